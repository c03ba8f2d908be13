"""Whatever a hand holds, the ways to pay for Terror are exactly those in which nothing could be left out."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.table.fields import DESTROYED, HAND
from tests.rules.rise_of_the_cults.table import DOWNTOWN, rise, the_game
from tests.support import rule

Payment = tuple[tuple[str, ...], tuple[str, ...], int]
"""Cards discarded, cards destroyed, Freaks returned."""


@dataclass(frozen=True)
class Worth:
    """What cards are worth: Terror icons, Terror when destroyed, Investigators ignored."""

    icons: dict[str, int]
    destroyed: dict[str, int]
    ignored: dict[str, int]

    def of(self, payment: Payment, investigators: int) -> int:
        """What a payment comes to; no more Investigators can be ignored than there are."""
        discarded, destroyed, freaks = payment
        ignored = min(sum(self.ignored.get(card, 0) for card in discarded), investigators)
        icons = sum(self.icons[card] for card in discarded)
        return icons + sum(self.destroyed[card] for card in destroyed) + freaks + ignored


TERRIBLE = {"S3": 1, "SG": 1, "SY": 1, "SR": 1, "G1": 1, "G4": 1, "G6": 1, "G7": 2, "A1": 1}
PRINTED = Worth({"S1": 0, **TERRIBLE}, {"S3": 2}, {"G7": 1})
CHANGED = Worth({"S1": 2, **TERRIBLE}, {"S3": 2, "SG": 3}, {"G7": 2, "A1": 1})
DECK = [*PRINTED.icons, *PRINTED.icons, "S3", "S3", "G7", "G7"]


@cache
def changed_game() -> RiseOfTheCults:
    """Other cards, same rules: Terror on S1, SG worth 3 destroyed, G7 ignores 2 Investigators, A1 ignores 1."""
    herald = {"verb": "add-terror", "n": 3, "price": "destroy", "instead": True}
    ignoring = {"verb": "ignore-investigator", "when": "discarded"}
    cards = [
        {"id": "S1", "icons": {"attack": 1, "power": 0, "terror": 2}},
        {"id": "SG", "window": "terror", "ability": [herald]},
        {"id": "G7", "ability": [ignoring | {"n": 2}]},
        {"id": "A1", "ability": [ignoring | {"n": 1}]},
    ]
    return RiseOfTheCults({"cards": {"card": cards}})


def without_one(payment: Payment) -> Iterator[Payment]:
    """The payment less one card or one Freak, in every way."""
    discarded, destroyed, freaks = payment
    for at in range(len(discarded)):
        yield discarded[:at] + discarded[at + 1 :], destroyed, freaks
    for at in range(len(destroyed)):
        yield discarded, destroyed[:at] + destroyed[at + 1 :], freaks
    if freaks:
        yield discarded, destroyed, freaks - 1


def frugal_payments(
    hand: list[str], freaks: int, needed: int, investigators: int, worth: Worth
) -> set[Payment]:
    """Every payment that is enough and from which nothing could be left out, by trying all there are."""
    found = set()
    uses = [
        ("keep", "discard", "destroy") if card in worth.destroyed else ("keep", "discard") for card in hand
    ]
    for plan in product(*uses):
        for spent in range(freaks + 1):
            discarded, destroyed = (
                tuple(sorted(card for card, use in zip(hand, plan, strict=True) if use == what))
                for what in ("discard", "destroy")
            )
            payment = (discarded, destroyed, spent)
            less = [worth.of(smaller, investigators) for smaller in without_one(payment)]
            if worth.of(payment, investigators) >= needed > max(less, default=needed - 1):
                found.add(payment)
    return found


@rule("ROTC-RUL-21", "ROTC-RUL-43", "ROTC-TER-03", "ROTC-TER-04", "ROTC-DEC-21")
@given(
    hand=st.lists(st.sampled_from(range(len(DECK))), max_size=6, unique=True).map(
        lambda at: [DECK[n] for n in at]
    ),
    freaks=st.integers(0, 4),
    investigators=st.integers(0, 4),
    sanity=st.integers(0, 6),
    seat=st.integers(0, 1),
    changed=st.booleans(),
)
@settings(max_examples=150)
@example(hand=["G7", "G7", "S3", "S3"], freaks=1, investigators=1, sanity=6, seat=0, changed=False)
@example(hand=["G7", "G7", "G7"], freaks=0, investigators=2, sanity=4, seat=1, changed=False)
@example(hand=["G7", "G7", "G1"], freaks=0, investigators=3, sanity=4, seat=1, changed=True)
@example(hand=["S3", "G1"], freaks=0, investigators=0, sanity=2, seat=1, changed=False)
@example(hand=["SG", "SY", "S1"], freaks=2, investigators=0, sanity=4, seat=1, changed=True)
@example(hand=[], freaks=0, investigators=0, sanity=0, seat=1, changed=False)
def test_the_payments_offered_are_those_with_nothing_superfluous_each_once(
    hand: list[str], freaks: int, investigators: int, sanity: int, seat: int, changed: bool
) -> None:
    game, worth = (changed_game(), CHANGED) if changed else (the_game(), PRINTED)
    colours = ("blue", "green") if seat else ("green", "blue")
    table = rise(2, game, edition="pl", left_out="rivertown", colours=colours).hand(seat, *hand)
    table.tokens(seat, thugs=1, initiates=1, freaks=freaks)
    table.sanity(DOWNTOWN, sanity).investigators(DOWNTOWN, investigators)
    table.rituals(seat, DOWNTOWN, 1).dominates(seat, DOWNTOWN)
    frugal = frugal_payments(hand, freaks, sanity + investigators, investigators, worth)
    assert table.options() == (["No Terror", "Spread Terror"] if frugal else ["No Terror"])
    if frugal:
        table.play("Spread Terror")
        offered = []
        for way in table.every_way("PayTerror"):
            discarded, destroyed = tuple(sorted(way.discard_of(seat))), tuple(sorted(way.cards(DESTROYED)))
            offered.append((discarded, destroyed, freaks - way.tokens_of(seat)[2]))
            assert Counter(way.cards(HAND + seat)) + Counter(discarded + destroyed) == Counter(hand)
            assert way.tokens_of(seat)[:2] == (1, 1)
        assert len(offered) == len(set(offered))
        assert set(offered) == frugal
