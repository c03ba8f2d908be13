"""Who will win, as the game itself estimates it."""

from __future__ import annotations

import pytest

from eldertable.kernel.dice import Dice
from tests.rules.eldritch_arkham.table import arkham, the_game


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_the_shares_of_all_sides_are_one_in_any_position_and_exact_at_the_end(seats: int) -> None:
    game, luck = the_game(), Dice(seats)
    for seed, options in enumerate(game.variants(seats)):
        state = game.new(seats=seats, seed=seed, options=options)
        while not state.over:
            before = state.digest()
            said = game.score(state)
            assert len(said) == state.table.sides
            assert all(0.0 <= share <= 1.0 for share in said)
            assert sum(said) == pytest.approx(1.0)
            assert state.digest() == before
            for _ in range(1 + luck.roll(40)):
                if not state.over:
                    state.apply(state.choices[luck.roll(len(state.choices))])
        assert game.score(state) == [float(state.winners >> side & 1) for side in range(state.table.sides)]


def test_who_has_more_omens_is_likelier_to_win_and_the_more_so_near_the_goal() -> None:
    def share(mine: int, theirs: int) -> float:
        table = arkham("elder-things", "police").omens(0, mine).omens(1, theirs)
        return table.game.score(table.state)[0]

    assert share(3, 2) > share(2, 2) > share(2, 3)
    assert share(17, 12) > share(7, 2) > 0.5
    assert share(19, 2) > 0.9


def test_a_grimoire_that_is_not_in_play_cannot_win() -> None:
    table = arkham("deep-ones", "feds")
    assert table.game.score(table.state)[2:] == [0.0, 0.0]
    alone = arkham("deep-ones")
    assert [share > 0.0 for share in alone.game.score(alone.state)] == [True, False, True]
