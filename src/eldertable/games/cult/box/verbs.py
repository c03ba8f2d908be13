# compiled
"""What the verbs of effects take: their fields, and the words that these may be. What they do stands in the rules."""

from typing import Final

from eldertable.kernel.verbs import Verb

MOST: Final = 20


class CardVerb(Verb):
    """A verb of cards, abilities and celebrations; any effect of theirs may be a must. (CULT-RUL-31)

    `leads` and `filters` are the words that the fields `where` and `filter` may have with it, `most` the most that its
    number may be. `minds_cards` says whether it matters to it which cards were paid before: it plays one, or needs
    a deck that is not empty. (CULT-RUL-34)
    """

    def __init__(
        self,
        name: str,
        needs: tuple[str, ...] = (),
        may: tuple[str, ...] = (),
        leads: tuple[str, ...] = (),
        filters: tuple[str, ...] = (),
        most: int = MOST,
        minds_cards: bool = False,
    ) -> None:
        super().__init__(name, needs, (*may, "must"))
        self.leads = leads
        self.filters = filters
        self.most = most
        self.minds_cards = minds_cards
