"""Intrigue cards: whom they hit, when they cannot be played, and who sees them."""

import pytest

from eldertable.games.cult.box.places import FREE, SHEET, bottom_of, own_zone
from tests.rules.cult.table import (
    FORUM,
    INTRIGUE,
    MIRACLE,
    RIFT,
    RUINS,
    SLUMS,
    TEMPLE,
    TRADE,
    CultScene,
    P,
    cult,
    the_game,
)
from tests.support import rule

CARDS = {
    "Blackmail": ("I01", "I02", "I03"),
    "Exorcism": ("I04", "I05", "I06"),
    "Slaughter on the Streets": ("I07", "I08", "I09"),
    "Disperse the Fanatics": ("I10", "I11", "I12"),
    "Secret Search": ("I13", "I14", "I15"),
    "Threat to the Crown": ("I16", "I17", "I18"),
    "Vandalism": ("I19", "I20", "I21"),
    "Ambush the Fool": ("I22", "I23", "I24"),
    "Inquisition Raid": ("I25", "I26", "I27"),
    "Seize the Location": ("I28", "I29", "I30"),
}
SELL = {
    "Blackmail": (4, 5, 6), "Exorcism": (4, 5, 6), "Slaughter on the Streets": (5, 6, 7),
    "Disperse the Fanatics": (5, 6, 7), "Secret Search": (4, 5, 6), "Threat to the Crown": (6, 7, 8),
    "Vandalism": (5, 6, 7), "Ambush the Fool": (6, 7, 8), "Inquisition Raid": (4, 5, 6),
    "Seize the Location": (7, 8, 9),
}  # fmt: skip


def plays(table: CultScene, card: str, *answers: str) -> CultScene:
    """The first player plays an Intrigue card in the first Location that comes up."""
    name = next(name for name, cards in CARDS.items() if card in cards)
    return table.hand(0, card).resolve().acts(0, f"Play {name}", *answers)


def playable(table: CultScene, card: str) -> bool:
    """Whether the first player could play it there."""
    name = next(name for name, cards in CARDS.items() if card in cards)
    return table.hand(0, card).resolve().may(0, f"Play {name}")


# --- all of them --------------------------------------------------------------------------------------------


@rule("CULT-ITR-02", "CULT-PAS-09")
@pytest.mark.parametrize("name", CARDS)
def test_the_three_copies_of_an_effect_differ_in_what_they_sell_for(name: str) -> None:
    table = cult().hand(0, *CARDS[name]).placing().play("Pass")
    assert table.options()[1:4] == [f"Sell {name} for {coins} coins" for coins in SELL[name]]


@rule("CULT-ITR-03", "CULT-ITR-01", "CULT-RUL-63")
def test_a_played_intrigue_goes_under_its_deck_and_all_have_seen_it() -> None:
    table = plays(cult().coins(1, 3).priests(1, SLUMS, 1), "I02")
    assert table.under(INTRIGUE) == ["I02"]
    assert table.knows(None, bottom_of(INTRIGUE)) == [True]


@rule("CULT-ITR-05")
@pytest.mark.parametrize("card", [*CARDS["Threat to the Crown"], *CARDS["Seize the Location"]])
def test_a_sealed_intrigue_is_for_a_dark_cult_only(card: str) -> None:
    scene = cult().priests(1, SLUMS, 1).followers(1, 5).licenses(1, "L01")
    assert not playable(scene.twin(), card)
    assert playable(scene.dark(0), card)


@rule("CULT-CMP-11")
def test_every_intrigue_has_a_test_in_its_name() -> None:
    cards = the_game().content.cards
    assert sorted(cards.ids[cards.kind[card]] for card in cards.intrigues) == sorted(
        card for copies in CARDS.values() for card in copies
    )


def test_six_of_the_thirty_are_sealed_and_they_sell_for_six_on_average() -> None:
    cards = the_game().content.cards
    kinds = [cards.kind[card] for card in cards.intrigues]
    assert sum(cards.sealed[kind] for kind in kinds) == 6
    assert sum(cards.sell[kind] for kind in kinds) == 180


# --- Blackmail ----------------------------------------------------------------------------------------------


@rule("CULT-ITR-06", "CULT-RUL-07")
@pytest.mark.parametrize("card", CARDS["Blackmail"])
@pytest.mark.parametrize(("coins", "taken"), [(7, 4), (1, 1), (8, 4)])
def test_blackmail_takes_half_of_the_richest_players_coins_rounded_up(
    card: str, coins: int, taken: int
) -> None:
    table = plays(cult("TIA", "JAN", "FAF").coins(1, coins).coins(2, coins - 1).priests(1, SLUMS, 1), card)
    assert table.state.coins[:2] == [taken, coins - taken]


@rule("CULT-ITR-07", "CULT-RUL-06")
def test_blackmail_of_the_richest_player_himself_is_playable_and_gives_nothing() -> None:
    table = plays(cult().coins(0, 5).coins(1, 4).priests(1, SLUMS, 1), "I01")
    assert table.state.coins == [5, 4]
    assert table.under(INTRIGUE) == ["I01"]


@rule("CULT-ITR-08", "CULT-RUL-07", "CULT-RUL-08", "CULT-ITR-04")
@pytest.mark.parametrize("coins", [(5, 5, 0), (0, 5, 5), (0, 0, 0)])
def test_blackmail_cannot_be_played_with_any_tie_at_the_top(coins: tuple[int, int, int]) -> None:
    table = cult("TIA", "JAN", "FAF").priests(1, SLUMS, 1)
    for side, n in enumerate(coins):
        table.coins(side, n)
    assert not playable(table, "I01")


@rule("CULT-RUL-82", "CULT-RUL-07")
def test_blackmail_does_not_count_coins_on_coin_priests() -> None:
    table = cult("TIA", "JAN", "FAF").coins(1, 3).coins(2, 4).coin_priest(1, RIFT, 1, 13).priests(1, SLUMS, 1)
    assert plays(table, "I01").state.coins[:3] == [2, 3, 2]


# --- Exorcism -----------------------------------------------------------------------------------------------


@rule("CULT-ITR-09", "CULT-ITR-10")
@pytest.mark.parametrize("card", CARDS["Exorcism"])
@pytest.mark.parametrize(("strength", "left"), [(5, 3), (4, 2), (3, 1)])
def test_exorcism_example_5_to_3_4_to_2_3_to_1(card: str, strength: int, left: int) -> None:
    table = plays(cult().priests(1, SLUMS, strength), card)
    assert table.at(1, SLUMS) == [left]


@rule("CULT-ITR-10", "CULT-ITR-12", "CULT-CMP-08", "CULT-RUL-59")
def test_exorcism_cannot_hit_strengths_1_and_2_or_a_patriarch() -> None:
    assert not playable(cult().followers(1, 9).priests(1, SLUMS, 1, 2, P), "I04")
    assert playable(cult().followers(1, 9).priests(1, SLUMS, 1, 2, P, 3), "I04")


@rule("CULT-ITR-12", "CULT-RUL-78")
def test_exorcism_may_hit_any_cults_priest_ones_own_too() -> None:
    table = cult("TIA", "JAN", "FAF").priests(0, SLUMS, 3, 3).priests(1, SLUMS, 4).priests(2, FORUM, 5)
    plays(table, "I04")
    assert table.options() == ["Tiamat: Priest of strength 3", "Janus: Priest of strength 4"]
    table.play("Tiamat")
    assert table.at(0, SLUMS) == [1, 3]


@rule("CULT-ITR-11", "CULT-RUL-59")
def test_exorcism_needs_the_weaker_token_in_the_reserve() -> None:
    assert not playable(cult().priests(1, SLUMS, 5).priests(1, SHEET, 3, 3, 3), "I04")
    table = plays(cult().priests(1, SLUMS, 5, 4).priests(1, SHEET, 3, 3, 3), "I04")
    assert table.at(1, SLUMS) == [2, 5]


@rule("CULT-RUL-27", "CULT-RUL-28", "CULT-RUL-78")
def test_exorcism_leaves_coins_and_boosts_where_they_are_and_tells_such_priests_apart() -> None:
    table = cult("TIA", "JAN", "FAF").first(1).priests(1, TRADE, 3, 3).coin_priest(1, TRADE, 3, 6)
    table.priests(2, TRADE, 5, 5).hand(1, "M04").hand(0, "I04").resolve().acts(
        1, "Weeping Idol", "with 6 coins"
    )
    table.acts(0, "Exorcism")
    assert table.options() == [
        "Janus: Priest of strength 3",
        "Janus: Priest of strength 3 with 6 coins and a boost",
        "Fafnir: Priest of strength 5",
    ]
    table.play("Janus: Priest of strength 3 with 6 coins and a boost")
    assert table.winners() == ["Janus wins the Trade District with Influence 10."]


# --- Slaughter, Disperse ------------------------------------------------------------------------------------


@rule("CULT-ITR-13", "CULT-ITR-15", "CULT-RUL-04", "CULT-RUL-85")
@pytest.mark.parametrize("card", CARDS["Slaughter on the Streets"])
def test_slaughter_takes_two_followers_of_every_cult_present_the_players_own_too(card: str) -> None:
    table = cult("TIA", "JAN", "FAF", "ARA").priests(0, SLUMS, 1).priests(1, SLUMS, P).altar(2, SLUMS)
    for side, n in enumerate((5, 1, 3, 4)):
        table.followers(side, n)
    assert plays(table, card).state.followers == [3, 0, 1, 4]


@rule("CULT-RUL-59", "CULT-ITR-04")
def test_slaughter_needs_a_present_cult_with_a_follower() -> None:
    assert not playable(cult().followers(0, 5).priests(1, SLUMS, 1), "I07")
    assert playable(cult().followers(1, 1).priests(1, SLUMS, 1), "I07")


@rule("CULT-ITR-14", "CULT-ITR-15", "CULT-RUL-59")
@pytest.mark.parametrize("card", CARDS["Disperse the Fanatics"])
def test_disperse_takes_a_mob_of_every_cult_present(card: str) -> None:
    table = (
        cult("TIA", "JAN", "FAF").priests(0, SLUMS, 1).priests(1, SLUMS, 2).mobs(0, 1).mobs(1, 3).mobs(2, 2)
    )
    assert plays(table, card).state.mobs == (0, 2, 2)
    assert not playable(cult().mobs(0, 1).priests(1, SLUMS, 1), card)


# --- Secret Search ------------------------------------------------------------------------------------------


@rule("CULT-ITR-16", "CULT-RUL-33", "CULT-RUL-75", "CULT-RUL-76")
@pytest.mark.parametrize("card", CARDS["Secret Search"])
def test_search_every_present_opponent_gives_a_hand_card_of_its_choice_clockwise(card: str) -> None:
    table = cult("TIA", "JAN", "FAF", "ARA").priests(1, SLUMS, 1).altar(2, SLUMS)
    table.hand(1, "M01", "I20").licenses(1, "L01").hand(2, "M03", "M05").hand(3, "M04")
    plays(table, card)
    assert (table.asked, table.speaker) == ("Give", 1)
    assert table.options() == ["Unbidden Guest", "Vandalism (sells for 6)"]
    table.play("Vandalism")
    assert (table.asked, table.speaker) == ("Give", 2)
    table.play("Murmured Omen")
    assert table.hand_of(0) == ["I20", "M03"]
    assert table.hand_of(1) == ["M01"]
    assert table.hand_of(3) == ["M04"]


@rule("CULT-ITR-16", "CULT-RUL-75")
def test_search_goes_clockwise_from_whoever_plays_it() -> None:
    table = cult("TIA", "JAN", "FAF").hand(1, "I13").hand(0, "M01", "M02").hand(2, "M03", "M04")
    table.priests(0, SLUMS, 1).priests(2, SLUMS, 1).resolve().acts(1, "Secret Search")
    assert (table.asked, table.speaker) == ("Give", 2)
    table.play("Murmured Omen")
    assert (table.asked, table.speaker) == ("Give", 0)


@rule("CULT-ITR-16", "CULT-RUL-59")
def test_search_needs_a_present_opponent_with_a_hand_card() -> None:
    assert not playable(cult().priests(1, SLUMS, 1).licenses(1, "L01"), "I13")
    assert not playable(cult().priests(0, SLUMS, 1).hand(1, "M01"), "I13")
    assert playable(cult().priests(1, SLUMS, 1).hand(1, "M01"), "I13")


@rule("CULT-ITR-16")
def test_search_only_giver_and_receiver_see_the_card() -> None:
    table = plays(cult("TIA", "JAN", "FAF").priests(1, SLUMS, 1).hand(1, "M01", "M03"), "I13").play(
        "Murmured Omen"
    )
    zone = own_zone(0, MIRACLE)
    assert [table.knows(viewer, zone) for viewer in (0, 1, 2, None)] == [[True], [True], [False], [False]]
    gave = next(event for event in table.chronicle.take() if event.key == "gave")
    assert [table.game.sentence(table.state, gave, viewer) for viewer in (0, 1, 2, None)] == [
        "Janus gives Tiamat Murmured Omen.",
        "Janus gives Tiamat Murmured Omen.",
        "Janus gives Tiamat one Miracle card.",
        "Janus gives Tiamat one Miracle card.",
    ]


# --- Threat to the Crown ------------------------------------------------------------------------------------


@rule("CULT-ITR-17", "CULT-LIC-05")
@pytest.mark.parametrize("card", CARDS["Threat to the Crown"])
def test_threat_takes_a_license_of_the_cult_with_the_strongest_patriarch_placed_or_not(card: str) -> None:
    table = cult("TIA", "JAN", "FAF").dark(0).followers(0, 3).followers(1, 2).licenses(1, "L07", "L01")
    table.followers(2, 4).licenses(2, "L02").priests(2, SLUMS, 1)
    assert [table.state.patriarch(side) for side in range(3)] == [3, 6, 6]
    table.followers(1, 3)
    plays(table, card)
    assert [words.split(":")[0] for words in table.options()] == ["Minstrel", "Oracle"]
    table.play("Oracle")
    assert table.licenses_of(0) == ["L07"]
    assert table.licenses_of(1) == ["L01"]


@rule("CULT-ITR-18", "CULT-RUL-06")
def test_threat_by_the_strongest_itself_is_playable_and_gives_nothing() -> None:
    table = plays(
        cult().dark(0).followers(0, 4).followers(1, 2).licenses(1, "L08").priests(1, SLUMS, 1), "I16"
    )
    assert (table.licenses_of(0), table.licenses_of(1)) == ([], ["L08"])
    assert table.under(INTRIGUE) == ["I16"]


@rule("CULT-ITR-19", "CULT-RUL-08", "CULT-RUL-59")
def test_threat_cannot_be_played_with_a_tie_or_without_a_license_to_take() -> None:
    tie = cult("TIA", "JAN", "FAF").dark(0).followers(1, 4).licenses(1, "L01").followers(2, 5)
    assert not playable(tie.priests(1, SLUMS, 1), "I16")
    bare = cult().dark(0).followers(1, 4).priests(1, SLUMS, 1)
    assert not playable(bare, "I16")
    self_strongest = cult().dark(0).followers(0, 9).followers(1, 4).priests(1, SLUMS, 1)
    assert playable(self_strongest, "I16")


@rule("CULT-SUP-02", "CULT-ITR-17")
def test_threat_counts_supremacy_in_the_patriarchs_strength_face_up_or_down() -> None:
    table = cult("TIA", "JAN", "FAF").dark(0).followers(1, 6).licenses(1, "L01").licenses(2, "L02")
    table.supremacy(2, face_down=True).priests(1, SLUMS, 1)
    plays(table, "I16")
    assert table.licenses_of(0) == ["L02"]


# --- Vandalism ----------------------------------------------------------------------------------------------


@rule("CULT-ITR-20", "CULT-ART-07", "CULT-RUL-73")
@pytest.mark.parametrize("card", CARDS["Vandalism"])
def test_vandalism_destroys_all_altars_here_if_no_higher_location_has_one(card: str) -> None:
    scene = cult("TIA", "JAN", "FAF").altar(0, SLUMS).altar(1, SLUMS).altar(2, RUINS).hand(0, card).resolve()
    scene.skip("Act").skip("TakeBenefit").acts(0, "Vandalism")
    assert (scene.altars(0), scene.altars(1), scene.altars(2)) == ([], [], [RUINS])


@rule("CULT-RUL-59", "CULT-RUL-73")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_vandalism_is_blocked_by_anybodys_altar_in_a_higher_location(owner: int) -> None:
    table = cult("TIA", "JAN", "FAF").celebrating(2).altar(1, SLUMS).altar(owner, RIFT)
    assert not playable(table, "I19")
    assert not playable(cult().priests(1, SLUMS, 1), "I19")


# --- Ambush the Fool ----------------------------------------------------------------------------------------


@rule("CULT-ITR-21", "CULT-RUL-28", "CULT-RUL-59")
@pytest.mark.parametrize("card", CARDS["Ambush the Fool"])
def test_ambush_sends_the_coin_priest_home_and_takes_its_coins(card: str) -> None:
    table = cult().coin_priest(1, TRADE, 2, 6).priests(0, TRADE, 1)
    plays(table, card)
    assert table.state.coins == [6, 0]
    assert table.at(1, FREE) == [P, 2]
    assert table.winners() == ["Tiamat wins the Trade District with Influence 1."]
    assert not playable(cult().priests(1, TRADE, 2).coin_priest(1, RIFT, 1, 13), card)


@rule("CULT-ITR-25")
def test_ambush_may_hit_an_own_coin_priest_and_take_the_coins_back() -> None:
    table = plays(cult().coin_priest(0, TRADE, P, 6), "I22")
    assert table.state.coins[0] == 6
    assert table.at(0, FREE) == [P]


# --- Inquisition Raid ---------------------------------------------------------------------------------------


@rule("CULT-ITR-22", "CULT-RUL-52")
@pytest.mark.parametrize("card", CARDS["Inquisition Raid"])
def test_raid_there_is_a_winner_but_no_benefit_no_community_and_no_alms(card: str) -> None:
    table = cult("TIA", "JAN", "FAF").priests(0, TRADE, 1).priests(1, TRADE, 3).licenses(0, "L23")
    table.coin_priest(2, TRADE, 1, 6)
    plays(table, card)
    assert table.state.coins == [0, 0, 0]
    assert table.winners() == ["Fafnir wins the Trade District with Influence 1."]
    assert table.state.first == 2
    assert table.next_round


@rule("CULT-RUL-52", "CULT-RUL-59")
def test_raid_a_second_one_cannot_be_played_in_the_same_location_but_in_the_next() -> None:
    table = cult().priests(0, SLUMS, 1).priests(0, FORUM, 1).hand(0, "I25").hand(1, "I26").resolve()
    table.acts(0, "Inquisition Raid")
    assert not table.may(1, "Inquisition Raid")
    free = cult().priests(0, SLUMS, 1).priests(0, FORUM, 1).hand(0, "I25").hand(1, "I26").resolve()
    free.acts(0, "Inquisition Raid").acts(1, "Do nothing")
    assert free.active == FORUM
    assert free.may(1, "Inquisition Raid")


# --- Seize the Location -------------------------------------------------------------------------------------


@rule("CULT-ITR-23", "CULT-RUL-51")
@pytest.mark.parametrize("card", CARDS["Seize the Location"])
def test_seize_sends_all_priests_home_and_its_player_wins_present_or_not(card: str) -> None:
    table = cult("TIA", "JAN", "FAF").dark(0).priests(1, TRADE, 5, P).priests(2, TRADE, 1)
    plays(table, card)
    assert table.at(1, FREE) == [P, 5]
    assert table.at(2, FREE) == [P, 1]
    assert table.winners() == ["Tiamat wins the Trade District with Influence 0."]
    table.play("Take it")
    assert table.state.coins == [6, 0, 0]


@rule("CULT-RUL-51", "CULT-RUL-50")
def test_seize_of_two_the_later_player_wins() -> None:
    table = cult("TIA", "JAN").dark(0, 1).priests(1, TRADE, 5).hand(0, "I28").hand(1, "I29").resolve()
    table.acts(0, "Seize").acts(1, "Seize")
    assert table.winners() == ["Janus wins the Trade District with Influence 0."]


@rule("CULT-RUL-51", "CULT-RUL-59", "CULT-RES-13")
def test_seize_where_only_altars_stand_is_playable_and_they_earn_alms() -> None:
    table = plays(cult().dark(0).altar(1, TRADE), "I28").play("Take it")
    assert table.state.coins == [6, 2]


@rule("CULT-RUL-89")
def test_seize_priests_brought_in_later_stay_and_earn_alms_but_the_seizer_wins() -> None:
    table = (
        cult("TIA", "JAN")
        .dark(0)
        .followers(1, 2)
        .free(1, 5)
        .priests(1, TRADE, 1)
        .hand(0, "I28")
        .hand(1, "M01")
    )
    table.resolve().acts(0, "Seize").acts(1, "Unbidden", "strength 5")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 0."]
    table.play("Take it")
    assert table.state.coins == [6, 2]


@rule("CULT-RUL-51", "CULT-RUL-83")
def test_seize_at_the_rift_still_needs_influence_of_the_divine_might() -> None:
    table = plays(cult().dark(0).followers(0, 9).priests(0, RIFT, P, 5, 5, 5), "I28")
    why = "Influence 23, its Divine Might, is needed, it has 0"
    assert f"Tiamat cannot use the benefit of the Rift of Darkness: {why}." in table.told()


@rule("CULT-RUL-50", "CULT-ITR-23", "CULT-THI-08")
def test_seize_returns_a_coin_priest_with_its_coins_to_the_reserve() -> None:
    table = plays(cult().dark(0).coin_priest(1, TRADE, 3, 6), "I28").play("Take it")
    assert table.state.coins == [6, 0]
    assert table.at(1, FREE) == [P, 3]


def test_intrigues_that_touch_nothing_here_are_not_offered() -> None:
    table = cult().priests(1, TEMPLE, 1).hand(0, "I04", "I10", "I13", "I19", "I22").resolve()
    assert table.options() == ["Do nothing"]


@rule("CULT-ITR-09", "CULT-ITR-11")
def test_the_last_token_of_the_reserve_will_do_for_an_exorcism() -> None:
    table = cult().hand(0, "I04").priests(0, SLUMS, 3).priests(1, SLUMS, 3)
    for kind in (1, 2):
        while table.state.reserve(1, kind) > 1:
            table.free(1, kind)
    table.resolve(SLUMS).acts(0, "Exorcism")
    assert table.asked == "Exorcise"
    legal = table.state.legal()
    assert len(legal) == 2
    assert [table.game.refuse(table.state, 0, answer) for answer in legal] == [None, None]
