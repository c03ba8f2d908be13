# compiled
"""The list of these verbs, with those that a module carries out itself."""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.verbs import COST, MODULE, OpVerb
from eldertable.games.cultistorm.rules.effects.further.board import (
    CULTIST_DIE_SET,
    SPAWN_AT,
    BlockAll,
    KillHere,
    Push,
)
from eldertable.games.cultistorm.rules.effects.further.fight import LeaveFight, Strengthen
from eldertable.games.cultistorm.rules.effects.further.great_old_ones import (
    CrystalAdd,
    CrystalsAny,
    GooSteps,
    HoldAll,
    OfTerror,
    SummonHere,
)
from eldertable.games.cultistorm.rules.effects.further.minds import (
    DropHand,
    DropRandom,
    MadCapped,
    MadOngoing,
    NoRerolls,
    Tired,
    TrophyOf,
)
from eldertable.games.cultistorm.rules.effects.further.objects import SortObjects
from eldertable.games.cultistorm.rules.effects.further.swap import SwapCultists
from eldertable.games.cultistorm.rules.storm.terror_verbs import TERRORS
from eldertable.games.cultistorm.table.state import StormState


class Elsewhere(OpVerb):
    """A verb that is one module's to carry out: where that is not used nothing happens. (CS-NAR-20)"""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (MODULE,))

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return any([module.can_carry(state, seat, op) for module in state.agreed.asked.can_carry])

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        for module in state.agreed.asked.can_carry:
            if module.can_carry(state, seat, op):
                module.carry(state, seat, op)


FURTHER: Final[tuple[OpVerb, ...]] = (
    MadOngoing(c.MAD_ONGOING, "mad-ongoing"),
    MadCapped(c.MAD_CAPPED, "mad-capped", (MODULE, COST)),
    DropRandom(c.DROP_RANDOM, "drop-random", (MODULE,)),
    DropHand(c.DROP_ALL, "drop-all", (MODULE,), (), ()),
    Tired(c.TIRED, "tired"),
    NoRerolls(c.NO_REROLLS, "no-rerolls"),
    TrophyOf(c.TROPHY_OF, "trophy-of", (MODULE,), ("what",)),
    SPAWN_AT,
    CULTIST_DIE_SET,
    KillHere(c.KILL_HERE, "kill-here"),
    Push(c.PUSH, "push"),
    BlockAll(c.BLOCK_ALL, "block-all", (MODULE,), (), ()),
    SwapCultists(c.SWAP_CULTISTS, "swap-cultists"),
    GooSteps(c.GOO_STEP, "goo-step"),
    HoldAll(c.HOLD_ALL, "hold-all"),
    SummonHere(c.SUMMON_HERE, "summon"),
    CrystalAdd(c.CRYSTAL_ADD, "crystal-add"),
    CrystalsAny(c.CRYSTALS_ANY, "crystals-any", (MODULE,)),
    SortObjects(c.DRAW_OBJECT_TO, "draw-object-to", (MODULE,)),
    Strengthen(c.ENEMY, "enemy", ("what",)),
    LeaveFight(c.LEAVE_FIGHT, "leave-fight", ()),
    Elsewhere(c.XP, "xp"),
    Elsewhere(c.UNBLOT, "unblot"),
    Elsewhere(c.CURE, "cure"),
    Elsewhere(c.SAVE, "save"),
    Elsewhere(c.RESCUE, "rescue"),
    Elsewhere(c.CLUE, "clue"),
    *[
        OfTerror(c.CLUE + 1 + at, terror)
        for at, terror in enumerate(
            [verb.number for verb in TERRORS if verb.number not in (c.SUMMON, c.SPAWN_SOME)]
        )
    ],
)
"""The verbs of modules' texts that are of no one module, in the order of their numbers."""
