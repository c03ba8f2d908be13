"""The Resolution Phase: which Locations come up, who acts, who wins, who gets what."""

import pytest

from eldertable.games.cult.box.places import FREE
from eldertable.games.cult.rules.benefits import may_decline
from tests.rules.cult.table import (
    ACADEMY,
    ARTISAN,
    FORUM,
    GUARDS,
    LICENSE,
    NOBILITY,
    PALACE_10,
    PORT,
    RIFT,
    RUINS,
    SLUMS,
    TEMPLE,
    THIEVES,
    TRADE,
    P,
    cult,
    to_play,
    to_use,
)
from tests.support import rule

ALMS = {
    RUINS: 1, THIEVES: 1, SLUMS: 1, FORUM: 2, TEMPLE: 2, TRADE: 2, ARTISAN: 2, ACADEMY: 2, PORT: 2,
    PALACE_10: 3, NOBILITY: 3, GUARDS: 3, RIFT: 3,
}  # fmt: skip
BENEFITS = ("TakeBenefit", "Bribe", "Ordain", "AltarPlace", "Teach", "Hire", "GrantLicense")


# --- order --------------------------------------------------------------------------------------------------


@rule("CULT-RES-01", "CULT-RES-03", "CULT-RES-04")
def test_locations_with_pieces_are_resolved_in_rising_order_and_empty_ones_are_skipped() -> None:
    table = cult().priests(0, PORT, 1).priests(1, RUINS, 1).altar(0, FORUM).hand(0, "M01")
    table.resolve()
    seen = []
    while table.asked in ("Act", *BENEFITS):
        if table.asked == "Act":
            seen.append(table.active)
        table.play(table.state.legal()[0])
    assert seen == [RUINS, FORUM, PORT]
    told = table.told()
    assert [words for words in told if "Now for" in words] == [
        "Now for the Ruins.",
        "Now for the Forum.",
        "Now for the Port.",
    ]
    assert told.index("All Priests leave the Ruins.") < told.index("Now for the Forum.")


@rule("CULT-RUL-42")
def test_a_location_counts_as_occupied_when_its_number_comes_up() -> None:
    arrives = cult().followers(0, 2).priests(0, RUINS, 1).hand(0, "M02").resolve()
    arrives.acts(0, "Barefoot", "Trade").take(*BENEFITS)
    assert "Tiamat wins the Trade District with Influence 1." in arrives.told()
    leaves = cult().coins(0, 6).priests(0, THIEVES, 1).coin_priest(1, TRADE, 3, 6).priests(0, PORT, 1)
    leaves.resolve().play("Trade District")
    told = leaves.told()
    assert "Now for the Port." in told
    assert "Now for the Trade District." not in told


@rule("CULT-RND-01", "CULT-END-01")
def test_a_round_is_intention_then_resolution_then_the_end_of_the_round() -> None:
    table = cult().free(0, 1).free(1, 1).round()
    assert table.state.round == 1
    table.place(1, SLUMS).play("Pass", "Pass")
    assert (table.asked, table.active) == ("TakeBenefit", SLUMS)
    table.play("Take it")
    assert table.state.round == 2


# --- the action step ----------------------------------------------------------------------------------------


@rule("CULT-RES-05", "CULT-RES-06", "CULT-RES-08")
def test_everybody_acts_once_from_the_first_player_clockwise_present_or_not() -> None:
    table = cult("TIA", "JAN", "FAF").first(1).priests(0, RUINS, 1)
    for side in range(3):
        table.hand(side, "M01")
    table.resolve()
    order = []
    while table.asked == "Act":
        order.append(table.speaker)
        table.play("Do nothing")
    assert order == [1, 2, 0]
    assert table.asked == "TakeBenefit"


@rule("CULT-RES-07", "CULT-RES-05", "CULT-CUL-06", "CULT-MIR-01", "CULT-ITR-01")
def test_an_action_is_one_miracle_one_intrigue_or_one_ability_of_the_visible_side() -> None:
    table = cult("NIR", "JAN").followers(0, 2).coins(1, 3).priests(1, RUINS, 1).hand(0, "M11", "M12", "I01")
    table.resolve()
    assert [label.split(":")[0] for label in table.options()] == [
        "Do nothing",
        "Play The Healed Beggar",
        "Play Rain of Bread",
        "Play Blackmail (sells for 4)",
        "Way of Loyalty",
    ]
    table.play("Healed Beggar", "4 coins")
    assert table.asked == "TakeBenefit"
    assert table.refused(2)[0] == "CULT-RES-12"


@rule("CULT-RES-07", "CULT-CUL-01")
def test_abilities_of_the_other_side_or_of_another_cult_are_refused() -> None:
    table = cult("NIR", "JAN").followers(0, 2).priests(1, RUINS, 1).hand(0, "M11").resolve()
    assert table.refused(to_use("NIR3")) == (
        "CULT-RES-07",
        "Path of Iniquity is on the side of your sheet that does not show.",
    )
    assert table.refused(to_use("JAN1")) == (
        "CULT-RES-07",
        "Chalice of Clarity is an ability of another Cult.",
    )
    assert table.refused(to_use("NIR2")) == ("CULT-CUL-03", "Path of Temptation costs 2 cards, you have 1.")


@rule("CULT-CUL-06", "CULT-CUL-07")
def test_an_ability_may_be_used_in_every_location_paid_for_each_time_but_once_in_each() -> None:
    table = cult("NIR", "JAN").followers(0, 6).priests(1, RUINS, 1).priests(1, SLUMS, 1).priests(1, FORUM, 1)
    table.resolve()
    for location, left in ((RUINS, 4), (SLUMS, 2), (FORUM, 0)):
        assert (table.asked, table.active) == ("Act", location)
        table.play("Way of Loyalty").skip("TakeBenefit")
        assert table.state.followers[0] == left
    assert len(table.hand_of(0)) == 9


def test_who_holds_no_card_and_has_no_usable_ability_is_not_asked_in_vain() -> None:
    table = cult().priests(0, RUINS, 1).resolve()
    assert table.asked == "TakeBenefit"
    with_card = cult().priests(0, RUINS, 1).hand(1, "I22").resolve()
    assert (with_card.asked, with_card.options()) == ("Act", ["Do nothing"])


# --- who wins -----------------------------------------------------------------------------------------------


@rule("CULT-RES-09", "CULT-RES-10", "CULT-ART-04")
def test_most_influence_wins_priests_altars_and_boosts_together() -> None:
    table = cult().priests(0, SLUMS, 3, 3).altar(1, SLUMS).priests(1, SLUMS, 1).hand(1, "M03").resolve()
    alone = table.twin()
    alone.skip("Act")
    assert alone.winners() == ["Tiamat wins the Slums with Influence 6."]
    table.acts(1, "Murmured Omen")
    assert table.winners() == ["Janus wins the Slums with Influence 7."]


@rule("CULT-RES-11", "CULT-RUL-69")
def test_a_tie_goes_to_the_highest_divine_might_that_shows() -> None:
    table = (
        cult("TIA", "JAN", "ATH").priests(0, SLUMS, 2).priests(1, SLUMS, 2).priests(2, SLUMS, 1, 1).resolve()
    )
    assert table.winners() == ["Tiamat wins the Slums with Influence 2."]
    table = cult("TIA", "JAN", "ATH").dark(2).priests(0, SLUMS, 2).priests(2, SLUMS, 2).resolve()
    assert table.winners() == ["Atheism wins the Slums with Influence 2."]


@rule("CULT-RUL-04", "CULT-RUL-05", "CULT-RES-13")
def test_a_patriarch_without_followers_is_present_may_win_and_earns_alms() -> None:
    alone = cult().priests(0, SLUMS, P).resolve()
    assert alone.winners() == ["Tiamat wins the Slums with Influence 0."]
    tied = cult().priests(0, SLUMS, P).priests(1, SLUMS, P).resolve()
    assert tied.winners() == ["Tiamat wins the Slums with Influence 0."]
    beaten = cult().priests(0, SLUMS, P).priests(1, SLUMS, 1).resolve()
    assert beaten.winners() == ["Janus wins the Slums with Influence 1."]
    beaten.skip("TakeBenefit")
    assert beaten.state.coins[0] == 1


@rule("CULT-RUL-44", "CULT-RUL-88")
def test_a_location_emptied_in_the_action_step_stays_active_and_has_no_winner_if_nobody_comes() -> None:
    table = (
        cult("TIA", "JAN", "FAF")
        .followers(0, 2)
        .priests(0, RUINS, 1)
        .hand(0, "M02")
        .hand(2, "M01")
        .free(2, 4)
    )
    table.resolve().acts(0, "Barefoot", "Slums")
    assert (table.asked, table.speaker, table.active) == ("Act", 2, RUINS)
    comes = table.twin()
    comes.play("Unbidden Guest", "strength 4")
    assert "Fafnir wins the Ruins with Influence 4." in comes.told()
    table.play("Do nothing")
    told = table.told()
    assert "Nobody wins the Ruins." in told
    assert not [words for words in told if "coin" in words]


# --- rewards ------------------------------------------------------------------------------------------------


@rule(
    "CULT-RES-13", "CULT-RUI-02", "CULT-THI-02", "CULT-SLU-02", "CULT-FOR-03", "CULT-TEM-02", "CULT-TRA-02",
    "CULT-ART-02", "CULT-ACA-02", "CULT-POR-02", "CULT-PAL-02", "CULT-NOB-03", "CULT-GUA-02", "CULT-RIF-02",
)  # fmt: skip
@pytest.mark.parametrize("location", range(RUINS, RIFT + 1))
def test_every_other_cult_there_gets_the_alms_of_the_location(location: int) -> None:
    table = (
        cult("TIA", "JAN", "FAF", "ARA").priests(0, location, 5).priests(1, location, 1).altar(2, location)
    )
    table.resolve().skip(*BENEFITS)
    assert table.state.coins == [0, ALMS[location], ALMS[location], 0]


@rule("CULT-RES-12", "CULT-RUL-61")
def test_a_winner_who_cannot_or_will_not_take_the_benefit_gets_nothing_and_no_alms() -> None:
    declines = cult().priests(0, SLUMS, 2).priests(1, SLUMS, 1).resolve().play("Take nothing")
    assert (declines.state.followers[0], declines.state.coins) == (0, [0, 1])
    cannot = cult().followers(0, 9).priests(0, SLUMS, 2).priests(1, SLUMS, 1).resolve()
    assert cannot.next_round
    assert (cannot.state.followers[0], cannot.state.coins) == (9, [0, 1])
    assert "Tiamat cannot use the benefit of the Slums: it has 9 of 9 Followers already." in cannot.told()


@rule("CULT-RES-14", "CULT-RES-15", "CULT-ART-07", "CULT-RES-16", "CULT-MIR-06")
def test_afterwards_all_priests_are_free_again_for_the_same_phase_and_altars_stay() -> None:
    table = cult().followers(0, 2).priests(0, RUINS, 2, P).priests(1, RUINS, 1).altar(1, RUINS)
    table.priests(1, FORUM, 1).hand(0, "M01").resolve().skip("Act").skip("TakeBenefit")
    assert (table.asked, table.active) == ("Act", FORUM)
    assert table.at(0, FREE) == [P, 2]
    assert table.at(1, RUINS) == []
    assert table.altars(1) == [RUINS]
    table.acts(0, "Unbidden Guest", "strength 2")
    assert "Tiamat wins the Forum with Influence 2." in table.told()


@rule("CULT-RUL-53", "CULT-LIC-17")
def test_rewards_come_winner_first_then_community_then_alms_clockwise_from_the_first_player() -> None:
    table = cult("TIA", "JAN", "FAF", "ARA").first(2).licenses(1, "L23")
    table.priests(0, TRADE, 1).priests(1, TRADE, 1).priests(2, TRADE, 5).priests(3, TRADE, 1)
    table.resolve().take("TakeBenefit")
    gains = [words for words in table.told() if "coins" in words]
    assert gains == [
        "Fafnir gains 6 coins.",
        "Janus gains 6 coins.",
        "Arachne gains 2 coins.",
        "Tiamat gains 2 coins.",
    ]


@rule("CULT-RUL-53")
def test_who_gets_alms_and_community_is_fixed_before_any_benefit() -> None:
    table = cult("TIA", "JAN", "FAF").licenses(1, "L27").palace("L24", "L01").priests(0, PALACE_10, 5)
    table.priests(1, PALACE_10, 1).priests(2, PALACE_10, 1)
    table.resolve().play("Community of the Artisan District").play("Minstrel")
    assert table.licenses_of(0) == ["L24"]
    assert table.licenses_of(1) == ["L01", "L27"]
    taken = cult("TIA", "JAN").palace("L27").priests(0, PALACE_10, 1).priests(1, PALACE_10, 5)
    taken.resolve().play("Community of the Palace")
    assert taken.state.coins == [3, 0]
    altar = cult("TIA", "JAN").coins(0, 5).priests(0, ARTISAN, 3, 3).priests(1, ARTISAN, 2)
    altar.resolve().play("Artisan District")
    assert (altar.altars(0), altar.state.coins) == ([ARTISAN], [0, 2])


@rule("CULT-SET-15", "CULT-END-05")
def test_the_winner_of_the_highest_resolved_location_is_first_player_in_the_next_round() -> None:
    table = cult("TIA", "JAN", "FAF").priests(2, FORUM, 1).priests(1, SLUMS, 1).resolve().skip(*BENEFITS)
    assert (table.state.first, table.speaker) == (2, 2)


@rule("CULT-RUL-43")
def test_if_no_location_had_a_winner_the_first_player_stays() -> None:
    nobody = cult("TIA", "JAN", "FAF").first(2).resolve()
    assert (nobody.state.first, nobody.speaker) == (2, 2)


@rule("CULT-RUL-43")
def test_a_last_location_without_winner_leaves_the_one_before_it_to_decide() -> None:
    table = (
        cult("TIA", "JAN", "FAF")
        .first(2)
        .priests(1, RUINS, 1)
        .priests(0, RIFT, 1)
        .coin_priest(0, RIFT, 2, 13)
    )
    table.hand(2, "I22").resolve().skip("Act").skip("TakeBenefit")
    assert table.active == RIFT
    table.state.move_priest(0, 1, RIFT, FREE)
    table.acts(2, "Ambush")
    assert "Nobody wins the Rift of Darkness." in table.told()
    assert table.state.first == 1


@rule("CULT-RUL-72")
def test_a_winner_with_the_community_of_the_place_takes_the_benefit_once() -> None:
    table = cult().licenses(0, "L23").priests(0, TRADE, 3).priests(1, TRADE, 1).resolve().take("TakeBenefit")
    assert table.state.coins == [6, 2]


def test_refusals_of_cards_say_why() -> None:
    table = cult().priests(0, RUINS, 1).hand(0, "M08", "I28", "I22", "M09").resolve()
    assert table.refused(to_play("M08")) == (
        "CULT-MIR-02",
        "Hand from the Sky bears a dark seal: only a dark Cult may play it.",
    )
    assert table.refused(to_play("I28"))[0] == "CULT-ITR-05"
    assert table.refused(to_play("I22")) == (
        "CULT-RUL-59",
        "No Priest with coins stands in the Ruins.",
    )


@rule("CULT-LIC-06", "CULT-LIC-07", "CULT-END-03", "CULT-RUL-58")
def test_with_an_empty_slot_the_palace_is_refilled_and_the_rest_goes_under_the_deck_from_the_left() -> None:
    table = cult().palace("L05", "L02").top("L10", "L11", "L12").resolve()
    assert table.cards(9) == ["L10", "L11", "L12"]
    assert any(words.startswith("Licenses in the Palace: Ward Approval") for words in table.told())
    assert table.under(LICENSE) == ["L05", "L02"]
    full = cult().palace("L05", "L02", "L07").resolve()
    assert full.cards(9) == ["L05", "L02", "L07"]
    short = cult().palace("L20").only(LICENSE, "L10").resolve()
    assert short.cards(9) == ["L10", "L20"]
    assert short.state.left_in(LICENSE) == 0


@rule("CULT-RUL-58")
def test_of_licenses_nothing_is_told_when_none_are_left_for_the_palace() -> None:
    table = cult().licenses(1, "L20").only(LICENSE).resolve()
    assert table.cards(9) == []
    assert not [words for words in table.told() if "License" in words]


@rule("CULT-RES-12")
def test_the_benefit_of_a_location_may_be_declined_an_action_is_no_benefit() -> None:
    table = cult().priests(0, SLUMS, 1).hand(0, "M01").free(0, 2).followers(0, 2).resolve()
    assert (table.asked, may_decline(table.decision)) == ("Act", False)
    table.acts(0, 0)
    assert (table.asked, may_decline(table.decision)) == ("TakeBenefit", True)


@rule("CULT-RES-07")
def test_who_has_no_card_and_no_use_of_an_ability_is_not_asked() -> None:
    assert cult("JAN", "TIA").priests(0, SLUMS, 1).resolve(SLUMS).asked != "Act"
    assert cult("JAN", "TIA").priests(0, SLUMS, 1).hand(0, "I16").resolve(SLUMS).asked == "Act"
