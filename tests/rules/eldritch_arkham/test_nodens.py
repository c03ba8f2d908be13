"""Nodens, and the Ancient cards as his offer of the turn."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.rules.roles.nodens import Competitor, Hunt, NightGaunt, NodensAction
from eldertable.games.eldritch_arkham.table.state import ANCIENT_CARD, ANCIENT_PAST, HELD
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, SPAWN, ArkhamTable, arkham, the_game
from tests.support import rule


def nodens(area: int = 1, *others: str, **options: Any) -> ArkhamTable:
    """Nodens over an area; area 1 swarms 1, 2, 5 and 6."""
    return arkham("nodens", *(others or ("feds", "deep-ones")), **options).set(area=area - 1).card("AN1")


@rule("EA-NOD-01", "EA-NOD-02", "EA-NOD-16", "EA-RUL-94")
def test_setup_puts_the_avatar_over_an_area() -> None:
    state = the_game().new(seats=1, options={"roles": ["nodens"]})
    assert (type(state.decision).__name__, state.legal()) == ("Soar", list(range(6)))
    assert (state.gaunts, sum(state.units[place * 10] for place in range(26))) == ([1, 1, 0, 0], 0)


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
    assert (table.state.gaunts, table.state.area) == ([0, 1, 1, 0], 0)


@rule("EA-NOD-07", "EA-NOD-17", "EA-RUL-98", "EA-RUL-22")
def test_two_are_abducted_where_most_swarmed_units_are() -> None:
    table = (
        nodens().units(CIVILIAN, at=6, n=3).units(CIVILIAN, at=4, n=5).monster_at(1).set(gaunts=[0, 0, 1, 1])
    )
    table.run(NightGaunt(0)).play("the Avatar to any area” to “abduct where most units are")
    assert (table.at(6), table.state.count(HELD, CIVILIAN)) == (1, 2)


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
    assert (table.at(1), table.at(4), table.state.count(HELD, CIVILIAN), table.done) == (0, 1, 1, True)


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
    assert (table.state.mythos[0], table.state.count(HELD, CIVILIAN), table.asked) == (1, 2, "NightGaunt")
    assert not table.offers("Threat")


def threatens(table: ArkhamTable, card: str) -> ArkhamTable:
    return table.card(card).mythos(0, 5).set(actions=0).run(NodensAction(0)).play("Threat")


@rule("EA-RUL-40")
def test_ancient_cards_abduct_for_nodens() -> None:
    table = threatens(nodens().units(CIVILIAN, at=1, n=2).units(CIVILIAN, at=6), "AN3").play(
        "Rail Depot", "Civilian", "Civilian"
    )
    assert (table.state.count(HELD, CIVILIAN), table.state.omens[0]) == (2, 1)


def test_an4_around_a_swarmed_location() -> None:
    table = nodens().units(CIVILIAN, at=7).units(CIVILIAN, at=10)
    threatens(table, "AN4").play("Market", "Mercy")
    assert table.state.count(HELD, CIVILIAN) == 2


def test_an6_swarms_another_location() -> None:
    table = threatens(nodens().units(CIVILIAN, at=12), "AN6").play("Paupers")
    table.set(actions=1).run(NodensAction(0)).play("Transport")
    assert table.state.count(HELD, CIVILIAN) == 1


def test_an5_keeps_all_roles_out() -> None:
    table = threatens(nodens().units(1, at=1), "AN5").play("Campus")
    table.set(actions=1).run(NodensAction(0)).play("Fly", "Officer")
    assert table.at(5, 1) == 1


def test_an10_takes_units_from_a_swarmed_location() -> None:
    table = threatens(nodens().units(CIVILIAN, at=1, n=2), "AN10").play("Civilian", "Enough", "Paupers")
    assert table.at(12) == 1
