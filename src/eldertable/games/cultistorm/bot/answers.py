# compiled
"""What answers to the smaller questions are worth: whom, where, which card, object, trophy or die.

What belongs to the plan of a turn (preparation, whom to fight and how) is decided in `preparation.py` and `player.py`.
"""

from typing import Final

from eldertable.games.cultistorm.bot.further import clause_worth
from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.verbs import weighed
from eldertable.games.cultistorm.bot.worth import card_worth, thing_worth
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    CIRCLE,
    COLUMN,
    DRAWN,
    OBJECTS,
    PEEKED,
    SUPPLY,
    SYMBOLS,
)
from eldertable.games.cultistorm.rules.effects.board import KeepFace, PickLocation
from eldertable.games.cultistorm.rules.effects.clauses import ChooseClause, PickWhom
from eldertable.games.cultistorm.rules.effects.further.board import PickSpot
from eldertable.games.cultistorm.rules.effects.texts import ChooseOp
from eldertable.games.cultistorm.rules.research import KeepObject
from eldertable.games.cultistorm.rules.storm.terror_verbs import ON_PLACES, PickPlace
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth, Worths
from eldertable.kernel.steps import Decision
from eldertable.kernel.verbs import join


class Plain(Worth):
    """An answer that is worth the same in every position."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return self.worth


# --- people, locations and moves ------------------------------------------------------------------------------------


class Investigators(Worth):
    """Whom to play: the most useful first."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return state.agreed.content.investigators[values[0]].worth


class Openings(Worth):
    """Which location to open: the most useful first."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return state.agreed.content.locations[state.location[values[0]]].worth


class FreeMoves(Worth):
    """Where a text leads for nothing: whoever has the own free move stays, unless a module knows of something."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        worth = -1.0
        for advice in state.agreed.advice:
            worth += advice.free_move_worth(state, seat, values[0])
        return worth


class Blows(Worth):
    """Which location is struck: where it hurts least."""

    def of(self, state: StormState, decision: PickPlace, seat: int, values: tuple[int, ...]) -> float:
        return STRUCK[decision.deed().name].at(state, values[0])


class Struck:
    """What it is worth that a terror card strikes a place: trophies there, and a crowd, make it worse."""

    def at(self, state: StormState, place: int) -> float:
        """The worth of this place as the one that is struck."""
        return harm_at(state, place)


class Closed(Struck):
    """A location that is closed again: the least useful."""

    def at(self, state: StormState, place: int) -> float:
        return -state.agreed.content.locations[state.location[place]].worth


STRUCK: Final[dict[str, Struck]] = {"deactivate": Closed(), "desecrate": Struck()}
join(ON_PLACES, {"bot/answers.py": STRUCK})


class Arrivals(Worth):
    """Where another cultist hurts least."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return harm_at(state, values[0])


def harm_at(state: StormState, place: int) -> float:
    """What the loss of something at a place is worth: trophies there, and a crowd, make it worse."""
    return -float(state.trophies_of(AT_PLACE + place)) - len(state.zones[COLUMN + place])


class Uses(Worth):
    """Where a text helps most."""

    def of(self, state: StormState, decision: PickLocation, seat: int, values: tuple[int, ...]) -> float:
        return weighed(decision.verb).at(state, values[0])


class Victims(Worth):
    """Whom terror strikes: who bears it best."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(state.insanity(values[0]))


class Helped(Worth):
    """Whom to help: who is nearest to death."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return float(state.insanity(values[0])) + 0.1 * state.mad[values[0]]


class Relayed(Worth):
    """For whom a support counts too."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 + 0.5 * state.mad[values[0]]


class Waiting(Worth):
    """Fight now, unless the own target stands behind somebody else's."""

    def __init__(self, later: bool) -> None:
        self.later = later

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 if self.later == stands_behind(state, seat) else 0.0


def stands_behind(state: StormState, seat: int) -> bool:
    """Whether a target of the seat stands behind one of somebody who has still to fight here."""
    mine = [enemy for enemy in state.marked(seat) if enemy >= 0]
    place = state.place[seat]
    column = [state.cultist(card) for card in state.zones[COLUMN + place]]
    ahead = False
    for enemy in mine:
        if enemy in column and column.index(enemy) > 0:
            front = column[: column.index(enemy)]
            for other in range(state.agreed.team):
                if other != seat and not state.done[other] and state.place[other] == place:
                    for theirs in state.marked(other):
                        if theirs in front:
                            ahead = True
    return ahead


# --- cards and objects ----------------------------------------------------------------------------------------------


class Cards(Worth):
    """A card that goes, or comes back: times what it is worth in the hand."""

    def __init__(self, base: float, times: float) -> None:
        self.base = base
        self.times = times

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        card = state.own_card(seat, values[0])
        return self.base + self.times * card_worth(state, seat, card)


class Things(Worth):
    """An object that is had, or parted with."""

    def __init__(self, times: float) -> None:
        self.times = times

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return self.times * thing_worth(state, values[0])


class Recovered(Worth):
    """An object of the discard pile, if there is room for it."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return thing_worth(state, values[0]) - (0.0 if state.has_room(seat) else 7.0)


class Kept(Worth):
    """A found object: keep what is better than the worst that is held."""

    def of(self, state: StormState, decision: KeepObject, seat: int, values: tuple[int, ...]) -> float:
        worth = thing_worth(state, values[0])
        held = len(state.zones[OBJECTS + seat])
        if held and held + len(decision.picks) >= state.object_limit(seat):
            worth -= min([thing_worth(state, state.thing_kind(card)) for card in state.zones[OBJECTS + seat]])
        return worth


class DrawingOn(Worth):
    """Go on while nothing good is there."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        found = [thing_worth(state, state.thing_kind(card)) for card in state.zones[DRAWN]]
        return 5.0 - max(found or [0.0])


class Madness(Worth):
    """Insanity in place of an object."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -4.0 - 3.0 * state.insanity(seat)


class Alternatives(Worth):
    """One of the things that a text offers."""

    def of(self, state: StormState, decision: ChooseOp, seat: int, values: tuple[int, ...]) -> float:
        clause = state.agreed.content.effects[decision.effect].clauses[decision.clause]
        op = clause.ops[values[0]]
        return weighed(op.verb).of(state, op, decision.subject, Outlook(state))


class Taken(Worth):
    """One of the things that a module's text offers."""

    def of(self, state: StormState, decision: ChooseClause, seat: int, values: tuple[int, ...]) -> float:
        return clause_worth(state, seat, decision.made(state).ops[values[0]], Outlook(state))


class Concerned(Worth):
    """Whom a module's text concerns: for whom it is worth most, and who bears it best."""

    def of(self, state: StormState, decision: PickWhom, seat: int, values: tuple[int, ...]) -> float:
        clause = state.agreed.content.effects[decision.effect].clauses[decision.clause]
        outlook = Outlook(state)
        return max([clause_worth(state, values[0], op, outlook) for op in clause.ops])


class Spots(Worth):
    """Where a module's text happens: another cultist where it hurts least, a die where most stand."""

    def of(self, state: StormState, decision: PickSpot, seat: int, values: tuple[int, ...]) -> float:
        harm = harm_at(state, values[0])
        return harm if decision.deed().name == "spawn-at" else -harm


class Crystallized(Worth):
    """Which terror card gets crystals: the one that needs most."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        card = state.zones[CIRCLE + values[0]][0] - state.agreed.content.first_terror
        return float(state.agreed.content.terror_number[card] - state.crystals[values[0]])


# --- trophies and seals ---------------------------------------------------------------------------------------------


class Seals(Worth):
    """The seal of a gate that can soon be sealed."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        outlook = Outlook(state)
        symbol = values[0]
        place = outlook.place_of[symbol]
        if place < 0 or state.goo[place] >= 0:
            return 0.1
        return 10.0 - outlook.wanted[symbol] + 0.6 * state.trophies[seat * SYMBOLS + symbol]


class Wanted(Worth):
    """A trophy that comes or goes, by how many of its kind the team still needs."""

    def __init__(self, times: float) -> None:
        self.times = times

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return self.times * Outlook(state).wanted[values[0]]


class Supplied(Worth):
    """A trophy that is lost: rather one of which few lie in the supply."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(state.trophies[SUPPLY * SYMBOLS + values[0]])


class Swaps(Worth):
    """Something that nobody needs for something that is needed."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        wanted = Outlook(state).wanted
        return float(wanted[values[1]] > 0 and wanted[values[0]] < 0)


class PutDown(Worth):
    """A trophy on the own location: always, the last kind first."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 + values[0]


class Sealed(Worth):
    """The own location sealed, if that can be survived."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 5.0 if state.survives(seat, len(state.zones[COLUMN + state.place[seat]])) else -1.0


# --- dice -----------------------------------------------------------------------------------------------------------


class Turned(Worth):
    """A die turned to a face: the wild one is best."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 if values[1] == c.ANY else -1.0


class Wished(Worth):
    """The face of a new die: the wild one is best."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 if values[0] == c.ANY else 0.0


class CultistFace(Worth):
    """The face of a cultist die, the new one or the old one: best is none."""

    def __init__(self, old: bool) -> None:
        self.old = old

    def of(self, state: StormState, decision: KeepFace, seat: int, values: tuple[int, ...]) -> float:
        face = decision.old if self.old else state.cultist_dice[decision.place]
        return 5.0 if face == c.BLANK else -0.1 * face - 0.1 * len(state.zones[COLUMN + decision.place])


# --- the cultists of a column and of the deck, terror ---------------------------------------------------------------


class Standing(Worth):
    """Who stands next at the gate: the weakest."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(sum(enemy_symbols(state, values[0], state.place[seat])))


def is_wanted(state: StormState, cultist: int) -> bool:
    """Whether the team needs a trophy of this cultist."""
    cast = state.agreed.content.cultists.cast[cultist]
    return cast == c.LOCAL_CAST or (cast >= 0 and Outlook(state).wanted[cast] > 0)


class Sorted(Worth):
    """Cultists whose trophies nobody needs go under the deck."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 if (values[1] == 0) == is_wanted(state, values[0]) else 0.0


class Buried(Worth):
    """The same for the one that was looked at last."""

    def __init__(self, under: bool) -> None:
        self.under = under

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 0.0 if self.under == is_wanted(state, state.cultist(state.zones[PEEKED][-1])) else 1.0


class Crystals(Worth):
    """Crystals off the card that is nearest to being full; off the Endgame card before any other."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        if values[0] == state.agreed.terror_places - 1:
            return 1.0
        content = state.agreed.content
        number = content.terror_number[state.zones[CIRCLE + values[0]][0] - content.first_terror]
        return float(state.crystals[values[0]] - number)


class Bell(Worth):
    """Ring before a full card or the Endgame."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        at = (state.terror + 1) % state.agreed.terror_places
        content = state.agreed.content
        if at == state.agreed.terror_places - 1:
            full = state.crystals[at] + 1 >= content.numbers.endgame_crystals and not state.endgame
            return 1.0 if full else -1.0
        number = content.terror_number[state.zones[CIRCLE + at][0] - content.first_terror]
        return 1.0 if state.crystals[at] + 1 >= number >= 4 else -1.0


NEITHER: Final = Plain(0.0)
WORTHS: Final = Worths(
    {
        "take-investigator": Investigators(),
        "start-with": Things(1.0),
        "start-as-dealt": NEITHER,
        "keep-rest": NEITHER,
        "discard-kept": Cards(0.2, -1.0),
        "discard": Cards(0.0, -1.0),
        "regain": Cards(0.0, 1.0),
        "regain-none": Plain(-5.0),
        "take-back": Plain(-1.0),
        "take-no-more": NEITHER,
        "discard-object": Things(-1.0),
        "take-insanity": Madness(),
        "recover": Recovered(),
        "recover-none": NEITHER,
        "keep-object": Kept(),
        "keep-none": NEITHER,
        "draw-object": DrawingOn(),
        "stop-drawing": NEITHER,
        "hand-over": NEITHER,
        "activate": Openings(),
        "activate-none": NEITHER,
        "strike-place": Blows(),
        "arrive-at": Arrivals(),
        "arrive-nowhere": NEITHER,
        "use-at": Uses(),
        "move-freely": FreeMoves(),
        "stay": NEITHER,
        "strike": Victims(),
        "help": Helped(),
        "relay-to": Relayed(),
        "relay-to-nobody": NEITHER,
        "choose": Alternatives(),
        "choose-none": Plain(0.1),
        "take": Taken(),
        "take-nothing": Plain(0.1),
        "concern": Concerned(),
        "happen-at": Spots(),
        "swap-cultist": NEITHER,
        "add-crystals": Crystallized(),
        "object-back": Things(1.0),
        "take-seal": Seals(),
        "no-seal": NEITHER,
        "take-trophy": Wanted(1.0),
        "return-trophy": Wanted(-1.0),
        "lose-trophy": Supplied(),
        "claim-trophy": Plain(1.0),
        "leave-trophy": NEITHER,
        "swap-trophy": Swaps(),
        "swap-no-more": NEITHER,
        "give-trophy": Plain(-1.0),
        "keep-trophies": NEITHER,
        "turn-die": Turned(),
        "wish-face": Wished(),
        "reroll": Plain(-1.0),
        "give-die": Plain(-1.0),
        "leave-dice": NEITHER,
        "keep-new-face": CultistFace(False),
        "turn-back": CultistFace(True),
        "stand-next": Standing(),
        "put-back": Sorted(),
        "put-on-top": Buried(False),
        "put-under": Buried(True),
        "take-crystals": Crystals(),
        "ring-bell": Bell(),
        "let-terror-advance": NEITHER,
        "now": Waiting(False),
        "later": Waiting(True),
        "put-down": PutDown(),
        "put-no-more": NEITHER,
        "deliver": Plain(10.0),
        "seal": Sealed(),
        "pass": NEITHER,
        "by-card": NEITHER,
        "by-die": NEITHER,
        "by-doubled-die": NEITHER,
        "by-support": NEITHER,
        "by-object": NEITHER,
        "by-ability": NEITHER,
        "by-trophy": NEITHER,
        "all-covered": Plain(1.0),
    }
)
"""What every kind of answer is worth; those of a turn's plan are not weighed one by one."""
