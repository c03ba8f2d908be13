"""Terror: who may spread it, what it takes, what it earns, what it costs."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.rules.plans.dominance_markers import (
    Glorify,
    LoseRitual,
    ReplaceMarker,
)
from eldertable.games.rise_of_the_cults.rules.plans.terror import DeclareTerror, PayTerror
from eldertable.games.rise_of_the_cults.table.fields import DESTROYED, HAND, SUPPLY
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, UPTOWN, RiseTable, rise
from tests.support import rule


def alone(*levels: int, sanity: int = 3, seats: int = 2, **options: Any) -> RiseTable:
    """Seat 0 alone in Downtown with Rituals of these levels, against this Sanity token; nobody else on the board."""
    return rise(seats=seats, **options).rituals(0, DOWNTOWN, *levels).sanity(DOWNTOWN, sanity)


def opposed(*levels: int) -> RiseTable:
    """The same, with a level I Ritual of seat 1 in the way, which any two levels beat."""
    return alone(*levels).rituals(1, DOWNTOWN, 1)


# --- whether --------------------------------------------------------------------------------------------------


@rule("ROTC-TER-01", "ROTC-RUL-43")
def test_terror_may_be_declined_and_that_costs_nothing() -> None:
    table = alone(2, 3).tokens(0, freaks=2).dominates(0, DOWNTOWN)
    assert (table.asked, table.speaker, table.options()) == (
        "DeclareTerror",
        0,
        ["No Terror", "Spread Terror"],
    )
    table.play("No Terror")
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert table.changes() == {}
    assert table.told() == ["No rival of Green has a Ritual in Downtown: there is no Confrontation."]


@rule("ROTC-TER-02", "ROTC-CON-15")
def test_only_the_executing_player_who_won_gets_to_terror() -> None:
    table = opposed(2, 3).dominates(0, DOWNTOWN)
    assert (table.asked, table.speaker) == ("DeclareTerror", 0)
    table = alone(1).rituals(1, DOWNTOWN, 2, 3).dominates(0, DOWNTOWN)
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)


@rule("ROTC-TER-03", "ROTC-TER-04", "ROTC-RIT-03")
def test_terror_must_exceed_sanity_rituals_alone_may_do() -> None:
    table = alone(1, 3).dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.dominance_of(0, DOWNTOWN) == 2
    table = alone(1, 2).dominates(0, DOWNTOWN)
    assert table.options() == ["No Terror"]
    table = alone(1, 2).tokens(0, freaks=1).dominates(0, DOWNTOWN).play("Spread Terror")
    assert (table.asked, table.options()) == ("PayTerror", ["1 Freak"])


@rule("ROTC-TER-04", "ROTC-INV-07")
@pytest.mark.parametrize(("city", "sanity"), [(None, 5), ("C09", 4), ("C10", 6)])
def test_sanity_is_token_and_investigators_and_the_city_card(city: str | None, sanity: int) -> None:
    table = alone(1).investigators(DOWNTOWN, 2, track=1).tokens(0, freaks=6)
    if city:
        table.city(city)
    table.dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.told()[1:] == [f"Green spreads Terror in Downtown against Sanity {sanity}."]
    assert table.options() == [f"{sanity} Freaks"]
    table.play(f"{sanity} Freaks")
    assert table.tokens_of(0) == (0, 0, 6 - sanity)


@rule("ROTC-RUL-43", "ROTC-TER-03", "ROTC-DEC-21")
def test_terror_is_declared_only_with_a_payment_that_makes_it_succeed() -> None:
    table = alone(1, sanity=4).hand(0, "S3", "S2").tokens(0, thugs=5, initiates=5, freaks=1)
    table.dominates(0, DOWNTOWN)
    assert (table.asked, table.options()) == ("DeclareTerror", ["No Terror"])
    table = alone(1, sanity=4).hand(0, "S3", "S2").tokens(0, freaks=2).dominates(0, DOWNTOWN)
    assert (table.asked, table.options()) == ("DeclareTerror", ["No Terror", "Spread Terror"])
    table.play("Spread Terror")
    assert (table.asked, table.options()) == ("PayTerror", ["Destroy Masked Preacher (Terror 2)"])
    table.play("Destroy Masked Preacher")
    assert table.options() == ["2 Freaks"]


@rule("ROTC-RUL-21", "ROTC-TER-03")
def test_the_rest_in_freaks_is_offered_only_if_they_reach() -> None:
    table = alone(1, sanity=4).hand(0, "G1", "G4", "G1").tokens(0, freaks=3).dominates(0, DOWNTOWN)
    table.play("Spread Terror")
    assert table.options() == ["Discard Sower of Discord (Terror 1)", "Discard Pack of the Alleys (Terror 1)"]
    table.play("Discard Pack of the Alleys")
    assert table.options() == ["3 Freaks", "Discard Sower of Discord (Terror 1)"]
    assert table.told()[-1] == "Green spreads Terror in Downtown against Sanity 4."
    table.play("3 Freaks")
    assert table.told()[:2] == [
        "Green discards Pack of the Alleys for its icons.",
        "Green returns 3 Freaks.",
    ]
    assert (table.hand_of(0), table.discard_of(0), table.tokens_of(0)) == (["G1", "G1"], ["G4"], (0, 0, 0))


@rule("ROTC-RUL-81", "ROTC-CON-20")
def test_cards_of_the_fight_cannot_pay_for_terror() -> None:
    table = alone(3).rituals(1, DOWNTOWN, 1).hand(0, "G1", "S1").dominates(0, DOWNTOWN).commits("G1")
    table.play("Enough")
    assert (table.asked, table.options()) == ("DeclareTerror", ["No Terror"])
    table = alone(3).rituals(1, DOWNTOWN, 1).hand(0, "G1", "S1").dominates(0, DOWNTOWN).commits("S1")
    table.play("Enough", "Spread Terror", "Discard Sower of Discord")
    assert table.dominance_of(0, DOWNTOWN) == 1


@rule("ROTC-DEC-21", "ROTC-RUL-43")
def test_a_player_is_asked_even_when_only_one_answer_is_left() -> None:
    table = alone(1, sanity=4).hand(0, "S3", "S3").dominates(0, DOWNTOWN)
    assert table.options() == ["No Terror", "Spread Terror"]
    table.play("Spread Terror")
    assert (table.asked, table.options()) == ("PayTerror", ["Destroy Masked Preacher (Terror 2)"])


@rule("ROTC-RUL-15")
def test_terror_is_a_window_of_its_own() -> None:
    table = alone(3).rituals(1, DOWNTOWN, 1).hand(0, "G4").dominates(0, DOWNTOWN).commits("G4")
    table.play("Use Pack of the Alleys")
    assert (table.asked, table.state.used) == ("DeclareTerror", ())


@rule("ROTC-DEC-21", "ROTC-DEC-22", "ROTC-DEC-23")
def test_the_action_space_has_room_for_exactly_these_answers() -> None:
    sizes = [kind.ANSWERS.size for kind in (DeclareTerror, PayTerror, ReplaceMarker, Glorify, LoseRitual)]
    assert sizes == [2, 81, 4, 41, 3]


# --- what it earns and costs ----------------------------------------------------------------------------------


@rule("ROTC-TER-05", "ROTC-TER-06", "ROTC-DEC-23")
@pytest.mark.parametrize(("fought", "earned"), [(True, 1), (False, 2)])
def test_success_earns_one_marker_or_two_without_a_fight_and_costs_a_ritual_of_choice(
    fought: bool, earned: int
) -> None:
    for at, lost in ((1, "I"), (2, "II")):
        table = (opposed(2, 1) if fought else alone(2, 1)).tokens(0, freaks=1).dominates(0, DOWNTOWN)
        table.play("Spread Terror")
        assert table.options() == ["1 Freak"]
        table.play("1 Freak")
        table.told()
        table.skip("Glorify")
        assert (table.asked, table.options()) == ("LoseRitual", ["The level I Ritual", "The level II Ritual"])
        table.play(at - 1)
        assert table.told() == [f"Green takes a level {lost} Ritual back from Downtown."]
        changes = table.changes()
        assert {what: n for what, n in changes.items() if "0" in what} == {
            "tokens 0 freak": -1,
            "dominance downtown 0": earned,
            "dominance supply 0": -earned,
            f"rituals downtown 0 {lost}": -1,
            f"rituals supply 0 {lost}": 1,
        }


@rule("ROTC-TER-06", "ROTC-DEC-23")
def test_equal_rituals_are_one_choice_and_the_last_one_leaves_without_a_question() -> None:
    table = alone(2, 2).dominates(0, DOWNTOWN).play("Spread Terror").skip("Glorify")
    assert (table.asked, table.rituals_of(0, DOWNTOWN)) == ("ChoosePlan", [2])
    table = alone(1, 2, 3).dominates(0, DOWNTOWN).play("Spread Terror").skip("Glorify")
    assert table.options() == ["The level I Ritual", "The level II Ritual", "The level III Ritual"]
    table.play("The level III Ritual")
    assert (table.rituals_of(0, DOWNTOWN), table.rituals_of(0, SUPPLY)) == ([1, 2], [1, 2, 3])


@rule("ROTC-TER-05")
def test_every_marker_is_told() -> None:
    table = alone(2, 2).dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.told() == [
        "No rival of Green has a Ritual in Downtown: there is no Confrontation.",
        "Green spreads Terror in Downtown against Sanity 3.",
        "Green places a Dominance marker in Downtown.",
        "Green places a Dominance marker in Downtown.",
        "Green takes a level II Ritual back from Downtown.",
    ]


# --- full fields ----------------------------------------------------------------------------------------------


@rule("ROTC-RUL-44")
def test_terror_cannot_be_declared_when_no_marker_can_be_added() -> None:
    empty_supply = alone(2, 3).dominance(0, UPTOWN, 4).dominance(0, NORTHSIDE, 4).dominance(1, DOWNTOWN, 2)
    assert empty_supply.dominates(0, DOWNTOWN).asked == "ChoosePlan"
    none = "Green has no Dominance marker in the supply, so there is no Terror in Downtown."
    assert empty_supply.told()[-1] == none
    all_own = alone(2, 3).dominance(0, DOWNTOWN, 4).dominates(0, DOWNTOWN)
    assert all_own.asked == "ChoosePlan"
    own = "All Dominance fields of Downtown are Green's own, so there is no Terror."
    assert all_own.told()[-1] == own
    three_own = alone(2, 3).dominance(0, DOWNTOWN, 3).dominates(0, DOWNTOWN)
    assert three_own.asked == "DeclareTerror"
    one_rival = alone(2, 3).dominance(0, DOWNTOWN, 3).dominance(1, DOWNTOWN, 1).dominates(0, DOWNTOWN)
    assert one_rival.asked == "DeclareTerror"


@rule("ROTC-RUL-44")
def test_with_one_placeable_and_two_earned_one_is_placed() -> None:
    last_marker = alone(2, 3).dominance(0, UPTOWN, 4).dominance(0, NORTHSIDE, 3).dominates(0, DOWNTOWN)
    last_marker.play("Spread Terror")
    assert last_marker.asked == "LoseRitual"
    assert (last_marker.dominance_of(0, DOWNTOWN), last_marker.dominance_of(0, SUPPLY)) == (1, 0)
    assert last_marker.told()[-1] == "Green has no Dominance marker left to place in Downtown."
    last_rival = alone(2, 3).dominance(0, DOWNTOWN, 3).dominance(1, DOWNTOWN, 1).dominates(0, DOWNTOWN)
    last_rival.play("Spread Terror")
    assert last_rival.asked == "LoseRitual"
    assert (last_rival.dominance_of(0, DOWNTOWN), last_rival.dominance_of(1, DOWNTOWN)) == (4, 0)
    last_field = alone(2, 3).dominance(0, DOWNTOWN, 3).dominates(0, DOWNTOWN).play("Spread Terror")
    assert (last_field.asked, last_field.dominance_of(0, DOWNTOWN)) == ("LoseRitual", 4)


@rule("ROTC-RUL-45", "ROTC-BRD-08")
def test_empty_fields_come_first_and_only_then_a_rivals_marker() -> None:
    table = alone(2, 3).dominance(1, DOWNTOWN, 3).dominates(0, DOWNTOWN).play("Spread Terror")
    assert (table.dominance_of(0, DOWNTOWN), table.dominance_of(1, DOWNTOWN)) == (2, 2)
    assert table.told()[2:] == [
        "Green places a Dominance marker in Downtown.",
        "Yellow loses a Dominance marker in Downtown.",
        "Green places a Dominance marker in Downtown.",
    ]
    table = alone(2, 3).dominance(1, DOWNTOWN, 2).dominates(0, DOWNTOWN).play("Spread Terror")
    assert (table.dominance_of(0, DOWNTOWN), table.dominance_of(1, DOWNTOWN)) == (2, 2)


@rule("ROTC-TER-09", "ROTC-TER-10", "ROTC-RUL-46", "ROTC-RUL-47", "ROTC-DEC-22")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_with_all_fields_taken_another_players_marker_must_be_replaced_and_goes_home(edition: str) -> None:
    table = alone(2, 3, sanity=3, seats=4, edition=edition)
    table.dominance(0, DOWNTOWN, 1).dominance(1, DOWNTOWN, 1).dominance(3, DOWNTOWN, 2)
    table.dominance(2, UPTOWN, 1)
    table.dominates(0, DOWNTOWN).play("Spread Terror")
    assert (table.asked, table.state.legal()) == ("ReplaceMarker", [1, 3])
    assert table.options() == ["A marker of Yellow", "A marker of Red"]
    table.play("A marker of Yellow")
    assert table.changes() == {
        "dominance downtown 0": 2,
        "dominance downtown 1": -1,
        "dominance downtown 3": -1,
        "dominance supply 0": -2,
        "dominance supply 1": 1,
        "dominance supply 3": 1,
    }


@rule("ROTC-RUL-45", "ROTC-RUL-46", "ROTC-DEC-22")
def test_for_each_of_two_markers_the_choice_is_made_anew() -> None:
    table = alone(2, 3, seats=4).dominance(1, DOWNTOWN, 2).dominance(2, DOWNTOWN, 1).dominance(3, DOWNTOWN, 1)
    table.dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.options() == ["A marker of Yellow", "A marker of Blue", "A marker of Red"]
    table.play("A marker of Blue")
    assert table.options() == ["A marker of Yellow", "A marker of Red"]
    table.play("A marker of Yellow")
    assert [table.dominance_of(side, DOWNTOWN) for side in range(4)] == [2, 1, 0, 1]


# --- S3 Masked Preacher ---------------------------------------------------------------------------------------


@rule("ROTC-TER-03", "ROTC-RUL-21", "ROTC-DEC-21")
def test_s3_masked_preacher_is_discarded_for_one_terror_or_destroyed_for_two() -> None:
    table = alone(2, sanity=3).hand(0, "S3", "S2").dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.options() == ["Destroy Masked Preacher (Terror 2)"]
    table.told()
    table.play("Destroy Masked Preacher")
    assert table.told()[0] == "Green destroys Masked Preacher."
    changes = table.changes()
    assert (changes["hand 0 S3"], changes["destroyed S3"], "discard 0 S3" in changes) == (-1, 1, False)
    table = alone(3, sanity=3).hand(0, "S3").dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.options() == ["Discard Masked Preacher (Terror 1)", "Destroy Masked Preacher (Terror 2)"]
    table.play("Discard Masked Preacher")
    changes = table.changes()
    assert (changes["hand 0 S3"], changes["discard 0 S3"], "destroyed S3" in changes) == (-1, 1, False)


@rule("ROTC-RUL-21", "ROTC-DEC-21")
def test_s3_masked_preacher_is_chosen_per_copy_and_never_superfluous() -> None:
    table = alone(1, sanity=3).hand(0, "S3", "S3").tokens(0, freaks=1).dominates(0, DOWNTOWN)
    table.play("Spread Terror")
    ways = [
        (sorted(way.discard_of(0)), way.cards(DESTROYED), way.tokens_of(0)[2])
        for way in table.every_way("PayTerror")
    ]
    assert sorted(ways) == [
        ([], ["S3"], 0),
        ([], ["S3", "S3"], 1),
        (["S3"], ["S3"], 1),
        (["S3", "S3"], [], 0),
    ]


@rule("ROTC-RUL-21", "ROTC-DEC-21")
@pytest.mark.parametrize("seat", [0, 1])
def test_s3_masked_preacher_of_two_the_order_in_which_they_are_picked_makes_no_difference(seat: int) -> None:
    def paid(*answers: str) -> RiseTable:
        table = rise(2).rituals(seat, DOWNTOWN, 1).sanity(DOWNTOWN, 3).hand(seat, "S3", "S3", "S2")
        return table.dominates(seat, DOWNTOWN).play("Spread Terror", *answers)

    one, other = paid("Destroy Masked", "Discard Masked"), paid("Discard Masked", "Destroy Masked")
    assert (one.discard_of(seat), one.cards(DESTROYED), one.hand_of(seat)) == (["S3"], ["S3"], ["S2"])
    assert one.state.zones == other.state.zones


@rule("ROTC-TER-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_card_that_all_know_is_known_again_after_the_payment(seat: int) -> None:
    table = rise(2).rituals(seat, DOWNTOWN, 1).sanity(DOWNTOWN, 1).hand(seat, "S3", "S2", "S1")
    state = table.state
    known = state.lowest(HAND + seat, state.agreed.kinds.ids.index("S2"))
    state.show(known, state.everyone())
    table.dominates(seat, DOWNTOWN).play("Spread Terror", "Discard Masked")
    assert table.hand_of(seat) == ["S1", "S2"]
    assert [card for card in state.zones[HAND + seat] if state.marks[card] == state.everyone()] == [known]


# --- G7 Walker in the Fog -------------------------------------------------------------------------------------


@rule("ROTC-RUL-21", "ROTC-TER-03")
def test_g7_walker_in_the_fog_gives_two_terror_and_ignores_an_investigator() -> None:
    table = alone(1, sanity=2, edition="pl", left_out="rivertown").investigators(DOWNTOWN, 1).hand(0, "G7")
    table.dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.options() == ["Discard Walker in the Fog (Terror 2)"]
    table.play("Discard Walker in the Fog")
    assert (table.dominance_of(0, DOWNTOWN), table.discard_of(0)) == (2, ["G7"])
    assert table.state.arrived[DOWNTOWN] == 1


@rule("ROTC-RUL-43")
def test_g7_walker_in_the_fog_ignores_nobody_where_nobody_has_arrived() -> None:
    table = alone(1, sanity=3, edition="pl", left_out="rivertown").hand(0, "G7").dominates(0, DOWNTOWN)
    assert table.options() == ["No Terror"]
    table = alone(1, sanity=2, edition="pl", left_out="rivertown").hand(0, "G7").dominates(0, DOWNTOWN)
    assert table.options() == ["No Terror", "Spread Terror"]


@rule("ROTC-RUL-21")
@pytest.mark.parametrize(("arrived", "worth"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_g7_walker_in_the_fog_all_copies_together_ignore_at_most_the_investigators_there(
    arrived: int, worth: int
) -> None:
    table = alone(1, sanity=6, edition="pl", left_out="rivertown").investigators(DOWNTOWN, arrived)
    table.hand(0, "G7", "G7").tokens(0, freaks=9).dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.options() == [f"{6 + arrived} Freaks", "Discard Walker in the Fog (Terror 2)"]
    table.play("Discard Walker in the Fog", "Discard Walker in the Fog")
    assert table.options() == [f"{6 + arrived - worth} Freaks"]


# --- A1 Midnight Procession -----------------------------------------------------------------------------------


@rule("ROTC-RUL-48", "ROTC-CMP-11")
def test_a1_midnight_procession_destroyed_after_the_earned_markers_adds_one_per_copy() -> None:
    table = alone(1, 3).hand(0, "A1", "A1", "S2").dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.dominance_of(0, DOWNTOWN) == 2
    assert (table.asked, table.options()) == ("Glorify", ["Enough", "Destroy Midnight Procession"])
    table.told()
    table.play("Destroy Midnight Procession")
    assert table.told() == [
        "Green destroys Midnight Procession.",
        "Green places a Dominance marker in Downtown.",
    ]
    assert (table.asked, table.options()) == ("Glorify", ["Enough", "Destroy Midnight Procession"])
    table.play("Destroy Midnight Procession")
    assert table.asked == "LoseRitual"
    assert table.rituals_of(0, DOWNTOWN) == [1, 3]
    assert table.changes() == {
        "dominance downtown 0": 4,
        "dominance supply 0": -4,
        "hand 0 A1": -2,
        "destroyed A1": 2,
    }


@rule("ROTC-RUL-48")
def test_a1_midnight_procession_serves_every_seat() -> None:
    table = rise(seats=3).rituals(2, UPTOWN, 2, 2).hand(2, "A1").hand(0, "A1").dominates(2, UPTOWN)
    table.play("Spread Terror", "Destroy Midnight Procession")
    assert (table.dominance_of(2, UPTOWN), table.hand_of(2), table.hand_of(0)) == (3, [], ["A1"])


@rule("ROTC-RUL-48", "ROTC-RUL-16")
def test_a1_midnight_procession_may_be_kept() -> None:
    table = alone(2, 2).hand(0, "A1").dominates(0, DOWNTOWN).play("Spread Terror", "Enough")
    assert (table.asked, table.dominance_of(0, DOWNTOWN), table.hand_of(0)) == ("ChoosePlan", 2, ["A1"])


@rule("ROTC-RUL-48")
def test_a1_midnight_procession_discarded_for_its_icon_is_not_in_hand_any_more() -> None:
    table = alone(1, 2).hand(0, "A1").on_deck(0, "A1").dominates(0, DOWNTOWN)
    table.play("Spread Terror", "Discard Midnight Procession")
    assert (table.asked, table.options()) == ("Glorify", ["Enough"])


@rule("ROTC-RUL-48", "ROTC-RUL-44", "ROTC-RUL-45")
def test_a1_midnight_procession_needs_a_placeable_marker_and_may_replace_a_rivals() -> None:
    table = alone(2, 2).dominance(0, DOWNTOWN, 2).hand(0, "A1").dominates(0, DOWNTOWN).play("Spread Terror")
    assert table.asked == "ChoosePlan"
    assert (table.hand_of(0), table.dominance_of(0, DOWNTOWN)) == (["A1"], 4)
    table = alone(2, 2).dominance(1, DOWNTOWN, 2).hand(0, "A1").dominates(0, DOWNTOWN).play("Spread Terror")
    table.play("Destroy Midnight Procession")
    assert (table.dominance_of(0, DOWNTOWN), table.dominance_of(1, DOWNTOWN)) == (3, 1)


@rule("ROTC-RUL-48", "ROTC-DEC-22")
def test_a1_midnight_procession_up_to_four_markers_can_be_replaced_in_one_terror() -> None:
    table = alone(2, 2, seats=3).dominance(1, DOWNTOWN, 2).dominance(2, DOWNTOWN, 2).hand(0, "A1", "A1")
    table.dominates(0, DOWNTOWN).play("Spread Terror", "A marker of Yellow", "A marker of Blue")
    table.play("Destroy Midnight Procession", "A marker of Yellow", "Destroy Midnight Procession")
    assert [table.dominance_of(side, DOWNTOWN) for side in range(3)] == [4, 0, 0]


@rule("ROTC-RUL-48")
def test_whether_more_markers_are_asked_for_depends_only_on_what_everybody_knows() -> None:
    table = alone(2, 2).only_deck(0, "A1").hand(0, "S2").dominates(0, DOWNTOWN).play("Spread Terror")
    assert (table.asked, table.options()) == ("Glorify", ["Enough"])
    table = alone(2, 2).only_deck(0, "S1").hand(0, "S2").discard(0, "A1").dominates(0, DOWNTOWN)
    table.play("Spread Terror")
    assert table.asked == "ChoosePlan"
    assert len(table.state.zones[HAND]) == 1
