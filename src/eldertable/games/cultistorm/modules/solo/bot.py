# compiled
"""What errands, calls, Resolve and contacts' abilities are worth to a sensible player."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.preparation import support_worth
from eldertable.games.cultistorm.bot.verbs import weighed
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, PLACES, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.modules.solo.rules import (
    CALL,
    CONTACTS,
    DEVELOP,
    RENEW,
    ROOM,
    SPEND,
    STAY,
    USE,
    YOU,
    ChooseErrand,
    alone,
    kinds_paying,
    rules_of,
)
from eldertable.games.cultistorm.rules.preparing.support import support_madness
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

CAUTION: Final = 3
"""How many places below the limit the arrivals to come may leave before a contact had better watch."""


class Lonely(Advice):
    """Call what helps, keep Resolve for penalties unless there is much of it, and gate seals above all."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        if act >= RENEW:
            return 0.0
        if act >= USE:
            return self.ability_worth(state, CONTACTS[act - USE])
        if act >= DEVELOP:
            return self.development_worth(state)
        if act >= SPEND:
            return self.resolve_worth(state, act - SPEND)
        card = rules_of(state).row(state, CONTACTS[act // ROOM])[act % ROOM]
        return support_worth(state, seat, card, YOU, Outlook(state))

    def ability_worth(self, state: StormState, contact: int) -> float:
        """A contact's ability in preparation."""
        content = state.agreed.content
        effect = content.effects[content.investigators[state.investigator[contact]].abilities[0].effect]
        if effect.op().verb == c.HEAL:
            return 6.0 if state.mad[YOU] else 0.0
        return weighed(effect.op().verb).ability(state, YOU, effect)

    def development_worth(self, state: StormState) -> float:
        """A gate seal for one trophy that no gate needs."""
        outlook = Outlook(state)
        if not outlook.seals_missing:
            return 0.0
        return 8.5 if spare_kind(state, outlook) >= 0 else 0.0

    def resolve_worth(self, state: StormState, what: int) -> float:
        """Resolve is spent when there is more than penalties will need, or death is near."""
        resolve = alone(state).resolve
        if what == 2:
            return 8.0 if state.insanity(YOU) >= 3 and state.mad[YOU] >= 2 else 0.0
        if what == 1:
            return 3.0 if resolve >= 4 else 0.0
        return 0.0

    def lendable(self, state: StormState, seat: int, reserved: list[int]) -> list[int]:
        rules, mine = rules_of(state), alone(state)
        found: list[int] = []
        for contact in CONTACTS:
            row = rules.row(state, contact)
            left = rules.most_calls(state) - mine.calls[contact - 1]
            left -= sum([1 for card in row if card in reserved])
            if mine.errands[contact - 1] == STAY and left > 0:
                found += [card for card in row if state.action(card).combat and card not in reserved]
        return found

    def lending_madness(self, state: StormState, card: int) -> int:
        return support_madness(state, YOU, state.action(card))

    def lending(self, state: StormState, seat: int, card: int, other: int) -> int:
        rules = rules_of(state)
        for at in range(len(CONTACTS)):
            row = rules.row(state, CONTACTS[at])
            if card in row:
                return CALL + at * ROOM + row.index(card)
        return -1


def spare_kind(state: StormState, outlook: Outlook) -> int:
    """A kind of trophy to pay with: the one that gates need least, and -1 if all are needed."""
    best, most = -1, -99
    for symbol in kinds_paying(state):
        spare = state.trophies[SUPPLY * SYMBOLS + symbol] - outlook.wanted[symbol]
        if outlook.place_of[symbol] >= 0 and spare < 1:
            continue
        worth = spare - 3 * int(outlook.wanted[symbol] > -1)
        if worth > most:
            best, most = symbol, worth
    return best


class Errands(Worth):
    """Where a contact is most useful in this turn."""

    def of(self, state: StormState, decision: ChooseErrand, seat: int, values: tuple[int, ...]) -> float:
        errand = values[0]
        outlook = Outlook(state)
        if errand == STAY:
            return 6.0
        if errand == 1:
            near = 4.0 * max(0, outlook.surplus + CAUTION)
            return near + 5.0 * full_places(state, outlook)
        if errand == 2:
            return 3.0 if state.has_room(YOU) else 0.0
        return 7.0 if state.mad[YOU] and state.insanity(YOU) >= 3 else 0.0


def full_places(state: StormState, outlook: Outlook) -> int:
    """On how many open locations the next arrival would be the fourth."""
    found = 0
    for place in range(PLACES):
        full = len(state.zones[COLUMN + place]) >= 3 and not state.closed[place] and state.goo[place] < 0
        if full and outlook.hit[place] and not state.blocked[place]:
            found += 1
    return found


class Pairs(Worth):
    """Whom to have as contacts: the most useful first."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        people = state.agreed.content.investigators
        return sum([people[one].worth for one in values])


class Payments(Worth):
    """Which trophy to pay with."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 if values[0] == spare_kind(state, Outlook(state)) else 0.0


class Bought(Worth):
    """A penalty that is bought off."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0


class Borne(Worth):
    """A penalty that falls."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 0.0
