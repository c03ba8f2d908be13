# compiled
"""The setup: the city, the Monster, roles and what each of them puts out, Grimoires, Mythos, balance."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import ROLE
from eldertable.games.eldritch_arkham.box.cards import ARKHAM, ELDRITCH
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, OUT, SUPPLY
from eldertable.games.eldritch_arkham.rules.steps import RoleStep
from eldertable.games.eldritch_arkham.rules.turns import BeginTurn
from eldertable.games.eldritch_arkham.table.fields import (
    ANCIENT_DECK,
    CIVILIAN,
    INVESTIGATOR_DECK,
    LAW_DECK,
    MONSTER,
    MONSTER_CARD,
    MONSTER_DECK,
    NOBODY,
    RITUAL_DECK,
    SPAWN,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

DECKS: Final = (MONSTER_DECK, ANCIENT_DECK, RITUAL_DECK, INVESTIGATOR_DECK, LAW_DECK)


def lay_out(state: ArkhamState) -> None:
    """All decks shuffled, the Dominance marker in the middle, then the setup step by step. (EA-RUL-02)"""
    content = state.agreed.content
    state.marker = content.numbers.dominance_fields // 2
    for number, deck in enumerate(DECKS):
        first, after = content.first_card[number], content.first_card[number + 1]
        state.shuffle_in(tuple(range(first, after)), deck)
    seats = state.table.seats
    start: str = state.table.options["start"]
    first_seat = 0
    if seats:
        first_seat = state.roll(seats) if start == "random" else int(start) - 1
    state.order = tuple([(first_seat + step) % seats for step in range(seats)])
    state.then(CreateCity(), SpawnMonster(), ChooseRoles(), RoleSetups(), Grimoires(), FirstTurn())


class CreateCity(Step):
    """Create the city: Civilians on every location; the Spawn wait. (EA-SET-02, EA-SET-03, EA-CMP-01)"""

    def run(self, state: ArkhamState) -> None:
        for location in range(LOCATIONS):
            state.change(location, CIVILIAN, state.agreed.numbers.civilians)
        state.change(SUPPLY, SPAWN, state.agreed.numbers.spawn)


class SpawnMonster(Step):
    """Spawn the Monster: a card rules it all game; it drives everybody from its place.

    (EA-SET-04, EA-SET-05, EA-SET-06, EA-RUL-38)
    """

    def run(self, state: ArkhamState) -> None:
        cards = state.agreed.content.monsters
        wanted: str = state.table.options["monster"]
        if wanted == "random":
            card = state.draw(MONSTER_DECK)
        else:
            card = cards.ids.index(wanted)
            state.take(card, MONSTER_DECK + 1, state.everyone())
        state.lay(card, MONSTER_CARD, state.everyone())
        state.monster = state.agreed.content.face[card]
        waterside = cards.waterside[state.monster]
        here = state.board.waterside[0] if waterside else state.agreed.numbers.monster_start
        state.put(MONSTER, here)
        driven = state.count(here, CIVILIAN)
        state.change(here, CIVILIAN, -driven)
        state.change(OUT, CIVILIAN, driven)
        if cards.nest[state.monster]:
            for location in state.board.of_type[ELDRITCH]:
                if state.count(SUPPLY, SPAWN):
                    state.shift(SPAWN, SUPPLY, location)
        if state.chronicle is not None:
            state.tell("EA-SET-04", "monster-revealed", monster=state.monster, location=here)


# --- roles --------------------------------------------------------------------------------------------------------


class ChooseRoles(Step):
    """Choose roles: those agreed in advance first, then in turn order by chance or by choice.

    (EA-RUL-01, EA-RUL-02, EA-SET-07)
    """

    def run(self, state: ArkhamState) -> None:
        roles = state.agreed.content.roles
        wanted = state.table.options["roles"]
        for seat in range(state.table.seats):
            name: str = wanted if isinstance(wanted, str) else wanted[seat]
            if name in roles.ids:
                take_role(state, seat, roles.ids.index(name))
        for seat in state.order:
            name = wanted if isinstance(wanted, str) else wanted[seat]
            if name == "choose" or (name == "random" and state.table.options["choose_roles"]):
                state.then(PickRole(seat))
            elif name == "random":
                state.then(DrawRole(seat))


def free_roles(state: ArkhamState) -> list[int]:
    """The roles whose set of pieces nobody has taken: any of them will do, whatever the others play, but never one
    twice.

    (EA-CMP-04, EA-SET-01, EA-RUL-01, EA-RUL-21)
    """
    sets = state.agreed.content.roles.set
    return [role for role in range(len(sets)) if state.holders[sets[role]] == NOBODY]


def take_role(state: ArkhamState, seat: int, role: int) -> None:
    """A seat takes a role with its pieces. (EA-SET-07, EA-CMP-05)"""
    state.role = replaced(state.role, seat, role)
    state.holders = replaced(state.holders, state.agreed.content.roles.set[role], seat)
    state.change(SUPPLY, seat, state.agreed.content.roles.units[role])
    if state.chronicle is not None:
        state.tell("EA-SET-07", "role-taken", seat=seat, role=role)


class DrawRole(RoleStep):
    """A free role by chance."""

    def run(self, state: ArkhamState) -> None:
        free = free_roles(state)
        take_role(state, self.side, free[state.roll(len(free))])


class PickRole(Decision):
    """Which free role to play. (EA-SET-07, EA-RUL-01, EA-DEC-01)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-SET-07", "EA-RUL-01")
    ANSWERS: ClassVar[Answers] = Answers(Kind("role", ROLE))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        return free_roles(state)

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        take_role(state, seat, answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        holder = state.holders[state.agreed.content.roles.set[values[0]]]
        if holder != NOBODY:
            return Refusal("EA-RUL-01", "role-in-use", {"who": holder, "role": values[0]})
        return None


class RoleSetups(Step):
    """Every role does its own setup, in turn order. (EA-SET-07, EA-RUL-02)"""

    def run(self, state: ArkhamState) -> None:
        for seat in state.order:
            state.then(RoleSetup(seat))


class RoleSetup(RoleStep):
    """A role puts out what it starts with; Investigators come in their first turn.

    (EA-SET-07, EA-ADV-02, EA-MIS-02)
    """

    def run(self, state: ArkhamState) -> None:
        state.rules_of(self.side).set_up(state, self.side)


# --- Grimoires, Mythos, balance -------------------------------------------------------------------------------------


class Grimoires(Step):
    """What evens out who plays: Mythos for late seats, the Grimoire of a missing faction, balance omens.

    (EA-SET-10, EA-SET-11, EA-SET-12)
    """

    def run(self, state: ArkhamState) -> None:
        make_up_for_late_seats(state)
        add_missing_grimoires(state)
        balance(state)


def make_up_for_late_seats(state: ArkhamState) -> None:
    """The 3rd player and later ones get Mythos. Seats count for it, the Great Old One's too, Grimoires do not.

    (EA-SET-10, EA-RUL-04)
    """
    numbers = state.agreed.numbers
    for place in range(numbers.late_seat - 1, len(state.order)):
        state.gain_mythos(state.order[place], numbers.late_mythos, "EA-SET-10")


def add_missing_grimoires(state: ArkhamState) -> None:
    """A missing faction gets its Grimoire, however many play; with nobody at all there are two.

    (EA-GRM-02, EA-GRM-04, EA-GRM-05, EA-RUL-93)
    """
    players = state.order
    for faction in (ELDRITCH, ARKHAM):
        if not [seat for seat in players if state.faction(seat) == faction]:
            add_grimoire(state, faction)
    if not players and state.roll(state.agreed.numbers.white_die) % 2 == 1:
        state.order = (state.order[1], state.order[0])


def add_grimoire(state: ArkhamState, faction: int) -> None:
    """A Grimoire takes its place after the players, with Omen points of its own.

    (EA-SET-12, EA-GRM-01, EA-GRM-08, EA-RUL-06, EA-RUL-12)
    """
    side = state.agreed.grimoires[faction]
    state.role = replaced(state.role, side, len(state.agreed.content.roles.ids) + faction)
    state.order = (*state.order, side)
    if state.chronicle is not None:
        state.tell("EA-SET-12", "grimoire-added", who=side)


def balance(state: ArkhamState) -> None:
    """Balance omen: every role of the smaller faction gains a point for each role it is short of. These alarm no
    Monster.

    (EA-SET-11, EA-RUL-09, EA-RUL-10, EA-RUL-11, EA-RUL-60)
    """
    sizes = [0, 0]
    for side in state.order:
        faction = state.faction(side)
        if faction in (ELDRITCH, ARKHAM):
            sizes[faction] += 1
    for side in state.order:
        faction = state.faction(side)
        if faction in (ELDRITCH, ARKHAM):
            short = sizes[1 - faction] - sizes[faction]
            if short > 0:
                state.omens[side] = short
                if state.chronicle is not None:
                    state.tell("EA-SET-11", "omens-gained", who=side, n=short, total=short)


class FirstTurn(Step):
    """Starting player: the first role in turn order that takes turns.

    (EA-SET-09, EA-RUL-03, EA-RUL-05, EA-RUL-07)
    """

    def run(self, state: ArkhamState) -> None:
        for side in state.order:
            if state.takes_turns(side):
                state.then(BeginTurn(side))
                return
