"""What every game declares of its answers is whole: words in every language, a place to point at, a meaning."""

from __future__ import annotations

import pytest

from eldertable.kernel import Game
from tests.support import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_every_kind_of_answer_has_words_in_every_language(game: Game) -> None:
    state = game.new(seed=0, unattended=True)
    for locale in game.locales:
        assert game.telling(state, locale).speechless(game.actions.kinds) == []


@every_game
def test_every_kind_of_answer_that_names_something_points_at_it(game: Game) -> None:
    assert game.pointing.pointless(game.actions.kinds) == []
