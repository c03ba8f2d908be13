# compiled
"""A sensible Author: which cultist where, when ink is well spent, and what a scheme is worth.

Terror is what kills: ink is saved for strokes of doom while there are any. A fourth cultist is worth most while a Great
Old One is in play: then terror advances for every investigator. Worth is counted in tenths of a kill, as in the plans of
the others.
"""

from typing import Any, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import AT_PLACE, CIRCLE, COLUMN, HAND, PLACES, SYMBOLS
from eldertable.games.cultistorm.modules.events import rules as events
from eldertable.games.cultistorm.modules.other_worlds import worlds
from eldertable.games.cultistorm.modules.overlord.desk import author_of, desk_of, neighbour
from eldertable.games.cultistorm.modules.overlord.rules import NameWorld, RerollCultistDie, Stage
from eldertable.games.cultistorm.modules.overlord.schemes import AimAt, Exchange
from eldertable.games.cultistorm.modules.overlord.windows import Window
from eldertable.games.cultistorm.table.enemies import cast_at, enemy_symbols
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

ADVANCE: Final = 8.0
"""What an advance of terror is worth to him."""
SANITY: Final = 2.5
"""What a token of insanity is worth, the more so the nearer death is."""
LOST: Final = 1000.0
"""What it is worth that the others lose at once."""
DEAR: Final = 1.7
CHEAP: Final = 0.6
"""What a drop of ink is worth while it may still make a stroke, and else."""


def price(state: StormState, n: int) -> float:
    """What it costs to spend so much ink: less if more would be lost above the most, or if no stroke is left."""
    rules, desk = author_of(state), desk_of(state)
    made = rules.made
    if desk.strokes >= rules.strokes(state):
        return CHEAP * n
    income = made.income[state.agreed.investigators - 2]
    spare = max(0, desk.ink + income - made.most_ink)
    return CHEAP * min(n, spare) + DEAR * max(0, n - spare)


def madness(state: StormState, seat: int) -> float:
    """What one token of insanity for this investigator is worth."""
    if not state.survives(seat, 1):
        return LOST
    return SANITY + 2.0 * state.insanity(seat)


def crowd(state: StormState, place: int) -> float:
    """What it is worth that a cultist more stands there: a Great Old One comes, or terror rises; or it is in the way."""
    column = state.agreed.content.numbers.column
    if state.closed[place]:
        return 0.3
    if len(state.zones[COLUMN + place]) + 1 < column:
        return 1.0 + 0.5 * len(state.zones[COLUMN + place])
    mad = sum([madness(state, seat) for seat in range(state.agreed.team)])
    if state.goos_in_play():
        return mad + ADVANCE * state.agreed.investigators
    return mad + 4.0


class Fixed(Worth):
    """An answer that is worth the same in every position."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return self.worth


# --- cultists -------------------------------------------------------------------------------------------------------


class Sent(Worth):
    """Whom to send: who is hardest to beat there."""

    def of(self, state: StormState, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return hardness(state, values[0], decision.place)


def hardness(state: StormState, cultist: int, place: int) -> float:
    """How hard a cultist is to beat at a place: its symbols, an ability, and whether it is at home."""
    worth = float(sum(enemy_symbols(state, cultist, place)))
    content = state.agreed.content
    ability = content.cultists.ability[cultist]
    if ability == c.TERROR_ON_ARRIVAL:
        worth += ADVANCE
    elif ability:
        worth += 0.8
    if cast_at(state, cultist, place) == state.symbol_of(place):
        worth += 0.2
    return worth


class Pushed(Worth):
    """Whether the marker shall move first: if its steps then bring a fourth cultist."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return along(state, 1) - along(state, 0) - price(state, author_of(state).made.marker)


def along(state: StormState, skipped: int) -> float:
    """What the steps of the marker are worth, if it skips so many locations first."""
    worth, place = 0.0, (state.marker + skipped) % PLACES
    for _ in range(state.agreed.investigators):
        place = (place + 1) % PLACES
        if state.goo[place] < 0 and not state.blocked[place]:
            worth += crowd(state, place)
    return worth


class OneMore(Worth):
    """One cultist more: it wins the game beyond the limit, or it is a fourth, or in the way."""

    def of(self, state: StormState, decision: Stage, seat: int, values: tuple[int, ...]) -> float:
        if state.cultists_on_board() >= state.agreed.limit:
            return LOST
        place = state.marker
        while state.goo[place] >= 0:
            place = state.next_place(place)
        near = state.agreed.limit - state.cultists_on_board()
        worth = crowd(state, place) + (3.0 if near <= state.agreed.investigators else 0.0)
        return worth - price(state, author_of(state).made.spawn)


class Moved(Worth):
    """A topmost cultist to a neighbour: to where it is the fourth, or from where the gate is sealed."""

    def of(self, state: StormState, decision: Stage, seat: int, values: tuple[int, ...]) -> float:
        place, goal = values[0], neighbour(values[0], values[1])
        column = state.agreed.content.numbers.column
        worth = crowd(state, goal)
        if not state.closed[place]:
            worth -= 1.0 + 0.5 * (len(state.zones[COLUMN + place]) - 1)
        if len(state.zones[COLUMN + goal]) + 1 < column and state.goo[place] >= 0:
            worth += 1.0
        return worth - price(state, author_of(state).made.shift)


class Rerolled(Worth):
    """A blank die where cultists and investigators are, if there is ink to spare."""

    def of(self, state: StormState, decision: RerollCultistDie, seat: int, values: tuple[int, ...]) -> float:
        place = values[0]
        if state.cultist_dice[place] < SYMBOLS or state.closed[place] or not state.zones[COLUMN + place]:
            return -1.0
        return 0.7 * len(state.zones[COLUMN + place]) - price(state, author_of(state).made.die)


# --- windows --------------------------------------------------------------------------------------------------------


class Struck(Worth):
    """A stroke of doom: always."""

    def of(self, state: StormState, decision: Window, seat: int, values: tuple[int, ...]) -> float:
        return 3.0 * ADVANCE


class Played(Worth):
    """What a scheme does, less its ink."""

    def of(self, state: StormState, decision: Window, seat: int, values: tuple[int, ...]) -> float:
        scheme = author_of(state).made.schemes[values[0]]
        return scheme_worth(state, values[0]) - price(state, scheme.ink)


class Dropped(Worth):
    """Which scheme to discard: the one worth least, of several alike one."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        rules = author_of(state)
        twins = [card for card in rules.schemes(state) if rules.kind(card) == values[0]]
        scheme = rules.made.schemes[values[0]]
        verb = state.agreed.content.effects[scheme.effect].ops[0].deed.name
        return 0.5 * len(twins) - BY_VERB[verb]


def scheme_worth(state: StormState, kind: int) -> float:
    """What it is worth to play a scheme now."""
    scheme = author_of(state).made.schemes[kind]
    op = state.agreed.content.effects[scheme.effect].ops[0]
    verb = op.deed.name
    team = range(state.agreed.team)
    if verb == "nightmare":
        return max([madness(state, other) for other in team if state.insanity(other) <= 2] or [0.0])
    if verb == "cancel-text":
        return 6.0 if state.action(desk_of(state).played).star else 3.5
    if verb == "lost-pages":
        return 1.6 * max([min(2, len(state.zones[HAND + other])) for other in team])
    return BY_VERB[verb]


BY_VERB: Final[dict[str, float]] = {
    "swap-cultists": 0.5,
    "cancel-text": 4.5,
    "one-fight": 3.0,
    "foreshadow": 0.4,
    "crystal-raise": 4.0,
    "red-herring": 2.0,
    "nightmare": 4.5,
    "purple": 3.6,
    "lost-pages": 3.2,
    "unblock": 3.0,
    "change-scene": 2.0,
    "dead-return": 3.0,
}
"""What schemes are worth on average, by what they do."""


# --- what schemes ask -----------------------------------------------------------------------------------------------


class Aims(Worth):
    """Whom to strike: nightmares where death is nearest, else who has most to lose."""

    def of(self, state: StormState, decision: AimAt, seat: int, values: tuple[int, ...]) -> float:
        other = values[0]
        if decision.deed().name == "nightmare":
            return madness(state, other)
        return float(len(state.zones[HAND + other])) - 0.1 * state.insanity(other)


class Scenes(Worth):
    """Away from trophies and from cultists that could be fought."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        here = state.place[values[0]]
        there = neighbour(here, values[1])
        lost = state.trophies_of(AT_PLACE + here) - state.trophies_of(AT_PLACE + there)
        return float(lost) + len(state.zones[COLUMN + here]) - len(state.zones[COLUMN + there])


class Foreseen(Worth):
    """Two cards that are near to being full."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return float(state.crystals[values[0]] + state.crystals[values[1]])


class Exchanged(Worth):
    """The card with the smaller number where more crystals lie."""

    def of(self, state: StormState, decision: Exchange, seat: int, values: tuple[int, ...]) -> float:
        content = state.agreed.content
        one, other = decision.circle, decision.other_circle
        first = content.terror_number[state.zones[CIRCLE + one][0] - content.first_terror]
        second = content.terror_number[state.zones[CIRCLE + other][0] - content.first_terror]
        return float((state.crystals[one] - state.crystals[other]) * (first - second))


class Raised(Worth):
    """The card that is nearest to being full, and next on the way of the marker."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        content, at = state.agreed.content, values[0]
        most = content.terror_number[state.zones[CIRCLE + at][0] - content.first_terror]
        way = (at - state.terror) % state.agreed.terror_places
        return float(state.crystals[at] - most) - 0.1 * way


class Prose(Worth):
    """The cultist that somebody is about to fight, else the hardest."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        marked = state.marked(desk_of(state).fighter)
        place = state.place[desk_of(state).fighter]
        return hardness(state, values[0], place) + (10.0 if values[0] in marked else 0.0)


class Lifted(Worth):
    """The block of the fullest location; a hold before that."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return crowd(state, values[0])


class Returned(Worth):
    """Where one more hurts most."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return crowd(state, values[0]) + 0.1 * state.trophies_of(AT_PLACE + values[0])


class Summoned(Worth):
    """The Great Old One whose peril hurts most: more terror first, then more cultists."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        peril = state.agreed.content.goos.peril[values[0]]
        if peril == c.TERROR_PLUS:
            return 3.0
        return 2.0 if peril == c.ARRIVALS_PLUS else 1.0


class Opened(Worth):
    """The world that is dearest to come to if it swallows somebody; else the one in which cultists are stronger."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        assert isinstance(decision, NameWorld)
        rule = worlds.rules_of(state).worlds[values[0]].rule
        if rule == worlds.DEAR_WAY:
            return 2.0 if state.here(decision.place) else 0.0
        return 1.0 if rule == worlds.STRONGER else 0.5


class Events(Worth):
    """The event that does most harm, as its verbs go."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        rules: events.EventRules = state.agreed.module(events.EventRules)
        worth = 0.0
        for op in state.agreed.content.effects[rules.kinds[values[0]].effect].ops:
            name = op.deed.name
            worth += HARM.get(name, 1.0)
        return worth


HARM: Final[dict[str, float]] = {
    "steps": 2.0,
    "no-steps": -3.0,
    "terror": ADVANCE,
    "martyr": -3.0,
    "schism": -5.0,
    "steps-back": 0.5,
    "exchange-cells": 0.0,
    "frenzy": 3.0,
    "masks": 2.0,
    "vigil": 0.0,
    "patrols": 4.0,
    "called-by-name": 4.0,
    "no-first-redraw": 3.0,
    "heal": -2.0,
}
"""What verbs of events are worth to the Author; all others a little."""


class Mind(Advice):
    """What investigators make of it: the medium looks into his hand only if there is nothing better to look at."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        return 0.1

    def verb_worth(self, state: StormState, op: Any, seat: int) -> float:
        name: str = op.deed.name
        return BY_VERB.get(name, 0.0)


class Nothing(Worth):
    """To leave it is better than what costs more than it does."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 0.0


WORTHS: Final[dict[str, Worth]] = {
    "let-marker-be": Nothing(),
    "push-marker": Pushed(),
    "bring-cultist": Sent(),
    "stage-nothing": Nothing(),
    "stage-spawn": OneMore(),
    "stage-shift": Moved(),
    "let-dice-lie": Nothing(),
    "reroll-cultist-die": Rerolled(),
    "drop-scheme": Dropped(),
    "say-nothing": Nothing(),
    "no-more": Fixed(-1.0),
    "stroke": Struck(),
    "scheme": Played(),
    "embroider": Prose(),
    "aim-at": Aims(),
    "move-on": Scenes(),
    "foresee": Foreseen(),
    "leave-places": Nothing(),
    "exchange-places": Exchanged(),
    "raise": Raised(),
    "lift-block": Lifted(),
    "lift-hold": Fixed(9.0),
    "return-to": Returned(),
    "name-goo": Summoned(),
    "name-world": Opened(),
    "play-event": Events(),
}
