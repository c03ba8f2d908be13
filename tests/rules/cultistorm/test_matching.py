"""The engine's proposal in a fight against the slow truth: every assignment tried. (CS-DEC-22, CS-RUL-123)"""

from typing import NamedTuple

import pytest

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, FACES
from eldertable.games.cultistorm.rules.fighting import assignment, fight
from eldertable.games.cultistorm.table.matching import best_match, total, uncovered
from eldertable.games.cultistorm.table.symbols import (
    AS_ANY,
    DEAR,
    DIE_DOUBLE,
    IGNORE,
    INSANITY,
    LIGHT,
    SPENT,
    SYM,
    WILD,
    Kit,
)
from eldertable.kernel import Dice
from tests.rules.cultistorm.table import P3, P4, P5, Storm, storm
from tests.rules.stories import TABLES
from tests.support import rule

KITS = 400


class Left(NamedTuple):
    """What is left to use: cards by symbol, dice by face, and helping effects with what they weigh."""

    cards: tuple[int, ...]
    dice: tuple[int, ...]
    syms: tuple[tuple[int, int, int], ...]
    strikes: tuple[tuple[int, int], ...]
    as_any: tuple[int, ...]
    doubles: tuple[int, ...]


def fewer(row: tuple[int, ...], at: int, n: int = 1) -> tuple[int, ...]:
    """A row with so many less at one place, but not below nothing."""
    return (*row[:at], max(0, row[at] - n), *row[at + 1 :])


def cheapest(need: tuple[int, ...], left: Left, bound: int) -> int:
    """What the cheapest of all assignments weighs, or the bound: the next symbol is covered in every possible way."""
    symbol = next((at for at in range(5) if need[at]), -1)
    if symbol < 0 or bound <= 0:
        return min(0, bound)

    def then(weight: int, n: int, rest: Left) -> None:
        nonlocal bound
        bound = min(bound, weight + cheapest(fewer(need, symbol, n), rest, bound - weight))

    for other in range(5):
        if left.cards[other]:
            rest = left._replace(cards=fewer(left.cards, other))
            if other == symbol:
                then(SPENT, 1, rest)
            elif left.as_any:
                then(SPENT + left.as_any[0], 1, rest._replace(as_any=left.as_any[1:]))
    for face, weight in ((symbol, LIGHT), (c.ANY, WILD)):
        if left.dice[face]:
            rest = left._replace(dice=fewer(left.dice, face))
            then(weight, 1, rest)
            if left.doubles:
                then(weight + left.doubles[0], 2, rest._replace(doubles=left.doubles[1:]))
    for at, (mask, copies, weight) in enumerate(left.syms):
        if mask >> symbol & 1:
            then(weight, copies, left._replace(syms=left.syms[:at] + left.syms[at + 1 :]))
    for at, (n, weight) in enumerate(left.strikes):
        rest = left._replace(strikes=left.strikes[:at] + left.strikes[at + 1 :])
        then(weight, 1, rest._replace(strikes=(*rest.strikes, (n - 1, 0))) if n > 1 else rest)
    return bound


def some_kit(dice: Dice) -> Kit:
    """Cards, dice and helping effects of all kinds, some of them dear."""
    kit, code = Kit(), 0
    for _ in range(dice.roll(5)):
        code += 1
        kit.cards[dice.roll(5)].append(code)
    for _ in range(dice.roll(3)):
        kit.dice[dice.roll(FACES)] += 1
    for verb, most in ((SYM, 3), (IGNORE, 2), (AS_ANY, 3), (DIE_DOUBLE, 3)):
        for _ in range(dice.roll(most)):
            code += 1
            n = 1 + dice.roll(2) if verb in (SYM, IGNORE) else 1
            mask = (1 << dice.roll(5) | 1 << dice.roll(5), c.ALL_SYMBOLS)[dice.roll(2)]
            weight = (0, LIGHT, LIGHT + DEAR, LIGHT + INSANITY)[dice.roll(4)]
            kit.add(100 + code, c.Op(verb, n, mask), mask, weight)
    return kit


@rule("CS-DEC-22", "CS-RUL-123", "CS-CMB-07")
@pytest.mark.parametrize("seed", range(4))
def test_the_proposal_is_the_cheapest_of_all_assignments_and_there_is_one_whenever_any_covers(
    seed: int,
) -> None:
    dice, won = Dice(seed), 0
    for _ in range(KITS):
        kit, need = some_kit(dice), [0] * 5
        for _ in range(1 + dice.roll(6)):
            need[dice.roll(5)] += 1
        left = Left(
            tuple(len(cards) for cards in kit.cards),
            tuple(kit.dice),
            tuple(zip(kit.masks, kit.copies, kit.weights, strict=True)),
            tuple(zip(kit.strike_n, kit.strike_weights, strict=True)),
            tuple(kit.as_any_weights),
            tuple(kit.double_weights),
        )
        never = 100 * INSANITY
        truth, match = cheapest(tuple(need), left, never), best_match(kit, need)
        assert (never if match is None else match.weight) == truth
        assert (match is None) == (total(uncovered(kit, need)) > 0)
        won += match is not None
    assert KITS // 10 < won < KITS


@rule("CS-RUL-123")
def test_of_things_that_do_the_same_the_cheapest_is_used_first_and_of_equals_the_first_that_is_there() -> (
    None
):
    kit = Kit()
    for code, weight in ((7, LIGHT), (8, LIGHT), (9, 0)):
        kit.add(code, c.Op(DIE_DOUBLE, 1, 0), 0, weight)
        kit.add(10 + code, c.Op(AS_ANY, 1, 0), 0, weight)
    assert (kit.doubles, kit.as_any) == ([9, 7, 8], [19, 17, 18])


OWN = ("GN01.S", "GN02.M", "GN03.F", "GN04.W", "GN05.K", "GN07.F")
HELP = ("GN01.S", "GN05.K", "GN11.F", "HE03.M", "HE04.S")
THINGS = ("OB01", "OB07", "OB14.1", "OB14.2", "OB18.1", "OB23")


def some(dice: Dice, rows: tuple[str, ...], most: int) -> list[str]:
    """Some of these, none twice."""
    left = list(rows)
    return [left.pop(dice.roll(len(left))) for _ in range(dice.roll(most + 1))]


def some_fight(dice: Dice) -> Storm:
    """The fighter with whatever may help before a cultist at Corbin Ironworks."""
    enemy = f"CU-{'SMFWK'[dice.roll(5)]}0{1 + dice.roll(9)}"
    table = storm("FI", "HE", "SU").at(0, P3).at(1, P4).at(2, P5).cultists(P3, enemy).target(0, enemy)
    table.cultist_die(P3, "SMFWK-"[dice.roll(6)]).dice(0, "".join(some(dice, tuple("SMFWK*"), 2)))
    table.hand(0, *some(dice, OWN, 3)).before(0, 1, *some(dice, HELP, 2)).objects(0, *some(dice, THINGS, 2))
    table.level(0, dice.roll(4)).mad(0, dice.roll(5))
    return table


@rule("CS-DEC-22", "CS-RUL-060", "CS-RUL-123")
def test_whatever_is_offered_for_a_symbol_leads_to_the_win_and_the_fighter_lives() -> None:
    dice, assigned = Dice(7), 0
    for _ in range(300):
        state = some_fight(dice).combat().state
        state.play(state.legal()[0])
        if fight.ASSIGN not in state.legal():
            continue
        state.play(fight.ASSIGN)
        while isinstance(state.decision, (assignment.Assign, assignment.ClaimTrophy)):
            assert not state.stuck
            legal = state.legal()
            state.play(legal[dice.roll(len(legal))])
            assigned += 1
        assert not state.zones[COLUMN + P3]
        assert state.survives(0, 0)
    assert assigned > 300
    TABLES.clear()  # so many fights are no story to be read
