# compiled
"""What Plans are worth, their markers, and what is done in Preparation and Influence."""

from eldertable.games.rise_of_the_cults.bot.leaning import leaning
from eldertable.games.rise_of_the_cults.bot.shopping import purchase_worth, use_worth
from eldertable.games.rise_of_the_cults.bot.standing import (
    POINT,
    can_frighten,
    chance,
    my_attack,
    ritual_worth,
    rival_attack,
    rounds_left,
)
from eldertable.games.rise_of_the_cults.box.cards import LEVELS, SIDES
from eldertable.games.rise_of_the_cults.rules.phases.action import ChoosePlan
from eldertable.games.rise_of_the_cults.rules.phases.planning import PlacePlan
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import (
    PlaceFreeRitual,
    augmentation_abilities,
    purchases,
)
from eldertable.games.rise_of_the_cults.rules.plans.influence import InfluenceBonus, InfluenceMove
from eldertable.games.rise_of_the_cults.rules.plans.preparation import A_SITE, Prepare, preparations
from eldertable.games.rise_of_the_cults.rules.setup import FirstSite
from eldertable.games.rise_of_the_cults.table.fields import (
    AUGMENTATION,
    BLUFF,
    DISCARD,
    DOMINANCE,
    INFLUENCE,
    PREPARATION,
    SUPPLY,
    deck_of,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.advice import Worth


class SitePlace(Worth):
    """The first Cult Site goes where residents are easily frightened and few others build."""

    def of(self, state: RiseState, decision: FirstSite, seat: int, values: tuple[int, ...]) -> float:
        district = values[0]
        others = sum(state.sites[district * SIDES : (district + 1) * SIDES])
        return -2.0 * state.sanity[district] - float(others)


class MarkerPlace(Worth):
    """Markers go where the seat can do things, not all to one place."""

    def of(self, state: RiseState, decision: PlacePlan, seat: int, values: tuple[int, ...]) -> float:
        district = values[0]
        mine = leaning(state)
        worth = mine.marker_strength * state.ritual_strength(seat, district)
        if state.has_site(seat, district):
            worth += mine.marker_site
        for marker in state.plans:
            if marker == district * SIDES + seat:
                worth -= mine.marker_crowd
            elif marker // SIDES == district:
                worth += 0.2
        return worth


class PlanExecuted(Worth):
    """What a Plan is worth in a district."""

    def of(self, state: RiseState, decision: ChoosePlan, seat: int, values: tuple[int, ...]) -> float:
        district, plan = values
        if plan == BLUFF:
            return leaning(state).bluff if rounds_left(state) else 0.3
        if plan == DOMINANCE:
            return dominance_worth(state, seat, district)
        if plan == PREPARATION:
            worths = [
                preparation_worth(state, seat, district, what)
                for what in preparations(state, seat, district, 0)
            ]
            return max(worths, default=0.0) - 0.3
        if plan == INFLUENCE:
            worths = [
                move_worth(state, seat, district, ritual // LEVELS, ritual % LEVELS + 1)
                for ritual in state.elsewhere(seat, district)
            ]
            return max(0.0, max(worths, default=0.0)) + (
                leaning(state).influence if rounds_left(state) else 0.3
            )
        assert plan == AUGMENTATION
        worths = [purchase_worth(state, district, what) for what in purchases(state, seat, district)]
        worths.extend([use_worth(state, ability) for ability in augmentation_abilities(state, seat)])
        return max(worths, default=0.0) + (0.6 if rounds_left(state) else 0.0)


def dominance_worth(state: RiseState, seat: int, district: int) -> float:
    """Markers to win against Rituals at stake."""
    mine = leaning(state)
    theirs = rival_attack(state, seat, district)
    frightening = can_frighten(state, seat, district, 0)
    if theirs == 0.0:
        return 2 * POINT - mine.level if frightening else -5.0
    odds = chance(state, my_attack(state, seat, district), theirs)
    gain = POINT if frightening else 0.0
    for side in range(state.table.sides):
        if side != seat:
            gain += mine.denied * state.ritual_strength(side, district)
    stake = mine.level * state.ritual_strength(seat, district) + mine.setback
    return odds * gain - (1.0 - odds) * stake - 1.0


def preparation_worth(state: RiseState, seat: int, district: int, what: int) -> float:
    """What a Cult Site is worth there, or a Ritual of a level, with its price."""
    left = rounds_left(state)
    if what == A_SITE:
        return leaning(state).site * left - 0.5 * state.site_cost(district) if left else -1.0
    price = leaning(state).power * state.ritual_cost(what, district) if left else 0.1
    return ritual_worth(state, seat, district, what) - price


class SitePrepared(Worth):
    """A Cult Site, the earlier the better."""

    def of(self, state: RiseState, decision: Prepare, seat: int, values: tuple[int, ...]) -> float:
        return preparation_worth(state, seat, decision.district, A_SITE)


class RitualPrepared(Worth):
    """A Ritual for its price."""

    def of(self, state: RiseState, decision: Prepare, seat: int, values: tuple[int, ...]) -> float:
        return preparation_worth(state, seat, decision.district, values[0] + 1)


class RitualPlaced(Worth):
    """A Ritual that a card places free of charge."""

    def of(self, state: RiseState, decision: PlaceFreeRitual, seat: int, values: tuple[int, ...]) -> float:
        return ritual_worth(state, seat, values[0], decision.level)


def move_worth(state: RiseState, seat: int, district: int, origin: int, level: int) -> float:
    """What moving a Ritual here is worth, with the level it gains and the place it leaves."""
    raised = level + 1 if level < LEVELS and state.has_ritual(seat, SUPPLY, level + 1) else level
    worth = ritual_worth(state, seat, district, raised) - leaning(state).level * level
    if state.has_site(seat, origin) and state.rituals_of(seat, origin) == 1:
        worth -= 0.8 * POINT
    if can_frighten(state, seat, origin, 0) and not can_frighten(state, seat, origin, -level):
        worth -= 0.5 * POINT
    return worth


class RitualMoved(Worth):
    """Influence: a Ritual moves in and rises."""

    def of(self, state: RiseState, decision: InfluenceMove, seat: int, values: tuple[int, ...]) -> float:
        return move_worth(state, seat, decision.district, values[0], values[1] + 1)


class Bonus(Worth):
    """Drawing is worth a card; destroying is worth it while there is clutter."""

    def __init__(self, draws: bool, destroys: bool) -> None:
        self.draws = draws
        self.destroys = destroys

    def of(self, state: RiseState, decision: InfluenceBonus, seat: int, values: tuple[int, ...]) -> float:
        draw = 1.5 if state.deck_size(deck_of(seat)) else 1.0
        clutter = 0.2
        for card in state.zones[DISCARD + seat]:
            if state.is_clutter(card):
                clutter = 1.0 * rounds_left(state)
        if self.draws and self.destroys:
            return draw + clutter
        return draw if self.draws else clutter
