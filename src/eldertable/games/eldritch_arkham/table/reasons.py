# compiled
"""Why not? The reasons that several questions share: each says what stands in the way, with numbers, or None.

Paths, control and who can be taken are asked in `town.py`; here the same is said to a person who asks.
"""

from eldertable.games.eldritch_arkham.box.bounds import STOP
from eldertable.games.eldritch_arkham.box.cards import ANCIENT, AUTHORITIES, NEUTRAL
from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, DELAYED, MONSTER, NOBODY, SPAWN
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import are_allies, has_victim, locations_in, sources
from eldertable.kernel.answers import Answers
from eldertable.kernel.steps import Decision, Refusal

# --- whether one may stop -----------------------------------------------------------------------------------------


def must_be_done(rule: str) -> Refusal:
    """Something can be done, and has to be; where it is all there is, nobody is asked. (EA-RUL-183)"""
    return Refusal(rule, "why-must", {})


def why_not_stop(state: ArkhamState, decision: Decision, seat: int, rule: str) -> Refusal | None:
    """One may stop, or do nothing, only if none of the other answers can be given. (EA-RUL-184)"""
    answers: Answers = decision.ANSWERS
    paths = len(state.board.ends)
    for answer in range(STOP + 1, answers.size):
        kind, values = answers.split(answer)
        if kind == "way" and values[0] >= paths:
            continue
        if decision.why_not(state, seat, kind, values) is None:
            return must_be_done(rule)
    return None


def why_all_picked(n: int, picked: int, rule: str) -> Refusal | None:
    """Of what is there, all is picked already."""
    return None if n > picked else Refusal(rule, "why-all-picked", {"n": n})


# --- what is there, and what it costs -----------------------------------------------------------------------------


def why_no_unit(state: ArkhamState, colour: int, location: int) -> Refusal | None:
    """There is no such unit at a location."""
    if state.count(location, colour):
        return None
    return Refusal("EA-RUL-181", "why-no-unit", {"colour": colour, "location": location})


def why_no_mythos(state: ArkhamState, side: int, n: int, rule: str) -> Refusal | None:
    """Too little Mythos."""
    if state.mythos[side] >= n:
        return None
    return Refusal(rule, "why-no-mythos", {"n": n, "have": state.mythos[side]})


def why_no_actions(state: ArkhamState, rule: str) -> Refusal | None:
    """No action is left in this turn."""
    return None if state.actions else Refusal(rule, "why-no-actions", {})


def why_not_added(state: ArkhamState, side: int) -> Refusal | None:
    """Neither in the supply nor elsewhere is there a unit to add. (EA-UNI-08, EA-UNI-09)"""
    if state.units[SUPPLY * COLOURS + side] or sources(state, side):
        return None
    return Refusal("EA-UNI-09", "why-none-to-add", {"colour": side})


def why_not_among(location: int, locations: int, rule: str) -> Refusal | None:
    """The location is none of those in question."""
    if locations >> location & 1:
        return None
    if not locations:
        return Refusal(rule, "why-no-location", {})
    return Refusal(rule, "why-not-among", {"location": location, "locations": tuple(locations_in(locations))})


# --- moving -------------------------------------------------------------------------------------------------------


def why_no_move(state: ArkhamState, colour: int, origin: int, target: int, water: bool) -> Refusal | None:
    """A unit may not move from one location to another: no unit, no path, or somebody's control.

    (EA-MOV-01, EA-MOV-02, EA-MOV-03)
    """
    missing = why_no_unit(state, colour, origin)
    if missing is not None:
        return missing
    fixed = why_fixed(state, colour)
    if fixed is not None:
        return fixed
    closed = why_no_path(state, colour, origin, target, water)
    return closed if closed is not None else why_no_entry(state, colour, target)


def why_none_moves(state: ArkhamState, side: int, rule: str) -> Refusal:
    """None of a side's own units can move: none stands in town, all lie there, or every path is closed to them."""
    if state.where(side) == NOBODY and state.where(DELAYED) != NOBODY and state.owner(DELAYED) == side:
        return Refusal("EA-RUL-198", "why-all-delayed", {})
    return Refusal(rule, "why-nobody-stands" if state.where(side) == NOBODY else "why-nobody-moves", {})


def why_fixed(state: ArkhamState, colour: int) -> Refusal | None:
    """Nobody can move this unit. (EA-RUL-198, EA-MON-07)"""
    if colour == DELAYED:
        return Refusal("EA-RUL-198", "why-delayed", {"colour": colour})
    if colour == MONSTER and state.agreed.content.monsters.fixed[state.monster]:
        return Refusal("EA-MON-07", "why-monster-stays", {})
    return None


def why_no_path(state: ArkhamState, colour: int, origin: int, target: int, water: bool) -> Refusal | None:
    """No path leads there that the unit may use. (EA-MOV-01, EA-MOV-02, EA-BRD-06, EA-POL-21)"""
    if origin == target:
        return why_there_already(target)
    ends = {"origin": origin, "location": target}
    board = state.board
    path = board.path_of[origin * LOCATIONS + target]
    if path < 0:
        if board.path_of[target * LOCATIONS + origin] >= 0:
            return Refusal("EA-BRD-06", "why-one-way", ends)
        return Refusal("EA-MOV-01", "why-no-path", ends)
    if target in board.water[origin]:
        return None if water else Refusal("EA-MOV-02", "why-water", ends)
    if path == state.post_path and colour != state.holders[AUTHORITIES]:
        return Refusal("EA-POL-21", "why-command-post", ends)
    return None


def why_there_already(location: int) -> Refusal:
    """A move leads elsewhere. (EA-MOV-01)"""
    return Refusal("EA-MOV-01", "why-there-already", {"location": location})


def why_sigil(state: ArkhamState, colour: int, location: int) -> Refusal | None:
    """A sigil keeps all units of other roles out. (EA-RUL-92)"""
    if location == state.sigil and colour != MONSTER and state.owner(colour) != state.holders[ANCIENT]:
        return Refusal("EA-RUL-92", "why-sigil", {"location": location})
    return None


def why_nowhere(colour: int, location: int, rule: str) -> Refusal:
    """A unit has nowhere to go."""
    return Refusal(rule, "why-nowhere", {"colour": colour, "location": location})


def why_no_entry(state: ArkhamState, colour: int, location: int) -> Refusal | None:
    """A sigil or somebody's control keeps the unit out. (EA-MOV-03, EA-MOV-06, EA-RUL-92)"""
    if colour == CIVILIAN:
        return None
    sealed = why_sigil(state, colour, location)
    if sealed is not None:
        return sealed
    owner = state.owner(colour)
    controller = state.controller(location)
    if controller in (NOBODY, owner):
        return None
    total = state.crowd(location)
    if controller == MONSTER:
        n = state.count(location, MONSTER) + state.count(location, SPAWN)
        return Refusal("EA-MOV-03", "why-monster-controls", {"location": location, "n": n, "total": total})
    faction = state.colour_faction(colour)
    if faction != NEUTRAL and faction == state.faction(controller):
        return None
    return why_controlled(state, controller, location)


def why_controlled(state: ArkhamState, controller: int, location: int) -> Refusal:
    """A role is in control of a location. (EA-CTL-01)"""
    held = {"who": controller, "location": location, "n": state.of_side(controller, location)}
    return Refusal("EA-MOV-03", "why-controlled", {**held, "total": state.crowd(location)})


def why_not_in_control(state: ArkhamState, side: int, location: int) -> Refusal | None:
    """The role's units do not outnumber all others at a location. (EA-CTL-01)"""
    if state.controller(location) == side:
        return None
    n = state.of_side(side, location)
    held = {"location": location, "n": n, "others": state.crowd(location) - n}
    return Refusal("EA-CTL-01", "why-not-in-control", held)


# --- taking units off the board -----------------------------------------------------------------------------------


def why_not_taken(state: ArkhamState, side: int, location: int, colour: int) -> Refusal | None:
    """A role may not remove or abduct this unit: Civilians come first, own units never.

    (EA-UNI-06, EA-UNI-07, EA-RUL-39, EA-RUL-42)
    """
    missing = why_no_unit(state, colour, location)
    if missing is not None or colour == CIVILIAN:
        return missing
    if state.owner(colour) == side:
        return Refusal("EA-UNI-07", "why-own-unit", {})
    stays = why_stays(state, colour)
    if stays is not None:
        return stays
    civilians = state.count(location, CIVILIAN)
    if civilians:
        return Refusal("EA-UNI-06", "why-civilians-first", {"location": location, "n": civilians})
    if state.agreed.spare_allies and are_allies(state, side, colour):
        return Refusal("EA-RUL-39", "why-ally", {"colour": colour})
    return None


def why_stays(state: ArkhamState, colour: int) -> Refusal | None:
    """The unit never leaves the board. (EA-RUL-42, EA-MON-02, EA-GOO-21)"""
    if colour == MONSTER:
        return Refusal("EA-MON-02", "why-monster-remains", {})
    if colour < state.table.seats and (state.agreed.stays[state.role[colour]] or state.unbowed(colour)):
        return Refusal("EA-RUL-42", "why-remains", {"unit": colour})
    return None


def why_nobody_taken(state: ArkhamState, side: int, location: int) -> Refusal | None:
    """Nobody at a location could be removed or abducted. (EA-UNI-06, EA-UNI-07)"""
    if has_victim(state, side, location):
        return None
    n = state.crowd(location)
    if not n:
        return Refusal("EA-UNI-06", "why-nobody-there", {"location": location})
    return Refusal("EA-UNI-07", "why-nobody-to-take", {"location": location, "n": n})
