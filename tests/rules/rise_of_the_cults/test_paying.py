"""Paying: cards for their icons and Initiates, with nothing superfluous."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from eldertable.games.rise_of_the_cults.box.cards import ACTIONS, LANES
from eldertable.games.rise_of_the_cults.rules.paying import Pay, power_of
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import HAND
from tests.rules.rise_of_the_cults.table import UPTOWN, RiseTable, rise, the_game
from tests.support import rule

POWER = dict(zip(the_game().content.kinds.ids, the_game().content.kinds.power, strict=True))


def paying(cost: int, *hand: str, initiates: int = 0, side: int = 0) -> RiseTable:
    """A side pays a cost with this hand and these Initiates."""
    table = rise(cards="pl").hand(side, *hand).tokens(side, initiates=initiates)
    return table.run(Pay(side, cost), TurnEnd())


@rule("ROTC-GEN-08", "ROTC-GEN-09", "ROTC-DEC-13")
def test_power_is_paid_with_cards_for_their_icons_and_the_rest_in_initiates() -> None:
    table = rise().hand(0, "S2", "S2", "S4", "S1").tokens(0, thugs=5, initiates=3, freaks=5)
    table.run(Pay(0, 5), TurnEnd())
    assert (table.asked, table.speaker) == ("Pay", 0)
    assert table.options() == ["Discard Lodge Brother (2 Power)", "Discard Night Courier (1 Power)"]
    table.play("Discard Lodge Brother")
    assert table.options() == [
        "3 Initiates",
        "Discard Lodge Brother (2 Power)",
        "Discard Night Courier (1 Power)",
    ]
    table.play("Discard Night Courier")
    assert table.options() == ["2 Initiates", "Discard Lodge Brother (2 Power)"]
    assert (table.told(), table.discard_of(0)) == ([], [])
    table.play("2 Initiates")
    assert table.changes() == {
        "hand 0 S2": -1,
        "discard 0 S2": 1,
        "hand 0 S4": -1,
        "discard 0 S4": 1,
        "tokens 0 initiate": -2,
    }
    assert table.told()[:3] == [
        "Green discards Lodge Brother for its icons.",
        "Green discards Night Courier for its icons.",
        "Green returns 2 Initiates.",
    ]
    assert table.state.over


@rule("ROTC-GEN-09")
def test_thugs_freaks_attack_and_terror_pay_nothing() -> None:
    table = rise().hand(0, "S1", "S2", "S3", "A1").tokens(0, thugs=4, initiates=1, freaks=4)
    table.hand(1, "S2").tokens(1, initiates=7)
    assert power_of(table.state, 0) == 1 + 2 + 1
    assert power_of(table.state, 1) == 2 + 7


@rule("ROTC-RUL-21")
def test_a_card_that_could_be_left_out_is_not_offered() -> None:
    table = paying(2, "S2", "S3", "S4", initiates=1)
    assert table.options() == [
        "Discard Lodge Brother (2 Power)",
        "Discard Masked Preacher (1 Power)",
        "Discard Night Courier (1 Power)",
    ]
    table.play("Discard Masked Preacher")
    assert table.options() == ["1 Initiate", "Discard Night Courier (1 Power)"]
    table.play("Discard Night Courier")
    assert table.state.over
    assert table.discard_of(0) == ["S3", "S4"]
    assert table.tokens_of(0) == (0, 1, 0)


@rule("ROTC-RUL-21")
def test_surplus_is_lost_and_allowed_where_it_cannot_be_avoided() -> None:
    table = paying(3, "S2", "S2")
    assert table.options() == ["Discard Lodge Brother (2 Power)"]
    table.play("Lodge").play("Lodge")
    assert table.state.over
    assert table.discard_of(0) == ["S2", "S2"]
    assert table.tokens_of(0) == (0, 0, 0)


@rule("ROTC-RUL-21")
def test_a_small_card_never_rides_along_with_a_surplus() -> None:
    ways = paying(3, "S2", "S2", "S3").every_way("Pay")
    assert [way.discard_of(0) for way in ways] == [["S2", "S2"], ["S2", "S3"]]
    ways = paying(1, "S2", "S3", initiates=2).every_way("Pay")
    assert [(way.discard_of(0), way.tokens_of(0)[1]) for way in ways] == [([], 1), (["S2"], 2), (["S3"], 2)]


@rule("ROTC-RUL-21", "ROTC-DEC-13")
def test_a_card_picked_first_shuts_out_none_that_goes_with_it() -> None:
    table = paying(3, "S2", "S3", "S4", initiates=3)
    table.play("Discard Night Courier")
    assert table.options() == [
        "2 Initiates",
        "Discard Lodge Brother (2 Power)",
        "Discard Masked Preacher (1 Power)",
    ]
    assert table.play("Discard Lodge Brother").state.over
    assert (table.discard_of(0), table.tokens_of(0)) == (["S2", "S4"], (0, 3, 0))


@rule("ROTC-DEC-13")
def test_a_payment_has_at_most_eleven_answers_item_by_item() -> None:
    table = rise(cards="pl").hand(0, "S2", "S3", "S4", "SG", "A2", "A3", "A4", "A5", "A6", "A7")
    table.tokens(0, initiates=10).run(Pay(0, 10), TurnEnd())
    assert len(table.options()) == 11
    assert Pay.ANSWERS.size == 1 + 40


@rule("ROTC-GEN-04")
def test_a_card_acquired_in_this_turn_does_not_pay() -> None:
    table = rise().hand(0, "S3")
    table.state.acquire(0, UPTOWN * LANES + ACTIONS, "")
    assert table.hand_of(0) == ["A2", "S3"]
    assert power_of(table.state, 0) == 1
    table.run(Pay(0, 1), TurnEnd())
    assert table.options() == ["Discard Masked Preacher (1 Power)"]


@rule("ROTC-GEN-04", "ROTC-RUL-24")
def test_an_equal_card_held_before_pays_in_place_of_the_acquired_one() -> None:
    table = rise()
    table.state.acquire(0, UPTOWN * LANES + ACTIONS, "")
    acquired = table.state.acquired[0]
    table.hand(0, "A2").run(Pay(0, 2), TurnEnd())
    table.play("Discard Hidden Altar")
    assert table.state.zones[HAND] == (acquired,)


def test_what_cannot_be_paid_breaks_the_turn_off() -> None:
    """Only in an imagined position: the rules offer nothing that cannot be paid."""
    table = paying(5, "S2", initiates=2)
    assert table.state.stuck
    assert table.state.legal() == [Pay.ANSWERS.size]
    table.play(Pay.ANSWERS.size)
    assert table.state.over
    assert table.changes() == {}


@rule("ROTC-GEN-08", "ROTC-DEC-13")
@pytest.mark.parametrize("side", [0, 1])
def test_picks_of_a_payment_that_was_broken_off_are_in_the_hand_again(side: int) -> None:
    table = paying(4, "S2", "S2", side=side).play("Discard Lodge Brother")
    assert table.hand_of(side) == ["S2"]
    table.run(TurnEnd())
    assert (table.hand_of(side), table.discard_of(side)) == (["S2", "S2"], [])


@rule("ROTC-TER-03", "ROTC-DEC-21")
@pytest.mark.parametrize("side", [0, 1])
def test_a_card_about_to_be_destroyed_for_a_terror_that_was_broken_off_is_in_the_hand_again(
    side: int,
) -> None:
    table = rise().rituals(side, UPTOWN, 1).sanity(UPTOWN, 3).hand(side, "S3", "S3").dominates(side, UPTOWN)
    table.play("Spread Terror", "Destroy Masked Preacher")
    assert table.hand_of(side) == ["S3"]
    table.run(TurnEnd())
    assert (table.hand_of(side), table.discard_of(side)) == (["S3", "S3"], [])


KINDS = [kind for kind in ("S1", "S2", "S3", "S4", "SB", "G1", "A2", "A3", "A5", "A7") for _ in range(2)]


def minimal_payments(cost: int, hand: list[str], initiates: int) -> set[tuple[tuple[str, ...], int]]:
    """Every payment from which nothing can be left out, found by trying them all."""
    held = Counter(kind for kind in hand if POWER[kind])
    found = set()
    for counts in product(*(range(n + 1) for n in held.values())):
        for tokens in range(initiates + 1):
            cards = [kind for kind, n in zip(held, counts, strict=True) for _ in range(n)]
            total = sum(POWER[kind] for kind in cards) + tokens
            parts = [POWER[kind] for kind in cards] + [1] * min(tokens, 1)
            if total >= cost and all(total - part < cost for part in parts):
                found.add((tuple(sorted(cards)), tokens))
    return found


@rule("ROTC-RUL-21", "ROTC-DEC-13")
@settings(max_examples=150)
@given(
    hand=st.permutations(KINDS).flatmap(lambda kinds: st.integers(0, 8).map(lambda n: kinds[:n])),
    initiates=st.integers(0, 6),
    cost=st.integers(1, 12),
    side=st.integers(0, 1),
)
@example(hand=["S3", "A2", "A2", "A3"], initiates=0, cost=2, side=0)
def test_exactly_the_payments_without_anything_superfluous_can_be_made(
    hand: list[str], initiates: int, cost: int, side: int
) -> None:
    expected = minimal_payments(cost, hand, initiates)
    table = paying(cost, *hand, initiates=initiates, side=side)
    assert bool(expected) == (power_of(table.state, side) >= cost)
    assert table.state.stuck == (not expected)
    if expected:
        ways = table.every_way("Pay")
        paid = [(tuple(sorted(way.discard_of(side))), initiates - way.tokens_of(side)[1]) for way in ways]
        assert set(paid) == expected
        assert len(paid) == len(set(paid))
