"""Miracle cards: each must be usable in full, does what it says, and goes under its deck."""

from collections import Counter

import pytest

from eldertable.games.cult.box.places import FREE, bottom_of
from eldertable.games.cult.rules.priests import boost
from tests.rules.cult.table import (
    ARTISAN,
    FORUM,
    MIRACLE,
    RIFT,
    RUINS,
    SLUMS,
    TRADE,
    P,
    cult,
)
from tests.support import rule

BOOSTS = {
    "M03": ("Murmured Omen", 2, False),
    "M04": ("Weeping Idol", 3, False),
    "M05": ("Voice in the Well", 4, False),
    "M06": ("Black Halo", 5, False),
    "M07": ("Eclipse at Noon", 6, True),
    "M08": ("Hand from the Sky", 7, True),
}
GAINS = {
    "M11": ("The Healed Beggar", 1, 4, False),
    "M12": ("Rain of Bread", 1, 5, False),
    "M13": ("Procession of the Lame", 2, 6, False),
    "M14": ("Golden Rapture", 2, 7, True),
}


COPIES = {
    "M01": 6, "M02": 5, "M03": 2, "M04": 2, "M05": 2, "M06": 1, "M07": 1, "M08": 1, "M09": 2, "M10": 2,
    "M11": 2, "M12": 2, "M13": 1, "M14": 1,
}  # fmt: skip


# --- all of them --------------------------------------------------------------------------------------------


@rule("CULT-MIR-03", "CULT-RUL-79", "CULT-RUL-63")
def test_a_played_miracle_goes_face_down_under_its_deck_and_all_have_seen_it() -> None:
    table = cult().priests(1, RUINS, 1).hand(0, "M11").resolve().acts(0, "Healed Beggar")
    assert table.cards(10) == ["M11"]
    assert table.hand_of(0) == []
    table.play("4 coins")
    assert table.cards(10) == []
    assert table.under(MIRACLE) == ["M11"]
    assert table.knows(None, bottom_of(MIRACLE)) == [True]
    assert "Tiamat plays The Healed Beggar." in table.told(1)


@rule("CULT-MIR-01")
def test_a_miracle_is_played_only_in_the_action_step_of_a_location() -> None:
    table = cult().free(0, 1).free(1, 1).hand(0, "M11").coins(0, 9).palace("L01").intention()
    assert not table.offers("Healed Beggar")
    table.play("Pass")
    assert not table.offers("Healed Beggar")


@rule("CULT-MIR-02")
@pytest.mark.parametrize("card", ["M07", "M08", "M09", "M10", "M14"])
def test_a_sealed_miracle_is_for_a_dark_cult_only(card: str) -> None:
    name = cult().game.texts.card["en"][cult().game.content.cards.ids.index(card)][0]
    scene = cult().followers(0, 5).priests(0, SLUMS, 1).hand(0, card)
    assert not scene.twin().resolve().may(0, name)
    assert scene.dark(0).resolve().may(0, name)


@rule("CULT-CMP-11")
def test_every_miracle_has_its_copies_and_a_test_in_its_name() -> None:
    cards = cult().game.content.cards
    assert Counter(cards.ids[cards.kind[card]] for card in cards.miracles) == COPIES
    named = {name[-3:].upper() for test in globals() for name in test.split("_") if name[:1] == "m"}
    assert COPIES.keys() <= named | BOOSTS.keys() | GAINS.keys()


@rule("CULT-MIR-02")
def test_seven_of_the_thirty_are_sealed() -> None:
    cards = cult().game.content.cards
    assert sum(cards.sealed[cards.kind[card]] for card in cards.miracles) == 7


@rule("CULT-MIR-04", "CULT-MIR-05")
def test_example_without_enough_followers_or_a_priest_to_move_the_card_cannot_be_played() -> None:
    poor = cult().dark(0).followers(0, 3).priests(1, SLUMS, 1).hand(0, "M10", "M11").resolve()
    assert poor.may(0, "Healed Beggar")
    assert not poor.may(0, "Night of Torches")
    absent = cult().followers(0, 9).free(0, 1).priests(1, SLUMS, 1).hand(0, "M02", "M11").resolve()
    assert absent.may(0, "Healed Beggar")
    assert not absent.may(0, "Barefoot")


# --- place and move -----------------------------------------------------------------------------------------


@rule("CULT-MIR-06", "CULT-RUL-01", "CULT-RUL-26", "CULT-ITN-14")
def test_unbidden_guest_m01_places_a_free_priest_here_with_the_followers_for_it() -> None:
    table = cult().followers(0, 2).free(0, 1, 4).priests(1, TRADE, 3).hand(0, "M01").resolve()
    table.acts(0, "Unbidden Guest")
    assert table.options() == ["The Patriarch", "Priest of strength 1", "Priest of strength 4"]
    patriarch = table.twin().play("Patriarch")
    assert patriarch.winners() == ["Janus wins the Trade District with Influence 3."]
    table.play("strength 4")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 4."]
    assert table.state.followers[0] == 2


@rule("CULT-RUL-01", "CULT-MIR-06")
def test_unbidden_guest_m01_needs_no_followers_unless_agreed_otherwise() -> None:
    note = cult().followers(0, 1).free(0, 4).priests(1, TRADE, 3).hand(0, "M01").resolve()
    assert note.may(0, "Unbidden Guest")
    assert note.offers("Place a free Priest of yours in the Active Location, whatever your Followers.")
    card = cult(miracle_place_needs_followers=True).free(0, 4).priests(1, TRADE, 3).hand(0, "M01")
    assert not card.twin().followers(0, 1).resolve().may(0, "Unbidden Guest")
    assert card.followers(0, 2).resolve().may(0, "Unbidden Guest")
    assert card.offers(
        "Place a free Priest of yours in the Active Location, if you have the Followers for it."
    )


@rule("CULT-RUL-02")
def test_titles_do_not_replace_followers_for_miracles() -> None:
    scene = cult(miracle_place_needs_followers=True).followers(0, 3).licenses(0, "L01").free(0, 4)
    scene.priests(1, ARTISAN, 3).hand(0, "M01")
    assert not scene.resolve().may(0, "Unbidden Guest")
    table = cult().followers(0, 3).licenses(0, "L01").priests(0, SLUMS, 2, P).hand(0, "M02").resolve()
    table.acts(0, "Barefoot", "strength 2")
    assert table.options() == ["Forum", "Temple District", "Trade District"]


@rule("CULT-MIR-08", "CULT-RUL-26")
def test_barefoot_through_walls_m02_moves_a_priest_from_here_to_a_higher_location() -> None:
    table = (
        cult()
        .followers(0, 2)
        .priests(0, SLUMS, P, 2)
        .priests(0, RUINS, 5)
        .priests(1, FORUM, 2)
        .hand(0, "M02")
    )
    table.resolve().skip("Act").skip("TakeBenefit").acts(0, "Barefoot")
    assert table.options() == ["The Patriarch", "Priest of strength 2"]
    table.play("Patriarch")
    assert table.options() == ["Forum", "Temple District", "Trade District"]
    table.play("Forum")
    assert table.at(0, FORUM) == [P]
    assert table.state.followers[0] == 2
    table.skip("TakeBenefit")
    assert "Tiamat wins the Forum with Influence 2." in table.winners()


@rule("CULT-MIR-08", "CULT-RUL-38")
def test_barefoot_through_walls_m02_leads_nowhere_from_the_rift() -> None:
    assert not cult().followers(0, 9).priests(0, RIFT, 2).hand(0, "M02").resolve().may(0, "Barefoot")


# --- boosts -------------------------------------------------------------------------------------------------


@rule("CULT-MIR-09", "CULT-RUL-26")
@pytest.mark.parametrize("card", BOOSTS)
def test_a_boost_adds_influence_and_leaves_the_strength(card: str) -> None:
    name, n, sealed = BOOSTS[card]
    table = cult().priests(0, SLUMS, 1, P).followers(1, n).priests(1, SLUMS, P).hand(0, card)
    if sealed:
        table.dark(0)
    table.resolve().acts(0, name)
    assert table.options() == ["The Patriarch", "Priest of strength 1"]
    table.play("strength 1")
    assert table.winners() == [f"Tiamat wins the Slums with Influence {n + 1}."]
    assert table.at(0, SLUMS) == [P, 1]


@rule("CULT-RUL-26", "CULT-CMP-08", "CULT-MIR-09")
def test_a_boost_works_on_the_patriarch_though_nothing_changes_his_strength() -> None:
    table = cult().followers(0, 2).priests(0, SLUMS, P).priests(1, SLUMS, 4).hand(0, "M04").resolve()
    table.acts(0, "Weeping Idol")
    assert table.winners() == ["Tiamat wins the Slums with Influence 5."]
    assert table.state.patriarch(0) == 2


@rule("CULT-RUL-26")
def test_boosts_on_one_priest_add_up() -> None:
    table = cult().priests(0, SLUMS, 2)
    table.state.active = SLUMS
    boost(table.state, 0, 8, 2, "CULT-MIR-09")
    boost(table.state, 0, 9, 3, "CULT-MIR-09")
    assert table.state.influence(0, SLUMS) == 7
    assert table.state.pieces(0, SLUMS) == [9]


@rule("CULT-RUL-27")
def test_all_boosts_end_with_the_location() -> None:
    table = cult().priests(0, SLUMS, 1).altar(0, FORUM).priests(1, FORUM, 5).hand(0, "M06").resolve()
    table.acts(0, "Black Halo").skip("TakeBenefit")
    assert table.winners() == [
        "Tiamat wins the Slums with Influence 6.",
        "Janus wins the Forum with Influence 5.",
    ]
    assert table.boosts() == {}


# --- Altar and Mob ------------------------------------------------------------------------------------------


@rule("CULT-MIR-10", "CULT-RUL-26", "CULT-ART-13")
def test_the_stone_that_bleeds_m09_costs_three_followers_and_builds_an_altar_here() -> None:
    table = cult().dark(0).followers(0, 4).priests(0, SLUMS, P, 1, 3).hand(0, "M09").resolve()
    table.acts(0, "Stone That Bleeds")
    assert table.options() == ["Priest of strength 1", "Priest of strength 3"]
    table.play("strength 1").skip("TakeBenefit")
    assert table.altars(0) == [SLUMS]
    assert table.state.followers[0] == 1
    assert table.at(0, FREE) == [P, 3]
    again = cult().dark(0).followers(0, 3).altar(0, SLUMS).priests(0, SLUMS, 1).hand(0, "M09").resolve()
    assert not again.may(0, "Stone")


@rule("CULT-MIR-11", "CULT-RUL-56")
def test_night_of_torches_m10_costs_four_followers_and_gives_a_mob() -> None:
    table = cult().dark(0).followers(0, 4).priests(1, SLUMS, 1).hand(0, "M10").resolve()
    table.acts(0, "Night of Torches")
    assert (table.state.followers[0], table.state.mobs[0]) == (0, 1)
    cults = ("TIA", "JAN", "FAF", "ARA", "ATH")
    none_left = cult(*cults).dark(0).followers(0, 4).priests(1, SLUMS, 1).hand(0, "M10")
    for side, mobs in enumerate((3, 3, 3, 3, 4)):
        none_left.mobs(side, mobs)
    assert not none_left.resolve().may(0, "Night of Torches")


# --- gains --------------------------------------------------------------------------------------------------


@rule("CULT-RUL-29", "CULT-MIR-04")
@pytest.mark.parametrize(("followers", "possible"), [(7, True), (8, False)])
def test_what_a_miracle_gives_must_fit_in_full(followers: int, possible: bool) -> None:
    """A Healed Beggar that would bring two Followers and nothing else."""
    told = {"name": "The Healed Beggar", "text": "Gain {n} Followers."}
    beggar = {"id": "M11", "effect": [{"verb": "gain-followers", "n": 2}], "en": told}
    game = type(cult().game)(content={"miracles": {"miracle": [beggar]}})
    table = cult(game=game).followers(0, followers).priests(1, SLUMS, 1).hand(0, "M11").resolve()
    assert table.may(0, "Healed Beggar") == possible


@rule("CULT-RUL-79", "CULT-RUL-29")
def test_the_followers_that_a_card_costs_leave_room_for_those_it_gives() -> None:
    """A Night of Torches that would give four Followers for four: with nine of them only the price makes room."""
    gift = {"verb": "gain-followers", "n": 4}
    overrides = {"miracles": {"miracle": [{"id": "M10", "effect": [gift]}]}}
    table = cult(game=type(cult().game)(content=overrides)).dark(0).followers(0, 9).priests(1, RUINS, 1)
    table.hand(0, "M10").resolve().acts(0, "Night of Torches")
    assert table.state.followers[0] == 9


@rule("CULT-MIR-12")
@pytest.mark.parametrize("card", GAINS)
def test_a_gain_is_followers_or_coins_as_the_player_picks(card: str) -> None:
    name, followers, coins, sealed = GAINS[card]
    table = cult().followers(0, 1).priests(1, SLUMS, 1).hand(0, card)
    if sealed:
        table.dark(0)
    table.resolve().acts(0, name)
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.words == f"{name}: Followers or coins?"
    people = table.twin().play("Follower")
    assert (people.state.followers[0], people.state.coins[0]) == (1 + followers, 0)
    table.play("coins")
    assert (table.state.followers[0], table.state.coins[0]) == (1, coins)


@rule("CULT-RUL-29", "CULT-MIR-04")
def test_the_follower_option_needs_room_for_all_of_them() -> None:
    table = cult().followers(0, 8).priests(1, SLUMS, 1).hand(0, "M13").resolve().acts(0, "Procession")
    assert (table.state.followers[0], table.state.coins[0]) == (8, 6)
    room = cult().followers(0, 7).priests(1, SLUMS, 1).hand(0, "M13").resolve().acts(0, "Procession")
    assert room.options() == ["2 Followers", "6 coins"]


@rule("CULT-RUL-55", "CULT-MIR-04")
def test_with_few_coins_left_in_a_limited_bank_the_coin_option_must_fit_too() -> None:
    table = cult(coin_limit=30).coins(0, 13).coins(1, 14).followers(0, 1).priests(1, SLUMS, 1).hand(0, "M11")
    table.resolve().acts(0, "Healed Beggar")
    assert (table.state.followers[0], table.state.coins[0]) == (2, 13)
