"""What the looks ask of a role: its page, its cards, and what is on its notebook that no other has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from eldertable.games.eldritch_arkham.box.cards import Content
from eldertable.games.eldritch_arkham.table.fields import (
    ANCIENT_CARD,
    ANCIENT_DECK,
    ANCIENT_PAST,
    INVESTIGATOR_CARD,
    INVESTIGATOR_DECK,
    INVESTIGATOR_PAST,
    LAW_DECK,
    LAW_HAND,
    LAW_PAST,
    REVEALED,
    RITUAL_DECK,
    RITUAL_HAND,
    RITUAL_PAST,
    WORSHIP,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.pointing import Aspect, Point
from eldertable.kernel.presence import Present, PresentAspect
from eldertable.kernel.scene import Look, Piece
from eldertable.kernel.steps import Decision
from eldertable.kernel.telling import Label, Name
from eldertable.kernel.verbs import Verb

if TYPE_CHECKING:
    from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling


class Cards(NamedTuple):
    """The cards of a set of pieces: their kind, their ids, the deck, and the other places where they lie."""

    kind: str
    ids: Callable[[Content], list[str]]
    deck: str
    deck_zone: int
    places: tuple[tuple[str, int, Look], ...]
    aside: tuple[tuple[str, int], ...] = ()
    """Places that are parts of the role's own."""


ANCIENT_CARDS = Cards(
    "ancient",
    lambda content: content.ancients.ids,
    "ancient-deck",
    ANCIENT_DECK,
    (("ancient", ANCIENT_CARD, "cards"), ("ancient-discard", ANCIENT_PAST, "cards")),
)
RITUAL_CARDS = Cards(
    "ritual",
    lambda content: content.rituals.ids,
    "ritual-deck",
    RITUAL_DECK,
    (
        ("ritual-hand", RITUAL_HAND, "hand"),
        ("worship", WORSHIP, "cards"),
        ("revealed", REVEALED, "cards"),
        ("ritual-discard", RITUAL_PAST, "cards"),
    ),
)
INVESTIGATOR_CARDS = Cards(
    "investigator",
    lambda content: content.investigators.ids,
    "investigator-deck",
    INVESTIGATOR_DECK,
    (
        ("investigator", INVESTIGATOR_CARD, "cards"),
        ("investigator-discard", INVESTIGATOR_PAST, "cards"),
    ),
)
LAW_CARDS = Cards(
    "law",
    lambda content: content.laws.ids,
    "law-deck",
    LAW_DECK,
    (("law-hand", LAW_HAND, "hand"), ("law-discard", LAW_PAST, "cards")),
)


class Part(NamedTuple):
    """A zone of a notebook, before it knows whose it is."""

    id: str
    label: str
    kind: str
    look: Look = "line"
    fields: int = 0
    tip: str = ""


Counted = tuple[str, int, int | None]
"""Name and number of a counter, and the most it can be."""


class RoleLooks:
    """How a role looks, and the words and places of answers that only it gives."""

    page: ClassVar[str] = ""
    """Its page of the rulebook, as the ids of its rules name it."""
    cards: ClassVar[Cards | None] = None
    acts: ClassVar[bool] = True
    """Whether it has a number of actions in its turn."""
    shows_paths: ClassVar[bool] = False
    """Whether something of the role lies on paths."""
    points: ClassVar[Mapping[str, Point]] = {}
    """What kinds of answers point at that only this role gives."""
    aspects: ClassVar[Mapping[str, Aspect]] = {}
    """What is pointed at by what only this role's answers name."""

    said: ClassVar[Mapping[str, Sequence[Verb]]] = {}
    """Verbs of its board that are said by sentences of their own, and how their names begin: a dash and the verb follow."""

    present: ClassVar[Mapping[str, Present]] = {}
    """When what kinds of answers name is there, of which only this role gives them."""
    present_aspects: ClassVar[Mapping[str, PresentAspect]] = {}
    """When that is there which only this role's answers name."""

    def names(self, telling: ArkhamTelling) -> Mapping[str, Name]:
        """What sentences say in place of numbers that only this role has."""
        return {}

    def labels(self, telling: ArkhamTelling) -> Mapping[str, Label]:
        """Answers of this role in words, where their sentence needs more than names."""
        return {}

    def board_tip(self, telling: ArkhamTelling) -> str:
        """What its board says besides the fields that are zones."""
        return ""

    def more(self, state: ArkhamState, decision: Decision) -> int:
        """How often the same will be asked after this, as its page says."""
        return 0

    def parts(self, state: ArkhamState, telling: ArkhamTelling) -> list[Part]:
        """The fields and tracks of its notebook."""
        return []

    def pieces(self, state: ArkhamState, side: int) -> list[Piece]:
        """What lies on them."""
        return []

    def counters(self, state: ArkhamState, side: int) -> list[Counted]:
        """What it counts besides Omen points, Mythos and actions."""
        return []
