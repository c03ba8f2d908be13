# compiled
"""Choosing things by a Law: what all such choices have in common."""

from eldertable.games.eldritch_arkham.box.bounds import STOP
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.picking import Picking


class LawPicking(Picking):
    """At most so many things by a Law; the choice may be closed before."""

    n: int

    def closing(self) -> int:
        return STOP

    def further(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [] if len(picks) >= self.n else self.besides(state, seat, picks)

    def besides(self, state: ArkhamState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """What there is besides these picks, ascending."""
        raise NotImplementedError
