"""The bot that plays every answer on: what it weighs, what it may know, and when it keeps to habit."""

from __future__ import annotations

from itertools import count

import pytest

import eldertable as et
from eldertable.bots import planner
from eldertable.bots.levels import UNTIL_TIME_IS_UP
from eldertable.bots.planner import Planner
from eldertable.kernel import Game, State
from tests.kernel.onepage import VigilState
from tests.support import GAMES, VIGIL, wander

PEOPLED = [game for game in GAMES if game is not VIGIL]


def somewhere(game: Game, seed: int, decisions: int, least: int = 2) -> State:
    """A position in which somebody has a choice of so many answers at the least."""
    state: State = game.new(seed=seed)
    wander(state, seed, decisions)
    while len(state.legal()) < least:
        state.play(state.legal()[0])
    return state


@pytest.mark.parametrize("game", PEOPLED, ids=[game.name for game in PEOPLED])
def test_it_answers_the_same_in_all_worlds_that_look_alike_to_its_seat(game: Game) -> None:
    state = somewhere(game, 4, 12)
    seat = state.speaker
    assert seat is not None
    other = game.determinize(state, seat, 99)
    assert game.view(other, seat) == game.view(state, seat)
    before = state.digest()
    answer = Planner(5, 6).answer(state, seat)
    assert answer in state.legal(seat)
    assert answer == Planner(5, 6).answer(other, seat)
    assert state.digest() == before


def settle(monkeypatch: pytest.MonkeyPatch, state: State, worth: dict[int, float], habit: int) -> None:
    """From now on the next answer is worth what is said here, whatever comes after it."""
    game, kind = type(state.table.game), type(state)
    given: dict[int, int] = {}
    apply = kind.apply

    def remember(after: State, answer: int, seat: int | None = None, glancing: bool = False) -> None:
        given.setdefault(id(after), answer)
        apply(after, answer, seat, glancing)

    monkeypatch.setattr(kind, "apply", remember)
    monkeypatch.setattr(game, "greedy", lambda self, world, seat: habit)
    monkeypatch.setattr(game, "horizon", lambda self, world: id(world) if id(world) in given else 0)
    monkeypatch.setattr(game, "prospects", lambda self, world: [worth[given.pop(id(world))]] * 4)


def vigil_of_which(
    monkeypatch: pytest.MonkeyPatch, worth: list[float], habit: int
) -> tuple[State, list[int]]:
    """The first question of the Vigil, with the worth of its answers and which of them is habit; and the answers."""
    state: State = VIGIL.new(2, seed=3)
    answers = state.legal(0)
    settle(monkeypatch, state, dict(zip(answers, worth, strict=True)), answers[habit])
    return state, answers


def test_the_answer_that_leads_furthest_is_given_and_habit_is_looked_at_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = somewhere(et.game("cult"), 4, 12, least=6)
    seat = state.speaker
    assert seat is not None
    answers = state.legal(seat)
    settle(monkeypatch, state, {answer: 0.01 * at for at, answer in enumerate(answers)}, answers[0])
    weighed = Planner(1, 20 * len(answers)).weigh(state, seat, answers)
    assert [one.answer for one in weighed[:2]] == [answers[-1], answers[0]]
    assert weighed[0].worth == pytest.approx(0.01 * (len(answers) - 1))
    assert weighed[0].worlds == weighed[1].worlds > weighed[2].worlds > weighed[-1].worlds


def test_of_equal_answers_it_keeps_to_what_is_sensible(monkeypatch: pytest.MonkeyPatch) -> None:
    state, answers = vigil_of_which(monkeypatch, [0.5, 0.5], habit=1)
    assert Planner(1, 40).answer(state, 0) == answers[1]


def test_who_has_no_time_to_think_keeps_to_what_is_sensible(monkeypatch: pytest.MonkeyPatch) -> None:
    state, answers = vigil_of_which(monkeypatch, [1.0, 0.0], habit=1)
    assert Planner(1, 40).answer(state, 0) == answers[0]
    assert Planner(1, 40, seconds=1e-9).answer(state, 0) == answers[1]


def test_who_thinks_by_time_alone_looks_longer_at_the_better_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = somewhere(et.game("cult"), 4, 12, least=6)
    seat = state.speaker
    assert seat is not None
    answers = state.legal(seat)
    settle(monkeypatch, state, {answer: 0.01 * at for at, answer in enumerate(answers)}, answers[0])
    clock = count()
    monkeypatch.setattr(planner, "monotonic", lambda: next(clock))
    weighed = Planner(1, UNTIL_TIME_IS_UP, seconds=40.0 * len(answers)).weigh(state, seat, answers)
    assert [one.answer for one in weighed[:2]] == [answers[-1], answers[0]]
    assert weighed[0].worlds == weighed[1].worlds > weighed[2].worlds > weighed[-1].worlds > 3


def test_a_lone_answer_is_given_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = VIGIL.new(2, seed=3)
    monkeypatch.setattr(VigilState, "ascending", lambda self, seat: [7])
    monkeypatch.setattr(planner, "play_sensibly", None)
    assert Planner(1, 40).answer(state, 0) == 7
