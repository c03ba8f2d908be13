"""A look back: one's own decisions as they were, from what the seat knew then, and the same again each time."""

from __future__ import annotations

import msgspec
import pytest

from eldertable.bots import make_bot
from eldertable.bots.review import Decision as LookedAt
from eldertable.bots.review import Question, own_questions, positions, review, summed_up, think_again
from eldertable.kernel import TABLE, BadOption, BadRecord, EldertableError, Game
from eldertable.match import Match
from eldertable.match.record import Ending
from tests.bots.test_planner import PEOPLED, somewhere
from tests.kernel.onepage import Vigil
from tests.support import VIGIL

FEW = 300


def played(seed: int = 23) -> Match:
    """A match of the Vigil, played to its end by bots."""
    match = Match.open(VIGIL, ["you:Ada", "greedy"], seed=seed)
    play_on(match)
    return match


def play_on(match: Match) -> None:
    bot = make_bot("random", 5)
    while not match.over:
        seat = match.state.speaker
        assert seat is not None
        answer = match.state.choices[0] if seat == TABLE else bot.answer(match.state, seat)
        match.answer(answer, seat)


def test_every_decision_with_a_choice_is_looked_at_once_in_order_and_the_same_again() -> None:
    match = played()
    done: list[tuple[int, int]] = []
    found = review(match, 0, "en", FEW, lambda now, of: done.append((now, of)))
    first, states = positions(match)
    own = [
        entry.number - 1
        for entry in match.entries
        if getattr(entry, "seat", None) == 0 and len(states[entry.number - 1].legal(0)) > 1
    ]
    assert first == 0
    assert [one.position for one in found.decisions] == own
    assert done == [(at, len(own)) for at in range(len(own))]
    assert all(0 <= one.chance <= 1 for one in found.decisions)
    assert len(found.better) <= 5
    assert all(one.better and one.loss >= 0.02 and one.better.label != one.label for one in found.better)
    assert found.better == sorted(found.better, key=lambda one: -one.loss)
    outcome = match.outcome()
    assert outcome is not None
    assert (found.end > 0) == (0 in outcome.winners)
    assert found == review(match, 0, "en", FEW)


@pytest.mark.parametrize("game", PEOPLED, ids=[game.name for game in PEOPLED])
def test_what_lay_hidden_then_changes_nothing(game: Game) -> None:
    # Where all win together every answer is long thought about, at the beginning above all.
    decisions = 62 if game.name == "cultistorm" else 17
    state = somewhere(game, 8, decisions)
    seat = state.speaker
    assert seat is not None
    question = Question(decisions, state.legal(seat)[-1])
    told = msgspec.json.encode(think_again(state, seat, question, "en", FEW))
    for seed in (3, 31):
        other = game.determinize(state, seat, seed)
        assert msgspec.json.encode(think_again(other, seat, question, "en", FEW)) == told


def test_what_was_taken_back_is_not_looked_at() -> None:
    match = Match.open(VIGIL, ["you:Ada", "you:Bo"], seed=23)
    seat = match.state.speaker
    assert seat is not None
    match.answer(match.state.legal(seat)[0], seat)
    match.undo(seat)
    match.answer(match.state.legal(seat)[1], seat)
    play_on(match)
    first, states = positions(match)
    found = own_questions(match, states, first, seat)
    assert found[0].position == 2
    assert found[0].answer == states[0].legal(seat)[1]


def test_the_moments_are_where_the_chance_changed_most() -> None:
    match = played()
    last = len(match.entries)
    chances = [0.5, 0.52, 0.9, 0.88, 0.3]
    looked = [LookedAt(at * 2, "?", f"answer {at}", chance) for at, chance in enumerate(chances)]
    found = summed_up(match, 0, looked)
    assert [swing.gain for swing in found.moments][:2] == [0.38, -0.58]
    assert [swing.position for swing in found.moments][:2] == [3, 7]
    assert all(swing.words for swing in found.moments)
    assert found.last == last


@pytest.mark.parametrize("kind", ["resigned", "abandoned", "adjudicated"])
def test_an_end_that_was_agreed_on_is_laid_to_no_answer(kind: Ending) -> None:
    match = Match.open(VIGIL, ["you:Ada", "you:Bo"], seed=23)
    for _ in range(4):
        seat = match.state.speaker
        assert seat is not None
        match.answer(match.state.choices[0], seat)
    match.end(kind, seat=0, winners=[1])
    looked = [LookedAt(at, "?", f"answer {at}", chance) for at, chance in enumerate([0.4, 0.7, 0.9])]
    found = summed_up(match, 0, looked)
    assert [swing.position for swing in found.moments] == [1, 2]
    assert found.end == 0


def test_bad_input_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    with pytest.raises(BadOption, match="no seat 3 at this table; seats: 1 to 2"):
        review(match, 2)
    with pytest.raises(BadOption, match="allowed: a number from 1 on"):
        review(match, 0, "en", 0)
    with pytest.raises(BadRecord, match="not over"):
        review(Match.open(VIGIL, ["you", "greedy"], seed=1), 0)
    monkeypatch.setattr(Vigil, "greedy", Game.greedy)
    with pytest.raises(EldertableError, match="there is no look back"):
        review(match, 0)
