"""Whoever points at something means one thing, and learns when it is used."""

from __future__ import annotations

from random import Random

import pytest

from eldertable.kernel import Game
from tests.support import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_place_says_when_what_lies_there_is_used(game: Game) -> None:
    missing = set()
    for seats in game.seats:
        for seed, options in enumerate((*game.variants(seats), *game.fullest(seats))):
            state = game.new(seats, seed=seed, options=options)
            dice = Random(seed)
            # Who plays what is often chosen first.
            for _ in range(2 * seats):
                if state.decision is not None:
                    state.play(dice.choice(state.legal()))
            for locale in game.locales:
                missing |= {(locale, zone.kind) for zone in game.still(state, locale).zones if not zone.used}
    assert not missing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_place_is_called_like_a_piece(game: Game) -> None:
    """Answers point at both by name: a place of the same name would glow for a piece that lies elsewhere."""
    for seats in game.seats:
        still = game.still(game.new(seats, seed=1))
        assert {zone.id for zone in still.zones}.isdisjoint({face.id for face in still.faces})
