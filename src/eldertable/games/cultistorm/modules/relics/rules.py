# compiled
"""Ancient relics: opening a gate, what it costs, which relic is taken, and what relics do. (CS-REL-01)"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import PLACE
from eldertable.games.cultistorm.box.places import BOX, GOO_TARGET, PLACES, bottom_of
from eldertable.games.cultistorm.box.verbs import FIGHT, OpVerb, Standing
from eldertable.games.cultistorm.rules.effects.texts import can_use, perform, why_not_usable
from eldertable.games.cultistorm.rules.phases.sealing import can_seal, seal, why_not_sealed
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.table.modules import TURN_ENDS, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import (
    INSANITY,
    LIGHT,
    OBJECT_USED,
    DieDoubleAll,
    Help,
    Kit,
)
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Decision, Refusal, Step

UNSEEN: Final = 0
"""Of the module's zones: the deck, ..."""
SEEN: Final = 3
"""... the relics between which somebody chooses, ..."""
HELD: Final = 4
"""... and those that investigators have, by seat."""
SEEN_AT_ONCE: Final = 2

OPEN: Final = 0
USE: Final = 1
ACTS: Final = ("open-gate", "use-relic")

BY_TURN: Final = 0
IN_FIGHT: Final = 1
ALWAYS: Final = 2
USES: Final = ("turn", "fight", "always")
"""When a relic is used."""

ROOM: Final = 16
RELIC: Final = Dimension("relic", ROOM)


# --- verbs ----------------------------------------------------------------------------------------------------------


class NoHome(Help):
    """The symbol that the enemy has from the location does not count. (CS-REL-12)"""

    def add(self, kit: Kit, code: int, n: int, mask: int, weight: int) -> None:
        if mask:
            kit.codes.append(code)
            kit.masks.append(mask)
            kit.copies.append(1)
            kit.weights.append(weight)


BY_THE_GAME: Final = 0  # pragma: no mutate (verbs of modules get their numbers when they are joined)
NO_HOME: Final = NoHome(BY_THE_GAME, "no-home", (FIGHT,), (), ())
DIE_DOUBLE_ALL: Final = DieDoubleAll(BY_THE_GAME, "die-double-all", (FIGHT,), (), ())
SAVED_ONCE: Final = Standing(BY_THE_GAME, "saved-once")
SEAL_ANYWHERE: Final = Standing(BY_THE_GAME, "seal-anywhere")
LEVELS_CHEAP: Final = Standing(BY_THE_GAME, "levels-cheap")
VERBS: Final[tuple[OpVerb, ...]] = (NO_HOME, DIE_DOUBLE_ALL, SAVED_ONCE, SEAL_ANYWHERE, LEVELS_CHEAP)


def home_symbol(state: StormState, enemy: int, place: int) -> int:
    """The symbol that an enemy has from its location, as a set; none if it has none.

    The home bonus of a cultist or the `?` printed on it, the symbol of the location of a Great Old One. (CS-REL-12)
    """
    home = state.symbol_of(place)
    if enemy < GOO_TARGET:
        cultists = state.agreed.content.cultists
        cast = cultists.cast[enemy]
        if cast not in (home, c.LOCAL_CAST) and not cultists.local[enemy]:
            return 0
    return 1 << home


# --- the cards and what belongs to them -----------------------------------------------------------------------------


class Relic:
    """A relic: when it is used, its text, and whether it leaves the game with that."""

    def __init__(self, id: str, use: int, effect: int, text: c.Effect, spent: bool) -> None:
        self.id = id
        self.use = use
        self.effect = effect
        self.text = text
        self.spent = spent
        self.source = -1
        """Among the sources of the module in fights; -1 for relics that are used elsewhere."""

    def madness(self) -> int:
        """The insanity that its use costs."""
        return sum([paid.n for paid in self.text.cost if paid.verb == c.MAD])


class Reliquary:
    """All relics, and the knobs of the module."""

    def __init__(self) -> None:
        self.relics: list[Relic] = []
        self.worths: list[float] = []
        """How much a sensible player wants each of them."""
        self.per_turn = 1
        self.dice = 2
        self.most_insanity = 2


class Relics(Part):
    """How many gates were opened in this turn, and whose relic was used in it. (CS-REL-02, CS-REL-07)"""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("gates_opened"), Field("relic_used", by=("seat",)))

    gates_opened: int
    relic_used: list[int]


def marks_of(state: StormState) -> Relics:
    """The marks of relics at this table."""
    part: Relics = state.part(Relics)
    return part


# --- rules ----------------------------------------------------------------------------------------------------------


class RelicRules(ModuleRules):
    """The rules of ancient relics at a table."""

    def __init__(self, zone: int, card: int, ending: int, reliquary: Reliquary) -> None:
        super().__init__(zone, card, ending)
        self.reliquary = reliquary

    def lay_out(self, state: StormState) -> None:
        """All relics are shuffled face down. (CS-REL-18)"""
        cards = tuple([self.card + at for at in range(len(self.reliquary.relics))])
        state.shuffle_in(cards, self.zone + UNSEEN)

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == TURN_ENDS:
            marks = marks_of(state)
            marks.gates_opened = 0
            marks.relic_used = [0] * len(marks.relic_used)

    def number_of(self, state: StormState, seat: int) -> int:
        """Which relic an investigator has; -1 without one. (CS-REL-06)"""
        held = state.zones[self.zone + HELD + seat]
        return held[0] - self.card if held else -1

    def relic_of(self, state: StormState, seat: int) -> Relic | None:
        """The relic of an investigator."""
        number = self.number_of(state, seat)
        return self.reliquary.relics[number] if number >= 0 else None

    def gives(self, state: StormState, seat: int, verb: int) -> bool:
        """Whether the relic of an investigator always gives this."""
        relic = self.relic_of(state, seat)
        return relic is not None and relic.use == ALWAYS and relic.text.op().verb == verb

    def remove(self, state: StormState, seat: int) -> None:
        """The relic of an investigator leaves the game. (CS-REL-09, CS-REL-13)"""
        number = self.number_of(state, seat)
        state.move(self.card + number, self.zone + HELD + seat, BOX, state.everyone())

    # --- what always holds --------------------------------------------------------------------------------

    def saves(self, state: StormState, seat: int) -> bool:
        return self.gives(state, seat, SAVED_ONCE.number)

    def save(self, state: StormState, seat: int) -> None:
        """The fifth insanity does not kill; the relic leaves the game. (CS-REL-09)"""
        if state.chronicle is not None:
            state.tell("CS-REL-09", "relic-saved", who=seat, relic=self.number_of(state, seat))
        self.remove(state, seat)

    def seals_from_afar(self, state: StormState, seat: int) -> bool:
        """Whoever has the ladder, and is there to climb it. (CS-REL-10)"""
        return not state.absent(seat) and self.gives(state, seat, SEAL_ANYWHERE.number)

    def let_seal(self, state: StormState, seat: int) -> bool:
        if not self.seals_from_afar(state, seat):
            return False
        state.then(SealWhere(seat))
        return True

    def level_price(self, state: StormState, seat: int, n: int) -> int:
        """The second and third ability cost one trophy. (CS-REL-11)"""
        return 1 if state.level[seat] and self.gives(state, seat, LEVELS_CHEAP.number) else n

    def moves_freely(self, state: StormState, seat: int) -> bool:
        return self.gives(state, seat, c.FREE_MOVES)

    # --- fights -------------------------------------------------------------------------------------------

    def brings(
        self, state: StormState, seat: int, enemy: int, place: int, spent: tuple[int, ...], kit: Any
    ) -> None:
        """A relic that is used in fights, once per combat phase. (CS-REL-07, CS-REL-21)"""
        relic = self.relic_of(state, seat)
        if relic is None or relic.use != IN_FIGHT or marks_of(state).relic_used[seat]:
            return
        code = OBJECT_USED + self.source + relic.source
        if code not in spent:
            weight = LIGHT + INSANITY * relic.madness()
            kit.add(code, relic.text.op(), home_symbol(state, enemy, place), weight)

    def has_source(self, state: StormState, seat: int, source: int) -> bool:
        relic = self.relic_of(state, seat)
        return relic is not None and relic.use == IN_FIGHT and self.source + relic.source == source

    def why_no_source(self, state: StormState, seat: int, source: int) -> Refusal:
        """A relic of somebody else's, one that was used, or one that changes nothing here. (CS-REL-07, CS-REL-12)"""
        if not self.has_source(state, seat, source):
            return Refusal("CS-REL-06", "why-not-your-relic", {})
        if marks_of(state).relic_used[seat]:
            return Refusal("CS-REL-07", "why-relic-used", {})
        return Refusal("CS-REL-12", "why-relic-useless", {"relic": self.number_of(state, seat)})

    def source_madness(self, source: int) -> int:
        return sum([one.madness() for one in self.reliquary.relics if one.source == source - self.source])

    def spend_source(self, state: StormState, seat: int, source: int) -> None:
        marks_of(state).relic_used[seat] = 1

    # --- actions ------------------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        if act == OPEN:
            if marks_of(state).gates_opened >= self.reliquary.per_turn:
                return False
            return self.why_not_opened(state, seat) is None
        relic = self.relic_of(state, seat)
        if relic is None or relic.use != BY_TURN or marks_of(state).relic_used[seat]:
            return False
        return can_use(state, seat, relic.text)

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        return self.why_not_opened(state, seat) if act == OPEN else self.why_not_used(state, seat)

    def why_not_opened(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against opening the gate of the own location. (CS-REL-02, CS-REL-06)"""
        place = state.place[seat]
        if state.zones[self.zone + HELD + seat]:
            return Refusal("CS-REL-06", "why-has-relic", {"relic": self.number_of(state, seat)})
        if marks_of(state).gates_opened >= self.reliquary.per_turn:
            return Refusal("CS-REL-02", "why-opened", {"n": self.reliquary.per_turn})
        if not state.deck_size(self.zone + UNSEEN):
            return Refusal("CS-REL-02", "why-no-relics", {})
        if state.closed[place]:
            return Refusal("CS-REL-02", "why-sealed", {"place": place})
        if state.goo[place] >= 0:
            return Refusal("CS-REL-02", "why-goo-there", {"goo": state.goo[place], "place": place})
        for module in state.agreed.asked.bars_gate:
            why = module.bars_gate(state, place)
            if why is not None:
                return why
        has, most = state.insanity(seat), self.reliquary.most_insanity
        if has > most:
            return Refusal("CS-REL-02", "why-too-mad-to-open", {"has": has, "most": most})
        return None

    def why_not_used(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against using the own relic in preparation. (CS-REL-07)"""
        relic = self.relic_of(state, seat)
        if relic is None:
            return Refusal("CS-REL-07", "why-no-relic", {})
        if relic.use != BY_TURN:
            said = {"relic": self.number_of(state, seat)}
            return Refusal("CS-REL-07", f"why-relic-{USES[relic.use]}", said)
        if marks_of(state).relic_used[seat]:
            return Refusal("CS-REL-07", "why-relic-used", {})
        return why_not_usable(state, seat, relic.text)

    def act(self, state: StormState, seat: int, act: int) -> None:
        if act == OPEN:
            self.open(state, seat)
        else:
            self.use(state, seat)

    def open(self, state: StormState, seat: int) -> None:
        """Open the gate: a cultist, the dice, a relic.

        (CS-OTH-29, CS-REL-02, CS-REL-03, CS-REL-08, CS-REL-17, CS-DEC-70)
        """
        place = state.place[seat]
        marks_of(state).gates_opened += 1
        if state.chronicle is not None:
            state.tell("CS-REL-02", "gate-opened", who=seat, place=place)
        state.then(Arrive(place, 0), RollAtGate(seat, place), LookAtRelics(seat))

    def use(self, state: StormState, seat: int) -> None:
        """Use the own relic, once per turn; some leave the game with it. (CS-REL-07, CS-REL-13, CS-DEC-43)"""
        number = self.number_of(state, seat)
        relic = self.reliquary.relics[number]
        marks_of(state).relic_used[seat] = 1
        if state.chronicle is not None:
            state.tell("CS-REL-07", "relic-spent" if relic.spent else "relic-used", who=seat, relic=number)
        if relic.spent:
            self.remove(state, seat)
        perform(state, seat, relic.effect)


def rules_of(state: StormState) -> RelicRules:
    """The rules of ancient relics at this table."""
    rules: RelicRules = state.agreed.module(RelicRules)
    return rules


# --- at the gate ----------------------------------------------------------------------------------------------------


class RollAtGate(Step):
    """Each die that shows neither the location's symbol nor the wild maddens; if all do, one token stays for good.

    (CS-REL-04)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: StormState) -> None:
        n = rules_of(state).reliquary.dice
        faces = [state.roll_die() for _ in range(n)]
        good = (state.symbol_of(self.place), c.ANY)
        missed = len([face for face in faces if face not in good])
        if state.chronicle is not None:
            rolled = tuple([faces.count(face) for face in range(c.ANY + 1)])
            state.tell("CS-REL-04", "rolled-at-gate", who=self.seat, faces=rolled, n=missed)
        ongoing = 1 if missed == n > 1 else 0
        state.madden(self.seat, missed - ongoing, "CS-REL-04")
        state.madden_for_good(self.seat, ongoing, "CS-REL-04")


class LookAtRelics(Step):
    """All see the next two relics, and the opener takes one; the last one without a choice. (CS-REL-05, CS-REL-20)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        for _ in range(min(SEEN_AT_ONCE, state.deck_size(rules.zone + UNSEEN))):
            state.lay(state.draw(rules.zone + UNSEEN), rules.zone + SEEN, state.everyone())
        state.then(ChooseRelic(self.seat))


class ChooseRelic(Decision):
    """Which of the two relics the opener takes; none is left. (CS-DEC-42)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-relic", RELIC))
    RULES: ClassVar[tuple[str, ...]] = ("CS-REL-05", "CS-REL-20", "CS-DEC-42")

    def options(self, state: StormState, seat: int) -> list[int]:
        rules = rules_of(state)
        return sorted([card - rules.card for card in state.zones[rules.zone + SEEN]])

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        take(state, seat, answer)


def take(state: StormState, seat: int, relic: int) -> None:
    """Take this relic, fresh for use; the other goes under the deck, and all know it. (CS-REL-05, CS-REL-16)"""
    rules = rules_of(state)
    for card in state.zones[rules.zone + SEEN]:
        taken = card == rules.card + relic
        goal = rules.zone + HELD + seat if taken else bottom_of(rules.zone + UNSEEN)
        state.move(card, rules.zone + SEEN, goal, state.everyone())
    marks_of(state).relic_used[seat] = 0
    if state.chronicle is not None:
        state.tell("CS-REL-05", "relic-taken", who=seat, relic=relic)
    for module in state.agreed.asked.card_came:
        module.card_came(state, rules.reliquary.relics[relic].id, seat, -1)


class SealWhere(Decision):
    """Which of several locations is sealed from afar. (CS-REL-10, CS-REL-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("seal-at", PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-REL-10", "CS-REL-19", "CS-SEA-07")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [place for place in range(PLACES) if can_seal(state, seat, place)]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_not_sealed(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        seal(state, seat, answer)
