"""The Endgame: how it begins, what its cards do, and how it ends."""

import pytest

from eldertable.games.cultistorm.box.places import CULTIST_DISCARD
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.terror import TerrorPhase
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.fields import TOO_LATE, WON_ENDGAME
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, cultist_phase, fight_nobody, storm
from tests.support import rule


def endgame_above_two(*sealed: int) -> Storm:
    """The sixth crystal falls in the terror phase: The Long Night brings its god above two cultists on P4."""
    table = storm().sealed(*sealed).cultists(P4, "CU-S01", "CU-M01").endgame_card("EG2", crystals=5).at(0, P5)
    table.state.terror = 3
    return table.run(Advance())


def beat_the_god(table: Storm) -> Storm:
    """Seat 1 goes to P4 with more than enough and beats the god there."""
    table.at(1, P4).target(1, P4).objects(1, "OB06", "OB07").before(1, 0, "GN01.S", "GN02.M").dice(
        1, "********"
    )
    table.hand(1, "GN03.F", "GN04.W", "GN05.K", "GN07.F", "GN10.W", "GN08.K", "GN09.S").level(1, 3)
    table.combat()
    while table.asked != "Fight":
        table.play(0 if table.asked == "NowOrLater" else table.state.legal()[0])
    return table.play("Win")


def choir(*ids: str) -> Storm:
    """A table with the Gaunt Choir in the game."""
    return storm(gaunt_choir=True)


@rule("CS-END-08")
def test_the_endgame_god_above_two_cultists_is_at_the_gate_two_phases_later() -> None:
    table = storm().goo(P4, "GO-23").cultists(P4, "CU-S01", "CU-M01").run(CultistPhase())
    assert not table.state.at_gate(P4)
    assert table.run(CultistPhase()).state.at_gate(P4)


@rule("CS-RUL-057")
def test_crystals_survive_the_endgame() -> None:
    table = storm().endgame_card("EG1", crystals=5)
    table.state.crystals, table.state.terror = replaced(table.state.crystals, 1, 1), 3
    assert table.run(Advance()).state.crystals[1] == 1


@rule("CS-END-05", "CS-TER-05")
@pytest.mark.parametrize(("card", "place"), [("EG1", 1), ("EG2", 0)])
def test_eg1_the_sky_opens_makes_the_terror_phase_one_place_longer(card: str, place: int) -> None:
    table = storm().endgame_card(card)
    table.state.endgame = 1
    assert table.run(TerrorPhase()).state.terror == place


@rule("CS-END-05", "CS-UPD-04")
@pytest.mark.parametrize(("card", "dice"), [("EG1", 3), ("EG2", 2)])
def test_eg2_the_long_night_takes_a_die_from_the_pool(card: str, dice: int) -> None:
    table = storm().endgame_card(card)
    table.state.endgame = 1
    assert sum(table.run(UpdatePhase()).state.pool) == dice


@rule("CS-END-04", "CS-RUL-027")
def test_eg2_the_long_night_passes_sealed_locations_and_gods() -> None:
    table = storm().endgame_card("EG2", crystals=5).sealed(P1).marker(P1).goo(P2, "GO-S")
    table.cultists(P1, "CU-S01", "CU-S02", "CU-S03").cultists(P2, "CU-M01", "CU-M02").cultists(P4, "CU-K01")
    table.state.terror = 3
    assert table.run(Advance()).state.goo[P4] in range(5, 10)


@rule("CS-END-02")
def test_the_endgame_comes_once() -> None:
    table = storm().endgame_card("EG1").only_cultists("CU-S01").to(CULTIST_DISCARD, "CU-M01", "CU-F01")
    table.state.endgame = 1
    table.run(Arrive(P3, 0))
    assert table.state.goo == (-1,) * 5
    assert len(table.column(P3)) == 1


@rule("CS-END-08", "CS-WIN-03")
def test_three_sealed_the_fifth_sealed_in_time_and_the_god_beaten_at_the_gate_wins() -> None:
    table = endgame_above_two(P1, P2, P3)
    assert table.state.goo[P4] in range(5, 10)
    table.on_location(P5, "KKK").seal(4, 0).run(Sealing()).play("Seal this")
    assert not table.state.ended
    cultist_phase(fight_nobody(table))
    assert not table.state.at_gate(P4)
    assert cultist_phase(fight_nobody(table)).state.at_gate(P4)
    assert beat_the_god(table).state.ended == WON_ENDGAME


@rule("CS-END-08", "CS-LOS-04")
def test_three_sealed_and_the_god_beaten_before_the_fifth_is_sealed_loses() -> None:
    table = endgame_above_two(P1, P2, P3)
    for _ in range(2):
        cultist_phase(fight_nobody(table))
    assert beat_the_god(table).state.ended == TOO_LATE


@rule("CS-END-09", "CS-WIN-01")
def test_four_sealed_and_the_endgame_god_beaten_on_the_fifth_wins_at_once() -> None:
    table = endgame_above_two(P1, P2, P3, P5)
    for _ in range(2):
        cultist_phase(fight_nobody(table))
    assert beat_the_god(table).state.ended == WON_ENDGAME


@rule("CS-END-05", "CS-RUL-112")
def test_of_two_gods_the_first_may_fall_while_gates_are_open() -> None:
    table = storm().goo(P1, "GO-S").cultists(P1, "CU-K01").goo(P4, "GO-21").sealed(P2, P3)
    table.state.endgame = table.state.endgame_goos = 1
    assert not beat_the_god(table).state.ended
    assert (table.state.closed[P4], table.state.goos_in_play()) == (1, [P1])


@rule("CS-RUL-115", "CS-GOO-06")
def test_after_the_endgame_a_fourth_cultist_calls_a_god_only_if_none_is_in_play() -> None:
    table = storm(endgame_last_goo="play_on").cultists(P2, "CU-S01", "CU-S02", "CU-S03")
    table.state.endgame = table.state.endgame_goos = 1
    assert table.next_cultists("CU-F01").run(Arrive(P2, 0)).state.goo[P2] == 2
    both = storm(endgame_last_goo="play_on").cultists(P2, "CU-S01", "CU-S02", "CU-S03").goo(P5, "GO-21")
    both.state.endgame = both.state.endgame_goos = 1
    assert both.next_cultists("CU-F01").run(Arrive(P2, 0)).state.goo[P2] == -1


@rule("CS-LOS-04")
def test_when_the_last_god_falls_too_late_nobody_has_won() -> None:
    table = storm().goo(P3, "GO-S").target(0, P3).at(0, P3).at(1, P1).at(2, P1)
    table.state.endgame = table.state.endgame_goos = 1
    table.dice(0, "****").hand(0, "GN01.S", "GN02.M", "GN03.F", "GN05.K").combat()
    while not table.state.over:
        table.play({"NowOrLater": "Now", "ChooseFight": "Uhr", "Fight": "Win"}[table.asked])
    assert (table.state.ended, table.state.winners) == (TOO_LATE, 0)


@rule("CS-END-02", "CS-END-06", "CS-RUL-038", "CS-RUL-120")
def test_the_last_card_of_the_deck_brings_the_endgame_after_its_arrival() -> None:
    table = storm().endgame_card("EG1").only_cultists("CU-S01").to(43, "CU-M01").run(Arrive(P1, 0))
    assert table.column(P1) == ["CU-S01"]
    assert table.state.endgame == 1
    assert table.state.deck_size(40) == 1


@rule("CS-END-02", "CS-END-06", "CS-RUL-038")
@pytest.mark.parametrize("card", ["TE06", "TE12"])
def test_an_arrival_that_the_last_card_brings_waits_for_the_new_deck_and_the_endgame(card: str) -> None:
    table = choir().endgame_card("EG1").only_cultists("GC5").to(CULTIST_DISCARD, "CU-M01").marker(P3)
    table.cultists(P3, "CU-S01").sealed(P1, P2, P5).terror_card(0, card, crystals=2).run(Arrive(P2, 0))
    assert table.state.endgame == 1
    assert table.state.goo[P3] in range(5, 10)
    assert table.column(P4) == ["CU-M01"]
    told = table.told()
    assert told.index("The dead rise: the cultist discard pile becomes a new deck.") < told.index(
        "Novice (Sleepers of the Pale House) arrives at Gull Quay."
    )
