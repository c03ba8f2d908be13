"""Nodens, and the Ancient cards as his offer of the turn."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.box.places import HELD, SUPPLY
from eldertable.games.eldritch_arkham.roles.nodens.rules import Competitor, Hunt, NightGaunt, NodensAction
from eldertable.games.eldritch_arkham.table.fields import ANCIENT_CARD, ANCIENT_PAST
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, MONSTER, SPAWN, ArkhamTable, arkham, the_game
from tests.support import rule


def nodens(area: int = 1, *others: str, **options: Any) -> ArkhamTable:
    """Nodens over an area; area 1 swarms 1, 2, 5 and 6."""
    return arkham("nodens", *(others or ("feds", "deep-ones")), **options).set(area=area - 1).card("AN1")


@rule("EA-NOD-01", "EA-NOD-02", "EA-NOD-16", "EA-RUL-94")
def test_setup_puts_the_avatar_over_an_area() -> None:
    state = the_game().new(seed=0, seats=1, options={"roles": ["nodens"]})
    assert (type(state.decision).__name__, state.legal()) == ("Soar", list(range(6)))
    assert (state.gaunts, state.on_board(0), state.count(SUPPLY, 0)) == ((1, 1, 0, 0), 0, 0)


@rule("EA-NOD-03", "EA-NOD-04", "EA-RUL-105", "EA-INF-08", "EA-RUL-200")
def test_a_new_ancient_card_each_turn() -> None:
    table = nodens().set(sigil=3).on_deck("AN4").run(Competitor(0))
    assert (table.cards(ANCIENT_CARD), table.cards(ANCIENT_PAST), table.state.sigil) == (["AN4"], ["AN1"], -1)
    for _ in range(9):
        table.run(Competitor(0))
    assert len(table.cards(ANCIENT_CARD)) == 1


@rule("EA-NOD-05", "EA-NOD-19", "EA-RUL-206")
def test_a_night_gaunt_moves_to_an_empty_field() -> None:
    table = nodens().units(CIVILIAN, at=1).run(NightGaunt(0))
    assert len(table.options()) == 4
    table.play("abduct where most units are” to “the Avatar", "Area 1")
    assert (table.state.gaunts, table.state.area) == ((0, 1, 1, 0), 0)


@rule("EA-NOD-07", "EA-NOD-17", "EA-RUL-98", "EA-RUL-22")
def test_two_are_abducted_where_most_swarmed_units_are() -> None:
    table = (
        nodens().units(CIVILIAN, at=6, n=3).units(CIVILIAN, at=4, n=5).monster_at(1).set(gaunts=[0, 0, 1, 1])
    )
    table.run(NightGaunt(0)).play("the Avatar to any area” to “abduct where most units are")
    assert (table.at(6), table.abducted(0)) == (1, 2)


@rule("EA-NOD-18", "EA-RUL-97")
def test_two_are_abducted_where_most_colours_are() -> None:
    table = (
        nodens()
        .units(CIVILIAN, at=6, n=5)
        .units(1, at=2)
        .units(2, at=2)
        .units(DELAYED, at=2)
        .units(CIVILIAN, at=2)
    )
    table.set(gaunts=[0, 0, 1, 1]).run(NightGaunt(0)).play(
        "the Avatar to any area” to “abduct where most roles are"
    )
    table.play("Officer")
    assert (table.at(2), table.at(2, 1), table.at(6)) == (0, 0, 5)


@rule("EA-NOD-20", "EA-RUL-103", "EA-RUL-104", "EA-RUL-205", "EA-INF-12")
def test_units_are_scattered_by_the_white_die_one_by_one() -> None:
    table = nodens().units(CIVILIAN, at=1).units(2, at=1).units(DELAYED, at=1).units(1, at=1).units(1, at=8)
    table.luck((12, 4), (12, 8), (12, 8)).run(NightGaunt(0))
    table.play("abduct where most units are” to “scatter", "Rail Depot")
    assert (table.at(4), table.at(8, 1), table.at(1, 2), table.at(1, DELAYED)) == (1, 2, 1, 1)


@rule("EA-NOD-06", "EA-NOD-08", "EA-NOD-09", "EA-RUL-95", "EA-RUL-96")
def test_fly_moves_two_units_into_or_out_of_the_swarm_without_water() -> None:
    table = (
        nodens()
        .units(2, at=5)
        .units(CIVILIAN, at=3)
        .units(CIVILIAN, at=8)
        .set(actions=3)
        .run(NodensAction(0))
    )
    table.play("Fly")
    assert not table.offers("Civilian at River")
    table.play("Outsider at Flooded")
    assert table.options() == ["Rail Depot (1)", "Lumber Wharf (9)"]
    table.play("Lumber Wharf")
    assert table.options()[0] == "Enough"
    table.play("Civilian at Gibbet")
    assert (table.at(9, 2), table.at(2), table.state.actions) == (1, 1, 2)


@rule("EA-NOD-10", "EA-NOD-06")
def test_transport_abducts_at_a_swarmed_location() -> None:
    table = (
        nodens()
        .units(CIVILIAN, at=1)
        .units(CIVILIAN, at=4)
        .set(actions=1)
        .run(NodensAction(0))
        .play("Transport")
    )
    assert (table.at(1), table.at(4), table.abducted(0), table.done) == (0, 1, 1, True)


@rule("EA-NOD-11", "EA-NOD-12", "EA-NOD-13", "EA-NOD-14", "EA-RUL-99", "EA-RUL-100", "EA-RUL-101")
def test_the_hunt_scores_pays_and_lets_loose() -> None:
    table = nodens().held(0, CIVILIAN, 4).held(0, 1).held(0, SPAWN).run(Hunt(0))
    assert (table.state.omens[0], table.state.mythos[0]) == (3, 3)
    decision = table.state.decision
    assert decision is not None
    asked = table.game.ask(table.state, decision, 0, "en").words
    assert asked == "Which unit is let loose at Orchard Lanes (4)?"
    table.play("Officer", "Civilian", "Spawn")
    assert (table.at(4, 1), table.at(7), table.at(9, SPAWN), table.at(12), table.at(4), table.at(7)) == (
        1,
        2,
        1,
        1,
        1,
        2,
    )


@rule("EA-RUL-212")
def test_aid_without_prey_counts_two_civilians() -> None:
    for aid, omens in ((True, 2), (False, 1)):
        table = arkham("nodens", "cthulhu-cult", solo_aid=aid).set(area=0).held(0, CIVILIAN, 4).run(Hunt(0))
        assert table.state.omens[0] == omens


@rule("EA-NOD-15", "EA-RUL-102")
def test_threat_pays_for_the_card_as_often_as_possible_until_the_hunt() -> None:
    table = nodens().card("AN2").mythos(0, 9).units(CIVILIAN, at=1).units(CIVILIAN, at=2).run(NightGaunt(0))
    table.play("Threat", "Rail Depot", "Threat")
    assert (table.state.mythos[0], table.abducted(0), table.asked) == (1, 2, "NightGaunt")
    assert not table.offers("Threat")


def threatens(table: ArkhamTable, card: str) -> ArkhamTable:
    return table.card(card).mythos(0, 5).set(actions=0).run(NodensAction(0)).play("Threat")


@rule("EA-RUL-40")
def test_ancient_cards_abduct_for_nodens() -> None:
    table = threatens(nodens().units(CIVILIAN, at=1, n=2).units(CIVILIAN, at=6), "AN3").play(
        "Rail Depot", "Civilian", "Civilian"
    )
    assert (table.abducted(0), table.state.omens[0]) == (2, 1)


def test_an4_around_a_swarmed_location() -> None:
    table = nodens().units(CIVILIAN, at=7).units(CIVILIAN, at=10)
    threatens(table, "AN4").play("Market", "Mercy")
    assert table.abducted(0) == 2


def test_an6_swarms_another_location() -> None:
    table = threatens(nodens().units(CIVILIAN, at=12), "AN6").play("Paupers")
    table.set(actions=1).run(NodensAction(0)).play("Transport")
    assert table.abducted(0) == 1


def test_an5_keeps_all_roles_out() -> None:
    table = threatens(nodens().units(1, at=1), "AN5").play("Campus")
    table.set(actions=1).run(NodensAction(0)).play("Fly", "Officer")
    assert table.at(5, 1) == 1


def test_an10_takes_units_from_a_swarmed_location() -> None:
    table = threatens(nodens().units(CIVILIAN, at=1, n=2), "AN10").play("Civilian", "Enough", "Paupers")
    assert table.at(12) == 1


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
    assert (table.at(4), table.where(MONSTER)) == (1, 7)


@rule("EA-RUL-98", "EA-NOD-17")
def test_most_units_are_sought_where_somebody_can_be_taken() -> None:
    table = nodens(1, "arkham-advertiser", "deep-ones").card("IN8").units(1, at=6).monster_at(6)
    table.units(CIVILIAN, at=2).set(gaunts=[0, 0, 1, 1]).run(NightGaunt(0))
    table.play("the Avatar to any area” to “abduct where most units are")
    assert (table.at(2), table.abducted(0)) == (0, 1)


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


@rule("EA-NOD-17", "EA-NOD-18")
def test_the_first_location_is_struck_like_any_other() -> None:
    for field in ("most units", "most roles"):
        table = nodens().units(CIVILIAN, at=1, n=3).set(gaunts=[0, 0, 1, 1]).run(NightGaunt(0))
        table.play(f"the Avatar to any area” to “abduct where {field} are")
        assert (table.at(1), table.abducted(0)) == (1, 2)


@rule("EA-NOD-11", "EA-NOD-12", "EA-NOD-13", "EA-NOD-14")
def test_nodens_hunts_from_any_seat() -> None:
    table = arkham("feds", "nodens", "deep-ones").set(area=0).card("AN1").held(1, CIVILIAN, 5).held(1, 2)
    table.run(Hunt(1), side=1)
    assert (table.state.omens[:3], table.state.mythos[:3]) == ([0, 2, 0], [0, 2, 0])
    assert table.options() == ["Outsider", "Civilian"]
    table.play("Outsider")
    assert ([table.at(place) for place in (4, 7, 9, 12)], table.at(4, 2)) == ([1, 2, 1, 1], 1)
    assert table.state.crowd(HELD + 1) == 0


@rule("EA-RUL-212")
def test_there_is_no_aid_where_there_is_prey() -> None:
    table = arkham("nodens", "feds", solo_aid=True).set(area=0).held(0, CIVILIAN, 4).run(Hunt(0))
    assert table.state.omens[0] == 1


@rule("EA-NOD-04", "EA-NOD-07")
def test_a_second_gate_closes_with_its_card_and_swarms_the_first_location_until_then() -> None:
    table = nodens(6).card("AN6").set(gate=0, actions=1).units(CIVILIAN, at=1).run(NodensAction(0))
    assert table.offers("Transport")
    table.run(Competitor(0))
    assert table.state.gate == -1


@rule("EA-NOD-15", "EA-RUL-102", "EA-RUL-214")
def test_a_threat_needs_its_price_and_something_to_do() -> None:
    for mythos, offered in ((3, False), (4, True)):
        table = nodens().card("AN2").units(CIVILIAN, at=1).mythos(0, mythos).run(NightGaunt(0))
        assert table.offers("Threat") is offered
    for card in ("AN1", "AN2", "AN3", "AN4", "AN8", "AN10"):
        idle = arkham("nodens", "feds", monster="M8").set(area=0).monster_at(12).card(card).mythos(0, 9)
        assert not idle.run(NightGaunt(0)).offers("Threat")
    assert nodens().card("AN8").mythos(0, 9).mythos(1, 1).run(NightGaunt(0)).offers("Threat")


@rule("EA-NOD-06", "EA-RUL-214")
def test_without_anybody_in_the_swarm_nodens_has_nothing_to_do() -> None:
    assert nodens().monster_at(12).set(actions=3).run(NodensAction(0)).done
    assert nodens().monster_at(12).units(CIVILIAN, at=1).run(NodensAction(0)).done


@rule("EA-RUL-95", "EA-RUL-181")
def test_of_two_alike_the_one_that_did_not_fly_may_fly_as_well() -> None:
    table = nodens().monster_at(12).units(CIVILIAN, at=1).units(CIVILIAN, at=2).set(actions=1)
    table.run(NodensAction(0)).play("Fly", "Civilian at Rail", "Campus")
    assert table.options() == ["Enough", "Civilian at Campus Green (2)"]
    assert (table.play("Civilian", "Gibbet").done, table.at(2), table.at(3)) == (True, 1, 1)


@rule("EA-RUL-104", "EA-RUL-198", "EA-RUL-205")
def test_spawn_and_monster_are_scattered_last_and_the_delayed_not_at_all() -> None:
    table = nodens().units(SPAWN, at=7).units(DELAYED, at=1).units(CIVILIAN, at=7)
    table.luck((12, 4), (12, 5), (12, 9)).run(NightGaunt(0))
    table.play("abduct where most units are” to “scatter")
    assert (table.at(4), table.at(5, SPAWN), table.at(9, MONSTER), table.at(1, DELAYED)) == (1, 1, 1, 1)


@rule("EA-RUL-32", "EA-RUL-181", "EA-RUL-198")
def test_a_rift_takes_two_in_any_order_and_nobody_who_is_delayed() -> None:
    table = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10").mythos(0, 4)
    table.units(1, at=2, n=2).units(CIVILIAN, at=2).units(DELAYED, at=2).units(2, at=2)
    table.run(NodensAction(0)).play("Threat")
    assert table.options() == ["Enough", "Officer", "Outsider", "Civilian"]
    table.play("Officer")
    assert table.options() == ["Enough", "Officer", "Outsider", "Civilian"]
    table.play("Officer")
    assert table.asked == "RiftTo"
    table.play("Paupers")
    assert (table.at(12, 1), table.at(2, 1)) == (2, 0)
    late = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10").mythos(0, 4)
    late.units(1, at=2).units(CIVILIAN, at=2).units(SPAWN, at=2)
    late.run(NodensAction(0)).play("Threat", "Civilian")
    assert late.options() == ["Enough", "Officer", "Spawn"]
    late.play("Officer", "Paupers")
    other = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10").mythos(0, 4)
    other.units(1, at=2).units(CIVILIAN, at=2).units(SPAWN, at=2)
    other.run(NodensAction(0)).play("Threat", "Officer", "Civilian", "Paupers")
    assert late.state == other.state


@rule("EA-RUL-214", "EA-POL-21", "EA-BRD-07")
def test_civilians_who_cannot_leave_are_nothing_to_threaten_with() -> None:
    def stuck() -> ArkhamTable:
        table = arkham("nodens", "police", board="innsmouth").set(area=0).card("AN1").monster_at(1)
        return table.units(CIVILIAN, at=7).mythos(0, 9)

    assert stuck().run(NightGaunt(0)).offers("Threat")
    assert not stuck().post_on("7-12").run(NightGaunt(0)).offers("Threat")


@rule("EA-RUL-32", "EA-RUL-181")
def test_a_rift_takes_units_of_the_first_seat_like_any_other() -> None:
    table = arkham("feds", "nodens", "deep-ones").set(area=0).card("AN10").mythos(1, 4).units(0, at=2)
    table.units(CIVILIAN, at=2).run(NodensAction(1), side=1).play("Threat")
    assert table.options() == ["Enough", "Officer", "Civilian"]
