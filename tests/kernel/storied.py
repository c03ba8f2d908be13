"""The Vigil with something to read: every buried or laid omen, and every lamp, has a story."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.kernel import Telling
from eldertable.kernel.scene import Passage
from tests.kernel.onepage import Vigil, VigilState


def of_an_omen(args: Mapping[str, Any]) -> Passage:
    """A story that everybody may read."""
    return Passage("omen", "An Omen", "It lies face down, and listens.", "Nothing comes of it.")


class StoriedVigil(Vigil):
    """The Vigil, in which a laid omen gives something to read."""

    def make_telling(self, state: VigilState, locale: str) -> Telling:
        telling = super().make_telling(state, locale)
        telling.passages["laid"] = telling.passages["laid-own"] = of_an_omen
        return telling
