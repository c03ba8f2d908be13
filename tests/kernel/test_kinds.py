"""Answers by kind: what numbers mean, in words and back, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.kernel import Answers, Decision, Dimension, EldertableError, IllegalAnswer, Kind, RulesError
from eldertable.kernel.actions import MOST_ACTIONS, ActionSpace
from eldertable.kernel.advice import Worth, Worths
from eldertable.kernel.answers import MOST_ANSWERS
from eldertable.kernel.content import fits
from eldertable.kernel.errors import BadContent
from eldertable.kernel.pointing import Pointing, nothing
from tests.kernel.onepage import Lamps, Lay, Pledge
from tests.kernel.toys import Finish, Vote, play
from tests.support import VIGIL

LOCATION = Dimension("location", 3, first=1)
PRIEST = Dimension("priest", 4)
MOVES = Answers(Kind("pass"), Kind("priest-in", LOCATION, PRIEST), Kind("pay", Dimension("coins", 5)))


def test_answers_are_numbered_kind_after_kind_and_the_last_dimension_counts_fastest() -> None:
    assert MOVES.size == 1 + 3 * 4 + 5
    assert MOVES.starts == (0, 1, 13)
    assert MOVES.split(0) == ("pass", ())
    assert MOVES.split(1) == ("priest-in", (1, 0))
    assert MOVES.split(2) == ("priest-in", (1, 1))
    assert MOVES.split(12) == ("priest-in", (3, 3))
    assert MOVES.split(13) == ("pay", (0,))
    assert MOVES.split(17) == ("pay", (4,))


def test_every_answer_taken_apart_and_joined_is_itself() -> None:
    for answer in range(MOVES.size):
        kind, values = MOVES.split(answer)
        assert MOVES.join(kind, values) == answer


def test_rules_may_reckon_with_what_the_declaration_gives() -> None:
    for location in (1, 2, 3):
        for priest in range(4):
            reckoned = MOVES.origin("priest-in") + location * PRIEST.size + priest
            assert reckoned == MOVES.join("priest-in", (location, priest))
    assert MOVES.start("pay") == 13


@pytest.mark.parametrize("answer", [-1, 18, 1_000])
def test_a_number_that_is_no_answer_is_not_taken_apart(answer: int) -> None:
    with pytest.raises(RulesError, match=f"there is no answer {answer}; answers: 0 to 17"):
        MOVES.split(answer)


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        ("run", (), "no answer of the kind 'run'; kinds: pass, priest-in, pay"),
        ("pay", (), "'pay' needs coins, not 0 numbers"),
        ("pass", (1,), "'pass' needs nothing more, not 1 numbers"),
        ("priest-in", (0, 0), "location 0 is not from 1 to 3"),
        ("priest-in", (4, 0), "location 4 is not from 1 to 3"),
        ("priest-in", (1, 4), "priest 4 is not from 0 to 3"),
    ],
)
def test_what_fits_no_kind_is_refused(kind: str, values: tuple[int, ...], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        MOVES.join(kind, values)


def test_a_decision_has_at_most_so_many_answers_and_a_game_eight_times_as_many() -> None:
    full = Answers(Kind("one", Dimension("number", MOST_ANSWERS)))
    assert full.size == MOST_ANSWERS == 1_024
    with pytest.raises(RulesError, match=r"1025 answers \(one, two\) are too many; at most 1024"):
        Answers(*full.kinds, Kind("two"))

    class Full(Decision):
        ANSWERS = full

    space = ActionSpace([Full] * 7)
    assert len(space) == 7 * (1_024 + 1)
    with pytest.raises(RulesError, match=f"are too many; at most {MOST_ACTIONS}"):
        ActionSpace([Full] * 8)


def test_two_kinds_of_a_decision_have_two_names() -> None:
    with pytest.raises(RulesError, match="two kinds of answers are called 'pay'"):
        Answers(Kind("pay"), Kind("pass"), Kind("pay", PRIEST))


def test_content_beyond_a_bound_is_refused_with_its_name() -> None:
    fits("cards", "kinds of priest", 4, PRIEST)
    with pytest.raises(BadContent, match=r"cards\.toml: 5 kinds of priest; there is room for 4 \(priest\)"):
        fits("cards", "kinds of priest", 5, PRIEST)


# --- meanings ---------------------------------------------------------------------------------------------------


def at(decision: type[Decision]) -> Any:
    """A vigil in which this is asked."""
    state = VIGIL.new(seats=2, seed=3)
    while not isinstance(state.decision, decision):
        state.play(state.legal()[0])
    return state


def test_a_meaning_is_the_kind_and_the_names_of_what_the_answer_names() -> None:
    state = at(Lay)
    omens = [omen.id for omen in state.content.omen]
    assert [VIGIL.meaning(state, answer) for answer in state.legal()] == [
        ("lay", omens[answer]) for answer in state.legal()
    ]
    assert VIGIL.meaning(at(Lamps), 0) == ("ready",)
    assert VIGIL.meaning(at(Pledge), 2) == ("pledge", "2"), "what has no name is said as a number"


def test_the_meaning_leads_back_to_the_number() -> None:
    for decision in (Lay, Lamps, Pledge):
        state = at(decision)
        for answer in state.legal():
            assert VIGIL.answer(state, VIGIL.meaning(state, answer)) == answer


def test_cannot_has_a_meaning_too() -> None:
    state = at(Lamps)
    assert VIGIL.meaning(state, Lamps.ANSWERS.size) == ("cannot",)
    assert VIGIL.answer(state, ("cannot",)) == Lamps.ANSWERS.size


@pytest.mark.parametrize(
    ("meaning", "words"),
    [
        ((), r"Lay has no answer \(\); kinds: lay"),
        (("bury",), r"Lay has no answer \('bury',\); kinds: lay"),
        (("lay",), "an answer of the kind 'lay' needs omen"),
        (("lay", "star", "star"), "an answer of the kind 'lay' needs omen"),
        (("lay", "comet"), "'comet' is no omen; known: star"),
    ],
)
def test_a_meaning_that_the_decision_does_not_know_is_refused_in_words(
    meaning: tuple[str, ...], words: str
) -> None:
    with pytest.raises(IllegalAnswer, match=words):
        VIGIL.answer(at(Lay), meaning)


@pytest.mark.parametrize("answer", [-1, 17, "0", True, None])
def test_a_number_that_the_decision_does_not_know_has_no_meaning(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match="is no answer to Lay"):
        VIGIL.meaning(at(Lay), answer)


def test_when_the_game_is_over_nothing_has_a_meaning() -> None:
    over = play(Finish())
    game = over.table.game
    with pytest.raises(EldertableError, match="the game is over"):
        game.meaning(over, 0)
    with pytest.raises(EldertableError, match="the game is over"):
        game.answer(over, ("no",))


# --- words, pointing and worth ------------------------------------------------------------------------------------


def test_a_kind_without_words_is_named() -> None:
    telling = VIGIL.telling(at(Lay), "en")
    assert telling.speechless(VIGIL.actions.kinds) == []
    assert telling.speechless([*VIGIL.actions.kinds, Vote]) == ["Vote: no", "Vote: yes"]


def test_a_kind_that_names_something_and_points_nowhere_is_named() -> None:
    assert VIGIL.pointing.pointless(VIGIL.actions.kinds) == []
    assert Pointing({}, {}).pointless([Lay, Lamps]) == ["Lay: lay"]
    assert Pointing({"lay": nothing}).pointless([Lay, Lamps]) == []


def test_a_kind_points_as_its_own_table_says_else_as_its_dimensions_do() -> None:
    state = at(Lay)
    answer = state.legal()[0]
    omen = state.content.omen[answer].id
    assert VIGIL.touches(state, state.decision, 0, answer) == ("hand-0", omen)
    own = Pointing(
        {"lay": lambda state, decision, seat, omen: (f"{seat}-{omen}",)}, VIGIL.pointing.dimensions
    )
    assert own.touches(state, state.decision, 0, answer) == (f"0-{answer}",)
    assert Pointing({}).touches(at(Lamps), at(Lamps).decision, 0, 0) == ()


class Least(Worth):
    """The smaller the better."""

    def of(self, state: Any, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return -float(abs(values[0] - 1))


def test_the_best_answer_is_the_one_worth_most_and_of_equals_the_first() -> None:
    state = at(Pledge)
    worths = Worths({"pledge": Least()})
    assert worths.of(state, state.decision, 0, 2) == -1.0
    assert worths.best(state, state.decision, 0, [0, 1, 2]) == 1
    assert worths.best(state, state.decision, 0, [2, 0]) == 2
