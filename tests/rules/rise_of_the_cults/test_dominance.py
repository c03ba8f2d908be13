"""The Dominance Plan: who may execute it, and who moves a Ritual in before the fight."""

from eldertable.games.rise_of_the_cults.rules.plans.dominance import Reinforce
from eldertable.games.rise_of_the_cults.table.fields import DOMINANCE, SUPPLY
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, RIVERTOWN, UPTOWN, executing, rise
from tests.support import rule


@rule("ROTC-DOM-01")
def test_dominance_needs_a_ritual_in_the_district() -> None:
    table = rise().site(0, DOWNTOWN, UPTOWN).rituals(0, DOWNTOWN, 1).rituals(1, UPTOWN, 2)
    table.marker(DOWNTOWN, 0).marker(UPTOWN, 0).action(0)
    assert [option for option in table.options() if "Dominance" in option] == ["Dominance in Downtown"]
    without = table.refused(executing(UPTOWN, DOMINANCE))
    assert without == ("ROTC-DOM-01", "Dominance in Uptown needs a Ritual of yours there.")


@rule("ROTC-DOM-01", "ROTC-RUL-30")
def test_dominance_needs_no_reachable_terror() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).sanity(DOWNTOWN, 4).marker(DOWNTOWN, 0, 0).action(0)
    table.play("Dominance in Downtown")
    assert (table.asked, table.options()) == ("DeclareTerror", ["No Terror"])


@rule("ROTC-DOM-02", "ROTC-DOM-03", "ROTC-TER-05")
def test_with_no_opposing_ritual_anywhere_there_is_only_terror_and_it_earns_two() -> None:
    table = rise(seats=3).rituals(1, DOWNTOWN, 2, 3).hand(0, "S1").hand(2, "S1").tokens(2, thugs=2)
    table.dominates(1, DOWNTOWN)
    assert (table.asked, table.speaker) == ("DeclareTerror", 1)
    table.play("Spread Terror")
    assert table.changes()["dominance downtown 1"] == 2


@rule("ROTC-DOM-02", "ROTC-CON-22")
def test_terror_comes_after_the_confrontation() -> None:
    table = rise().rituals(0, DOWNTOWN, 3).rituals(1, DOWNTOWN, 1).hand(0, "S2").hand(1, "S2")
    table.dominates(0, DOWNTOWN)
    order = []
    while table.asked != "ChoosePlan":
        order.append((table.asked, table.speaker))
        table.play(table.state.legal()[0])
    assert order == [("CommitCards", 0), ("CommitCards", 1), ("DeclareTerror", 0)]


@rule("ROTC-DOM-03", "ROTC-CON-01")
def test_a_ritual_of_one_opponent_elsewhere_is_enough_for_a_confrontation() -> None:
    table = rise(seats=3).rituals(0, DOWNTOWN, 3).rituals(2, NORTHSIDE, 1).dominates(0, DOWNTOWN)
    assert (table.asked, table.speaker) == ("Reinforce", 2)


@rule("ROTC-CON-01", "ROTC-CON-02", "ROTC-CON-03", "ROTC-DEC-18")
def test_opponents_are_asked_once_each_clockwise_and_the_active_player_never() -> None:
    table = rise(seats=4).rituals(2, DOWNTOWN, 1).rituals(2, UPTOWN, 1).hand(2, "S2")
    table.rituals(0, UPTOWN, 1, 2).rituals(1, RIVERTOWN, 2, 2, 3).rituals(3, NORTHSIDE, 1, 1)
    table.rituals(3, UPTOWN, 3)
    table.dominates(2, DOWNTOWN)
    asked = []
    while table.asked == "Reinforce":
        asked.append((table.speaker, table.options()))
        table.play("Move none" if table.speaker == 0 else table.options()[1])
    assert asked == [
        (3, ["Move none", "The level III Ritual in Uptown", "The level I Ritual in Northside"]),
        (0, ["Move none", "The level I Ritual in Uptown", "The level II Ritual in Uptown"]),
        (1, ["Move none", "The level II Ritual in Rivertown", "The level III Ritual in Rivertown"]),
    ]
    moved = {"rituals uptown 3 III": -1, "rituals rivertown 1 II": -1}
    arrived = {"rituals downtown 3 III": 1, "rituals downtown 1 II": 1}
    attack = {"attack 1": 2, "attack 2": 1, "attack 3": 3}
    assert table.changes() == moved | arrived | attack
    assert table.told()[:2] == [
        "Red moves a level III Ritual from Uptown to Downtown for the fight.",
        "Yellow moves a level II Ritual from Rivertown to Downtown for the fight.",
    ]


@rule("ROTC-CON-04", "ROTC-RUL-37")
def test_a_present_opponent_may_move_another_ritual_in_and_it_keeps_its_level() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 2).rituals(1, NORTHSIDE, 1).hand(0, "S2")
    table.dominates(0, DOWNTOWN)
    assert table.options() == ["Move none", "The level I Ritual in Northside"]
    table.play("The level I Ritual in Northside")
    assert (table.rituals_of(1, DOWNTOWN), table.rituals_of(1, NORTHSIDE)) == ([1, 2], [])
    assert table.rituals_of(1, SUPPLY) == [1, 2, 3]


@rule("ROTC-CON-01", "ROTC-CON-04", "ROTC-DEC-18")
def test_the_answer_names_origin_and_level() -> None:
    for origin in (RIVERTOWN, UPTOWN, NORTHSIDE):
        for level in (1, 2, 3):
            table = rise(seats=4).rituals(0, DOWNTOWN, 1).rituals(1, origin, 1, 2, 3).hand(0, "S2")
            table.dominates(0, DOWNTOWN).play(Reinforce.ANSWERS.join("reinforce", (origin, level - 1)))
            assert table.rituals_of(1, DOWNTOWN) == [level]
            assert table.rituals_of(1, origin) == [other for other in (1, 2, 3) if other != level]
    assert Reinforce.ANSWERS.size == 1 + 3 * NORTHSIDE + 3


@rule("ROTC-CON-05", "ROTC-TER-17", "ROTC-TER-05")
def test_if_all_stay_out_there_is_no_confrontation_and_terror_earns_two() -> None:
    table = rise().rituals(0, DOWNTOWN, 1, 3).rituals(1, UPTOWN, 3).hand(0, "S1").hand(1, "S1")
    table.dominates(0, DOWNTOWN).play("Move none")
    assert (table.asked, table.speaker) == ("DeclareTerror", 0)
    assert table.told() == ["No rival of Green has a Ritual in Downtown: there is no Confrontation."]
    table.play("Spread Terror", "The level I Ritual")
    assert table.changes() == {
        "dominance downtown 0": 2,
        "dominance supply 0": -2,
        "rituals downtown 0 I": -1,
        "rituals supply 0 I": 1,
    }


@rule("ROTC-RUL-50", "ROTC-CON-01", "ROTC-CON-05")
def test_in_a_full_district_nobody_moves_in_and_unopposed_terror_earns_two() -> None:
    table = rise().rituals(0, DOWNTOWN, 1, 2, 3).rituals(1, UPTOWN, 3).dominates(0, DOWNTOWN)
    assert (table.asked, table.speaker) == ("DeclareTerror", 0)
    table.play("Spread Terror")
    assert table.changes()["dominance downtown 0"] == 2


@rule("ROTC-RUL-50")
def test_in_a_full_district_with_an_opponent_present_they_fight_without_reinforcement() -> None:
    table = rise().rituals(0, DOWNTOWN, 1, 2).rituals(1, DOWNTOWN, 1).rituals(1, UPTOWN, 3).hand(1, "S2")
    table.dominates(0, DOWNTOWN)
    assert (table.asked, table.speaker) == ("CommitCards", 1)
    assert table.rituals_of(1, UPTOWN) == [3]


@rule("ROTC-RUL-82")
def test_the_first_clockwise_takes_the_last_field_and_later_ones_find_it_full() -> None:
    table = rise(seats=3).rituals(1, DOWNTOWN, 1, 1, 2).hand(1, "S2")
    table.rituals(2, UPTOWN, 1).rituals(0, UPTOWN, 1).dominates(1, DOWNTOWN)
    assert (table.asked, table.speaker) == ("Reinforce", 2)
    table.play("The level I Ritual in Uptown")
    assert (table.asked, table.speaker) == ("CommitCards", 1)
    assert table.rituals_of(0, UPTOWN) == [1]


@rule("ROTC-RUL-82")
def test_a_later_opponent_may_take_the_field_that_an_earlier_one_left() -> None:
    table = rise(seats=3).rituals(1, DOWNTOWN, 1, 1, 2).hand(1, "S2")
    table.rituals(2, UPTOWN, 1).rituals(0, UPTOWN, 1).dominates(1, DOWNTOWN)
    table.play("Move none")
    assert (table.asked, table.speaker) == ("Reinforce", 0)
