# compiled
"""Playing alone: two contacts with their errands and rows, Resolve, and a third target marker."""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import INVESTIGATOR, SYMBOL
from eldertable.games.cultistorm.box.places import (
    BEFORE,
    DECK,
    DISCARD,
    HAND,
    INVESTIGATORS,
    LEVELS,
    ON_BOARD,
    SYMBOLS,
)
from eldertable.games.cultistorm.rules.effects.texts import Text, perform, why_useless
from eldertable.games.cultistorm.rules.effects.texts import why_not_usable as why_no_text
from eldertable.games.cultistorm.rules.fighting.fight import punish
from eldertable.games.cultistorm.rules.preparing.development import TakeSeal
from eldertable.games.cultistorm.rules.preparing.support import (
    RELAY_LEVEL,
    Icons,
    support_madness,
    why_not_carried,
)
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import (
    GATE_SEALED,
    PREPARING,
    TURN_ENDS,
    UPDATED,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import Help
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.fields import Field
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Decision, Refusal, Step

YOU: Final = 0
"""The only seat."""
CONTACTS: Final = (1, 2)
"""The two contacts have the cards and boards of the next two seats, where nobody sits. (CS-SOL-04)"""
ROOM: Final = 2
"""The longest row for which there are actions."""
ERRANDS: Final = ("stay", "watch", "archive", "comfort")
STAY: Final = 0
PRICES: Final = 3
"""What Resolve buys in preparation."""
TILES: Final = 0
"""The module's zone: what contacts' abilities are in a fight, while they are not before you."""

CALL: Final = 0
"""Among the module's actions: play a card of a row, for each contact and place of its row, ..."""
SPEND: Final = CALL + len(CONTACTS) * ROOM
"""... spend Resolve, ..."""
DEVELOP: Final = SPEND + PRICES
"""... develop a contact's ability, ..."""
USE: Final = DEVELOP + len(CONTACTS)
"""... use it, ..."""
RENEW: Final = USE + len(CONTACTS)
"""... and have a contact's row anew, as the Supporter can."""

ERRAND: Final = Dimension("errand", len(ERRANDS))
PARTNER: Final = Dimension("partner", INVESTIGATORS)
"""The second of two contacts."""


class SoloBoard:
    """The board as tables of numbers, and its knobs."""

    def __init__(self) -> None:
        self.errands: list[int] = []
        """The text of each errand; -1 for staying."""
        self.prices: list[int] = []
        self.bought: list[int] = []
        """What Resolve buys: the numbers of texts."""
        self.tiles: list[c.Action] = []
        """The first ability of every investigator as it serves in a fight."""
        self.limit = 0
        self.hand = 0
        self.pool = 0
        self.dice = 0
        self.row = 0
        self.calls = 0
        self.resolve = 0
        self.targets = 0
        self.most = 0


class Alone(Part):
    """Where the contacts are and how often they were called, Resolve, and how many fights were won in this turn."""

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("errands", by=("contact",)),
        Field("calls", by=("contact",)),
        Field("resolve"),
        Field("wins"),
    )

    errands: list[int]
    calls: list[int]
    resolve: int
    wins: int


def alone(state: StormState) -> Alone:
    """What somebody who plays alone has besides."""
    part: Alone = state.part(Alone)
    return part


def resolve_of(state: StormState) -> int:
    """How much Resolve there is. (CS-SOL-16)"""
    return alone(state).resolve


class SoloRules(ModuleRules):
    """The rules for one; the ends of the game are those of the base game. Rows and piles are open.

    (CS-SOL-01, CS-SOL-14, CS-SOL-22, CS-SOL-26)
    """

    def __init__(self, zone: int, card: int, ending: int, board: SoloBoard) -> None:
        super().__init__(zone, card, ending)
        self.board = board

    def settle(self, table: StormTable) -> None:
        """More dice, a third target marker (and so a third fight), contacts.

        (CS-SOL-02, CS-SOL-05, CS-SOL-06, CS-SOL-23)
        """
        table.limit = self.board.limit
        table.pool_dice = self.board.pool
        table.dice_each = self.board.dice
        table.markers = self.board.targets
        table.hand = self.board.hand
        table.contacts = CONTACTS
        for number in range(len(self.board.tiles)):
            table.lend(self.card + number, self.board.tiles[number], self.zone + TILES)

    def lay_out(self, state: StormState) -> None:
        for card in range(self.card, self.card + len(self.board.tiles)):
            state.lay(card, self.zone + TILES, state.everyone())
        alone(state).resolve = self.board.resolve

    def people_chosen(self, state: StormState) -> None:
        state.then(ChooseContacts(YOU))

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == UPDATED:
            state.then_all([ChooseErrand(YOU, contact) for contact in CONTACTS])
        elif moment == PREPARING:
            for contact in CONTACTS:
                self.lay_tile(state, contact)
        elif moment == TURN_ENDS:
            mine = alone(state)
            mine.calls = [0] * len(CONTACTS)
            mine.wins = 0

    def on(self, state: StormState, occasion: int, number: int) -> None:
        if occasion == GATE_SEALED:
            self.gain_resolve(state)

    def won(self, state: StormState, seat: int, enemy: int) -> int:
        mine = alone(state)
        mine.wins += 1
        if mine.wins == 2:
            self.gain_resolve(state)
        return 0

    # --- Resolve ------------------------------------------------------------------------------------------

    def gain_resolve(self, state: StormState) -> None:
        """One more Resolve, up to the end of its track. (CS-SOL-16)"""
        mine = alone(state)
        if mine.resolve < self.board.most:
            mine.resolve += 1
            if state.chronicle is not None:
                state.tell("CS-SOL-16", "resolve-gained", n=mine.resolve)

    def spares(self, state: StormState, seat: int) -> bool:
        if not alone(state).resolve:
            return False
        state.then(BuyOff(seat))
        return True

    # --- contacts -----------------------------------------------------------------------------------------

    def row(self, state: StormState, contact: int) -> list[int]:
        """The cards of a contact's row."""
        return sorted(state.zones[HAND + contact])

    def most_calls(self, state: StormState) -> int:
        """How often each contact can be called in a turn. (CS-SOL-10, CS-SOL-21, CS-SOL-29)"""
        return state.cap or self.board.calls

    def fill_row(self, state: StormState, contact: int, n: int) -> None:
        """Fill a contact's row to so many cards; an empty deck is made anew. (CS-SOL-09, CS-SOL-11)"""
        while len(state.zones[HAND + contact]) < n:
            deck = DECK + 3 * contact
            if state.made_anew(deck, DISCARD + contact) and state.chronicle is not None:
                state.tell("CS-SOL-11", "contact-reshuffled", other=contact)
            if not state.deck_size(deck):
                return
            card = state.draw(deck)
            state.lay(card, HAND + contact, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-SOL-09", "contact-shows", other=contact, card=card)

    def lay_tile(self, state: StormState, contact: int) -> None:
        """A contact's developed ability that helps in fights lies before you. (CS-SOL-13, CS-SOL-32)"""
        number = state.investigator[contact]
        if state.level[contact] and self.board.tiles[number].combat:
            card = self.card + number
            if card in state.zones[self.zone + TILES]:
                state.move(card, self.zone + TILES, BEFORE + YOU, state.everyone())

    # --- actions ------------------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        return self.why_no_act(state, seat, act) is None

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        if act >= RENEW:
            return self.why_not_renewed(state, CONTACTS[act - RENEW])
        if act >= USE:
            return self.why_not_used(state, CONTACTS[act - USE])
        if act >= DEVELOP:
            return self.why_not_developed(state, CONTACTS[act - DEVELOP])
        if act >= SPEND:
            return self.why_not_spent(state, act - SPEND)
        return self.why_not_called(state, CONTACTS[act // ROOM], act % ROOM)

    def act(self, state: StormState, seat: int, act: int) -> None:
        if act >= RENEW:
            self.renew(state, CONTACTS[act - RENEW])
        elif act >= USE:
            self.use(state, CONTACTS[act - USE])
        elif act >= DEVELOP:
            self.develop(state, CONTACTS[act - DEVELOP])
        elif act >= SPEND:
            self.spend(state, act - SPEND)
        else:
            self.call(state, CONTACTS[act // ROOM], act % ROOM)

    def why_not_called(self, state: StormState, contact: int, at: int) -> Refusal | None:
        """What stands against a call. (CS-SOL-09, CS-SOL-10, CS-SOL-19)"""
        mine, most = alone(state), self.most_calls(state)
        if mine.errands[contact - 1] != STAY:
            return Refusal("CS-SOL-09", "why-away", {"other": contact})
        if mine.calls[contact - 1] >= most:
            return Refusal("CS-SOL-10", "why-called-enough", {"other": contact, "n": most})
        row = self.row(state, contact)
        if at >= len(row):
            return Refusal("CS-SOL-11", "why-no-more-shown", {"other": contact, "n": len(row)})
        action = state.action(row[at])
        why = why_deadly(state, YOU, support_madness(state, YOU, action)) or why_not_carried(
            state, action, YOU
        )
        return why or state.why_no_support(YOU, action, YOU)

    def call(self, state: StormState, contact: int, at: int) -> None:
        """A contact's card is played as support on yourself. (CS-DEC-35, CS-SOL-10, CS-SOL-20, CS-SOL-27)"""
        card = self.row(state, contact)[at]
        alone(state).calls[contact - 1] += 1
        state.move(card, HAND + contact, BEFORE + YOU, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-SOL-10", "contact-called", who=YOU, card=card, other=contact)
        state.then(Called(card, contact))

    def why_not_spent(self, state: StormState, what: int) -> Refusal | None:
        """What stands against spending Resolve. (CS-SOL-17)"""
        has = resolve_of(state)
        if has < self.board.prices[what]:
            return Refusal("CS-SOL-17", "why-too-little-resolve", {"n": self.board.prices[what], "has": has})
        return why_useless(state, YOU, state.agreed.content.effects[self.board.bought[what]])

    def spend(self, state: StormState, what: int) -> None:
        """Spend Resolve in preparation. (CS-SOL-17)"""
        price = self.board.prices[what]
        alone(state).resolve -= price
        if state.chronicle is not None:
            state.tell("CS-SOL-17", "resolve-spent", who=YOU, n=price)
        state.then(Text(YOU, YOU, self.board.bought[what], 0))

    def why_not_developed(self, state: StormState, contact: int) -> Refusal | None:
        """What stands against developing a contact's ability. (CS-SOL-13)"""
        if state.level[contact]:
            return Refusal("CS-SOL-13", "why-contact-developed", {"other": contact})
        if not kinds_paying(state):
            price = state.agreed.content.levels[0].trophies
            return Refusal("CS-SOL-13", "why-contact-unpaid", {"n": price, "other": contact})
        return None

    def develop(self, state: StormState, contact: int) -> None:
        """Pay for a contact's ability; of several kinds of trophies you choose one. (CS-SOL-13)"""
        kinds = kinds_paying(state)
        if len(kinds) > 1:
            state.then(PayForContact(YOU, contact))
        else:
            self.pay(state, contact, kinds[0])

    def pay(self, state: StormState, contact: int, symbol: int) -> None:
        """The trophy lies on the contact's board; terror advances, the ability is yours, a gate seal too.

        (CS-SOL-13, CS-SOL-32)
        """
        price = state.agreed.content.levels[0]
        for _ in range(price.trophies):
            state.move_trophy(symbol, YOU, ON_BOARD + contact)
        state.level = replaced(state.level, contact, 1)
        if state.chronicle is not None:
            state.tell("CS-SOL-13", "contact-developed", who=contact, ability=0)
        self.lay_tile(state, contact)
        state.then_all([Advance() for _ in range(price.terror)])
        state.then(TakeSeal(YOU))

    def why_not_used(self, state: StormState, contact: int) -> Refusal | None:
        """What stands against using a contact's ability in preparation. (CS-SOL-13, CS-SOL-32)"""
        said: dict[str, Any] = {"who": contact, "ability": 0}
        if not state.level[contact]:
            return Refusal("CS-SOL-13", "why-undeveloped", said)
        effect = state.agreed.content.investigators[state.investigator[contact]].abilities[0].effect
        if effect < 0:
            return Refusal("CS-SOL-13", "why-not-in-preparation", said)
        if state.abilities_used[contact * LEVELS]:
            return Refusal("CS-SOL-32", "why-used", {})
        return why_no_text(state, YOU, state.agreed.content.effects[effect])

    def use(self, state: StormState, contact: int) -> None:
        """Use a contact's ability, once per turn. (CS-SOL-13, CS-SOL-32)"""
        state.abilities_used = replaced(state.abilities_used, contact * LEVELS, 1)
        if state.chronicle is not None:
            state.tell("CS-SOL-13", "contact-used", who=contact, ability=0)
        perform(
            state, YOU, state.agreed.content.investigators[state.investigator[contact]].abilities[0].effect
        )

    def why_not_renewed(self, state: StormState, contact: int) -> Refusal | None:
        """What stands against having a row anew: the Supporter's second ability, once per turn. (CS-SOL-15)"""
        if not state.always(YOU, c.RELAY):
            return Refusal("CS-SOL-15", "why-no-relay", {})
        if state.abilities_used[YOU * LEVELS + RELAY_LEVEL]:
            return Refusal("CS-SOL-15", "why-used", {})
        if alone(state).errands[contact - 1] != STAY:
            return Refusal("CS-SOL-09", "why-away", {"other": contact})
        if not state.deck_size(DECK + 3 * contact) and not state.zones[DISCARD + contact]:
            return Refusal("CS-SOL-15", "why-no-cards", {"other": contact})
        return None

    def renew(self, state: StormState, contact: int) -> None:
        """Discard a staying contact's row and fill it anew. (CS-SOL-15)"""
        state.abilities_used = replaced(state.abilities_used, YOU * LEVELS + RELAY_LEVEL, 1)
        if state.chronicle is not None:
            state.tell("CS-SOL-15", "row-renewed", who=YOU, other=contact)
        for card in self.row(state, contact):
            state.move(card, HAND + contact, DISCARD + contact, state.everyone())
        self.fill_row(state, contact, self.board.row)


def rules_of(state: StormState) -> SoloRules:
    """The rules for one at this table."""
    rules: SoloRules = state.agreed.module(SoloRules)
    return rules


def kinds_paying(state: StormState) -> list[int]:
    """The kinds of trophies with which you can pay for a contact's ability. (CS-SOL-13)"""
    price = state.agreed.content.levels[0].trophies
    return [symbol for symbol in range(SYMBOLS) if state.trophies[YOU * SYMBOLS + symbol] >= price]


class ChooseContacts(Decision):
    """Two contacts among the investigators whom you do not play. (CS-SOL-03, CS-DEC-38)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("take-contacts", INVESTIGATOR, PARTNER))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SOL-03", "CS-DEC-38")

    def options(self, state: StormState, seat: int) -> list[int]:
        people = [
            one for one in range(len(state.agreed.content.investigators)) if one != state.investigator[YOU]
        ]
        return [one * PARTNER.size + other for one in people for other in people if one < other]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        mine = state.investigator[YOU]
        if mine in values:
            return Refusal("CS-SOL-03", "why-not-your-own-contact", {"investigator": mine})
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        chosen = (answer // PARTNER.size, answer % PARTNER.size)
        for at in range(len(CONTACTS)):
            state.investigator = replaced(state.investigator, CONTACTS[at], chosen[at])
            if state.chronicle is not None:
                state.tell("CS-SOL-03", "contact-taken", investigator=chosen[at])


class ChooseErrand(Decision):
    """What a contact does in this turn. (CS-SOL-08, CS-SOL-30, CS-DEC-34)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")
    ANSWERS: ClassVar[Answers] = Answers(Kind("send", ERRAND))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SOL-08", "CS-SOL-09", "CS-DEC-34")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def options(self, state: StormState, seat: int) -> list[int]:
        return list(range(len(ERRANDS)))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        rules = rules_of(state)
        alone(state).errands[self.other - 1] = answer
        if state.chronicle is not None:
            state.tell("CS-SOL-08", "contact-sent", other=self.other, errand=answer)
        if answer == STAY:
            rules.fill_row(state, self.other, rules.board.row)
        else:
            state.then(Text(YOU, YOU, rules.board.errands[answer], 0))


class Called(Step):
    """Insanity for a general card, the text, the icons, a new card in the row. (CS-SOL-10, CS-SOL-11, CS-SOL-29)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "other")

    def __init__(self, card: int, other: int) -> None:
        self.card = card
        self.other = other

    def run(self, state: StormState) -> None:
        action = state.action(self.card)
        n = support_madness(state, YOU, action)
        if action.star:
            state.stars = raised(state.stars, YOU, 1)
        else:
            state.generals = raised(state.generals, YOU, 1)
        state.madden(YOU, n, "CS-SOL-10")
        if not action.combat:
            state.then(Text(YOU, YOU, action.effect, 0))
        if not action.combat or state.agreed.icons_at_play:
            state.then(Icons(self.card, YOU))
        if action.redraw:
            state.then(Refill(self.other))


class Refill(Step):
    """The place of a card that was played is filled, unless something forbids it. (CS-SOL-11, CS-SOL-29)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("other",)

    def __init__(self, other: int) -> None:
        self.other = other

    def run(self, state: StormState) -> None:
        for module in state.agreed.asked.redraws:
            if not module.redraws(state, YOU):
                return
        rules = rules_of(state)
        rules.fill_row(state, self.other, min(rules.board.row, len(state.zones[HAND + self.other]) + 1))


class PayForContact(Decision):
    """Which kind of trophy a contact's ability costs. (CS-SOL-13, CS-DEC-37)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")
    ANSWERS: ClassVar[Answers] = Answers(Kind("pay-for-contact", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SOL-13", "CS-DEC-37")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def options(self, state: StormState, seat: int) -> list[int]:
        return kinds_paying(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in kinds_paying(state):
            return None
        return Refusal("CS-SOL-13", "why-no-trophy", {"symbol": values[0]})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        rules_of(state).pay(state, self.other, answer)


class BuyOff(Decision):
    """Spend Resolve so that the penalty does not fall, neither insanity nor advance. (CS-SOL-18, CS-SOL-33, CS-DEC-36)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("pay-resolve"), Kind("bear-penalty"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SOL-18", "CS-CMB-05", "CS-DEC-36")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [PAY, BEAR]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == BEAR:
            punish(state, seat)
            return
        alone(state).resolve -= 1
        if state.chronicle is not None:
            state.tell("CS-SOL-18", "bought-off", who=seat)


PAY: Final = BuyOff.ANSWERS.start("pay-resolve")
BEAR: Final = BuyOff.ANSWERS.start("bear-penalty")


def serves_in_fights(content: c.Content, investigator: int) -> bool:
    """Whether an investigator's first ability brings something into a fight, rerolls aside."""
    fight = content.investigators[investigator].abilities[0].fight
    return fight >= 0 and isinstance(content.effects[fight].op().deed, Help)
