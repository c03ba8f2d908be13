# compiled
"""What a sensible player does here: everybody plans for the whole team, from what all may know."""

from typing import Any, Final

from eldertable.games.cultistorm.bot.plan import FORBIDDEN, Outlook, kill_worth, symbols_ahead
from eldertable.games.cultistorm.bot.preparation import prepare
from eldertable.games.cultistorm.box.places import GOO_TARGET, SYMBOLS
from eldertable.games.cultistorm.rules.fighting.fight import (
    GIVE_UP,
    WAYS,
    WIN,
    Fight,
    match_for,
)
from eldertable.games.cultistorm.rules.phases.combat import DECLINE
from eldertable.games.cultistorm.table.enemies import attack_madness, enemy_symbols
from eldertable.games.cultistorm.table.matching import best_match, madness_of, missing
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import kit_of
from eldertable.kernel.advice import Worths


def choose(state: StormState, seat: int, worths: Worths) -> int:
    """The answer of a sensible player, to whom other answers are worth what this table says."""
    decision = state.decision
    options = state.legal(seat)
    if decision is None or len(options) == 1:
        return options[0]
    if type(decision).__name__ in THOUGHTS:
        return THOUGHTS[type(decision).__name__].choose(state, decision, seat, options)
    return worths.best(state, decision, seat, options)


class Thought:
    """How a question is answered whose answers are not weighed one by one."""

    def choose(self, state: StormState, decision: Any, seat: int, options: list[int]) -> int:
        """The answer of a sensible player."""
        raise NotImplementedError


class Preparing(Thought):
    """Preparation, by the team's plan."""

    def choose(self, state: StormState, decision: Any, seat: int, options: list[int]) -> int:
        return prepare(state, seat, options)


class Fighting(Thought):
    """A fight."""

    def choose(self, state: StormState, decision: Any, seat: int, options: list[int]) -> int:
        return fight(state, seat, decision, options)


class Attacking(Thought):
    """Whom to fight."""

    def choose(self, state: StormState, decision: Any, seat: int, options: list[int]) -> int:
        return choose_fight(state, seat, options)


THOUGHTS: Final[dict[str, Thought]] = {
    "Prepare": Preparing(),
    "Fight": Fighting(),
    "ChooseFight": Attacking(),
}


def choose_fight(state: StormState, seat: int, options: list[int]) -> int:
    """A fight that can be won, the best first; else one that costs nothing to try."""
    outlook = Outlook(state)
    best, most = DECLINE, 0.0
    for enemy in options:
        if enemy == DECLINE:
            continue
        worth = kill_worth(state, outlook, seat, enemy, state.place[seat])
        if worth <= FORBIDDEN or not state.survives(seat, attack_madness(state, seat, enemy)):
            continue
        if not could_win(state, seat, enemy):
            worth = 0.5 if attack_madness(state, seat, enemy) == 0 and len(options) > 1 else -1.0
        if enemy >= GOO_TARGET and worth < 0 and not state.held[enemy - GOO_TARGET]:
            worth = 0.1
        if worth > most:
            best, most = enemy, worth
    return best


def could_win(state: StormState, seat: int, enemy: int) -> bool:
    """Whether a fight that has not begun can be won, against what the enemy will have then."""
    if not state.agreed.advice:
        return match_for(state, seat, enemy) is not None
    place = state.place[seat]
    match = best_match(kit_of(state, seat, enemy, place), symbols_ahead(state, seat, enemy, place))
    return match is not None and state.bears(seat, madness_of(match))


def fight(state: StormState, seat: int, decision: Fight, options: list[int]) -> int:
    """Win; else reroll dice that do not help, for nothing first, for insanity if there is enough sanity left."""
    if WIN in options:
        match = match_for(state, seat, decision.enemy)
        return WIN if match is not None and state.survives(seat, madness_of(match)) else GIVE_UP
    place = state.place[seat]
    need = enemy_symbols(state, decision.enemy, place)
    kit = kit_of(state, seat, decision.enemy, place)
    lacking = missing(kit, need) - sum(kit.copies) - sum(kit.strike_n) - len(kit.as_any)
    useless = -1
    for face in range(SYMBOLS):
        if kit.dice[face] and len(kit.cards[face]) + kit.dice[face] > need[face]:
            useless = face
    if useless >= 0 and lacking <= 1:
        for kind in ("reroll-by-ability", "reroll-by-object"):
            free = WAYS.join(kind, (useless,))
            if free in options:
                return free
        patience = 3 if decision.enemy >= GOO_TARGET else 1
        paid = WAYS.join("reroll-for-insanity", (useless,))
        if paid in options and state.insanity(seat) + state.reroll_price(seat) <= patience + 1:
            return paid
    return GIVE_UP
