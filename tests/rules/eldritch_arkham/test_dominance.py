"""Dominance, the Omen track, victory."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.dominance import spread
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeEach, TakeUnit
from eldertable.games.eldritch_arkham.rules.turns import NextTurn
from eldertable.kernel.rows import replaced
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, RIGHT, SPAWN, ArkhamTable, arkham, the_game
from tests.support import rule

ANY = cause("EA-GOO-11")


def taking(table: ArkhamTable, side: int, n: int, at: int = 4) -> ArkhamTable:
    return table.run(*[TakeUnit(side, 1 << at - 1, 0, 0, ANY) for _ in range(n)], side=side)


@rule("EA-DOM-01", "EA-DOM-02", "EA-DOM-03")
def test_removed_units_fill_the_track_from_outside() -> None:
    table = arkham("deep-ones", "feds").units(CIVILIAN, at=4, n=4)
    taking(table, 0, 2)
    taking(table, 1, 2)
    assert table.state.track == (CIVILIAN, CIVILIAN, -1, -1, -1, -1, -1, -1, -1, CIVILIAN, CIVILIAN)


@rule("EA-DOM-04", "EA-DOM-05", "EA-DOM-06", "EA-DOM-07", "EA-DOM-09", "EA-DOM-10", "EA-MON-04", "EA-RUL-45")
def test_the_sixth_removal_gains_dominance() -> None:
    table = arkham("deep-ones", "order-of-dagon", "feds").units(CIVILIAN, at=4, n=6)
    taking(table, 0, 6)
    assert table.state.marker == 7
    assert table.state.omens[:3] == [1, 1, 0]
    assert [table.at(place) for place in range(1, 13)] == [1] * 6 + [0] * 6
    assert table.track(LEFT) == []
    assert table.state.keeper == 1


@rule("EA-DOM-06", "EA-DOM-08", "EA-RUL-49", "EA-RUL-197")
def test_arkham_moves_the_marker_left_and_all_units_go_home() -> None:
    table = arkham("deep-ones", "feds").units(CIVILIAN, at=4)
    table.dominance(LEFT, 1, SPAWN).dominance(RIGHT, 0, 0, 0, 0, CIVILIAN)
    taking(table, 1, 1)
    assert (table.state.marker, table.supply(0), table.supply(1), table.supply(SPAWN)) == (3, 8, 6, 3)
    assert [table.at(place) for place in (1, 2, 3)] == [1, 1, 0]
    assert table.state.omens[:2] == [0, 1]


@rule("EA-RUL-44", "EA-RUL-195")
def test_dominance_fires_in_the_middle_of_an_effect_which_goes_on_with_the_new_board() -> None:
    table = arkham("order-of-dagon", "feds").units(CIVILIAN, at=1, n=1).dominance(LEFT, *[CIVILIAN] * 5)
    table.run(TakeEach(0, 0b11, 2, 0, 2, 1, ANY))
    assert table.state.marker == 7
    assert table.track(LEFT) == [CIVILIAN]
    assert [table.at(place) for place in (1, 2, 3)] == [1, 0, 1]
    assert table.state.omens[0] == 2


@rule("EA-RUL-46")
def test_gaps_are_filled_first() -> None:
    table = arkham("deep-ones", "feds").dominance(LEFT, *[CIVILIAN] * 5)
    table.state.track = replaced(table.state.track, 1, -1)
    table.state.put(CIVILIAN, 3)
    taking(table, 0, 1)
    assert table.state.track[1] == CIVILIAN
    assert table.state.marker == 5


@rule("EA-RUL-47", "EA-RUL-196")
def test_the_marker_stops_where_the_other_side_keeps_one_field() -> None:
    table = arkham("deep-ones", "arkham-advertiser").set(marker=9, mission=1).dominance(LEFT, *[CIVILIAN] * 9)
    table.units(CIVILIAN, at=4)
    taking(table, 0, 1)
    assert (table.state.marker, table.state.mission, table.state.omens[0]) == (9, 0, 1)
    other = arkham("deep-ones", "feds").set(marker=1).dominance(RIGHT, *[CIVILIAN] * 9).units(CIVILIAN, at=4)
    assert taking(other, 1, 1).state.marker == 1


@rule("EA-RUL-50", "EA-RUL-51")
def test_after_twelve_the_spread_goes_on_with_one() -> None:
    table = arkham("deep-ones", "feds")
    spread(table.state, 14)
    assert [table.at(place) for place in range(1, 13)] == [2, 2] + [1] * 10


@rule("EA-CMP-03", "EA-GEN-05", "EA-RUL-15", "EA-CMP-02", "EA-RUL-17", "EA-OMN-01")
def test_twenty_points_win_at_once() -> None:
    table = arkham("deep-ones", "feds").omens(1, 19).run(Score(1, 3, ANY), side=0)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.winners, table.state.omens[1], outcome.reason[0]) == ((1,), 20, "EA-CMP-03")


@rule("EA-RUL-16", "EA-RUL-18", "EA-RUL-193", "EA-RUL-182")
def test_of_two_allies_the_acting_role_wins_and_allies_do_not_share() -> None:
    for acting in (0, 1):
        table = arkham("deep-ones", "order-of-dagon", "feds").omens(0, 19).omens(1, 19)
        table.units(CIVILIAN, at=4).dominance(LEFT, *[CIVILIAN] * 5)
        taking(table, acting, 1)
        assert table.state.outcome is not None
        assert table.state.outcome.winners == (acting,)


@rule("EA-RUL-48")
def test_victory_comes_before_the_spread() -> None:
    table = arkham("deep-ones", "feds").omens(0, 19).units(CIVILIAN, at=4).dominance(LEFT, *[CIVILIAN] * 5)
    taking(table, 0, 1)
    assert table.state.over
    assert table.at(1) == 0
    assert table.state.keeper == -1


@rule("EA-OMN-02", "EA-MON-03", "EA-MON-05", "EA-RUL-58", "EA-RUL-59", "EA-RUL-61")
def test_the_first_to_reach_five_alarms_the_monster_once() -> None:
    table = arkham("deep-ones", "feds", "nodens").omens(0, 4).run(Score(0, 2, ANY))
    assert table.state.keeper == 1
    table.state.keeper = -1
    table.run(Score(1, 7, ANY))
    assert table.state.keeper == -1
    table.run(Score(1, 3, ANY), side=2)
    assert table.state.keeper == 0
    each = arkham("deep-ones", "feds", "nodens", alarms="each-role").omens(0, 5).run(Score(1, 5, ANY))
    assert each.state.keeper == 1


@rule("EA-RUL-62")
def test_a_marker_given_again_moves_on_to_the_next_role() -> None:
    table = arkham("deep-ones", "feds", "nodens").set(keeper=0).run(Score(0, 5, ANY), side=1)
    assert table.state.keeper == 2


@rule("EA-RUL-63", "EA-RUL-61")
def test_the_great_old_one_never_gets_the_marker() -> None:
    table = arkham("feds", "great-old-one", "elder-things").run(Score(1, 5, ANY), side=0)
    assert table.state.keeper == 2


@rule("EA-RUL-64")
def test_a_lone_role_with_turns_gets_the_marker_itself() -> None:
    state = the_game().new(seed=0, seats=1, options={"roles": ["great-old-one"]})
    while state.turn < 0:
        state.play(state.legal()[0])
    assert state.next_in_turn() == state.turn == 2


@rule("EA-RUL-13", "EA-RUL-14")
def test_after_the_last_round_the_most_points_win_and_ties_go_to_the_earlier() -> None:
    for omens, winner in (((3, 5), 1), ((4, 4), 0)):
        table = arkham("deep-ones", "feds", rounds=1)
        table.omens(0, omens[0]).omens(1, omens[1]).run(NextTurn(), side=1)
        outcome = table.state.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason[0], outcome.adjudicated) == ((winner,), "EA-RUL-14", True)
    going = arkham("deep-ones", "feds", rounds=1).run(NextTurn(), side=0)
    assert (going.state.turn, going.state.round) == (1, 1)


@rule("EA-RUL-19", "EA-CMP-11")
def test_the_mythos_pool_is_limited_unless_agreed_otherwise() -> None:
    table = arkham("deep-ones", "feds").mythos(0, 12).mythos(1, 7)
    assert table.state.gain_mythos(0, 3, "EA-RUL-19") == 1
    assert table.state.lose_mythos(0, 2, "EA-RUL-19") == 2
    assert table.state.gain_mythos(1, 5, "EA-RUL-19") == 2
    assert arkham("deep-ones", "feds", mythos="unlimited").mythos(0, 30).state.gain_mythos(0, 3, "x") == 3


@rule("EA-RUL-20")
def test_nothing_is_lost_by_a_role_that_has_nothing() -> None:
    assert arkham("deep-ones", "feds").state.lose_mythos(0, 1, "EA-RUL-20") == 0


@rule("EA-MON-05", "EA-RUL-58", "EA-RUL-59")
def test_fewer_than_five_points_alarm_nobody_and_a_leap_counts_once() -> None:
    for n, keeper in ((1, -1), (4, -1), (5, 1)):
        assert arkham("deep-ones", "feds", "nodens").run(Score(0, n, ANY)).state.keeper == keeper
    table = arkham("deep-ones", "feds", "nodens").run(Score(0, 11, ANY))
    assert table.state.thresholds_reached[0] == 2
    table.set(keeper=-1).run(Score(1, 14, ANY))
    assert table.state.keeper == -1
    assert table.run(Score(1, 1, ANY)).state.keeper == 1


@rule("EA-CMP-03", "EA-RUL-18")
def test_the_others_are_ranked_by_their_points() -> None:
    table = arkham("deep-ones", "feds", "nodens").omens(0, 19).omens(1, 3).omens(2, 8)
    outcome = table.run(Score(0, 1, ANY)).state.outcome
    assert outcome is not None
    assert [result.rank for result in outcome.sides] == [1, 3, 2, 4, 4]
    assert [result.seat for result in outcome.sides] == [0, 1, 2, None, None]
    assert [list(result.parts.values()) for result in outcome.sides] == [[20], [3], [8], [], []]
    assert not outcome.adjudicated
    book = arkham("nodens", "feds").omens(0, 7).omens(1, 7).omens(2, 19)
    outcome = book.run(Score(2, 1, ANY), side=2).state.outcome
    assert outcome is not None
    assert (outcome.winners, [result.rank for result in outcome.sides[:3]]) == ((2,), [2, 2, 1])


@rule("EA-DOM-02")
def test_a_unit_right_beside_the_marker_lies_on_its_side() -> None:
    for side in (LEFT, RIGHT):
        table = arkham("elder-things", "feds", "order-of-dagon")
        full = len(table.state.side_fields(side))
        table.dominance(side, *[CIVILIAN] * (full - 1), 1)
        assert table.state.on_side(side, 1)
        assert not table.state.on_side(RIGHT if side == LEFT else LEFT, 1)
