# compiled
"""What a sensible player of the Police hopes for."""

from typing import Final

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.bounds import ORDER_FIELDS
from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.games.eldritch_arkham.roles.police.rules import (
    Arrest,
    ArrestNext,
    Arrests,
    Assign,
    AssignOrder,
    Plan,
    Recruit,
    demanded,
)
from eldertable.games.eldritch_arkham.rules.sets.officers import beats
from eldertable.games.eldritch_arkham.table.fields import (
    ARREST,
    ASSIGN,
    PATROL,
    RECRUIT,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim, locations_in, sources
from eldertable.kernel.rows import raised

ENOUGH: Final = 2
"""More Officers than this in the supply are no better."""


class PoliceBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 4.9
        self.plans = True
        self.begins = frozenset([Plan, AssignOrder, Arrest])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Officers beside suspects for as many arrests as ordered, and orders that can be fulfilled."""
        assigning = recruiting = arresting = False
        orders = state.orders
        ordered = [demanded(state, field) for field in range(ORDER_FIELDS)]
        for step in state.agenda:
            if isinstance(step, AssignOrder):
                for field in step.picks:
                    orders = raised(orders, field, 1)
                    ordered[field] += 1
                assigning = True
            elif isinstance(step, Assign):
                assigning = True
            elif isinstance(step, Recruit):
                recruiting = True
            elif isinstance(step, (Arrests, ArrestNext, Arrest)):
                arresting = True
        places = 0
        for location in locations_in(beats(state, seat)):
            if has_victim(state, seat, location):
                places += 1
        officers = state.on_board(seat)
        free = state.count(SUPPLY, seat)
        if free < ENOUGH or free < ordered[RECRUIT]:
            free += len(sources(state, seat))
        coming = recruiting or not arresting
        reach = places
        if coming:
            reach += min(ordered[RECRUIT], free) + (1 if officers > places else 0)
        wanted = ordered[ARREST]
        worth = 3.0 * places + 1.5 * min(free, ENOUGH) + (1.0 if state.wagon >= 0 else 0.0)
        worth -= 6.0 * (orders[RECRUIT] + orders[PATROL]) + 3.0 * orders[ASSIGN]
        worth -= 4.0 * max(0, ordered[PATROL] - officers - 1)
        short = ordered[RECRUIT] > free and coming
        if assigning:
            worth += 6.0 * max(0, min(ordered[ASSIGN], reach - wanted))
        if arresting and not short:
            worth += 8.0 * min(wanted, reach)
        if short or (arresting and wanted > reach):
            return worth
        return worth + 8.0 * min(wanted, reach) - 2.0 * max(0, wanted - reach)
