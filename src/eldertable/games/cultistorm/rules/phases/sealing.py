# compiled
"""Phase 6, location sealing: trophies are put down, gates are sealed. Great Old Ones seal by being beaten."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import SYMBOL
from eldertable.games.cultistorm.box.places import AT_PLACE, COLUMN, LAID_SEAL, PLACES, SYMBOLS
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.endings import check_victory
from eldertable.games.cultistorm.rules.moments import befall, come
from eldertable.games.cultistorm.rules.refusing import why_deadly, why_not_delivered
from eldertable.games.cultistorm.table.fields import DIED_SEALING, SEALING_PHASE
from eldertable.games.cultistorm.table.modules import GATE_SEALED, SEALING_BEGINS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step


class Sealing(Step):
    """In seat order each may put trophies, seal or pass, until all have passed in a row. (CS-RUL-129)"""

    def run(self, state: StormState) -> None:
        state.phase = SEALING_PHASE
        come(state, SEALING_BEGINS)
        state.then(SealOrPass(state.leader, 0))


def sealable(state: StormState, seat: int) -> list[int]:
    """The locations that a seat can seal: its own, unless a module lets it seal from afar. (CS-SEA-05)"""
    for module in state.agreed.asked.seals_from_afar:
        if module.seals_from_afar(state, seat):
            return [place for place in range(PLACES) if can_seal(state, seat, place)]
    here = state.place[seat]
    return [here] if can_seal(state, seat, here) else []


def can_seal(state: StormState, seat: int, place: int) -> bool:
    """Trophies enough, the right gate seal, no Great Old One, a sealer who survives it, and no module's veto.

    (CS-SEA-01, CS-SEA-05, CS-SEA-07, CS-SEA-09, CS-SEA-12, CS-CRE-17)
    """
    return (
        place >= 0
        and not state.closed[place]
        and state.goo[place] < 0
        and state.seal[state.symbol_of(place)] == seat
        and state.trophies_of(AT_PLACE + place) >= state.agreed.investigators
        and state.bears(seat, price(state, place))
        and (not state.agreed.modules or state.why_no_sealing(place) is None)
    )


def price(state: StormState, place: int) -> int:
    """The insanity that sealing a location costs: 1 for each cultist there. (CS-SEA-07, CS-RUL-109)"""
    return len(state.zones[COLUMN + place])


def why_not_sealed(state: StormState, seat: int, place: int) -> Refusal | None:
    """What stands against sealing a location. (CS-SEA-01, CS-SEA-05, CS-SEA-07, CS-SEA-09)"""
    if place < 0:
        return state.why_absent(seat)
    symbol = state.symbol_of(place)
    if state.closed[place]:
        return Refusal("CS-SEA-05", "why-sealed", {"place": place})
    if state.goo[place] >= 0:
        return Refusal("CS-SEA-09", "why-goo-there", {"goo": state.goo[place], "place": place})
    if state.seal[symbol] != seat:
        return Refusal("CS-SEA-05", "why-no-seal", {"symbol": symbol})
    has = state.trophies_of(AT_PLACE + place)
    if has < state.agreed.investigators:
        return Refusal(
            "CS-SEA-01", "why-not-ready", {"place": place, "n": state.agreed.investigators, "has": has}
        )
    return why_deadly(state, seat, price(state, place)) or state.why_no_sealing(place)


class SealOrPass(Decision):
    """Pass, seal the own location, or put a trophy on it. Nobody moves, so one seals one location at most.

    (CS-RUL-104, CS-RUL-105, CS-DEC-18, CS-DEC-24)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passes")
    ANSWERS: ClassVar[Answers] = Answers(Kind("pass"), Kind("seal"), Kind("deliver", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SEA-05", "CS-SEA-07", "CS-DEC-24")

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [PASS, SEAL] if sealable(state, seat) else [PASS]
        return found + [PUT + symbol for symbol in range(SYMBOLS) if state.can_deliver(seat, symbol)]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "pass":
            return None
        if kind == "deliver":
            return why_not_delivered(state, seat, values[0])
        return None if sealable(state, seat) else why_not_sealed(state, seat, state.place[seat])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        following = (seat + 1) % state.agreed.team
        if answer == PASS:
            if self.passes + 1 < state.agreed.team:
                state.then(SealOrPass(following, self.passes + 1))
            return
        state.causer = seat
        if answer == SEAL:
            begin_sealing(state, seat)
        else:
            state.deliver(seat, answer - PUT)
        if not state.ended:
            state.then(Onward(), SealOrPass(following, 0))


PASS: Final = SealOrPass.ANSWERS.start("pass")
SEAL: Final = SealOrPass.ANSWERS.start("seal")
PUT: Final = SealOrPass.ANSWERS.start("deliver")


def begin_sealing(state: StormState, seat: int) -> None:
    """Seal the only location that can be sealed; of several a module asks for one."""
    gates = sealable(state, seat)
    if len(gates) == 1:
        seal(state, seat, gates[0])
        return
    for module in state.agreed.asked.let_seal:
        if module.let_seal(state, seat):
            return


def seal(state: StormState, seat: int, place: int) -> None:
    """Seal a location: 1 insanity for each cultist there. Who dies of it loses, be it the last gate.

    (CS-LOS-05, CS-SEA-05, CS-SEA-06, CS-SEA-07, CS-SEA-08, CS-SEA-11, CS-SEA-12, CS-SEA-13, CS-RUL-113)
    """
    symbol = state.symbol_of(place)
    n = price(state, place)
    state.closed = replaced(state.closed, place, 1)
    if not state.agreed.random_locations:
        state.seal = replaced(state.seal, symbol, LAID_SEAL)
    state.clear_place(place)
    if state.chronicle is not None:
        state.tell("CS-SEA-05", "sealed", who=seat, place=place)
    if not state.survives(seat, n):
        state.mad[seat] += n
        if state.chronicle is not None:
            state.tell("CS-SEA-07", "insanity", who=seat, n=n)
            state.tell("CS-LOS-05", "died", who=seat)
        state.finish(DIED_SEALING, 0)
        return
    state.madden(seat, n, "CS-SEA-07")
    for module in state.agreed.asked.sealed:
        module.sealed(state, place)
    check_victory(state)
    befall(state, GATE_SEALED, place)
