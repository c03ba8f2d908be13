"""Joining modules to the base game: what people can agree on, what is numbered after what, what answers point at."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from eldertable.games.cultistorm.box.options import SUGGESTED
from eldertable.games.cultistorm.box.places import FIRST_SOURCE, FURTHER_SOURCES, OBJECT_KINDS
from eldertable.games.cultistorm.looks import prompts
from eldertable.games.cultistorm.looks.presence import PRESENCE
from eldertable.games.cultistorm.modules.common.rules import CommonRules
from eldertable.games.cultistorm.modules.frame import KNOBS, Module
from eldertable.games.cultistorm.modules.list import MODULES
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import Act, Advice
from eldertable.games.cultistorm.table.zones import ZONES
from eldertable.kernel.errors import BadContent
from eldertable.kernel.options import Option
from eldertable.kernel.pointing import Point, Pointing
from eldertable.kernel.presence import Presence


def folders(modules: Sequence[Module], name: str) -> list[Path]:
    """The folders of this name that modules have."""
    return [module.folder / name for module in modules if module.folder]


def check_modules(modules: Sequence[Module], files: Mapping[str, Mapping[str, Any]]) -> None:
    """No module is there twice, and nothing is said of one that is not there at all."""
    named = [module.name for module in modules]
    for name in named:
        if named.count(name) > 1:
            raise BadContent(f"the module {name} is listed twice; list it once")
    if KNOBS not in files:
        raise BadContent(f"{KNOBS}.toml is missing; the content folder needs it")
    known = {*named, *(module.name for module in MODULES)}
    for name in files[KNOBS]:
        if name not in known:
            there = ", ".join(sorted(known))
            raise BadContent(f"{KNOBS}.toml: {name}: there is no module of that name; known: {there}")


def number_sources(modules: Sequence[Module], files: Mapping[str, Mapping[str, Any]]) -> None:
    """Number what modules bring into fights after all kinds of object, the same at every table."""
    first = FIRST_SOURCE
    for module in modules:
        module.source, module.sources = first, module.for_fights(files)
        first += len(module.sources)
        if first > OBJECT_KINDS:
            beyond = module.sources[OBJECT_KINDS - first]
            raise BadContent(
                f"{module.name}.toml: {beyond}, use: there is room for {FURTHER_SOURCES} cards of modules in fights"
            )


def _in_group(option: Option, group: str) -> Option:
    """An option of this group, unless it says of which it is."""
    return option if option.group else dataclasses.replace(option, group=group)


def options_of(modules: Sequence[Module]) -> tuple[Option, ...]:
    """What modules let people agree on: whether they are used, then the rest."""
    switches = [(module.option(), module) for module in modules]
    return (
        *(_in_group(option, module.group) for option, module in switches if option is not None),
        *(_in_group(option, module.group) for module in modules for option in module.options),
    )


def suggested(options: Sequence[Option]) -> Mapping[str, Mapping[str, Any]]:
    """The suggested sets of modules, as far as they are there. (CS-MOD-25)"""
    known = {option.name for option in options}
    found = {
        name: {option: value for option, value in chosen.items() if option in known}
        for name, chosen in SUGGESTED.items()
    }
    return {name: chosen for name, chosen in found.items() if chosen}


def by_cards(modules: Sequence[Module]) -> list[Module]:
    """Modules in the order in which their cards are numbered: as they are listed, but those first that need low numbers."""
    return sorted(modules, key=lambda module: not module.cards_first)


def pointing(modules: Sequence[Module]) -> Pointing:
    """What answers point at, those of modules too."""
    points = {kind: point for module in modules for kind, point in module.points.items()}
    acts = {name: point for module in modules for name, point in module.act_points.items()}
    kinds: dict[str, Point] = {**prompts.POINTING.kinds, "act": prompts.Acts(acts), **points}
    return Pointing(kinds, prompts.POINTING.dimensions)


def presence(modules: Sequence[Module]) -> Presence:
    """When what answers name is there, those of modules too."""
    present = {kind: there for module in modules for kind, there in module.present.items()}
    return Presence({**PRESENCE.kinds, **present}, PRESENCE.dimensions)


def names_with(
    base: Mapping[str, Sequence[str]], used: Sequence[Module], cards: Mapping[str, Sequence[str]]
) -> Mapping[str, Sequence[str]]:
    """What numbers are called at a table that uses these modules."""
    names = dict(base)
    for module in by_cards(used):
        names["card"] = (*names["card"], *cards[module.name])
    for module in used:
        names["act"] = (*names["act"], *module.acts)
    if any(module.sources for module in used):
        things = [
            *names["object"],
            *(f"nothing {at}" for at in range(len(names["object"]), OBJECT_KINDS)),
        ]
        for module in used:
            things[module.source : module.source + len(module.sources)] = module.sources
        names["object"] = things
    for module in used:
        names |= module.names()
    return names


def use_modules(
    table: StormTable,
    modules: Sequence[Module],
    used: Sequence[Module],
    cards: Mapping[str, Sequence[str]],
    ending: int,
) -> None:
    """Let a table use some of all modules: their zones, cards and endings are numbered after those of the base game.

    (CS-MOD-06)

    Endings are the same at every table; `ending` is the first of them.
    """
    zone, card = len(ZONES), len(table.content.names)
    if used:
        table.use(CommonRules(zone, card, ending), [], Advice())
    first_card: dict[str, int] = {}
    for module in by_cards(used):
        first_card[module.name] = card
        card += len(cards[module.name])
    for module in modules:
        if module in used:
            rules = module.rules_at(table, zone, first_card[module.name], ending)
            rules.source = module.source
            for number in range(len(module.sources)):
                table.sources[module.source + number] = rules
            acts = [Act(name, rules, module.advice, number) for number, name in enumerate(module.acts)]
            table.use(rules, acts, module.advice)
            zone += len(module.zones)
        ending += len(module.endings)
    table.ask_modules()


Allowed = Callable[[Mapping[str, Any]], bool]
"""Whether a table can agree on these options."""


def fullest(modules: Sequence[Module], seats: int, allowed: Allowed) -> list[dict[str, Any]]:
    """As much of everything as goes together: without a major expansion, then with each that is allowed.

    A major expansion stands alone among its like and may refuse minor modules, so that one table with everything is allowed
    at some numbers of seats only. (CS-MOD-01, CS-MOD-02, CS-MOD-05)
    """
    majors = [dict(variant) for module in modules if module.major for variant in module.variants(seats)]
    found = []
    for together in filter(allowed, [{}, *majors]):
        for module in modules:
            for variant in () if module.major else module.variants(seats):
                if allowed({**together, **variant}):
                    together |= variant
                    break
        if together not in found:
            found.append(together)
    return found


def mixtures(modules: Sequence[Module], seats: int) -> list[dict[str, Any]]:
    """Every module alone, and every two of them."""
    each = [[dict(variant) for variant in module.variants(seats)] for module in modules]
    pairs = [
        {**a, **b} for at, one in enumerate(each) for other in each[at + 1 :] for a in one for b in other
    ]
    alone = [variant for variants in each for variant in variants]
    return [*alone, *pairs]
