"""Bots answer legally, by their seed, and know no more than their seat."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.bots import ABOUT, BOTS, LEVELS, Level, levels, make_bot, sensible_bots
from eldertable.kernel import BadOption, EldertableError, Game
from tests.kernel.onepage import Vigil, VigilState
from tests.support import GAMES, VIGIL, wander


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels think as little as lets them weigh anything at all."""
    few = {name: Level(6, level.seconds) for name, level in LEVELS.items()}
    monkeypatch.setattr(levels, "LEVELS", few)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("name", BOTS)
def test_an_answer_is_legal_and_changes_nothing(game: Game, name: str) -> None:
    for seed in range(3):
        state = game.new(seed=seed)
        wander(state, seed, 3 * seed)
        seat = state.speaker
        before = state.digest()
        assert make_bot(name, seed).answer(state, seat) in state.legal(seat)
        assert state.digest() == before


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    state = VIGIL.new(2, seed=3)
    one, other = make_bot(name, 11), make_bot(name, 11)
    assert [one.answer(state, 0) for _ in range(10)] == [other.answer(state, 0) for _ in range(10)]


def test_greedy_sees_a_world_that_its_seat_could_believe_in(monkeypatch: pytest.MonkeyPatch) -> None:
    state = VIGIL.new(2, seed=3)
    seen: list[Any] = []

    def greedy(self: Vigil, world: VigilState, seat: int) -> int:
        seen.append(world)
        return 0

    monkeypatch.setattr(Vigil, "greedy", greedy)
    bot = make_bot("greedy", 1)
    for _ in range(20):
        bot.answer(state, 0)
    assert all(VIGIL.view(world, 0) == VIGIL.view(state, 0) for world in seen)
    assert any(world.courage[1] != state.courage[1] for world in seen)
    assert all(world.key != state.key for world in seen)


@pytest.mark.parametrize("name", sensible_bots())
def test_a_game_without_a_sensible_player_says_so(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(Vigil, "greedy", Game.greedy)
    with pytest.raises(EldertableError, match="use the bot random"):
        make_bot(name, 1).answer(VIGIL.new(2, 0), 0)


def test_every_bot_says_what_it_is() -> None:
    assert list(ABOUT) == list(BOTS)


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="no bot 'oracle'; bots: greedy, novice, adept, master, random"):
        make_bot("oracle", 1)
