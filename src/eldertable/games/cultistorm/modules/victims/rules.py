# compiled
"""Innocent victims: where civilians come, who saves them and for what, and who puts on the robe. (CS-VIC-01)"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD, PLACE
from eldertable.games.cultistorm.box.places import COLUMN, GOO_TARGET, HAND, PLACES
from eldertable.games.cultistorm.rules.discarding import CIVILIAN_SAVED, discard_all, drop
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.storm.arrivals import bring
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.agreed import FEWEST
from eldertable.games.cultistorm.table.modules import (
    BLOCKS_COUNT,
    FIGHT_ENDS,
    GOO_CAME,
    UPDATED,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Decision, Refusal, Step

PILE: Final = 0
"""Of the module's zones: the pile, ..."""
STANDING: Final = 3
"""... who stands on each location, ..."""
SAVED: Final = STANDING + PLACES
"""... who was saved ..."""
LOST: Final = SAVED + 1
"""... and who was lost."""
FIRST_TURN: Final = 2
"""The turn in which the first civilian comes. (CS-VIC-03)"""
PRICE_IN_INSANITY: Final = 1
BEFORE_OTHERS: Final = -2


class Townsfolk:
    """The civilians as tables of numbers, and what may be turned."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.reward: list[int] = []
        """The text of each kind."""
        self.of: list[int] = []
        """The kind of each card."""
        self.every: list[int] = []
        """In how many turns one comes, by the number of investigators from two on."""
        self.crowd = 0
        """With so many cultists on its location a civilian is lost."""
        self.most_lost = 0
        """With so many lost the game is."""
        self.price = 0
        """The cards that a saving costs."""


class Saving(Part):
    """What tables with civilians remember: whether the fight that is about to end was won."""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("fight_won"),)

    fight_won: int


def saving(state: StormState) -> Saving:
    """What this table remembers of the present fight."""
    part: Saving = state.part(Saving)
    return part


class VictimRules(ModuleRules):
    """The rules of innocent victims at a table."""

    def __init__(self, zone: int, card: int, ending: int, folk: Townsfolk) -> None:
        super().__init__(zone, card, ending)
        self.folk = folk
        self.deadly = True
        """Whether the game is lost with too many of them; not so in a mission. (CS-CAM-601)"""

    def lay_out(self, state: StormState) -> None:
        """All civilians are shuffled face down; those who come lie open. (CS-VIC-02, CS-VIC-17)"""
        self.shuffle_all(state, len(self.folk.of), PILE)

    def waits(self, state: StormState, place: int) -> bool:
        """Whether a civilian stands on a location; none does where somebody absent is. (CS-VIC-04)"""
        return place >= 0 and len(state.zones[self.zone + STANDING + place]) > 0

    def civilian(self, state: StormState, place: int) -> int:
        """The civilian on a location where one stands. (CS-VIC-04)"""
        return state.zones[self.zone + STANDING + place][0]

    def kind(self, card: int) -> int:
        """Which kind of civilian a card is."""
        return self.folk.of[card - self.card]

    def lost(self, state: StormState) -> int:
        """How many were lost. (CS-VIC-09)"""
        return len(state.zones[self.zone + LOST])

    def threatened(self, state: StormState, place: int) -> bool:
        """Whether so many cultists stand there that a civilian would be lost. (CS-VIC-07, CS-VIC-10)"""
        return len(state.zones[COLUMN + place]) >= self.folk.crowd

    # --- when ---------------------------------------------------------------------------------------------

    def rank(self, moment: int) -> int:
        """At the end of a fight civilians are saved before any other module has its say. (CS-MOD-09)"""
        return BEFORE_OTHERS if moment == FIGHT_ENDS else 0

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == BLOCKS_COUNT:
            state.then_all([Convert(place) for place in range(PLACES) if self.waits(state, place)])
        elif moment == UPDATED:
            if self.one_is_due(state):
                state.then(CivilianComes())
        elif moment == FIGHT_ENDS:
            won = saving(state).fight_won
            saving(state).fight_won = 0
            if won and enemy < GOO_TARGET:
                state.then(AfterFight(seat))

    def one_is_due(self, state: StormState) -> bool:
        """Whether a civilian comes in this turn. (CS-VIC-03)"""
        since = state.turn - FIRST_TURN
        return since >= 0 and since % self.folk.every[state.agreed.investigators - FEWEST] == 0

    def won(self, state: StormState, seat: int, enemy: int) -> int:
        """A won fight, against a creature too, is remembered until its end, whatever becomes of its enemy by then.

        (CS-MOD-32, CS-VIC-12)
        """
        saving(state).fight_won = 1
        return 0

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """Where a Great Old One appears nobody can be saved any more. (CS-VIC-08)"""
        if occasion == GOO_CAME and self.waits(state, number):
            self.lose(state, number, "CS-VIC-08")

    def lose(self, state: StormState, place: int, rule: str) -> None:
        """A civilian is lost; with too many lost the team loses. (CS-VIC-09, CS-MOD-20)"""
        card = self.civilian(state, place)
        state.move(card, self.zone + STANDING + place, self.zone + LOST, state.everyone())
        if state.chronicle is not None:
            n, most = self.lost(state), self.folk.most_lost
            state.tell(rule, "civilian-lost", civilian=self.kind(card), place=place, n=n, most=most)
        if self.deadly and self.lost(state) >= self.folk.most_lost:
            state.finish(self.ending, 0)

    def bring_to_safety(self, state: StormState, seat: int, rule: str) -> None:
        """Who stands with the investigator is saved, and the reward falls to the saver.

        (CS-VIC-05, CS-VIC-13, CS-VIC-18, CS-VIC-20)
        """
        place = state.place[seat]
        card = self.civilian(state, place)
        state.move(card, self.zone + STANDING + place, self.zone + SAVED, state.everyone())
        kind = self.kind(card)
        if state.chronicle is not None:
            state.tell(rule, "civilian-saved", who=seat, civilian=kind)
        read(state, seat, self.folk.reward[kind], c.NOW)
        for module in state.agreed.asked.civilian_saved:
            module.civilian_saved(state, seat, place)

    # --- escorting, and texts that save -------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        """Escorting: where no cultist stands in the way, a civilian is saved for nothing.

        (CS-DEC-47, CS-VIC-06, CS-VIC-14)
        """
        place = state.place[seat]
        return self.waits(state, place) and not state.zones[COLUMN + place]

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        place = state.place[seat]
        if not self.waits(state, place):
            return state.why_absent(seat) or Refusal("CS-VIC-06", "why-no-civilian", {"who": seat})
        n = len(state.zones[COLUMN + place])
        return Refusal("CS-VIC-06", "why-guarded", {"place": place, "n": n}) if n else None

    def act(self, state: StormState, seat: int, act: int) -> None:
        self.bring_to_safety(state, seat, "CS-VIC-06")

    def can_carry(self, state: StormState, seat: int, op: c.Op) -> bool:
        """A text may save for nothing who stands with its subject. (CS-VIC-16, CS-MOD-31)"""
        return op.verb == c.SAVE and self.waits(state, state.place[seat])

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        self.bring_to_safety(state, seat, "CS-MOD-31")


def victims(state: StormState) -> VictimRules:
    """The rules of innocent victims at this table."""
    rules: VictimRules = state.agreed.module(VictimRules)
    return rules


# --- who is lost ----------------------------------------------------------------------------------------------------


class Convert(Step):
    """Among cultists a civilian puts on the robe, and another cultist arrives; beside a Great Old One there is none left.

    (CS-MOD-28, CS-VIC-07, CS-VIC-08, CS-VIC-10, CS-VIC-11, CS-VIC-18, CS-VIC-21)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        rules, place = victims(state), self.place
        if not rules.waits(state, place):
            return
        if state.goo[place] >= 0:
            rules.lose(state, place, "CS-VIC-08")
        elif rules.threatened(state, place):
            rules.lose(state, place, "CS-VIC-07")
            bring(state, place)


# --- who comes ------------------------------------------------------------------------------------------------------


def open_to(state: StormState) -> list[int]:
    """The locations on which a civilian can stand: nobody there yet, and no Great Old One. (CS-VIC-03, CS-VIC-04)"""
    rules = victims(state)
    return [place for place in range(PLACES) if not rules.waits(state, place) and state.goo[place] < 0]


def fullest(state: StormState) -> list[int]:
    """Those of them with most living cultists. (CS-VIC-03)"""
    places = open_to(state)
    sizes = [len(state.zones[COLUMN + place]) for place in places]
    return [place for place in places if len(state.zones[COLUMN + place]) == max(sizes)]


class CivilianComes(Step):
    """The next civilian comes where most cultists are; with an empty pile, or nowhere to stand, nobody does.

    (CS-VIC-03, CS-VIC-15)
    """

    def run(self, state: StormState) -> None:
        if state.deck_size(victims(state).zone + PILE) and fullest(state):
            state.then(PickMeeting(state.decider(), ()))


class PickMeeting(Common):
    """The table says on which of several fullest locations the civilian comes. (CS-VIC-03, CS-DEC-32)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("civilian-at", PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-VIC-03", "CS-DEC-32", "CS-RUL-117")

    def options(self, state: StormState, seat: int) -> list[int]:
        return fullest(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        place = values[0]
        if state.goo[place] >= 0:
            return Refusal("CS-VIC-03", "why-goo-there", {"goo": state.goo[place], "place": place})
        rules = victims(state)
        if rules.waits(state, place):
            said = {"place": place, "civilian": rules.kind(rules.civilian(state, place))}
            return Refusal("CS-VIC-04", "why-civilian-there", said)
        if place in fullest(state):
            return None
        n = len(state.zones[COLUMN + place])
        return Refusal("CS-VIC-03", "why-not-fullest", {"place": place, "n": n})

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return PickMeeting(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        rules = victims(state)
        card = state.draw(rules.zone + PILE)
        state.lay(card, rules.zone + STANDING + answer, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-VIC-03", "civilian-comes", civilian=rules.kind(card), place=answer)


# --- who is saved ---------------------------------------------------------------------------------------------------


class AfterFight(Step):
    """Whoever has won a fight where a civilian stands may save that one; a cultist that is killed otherwise saves
    nobody.

    (CS-VIC-05, CS-VIC-12, CS-VIC-14, CS-VIC-19)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        if victims(state).waits(state, state.place[self.seat]):
            state.then(SaveCivilian(self.seat))


class SaveCivilian(Decision):
    """Save the civilian for a hand card or for insanity, or not. (CS-VIC-05, CS-VIC-12, CS-DEC-46)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(
        Kind("leave-civilian"), Kind("save-for-card", OWN_CARD), Kind("save-for-insanity")
    )
    RULES: ClassVar[tuple[str, ...]] = ("CS-VIC-05", "CS-VIC-12", "CS-DEC-46")

    def private(self, state: StormState) -> bool:
        return not state.agreed.open_hands

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [LEAVE]
        hand = state.zones[HAND + seat]
        if len(hand) >= victims(state).folk.price:
            found += sorted([FOR_CARD + state.in_deck(card) for card in hand])
        if state.bears(seat, PRICE_IN_INSANITY):
            found.append(FOR_INSANITY)
        return found

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "save-for-insanity":
            return why_deadly(state, seat, PRICE_IN_INSANITY)
        price, held = victims(state).folk.price, len(state.zones[HAND + seat])
        if kind == "save-for-card" and held < price:
            return Refusal("CS-VIC-05", "why-price-of-saving", {"n": price, "has": held})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == LEAVE:
            return
        rules = victims(state)
        if answer == FOR_INSANITY:
            state.madden(seat, PRICE_IN_INSANITY, "CS-VIC-05")
        else:
            discard_all(state, seat, (state.own_card(seat, answer - FOR_CARD),), HAND + seat, "CS-VIC-05")
            if rules.folk.price > 1:
                drop(state, seat, rules.folk.price - 1, CIVILIAN_SAVED)
        # who is saved is safe at once; the rest of the price comes after that, and then the reward
        rules.bring_to_safety(state, seat, "CS-VIC-05")


LEAVE: Final = SaveCivilian.ANSWERS.start("leave-civilian")
FOR_CARD: Final = SaveCivilian.ANSWERS.start("save-for-card")
FOR_INSANITY: Final = SaveCivilian.ANSWERS.start("save-for-insanity")
