"""What happens next: the order of steps, interruptions, and the ways in which rules can go wrong."""

import pytest

from eldertable.kernel import DeadEnd, RulesError, Runaway, Step
from tests.kernel.toys import Ask, Finish, Note, ToyState, play


class Steps(Step):
    """A step that does what a function says."""

    def __init__(self, does: object) -> None:
        self.does = does

    def run(self, state: ToyState) -> None:
        assert callable(self.does)
        self.does(state)


def test_steps_happen_in_the_order_of_the_calls() -> None:
    def rite(state: ToyState) -> None:
        state.then(Note(1), Note(2))
        state.then(Note(3))

    assert play(Steps(rite), Note(4), Finish()).log == [1, 2, 3, 4]


def test_what_a_helper_puts_keeps_its_place_among_the_calls() -> None:
    def helper(state: ToyState) -> None:
        state.then(Note(2))
        state.then(Note(3))

    def rite(state: ToyState) -> None:
        state.then(Note(1))
        helper(state)
        state.then(Note(4))

    assert play(Steps(rite), Finish()).log == [1, 2, 3, 4]


def test_a_step_interrupts_what_is_waiting_to_any_depth() -> None:
    inner = Steps(lambda state: state.then(Note(2), Note(3)))
    outer = Steps(lambda state: state.then(Note(1), inner, Note(4)))
    assert play(outer, Note(5), Finish()).log == [1, 2, 3, 4, 5]


def test_an_answer_puts_steps_before_what_is_waiting() -> None:
    class Interrupt(Ask):
        def resolve(self, state: ToyState, seat: int, answer: int) -> None:
            state.then(Note(7))
            state.then(Note(8))

    state = play(Interrupt(0, 2), Note(9), Finish())
    state.play(0)
    assert state.log == [7, 8, 9]


def test_break_off_drops_what_waits_down_to_the_nearest_of_that_kind_which_stays() -> None:
    class Mark(Note):
        pass

    def stop(state: ToyState) -> None:
        state.then(Note(1))
        state.break_off(Mark)
        state.then(Note(2))

    state = play(Steps(stop), Note(3), Mark(4), Note(5), Mark(6), Finish())
    assert state.log == [2, 4, 5, 6]


def test_breaking_off_to_nothing_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RulesError, match="nothing of the kind Note is waiting"):
        play(Steps(lambda state: state.break_off(Note)), Finish())


def test_nothing_happens_after_the_end() -> None:
    def end(state: ToyState) -> None:
        state.then(Note(1))
        state.finish(1, winners=2)
        state.then(Note(2))
        state.finish(3, winners=1)

    state = play(Steps(end), Note(3), Ask(0, 2))
    assert (state.over, state.ended, state.winners) == (True, 1, 2)
    assert (state.log, state.agenda) == ([], [])
    assert (state.decision, state.speaker, state.legal(), state.legal(0)) == (None, None, [], [])


def test_rules_that_go_round_for_ever_are_stopped_and_the_agenda_is_named() -> None:
    class Round(Step):
        def run(self, state: ToyState) -> None:
            state.then(Round(), Note(1))

    with pytest.raises(
        Runaway, match=r"10000 steps and nobody was asked; waiting: Round, Note, Note, .*, \.\.\.$"
    ):
        play(Round(), Finish())


def test_answers_that_the_kernel_gives_for_ever_are_stopped_too() -> None:
    class Again(Ask):
        def resolve(self, state: ToyState, seat: int, answer: int) -> None:
            state.then(self)

    with pytest.raises(Runaway, match=r"waiting: Again, Finish$"):
        play(Again(0, 1), Finish())


def test_an_agenda_that_runs_out_before_the_end_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="the agenda is empty and the game is not over"):
        play(Note(1))


def test_a_question_without_an_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="Ask has no answer; waiting: Ask, Finish"):
        play(Ask(0, 0), Finish())
