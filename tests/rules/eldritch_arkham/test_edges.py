"""Where rules end: one-way paths, the Command Post, ties, what may be done once, what lasts a turn and no longer."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.rules.monster import MonsterActs
from eldertable.games.eldritch_arkham.rules.roles.advertiser import AdvertiserAction
from eldertable.games.eldritch_arkham.rules.roles.cthulhu_cult import Join
from eldertable.games.eldritch_arkham.rules.roles.feds import Control, FedAction
from eldertable.games.eldritch_arkham.rules.roles.kuranes import KuranesDreams
from eldertable.games.eldritch_arkham.rules.roles.nodens import NightGaunt, NodensAction
from eldertable.games.eldritch_arkham.rules.roles.order_of_dagon import OrderAction, OrderChant
from eldertable.games.eldritch_arkham.rules.roles.police import Arrests, Assign, Patrol, Plan
from eldertable.games.eldritch_arkham.rules.roles.university import UniversityAction
from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn
from eldertable.games.eldritch_arkham.rules.turns import BeginTurn
from eldertable.games.eldritch_arkham.table.state import HELD
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, LEFT, MONSTER, ArkhamTable, arkham
from tests.support import rule


def post(table: ArkhamTable, path: str) -> ArkhamTable:
    """The Command Post on a path, named as on the board: "1-2"."""
    return table.set(post_path=table.state.board.path_ids.index(path))


def where(table: ArkhamTable) -> int:
    return table.state.where(MONSTER) + 1


# --- the Monster --------------------------------------------------------------------------------------------------


@rule("EA-RUL-30", "EA-MOV-03", "EA-MON-01")
def test_the_monster_keeps_out_of_what_a_role_controls() -> None:
    table = arkham("feds", "deep-ones").units(0, at=3, n=3).units(CIVILIAN, at=11, n=2).run(MonsterActs(-1))
    assert (where(table), table.at(3, 0), table.at(11)) == (11, 3, 0)


@rule("EA-RUL-30", "EA-POL-21", "EA-RUL-210")
def test_the_monster_does_not_pass_the_command_post_nor_do_those_it_calls() -> None:
    table = arkham("police", "deep-ones").units(CIVILIAN, at=11, n=3).units(CIVILIAN, at=6)
    assert where(post(table, "7-11").run(MonsterActs(-1))) == 6
    sleeper = arkham("police", "deep-ones", monster="M8").units(CIVILIAN, at=11).units(CIVILIAN, at=6)
    post(sleeper, "7-11").run(MonsterActs(-1))
    assert (sleeper.at(11), sleeper.at(6)) == (1, 0)


@rule("EA-BRD-06", "EA-MON-07")
def test_the_sleeper_calls_from_where_its_place_can_be_entered() -> None:
    table = arkham("deep-ones", "feds", monster="M8", board="innsmouth")
    table.units(CIVILIAN, at=10).units(CIVILIAN, at=12).run(MonsterActs(-1))
    assert (table.at(10), table.at(12), table.at(7)) == (0, 0, 0)


@rule("EA-UNI-02", "EA-MON-07")
def test_the_fog_does_not_count_itself_among_the_units_of_a_place() -> None:
    table = arkham("deep-ones", "feds", monster="M6").units(CIVILIAN, at=7).units(CIVILIAN, at=3)
    assert where(table.luck((6, 2)).run(MonsterActs(-1))) == 3


# --- what lasts a turn --------------------------------------------------------------------------------------------


@rule(
    "EA-RUL-187", "EA-ADV-09", "EA-POL-20", "EA-ELD-21", "EA-KUR-13", "EA-DAG-17", "EA-RUL-123", "EA-RUL-156"
)
def test_what_was_done_in_a_turn_is_forgotten_with_it() -> None:
    table = arkham("police", "deep-ones").set(
        used=15,
        colours_taken=3,
        double=1,
        shared=5,
        demand=[-1, -2, -2, 0],
        patrolled=[1, *[0] * 11],
        deeds=[0, 1, 1, 1, 1, 1],
    )
    state = table.run(EndOfTurn()).state
    assert (state.used, state.colours_taken, state.double, state.shared) == (0, 0, 0, 0)
    assert (sum(state.demand), sum(state.patrolled), sum(state.deeds)) == (0, 0, 0)


def old_one(*others: str, **options: Any) -> ArkhamTable:
    """Four roles, so that one token moves; the Avatar stands at 3."""
    more = others or ("feds", "elder-things", "order-of-dagon")
    return arkham("great-old-one", *more, **options).units(0, at=3)


def ring(table: ArkhamTable, outer: int, inner: int) -> ArkhamTable:
    """One step of the outer token to this field, the inner one elsewhere."""
    return table.set(rings=[outer - 1, inner]).window().play("Outer ring, 1 step")


@rule("EA-RUL-187", "EA-RUL-188")
def test_the_turn_is_over_before_the_great_old_one_acts() -> None:
    table = old_one().units(1, at=2).set(wagon=1).run(BeginTurn(1), side=1)
    table.play("Step", "Wagon to Paupers")
    assert table.state.used
    table.play("End your actions")
    assert (table.asked, table.state.used) == ("Harbinger", 0)


@rule("EA-RUL-188", "EA-GOO-20")
def test_a_catch_of_an_earlier_activation_does_not_count_for_the_hour_of_alignment() -> None:
    table = ring(old_one().units(CIVILIAN, at=3).card("AN9"), 2, inner=6)
    assert table.state.omens[0] == 1
    assert ring(table, 7, inner=2).state.omens[0] == 1 + 1


# --- Ancient cards ------------------------------------------------------------------------------------------------


@rule("EA-RUL-210", "EA-RUL-25", "EA-RUL-24", "EA-GOO-20")
def test_devouring_aeon_reaches_where_a_unit_could_walk() -> None:
    walled = old_one("police", "arkham-advertiser", "cthulhu-cult").card("AN4")
    post(walled, "2-3").units(CIVILIAN, at=2).units(CIVILIAN, at=4)
    assert ring(walled, 7, inner=2).options() == ["Enough", "Civilian at Orchard Lanes (4)"]
    drowned = arkham("great-old-one", "feds", "elder-things", "order-of-dagon").units(0, at=5).card("AN4")
    drowned.units(CIVILIAN, at=6).units(CIVILIAN, at=1)
    assert ring(drowned, 7, inner=2).options() == ["Enough", "Civilian at Rail Depot (1)"]
    one_way = arkham("great-old-one", "feds", "elder-things", "order-of-dagon", board="innsmouth")
    one_way.units(0, at=10).card("AN4").units(CIVILIAN, at=7).units(CIVILIAN, at=11)
    assert ring(one_way, 7, inner=2).options() == ["Enough", "Civilian at Idle Refinery (7)"]


@rule("EA-GOO-16", "EA-RUL-92")
def test_the_second_gate_is_an_eldritch_location_for_the_avatar() -> None:
    assert ring(old_one().set(gate=3), 4, inner=6).offers("Orchard Lanes")


@rule("EA-RUL-201")
def test_the_avatar_may_stay_where_others_are_in_control() -> None:
    assert ring(old_one().units(1, at=3, n=2), 4, inner=6).offers("Gibbet Rise")


@rule("EA-RUL-92")
def test_the_sigil_lets_the_avatar_and_the_monster_in() -> None:
    table = old_one().set(sigil=1).mythos(0, 2).window().play("Command", "Avatar")
    assert table.offers("Campus Green")
    beast = old_one().set(sigil=5).mythos(0, 2).window().play("Command", "Monster")
    assert beast.offers("Toll Bridge")


# --- Nodens -------------------------------------------------------------------------------------------------------


def nodens(*others: str, **options: Any) -> ArkhamTable:
    """Nodens over area 1, which swarms 1, 2, 5 and 6."""
    return arkham("nodens", *(others or ("feds", "deep-ones")), **options).set(area=0).card("AN1")


@rule("EA-RUL-205")
def test_scattering_goes_in_turn_order_from_nodens() -> None:
    table = arkham("feds", "nodens", "deep-ones").set(area=0).card("AN1").units(0, at=1).units(2, at=1)
    table.luck((12, 4), (12, 9)).run(NightGaunt(1), side=1)
    table.play("abduct where most units are” to “scatter", "Rail Depot")
    assert (table.at(4, 2), table.at(9, 0)) == (1, 1)


@rule("EA-RUL-205")
def test_the_sleeper_is_not_scattered() -> None:
    table = nodens(monster="M8").units(CIVILIAN, at=7).luck((12, 4), (12, 5)).run(NightGaunt(0))
    table.play("abduct where most units are” to “scatter")
    assert (table.at(4), where(table)) == (1, 7)


@rule("EA-RUL-98", "EA-NOD-17")
def test_most_units_are_sought_where_somebody_can_be_taken() -> None:
    table = nodens("arkham-advertiser", "deep-ones").card("IN8").units(1, at=6).monster_at(6)
    table.units(CIVILIAN, at=2).set(gaunts=[0, 0, 1, 1]).run(NightGaunt(0))
    table.play("the Avatar to any area” to “abduct where most units are")
    assert (table.at(2), table.state.count(HELD, CIVILIAN)) == (0, 1)


@rule("EA-UNI-02", "EA-UNI-03", "EA-NOD-17")
def test_of_equally_full_locations_the_lowest_is_struck() -> None:
    table = nodens().units(CIVILIAN, at=2, n=2).units(CIVILIAN, at=6, n=2).set(gaunts=[0, 0, 1, 1])
    table.run(NightGaunt(0)).play("the Avatar to any area” to “abduct where most units are")
    assert (table.at(2), table.at(6)) == (0, 2)


@rule("EA-RUL-95", "EA-RUL-96", "EA-NOD-08")
def test_nobody_is_flown_twice_by_one_action() -> None:
    table = nodens().monster_at(12).units(CIVILIAN, at=1).set(actions=1).run(NodensAction(0))
    assert table.play("Fly", "Campus Green").done
    assert table.at(2) == 1


# --- Cultists -----------------------------------------------------------------------------------------------------


@rule("EA-RUL-23", "EA-CUL-14")
def test_a_cultist_on_a_one_way_path_strikes_at_both_ends() -> None:
    table = arkham("cthulhu-cult", "feds", board="innsmouth").units(CIVILIAN, at=1).units(CIVILIAN, at=4)
    table.state.lift(0, 12)
    table.state.on_path[table.state.board.path_ids.index("4>1")] = 1
    table.run(Join(0))
    assert table.offers("a unit at Coach Halt (1)")
    assert table.offers("a unit at Mill Falls (4)")


def order(area: int = 1) -> ArkhamTable:
    return arkham("order-of-dagon", "feds", "elder-things").set(ritual_area=area - 1, actions=4)


@rule("EA-DAG-05")
def test_a_cultist_away_from_the_ritual_area_takes_no_step() -> None:
    assert not order().units(0, at=9).run(OrderAction(0)).offers("Step")


@rule("EA-RUL-122", "EA-DAG-08")
def test_without_an_altar_in_the_supply_a_ritual_only_removes() -> None:
    table = order().units(0, at=1, n=2).units(CIVILIAN, at=1).set(altars_at=[0] * 8 + [1] * 4)
    table.run(OrderAction(0)).play("Ritual")
    assert (table.track(LEFT), table.state.altars_at[0], table.state.omens[0]) == ([CIVILIAN], 0, 0)


@rule("EA-DAG-10")
def test_an_altar_stays_beside_a_cultist_who_controls_nothing() -> None:
    table = order().units(0, at=1).units(CIVILIAN, at=1, n=3).set(altars_at=[1, *[0] * 11]).run(OrderChant(0))
    assert (table.state.altars_at[0], table.state.omens[0]) == (1, 0)


@rule("EA-DAG-14", "EA-DAG-19")
def test_mythos_of_the_redraw_may_still_advance_the_grand_ritual() -> None:
    table = order().hand("R1-1", "R1-2", "R2-2").set(grand=2).turn().play("area 1, 1 Mythos")
    table.play("Worship with area 1", "Worship with area 2", "End your actions")
    assert (table.asked, table.state.mythos[0]) == ("GrandRitual", 4)
    assert table.play("G5").state.grand == 5


# --- Investigators ------------------------------------------------------------------------------------------------


def press(card: str, at: int, *others: str, **options: Any) -> ArkhamTable:
    more = others or ("deep-ones", "police")
    return arkham("arkham-advertiser", *more, **options).card(card).units(0, at=at).set(actions=3)


@rule("EA-POL-21", "EA-RUL-92")
def test_a_cutpurse_ignores_control_but_neither_sigil_nor_command_post() -> None:
    sealed = press("IN4", 2, "great-old-one").set(sigil=2).run(AdvertiserAction(0))
    assert not sealed.offers("Step to Gibbet")
    assert not post(press("IN4", 2), "2-3").run(AdvertiserAction(0)).offers("Step to Gibbet")


@rule("EA-RUL-31", "EA-ADV-18")
def test_a_cab_does_not_drive_where_another_faction_is_in_control() -> None:
    table = press("IN10", 2).units(1, at=11).run(AdvertiserAction(0))
    assert table.offers("cab to Paupers")
    assert not table.offers("cab to Crooked")


@rule("EA-BRD-06", "EA-POL-21", "EA-ADV-18")
def test_a_nurse_calls_from_where_a_civilian_could_come() -> None:
    table = press("IN5", 1, board="innsmouth").units(CIVILIAN, at=4).run(AdvertiserAction(0))
    assert table.play("Ability").at(1) == 1
    assert not post(press("IN5", 2).units(CIVILIAN, at=1), "1-2").run(AdvertiserAction(0)).offers("Ability")


@rule("EA-MIS-08", "EA-MIS-18")
def test_an_alienist_lectures_anything_at_eldritch_locations_only() -> None:
    table = arkham("miskatonic-university", "deep-ones").card("IN2").units(0, at=4).set(actions=3)
    lectures = [label for label in table.run(UniversityAction(0)).options() if "Lecture" in label]
    assert lectures == ["Lecture: the expedition goes to Ice 1 (Neutral, 2 Omen points)"]


# --- Police and Feds ----------------------------------------------------------------------------------------------


def police(assign: int = 0, recruit: int = 0, patrol: int = 0, arrest: int = 0) -> ArkhamTable:
    return arkham("police", "deep-ones", "randolph-carter").set(orders=[assign, recruit, patrol, arrest])


@rule("EA-POL-20", "EA-RUL-151", "EA-GEN-04")
def test_the_wagon_rides_once_even_where_another_officer_waits_and_a_patrol_is_no_choice() -> None:
    table = police(patrol=1).units(0, at=1).units(0, at=12).set(wagon=0).run(Patrol(0))
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
        police(arrest=4).units(0, at=1).units(0, at=4).units(CIVILIAN, at=1, n=3).units(CIVILIAN, at=4, n=3)
    )
    table.set(double=1).run(Arrests(0), EndOfTurn()).play("Rail Depot", "Rail Depot")
    assert (table.done, table.state.omens[0], table.at(1), table.at(4)) == (True, 3, 1, 2)
    assert table.state.orders == [0, 0, 0, 0]


@rule("EA-POL-18", "EA-RUL-157", "EA-POL-07")
def test_a_plan_comes_after_the_mandate_and_before_the_field_is_counted() -> None:
    table = (
        police().mythos(0, 2).hand("L2", "L6", "L10").turn().play("Road Block", "Wagon Round: Gain 1 Mythos")
    )
    assert (table.asked, len(table.options())) == ("Plan", 5)
    table.play("Assign")
    assert (table.asked, table.state.orders) == ("AssignOrder", [1, 0, 0, 0])
    table.play("Arrest")
    assert table.state.orders == [1, 0, 0, 2]


@rule("EA-RUL-157", "EA-POL-23")
def test_a_plan_needs_a_token_and_is_forgotten_by_the_disorganized() -> None:
    assert police(3, 3, 3, 3).mythos(0, 4).run(Plan(0, 0)).done
    table = police(3, 3, 3, 3).set(extra=[0, 0, 0, 1]).run(Assign(0), EndOfTurn())
    assert (table.state.orders, table.state.extra) == ([0, 0, 0, 0], [0, 0, 0, 0])


def feds(**options: Any) -> ArkhamTable:
    return arkham("feds", "deep-ones", "nodens", **options)


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


# --- Outsiders and dreamers ---------------------------------------------------------------------------------------


@rule("EA-RUL-69", "EA-RUL-68")
def test_nobody_is_dragged_where_he_may_not_enter_nor_a_monster_that_nobody_moves() -> None:
    table = arkham("deep-ones", "feds").units(0, at=3).units(1, at=3).units(0, at=4).turn()
    table.play("Drag", "(3) → Orchard")
    assert (table.at(3, 1), table.at(4, DELAYED)) == (1, 1)
    fixed = arkham("deep-ones", "feds", monster="M8").units(0, at=7).units(CIVILIAN, at=7).turn()
    assert fixed.play("Drag", "(7) → Gibbet").options() == ["nobody", "Civilian"]


@rule("EA-ELD-16", "EA-RUL-203")
def test_the_second_unit_of_fly_three_must_move_if_it_can() -> None:
    table = arkham("elder-things", "feds").units(0, at=1).units(0, at=4).units(CIVILIAN, at=1)
    table.units(CIVILIAN, at=4).turn().play("Fly III", "(1) → Campus")
    assert (table.asked, table.offers("Enough")) == ("MoveOwn", False)


@rule("EA-RUL-207", "EA-RUL-167")
def test_the_last_vision_of_kuranes_goes_to_the_city() -> None:
    table = arkham("king-kuranes", "deep-ones").units(0, at=4).set(dreamer=5, visions_in=[5, 0, 0, 0, 0, 0])
    table.luck((6, 3), (6, 5)).run(KuranesDreams(0))
    assert (table.state.visions_at[7], table.state.visions_in) == (1, [5, 0, 0, 0, 0, 0])
