"""A designer adds cards with verbs that there are: no code is needed, and the cards are met in play."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.table.fields import BOX, HAND, OFFER, STACKS, zone_list
from eldertable.kernel import BadContent
from eldertable.lab.playout import random_game
from tests.rules.rise_of_the_cults.table import DOWNTOWN, rise, the_game

TEXT = {"name": "A stranger", "text": "Draw {n} cards."}
BOTH = {"en": TEXT, "pl": TEXT, "editions": ["en", "pl"]}
ICONS = {"attack": 1, "power": 2, "terror": 0}
DRAWS = {"window": "mobilization", "ability": [{"verb": "draw", "n": 2}]}
GUARDIAN = {"id": "Z1", "type": "guardian", "copies": 4, "cost": 2, "icons": ICONS, **BOTH, **DRAWS}
ACTION = {**GUARDIAN, "id": "Z2", "type": "action"}
STARTING = {**GUARDIAN, "id": "Z3", "type": "starting", "copies": 3, "colours": ["green"], "cost": 0}
CITY = {"id": "Z4", "advance": ["uptown"], "effect": [{"verb": "hand", "n": 7}], **BOTH}
PLAIN = {"en": {"name": "Alone"}, "pl": {"name": "Alone"}}
SETUP = {
    "id": "Z5",
    "sanity": {"downtown": 3, "rivertown": 3, "uptown": 3, "northside": 3},
    "closer": 1,
    "arrived": ["uptown"],
    **PLAIN,
}
OBJECTIVE = {"id": "Z6", "level": 9, "guardians": 3, **PLAIN}
NPC = {"id": "Z7", "roll": 0, "plan": "bluff", **PLAIN}


def with_cards(*cards: dict[str, Any]) -> RiseOfTheCults:
    """The game with further Cult cards."""
    return RiseOfTheCults({"cards": {"card": list(cards)}})


def played(game: RiseOfTheCults, seats: int, **options: Any) -> None:
    """A few games to their end, all components accounted for and everything said and shown in every language."""
    for seed in range(3):
        state = game.new(seats=seats, seed=seed, options=options, unattended=True)
        for locale in game.locales:
            game.scene(state, 0, locale)
        random_game(state, seed, [])
        assert state.over
        assert game.audit(state) == []


def test_a_guardian_and_an_action_are_laid_out_bought_and_used() -> None:
    game = with_cards(GUARDIAN, ACTION)
    for seats in (1, 2, 4):
        played(game, seats)
    table = rise(game=game).stack(DOWNTOWN, "Z1").stack(DOWNTOWN, "Z2").site(0, DOWNTOWN)
    table.tokens(0, initiates=4).marker(DOWNTOWN, 0).action(0)
    table.play("Augmentation in Downtown", "Buy A stranger + A stranger for 4 Power", "4 Initiates")
    assert table.hand_of(0) == ["Z1", "Z2"]


def test_an_added_card_does_not_take_the_face_of_disorganization() -> None:
    table = rise(game=with_cards(GUARDIAN))
    pieces = table.game.moving(table.state).pieces
    assert [piece.face for piece in pieces if piece.zone == "disorganization"] == ["X1"]
    still = table.game.still(table.state)
    assert [face.icon for face in still.faces if face.id == "Z1"] == ["card"]


def test_a_starting_card_is_in_the_deck_of_its_colour() -> None:
    game = with_cards(STARTING)
    played(game, 2)
    assert len(game.content.pools["en"].starting[0]) == len(the_game().content.pools["en"].starting[0]) + 3


def test_a_city_card_is_revealed_and_holds_for_its_round() -> None:
    game = RiseOfTheCults({"city": {"city": [CITY]}})
    played(game, 3)
    assert "Z4" in game.names(game.sit_down(2))["city"]


def test_a_setup_card_is_drawn() -> None:
    game = RiseOfTheCults({"setup": {"setup": [SETUP]}})
    played(game, 2, setup="Z5")
    assert game.new(2, 0, options={"setup": "Z5", "layout": "printed"}).arrived == [0, 0, 1, 0]


def test_an_objective_is_asked_for() -> None:
    game = RiseOfTheCults({"objectives": {"objective": [OBJECTIVE]}})
    played(game, 1, objective="Z6")
    assert game.presets["first-game"]["objective"] == "O1"


def test_an_npc_card_is_only_a_reminder() -> None:
    played(RiseOfTheCults({"npc": {"npc": [NPC]}}), 1)


def test_a_whole_folder_can_be_another_game(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(RiseOfTheCults.folder / "content", folder)
    with (folder / "cards.toml").open("a", encoding="utf-8") as cards:
        cards.write(
            '\n[[card]]\nid = "Z1"\ntype = "guardian"\ncopies = 2\ncost = 1\neditions = ["en", "pl"]\n'
            'window = "recruitment"\nicons = { attack = 0, power = 1, terror = 1 }\n'
            'en = { name = "Late" }\npl = { name = "Late" }\n'
            '[[card.ability]]\nverb = "gain-tokens"\nn = 1\n'
        )
    game = RiseOfTheCults(folder)
    played(game, 2)
    assert game.content.kinds.ids[-1] == "Z1"


def test_a_card_beyond_the_bound_is_refused_by_its_name() -> None:
    many = [{**GUARDIAN, "id": f"Z{number}"} for number in range(40)]
    with pytest.raises(BadContent, match=r"cards\.toml: \d+ kinds of card; there is room for 40 \(kind\)"):
        with_cards(*many)


def test_zones_have_the_numbers_that_the_rules_know_them_by() -> None:
    names = [zone.name for zone in zone_list()]
    assert (names[HAND], names[HAND + 3], names[OFFER], names[BOX]) == ("hand 0", "hand 3", "offer", "box")
    assert names[STACKS : STACKS + 3] == ["downtown guardians", "downtown actions", "rivertown guardians"]
    assert len(names) == BOX + 1
