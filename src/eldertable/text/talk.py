"""A table that one talks with: somebody sits in one seat, bots in the others, and everything is said in text.

For whoever reads and writes instead of looking and clicking, a language model above all. Only what the seat may know is
ever said.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import NoReturn

from eldertable.kernel import Game
from eldertable.kernel.scene import Reason
from eldertable.kernel.steps import TABLE
from eldertable.match import Match
from eldertable.text.guide import term_lines
from eldertable.text.line import Line
from eldertable.text.play import Client, Mind
from eldertable.text.screen import Screen
from eldertable.text.story import rule_lines

FEW = 8
"""So many reasons or rules are told at once."""


class Talk:
    """A match, and what can be asked and said from one seat of it."""

    def __init__(self, match: Match, bots: Mapping[int, Mind], seat: int, locale: str = "en") -> None:
        self.match = match
        self.game: Game = match.game
        self.seat = seat
        self.locale = locale
        # What a client shows goes nowhere: here it is asked for what there is to say.
        screen = Screen(StringIO(), StringIO(), plain=True)
        self.client = Client(match, bots, _no_hint, screen, locale)
        self.play_on()

    def play_on(self) -> None:
        """Let bots answer, and whoever has no choice, until this seat is asked or the game is over."""
        while not self.match.over:
            speaker = self.match.state.speaker
            assert speaker is not None
            if speaker == TABLE:
                self.match.answer(self.match.state.choices[0], speaker)
            elif speaker in self.client.bots:
                self.match.answer(self.client.bots[speaker](self.match.state, speaker), speaker)
            elif self.client.has_no_choice(speaker):
                self.client.take_only_way(speaker)
            else:
                return

    def look(self) -> str:
        """The whole table as this seat sees it, and what it is asked."""
        return _text([*self.client.look(self.seat).whole()]) + "\n\n" + self.asked()

    def news(self) -> str:
        """What happened since this was last asked."""
        return _text(self.client.news(self.seat))

    def asked(self) -> str:
        """What this seat is asked, and every legal answer: its number, what it means in words, and in fixed words."""
        outcome = self.match.outcome(self.locale)
        if outcome is not None:
            names = [self.game.side_name(self.match.state, side, self.locale) for side in outcome.winners]
            return f"The game is over: {outcome.reason[1]}. Winners: {', '.join(names) or 'nobody'}."
        state = self.match.state
        prompt = self.game.prompt(state, self.seat, self.locale)
        assert prompt is not None
        lines = [prompt.words]
        for at, answer in enumerate(state.legal(self.seat), 1):
            meaning = " ".join(self.game.meaning(state, answer))
            lines.append(f"{at}. {self.game.describe(state, answer, self.seat, self.locale)} [{meaning}]")
        return "\n".join(lines)

    def answer(self, number: int) -> str:
        """Give the answer with this number; what happens until this seat is asked again."""
        if self.match.over:
            return self.asked()
        answers = self.match.state.legal(self.seat)
        if not 1 <= number <= len(answers):
            return f"There is no answer {number}. Give a number from 1 to {len(answers)}.\n\n{self.asked()}"
        self.match.answer(answers[number - 1], self.seat)
        self.play_on()
        return f"{self.news()}\n\n{self.asked()}".strip()

    def why_not(self, words: str) -> str:
        """Why what is called so cannot be done by this seat now, with the rule."""
        if self.match.over:
            return self.asked()
        if not words.strip():
            return "Say what you would like to do: some words of an answer, or the name of something on the table."
        reasons = self.client.reasons(words, self.seat)
        told = [_because(name, reason) for name, reason in reasons[:FEW]]
        told += [str(one) for one in term_lines(self.client.meaning(words, [name for name, _ in reasons]))]
        return "\n".join(told) or f"Nothing that is called {words!r} can be chosen in this question."

    def rules(self, words: str) -> str:
        """The rules of the ledger with this number, or these words in them."""
        found = self.game.rules.find(words)
        if not found:
            return (
                f"No rule has {words!r} in it. Try a word of the game, or a number such as those in brackets."
            )
        more = f"\n... and {len(found) - FEW} more; say more words." if len(found) > FEW else ""
        return _text(rule_lines(found[:FEW])) + more


def _because(name: str, reason: Reason | None) -> str:
    if reason is None:
        return f"{name}: this can be done now."
    return f"{name}: {reason.words} [{reason.rule}]"


def _text(lines: list[Line]) -> str:
    return "\n".join(str(one) for one in lines)


def _no_hint(state: object, seat: int, locale: str) -> NoReturn:
    raise NotImplementedError("nobody asks for a hint here")
