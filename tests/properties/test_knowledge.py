"""Who may know what, in any position of any game: nobody can learn more than the view says."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eldertable.kernel import Chronicle, Game, State
from tests.properties.positions import SEEDS, reached
from tests.properties.test_states import every_game
from tests.support import viewers, wander


@every_game
@given(st.data())
def test_a_sample_looks_the_same_to_whom_it_is_made_for(game: Game, data: st.DataObject) -> None:
    state = data.draw(reached(game)).state()
    for seat in viewers(state):
        sample = game.determinize(state, seat, data.draw(SEEDS))
        assert game.view(sample, seat) == game.view(state, seat)
        assert game.audit(sample) == []


@every_game
@given(st.data())
def test_a_sample_depends_on_the_view_and_the_seed_alone(game: Game, data: st.DataObject) -> None:
    state = data.draw(reached(game)).state()
    seed, other = data.draw(SEEDS), data.draw(SEEDS)
    for seat in viewers(state):
        sample = game.determinize(state, seat, seed)
        assert game.determinize(sample, seat, seed) == sample
        assert game.determinize(game.determinize(state, seat, other), seat, seed) == sample


@every_game
@given(st.data())
def test_sampling_leaves_the_table_alone(game: Game, data: st.DataObject) -> None:
    state = data.draw(reached(game)).state()
    before = state.digest()
    for seat in viewers(state):
        sample: State = game.determinize(state, seat, data.draw(SEEDS))
        wander(sample, 1, 20)
    assert state.digest() == before


@every_game
@given(st.data())
def test_the_scene_shows_no_more_than_the_view(game: Game, data: st.DataObject) -> None:
    """Two tables that look alike to a viewer have one scene: so it cannot tell them apart."""
    state = data.draw(reached(game)).state()
    for seat in viewers(state):
        sample = game.determinize(state, seat, data.draw(SEEDS))
        for locale in game.locales:
            assert game.scene(sample, seat, locale) == game.scene(state, seat, locale)


@every_game
@given(st.data())
def test_everything_can_be_said_in_every_language(game: Game, data: st.DataObject) -> None:
    way = data.draw(reached(game))
    chronicle = Chronicle()
    state: State = game.new(way.seats, way.seed, way.options, unattended=True, chronicle=chronicle)
    wander(state, way.seed, way.steps)
    for event in chronicle.take():
        assert event.rule in game.rules
        assert all(
            game.sentence(state, event, seat, locale) for seat in viewers(state) for locale in game.locales
        )
    for seat in viewers(state):
        prompt = game.prompt(state, seat)
        assert (prompt is None) == state.over
        if prompt is not None:
            assert [choice.answer for choice in prompt.options] == ([] if seat is None else state.legal(seat))


@every_game
@given(st.data())
def test_a_sensible_player_answers_within_the_rules(game: Game, data: st.DataObject) -> None:
    state = data.draw(reached(game)).state()
    if state.decision is None:
        return
    for seat in state.decision.seats():
        if seat >= 0:
            assert game.greedy(game.determinize(state, seat, data.draw(SEEDS)), seat) in state.legal(seat)
