"""Turns and rounds: what ends with a turn, and who is next."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn
from eldertable.games.eldritch_arkham.rules.turns import NextTurn
from tests.rules.eldritch_arkham.table import arkham
from tests.support import rule


@rule(
    "EA-RUL-187", "EA-ADV-09", "EA-POL-20", "EA-ELD-21", "EA-KUR-13", "EA-DAG-17", "EA-RUL-123", "EA-RUL-156"
)
def test_what_was_done_in_a_turn_is_forgotten_with_it() -> None:
    table = arkham("police", "deep-ones").set(
        used=15,
        colours_taken=3,
        arrests_twice=1,
        dreamshared_at=5,
        demand=[-1, -2, -2, 0],
        patrolled=[1, *[0] * 11],
        deeds=[0, 1, 1, 1, 1, 1],
    )
    state = table.run(EndOfTurn()).state
    assert (state.used, state.colours_taken, state.arrests_twice, state.dreamshared_at) == (0, 0, 0, 0)
    assert (sum(state.demand), sum(state.patrolled), sum(state.deeds)) == (0, 0, 0)


@rule("EA-RUL-187", "EA-RUL-188")
def test_actions_area_and_catch_end_with_the_turn() -> None:
    table = (
        arkham("order-of-dagon", "feds")
        .set(actions=3, ritual_area=2, units_taken=2, last_spot=4)
        .run(EndOfTurn())
    )
    state = table.state
    assert (state.actions, state.ritual_area, state.units_taken, state.last_spot) == (0, -1, 0, -1)


@rule("EA-RUL-13", "EA-RUL-14", "EA-RUL-64")
def test_a_round_ends_with_its_last_role_and_the_game_with_the_last_round() -> None:
    table = arkham("deep-ones", "feds", rounds=2).run(NextTurn(), side=1)
    assert (table.state.round, table.state.turn, table.state.over) == (2, 0, False)
    table.run(NextTurn(), side=0)
    assert (table.state.round, table.state.turn) == (2, 1)
    assert table.run(NextTurn(), side=1).state.over
    alone = arkham("great-old-one").units(0, at=3).run(NextTurn(), side=2)
    assert (alone.state.round, alone.state.turn) == (2, 2)
