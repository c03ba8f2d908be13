"""One play: who sits where, what was answered, what happened, and how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.kernel import TABLE, BadOption, IllegalAnswer
from eldertable.match import Answer, Match
from tests.support import VIGIL

READY, LAMP, BELL = 0, 1, 2


def opened(seats: int = 2, seed: int | None = 3, **options: Any) -> Match:
    """A match with a person in every seat."""
    return Match.open(VIGIL, ["you"] * seats, seed, options)


def at_the_lamps(seats: int = 2, **options: Any) -> Match:
    """The omens are laid; all watchers may light lamps."""
    match = opened(seats, **options)
    while type(match.state.decision).__name__ != "Lamps":
        match.answer(match.state.legal()[0], speaker(match))
    return match


def speaker(match: Match) -> int:
    seat = match.state.speaker
    assert seat is not None
    return seat


def test_the_header_says_what_was_agreed() -> None:
    match = Match.open(VIGIL, ["you:Anna", "greedy"], seed=3, options={"nights": "2"})
    header = match.header
    assert (header.eldertable, header.game, header.version, header.content) == (
        1,
        "the-vigil",
        "1",
        VIGIL.content_digest,
    )
    assert (header.seats, header.who, header.seed, header.chosen_seed) == (2, ("you:Anna", "greedy"), 3, True)
    assert header.options == {"nights": 2, "bell": True, "oil": None}
    assert (match.seats, match.table.options, match.entries, match.over) == (2, header.options, [], False)
    assert match.state == VIGIL.new(2, seed=3, options={"nights": 2})


def test_without_a_seed_nobody_knows_the_dice() -> None:
    seeds = {opened(seed=None).header.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(isinstance(seed, str) and len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert not opened(seed=None).header.chosen_seed


@pytest.mark.parametrize("seed", [-1, 1 << 60])
def test_a_seed_that_no_record_could_hold_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match=f"{seed} is no seed; allowed: a number from 0 to "):
        opened(seed=seed)


def test_a_preset_is_written_down_as_its_options() -> None:
    match = Match.open(VIGIL, ["you"], 1, {"nights": 4}, preset="long-winter")
    assert match.header.options == {"nights": 4, "bell": False, "oil": None}


def test_a_table_that_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(BadOption, match="5 seats"):
        Match.open(VIGIL, ["you"] * 5)


# --- answers -----------------------------------------------------------------------------------------------------


def test_an_answer_is_an_entry_with_words_for_readers() -> None:
    match = opened()
    entry = match.answer(1, 0)
    assert entry == Answer(1, 0, "Bury", 1, "bury it under the deck")
    assert match.entries == [entry]


def test_an_illegal_answer_leaves_no_entry() -> None:
    match = opened()
    before = match.state.digest()
    for answer, seat in ((7, 0), (True, 0), (0, 1), (0, TABLE)):
        with pytest.raises(IllegalAnswer):
            match.answer(answer, seat)
    assert (match.entries, match.state.digest()) == ([], before)


def test_what_the_kernel_answers_leaves_no_entry() -> None:
    match = at_the_lamps(oil=[1, 0], bell=False)
    count = len(match.entries)
    match.answer(READY, 0)
    assert type(match.state.decision).__name__ == "Pledge", "the second watcher could only be ready"
    assert len(match.entries) == count + 1


def test_a_table_without_people_is_played_by_itself() -> None:
    match = opened(seats=0, nights=1)
    assert match.answer(0, TABLE).words == "Go on"
    assert match.over


def test_several_answers_count_together_or_not_at_all() -> None:
    match = at_the_lamps()
    before = len(match.entries), match.state.digest()
    with pytest.raises(IllegalAnswer, match="no oil"):
        match.answer_all([LAMP, LAMP, LAMP, LAMP], 1)
    assert (len(match.entries), match.state.digest()) == before
    assert [entry.answer for entry in match.answer_all([LAMP, LAMP], 1)] == [LAMP, LAMP]


# --- an answer names the table it was given at ---------------------------------------------------------------------


def test_an_answer_to_the_table_as_it_is_counts() -> None:
    match = opened()
    match.answer(1, 0, position=0)
    match.answer(match.state.legal()[0], 0, position=1)
    assert len(match.entries) == 2


def test_if_others_answered_first_and_the_same_is_asked_again_the_answer_is_tried() -> None:
    match = at_the_lamps()
    seen = len(match.entries)
    match.answer(LAMP, 0, position=seen)
    match.answer(LAMP, 1, position=seen)
    assert [entry.seat for entry in match.entries[seen:] if isinstance(entry, Answer)] == [0, 1]


def test_it_is_refused_if_it_is_no_longer_legal() -> None:
    match = at_the_lamps()
    seen = len(match.entries)
    match.answer(BELL, 0, position=seen)
    count = len(match.entries)
    with pytest.raises(
        IllegalAnswer, match=f"moved on since entry {seen}: seat 1 is no longer asked for Lamps"
    ):
        match.answer(LAMP, 1, position=seen)
    assert len(match.entries) == count


def test_an_answer_to_what_was_taken_back_is_refused() -> None:
    match = at_the_lamps()
    match.answer(LAMP, 0)
    seen = len(match.entries)
    match.undo(0)
    entries = len(match.entries)
    for act in (lambda: match.answer(LAMP, 1, position=seen), lambda: match.answer_all([LAMP], 1, seen)):
        with pytest.raises(IllegalAnswer, match="taken back") as refused:
            act()
        assert refused.value.key == "moved-on"
        assert len(match.entries) == entries
    match.answer(LAMP, 1, position=entries)


def test_what_was_made_and_taken_back_meanwhile_does_no_harm() -> None:
    match = at_the_lamps()
    seen = len(match.entries)
    match.answer(LAMP, 0)
    match.undo(0)
    match.answer(LAMP, 1, position=seen)


def test_an_answer_that_comes_twice_counts_once() -> None:
    match = at_the_lamps()
    seen = len(match.entries)
    match.answer(LAMP, 0, position=seen)
    with pytest.raises(IllegalAnswer, match=f"seat 0 has already acted since entry {seen}"):
        match.answer(LAMP, 0, position=seen)
    assert match.state.table.game.dump(match.state)["fields"]["oil"] == {"watcher-0": 2, "watcher-1": 3}


@pytest.mark.parametrize("position", [-1, 99])
def test_a_table_that_never_was_cannot_be_answered_to(position: int) -> None:
    with pytest.raises(IllegalAnswer, match=f"never a table after {position} entries"):
        opened().answer(0, 0, position)


# --- what happened -------------------------------------------------------------------------------------------------


def test_every_entry_keeps_what_it_told() -> None:
    match = opened()
    match.answer(1, 0)
    match.answer(match.state.legal()[0], 0)
    assert len(match.events) == 3
    assert [event.key for event in match.events[0]] == ["drawn"] * 4 + ["night-falls", "dreamt"]
    assert [[event.key for event in told] for told in match.events[1:]] == [["buried"], ["laid"]]


def test_the_story_since_an_entry_is_told_as_the_viewer_may_know_it() -> None:
    match = opened()
    match.answer(1, 0)
    omen = VIGIL.describe(match.state, match.state.legal()[0])
    match.answer(match.state.legal()[0], 0)
    assert match.story(0, since=0) == [
        "Watcher 1 buries the next omen under the deck.",
        f"You lay {omen} face down.",
    ]
    assert match.story(1, since=1) == match.story(None, since=1) == ["Watcher 1 lays an omen face down."]
    assert match.story(1, since=1, locale="pl") == ["Czuwający 1 kładzie zakryty omen."]
    assert match.story(1, since=2) == []
    assert match.story(1)[:1] == ["Watcher 1 draws an omen."]


def test_what_was_taken_back_is_not_told_any_more() -> None:
    match = opened()
    match.answer(1, 0)
    match.undo(0)
    assert match.story(1, since=0) == []
    match.answer(0, 0)
    match.answer(match.state.legal()[0], 0)
    assert match.story(1, since=0) == ["Watcher 1 lays an omen face down."]


# --- how it ends ---------------------------------------------------------------------------------------------------


def played_out() -> Match:
    match = opened(nights=1)
    while not match.over:
        match.answer(match.state.legal()[0], speaker(match))
    return match


def test_the_rules_say_who_won() -> None:
    match = played_out()
    outcome = match.outcome()
    assert outcome == match.state.outcome
    assert outcome is not None
    assert not outcome.adjudicated
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(0, 0)


def test_while_it_goes_on_nobody_has_won() -> None:
    assert opened().outcome() is None


def test_a_match_may_end_otherwise_than_by_the_rules() -> None:
    match = opened()
    match.answer(1, 0)
    match.end("resigned", seat=0, winners=[1])
    outcome = match.outcome()
    assert outcome is not None
    assert (match.over, outcome.winners, outcome.adjudicated, outcome.reason) == (
        True,
        (1,),
        True,
        ("", "resigned"),
    )
    assert [(side.name, side.seat, side.rank) for side in outcome.sides] == [
        ("Watcher 1", 0, 2),
        ("Watcher 2", 1, 1),
    ]


def test_only_sides_of_the_table_can_be_named_as_winners() -> None:
    match = opened()
    with pytest.raises(IllegalAnswer, match="the winners must be sides of this table: 0 to 1"):
        match.end("adjudicated", winners=[2])
    assert (match.entries, match.over) == ([], False)


def test_nothing_follows_the_end() -> None:
    match = opened()
    match.answer(1, 0)
    match.end("abandoned")
    with pytest.raises(IllegalAnswer, match="the match has ended: abandoned"):
        match.answer(match.state.legal()[0], 0)
    with pytest.raises(IllegalAnswer, match="the match has ended"):
        match.undo(0)
    with pytest.raises(IllegalAnswer, match="has already ended"):
        match.end("adjudicated")
    with pytest.raises(IllegalAnswer, match="has already ended"):
        played_out().end("adjudicated")
    assert len(match.entries) == 2
