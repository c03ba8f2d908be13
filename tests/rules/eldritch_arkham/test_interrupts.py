"""Dominance in the middle of something: it is resolved at once, and what was under way goes on, on the changed board."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.rules.grimoires import Chapter
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, RIGHT, SPAWN, ArkhamTable, arkham
from tests.support import rule


def nearly(table: ArkhamTable, side: int) -> ArkhamTable:
    """One more unit on this side gains dominance; five Civilians lie there, to be spread over 1 to 5 and a sixth."""
    return table.dominance(side, *[CIVILIAN] * 5)


@rule("EA-DOM-05", "EA-RUL-193", "EA-RUL-195")
def test_a_move_through_water_gains_dominance_and_the_next_one_finds_the_civilian_that_was_spread() -> None:
    table = nearly(arkham("deep-ones", "feds").units(0, at=5, n=2).units(CIVILIAN, at=5), LEFT)
    table.set(limits=[3, 3, 3, 2, 2]).turn()
    table.play("Drag", "Flooded Vaults (5) → Toll Bridge (6)", "Civilian", "Drag")
    assert (table.state.marker, table.state.omens[0], table.at(5), table.track(LEFT)) == (7, 1 + 2, 1, [])
    table.play("Drag", "Flooded Vaults (5) → Toll Bridge (6)", "Civilian", "Step")
    assert (table.state.omens[0], table.at(5), table.track(LEFT)) == (5, 0, [CIVILIAN])


@rule("EA-DOM-08", "EA-FED-06", "EA-RUL-161", "EA-RUL-197")
def test_units_that_dominance_brings_home_can_be_added_in_the_same_turn() -> None:
    table = arkham("feds", "deep-ones").units(0, at=2, n=3).units(CIVILIAN, at=2)
    table.dominance(LEFT, 0, 0, 0).dominance(RIGHT, *[CIVILIAN] * 5).turn()
    assert table.supply(0) == 0
    table.play("Campus Green (2)")
    assert (table.state.marker, table.supply(0), table.state.purse, table.at(2)) == (3, 3, 5, 1)
    table.play("Recruit", "Campus Green")
    assert (table.supply(0), table.at(2, 0)) == (2, 4)


@rule("EA-FED-06", "EA-RUL-161", "EA-RUL-195")
def test_funding_goes_on_at_locations_that_are_still_controlled_after_the_spread() -> None:
    table = nearly(arkham("feds", "deep-ones"), RIGHT)
    table.units(0, at=2, n=2).units(CIVILIAN, at=2).units(0, at=8, n=2).units(CIVILIAN, at=8)
    table.units(0, at=6).units(1, at=6).turn()
    table.play("River Precinct (8)")
    assert table.state.marker == 3
    assert [table.at(place) for place in range(1, 9)] == [1, 2, 1, 1, 1, 1, 0, 0]
    assert table.controls(2) == -1
    assert not table.offers("Campus Green (2)")


@rule("EA-CAR-12", "EA-RUL-193")
def test_a_dream_is_shared_after_dominance_and_the_turn_goes_on() -> None:
    table = nearly(arkham("randolph-carter", "deep-ones").units(0, at=2).units(CIVILIAN, at=2), RIGHT)
    table.set(dream_self=0).luck((6, 3), (6, 4), (6, 6)).turn().play("Dreamshare")
    state = table.state
    assert (state.marker, state.omens[0], state.visions_in) == (3, 1, (0, 0, 1, 1, 0, 1))
    assert (state.actions, table.at(2), table.offers("Dreamshare")) == (2, 1, True)


@rule("EA-ADV-11", "EA-ADV-15", "EA-RUL-133")
def test_a_story_is_lost_when_the_last_interview_of_the_turn_empties_the_track() -> None:
    table = nearly(arkham("arkham-advertiser", "deep-ones").units(0, at=2).units(CIVILIAN, at=2, n=2), RIGHT)
    table.card("IN8").set(mission=1).turn().play("Interview")
    assert (table.state.mission, table.track(RIGHT), table.at(2)) == (0, [], 2)
    table.play("Interview", "End")
    assert (table.state.omens[0], table.track(RIGHT), table.state.mythos[0]) == (1, [CIVILIAN], 1)


@rule("EA-CUL-14", "EA-CUL-15", "EA-RUL-195")
def test_joining_goes_on_with_whom_the_spread_has_brought() -> None:
    table = nearly(arkham("cthulhu-cult", "feds").units(CIVILIAN, at=1), LEFT)
    table.hiding("1-2", "3-4")
    table.turn().play("End", "a unit at Rail Depot (1)")
    assert (table.state.marker, table.state.omens[0], table.state.corruption) == (7, 1, 1)
    assert [table.at(place) for place in range(1, 7)] == [1] * 6
    table.play("a unit at Orchard Lanes (4)")
    assert (table.at(4), table.track(LEFT), table.state.corruption) == (0, [CIVILIAN], 2)


@rule("EA-UNI-05", "EA-DOM-04", "EA-DOM-08")
def test_an_abduction_never_gains_dominance_and_dominance_frees_no_abducted_unit() -> None:
    table = arkham("elder-things", "order-of-dagon", "feds").held(0, 2).held(0, CIVILIAN)
    table.dominance(LEFT, *[CIVILIAN] * 5).dominance(RIGHT, *[CIVILIAN] * 5)
    table.units(0, at=4).units(CIVILIAN, at=4, n=2).units(1, at=9)
    table.turn().play("Rail Depot", "Experiment I:")
    assert (table.state.marker, table.abducted(0)) == (5, 1)
    table.hand("R3-1").turn(1).play("Ritual")
    assert (table.state.marker, table.abducted(0)) == (7, 1)


@rule("EA-RUL-44", "EA-DOM-10", "EA-RUL-192")
def test_the_monster_acts_then_the_first_removal_gains_dominance_and_the_second_sees_the_new_board() -> None:
    table = nearly(arkham("elder-things", "feds", eldritch_grimoire="II"), LEFT)
    table.monster_at(11).units(CIVILIAN, at=12, n=3)
    table.run(Chapter(2, 4, 0, 0), side=2)
    assert (table.state.marker, table.state.omens[2], table.state.keeper) == (7, 1, 0)
    assert table.track(LEFT) == [CIVILIAN]
    assert [table.at(place) for place in (1, 2, 3, 4, 5, 6, 12)] == [0, 1, 1, 1, 1, 1, 0]


@rule("EA-RUL-20", "EA-RUL-44", "EA-RUL-193")
def test_blight_takes_mythos_then_dominance_comes_and_its_own_point_last() -> None:
    table = arkham("elder-things", "feds", eldritch_grimoire="II").units(1, at=8).omens(2, 18)
    nearly(table, LEFT).mythos(0, 2).mythos(1, 1)
    table.run(Chapter(2, 5, 0, 0), side=2)
    state = table.state
    assert (state.mythos[0], state.mythos[1], table.supply(1)) == (1, 0, 6)
    assert (state.omens[2], state.over) == (20, True)


@rule("EA-GOO-19", "EA-RUL-63", "EA-RUL-188", "EA-RUL-193")
def test_in_the_great_old_ones_window_dominance_comes_before_the_points_of_the_ring() -> None:
    table = nearly(arkham("great-old-one", "feds", "elder-things", "cthulhu-cult"), LEFT)
    table.card("AN1").units(0, at=5).units(CIVILIAN, at=5).set(rings=[4, 0])
    table.window(after_turn_of=1).play("Outer ring, 1 step")
    assert (table.state.marker, table.state.omens[0], table.state.omens[3]) == (7, 1 + 2, 1)
    assert (table.state.keeper, table.at(5), table.track(LEFT)) == (2, 1, [])


@rule("EA-RUL-49", "EA-RUL-195")
def test_a_spawn_that_falls_on_the_marker_goes_back_to_the_monster() -> None:
    table = nearly(arkham("deep-ones", "feds").units(0, at=5).units(SPAWN, at=5), LEFT).turn()
    table.play("Drag", "Flooded Vaults (5) → Toll Bridge (6)", "Spawn", "Drag")
    assert (table.state.marker, table.supply(SPAWN), table.at(6)) == (7, 3, 0)
    assert [table.at(place) for place in range(1, 6)] == [1] * 5
