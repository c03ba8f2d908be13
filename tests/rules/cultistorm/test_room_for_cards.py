"""Room for cards: a card with a known verb needs no code, in any content file; what goes beyond a bound is refused."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import BOX
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import BadContent
from eldertable.lab.playout import random_game

OBJECT = {
    "id": "OB99",
    "copies": 9,
    "use": "preparation",
    "price": "once",
    "effect": [{"verb": "heal", "n": 1}],
    "en": {"name": "Smelling Salts", "text": "Once per turn: heal {n}."},
}
LOCATION = {
    "id": "LO-S9",
    "symbol": "S",
    "limit": "free",
    "effect": [{"verb": "draw", "n": 1}],
    "en": {"name": "Old Mill", "text": "Draw {n}."},
}
RANK = {
    "id": "99",
    "skull": [3, 4, 5],
    "symbols": dict.fromkeys("SMFWK", "SMF"),
    "en": {"name": "Usher"},
}
SPECIAL = {
    "id": "CU-X9",
    "cast": "",
    "symbols": "SM?",
    "ability": "hides",
    "en": {"name": "Gaunt Page", "text": "Hides."},
}
GOO = {
    "id": "GO-99",
    "wave": 1,
    "symbols": "SMFWK",
    "peril": "terror-plus",
    "en": {"name": "Something Else", "text": "Terror goes further."},
}
TERROR = {
    "id": "TE99",
    "number": 2,
    "verb": "mad-least",
    "n": 1,
    "en": {"name": "A Draught", "text": "{n} insanity."},
}
ENDGAME = {
    "id": "EG9",
    "drop": 1,
    "where": "marker",
    "hold": False,
    "terror_plus": 0,
    "dice_minus": 0,
    "en": {"name": "Night", "text": "Night falls."},
}
ACTION = {
    "id": "GN99",
    "symbols": "S",
    "icons": "",
    "effect": [{"verb": "heal", "n": 1}],
    "en": {"name": "Kind Word", "text": "Heal {n}."},
}
INVESTIGATOR = {
    "id": "ZZ",
    "worth": 9.0,
    "range": "melee",
    "hue": "#888888",
    "shape": "circle",
    "icon": "healer",
    "en": {"name": "Ida Crane", "text": "Typist"},
    "ability": [{"always": [{"verb": "hand-plus", "n": 1}], "en": {"name": f"Keys {n}"}} for n in "123"],
}
STAR_CARDS = [{**ACTION, "id": f"ZZ0{n}", "deck": "ZZ", "symbols": "SMFWK"} for n in (1, 2)]


def lies_anywhere(name: str) -> Callable[[StormState], bool]:
    """Whether a card whose name begins like this is in the game, out of the box."""

    def met(state: StormState) -> bool:
        names = state.table.game.names(state.table)["card"]
        return any(names[card].startswith(name) for zone in state.zones[:BOX] for card in zone)

    return met


def has_goo(state: StormState) -> bool:
    """Whether the new Great Old One could come."""
    goos = state.agreed.content.goos
    return goos.ids[-1] == "GO-99" and goos.wave.count(1) > 5


def has_location(state: StormState) -> bool:
    """Whether the new location lies on the board."""
    locations = state.agreed.content.locations
    return any(locations[location].id == "LO-S9" for location in state.location)


ADDED: list[tuple[dict[str, Any], dict[str, Any], Callable[[StormState], bool]]] = [
    ({"objects": {"object": [OBJECT]}}, {}, lies_anywhere("OB99")),
    ({"locations": {"location": [LOCATION]}}, {}, has_location),
    ({"cultists": {"rank": [RANK]}}, {}, lies_anywhere("CU-S99")),
    ({"cultists": {"special": [SPECIAL]}}, {"gaunt_choir": True}, lies_anywhere("CU-X9")),
    ({"goos": {"goo": [GOO]}}, {}, has_goo),
    ({"terror": {"terror": [TERROR]}}, {}, lies_anywhere("TE99")),
    ({"terror": {"endgame": [ENDGAME]}}, {}, lies_anywhere("EG9")),
    ({"actions": {"action": [ACTION]}}, {}, lies_anywhere("HE GN99")),
    (
        {"investigators": {"investigator": [INVESTIGATOR]}, "actions": {"action": STAR_CARDS}},
        {"investigators": ["ZZ", "HE", "random", "random"]},
        lies_anywhere("ZZ ZZ01"),
    ),
]


@pytest.mark.parametrize(
    ("content", "options", "met"),
    ADDED,
    ids=[f"{'-'.join(content)}-{n}" for n, (content, *_) in enumerate(ADDED)],
)
def test_a_card_with_a_known_verb_needs_no_code(
    content: dict[str, Any], options: dict[str, Any], met: Callable[[StormState], bool]
) -> None:
    game = Cultistorm(content)
    seen = 0
    for seed in range(6):
        state = game.new(seats=4, seed=seed, options=options)
        while type(state.decision).__name__ == "ChooseInvestigator":
            state.play(game.greedy(state, state.speaker))
        seen += met(state)
        for _ in range(40):
            game.scene(state, state.speaker)
            if state.over:
                break
            state.play(game.greedy(state, state.speaker))
        random_game(state, seed, [])
        assert game.audit(state) == []
    assert seen


def test_a_whole_folder_with_a_card_more_can_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(Cultistorm.folder / "content", folder)
    written = (folder / "objects.toml").read_text("utf-8")
    more = '\n[[object]]\nid = "OB99"\ncopies = 1\nuse = "event"\nprice = "discard"\n'
    more += 'effect = [{ verb = "mad", n = 1 }]\nen = { name = "A Shadow", text = "{n} insanity." }\n'
    (folder / "objects.toml").write_text(written + more, "utf-8")
    game = Cultistorm(folder)
    state = game.new(seats=3, seed=1)
    random_game(state, 1, [])
    assert game.names(state.table)["object"][-1] == "OB99"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            {"objects": {"object": [{**OBJECT, "id": f"OB{100 + n}"} for n in range(60)]}},
            "objects.toml: 86 kinds of object; there is room for 64 (object)",
        ),
        (
            {"cultists": {"rank": [{**RANK, "id": f"{100 + n}"} for n in range(30)]}},
            "cultists.toml: 212 cultists; there is room for 160 (cultist)",
        ),
        (
            {"actions": {"action": [{**ACTION, "id": f"GN{100 + n}"} for n in range(20)]}},
            "actions.toml: 41 cards in the deck of HE; there is room for 32 (own_card)",
        ),
        (
            {"investigators": {"investigator": [{**INVESTIGATOR, "id": f"Z{n}"} for n in range(9)]}},
            "investigators.toml: 15 investigators; there is room for 12 (investigator)",
        ),
    ],
)
def test_what_goes_beyond_a_bound_is_refused_with_its_name(content: dict[str, Any], words: str) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)
