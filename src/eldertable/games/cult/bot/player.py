# compiled
"""What a sensible player does here: a worth for every kind of answer, and the best of them.

Worth is counted in coins. Placements, deals and benefits are weighed by what they give; an action is tried on a copy
and weighed by how the table looks after it, a celebration by how the round ends with it. The state is one that the seat
could believe in: rivals' hands are guesses.
"""

from typing import Final

from eldertable.games.cult.bot.benefits import all_or_nothing, location_worth, pays_off
from eldertable.games.cult.bot.goods import STRENGTH, follower_worth, priests_owned
from eldertable.games.cult.bot.standing import lead, table_worth
from eldertable.games.cult.bot.worth import card_worth, license_worth, wealth
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, KINDS_OF_PRIEST, NOBODY, PATRIARCH, STRONGEST, kind_of
from eldertable.games.cult.rules.benefits import TakeBenefit
from eldertable.games.cult.rules.effects import ActionEnd
from eldertable.games.cult.rules.intention import PASS, PRIEST_IN, PlaceOrPass, all_open_to, placement_cost
from eldertable.games.cult.rules.licenses import has_community, has_title
from eldertable.games.cult.rules.locations.academy import Teach
from eldertable.games.cult.rules.locations.artisan_district import AltarPlace
from eldertable.games.cult.rules.locations.port import Hire
from eldertable.games.cult.rules.resolution import winner_as_things_stand
from eldertable.games.cult.rules.supremacy import NO_CELEBRATION
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.advice import Worth, Worths
from eldertable.kernel.answers import Answers
from eldertable.kernel.picking import SET, Picking
from eldertable.kernel.playout import play_sensibly
from eldertable.kernel.steps import Decision

PATIENCE: Final = 12
"""So many answers of its own a player looks ahead inside one action."""

FORTUNES: Final = 2
"""A round that may be celebrated is imagined so often, with other dice each time, the same for every answer."""
POORER: Final = -1000.0
"""The worth of a celebration that gives less at once than another: it is not even tried."""
APART: Final = 4096
"""So many dice further on fortune is another one: more than a round rolls."""
LONG_ROUND: Final = 400
"""No round has as many decisions as this."""

SLIGHT: Final = 0.15
"""A Priest is kept back if to place it is worth less than this."""


def choose(state: CultState, seat: int) -> int:
    """The answer worth most; of equals the first."""
    options = state.choices
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    if isinstance(decision, Picking) and decision.WAY == SET:
        # a set is tried to its end: each in one order only. What is paid has a worth of its own, card by card
        options = state.ascending(seat)
    if isinstance(decision, PlaceOrPass):
        return best_placement(state, seat, options)
    answers: Answers = decision.ANSWERS
    best = -1
    most = 0.0
    for answer in options:
        kind, values = answers.split(answer)
        judge = WORTHS.by_kind[kind]
        if isinstance(judge, Tried):
            worth = worth_after(state, seat, answer)
        else:
            worth = judge.of(state, decision, seat, values)
        if best < 0 or worth > most:
            best, most = answer, worth
    return best


class Settled(Worth):
    """An answer that is always worth the same: mostly a refusal."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return self.worth


# --- actions ------------------------------------------------------------------------------------------------


class Tried(Worth):
    """An action, or a choice within one: how the table looks after it, and after the seat's own next choices of it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return worth_after(state, seat, decision.ANSWERS.join(self.kind, values))


def worth_after(state: CultState, seat: int, answer: int) -> float:
    """How well a seat stands after an answer, and after its own next choices of the same action."""
    trial = state.clone()
    trial.apply(answer, seat)
    for _ in range(PATIENCE):
        waiting = trial.decision
        if waiting is None or waiting.seat != seat or waiting.BREAKS_TO is not ActionEnd:
            break
        trial.apply(choose(trial, seat), seat)
    return table_worth(trial, seat)


class CardLost(Worth):
    """A card that is paid, given or put back: the least worth of all goes first."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -card_worth(state, seat, values[0])


# --- the Intention Phase ------------------------------------------------------------------------------------


class Placement(Worth):
    """What a Priest more in a Location is worth, against what it costs."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        prospect = Prospect(state, seat, values[0])
        return placement_worth(state, seat, prospect, values[1], placement_cost(state, seat) > 0)


class MobRow(Worth):
    """The benefit of a Location by the Mobs."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return location_worth(state, seat, values[0])


class Sale(Worth):
    """Sell what is worth more in coins."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        kind = values[0]
        crowded = len(state.held(seat, c.INTRIGUE_DECK)) > 2
        need = 1.0 if state.coins[seat] < 6 else 0.0
        price = 0.9 * state.agreed.cards.sell[kind]
        return price + need + (1.5 if crowded else 0.0) - card_worth(state, seat, kind)


class Purchase(Worth):
    """Buy what is worth more than its price."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        kind = values[0]
        cost = state.agreed.cards.cost[kind]
        left = state.coins[seat] - cost
        return license_worth(state, seat, kind) - 0.9 * cost + (0.5 if left >= 5 else -0.5)


class Celebration(Worth):
    """The richest celebration, or none: how things stand when the round is over, as sensible people play it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        answer = decision.ANSWERS.join(self.kind, values)
        if self.kind == "celebrate" and answer != richest(state, decision, seat):
            return POORER
        total = 0.0
        for fortune in range(FORTUNES):
            trial = state.clone()
            trial.dice += fortune * APART
            trial.apply(answer, seat)
            play_sensibly(trial, state.table.game, state.round, LONG_ROUND)
            total += lead(trial, seat)
        return total / FORTUNES


def richest(state: CultState, decision: Decision, seat: int) -> int:
    """The celebration that gives most at once; no celebration if there is none."""
    best, most = NO_CELEBRATION, 0.0
    for answer in decision.options(state, seat):
        if answer != NO_CELEBRATION:
            trial = state.clone()
            trial.apply(answer, seat)
            gained = wealth(trial, seat)
            if best == NO_CELEBRATION or gained > most:
                best, most = answer, gained
    return best


class CultSheet(Worth):
    """The first sheet that is left."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(values[0])


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


class Prospect:
    """What a Location promises to a side that thinks of placing there: all that any of its Priests would find.

    `gate` is set where all or nothing is to be had, at the Rift: 1 if enough Influence is there already, -1 if enough
    cannot come, 0 if it can.
    """

    def __init__(self, state: CultState, seat: int, location: int) -> None:
        self.rift = all_or_nothing(state, location)
        self.mine = state.influence(seat, location)
        self.might = state.might(seat)
        self.gate = 0
        self.alms = float(state.agreed.locations.alms[location])
        self.community = False
        self.before = 0.0
        if self.rift and self.mine >= self.might:
            self.gate = 1
            return
        self.best, self.rivals = strongest_rival(state, seat, location)
        if self.rift:
            reach = within_reach(state, seat, location, self.mine)
            self.gate = -1 if reach < self.might or self.best > reach else 0
            self.worth = location_worth(state, seat, location)
            return
        self.worth = location_worth(state, seat, location) + denial_worth(state, seat, location)
        self.community = has_community(state, seat, location)
        if self.mine:
            self.before = chance(self.mine - self.best, self.rivals)

    def of(self, strength: int, price: float) -> float:
        """What a Priest of this strength more is worth there, against what it costs."""
        if self.rift:
            return self.summoning(strength) - price
        if self.community:
            return 0.4 * self.alms - price if self.mine else self.worth - price
        after = chance(self.mine + strength - self.best, self.rivals)
        if not self.mine and self.best and after < 0.5:
            return after * self.worth + (1.0 - after) * self.alms - price
        consolation = self.alms if self.best or self.rivals else 0.0
        gain = (after - self.before) * self.worth
        return gain + (consolation * (1.0 - after) if not self.mine else 0.0) - price

    def summoning(self, strength: int) -> float:
        """All or nothing: only if the Priests that can still come reach the Divine Might."""
        if self.gate:
            return 0.5 if self.gate > 0 else -1.0
        return 0.8 * self.worth * min(strength, self.might - self.mine) / self.might + 2.0


def placement_worth(state: CultState, seat: int, prospect: Prospect, kind: int, costs: bool) -> float:
    """What a Priest of this kind more is worth there; `costs`: it costs a Follower."""
    strength = state.strength(seat, kind)
    price = 0.12 * strength
    if costs:
        followers = state.followers[seat]
        price += follower_worth(followers) - follower_worth(followers - 1) + 0.5
        if kind == PATRIARCH:
            strength -= 1
    return prospect.of(strength, price)


def best_placement(state: CultState, seat: int, options: list[int]) -> int:
    """The placement worth most, or to pass; every Location is looked at once, for all Priests."""
    costs = placement_cost(state, seat) > 0
    best, most = PASS, SLIGHT
    there = 0
    prospect: Prospect | None = None
    for answer in options:
        if answer == PASS:
            continue
        location = (answer - PRIEST_IN) // KINDS_OF_PRIEST
        if prospect is None or location != there:
            there = location
            prospect = Prospect(state, seat, location)
        worth = placement_worth(state, seat, prospect, (answer - PRIEST_IN) % KINDS_OF_PRIEST, costs)
        if worth > most:
            best, most = answer, worth
    return best


def denial_worth(state: CultState, seat: int, location: int) -> float:
    """What it is worth that a rival who stands there does not win."""
    most = 0.0
    for side in range(state.table.sides):
        if side != seat and state.present(side, location):
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
        if not state.passed[side] and all_open_to(state, side) >> location & 1:
            rivals += 1
    if state.coin_owner[location] not in (NOBODY, seat):
        best += 50
    return best, rivals


def within_reach(state: CultState, seat: int, location: int, mine: int) -> int:
    """The Influence that a side has there if the strongest Priests come that it can still place."""
    places = state.agreed.numbers.placing_free - state.placed[seat]
    followers = state.followers[seat]
    if not has_title(state, seat, location):
        extra = followers - state.agreed.needs[location] + 1
    else:
        extra = followers
    strengths = free_strengths(state, seat)
    reach = mine
    for at in range(min(len(strengths), max(0, places) + max(0, min(extra, 2)))):
        reach += strengths[at]
    return reach


def free_strengths(state: CultState, seat: int) -> list[int]:
    """The strengths of the free Priests, the strongest first."""
    found: list[int] = []
    for kind in range(KINDS_OF_PRIEST):
        for _ in range(state.count(seat, FREE, kind)):
            found.append(state.strength(seat, kind))
    found.sort()
    found.reverse()
    return found


# --- benefits -----------------------------------------------------------------------------------------------


class Taken(Worth):
    """The benefit of a Location in which there is nothing to choose."""

    def of(self, state: CultState, decision: TakeBenefit, seat: int, values: tuple[int, ...]) -> float:
        return location_worth(state, seat, decision.location)


class Bribed(Worth):
    """To win another Location, for as many coins as its number."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        location = values[0]
        gain = location_worth(state, seat, location)
        if not pays_off(state, seat, location, 5):
            gain = 0.0
        if winner_as_things_stand(state, location) == seat:
            gain *= 0.3
        return gain - 0.9 * location


class Sent(Worth):
    """The weakest Priest goes with the coins."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(state.strength(seat, values[0]))


class NewPriest(Worth):
    """A new Priest as long as there are few."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return STRENGTH + (1.0 if priests_owned(state, seat) < 4 else -0.5)


class Raised(Worth):
    """A Priest that rises by 1."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return raise_worth(values[0], 1)


class Taught(Worth):
    """A Priest that rises for coins, by one of the offers."""

    def __init__(self, offer: int) -> None:
        self.offer = offer

    def of(self, state: CultState, decision: Teach, seat: int, values: tuple[int, ...]) -> float:
        price, n = state.agreed.locations.offers[decision.location][self.offer]
        return raise_worth(values[0], n) - 0.75 * price


class AltarIn(Worth):
    """An Altar, rather where a weak Priest stands, and high up."""

    def of(self, state: CultState, decision: AltarPlace, seat: int, values: tuple[int, ...]) -> float:
        weakest = STRONGEST
        for piece in state.pieces(seat, values[0]):
            if kind_of(piece) != PATRIARCH:
                weakest = min(weakest, kind_of(piece))
        return location_worth(state, seat, decision.location) + 0.5 * (4 - weakest) + 0.1 * values[0]


class Flipped(Worth):
    """The weakest Priest becomes the Altar."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(values[0])


class Hired(Worth):
    """Followers for coins."""

    def of(self, state: CultState, decision: Hire, seat: int, values: tuple[int, ...]) -> float:
        price, n = state.agreed.locations.offers[decision.location][values[0]]
        followers = state.followers[seat]
        gained = min(n, state.room(seat))
        return follower_worth(followers + gained) - follower_worth(followers) - 0.85 * price


class Granted(Worth):
    """A License for nothing."""

    def of(self, state: CultState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return license_worth(state, seat, values[0])


def raise_worth(kind: int, n: int) -> float:
    """What raising a Priest by so much is worth; the stronger ones are placed first."""
    gained = min(n, STRONGEST - kind)
    return STRENGTH * gained + 0.1 * kind


WORTHS: Final = Worths(
    {
        "choose-cult": CultSheet(),
        "no-celebration": Celebration("no-celebration"),
        "celebrate": Celebration("celebrate"),
        "pass": Settled(SLIGHT),
        "priest-in": Placement(),
        "no-mob-benefit": Settled(0.0),
        "mob-benefit": MobRow(),
        "deals-done": Settled(0.0),
        "sell": Sale(),
        "buy": Purchase(),
        "no-action": Tried("no-action"),
        "play-card": Tried("play-card"),
        "use-ability": Tried("use-ability"),
        "decline": Settled(0.0),
        "take-benefit": Taken(),
        "bribe": Bribed(),
        "send-with-coins": Sent(),
        "new-priest": NewPriest(),
        "raise-free": Raised(),
        "raise-here": Raised(),
        "altar-in": AltarIn(),
        "turn-to-altar": Flipped(),
        "first-offer-free": Taught(0),
        "first-offer-here": Taught(0),
        "second-offer-free": Taught(1),
        "second-offer-here": Taught(1),
        "hire": Hired(),
        "grant-license": Granted(),
        "put-on-top": CardLost(),
        "gain-followers": Tried("gain-followers"),
        "gain-coins": Tried("gain-coins"),
        "take-license": Tried("take-license"),
        "give-card": CardLost(),
        "choose-priest": Tried("choose-priest"),
        "move-to": Tried("move-to"),
        "stop-placing": Tried("stop-placing"),
        "place-free": Tried("place-free"),
        "exorcise": Tried("exorcise"),
        "destroy-free": Tried("destroy-free"),
        "play-inside": Tried("play-inside"),
        "make-master": Tried("make-master"),
        "sacrifice-followers": Tried("sacrifice-followers"),
        "pay-card": CardLost(),
    }
)
