"""Several things at once: picked in any order, carried out together when the choice is closed."""

from itertools import permutations

import pytest

from eldertable.games.rise_of_the_cults.rules.paying import Pay
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import DOOMED, HAND, PAID
from tests.rules.rise_of_the_cults.table import DOWNTOWN, RiseTable, recruit, rise
from tests.support import rule


def paying() -> RiseTable:
    """Three Power to pay, with more than enough in hand and behind the screen."""
    table = rise().hand(0, "S2", "S3", "S4", "S2").tokens(0, initiates=3)
    return table.run(Pay(0, 3, table.state.known_hand(0)), TurnEnd())


def frightening() -> RiseTable:
    """Three Terror to add, with cards that can be discarded or destroyed."""
    table = rise().rituals(0, DOWNTOWN, 1).sanity(DOWNTOWN, 3).hand(0, "S3", "S3", "G1")
    return table.tokens(0, freaks=1).dominates(0, DOWNTOWN).play("Spread Terror")


def fighting() -> RiseTable:
    """A fight in which cards of several kinds can be laid."""
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "S1", "G5", "S4", "S2")
    return table.tokens(0, thugs=1).dominates(0, DOWNTOWN)


SETS = {
    "Pay": (paying, ["Discard Lodge Brother", "Discard Night Courier"], None),
    "Pay and Initiates": (paying, ["Discard Masked Preacher", "Discard Night Courier"], "1 Initiate"),
    "PayTerror": (frightening, ["Destroy Masked Preacher", "Discard Sower of Discord"], None),
    "PayTerror with cards alike": (frightening, ["Destroy Masked Preacher", "Discard Masked Preacher"], None),
    "PayTerror and Freaks": (frightening, ["Discard Masked Preacher", "Discard Sower"], "1 Freak"),
    "CommitCards": (fighting, ["Lay Cellar Colossus", "Lay Hired Knife", "Lay Night Courier"], "Enough"),
    "Reroll": (lambda: recruit("TTIF-"), ["Pick Bad Luck", "Pick a Thug", "Pick a Freak"], "Roll again"),
    "GainTokens": (lambda: rise().turn(DOWNTOWN).play("Bluff"), ["1 Freak", "1 Thug"], None),
    "ReturnTokens": (
        lambda: rise().tokens(0, 3, 3, 2).run(Hiding()),
        ["1 Freak", "1 Thug", "1 Initiate"],
        None,
    ),
}


@rule("ROTC-DEC-06", "ROTC-DEC-10", "ROTC-DEC-13", "ROTC-DEC-19", "ROTC-DEC-21", "ROTC-DEC-24")
@pytest.mark.parametrize("name", SETS)
def test_any_order_of_the_same_picks_leads_to_the_same_position(name: str) -> None:
    asking, picks, closing = SETS[name]
    ends = []
    for order in permutations(picks):
        table = asking()
        asked = table.asked
        for pick in order[:-1]:
            table.play(pick)
            assert table.asked == asked
        table.play(order[-1])
        if closing is not None:
            assert table.asked == asked
            table.play(closing)
        ends.append(table.state)
    assert all(end == ends[0] for end in ends)


@rule("ROTC-DEC-13", "ROTC-DEC-21", "ROTC-DEC-24", "ROTC-DEC-10")
@pytest.mark.parametrize("name", ["Pay", "PayTerror", "GainTokens", "ReturnTokens", "Reroll"])
def test_nothing_is_done_before_the_choice_is_closed(name: str) -> None:
    asking, picks, _ = SETS[name]
    table = asking()
    table.told()
    before = table.game.view(table.state, 1)["fields"]
    table.play(picks[0])
    assert (table.asked, table.told(1), table.told(0)) == (name, [], [])
    assert table.game.view(table.state, 1)["fields"] == before
    assert table.discard_of(0) == []


@rule("ROTC-RUL-21", "ROTC-DEC-13", "ROTC-DEC-24")
def test_closing_too_early_and_picking_what_is_not_there_are_refused() -> None:
    table = rise().hand(0, "S2", "S4").tokens(0, initiates=1).run(Pay(0, 4), TurnEnd())
    table.play("Discard Lodge Brother")
    for answer in (0, table.game.answer(table.state, ("pay-card", "S2")), 4_000, -1):
        table.refusal(answer)
    assert table.options() == ["Discard Night Courier (1 Power)"]
    table = rise().tokens(0, 1, 3, 3).run(Hiding()).play("1 Thug")
    table.refusal(0)
    assert table.options() == ["1 Initiate", "1 Freak"]


@rule("ROTC-CAR-04", "ROTC-MOB-03")
def test_rivals_see_how_many_cards_are_picked_for_a_payment_and_not_which() -> None:
    table = paying().play("Discard Night Courier")
    rival = table.game.view(table.state, 1)["zones"]
    assert (rival["paid 0"], len(rival["hand 0"])) == (["Cult card|0"], 3)
    lying = [piece for piece in table.game.moving(table.state, 1).pieces if piece.zone == "hand-0"]
    assert [(piece.face, piece.count) for piece in lying] == [(None, 4)]
    own = [piece.face for piece in table.game.moving(table.state, 0).pieces if piece.zone == "hand-0"]
    assert sorted(own, key=str) == ["S2", "S3", "S4"]
    table.play("Discard Lodge Brother")
    assert (table.state.zones[PAID], table.discard_of(0)) == ((), ["S2", "S4"])


@rule("ROTC-GEN-04", "ROTC-MOB-05")
def test_a_hand_card_that_everybody_knew_is_known_again_after_the_payment() -> None:
    table = rise().hand(0, "S4", "A2", "S3").tokens(0, initiates=3)
    altar = table.state.agreed.kinds.ids.index("A2")
    shown = table.state.lowest(HAND, altar)
    table.state.show(shown, table.state.everyone())
    table.run(Pay(0, 2, table.state.known_hand(0)), TurnEnd()).play("Discard Night Courier")
    assert table.state.known_hand(0) == ()  # it could be the one that was picked
    table.play("1 Initiate")
    assert table.state.known_hand(0) == (shown,)


@rule("ROTC-GEN-08")
def test_cards_of_a_payment_that_is_broken_off_go_back_to_the_hand() -> None:
    table = rise().hand(0, "S2", "S3")
    for card, zone in zip(table.state.zones[HAND], (PAID, DOOMED), strict=True):
        table.state.pick(card, 0, zone)
    table.run(TurnEnd())
    assert (table.hand_of(0), table.cards(PAID), table.cards(DOOMED)) == (["S2", "S3"], [], [])


@rule("ROTC-DEC-13")
def test_a_question_says_how_it_is_picked_and_what_is_picked() -> None:
    table = paying().play("Discard Night Courier")
    asked = table.game.prompt(table.state, 0)
    assert asked is not None
    assert (asked.way, [pick.label for pick in asked.picks]) == (
        "payment",
        ["Discard Night Courier (1 Power)"],
    )
    assert asked.enough == 0
