"""What share of winning every side has, in any position of any game: beside the conformance suite, for all games alike."""

from __future__ import annotations

import pytest

import eldertable as et
from eldertable.kernel.dice import Dice

TABLES = [(name, seats) for name in et.games() for seats in et.game(name).seats if seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_shares_are_from_0_to_1_and_together_1_in_any_position_and_change_nothing(
    name: str, seats: int
) -> None:
    game, dice = et.game(name), Dice(seats)
    for seed, options in enumerate(game.variants(seats)[:6]):
        state = game.new(seats=seats, seed=seed, options=options)
        while not state.over:
            before = state.digest()
            shares = game.score(state)
            assert state.digest() == before
            assert len(shares) == state.table.sides
            assert all(0.0 <= one <= 1.0 for one in shares)
            allied = game.allied(state.table)
            together = [share for side, share in enumerate(shares) if allied >> side & 1]
            assert len(set(together)) < 2
            if len(together) < len(shares):
                apart = [share for side, share in enumerate(shares) if not allied >> side & 1]
                assert sum([*together[:1], *apart]) == pytest.approx(1.0)
            for _ in range(1 + dice.roll(60)):
                if not state.over:
                    state.apply(state.choices[dice.roll(len(state.choices))])
        winners = [side for side in range(state.table.sides) if state.winners >> side & 1]
        shared = not game.allied(state.table) >> winners[0] & 1 if winners else False
        share = 1.0 / len(winners) if shared else 1.0
        assert game.score(state) == [share if side in winners else 0.0 for side in range(state.table.sides)]
