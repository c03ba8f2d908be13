"""Passing: no more placements, the benefit of the Mobs, and deals."""

import pytest

from eldertable.games.cult.box.places import FREE, PALACE, SHEET, bottom_of, own_zone
from tests.rules.cult.table import (
    ACADEMY,
    INTRIGUE,
    LICENSE,
    RIFT,
    RUINS,
    SLUMS,
    TEMPLE,
    CultScene,
    P,
    cult,
    to_buy,
)
from tests.support import rule


def mob_rows(table: CultScene) -> list[str]:
    """What the Mobs offer, by Location."""
    assert table.asked == "MobBenefit"
    return [label.split(":")[0] for label in table.options()]


# --- passing ------------------------------------------------------------------------------------------------


@rule("CULT-PAS-01", "CULT-PAS-02", "CULT-PAS-12", "CULT-PAS-14")
def test_a_passed_player_places_no_more_and_the_phase_ends_when_all_have_passed() -> None:
    table = cult().free(0, 1).free(1, 1, 2).intention()
    table.play("Pass")
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)
    table.place(1, RUINS)
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)
    table.play("Pass").take("TakeBenefit")
    assert table.next_round
    assert table.at(0, FREE) == [P, 1]


# --- Mobs ---------------------------------------------------------------------------------------------------


@rule("CULT-PAS-03", "CULT-RUL-09", "CULT-RUL-87")
@pytest.mark.parametrize(
    ("mobs", "rows"),
    [
        (1, ["No benefit", "Slums"]),
        (2, ["No benefit", "Slums", "Temple District"]),
        (3, ["No benefit", "Slums", "Temple District", "Artisan District"]),
    ],
)
def test_the_mobs_owned_open_rows_and_one_may_be_chosen(mobs: int, rows: list[str]) -> None:
    table = cult().mobs(0, mobs).coins(0, 11).priests(0, RUINS, 2).free(0, 1).placing().play("Pass")
    assert mob_rows(table) == rows


@rule("CULT-RUL-09")
def test_the_option_exact_leaves_only_the_row_of_that_number() -> None:
    table = cult(mob_rows="exact").mobs(0, 2).free(0, 1).placing().play("Pass")
    assert mob_rows(table) == ["No benefit", "Temple District"]


@rule("CULT-RUL-09")
def test_row_four_is_the_port_for_completeness() -> None:
    table = cult().mobs(0, 4).coins(0, 5).placing().play("Pass")
    assert mob_rows(table) == ["No benefit", "Slums", "Temple District", "Port"]
    table.play("Port")
    assert table.state.followers[0] == 2
    assert cult().mobs(0, 4).resolve().state.over


@rule("CULT-PAS-03", "CULT-PAS-04", "CULT-PAS-06", "CULT-PAS-07")
def test_the_mob_benefit_comes_once_at_the_pass_and_may_be_declined() -> None:
    table = cult().mobs(0, 1).free(0, 1).free(1, 1, 2).coins(0, 9).palace("L01").intention()
    assert table.asked == "PlaceOrPass"
    table.play("Pass")
    taken = table.twin().play("Slums")
    assert taken.state.followers[0] == 1
    assert taken.asked == "Deal"
    table.play("No benefit")
    assert table.state.followers[0] == 0
    table.play("No more deals").place(1, SLUMS)
    assert (table.asked, table.speaker) == ("Deal", 0)


@rule("CULT-PAS-14")
def test_without_mobs_a_pass_gives_only_the_right_to_deal() -> None:
    table = cult().free(0, 1).coins(0, 9).palace("L01").placing().play("Pass")
    assert table.asked == "Deal"


@rule("CULT-PAS-05", "CULT-RUL-21", "CULT-PAS-04", "CULT-ART-04")
def test_example_three_mobs_build_an_altar_before_any_location_is_resolved() -> None:
    table = cult().mobs(0, 3).coins(0, 5).priests(0, RUINS, 1).priests(0, RIFT, 2, P).priests(1, RUINS, 3)
    table.passed(1).intention().play("Artisan")
    assert "Tiamat’s Mobs give the benefit of the Artisan District." in table.told()
    assert table.options() == ["Ruins", "Rift of Darkness"]
    table.play("Ruins")
    assert table.altars(0) == [RUINS]
    assert table.state.coins[0] == 0
    assert "Tiamat wins the Ruins with Influence 4." in table.told()


@rule("CULT-RUL-20", "CULT-TEM-05")
def test_the_temple_by_mobs_raises_free_priests_or_one_in_the_temple_district() -> None:
    table = cult().mobs(0, 2).free(0, 1).priests(0, TEMPLE, 2).priests(0, ACADEMY, 3).priests(0, SHEET, 4)
    table.passed(1).intention().play("Pass", "Temple")
    assert table.options() == [
        "Gain a Priest of strength 1",
        "Raise a free Priest from 1 to 2",
        "Raise the Priest of strength 2 here to 3",
    ]


@rule("CULT-RUL-87")
def test_rows_that_cannot_be_used_are_not_offered_and_no_usable_row_means_no_question() -> None:
    full = cult().mobs(0, 3).followers(0, 9).coins(0, 4).free(0, 1).priests(0, RUINS, 1)
    assert mob_rows(full.placing().play("Pass")) == ["No benefit", "Temple District"]
    nothing = cult().mobs(0, 1).followers(0, 9).free(1, 1).intention().play("Pass")
    assert (nothing.asked, nothing.speaker) == ("PlaceOrPass", 1)
    no_token = cult().mobs(0, 2).followers(0, 9).priests(0, RUINS, 1, 1, 1, 5, 5, 5).free(0, 4)
    no_token.priests(0, SHEET, 4, 4)
    assert no_token.placing().play("Pass").next_round


@rule("CULT-RUL-13")
def test_the_mob_benefit_comes_before_deals_so_sales_cannot_pay_for_it() -> None:
    table = (
        cult()
        .mobs(0, 3)
        .followers(0, 9)
        .coins(0, 4)
        .priests(0, RUINS, 1)
        .hand(0, "I01")
        .placing()
        .play("Pass")
    )
    assert "Artisan District" not in mob_rows(table)


# --- deals --------------------------------------------------------------------------------------------------


@rule("CULT-PAS-09", "CULT-ITR-02", "CULT-ITR-03")
def test_a_sold_intrigue_goes_under_its_deck_and_brings_its_coins() -> None:
    table = cult().hand(0, "I05").placing().play("Pass", "Sell Exorcism for 5 coins")
    assert table.state.coins[0] == 5
    assert table.under(INTRIGUE) == ["I05"]
    assert table.hand_of(0) == []


@rule("CULT-ITR-05")
def test_a_sealed_intrigue_can_always_be_sold() -> None:
    table = cult().hand(0, "I30").placing().play("Pass", "Sell Seize the Location for 9 coins")
    assert table.state.coins[0] == 9


@rule("CULT-PAS-10", "CULT-LIC-01", "CULT-PAS-11", "CULT-PAL-05")
def test_a_bought_license_costs_its_price_lies_face_up_and_is_not_replaced() -> None:
    table = cult().coins(0, 12).palace("L01", "L02", "L15").placing().play("Pass")
    assert [words.split(":")[0] for words in table.options()] == [
        "No more deals",
        "Buy Minstrel for 5 coins",
        "Buy Healer for 6 coins",
        "Buy Tithe of the Squares for 10 coins",
    ]
    assert table.offers(
        "Minstrel for 5 coins: In the Intention Phase you may place Priests in the Artisan District, "
        "whatever your Followers. Patriarch +1."
    )
    table.play("Minstrel")
    assert table.told(1)[-2:] == ["Tiamat pays 5 coins.", "Tiamat takes the License Minstrel."]
    assert table.state.coins[0] == 7
    assert table.licenses_of(0) == ["L01"]
    assert table.state.hand_size(0) == 0
    assert table.cards(PALACE) == ["L02", "L15"]
    assert all(all(table.knows(viewer, own_zone(0, LICENSE))) for viewer in (0, 1, None))


@rule("CULT-PAS-10")
def test_a_license_that_is_too_dear_is_refused_in_words() -> None:
    table = cult().coins(0, 4).palace("L01").hand(0, "I01").placing().play("Pass")
    assert table.refused(to_buy("L01")) == ("CULT-PAS-10", "5 coins needed, you have 4.")


@rule("CULT-PAS-08", "CULT-RUL-14")
def test_any_number_of_deals_one_card_each_and_sale_money_can_buy_at_once() -> None:
    table = cult().hand(0, "I01", "I02").palace("L01", "L12").placing().play("Pass")
    assert not table.offers("Buy")
    table.play("for 4 coins")
    assert not table.offers("Buy")
    table.play("for 5 coins", "Buy Minstrel")
    assert table.state.coins[0] == 4
    assert table.next_round


@rule("CULT-RUL-12", "CULT-PAS-07")
def test_a_passed_player_may_deal_right_after_the_pass_and_each_time_its_turn_comes_round() -> None:
    table = cult().free(0, 1).free(1, 1, 2).hand(0, "I01", "I02").intention()
    assert not table.offers("Sell")
    table.play("Pass")
    assert (table.asked, table.speaker) == ("Deal", 0)
    table.play("No more deals")
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)
    table.place(1, RUINS)
    assert (table.asked, table.speaker) == ("Deal", 0)
    table.play("for 4 coins", "No more deals").place(2, RUINS)
    assert (table.asked, table.speaker) == ("Deal", 0)


@rule("CULT-RUL-12", "CULT-PAS-13")
def test_after_the_last_pass_only_that_player_has_a_window() -> None:
    table = cult().free(0, 1).free(1, 1).hand(0, "I01").hand(1, "I02").intention()
    table.play("Pass", "No more deals", "Pass")
    assert (table.asked, table.speaker) == ("Deal", 1)
    table.play("No more deals")
    assert table.next_round


@rule("CULT-RUL-12")
def test_a_window_with_no_deal_to_make_is_skipped() -> None:
    table = cult().free(0, 1).free(1, 1).hand(0, "M01").coins(0, 4).palace("L01").intention().play("Pass")
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)


@rule("CULT-RUL-63", "CULT-PAS-09")
def test_a_sold_card_is_shown_to_all_on_its_way_under_the_deck() -> None:
    table = cult().hand(0, "I05").placing().play("Pass", "Sell")
    assert [table.knows(viewer, bottom_of(INTRIGUE)) for viewer in (0, 1, None)] == [[True]] * 3
    assert "Tiamat sells Exorcism." in table.told(1)


@rule("CULT-RUL-62")
def test_there_is_no_limit_to_hand_and_licenses() -> None:
    cards = [f"I{number:02}" for number in range(1, 16)]
    licenses = [f"L{number:02}" for number in range(1, 21)]
    table = cult().hand(0, *cards).licenses(0, *licenses).coins(0, 20).palace("L21", "L30").placing()
    table.play("Pass", "Community of the Slums", "Community of the Rift")
    assert len(table.licenses_of(0)) == 22
    assert len(table.hand_of(0)) == 15


@rule("CULT-RUL-86", "CULT-SUP-09", "CULT-SUP-11")
def test_a_celebrating_cult_counts_as_passed_without_mob_benefit_or_deals() -> None:
    table = (
        cult().celebrating(0).mobs(0, 2).hand(0, "I01").coins(0, 9).palace("L01").free(1, 1, 2).intention()
    )
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)
    table.place(1, SLUMS)
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)
    table.play("Pass").skip("TakeBenefit")
    assert table.state.coins[0] == 9
    assert table.next_round


@rule("CULT-RUL-12", "CULT-RUL-13", "CULT-PAS-07", "CULT-RUL-11")
def test_deals_only_after_the_own_pass_the_mob_benefit_first_and_none_after_the_last_pass_of_another() -> (
    None
):
    table = (
        cult("TIA", "JAN", "FAF")
        .mobs(0, 1)
        .hand(0, "I01", "I02")
        .hand(1, "I03")
        .free(0, 1)
        .free(1, 1)
        .free(2, 1)
    )
    table.intention()
    assert table.asked == "PlaceOrPass"
    table.play("Pass")
    assert table.asked == "MobBenefit"
    table.play("Slums")
    assert (table.asked, table.speaker) == ("Deal", 0)
    table.play("for 4 coins", "No more deals", "Pass", "No more deals")
    assert (table.asked, table.speaker) == ("PlaceOrPass", 2)
    table.place(1, RUINS)
    assert (table.asked, table.speaker) == ("Deal", 0)
    table.play("No more deals")
    assert (table.asked, table.speaker) == ("Deal", 1)
    table.play("No more deals", "Pass")
    assert table.asked not in ("Deal", "PlaceOrPass")


@rule("CULT-RUL-12", "CULT-RUL-84", "CULT-LIC-12")
def test_a_window_that_was_skipped_opens_again_once_a_tithe_brings_the_coins_for_a_deal() -> None:
    table = cult("TIA", "JAN").coins(0, 5).licenses(0, "L14").palace("L04").coins(1, 2).free(1, 1, 2, 3)
    table.intention().play("Pass")
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)
    table.place(1, RUINS)
    assert (table.asked, table.speaker) == ("Deal", 0)
    table.play("Buy Mentor")
    assert (table.asked, table.speaker) == ("PlaceOrPass", 1)
    assert (table.state.coins, table.licenses_of(0)) == ([0, 1], ["L04", "L14"])


@rule("CULT-RUL-12", "CULT-RUL-86")
def test_a_celebrating_cult_never_has_a_window() -> None:
    table = cult("TIA", "JAN").celebrating(0).hand(0, "I01").free(1, 1, 2).intention()
    seen = []
    while table.asked in ("PlaceOrPass", "Deal"):
        seen.append((table.asked, table.speaker))
        table.play(table.state.legal()[-1] if len(seen) < 3 else 0)
    assert all(kind == "PlaceOrPass" and seat == 1 for kind, seat in seen)


@rule("CULT-PAS-01", "CULT-ITN-09", "CULT-ITN-13")
def test_who_cannot_place_any_more_passes_and_it_is_told_why() -> None:
    nobody = cult().priests(0, RIFT, P).placing()
    assert "Tiamat has no free Priest left and passes." in nobody.told()
    nothing = cult().free(0, 1).placed(0, 3).placing()
    assert "Tiamat has no Follower left for another placement and passes." in nothing.told()
    assert "Tiamat passes." in cult().placing().play("Pass").told()
