# compiled
"""What lies on the table, and the small named changes that the rules are made of."""

from typing import Any, ClassVar

from eldertable.games.eldritch_arkham.box.cards import (
    ELDRITCH,
    INVESTIGATOR,
    NEUTRAL,
    OUTSIDERS,
    Board,
    Content,
    Numbers,
)
from eldertable.games.eldritch_arkham.box.places import COLOURS, EVERYWHERE, LOCATIONS, SEATS
from eldertable.games.eldritch_arkham.table.fields import (
    ANCIENT_CARD,
    CIVILIAN,
    DELAYED,
    FIELDS,
    HOLDERS,
    INVESTIGATOR_CARD,
    LEFT,
    MONSTER,
    NOBODY,
    NOTHING_HELD,
    ON_BOARD,
    RIGHT,
    SPAWN,
)
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.kernel.rows import replaced
from eldertable.kernel.state import State, Table
from eldertable.kernel.steps import Step


class ArkhamTable(Table):
    """What was agreed, with the numbers that follow from it. After the seats' sides come the two Grimoires'."""

    def __init__(
        self, game: Any, seats: int, options: dict[str, Any], content: Content, role_rules: list[RoleRules]
    ) -> None:
        super().__init__(game, seats, seats + 2, options)
        self.content = content
        self.numbers: Numbers = content.numbers
        self.role_rules = role_rules
        """The rules of every role, by its number."""
        self.takes_turns = [rules.takes_turns for rules in role_rules]
        self.swims = [rules.swims for rules in role_rules]
        self.stays = [rules.stays for rules in role_rules]
        after = [rules.after_turns() for rules in role_rules]
        self.after_turns: list[Step] = [step for step in after if step is not None]
        self.board: Board = content.boards[0 if options["board"] == "arkham" else 1]
        self.grimoires = (seats, seats + 1)
        self.books = (
            0 if options["eldritch_grimoire"] == "I" else 1,
            2 if options["arkham_grimoire"] == "I" else 3,
        )
        self.rounds: int = options["rounds"]
        self.spare_allies: bool = options["allies"] == "spared"
        self.endless_mythos: bool = options["mythos"] == "unlimited"
        self.alarm_each: bool = options["alarms"] == "each-role"
        """Whether every role that reaches a threshold alarms the Monster, not only the first one. (EA-RUL-58)"""
        self.elder_stop: bool = options["elder_stop"]
        self.elder_pairs: bool = options["elder_pairs"] == "both"
        self.worship_swarm: bool = options["worship_swarm"] == "once"
        self.solo_aid: bool = options["solo_aid"]


class ArkhamState(State):
    """A position of Eldritch Arkham. Units are counted by place and colour; these methods know how."""

    KEPT: ClassVar[tuple[str, ...]] = ("board", "realms", "unsettled", "units_lent")
    """What follows from agreement and fields and is kept beside them: no part of the position."""

    __slots__ = ("agreed", *KEPT, *[field.name for field in FIELDS])

    def __init__(self, content: Content, table: ArkhamTable) -> None:
        super().__init__(content, table)
        self.agreed = table
        self.units_lent = False
        """Whether a copy of the position has the same list of units: then it is copied before it is changed."""
        self.board: Board = table.board
        """The side of the board that is played on."""
        self.realms = NOTHING_HELD
        """Who controls what, as `control` says: copies share the list, so it is replaced and never changed."""
        self.unsettled = EVERYWHERE
        """The set of locations where units came or went since then."""

    # <fields> written by tools/fields.py from FIELDS
    round: int
    order: tuple[int, ...]
    turn: int
    acting: int
    keeper: int
    role: tuple[int, ...]
    holders: tuple[int, ...]
    omens: list[int]
    thresholds_reached: tuple[int, ...]
    mythos: list[int]
    marker: int
    track: tuple[int, ...]
    monster: int
    units: list[int]
    sigil: int
    gate: int
    actions: int
    units_taken: int
    last_spot: int
    used: int
    limits: tuple[int, ...]
    loads: tuple[int, ...]
    slots: tuple[int, ...]
    drowned: int
    elder_markers: tuple[int, ...]
    elder_ready: int
    elder_waiting: int
    seals: tuple[int, ...]
    colours_taken: int
    area: int
    rings: tuple[int, ...]
    gaunts: tuple[int, ...]
    on_path: tuple[int, ...]
    corruption: int
    altars_in: tuple[int, ...]
    altars_at: tuple[int, ...]
    grand: int
    deeds: tuple[int, ...]
    ritual_area: int
    sanity: int
    mission: int
    trip: int
    trip_done: int
    orders: tuple[int, ...]
    extra_orders: tuple[int, ...]
    demand: tuple[int, ...]
    purse: int
    wagon: int
    post_path: int
    post_at: int
    patrolled: tuple[int, ...]
    arrests_twice: int
    dream_self: int
    visions_at: tuple[int, ...]
    visions_in: tuple[int, ...]
    dream_dice: tuple[int, ...]
    dreamshared_at: int

    def clone(self) -> "ArkhamState":
        """An independent copy with nobody listening. It copies its luck."""
        other = ArkhamState(self.content, self.agreed)
        self.copy_kernel(other)
        other.round = self.round
        other.order = self.order
        other.turn = self.turn
        other.acting = self.acting
        other.keeper = self.keeper
        other.role = self.role
        other.holders = self.holders
        other.omens = self.omens.copy()
        other.thresholds_reached = self.thresholds_reached
        other.mythos = self.mythos.copy()
        other.marker = self.marker
        other.track = self.track
        other.monster = self.monster
        self.units_lent = True
        other.units = self.units
        other.sigil = self.sigil
        other.gate = self.gate
        other.actions = self.actions
        other.units_taken = self.units_taken
        other.last_spot = self.last_spot
        other.used = self.used
        other.limits = self.limits
        other.loads = self.loads
        other.slots = self.slots
        other.drowned = self.drowned
        other.elder_markers = self.elder_markers
        other.elder_ready = self.elder_ready
        other.elder_waiting = self.elder_waiting
        other.seals = self.seals
        other.colours_taken = self.colours_taken
        other.area = self.area
        other.rings = self.rings
        other.gaunts = self.gaunts
        other.on_path = self.on_path
        other.corruption = self.corruption
        other.altars_in = self.altars_in
        other.altars_at = self.altars_at
        other.grand = self.grand
        other.deeds = self.deeds
        other.ritual_area = self.ritual_area
        other.sanity = self.sanity
        other.mission = self.mission
        other.trip = self.trip
        other.trip_done = self.trip_done
        other.orders = self.orders
        other.extra_orders = self.extra_orders
        other.demand = self.demand
        other.purse = self.purse
        other.wagon = self.wagon
        other.post_path = self.post_path
        other.post_at = self.post_at
        other.patrolled = self.patrolled
        other.arrests_twice = self.arrests_twice
        other.dream_self = self.dream_self
        other.visions_at = self.visions_at
        other.visions_in = self.visions_in
        other.dream_dice = self.dream_dice
        other.dreamshared_at = self.dreamshared_at
        other.board = self.board
        other.realms = self.realms
        other.unsettled = self.unsettled
        other.units_lent = self.units_lent
        return other

    # </fields>

    # --- who ----------------------------------------------------------------------------------------------

    def faction(self, side: int) -> int:
        """The faction of a side. (EA-CMP-06)"""
        seats = self.table.seats
        return side - seats if side >= seats else self.agreed.content.roles.faction[self.role[side]]

    def in_play(self, side: int) -> bool:
        """Whether a side is in this game: a Grimoire may not be. (EA-SET-12)"""
        return self.role[side] != NOBODY

    def rules_of(self, side: int) -> RoleRules:
        """The rules of the role that a seat plays."""
        return self.agreed.role_rules[self.role[side]]

    def playing(self, name: str) -> int:
        """The side that plays a role, by its id; -1 if nobody does."""
        ids = self.agreed.content.roles.ids
        for side in range(self.table.seats):
            if self.role[side] != NOBODY and ids[self.role[side]] == name:
                return side
        return NOBODY

    def takes_turns(self, side: int) -> bool:
        """Only the Great Old One takes no turns. (EA-GEN-01)"""
        return side >= self.table.seats or self.agreed.takes_turns[self.role[side]]

    def next_in_turn(self) -> int:
        """The role whose turn follows the present one's. (EA-MON-03, EA-RUL-61, EA-RUL-63, EA-RUL-64)"""
        order = self.order
        at = self.place_in_order(self.turn)
        for step in range(1, len(order) + 1):
            side = order[(at + step) % len(order)]
            if self.takes_turns(side):
                return side
        return self.turn

    def place_in_order(self, side: int) -> int:
        """The place of a role in turn order."""
        at = 0
        while self.order[at] != side:
            at += 1
        return at

    def order_from(self, side: int) -> list[int]:
        """All roles in turn order, from this one on. (EA-RUL-182, EA-RUL-189)"""
        at = self.place_in_order(side)
        return [self.order[(at + step) % len(self.order)] for step in range(len(self.order))]

    def owner(self, colour: int) -> int:
        """Whose units have this colour: a seat's side, MONSTER for the Monster and its Spawn, -1 for Civilians."""
        if colour < SEATS:
            return colour
        if colour == DELAYED:
            return self.holders[OUTSIDERS]
        return NOBODY if colour == CIVILIAN else MONSTER

    def colour_faction(self, colour: int) -> int:
        """The faction of a unit; the Monster and its Spawn are Neutral. (EA-MON-01)"""
        if colour < SEATS:
            return self.faction(colour)
        return ELDRITCH if colour == DELAYED else NEUTRAL

    def bit(self, side: int) -> int:
        """The viewer who sees what this side's player sees."""
        return 1 << side

    # --- units --------------------------------------------------------------------------------------------

    def count(self, place: int, colour: int) -> int:
        """How many units of a colour are there."""
        return self.units[place * COLOURS + colour]

    def crowd(self, place: int) -> int:
        """How many units are there."""
        units = self.units
        n = 0
        for at in range(place * COLOURS, place * COLOURS + COLOURS):
            n += units[at]
        return n

    def of_side(self, side: int, place: int) -> int:
        """How many units of a role are there, standing and delayed."""
        n = self.units[place * COLOURS + side]
        if side == self.holders[OUTSIDERS]:
            n += self.units[place * COLOURS + DELAYED]
        return n

    def on_board(self, side: int) -> int:
        """How many units of a role stand on locations; delayed ones count apart: only Outsiders have them."""
        units = self.units
        n = 0
        for at in range(side, ON_BOARD, COLOURS):
            n += units[at]
        return n

    def where(self, colour: int) -> int:
        """The lowest location with a unit of this colour; -1 if none is on the board."""
        units = self.units
        for at in range(colour, ON_BOARD, COLOURS):
            if units[at]:
                return at // COLOURS
        return NOBODY

    def shift(self, colour: int, origin: int, target: int) -> None:
        """Take a unit from a place and put it on another; nothing follows from it by itself."""
        self.change(origin, colour, -1)
        self.change(target, colour, 1)

    def lift(self, colour: int, place: int) -> int:
        """Take a unit off a place, to put it down elsewhere: a delayed one is delayed no more. (EA-RUL-55)"""
        self.change(place, colour, -1)
        return self.holders[OUTSIDERS] if colour == DELAYED else colour

    def put(self, colour: int, place: int) -> None:
        """Put down a unit that was lifted."""
        self.change(place, colour, 1)

    def change(self, place: int, colour: int, n: int) -> None:
        """So many units of a colour more are there, or fewer: every change of units is this one."""
        if self.units_lent:
            self.units = self.units.copy()
            self.units_lent = False  # pragma: no mutate - a second copy would do no harm but cost time
        self.units[place * COLOURS + colour] += n
        if place < LOCATIONS:
            self.unsettled |= 1 << place

    # --- control ------------------------------------------------------------------------------------------

    def controller(self, location: int) -> int:
        """Who controls a location: a side, MONSTER, or -1. (EA-CTL-01 to EA-CTL-06)"""
        realms = self.control()
        for holder in range(HOLDERS):
            if realms[holder] >> location & 1:
                return NOBODY if holder == CIVILIAN else holder
        return NOBODY

    def control(self) -> list[int]:
        """The set of locations that each side and MONSTER controls; at CIVILIAN those that nobody does.

        It is reckoned anew only where units came or went.
        """
        if self.unsettled:
            unsettled = self.unsettled
            realms = [realm & ~unsettled for realm in self.realms]
            location = 0
            while unsettled:
                if unsettled & 1:  # pragma: no mutate - where nobody came or went the same comes out
                    realms[self.outnumbering(location)] |= 1 << location
                unsettled >>= 1
                location += 1
            self.realms = realms
            self.unsettled = 0
        return self.realms

    def outnumbering(self, location: int) -> int:
        """Controlling: whose units outnumber all others together, by however many; CIVILIAN for nobody's. Civilians
        count, and never control. What is no unit at a location does not count: Altars, an Avatar over an area, the
        Dream-self, Cultists on paths, Outsiders on fields.

        (EA-CTL-01, EA-CTL-02, EA-CTL-03, EA-CTL-04, EA-CTL-05, EA-CTL-06, EA-RUL-36, EA-RUL-75, EA-RUL-94,
        EA-RUL-106, EA-RUL-127, EA-RUL-178)
        """
        units = self.units
        at = location * COLOURS
        total = self.crowd(location)
        if 2 * units[at + CIVILIAN] >= total:  # pragma: no mutate - a shortcut, the last line says the same
            return CIVILIAN
        lying = units[at + DELAYED]
        for side in range(SEATS):
            n = units[at + side]
            if lying and side == self.holders[OUTSIDERS]:
                n += lying
            if 2 * n > total:
                return side
        return MONSTER if 2 * (units[at + MONSTER] + units[at + SPAWN]) > total else CIVILIAN

    # --- the Dominance track ------------------------------------------------------------------------------

    def side_count(self, side: int) -> int:
        """How many units lie on a side of the Dominance track."""
        track = self.track
        first = 0 if side == LEFT else self.marker + 1
        n = 0
        for field in range(first, self.marker if side == LEFT else len(track)):
            if track[field] != NOBODY:
                n += 1
        return n

    def track_count(self) -> int:
        """How many units lie on both sides together."""
        return self.side_count(LEFT) + self.side_count(RIGHT)

    def side_fields(self, side: int) -> range:
        """The fields of a side, the outermost first. (EA-DOM-01, EA-DOM-02)"""
        return range(self.marker) if side == LEFT else range(len(self.track) - 1, self.marker, -1)

    def on_side(self, side: int, colour: int) -> bool:
        """Whether a unit of a colour lies on a side."""
        track = self.track
        first = 0 if side == LEFT else self.marker + 1
        for field in range(first, self.marker if side == LEFT else len(track)):
            if track[field] == colour:
                return True
        return False

    def on_track(self, colour: int) -> bool:
        """Whether a unit of a colour lies on either side."""
        return self.on_side(LEFT, colour) or self.on_side(RIGHT, colour)

    def off_track(self, side: int, colour: int) -> None:
        """Take the innermost unit of a colour off a side, where there is one. (EA-RUL-215)"""
        found = NOBODY  # pragma: no mutate (there is one, so it is never used)
        for field in self.side_fields(side):
            if self.track[field] == colour:
                found = field
        self.track = replaced(self.track, found, -1)

    # --- Mythos -------------------------------------------------------------------------------------------

    def mythos_left(self) -> int:
        """How many tokens the pool still holds. (EA-RUL-19)"""
        if self.agreed.endless_mythos:
            return 1000  # pragma: no mutate - more than anybody needs
        return self.agreed.numbers.mythos - sum(self.mythos)

    def gain_mythos(self, side: int, n: int, rule: str) -> int:
        """Take Mythos from the pool, as much as it holds; how much it was. (EA-RUL-19)"""
        got = min(n, self.mythos_left())
        if got > 0:
            self.mythos[side] += got
            if self.chronicle is not None:
                self.tell(rule, "mythos-gained", who=side, n=got)
        return got

    def lose_mythos(self, side: int, n: int, rule: str) -> int:
        """Return Mythos to the pool, as much as there is; how much it was. (EA-RUL-20)"""
        lost = min(n, self.mythos[side])
        if lost > 0:
            self.mythos[side] -= lost
            if self.chronicle is not None:
                self.tell(rule, "mythos-lost", who=side, n=lost)
        return lost

    def spend_mythos(self, side: int, n: int, purpose: str, rule: str) -> None:
        """Pay Mythos to the pool for a power of the role that somebody has chosen, where there is enough.

        (EA-CMP-11, EA-GEN-03)
        """
        self.mythos[side] -= n
        if self.chronicle is not None:
            self.tell(rule, "mythos-spent", who=side, n=n, purpose=purpose)

    # --- pieces of single sets ----------------------------------------------------------------------------

    def altars_left(self) -> int:
        """How many Altar tokens are in the supply."""
        return self.agreed.numbers.altars - sum(self.altars_in) - sum(self.altars_at)

    def orders_left(self) -> int:
        """How many Order tokens are in the supply."""
        return self.agreed.numbers.orders - sum(self.orders) - self.purse

    def visions_left(self) -> int:
        """How many Vision tokens are in the supply."""
        return self.agreed.numbers.visions - sum(self.visions_at) - sum(self.visions_in)

    # --- cards --------------------------------------------------------------------------------------------

    def ancient(self) -> int:
        """The Ancient card that lies face up; -1 if none does."""
        lying = self.zones[ANCIENT_CARD]
        return self.agreed.content.face[lying[0]] if lying else NOBODY

    def investigator(self) -> int:
        """The Investigator card that lies face up; -1 if none does."""
        lying = self.zones[INVESTIGATOR_CARD]
        return self.agreed.content.face[lying[0]] if lying else NOBODY

    def unbowed(self, side: int) -> bool:
        """Whether a role's Investigator cannot be taken off the board now."""
        if side != self.holders[INVESTIGATOR]:
            return False
        card = self.investigator()
        return card != NOBODY and self.agreed.content.investigators.stays[card]

    def card_of(self, zone: int, face: int) -> int:
        """The lowest card of a face in a zone, where there is one."""
        faces = self.agreed.content.face
        lowest = len(faces)
        for card in self.zones[zone]:
            if card < lowest and faces[card] == face:
                lowest = card
        return lowest

    def faces_in(self, zone: int) -> list[int]:
        """The faces among the cards of a zone, ascending, each once."""
        faces = self.agreed.content.face
        among = 0
        for card in self.zones[zone]:
            among |= 1 << faces[card]
        found: list[int] = []
        face = 0
        while among:
            if among & 1:
                found.append(face)
            among >>= 1
            face += 1
        return found

    def next_card(self, deck_zone: int, past: int, rule: str) -> int:
        """Take the top card of a deck; an empty one is made anew from its discard pile. (EA-RUL-200)"""
        if not self.deck_size(deck_zone) and self.zones[past]:
            pile = self.zones[past]
            self.zones[past] = ()
            self.shuffle_in(pile, deck_zone)
            if self.chronicle is not None:
                self.tell(rule, "reshuffled", n=len(pile))
        return self.draw(deck_zone)

    def draw_to(self, hand: int, side: int, n: int, deck_zone: int, past: int, rule: str) -> list[int]:
        """A side draws cards to its hand, as many as there are, and alone sees them; their faces, ascending."""
        drawn: list[int] = []
        for _ in range(n):
            card = self.next_card(deck_zone, past, rule)
            if card < 0:
                break
            self.lay(card, hand, self.bit(side))
            drawn.append(self.agreed.content.face[card])
        drawn.sort()
        return drawn

    def can_draw(self, deck_zone: int, past: int) -> bool:
        """Whether there is anything to draw."""
        return self.deck_size(deck_zone) > 0 or len(self.zones[past]) > 0
