"""Lessons: guided play, as data in a game's folder. Decision 17."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from eldertable.kernel.content import convert
from eldertable.kernel.errors import BadContent

FOLDER = "lessons"
"""Where a game has its lessons, in its own folder: a TOML file for each, and a file of words for each language."""

MOST_WORDS = 20
"""A note has so many words at most: it is read in one breath, beside the thing it speaks of."""

FIRST_STEPS = (8, 15)
"""So many steps a guided first game has, least and most."""

Meaning: TypeAlias = tuple[str, ...]
"""An answer as `Game.meaning` says it: its kind, and what it names."""

Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One note of a lesson: what is said, what is pointed at, and the answer that is asked for.

    Without an answer it is only read. `also`: other answers that will do. `otherwise`: it has words of its own for
    those that will not. `then`: what is answered after it without a note, seat and meaning; mostly by others.
    """

    id: Id
    answer: Meaning = ()
    also: tuple[Meaning, ...] = ()
    points: tuple[str, ...] = ()
    otherwise: bool = False
    then: tuple[tuple[int | str, ...], ...] = ()


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A few changes to the table as it was laid out, in the words of a dump: fields, places of cards, what comes next.

    A card that is named here is taken from wherever it lay. An agenda replaces the whole one.
    """

    fields: dict[str, Any] = {}
    zones: dict[str, list[str]] = {}
    agenda: list[dict[str, Any]] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson, as its file says it. `kind`: a guided first game, or something hard by itself.

    `order` sorts the lessons of a game; `about` names what it teaches, where a game has lessons for each of several
    things. `before`: what is answered before the first note.
    """

    name: str = ""
    kind: Literal["first", "short"]
    order: int = 0
    about: str = ""
    seats: int
    seat: int = 0
    seed: int
    preset: str | None = None
    options: dict[str, Any] = {}
    opening: Opening | None = None
    before: tuple[tuple[int | str, ...], ...] = ()
    step: tuple[LessonStep, ...]

    @property
    def file(self) -> str:
        """What its file is called, for whoever has to mend it."""
        return f"{FOLDER}/{self.name}.toml"


class Move(msgspec.Struct, frozen=True):
    """An answer of a lesson: who gives it, with which of these meanings. A note asks for it, or it is given by itself.

    `step`: the note that asks for it or that it follows, as an index; -1 before the first.
    """

    seat: int
    meanings: tuple[Meaning, ...]
    step: int
    asked: bool


def read_lessons(folder: Path) -> dict[str, Lesson]:
    """The lessons in a game's folder, by name, in their order; BadContent names file, step and field."""
    found = [_read(path) for path in sorted((folder / FOLDER).glob("*.toml"))]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda lesson: (lesson.order, lesson.name))}


def _read(path: Path) -> Lesson:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{FOLDER}/{path.name}: {error}") from None
    lesson = convert(f"{FOLDER}/{path.stem}", {**data, "name": path.stem}, Lesson)
    ids = [step.id for step in lesson.step]
    for at, step in enumerate(lesson.step):
        if step.id in ids[:at]:
            raise BadContent(f"{lesson.file}: step {step.id}: it stands there twice")
        if (step.also or step.otherwise or step.then) and not step.answer:
            raise BadContent(
                f"{lesson.file}: step {step.id}: it asks for no answer, so nothing else can be answered or follow"
            )
    for given in (*lesson.before, *(given for step in lesson.step for given in step.then)):
        if len(given) < 2 or not isinstance(given[0], int) or not 0 <= given[0] < lesson.seats:
            raise BadContent(f"{lesson.file}: {list(given)!r}: a seat and a meaning are expected")
    return lesson


def moves(lesson: Lesson) -> tuple[Move, ...]:
    """All answers of a lesson, one after another."""
    return tuple(_moves(lesson))


def _moves(lesson: Lesson) -> Iterator[Move]:
    for given in lesson.before:
        yield _by_itself(given, -1)
    for at, step in enumerate(lesson.step):
        if step.answer:
            yield Move(lesson.seat, (step.answer, *step.also), at, asked=True)
        for given in step.then:
            yield _by_itself(given, at)


def _by_itself(given: tuple[int | str, ...], step: int) -> Move:
    seat, *meaning = given
    return Move(int(seat), (tuple(str(word) for word in meaning),), step, asked=False)


def changed(position: Mapping[str, Any], opening: Opening) -> dict[str, Any]:
    """A dump with the changes of an opening laid over it."""
    fields = dict(position["fields"])
    for name, value in opening.fields.items():
        old = fields.get(name)
        fields[name] = {**old, **value} if isinstance(old, dict) and isinstance(value, dict) else value
    return {
        **position,
        "zones": _dealt(position["zones"], opening.zones),
        "fields": fields,
        "agenda": opening.agenda or position["agenda"],
    }


def _dealt(zones: Mapping[str, list[str]], wanted: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The cards of a dump with some zones as they are wanted; what lay there goes to where the wanted cards were."""
    named = {_card(text) for lying in wanted.values() for text in lying}
    came_from = {_card(text): zone for zone, lying in zones.items() for text in lying}
    dealt = {zone: [text for text in lying if _card(text) not in named] for zone, lying in zones.items()}
    for zone, lying in wanted.items():
        left = dealt.get(zone, [])
        dealt[zone] = list(lying)
        sources = [came_from[_card(text)] for text in lying if came_from.get(_card(text), zone) != zone]
        for text in left if sources else ():
            # Where it goes it is as unknown as what was taken from there: a bag has no viewers, other zones name them.
            barred = any("|" in other for other in zones[sources[0]])
            dealt[sources[0]].append(f"{_card(text)}|" if barred else _card(text))
    return dealt


def _card(text: str) -> str:
    """A card of a dump without those who know it."""
    return text.partition("|")[0]
