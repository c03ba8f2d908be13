# compiled
"""The worlds: their cards, which of them are open, and who is inside. (CS-OTH-01, CS-OTH-14)"""

from typing import Any, ClassVar, Final, Literal, get_args

from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part

NO_RULE: Final = 0
NO_PAID_REROLLS: Final = 1
FEW_SUPPORTS: Final = 2
STRONGER: Final = 3
DEAR_WAY: Final = 4
LOCATION_OFF: Final = 5
MADDENING: Final = 6
HARVEST: Final = 7
SILENCE: Final = 8
DEAR_RESCUE: Final = 9
NO_HEALING: Final = 10
NO_STARS: Final = 11
DIE_KEPT: Final = 12
DICE_FIXED: Final = 13
SHORT_HAND: Final = 14
OWN_SYMBOLS: Final = 15
Standing = Literal[
    "",
    "no-paid-rerolls",
    "few-supports",
    "stronger",
    "dear-way",
    "location-off",
    "maddening",
    "harvest",
    "silence",
    "dear-rescue",
    "no-healing",
    "no-stars",
    "die-kept",
    "dice-fixed",
    "short-hand",
    "own-symbols",
]
STANDING: Final[tuple[str, ...]] = get_args(Standing)
"""The rules that can hold while a world is open. (CS-OTH-14)"""
EQUAL: Final = -1
"""As a rescue symbol: any, both cards alike."""
NOWHERE: Final = -1


class World:
    """A card: whose world it is, the symbols of a rescue, and what holds while it is open."""

    def __init__(self, id: str, goo: str, module: str, rescue: tuple[int, int], rule: int) -> None:
        self.id = id
        self.goo = goo
        self.module = module
        """The module with which its Great Old One comes, if not with a sect."""
        self.rescue = rescue
        self.rule = rule
        self.n = 1
        self.what = 0
        self.effect = -1
        """What whoever rescues somebody carries out; -1 for nothing."""


class Worlds(Part):
    """The worlds that are open, and who is inside.

    `open`: by place, -1 for none. `inside`: by seat, the place of the world; -1 for somebody outside. `fresh`: no
    preparation phase has begun since somebody was swallowed. `circled`: how often the terror marker had come to the shield
    when a rift was thought of last.
    """

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("open", by=("place",), of="world", shared=True),
        Field("inside", by=("seat",), of="place"),
        Field("fresh", by=("seat",)),
        Field("circled"),
    )

    open: tuple[int, ...]
    inside: list[int]
    fresh: list[int]
    circled: int


def worlds_of(state: StormState) -> Worlds:
    """The worlds of this table."""
    worlds: Worlds = state.part(Worlds)
    return worlds


def inside(state: StormState, place: int) -> list[int]:
    """Who is inside the world of a place, in seat order."""
    where = worlds_of(state).inside
    return [seat for seat in state.order() if where[seat] == place]


class WorldCards(ModuleRules):
    """What all rules of Other Worlds know: the cards, which are no secret, and numbers of a table.

    (CS-OTH-26)
    """

    def __init__(
        self, zone: int, card: int, ending: int, worlds: list[World], rift_every: int, toll: int
    ) -> None:
        super().__init__(zone, card, ending)
        self.worlds = worlds
        self.rift_every = rift_every
        self.toll = toll

    def world_of(self, state: StormState, goo: int) -> int:
        """The world of a Great Old One; -1 without one. (CS-MOD-33, CS-OTH-01)"""
        id = state.agreed.content.goos.ids[goo]
        for number in range(len(self.worlds)):
            if self.worlds[number].goo == id:
                return number
        return NOWHERE

    def first_wave_closed(self, state: StormState) -> list[int]:
        """The worlds of the first wave that are not open. (CS-OTH-03)"""
        goos, opened = state.agreed.content.goos, worlds_of(state).open
        found: list[int] = []
        for goo in range(len(goos.ids)):
            number = self.world_of(state, goo)
            if goos.wave[goo] == 1 and number >= 0 and number not in opened:
                found.append(number)
        return found

    def holds(self, state: StormState, place: int, rule: int) -> World | None:
        """The open world of a place, if this is its rule. (CS-OTH-14)"""
        if place < 0:
            return None
        number = worlds_of(state).open[place]
        return self.worlds[number] if number >= 0 and self.worlds[number].rule == rule else None

    def holds_for(self, state: StormState, seat: int, rule: int) -> World | None:
        """The world that somebody is inside of, if this is its rule."""
        place = worlds_of(state).inside[seat]
        return self.holds(state, place, rule) if place >= 0 else None


def rules_of(state: StormState) -> WorldCards:
    """The cards and numbers of Other Worlds at this table."""
    rules: WorldCards = state.agreed.module(WorldCards)
    return rules
