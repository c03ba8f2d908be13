"""Whose victories are recorded, in games where sides differ: one game at least is won by each of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from eldertable.games.eldritch_arkham.roles import KITS
from eldertable.match import Match


class Victory(NamedTuple):
    """A game to record: what the winner plays, and at what table; the first seat plays well, the others at random."""

    winner: str
    seats: int
    options: dict[str, Any]

    def is_won(self, match: Match) -> bool:
        """Whether this match is such a victory."""
        state, game = match.state, match.table.game
        agreed = game.sit_down(self.seats, self.options, unattended=True).options
        return match.table.options == agreed and any(
            state.winners >> side & 1 and game.role(state, side) == self.winner
            for side in range(match.table.sides)
        )


BOARDS = ("arkham", "innsmouth")
BOOKS = tuple((f"{faction}-grimoire", f"{faction}_grimoire") for faction in ("eldritch", "arkham"))

VICTORIES: dict[str, tuple[Victory, ...]] = {
    "eldritch-arkham": (
        *(
            Victory(role, 2, {"board": board, "roles": [role, "random"]})
            for role in [kit.id for kit in KITS]
            for board in BOARDS
        ),
        *(
            Victory(winner, 0, {"board": board, option: side})
            for winner, option in BOOKS
            for side in ("I", "II")
            for board in BOARDS
        ),
    )
}
