"""The fifteen Law cards, both effects of each."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.roles.police.rules import demanded
from eldertable.games.eldritch_arkham.rules.sets.laws import apply_law
from eldertable.games.eldritch_arkham.rules.sets.officers import draw_laws
from eldertable.games.eldritch_arkham.table.fields import ARREST, LAW_DECK, LAW_HAND, LAW_PAST
from eldertable.kernel.steps import Step
from tests.rules.eldritch_arkham.table import (
    CIVILIAN,
    DELAYED,
    LEFT,
    RIGHT,
    SPAWN,
    ArkhamTable,
    arkham,
    the_game,
)
from tests.support import rule


class Applied(Step):
    """The effect of a Law card, as if it had just been played."""

    def __init__(self, side: int, effect: int) -> None:
        self.side = side
        self.effect = effect

    def run(self, state: object) -> None:
        apply_law(state, self.side, self.effect)  # type: ignore[arg-type]


def police() -> ArkhamTable:
    return arkham("police", "deep-ones", "great-old-one")


def feds() -> ArkhamTable:
    return arkham("feds", "deep-ones", "nodens")


def law(table: ArkhamTable, card: str, effect: int) -> ArkhamTable:
    number = the_game().content.laws.ids.index(card)
    return table.run(Applied(0, 2 * number + effect - 1))


@rule("EA-POL-05", "EA-RUL-146")
def test_l1_curfew() -> None:
    table = law(police().units(0, at=1).units(CIVILIAN, at=1, n=2).units(CIVILIAN, at=4), "L1", 1)
    assert not table.offers("Orchard")
    table.play("(1) → Campus", "(1) → Flooded")
    assert (table.at(2), table.at(5), table.done) == (1, 1, True)
    assert law(police(), "L1", 1).done
    off = law(police().set(orders=[1, 0, 0, 3]), "L1", 2).play("Arrest", "Arrest")
    assert (off.state.orders, off.done) == ((1, 0, 0, 1), True)


@rule("EA-RUL-216")
def test_a_law_on_orders_that_names_mythos_pays_it() -> None:
    moves = {"verb": "civilians", "n": 1, "en": {"text": "Move {n} Civilian."}}
    pays = {"verb": "tokens-off", "n": 1, "mythos": 2, "blue": True, "en": {"text": "Gain {mythos} Mythos."}}
    game = EldritchArkham(content={"laws": {"law": [{"id": "L1", "effect": [moves, pays]}]}})
    table = law(arkham("police", game=game).set(orders=[0, 0, 0, 1]), "L1", 2).play("Arrest")
    assert (table.state.orders, table.state.mythos[0]) == ((0, 0, 0, 0), 2)


def test_l2_wagon_round() -> None:
    table = law(police().units(0, at=1).units(0, at=4), "L2", 1)
    assert table.options() == ["Rail Depot (1)", "Orchard Lanes (4)"]
    assert table.play("Orchard").state.wagon == 3
    assert law(police(), "L2", 2).state.mythos[0] == 1


def test_l3_motor_pool() -> None:
    assert law(feds(), "L3", 1).play("Paupers").state.wagon == 11
    table = law(police().set(orders=[2, 0, 0, 0]), "L3", 2).play("Assign → Arrest", "Assign → Patrol")
    assert table.state.orders == (0, 0, 1, 1)


@rule("EA-RUL-216")
def test_l4_stand_down() -> None:
    assert law(police(), "L4", 1).state.mythos[0] == 1
    table = law(police().units(0, at=1).units(0, at=4), "L4", 1).play("Rail", "Orchard")
    assert (table.supply(0), table.state.mythos[0]) == (6, 1)
    table = law(police().set(orders=[0, 3, 0, 0]), "L4", 2)
    assert demanded(table.state, 1) == 2


def test_l5_change_of_shift() -> None:
    table = law(police().units(0, at=1).units(1, at=3), "L5", 1)
    assert not table.offers("Gibbet")
    assert table.play("Paupers").at(12, 0) == 1
    assert demanded(law(police().set(orders=[0, 0, 1, 0]), "L5", 2).state, 2) == 0


@rule("EA-RUL-40")
def test_l6_search_warrant() -> None:
    table = law(
        police().units(0, at=1, n=2).units(CIVILIAN, at=1).units(0, at=4).units(CIVILIAN, at=4), "L6", 1
    )
    assert (table.at(1), table.at(4), table.abducted(0), table.state.omens[0]) == (0, 1, 1, 0)
    assert law(feds().units(0, at=1, n=2).units(CIVILIAN, at=1), "L6", 1).track(RIGHT) == [CIVILIAN]
    assert law(police(), "L6", 2).state.mythos[0] == 1


def test_l7_amnesty() -> None:
    table = police().units(0, at=1).dominance(LEFT, *[CIVILIAN] * 3).dominance(RIGHT, CIVILIAN)
    law(table, "L7", 1).play("Rail Depot", "left", "left", "right")
    assert (table.at(1), len(table.track(LEFT)), table.track(RIGHT)) == (3, 1, [])
    declined = law(police().units(0, at=1).dominance(LEFT, CIVILIAN), "L7", 1)
    assert declined.options() == ["Enough", "Rail Depot (1)"]
    assert (declined.play("Enough").done, declined.at(1)) == (True, 0)
    relief = law(police().units(0, at=1).set(orders=[0, 0, 0, 2]), "L7", 2)
    assert (relief.supply(0), relief.state.orders) == (6, (0, 0, 0, 1))
    assert law(police(), "L7", 2).done


def test_l8_deportation() -> None:
    table = police().units(0, at=1).units(1, at=1).units(DELAYED, at=1).units(2, at=1).units(SPAWN, at=1)
    law(table.units(0, at=4).units(1, at=4).units(CIVILIAN, at=4), "L8", 1)
    assert table.options() == ["Outsider", "Spawn", "delayed Outsider"]
    assert table.play("delayed").supply(1) == 6
    moved = law(police().units(CIVILIAN, at=1, n=2), "L8", 2).play("(1) → Campus", "(1) → Campus")
    assert moved.at(2) == 2


def test_l9_deputies() -> None:
    table = law(police().units(1, at=3).units(CIVILIAN, at=1), "L9", 1)
    assert not table.offers("Gibbet")
    assert not table.offers("Market")
    assert table.play("Flooded").at(5, 0) == 1
    extra = law(police(), "L9", 2).play("Arrest")
    assert (extra.state.orders[ARREST], extra.state.extra_orders[ARREST]) == (1, 1)


@rule("EA-RUL-209", "EA-RUL-159")
def test_l10_road_block() -> None:
    assert law(police(), "L10", 1).play("Rail Depot (1) – Campus").state.post_path == 0
    assert law(feds().units(0, at=4), "L10", 1).state.post_at == 3
    assert law(feds(), "L10", 2).state.mythos[0] == 1


def test_l11_slush_fund() -> None:
    assert law(police(), "L11", 1).state.mythos[0] == 2
    table = law(police().set(orders=[2, 1, 0, 2]), "L11", 2).play(
        "Assign", "Assign", "Recruit", "Arrest", "Arrest"
    )
    assert (table.state.orders, table.state.mythos[0]) == ((0, 0, 0, 0), 2)


def test_l12_dragnet() -> None:
    table = law(police().units(0, at=1).units(0, at=4), "L12", 1).play("(1) → Campus")
    assert not table.offers("Campus Green (2) →")
    table.play("(4) → Gibbet")
    assert (table.at(2, 0), table.at(3, 0), sum(table.state.patrolled)) == (1, 1, 0)
    assert law(police().units(CIVILIAN, at=1), "L12", 2).play("(1) → Campus").at(2) == 1


def test_l13_paper_chase() -> None:
    table = law(police().hand("L2").on_deck("L6", "L10"), "L13", 1)
    assert table.cards(LAW_HAND) == ["L10", "L2", "L6"]
    table.play("Search Warrant")
    assert table.cards(LAW_PAST) == ["L6"]
    assert demanded(law(police(), "L13", 2).state, 0) == 0


def test_l14_martial_law() -> None:
    table = police().units(0, at=1, n=2).units(CIVILIAN, at=1).units(0, at=4, n=2).units(CIVILIAN, at=4)
    law(table, "L14", 1).play("Rail", "Orchard")
    assert table.abducted(0) == 2
    assert law(police(), "L14", 2).state.arrests_twice == 1


def test_l15_public_appeal() -> None:
    table = police().units(0, at=1).units(0, at=4).dominance(LEFT, CIVILIAN).dominance(RIGHT, CIVILIAN)
    law(table, "L15", 1).play("Rail Depot (1), from the left", "Orchard Lanes (4), from the right")
    assert (table.at(1), table.at(4), table.state.mythos[0]) == (1, 1, 1)
    assert law(police(), "L15", 1).state.mythos[0] == 1
    swapped = law(police().units(0, at=3).units(1, at=4).units(CIVILIAN, at=2), "L15", 2)
    assert not swapped.offers("Monster")
    assert swapped.play("Outsider").at(4, 0) == 1
    assert law(police().units(0, at=3).units(1, at=12), "L15", 2).at(3, 0) == 1


# --- Law cards: how many, in which order, and whether one must ----------------------------------------------------


@rule("EA-POL-05", "EA-RUL-181")
def test_stand_down_takes_one_officer_back_and_a_second_at_will() -> None:
    table = law(police().units(0, at=3).units(0, at=4, n=2).units(0, at=8), "L4", 1)
    assert table.options() == ["Gibbet Rise (3)", "Orchard Lanes (4)", "River Precinct (8)"]
    table.play("Orchard")
    assert table.options() == ["Enough", "Gibbet Rise (3)", "Orchard Lanes (4)", "River Precinct (8)"]
    assert table.at(4, 0) == 2
    table.play("Orchard")
    assert (table.done, table.at(3, 0), table.at(4, 0), table.at(8, 0)) == (True, 1, 0, 1)
    last = law(police().units(0, at=3).units(0, at=4), "L4", 1).play("Orchard")
    assert last.options() == ["Enough", "Gibbet Rise (3)"]
    last.play("Enough")
    assert (last.done, last.at(3, 0), last.state.mythos[0]) == (True, 1, 1)
    orders = [("Gibbet", "Orchard"), ("Orchard", "Gibbet")]
    both = [law(police().units(0, at=3).units(0, at=4, n=2), "L4", 1).play(*order) for order in orders]
    assert both[0].state == both[1].state


@rule("EA-POL-05")
def test_relief_costs_an_officer_and_a_token_whether_wanted_or_not() -> None:
    table = law(police().units(0, at=3).units(0, at=4).set(orders=[0, 1, 0, 1]), "L7", 2)
    assert not table.offers("Enough")
    table.play("Gibbet")
    assert table.options() == ["Recruit", "Arrest"]
    table.play("Recruit")
    assert (table.done, table.at(4, 0), table.state.orders) == (True, 1, (0, 0, 0, 1))


@rule("EA-POL-05")
def test_curfew_takes_up_to_two_tokens_off() -> None:
    table = law(police().set(orders=[1, 1, 2, 1]), "L1", 2)
    assert table.options() == ["Enough", "Assign", "Recruit", "Patrol", "Arrest"]
    table.play("Patrol")
    assert table.options() == ["Enough", "Assign", "Recruit", "Patrol", "Arrest"]
    assert table.state.orders == (1, 1, 2, 1)
    assert table.play("Patrol").done
    assert table.state.orders == (1, 1, 0, 1)
    assert law(police().set(orders=[1, 1, 2, 1]), "L1", 2).play("Arrest", "Assign").state.orders == (
        0,
        1,
        2,
        0,
    )
    once = law(police().set(orders=[1, 1, 2, 1]), "L1", 2).play("Arrest")
    assert once.options() == ["Enough", "Assign", "Recruit", "Patrol"]
    assert once.play("Enough").state.orders == (1, 1, 2, 0)


@rule("EA-POL-05")
def test_curfew_moves_at_most_three_civilians_and_nobody_twice() -> None:
    table = law(police().units(0, at=1).units(0, at=2).units(CIVILIAN, at=1, n=5), "L1", 1)
    table.play("(1) → Campus", "(1) → Campus", "(1) → Flooded")
    assert (table.done, table.at(1), table.at(2), table.at(5)) == (True, 2, 2, 1)
    chased = law(police().units(0, at=1).units(0, at=2).units(CIVILIAN, at=1), "L1", 1).play("(1) → Campus")
    assert (chased.done, chased.at(2)) == (True, 1)


@rule("EA-POL-05")
def test_the_motor_pool_shifts_two_tokens_to_other_fields() -> None:
    table = law(police().set(orders=[1, 0, 2, 0]), "L3", 2)
    assert table.options() == [
        "Enough",
        "Assign → Recruit",
        "Assign → Patrol",
        "Assign → Arrest",
        "Patrol → Assign",
        "Patrol → Recruit",
        "Patrol → Arrest",
    ]
    table.play("Patrol → Recruit", "Patrol → Recruit")
    assert (table.done, table.state.orders) == (True, (1, 2, 0, 0))


@rule("EA-POL-05")
def test_the_slush_fund_pays_for_every_second_token() -> None:
    table = law(police().set(orders=[1, 3, 0, 1]), "L11", 2).play("Recruit")
    assert table.options() == ["Enough", "Assign", "Recruit", "Arrest"]
    table.play("Recruit", "Recruit")
    assert (table.options(), table.state.orders) == (["Enough", "Assign", "Arrest"], (1, 3, 0, 1))
    table.play("Enough")
    assert (table.state.orders, table.state.mythos[0]) == ((1, 0, 0, 1), 1)


@rule("EA-POL-05")
def test_the_slush_fund_pays_in_whatever_order_tokens_are_named() -> None:
    table = law(police().set(orders=[1, 0, 0, 1]), "L11", 2).play("Arrest", "Assign")
    assert (table.done, table.state.orders, table.state.mythos[0]) == (True, (0, 0, 0, 0), 1)


@rule("EA-POL-05", "EA-RUL-146")
def test_no_extra_token_comes_from_an_empty_supply() -> None:
    table = law(police().set(orders=[3, 3, 3, 3]), "L9", 2)
    assert (table.done, table.state.orders, table.state.extra_orders) == (True, (3, 3, 3, 3), (0, 0, 0, 0))
    assert law(police().set(orders=[3, 3, 3, 2]), "L9", 2).options() == [
        "Assign",
        "Recruit",
        "Patrol",
        "Arrest",
    ]


@rule("EA-POL-05", "EA-GEN-04")
def test_a_search_warrant_must_be_used_and_martial_law_may_be() -> None:
    def crowded() -> ArkhamTable:
        table = police().units(0, at=1, n=2).units(0, at=4, n=3)
        return table.units(CIVILIAN, at=1).units(CIVILIAN, at=4, n=2)

    assert law(crowded(), "L6", 1).options() == [
        "Civilian at Rail Depot (1)",
        "Civilian at Orchard Lanes (4)",
    ]
    table = law(crowded(), "L14", 1)
    assert table.offers("Enough")
    table.play("Orchard")
    assert table.options() == ["Enough", "Civilian at Rail Depot (1)"]
    assert table.play("Rail").done


@rule("EA-POL-05", "EA-RUL-161")
def test_martial_law_reaches_two_of_three_controlled_locations() -> None:
    table = police()
    for place in (1, 4, 9):
        table.units(0, at=place, n=2).units(CIVILIAN, at=place)
    law(table, "L14", 1).play("Orchard", "Lumber")
    assert (table.done, table.abducted(0), table.at(1), table.at(4), table.at(9)) == (True, 2, 1, 0, 0)


@rule("EA-RUL-215", "EA-POL-05")
def test_an_amnesty_frees_at_most_three_the_innermost_of_a_side_first() -> None:
    table = police().units(0, at=1).units(0, at=4)
    table.dominance(LEFT, CIVILIAN, 1, CIVILIAN).dominance(RIGHT, CIVILIAN, CIVILIAN)
    law(table, "L7", 1)
    assert table.options() == ["Enough", "Rail Depot (1)", "Orchard Lanes (4)"]
    table.play("Orchard")
    assert not table.offers("Enough")
    table.play("right", "left")
    assert (len(table.options()), table.state.track[:3]) == (3, (CIVILIAN, 1, CIVILIAN))
    table.play("right")
    assert (table.done, table.at(4), table.track(LEFT), table.track(RIGHT)) == (True, 3, [CIVILIAN, 1], [])
    few = police().units(0, at=1).dominance(LEFT, CIVILIAN).dominance(RIGHT, CIVILIAN)
    assert law(few, "L7", 1).asked == "Amnesty"
    assert law(police().units(0, at=1).dominance(LEFT, 1), "L7", 1).done


@rule("EA-POL-05")
def test_a_public_appeal_is_heard_once_at_each_beat_in_any_order() -> None:
    def appeal(*places: int) -> ArkhamTable:
        table = police().dominance(LEFT, CIVILIAN, CIVILIAN, CIVILIAN)
        for place in places:
            table.units(0, at=place)
        return law(table, "L15", 1)

    table = appeal(1, 2, 3).play("Rail Depot")
    assert table.options() == [
        "Enough",
        "Campus Green (2), from the left side of Dominance",
        "Gibbet Rise (3), from the left side of Dominance",
    ]
    table.play("Campus")
    assert (table.done, table.at(1), table.at(2), table.at(3)) == (True, 1, 1, 0)
    later = appeal(1, 4).play("Orchard")
    assert (later.at(4), later.options()[1:]) == (0, ["Rail Depot (1), from the left side of Dominance"])
    later.play("Enough")
    assert (later.done, later.at(1), later.at(4), later.state.mythos[0]) == (True, 0, 1, 1)
    assert appeal(1, 4).play("Orchard", "Rail").state == appeal(1, 4).play("Rail", "Orchard").state


@rule("EA-POL-05")
def test_a_civilian_of_dominance_is_not_called_twice_by_an_appeal() -> None:
    table = police().units(0, at=1).units(0, at=4).dominance(LEFT, CIVILIAN).dominance(RIGHT, CIVILIAN)
    law(table, "L15", 1).play("Rail Depot (1), from the right")
    assert table.options() == ["Enough", "Orchard Lanes (4), from the left side of Dominance"]


@rule("EA-RUL-146", "EA-FED-03")
def test_laws_without_an_officer_do_nothing() -> None:
    for card in ("L2", "L5", "L8", "L10"):
        table = law(feds().set(wagon=5).units(1, at=4), card, 1)
        assert (table.done, table.state.wagon, table.state.post_at, table.at(4, 1)) == (True, 5, -1, 1)
    assert law(feds().units(0, at=1).units(0, at=4), "L10", 1).options() == [
        "Rail Depot (1)",
        "Orchard Lanes (4)",
    ]


@rule("EA-POL-05", "EA-UNI-09")
def test_without_an_officer_to_be_had_nobody_is_deputized() -> None:
    table = law(police().units(0, at=1, n=6), "L9", 1)
    assert (table.done, table.at(1, 0)) == (True, 6)


@rule("EA-POL-05", "EA-RUL-31")
def test_a_change_of_shift_goes_elsewhere() -> None:
    table = law(police().units(0, at=2).units(0, at=9), "L5", 1)
    assert table.options() == ["Campus Green (2)", "Lumber Wharf (9)"]
    table.play("Lumber")
    assert not table.offers("Lumber")
    assert len(table.options()) == 10  # the Monster controls Market Square
    assert table.play("Rail Depot").at(1, 0) == 1


@rule("EA-POL-05", "EA-GOO-21", "EA-MON-02")
def test_neither_own_officers_nor_avatars_nor_the_monster_are_deported() -> None:
    table = police().units(0, at=1).units(2, at=1).monster_at(1).units(0, at=4, n=2).units(SPAWN, at=4)
    law(table, "L8", 1)
    assert (table.done, table.at(4, 0), table.at(1, 2), table.supply(SPAWN)) == (True, 2, 1, 3)


@rule("EA-RUL-148")
def test_with_deck_and_discards_empty_fewer_laws_are_drawn() -> None:
    table = arkham("feds", "deep-ones")
    draw_laws(table.state, 0, 20, "EA-FED-09")
    assert (len(table.state.zones[LAW_HAND]), table.state.zones[LAW_DECK]) == (15, ())


@rule("EA-MOV-02", "EA-RUL-29")
def test_civilians_are_led_over_land_only() -> None:
    table = law(police().units(0, at=5).units(CIVILIAN, at=5), "L1", 1)
    assert table.offers("(5) → Rail")
    assert not table.offers("(5) → Toll")


@rule("EA-POL-05")
def test_the_question_of_the_slush_fund_counts_what_is_picked() -> None:
    table = law(police().set(orders=[1, 1, 0, 1]), "L11", 2).play("Arrest")
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.words == "Which Order tokens do you take off for Mythos? 1 Mythos for every 2."
    assert (prompt.way, prompt.sums, prompt.needs, prompt.enough) == ("spread", 1, None, 0)
    assert [pick.label for pick in prompt.picks] == ["Arrest"]


@rule("EA-POL-05")
def test_a_shifted_token_points_at_both_fields() -> None:
    table = law(police().set(orders=[1, 0, 0, 0]), "L3", 2)
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.options[1].touches == ("order-assign", "order-recruit")
