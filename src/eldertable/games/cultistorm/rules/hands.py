# compiled
"""Choosing several cards of one's hand."""

from mypy_extensions import mypyc_attr

from eldertable.games.cultistorm.rules.refusing import why_picked
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.picking import Picking, without
from eldertable.kernel.steps import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Picking):
    """Which hand cards go, in any order. They are laid aside until the choice is closed: a hand may be closed."""

    def first(self) -> int:
        """The answer that names the first card of the deck."""
        return 0

    def private(self, state: StormState) -> bool:
        return not state.agreed.open_hands

    def picked(self, state: StormState, seat: int) -> tuple[int, ...]:
        first = self.first()
        return tuple([first + code for code in state.laid_aside(seat)])

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        first = self.first()
        return without([first + code for code in state.choosable(seat)], picks)

    def with_pick(self, state: StormState, seat: int, answer: int) -> Picking:
        state.pick_from_hand(state.own_card(seat, answer - self.first()), seat)
        return self

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_picked(bool(values) and values[0] in state.laid_aside(seat))
