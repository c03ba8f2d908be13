"""Randolph Carter on the table."""

from __future__ import annotations

from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.dreamer_looks import DreamerLooks


class CarterLooks(DreamerLooks):
    """How the role looks."""

    page: ClassVar[str] = "CAR"
