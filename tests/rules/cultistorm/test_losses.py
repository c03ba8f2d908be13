"""What is lost, and why: a sentence and its question name the rule that took a card, an object or a trophy."""

import pytest

from eldertable.games.cultistorm.box.places import AT_PLACE, OBJECT_DISCARD, SUPPLY
from eldertable.games.cultistorm.rules.fighting.fight import Penalty
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance, CarryOut
from eldertable.games.cultistorm.table.fields import DIED
from tests.rules.cultistorm.table import P1, P2, Storm, storm, the_game
from tests.support import rule


def struck(table: Storm, id: str) -> Storm:
    """A terror card is carried out."""
    return table.run(CarryOut(the_game().content.terror_ids.index(id)))


def asked_by(table: Storm) -> tuple[str, ...]:
    """The rules that the question shows."""
    prompt = table.game.prompt(table.state, table.state.speaker)
    assert prompt is not None
    return prompt.rules


def taken_by(table: Storm) -> list[str]:
    """The rules of all sentences about something lost."""
    lost = [one for one in table.story if " discards " in one or " returns " in one]
    return [one.rpartition(" [")[2].rstrip("]") for one in lost if not one.startswith((">", "The Endgame"))]


@rule("CS-TER-03", "CS-DEC-25")
@pytest.mark.parametrize(("card", "answer"), [("TE05", "Moon"), ("TE10", "Moon"), ("TE22", "Moon")])
def test_what_a_terror_card_takes_is_told_as_its_doing(card: str, answer: str) -> None:
    table = storm().hand(0, "GN01.S", "GN02.M").objects(0, "OB01", "OB02").trophies(0, "SM")
    struck(table, card)
    assert asked_by(table) == ("CS-TER-03", "CS-DEC-25")
    assert taken_by(table.play(answer)) == ["CS-TER-03"]


@rule("CS-END-03")
def test_what_the_endgame_takes_is_told_as_its_doing() -> None:
    table = storm().hand(0, "GN01.S", "GN02.M").endgame_card("EG2", crystals=5)
    table.state.terror = 3
    assert asked_by(table.run(Advance())) == ("CS-END-03", "CS-DEC-25")
    assert taken_by(table.play("Star")) == ["CS-END-03"]


@rule("CS-DEC-13")
def test_what_a_support_takes_is_told_as_its_text() -> None:
    table = storm("HE", "FI", "GA").hand(0, "HE05.K").deck(1, "GN01.S", "GN02.M").prepare()
    assert asked_by(table.play("Case Notes (Key) for Sgt")) == ("CS-DEC-13",)
    assert taken_by(table.play("Star")) == ["CS-DEC-13"]


@rule("CS-RUL-061")
@pytest.mark.parametrize(("location", "answer"), [("LO-M1", "Star"), ("LO-K2", "Charm of the Star")])
def test_a_price_is_told_as_one(location: str, answer: str) -> None:
    table = storm().location(P1, location).mad(0, 1).hand(0, "GN01.S", "GN02.M").objects(0, "OB01", "OB02")
    assert asked_by(table.prepare().play("Use ")) == ("CS-RUL-061",)
    assert taken_by(table.play(answer)) == ["CS-RUL-061"]


@rule("CS-CMP-28")
def test_a_trophy_paid_is_told_as_the_use_of_trophies() -> None:
    table = storm().location(P1, "LO-M2").trophies(0, "SM").cultists(P1, "CU-S01").prepare()
    assert asked_by(table.play("Use Hollow")) == ("CS-CMP-28",)
    assert taken_by(table.play("Moon")) == ["CS-CMP-28"]


@rule("CS-RUL-061")
def test_a_price_of_several_is_paid_in_full() -> None:
    dear = [
        {"id": "LO-M2", "cost": [{"verb": "trophy-pay", "n": 2}]},
        {"id": "LO-K2", "cost": [{"verb": "object-drop", "n": 2}]},
    ]
    content = {"locations": {"location": dear}}
    table = storm(content=content).location(P1, "LO-M2").trophies(0, "SM").cultists(P1, "CU-S01").prepare()
    assert table.play("Use Hollow", "Moon").trophies_of(0) == ""
    table = storm(content=content).location(P1, "LO-K2").objects(0, "OB01", "OB02").prepare()
    table.play("Use Pennick", "Charm of the Moon")
    assert table.cards(OBJECT_DISCARD) == ["OB02.1", "OB01.1"]


@rule("CS-RSH-11", "CS-DEC-10")
def test_what_makes_room_for_a_find_is_told_so() -> None:
    table = storm().objects(0, "OB01", "OB02").hand(0, "GN02.M").next_objects("OB03").prepare()
    assert asked_by(table.play("Research", "Charm of the Flame")) == ("CS-RSH-11", "CS-DEC-10")
    assert taken_by(table.play("Charm of the Star")) == ["CS-RSH-11"]


@rule("CS-RUL-081")
def test_what_makes_room_for_a_gift_is_told_so() -> None:
    table = storm().objects(0, "OB01").objects(1, "OB02", "OB03").at(2, P2).prepare()
    table.play("Give away", "To Sgt. Roscoe Tillman")
    assert asked_by(table) == ("CS-RUL-081", "CS-DEC-11")
    assert taken_by(table.play("Charm of the Moon")) == ["CS-RUL-081"]


# --- Desecration where any trophies seal ----------------------------------------------------------------------------


def desecrated(**options: str) -> Storm:
    """Moon, Flame and Key lie on one location, a Star on another."""
    table = storm(seal_trophies="any_symbol", **options).on_location(P2, "MFK").on_location(P1, "S")
    return struck(table, "TE16")


@rule("CS-RUL-004", "CS-DEC-25", "CS-RUL-117")
def test_te16_of_several_kinds_of_trophies_the_table_chooses_which_is_lost() -> None:
    table = desecrated()
    assert table.options() == ["Moon", "Flame", "Key"]
    table.play("Flame")
    assert table.told() == ["A Flame trophy is lost from Marsh Road Sanatorium."]
    assert table.trophies_of(AT_PLACE + P2) == "MK"
    assert table.trophies_of(SUPPLY).count("F") == 8


@rule("CS-RUL-117", "CS-DEC-25")
def test_te16_may_be_a_vote() -> None:
    table = desecrated(table_decider="vote").play("Moon", "Key", "Key")
    assert "Sgt. Roscoe Tillman votes for a Key trophy." in table.told()
    assert table.trophies_of(AT_PLACE + P2) == "MF"


@rule("CS-DEC-25")
def test_te16_of_one_kind_nobody_is_asked() -> None:
    table = struck(storm(seal_trophies="any_symbol").on_location(P2, "KK"), "TE16")
    assert (table.asked, table.trophies_of(AT_PLACE + P2)) == ("Prepare", "K")


@rule("CS-TER-03", "CS-RUL-056")
def test_te16_of_another_size_takes_so_many_trophies_or_all_there_are() -> None:
    greedy = {"terror": {"terror": [{"id": "TE16", "n": 2}]}}
    table = storm(seal_trophies="any_symbol", content=greedy).on_location(P2, "MFK")
    assert struck(table, "TE16").play("Flame", "Key").trophies_of(AT_PLACE + P2) == "M"
    table = struck(storm(content=greedy).on_location(P2, "M"), "TE16")
    assert (table.asked, table.trophies_of(AT_PLACE + P2)) == ("Prepare", "")


@rule("CS-CMP-09")
def test_four_tokens_are_borne() -> None:
    assert not storm().mad(0, 3).run(Penalty(0)).state.ended
    assert storm().mad(0, 4).run(Penalty(0)).state.ended == DIED
