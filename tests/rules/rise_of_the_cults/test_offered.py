"""What is offered can be carried through, in whole games played at random."""

from hypothesis import given, settings
from hypothesis import strategies as st

from eldertable.games.rise_of_the_cults.rules.phases.action import ChoosePlan
from eldertable.games.rise_of_the_cults.rules.scoring import Scoring
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from eldertable.games.rise_of_the_cults.table.fields import BLUFF, DOMINANCE
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel import Chronicle, Dice
from tests.rules.rise_of_the_cults.table import the_game
from tests.support import rule

DEEDS = {"acquired", "destroyed", "ability-used", "site-placed", "ritual-placed", "ritual-moved", "drew"}


def play_at_random(state: RiseState, dice: Dice) -> None:
    """One answer to the question that is asked; nobody is ever asked without one."""
    assert not state.stuck, state.waiting()
    legal = state.legal()
    state.apply(legal[dice.roll(len(legal))])


def carry_through(state: RiseState, answer: int, dice: Dice) -> set[str]:
    """Choose a Plan, answer at random to the end of the turn and of the game; the keys of what happened."""
    assert isinstance(state.agenda[-2], TurnEnd)
    state.agenda = [Scoring(), *state.agenda[-2:]]
    state.chronicle = Chronicle()
    state.apply(answer)
    while not state.over:
        play_at_random(state, dice)
    return {event.key for event in state.chronicle.take()}


@rule("ROTC-RUL-29", "ROTC-RUL-30", "ROTC-RUL-31", "ROTC-RUL-21")
@settings(max_examples=24)
@given(seats=st.integers(2, 4), edition=st.sampled_from(["en", "pl"]), seed=st.integers(0, 1 << 30))
def test_every_plan_that_is_offered_can_be_carried_through_and_does_something(
    seats: int, edition: str, seed: int
) -> None:
    dice = Dice(seed)
    state: RiseState = the_game().new(seats=seats, seed=seed, options={"edition": edition})
    while not state.over:
        if isinstance(state.decision, ChoosePlan):
            for answer in state.legal():
                happened = carry_through(state.clone(), answer, dice)
                assert "plan-executed" in happened
                if ChoosePlan.ANSWERS.split(answer)[1][1] not in (DOMINANCE, BLUFF):
                    assert happened & DEEDS
        play_at_random(state, dice)


@rule("ROTC-RUL-29", "ROTC-RUL-21")
@settings(max_examples=8)
@given(seats=st.integers(2, 4), edition=st.sampled_from(["en", "pl"]), seed=st.integers(0, 1 << 30))
def test_no_answer_that_is_offered_leads_to_a_question_without_one(
    seats: int, edition: str, seed: int
) -> None:
    dice = Dice(seed)
    state: RiseState = the_game().new(seats=seats, seed=seed, options={"edition": edition})
    while not state.over:
        for answer in state.legal():
            other = state.clone()
            other.apply(answer)
            assert not other.stuck, other.waiting()
        play_at_random(state, dice)
