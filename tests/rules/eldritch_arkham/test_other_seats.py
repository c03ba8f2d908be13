"""Roles from another seat than the first, at the first location, with the last token: nothing depends on a number."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.monster import MonsterActs
from eldertable.games.eldritch_arkham.rules.roles.advertiser import AdvertiserAction, Assignment
from eldertable.games.eldritch_arkham.rules.roles.carter import CarterAction
from eldertable.games.eldritch_arkham.rules.roles.grimoire import Chapter
from eldertable.games.eldritch_arkham.rules.roles.kuranes import KuranesAction
from eldertable.games.eldritch_arkham.rules.roles.order_of_dagon import OrderAction
from eldertable.games.eldritch_arkham.rules.roles.police import Assign, Plan
from eldertable.games.eldritch_arkham.rules.sets.dreamers import GiveBack
from eldertable.games.eldritch_arkham.table.state import DREAM, HELD, INVESTIGATOR_CARD, RITUAL_HAND
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, LEFT, MONSTER, RIGHT, ArkhamTable, arkham
from tests.support import rule

ANY = cause("EA-GOO-11")


def second(role: str, first: str = "feds", *others: str, **options: Any) -> ArkhamTable:
    """A role in the second seat."""
    return arkham(first, role, *(others or ("deep-ones",)), **options)


# --- whole turns from the second seat -----------------------------------------------------------------------------


@rule("EA-POL-03", "EA-POL-05", "EA-POL-15", "EA-POL-16", "EA-RUL-54")
def test_police_release_patrol_and_arrest_from_any_seat() -> None:
    table = second("police", "randolph-carter").held(1, CIVILIAN).held(1, 2).units(1, at=4)
    table.hand("L2", "L6").set(orders=[0, 0, 0, 1]).turn(1).play("Rail Depot")
    assert (table.at(1), table.at(1, 2), table.state.crowd(HELD + 1)) == (1, 1, 0)
    table.play("Wagon Round", "Search Warrant: Gain", "Assign", "Rail Depot", "(4) → Gibbet")
    assert (table.done, table.state.omens[:3], table.state.count(HELD + 1, CIVILIAN)) == (True, [0, 1, 0], 1)
    assert (table.state.mythos[:3], table.state.orders) == ([0, 1, 0], [1, 0, 0, 1])


@rule("EA-ELD-06", "EA-ELD-17", "EA-ELD-20", "EA-ELD-04")
def test_elder_things_release_and_abduct_from_any_seat() -> None:
    table = arkham("feds", "elder-things", "order-of-dagon").held(1, CIVILIAN).units(1, at=4, n=2)
    table.units(0, at=4).turn(1)
    assert table.at(4, 1) == 1
    table.play("Orchard", "Experiment I:")
    assert (table.state.count(HELD + 1, CIVILIAN), table.state.omens[:3]) == (1, [0, 2, 0])
    assert table.state.seals == [0, 1, 1]


@rule("EA-DEE-04", "EA-DEE-06", "EA-DEE-19", "EA-DEE-21", "EA-DEE-22")
def test_deep_ones_act_from_any_seat() -> None:
    table = second("deep-ones", "feds", "nodens").mythos(1, 2).units(DELAYED, at=3)
    table.state.drowned = 1
    table.state.lift(1, 12)
    table.turn(1)
    assert table.supply(1) == 7
    table.play("Spawn", "Crooked", "Call", "Swarm: take an Outsider back from Spawn")
    assert (table.at(3, 1), table.at(11, 1), table.supply(1), table.state.mythos[1]) == (1, 1, 5, 0)
    assert table.play("Drag", "(3) → Orchard").at(4, DELAYED) == 1


@rule("EA-CUL-05", "EA-CUL-07", "EA-CUL-12", "EA-CUL-14", "EA-CUL-17")
def test_the_cult_summons_corrupts_and_joins_from_any_seat() -> None:
    table = second("cthulhu-cult", "feds", "elder-things").hand("R1-1", "R1-2", "R6-1")
    for path in ("1-2", "1-5", "3-4"):
        table.state.lift(1, 12)
        table.state.on_path[table.state.board.path_ids.index(path)] = 1
    table.units(CIVILIAN, at=3).turn(1)
    table.play("Summon with area 1, 1 Mythos", "Worship with area 1", "End your actions")
    assert (table.state.altars_in[0], table.supply(1), table.asked) == (1, 7, "Join")
    table.play("a unit at Gibbet")
    assert (table.track(LEFT), table.supply(1), table.state.mythos[:3]) == ([CIVILIAN], 8, [0, 2, 0])
    assert len(table.state.zones[RITUAL_HAND]) == 1 + 4


@rule("EA-KUR-11", "EA-KUR-12", "EA-KUR-14", "EA-KUR-17")
def test_kuranes_dreams_from_any_seat_and_at_the_first_location() -> None:
    table = second("king-kuranes").units(1, at=1).units(CIVILIAN, at=1).set(dreamer=5, actions=3)
    table.luck((6, 6)).run(KuranesAction(1), side=1)
    assert table.offers("Step to Campus")
    table.play("Dreamshare")
    assert (table.at(1), table.state.count(DREAM + 5, CIVILIAN)) == (0, 1)
    assert not table.units(CIVILIAN, at=1).offers("Dreamshare")
    table.state.visions_at[1] = 2
    table.play("Step to Campus")
    assert (table.state.omens[:3], table.state.visions_at[1]) == ([0, 2, 0], 0)
    table.play("Explore Ilek-Vad", "Civilian")
    assert (table.state.count(DREAM + 4, CIVILIAN), table.state.dreamer) == (1, 4)


@rule("EA-CAR-10", "EA-CAR-12", "EA-CAR-11")
def test_carter_dreams_from_any_seat_and_at_the_first_location() -> None:
    table = second("randolph-carter", "police").units(1, at=1).units(CIVILIAN, at=1).set(dreamer=5, actions=2)
    table.luck((6, 2)).run(CarterAction(1), side=1)
    assert table.offers("Explore Ulthar (1)")
    assert table.offers("Step to Campus")
    table.play("Dreamshare")
    assert (table.track(RIGHT), table.state.visions_in) == ([CIVILIAN], [0, 1, 0, 0, 0, 0])
    table.state.visions_in[0] = 1
    assert table.play("Explore Ulthar").state.omens[:3] == [0, 1, 0]


@rule("EA-CAR-03", "EA-KUR-03", "EA-ADV-03")
def test_who_stands_at_the_first_location_is_on_the_board() -> None:
    carter = second("randolph-carter", "police").units(1, at=1).luck((6, 2), (6, 3)).turn(1)
    assert carter.asked == "CarterAction"
    kuranes = second("king-kuranes").units(1, at=1).luck((6, 2), (6, 3)).turn(1)
    assert kuranes.asked == "KuranesAction"
    press = second("arkham-advertiser").card("IN1").units(1, at=1).set(sanity=2).run(Assignment(1), side=1)
    assert (press.cards(INVESTIGATOR_CARD), press.state.sanity, press.done) == (["IN1"], 2, True)
    acting = second("arkham-advertiser").card("IN1").units(1, at=1).set(actions=1)
    acting.units(CIVILIAN, at=1).run(AdvertiserAction(1), side=1)
    for words in ("Interview", "Bus", "Step to Campus", "Step to Flooded"):
        assert acting.offers(words)
    assert acting.play("Interview").track(RIGHT) == [CIVILIAN]


@rule("EA-ADV-06", "EA-ADV-08", "EA-ADV-09")
def test_an_investigator_of_the_second_seat_rides_and_goes_mad() -> None:
    table = second("arkham-advertiser").card("IN5").units(1, at=4).units(2, at=2).set(actions=2, sanity=3)
    table.run(AdvertiserAction(1), side=1).play("Bus", "Outsider at Campus")
    assert (table.at(2, 1), table.at(4, 2)) == (1, 1)
    table.play("Step to Gibbet")
    assert (table.done, table.supply(1)) == (True, 1)


@rule("EA-DAG-05", "EA-DAG-07", "EA-DAG-08", "EA-DAG-17")
def test_the_order_raises_an_altar_at_the_first_location_from_any_seat() -> None:
    table = second("order-of-dagon", "feds", "elder-things").units(1, at=1, n=2).units(CIVILIAN, at=1)
    table.set(ritual_area=0, actions=3).run(OrderAction(1), side=1).play("Ritual")
    assert (table.state.altars_at[0], table.state.omens[:3], table.track(LEFT)) == (1, [0, 1, 0], [CIVILIAN])
    table.play("Summon", "Toll")
    assert (table.at(6, 1), table.state.deeds[1:4]) == (1, [1, 1, 1])


@rule("EA-GOO-06", "EA-GOO-15", "EA-GOO-16", "EA-GOO-09")
def test_the_old_one_walks_from_the_first_location_and_a_gate_there_is_open() -> None:
    table = second("great-old-one", "feds", "elder-things", "order-of-dagon").units(1, at=1)
    table.set(rings=[0, 6]).window(0).play("Outer ring, 1 step")
    assert table.options() == ["Stay there", "Campus Green (2)", "Flooded Vaults (5)"]
    table.play("Campus", "Gibbet")
    assert (table.at(3, 1), table.done) == (1, True)
    gate = second("great-old-one", "feds", "elder-things", "order-of-dagon").units(1, at=4)
    assert gate.set(rings=[3, 6], gate=0).window(0).play("Outer ring, 1 step").offers("Rail Depot")


@rule("EA-GOO-09", "EA-RUL-84")
def test_with_up_to_three_roles_both_tokens_move() -> None:
    three = second("great-old-one", "feds", "elder-things").units(1, at=4).set(rings=[7, 4]).window(0)
    assert (three.play("Outer ring, 1 step").asked, len(three.options())) == ("Harbinger", 2)


@rule("EA-GOO-11")
def test_a_command_costs_two() -> None:
    for mythos in (1, 2):
        table = second("great-old-one", "feds", "elder-things", "order-of-dagon").units(1, at=4)
        table.mythos(1, mythos).set(rings=[7, 4]).window(0)
        assert table.offers("Command") is (mythos == 2)


# --- where a unit comes from --------------------------------------------------------------------------------------


@rule("EA-UNI-09", "EA-RUL-52", "EA-RUL-215", "EA-RUL-175")
def test_with_an_empty_supply_a_unit_comes_from_whoever_has_it() -> None:
    def scattered() -> ArkhamTable:
        table = arkham("nodens", "police", "king-kuranes", "deep-ones").units(3, at=3, n=2)
        table.held(0, 3).held(1, 3).dreaming(3, 2).dreaming(3, 4).dominance(LEFT, 3, CIVILIAN, 3)
        return table.run(AddUnit(3, 1 << 4, 1, ANY), side=3)

    table = scattered()
    assert len(table.options()) == 4
    table.play(0)
    assert (table.state.track[:3], table.at(5, DELAYED)) == ([3, CIVILIAN, -1], 1)
    assert scattered().play(2).state.count(HELD, 3) == 0
    assert scattered().play(3).state.count(HELD + 1, 3) == 0
    dreamt = scattered().play(8)
    assert [dreamt.state.count(DREAM + place, 3) for place in range(6)] == [0, 0, 0, 1, 0, 0]


# --- Grimoires and the Monster ------------------------------------------------------------------------------------


def leaves(**options: Any) -> ArkhamTable:
    """Elder Things and Feds against an Eldritch Grimoire, which is side 2."""
    return arkham("elder-things", "feds", **options)


@rule("EA-GRM-07")
def test_a_grimoire_strikes_at_the_first_location() -> None:
    blight = leaves(eldritch_grimoire="II").units(1, at=1).omens(1, 3).units(CIVILIAN, at=9)
    assert blight.run(Chapter(2, 5, 0, 8), side=2).track(LEFT) == [1]
    crowd = leaves().units(CIVILIAN, at=1, n=3).units(CIVILIAN, at=5, n=2).run(Chapter(2, 1, 0, 4), side=2)
    assert (crowd.at(1), crowd.at(5)) == (2, 2)
    search = arkham("nodens", "order-of-dagon").units(1, at=1, n=2).units(CIVILIAN, at=1)
    search.units(CIVILIAN, at=4).run(Chapter(3, 3, 0, 3), side=3)
    assert (search.at(1), search.at(4)) == (0, 1)


@rule("EA-GRM-07", "EA-UNI-02")
def test_of_equal_crowds_the_lowest_is_struck_and_the_search_goes_round() -> None:
    crowd = leaves().units(CIVILIAN, at=2, n=2).units(CIVILIAN, at=5, n=2).run(Chapter(2, 1, 0, 4), side=2)
    assert (crowd.at(2), crowd.at(5)) == (1, 2)
    tip = leaves().units(CIVILIAN, at=2).units(CIVILIAN, at=9).run(Chapter(2, 2, 0, 9), side=2)
    assert (tip.at(2), tip.at(9)) == (0, 1)
    there = leaves().units(CIVILIAN, at=2).units(CIVILIAN, at=10).run(Chapter(2, 2, 0, 9), side=2)
    assert (there.at(2), there.at(10)) == (1, 0)


@rule("EA-GRM-06", "EA-RUL-44")
def test_a_grimoire_without_a_target_gains_mythos_for_each_removal() -> None:
    assert leaves().monster_at(12).run(Chapter(2, 2, 0, 0), side=2).state.mythos[:3] == [0, 0, 1]
    table = leaves(eldritch_grimoire="II").units(CIVILIAN, at=4).run(Chapter(2, 2, 0, 0), side=2)
    assert (table.state.mythos[2], table.track(LEFT)) == (1, [CIVILIAN])


@rule("EA-RUL-56", "EA-MON-07")
def test_the_stalker_hunts_the_first_seat_at_the_first_location() -> None:
    table = arkham("deep-ones", "feds", monster="M2").omens(0, 4).units(0, at=1).units(0, at=5)
    table.units(1, at=8).units(CIVILIAN, at=1).run(MonsterActs(-1))
    assert (table.state.where(MONSTER), table.at(1, 0), table.at(1), table.at(5, 0)) == (0, 0, 1, 1)


@rule("EA-RUL-56")
def test_without_a_holder_ties_go_from_the_role_whose_turn_it_is() -> None:
    for turn in (0, 1):
        table = arkham("deep-ones", "feds", "nodens").units(0, at=7, n=2).units(1, at=7, n=2)
        table.run(MonsterActs(-1), side=turn)
        assert table.at(7, turn) == 0
    held = arkham("deep-ones", "feds", "nodens").units(0, at=7, n=2).units(1, at=7, n=2).set(keeper=0)
    assert held.run(MonsterActs(-1), side=1).at(7, 0) == 0


# --- Police -------------------------------------------------------------------------------------------------------


@rule("EA-POL-07", "EA-POL-09", "EA-POL-18")
def test_the_last_tokens_suffice() -> None:
    table = arkham("police", "deep-ones", "randolph-carter").set(orders=[1, 3, 3, 3]).run(Assign(0))
    table.play("Recruit")
    assert table.options() == ["Recruit", "Patrol", "Arrest"]
    table.play("Arrest")
    assert (table.done, table.state.orders) == (True, [1, 4, 3, 4])
    for mythos in (1, 2):
        poor = arkham("police", "deep-ones", "randolph-carter").mythos(0, mythos).run(Plan(0, 3))
        assert poor.done is (mythos == 1)


@rule("EA-CAR-03", "EA-RUL-169", "EA-RUL-170")
def test_visions_are_given_back_in_order_so_that_two_go() -> None:
    table = second("king-kuranes").set(visions_at=[1, *[0] * 10, 1], visions_in=[0, 1, 0, 0, 0, 0])
    table.run(GiveBack(1, 2, 0), side=1)
    assert table.options() == ["Rail Depot (1)", "Paupers' Field (12)"]
    table.play("Paupers")
    assert (table.state.visions_at, table.state.visions_in) == ([1] + [0] * 11, [0] * 6)
    assert table.state.omens[1] == 0
