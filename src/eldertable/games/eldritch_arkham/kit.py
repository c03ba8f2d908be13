"""A role is a kit: one declaration gathers all that a role brings to the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.looks.role_looks import RoleLooks
from eldertable.games.eldritch_arkham.table.role_rules import RoleRules
from eldertable.kernel.state import Part
from eldertable.kernel.verbs import Verb


@dataclass(frozen=True)
class Kit:
    """A role: what the rules, the looks and the bot ask of it, and the steps that it brings.

    Name, faction, set of pieces and number of units stand in content, under the same id.
    """

    id: str
    chapter: int
    """Its place among the roles of the rulebook: it fixes the numbers of answers, so a new role comes last."""
    rules: RoleRules
    looks: RoleLooks
    bot: RoleBot
    step_modules: tuple[ModuleType, ...]
    """The modules with its steps: those of its set of pieces first, then its own."""
    verbs: Mapping[str, Sequence[Verb]] = field(default_factory=dict)
    """The verbs of its board."""
    numbers: tuple[str, ...] = ()
    """Numbers of its own that content must give."""
    part: type[Part] | None = None
    """Fields of its own, which every table has then."""
