"""What players read: questions with what is due, options with what follows, and what was done with Mythos."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.roles.deep_ones.rules import DeepAction
from eldertable.games.eldritch_arkham.roles.king_kuranes.rules import KuranesAction
from eldertable.games.eldritch_arkham.roles.police.rules import Assign, Patrol, Recruit
from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn
from eldertable.kernel.scene import Face
from tests.rules.eldritch_arkham.table import CIVILIAN, ArkhamTable, arkham, the_game
from tests.support import rule


def question(table: ArkhamTable) -> str:
    prompt = table.game.prompt(table.state, table.state.speaker)
    assert prompt is not None
    return prompt.words


def face(table: ArkhamTable, name: str) -> Face:
    return next(face for face in table.game.still(table.state).faces if face.id == name)


@rule("EA-POL-10", "EA-POL-13")
def test_the_police_are_told_how_many_officers_are_still_due() -> None:
    table = arkham("police", "deep-ones").set(orders=[0, 2, 1, 0]).run(Recruit(0), Patrol(0))
    assert question(table) == "Where do you add 1 Officer? (2 more after this)"
    table.play("Rail Depot", "Rail Depot")
    assert question(table) == "Where do you add 1 Officer?"
    table.play("Orchard")
    assert question(table) == "Which Officer moves, from where to where? (1 more after this)"


@rule("EA-POL-07")
def test_the_police_see_how_many_order_tokens_have_their_field() -> None:
    table = arkham("police", "deep-ones").set(orders=[1, 0, 0, 0]).run(Assign(0)).play("Arrest")
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert (prompt.words, prompt.sums, prompt.needs) == ("On which fields do the 2 Order tokens go?", 1, 2)
    assert [pick.label for pick in prompt.picks] == ["Arrest"]


@rule("EA-POL-09", "EA-POL-11")
def test_the_disorganized_are_told_what_they_are_short_of() -> None:
    table = arkham("police", "deep-ones").set(orders=[3, 3, 3, 0]).run(Assign(0), EndOfTurn())
    assert table.told() == [
        "Police are disorganized, 1 short on Assign: all Order tokens go back and the turn ends.",
        "The turn of Police is over.",
    ]
    table = arkham("police", "deep-ones").units(0, at=4, n=6).set(orders=[0, 1, 0, 0])
    assert (
        table.run(Recruit(0), EndOfTurn()).told()[0].startswith("Police are disorganized, 2 short on Recruit")
    )


@rule("EA-ELD-12")
def test_the_elder_things_are_told_that_a_second_unit_follows() -> None:
    table = arkham("elder-things", "feds").turn().play("Spores III")
    assert question(table) == "Where do you add 1 Outsider? (1 more after this)"


@rule("EA-KUR-16")
def test_mythos_that_is_spent_is_not_given_away() -> None:
    table = arkham("king-kuranes", "feds").units(0, at=4).mythos(0, 1).set(actions=0, dream_self=5)
    assert table.run(KuranesAction(0)).play("Stress").told() == [
        "King Kuranes spends 1 Mythos: 1 more action."
    ]


@rule("EA-DEE-16", "EA-DEE-17")
@pytest.mark.parametrize(
    ("limits", "where"),
    [
        ([3, 2, 3, 2, 2], "with its prey and waits on the limit marker of Step."),
        ([0, 0, 0, 0, 0], "with its prey; no limit marker is free, and it waits on the role board."),
    ],
)
def test_an_outsider_that_drags_somebody_under_water_is_told_to_leave(limits: list[int], where: str) -> None:
    table = arkham("deep-ones", "feds").units(0, at=5).units(CIVILIAN, at=5).set(limits=limits)
    table.run(DeepAction(0)).play("Drag", "Flooded Vaults (5) → Toll Bridge (6)", "Civilian")
    if table.asked == "Sink":
        table.play("Step")
    assert f"An Outsider of Deep Ones leaves Flooded Vaults (5) {where}" in table.told()


@rule("EA-RUL-218")
def test_whoever_holds_a_card_reads_what_a_beat_and_a_haunted_location_are() -> None:
    police = arkham("police", "great-old-one")
    assert face(police, "L1").line == "Law. A Beat is a location with an Officer of yours"
    assert face(police, "AN2").line.endswith("The haunted location is the Avatar's")
    assert "haunted" not in face(police, "AN1").line
    assert "night-gaunts swarm" in face(arkham("nodens", "feds"), "AN2").line


def test_every_table_shows_the_roles_that_were_drawn_for_it() -> None:
    game = the_game()
    for seed, roles in ((0, ("nodens", "feds")), (3, ("cthulhu-cult", "randolph-carter"))):
        sides = game.still(game.new(seats=2, seed=seed)).sides
        assert [side.dossier for side in sides[:2]] == [f"roles-{role}" for role in roles]


def test_only_roles_with_actions_count_them() -> None:
    for role, counts in (("police", False), ("deep-ones", False), ("king-kuranes", True)):
        table = arkham(role, "great-old-one").set(turn=0)
        counted = {counter.id for counter in table.game.moving(table.state, 0).counters}
        assert ("actions-0" in counted) is counts


@rule("EA-DAG-14")
def test_the_marker_of_the_grand_ritual_is_the_progress_marker() -> None:
    table = arkham("order-of-dagon", "feds")
    pieces = {piece.face for piece in table.game.moving(table.state, 0).pieces}
    assert "progress" in pieces
    assert "harbinger" not in pieces
    assert face(table, "progress").name == "Progress marker"
    assert the_game().icons["progress"]


# --- what can be read off the boards ------------------------------------------------------------------------------


def tip(table: ArkhamTable, zone: str) -> str:
    return next(one.tip for one in table.game.still(table.state).zones if one.id == zone)


@rule("EA-BRD-01", "EA-BRD-02", "EA-BRD-03")
def test_locations_and_areas_say_what_lies_around_them() -> None:
    table = arkham("order-of-dagon", "feds")
    assert tip(table, "toll-bridge") == (
        "Neutral location. Paths to Campus Green (2), Market Square (7), Mercy Hospital (10)."
        " Water to Flooded Vaults (5). Beside areas 1, 2, 4, 5."
    )
    assert tip(table, "area-3") == (
        "Around it lie Gibbet Rise (3), Orchard Lanes (4), Market Square (7), River Precinct (8)."
        " Its paths by land: Gibbet Rise (3) – Orchard Lanes (4), Gibbet Rise (3) – Market Square (7),"
        " Orchard Lanes (4) – River Precinct (8)."
    )
    innsmouth = arkham("cthulhu-cult", "feds", board="innsmouth")
    board = innsmouth.state.board
    assert "One way only, to Coach Halt (1)." in tip(innsmouth, board.ids[3])
    assert "One way only, from Mill Falls (4)" in tip(innsmouth, board.ids[0])
    assert tip(innsmouth, f"path-{board.circle_paths[0][0]}").startswith("Beside area 1")


def test_the_fields_of_boards_say_what_they_ask_and_what_follows() -> None:
    order = arkham("order-of-dagon", "great-old-one", "miskatonic-university", "deep-ones", "police")
    assert tip(order, "grand-G1") == "Then G3, G4."
    assert tip(order, "grand-G9") == "The end: 4 Omen points, and back to the start."
    assert tip(order, "ring-0-0") == "Then field 2."
    last = len(order.state.agreed.numbers.rings[1])
    assert tip(order, "ring-1-0") == f"Then field {last}."
    assert tip(order, "trip-ice-1") == "After the start."
    assert tip(order, "row-worship") == "Gain Mythos: 1, 2, by the field."
    assert tip(order, "order-recruit").endswith("lie here plus 1 are added to Neutral locations.")
    feds = arkham("feds", "arkham-advertiser", "cthulhu-cult")
    assert "Raid: empty the left side of Dominance (" in tip(feds, "purse-0")
    assert tip(feds, "purse-0").endswith("Plan: 2 Mythos for an Order token.")
    assert tip(feds, "purse-1").startswith("A story is worth so many Omen points")
    assert tip(feds, "purse-2").startswith("The fields of Corruption, so many actions and cards: 3, ")
    elder = arkham("elder-things", "nodens", "king-kuranes")
    assert tip(elder, "spores-1").endswith("Once more in a turn: 3 Mythos.")
    assert tip(elder, "gaunt-most-units") == "2 units, as far as they are there."
    assert tip(elder, "celephais").startswith("Paths to Ulthar (1), Dylath-Leen (2)")
