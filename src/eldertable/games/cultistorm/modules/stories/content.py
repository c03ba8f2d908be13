"""How stories.toml becomes the Script Book; what is wrong is refused with file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import LETTERS, Content
from eldertable.games.cultistorm.box.content import Reader, lent_by
from eldertable.games.cultistorm.modules.stories.book import Book
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent

FILE = "stories"
MOST = 999
"""No story has a higher number."""
Number = Annotated[int, msgspec.Meta(ge=1, le=MOST)]


class Narrative(shapes.Entry):
    """A narrative card: the number of a story for each cast symbol."""

    id: str
    stories: dict[shapes.Symbol, Number]


class Story(shapes.Entry):
    """A story: what it is read of, and what it does.

    `of` cast: it belongs to a cast symbol, and a narrative card names it. Else it is the story of one card; `module`:
    the card comes with that module and stands in the file of its name.
    """

    id: Number
    of: Literal["cast", "location", "goo", "terror", "endgame", "cultist", "relic", "piece", "world"]
    cast: shapes.Symbol | None = None
    card: str | None = None
    module: str = ""
    effect: list[shapes.Op] = msgspec.field(default_factory=list)


class Knobs(shapes.Entry):
    """The entry `narrative` of modules.toml. `story_kills`: whether the insanity of a story can be the fifth."""

    story_kills: bool = False


class ScriptBook(shapes.Entry):
    """The file stories.toml."""

    narrative: list[Narrative]
    story: list[Story]


def read_book(files: Mapping[str, Mapping[str, Any]], reader: Reader, kills: bool) -> tuple[Book, ScriptBook]:
    """The book and what was read; BadContent names file, entry and field."""
    if FILE not in files:
        raise BadContent(f"{FILE}.toml is missing")
    read = convert(FILE, files[FILE], ScriptBook)
    _check_numbers(read)
    book = Book()
    stories = {story.id: story for story in read.story}
    for card in read.narrative:
        book.cards.append([_named(card, letter, stories) for letter in LETTERS])
    known = _known(reader.content)
    for story in read.story:
        where = f"{FILE}.toml: story {story.id}"
        if story.of == "cast":
            if story.cast is None or story.card is not None:
                raise BadContent(f"{where}, cast: a story of a cast has a symbol and no card")
        else:
            if story.card is None or story.cast is not None:
                raise BadContent(f"{where}, card: a story of one card names it")
            there = lent_by(story.module, files, where) if story.module else known.get(story.of, ())
            if story.card not in there:
                raise BadContent(f"{where}, card: there is no {story.of} {story.card!r}")
            if story.card in book.of:
                raise BadContent(f"{where}, card: {story.card} has story {book.of[story.card]} already")
            book.of[story.card] = story.id
        if story.effect:
            ops = story.effect if kills else [_bearable(op) for op in story.effect]
            bonus = sum(op.n or 1 for op in ops if op.verb == "trophy-bonus")
            if bonus:
                book.bonuses[story.id] = bonus
            book.effects[story.id] = reader.module_effect(FILE, f"story {story.id}", ops)
    return book, read


def _bearable(op: shapes.Op) -> shapes.Op:
    """A story never gives the fifth insanity, neither by what it does nor by what it costs. (CS-NAR-19)"""
    cost = [_bearable(paid) for paid in op.cost]
    # With a particular it is refused, by the name it was written with.
    capped = op.verb == "mad" and op.what is None
    return msgspec.structs.replace(op, verb="mad-capped" if capped else op.verb, cost=cost)


def _check_numbers(read: ScriptBook) -> None:
    unique(FILE, [card.id for card in read.narrative])
    numbers = [story.id for story in read.story]
    for at, number in enumerate(numbers):
        if number in numbers[:at]:
            raise BadContent(
                f"{FILE}.toml: story {number}, id: there are two stories of this number; give one another"
            )


def _named(card: Narrative, letter: str, stories: Mapping[int, Story]) -> int:
    """The story that a narrative card names for a cast symbol."""
    where = f"{FILE}.toml: {card.id}, stories"
    number = next((number for symbol, number in card.stories.items() if symbol == letter), None)
    if number is None:
        raise BadContent(f"{where}: {letter} is missing")
    if number not in stories:
        raise BadContent(
            f"{where}: {letter} points to story {number}, and there is none; name one of the file"
        )
    if stories[number].cast != letter:
        raise BadContent(f"{where}: {letter} points to story {number}, which is not of that cast")
    return number


def _known(content: Content) -> dict[str, tuple[str, ...]]:
    """The cards that this game has, by what a story can be of."""
    return {
        "location": tuple(location.id for location in content.locations),
        "goo": tuple(content.goos.ids),
        "terror": tuple(content.terror_ids),
        "endgame": tuple(endgame.id for endgame in content.endgames),
        "cultist": tuple(content.cultists.ids),
    }
