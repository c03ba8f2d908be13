# compiled
"""What a sensible player of the Deep Ones hopes for."""

from eldertable.games.eldritch_arkham.bot.role_bot import RoleBot
from eldertable.games.eldritch_arkham.box.cards import CALL_ROW, DRAG_ROW
from eldertable.games.eldritch_arkham.box.places import COLOURS, LOCATIONS, SUPPLY
from eldertable.games.eldritch_arkham.roles.deep_ones.rules import (
    DeepAction,
    Drag,
    Passenger,
    Sink,
    open_slots,
)
from eldertable.games.eldritch_arkham.table.fields import DELAYED
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import has_victim, open_to


class DeepOnesBot(RoleBot):
    """Hopes and habits of the role."""

    def __init__(self) -> None:
        super().__init__()
        self.promise = 0.2
        self.plans = True
        self.begins = frozenset([DeepAction])
        self.stops = frozenset([DeepAction])
        self.unfinished = frozenset([Drag, Passenger, Sink])

    def hopes(self, state: ArkhamState, seat: int) -> float:
        """Drags of this turn and the next: Outsiders by the water beside victims, fields to use, enough of them at home."""
        worth = 0.0
        ready = called = 0
        board = state.board
        enterable = open_to(state, seat)
        units = state.units
        for location in range(LOCATIONS):
            own = units[location * COLOURS + seat]
            lying = units[location * COLOURS + DELAYED]
            if not own and not lying:
                continue
            worth += 0.9 * own + 0.6 * lying
            if board.by_water[location] & enterable and has_victim(state, seat, location):
                prey = state.crowd(location) - own - lying
                ready += min(own, prey)
                called += min(own + lying, prey)
        tokens = state.count(SUPPLY, seat)
        now = 0
        if state.acting == seat:
            fields = len(open_slots(state, DRAG_ROW)) if tokens else 0
            now = min(fields, tokens, ready)
            if fields and tokens > 1 and called and open_slots(state, CALL_ROW):
                now = max(now, min(fields, tokens - 1, called))
        rows = state.agreed.numbers.row_fields
        for row in range(len(state.limits)):
            limit = state.limits[row]
            fields = (limit - 1 if limit else rows[row]) + state.loads[row]
            worth += (7.0 if row == DRAG_ROW else 2.0) * fields
            if row == DRAG_ROW:
                worth += 8.0 * min(fields, called - now)
        home = tokens + sum(state.slots) + sum(state.loads) + state.drowned
        return worth + 15.0 * now + 1.5 * (called - now) + 1.4 * min(home, 4) + 0.4 * max(0, home - 4)
