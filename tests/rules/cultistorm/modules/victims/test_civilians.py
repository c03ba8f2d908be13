"""Every civilian, by name: what the reward is."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.box.places import CULTIST_DECK, OBJECTS
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.table.marks import marks_of
from tests.rules.cultistorm.modules.victims.town import Town, town
from tests.rules.cultistorm.table import P1, P2, P3
from tests.support import rule


def escorted(id: str, place: int = P2, **options: Any) -> Town:
    """The second of three can escort this civilian on a location without cultists."""
    return town(**options).civilian(place, id).at(1, place)


def saved(table: Town) -> Town:
    """The second of three escorts the civilian."""
    table.prepare().play("Escort", seat=1)
    assert len(table.saved()) == 1
    return table


def test_iv01_shopkeeper_an_object() -> None:
    table = escorted("IV01").next_objects("OB11")
    table.prepare().play("Escort the Shopkeeper to safety: The saver draws 1 object", seat=1)
    while table.asked != "Prepare":
        table.play("Laudanum")
    assert [name.split(".")[0] for name in table.cards(OBJECTS + 1)] == ["OB11"]


@rule("CS-VIC-13")
def test_iv02_child_heals_the_saver_in_the_next_preparation() -> None:
    table = saved(escorted("IV02").mad(0, 2).mad(1, 2))
    assert (table.state.mad[:3], marks_of(table.state).waiting_seat) == ([2, 2, 0], (1,))
    assert table.run(Preparation()).state.mad[:3] == [2, 1, 0]
    assert table.run(Preparation()).state.mad[:3] == [2, 1, 0]


@rule("CS-VIC-13", "CS-MOD-17")
def test_iv02_child_saved_after_a_fight_heals_nobody_in_it() -> None:
    table = town().cultists(P1, "CU-S01").civilian(P1, "IV02").mad(0, 2).hand(0, "GN05.K")
    table.wins(0, P1, "CU-S01").play("discard")
    assert (table.state.mad[0], table.saved()) == (2, ["IV02"])
    assert table.run(Preparation()).state.mad[0] == 1


@rule("CS-VIC-20")
def test_a_token_that_can_heal_nobody_is_lost() -> None:
    child = saved(escorted("IV02")).run(Preparation())
    assert (child.state.mad[1], marks_of(child.state).waiting_seat) == (0, ())
    child.mad(1, 2).run(Preparation())
    assert child.state.mad[1] == 2
    nurse = saved(escorted("IV08")).run(Preparation())
    assert (nurse.asked, marks_of(nurse.state).waiting_seat) == ("Prepare", ())


def test_iv03_student_two_cards() -> None:
    assert len(saved(escorted("IV03")).hand_of(1)) == 2


def test_iv04_constable_blocks_the_location() -> None:
    table = saved(escorted("IV04", P2))
    assert table.state.blocked == (0, 1, 0, 0, 0)
    table.marker(P1).run(CultistPhase())
    assert table.columns() == [0, 0, 1, 1, 0]


def test_iv05_sexton_a_trophy_of_the_locations_symbol() -> None:
    assert [saved(escorted("IV05", place)).trophies_of(1) for place in (P2, P3)] == ["M", "F"]


def test_iv06_professor_up_to_two_crystals_off_a_terror_card() -> None:
    table = escorted("IV06").terror_card(1, "TE03", 3).terror_card(2, "TE04", 1)
    saved(table)
    assert (table.asked, table.state.speaker) == ("TakeCrystals", 1)
    assert table.play("Terror place 2").state.crystals[:3] == (0, 1, 1)
    few = saved(escorted("IV06").terror_card(2, "TE04", 1))
    assert few.state.crystals[:3] == (0, 0, 0)


def test_iv07_postman_a_card_from_the_discard_pile() -> None:
    table = saved(escorted("IV07").discard(1, "GN01.S", "GN02.M"))
    assert table.asked == "Regain"
    assert table.play("Shared Sigil: Moon").hand_of(1) == ["GN02.M"]


@rule("CS-VIC-20", "CS-VIC-13")
def test_iv08_nurse_the_saver_says_in_the_next_preparation_who_is_healed() -> None:
    table = saved(escorted("IV08").mad(0, 1).mad(2, 3))
    assert table.state.mad[:3] == [1, 0, 3]
    table.mad(1, 2).run(Preparation())
    assert (table.asked, table.state.speaker, len(table.options())) == ("PickWhom", 1, 3)
    assert table.play("Felix").state.mad[:3] == [1, 2, 1]


def test_iv09_gravedigger_sorts_the_next_three_cultists() -> None:
    table = saved(escorted("IV09").next_cultists("CU-S01", "CU-M01", "CU-F01", "CU-W01"))
    assert (table.asked, table.state.speaker) == ("SortPeeked", 1)
    while table.asked == "SortPeeked":
        under = [label for label in table.options() if "under" in label.lower()]
        table.play(under[0])
    names = table.game.names(table.state.table)["card"]
    assert names[table.state.zones[CULTIST_DECK][0]] == "CU-W01"
