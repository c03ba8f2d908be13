"""Hints: the best answers first, the same for the same knowledge, and nothing in them that the seat could not know."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import eldertable as et
from eldertable.bots import LEVELS
from eldertable.bots.hints import HINT, HINTERS, Adviser, GivenUp, advise, open_answers
from eldertable.kernel import BadOption, EldertableError, Game, State
from tests.bots.test_planner import PEOPLED, somewhere
from tests.support import VIGIL

FEW = 2_000
"""A small budget: what is looked at here is not how good a hint is."""


@pytest.mark.parametrize("game", PEOPLED, ids=[game.name for game in PEOPLED])
def test_two_worlds_behind_the_same_view_give_the_same_hint_to_the_letter(game: Game) -> None:
    # Where all win together every answer is long thought about, at the beginning above all.
    together = game.name == "cultistorm"
    for decisions in (60,) if together else (5, 21):
        state = somewhere(game, 6, decisions)
        seat = state.speaker
        assert seat is not None
        before = state.digest()
        hint = advise(state, seat, "en", FEW)
        assert state.digest() == before
        for seed in (99,) if together else (11, 99):
            other = game.determinize(state, seat, seed)
            assert game.view(other, seat) == game.view(state, seat)
            assert msgspec.json.encode(advise(other, seat, "en", FEW)) == msgspec.json.encode(hint)


@pytest.mark.parametrize("game", PEOPLED, ids=[game.name for game in PEOPLED])
def test_a_hint_has_up_to_three_answers_the_best_first_each_with_what_follows(game: Game) -> None:
    state = somewhere(game, 4, 14, least=3)
    seat = state.speaker
    assert seat is not None
    hint = advise(state, seat, "en", FEW)
    assert 1 <= len(hint.answers) <= 3
    assert {one.answer for one in hint.answers} <= {*state.legal(seat)}
    assert all(one.label == game.describe(state, one.answer, seat) for one in hint.answers)
    for better, worse in pairwise(hint.answers):
        assert better.chance >= worse.chance
    for one in hint.answers:
        assert 0 <= one.low <= one.chance <= one.high <= 1
        assert len(one.line) <= 6
    best, *others = hint.answers
    if others:
        assert best.gain == pytest.approx(best.chance - others[0].chance, abs=0.006)
        assert all(one.gain <= 0 for one in others)


def test_what_is_told_to_follow_begins_with_the_answer_itself() -> None:
    cult = et.game("cult")
    state: State = cult.new(2, seed=4)
    while not (state.decision and type(state.decision).__name__ == "PlaceOrPass"):
        state.play(state.legal()[0])
    seat = state.speaker
    assert seat is not None
    for one in advise(state, seat, "en", FEW).answers:
        assert one.line, one.label
        assert one.line[0].rule
        assert "places" in one.line[0].words or "passes" in one.line[0].words


def test_rivals_are_told_of_only_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_for: list[object] = []
    rival_asked = Adviser.rival_asked

    def look_for(self: Adviser, after: object, here: int) -> int | None:
        looked_for.append(after)
        return rival_asked(self, after, here)

    monkeypatch.setattr(Adviser, "rival_asked", look_for)
    storm = et.game("cultistorm")
    state = somewhere(storm, 3, 30)
    seat = state.speaker
    assert seat is not None
    hint = advise(state, seat, "en", FEW)
    assert hint.together
    assert all(one.reply is None for one in hint.answers)
    assert not looked_for
    cult = et.game("cult")
    state = somewhere(cult, 4, 30, least=4)
    seat = state.speaker
    assert seat is not None
    hint = advise(state, seat, "en", FEW)
    assert not hint.together
    assert looked_for
    assert all(one.reply is None or one.reply.seat != seat for one in hint.answers)


def test_a_budget_of_nothing_is_refused_in_words() -> None:
    state = VIGIL.new(2, seed=3)
    with pytest.raises(BadOption, match="allowed: a number from 1 on"):
        advise(state, 0, "en", 0)


def test_who_is_not_asked_is_told_so() -> None:
    state = VIGIL.new(2, seed=3)
    waiting = 1 - (state.speaker or 0)
    if state.decision is not None and waiting in state.decision.seats():
        pytest.fail("the Vigil asks one after another")
    with pytest.raises(EldertableError, match="nothing to hint at"):
        advise(state, waiting, "en", 10)


def test_when_nobody_waits_any_more_thinking_stops() -> None:
    state = somewhere(et.game("cult"), 4, 30, least=4)
    asked = 0

    def impatient() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    assert state.speaker is not None
    with pytest.raises(GivenUp):
        advise(state, state.speaker, "en", FEW, impatient)
    assert asked < 30


def test_who_has_begun_to_pick_is_shown_every_further_pick() -> None:
    rise = et.game("rise-of-the-cults")
    state: State = rise.new(2, seed=4)
    while type(state.decision).__name__ != "Reroll" or len(state.legal()) < 4:
        state.play(state.legal()[0])
    seat = state.speaker
    assert seat is not None
    first = state.clone()
    first.play(first.legal(seat)[-1], seat)
    assert type(first.decision).__name__ == "Reroll"
    assert open_answers(first, seat) == first.legal(seat)


def test_a_hint_is_given_by_a_level_and_the_same_again() -> None:
    state = somewhere(et.game("cult"), 6, 21)
    seat = state.speaker
    assert seat is not None
    thought = {level: Adviser(state, seat, HINT, level=level).playouts for level in HINTERS}
    assert thought["adept"] == LEVELS["adept"].playouts < thought["master"]
    assert advise(state, seat, "en", FEW) == advise(state, seat, "en", FEW, level="master")
    hints = [msgspec.json.encode(advise(state, seat, "en", HINT, level="adept")) for _ in range(2)]
    assert hints[0] == hints[1]
    for level in ("novice", "greedy", "off", ""):
        with pytest.raises(BadOption, match="gives no hints; allowed: adept, master"):
            advise(state, seat, "en", FEW, level=level)
