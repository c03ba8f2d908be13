# compiled
"""The fighter's own assignment: which sources cover the symbols of the enemy, chosen in any order."""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import BEFORE, GOO_TARGET, LEVELS, SYMBOLS
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.fighting.winning import trophy_for, win
from eldertable.games.cultistorm.rules.refusing import why_not_used_now
from eldertable.games.cultistorm.table.covering import Cover, candidates, least_left, sources_of
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import DIE, SOURCES, kit_of
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import PAYMENT, Picking, added
from eldertable.kernel.steps import Decision, Refusal, Step


class Assign(Picking):
    """Which sources cover or strike the symbols of the enemy: each must be of use. (CS-DEC-22)

    Hand cards are laid aside until everything is covered; what else is chosen is open anyway.
    """

    WAY: ClassVar[str] = PAYMENT
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "picks")
    ANSWERS: ClassVar[Answers] = Answers(Kind("all-covered"), *SOURCES.kinds)
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-22", "CS-RUL-094", "CS-RUL-123")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def __init__(self, seat: int, enemy: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.enemy = enemy
        self.picks = picks

    def private(self, state: StormState) -> bool:
        return not state.agreed.open_hands

    def closing(self) -> int:
        return ALL_COVERED

    def picked(self, state: StormState, seat: int) -> tuple[int, ...]:
        return tuple([BY_SOURCE + code for code in state.laid_aside(seat)]) + self.picks

    def need(self, state: StormState) -> list[int]:
        """The symbols of the enemy."""
        return enemy_symbols(state, self.enemy, state.place[self.seat])

    def cover(self, state: StormState, picks: tuple[int, ...]) -> Cover:
        """These picks out of what the fighter can bring."""
        kit = kit_of(state, self.seat, self.enemy, state.place[self.seat])
        trophies = state.trophies[self.seat * SYMBOLS : (self.seat + 1) * SYMBOLS]
        return Cover(kit, trophies, tuple([pick - BY_SOURCE for pick in picks]))

    def wins(self, state: StormState, cover: Cover, need: list[int]) -> bool:
        """Whether these sources lead to a win that the fighter survives. (CS-RUL-060, CS-RUL-124)"""
        madness = cover.madness(need)
        return madness >= 0 and state.bears(self.seat, madness)

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        cover, need = self.cover(state, picks), self.need(state)
        found: list[int] = []
        for code in candidates(cover):
            if not self.wins(state, Cover(cover.kit, cover.trophies, (*cover.chosen, code)), need):
                continue
            alike = [code]
            for cards in cover.kit.cards:
                if code in cards:
                    alike = [card for card in cards if card not in cover.chosen]
            found += [BY_SOURCE + one for one in alike]
        return sorted(found)

    def would_do(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return self.cover(state, picks).closes(self.need(state))

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return self.would_do(state, seat, picks) and not self.further(state, seat, picks)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        cover = self.cover(state, self.picked(state, seat))
        if kind == "all-covered":
            left = least_left(cover, self.need(state))
            if cover.closes(self.need(state)):
                return None
            return Refusal("CS-CMB-07", "why-not-covered", {"enemy": self.enemy, "symbols": tuple(left)})
        code = self.ANSWERS.join(kind, values) - BY_SOURCE
        if code not in candidates(cover) and not (code < DIE and code not in cover.chosen):
            return why_not_at_hand(state, seat, self.enemy, cover, kind, code, values[0])
        if self.wins(state, Cover(cover.kit, cover.trophies, (*cover.chosen, code)), self.need(state)):
            return None
        return Refusal("CS-DEC-22", "why-of-no-use", {"enemy": self.enemy})

    def with_pick(self, state: StormState, seat: int, answer: int) -> Picking:
        if answer < BY_SOURCE + DIE:
            state.pick_from_hand(state.own_card(seat, answer - BY_SOURCE), seat)
            return self
        return Assign(seat, self.enemy, added(self.picks, answer))

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        sources = sources_of(self.cover(state, picks))
        state.take_picks_back(seat)
        show_cards(state, seat, sources)
        if trophy_for(state, self.enemy) >= 0:
            state.then(ClaimTrophy(seat, self.enemy, sources))
        else:
            win(state, seat, self.enemy, sources, 1)


ALL_COVERED: Final = Assign.ANSWERS.start("all-covered")
BY_SOURCE: Final = Assign.ANSWERS.start("by-card")
"""The answer that names the first source."""


def why_not_at_hand(
    state: StormState, seat: int, enemy: int, cover: Cover, kind: str, code: int, what: int
) -> Refusal:
    """Why a source cannot be chosen at all: it is chosen already, or brings nothing into this fight. (CS-CMB-10)"""
    if code in cover.chosen:
        return Refusal("CS-CMB-08", "why-picked", {})
    if kind == "by-die":
        return Refusal("CS-DIE-08", "why-no-die", {"face": what})
    if kind == "by-doubled-die":
        if cover.double_weights:
            return Refusal("CS-DIE-08", "why-no-die", {"face": what})
        return Refusal("CS-DIE-10", "why-nothing-doubles", {})
    if kind == "by-support":
        if what not in state.zones[BEFORE + seat] and not (
            what == state.relay_card and state.relay_to == seat
        ):
            return Refusal("CS-CMB-09", "why-before-others", {"card": what})
        return Refusal("CS-CMB-09", "why-no-symbols", {})
    if kind == "by-object":
        if what in state.agreed.sources:
            return state.agreed.sources[what].why_no_source(state, seat, what)
        thing = state.agreed.content.things[what]
        if thing.use != c.FIGHT:
            return why_not_used_now(state, what)
        if thing.not_goo and enemy >= GOO_TARGET:
            return Refusal("CS-RUL-093", "why-not-against-goo", {"object": what})
        if state.held_object(seat, what) in state.used:
            return Refusal("CS-RUL-093", "why-used", {})
        return Refusal("CS-CMB-10", "why-no-symbols", {})
    if kind == "by-ability":
        return why_no_ability(state, seat, what)
    if not cover.trophies[what]:
        return Refusal("CS-CMP-28", "why-no-trophy", {"symbol": what})
    return Refusal("CS-CMP-28", "why-nothing-to-pay", {})


def why_no_ability(state: StormState, seat: int, level: int) -> Refusal:
    """Why an ability does not help in this fight. (CS-DEV-01, CS-RUL-093)"""
    if level >= state.level[seat]:
        return Refusal("CS-DEV-01", "why-undeveloped", {"who": seat, "ability": level})
    ability = state.agreed.content.investigators[state.investigator[seat]].abilities[level]
    if ability.fight >= 0 and not ability.each and state.abilities_used[seat * LEVELS + level]:
        return Refusal("CS-RUL-093", "why-used", {})
    return Refusal("CS-CMB-10", "why-no-symbols", {})


class ClaimTrophy(Decision):
    """All symbols are covered: take the trophy, or leave it. (CS-DEF-01, CS-RUL-097, CS-DEC-23)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy", "chosen")
    ANSWERS: ClassVar[Answers] = Answers(Kind("leave-trophy"), Kind("claim-trophy"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEF-01", "CS-RUL-097", "CS-DEC-23")

    def __init__(self, seat: int, enemy: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.chosen = chosen

    def options(self, state: StormState, seat: int) -> list[int]:
        return [LEAVE_TROPHY, CLAIM_TROPHY]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        take = 1 if answer == CLAIM_TROPHY else 0
        win(state, seat, self.enemy, self.chosen, take)


LEAVE_TROPHY: Final = ClaimTrophy.ANSWERS.start("leave-trophy")
CLAIM_TROPHY: Final = ClaimTrophy.ANSWERS.start("claim-trophy")


def show_cards(state: StormState, seat: int, sources: tuple[int, ...]) -> None:
    """Hand cards that are used in a fight are shown to all. (CS-RUL-116, CS-RUL-123)"""
    for code in sources:
        if code < DIE:
            state.show(state.own_card(seat, code), state.everyone())
