# compiled
"""Dark rituals: experience from won fights, learning rituals out of old tomes, and what they do. (CS-RIT-01)"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD, SEAT
from eldertable.games.cultistorm.box.places import BEFORE, BOX, HAND
from eldertable.games.cultistorm.rules.effects.clauses import possible, read
from eldertable.games.cultistorm.rules.effects.texts import can_use, perform, useless, why_not_usable
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.setup import put_away
from eldertable.games.cultistorm.rules.storm.terror_circle import ask_late
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN, FIGHT_ENDS, TURN_ENDS, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import INSANITY, LIGHT, OBJECT_USED
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.fields import ROW, Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Decision, Refusal, Step

UNSEEN: Final = 0
"""Of the module's zones: the deck, ..."""
SHOWN: Final = 3
"""... the rituals that can be learned, ..."""
LEARNED: Final = 4
"""... and those that investigators know, by seat."""

LEARN: Final = 0
USE: Final = 1
ACTS: Final = ("learn-ritual", "use-ritual")

BY_TURN: Final = 0
IN_FIGHT: Final = 1
WHEN_TERROR: Final = 2
PALM: Final = 3
USES: Final = ("turn", "fight", "terror", "palm")
"""When a ritual is used, or that it lays a hand card before somebody."""

EXPERIENCE_FIRST: Final = -1
"""At the end of a fight experience comes before what other modules do, but for civilians who are saved. (CS-MOD-09)"""

ROOM: Final = 16
RITUAL: Final = Dimension("ritual", ROOM)


class Ritual:
    """A ritual: what it costs to learn, when it is used, and its text."""

    def __init__(self, id: str, price: int, use: int, effect: int, text: c.Effect) -> None:
        self.id = id
        self.price = price
        self.use = use
        self.effect = effect
        self.text = text
        self.for_all = False
        """Whether its text concerns everybody, as texts of modules do."""
        self.absent = False
        """Whether somebody absent may use it."""
        self.together = False
        """Whether it needs another investigator."""
        self.source = -1
        """Among the sources of the module in fights; -1 for rituals that are used elsewhere."""

    def madness(self) -> int:
        """The insanity that its use costs."""
        return sum([paid.n for paid in self.text.cost if paid.verb == c.MAD])


class Library:
    """All rituals, the experience points on action cards, and the knobs of the module."""

    def __init__(self) -> None:
        self.rituals: list[Ritual] = []
        self.worths: list[float] = []
        """How much a sensible player wants each of them."""
        self.points: list[int] = []
        """The experience points of each kind of action card."""
        self.palms: list[c.Action] = []
        """What a card is that lies before somebody for its symbol, by symbol."""
        self.most = 12
        self.shown = 4
        self.madness = 1
        self.silences = 1


class Study(Part):
    """What rituals add to a table.

    `xp` is the experience of every investigator, `earned` what the present fight brings; `rites_used` the rituals used in
    this turn, bit by bit; `palm` the cards that lie before somebody for their symbol; `silences` how often terror was
    kept silent.
    """

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("xp", by=("seat",)),
        Field("earned"),
        Field("rites_used"),
        Field("silences"),
        Field("palm", by=(ROW,), of="card", shared=True),
    )

    xp: list[int]
    earned: int
    rites_used: int
    silences: int
    palm: tuple[int, ...]


def study(state: StormState) -> Study:
    """What rituals add to this table."""
    part: Study = state.part(Study)
    return part


# --- rules ----------------------------------------------------------------------------------------------------------


class RitualRules(ModuleRules):
    """The rules of dark rituals at a table."""

    def __init__(self, zone: int, card: int, ending: int, library: Library) -> None:
        super().__init__(zone, card, ending)
        self.library = library

    def settle(self, table: StormTable) -> None:
        table.relaid = self

    def lay_out(self, state: StormState) -> None:
        """The rituals are shuffled and some shown; what needs another one stays in the box of who plays alone.

        (CS-SOL-24, CS-RIT-15, CS-RIT-12, CS-RIT-13)
        """
        alone = state.agreed.team == 1
        cards = range(self.card, self.card + len(self.library.rituals))
        left = [card for card in cards if alone and self.library.rituals[card - self.card].together]
        put_away(state, tuple(left))
        state.shuffle_in(tuple([card for card in cards if card not in left]), self.zone + UNSEEN)
        self.show(state)

    def show(self, state: StormState) -> None:
        """As many rituals as may be lie face up, while the deck lasts. (CS-RIT-04)"""
        while len(state.zones[self.zone + SHOWN]) < self.library.shown and state.deck_size(
            self.zone + UNSEEN
        ):
            card = state.draw(self.zone + UNSEEN)
            state.lay(card, self.zone + SHOWN, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-RIT-04", "ritual-shown", ritual=card - self.card)

    def rank(self, moment: int) -> int:
        return EXPERIENCE_FIRST if moment == FIGHT_ENDS else 0

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        mine = study(state)
        if moment == FIGHT_ENDS:
            if mine.earned:
                earned, mine.earned = mine.earned, 0
                state.then(GainExperience(seat, earned))
        elif moment == TURN_ENDS:
            mine.rites_used = 0
        elif moment == CULTISTS_BEGIN:
            mine.palm = ()

    def known(self, state: StormState, seat: int) -> list[int]:
        """The rituals that an investigator knows, by number."""
        return sorted([card - self.card for card in state.zones[self.zone + LEARNED + seat]])

    # --- experience ---------------------------------------------------------------------------------------

    def won_with(self, state: StormState, seat: int, cards: tuple[int, ...]) -> None:
        """Hand cards used in a won fight give their points, added up.

        (CS-RIT-02, CS-RIT-03, CS-RIT-08, CS-RIT-14, CS-RIT-17)
        """
        kinds = state.agreed.content.action_kind
        study(state).earned = sum([self.library.points[kinds[card]] for card in cards])

    def gain(self, state: StormState, seat: int, n: int, rule: str) -> None:
        """Experience is gained; what goes beyond the most is lost. (CS-RIT-02, CS-RIT-17)"""
        mine = study(state)
        n = min(n, self.library.most - mine.xp[seat])
        if n > 0:
            mine.xp[seat] += n
            if state.chronicle is not None:
                state.tell(rule, "experience", who=seat, n=n, has=mine.xp[seat])

    def can_carry(self, state: StormState, seat: int, op: Any) -> bool:
        return bool(op.verb == c.XP) and study(state).xp[seat] < self.library.most

    def carry(self, state: StormState, seat: int, op: Any) -> None:
        self.gain(state, seat, op.n, "CS-RIT-17")

    # --- fights and terror --------------------------------------------------------------------------------

    def as_laid(self, state: StormState, card: int) -> Any:
        """A card that lies before somebody for its symbol is a combat support that gives it. (CS-RIT-10)"""
        if card not in study(state).palm:
            return None
        return self.library.palms[state.agreed.content.action_symbol[card]]

    def ritual_for(self, state: StormState, seat: int, source: int) -> int:
        """Which known ritual of a seat is this source in fights; -1 if none is."""
        for number in self.known(state, seat):
            ritual = self.library.rituals[number]
            if ritual.use == IN_FIGHT and self.source + ritual.source == source:
                return number
        return -1

    def brings(
        self, state: StormState, seat: int, enemy: int, place: int, spent: tuple[int, ...], kit: Any
    ) -> None:
        """Rituals that are used in fights, each once per combat phase. (CS-RIT-06, CS-RIT-07)"""
        for number in self.known(state, seat):
            ritual = self.library.rituals[number]
            code = OBJECT_USED + self.source + ritual.source
            if ritual.use != IN_FIGHT or is_used(state, number) or code in spent:
                continue
            op = ritual.text.op()
            kit.add(code, op, op.what, LIGHT + INSANITY * ritual.madness())

    def has_source(self, state: StormState, seat: int, source: int) -> bool:
        return self.ritual_for(state, seat, source) >= 0

    def why_no_source(self, state: StormState, seat: int, source: int) -> Refusal:
        """A ritual that somebody else knows, or one that was used. (CS-RIT-06, CS-RIT-07)"""
        if not self.has_source(state, seat, source):
            return Refusal("CS-RIT-07", "why-not-your-ritual", {})
        return Refusal("CS-RIT-06", "why-ritual-used", {})

    def source_madness(self, source: int) -> int:
        return sum([one.madness() for one in self.library.rituals if one.source == source - self.source])

    def spend_source(self, state: StormState, seat: int, source: int) -> None:
        study(state).rites_used |= 1 << self.ritual_for(state, seat, source)

    def cancels_late(self, state: StormState, at: int) -> bool:
        """Whoever could keep terror silent is asked, after the bells. (CS-RIT-09, CS-MOD-38)"""
        for seat in state.order():
            number = self.silence_of(state, seat)
            if number >= 0:
                state.then(KeepSilent(seat, at, number))
                return True
        return False

    def silence_of(self, state: StormState, seat: int) -> int:
        """The ritual with which a seat can cancel an advance of terror now; -1 without one."""
        for number in self.known(state, seat):
            ritual = self.library.rituals[number]
            if ritual.use == WHEN_TERROR and state.bears(seat, ritual.madness()):
                return number
        return -1

    # --- actions ------------------------------------------------------------------------------------------

    def acts_absent(self, act: int) -> bool:
        """Somebody absent may learn, and use some rituals. (CS-RIT-11)"""
        return True

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        if act != LEARN:
            return len(state.zones[self.zone + LEARNED + seat]) > 0 and len(self.usable(state, seat)) > 0
        has = study(state).xp[seat]
        for card in state.zones[self.zone + SHOWN]:
            if self.library.rituals[card - self.card].price <= has:
                return state.bears(seat, self.library.madness)
        return False

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        if act == LEARN:
            shown = state.zones[self.zone + SHOWN]
            if not shown:
                return Refusal("CS-RIT-04", "why-no-rituals", {})
            prices = [(self.library.rituals[card - self.card].price, card - self.card) for card in shown]
            return self.why_not_learned(state, seat, min(prices)[1])
        known = self.known(state, seat)
        if not known:
            return Refusal("CS-RIT-06", "why-knows-none", {})
        whys = [self.why_not_used(state, seat, number) for number in known]
        return None if None in whys else whys[0]

    def act(self, state: StormState, seat: int, act: int) -> None:
        if act == LEARN:
            state.then(LearnRitual(seat))
        else:
            state.then(UseRitual(seat))

    # --- learning -----------------------------------------------------------------------------------------

    def learnable(self, state: StormState, seat: int) -> list[int]:
        """The rituals that a seat can learn now, by number."""
        shown = sorted([card - self.card for card in state.zones[self.zone + SHOWN]])
        return [number for number in shown if self.why_not_learned(state, seat, number) is None]

    def why_not_learned(self, state: StormState, seat: int, number: int) -> Refusal | None:
        """What stands against learning a ritual that is shown. (CS-RIT-05)"""
        price, has = self.library.rituals[number].price, study(state).xp[seat]
        if has < price:
            return Refusal("CS-RIT-05", "why-too-little-xp", {"ritual": number, "n": price, "has": has})
        return why_deadly(state, seat, self.library.madness)

    def learn(self, state: StormState, seat: int, number: int) -> None:
        """Pay its price, bear what it shows, and know it for good. (CS-RIT-04, CS-RIT-05)"""
        study(state).xp[seat] -= self.library.rituals[number].price
        state.move(self.card + number, self.zone + SHOWN, self.zone + LEARNED + seat, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-RIT-05", "ritual-learned", who=seat, ritual=number)
        state.madden(seat, self.library.madness, "CS-RIT-05")
        self.show(state)

    # --- using --------------------------------------------------------------------------------------------

    def usable(self, state: StormState, seat: int) -> list[int]:
        """The rituals that a seat can use in preparation now, by number."""
        return [number for number in self.known(state, seat) if self.can_be_used(state, seat, number)]

    def can_be_used(self, state: StormState, seat: int, number: int) -> bool:
        """Whether a seat can use a ritual that it knows, in preparation. (CS-RIT-06, CS-RIT-11, CS-RIT-16)"""
        ritual = self.library.rituals[number]
        if is_used(state, number) or ritual.use in (IN_FIGHT, WHEN_TERROR):
            return False
        if state.absent(seat) and not ritual.absent:
            return False
        if ritual.use == PALM:
            return len(palm_answers(state, seat)) > 0
        return concerns_all(state, ritual) if ritual.for_all else can_use(state, seat, ritual.text)

    def why_not_used(self, state: StormState, seat: int, number: int) -> Refusal | None:
        """What stands against using a known ritual in preparation. (CS-RIT-06, CS-RIT-07, CS-RIT-11, CS-RIT-16)"""
        ritual = self.library.rituals[number]
        if ritual.use in (IN_FIGHT, WHEN_TERROR):
            return Refusal("CS-RIT-06", f"why-ritual-{USES[ritual.use]}", {"ritual": number})
        if is_used(state, number):
            return Refusal("CS-RIT-06", "why-ritual-used", {})
        if state.absent(seat) and not ritual.absent:
            return Refusal("CS-RIT-11", "why-absent", {"who": seat})
        if ritual.use == PALM:
            return None if palm_answers(state, seat) else Refusal("CS-RIT-16", "why-no-palm", {})
        if ritual.for_all:
            return None if concerns_all(state, ritual) else useless(seat, ritual.text.ops)
        return why_not_usable(state, seat, ritual.text)

    def use(self, state: StormState, seat: int, number: int) -> None:
        """Use a ritual, once per turn. (CS-RIT-06, CS-RIT-07)"""
        ritual = self.library.rituals[number]
        study(state).rites_used |= 1 << number
        if state.chronicle is not None:
            state.tell("CS-RIT-06", "ritual-used", who=seat, ritual=number)
        if ritual.use == PALM:
            state.then(LayPalm(seat))
        elif ritual.for_all:
            read(state, seat, ritual.effect, c.NOW)
        else:
            perform(state, seat, ritual.effect)


def rules_of(state: StormState) -> RitualRules:
    """The rules of dark rituals at this table."""
    rules: RitualRules = state.agreed.module(RitualRules)
    return rules


def is_used(state: StormState, number: int) -> bool:
    """Whether a ritual was used in this turn."""
    return study(state).rites_used >> number & 1 > 0


def concerns_all(state: StormState, ritual: Ritual) -> bool:
    """Whether a text that concerns everybody could change something for anybody. (CS-RIT-16)"""
    for other in range(state.agreed.team):
        for op in ritual.text.ops:
            if not state.absent(other) and possible(state, other, op):
                return True
    return False


class GainExperience(Step):
    """The winner of a fight gains the points of the hand cards used. (CS-RIT-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, state: StormState) -> None:
        rules_of(state).gain(state, self.seat, self.n, "CS-RIT-02")


# --- what is asked --------------------------------------------------------------------------------------------------


class LearnRitual(Decision):
    """Which of the rituals that are shown is learned. (CS-DEC-44)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("learn", RITUAL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RIT-05", "CS-DEC-44")

    def options(self, state: StormState, seat: int) -> list[int]:
        return rules_of(state).learnable(state, seat)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return rules_of(state).why_not_learned(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        rules_of(state).learn(state, seat, answer)


class UseRitual(Decision):
    """Which of the own rituals is used. (CS-DEC-45)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("use-rite", RITUAL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RIT-06", "CS-RIT-07", "CS-DEC-45")

    def options(self, state: StormState, seat: int) -> list[int]:
        return rules_of(state).usable(state, seat)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return rules_of(state).why_not_used(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        rules_of(state).use(state, seat, answer)


def palm_answers(state: StormState, seat: int) -> list[int]:
    """Hand cards and before whom they can be laid: anybody else who is not absent. (CS-RIT-10, CS-RIT-16)"""
    others = [other for other in range(state.agreed.team) if other != seat and not state.absent(other)]
    cards = sorted([state.in_deck(card) for card in state.zones[HAND + seat]])
    return [card * SEAT.size + other for card in cards for other in others]


class LayPalm(Decision):
    """Which hand card is laid before whom, for its symbol. (CS-RIT-10, CS-DEC-45)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("lay-palm", OWN_CARD, SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RIT-10", "CS-DEC-45")

    def options(self, state: StormState, seat: int) -> list[int]:
        return palm_answers(state, seat)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[1] == seat:
            return Refusal("CS-RIT-10", "why-not-yourself", {})
        return state.why_absent(values[1])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card, other = state.own_card(seat, answer // SEAT.size), answer % SEAT.size
        study(state).palm += (card,)
        state.move(card, HAND + seat, BEFORE + other, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-RIT-10", "palm-laid", who=seat, card=card, other=other)


class KeepSilent(Decision):
    """Let the terror marker advance, or keep it where it is by a ritual. (CS-RIT-09, CS-DEC-29)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at", "ritual")
    ANSWERS: ClassVar[Answers] = Answers(Kind("let-terror-advance"), Kind("keep-silent"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-RIT-09", "CS-DEC-29", "CS-MOD-38")

    def __init__(self, seat: int, at: int, ritual: int) -> None:
        self.seat = seat
        self.at = at
        self.ritual = ritual

    def options(self, state: StormState, seat: int) -> list[int]:
        return [LET_ADVANCE, KEEP_SILENT]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == LET_ADVANCE:
            ask_late(state, self.at + 1)
            return
        rules, mine = rules_of(state), study(state)
        mine.silences += 1
        if state.chronicle is not None:
            state.tell("CS-RIT-09", "kept-silent", who=seat, ritual=self.ritual)
        if mine.silences >= rules.library.silences:
            state.move(rules.card + self.ritual, rules.zone + LEARNED + seat, BOX, state.everyone())
        state.madden(seat, rules.library.rituals[self.ritual].madness(), "CS-RIT-09")


LET_ADVANCE: Final = KeepSilent.ANSWERS.start("let-terror-advance")
KEEP_SILENT: Final = KeepSilent.ANSWERS.start("keep-silent")
