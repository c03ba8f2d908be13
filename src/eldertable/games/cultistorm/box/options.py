"""What people can agree on in the base game, how hard it can be, and sets of modules that go well together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.cultistorm.box.cards import Content
from eldertable.kernel.options import Option

LEVELS: Mapping[str, Mapping[str, Any]] = {
    "easy": {"starting_objects": 2, "endgame_crystals": 2, "terror_ahead": 2},
    "normal": {"endgame_crystals": 2, "terror_ahead": 4},
    "hard": {"gaunt_choir": True, "terror_places": 4, "endgame_crystals": 2},
    "grim": {"gaunt_choir": True, "endgame_crystals": 3, "terror_ahead": 1},
}
"""How hard the base game is; without a level it is as printed."""
LEVELS_BY_SEATS: Mapping[str, Mapping[int, Mapping[str, Any]]] = {
    "easy": {
        1: {"endgame_crystals": 1, "terror_ahead": 0},
        2: {"endgame_crystals": 1, "terror_ahead": 0},
        4: {"terror_ahead": 0},
        5: {"endgame_crystals": 1, "terror_ahead": 4},
    },
    "normal": {
        1: {"endgame_crystals": 1, "terror_ahead": 0},
        2: {"endgame_crystals": 1, "terror_ahead": 0},
        4: {"terror_ahead": 3},
        5: {"terror_ahead": 1},
    },
    "hard": {
        1: {"terror_places": 5, "endgame_crystals": 1, "terror_ahead": 2},
        2: {"terror_places": 5, "terror_ahead": 4},
        4: {"terror_places": 5, "terror_ahead": 3},
        5: {"terror_places": 5, "terror_ahead": 2},
    },
    "grim": {
        1: {"endgame_crystals": 2, "terror_ahead": 0},
        4: {"terror_ahead": 0},
        5: {"endgame_crystals": 2, "terror_ahead": 3},
    },
}
"""More people need more time before the Endgame to do equally well (`docs/balance-cultistorm.md`)."""
MINORS = (
    "other_worlds",
    "relics",
    "rituals",
    "events",
    "victims",
    "diseases",
    "puzzle",
    "research_events",
    "inkblots",
)
"""The options of the minor modules. (CS-MOD-23)"""
SUGGESTED: Mapping[str, Mapping[str, Any]] = {
    "first_steps": {"research_events": True},
    "dusk": {"events": True, "research_events": True, "sects": ["GC"]},
    "deep_night": {"other_worlds": True, "relics": True, "inkblots": True, "creatures": ["CR1", "CR4"]},
    "all_of_it": {**dict.fromkeys(MINORS, True), "sects": ["GC", "HT"], "creatures": ["CR1", "CR4"]},
}
"""Suggested sets of modules; of those that are not built yet nothing is offered. `all_of_it` is meant to be hard: it changes
no other number. (CS-MOD-25, CS-MOD-40)"""


def base_options(frozen: Content) -> tuple[Option, ...]:
    """The knobs of difficulty, then rulings that are a matter of taste."""
    people = (*(investigator.id for investigator in frozen.investigators), "choose", "random")

    def choice(name: str, choices: tuple[str, ...], label: str, rule: str) -> Option:
        return Option(name, "choice", choices, choices[0], label=label, rule=rule, group="rulings")

    def yes_or_no(name: str, default: bool, label: str, rule: str, group: str = "rulings") -> Option:
        return Option(name, "bool", (), default, label=label, rule=rule, group=group)

    return (
        Option(
            "investigators",
            "choice",
            people,
            "choose",
            per_seat=True,
            label="Investigators",
            rule="CS-SET-07",
        ),
        Option(
            "terror_places",
            "int",
            (4, 6),
            5,
            label="Places of the terror circle",
            rule="CS-CMP-01",
            group="difficulty",
        ),
        Option(
            "starting_objects",
            "int",
            (1, 2),
            1,
            label="Starting objects",
            rule="CS-SET-09",
            group="difficulty",
        ),
        yes_or_no("gaunt_choir", False, "The Gaunt Choir", "CS-SPC-01", "difficulty"),
        Option(
            "endgame_crystals",
            "int",
            (1, 3),
            1,
            label="Crystals on the Endgame card",
            rule="CS-SET-21",
            group="difficulty",
        ),
        Option(
            "terror_ahead",
            "int",
            (0, 4),
            0,
            label="Places the terror marker is ahead",
            rule="CS-SET-21",
            group="difficulty",
        ),
        choice("locations", ("one_per_symbol", "fully_random"), "Locations", "CS-RUL-002"),
        choice("seal_trophies", ("own_symbol", "any_symbol"), "Trophies that seal", "CS-RUL-004"),
        choice("first_seat", ("1", "random"), "Oldest player", "CS-RUL-008"),
        yes_or_no("gate_grace", True, "Grace at the gate", "CS-RUL-030"),
        choice("prep_order", ("free", "round_robin"), "Order of preparation", "CS-RUL-058"),
        choice("combat_icons", ("at_use", "at_play"), "Icons of combat supports", "CS-RUL-059"),
        yes_or_no("allow_suicide", False, "Deadly steps are offered", "CS-RUL-060"),
        choice("handed_die", ("rolled", "keeps_face"), "A die handed over", "CS-RUL-070"),
        yes_or_no("paid_reroll_in_prep", False, "Paid rerolls in preparation", "CS-RUL-071"),
        choice("endgame_last_goo", ("loss", "play_on"), "Last Great Old One, open gates", "CS-RUL-112"),
        yes_or_no("idle_penalty", True, "Penalty where no enemy is", "CS-RUL-121"),
        yes_or_no("open_hands", True, "Open hands", "CS-RUL-116"),
        choice("table_decider", ("causer", "leader", "vote"), "Who decides for all", "CS-RUL-117"),
    )


def every_option(seats: int) -> tuple[dict[str, Any], ...]:
    """Sets of options in which each ruling is played both ways."""
    return (
        {},
        {"terror_places": 6, "starting_objects": 2},
        {
            "gaunt_choir": True,
            "terror_places": 4,
            "endgame_crystals": 2,
            "open_hands": False,
            "prep_order": "round_robin",
        },
        {
            "gaunt_choir": True,
            "locations": "fully_random",
            "seal_trophies": "any_symbol",
            "first_seat": "random",
            "gate_grace": False,
            "combat_icons": "at_play",
            "allow_suicide": True,
            "handed_die": "keeps_face",
            "paid_reroll_in_prep": True,
            "endgame_last_goo": "play_on",
            "idle_penalty": False,
            "table_decider": "vote",
            "investigators": ["random"] * seats,
        },
    )
