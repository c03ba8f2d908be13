"""The Police and the Feds."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.eldritch_arkham.box.places import HELD, SUPPLY
from eldertable.games.eldritch_arkham.roles.feds.rules import Control, FedAction, Funding
from eldertable.games.eldritch_arkham.roles.police.rules import (
    PATROL_RULE,
    Arrests,
    Assign,
    Patrol,
    Plan,
    Recruit,
    Refill,
)
from eldertable.games.eldritch_arkham.rules.sets.officers import OfficerMove, TakeControlled
from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn
from eldertable.games.eldritch_arkham.table.fields import ARREST, LAW_DECK, LAW_HAND, LAW_PAST
from eldertable.games.eldritch_arkham.table.town import can_cross, locations_in, ways
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, MONSTER, RIGHT, ArkhamTable, arkham, the_game
from tests.support import rule


def police(**options: Any) -> ArkhamTable:
    return arkham("police", "deep-ones", "randolph-carter", **options)


def orders(assign: int = 0, recruit: int = 0, patrol: int = 0, arrest: int = 0) -> tuple[int, ...]:
    return (assign, recruit, patrol, arrest)


@rule("EA-POL-01", "EA-POL-02", "EA-INF-11", "EA-RUL-159")
def test_setup_places_the_command_post_on_a_normal_path() -> None:
    state = the_game().new(seed=0, seats=2, options={"roles": ["police", "deep-ones"], "board": "innsmouth"})
    assert (type(state.decision).__name__, len(state.legal())) == ("PostOn", 12)
    state.play(state.legal()[0])
    assert (len(state.zones[LAW_HAND]), state.post_path, state.count(SUPPLY, 0)) == (3, 0, 6)
    assert all(state.marks[card] == 1 for card in state.zones[LAW_HAND])


@rule("EA-POL-03", "EA-RUL-204")
def test_prisoners_are_released_at_one_neutral_location() -> None:
    table = police().held(0, CIVILIAN, 2).held(0, 1).hand("L2", "L6").turn().play("Toll Bridge")
    assert (table.at(6), table.at(6, 1), table.asked) == (2, 1, "DiscardLaw")


@rule("EA-POL-04", "EA-POL-05", "EA-POL-06", "EA-GEN-04", "EA-RUL-147")
def test_mandate_discards_one_card_plays_one_and_refills() -> None:
    table = police().hand("L2", "L6", "L10").turn().play("Wagon Round")
    assert table.asked == "PlayLaw"
    table.play("Search Warrant: Gain 1 Mythos")
    assert (table.state.mythos[0], len(table.state.zones[LAW_HAND])) == (1, 3)
    assert table.cards(LAW_PAST) == ["L2", "L6"]


@rule("EA-RUL-148", "EA-RUL-200")
def test_an_empty_law_deck_is_made_anew() -> None:
    table = police().lies("L1", LAW_PAST)
    rest = table.state.zones[LAW_DECK + 1]
    table.state.zones[LAW_DECK + 1] = rest[:1]
    for card in rest[1:]:
        table.state.lay(card, LAW_PAST, table.state.everyone())
    table.run(Refill(0))
    assert len(table.state.zones[LAW_HAND]) == 3


@rule("EA-POL-07", "EA-POL-08", "EA-POL-15", "EA-POL-16", "EA-RUL-151")
def test_the_example_of_the_content_page() -> None:
    """ASSIGN 1, RECRUIT 0, PATROL 2, ARREST 1: two tokens to ARREST, recruit 1, move 3, arrest at 3 locations."""
    table = police().set(orders=orders(1, 0, 2, 1)).monster_at(11)
    table.units(0, at=1).units(0, at=4).units(0, at=9)
    for place in (1, 2, 3, 5, 10):
        table.units(CIVILIAN, at=place)
    table.run(Assign(0), Recruit(0), Patrol(0), Arrests(0)).play("Arrest", "Arrest", "Rail Depot")
    assert (table.asked, table.state.orders) == ("OfficerMove", (1, 0, 2, 3))
    table.play("(1) → Flooded", "(4) → Gibbet", "(9) → Mercy")
    table.play("Rail Depot", "Gibbet", "Mercy")
    assert (table.state.omens[0], table.abducted(0), table.state.orders) == (
        3,
        3,
        (1, 0, 2, 3),
    )


@rule("EA-POL-09", "EA-POL-23", "EA-RUL-152", "EA-RUL-158", "EA-RUL-187")
def test_too_few_order_tokens_disorganize() -> None:
    table = police().set(orders=orders(3, 3, 3, 2)).units(0, at=1).held(0, CIVILIAN).set(wagon=4)
    table.run(Assign(0), Recruit(0), EndOfTurn())
    assert (table.done, table.state.orders) == (True, (0, 0, 0, 0))
    assert (table.at(1, 0), table.state.wagon, table.abducted(0), table.supply(0)) == (
        1,
        4,
        1,
        5,
    )


@rule("EA-POL-10", "EA-POL-11", "EA-RUL-150", "EA-RUL-53", "EA-UNI-10")
def test_recruiting_does_what_it_can_before_disorganizing() -> None:
    table = police().units(0, at=1, n=5).set(orders=orders(recruit=1)).run(Recruit(0), EndOfTurn())
    assert len(table.options()) == 6
    table.play("Paupers")
    assert (table.at(12, 0), table.state.orders, table.done) == (1, (0, 0, 0, 0), True)
    enough = police().set(orders=orders(recruit=1)).run(Recruit(0), EndOfTurn()).play("Paupers", "Paupers")
    assert enough.state.orders == orders(recruit=1)


@rule("EA-POL-13", "EA-POL-14", "EA-RUL-150")
def test_each_officer_patrols_once_and_too_few_disorganize() -> None:
    table = police().units(0, at=1).units(0, at=2).set(orders=orders(patrol=2)).run(Patrol(0), EndOfTurn())
    table.play("(1) → Flooded")
    assert not table.offers("Flooded Vaults (5) →")
    table.play("(2) → Rail Depot")
    assert (table.done, table.state.orders, table.at(1, 0)) == (True, (0, 0, 0, 0), 1)


@rule("EA-POL-15", "EA-POL-17", "EA-RUL-156", "EA-RUL-150")
def test_arrests_need_different_locations() -> None:
    table = (
        police()
        .units(0, at=1)
        .units(CIVILIAN, at=1, n=3)
        .set(orders=orders(arrest=2))
        .run(Arrests(0), EndOfTurn())
    )
    assert (table.state.omens[0], table.at(1), table.state.orders) == (1, 2, (0, 0, 0, 0))
    twice = police().units(0, at=1).units(CIVILIAN, at=1, n=3).set(orders=orders(arrest=2), arrests_twice=1)
    twice.run(Arrests(0), EndOfTurn())
    assert (twice.state.omens[0], twice.at(1), twice.state.orders[ARREST]) == (2, 1, 2)
    assert police().run(Arrests(0)).state.omens[0] == 0


@rule("EA-POL-18", "EA-RUL-157")
def test_plan_buys_a_token_that_goes_at_the_end_of_the_turn() -> None:
    table = police().mythos(0, 4).set(orders=orders(arrest=1)).run(Plan(0, 2), EndOfTurn())
    assert table.options() == ["No extra token", "Patrol", "Arrest"]
    table.play("Arrest")
    assert table.state.orders == orders(arrest=2)
    table.play("No extra")
    assert (table.state.orders, table.state.mythos[0]) == (orders(arrest=1), 2)


@rule("EA-POL-20", "EA-POL-19", "EA-RUL-153", "EA-RUL-154", "EA-RUL-155")
def test_the_wagon_takes_an_officer_anywhere_once_per_turn() -> None:
    table = police().units(0, at=1, n=2).units(1, at=3).set(wagon=0, orders=orders(patrol=1)).run(Patrol(0))
    assert not table.offers("Wagon to Gibbet")
    table.play("Wagon to Paupers")
    assert (table.at(12, 0), table.state.wagon) == (1, 11)
    assert not table.offers("Wagon")
    empty = police().units(0, at=1).set(wagon=5, orders=orders(patrol=0)).run(Patrol(0))
    assert not empty.offers("Wagon")


@rule("EA-POL-21", "EA-RUL-210", "EA-RUL-30")
def test_only_officers_cross_the_command_post() -> None:
    table = police().set(post_path=0)
    assert can_cross(table.state, 0, 0, 1)
    assert not any(can_cross(table.state, colour, 0, 1) for colour in (1, 2, CIVILIAN, MONSTER))
    assert locations_in(ways(table.state, CIVILIAN, 0, False)) == [4]


# --- Feds -----------------------------------------------------------------------------------------------------------


def feds(**options: Any) -> ArkhamTable:
    return arkham("feds", "deep-ones", "nodens", **options)


def agents(table: ArkhamTable, purse: int) -> ArkhamTable:
    return table.set(purse=purse).run(FedAction(0))


@rule("EA-FED-01", "EA-FED-02")
def test_feds_draw_three_cards() -> None:
    state = the_game().new(seed=0, seats=2, options={"roles": ["feds", "deep-ones"]})
    assert (len(state.zones[LAW_HAND]), state.count(SUPPLY, 0), state.purse) == (3, 6, 0)


@rule("EA-FED-03", "EA-FED-04", "EA-RUL-165", "EA-RUL-149")
def test_feds_never_use_a_blue_effect() -> None:
    table = feds().hand("L1", "L2").turn()
    assert len(table.options()) == 3
    assert not table.offers("Take up to 2 Order tokens")
    assert feds().turn().asked == "FedAction"


@rule("EA-FED-05", "EA-FED-06", "EA-RUL-161", "EA-RUL-208", "EA-RUL-160")
def test_funding_gives_four_and_one_for_each_removal() -> None:
    table = feds().units(0, at=2, n=3).units(CIVILIAN, at=2, n=2).units(0, at=8).set(purse=1).run(Funding(0))
    assert table.options() == ["Enough", "Civilian at Campus Green (2)"]
    table.play("Civilian")
    assert (table.state.purse, table.track(RIGHT), table.done) == (6, [CIVILIAN], True)
    assert feds().set(purse=10).run(Funding(0)).state.purse == 12


@rule("EA-RUL-161")
def test_units_are_taken_at_as_many_controlled_locations_as_are_named() -> None:
    table = feds()
    for place in (1, 2, 4):
        table.units(0, at=place, n=2).units(CIVILIAN, at=place)
    table.run(TakeControlled(0, 0, 3, 1, 1)).play("Rail", "Campus", "Orchard")
    assert (table.at(1), table.at(2), table.at(4), table.done) == (0, 0, 0, True)


@rule("EA-RUL-160")
def test_without_order_tokens_in_the_supply_nobody_hears_of_a_gain() -> None:
    assert feds().set(purse=12).run(Funding(0)).told() == []
    assert len(feds().set(purse=11).run(Funding(0)).told()) == 1


@rule("EA-FED-07", "EA-FED-08", "EA-FED-20")
def test_a_step_costs_one() -> None:
    table = agents(feds().units(0, at=2), 2).play("Step", "(2) → Gibbet", "Step", "(3) → Orchard")
    assert (table.at(4, 0), table.state.purse, table.done) == (1, 0, True)
    ride = agents(feds().units(0, at=2).set(wagon=1), 1).play("Step", "Wagon to Paupers")
    assert (ride.at(12, 0), ride.state.wagon) == (1, 11)


@rule("EA-FED-08", "EA-FED-20", "EA-MOV-03")
def test_no_step_when_all_other_locations_are_closed_not_even_by_the_wagon() -> None:
    table = arkham("feds", "deep-ones", "cthulhu-cult").units(0, at=2).set(wagon=1)
    for place in (1, 3, 4, 5, 6, 8, 9):
        table.units(1, at=place)
    for place in (10, 11):
        table.units(2, at=place)
    assert agents(table, 2).offers("Step")
    assert not agents(table.units(2, at=12), 2).offers("Step")


@rule("EA-FED-09")
def test_assign_draws_two_cards() -> None:
    table = agents(feds(), 1).play("Assign")
    assert (len(table.state.zones[LAW_HAND]), table.state.purse) == (2, 0)


@rule("EA-FED-10")
def test_a_decree_plays_a_card() -> None:
    table = agents(feds().hand("L11"), 2).play("Decree")
    assert table.options() == ["Slush Fund: Gain 2 Mythos."]
    assert table.play("Slush").state.mythos[0] == 2


@rule("EA-FED-11", "EA-UNI-11")
def test_recruit_adds_at_an_arkham_location() -> None:
    table = agents(feds(), 2).play("Recruit")
    assert table.options() == ["Campus Green (2)", "River Precinct (8)", "Mercy Hospital (10)"]


@rule("EA-FED-12")
def test_arrest_removes_where_an_officer_is() -> None:
    table = agents(feds().units(0, at=3).units(CIVILIAN, at=3).units(CIVILIAN, at=4), 2).play("Arrest")
    assert (table.at(3), table.at(4), table.track(RIGHT)) == (0, 1, [CIVILIAN])


@rule("EA-FED-13", "EA-RUL-162", "EA-RUL-164", "EA-RUL-209")
def test_secure_places_the_command_post_anywhere_else() -> None:
    table = agents(feds().set(post_at=3), 3).play("Secure")
    assert len(table.options()) == 11
    assert table.play("Paupers").state.post_at == 11


@rule("EA-FED-14", "EA-RUL-162", "EA-RUL-54")
def test_a_raid_empties_the_left_side() -> None:
    table = agents(feds().dominance(LEFT, CIVILIAN, 1).dominance(RIGHT, CIVILIAN), 4).play("Raid", "Mercy")
    assert (table.at(10), table.at(10, 1), table.track(LEFT), table.track(RIGHT)) == (1, 1, [], [CIVILIAN])
    assert not agents(feds(), 4).offers("Raid")


@rule("EA-FED-15", "EA-FED-16", "EA-RUL-163")
def test_the_example_of_three_controlled_locations() -> None:
    table = feds().units(0, at=1).units(0, at=2).units(0, at=12).run(Control(0))
    assert table.state.omens[0] == 4
    one_way = feds(board="innsmouth").units(0, at=8).units(0, at=9).run(Control(0))
    assert one_way.state.omens[0] == 2
    water = feds().units(0, at=5).units(0, at=6).run(Control(0))
    assert water.state.omens[0] == 0


@rule("EA-FED-17", "EA-FED-18")
def test_the_command_post_scores_only_where_the_feds_control() -> None:
    table = feds().units(0, at=1).set(post_at=0).run(Control(0))
    assert (table.state.omens[0], table.state.post_at) == (1, 0)
    lost = feds().set(post_at=0).run(Control(0))
    assert (lost.state.omens[0], lost.state.post_at) == (0, -1)


@rule("EA-FED-19")
def test_plan_buys_an_order_token() -> None:
    table = agents(feds().mythos(0, 2), 0).play("Plan")
    assert (table.state.purse, table.state.mythos[0]) == (1, 0)
    assert agents(feds().dominance(LEFT, CIVILIAN), 1).refused("fed-raid")[0] == "EA-FED-07"


@rule("EA-FED-07")
def test_feds_without_orders_are_told_what_a_raid_costs() -> None:
    table = arkham("feds", "deep-ones").dominance(LEFT, CIVILIAN).set(purse=3).run(FedAction(0))
    assert table.refused("fed-raid") == ("EA-FED-07", "4 Order tokens needed, you have 3.")


@rule("EA-POL-20", "EA-RUL-151", "EA-GEN-04")
def test_the_wagon_rides_once_even_where_another_officer_waits_and_a_patrol_is_no_choice() -> None:
    table = police().set(orders=orders(patrol=1)).units(0, at=1).units(0, at=12).set(wagon=0).run(Patrol(0))
    assert not table.offers("Enough")
    table.play("Wagon to Paupers")
    assert (table.state.wagon, table.at(12, 0)) == (11, 2)
    assert table.options() == [
        "Paupers' Field (12) → River Precinct (8)",
        "Paupers' Field (12) → Crooked House (11)",
    ]


@rule("EA-RUL-156", "EA-POL-17", "EA-RUL-150")
def test_martial_law_doubles_one_arrest_only() -> None:
    table = (
        police()
        .set(orders=orders(arrest=4))
        .units(0, at=1)
        .units(0, at=4)
        .units(CIVILIAN, at=1, n=3)
        .units(CIVILIAN, at=4, n=3)
    )
    table.set(arrests_twice=1).run(Arrests(0), EndOfTurn()).play("Rail Depot", "Rail Depot")
    assert (table.done, table.state.omens[0], table.at(1), table.at(4)) == (True, 3, 1, 2)
    assert table.state.orders == (0, 0, 0, 0)


@rule("EA-POL-18", "EA-RUL-157", "EA-POL-07")
def test_a_plan_comes_after_the_mandate_and_before_the_field_is_counted() -> None:
    table = (
        police().mythos(0, 2).hand("L2", "L6", "L10").turn().play("Road Block", "Wagon Round: Gain 1 Mythos")
    )
    assert (table.asked, len(table.options())) == ("Plan", 5)
    table.play("Assign")
    assert (table.asked, table.state.orders) == ("AssignOrder", (1, 0, 0, 0))
    table.play("Arrest", "Arrest")
    assert table.state.orders == (1, 0, 0, 2)


@rule("EA-POL-07")
@pytest.mark.parametrize("fields", [("Arrest", "Patrol"), ("Patrol", "Arrest")])
def test_order_tokens_are_spread_in_any_order(fields: tuple[str, str]) -> None:
    table = police().set(orders=orders(1, 0, 0, 0)).run(Assign(0)).play(fields[0])
    assert (table.asked, table.state.orders) == ("AssignOrder", (1, 0, 0, 0))
    table.play(fields[1])
    assert (table.state.orders, table.done) == ((1, 0, 1, 1), True)


@rule("EA-POL-07")
def test_two_order_tokens_may_go_on_one_field_and_no_third_one_is_asked_for() -> None:
    table = police().set(orders=orders(1, 0, 0, 0)).run(Assign(0)).play("Arrest", "Arrest")
    assert (table.state.orders, table.done) == ((1, 0, 0, 2), True)


@rule("EA-RUL-157", "EA-POL-23")
def test_a_plan_needs_a_token_and_is_forgotten_by_the_disorganized() -> None:
    assert police().set(orders=orders(3, 3, 3, 3)).mythos(0, 4).run(Plan(0, 0)).done
    table = police().set(orders=orders(3, 3, 3, 3)).set(extra_orders=[0, 0, 0, 1]).run(Assign(0), EndOfTurn())
    assert (table.state.orders, table.state.extra_orders) == ((0, 0, 0, 0), (0, 0, 0, 0))


@rule("EA-RUL-163", "EA-FED-15")
def test_of_one_way_neighbours_only_the_one_that_leads_there_counts() -> None:
    table = feds(board="innsmouth").units(0, at=8).units(0, at=9).units(0, at=10).run(Control(0))
    assert table.state.omens[0] == 4


@rule("EA-RUL-214", "EA-FED-09", "EA-FED-19", "EA-RUL-160")
def test_feds_are_offered_neither_cards_nor_tokens_that_are_not_there() -> None:
    table = (
        feds().hand(*[f"L{number}" for number in range(1, 16)]).mythos(0, 2).set(purse=12).run(FedAction(0))
    )
    assert table.offers("Decree")
    assert not table.offers("Assign")
    assert not table.offers("Plan")


@rule("EA-FED-08", "EA-FED-09", "EA-FED-10", "EA-FED-11", "EA-FED-12", "EA-FED-13", "EA-FED-14")
def test_every_action_of_the_feds_has_its_price() -> None:
    names = (
        ["End"],
        ["End", "Step", "Assign"],
        ["End", "Step", "Assign", "Decree", "Recruit", "Arrest"],
        ["End", "Step", "Assign", "Decree", "Recruit", "Arrest", "Secure"],
        ["End", "Step", "Assign", "Decree", "Recruit", "Arrest", "Secure", "Raid"],
    )
    for purse, wanted in enumerate(names):
        table = feds().units(0, at=3).units(CIVILIAN, at=3).dominance(LEFT, CIVILIAN).hand("L2")
        table.set(purse=purse).mythos(0, 1).run(FedAction(0))
        if purse:
            assert [label.split()[0].strip(":") for label in table.options()] == wanted
        else:
            assert table.done
    for action, price in enumerate((1, 1, 2, 2, 2, 3, 4)):
        table = feds().units(0, at=3).units(CIVILIAN, at=3).dominance(LEFT, CIVILIAN).hand("L2")
        assert table.set(purse=5).run(FedAction(0)).play(1 + action).state.purse == 5 - price


@rule("EA-RUL-214", "EA-FED-07", "EA-RUL-162")
def test_feds_without_anything_only_secure_and_recruit() -> None:
    table = feds().set(purse=8).run(FedAction(0))
    assert [label.split()[0].strip(":") for label in table.options()] == [
        "End",
        "Assign",
        "Recruit",
        "Secure",
    ]
    assert not feds().units(0, at=3, n=6).set(purse=8).run(FedAction(0)).offers("Recruit")


@rule("EA-FED-07", "EA-FED-19")
def test_feds_are_told_what_is_missing() -> None:
    table = feds().mythos(0, 1).units(0, at=2).set(purse=1).hand("L2").run(FedAction(0))
    assert not table.offers("Plan")
    assert table.refused("fed-decree") == ("EA-FED-07", "2 Order tokens needed, you have 1.")
    assert table.refused("fed-plan") == ("EA-FED-19", "2 Mythos needed, you have 1.")
    penniless = feds().mythos(0, 2).units(0, at=2).run(FedAction(0))
    assert penniless.refused("fed-step") == ("EA-FED-07", "1 Order token needed, you have 0.")


@rule("EA-FED-13", "EA-RUL-162")
def test_the_command_post_leaves_even_the_first_location() -> None:
    table = feds().set(purse=3, post_at=0).run(FedAction(0)).play("Secure")
    assert (len(table.options()), table.offers("Rail Depot")) == (11, False)
    assert len(feds().set(purse=3).run(FedAction(0)).play("Secure").options()) == 12


@rule("EA-RUL-148", "EA-FED-09")
def test_feds_may_assign_while_there_are_discards() -> None:
    table = feds().set(purse=1)
    rest = table.state.zones[LAW_DECK + 1]
    table.state.zones[LAW_DECK + 1] = ()
    for card in rest:
        table.state.lay(card, LAW_PAST, table.state.everyone())
    assert table.run(FedAction(0)).offers("Assign")


@rule("EA-POL-03", "EA-POL-05", "EA-POL-15", "EA-POL-16", "EA-RUL-54")
def test_police_release_patrol_and_arrest_from_any_seat() -> None:
    table = arkham("randolph-carter", "police", "deep-ones").held(1, CIVILIAN).held(1, 2).units(1, at=4)
    table.hand("L2", "L6").set(orders=[0, 0, 0, 1]).turn(1).play("Rail Depot")
    assert (table.at(1), table.at(1, 2), table.state.crowd(HELD + 1)) == (1, 1, 0)
    table.play("Wagon Round", "Search Warrant: Gain", "Assign", "Rail Depot", "(4) → Gibbet")
    assert (table.done, table.state.omens[:3], table.abducted(1)) == (True, [0, 1, 0], 1)
    assert (table.state.mythos[:3], table.state.orders) == ([0, 1, 0], (1, 0, 0, 1))


@rule("EA-POL-07", "EA-POL-09", "EA-POL-18")
def test_the_last_tokens_suffice() -> None:
    table = arkham("police", "deep-ones", "randolph-carter").set(orders=[1, 3, 3, 3]).run(Assign(0))
    table.play("Recruit")
    assert table.options() == ["Assign", "Recruit", "Patrol", "Arrest"]
    table.play("Arrest")
    assert (table.done, table.state.orders) == (True, (1, 4, 3, 4))
    for mythos in (1, 2):
        poor = arkham("police", "deep-ones", "randolph-carter").mythos(0, mythos).run(Plan(0, 3))
        assert poor.done is (mythos == 1)


@rule("EA-FED-09", "EA-RUL-214")
def test_the_last_law_card_of_the_deck_can_still_be_drawn() -> None:
    for held, offered in ((14, True), (15, False)):
        table = feds().hand(*[f"L{number}" for number in range(1, 1 + held)]).set(purse=1).run(FedAction(0))
        assert table.offers("Assign") is offered


@rule("EA-DEC-39")
def test_officers_move_as_often_as_they_may_and_no_more() -> None:
    table = police().units(0, at=1).run(OfficerMove(0, 2, 0, 0, PATROL_RULE))
    for _ in range(2):
        assert table.asked == "OfficerMove"
        table.play(table.state.legal()[0])
    assert table.done
