# compiled
"""What all missions have in common: goals, clues, the storm clock, what a sheet brings and what it takes on.

(CS-CAM-02 to CS-CAM-30)
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import INVESTIGATOR, OBJECT, SEAT, SYMBOL
from eldertable.games.cultistorm.box.places import (
    COLUMN,
    CULTIST_DECK,
    EYE,
    OBJECT_DECK,
    OBJECTS,
    OTHER_ENDGAME,
    SYMBOLS,
)
from eldertable.games.cultistorm.modules.campaign.progress import (
    BOONS,
    CLEAR_SLEEP,
    CLOCK_OUT,
    CLOCKS,
    CLOSED_FIGURE,
    DRAUGHT,
    FRIENDS,
    LATCH,
    MISSION_WON,
    MISSIONS,
    NOTED,
    P1,
    P3,
    PICTURE,
    SHIP_IN_BAY,
    STAINED,
    TALKED_ABOUT,
    USE_BOON,
    Progress,
    Sheet,
    Story,
    gates,
    progress,
)
from eldertable.games.cultistorm.rules.effects.clauses import possible, read
from eldertable.games.cultistorm.rules.setup import put_away
from eldertable.games.cultistorm.rules.storm.great_old_ones import random_goo
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.fields import FREE_SEAL, replaced
from eldertable.games.cultistorm.table.modules import BLOCKS_COUNT, CULTISTS_BEGIN, TURN_ENDS, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

BOON: Final = Dimension("boon", BOONS)
FIRST_FRIENDS: Final = 2
"""How many cards more friends in town are good for, in the first turn. (CS-MOD-41)"""
DRAUGHT_FROM: Final = 6
"""From this mission on something stands in the draught."""
DRAUGHT_COLUMN: Final = 2
DRAUGHT_HELD: Final = 2
"""In the cultist phases of so many turns it is held."""
PICTURE_TURNS: Final = 2
EARLY: Final = -1


class CampaignRules(ModuleRules):
    """What holds in every mission; each has rules of its own besides. (CS-CAM-04)"""

    def __init__(self, zone: int, card: int, ending: int, number: int, story: Story, sheet: Sheet) -> None:
        super().__init__(zone, card, ending)
        self.number = number
        """Which mission it is, from 1."""
        self.story = story
        self.sheet = sheet
        self.boons = 0
        """The boons that can be used in this mission, as bits."""
        self.own_act = -1
        """The preparation action that belongs to this mission; -1 without one."""

    def settle(self, table: StormTable) -> None:
        """Numbers of the mission's sheet go before those of the preset. (CS-CAM-04, CS-CAM-10, CS-CAM-22)"""
        story, sheet = self.story, self.sheet
        crystals = story.crystals[self.number - 1]
        if crystals:
            table.crystals = crystals[table.investigators - 3]
        if self.clocked():
            table.crystals = story.clocks[self.number - 1]
        if sheet.banes & SHIP_IN_BAY:
            table.limit -= 1
        if sheet.banes & TALKED_ABOUT:
            table.objects_dealt = 1
        for at in range(len(story.boons)):
            usable = at + 1 < BOONS or self.number == MISSIONS
            if sheet.boons >> at & 1 and story.boons[at] >= 0 and usable:
                self.boons |= 1 << at

    def clocked(self) -> bool:
        """Whether the mission has a storm clock in place of the Endgame. (CS-CAM-10, CS-CAM-11)"""
        return self.number <= CLOCKS

    def rank(self, moment: int) -> int:
        """The clerk and torn pieces come before everything else there. (CS-MOD-09)"""
        return EARLY if moment == BLOCKS_COUNT else 0

    # --- setup --------------------------------------------------------------------------------------------

    def lay_out(self, state: StormState) -> None:
        """The clock in place of the Endgame card, rumours in the box, and what banes bring onto the board. (CS-CAM-30)"""
        if self.clocked():
            for zone in (EYE, OTHER_ENDGAME):
                cards, state.zones[zone] = state.zones[zone], ()
                put_away(state, cards)
        self.lay_rumours(state)
        if self.sheet.banes & CLOSED_FIGURE:
            for place in (P1, P3):
                state.lay(state.draw(CULTIST_DECK), COLUMN + place, state.everyone())
        if self.sheet.banes & DRAUGHT and self.number >= DRAUGHT_FROM:
            while len(state.zones[COLUMN + P3]) < DRAUGHT_COLUMN:
                state.lay(state.draw(CULTIST_DECK), COLUMN + P3, state.everyone())
            state.goo = replaced(state.goo, P3, random_goo(state, 1))
            state.held = replaced(state.held, P3, 1)
        self.begin(state)

    def lay_rumours(self, state: StormState) -> None:
        """Where nobody asks around they stay in the box."""
        put_away(state, tuple([self.card + number for number in range(len(self.story.rumours))]))

    def begin(self, state: StormState) -> None:
        """What the mission lays out besides."""
        return

    def people_chosen(self, state: StormState) -> None:
        """The text is read, and keepsakes are taken out of the object deck first. (CS-CAM-07, CS-CAM-21)"""
        state.then(OpenSheet())

    def equip(self, state: StormState) -> None:
        """Keepsakes, a seal, scars. (CS-CAM-30)"""
        if self.sheet.carried:
            state.then(GiveKeepsakes(0))
            if self.sheet.boons & LATCH:
                state.then(HandSeal(state.decider(), ()))
            state.then(BearScars())

    # --- when ---------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == CULTISTS_BEGIN:
            made = progress(state)
            made.marks = [0] * len(made.marks)
            made.team_marks = 0
        elif moment == TURN_ENDS and self.sheet.banes & DRAUGHT and self.number >= DRAUGHT_FROM:
            if state.turn < DRAUGHT_HELD and state.goo[P3] >= 0:
                state.held = replaced(state.held, P3, 1)
        self.come(state, moment, seat, enemy)

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """A moment of the mission's own."""
        return

    def hand_size(self, state: StormState, seat: int) -> int:
        """Friends in town, and a night of clear sleep. (CS-MOD-41)"""
        if state.turn > 1:
            return 0
        n = FIRST_FRIENDS if self.sheet.boons & FRIENDS else 0
        return n + 1 if self.sheet.boons & CLEAR_SLEEP and not self.sheet.scars[seat] else n

    def caps_hand(self, state: StormState, seat: int) -> bool:
        """The picture is complete. (CS-MOD-41)"""
        return self.sheet.banes & PICTURE > 0 and self.number == MISSIONS and state.turn <= PICTURE_TURNS

    # --- goals --------------------------------------------------------------------------------------------

    def sets_goal(self) -> bool:
        return True

    def check_goal(self, state: StormState) -> None:
        """All parts of the goal hold and no Great Old One is in play: the mission is won at once. (CS-CAM-13)"""
        if not state.ended and not state.goos_in_play() and self.reached(state):
            state.finish(self.ending + self.victory(), (1 << state.agreed.team) - 1)

    def victory(self) -> int:
        """Which ending a victory is."""
        return MISSION_WON

    def reached(self, state: StormState) -> bool:
        """Whether all parts of the goal hold: clues and gates, where the mission says nothing else. (CS-CAM-12)"""
        return progress(state).clues >= self.clues_needed(state) and gates(state) >= self.gates_needed()

    def clues_needed(self, state: StormState) -> int:
        """How many clues belong to the goal."""
        return self.story.clues[self.number - 1]

    def gates_needed(self) -> int:
        """How many gates belong to the goal."""
        return self.story.gates[self.number - 1]

    def learn(self, state: StormState, n: int, rule: str) -> None:
        """The clues rise, or fall, never below none. (CS-CAM-15)"""
        made = progress(state)
        n = max(n, -made.clues)
        if not n or state.ended:
            return
        made.clues += n
        if state.chronicle is not None:
            needed = self.clues_needed(state)
            state.tell(rule, "clues" if n > 0 else "clues-lost", n=abs(n), has=made.clues, of=needed)
        self.learnt(state)
        self.check_goal(state)

    def learnt(self, state: StormState) -> None:
        """The number of clues has changed."""
        return

    def takes_endgame(self, state: StormState) -> bool:
        """The clock has its last crystal, or the cultist deck has run out: the mission is lost. (CS-CAM-10)"""
        if not self.clocked():
            return False
        if state.chronicle is not None:
            state.tell("CS-CAM-10", "clock-out")
        state.finish(self.ending + CLOCK_OUT, 0)
        return True

    def can_carry(self, state: StormState, seat: int, op: c.Op) -> bool:
        return op.verb == c.CLUE

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        """Clues of a text. (CS-CAM-15)"""
        self.learn(state, op.n, "CS-CAM-15")

    # --- actions ------------------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        if act == USE_BOON:
            return len(self.usable(state, seat)) > 0
        return act == self.own_act and self.why_not_mine(state, seat) is None

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        if act == USE_BOON:
            return None if self.usable(state, seat) else Refusal("CS-CAM-09", "why-no-boon", {})
        if act != self.own_act:
            return Refusal("CS-CAM-04", "why-other-mission", {})
        return self.why_not_mine(state, seat)

    def act(self, state: StormState, seat: int, act: int) -> None:
        if act == USE_BOON:
            state.then(UseBoon(seat))
        else:
            self.do_mine(state, seat)

    def acts_absent(self, act: int) -> bool:
        """A boon helps from wherever one is."""
        return act == USE_BOON

    def why_not_mine(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against the mission's own action."""
        return None

    def do_mine(self, state: StormState, seat: int) -> None:
        """Take the mission's own action."""
        raise NotImplementedError

    def usable(self, state: StormState, seat: int) -> list[int]:
        """The boons that are left and would change something, by number. (CS-CAM-09, CS-CAM-22)"""
        left = self.boons & ~progress(state).boons_used
        if not left:
            return []
        effects = state.agreed.content.effects
        return [
            boon
            for boon in range(len(self.story.boons))
            if left >> boon & 1
            and any([possible(state, seat, op) for op in effects[self.story.boons[boon]].ops])
        ]

    # --- after the result ---------------------------------------------------------------------------------

    def concludes(self, state: StormState) -> None:
        """The mission has its result: before the table is cleared it is asked what carries over. (CS-CAM-27)

        Without a sheet nothing does, nor after the last mission.
        """
        made = progress(state)
        if not self.sheet.carried or self.number == MISSIONS or made.closed:
            return
        made.verdict, made.victors = state.ended, state.winners
        state.ended = state.winners = 0
        dead = self.dead(state)
        for seat in state.order():
            if seat in dead:
                state.then(ComeAs(seat))
        if not made.victors and not dead and self.unscarred(state):
            state.then(PickScar(state.decider(), ()))
        for seat in state.order():
            state.then(KeepMemento(seat))
        state.then(CloseSheet())

    def concluding(self, state: StormState) -> bool:
        return progress(state).verdict > 0

    def dead(self, state: StormState) -> list[int]:
        """Who did not survive the mission. (CS-CAM-08)"""
        return [seat for seat in range(state.agreed.team) if state.insanity(seat) > state.most_insanity()]

    def unscarred(self, state: StormState) -> list[int]:
        """Who can bear another scar. (CS-CAM-08)"""
        return [seat for seat in range(state.agreed.team) if self.sheet.scars[seat] < self.story.scar_max]

    def notable(self, state: StormState, seat: int) -> list[int]:
        """The objects that somebody may note: of each kind no more than there are copies. (CS-CAM-07)"""
        kinds, memento = state.agreed.content.thing_kind, progress(state).memento
        return [kind for kind in state.belongings(seat).kinds if memento.count(kind) < kinds.count(kind)]


def rules_of(state: StormState) -> CampaignRules:
    """The rules of the mission at this table."""
    rules: CampaignRules = state.agreed.module(CampaignRules)
    return rules


# --- setup ----------------------------------------------------------------------------------------------------------


class OpenSheet(Step):
    """The mission's text is read; keepsakes are laid aside out of the object deck. (CS-CAM-07, CS-CAM-21)"""

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        if state.chronicle is not None:
            state.tell("CS-CAM-21", "mission-begins", mission=rules.number)
        for seat in state.order():
            kind = rules.sheet.keepsakes[seat]
            if kind < 0:
                continue
            for zone in range(OBJECT_DECK, OBJECT_DECK + 3):
                copies = [card for card in state.zones[zone] if state.thing_kind(card) == kind]
                if copies:
                    state.zones[zone] = tuple([card for card in state.zones[zone] if card != copies[0]])
                    state.lay(copies[0], rules.zone + NOTED, state.everyone())
                    break


class GiveKeepsakes(Step):
    """Everybody holds the keepsake besides the starting object. (CS-CAM-07, CS-CAM-29)

    A second copy of what one may hold once goes back; so does one object of own choice beyond the limit. `at`: whose turn
    it is, in seat order.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        order = state.order()
        if self.at >= len(order):
            return
        seat = order[self.at]
        kind = rules.sheet.keepsakes[seat]
        laid = rules.zone + NOTED
        for card in state.zones[laid]:
            if state.thing_kind(card) == kind:
                twin = state.held_object(seat, kind)
                if twin >= 0 and state.thing(twin).one_each:
                    state.take(twin, OBJECTS + seat, state.everyone())
                    state.shuffle_in((twin,), OBJECT_DECK)
                state.move(card, laid, OBJECTS + seat, state.everyone())
                if state.chronicle is not None:
                    state.tell("CS-CAM-07", "keepsake", who=seat, object=kind)
                break
        if len(state.zones[OBJECTS + seat]) > state.object_limit(seat):
            state.then(PutBack(seat))
        state.then(GiveKeepsakes(self.at + 1))


class PutBack(Decision):
    """Which object goes back into the deck, where there is no room for all. (CS-CAM-07, CS-DEC-10)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("shuffle-back", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-07", "CS-DEC-10")

    def options(self, state: StormState, seat: int) -> list[int]:
        return list(state.belongings(seat).kinds)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card = state.held_object(seat, answer)
        state.take(card, OBJECTS + seat, state.everyone())
        state.shuffle_in((card,), OBJECT_DECK)
        if state.chronicle is not None:
            state.tell("CS-CAM-07", "put-back-object", who=seat, object=answer)


class HandSeal(Common):
    """A latch that holds: somebody starts with a gate seal, both of the table's choice. (CS-CAM-09)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("start-with-seal", SEAT, SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-09", "CS-CAM-30", "CS-RUL-117")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [
            other * SYMBOLS + symbol
            for other in range(state.agreed.team)
            for symbol in range(SYMBOLS)
            if state.seal[symbol] == FREE_SEAL
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer // SYMBOLS)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return HandSeal(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        other, symbol = answer // SYMBOLS, answer % SYMBOLS
        state.seal = replaced(state.seal, symbol, other)
        if state.chronicle is not None:
            state.tell("CS-CAM-09", "starts-with-seal", who=other, symbol=symbol)


class BearScars(Step):
    """Each scar is ongoing insanity; after clear sleep one fewer. Whoever is stained has normal insanity, too.

    (CS-CAM-08, CS-CAM-09, CS-CAM-30)
    """

    def run(self, state: StormState) -> None:
        sheet = rules_of(state).sheet
        for seat in state.order():
            n = sheet.scars[seat]
            if n and sheet.boons & CLEAR_SLEEP:
                n -= 1
            state.madden_for_good(seat, n, "CS-CAM-08")
            if sheet.banes & STAINED:
                state.madden(seat, 1, "CS-CAM-09")


# --- boons ----------------------------------------------------------------------------------------------------------


class UseBoon(Decision):
    """Which boon is used: each once in a mission. (CS-CAM-09, CS-DEC-69)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("use-boon", BOON))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-09", "CS-DEC-69")

    def options(self, state: StormState, seat: int) -> list[int]:
        return rules_of(state).usable(state, seat)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in rules_of(state).usable(state, seat):
            return None
        return Refusal("CS-CAM-09", "why-no-boon", {})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        progress(state).boons_used |= 1 << answer
        if state.chronicle is not None:
            state.tell("CS-CAM-09", "boon-used", who=seat, boon=answer)
        read(state, seat, rules_of(state).story.boons[answer], c.NOW)


# --- what carries over ----------------------------------------------------------------------------------------------


class OneOrNone(Decision):
    """One thing goes onto the sheet, or none does: the first kind of answer names nothing, the second the thing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def offered(self, state: StormState, seat: int) -> list[int]:
        """What may be named."""
        raise NotImplementedError

    def why_taken(self, one: int) -> Refusal:
        """Why what is not offered may not be named."""
        raise NotImplementedError

    def write(self, state: StormState, seat: int, one: int) -> None:
        """Note what was named."""
        raise NotImplementedError

    def options(self, state: StormState, seat: int) -> list[int]:
        return [NONE, *[ONE + one for one in self.offered(state, seat)]]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if not values or values[0] in self.offered(state, seat) else self.why_taken(values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != NONE:
            self.write(state, seat, answer - ONE)


NONE: Final = 0
ONE: Final = 1


class ComeAs(OneOrNone):
    """Who died comes back as somebody else, whom nobody plays or will play, or as the same. (CS-CAM-03, CS-DEC-61)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("come-as-before"), Kind("come-as", INVESTIGATOR))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-03", "CS-CAM-27", "CS-DEC-61")

    def offered(self, state: StormState, seat: int) -> list[int]:
        taken = [*state.investigator, *progress(state).successor]
        return [one for one in range(len(state.agreed.content.investigators)) if one not in taken]

    def why_taken(self, one: int) -> Refusal:
        return Refusal("CS-CAM-03", "why-not-free", {"investigator": one})

    def write(self, state: StormState, seat: int, one: int) -> None:
        progress(state).successor[seat] = one
        if state.chronicle is not None:
            state.tell("CS-CAM-03", "comes-as", who=seat, investigator=one)


class PickScar(Common):
    """A mission lost without a death leaves a scar on somebody. (CS-CAM-08, CS-DEC-60)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("scar", SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-08", "CS-CAM-27", "CS-DEC-60", "CS-RUL-117")

    def options(self, state: StormState, seat: int) -> list[int]:
        return rules_of(state).unscarred(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in rules_of(state).unscarred(state):
            return None
        return Refusal("CS-CAM-08", "why-scarred", {"who": values[0], "n": rules_of(state).story.scar_max})

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickScar(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        progress(state).scarred = answer
        if state.chronicle is not None:
            state.tell("CS-CAM-08", "scarred", who=answer)


class KeepMemento(OneOrNone):
    """One object may be noted for the next mission. (CS-CAM-07, CS-DEC-59)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("note-nothing"), Kind("note-object", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-07", "CS-CAM-27", "CS-DEC-59")

    def offered(self, state: StormState, seat: int) -> list[int]:
        return rules_of(state).notable(state, seat)

    def why_taken(self, one: int) -> Refusal:
        return Refusal("CS-CAM-07", "why-all-noted", {"object": one})

    def write(self, state: StormState, seat: int, one: int) -> None:
        progress(state).memento[seat] = one
        if state.chronicle is not None:
            state.tell("CS-CAM-07", "noted", who=seat, object=one)


class CloseSheet(Step):
    """Nothing more is asked: the mission is over, and the new sheet is written. (CS-CAM-19, CS-CAM-27)"""

    def run(self, state: StormState) -> None:
        made: Progress = progress(state)
        made.closed = 1
        state.finish(made.verdict, made.victors)
