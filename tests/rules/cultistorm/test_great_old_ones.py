"""Great Old Ones: how long they take, who may attack them, what their defeat brings."""

from eldertable.games.cultistorm.box.places import GOO_TARGET
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import CarryOut
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.fields import CROSSED
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.table import (
    P1,
    P2,
    P3,
    P4,
    P5,
    cultist_phase,
    fight_nobody,
    storm,
    the_game,
)
from tests.support import rule


def terror(id: str) -> CarryOut:
    """The text of a terror card."""
    return CarryOut(the_game().content.terror_ids.index(id))


@rule("CS-SPC-04")
def test_the_god_of_the_choir_can_come_again() -> None:
    table = storm(gaunt_choir=True).cultists(P4, "GC1")
    for place in (P1, P2):
        table.run(Summon(place, -1, 1, 0))
        assert the_game().content.goos.ids[table.state.goo[place]] == "GO-X"
        table.state.goo = replaced(table.state.goo, place, -1)


@rule("CS-RUL-035")
def test_the_god_of_the_choir_does_not_come_twice_at_once() -> None:
    table = storm(gaunt_choir=True).cultists(P4, "GC1").goo(P4, "GO-X").run(Summon(P1, -1, 1, 0))
    assert table.state.goo[P1] == -1
    assert table.state.terror == 2


@rule("CS-GOO-11")
def test_several_may_attack_a_god_one_after_the_other() -> None:
    table = storm().goo(P1, "GO-S").target(0, P1).target(1, P1).combat().play("Now", "Uhr", "Give up")
    table.play("Now")
    assert table.offers("Uhr")


@rule("CS-GOO-25")
def test_a_god_above_one_cultist_is_at_the_gate_in_the_next_cultist_phase() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-S01").run(CultistPhase())
    assert table.state.at_gate(P2)


@rule("CS-RUL-026")
def test_a_column_of_five_can_make_a_god_stronger_than_eleven() -> None:
    table = (
        storm().sealed(P2, P3, P4, 4).goo(P1, "GO-S").cultists(P1, *(f"CU-S0{row}" for row in range(1, 6)))
    )
    for _ in range(5):
        table.state.blocked = (1,) * 5
        table.run(CultistPhase())
    assert table.state.at_gate(P1)
    assert sum(enemy_symbols(table.cultist_die(P1, "K").state, GOO_TARGET + P1, P1)) == 12


@rule("CS-GOO-24", "CS-GOO-22", "CS-CUL-19")
def test_a_god_called_by_the_fourth_cultist_stands_at_the_gate_four_turns_later_and_crosses_in_the_fifth() -> (
    None
):
    table = storm().cultists(P2, "CU-S01", "CU-S02", "CU-S03").next_cultists("CU-S04").run(Arrive(P2, 0))
    for left in (3, 2, 1, 0):
        assert len(cultist_phase(fight_nobody(table)).column(P2)) == left
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-GOO-25", "CS-RUL-030")
def test_a_god_summoned_in_a_terror_phase_above_one_cultist_has_two_phases() -> None:
    table = storm().cultists(P3, "CU-S01").marker(P3).run(terror("TE23"))
    assert cultist_phase(fight_nobody(table)).state.at_gate(P3)
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-RUL-029", "CS-RUL-030")
def test_a_god_summoned_to_an_empty_location_crosses_in_the_next_cultist_phase() -> None:
    table = fight_nobody(storm().marker(P3).run(terror("TE23")))
    assert cultist_phase(table).state.ended == CROSSED


@rule("CS-RUL-031", "CS-RUL-030", "CS-DEF-05")
def test_a_god_that_slides_to_the_gate_in_combat_has_one_more_turn() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01").goo(P3, "GO-S")
    table.hand(0, "GN01.S", "GN02.M", "GN03.F").target(0, "CU-S01").combat().play("Novice", "Win")
    assert table.state.at_gate(P3)
    assert cultist_phase(table).asked == "Prepare"
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-GOO-23", "CS-RUL-030")
def test_a_god_held_when_it_is_due_crosses_in_the_next_cultist_phase_without_a_hold() -> None:
    table = fight_nobody(storm().goo(P3, "GO-S"))
    table.state.held = replaced(table.state.held, P3, 1)
    assert cultist_phase(table).asked == "Prepare"
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-GOO-19", "CS-RUL-134")
def test_a_defeated_god_can_be_summoned_again() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).goo(P3, "GO-F").target(0, P3)
    table.hand(0, "GN03.F", "GN07.F", "GN11.F", "GN02.M", "GN04.W", "GN05.K").combat().play("Krahz", "Win")
    table.cultists(P2, "CU-S01", "CU-S02", "CU-S03").next_cultists("CU-F01").run(Arrive(P2, 0))
    assert table.game.content.goos.ids[table.state.goo[P2]] == "GO-F"


@rule("CS-GOO-04", "CS-CUL-10")
def test_a_god_called_to_a_sealed_location_comes_to_the_next_open_one_however_crowded() -> None:
    table = storm().sealed(P3).marker(P3).cultists(P4, "CU-S01", "CU-S02", "CU-S03").run(Summon(P3, -1, 1, 0))
    assert (table.state.goo[P3], len(table.column(P4))) == (-1, 3)
    assert table.state.goo[P4] >= 0
