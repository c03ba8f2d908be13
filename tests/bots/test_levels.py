"""The levels: how much each thinks, and what a novice does wrong."""

from __future__ import annotations

from collections import Counter

import pytest

import eldertable as et
from eldertable.bots import LEVELS, Novice, Planner, make_bot, planner
from eldertable.bots.levels import SLIP
from eldertable.bots.planner import Weighed
from eldertable.kernel import State
from tests.rules.cult.table import SLUMS, cult
from tests.support import VIGIL, wander


def tried(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """From now on every answer that is played on is counted."""
    counted: Counter[int] = Counter()
    try_all = Planner.try_all

    def count(self: Planner, state: State, seat: int, live: list[Weighed], deadline: float) -> bool:
        counted.update(one.answer for one in live)
        return try_all(self, state, seat, live, deadline)

    monkeypatch.setattr(Planner, "try_all", count)
    return counted


def asked() -> tuple[State, int]:
    """A question of Cult with many answers, and who is asked."""
    state = et.game("cult").new(2, seed=4)
    wander(state, 4, 12)
    while len(state.legal()) < 6:
        state.play(state.legal()[0])
    assert state.speaker is not None
    return state, state.speaker


def test_each_level_thinks_more_than_the_one_before() -> None:
    levels = list(LEVELS.values())
    assert [one.playouts for one in levels] == sorted({one.playouts for one in levels})
    assert [one.seconds for one in levels] == sorted({one.seconds for one in levels})
    assert levels[-1].seconds <= 1.0


@pytest.mark.parametrize("name", ["adept", "master"])
def test_a_level_plays_on_about_as_often_as_it_says_where_the_best_answer_stays_in_doubt(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    state, seat = asked()
    count = tried(monkeypatch)
    monkeypatch.setattr(planner, "_beyond_doubt", lambda _live: False)
    make_bot(name, 1).answer(state, seat)
    assert LEVELS[name].playouts // 2 <= count.total() <= LEVELS[name].playouts + len(state.legal(seat))


@pytest.mark.parametrize("name", ["adept", "master"])
def test_a_level_never_plays_on_more_often_than_it_says(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    state, seat = asked()
    count = tried(monkeypatch)
    make_bot(name, 1).answer(state, seat)
    assert 0 < count.total() <= LEVELS[name].playouts + len(state.legal(seat))


def test_only_who_is_hurried_looks_at_the_clock() -> None:
    for name, level in LEVELS.items():
        for hurried in (False, True):
            bot = make_bot(name, 1, hurried=hurried)
            thinking = bot.planner if isinstance(bot, Novice) else bot
            assert isinstance(thinking, Planner)
            assert thinking.seconds == (level.seconds if hurried else 0.0)


def test_whoever_has_no_playouts_does_what_is_sensible(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = asked()
    count = tried(monkeypatch)
    assert Planner(3, 0).answer(state, seat) == make_bot("greedy", 3).answer(state, seat)
    assert not count


def test_thinking_that_nobody_waits_for_stops_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = asked()
    bot = Planner(1, 10_000)
    worlds = iter([False] * 100)
    bot.given_up = lambda: next(worlds, True)
    assert bot.answer(state, seat) in state.legal(seat)
    assert next(worlds, None) is None


def weighed_as(monkeypatch: pytest.MonkeyPatch, worth: dict[int, float], worlds: int = 4) -> None:
    """From now on answers are worth what is said here."""

    def compare(self: Planner, state: State, seat: int, answers: list[int]) -> list[Weighed]:
        found = [Weighed(answer) for answer in answers]
        for one in found:
            one.worlds, one.total = worlds, worlds * worth[one.answer]
        return found

    monkeypatch.setattr(Planner, "compare", compare)


def test_a_novice_slips_into_what_is_a_little_worse_and_never_into_folly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, seat = asked()
    answers = state.legal(seat)
    usual = make_bot("greedy", 1).answer(state, seat)
    little, folly, better, *_ = (answer for answer in reversed(answers) if answer != usual)
    worth = dict.fromkeys(answers, 0.0) | {
        usual: 0.6,
        little: 0.6 - SLIP / 2,
        folly: 0.6 - 2 * SLIP,
        better: 0.61,
    }
    weighed_as(monkeypatch, worth)
    monkeypatch.setattr(type(et.game("cult")), "greedy", lambda self, world, seat: usual)
    bot = make_bot("novice", 5)
    given = Counter(bot.answer(state, seat) for _ in range(60))
    assert set(given) == {usual, little}
    assert 15 < given[little] < 45
    weighed_as(monkeypatch, worth, worlds=1)
    assert {bot.answer(state, seat) for _ in range(20)} == {usual}, "too little seen to slip"


def test_a_novice_never_takes_nothing_where_something_is_for_the_taking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = cult("CTH", "TIA").priests(0, SLUMS, 3).priests(1, SLUMS, 1).resolve()
    state, game = table.state, table.game
    while table.asked != "TakeBenefit":
        table.play("Do nothing")
    take, leave = (game.answer(state, (word,)) for word in ("take-benefit", "decline"))
    assert game.greedy(state, 0) == take
    weighed_as(monkeypatch, {take: 0.5, leave: 0.5 - SLIP / 2})
    bot = make_bot("novice", 5)
    assert {bot.answer(state, 0) for _ in range(20)} == {take}


def test_a_novice_does_what_is_sensible_though_with_another_priest_or_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, seat = asked()
    game, answers = state.table.game, state.legal(seat)
    assert {game.meaning(state, answer)[0] for answer in answers} == {"pass", "priest-in"}
    usual, *others = (answer for answer in answers if game.meaning(state, answer)[0] == "priest-in")
    monkeypatch.setattr(type(et.game("cult")), "greedy", lambda self, world, seat: usual)
    weighed_as(monkeypatch, dict.fromkeys(answers, 0.5 - SLIP / 2) | {usual: 0.5})
    bot = make_bot("novice", 5)
    assert {bot.answer(state, seat) for _ in range(200)} == {usual, *others}


def test_a_novice_without_a_choice_gives_the_only_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    state = VIGIL.new(2, seed=3)
    monkeypatch.setattr(type(state), "ascending", lambda self, seat: [7])
    assert make_bot("novice", 1).answer(state, 0) == 7


def test_a_novice_may_find_sensible_what_stands_in_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = asked()
    first, *others = state.legal(seat)
    monkeypatch.setattr(type(state), "ascending", lambda self, seat: others)
    monkeypatch.setattr(type(et.game("cult")), "greedy", lambda self, world, seat: first)
    weighed_as(monkeypatch, dict.fromkeys(others, 0.1) | {first: 0.9})
    bot = make_bot("novice", 5)
    assert {bot.answer(state, seat) for _ in range(10)} == {first}
