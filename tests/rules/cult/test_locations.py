"""The thirteen Locations: what each gives, to whom, and for how much."""

import pytest

from eldertable.games.cult.box.places import FREE, PALACE, SHEET, top_of
from eldertable.games.cult.rules.benefits import DECLINE
from eldertable.games.cult.rules.locations.palace import GrantLicense
from tests.rules.cult.table import (
    ACADEMY,
    FORUM,
    GUARDS,
    INTRIGUE,
    MIRACLE,
    NOBILITY,
    PALACE_10,
    PORT,
    RIFT,
    RUINS,
    SLUMS,
    TEMPLE,
    THIEVES,
    TRADE,
    CultScene,
    P,
    cult,
)
from tests.support import rule


def winning(location: int, *cults: str) -> CultScene:
    """A table at which the first Cult stands alone in a Location with a Priest of strength 2."""
    return cult(*cults).priests(0, location, 2)


# --- 1 Ruins ------------------------------------------------------------------------------------------------


@rule("CULT-RUI-01", "CULT-MIR-13")
def test_the_ruins_give_the_top_miracle_into_the_hidden_hand() -> None:
    table = winning(RUINS).top("M06", "M01").resolve().play("Take it")
    assert table.hand_of(0) == ["M06"]
    assert "Tiamat draws Black Halo." in table.told(0)
    assert table.over(MIRACLE) == ["M01"]


@rule("CULT-RUL-57")
def test_with_an_empty_deck_the_ruins_and_the_nobility_district_give_nothing() -> None:
    assert winning(RUINS).only(MIRACLE).resolve().next_round
    assert winning(NOBILITY).only(INTRIGUE).resolve().next_round


# --- 2 Thieves District -------------------------------------------------------------------------------------


@rule("CULT-THI-01", "CULT-RUL-60")
@pytest.mark.parametrize(
    ("coins", "targets"), [(2, []), (3, [3]), (7, [3, 4, 5, 6, 7]), (20, [*range(3, 14)])]
)
def test_thieves_the_winner_may_pay_3_to_13_coins_whatever_its_followers(
    coins: int, targets: list[int]
) -> None:
    table = winning(THIEVES).coins(0, coins).resolve()
    if not targets:
        assert table.next_round
    else:
        assert table.state.legal() == [0, *targets]


@rule("CULT-THI-01", "CULT-THI-03", "CULT-THI-05", "CULT-THI-06", "CULT-THI-07")
def test_thieves_the_priest_goes_there_with_the_coins_wins_whatever_the_influence_and_they_go_to_the_reserve() -> (
    None
):
    table = winning(THIEVES).coins(0, 6).priests(1, TRADE, 5, 5).hand(1, "I22").resolve().skip("Act")
    table.play("6 coins: Trade District")
    assert "Tiamat pays 6 coins to win the Trade District." in table.told()
    assert (table.asked, table.active) == ("Act", TRADE)
    assert table.at(0, TRADE) == [2]
    assert (table.state.coins[0], table.coins_on(TRADE)) == (0, 6)
    table.play("Do nothing")
    assert "Tiamat wins the Trade District by the 6 coins on its Priest, with Influence 2." in table.told()
    table.play("Take it")
    assert table.state.coins == [6, 2]
    assert table.coins_on() == 0


@rule("CULT-THI-03", "CULT-THI-04", "CULT-RUL-78")
def test_thieves_one_priest_of_the_winners_choice_moves_the_patriarch_too() -> None:
    table = cult().coins(0, 4).priests(0, THIEVES, P, 1, 1, 3).resolve().play("Forum")
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.words == "Which Priest takes the coins to the Forum?"
    assert table.options() == ["The Patriarch", "Priest of strength 1", "Priest of strength 3"]
    patriarch = table.twin().play("The Patriarch")
    assert "Tiamat wins the Forum with Influence 0." in patriarch.winners()
    table.play("strength 1")
    assert "Tiamat wins the Forum with Influence 1." in table.winners()
    assert table.at(0, FREE) == [P, 1, 3]


@rule("CULT-THI-09")
def test_example_a_thieves_winner_without_a_priest_there_gets_nothing() -> None:
    altar = cult().coins(0, 9).altar(0, THIEVES).priests(1, THIEVES, 1).resolve()
    assert altar.next_round
    assert altar.state.coins == [9, 1]
    seized = cult().dark(0).coins(0, 9).priests(0, THIEVES, 1).priests(1, THIEVES, 3).hand(0, "I28")
    seized.resolve().acts(0, "Seize")
    assert seized.winners() == ["Tiamat wins the Thieves District with Influence 0."]
    assert seized.state.coins == [9, 0]


@rule("CULT-THI-08", "CULT-RUL-28")
def test_thieves_a_coin_priest_that_leaves_loses_its_coins_and_the_winner_is_found_as_usual() -> None:
    table = cult("ARA", "JAN").coin_priest(0, TRADE, 2, 6).priests(1, TRADE, 1).free(0, 3).resolve()
    table.acts(0, "Charms of the Woman")
    assert "The 6 coins on Arachne’s Priest in the Trade District go to the reserve." in table.told()
    assert table.state.coins == [1, 0]
    table.take("TakeBenefit")
    assert table.state.coins[1] == 6
    assert table.next_round


@rule("CULT-THI-10", "CULT-RUL-50")
def test_thieves_several_players_can_have_coin_priests_in_one_round() -> None:
    table = (
        cult()
        .coin_priest(0, FORUM, 1, 4)
        .coin_priest(1, TRADE, 1, 6)
        .priests(1, FORUM, 5)
        .priests(0, TRADE, 5)
    )
    table.resolve().take("TakeBenefit")
    assert table.winners()[:2] == [
        "Tiamat wins the Forum with Influence 1.",
        "Janus wins the Trade District with Influence 1.",
    ]


@rule("CULT-THI-11", "CULT-RUL-54")
def test_thieves_two_coin_priests_in_one_location_go_home_at_once_and_a_third_stands_alone() -> None:
    table = cult().coins(0, 6).priests(0, THIEVES, 2).coin_priest(1, TRADE, 3, 6).priests(1, TRADE, 1)
    table.resolve().play("Trade District")
    assert "Janus wins the Trade District with Influence 1." in table.told()
    assert table.state.coins[0] == 0
    assert table.at(0, FREE) == [P, 2]
    own = cult().coins(0, 6).priests(0, THIEVES, 2).coin_priest(0, TRADE, 3, 6).priests(1, TRADE, 1)
    own.resolve().play("Trade District")
    assert "Janus wins the Trade District with Influence 1." in own.told()
    third = cult("TIA", "JAN", "FAF").coins(0, 6).coins(1, 6).licenses(1, "L20")
    third.priests(0, THIEVES, 2).priests(1, THIEVES, 1, 1).coin_priest(2, TRADE, 3, 6)
    third.resolve().play("Trade District", "Trade District")
    assert "Janus wins the Trade District with Influence 1." in third.winners()


# --- 3 Slums, 4 Forum ---------------------------------------------------------------------------------------


@rule("CULT-SLU-01", "CULT-SLU-03", "CULT-CMP-10")
def test_the_slums_give_one_follower_never_above_nine() -> None:
    assert winning(SLUMS).followers(0, 8).resolve().play("Take it").state.followers[0] == 9
    assert winning(SLUMS).followers(0, 9).resolve().next_round


@rule("CULT-FOR-01", "CULT-FOR-02", "CULT-SUP-16", "CULT-SUP-01")
def test_the_forum_gives_the_supremacy_card_from_the_reserve_or_its_owner_face_up() -> None:
    table = winning(FORUM).priests(0, RIFT, P).resolve().play("Take it")
    assert "Tiamat wins the Rift of Darkness with Influence 7." in table.told()
    assert (table.state.supremacy, table.state.face_down) == (0, 0)
    taken = winning(FORUM).supremacy(1, face_down=True).resolve().play("Take it")
    assert (taken.state.supremacy, taken.state.face_down) == (0, 0)


@rule("CULT-RUL-46")
def test_the_forum_turns_the_owners_face_down_card_up_again_and_does_nothing_for_a_face_up_one() -> None:
    table = winning(FORUM).supremacy(0, face_down=True).resolve().play("Take it")
    assert (table.state.supremacy, table.state.face_down) == (0, 0)
    assert winning(FORUM).supremacy(0).resolve().next_round


# --- 5 Temple District --------------------------------------------------------------------------------------


@rule("CULT-TEM-01", "CULT-TEM-03", "CULT-TEM-04", "CULT-TEM-05", "CULT-TEM-06", "CULT-ACA-05")
def test_the_temple_gives_a_new_priest_or_raises_a_free_one_or_one_there_never_the_patriarch() -> None:
    table = winning(TEMPLE).free(0, 1, 4, 5).priests(0, ACADEMY, 3).priests(0, SHEET, 3).resolve()
    assert table.options() == [
        "Take nothing",
        "Gain a Priest of strength 1",
        "Raise a free Priest from 1 to 2",
        "Raise a free Priest from 4 to 5",
        "Raise the Priest of strength 2 here to 3",
    ]
    new = table.twin().play("Gain a Priest").skip("Act", "Teach")
    assert new.at(0, FREE) == [P, 1, 1, 2, 3, 3, 4, 5]
    table.play("here to 3").skip("Act", "Teach")
    assert table.at(0, FREE) == [P, 1, 3, 3, 3, 4, 5]


@rule("CULT-TEM-03", "CULT-TEM-04", "CULT-RUL-24")
def test_the_temple_needs_the_token_in_the_reserve() -> None:
    table = winning(TEMPLE).free(0, 1, 1, 1, 3, 4, 4, 4).priests(0, SHEET, 2, 2, 5, 5, 5)
    table.resolve().skip("Act")
    assert table.options() == ["Take nothing", "Raise the Priest of strength 2 here to 3"]


@rule("CULT-TEM-03", "CULT-TEM-07", "CULT-RES-12")
def test_the_temple_says_why_it_gives_nothing() -> None:
    table = cult().priests(0, TEMPLE, 5).priests(0, SHEET, 1, 1, 1).resolve()
    why = (
        "none of its Priests, there or free, can be raised, and no token of strength 1 is left for a new one"
    )
    assert f"Tiamat cannot use the benefit of the Temple District: {why}." in table.told()


# --- 6 Trade District ---------------------------------------------------------------------------------------


@rule("CULT-TRA-01", "CULT-RUL-55")
def test_the_trade_district_gives_the_last_coin_of_the_reserve() -> None:
    table = cult(coin_limit=100).priests(0, TRADE, 2).coins(1, 99).resolve().skip("Act").play("Take it")
    assert table.state.coins[0] == 1
    assert table.state.bank() == 0


@rule("CULT-TRA-01")
def test_the_trade_district_gives_six_coins() -> None:
    assert winning(TRADE).coins(0, 1).resolve().play("Take it").state.coins[0] == 7


# --- 8 Academy ----------------------------------------------------------------------------------------------


@rule("CULT-ACA-01", "CULT-ACA-03", "CULT-ACA-04", "CULT-ACA-05", "CULT-TEM-07", "CULT-RUL-22", "CULT-RUL-23")
def test_the_academy_raises_by_2_for_5_or_by_4_for_11_never_above_five() -> None:
    table = winning(ACADEMY).coins(0, 11).free(0, 1, 4, 5).priests(0, PORT, 3).priests(0, SHEET, 3).resolve()
    assert table.options() == [
        "Take nothing",
        "Raise a free Priest from 1 to 3 for 5 coins",
        "Raise a free Priest from 4 to 5 for 5 coins",
        "Raise the Priest of strength 2 here to 4 for 5 coins",
        "Raise a free Priest from 1 to 5 for 11 coins",
        "Raise a free Priest from 4 to 5 for 11 coins",
        "Raise the Priest of strength 2 here to 5 for 11 coins",
    ]
    five = table.twin().play("here to 4 for 5 coins")
    assert five.state.coins[0] == 6
    table.play("from 1 to 5").skip("Act", "Hire")
    assert table.state.coins[0] == 0
    assert table.at(0, FREE) == [P, 2, 3, 3, 4, 5, 5]


@rule("CULT-ACA-01", "CULT-RUL-61")
def test_the_academy_offers_only_what_can_be_paid_and_nothing_below_five_coins() -> None:
    assert not winning(ACADEMY).coins(0, 10).resolve().offers("for 11")
    assert winning(ACADEMY).coins(0, 4).resolve().next_round


@rule("CULT-RUL-22", "CULT-ACA-03")
def test_an_increase_is_whole_or_not_at_all() -> None:
    table = winning(ACADEMY).coins(0, 11).priests(0, SHEET, 4, 4, 4).resolve()
    assert table.options() == ["Take nothing", "Raise the Priest of strength 2 here to 5 for 11 coins"]


@rule("CULT-ACA-03", "CULT-TEM-07", "CULT-RES-12")
def test_the_academy_says_that_nobody_can_be_raised() -> None:
    table = cult().priests(0, ACADEMY, 5).coins(0, 11).resolve()
    why = "no Priest of it, there or free, can be raised"
    assert f"Tiamat cannot use the benefit of the Academy: {why}." in table.told()


# --- 9 Port -------------------------------------------------------------------------------------------------


@rule("CULT-POR-01", "CULT-POR-03", "CULT-RUL-29", "CULT-RUL-61")
def test_the_port_sells_two_followers_for_5_or_four_for_11_up_to_nine() -> None:
    table = winning(PORT).coins(0, 11).followers(0, 6).resolve()
    assert table.options() == ["Take nothing", "2 Followers for 5 coins", "4 Followers for 11 coins"]
    two = table.twin().play("2 Followers")
    assert (two.state.followers[0], two.state.coins[0]) == (8, 6)
    table.play("4 Followers")
    assert (table.state.followers[0], table.state.coins[0]) == (9, 0)
    assert winning(PORT).coins(0, 10).resolve().options() == ["Take nothing", "2 Followers for 5 coins"]
    assert winning(PORT).coins(0, 4).resolve().next_round
    assert winning(PORT).coins(0, 11).followers(0, 9).resolve().next_round


# --- 10 Palace ----------------------------------------------------------------------------------------------


@rule("CULT-PAL-01", "CULT-LIC-01", "CULT-PAL-05", "CULT-RUL-84")
def test_the_palace_gives_a_face_up_license_for_free_which_works_at_once() -> None:
    table = winning(PALACE_10).palace("L01", "L28").priests(0, NOBILITY, 1).priests(1, NOBILITY, 5).resolve()
    assert table.options() == [
        "Take nothing",
        "Minstrel: In the Intention Phase you may place Priests in the Artisan District, whatever your Followers. "
        "Patriarch +1.",
        "Community of the Nobility District: You gain the benefit of the Nobility District even when you lose there, "
        "if you have Influence in it. Patriarch +2.",
    ]
    table.play("Community")
    assert table.cards(PALACE) == ["L01"]
    assert (table.asked, table.speaker) == ("TakeBenefit", 1)
    table.play("Take nothing")
    assert (table.asked, table.speaker) == ("TakeBenefit", 0)


@rule("CULT-PAL-01", "CULT-PAS-03")
def test_a_license_of_the_palace_cannot_be_declined_by_who_has_chosen_this_benefit() -> None:
    table = cult().palace("L01", "L28").run(GrantLicense(0, PALACE_10, 1))
    assert len(table.options()) == 2
    assert table.refused(DECLINE) == ("CULT-PAS-03", "You have chosen this benefit: take it.")


@rule("CULT-PAL-04")
def test_a_palace_without_face_up_licenses_gives_nothing() -> None:
    table = winning(PALACE_10).resolve()
    assert table.next_round
    assert "Tiamat cannot use the benefit of the Palace: no License lies there." in table.told()


# --- 11 Nobility District -----------------------------------------------------------------------------------


@rule("CULT-NOB-01", "CULT-NOB-02", "CULT-ITR-24")
def test_the_nobility_district_draws_two_intrigues_and_any_one_of_the_hand_goes_on_top() -> None:
    table = winning(NOBILITY).hand(0, "I20", "M01").top("I01", "I02").resolve().skip("Act").play("Take it")
    assert table.asked == "PutOnTop"
    assert table.options() == [
        "Blackmail (sells for 4)",
        "Blackmail (sells for 5)",
        "Vandalism (sells for 6)",
    ]
    table.play("Vandalism")
    assert table.hand_of(0) == ["I01", "I02", "M01"]
    assert table.over(INTRIGUE) == ["I20"]
    assert [table.knows(viewer, top_of(INTRIGUE)) for viewer in (0, 1, None)] == [[True], [False], [False]]


@rule("CULT-RUL-57")
def test_the_nobility_district_with_one_card_left_draws_one_and_returns_one() -> None:
    table = winning(NOBILITY).only(INTRIGUE, "I07").resolve().play("Take it")
    assert (table.hand_of(0), table.over(INTRIGUE)) == ([], ["I07"])


# --- 12 Guard Quarters --------------------------------------------------------------------------------------


@rule("CULT-GUA-01", "CULT-GUA-03")
def test_the_guard_quarters_arm_a_mob_for_two_followers() -> None:
    table = winning(GUARDS).followers(0, 3).resolve().play("Take it")
    assert (table.state.followers[0], table.state.mobs[0]) == (1, 1)
    counters = {counter.id: counter.value for counter in table.game.moving(table.state, 1).counters}
    assert counters["mobs-0"] == 1
    assert winning(GUARDS).followers(0, 1).resolve().next_round


@rule("CULT-RUL-56", "CULT-CMP-14")
def test_without_a_mob_in_the_reserve_the_guard_quarters_are_of_no_use() -> None:
    cults = ("TIA", "JAN", "FAF", "ARA", "ATH")
    table = cult(*cults).priests(0, GUARDS, 2).followers(0, 9)
    for side, mobs in enumerate((3, 3, 3, 3, 4)):
        table.mobs(side, mobs)
    assert table.resolve().state.over
    assert table.state.mobs[0] == 3


# --- 13 The Rift of Darkness --------------------------------------------------------------------------------


@rule("CULT-RIF-01", "CULT-RIF-04", "CULT-RIF-07", "CULT-RUL-69")
def test_the_rift_summons_with_influence_of_at_least_the_divine_might_and_turns_the_sheet() -> None:
    table = cult().followers(0, 9).priests(0, RIFT, P, 5, 5, 1).resolve()
    assert table.winners() == ["Tiamat wins the Rift of Darkness with Influence 20."]
    table.play("Take it")
    assert (table.state.dark[0], table.state.summoned[0], table.state.might(0)) == (1, 1, 23)
    assert (table.state.followers[0], table.at(0, FREE)) == (9, [P, 1, 5, 5])
    assert table.next_round


@rule("CULT-RIF-03", "CULT-RIF-01")
def test_the_rift_with_less_influence_gives_nothing() -> None:
    table = cult().followers(0, 9).priests(0, RIFT, P, 5, 5).resolve()
    why = "Influence 20, its Divine Might, is needed, it has 19"
    assert f"Tiamat cannot use the benefit of the Rift of Darkness: {why}." in table.told()
    assert table.state.dark[0] == 0


@rule("CULT-RIF-05", "CULT-WIN-04", "CULT-WIN-05")
def test_the_rift_a_second_summoning_wins_the_game() -> None:
    table = cult().dark(0).followers(0, 9).priests(0, RIFT, P, 5, 5, 4).resolve().play("Take it")
    assert table.state.over
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.reason[0] == "CULT-WIN-04"


@rule("CULT-RIF-08", "CULT-RUL-83")
def test_the_rift_counts_altar_and_boosts_in_the_influence_that_is_compared() -> None:
    table = cult().followers(0, 9).priests(0, RIFT, P, 3).altar(0, RIFT).hand(0, "M05").resolve()
    plain = table.twin().play("Do nothing")
    assert plain.next_round
    table.play("Voice in the Well", "Patriarch").play("Take it")
    assert table.state.dark[0] == 1


@rule("CULT-RUL-83", "CULT-LIC-15")
def test_the_rift_a_losing_community_owner_summons_with_its_own_influence_and_a_weak_winner_blocks_nobody() -> (
    None
):
    table = (
        cult("TIA", "JAN")
        .licenses(1, "L30")
        .followers(1, 9)
        .priests(1, RIFT, P, 5)
        .coin_priest(0, RIFT, 1, 13)
    )
    table.resolve()
    assert "Tiamat wins the Rift of Darkness with Influence 1." in table.winners()
    assert (table.asked, table.speaker) == ("TakeBenefit", 1)
    table.play("Take it")
    assert table.state.dark == (0, 1)
    weak = (
        cult("TIA", "JAN")
        .licenses(1, "L30")
        .followers(1, 8)
        .priests(1, RIFT, P, 4)
        .coin_priest(0, RIFT, 1, 13)
    )
    assert weak.resolve().next_round
    assert weak.state.coins == [0, 0]


@rule("CULT-RUL-71")
def test_a_cult_summons_at_most_once_in_a_round() -> None:
    table = cult().followers(0, 9).licenses(0, "L30", "L07").supremacy(0, face_down=True)
    table.priests(0, RIFT, P, 5, 5).resolve().play("Take it")
    assert table.state.summoned[0] == 1
    assert table.next_round


@rule("CULT-RUL-83", "CULT-RUL-51")
@pytest.mark.parametrize("strong", [True, False])
def test_the_rift_whoever_wins_it_needs_its_own_influence(strong: bool) -> None:
    table = cult("TIA", "JAN").coin_priest(0, RIFT, 5, 13).priests(1, RIFT, 5, 5, 5)
    if strong:
        table.priests(0, RIFT, P).followers(0, 9).supremacy(0)
    table.resolve()
    assert ((table.asked, table.speaker) == ("TakeBenefit", 0)) == strong


@rule("CULT-RUL-29", "CULT-RUL-61", "CULT-POR-01")
def test_a_price_is_paid_in_full_even_if_not_all_of_the_gain_fits() -> None:
    table = cult().coins(0, 11).followers(0, 8).priests(0, PORT, 1).resolve().play("4 Followers for 11 coins")
    assert (table.state.followers[0], table.state.coins[0]) == (9, 0)
