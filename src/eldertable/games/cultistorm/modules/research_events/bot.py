# compiled
"""What a sensible player makes of research events: they are carried out whether they are welcome or not."""

from typing import Any, Final

from eldertable.games.cultistorm.table.modules import Advice

STILL_AIR: Final = 5.0


class Reader(Advice):
    """An advance that is not made is worth half a kill."""

    def verb_worth(self, state: Any, op: Any, seat: int) -> float:
        return STILL_AIR
