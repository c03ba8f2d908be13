"""In which order modules act where several have something to do at the same moment."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.options import SUGGESTED
from eldertable.games.cultistorm.table.modules import FIGHT_ENDS, MOMENTS, TURN_ENDS
from tests.rules.cultistorm.table import storm
from tests.support import rule

USUAL = [
    "CommonRules",
    "EventRules",
    "SectRules",
    "CreatureRules",
    "Narrative",
    "WorldRules",
    "RelicRules",
    "RitualRules",
    "VictimRules",
    "DiseaseRules",
    "PuzzleRules",
    "FindRules",
    "InkRules",
]
EARLY = {FIGHT_ENDS: ["VictimRules", "RitualRules"], TURN_ENDS: ["WorldRules"]}
"""At the end of a fight saving comes first, then experience; at the end of a turn rifts close first."""


@rule("CS-MOD-09")
@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_modules_act_in_their_order_but_at_the_end_of_a_fight_and_of_a_turn(moment: int) -> None:
    table = storm(**{**SUGGESTED["all_of_it"], "narrative": "stories"})
    early = EARLY.get(moment, [])
    others = [name for name in USUAL if name not in ("CommonRules", *early)]
    acting = [type(rules).__name__ for rules in table.state.agreed.acting[moment]]
    assert acting == ["CommonRules", *early, *others]
