"""Drafts: answers tried on a copy, which count when they are confirmed."""

from __future__ import annotations

from typing import ClassVar

import pytest

from eldertable.kernel import Answers, Decision, IllegalAnswer, Kind
from eldertable.match import Answer, Draft, Match
from tests.kernel.toys import Ask, Finish, Pick, ToyState
from tests.match.test_match import BELL, LAMP, READY, at_the_lamps, opened
from tests.match.test_undo import Peek, Roll, prepared
from tests.support import VIGIL


def test_nobody_sees_a_draft_until_it_is_confirmed() -> None:
    match = at_the_lamps()
    before = match.state.digest()
    draft = Draft(match, 1)
    draft.answer(LAMP)
    draft.answer(LAMP)
    assert draft.labels() == ["burn one oil", "burn one oil"]
    asked = VIGIL.prompt(match.state, 1)
    assert asked is not None
    assert draft.questions() == [asked.words, asked.words]
    assert VIGIL.dump(draft.state)["fields"]["oil"] == {"watcher-0": 3, "watcher-1": 1}
    assert match.state.digest() == before
    made = draft.confirm()
    assert [(entry.seat, entry.answer) for entry in made] == [(1, LAMP), (1, LAMP)]
    assert match.entries[-2:] == made
    assert (draft.answers, draft.state) == ([], match.state)


def test_a_draft_is_taken_back_answer_by_answer() -> None:
    match = at_the_lamps()
    draft = Draft(match, 1)
    draft.answer(LAMP)
    draft.answer(LAMP)
    draft.take_back()
    assert draft.answers == [LAMP]
    draft.clear()
    assert (draft.answers, draft.state) == ([], match.state)
    for act in (draft.take_back, draft.confirm):
        with pytest.raises(IllegalAnswer, match="the draft is empty"):
            act()


def test_an_illegal_answer_leaves_the_draft_as_it_was() -> None:
    draft = Draft(at_the_lamps(), 1)
    draft.answer(LAMP)
    with pytest.raises(IllegalAnswer, match="9 is no legal answer"):
        draft.answer(9)
    assert draft.answers == [LAMP]


def test_a_seat_that_is_not_asked_has_nothing_to_draft() -> None:
    draft = Draft(opened(), 1)
    assert draft.finals() == {}
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked now"):
        draft.answer(0)


# --- what is final ---------------------------------------------------------------------------------------------------


def test_the_answers_that_hand_over_are_marked_as_final() -> None:
    draft = Draft(at_the_lamps(), 1)
    assert draft.finals() == {READY: "seat", BELL: "chance"}


@pytest.mark.parametrize(
    ("step", "reason"),
    [(Roll(0), "chance"), (Peek(0), "chance"), (Peek(1), "chance"), (Ask(1, 2), "seat"), (Finish(), "over")],
)
def test_each_way_of_being_final_has_its_reason(step: Roll | Peek | Ask | Finish, reason: str) -> None:
    draft = Draft(prepared(Ask(0, 2), step), 0)
    assert draft.finals() == {0: reason, 1: reason}


def test_a_final_answer_is_not_played_before_it_is_confirmed() -> None:
    match = prepared(Ask(0, 2), Ask(0, 2), Roll(0))
    draft = Draft(match, 0)
    draft.answer(1)
    shown = draft.state.digest()
    draft.answer(0)
    assert (draft.final, draft.state.digest(), draft.finals()) == ("chance", shown, {})
    with pytest.raises(IllegalAnswer, match="the last answer is final"):
        draft.answer(1)
    draft.take_back()
    assert draft.final is None
    draft.answer(1)
    draft.confirm()
    assert (len(match.entries), match.state.digest() != shown) == (2, True)


def test_trying_what_is_final_leaves_the_match_alone() -> None:
    match = prepared(Ask(0, 2), Roll(0))
    before = match.state.digest(), match.state.shown, match.state.actor
    Draft(match, 0).finals()
    assert (match.state.digest(), match.state.shown, match.state.actor) == before


# --- when the table moves on ---------------------------------------------------------------------------------------------


def test_a_draft_is_tried_again_when_others_answered_first() -> None:
    match = at_the_lamps()
    draft = Draft(match, 1)
    draft.answer(LAMP)
    match.answer(LAMP, 0)
    draft.answer(LAMP)
    assert VIGIL.dump(draft.state)["fields"]["oil"] == {"watcher-0": 2, "watcher-1": 1}
    draft.confirm()
    assert VIGIL.dump(match.state)["fields"]["oil"] == {"watcher-0": 2, "watcher-1": 1}


def test_a_draft_is_dropped_with_the_reason_when_it_is_not_asked_any_more() -> None:
    match = at_the_lamps()
    draft = Draft(match, 1)
    draft.answer(LAMP)
    match.answer(BELL, 0)
    count = len(match.entries)
    with pytest.raises(IllegalAnswer, match="the draft was dropped: the table has moved on") as refused:
        draft.confirm()
    assert refused.value.key == "draft-dropped"
    assert (draft.answers, draft.state, len(match.entries)) == ([], match.state, count)


def test_a_draft_is_dropped_when_its_seat_has_answered_elsewhere() -> None:
    match = at_the_lamps()
    draft = Draft(match, 1)
    draft.answer(LAMP)
    match.answer(LAMP, 1)
    with pytest.raises(IllegalAnswer, match="the draft was dropped: seat 1 has already acted"):
        draft.confirm()
    draft.answer(LAMP)
    assert draft.answers == [LAMP], "a new one can begin"


class Dare(Decision):
    """Any of two seats notes a number; after the first note it rolls a die."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    ANSWERS: ClassVar[Answers] = Answers(Kind("no"), Kind("yes"))

    def seats(self) -> tuple[int, ...]:
        return (0, 1)

    def options(self, state: ToyState, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, state: ToyState, seat: int, answer: int) -> None:
        state.log.append(answer)
        if state.log.count(1) > 1:
            state.roll(6)
        state.then(self)


def test_a_draft_is_dropped_when_something_before_its_last_answer_has_become_final() -> None:
    match = prepared(Dare(0))
    draft = Draft(match, 0)
    draft.answer(1)
    draft.answer(0)
    match.answer(1, 1)
    with pytest.raises(
        IllegalAnswer, match="the draft was dropped: what was answered in it is not asked any more"
    ):
        draft.confirm()


class Market(Pick):
    """Seat 0 picks some of five things; seat 1 may take one of them at any time."""

    def seats(self) -> tuple[int, ...]:
        return (0, 1)

    def picked(self, state: ToyState, seat: int) -> tuple[int, ...]:
        return self.picks if seat == 0 else ()

    def further(self, state: ToyState, seat: int, picks: tuple[int, ...]) -> list[int]:
        return [thing for thing in super().further(state, seat, picks) if thing not in state.log]

    def resolve(self, state: ToyState, seat: int, answer: int) -> None:
        if seat == 0:
            super().resolve(state, seat, answer)
            return
        state.log.append(answer)
        state.then(self)


def noted(match: Match) -> list[int]:
    """What has been noted at a toy table."""
    assert isinstance(match.state, ToyState)
    return match.state.log


def test_of_several_picks_only_that_is_lost_which_another_took() -> None:
    match = prepared(Market(0, 2, 3))
    draft = Draft(match, 0)
    for pick in (2, 4, 5):
        draft.answer(pick)
    match.answer(4, 1)
    with pytest.raises(IllegalAnswer, match="a pick is not possible any more, the others stay") as refused:
        draft.refresh()
    assert (refused.value.key, refused.value.rule) == ("draft-lost", "TOY-01")
    assert (draft.answers, draft.loose()) == ([2, 5], [True, True])
    assert draft.state.legal(0) == [0, 1, 3]
    draft.answer(1)
    draft.confirm()
    assert noted(match) == [4, 1, 2, 5]


def test_a_choice_that_was_closed_with_a_lost_pick_is_open_again() -> None:
    match = prepared(Market(0, 0, 3))
    draft = Draft(match, 0)
    for answer in (4, 2, 0, 1):
        draft.answer(answer)
    match.answer(4, 1)
    with pytest.raises(IllegalAnswer, match="the others stay"):
        draft.confirm()
    assert draft.answers == [2], "enough was said of other picks, and what was asked after them is forgotten"
    assert noted(match) == [4]


def test_a_draft_of_one_pick_that_another_took_is_dropped() -> None:
    match = prepared(Market(0, 0, 3))
    draft = Draft(match, 0)
    draft.answer(4)
    match.answer(4, 1)
    with pytest.raises(IllegalAnswer, match="the draft was dropped") as refused:
        draft.answer(2)
    assert (refused.value.key, draft.answers) == ("draft-dropped", [])


def test_an_empty_draft_follows_the_match() -> None:
    match = at_the_lamps()
    draft = Draft(match, 1)
    match.answer(LAMP, 0)
    draft.refresh()
    assert draft.state == match.state


class DareAndAsk(Dare):
    """Seat 1 is asked for a number before the next note."""

    def resolve(self, state: ToyState, seat: int, answer: int) -> None:
        state.log.append(answer)
        if seat == 1:
            state.then(Ask(1, 2))
        state.then(self)


def test_a_draft_sleeps_while_another_decides_something_first() -> None:
    match = prepared(DareAndAsk(0))
    draft = Draft(match, 0)
    draft.answer(1)
    match.answer(0, 1)
    draft.refresh()
    assert (draft.asleep, draft.answers) == (True, [1])
    with pytest.raises(IllegalAnswer, match="somebody else decides something first") as refused:
        draft.answer(1)
    assert refused.value.key == "moved-on"
    match.answer(0, 1)
    draft.refresh()
    assert (draft.asleep, draft.answers) == (False, [1])
    draft.confirm()
    assert [entry.answer for entry in match.entries if isinstance(entry, Answer)][-1] == 1
