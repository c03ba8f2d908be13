"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from eldertable.bots.hints import HINT
from eldertable.bots.review import BUDGET


class Rate(NamedTuple):
    """So many a second in the long run, so many at once."""

    per_second: float
    at_once: int


class Limits(NamedTuple):
    """What one address, one connection or one table may ask for."""

    requests: Rate = Rate(20, 80)
    new_tables: Rate = Rate(0.5, 30)
    records: Rate = Rate(0.2, 10)
    """Records from elsewhere: to check one takes as long as to play it again."""
    messages: Rate = Rate(20, 60)
    chat: Rate = Rate(1, 5)
    calls: Rate = Rate(1 / 60, 3)
    """Calls to one seat that it is its move."""
    table: Rate = Rate(60, 300)
    connections: int = 64
    guests: int = 200
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    """A record from elsewhere; with as many entries as a table takes it has about half of this."""
    message: int = 16 * 1024
    waiting: int = 256
    """How many messages may wait for a slow client before it is sent away."""
    entries: int = 10_000
    """Entries of a record, those taken back included: several times the longest game that was ever recorded. With
    so many a table takes some 15 MB of memory."""
    draft: int = 200
    """Answers in a draft, ten times as many as any turn has needed: each keeps a whole position."""


class Calls(NamedTuple):
    """How people are called whose move it is while they are not at the table. Without any of it, nobody is.

    `webhook`: an address of the server's host, which hears of every call. `webhooks`: people may give addresses of
    their own. `push_key`: the file with the key for push messages, and `contact` whom push services may turn to.
    """

    webhook: str | None = None
    webhooks: bool = False
    push_key: Path | None = None
    contact: str = ""


@dataclass(frozen=True)
class Settings:
    """All that can be said about a server."""

    db: str
    public_url: str | None = None
    bot_pause: float = 0.0
    """Seconds between two moves of bots. Nobody needs them to follow: every client shows moves at its person's pace."""
    reading: float = 20.0
    """Seconds for which bots wait at most for people who read what was given them to read."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    hint: int = HINT
    """So many answers are considered for a hint, about."""
    review: int = BUDGET
    """The same for each decision that somebody looks back at."""
    limits: Limits = field(default_factory=Limits)
    static: Path = Path(__file__).parent / "static"
    idle: float = 120.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    hello: float = 10.0
    """Seconds within which a connection must say who it is."""
    calls: Calls = field(default_factory=Calls)
    listens: tuple[str, int] | None = None
    """At which address and port it listens; None where somebody else listens for it."""
