"""A table for rule tests: set the position, play in words, look.

table = rise(seats=2).rituals(0, DOWNTOWN, 1, 3).rituals(1, DOWNTOWN, 3).tokens(1, thugs=1)
table.marker(DOWNTOWN, 0).action(0)
table.play("Dominance in Downtown", "Enough", "Enough", "1 Thug")
"""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any

from eldertable.games.rise_of_the_cults.box.cards import DISTRICTS, LANES, LEVELS, PLANS, SIDES, TOKENS
from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.rules.phases.action import ChoosePlan, NextTurn
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from eldertable.games.rise_of_the_cults.rules.plans.dominance import Dominance
from eldertable.games.rise_of_the_cults.rules.rounds import NextRound
from eldertable.games.rise_of_the_cults.rules.scoring import Scoring
from eldertable.games.rise_of_the_cults.rules.setup import lane_of
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import (
    BLUFF,
    BOX,
    CITY_DECK,
    CITY_NOW,
    DISCARD,
    HAND,
    KEPT,
    LAID,
    STACKS,
    SUPPLY,
    deck_of,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel import Chronicle
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Step
from tests.rules.script import be_lucky
from tests.rules.stories import StoryTable

DOWNTOWN, RIVERTOWN, UPTOWN, NORTHSIDE = range(4)
GREEN, YELLOW, BLUE, RED = range(4)
THUG, INITIATE, FREAK = range(3)
DIE = {"T": (0, 1), "I": (2, 3), "F": (4,), "-": (5,), "x": (2, 3, 4, 5)}
EXAMPLE_WON = {
    "hand 0 A1": -1,
    "hand 0 A2": -1,
    "hand 0 G1": -1,
    "discard 0 A1": 1,
    "discard 0 A2": 1,
    "discard 0 G1": 1,
    "tokens 0 thug": -4,
    "rituals uptown 1 III": -1,
    "rituals supply 1 III": 1,
    "discard 1 X1": 1,
    "disorganization X1": -1,
}
"""The rulebook's example of a Confrontation, between people and solo: what the winner has committed is spent, the
loser's Ritual goes back to the supply, and a Disorganization card to the loser."""


def at(place: int, side: int) -> int:
    """Where a list by place and side has its number: Cult Sites, Dominance markers, Plan markers."""
    return place * SIDES + side


def stack_at(district: int, lane: int) -> int:
    """The zone of a district's stack of Guardians or Actions."""
    return STACKS + district * LANES + lane


def executing(district: int, plan: int) -> int:
    """The answer that takes a marker from a district and executes a Plan there."""
    return int(ChoosePlan.ANSWERS.join("execute", (district, plan)))


def bluffing(state: RiseState) -> int:
    """The first answer that takes a marker and bluffs."""
    return next(answer for answer in state.legal() if ChoosePlan.ANSWERS.split(answer)[1][1] == BLUFF)


@cache
def the_game() -> RiseOfTheCults:
    """The game with its own content, loaded once."""
    return RiseOfTheCults()


def rise(seats: int = 2, game: RiseOfTheCults | None = None, **options: Any) -> RiseTable:
    """A table in round 1, before anybody acts: printed stacks, even Sanity, nobody on the board, empty hands."""
    agreed = {"layout": "printed", "setup": "I1", "first": "1", "npc_colour": "random", **options}
    return RiseTable(game or the_game(), seats, agreed)


def setting_up(
    seats: int = 2, seed: int = 1, game: RiseOfTheCults | None = None, **options: Any
) -> RiseTable:
    """A new game at its first question, with nothing agreed but these options."""
    return RiseTable(game or the_game(), seats, options, seed, swept=False)


def recruit(dice: str, *hand: str, **options: Any) -> RiseTable:
    """The first player at the first re-roll, with these dice on the table and these cards in hand."""
    return rise(**options).hand(0, *hand).dice(dice).run(Recruitment())


class RiseTable(StoryTable):
    """A position that a test lays out piece by piece; every piece comes from where it was."""

    def __init__(
        self, game: RiseOfTheCults, seats: int, options: dict[str, Any], seed: int = 1, swept: bool = True
    ) -> None:
        self.game: RiseOfTheCults = game
        self.chronicle = Chronicle()
        self.state: RiseState = game.new(seats=seats, seed=seed, options=options, chronicle=self.chronicle)
        if swept:
            while type(self.state.decision).__name__ in (
                "LeaveOut",
                "ChooseColour",
                "PlaceStack",
                "FirstSite",
            ):
                self.state.play(self.state.legal()[0])
            self._sweep()
        self.begin_story()

    def _sweep(self) -> None:
        """Take hands, Cult Sites, Rituals and tokens back, so that a test lays out what it wants."""
        state = self.state
        state.agenda.clear()
        for side in range(state.table.sides):
            for zone in (HAND + side, DISCARD + side, LAID + side):
                cards = state.zones[zone]
                state.zones[zone] = ()
                state.shuffle_in(cards, deck_of(side))
            for place in range(DISTRICTS):
                state.sites[at(SUPPLY, side)] += state.sites[at(place, side)]
                state.sites[at(place, side)] = 0
                for level in range(1, LEVELS + 1):
                    while state.has_ritual(side, place, level):
                        state.move_ritual(side, level, place, SUPPLY)
        state.tokens = [0] * len(state.tokens)
        state.faces = [0] * len(state.faces)
        state.used = ()
        self.chronicle.take()

    # --- the position -------------------------------------------------------------------------------------

    def rituals(self, side: int, district: int, *levels: int) -> RiseTable:
        """Rituals of these levels from the side's supply into a district."""
        for level in levels:
            assert self.state.has_ritual(side, SUPPLY, level), f"no level {level} left in the supply"
            self.state.move_ritual(side, level, SUPPLY, district)
        return self

    def site(self, side: int, *districts: int) -> RiseTable:
        """Cult Sites from the supply into districts."""
        for district in districts:
            self.state.place_site(side, district, "")
        self.chronicle.take()
        return self

    def dominance(self, side: int, district: int, n: int) -> RiseTable:
        """Dominance markers from the supply into a district."""
        self.state.dominance[at(SUPPLY, side)] -= n
        self.state.dominance[at(district, side)] += n
        return self

    def tokens(self, side: int, thugs: int = 0, initiates: int = 0, freaks: int = 0) -> RiseTable:
        """Exactly these Cultist tokens behind the side's screen."""
        self.state.tokens[side * TOKENS : (side + 1) * TOKENS] = [thugs, initiates, freaks]
        return self

    def investigators(self, district: int, arrived: int, track: int | None = None) -> RiseTable:
        """So many arrived Investigators, and the field of the one on the track."""
        self.state.arrived[district] = arrived
        if track is not None:
            self.state.track[district] = track
        return self

    def sanity(self, district: int, value: int) -> RiseTable:
        """The value of a district's Sanity token."""
        self.state.sanity = replaced(self.state.sanity, district, value)
        return self

    def round(self, number: int) -> RiseTable:
        """The number on the Round track."""
        self.state.round = number
        return self

    def city(self, card: str) -> RiseTable:
        """A City card in force, without what it does once."""
        number = self._find(card, CITY_DECK, CITY_DECK + 1, CITY_DECK + 2)
        for old in self.state.zones[CITY_NOW]:
            self.state.move(old, CITY_NOW, CITY_NOW + 1, self.state.everyone())
        self._out(number)
        self.state.lay(number, CITY_NOW, self.state.everyone())
        self.state.city = self.state.agreed.pool.city_kind[number]
        return self

    def next_city(self, card: str) -> RiseTable:
        """A City card on top of the City deck, so that the next City phase reveals it."""
        number = self._find(card, CITY_DECK, CITY_DECK + 1, CITY_DECK + 2)
        self._out(number)
        self.state.zones[CITY_DECK] = (number, *self.state.zones[CITY_DECK])
        return self

    def hand(self, side: int, *cards: str) -> RiseTable:
        """Cards into a side's hand, from its deck, else from wherever they lie."""
        for card in cards:
            self._put(card, side, HAND + side, self.state.owner_bit(side))
        return self

    def discard(self, side: int, *cards: str) -> RiseTable:
        """Cards onto a side's discard pile."""
        for card in cards:
            self._put(card, side, DISCARD + side, self.state.everyone())
        return self

    def on_deck(self, side: int, *cards: str) -> RiseTable:
        """Cards on top of a side's deck, the first one drawn first; nobody knows them there."""
        top = []
        for card in cards:
            number = self._number(card, side)
            self._out(number)
            self.state.marks[number] = 0
            top.append(number)
        self.state.zones[deck_of(side)] = (*top, *self.state.zones[deck_of(side)])
        return self

    def only_deck(self, side: int, *cards: str) -> RiseTable:
        """These cards, in this order, are the whole deck; what else it held goes to the box."""
        self.on_deck(side, *cards)
        for zone in (deck_of(side) + 1, deck_of(side) + 2):
            for card in self.state.zones[zone]:
                self.state.marks[card] = self.state.everyone()
            self.state.zones[BOX] += self.state.zones[zone]
            self.state.zones[zone] = ()
        top = self.state.zones[deck_of(side)]
        for card in top[len(cards) :]:
            self.state.marks[card] = self.state.everyone()
        self.state.zones[BOX] += top[len(cards) :]
        self.state.zones[deck_of(side)] = top[: len(cards)]
        return self

    def kept(self, *cards: str) -> RiseTable:
        """Cards that NPC keeps face down, in this order."""
        for card in cards:
            number = self._number(card, 1)
            self._out(number)
            self.state.marks[number] = 0
            self.state.lay(number, KEPT, 0)
        return self

    def empty_stack(self, district: int, lane: int) -> RiseTable:
        """A stack (0 Guardians, 1 Actions) whose cards have all been bought: they lie in the box."""
        zone = stack_at(district, lane)
        self.state.zones[BOX] += self.state.zones[zone]
        self.state.zones[zone] = ()
        return self

    def stack(self, district: int, card: str) -> RiseTable:
        """Lay the stack of a kind on the district's field of its type, in place of the one there."""
        kinds = self.state.agreed.kinds
        kind = kinds.ids.index(card)
        place = district * LANES + lane_of(self.state, kind)
        self.state.zones[BOX] += self.state.zones[STACKS + place]
        self.state.zones[STACKS + place] = ()
        for number in self.state.agreed.pool.first_of[kind]:
            self._out(number)
            self.state.marks[number] = 0
            self.state.lay(number, STACKS + place, self.state.everyone())
        for other, laid in enumerate(self.state.stack_kind):
            if laid == kind:
                self.state.stack_kind = replaced(self.state.stack_kind, other, -1)
        self.state.stack_kind = replaced(self.state.stack_kind, place, kind)
        return self

    def luck(self, sides: int, *wanted: int) -> RiseTable:
        """The next dice of so many sides show these numbers, counted from 0."""
        be_lucky(self.state, tuple((sides, (number,)) for number in wanted))
        return self

    def dice(self, faces: str) -> RiseTable:
        """The next Recruitment dice show these faces: T Thug, I Initiate, F Freak, - Bad Luck, x no Thug."""
        be_lucky(self.state, tuple((6, DIE[one]) for one in faces))
        return self

    def marker(self, district: int, *sides: int) -> RiseTable:
        """Plan markers onto a district's stack, the last one on top."""
        for side in sides:
            self.state.markers[side] -= 1
            self.state.plans += (at(district, side),)
        return self

    def done(self, side: int, *plans: int) -> RiseTable:
        """Plans (0 Augmentation .. 4 Bluff) that a side has already executed in this round."""
        for plan in plans:
            self.state.markers[side] -= 1
            self.state.plans_done[side * PLANS + plan] += 1
        return self

    def _number(self, card: str, side: int) -> int:
        deck = deck_of(side)
        return self._find(
            card, deck, deck + 1, deck + 2, *range(STACKS, len(self.state.zones)), DISCARD + side
        )

    def _find(self, card: str, *zones: int) -> int:
        names = self.game.names(self.state.table)["card"]
        for zone in zones:
            for number in self.state.zones[zone]:
                if names[number].split(".")[0] == card:
                    return number
        raise AssertionError(f"there is no {card} to be had")

    def _out(self, number: int) -> None:
        for zone, cards in enumerate(self.state.zones):
            if number in cards:
                self.state.zones[zone] = tuple(card for card in cards if card != number)

    def _put(self, card: str, side: int, zone: int, seen: int) -> None:
        number = self._number(card, side)
        self._out(number)
        self.state.marks[number] = 0
        self.state.lay(number, zone, seen)

    # --- play ---------------------------------------------------------------------------------------------

    def run(self, *steps: Step) -> RiseTable:
        """Put these steps on an agenda that ends with the end of the game, and run to the first question."""
        state = self.state
        state.agenda = [Scoring(), *reversed(steps)]
        assert self.game.audit(state) == []
        self._before = self._counted()
        self.remember()
        state.advance()
        self.listen()
        return self

    def action(self, side: int) -> RiseTable:
        """The Action phase, this side to act; afterwards Hiding and the next round, or the end after the last."""
        last = self.state.round >= self.state.agreed.rounds
        return self.run(NextTurn(side)) if last else self.run(NextTurn(side), Hiding(), NextRound())

    def turn(self, district: int, side: int = 0) -> RiseTable:
        """A turn of this side, its marker on top in a district; the next side's lies below, so its turn comes after."""
        return self.marker(district, self.state.next_clockwise(side), side).action(side)

    def dominates(self, side: int, district: int) -> RiseTable:
        """This side executes Dominance there; one more marker of its own lies there, so its next turn comes after."""
        return self.marker(district, side).run(Dominance(side, district), TurnEnd(), NextTurn(side))

    def commits(self, *cards: str, thugs: int = 0) -> RiseTable:
        """Whoever is asked lays these cards face down, and takes so many Thugs into the fist."""
        seat = self.speaker
        ids = self.state.agreed.kinds.ids
        for kind in sorted(ids.index(card) for card in cards):
            self.play(1 + kind)
        if (self.asked, self.speaker) == ("CommitCards", seat):
            self.play("Enough")
        if (self.asked, self.speaker) == ("CommitThugs", seat):
            return self.play(thugs)
        assert not thugs, "there are no Thugs to take"
        return self

    def npc_turn(self, district: int, roll: int, dice: str = "") -> RiseTable:
        """The NPC's turn there: its die shows this number, then the Recruitment dice these faces; the player follows."""
        be_lucky(self.state, ((4, (roll - 1,)), *((6, DIE[one]) for one in dice)))
        return self.marker(district, 0, 1).action(1)

    def skip(self, kind: str, *more: str) -> RiseTable:
        """Answer every question of these kinds with its first option (mostly *enough*) until another comes."""
        while self.asked in (kind, *more):
            self.play(self.state.legal()[0])
        return self

    def every_way(self, kind: str, *more: str) -> list[RiseTable]:
        """A table for every way to answer questions of these kinds until another comes; this one stays as it is.

        Picks in another order are no other way.
        """
        if self.asked not in (kind, *more):
            return [self]
        found = []
        for answer in self.state.ascending():
            other = copy(self)
            other.state = self.state.clone()
            other.state.chronicle = other.chronicle = Chronicle()
            other.begin_story(told=False)
            found += other.play(answer).every_way(kind, *more)
        return found

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def faces(self) -> str:
        """The Recruitment dice on the table, as letters: T Thug, I Initiate, F Freak, - Bad Luck."""
        return "".join(letter * n for letter, n in zip("TIF-", self.state.faces, strict=True))

    @property
    def speaker(self) -> int | None:
        """Who is asked."""
        return self.state.speaker

    def told(self, seat: int | None = None) -> list[str]:
        """What happened since the last look, as this viewer may know it."""
        return [self.game.sentence(self.state, event, seat) for event in self.chronicle.take()]

    def cards(self, zone: int) -> list[str]:
        """The kinds of the cards in a zone, as they lie."""
        names = self.game.names(self.state.table)["card"]
        return [names[card].split(".")[0] for card in self.state.zones[zone]]

    def seen(self, card: str) -> list[int]:
        """Who knows each copy of a card in the first player's hand: bits of the seats and the spectators."""
        names = self.game.names(self.state.table)["card"]
        return [
            self.state.marks[number] for number in self.state.zones[HAND] if names[number].startswith(card)
        ]

    def hand_of(self, side: int) -> list[str]:
        """The kinds in a side's hand, sorted."""
        return sorted(self.cards(HAND + side))

    def discard_of(self, side: int) -> list[str]:
        """The kinds in a side's discard pile, the top card last."""
        return self.cards(DISCARD + side)

    def tokens_of(self, side: int) -> tuple[int, int, int]:
        """Thugs, Initiates, Freaks."""
        state = self.state
        return state.held(side, THUG), state.held(side, INITIATE), state.held(side, FREAK)

    def rituals_of(self, side: int, district: int) -> list[int]:
        """The levels of a side's Rituals in a district, ascending; SUPPLY for what it has left."""
        lying = self.state.rituals[at(district, side) * LEVELS : (at(district, side) + 1) * LEVELS]
        return [level for level, n in enumerate(lying, 1) for _ in range(n)]

    def dominance_of(self, side: int, district: int) -> int:
        """How many Dominance markers a side has in a district."""
        return self.state.dominance_of(side, district)

    def sites_of(self, side: int) -> list[int]:
        """The districts where a side has a Cult Site."""
        return [district for district in range(DISTRICTS) if self.state.has_site(side, district)]

    def stack_of(self, district: int, lane: int) -> list[str]:
        """The cards left in a district's stack of Guardians (0) or Actions (1)."""
        return self.cards(stack_at(district, lane))

    def markers_laid(self) -> list[tuple[int, int]]:
        """The Plan markers on the board in the order in which they were laid: district and side."""
        return [(marker // SIDES, marker % SIDES) for marker in self.state.plans]

    def sites_left(self, side: int) -> int:
        """How many Cult Sites a side has in its supply."""
        return self.state.sites[at(SUPPLY, side)]

    def sums(self) -> tuple[int | None, int | None]:
        """What the picks so far come to, and what is needed, as whoever is asked reads it."""
        prompt = self.game.prompt(self.state, self.speaker)
        assert prompt is not None
        return prompt.sums, prompt.needs

    def refused(self, answer: int) -> tuple[str, str]:
        """The rule and the words with which an answer is refused."""
        refusal = self.refusal(answer)
        return refusal.rule, refusal.words

    def changes(self) -> dict[str, int]:
        """What there is more or less of, and where, since the last look or since play began: {"hand 0 S2": -1}."""
        before, self._before = self._before, self._counted()
        both = before.keys() | self._before.keys()
        more = {what: self._before.get(what, 0) - before.get(what, 0) for what in sorted(both)}
        return {what: n for what, n in more.items() if n}

    def _counted(self) -> dict[str, int]:
        """Everything on the table that can be counted, by its name in a dump."""
        dump = self.game.dump(self.state)
        counted: dict[str, int] = {}
        for field, value in dump["fields"].items():
            if isinstance(value, dict):
                counted |= {f"{field} {where}": n for where, n in value.items() if isinstance(n, int)}
        for marker in dump["fields"]["plans"]:
            counted[f"plans {marker}"] = counted.get(f"plans {marker}", 0) + 1
        for zone, cards in dump["zones"].items():
            for card in cards:
                place = zone.removesuffix(" top").removesuffix(" bag").removesuffix(" bottom")
                what = f"{place} {card.split('.')[0]}"
                counted[what] = counted.get(what, 0) + 1
        return counted
