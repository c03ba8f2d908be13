# compiled
"""How things stand, as a player weighs them: strength, chances, what a Ritual or a card is worth.

Worth is counted in tenths of a Victory Point.
"""

from typing import Final

from eldertable.games.rise_of_the_cults.bot.leaning import leaning
from eldertable.games.rise_of_the_cults.bot.verbs import verb_worth
from eldertable.games.rise_of_the_cults.box.cards import LEVELS, MODES
from eldertable.games.rise_of_the_cults.rules.plans.dominance_markers import can_place_dominance
from eldertable.games.rise_of_the_cults.rules.plans.terror import terror_needed
from eldertable.games.rise_of_the_cults.table.fields import FREAK, HAND, INITIATE, THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState

POINT: Final = 10.0


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
            force = here + leaning(state).npc_force + state.held(side, THUG)
        else:
            force = here + 0.8 * state.held(side, THUG) + 0.35 * len(state.zones[HAND + side])
        most = max(most, force)
    return most


def chance(state: RiseState, mine: float, theirs: float) -> float:
    """How likely the higher of two totals wins, given how far they lie apart."""
    edge = (mine - theirs) / leaning(state).spread + 0.5
    return 0.03 if edge < 0.03 else 0.97 if edge > 0.97 else edge


def can_frighten(state: RiseState, seat: int, district: int, extra: int) -> bool:
    """Whether the seat could pay for Terror there with `extra` more strength in Rituals."""
    means = state.held(seat, FREAK) + hand_sum(state, seat, state.agreed.kinds.terror)
    return terror_needed(state, seat, district) - extra <= means and can_place_dominance(
        state, seat, district
    )


def ritual_worth(state: RiseState, seat: int, district: int, level: int) -> float:
    """What one more Ritual of a level is worth in a district."""
    worth = leaning(state).level * level if rounds_left(state) else 0.4
    if state.has_site(seat, district) and not state.rituals_of(seat, district):
        worth += 0.7 * POINT
    if not can_frighten(state, seat, district, 0) and can_frighten(state, seat, district, level):
        worth += 0.6 * POINT
    if rival_attack(state, seat, district) > my_attack(state, seat, district) + level + 3:
        worth *= 0.6
    return worth


def card_worth(state: RiseState, kind: int) -> float:
    """What a card is worth to its owner for the rest of the game."""
    kinds = state.agreed.kinds
    worth = 0.5 * kinds.attack[kind] + 0.9 * kinds.power[kind] + 0.8 * kinds.terror[kind]
    if kinds.verb[kind * MODES] is not None:
        worth += verb_worth(state, kind * MODES).owned
    return worth


def token_worth(state: RiseState, seat: int, token: int) -> float:
    """Initiates to build, Freaks to frighten, Thugs against rivals; less the more there are."""
    held = state.held(seat, token)
    if token == THUG:
        opposed = 0
        for side in range(state.table.sides):
            if side != seat and state.rituals_on_board(side):
                opposed = 1
        return leaning(state).thug + 0.5 * opposed - 0.15 * held
    if token == INITIATE:
        return leaning(state).initiate - 0.12 * held if rounds_left(state) else 0.8
    return leaning(state).freak - 0.25 * held
