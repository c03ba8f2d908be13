"""A table for rule tests: set the position, play in words, look.

table = cult("CTH", "TIA").priests(0, RUINS, 3).priests(1, RUINS, 2).hand(1, "M04")
table.resolve().acts(1, "Weeping Idol")
"""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import Any

from eldertable.games.cult.box.places import (
    BOOSTS,
    FREE,
    KINDS_OF_PRIEST,
    PALACE,
    PLACES,
    RESERVE,
    SHEET,
    bottom_of,
    own_zone,
    top_of,
)
from eldertable.games.cult.game import Cult
from eldertable.games.cult.rules.intention import Deal, IntentionTurn, PlaceOrPass
from eldertable.games.cult.rules.resolution import Act, Location
from eldertable.games.cult.rules.rounds import Round, RoundEnd
from eldertable.games.cult.table.state import CultState
from eldertable.kernel import Chronicle, Decision, Step
from eldertable.kernel.rows import replaced
from eldertable.kernel.state import ABSENT
from tests.rules.stories import StoryTable

LOCATIONS = tuple(range(1, 14))
RUINS, THIEVES, SLUMS, FORUM, TEMPLE, TRADE, ARTISAN, ACADEMY, PORT, PALACE_10, NOBILITY, GUARDS, RIFT = (
    LOCATIONS
)
P = 0
"""The Patriarch, as a kind of Priest; the others are their strength."""
MIRACLE, INTRIGUE, LICENSE = range(3)
DECKS = {"M": MIRACLE, "I": INTRIGUE, "L": LICENSE}
LEDGER = {"numbers": "ledger"}
IDS = ("ANU", "CTH", "FAF", "JAN", "NIR", "TIA", "ARA", "ATH")


@cache
def the_game() -> Cult:
    """The game with its own content, loaded once."""
    return Cult()


def cult(*cults: str, game: Cult | None = None, **options: Any) -> CultScene:
    """A table of these Cults (else Tiamat and Janus), empty but for the free Patriarchs; the first is First Player.

    The numbers are those of the ledger, unless others are named.
    """
    named = cults or ("TIA", "JAN")
    return CultScene(game or the_game(), len(named), {**LEDGER, "cults": list(named), **options})


def setting_up(seats: int = 2, seed: int = 1, game: Cult | None = None, **options: Any) -> CultScene:
    """A new game at its first question, with nothing agreed but the ledger's numbers and these options."""
    return CultScene(game or the_game(), seats, {**LEDGER, **options}, seed, swept=False)


class CultScene(StoryTable):
    """A position that a test lays out piece by piece; every piece comes from where it was."""

    def __init__(
        self, game: Cult, seats: int, options: dict[str, Any], seed: int = 1, swept: bool = True
    ) -> None:
        self.game: Cult = game
        self.chronicle = Chronicle()
        self.state: CultState = game.new(seats=seats, seed=seed, options=options, chronicle=self.chronicle)
        if swept:
            self._sweep()
        self.begin_story()

    def _sweep(self) -> None:
        """Take Priests, Followers, coins and Licenses back, so that a test lays out what it wants."""
        state = self.state
        state.agenda.clear()
        state.first = 0
        for side in range(state.table.sides):
            for kind in range(1, KINDS_OF_PRIEST):
                while state.count(side, FREE, kind):
                    state.move_priest(side, kind, FREE, RESERVE)
            state.followers[side] = state.coins[side] = 0
        palace = state.zones[PALACE]
        state.zones[PALACE] = ()
        state.shuffle_in(palace, top_of(LICENSE))
        self.chronicle.take()

    # --- the position -------------------------------------------------------------------------------------

    def first(self, side: int) -> CultScene:
        """The First Player."""
        self.state.first = side
        return self

    def priests(self, side: int, place: int, *kinds: int) -> CultScene:
        """Priests from the reserve into a place (FREE, a Location, SHEET); the Patriarch from where he is free."""
        for kind in kinds:
            origin = RESERVE if kind else FREE
            assert self.state.count(side, origin, kind), f"no Priest {kind} left"
            self.state.move_priest(side, kind, origin, place)
        return self

    def free(self, side: int, *kinds: int) -> CultScene:
        """Free Priests from the reserve."""
        return self.priests(side, FREE, *kinds)

    def coin_priest(self, side: int, place: int, kind: int, coins: int) -> CultScene:
        """A Priest with coins on it in a Location."""
        self.priests(side, place, kind)
        self.state.lay_purse(place, side, kind, coins)
        return self

    def boost(self, side: int, kind: int, n: int) -> CultScene:
        """A boost on a Priest without coins that stands in the Active Location."""
        self.state.add_boost(side, 4 * kind, n)
        return self

    def one_too_many(self, side: int, kind: int) -> CultScene:
        """A free Priest that no box has."""
        self.state.priests[(side * PLACES + FREE) * KINDS_OF_PRIEST + kind] += 1
        return self

    def two_altars(self, side: int, place: int) -> CultScene:
        """Two Altars of one side in one Location, which no rule allows."""
        self.state.set_altars(side, place, 2)
        return self

    def altar(self, side: int, *places: int) -> CultScene:
        """Altars in Locations."""
        for place in places:
            self.state.set_altars(side, place, 1)
        return self

    def followers(self, side: int, n: int) -> CultScene:
        """Exactly so many Followers."""
        self.state.followers[side] = n
        return self

    def coins(self, side: int, n: int) -> CultScene:
        """Exactly so many coins."""
        self.state.coins[side] = n
        return self

    def mobs(self, side: int, n: int) -> CultScene:
        """Exactly so many Mobs."""
        self.state.mobs = replaced(self.state.mobs, side, n)
        return self

    def dark(self, *sides: int) -> CultScene:
        """These Cults have summoned once: their sheets lie dark side up."""
        for side in sides:
            self.state.dark = replaced(self.state.dark, side, 1)
            self.state.summoned = replaced(self.state.summoned, side, 1)
        return self

    def supremacy(self, side: int, face_down: bool = False) -> CultScene:
        """The Supremacy card before a side."""
        self.state.supremacy = side
        self.state.face_down = int(face_down)
        return self

    def placed(self, side: int, n: int) -> CultScene:
        """So many placements already made in this round."""
        self.state.placed[side] = n
        return self

    def passed(self, *sides: int) -> CultScene:
        """These sides have passed."""
        for side in sides:
            self.state.passed = replaced(self.state.passed, side, 1)
        return self

    def celebrating(self, side: int) -> CultScene:
        """This side celebrates in this round; the card lies face down before it."""
        self.state.celebrating = side
        return self.supremacy(side, face_down=True).passed(side)

    def hand(self, side: int, *cards: str) -> CultScene:
        """Miracles and Intrigues into a hand, each from its deck."""
        for card in cards:
            self._put(card, own_zone(side, DECKS[card[0]]), 1 << side)
        return self

    def licenses(self, side: int, *cards: str) -> CultScene:
        """Licenses before a side."""
        for card in cards:
            self._put(card, own_zone(side, LICENSE), self.state.everyone())
        return self

    def palace(self, *cards: str) -> CultScene:
        """Licenses face up in the Palace."""
        for card in cards:
            self._put(card, PALACE, self.state.everyone())
        return self

    def top(self, *cards: str) -> CultScene:
        """Cards on top of their deck, the first drawn first; nobody knows them there."""
        for card in reversed(cards):
            number, zone = self._out(card), top_of(DECKS[card[0]])
            self.state.marks[number] = 0
            self.state.zones[zone] = (number, *self.state.zones[zone])
        return self

    def bottom(self, *cards: str) -> CultScene:
        """Cards at the bottom of their deck, the last one lowest; nobody knows them there."""
        for card in cards:
            self._put(card, bottom_of(DECKS[card[0]]), 0)
        return self

    def only(self, deck: int, *cards: str) -> CultScene:
        """These cards, in this order, are a whole deck; what else it held is not in this game."""
        self.top(*cards)
        state = self.state
        for zone in (top_of(deck), top_of(deck) + 1, bottom_of(deck)):
            kept = state.zones[zone][: len(cards)] if zone == top_of(deck) else ()
            for number in state.zones[zone][len(kept) :]:
                state.marks[number] = ABSENT
            state.zones[zone] = kept
        return self

    def _out(self, card: str) -> int:
        """Take the first copy of a card that lies in a deck."""
        names, state = self.game.content.cards.names, self.state
        for zone in range(PALACE):
            lying = state.zones[zone]
            for number in lying:
                if names[number].split(".")[0] == card:
                    state.zones[zone] = tuple(other for other in lying if other != number)
                    return number
        raise AssertionError(f"there is no {card} to be had")

    def _put(self, card: str, zone: int, seen: int) -> None:
        number = self._out(card)
        self.state.marks[number] = 0
        self.state.lay(number, zone, seen)

    # --- play ---------------------------------------------------------------------------------------------

    def run(self, *steps: Step) -> CultScene:
        """Run these steps, then the end of the round, to the first question."""
        state = self.state
        state.agenda = [RoundEnd(), *reversed(steps)]
        assert self.game.audit(state) == []
        self.remember()
        state.advance()
        self.listen()
        return self

    def resolve(self, location: int = 1) -> CultScene:
        """The Resolution Phase from a Location on; afterwards the end of the round and the next one."""
        return self.run(Location(location))

    def intention(self, side: int = 0) -> CultScene:
        """The Intention Phase with this side to place; then the Resolution Phase."""
        return self.run(IntentionTurn(side), Location(1))

    def placing(self, side: int = 0) -> CultScene:
        """One turn of the Intention Phase, without what would follow."""
        return self.run(PlaceOrPass(side))

    def round(self) -> CultScene:
        """A whole round from its start."""
        self.state.agenda = [Round()]
        assert self.game.audit(self.state) == []
        self.remember()
        self.state.advance()
        self.listen()
        return self

    def place(self, kind: int, location: int) -> CultScene:
        """Place a Priest, answering PlaceOrPass."""
        return self.play(placement(kind, location))

    def acts(self, side: int, *answers: str | int) -> CultScene:
        """A side takes its action; whoever acts before it does nothing."""
        while self.asked == "Act" and self.speaker != side:
            self.play("Do nothing")
        assert (self.asked, self.speaker) == ("Act", side)
        return self.play(*answers)

    def may(self, side: int, words: str) -> bool:
        """Whether a side may do this as its action; whoever acts before it does nothing."""
        while self.asked == "Act" and self.speaker != side:
            self.play("Do nothing")
        return (self.asked, self.speaker) == ("Act", side) and self.offers(words)

    def could_use(self, name: str, location: int = SLUMS) -> bool:
        """Whether the First Player could use an ability in a Location; the table stays as it is."""
        twin = self.twin().resolve(location)
        return (twin.asked, twin.speaker) == ("Act", 0) and to_use(name) in twin.state.legal()

    def skip(self, *kinds: str) -> CultScene:
        """Answer every question of these kinds with its first option (mostly *nothing*) until another comes."""
        while self.asked in kinds:
            self.play(self.state.legal()[0])
        return self

    def take(self, *kinds: str) -> CultScene:
        """Answer every question of these kinds with its last option until another comes."""
        while self.asked in kinds:
            self.play(self.state.legal()[-1])
        return self

    def every_way(self, *kinds: str) -> list[CultScene]:
        """A table for every way to answer questions of these kinds, picks in one order only; this one stays as it is."""
        if self.asked not in kinds:
            return [self]
        found = []
        for answer in self.state.ascending():
            other = self.twin()
            found += other.play(answer).every_way(*kinds)
        return found

    def twin(self) -> CultScene:
        """An independent copy of the table."""
        other = copy(self)
        other.state = self.state.clone()
        other.state.chronicle = other.chronicle = Chronicle()
        other.begin_story()
        return other

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def speaker(self) -> int | None:
        """Who is asked."""
        return self.state.speaker

    @property
    def decision(self) -> Decision:
        """What is asked."""
        assert self.state.decision is not None
        return self.state.decision

    @property
    def active(self) -> int:
        """The Active Location; -1 if none is."""
        return self.state.active

    def told(self, seat: int | None = None) -> list[str]:
        """What happened since the last look, as this viewer may know it."""
        return [self.game.sentence(self.state, event, seat) for event in self.chronicle.take()]

    def rules_told(self) -> list[str]:
        """The rules behind what happened since the last look."""
        return [event.rule for event in self.chronicle.take()]

    def at(self, side: int, place: int) -> list[int]:
        """The kinds of a side's Priests in a place, ascending: 0 is the Patriarch."""
        return [kind for kind in range(KINDS_OF_PRIEST) for _ in range(self.state.count(side, place, kind))]

    def coins_on(self, place: int | None = None) -> int:
        """How many coins lie on the coin-Priest of a Location, or on all coin-Priests."""
        return sum(self.state.coin_stack) if place is None else self.state.coin_stack[place]

    def boosts(self) -> dict[tuple[int, int], int]:
        """The boosts on Priests, by side and kind, whether there are coins on them or not."""
        return {(at // BOOSTS, at % BOOSTS // 2): n for at, n in enumerate(self.state.boost) if n}

    def masters(self, side: int) -> list[int]:
        """The kinds of the Masters on a sheet."""
        return self.at(side, SHEET)

    def altars(self, side: int) -> list[int]:
        """The Locations with an Altar of a side."""
        return [place for place in LOCATIONS if self.state.has_altar(side, place)]

    def cards(self, zone: int) -> list[str]:
        """The ids of the cards in a zone, as they lie."""
        names = self.game.content.cards.names
        return [names[card].split(".")[0] for card in self.state.zones[zone]]

    def unseen(self, deck: int) -> list[str]:
        """The ids of the cards of a deck of which nobody knows where they lie."""
        return self.cards(top_of(deck) + 1)

    def hand_of(self, side: int) -> list[str]:
        """The ids of a side's hand cards, sorted."""
        return sorted(self.cards(own_zone(side, 0)) + self.cards(own_zone(side, 1)))

    def licenses_of(self, side: int) -> list[str]:
        """The ids of the Licenses before a side, sorted."""
        return sorted(self.cards(own_zone(side, LICENSE)))

    def under(self, deck: int) -> list[str]:
        """The ids of the cards laid under a deck, the lowest last."""
        return self.cards(bottom_of(deck))

    def over(self, deck: int) -> list[str]:
        """The ids of the cards laid on a deck, the topmost first."""
        return self.cards(top_of(deck))

    def knows(self, viewer: int | None, zone: int) -> list[bool]:
        """Which cards of a zone a viewer (None: a spectator) knows there."""
        bit = 1 << (self.state.table.seats if viewer is None else viewer)
        return [bool(self.state.marks[card] & bit) for card in self.state.zones[zone]]

    def refused(self, answer: int) -> tuple[str, str]:
        """The rule and the words with which an answer is refused."""
        refusal = self.refusal(answer)
        return refusal.rule, refusal.words

    def winners(self) -> list[str]:
        """Who has won which Location since the last look, in words, whatever it was won by."""
        found = []
        for event in self.chronicle.take():
            key, args = event.seen_by(self.state.everyone())
            if key == "no-winner":
                found.append(self.game.say(self.state, key, args, "en"))
            elif key.startswith("won"):
                plain = {name: args[name] for name in ("who", "location", "n")}
                found.append(self.game.say(self.state, "won", plain, "en"))
        return found

    @property
    def next_round(self) -> bool:
        """Whether the round is over and the next one has begun."""
        return self.asked in ("PlaceOrPass", "Celebrate") and self.state.round > 1


def placement(kind: int, location: int) -> int:
    """The answer that places a Priest."""
    return int(PlaceOrPass.ANSWERS.join("priest-in", (location, kind)))


def card_kind(card: str) -> int:
    """The number of a kind of card."""
    ids: list[str] = the_game().content.cards.ids
    return ids.index(card)


def ability(name: str) -> int:
    """The number of an ability."""
    ids: list[str] = the_game().content.cults.ability_ids
    return ids.index(name)


def to_buy(card: str) -> int:
    """The answer to Deal that buys a License."""
    return int(Deal.ANSWERS.join("buy", (card_kind(card),)))


def to_play(card: str) -> int:
    """The answer to Act that plays a card."""
    return int(Act.ANSWERS.join("play-card", (card_kind(card),)))


def to_use(name: str) -> int:
    """The answer to Act that uses an ability."""
    return int(Act.ANSWERS.join("use-ability", (ability(name),)))
