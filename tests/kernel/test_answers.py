"""Asking and answering: who may, what is refused, and what the kernel answers by itself."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.kernel import TABLE, GoOn, IllegalAnswer, Refusal
from tests.kernel.toys import Ask, AskOrBreakOff, AskPrivately, Finish, Note, Toy, ToyState, Vote, play


class Strict(Ask):
    """It says why 3 is not allowed."""

    RULES = ("TOY-01",)

    def why_not(self, state: ToyState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return Refusal("TOY-03", "three", {"n": values[0]}) if values == (3,) else None


class Courteous(Toy):
    def say(self, state: Any, key: str, args: Any, locale: str) -> str:
        return f"{key}: {args['n']} is too many"


@pytest.mark.parametrize(
    ("answer", "seat", "words"),
    [
        (2, 0, r"2 is no legal answer to Strict; legal: 0, 1 \(TOY-01\)"),
        (-1, 0, "-1 is no legal answer"),
        (True, 0, "True is no legal answer"),
        (0.0, 0, "0.0 is no legal answer"),
        ("0", 0, "'0' is no legal answer"),
        (None, 0, "None is no legal answer"),
        (3, 0, r"three: 3 is too many \(TOY-03\)"),
        (0, 1, r"seat 1 is not asked now; asked: seat 0 \(TOY-01\)"),
        (0, 7, "seat 7 is not asked now"),
        (0, TABLE, "seat -1 is not asked now"),
    ],
)
def test_an_illegal_answer_says_why_and_changes_nothing(answer: Any, seat: int, words: str) -> None:
    state = Courteous(Strict(0, 2), Finish()).new(seed=0)
    before = state.digest(), state.actor, state.legal()
    with pytest.raises(IllegalAnswer, match=words):
        state.play(answer, seat)
    assert (state.digest(), state.actor, state.legal()) == before


def test_a_refusal_carries_its_rule_and_key() -> None:
    state = Courteous(Strict(0, 2), Finish()).new(seed=0)
    with pytest.raises(IllegalAnswer) as refused:
        state.play(3)
    error = refused.value
    assert (error.rule, error.key, error.words, error.details) == (
        "TOY-03",
        "three",
        "three: 3 is too many",
        {"n": 3},
    )


def test_nothing_can_be_answered_after_the_end() -> None:
    state = play(Finish())
    before = state.digest()
    with pytest.raises(IllegalAnswer, match="the game is over"):
        state.play(0, 0)
    assert state.digest() == before


def test_a_question_with_one_answer_is_answered_by_the_kernel() -> None:
    assert play(Ask(0, 1), Ask(1, 1), Finish()).log == [0, 0]


def test_a_private_question_is_asked_even_with_one_answer_so_that_silence_tells_nothing() -> None:
    state = play(AskPrivately(1, 1), Finish())
    assert (state.speaker, state.legal(), state.legal(1), state.legal(0)) == (1, [0], [0], [])


def test_cannot_is_offered_only_without_another_answer_and_breaks_the_action_off() -> None:
    assert play(AskOrBreakOff(0, 2), Finish()).legal() == [0, 1]
    state = play(AskOrBreakOff(0, 0), Note(1), Finish())
    assert state.legal() == [AskOrBreakOff.ANSWERS.size]
    with pytest.raises(IllegalAnswer):
        state.play(0)
    state.play(AskOrBreakOff.ANSWERS.size)
    assert (state.over, state.log) == (True, [])


def test_what_the_kernel_answers_leaves_the_last_to_answer_as_the_one_who_acts() -> None:
    state = play(Ask(0, 2), Ask(1, 1), AskPrivately(1, 1), Finish())
    state.play(0, 0)
    assert state.actor == 0


def test_legal_hands_out_a_list_of_its_own() -> None:
    state = play(Ask(0, 2), Finish())
    state.legal().clear()
    state.legal(0).clear()
    assert state.legal() == [0, 1]


# --- all at once -----------------------------------------------------------------------------------------------


def test_all_answer_in_any_order_and_are_heard_in_the_order_of_the_seats() -> None:
    state = play(Vote((0, 1, 2)), Finish(), seats=3)
    state.play(1, 2)
    state.play(0, 0)
    assert (state.sealed, state.speaker, state.log) == ([0, -1, 1], 1, [])
    state.play(1, 1)
    assert (state.log, state.sealed) == ([0, 1, 1], [-1, -1, -1])


def test_nobody_answers_twice_for_all() -> None:
    state = play(Vote((0, 1)), Finish())
    state.play(1, 0)
    assert state.legal(0) == []
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now; asked: seat 1"):
        state.play(0, 0)


def test_a_seat_that_is_not_asked_has_no_part_in_the_answers() -> None:
    state = play(Vote((0, 2)), Finish(), seats=3)
    state.play(1, 0)
    state.play(1, 2)
    assert state.log == [1, -1, 1]


def test_sealed_answers_are_seen_by_their_own_seat_alone() -> None:
    game = Toy(Vote((0, 1)), Finish())
    state = game.new(seed=0)
    state.play(1, 0)
    assert [game.view(state, seat)["sealed"] for seat in (0, 1, None)] == [
        [1, -1],
        ["sealed", -1],
        ["sealed", -1],
    ]


def test_the_last_of_several_sealed_answers_shows_the_others_but_one_alone_shows_nothing() -> None:
    state = play(Vote((0, 1)), Finish())
    state.play(1, 0)
    assert state.shown == 0
    state.play(1, 1)
    assert state.shown == 1
    alone = play(Vote((0,)), Finish())
    alone.play(0, 0)
    assert alone.shown == 0


# --- nobody at the table ----------------------------------------------------------------------------------------


def test_without_seats_the_table_itself_is_asked_to_go_on() -> None:
    state = play(GoOn(), Note(1), Finish(), seats=0)
    assert (state.speaker, state.legal(), state.legal(TABLE), state.log) == (TABLE, [0], [0], [])
    state.play(0, TABLE)
    assert (state.over, state.log) == (True, [1])
