"""A bot that is a program of its own, in any language: it reads questions and writes answers, a line of JSON each.

A question is `{"game", "seat", "seconds", "question", "view", "answers": [{"answer", "meaning", "words"}]}`; an answer is
`{"answer": 3}` or `3`. docs/your-own-bot.md tells the rest.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from eldertable.kernel import BadOption, EldertableError, Game, State

MARGIN: Final = 0.2
"""So much of its time a program is not told of: the way to it and back."""
MOST_STARTS: Final = 5
"""A program is started at most so many times."""
LONGEST: Final = 1 << 20
"""An answer of more letters than these is none."""
MOST_UNASKED: Final = 16
"""A program that says so many lines too many is not listened to any more."""
GRACE: Final = 1.0
"""So many seconds a program has to leave when the game is over."""


class Program:
    """A program that answers questions. It is started when it is first asked, and again after a fall."""

    def __init__(self, command: str, seed: int, seconds: float) -> None:
        self.running: Running | None = None
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BadOption(f"program:{command} cannot be read: {error}") from None
        if not self.words:
            raise BadOption("program: names no program; write program:COMMAND")
        self.seed = seed
        self.seconds = seconds
        self.starts = 0

    def answer(self, state: State, seat: int) -> Any:
        """What the program answers; EldertableError if it says nothing, or nonsense, or is gone."""
        asked = json.dumps(question(state, seat, self.seconds, self.seed), ensure_ascii=False)
        if self.running is not None and self.running.asked:
            self.close()  # it has not even read what it was asked before
        running = self._started()
        try:
            said = running.ask(asked, self.seconds)
        except EldertableError:
            running.end()
            raise
        return understood(said)

    def _started(self) -> Running:
        if self.running is not None and self.running.process.poll() is None:
            return self.running
        if self.starts >= MOST_STARTS:
            raise EldertableError(f"the program has ended {self.starts} times; it is not started again")
        self.close()
        self.starts += 1
        try:
            self.running = Running(self.words)
        except OSError as error:
            raise EldertableError(f"the program {self.words[0]!r} cannot be started: {error}") from None
        return self.running

    def close(self, grace: float = 0.0) -> None:
        """End the program; it has so many seconds to leave by itself, once it has nothing more to read."""
        running, self.running = self.running, None
        if running is not None:
            running.end(grace)

    def __del__(self) -> None:
        self.close()


class Running:
    """A program that runs. It may be asked in one thread and ended in another."""

    def __init__(self, words: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.asked = False
        """Whether a question is on its way to it, or waits for its answer."""
        self.heard: Queue[str | None] = Queue()
        """The lines that it has said; None: it says no more, or too much to be listened to."""
        self.too_much = False
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Take in what the program says, line by line; stop if it says too much unasked."""
        stdout = self.process.stdout
        assert stdout is not None
        with suppress(OSError, ValueError):
            while said := stdout.readline(LONGEST):
                if self.heard.qsize() >= MOST_UNASKED:
                    self.too_much = True
                    break
                if said.strip():
                    self.heard.put(said)
        self.heard.put(None)
        if self.too_much:
            self.process.wait()  # closing what it writes to would end it before it is told of
        _close(stdout)

    def ask(self, question: str, seconds: float) -> str:
        """The line that it answers with. What it said before was no answer to this: it is forgotten."""
        with suppress(Empty):
            while True:
                self._must_go_on(self.heard.get_nowait())
        stdin = self.process.stdin
        assert stdin is not None
        self.asked = True
        try:
            stdin.write(question + "\n")
            stdin.flush()
            return self._must_go_on(self.heard.get(timeout=max(0.0, seconds * (1 - MARGIN / 2))))
        except Empty:
            raise EldertableError(f"the program said nothing within {seconds:g} seconds") from None
        except (OSError, ValueError):
            _close(stdin)
            raise EldertableError("the program has ended") from None
        finally:
            self.asked = False

    def _must_go_on(self, said: str | None) -> str:
        if said is not None:
            return said
        if self.too_much:
            raise EldertableError(
                f"the program said more than {MOST_UNASKED} lines that nobody had asked for"
            )
        raise EldertableError("the program has ended")

    def end(self, grace: float = 0.0) -> None:
        """End it: with `grace` at first by closing what it reads, unless it is being asked; else at once."""
        if grace > 0 and not self.asked:
            _close(self.process.stdin)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(grace)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        # Whoever still writes to it finds it dead and closes; to close here would wait for them.
        if not self.asked:
            _close(self.process.stdin)


def _close(pipe: IO[str] | None) -> None:
    if pipe is not None:
        with suppress(OSError, ValueError):
            pipe.close()


def question(state: State, seat: int, seconds: float, seed: int = 0) -> dict[str, Any]:
    """What a seat is asked, as plain data: all that it may know, and every legal answer with its meaning."""
    game: Game = state.table.game
    prompt = game.prompt(state, seat)
    return {
        "game": game.name,
        "seat": seat,
        "seats": state.table.seats,
        "seed": seed,
        "seconds": round(seconds * (1 - MARGIN), 3),
        "question": "" if prompt is None else prompt.words,
        "view": game.view(state, seat),
        "answers": [
            {
                "answer": answer,
                "meaning": list(game.meaning(state, answer)),
                "words": game.describe(state, answer, seat),
            }
            for answer in state.legal(seat)
        ],
    }


def understood(said: str) -> int:
    """The answer in a line."""
    try:
        told = json.loads(said)
    except ValueError:
        raise EldertableError(f"the program said {said.strip()[:80]!r}, which is no JSON") from None
    answer = told.get("answer") if isinstance(told, dict) else told
    if not isinstance(answer, int) or isinstance(answer, bool):
        raise EldertableError(f"the program said {said.strip()[:80]!r}, which is no answer: write a number")
    return answer
