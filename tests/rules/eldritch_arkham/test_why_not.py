"""Why not? What stands in the way of an answer is said in a sentence, with its numbers and its rule."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from eldertable.games.eldritch_arkham.box.places import EVERYWHERE
from eldertable.games.eldritch_arkham.roles.arkham_advertiser.rules import AdvertiserAction
from eldertable.games.eldritch_arkham.roles.elder_things.rules import AddAnother
from eldertable.games.eldritch_arkham.roles.miskatonic_university.rules import UniversityAction
from eldertable.games.eldritch_arkham.rules.adding import AddFrom, AddUnit, ReleaseAt
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterPrey, MonsterWhere, MonsterWhom
from eldertable.games.eldritch_arkham.rules.moving import (
    MoveAny,
    MoveAnyTo,
    MoveCivilians,
    MoveOwn,
    SwapWith,
    WalkOn,
)
from eldertable.games.eldritch_arkham.rules.removing import TakeEach, TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.ancient import Haunt, Rift, RiftTo
from eldertable.games.eldritch_arkham.rules.sets.dreamers import GiveBack
from eldertable.games.eldritch_arkham.rules.sets.investigators import Stride, Tend
from eldertable.games.eldritch_arkham.rules.sets.law_civilians import (
    Amnesty,
    AmnestyFrom,
    Appeal,
    Deport,
    DeportWhom,
)
from eldertable.games.eldritch_arkham.rules.sets.law_officers import (
    OfficerBack,
    OfficerRelocate,
    OfficerTo,
    SwapOfficer,
)
from eldertable.games.eldritch_arkham.rules.sets.law_orders import CashIn, ShiftOrder, TokensOff
from eldertable.games.eldritch_arkham.rules.sets.laws import PlayLaw
from eldertable.games.eldritch_arkham.rules.sets.officers import (
    DiscardLaw,
    OfficerMove,
    PostAt,
    PostOn,
    TakeControlled,
    WagonTo,
)
from eldertable.games.eldritch_arkham.table.fields import ABILITY_USED, BUS_RIDDEN, INTERVIEWED, WAGON_USED
from eldertable.lab import probes
from tests.rules.eldritch_arkham.table import (
    CIVILIAN,
    DELAYED,
    LEFT,
    MONSTER,
    RIGHT,
    SPAWN,
    ArkhamTable,
    arkham,
    the_game,
)
from tests.support import rule

ANY = cause("EA-DEE-10")


def reason(table: ArkhamTable, *meaning: str, seat: int = 0) -> str:
    """What is said against an answer, with the rule; "" if it may be given."""
    game = table.game
    found = game.why_not(table.state, seat, game.answer(table.state, meaning))
    return f"{found.words} [{found.rule}]" if found else ""


def place(table: ArkhamTable, number: int) -> str:
    """The id of a location, by its number on the board."""
    return table.state.board.ids[number - 1]


def way(table: ArkhamTable, origin: int, target: int) -> tuple[str, str, str]:
    """The answer that moves somebody along a path."""
    board = table.state.board
    for path, ends in enumerate(board.ends):
        if set(ends) == {origin - 1, target - 1}:
            return ("way", board.path_ids[path], "forth" if ends[0] == origin - 1 else "back")
    raise AssertionError(f"no path joins {origin} and {target}")


def mask(*locations: int) -> int:
    """A set of locations, by their numbers on the board."""
    return sum(1 << number - 1 for number in locations)


# --- moving -------------------------------------------------------------------------------------------------------


@rule("EA-RUL-181", "EA-MOV-01", "EA-MOV-02", "EA-MOV-03")
def test_an_own_unit_is_kept_by_its_absence_by_water_and_by_control() -> None:
    table = arkham("feds", "deep-ones").units(0, at=1).units(1, at=2, n=2).units(CIVILIAN, at=2)
    table.asks(MoveOwn(0, EVERYWHERE, 0, 0, 0, ANY))
    assert reason(table, *way(table, 2, 1)) == "There is no Officer at Campus Green (2). [EA-RUL-181]"
    held = "Deep Ones control Campus Green (2) with 2 of 3 units. [EA-MOV-03]"
    assert reason(table, *way(table, 1, 2)) == held
    assert reason(table, *way(table, 1, 5)) == ""
    must = "You may not stop here: this has to be done as long as it can be. [EA-DEE-10]"
    assert reason(table, "stop") == must
    assert reason(arkham("feds").units(0, at=1).asks(MoveOwn(0, mask(1), 0, 0, 1, ANY)), "stop") == ""


@rule("EA-MOV-06", "EA-RUL-38")
def test_the_monster_keeps_others_out_of_where_it_is_alone() -> None:
    table = arkham("feds").monster_at(2).units(SPAWN, at=2).units(CIVILIAN, at=2).units(0, at=1)
    table.asks(MoveOwn(0, EVERYWHERE, 0, 0, 0, ANY))
    held = "The Monster and its Spawn control Campus Green (2) with 2 of 3 units. [EA-MOV-03]"
    assert reason(table, *way(table, 1, 2)) == held


@rule("EA-DEC-07", "EA-ELD-16")
def test_another_unit_moves_than_the_one_that_has_moved() -> None:
    table = arkham("elder-things", "feds").units(0, at=1).units(0, at=4).set(last_spot=0)
    table.asks(MoveOwn(0, mask(1, 4), 1, 0, 0, ANY))
    moved = "Another unit has to move: the one at Rail Depot (1) has just moved. [EA-DEE-10]"
    assert reason(table, *way(table, 1, 2)) == moved
    table.units(0, at=2)
    assert reason(table, *way(table, 2, 1)) == (
        "Campus Green (2) is not in question, only Rail Depot (1), Orchard Lanes (4). [EA-DEE-10]"
    )
    two = arkham("elder-things", "feds").units(0, at=1, n=2).set(last_spot=0)
    assert reason(two.asks(MoveOwn(0, EVERYWHERE, 1, 0, 0, ANY)), *way(two, 1, 2)) == ""


@rule("EA-BRD-06", "EA-BRD-07", "EA-MOV-01", "EA-MOV-02", "EA-POL-21")
def test_paths_lead_one_way_through_water_past_the_command_post_or_nowhere() -> None:
    table = arkham("deep-ones", "police", board="innsmouth").units(0, at=7).set(last_spot=6).monster_at(1)
    table.asks(WalkOn(0, 1, 0, ANY))
    ids = the_names(table)
    assert reason(table, "location", place(table, 10)) == (
        f"The path between {ids[6]} and {ids[9]} leads only the other way. [EA-BRD-06]"
    )
    assert (
        reason(table, "location", place(table, 1)) == f"No path leads from {ids[6]} to {ids[0]}. [EA-MOV-01]"
    )
    assert reason(table, "location", place(table, 7)) == f"{ids[6]} is where it stands already. [EA-MOV-01]"
    assert reason(table, "location", place(table, 12)) == ""
    assert reason(table, "stop") == ""
    table.post_on("7-12")
    assert reason(table, "location", place(table, 12)) == (
        f"The Command Post closes the path from {ids[6]} to {ids[11]} to all but Officers. [EA-POL-21]"
    )


def the_names(table: ArkhamTable) -> list[str]:
    """The locations as sentences call them."""
    telling = table.game.telling(table.state, "en")
    return [telling.location(table.state, location) for location in range(12)]


@rule("EA-MOV-02", "EA-RUL-29")
def test_water_is_named_to_who_does_not_swim() -> None:
    table = arkham("deep-ones", "feds")
    board = table.state.board
    origin = board.waterside[0]
    target = board.water[origin][0]
    table.units(0, at=origin + 1).set(last_spot=origin).asks(WalkOn(0, 1, 0, ANY))
    names = the_names(table)
    assert reason(table, "location", board.ids[target]) == (
        f"Only water lies between {names[origin]} and {names[target]}, and this move does not cross it. [EA-MOV-02]"
    )
    assert reason(table.asks(WalkOn(0, 1, 1, ANY)), "location", board.ids[target]) == ""


@rule("EA-DEC-08")
def test_who_is_gone_does_not_walk_on() -> None:
    table = arkham("feds").set(last_spot=-1).asks(WalkOn(0, 1, 0, ANY))
    assert reason(table, "location", place(table, 2)) == (
        "The unit that moved is no longer on the board. [EA-DEE-10]"
    )


@rule("EA-RUL-89", "EA-RUL-29")
def test_a_civilian_moves_once_and_two_that_have_moved_are_counted() -> None:
    table = arkham("feds").units(CIVILIAN, at=2, n=2).units(CIVILIAN, at=1)
    table.asks(MoveCivilians(0, 1, mask(1, 2), (1, 1), 0, ANY))
    moved = "All 2 Civilians at Campus Green (2) have moved already. [EA-RUL-89]"
    assert reason(table, *way(table, 2, 1)) == moved
    assert reason(table, *way(table, 1, 2)) == ""
    assert reason(table, *way(table, 3, 2)) == "There is no Civilian at Gibbet Rise (3). [EA-RUL-181]"
    assert reason(table, "stop").endswith("[EA-DEE-10]")
    assert reason(table.asks(MoveCivilians(0, 1, mask(1, 2), (), 1, ANY)), "stop") == ""


@rule("EA-RUL-198", "EA-MON-07", "EA-RUL-28")
def test_any_unit_moves_but_those_that_are_held_fast() -> None:
    table = arkham("great-old-one", "deep-ones", "feds").units(DELAYED, at=1).units(2, at=2)
    here = 1 * 10 + 2
    table.asks(MoveAny(0, 0, here, 1, 0, ANY))
    assert reason(table, "unit", place(table, 2), "seat-2") == "That unit has moved already. [EA-DEE-10]"
    assert reason(table, "unit", place(table, 1), "delayed") == (
        "delayed Outsider: nobody can move it before it stands up again. [EA-RUL-198]"
    )
    shut = arkham("great-old-one", "deep-ones", "feds").units(1, at=1).units(2, at=2, n=1).units(2, at=5, n=1)
    shut.asks(MoveAny(0, 0, -1, 1, 0, ANY))
    assert reason(shut, "unit", place(shut, 1), "seat-1") == (
        "From Rail Depot (1) there is nowhere to go for Outsider. [EA-DEE-10]"
    )


@rule("EA-NOD-08", "EA-RUL-28")
def test_who_flies_goes_into_the_swarm_or_out_of_it() -> None:
    table = arkham("nodens", "feds").units(CIVILIAN, at=1)
    table.asks(MoveAnyTo(0, CIVILIAN, mask(5), 1, ANY))
    assert reason(table, "location", place(table, 5)) == ""
    assert reason(table, "location", place(table, 2)) == (
        "This move leads into or out of the swarm: Flooded Vaults (5). [EA-NOD-08]"
    )


@rule("EA-RUL-33", "EA-RUL-213", "EA-RUL-24")
def test_who_changes_places_is_somebody_else_and_near() -> None:
    table = arkham("feds", "deep-ones").units(0, at=1).units(0, at=2).units(1, at=4).monster_at(5)
    table.asks(SwapWith(0, 0, 1, ANY))
    assert reason(table, "unit", place(table, 1), "seat-0") == (
        "Rail Depot (1) is where it stands already. [EA-MOV-01]"
    )
    assert (
        reason(table, "unit", place(table, 2), "seat-0")
        == "A unit of your own would be no change. [EA-RUL-33]"
    )
    assert reason(table, "unit", place(table, 4), "seat-1") == (
        "Orchard Lanes (4) is not adjacent to Rail Depot (1). [EA-RUL-24]"
    )
    assert reason(table, "unit", place(table, 5), "monster") == (
        "Nobody changes places with the Monster by this card. [EA-RUL-213]"
    )
    assert reason(table.asks(SwapWith(0, 0, 0, ANY)), "unit", place(table, 5), "monster") == ""


# --- taking and adding --------------------------------------------------------------------------------------------


@rule("EA-UNI-06", "EA-UNI-07", "EA-RUL-42", "EA-MON-02")
def test_civilians_come_first_and_some_units_are_never_taken() -> None:
    table = arkham("feds", "great-old-one", "deep-ones").units(0, at=2).units(1, at=2).units(2, at=2)
    table.units(CIVILIAN, at=2, n=2).units(CIVILIAN, at=4).monster_at(2)
    table.asks(TakeUnit(0, mask(2), 0, 0, ANY))
    at = place(table, 2)
    assert reason(table, "unit", at, "seat-2") == (
        "Civilians come first at Campus Green (2): 2 are there. [EA-UNI-06]"
    )
    assert reason(table, "unit", at, "seat-0") == (
        "That is a unit of your own, and you never take those off the board. [EA-UNI-07]"
    )
    assert reason(table, "unit", at, "seat-1") == "The Avatar never leaves the board. [EA-RUL-42]"
    assert reason(table, "unit", at, "monster") == "The Monster never leaves the board. [EA-MON-02]"
    assert reason(table, "unit", place(table, 4), "civilian") == (
        "Orchard Lanes (4) is not in question, only Campus Green (2). [EA-DEE-10]"
    )
    assert (reason(table, "unit", at, "civilian"), reason(table, "stop") != "") == ("", True)
    assert reason(table.asks(TakeUnit(0, mask(2), 0, 1, ANY)), "stop") == ""
    assert reason(table.asks(TakeEach(0, mask(2), 2, 1, 0, 0, ANY)), "stop") == ""
    assert reason(table.asks(TakeEach(0, mask(2), 2, 1, 1, 0, ANY)), "stop") != ""


@rule("EA-RUL-39")
def test_allies_are_spared_where_that_was_agreed() -> None:
    table = arkham("feds", "arkham-advertiser", "deep-ones", allies="spared").units(1, at=2).units(2, at=2)
    table.asks(TakeUnit(0, mask(2), 0, 0, ANY))
    spared = "Investigator: units of your own faction are spared, as was agreed. [EA-RUL-39]"
    assert reason(table, "unit", place(table, 2), "seat-1") == spared


@rule("EA-UNI-09", "EA-UNI-10", "EA-RUL-52")
def test_where_a_unit_is_added_and_from_where_it_comes() -> None:
    table = arkham("feds", "deep-ones", "nodens")
    table.asks(AddUnit(0, mask(1, 2), 0, ANY))
    assert reason(table, "location", place(table, 3)) == (
        "Gibbet Rise (3) is not in question, only Rail Depot (1), Campus Green (2). [EA-DEE-10]"
    )
    assert reason(table, "nothing").startswith("You may not stop here")
    empty = arkham("feds", "deep-ones", "nodens")
    while empty.supply(0) > 1:
        empty.held(1, 0)
    empty.dominance(LEFT, 0).asks(AddFrom(0, 0, ANY))
    assert reason(empty, "track-side", "left") == reason(empty, "holder", "seat-1") == ""
    assert reason(empty, "track-side", "right") == (
        "There is no Officer on the right side of Dominance. [EA-RUL-52]"
    )
    assert reason(empty, "holder", "seat-2") == "Nodens has abducted no Officer. [EA-RUL-52]"
    assert reason(empty, "dreamlands") == "There is no Officer in the Dreamlands. [EA-RUL-52]"
    free = arkham("feds").held(0, CIVILIAN).asks(ReleaseAt(0, mask(1, 3), 0, ANY))
    assert reason(free, "location", place(free, 2)).startswith("Campus Green (2) is not in question")


@rule("EA-UNI-09")
def test_without_any_unit_nothing_is_added() -> None:
    table = arkham("feds", "deep-ones").asks(AddUnit(0, mask(1, 2), 0, ANY))
    table.units(0, at=4, n=table.supply(0))
    assert reason(table, "location", place(table, 1)) == (
        "No Officer is left that you could add, in your supply or elsewhere. [EA-UNI-09]"
    )
    assert reason(table, "nothing") == ""


# --- the Monster --------------------------------------------------------------------------------------------------


@rule("EA-DEC-53", "EA-RUL-56")
def test_the_monster_goes_for_the_most_omens_and_for_standing_outsiders() -> None:
    table = arkham("great-old-one", "deep-ones", "feds", "order-of-dagon").set(omens=[0, 7, 7, 4, 0, 0])
    table.units(1, at=2).units(DELAYED, at=2).units(2, at=2).units(3, at=2).units(SPAWN, at=2)
    table.asks(MonsterWhom(0, 1))
    assert reason(table, "colour", "seat-1") == reason(table, "colour", "seat-2") == ""
    assert reason(table, "colour", "seat-3") == (
        "Esoteric Order of Dagon has 4 Omen points, and the Monster goes for 7. [EA-RUL-56]"
    )
    assert reason(table, "colour", "delayed") == (
        "At Campus Green (2) Outsiders that stand come before delayed ones. [EA-RUL-56]"
    )
    assert reason(table, "colour", "spawn") == (
        "Spawn are destroyed last, and others are at Campus Green (2). [EA-RUL-56]"
    )
    assert reason(table, "colour", "civilian") == "There is no Civilian at Campus Green (2). [EA-RUL-181]"
    table.asks(MonsterPrey(0, 0, 0b0110))
    assert reason(table, "side", "seat-3").startswith("Esoteric Order of Dagon has 4 Omen points")
    table.state.omens[3] = 9
    assert reason(table, "side", "seat-3") == (
        "Esoteric Order of Dagon has no unit on the board that the Monster could destroy. [EA-RUL-42]"
    )
    table.asks(MonsterWhere(0, 0, mask(1, 2)))
    assert reason(table, "location", place(table, 3)).endswith(
        "only Rail Depot (1), Campus Green (2). [EA-MON-07]"
    )


# --- Ancient cards, Visions, Investigators ------------------------------------------------------------------------


@rule("EA-RUL-214", "EA-RUL-31", "EA-RUL-198")
def test_a_card_works_where_it_haunts_and_a_rift_takes_who_can_go() -> None:
    table = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10")
    swarm = [location for location in range(12) if table.state.board.circle_mask[0] >> location & 1]
    here = swarm[0]
    table.units(1, at=here + 1).units(DELAYED, at=here + 1).units(1, at=swarm[1] + 1)
    table.asks(Haunt(0, table.state.ancient(), ANY))
    names = the_names(table)
    assert reason(table, "location", table.state.board.ids[here]) == ""
    assert reason(table, "location", table.state.board.ids[swarm[2]]) == (
        f"The card can do nothing at {names[swarm[2]]}. [EA-RUL-214]"
    )
    assert "is not in question, only" in reason(table, "location", place(table, 12))
    table.asks(Rift(0, here, 2, ANY, (1 + 1,)))
    assert reason(table, "colour", "seat-1") == "The only one there is picked already. [EA-RUL-32]"
    assert reason(table, "colour", "delayed").endswith("[EA-RUL-198]")
    assert reason(table, "colour", "civilian") == f"There is no Civilian at {names[here]}. [EA-RUL-181]"
    assert reason(table, "enough") == ""


@rule("EA-RUL-31", "EA-MOV-03")
def test_a_rift_leads_elsewhere_where_all_may_enter() -> None:
    table = arkham("nodens", "feds", "deep-ones").units(1, at=1).units(2, at=2)
    table.asks(RiftTo(0, 0, EVERYWHERE & ~0b1000011, (1,), ANY))
    assert reason(table, "location", place(table, 2)) == (
        "Deep Ones control Campus Green (2) with 1 of 1 units. [EA-MOV-03]"
    )
    assert (
        reason(table, "location", place(table, 1)) == "Rail Depot (1) is where it stands already. [EA-MOV-01]"
    )


@rule("EA-RUL-169")
def test_visions_are_given_back_where_there_are_some_left() -> None:
    table = arkham("king-kuranes", "deep-ones").set(visions_at=[2] + [0] * 11, visions_in=[1, 0, 0, 0, 0, 0])
    table.asks(GiveBack(0, 3, (0, 0)))
    assert reason(table, "location", place(table, 1)) == "All 2 of them are picked already. [EA-RUL-169]"
    assert (
        reason(table, "location", place(table, 2)) == "There is no Vision at Campus Green (2). [EA-RUL-169]"
    )
    dreams = table.state.agreed.numbers.dream_ids
    assert (reason(table, "dream", dreams[0]), reason(table, "dream", dreams[1])) == (
        "",
        "There is no Vision in Dylath-Leen (2). [EA-RUL-169]",
    )


@rule("EA-ADV-06", "EA-ADV-18", "EA-RUL-92", "EA-DEC-51")
def test_what_keeps_an_investigator_depends_on_the_card() -> None:
    def at_the_depot(card: str) -> ArkhamTable:
        table = arkham("arkham-advertiser", "deep-ones").card(card).units(0, at=1).units(1, at=2, n=2)
        return table.asks(Stride(0))

    verbs = the_game().content.investigators
    names = [the_game().verbs["investigators"][verb].name for verb in verbs.verb]
    plain, sneak = (verbs.ids[names.index(name)] for name in ("stride", "sneak"))
    assert reason(at_the_depot(plain), "location", "campus-green").endswith("[EA-MOV-03]")
    table = at_the_depot(sneak)
    assert reason(table, "location", place(table, 2)) == ""
    table.set(sigil=1)
    assert reason(table, "location", place(table, 2)) == (
        "The sigil at Campus Green (2) keeps everybody else out. [EA-RUL-92]"
    )
    table.units(CIVILIAN, at=5).asks(Tend(0))
    assert reason(table, "location", place(table, 5)) == ""
    assert (
        reason(table, "location", place(table, 2)) == "There is no Civilian at Campus Green (2). [EA-RUL-181]"
    )


def investigator_with(verb: str, role: str = "arkham-advertiser") -> ArkhamTable:
    """An Investigator with this ability at Rail Depot, and nobody else but Deep Ones far away."""
    game = the_game()
    cards = game.content.investigators
    names = [game.verbs["investigators"][number].name for number in cards.verb]
    table = arkham(role, "deep-ones").card(cards.ids[names.index(verb)]).units(0, at=1).set(actions=2)
    return table.asks(AdvertiserAction(0) if role == "arkham-advertiser" else UniversityAction(0))


@rule("EA-ADV-05", "EA-ADV-09", "EA-ADV-17", "EA-ADV-18", "EA-DEC-51")
def test_what_a_journalist_cannot_do_and_why() -> None:
    table = investigator_with("tend")
    assert reason(table, "stress") == "1 Mythos needed, you have 0. [EA-ADV-17]"
    assert reason(table, "ability") == "No Civilian can come to Rail Depot (1). [EA-ADV-18]"
    assert reason(table, "cab-to", place(table, 6)) == "No night cab comes for this Investigator. [EA-ADV-18]"
    assert reason(table, "step-to", place(table, 6)) == (
        "No path leads from Rail Depot (1) to Toll Bridge (6). [EA-MOV-01]"
    )
    assert reason(table, "bus") == reason(table, "step-to", place(table, 2)) == reason(table, "stop") == ""
    assert reason(table.set(used=BUS_RIDDEN), "bus") == "The bus goes once per turn, and it has. [EA-ADV-09]"
    table.units(CIVILIAN, at=2)
    assert reason(table, "ability") == ""
    table.set(used=ABILITY_USED)
    assert reason(table, "ability") == "That can be used once per turn, and it was. [EA-ADV-18]"
    table.set(actions=0)
    assert reason(table, "interview") == "You have no action left in this turn. [EA-ADV-05]"
    lost = arkham("arkham-advertiser", "deep-ones").asks(AdvertiserAction(0))
    assert reason(lost, "stress") == "Your Investigator is not on the board. [EA-ADV-05]"


@rule("EA-ADV-18", "EA-RUL-31", "EA-RUL-19")
def test_cab_and_photographs_have_their_own_reasons() -> None:
    cab = investigator_with("cab").units(1, at=6)
    assert reason(cab, "cab-to", place(cab, 1)) == "Rail Depot (1) is where it stands already. [EA-MOV-01]"
    assert reason(cab, "cab-to", place(cab, 6)) == (
        "Deep Ones control Toll Bridge (6) with 1 of 1 units. [EA-MOV-03]"
    )
    assert reason(cab, "cab-to", place(cab, 8)) == ""
    assert reason(cab, "ability") == "This Investigator has nothing to use once per turn. [EA-ADV-18]"
    assert reason(cab.set(used=ABILITY_USED), "cab-to", place(cab, 8)).endswith("[EA-ADV-18]")
    photographs = investigator_with("photograph")
    assert reason(photographs, "ability") == (
        "That comes after an Interview, and there was none in this turn. [EA-ADV-18]"
    )
    assert reason(photographs.set(used=INTERVIEWED), "ability") == ""
    photographs.mythos(1, photographs.state.mythos_left())
    assert reason(photographs, "ability") == "The pool holds no Mythos. [EA-RUL-19]"


@rule("EA-MIS-07", "EA-MIS-08", "EA-MIS-09", "EA-MIS-14")
def test_what_a_professor_cannot_do_and_why() -> None:
    table = investigator_with("archive", "miskatonic-university").set(trip=-1, trip_done=-1)
    neutral = table.state.agreed.numbers.trip_ids.index("ice-1")
    assert reason(table, "turn-back") == "The expedition is at its start. [EA-MIS-09]"
    assert (
        reason(table, "lecture", "ice-2")
        == "Ice 2 (Arkham, 3 Omen points) does not follow on where the expedition is. [EA-MIS-08]"
    )
    assert (
        reason(table, "lecture", "sand-1")
        == "Rail Depot (1) is Neutral, and the lecture asks for another type: Sand 1 (Arkham, 2 Omen points). [EA-MIS-08]"
    )
    assert reason(table, "interview") == "There is no Civilian at Rail Depot (1). [EA-RUL-181]"
    assert reason(table, "lecture", "ice-1") == ""
    table.set(trip_done=neutral)
    assert (
        reason(table, "lecture", "ice-1")
        == "The mission marker lies on Ice 1 (Neutral, 2 Omen points), and the expedition may not enter there. [EA-MIS-14]"
    )
    assert reason(table.set(trip=neutral), "turn-back") == ""


# --- Officers and Law cards ---------------------------------------------------------------------------------------


@rule("EA-POL-13", "EA-POL-20")
def test_an_officer_moves_once_and_the_wagon_goes_once() -> None:
    table = arkham("police", "deep-ones").units(0, at=1, n=2).set(patrolled=[2] + [0] * 11)
    table.units(0, at=4).asks(OfficerMove(0, 2, 0, 1, ANY))
    assert reason(table, *way(table, 1, 2)) == (
        "All 2 Officers at Rail Depot (1) have moved already. [EA-DEE-10]"
    )
    assert reason(table, "ride", place(table, 6)) == "The Wagon is not on the board. [EA-POL-20]"
    table.set(wagon=3)
    assert reason(table, "ride", place(table, 6)) == ""
    assert (
        reason(table, "ride", place(table, 4)) == "Orchard Lanes (4) is where it stands already. [EA-MOV-01]"
    )
    table.set(wagon=8)
    assert reason(table, "ride", place(table, 6)).startswith("There is no Officer at")
    table.set(wagon=3, used=WAGON_USED)
    assert reason(table, "ride", place(table, 6)) == "The Wagon goes once per turn, and it has. [EA-POL-20]"


@rule("EA-CTL-01", "EA-RUL-161")
def test_units_are_taken_once_where_the_role_is_in_control() -> None:
    table = arkham("feds", "deep-ones").units(0, at=1).units(1, at=1, n=2).units(0, at=2, n=2).units(1, at=2)
    table.asks(TakeControlled(0, mask(2), 2, 1, 0))
    assert reason(table, "unit", place(table, 1), "seat-1") == (
        "You do not control Rail Depot (1): 1 of your units against 2 others. [EA-CTL-01]"
    )
    assert reason(table, "unit", place(table, 2), "seat-1") == (
        "At Campus Green (2) you have taken a unit already. [EA-RUL-161]"
    )


@rule("EA-RUL-159", "EA-RUL-209", "EA-RUL-164")
def test_where_wagon_and_command_post_may_stand() -> None:
    table = arkham("police", "deep-ones", board="innsmouth").asks(PostOn(0))
    board, telling = table.state.board, table.game.telling(table.state, "en")
    kinds = {board.kind[path]: path for path in range(len(board.kind))}
    said = {
        reason(table, "path", board.path_ids[path]).replace(telling.path(table.state, path), "It")
        for path in kinds.values()
    }
    assert said == {
        "",
        "It is a water path, and the Command Post stands on a normal one. [EA-RUL-159]",
        "It leads one way only, and the Command Post stands on a normal path. [EA-RUL-159]",
    }
    wagon = arkham("police").asks(WagonTo(0, mask(1, 2)))
    assert reason(wagon, "location", place(wagon, 3)).endswith("[EA-POL-19]")
    post = arkham("feds").asks(PostAt(0, mask(1, 2), ANY))
    assert reason(post, "location", place(post, 3)).endswith("[EA-DEE-10]")


@rule("EA-FED-03")
def test_blue_effects_are_not_for_the_feds() -> None:
    feds = arkham("feds", "deep-ones").hand("L1", "L2").asks(PlayLaw(0))
    assert reason(feds, "law-effect", "L1", "first") == ""
    blue = "Blue effects are for the Police alone. [EA-FED-03]"
    assert reason(feds, "law-effect", "L1", "second") == blue
    police = arkham("police", "deep-ones").hand("L1").asks(PlayLaw(0))
    assert reason(police, "law-effect", "L1", "second") == ""
    assert reason(police, "law-effect", "L2", "second").startswith("There is no such thing at this table.")


@rule("EA-POL-05")
def test_officers_are_taken_back_sent_and_swapped_where_there_are_some() -> None:
    table = arkham("police", "deep-ones").units(0, at=1).units(0, at=4, n=3)
    table.asks(OfficerBack(0, 4, ()))
    assert reason(table, "stop").startswith("You may not stop here")
    table.asks(OfficerBack(0, 4, (4, 4, 4)))
    assert reason(table, "location", place(table, 4)) == "All 3 of them are picked already. [EA-POL-05]"
    assert (
        reason(table, "location", place(table, 2)) == "There is no Officer at Campus Green (2). [EA-RUL-181]"
    )
    assert (reason(table, "location", place(table, 1)), reason(table, "stop")) == ("", "")
    table.asks(OfficerRelocate(0))
    assert reason(table, "nothing") != ""
    assert reason(table, "location", place(table, 4)) == ""
    table.units(1, at=2).asks(OfficerTo(0, 0))
    assert reason(table, "location", place(table, 1)).startswith("Rail Depot (1) is where it stands")
    assert reason(table, "location", place(table, 2)).endswith("[EA-MOV-03]")
    table.asks(SwapOfficer(0))
    assert reason(table, "location", place(table, 1)) == ""
    assert reason(table, "location", place(table, 4)) == (
        "At Orchard Lanes (4) there is nobody nearby to change places with. [EA-RUL-33]"
    )


@rule("EA-POL-05")
def test_order_tokens_are_taken_and_shifted_where_they_lie() -> None:
    table = arkham("police").set(orders=[2, 0, 1, 0]).asks(TokensOff(0, 3, 0, (1, 1)))
    assert reason(table, "order", "assign") == "All 2 of them are picked already. [EA-POL-05]"
    assert reason(table, "order", "recruit") == "There is no Order token on Recruit. [EA-POL-05]"
    assert (reason(table, "order", "patrol"), reason(table, "stop") != "") == ("", True)
    assert reason(table.asks(TokensOff(0, 3, 1, (1,))), "stop") == ""
    assert reason(table.asks(CashIn(0, 2, 1, (3,))), "order", "patrol") == (
        "The only one there is picked already. [EA-POL-05]"
    )
    table.asks(ShiftOrder(0, 1))
    assert reason(table, "shift", "assign", "assign") == "It lies on that field already. [EA-POL-05]"
    assert reason(table, "shift", "recruit", "assign") == "There is no Order token on Recruit. [EA-POL-05]"
    assert reason(table, "shift", "assign", "recruit") == ""


@rule("EA-POL-05", "EA-FED-03")
def test_civilians_of_dominance_come_to_officers_and_not_twice() -> None:
    table = arkham("police", "deep-ones").units(0, at=1).units(0, at=4)
    table.dominance(LEFT, CIVILIAN).dominance(RIGHT, CIVILIAN).asks(Amnesty(0, 3))
    assert (
        reason(table, "location", place(table, 2)) == "There is no Officer at Campus Green (2). [EA-RUL-181]"
    )
    table.asks(AmnestyFrom(0, 0, 3, (1,)))
    assert reason(table, "track-side", "left") == "The only one there is picked already. [EA-POL-05]"
    assert reason(table, "track-side", "right") == reason(table, "stop") == ""
    assert reason(table.asks(AmnestyFrom(0, 0, 3)), "stop").startswith("You may not stop here")
    table.asks(Appeal(0, 3, (1,)))
    assert reason(table, "appeal", place(table, 1), "right") == (
        "A Civilian comes to Rail Depot (1) already. [EA-POL-05]"
    )
    assert reason(table, "appeal", place(table, 4), "left") == (
        "The only one there is picked already. [EA-POL-05]"
    )
    assert reason(table, "appeal", place(table, 4), "right") == reason(table, "stop") == ""
    none = arkham("police").units(0, at=1).asks(Amnesty(0, 3))
    assert reason(none, "location", place(none, 1)) == (
        "There is no Civilian on the Dominance track. [EA-POL-05]"
    )


@rule("EA-POL-05", "EA-UNI-07")
def test_nobody_is_deported_before_civilians_and_nobody_of_ones_own() -> None:
    table = arkham("police", "deep-ones").units(0, at=1).units(1, at=1).units(CIVILIAN, at=4, n=2)
    table.units(0, at=4).units(1, at=4).units(0, at=5).units(1, at=2).units(0, at=2).asks(Deport(0))
    assert reason(table, "location", place(table, 4)) == (
        "2 Civilians are at Orchard Lanes (4), and before them nobody is deported. [EA-POL-05]"
    )
    assert reason(table, "location", place(table, 5)) == (
        "At Flooded Vaults (5) there is nobody who could be deported. [EA-POL-05]"
    )
    assert (reason(table, "location", place(table, 1)), reason(table, "nothing") != "") == ("", True)
    table.monster_at(1).units(SPAWN, at=1).asks(DeportWhom(0, 0))
    assert reason(table, "colour", "seat-0").startswith("That is a unit of your own")
    assert reason(table, "colour", "monster") == "The Monster never leaves the board. [EA-MON-02]"
    assert reason(table, "colour", "seat-1") == reason(table, "colour", "spawn") == ""


# --- wherever one may stop, and everything at once ------------------------------------------------------------------


@rule("EA-DEC-17", "EA-DEC-39", "EA-FED-06", "EA-RUL-203")
def test_one_may_stop_where_it_is_said_or_where_nothing_else_is_left() -> None:
    table = arkham("feds", "deep-ones").units(0, at=1).units(CIVILIAN, at=1).units(1, at=4)
    for must, may in (
        (MoveAny(0, 0, -1, 1, 0, ANY), MoveAny(0, 0, -1, 1, 1, ANY)),
        (OfficerMove(0, 1, 0, 0, ANY), OfficerMove(0, 1, 1, 0, ANY)),
    ):
        assert reason(table.asks(must), "stop").startswith("You may not stop here")
        assert reason(table.asks(may), "stop") == ""
    nobody = arkham("feds", "deep-ones")
    for decision in (OfficerMove(0, 1, 0, 0, ANY), TakeControlled(0, 0, 1, 0, 0), OfficerBack(0, 1)):
        assert reason(nobody.asks(decision), "stop") == ""
    for idle in (OfficerRelocate(0), SwapOfficer(0), Deport(0)):
        assert reason(nobody.asks(idle), "nothing") == ""
    assert reason(table.asks(SwapOfficer(0)), "nothing") == ""
    assert reason(table.asks(SwapOfficer(0)), "location", place(table, 2)).startswith("There is no Officer")
    table.units(1, at=2).asks(SwapOfficer(0))
    assert reason(table, "nothing").startswith("You may not stop here")
    for always in (Stride(0), CashIn(0, 2, 1), Amnesty(0, 3), ShiftOrder(0, 1)):
        assert reason(table.asks(always), "stop") == ""
    assert reason(table.asks(AddAnother(0, mask(1), 0, ANY)), "stop") == ""


@rule("EA-RUL-31", "EA-MOV-03")
def test_an_officer_is_not_relocated_if_others_control_all_the_rest() -> None:
    table = arkham("police", "deep-ones", "cthulhu-cult").units(0, at=1)
    for number in range(2, 8):
        table.units(1, at=number)
    for number in range(8, 13):
        table.units(2, at=number)
    table.monster_at(1).asks(OfficerRelocate(0))
    assert reason(table, "location", place(table, 1)).startswith("From Rail Depot (1) ")


@rule("EA-RUL-31", "EA-RUL-92", "EA-MON-07")
def test_sigils_fixed_monsters_and_companions_keep_units_where_they_are() -> None:
    table = arkham("nodens", "feds", "deep-ones").units(1, at=1).units(2, at=1).set(sigil=1)
    table.asks(MoveAnyTo(0, 1, 0, 1, ANY))
    assert reason(table, "location", place(table, 2)) == (
        "The sigil at Campus Green (2) keeps everybody else out. [EA-RUL-92]"
    )
    for here in range(3, 8):
        table.units(1, at=here)
    for here in range(8, 13):
        table.units(2, at=here)
    table.monster_at(1).asks(Rift(0, 0, 2, ANY, (1 + 1,)))
    assert reason(table, "colour", "seat-2") == (
        "There is no location that Outsider could enter together with the others. [EA-RUL-31]"
    )
    assert reason(table.asks(Rift(0, 0, 2, ANY)), "colour", "seat-2") == ""
    held = arkham("great-old-one", "deep-ones", monster="M8").asks(MoveAny(0, 0, -1, 1, 0, ANY))
    assert reason(held, "unit", place(held, held.where(MONSTER)), "monster") == (
        "This Monster never moves from its place by anybody's hand. [EA-MON-07]"
    )


@rule("EA-UNI-10")
def test_without_any_location_none_is_in_question() -> None:
    table = arkham("feds").asks(AddUnit(0, 0, 0, ANY))
    assert reason(table, "location", place(table, 1)) == "No location is in question now. [EA-DEE-10]"
    assert reason(table, "nothing") == ""
    unheard = arkham("police").units(0, at=1).dominance(LEFT, CIVILIAN).asks(AmnestyFrom(0, 0, 3))
    assert reason(unheard, "track-side", "right") == (
        "There is no Civilian on the right side of Dominance. [EA-POL-05]"
    )


@rule("EA-POL-04", "EA-INF-11")
def test_the_last_law_card_is_no_secret_choice() -> None:
    one, two = arkham("police").hand("L1"), arkham("police").hand("L1", "L2")
    discard = DiscardLaw(0, ANY)
    assert (discard.private(one.state), discard.private(two.state)) == (False, True)
    assert reason(two.asks(discard), "law", "L2") == ""


@pytest.mark.parametrize("number", range(6))
def test_what_is_not_allowed_has_a_reason_and_what_is_allowed_has_none(number: int) -> None:
    game, luck = the_game(), Random(number)
    variants = game.variants(4)
    state = game.new(
        seats=4, seed=number, options=variants[(3 + 2 * number) % len(variants)], unattended=True
    )
    asked: Counter[str] = Counter()
    for _ in range(1500):
        decision, seat = state.decision, state.speaker
        if decision is None or seat is None:
            break
        name = type(decision).__name__
        asked[name] += 1
        if asked[name] <= 6:
            assert all(refusal.key != probes.GENERAL for _, refusal in probes.why_not(game, state, seat))
        state.apply(luck.choice(state.choices), seat)
    assert len(asked) > 8
