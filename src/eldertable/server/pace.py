"""What bots wait for: that those who sit here have read what they were given, and have seen what the bots did before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldertable.match import Entry, Match

if TYPE_CHECKING:
    from eldertable.server.guest import Guest
    from eldertable.server.live import LiveTable


class Pace:
    """How fast bots may go on at a table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.passage = -1
        """The last position that gave something to read since the table is in memory."""
        self.passage_at = 0
        """When it was given."""
        self.until: dict[int, int | None] = {}
        """At which position bots wait for those who look at moves one by one, by seat; None: nowhere."""

    def note(self, match: Match, entry: Entry, at: int) -> None:
        """An entry has been stored: perhaps it gives something to read."""
        if any(match.game.passage(match.state, event, None) for event in match.events[entry.number]):
            self.passage, self.passage_at = entry.number, at

    def read_by(self) -> float:
        """When those who sit here will have read what was given them last, at the latest, in seconds; 0: they have.

        Nobody can hold the others up for longer: what is given to read holds the table up once, however many moves follow.
        """
        table = self.table
        if not any(
            guest.seat is not None and guest.seat not in table.bots and guest.read < self.passage
            for guest in table.guests
        ):
            return 0.0
        return self.passage_at / 1000 + table.hall.settings.reading

    def look(self, guest: Guest, until: int | None) -> None:
        """Somebody looks at moves one by one, up to here, or no longer does. Who goes away finds the table so again."""
        if guest.seat is not None:
            self.until[guest.seat] = until
            self.table.stirred.set()

    def waits(self) -> bool:
        """Whether bots wait until the one person here has seen what they did.

        Nobody can hold up others in this way, nor a clock, and a process that the person is not at plays on.
        """
        table = self.table
        if table.clocks is not None or len(table.seated.others) != 1:
            return False
        (seat,) = table.seated.others
        # Who has not come yet shall see the first move, too.
        until = self.until.get(seat, None if table.position else 0)
        elsewhere = seat in table.others_here[0] and all(guest.seat != seat for guest in table.guests)
        return until is not None and not elsewhere and table.position >= until
