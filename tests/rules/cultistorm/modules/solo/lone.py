"""One player with two contacts: put cards into their rows, send them, call them, look."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.box.places import DECK, DISCARD, HAND
from eldertable.games.cultistorm.modules.solo.rules import CONTACTS, ERRANDS, alone
from tests.rules.cultistorm.table import Storm

A, B = CONTACTS


class Lone(Storm):
    """A table for one, swept: both contacts stay and show nothing."""

    def __init__(self, people: tuple[str, str, str], options: dict[str, Any]) -> None:
        self.contacts = people[1:]
        super().__init__(people[:1], options)

    def _sweep(self) -> None:
        state = self.state
        state.play(self.means("take-contacts", *sorted(self.contacts, key=self._number)))
        while self.asked != "Prepare":
            state.play(state.legal()[0 if self.asked == "ChooseErrand" else -1])
        super()._sweep()
        for contact in CONTACTS:
            for zone in (HAND + contact, DISCARD + contact):
                cards, state.zones[zone] = state.zones[zone], ()
                state.shuffle_in(cards, DECK + 3 * contact)
        alone(state).errands = [0, 0]
        alone(state).resolve = 2

    def _number(self, id: str) -> int:
        return [one.id for one in self.game.content.investigators].index(id)

    def sent(self, contact: int, errand: str) -> Lone:
        """A contact on an errand."""
        alone(self.state).errands[contact - 1] = ERRANDS.index(errand)
        return self

    def resolve(self, n: int) -> Lone:
        """So much Resolve."""
        alone(self.state).resolve = n
        return self

    @property
    def has_resolve(self) -> int:
        """How much Resolve there is."""
        return alone(self.state).resolve


def lone(*people: str, **options: Any) -> Lone:
    """A swept table for one: by default the Fighter, with the Healer and the Researcher as contacts."""
    one, first, second = people or ("FI", "HE", "RE")
    return Lone((one, first, second), options)


def calls(table: Storm) -> list[str]:
    """The calls that are offered."""
    return [option for option in table.options() if option.startswith("Call")]
