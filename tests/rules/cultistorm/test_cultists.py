"""Cultists arrive, Great Old Ones come and walk."""

from eldertable.games.cultistorm.box.places import CULTIST_DISCARD, DEVOURED
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive, Spawn
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import CarryOut
from eldertable.games.cultistorm.table.fields import CROSSED, OVERRUN
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm, the_game
from tests.support import rule

SIX = ("CU-S01", "CU-M01", "CU-F01", "CU-W01", "CU-K01", "CU-S02")


def terror(id: str) -> CarryOut:
    """The text of a terror card."""
    return CarryOut(the_game().content.terror_ids.index(id))


@rule("CS-CUL-01", "CS-CUL-02")
def test_the_marker_moves_first_and_a_cultist_arrives_on_each_location_entered() -> None:
    table = storm().next_cultists(*SIX[:3]).cultists(P2, "CU-K02").run(CultistPhase())
    assert table.column(P2) == ["CU-K02", "CU-S01"]
    assert table.column(P3) == ["CU-M01"]
    assert table.column(P4) == ["CU-F01"]
    assert table.state.marker == P4


@rule("CS-CUL-04", "CS-CUL-05", "CS-CUL-06", "CS-CUL-07", "CS-GOO-02", "CS-GOO-05", "CS-RUL-136")
def test_the_fourth_cultist_of_an_open_location_calls_the_god_of_its_sect() -> None:
    table = storm().cultists(P1, "CU-S01", "CU-S02", "CU-S03").next_cultists("CU-F01").run(Arrive(P1, 0))
    assert table.game.content.goos.ids[table.state.goo[P1]] == "GO-F"
    assert table.state.mad[:3] == [1, 1, 1]


@rule("CS-CUL-10")
def test_on_a_sealed_location_any_number_of_cultists_gathers() -> None:
    table = storm().sealed(P1).cultists(P1, *SIX[:4]).next_cultists("CU-F02").run(Arrive(P1, 0))
    assert table.state.goo[P1] == -1
    assert len(table.column(P1)) == 5


@rule("CS-CUL-08", "CS-CUL-09", "CS-RUL-022", "CS-GOO-08")
def test_the_marker_skips_a_god_without_using_up_a_step() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-K01", "CU-K02").next_cultists(*SIX[:3])
    table.run(CultistPhase())
    assert [len(table.column(place)) for place in (P3, P4, P5)] == [1, 1, 1]
    assert table.column(P2) == ["CU-K01"]


@rule("CS-CUL-12", "CS-RUL-023")
def test_a_blocked_location_is_passed_without_a_cultist_and_uses_up_a_step() -> None:
    table = storm().next_cultists(*SIX[:3])
    table.state.blocked = replaced(table.state.blocked, P3, 1)
    table.run(CultistPhase())
    assert table.columns() == [0, 1, 0, 1, 0]
    assert table.state.blocked == (0,) * 5


@rule("CS-RUL-132")
def test_a_block_under_a_god_is_not_used_up_elsewhere() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-K01").next_cultists(*SIX[:3])
    table.state.blocked = replaced(table.state.blocked, P2, 1)
    table.run(CultistPhase())
    assert [len(table.column(place)) for place in (P3, P4, P5)] == [1, 1, 1]


def crowded(n: int, *people: str) -> Storm:
    """So many cultists on sealed locations."""
    table = storm(*people).sealed(P1, P2)
    ids = [f"CU-{sect}{row:02d}" for sect in "SMFWK" for row in range(1, 9)]
    return table.cultists(P1, *ids[:n])


@rule("CS-CUL-13", "CS-CUL-14", "CS-CUL-11", "CS-LOS-03", "CS-RUL-037")
def test_the_limit_is_11_for_three_12_for_four_13_for_five() -> None:
    for people, limit in (
        (("HE", "FI", "GA"), 11),
        (("HE", "FI", "GA", "SU"), 12),
        (("HE", "FI", "GA", "SU", "ME"), 13),
    ):
        assert crowded(limit - 1, *people).run(Arrive(P3, 0)).asked == "Prepare"
        assert crowded(limit, *people).run(Arrive(P3, 0)).state.ended == OVERRUN


@rule("CS-CUL-15")
def test_gods_and_devoured_cultists_do_not_count_for_the_limit() -> None:
    table = crowded(10).goo(P3, "GO-S").devoured(P3, "CU-K07", "CU-K08")
    assert table.run(Arrive(P4, 0)).asked == "Prepare"


@rule("CS-CUL-16", "CS-CUL-17", "CS-GOO-09")
def test_a_god_devours_the_cultist_right_below_it() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-K01", "CU-M02").run(CultistPhase())
    assert table.column(P2) == ["CU-K01"]
    assert table.cards(DEVOURED + P2) == ["CU-M02"]


@rule("CS-CUL-19", "CS-GOO-22", "CS-LOS-02")
def test_a_god_that_was_at_the_gate_when_combat_began_crosses() -> None:
    table = storm().goo(P2, "GO-S")
    table.combat()
    while table.asked == "NowOrLater":
        table.play("Now")
    table.state.phase = 1
    assert table.run(CultistPhase()).state.ended == CROSSED


@rule("CS-RUL-030", "CS-RUL-029")
def test_a_god_that_came_to_the_gate_after_combat_is_not_due_yet_unless_agreed() -> None:
    assert storm().goo(P2, "GO-S").run(CultistPhase()).asked == "Prepare"
    assert storm(gate_grace=False).goo(P2, "GO-S").run(CultistPhase()).state.ended == CROSSED


@rule("CS-GOO-23", "CS-RUL-017")
def test_a_held_god_neither_moves_nor_crosses_for_one_phase() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-K01")
    table.state.held = replaced(table.state.held, P2, 1)
    assert table.run(CultistPhase()).column(P2) == ["CU-K01"]
    assert table.run(CultistPhase()).column(P2) == []


@rule("CS-RUL-018")
def test_a_god_summoned_by_an_arrival_does_not_move_in_that_phase() -> None:
    table = storm().cultists(P2, *SIX[:3]).next_cultists("CU-K01", "CU-K02", "CU-K03").run(CultistPhase())
    assert len(table.column(P2)) == 4
    assert table.state.goo[P2] >= 0


@rule("CS-GOO-24")
def test_a_god_above_four_cultists_is_at_the_gate_four_phases_later_and_crosses_in_the_fifth() -> None:
    table = storm().sealed(P1, P3, P4, P5).goo(P2, "GO-S").cultists(P2, *SIX[:4])
    for left in (3, 2, 1, 0):
        table.state.blocked = (1,) * 5
        assert len(table.run(CultistPhase()).column(P2)) == left
    table.state.due = replaced(table.state.due, P2, 1)
    assert table.run(CultistPhase()).state.ended == CROSSED


@rule("CS-GOO-06", "CS-GOO-07", "CS-RUL-024", "CS-RUL-052")
def test_a_second_god_does_not_come_but_everybody_suffers_and_terror_advances_once_each() -> None:
    table = storm().goo(P5, "GO-S").cultists(P5, "CU-K01").cultists(P1, *SIX[:3]).run(Arrive(P1, 0))
    assert table.state.goo[P1] == -1
    assert table.state.mad[:3] == [1, 1, 1]
    assert table.state.terror == 2


@rule("CS-RUL-025")
def test_a_fifth_cultist_triggers_the_summoning_again() -> None:
    table = storm().cultists(P1, *SIX[:4]).run(Arrive(P1, 0))
    assert table.state.goo[P1] >= 0


@rule("CS-GOO-03", "CS-GOO-04", "CS-RUL-028", "CS-RUL-134")
def test_a_random_god_comes_to_the_next_free_location_from_the_marker() -> None:
    table = storm().sealed(P1).marker(P1).run(Summon(P1, -1, 1, 0))
    assert table.state.goo[P2] in range(5)
    nowhere = storm().sealed(P1, P2, P3, P4, P5).run(Summon(P1, -1, 1, 0))
    assert nowhere.state.goo == (-1,) * 5
    assert nowhere.state.mad[:3] == [0, 0, 0]


@rule("CS-CUL-03", "CS-RUL-019", "CS-ICO-04")
def test_spawned_cultists_appear_at_the_marker_which_then_moves_on() -> None:
    table = storm().marker(P4).run(Spawn(2, 0))
    assert table.columns() == [0, 0, 0, 1, 1]
    assert table.state.marker == P1


@rule("CS-RUL-020")
def test_a_spawn_passes_a_god() -> None:
    table = storm().marker(P4).goo(P4, "GO-S").run(Spawn(1, 0))
    assert len(table.column(P5)) == 1
    assert table.state.marker == P1


@rule("CS-CUL-20", "CS-RUL-040", "CS-CMP-32")
def test_all_five_cultist_dice_are_rolled() -> None:
    table = storm().sealed(P5).next_cultists("CU-S01", "CU-M01", "CU-F01").luck(6, 0, 1, 2, 5, 4)
    table.run(CultistPhase())
    assert table.state.cultist_dice == (0, 1, 2, 5, 4)


@rule("CS-RUL-039")
def test_without_deck_and_discards_no_cultist_appears() -> None:
    table = storm().only_cultists().run(Arrive(P1, 0))
    assert table.column(P1) == []


def choir(*ids: str) -> Storm:
    """A table with the Gaunt Choir in the game."""
    return storm(gaunt_choir=True)


@rule("CS-SPC-03", "CS-RUL-034", "CS-SPC-02")
def test_while_one_of_the_choir_is_in_play_its_god_comes_instead() -> None:
    table = choir().cultists(P3, "GC1").cultists(P1, *SIX[:3]).next_cultists("CU-F02").run(Arrive(P1, 0))
    assert table.game.content.goos.ids[table.state.goo[P1]] == "GO-X"


@rule("CS-SPC-06")
def test_gc5_bellringer_advances_terror_after_it_has_arrived() -> None:
    table = choir().next_cultists("GC5").run(Arrive(P1, 0))
    assert table.state.terror == 0


@rule("CS-RUL-120", "CS-END-06")
def test_an_empty_cultist_deck_is_made_anew_before_a_draw() -> None:
    table = storm().only_cultists().to(CULTIST_DISCARD, "CU-M01")
    table.state.endgame = 1
    assert table.run(Arrive(P3, 0)).column(P3) == ["CU-M01"]


@rule("CS-CUL-02", "CS-CUL-03", "CS-DEV-07", "CS-RSH-06")
def test_arrivals_icons_events_and_developments_bring_new_cultists() -> None:
    assert len(storm().to(CULTIST_DISCARD, "CU-K08").run(CultistPhase()).cards(CULTIST_DISCARD)) == 1
    eye = storm().to(CULTIST_DISCARD, "CU-K08").hand(0, "GN02.M").next_objects("EV01.1").prepare()
    assert eye.play("Research").cards(CULTIST_DISCARD) == ["CU-K08"]
    assert len(eye.column(P1)) == 1
    grown = storm().to(CULTIST_DISCARD, "CU-K08").level(0, 1).trophies(0, "SS").prepare().play("Develop")
    assert grown.cards(CULTIST_DISCARD) == ["CU-K08"]
    assert len(grown.column(P1)) == 1
    twin = storm("FI", "HE", "SU", gaunt_choir=True).cultists(P3, "GC2").target(0, "GC2").at(0, P3)
    twin.at(1, P4).at(2, P5).hand(0, "GN02.M", "GN06.M", "GN05.K").to(CULTIST_DISCARD, "CU-K08")
    twin.combat().play("Hollow", "Win")
    assert twin.cards(CULTIST_DISCARD) == ["CU-K08", "GC2"]
    assert len(twin.column(P1)) == 1


@rule("CS-RUL-036", "CS-RUL-037")
def test_of_a_procession_the_first_arrives_before_the_second_is_too_many() -> None:
    ids = [f"CU-{sect}{row:02d}" for sect in "SM" for row in range(1, 6)]
    table = storm().sealed(P1, P2).cultists(P1, *ids).marker(P4).run(terror("TE13"))
    assert (table.state.ended, len(table.column(P4)), len(table.column(P5))) == (OVERRUN, 1, 0)
