"""What share of winning every side has, while the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from math import log

import pytest

from eldertable.games.rise_of_the_cults.table.fields import DOOMED, PAID
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, UPTOWN, RiseTable, rise, the_game

LAST = 6


def share(table: RiseTable, side: int = 0) -> float:
    """What share a side has at this table."""
    return table.game.score(table.state)[side]


def test_sides_that_have_the_same_have_the_same_share() -> None:
    assert the_game().score(rise().state) == [0.5, 0.5]
    assert the_game().score(rise(seats=4).state) == [0.25] * 4


@pytest.mark.parametrize("number", [1, LAST])
def test_markers_sites_the_strongest_rituals_and_more_cards_raise_the_share(number: int) -> None:
    for better in (
        rise().dominance(0, UPTOWN, 2),
        rise().site(0, DOWNTOWN),
        rise().rituals(0, DOWNTOWN, 3).rituals(1, DOWNTOWN, 1),
        rise().hand(0, "G1"),
    ):
        assert share(better.round(number)) > 0.5


def test_disorganization_lowers_the_share() -> None:
    assert share(rise().discard(0, "X1")) < 0.5


def test_rituals_that_are_level_give_nobody_the_upper_hand() -> None:
    level = rise().rituals(0, DOWNTOWN, 3).rituals(1, DOWNTOWN, 3)
    assert share(level) == 0.5
    assert share(level.rituals(0, UPTOWN, 1)) > 0.5


def test_points_count_more_in_the_last_round_and_cards_in_the_first() -> None:
    assert share(rise().dominance(0, UPTOWN, 2).round(LAST)) > share(rise().dominance(0, UPTOWN, 2)) > 0.5
    assert share(rise().hand(0, "G1")) > share(rise().hand(0, "G1").round(LAST)) > 0.5


def test_in_the_last_round_thugs_and_turns_to_come_raise_the_share() -> None:
    assert share(rise().tokens(0, thugs=3).round(LAST)) > 0.5
    assert share(rise().marker(UPTOWN, 0).round(LAST)) > 0.5


def test_who_plays_alone_has_a_small_share_though_the_board_is_even() -> None:
    assert share(rise(seats=1)) < 0.1 < 0.9 < share(rise(seats=1), 1)


def test_all_own_cards_are_counted_and_what_the_npc_keeps() -> None:
    state = rise(seats=1).kept("S1").hand(0, "G1").discard(0, "X1").state
    for side in range(2):
        assert state.card_count(side) == len(state.own_cards(side)) > 0


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_that_are_picked_for_a_payment_are_still_counted(seat: int) -> None:
    table = rise(2).rituals(seat, DOWNTOWN, 1).sanity(DOWNTOWN, 4).hand(seat, "S3", "S3", "G1")
    table.tokens(seat, freaks=1).dominates(seat, DOWNTOWN)
    before = [table.state.card_count(side) for side in range(2)]
    table.play("Spread Terror", "Destroy Masked", "Discard Masked")
    assert (len(table.cards(PAID + seat)), len(table.cards(DOOMED + seat))) == (1, 1)
    assert [table.state.card_count(side) for side in range(2)] == before == [13 - seat, 12 + seat]


@pytest.mark.parametrize(
    ("objective", "nearer"),
    [
        ("O2", lambda table: table.site(0, DOWNTOWN).rituals(0, DOWNTOWN, 1)),
        ("O3", lambda table: table.dominance(0, UPTOWN, 1)),
        ("O4", lambda table: table.dominance(0, DOWNTOWN, 1)),
        ("O5", lambda table: table.discard(0, "G1")),
        ("O6", lambda table: table.dominance(0, NORTHSIDE, 1)),
        ("O8", lambda table: table.site(0, UPTOWN).rituals(0, UPTOWN, 1)),
    ],
)
def test_who_plays_alone_is_drawn_to_what_the_objective_asks(
    objective: str, nearer: Callable[[RiseTable], RiseTable]
) -> None:
    def gain(asked: str) -> float:
        def stands(table: RiseTable) -> float:
            chance = table.game.prospects(table.round(LAST).state)[0]
            return log(chance / (1.0 - chance))

        def solo() -> RiseTable:
            return rise(seats=1, npc_colour="red", objective=asked)

        return stands(nearer(solo())) - stands(solo())

    assert gain(objective) > gain("O1") > 0.0


def test_too_many_disorganization_cards_stand_against_iron_discipline() -> None:
    table = rise(seats=1, npc_colour="red", objective="O4").discard(0, "X1", "X1")
    plain = rise(seats=1, npc_colour="red", objective="O7").discard(0, "X1", "X1")
    less = rise(seats=1, npc_colour="red", objective="O4").discard(0, "X1")
    asked = [one.game.prospects(one.round(LAST).state)[0] for one in (table, plain, less)]
    assert asked[0] < min(asked[1:])


def test_among_people_prospects_are_the_shares() -> None:
    table = rise().dominance(0, UPTOWN, 2)
    assert table.game.prospects(table.state) == table.game.score(table.state)
