# compiled
"""What a sensible player does here: a worth for everything that can be had, and the best of it.

Worth is counted in coins. Placements, deals and benefits are weighed by what they give; an action is tried on a copy
and weighed by how the table looks after it. The state is one that the seat could believe in: rivals' hands are guesses.
"""

from typing import Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.rules.abilities import ChooseMaster, OfferFollowers, PayCard
from eldertable.games.cult.rules.benefits import (
    DECLINE,
    FIRST_TARGET,
    NEW_PRIEST,
    TARGETS,
    AltarPlace,
    AltarPriest,
    Bribe,
    BribePriest,
    GrantLicense,
    Hire,
    Ordain,
    PutOnTop,
    TakeBenefit,
    Teach,
)
from eldertable.games.cult.rules.effects import (
    ChoosePriest,
    DestroyFree,
    Exorcise,
    GainEither,
    Give,
    MoveTo,
    PlaceFree,
    PlayInside,
    TakeLicense,
)
from eldertable.games.cult.rules.intention import (
    FIRST_PURCHASE,
    FIRST_SALE,
    Deal,
    MobBenefit,
    PlaceOrPass,
    open_to,
    placement_cost,
)
from eldertable.games.cult.rules.licenses import has_community, has_title
from eldertable.games.cult.rules.resolution import Act, Judgement, winner_as_things_stand
from eldertable.games.cult.rules.setup import ChooseCult
from eldertable.games.cult.rules.supremacy import Celebrate
from eldertable.games.cult.table.state import (
    FREE,
    KINDS_OF_PRIEST,
    LAST,
    NOBODY,
    PALACE,
    PATRIARCH,
    PLACES,
    RESERVE,
    STRONGEST,
    CultState,
)
from eldertable.kernel.steps import Decision

VICTORY: Final = 200.0
STRENGTH: Final = 2.2
FOLLOWERS_WORTH: Final[tuple[float, ...]] = (0.0, 5.0, 12.0, 17.0, 24.0, 29.0, 36.0, 41.0, 50.0, 56.0)
CARD: Final = 3.0
RIVAL: Final = 0.4
PATIENCE: Final = 12
"""So many answers of its own a player looks ahead inside one action."""


def choose(state: CultState, seat: int) -> int:
    """The answer worth most; of equals the first."""
    options = state.choices
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    worths = [worth_of(state, decision, seat, answer) for answer in options]
    return options[worths.index(max(worths))]


def worth_of(state: CultState, decision: Decision, seat: int, answer: int) -> float:
    """What an answer is worth to the seat."""
    if isinstance(decision, PlaceOrPass):
        return placement_worth(state, seat, answer)
    if isinstance(decision, Deal):
        return deal_worth(state, seat, answer)
    if isinstance(decision, PayCard):
        return -card_worth(state, seat, answer)
    if isinstance(decision, Give):
        return -card_worth(state, seat, answer)
    if in_an_action(decision):
        return tried_worth(state, seat, answer)
    if isinstance(decision, MobBenefit):
        return location_worth(state, seat, answer) if answer else 0.0
    if isinstance(decision, Celebrate):
        return celebration_worth(state, seat, answer)
    if isinstance(decision, ChooseCult):
        return -float(answer)
    return benefit_worth(state, decision, seat, answer)


def in_an_action(decision: Decision) -> bool:
    """Whether a decision is an action, or a choice within one."""
    return isinstance(
        decision,
        (
            Act,
            ChooseMaster,
            OfferFollowers,
            PlayInside,
            ChoosePriest,
            MoveTo,
            PlaceFree,
            Exorcise,
            DestroyFree,
            GainEither,
            TakeLicense,
        ),
    )


# --- what things are worth ------------------------------------------------------------------------------------------


def follower_worth(followers: int) -> float:
    """What so many Followers are worth: they are the Patriarch's strength, and some open a part of the city."""
    return FOLLOWERS_WORTH[min(followers, len(FOLLOWERS_WORTH) - 1)]


def mob_worth(mobs: int, needed: int) -> float:
    """What so many Mobs are worth: the last one is the game."""
    return VICTORY if mobs >= needed else 13.0 * mobs + 4.0 * mobs * mobs


def altar_worth(altars: int, needed: int) -> float:
    """What so many Altars are worth."""
    return VICTORY if altars >= needed else 6.0 * altars + 2.0 * altars * altars


def summoning_worth(summoned: int, needed: int) -> float:
    """What so many Summonings are worth."""
    return VICTORY if summoned >= needed else 45.0 * summoned


def license_worth(state: CultState, side: int, kind: int) -> float:
    """What a License is worth to a side: Patriarch strength, and what it allows."""
    cards = state.agreed.cards
    worth = 2.4 * cards.bonus[kind]
    sort = cards.license[kind]
    if sort == c.TITLE:
        location = cards.locations[kind][0]
        return worth + (3.5 if state.followers[side] < state.agreed.needs[location] else 1.0)
    if sort == c.COMMUNITY:
        return worth + 0.5 * location_worth(state, side, cards.locations[kind][0])
    return worth + 3.0


def card_worth(state: CultState, side: int, kind: int) -> float:
    """What a card is worth to keep."""
    if kind == c.SUPREMACY:
        return 12.0
    if kind >= c.FIRST_LICENSE:
        return license_worth(state, side, kind)
    cards = state.agreed.cards
    usable = 1.0 if state.dark[side] or not cards.sealed[kind] else 0.3
    if kind >= c.FIRST_INTRIGUE:
        return max(0.8 * cards.sell[kind], 4.5 * usable)
    effect = cards.effect[kind]
    verb = state.agreed.effects.verb[effect]
    if verb == c.BOOST:
        return usable * (1.0 + 0.8 * state.agreed.effects.n[effect])
    if verb == c.GAIN_MOBS or verb == c.BUILD_ALTAR:
        return 8.0 * usable
    return usable * CARD


def wealth(state: CultState, side: int) -> float:
    """What all that a side has is worth."""
    numbers = state.agreed.numbers
    coins = state.coins[side]
    worth = float(coins) if coins < 15 else 15.0 + 0.5 * (coins - 15)
    worth += follower_worth(state.followers[side])
    worth += mob_worth(state.mobs[side], numbers.win_mobs)
    worth += altar_worth(state.altar_count(side), numbers.win_altars)
    worth += summoning_worth(state.summoned[side], numbers.win_summonings)
    worth += priests_worth(state, side)
    for deck in (c.MIRACLE_DECK, c.INTRIGUE_DECK, c.LICENSE_DECK):
        for card in state.held(side, deck):
            worth += card_worth(state, side, state.kind(card))
    if state.supremacy == side:
        worth += 10.0 if state.face_down else 12.0
    return worth


def priests_worth(state: CultState, side: int) -> float:
    """What the Priests of a side are worth: few can be placed in a round, so the strongest count most."""
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    placed = 0
    worth = 0.0
    for kind in range(STRONGEST, 0, -1):
        for _ in range(state.agreed.numbers.priests - state.priests[reserve + kind]):
            placed += 1
            worth += kind * STRENGTH + 1.0 if placed <= 4 else 0.3 * kind + 0.5
    return worth


def location_worth(state: CultState, side: int, location: int) -> float:
    """What the benefit of a Location is worth to a side now."""
    locations, numbers = state.agreed.locations, state.agreed.numbers
    benefit, n = locations.benefit[location], locations.n[location]
    coins, followers = state.coins[side], state.followers[side]
    if benefit == c.DRAW_MIRACLE:
        return CARD * n if state.left_in(c.MIRACLE_DECK) else 0.0
    if benefit == c.BRIBE:
        return max(0.3, 0.45 * (coins - 6)) if coins >= locations.least[location] else 0.2
    if benefit == c.RECRUIT:
        return follower_worth(followers + n) - follower_worth(followers) if state.room(side) else 0.0
    if benefit == c.TAKE_SUPREMACY:
        return 8.0 if state.supremacy != side else 1.0 if state.face_down else 0.0
    if benefit == c.ORDAIN:
        return STRENGTH + 1.2
    if benefit == c.EARN:
        return 0.95 * n if coins < 15 else 0.6 * n
    if benefit == c.RAISE_ALTAR:
        if coins < locations.price[location]:
            return 0.3
        altars = state.altar_count(side)
        gain = altar_worth(altars + 1, numbers.win_altars) - altar_worth(altars, numbers.win_altars)
        return gain - locations.price[location] + 1.0
    if benefit == c.TEACH:
        return 2.5 if coins >= locations.offers[location][0][0] else 0.2
    if benefit == c.HIRE:
        return hire_worth(state, side, location)
    if benefit == c.GRANT_LICENSE:
        return 7.5 if state.zones[PALACE] else 0.0
    if benefit == c.SCHEME:
        return 7.0
    if benefit == c.ARM_MOB:
        if followers < locations.price[location]:
            return 0.0
        mobs = state.mobs[side]
        gain = mob_worth(mobs + n, numbers.win_mobs) - mob_worth(mobs, numbers.win_mobs)
        return gain - follower_worth(followers) + follower_worth(followers - locations.price[location])
    done = state.summoned[side]
    return summoning_worth(done + 1, numbers.win_summonings) - summoning_worth(done, numbers.win_summonings)


def hire_worth(state: CultState, side: int, location: int) -> float:
    """The best offer of the Port."""
    best = 0.2
    for price, n in state.agreed.locations.offers[location]:
        if price <= state.coins[side]:
            gained = min(n, state.room(side))
            followers = state.followers[side]
            best = max(best, follower_worth(followers + gained) - follower_worth(followers) - 0.85 * price)
    return best


def pays_off(state: CultState, side: int, location: int, influence: int) -> bool:
    """Whether so much Influence is enough for the benefit itself: the Rift asks for the Divine Might."""
    return state.agreed.locations.benefit[location] != c.SUMMON or influence >= state.might(side)


# --- how the table looks --------------------------------------------------------------------------------------------


def outlook(state: CultState, side: int) -> float:
    """What a side will get in the Locations still to be judged, as they stand."""
    if side == state.celebrating:
        return 0.0
    first = state.active if state.active > 0 else 1
    if state.active > 0 and not awaits_judgement(state):
        first += 1
    worth = 0.0
    for location in range(first, LAST + 1):
        if location == state.active and state.raided:
            continue
        seized = location == state.active and state.seized == side
        if not seized and not state.present(side, location):
            continue
        winner = winner_as_things_stand(state, location)
        gets = winner == side or has_community(state, side, location)
        if gets and pays_off(state, side, location, state.influence(side, location)):
            worth += 0.9 * location_worth(state, side, location)
        elif winner != side:
            worth += state.agreed.locations.alms[location]
    return worth


def awaits_judgement(state: CultState) -> bool:
    """Whether the winner of the Active Location is still to be found."""
    for step in state.agenda:
        if isinstance(step, Judgement):
            return True
    return False


def pending_benefit(state: CultState, side: int) -> float:
    """What a side is just being offered as a benefit."""
    decision = state.decision
    if decision is None or decision.seat != side or state.active < 0 or awaits_judgement(state):
        return 0.0
    if isinstance(decision, (TakeBenefit, Bribe, Ordain, AltarPlace, Teach, Hire, GrantLicense)):
        return 0.9 * location_worth(state, side, state.active)
    return 0.0


def table_worth(state: CultState, seat: int) -> float:
    """How well a seat stands, with the best of its rivals in mind."""
    if state.ended:
        return VICTORY * 5 if state.winners >> seat & 1 else -VICTORY * 5
    mine = wealth(state, seat) + outlook(state, seat) + pending_benefit(state, seat)
    theirs = 0.0
    for side in range(state.table.sides):
        if side != seat:
            worth = wealth(state, side) + outlook(state, side) + pending_benefit(state, side)
            theirs = max(theirs, worth)
    return mine - RIVAL * theirs


def tried_worth(state: CultState, seat: int, answer: int) -> float:
    """How the table looks after an answer, and the seat's own next choices of the same action."""
    trial = state.clone()
    trial.apply(answer, seat)
    for _ in range(PATIENCE):
        decision = trial.decision
        if decision is None or decision.seat != seat or isinstance(decision, Act):
            break
        if not in_an_action(decision) and not isinstance(decision, PayCard):
            break
        trial.apply(choose(trial, seat), seat)
    return table_worth(trial, seat)


# --- the Intention Phase --------------------------------------------------------------------------------------------


def chance(margin: int, rivals: int) -> float:
    """How likely a lead of so much Influence holds, with so many rivals still to place."""
    if margin > 0:
        odds = 0.62 + 0.07 * margin
    elif margin == 0:
        odds = 0.45
    else:
        odds = 0.3 + 0.06 * margin
    odds = 0.97 if odds > 0.97 else 0.02 if odds < 0.02 else odds
    return odds * (1.0 - 0.06 * rivals)


def placement_worth(state: CultState, seat: int, answer: int) -> float:
    """What a Priest more in a Location is worth, against what it costs."""
    if answer == 0:
        return 0.15
    location, kind = (answer - 1) // KINDS_OF_PRIEST + 1, (answer - 1) % KINDS_OF_PRIEST
    strength = state.strength(seat, kind)
    price = 0.12 * strength
    if placement_cost(state, seat):
        followers = state.followers[seat]
        price += follower_worth(followers) - follower_worth(followers - 1) + 0.5
        if kind == PATRIARCH:
            strength -= 1
    if state.agreed.locations.benefit[location] == c.SUMMON:
        return rift_worth(state, seat, location, strength) - price
    best, rivals = strongest_rival(state, seat, location)
    mine = state.influence(seat, location)
    worth = location_worth(state, seat, location) + denial_worth(state, seat, location)
    alms = float(state.agreed.locations.alms[location])
    if has_community(state, seat, location):
        return 0.4 * alms - price if mine else worth - price
    before = chance(mine - best, rivals) if mine else 0.0
    after = chance(mine + strength - best, rivals)
    if not mine and best and after < 0.5:
        return after * worth + (1.0 - after) * alms - price
    consolation = alms if best or rivals else 0.0
    gain = (after - before) * worth
    return gain + (consolation * (1.0 - after) if not mine else 0.0) - price


def denial_worth(state: CultState, seat: int, location: int) -> float:
    """What it is worth that a rival who stands there does not win."""
    most = 0.0
    for side in state.others(seat):
        if state.present(side, location):
            most = max(most, location_worth(state, side, location))
    return 0.25 * most


def strongest_rival(state: CultState, seat: int, location: int) -> tuple[int, int]:
    """The most Influence of a rival there, and how many rivals may still come."""
    best = 0
    rivals = 0
    for side in range(state.table.sides):
        if side == seat or side == state.celebrating:
            continue
        best = max(best, state.influence(side, location))
        if not state.passed[side] and open_to(state, side, location):
            rivals += 1
    if state.coin_owner[location] not in (NOBODY, seat):
        best += 50
    return best, rivals


def rift_worth(state: CultState, seat: int, location: int, strength: int) -> float:
    """All or nothing: only if the Priests that can still come reach the Divine Might."""
    might, mine = state.might(seat), state.influence(seat, location)
    if mine >= might:
        return 0.5
    places = state.agreed.numbers.free_placements - state.placed[seat]
    followers = state.followers[seat]
    if not has_title(state, seat, location):
        extra = followers - state.agreed.needs[location] + 1
    else:
        extra = followers
    strengths = free_strengths(state, seat)
    reach = mine
    for at in range(min(len(strengths), max(0, places) + max(0, min(extra, 2)))):
        reach += strengths[at]
    rival, _ = strongest_rival(state, seat, location)
    if reach < might or rival > reach:
        return -1.0
    return 0.8 * location_worth(state, seat, location) * min(strength, might - mine) / might + 2.0


def free_strengths(state: CultState, seat: int) -> list[int]:
    """The strengths of the free Priests, the strongest first."""
    found: list[int] = []
    for kind in range(KINDS_OF_PRIEST):
        for _ in range(state.count(seat, FREE, kind)):
            found.append(state.strength(seat, kind))
    found.sort()
    found.reverse()
    return found


def deal_worth(state: CultState, seat: int, answer: int) -> float:
    """Sell what is worth more in coins, buy what is worth more than its price."""
    cards = state.agreed.cards
    if answer == 0:
        return 0.0
    if answer < FIRST_PURCHASE:
        kind = c.FIRST_INTRIGUE + answer - FIRST_SALE
        crowded = len(state.held(seat, c.INTRIGUE_DECK)) > 2
        need = 1.0 if state.coins[seat] < 6 else 0.0
        return 0.9 * cards.sell[kind] + need + (1.5 if crowded else 0.0) - card_worth(state, seat, kind)
    kind = c.FIRST_LICENSE + answer - FIRST_PURCHASE
    left = state.coins[seat] - cards.cost[kind]
    return license_worth(state, seat, kind) - 0.9 * cards.cost[kind] + (0.5 if left >= 5 else -0.5)


def celebration_worth(state: CultState, seat: int, answer: int) -> float:
    """A round is given up for a lump sum: worth it while the cult is small."""
    if answer == 0:
        return 9.0
    trial = state.clone()
    trial.apply(answer, seat)
    return wealth(trial, seat) - wealth(state, seat)


# --- benefits -------------------------------------------------------------------------------------------------------


def benefit_worth(state: CultState, decision: Decision, seat: int, answer: int) -> float:
    """What to take in a Location, and what to pay for it."""
    if isinstance(decision, TakeBenefit):
        return location_worth(state, seat, decision.location) if answer else 0.0
    if isinstance(decision, PutOnTop):
        return -card_worth(state, seat, c.FIRST_INTRIGUE + answer)
    if isinstance(decision, BribePriest):
        return -float(state.strength(seat, answer >> 2))
    if isinstance(decision, AltarPriest):
        return -float(answer >> 2)
    if answer == DECLINE:
        return 0.0
    if isinstance(decision, Bribe):
        gain = location_worth(state, seat, answer)
        if not pays_off(state, seat, answer, state.influence(seat, answer) + 5):
            gain = 0.0
        if winner_as_things_stand(state, answer) == seat:
            gain *= 0.3
        return gain - 0.9 * answer
    if isinstance(decision, Ordain):
        return ordination_worth(state, seat, answer)
    if isinstance(decision, AltarPlace):
        weakest = 5
        for piece in state.pieces(seat, answer):
            if piece >> 2 != PATRIARCH:
                weakest = min(weakest, piece >> 2)
        return location_worth(state, seat, decision.location) + 0.5 * (4 - weakest) + 0.1 * answer
    if isinstance(decision, Teach):
        price, n = state.agreed.locations.offers[decision.location][(answer - 1) // TARGETS]
        return raise_worth((answer - 1) % TARGETS, n) - 0.75 * price
    if isinstance(decision, Hire):
        price, n = state.agreed.locations.offers[decision.location][answer - 1]
        followers = state.followers[seat]
        gained = min(n, state.room(seat))
        return follower_worth(followers + gained) - follower_worth(followers) - 0.85 * price
    if isinstance(decision, GrantLicense):
        return license_worth(state, seat, c.FIRST_LICENSE + answer - 1)
    return 0.0


def raise_worth(target: int, n: int) -> float:
    """What raising a Priest by so much is worth; the stronger ones are placed first."""
    kind = target if target < KINDS_OF_PRIEST else (target - KINDS_OF_PRIEST) >> 2
    gained = min(n, STRONGEST - kind)
    return STRENGTH * gained + 0.1 * kind


def ordination_worth(state: CultState, seat: int, answer: int) -> float:
    """A new Priest as long as there are few, then stronger ones."""
    if answer == NEW_PRIEST:
        reserve = (seat * PLACES + RESERVE) * KINDS_OF_PRIEST
        owned = 15 - sum(state.priests[reserve + 1 : reserve + KINDS_OF_PRIEST])
        return STRENGTH + (1.0 if owned < 4 else -0.5)
    return raise_worth(answer - FIRST_TARGET, 1)
