# compiled
"""What lies on the table, and the small named changes that the rules are made of."""

from typing import Any

from eldertable.games.cult.box.cards import (
    FIRST_INTRIGUE,
    FIRST_LICENSE,
    INTRIGUE_DECK,
    LICENSE_DECK,
    MIRACLE_DECK,
    SUPREMACY,
    Cards,
    Content,
    Cults,
    Effects,
    Locations,
    Numbers,
)
from eldertable.games.cult.box.places import (
    BOOSTED,
    BOOSTS,
    COINS_ON,
    KINDS_OF_PRIEST,
    NOBODY,
    NUMBER_OF_DECKS,
    OWN,
    PATRIARCH,
    PAYMENT,
    PIECES_EACH,
    PLACES,
    RESERVE,
    STRONGEST,
    ZONES_OF_A_DECK,
    boost_at,
    bottom_of,
    own_zone,
    top_of,
)
from eldertable.games.cult.table.fields import FIELDS
from eldertable.kernel.rows import replaced
from eldertable.kernel.state import State, Table


class CultTable(Table):
    """What was agreed, with the numbers that follow from it."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], content: Content) -> None:
        super().__init__(game, seats, seats, options)
        self.content = content
        self.numbers: Numbers = content.numbers
        self.cards: Cards = content.cards
        self.cults: Cults = content.cults
        self.effects: Effects = content.effects
        self.locations: Locations = content.locations
        needs: str = options["followers_table"]
        self.needs = content.locations.needs[needs]
        self.opened = content.locations.opened[needs]
        rows: str = options["mob_rows"]
        self.exact_rows = rows == "exact"
        self.place_needs_followers: bool = options["miracle_place_needs_followers"]
        self.triumph_needs_presence: bool = options["triumph_needs_presence"]
        coins: int | None = options["coin_limit"]
        self.coin_limit = -1 if coins is None else coins
        rounds: int | None = options["max_rounds"]
        self.max_rounds = 0 if rounds is None else rounds
        self.no_boosts = (0,) * (seats * BOOSTS)


class CultState(State):
    """A position of Cult. Lists by side, place and kind of Priest are flat; these methods know how."""

    __slots__ = ("agreed", *[field.name for field in FIELDS])

    def __init__(self, content: Content, table: CultTable) -> None:
        super().__init__(content, table)
        self.agreed = table

    # <fields> written by tools/fields.py from FIELDS
    round: int
    first: int
    celebrating: int
    supremacy: int
    face_down: int
    active: int
    seized: int
    least_wins: int
    raided: int
    last_winner: int
    colour: tuple[int, ...]
    cult: tuple[int, ...]
    dark: tuple[int, ...]
    summoned: tuple[int, ...]
    followers: list[int]
    coins: list[int]
    mobs: tuple[int, ...]
    placed: list[int]
    passed: tuple[int, ...]
    priests: list[int]
    altars: tuple[int, ...]
    coin_owner: tuple[int, ...]
    coin_kind: tuple[int, ...]
    coin_stack: tuple[int, ...]
    boost: tuple[int, ...]

    def clone(self) -> "CultState":
        """An independent copy with nobody listening. It copies its luck."""
        other = CultState(self.content, self.agreed)
        self.copy_kernel(other)
        other.round = self.round
        other.first = self.first
        other.celebrating = self.celebrating
        other.supremacy = self.supremacy
        other.face_down = self.face_down
        other.active = self.active
        other.seized = self.seized
        other.least_wins = self.least_wins
        other.raided = self.raided
        other.last_winner = self.last_winner
        other.colour = self.colour
        other.cult = self.cult
        other.dark = self.dark
        other.summoned = self.summoned
        other.followers = self.followers.copy()
        other.coins = self.coins.copy()
        other.mobs = self.mobs
        other.placed = self.placed.copy()
        other.passed = self.passed
        other.priests = self.priests.copy()
        other.altars = self.altars
        other.coin_owner = self.coin_owner
        other.coin_kind = self.coin_kind
        other.coin_stack = self.coin_stack
        other.boost = self.boost
        return other

    # </fields>

    # --- who ----------------------------------------------------------------------------------------------

    def others(self, side: int) -> list[int]:
        """All other sides, clockwise from this one. (CULT-RUL-75)"""
        sides = self.table.sides
        return [(side + step) % sides for step in range(1, sides)]

    def might(self, side: int) -> int:
        """The Divine Might that a Cult's sheet shows now. (CULT-RUL-69)"""
        return self.agreed.cults.might[self.cult[side]][self.dark[side]]

    # --- Priests ------------------------------------------------------------------------------------------

    def count(self, side: int, place: int, kind: int) -> int:
        """How many Priests of a kind a side has in a place."""
        return self.priests[(side * PLACES + place) * KINDS_OF_PRIEST + kind]

    def free_kinds(self, side: int) -> int:
        """The kinds of free Priest that a side has, as a set of bits. The free ones stand first in its row."""
        at = side * PLACES * KINDS_OF_PRIEST
        priests = self.priests
        found = 0
        for kind in range(KINDS_OF_PRIEST):
            if priests[at + kind]:
                found |= 1 << kind
        return found

    def priests_in(self, side: int, place: int) -> int:
        """How many Priests a side has in a place, the Patriarch among them, Altars not.

        (CULT-CMP-06, CULT-ART-09)
        """
        at = (side * PLACES + place) * KINDS_OF_PRIEST
        priests = self.priests
        total = priests[at] + priests[at + 1] + priests[at + 2]
        return total + priests[at + 3] + priests[at + 4] + priests[at + 5]

    def tokens_in(self, side: int, place: int) -> int:
        """How many Priests a side has in a place without the Patriarch."""
        return self.priests_in(side, place) - self.count(side, place, PATRIARCH)

    def all_priests_in(self, place: int) -> int:
        """How many Priests of all sides stand in a place."""
        total = 0
        for side in range(self.table.sides):
            total += self.priests_in(side, place)
        return total

    def has_altar(self, side: int, place: int) -> bool:
        """Whether a side has its Altar there; other sides may have theirs beside it.

        (CULT-ART-05, CULT-ART-06)
        """
        return self.altars[side * PLACES + place] > 0

    def altar_count(self, side: int) -> int:
        """How many Altars a side has in the city."""
        altars = self.altars
        total = 0
        for at in range(side * PLACES, (side + 1) * PLACES):
            total += altars[at]
        return total

    def set_altars(self, side: int, place: int, n: int) -> None:
        """A side has so many Altars in a place now: one, or none. (CULT-ART-05)"""
        self.altars = replaced(self.altars, side * PLACES + place, n)

    def altars_in(self, place: int) -> int:
        """How many Altars of all sides stand in a place."""
        total = 0
        for side in range(self.table.sides):
            total += self.altars[side * PLACES + place]
        return total

    def present(self, side: int, place: int) -> bool:
        """Whether a side has a Priest or an Altar there. (CULT-ART-08, CULT-RUL-04)"""
        if self.altars[side * PLACES + place]:
            return True
        at = (side * PLACES + place) * KINDS_OF_PRIEST
        priests = self.priests
        for kind in range(KINDS_OF_PRIEST):
            if priests[at + kind]:
                return True
        return False

    def can_be_won(self, place: int) -> bool:
        """Whether a Cult is present that does not celebrate. (CULT-SUP-12, CULT-SUP-13)"""
        for side in range(self.table.sides):
            if side != self.celebrating and self.present(side, place):
                return True
        return False

    def patriarch(self, side: int) -> int:
        """The Patriarch's strength: Followers, Licenses and Supremacy as they are now.

        (CULT-CMP-07, CULT-LIC-05, CULT-RUL-70)
        """
        strength = self.followers[side]
        adds = self.agreed.cards.adds
        for card in self.zones[OWN + NUMBER_OF_DECKS * side + LICENSE_DECK]:
            strength += adds[card]
        if self.supremacy == side:
            strength += self.agreed.numbers.supremacy_bonus
        return strength

    def strength(self, side: int, kind: int) -> int:
        """How strong a kind of Priest of a side is."""
        return kind if kind else self.patriarch(side)

    def influence(self, side: int, place: int) -> int:
        """Strengths of the Priests, 4 for an Altar, and boosts in the Active Location.

        (CULT-ITN-01, CULT-RES-09, CULT-ART-04, CULT-MIR-09)
        """
        at = (side * PLACES + place) * KINDS_OF_PRIEST
        priests = self.priests
        total = priests[at + 1] + 2 * priests[at + 2] + 3 * priests[at + 3] + 4 * priests[at + 4]
        total += 5 * priests[at + 5]
        if priests[at]:
            total += self.patriarch(side)
        if self.altars[side * PLACES + place]:
            total += self.agreed.numbers.altar
        boost = self.boost
        if place == self.active and boost is not self.agreed.no_boosts:
            for at in range(side * BOOSTS, (side + 1) * BOOSTS):
                total += boost[at]
        return total

    def reserve(self, side: int, kind: int) -> int:
        """How many tokens of a strength are not in use as Priests.

        Any of them may serve as an Altar: so an Altar's token need never be swapped. (CULT-ART-15, CULT-RUL-24)
        """
        return self.priests[(side * PLACES + RESERVE) * KINDS_OF_PRIEST + kind]

    def spare(self, side: int) -> int:
        """How many tokens are in the reserve, whatever their strength: those that are neither Priest nor Altar."""
        return self.tokens_in(side, RESERVE) - self.altar_count(side)

    def available(self, side: int, kind: int) -> bool:
        """Whether a new Priest of this strength can be had. (CULT-RUL-24)"""
        return self.reserve(side, kind) > 0 and self.spare(side) > 0

    def raised(self, kind: int, n: int) -> int:
        """What a Priest becomes when it rises: never more than 5. (CULT-TEM-07, CULT-RUL-22)"""
        return min(kind + n, STRONGEST)

    def move_priest(self, side: int, kind: int, origin: int, target: int) -> None:
        """Move one Priest between two places; what lies on it is not looked at (see `priests.py`)."""
        self.priests[(side * PLACES + origin) * KINDS_OF_PRIEST + kind] -= 1
        self.priests[(side * PLACES + target) * KINDS_OF_PRIEST + kind] += 1

    def swap_priest(self, side: int, kind: int, other: int, place: int) -> None:
        """Swap a Priest's token for one of another strength from the reserve. (CULT-TEM-04)"""
        self.move_priest(side, kind, place, RESERVE)
        self.move_priest(side, other, RESERVE, place)

    def pieces(self, side: int, place: int) -> list[int]:
        """A side's Priests in a Location that can be told apart, ascending. (CULT-RUL-78)"""
        found: list[int] = []
        at = (side * PLACES + place) * KINDS_OF_PRIEST
        purse = self.coin_kind[place] if self.coin_owner[place] == side else -1
        boosts = place == self.active
        for kind in range(KINDS_OF_PRIEST):
            plain = self.priests[at + kind]
            if not plain:
                continue
            if kind == purse:
                plain -= 1
            if plain:
                boosted = 1 if boosts and self.boost_on(side, PIECES_EACH * kind) else 0
                if plain > boosted:
                    found.append(PIECES_EACH * kind)
                if boosted:
                    found.append(PIECES_EACH * kind + BOOSTED)
            if kind == purse:
                boosted = 1 if boosts and self.boost_on(side, PIECES_EACH * kind + COINS_ON) else 0
                found.append(PIECES_EACH * kind + COINS_ON + boosted)
        return found

    # --- coins on Priests ---------------------------------------------------------------------------------

    def take_purse(self, place: int) -> int:
        """Take the coins off the coin-Priest of a Location; how many. (CULT-THI-07)"""
        coins = self.coin_stack[place]
        self.lay_purse(place, NOBODY, PATRIARCH, 0)
        return coins

    def lay_purse(self, place: int, owner: int, kind: int, coins: int) -> None:
        """Lay coins on a Priest in a Location; with NOBODY as its owner there are none any more. Every
        Location has its own, so several Cults can have one in a round.

        (CULT-THI-03, CULT-THI-10)
        """
        self.coin_owner = replaced(self.coin_owner, place, owner)
        self.coin_kind = replaced(self.coin_kind, place, kind)
        self.coin_stack = replaced(self.coin_stack, place, coins)

    # --- boosts -------------------------------------------------------------------------------------------

    def boost_on(self, side: int, piece: int) -> int:
        """How much more Influence a Priest in the Active Location has. (CULT-MIR-09)"""
        return self.boost[boost_at(side, piece)]

    def add_boost(self, side: int, piece: int, n: int) -> None:
        """Give a Priest in the Active Location more Influence. (CULT-MIR-09)"""
        at = boost_at(side, piece)
        self.boost = replaced(self.boost, at, self.boost[at] + n)

    def take_boost(self, side: int, piece: int) -> int:
        """Take the boost off a Priest in the Active Location; how much. (CULT-RUL-27)"""
        n = self.boost_on(side, piece)
        self.boost = replaced(self.boost, boost_at(side, piece), 0)
        return n

    def return_purse(self, place: int, rule: str) -> None:
        """The coins on the coin-Priest of a Location go to the reserve, if there is one. (CULT-THI-07, CULT-THI-08)"""
        owner = self.coin_owner[place]
        if owner == NOBODY:
            return
        piece = PIECES_EACH * self.coin_kind[place]
        coins = self.take_purse(place)
        if place == self.active:
            # a boost stays on the Priest, which has no coins now
            self.add_boost(owner, piece, self.take_boost(owner, piece + COINS_ON))
        if self.chronicle is not None:
            self.tell(rule, "purse-returned", who=owner, location=place, n=coins)

    # --- coins, Followers, Mobs ---------------------------------------------------------------------------

    def bank(self) -> int:
        """How many coins the reserve has; more than anybody needs, unless agreed otherwise. (CULT-RUL-55)"""
        limit = self.agreed.coin_limit
        if limit < 0:
            return 1_000_000  # pragma: no mutate - more than anybody needs
        return limit - sum(self.coins) - sum(self.coin_stack)

    def gain_coins(self, side: int, n: int, rule: str) -> None:
        """Take coins from the reserve, as far as there are any. (CULT-RUL-55)"""
        gained = min(n, self.bank())
        self.coins[side] += gained
        if self.chronicle is not None:
            self.tell(rule, "coins-gained", who=side, n=gained)

    def lose_coins(self, side: int, n: int, rule: str) -> None:
        """Return coins to the reserve; at most all. (CULT-RUL-85)"""
        lost = min(n, self.coins[side])
        self.coins[side] -= lost
        if lost and self.chronicle is not None:
            self.tell(rule, "coins-lost", who=side, n=lost)

    def take_coins(self, side: int, victim: int, n: int, rule: str) -> None:
        """Take coins from another player; at most all."""
        taken = min(n, self.coins[victim])
        self.coins[victim] -= taken
        self.coins[side] += taken
        if taken and self.chronicle is not None:
            self.tell(rule, "coins-taken", who=side, other=victim, n=taken)

    def room(self, side: int) -> int:
        """How many more Followers a side can have. (CULT-CMP-10)"""
        return self.agreed.numbers.followers - self.followers[side]

    def gain_followers(self, side: int, n: int, rule: str) -> None:
        """Take Followers from the reserve, never above 9. (CULT-SLU-03, CULT-RUL-29)"""
        gained = min(n, self.room(side))
        self.followers[side] += gained
        if gained and self.chronicle is not None:
            self.tell(rule, "followers-gained", who=side, n=gained)

    def lose_followers(self, side: int, n: int, rule: str) -> None:
        """Return Followers to the reserve; at most all. No Priest and no Altar leaves its Location for that.

        (CULT-ART-10, CULT-RUL-85)
        """
        lost = min(n, self.followers[side])
        self.followers[side] -= lost
        if lost and self.chronicle is not None:
            self.tell(rule, "followers-lost", who=side, n=lost)

    def mobs_left(self) -> int:
        """How many Mobs the reserve has. (CULT-RUL-56)"""
        left = self.agreed.numbers.mobs
        for mobs in self.mobs:
            left -= mobs
        return left

    def gain_mobs(self, side: int, n: int, rule: str) -> None:
        """Take Mobs from the reserve, as far as it goes; they lie on the sheet for all to see, any number.

        (CULT-GUA-03, CULT-RUL-56, CULT-RUL-62)
        """
        gained = min(n, self.mobs_left())
        self.mobs = replaced(self.mobs, side, self.mobs[side] + gained)
        if gained and self.chronicle is not None:
            self.tell(rule, "mobs-gained", who=side, n=gained)

    def lose_mobs(self, side: int, n: int, rule: str) -> None:
        """Return Mobs to the reserve; at most all. (CULT-RUL-85)"""
        lost = min(n, self.mobs[side])
        self.mobs = replaced(self.mobs, side, self.mobs[side] - lost)
        if lost and self.chronicle is not None:
            self.tell(rule, "mobs-lost", who=side, n=lost)

    # --- cards --------------------------------------------------------------------------------------------

    def kind(self, card: int) -> int:
        """What kind of card this is."""
        return self.agreed.cards.kind[card]

    def deck_of(self, kind: int) -> int:
        """The deck that a kind of card belongs to."""
        if kind < FIRST_INTRIGUE:
            return MIRACLE_DECK
        return INTRIGUE_DECK if kind < FIRST_LICENSE else LICENSE_DECK

    def left_in(self, deck: int) -> int:
        """How many cards a deck has."""
        return self.deck_size(top_of(deck))

    def held(self, side: int, deck: int) -> tuple[int, ...]:
        """A side's cards of a deck: in hand, or Licenses before it."""
        return self.zones[OWN + NUMBER_OF_DECKS * side + deck]

    def hand_cards(self, side: int, deck: int) -> tuple[int, ...]:
        """A side's Miracles or Intrigues, those it has picked to pay with among them."""
        return self.held(side, deck) + self.zones[PAYMENT + deck]

    def hand_size(self, side: int) -> int:
        """How many Miracles and Intrigues a side holds; Licenses are not in the hand. (CULT-LIC-02)"""
        return len(self.held(side, MIRACLE_DECK)) + len(self.held(side, INTRIGUE_DECK))

    def card_count(self, side: int) -> int:
        """How many cards a side could pay with: hand, Licenses, Supremacy. (CULT-RUL-32)"""
        own = self.hand_size(side) + len(self.held(side, LICENSE_DECK))
        return own + 1 if self.supremacy == side else own

    def kinds_held(self, side: int, deck: int) -> list[int]:
        """The kinds among a side's cards of a deck, ascending, each once."""
        kinds = self.agreed.cards.kind
        found: list[int] = []
        for card in self.held(side, deck):
            kind = kinds[card]
            at = len(found)
            while at and found[at - 1] > kind:
                at -= 1
            if not at or found[at - 1] < kind:
                found.insert(at, kind)
        return found

    def kinds_of_cards(self, side: int) -> list[int]:
        """The kinds of all cards that a side could give, ascending. (CULT-RUL-33)"""
        found = self.kinds_held(side, MIRACLE_DECK)
        found.extend(self.kinds_held(side, INTRIGUE_DECK))
        found.extend(self.kinds_held(side, LICENSE_DECK))
        if self.supremacy == side:
            found.append(SUPREMACY)
        return found

    def purse_of_cards(self, side: int) -> list[int]:
        """The kinds of all cards that a side could pay with, ascending, one entry for every card. (CULT-RUL-32)"""
        kinds = self.agreed.cards.kind
        found = [kinds[card] for card in self.hand_cards(side, MIRACLE_DECK)]
        found.extend([kinds[card] for card in self.hand_cards(side, INTRIGUE_DECK)])
        found.extend([kinds[card] for card in self.held(side, LICENSE_DECK)])
        if self.supremacy == side:
            found.append(SUPREMACY)
        found.sort()
        return found

    def lowest(self, side: int, kind: int) -> int:
        """The lowest card of a kind that a side has, where it has one."""
        kinds = self.agreed.cards.kind
        return min([card for card in self.held(side, self.deck_of(kind)) if kinds[card] == kind])

    def draw_bottom(self, deck: int) -> int:
        """Take the bottom card of a deck that is not empty. (CULT-NIR-01)"""
        zones = self.zones
        first = top_of(deck)
        top, bag, bottom = zones[first : first + ZONES_OF_A_DECK]
        if bottom:
            zones[first + 2] = bottom[:-1]
            return bottom[-1]
        if bag:
            at = self.roll(len(bag))
            zones[first + 1] = bag[:at] + bag[at + 1 :]
            return bag[at]
        zones[first] = top[:-1]
        return top[-1]

    def draw_cards(self, side: int, deck: int, n: int, bottom: bool, rule: str) -> None:
        """Draw into the hand, or Licenses face up before the side, as far as the deck goes; neither has a
        limit.

        (CULT-CMP-18, CULT-RUL-57, CULT-RUL-62)
        """
        seen = self.everyone() if deck == LICENSE_DECK else 1 << side
        drawn: list[int] = []
        for _ in range(min(n, self.left_in(deck))):
            card = self.draw_bottom(deck) if bottom else self.draw(top_of(deck))
            self.lay(card, own_zone(side, deck), seen)
            drawn.append(self.kind(card))
        if drawn and self.chronicle is not None:
            args = {"who": side, "n": len(drawn), "deck": deck}
            fuller = {"who": side, "n": len(drawn), "cards": tuple(sorted(drawn))}
            self.tell_apart(rule, "drew", args, seen, "drew-cards", fuller)

    def put_under(self, card: int, seen: int) -> None:
        """Put a card that is in nobody's place under its deck; these viewers know it there.

        (CULT-CMP-16, CULT-CMP-17)
        """
        self.lay(card, bottom_of(self.deck_of(self.kind(card))), seen)

    def lay_out(self, side: int, kind: int) -> None:
        """A hand card is picked to pay with: it lies apart, and others see that one does."""
        deck = self.deck_of(kind)
        self.move(self.lowest(side, kind), own_zone(side, deck), PAYMENT + deck, 1 << side)

    def laid_out(self) -> list[int]:
        """The kinds of the hand cards that are picked to pay with, ascending."""
        kinds = self.agreed.cards.kind
        found = [kinds[card] for card in self.zones[PAYMENT] + self.zones[PAYMENT + 1]]
        found.sort()
        return found

    def discard(self, side: int, kind: int, rule: str) -> None:
        """Pay with a card: a hand card laid out goes face down under its deck, a License openly, Supremacy to the reserve.

        (CULT-LIC-04, CULT-SUP-03, CULT-RUL-63)
        """
        if kind == SUPREMACY:
            self.supremacy = NOBODY
            self.face_down = 0
            if self.chronicle is not None:
                self.tell("CULT-SUP-03", "discarded", who=side, card=kind)
            return
        deck = self.deck_of(kind)
        openly = deck == LICENSE_DECK
        zone = own_zone(side, deck) if openly else PAYMENT + deck
        seen = self.everyone() if openly else 1 << side
        card = min([card for card in self.zones[zone] if self.kind(card) == kind])
        self.take(card, zone, seen)
        self.put_under(card, seen)
        if self.chronicle is not None:
            args = {"who": side, "deck": deck}
            self.tell_apart(rule, "discarded-hidden", args, seen, "discarded", {"who": side, "card": kind})

    def take_supremacy(self, side: int, rule: str) -> None:
        """The card goes to a side, face up, from the reserve or its owner. A celebration of its former owner
        goes on.

        (CULT-FOR-01, CULT-FOR-02, CULT-SUP-02, CULT-SUP-15, CULT-SUP-16, CULT-RUL-46)
        """
        owner = self.supremacy
        self.supremacy = side
        self.face_down = 0
        if self.chronicle is not None:
            self.tell(rule, "supremacy-taken", who=side)
            if owner not in (NOBODY, side):
                self.tell("CULT-SUP-02", "supremacy-lost", who=owner, n=self.patriarch(owner))

    def take_license(self, side: int, kind: int, zone: int, rule: str) -> None:
        """A License from the Palace, the deck or another player lies face up before a side.

        (CULT-CMP-18, CULT-LIC-01)
        """
        for card in self.zones[zone]:
            if self.kind(card) == kind:
                self.move(card, zone, own_zone(side, LICENSE_DECK), self.everyone())
                break
        if self.chronicle is not None:
            self.tell(rule, "license-taken", who=side, card=kind)
