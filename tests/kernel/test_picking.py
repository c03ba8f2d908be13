"""Several things are picked in any order and carried out together."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from eldertable.kernel import Decision, Dice, IllegalAnswer, State
from eldertable.lab import probes
from eldertable.match import Draft, Match
from tests.kernel.toys import Ask, Finish, Note, PayFive, Pick, Spread, Toy, ToyState

ENOUGH = 0


def picking(choice: Pick) -> ToyState:
    """A table at which this choice is asked, and then a number."""
    state: ToyState = Toy(choice, Note(99), Ask(0, 4), Finish()).new(2, seed=1)
    return state


def picked(choice: Pick, *answers: int) -> ToyState:
    """The table after these answers."""
    state = picking(choice)
    for answer in answers:
        state.play(answer)
    return state


def test_every_order_of_the_same_picks_gives_the_same_position() -> None:
    ends = {picked(Pick(0, 3, 3), *order).digest() for order in permutations((2, 4, 5))}
    assert len(ends) == 1
    assert picked(Pick(0, 3, 3), 5, 2, 4).log == [2, 4, 5, 99]


def test_half_of_the_picks_in_any_order_are_the_same_position_too() -> None:
    assert picked(Pick(0, 3, 3), 5, 2) == picked(Pick(0, 3, 3), 2, 5)


def test_nothing_is_carried_out_before_the_choice_is_closed() -> None:
    state = picked(Pick(0, 0, 3), 5, 2)
    assert state.log == []
    state.play(ENOUGH)
    assert state.log == [2, 5, 99]


def test_a_lower_pick_is_still_offered_after_a_higher_one() -> None:
    assert picked(Pick(0, 0, 3), 4).legal() == [ENOUGH, 1, 2, 3, 5]


def test_enough_is_an_answer_only_where_fewer_would_do() -> None:
    assert picking(Pick(0, 2, 3)).legal() == [1, 2, 3, 4, 5]
    assert picked(Pick(0, 2, 3), 1, 2).legal() == [ENOUGH, 3, 4, 5]


def test_the_pick_that_completes_a_choice_closes_it() -> None:
    assert picked(Pick(0, 0, 2), 3, 1).log == [1, 3, 99]


@pytest.mark.parametrize("wrong", [ENOUGH, 3, 7, -1], ids=["too few", "doubled", "beyond", "below"])
def test_a_wrong_pick_is_refused_and_the_others_stay(wrong: int) -> None:
    state = picked(Pick(0, 2, 3), 3)
    before = state.digest()
    with pytest.raises(IllegalAnswer):
        state.play(wrong)
    assert state.digest() == before
    assert state.legal() == [1, 2, 4, 5]


def test_a_spread_names_the_same_place_several_times() -> None:
    assert picked(Spread(0, 3, 3), 4, 1, 4).log == [1, 4, 4, 99]


def test_a_payment_offers_only_what_can_be_completed() -> None:
    assert picking(PayFive(0, 0, 5)).legal() == [1, 2, 3, 4, 5]
    assert picked(PayFive(0, 0, 5), 1).log == [1, 4, 99], "the only way to complete it is taken"
    assert picked(PayFive(0, 0, 5), 3).log == [2, 3, 99]
    assert picked(PayFive(0, 0, 5), 5).log == [5, 99]


def test_programs_can_ask_for_each_choice_in_one_order_only() -> None:
    assert picking(Pick(0, 2, 2)).ascending() == [1, 2, 3, 4], "after 5 nothing higher is left"
    assert picked(Pick(0, 0, 3), 4).ascending() == [ENOUGH, 5]
    assert picking(PayFive(0, 0, 5)).ascending() == [1, 2, 5]
    assert picked(Pick(0, 0, 1), 1).ascending() == [0, 1, 2, 3], "any other decision has all its answers"


def test_a_prompt_says_what_is_picked_and_whether_it_would_do() -> None:
    choice = Pick(0, 1, 3, (2, 4))
    assert (choice.WAY, Spread.WAY, PayFive.WAY) == ("set", "spread", "payment")
    assert choice.picked(picking(choice), 0) == (2, 4)


# --- the conformance suite ------------------------------------------------------------------------------------


class NotesAtOnce(Pick):
    """Carries every pick out as it comes: then the order matters."""

    def with_pick(self, state: ToyState, seat: int, answer: int) -> Pick:
        state.log.append(answer)
        return super().with_pick(state, seat, answer)


class OnlyUpwards(Pick):
    """Closes whatever is lower than the last pick."""

    def further(self, state: ToyState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [thing for thing in super().further(state, seat, picks) if not picks or thing > picks[-1]]


def tried_in_two_orders(choice: Pick) -> None:
    """Let the suite pick at random, twenty times."""
    game = Toy(choice, Note(99), Ask(0, 4), Finish())
    for seed in range(20):
        probes.picking(game, game.new(2, seed=1), Dice(seed))


@pytest.mark.parametrize("choice", [NotesAtOnce(0, 3, 3), OnlyUpwards(0, 0, 3)])
def test_a_choice_whose_order_matters_is_found(choice: Pick) -> None:
    with pytest.raises(probes.Wrong, match="end in different positions"):
        tried_in_two_orders(choice)


@pytest.mark.parametrize("choice", [Pick(0, 0, 3), Pick(0, 3, 3), Spread(0, 3, 3), PayFive(0, 0, 5)])
def test_a_choice_in_any_order_is_found_good(choice: Pick) -> None:
    tried_in_two_orders(choice)


# --- drafts -------------------------------------------------------------------------------------------------


class Spoken(Toy):
    """The toy with a word for every answer."""

    def label(self, state: State, decision: Decision, seat: int, answer: int, locale: str) -> str:
        return str(answer)


def drafting(choice: Pick) -> Draft:
    """A draft of the seat that is asked."""
    return Draft(Match.open(Spoken(choice, Note(99), Ask(0, 4), Finish()), ["you", "you"], seed=1), 0)


def noted(draft: Draft) -> list[int]:
    """What was carried out, as the draft sees it."""
    state: Any = draft.state
    log: list[int] = state.log
    return log


def test_any_pick_can_be_taken_out_of_a_draft() -> None:
    draft = drafting(Pick(0, 0, 3))
    for answer in (5, 2):
        draft.answer(answer)
    assert draft.loose() == [True, True]
    draft.take_out(0)
    assert draft.answers == [2]
    draft.answer(1)
    draft.answer(ENOUGH)
    draft.confirm()
    assert noted(draft) == [1, 2, 99]


def test_a_choice_is_open_again_when_a_pick_is_taken_out_of_it() -> None:
    draft = drafting(Pick(0, 0, 2))
    draft.answer(3)
    draft.answer(1)
    assert noted(draft) == [1, 3, 99], "complete"
    draft.take_out(0)
    assert (draft.answers, noted(draft)) == ([1], [])


def test_the_answer_that_closed_a_choice_goes_with_a_pick_that_is_taken_out() -> None:
    draft = drafting(Pick(0, 1, 3))
    for answer in (3, 1, ENOUGH):
        draft.answer(answer)
    assert draft.loose() == [True, True, False]
    draft.take_out(1)
    assert draft.answers == [3]


def test_only_picks_of_the_last_choice_can_be_taken_out() -> None:
    draft = drafting(Pick(0, 0, 1))
    draft.answer(3)
    draft.answer(2)
    assert draft.loose() == [False, False]
    for at in (0, 1, 2, -1):
        with pytest.raises(IllegalAnswer, match="only a pick of the last choice"):
            draft.take_out(at)
    assert draft.answers == [3, 2]
