"""The bot that plays every answer on: what it weighs, what it may know, and when it keeps to habit."""

from __future__ import annotations

from collections import Counter
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


def settle(
    monkeypatch: pytest.MonkeyPatch, state: State, worth: dict[int, float], habit: int, luck: float = 0.0
) -> Counter[int]:
    """From now on the next answer is worth what is said here, whatever comes after it; how often each was tried.

    With luck every second answer is worth so much more in one world and so much less in the next.
    """
    game, kind = type(state.table.game), type(state)
    given: dict[int, int] = {}
    tried: Counter[int] = Counter()
    lucky = [*worth][::2]
    apply = kind.apply

    def remember(after: State, answer: int, seat: int | None = None, glancing: bool = False) -> None:
        given.setdefault(id(after), answer)
        apply(after, answer, seat, glancing)

    monkeypatch.setattr(kind, "apply", remember)
    monkeypatch.setattr(game, "greedy", lambda self, world, seat: habit)
    monkeypatch.setattr(game, "horizon", lambda self, world: id(world) if id(world) in given else 0)

    def prospects(self: Game, world: State) -> list[float]:
        answer = given.pop(id(world))
        tried[answer] += 1
        off = luck * (-1) ** tried[answer] if answer in lucky else 0.0
        return [worth[answer] + off] * 4

    monkeypatch.setattr(game, "prospects", prospects)
    return tried


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
    settle(monkeypatch, state, {answer: 0.01 * at for at, answer in enumerate(answers)}, answers[0], 0.03)
    weighed = Planner(1, 20 * len(answers)).weigh(state, seat, answers)
    assert [one.answer for one in weighed[:2]] == [answers[-1], answers[0]]
    assert weighed[0].worth == pytest.approx(0.01 * (len(answers) - 1), abs=0.003)
    assert weighed[0].worlds == weighed[1].worlds > weighed[2].worlds > weighed[-1].worlds


@pytest.mark.parametrize("worth", [[0.5, 0.6], [0.6, 0.6]], ids=["better", "the same"])
def test_what_is_beyond_doubt_is_answered_without_further_thought(
    monkeypatch: pytest.MonkeyPatch, worth: list[float]
) -> None:
    state: State = VIGIL.new(2, seed=3)
    answers = state.legal(0)
    tried = settle(monkeypatch, state, dict(zip(answers, worth, strict=True)), answers[1])
    assert Planner(1, 1000).answer(state, 0) == answers[1]
    assert set(tried.values()) == {planner.ENOUGH_TO_TELL}


def test_what_luck_may_have_made_is_thought_about_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    state: State = VIGIL.new(2, seed=3)
    answers = state.legal(0)
    tried = settle(monkeypatch, state, dict(zip(answers, [0.5, 0.52], strict=True)), answers[1], luck=0.3)
    assert Planner(1, 400).answer(state, 0) == answers[1]
    assert set(tried.values()) == {200}


@pytest.mark.parametrize(("playouts", "given"), [(40, 1), (4000, 0)], ids=["may be luck", "is none"])
def test_habit_is_given_up_only_for_a_lead_that_luck_would_hardly_make(
    monkeypatch: pytest.MonkeyPatch, playouts: int, given: int
) -> None:
    state: State = VIGIL.new(2, seed=3)
    answers = state.legal(0)
    settle(monkeypatch, state, dict(zip(answers, [0.53, 0.5], strict=True)), answers[1], luck=0.3)
    assert Planner(1, playouts).answer(state, 0) == answers[given]


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
    settle(monkeypatch, state, {answer: 0.01 * at for at, answer in enumerate(answers)}, answers[0], 0.03)
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
