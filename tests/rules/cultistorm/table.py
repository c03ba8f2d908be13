"""A table for rule tests: set the position, play in words, look.

table = storm("HE", "FI", "GA").cultists(P1, "CU-S01").hand(1, "GN01.S", "GN02.M").at(1, P1)
table.prepare().play("Target Novice", seat=1)
"""

from __future__ import annotations

from functools import cache
from typing import Any, Self

import pytest

from eldertable.games.cultistorm.box.cards import BLANK, LETTERS
from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    BEFORE,
    BOX,
    CIRCLE,
    COLUMN,
    CULTIST_DECK,
    DECK,
    DEVOURED,
    DISCARD,
    EYE,
    FACES,
    GOO_TARGET,
    HAND,
    OBJECT_DECK,
    OBJECTS,
    PLACES,
    SEATS,
    SUPPLY,
    SYMBOLS,
    TERROR_DECK,
    bottom_of,
)
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.rules.phases.combat import Combat
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Prepare
from eldertable.games.cultistorm.table.asked import OWN
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE, PREPARATION_PHASE
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Chronicle
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Step
from eldertable.lab import probes
from tests.rules.script import be_lucky
from tests.rules.stories import StoryTable

P1, P2, P3, P4, P5 = range(5)
S, M, F, W, K, ANY = range(6)


@cache
def the_game() -> Cultistorm:
    """The game with its own content, loaded once."""
    return Cultistorm()


def storm(*people: str, **options: Any) -> Storm:
    """An empty board in preparation: locations S, M, F, W, K on the places in order, nobody holds anything."""
    return Storm(people or ("HE", "FI", "GA"), options)


def new_game(seats: int = 3, seed: int = 1, **options: Any) -> Storm:
    """A new game at its first question."""
    return Storm(("",) * seats, options, seed, swept=False)


def add_rule(monkeypatch: pytest.MonkeyPatch, kind: type[ModuleRules], name: str, rule: Any) -> None:
    """A kind of module has this rule at tables that are laid from now on."""
    monkeypatch.setattr(kind, name, rule, raising=False)
    monkeypatch.delitem(OWN, kind, raising=False)


class Storm(StoryTable):
    """A position that a test lays out piece by piece; every piece comes from where it was."""

    def __init__(
        self, people: tuple[str, ...], options: dict[str, Any], seed: int = 1, swept: bool = True
    ) -> None:
        content, game = options.pop("content", None), options.pop("game", None)
        self.game: Cultistorm = game or (Cultistorm(content) if content else the_game())
        self.game.tables.clear()  # it has a table of its own: tests change what modules and tables say
        self.chronicle = Chronicle()
        self.looked = 0
        self.asked_so_far: set[type[Decision]] = set()
        agreed = {**({"investigators": list(people)} if swept else {}), **options}
        self.state: StormState = self.game.new(
            seats=len(people), seed=seed, options=agreed, chronicle=self.chronicle
        )
        if swept:
            self._sweep()
        self.begin_story()

    def _sweep(self) -> None:
        state = self.state
        while type(state.decision).__name__ in ("KeepStart", "DiscardKept"):
            state.play(state.legal()[-1])
        state.agenda.clear()
        for seat in range(state.agreed.team):
            for zone in (HAND + seat, DISCARD + seat, BEFORE + seat):
                cards, state.zones[zone] = state.zones[zone], ()
                state.shuffle_in(cards, DECK + 3 * seat)
            cards, state.zones[OBJECTS + seat] = state.zones[OBJECTS + seat], ()
            state.shuffle_in(cards, OBJECT_DECK)
        for place in range(PLACES):
            cards, state.zones[COLUMN + place] = state.zones[COLUMN + place], ()
            state.shuffle_in(cards, CULTIST_DECK)
        locations = [location.id for location in self.game.content.locations]
        state.location = tuple([locations.index(f"LO-{letter}1") for letter in LETTERS])
        for name in ("place", "mad", "dice_of", "pool"):
            setattr(state, name, [0] * len(getattr(state, name)))
        state.ongoing = (0,) * len(state.ongoing)
        state.cultist_dice = (BLANK,) * PLACES
        state.crystals = (0,) * len(state.crystals)
        state.goo, state.active = (-1,) * PLACES, (0,) * PLACES
        state.marker, state.turn, state.phase = 0, 1, PREPARATION_PHASE
        state.terror, state.circles = state.agreed.terror_places - 1, 0
        state.causer = 0
        self.chronicle.take()

    # --- the position -------------------------------------------------------------------------------------

    def _find(self, name: str, *zones: int) -> int:
        names = self.game.names(self.state.table)["card"]
        for zone in zones or range(len(self.state.zones)):
            for card in self.state.zones[zone]:
                if names[card] == name or names[card].split(".")[0] == name:
                    return card
        raise AssertionError(f"there is no {name} to be had")

    def _out(self, card: int) -> int:
        for zone, cards in enumerate(self.state.zones):
            if card in cards:
                self.state.zones[zone] = tuple(other for other in cards if other != card)
        self.state.marks[card] = 0
        return card

    def cultists(self, place: int, *ids: str) -> Self:
        """Cultists into a column, the first one at the gate."""
        for id in ids:
            self.state.lay(self._out(self._find(id)), COLUMN + place, self.state.everyone())
        return self

    def next_cultists(self, *ids: str) -> Self:
        """The next cards of the cultist deck."""
        top = tuple(self._out(self._find(id)) for id in ids)
        self.state.zones[CULTIST_DECK] = top + self.state.zones[CULTIST_DECK]
        return self

    def only_cultists(self, *ids: str) -> Self:
        """These are all cards left in the cultist deck; the others go to the box."""
        self.next_cultists(*ids)
        for zone in (CULTIST_DECK, CULTIST_DECK + 1, bottom_of(CULTIST_DECK)):
            cards = self.state.zones[zone]
            keep = cards[: len(ids)] if zone == CULTIST_DECK else ()
            for card in cards[len(keep) :]:
                self.state.marks[card] = self.state.everyone()
            self.state.zones[BOX] += cards[len(keep) :]
            self.state.zones[zone] = keep
        return self

    def discard_deck(self, deck: int, pile: int) -> Self:
        """A whole deck goes onto a discard pile."""
        for zone in range(deck, deck + 3):
            for card in self.state.zones[zone]:
                self.state.marks[card] = self.state.everyone()
            self.state.zones[pile] += self.state.zones[zone]
            self.state.zones[zone] = ()
        return self

    def next_objects(self, *ids: str) -> Self:
        """The next cards of the object deck."""
        top = tuple(self._out(self._find(id)) for id in ids)
        self.state.zones[OBJECT_DECK] = top + self.state.zones[OBJECT_DECK]
        return self

    def to(self, zone: int, *ids: str) -> Self:
        """Cards into an open zone."""
        for id in ids:
            self.state.lay(self._out(self._find(id)), zone, self.state.everyone())
        return self

    def _own(self, seat: int, name: str) -> int:
        owner = self.game.content.investigators[self.state.investigator[seat]].id
        return self._find(f"{owner} {name}")

    def hand(self, seat: int, *cards: str) -> Self:
        """Action cards into a hand, as kind and symbol: GN01.S."""
        for card in cards:
            self.state.lay(self._out(self._own(seat, card)), HAND + seat, self.state.sees_hand(seat))
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """The next cards of a seat's deck."""
        top = tuple(self._out(self._own(seat, card)) for card in cards)
        self.state.zones[DECK + 3 * seat] = top + self.state.zones[DECK + 3 * seat]
        return self

    def discard(self, seat: int, *cards: str) -> Self:
        """Action cards onto a discard pile."""
        for card in cards:
            self.state.lay(self._out(self._own(seat, card)), DISCARD + seat, self.state.everyone())
        return self

    def before(self, seat: int, giver: int, *cards: str) -> Self:
        """Supports of one seat before another."""
        for card in cards:
            self.state.lay(self._out(self._own(giver, card)), BEFORE + seat, self.state.everyone())
        return self

    def objects(self, seat: int, *ids: str) -> Self:
        """Objects to a seat."""
        return self.to(OBJECTS + seat, *ids)

    def at(self, seat: int, place: int) -> Self:
        """An investigator's place."""
        self.state.place[seat] = place
        return self

    def mad(self, seat: int, n: int, ongoing: int = 0) -> Self:
        """Insanity of an investigator."""
        self.state.mad[seat] = n
        self.state.ongoing = replaced(self.state.ongoing, seat, ongoing)
        return self

    def level(self, seat: int, n: int) -> Self:
        """Developed abilities."""
        self.state.level = replaced(self.state.level, seat, n)
        return self

    def trophies(self, holder: int, letters: str) -> Self:
        """Trophies from the supply to a seat, or (AT_PLACE + place) onto a location."""
        for letter in letters:
            self.state.move_trophy(LETTERS.index(letter), SUPPLY, holder)
        return self

    def on_location(self, place: int, letters: str) -> Self:
        """Trophies onto a location."""
        return self.trophies(AT_PLACE + place, letters)

    def dice(self, seat: int, faces: str) -> Self:
        """Dice with an investigator."""
        for face in faces:
            self.state.dice_of[seat * FACES + (LETTERS + "*").index(face)] += 1
        return self

    def pool(self, faces: str) -> Self:
        """Dice in the common pool."""
        for face in faces:
            self.state.pool[(LETTERS + "*").index(face)] += 1
        return self

    def cultist_die(self, place: int, face: str) -> Self:
        """The face of a cultist die."""
        self.state.cultist_dice = replaced(self.state.cultist_dice, place, (LETTERS + "-").index(face))
        return self

    def location(self, place: int, id: str, active: bool = True) -> Self:
        """A location card on a place, with or without an altar marker."""
        self.state.location = replaced(
            self.state.location, place, [one.id for one in self.game.content.locations].index(id)
        )
        self.state.active = replaced(self.state.active, place, int(active))
        return self

    def goo(self, place: int, id: str) -> Self:
        """A Great Old One above the column of a place."""
        self.state.goo = replaced(self.state.goo, place, self.state.agreed.content.goos.ids.index(id))
        return self

    def devoured(self, place: int, *ids: str) -> Self:
        """Cultists under a Great Old One."""
        return self.to(DEVOURED + place, *ids)

    def sealed(self, *places: int) -> Self:
        """Sealed locations."""
        for place in places:
            self.state.closed = replaced(self.state.closed, place, 1)
        return self

    def seal(self, symbol: int, seat: int) -> Self:
        """A gate seal of a seat."""
        self.state.seal = replaced(self.state.seal, symbol, seat)
        return self

    def marker(self, place: int) -> Self:
        """The cultist marker."""
        self.state.marker = place
        return self

    def target(self, seat: int, *enemies: str | int) -> Self:
        """Target markers; a number is the place of a Great Old One."""
        ids = self.state.agreed.content.cultists.ids
        for slot, enemy in enumerate(enemies):
            number = GOO_TARGET + enemy if isinstance(enemy, int) else ids.index(enemy)
            self.state.targets[self.state.agreed.markers * seat + slot] = number
        return self

    def terror_card(self, at: int, id: str, crystals: int = 0) -> Self:
        """A terror card on a place of the circle, with crystals; the one there takes its place, or goes under the deck."""
        state = self.state
        card = self._find(id)
        circle = range(CIRCLE, CIRCLE + state.agreed.terror_places - 1)
        came_from = next((zone for zone in circle if card in state.zones[zone]), bottom_of(TERROR_DECK))
        self._out(card)
        old, state.zones[CIRCLE + at] = state.zones[CIRCLE + at], ()
        state.zones[came_from] += old
        state.lay(card, CIRCLE + at, 0)
        state.crystals = replaced(state.crystals, at, crystals)
        return self

    def endgame_card(self, id: str, crystals: int = 0) -> Self:
        """The Endgame card on the eye."""
        state = self.state
        card = self._find(id)
        if card not in state.zones[EYE]:
            state.zones[EYE], state.zones[EYE + 1] = state.zones[EYE + 1], state.zones[EYE]
        state.crystals = replaced(state.crystals, state.agreed.terror_places - 1, crystals)
        return self

    def luck(self, sides: int, *wanted: int) -> Self:
        """The next dice of so many sides show these numbers."""
        be_lucky(self.state, tuple((sides, (number,)) for number in wanted))
        return self

    # --- play ---------------------------------------------------------------------------------------------

    def run(self, *steps: Step) -> Self:
        """Run these steps; afterwards the preparation phase waits."""
        state = self.state
        waiting = Prepare(0, (0,) * state.agreed.team, 1)
        state.agenda = [waiting, *reversed(steps)]
        assert self.game.audit(state) == []
        self.remember()
        state.advance()
        self.listen()
        return self

    def prepare(self) -> Self:
        """Everybody may act."""
        return self.run()

    def combat(self) -> Self:
        """The combat phase."""
        self.state.phase = COMBAT_PHASE
        return self.run(Combat())

    def play(self, *answers: str | int, seat: int | None = None) -> Self:
        """Answer; of each kind of question that comes, whatever is no option has a reason, and no option has one."""
        for answer in answers:
            who = self.state.speaker if seat is None else seat
            decision = self.state.agenda[-1] if self.state.agenda else None
            if who is not None and isinstance(decision, Decision):
                self.look_at_refusals(decision, who)
            super().play(answer, seat=seat)
        return self

    def look_at_refusals(self, decision: Decision, seat: int) -> None:
        """Once for each kind of question: its legal answers are not refused, and all others are.

        A test may have laid something out after the question was asked: then the options are old.
        """
        fresh = type(decision) not in self.asked_so_far
        if fresh and list(decision.options(self.state, seat)) == self.state.legal(seat):
            self.asked_so_far.add(type(decision))
            probes.why_not(self.game, self.state, seat)

    # --- looking ------------------------------------------------------------------------------------------

    def told(self) -> list[str]:
        """What happened since the last look."""
        fresh, self.looked = self.story[self.looked :], len(self.story)
        return [sentence.rpartition(" [")[0] for sentence in fresh if not sentence.startswith(">")]

    def cards(self, zone: int) -> list[str]:
        """The cards in a zone."""
        names = self.game.names(self.state.table)["card"]
        return [names[card] for card in self.state.zones[zone]]

    def columns(self) -> list[int]:
        """How many cultists stand on each place."""
        return [len(self.column(place)) for place in range(PLACES)]

    def column(self, place: int) -> list[str]:
        """The cultists of a place from the gate on."""
        return self.cards(COLUMN + place)

    def goos(self) -> dict[int, str]:
        """The Great Old Ones in play by place."""
        ids = self.state.agreed.content.goos.ids
        return {place: ids[self.state.goo[place]] for place in self.state.goos_in_play()}

    def insane(self) -> list[int]:
        """The insanity of everybody."""
        return [self.state.insanity(seat) for seat in range(self.state.agreed.team)]

    def hand_of(self, seat: int) -> list[str]:
        """A hand, sorted, without the owner's letters."""
        return sorted(card.split(" ")[1] for card in self.cards(HAND + seat))

    def targets_of(self, seat: int) -> list[str]:
        """The enemies on which a seat's target markers lie."""
        names = self.game.names(self.state.table)["enemy"]
        return [names[enemy] for enemy in self.state.marked(seat) if enemy >= 0]

    def trophies_of(self, holder: int) -> str:
        """Trophies as letters."""
        at = holder * SYMBOLS
        return "".join(LETTERS[k] * self.state.trophies[at + k] for k in range(SYMBOLS))

    def dice_of(self, seat: int) -> str:
        """Dice as letters."""
        return "".join((LETTERS + "*")[k] * self.state.dice_of[seat * FACES + k] for k in range(FACES))

    def means(self, *meaning: str) -> int:
        """The answer with this meaning, offered or not: ("move", "P2")."""
        return self.game.answer(self.state, meaning)

    def refused(self, *meaning: str, seat: int) -> str:
        """The rule with which an answer of this meaning is refused."""
        return self.refusal(self.means(*meaning), seat).rule

    def why_not(self, answer: int, seat: int) -> str:
        """The sentence, by its key, that stands against an answer; "" if nothing does."""
        kind, values = self.state.decision.ANSWERS.split(answer) if self.state.decision else ("", ())
        refusal = self.state.decision.why_not(self.state, seat, kind, values) if self.state.decision else None
        return refusal.key if refusal else ""


def cultist_phase(table: Storm) -> Storm:
    """A cultist phase in which nobody arrives."""
    table.state.blocked = (1,) * PLACES
    return table.run(CultistPhase())


def fight_nobody(table: Storm) -> Storm:
    """A combat phase in which all decline; what it costs is healed, and the turn is over."""
    table.combat()
    while table.asked != "Prepare":
        table.play(table.state.legal()[-1] if table.asked == "ChooseFight" else table.state.legal()[0])
    table.state.mad, table.state.done = [0] * SEATS, [0] * SEATS
    return table
