"""What search and learning build on: playing on, what is legal in numbers, keys of what is known, positions on their way."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import shutil
from pathlib import Path

import pytest

from eldertable.bots import Greedy
from eldertable.kernel import BadOption, BadPosition, Game, IllegalAnswer, RulesError, State
from eldertable.kernel.playout import LIMIT, play_at_random, play_sensibly
from tests.kernel.onepage import Vigil, VigilState
from tests.kernel.toys import Ask, Toy
from tests.support import GAMES, VIGIL, viewers, wander

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def midway(game: Game, seed: int = 5, answers: int = 9) -> State:
    """A position some way into a game."""
    state: State = game.new(seed=seed)
    wander(state, seed, answers)
    return state


# --- playing on -----------------------------------------------------------------------------------------------


@every_game
def test_a_playout_stops_after_so_many_decisions_or_at_the_end(game: Game) -> None:
    state = midway(game)
    before = state.digest()
    world = state.clone()
    assert game.playout(world, depth=4, seed=3) == 4
    assert world.digest() != before == state.digest()
    again = state.clone()
    game.playout(again, depth=4, seed=3)
    assert again == world
    assert game.playout(world, seed=4) > 0
    assert world.over
    assert game.playout(world, depth=4) == 0


def test_a_playout_plays_as_it_is_told() -> None:
    class First:
        def answer(self, state: State, seat: int) -> int:
            return state.legal(seat)[0]

    state = VIGIL.new(2, seed=8)
    other = state.clone()
    played = VIGIL.playout(state, depth=12, policy=First())
    for _ in range(played):
        other.play(other.legal()[0])
    assert played == 12
    assert state == other
    assert VIGIL.playout(state, policy=Greedy(1)) > 0
    assert state.over


@every_game
def test_a_playout_to_the_horizon_stops_where_the_game_looks_no_further(game: Game) -> None:
    class Sensible:
        def answer(self, state: State, seat: int) -> int:
            return game.greedy(state, seat)

    state = midway(game)
    here = game.horizon(state)
    for policy in (None, Sensible()):
        world, before = state.clone(), state.clone()
        played = game.playout(world, policy=policy, until="horizon", seed=3)
        assert world.over or game.horizon(world) != here
        # The last decision, and no other, led beyond it.
        assert game.playout(before, depth=played - 1, policy=policy, until="horizon", seed=3) == played - 1
        assert not before.over
        assert game.horizon(before) == here
        again = state.clone()
        game.playout(again, policy=policy, until="horizon", seed=3)
        assert again == world
    quickly = state.clone()
    play_sensibly(quickly, game, here, LIMIT)
    assert quickly == world, "a planner would look elsewhere"


def test_a_playout_ends_at_a_horizon_or_at_the_end_and_nowhere_else() -> None:
    state = VIGIL.new(2, seed=8)
    with pytest.raises(BadOption, match="nobody plays until 'dawn'; allowed: end, horizon"):
        VIGIL.playout(state, until="dawn")  # type: ignore[arg-type]


def test_a_policy_that_answers_nonsense_is_refused_and_nothing_changes() -> None:
    class Wrong:
        def answer(self, state: State, seat: int) -> int:
            return 999

    state = VIGIL.new(2, seed=8)
    before = state.digest()
    with pytest.raises(IllegalAnswer):
        VIGIL.playout(state, policy=Wrong())
    assert state.digest() == before


def test_a_game_that_never_ends_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Again(Ask):
        def resolve(self, state: State, seat: int, answer: int) -> None:
            state.then(self)

    game = Toy(Again(0, 2))
    monkeypatch.setattr("eldertable.kernel.playout.LIMIT", 50)
    with pytest.raises(RulesError, match="did not end within 50 decisions"):
        game.playout(game.new(2, seed=1))
    assert play_at_random(game.new(2, seed=1), 9, 1, []) == 9


# --- what is legal, as numbers ------------------------------------------------------------------------------------


@every_game
def test_what_is_legal_is_known_by_the_numbers_of_the_action_space(game: Game) -> None:
    state = midway(game)
    decision = state.decision
    assert decision is not None
    numbers = game.actions.legal(state)
    assert [game.actions.answer(number) for number in numbers] == [
        (type(decision), answer) for answer in state.legal()
    ]
    mask = game.actions.mask(state)
    assert len(mask) == len(game.actions)
    assert [number for number, bit in enumerate(mask) if bit] == numbers
    game.playout(state)
    assert game.actions.legal(state) == []
    assert not any(game.actions.mask(state))


# --- what a seat knows ----------------------------------------------------------------------------------------


@every_game
def test_a_key_is_the_same_in_every_world_that_a_seat_believes_in_and_in_no_other_position(
    game: Game,
) -> None:
    state: State = game.new(seed=2)
    keys: dict[bytes, object] = {}
    for step in range(40):
        for seat in viewers(state):
            key = game.known(state, seat)
            assert game.known(game.determinize(state, seat, step), seat) == key
            view = repr((seat, game.view(state, seat)))
            assert keys.setdefault(key, view) == view
        if not wander(state, step, 1):
            break
    assert len(set(keys.values())) == len(keys) > 40


def test_another_secret_is_another_key_to_its_owner_alone() -> None:
    state: VigilState = VIGIL.new(2, seed=8)
    other = state.clone()
    other.courage[0] = state.courage[0] % 5 + 1
    assert VIGIL.known(other, 0) != VIGIL.known(state, 0)
    assert [VIGIL.known(other, seat) for seat in (1, None)] == [
        VIGIL.known(state, seat) for seat in (1, None)
    ]


# --- to other processes -----------------------------------------------------------------------------------------


@every_game
def test_a_position_is_pickled_small_and_goes_on_as_it_would_have(game: Game) -> None:
    state = midway(game)
    sent = pickle.dumps(state)
    again = pickle.loads(sent)
    assert len(sent) < 12_000
    assert again == state
    assert again.table.game.content_digest == game.content_digest
    assert (again.legal(), again.speaker, again.actor) == (state.legal(), state.speaker, state.actor)
    game.playout(state, seed=9)
    game.playout(again, seed=9)
    assert again == state
    assert pickle.loads(pickle.dumps(again)) == again


def test_positions_of_one_game_share_it_wherever_they_are_sent() -> None:
    one, other = (pickle.loads(pickle.dumps(VIGIL.new(2, seed=seed))) for seed in (1, 2))
    assert one.table.game is other.table.game


def test_a_position_is_refused_where_the_content_is_not_what_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(Vigil.folder / "content", folder)
    sent = pickle.dumps(Vigil(folder).new(2, seed=1))
    monkeypatch.setattr("eldertable.kernel.outline._GAMES", {})  # as in another process
    assert pickle.loads(sent).speaker is not None
    monkeypatch.setattr("eldertable.kernel.outline._GAMES", {})
    numbers = folder / "vigil.toml"
    numbers.write_text(
        numbers.read_text(encoding="utf-8").replace("dread = 7", "dread = 8"), encoding="utf-8"
    )
    with pytest.raises(BadPosition, match=r"'the-vigil' with other content: [0-9a-f]+ there, [0-9a-f]+ here"):
        pickle.loads(sent)


def legal_there(state: State) -> list[int]:
    return state.legal()


def test_a_position_can_be_sent_to_another_process() -> None:
    state = midway(GAMES[0])
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(legal_there, [state]) == [state.legal()]


@every_game
def test_copies_of_every_kind_are_clones(game: Game) -> None:
    state = midway(game)
    for twin in (copy.copy(state), copy.deepcopy(state), copy.deepcopy([state])[0]):
        assert twin == state
        assert twin is not state
        assert twin.table is state.table
        game.playout(twin, depth=5)
        assert twin != state
