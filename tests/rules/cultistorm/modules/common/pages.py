"""A module whose cards are nothing but texts: what the tests read out, page by page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.frame import Module
from eldertable.games.cultistorm.rules.effects.clauses import Reading
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from tests.rules.cultistorm.table import Storm, storm

PAGES: dict[str, list[dict[str, Any]]] = {
    "drop or mad": [{"verb": "drop", "n": 1}, {"verb": "mad", "n": 1, "or": True}],
    "may draw": [{"verb": "draw", "n": 2, "may": True}],
    "may for insanity": [{"verb": "draw", "n": 2, "may": True, "cost": [{"verb": "mad", "n": 1}]}],
    "for a card": [{"verb": "heal", "n": 2, "cost": [{"verb": "drop", "n": 1}]}],
    "each draws": [{"verb": "draw", "n": 1, "on": "each"}],
    "here mad": [{"verb": "mad", "n": 1, "on": "here"}],
    "table mad": [{"verb": "mad", "n": 1, "on": "table"}],
    "table heals": [{"verb": "heal", "n": 1, "on": "table"}],
    "anyone healed": [{"verb": "heal", "n": 1, "on": "anyone"}],
    "table heals the calm": [{"verb": "heal", "n": 1, "on": "table", "calm": True}],
    "least mad": [{"verb": "mad", "n": 1, "on": "least"}],
    "table brings": [{"verb": "spawn-at", "n": 1, "what": "any", "on": "table"}],
    "table brings or advances": [
        {"verb": "spawn-at", "n": 1, "what": "any", "on": "table"},
        {"verb": "terror", "n": 1, "or": True},
    ],
    "calm draws": [{"verb": "draw", "n": 1, "calm": True}],
    "won or not": [
        {"verb": "draw", "n": 1, "when": "win"},
        {"verb": "mad", "n": 1, "when": "fail"},
        {"verb": "mad-ongoing", "n": 1},
    ],
    "later": [{"verb": "draw", "n": 1, "when": "later"}, {"verb": "mad", "n": 1}],
    "later each": [{"verb": "mad", "n": 1, "when": "later", "on": "each"}],
    "heal then draw": [{"verb": "heal", "n": 1}, {"verb": "draw", "n": 1}],
    "move": [{"verb": "move", "n": 1}],
    "heal or move": [{"verb": "heal", "n": 1}, {"verb": "move", "n": 1, "or": True}],
    "terror twice": [{"verb": "terror", "n": 2}, {"verb": "draw", "n": 1}],
    "mad ongoing": [{"verb": "mad-ongoing", "n": 1}],
    "draw for ongoing": [{"verb": "draw", "n": 1, "may": True, "cost": [{"verb": "mad-ongoing", "n": 1}]}],
    "mad capped": [{"verb": "mad-capped", "n": 2}],
    "drop random": [{"verb": "drop-random", "n": 2}],
    "drop all": [{"verb": "drop-all"}],
    "tired": [{"verb": "tired"}],
    "no rerolls": [{"verb": "no-rerolls"}],
    "trophy of K": [{"verb": "trophy-of", "n": 2, "what": "K"}],
    "trophy of here": [{"verb": "trophy-of", "n": 1, "what": "?"}],
    "lose a trophy": [{"verb": "trophy-pay", "n": 2}],
    "lose an object": [{"verb": "object-drop", "n": 1}],
    "two here": [{"verb": "spawn-at", "n": 2, "what": "here"}],
    "one where full": [{"verb": "spawn-at", "n": 1, "what": "full"}],
    "die here W": [{"verb": "cultist-die-set", "what": "here W"}],
    "die here blank": [{"verb": "cultist-die-set", "what": "here -"}],
    "die anywhere home": [{"verb": "cultist-die-set", "what": "any ?"}],
    "kill here": [{"verb": "kill-here", "what": "topmost"}],
    "push": [{"verb": "push", "what": "here"}],
    "block all": [{"verb": "block-all"}],
    "swap": [{"verb": "swap-cultists"}],
    "goo step": [{"verb": "goo-step"}],
    "hold all": [{"verb": "hold-all"}],
    "summon here": [{"verb": "summon", "what": "here"}],
    "summon": [{"verb": "summon"}],
    "two crystals": [{"verb": "crystal-add", "n": 2}],
    "crystals off": [{"verb": "crystals-any", "n": 1}],
    "look at objects": [{"verb": "draw-object-to", "n": 2}],
    "enemy K": [{"verb": "enemy", "what": "K"}],
    "enemy cast": [{"verb": "enemy", "what": "cast"}],
    "enemy here": [{"verb": "enemy", "what": "?"}],
    "leave": [{"verb": "leave-fight"}],
    "experience": [{"verb": "xp", "n": 1}, {"verb": "draw", "n": 1}],
    "marker on": [{"verb": "marker-on"}],
}


class PageRules(ModuleRules):
    """A page may be read when a moment comes."""

    def __init__(self, zone: int, card: int, ending: int) -> None:
        super().__init__(zone, card, ending)
        self.read_at: dict[int, Reading] = {}

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment in self.read_at:
            state.then(self.read_at[moment])


class PagesModule(Module):
    """The pages as the game knows them."""

    name = "pages"
    rule = "CS-MOD-11"

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return PageRules(zone, card, ending)

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        self.effects = {
            id: reader.module_effect("pages", id, msgspec.convert(ops, list[shapes.Op]))
            for id, ops in PAGES.items()
        }
        return ()


class PageStorm(Cultistorm):
    """Cultistorm with the pages among its modules."""

    modules = (*Cultistorm.modules, PagesModule())


@cache
def page_game() -> PageStorm:
    """The game with the pages, loaded once."""
    return PageStorm()


def read_at(table: Storm, moment: int, step: Reading) -> None:
    """This page is read at every such moment."""
    rules: PageRules = table.state.agreed.module(PageRules)
    rules.read_at[moment] = step


def pages(*people: str, **options: Any) -> Storm:
    """A table that uses the pages."""
    return storm(*people, game=page_game(), pages=True, **options)


def reading(page: str, seat: int = 0, when: int = c.NOW) -> Reading:
    """A page is read for a seat: what of it belongs to this moment."""
    read = page_game().modules[-1]
    assert isinstance(read, PagesModule)
    return Reading(seat, read.effects[page], 0, when)
