# compiled
"""What a verb of a text is: its number, its name, what an effect gives it, and where it may stand.

What each verb does is said by the rules; here is only what all of them have in common.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from eldertable.kernel.errors import BadContent, RulesError
from eldertable.kernel.verbs import Verb

TEXT: Final = "text"
"""A verb may stand in the text of a support, an ability, an object or a location, ..."""
FIGHT: Final = "fight"
"""... help in a fight, ..."""
COST: Final = "cost"
"""... be paid before the colon, ..."""
ALWAYS: Final = "always"
"""... hold as long as its card does, ..."""
EVENT: Final = "event"
"""... befall whoever draws its card, ..."""
CANCEL: Final = "terror"
"""... cancel an advance of the terror marker, ..."""
MODULE: Final = "module"
"""... or stand in the text of a module's card only, where every verb of texts may stand too."""


class Op:
    """One verb of a text with its number and its particular (a symbol set, a place)."""

    def __init__(self, deed: "OpVerb", n: int, what: int) -> None:
        self.deed = deed
        self.verb: int = deed.number
        self.n = n
        self.what = what
        self.cost: list[Op] = []
        """What is paid for this verb alone, in the text of a module."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OpVerb(Verb):
    """A verb of card texts, as the rules know it."""

    def __init__(
        self,
        number: int,
        name: str,
        uses: tuple[str, ...],
        needs: tuple[str, ...] = (),
        may: tuple[str, ...] = ("n",),
        whats: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, needs, may)
        self.number = number
        self.uses = uses
        self.whats = whats
        """The words that its particular can be, by number."""
        self.asks = False
        """Whether its own question has *leave it* among its answers."""
        self.harms = False
        """Whether it is carried out even if it does its subject no good."""
        self.alike = False
        """Whether it could do good to everybody or to nobody."""
        self.maddens = False
        """Whether it gives its subject insanity: where it can be left, it is not offered if that would kill."""
        self.placeless = False
        """Whether it needs neither a place, a die nor a fight, so that texts with it reach who is absent, too."""
        self.handed = False
        """Whether it needs nothing but its subject's hands: texts with it reach some who are absent."""
        self.there = False
        """Whether it needs its subject to be there: in a module's text it passes by who is absent."""
        self.placed = False
        """Whether it concerns the board rather than an investigator: where the table chooses, it chooses where."""

    def particular(self, where: str, word: str) -> int:
        """The number of its particular; BadContent names file and entry."""
        if not self.whats:
            return 0
        if word not in self.whats:
            raise BadContent(f"{where}, what: {word!r} is not one of {', '.join(self.whats)}")
        return self.whats.index(word)

    def can(self, state: Any, seat: int, op: Op) -> bool:
        """Whether it could do its subject any good now."""
        return False

    def carry(self, state: Any, seat: int, op: Op) -> None:
        """Do it for its subject."""
        raise NotImplementedError

    def payable(self, state: Any, seat: int, n: int) -> bool:
        """Whether a seat can pay so much of it."""
        raise NotImplementedError

    def pay(self, state: Any, seat: int, n: int) -> None:
        """Pay it."""
        raise NotImplementedError

    def payable_op(self, state: Any, seat: int, op: Op) -> bool:
        """Whether a seat can pay it, with its particular."""
        return self.payable(state, seat, op.n)

    def pay_op(self, state: Any, seat: int, op: Op) -> None:
        """Pay it, with its particular."""
        self.pay(state, seat, op.n)

    def befall(self, state: Any, seat: int, n: int) -> None:
        """Do it to whoever drew it."""
        raise NotImplementedError


class Standing(OpVerb):
    """What an ability or a location gives as long as it holds; rules that reckon with it ask for it by its number."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, (ALWAYS,))


@mypyc_attr(allow_interpreted_subclasses=True)
class TerrorVerb(Verb):
    """A verb of terror cards, as the rules know it."""

    def __init__(self, number: int, name: str) -> None:
        super().__init__(name, (), ("n",))
        self.number = number

    def carry(self, state: Any, n: int) -> None:
        """Do it to the table."""
        raise NotImplementedError


def check_numbers(verbs: Sequence[OpVerb | TerrorVerb]) -> None:
    """Each verb stands at its number in the list, the first at 1: positions and content know verbs by number."""
    for at in range(len(verbs)):
        if verbs[at].number != at + 1:
            raise RulesError(f"the verb {verbs[at].name!r} has the number {verbs[at].number}, not {at + 1}")
