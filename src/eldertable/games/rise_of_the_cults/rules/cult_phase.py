# compiled
"""The Cult phase: Mobilization (cards) and Recruitment (dice)."""

from typing import ClassVar

from eldertable.games.rise_of_the_cults.box.cards import (
    DESTROY,
    DISCARD,
    DISCARD_OTHER,
    DRAW,
    GAIN_TOKENS,
    MAX_KINDS,
    MOBILIZATION,
    RECRUITMENT,
    REROLL,
    SET_DIE,
)
from eldertable.games.rise_of_the_cults.rules.reactions import draw_cards
from eldertable.games.rise_of_the_cults.table.state import BLANK, FREAK, HAND, INITIATE, THUG, RiseState
from eldertable.kernel.steps import Decision, Step

ENOUGH = 0


class Mobilization(Step):
    """Everybody draws, then uses abilities, one player after the other. (ROTC-MOB-01, RUL-18, SRD-03)"""

    def run(self, state: RiseState) -> None:
        for side in state.clockwise(state.first):
            if not state.is_npc(side):
                draw_cards(state, side, state.agreed.content.city.hand[state.city], "ROTC-MOB-01")
        for side in state.clockwise(state.first):
            if not state.is_npc(side):
                state.then(MobilizationTurn(side))


class MobilizationTurn(Step):
    """A player's window for Mobilization abilities. (ROTC-MOB-04)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        state.open_window()
        if state.zones[HAND + self.seat]:
            state.then(Mobilize(self.seat))


def show_ability(state: RiseState, seat: int, ability: int, rule: str) -> int:
    """Reveal a card for its ability, pay with the card itself if it asks for that, and mark it used. (ROTC-MOB-05)"""
    kind = ability >> 1
    card = state.lowest_unused(HAND + seat, kind)
    state.used += (card,)
    state.show(card, state.everyone())
    if state.chronicle is not None:
        state.tell(rule, "ability-used", who=seat, card=kind)
    price = state.agreed.kinds.price[ability]
    if price == DESTROY:
        state.destroy(card, HAND + seat, seat, rule)
    elif price == DISCARD:
        state.discard(card, seat, HAND)
    return card


class Mobilize(Decision):
    """Which Mobilization ability to use, or enough. (ROTC-MOB-04, MOB-05, DEC-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 1 + 2 * MAX_KINDS
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-MOB-04", "ROTC-MOB-05")
    PRIVATE: ClassVar[bool] = True

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [ENOUGH]
        kinds = state.agreed.kinds
        for ability in state.abilities(HAND + seat, MOBILIZATION):
            if kinds.price[ability] != DISCARD_OTHER or len(state.zones[HAND + seat]) > 1:
                found.append(1 + ability)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == ENOUGH:
            return
        kinds = state.agreed.kinds
        ability = answer - 1
        card = show_ability(state, seat, ability, "ROTC-MOB-05")
        if kinds.price[ability] == DISCARD_OTHER:
            state.then(DiscardOther(seat, card))
        elif kinds.verb[ability] == DRAW:
            draw_cards(state, seat, kinds.n[ability], "ROTC-MOB-05")
        state.then(Mobilize(seat))


class DiscardOther(Decision):
    """Which other hand card to discard for a card that asks for it. (ROTC-DEC-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    SIZE: ClassVar[int] = MAX_KINDS
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-MOB-05",)
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: RiseState, seat: int) -> list[int]:
        return sorted({state.kind(card) for card in state.zones[HAND + seat] if card != self.card})

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        others = [
            card for card in state.zones[HAND + seat] if card != self.card and state.kind(card) == answer
        ]
        state.discard(min(others), seat, HAND)
        if state.chronicle is not None:
            state.tell("ROTC-MOB-05", "discarded", who=seat, card=answer)
        draw_cards(state, seat, state.agreed.kinds.n[2 * state.kind(self.card)], "ROTC-MOB-05")


class Recruitment(Step):
    """From the First Cultist on everybody recruits with the dice. (ROTC-REC-01, SRD-03)"""

    def run(self, state: RiseState) -> None:
        for side in state.clockwise(state.first):
            if not state.is_npc(side):
                state.then(RecruitmentTurn(side))


def roll_dice(state: RiseState, n: int) -> None:
    """Roll so many Recruitment dice and add what they show. (ROTC-DIE-01)"""
    die = state.agreed.content.numbers.die
    for _ in range(n):
        state.faces[die[state.roll(len(die))]] += 1


def clear_dice(state: RiseState) -> None:
    """Take the dice off the table."""
    for face in range(4):
        state.faces[face] = 0


def tell_dice(state: RiseState, side: int, rule: str) -> None:
    """Everybody sees the dice. (ROTC-REC-06)"""
    if state.chronicle is not None:
        state.tell(rule, "dice-show", who=side, faces=tuple(state.faces))


class RecruitmentTurn(Step):
    """Roll, re-roll, abilities, take the tokens. (ROTC-REC-01..04, RUL-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        state.open_window()
        roll_dice(state, state.agreed.content.numbers.dice)
        tell_dice(state, self.seat, "ROTC-REC-01")
        rerolls = state.agreed.content.city.rerolls[state.city]
        if rerolls:
            state.then(Reroll(self.seat, rerolls, THUG, (0, 0, 0, 0)))
        state.then(RecruitmentAbilities(self.seat), TakeRecruits(self.seat))


class Reroll(Decision):
    """Which dice to roll again, face by face; *roll* with none chosen keeps them all. (ROTC-REC-02, REC-03, DEC-06)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest", "picked")
    SIZE: ClassVar[int] = 5
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-02", "ROTC-REC-03")

    def __init__(self, seat: int, left: int, lowest: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest
        self.picked = picked

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [face for face in range(self.lowest, 4) if state.faces[face] > self.picked[face]]
        found.append(4)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        picked = self.picked
        if answer < 4:
            more = list(picked)
            more[answer] += 1
            state.then(Reroll(seat, self.left, answer, tuple(more)))
            return
        n = sum(picked)
        if n == 0:
            return
        for face in range(4):
            state.faces[face] -= picked[face]
        roll_dice(state, n)
        tell_dice(state, seat, "ROTC-REC-02")
        if self.left > 1:
            state.then(Reroll(seat, self.left - 1, THUG, (0, 0, 0, 0)))


class RecruitmentAbilities(Step):
    """The window for Recruitment abilities, after the last re-roll. (ROTC-REC-07, RUL-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        if state.zones[HAND + self.seat]:
            state.then(Recruit(self.seat))


class Recruit(Decision):
    """Which Recruitment ability to use, or enough. (ROTC-REC-07, DEC-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 1 + 2 * MAX_KINDS
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-07", "ROTC-RUL-19")
    PRIVATE: ClassVar[bool] = True

    def options(self, state: RiseState, seat: int) -> list[int]:
        found = [ENOUGH]
        for ability in state.abilities(HAND + seat, RECRUITMENT):
            found.append(1 + ability)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == ENOUGH:
            return
        ability = answer - 1
        show_ability(state, seat, ability, "ROTC-REC-07")
        verb = state.agreed.kinds.verb[ability]
        n = state.agreed.kinds.n[ability]
        if verb == REROLL:
            state.then(RerollDie(seat, n))
        elif verb == SET_DIE:
            state.then(SetDie(seat))
        elif verb == GAIN_TOKENS and n:
            state.then(GainToken(seat, n, THUG))
        state.then(Recruit(seat))


class RerollDie(Decision):
    """Which die a card rolls again. (ROTC-DEC-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    SIZE: ClassVar[int] = 4
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-07",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: RiseState, seat: int) -> list[int]:
        return [face for face in range(4) if state.faces[face]]

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.faces[answer] -= 1
        roll_dice(state, 1)
        tell_dice(state, seat, "ROTC-REC-07")
        if self.left > 1:
            state.then(RerollDie(seat, self.left - 1))


class SetDie(Decision):
    """Which die a card turns, and to what: 2 * face, + 1 for an Initiate. (ROTC-DEC-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    SIZE: ClassVar[int] = 8
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-REC-07",)

    def options(self, state: RiseState, seat: int) -> list[int]:
        found: list[int] = []
        for face in range(BLANK + 1):
            if state.faces[face]:
                if face != THUG:
                    found.append(2 * face + THUG)
                if face != INITIATE:
                    found.append(2 * face + INITIATE)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.faces[answer >> 1] -= 1
        state.faces[answer & 1] += 1
        tell_dice(state, seat, "ROTC-REC-07")


class GainToken(Decision):
    """Which Cultist tokens to take, one after the other: Thugs, then Initiates, then Freaks. (ROTC-DEC-07, DEC-10)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest")
    SIZE: ClassVar[int] = 3
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-ACT-04", "ROTC-REC-07")

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, state: RiseState, seat: int) -> list[int]:
        return list(range(self.lowest, FREAK + 1))

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        # with dice on the table a card gives them, else a Bluff does
        state.gain(seat, answer, 1, "ROTC-REC-07" if any(state.faces) else "ROTC-ACT-04")
        if self.left > 1:
            state.then(GainToken(seat, self.left - 1, answer))


class TakeRecruits(Step):
    """One token for each face shown; Bad Luck gives nothing. (ROTC-REC-04, DIE-02)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        for token in (THUG, INITIATE, FREAK):
            state.gain(self.seat, token, state.faces[token], "ROTC-REC-04")
        clear_dice(state)
