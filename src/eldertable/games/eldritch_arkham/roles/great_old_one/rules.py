# compiled
"""The Great Old One: no turns of its own; it acts at the end of everybody's."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import A_LOCATION, ANCIENT_FACE, RING, RING_STEPS, STOP
from eldertable.games.eldritch_arkham.box.cards import ANCIENT, ELDRITCH
from eldertable.games.eldritch_arkham.box.places import EVERYWHERE, SUPPLY
from eldertable.games.eldritch_arkham.rules.causes import CAUSES, cause
from eldertable.games.eldritch_arkham.rules.landing import added, relocate
from eldertable.games.eldritch_arkham.rules.moving import MoveAny, MoveCivilians, WalkOn, can_move_any
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from eldertable.games.eldritch_arkham.rules.sets.ancient import can_use, use_ancient
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.rules.turn_end import forget
from eldertable.games.eldritch_arkham.table.fields import (
    ANCIENT_BOX,
    ANCIENT_CARD,
    ANCIENT_DECK,
    ANCIENT_OFFER,
    LEFT,
    NOBODY,
)
from eldertable.games.eldritch_arkham.table.reasons import why_no_entry, why_no_mythos, why_not_among
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    has_victim,
    locations_in,
    locations_of,
    open_to,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step
from eldertable.kernel.verbs import Verb

OUTER: Final = 0
INNER: Final = 1
BOTH: Final = 3
HARBINGERS: Final = Answers(Kind("harbinger", RING, RING_STEPS), Kind("command"))
FIRST_HARBINGER: Final = HARBINGERS.origin("harbinger")
COMMAND: Final = HARBINGERS.start("command")
LAST_COMMAND: Final = Answers(Kind("stop"), Kind("command"))
LAST: Final = LAST_COMMAND.start("command")

PLACED: Final = cause("EA-GOO-02")
ALIGNED: Final = cause("EA-GOO-08")
THREAT_RULE: Final = cause("EA-GOO-10")
COMMAND_RULE: Final = cause("EA-GOO-11")
CIVILIANS_RULE: Final = cause("EA-GOO-14")
WALK_RULE: Final = cause("EA-GOO-15")
ELDRITCH_RULE: Final = cause("EA-GOO-16")
ANYWHERE_RULE: Final = cause("EA-GOO-17")
PREY_RULE: Final = cause("EA-GOO-18")
FEAST_RULE: Final = cause("EA-GOO-19")
ANCIENT_RULE: Final = cause("EA-GOO-20")


# --- Setup ------------------------------------------------------------------------------------------------------


class PlaceAvatar(Decision):
    """On which Eldritch location the Avatar starts. (EA-GOO-02, EA-DEC-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-GOO-02",)
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return list(state.board.of_type[ELDRITCH])

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.lift(seat, SUPPLY)
        state.put(seat, answer)
        added(state, seat, answer, CAUSES[PLACED])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_among(values[0], locations_of(state, ELDRITCH), "EA-GOO-02")


class KeepAncient(Decision):
    """Which of the drawn Ancient cards to play as; the others go back to the box unseen.

    (EA-GOO-04, EA-INF-07, EA-DEC-03)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-GOO-04",)
    PRIVATE: ClassVar[bool] = True
    ANSWERS: ClassVar[Answers] = Answers(Kind("ancient", ANCIENT_FACE))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return state.faces_in(ANCIENT_OFFER)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        kept = state.card_of(ANCIENT_OFFER, answer)
        state.move(kept, ANCIENT_OFFER, ANCIENT_CARD, state.everyone())
        for card in sorted(state.zones[ANCIENT_OFFER]):
            state.move(card, ANCIENT_OFFER, ANCIENT_BOX, state.bit(seat))
        if state.chronicle is not None:
            state.tell("EA-GOO-04", "ancient-kept", who=seat, ancient=answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None


# --- The activation ---------------------------------------------------------------------------------------------


class OldOneActs(Step):
    """At the end of every other role's turn: activate a Harbinger token (with 3 roles or fewer both), then threat.
    The Great Old One and Grimoires count as roles.

    (EA-GOO-05, EA-GOO-09, EA-RUL-91, EA-RUL-93, EA-RUL-187, EA-RUL-188, EA-RUL-189, EA-RUL-190, EA-RUL-191)
    """

    def run(self, state: ArkhamState) -> None:
        side = state.holders[ANCIENT]
        if side == NOBODY or state.takes_turns(side):
            return
        state.acting = side
        forget(state)
        tokens = 2 if len(state.order) <= state.agreed.numbers.few_roles else 1
        state.then(Harbinger(side, BOTH, tokens), Threat(side), LastCommand(side))


def can_command(state: ArkhamState, seat: int) -> bool:
    """Whether COMMAND can be paid and moves anybody. (EA-GOO-11, EA-RUL-90)"""
    return state.mythos[seat] >= state.agreed.numbers.command and can_move_any(state, 0)


def command(state: ArkhamState, seat: int) -> None:
    """Pay for one move of any unit. (EA-GOO-11)"""
    state.spend_mythos(seat, state.agreed.numbers.command, "command", "EA-GOO-11")
    state.then(MoveAny(seat, 0, NOBODY, 1, 0, COMMAND_RULE))


def why_no_command(state: ArkhamState, seat: int) -> Refusal | None:
    """Why COMMAND cannot be used. (EA-GOO-11, EA-RUL-90)"""
    dear = why_no_mythos(state, seat, state.agreed.numbers.command, "EA-GOO-11")
    if dear is not None or can_move_any(state, 0):
        return dear
    return Refusal("EA-RUL-90", "why-nobody-moves", {})


class Harbinger(Decision):
    """Which token moves, once or twice; or COMMAND first, at no other time. A token must move. Fields of the same
    number are adjacent.

    (EA-GOO-06, EA-RUL-84, EA-RUL-85, EA-RUL-86, EA-RUL-185, EA-RUL-186, EA-DEC-15)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tokens", "left")
    RULES: ClassVar[tuple[str, ...]] = ("EA-GOO-06", "EA-GOO-08", "EA-GOO-11")
    ANSWERS: ClassVar[Answers] = HARBINGERS

    def __init__(self, seat: int, tokens: int, left: int) -> None:
        self.seat = seat
        self.tokens = tokens
        self.left = left

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        found: list[int] = []
        for token in (OUTER, INNER):
            first = FIRST_HARBINGER + token * RING_STEPS.size
            if self.tokens >> token & 1:
                found.extend(
                    [first + steps for steps in range(1, 1 + state.agreed.numbers.great_old_one_steps)]
                )
        if can_command(state, seat):
            found.append(COMMAND)
        return found

    def is_open(self, state: ArkhamState, seat: int) -> bool:
        steps = state.agreed.numbers.great_old_one_steps
        return self.tokens > 0 and steps > 1  # pragma: no mutate (a no is never wrong)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == COMMAND:
            command(state, seat)
            state.then(Harbinger(seat, self.tokens, self.left))
            return
        token, steps = HARBINGERS.split(answer)[1]
        state.rings = replaced(state.rings, token, harbinger_ends(state, token, steps))
        if state.chronicle is not None:
            field = (token, state.rings[token])
            state.tell("EA-GOO-06", "harbinger-moves", who=seat, ring_field=field)
        ring_action(state, seat, token)
        if state.rings[OUTER] == state.rings[INNER]:
            state.then(Score(seat, state.agreed.numbers.alignment, ALIGNED))
        if self.left > 1:
            state.then(Harbinger(seat, self.tokens & ~(1 << token), self.left - 1))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "command":
            return why_no_command(state, seat)
        if self.tokens >> values[0] & 1:
            return None
        return Refusal("EA-GOO-06", "why-harbinger-moved", {"ring": values[0]})


def harbinger_ends(state: ArkhamState, token: int, steps: int) -> int:
    """Where a token ends: the outer one goes clockwise, the inner one the other way. (EA-GOO-12)"""
    return ring_goes(state, token, state.rings[token], steps)


def ring_goes(state: ArkhamState, token: int, field: int, steps: int) -> int:
    """Where so many steps from a field of a ring lead."""
    ring = len(state.agreed.numbers.rings[token])
    return (field + (steps if token == OUTER else -steps)) % ring


def counts_as_eldritch(state: ArkhamState, location: int) -> bool:
    """Whether a location is Eldritch for the rings: a second gate is, too.

    (EA-GOO-17, EA-GOO-19, EA-GOO-20)
    """
    return state.board.type[location] == ELDRITCH or location == state.gate


def ring_action(state: ArkhamState, seat: int, token: int) -> None:
    """Do the action of the field where the token ends.

    (EA-GOO-07, EA-GOO-13 to EA-GOO-20, EA-RUL-87, EA-RUL-88, EA-RUL-89)
    """
    verb = RING_VERBS[state.agreed.numbers.rings[token][state.rings[token]]]
    here = state.where(seat)
    if not verb.eldritch or counts_as_eldritch(state, here):
        verb.act(state, seat, here)


class AvatarTo(Decision):
    """Where the Avatar goes without a path; it may stay where it is.

    (EA-GOO-16, EA-GOO-17, EA-RUL-31, EA-RUL-201)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "locations", "cause")
    RULES: ClassVar[tuple[str, ...]] = ("EA-GOO-16", "EA-GOO-17", "EA-RUL-31")
    ANSWERS: ClassVar[Answers] = A_LOCATION

    def __init__(self, seat: int, locations: int, cause: int) -> None:
        self.seat = seat
        self.locations = locations
        self.cause = cause

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        here = state.where(seat)
        found = locations_in(self.locations & (open_to(state, seat) | 1 << here))
        return found.copy() if found else [here]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        relocate(state, seat, state.where(seat), answer, CAUSES[self.cause])

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        location, here = values[0], state.where(seat)
        rule = CAUSES[self.cause]
        if location != here:
            elsewhere = why_not_among(location, self.locations, rule)
            return elsewhere if elsewhere is not None else why_no_entry(state, seat, location)
        if self.locations & open_to(state, seat):
            return why_not_among(here, self.locations, rule)
        return None


class Threat(RoleStep):
    """Enough units on the left side of Dominance are worth an Omen point. (EA-GOO-10)"""

    def run(self, state: ArkhamState) -> None:
        threat = state.agreed.content.ancients.threat[state.ancient()]
        if state.side_count(LEFT) >= threat:
            state.then(Score(self.side, state.agreed.numbers.threat, THREAT_RULE))


class LastCommand(Decision):
    """COMMAND once more, or enough. (EA-GOO-11, EA-RUL-90, EA-DEC-17)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-GOO-11", "EA-RUL-90")
    ANSWERS: ClassVar[Answers] = LAST_COMMAND

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return [STOP, LAST] if can_command(state, seat) else [STOP]

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        if answer == LAST:
            command(state, seat)
            state.then(LastCommand(seat))

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "stop" else why_no_command(state, seat)


# --- what the rings say -------------------------------------------------------------------------------------------


class RingVerb(Verb):
    """The action of a field of a ring; some only where the Avatar is at an Eldritch location."""

    def __init__(self, name: str, eldritch: bool = False) -> None:
        super().__init__(name)
        self.eldritch = eldritch

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        """Do it, with the Avatar here."""
        raise NotImplementedError


class RingMythos(RingVerb):
    """Gain Mythos. (EA-GOO-13)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        state.gain_mythos(seat, state.agreed.numbers.great_old_one_mythos, "EA-GOO-13")


class RingCivilians(RingVerb):
    """Move Civilians. (EA-GOO-14)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        n = state.agreed.numbers.great_old_one_civilians
        state.then(MoveCivilians(seat, n, EVERYWHERE, (), 1, CIVILIANS_RULE))


class RingWalk(RingVerb):
    """The Avatar walks. (EA-GOO-15)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        state.last_spot = here
        state.then(WalkOn(seat, state.agreed.numbers.great_old_one_steps, 0, WALK_RULE))


class RingEldritch(RingVerb):
    """The Avatar goes to an Eldritch location, or to a second gate. (EA-GOO-16)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        gate = 1 << state.gate if state.gate != NOBODY else 0
        state.then(AvatarTo(seat, locations_of(state, ELDRITCH) | gate, ELDRITCH_RULE))


class RingAnywhere(RingVerb):
    """The Avatar goes anywhere. (EA-GOO-17)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        state.then(AvatarTo(seat, EVERYWHERE, ANYWHERE_RULE))


class RingPrey(RingVerb):
    """Remove a unit where the Avatar is, if there is any: it is no choice. (EA-GOO-18, EA-RUL-202)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        if has_victim(state, seat, here):
            state.then(TakeUnit(seat, 1 << here, state.agreed.numbers.great_old_one_remove[0], 0, PREY_RULE))


class RingFeast(RingVerb):
    """Remove a unit for more Omen points. (EA-GOO-19, EA-RUL-202)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        if has_victim(state, seat, here):
            state.then(TakeUnit(seat, 1 << here, state.agreed.numbers.great_old_one_remove[1], 0, FEAST_RULE))


class RingAncient(RingVerb):
    """Do what the Ancient card says. (EA-GOO-20)"""

    def act(self, state: ArkhamState, seat: int, here: int) -> None:
        if can_use(state, seat, state.ancient()):
            use_ancient(state, seat, state.ancient(), ANCIENT_RULE)


RING_VERBS: Final[tuple[RingVerb, ...]] = (
    RingMythos("mythos"),
    RingCivilians("civilians"),
    RingWalk("walk"),
    RingEldritch("eldritch"),
    RingAnywhere("anywhere", eldritch=True),
    RingPrey("prey"),
    RingFeast("feast", eldritch=True),
    RingAncient("ancient", eldritch=True),
)
"""What the fields of the rings say; the place of a verb is its number."""


class GreatOldOneRules(RoleRules):
    """What the common rules ask of this role."""

    def __init__(self) -> None:
        super().__init__()
        self.takes_turns = False
        self.stays = True

    def set_up(self, state: ArkhamState, side: int) -> None:
        """Avatar, Harbingers, and one of three Ancient cards. (EA-GOO-02, EA-GOO-03, EA-GOO-04)"""
        for _ in range(state.agreed.numbers.offer):
            state.lay(state.draw(ANCIENT_DECK), ANCIENT_OFFER, state.bit(side))
        state.then(PlaceAvatar(side), KeepAncient(side))

    def after_turns(self) -> Step | None:
        return OldOneActs()
