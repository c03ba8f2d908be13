"""Options and reasons are stated apart; here one is held against the other in random games."""

from __future__ import annotations

from collections import Counter

from eldertable.kernel import TABLE, Dice, Game, State
from eldertable.lab import probes


def reasons_given(game: Game, seats: int, seed: int, limit: int = 1_500) -> Counter[str]:
    """Play at random: at each decision every legal answer has no reason against it, every other one has one.

    Gives how often each reason was said, by its key.
    """
    variants = game.variants(seats)
    state: State = game.new(seats, seed, variants[seed % len(variants)], unattended=True)
    dice, said = Dice(seed), Counter[str]()
    for _ in range(limit):
        if state.over:
            break
        assert state.decision is not None
        for seat in state.decision.seats():
            if seat != TABLE:
                said += probes.why_not(game, state, seat)
        probes.picking(game, state, dice)
        options = state.legal()
        state.apply(options[dice.roll(len(options))])
    assert said[probes.GENERAL] <= said.total() / 20
    return said
