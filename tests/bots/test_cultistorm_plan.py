"""The plan of the team is kept while nothing changes that it is made from, and only then."""

from typing import Any

import pytest

from eldertable.games.cultistorm.bot import plan
from tests.rules.cultistorm.table import P1, the_game


@pytest.mark.parametrize("options", [{}, {"open_hands": False, "prep_order": "round_robin"}])
def test_a_player_with_a_kept_plan_answers_like_one_who_plans_anew(options: dict[str, Any]) -> None:
    game = the_game()
    state = game.new(seats=3, seed=5, options=options, unattended=True)
    asked = 0
    while not state.over:
        seat = state.speaker
        world = game.determinize(state, seat, asked)
        answer = game.greedy(world, seat)
        kept, world.agreed.planned = world.agreed.planned, None
        assert game.greedy(world, seat) == answer
        world.agreed.planned = kept
        state.apply(answer)
        asked += 1


def test_a_plan_is_kept_until_somebody_moves_but_not_for_a_target_marker() -> None:
    state = the_game().new(seats=3, seed=5, unattended=True)
    while type(state.decision).__name__ != "Prepare":
        state.apply(state.legal()[0])
    first = plan.team_plan(state)
    state.targets[0] = 3
    assert plan.team_plan(state.clone()) is first
    state.place[0] = P1 if state.place[0] != P1 else P1 + 1
    assert plan.team_plan(state) is not first
