"""Answers by kind: each has words, points somewhere, has a worth, and means what it says."""

import pytest

from eldertable.games.cult.bot.player import WORTHS
from tests.rules.cult.table import RUINS, P, cult, placement, the_game, to_play, to_use

KINDS = the_game().actions.kinds


def test_every_kind_of_answer_has_words_and_points_somewhere() -> None:
    table = cult()
    assert table.game.telling(table.state, "en").speechless(KINDS) == []
    assert table.game.pointing.pointless(KINDS) == []


def test_every_kind_of_answer_has_a_worth_and_every_worth_a_kind_of_answer() -> None:
    asked = {kind.name for decision in KINDS for kind in decision.ANSWERS.kinds}
    assert asked == set(WORTHS.by_kind)


@pytest.mark.parametrize(
    ("answer", "meaning"),
    [
        (placement(2, RUINS), ("priest-in", "ruins", "2")),
        (placement(P, RUINS), ("priest-in", "ruins", "patriarch")),
        (0, ("pass",)),
    ],
)
def test_a_placement_is_said_by_location_and_priest(answer: int, meaning: tuple[str, ...]) -> None:
    table = cult().free(0, 1, 2).intention()
    assert table.game.meaning(table.state, answer) == meaning
    assert table.game.answer(table.state, meaning) == answer


def test_an_action_is_said_by_card_or_ability() -> None:
    table = cult("TIA", "JAN").priests(1, RUINS, 1).coins(0, 3).hand(0, "M08", "M11").resolve()
    assert table.game.meaning(table.state, to_play("M11")) == ("play-card", "M11")
    assert table.game.meaning(table.state, to_use("TIA1")) == ("use-ability", "TIA1")
    assert table.game.answer(table.state, ("use-ability", "TIA1")) == to_use("TIA1")
