"""The eight Cults: four abilities each, a cost or a Master first, then what they do."""

import pytest

from eldertable.games.cult.box.places import FREE, RESERVE, SHEET, bottom_of, own_zone
from eldertable.games.cult.game import Cult
from tests.rules.cult.table import (
    FORUM,
    INTRIGUE,
    LICENSE,
    MIRACLE,
    RIFT,
    SLUMS,
    TEMPLE,
    TRADE,
    CultScene,
    P,
    cult,
    the_game,
    to_use,
)
from tests.support import rule


def light(name: str, *others: str) -> CultScene:
    """A table at which a light Cult is First Player; its rival stands alone in the Slums with strength 1."""
    return cult(name, *(others or ("JAN" if name != "JAN" else "TIA",))).priests(1, SLUMS, 1)


def dark(name: str, *others: str) -> CultScene:
    """The same with its sheet dark side up."""
    return light(name, *others).dark(0)


def uses(table: CultScene, name: str, *answers: str) -> CultScene:
    """The First Player uses an ability in the Slums."""
    return table.resolve(SLUMS).acts(0, to_use(name), *answers)


def usable(table: CultScene, name: str) -> bool:
    """Whether the First Player could use an ability in the Slums; the table stays as it is."""
    twin = table.twin()
    twin.resolve(SLUMS)
    return (twin.asked, twin.speaker) == ("Act", 0) and to_use(name) in twin.state.legal()


# --- in general ---------------------------------------------------------------------------------------------


@rule("CULT-CUL-03", "CULT-RUL-31")
def test_a_sacrifice_is_paid_in_full_first_and_not_offered_otherwise() -> None:
    assert not usable(light("NIR").followers(0, 1), "NIR1")
    table = uses(light("NIR").followers(0, 2), "NIR1")
    told = table.told()
    at = [
        told.index(f"Nirriti {words}.")
        for words in ("uses Way of Loyalty", "loses 2 Followers", "draws 3 Miracle cards")
    ]
    assert at == sorted(at)


@rule("CULT-CUL-04", "CULT-CUL-07", "CULT-CUL-08", "CULT-END-04", "CULT-ITN-09", "CULT-ACA-05")
def test_a_ritual_sets_a_master_on_the_sheet_who_is_not_free_until_the_end_of_the_round() -> None:
    table = cult("ATH", "JAN").free(0, 4, 5).altar(1, SLUMS, RIFT).resolve()
    table.acts(0, "Triumph", "strength 4")
    assert table.masters(0) == [4]
    assert table.at(0, FREE) == [P, 5]
    table.skip("TakeBenefit")
    assert table.active == RIFT
    table.acts(0, "Triumph")
    assert "Atheism makes a Priest of strength 5 the Master." in table.told()
    table.skip("TakeBenefit")
    assert table.next_round
    assert (table.masters(0), table.at(0, FREE)) == ([], [P, 4, 5])


@rule("CULT-CUL-09", "CULT-RUL-35")
def test_the_patriarch_may_be_master_if_his_strength_fits_and_the_master_is_not_destroyed() -> None:
    stays = cult("ATH", "JAN").followers(0, 4).altar(1, SLUMS)
    assert usable(stays, "ATH1")
    assert not usable(stays.followers(0, 3), "ATH1")
    exactly = light("ARA").followers(0, 3).priests(0, SLUMS, 1)
    assert usable(exactly, "ARA2")
    assert not usable(exactly.followers(0, 4), "ARA2")
    destroyed = light("ANU").followers(0, 3)
    assert not usable(destroyed, "ANU1")
    assert usable(destroyed.free(0, 2), "ANU1")


@rule("CULT-CUL-05")
def test_abilities_touch_the_active_location_and_the_own_cult() -> None:
    table = light("FAF").coins(0, 6).priests(0, FORUM, 2)
    assert not usable(table, "FAF1")


@rule("CULT-CUL-10")
def test_removed_means_free_again_destroyed_means_in_the_reserve() -> None:
    removed = uses(light("ANU").followers(0, 1).priests(0, SLUMS, 1), "ANU2")
    assert removed.at(0, FREE) == [P, 3]
    destroyed = uses(light("ANU").free(0, 2), "ANU1")
    assert destroyed.at(0, FREE) == [P]
    assert destroyed.at(0, RESERVE).count(2) == 3


@rule("CULT-RUL-32", "CULT-LIC-03", "CULT-RUL-63")
def test_cards_in_a_cost_are_any_mix_in_any_order() -> None:
    table = dark("CTH").hand(0, "M01", "I20").licenses(0, "L01").supremacy(0)
    uses(table, "CTH3")
    assert table.options() == ["Unbidden Guest", "Vandalism (sells for 6)", "Minstrel", "Supremacy"]
    table.play("Vandalism")
    assert table.options() == ["Unbidden Guest", "Minstrel", "Supremacy"]
    table.play("Unbidden Guest")
    assert (table.under(INTRIGUE), table.under(MIRACLE)) == (["I20"], ["M01"])
    assert table.state.followers[0] == 2


@rule("CULT-RUL-63", "CULT-RUL-32")
def test_cards_discarded_as_a_cost_go_face_down_and_only_the_payer_knows_them() -> None:
    table = uses(dark("CTH").hand(0, "M01", "I20"), "CTH3", "Vandalism", "Unbidden")
    for deck in (MIRACLE, INTRIGUE):
        assert [table.knows(viewer, bottom_of(deck)) for viewer in (0, 1, None)] == [[True], [False], [False]]
    told = [table.game.sentence(table.state, event, 1) for event in table.chronicle.take()]
    assert "Cthulhu discards one Intrigue card face down." in told
    assert "Cthulhu discards one Miracle card face down." in told


@rule("CULT-RUL-41")
def test_placements_by_abilities_ignore_followers_cost_and_tithe() -> None:
    table = dark("ARA").hand(0, "M01", "M01").coins(0, 4).free(0, 1, 1, 1).placed(0, 5).licenses(1, "L18")
    table.priests(1, RIFT, 1).resolve(RIFT).acts(0, to_use("ARA3")).take("PayCard").take("PlaceFree")
    assert table.state.followers[0] == 0
    assert table.state.coins == [2, 3]


# --- Anubis -------------------------------------------------------------------------------------------------


@rule("CULT-ANU-01", "CULT-CMP-06", "CULT-RUL-29")
def test_anu1_ritual_of_the_passing() -> None:
    table = cult("ANU", "JAN", "TIA").priests(0, SLUMS, 1, P).priests(1, SLUMS, 1).priests(2, SLUMS, P, 5)
    table.altar(1, SLUMS).free(0, 2, 4).followers(0, 1)
    uses(table, "ANU1")
    assert table.options() == ["Priest of strength 2", "Priest of strength 4"]
    table.play("strength 2")
    assert table.state.followers[0] == 6
    assert table.at(0, RESERVE).count(2) == 3
    capped = uses(light("ANU").priests(1, SLUMS, 2, 3).free(0, 2).followers(0, 7), "ANU1")
    assert capped.state.followers[0] == 9
    assert not usable(light("ANU").free(0, 2).followers(0, 9), "ANU1")
    assert not usable(light("ANU").free(0, 1), "ANU1")


@rule("CULT-ANU-02", "CULT-RUL-23", "CULT-RUL-28")
def test_anu2_the_hand_of_death() -> None:
    table = light("ANU").followers(0, 1).priests(0, SLUMS, P, 1, 5)
    uses(table, "ANU2")
    assert table.options() == ["Priest of strength 1", "Priest of strength 5"]
    five = table.twin().play("strength 5").skip("TakeBenefit")
    assert five.at(0, FREE) == [P, 1, 5]
    table.play("strength 1").skip("TakeBenefit")
    assert table.at(0, FREE) == [P, 3, 5]
    assert (table.state.followers[0], table.state.coins[0]) == (0, 2)
    capped = uses(light("ANU").followers(0, 1).priests(0, SLUMS, 4), "ANU2").skip("TakeBenefit")
    assert capped.at(0, FREE) == [P, 5]
    coins = light("ANU").followers(0, 1).coin_priest(0, SLUMS, 2, 3)
    assert uses(coins, "ANU2").state.coins[0] == 2
    assert not usable(light("ANU").followers(0, 1).priests(0, SLUMS, P), "ANU2")
    assert not usable(light("ANU").priests(0, SLUMS, 1), "ANU2")
    assert not usable(light("ANU").followers(0, 1).priests(0, SLUMS, 1).priests(0, SHEET, 3, 3, 3), "ANU2")


@rule("CULT-ANU-03")
def test_anu3_create_a_mummy() -> None:
    table = dark("ANU", "JAN", "TIA", "FAF").dark(3).mobs(0, 1).mobs(1, 2).mobs(3, 2).free(0, 1, 2).top("M05")
    uses(table, "ANU3")
    assert table.state.mobs == (1, 1, 0, 2)
    assert table.hand_of(0) == ["M05"]
    assert table.at(0, FREE) == [P, 2]
    assert not usable(dark("ANU").free(0, 2).followers(0, 1), "ANU3")
    assert usable(dark("ANU").free(0, 1), "ANU3")
    assert not usable(dark("ANU").free(0, 1).only(MIRACLE), "ANU3")
    assert usable(dark("ANU").free(0, 1).only(MIRACLE).mobs(1, 1), "ANU3")


@rule("CULT-ANU-04", "CULT-ANU-05", "CULT-RUL-36", "CULT-RUL-37")
def test_anu4_resurrection_of_the_righteous() -> None:
    table = uses(dark("ANU").followers(0, 3).free(0, 1, 1), "ANU4")
    assert table.at(0, FREE) == [P, 1, 1, 3]
    assert table.state.followers[0] == 1
    assert not usable(dark("ANU").followers(0, 2).priests(0, FORUM, P), "ANU4")
    assert not usable(dark("ANU").followers(0, 2).free(0, 1, 1, 1, 2, 2), "ANU4")
    assert usable(dark("ANU").followers(0, 2).free(0, 1, 1, 1, 2), "ANU4")
    assert not usable(dark("ANU").followers(0, 2).priests(0, SHEET, 1, 1, 1), "ANU4")
    assert usable(dark("ANU").followers(0, 2).priests(0, SHEET, 1, 1).altar(0, FORUM), "ANU4")
    assert not usable(dark("ANU").followers(0, 1), "ANU4")


# --- Cthulhu ------------------------------------------------------------------------------------------------


@rule("CULT-CTH-01", "CULT-RUL-22", "CULT-RUL-25")
def test_cth1_ritual_of_the_abyss() -> None:
    table = light("CTH").free(0, 2).priests(0, SLUMS, P, 1, 4, 5)
    uses(table, "CTH1")
    assert table.options() == ["Priest of strength 1", "Priest of strength 4"]
    table.play("strength 1")
    assert "Cthulhu wins the Slums with Influence 12." in table.told()
    assert table.at(0, RESERVE).count(2) == 3
    capped = uses(light("CTH").free(0, 5).priests(0, SLUMS, 3), "CTH1")
    assert capped.at(0, SLUMS) == [5]
    back = light("CTH").free(0, 5).priests(0, SLUMS, 3).priests(0, SHEET, 5, 5)
    assert usable(back, "CTH1")
    assert not usable(light("CTH").free(0, 2).priests(0, SLUMS, 3).priests(0, SHEET, 5, 5, 5), "CTH1")
    assert not usable(light("CTH").free(0, 2).priests(0, SLUMS, 5, P), "CTH1")
    assert not usable(light("CTH").priests(0, SLUMS, 1), "CTH1")


@rule("CULT-CTH-02", "CULT-CTH-03", "CULT-RUL-36")
def test_cth2_the_great_shrine() -> None:
    table = uses(light("CTH").followers(0, 6).free(0, 1, 5).priests(0, SLUMS, 2, 3), "CTH2", "strength 2")
    assert table.altars(0) == [SLUMS]
    assert table.state.followers[0] == 1
    assert table.at(0, FREE) == [P]
    assert table.at(0, SLUMS) == [3]
    bare = uses(light("CTH").followers(0, 5).priests(0, SLUMS, 2), "CTH2")
    assert bare.altars(0) == [SLUMS]
    assert not usable(light("CTH").followers(0, 4).priests(0, SLUMS, 2), "CTH2")
    assert not usable(light("CTH").followers(0, 5).priests(0, SLUMS, 2).altar(0, SLUMS), "CTH2")


@rule("CULT-CTH-04", "CULT-RUL-29", "CULT-RUL-82")
def test_cth3_furious_storm() -> None:
    table = dark("CTH", "JAN", "TIA").coins(0, 8).coins(1, 7).coins(2, 6).followers(0, 8)
    table.coin_priest(2, RIFT, 1, 13).hand(0, "M01", "M01")
    uses(table, "CTH3").take("PayCard")
    assert table.state.coins[:3] == [1, 0, 6]
    assert table.state.followers[0] == 9
    assert not usable(dark("CTH").followers(0, 9).coins(1, 6).hand(0, "M01", "M01"), "CTH3")
    assert usable(dark("CTH").followers(0, 9).coins(1, 7).hand(0, "M01", "M01"), "CTH3")
    assert not usable(dark("CTH").hand(0, "M01"), "CTH3")


@rule("CULT-CMP-10", "CULT-RUL-29", "CULT-RUL-85")
def test_nothing_is_told_of_followers_beyond_nine_or_of_coins_that_nobody_has() -> None:
    storm = uses(dark("CTH").followers(0, 9).coins(1, 7).hand(0, "M01", "M01"), "CTH3").take("PayCard")
    told = storm.told()
    assert "Janus pays 7 coins." in told
    assert not any("Follower" in words for words in told)
    blood = uses(dark("FAF", "JAN", "TIA").followers(0, 2).coins(2, 3), "FAF3")
    assert [words for words in blood.told() if "takes" in words] == ["Fafnir takes 3 coins from Tiamat."]


@rule("CULT-CTH-05", "CULT-RUL-33", "CULT-RUL-75")
def test_cth4_will_of_the_ancient() -> None:
    table = dark("CTH", "JAN", "TIA", "FAF").dark(3).followers(0, 5).mobs(2, 1).mobs(3, 1).hand(3, "M03")
    table.hand(1, "M01").licenses(1, "L01").supremacy(1, face_down=True)
    uses(table, "CTH4")
    assert table.state.mobs == (0, 0, 0, 1)
    assert (table.asked, table.speaker) == ("Give", 1)
    assert table.options() == ["Unbidden Guest", "Minstrel", "Supremacy"]
    license_given = table.twin().play("Minstrel")
    assert license_given.licenses_of(0) == ["L01"]
    table.play("Supremacy")
    assert (table.state.supremacy, table.state.face_down) == (0, 0)
    assert table.hand_of(3) == ["M03"]
    assert not usable(dark("CTH").followers(0, 5), "CTH4")
    assert usable(dark("CTH").followers(0, 5).mobs(1, 1), "CTH4")
    assert not usable(dark("CTH").followers(0, 5).mobs(1, 1).dark(1), "CTH4")


# --- Fafnir -------------------------------------------------------------------------------------------------


@rule("CULT-FAF-01", "CULT-FAF-02", "CULT-RUL-38")
def test_faf1_ode_to_greed() -> None:
    table = light("FAF").coins(0, 7).priests(0, SLUMS, P, 4, 5)
    uses(table, "FAF1").skip("TakeBenefit")
    assert "Fafnir moves a Priest of strength 4 from the Slums to the Forum." in table.told()
    assert table.state.coins[0] == 1
    assert table.at(0, FREE) == [P, 5, 5]
    assert not usable(light("FAF").coins(0, 6).priests(0, SLUMS, P, 5), "FAF1")
    assert not usable(light("FAF").coins(0, 5).priests(0, SLUMS, 1), "FAF1")
    assert not usable(light("FAF").coins(0, 6).priests(0, SLUMS, 1).priests(0, SHEET, 2, 2, 2), "FAF1")
    rift = cult("FAF", "JAN").coins(0, 6).priests(0, RIFT, 1).resolve()
    assert rift.next_round


@rule("CULT-FAF-03", "CULT-RUL-63")
def test_faf2_ode_to_treachery() -> None:
    table = light("FAF").coins(0, 3).hand(0, "M01").top("I30")
    uses(table, "FAF2", "Unbidden")
    assert table.state.coins[0] == 1 + 9
    assert table.under(INTRIGUE) == ["I30"]
    assert table.knows(None, bottom_of(INTRIGUE)) == [True]
    assert not usable(light("FAF").coins(0, 1).hand(0, "M01"), "FAF2")
    assert not usable(light("FAF").coins(0, 2).hand(0, "M01").only(INTRIGUE), "FAF2")


@rule("CULT-FAF-04", "CULT-RUL-82", "CULT-RUL-85")
def test_faf3_blood_for_gold() -> None:
    table = dark("FAF", "JAN", "TIA", "ARA").dark(3).followers(0, 2).coins(1, 9).coins(2, 4).coins(3, 9)
    table.coin_priest(2, RIFT, 1, 13)
    uses(table, "FAF3")
    assert table.state.coins == [11, 2, 0, 9]
    assert table.state.followers[0] == 0
    assert not usable(dark("FAF").followers(0, 2), "FAF3")
    assert not usable(dark("FAF").dark(1).followers(0, 2).coins(1, 5), "FAF3")


@rule("CULT-FAF-05", "CULT-RUL-56")
def test_faf4_army_of_pillagers() -> None:
    table = uses(dark("FAF").coins(0, 16).top("M01", "M03"), "FAF4")
    assert (table.state.coins[0], table.state.mobs[0]) == (1, 1)
    assert table.hand_of(0) == ["M01", "M03"]
    assert not usable(dark("FAF").coins(0, 14), "FAF4")
    assert usable(dark("FAF").coins(0, 15).only(MIRACLE), "FAF4")
    cults = ("FAF", "JAN", "TIA", "ARA", "ATH")
    empty = cult(*cults).dark(0).priests(1, SLUMS, 1).coins(0, 15)
    for side, mobs in enumerate((3, 3, 3, 3, 4)):
        empty.mobs(side, mobs)
    assert usable(empty, "FAF4")
    assert not usable(empty.only(MIRACLE), "FAF4")


# --- Janus --------------------------------------------------------------------------------------------------


@rule("CULT-JAN-01", "CULT-JAN-02")
def test_jan1_chalice_of_clarity() -> None:
    table = cult("JAN", "TIA", "FAF").priests(1, SLUMS, 5).priests(2, SLUMS, 2).hand(0, "M01", "M01")
    uses(table, "JAN1").take("PayCard")
    assert table.winners() == ["Fafnir wins the Slums with Influence 2."]
    assert table.state.followers[0] == 1
    altar = cult("JAN", "TIA", "FAF").priests(1, SLUMS, 5).altar(2, SLUMS).hand(0, "M01", "M01")
    uses(altar, "JAN1").take("PayCard")
    assert altar.winners() == ["Fafnir wins the Slums with Influence 4."]
    assert not usable(light("JAN").hand(0, "M01"), "JAN1")


@rule("CULT-JAN-03")
def test_jan1_chalice_of_clarity_ties_for_least_go_to_the_lowest_might() -> None:
    table = cult("JAN", "TIA", "ATH").priests(0, SLUMS, 5).priests(1, SLUMS, 2).priests(2, SLUMS, 2)
    uses(table.hand(0, "M01", "M01"), "JAN1").take("PayCard")
    assert table.winners() == ["Atheism wins the Slums with Influence 2."]


@rule("CULT-JAN-04", "CULT-RUL-50")
def test_jan1_chalice_of_clarity_a_coin_priest_wins_all_the_same() -> None:
    table = cult("JAN", "TIA", "FAF").coin_priest(1, TRADE, 5, 6).priests(2, TRADE, 1).hand(0, "M01", "M01")
    table.resolve().acts(0, "Chalice").take("PayCard")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 5."]
    assert table.state.followers[0] == 1


@rule("CULT-RUL-40")
def test_jan1_chalice_of_clarity_holds_to_the_end_of_the_location_and_is_usable_for_its_winner_or_its_follower() -> (
    None
):
    table = cult("JAN", "TIA").priests(0, SLUMS, 3).priests(1, SLUMS, 5).hand(0, "M01", "M01").hand(1, "M03")
    table.priests(0, FORUM, 1).priests(1, FORUM, 5)
    table.resolve().acts(0, "Chalice").take("PayCard").acts(1, "Murmured").skip("TakeBenefit")
    assert table.winners() == [
        "Janus wins the Slums with Influence 3.",
        "Tiamat wins the Forum with Influence 5.",
    ]
    assert usable(light("JAN").followers(0, 9).hand(0, "M01", "M01"), "JAN1")
    for followers in (8, 9):
        emptied = cult("TIA", "JAN").followers(0, 2).followers(1, followers).priests(0, SLUMS, 1)
        emptied.hand(0, "M02").hand(1, "M03", "M03").resolve().acts(0, "Barefoot", "Forum")
        assert emptied.may(1, "Chalice of Clarity") == (followers == 8)


@rule("CULT-JAN-05")
def test_jan2_mystery_of_virtues() -> None:
    table = light("JAN").coins(0, 8).priests(0, SLUMS, P, 2).altar(1, SLUMS)
    uses(table, "JAN2")
    assert table.state.coins[0] == 1
    assert len(table.hand_of(0)) == 3
    short = uses(light("JAN").coins(0, 7).priests(0, SLUMS, P, 2).only(MIRACLE, "M01"), "JAN2")
    assert short.hand_of(0) == ["M01"]
    assert not usable(light("JAN").coins(0, 6), "JAN2")
    assert not usable(light("JAN").coins(0, 7).only(MIRACLE), "JAN2")
    altars = cult("JAN", "TIA").coins(0, 7).altar(1, SLUMS)
    assert not usable(altars, "JAN2")


@rule("CULT-JAN-06")
def test_jan3_mystery_of_vices() -> None:
    table = uses(dark("JAN").free(0, 1, 4), "JAN3", "strength 4")
    assert len(table.hand_of(0)) == 4
    assert all(card.startswith("I") for card in table.hand_of(0))
    assert table.at(0, FREE) == [P, 1]
    assert not usable(dark("JAN").followers(0, 3), "JAN3")
    assert not usable(dark("JAN").free(0, 1).only(INTRIGUE), "JAN3")


@rule("CULT-JAN-07")
def test_jan4_chalice_of_madness() -> None:
    table = dark("JAN").altar(0, SLUMS, FORUM).altar(1, SLUMS).hand(0, *["M01"] * 6).licenses(0, "L01", "L02")
    table.supremacy(0)
    uses(table, "JAN4").take("PayCard")
    assert table.state.mobs[0] == 2
    assert (table.altars(0), table.altars(1)) == ([FORUM], [])
    assert table.state.card_count(0) == 0
    assert not usable(dark("JAN").hand(0, *["M01"] * 6).licenses(0, "L01", "L02"), "JAN4")
    assert usable(dark("JAN").hand(0, *["M01"] * 6, *["M02"] * 3), "JAN4")


# --- Nirriti ------------------------------------------------------------------------------------------------


@rule("CULT-NIR-01")
def test_nir1_way_of_loyalty() -> None:
    table = uses(light("NIR").followers(0, 3).bottom("M02", "M03", "M04", "M05"), "NIR1")
    assert table.hand_of(0) == ["M03", "M04", "M05"]
    assert table.state.followers[0] == 1
    few = uses(light("NIR").followers(0, 2).only(MIRACLE, "M01", "M02"), "NIR1")
    assert few.hand_of(0) == ["M01", "M02"]
    assert not usable(light("NIR").followers(0, 2).only(MIRACLE), "NIR1")


@rule("CULT-NIR-02", "CULT-RUL-79")
def test_nir1_way_of_loyalty_draws_what_the_player_before_has_just_played() -> None:
    table = cult("TIA", "NIR").followers(1, 2).priests(0, SLUMS, 1).hand(0, "M11").bottom("M02", "M03")
    table.resolve().acts(0, "Healed Beggar", "4 coins").acts(1, "Way of Loyalty")
    assert table.hand_of(1) == ["M02", "M03", "M11"]


@rule("CULT-NIR-03")
def test_nir2_path_of_temptation() -> None:
    table = light("NIR").coins(0, 6).hand(0, "M01", "M01").palace("L01", "L02", "L03")
    uses(table, "NIR2", "Unbidden", "Unbidden")
    assert [words.split(":")[0] for words in table.options()] == ["Minstrel", "Healer"]
    table.play("Healer")
    assert table.licenses_of(0) == ["L02"]
    assert table.state.coins[0] == 6
    assert not usable(light("NIR").coins(0, 4).hand(0, "M01", "M01").palace("L01"), "NIR2")
    assert not usable(light("NIR").coins(0, 9).hand(0, "M01").palace("L01"), "NIR2")


@rule("CULT-NIR-04", "CULT-NIR-05", "CULT-RUL-39", "CULT-RUL-81")
def test_nir3_path_of_iniquity() -> None:
    table = dark("NIR").free(0, 4, 5).coins(1, 5).followers(1, 3).followers(0, 1).top("I01", "I22", "I07")
    uses(table, "NIR3")
    assert table.at(0, FREE) == [P, 5]
    assert table.state.coins[0] == 3
    assert table.state.followers[1] == 1
    assert table.under(INTRIGUE) == ["I01", "I22", "I07"]
    assert "Nirriti reveals Ambush the Fool (sells for 6)." in table.told(1)
    assert table.knows(None, bottom_of(INTRIGUE)) == [True] * 3
    assert not usable(dark("NIR").free(0, 5).followers(0, 3), "NIR3")
    assert not usable(dark("NIR").free(0, 1).only(INTRIGUE), "NIR3")


@rule("CULT-RUL-39", "CULT-NIR-05")
def test_nir3_path_of_iniquity_plays_what_can_be_resolved_even_to_ones_harm_and_nirriti_chooses() -> None:
    table = dark("NIR").priests(0, SLUMS, 3).free(0, 1).mobs(0, 1).top("I10", "I04", "I28")
    uses(table, "NIR3")
    assert table.state.mobs[0] == 0
    assert table.winners() == ["Nirriti wins the Slums with Influence 0."]
    choosing = dark("NIR").priests(0, SLUMS, 3).priests(1, SLUMS, 4).free(0, 1).top("I04", "I22", "I23")
    uses(choosing, "NIR3")
    assert (choosing.asked, choosing.speaker) == ("Exorcise", 0)
    assert choosing.options() == ["Nirriti: Priest of strength 3", "Janus: Priest of strength 4"]


@rule("CULT-RUL-39")
def test_nir3_path_of_iniquity_reveals_at_most_the_cards_that_the_deck_had() -> None:
    table = uses(dark("NIR").free(0, 1).coins(1, 8).only(INTRIGUE, "I01", "I22"), "NIR3")
    assert table.under(INTRIGUE) == ["I01", "I22"]
    assert table.state.coins[0] == 4


@rule("CULT-NIR-05", "CULT-RUL-57")
def test_nir3_path_of_iniquity_reveals_a_card_again_that_has_drawn_the_rest_of_the_deck() -> None:
    """Of Blackmail in a box of somebody's own that draws two Intrigue cards."""
    greedy = {"id": "blackmail", "effect": [{"verb": "draw", "deck": "intrigue", "n": 2}]}
    game = Cult(content={"intrigues": {"intrigue": [greedy]}})
    table = cult("NIR", "JAN", game=game).dark(0).priests(1, SLUMS, 1).free(0, 1)
    uses(table.only(INTRIGUE, "I01", "I22", "I07"), "NIR3")
    assert table.hand_of(0) == ["I07", "I22"]
    assert table.under(INTRIGUE) == ["I01"]
    told = [words for words in table.told() if "reveals" in words]
    assert told == ["Nirriti reveals Blackmail (sells for 4)."] * 3


@rule("CULT-NIR-06", "CULT-CUL-09")
def test_nir4_way_of_triumph() -> None:
    table = dark("NIR").followers(0, 9).supremacy(0).hand(1, "I22")
    uses(table, "NIR4")
    assert (table.asked, table.speaker) == ("Act", 1)
    assert table.masters(0) == [P]
    assert table.at(0, SLUMS) == [5]
    assert table.state.mobs[0] == 1
    table.play("Do nothing")
    assert table.winners() == ["Nirriti wins the Slums with Influence 5."]
    assert not usable(dark("NIR").followers(0, 8).supremacy(0), "NIR4")
    assert not usable(dark("NIR").followers(0, 9).supremacy(0).priests(0, FORUM, P), "NIR4")
    no_token = dark("NIR").followers(0, 9).supremacy(0).priests(0, SHEET, 5, 5, 5)
    assert uses(no_token, "NIR4").state.mobs[0] == 1


# --- Tiamat -------------------------------------------------------------------------------------------------


@rule("CULT-TIA-01", "CULT-RUL-80", "CULT-RUL-81")
def test_tia1_change_of_guise() -> None:
    table = light("TIA").coins(0, 3).hand(0, "M01", "M08", "I28", "I20").priests(0, SLUMS, 1)
    uses(table, "TIA1", "Vandalism")
    assert table.state.coins[0] == 0
    assert table.asked == "PlayInside"
    assert table.options() == ["Hand from the Sky", "Seize the Location (sells for 7)"]
    table.play("Hand from the Sky")
    assert table.winners() == ["Tiamat wins the Slums with Influence 8."]
    assert table.under(MIRACLE) == ["M08"]
    assert not usable(light("TIA").coins(0, 3).hand(0, "M01", "M03").priests(0, SLUMS, 1), "TIA1")
    assert not usable(light("TIA").coins(0, 3).hand(0, "M08").priests(0, SLUMS, 1), "TIA1")
    assert not usable(light("TIA").coins(0, 2).hand(0, "M08", "M01").priests(0, SLUMS, 1), "TIA1")


@rule("CULT-TIA-01", "CULT-RUL-32", "CULT-RUL-34")
def test_tia1_change_of_guise_a_card_is_paid_once() -> None:
    """Of Change of Guise in a box of somebody's own that costs two cards."""
    game = Cult(
        content={"cults": {"cult": [{"id": "TIA", "ability": [{"id": "TIA1", "cost": {"cards": 2}}]}]}}
    )

    def table() -> CultScene:
        return cult("TIA", "JAN", game=game).coins(0, 3).priests(0, SLUMS, 1).priests(1, SLUMS, 1)

    assert usable(table().supremacy(0).licenses(0, "L01").hand(0, "M08"), "TIA1")
    assert not usable(table().supremacy(0).hand(0, "M08"), "TIA1")
    assert not usable(table().licenses(0, "L01").hand(0, "M08"), "TIA1")
    assert usable(table().hand(0, "M08", "M01", "M01"), "TIA1")


@rule("CULT-TIA-01", "CULT-RUL-31")
def test_tia1_change_of_guise_needs_no_card_to_play_if_it_does_something_else_too() -> None:
    """Of Change of Guise in a box of somebody's own that also draws a card."""
    effects = [{"verb": "play-card", "filter": "sealed"}, {"verb": "draw", "deck": "miracle", "n": 1}]
    game = Cult(content={"cults": {"cult": [{"id": "TIA", "ability": [{"id": "TIA1", "effect": effects}]}]}})
    table = cult("TIA", "JAN", game=game).coins(0, 3).priests(0, SLUMS, 1).priests(1, SLUMS, 1).hand(0, "M01")
    assert usable(table, "TIA1")


@rule("CULT-TIA-01", "CULT-TIA-05", "CULT-ATH-03", "CULT-RUL-81")
def test_which_card_an_ability_plays_is_asked_for_unless_all_know_that_it_can_be_one_alone() -> None:
    """Asked even if one alone can be played, so that silence tells nothing of the others."""

    def asked(table: CultScene, name: str, *answers: str) -> bool:
        return uses(table, name, *answers).asked == "PlayInside"

    guise = light("TIA").coins(0, 3).priests(0, SLUMS, 1)
    assert asked(guise.twin().hand(0, "M08", "M01", "I22"), "TIA1", "Ambush the Fool")
    assert not asked(guise.twin().hand(0, "M08", "M01"), "TIA1")
    harvest = dark("TIA").free(0, 5)
    assert asked(harvest.twin().hand(0, "M11", "M02"), "TIA4")
    assert not asked(harvest.twin().hand(0, "M11", "I01", "I16"), "TIA4")
    terror = light("ATH").followers(0, 2).coins(1, 4)
    assert asked(terror.twin().hand(0, "I01", "I16"), "ATH2")
    assert not asked(terror.twin().hand(0, "I01", "M11", "M02"), "ATH2")


@rule("CULT-TIA-02", "CULT-RUL-36")
def test_tia2_incarnation() -> None:
    table = light("TIA").free(0, 1, 2, 2, 3)
    uses(table, "TIA2", "strength 2", "strength 1")
    assert table.masters(0) == [3]
    assert table.at(0, FREE) == [P]
    assert table.winners() == ["Tiamat wins the Slums with Influence 5."]
    patriarch = uses(light("TIA").followers(0, 3).free(0, 1, 1, 2), "TIA2").take("DestroyFree")
    assert (patriarch.masters(0), patriarch.at(0, FREE)) == ([P], [])
    assert not usable(light("TIA").free(0, 1, 2, 3), "TIA2")
    assert not usable(light("TIA").free(0, 1, 1, 2, 2), "TIA2")


@rule("CULT-TIA-02", "CULT-ARA-03", "CULT-MIR-06")
def test_several_priests_are_one_question_and_picked_in_any_order() -> None:
    incarnation = uses(light("TIA").free(0, 1, 2, 3, 4, 4, 5), "TIA2", "strength 5")
    grip = uses(dark("ARA").coins(0, 2).hand(0, "M01", "M01").free(0, 1, 1, 2, 5), "ARA3").take("PayCard")
    guest = light("TIA").free(0, 1, 2).hand(0, "M01").resolve(SLUMS).acts(0, "Unbidden")
    asked = []
    for table in (incarnation, grip, guest):
        prompt = table.game.prompt(table.state, 0)
        assert prompt is not None
        asked.append((prompt.words, prompt.sums, prompt.needs))
    assert asked == [
        ("Incarnation: destroy 3 free Priests. Which?", 0, 3),
        ("Spider's Grip: place 4 or more free Priests in the Slums. Which?", 0, 4),
        ("Unbidden Guest: which free Priest do you place in the Slums?", 0, 1),
    ]
    incarnation.play("strength 4")
    assert incarnation.options() == [f"Priest of strength {kind}" for kind in (1, 2, 3, 4)]
    assert incarnation.play("strength 4").options() == [f"Priest of strength {kind}" for kind in (1, 2, 3)]
    assert "The Patriarch" in grip.play("strength 5").options()


@rule("CULT-TIA-02", "CULT-ARA-03", "CULT-RUL-32")
@pytest.mark.parametrize(
    ("name", "picks"),
    [
        ("TIA2", ["strength 4", "strength 1", "strength 2"]),
        ("ARA3", ["strength 5", "strength 1", "strength 2", "Patriarch"]),
        ("CTH3", ["Supremacy", "Unbidden"]),
        ("CTH3", ["Vandalism", "Minstrel"]),
    ],
)
def test_two_orders_of_the_same_picks_end_alike_and_nothing_happens_before_the_last(
    name: str, picks: list[str]
) -> None:
    table = dark("ARA" if name == "ARA3" else "CTH") if name != "TIA2" else light("TIA")
    if name == "CTH3":
        table.hand(0, "M01", "I20").licenses(0, "L01").supremacy(0)
    elif name == "ARA3":
        table.coins(0, 2).hand(0, "M01", "M01").free(0, 1, 1, 2, 5)
    else:
        table.free(0, 1, 2, 3, 4, 4, 5)
    uses(table, name)
    if name == "ARA3":
        table.play("Unbidden", "Unbidden")
    elif name == "TIA2":
        table.play("strength 3")
    before = (list(table.state.priests), table.state.card_count(0), table.state.supremacy)
    other = table.twin()
    table.chronicle.take()
    table.play(*picks[:-1])
    picked = len(table.state.laid_out())
    assert (list(table.state.priests), table.state.card_count(0) + picked, table.state.supremacy) == before
    assert table.told() == []
    table.play(picks[-1])
    other.play(*reversed(picks))
    if table.asked == "PlaceFree":
        table.play("Enough")
        other.play("Enough")
    assert table.state == other.state


@rule("CULT-ARA-03", "CULT-TIA-02", "CULT-RUL-32")
def test_a_set_cannot_be_closed_too_early_nor_can_a_thing_be_picked_twice() -> None:
    grip = uses(dark("ARA").coins(0, 2).hand(0, "M01", "M01").free(0, 1, 1, 2, 5), "ARA3").take("PayCard")
    grip.play("strength 5", "strength 2", "strength 1")
    assert "Enough" not in grip.options()
    assert "Enough" in grip.play("Patriarch").options()
    storm = uses(dark("CTH").hand(0, "M01", "I20").licenses(0, "L01").supremacy(0), "CTH3").play("Supremacy")
    assert storm.options() == ["Unbidden Guest", "Vandalism (sells for 6)", "Minstrel"]
    incarnation = uses(light("TIA").free(0, 1, 2, 3, 4), "TIA2", "strength 3", "strength 4")
    assert "Priest of strength 4" not in incarnation.options()


@rule("CULT-TIA-03")
def test_tia3_attack_of_the_dragons() -> None:
    table = dark("TIA", "JAN", "FAF", "ARA").priests(0, SLUMS, 1).altar(2, SLUMS).hand(0, "M01", "M01", "M01")
    for side in range(4):
        table.mobs(side, 2)
    uses(table, "TIA3").take("PayCard")
    assert table.state.mobs == (1, 1, 1, 2)
    assert not usable(dark("TIA").mobs(0, 1).hand(0, "M01", "M01", "M01"), "TIA3")


@rule("CULT-TIA-04", "CULT-TIA-05", "CULT-RUL-80", "CULT-RUL-81")
def test_tia4_harvest_of_chaos() -> None:
    table = dark("TIA").free(0, 5).hand(0, "M11", "M14", "I01").only(MIRACLE, "M01")
    uses(table, "TIA4")
    assert table.masters(0) == [5]
    assert table.options() == ["The Healed Beggar", "Golden Rapture"]
    table.play("Healed Beggar", "4 coins")
    assert table.hand_of(0) == ["I01", "M01", "M11", "M14"]
    assert not usable(dark("TIA").free(0, 4).hand(0, "M11"), "TIA4")
    intrigues = uses(dark("TIA").free(0, 5).coins(1, 8).hand(0, "M11", "M14", "I01"), "TIA4")
    assert intrigues.options() == ["The Healed Beggar", "Golden Rapture"]
    assert not usable(dark("TIA").free(0, 5).hand(0, "I01", "M02"), "TIA4")
    assert usable(dark("TIA").followers(0, 5).hand(0, "M11"), "TIA4")


# --- Arachne ------------------------------------------------------------------------------------------------


@rule("CULT-ARA-01")
def test_ara1_ordination_of_a_priestess() -> None:
    table = light("ARA").followers(0, 7).priests(0, SHEET, 2, 2, 2)
    uses(table, "ARA1")
    assert table.options() == ["1 Follower", "3 Followers", "4 Followers", "5 Followers"]
    table.play("4 Followers")
    assert table.state.followers[0] == 3
    assert table.at(0, SLUMS) == [4]
    few = light("ARA").followers(0, 2)
    uses(few, "ARA1")
    assert few.options() == ["1 Follower", "2 Followers"]
    assert not usable(light("ARA"), "ARA1")
    assert not usable(light("ARA").followers(0, 1).priests(0, SHEET, 1, 1, 1), "ARA1")


@rule("CULT-ARA-02", "CULT-RUL-38")
def test_ara2_charms_of_the_woman() -> None:
    table = light("ARA").free(0, 3, 4).priests(0, SLUMS, P, 1).followers(0, 2).priests(1, FORUM, 1)
    uses(table, "ARA2")
    assert table.masters(0) == [3]
    assert table.options() == ["The Patriarch", "Priest of strength 1"]
    table.play("Patriarch")
    assert table.state.coins[0] == 1
    assert "Arachne moves the Patriarch from the Slums to the Forum." in table.told()
    assert not usable(light("ARA").free(0, 3), "ARA2")
    assert not usable(light("ARA").free(0, 2, 4).priests(0, SLUMS, 1), "ARA2")
    assert cult("ARA", "JAN").free(0, 3).priests(0, RIFT, 1).resolve().next_round


@rule("CULT-ARA-03", "CULT-ARA-04")
def test_ara3_spiders_grip() -> None:
    table = dark("ARA").coins(0, 3).hand(0, "M01", "M01").free(0, 1, 1, 2, 5)
    uses(table, "ARA3", "Unbidden", "Unbidden")
    assert table.state.coins[0] == 1
    placed = {way.winners()[0] for way in table.every_way("PlaceFree")}
    assert placed == {f"Arachne wins the Slums with Influence {n}." for n in (4, 7, 8, 9)}
    four = table.twin().play("strength 2", "strength 1", "Patriarch", "strength 1", "Enough")
    assert four.at(0, FREE) == [5]
    assert four.winners() == ["Arachne wins the Slums with Influence 4."]
    table.play("strength 5", "Patriarch", "strength 1", "strength 2", "strength 1")
    assert table.winners() == ["Arachne wins the Slums with Influence 9."]
    assert not usable(dark("ARA").coins(0, 2).hand(0, "M01", "M01").free(0, 1, 1), "ARA3")
    assert usable(dark("ARA").coins(0, 2).hand(0, "M01", "M01").free(0, 1, 1, 1), "ARA3")


@rule("CULT-ARA-05")
def test_ara4_sorcery_of_the_goddess() -> None:
    table = dark("ARA").free(0, 2, 3).top("M05").top("I07").top("L09")
    uses(table, "ARA4")
    assert table.hand_of(0) == ["I07", "M05"]
    assert table.licenses_of(0) == ["L09"]
    assert table.state.coins[0] == 3
    assert table.at(0, FREE) == [P, 2]
    known = [table.knows(1, own_zone(0, deck)) for deck in (MIRACLE, INTRIGUE, LICENSE)]
    assert known == [[False], [False], [True]]
    assert not usable(dark("ARA").free(0, 2).followers(0, 3), "ARA4")


@rule("CULT-RUL-57", "CULT-ARA-05")
def test_ara4_sorcery_of_the_goddess_says_nothing_of_a_deck_that_is_empty() -> None:
    table = uses(dark("ARA").free(0, 3).only(MIRACLE).only(LICENSE), "ARA4")
    drawn = [words for words in table.told() if "draws" in words]
    assert drawn == ["Arachne draws one Intrigue card."]
    assert (len(table.hand_of(0)), table.licenses_of(0), table.state.coins[0]) == (1, [], 3)
    empty = cult().only(MIRACLE)
    empty.state.draw_cards(0, MIRACLE, 2, False, "CULT-RUL-57")
    assert (empty.told(), empty.hand_of(0)) == ([], [])


# --- Atheism ------------------------------------------------------------------------------------------------


@rule("CULT-ATH-01", "CULT-RUL-68")
def test_ath1_triumph_of_the_science() -> None:
    table = cult("ATH", "JAN").altar(1, SLUMS).free(0, 4)
    uses(table, "ATH1")
    assert table.state.followers[0] == 1
    assert not usable(cult("ATH", "JAN").altar(1, SLUMS).priests(1, SLUMS, P).free(0, 4), "ATH1")
    assert not usable(cult("ATH", "JAN").altar(1, SLUMS).free(0, 3), "ATH1")
    assert not usable(cult("ATH", "JAN").altar(1, SLUMS).free(0, 4).followers(0, 9), "ATH1")
    strict = cult("ATH", "JAN", triumph_needs_presence=True).altar(1, SLUMS).free(0, 4)
    assert not usable(strict, "ATH1")
    assert usable(strict.priests(0, SLUMS, 1), "ATH1")


@rule("CULT-RUL-68")
def test_ath1_triumph_of_the_science_says_what_the_table_has_agreed_on() -> None:
    asks = "Only with a Priest or an Altar of yours there."
    for strict in (False, True):
        table = cult("ATH", "JAN", triumph_needs_presence=strict).altar(0, SLUMS).free(0, 4).resolve()
        (label,) = [label for label in table.options() if label.startswith("Triumph")]
        face = next(face for face in table.game.still(table.state).faces if face.id == "ATH1")
        assert label.endswith(asks) == face.text.endswith(asks) == strict


@rule("CULT-ATH-02", "CULT-ATH-03", "CULT-RUL-80", "CULT-RUL-06")
def test_ath2_policy_of_terror() -> None:
    table = light("ATH").followers(0, 3).coins(1, 4).hand(0, "I01", "I16", "M11").only(INTRIGUE, "I20", "I21")
    uses(table, "ATH2")
    assert table.state.followers[0] == 1
    assert table.options() == ["Blackmail (sells for 4)"]
    table.play("Blackmail")
    assert table.state.coins[0] == 2 + 3
    assert table.hand_of(0) == ["I16", "I20", "M11"]
    assert table.under(INTRIGUE) == ["I01"]
    assert not usable(light("ATH").followers(0, 2).hand(0, "M11", "I22", "I16"), "ATH2")
    assert not usable(light("ATH").followers(0, 1).coins(1, 4).hand(0, "I01"), "ATH2")
    assert usable(light("ATH").followers(0, 2).coins(0, 4).hand(0, "I01"), "ATH2")


@rule("CULT-ATH-04", "CULT-RUL-33")
def test_ath3_dispelling_the_myth() -> None:
    table = dark("ATH", "JAN", "TIA", "FAF").dark(3).followers(0, 8).supremacy(0)
    table.hand(1, "M01", "M01").hand(2, "I01").licenses(2, "L01").hand(3, "M03")
    uses(table, "ATH3")
    assert table.masters(0) == [P]
    assert (table.asked, table.speaker) == ("Give", 1)
    table.play("Unbidden")
    assert table.speaker == 2
    table.play("Minstrel")
    assert (table.hand_of(0), table.licenses_of(0)) == (["M01"], ["L01"])
    assert table.hand_of(3) == ["M03"]
    assert not usable(dark("ATH").followers(0, 7).supremacy(0).hand(1, "M01"), "ATH3")
    assert not usable(dark("ATH").followers(0, 8).supremacy(0), "ATH3")


@rule("CULT-RUL-75", "CULT-ATH-04")
def test_ath3_dispelling_the_myth_goes_clockwise_from_whoever_uses_it() -> None:
    table = cult("JAN", "TIA", "ATH", "FAF").dark(2).followers(2, 8).supremacy(2).priests(1, SLUMS, 1)
    table.hand(0, "M01", "I01").hand(1, "M02", "I02").hand(3, "M03", "I03").resolve().acts(2, to_use("ATH3"))
    asked = []
    while table.asked == "Give":
        asked.append(table.speaker)
        table.play(table.state.legal()[0])
    assert asked == [3, 0, 1]


@rule("CULT-ATH-05")
def test_ath4_nihilism() -> None:
    table = uses(dark("ATH").hand(0, "M01", "M01", "M01").priests(0, SLUMS, 2, P), "ATH4").take("PayCard")
    assert table.altars(0) == [SLUMS]
    assert table.state.card_count(0) == 0
    assert not usable(dark("ATH").hand(0, "M01", "M01", "M01").priests(0, SLUMS, 2).altar(1, SLUMS), "ATH4")
    assert not usable(dark("ATH").hand(0, "M01", "M01", "M01").priests(0, TEMPLE, 2), "ATH4")
    assert not usable(dark("ATH").hand(0, "M01", "M01").priests(0, SLUMS, 2), "ATH4")


def test_every_ability_has_a_test_in_its_name() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    for ability in the_game().content.cults.ability_ids:
        assert any(name.startswith(f"test_{ability.lower()}_") for name in names), ability


@pytest.mark.parametrize("name", ["ANU1", "CTH1", "JAN3", "NIR3", "ARA4", "ANU3"])
@rule("CULT-CMP-09", "CULT-CUL-09")
def test_a_patriarch_is_never_destroyed_by_a_ritual(name: str) -> None:
    scene = (dark if name in ("JAN3", "NIR3", "ARA4", "ANU3") else light)(name[:3]).followers(0, 3)
    scene.priests(0, SLUMS, 2)
    assert not usable(scene, name)
    assert usable(scene.free(0, 1 if name == "ANU3" else 3), name)
