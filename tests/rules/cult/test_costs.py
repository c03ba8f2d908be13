"""What can be done is judged on what is left once the cost is paid: cards, coins, Followers, Masters, tokens."""

import pytest

from eldertable.games.cult.box.places import FREE, SHEET
from eldertable.games.cult.rules.verbs.priests import DestroyFree
from tests.rules.cult.table import INTRIGUE, MIRACLE, PORT, RIFT, RUINS, SLUMS, TRADE, P, cult, to_use
from tests.support import rule


@rule("CULT-RUL-34", "CULT-ATH-03", "CULT-RUL-59")
@pytest.mark.parametrize(("followers", "possible"), [(2, False), (3, True)])
def test_terror_with_a_slaughter_that_only_hits_oneself_needs_a_follower_left(
    followers: int, possible: bool
) -> None:
    """Paying two Followers first leaves nobody to slaughter."""
    table = cult("ATH", "JAN").followers(0, followers).priests(0, SLUMS, 1).hand(0, "I07")
    assert table.could_use("ATH2") == possible


@rule("CULT-RUL-34", "CULT-TIA-01")
def test_guise_the_only_sealed_card_cannot_pay_for_itself() -> None:
    table = cult("TIA", "JAN").coins(0, 3).priests(0, SLUMS, 1).hand(0, "M08", "M11")
    table.resolve().acts(0, to_use("TIA1"))
    assert table.options() == ["The Healed Beggar"]
    both = cult("TIA", "JAN").coins(0, 3).priests(0, SLUMS, 1).hand(0, "M08", "M07").resolve()
    both.acts(0, to_use("TIA1"))
    assert both.options() == ["Eclipse at Noon, with a dark seal", "Hand from the Sky, with a dark seal"]


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
    assert not tie_after.could_use("TIA1")
    tie_before = (
        cult("TIA", "JAN", game=game).coins(0, 5).coins(1, 5).priests(1, SLUMS, 1).hand(0, "I01", "M11")
    )
    assert tie_before.could_use("TIA1")


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
    assert table.could_use("ATH2") == possible


@rule("CULT-RUL-80", "CULT-RUL-34", "CULT-MIR-10")
def test_guise_a_stone_that_bleeds_still_costs_its_own_three_followers() -> None:
    table = cult("TIA", "JAN").coins(0, 3).followers(0, 3).priests(0, SLUMS, 2).hand(0, "M09", "M11")
    assert table.could_use("TIA1")
    assert not table.followers(0, 2).could_use("TIA1")
    table.followers(0, 3).resolve().acts(0, to_use("TIA1"), "Healed Beggar")
    assert (table.altars(0), table.state.followers[0], table.state.coins[0]) == ([SLUMS], 0, 0)


@rule("CULT-RUL-80", "CULT-RUL-34", "CULT-TIA-05")
def test_harvest_an_unbidden_guest_cannot_be_the_master() -> None:
    alone = cult("TIA", "JAN").dark(0).followers(0, 2).priests(0, TRADE, P).free(0, 5).hand(0, "M01")
    alone.priests(1, SLUMS, 1)
    assert not alone.could_use("TIA4")
    two = cult("TIA", "JAN").dark(0).followers(0, 2).priests(0, TRADE, P).free(0, 5, 1).hand(0, "M01")
    two.priests(1, SLUMS, 1).resolve().acts(0, to_use("TIA4"))
    assert two.masters(0) == [5]
    assert "Tiamat places a Priest of strength 1 in the Slums." in two.told()


@rule("CULT-RUL-34", "CULT-RUL-35", "CULT-RUL-77")
def test_harvest_only_masters_that_leave_a_playable_miracle_are_offered() -> None:
    """The Patriarch of strength 5 and a 5 are free; with either as Master the other can still be placed."""
    table = (
        cult("TIA", "JAN").dark(0).followers(0, 5).free(0, 5).hand(0, "M01").priests(1, SLUMS, 1).resolve()
    )
    table.acts(0, to_use("TIA4"))
    assert table.options() == ["The Patriarch", "Priest of strength 5"]
    table.play("Patriarch")
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
    assert not no_intrigue.could_use("FAF2")


@rule("CULT-RUL-25", "CULT-RUL-34", "CULT-CTH-01")
def test_abyss_the_masters_token_is_back_in_the_reserve_before_the_increase() -> None:
    table = cult("CTH", "JAN").priests(0, SLUMS, 3).free(0, 5, 1).priests(0, SHEET, 5, 5, 4, 4, 4).resolve()
    table.acts(0, to_use("CTH1"))
    assert (table.at(0, FREE), table.at(0, SLUMS)) == ([P, 1], [5])


@rule("CULT-RUL-77", "CULT-TIA-02", "CULT-RUL-25")
def test_incarnation_with_all_three_fives_in_use_one_of_the_destroyed_must_be_a_free_five() -> None:
    table = cult("TIA", "JAN").free(0, 1, 2, 3, 4, 5).priests(0, SHEET, 5, 5).priests(1, SLUMS, 1).resolve()
    table.acts(0, to_use("TIA2"), "strength 3")
    assert table.options() == [f"Priest of strength {kind}" for kind in (1, 2, 4, 5)]
    assert table.twin().play("strength 1", "strength 4").at(0, SLUMS) == [5]
    assert table.twin().play("strength 5").options() == [f"Priest of strength {kind}" for kind in (1, 2, 4)]
    ways = table.every_way("DestroyFree")
    assert len(ways) == 3
    assert all(way.at(0, FREE).count(5) == 0 and way.at(0, SLUMS) in ([5], []) for way in ways)
    master_five = cult("TIA", "JAN").free(0, 1, 2, 2, 5).priests(0, SHEET, 5, 5).priests(1, SLUMS, 1)
    assert not master_five.could_use("TIA2")
    spare = cult("TIA", "JAN").free(0, 1, 2, 2, 5).priests(0, SHEET, 5).priests(1, SLUMS, 1)
    assert spare.could_use("TIA2")


@rule("CULT-RUL-77")
def test_why_a_token_that_is_needed_next_must_be_among_the_destroyed() -> None:
    table = cult("TIA", "JAN").free(0, 1, 2, 3, 4, 5).priests(0, SHEET, 5, 5).priests(1, SLUMS, 1).resolve()
    table.acts(0, to_use("TIA2"), "strength 3")
    asked = table.state.decision
    assert isinstance(asked, DestroyFree)
    asked = asked.with_pick(table.state, 0, 1).with_pick(table.state, 0, 4)
    refusal = asked.why_not(table.state, 0, "destroy-free", (2,))
    assert refusal is not None
    said = "A Priest of strength 5 must be among them: its token is needed next."
    assert (refusal.rule, table.game.refusal(table.state, refusal)) == ("CULT-RUL-77", said)


@rule("CULT-TIA-02", "CULT-RUL-77")
def test_where_no_token_is_needed_next_any_free_priest_can_be_destroyed() -> None:
    only = {
        "id": "TIA2",
        "effect": [{"verb": "destroy-free", "n": 1, "must": True}],
        "en": {"text": "Destroy {n}."},
    }
    game = type(cult().game)(content={"cults": {"cult": [{"id": "TIA", "ability": [only]}]}})
    table = cult("TIA", "JAN", game=game).free(0, 1, 2, 3).priests(0, SLUMS, 1).resolve()
    assert table.acts(0, to_use("TIA2")).options() == ["Priest of strength 1", "Priest of strength 2"]


@rule("CULT-RUL-24", "CULT-RUL-25", "CULT-RUL-77", "CULT-TIA-02")
def test_incarnation_with_all_fifteen_tokens_in_use_takes_a_five_that_serves_as_an_altar() -> None:
    """No 5 is a Priest, but all three are Altars: once a weaker token lies in the reserve, the swap is open."""
    table = cult("TIA", "JAN").altar(0, RUINS, SLUMS, PORT).priests(1, SLUMS, 1)
    table.free(0, 1, 1, 1, 3).priests(0, SHEET, *[2, 4] * 3, 3, 3)
    assert (table.state.spare(0), table.state.reserve(0, 5)) == (0, 3)
    table.resolve(SLUMS).acts(0, to_use("TIA2"))
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
    assert table.could_use("TIA1") == possible
    if possible:
        table.resolve().acts(0, to_use("TIA1"), "Healed Beggar")
        assert table.state.coins[0] == 7


@rule("CULT-RUL-74", "CULT-RUL-81")
def test_a_card_inside_an_ability_is_the_one_action_of_that_location() -> None:
    table = cult("ATH", "JAN").followers(0, 2).coins(1, 4).priests(1, SLUMS, 1).hand(0, "I01", "M11", "I25")
    table.resolve().acts(0, to_use("ATH2"), "Blackmail")
    assert table.asked == "TakeBenefit"


@rule("CULT-RUL-80")
def test_what_an_ability_draws_comes_after_the_played_card_is_under_its_deck() -> None:
    table = cult("ATH", "JAN").followers(0, 2).coins(1, 4).priests(1, SLUMS, 1).hand(0, "I01").only(INTRIGUE)
    table.resolve().acts(0, to_use("ATH2"))
    assert table.hand_of(0) == ["I01"]
    harvest = cult("TIA", "JAN").dark(0).free(0, 5).priests(1, SLUMS, 1).hand(0, "M11").only(MIRACLE)
    harvest.resolve().acts(0, to_use("TIA4"), "4 coins")
    assert harvest.hand_of(0) == ["M11"]


@rule("CULT-RUL-31", "CULT-RUL-34")
def test_nothing_is_offered_that_would_do_nothing() -> None:
    nothing = cult("CTH", "JAN").dark(0).followers(0, 9).priests(1, SLUMS, 1).hand(0, "M01", "M01")
    assert not nothing.could_use("CTH3")
    assert not nothing.could_use("CTH4")
    part = cult("JAN", "TIA").dark(0).priests(1, SLUMS, 1).altar(1, SLUMS).hand(0, *["M01"] * 6, *["M02"] * 3)
    assert part.could_use("JAN4")


@rule("CULT-RUL-25", "CULT-RUL-34")
def test_a_token_that_a_cost_gives_back_can_be_gained_at_once() -> None:
    """A shrine that would give a Priest of strength 5 instead of an Altar: the free 5s it destroys are enough."""
    gift = {"verb": "gain-priest", "n": 5, "where": "free", "must": True}
    overrides = {"cults": {"cult": [{"id": "CTH", "ability": [{"id": "CTH2", "effect": [gift]}]}]}}
    game = type(cult().game)(content=overrides)
    table = cult("CTH", "JAN", game=game).followers(0, 5).priests(1, SLUMS, 1)
    swept = table.twin().free(0, 5, 5, 5)
    assert swept.could_use("CTH2")
    assert swept.resolve().acts(0, to_use("CTH2")).at(0, FREE) == [P, 5]
    assert not table.twin().free(0, 4).priests(0, SHEET, 5, 5, 5).could_use("CTH2")
    all_in_use = table.twin().free(0, 5).priests(0, SHEET, 5, *[1, 2, 3, 4] * 3).altar(0, RIFT)
    assert all_in_use.state.spare(0) == 0
    assert all_in_use.could_use("CTH2")


@rule("CULT-RUL-34", "CULT-RUL-36")
def test_where_all_free_priests_are_sacrificed_the_patriarch_alone_is_counted() -> None:
    """A shrine that would give a Priest as strong as there are free Priests: only the Patriarch is left of three."""
    gift = {"verb": "gain-priest", "per": "free-priests", "where": "free", "must": True}
    overrides = {"cults": {"cult": [{"id": "CTH", "ability": [{"id": "CTH2", "effect": [gift]}]}]}}
    table = cult("CTH", "JAN", game=type(cult().game)(content=overrides)).followers(0, 5).free(0, 3, 4)
    table.priests(1, SLUMS, 1).resolve().acts(0, to_use("CTH2"))
    assert table.at(0, FREE) == [P, 1]


@rule("CULT-RUL-32", "CULT-RUL-34", "CULT-SUP-03")
def test_supremacy_pays_for_one_card_of_two_whichever_comes_first() -> None:
    """A Guise that would cost two cards: with one card more than the one to be played, Supremacy must be the other."""
    price = {"coins": 3, "cards": 2}
    overrides = {"cults": {"cult": [{"id": "TIA", "ability": [{"id": "TIA1", "cost": price}]}]}}
    game = type(cult().game)(content=overrides)
    table = cult("TIA", "JAN", game=game).coins(0, 3).priests(0, SLUMS, 1).hand(0, "M08", "M11")
    assert not table.could_use("TIA1")
    table.supremacy(0).resolve().acts(0, to_use("TIA1"))
    assert table.options() == ["The Healed Beggar", "Supremacy"]
    assert table.twin().play("Supremacy").options() == ["The Healed Beggar"]
    assert table.play("Healed Beggar").options() == ["Supremacy"]


@rule("CULT-RUL-80")
def test_the_cards_that_an_ability_can_play_are_offered_in_their_order_however_they_were_drawn() -> None:
    for hand in (("M01", "M11"), ("M11", "M01")):
        table = cult("TIA", "JAN").dark(0).followers(0, 2).free(0, 5, 1).hand(0, *hand).priests(1, SLUMS, 1)
        table.resolve().acts(0, to_use("TIA4"))
        assert table.options() == ["Unbidden Guest", "The Healed Beggar"]


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
    table.acts(0, to_use("TIA2"), "strength 3", "strength 2", "strength 1", "strength 2")
    assert (table.at(0, FREE), table.state.coins[0]) == ([P, 4], 5)


@rule("CULT-RUL-24", "CULT-RUL-77")
def test_a_priest_that_follows_upon_coins_needs_a_token_that_is_there() -> None:
    """An Incarnation that destroys nobody: with all 5s in use none comes back, though one of them is free."""
    gifts = [{"verb": "gain-coins", "n": 1}, {"verb": "gain-priest", "n": 5, "where": "active", "must": True}]
    told = {"name": "Incarnation", "text": "Master {least} or more: {n} coin and a Priest of strength {n2}."}
    overrides = {"cults": {"cult": [{"id": "TIA", "ability": [{"id": "TIA2", "effect": gifts, "en": told}]}]}}
    game = type(cult().game)(content=overrides)
    table = cult("TIA", "JAN", game=game).priests(1, SLUMS, 1).free(0, 3, 5).priests(0, SHEET, 5)
    assert table.could_use("TIA2")
    assert not table.priests(0, SHEET, 5).could_use("TIA2")


@rule("CULT-RUL-34", "CULT-RUL-29")
def test_followers_that_a_cost_takes_leave_room_for_new_ones() -> None:
    """An Ordination that would give Followers instead of a Priest: with nine of them only the price makes room."""
    gift = {"verb": "gain-followers", "n": 1, "must": True}
    overrides = {"cults": {"cult": [{"id": "ARA", "ability": [{"id": "ARA1", "effect": [gift]}]}]}}
    table = cult("ARA", "JAN", game=type(cult().game)(content=overrides)).followers(0, 9).priests(1, SLUMS, 1)
    table.resolve().acts(0, to_use("ARA1"), "3 Followers")
    assert table.state.followers[0] == 7


@rule("CULT-RUL-34", "CULT-RUL-32")
def test_a_card_pays_once_however_many_are_asked_for() -> None:
    """A Guise for two cards: the Beggar alone cannot pay for both."""
    overrides = {"cults": {"cult": [{"id": "TIA", "ability": [{"id": "TIA1", "cost": {"cards": 2}}]}]}}
    table = cult("TIA", "JAN", game=type(cult().game)(content=overrides)).coins(0, 3).priests(0, SLUMS, 1)
    assert not table.hand(0, "M08", "M11").could_use("TIA1")
    assert table.hand(0, "M12").could_use("TIA1")


@rule("CULT-RUL-34", "CULT-RUL-80")
@pytest.mark.parametrize(("n", "possible"), [(1, True), (2, False)])
@pytest.mark.parametrize(
    ("name", "deck", "paid"), [("intrigue", INTRIGUE, "I20"), ("miracle", MIRACLE, "M01")]
)
def test_guise_the_card_paid_is_the_only_one_of_an_empty_deck(
    name: str, deck: int, paid: str, n: int, possible: bool
) -> None:
    """An Eclipse that would draw from a deck without cards: one card was paid, so there is one to draw."""
    eclipse = {"id": "M08", "effect": [{"verb": "draw", "deck": name, "n": n}], "en": {"text": ""}}
    game = type(cult().game)(content={"miracles": {"miracle": [eclipse]}})
    table = cult("TIA", "JAN", game=game).coins(0, 3).priests(1, SLUMS, 1).hand(0, "M08", paid).only(deck)
    assert table.could_use("TIA1") == possible


@rule("CULT-TIA-02", "CULT-RUL-77")
def test_what_another_ability_would_gain_asks_for_no_token_back() -> None:
    """An Incarnation that only destroys, with a gain of a 5 on the other side of the sheet."""
    gift = {"verb": "gain-priest", "n": 5, "where": "free"}
    told = {"name": "Attack of the Dragons", "text": "{cards} cards: a Priest of strength {n}."}
    abilities = [
        {"id": "TIA2", "effect": [{"verb": "destroy-free", "n": 3, "must": True}], "en": {"text": ""}},
        {"id": "TIA3", "effect": [gift], "en": told},
    ]
    game = type(cult().game)(content={"cults": {"cult": [{"id": "TIA", "ability": abilities}]}})
    table = cult("TIA", "JAN", game=game).priests(1, SLUMS, 1)
    table.free(0, 1, 2, 2, 3, 4).priests(0, SHEET, 5, 5, 5).resolve()
    table.acts(0, to_use("TIA2"), "strength 3", "strength 2", "strength 1", "strength 2")
    assert table.at(0, FREE) == [P, 4]


@rule("CULT-RUL-32")
def test_cards_to_pay_with_are_listed_in_order_whichever_lies_out_already() -> None:
    table = cult().hand(0, "M03", "M01", "I02").licenses(0, "L02", "L01")
    before = table.state.purse_of_cards(0)
    assert before == sorted(before)
    table.state.lay_out(0, before[0])
    assert table.state.purse_of_cards(0) == before
