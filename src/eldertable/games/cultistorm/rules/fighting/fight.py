# compiled
"""One fight: reroll, win or give up, and what it costs not to win."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import FACE
from eldertable.games.cultistorm.box.places import FACES, LEVELS, OBJECTS
from eldertable.games.cultistorm.rules.fighting.assignment import Assign
from eldertable.games.cultistorm.rules.fighting.winning import trophy_for, win
from eldertable.games.cultistorm.rules.moments import befall, come_to
from eldertable.games.cultistorm.rules.refusing import why_deadly, why_no_die
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.matching import (
    Match,
    best_match,
    helping,
    madness_of,
    missing,
    uncovered,
)
from eldertable.games.cultistorm.table.modules import FIGHT_ENDS, PENALTY_FELL
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import kit_of
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

WAYS: Final = Answers(
    Kind("give-up"),
    Kind("win"),
    Kind("assign"),
    Kind("win-only"),
    Kind("reroll-for-insanity", FACE),
    Kind("reroll-by-ability", FACE),
    Kind("reroll-by-object", FACE),
)
"""How a fight can go on."""
GIVE_UP: Final = WAYS.start("give-up")
WIN: Final = WAYS.start("win")
ASSIGN: Final = WAYS.start("assign")
WIN_ONLY: Final = WAYS.start("win-only")
PAID_REROLL: Final = WAYS.start("reroll-for-insanity")
ABILITY_REROLL: Final = WAYS.start("reroll-by-ability")
OBJECT_REROLL: Final = WAYS.start("reroll-by-object")


def match_for(state: StormState, seat: int, enemy: int) -> Match | None:
    """The engine's cheapest way to win that leaves the fighter alive; None if there is none.

    (CS-RUL-123, CS-RUL-124)
    """
    place = state.place[seat]
    need = enemy_symbols(state, enemy, place)
    kit = kit_of(state, seat, enemy, place)
    if missing(kit, need) > helping(kit):
        return None
    match = best_match(kit, need)
    if match is None or not state.bears(seat, madness_of(match)):
        return None
    return match


class Fight(Decision):
    """Reroll a die, as often as one survives it, win, win with the own assignment, or give up. Nothing here heals.

    (CS-CMB-07, CS-CMB-11, CS-ROL-03, CS-RUL-096, CS-DEC-21)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy")
    ANSWERS: ClassVar[Answers] = WAYS
    RULES: ClassVar[tuple[str, ...]] = ("CS-CMB-07", "CS-ROL-02", "CS-DEC-21", "CS-DEC-22")
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [GIVE_UP]
        if match_for(state, seat, self.enemy) is not None:
            found += [WIN, ASSIGN]
            if trophy_for(state, self.enemy) >= 0:
                found.append(WIN_ONLY)
        faces = rerollable(state, seat)
        if faces and state.bears(seat, state.reroll_price(seat)) and state.may_pay_reroll(seat):
            found += [PAID_REROLL + face for face in faces]
        if faces and rerolling_ability(state, seat) >= 0:
            found += [ABILITY_REROLL + face for face in faces]
        if faces and rerolling_object(state, seat) >= 0:
            found += [OBJECT_REROLL + face for face in faces]
        return found

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "give-up":
            return None
        if kind in ("win", "assign", "win-only"):
            return self.why_not_won(state, seat, kind == "win-only")
        if not state.may_reroll(seat):
            return Refusal("CS-ROL-02", "why-no-rerolls", {})
        why = why_no_die(state, seat, values[0])
        if why is not None:
            return why
        if kind == "reroll-by-ability" and rerolling_ability(state, seat) < 0:
            return Refusal("CS-RUL-096", "why-no-rerolling-ability", {})
        if kind == "reroll-by-object" and rerolling_object(state, seat) < 0:
            return Refusal("CS-RUL-096", "why-no-rerolling-object", {})
        if kind != "reroll-for-insanity":
            return None
        if not state.may_pay_reroll(seat):
            return Refusal("CS-ROL-02", "why-no-paid-rerolls", {})
        return why_deadly(state, seat, state.reroll_price(seat))

    def why_not_won(self, state: StormState, seat: int, leave: bool) -> Refusal | None:
        """What is missing to win, or to leave a trophy. (CS-CMB-07, CS-RUL-097, CS-RUL-124)"""
        place = state.place[seat]
        need = enemy_symbols(state, self.enemy, place)
        kit = kit_of(state, seat, self.enemy, place)
        short = uncovered(kit, need)
        if sum(short):
            return Refusal("CS-CMB-07", "why-not-enough", {"enemy": self.enemy, "symbols": tuple(short)})
        match = best_match(kit, need)
        why = why_deadly(state, seat, madness_of(match)) if match is not None else None
        if why is None and leave and trophy_for(state, self.enemy) < 0:
            return Refusal("CS-DEF-02", "why-no-prize", {"enemy": self.enemy})
        return why

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == GIVE_UP:
            if state.chronicle is not None:
                self.tell_of_giving_up(state, seat)
            state.then(Penalty(seat))
            come_to(state, FIGHT_ENDS, seat, self.enemy)
        elif answer in (WIN, WIN_ONLY):
            match = match_for(state, seat, self.enemy)
            assert match is not None
            win(state, seat, self.enemy, match.sources, 1 if answer == WIN else 0)
        elif answer == ASSIGN:
            state.then(Assign(seat, self.enemy))
        else:
            self.reroll(state, seat, answer)
            state.then(Fight(seat, self.enemy))

    def tell_of_giving_up(self, state: StormState, seat: int) -> None:
        """Who gives up, and what was lacking where everybody sees all hands. (CS-CMB-05, CS-RUL-116)"""
        place = state.place[seat]
        need = enemy_symbols(state, self.enemy, place)
        short = uncovered(kit_of(state, seat, self.enemy, place), need)
        if state.agreed.open_hands and sum(short) > 0:
            state.tell("CS-CMB-05", "fight-lacking", who=seat, enemy=self.enemy, symbols=tuple(short))
        else:
            state.tell("CS-CMB-05", "fight-lost", who=seat, enemy=self.enemy)

    def reroll(self, state: StormState, seat: int, answer: int) -> None:
        """Reroll one own die: for insanity, by an ability, or by an object. (CS-ROL-02, CS-RUL-071)"""
        if answer >= OBJECT_REROLL:
            state.used += (rerolling_object(state, seat),)
            state.reroll(seat, answer - OBJECT_REROLL, "CS-RUL-096")
        elif answer >= ABILITY_REROLL:
            state.abilities_used = replaced(state.abilities_used, rerolling_ability(state, seat), 1)
            state.reroll(seat, answer - ABILITY_REROLL, "CS-RUL-096")
        else:
            state.reroll(seat, answer - PAID_REROLL, "CS-ROL-02")
            state.madden(seat, state.reroll_price(seat), "CS-ROL-02")


def rerollable(state: StormState, seat: int) -> list[int]:
    """The faces of own dice that may be rerolled in a fight."""
    if not state.may_reroll(seat):
        return []
    return [face for face in range(FACES) if state.dice_of[seat * FACES + face]]


def rerolling_ability(state: StormState, seat: int) -> int:
    """An unused ability that rerolls a die in a fight, the own or a contact's, as its place among all; -1 without one.

    (CS-RUL-096)
    """
    content = state.agreed.content
    for owner in (seat, *state.agreed.contacts):
        for level in range(state.level[owner]):
            fight = content.investigators[state.investigator[owner]].abilities[level].fight
            if fight >= 0 and content.effects[fight].op().verb == c.DIE_REROLL:
                if not state.abilities_used[owner * LEVELS + level]:
                    return owner * LEVELS + level
    return -1


def rerolling_object(state: StormState, seat: int) -> int:
    """An unused object that rerolls a die in a fight; -1 without one."""
    for card in sorted(state.zones[OBJECTS + seat]):
        if state.thing(card).use == c.BOTH and card not in state.used:
            return card
    return -1


class Penalty(Step):
    """The penalty for no fight, or for each one not won: insanity, and terror advances.

    (CS-CMB-05, CS-CMB-06, CS-RUL-090, CS-RUL-102)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        for module in state.agreed.asked.spares:
            if module.spares(state, self.seat):
                return
        punish(state, self.seat)


def punish(state: StormState, seat: int) -> None:
    """The penalty falls. (CS-CMB-05)"""
    state.madden(seat, 1, "CS-CMB-05")
    if state.agreed.author >= 0:
        befall(state, PENALTY_FELL, seat)
    state.then(Advance())
