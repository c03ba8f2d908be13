# compiled
"""What the rules do next, as data: steps, and the decisions among them.

A step never changes once made, its fields are public numbers (or tuples of numbers) and it says in FIELDS
what they are called. So an agenda can be shared by copies, written down and read back.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from eldertable.kernel.answers import Answers, Kind

if TYPE_CHECKING:
    from eldertable.kernel.state import State

TABLE: Final = -1
"""The seat that is asked where nobody sits: the table itself. It has one answer: go on."""


class Refusal:
    """Why an answer is not allowed: the rule, and a sentence of the game's locale with its arguments."""

    def __init__(self, rule: str, key: str, args: dict[str, Any]) -> None:
        self.rule = rule
        self.key = key
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing that the rules do next; its fields are all it needs."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, state: Any) -> None:
        """Do it: change the table by small named changes and put what follows on the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A step that waits for an answer: a small number that names something of the rules."""

    ANSWERS: ClassVar[Answers] = Answers()
    """The kinds of answers it can have. They are numbered from 0; the number after the last means *cannot*."""
    RULES: ClassVar[tuple[str, ...]] = ()
    """The ledger ids that a prompt of this kind shows."""
    PRIVATE: ClassVar[bool] = False
    """Whether the options of this kind of decision depend on a secret, wherever `private` does not say otherwise."""
    BREAKS_TO: ClassVar[type[Step] | None] = None
    """Where play goes on after *cannot*: the nearest waiting step of this kind."""

    seat: int
    """The seat that programs ask: the first of `awaited`."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self) -> tuple[int, ...]:
        """Who may answer now."""
        return (self.seat,)

    def awaited(self) -> tuple[int, ...]:
        """Whom the table waits for, the next first. Others among `seats` have had their say and may change it."""
        return self.seats()

    def options(self, state: Any, seat: int) -> list[int]:
        """Every legal answer of this seat, ascending."""
        raise NotImplementedError

    def is_open(self, state: Any, seat: int) -> bool:
        """Whether there surely are several legal answers, told without listing them. If it says no, there may be."""
        return False

    def resolve(self, state: Any, seat: int, answer: int) -> None:
        """Carry the answer out."""
        raise NotImplementedError

    def why_not(self, state: Any, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        """Why this answer may not be given now, with the rule and the numbers; None if it may.

        Asked only of answers that name something at the table. It does not look at `options`: legality is said twice,
        and the conformance suite holds one against the other.
        """
        return None

    def first_rule(self) -> str:
        """The ledger id that this kind of decision stands for, where nothing more exact is to be said."""
        return self.RULES[0] if self.RULES else ""

    def private(self, state: Any) -> bool:
        """Whether the options depend on a secret, reckoned from what everybody knows.

        Then it is asked even if there is one, so that silence tells nothing.
        """
        return self.PRIVATE

    def run(self, state: Any) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision):
    """A decision of the policy *all*: everybody answers, nobody sees another's answer before the last has come."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting",)
    PRIVATE: ClassVar[bool] = True

    waiting: tuple[int, ...]

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.seat = waiting[0]
        self.waiting = waiting

    def seats(self) -> tuple[int, ...]:
        return self.waiting

    def resolve(self, state: Any, seat: int, answer: int) -> None:
        table: State = state
        sealed = table.sealed.copy()
        sealed[seat] = answer
        table.sealed = sealed
        rest = tuple([other for other in self.waiting if other != seat])
        if rest:
            table.then(self.still(rest))
            return
        answers = table.sealed
        table.sealed = [-1] * len(answers)
        for other in range(len(answers)):
            if answers[other] >= 0:
                table.unveil(other)
        self.reveal(state, answers)

    def still(self, rest: tuple[int, ...]) -> Step:
        """The same decision with those who have not answered yet."""
        kind: Any = type(self)
        again: Step = kind(rest)
        return again

    def reveal(self, state: Any, answers: list[int]) -> None:
        """All have answered: one answer per seat, -1 for seats that were not asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class GoOn(Decision):
    """With nobody at the table the game stops here before every turn, so that it can be watched."""

    ANSWERS: ClassVar[Answers] = Answers(Kind("go-on"))
    PRIVATE: ClassVar[bool] = True

    def __init__(self) -> None:
        self.seat = TABLE

    def options(self, state: Any, seat: int) -> list[int]:
        return [0]

    def resolve(self, state: Any, seat: int, answer: int) -> None:
        return None
