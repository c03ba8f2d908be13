# compiled
"""What a sensible player does here: a worth for everything that can be done, and the best of it.

Worth is counted in tenths of a Victory Point. The state is one that the seat could believe in: rivals' hands are
guesses, their tokens are reckoned (ROTC-RUL-77).
"""

from typing import Final

from eldertable.games.rise_of_the_cults.box import cards as c
from eldertable.games.rise_of_the_cults.box.cards import LANES, LEVELS, MODES, PLANS, SIDES
from eldertable.games.rise_of_the_cults.rules.paying import DestroyDiscarded, Pay
from eldertable.games.rise_of_the_cults.rules.phases.action import ChoosePlan
from eldertable.games.rise_of_the_cults.rules.phases.city import Informers
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import DiscardOther, Mobilize
from eldertable.games.rise_of_the_cults.rules.phases.planning import PlacePlan
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruit, Reroll, RerollDie, SetDie
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import (
    BUY_BOTH,
    FIRST_ABILITY,
    Augment,
    PlaceFreeRitual,
    RemoveRivalRitual,
    TakeDistrictCard,
    augmentation_abilities,
    purchases,
)
from eldertable.games.rise_of_the_cults.rules.plans.confrontation import (
    CommitCard,
    CommitThugs,
    RevealAbility,
)
from eldertable.games.rise_of_the_cults.rules.plans.dominance import Reinforce
from eldertable.games.rise_of_the_cults.rules.plans.influence import (
    DESTROY,
    DESTROY_AND_DRAW,
    DRAW,
    DRAW_AND_DESTROY,
    InfluenceBonus,
    InfluenceMove,
)
from eldertable.games.rise_of_the_cults.rules.plans.preparation import (
    SITE,
    SKIP,
    KeepBack,
    Prepare,
    preparations,
)
from eldertable.games.rise_of_the_cults.rules.plans.terror import (
    DeclareTerror,
    Glorify,
    LoseRitual,
    PayTerror,
    ReplaceMarker,
    can_place_dominance,
    terror_needed,
)
from eldertable.games.rise_of_the_cults.rules.scoring import points
from eldertable.games.rise_of_the_cults.rules.setup import FirstSite
from eldertable.games.rise_of_the_cults.rules.tokens import GainToken, ReturnToken
from eldertable.games.rise_of_the_cults.table.state import (
    AUGMENTATION,
    BLUFF,
    DISCARD,
    DOMINANCE,
    FREAK,
    HAND,
    INFLUENCE,
    INITIATE,
    LAID,
    PREPARATION,
    SUPPLY,
    THUG,
    RiseState,
    deck_of,
)
from eldertable.kernel.steps import Decision

POINT: Final = 10.0
LEVEL: Final = 2.4
POWER_WORTH: Final = 1.0
FACE_WORTH = (0.75, 1.0, 1.15, 0.0)


def choose(state: RiseState, seat: int) -> int:
    """The answer worth most; of equals the first."""
    options = state.choices
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    worths = [worth_of(state, decision, seat, answer) for answer in options]
    return options[worths.index(max(worths))]


def worth_of(state: RiseState, decision: Decision, seat: int, answer: int) -> float:
    """What an answer is worth to the seat."""
    if isinstance(decision, ChoosePlan):
        return plan_worth(state, seat, answer // PLANS, answer % PLANS)
    if isinstance(decision, PlacePlan):
        return marker_worth(state, seat, answer)
    if isinstance(decision, FirstSite):
        return -2.0 * state.sanity[answer] - float(sum(state.sites[answer * SIDES : (answer + 1) * SIDES]))
    if isinstance(decision, (Mobilize, Recruit)):
        return ability_worth(state, seat, answer)
    if isinstance(decision, (Reroll, RerollDie, SetDie)):
        return die_worth(decision, answer)
    if isinstance(decision, GainToken):
        return token_worth(state, seat, answer)
    if isinstance(decision, ReturnToken):
        return -token_worth(state, seat, answer)
    if isinstance(decision, Informers):
        return 0.0 if answer else -0.5
    if isinstance(
        decision, (Augment, PlaceFreeRitual, TakeDistrictCard, RemoveRivalRitual, DestroyDiscarded)
    ):
        return augmentation_worth(state, decision, seat, answer)
    if isinstance(decision, (Pay, DiscardOther)):
        return payment_worth(state, decision, seat, answer)
    if isinstance(decision, KeepBack):
        return 1.0 if answer == SKIP else 0.0
    if isinstance(decision, Prepare):
        return preparation_worth(state, seat, decision.district, answer)
    if isinstance(decision, InfluenceMove):
        return move_worth(state, seat, decision.district, answer)
    if isinstance(decision, InfluenceBonus):
        return bonus_worth(state, seat, answer)
    if isinstance(decision, Reinforce):
        return reinforcement_worth(state, seat, decision.district, answer)
    return fight_worth(state, decision, seat, answer)


# --- how things stand -----------------------------------------------------------------------------------------------


def rounds_left(state: RiseState) -> int:
    """How many rounds come after this one."""
    return state.agreed.rounds - state.round


def hand_sum(state: RiseState, seat: int, icons: list[int]) -> int:
    """The icons of one sort in the hand."""
    total = 0
    for card in state.zones[HAND + seat]:
        total += icons[state.kind(card)]
    return total


def my_attack(state: RiseState, seat: int, district: int) -> float:
    """What the seat could bring to a fight there, holding nothing back."""
    attack = state.ritual_strength(seat, district) + state.held(seat, THUG)
    return float(attack + hand_sum(state, seat, state.agreed.kinds.attack))


def rival_attack(state: RiseState, seat: int, district: int) -> float:
    """The most that a rival is likely to bring there; 0 if nobody can oppose."""
    most = 0.0
    free = state.free_field(district)
    for side in range(state.table.sides):
        if side == seat:
            continue
        here = state.ritual_strength(side, district)
        if free:
            coming = 0
            for ritual in state.elsewhere(side, district):
                coming = max(coming, ritual % LEVELS + 1)
            here += coming
        if not here:
            continue
        if state.is_npc(side):
            force = here + 4.5 + state.held(side, THUG)
        else:
            force = here + 0.8 * state.held(side, THUG) + 0.35 * len(state.zones[HAND + side])
        most = max(most, force)
    return most


def chance(mine: float, theirs: float) -> float:
    """How likely the higher of two totals wins, given how far they lie apart."""
    edge = (mine - theirs) / 6.0 + 0.5
    return 0.03 if edge < 0.03 else 0.97 if edge > 0.97 else edge


def can_frighten(state: RiseState, seat: int, district: int, extra: int) -> bool:
    """Whether the seat could pay for Terror there with `extra` more strength in Rituals."""
    means = state.held(seat, FREAK) + hand_sum(state, seat, state.agreed.kinds.terror)
    return terror_needed(state, seat, district) - extra <= means and can_place_dominance(
        state, seat, district
    )


# --- planning -------------------------------------------------------------------------------------------------------


def marker_worth(state: RiseState, seat: int, district: int) -> float:
    """Markers go where the seat can do things, not all to one place."""
    worth = 1.5 * state.ritual_strength(seat, district)
    if state.has_site(seat, district):
        worth += 4.0
    for marker in state.plans:
        if marker == district * SIDES + seat:
            worth -= 3.5
        elif marker // SIDES == district:
            worth += 0.2
    return worth


def plan_worth(state: RiseState, seat: int, district: int, plan: int) -> float:
    """What a Plan is worth in a district."""
    if plan == BLUFF:
        return 1.4 if rounds_left(state) else 0.3
    if plan == DOMINANCE:
        return dominance_worth(state, seat, district)
    if plan == PREPARATION:
        worths = [
            preparation_worth(state, seat, district, answer)
            for answer in preparations(state, seat, district, 0)
        ]
        return max(worths, default=0.0) - 0.3
    if plan == INFLUENCE:
        worths = [move_worth(state, seat, district, 1 + ritual) for ritual in state.elsewhere(seat, district)]
        return max(0.0, max(worths, default=0.0)) + (1.2 if rounds_left(state) else 0.3)
    assert plan == AUGMENTATION
    answers = purchases(state, seat, district)
    answers.extend([FIRST_ABILITY + ability for ability in augmentation_abilities(state, seat)])
    decision = Augment(seat, district, 0, 0)
    worths = [augmentation_worth(state, decision, seat, answer) for answer in answers]
    return max(worths, default=0.0) + (0.6 if rounds_left(state) else 0.0)


def dominance_worth(state: RiseState, seat: int, district: int) -> float:
    """Markers to win against Rituals at stake."""
    theirs = rival_attack(state, seat, district)
    frightening = can_frighten(state, seat, district, 0)
    if theirs == 0.0:
        return 2 * POINT - LEVEL if frightening else -5.0
    odds = chance(my_attack(state, seat, district), theirs)
    gain = POINT if frightening else 0.0
    for side in range(state.table.sides):
        if side != seat:
            gain += LEVEL * state.ritual_strength(side, district)
    return odds * gain - (1.0 - odds) * (LEVEL * state.ritual_strength(seat, district) + 4.0) - 1.0


# --- preparing and moving -------------------------------------------------------------------------------------------


def ritual_worth(state: RiseState, seat: int, district: int, level: int) -> float:
    """What one more Ritual of a level is worth in a district."""
    worth = LEVEL * level if rounds_left(state) else 0.4
    if state.has_site(seat, district) and not state.rituals_of(seat, district):
        worth += 0.7 * POINT
    if not can_frighten(state, seat, district, 0) and can_frighten(state, seat, district, level):
        worth += 0.6 * POINT
    if rival_attack(state, seat, district) > my_attack(state, seat, district) + level + 3:
        worth *= 0.6
    return worth


def preparation_worth(state: RiseState, seat: int, district: int, answer: int) -> float:
    """A Cult Site, a Ritual, or nothing more."""
    if answer == 0:
        return 0.0
    left = rounds_left(state)
    if answer == SITE:
        return 2.5 * left - 0.5 * state.site_cost(district) if left else -1.0
    level = answer - SITE
    price = POWER_WORTH * state.ritual_cost(level, district) if left else 0.1
    return ritual_worth(state, seat, district, level) - price


def move_worth(state: RiseState, seat: int, district: int, answer: int) -> float:
    """What moving a Ritual here is worth, with the level it gains and the place it leaves."""
    if answer == 0:
        return 0.0
    origin, level = (answer - 1) // LEVELS, (answer - 1) % LEVELS + 1
    raised = level + 1 if level < 3 and state.has_ritual(seat, SUPPLY, level + 1) else level
    worth = ritual_worth(state, seat, district, raised) - LEVEL * level
    if state.has_site(seat, origin) and state.rituals_of(seat, origin) == 1:
        worth -= 0.8 * POINT
    if can_frighten(state, seat, origin, 0) and not can_frighten(state, seat, origin, -level):
        worth -= 0.5 * POINT
    return worth


def bonus_worth(state: RiseState, seat: int, answer: int) -> float:
    """Drawing is worth a card; destroying is worth it while there is clutter."""
    draw = 1.5 if state.deck_size(deck_of(seat)) else 1.0
    clutter = 0.2
    for card in state.zones[DISCARD + seat]:
        if state.is_clutter(card):
            clutter = 1.0 * rounds_left(state)
    if answer == DRAW:
        return draw
    if answer == DESTROY:
        return clutter
    if answer in (DRAW_AND_DESTROY, DESTROY_AND_DRAW):
        return draw + clutter
    return 0.0


# --- cards and tokens -----------------------------------------------------------------------------------------------


def card_worth(state: RiseState, kind: int) -> float:
    """What a card is worth to its owner for the rest of the game."""
    kinds = state.agreed.kinds
    worth = 0.5 * kinds.attack[kind] + 0.9 * kinds.power[kind] + 0.8 * kinds.terror[kind]
    verb = kinds.verb[kind * MODES]
    if verb == c.ADD_DOMINANCE:
        worth += 5.0
    elif verb == c.PLACE_RITUAL:
        worth += 3.0
    elif verb == c.TAKE_DISTRICT_CARD:
        worth += 1.5
    elif verb:
        worth += 0.6
    return worth


def augmentation_worth(state: RiseState, decision: Decision, seat: int, answer: int) -> float:
    """Buying, abilities and their targets, and what to destroy."""
    kinds = state.agreed.kinds
    left = rounds_left(state)
    if isinstance(decision, PlaceFreeRitual):
        return ritual_worth(state, seat, answer, decision.level)
    if isinstance(decision, TakeDistrictCard):
        return card_worth(state, state.stack_kind[answer])
    if isinstance(decision, RemoveRivalRitual):
        rival, district = answer & 3, answer >> 2
        alone = state.has_site(rival, district) and state.rituals_of(rival, district) == 1
        return float(points(state, rival)) + (POINT if alone else 0.0)
    if isinstance(decision, DestroyDiscarded):
        if answer == 0:
            return 0.0
        return (
            0.4 * left if kinds.type[answer - 1] == c.DISORGANIZATION else 0.3 - card_worth(state, answer - 1)
        )
    assert isinstance(decision, Augment)
    if answer == 0:
        return 0.0
    if answer >= FIRST_ABILITY:
        ability = answer - FIRST_ABILITY
        return 3.0 if kinds.verb[ability] == c.PLACE_RITUAL else 1.0
    worth = 0.0
    for lane in range(LANES):
        if answer & (1 << lane):
            kind = state.stack_kind[decision.district * LANES + lane]
            price = 0.75 * state.card_cost(kind, decision.district)
            worth += card_worth(state, kind) * (0.45 * left + 0.2) - price
    return worth - (0.2 if answer == BUY_BOTH else 0.0)


def payment_worth(state: RiseState, decision: Decision, seat: int, answer: int) -> float:
    """Pay with what is worth least otherwise: tokens can be kept, cards are discarded at the round's end."""
    if isinstance(decision, DiscardOther):
        return -card_worth(state, answer)
    if answer == 0:
        return -0.5
    kinds = state.agreed.kinds
    return -0.4 * kinds.attack[answer - 1] - 0.9 * kinds.terror[answer - 1] + 0.1 * kinds.power[answer - 1]


def ability_worth(state: RiseState, seat: int, answer: int) -> float:
    """Abilities of the Cult phase: those that cost nothing are used, others mostly kept."""
    if answer == 0:
        return 0.0
    kinds = state.agreed.kinds
    ability = answer - 1
    if kinds.price[ability] != c.FREE:
        return -1.0
    if kinds.verb[ability] == c.REROLL:
        return 0.5 if state.faces[3] or state.faces[0] > 2 else -0.5
    if kinds.verb[ability] == c.SET_DIE:
        return 0.6 if state.faces[3] or state.faces[0] else -0.5
    return 1.0


def die_worth(decision: Decision, answer: int) -> float:
    """Roll again what is worth less than a die's average."""
    average = 0.78
    if isinstance(decision, SetDie):
        return FACE_WORTH[answer & 1] - FACE_WORTH[answer >> 1]
    if isinstance(decision, Reroll) and answer == 4:
        return 0.0
    return average - FACE_WORTH[answer]


def token_worth(state: RiseState, seat: int, token: int) -> float:
    """Initiates to build, Freaks to frighten, Thugs against rivals; less the more there are."""
    held = state.held(seat, token)
    if token == THUG:
        opposed = 0
        for side in range(state.table.sides):
            if side != seat and state.rituals_on_board(side):
                opposed = 1
        return 0.7 + 0.5 * opposed - 0.15 * held
    if token == INITIATE:
        return 1.3 - 0.12 * held if rounds_left(state) else 0.8
    return 1.25 - 0.25 * held


# --- fighting -------------------------------------------------------------------------------------------------------


def reinforcement_worth(state: RiseState, seat: int, district: int, answer: int) -> float:
    """Move a Ritual in where it can turn the fight."""
    if answer == 0:
        return 0.0
    origin, level = (answer - 1) // LEVELS, (answer - 1) % LEVELS + 1
    theirs = 0.0
    for side in range(state.table.sides):
        if side != seat and state.rituals_of(side, district):
            force = state.ritual_strength(side, district) + 0.8 * state.held(side, THUG)
            theirs = max(theirs, force + 0.5 * len(state.zones[HAND + side]))
    odds = chance(my_attack(state, seat, district) + level, theirs)
    stake = LEVEL * level + (
        0.8 * POINT if state.has_site(seat, origin) and state.rituals_of(seat, origin) == 1 else 0.0
    )
    return odds * 0.9 * POINT - (1.0 - odds) * (stake + 3.0) - 2.0


def fight_worth(state: RiseState, decision: Decision, seat: int, answer: int) -> float:
    """Committing, revealing and Terror."""
    kinds = state.agreed.kinds
    if isinstance(decision, CommitCard):
        if answer == 0:
            return 0.0
        attack, when = kinds.attack[answer - 1], kinds.when[(answer - 1) * MODES]
        fights = kinds.window[answer - 1] == c.CONFRONTATION and when != c.NOT_WON
        return (
            1.0 * attack
            + (0.6 if fights else -0.6)
            - 0.5 * kinds.terror[answer - 1]
            - 0.3 * kinds.power[answer - 1]
        )
    if isinstance(decision, CommitThugs):
        return 0.1 * answer
    if isinstance(decision, RevealAbility):
        return reveal_worth(state, seat, decision.district, answer)
    if isinstance(decision, DeclareTerror):
        return 1.0 if answer else 0.0
    if isinstance(decision, PayTerror):
        if answer == 0:
            return -0.2
        item = answer - 1
        return -0.3 * kinds.power[item >> 1] - (0.6 if item & 1 else 0.0) - card_worth(state, item >> 1) * 0.1
    if isinstance(decision, ReplaceMarker):
        return float(points(state, answer))
    if isinstance(decision, Glorify):
        return 1.0 if answer else 0.0
    if isinstance(decision, LoseRitual):
        return -float(answer)
    return 0.0


def reveal_worth(state: RiseState, seat: int, district: int, answer: int) -> float:
    """Use what helps; destroy a card for Attack only where it can decide the fight."""
    if answer == 0:
        return 0.0
    kinds = state.agreed.kinds
    ability = answer - 1
    if kinds.price[ability] != c.DESTROY:
        return 1.0
    highest = 0
    for side in range(state.table.sides):
        if side != seat and state.rituals_of(side, district):
            hidden = len(state.zones[LAID + side]) + state.fist[side]
            highest = max(highest, state.attack[side] + hidden)
    return 1.0 if state.attack[seat] <= highest <= state.attack[seat] + 4 else -1.0
