# compiled
"""What schemes do, verb by verb, and what the Author is asked about them: by then the scheme lies open. (CS-OVL-17)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import CIRCLE, CULTIST, PLACE, SEAT
from eldertable.games.cultistorm.box.places import CIRCLE as CIRCLE_ZONE
from eldertable.games.cultistorm.box.places import CIRCLE_PLACES, COLUMN, CULTIST_DISCARD, HAND, PLACES
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.modules.overlord.desk import WAY, desk_of, neighbour
from eldertable.games.cultistorm.rules.discarding import SCHEME_PLAYED, drop
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.table.enemies import cast_at
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal

OTHER_CIRCLE: Final = Dimension("other_circle", CIRCLE_PLACES)
MOST_DREAMED: Final = 2
"""With more insanity nobody can be given a nightmare."""
MOST_RETURNED: Final = 2
"""On locations with more cultists nobody returns."""


class OfAuthor(OpVerb):
    """A verb of schemes: its subject is the Author, and it cannot be played if it would change nothing. (CS-OVL-35)"""

    def __init__(self, name: str, may: tuple[str, ...]) -> None:
        super().__init__(0, name, (MODULE,), (), may)
        self.placed = True


# --- supports, research, fights -------------------------------------------------------------------------------------


class CancelText(OfAuthor):
    """The text of the support just played is not carried out. (CS-OVL-26)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return desk_of(state).played >= 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        desk = desk_of(state)
        desk.silenced = desk.played
        if state.chronicle is not None:
            state.tell("CS-OVL-26", "silenced", card=desk.played)


class RedHerring(OfAuthor):
    """Researches of this turn keep no object."""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return not desk_of(state).herring

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        desk_of(state).herring = 1


class Purple(OfAuthor):
    """A cultist where a combat round begins has its cast symbol once more in this turn. (CS-MOD-27)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(embroidered(state)) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(Embroider(seat))


def embroidered(state: StormState) -> list[int]:
    """The cultists on the fighter's location that have a cast symbol."""
    fighter = desk_of(state).fighter
    if fighter < 0 or state.absent(fighter):
        return []
    place = state.place[fighter]
    there = [state.cultist(card) for card in state.zones[COLUMN + place]]
    return sorted([cultist for cultist in there if cast_at(state, cultist, place) >= 0])


class Embroider(Decision):
    """Which cultist has its cast symbol once more. (CS-DEC-57)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("embroider", CULTIST))
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-36", "CS-DEC-57")

    def options(self, state: StormState, seat: int) -> list[int]:
        return embroidered(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in embroidered(state):
            return None
        place = state.place[desk_of(state).fighter]
        if values[0] + state.agreed.content.first_cultist in state.zones[COLUMN + place]:
            return Refusal("CS-OVL-35", "why-no-cast", {"cultist": values[0]})
        return Refusal("CS-OVL-35", "why-not-fought-there", {"place": place})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        desk = desk_of(state)
        desk.prose += (answer,)
        if state.chronicle is not None:
            state.tell("CS-OVL-17", "embroidered", cultist=answer)


# --- somebody -------------------------------------------------------------------------------------------------------


class Aimed(OfAuthor):
    """A verb that strikes an investigator of the Author's choice. (CS-OVL-35)"""

    def why_not_at(self, state: StormState, target: int) -> Refusal | None:
        """Why this one cannot be struck; None if it can."""
        raise NotImplementedError

    def strike(self, state: StormState, target: int, n: int) -> None:
        """Strike."""
        raise NotImplementedError

    def targets(self, state: StormState) -> list[int]:
        """Who can be struck."""
        return [other for other in range(state.agreed.team) if self.why_not_at(state, other) is None]

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return len(self.targets(state)) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(AimAt(seat, self.number, op.n))


class OneFight(Aimed):
    """The target may begin only one fight in this turn."""

    def why_not_at(self, state: StormState, target: int) -> Refusal | None:
        if desk_of(state).cliffs[target]:
            return Refusal("CS-OVL-35", "why-hangs-already", {"who": target})
        return state.why_absent(target)

    def strike(self, state: StormState, target: int, n: int) -> None:
        desk_of(state).cliffs[target] = 1
        if state.chronicle is not None:
            state.tell("CS-OVL-17", "left-hanging", who=target)


class Nightmare(Aimed):
    """Somebody with little insanity gets more."""

    def why_not_at(self, state: StormState, target: int) -> Refusal | None:
        n = state.insanity(target)
        if n <= MOST_DREAMED:
            return None
        return Refusal("CS-OVL-35", "why-too-mad", {"who": target, "n": n, "most": MOST_DREAMED})

    def strike(self, state: StormState, target: int, n: int) -> None:
        state.madden(target, n, "CS-OVL-17")


class LostPages(Aimed):
    """The target discards cards of the own choice. (CS-OVL-36)"""

    def why_not_at(self, state: StormState, target: int) -> Refusal | None:
        if state.zones[HAND + target]:
            return None
        return Refusal("CS-OVL-35", "why-empty-hand", {"who": target})

    def strike(self, state: StormState, target: int, n: int) -> None:
        drop(state, target, n, SCHEME_PLAYED)


class AimAt(Decision):
    """Whom a scheme strikes. (CS-DEC-57)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "verb", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("aim-at", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-35", "CS-OVL-36", "CS-DEC-57")

    def __init__(self, seat: int, verb: int, n: int) -> None:
        self.seat = seat
        self.verb = verb
        self.n = n

    def deed(self) -> Aimed:
        """The verb, which its number names."""
        return next(verb for verb in AIMED if verb.number == self.verb)

    def options(self, state: StormState, seat: int) -> list[int]:
        return self.deed().targets(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return self.deed().why_not_at(state, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        self.deed().strike(state, answer, self.n)


class ChangeScene(OfAuthor):
    """The target is moved to a neighbouring location, for nothing. (CS-MOD-42)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return not all([state.absent(other) for other in range(state.agreed.team)])

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(MoveOn(seat))


class MoveOn(Decision):
    """Whom a change of scene moves, and which way. (CS-DEC-57)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("move-on", SEAT, WAY))
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-35", "CS-DEC-57")

    def options(self, state: StormState, seat: int) -> list[int]:
        present = [other for other in range(state.agreed.team) if not state.absent(other)]
        return [other * WAY.size + way for other in present for way in range(WAY.size)]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return state.why_absent(values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        who, way = answer // WAY.size, answer % WAY.size
        state.place[who] = neighbour(state.place[who], way)
        if state.chronicle is not None:
            state.tell("CS-OVL-17", "scene-changed", who=who, place=state.place[who])


# --- the terror circle ----------------------------------------------------------------------------------------------


class Foreshadow(OfAuthor):
    """Look at two terror cards, and perhaps let them change places. (CS-OVL-30)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(Foresee(seat))


class Foresee(Decision):
    """At which two terror cards the Author looks. (CS-DEC-57)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("foresee", CIRCLE, OTHER_CIRCLE))
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-30", "CS-DEC-57")

    def options(self, state: StormState, seat: int) -> list[int]:
        last = state.agreed.terror_places - 1
        return [one * CIRCLE_PLACES + other for one in range(last) for other in range(one + 1, last)]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        one, other = values
        if other == state.agreed.terror_places - 1 or one == state.agreed.terror_places - 1:
            return Refusal("CS-TER-01", "why-not-endgame", {})
        return Refusal("CS-OVL-35", "why-two-cards", {}) if one >= other else None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        one, other = answer // CIRCLE_PLACES, answer % CIRCLE_PLACES
        for at in (one, other):
            state.show(state.zones[CIRCLE_ZONE + at][0], 1 << seat)
        if state.chronicle is not None:
            state.tell("CS-OVL-30", "foreseen", circle=one, other_circle=other)
        state.then(Exchange(seat, one, other))


def too_full(state: StormState, circle: int, other: int) -> bool:
    """Whether the card of the other place would be full here by the crystals that lie here."""
    terror = state.zones[CIRCLE_ZONE + other][0] - state.agreed.content.first_terror
    return state.crystals[circle] >= state.agreed.content.terror_number[terror]


class Exchange(Decision):
    """Whether the two terror cards change places; crystals stay. (CS-DEC-57)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "circle", "other_circle")
    ANSWERS: ClassVar[Answers] = Answers(Kind("leave-places"), Kind("exchange-places"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-36", "CS-DEC-57")
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, circle: int, other_circle: int) -> None:
        self.seat = seat
        self.circle = circle
        self.other_circle = other_circle

    def full_at(self, state: StormState) -> int:
        """The place on which a card would be full by the exchange; -1 if none would."""
        if too_full(state, self.circle, self.other_circle):
            return self.circle
        return self.other_circle if too_full(state, self.other_circle, self.circle) else -1

    def options(self, state: StormState, seat: int) -> list[int]:
        return [LEAVE_PLACES, EXCHANGE_PLACES] if self.full_at(state) < 0 else [LEAVE_PLACES]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        full = self.full_at(state)
        if kind == "leave-places" or full < 0:
            return None
        return Refusal("CS-OVL-36", "why-would-be-full", {"circle": full})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == EXCHANGE_PLACES:
            one, other = CIRCLE_ZONE + self.circle, CIRCLE_ZONE + self.other_circle
            state.zones[one], state.zones[other] = state.zones[other], state.zones[one]
            if state.chronicle is not None:
                circles = {"circle": self.circle, "other_circle": self.other_circle}
                state.tell("CS-OVL-17", "terror-exchanged", **circles)


LEAVE_PLACES: Final = Exchange.ANSWERS.start("leave-places")
EXCHANGE_PLACES: Final = Exchange.ANSWERS.start("exchange-places")


class RaiseCrystals(OfAuthor):
    """Crystals on a terror card that does not become full by them. (CS-TER-01)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return any([why_not_raised(state, at, op.n) is None for at in range(state.agreed.terror_places)])

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(Raise(seat, op.n))


def why_not_raised(state: StormState, circle: int, n: int) -> Refusal | None:
    """Why a card cannot get so many crystals."""
    if circle == state.agreed.terror_places - 1:
        return Refusal("CS-TER-01", "why-not-endgame", {})
    number = state.agreed.content.terror_number
    most = number[state.zones[CIRCLE_ZONE + circle][0] - state.agreed.content.first_terror]
    if state.crystals[circle] + n < most:
        return None
    return Refusal("CS-OVL-35", "why-full-then", {"circle": circle, "most": most})


class Raise(Decision):
    """On which terror card the Author puts crystals. (CS-DEC-57)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("raise", CIRCLE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-36", "CS-DEC-57")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        places = range(state.agreed.terror_places)
        return [at for at in places if why_not_raised(state, at, self.n) is None]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_raised(state, values[0], self.n)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.crystals = replaced(state.crystals, answer, state.crystals[answer] + self.n)
        if state.chronicle is not None:
            state.tell("CS-TER-01", "crystals-added", n=self.n, circle=answer)


# --- locations ------------------------------------------------------------------------------------------------------


class Unblock(OfAuthor):
    """A block, or the hold of a Great Old One that is not at the gate, is taken away. (CS-OVL-34)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return any([state.blocked[place] or liftable(state, place) for place in range(PLACES)])

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(Lift(seat))


def liftable(state: StormState, place: int) -> bool:
    """Whether a Great Old One is held there, and not at the gate: nobody could answer that. (CS-OVL-34)"""
    return state.goo[place] >= 0 and state.held[place] > 0 and not state.at_gate(place)


class Lift(Decision):
    """Which block or hold is taken away. (CS-DEC-57)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("lift-block", PLACE), Kind("lift-hold", PLACE))
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-34", "CS-OVL-36", "CS-DEC-57")

    def options(self, state: StormState, seat: int) -> list[int]:
        blocks = [LIFT_BLOCK + place for place in range(PLACES) if state.blocked[place]]
        return blocks + [LIFT_HOLD + place for place in range(PLACES) if liftable(state, place)]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        place = values[0]
        if kind == "lift-block":
            return None if state.blocked[place] else Refusal("CS-OVL-35", "why-no-block", {"place": place})
        if liftable(state, place):
            return None
        if state.goo[place] >= 0 and state.held[place]:
            return Refusal("CS-OVL-34", "why-held-at-gate", {"goo": state.goo[place]})
        return Refusal("CS-OVL-35", "why-no-hold", {"place": place})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        place = answer % PLACES
        if answer >= LIFT_HOLD:
            state.held = replaced(state.held, place, 0)
        else:
            state.blocked = replaced(state.blocked, place, 0)
        if state.chronicle is not None:
            if answer >= LIFT_HOLD:
                state.tell("CS-OVL-17", "hold-lifted", goo=state.goo[place])
            else:
                state.tell("CS-OVL-17", "block-lifted", place=place)


LIFT_BLOCK: Final = Lift.ANSWERS.start("lift-block")
LIFT_HOLD: Final = Lift.ANSWERS.start("lift-hold")


class DeadReturn(OfAuthor):
    """The top card of the cultists' discard pile arrives on a location with few. (CS-MOD-21)"""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        places = range(PLACES)
        return any([why_no_return(state, place) is None for place in places]) and bool(
            state.zones[CULTIST_DISCARD]
        )

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        state.then(ReturnTo(seat))


def why_no_return(state: StormState, place: int) -> Refusal | None:
    """Why nobody returns there."""
    if state.goo[place] >= 0:
        return Refusal("CS-CUL-08", "why-goo-there", {"goo": state.goo[place], "place": place})
    n = len(state.zones[COLUMN + place])
    if n <= MOST_RETURNED:
        return None
    return Refusal("CS-OVL-35", "why-too-many-there", {"place": place, "n": n, "most": MOST_RETURNED})


class ReturnTo(Decision):
    """Where the dead return. (CS-DEC-57)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("return-to", PLACE))
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-36", "CS-DEC-57")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [place for place in range(PLACES) if why_no_return(state, place) is None]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_no_return(state, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.then(Arrive(answer, 1))


AIMED: Final[tuple[Aimed, ...]] = (
    OneFight("one-fight", ()),
    Nightmare("nightmare", ("n",)),
    LostPages("lost-pages", ("n",)),
)
"""The verbs that strike somebody."""
VERBS: Final[tuple[OpVerb, ...]] = (
    CancelText("cancel-text", ()),
    *AIMED,
    Foreshadow("foreshadow", ()),
    RaiseCrystals("crystal-raise", ("n",)),
    RedHerring("red-herring", ()),
    Purple("purple", ()),
    Unblock("unblock", ()),
    ChangeScene("change-scene", ()),
    DeadReturn("dead-return", ()),
)
