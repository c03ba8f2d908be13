"""Whatever a hand holds, the ways to pay for Terror are exactly those in which nothing could be left out."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from eldertable.games.rise_of_the_cults.state import DESTROYED, HAND
from tests.rules.rise_of_the_cults.table import DOWNTOWN, rise
from tests.support import rule

ICONS = {"S1": 0, "S3": 1, "SG": 1, "SY": 1, "SR": 1, "G1": 1, "G4": 1, "G6": 1, "G7": 2, "A1": 1}
DECK = [*ICONS, *ICONS, "S3", "S3", "G7", "G7"]
Payment = tuple[tuple[str, ...], tuple[str, ...], int]
"""Cards discarded, cards destroyed, Freaks returned."""


def worth(payment: Payment, investigators: int) -> int:
    """Icons, 2 for each destroyed card, Freaks, and the Investigators that Walkers in the Fog ignore."""
    discarded, destroyed, freaks = payment
    ignored = min(discarded.count("G7"), investigators)
    return sum(ICONS[card] for card in discarded) + 2 * len(destroyed) + freaks + ignored


def without_one(payment: Payment) -> Iterator[Payment]:
    """The payment less one card or one Freak, in every way."""
    discarded, destroyed, freaks = payment
    for at in range(len(discarded)):
        yield discarded[:at] + discarded[at + 1 :], destroyed, freaks
    for at in range(len(destroyed)):
        yield discarded, destroyed[:at] + destroyed[at + 1 :], freaks
    if freaks:
        yield discarded, destroyed, freaks - 1


def frugal_payments(hand: list[str], freaks: int, needed: int, investigators: int) -> set[Payment]:
    """Every payment that is enough and from which nothing could be left out, by trying all there are."""
    found = set()
    uses = [("keep", "discard", "destroy") if card == "S3" else ("keep", "discard") for card in hand]
    for plan in product(*uses):
        for spent in range(freaks + 1):
            discarded, destroyed = (
                tuple(sorted(card for card, use in zip(hand, plan, strict=True) if use == what))
                for what in ("discard", "destroy")
            )
            payment = (discarded, destroyed, spent)
            less = [worth(smaller, investigators) for smaller in without_one(payment)]
            if worth(payment, investigators) >= needed > max(less, default=needed - 1):
                found.add(payment)
    return found


@rule("ROTC-RUL-21", "ROTC-RUL-43", "ROTC-TER-03", "ROTC-TER-04", "ROTC-DEC-21")
@given(
    hand=st.lists(st.sampled_from(range(len(DECK))), max_size=6, unique=True).map(
        lambda hand: [DECK[at] for at in hand]
    ),
    freaks=st.integers(0, 4),
    investigators=st.integers(0, 3),
    sanity=st.integers(0, 6),
)
@settings(max_examples=120)
@example(hand=["G7", "G7", "S3", "S3"], freaks=1, investigators=1, sanity=6)
@example(hand=["G7", "G7", "G7"], freaks=0, investigators=2, sanity=4)
@example(hand=["S3", "G1"], freaks=0, investigators=0, sanity=2)
@example(hand=["G7", "S3"], freaks=0, investigators=1, sanity=2)
@example(hand=[], freaks=0, investigators=0, sanity=0)
def test_the_payments_offered_are_those_with_nothing_superfluous_each_once(
    hand: list[str], freaks: int, investigators: int, sanity: int
) -> None:
    table = rise(edition="pl", left_out="rivertown", colours=("green", "blue"))
    table.hand(0, *hand).tokens(0, thugs=1, initiates=1, freaks=freaks)
    table.rituals(0, DOWNTOWN, 1).sanity(DOWNTOWN, sanity).investigators(DOWNTOWN, investigators)
    table.dominates(0, DOWNTOWN)
    frugal = frugal_payments(hand, freaks, sanity + investigators, investigators)
    assert table.options() == (["No Terror", "Spread Terror"] if frugal else ["No Terror"])
    if frugal:
        table.play("Spread Terror")
        offered = []
        for way in table.every_way("PayTerror"):
            discarded, destroyed = tuple(sorted(way.discard_of(0))), tuple(sorted(way.cards(DESTROYED)))
            offered.append((discarded, destroyed, freaks - way.tokens_of(0)[2]))
            assert Counter(way.cards(HAND)) + Counter(discarded + destroyed) == Counter(hand)
            assert way.tokens_of(0)[:2] == (1, 1)
        assert len(offered) == len(set(offered))
        assert set(offered) == frugal
