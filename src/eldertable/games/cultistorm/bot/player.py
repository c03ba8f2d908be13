# compiled
"""What a sensible player does here: everybody plans for the whole team, from what all may know."""

from eldertable.games.cultistorm.bot.answers import worth_of
from eldertable.games.cultistorm.bot.plan import FORBIDDEN, Outlook, kill_worth
from eldertable.games.cultistorm.bot.preparation import prepare
from eldertable.games.cultistorm.rules.fighting.fight import (
    ABILITY_REROLL,
    GIVE_UP,
    OBJECT_REROLL,
    PAID_REROLL,
    WIN,
    Fight,
    match_for,
)
from eldertable.games.cultistorm.rules.phases.combat import DECLINE, ChooseFight
from eldertable.games.cultistorm.rules.phases.preparation import Prepare
from eldertable.games.cultistorm.table.enemies import attack_madness, enemy_symbols
from eldertable.games.cultistorm.table.matching import madness_of, missing
from eldertable.games.cultistorm.table.state import GOO_TARGET, SYMBOLS, StormState
from eldertable.games.cultistorm.table.symbols import kit_of


def choose(state: StormState, seat: int) -> int:
    """The answer of a sensible player."""
    decision = state.decision
    options = state.legal(seat)
    if decision is None or len(options) == 1:
        return options[0]
    if isinstance(decision, Prepare):
        return prepare(state, seat, options)
    if isinstance(decision, Fight):
        return fight(state, seat, decision, options)
    if isinstance(decision, ChooseFight):
        return choose_fight(state, seat, options)
    worths = [worth_of(state, decision, seat, answer) for answer in options]
    return options[worths.index(max(worths))]


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
        if match_for(state, seat, enemy) is None:
            worth = 0.5 if attack_madness(state, seat, enemy) == 0 and len(options) > 1 else -1.0
        if enemy >= GOO_TARGET and worth < 0 and not state.held[enemy - GOO_TARGET]:
            worth = 0.1
        if worth > most:
            best, most = enemy, worth
    return best


def fight(state: StormState, seat: int, decision: Fight, options: list[int]) -> int:
    """Win; else reroll dice that do not help, for nothing first, for insanity if there is enough sanity left."""
    if WIN in options:
        match = match_for(state, seat, decision.enemy)
        return WIN if match is not None and state.survives(seat, madness_of(match)) else GIVE_UP
    place = state.place[seat]
    need = enemy_symbols(state, decision.enemy, place)
    kit = kit_of(state, seat, decision.enemy, place, ())
    lacking = missing(kit, need) - sum(kit.copies) - sum(kit.strike_n) - len(kit.as_any)
    useless = -1
    for face in range(SYMBOLS):
        if kit.dice[face] and len(kit.cards[face]) + kit.dice[face] > need[face]:
            useless = face
    if useless >= 0 and lacking <= 1:
        for base in (ABILITY_REROLL, OBJECT_REROLL):
            if base + useless in options:
                return base + useless
        patience = 3 if decision.enemy >= GOO_TARGET else 1
        if PAID_REROLL + useless in options and state.insanity(seat) <= patience:
            return PAID_REROLL + useless
    return GIVE_UP
