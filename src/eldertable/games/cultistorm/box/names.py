"""What numbers are called in dumps and in the meanings of answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.places import CULTISTS


def base_names(frozen: Content) -> Mapping[str, Sequence[str]]:
    """By dimension, in the order of the numbers."""
    seats = ("0", "1", "2", "3", "4")
    places = ("P1", "P2", "P3", "P4", "P5")
    cultists = frozen.cultists.ids
    nobody = [*cultists, *(f"nobody {number}" for number in range(len(cultists), CULTISTS))]
    enemies = [*nobody, *(f"GOO {place}" for place in places)]
    things = [thing.id for thing in frozen.things]
    return {
        "card": frozen.names,
        "seat": seats,
        "other": seats,
        "subject": seats,
        "place": places,
        "symbol": tuple(c.LETTERS),
        "other_symbol": tuple(c.LETTERS),
        "face": tuple(c.LETTERS + "*"),
        "to": tuple(c.LETTERS + "*"),
        "cultist_face": tuple(c.LETTERS + "-"),
        "old": tuple(c.LETTERS + "-"),
        "investigator": [investigator.id for investigator in frozen.investigators],
        "location": [location.id for location in frozen.locations],
        "goo": frozen.goos.ids,
        "enemy": enemies,
        "fought": enemies,
        "cultist": cultists,
        "target": [*nobody, "GOO"],
        "object": things,
        "in_return": things,
        "effect": [effect.id for effect in frozen.effects],
        "terror": frozen.terror_ids,
        "endgame": [endgame.id for endgame in frozen.endgames],
        "circle": ("T1", "T2", "T3", "T4", "T5", "T6"),
        "keeper": (*seats, "laid"),
        "holder": (*seats, *places, *(f"board {seat}" for seat in seats), "supply"),
        "level": ("L1", "L2", "L3"),
        "repeat": ("giving", "targeting", "moving"),
        "slot": ("a", "b"),
    }
