"""Tables that have, between them, every two things that people can agree on together.

Nobody can check all mixtures of thirty options, but what goes wrong nearly always goes wrong by one option or by two. So
a few dozen tables are enough, if every value of every option meets every value of every other one at some of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any

from eldertable.kernel import BadOption, Game, Option

Matter = tuple[str, Any]
"""What one value is chosen for: an option, or (of an option that takes several) one of its choices."""
Agreed = dict[Matter, int]
"""For each matter the number of its value."""
Pair = frozenset[tuple[Matter, int]]
FEW = 8
"""So many numbers are all tried."""


def covering(game: Game, seats: int, given: Mapping[str, Any] | None = None) -> Iterator[dict[str, Any]]:
    """Options of one table after the other, until every two values that the rules allow together were at one.

    `given` holds at all of them. Each table is made around two values that have not met yet; for everything else it has
    the value with the most new meetings there. What the rules refuse is left out.
    """
    return _Covering(game, seats, dict(given or {})).tables()


def values(game: Game, seats: int, given: Mapping[str, Any]) -> dict[Matter, Sequence[Any]]:
    """Everything that can be agreed on besides what is given, with its values.

    Where every seat has a choice of its own, the choices go round the table, beginning with each of them once.
    """
    found: dict[Matter, Sequence[Any]] = {}
    for option in game.options:
        if option.name in given or option.kind == "text":
            continue
        if option.several:
            found |= {(option.name, choice): (False, True) for choice in option.choices}
        elif option.per_seat:
            rounds = [
                [option.choices[(first + seat) % len(option.choices)] for seat in range(seats)]
                for first in range(len(option.choices))
            ]
            found[option.name, None] = [option.default, *rounds]
        else:
            found[option.name, None] = _single(option)
    return found


def _single(option: Option) -> Sequence[Any]:
    """The values of one option; of many numbers only the least, the usual one and the most."""
    if option.kind == "bool":
        return (False, True)
    if option.kind != "int":
        return option.choices
    least, most = option.choices
    numbers = range(least, most + 1)
    return numbers if len(numbers) <= FEW else tuple(dict.fromkeys((option.default, least, most)))


class _Covering:
    """The matters of a game at a table for so many, and which of their values have not met yet."""

    def __init__(self, game: Game, seats: int, given: dict[str, Any]) -> None:
        self.game, self.seats, self.given = game, seats, given
        self.values = values(game, seats, given)
        self.unmet: dict[Pair, None] = {
            frozenset(((one, a), (other, b))): None
            for one, other in combinations(self.values, 2)
            for a, b in product(range(len(self.values[one])), range(len(self.values[other])))
        }

    def tables(self) -> Iterator[dict[str, Any]]:
        """The options of each table."""
        while self.unmet:
            pair = next(iter(self.unmet))
            agreed = dict(pair)
            if not self.allowed(agreed):
                del self.unmet[pair]
                continue
            self.agree_on_the_rest(agreed)
            for met in combinations(agreed.items(), 2):
                self.unmet.pop(frozenset(met), None)
            yield self.options(agreed)

    def agree_on_the_rest(self, agreed: Agreed) -> None:
        """Give every other matter that allowed value which meets the most others for the first time."""
        for matter, known in self.values.items():
            if matter in agreed:
                continue
            numbers = sorted(range(len(known)), key=lambda number: -self.news(agreed, matter, number))
            agreed[matter] = next(number for number in numbers if self.allowed({**agreed, matter: number}))

    def news(self, agreed: Agreed, matter: Matter, number: int) -> int:
        """How many values it would meet here for the first time."""
        return sum(frozenset(((matter, number), other)) in self.unmet for other in agreed.items())

    def allowed(self, agreed: Agreed) -> bool:
        """Whether a table can agree on this, and on all else as usual."""
        try:
            self.game.sit_down(self.seats, self.options(agreed), unattended=True)
        except BadOption:
            return False
        return True

    def options(self, agreed: Agreed) -> dict[str, Any]:
        """What is agreed on, as the options of a table."""
        found = dict(self.given)
        for (name, choice), number in agreed.items():
            value = self.values[name, choice][number]
            if choice is None:
                found[name] = value
            else:
                chosen = found.setdefault(name, [])
                if value:
                    chosen.append(choice)
        return found
