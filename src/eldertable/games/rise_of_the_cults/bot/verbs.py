# compiled
"""What verbs of Cult cards are worth: to own a card with it, and to use it now."""

from typing import Final

from eldertable.games.rise_of_the_cults.table.fields import BLANK, THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState

ORDINARY: Final = 0.6


class VerbWorth:
    """What an ability is worth: `owned` to have the card for the rest of the game, `now` to use it."""

    def __init__(self, owned: float = ORDINARY, now: float = 1.0) -> None:
        self.owned = owned
        self.now = now

    def use(self, state: RiseState) -> float:
        """What using it now is worth, if it costs nothing."""
        return self.now


class RerollWorth(VerbWorth):
    """A die is rolled again if one shows Bad Luck, or most show Thugs."""

    def use(self, state: RiseState) -> float:
        return 0.5 if state.faces[BLANK] or state.faces[THUG] > 2 else -0.5


class TurnWorth(VerbWorth):
    """A die is turned if there is one that is worth less."""

    def use(self, state: RiseState) -> float:
        return 0.6 if state.faces[BLANK] or state.faces[THUG] else -0.5


VERB_WORTHS: Final[dict[str, VerbWorth]] = {
    "draw": VerbWorth(),
    "reroll": RerollWorth(),
    "set-die": TurnWorth(),
    "gain-tokens": VerbWorth(),
    "both-bonuses": VerbWorth(),
    "skip-advance": VerbWorth(),
    "place-ritual": VerbWorth(3.0, 3.0),
    "take-district-card": VerbWorth(1.5),
    "remove-ritual": VerbWorth(),
    "add-attack": VerbWorth(),
    "add-attack-per-ritual": VerbWorth(),
    "add-top-card": VerbWorth(),
    "disorganize-others": VerbWorth(),
    "disorganize-winner": VerbWorth(),
    "gain-thugs": VerbWorth(),
    "win-ties": VerbWorth(),
    "add-terror": VerbWorth(),
    "ignore-investigator": VerbWorth(),
    "add-dominance": VerbWorth(5.0),
}


def verb_worth(state: RiseState, ability: int) -> VerbWorth:
    """What the verb of an ability is worth."""
    verb = state.agreed.kinds.verb[ability]
    assert verb is not None
    return VERB_WORTHS[verb.name]
