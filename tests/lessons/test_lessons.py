"""Lessons: every one is played to its end, and one that does not fit says where."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import msgspec
import pytest

import eldertable as et
from eldertable.bots import make_bot
from eldertable.bots.hints import advise
from eldertable.kernel import BadContent, Game
from eldertable.kernel.lessons import Lesson, LessonStep, Opening, changed, read_lessons
from eldertable.lab.check import check
from eldertable.lab.lessons import Misfit, check_lesson, transcript
from eldertable.match import Match
from eldertable.match.course import Course
from eldertable.text.play import Client
from eldertable.text.screen import Screen
from tests.kernel.onepage import Vigil
from tools.lessons import written

LESSONS = [(et.game(name), lesson) for name in et.games() for lesson in et.game(name).lessons.values()]
CULT = et.game("cult")
FIRST = CULT.lessons["first-game"]


def with_step(at: int, **changes: Any) -> Lesson:
    """The first game of Cult with one step changed."""
    steps = list(FIRST.step)
    steps[at] = msgspec.structs.replace(steps[at], **changes)
    return msgspec.structs.replace(FIRST, step=tuple(steps))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda one: one.name)
def test_every_lesson_plays_to_its_end_as_it_was_written_down(game: Game, lesson: Lesson) -> None:
    check_lesson(game, lesson)
    file = written(game, lesson)
    assert file.is_file(), f"look at it, and write it down: python tools/lessons.py {game.name} {lesson.name}"
    assert transcript(game, lesson) == file.read_text("utf-8"), "see python tools/lessons.py"


@pytest.mark.parametrize("name", et.games())
def test_every_game_begins_with_a_guided_first_game(name: str) -> None:
    lessons = list(et.game(name).lessons.values())
    assert [lesson.kind for lesson in lessons].count("first") == 1
    assert lessons[0].kind == "first"
    for lesson in lessons:
        assert not lesson.step[-1].answer, f"{lesson.file}: the last note lets the learner play on"


@pytest.mark.parametrize("name", et.games())
def test_no_sentence_of_the_lessons_is_left_over(name: str) -> None:
    game = et.game(name)
    said = {f"{lesson.name}-{part}" for lesson in game.lessons.values() for part in ("title", "about")}
    for lesson in game.lessons.values():
        said |= {f"{lesson.name}-{step.id}" for step in lesson.step}
        said |= {f"{lesson.name}-{step.id}-otherwise" for step in lesson.step if step.otherwise}
    for locale in game.locales:
        file = game.folder / "lessons" / f"{locale}.ftl"
        keys = {
            line.partition(" =")[0] for line in file.read_text("utf-8").splitlines() if " = " in line[:60]
        }
        assert {key for key in keys if not key.startswith("#")} == said


# --- what does not fit --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"answer": ("priest-in", "forum", "5")},
            r"step forum: \('priest-in', 'forum', '5'\) is not possible",
        ),
        ({"answer": ("dance",)}, r"step forum: \('dance',\) is not possible; possible: \('pass',\)"),
        ({"then": ((1, "dance"),)}, r"step forum: \('dance',\) is not possible"),
        (
            {"then": ((0, "pass"),)},
            r"step forum: \('pass',\): seat 0 is not asked, but \(1,\) for PlaceOrPass",
        ),
        ({"points": ("moon",)}, "step forum: there is no 'moon' on the table to point at"),
        ({"also": (("priest-in", "rift", "3"),)}, "step forum"),
        ({"id": "unsaid"}, "step unsaid: it has no words first-game-unsaid in the language 'en'"),
        ({"id": "title", "otherwise": True}, "step title: it has no words first-game-title-otherwise"),
    ],
)
def test_a_step_that_does_not_fit_is_named_with_its_file(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(Misfit, match=f"lessons/first-game.toml: {words}"):
        check_lesson(CULT, with_step(1, **changes))


def test_a_lesson_that_is_too_long_or_at_an_impossible_table_does_not_fit() -> None:
    long = msgspec.structs.replace(FIRST, step=(*FIRST.step, LessonStep("more-a")))
    with pytest.raises(Misfit, match="a first game has 8 to 15 steps, not 16"):
        check_lesson(CULT, long)
    with pytest.raises(Misfit, match="opening: cult cannot be played with 9 seats"):
        check_lesson(CULT, msgspec.structs.replace(FIRST, seats=9))
    moved = Opening(fields={"followers": {"0": 12}})
    with pytest.raises(Misfit, match="opening: "):
        check_lesson(CULT, msgspec.structs.replace(FIRST, opening=moved))


def test_a_note_that_lights_nothing_does_not_fit() -> None:
    with pytest.raises(Misfit, match=r"lessons/first-game\.toml: step goal: it neither asks"):
        check_lesson(CULT, with_step(0, points=()))


def test_an_answer_that_the_rules_give_by_themselves_cannot_be_asked_for() -> None:
    course = Course(CULT, FIRST)
    match = Course.open(CULT, FIRST, ["you", "greedy"])
    assert not any(move.asked for move in course.moves if move.seat == 1)
    assert course.by_itself(match) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("kind = 'first'\nseats = 2", "missing required field `seed`"),
        ("kind = 'long'\nseats = 2\nseed = 1\nstep = []", "kind: Invalid enum value 'long'"),
        ("kind = 'short", "at end of document|at line 1"),
        (
            "kind='short'\nseats=2\nseed=1\n[[step]]\nid='a'\n[[step]]\nid='a'",
            "step a: it stands there twice",
        ),
        (
            "kind='short'\nseats=2\nseed=1\n[[step]]\nid='a'\nthen=[[1,'pass']]",
            "step a: it asks for no answer",
        ),
        (
            "kind='short'\nseats=2\nseed=1\n[[step]]\nid='a'\nanswer=['x']\nthen=[[2,'pass']]",
            "a seat and a meaning",
        ),
        ("kind='short'\nseats=2\nseed=1\n[[step]]\nid='a'\nsays='hello'", "step a, entry: .*`says`"),
        ("kind='short'\nseats=2\nseed=1\nbefore=[['pass']]\nstep=[]", "a seat and a meaning"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_its_name(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "odd.toml").write_text(text, "utf-8")
    with pytest.raises(BadContent, match=f"lessons/odd.toml: .*{words}"):
        read_lessons(tmp_path)


def test_the_conformance_suite_plays_the_lessons_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(CULT, 1, seats=2, workers=1).lessons == len(CULT.lessons)
    broken = {"first-game": with_step(1, answer=("dance",))}
    monkeypatch.setitem(vars(CULT), "lessons", broken)
    found = check(CULT, 1, seats=2, workers=1)
    assert found.failure is not None
    assert found.failure.unplayed
    assert found.failure.words.startswith("lessons/first-game.toml: step forum")
    assert found.games == 0


def test_a_game_without_lessons_is_as_good() -> None:
    assert dict(Vigil().lessons) == {}
    assert check(Vigil(), 1, seats=2, workers=1).lessons == 0


# --- where a match is in its lesson -------------------------------------------------------------------------


def begun() -> tuple[Match, Course]:
    return Course.open(CULT, FIRST, ["you", "greedy"]), Course(CULT, FIRST)


def words_of(match: Match, course: Course, drafted: int = 0) -> list[str]:
    return [note.step for note in course.notes(match, match.state, drafted, "en")]


def test_notes_are_read_up_to_the_one_that_asks_for_an_answer() -> None:
    match, course = begun()
    goal, forum = course.notes(match, match.state, 0, "en")
    assert (goal.number, goal.answer, goal.points) == (1, None, ("altars-0",))
    assert forum.number == 2
    assert forum.answer is not None
    assert CULT.meaning(match.state, forum.answer) == ("priest-in", "forum", "3")
    assert forum.points == ("forum", "free-0", "priest-3")


def test_other_answers_are_not_taken_while_it_lasts() -> None:
    match, course = begun()
    legal = match.state.legal(0)
    taken = [answer for answer in legal if course.accepts(match, match.state, 0, 0, answer)]
    assert [CULT.meaning(match.state, answer) for answer in taken] == [("priest-in", "forum", "3")]
    assert course.otherwise(match, 0, "en").startswith("That is allowed, too.")
    assert course.by_itself(match) is None


def test_others_answer_by_themselves_and_the_next_note_comes_after_them() -> None:
    match, course = begun()
    match.answer(course.fitting(match.state, 0)[0], 0)
    assert words_of(match, course) == []
    given = course.by_itself(match)
    assert given is not None
    assert (given[0], CULT.meaning(match.state, given[1])) == (1, ("priest-in", "forum", "3"))
    match.answer(given[1], given[0])
    assert words_of(match, course) == ["trade"]
    assert course.otherwise(match, 0, "en") == CULT.words("en")("lesson-otherwise")


def test_what_is_taken_back_leads_back_in_the_lesson() -> None:
    match, course = begun()
    match.answer(course.fitting(match.state, 0)[0], 0)
    match.answer(course.fitting(match.state, 1)[0], 1)
    match.undo(0, alone=True)
    assert words_of(match, course) == ["goal", "forum"]


def test_after_its_last_answer_the_learner_is_left_alone() -> None:
    match, course = begun()
    while (move := course.next(course.made(match))) is not None:
        match.answer(course.fitting(match.state, course.made(match))[0], move.seat)
    assert words_of(match, course) == ["artisans", "altars", "rift", "plan"]
    assert all(course.accepts(match, match.state, 0, 0, answer) for answer in match.state.legal(0))
    match.answer(match.state.legal(0)[0], 0)
    assert words_of(match, course) == []
    assert course.by_itself(match) is None


def test_a_record_says_that_it_was_a_lesson_and_goes_on_in_it() -> None:
    match, course = begun()
    match.answer(course.fitting(match.state, 0)[0], 0)
    loaded = Match.load(match.record.text())
    assert loaded.header.lesson == "first-game"
    again = Course.of(loaded)
    assert again is not None
    assert again.by_itself(loaded) == course.by_itself(match)
    assert Course.of(Match.open(CULT, ["you", "greedy"], seed=2)) is None
    assert '"lesson"' not in Match.open(CULT, ["you", "greedy"], seed=2).record.text()


def test_under_other_rules_a_match_leaves_its_lesson() -> None:
    match, course = begun()
    match.position()
    assert words_of(match, course) == []
    assert course.by_itself(match) is None
    assert all(course.accepts(match, match.state, 0, 0, answer) for answer in match.state.legal(0))


# --- openings -----------------------------------------------------------------------------------------------


def test_an_opening_changes_what_it_names_and_its_record_replays() -> None:
    opening = Opening(fields={"followers": {"0": 7}}, zones={"palace": ["L01", "L02", "L03"]})
    lesson = msgspec.structs.replace(FIRST, opening=opening)
    match = Course.open(CULT, lesson, ["you", "greedy"])
    position = CULT.dump(match.state)
    assert position["fields"]["followers"] == {"0": 7, "1": 2}
    assert position["zones"]["palace"] == ["L01", "L02", "L03"]
    deck = set(position["zones"]["license deck bag"])
    assert not {"L01", "L02", "L03"} & deck
    assert {"L08", "L28", "L10"} <= deck
    assert match.happened() == []
    match.answer(match.state.legal(0)[0], 0)
    assert str(Match.load(match.record.text()).replay()) == "EXACT"


def test_an_opening_can_say_what_comes_next() -> None:
    position = {"zones": {}, "fields": {"round": 1}, "agenda": [{"step": "One"}]}
    assert changed(position, Opening(fields={"round": 4}, agenda=[{"step": "Two"}])) == {
        "zones": {},
        "fields": {"round": 4},
        "agenda": [{"step": "Two"}],
    }
    assert changed(position, Opening())["agenda"] == [{"step": "One"}]


# --- in the terminal ----------------------------------------------------------------------------------------


def learned(game: Game, lesson: Lesson, typed: str, locale: str = "en") -> tuple[str, Client]:
    """What is shown in a lesson to somebody who types this."""
    who = ["greedy" if seat != lesson.seat else "you" for seat in range(lesson.seats)]
    match = Course.open(game, lesson, who)
    bots = {seat: make_bot("greedy", seat).answer for seat in range(lesson.seats) if seat != lesson.seat}
    out = io.StringIO()
    client = Client(match, bots, advise, Screen(out, io.StringIO(typed)), locale)
    client.run()
    return out.getvalue(), client


def asked_for(game: Game, lesson: Lesson) -> str:
    """What somebody types who does all that a lesson says: Enter for what is only read, else the number asked for."""
    typed: list[str] = []
    match, course = Course.open(game, lesson, ["you"] * lesson.seats), Course(game, lesson)
    while (move := course.next(made := course.made(match))) is not None:
        if match.state.speaker == -1:
            match.answer(match.state.choices[0], -1)
            continue
        answer = course.fitting(match.state, made)[0]
        if move.asked:
            notes = course.notes(match, match.state, 0, "en")
            typed += [""] * (len(notes) - 1) + [str(match.state.legal(move.seat).index(answer) + 1)]
        match.answer(answer, move.seat)
    left = course.notes(match, match.state, 0, "en")
    return "\n".join([*typed, *[""] * max(2, len(left))])


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda one: one.name)
def test_every_lesson_can_be_taken_in_the_terminal_in_every_language(game: Game, lesson: Lesson) -> None:
    for locale in game.locales:
        shown, _ = learned(game, lesson, asked_for(game, lesson), locale)
        for step in lesson.step:
            assert game.lesson_words(locale)(f"{lesson.name}-{step.id}") in shown


def test_another_answer_gets_a_friendly_sentence_and_loses_nothing() -> None:
    shown, client = learned(CULT, FIRST, "\n1\n17\n")
    assert (
        "> 1\nThat is allowed, too. For now take the Priest with the 3, and then the Forum.\n> 17\n" in shown
    )
    assert "Note 1 of 15: You lead a Cult." in shown
    assert "Asked for: 17. Priest of strength 3 in the Forum" in shown
    assert [entry.number for entry in client.match.entries] == [1, 2]


def test_what_the_lesson_plays_for_the_learner_is_told_with_what_was_asked() -> None:
    rise = et.game("rise-of-the-cults")
    first = rise.lessons["first-game"]
    shown, _ = learned(rise, first, asked_for(rise, first))
    told = "The lesson chooses for you: Keep all dice."
    assert shown.count(told) == 1
    assert shown.index(told) < shown.index("Green takes 1 Thug.")
    assert shown.count("The lesson chooses for you: Downtown.") == 2
    fight = rise.lessons["confrontation"]
    assert "The lesson chooses for you" not in learned(rise, fight, asked_for(rise, fight))[0]


def test_the_last_note_names_the_next_lesson_and_what_to_type() -> None:
    shown, _ = learned(CULT, FIRST, asked_for(CULT, FIRST))
    assert shown.count("The next lesson: Influence and bribes.") == 1
    assert "type: eldertable learn cult bribes\nPress Enter to go on." in shown
    last = CULT.lessons["bribes"]
    shown, _ = learned(CULT, last, asked_for(CULT, last))
    assert "The next lesson" not in shown
    assert "For a whole game, leave and type: eldertable play cult\n" in shown


def test_while_a_note_is_read_commands_are_obeyed_and_other_words_are_not_taken() -> None:
    shown, client = learned(CULT, FIRST, "17\nlook Forum\n\nquit\n")
    assert "> 17\nPress Enter to go on.\n" in shown
    assert "Take the Supremacy card." in shown.split("> look Forum\n")[1].split("\n> ")[0]
    assert client.match.entries == []


def test_a_note_that_is_read_shows_what_it_points_at() -> None:
    shown, _ = learned(CULT, FIRST, "")
    assert "end wins.\n  Altars 0 of 5\nPress Enter" in shown


def test_a_lesson_begins_with_what_is_ones_own_and_look_shows_the_rest() -> None:
    shown, _ = learned(CULT, FIRST, "look\n")
    opening = shown.split("Note 1 of 15")[0]
    assert "Altars 0 of 5; Mobs 0 of 4" in opening
    assert "\n  Free Priests: Patriarch, Priest 1, Priest 2, Priest 3\n" in opening
    for needless in ("Alms", "Fafnir", "Seat 1 leads", "Reserve"):
        assert needless not in opening
    assert "look shows the whole table.\n" in opening
    looked = shown.split("> look\n")[1]
    assert "13 Rift of Darkness" in looked
    assert "Place a Priest, or pass." not in looked, "that is not asked yet"


def test_look_asks_again_with_the_note_and_the_number_that_is_asked_for() -> None:
    shown, _ = learned(CULT, FIRST, "\nlook\n")
    looked = shown.split("> look\n")[1]
    assert "Place a Priest, or pass." in looked
    assert looked.index("Note 2 of 15:") < looked.index("Asked for: 17. Priest of strength 3 in the Forum")


@pytest.mark.parametrize(
    ("locale", "over"),
    [("en", "The lesson ends here: from now on"), ("pl", "Na tym lekcja się kończy: odtąd")],
)
def test_the_last_note_says_that_the_lesson_is_over_and_what_helps(locale: str, over: str) -> None:
    rise = et.game("rise-of-the-cults")
    for lesson in rise.lessons.values():
        shown, _ = learned(rise, lesson, asked_for(rise, lesson), locale)
        assert shown.count(over) == 1
        assert shown.index(rise.lesson_words(locale)(f"{lesson.name}-{lesson.step[-1].id}")) < shown.index(
            over
        )


def test_what_a_note_points_at_is_told_once_and_with_whose_it_is() -> None:
    rise = et.game("rise-of-the-cults")
    first = rise.lessons["first-game"]
    shown, _ = learned(rise, first, asked_for(rise, first))
    track = shown.split("Note 9 of 15:")[1].split("Press Enter")[0]
    assert track.count("advances until arrival 1 of 2") == 1
    assert "\n  Yellow: Thugs hidden\n" in shown.split("Note 15 of 15:")[1]


def test_sanity_says_what_it_is_made_of() -> None:
    rise = et.game("rise-of-the-cults")
    for locale, told in (
        ("en", "Sanity: 3 (2 and 1 Investigator), Investigator\n"),
        ("pl", "Poczytalność: 3 (2 i 1 Badacz Tajemnic), Badacz Tajemnic\n"),
    ):
        assert told in learned(rise, rise.lessons["terror"], "", locale)[0]


def test_while_a_note_is_read_nothing_is_said_of_a_question_that_is_not_shown() -> None:
    shown, _ = learned(CULT, FIRST, "?\nhint\nwhy not pass\n? altar\n\n?\n")
    told = "Nothing is asked yet: press Enter to go on. ? WORD tells what a word of the game means."
    assert shown.count(f"\n{told}\n") + shown.count(f"> {told}\n") == 3
    assert "> ? altar\nAltar: A Priest turned into stone" in shown
    assert "> ?\nCULT-ITN-08 On a turn" in shown
