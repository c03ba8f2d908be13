"""A lesson that is being taken: where a match is in it, what is said there, which answers fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from eldertable.kernel import TABLE, Game, IllegalAnswer, State
from eldertable.kernel.lessons import Lesson, Move, moves
from eldertable.match.match import Match


@dataclass(frozen=True)
class Note:
    """What is said at a step. `number` counts from 1; `points`: the things it speaks of, in the order to look at them.

    `answer` is the one that is asked for; without it the note is only read.
    """

    number: int
    step: str
    words: str
    points: tuple[str, ...] = ()
    answer: int | None = None


class Course:
    """A lesson at a table. It keeps nothing: where it is follows from the answers that count, so undo goes back in it."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.moves = moves(lesson)

    @classmethod
    def of(cls, match: Match) -> Course | None:
        """The course that a match was begun as, if its lesson is still there."""
        lesson = match.game.lessons.get(match.header.lesson or "")
        return None if lesson is None else cls(match.game, lesson)

    @classmethod
    def open(cls, game: Game, lesson: Lesson, who: Sequence[str]) -> Match:
        """A new match for a lesson."""
        return Match.open(game, who, lesson.seed, lesson.options, lesson.preset, lesson)

    def set_out(self, match: Match) -> None:
        """Give all answers that come before the first note, at once."""
        while not match.over and (move := self.next(self.made(match))) is not None and move.step < 0:
            speaker = match.state.speaker
            answers = (
                [match.state.choices[0]] if speaker == TABLE else self.fitting(match.state, self.made(match))
            )
            if not answers:
                return
            match.answer(answers[0], TABLE if speaker == TABLE else move.seat)

    @property
    def steps(self) -> int:
        """How many notes there are."""
        return len(self.lesson.step)

    def made(self, match: Match) -> int:
        """How many answers have been given since the lesson began; beyond its own, if rules have changed meanwhile."""
        answered = match.answered
        if answered is None:
            return len(self.moves) + 1
        return sum(answer.seat >= 0 for answer in answered)

    def next(self, made: int) -> Move | None:
        """The answer that comes after so many; None when the lesson leaves the player alone."""
        return self.moves[made] if made < len(self.moves) else None

    def fitting(self, state: State, made: int) -> list[int]:
        """The answers that fit after so many: the one that is asked for first."""
        move = self.next(made)
        decision = state.decision
        if move is None or decision is None or move.seat not in decision.seats():
            return []
        legal = state.legal(move.seat)
        found = []
        for meaning in move.meanings:
            try:
                answer = self.game.answer(state, meaning)
            except IllegalAnswer:
                continue
            if answer in legal:
                found.append(answer)
        return found

    def by_itself(self, match: Match) -> tuple[int, int] | None:
        """The seat and the answer that the lesson gives next without asking; None if it does not."""
        made = self.made(match)
        move = self.next(made)
        if move is None or move.asked:
            return None
        answers = self.fitting(match.state, made)
        return (move.seat, answers[0]) if answers else None

    def leads(self, match: Match, drafted: int = 0) -> bool:
        """Whether the lesson still says what comes next; if it no longer fits the rules, the player is left alone."""
        made = self.made(match)
        return self.next(made) is not None and (drafted > 0 or bool(self.fitting(match.state, made)))

    def accepts(self, match: Match, state: State, drafted: int, seat: int, answer: int) -> bool:
        """Whether an answer, after so many that are not confirmed yet, is one that the lesson takes."""
        if seat != self.lesson.seat or not self.leads(match, drafted):
            return True
        return answer in self.fitting(state, self.made(match) + drafted)

    def over(self, match: Match) -> bool:
        """Whether the learner has played on since the last answer of the lesson, or it was broken off."""
        answered = match.answered
        if answered is None:
            return True
        seats = [answer.seat for answer in answered if answer.seat >= 0]
        return self.lesson.seat in seats[len(self.moves) :]

    def notes(self, match: Match, state: State, drafted: int, locale: str) -> list[Note]:
        """What there is to read at this point, up to the answer that is asked for; nothing while others move.

        After the last answer, what is left to read closes the lesson; it stays until the learner plays on.
        """
        if self.over(match):
            return []
        made = min(self.made(match), len(self.moves)) + drafted
        move = self.next(made)
        answers = self.fitting(state, made)
        if made > len(self.moves) or (move is not None and not (move.asked and answers)):
            return []
        first = self.moves[made - 1].step + 1 if made else 0
        last = self.steps - 1 if move is None else move.step
        return [
            self._note(state, at, answers[0] if move is not None and at == last else None, locale)
            for at in range(first, last + 1)
        ]

    def _note(self, state: State, at: int, answer: int | None, locale: str) -> Note:
        step = self.lesson.step[at]
        points = step.points
        if answer is not None and not points and state.decision is not None:
            points = self.game.touches(state, state.decision, self.lesson.seat, answer)
        return Note(at + 1, step.id, self.words(step.id, locale), points, answer)

    def words(self, step: str, locale: str) -> str:
        """What is said at a step."""
        return self.game.lesson_words(locale)(f"{self.lesson.name}-{step}")

    def otherwise(self, match: Match, drafted: int, locale: str) -> str:
        """What is said to another answer than the one that is asked for."""
        move = self.next(self.made(match) + drafted)
        if move is not None and move.asked and self.lesson.step[move.step].otherwise:
            return self.words(f"{self.lesson.step[move.step].id}-otherwise", locale)
        return self.game.words(locale)("lesson-otherwise")


def title(game: Game, lesson: Lesson, locale: str) -> str:
    """What a lesson is called."""
    return game.lesson_words(locale)(f"{lesson.name}-title")


def what_it_teaches(game: Game, lesson: Lesson, locale: str) -> str:
    """A lesson in a sentence."""
    return game.lesson_words(locale)(f"{lesson.name}-about")


def topics_without(game: Game, locale: str) -> list[str]:
    """What there could be a lesson for, and is none: its names."""
    taught = {lesson.about for lesson in game.lessons.values()}
    return [name for topic, name in game.lesson_topics(locale).items() if topic not in taught]
