"""What a sensible player does: it buys nothing without use, and sees what two actions do together."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.roles.arkham_advertiser.rules import AdvertiserAction
from eldertable.games.eldritch_arkham.roles.cthulhu_cult.rules import CultAction
from eldertable.games.eldritch_arkham.roles.deep_ones.rules import DeepAction
from eldertable.games.eldritch_arkham.table.fields import BUS_RIDDEN
from eldertable.kernel.dice import Dice
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, ArkhamTable, arkham, the_game


def chosen(table: ArkhamTable) -> str:
    """What the bot of the first seat answers, in words."""
    return table.game.describe(table.state, table.game.greedy(table.state, 0))


def test_an_action_that_could_do_nothing_is_not_bought() -> None:
    table = arkham("arkham-advertiser", "elder-things").card("IN8").units(0, at=4).mythos(0, 2)
    table.units(1, at=3, n=2).units(1, at=8, n=2).set(used=BUS_RIDDEN).run(AdvertiserAction(0))
    assert table.options() == ["End your actions", "Stress: 1 Mythos for 1 more action"]
    assert chosen(table) == "End your actions"


def test_the_deep_ones_call_a_sleeper_to_drag_with_it() -> None:
    table = arkham("deep-ones", "feds").units(DELAYED, at=5).units(CIVILIAN, at=5).turn()
    answers = []
    while table.asked == "DeepAction" and table.state.omens[0] == 0:
        answers.append(chosen(table))
        table.play(answers[-1])
        while not table.done and table.asked != "DeepAction":
            table.play(chosen(table))
    assert "Call" in answers
    assert answers[-1] == "Drag"
    assert table.state.omens[0] == 2


def test_the_university_lectures_where_a_crowd_is_and_goes_to_it() -> None:
    table = arkham("miskatonic-university", "feds").card("IN8").units(0, at=1).units(CIVILIAN, at=2, n=3)
    table.turn()
    while table.asked == "UniversityAction":
        table.play(chosen(table))
    assert table.state.omens[0] >= 2


def test_a_bot_leaves_the_position_as_it_was() -> None:
    """Also where it thinks of stopping with actions left."""
    table = arkham("arkham-advertiser", "elder-things").card("IN8").units(0, at=4).units(CIVILIAN, at=4)
    table.set(actions=2).run(AdvertiserAction(0))
    before = table.state.clone()
    table.game.greedy(table.state, 0)
    assert table.state == before


def test_a_question_that_is_said_to_be_open_has_several_answers() -> None:
    """For every role: so the bot may judge a position without listing them."""
    game = the_game()
    seen = set()
    for seed in range(40):
        state = game.new(seats=2 + seed % 5, seed=seed)
        dice = Dice(seed)
        while not state.over:
            decision = state.decision
            assert decision is not None
            if decision.is_open(state, decision.seat):
                seen.add(type(decision).__name__)
                assert len(state.choices) > 1
            state.apply(state.choices[dice.roll(len(state.choices))])
    assert {"AdvertiserAction", "UniversityAction", "CultAction", "OrderAction", "DeepAction"} <= seen
    assert {"KuranesAction", "CarterAction", "Harbinger"} <= seen


def test_without_an_action_or_a_deep_one_left_nothing_is_said_to_be_open() -> None:
    cult = arkham("cthulhu-cult", "feds").hand("R1-1")
    assert not CultAction(0).is_open(cult.set(actions=0).state, 0)
    assert CultAction(0).is_open(cult.set(actions=1).state, 0)
    deep = arkham("deep-ones", "feds").units(0, at=5, n=7)
    assert DeepAction(0).is_open(deep.state, 0)
    assert not DeepAction(0).is_open(deep.units(0, at=5).state, 0)
