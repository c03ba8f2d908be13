"""Pieces are counted: a position that no rule can reach is found out, and said what is wrong with it."""

from collections.abc import Callable

import pytest

from eldertable.games.cult.box.places import FREE, RESERVE, SHEET
from eldertable.games.cult.table.state import CultState
from tests.rules.cult.table import LOCATIONS, RIFT, RUINS, SLUMS, CultScene, P, cult
from tests.rules.stories import TABLES
from tests.support import rule


def problems(table: CultScene) -> list[str]:
    """What is wrong at a table; nothing is played there, so it has no story."""
    TABLES.clear()
    return list(table.game.audit(table.state))


@rule("CULT-CMP-02", "CULT-CMP-03", "CULT-CMP-10", "CULT-CMP-14")
def test_a_table_at_its_limits_is_in_order() -> None:
    table = cult(coin_limit=100).followers(0, 9).followers(1, 0).mobs(0, 9).mobs(1, 7).coins(0, 90)
    table.coin_priest(1, RUINS, P, 5).coin_priest(1, RIFT, 1, 5).altar(0, *LOCATIONS[:9]).free(
        0, 1, 2, 3, 4, 5, 5
    )
    table.resolve(RIFT)
    assert (table.state.mobs_left(), table.state.bank(), table.state.spare(0)) == (0, 0, 0)
    assert problems(table.boost(1, 1, 2)) == []


def one_more(kind: int) -> Callable[[CultScene], CultScene]:
    """A Priest of this kind that no box has."""
    return lambda table: table.one_too_many(1, kind)


@rule("CULT-CMP-02", "CULT-CMP-03", "CULT-CMP-10", "CULT-CMP-14", "CULT-RUL-55")
@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (one_more(5), ["side 1 has 4 Priests of the kind 5"]),
        (one_more(P), ["side 1 has 2 Priests of the kind 0"]),
        (lambda t: t.followers(1, 10), ["side 1 has 10 Followers"]),
        (lambda t: t.followers(0, -1), ["side 0 has -1 Followers"]),
        (lambda t: t.two_altars(1, SLUMS), ["side 1 has two Altars in a Location"]),
        (lambda t: t.mobs(0, 10).mobs(1, 7), ["there are more Mobs than pieces"]),
        (lambda t: t.coins(0, 60).coins(1, 41), ["there are more coins than pieces"]),
        (lambda t: t.boost(0, 1, 2), ["a Priest is boosted, but no Location is active"]),
        (lambda t: t.coins(1, -1), ["coins has a number below nothing"]),
        (lambda t: t.placed(1, -1), ["placed has a number below nothing"]),
    ],
)
def test_what_is_too_many_or_too_few_is_said(
    wrong: Callable[[CultScene], CultScene], words: list[str]
) -> None:
    assert problems(wrong(cult(coin_limit=100))) == words


@rule("CULT-CMP-02")
def test_more_priests_and_altars_than_tokens_are_found() -> None:
    table = cult().altar(0, *LOCATIONS).free(0, 1, 2)
    assert problems(table) == []
    assert problems(table.free(0, 3)) == ["side 0 has more Priests and Altars than tokens"]


@rule("CULT-THI-05")
@pytest.mark.parametrize("place", [FREE, SHEET, RESERVE, SLUMS])
def test_coins_lie_only_on_priests_that_stand_in_a_location(place: int) -> None:
    def coins(state: CultState, owner: int, n: int) -> None:
        state.lay_purse(place, owner, 1, n)

    table = cult().priests(0, SHEET, 1).free(0, 1)
    coins(table.state, 0, 3)
    assert problems(table) == [f"the coin-Priest of place {place} is not there"]
    coins(table.state, -1, 3)
    assert problems(table) == [f"coins lie on nobody in place {place}"]
