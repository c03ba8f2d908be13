# compiled
"""What modules have in common on the table: clauses that wait, marks of a turn, and what holds in the present fight.

It lies on every table that uses a module, whichever that is, and on no other.
"""

from typing import Any, ClassVar

from eldertable.kernel.fields import ROW, Field
from eldertable.kernel.state import Part, State


class Marks(Part):
    """The marks that verbs of modules' texts leave.

    `tired`: 1 in the next preparation phase, 2 in this one, 3 in both. `fought` is the enemy of the present fight, to which
    it has the symbols `stronger` besides its own; `left` says that the fighter has left it. What texts
    cover of its symbols for nothing is `given`: the sets of which each covers one. The three rows `waiting` are the
    clauses to be carried out when the next preparation phase begins: for whom, of which text, which one.
    """

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("tired", by=("seat",)),
        Field("no_rerolls", by=("seat",)),
        Field("fought", of="enemy"),
        Field("left"),
        Field("stronger", by=("symbol",)),
        Field("given", by=(ROW,), shared=True),
        Field("waiting_seat", by=(ROW,), of="seat", shared=True),
        Field("waiting_effect", by=(ROW,), of="effect", shared=True),
        Field("waiting_clause", by=(ROW,), shared=True),
    )

    tired: list[int]
    no_rerolls: list[int]
    fought: int
    left: int
    stronger: list[int]
    given: tuple[int, ...]
    waiting_seat: tuple[int, ...]
    waiting_effect: tuple[int, ...]
    waiting_clause: tuple[int, ...]


def marks_of(state: State) -> Marks:
    """The marks of a table that uses a module."""
    marks: Marks = state.part(Marks)
    return marks
