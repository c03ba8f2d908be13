"""All nine minor modules in one game, with three at the table and alone."""

from __future__ import annotations

from eldertable.games.cultistorm.box.places import BOX
from eldertable.games.cultistorm.modules.diseases.rules import DiseaseRules
from eldertable.games.cultistorm.modules.events.rules import IN_FORCE, EventRules
from eldertable.games.cultistorm.modules.inkblots.rules import InkRules
from eldertable.games.cultistorm.modules.puzzle.rules import PuzzleRules
from eldertable.games.cultistorm.modules.victims.rules import VictimRules
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.table.modules import FIGHT_ENDS, TURN_ENDS, UPDATED
from tests.rules.cultistorm.modules.solo.lone import A, lone
from tests.rules.cultistorm.table import new_game, the_game
from tests.support import rule

NINE = (
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


@rule("CS-MOD-40", "CS-MOD-25")
def test_all_nine_change_nothing_of_the_setup_and_are_called_hard() -> None:
    game = the_game()
    assert {name for name, value in game.presets["all_of_it"].items() if value is True} == set(NINE)
    assert "very hard on purpose" in game.words("en")("about-all_of_it")
    plain, full = new_game(3).state, new_game(3, **dict.fromkeys(NINE, True)).state
    for state in (plain, full):
        agreed = state.agreed
        assert (agreed.limit, agreed.terror_places, agreed.starting_objects) == (11, 5, 1)
        assert (agreed.pool_dice, agreed.crystals, agreed.terror_ahead) == (3, 1, 0)
        assert [state.insanity(seat) for seat in range(3)] == [0, 0, 0]
    assert len(full.agreed.modules) == 10, "nine, and what all of them share"
    assert full.agreed.module(InkRules).limit == 6
    assert full.agreed.module(DiseaseRules).most_cities(full) == 3


ORDER = (
    "Common", "Event", "Sect", "Creature", "Narrative", "World", "Relic", "Ritual", "Victim", "Disease", "Puzzle", "Find",
    "Ink", "Overlord",
)  # fmt: skip
"""Modules as they act where nothing else is said."""


@rule("CS-MOD-08", "CS-MOD-09")
def test_at_every_moment_modules_act_in_their_order() -> None:
    everything = {**the_game().presets["all_of_it"], "narrative": "effects", "overlord": True}
    first = {FIGHT_ENDS: ("Common", "Victim", "Ritual"), TURN_ENDS: ("Common", "World")}
    for moment, rules in enumerate(new_game(4, **everything).state.agreed.acting):
        begins = first.get(moment, ())
        rest = tuple(name for name in ORDER if name not in begins)
        assert tuple(type(one).__name__.removesuffix("Rules") for one in rules) == begins + rest


@rule("CS-SOL-24", "CS-RIT-12")
def test_alone_modules_count_two_investigators_and_a_ritual_for_others_is_left_out() -> None:
    table = new_game(1, **dict.fromkeys(NINE, True))
    state = table.state
    assert state.agreed.investigators == 2
    assert state.agreed.module(InkRules).limit == 5
    assert state.agreed.module(DiseaseRules).most_cities(state) == 3
    assert state.agreed.module(PuzzleRules).puzzle.depth[2] == 8
    folk: VictimRules = state.agreed.module(VictimRules)
    due = []
    for state.turn in range(1, 8):
        due.append(folk.one_is_due(state))
    assert due == [False, True, False, True, False, True, False]
    assert "DR02" in table.cards(BOX)


@rule("CS-SOL-24", "CS-EVT-12")
def test_ce10_false_trail_alone_everybody_is_you_and_not_your_contacts() -> None:
    table = lone(events=True).hand(0, "GN01.S", "GN02.M").hand(A, "HE01.M")
    state = table.state
    rules: EventRules = state.agreed.module(EventRules)
    table.to(rules.zone + IN_FORCE, "CE10.1").run(Moment(UPDATED, 0, 0))
    assert (len(table.hand_of(0)), table.hand_of(A)) == (1, ["HE01.M"])
