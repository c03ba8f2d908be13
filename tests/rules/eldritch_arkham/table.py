"""A table for rule tests: set the position, play in words, look. Locations have their numbers on the board, 1 to 12.

table = arkham("deep-ones", "feds").units(0, at=5).units(CIVILIAN, at=5, n=2).turn(0)
table.play("Drag", "Flooded Vaults (5) → Toll Bridge (6)", "Civilian", "Step")
"""

from __future__ import annotations

from functools import cache
from typing import Any

from eldertable.games.eldritch_arkham.box.places import (
    ALL_PLACES,
    COLOURS,
    DREAM,
    HELD,
    LOCATIONS,
    OUT,
    PLACES,
    SUPPLY,
)
from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.roles.great_old_one.rules import OldOneActs
from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn
from eldertable.games.eldritch_arkham.rules.turns import role_turn
from eldertable.games.eldritch_arkham.table.fields import (
    ANCIENT_BOX,
    ANCIENT_CARD,
    ANCIENT_DECK,
    ANCIENT_OFFER,
    ANCIENT_PAST,
    CIVILIAN,
    DELAYED,
    INVESTIGATOR_CARD,
    INVESTIGATOR_DECK,
    INVESTIGATOR_PAST,
    LAW_DECK,
    LAW_HAND,
    LAW_PAST,
    LEFT,
    MONSTER,
    REVEALED,
    RIGHT,
    RITUAL_DECK,
    RITUAL_HAND,
    RITUAL_PAST,
    SPAWN,
    WORSHIP,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel import Chronicle, GoOn
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Step
from tests.rules.script import be_lucky
from tests.rules.stories import StoryTable

__all__ = [
    "CIVILIAN",
    "DELAYED",
    "LEFT",
    "MONSTER",
    "RIGHT",
    "SPAWN",
    "ArkhamTable",
    "arkham",
    "the_game",
]

DONE = "GoOn"
"""What is asked when everything that was run is over."""


@cache
def the_game() -> EldritchArkham:
    """The game with its own content, loaded once."""
    return EldritchArkham()


def arkham(*roles: str, game: EldritchArkham | None = None, **options: Any) -> ArkhamTable:
    """An empty city with these roles, the Monster at 7; nobody has anything but a full supply.

    Unless a test agrees on others, the numbers are those that the ledger names.
    """
    agreed = {"monster": "M1", "numbers": "ledger", **options}
    if roles:
        agreed["roles"] = list(roles)
    return ArkhamTable(game or the_game(), len(roles), agreed)


class ArkhamTable(StoryTable):
    """A position that a test lays out piece by piece; every piece comes from where it was."""

    def __init__(self, game: EldritchArkham, seats: int, options: dict[str, Any], seed: int = 1) -> None:
        self.game: EldritchArkham = game
        self.chronicle = Chronicle()
        self.state: ArkhamState = game.new(seats=seats, seed=seed, options=options, chronicle=self.chronicle)
        while seats and self.state.turn < 0:
            self.state.play(self.state.legal()[0])
        if seats:
            self._sweep()
        self.begin_story()

    def _sweep(self) -> None:
        """Everything goes home, so that a test lays out what it wants."""
        state = self.state
        state.agenda.clear()
        for place in range(ALL_PLACES):
            for colour in range(COLOURS):
                n = state.units[place * COLOURS + colour]
                if not n or place in (SUPPLY, OUT) or colour == MONSTER:
                    continue
                state.change(place, colour, -n)
                home = OUT if colour == CIVILIAN else SUPPLY
                state.change(home, state.owner(colour) if colour == DELAYED else colour, n)
        for side in range(state.table.sides):
            state.mythos[side] = state.omens[side] = 0
        state.thresholds_reached = (0,) * len(state.thresholds_reached)
        for hand, past, deck in (
            ((RITUAL_HAND, WORSHIP, REVEALED), RITUAL_PAST, RITUAL_DECK),
            ((LAW_HAND,), LAW_PAST, LAW_DECK),
            ((INVESTIGATOR_CARD,), INVESTIGATOR_PAST, INVESTIGATOR_DECK),
        ):
            for zone in (*hand, past):
                cards = state.zones[zone]
                state.zones[zone] = ()
                state.shuffle_in(cards, deck)
        if state.playing("nodens") >= 0:
            for zone in (ANCIENT_CARD, ANCIENT_PAST):
                cards = state.zones[zone]
                state.zones[zone] = ()
                state.shuffle_in(cards, ANCIENT_DECK)
        state.keeper = -1
        state.actions = 0
        state.visions_at = (0,) * LOCATIONS
        state.visions_in = (0,) * PLACES
        state.post_path = -1
        self.chronicle.take()

    # --- the position -------------------------------------------------------------------------------------

    def units(self, colour: int, at: int, n: int = 1) -> ArkhamTable:
        """Units from the supply (Civilians: from outside the game) onto a location."""
        home = OUT if colour == CIVILIAN else SUPPLY
        for _ in range(n):
            owner = self.state.owner(colour) if colour == DELAYED else colour
            assert self.state.count(home, owner), "none left"
            self.state.change(home, owner, -1)
            self.state.change(at - 1, colour, 1)
        return self

    def monster_at(self, location: int) -> ArkhamTable:
        """The Monster stands there."""
        self.state.shift(MONSTER, self.state.where(MONSTER), location - 1)
        return self

    def held(self, side: int, colour: int, n: int = 1) -> ArkhamTable:
        """Units that a role has abducted."""
        for _ in range(n):
            self.state.shift(colour, OUT if colour == CIVILIAN else SUPPLY, HELD + side)
        return self

    def dreaming(self, colour: int, place: int, n: int = 1) -> ArkhamTable:
        """Units at a place of the Dreamlands, 1 to 6."""
        for _ in range(n):
            self.state.shift(colour, OUT if colour == CIVILIAN else SUPPLY, DREAM + place - 1)
        return self

    def hiding(self, *paths: str, side: int = 0) -> ArkhamTable:
        """Cultists on paths, which are named as on the board: "1-2"."""
        for path in paths:
            self.state.lift(side, SUPPLY)
            self.state.on_path = replaced(self.state.on_path, self.state.board.path_ids.index(path), 1)
        return self

    def post_on(self, path: str) -> ArkhamTable:
        """The Command Post on a path, named as on the board: "1-2"."""
        return self.set(post_path=self.state.board.path_ids.index(path))

    def altars(self, *locations: int) -> ArkhamTable:
        """An Altar of the Order at each of these locations, and at no other."""
        return self.set(altars_at=[int(location in locations) for location in range(1, LOCATIONS + 1)])

    def visions(self, at: int, n: int = 1) -> ArkhamTable:
        """Exactly so many Visions at a location."""
        return self.set(visions_at=replaced(self.state.visions_at, at - 1, n))

    def dominance(self, side: int, *colours: int) -> ArkhamTable:
        """Units on a side of the Dominance track, from the outermost field on."""
        for colour in colours:
            self.state.lift(colour, OUT if colour == CIVILIAN else SUPPLY)
            field = next(field for field in self.state.side_fields(side) if self.state.track[field] < 0)
            self.state.track = replaced(self.state.track, field, colour)
        return self

    def mythos(self, side: int, n: int) -> ArkhamTable:
        """Exactly so much Mythos."""
        self.state.mythos[side] = n
        return self

    def omens(self, side: int, n: int) -> ArkhamTable:
        """Exactly so many Omen points, alarms already past."""
        self.state.omens[side] = n
        self.state.thresholds_reached = replaced(
            self.state.thresholds_reached, side, sum(n >= alarm for alarm in (5, 10, 15))
        )
        return self

    def hand(self, *cards: str) -> ArkhamTable:
        """Ritual or Law cards into their owner's hand."""
        for name in cards:
            ritual = name.startswith("R")
            zone, pieces = (RITUAL_HAND, 2) if ritual else (LAW_HAND, 4)
            self._lay(name, zone, 1 << self.state.holders[pieces])
        return self

    def card(self, name: str) -> ArkhamTable:
        """An Ancient or Investigator card face up, in place of the one there."""
        zone, past = (
            (ANCIENT_CARD, ANCIENT_PAST) if name.startswith("AN") else (INVESTIGATOR_CARD, INVESTIGATOR_PAST)
        )
        for old in self.state.zones[zone]:
            self.state.move(old, zone, past, self.state.everyone())
        self._lay(name, zone, self.state.everyone())
        return self

    def lies(self, name: str, zone: int) -> ArkhamTable:
        """A card openly in a zone."""
        self._lay(name, zone, self.state.everyone())
        return self

    def on_deck(self, *cards: str) -> ArkhamTable:
        """Cards on top of their deck, the first one drawn first."""
        deck = {"A": ANCIENT_DECK, "R": RITUAL_DECK, "I": INVESTIGATOR_DECK, "L": LAW_DECK}[cards[0][0]]
        numbers = [self._out(name) for name in cards]
        self.state.zones[deck] = (*numbers, *self.state.zones[deck])
        return self

    def _lay(self, name: str, zone: int, seen: int) -> None:
        self.state.lay(self._out(name), zone, seen)

    def _out(self, name: str) -> int:
        hidden = (ANCIENT_OFFER, ANCIENT_BOX)
        spare = range(len(self.state.zones))
        for zone in (*[zone for zone in spare if zone not in hidden], *hidden):
            if zone in (RITUAL_HAND, LAW_HAND, WORSHIP):
                continue
            for card in self.state.zones[zone]:
                if self.game.content.card_names[card].split(".")[0] == name:
                    self.state.zones[zone] = tuple(other for other in self.state.zones[zone] if other != card)
                    self.state.marks[card] = 0
                    return card
        raise AssertionError(f"there is no {name} to be had")

    def set(self, **fields: Any) -> ArkhamTable:
        """Set fields of the state."""
        for name, value in fields.items():
            shared = isinstance(getattr(self.state, name), tuple)
            setattr(self.state, name, tuple(value) if shared else value)
        return self

    def luck(self, *rolls: tuple[int, int]) -> ArkhamTable:
        """The next dice show this: (sides, number from 1)."""
        be_lucky(self.state, tuple((sides, (number - 1,)) for sides, number in rolls))
        return self

    # --- play ---------------------------------------------------------------------------------------------

    def run(self, *steps: Step, side: int = 0) -> ArkhamTable:
        """Run these steps as part of a side's turn, to the first question."""
        state = self.state
        state.turn = state.acting = side
        state.agenda = [GoOn(), *reversed(steps)]
        assert self.game.audit(state) == []
        self.remember()
        state.advance()
        self.listen()
        return self

    def asks(self, decision: Decision) -> ArkhamTable:
        """Ask this, however few answers there are."""
        self.state.turn = self.state.acting = decision.seat
        self.state.agenda = [GoOn(), decision]
        self.state.choices = decision.options(self.state, decision.seat)
        return self

    def turn(self, side: int = 0) -> ArkhamTable:
        """The turn of a side, and nothing after it."""
        return self.run(role_turn(self.state, side), EndOfTurn(), side=side)

    def window(self, after_turn_of: int = 1) -> ArkhamTable:
        """The activation of the Great Old One at the end of somebody's turn."""
        return self.run(OldOneActs(), side=after_turn_of)

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        """Whether everything that was run is over."""
        return self.asked == DONE

    def at(self, location: int, colour: int = CIVILIAN) -> int:
        """How many units of a colour are at a location."""
        return self.state.count(location - 1, colour)

    def where(self, colour: int) -> int:
        """The lowest location with a unit of this colour."""
        return self.state.where(colour) + 1

    def altars_at(self, location: int) -> int:
        """How many Altars of the Order are at a location."""
        return self.state.altars_at[location - 1]

    def altars_in(self, area: int) -> int:
        """How many Altars of the Cthulhu Cult are in an area, 1 to 6."""
        return self.state.altars_in[area - 1]

    def visions_at(self, location: int) -> int:
        """How many Visions are at a location."""
        return self.state.visions_at[location - 1]

    def visions_in(self, place: int) -> int:
        """How many Visions are at a place of the Dreamlands, 1 to 6."""
        return self.state.visions_in[place - 1]

    def abducted(self, side: int, colour: int = CIVILIAN) -> int:
        """How many units of a colour a role has abducted."""
        return self.state.count(HELD + side, colour)

    def dreaming_at(self, place: int, colour: int = CIVILIAN) -> int:
        """How many units of a colour are at a place of the Dreamlands, 1 to 6."""
        return self.state.count(DREAM + place - 1, colour)

    def hides(self, path: str) -> bool:
        """Whether a Cultist is on a path, which is named as on the board: "1-2"."""
        return self.state.on_path[self.state.board.path_ids.index(path)] > 0

    def supply(self, colour: int) -> int:
        """How many units of a colour are in the supply."""
        return self.state.count(SUPPLY, colour)

    def out(self) -> int:
        """How many Civilians are out of the game."""
        return self.state.count(OUT, CIVILIAN)

    def track(self, side: int) -> list[int]:
        """The colours on a side of Dominance, the outermost first."""
        return [self.state.track[f] for f in self.state.side_fields(side) if self.state.track[f] >= 0]

    def controls(self, location: int) -> int:
        """Who controls a location; -1 for nobody."""
        return self.state.controller(location - 1)

    def told(self, seat: int | None = None) -> list[str]:
        """What happened since the last look, as this viewer may know it."""
        return [self.game.sentence(self.state, event, seat) for event in self.chronicle.take()]

    def cards(self, zone: int) -> list[str]:
        """The faces of the cards in a zone, sorted."""
        return sorted(self.game.content.card_names[card].split(".")[0] for card in self.state.zones[zone])

    def refused(self, *meaning: str) -> tuple[str, str]:
        """The rule and the words with which an answer of this meaning is refused."""
        refusal = self.refusal(self.game.answer(self.state, meaning))
        return refusal.rule, refusal.words
