"""What must hold in any position of any game: copies, texts, components, answers."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import eldertable as et
from eldertable.kernel import Decision, Game, State, Step
from eldertable.kernel.actions import MOST_ACTIONS
from eldertable.kernel.answers import MOST_ANSWERS
from tests.properties.positions import FAR, SEEDS, reached
from tests.support import GAMES, wander

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

interpreted = pytest.mark.skipif(
    hasattr(State, "__mypyc_attrs__"), reason="compiled classes hide their attributes"
)

KERNEL = {
    *("content", "table", "chronicle", "agenda", "waited", "choices", "stuck", "actor", "shown"),
    *("key", "dice", "block", "block_number", "zones", "marks", "sealed", "ended", "winners", "parts"),
}


def along(state: State, seed: int) -> Iterator[State]:
    """A state at every decision on its way to the end."""
    yield state
    while wander(state, seed, 1):
        seed += 1
        yield state


@every_game
@given(st.data())
def test_a_clone_is_equal_and_independent(game: Game, data: st.DataObject) -> None:
    state = data.draw(reached(game)).state()
    before = state.digest()
    copy = state.clone()
    assert copy == state
    assert (copy.digest(), copy.legal(), copy.over) == (before, state.legal(), state.over)
    answers = wander(copy, data.draw(SEEDS), FAR)
    assert state.digest() == before
    for answer in answers:
        state.play(answer)
    assert state == copy


@every_game
@given(st.data())
def test_at_a_glance_a_position_is_the_same_but_for_options_that_nobody_listed(
    game: Game, data: st.DataObject
) -> None:
    state = data.draw(reached(game)).state()
    for answer in state.legal():
        looked_at, listed = state.clone(), state.clone()
        looked_at.apply(answer, glancing=True)
        listed.apply(answer)
        assert looked_at == listed
        assert looked_at.choices == (listed.choices if looked_at.choices or listed.over else [])
        assert looked_at.choices or listed.over or len(listed.choices) > 1


@every_game
@given(st.data())
def test_a_position_survives_being_written_down(game: Game, data: st.DataObject) -> None:
    state = data.draw(reached(game)).state()
    written = json.loads(json.dumps(game.dump(state)))
    again = game.load(written)
    assert again == state
    assert (again.digest(), again.legal(), again.speaker) == (state.digest(), state.legal(), state.speaker)
    assert json.loads(json.dumps(game.dump(again))) == written
    for answer in wander(state, data.draw(SEEDS), FAR):
        again.play(answer)
    assert again.digest() == state.digest()


@every_game
@given(st.data())
def test_the_same_seed_and_answers_lead_to_the_same_end(game: Game, data: st.DataObject) -> None:
    way = data.draw(reached(game))
    assert way.state().digest() == way.state().digest()


@every_game
@given(st.data())
def test_everything_is_in_order_at_every_decision(game: Game, data: st.DataObject) -> None:
    way = data.draw(reached(game))
    for state in along(way.new(), way.seed):
        assert game.audit(state) == []
        decision = state.decision
        if decision is None:
            continue
        for seat in decision.seats():
            legal = state.legal(seat)
            assert legal, f"{type(decision).__name__} asks seat {seat}, which has no answer"
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < decision.ANSWERS.size, (
                "within the action space, and never *cannot*"
            )
        assert state.speaker in decision.seats()


@every_game
@given(st.data())
def test_every_game_ends_and_says_who_won(game: Game, data: st.DataObject) -> None:
    way = data.draw(reached(game))
    state = way.new()
    wander(state, way.seed, FAR)
    assert state.over
    for locale in game.locales:
        outcome = game.outcome(state, locale)
        assert outcome is not None
        assert len(outcome.sides) == state.table.sides
        assert set(outcome.winners) == {
            side for side in range(state.table.sides) if state.winners >> side & 1
        }
        rule, words = outcome.reason
        assert rule in game.rules
        assert words


@interpreted
@every_game
@given(st.data())
def test_a_step_is_what_it_declares_and_nothing_else(game: Game, data: st.DataObject) -> None:
    """FIELDS is complete: what a step does not declare would be lost in a dump."""
    way = data.draw(reached(game))
    kinds: set[type[Step]] = set()
    for state in along(way.new(), way.seed):
        for step in state.agenda:
            assert type(step) in game.steps
            if type(step) in kinds:
                continue
            kinds.add(type(step))
            seat = {"seat"} if isinstance(step, Decision) else set()
            assert set(vars(step)) - seat == set(step.FIELDS) - seat
            assert all(isinstance(value, (int, tuple)) for value in vars(step).values())


@interpreted
@every_game
@given(st.data())
def test_a_state_is_what_its_fields_declare_and_nothing_else(game: Game, data: st.DataObject) -> None:
    state = data.draw(reached(game)).state()
    in_slots = [name for kind in type(state).__mro__ for name in vars(kind).get("__slots__", ())]
    assert len(set(in_slots)) == len(in_slots)
    if game.name in et.games():
        assert not hasattr(state, "__dict__"), "what a position has is named in __slots__"
    names = [*in_slots, *getattr(state, "__dict__", ())]
    fixed = {name for name in names if getattr(state, name) in (state.table, state.content)}
    kept = set(getattr(type(state), "KEPT", ()))
    assert set(names) - fixed - kept - KERNEL == {field.name for field in game.fields}


@every_game
def test_the_action_space_is_small_and_every_kind_of_step_is_listed_once(game: Game) -> None:
    assert len({kind.__name__ for kind in game.steps}) == len(game.steps)
    assert all(1 <= kind.ANSWERS.size <= MOST_ANSWERS for kind in game.actions.kinds)
    assert len(game.actions) <= MOST_ACTIONS
    assert all(rule in game.rules for kind in game.actions.kinds for rule in kind.RULES)
