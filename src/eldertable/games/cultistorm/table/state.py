# compiled
"""What lies on the table, and the small named changes that the rules are made of."""

from typing import Any, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    BEFORE,
    BOX,
    CIRCLE,
    CIRCLE_PLACES,
    COLUMN,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DECK,
    DEVOURED,
    DISCARD,
    DRAWN,
    EYE,
    FACES,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    OTHER_ENDGAME,
    PEEKED,
    PICKED,
    PLACES,
    REMOVED,
    SEATS,
    SUPPLY,
    SYMBOLS,
    TERROR_DECK,
    TERROR_DISCARD,
)
from eldertable.games.cultistorm.table.modules import MOMENTS, Act, Advice, ModuleRules
from eldertable.kernel.errors import RulesError
from eldertable.kernel.fields import ROW, Field, Zone, deck
from eldertable.kernel.state import State, Table
from eldertable.kernel.steps import Refusal

CULTIST_PHASE: Final = 1
UPDATE_PHASE: Final = 2
TERROR_PHASE: Final = 3
PREPARATION_PHASE: Final = 4
COMBAT_PHASE: Final = 5
SEALING_PHASE: Final = 6

FEWEST: Final = 2
"""Fewer investigators than these are reckoned with nowhere, even where one person plays alone."""

FREE_SEAL: Final = -1

GIVING: Final = 0
TARGETING: Final = 1
MOVING: Final = 2

WON: Final = 1
WON_ENDGAME: Final = 2
DIED: Final = 3
CROSSED: Final = 4
OVERRUN: Final = 5
TOO_LATE: Final = 6
EXHAUSTED: Final = 7
DIED_SEALING: Final = 8


def _zone_list() -> list[Zone]:
    """All places for cards of every table."""
    zones: list[Zone] = []
    for seat in range(SEATS):
        zones += deck(f"deck {seat}", f"actions {seat}")
    zones += [Zone(f"hand {seat}", "set", True, f"actions {seat}") for seat in range(SEATS)]
    zones += [Zone(f"discard {seat}") for seat in range(SEATS)]
    zones += [Zone(f"before {seat}") for seat in range(SEATS)]
    zones += [Zone(f"objects {seat}") for seat in range(SEATS)]
    zones += deck("objects", "objects")
    zones += [Zone("object discard"), Zone("drawn")]
    zones += deck("cultists", "cultists")
    zones += [Zone("cultist discard")]
    zones += [Zone(f"column {place}") for place in range(PLACES)]
    zones += [Zone(f"devoured {place}") for place in range(PLACES)]
    zones += [Zone("peeked"), Zone("removed", "set", True, "cultists")]
    zones += deck("terror", "terror")
    zones += [Zone("terror discard")]
    zones += [Zone(f"circle {place}", "row", True, "terror") for place in range(CIRCLE_PLACES - 1)]
    zones += [Zone("eye", "row", True, "endgame"), Zone("other endgame", "row", True, "endgame")]
    zones += [Zone("box")]
    zones += [Zone(f"picked {seat}", "set", True, f"actions {seat}") for seat in range(SEATS)]
    return zones


ZONES: Final = tuple(_zone_list())
"""All places for cards, in the order of their numbers."""
GUARDED_ZONES: Final = (
    *ZONES[:PEEKED],
    Zone("peeked", "row", True, "cultists"),
    *ZONES[PEEKED + 1 :],
)
"""The same at a table with an Author, who does not see what investigators look at. (CS-OVL-30)"""


FIRST: Final = {
    "deck 0 top": DECK,
    "hand 0": HAND,
    "discard 0": DISCARD,
    "before 0": BEFORE,
    "objects 0": OBJECTS,
    "objects top": OBJECT_DECK,
    "object discard": OBJECT_DISCARD,
    "drawn": DRAWN,
    "cultists top": CULTIST_DECK,
    "cultist discard": CULTIST_DISCARD,
    "column 0": COLUMN,
    "devoured 0": DEVOURED,
    "peeked": PEEKED,
    "removed": REMOVED,
    "terror top": TERROR_DECK,
    "terror discard": TERROR_DISCARD,
    "circle 0": CIRCLE,
    "eye": EYE,
    "other endgame": OTHER_ENDGAME,
    "box": BOX,
    "picked 0": PICKED,
}
"""The numbers by which the rules know zones: each must be that of its place in the list."""
for _name, _number in FIRST.items():
    if ZONES[_number].name != _name:
        raise RulesError(f"the zone {_number} is {ZONES[_number].name!r}, not {_name!r}")


FIELDS: Final = (
    Field("turn", empty=1),
    Field("phase"),
    Field("leader", of="seat", empty=0),
    Field("causer", of="seat", empty=0),
    Field("marker", of="place", empty=0),
    Field("terror"),
    Field("circles"),
    Field("carrying"),
    Field("pending"),
    Field("endgame"),
    Field("endgame_goos"),
    Field("cap"),
    Field("cap_next"),
    Field("wrong_turns"),
    Field("extra"),
    Field("team_visits"),
    Field("relay_card", of="card"),
    Field("relay_to", of="seat"),
    Field("relay_used"),
    Field("investigator", by=("seat",), of="investigator", shared=True),
    Field("place", by=("seat",), of="place", empty=0),
    Field("mad", by=("seat",)),
    Field("ongoing", by=("seat",)),
    Field("level", by=("seat",), shared=True),
    Field("moved", by=("seat",)),
    Field("plays", by=("seat",)),
    Field("stars", by=("seat",)),
    Field("generals", by=("seat",)),
    Field("researched", by=("seat",)),
    Field("taken", by=("seat",)),
    Field("done", by=("seat",)),
    Field("visits", by=("seat",)),
    Field("abilities_used", by=("seat", "level"), shared=True),
    Field("repeats", by=("seat", "repeat")),
    Field("targets", by=("seat", "slot"), of="enemy"),
    Field("dice_of", by=("seat", "face")),
    Field("pool", by=("face",)),
    Field("cultist_dice", by=("place",), of="cultist_face", empty=c.BLANK, shared=True),
    Field("location", by=("place",), of="location", empty=0, shared=True),
    Field("active", by=("place",), shared=True),
    Field("closed", by=("place",), shared=True),
    Field("goo", by=("place",), of="goo", shared=True),
    Field("due", by=("place",), shared=True),
    Field("held", by=("place",), shared=True),
    Field("blocked", by=("place",), shared=True),
    Field("crystals", by=("circle",), shared=True),
    Field("seal", by=("symbol",), of="keeper", shared=True),
    Field("trophies", by=("holder", "symbol")),
    Field("used", by=(ROW,), of="card", shared=True),
)


def replaced(row: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """A row of numbers that copies share, with another number at one place."""
    numbers = list(row)
    numbers[at] = number
    return tuple(numbers)


class Hand:
    """What follows from the cards in a hand. It holds for as long as these very cards are there."""

    def __init__(self, cards: tuple[int, ...], content: Content) -> None:
        self.cards = cards
        self.ascending = sorted(cards)
        self.actions: list[c.Action] = []
        """Their kinds, in that order."""
        self.research = 0
        """The research icons on them. (CS-RSH-03)"""
        for card in self.ascending:
            action = content.action_of[card]
            self.actions.append(action)
            if action.research:
                self.research += 1


class Belongings:
    """What follows from the objects that somebody holds. It holds for as long as these very objects do."""

    def __init__(self, cards: tuple[int, ...], content: Content) -> None:
        self.cards = cards
        self.ascending = sorted(cards)
        self.kinds: list[int] = []
        """Their kinds, each once, ascending: copies of a kind have neighbouring numbers."""
        for card in self.ascending:
            kind = content.thing_kind[card - content.first_object]
            if not self.kinds or self.kinds[-1] != kind:
                self.kinds.append(kind)


NO_HAND: Final = Hand((), Content())
NO_BELONGINGS: Final = Belongings((), Content())


def in_order(modules: tuple[ModuleRules, ...], moment: int) -> list[ModuleRules]:
    """Modules in the order in which they act at a moment: by their rank there, equals in their own order. (CS-MOD-09)"""
    ranks = sorted([(modules[at].rank(moment), at) for at in range(len(modules))])
    return [modules[at] for _, at in ranks]


class StormTable(Table):
    """What was agreed, with the numbers that follow from it."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], content: Content) -> None:
        super().__init__(game, seats, seats, options)
        self.content = content
        self.modules: tuple[ModuleRules, ...] = ()
        """The rules of the modules in use, in their order."""
        self.acting: list[list[ModuleRules]] = []
        """The same by moment, in the order in which they act there. (CS-MOD-09)"""
        self.acts: tuple[Act, ...] = ()
        """The preparation actions that they bring."""
        self.advice: tuple[Advice, ...] = ()
        """What they tell a sensible player."""
        self.author: int = -1
        """The seat of whoever plays the storm against all others; -1: nobody does."""
        self.team: int = seats
        """How many seats have an investigator: the first ones."""
        self.investigators: int = min(max(seats, FEWEST), SEATS)
        """N: what the rules take from the number of players."""
        self.limit: int = content.numbers.limit[self.investigators]
        self.hand: int = content.numbers.hand
        """How many cards a full hand has, before anything adds to it. (CS-UPD-02)"""
        self.pool_dice: int = self.investigators
        """How many dice are rolled into the common pool, extra ones aside. (CS-UPD-04)"""
        self.extra_dice: int = 0
        """Extra dice that come into it in every turn, besides those of abilities. (CS-RUL-068)"""
        self.dice_each: int = 1
        """How many of them each may take, extra ones aside. (CS-DIE-01)"""
        self.markers: int = 2
        """Target markers of each investigator. (CS-TGT-03)"""
        self.contacts: tuple[int, ...] = ()
        """Those who lend their cards to somebody who plays alone: the seats where nobody sits."""
        self.lent: dict[int, c.Action] = {}
        """Cards of modules that lie before an investigator as supports do, by number ..."""
        self.lent_piles: dict[int, int] = {}
        """... and the zones to which they go back."""
        self.relaid: ModuleRules | None = None
        """The module in use that lays action cards before people for something else than their text."""
        self.sources: dict[int, ModuleRules] = {}
        """Whose other sources of symbols in fights are these, by number."""
        self.terror_places: int = options["terror_places"]
        self.starting_objects: int = options["starting_objects"]
        self.crystals: int = options["endgame_crystals"]
        self.terror_ahead: int = options["terror_ahead"]
        self.special_sects: tuple[int, ...] = (0,) if options["gaunt_choir"] else ()
        """The special sects in the deck, by number; the Gaunt Choir is the first."""
        self.gate_grace: bool = options["gate_grace"]
        self.any_trophies: bool = options["seal_trophies"] == "any_symbol"
        self.random_locations: bool = options["locations"] == "fully_random"
        self.free_order: bool = options["prep_order"] == "free"
        self.icons_at_play: bool = options["combat_icons"] == "at_play"
        self.suicide: bool = options["allow_suicide"]
        self.handed_rolled: bool = options["handed_die"] == "rolled"
        self.reroll_in_prep: bool = options["paid_reroll_in_prep"]
        self.play_on: bool = options["endgame_last_goo"] == "play_on"
        self.idle_penalty: bool = options["idle_penalty"]
        self.open_hands: bool = options["open_hands"]
        """Whether everybody sees all hands ..."""
        self.shared_hands: bool = False
        """... or, if not, investigators those of each other."""
        self.leader_decides: bool = options["table_decider"] == "leader"
        self.vote: bool = options["table_decider"] == "vote"
        self.hands: list[Hand] = [NO_HAND] * SEATS
        """Each seat's hand as it was last looked at, in whichever copy of the position."""
        self.belongings: list[Belongings] = [NO_BELONGINGS] * SEATS
        """Each seat's objects likewise."""
        self.planned: Any = None
        """What sensible players planned last, and for which position."""

    def use(self, rules: ModuleRules, acts: list[Act], advice: Advice) -> None:
        """This table uses a module."""
        rules.settle(self)
        self.modules += (rules,)
        self.acting = [in_order(self.modules, moment) for moment in range(len(MOMENTS))]
        self.acts += tuple(acts)
        self.advice += (advice,)

    def lend(self, card: int, action: c.Action, pile: int) -> None:
        """A card of a module counts as a support of this kind where it lies before an investigator."""
        self.lent[card] = action
        self.lent_piles[card] = pile

    def module(self, kind: type[ModuleRules]) -> Any:
        """The rules of a module that this table uses."""
        return next(module for module in self.modules if isinstance(module, kind))


class StormState(State):
    """A position of Cultistorm. Lists by seat, place and symbol are flat; these methods know how."""

    def __init__(self, content: Content, table: StormTable) -> None:
        super().__init__(content, table)
        self.agreed = table

    # <fields> written by tools/fields.py from FIELDS
    turn: int
    phase: int
    leader: int
    causer: int
    marker: int
    terror: int
    circles: int
    carrying: int
    pending: int
    endgame: int
    endgame_goos: int
    cap: int
    cap_next: int
    wrong_turns: int
    extra: int
    team_visits: int
    relay_card: int
    relay_to: int
    relay_used: int
    investigator: tuple[int, ...]
    place: list[int]
    mad: list[int]
    ongoing: list[int]
    level: tuple[int, ...]
    moved: list[int]
    plays: list[int]
    stars: list[int]
    generals: list[int]
    researched: list[int]
    taken: list[int]
    done: list[int]
    visits: list[int]
    abilities_used: tuple[int, ...]
    repeats: list[int]
    targets: list[int]
    dice_of: list[int]
    pool: list[int]
    cultist_dice: tuple[int, ...]
    location: tuple[int, ...]
    active: tuple[int, ...]
    closed: tuple[int, ...]
    goo: tuple[int, ...]
    due: tuple[int, ...]
    held: tuple[int, ...]
    blocked: tuple[int, ...]
    crystals: tuple[int, ...]
    seal: tuple[int, ...]
    trophies: list[int]
    used: tuple[int, ...]

    def clone(self) -> "StormState":
        """An independent copy with nobody listening. It copies its luck."""
        other = StormState(self.content, self.agreed)
        self.copy_kernel(other)
        other.turn = self.turn
        other.phase = self.phase
        other.leader = self.leader
        other.causer = self.causer
        other.marker = self.marker
        other.terror = self.terror
        other.circles = self.circles
        other.carrying = self.carrying
        other.pending = self.pending
        other.endgame = self.endgame
        other.endgame_goos = self.endgame_goos
        other.cap = self.cap
        other.cap_next = self.cap_next
        other.wrong_turns = self.wrong_turns
        other.extra = self.extra
        other.team_visits = self.team_visits
        other.relay_card = self.relay_card
        other.relay_to = self.relay_to
        other.relay_used = self.relay_used
        other.investigator = self.investigator
        other.place = self.place.copy()
        other.mad = self.mad.copy()
        other.ongoing = self.ongoing.copy()
        other.level = self.level
        other.moved = self.moved.copy()
        other.plays = self.plays.copy()
        other.stars = self.stars.copy()
        other.generals = self.generals.copy()
        other.researched = self.researched.copy()
        other.taken = self.taken.copy()
        other.done = self.done.copy()
        other.visits = self.visits.copy()
        other.abilities_used = self.abilities_used
        other.repeats = self.repeats.copy()
        other.targets = self.targets.copy()
        other.dice_of = self.dice_of.copy()
        other.pool = self.pool.copy()
        other.cultist_dice = self.cultist_dice
        other.location = self.location
        other.active = self.active
        other.closed = self.closed
        other.goo = self.goo
        other.due = self.due
        other.held = self.held
        other.blocked = self.blocked
        other.crystals = self.crystals
        other.seal = self.seal
        other.trophies = self.trophies.copy()
        other.used = self.used
        return other

    # </fields>

    def at(self, table: StormTable, key: bytes) -> "StormState":
        """The same position at another table that plays with as many, with the dice of this key, none of them used."""
        other = self.clone()
        other.table = other.agreed = table
        other.take_dice(key, 0)
        return other

    # --- who ----------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """All seats in seat order: from the oldest player clockwise. (CS-RUL-008)"""
        team = self.agreed.team
        return [(self.leader + step) % team for step in range(team)]

    def decider(self) -> int:
        """Who decides for the players, or votes first. (CS-RUL-117)"""
        return self.leader if self.agreed.leader_decides else self.causer

    def chooser(self, subject: int) -> int:
        """Who chooses for a text of this subject what is the table's choice: that of the Author is his own. (CS-OVL-36)"""
        return subject if subject == self.agreed.author else self.decider()

    def owner(self, card: int) -> int:
        """The seat whose deck an action card belongs to."""
        return self.investigator.index(self.agreed.content.deck_of[card])

    def giver(self, card: int) -> int | None:
        """The seat that gave a card which lies before somebody; None if nobody at the table did."""
        if card >= self.agreed.content.first_object:
            return None
        owner = self.owner(card)
        return owner if owner < self.agreed.team else None

    def own_card(self, seat: int, code: int) -> int:
        """The action card at this place of a seat's deck."""
        return self.agreed.content.deck_first[self.investigator[seat]] + code

    def in_deck(self, card: int) -> int:
        """The place of an action card in its owner's deck."""
        return self.agreed.content.in_deck[card]

    def sees_hand(self, seat: int) -> int:
        """The viewers who see a seat's hand: all, unless agreed otherwise; the Author never. (CS-RUL-116, CS-OVL-20)"""
        if self.agreed.open_hands:
            return self.everyone()
        return self.team_mask() if self.agreed.shared_hands else 1 << seat

    def team_mask(self) -> int:
        """All investigators as viewers."""
        return (1 << self.agreed.team) - 1

    def sees_cultists(self) -> int:
        """The viewers who see what a text lets investigators look at: all but the Author. (CS-OVL-30)"""
        return self.everyone() if self.agreed.author < 0 else self.team_mask()

    def knows_hand(self, viewer: int | None, seat: int) -> bool:
        """Whether a viewer sees a seat's hand."""
        if self.agreed.open_hands or viewer == seat:
            return True
        return self.agreed.shared_hands and viewer is not None and viewer < self.agreed.team

    def finish(self, ending: int, winners: int) -> None:
        """End the game; where the team loses, whoever plays the storm wins. (CS-OVL-03)"""
        if not winners and self.agreed.author >= 0:
            winners = 1 << self.agreed.author
        super().finish(ending, winners)

    def here(self, place: int) -> list[int]:
        """The seats whose investigators stand there, in seat order; nobody stands where the absent are."""
        return [seat for seat in self.order() if self.place[seat] == place and place >= 0]

    def absent(self, seat: int) -> bool:
        """Whether an investigator is nowhere on the board: neither here nor there, and not to be moved. (CS-MOD-14)"""
        return self.place[seat] < 0

    def why_absent(self, seat: int) -> Refusal | None:
        """That somebody is absent; None if they are not. (CS-MOD-14)"""
        return Refusal("CS-MOD-14", "why-absent", {"who": seat}) if self.place[seat] < 0 else None

    def together(self, seat: int, other: int) -> bool:
        """Whether two stand on the same location."""
        return self.place[seat] == self.place[other] and self.place[seat] >= 0

    def always(self, seat: int, verb: int) -> int:
        """What the developed abilities of an investigator, and of contacts, add up to in this respect."""
        level = self.level[seat]
        contacts = self.agreed.contacts
        if not level and not contacts:
            return 0
        total = 0
        if level:
            abilities = self.agreed.content.investigators[self.investigator[seat]].abilities
            for at in range(level):
                for op in abilities[at].always:
                    if op.verb == verb:
                        total += op.n
        for contact in contacts:
            if self.level[contact]:
                for op in self.agreed.content.investigators[self.investigator[contact]].abilities[0].always:
                    if op.verb == verb:
                        total += op.n
        return total

    # --- insanity -----------------------------------------------------------------------------------------

    def insanity(self, seat: int) -> int:
        """All tokens of an investigator: both kinds count. (CS-RUL-015)"""
        return self.mad[seat] + self.ongoing[seat]

    def bears(self, seat: int, n: int) -> bool:
        """Whether a step with so much insanity is offered: only if it is survived, unless agreed. (CS-RUL-060)"""
        return self.agreed.suicide or self.survives(seat, n)

    def survives(self, seat: int, n: int) -> bool:
        """Whether an investigator survives so much more. (CS-CMP-09)"""
        if self.mad[seat] + self.ongoing[seat] + n <= self.most_insanity():
            return True
        for module in self.agreed.modules:
            if module.saves(self, seat):
                return True
        return False

    def most_insanity(self) -> int:
        """How much an investigator can carry. (CS-CMP-09)"""
        return self.agreed.content.numbers.insanity

    def madden(self, seat: int, n: int, rule: str) -> None:
        """Get insanity; the fifth token kills, and the game is lost. (CS-CMP-10, CS-LOS-01)"""
        n = self._cut(seat, n)
        if n <= 0 or self.ended:
            return
        self.mad[seat] += n
        if self.chronicle is not None:
            self.tell(rule, "insanity", who=seat, n=n)
        self._check_life(seat)

    def madden_for_good(self, seat: int, n: int, rule: str) -> None:
        """Get ongoing insanity. (CS-CMP-12)"""
        n = self._cut(seat, n)
        if n <= 0 or self.ended:
            return
        self.ongoing[seat] += n
        if self.chronicle is not None:
            self.tell(rule, "ongoing-insanity", who=seat, n=n)
        self._check_life(seat)

    def _cut(self, seat: int, n: int) -> int:
        """What is left of so much insanity: who is saved from death gets no more than one can bear."""
        room = self.most_insanity() - self.mad[seat] - self.ongoing[seat]
        if n <= room or self.ended:
            return n
        for module in self.agreed.modules:
            if module.saves(self, seat):
                module.save(self, seat)
                return room
        return n

    def _check_life(self, seat: int) -> None:
        if not self.survives(seat, 0):
            if self.chronicle is not None:
                self.tell("CS-CMP-10", "died", who=seat)
            self.finish(DIED, 0)

    def healing(self, seat: int, n: int) -> int:
        """How much of so much healing would come to an investigator. (CS-CMP-11)"""
        healed = min(n, self.mad[seat], self.peril(c.HEALING_CAPPED) or n)
        for module in self.agreed.modules:
            healed = module.healing(self, seat, healed)
        return 0 if self.agreed.modules and self.why_no_healing(seat) is not None else healed

    def why_no_healing(self, seat: int) -> Refusal | None:
        """Why a module lets nobody heal or calm an investigator; None if they all do."""
        for module in self.agreed.modules:
            why = module.bars_healing(self, seat)
            if why is not None:
                return why
        return None

    def why_no_research(self, seat: int) -> Refusal | None:
        """Why a module does not let an investigator research; None if they all do."""
        for module in self.agreed.modules:
            why = module.bars_research(self, seat)
            if why is not None:
                return why
        return None

    def heal(self, seat: int, n: int, rule: str) -> None:
        """Remove normal insanity. (CS-CMP-11, CS-CMP-12)"""
        healed = self.healing(seat, n)
        self.mad[seat] -= healed
        if healed and self.chronicle is not None:
            self.tell(rule, "healed", who=seat, n=healed)

    # --- the board ----------------------------------------------------------------------------------------

    def symbol_of(self, place: int) -> int:
        """The symbol of the location there."""
        return self.agreed.content.locations[self.location[place]].symbol

    def cultists_on_board(self) -> int:
        """All that count for the cultist limit: on sealed locations too, but none devoured. (CS-CUL-11, CS-CUL-15)"""
        total = 0
        for place in range(PLACES):
            total += len(self.zones[COLUMN + place])
        return total

    def cultist(self, card: int) -> int:
        """Which cultist a card is."""
        return card - self.agreed.content.first_cultist

    def holds(self, place: int, ability: int) -> int:
        """The first cultist there with this ability, -1 without one."""
        abilities = self.agreed.content.cultists.ability
        first = self.agreed.content.first_cultist
        for card in self.zones[COLUMN + place]:
            if abilities[card - first] == ability:
                return card - first
        return -1

    def working(self, place: int) -> bool:
        """Whether the location there is active, and neither a Silent Cantor nor a module stops it. (CS-TER-08)"""
        if not self.active[place] or self.holds(place, c.LOCATION_OFF) >= 0:
            return False
        for module in self.agreed.modules:
            if module.silences(self, place):
                return False
        return True

    def standing(self, place: int, verb: int) -> int:
        """What the standing effect of an active location gives in this respect, to nobody who is absent."""
        if place < 0:
            return 0
        location = self.agreed.content.locations[self.location[place]]
        return location.always_n if location.always == verb and self.working(place) else 0

    def goos_in_play(self) -> list[int]:
        """The places with a Great Old One, clockwise from place 1."""
        return [place for place in range(PLACES) if self.goo[place] >= 0]

    def at_gate(self, place: int) -> bool:
        """Whether a Great Old One stands at the gate there. (CS-GOO-10)"""
        return self.goo[place] >= 0 and not self.zones[COLUMN + place]

    def must_fall(self, place: int) -> bool:
        """Whether the Great Old One there walks through the gate unless it is beaten in this turn. (CS-RUL-030)"""
        if not self.at_gate(place) or self.held[place]:
            return False
        return self.phase < COMBAT_PHASE or self.due[place] > 0 or not self.agreed.gate_grace

    def peril(self, peril: int) -> int:
        """What the Great Old Ones in play add up to in this respect. (CS-CMP-30)"""
        goos = self.agreed.content.goos
        total = 0
        for goo in self.goo:
            if goo >= 0 and goos.peril[goo] == peril:
                total += goos.n[goo]
        return total

    def all_sealed(self) -> bool:
        """Whether all five locations are sealed."""
        return min(self.closed) > 0

    def next_place(self, place: int) -> int:
        """The next location clockwise."""
        return (place + 1) % PLACES

    def level_price(self, seat: int) -> int:
        """How many trophies of one kind the next ability of an investigator costs, or the last. (CS-DEV-03, CS-DEV-04)"""
        levels = self.agreed.content.levels
        n = levels[min(self.level[seat], len(levels) - 1)].trophies
        for module in self.agreed.modules:
            n = module.level_price(self, seat, n)
        return n

    def marked(self, seat: int) -> list[int]:
        """The enemies on which a seat's target markers lie, one place for each marker; -1 where it lies aside."""
        n = self.agreed.markers
        return self.targets[n * seat : n * seat + n]

    def marker_on(self) -> None:
        """The cultist marker moves to the next location: clockwise, unless a module says otherwise."""
        step = 1
        for module in self.agreed.modules:
            if module.marker_back(self):
                step = PLACES - 1
        self.marker = (self.marker + step) % PLACES

    def untarget(self, enemy: int) -> None:
        """Take target markers off an enemy that leaves play. (CS-TGT-07)"""
        targets = self.targets
        for at in range(len(targets)):
            if targets[at] == enemy:
                targets[at] = -1

    def discard_cultist(self, card: int, place: int) -> None:
        """A cultist leaves its column; all above move one space towards the location. (CS-DEF-04, CS-DEF-05)"""
        self.move(card, COLUMN + place, CULTIST_DISCARD, self.everyone())
        self.untarget(card - self.agreed.content.first_cultist)

    # --- trophies -----------------------------------------------------------------------------------------

    def trophies_of(self, holder: int) -> int:
        """How many trophies of all kinds lie there."""
        total = 0
        for at in range(holder * SYMBOLS, (holder + 1) * SYMBOLS):
            total += self.trophies[at]
        return total

    def move_trophy(self, symbol: int, source: int, target: int) -> None:
        """Move one trophy between holders: seats, places, boards, the supply."""
        self.trophies[source * SYMBOLS + symbol] -= 1
        self.trophies[target * SYMBOLS + symbol] += 1

    def gain_trophy(self, seat: int, symbol: int, rule: str) -> None:
        """Take a trophy from the supply, if it has one. (CS-CMP-27, CS-DEF-02)"""
        if self.trophies[SUPPLY * SYMBOLS + symbol] <= 0:
            if self.chronicle is not None:
                self.tell("CS-CMP-27", "trophy-lacking", who=seat, symbol=symbol)
            return
        self.move_trophy(symbol, SUPPLY, seat)
        if self.chronicle is not None:
            self.tell(rule, "trophy", who=seat, symbol=symbol)

    def can_deliver(self, seat: int, symbol: int) -> bool:
        """Whether a seat can put a trophy of this kind on the location it stands on.

        (CS-SEA-02, CS-RUL-106, CS-RUL-107)
        """
        place = self.place[seat]
        return (
            self.trophies[seat * SYMBOLS + symbol] > 0
            and place >= 0
            and not self.closed[place]
            and self.trophies_of(AT_PLACE + place) < self.agreed.investigators
            and (self.agreed.any_trophies or symbol == self.symbol_of(place))
            and (not self.agreed.modules or self.why_barred(place) is None)
        )

    def why_barred(self, place: int) -> Refusal | None:
        """Why a module lets nobody put trophies on a location; None if they all do."""
        for module in self.agreed.modules:
            why = module.bars_delivery(self, place)
            if why is not None:
                return why
        return None

    def why_no_sealing(self, place: int) -> Refusal | None:
        """Why a module lets nobody seal a location; None if they all do."""
        for module in self.agreed.modules:
            why = module.bars_sealing(self, place)
            if why is not None:
                return why
        return None

    def why_no_fight(self, seat: int, enemy: int) -> Refusal | None:
        """Why a module lets nobody begin this fight; None if they all do."""
        for module in self.agreed.modules:
            why = module.bars_fight(self, seat, enemy)
            if why is not None:
                return why
        return None

    def why_no_support(self, seat: int, action: c.Action, other: int) -> Refusal | None:
        """Why a module does not let a card of this kind be played for somebody; None if they all do."""
        for module in self.agreed.modules:
            why = module.bars_support(self, seat, action, other)
            if why is not None:
                return why
        return None

    def add_deliveries(self, seat: int, first: int, found: list[int]) -> None:
        """Add the trophies that a seat can put on its location, as answers from this one on. (CS-SEA-02)"""
        if self.place[seat] < 0:
            return
        if self.agreed.any_trophies:
            for symbol in range(SYMBOLS):
                if self.can_deliver(seat, symbol):
                    found.append(first + symbol)
        else:
            symbol = self.symbol_of(self.place[seat])
            if self.can_deliver(seat, symbol):
                found.append(first + symbol)

    def deliver(self, seat: int, symbol: int) -> None:
        """Put a trophy on the own location; it cannot be taken back. (CS-SEA-04)"""
        self.move_trophy(symbol, seat, AT_PLACE + self.place[seat])
        if self.chronicle is not None:
            self.tell("CS-SEA-02", "delivered", who=seat, symbol=symbol, place=self.place[seat])

    def clear_place(self, place: int) -> None:
        """The trophies on a location return to the supply. (CS-SEA-11, CS-GOO-21)"""
        at = (AT_PLACE + place) * SYMBOLS
        for symbol in range(SYMBOLS):
            self.trophies[SUPPLY * SYMBOLS + symbol] += self.trophies[at + symbol]
            self.trophies[at + symbol] = 0

    # --- dice ---------------------------------------------------------------------------------------------

    def side_reserve(self) -> int:
        """How many investigator dice are neither in the pool nor with an investigator. (CS-SET-15)"""
        left = self.agreed.content.numbers.dice
        for dice in self.pool:
            left -= dice
        for at in range(self.agreed.team * FACES):
            left -= self.dice_of[at]
        return left

    def roll_die(self) -> int:
        """The face that an investigator die shows."""
        die = self.agreed.content.investigator_die
        return die[self.roll(len(die))]

    def own_dice(self, seat: int) -> int:
        """How many dice an investigator has."""
        total = 0
        for at in range(seat * FACES, (seat + 1) * FACES):
            total += self.dice_of[at]
        return total

    def reroll(self, seat: int, face: int, rule: str) -> None:
        """Reroll one own die; the new face stands."""
        self.dice_of[seat * FACES + face] -= 1
        new = self.roll_die()
        self.dice_of[seat * FACES + new] += 1
        if self.chronicle is not None:
            self.tell(rule, "rerolled", who=seat, face=face, to=new)

    def may_pay_reroll(self, seat: int) -> bool:
        """Whether dice may be rerolled for insanity, as far as modules have a say."""
        for module in self.agreed.modules:
            if not module.may_pay_reroll(self, seat):
                return False
        return True

    def may_turn_dice(self, seat: int) -> bool:
        """Whether a text may turn an investigator's dice, as far as modules have a say."""
        for module in self.agreed.modules:
            if not module.may_turn_dice(self, seat):
                return False
        return True

    def may_reroll(self, seat: int) -> bool:
        """Whether an investigator may reroll dice where it stands."""
        for module in self.agreed.modules:
            if not module.may_reroll(self, seat):
                return False
        return True

    def reroll_price(self, seat: int) -> int:
        """The insanity that a paid reroll gives an investigator. (CS-ROL-02)"""
        n = 1
        for module in self.agreed.modules:
            n = module.reroll_price(self, seat, n)
        return n

    def roll_cultist_die(self, place: int) -> None:
        """Roll the cultist die of a location."""
        die = self.agreed.content.cultist_die
        self.cultist_dice = replaced(self.cultist_dice, place, die[self.roll(len(die))])

    # --- cards --------------------------------------------------------------------------------------------

    def action(self, card: int) -> c.Action:
        """The kind of an action card, or of another one that lies before an investigator as a support."""
        content, relaid = self.agreed.content, self.agreed.relaid
        if relaid is not None:
            laid: c.Action | None = relaid.as_laid(self, card)
            if laid is not None:
                return laid
        return content.action_of[card] if card < content.first_object else self.agreed.lent[card]

    def thing(self, card: int) -> c.Thing:
        """The kind of an object card."""
        content = self.agreed.content
        return content.things[content.thing_kind[card - content.first_object]]

    def thing_kind(self, card: int) -> int:
        """The number of an object's kind."""
        content = self.agreed.content
        return content.thing_kind[card - content.first_object]

    def hand(self, seat: int) -> Hand:
        """The cards in a seat's hand, with what follows from them."""
        cards = self.zones[HAND + seat]
        hand = self.agreed.hands[seat]
        if hand.cards is not cards:
            hand = Hand(cards, self.agreed.content)
            self.agreed.hands[seat] = hand
        return hand

    def belongings(self, seat: int) -> Belongings:
        """The objects of a seat, with what follows from them."""
        cards = self.zones[OBJECTS + seat]
        held = self.agreed.belongings[seat]
        if held.cards is not cards:
            held = Belongings(cards, self.agreed.content)
            self.agreed.belongings[seat] = held
        return held

    def hand_size(self, seat: int) -> int:
        """How many cards a full hand has. (CS-UPD-02, CS-MOD-41)"""
        size = self.agreed.hand + self.always(seat, c.HAND_PLUS)
        capped = False
        for module in self.agreed.modules:
            size += module.hand_size(self, seat)
            capped = capped or module.caps_hand(self, seat)
        return min(size, self.agreed.hand - 1) if capped else size

    def can_draw(self, seat: int) -> bool:
        """Whether there is an action card to draw. (CS-RUL-045)"""
        return self.deck_size(DECK + 3 * seat) > 0 or len(self.zones[DISCARD + seat]) > 0

    def draw_cards(self, seat: int, n: int, rule: str) -> None:
        """Draw from the own deck; an empty one is made anew from the own discard pile. (CS-RUL-045, CS-RUL-046)"""
        drawn: list[int] = []
        seen = self.sees_hand(seat)
        for _ in range(n):
            card = self.draw(DECK + 3 * seat)
            if card < 0:
                pile = self.zones[DISCARD + seat]
                if not pile:
                    break
                self.zones[DISCARD + seat] = ()
                self.shuffle_in(pile, DECK + 3 * seat)
                if self.chronicle is not None:
                    self.tell("CS-RUL-045", "reshuffled", who=seat)
                card = self.draw(DECK + 3 * seat)
            self.lay(card, HAND + seat, seen)
            drawn.append(card)
        if drawn and self.chronicle is not None:
            cards = tuple(sorted(drawn))
            fuller = {"who": seat, "cards": cards}
            self.tell_apart(rule, "drew", {"who": seat, "n": len(drawn)}, seen, "drew-cards", fuller)

    def discard_from_hand(self, card: int, seat: int) -> None:
        """Put a hand card onto its owner's discard pile."""
        self.move(card, HAND + seat, DISCARD + seat, self.everyone())

    def pick_from_hand(self, card: int, seat: int) -> None:
        """Lay a hand card aside while its owner chooses several; who sees the hand sees that. (CS-RUL-116)"""
        self.move(card, HAND + seat, PICKED + seat, self.sees_hand(seat))
        self.zones[PICKED + seat] = tuple(sorted(self.zones[PICKED + seat]))

    def take_picks_back(self, seat: int) -> None:
        """The cards laid aside are hand cards again: what was chosen is carried out now."""
        for card in self.zones[PICKED + seat]:
            self.move(card, PICKED + seat, HAND + seat, self.sees_hand(seat))

    def choosable(self, seat: int) -> list[int]:
        """The cards of a seat by their places in the deck, ascending: those in hand and those laid aside."""
        in_deck = self.agreed.content.in_deck
        return sorted([in_deck[card] for card in self.zones[HAND + seat] + self.zones[PICKED + seat]])

    def laid_aside(self, seat: int) -> tuple[int, ...]:
        """The cards of a seat that are laid aside, by their places in the deck, ascending."""
        in_deck = self.agreed.content.in_deck
        return tuple(sorted([in_deck[card] for card in self.zones[PICKED + seat]]))

    def research_icons(self, seat: int) -> int:
        """Research icons in hand, and what adds to them. (CS-RSH-03, CS-RSH-08)"""
        more = self.always(seat, c.RESEARCH_PLUS) + self.standing(self.place[seat], c.RESEARCH_PLUS)
        icons = self.hand(seat).research + more
        for module in self.agreed.modules:
            icons = module.research_icons(self, seat, icons)
        return icons

    def shuffle_strange(self, drawn: list[int]) -> list[int]:
        """Of cards drawn from the object deck the objects; what is none of them is shuffled back. (CS-PUZ-11)"""
        first = self.agreed.content.first_cultist
        strange = tuple([card for card in drawn if card >= first])
        if strange:
            self.shuffle_in(strange, OBJECT_DECK)
        return [card for card in drawn if 0 <= card < first]

    def object_limit(self, seat: int) -> int:
        """How many objects an investigator may have. (CS-RSH-10)"""
        return self.agreed.content.numbers.objects_held + self.always(seat, c.OBJECT_LIMIT)

    def held_object(self, seat: int, kind: int) -> int:
        """The lowest object of a kind that a seat holds, an unused one if there is one; -1 without any."""
        found = -1
        held = self.belongings(seat)
        if kind in held.kinds:
            for card in held.ascending:
                if self.thing_kind(card) == kind and (found < 0 or found in self.used):
                    found = card
        return found

    def may_hold(self, seat: int, kind: int) -> bool:
        """Whether a seat may take an object of this kind: of some only one copy. (CS-RSH-12)"""
        return not self.agreed.content.things[kind].one_each or kind not in self.belongings(seat).kinds

    def has_room(self, seat: int) -> bool:
        """Whether a seat holds fewer objects than it may. (CS-RSH-10)"""
        return len(self.zones[OBJECTS + seat]) < self.object_limit(seat)

    def lose_object(self, seat: int, card: int, rule: str) -> None:
        """Put an object onto the object discard pile."""
        self.move(card, OBJECTS + seat, OBJECT_DISCARD, self.everyone())
        if self.chronicle is not None:
            self.tell(rule, "object-discarded", who=seat, object=self.thing_kind(card))

    def cap_supports(self) -> int:
        """How many supports each player may play in this turn. (CS-SUP-05)"""
        return self.cap or self.agreed.content.numbers.supports_per_player * self.agreed.investigators

    def give_back(self, card: int, seat: int) -> None:
        """A support that lay before a seat goes to its owner's discard pile. (CS-DEF-06, CS-RUL-062)"""
        lent = card >= self.agreed.content.first_object
        pile = self.agreed.lent_piles[card] if lent else DISCARD + self.owner(card)
        self.move(card, BEFORE + seat, pile, self.everyone())
        if card == self.relay_card:
            self.relay_card = self.relay_to = -1
            self.relay_used = 0
