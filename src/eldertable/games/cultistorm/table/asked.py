# compiled
"""Which of the modules in use have a say in what: the base rules ask those, and pass the others by."""

from typing import Any, Final

from eldertable.games.cultistorm.table.modules import ModuleRules

TOLD_TOGETHER: Final = {"won_with": "won"}
"""What modules are told right after something else, one module after the other: who is asked this is asked that."""
NAMES: Final[list[str]] = [name for name in dir(ModuleRules) if not name.startswith("_")]
OWN: Final[dict[Any, list[str]]] = {}
"""By kind of module, as far as met: what it does otherwise than `ModuleRules`, which does nothing."""


def own_rules(kind: Any) -> list[str]:
    """The names of what a kind of module has rules of its own for."""
    if kind not in OWN:
        own = [name for name in NAMES if getattr(kind, name) is not getattr(ModuleRules, name)]
        OWN[kind] = list(dict.fromkeys([TOLD_TOGETHER.get(name, name) for name in own]))
    return OWN[kind]


def by_rule(modules: tuple[ModuleRules, ...]) -> dict[str, tuple[ModuleRules, ...]]:
    """Those of some modules that have rules of their own for something, in their order, by its name."""
    found: dict[str, tuple[ModuleRules, ...]] = dict.fromkeys(NAMES, ())
    for module in modules:
        for name in own_rules(type(module)):
            found[name] += (module,)
    return found


class Asked:
    """The modules of a table by what they are asked, each named as in `ModuleRules`."""

    def __init__(self, modules: tuple[ModuleRules, ...]) -> None:
        found = by_rule(modules)
        self.at = found["at"]
        self.on = found["on"]
        self.card_came = found["card_came"]
        self.researches = found["researches"]
        self.drew = found["drew"]
        self.sealed = found["sealed"]
        self.stands = found["stands"]
        self.sends = found["sends"]
        self.summons = found["summons"]
        self.draws_event = found["draws_event"]
        self.opens_rift = found["opens_rift"]
        self.unsays = found["unsays"]
        self.keeps_nothing = found["keeps_nothing"]
        self.calls_off = found["calls_off"]
        self.bars_fight = found["bars_fight"]
        self.hinders = found["hinders"]
        self.helps = found["helps"]
        self.brings = found["brings"]
        self.gives_any = found["gives_any"]
        self.let_choose = found["let_choose"]
        self.won = found["won"]
        self.enemy_symbols = found["enemy_symbols"]
        self.reaches = found["reaches"]
        self.ranged = found["ranged"]
        self.special_goo = found["special_goo"]
        self.may_reroll = found["may_reroll"]
        self.may_pay_reroll = found["may_pay_reroll"]
        self.steps = found["steps"]
        self.marker_back = found["marker_back"]
        self.rolls_die = found["rolls_die"]
        self.redraws = found["redraws"]
        self.reroll_price = found["reroll_price"]
        self.healing = found["healing"]
        self.bars_healing = found["bars_healing"]
        self.bars_research = found["bars_research"]
        self.hand_size = found["hand_size"]
        self.caps_hand = found["caps_hand"]
        self.silences = found["silences"]
        self.may_turn_dice = found["may_turn_dice"]
        self.found = found["found"]
        self.research_icons = found["research_icons"]
        self.bars_text = found["bars_text"]
        self.bars_support = found["bars_support"]
        self.bars_sealing = found["bars_sealing"]
        self.level_price = found["level_price"]
        self.moves_freely = found["moves_freely"]
        self.saves = found["saves"]
        self.seals_from_afar = found["seals_from_afar"]
        self.let_seal = found["let_seal"]
        self.bars_gate = found["bars_gate"]
        self.bars_delivery = found["bars_delivery"]
        self.move_cost = found["move_cost"]
        self.entry_cost = found["entry_cost"]
        self.can_carry = found["can_carry"]
        self.follows_research = found["follows_research"]
        self.follows_terror = found["follows_terror"]
        self.spares = found["spares"]
        self.forbids_victory = found["forbids_victory"]
        self.sets_goal = found["sets_goal"]
        self.takes_endgame = found["takes_endgame"]
        self.concludes = found["concludes"]
        self.concluding = found["concluding"]
        self.moved = found["moved"]
        self.excuses = found["excuses"]
        self.pool_dice = found["pool_dice"]
        self.armed_absent = found["armed_absent"]
        self.blots = found["blots"]
        self.blot_resolved = found["blot_resolved"]
        self.civilian_saved = found["civilian_saved"]


NOBODY_ASKED: Final = Asked(())
"""At a table without modules."""
