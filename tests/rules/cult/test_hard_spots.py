"""The five hard spots of the rules, with tests that try to break them."""

import pytest

from eldertable.games.cult.rules.resolution import winner_as_things_stand
from eldertable.games.cult.table.state import FREE, NOBODY, SHEET, boost_at
from tests.rules.cult.table import (
    ARTISAN,
    FORUM,
    INTRIGUE,
    MIRACLE,
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
    to_use,
)
from tests.support import rule


def usable(table: CultScene, name: str, location: int = SLUMS) -> bool:
    """Whether the First Player could use an ability in a Location; the table stays as it is."""
    twin = table.twin()
    twin.resolve(location)
    return (twin.asked, twin.speaker) == ("Act", 0) and to_use(name) in twin.state.legal()


# --- 1. legality after costs --------------------------------------------------------------------------------


@rule("CULT-RUL-34", "CULT-ATH-03", "CULT-RUL-59")
@pytest.mark.parametrize(("followers", "possible"), [(2, False), (3, True)])
def test_terror_with_a_slaughter_that_only_hits_oneself_needs_a_follower_left(
    followers: int, possible: bool
) -> None:
    """Paying two Followers first leaves nobody to slaughter."""
    table = cult("ATH", "JAN").followers(0, followers).priests(0, SLUMS, 1).hand(0, "I07")
    assert usable(table, "ATH2") == possible


@rule("CULT-RUL-34", "CULT-TIA-01")
def test_guise_the_only_sealed_card_cannot_pay_for_itself() -> None:
    table = cult("TIA", "JAN").coins(0, 3).priests(0, SLUMS, 1).hand(0, "M08", "M11")
    table.resolve().acts(0, to_use("TIA1"))
    assert table.options() == ["The Healed Beggar"]
    both = cult("TIA", "JAN").coins(0, 3).priests(0, SLUMS, 1).hand(0, "M08", "M07").resolve()
    both.acts(0, to_use("TIA1"))
    assert both.options() == ["Eclipse at Noon", "Hand from the Sky"]


@rule("CULT-RUL-34", "CULT-RUL-77")
def test_guise_with_a_threat_only_payments_that_leave_a_unique_strongest_patriarch_are_offered() -> None:
    """Both Patriarchs have 5 once Supremacy is gone: then the Threat would be a tie; without the Minstrel it works."""
    table = cult("TIA", "JAN").coins(0, 3).followers(0, 4).licenses(0, "L01").supremacy(0)
    table.followers(1, 5).priests(1, SLUMS, 1).hand(0, "I16").resolve()
    table.acts(0, to_use("TIA1"))
    assert table.options() == ["Minstrel"]
    rival = (
        cult("TIA", "JAN").coins(0, 3).followers(0, 4).licenses(0, "L01").followers(1, 3).licenses(1, "L08")
    )
    rival.priests(1, SLUMS, 1).hand(0, "I16", "M11")
    assert rival.state.patriarch(0) == 5
    assert rival.state.patriarch(1) == 4
    rival.resolve().acts(0, to_use("TIA1"))
    assert rival.options() == ["The Healed Beggar"]


@rule("CULT-RUL-34", "CULT-RUL-07")
def test_guise_with_blackmail_counts_the_coins_after_paying() -> None:
    sealed = {"intrigues": {"intrigue": [{"id": "blackmail", "sealed": True}]}}
    game = type(cult().game)(content=sealed)
    tie_after = (
        cult("TIA", "JAN", game=game).coins(0, 8).coins(1, 5).priests(1, SLUMS, 1).hand(0, "I01", "M11")
    )
    assert not usable(tie_after, "TIA1")
    tie_before = (
        cult("TIA", "JAN", game=game).coins(0, 5).coins(1, 5).priests(1, SLUMS, 1).hand(0, "I01", "M11")
    )
    assert usable(tie_before, "TIA1")


@rule("CULT-RUL-34", "CULT-RUL-70", "CULT-ITR-19")
@pytest.mark.parametrize(("followers", "possible"), [(5, True), (6, False), (7, True)])
def test_terror_with_a_threat_compares_the_patriarch_weakened_by_the_price(
    followers: int, possible: bool
) -> None:
    """Two Followers are paid first: with six before, both Patriarchs have a strength of four, and that is a tie."""
    unsealed = {"intrigues": {"intrigue": [{"id": "threat", "sealed": False}]}}
    table = cult("ATH", "JAN", game=type(cult().game)(content=unsealed)).followers(0, followers)
    table.followers(1, 3).licenses(1, "L01").priests(1, SLUMS, 1).hand(0, "I16")
    assert table.state.patriarch(1) == 4
    assert usable(table, "ATH2") == possible


@rule("CULT-RUL-80", "CULT-RUL-34", "CULT-MIR-10")
def test_guise_a_stone_that_bleeds_still_costs_its_own_three_followers() -> None:
    table = cult("TIA", "JAN").coins(0, 3).followers(0, 3).priests(0, SLUMS, 2).hand(0, "M09", "M11")
    assert usable(table, "TIA1")
    assert not usable(table.followers(0, 2), "TIA1")
    table.followers(0, 3).resolve().acts(0, to_use("TIA1"), "Healed Beggar", "Stone That Bleeds")
    assert (table.altars(0), table.state.followers[0], table.state.coins[0]) == ([SLUMS], 0, 0)


@rule("CULT-RUL-80", "CULT-RUL-34", "CULT-TIA-05")
def test_harvest_an_unbidden_guest_cannot_be_the_master() -> None:
    alone = cult("TIA", "JAN").dark(0).followers(0, 2).priests(0, TRADE, P).free(0, 5).hand(0, "M01")
    alone.priests(1, SLUMS, 1)
    assert not usable(alone, "TIA4")
    two = cult("TIA", "JAN").dark(0).followers(0, 2).priests(0, TRADE, P).free(0, 5, 1).hand(0, "M01")
    two.priests(1, SLUMS, 1).resolve().acts(0, to_use("TIA4"), "strength 5")
    assert two.options() == ["Unbidden Guest"]
    two.play("Unbidden")
    assert "Tiamat places a Priest of strength 1 in the Slums." in two.told()


@rule("CULT-RUL-34", "CULT-RUL-35", "CULT-RUL-77")
def test_harvest_only_masters_that_leave_a_playable_miracle_are_offered() -> None:
    """The Patriarch of strength 5 and a 5 are free; with either as Master the other can still be placed."""
    table = (
        cult("TIA", "JAN").dark(0).followers(0, 5).free(0, 5).hand(0, "M01").priests(1, SLUMS, 1).resolve()
    )
    table.acts(0, to_use("TIA4"))
    assert table.options() == ["The Patriarch", "Priest of strength 5"]
    table.play("Patriarch", "Unbidden")
    assert table.asked != "PlaceFree"
    assert "Tiamat places a Priest of strength 5 in the Slums." in table.told()


@rule("CULT-RUL-34", "CULT-FAF-03", "CULT-RUL-77")
def test_treachery_with_an_empty_deck_can_be_paid_with_an_intrigue_only() -> None:
    table = cult("FAF", "JAN").coins(0, 2).hand(0, "I20", "M11").only(INTRIGUE).priests(1, SLUMS, 1)
    table.resolve().acts(0, to_use("FAF2"))
    assert table.options() == ["Vandalism (sells for 6)"]
    table.play("Vandalism")
    assert table.state.coins[0] == 6
    no_intrigue = cult("FAF", "JAN").coins(0, 2).hand(0, "M11").only(INTRIGUE).priests(1, SLUMS, 1)
    assert not usable(no_intrigue, "FAF2")


@rule("CULT-RUL-25", "CULT-RUL-34", "CULT-CTH-01")
def test_abyss_the_masters_token_is_back_in_the_reserve_before_the_increase() -> None:
    table = cult("CTH", "JAN").priests(0, SLUMS, 3).free(0, 5, 1).priests(0, SHEET, 5, 5, 4, 4, 4).resolve()
    table.acts(0, to_use("CTH1"))
    assert table.options() == ["Priest of strength 5"]
    table.play("strength 5")
    assert table.at(0, SLUMS) == [5]


@rule("CULT-RUL-77", "CULT-TIA-02", "CULT-RUL-25")
def test_incarnation_with_all_three_fives_in_use_one_of_the_destroyed_must_be_a_free_five() -> None:
    table = cult("TIA", "JAN").free(0, 1, 2, 3, 4, 5).priests(0, SHEET, 5, 5).priests(1, SLUMS, 1).resolve()
    table.acts(0, to_use("TIA2"), "strength 3")
    assert table.options() == ["Priest of strength 1", "Priest of strength 2"]
    ways = table.every_way("DestroyFree")
    assert len(ways) == 3
    assert all(way.at(0, FREE).count(5) == 0 and way.at(0, SLUMS) in ([5], []) for way in ways)
    master_five = cult("TIA", "JAN").free(0, 1, 2, 2, 5).priests(0, SHEET, 5, 5).priests(1, SLUMS, 1)
    assert not usable(master_five, "TIA2")
    spare = cult("TIA", "JAN").free(0, 1, 2, 2, 5).priests(0, SHEET, 5).priests(1, SLUMS, 1)
    assert usable(spare, "TIA2")


@rule("CULT-RUL-24", "CULT-RUL-25", "CULT-RUL-77", "CULT-TIA-02")
def test_incarnation_with_all_fifteen_tokens_in_use_takes_a_five_that_serves_as_an_altar() -> None:
    """No 5 is a Priest, but all three are Altars: once a weaker token lies in the reserve, the swap is open."""
    table = cult("TIA", "JAN").altar(0, RUINS, SLUMS, PORT).priests(1, SLUMS, 1)
    table.free(0, 1, 1, 1, 3).priests(0, SHEET, *[2, 4] * 3, 3, 3)
    assert (table.state.spare(0), table.state.reserve(0, 5)) == (0, 3)
    table.resolve(SLUMS).acts(0, to_use("TIA2"), "strength 3")
    assert "Tiamat gains a Priest of strength 5 in the Slums." in table.told()
    assert (table.state.spare(0), table.altars(0)) == (2, [RUINS, SLUMS, PORT])


@rule("CULT-RUL-34", "CULT-RUL-55", "CULT-MIR-12")
@pytest.mark.parametrize(("left", "possible"), [(3, False), (4, True)])
def test_guise_the_coins_paid_lie_in_the_reserve_when_the_rapture_takes_its_seven(
    left: int, possible: bool
) -> None:
    table = cult("TIA", "JAN", coin_limit=100).followers(0, 9).coins(0, 3).coins(1, 97 - left)
    table.priests(1, SLUMS, 1).hand(0, "M14", "M11")
    assert table.state.bank() == left
    assert usable(table, "TIA1") == possible
    if possible:
        table.resolve().acts(0, to_use("TIA1"), "Healed Beggar", "Golden Rapture")
        assert table.state.coins[0] == 7


@rule("CULT-RUL-74", "CULT-RUL-81")
def test_a_card_inside_an_ability_is_the_one_action_of_that_location() -> None:
    table = cult("ATH", "JAN").followers(0, 2).coins(1, 4).priests(1, SLUMS, 1).hand(0, "I01", "M11", "I25")
    table.resolve().acts(0, to_use("ATH2"), "Blackmail")
    assert table.asked == "TakeBenefit"


@rule("CULT-RUL-80")
def test_what_an_ability_draws_comes_after_the_played_card_is_under_its_deck() -> None:
    table = cult("ATH", "JAN").followers(0, 2).coins(1, 4).priests(1, SLUMS, 1).hand(0, "I01").only(INTRIGUE)
    table.resolve().acts(0, to_use("ATH2"), "Blackmail")
    assert table.hand_of(0) == ["I01"]
    harvest = cult("TIA", "JAN").dark(0).free(0, 5).priests(1, SLUMS, 1).hand(0, "M11").only(MIRACLE)
    harvest.resolve().acts(0, to_use("TIA4"), "strength 5", "Healed", "4 coins")
    assert harvest.hand_of(0) == ["M11"]


@rule("CULT-RUL-31", "CULT-RUL-34")
def test_nothing_is_offered_that_would_do_nothing() -> None:
    nothing = cult("CTH", "JAN").dark(0).followers(0, 9).priests(1, SLUMS, 1).hand(0, "M01", "M01")
    assert not usable(nothing, "CTH3")
    assert not usable(nothing, "CTH4")
    part = cult("JAN", "TIA").dark(0).priests(1, SLUMS, 1).altar(1, SLUMS).hand(0, *["M01"] * 6, *["M02"] * 3)
    assert usable(part, "JAN4")


@rule("CULT-RUL-25", "CULT-RUL-34")
def test_a_token_that_a_cost_gives_back_can_be_gained_at_once() -> None:
    """A shrine that would give a Priest of strength 5 instead of an Altar: the free 5s it destroys are enough."""
    gift = {"verb": "gain-priest", "n": 5, "where": "free", "must": True}
    overrides = {"cults": {"cult": [{"id": "CTH", "ability": [{"id": "CTH2", "effect": [gift]}]}]}}
    game = type(cult().game)(content=overrides)
    table = cult("CTH", "JAN", game=game).followers(0, 5).priests(1, SLUMS, 1)
    swept = table.twin().free(0, 5, 5, 5)
    assert usable(swept, "CTH2")
    assert swept.resolve().acts(0, to_use("CTH2")).at(0, FREE) == [P, 5]
    assert not usable(table.twin().free(0, 4).priests(0, SHEET, 5, 5, 5), "CTH2")
    all_in_use = table.twin().free(0, 5).priests(0, SHEET, 5, *[1, 2, 3, 4] * 3).altar(0, RIFT)
    assert all_in_use.state.spare(0) == 0
    assert usable(all_in_use, "CTH2")


@rule("CULT-RUL-24", "CULT-RUL-25", "CULT-RUL-34")
def test_with_all_fifteen_tokens_in_use_a_destroyed_master_leaves_one_to_be_gained() -> None:
    """A Mummy that would give a Priest of strength 1: the Master's own token, even of all fifteen, is enough."""
    gift = {"verb": "gain-priest", "n": 1, "where": "free", "must": True}
    told = {"name": "Create a Mummy", "text": "Master exactly {least}, destroyed: a Priest of strength {n}."}
    mummy = {"id": "ANU3", "effect": [gift], "en": told}
    overrides = {"cults": {"cult": [{"id": "ANU", "ability": [mummy]}]}}
    table = cult("ANU", "JAN", game=type(cult().game)(content=overrides)).dark(0).priests(1, SLUMS, 1)
    table.free(0, 1).priests(0, SHEET, 1, 1, *[2, 3, 4, 5] * 3)
    assert table.state.spare(0) == 0
    table.resolve().acts(0, to_use("ANU3"))
    assert table.at(0, FREE) == [P, 1]


@rule("CULT-TIA-02", "CULT-RUL-77")
def test_an_incarnation_that_gave_no_priest_would_need_no_token_back() -> None:
    """An Incarnation for 5 coins instead of a 5: though all 5s are in use, any three Priests may go."""
    gifts = [{"verb": "destroy-free", "n": 3, "must": True}, {"verb": "gain-coins", "n": 5}]
    overrides = {"cults": {"cult": [{"id": "TIA", "ability": [{"id": "TIA2", "effect": gifts}]}]}}
    table = cult("TIA", "JAN", game=type(cult().game)(content=overrides)).priests(1, SLUMS, 1)
    table.free(0, 1, 2, 2, 3, 4).priests(0, SHEET, 5, 5, 5).resolve()
    table.acts(0, to_use("TIA2"), "strength 3", "strength 1", "strength 2")
    assert (table.at(0, FREE), table.state.coins[0]) == ([P, 4], 5)


@rule("CULT-RUL-34", "CULT-RUL-29")
def test_followers_that_a_cost_takes_leave_room_for_new_ones() -> None:
    """An Ordination that would give Followers instead of a Priest: with nine of them only the price makes room."""
    gift = {"verb": "gain-followers", "n": 1, "must": True}
    overrides = {"cults": {"cult": [{"id": "ARA", "ability": [{"id": "ARA1", "effect": [gift]}]}]}}
    table = cult("ARA", "JAN", game=type(cult().game)(content=overrides)).followers(0, 9).priests(1, SLUMS, 1)
    table.resolve().acts(0, to_use("ARA1"), "3 Followers")
    assert table.state.followers[0] == 7


# --- 2. who wins --------------------------------------------------------------------------------------------


def contest() -> CultScene:
    """Janus (First Player) with 3, Tiamat with 5, Fafnir with a coin-Priest of 4, in the Trade District."""
    table = cult("JAN", "TIA", "FAF").priests(0, TRADE, 3).priests(1, TRADE, 5).coin_priest(2, TRADE, 4, 6)
    return table.dark(1).hand(0, "M01", "M01", "I22").hand(1, "I28")


@rule("CULT-RUL-50", "CULT-THI-06")
def test_a_coin_priest_beats_the_most_influence_and_the_chalice() -> None:
    assert contest().resolve().skip("Act").winners() == ["Fafnir wins the Trade District with Influence 4."]
    table = contest().resolve().acts(0, "Chalice", "Unbidden", "Unbidden").skip("Act")
    assert table.winners() == ["Fafnir wins the Trade District with Influence 4."]


@rule("CULT-RUL-50")
def test_the_last_seize_beats_everything() -> None:
    table = contest().resolve().acts(0, "Chalice", "Unbidden", "Unbidden").acts(1, "Seize").skip("Act")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 0."]


@rule("CULT-RUL-50")
def test_who_would_win_as_things_stand_follows_the_same_precedence_while_actions_are_taken() -> None:
    table = contest().priests(0, RIFT, 1).priests(1, RIFT, 2).resolve()
    assert winner_as_things_stand(table.state, TRADE) == 2
    table.acts(0, "Chalice", "Unbidden", "Unbidden")
    assert [winner_as_things_stand(table.state, place) for place in (TRADE, RIFT, PORT)] == [2, 1, NOBODY]
    table.acts(1, "Seize")
    assert [winner_as_things_stand(table.state, place) for place in (TRADE, RIFT)] == [1, 1]


@rule("CULT-RUL-50", "CULT-RUL-40", "CULT-ITR-21")
def test_without_the_coin_priest_the_chalice_decides_and_without_it_the_most() -> None:
    table = contest().resolve().acts(0, "Ambush").skip("Act")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 5."]
    chalice = contest().first(2).hand(2, "I23").resolve().acts(2, "Ambush")
    chalice.acts(0, "Chalice", "Unbidden", "Unbidden").skip("Act")
    assert chalice.winners() == ["Janus wins the Trade District with Influence 3."]


@rule("CULT-RUL-50", "CULT-RUL-51")
def test_seize_then_chalice_then_a_newcomer_the_seizer_still_wins() -> None:
    table = cult("TIA", "JAN", "FAF").dark(0).priests(1, TRADE, 5).followers(2, 2).free(2, 1)
    table.hand(0, "I28").hand(1, "M03", "M03").hand(2, "M01").resolve()
    table.acts(0, "Seize").acts(1, "Chalice").take("PayCard").acts(2, "Unbidden", "strength 1")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 0."]


@rule("CULT-RUL-50", "CULT-RES-11", "CULT-JAN-03")
def test_the_chronicle_says_by_which_rule_a_location_is_won() -> None:
    def by(table: CultScene) -> list[str]:
        """The rules of the sentence on who wins the Trade District."""
        return [event.rule for event in table.chronicle.take() if event.key == "won"]

    assert by(contest().resolve().skip("Act")) == ["CULT-THI-06"]
    chalice = ("Chalice", "Unbidden", "Unbidden")
    assert by(contest().resolve().acts(0, *chalice).acts(1, "Seize").skip("Act")) == ["CULT-ITR-23"]
    plain = cult("JAN", "TIA").priests(0, TRADE, 3).priests(1, TRADE, 2).hand(0, "M01", "M01")
    assert by(plain.twin().resolve().skip("Act")) == ["CULT-RES-10"]
    assert by(plain.twin().resolve().acts(0, *chalice)) == ["CULT-JAN-01"]
    tied = plain.priests(1, TRADE, 1)
    assert by(tied.twin().resolve().skip("Act")) == ["CULT-RES-11"]
    assert by(tied.resolve().acts(0, *chalice)) == ["CULT-JAN-03"]


# --- 3. what lies on a Priest -------------------------------------------------------------------------------


@rule("CULT-RUL-28", "CULT-RUL-27")
def test_coins_and_boosts_stay_when_the_priest_is_raised_in_place() -> None:
    table = cult("CTH", "JAN").coin_priest(0, TRADE, 2, 6).free(0, 1).priests(1, TRADE, 5, 5).resolve()
    table.acts(0, to_use("CTH1"), "strength 1")
    assert table.winners() == ["Cthulhu wins the Trade District with Influence 3."]
    temple = cult("TIA", "JAN").coin_priest(0, TEMPLE, 2, 5).resolve().play("here to 3")
    assert sum(temple.state.coin_stack) == 0


@rule("CULT-RUL-27", "CULT-THI-07")
def test_a_boost_stays_on_the_coin_priest_when_its_coins_are_gone() -> None:
    table = cult("JAN", "TIA").coin_priest(0, TEMPLE, 2, 5).hand(0, "M03").priests(1, TEMPLE, 5).resolve()
    table.acts(0, "Murmured")
    assert (table.asked, table.state.coin_stack[TEMPLE]) == ("Ordain", 0)
    table.play("Raise the Priest of strength 2 with a boost here to 3")


@rule("CULT-RUL-27", "CULT-RUL-78", "CULT-ITR-09")
def test_the_boost_lies_on_the_priest_as_it_is_now_after_an_exorcism() -> None:
    table = cult("JAN", "TIA", "FAF").priests(0, TRADE, 5, 4).hand(0, "M03").hand(1, "I04").hand(2, "I05")
    table.resolve().acts(0, "Murmured", "strength 5").acts(1, "Exorcism", "with a boost").acts(2, "Exorcism")
    assert table.options() == ["Janus: Priest of strength 3 with a boost", "Janus: Priest of strength 4"]
    table.play("with a boost")
    assert table.winners() == ["Janus wins the Trade District with Influence 7."]
    coins = cult("JAN", "TIA", "FAF").coin_priest(0, TRADE, 5, 6).hand(0, "M03").hand(1, "I04").hand(2, "I05")
    coins.resolve().acts(0, "Murmured").acts(1, "Exorcism").acts(2, "Exorcism")
    assert coins.state.boost[boost_at(0, 4 * 1)] == sum(coins.state.boost) == 2
    assert coins.winners() == ["Janus wins the Trade District with Influence 3."]


@rule("CULT-RUL-28", "CULT-ITR-21")
def test_the_coins_lie_on_the_priest_as_it_is_now_when_an_ambush_sends_it_home() -> None:
    table = cult("CTH", "JAN").coin_priest(0, TRADE, 2, 6).priests(0, TRADE, 2).free(0, 1).hand(1, "I22")
    table.resolve().acts(0, to_use("CTH1"), "strength 1", "with 6 coins").acts(1, "Ambush")
    assert (table.at(0, FREE), table.at(0, TRADE)) == ([P, 3], [2])
    lowered = cult("CTH", "JAN").coin_priest(0, TRADE, 5, 6).hand(0, "I04").hand(1, "I22").resolve()
    lowered.acts(0, "Exorcism").acts(1, "Ambush")
    assert lowered.at(0, FREE) == [P, 3]


@rule("CULT-RUL-28")
def test_coins_stay_on_their_priest_when_another_one_beside_it_changes() -> None:
    table = cult("TIA", "JAN", "FAF").priests(0, TRADE, 1).priests(1, TRADE, 5).coin_priest(2, TRADE, 2, 6)
    table.hand(0, "I04").resolve().acts(0, "Exorcism")
    told = table.told()
    assert "Janus: a Priest of strength 5 drops to 3." in told
    assert "Fafnir wins the Trade District with Influence 2." in told
    table.skip("TakeBenefit")
    assert (table.at(1, FREE), table.at(2, FREE)) == ([P, 3], [P, 2])
    mine = cult("CTH", "JAN").coin_priest(0, TRADE, 3, 6).priests(0, TRADE, 1).free(0, 1).hand(1, "I22")
    mine.resolve().acts(0, to_use("CTH1"), "strength 1", "Priest of strength 1").acts(1, "Ambush")
    assert (mine.at(0, FREE), mine.at(0, TRADE)) == ([P, 3], [2])
    assert mine.state.coins[1] == 6


@rule("CULT-RUL-28", "CULT-FAF-01")
def test_coins_are_lost_when_the_priest_moves_on_even_stronger() -> None:
    table = cult("FAF", "JAN").coins(0, 6).coin_priest(0, TRADE, 2, 6).priests(1, TRADE, 1).resolve()
    table.acts(0, to_use("FAF1"))
    assert "The 6 coins on Fafnir’s Priest in the Trade District go to the reserve." in table.told()
    assert table.state.coin_owner[ARTISAN] == -1


@rule("CULT-RUL-27", "CULT-RUL-28")
def test_a_boosted_priest_that_leaves_takes_no_boost_along() -> None:
    table = cult("JAN", "TIA").coin_priest(0, TRADE, 2, 6).priests(1, TRADE, 4).hand(0, "M06").hand(1, "I22")
    table.resolve().acts(0, "Black Halo").acts(1, "Ambush")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 4."]
    assert sum(table.state.boost) == 0
    seized = cult("JAN", "TIA").dark(1).priests(0, TRADE, 2).altar(0, TRADE).hand(0, "M06").hand(1, "I28")
    seized.resolve().acts(0, "Black Halo").acts(1, "Seize")
    assert seized.state.influence(0, TRADE) == 4


@rule("CULT-RUL-78", "CULT-RUL-28")
def test_of_two_equal_priests_the_one_without_coins_can_be_taken_for_an_altar() -> None:
    table = (
        cult("ATH", "JAN")
        .dark(0)
        .hand(0, "M01", "M01", "M01")
        .coin_priest(0, TRADE, 2, 6)
        .priests(0, TRADE, 2)
    )
    table.priests(1, TRADE, 5).resolve().acts(0, to_use("ATH4")).take("PayCard")
    assert table.options() == ["Priest of strength 2", "Priest of strength 2 with 6 coins"]
    plain = table.twin().play("Priest of strength 2")
    assert "Atheism wins the Trade District with Influence 6." in plain.told()
    table.play("with 6 coins")
    assert "Atheism wins the Trade District with Influence 6." in table.told()
    assert table.state.coin_owner[TRADE] == -1


@rule("CULT-ART-14", "CULT-THI-08")
def test_flipping_the_coin_priest_gives_up_its_victory() -> None:
    table = cult("ATH", "JAN").dark(0).hand(0, "M01", "M01", "M01").coin_priest(0, TRADE, 2, 6)
    table.priests(1, TRADE, 5).resolve().acts(0, to_use("ATH4")).take("PayCard")
    assert table.winners() == ["Janus wins the Trade District with Influence 5."]


@rule("CULT-RUL-82")
def test_coins_on_a_priest_pay_for_nothing() -> None:
    table = cult("FAF", "JAN").coins(0, 5).coin_priest(0, TRADE, 2, 6).priests(1, TRADE, 1)
    assert not usable(table, "FAF1", TRADE)
    temptation = (
        cult("NIR", "JAN").coins(0, 4).coin_priest(0, TRADE, 2, 6).palace("L01").hand(0, "M01", "M01")
    )
    assert not usable(temptation, "NIR2", TRADE)


@rule("CULT-RUL-27", "CULT-THI-03", "CULT-THI-05")
def test_a_boosted_priest_that_is_bribed_away_takes_the_coins_along_but_not_the_boost() -> None:
    table = cult("TIA", "JAN").coins(0, 6).priests(0, THIEVES, 2).priests(1, THIEVES, 4).hand(0, "M06")
    table.resolve().acts(0, "Black Halo").play("6 coins")
    told = table.told()
    assert "Tiamat wins the Thieves District with Influence 7." in told
    assert "Tiamat wins the Trade District with Influence 2." in told
    assert sum(table.state.boost) == 0


@rule("CULT-RUL-28", "CULT-THI-11", "CULT-ARA-02")
def test_a_coin_priest_that_moves_on_to_another_one_has_no_coins_left_to_meet_it_with() -> None:
    table = cult("ARA", "JAN").free(0, 3).coin_priest(0, SLUMS, 1, 3).coin_priest(1, FORUM, 2, 4)
    table.resolve().acts(0, to_use("ARA2"), "strength 3").skip("TakeBenefit")
    told = table.told()
    assert "The 3 coins on Arachne’s Priest in the Slums go to the reserve." in told
    assert "Janus wins the Forum with Influence 2." in told
    assert not any("meet" in words for words in told)


@rule("CULT-RUL-28", "CULT-RUL-78", "CULT-ANU-02")
def test_the_hand_of_death_strips_the_priest_it_takes_and_no_other_of_the_same_strength() -> None:
    table = cult("ANU", "JAN").followers(0, 1).coin_priest(0, TRADE, 2, 6).priests(0, TRADE, 2)
    table.priests(1, TRADE, 5).resolve().acts(0, to_use("ANU2"))
    assert table.options() == ["Priest of strength 2", "Priest of strength 2 with 6 coins"]
    plain = table.twin().play("Priest of strength 2")
    assert "Anubis wins the Trade District with Influence 2." in plain.told()
    assert (plain.state.coin_stack[TRADE], plain.at(0, FREE)) == (0, [P, 4])
    table.play("with 6 coins")
    assert "Janus wins the Trade District with Influence 5." in table.told()
    assert table.state.coins[0] == 2


@rule("CULT-RUL-27", "CULT-RUL-26", "CULT-MIR-10")
def test_a_boost_is_lost_with_the_priest_that_becomes_an_altar_and_stays_on_the_one_beside_it() -> None:
    """Nobody acts twice in one Location: the boost is laid on by hand before Nihilism takes one of the two."""
    table = cult("ATH", "JAN").dark(0).hand(0, "M01", "M01", "M01").priests(0, TRADE, 2, 2)
    table.priests(1, TRADE, 1).resolve()
    table.state.boost[boost_at(0, 4 * 2)] = 5
    table.acts(0, to_use("ATH4")).take("PayCard")
    assert table.options() == ["Priest of strength 2", "Priest of strength 2 with a boost"]
    plain = table.twin().play("Priest of strength 2")
    assert "Atheism wins the Trade District with Influence 11." in plain.told()
    table.play("with a boost")
    assert "Atheism wins the Trade District with Influence 6." in table.told()


# --- 4. the supply of tokens --------------------------------------------------------------------------------


@rule("CULT-RUL-24", "CULT-RUL-22", "CULT-TEM-04")
def test_three_priests_of_a_strength_anywhere_use_up_its_tokens() -> None:
    for place in (FREE, SHEET, RIFT):
        table = cult("TIA", "JAN").priests(0, TEMPLE, 2).priests(0, place, 3, 3).resolve().skip("Act")
        assert table.offers("here to 3")
        full = cult("TIA", "JAN").priests(0, TEMPLE, 2).priests(0, place, 3, 3, 3).resolve().skip("Act")
        assert not full.offers("here to 3")


@rule("CULT-RUL-24", "CULT-SET-06")
def test_a_rivals_tokens_never_count() -> None:
    table = cult("TIA", "JAN").priests(0, TEMPLE, 2).priests(1, SHEET, 3, 3, 3).resolve()
    assert table.offers("here to 3")


@rule("CULT-RUL-24", "CULT-ARA-01", "CULT-RUL-77")
def test_an_ordination_is_offered_for_just_the_strengths_whose_tokens_are_left() -> None:
    table = (
        cult("ARA", "JAN").followers(0, 5).priests(0, SHEET, 2, 2, 2).free(0, 4, 4, 4).priests(1, SLUMS, 1)
    )
    table.resolve().acts(0, to_use("ARA1"))
    assert table.options() == ["1 Follower", "3 Followers", "5 Followers"]
    none = cult("ARA", "JAN").followers(0, 1).priests(0, SHEET, 1, 1, 1).priests(1, SLUMS, 1)
    assert not usable(none, "ARA1")


@rule("CULT-RUL-24", "CULT-RUL-25", "CULT-CTH-02")
def test_a_shrine_frees_the_tokens_of_all_it_destroys() -> None:
    table = (
        cult("CTH", "JAN")
        .followers(0, 5)
        .free(0, 1, 1, 1, 5)
        .priests(0, SLUMS, 2)
        .priests(1, SLUMS, 1)
        .resolve()
    )
    table.acts(0, to_use("CTH2"))
    assert table.state.spare(0) == 14
    assert [table.state.reserve(0, kind) for kind in range(1, 6)] == [3, 3, 3, 3, 3]


# --- 5. two kinds of requirement, windows for deals ---------------------------------------------------------


@rule("CULT-RUL-01", "CULT-RUL-02", "CULT-LIC-08", "CULT-ITN-05")
def test_a_title_opens_the_intention_phase_followers_open_miracles_and_abilities_need_neither() -> None:
    title = cult("ARA", "JAN").licenses(0, "L01").free(0, 4)
    assert title.placing().offers("in the Artisan District")
    miracle = cult("ARA", "JAN").licenses(0, "L01").free(0, 4).priests(1, ARTISAN, 1).hand(0, "M01")
    assert not miracle.resolve().may(0, "Unbidden")
    ability = cult("ARA", "JAN").followers(0, 3).priests(1, RIFT, 1).resolve()
    ability.acts(0, "Ordination", "3 Followers")
    assert "Arachne wins the Rift of Darkness with Influence 3." in ability.told()
    bribe = cult("TIA", "JAN").coins(0, 13).priests(0, 2, 1).resolve().play("Rift")
    assert "Tiamat wins the Rift of Darkness with Influence 1." in bribe.told()


@rule("CULT-RUL-03", "CULT-ITN-12", "CULT-RUL-70")
def test_a_fourth_placement_is_judged_before_and_weakens_the_patriarch_after() -> None:
    table = cult().followers(0, 8).free(0, 1).placed(0, 3).passed(1).intention()
    table.place(P, RIFT)
    assert table.state.influence(0, RIFT) == 7
    assert not table.offers("Rift")


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


@rule("CULT-RUL-02", "CULT-MIR-08", "CULT-LIC-08")
def test_a_title_leads_a_priest_past_the_gate_in_the_intention_phase_but_no_miracle_does() -> None:
    table = cult("TIA", "JAN").licenses(0, "L07").followers(0, 6).priests(0, SLUMS, 1).hand(0, "M02")
    table.resolve().acts(0, "Barefoot")
    assert table.options()[-1] == "Nobility District"
    assert table.refused(RIFT)


@rule("CULT-RUL-12", "CULT-RUL-86")
def test_a_celebrating_cult_never_has_a_window() -> None:
    table = cult("TIA", "JAN").celebrating(0).hand(0, "I01").free(1, 1, 2).intention()
    seen = []
    while table.asked in ("PlaceOrPass", "Deal"):
        seen.append((table.asked, table.speaker))
        table.play(table.state.legal()[-1] if len(seen) < 3 else 0)
    assert all(kind == "PlaceOrPass" and seat == 1 for kind, seat in seen)


@rule("CULT-RUL-29", "CULT-RUL-61", "CULT-POR-01")
def test_a_price_is_paid_in_full_even_if_not_all_of_the_gain_fits() -> None:
    table = cult().coins(0, 11).followers(0, 8).priests(0, PORT, 1).resolve().play("4 Followers for 11 coins")
    assert (table.state.followers[0], table.state.coins[0]) == (9, 0)
