"""Chance is one integer, and fair."""

from collections import Counter

import pytest

from eldertable.kernel import Dice
from eldertable.kernel.dice import MASK, after, face, seeded


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
def test_every_face_is_as_likely_as_the_others_and_does_not_depend_on_the_last(sides: int) -> None:
    dice, rolls = Dice(7), 20_000
    faces, pairs, last = Counter[int](), Counter[tuple[int, int]](), 0
    for _ in range(rolls):
        now = dice.roll(sides)
        faces[now] += 1
        pairs[last, now] += 1
        last = now
    assert set(faces) == set(range(sides))
    assert _surprise(list(faces.values()), rolls / sides) < 4
    if sides <= 10:
        assert _surprise(list(pairs.values()), rolls / sides**2) < 4


@pytest.mark.parametrize("sides", [2, 6])
def test_neighbouring_seeds_begin_differently(sides: int) -> None:
    firsts = Counter(Dice(seed).roll(sides) for seed in range(6_000))
    assert _surprise(list(firsts.values()), 6_000 / sides) < 4


def _surprise(counts: list[int], expected: float) -> float:
    """By how many standard deviations the chi-square of the counts lies above what chance gives."""
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


def test_the_same_seed_gives_the_same_dice() -> None:
    assert [Dice(9).roll(100) for _ in range(3)] == [Dice(9).roll(100) for _ in range(3)]
    assert seeded(9) != seeded(10)


def test_the_integer_stays_small_enough_to_be_quick() -> None:
    integer = seeded(2**200 + 1)
    for _ in range(1_000):
        integer = after(integer)
        assert 0 <= integer <= MASK
        assert 0 <= face(integer, 7) < 7


def test_shuffling_reaches_every_order() -> None:
    orders = set()
    dice = Dice(3)
    for _ in range(300):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 24
