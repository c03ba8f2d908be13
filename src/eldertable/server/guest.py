"""Somebody who is connected to a table: the holder of a seat, or one who looks on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from eldertable.server.keys import lock_for
from eldertable.server.sheet import Sheet
from eldertable.server.showing import Heard
from eldertable.server.wire import FromServer

encode = msgspec.json.Encoder().encode


class Guest:
    """What is known of a connection. Its key itself is forgotten at once; the lock is enough to find its seat."""

    def __init__(
        self, put: Callable[[bytes], None], locale: str, key: str | None, host_key: str | None
    ) -> None:
        self.put = put
        self.locale = locale
        self.lock = None if key is None else lock_for(key)
        self.host_lock = None if host_key is None else lock_for(host_key)
        self.seat: int | None = None
        self.host = False
        self.heard = Heard()
        self.read = 0
        """Up to which position this guest has read what there was to read."""

    def tell(self, message: FromServer) -> None:
        """Send a message to this guest alone."""
        self.put(encode(message))

    def look_at(self, sheet: Sheet) -> None:
        """Find out where this guest sits now."""
        held = [place.lock for place in sheet.places]
        self.seat = held.index(self.lock) if self.lock is not None and self.lock in held else None
        self.host = self.host_lock == sheet.host
