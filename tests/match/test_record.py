"""The record: lines that a person can read, and that say when they are not what they were."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import eldertable as et
from eldertable.kernel import BadRecord, EldertableError, Game, UnknownGame
from eldertable.match import Answer, Match, Position
from tests.kernel.onepage import Vigil
from tests.match.test_match import LAMP, READY, at_the_lamps, opened, speaker
from tests.support import VIGIL

Lines = list[dict[str, Any]]


def the_vigil(name: str) -> Game:
    if name != VIGIL.name:
        raise UnknownGame(f"there is no game {name!r}; games: {VIGIL.name}")
    return VIGIL


def long_match() -> Match:
    """More than forty entries, some of them taken back."""
    match = at_the_lamps(4, nights=5)
    for _ in range(10):
        match.answer(LAMP, 3)
        match.undo(3)
    while not match.over:
        match.answer(match.game.greedy(match.state, speaker(match)), speaker(match))
    return match


def lines_of(match: Match) -> Lines:
    return [json.loads(line) for line in match.record.text().splitlines()]


def loaded(lines: Lines) -> Match:
    return Match.load("".join(json.dumps(line) + "\n" for line in lines), the_vigil)


def test_a_match_without_a_seed_is_replayed_from_the_key_in_its_record() -> None:
    match = Match.open(VIGIL, ["you", "you"])
    match.answer(match.state.legal()[0], speaker(match))
    assert lines_of(match)[0]["seed"] == match.state.key.hex()
    again = loaded(lines_of(match))
    assert (again.state, again.header.chosen_seed) == (match.state, False)


def test_a_record_can_be_read_by_a_person() -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    match.undo(1)
    match.end("resigned", 0, [1])
    lines = lines_of(match)
    assert list(lines[0])[:3] == ["eldertable", "game", "version"]
    assert lines[4] == {
        "entry": "answer",
        "number": 4,
        "seat": 1,
        "kind": "Lamps",
        "answer": 1,
        "words": "burn one oil",
    }
    assert lines[5] == {"entry": "undo", "number": 5, "seat": 1, "to": 3}
    digest = match.state.digest()
    assert lines[6] == {
        "entry": "end",
        "number": 6,
        "kind": "resigned",
        "seat": 0,
        "winners": [1],
        "digest": digest,
    }


def test_every_twentieth_entry_and_the_last_carry_a_digest() -> None:
    match = long_match()
    numbers = [entry.number for entry in match.record.entries if entry.digest]
    assert numbers == [*range(20, len(match.entries), 20), len(match.entries)]
    assert len(numbers) > 2


def test_a_match_is_saved_and_goes_on(tmp_path: Path) -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    match.save(tmp_path / "evening.jsonl")
    again = Match.load(tmp_path / "evening.jsonl", the_vigil)
    assert again.state == match.state
    assert (again.header, again.entries[:-1]) == (match.header, match.entries[:-1])
    assert again.story(1) == match.story(1)
    assert again.ways_back(1) == match.ways_back(1)
    again.undo(1)
    again.answer(READY, 1, position=len(again.entries))
    assert [path.name for path in tmp_path.iterdir()] == ["evening.jsonl"]


def test_saving_again_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    match = opened()
    for _ in range(3):
        match.save(tmp_path / "evening.jsonl")
        match.answer(match.state.legal()[0], speaker(match))
    assert len(Match.load(str(tmp_path / "evening.jsonl"), the_vigil).entries) == 2


def test_a_file_that_cannot_be_written_or_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(EldertableError, match=r"attic/evening.jsonl cannot be written: No such file"):
        opened().save(tmp_path / "attic" / "evening.jsonl")
    with pytest.raises(BadRecord, match=r"evening.jsonl cannot be read: No such file"):
        Match.load(tmp_path / "evening.jsonl", the_vigil)
    (tmp_path / "picture").write_bytes(b"\xff\xd8")
    with pytest.raises(BadRecord, match="picture: this is not a text"):
        Match.load(tmp_path / "picture", the_vigil)


def test_games_are_looked_up_among_all_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(et, "_registered", {VIGIL.name: Vigil})
    monkeypatch.setattr(et, "_opened", {})
    assert Match.load(opened().record.text()).game is et.game(VIGIL.name)


# --- replay --------------------------------------------------------------------------------------------------------


def test_a_replay_is_exact() -> None:
    match = long_match()
    replay = match.replay()
    assert (str(replay), replay.exact, replay.state) == ("EXACT", True, match.state)


def test_a_replay_can_stop_after_an_entry() -> None:
    match = opened()
    digests = [match.state.digest()]
    for answer in (1, 0):
        match.answer(match.state.legal()[answer], 0)
        digests.append(match.state.digest())
    match.undo(0)
    assert [match.replay(to).state.digest() for to in (0, 1, 2, 3)] == [*digests, digests[1]]


def test_a_replay_says_where_it_diverged() -> None:
    match = at_the_lamps()
    match.entries[1] = Answer(2, 0, "Lay", 99)
    replay = match.replay()
    assert not replay.exact
    assert str(replay).startswith("DIVERGED at entry 2: illegal: 99 is no legal answer to Lay; legal: ")


def test_a_second_copy_follows_entry_by_entry() -> None:
    match = long_match()
    copy = Match(VIGIL, match.header)
    for entry in match.entries:
        copy.follow(entry)
    assert (copy.state, copy.record) == (match.state, match.record)


def test_an_entry_that_does_not_fit_is_not_followed() -> None:
    copy = opened()
    for entry, words in (
        (Answer(2, 0, "Bury", 1), "entry 1 belongs here, not 2"),
        (Answer(1, 0, "Bury", 7), "entry 1 is not possible here: 7 is no legal answer"),
    ):
        with pytest.raises(BadRecord, match=words):
            copy.follow(entry)
    assert (copy.entries, copy.state) == ([], opened().state)


# --- going on under other rules --------------------------------------------------------------------------------------


class LaterVigil(Vigil):
    """The same game under new rules."""

    version = "2"


def test_a_match_goes_on_under_new_rules_from_its_position() -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    match.position()
    later = Match.load(match.record.text(), lambda _: LaterVigil())
    last = later.entries[-1]
    assert isinstance(last, Position)
    assert (last.version, last.number, later.state.digest()) == (
        "2",
        len(match.entries) + 1,
        match.state.digest(),
    )
    later.answer(READY, 0)
    assert Match.load(later.record.text(), lambda _: LaterVigil()).state == later.state
    assert str(later.replay()) == "EXACT"


def test_a_match_goes_on_with_new_content_from_its_position() -> None:
    match = at_the_lamps()
    match.position()
    kinder = Vigil({"vigil": {"dread": 20}})
    later = Match.load(match.record.text(), lambda _: kinder)
    later.answer(READY, 0)
    assert Match.load(later.record.text(), lambda _: kinder).state.content.dread == 20


def test_events_before_the_position_are_forgotten_and_nothing_else() -> None:
    match = at_the_lamps()
    match.position()
    match.answer(LAMP, 1)
    again = Match.load(match.record.text(), the_vigil)
    assert len(again.events) == len(match.events)
    assert again.story(0, since=len(match.entries) - 1) == ["Watcher 2 lights a lamp."]


# --- records that are not what they were ---------------------------------------------------------------------------------


def edit(at: int, **changes: object) -> Callable[[Lines], None]:
    """Write a line otherwise."""

    def change(lines: Lines) -> None:
        lines[at].update(changes)

    return change


def swap(lines: Lines) -> None:
    lines[2], lines[3] = lines[3], lines[2]


def undo_too_far(lines: Lines) -> None:
    lines.append({"entry": "undo", "number": len(lines), "seat": 1, "to": 0})


def answer_after_the_end(lines: Lines) -> None:
    lines.append({"entry": "end", "number": len(lines), "kind": "abandoned"})
    lines.append({"entry": "answer", "number": len(lines), "seat": 0, "kind": "Lamps", "answer": 0})


def name_a_strange_winner(lines: Lines) -> None:
    lines.append({"entry": "end", "number": len(lines), "kind": "adjudicated", "winners": [7]})


def let_a_stranger_resign(lines: Lines) -> None:
    lines.append({"entry": "end", "number": len(lines), "kind": "resigned", "seat": 2})


def broken_position(lines: Lines) -> None:
    position = {"game": "the-vigil", "content": VIGIL.content_digest}
    lines.append({"entry": "position", "number": len(lines), "version": "1", "position": position})


BROKEN: dict[str, tuple[Callable[[Lines], None], str]] = {
    "an unknown game": (edit(0, game="chess"), "line 1: there is no game 'chess'; games: the-vigil"),
    "other rules": (edit(0, version="7"), "line 1: played under version 7 of the rules of the-vigil, here is 1; replay"),
    "other content": (edit(0, content="feed"), r"line 1: played with other content of the-vigil \(feed, here"),
    "a later format": (edit(0, eldertable=2), "line 1: this Eldertable reads records of format 1, not 2"),
    "another seat count": (edit(0, seats=3), "line 1: 3 seats, but 2 in who"),
    "impossible seats": (edit(0, seats=5, who=["you"] * 5), "line 1: the-vigil cannot be played with 5 seats"),
    "an impossible option": (edit(0, options={"fog": 1}), "line 1: there is no option 'fog'"),
    "a strange header": (edit(0, weather="fog"), "line 1: .*unknown field `weather`"),
    "dice that are none": (edit(0, seed="feed"), "line 1: Expected `str` matching regex .*restore the header"),
    "another key": (edit(0, seed="ab" * 32), "line [0-9]+: entry [0-9]+ leads to something else"),
    "another seed": (edit(0, seed=4), "line [0-9]+: entry [0-9]+ leads to something else"),
    "a legal answer edited": (edit(1, answer=1), "line 5: entry 4 leads to something else, another position"),
    "an illegal answer": (edit(4, answer=9), "line 5: entry 4 leads to something else, illegal: 9 is no legal answer"),
    "another seat's answer": (edit(1, seat=1), "line 2: entry 1 .*seat 1 is not asked now"),
    "another decision": (edit(1, kind="Lay"), "line 2: entry 1 .*Lay is not asked here, but Bury"),
    "a digest edited": (edit(4, digest="feed"), "line 5: entry 4 .*another position"),
    "a text for an answer": (edit(1, answer="one"), "line 2: Expected `int`, got `str`"),
    "an unknown entry": (edit(1, entry="sigh"), "line 2: Invalid value 'sigh'"),
    "lines swapped": (swap, "line 3: entry 2 belongs here, not 3"),
    "an undo too far": (undo_too_far, "line 6: entry 5 .*seat 1 can't go back to entry 0; possible: 3"),
    "an answer after the end": (answer_after_the_end, "line 7: entry 6 .*the match has ended: abandoned"),
    "a winner from elsewhere": (name_a_strange_winner, "line 6: entry 5 .*the winners must be sides of this table"),
    "the end by a stranger": (let_a_stranger_resign, "line 6: entry 5 .*there is no seat 2 at this table"),
    "a broken position": (broken_position, "line 6: entry 5 .*this is no position"),
}  # fmt: skip


@pytest.mark.parametrize(("breaks", "words"), BROKEN.values(), ids=BROKEN.keys())
def test_an_edited_record_is_refused_and_the_line_is_named(
    breaks: Callable[[Lines], None], words: str
) -> None:
    match = at_the_lamps()
    match.answer(LAMP, 1)
    lines = lines_of(match)
    breaks(lines)
    with pytest.raises(BadRecord, match=words) as refused:
        loaded(lines)
    assert "\n" not in str(refused.value)
    assert re.search("; (restore|replay|use|games|put|a line)", str(refused.value)), "it says what to do"


@pytest.mark.parametrize("keep", range(1, 60, 6))
def test_a_record_that_is_cut_off_says_so(keep: int) -> None:
    match = at_the_lamps()
    text = match.record.text()
    with pytest.raises(BadRecord, match=r"line 4 is cut off; delete it to keep the 2 entries before it"):
        Match.load(text[: text.rindex("{") + keep], the_vigil)


def test_a_damaged_line_in_the_middle_says_so() -> None:
    lines = at_the_lamps().record.text().splitlines()
    nested = '{"entry": "position", "number": 2, "version": "1", "position": {"fields": ' + "[" * 100_000
    for damaged in (lines[2][:9], nested, lines[2][:9] + "\ud800"):
        lines[2] = damaged
        with pytest.raises(BadRecord, match="line 3 is damaged; restore"):
            Match.load("\n".join(lines), the_vigil)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{}\n",
        "\n",
        "[1]\n[2]\n",
        '{"game": 1}\n',
        '{"eldertable": ' + "[" * 100_000,
        '{"eldertable": "\ud800"}\n',
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(
        BadRecord, match="line 1: this is not the record of a match; give a file that `save` wrote"
    ):
        Match.load(text, the_vigil)


def test_whole_lines_that_are_missing_at_the_end_leave_a_shorter_match() -> None:
    match = at_the_lamps()
    lines = match.record.text().splitlines()
    shorter = Match.load("\n".join(lines[:-1]), the_vigil)
    assert len(shorter.entries) == len(match.entries) - 1
