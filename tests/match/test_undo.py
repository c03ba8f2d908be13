"""Taking back: one's own last answers, to the last dice, sight, or answer of another."""

from __future__ import annotations

import pytest

from eldertable.kernel import IllegalAnswer, Step
from eldertable.match import Bound, Match, Undo
from tests.kernel.toys import DECK, HAND, PILE, Ask, Finish, Note, Toy, ToyState
from tests.match.test_match import LAMP, READY, at_the_lamps, opened


def why_no_undo(match: Match, seat: int) -> str | None:
    bound = match.undo_bound(seat)
    return None if bound is None else bound.words


def test_an_answer_is_taken_back_to_the_very_position() -> None:
    match = opened()
    before = match.state.digest()
    match.answer(1, 0)
    assert match.undo(0) == Undo(2, 0, 0)
    assert match.state.digest() == before
    assert why_no_undo(match, 0) == "nothing has been answered yet that could be taken back"


def test_answers_are_taken_back_one_by_one_or_several_at_once() -> None:
    match = at_the_lamps()
    start = len(match.entries)
    digests = [match.state.digest()]
    for _ in range(3):
        match.answer(LAMP, 1)
        digests.append(match.state.digest())
    assert match.ways_back(1)[:3] == (start + 2, start + 1, start)
    match.undo(1)
    assert match.state.digest() == digests[2]
    match.undo(1, to=start)
    assert match.state.digest() == digests[0]


def test_only_the_last_answers_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldertable.match.play.MOST_BACK", 2)
    match = at_the_lamps()
    start = len(match.entries)
    for _ in range(3):
        match.answer(LAMP, 1)
    assert match.ways_back(1) == (start + 2, start + 1)
    match.undo(1, to=start + 1)
    assert match.undo_bound(1) == Bound("far")
    with pytest.raises(IllegalAnswer, match="no way back: no more than the last answers are remembered"):
        match.undo(1)
    match.answer(LAMP, 1)
    assert match.ways_back(1) == (start + 1,)
    assert str(match.replay()) == "EXACT"


def test_the_match_goes_on_from_there_and_can_be_taken_back_again() -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    match.undo(1)
    before = match.state.digest()
    match.answer(READY, 1)
    match.undo(1)
    assert match.state.digest() == before
    assert [entry.number for entry in match.entries] == list(range(1, len(match.entries) + 1))


def test_nobody_takes_back_the_answer_of_another() -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    match.answer(LAMP, 0)
    assert match.undo_bound(1) == Bound("seat", 0)
    with pytest.raises(IllegalAnswer, match="no way back: the last answer was that of seat 0") as refused:
        match.undo(1)
    assert refused.value.key == "undo-seat"
    match.undo(0)
    assert why_no_undo(match, 0) == "the last answer was that of seat 1: only one's own can be taken back"
    assert match.undo_bound(1) is None, "what came after it was taken back by its owner"


def test_a_refused_undo_changes_nothing() -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    before = len(match.entries), match.state.digest()
    for seat, to in ((0, None), (1, 0), (1, 99), (1, -1)):
        with pytest.raises(IllegalAnswer):
            match.undo(seat, to)
    assert (len(match.entries), match.state.digest()) == before


def test_a_sealed_answer_can_be_taken_back_until_another_answers() -> None:
    match = at_the_lamps(oil=[0, 0], bell=False)
    match.answer(READY, 0)
    match.answer(1, 1)
    assert match.state.sealed == [-1, 1]
    match.undo(1)
    assert match.state.sealed == [-1, -1]


def test_the_last_sealed_answer_shows_the_others_and_is_final() -> None:
    match = at_the_lamps(nights=1)
    for seat in (0, 1):
        match.answer(READY, seat)
    match.answer(0, 0)
    match.answer(0, 1)
    assert match.undo_bound(1) is not None


# --- alone against bots ---------------------------------------------------------------------------------------------


def test_alone_the_last_own_answer_is_taken_back_though_bots_have_answered() -> None:
    match = at_the_lamps()
    start = match.state.digest()
    entries = len(match.entries)
    match.answer(LAMP, 1)
    match.answer(LAMP, 0)
    assert match.undo_bound(1) == Bound("seat", 0)
    assert match.undo_bound(1, alone=True) is None
    assert match.ways_back(1, alone=True) == (entries,)
    assert match.undo(1, alone=True) == Undo(entries + 3, 1, entries, knowing=True)
    assert match.state.digest() == start
    assert str(match.replay()) == "EXACT"
    assert Match.load(match.record.text(), lambda _: match.game).state == match.state


def test_alone_one_goes_back_from_answer_to_answer() -> None:
    match = at_the_lamps()
    digests = [match.state.digest()]
    for seat in (1, 0, 1, 0):
        match.answer(LAMP, seat)
        digests.append(match.state.digest())
    match.undo(1, alone=True)
    assert match.state.digest() == digests[2]
    match.undo(1, alone=True)
    assert match.state.digest() == digests[0]
    assert str(match.replay()) == "EXACT"


def test_what_was_taken_back_knowing_more_is_forgotten_by_the_story() -> None:
    match = at_the_lamps()
    before = match.happened()
    match.answer(LAMP, 1)
    match.answer(LAMP, 0)
    match.undo(1, alone=True)
    assert match.happened() == before


def test_alone_as_well_an_answer_that_nothing_followed_is_taken_back_knowing_no_more() -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    assert not match.undo(1, alone=True).knowing


def test_dice_go_back_so_the_same_answer_meets_the_same_luck() -> None:
    match = prepared(Ask(0, 2), Roll(0), Ask(0, 2))
    luck = match.luck(1)
    match.answer(1, 0)
    rolled, later = match.state.digest(), match.luck(1)
    assert later != luck
    assert match.undo(0, alone=True).knowing
    assert match.luck(1) == luck
    match.answer(1, 0)
    assert (match.state.digest(), match.luck(1)) == (rolled, later)


def test_alone_there_is_a_way_back_to_a_position_but_not_behind_it() -> None:
    match = prepared(Ask(0, 2), Ask(0, 2), Ask(1, 2))
    match.answer(1, 0)
    match.position()
    assert match.undo_bound(0, alone=True) == Bound("start")
    before = match.state.digest()
    match.answer(1, 0)
    match.answer(1, 1)
    assert match.undo(0, alone=True).to == 2
    assert match.state.digest() == before
    assert str(match.replay()) == "EXACT"


def test_alone_as_well_the_end_is_the_end() -> None:
    match = prepared()
    match.answer(1, 0)
    assert match.undo_bound(0, alone=True) == Bound("over", 0)
    with pytest.raises(IllegalAnswer, match="no way back: the last answer of seat 0 ended the game"):
        match.undo(0, alone=True)


def test_alone_one_goes_back_to_the_last_own_answer_and_nowhere_else() -> None:
    match = at_the_lamps()
    entries = len(match.entries)
    for seat in (1, 0, 1, 0):
        match.answer(LAMP, seat)
    before = match.state.digest()
    for to in (entries, entries + 1, entries + 3, 99, -1):
        with pytest.raises(IllegalAnswer, match=f"possible: {entries + 2}"):
            match.undo(1, to, alone=True)
    assert match.state.digest() == before


# --- each bound by itself -------------------------------------------------------------------------------------------


class Roll(Note):
    def run(self, state: ToyState) -> None:
        state.roll(6)


class Peek(Note):
    """The seat looks at a card that lies on the deck."""

    def run(self, state: ToyState) -> None:
        state.show(state.zones[DECK][0], 1 << self.n)


class Discard(Ask):
    """The seat discards the first card of its hand, in view of all."""

    def resolve(self, state: ToyState, seat: int, answer: int) -> None:
        state.move(state.zones[HAND][0], HAND, PILE, state.everyone())


class Prepared(Toy):
    """Seat 1 holds the first card; all others lie on the deck in order."""

    def start(self, state: ToyState) -> None:
        super().start(state)
        state.zones[DECK : DECK + 2] = [tuple(range(1, 6)), ()]
        state.lay(0, HAND, 0b10)

    def label(self, *_: object) -> str:
        return "so"


def prepared(*steps: Step) -> Match:
    return Match.open(Prepared(*steps, Ask(0, 2), Finish()), ["you", "you"], seed=1)


def test_nothing_hidden_no_dice_nobody_else_so_there_is_a_way_back() -> None:
    match = prepared(Ask(0, 2), Note(7))
    match.answer(1, 0)
    assert match.undo_bound(0) is None


def test_dice_are_final() -> None:
    match = prepared(Ask(0, 2), Roll(0))
    match.answer(1, 0)
    assert why_no_undo(match, 0) == "dice were rolled after the last answer of seat 0"


def test_seeing_is_final() -> None:
    match = prepared(Ask(0, 2), Peek(0))
    match.answer(1, 0)
    assert why_no_undo(match, 0) == "something hidden was shown after the last answer of seat 0"


def test_whether_dice_follow_what_was_shown_is_not_the_reason() -> None:
    match = prepared(Ask(0, 2), Peek(0), Roll(0))
    match.answer(1, 0)
    assert match.undo_bound(0) == Bound("sight", 0)


def test_letting_another_seat_see_what_one_does_not_know_is_final_too() -> None:
    match = prepared(Ask(0, 2), Peek(1))
    match.answer(1, 0)
    assert match.undo_bound(0) == Bound("sight", 0)


def test_showing_what_one_knew_is_not_final() -> None:
    match = prepared(Discard(1, 2))
    match.answer(1, 1)
    assert match.undo_bound(1) is None


def test_what_the_kernel_answers_for_another_seat_shows_it_to_the_one_who_acted() -> None:
    match = prepared(Ask(0, 2), Discard(1, 1))
    match.answer(1, 0)
    assert len(match.entries) == 1, "the other seat had one answer, so it was not asked"
    assert match.undo_bound(0) == Bound("sight", 0)


def test_what_the_kernel_answers_is_taken_back_with_the_answer_before_it() -> None:
    match = prepared(Ask(0, 2), Ask(1, 1), Note(9))
    before = match.state.digest()
    match.answer(1, 0)
    assert match.state.digest() != before
    match.undo(0)
    assert match.state.digest() == before


def test_the_end_of_the_game_is_final() -> None:
    match = prepared()
    match.answer(1, 0)
    assert match.over
    assert why_no_undo(match, 0) == "the last answer of seat 0 ended the game"


def test_a_position_is_where_a_match_begins_anew() -> None:
    match = prepared(Ask(0, 2), Ask(0, 2))
    match.answer(1, 0)
    match.position()
    assert match.undo_bound(0) == Bound("start")
    match.answer(1, 0)
    assert match.ways_back(0) == (2,)
