# compiled
"""The Investigator cards of the Arkham Advertiser and the Miskatonic University: steps and abilities."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    A_LOCATION,
    FIRST_LOCATION,
    LOCATION,
    STOP,
    STOP_OR_LOCATION,
)
from eldertable.games.eldritch_arkham.box.cards import ELDRITCH
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.box.vocabulary import StayingVerb
from eldertable.games.eldritch_arkham.rules.landing import cross, relocate
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.fields import (
    ABILITY_USED,
    CIVILIAN,
    INTERVIEWED,
    INVESTIGATOR_CARD,
    INVESTIGATOR_DECK,
    INVESTIGATOR_PAST,
    NOBODY,
)
from eldertable.games.eldritch_arkham.table.reasons import (
    why_no_entry,
    why_no_move,
    why_no_path,
    why_sigil,
    why_there_already,
)
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import can_cross, locations_in, open_to, ways
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal


def actions_with(third: str, *more: Kind) -> Answers:
    """What both roles answer alike, with the action that only one of them has, and what comes after it."""
    return Answers(
        Kind("stop"),
        Kind("interview"),
        Kind("stress"),
        Kind(third),
        Kind("ability"),
        Kind("step-to", LOCATION),
        Kind("cab-to", LOCATION),
        *more,
    )


ALIKE: Final = actions_with("third")
INTERVIEW: Final = ALIKE.start("interview")
STRESS: Final = ALIKE.start("stress")
THIRD: Final = ALIKE.start("third")
ABILITY: Final = ALIKE.start("ability")
FIRST_STEP: Final = ALIKE.start("step-to")
FIRST_CAB: Final = ALIKE.start("cab-to")

NERVE: Final = Answers(Kind("lose-sanity"), Kind("keep-sanity"))
LOSE_SANITY: Final = NERVE.start("lose-sanity")
KEEP_SANITY: Final = NERVE.start("keep-sanity")


class InvestigatorRules(RoleRules):
    """The rules of a role that sends Investigators."""

    def __init__(self, step: str, stress: str, ability: str, fearless: bool) -> None:
        super().__init__()
        self.step = step
        """By which line of its page the Investigator moves, ..."""
        self.stress = stress
        """... and by which Mythos buys another action. (EA-ADV-17, EA-MIS-15)"""
        self.ability = ability
        """The line that lends the role the abilities of the cards. (EA-ADV-18, EA-MIS-18)"""
        self.fearless = fearless
        """Whether Eldritch locations cost no Sanity."""


def investigator_rules(state: ArkhamState, side: int) -> InvestigatorRules:
    """The rules of the role that sends Investigators."""
    rules = state.rules_of(side)
    assert isinstance(rules, InvestigatorRules)
    return rules


def ability(state: ArkhamState) -> "Ability":
    """What the Investigator on the face-up card can do; nothing special without a card."""
    card = state.investigator()
    return ABILITIES[state.agreed.content.investigators.verb[card]] if card != NOBODY else NOTHING_SPECIAL


def number(state: ArkhamState) -> int:
    """The number on the face-up card."""
    return state.agreed.content.investigators.n[state.investigator()]


def grit(state: ArkhamState) -> int:
    """Actions per turn, and what a success needs. (EA-ADV-19)"""
    return state.agreed.content.investigators.grit[state.investigator()]


def crowd_needed(state: ArkhamState) -> int:
    """How many units or Civilians a success needs: the Grit, less for an archivist.

    (EA-ADV-19, EA-RUL-138)
    """
    return grit(state) - (number(state) if ability(state).reads else 0)


def bonus(state: ArkhamState) -> int:
    """Omen points more for a success. (EA-ADV-18, EA-MIS-18)"""
    return number(state) if ability(state).sees else 0


def right_place(state: ArkhamState, location: int) -> bool:
    """Whether a location is of the type that the face-up card names. (EA-ADV-18)"""
    return state.board.type[location] == state.agreed.content.investigators.type[state.investigator()]


def discard_investigator(state: ArkhamState) -> None:
    """The face-up card goes to its discard pile. (EA-RUL-200)"""
    for card in state.zones[INVESTIGATOR_CARD]:
        state.move(card, INVESTIGATOR_CARD, INVESTIGATOR_PAST, state.everyone())


def reveal_investigator(state: ArkhamState, side: int, rule: str) -> None:
    """Reveal the next card; an empty deck is shuffled anew. (EA-RUL-134)"""
    card = state.next_card(INVESTIGATOR_DECK, INVESTIGATOR_PAST, "EA-RUL-134")
    state.lay(card, INVESTIGATOR_CARD, state.everyone())
    if state.chronicle is not None:
        state.tell(rule, "investigator-revealed", who=side, investigator=state.investigator())


def actions_of(state: ArkhamState, side: int, interview: bool, third: bool) -> list[int]:
    """What an Investigator on the board may do; the role says whether INTERVIEW and its own action can be done."""
    found = [STOP]
    if state.actions and interview:
        found.append(INTERVIEW)
    if state.mythos[side]:
        found.append(STRESS)
    if state.actions and third:
        found.append(THIRD)
    if can_use_ability(state, side):
        found.append(ABILITY)
    if state.actions:
        for target in step_targets(state, side):
            found.append(FIRST_STEP + target)
        for target in cab_targets(state, side):
            found.append(FIRST_CAB + target)
    return found


def spend_action(state: ArkhamState, side: int, answer: int, stress_rule: str) -> bool:
    """STRESS and abilities are done at once, anything else spends an action: whether one was.

    (EA-ADV-17, EA-MIS-15)
    """
    if answer == STRESS:
        state.spend_mythos(side, 1, "stress", stress_rule)
        state.actions += 1
    elif answer == ABILITY:
        use_ability(state, side)
    else:
        state.actions -= 1
        return True
    return False


# --- steps ------------------------------------------------------------------------------------------------------


def step_targets(state: ArkhamState, side: int) -> list[int]:
    """Where a STEP may lead. (EA-ADV-06, EA-MIS-06)"""
    return ability(state).targets(state, side, state.where(side))


def why_no_step(state: ArkhamState, side: int, target: int) -> Refusal | None:
    """A STEP may not lead there. (EA-ADV-06, EA-MIS-06)"""
    return ability(state).why_no_step(state, side, state.where(side), target)


def cab_targets(state: ArkhamState, side: int) -> list[int]:
    """Where a night cab may go, once per turn, whatever lies between."""
    if not ability(state).rides or state.used & ABILITY_USED:
        return []
    here = state.where(side)
    return locations_in(open_to(state, side) & ~(1 << here))


def why_no_cab(state: ArkhamState, side: int, target: int) -> Refusal | None:
    """The night cab does not come, or not there. (EA-RUL-31)"""
    rule = investigator_rules(state, side).ability
    if not ability(state).rides:
        return Refusal(rule, "why-no-cab", {})
    if state.used & ABILITY_USED:
        return Refusal(rule, "why-ability-used", {})
    return why_there_already(target) if target == state.where(side) else why_no_entry(state, side, target)


def walk(state: ArkhamState, side: int, answer: int) -> None:
    """STEP along a path, or once per turn by the night cab; an errand runner may go on.

    (EA-ADV-06, EA-MIS-06)
    """
    if answer >= FIRST_CAB:
        state.used |= ABILITY_USED
        relocate(state, side, state.where(side), answer - FIRST_CAB, investigator_rules(state, side).step)
        state.then(Entered(side))
    else:
        take_step(state, side, answer - FIRST_STEP)
        if ability(state).runs:
            state.then(Stride(side))


def take_step(state: ArkhamState, side: int, target: int) -> None:
    """Move the Investigator along a path."""
    cross(state, side, state.where(side), target, investigator_rules(state, side).step)
    state.then(Entered(side))


class Stride(Decision):
    """A second move of the same STEP, or enough."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-ADV-06", "EA-ADV-18", "EA-MIS-06", "EA-MIS-18")
    ANSWERS: ClassVar[Answers] = STOP_OR_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        if state.where(seat) == NOBODY:
            return [STOP]
        return [STOP] + [FIRST_LOCATION + target for target in step_targets(state, seat)]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer != STOP:
            take_step(state, seat, answer - FIRST_LOCATION)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stop":
            return None
        if state.where(seat) == NOBODY:
            return Refusal("EA-ADV-08", "why-walker-gone", {})
        return why_no_step(state, seat, values[0])


class Entered(RoleStep):
    """Entering an Eldritch location by STEP, not by BUS RIDE, costs a journalist Sanity, a professor nothing.

    (EA-ADV-07, EA-RUL-129)
    """

    def run(self, state: ArkhamState) -> None:
        fearless = investigator_rules(state, self.side).fearless
        if fearless or state.board.type[state.where(self.side)] != ELDRITCH:
            return
        if ability(state).steady:
            state.then(KeepNerve(self.side))
        else:
            lose_sanity(state, self.side)


def lose_sanity(state: ArkhamState, side: int) -> None:
    """One field down; at the bottom the Investigator leaves. (EA-ADV-07, EA-ADV-08, EA-RUL-128)"""
    state.sanity += 1
    if state.chronicle is not None:
        state.tell("EA-ADV-07", "sanity-lost", who=side)
    if state.sanity >= len(state.agreed.numbers.sanity):
        state.lift(side, state.where(side))
        state.put(side, SUPPLY)
        if state.chronicle is not None:
            state.tell("EA-ADV-08", "insane", who=side)


class KeepNerve(Decision):
    """Lose Sanity, or ignore it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-ADV-07", "EA-ADV-18")
    ANSWERS: ClassVar[Answers] = NERVE

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [LOSE_SANITY, KEEP_SANITY]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == LOSE_SANITY:
            lose_sanity(state, seat)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


# --- once per turn ----------------------------------------------------------------------------------------------


def tend_origins(state: ArkhamState, side: int) -> list[int]:
    """From where a Civilian could come to the Investigator."""
    here = state.where(side)
    return [
        origin
        for origin in state.board.land_in[here]
        if state.count(origin, CIVILIAN) and can_cross(state, CIVILIAN, origin, here)
    ]


def can_use_ability(state: ArkhamState, side: int) -> bool:
    """Whether a free once-per-turn ability is there to use. (EA-DEC-51)"""
    if state.used & ABILITY_USED:
        return False
    return ability(state).usable(state, side)


def why_no_ability(state: ArkhamState, side: int) -> Refusal | None:
    """Nothing is there to use once per turn, or it was used. (EA-DEC-51)"""
    rule = investigator_rules(state, side).ability
    idle = ability(state).why_idle(state, side, rule)
    if idle is not None:
        return idle
    return Refusal(rule, "why-ability-used", {}) if state.used & ABILITY_USED else None


def use_ability(state: ArkhamState, side: int) -> None:
    """Use the ability of the face-up card. (EA-DEC-51)"""
    state.used |= ABILITY_USED
    ability(state).use(state, side)


class Tend(Decision):
    """From where a Civilian comes to the Investigator."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-DEC-51", "EA-ADV-18", "EA-MIS-18")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return tend_origins(state, seat)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        cross(state, CIVILIAN, answer, state.where(seat), investigator_rules(state, seat).ability)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_no_move(state, CIVILIAN, values[0], state.where(seat), False)


# --- what the cards say -------------------------------------------------------------------------------------------


class Ability(StayingVerb):
    """What an Investigator can do that others cannot. (EA-ADV-18, EA-MIS-18)"""

    def __init__(self, name: str, stays: bool = False) -> None:
        super().__init__(name, stays)
        self.runs = False
        """Whether a STEP may be two moves."""
        self.steady = False
        """Whether no Sanity need be lost; a professor lectures anything at Eldritch locations."""
        self.reads = False
        """Whether a success needs fewer units."""
        self.sees = False
        """Whether a success is worth more Omen points."""
        self.rides = False
        """Whether the night cab comes, once per turn."""

    def targets(self, state: ArkhamState, side: int, here: int) -> list[int]:
        """Where a STEP may lead. (EA-ADV-06, EA-MIS-06)"""
        return locations_in(ways(state, side, here, False))

    def why_no_step(self, state: ArkhamState, side: int, here: int, target: int) -> Refusal | None:
        """Why a STEP may not lead there."""
        return why_no_move(state, side, here, target, False)

    def usable(self, state: ArkhamState, side: int) -> bool:
        """Whether there is something to use once per turn. (EA-DEC-51)"""
        return False

    def why_idle(self, state: ArkhamState, side: int, rule: str) -> Refusal | None:
        """Why there is nothing to use."""
        return Refusal(rule, "why-no-ability", {})

    def use(self, state: ArkhamState, side: int) -> None:
        """Use it."""
        raise NotImplementedError


class Unbowed(Ability):
    """Never taken off the board. (EA-RUL-42)"""

    def __init__(self) -> None:
        super().__init__("unbowed", stays=True)


class Runner(Ability):
    """A STEP may be two moves."""

    def __init__(self) -> None:
        super().__init__("stride")
        self.runs = True


class Alienist(Ability):
    """Keeps the nerve."""

    def __init__(self) -> None:
        super().__init__("steady")
        self.steady = True


class Ferryman(Ability):
    """Water is a path. (EA-MOV-02)"""

    def targets(self, state: ArkhamState, side: int, here: int) -> list[int]:
        return locations_in(ways(state, side, here, True))

    def why_no_step(self, state: ArkhamState, side: int, here: int, target: int) -> Refusal | None:
        return why_no_move(state, side, here, target, True)


class Cutpurse(Ability):
    """Control does not matter, a sigil and the Command Post do."""

    def targets(self, state: ArkhamState, side: int, here: int) -> list[int]:
        return [
            target
            for target in state.board.land[here]
            if can_cross(state, side, here, target) and target != state.sigil
        ]

    def why_no_step(self, state: ArkhamState, side: int, here: int, target: int) -> Refusal | None:
        closed = why_no_path(state, side, here, target, False)
        return closed if closed is not None else why_sigil(state, side, target)


class Nurse(Ability):
    """Calls a Civilian from an adjacent location."""

    def usable(self, state: ArkhamState, side: int) -> bool:
        return len(tend_origins(state, side)) > 0

    def why_idle(self, state: ArkhamState, side: int, rule: str) -> Refusal | None:
        here = state.where(side)
        for origin in range(LOCATIONS):
            if why_no_move(state, CIVILIAN, origin, here, False) is None:
                return None
        return Refusal(rule, "why-nobody-to-call", {"location": here})

    def use(self, state: ArkhamState, side: int) -> None:
        state.then(Tend(side))


class Photographer(Ability):
    """Mythos after an INTERVIEW."""

    def usable(self, state: ArkhamState, side: int) -> bool:
        return state.used & INTERVIEWED != 0 and state.mythos_left() > 0

    def why_idle(self, state: ArkhamState, side: int, rule: str) -> Refusal | None:
        if not state.used & INTERVIEWED:
            return Refusal(rule, "why-no-interview", {})
        return None if state.mythos_left() > 0 else Refusal("EA-RUL-19", "why-pool-empty", {})

    def use(self, state: ArkhamState, side: int) -> None:
        state.gain_mythos(side, number(state), investigator_rules(state, side).ability)


class Archivist(Ability):
    """A success needs fewer units. (EA-ADV-19)"""

    def __init__(self) -> None:
        super().__init__("archive")
        self.reads = True


class Visionary(Ability):
    """A success is worth more."""

    def __init__(self) -> None:
        super().__init__("vision")
        self.sees = True


class Cabman(Ability):
    """The night cab goes anywhere, once per turn. (EA-RUL-31)"""

    def __init__(self) -> None:
        super().__init__("cab")
        self.rides = True


ABILITIES: Final[tuple[Ability, ...]] = (
    Runner(),
    Alienist(),
    Ferryman("ferry"),
    Cutpurse("sneak"),
    Nurse("tend"),
    Photographer("photograph"),
    Archivist(),
    Unbowed(),
    Visionary(),
    Cabman(),
)
"""What Investigator cards say; the place of a verb is its number."""
NOTHING_SPECIAL: Final = Ability("")
