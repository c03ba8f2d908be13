# compiled
"""When abilities of Cult cards are used, what they cost, and what their verbs take; and what City cards change.

What the verbs of Cult cards do stands in the rules, each in the chapter of its window; `rules/verbs.py` lists them.
"""

from typing import Final

from eldertable.kernel.verbs import Verb

MOBILIZATION: Final = 1
RECRUITMENT: Final = 2
AUGMENTATION: Final = 3
PREPARATION: Final = 4
INFLUENCE: Final = 5
CONFRONTATION: Final = 6
TERROR_WINDOW: Final = 7
WINDOWS: Final = (
    "",
    "mobilization",
    "recruitment",
    "augmentation",
    "preparation",
    "influence",
    "confrontation",
    "terror",
)

FREE: Final = 0
DESTROY: Final = 1
DISCARD: Final = 2
DISCARD_OTHER: Final = 3
PAY: Final = 4
PRICES: Final = ("free", "destroy", "discard", "discard-other", "pay")

BY_CHOICE: Final = 0
WON: Final = 1
LOST: Final = 2
NOT_WON: Final = 3
TIED: Final = 4
WHEN_DISCARDED: Final = 5
SUCCEEDED: Final = 6
TIMES: Final = ("", "won", "lost", "not-won", "tied", "discarded", "succeeded")


class CardVerb(Verb):
    """What an ability of a Cult card does: the window that it is for, and the times that it can wait for.

    With no times it is used by choice while its window is open; else it acts by itself when the time comes.
    """

    def __init__(
        self,
        name: str,
        window: int,
        needs: tuple[str, ...],
        may: tuple[str, ...],
        times: tuple[int, ...] = (),
    ) -> None:
        super().__init__(name, needs, may)
        self.window = window
        self.times = times

    def prices(self) -> tuple[int, ...]:
        """What an ability with this verb can cost."""
        return (FREE,)

    def least(self) -> int:
        """The least number that the verb makes sense with."""
        return 0

    def most(self) -> int:
        """The greatest number that the verb makes sense with."""
        return 20


class CityVerb(Verb):
    """What a City card changes for the round: a column of the City cards, and the least that makes sense there."""

    def __init__(self, name: str, column: str, least: int = 0) -> None:
        super().__init__(name, ("n",))
        self.column = column
        self.least = least


ANY: Final = -20  # pragma: no mutate - the shape of the file allows no less
CITY_VERBS: Final[tuple[CityVerb, ...]] = (
    CityVerb("ritual-cost", "ritual_cost", ANY),
    CityVerb("site-cost", "site_cost", ANY),
    CityVerb("card-cost", "card_cost", ANY),
    CityVerb("sanity", "sanity", ANY),
    CityVerb("plans", "plans", 1),
    CityVerb("tokens-kept", "tokens_kept"),
    CityVerb("hand", "hand"),
    CityVerb("rerolls", "rerolls"),
    CityVerb("bluff", "bluff", 1),
    CityVerb("disorganization", "disorganization"),
    CityVerb("disorganize-or-return", "informers"),
    CityVerb("gain-thugs", "thugs"),
    CityVerb("retreat", "retreat"),
)
