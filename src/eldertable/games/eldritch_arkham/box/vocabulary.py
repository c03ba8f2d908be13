# compiled
"""The verbs of content as content is read: what is said of them in the rules is handed over on loading.

What a verb does stands in the rules, with the cards or the role that use it.
"""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from eldertable.kernel.verbs import Verb

Vocabulary = Mapping[str, Sequence[Verb]]
"""The verbs of each kind of text: "monsters", "laws", "rings" and so on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LineVerb(Verb):
    """A verb of the lines of a card: besides its fields, the ways in which it can be done."""

    def __init__(
        self, name: str, hows: tuple[str, ...] = (), needs: tuple[str, ...] = (), may: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name, needs, may)
        self.hows = hows


@mypyc_attr(allow_interpreted_subclasses=True)
class StayingVerb(Verb):
    """A verb of Investigators; the unit of some can never be taken off the board."""

    def __init__(self, name: str, stays: bool = False) -> None:
        super().__init__(name, ("n",))
        self.stays = stays
