"""Every lesson played to its end: does it still fit the rules, and is all there that it says?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from eldertable.kernel import TABLE, BadContent, EldertableError, Game
from eldertable.kernel.lessons import FIRST_STEPS, MOST_WORDS, Lesson
from eldertable.match import Match
from eldertable.match.course import Course, Note
from eldertable.match.play import had_no_choice

WORD = re.compile(r"\w[\w’'\-]*")


class Misfit(EldertableError):
    """A lesson that does not fit: the text names its file and step."""


@dataclass(frozen=True)
class Told:
    """What happens in a lesson, for people who want to see what has changed: a line, and how far it is set in."""

    words: str
    depth: int = 0


def check_lessons(game: Game) -> int:
    """Play every lesson of a game to its end; how many there are. Misfit names the file and step that does not fit."""
    try:
        lessons = game.lessons
    except BadContent as error:
        raise Misfit(str(error)) from None
    for lesson in lessons.values():
        check_lesson(game, lesson)
    return len(lessons)


def check_lesson(game: Game, lesson: Lesson) -> int:
    """Play a lesson to its end, by the answers that it asks for and by each other one that it takes; how many answers.

    Misfit names the file and the step that does not fit.
    """
    played = _Lesson(game, lesson)
    played.must_read_well()
    answers = sum(1 for _ in played.play())
    for at, move in enumerate(played.course.moves):
        for meaning in move.meanings[1:]:
            answers += sum(1 for _ in _Lesson(game, lesson).play({at: meaning}))
    return answers


def transcript(game: Game, lesson: Lesson) -> str:
    """A lesson told from the first note to the last: notes, answers, and what came of them."""
    lines: list[str] = []
    for told in _Lesson(game, lesson).tell():
        lines.append("  " * told.depth + told.words)
    return "\n".join(lines) + "\n"


class _Lesson:
    """One lesson, played once."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.course = Course(game, lesson)
        try:
            who = ["greedy" if seat != lesson.seat else "you" for seat in range(lesson.seats)]
            self.match: Match = Course.open(game, lesson, who)
        except EldertableError as error:
            raise Misfit(f"{lesson.file}: opening: {error}") from None

    def wrong(self, step: int, words: str) -> Misfit:
        """That something does not fit, and where."""
        where = f"step {self.lesson.step[step].id}" if step >= 0 else "before the first step"
        return Misfit(f"{self.lesson.file}: {where}: {words}")

    # --- what it says -------------------------------------------------------------------------------------

    def must_read_well(self) -> None:
        """Every sentence is there in every language, short enough and beside what it speaks of; a first game is 8 to 15."""
        least, most = FIRST_STEPS
        if self.lesson.kind == "first" and not least <= self.course.steps <= most:
            raise Misfit(
                f"{self.lesson.file}: a first game has {least} to {most} steps, not {self.course.steps}"
            )
        for at, step in enumerate(self.lesson.step):
            if not (step.answer or step.points):
                raise self.wrong(
                    at, "it neither asks for an answer nor points at anything, so nothing is lit"
                )
        for locale in self.game.locales:
            words = self.game.lesson_words(locale)
            for part in ("title", "about"):
                if not words.has(f"{self.lesson.name}-{part}"):
                    raise Misfit(f"{self.lesson.file}: {part}: it has no words in the language {locale!r}")
            for at, step in enumerate(self.lesson.step):
                for key in (step.id, *([f"{step.id}-otherwise"] if step.otherwise else [])):
                    self.must_be_short(at, key, locale)

    def must_be_short(self, step: int, key: str, locale: str) -> None:
        """A note is one breath long."""
        words = self.game.lesson_words(locale)
        if not words.has(f"{self.lesson.name}-{key}"):
            raise self.wrong(step, f"it has no words {self.lesson.name}-{key} in the language {locale!r}")
        count = len(WORD.findall(words(f"{self.lesson.name}-{key}")))
        if count > MOST_WORDS:
            raise self.wrong(
                step, f"{self.lesson.name}-{key} has {count} words ({locale}); at most {MOST_WORDS}"
            )

    # --- what happens in it -------------------------------------------------------------------------------

    def play(self, instead: dict[int, tuple[str, ...]] | None = None) -> Iterator[tuple[int, list[Note]]]:
        """Every answer of it, each with the notes before; `instead`: another meaning for an answer, by its number."""
        game, match, course = self.game, self.match, self.course
        for at, move in enumerate(course.moves):
            while not match.over and match.state.speaker == TABLE:
                match.answer(match.state.choices[0], TABLE)
            state, decision = match.state, match.state.decision
            if decision is None or match.over:
                raise self.wrong(move.step, f"the game is over before {move.meanings[0]!r}")
            if move.seat not in decision.seats():
                raise self.wrong(
                    move.step,
                    f"{move.meanings[0]!r}: seat {move.seat} is not asked, but {decision.seats()} "
                    f"for {type(decision).__name__}",
                )
            fitting = course.fitting(state, at)
            if instead and at in instead:
                wanted = game.answer(state, instead[at])
                fitting = [answer for answer in fitting if answer == wanted]
            if not fitting:
                legal = ", ".join(str(game.meaning(state, one)) for one in state.legal(move.seat)[:12])
                raise self.wrong(move.step, f"{move.meanings[0]!r} is not possible; possible: {legal}")
            if move.asked and had_no_choice(state, move.seat):
                raise self.wrong(
                    move.step, "the learner has no choice there, so it is answered without a note"
                )
            notes = course.notes(match, state, 0, game.locales[0])
            self.must_point_at_something(notes)
            yield at, notes
            match.answer(fitting[0], move.seat)
        while not match.over and match.state.speaker == TABLE:
            match.answer(match.state.choices[0], TABLE)
        self.must_point_at_something(course.notes(match, match.state, 0, game.locales[0]))

    def must_point_at_something(self, notes: list[Note]) -> None:
        """What a note speaks of lies on the table."""
        if not notes:
            return
        scene = self.game.scene(self.match.state, self.lesson.seat, self.game.locales[0])
        there = {zone.id for zone in scene.still.zones}
        there |= {face.id for face in scene.still.faces}
        there |= {counter.id for counter in scene.moving.counters}
        there |= {piece.id for piece in scene.moving.pieces if piece.id}
        for note in notes:
            for point in note.points:
                if point not in there:
                    raise self.wrong(note.number - 1, f"there is no {point!r} on the table to point at")

    def tell(self) -> Iterator[Told]:
        """The lesson as a story."""
        game, match, seat, locale = self.game, self.match, self.lesson.seat, self.game.locales[0]
        heard = -1
        for at, notes in self.play():
            yield from self.news(heard)
            heard = len(match.entries)
            for note in notes:
                yield Told(f"{note.number}. {note.words}")
            move = self.course.moves[at]
            answer = self.course.fitting(match.state, at)[0]
            label = game.describe(match.state, answer, move.seat, locale)
            name = game.side_name(match.state, move.seat, locale)
            yield Told(f"> {label}" if move.seat == seat and move.asked else f"({name}: {label})", 1)
        yield from self.news(heard)
        for note in self.course.notes(match, match.state, 0, locale):
            yield Told(f"{note.number}. {note.words}")

    def news(self, heard: int) -> Iterator[Told]:
        """What has happened since."""
        for words in self.match.story(self.lesson.seat, heard, self.game.locales[0]):
            yield Told(words, 2)
