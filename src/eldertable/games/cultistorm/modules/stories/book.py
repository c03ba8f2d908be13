# compiled
"""The Script Book, frozen: which story is read of what, and the number of the text that it carries out."""

from typing import Final

from eldertable.games.cultistorm.box.places import SYMBOLS

NO_STORY: Final = 0
"""Stories count from 1."""
NO_EFFECT: Final = -1


class Book:
    """Stories by what they are read of, and their effects by number."""

    def __init__(self) -> None:
        self.cards: list[list[int]] = []
        """For each narrative card the stories by cast symbol. (CS-NAR-07)"""
        self.of: dict[str, int] = {}
        """The story of a card with a number of its own. (CS-NAR-03)"""
        self.effects: dict[int, int] = {}
        """The text that a story carries out; those of mood only have none."""
        self.bonuses: dict[int, int] = {}
        """The trophies more that a win brings, where a story promises some."""

    def own(self, card: str) -> int:
        """The story of this card; none if it has no number of its own. (CS-CRE-19)"""
        return self.of.get(card, NO_STORY)

    def by_cast(self, card: int, cast: int) -> int:
        """The story that a narrative card names for a cast symbol. (CS-NAR-02)"""
        return self.cards[card][cast] if 0 <= cast < SYMBOLS else NO_STORY

    def bonus(self, story: int) -> int:
        """How many trophies more whoever wins the fight of this story takes. (CS-NAR-17)"""
        return self.bonuses.get(story, 0)

    def effect(self, story: int) -> int:
        """What a story carries out; NO_EFFECT if it is mood only."""
        return self.effects.get(story, NO_EFFECT)
