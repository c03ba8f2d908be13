# compiled
"""The Resolution Phase: Locations in rising order, one action each, the winner, benefits and alms."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import LAST, NOBODY, NOWHERE
from eldertable.games.cult.rules.abilities import UseAbility, first_ability, usable, why_not_used
from eldertable.games.cult.rules.benefits import offer_benefit
from eldertable.games.cult.rules.effects import ACTION_END, PlayCard, playable, why_not_played
from eldertable.games.cult.rules.licenses import has_community
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.rules.priests import return_all
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal, Step

ACTIONS: Final = Answers(Kind("no-action"), Kind("play-card", b.HAND_CARD), Kind("use-ability", b.ABILITY))
NOTHING: Final = ACTIONS.start("no-action")
PLAY: Final = ACTIONS.origin("play-card")
USE: Final = ACTIONS.origin("use-ability")


class Location(Step):
    """When its number comes up, a Location becomes active if somebody who can win is there, else the next one
    is asked. Altars of the celebrating Cult alone do not make it active (`CultState.can_be_won`); once active it
    stays so, even when it is emptied.

    (CULT-RES-01, CULT-RES-02, CULT-RES-03, CULT-RES-04, CULT-SUP-13, CULT-END-01, CULT-RUL-42, CULT-RUL-49,
    CULT-RUL-88)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, state: CultState) -> None:
        location = self.location
        while not state.can_be_won(location):
            if location == LAST:
                return
            location += 1
        state.active = location
        if state.chronicle is not None:
            state.tell("CULT-RES-02", "active", location=location)
        state.then(ACTION_STEPS[0])
        state.then(JUDGEMENTS[location])
        state.then(DEPARTURES[location])
        if location < LAST:
            state.then(LOCATIONS[location + 1])


class Departure(Step):
    """All Priests go home, Altars stay, and all that lasts as long as the Location ends.

    (CULT-RES-14, CULT-RES-15, CULT-ART-07, CULT-RUL-27)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, state: CultState) -> None:
        return_all(state, self.location, "CULT-RES-14")
        state.active = NOWHERE
        state.seized = NOBODY
        state.least_wins = 0
        state.raided = 0


# --- actions --------------------------------------------------------------------------------------------------------


class ActionStep(Step):
    """Everybody once, from the First Player clockwise, present or not, also if nobody is left there; not who
    celebrates. Each action ends, its cards under their decks, before the next one begins.

    (CULT-RES-05, CULT-RES-06, CULT-SUP-10, CULT-NIR-02, CULT-RUL-47, CULT-RUL-88)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: CultState) -> None:
        sides, celebrating = state.table.sides, state.celebrating
        for turn in range(self.turn, sides):
            seat = (state.first + turn) % sides
            # without hand cards everybody sees whether anything can be done: nobody need be asked in vain
            if seat != celebrating and (state.hand_size(seat) or able(state, seat)):
                state.then(ACTS[seat])
                state.then(ACTION_END)
                if turn + 1 < sides:
                    state.then(ACTION_STEPS[turn + 1])
                return


def able(state: CultState, side: int) -> bool:
    """Whether a side can use an ability in the Active Location. (CULT-CUL-06)"""
    first = first_ability(state, side)
    return usable(state, side, first) or usable(state, side, first + 1)


class Act(Decision):
    """Play a card, use an ability, or do nothing.

    (CULT-RES-05, CULT-RES-07, CULT-RES-08, CULT-MIR-01, CULT-ITR-01)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = ACTIONS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RES-07", "CULT-RES-08", "CULT-RUL-77")

    def options(self, state: CultState, seat: int) -> list[int]:
        found = [NOTHING]
        if state.hand_size(seat):
            means = Means(state, seat)
            for deck in range(c.MIRACLE_DECK, c.INTRIGUE_DECK + 1):
                for kind in state.kinds_held(seat, deck):
                    if playable(state, kind, means, False):
                        found.append(PLAY + kind)
        first = first_ability(state, seat)
        if usable(state, seat, first):
            found.append(USE + first)
        if usable(state, seat, first + 1):
            found.append(USE + first + 1)
        return found

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer >= USE:
            state.then(UseAbility(seat, answer - USE))
        elif answer != NOTHING:
            state.then(PlayCard(seat, answer - PLAY))

    def private(self, state: CultState) -> bool:
        """Without hand cards everybody sees what can be done."""
        return state.hand_size(self.seat) > 0

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "use-ability":
            return why_not_used(state, seat, values[0])
        return why_not_played(state, values[0], Means(state, seat), False) if kind == "play-card" else None


# --- who wins -------------------------------------------------------------------------------------------------------


def winner_of(state: CultState, location: int) -> int:
    """Whoever seized it last, also if others came in since; else the owner of the coin-Priest, even under the
    Chalice; else by Influence; NOBODY if it is empty.

    (CULT-JAN-04, CULT-RUL-44, CULT-RUL-50, CULT-RUL-51, CULT-RUL-89)
    """
    if state.seized != NOBODY:
        return state.seized
    if state.coin_owner[location] != NOBODY:
        return state.coin_owner[location]
    return winner_by_influence(state, location, state.least_wins > 0)


def winner_by_influence(state: CultState, location: int, least: bool) -> int:
    """The most Influence wins, ties go to the highest Divine Might; with the Chalice of Clarity the least
    Influence wins, ties go to the least Divine Might. Who is present can win with 0; who celebrates is passed
    by.

    (CULT-RES-10, CULT-RES-11, CULT-JAN-01, CULT-JAN-02, CULT-JAN-03, CULT-RUL-05, CULT-RUL-48)
    """
    # Least wins is most wins with all signs turned.
    sign = 1  # pragma: no mutate - any number above 0 leaves who is ahead
    if least:
        sign = -1
    best = NOBODY
    most = 0  # pragma: no mutate - whoever is there first replaces it
    for side in range(state.table.sides):
        if side == state.celebrating or not state.present(side, location):
            continue
        influence = sign * state.influence(side, location)
        if best != NOBODY:
            if influence < most:
                continue
            if influence == most and sign * state.might(side) < sign * state.might(best):
                continue
        best, most = side, influence
    return best


def tied_with(state: CultState, location: int, winner: int) -> list[int]:
    """Who else could have won a Location with the Influence of its winner. (CULT-RES-11, CULT-JAN-03)"""
    influence = state.influence(winner, location)
    return [
        side
        for side in range(state.table.sides)
        if side not in (winner, state.celebrating)
        and state.present(side, location)
        and state.influence(side, location) == influence
    ]


def tell_won(state: CultState, location: int, winner: int) -> None:
    """Say who wins a Location, and by what. (CULT-RUL-50)"""
    n = state.influence(winner, location)
    if state.seized != NOBODY:
        state.tell("CULT-ITR-23", "won-by-seizing", who=winner, location=location, n=n)
        return
    if state.coin_owner[location] != NOBODY:
        coins = state.coin_stack[location]
        state.tell("CULT-THI-06", "won-by-coins", who=winner, location=location, n=n, coins=coins)
        return
    rivals = tuple(tied_with(state, location, winner))
    might = state.might(winner)
    if state.least_wins and rivals:
        state.tell(
            "CULT-JAN-03",
            "won-by-least-might",
            who=winner,
            location=location,
            n=n,
            rivals=rivals,
            might=might,
        )
    elif state.least_wins:
        state.tell("CULT-JAN-01", "won-by-least", who=winner, location=location, n=n)
    elif rivals:
        state.tell(
            "CULT-RES-11", "won-by-might", who=winner, location=location, n=n, rivals=rivals, might=might
        )
    else:
        state.tell("CULT-RES-10", "won", who=winner, location=location, n=n)


def winner_as_things_stand(state: CultState, location: int) -> int:
    """Who would win a Location if it were judged now, for all to see; Seize and Chalice count only where active."""
    if location == state.active:
        return winner_of(state, location)
    if state.coin_owner[location] != NOBODY:
        return state.coin_owner[location]
    return winner_by_influence(state, location, False)


class Judgement(Step):
    """Find the winner; benefit, Community, alms are fixed now and follow in this order. A Community needs an
    Influence of its own, and gives who has won nothing more.

    (CULT-SET-15, CULT-RES-09, CULT-RES-10, CULT-RES-11, CULT-RES-12, CULT-RES-13, CULT-LIC-16, CULT-LIC-17,
    CULT-RUL-43, CULT-RUL-48, CULT-RUL-52, CULT-RUL-53, CULT-RUL-71, CULT-RUL-72)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("location",)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, state: CultState) -> None:
        location = self.location
        winner = winner_of(state, location)
        if winner == NOBODY:
            if state.chronicle is not None:
                state.tell("CULT-RUL-44", "no-winner", location=location)
            return
        state.last_winner = winner
        if state.chronicle is not None:
            tell_won(state, location, winner)
        state.return_purse(location, "CULT-THI-07")
        if state.raided:
            if state.chronicle is not None:
                state.tell("CULT-ITR-22", "nothing-awarded", location=location)
            return
        offer_benefit(state, winner, location, state.influence(winner, location), 0)
        receivers: list[int] = []
        sides, celebrating = state.table.sides, state.celebrating
        for turn in range(sides):
            side = (state.first + turn) % sides
            if side in (winner, celebrating) or not state.present(side, location):
                continue
            influence = state.influence(side, location) if has_community(state, side, location) else 0
            if influence > 0:
                state.then(ByCommunity(side, location, influence))
            else:
                receivers.append(side)
        if receivers:
            state.then(Alms(location, tuple(receivers)))


class ByCommunity(Step):
    """A Cult that has lost may take the benefit all the same, in place of alms. (CULT-LIC-15, CULT-RUL-53)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "influence")

    def __init__(self, seat: int, location: int, influence: int) -> None:
        self.seat = seat
        self.location = location
        self.influence = influence

    def run(self, state: CultState) -> None:
        if state.chronicle is not None:
            state.tell("CULT-LIC-15", "by-community", who=self.seat, location=self.location)
        offer_benefit(state, self.seat, self.location, self.influence, 0)


class Alms(Step):
    """The other Cults that were there get coins, from the First Player clockwise. (CULT-RES-13, CULT-RUL-53)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("location", "receivers")

    def __init__(self, location: int, receivers: tuple[int, ...]) -> None:
        self.location = location
        self.receivers = receivers

    def run(self, state: CultState) -> None:
        alms = state.agreed.locations.alms[self.location]
        for side in self.receivers:
            state.gain_coins(side, alms, "CULT-RES-13")


# --- made once ------------------------------------------------------------------------------------------------------
# Steps never change, so that those which come again and again are made only once: by Location, by turn, by seat.

LOCATIONS: Final = [Location(location) for location in range(b.PLACE.size)]
DEPARTURES: Final = [Departure(location) for location in range(b.PLACE.size)]
JUDGEMENTS: Final = [Judgement(location) for location in range(b.PLACE.size)]
ACTION_STEPS: Final = [ActionStep(turn) for turn in range(b.SIDE.size)]
ACTS: Final = [Act(seat) for seat in range(b.SIDE.size)]
