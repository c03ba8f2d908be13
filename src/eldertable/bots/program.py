"""A bot that is a program of its own, in any language: it reads questions and writes answers, a line of JSON each.

A question is `{"game", "seat", "seconds", "question", "view", "answers": [{"answer", "meaning", "words"}]}`; an answer is
`{"answer": 3}` or `3`. docs/your-own-bot.md tells the rest.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final

from eldertable.kernel import BadOption, EldertableError, Game, State

MARGIN: Final = 0.2
"""So much of its time a program is not told of: the way to it and back."""
MOST_STARTS: Final = 5
"""A program that falls over so often is not started again."""
LONGEST: Final = 1 << 20
"""An answer of more letters than these is none."""


class Program:
    """A program that answers questions. It is started when it is first asked, and again after a fall."""

    def __init__(self, command: str, seed: int, seconds: float) -> None:
        self.running: subprocess.Popen[str] | None = None
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BadOption(f"program:{command} cannot be read: {error}") from None
        if not self.words:
            raise BadOption("program: names no program; write program:COMMAND")
        self.seed = seed
        self.seconds = seconds
        self.starts = 0
        self.heard: Queue[str | None] = Queue()

    def answer(self, state: State, seat: int) -> Any:
        """What the program answers; EldertableError if it says nothing, or nonsense, or is gone."""
        asked = json.dumps(question(state, seat, self.seconds, self.seed), ensure_ascii=False)
        program = self._started()
        assert program.stdin is not None
        try:
            program.stdin.write(asked + "\n")
            program.stdin.flush()
        except OSError:
            self.close()
            raise EldertableError("the program has ended") from None
        try:
            said = self.heard.get(timeout=max(0.0, self.seconds * (1 - MARGIN / 2)))
        except Empty:
            self.close()
            raise EldertableError(f"the program said nothing within {self.seconds:g} seconds") from None
        if said is None:
            self.close()
            raise EldertableError("the program has ended")
        return understood(said)

    def _started(self) -> subprocess.Popen[str]:
        if self.running is not None and self.running.poll() is None:
            return self.running
        if self.starts >= MOST_STARTS:
            raise EldertableError(f"the program has ended {self.starts} times; it is not started again")
        self.starts += 1
        self.heard = Queue()
        try:
            self.running = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise EldertableError(f"the program {self.words[0]!r} cannot be started: {error}") from None
        Thread(target=_listen, args=(self.running, self.heard), daemon=True).start()
        return self.running

    def close(self) -> None:
        """End the program: at first by closing what it reads."""
        program, self.running = self.running, None
        if program is None:
            return
        if program.stdin is not None:
            with suppress(OSError):
                program.stdin.close()
        if program.poll() is None:
            program.kill()
        program.wait()

    def __del__(self) -> None:
        self.close()


def _listen(program: subprocess.Popen[str], heard: Queue[str | None]) -> None:
    """Pass on what a program says, line by line, and that it says no more."""
    assert program.stdout is not None
    with suppress(OSError, ValueError):
        while said := program.stdout.readline(LONGEST):
            if said.strip():
                heard.put(said)
    with suppress(OSError):
        program.stdout.close()
    heard.put(None)


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
