# compiled
"""What a sensible player does here: everybody plans for the whole team, from what all may know."""

from typing import Final

from eldertable.games.cultistorm import cards as c
from eldertable.games.cultistorm.assignment import ClaimTrophy
from eldertable.games.cultistorm.combat import DECLINE, ChooseFight, NowOrLater, PutDown
from eldertable.games.cultistorm.development import TakeSeal
from eldertable.games.cultistorm.effects import ChooseOp, PickSubject
from eldertable.games.cultistorm.effects_belongings import (
    GiveTrophy,
    RecoverObject,
    Regain,
    SwapTrophy,
    TakeTrophy,
)
from eldertable.games.cultistorm.effects_board import (
    BuryPeeked,
    FreeMove,
    KeepFace,
    PickLocation,
    Reorder,
    SortPeeked,
    TakeCrystals,
)
from eldertable.games.cultistorm.effects_dice import GiveDie, RerollDie, SetDie, WishDie
from eldertable.games.cultistorm.fight import (
    ABILITY_REROLL,
    GIVE_UP,
    OBJECT_REROLL,
    PAID_REROLL,
    WIN,
    Fight,
    match_for,
)
from eldertable.games.cultistorm.losses import Drop, LoseObject, ReturnTrophy
from eldertable.games.cultistorm.plan import FORBIDDEN, Outlook, Plan, kill_worth, team_plan
from eldertable.games.cultistorm.preparation import (
    ABILITY,
    DELIVER,
    DEVELOP,
    LOCATION,
    MOVE,
    NOT_READY,
    OBJECT,
    READY,
    RESEARCH,
    SUPPORT,
    TAKE_DIE,
    TARGET,
    THE_GOO,
    Prepare,
)
from eldertable.games.cultistorm.reactions import ActivateLocation, PickFewest, RingBell
from eldertable.games.cultistorm.research import DrawOn, KeepObject
from eldertable.games.cultistorm.sealing import PUT, SEAL, SealOrPass
from eldertable.games.cultistorm.setup import ChooseInvestigator, KeepStart
from eldertable.games.cultistorm.state import (
    AT_PLACE,
    CIRCLE,
    COLUMN,
    DISCARD,
    DRAWN,
    FACES,
    GOO_TARGET,
    HAND,
    OBJECT_DISCARD,
    OBJECTS,
    PEEKED,
    PLACES,
    SEATS,
    SUPPLY,
    SYMBOLS,
    StormState,
)
from eldertable.games.cultistorm.support import RelayTo, support_madness
from eldertable.games.cultistorm.symbols import attack_madness, enemy_symbols, kit_of, madness_of
from eldertable.games.cultistorm.terror_cards import Panic, PickPlace, PickTrophy, PickVictim
from eldertable.games.cultistorm.update import DiscardKept
from eldertable.games.cultistorm.winning import SecondWind
from eldertable.kernel.steps import Decision

TEAM: Final = ("HE", "SU", "FI", "GA", "RE", "ME")
"""Whom to take, the most useful first."""
OPENING: Final = ("LO-F1", "LO-S2", "LO-F2", "LO-M1", "LO-W1", "LO-M2", "LO-K1", "LO-S1", "LO-K2", "LO-W2")
"""Which location to open, the most useful first."""
CHARM: Final = 9.0


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
    best = options[0]
    most = -1e9
    for answer in options:
        worth = worth_of(state, decision, seat, answer)
        if worth > most:
            best, most = answer, worth
    return best


# --- preparation ------------------------------------------------------------------------------------------------------


def prepare(state: StormState, seat: int, options: list[int]) -> int:
    """Free help first, then the plan: help, die, way, trophies, targets; then ready."""
    if options[0] == NOT_READY:
        return NOT_READY
    outlook = Outlook(state)
    early = help_freely(state, seat, options, outlook)
    if early >= 0:
        return early
    plan = team_plan(state)
    return follow(state, seat, options, outlook, plan)


def help_freely(state: StormState, seat: int, options: list[int], outlook: Outlook) -> int:
    """What is worth doing before anything is planned; -1 if nothing is."""
    if RESEARCH in options and wants_research(state, seat, outlook):
        return RESEARCH
    best, most = -1, 0.0
    for answer in options:
        if answer >= DELIVER:
            worth = 0.0
        elif answer >= ABILITY:
            worth = ability_worth(state, seat, answer - ABILITY)
        elif answer >= OBJECT:
            worth = object_worth(state, seat, answer - OBJECT, outlook)
        elif answer >= TARGET:
            worth = 0.0
        elif answer >= DEVELOP:
            worth = develop_worth(state, seat, answer - DEVELOP, outlook)
        elif answer >= SUPPORT:
            code = answer - SUPPORT
            card = state.investigator[seat] * c.DECK + code // SEATS
            worth = support_worth(state, seat, card, code % SEATS, outlook)
        elif answer == LOCATION:
            worth = location_worth(state, seat, outlook)
        else:
            worth = 0.0
        if worth > most:
            best, most = answer, worth
    return best


def wants_research(state: StormState, seat: int, outlook: Outlook) -> bool:
    """Objects are worth a look while there is room for surprises."""
    room = state.agreed.limit - state.cultists_on_board() - outlook.coming
    if room < -1:
        return False
    worst = min(
        [thing_worth(state, seat, state.thing_kind(card)) for card in state.zones[OBJECTS + seat]] or [0.0]
    )
    return state.has_room(seat) or worst < 6.0


def support_worth(state: StormState, seat: int, card: int, other: int, outlook: Outlook) -> float:
    """What a support that needs no plan is worth; cards for fights wait for the plan."""
    action = state.action(card)
    if action.combat:
        return 0.0
    effect = state.agreed.content.effects[action.effect]
    worth = 0.0
    for clause in effect.clauses:
        worth += max([op_worth(state, op, other, outlook) for op in clause.ops])
    worth -= 6.0 * support_madness(state, seat, action) * (1.0 + 0.5 * state.insanity(seat))
    if action.terror:
        worth -= 5.0
    if action.cultist:
        worth -= 4.0
    if not action.redraw:
        worth -= 3.0
    return worth


def op_worth(state: StormState, op: c.Op, seat: int, outlook: Outlook) -> float:
    """What a verb is worth for its subject now."""
    verb, n = op.verb, op.n
    if verb == c.HEAL:
        healed = min(n, state.mad[seat], state.peril(c.HEALING_CAPPED) or n)
        return heal_worth(state, seat, healed, n)
    if verb == c.SANE:
        return 2.0 if state.ongoing[seat] else 0.0
    if verb == c.DRAW:
        return 4.0 * n - 0.2 * len(state.zones[HAND + seat])
    if verb == c.DROP:
        return -2.0 * n
    if verb == c.REGAIN:
        return 5.0 if state.zones[DISCARD + seat] else 0.0
    if verb in (c.DIE_GAIN, c.DIE_WISH):
        return 6.0 - 0.5 * state.own_dice(seat) if state.side_reserve() else 0.0
    if verb == c.DIE_POOL:
        return 4.0 if state.side_reserve() else 0.0
    if verb == c.BLOCK:
        place = state.place[seat]
        if op.what == c.ANYWHERE:
            return 8.0 if outlook.surplus > -2 else 1.0
        if outlook.hit[place] and not state.blocked[place] and state.goo[place] < 0:
            return 7.0 + (4.0 if len(state.zones[COLUMN + place]) >= 3 else 0.0)
        return 0.0
    if verb == c.HOLD:
        due = [place for place in state.goos_in_play() if not state.held[place]]
        return 15.0 if due and min([len(state.zones[COLUMN + place]) for place in due]) <= 1 else 0.0
    if verb == c.PEEK:
        return 0.6
    if verb == c.CRYSTALS:
        return 1.5
    if verb == c.RESEARCH:
        return 5.0 if state.has_room(seat) else 1.0
    if verb == c.OBJECT:
        return 2.0 if state.has_room(seat) else 0.0
    if verb == c.OBJECT_RECOVER:
        return 5.0 if state.has_room(seat) else 0.0
    if verb == c.OBJECT_SHUFFLE:
        return 1.0 if len(state.zones[OBJECT_DISCARD]) > 6 else 0.0
    if verb == c.TROPHY_SWAP:
        return swap_worth(state, seat, outlook)
    if verb == c.KILL:
        return 6.0 if outlook.surplus > -1 else 1.0
    return 0.0


def heal_worth(state: StormState, seat: int, healed: int, n: int) -> float:
    """Healing is worth the more the nearer death is; a waste is worth less."""
    if not healed:
        return 0.0
    worth = 0.0
    for step in range(healed):
        worth += 2.0 + 2.0 * (state.insanity(seat) - step)
    return worth if healed == n or state.insanity(seat) > 1 else 0.5 * worth


def swap_worth(state: StormState, seat: int, outlook: Outlook) -> float:
    """An exchange helps if the seat has a trophy that nobody needs, and one is needed."""
    spare = [
        symbol
        for symbol in range(SYMBOLS)
        if state.trophies[seat * SYMBOLS + symbol] and outlook.wanted[symbol] < 0
    ]
    needed = [
        symbol
        for symbol in range(SYMBOLS)
        if outlook.wanted[symbol] > 0 and state.trophies[SUPPLY * SYMBOLS + symbol]
    ]
    return 5.0 if spare and needed else 0.0


def ability_worth(state: StormState, seat: int, level: int) -> float:
    """Abilities of preparation are free: use them when they help."""
    investigator = state.agreed.content.investigators[state.investigator[seat]]
    effect = state.agreed.content.effects[investigator.abilities[level].effect]
    op = effect.op()
    if op.verb == c.HEAL:
        most = 0
        for other in range(state.table.seats):
            here = state.place[other] == state.place[seat] and other != seat
            if state.mad[other] and (here or effect.subject == c.ANYONE):
                most = max(most, state.mad[other])
        return 6.0 if most >= min(op.n, 1) and most else 0.0
    if op.verb == c.PEEK:
        return 1.0
    if op.verb == c.OBJECT_RECOVER:
        return 5.0 if state.has_room(seat) else 0.0
    if op.verb == c.BLOCK:
        return ward_worth(state, seat)
    return 0.0


def ward_worth(state: StormState, seat: int) -> float:
    """A block or a hold for insanity: only when it must be."""
    outlook = Outlook(state)
    if state.insanity(seat) > 2:
        return 0.0
    held = [place for place in state.goos_in_play() if not state.held[place]]
    if held and min([len(state.zones[COLUMN + place]) for place in held]) == 0:
        return 8.0
    return 6.0 if outlook.surplus > 0 else 0.0


def object_worth(state: StormState, seat: int, kind: int, outlook: Outlook) -> float:
    """Objects of preparation: some at once, some only in need."""
    thing = state.agreed.content.things[kind]
    effect = state.agreed.content.effects[thing.effect]
    op = effect.op()
    if op.verb == c.HEAL:
        worst = max(
            [
                state.mad[other]
                for other in range(state.table.seats)
                if state.place[other] == state.place[seat]
            ]
        )
        return 6.0 if worst >= 3 else 0.0
    if op.verb == c.KILL:
        return 8.0 if outlook.surplus > 0 else 0.0
    if op.verb == c.BLOCK:
        place = state.place[seat]
        full = len(state.zones[COLUMN + place]) >= 3 and not state.closed[place]
        if outlook.hit[place] and (outlook.surplus > -1 or full):
            return 6.0
        return 0.0
    if op.verb in (c.DRAW, c.DIE_WISH):
        return 4.0
    if op.verb == c.TROPHY_SWAP:
        return swap_worth(state, seat, outlook)
    return 0.0


def location_worth(state: StormState, seat: int, outlook: Outlook) -> float:
    """The action of the own location."""
    location = state.agreed.content.locations[state.location[state.place[seat]]]
    effect = state.agreed.content.effects[location.effect]
    op = effect.op()
    if op.verb == c.HEAL:
        if effect.cost:
            return 4.0 if state.mad[seat] >= 2 and len(state.zones[HAND + seat]) > 4 else 0.0
        return 6.0
    if op.verb == c.DRAW:
        return 6.0 if state.insanity(seat) <= 1 else 0.0
    if op.verb == c.KILL:
        spare = max(
            [
                state.trophies[seat * SYMBOLS + symbol] * (outlook.wanted[symbol] < 0)
                for symbol in range(SYMBOLS)
            ]
        )
        return 6.0 if outlook.surplus > 0 or (spare and outlook.surplus > -2) else 0.0
    return 0.0


def develop_worth(state: StormState, seat: int, symbol: int, outlook: Outlook) -> float:
    """An ability and a gate seal: the first level soon, further ones while seals are missing."""
    level = state.level[seat]
    price = state.agreed.content.levels[level]
    rest = outlook.wanted[symbol] + price.trophies
    supply = state.trophies[SUPPLY * SYMBOLS + symbol]
    spare = supply - rest
    if outlook.place_of[symbol] >= 0 and spare < 0:
        return 0.0
    if level == 0:
        worth = 8.0 if outlook.seals_missing else 3.0
    else:
        if not outlook.seals_missing:
            return 0.0
        lower = [other for other in range(state.table.seats) if state.level[other] == 0]
        if len(lower) >= outlook.seals_missing:
            return 0.0
        worth = 4.0
        place = state.place[seat]
        if outlook.surplus > -1 or (len(state.zones[COLUMN + place]) >= 3 and not state.closed[place]):
            return 0.0
        if level == 2 and state.insanity(seat) > 2:
            return 0.0
    return worth + (0.5 if outlook.wanted[symbol] < 0 else 0.0) + 0.05 * spare


def follow(state: StormState, seat: int, options: list[int], outlook: Outlook, plan: Plan) -> int:
    """The next step of the plan for this seat."""
    own = state.investigator[seat] * c.DECK
    for at in range(len(plan.helps)):
        card = plan.helps[at]
        if own <= card < own + c.DECK:
            answer = SUPPORT + (card - own) * SEATS + plan.helped[at]
            if answer in options:
                return answer
    face = plan.face[seat]
    if face >= 0 and TAKE_DIE + face in options:
        return TAKE_DIE + face
    put = [answer for answer in options if DELIVER <= answer < DELIVER + SYMBOLS]
    if put:
        return put[0]
    place = plan.place[seat]
    if place >= 0 and place != state.place[seat] and MOVE + place in options:
        return MOVE + place
    cycled = cycle(state, seat, options, plan)
    if cycled >= 0:
        return cycled
    if not state.taken[seat]:
        dice = [answer for answer in options if TAKE_DIE <= answer < MOVE]
        spare = sum(state.pool) - sum([1 for wish in plan.face if wish >= 0])
        for answer in reversed(dice):
            if spare > 0 and plan.face.count(answer - TAKE_DIE) < state.pool[answer - TAKE_DIE]:
                return answer
    return aim(state, seat, options, plan)


def cycle(state: StormState, seat: int, options: list[int], plan: Plan) -> int:
    """A free combat support that no fight of the plan needs brings a new card, and may help a second fight."""
    own = state.investigator[seat] * c.DECK
    for card in sorted(state.zones[HAND + seat]):
        action = state.action(card)
        if not action.combat or not action.star or not action.redraw or card in plan.reserved:
            continue
        if support_madness(state, seat, action):
            continue
        for other in range(state.table.seats):
            if other != seat and plan.enemy[other] >= 0 and plan.second[other] < 0:
                answer = SUPPORT + (card - own) * SEATS + other
                if answer in options:
                    return answer
        for other in range(state.table.seats):
            answer = SUPPORT + (card - own) * SEATS + other
            if other != seat and answer in options:
                return answer
    return -1


def aim(state: StormState, seat: int, options: list[int], plan: Plan) -> int:
    """Target markers where the plan wants them; then ready."""
    wanted = [enemy for enemy in (plan.enemy[seat], plan.second[seat]) if enemy >= 0]
    mine = [enemy for enemy in state.targets[2 * seat : 2 * seat + 2] if enemy >= 0]
    missing = [enemy for enemy in wanted if enemy not in mine]
    if missing:
        if len(mine) == 2:
            for enemy in mine:
                if enemy not in wanted and TARGET + min(enemy, THE_GOO) in options:
                    return TARGET + min(enemy, THE_GOO)
        for enemy in missing:
            if TARGET + min(enemy, THE_GOO) in options:
                return TARGET + min(enemy, THE_GOO)
    return READY


# --- fights -----------------------------------------------------------------------------------------------------------


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
    lacking = 0
    for symbol in range(SYMBOLS):
        short = need[symbol] - len(kit.cards[symbol]) - kit.dice[symbol]
        if short > 0:
            lacking += short
    lacking -= kit.dice[c.ANY] + sum(kit.copies) + sum(kit.strike_n) + len(kit.as_any)
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


# --- everything else --------------------------------------------------------------------------------------------------


def worth_of(state: StormState, decision: Decision, seat: int, answer: int) -> float:
    """What an answer to one of the smaller questions is worth."""
    if isinstance(decision, ChooseInvestigator):
        return -float(TEAM.index(state.agreed.content.investigators[answer].id))
    if isinstance(decision, KeepStart):
        return thing_worth(state, seat, answer)
    if isinstance(decision, KeepObject):
        return keep_worth(state, seat, answer)
    if isinstance(decision, (LoseObject, Panic)):
        if answer == c.OBJECT_KINDS:
            return -4.0 - 3.0 * state.insanity(seat)
        return -thing_worth(state, seat, answer)
    if isinstance(decision, RecoverObject):
        return (
            0.0
            if answer == c.OBJECT_KINDS
            else thing_worth(state, seat, answer) - (0.0 if state.has_room(seat) else 7.0)
        )
    if isinstance(decision, DrawOn):
        return draw_on_worth(state, seat, answer)
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


THING_WORTH: Final[dict[str, float]] = {
    "OB11": 5.0,
    "OB12": 4.0,
    "OB13": 3.0,
    "OB14": 6.5,
    "OB15": 6.0,
    "OB16": 4.5,
    "OB17": 3.0,
    "OB18": 5.0,
    "OB19": 3.0,
    "OB20": 5.5,
    "OB21": 2.0,
    "OB22": 4.0,
    "OB23": 10.0,
}


def thing_worth(state: StormState, seat: int, kind: int) -> float:
    """What it is worth to have an object of this kind."""
    if kind == c.OBJECT_KINDS:
        return 0.0
    thing = state.agreed.content.things[kind]
    if thing.id in THING_WORTH:
        return THING_WORTH[thing.id]
    return 6.0 if thing.discard else CHARM


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


def card_worth(state: StormState, seat: int, card: int) -> float:
    """What a card is worth in the hand: star cards help for nothing, and different symbols fit more enemies."""
    action = state.action(card)
    symbols = state.agreed.content.action_symbol
    twins = sum([1 for other in state.zones[HAND + seat] if symbols[other] == symbols[card]])
    worth = 4.0 if action.star else 1.0
    if action.research and not state.researched[seat]:
        worth += 0.8
    return worth - 0.7 * twins


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
