"""Many games between bots: counted once each, the same for any number of workers, whatever goes wrong."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any

import pytest

from eldertable.kernel import BadOption
from eldertable.lab import Budget, Simulation, simulate, wilson
from tests.kernel.onepage import Bury, Vigil
from tests.support import GAMES, VIGIL


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_every_finished_game_is_counted_once(game: Any, bot: str) -> None:
    for seats in game.seats:
        result = simulate(game, [bot] * seats, 3, workers=1)
        assert (result.games, result.finished, result.errors) == (3, 3, 0)
        assert sum(result.wins) + result.shared + result.others == 3
        assert len(result.wins) == len(result.intervals()) == seats
        assert result.decisions <= result.all_decisions


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_roles_and_endings_count_what_was_won(game: Any) -> None:
    for seats in game.seats:
        result = simulate(game, ["random"] * seats, 3, workers=1)
        assert sum(result.endings.values()) == 3
        assert set(result.endings) <= set(game.endings or [""])
        alone = sum(count.won - count.shared for count in result.roles.values())
        assert sum(result.wins) <= alone <= sum(result.wins) + result.others or not result.roles
        assert sum(count.fair for count in result.roles.values()) == pytest.approx(3 if result.roles else 0)
        for count in result.roles.values():
            assert count.won == sum(count.by.values()) <= count.played <= 3


class Shifts(Vigil):
    """The Vigil where every other side has the late shift, and the last one none."""

    def role(self, state: Any, side: int) -> str:
        return ("early", "late", "late", "")[side]


def test_a_role_wins_what_its_sides_win() -> None:
    game = Shifts()
    result = simulate(game, ["random"] * 4, 40, seed=5, workers=1)
    won = {"early": 0, "late": 0}
    for seed in range(5, 45):
        alone = simulate(game, ["random"] * 4, 1, seed=seed, workers=1)
        won["early"] += alone.wins[0]
        won["late"] += alone.wins[1] + alone.wins[2]
    counts = result.roles
    assert set(counts) == {"early", "late"}
    assert {role: count.won - count.shared for role, count in counts.items()} == won
    assert (counts["early"].played, counts["late"].played) == (40, 80)
    assert counts["early"].fair == pytest.approx(40 / 3)
    assert counts["late"].fair == pytest.approx(80 / 3)
    assert counts["late"].report()["interval"] == [
        round(bound, 4) for bound in wilson(counts["late"].won, 80)
    ]
    assert sum(result.endings.values()) == 40


def outcome_of(result: Simulation) -> dict[str, Any]:
    return {key: value for key, value in result.report().items() if "second" not in key}


@pytest.mark.parametrize("who", [("random",) * 3, ("greedy", "random")])
def test_the_same_for_any_number_of_workers(who: tuple[str, ...]) -> None:
    alone, together = (simulate(VIGIL, who, 40, seed=5, workers=workers) for workers in (1, 2))
    assert outcome_of(alone) == outcome_of(together)


def test_no_more_workers_are_started_than_there_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    def alone(task: Callable[[Any], Any], jobs: Iterable[Any], workers: int) -> Iterator[Any]:
        started.append(workers)
        return map(task, jobs)

    monkeypatch.setattr(import_module("eldertable.lab.simulate"), "in_order", alone)
    assert simulate(VIGIL, ["random"] * 2, 3, workers=100_000).finished == 3
    assert started == [3]


def test_games_lost_by_a_fault_do_not_make_games_shorter() -> None:
    counted = Simulation(("greedy",), [3], games=5, finished=5, forfeits=2, decisions=30, rounds=6)
    assert (counted.length, counted.mean_rounds) == (10, 2)
    nothing = Simulation(("greedy",), [0], games=2, finished=2, forfeits=2, rounds=0)
    assert (nothing.length, nothing.mean_rounds) == (0, None)


def test_seeds_follow_one_another() -> None:
    whole = simulate(VIGIL, ["random"] * 2, 20, seed=7, workers=1)
    halves = [simulate(VIGIL, ["random"] * 2, 10, seed=seed, workers=1) for seed in (7, 17)]
    assert whole.wins == [one + other for one, other in zip(halves[0].wins, halves[1].wins, strict=True)]
    assert whole.decisions == sum(half.decisions for half in halves)
    assert outcome_of(halves[0]) != outcome_of(halves[1])


def test_where_there_is_no_choice_nothing_was_decided() -> None:
    nobody = simulate(VIGIL, [], 5, seed=3, workers=1)
    assert (nobody.decisions, nobody.all_decisions) == (0, 10)  # two unattended nights each


def test_options_and_presets_are_played() -> None:
    short = simulate(VIGIL, ["random"] * 2, 10, options={"nights": 1}, workers=1)
    long = simulate(VIGIL, ["random"] * 2, 10, preset="long-winter", workers=1)
    assert short.length < long.length


def test_a_game_that_breaks_off_is_an_error_that_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(self: Bury, state: Any, seat: int, answer: int) -> None:
        if state.night == 2 and answer == 1:
            raise ValueError("the deck is on fire")

    monkeypatch.setattr(Bury, "resolve", resolve)
    result = simulate(Vigil(), ["random"] * 2, 20, workers=1)
    assert 0 < result.errors < 20
    assert result.finished == 20 - result.errors
    broken = result.broken[0]
    assert broken.words == "ValueError: the deck is on fire"
    state = VIGIL.new(2, broken.seed, unattended=True)
    for answer in broken.answers[:-1]:
        state.play(answer)
    with pytest.raises(ValueError, match="on fire"):
        state.play(broken.answers[-1])


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bury, "resolve", lambda self, state, seat, answer: state.then(Bury(seat)))
    for bot in ("random", "greedy"):
        result = simulate(Vigil(), [bot] * 2, 1, workers=1, limit=50)
        assert "did not end within 50 decisions" in result.broken[0].words
        assert len(result.broken[0].answers) == 50


def test_a_bot_that_answers_what_is_not_allowed_breaks_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vigil, "greedy", lambda self, state, seat: 99)
    assert "IllegalAnswer" in simulate(Vigil(), ["greedy"] * 2, 1, workers=1).broken[0].words


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_stops_it_gets_what_has_been_played(workers: int) -> None:
    def stop(done: int, total: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    result = simulate(VIGIL, ["random"] * 2, 100_000, workers=workers, progress=stop)
    assert result.stopped
    assert 10 <= result.games < 100_000
    assert result.finished == result.games


@pytest.mark.parametrize(
    ("who", "n", "workers", "words"),
    [
        (["oracle"] * 2, 1, 1, "bots: greedy, novice, adept, master, random"),
        (["random"] * 9, 1, 1, "allowed: 0, 1, 2, 3, 4"),
        (["random"] * 2, 0, 1, "allowed: 1 or more"),
        (["random"] * 2, 1, 0, "allowed: 1 or more"),
    ],
)
def test_what_cannot_be_played_is_said(who: list[str], n: int, workers: int, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        simulate(VIGIL, who, n, workers=workers)


def test_workers_play_with_the_same_content() -> None:
    brief = Vigil({"vigil": {"dread": 1}})
    assert pickle.loads(pickle.dumps(brief)).content_digest == brief.content_digest != VIGIL.content_digest
    alone, together = (simulate(brief, ["random"] * 2, 20, workers=workers) for workers in (1, 2))
    assert outcome_of(alone) == outcome_of(together)


def test_bots_that_think_are_given_as_much_as_is_said() -> None:
    spent = {}
    for playouts in (0, 2, 40):
        found = simulate(VIGIL, ["master", "greedy"], 2, workers=1, seed=3, budget=Budget(playouts=playouts))
        spent[playouts] = found.report()["wins"], found.decisions
        assert not found.broken
        again = simulate(VIGIL, ["master", "greedy"], 2, workers=2, seed=3, budget=Budget(playouts=playouts))
        assert (again.wins, again.decisions) == (found.wins, found.decisions)
    habit = simulate(VIGIL, ["greedy", "greedy"], 2, workers=1, seed=3)
    assert spent[0] == (habit.wins, habit.decisions), "who may not think keeps to habit"


@pytest.mark.parametrize(
    ("budget", "words"),
    [
        (Budget(playouts=-1), "nobody thinks for -1 playouts"),
        (Budget(seconds=0), "nobody thinks for 0 seconds"),
    ],
)
def test_a_budget_that_is_none_is_refused_in_words(budget: Budget, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        simulate(VIGIL, ["master", "greedy"], 2, workers=1, budget=budget)
