"""Content of modules that cannot be played is refused with file, entry and field; the last number that can be is not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.diseases.module import Strain
from eldertable.games.cultistorm.modules.other_worlds.module import Otherworld
from eldertable.kernel import BadContent

HOUND = {
    "symbols": "SMWK",
    "sign": "K",
    "ability": "at-gate",
    "icon": "CR1",
    "en": {"name": "Hound", "text": "Howls."},
}
"""A creature as creatures.toml has it, but for its id."""


def knob(module: str, name: str, value: object) -> dict[str, Any]:
    """One number of modules.toml, turned."""
    return {"modules": {module: {name: value}}}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (knob("solo", "solo_row", 3), "modules.toml: solo, solo_row: a row has room for 2"),
        (knob("solo", "solo_targets", 7), "modules.toml: solo, solo_targets: there are 6 at most"),
        (knob("two", "two_row", 4), "modules.toml: two, two_row: the row has room for 3"),
        (knob("puzzle", "puz_depth", [8, 10, 14]), "modules.toml: puzzle, puz_depth: there must be 4"),
        (
            knob("puzzle", "puz_depth", [8, 10, 14, 18, 22]),
            "modules.toml: puzzle, puz_depth: there must be 4",
        ),
        (knob("inkblots", "ink_limit", 4), "modules.toml: inkblots, ink_limit: the Dreamer is made of 5"),
        (
            knob("inkblots", "ink_limit_two", 4),
            "modules.toml: inkblots, ink_limit_two: the Dreamer is made of 5",
        ),
        (knob("overlord", "terror_places", [5, 4, 4, 7]), "modules.toml: overlord, terror_places: 4 to 6"),
        (knob("overlord", "terror_ahead", [0, 0, 4, 0]), "modules.toml: overlord, terror_places: 4 to 6"),
        (knob("overlord", "pool_dice", [2, 3, 4, 4]), "modules.toml: overlord, pool_dice: one for each"),
        (knob("overlord", "ink_start", -1), "modules.toml: overlord, ink_start: Expected `int` >= 0"),
        (
            knob("overlord", "author_replies", -1),
            "modules.toml: overlord, author_replies: Expected `int` >= 0",
        ),
        (knob("overlord", "starting_objects", [2, 3, 2, 2]), r"starting_objects\[1\]: Expected `int` <= 2"),
        (knob("overlord", "starting_objects", [2, 0, 2, 2]), r"starting_objects\[1\]: Expected `int` >= 1"),
        (knob("overlord", "limit", [11, 12, 13, 0]), r"overlord, limit\[3\]: Expected `int` >= 1"),
        (knob("overlord", "endgame_crystals", [1, 1, 1, 6]), r"endgame_crystals\[3\]: Expected `int` <= 5"),
        (knob("overlord", "ink_income", [1, 1, -1, 1]), r"overlord, ink_income\[2\]: Expected `int` >= 0"),
        (knob("overlord", "strokes", [1, 1, 1]), "overlord, strokes: Expected `array` of length 4, got 3"),
        (knob("solo", "solo_resolve", -1), "modules.toml: solo, solo_resolve: Expected `int` >= 0"),
        ({"absent": {"absent": [{"id": "AB-HE1", "of": "XX"}]}}, "absent.toml: AB-HE1, of: 'XX'"),
        (
            {"other_worlds": {"world": [{"id": "OW02", "goo": "GO-?"}]}},
            "OW02, goo: 'GO-\\?' is no Great Old One",
        ),
        ({"other_worlds": {"world": [{"id": "OW02", "goo": "GO-S"}]}}, "goo: GO-S has a world already"),
        ({"other_worlds": {"world": [{"id": "OW02", "rescue": "S"}]}}, "OW02, rescue: two letters of SMFWK"),
        ({"other_worlds": {"world": [{"id": "OW02", "rescue": "SX"}]}}, "OW02, rescue: two letters of SMFWK"),
        ({"rituals": {"experience": {"one": ["GN99"]}}}, "experience: there is no action card 'GN99'"),
        ({"rituals": {"experience": {"one": ["GN07"]}}}, "experience: GN07 is listed twice"),
        ({"sects": {"sect": [{"id": "HT", "rule": "ebb"}]}}, "sects.toml: HT, rule: 'ebb' is unknown"),
        (knob("sects", "special_cards", 6), "sects.toml: HT, member: there must be 6"),
        (
            {"creatures": {"creature": [{**HOUND, "id": "CR6"}]}},
            "creatures.toml: the sets must be CR1, CR2, CR3, CR4, CR5, in this order",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_by_file_entry_and_field(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        Cultistorm(change)


def test_there_is_room_for_sixteen_rituals() -> None:
    def more(n: int) -> dict[str, Any]:
        heal = {
            "tome": "breath",
            "price": 2,
            "use": "turn",
            "effect": [{"verb": "heal", "n": 1}],
            "worth": 1.0,
        }
        words = {"name": "Rite of Dust", "text": "Heal 1."}
        return {"rituals": {"ritual": [{"id": f"DR{at}", **heal, "en": words} for at in range(13, 13 + n)]}}

    assert Cultistorm(more(4))
    with pytest.raises(BadContent, match="17 rituals; there is room for 16"):
        Cultistorm(more(5))


@pytest.mark.parametrize(
    ("shape", "card"),
    [
        (Otherworld, {"id": "OW99", "goo": "GO-S", "rescue": "="}),
        (Strain, {"id": "DS99", "symbol": "S", "rule": ""}),
    ],
)
def test_a_rule_without_a_number_counts_one(shape: Any, card: dict[str, str]) -> None:
    assert msgspec.convert({**card, "en": {"name": "Elsewhere", "text": "Nothing."}}, shape).n == 1


@pytest.mark.parametrize(
    "change",
    [
        knob("solo", "solo_targets", 6),
        knob("inkblots", "ink_limit", 5),
        knob("overlord", "terror_places", [4, 5, 6, 6]),
        knob("overlord", "terror_ahead", [4, 3, 3, 4]),
        knob("overlord", "pool_dice", [2, 3, 4, 5]),
        knob("overlord", "starting_objects", [1, 2, 1, 2]),
        knob("overlord", "endgame_crystals", [5, 1, 1, 5]),
    ],
)
def test_the_last_number_that_can_be_played_is_taken(change: dict[str, Any]) -> None:
    Cultistorm(change)
