"""A question with one answer is asked only where its answer hangs on a secret, reckoned from what everybody knows."""

from eldertable.games.rise_of_the_cults.rules.phases.mobilization import (
    DiscardOther,
    MobilizationTurn,
    Mobilize,
)
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruit
from eldertable.games.rise_of_the_cults.rules.plans.influence import InfluenceBonus
from eldertable.games.rise_of_the_cults.rules.plans.preparation import Prepare
from eldertable.games.rise_of_the_cults.table.fields import HAND
from tests.rules.rise_of_the_cults.table import UPTOWN, rise
from tests.support import rule


@rule("ROTC-MOB-04", "ROTC-REC-07", "ROTC-MOB-03")
def test_abilities_are_asked_for_while_such_a_card_may_be_in_the_hand() -> None:
    table = rise().only_deck(0, "S4", "S2").hand(0, "S1")
    assert Mobilize(0).private(table.state)  # in the deck: for all that others know, in the hand
    assert Recruit(0).private(table.state)
    table = rise().only_deck(0, "S1").hand(0, "S3")
    assert not Mobilize(0).private(table.state)
    assert not Recruit(0).private(table.state)
    assert table.run(MobilizationTurn(0)).state.over


@rule("ROTC-MOB-05", "ROTC-MOB-03")
def test_of_two_cards_there_is_one_other() -> None:
    table = rise().hand(0, "SG", "S1")
    herald = table.state.lowest(HAND, table.state.agreed.kinds.ids.index("SG"))
    assert not DiscardOther(0, herald).private(table.state)
    assert DiscardOther(0, herald).private(table.hand(0, "S1").state)
    second = rise(colours=["red", "green"]).hand(0, "S1", "S2", "S3").hand(1, "SG", "S1")
    herald = second.state.lowest(HAND + 1, second.state.agreed.kinds.ids.index("SG"))
    assert not DiscardOther(1, herald).private(second.state)
    assert DiscardOther(1, herald).private(second.hand(1, "S1").state)


@rule("ROTC-INF-07", "ROTC-PRE-07")
def test_what_lies_open_tells_what_is_left_to_choose() -> None:
    assert not InfluenceBonus(0, 0).private(rise().state)
    yellow = rise(colours=["yellow", "red"]).discard(0, "S1")
    assert InfluenceBonus(0, 0).private(yellow.state)
    table = rise().site(0, UPTOWN)
    assert Prepare(0, UPTOWN, 1).private(table.state)
    assert not Prepare(0, UPTOWN, 1).private(table.rituals(1, UPTOWN, 1, 1, 2).state)
