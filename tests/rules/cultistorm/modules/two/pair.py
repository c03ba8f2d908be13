"""Two players with their absent deck: put cards into the row, call them, look."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.modules.two.rules import GONE, ROW, UNSEEN, rules_of
from tests.rules.cultistorm.table import Storm, storm


def pair(*people: str, row: tuple[str, ...] = (), **options: Any) -> Storm:
    """A swept table for two, by default the Healer and the Fighter, with these cards in the row, the oldest first."""
    table = storm(*(people or ("HE", "FI")), **options)
    waiting = rules_of(table.state).zone + ROW
    cards, table.state.zones[waiting] = table.state.zones[waiting], ()
    table.state.shuffle_in(cards, waiting - ROW + UNSEEN)
    return table.to(waiting, *row)


def row(table: Storm) -> list[str]:
    """The row, the oldest card first."""
    return table.cards(rules_of(table.state).zone + ROW)


def gone(table: Storm) -> list[str]:
    """The discard pile of the absent."""
    return table.cards(rules_of(table.state).zone + GONE)


def unseen(table: Storm) -> int:
    """How many cards the absent deck has."""
    return table.state.deck_size(rules_of(table.state).zone + UNSEEN)
