"""How a game ended: who won, and what every side had."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


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
    """Who won and why. `winners` are numbers of sides: several if the victory is shared, none if nobody won.

    `carried`: what goes over into the next game, where several games tell one story; None where none follows.
    """

    winners: tuple[int, ...]
    sides: tuple[SideResult, ...]
    reason: tuple[str, str]
    adjudicated: bool = False
    carried: Mapping[str, Any] | None = None
