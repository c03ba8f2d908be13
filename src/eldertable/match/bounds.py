"""What cannot be taken back: chance, sight, and what others did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from eldertable.kernel import State

Why: TypeAlias = Literal["chance", "over", "seat"]
"""Why an answer is final: it rolls dice or shows something hidden, ends the game, or hands over to another seat."""

Reason: TypeAlias = Literal["start", "dice", "sight", "over", "seat", "end", "far"]

_WORDS: dict[Reason, str] = {
    "start": "nothing has been answered yet that could be taken back",
    "dice": "dice were rolled after the last answer of seat {seat}",
    "sight": "something hidden was shown after the last answer of seat {seat}",
    "over": "the last answer of seat {seat} ended the game",
    "seat": "the last answer was that of seat {seat}: only one's own can be taken back",
    "end": "the match has ended",
    "far": "no more than the last answers are remembered so that they could be taken back",
}


@dataclass(frozen=True)
class Bound:
    """Why there is no way back: the reason, for clients that have words of their own, and whose answer it was."""

    reason: Reason
    seat: int | None = None

    @property
    def words(self) -> str:
        """The reason in English."""
        return _WORDS[self.reason].format(seat=self.seat)


def why_fixed(before: State, after: State) -> Reason | None:
    """Why an answer that led from one state to the other can't be taken back; None if it can."""
    if after.shown > before.shown:
        return "sight"
    if after.dice != before.dice:
        return "dice"
    if after.over:
        return "over"
    return None


def why_final(seat: int, before: State, after: State) -> Why | None:
    """The same for an answer that a seat only tries; that it hands over to another seat is a reason, too.

    Dice and sight are both called chance: to say which could tell a secret.
    """
    match why_fixed(before, after):
        case "over":
            return "over"
        case None:
            decision = after.decision
            return None if decision is None or seat in decision.seats() else "seat"
        case _:
            return "chance"
