"""Whoever points at something learns when it is used."""

from __future__ import annotations

from random import Random

import pytest

from eldertable.kernel import Game
from tests.support import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_place_says_when_what_lies_there_is_used(game: Game) -> None:
    missing = set()
    for seats in game.seats:
        for seed, options in enumerate(game.variants(seats)):
            state = game.new(seats, seed=seed, options=options)
            dice = Random(seed)
            # Who plays what is often chosen first.
            for _ in range(2 * seats):
                if state.decision is not None:
                    state.play(dice.choice(state.legal()))
            for locale in game.locales:
                missing |= {(locale, zone.kind) for zone in game.still(state, locale).zones if not zone.used}
    assert not missing
