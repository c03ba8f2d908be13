"""The Augmentation Plan: District cards, abilities, and a thinner deck."""

import pytest

from eldertable.games.rise_of_the_cults.rules.destroying import DestroyDiscarded
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import (
    Augment,
    PlaceFreeRitual,
    RemoveRivalRitual,
    TakeDistrictCard,
)
from eldertable.games.rise_of_the_cults.table.fields import DESTROYED, DISORGANIZATION, HAND, SUPPLY
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, RIVERTOWN, UPTOWN, RiseTable, rise
from tests.support import rule

GUARDIANS, ACTIONS = 0, 1
SHAPE, ALTAR = "Many-Limbed Shape", "Hidden Altar"  # the stacks of Uptown, 3 and 4 Power
USE_ALTAR = "Destroy Hidden Altar: place a level I Ritual"
USE_DEBTS = "Destroy Old Debts: take a District card"
USE_SABOTAGE = "Destroy Sabotage: send a rival's level I Ritual back"


def augmenting(table: RiseTable, district: int = UPTOWN) -> RiseTable:
    """Green, with a Cult Site in the district, has chosen Augmentation there."""
    return table.site(0, district).turn(district).play("Augmentation")


def over(table: RiseTable) -> bool:
    """Whether Green's turn has ended: Yellow is to choose a Plan."""
    return (table.asked, table.speaker) == ("ChoosePlan", 1)


# --- condition ----------------------------------------------------------------------------------------------


@rule("ROTC-AUG-01")
def test_augmentation_needs_an_own_site_or_ritual_in_the_district() -> None:
    def offered(table: RiseTable) -> bool:
        return "Augmentation in Uptown" in table.tokens(0, initiates=9).turn(UPTOWN).options()

    assert offered(rise().site(0, UPTOWN))
    for level in (1, 2, 3):
        assert offered(rise().rituals(0, UPTOWN, level))
    assert not offered(rise().site(0, DOWNTOWN, NORTHSIDE).rituals(0, NORTHSIDE, 1))
    assert not offered(rise().site(1, UPTOWN).rituals(1, UPTOWN, 2))


@rule("ROTC-AUG-02", "ROTC-RUL-25")
def test_an_augmentation_that_buys_nothing_says_why_and_only_to_its_owner_what_power_is_there() -> None:
    asks = "Augmentation in Uptown: "

    def gone_on(table: RiseTable) -> tuple[str, list[str], list[str]]:
        augmenting(table.discard(0, "S1"))
        asked = table.game.prompt(table.state, 0)
        assert asked is not None
        table.play("Go on")
        events = table.chronicle.take()
        rival, owner = ([table.game.sentence(table.state, one, seat) for one in events] for seat in (1, 0))
        return asked.words, rival, owner

    poor, seen, own = gone_on(rise().tokens(0, initiates=2))
    assert poor == asks + "use an ability, or go on? You have 2 Power, and the cheapest card there costs 3."
    assert "Green buys nothing in Uptown." in seen
    assert (
        "Green buys nothing in Uptown: the cheapest card there costs 3 Power, and the hand and Initiates give 2."
        in own
    )
    rich, seen, own = gone_on(rise().tokens(0, initiates=3))
    assert rich == asks + "buy, use an ability, or go on? You have 3 Power."
    assert "Green buys nothing in Uptown." in seen
    assert "Green buys nothing in Uptown." in own
    emptied = rise().tokens(0, initiates=9).empty_stack(UPTOWN, GUARDIANS).empty_stack(UPTOWN, ACTIONS)
    bare, seen, own = gone_on(emptied)
    assert bare == asks + "use an ability, or go on? No card can be bought there."
    assert "Green buys nothing in Uptown: no card can be bought there." in seen
    assert "Green buys nothing in Uptown: no card can be bought there." in own


@rule("ROTC-RUL-30")
def test_augmentation_needs_a_purchase_a_discarded_card_or_an_ability() -> None:
    def offered(table: RiseTable) -> bool:
        return "Augmentation in Uptown" in table.site(0, UPTOWN).turn(UPTOWN).options()

    assert not offered(rise().hand(0, "S1", "S2"))
    assert offered(rise().hand(0, "S2", "S3"))
    assert offered(rise().discard(0, "S1"))
    assert not offered(rise().discard(1, "S1"))
    assert offered(rise().hand(0, "A4"))
    assert offered(rise().hand(0, "A2"))
    assert not offered(rise().hand(0, "A2").rituals(0, DOWNTOWN, 1, 1))


@rule("ROTC-RUL-35", "ROTC-AUG-01")
def test_a_ritual_that_a_card_would_place_comes_too_late_for_the_condition() -> None:
    table = rise().hand(0, "A2", "S2").discard(0, "S1").turn(UPTOWN)
    assert table.options() == ["Influence in Uptown", "Bluff in Uptown"]


# --- buying -------------------------------------------------------------------------------------------------


@rule("ROTC-AUG-02", "ROTC-DEC-11", "ROTC-GEN-10")
def test_one_or_both_cards_of_the_district_can_be_bought() -> None:
    table = augmenting(rise().tokens(0, initiates=7))
    assert (table.asked, table.speaker) == ("Augment", 0)
    assert table.options() == [
        "Buy Many-Limbed Shape for 3 Power",
        "Buy Hidden Altar for 4 Power",
        "Buy Many-Limbed Shape + Hidden Altar for 7 Power",
    ]


@rule("ROTC-AUG-02", "ROTC-CAR-03")
@pytest.mark.parametrize(
    ("initiates", "buys"),
    [
        (2, []),
        (3, ["Buy Many-Limbed Shape for 3 Power"]),
        (4, ["Buy Many-Limbed Shape for 3 Power", "Buy Hidden Altar for 4 Power"]),
        (6, ["Buy Many-Limbed Shape for 3 Power", "Buy Hidden Altar for 4 Power"]),
    ],
)
def test_only_what_can_be_paid_is_offered(initiates: int, buys: list[str]) -> None:
    table = augmenting(rise().discard(0, "S1").tokens(0, initiates=initiates))
    assert table.options() == ["Go on to the discard pile", *buys]


@rule("ROTC-AUG-05", "ROTC-CAR-03", "ROTC-RUL-22")
def test_every_bought_card_bears_the_surcharge_of_the_investigators() -> None:
    table = augmenting(rise().tokens(0, initiates=11).investigators(UPTOWN, 2).investigators(DOWNTOWN, 5))
    assert table.options() == [
        "Buy Many-Limbed Shape for 5 Power",
        "Buy Hidden Altar for 6 Power",
        "Buy Many-Limbed Shape + Hidden Altar for 11 Power",
    ]
    table.play("Buy Many-Limbed Shape +", "11 Initiates")
    assert table.tokens_of(0) == (0, 0, 0)


@rule("ROTC-AUG-02", "ROTC-AUG-06", "ROTC-GEN-04")
@pytest.mark.parametrize(
    ("words", "cost", "gained"),
    [
        ("Buy Many-Limbed Shape for", 3, {"uptown guardians G3": -1, "hand 0 G3": 1}),
        ("Buy Hidden Altar", 4, {"uptown actions A2": -1, "hand 0 A2": 1}),
        (
            "Buy Many-Limbed Shape +",
            7,
            {"uptown guardians G3": -1, "hand 0 G3": 1, "uptown actions A2": -1, "hand 0 A2": 1},
        ),
    ],
)
def test_what_is_bought_is_paid_and_comes_to_the_hand(words: str, cost: int, gained: dict[str, int]) -> None:
    table = augmenting(rise().hand(0, "S2", "S1").tokens(0, thugs=1, initiates=7, freaks=1))
    table.changes()
    table.play(words)
    assert table.asked == "Pay"
    table.play("Discard Lodge Brother", f"{cost - 2} Initiate")
    paid = {"hand 0 S2": -1, "discard 0 S2": 1, "tokens 0 initiate": -(cost - 2)}
    assert table.changes() == dict(sorted((paid | gained).items()))
    assert table.options() == ["Go on to the discard pile"]
    table.play("Go on", "Destroy nothing")
    assert table.changes() == {}
    assert over(table)


@rule("ROTC-AUG-02", "ROTC-RUL-35")
def test_there_is_one_purchase_in_a_plan() -> None:
    table = augmenting(rise().tokens(0, initiates=30)).play("Buy Many-Limbed Shape for", "3 Initiates")
    assert table.options() == ["Enough"]
    table.play("Enough")
    assert over(table)
    assert table.tokens_of(0) == (0, 27, 0)
    assert table.told() == [
        "Green takes a marker from Uptown: Augmentation.",
        "Green returns 3 Initiates.",
        "Green gets Many-Limbed Shape from Uptown.",
    ]


@rule("ROTC-AUG-10")
def test_example_two_cards_for_seven_power_and_a_disorganization_card_destroyed() -> None:
    table = (
        rise().hand(0, "S2", "S2").tokens(0, initiates=3).discard(0, "X1", "S4").investigators(NORTHSIDE, 1)
    )
    augmenting(table, NORTHSIDE)
    table.play("Buy Spiteful Ghoul + Secret Correspondence for 7 Power")
    table.play("Discard Lodge Brother", "Discard Lodge Brother", "3 Initiates")
    table.play("Go on", "Destroy Disorganization")
    assert table.hand_of(0) == ["A3", "G2"]
    assert table.discard_of(0) == ["S4", "S2", "S2"]
    assert table.cards(DESTROYED) == ["X1"]
    assert table.tokens_of(0) == (0, 0, 0)
    assert (table.stack_of(NORTHSIDE, GUARDIANS), table.stack_of(NORTHSIDE, ACTIONS)) == (
        ["G2"] * 6,
        ["A3"] * 6,
    )
    assert over(table)


@rule("ROTC-RUL-22")
def test_two_cards_are_paid_in_one_joint_payment() -> None:
    table = augmenting(rise().hand(0, "S2", "S2", "S2", "S3"))
    assert table.options()[-1] == "Buy Many-Limbed Shape + Hidden Altar for 7 Power"
    table.play("Buy Many-Limbed Shape +", "Lodge", "Lodge", "Lodge", "Preacher")
    assert table.discard_of(0) == ["S2", "S2", "S2", "S3"]
    assert table.hand_of(0) == ["A2", "G3"]
    assert table.asked == "Augment"


@rule("ROTC-RUL-25")
def test_an_empty_stack_stays_empty() -> None:
    table = rise().empty_stack(UPTOWN, ACTIONS).tokens(0, initiates=30)
    augmenting(table)
    assert table.options() == ["Buy Many-Limbed Shape for 3 Power"]
    table = rise().empty_stack(UPTOWN, GUARDIANS).tokens(0, initiates=30)
    augmenting(table)
    assert table.options() == ["Buy Hidden Altar for 4 Power"]
    table = rise().empty_stack(UPTOWN, ACTIONS).empty_stack(UPTOWN, GUARDIANS).tokens(0, initiates=30)
    assert "Augmentation in Uptown" not in table.site(0, UPTOWN).turn(UPTOWN).options()


@rule("ROTC-RUL-25")
def test_the_last_card_of_a_stack_leaves_an_empty_field() -> None:
    table = rise().hand(1, *["A2"] * 6).tokens(0, initiates=4)
    augmenting(table).play("Buy Hidden Altar", "4 Initiates")
    assert table.stack_of(UPTOWN, ACTIONS) == []
    table.play("Enough", "Bluff", "1 Thug", "1 Thug")
    assert table.stack_of(UPTOWN, ACTIONS) == []


@rule("ROTC-RUL-25")
def test_a_destroyed_district_card_does_not_return_to_its_stack() -> None:
    table = augmenting(rise().discard(0, "A2"))
    assert table.stack_of(UPTOWN, ACTIONS) == ["A2"] * 6
    table.play("Go on")
    assert table.stack_of(UPTOWN, ACTIONS) == ["A2"] * 6
    assert table.cards(DESTROYED) == ["A2"]


# --- acquired cards wait ------------------------------------------------------------------------------------


@rule("ROTC-GEN-04", "ROTC-GEN-05", "ROTC-GEN-06")
def test_an_acquired_card_is_usable_from_the_next_turn_on() -> None:
    table = rise().site(0, UPTOWN).tokens(0, initiates=9).marker(UPTOWN, 1, 0, 0).action(0)
    table.play("Augmentation", "Buy Hidden Altar", "4 Initiates")
    assert table.hand_of(0) == ["A2"]
    assert table.options() == ["Enough"]
    table.play("Enough")
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    table.play("Augmentation")
    assert table.options()[-1] == USE_ALTAR
    table.play("Buy Many-Limbed Shape for")
    assert table.options() == ["3 Initiates", "Discard Hidden Altar (2 Power)"]


@rule("ROTC-GEN-05")
def test_the_turn_of_anybody_else_ends_the_wait() -> None:
    table = augmenting(rise().tokens(0, initiates=4)).play("Buy Hidden Altar", "4 Initiates")
    assert len(table.state.acquired) == 1
    table.play("Enough")
    assert over(table)
    assert not table.state.acquired


# --- the discard pile ---------------------------------------------------------------------------------------


@rule("ROTC-AUG-08", "ROTC-DEC-14")
def test_after_a_purchase_one_card_of_the_discard_pile_may_be_destroyed() -> None:
    table = rise().tokens(0, initiates=3).discard(0, "S4", "S1", "X1", "S1").discard(1, "S2")
    augmenting(table).play("Buy Many-Limbed", "3 Initiates", "Go on")
    assert (table.asked, table.speaker) == ("DestroyDiscarded", 0)
    assert table.options() == [
        "Destroy nothing",
        "Destroy Hired Knife",
        "Destroy Night Courier",
        "Destroy Disorganization",
    ]
    table.changes()
    table.told()
    table.play("Destroy Hired Knife")
    assert table.changes() == {"destroyed S1": 1, "discard 0 S1": -1}
    assert table.told() == ["Green destroys Hired Knife."]
    assert over(table)


@rule("ROTC-AUG-08", "ROTC-RUL-30")
def test_without_anything_else_done_a_card_must_be_destroyed() -> None:
    table = augmenting(rise().discard(0, "S4", "S1"))
    assert table.options() == ["Go on to the discard pile"]
    table.play("Go on")
    assert table.options() == ["Destroy Hired Knife", "Destroy Night Courier"]
    table.play("Destroy Night Courier")
    assert table.discard_of(0) == ["S1"]
    assert over(table)


@rule("ROTC-RUL-30")
def test_without_a_discard_pile_augmentation_cannot_end_before_something_is_done() -> None:
    table = augmenting(rise().tokens(0, initiates=3))
    assert table.options() == ["Buy Many-Limbed Shape for 3 Power"]


@rule("ROTC-RUL-23")
def test_a_card_just_paid_can_be_destroyed() -> None:
    table = augmenting(rise().hand(0, "S2").tokens(0, initiates=1)).play(
        "Buy Many-Limbed", "Lodge", "1 Initiate"
    )
    table.play("Go on", "Destroy Lodge Brother")
    assert table.cards(DESTROYED) == ["S2"]
    assert table.discard_of(0) == []
    assert table.hand_of(0) == ["G3"]


@rule("ROTC-DEC-14")
def test_destroying_asks_for_a_kind_or_nothing() -> None:
    starting = ["S1", "S2", "S3", "S4", "SG"]
    district = ["G1", "G2", "G3", "G4", "G5", "A1", "A2", "A3", "A4"]
    table = rise().discard(0, "X1", *starting, *starting[:4], *district).run(DestroyDiscarded(0, 0))
    assert len(table.options()) == 1 + 15
    assert table.options()[0] == "Destroy nothing"
    assert DestroyDiscarded.ANSWERS.size == 41
    table = rise().run(DestroyDiscarded(0, 1))
    assert table.state.over


@rule("ROTC-RUL-26", "ROTC-GEN-07", "ROTC-CMP-11")
def test_disorganization_cards_never_run_out_and_destroyed_ones_stay_out() -> None:
    table = rise().site(0, UPTOWN)
    table.state.give_disorganization(0, 19, "")
    assert table.cards(DISORGANIZATION) == ["X1"]
    table.state.give_disorganization(1, 3, "")
    assert table.cards(DISORGANIZATION) == []
    assert (len(table.discard_of(0)), table.discard_of(1)) == (19, ["X1"] * 3)
    table.turn(UPTOWN).play("Augmentation", "Go on")
    assert len(table.discard_of(0)) == 18
    assert table.cards(DESTROYED) == ["X1"]
    table.state.give_disorganization(0, 1, "")
    assert len(table.discard_of(0)) == 19
    assert table.cards(DESTROYED) == ["X1"]


# --- abilities ----------------------------------------------------------------------------------------------


@rule("ROTC-RUL-35", "ROTC-DEC-12")
def test_abilities_are_used_before_or_after_the_purchase_and_the_discard_pile_comes_last() -> None:
    table = augmenting(rise().hand(0, "A2", "A4").tokens(0, initiates=3).discard(0, "S1"))
    buys = ["Buy Many-Limbed Shape for 3 Power", "Buy Hidden Altar for 4 Power"]
    assert table.options() == ["Go on to the discard pile", *buys, USE_ALTAR, USE_DEBTS]
    table.play(USE_ALTAR, "Downtown")
    assert table.options() == ["Go on to the discard pile", *buys, USE_DEBTS]
    table.play("Buy Many-Limbed", "3 Initiates")
    assert table.options() == ["Go on to the discard pile", USE_DEBTS]
    table.play(USE_DEBTS, "Sower of Discord")
    assert table.options() == ["Go on to the discard pile"]
    table.play("Go on", "Destroy nothing")
    assert over(table)
    assert table.hand_of(0) == ["G1", "G3"]
    assert table.discard_of(0) == ["S1"]
    assert sorted(table.cards(DESTROYED)) == ["A2", "A4"]


@rule("ROTC-RUL-30", "ROTC-RUL-35")
def test_an_ability_is_enough_for_an_augmentation() -> None:
    table = augmenting(rise().hand(0, "A4")).play(USE_DEBTS, "Sower of Discord")
    assert table.options() == ["Enough"]
    table.play("Enough")
    assert over(table)
    table = augmenting(rise().hand(0, "A4").discard(0, "S1")).play(USE_DEBTS, "Sower of Discord", "Go on")
    assert table.options() == ["Destroy nothing", "Destroy Hired Knife"]


@rule("ROTC-RUL-34", "ROTC-DEC-12")
def test_a2_hidden_altar_places_a_level_i_ritual_in_any_district_for_free() -> None:
    table = rise().hand(0, "A2").city("C01").investigators(DOWNTOWN, 3, track=1)
    augmenting(table).changes()
    table.told()
    table.play(USE_ALTAR)
    assert (table.asked, table.speaker) == ("PlaceFreeRitual", 0)
    assert table.options() == ["Downtown", "Uptown", "Northside"]
    table.play("Downtown")
    assert table.changes() == {
        "destroyed A2": 1,
        "hand 0 A2": -1,
        "rituals downtown 0 I": 1,
        "rituals supply 0 I": -1,
    }
    assert table.told() == [
        "Green uses Hidden Altar.",
        "Green destroys Hidden Altar.",
        "Green puts a level I Ritual in Downtown.",
    ]


@rule("ROTC-RUL-34", "ROTC-BRD-04", "ROTC-RUL-89")
def test_a2_hidden_altar_needs_a_free_field_and_a_level_i_marker() -> None:
    table = rise().hand(0, "A2").rituals(1, DOWNTOWN, 1, 1, 2).rituals(1, UPTOWN, 2, 3).rituals(0, UPTOWN, 1)
    assert augmenting(table, NORTHSIDE).options()[-1] == USE_ALTAR
    table.play(USE_ALTAR)
    assert table.rituals_of(0, NORTHSIDE) == [1]
    table = rise().hand(0, "A2", "A4").rituals(0, DOWNTOWN, 1, 1)
    assert augmenting(table).options() == ["Buy Many-Limbed Shape for 3 Power", USE_DEBTS]


@rule("ROTC-RUL-34")
def test_a2_hidden_altar_is_not_offered_in_a_full_city() -> None:
    table = rise().hand(0, "A2", "A4").rituals(0, DOWNTOWN, 2, 2, 3)
    table.rituals(1, UPTOWN, 1, 1, 2).rituals(1, NORTHSIDE, 2, 3).rituals(0, NORTHSIDE, 1)
    assert augmenting(table).options() == ["Buy Many-Limbed Shape for 3 Power", USE_DEBTS]


@rule("ROTC-DEC-12")
def test_a2_hidden_altar_has_four_districts_to_choose_from_with_four_players() -> None:
    table = augmenting(rise(seats=4).hand(0, "A2")).play(USE_ALTAR)
    assert table.options() == ["Downtown", "Rivertown", "Uptown", "Northside"]
    assert table.play("Rivertown").rituals_of(0, RIVERTOWN) == [1]
    assert PlaceFreeRitual.ANSWERS.size == 4


@rule("ROTC-RUL-17", "ROTC-CAR-02")
def test_a2_hidden_altar_may_pay_with_its_icons_instead() -> None:
    table = augmenting(rise().hand(0, "A2").tokens(0, initiates=1)).play("Buy Many-Limbed")
    assert table.options() == ["Discard Hidden Altar (2 Power)"]
    table.play("Discard Hidden Altar", "1 Initiate")
    assert table.discard_of(0) == ["A2"]
    assert table.options() == ["Go on to the discard pile"]


@rule("ROTC-RUL-15")
def test_each_copy_of_an_ability_is_used_once() -> None:
    table = augmenting(rise().hand(0, "A2", "A2").tokens(0, initiates=0))
    table.play(USE_ALTAR, "Downtown")
    assert USE_ALTAR in table.options()
    table.play(USE_ALTAR, "Downtown")
    assert table.rituals_of(0, DOWNTOWN) == [1, 1]
    assert table.rituals_of(0, SUPPLY) == [2, 2, 3]
    assert table.options() == ["Enough"]


@rule("ROTC-AUG-08")
def test_an_augmentation_ends_with_the_own_discard_pile_if_there_is_one() -> None:
    def using_the_altar(table: RiseTable) -> RiseTable:
        table.site(1, UPTOWN).hand(1, "A2").turn(UPTOWN, side=1)
        return table.play("Augmentation", USE_ALTAR, "Downtown")

    assert using_the_altar(rise().discard(0, "S1")).options() == ["Enough"]
    assert using_the_altar(rise().discard(1, "S1")).options() == ["Go on to the discard pile"]


@rule("ROTC-RUL-15")
def test_every_augmentation_is_a_new_window_for_abilities() -> None:
    table = rise().hand(0, "A2").discard(0, "S1")
    table.state.used = table.state.zones[HAND]
    assert USE_ALTAR in augmenting(table).options()
    only = rise().hand(0, "A2").site(0, UPTOWN).only_deck(0)
    only.state.used = only.state.zones[HAND]
    assert "Augmentation in Uptown" in only.turn(UPTOWN).options()


@rule("ROTC-RUL-24", "ROTC-DEC-12", "ROTC-GEN-04")
def test_a4_old_debts_takes_a_card_of_any_district_for_free() -> None:
    table = rise().hand(0, "A4").investigators(DOWNTOWN, 4)
    augmenting(table).changes()
    table.told()
    table.play(USE_DEBTS)
    assert (table.asked, table.speaker) == ("TakeDistrictCard", 0)
    assert table.options() == [
        "Sower of Discord from Downtown",
        "Midnight Procession from Downtown",
        "Many-Limbed Shape from Uptown",
        "Hidden Altar from Uptown",
        "Spiteful Ghoul from Northside",
        "Secret Correspondence from Northside",
    ]
    table.play("Midnight Procession")
    assert table.changes() == {
        "destroyed A4": 1,
        "downtown actions A1": -1,
        "hand 0 A1": 1,
        "hand 0 A4": -1,
    }
    assert table.told() == [
        "Green uses Old Debts.",
        "Green destroys Old Debts.",
        "Green gets Midnight Procession from Downtown.",
    ]


@rule("ROTC-DEC-12")
def test_a4_old_debts_has_eight_stacks_to_choose_from_with_four_players() -> None:
    table = augmenting(rise(seats=4).hand(0, "A4")).play(USE_DEBTS)
    assert table.state.legal() == list(range(8))
    assert TakeDistrictCard.ANSWERS.size == 8


@rule("ROTC-RUL-24")
def test_a4_old_debts_leaves_both_purchases_open() -> None:
    table = augmenting(rise().hand(0, "A4").tokens(0, initiates=7)).play(USE_DEBTS, "Spiteful Ghoul")
    table.play("Buy Many-Limbed Shape + Hidden Altar", "7 Initiates", "Enough")
    assert table.hand_of(0) == ["A2", "G2", "G3"]


@rule("ROTC-RUL-24")
def test_no_two_equal_cards_are_acquired_in_one_turn() -> None:
    table = augmenting(rise().hand(0, "A4", "A4").tokens(0, initiates=7)).play(USE_DEBTS, "Hidden Altar")
    assert table.options() == ["Enough", "Buy Many-Limbed Shape for 3 Power", USE_DEBTS]
    table.play("Buy Many-Limbed", "3 Initiates", USE_DEBTS)
    assert table.options() == [
        "Sower of Discord from Downtown",
        "Midnight Procession from Downtown",
        "Spiteful Ghoul from Northside",
        "Secret Correspondence from Northside",
    ]


@rule("ROTC-RUL-24", "ROTC-GEN-04")
def test_a_card_taken_for_free_is_unusable_in_that_turn() -> None:
    table = augmenting(rise().hand(0, "A4").tokens(0, initiates=3)).play(USE_DEBTS, "Hidden Altar")
    assert table.options() == ["Enough", "Buy Many-Limbed Shape for 3 Power"]
    table.play("Buy Many-Limbed")
    assert table.options() == ["3 Initiates"]


@rule("ROTC-RUL-24", "ROTC-RUL-25")
def test_a4_old_debts_needs_a_card_to_take() -> None:
    table = rise().hand(0, "A4").tokens(0, initiates=9)
    for district in (DOWNTOWN, UPTOWN, NORTHSIDE):
        for lane in (GUARDIANS, ACTIONS):
            if (district, lane) != (UPTOWN, GUARDIANS):
                table.empty_stack(district, lane)
    augmenting(table)
    assert table.options() == ["Buy Many-Limbed Shape for 3 Power", USE_DEBTS]
    table.play("Buy Many-Limbed", "3 Initiates")
    assert table.options() == ["Enough"]


@rule("ROTC-DEC-12")
def test_a6_sabotage_returns_a_level_i_ritual_of_an_opponent() -> None:
    table = rise(seats=3, cards="pl").hand(0, "A6").rituals(0, DOWNTOWN, 1)
    table.rituals(1, DOWNTOWN, 1, 2).rituals(1, NORTHSIDE, 1).rituals(2, UPTOWN, 1, 3)
    augmenting(table).changes()
    table.told()
    table.play(USE_SABOTAGE)
    assert (table.asked, table.speaker) == ("RemoveRivalRitual", 0)
    assert table.options() == [
        "The level I Ritual of Yellow in Downtown",
        "The level I Ritual of Blue in Uptown",
        "The level I Ritual of Yellow in Northside",
    ]
    table.play("of Blue in Uptown")
    assert table.changes() == {
        "destroyed A6": 1,
        "hand 0 A6": -1,
        "rituals supply 2 I": 1,
        "rituals uptown 2 I": -1,
    }
    assert table.told() == [
        "Green uses Sabotage.",
        "Green destroys Sabotage.",
        "Blue takes a level I Ritual back from Uptown.",
    ]
    assert table.options() == ["Enough"]


@rule("ROTC-DEC-12")
def test_a6_sabotage_is_not_offered_without_a_target() -> None:
    table = (
        rise(cards="pl")
        .hand(0, "A6", "A4")
        .rituals(0, UPTOWN, 1, 1)
        .rituals(1, UPTOWN, 2)
        .rituals(1, DOWNTOWN, 3)
    )
    assert augmenting(table).options() == [USE_DEBTS]


@rule("ROTC-DEC-12")
def test_a6_sabotage_has_at_most_six_targets() -> None:
    table = rise(seats=4, cards="pl").hand(0, "A6")
    for side in (1, 2, 3):
        table.rituals(side, DOWNTOWN, 1).rituals(side, NORTHSIDE, 1)
    table.hand(0, "A4")
    augmenting(table).play(USE_SABOTAGE)
    assert table.state.legal() == [1, 2, 3, 13, 14, 15]
    left = [(district, side) for district in (DOWNTOWN, NORTHSIDE) for side in (1, 2, 3)]
    for gone, way in zip(left, table.every_way("RemoveRivalRitual"), strict=True):
        assert [place for place in left if not way.rituals_of(place[1], place[0])] == [gone]
    assert RemoveRivalRitual.ANSWERS.size == 16


def test_augmenting_has_an_answer_for_every_purchase_and_ability() -> None:
    assert Augment.ANSWERS.size == 4 + 2 * 40
