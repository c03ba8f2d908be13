# compiled
"""What the bot asks of a role: what it hopes to make of its position, and which of its questions begin or end something."""

from mypy_extensions import mypyc_attr

from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.steps import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class RoleBot:
    """How a role is played sensibly."""

    def __init__(self) -> None:
        self.promise = 4.0
        """How many Omen points its way of growing is worth to whoever estimates its chances."""
        self.plans = False
        """Whether many small actions pay only together: then the next action is looked at as well."""
        self.counts_actions = False
        """Whether its hopes ask how many actions are left."""
        self.begins: frozenset[type[Decision]] = frozenset()
        """Questions that begin something new: what an action did is judged before them."""
        self.stops: frozenset[type[Decision]] = frozenset()
        """Questions that can be stopped, which only ends something: then things stand as they do."""
        self.unfinished: frozenset[type[Decision]] = frozenset()
        """Questions before which an action has done nothing yet: they are answered somehow before it is judged."""

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """What the role expects to make of its position, in tenths of an Omen point."""
        return 0.0


def soon(work: int, left: int, each: int) -> float:
    """What a reward is still worth that takes so much work, with so many actions left now and so many each turn."""
    worth = 1.0 - 0.02 * work
    while work > left:
        work -= each
        worth *= 0.85
    return worth
