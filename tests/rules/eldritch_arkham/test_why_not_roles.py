"""Why not? What roles are told when they point at something that their own boards do not allow now, with the numbers."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.roles.cthulhu_cult.rules import (
    Chant,
    CultAction,
    Join,
    ServeAltar,
    SummonOn,
)
from eldertable.games.eldritch_arkham.roles.deep_ones.rules import DeepAction, Passenger, Sink
from eldertable.games.eldritch_arkham.roles.elder_things.rules import ElderAction
from eldertable.games.eldritch_arkham.roles.feds.rules import FedAction
from eldertable.games.eldritch_arkham.roles.great_old_one.rules import AvatarTo, Harbinger, LastCommand
from eldertable.games.eldritch_arkham.roles.king_kuranes.rules import Carry, DreamTake, KuranesAction
from eldertable.games.eldritch_arkham.roles.nodens.rules import LooseUnit, NightGaunt, NodensAction, ScatterAt
from eldertable.games.eldritch_arkham.roles.order_of_dagon.rules import GrandRitual, OrderAction
from eldertable.games.eldritch_arkham.roles.police.rules import Arrest, Plan
from eldertable.games.eldritch_arkham.roles.randolph_carter.rules import CallBack, CarterAction
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.table.fields import DELAYED
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Step
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, ArkhamTable, arkham
from tests.support import rule


def asks(table: ArkhamTable, step: Step) -> ArkhamTable:
    """The table with this question, even where it has one answer or none."""
    table.state.agenda.append(step)
    table.state.acting = 0
    table.state.choices = []
    return table


def why(table: ArkhamTable, *meaning: str) -> tuple[str, str]:
    """What is said of an answer with this meaning, and the rule."""
    state = table.state
    reason = table.game.why_not(state, 0, table.game.answer(state, meaning))
    assert reason is not None
    return reason.words, reason.rule


def test_why_not_on_the_great_old_ones_rings() -> None:
    def table() -> ArkhamTable:
        return arkham("great-old-one", "feds").units(0, at=3).mythos(0, 1)

    assert why(asks(table(), Harbinger(0, 2, 1)), "harbinger", "outer", "1") == (
        "Outer ring: its Harbinger has moved in this activation.",
        "EA-GOO-06",
    )
    assert why(asks(table(), LastCommand(0)), "command") == ("2 Mythos needed, you have 1.", "EA-GOO-11")
    held = asks(table().units(1, at=5, n=2), AvatarTo(0, 1 << 4 | 1 << 5, cause("EA-GOO-16")))
    assert why(held, "location", "flooded-vaults")[0].startswith(
        "Feds control Flooded Vaults (5) with 2 of 2"
    )
    assert why(held, "location", "gibbet-rise")[0].startswith("Gibbet Rise (3) is not in question, only")


def test_why_not_around_the_cults_areas() -> None:
    table = arkham("cthulhu-cult", "feds").hand("R1-2")
    first = table.state.board.circle_paths[0]
    other = next(path for path in table.state.board.circle_paths[3] if path not in first)
    ids = table.state.board.path_ids
    assert why(asks(table, CultAction(0)), "summon-card", "R1-2") == (
        "You have no action left in this turn.",
        "EA-CUL-04",
    )
    assert why(table, "stress") == ("1 Mythos needed, you have 0.", "EA-CUL-18")
    table.state.on_path = replaced(table.state.on_path, first[0], 1)
    asks(table, SummonOn(0, 0))
    assert why(table, "path", ids[first[0]])[0].endswith("has its Cultist already.")
    assert why(table, "path", ids[other])[0].endswith("does not lie around area 1.")
    asks(table, ServeAltar(0, 0))
    assert why(table, "sacrifice", ids[first[1]])[0].startswith("No Cultist hides on")
    asks(table, Join(0))
    assert why(table, "join", ids[first[0]], "first")[0].startswith("Nobody is at")
    asks(table, Chant(0, (0, 1, 0, 0, 0, 0)))
    assert why(table, "area", "1") == ("There is no Altar in area 1.", "EA-CUL-09")
    table.set(altars_in=[1, 0, 0, 0, 0, 0])
    assert why(table, "area", "1")[0] == "The Altars in area 1 have had their due in this turn."
    for path in first:
        table.state.on_path = replaced(table.state.on_path, path, 1)
    asks(table.set(actions=1), CultAction(0))
    assert why(table, "summon-card", "R1-2")[0] == "Every path around area 1 has its Cultist."


@rule("EA-DEE-09", "EA-RUL-72")
def test_why_not_on_the_deep_ones_rows() -> None:
    table = asks(arkham("deep-ones", "feds").units(0, at=5).set(limits=[3, 2, 3, 2, 2]), DeepAction(0))
    assert why(table, "slot", "step-3") == (
        "Step: field 3 is not to the left of the limit marker, which lies on field 3.",
        "EA-DEE-09",
    )
    assert why(table, "slot", "step-2") == (
        "Step: the fields are alike, take the first free one.",
        "EA-DEE-07",
    )
    assert why(table, "slot", "call-1")[0] == "No Outsider is delayed."
    assert why(table, "swarm-row", "step") == ("Step: no Outsider lies there.", "EA-DEE-22")
    table = arkham("deep-ones", "feds").set(limits=[3, 2, 3, 0, 2]).mythos(0, 4).turn()
    table.play("Worship for 2", "Swarm", "Worship for 2")
    assert why(table, "swarm-row", "worship")[0].startswith("Swarm has taken an Outsider from the Worship")
    table.play("Worship for 1")
    assert why(table, "slot", "worship-1")[0] == "Worship: this field has its Outsider already."


@rule("EA-RUL-74", "EA-RUL-198", "EA-RUL-203", "EA-FED-08")
def test_who_cannot_move_is_told_whether_nobody_stands_in_town_or_no_path_is_open() -> None:
    nobody = "None of your units stands on the map, so none can move: add one first."
    lying = "All your units on the map are delayed: none can move before it stands up."
    closed = "No unit can move: every path is closed to them."

    def deep() -> ArkhamTable:
        return asks(arkham("deep-ones", "feds").set(limits=[3, 2, 3, 2, 2]), DeepAction(0))

    assert why(deep(), "slot", "step-1") == (nobody, "EA-RUL-74")
    assert why(deep(), "slot", "drag-1") == (nobody, "EA-RUL-74")
    assert why(deep().units(DELAYED, at=4), "slot", "drag-1") == (lying, "EA-RUL-198")
    held = deep().units(0, at=4).units(1, at=3, n=2).units(1, at=8, n=2)
    assert why(held, "slot", "step-1") == (closed, "EA-RUL-74")
    assert table_allows(deep().units(0, at=4), "slot", "step-1")
    assert why(asks(arkham("elder-things", "feds"), ElderAction(0)), "elder", "fly-1")[0] == nobody
    feds = asks(arkham("feds", "deep-ones").set(purse=3), FedAction(0))
    assert why(feds, "fed-step") == (nobody, "EA-FED-08")
    feds.units(0, at=4).set(patrolled=[0, 0, 0, 1, *[0] * 8])
    assert why(feds, "fed-step") == ("All your units in town have moved already.", "EA-FED-08")
    feds.units(0, at=4, n=1).units(1, at=3, n=3).units(1, at=8, n=3)
    assert why(feds, "fed-step") == (closed, "EA-FED-08")


def table_allows(table: ArkhamTable, *meaning: str) -> bool:
    """Whether an answer with this meaning may be given."""
    return table.game.why_not(table.state, 0, table.game.answer(table.state, meaning)) is None


def test_why_not_with_a_passenger_and_where_it_sinks() -> None:
    table = arkham("deep-ones", "feds").units(0, at=5, n=2).units(1, at=5).units(CIVILIAN, at=5, n=2)
    asks(table, Passenger(0, 4, 5))
    assert why(table, "colour", "seat-1")[0].startswith("Civilians come first at Flooded Vaults (5): 2")
    asks(table, Passenger(0, 4, 0))
    assert why(table, "colour", "seat-0")[0] == "That is a unit of your own, and you drag only others."
    asks(table.set(limits=[3, 0, 3, 0, 2]), Sink(0, 4))
    assert why(table, "role-board") == (
        "3 limit markers are free, and one of them takes the Outsider.",
        "EA-DEE-17",
    )
    assert why(table, "row", "drag") == ("Drag: the limit marker has left its row.", "EA-DEE-16")


@rule("EA-RUL-81", "EA-ELD-19")
def test_why_not_on_the_elder_things_fields() -> None:
    table = arkham("elder-things", "feds").turn()
    assert why(table, "stop") == ("2 markers are ready, and 3 empty fields can be done: go on.", "EA-RUL-81")
    assert why(table, "elder", "experiment-1")[0].startswith("None of your units stands beside somebody")
    table.play("Spores I:", "Rail Depot")
    assert why(table, "elder", "spores-1")[0].endswith(
        "a marker lies there already; once more costs 3 Mythos."
    )
    assert why(table, "elder-stacked", "spores-1") == ("3 Mythos needed, you have 1.", "EA-ELD-19")
    assert why(table, "elder-stacked", "fly-1")[0].endswith(
        "no marker lies there yet, so it costs no Mythos."
    )
    asks(table.set(elder_ready=0, elder_waiting=1), ElderAction(0))
    assert why(table, "elder", "fly-1") == ("No marker of yours is ready.", "EA-ELD-08")
    assert table_allows(table, "stop")
    assert table_allows(arkham("elder-things", "feds", elder_stop=True).turn(), "stop")


def test_why_not_over_nodens_swarm() -> None:
    table = asks(arkham("nodens", "feds").card("AN1").set(gaunts=[1, 1, 0, 0], area=0), NightGaunt(0))
    assert why(table, "gaunt", "most-units", "most-colours") == (
        "A Night-gaunt is at “abduct where most roles are” already.",
        "EA-NOD-05",
    )
    assert why(table, "gaunt", "soar", "scatter")[0] == "No Night-gaunt is at “the Avatar to any area”."
    asks(table, NodensAction(0))
    assert why(table, "transport") == ("Nobody around area 1 can be taken.", "EA-NOD-10")
    asks(table, ScatterAt(0))
    assert why(table, "location", "rail-depot") == ("Nobody is at Rail Depot (1).", "EA-NOD-20")
    asks(table, LooseUnit(0, 0))
    assert why(table, "colour", "civilian") == ("No Civilian lies on your board.", "EA-NOD-14")


def test_why_not_in_the_orders_grand_ritual() -> None:
    table = asks(arkham("order-of-dagon", "feds").set(deeds=[0, 1, 0, 0, 0, 0]), GrandRitual(0))
    assert why(table, "grand", "G1") == (
        "G1: 2 Cultists added in a turn: you have 1 of these in this turn.",
        "EA-DAG-14",
    )
    assert why(table, "grand", "G4")[0].endswith("is not next after G0, where the Progress marker is.")
    asks(table.set(ritual_area=2, actions=1), OrderAction(0))
    assert why(table, "remove") == ("Nobody around area 3 can be taken.", "EA-DAG-07")
    assert why(table, "step") == ("None of your Cultists around area 3 can move.", "EA-DAG-05")


def test_why_not_with_orders_of_the_police() -> None:
    table = arkham("police", "deep-ones").units(0, at=4).units(CIVILIAN, at=4).units(CIVILIAN, at=5)
    asks(table.mythos(0, 1), Plan(0, 2))
    assert why(table, "order", "patrol") == ("2 Mythos needed, you have 1.", "EA-POL-18")
    assert why(table, "order", "assign") == ("The step Assign is over in this turn.", "EA-RUL-157")
    assert why(table.set(orders=[3, 3, 3, 3]), "order", "arrest") == (
        "No Order token is left in the supply.",
        "EA-RUL-157",
    )
    asks(table, Arrest(0, 1, 1 << 3))
    assert why(table, "unit", "flooded-vaults", "civilian") == (
        "No Officer of yours is at Flooded Vaults (5).",
        "EA-POL-15",
    )
    assert why(table, "unit", "orchard-lanes", "civilian") == (
        "You have arrested somebody at Orchard Lanes (4) in this turn.",
        "EA-RUL-156",
    )


@pytest.mark.parametrize(
    ("purse", "said"),
    [(0, "1 Order token needed, you have 0."), (1, "None of your Officers stands beside somebody")],
)
def test_why_not_with_the_funds_of_the_feds(purse: int, said: str) -> None:
    table = asks(arkham("feds", "deep-ones").units(0, at=4).set(purse=purse), FedAction(0))
    kind = "fed-arrest" if purse else "fed-step"
    assert why(table, kind)[0].startswith(said)
    assert why(table, "fed-raid")[0] == "The left side of Dominance is empty."
    assert why(table, "fed-decree")[0] == "You have no Law card in hand."


def test_why_not_in_dreams() -> None:
    table = asks(
        arkham("randolph-carter", "feds").units(0, at=8).set(dream_self=5, actions=1), CarterAction(0)
    )
    assert why(table, "dreamshare") == (
        "1 unit is at River Precinct (8), and you cannot take it.",
        "EA-UNI-07",
    )
    assert why(table, "step-to", "river-precinct")[0] == "River Precinct (8) is where it stands already."
    assert why(table, "explore", "celephais")[0] == "The Dream-self is at Celephaïs (6) already."
    assert why(table, "call-back") == ("Nobody lies on Dominance.", "EA-CAR-14")
    asks(table.dominance(LEFT, CIVILIAN), CallBack(0))
    assert (
        why(table, "track-unit", "right", "civilian")[0] == "No Civilian lies on the right side of Dominance."
    )
    kuranes = arkham("king-kuranes", "feds").units(0, at=8).units(CIVILIAN, at=8).set(dream_self=5, actions=1)
    asks(kuranes.set(dreamshared_at=1 << 7), KuranesAction(0))
    assert why(kuranes, "dreamshare") == (
        "You have shared a dream at River Precinct (8) in this turn.",
        "EA-KUR-13",
    )
    asks(kuranes.dreaming(CIVILIAN, 6, 2), Carry(0, 4, (7, 7)))
    assert why(kuranes, "colour", "civilian") == (
        "Civilian: all 2 at Celephaïs (6) go along already.",
        "EA-KUR-11",
    )
    assert why(kuranes, "colour", "seat-1")[0] == "No Officer is at Celephaïs (6)."


@rule("EA-KUR-09", "EA-CAR-09")
def test_why_not_while_the_vagrant_is_off_the_board() -> None:
    for role, action, number in (
        ("king-kuranes", KuranesAction(0), "EA-KUR-09"),
        ("randolph-carter", CarterAction(0), "EA-CAR-09"),
    ):
        away = asks(arkham(role, "feds").set(dream_self=5, actions=1), action)
        assert why(away, "dreamshare") == why(away, "step-to", "rail-depot")
        assert why(away, "dreamshare")[1] == number
        depot = asks(arkham(role, "feds").units(0, at=1).set(dream_self=5, actions=1), action)
        assert why(depot, "step-to", "rail-depot")[0] == "Rail Depot (1) is where it stands already."


@rule("EA-KUR-12", "EA-UNI-07")
def test_why_not_into_the_dream_of_the_king() -> None:
    table = asks(arkham("king-kuranes", "feds").units(0, at=1).units(CIVILIAN, at=1), DreamTake(0))
    assert table.game.why_not(table.state, 0, table.game.answer(table.state, ("colour", "civilian"))) is None
    assert why(table, "colour", "seat-1") == ("There is no Officer at Rail Depot (1).", "EA-RUL-181")
