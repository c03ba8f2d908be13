"""Somebody who is connected to a table: the holder of a seat, or one who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from eldertable.server.denied import Denied
from eldertable.server.keys import lock_for
from eldertable.server.sheet import Sheet
from eldertable.server.showing import Heard
from eldertable.server.wire.told import FromServer

encode = msgspec.json.Encoder().encode


class Guest:
    """What is known of a connection. Its keys themselves are forgotten at once; the locks are enough to find its seats.

    Several people may share its screen. They are all here, but only what one of them sees is shown: `seat`'s.
    """

    def __init__(
        self,
        put: Callable[[bytes], None],
        locale: str,
        key: str | None,
        host_key: str | None,
        beside: Sequence[str] = (),
    ) -> None:
        self.put = put
        self.locale = locale
        self.lock = None if key is None else lock_for(key)
        self.locks = {lock_for(one) for one in (*beside, *(() if key is None else (key,)))}
        self.host_lock = None if host_key is None else lock_for(host_key)
        self.seat: int | None = None
        self.seats: list[int] = []
        self.host = False
        self.heard = Heard()
        self.read = 0
        """Up to which position this guest has read what there was to read."""
        self.waiting: asyncio.Task[None] | None = None
        """What is being thought of for this guest: a hint."""

    def stop_waiting(self) -> None:
        """This guest no longer waits for a hint: nobody needs to think of it."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def tell(self, message: FromServer) -> None:
        """Send a message to this guest alone."""
        self.put(encode(message))

    def look_at(self, sheet: Sheet) -> None:
        """Find out where this guest sits now."""
        held = [place.lock for place in sheet.places]
        self.seats = [seat for seat, lock in enumerate(held) if lock is not None and lock in self.locks]
        self.seat = held.index(self.lock) if self.lock is not None and self.lock in held else None
        self.host = self.host_lock == sheet.host

    def turn_to(self, seat: int | None, sheet: Sheet) -> None:
        """Look with the eyes of another one at this screen from now on; None: of nobody. Denied if they are not here."""
        self.look_at(sheet)
        if seat is not None and seat not in self.seats:
            raise Denied("not-seated")
        self.lock = None if seat is None else sheet.places[seat].lock
        self.look_at(sheet)
