"""A lesson in the terminal: its notes beside what they speak of, and words for other answers than the one asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from eldertable.match.course import Course, Note, title
from eldertable.text.line import BLANK, line

if TYPE_CHECKING:
    from eldertable.text.play import Client


class Teaching:
    """What a client says and takes while a lesson lasts."""

    def __init__(self, client: Client, course: Course) -> None:
        self.client = client
        self.course = course
        self.read: set[int] = set()
        """The numbers of the notes that were read."""

    def move_by_itself(self) -> bool:
        """Give the answer that the lesson gives without asking; whether there was one."""
        match = self.client.match
        given = self.course.by_itself(match)
        if given is not None:
            seat, answer = given
            if seat == self.course.lesson.seat and not self.sets_out():
                self.client.note_for(seat, "lesson-plays", answer)
            match.answer(answer, seat)
        return given is not None

    def sets_out(self) -> bool:
        """Whether the lesson is still on its way to the first note."""
        move = self.course.next(self.course.made(self.client.match))
        return move is not None and move.step < 0

    def begins(self) -> bool:
        """Whether the first note is yet to be read."""
        notes = self.notes()
        return bool(notes) and notes[0].number == 1

    def learner_is_next(self) -> int | None:
        """The learner's seat, if the lesson waits for it: where several are asked at once, it says who comes first."""
        match = self.client.match
        move = self.course.next(self.course.made(match))
        return move.seat if move is not None and move.asked and self.course.leads(match) else None

    def notes(self) -> list[Note]:
        """What is to be said here and has not been read."""
        match = self.client.match
        notes = self.course.notes(match, match.state, 0, self.client.locale)
        return [note for note in notes if note.answer is not None or note.number not in self.read]

    def tell_first(self, seat: int) -> None:
        """Say what is only to be read, one note after another, before anything is asked."""
        client = self.client
        for note in self.notes():
            if note.answer is None:
                self.show(note, seat)
                if note.number == self.course.steps:
                    self.tell_next()
                client.typing.read_on(seat)
                self.read.add(note.number)

    def tell_next(self) -> None:
        """That it is over, and which lesson comes next, with what to type for it; after the last, how to play."""
        client, game = self.client, self.client.game
        client.screen.show(line((client.words("lesson-over"), "muted")))
        lessons = list(game.lessons.values())
        at = lessons.index(self.course.lesson) + 1
        if at < len(lessons):
            named = title(game, lessons[at], client.locale)
            words = client.words("lesson-next", title=named, game=game.name, name=lessons[at].name)
        else:
            words = client.words("lesson-last", game=game.name)
        client.screen.show(line((words, "muted")))

    def tell_asked(self, seat: int) -> None:
        """Say what is to be answered, and as which number it stands in the list."""
        client = self.client
        for note in self.notes():
            if note.answer is not None:
                self.show(note, seat)
                number = client.state.legal(seat).index(note.answer) + 1
                label = client.game.describe(client.state, note.answer, seat, client.locale)
                client.screen.show(line((client.words("lesson-asked", number=number, label=label), "muted")))

    def show(self, note: Note, seat: int) -> None:
        """A note, and under it what it points at."""
        client = self.client
        of = client.words("lesson-note", number=note.number, steps=self.course.steps)
        client.screen.show(BLANK, line((f"{of} ", "number"), (note.words, "prompt")))
        if note.answer is None:
            client.screen.show(*client.look(seat).at(note.points))

    def takes(self, answers: Sequence[int], seat: int) -> bool:
        """Whether the lesson takes these answers; if not, it says so."""
        client, match = self.client, self.client.match
        trial = match.state.clone()
        for drafted, answer in enumerate(answers):
            if not self.course.accepts(match, trial, drafted, seat, answer):
                words = self.course.otherwise(match, drafted, client.locale)
                client.screen.show(line((words, "muted")))
                return False
            trial.apply(answer, seat)
        return True
