# compiled
"""Phase 5, combat: one location after the other, one investigator after the other, one fight after the other.

A fight itself is in `fighting/`; which symbols an enemy has and who is in reach, in `table/symbols.py`.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import ENEMY, SYMBOL
from eldertable.games.cultistorm.box.places import BEFORE, COLUMN, GOO_TARGET, PLACES
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.fighting.fight import Fight, Penalty
from eldertable.games.cultistorm.rules.fighting.winning import holder_of
from eldertable.games.cultistorm.rules.moments import come, come_to
from eldertable.games.cultistorm.rules.refusing import why_deadly, why_elsewhere, why_not_delivered
from eldertable.games.cultistorm.table.enemies import attack_madness, is_ranged, within_reach
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE
from eldertable.games.cultistorm.table.modules import COMBAT_BEGINS, FIGHT_BEGINS, ROUND_BEGINS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step


class Combat(Step):
    """Great Old Ones at a gate fall due; then from place 1 clockwise. (CS-CMB-02, CS-RUL-030, CS-RUL-088)"""

    def run(self, state: StormState) -> None:
        state.phase = COMBAT_PHASE
        if state.chronicle is not None:
            state.tell("CS-CMB-01", "phase-combat")
        for place in range(PLACES):
            if state.at_gate(place):
                state.due = replaced(state.due, place, 1)
        come(state, COMBAT_BEGINS)
        state.then(CombatAt(0))


class CombatAt(Step):
    """The investigators on a location take their combat rounds, in an order that they choose; who is nowhere has none,
    and no penalty.

    (CS-CMB-03, CS-OTH-08)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: StormState) -> None:
        waiting = [seat for seat in state.here(self.place) if not state.done[seat]]
        if waiting:
            state.then(NowOrLater(waiting[0], ()), Onward(), CombatAt(self.place))
        elif self.place + 1 < PLACES:
            state.then(CombatAt(self.place + 1))


class NowOrLater(Decision):
    """Fight now, or let others go first; if all wait, the first in seat order must. Symbols of several are not added
    up.

    (CS-TGT-05, CS-GOO-11, CS-RUL-129, CS-DEC-30)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "later")
    ANSWERS: ClassVar[Answers] = Answers(Kind("now"), Kind("later"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMB-03", "CS-RUL-129", "CS-DEC-30")

    def __init__(self, seat: int, later: tuple[int, ...]) -> None:
        self.seat = seat
        self.later = later

    def options(self, state: StormState, seat: int) -> list[int]:
        return [NOW, LATER] if self.others(state) or self.later else [NOW]

    def others(self, state: StormState) -> list[int]:
        """Those on the location who have not been asked yet."""
        here = state.here(state.place[self.seat])
        return [
            seat for seat in here if not state.done[seat] and seat != self.seat and seat not in self.later
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "now" or self.others(state) or self.later:
            return None
        return Refusal("CS-RUL-129", "why-nobody-waits", {"place": state.place[seat]})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        others = self.others(state)
        if answer == NOW:
            state.then(CombatRound(seat))
        elif others:
            state.then(NowOrLater(others[0], (*self.later, seat)))
        else:
            state.then(CombatRound(self.later[0]))


NOW: Final = NowOrLater.ANSWERS.start("now")
LATER: Final = NowOrLater.ANSWERS.start("later")


class CombatRound(Step):
    """All fights of one investigator. (CS-CMB-01, CS-RUL-089)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        state.done[self.seat] = 1
        state.causer = self.seat
        come_to(state, ROUND_BEGINS, self.seat, -1)
        state.then(ChooseFight(self.seat, ()))


class ChooseFight(Decision):
    """Which of the own targets to fight next, if it is there still and can be reached, or none.

    (CS-TGT-06, CS-CMB-04, CS-RUL-086, CS-RUL-091, CS-RUL-100, CS-RUL-102, CS-DEC-20)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fought")
    ANSWERS: ClassVar[Answers] = Answers(Kind("attack", ENEMY), Kind("decline"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMB-04", "CS-CMB-05", "CS-DEC-20")

    def __init__(self, seat: int, fought: tuple[int, ...]) -> None:
        self.seat = seat
        self.fought = fought

    def options(self, state: StormState, seat: int) -> list[int]:
        if state.place[seat] < 0:
            return [DECLINE]
        ranged = is_ranged(state, seat)
        found = [
            enemy
            for enemy in state.marked(seat)
            if enemy >= 0
            and enemy not in self.fought
            and within_reach(state, state.place[seat], enemy, ranged)
            and state.bears(seat, attack_madness(state, seat, enemy))
            and (not state.agreed.modules or state.why_no_fight(seat, enemy) is None)
        ]
        return [*sorted(found), DECLINE]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "decline":
            return None
        enemy = values[0]
        if enemy not in state.marked(seat):
            return Refusal("CS-TGT-01", "why-no-target", {"enemy": enemy})
        if enemy in self.fought:
            return Refusal("CS-RUL-091", "why-fought", {"enemy": enemy})
        place = state.place[seat]
        if place < 0:
            return state.why_absent(seat)
        if not within_reach(state, place, enemy, is_ranged(state, seat)):
            why = why_elsewhere(state, place, enemy)
            if why is not None:
                return why
            if enemy >= GOO_TARGET:
                return Refusal("CS-RNG-03", "why-no-gate", {"enemy": enemy})
            if state.agreed.content.cultists.ability[enemy] == c.FLIES:
                return Refusal("CS-CRE-11", "why-flies", {"enemy": enemy})
            return Refusal("CS-RNG-02", "why-out-of-reach", {"enemy": enemy})
        why = why_deadly(state, seat, attack_madness(state, seat, enemy))
        return why or state.why_no_fight(seat, enemy)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == DECLINE:
            state.then(RoundEnd(seat, len(self.fought)))
            return
        state.then(Begin(seat, answer), Onward(), ChooseFight(seat, (*self.fought, answer)))


DECLINE: Final = ChooseFight.ANSWERS.start("decline")


class Begin(Step):
    """A fight begins: attacking a Great Old One gives insanity that must be survived. (CS-GOO-13, CS-RUL-092)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy")

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy

    def run(self, state: StormState) -> None:
        if state.chronicle is not None:
            state.tell("CS-RUL-092", "fight-begins", who=self.seat, enemy=self.enemy)
        rule = "CS-GOO-13" if self.enemy >= GOO_TARGET else "CS-SPC-06"
        state.madden(self.seat, attack_madness(state, self.seat, self.enemy), rule)
        if state.agreed.modules:
            come_to(state, FIGHT_BEGINS, self.seat, self.enemy)
            state.then(Engage(self.seat, self.enemy))
        else:
            state.then(Fight(self.seat, self.enemy))


class Engage(Step):
    """All that the beginning of a fight has brought is done: it is fought, unless a module calls it off.

    Nor is it if the fighter is not there any more. (CS-MOD-14)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy")

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy

    def run(self, state: StormState) -> None:
        if state.absent(self.seat):
            return
        for module in state.agreed.asked.calls_off:
            if module.calls_off(state, self.seat, self.enemy):
                return
        state.then(Fight(self.seat, self.enemy))


# --- the end of a combat round --------------------------------------------------------------------------------------


class RoundEnd(Step):
    """The end of a combat round: the penalty if no fight was begun; supports go back; trophies may be put down.

    What was begun and not won has had its penalty then. (CS-RUL-090) Who has become absent meanwhile is spared it.
    (CS-MOD-14)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "begun")

    def __init__(self, seat: int, begun: int) -> None:
        self.seat = seat
        self.begun = begun

    def run(self, state: StormState) -> None:
        seat = self.seat
        excused = any([module.excuses(state, seat) for module in state.agreed.asked.excuses])
        if not self.begun and not state.absent(seat) and not excused:
            place = state.place[seat]
            nobody = not state.zones[COLUMN + place] and state.goo[place] < 0
            if state.agreed.idle_penalty or not nobody:
                if state.chronicle is not None:
                    state.tell("CS-CMB-05", "no-fight", who=seat)
                state.then(Penalty(seat))
        state.then(SupportsBack(seat), PutDown(seat))


class SupportsBack(Step):
    """Supports lying before an investigator go back, used or not, but next-turn ones.

    (CS-ICO-05, CS-RUL-062)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        for card in state.zones[BEFORE + self.seat]:
            if state.action(card).next_turn:
                continue
            if card == state.relay_card and not state.done[state.relay_to]:
                continue
            state.give_back(card, self.seat)
        if state.relay_card >= 0 and state.relay_to == self.seat:
            holder = holder_of(state, state.relay_card)
            if holder >= 0 and state.done[holder]:
                state.give_back(state.relay_card, holder)


class PutDown(Decision):
    """Put trophies on the own location at the end of the combat round, or no more. (CS-RUL-108)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("put-no-more"), Kind("put-down", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-SEA-03", "CS-RUL-108", "CS-DEC-18")

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [PUT_NO_MORE]
        state.add_deliveries(seat, FIRST_PUT, found)
        return found

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "put-no-more" else why_not_delivered(state, seat, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer != PUT_NO_MORE:
            state.deliver(seat, answer - FIRST_PUT)
            state.then(PutDown(seat))


PUT_NO_MORE: Final = PutDown.ANSWERS.start("put-no-more")
FIRST_PUT: Final = PutDown.ANSWERS.start("put-down")
