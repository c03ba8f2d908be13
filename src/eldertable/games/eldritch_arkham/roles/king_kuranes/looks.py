"""King Kuranes on the table."""

from __future__ import annotations

from typing import ClassVar

from eldertable.games.eldritch_arkham.looks.dreamer_looks import DreamerLooks


class KuranesLooks(DreamerLooks):
    """How the role looks."""

    page: ClassVar[str] = "KUR"
