"""Chance is fair, follows from a key and a counter alone, and is copied with the position."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from itertools import pairwise

import pytest

import eldertable as et
from eldertable.kernel import Dice, State
from eldertable.kernel.dice import (
    MASK,
    SPAN,
    block_of,
    key_of,
    key_of_world,
    luck_of_bots,
    seeded,
    unfair_below,
)
from tests.support import GAMES, VIGIL, wander

interpreted = pytest.mark.skipif(
    hasattr(State, "__mypyc_attrs__"), reason="nobody can listen to the rolls of compiled classes"
)

ROLLS = 20_000


def table(seed: int | str) -> State:
    """A position with dice of which no word was used."""
    state: State = VIGIL.new(2, seed)
    state.take_dice(state.key, 0)
    return state


# --- the dice of a game ---------------------------------------------------------------------------------------


def test_a_seed_gives_the_key_that_it_has_always_given() -> None:
    assert key_of(7).hex() == "86daf627c69404e6e4871952e255d60f3ef4d632ab9741e3a9642dcc79b53e36"
    assert key_of(7) == blake2b(b"7", digest_size=32, person=b"eldertable seed").digest()
    state = table(7)
    assert [state.roll(6) for _ in range(24)] == [
        3,
        4,
        4,
        3,
        0,
        5,
        1,
        1,
        4,
        2,
        3,
        0,
        2,
        5,
        4,
        1,
        3,
        1,
        2,
        4,
        5,
        5,
        0,
        2,
    ]


def test_a_block_is_sixteen_words_of_keyed_blake2b() -> None:
    key = key_of(1)
    digest = blake2b((5).to_bytes(8, "little"), key=key, digest_size=64).digest()
    assert block_of(key, 5) == [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 64, 4)]
    assert block_of(key, 5) != block_of(key, 6)
    assert block_of(key, 5) != block_of(key_of(2), 5)


def test_the_same_seed_gives_the_same_dice_and_a_key_is_taken_as_it_is() -> None:
    one, same, by_key, other = table(9), table(9), table(key_of(9).hex()), table(10)
    first, second, third, fourth = (
        [state.roll(1000) for _ in range(40)] for state in (one, same, by_key, other)
    )
    assert first == second == third != fourth


def test_without_a_seed_nobody_knows_the_dice() -> None:
    assert len({VIGIL.new(2).key for _ in range(5)}) == 5
    assert {len(VIGIL.new(2).key) for _ in range(5)} == {32}


@pytest.mark.parametrize("key", ["", "7", "ab" * 31, "ab" * 33, "AB" * 32, "xy" * 32, " a" * 32])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match="a key of dice has 64 digits from 0 to f"):
        VIGIL.new(2, key)


def test_keys_for_other_purposes_are_other_keys() -> None:
    assert len({key_of(7), key_of_world(7), key_of_world(8)}) == 3
    assert luck_of_bots(key_of(7)) != luck_of_bots(key_of(8))
    assert luck_of_bots(key_of(7)).to_bytes(7, "little") not in key_of(7)


def test_a_copy_copies_its_luck_and_shares_the_block() -> None:
    state = table(3)
    for _ in range(5):
        state.roll(6)
    copy = state.clone()
    assert copy.block is state.block
    ahead = [copy.roll(100) for _ in range(40)]
    assert state.dice == 5
    assert [state.roll(100) for _ in range(40)] == ahead


def test_the_counter_is_written_down_and_the_block_is_not() -> None:
    state = VIGIL.new(2, 3)
    for _ in range(37):
        state.roll(6)
    dump = json.loads(json.dumps(VIGIL.dump(state)))
    assert (dump["key"], dump["dice"]) == (key_of(3).hex(), state.dice)
    again = VIGIL.load(dump)
    assert [again.roll(100) for _ in range(40)] == [state.roll(100) for _ in range(40)]


def test_the_block_in_use_is_no_part_of_the_position() -> None:
    state, other = table(3), table(3)
    other._turn_to(5)
    assert (state, state.digest(), VIGIL.dump(state)) == (other, other.digest(), VIGIL.dump(other))
    assert [state.roll(100) for _ in range(20)] == [other.roll(100) for _ in range(20)]


@pytest.mark.parametrize(
    "change", [lambda state: (key_of(4), state.dice), lambda state: (state.key, state.dice + 1)]
)
def test_key_and_counter_are_parts_of_the_position(change: Callable[[State], tuple[bytes, int]]) -> None:
    state, other = table(3), table(3)
    other.take_dice(*change(other))
    assert state != other
    assert state.digest() != other.digest()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_view_tells_the_key_or_how_many_words_were_used(game: et.Game) -> None:
    state = game.new(seed=1, unattended=True)
    wander(state, 1, 30)
    state.take_dice(state.key, 987_654_321)
    for seat in (*range(state.table.seats), None):
        told = json.dumps(game.view(state, seat))
        assert state.key.hex() not in told
        assert "987654321" not in told


# --- fairness -------------------------------------------------------------------------------------------------


def throw(state: State, words: list[int]) -> None:
    """These are the next words of the dice."""
    state.block, state.block_number = words, 0


@pytest.mark.parametrize("sides", [3, 6, 55, 1000, (1 << 31) + 1, SPAN - 1])
def test_a_word_that_would_favour_a_face_is_thrown_again(sides: int) -> None:
    """So many words are left that every face can have as many; a word that is thrown again is used all the same."""
    thrown = unfair_below(sides)
    assert (SPAN - thrown) % sides == 0
    assert thrown < sides
    state = table(1)
    throw(state, [0, 0, SPAN - 1, *[0] * 13])
    assert state.roll(sides) == sides - 1
    assert state.dice == 3


@pytest.mark.parametrize("sides", [3, 5, 6, 7])
def test_every_face_has_as_many_words(sides: int) -> None:
    """The words around every border between two faces: those thrown again are as many as leave all faces equal."""
    kept = Counter[int]()
    for border in range(sides):
        first = -(-border * SPAN // sides)
        state = table(1)
        throw(state, [first, *[SPAN - 1] * 15])
        state.roll(sides)
        kept[border] = -(-(border + 1) * SPAN // sides) - first - (state.dice - 1)
    assert set(kept.values()) == {SPAN // sides}


@pytest.mark.parametrize("sides", [1, 2, 1 << 31, SPAN])
def test_where_all_faces_have_as_many_words_none_is_thrown_again(sides: int) -> None:
    assert unfair_below(sides) == 0
    state = table(1)
    throw(state, [0] * 16)
    assert (state.roll(sides), state.dice) == (0, 1)


@pytest.mark.parametrize("sides", [0, -1, SPAN + 1, 1 << 70])
def test_there_is_no_die_without_sides_or_with_too_many(sides: int) -> None:
    with pytest.raises(ValueError, match=f"there is no die with {sides} sides"):
        table(1).roll(sides)


@cache
def sides_in_use() -> tuple[int, ...]:
    """Every number of sides that some game rolls, at some table."""
    found: set[int] = set()
    roll = State.roll

    def noted(state: State, sides: int) -> int:
        found.add(sides)
        return roll(state, sides)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "roll", noted)
        for game in GAMES:
            for seats in game.seats:
                for options in game.variants(seats):
                    wander(game.new(seats, 1, options, unattended=True), 1, 100_000)
    return tuple(sorted(found))


@interpreted
def test_every_roll_in_use_is_fair_and_does_not_depend_on_the_last() -> None:
    assert {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 30, 50} <= set(sides_in_use())
    surprises = {
        (sides, name): surprise
        for sides in sides_in_use()
        if sides > 1
        for name, surprise in _surprises(table(sides).roll, sides).items()
    }
    assert {key: surprise for key, surprise in surprises.items() if abs(surprise) > 4} == {}
    # were they all alike, or all too near to what is expected, it would be no chance
    assert 0.5 < sum([surprise**2 for surprise in surprises.values()]) / len(surprises) < 1.6


@pytest.mark.parametrize("sides", [6, 12])
def test_games_with_neighbouring_seeds_have_unrelated_dice(sides: int) -> None:
    firsts = Counter(table(seed).roll(sides) for seed in range(3_000))
    assert abs(_surprise([firsts[one] for one in range(sides)], 3_000 / sides)) < 4


def _surprises(roll: Callable[[int], int], sides: int) -> dict[str, float]:
    """By how many standard deviations rolls differ from fair ones: faces, pairs in a row, rising with the last."""
    row = [roll(sides) for _ in range(ROLLS)]
    faces, pairs = Counter(row), Counter(zip(row[::2], row[1::2], strict=True))
    middle, variance = (sides - 1) / 2, (sides * sides - 1) / 12
    together = sum([(one - middle) * (two - middle) for one, two in pairwise(row)])
    found = {
        "faces": _surprise([faces[one] for one in range(sides)], ROLLS / sides),
        "serial": together / variance / (ROLLS - 1) ** 0.5,
    }
    if ROLLS / 2 / sides**2 > 5:
        counts = [pairs[one, two] for one in range(sides) for two in range(sides)]
        found["pairs"] = _surprise(counts, ROLLS / 2 / sides**2)
    return found


def _surprise(counts: list[int], expected: float) -> float:
    """By how many standard deviations the chi-square of the counts lies above what chance gives."""
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


# --- quick dice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
def test_quick_dice_are_fair_enough(sides: int) -> None:
    surprises = _surprises(Dice(7).roll, sides)
    assert max(map(abs, surprises.values())) < 4


@pytest.mark.parametrize("sides", [2, 6])
def test_neighbouring_seeds_of_quick_dice_begin_differently(sides: int) -> None:
    firsts = Counter(Dice(seed).roll(sides) for seed in range(6_000))
    assert abs(_surprise([firsts[one] for one in range(sides)], 6_000 / sides)) < 4


def test_the_same_seed_gives_the_same_quick_dice() -> None:
    assert [Dice(9).roll(100) for _ in range(3)] == [Dice(9).roll(100) for _ in range(3)]
    assert seeded(9) != seeded(10)


def test_the_integer_of_quick_dice_stays_small_enough_to_be_quick() -> None:
    dice = Dice(2**200 + 1)
    for _ in range(1_000):
        assert 0 <= dice.roll(7) < 7
        assert 0 <= dice.integer <= MASK


def test_shuffling_reaches_every_order() -> None:
    orders = set()
    dice = Dice(3)
    for _ in range(300):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 24
