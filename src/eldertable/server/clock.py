"""The clocks of a table, computed from its entries and their times alone: every process gets the same result."""

from __future__ import annotations

from collections.abc import Container, Sequence

from eldertable.match import Answer, Entry, Undo
from eldertable.server.wire.tables import ClockRules
from eldertable.server.wire.told import ClockInfo

Outage = tuple[int, int]


def elapsed(since: int, until: int, outages: Sequence[Outage]) -> int:
    """The time between two moments, without the time in which no server was running.

    >>> elapsed(1_000, 9_000, [(2_000, 5_000), (8_000, 20_000)])
    4000
    """
    away = sum(max(0, min(until, end) - max(since, start)) for start, end in outages)
    return max(0, until - since - away)


class Clocks:
    """The time each seat has left. A clock runs while its seat is asked; when the turn passes on, it gains the increment.

    Where the time is for each move, every answer of a seat fills its clock up again.
    """

    def __init__(
        self, rules: ClockRules, seats: int, begun: int, asked: tuple[int, ...], outages: Sequence[Outage]
    ) -> None:
        self._increment = rules.increment * 1000
        self._full = rules.seconds * 1000 if rules.each == "move" else 0
        self._left = [rules.seconds * 1000] * seats
        self._since = begun
        self._asked = asked
        self._outages = outages
        self._gains: list[tuple[int, int, int]] = []

    def follow(self, entry: Entry, at: int, asked: tuple[int, ...]) -> None:
        """An entry was made at that time, and these seats are asked now."""
        self._left = self.left(at)
        self._since = max(at, self._since)
        if isinstance(entry, Answer) and entry.seat >= 0 and (self._full or entry.seat not in asked):
            gain = self._full - self._left[entry.seat] if self._full else self._increment
            self._gain(entry.number, entry.seat, gain)
        elif isinstance(entry, Undo):
            # Otherwise a seat could gain the increment again and again by taking back and answering.
            undone = [gain for gain in self._gains if gain[0] > entry.to and gain[1] == entry.seat]
            for number, seat, gained in undone:
                self._gains.remove((number, seat, gained))
                self._left[seat] -= gained
        self._asked = asked

    def _gain(self, number: int, seat: int, gain: int) -> None:
        self._gains.append((number, seat, gain))
        self._left[seat] += gain

    def left(self, now: int) -> list[int]:
        """The time every seat has left at that moment; below zero if its clock has run out."""
        gone = elapsed(self._since, now, self._outages)
        return [left - gone if seat in self._asked else left for seat, left in enumerate(self._left)]

    def told(self, now: int) -> list[ClockInfo]:
        """The clocks as everybody may see them."""
        return [
            ClockInfo(seat, max(0, left), seat in self._asked) for seat, left in enumerate(self.left(now))
        ]

    def out(self, seat: int, now: int) -> bool:
        """Whether a seat is asked and has no time left to answer."""
        return seat in self._asked and self.left(now)[seat] <= 0

    def least(self, exempt: Container[int]) -> int:
        """The shortest time that a seat has left, asked or not: no clock runs out before; exempt ones do not count."""
        return max(0, min((left for seat, left in enumerate(self._left) if seat not in exempt), default=0))

    def first_out(self, now: int, exempt: Container[int]) -> tuple[int, int] | None:
        """The seat whose clock runs out first if nothing happens, and in how many milliseconds; exempt ones do not count."""
        running = [
            (left, seat)
            for seat, left in enumerate(self.left(now))
            if seat in self._asked and seat not in exempt
        ]
        if not running:
            return None
        left, seat = min(running)
        return seat, left
