"""How a game ended: who won, and what every side had."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SideResult:
    """One side at the end: its rank (1 is best; winners share it) and the parts of its score."""

    name: str
    seat: int | None
    rank: int
    parts: dict[str, int]
    total: int | None = None


@dataclass(frozen=True)
class Outcome:
    """Who won and why. `winners` are numbers of sides: several if the victory is shared, none if nobody won."""

    winners: tuple[int, ...]
    sides: tuple[SideResult, ...]
    reason: tuple[str, str]
    adjudicated: bool = False
