"""General rules: drawing, acquiring, paying, running out, and how far a card reaches."""

import itertools
from collections.abc import Iterator

import pytest

from eldertable.games.rise_of_the_cults.box.cards import GUARDIANS, LANES
from eldertable.games.rise_of_the_cults.looks.goals import standings
from eldertable.games.rise_of_the_cults.rules.paying import Pay, power_of
from eldertable.games.rise_of_the_cults.rules.plans.preparation import SKIP_ADVANCE
from eldertable.games.rise_of_the_cults.table.fields import (
    DESTROYED,
    DISORGANIZATION,
    DOOMED,
    HAND,
    LAID,
    PAID,
    deck_of,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, RIVERTOWN, THUG, UPTOWN, RiseTable, rise
from tests.support import rule

# --- acquired cards -----------------------------------------------------------------------------------------


def with_power(*markers: int, district: int = UPTOWN) -> RiseTable:
    """The first player with a Site, Power and a discard pile, at the start of the Action phase."""
    table = rise().site(0, district).tokens(0, initiates=20).discard(0, "S1")
    return table.marker(district, *markers).action(0)


@rule("ROTC-GEN-04", "ROTC-GEN-05", "ROTC-GEN-06")
def test_an_acquired_augmentation_card_is_usable_in_the_next_augmentation_only() -> None:
    table = with_power(0, 0).play("Augmentation", "Buy Hidden Altar", "4 Initiates")
    assert table.hand_of(0) == ["A2"]
    assert table.options() == ["Go on to the discard pile"]
    table.play("Go on", "Destroy nothing", "Augmentation")
    assert "Destroy Hidden Altar: place a level I Ritual" in table.options()


@rule("ROTC-GEN-04", "ROTC-GEN-05")
def test_an_acquired_card_pays_from_the_next_turn_on() -> None:
    table = with_power(0, 0).play("Augmentation", "Buy Hidden Altar", "4 Initiates")
    assert power_of(table.state, 0) == 16
    table.play("Go on", "Destroy nothing")
    assert power_of(table.state, 0) == 16 + 2


@rule("ROTC-RUL-80", "ROTC-GEN-04")
def test_a_card_acquired_in_the_own_turn_defends_in_the_next_turn_of_an_opponent() -> None:
    table = rise().site(0, NORTHSIDE).tokens(0, initiates=2).discard(0, "S1")
    table.rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 2)
    table.marker(NORTHSIDE, 0).marker(DOWNTOWN, 1).action(0)
    table.play("Augmentation", "Buy Spiteful Ghoul", "2 Initiates", "Go on", "Destroy nothing")
    table.play("Dominance in Downtown")
    assert (table.asked, table.speaker) == ("CommitCards", 0)
    assert table.options() == ["Enough", "Lay Spiteful Ghoul (Attack 2)"]


@rule("ROTC-RUL-24", "ROTC-CAR-03")
def test_a_free_district_card_is_none_of_the_two_but_no_kind_comes_twice_in_a_turn() -> None:
    table = with_power(0, 0, district=NORTHSIDE).hand(0, "A4", "A4").action(0).play("Augmentation")
    free = "Destroy Old Debts: take a District card"
    both = "Buy Spiteful Ghoul + Secret Correspondence for 5 Power"
    assert both in table.options()
    table.play(free)
    assert table.options() == [
        "Sower of Discord from Downtown",
        "Midnight Procession from Downtown",
        "Many-Limbed Shape from Uptown",
        "Hidden Altar from Uptown",
        "Spiteful Ghoul from Northside",
        "Secret Correspondence from Northside",
    ]
    table.play("Sower of Discord")
    assert table.hand_of(0) == ["A4", "G1"]
    assert len(table.stack_of(DOWNTOWN, GUARDIANS)) == 6
    table.play(both, "5 Initiates")
    assert table.hand_of(0) == ["A3", "A4", "G1", "G2"]
    table.play(free)
    assert table.options() == [
        "Midnight Procession from Downtown",
        "Many-Limbed Shape from Uptown",
        "Hidden Altar from Uptown",
    ]
    table.play("Hidden Altar")
    assert table.options() == ["Go on to the discard pile"]  # the Altar waits for the next turn
    table.play("Go on", "Destroy nothing", "Augmentation")
    assert "Buy Spiteful Ghoul for 2 Power" in table.options()
    assert "Destroy Hidden Altar: place a level I Ritual" in table.options()


@rule("ROTC-RUL-24")
def test_what_was_taken_for_free_cannot_be_bought_in_the_same_turn() -> None:
    table = with_power(0, district=NORTHSIDE).hand(0, "A4").action(0)
    table.play("Augmentation", "Destroy Old Debts", "Spiteful Ghoul from Northside")
    assert table.options() == ["Go on to the discard pile", "Buy Secret Correspondence for 3 Power"]


@rule("ROTC-RUL-25", "ROTC-BRD-07")
def test_an_empty_stack_stays_empty() -> None:
    table = (
        rise().site(0, UPTOWN).tokens(0, initiates=20).discard(0, "S1").empty_stack(UPTOWN, 0).hand(0, "A4")
    )
    table.marker(UPTOWN, 0).action(0).play("Augmentation")
    assert [word for word in table.options() if word.startswith("Buy")] == ["Buy Hidden Altar for 4 Power"]
    table.play("Destroy Old Debts")
    assert "Many-Limbed Shape from Uptown" not in table.options()
    assert table.stack_of(UPTOWN, GUARDIANS) == []
    assert table.cards(DESTROYED) == ["A4"]


# --- what a player has --------------------------------------------------------------------------------------


@rule("ROTC-GEN-02", "ROTC-GEN-03")
def test_a_card_can_be_drawn_while_deck_or_discard_pile_has_one() -> None:
    table = rise(3).only_deck(1).only_deck(2).discard(2, "S1")
    assert [table.state.can_draw(side) for side in range(3)] == [True, False, True]
    assert table.state.next_card(1) == -1
    assert [rise(3).only_deck(2).state.can_draw(side) for side in range(3)] == [True, True, False]


@rule("ROTC-GEN-04", "ROTC-RUL-15")
def test_the_copy_that_is_used_is_the_first_one_that_is_ready() -> None:
    table = rise(3).hand(2, "G2", "G2", "S1", "S2")
    state = table.state
    ghoul = state.agreed.kinds.ids.index("G2")
    one, two = state.zones[HAND + 2][:2]
    state.zones[HAND + 2] = (two, *state.zones[HAND + 2][2:], one)
    assert state.lowest(HAND + 2, ghoul) == state.lowest_unused(HAND + 2, ghoul) == one
    state.used = (one,)
    assert state.lowest(HAND + 2, ghoul) == one
    assert state.lowest_unused(HAND + 2, ghoul) == two
    state.acquired = (one,)
    state.used = ()
    assert state.lowest(HAND + 2, ghoul) == state.lowest_unused(HAND + 2, ghoul) == two
    kinds = [state.agreed.kinds.ids[kind] for kind in state.kinds_in_hand(2)]
    assert kinds == ["S1", "S2", "G2"]
    state.acquired = (one, two)
    assert state.lowest(HAND + 2, ghoul) == state.lowest_unused(HAND + 2, ghoul) == -1
    assert [state.agreed.kinds.ids[kind] for kind in state.kinds_in_hand(2)] == ["S1", "S2"]
    assert [state.ready(card) for card in (one, two, *state.zones[HAND + 2][1:3])] == [
        False,
        False,
        True,
        True,
    ]
    assert state.kinds_in_hand(1) == []


@rule("ROTC-GEN-04")
def test_card_number_nothing_is_a_card_like_any_other() -> None:
    state = rise().hand(0, "S1", "S1").state
    assert sorted(state.zones[HAND]) == [0, 1]
    state.zones[HAND] = (0, 1)
    assert state.lowest(HAND, state.kind(0)) == state.lowest_unused(HAND, state.kind(0)) == 0


@rule("ROTC-CMP-12", "ROTC-RUL-53")
def test_a_player_s_own_cards_are_in_deck_hand_discard_pile_and_fight() -> None:
    for side in range(3):
        table = rise(3)
        names = table.game.names(table.state.table)["card"]
        own = sorted(table.state.own_cards(side))
        assert [names[card].split(".")[1] for card in own] == [("green", "yellow", "blue")[side]] * 12
        table.hand(side, "S1").discard(side, "S2", "X1").on_deck(side, "G1", "S3").hand((side + 1) % 3, "S4")
        state = table.state
        bottom = state.zones[deck_of(side) + 1][-1]
        state.zones[deck_of(side) + 1] = state.zones[deck_of(side) + 1][:-1]
        state.zones[deck_of(side) + 2] = (bottom,)
        state.move(state.zones[HAND + side][0], HAND + side, LAID + side, state.everyone())
        mine = sorted(names[card].split(".")[0] for card in state.own_cards(side))
        assert len(mine) == len(set(state.own_cards(side))) == state.card_count(side) == 14
        assert (mine.count("G1"), mine.count("X1")) == (1, 1)
    table = rise(1).kept("S1", "S2")
    assert len(table.state.own_cards(1)) == len(table.state.own_cards(0)) == 12
    assert table.state.owner_bit(0) == 1
    assert table.state.owner_bit(1) == 0  # nobody sees what the NPC's owner would see


@rule("ROTC-RUL-53", "ROTC-SEN-02")
@pytest.mark.parametrize("fate", [PAID, DOOMED])
def test_what_is_picked_face_down_is_counted_as_before_so_the_goal_tells_nobody_what_it_is(fate: int) -> None:
    table = rise(1, objective="O4").dominance(0, UPTOWN, 4).hand(0, "X1", "X1", "S1")
    state = table.state
    goal = standings(state)[0]
    assert (goal.goal, goal.now, goal.of) == (
        "objective",
        2,
        3,
    )  # 4 markers and the lead, but 2 Disorganization cards
    state.pick(state.lowest(HAND, state.kind(state.zones[HAND][0])), 0, fate)
    assert state.is_clutter(state.zones[fate][0])
    assert standings(state)[0] == goal
    assert state.card_count(0) == len(state.own_cards(0)) == 14


@rule("ROTC-RUL-31")
def test_a_player_could_hold_a_card_that_is_in_hand_or_deck_but_not_in_the_discard_pile() -> None:
    for side in range(3):
        table = rise(3, cards="pl")
        state = table.state
        assert [state.could_hold(seat, SKIP_ADVANCE) for seat in range(3)] == [False, False, False]
        for zone in (HAND + side, deck_of(side), deck_of(side) + 1, deck_of(side) + 2):
            (card,) = state.agreed.pool.first_of[state.agreed.kinds.ids.index("A7")][:1]
            before = state.zones[zone]
            state.zones[zone] = (*before, card)
            assert [state.could_hold(seat, SKIP_ADVANCE) for seat in range(3)] == [
                seat == side for seat in range(3)
            ]
            state.zones[zone] = before
        table.discard(side, "A7")
        assert not state.could_hold(side, SKIP_ADVANCE)


@rule("ROTC-RUL-77")
def test_nothing_gained_or_spent_is_not_told() -> None:
    table = rise()
    table.state.gain(0, THUG, 0, "")
    table.state.spend(0, THUG, 0, "")
    assert table.told() == []
    table.state.gain(1, THUG, 2, "")
    table.state.spend(1, THUG, 1, "")
    assert table.told() == ["Yellow takes 2 Thugs.", "Yellow returns 1 Thug."]


# --- paying -------------------------------------------------------------------------------------------------


def payments(table: RiseTable, state: RiseState) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every way to answer an open payment to its end: the cards that the hand has left, and the Initiates."""
    for answer in state.ascending():
        after = state.clone()
        after.play(answer)
        if isinstance(after.decision, Pay):
            yield from payments(table, after)
        else:
            table.state = after
            yield tuple(table.hand_of(0)), table.tokens_of(0)[1]


def fair_payments(cost: int, hand: dict[str, int], initiates: int) -> set[tuple[tuple[str, ...], int]]:
    """What is left after each payment without anything superfluous, by trying all. `hand`: the Power of each card."""
    found = set()
    for size in range(len(hand) + 1):
        for cards in itertools.combinations(hand, size):
            for tokens in range(initiates + 1):
                items = [hand[card] for card in cards] + [1] * tokens
                surplus = sum(items) - cost
                if surplus >= 0 and all(item > surplus for item in items) and 0 not in items:
                    left = [card.split()[0] for card in hand if card not in cards]
                    found.add((tuple(sorted(left)), initiates - tokens))
    return found


HANDS = [
    (3, {"S2 a": 2, "S2 b": 2, "S3": 1, "S1": 0}, 2),
    (4, {"S2 a": 2, "S2 b": 2, "S2 c": 2, "S3": 1, "SG": 1}, 0),
    (5, {"S2 a": 2, "S2 b": 2, "S3 a": 1, "S3 b": 1, "A2": 2}, 3),
    (1, {"S2 a": 2, "S3": 1, "A3": 1}, 1),
    (7, {"S2 a": 2, "S2 b": 2, "G1": 0}, 3),
    (5, {"S2 a": 2, "S2 b": 2, "S2 c": 2}, 0),
    (2, {}, 2),
]


@rule("ROTC-RUL-21", "ROTC-GEN-08", "ROTC-GEN-09", "ROTC-RUL-20")
@pytest.mark.parametrize(("cost", "hand", "initiates"), HANDS)
def test_every_payment_without_anything_superfluous_is_possible_once(
    cost: int, hand: dict[str, int], initiates: int
) -> None:
    table = rise().hand(0, *[card.split()[0] for card in hand]).tokens(0, 5, initiates, 5)
    table.run(Pay(0, cost))
    ways = list(payments(table, table.state))
    assert len(ways) == len(set(ways))
    assert set(ways) == fair_payments(cost, hand, initiates)
    assert ways  # hand and tokens reach the cost, so there is a way


@rule("ROTC-GEN-08")
def test_cards_paid_are_discarded_and_tokens_return_to_the_pool() -> None:
    table = rise().hand(0, "S2", "S4", "S1").tokens(0, 1, 3, 1).run(Pay(0, 4))
    table.play("Discard Lodge Brother", "2 Initiates")
    assert table.told()[:2] == ["Green discards Lodge Brother for its icons.", "Green returns 2 Initiates."]
    assert table.hand_of(0) == ["S1", "S4"]
    assert table.discard_of(0) == ["S2"]
    assert table.tokens_of(0) == (1, 1, 1)


@rule("ROTC-RUL-20")
def test_a_card_with_two_kinds_of_icon_counts_one_of_them() -> None:
    table = rise().hand(0, "S4").tokens(0, initiates=1).run(Pay(0, 2))
    assert table.options() == ["Discard Night Courier (1 Power)"]
    table.play("Discard Night Courier")
    assert table.options() == ["1 Initiate"]
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 3).hand(0, "S4").marker(DOWNTOWN, 0).action(0)
    table.play("Dominance", "Lay Night Courier")
    assert "Green reveals Night Courier and 0 Thugs: Attack 2." in table.told()


@rule("ROTC-RUL-22")
def test_two_bought_cards_are_paid_together_and_two_preparations_apart() -> None:
    table = with_power(0).play("Augmentation", "Buy Many-Limbed Shape + Hidden Altar for 7 Power")
    assert (table.asked, table.options()) == ("Pay", ["7 Initiates"])
    table.play("7 Initiates")
    assert table.tokens_of(0) == (0, 13, 0)
    table = rise().hand(0, "S2", "S2", "S2").tokens(0, initiates=3).marker(DOWNTOWN, 0).action(0)
    table.play("Preparation", "A Cult Site for 5 Power")
    table.play("Discard Lodge Brother", "Discard Lodge Brother", "Discard Lodge Brother")
    table.play("A level II Ritual for 2 Power", "2 Initiates")  # the surplus of the Site is lost
    assert table.tokens_of(0) == (0, 1, 0)
    assert table.rituals_of(0, DOWNTOWN) == [2]


@rule("ROTC-RUL-23")
def test_a_card_just_paid_may_be_destroyed_in_the_same_plan() -> None:
    table = rise().site(0, NORTHSIDE).hand(0, "S2").marker(NORTHSIDE, 0).action(0)
    table.play("Augmentation", "Buy Spiteful Ghoul", "Discard Lodge Brother", "Go on")
    assert table.options() == ["Destroy nothing", "Destroy Lodge Brother"]
    table.play("Destroy Lodge Brother")
    assert table.cards(DESTROYED) == ["S2"]


# --- Disorganization ----------------------------------------------------------------------------------------


@rule("ROTC-GEN-07", "ROTC-RUL-26")
def test_disorganization_cards_never_run_out() -> None:
    table = rise()
    table.state.give_disorganization(0, 19, "")
    assert len(table.cards(DISORGANIZATION)) == 1
    table.state.give_disorganization(1, 3, "")
    assert table.told() == ["Green takes 19 Disorganization cards.", "Yellow takes 3 Disorganization cards."]
    assert table.discard_of(0) == ["X1"] * 19
    assert table.discard_of(1) == ["X1"] * 3
    assert table.cards(DISORGANIZATION) == []
    assert table.game.audit(table.state) == []
    table.state.give_disorganization(0, 0, "")
    assert table.told() == []


@rule("ROTC-RUL-26")
def test_a_destroyed_disorganization_card_does_not_come_back() -> None:
    table = rise().round(6).site(0, DOWNTOWN).discard(0, "X1").marker(DOWNTOWN, 0).action(0)
    table.play("Augmentation", "Go on")  # the only card of the discard pile
    assert table.cards(DESTROYED) == ["X1"]
    assert len(table.cards(DISORGANIZATION)) == 19


@rule("ROTC-RUL-13")
def test_x1_disorganization_drawn_for_the_influence_bonus_is_discarded() -> None:
    table = rise().on_deck(0, "X1", "S1").marker(DOWNTOWN, 0, 0).action(0)
    table.play("Influence")
    assert table.hand_of(0) == []
    assert table.discard_of(0) == ["X1"]


@rule("ROTC-RUL-14")
def test_x1_disorganization_added_to_a_confrontation_counts_nothing_and_is_discarded() -> None:
    table = rise().rituals(0, DOWNTOWN, 2).rituals(1, DOWNTOWN, 1).hand(0, "G3").on_deck(0, "X1", "S1")
    table.marker(DOWNTOWN, 1, 0).action(0).play("Dominance", "Lay Many-Limbed Shape", "Use Many-Limbed Shape")
    words = table.told()
    assert "Green adds Disorganization from the deck." in words
    assert "Green wins the Confrontation: Green 4, Yellow 1." in words
    assert sorted(table.discard_of(0)) == ["G3", "X1"]


# --- how far a card reaches ---------------------------------------------------------------------------------


@rule("ROTC-GEN-10")
def test_a_plan_works_in_the_district_of_its_marker_only() -> None:
    table = rise().site(0, UPTOWN, NORTHSIDE).tokens(0, initiates=20).rituals(0, NORTHSIDE, 1)
    table.marker(UPTOWN, 1, 0).marker(DOWNTOWN, 1).action(0)
    plans = ["Augmentation", "Preparation", "Influence", "Bluff"]
    assert table.options() == [f"{plan} in Uptown" for plan in plans]
    start = table.state.clone()
    table.play("Preparation", "A level III Ritual", "3 Initiates")
    assert [table.rituals_of(0, district) for district in range(4)] == [[], [], [3], [1]]
    assert table.state.track == [2, 0, 1, 2]
    table.state = start
    table.play("Augmentation")
    assert table.options() == [
        "Buy Many-Limbed Shape for 3 Power",
        "Buy Hidden Altar for 4 Power",
        "Buy Many-Limbed Shape + Hidden Altar for 7 Power",
    ]


@rule("ROTC-RUL-89", "ROTC-BRD-04", "ROTC-RUL-05")
def test_a_card_may_reach_any_district_but_not_a_full_one_or_one_out_of_play() -> None:
    table = rise().site(0, UPTOWN).hand(0, "A2", "A4").discard(0, "S1").rituals(1, NORTHSIDE, 1, 1, 2)
    table.marker(UPTOWN, 0).action(0).play("Augmentation", "Destroy Hidden Altar")
    assert table.options() == ["Downtown", "Uptown"]
    table.play("Downtown", "Destroy Old Debts")
    assert table.rituals_of(0, DOWNTOWN) == [1]
    assert not table.offers("Rivertown")
    assert table.state.stack_kind[RIVERTOWN * LANES : (RIVERTOWN + 1) * LANES] == (-1, -1)


@rule("ROTC-RUL-88")
def test_a_ragged_envoy_drawn_by_the_bonus_comes_too_late() -> None:
    table = rise().on_deck(1, "SY").discard(1, "S1").marker(DOWNTOWN, 0, 1).action(1).play("Influence")
    assert table.options() == ["Draw a card", "Destroy a card of your discard pile"]
    table.play("Draw a card")
    assert table.hand_of(1) == ["SY"]
    assert table.discard_of(1) == ["S1"]
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)


@rule("ROTC-RUL-88")
def test_a_card_drawn_in_a_turn_is_usable_at_once_while_its_window_is_open() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 3).hand(0, "G3").on_deck(0, "S1")
    table.marker(DOWNTOWN, 1, 0).action(0).play("Dominance", "Lay Many-Limbed Shape", "Use Many-Limbed Shape")
    assert table.options() == ["Enough", "Destroy Hired Knife: Attack 2 in place of its icons"]
    table.play("Destroy Hired Knife")
    assert "Green wins the Confrontation: Green 5, Yellow 3." in table.told()


@rule("ROTC-CAR-06")
def test_an_ability_that_does_not_say_so_leaves_the_card_in_hand() -> None:
    table = rise(cards="pl").round(6).hand(0, "A7").site(0, DOWNTOWN).tokens(0, initiates=1)
    table.marker(DOWNTOWN, 0).action(0).play("Preparation", "Keep it back", "A level I Ritual", "1 Initiate")
    assert table.hand_of(0) == ["A7"]
    assert table.state.track[DOWNTOWN] == 2
