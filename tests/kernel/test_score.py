"""Who will have won how much: an estimate while the game goes on, exact at its end."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.kernel import EldertableError
from tests.kernel.toys import Ask, Finish, Toy


class Weighed(Toy):
    """A game that knows what the sides' chances are."""

    def estimate(self, state: Any) -> list[float]:
        return [0.5, 0.3, 0.2]


def ended(game: Toy, winners: int) -> Any:
    """A finished game of three seats with these winners, as a set of bits."""
    state = game.new(3, seed=1)
    state.finish(1, winners)
    return state


def test_while_the_game_goes_on_it_is_the_games_own_estimate() -> None:
    game = Weighed(Ask(0, 4), Finish())
    state = game.new(3, seed=1)
    assert game.score(state) == [0.5, 0.3, 0.2]
    assert game.returns(state) == [0.0, 0.0, 0.0]


def test_a_game_without_an_estimate_says_so() -> None:
    game = Toy(Ask(0, 4), Finish())
    with pytest.raises(EldertableError, match="toy cannot estimate who will win"):
        game.score(game.new(3, seed=1))


@pytest.mark.parametrize(
    ("winners", "shares"), [(0b001, [1, 0, 0]), (0b101, [0.5, 0, 0.5]), (0b000, [0, 0, 0])]
)
def test_at_the_end_the_winners_share_one(winners: int, shares: list[float]) -> None:
    game = Weighed(Ask(0, 4), Finish())
    state = ended(game, winners)
    assert game.score(state) == shares
    assert game.returns(state) == shares


def test_who_wins_together_has_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Weighed, "cooperative", True)
    game = Weighed(Ask(0, 4), Finish())
    assert game.score(ended(game, 0b111)) == [1, 1, 1]
    assert game.score(ended(game, 0b000)) == [0, 0, 0]


def test_of_several_against_one_those_who_win_together_have_the_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Weighed, "allied", lambda game, table: 0b011)
    game = Weighed(Ask(0, 4), Finish())
    assert game.score(ended(game, 0b011)) == [1, 1, 0]
    assert game.score(ended(game, 0b100)) == [0, 0, 1]


def test_sides_without_a_seat_get_no_returns() -> None:
    game = Weighed(Ask(0, 4), Finish())
    state = ended(game, 0b101)
    state.table.seats = 2
    assert game.score(state) == [0.5, 0, 0.5]
    assert game.returns(state) == [0.5, 0]
