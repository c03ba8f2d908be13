"""Answers by kind: what they are called for a library, what they point at, and what they are worth to the bot."""

from __future__ import annotations

from eldertable.games.rise_of_the_cults.bot.player import WORTHS
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import MobilizationTurn
from eldertable.kernel.steps import Decision
from tests.rules.rise_of_the_cults.table import DOWNTOWN, UPTOWN, rise, setting_up, the_game


def kinds() -> set[str]:
    """The kinds of answers of all decisions."""
    decisions = [step for step in the_game().steps if issubclass(step, Decision)]
    return {kind.name for decision in decisions for kind in decision.ANSWERS.kinds}


def test_every_kind_of_answer_has_a_worth_and_no_other_has() -> None:
    assert set(WORTHS.by_kind) == kinds()


def test_a_sensible_player_answers_what_may_be_answered() -> None:
    state = setting_up().state
    for _ in range(60):
        assert state.decision is not None
        answer = the_game().greedy(state, state.decision.seat)
        assert answer in state.legal()
        state.play(answer)


def test_answers_are_named_as_at_the_table() -> None:
    table = rise().rituals(0, UPTOWN, 3).marker(DOWNTOWN, 0).action(0)
    game, state = table.game, table.state
    assert [game.meaning(state, answer) for answer in state.legal()] == [
        ("execute", "downtown", "influence"),
        ("execute", "downtown", "bluff"),
    ]
    table.play(game.answer(state, ("execute", "downtown", "influence")))
    assert [game.meaning(state, answer) for answer in state.legal()] == [
        ("move-none",),
        ("move-in", "uptown", "III"),
    ]


def test_stacks_to_lay_out_are_named_by_their_cards() -> None:
    table = setting_up(layout="free", left_out="northside")
    meaning = table.game.meaning(table.state, table.state.legal()[0])
    kind = table.state.agreed.kinds.ids[table.state.agreed.pool.stacks[0]]
    assert meaning == ("lay-stack", kind, "downtown")
    assert table.game.answer(table.state, meaning) == table.state.legal()[0]


def test_abilities_are_named_by_their_card_and_counted_from_one() -> None:
    table = rise(cards="pl").hand(0, "A3").run(MobilizationTurn(0))
    assert [table.game.meaning(table.state, answer) for answer in table.state.legal()] == [
        ("enough",),
        ("use-ability", "A3/1"),
        ("use-ability", "A3/2"),
    ]


def test_the_shelf_says_how_long_and_how_heavy_the_game_is() -> None:
    assert (the_game().minutes, the_game().weight) == ((90, 120), 4)
