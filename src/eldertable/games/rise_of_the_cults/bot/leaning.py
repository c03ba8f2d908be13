# compiled
"""What a player sets store by, in tenths of a Victory Point: other things alone against the NPC than among people.

The numbers for the solo game are those with which greedy players came furthest against the NPC: it pays for nothing and
fights with more than people do, so strength counts for more, and whatever it is kept from.
"""

from typing import Final

from eldertable.games.rise_of_the_cults.table.state import RiseState


class Leaning:
    """What is worth how much to a player, where it depends on whom one plays against."""

    def __init__(self) -> None:
        self.level = 2.4
        """A level of a Ritual on the board."""
        self.denied = 2.4
        """A level of a rival's Ritual that a Confrontation removes."""
        self.setback = 4.0
        """What a lost Confrontation costs besides Rituals."""
        self.npc_force = 4.5
        """What the NPC's cards and dice bring to a fight."""
        self.spread = 6.0
        """How far two totals must lie apart for a fight to be as good as settled."""
        self.marker_strength = 1.5
        """A Plan marker where one has Rituals, for each of their levels."""
        self.marker_site = 4.0
        """A Plan marker where one has a Cult Site."""
        self.marker_crowd = 3.5
        """What a second Plan marker in the same district is worth less."""
        self.site = 2.5
        """A Cult Site, for each round to come."""
        self.power = 1.0
        """A point of Power that is paid."""
        self.bluff = 1.4
        self.influence = 1.2
        """What Influence gives besides the Ritual that moves in."""
        self.card_use = 0.45
        """How much of a card's worth comes up in each round to come."""
        self.card_price = 0.75
        """A point of Power that is paid for a card."""
        self.thug = 0.7
        self.initiate = 1.3
        self.freak = 1.25


def against_the_npc() -> Leaning:
    """What whoever plays alone sets store by."""
    alone = Leaning()
    alone.level = 6.0
    alone.denied = 2.8
    alone.npc_force = 8.9
    alone.spread = 3.0
    alone.marker_strength = 3.0
    alone.marker_site = 2.4
    alone.marker_crowd = 4.1
    alone.site = 2.1
    alone.bluff = 2.1
    alone.card_use = 0.33
    alone.card_price = 2.0
    alone.freak = 1.0
    return alone


TOGETHER: Final = Leaning()
ALONE: Final = against_the_npc()


def leaning(state: RiseState) -> Leaning:
    """What players of this game set store by."""
    return ALONE if state.agreed.solo else TOGETHER
