"""A thirteenth role, as small as can be: it comes to Neutral locations, and what it has seen is worth Omen points.

Nothing in the game knows it. It has a step, a field, a number and a mat of its own.
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.cards import NEUTRAL
from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.looks.role_looks import Counted, Part, RoleLooks
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import locations_of
from eldertable.kernel import Field, Step
from eldertable.kernel import Part as Fields
from eldertable.kernel.scene import Piece

COMES = cause("EA-UNI-10")
"""A rule that no other role gives as a reason."""


class Memory(Fields):
    """What the Stranger remembers."""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("seen"),)

    seen: int


class StrangerTurn(RoleStep):
    """It comes, takes somebody, and scores what it has seen."""

    def run(self, state: ArkhamState) -> None:
        neutral = locations_of(state, NEUTRAL)
        state.then(AddUnit(self.side, neutral, 0, COMES), TakeUnit(self.side, neutral, 0, 1, COMES))
        state.then(Remember(self.side))


class Remember(RoleStep):
    """So many sights are worth an Omen point."""

    def run(self, state: ArkhamState) -> None:
        memory = state.part(Memory)
        worth = state.agreed.content.roles.numbers[state.role[self.side]]["sights"]
        if memory.seen >= worth:
            memory.seen -= worth
            state.then(Score(self.side, 1, COMES))


class StrangerRules(RoleRules):
    """It sees whatever place it comes to."""

    def turn(self, side: int) -> Step:
        return StrangerTurn(side)

    def landed(self, state: ArkhamState, side: int, location: int) -> None:
        state.part(Memory).seen += 1


class StrangerLooks(RoleLooks):
    """A field for what it has seen."""

    page: ClassVar[str] = "STR"

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        return [Part("sights", "Sights", "sights")]

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        return [Piece("token", "sights", "marker", side)]

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        return [("visions", state.part(Memory).seen, None)]


class StrangerBot(RoleBot):
    """It hopes to see much."""

    def hopes(self, state: ArkhamState, seat: int) -> float:
        return 2.0 * float(state.part(Memory).seen)


KIT = Kit(
    id="the-stranger",
    chapter=13,
    rules=StrangerRules(),
    looks=StrangerLooks(),
    bot=StrangerBot(),
    step_modules=(sys.modules[__name__],),
    numbers=("sights",),
    part=Memory,
)


def entry(pieces: str = "outsiders", numbers: dict[str, int] | None = None) -> dict[str, Any]:
    """The role in content."""
    said = {"name": "The Stranger", "unit": "Stranger", "omen": "See everything."}
    own = {"id": "the-stranger", "faction": "neutral", "set": pieces, "units": 4, "en": said}
    return {"roles": {"role": [{**own, "numbers": numbers or {"sights": 2}}]}}


class ThirteenRoles(EldritchArkham):
    """The game with one role more."""

    kits: ClassVar[tuple[Kit, ...]] = (*EldritchArkham.kits, KIT)
