"""Endings that belong to an option: the games in which bots are to reach each of them."""

from __future__ import annotations

from typing import Any, NamedTuple


class Reached(NamedTuple):
    """A game with these options that ends by this rule; `name` goes into the name of its record."""

    name: str
    seats: int
    options: dict[str, Any]
    rule: str


HARD = {"terror_places": 4, "gaunt_choir": True}
"""What makes the missions end in all their ways soon."""

REACHED: dict[str, tuple[Reached, ...]] = {
    "cultistorm": (
        Reached("mission-1", 3, {"mission": "1", **HARD}, "CS-CAM-10"),
        Reached("mission-2", 3, {"mission": "2", **HARD}, "CS-CAM-13"),
        Reached("mission-7", 3, {"mission": "7", **HARD}, "CS-CAM-706"),
    ),
}
