# compiled
"""What answers to the smaller questions are worth: whom, where, which card, object, trophy or die."""

from typing import Final

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.worth import card_worth, op_worth, thing_worth
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.rules.effects.belongings import (
    GiveTrophy,
    RecoverObject,
    Regain,
    SwapTrophy,
    TakeTrophy,
)
from eldertable.games.cultistorm.rules.effects.board import (
    BuryPeeked,
    FreeMove,
    KeepFace,
    PickLocation,
    Reorder,
    SortPeeked,
    TakeCrystals,
)
from eldertable.games.cultistorm.rules.effects.dice import GiveDie, RerollDie, SetDie, WishDie
from eldertable.games.cultistorm.rules.effects.texts import ChooseOp, PickSubject
from eldertable.games.cultistorm.rules.fighting.assignment import ClaimTrophy
from eldertable.games.cultistorm.rules.fighting.winning import SecondWind
from eldertable.games.cultistorm.rules.losses import Drop, LoseObject, ReturnTrophy
from eldertable.games.cultistorm.rules.phases.combat import NowOrLater, PutDown
from eldertable.games.cultistorm.rules.phases.sealing import PUT, SEAL, SealOrPass
from eldertable.games.cultistorm.rules.phases.update import DiscardKept
from eldertable.games.cultistorm.rules.preparing.development import TakeSeal
from eldertable.games.cultistorm.rules.preparing.support import RelayTo
from eldertable.games.cultistorm.rules.research import DrawOn, KeepObject
from eldertable.games.cultistorm.rules.setup import ChooseInvestigator, KeepStart
from eldertable.games.cultistorm.rules.storm.terror_cards import (
    Panic,
    PickFewest,
    PickPlace,
    PickTrophy,
    PickVictim,
)
from eldertable.games.cultistorm.rules.storm.terror_circle import ActivateLocation, RingBell
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.state import (
    AT_PLACE,
    CIRCLE,
    COLUMN,
    DRAWN,
    FACES,
    OBJECTS,
    PEEKED,
    PLACES,
    SEATS,
    SUPPLY,
    SYMBOLS,
    StormState,
)
from eldertable.kernel.steps import Decision

TEAM: Final = ("HE", "SU", "FI", "GA", "RE", "ME")
"""Whom to take, the most useful first."""
OPENING: Final = ("LO-F1", "LO-S2", "LO-F2", "LO-M1", "LO-W1", "LO-M2", "LO-K1", "LO-S1", "LO-K2", "LO-W2")
"""Which location to open, the most useful first."""


def worth_of(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """What an answer to one of the smaller questions is worth."""
    if isinstance(decision, ChooseInvestigator):
        return -float(TEAM.index(state.agreed.content.investigators[answer].id))
    if isinstance(decision, (KeepStart, KeepObject, LoseObject, Panic, RecoverObject, DrawOn)):
        return object_answer_worth(state, decision, seat, answer)
    if isinstance(decision, (DiscardKept, Drop, Regain, SecondWind)):
        return card_answer_worth(state, decision, seat, answer)
    if isinstance(decision, ActivateLocation):
        if answer == PLACES:
            return 0.0
        return -float(OPENING.index(state.agreed.content.locations[state.location[answer]].id))
    if isinstance(decision, (PickPlace, PickFewest, PickLocation)):
        return place_answer_worth(state, decision, seat, answer)
    if isinstance(decision, PickVictim):
        return -float(state.insanity(answer))
    if isinstance(decision, PickSubject):
        return float(state.insanity(answer)) + 0.1 * state.mad[answer]
    if isinstance(
        decision, (TakeSeal, TakeTrophy, ClaimTrophy, ReturnTrophy, PickTrophy, SwapTrophy, GiveTrophy)
    ):
        return trophy_answer_worth(state, decision, seat, answer)
    if isinstance(decision, (SetDie, WishDie, RerollDie, GiveDie)):
        return die_answer_worth(state, decision, seat, answer)
    if isinstance(decision, (BuryPeeked, SortPeeked)):
        return peek_worth(state, decision, answer)
    if isinstance(decision, (PutDown, SealOrPass)):
        return sealing_worth(state, decision, seat, answer)
    if isinstance(decision, RingBell):
        return bell_worth(state, answer)
    return plain_worth(state, decision, seat, answer)


def plain_worth(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """Questions with a simple answer."""
    if isinstance(decision, NowOrLater):
        return later_worth(state, seat, answer)
    if isinstance(decision, KeepFace):
        here = state.zones[COLUMN + decision.place]
        old = decision.old if answer else state.cultist_dice[decision.place]
        return 5.0 if old == c.BLANK else -0.1 * old - 0.1 * len(here)
    if isinstance(decision, FreeMove):
        return 0.0 if answer == PLACES else -1.0
    if isinstance(decision, RelayTo):
        return float(answer > 0) + (0.5 * state.mad[answer - 1] if answer else 0.0)
    if isinstance(decision, ChooseOp):
        effect = state.agreed.content.effects[decision.effect]
        if answer == 3:
            return 0.1
        return op_worth(state, effect.clauses[decision.clause].ops[answer], decision.subject, Outlook(state))
    if isinstance(decision, TakeCrystals):
        content = state.agreed.content
        number = content.terror_number[state.zones[CIRCLE + answer][0] - content.first_terror]
        return float(state.crystals[answer] - number)
    if isinstance(decision, Reorder):
        return -float(sum(enemy_symbols(state, answer, state.place[seat])))
    return 0.0


def later_worth(state: StormState, seat: int, answer: int) -> float:
    """Go now, unless the own target stands behind somebody else's."""
    mine = [enemy for enemy in state.targets[2 * seat : 2 * seat + 2] if enemy >= 0]
    place = state.place[seat]
    column = [state.cultist(card) for card in state.zones[COLUMN + place]]
    ahead = False
    for enemy in mine:
        if enemy in column and column.index(enemy) > 0:
            front = column[: column.index(enemy)]
            for other in range(state.table.seats):
                if other != seat and not state.done[other] and state.place[other] == place:
                    if state.targets[2 * other] in front or state.targets[2 * other + 1] in front:
                        ahead = True
    return 1.0 if (answer == 1) == ahead else 0.0


def object_answer_worth(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """Which objects to look for, to keep and to part with."""
    if isinstance(decision, KeepObject):
        return keep_worth(state, seat, answer)
    if isinstance(decision, DrawOn):
        return draw_on_worth(state, seat, answer)
    if isinstance(decision, RecoverObject):
        if answer == c.OBJECT_KINDS:
            return 0.0
        return thing_worth(state, seat, answer) - (0.0 if state.has_room(seat) else 7.0)
    if isinstance(decision, KeepStart):
        return thing_worth(state, seat, answer)
    if answer == c.OBJECT_KINDS:
        return -4.0 - 3.0 * state.insanity(seat)
    return -thing_worth(state, seat, answer)


def keep_worth(state: StormState, seat: int, answer: int) -> float:
    """Keep what is better than the worst object held."""
    if not answer:
        return 0.0
    worth = thing_worth(state, seat, answer - 1)
    if not state.has_room(seat):
        worth -= min(
            [thing_worth(state, seat, state.thing_kind(card)) for card in state.zones[OBJECTS + seat]]
        )
    return worth


def draw_on_worth(state: StormState, seat: int, answer: int) -> float:
    """Go on while nothing good is there and the storm leaves room."""
    if not answer:
        return 0.0
    best = max([thing_worth(state, seat, state.thing_kind(card)) for card in state.zones[DRAWN]] or [0.0])
    return 5.0 - best


def card_answer_worth(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """Which cards go, and which come back."""
    own = state.investigator[seat] * c.DECK
    if isinstance(decision, DiscardKept):
        return 0.0 if answer == 0 else 0.2 - card_worth(state, seat, own + answer - 1)
    if isinstance(decision, Drop):
        return -card_worth(state, seat, own + answer)
    if answer == c.DECK:
        return 0.0 if isinstance(decision, SecondWind) else -5.0
    if isinstance(decision, SecondWind):
        return -1.0
    return card_worth(state, seat, own + answer)


def place_answer_worth(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """Which location: for harm where it hurts least, for help where it helps most."""
    if answer == PLACES:
        return 0.0
    crowd = len(state.zones[COLUMN + answer])
    if isinstance(decision, PickLocation):
        hit = Outlook(state).hit[answer]
        if decision.verb == c.BLOCK:
            return 2.0 * hit + (0.0 if state.closed[answer] else float(crowd))
        if decision.verb == c.KILL:
            return float(crowd) + (0.0 if state.closed[answer] else 1.0)
        if decision.verb == c.HOLD:
            return -float(crowd)
        return float(crowd) if state.cultist_dice[answer] != c.BLANK else -1.0
    if isinstance(decision, PickPlace) and decision.verb == c.DEACTIVATE:
        return float(OPENING.index(state.agreed.content.locations[state.location[answer]].id))
    return -float(state.trophies_of(AT_PLACE + answer)) - crowd


def trophy_answer_worth(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """Which seal, which trophy."""
    outlook = Outlook(state)
    if isinstance(decision, TakeSeal):
        if not answer:
            return 0.0
        symbol = answer - 1
        place = outlook.place_of[symbol]
        if place < 0 or state.goo[place] >= 0:
            return 0.1
        return 10.0 - outlook.wanted[symbol] + 0.6 * state.trophies[seat * SYMBOLS + symbol]
    if isinstance(decision, TakeTrophy):
        return float(outlook.wanted[answer])
    if isinstance(decision, ClaimTrophy):
        return float(answer)
    if isinstance(decision, ReturnTrophy):
        return -float(outlook.wanted[answer])
    if isinstance(decision, PickTrophy):
        return -float(state.trophies[SUPPLY * SYMBOLS + answer])
    if isinstance(decision, SwapTrophy):
        if answer == SYMBOLS * SYMBOLS:
            return 0.0
        return float(outlook.wanted[answer % SYMBOLS] > 0 and outlook.wanted[answer // SYMBOLS] < 0)
    return 0.0 if answer == SYMBOLS * SEATS else -1.0


def die_answer_worth(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """A wild face is best; else leave things as they are."""
    if isinstance(decision, SetDie):
        if answer == FACES * FACES:
            return 0.0
        return 1.0 if answer % FACES == c.ANY else -1.0
    if isinstance(decision, WishDie):
        return 1.0 if answer == c.ANY else 0.0
    return 0.0 if answer in (FACES, FACES * SEATS) else -1.0


def peek_worth(state: StormState, decision: Decision, answer: int) -> float:
    """Bury cultists whose trophies nobody needs."""
    wanted = Outlook(state).wanted
    casts = state.agreed.content.cultists.cast
    if isinstance(decision, SortPeeked):
        cast = casts[answer // 2]
        good = cast >= 0 and wanted[cast] > 0
        return 1.0 if (answer % 2 == 0) == good else 0.0
    cast = casts[state.cultist(state.zones[PEEKED][-1])]
    good = cast >= 0 and wanted[cast] > 0
    return 1.0 if (answer == 0) == good else 0.0


def sealing_worth(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """Put trophies down, then seal, if that can be survived."""
    if isinstance(decision, PutDown):
        return float(answer)
    if answer == SEAL:
        return 5.0 if state.survives(seat, len(state.zones[COLUMN + state.place[seat]])) else -1.0
    return 10.0 if answer >= PUT else 0.0


def bell_worth(state: StormState, answer: int) -> float:
    """Ring before a full card or the Endgame."""
    at = (state.terror + 1) % state.agreed.terror_places
    content = state.agreed.content
    if at == state.agreed.terror_places - 1:
        full = state.crystals[at] + 1 >= content.numbers.endgame_crystals and not state.endgame
        return float(answer) if full else -float(answer)
    number = content.terror_number[state.zones[CIRCLE + at][0] - content.first_terror]
    return float(answer) if state.crystals[at] + 1 >= number >= 4 else -float(answer)
