# compiled
"""Special sects: what their members and officers do, which Great Old One comes, and the perils of those.

Setup is in the base rules, which know the Gaunt Choir as the first of them. (CS-SEC-01)
"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, DISCARD, GOO_TARGET, PLACES
from eldertable.games.cultistorm.rules.discarding import CULTIST_DEFEATED, CULTIST_FOUGHT, drop
from eldertable.games.cultistorm.rules.storm.arrivals import MarkerOn
from eldertable.games.cultistorm.table.enemies import cast_at, place_of
from eldertable.games.cultistorm.table.fields import CULTIST_PHASE
from eldertable.games.cultistorm.table.modules import (
    CULTIST_ARRIVED,
    CULTISTS_BEGIN,
    DICE_ROLLED,
    FIGHT_BEGINS,
    FIGHT_ENDS,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import Kit
from eldertable.kernel.fields import ROW, Field
from eldertable.kernel.rows import replaced
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Step

NO_RULE: Final = 0
TIDE: Final = 1
EXACT: Final = 2
PITY: Final = 3
REFLECTION: Final = 4
SECT_RULES: Final = ("", "tide", "exact", "pity", "reflection")
"""The rules that a sect can have: none (the Gaunt Choir), Hooded Tide, Clockwork Penitents, Lantern Orphans, Mirror
Congregation. (CS-SEC-04)"""
WAVE: Final = 3
"""The symbol to which the Tide-reader and the Ninth Wave turn a cultist die."""


class Sects(Part):
    """What tables with special sects remember.

    `special_order`: members in the order in which they arrived. `tide_reader`: it has arrived in this cultist phase, and the
    dice are still to be rolled. `mirrored`: the enemy of the present fight, which has the symbol `reflected` besides.
    `has_fought`: who has begun a fight in this turn.
    """

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("special_order", by=(ROW,), of="cultist", shared=True),
        Field("tide_reader"),
        Field("mirrored", of="enemy"),
        Field("reflected", of="symbol"),
        Field("has_fought", by=("seat",)),
    )

    special_order: tuple[int, ...]
    tide_reader: int
    mirrored: int
    reflected: int
    has_fought: list[int]


def sects_of(state: StormState) -> Sects:
    """What this table remembers of its sects."""
    sects: Sects = state.part(Sects)
    return sects


def looks_back(state: StormState, seat: int) -> int:
    """The symbol that the enemy has besides if a seat begins a fight now; -1: none. (CS-SEC-30)"""
    pile = state.zones[DISCARD + seat]
    if sects_of(state).has_fought[seat] or not pile or not state.peril(c.REFLECTED):
        return -1
    return state.agreed.content.action_symbol[pile[-1]]


class MemberDefeated(Step):
    """A member was defeated: the Eldest's insanity, then the card for the Orphans. (CS-SEC-10, CS-SEC-13, CS-SEC-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "enemy")

    def __init__(self, seat: int, enemy: int) -> None:
        self.seat = seat
        self.enemy = enemy

    def run(self, state: StormState) -> None:
        rules: SectRules = state.agreed.module(SectRules)
        ability = state.agreed.content.cultists.ability[self.enemy]
        if ability == c.MAD_WHEN_DEFEATED and state.survives(self.seat, 1):
            state.madden(self.seat, 1, "CS-SEC-19")
        if rules.rule(state, self.enemy) == PITY:
            drop(state, self.seat, rules.dropped, CULTIST_DEFEATED)


class MarkerDrifts(Step):
    """One of the Hooded Tide has arrived: the cultist marker moves one on, and nobody comes.

    (CS-SEC-11, CS-SEC-25)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cultist",)

    def __init__(self, cultist: int) -> None:
        self.cultist = cultist

    def run(self, state: StormState) -> None:
        MarkerOn().run(state)
        if state.chronicle is not None:
            state.tell("CS-SEC-11", "marker-drifts", cultist=self.cultist, place=state.marker)


class SectRules(ModuleRules):
    """The rules of the special sects at one table."""

    def __init__(self, zone: int, card: int, ending: int, rule_of: list[int], dropped: int) -> None:
        super().__init__(zone, card, ending)
        self.rule_of = rule_of
        """The rule of each sect, common ones too; creatures come after them and have none."""
        self.dropped = dropped
        """How many cards the winner over one of the Lantern Orphans discards."""

    def rule(self, state: StormState, enemy: int) -> int:
        """The sect rule of an enemy."""
        if enemy >= GOO_TARGET:
            return NO_RULE
        sect = state.agreed.content.cultists.sect[enemy]
        return self.rule_of[sect] if sect < len(self.rule_of) else NO_RULE

    # --- arrivals -----------------------------------------------------------------------------------------

    def lay_out(self, state: StormState) -> None:
        """Members that lie there from the start count as arrived in the order of places. (CS-SEC-06)"""
        for place in range(PLACES):
            for card in state.zones[COLUMN + place]:
                self.stands(state, place, state.cultist(card))

    def stands(self, state: StormState, place: int, cultist: int) -> None:
        """The last special cultist that arrived is known, before a fourth one summons. (CS-SEC-06)"""
        if state.agreed.content.cultists.special[cultist]:
            sects = sects_of(state)
            living = [one for one in sects.special_order if one != cultist and place_of(state, one) >= 0]
            sects.special_order = (*living, cultist)

    def special_goo(self, state: StormState, goo: int) -> int:
        """That of the sect of the special cultist that arrived last and still lives, though no card names it; it is of
        neither wave.

        (CS-SEC-05, CS-SEC-06, CS-SEC-08)
        """
        for cultist in reversed(sects_of(state).special_order):
            if place_of(state, cultist) >= 0:
                return state.agreed.content.cultists.goo[cultist]
        return goo

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """A member has arrived: first what an officer does, then the sect rule. (CS-SEC-09, CS-SEC-19)"""
        if occasion != CULTIST_ARRIVED:
            return
        if state.agreed.content.cultists.ability[number] == c.DIE_ON_ARRIVAL:
            if state.phase == CULTIST_PHASE:
                sects_of(state).tide_reader = 1
            else:
                self.turn_die(state, number)
        if self.rule(state, number) == TIDE:
            state.then(MarkerDrifts(number))

    def turn_die(self, state: StormState, cultist: int) -> None:
        """The die where the Tide-reader stands is turned to a Wave, if it still does. (CS-SEC-27)"""
        place = place_of(state, cultist)
        if place >= 0:
            set_die(state, place, "CS-SEC-27")

    # --- moments ------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == FIGHT_BEGINS:
            self.fight_begins(state, seat, enemy)
        elif moment == FIGHT_ENDS:
            self.fight_ends(state, seat, enemy)
        elif moment == DICE_ROLLED:
            self.dice_rolled(state)
        elif moment == CULTISTS_BEGIN:
            sects_of(state).has_fought = [0] * len(sects_of(state).has_fought)

    def rolls_die(self, state: StormState, place: int) -> bool:
        """Where the Ninth Wave stands the cultist die is not rolled but set. (CS-SEC-16)"""
        return not self.has_peril(state, place, c.DIE_FIXED)

    def dice_rolled(self, state: StormState) -> None:
        """The Ninth Wave sets its die, whether dice were rolled or not, then a Tide-reader that has just arrived.

        (CS-MOD-30, CS-SEC-16, CS-SEC-27)
        """
        for place in range(PLACES):
            if self.has_peril(state, place, c.DIE_FIXED):
                set_die(state, place, "CS-SEC-16")
        sects = sects_of(state)
        if sects.tide_reader:
            sects.tide_reader = 0
            abilities = state.agreed.content.cultists.ability
            self.turn_die(state, abilities.index(c.DIE_ON_ARRIVAL))

    def has_peril(self, state: StormState, place: int, peril: int) -> bool:
        """Whether the Great Old One of a place has this peril."""
        goo = state.goo[place]
        return goo >= 0 and state.agreed.content.goos.peril[goo] == peril

    def fight_begins(self, state: StormState, seat: int, enemy: int) -> None:
        """What looks back is settled now; the Net-caster takes a card. (CS-SEC-30, CS-SEC-04)"""
        sects = sects_of(state)
        sects.mirrored, sects.reflected = -1, looks_back(state, seat)
        if sects.reflected >= 0:
            sects.mirrored = enemy
            if state.chronicle is not None:
                state.tell("CS-SEC-30", "looks-back", enemy=enemy, symbol=sects.reflected)
        sects.has_fought[seat] = 1
        if enemy < GOO_TARGET and state.agreed.content.cultists.ability[enemy] == c.DROP_WHEN_FOUGHT:
            drop(state, seat, 1, CULTIST_FOUGHT)

    def fight_ends(self, state: StormState, seat: int, enemy: int) -> None:
        """What looked back is gone; what a defeated member does comes in its turn. (CS-SEC-10, CS-SEC-30, CS-MOD-09)"""
        sects = sects_of(state)
        sects.mirrored = sects.reflected = -1
        if enemy < GOO_TARGET and place_of(state, enemy) < 0:
            state.then(MemberDefeated(seat, enemy))

    # --- reckonings ---------------------------------------------------------------------------------------

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """The Mirror Congregation: what is reflected counts twice, if what is below has a cast symbol; what looks back,
        once more.

        (CS-MOD-26, CS-SEC-14, CS-SEC-26, CS-SEC-30)
        """
        if self.rule(state, enemy) == REFLECTION:
            content = state.agreed.content
            column = state.zones[COLUMN + place]
            card = enemy + content.first_cultist
            at = column.index(card) if card in column else 0
            if at > 0:
                below = cast_at(state, state.cultist(column[at - 1]), place)
                if below >= 0:
                    need[below] += content.cultists.symbols[enemy][below]
        sects = sects_of(state)
        if sects.reflected >= 0 and sects.mirrored == enemy:
            need[sects.reflected] += 1

    def hinders(self, state: StormState, enemy: int, place: int, kit: Kit) -> None:
        """Nothing strikes a symbol of a Penitent; before the Cracked Pane no card is any symbol. (CS-SEC-12, CS-SEC-21)"""
        if self.rule(state, enemy) == EXACT:
            kit.strikes_nothing = True
        if state.holds(place, c.NO_AS_ANY_HERE) >= 0:
            kit.nothing_as_any = True

    def may_reroll(self, state: StormState, seat: int) -> bool:
        """Where the Escapement stands no die is rerolled. (CS-SEC-20)"""
        return state.holds(state.place[seat], c.NO_REROLL_HERE) < 0

    def reroll_price(self, state: StormState, seat: int, n: int) -> int:
        """While Tzorm is in play a paid reroll is dearer. (CS-SEC-16)"""
        return state.peril(c.REROLLS_DEAR) or n

    def hand_size(self, state: StormState, seat: int) -> int:
        """While Little Mother is in play hands are smaller. (CS-SEC-16)"""
        return -state.peril(c.HAND_MINUS)


def set_die(state: StormState, place: int, rule: str) -> None:
    """A cultist die is turned to a Wave."""
    state.cultist_dice = replaced(state.cultist_dice, place, WAVE)
    if state.chronicle is not None:
        state.tell(rule, "die-set", place=place, cultist_face=WAVE)
