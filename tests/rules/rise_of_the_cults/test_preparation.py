"""The Preparation Plan: a Cult Site, a Ritual, and the Investigator that comes closer."""

import pytest

from eldertable.games.rise_of_the_cults.rules.plans.preparation import KeepBack, Prepare
from eldertable.games.rise_of_the_cults.table.fields import SUPPLY
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, UPTOWN, RiseTable, rise
from tests.support import rule

SITE = "A Cult Site for"
ADVANCES, HELD = "It advances", "Keep it back with a card"


def offered(table: RiseTable) -> bool:
    """Whether Green may choose Preparation in Uptown."""
    return "Preparation in Uptown" in table.turn(UPTOWN).options()


def preparing(table: RiseTable) -> RiseTable:
    """Green has chosen Preparation in Uptown."""
    return table.turn(UPTOWN).play("Preparation")


def over(table: RiseTable) -> bool:
    """Whether Green's turn has ended: Yellow is to choose a Plan."""
    return (table.asked, table.speaker) == ("ChoosePlan", 1)


# --- the sequence -------------------------------------------------------------------------------------------


@rule("ROTC-PRE-13", "ROTC-PRE-04", "ROTC-PRE-12", "ROTC-INV-06")
def test_example_an_investigator_arrives_and_makes_site_and_ritual_dearer() -> None:
    table = preparing(rise().investigators(UPTOWN, 1, track=1).tokens(0, initiates=10))
    assert (table.state.arrived[UPTOWN], table.state.track[UPTOWN]) == (2, 2)
    assert table.options() == ["A Cult Site for 7 Power"]
    table.play(SITE, "7 Initiates")
    assert table.options() == ["Enough", "A level I Ritual for 3 Power"]
    table.play("A level I Ritual", "3 Initiates")
    assert over(table)
    assert table.tokens_of(0) == (0, 0, 0)
    assert (table.sites_of(0), table.rituals_of(0, UPTOWN)) == ([UPTOWN], [1])


@rule("ROTC-PRE-14", "ROTC-PRE-01", "ROTC-PRE-11")
def test_sequence_marker_advance_site_payment_ritual_payment() -> None:
    table = rise().hand(0, "S2", "S2", "S1").tokens(0, thugs=2, initiates=3, freaks=2)
    table.investigators(DOWNTOWN, 1, track=2).investigators(NORTHSIDE, 1, track=1)
    preparing(table).play(SITE, "Lodge", "Lodge", "1 Initiate", "level II", "2 Initiates")
    assert over(table)
    assert table.told() == [
        "Green takes a marker from Uptown: Preparation.",
        "The Investigator of Uptown advances to field 1.",
        "Green puts a Cult Site in Uptown.",
        "Green discards Lodge Brother for its icons.",
        "Green discards Lodge Brother for its icons.",
        "Green returns 1 Initiate.",
        "Green puts a level II Ritual in Uptown.",
        "Green returns 2 Initiates.",
    ]
    assert table.changes() == {
        "discard 0 S2": 2,
        "hand 0 S2": -2,
        "plans uptown 0": -1,
        "plans_done 0 preparation": 1,
        "rituals supply 0 II": -1,
        "rituals uptown 0 II": 1,
        "sites supply 0": -1,
        "sites uptown 0": 1,
        "tokens 0 initiate": -3,
        "track uptown": -1,
    }


@rule("ROTC-PRE-03", "ROTC-GEN-10")
def test_the_investigator_of_this_track_alone_advances_first() -> None:
    table = rise(seats=3).site(0, UPTOWN).tokens(0, initiates=9)
    assert [table.state.track[district] for district in (DOWNTOWN, UPTOWN, NORTHSIDE)] == [3, 3, 3]
    preparing(table)
    assert table.asked == "Prepare"
    assert table.changes() == {"plans uptown 0": -1, "plans_done 0 preparation": 1, "track uptown": -1}


@rule("ROTC-PRE-03", "ROTC-INV-03", "ROTC-INV-04", "ROTC-GEN-07")
def test_an_arrival_puts_a_new_investigator_on_the_starting_field_however_many_there_are() -> None:
    table = rise(seats=3).site(0, UPTOWN).tokens(0, initiates=30).investigators(UPTOWN, 16, track=1)
    preparing(table)
    assert table.changes() == {
        "arrived uptown": 1,
        "plans uptown 0": -1,
        "plans_done 0 preparation": 1,
        "track uptown": 2,
    }
    assert table.told()[1] == "An Investigator arrives in Uptown; 17 are there now."
    assert table.options()[0] == "A level I Ritual for 18 Power"


# --- what can be prepared -----------------------------------------------------------------------------------


@rule("ROTC-PRE-01", "ROTC-PRE-06", "ROTC-RUL-30")
def test_a_site_alone_is_enough() -> None:
    table = preparing(rise().tokens(0, initiates=9))
    assert (table.asked, table.speaker) == ("Prepare", 0)
    assert table.options() == ["A Cult Site for 5 Power"]
    table.changes()
    table.play(SITE, "5 Initiates")
    assert table.options() == [
        "Enough",
        "A level I Ritual for 1 Power",
        "A level II Ritual for 2 Power",
        "A level III Ritual for 3 Power",
    ]
    table.play("Enough")
    assert over(table)
    assert table.changes() == {"sites supply 0": -1, "sites uptown 0": 1, "tokens 0 initiate": -5}


@rule("ROTC-PRE-01", "ROTC-PRE-05", "ROTC-PRE-09", "ROTC-PRE-10", "ROTC-RUL-30")
def test_with_a_site_there_one_ritual_is_prepared() -> None:
    table = preparing(rise().site(0, UPTOWN).tokens(0, initiates=9))
    assert table.options() == [
        "A level I Ritual for 1 Power",
        "A level II Ritual for 2 Power",
        "A level III Ritual for 3 Power",
    ]
    table.changes()
    table.play("level III", "3 Initiates")
    assert table.changes() == {"rituals supply 0 III": -1, "rituals uptown 0 III": 1, "tokens 0 initiate": -3}
    assert over(table)


@rule("ROTC-PRE-06")
@pytest.mark.parametrize(("arrived", "cost"), [(0, 5), (1, 6), (3, 8)])
def test_a_site_costs_five_and_one_for_every_investigator(arrived: int, cost: int) -> None:
    assert not offered(rise().investigators(UPTOWN, arrived, track=2).tokens(0, initiates=cost - 1))
    table = preparing(rise().investigators(UPTOWN, arrived, track=2).tokens(0, initiates=cost))
    assert table.options() == [f"A Cult Site for {cost} Power"]


@rule("ROTC-PRE-07", "ROTC-PRE-08")
def test_a_ritual_needs_an_own_site_there() -> None:
    table = rise().site(1, UPTOWN).site(0, DOWNTOWN).rituals(0, UPTOWN, 1).tokens(0, initiates=9)
    assert preparing(table).options() == ["A Cult Site for 5 Power"]
    assert not offered(rise().site(1, UPTOWN).site(0, DOWNTOWN).tokens(0, initiates=4))


@rule("ROTC-PRE-07")
def test_a_ritual_needs_a_free_field() -> None:
    full = rise().site(0, UPTOWN).rituals(1, UPTOWN, 1, 1).rituals(0, UPTOWN, 2)
    assert not offered(full.tokens(0, initiates=9))
    assert offered(rise().site(0, UPTOWN).rituals(1, UPTOWN, 1, 1).tokens(0, initiates=9))
    table = rise().rituals(1, UPTOWN, 1, 1, 2).tokens(0, initiates=9)
    assert preparing(table).play(SITE, "5 Initiates").asked == "ChoosePlan"


@rule("ROTC-PRE-09")
def test_only_unused_markers_are_prepared() -> None:
    table = (
        rise().site(0, UPTOWN).rituals(0, DOWNTOWN, 1, 1, 3).rituals(0, NORTHSIDE, 2).tokens(0, initiates=9)
    )
    assert preparing(table).options() == ["A level II Ritual for 2 Power"]
    all_used = rise().site(0, UPTOWN).rituals(0, DOWNTOWN, 1, 1, 3).rituals(0, NORTHSIDE, 2, 2)
    assert not offered(all_used.tokens(0, initiates=9))


@rule("ROTC-PRE-09", "ROTC-RIT-01")
def test_a_ritual_costs_its_level_and_one_for_every_investigator() -> None:
    table = rise().site(0, UPTOWN).investigators(UPTOWN, 2, track=2).tokens(0, initiates=4)
    assert preparing(table).options() == ["A level I Ritual for 3 Power", "A level II Ritual for 4 Power"]
    table.play("level II", "4 Initiates")
    assert table.rituals_of(0, UPTOWN) == [2]
    assert table.rituals_of(0, SUPPLY) == [1, 1, 2, 3]


@rule("ROTC-RUL-22", "ROTC-PRE-11")
def test_site_and_ritual_are_paid_separately() -> None:
    table = preparing(rise().hand(0, "S2", "S2", "S2")).play(SITE)
    table.play("Lodge", "Lodge", "Lodge")
    assert table.discard_of(0) == ["S2", "S2", "S2"]
    assert table.options() == ["Enough"]


# --- the advance may make it too dear -----------------------------------------------------------------------


@rule("ROTC-RUL-31", "ROTC-PRE-04")
def test_a_preparation_that_the_advance_makes_too_dear_is_not_offered() -> None:
    assert not offered(rise().investigators(UPTOWN, 0, track=1).tokens(0, initiates=5))
    assert offered(rise().investigators(UPTOWN, 0, track=1).tokens(0, initiates=6))
    assert offered(rise().investigators(UPTOWN, 0, track=2).tokens(0, initiates=5))
    assert not offered(rise().site(0, UPTOWN).investigators(UPTOWN, 0, track=1).tokens(0, initiates=1))
    assert offered(rise().site(0, UPTOWN).investigators(UPTOWN, 0, track=2).tokens(0, initiates=1))
    table = preparing(rise().site(0, UPTOWN).investigators(UPTOWN, 0, track=1).tokens(0, initiates=2))
    assert table.options() == ["A level I Ritual for 2 Power"]


@rule("ROTC-RUL-31")
def test_after_the_site_a_ritual_is_offered_only_if_still_payable() -> None:
    assert preparing(rise().tokens(0, initiates=6)).play(SITE, "5 Initiates").options() == [
        "Enough",
        "A level I Ritual for 1 Power",
    ]
    table = preparing(rise().tokens(0, initiates=5)).play(SITE, "5 Initiates")
    assert (table.asked, table.options()) == ("Prepare", ["Enough"])


@rule("ROTC-RUL-31", "ROTC-DEC-15", "ROTC-RUL-17", "ROTC-CAR-06")
def test_a7_false_trail_keeps_the_investigator_back_and_may_still_pay() -> None:
    table = rise(cards="pl").hand(1, "A7").investigators(UPTOWN, 1, track=1).tokens(1, initiates=9)
    table.turn(UPTOWN, side=1).play("Preparation")
    assert (table.asked, table.speaker) == ("KeepBack", 1)
    assert table.options() == [ADVANCES, HELD]
    table.told()
    table.play(HELD)
    assert table.told() == ["Yellow uses False Trail."]
    assert (table.state.arrived[UPTOWN], table.state.track[UPTOWN]) == (1, 1)
    assert table.hand_of(1) == ["A7"]
    table.play("A Cult Site for 6 Power")
    assert "Discard False Trail (2 Power)" in table.options()
    table.play("Discard False Trail", "4 Initiates", "level III Ritual for 4", "4 Initiates")
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert table.discard_of(1) == ["A7"]
    assert table.tokens_of(1) == (0, 1, 0)


@rule("ROTC-RUL-15")
def test_a7_false_trail_is_good_for_every_preparation_of_the_round() -> None:
    table = rise(cards="pl").site(0, UPTOWN).hand(0, "A7").tokens(0, initiates=9)
    table.marker(UPTOWN, 1, 0, 0).action(0)
    for _ in range(2):
        table.play("Preparation")
        assert table.options() == [ADVANCES, HELD]
        table.play(HELD, "level I Ritual for 1", "1 Initiate")
    assert over(table)
    assert table.state.track[UPTOWN] == 2


@rule("ROTC-RUL-15", "ROTC-RUL-31")
def test_a7_false_trail_makes_a_second_preparation_payable_too() -> None:
    """Nobody opened a window in between: what was shown for the Plan before does not count for this one."""
    table = rise(cards="pl").site(0, UPTOWN).hand(0, "A7").tokens(0, initiates=2)
    table.investigators(UPTOWN, 1, track=1).marker(UPTOWN, 1, 0, 0).action(0)
    table.play("Preparation", HELD, "level I Ritual for 2", "2 Initiates")
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    table.play("Preparation")
    assert table.options() == [HELD]


@rule("ROTC-DEC-15", "ROTC-RUL-16", "ROTC-PRE-03")
def test_a7_false_trail_need_not_be_shown() -> None:
    table = preparing(rise(cards="pl").hand(0, "A7").investigators(UPTOWN, 1, track=1).tokens(0, initiates=9))
    table.told()
    table.play(ADVANCES)
    assert table.told() == ["An Investigator arrives in Uptown; 2 are there now."]
    assert table.options() == ["A Cult Site for 7 Power"]
    assert (table.state.arrived[UPTOWN], table.state.track[UPTOWN]) == (2, 2)


@rule("ROTC-RUL-31")
def test_a7_false_trail_must_be_used_if_nothing_is_payable_after_the_advance() -> None:
    table = rise(cards="pl").hand(0, "A7").investigators(UPTOWN, 0, track=1).tokens(0, initiates=3)
    assert preparing(table).options() == [HELD]
    table.play(HELD)
    assert table.options() == ["A Cult Site for 5 Power"]
    too_dear = rise(cards="pl").hand(0, "A7").investigators(UPTOWN, 0, track=1).tokens(0, initiates=2)
    assert not offered(too_dear)
    full = rise(cards="pl").hand(0, "A7").site(0, UPTOWN).rituals(1, UPTOWN, 1, 1, 2).tokens(0, initiates=9)
    assert not offered(full)


@rule("ROTC-RUL-31")
def test_a7_false_trail_keeps_an_investigator_back_that_would_not_arrive_yet() -> None:
    table = preparing(rise(cards="pl").hand(0, "A7").tokens(0, initiates=9))
    assert table.options() == [ADVANCES, HELD]
    assert table.play(HELD).state.track[UPTOWN] == 2


@rule("ROTC-DEC-15")
def test_a7_false_trail_is_asked_for_whenever_it_could_be_in_the_hand() -> None:
    unseen = preparing(rise(cards="pl").on_deck(0, "A7").tokens(0, initiates=9))
    assert (unseen.asked, unseen.options()) == ("KeepBack", [ADVANCES])
    assert preparing(rise(cards="pl").discard(0, "A7").tokens(0, initiates=9)).asked == "Prepare"
    assert preparing(rise(cards="pl").hand(1, "A7").tokens(0, initiates=9)).asked == "Prepare"


@rule("ROTC-DEC-15")
def test_preparing_has_an_answer_for_the_site_and_every_level() -> None:
    assert Prepare.ANSWERS.size == 5
    assert KeepBack.ANSWERS.size == 2


@rule("ROTC-RUL-31", "ROTC-RUL-75")
def test_city_cards_are_reckoned_in_before_the_plan_is_offered() -> None:
    assert not offered(rise(cards="pl").city("C14").tokens(0, initiates=6))
    assert preparing(rise(cards="pl").city("C14").tokens(0, initiates=7)).options() == [
        "A Cult Site for 7 Power"
    ]
    assert not offered(rise().city("C01").site(0, UPTOWN).tokens(0, initiates=1))
    table = preparing(rise().city("C01").site(0, UPTOWN).tokens(0, initiates=2))
    assert table.options() == ["A level I Ritual for 2 Power"]
