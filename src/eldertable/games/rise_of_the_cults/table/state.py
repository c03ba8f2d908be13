# compiled
"""What lies on the table, and the small named changes that the rules are made of."""

from typing import Any

from eldertable.games.rise_of_the_cults.box.cards import DISORGANIZATION as CLUTTER
from eldertable.games.rise_of_the_cults.box.cards import (
    DISTRICTS,
    LANES,
    LEVELS,
    MODES,
    SIDES,
    TOKENS,
    Content,
    Kinds,
    Pool,
)
from eldertable.games.rise_of_the_cults.box.verbs import CardVerb
from eldertable.games.rise_of_the_cults.table.fields import (
    DESTROYED,
    DISCARD,
    DISORGANIZATION,
    DISTRICT_OF,
    DOOMED,
    EVERY_DISTRICT,
    FIELDS,
    HAND,
    KEPT,
    LAID,
    PAID,
    STACKS,
    SUPPLY,
    WITHOUT,
    add_once,
    deck_of,
)
from eldertable.kernel.rows import replaced
from eldertable.kernel.state import State, Table


class RiseTable(Table):
    """What was agreed, with the numbers that follow from it."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], content: Content) -> None:
        super().__init__(game, seats, 2 if seats == 1 else seats, options)
        edition: str = options["edition"]
        self.content = content
        self.solo = seats == 1
        self.npc = 1 if seats == 1 else -1
        cards: str = options["cards"]
        self.pool: Pool = content.pools[edition if cards == "edition" else cards]
        self.kinds: Kinds = content.kinds
        self.no_city = len(content.city.ids) - 1
        """What the City card is while there is none: the last entry, with the usual numbers."""
        self.rounds: int = options["rounds"]
        self.ritual_limit = content.ritual_limit[seats]
        self.track_start = content.track_start[seats]
        self.districts = content.districts[seats]
        left_out: str = options["left_out"]
        self.left_out = content.left_out[edition] if left_out == "edition" else left_out
        if self.solo:
            self.left_out = "rivertown"
        self.npc_elsewhere: bool = options["npc_reinforces"] == "elsewhere"
        npc_tie: str = options["npc_tie"]
        self.npc_highest = (content.npc_tie[edition] if npc_tie == "edition" else npc_tie) == "highest"


class RiseState(State):
    """A position of Rise of the Cults. Lists by district, side and level are flat; these methods know how."""

    __slots__ = ("agreed", *[field.name for field in FIELDS])

    def __init__(self, content: Content, table: RiseTable) -> None:
        super().__init__(content, table)
        self.agreed = table

    # <fields> written by tools/fields.py from FIELDS
    round: int
    first: int
    left_out: int
    city: int
    setup_card: int
    objective: int
    colour: tuple[int, ...]
    rituals: list[int]
    sites: list[int]
    dominance: list[int]
    track: list[int]
    arrived: list[int]
    sanity: tuple[int, ...]
    stack_kind: tuple[int, ...]
    markers: list[int]
    plans: tuple[int, ...]
    plans_done: list[int]
    tokens: list[int]
    fist: list[int]
    faces: list[int]
    attack: list[int]
    thugs_shown: list[int]
    used: tuple[int, ...]
    acquired: tuple[int, ...]

    def clone(self) -> "RiseState":
        """An independent copy with nobody listening. It copies its luck."""
        other = RiseState(self.content, self.agreed)
        self.copy_kernel(other)
        other.round = self.round
        other.first = self.first
        other.left_out = self.left_out
        other.city = self.city
        other.setup_card = self.setup_card
        other.objective = self.objective
        other.colour = self.colour
        other.rituals = self.rituals.copy()
        other.sites = self.sites.copy()
        other.dominance = self.dominance.copy()
        other.track = self.track.copy()
        other.arrived = self.arrived.copy()
        other.sanity = self.sanity
        other.stack_kind = self.stack_kind
        other.markers = self.markers.copy()
        other.plans = self.plans
        other.plans_done = self.plans_done.copy()
        other.tokens = self.tokens.copy()
        other.fist = self.fist.copy()
        other.faces = self.faces.copy()
        other.attack = self.attack.copy()
        other.thugs_shown = self.thugs_shown.copy()
        other.used = self.used
        other.acquired = self.acquired
        return other

    # </fields>

    # --- who ----------------------------------------------------------------------------------------------

    def next_clockwise(self, side: int) -> int:
        """The next side, to the left of this one."""
        return (side + 1) % self.table.sides

    def is_npc(self, side: int) -> bool:
        """Whether the rules decide for this side. (ROTC-SST-01)"""
        return side == self.agreed.npc

    def owner_bit(self, side: int) -> int:
        """The viewer who sees what this side's owner sees: nobody for the NPC."""
        return 0 if side == self.agreed.npc else 1 << side

    def take_colour(self, side: int, colour: int) -> None:
        """A side plays this colour. (ROTC-SET-08)"""
        self.colour = replaced(self.colour, side, colour)

    # --- the board ----------------------------------------------------------------------------------------

    def districts_in_play(self) -> list[int]:
        """The districts of this game, by number: those without an Unavailability token on the Plan field.

        (ROTC-BRD-12, ROTC-RUL-05)
        """
        return WITHOUT[self.left_out]

    def rituals_of(self, side: int, place: int) -> int:
        """How many Rituals a side has there."""
        at = (place * SIDES + side) * LEVELS
        rituals = self.rituals
        return rituals[at] + rituals[at + 1] + rituals[at + 2]

    def ritual_strength(self, side: int, district: int) -> int:
        """The sum of the levels: a side's Attack and its Terror in a district.

        (ROTC-RIT-02, ROTC-RIT-03, ROTC-RIT-04)
        """
        at = (district * SIDES + side) * LEVELS
        rituals = self.rituals
        return rituals[at] + 2 * rituals[at + 1] + 3 * rituals[at + 2]

    def has_ritual(self, side: int, place: int, level: int) -> bool:
        """Whether a side has a Ritual of this level (1 to 3) there."""
        return self.rituals[(place * SIDES + side) * LEVELS + level - 1] > 0

    def free_field(self, district: int) -> bool:
        """Whether a Ritual field is free: the limit by the number of players (Unavailability tokens) counts all colours.

        (ROTC-BRD-03, ROTC-BRD-04, ROTC-SET-05, ROTC-SST-03, ROTC-RUL-04)
        """
        return district != self.left_out and self.rituals_in(district) < self.agreed.ritual_limit

    def rituals_in(self, district: int) -> int:
        """How many Rituals of all colours lie in a district."""
        rituals = self.rituals
        first = district * SIDES * LEVELS
        total = 0
        for at in range(first, first + self.table.sides * LEVELS, LEVELS):
            total += rituals[at] + rituals[at + 1] + rituals[at + 2]
        return total

    def rituals_on_board(self, side: int) -> int:
        """How many Rituals a side has in all districts together."""
        total = 0
        for district in range(DISTRICTS):
            total += self.rituals_of(side, district)
        return total

    def elsewhere(self, side: int, district: int) -> list[int]:
        """A side's Rituals in other districts, as origin * LEVELS + level - 1, ascending."""
        found: list[int] = []
        for origin in range(DISTRICTS):
            if origin != district:
                at = (origin * SIDES + side) * LEVELS
                for level in range(LEVELS):
                    if self.rituals[at + level]:
                        found.append(origin * LEVELS + level)
        return found

    def has_site(self, side: int, district: int) -> bool:
        """Whether a side has its Cult Site there. (ROTC-BRD-06)"""
        return self.sites[district * SIDES + side] > 0

    def dominance_of(self, side: int, place: int) -> int:
        """How many Dominance markers of a side lie there."""
        return self.dominance[place * SIDES + side]

    def free_dominance_field(self, district: int) -> bool:
        """Whether a Dominance field is empty. (ROTC-BRD-08)"""
        total = 0
        for at in range(district * SIDES, (district + 1) * SIDES):
            total += self.dominance[at]
        return total < self.agreed.content.numbers.fields_dominance

    def top_marker(self, district: int) -> int:
        """Whose Plan marker lies on top of the district's stack; -1 if there is none. (ROTC-PLN-06)"""
        plans = self.plans
        for at in range(len(plans) - 1, -1, -1):
            if plans[at] // SIDES == district:
                return plans[at] % SIDES
        return -1

    def tops_of(self, side: int) -> int:
        """The districts where a Plan marker of this side lies on top, as a set: one bit each. (ROTC-PLN-06)"""
        plans = self.plans
        covered = 0
        found = 0
        for marker in reversed(plans):
            district = DISTRICT_OF[marker]
            if not covered & district:
                covered |= district
                if marker % SIDES == side:
                    found |= district
                if covered == EVERY_DISTRICT:
                    break  # pragma: no mutate - what lies deeper is covered
        return found

    def is_on_top(self, side: int) -> bool:
        """Whether a Plan marker of this side lies on top of a stack. (ROTC-ACT-05)"""
        covered = 0
        for marker in reversed(self.plans):
            if marker % SIDES == side and not covered & DISTRICT_OF[marker]:
                return True
            covered |= DISTRICT_OF[marker]
        return False

    def lift_marker(self, district: int) -> None:
        """Take the top marker off a district's stack. (ROTC-ACT-01)"""
        plans = self.plans
        lowest = district * SIDES
        for at in range(len(plans) - 1, -1, -1):
            if lowest <= plans[at] < lowest + SIDES:
                self.plans = plans[:at] + plans[at + 1 :]
                return

    # --- costs --------------------------------------------------------------------------------------------

    def sanity_of(self, district: int) -> int:
        """Sanity token + arrived Investigators, and what the City card changes. (ROTC-INV-06, ROTC-INV-07)"""
        value = self.sanity[district] + self.arrived[district] + self.agreed.content.city.sanity[self.city]
        return value if value > 0 else 0

    def card_cost(self, kind: int, district: int) -> int:
        """What a District card costs there; only arrived Investigators make it dearer.

        (ROTC-CAR-03, ROTC-INV-05, ROTC-INV-06, ROTC-RUL-75)
        """
        cost = (
            self.agreed.kinds.cost[kind]
            + self.arrived[district]
            + self.agreed.content.city.card_cost[self.city]
        )
        return cost if cost > 1 else 1  # pragma: no mutate - 1 is 1 either way

    def site_cost(self, district: int) -> int:
        """What a Cult Site costs there. (ROTC-INV-06, ROTC-PRE-06)"""
        cost = (
            self.agreed.content.numbers.site_cost
            + self.arrived[district]
            + self.agreed.content.city.site_cost[self.city]
        )
        return cost if cost > 1 else 1  # pragma: no mutate - 1 is 1 either way

    def ritual_cost(self, level: int, district: int) -> int:
        """What preparing a Ritual costs there. (ROTC-INV-06, ROTC-RIT-01)"""
        cost = level + self.arrived[district] + self.agreed.content.city.ritual_cost[self.city]
        return cost if cost > 1 else 1  # pragma: no mutate - 1 is 1 either way

    # --- moving markers -----------------------------------------------------------------------------------

    def move_ritual(self, side: int, level: int, origin: int, target: int) -> None:
        """Move one Ritual marker between two districts, or a district and the supply."""
        self.rituals[(origin * SIDES + side) * LEVELS + level - 1] -= 1
        self.rituals[(target * SIDES + side) * LEVELS + level - 1] += 1

    def place_ritual(self, side: int, level: int, district: int, rule: str) -> None:
        """Put a Ritual from the supply into a district."""
        self.move_ritual(side, level, SUPPLY, district)
        if self.chronicle is not None:
            self.tell(rule, "ritual-placed", who=side, level=level, district=district)

    def return_ritual(self, side: int, level: int, district: int, rule: str) -> None:
        """Put a Ritual from a district back into its owner's supply."""
        self.move_ritual(side, level, district, SUPPLY)
        if self.chronicle is not None:
            self.tell(rule, "ritual-removed", who=side, level=level, district=district)

    def place_site(self, side: int, district: int, rule: str) -> None:
        """Put a Cult Site from the supply into a district."""
        self.sites[SUPPLY * SIDES + side] -= 1
        self.sites[district * SIDES + side] += 1
        if self.chronicle is not None:
            self.tell(rule, "site-placed", who=side, district=district)

    # --- tokens -------------------------------------------------------------------------------------------

    def token_total(self, side: int) -> int:
        """How many Cultist tokens a side has behind its screen."""
        at = side * TOKENS
        return self.tokens[at] + self.tokens[at + 1] + self.tokens[at + 2]

    def held(self, side: int, token: int) -> int:
        """How many Cultist tokens of a kind a side has behind its screen."""
        return self.tokens[side * TOKENS + token]

    def gain(self, side: int, token: int, n: int, rule: str) -> None:
        """Take Cultist tokens from the pool; there are always enough. (ROTC-GEN-07)"""
        self.tokens[side * TOKENS + token] += n
        if n and self.chronicle is not None:
            self.tell(rule, "gained", who=side, token=token, n=n)

    def spend(self, side: int, token: int, n: int, rule: str) -> None:
        """Return Cultist tokens to the pool."""
        self.tokens[side * TOKENS + token] -= n
        if n and self.chronicle is not None:
            self.tell(rule, "spent", who=side, token=token, n=n)

    # --- cards --------------------------------------------------------------------------------------------

    def kind(self, card: int) -> int:
        """What kind of Cult card this is."""
        return self.agreed.pool.kind[card]

    def can_draw(self, side: int) -> bool:
        """Whether there is anything to draw: a card in the deck or in the discard pile. (ROTC-RUL-84)"""
        return len(self.zones[DISCARD + side]) > 0 or self.deck_size(deck_of(side)) > 0

    def next_card(self, side: int) -> int:
        """Take the top card of a side's deck; only an empty deck is made anew from the discard pile.

        (ROTC-GEN-01, ROTC-GEN-02, ROTC-GEN-03)
        """
        at = deck_of(side)
        card = self.draw(at)
        if card >= 0:
            return card
        pile = self.zones[DISCARD + side]
        if not pile:
            return -1
        self.zones[DISCARD + side] = ()
        self.shuffle_in(pile, at)
        if self.chronicle is not None:
            self.tell("ROTC-GEN-02", "reshuffled", who=side, n=len(pile))
        return self.draw(at)

    def discard(self, card: int, side: int, zone: int) -> None:
        """Put a card from one of the side's own places onto its discard pile, face up. (ROTC-CMP-15)"""
        self.move(card, zone + side, DISCARD + side, self.everyone())

    def discard_all(self, cards: list[int], side: int, zone: int) -> None:
        """Put all cards of one of the side's own places onto its discard pile, face up, in this order."""
        everyone = self.everyone()
        for card in cards:
            self.show(card, everyone)
        self.zones[zone + side] = ()
        self.zones[DISCARD + side] += tuple(cards)

    def destroy(self, card: int, zone: int, side: int, rule: str) -> None:
        """Put a card out of the game for good. (ROTC-CMP-11)"""
        self.move(card, zone, DESTROYED, self.everyone())
        if self.chronicle is not None:
            self.tell(rule, "destroyed", who=side, card=self.kind(card))

    def give_disorganization(self, side: int, n: int, rule: str) -> None:
        """Put Disorganization cards onto a side's discard pile; they never run out.

        (ROTC-CON-17, ROTC-RUL-26)
        """
        everyone = self.everyone()
        for _ in range(n):
            pile = self.zones[DISORGANIZATION]
            if pile:
                self.move(pile[0], DISORGANIZATION, DISCARD + side, everyone)
            else:
                card = len(self.marks)
                self.marks.append(everyone)
                self.zones[DISCARD + side] += (card,)
        if n and self.chronicle is not None:
            self.tell(rule, "disorganized", who=side, n=n)

    def acquire(self, side: int, stack: int, rule: str) -> None:
        """Take the top card of a stack to the hand, in view of all; it waits for the next turn.

        (ROTC-GEN-04)
        """
        card = self.zones[STACKS + stack][0]
        self.move(card, STACKS + stack, HAND + side, self.everyone())
        self.acquired += (card,)
        if self.chronicle is not None:
            self.tell(rule, "acquired", who=side, card=self.kind(card), district=stack // LANES)

    def acquired_this_turn(self, kind: int) -> bool:
        """Whether a card of this kind was acquired in this turn. (ROTC-RUL-24)"""
        for card in self.acquired:
            if self.kind(card) == kind:
                return True
        return False

    def pick(self, card: int, side: int, zone: int) -> None:
        """Put a card of the hand aside for a choice that is not closed yet: its owner alone knows which it is."""
        self.move(card, HAND + side, zone + side, self.owner_bit(side))

    def known_hand(self, side: int) -> tuple[int, ...]:
        """The cards of a hand that everybody knows: acquired, or shown for an ability; by their numbers."""
        everyone = self.everyone()
        marks = self.marks
        known: list[int] = []
        for card in self.zones[HAND + side]:
            if marks[card] == everyone:
                known.append(card)
        return tuple(sorted(known)) if known else ()

    def recall_hand(self, side: int, known: tuple[int, ...]) -> None:
        """What was picked from a hand is open now: of the rest everybody knows again what was known before."""
        for card in known:
            if card in self.zones[HAND + side]:
                self.marks[card] = self.everyone()

    def ready(self, card: int) -> bool:
        """Whether a card may be used in this turn: not one acquired in it. (ROTC-GEN-04, ROTC-RUL-80)"""
        acquired = self.acquired
        return not acquired or card not in acquired

    def ready_cards(self, zone: int) -> tuple[int, ...]:
        """The cards of a zone that may be used in this turn. (ROTC-GEN-04)"""
        cards = self.zones[zone]
        acquired = self.acquired
        return tuple([card for card in cards if card not in acquired]) if acquired else cards

    def lowest(self, zone: int, kind: int) -> int:
        """The lowest card of a kind in a zone that may be used in this turn; -1 if there is none."""
        found = -1
        kinds = self.agreed.pool.kind
        acquired = self.acquired
        for card in self.zones[zone]:
            if kinds[card] == kind and (found < 0 or card < found) and not (acquired and card in acquired):
                found = card
        return found

    def lowest_unused(self, zone: int, kind: int) -> int:
        """The lowest card of a kind whose ability is still free in this window. (ROTC-RUL-15)"""
        found = -1
        kinds = self.agreed.pool.kind
        for card in self.zones[zone]:
            if (
                kinds[card] == kind
                and (found < 0 or card < found)
                and card not in self.used
                and self.ready(card)
            ):
                found = card
        return found

    def kinds_in_hand(self, side: int) -> list[int]:
        """The kinds among the cards that a side may use in this turn, ascending, each once."""
        kinds = self.agreed.pool.kind
        found: list[int] = []
        for card in self.ready_cards(HAND + side):
            add_once(found, kinds[card])
        return found

    def abilities(self, zone: int, window: int, fresh: bool = False) -> list[int]:
        """Abilities of this window on unused cards of a zone, as kind * MODES + mode, ascending; chosen ones only.

        `fresh`: for a window that is not open yet, so that no card has been used in it.

        (ROTC-GEN-06, ROTC-RUL-15)
        """
        table = self.agreed.kinds
        kinds = self.agreed.pool.kind
        windows = table.window
        found: list[int] = []
        for card in self.zones[zone]:
            kind = kinds[card]
            if windows[kind] != window or not self.ready(card) or (not fresh and card in self.used):
                continue
            for ability in range(kind * MODES, (kind + 1) * MODES):
                if table.verb[ability] is not None and not table.when[ability]:
                    add_once(found, ability)
        return found

    def could_hold(self, side: int, verb: CardVerb) -> bool:
        """Whether, as everybody knows, this side may have a card with this verb in its hand: it owns one unseen."""
        verbs = self.agreed.kinds.verb
        kinds = self.agreed.pool.kind
        at = deck_of(side)
        for zone in (HAND + side, at, at + 1, at + 2):
            for card in self.zones[zone]:
                if verbs[kinds[card] * MODES] is verb:
                    return True
        return False

    def could_use(self, side: int, window: int) -> bool:
        """Whether, as everybody knows, this side may have a card with an ability of this window in its hand."""
        windows = self.agreed.kinds.window
        kinds = self.agreed.pool.kind
        at = deck_of(side)
        for zone in (HAND + side, at, at + 1, at + 2):
            for card in self.zones[zone]:
                if windows[kinds[card]] == window:
                    return True
        return False

    def secret_hand(self, side: int) -> bool:
        """Whether a side has a card in hand that not everybody knows."""
        everyone = self.everyone()
        for card in self.zones[HAND + side]:
            if self.marks[card] != everyone:
                return True
        return False

    def open_window(self) -> None:
        """A new window for abilities begins: every card may be used once in it. (ROTC-RUL-15)"""
        self.used = ()

    def is_clutter(self, card: int) -> bool:
        """Whether a card is a Disorganization card."""
        return self.agreed.kinds.type[self.agreed.pool.kind[card]] == CLUTTER

    def card_count(self, side: int) -> int:
        """How many cards a side has in all. (ROTC-RUL-53)"""
        zones = self.zones
        total = self.deck_size(deck_of(side)) + len(zones[HAND + side])
        total += (
            len(zones[DISCARD + side])
            + len(zones[LAID + side])
            + len(zones[PAID + side])
            + len(zones[DOOMED + side])
        )
        return total + len(zones[KEPT]) if self.is_npc(side) else total

    def own_cards(self, side: int) -> list[int]:
        """All cards of a side: deck, discard pile, hand, fight, and what the NPC keeps face down. (ROTC-RUL-53)

        What is picked to be paid or destroyed lies face down until all of it is: it counts, or the count would tell of it.
        """
        at = deck_of(side)
        found: list[int] = []
        for zone in (
            at,
            at + 1,
            at + 2,
            HAND + side,
            DISCARD + side,
            LAID + side,
            PAID + side,
            DOOMED + side,
        ):
            found.extend(self.zones[zone])
        if self.is_npc(side):
            found.extend(self.zones[KEPT])
        return found
