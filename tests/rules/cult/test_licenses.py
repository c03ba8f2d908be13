"""License cards: permanent abilities, and a stronger Patriarch."""

import pytest

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import bottom_of, own_zone
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
    CultScene,
    P,
    card_kind,
    cult,
    placement,
    the_game,
)
from tests.support import rule

COST_AND_BONUS = {
    "L01": (5, 1), "L02": (6, 2), "L03": (7, 2), "L04": (6, 2), "L05": (6, 2), "L06": (8, 1), "L07": (9, 3),
    "L08": (6, 1), "L09": (8, 2), "L10": (6, 2), "L11": (8, 3), "L12": (5, 2), "L13": (7, 3),
    "L14": (9, 1), "L15": (10, 1), "L16": (7, 2), "L17": (7, 3), "L18": (7, 3),
    "L19": (6, 1), "L20": (6, 2), "L21": (8, 1), "L22": (7, 1), "L23": (10, 1), "L24": (7, 1), "L25": (6, 2),
    "L26": (8, 1), "L27": (7, 2), "L28": (7, 2), "L29": (9, 2), "L30": (8, 3),
}  # fmt: skip
TITLES = {
    "L01": ("Minstrel", ARTISAN), "L02": ("Healer", ACADEMY), "L03": ("Admiral", PORT),
    "L04": ("Mentor", PALACE_10), "L05": ("Inquisitor", NOBILITY), "L06": ("General", GUARDS),
    "L07": ("Oracle", RIFT),
}  # fmt: skip
APPROVALS = {"L08": 4, "L09": 4, "L10": 5, "L11": 5, "L12": 6, "L13": 6}
TITHES = {
    "L14": (RUINS, THIEVES, SLUMS), "L15": (FORUM, TEMPLE, TRADE), "L16": (ARTISAN, ACADEMY, PORT),
    "L17": (PALACE_10, NOBILITY), "L18": (GUARDS, RIFT),
}  # fmt: skip
COMMUNITIES = {
    "L19": RUINS, "L20": THIEVES, "L21": SLUMS, "L22": TEMPLE, "L23": TRADE, "L24": ARTISAN, "L25": ACADEMY,
    "L26": PORT, "L27": PALACE_10, "L28": NOBILITY, "L29": GUARDS, "L30": RIFT,
}  # fmt: skip
BENEFITS = ("TakeBenefit", "Bribe", "Ordain", "AltarPlace", "Teach", "Hire", "GrantLicense")


# --- what all have ------------------------------------------------------------------------------------------


@rule("CULT-LIC-05", "CULT-PAS-10")
@pytest.mark.parametrize("card", COST_AND_BONUS)
def test_every_license_has_its_cost_and_its_bonus_for_the_patriarch(card: str) -> None:
    cost, bonus = COST_AND_BONUS[card]
    table = cult().followers(0, 2).coins(0, cost).palace(card)
    assert table.state.patriarch(0) == 2
    table.placing().play("Pass", "Buy")
    assert table.state.coins[0] == 0
    assert table.state.patriarch(0) == 2 + bonus
    assert table.state.patriarch(1) == 0


@rule("CULT-LIC-05", "CULT-RUL-70")
def test_bonuses_add_up_and_count_in_a_location_still_to_be_resolved() -> None:
    table = cult().followers(0, 2).priests(0, RIFT, P).coins(0, 20).palace("L07", "L13").passed(1).intention()
    table.play("Oracle", "Crown Approval")
    assert "Tiamat wins the Rift of Darkness with Influence 8." in table.told()


@rule("CULT-LIC-02", "CULT-LIC-03", "CULT-LIC-04", "CULT-RUL-63")
def test_a_license_is_not_in_the_hand_but_may_be_discarded_for_a_cost_openly_under_its_deck() -> None:
    table = cult("JAN", "TIA").licenses(0, "L01", "L02").priests(1, SLUMS, 1).resolve()
    assert table.state.hand_size(0) == 0
    table.acts(0, "Chalice of Clarity", "Healer")
    assert table.under(LICENSE) == ["L01", "L02"]
    assert table.knows(None, bottom_of(LICENSE)) == [True, True]
    assert table.licenses_of(0) == []
    assert "Janus discards Healer." in table.told(1)


@rule("CULT-LIC-02")
def test_licenses_lie_face_up_before_their_owner() -> None:
    table = cult().licenses(0, "L01").placing()
    pieces = [piece for piece in table.game.moving(table.state, 1).pieces if piece.zone == "licenses-0"]
    assert [piece.face for piece in pieces] == ["L01"]
    assert table.knows(None, own_zone(0, LICENSE)) == [True]


# --- Titles -------------------------------------------------------------------------------------------------


@rule("CULT-LIC-08", "CULT-LIC-09")
@pytest.mark.parametrize("card", TITLES)
def test_a_title_opens_its_location_whatever_the_followers(card: str) -> None:
    name, location = TITLES[card]
    assert the_game().texts.card["en"][card_kind(card)][0] == name
    table = cult().free(0, 2).licenses(0, card).placing()
    opened = {(answer - 1) // 6 + 1 for answer in table.state.legal() if answer}
    assert opened == {RUINS, THIEVES, SLUMS, location}
    assert placement(2, location) in table.state.legal()


# --- Approvals ----------------------------------------------------------------------------------------------


def followers_after_placing(table: CultScene, n: int) -> list[int]:
    """How many Followers the first player has after each of so many placements."""
    table.free(0, 1, 1, 1, 2, 2, 2, 3).passed(1).intention()
    left = []
    for kind in (1, 1, 1, 2, 2, 2, 3)[:n]:
        table.place(kind, RUINS)
        left.append(table.state.followers[0])
    return left


@rule("CULT-LIC-10")
@pytest.mark.parametrize("card", APPROVALS)
def test_an_approval_makes_the_placement_of_its_number_free(card: str) -> None:
    left = followers_after_placing(cult().followers(0, 9).licenses(0, card), 7)
    costs = [before - after for before, after in zip([9, *left], left, strict=False)]
    assert costs == [0, 0, 0] + [0 if ordinal == APPROVALS[card] else 1 for ordinal in (4, 5, 6, 7)]


@rule("CULT-LIC-11")
def test_example_with_approval_5_the_fifth_is_free_and_the_fourth_still_costs_one() -> None:
    assert followers_after_placing(cult().followers(0, 3).licenses(0, "L10"), 5) == [3, 3, 3, 2, 2]


@rule("CULT-RUL-16")
def test_two_approvals_of_one_number_have_no_extra_effect() -> None:
    assert followers_after_placing(cult().followers(0, 3).licenses(0, "L08", "L09"), 5) == [3, 3, 3, 3, 2]


@rule("CULT-ITN-13", "CULT-LIC-10")
def test_with_an_approval_a_cult_without_followers_may_place_on() -> None:
    table = cult().free(0, 1, 1).placed(0, 3).licenses(0, "L08").passed(1).intention()
    assert table.asked == "PlaceOrPass"
    table.place(1, RUINS)
    assert table.state.passed[0] == 1


# --- Tithes -------------------------------------------------------------------------------------------------


@rule("CULT-LIC-12", "CULT-RUL-17", "CULT-RUL-18")
@pytest.mark.parametrize("card", TITHES)
def test_a_tithe_takes_a_coin_for_every_priest_an_opponent_places_there(card: str) -> None:
    for location in range(RUINS, RIFT + 1):
        for kind in (1, P):
            table = (
                cult()
                .followers(0, 9)
                .coins(0, 3)
                .free(0, 1)
                .licenses(1, card)
                .intention()
                .place(kind, location)
            )
            assert table.state.coins == ([2, 1] if location in TITHES[card] else [3, 0])


@rule("CULT-LIC-13")
def test_a_tithe_an_opponent_without_coins_places_without_paying() -> None:
    table = cult().free(0, 1).licenses(1, "L14").intention().place(1, RUINS)
    assert table.at(0, RUINS) == [1]
    assert table.state.coins == [0, 0]


@rule("CULT-RUL-17")
def test_tithes_of_several_owners_are_paid_clockwise_while_coins_last_and_nobody_pays_itself() -> None:
    taxed = {
        "licenses": {
            "license": [{"id": "L15", "locations": ["ruins"]}, {"id": "L16", "locations": ["ruins"]}]
        }
    }
    game = type(the_game())(content=taxed)
    table = cult("TIA", "JAN", "FAF", "ARA", game=game).free(1, 1).coins(1, 2)
    table.licenses(0, "L14").licenses(2, "L15").licenses(3, "L16").intention(1).place(1, RUINS)
    assert table.state.coins == [0, 0, 1, 1]
    own = cult().free(0, 1).coins(0, 2).licenses(0, "L14").intention().place(1, RUINS)
    assert own.state.coins == [2, 0]


@rule("CULT-LIC-14")
def test_altars_are_never_taxed_nor_are_priests_placed_later() -> None:
    altar = cult().mobs(0, 3).coins(0, 6).priests(0, RUINS, 1).licenses(1, "L14").passed(1).intention()
    altar.play("Pass", "Artisan")
    assert (altar.altars(0), altar.state.coins[1]) == ([RUINS], 0)
    table = cult().free(0, 1).coins(0, 3).priests(1, RUINS, 5).licenses(1, "L14").hand(0, "M01").resolve()
    table.acts(0, "Unbidden", "strength 1").skip("TakeBenefit")
    assert table.state.coins == [4, 0]


@rule("CULT-RUL-19")
def test_a_celebrating_owner_collects_its_tithe() -> None:
    table = cult().celebrating(1).free(0, 1).coins(0, 3).licenses(1, "L14").intention().place(1, RUINS)
    assert table.state.coins == [2, 1]


@rule("CULT-RUL-84")
def test_a_bought_tithe_taxes_the_next_placement() -> None:
    table = cult().coins(0, 9).palace("L14").free(1, 1, 2).coins(1, 2).first(1).intention(1)
    table.place(1, RUINS).play("Pass", "Tithe").place(2, RUINS)
    assert table.state.coins == [1, 1]


# --- Communities --------------------------------------------------------------------------------------------


@rule("CULT-LIC-15", "CULT-LIC-17")
@pytest.mark.parametrize("card", COMMUNITIES)
def test_a_community_gives_its_location_even_to_a_loser_right_after_the_winner(card: str) -> None:
    location = COMMUNITIES[card]
    table = cult("TIA", "JAN").licenses(1, card).palace("L08").priests(1, location, P, 4)
    for side in (0, 1):
        table.followers(side, 8).coins(side, 13)
    if location == RIFT:
        table.priests(0, RIFT, 5, 5, 5, 4, 4, 4, P).supremacy(1)
    else:
        table.priests(0, location, 5, 5, 4, 4)
    table.resolve().skip("Act")
    order = []
    while table.asked in BENEFITS:
        order.append(table.speaker)
        table.play(table.state.legal()[0])
    assert order == [0, 1]


@rule("CULT-LIC-16", "CULT-RUL-04")
def test_a_community_needs_an_influence_of_one_else_there_are_alms() -> None:
    table = cult().licenses(1, "L23").priests(0, TRADE, 3).priests(1, TRADE, P)
    assert table.state.influence(1, TRADE) == 1
    table = cult().licenses(1, "L23").priests(0, TRADE, 3).resolve().take("TakeBenefit")
    assert table.state.coins == [6, 0]
    bare = {"licenses": {"license": [{"id": "L23", "bonus": 0}]}}
    nothing = cult("TIA", "JAN", game=type(the_game())(content=bare)).licenses(1, "L23").priests(0, TRADE, 3)
    nothing.priests(1, TRADE, P).resolve().take("TakeBenefit")
    assert nothing.state.coins == [6, 2]


@rule("CULT-LIC-18", "CULT-RUL-61")
def test_a_community_owner_who_cannot_or_will_not_use_the_benefit_gets_nothing_not_even_alms() -> None:
    declines = cult().licenses(1, "L23").priests(0, TRADE, 3).priests(1, TRADE, 1).resolve()
    declines.play("Take it", "Take nothing")
    assert declines.state.coins == [6, 0]
    cannot = cult().licenses(1, "L26").priests(0, PORT, 3).priests(1, PORT, 1).resolve()
    assert cannot.next_round
    assert cannot.state.coins == [0, 0]


@rule("CULT-LIC-19")
def test_there_is_a_community_for_every_location_but_the_forum() -> None:
    cards = the_game().content.cards
    served = [
        cards.locations[kind]
        for kind in range(c.FIRST_LICENSE, c.SUPREMACY)
        if cards.license[kind] == c.COMMUNITY
    ]
    assert sorted(served) == [(location,) for location in range(RUINS, RIFT + 1) if location != FORUM]


@rule("CULT-CMP-11")
def test_every_license_has_a_test_in_its_name() -> None:
    cards = the_game().content.cards
    assert sorted(cards.ids[cards.kind[card]] for card in cards.licenses) == sorted(COST_AND_BONUS)
    assert sorted([*TITLES, *APPROVALS, *TITHES, *COMMUNITIES]) == sorted(COST_AND_BONUS)


def test_there_are_7_titles_6_approvals_5_tithes_and_12_communities() -> None:
    cards = the_game().content.cards
    kinds = [cards.license[cards.kind[card]] for card in cards.licenses]
    assert [kinds.count(sort) for sort in (c.TITLE, c.APPROVAL, c.TITHE, c.COMMUNITY)] == [7, 6, 5, 12]


@rule("CULT-RUL-01", "CULT-RUL-02", "CULT-LIC-08", "CULT-ITN-05")
def test_a_title_opens_the_intention_phase_and_miracles_that_place_and_abilities_need_none() -> None:
    title = cult("ARA", "JAN").licenses(0, "L01").free(0, 4)
    assert title.placing().offers("in the Artisan District")
    miracle = cult("ARA", "JAN").licenses(0, "L01").free(0, 4).priests(1, ARTISAN, 1).hand(0, "M01")
    assert miracle.resolve().may(0, "Unbidden")
    ability = cult("ARA", "JAN").followers(0, 3).priests(1, RIFT, 1).resolve()
    ability.acts(0, "Ordination", "3 Followers")
    assert "Arachne wins the Rift of Darkness with Influence 3." in ability.told()
    bribe = cult("TIA", "JAN").coins(0, 13).priests(0, THIEVES, 1).resolve().play("Rift")
    assert "Tiamat wins the Rift of Darkness with Influence 1." in bribe.winners()


@rule("CULT-RUL-02", "CULT-MIR-08", "CULT-LIC-08")
def test_a_title_leads_a_priest_past_the_gate_in_the_intention_phase_but_no_miracle_does() -> None:
    table = cult("TIA", "JAN").licenses(0, "L07").followers(0, 6).priests(0, SLUMS, 1).hand(0, "M02")
    table.resolve().acts(0, "Barefoot")
    assert table.options()[-1] == "Nobility District"
    assert table.refused(RIFT)
