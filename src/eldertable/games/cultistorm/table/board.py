# compiled
"""The board: locations, cultists, Great Old Ones, target markers and trophies, and small changes to them."""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import AT_PLACE, COLUMN, CULTIST_DISCARD, PLACES, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE, StormFields
from eldertable.kernel.steps import Refusal


class StormBoard(StormFields):
    """A position with what can be asked of its board, and done there."""

    __slots__ = ()

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
        """Whether the location there is active, and neither a Silent Cantor nor a module stops it; sealed or under a
        Great Old One it goes on.

        (CS-TER-08, CS-RUL-076)
        """
        if not self.active[place] or self.holds(place, c.LOCATION_OFF) >= 0:
            return False
        for module in self.agreed.asked.silences:
            if module.silences(self, place):
                return False
        return True

    def standing(self, place: int, verb: int) -> int:
        """What the standing effect of an active location gives in this respect, to nobody who is absent.

        (CS-RUL-075)
        """
        if place < 0:
            return 0
        location = self.agreed.content.locations[self.location[place]]
        return location.always_n if location.always == verb and self.working(place) else 0

    def goos_in_play(self) -> list[int]:
        """The places with a Great Old One, clockwise from place 1."""
        return [place for place in range(PLACES) if self.goo[place] >= 0]

    def at_gate(self, place: int) -> bool:
        """Whether a Great Old One stands at the gate there. (CS-GOO-10, CS-RUL-029)"""
        return self.goo[place] >= 0 and not self.zones[COLUMN + place]

    def must_fall(self, place: int) -> bool:
        """Whether the Great Old One there walks through the gate unless it is beaten in this turn. (CS-RUL-030)"""
        if not self.at_gate(place) or self.held[place]:
            return False
        return self.phase < COMBAT_PHASE or self.due[place] > 0 or not self.agreed.gate_grace

    def peril(self, peril: int) -> int:
        """What the Great Old Ones in play add up to in this respect. (CS-CMP-30, CS-SEC-17)"""
        goos = self.agreed.content.goos
        total = 0
        for goo in self.goo:
            if goo >= 0 and goos.peril[goo] == peril:
                total += goos.n[goo]
        return total

    def all_sealed(self) -> bool:
        """Whether all five locations are sealed."""
        return min(self.closed) > 0

    def full_circles(self) -> int:
        """How often the terror marker has gone full circle: coming from the eye to the shield is none. (CS-RUL-048)"""
        return max(self.circles - 1, 0)

    def next_place(self, place: int) -> int:
        """The next location clockwise."""
        return (place + 1) % PLACES

    def marker_on(self) -> None:
        """The cultist marker moves to the next location: clockwise, unless a module says otherwise."""
        step = 1
        for module in self.agreed.asked.marker_back:
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
        """A cultist leaves its column; all above move one space towards the location, a Great Old One too.

        (CS-DEF-04, CS-DEF-05, CS-RUL-031)
        """
        self.move(card, COLUMN + place, CULTIST_DISCARD, self.everyone())
        self.untarget(card - self.agreed.content.first_cultist)

    # --- trophies ----------------------------------------------------------------------------------------

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
        for module in self.agreed.asked.bars_delivery:
            why = module.bars_delivery(self, place)
            if why is not None:
                return why
        return None

    def why_no_sealing(self, place: int) -> Refusal | None:
        """Why a module lets nobody seal a location; None if they all do."""
        for module in self.agreed.asked.bars_sealing:
            why = module.bars_sealing(self, place)
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
