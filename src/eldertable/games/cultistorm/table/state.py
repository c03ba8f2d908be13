# compiled
"""A position of Cultistorm as the rules know it: fields, board, investigators, and the cards of investigators."""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    BEFORE,
    DECK,
    DISCARD,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    PICKED,
)
from eldertable.games.cultistorm.table.agreed import Belongings, Hand, StormTable
from eldertable.games.cultistorm.table.investigators import StormInvestigators


class StormState(StormInvestigators):
    """A position of Cultistorm, whole."""

    __slots__ = ()

    # <clone> written by tools/fields.py from FIELDS
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
        other.ongoing = self.ongoing
        other.level = self.level
        other.moved = self.moved.copy()
        other.plays = self.plays.copy()
        other.stars = self.stars
        other.generals = self.generals
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

    # </clone>

    def at(self, table: StormTable, key: bytes) -> "StormState":
        """The same position at another table that plays with as many, with the dice of this key, none of them used."""
        other = self.clone()
        other.table = other.agreed = table
        other.take_dice(key, 0)
        return other

    # --- cards -------------------------------------------------------------------------------------------

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
        for module in self.agreed.asked.hand_size:
            size += module.hand_size(self, seat)
        for module in self.agreed.asked.caps_hand:
            capped = capped or module.caps_hand(self, seat)
        return min(size, self.agreed.hand - 1) if capped else size

    def can_draw(self, seat: int) -> bool:
        """Whether there is an action card to draw. (CS-RUL-045)"""
        return self.deck_size(DECK + 3 * seat) > 0 or len(self.zones[DISCARD + seat]) > 0

    def made_anew(self, deck: int, pile: int) -> bool:
        """Whether a deck was empty and its discard pile could be shuffled into a new one. (CS-MOD-15, CS-RUL-045)"""
        used = self.zones[pile]
        if not used or self.deck_size(deck):
            return False
        self.zones[pile] = ()
        self.shuffle_in(used, deck)
        return True

    def draw_cards(self, seat: int, n: int, rule: str) -> None:
        """Draw from the own deck; an empty one is made anew from the own discard pile. (CS-RUL-045, CS-RUL-046)"""
        drawn: list[int] = []
        seen = self.sees_hand(seat)
        for _ in range(n):
            card = self.draw(DECK + 3 * seat)
            if card < 0:
                if not self.made_anew(DECK + 3 * seat, DISCARD + seat):
                    break
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
        """Research icons in the own hand, and what adds to them.

        (CS-RSH-03, CS-RSH-08, CS-ICO-03, CS-SOL-12)
        """
        more = self.always(seat, c.RESEARCH_PLUS) + self.standing(self.place[seat], c.RESEARCH_PLUS)
        icons = self.hand(seat).research + more
        for module in self.agreed.asked.research_icons:
            icons = module.research_icons(self, seat, icons)
        return icons

    def shuffle_strange(self, drawn: list[int]) -> list[int]:
        """Of cards drawn from the object deck the objects; what is none of them is shuffled back.

        (CS-PUZ-11, CS-PUZ-24)
        """
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
        """The support limit: each plays at most twice as many in a turn as there are players, unless capped. (CS-SUP-05)"""
        return self.cap or self.agreed.content.numbers.supports_per_player * self.agreed.investigators

    def give_back(self, card: int, seat: int) -> None:
        """A support that lay before a seat goes to its owner's discard pile. (CS-DEF-06, CS-RUL-062)"""
        lent = card >= self.agreed.content.first_object
        pile = self.agreed.lent_piles[card] if lent else DISCARD + self.owner(card)
        self.move(card, BEFORE + seat, pile, self.everyone())
        if card == self.relay_card:
            self.relay_card = self.relay_to = -1
            self.relay_used = 0
