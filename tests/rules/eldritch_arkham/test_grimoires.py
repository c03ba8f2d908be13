"""The Grimoires: roles that nobody plays."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.eldritch_arkham.rules.grimoires import Chapter, GrimoireTurn, Hold, Pressure, Surge
from eldertable.kernel import TABLE
from tests.rules.eldritch_arkham.table import (
    CIVILIAN,
    LEFT,
    MONSTER,
    RIGHT,
    SPAWN,
    ArkhamTable,
    arkham,
    the_game,
)
from tests.support import rule


def against_eldritch(side: str = "I", **options: Any) -> ArkhamTable:
    """Elder Things and Feds against an Eldritch Grimoire, which is side 2."""
    return arkham("elder-things", "feds", eldritch_grimoire=side, **options)


def against_arkham(side: str = "I") -> ArkhamTable:
    """Elder Things and Deep Ones cannot meet, so Nodens and the Order against an Arkham Grimoire, side 3."""
    return arkham("nodens", "order-of-dagon", arkham_grimoire=side)


def reads(table: ArkhamTable, side: int, chapter: int, white: int = 1) -> ArkhamTable:
    return table.run(Chapter(side, chapter - 1, 0, white - 1), side=side)


@rule("EA-GRM-03", "EA-GRM-06", "EA-GRM-08", "EA-INF-13")
def test_a_turn_is_ink_reading_surge_and_omen_and_asks_nobody() -> None:
    table = against_eldritch().units(CIVILIAN, at=4, n=2).units(CIVILIAN, at=8).mythos(2, 3)
    table.luck((6, 3), (12, 4), (6, 3), (12, 8), (6, 4)).run(GrimoireTurn(2), side=2)
    assert table.done
    assert (table.at(4), table.at(8), table.track(LEFT)) == (1, 0, [CIVILIAN, CIVILIAN])
    assert (table.state.mythos[2], table.state.omens[2]) == (0, 1 + 1)  # for the die, and for 2 units
    poor = against_eldritch().units(CIVILIAN, at=4, n=2).mythos(2, 2)
    poor.luck((6, 3), (12, 4), (6, 5)).run(GrimoireTurn(2), side=2)
    assert (poor.state.mythos[2], poor.track(LEFT), poor.state.omens[2]) == (3, [CIVILIAN], 0)


@pytest.mark.parametrize(("side", "price"), [("I", 4), ("II", 3)])
def test_surge_reads_again_for_its_price(side: str, price: int) -> None:
    poor = against_eldritch(side).mythos(2, price - 1).run(Surge(2), side=2)
    assert poor.state.mythos[2] == price - 1
    rich = (
        against_eldritch(side)
        .mythos(2, price)
        .units(CIVILIAN, at=4, n=3)
        .luck((6, 3), (12, 4))
        .run(Surge(2), side=2)
    )
    assert (rich.state.mythos[2], len(rich.track(LEFT))) == (0, 1 if side == "I" else 2)


@pytest.mark.parametrize(("side", "visited", "best"), [("I", 0, 4), ("I", 2, 2), ("II", 0, 6), ("II", 3, 1)])
def test_hold_gets_easier_with_free_locations(side: str, visited: int, best: int) -> None:
    for roll in (best, best + 1):
        table = against_eldritch(side)
        for location in (3, 5, 11)[:visited]:
            table.units(1, at=location)
        if roll <= 6:
            table.luck((6, roll)).run(Hold(2), side=2)
            assert table.state.omens[2] == (1 if roll <= best else 0)


@rule("EA-RUL-37", "EA-RUL-12")
@pytest.mark.parametrize("side", [5, 6])
def test_civilians_and_another_grimoire_never_hold_a_location(side: int) -> None:
    """With five Neutral roles both Grimoires sit beside the colours of Civilians and Monster, and are neither."""
    table = arkham("elder-things", "nodens", "miskatonic-university", "police", "king-kuranes")
    for location in (2, 3, 5, 8, 10, 11):
        table.units(CIVILIAN, at=location)
    assert table.luck((6, 4)).run(Hold(side), side=side).state.omens[side] == 1
    assert table.luck((6, 5)).run(Hold(side), side=side).state.omens[side] == 1


def test_pressure_counts_the_own_side() -> None:
    assert against_eldritch().dominance(LEFT, CIVILIAN).run(Pressure(2), side=2).state.omens[2] == 0
    assert against_eldritch().dominance(LEFT, *[CIVILIAN] * 5).run(Pressure(2), side=2).state.omens[2] == 1
    assert (
        against_eldritch("II").dominance(LEFT, *[CIVILIAN] * 5).run(Pressure(2), side=2).state.omens[2] == 2
    )


@pytest.mark.parametrize(("side", "n"), [("I", 1), ("II", 2)])
def test_undertow_strikes_the_fullest_waterside(side: str, n: int) -> None:
    table = against_eldritch(side).units(CIVILIAN, at=6, n=3).units(CIVILIAN, at=4, n=5)
    assert reads(table, 2, 1).at(6) == 3 - n
    assert table.track(LEFT) == [CIVILIAN] * n


@pytest.mark.parametrize(("side", "n"), [("I", 1), ("II", 2)])
def test_hungry_streets_strike_the_fullest_location(side: str, n: int) -> None:
    table = against_eldritch(side).units(CIVILIAN, at=6, n=3).units(CIVILIAN, at=4, n=5)
    assert reads(table, 2, 2).at(4) == 5 - n


@pytest.mark.parametrize(("side", "n"), [("I", 1), ("II", 2)])
def test_marked_door_seeks_from_the_white_die_upwards(side: str, n: int) -> None:
    table = against_eldritch(side).units(CIVILIAN, at=2, n=2).monster_at(11)
    reads(table, 2, 3, white=11)
    assert table.at(2) == 2 - n
    assert reads(against_eldritch(side), 2, 3).state.mythos[2] == n


@pytest.mark.parametrize(("side", "n"), [("I", 1), ("II", 2)])
def test_exodus_moves_civilians_out_of_arkham_locations(side: str, n: int) -> None:
    table = against_eldritch(side).units(CIVILIAN, at=8, n=2).units(CIVILIAN, at=5, n=3)
    reads(table, 2, 4)
    assert (table.at(8), table.at(4), table.at(5)) == (2 - n, n, 3 - n)


@rule("EA-RUL-192")
@pytest.mark.parametrize(("side", "n"), [("I", 1), ("II", 2)])
def test_the_beast_stirs_without_touching_the_marker(side: str, n: int) -> None:
    table = against_eldritch(side).units(CIVILIAN, at=3, n=5).set(keeper=1)
    reads(table, 2, 5)
    assert (table.where(MONSTER), table.at(3), table.state.keeper) == (3, 3 - n, 1)


def test_blight_drains_rivals_and_strikes_the_leader() -> None:
    table = against_eldritch().units(CIVILIAN, at=4).mythos(0, 2).mythos(1, 1)
    reads(table, 2, 6, white=4)
    assert (table.state.mythos[:2], table.at(4)) == ([1, 0], 0)
    ruthless = against_eldritch("II").units(1, at=8).units(CIVILIAN, at=2).units(1, at=2).omens(1, 3)
    reads(ruthless, 2, 6)
    assert (ruthless.at(8, 1), ruthless.at(2, 1), ruthless.track(LEFT), ruthless.state.omens[2]) == (
        0,
        1,
        [1],
        1,
    )


def test_evacuation_crowd_control_and_tip_off_of_arkham() -> None:
    table = against_arkham().units(CIVILIAN, at=2, n=2).units(CIVILIAN, at=4, n=3)
    assert reads(table, 3, 1).at(2) == 1
    assert reads(table, 3, 2).at(4) == 2
    assert reads(table, 3, 3, white=3).at(4) == 1
    assert table.track(RIGHT) == [CIVILIAN] * 3
    twice = against_arkham("II").units(CIVILIAN, at=2, n=2)
    assert reads(twice, 3, 1).at(2) == 0


def test_search_party_strikes_where_a_rival_is_in_control() -> None:
    table = against_arkham().units(1, at=9, n=3).units(CIVILIAN, at=9).units(CIVILIAN, at=1)
    reads(table, 3, 4)
    assert (table.at(9), table.at(1)) == (0, 1)
    assert reads(against_arkham().units(CIVILIAN, at=1), 3, 4).at(1) == 0


def test_containment_empties_the_left_side_from_the_inside() -> None:
    table = against_arkham().dominance(LEFT, CIVILIAN, 1).units(CIVILIAN, at=12)
    reads(table, 3, 5, white=12)
    assert (table.track(LEFT), table.supply(1), table.at(12)) == ([CIVILIAN], 8, 1)
    reads(table, 3, 5, white=12)
    assert (table.track(LEFT), table.at(12)) == ([], 2)
    reads(table, 3, 5, white=12)
    assert (table.at(12), table.track(RIGHT)) == (1, [CIVILIAN])
    verdict = against_arkham("II").dominance(LEFT, CIVILIAN, CIVILIAN)
    reads(verdict, 3, 5, white=12)
    assert (verdict.track(LEFT), verdict.at(12), verdict.track(RIGHT)) == ([], 1, [CIVILIAN])


@rule("EA-GRM-07", "EA-DOM-02")
def test_containment_leaves_the_right_side_alone_even_where_it_reaches_the_marker() -> None:
    table = against_arkham().dominance(LEFT, 1)
    full = len(table.state.side_fields(RIGHT))
    reads(table.dominance(RIGHT, *[CIVILIAN] * full), 3, chapter=5, white=12)
    assert (table.track(LEFT), table.track(RIGHT), table.at(12)) == ([], [CIVILIAN] * full, 0)


def test_sermon_is_arkhams_blight() -> None:
    table = against_arkham("II").units(1, at=4).mythos(1, 1)
    reads(table, 3, 6)
    assert (table.track(RIGHT), table.state.mythos[1], table.state.omens[3]) == ([1], 0, 1)


def test_targets_are_civilians_then_the_leading_rival_then_spawn() -> None:
    table = arkham("order-of-dagon", "elder-things", "police", arkham_grimoire="I").omens(1, 2)
    table.units(0, at=4).units(1, at=4).units(SPAWN, at=4)
    reads(table, 4, 2)
    assert table.track(RIGHT) == [1]
    reads(table, 4, 2)
    reads(table, 4, 2)
    assert table.track(RIGHT) == [1, 0, SPAWN]


@rule("EA-GRM-05")
@pytest.mark.parametrize("board", ["arkham", "innsmouth"])
def test_two_grimoires_play_themselves_to_the_end(board: str) -> None:
    game = the_game()
    state = game.new(seats=0, seed=4, options={"board": board, "numbers": "ledger"})
    turns = 0
    while not state.over:
        go_on = game.answer(state, ("go-on",))
        assert (state.speaker, state.legal()) == (TABLE, [go_on])
        state.play(go_on)
        turns += 1
    assert state.outcome.reason[0] == "EA-CMP-03"
    assert 18 <= turns <= 40


@rule("EA-GRM-09", "EA-GOO-05", "EA-RUL-93")
def test_the_great_old_one_acts_after_a_grimoires_turn() -> None:
    state = the_game().new(seats=1, seed=2, options={"roles": ["great-old-one"]})
    while type(state.decision).__name__ in ("PlaceAvatar", "KeepAncient"):
        state.play(state.legal()[0])
    assert (state.turn, state.acting, type(state.decision).__name__) == (2, 0, "Harbinger")


def test_a_game_that_is_broken_off_goes_to_the_most_omens_in_play() -> None:
    table = arkham("police", "nodens", "deep-ones")
    sides = range(1, table.state.table.sides)
    assert [table.state.in_play(side) for side in sides] == [True, True, False, True]
    assert table.game.ahead(table.state, sides) == [1, 2, 4]
    assert table.game.ahead(table.omens(2, 3).omens(0, 9).state, sides) == [2]


@rule("EA-RUL-56", "EA-GRM-07")
def test_blight_without_an_exposed_leader_seeks_from_the_white_die() -> None:
    table = arkham("elder-things", "feds", eldritch_grimoire="II").units(0, at=3).units(1, at=8)
    table.units(CIVILIAN, at=3).units(CIVILIAN, at=8).omens(0, 7).omens(1, 4)
    table.run(Chapter(2, 5, 0, 7), side=2)
    assert (table.track(LEFT), table.at(8), table.at(3), table.state.omens[2]) == ([CIVILIAN], 0, 1, 1)


@rule("EA-GRM-07")
def test_blight_strikes_the_leader_among_those_who_stand_without_civilians() -> None:
    table = arkham("elder-things", "feds", eldritch_grimoire="II").units(0, at=3).units(0, at=9)
    table.units(1, at=8).units(CIVILIAN, at=3).omens(0, 7).omens(1, 4)
    table.run(Chapter(2, 5, 0, 0), side=2)
    assert (table.track(LEFT), table.at(9, 0), table.at(3, 0), table.at(8, 1)) == ([0], 0, 1, 1)


@rule("EA-GRM-07", "EA-RUL-189")
def test_blight_looks_at_every_rival_for_the_leader() -> None:
    for omens, struck in (((5, 3, 7), 2), ((5, 7, 3), 1), ((5, 5, 5), 0)):
        table = arkham("elder-things", "feds", "arkham-advertiser", eldritch_grimoire="II").card("IN1")
        for rival, n in enumerate(omens):
            table.units(rival, at=9 + rival).omens(rival, n)
        table.run(Chapter(3, 5, 0, 0), side=3)
        assert table.track(LEFT) == [struck]


@rule("EA-GRM-07", "EA-UNI-02")
def test_of_equal_rivals_the_next_in_turn_is_struck() -> None:
    table = arkham("elder-things", "feds").units(0, at=4).units(1, at=4).omens(0, 2).omens(1, 2)
    assert table.run(Chapter(2, 2, 0, 3), side=2).track(LEFT) == [0]


@rule("EA-GRM-07")
def test_a_grimoire_strikes_at_the_first_location() -> None:
    blight = against_eldritch("II").units(1, at=1).omens(1, 3).units(CIVILIAN, at=9)
    assert blight.run(Chapter(2, 5, 0, 8), side=2).track(LEFT) == [1]
    crowd = (
        against_eldritch()
        .units(CIVILIAN, at=1, n=3)
        .units(CIVILIAN, at=5, n=2)
        .run(Chapter(2, 1, 0, 4), side=2)
    )
    assert (crowd.at(1), crowd.at(5)) == (2, 2)
    search = arkham("nodens", "order-of-dagon").units(1, at=1, n=2).units(CIVILIAN, at=1)
    search.units(CIVILIAN, at=4).run(Chapter(3, 3, 0, 3), side=3)
    assert (search.at(1), search.at(4)) == (0, 1)


@rule("EA-GRM-07", "EA-UNI-02")
def test_of_equal_crowds_the_lowest_is_struck_and_the_search_goes_round() -> None:
    crowd = (
        against_eldritch()
        .units(CIVILIAN, at=2, n=2)
        .units(CIVILIAN, at=5, n=2)
        .run(Chapter(2, 1, 0, 4), side=2)
    )
    assert (crowd.at(2), crowd.at(5)) == (1, 2)
    tip = against_eldritch().units(CIVILIAN, at=2).units(CIVILIAN, at=9).run(Chapter(2, 2, 0, 9), side=2)
    assert (tip.at(2), tip.at(9)) == (0, 1)
    there = against_eldritch().units(CIVILIAN, at=2).units(CIVILIAN, at=10).run(Chapter(2, 2, 0, 9), side=2)
    assert (there.at(2), there.at(10)) == (1, 0)


@rule("EA-GRM-07", "EA-UNI-02")
def test_a_single_unit_is_a_crowd_where_nowhere_are_more() -> None:
    table = against_eldritch().monster_at(12).units(CIVILIAN, at=4).units(CIVILIAN, at=9)
    reads(table, 2, chapter=2, white=8)
    assert (table.at(4), table.at(9)) == (0, 1)


@rule("EA-GRM-06", "EA-RUL-44")
def test_a_grimoire_without_a_target_gains_mythos_for_each_removal() -> None:
    assert against_eldritch().monster_at(12).run(Chapter(2, 2, 0, 0), side=2).state.mythos[:3] == [0, 0, 1]
    table = against_eldritch("II").units(CIVILIAN, at=4).run(Chapter(2, 2, 0, 0), side=2)
    assert (table.state.mythos[2], table.track(LEFT)) == (1, [CIVILIAN])


@rule("EA-GRM-07")
def test_where_no_rival_is_in_control_the_search_begins_with_the_white_die() -> None:
    table = reads(against_arkham().units(CIVILIAN, at=4).units(CIVILIAN, at=6), 3, chapter=4, white=3)
    assert (table.at(4), table.at(6), table.track(RIGHT), table.state.mythos[3]) == (0, 1, [CIVILIAN], 0)


@rule("EA-GRM-07", "EA-UNI-02")
def test_blight_strikes_the_leader_at_the_lowest_location() -> None:
    table = reads(against_eldritch("II").units(1, at=3).units(1, at=9).omens(1, 3), 2, chapter=6)
    assert (table.at(3, 1), table.at(9, 1), table.track(LEFT)) == (0, 1, [1])


@rule("EA-GRM-07", "EA-DOM-02")
def test_containment_takes_the_innermost_unit_of_a_full_left_side_whosever_it_is() -> None:
    table = arkham("order-of-dagon", "nodens", arkham_grimoire="I")
    full = len(table.state.side_fields(LEFT))
    table.dominance(LEFT, *[CIVILIAN] * (full - 1), 0)
    supply = table.supply(0)
    reads(table, 3, chapter=5, white=12)
    assert (table.track(LEFT), table.supply(0)) == ([CIVILIAN] * (full - 1), supply + 1)


@rule("EA-GRM-07")
def test_the_fullest_location_counts_if_only_the_first_seats_units_are_there() -> None:
    table = against_eldritch().units(0, at=4, n=3).units(CIVILIAN, at=6)
    reads(table, 2, 2)
    assert (table.at(4, 0), table.at(6)) == (2, 1)
