"""The chronicle: what happened, for those who listen. Rules never read it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Event:
    """One thing that happened: a sentence of the game's locale with its arguments, and the rule behind it.

    Viewers in the set `seats` saw more: they get the `fuller` sentence in place of the public one.
    """

    rule: str
    key: str
    args: Mapping[str, Any]
    seats: int = 0
    fuller: str = ""
    more: Mapping[str, Any] = field(default_factory=dict)

    def seen_by(self, bit: int) -> tuple[str, Mapping[str, Any]]:
        """The one sentence (key and arguments) that the viewer with this bit gets."""
        return (self.fuller, self.more) if self.seats & bit else (self.key, self.args)


class Chronicle:
    """Collects events while it is attached to a state."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        rule: str,
        key: str,
        args: Mapping[str, Any],
        seats: int = 0,
        fuller: str = "",
        more: Mapping[str, Any] | None = None,
    ) -> None:
        """Write an event down."""
        self.events.append(Event(rule, key, dict(args), seats, fuller, dict(more or {})))

    def take(self) -> list[Event]:
        """Everything told since the last time."""
        events, self.events = self.events, []
        return events
