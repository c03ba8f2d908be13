"""Who sees every open roll of a game and counts all others can't foretell the next one.

The attack is real: it foretells quick dice, as the games had them once, from a dozen Licenses that lie open in *Cult*.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

import eldertable as et
from eldertable.games.cult.box.cards import LICENSE_DECK
from eldertable.games.cult.box.places import top_of
from eldertable.kernel import Dice, State
from eldertable.kernel.dice import _ODD, _STEP
from tests.support import wander

interpreted = pytest.mark.skipif(
    hasattr(State, "__mypyc_attrs__"), reason="nobody can listen to the rolls of compiled classes"
)

Vector = list[int]


class Seen(NamedTuple):
    """An open roll: how many rolls came before it in this game, the sides of the die, and what it showed."""

    number: int
    sides: int
    face: int


Watch = Callable[[pytest.MonkeyPatch, int, Dice | None], list[Seen]]


# --- open rolls of real games ---------------------------------------------------------------------------------


def licenses(monkeypatch: pytest.MonkeyPatch, seed: int, quick: Dice | None) -> list[Seen]:
    """The Licenses that were laid open in a game of Cult: which of those left in the deck it was, all can reckon."""
    rolls = _listen(monkeypatch, quick)
    opened: list[Seen] = []
    draw = State.draw

    def drawn(state: State, deck: int) -> int:
        before = len(rolls)
        card = draw(state, deck)
        if deck == top_of(LICENSE_DECK):
            opened.extend([roll for roll in rolls[before:] if roll.sides > 1])
        return card

    monkeypatch.setattr(State, "draw", drawn)
    wander(et.game("cult").new(seats=5, seed=seed, unattended=True), seed, 100_000)
    return opened


def dice_of_the_city(monkeypatch: pytest.MonkeyPatch, seed: int, quick: Dice | None) -> list[Seen]:
    """All rolls of a game of Eldritch Arkham that plays itself: black dice, white dice and the Monster's."""
    rolls = _listen(monkeypatch, quick)
    wander(et.game("eldritch-arkham").new(seats=0, seed=seed, unattended=True), seed, 100_000)
    return [roll for roll in rolls if roll.sides > 1]


def _listen(monkeypatch: pytest.MonkeyPatch, quick: Dice | None) -> list[Seen]:
    """Write all rolls down; let them be those of quick dice, if there are any."""
    monkeypatch.undo()
    rolls: list[Seen] = []
    fair = State.roll

    def roll(state: State, sides: int) -> int:
        face = fair(state, sides) if quick is None else quick.roll(sides)
        rolls.append(Seen(len(rolls), sides, face))
        return face

    monkeypatch.setattr(State, "roll", roll)
    return rolls


# --- the attack -----------------------------------------------------------------------------------------------
#
# The integer of quick dice is s -> step * s + odd. What a die shows comes from the bits 14 to 45, and of these the
# upper eight come alone: so every roll tells the upper part of a number t = s mod 2**46, roughly. The true row of such
# numbers lies near to what was seen, and all rows that are possible at all are a lattice: look for its nearest point.

MODULUS = 1 << 46


def foretell(seen: list[Seen], later: list[Seen]) -> list[int]:
    """What the later rolls will show, if these dice are quick ones."""
    first = seen[0].number
    ways = [_way(roll.number - first) for roll in seen]
    basis = [[way[0] * roll.sides for way, roll in zip(ways, seen, strict=True)]]
    for at in range(1, len(seen)):
        basis.append([MODULUS * roll.sides if other == at else 0 for other, roll in enumerate(seen)])
    target = [
        (2 * roll.face + 1) * MODULUS // 2 - way[1] * roll.sides for way, roll in zip(ways, seen, strict=True)
    ]
    reduce_basis(basis)
    start = nearest(basis, target)[0] // seen[0].sides % MODULUS
    return [_shown(start, roll.number - first, roll.sides) for roll in later]


def _way(rolls: int) -> tuple[int, int]:
    """After so many rolls t has become (a * t + c) mod 2**46: a and c."""
    a, c = 1, 0
    for _ in range(rolls):
        a, c = a * _STEP % MODULUS, (c * _STEP + _ODD) % MODULUS
    return a, c


def _shown(start: int, rolls: int, sides: int) -> int:
    a, c = _way(rolls)
    return (a * start + c) % MODULUS * sides // MODULUS


def dot(one: Vector | list[float], other: Vector | list[float]) -> float:
    """The scalar product."""
    return float(sum([a * b for a, b in zip(one, other, strict=True)]))


def reduce_basis(basis: list[Vector]) -> None:
    """Lenstra, Lenstra and Lovász: make the vectors of a basis short and nearly at right angles, in place."""
    at, rows = 1, orthogonal(basis)
    while at < len(basis):
        for other in range(at - 1, -1, -1):
            times = round(dot(basis[at], rows[other]) / dot(rows[other], rows[other]))
            if times:
                basis[at] = [a - times * b for a, b in zip(basis[at], basis[other], strict=True)]
        last = rows[at - 1]
        slope = dot(basis[at], last) / dot(last, last)
        if dot(rows[at], rows[at]) >= (0.99 - slope * slope) * dot(last, last):
            at += 1
        else:
            basis[at - 1], basis[at] = basis[at], basis[at - 1]
            rows[at - 1 :] = orthogonal(basis[: at + 1], rows[: at - 1]) + rows[at + 1 :]
            at = max(at - 1, 1)


def orthogonal(basis: list[Vector], known: list[list[float]] | None = None) -> list[list[float]]:
    """Gram and Schmidt: what each vector adds to those before it, for those that are not known yet."""
    rows = list(known or [])
    begin = len(rows)
    for vector in basis[begin:]:
        row = [float(number) for number in vector]
        for other in rows:
            slope = dot(row, other) / dot(other, other)
            row = [a - slope * b for a, b in zip(row, other, strict=True)]
        rows.append(row)
    return rows[begin:]


def nearest(basis: list[Vector], target: Vector) -> Vector:
    """Babai: a point of the lattice near the target."""
    left = target
    for vector, row in zip(reversed(basis), reversed(orthogonal(basis)), strict=True):
        times = round(dot(left, row) / dot(row, row))
        left = [a - times * b for a, b in zip(left, vector, strict=True)]
    return [a - b for a, b in zip(target, left, strict=True)]


# --- it foretells quick dice, and not those of a game ------------------------------------------------------------


class Score(NamedTuple):
    """How many rolls were foretold, how many there were, and how many of them a guess would hit, give or take."""

    right: int
    rolls: int
    by_chance: float
    spread: float


def foretold(monkeypatch: pytest.MonkeyPatch, watch: Watch, known: int, quick: bool) -> Score:
    """Foretell the open rolls after the first so many in some games."""
    right = rolls = 0
    by_chance = spread = 0.0
    for seed in range(4):
        opened = watch(monkeypatch, seed, Dice(seed) if quick else None)
        later = opened[known : known + 40]
        guesses = foretell(opened[:known], later)
        right += sum([guess == roll.face for guess, roll in zip(guesses, later, strict=True)])
        rolls += len(later)
        by_chance += sum([1 / roll.sides for roll in later])
        spread += sum([(1 - 1 / roll.sides) / roll.sides for roll in later])
    return Score(right, rolls, by_chance, spread**0.5)


@interpreted
@pytest.mark.parametrize(("watch", "known"), [(licenses, 12), (dice_of_the_city, 24)], ids=["cult", "city"])
def test_open_rolls_foretell_quick_dice_but_not_those_of_a_game(
    watch: Watch, known: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    attacked = foretold(monkeypatch, watch, known, quick=True)
    assert attacked.right == attacked.rolls > 60
    fair = foretold(monkeypatch, watch, known, quick=False)
    assert fair.rolls > 60
    assert fair.right < fair.by_chance + 3 * fair.spread < fair.rolls / 2
