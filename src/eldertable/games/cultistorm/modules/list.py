"""The modules that people can agree on, in the order in which they act and in which their answers are numbered."""

from __future__ import annotations

from eldertable.games.cultistorm.modules.events.module import EventsModule
from eldertable.games.cultistorm.modules.frame import Module

MODULES: tuple[Module, ...] = (EventsModule(),)
