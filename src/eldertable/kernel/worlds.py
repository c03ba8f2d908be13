# compiled
"""Worlds: whole positions that a seat could believe in. What it cannot see is dealt anew; what it sees stays."""

from typing import TYPE_CHECKING, Any, Final

from eldertable.kernel.dice import Dice, key_of_world
from eldertable.kernel.state import State, Table
from eldertable.kernel.steps import Together

if TYPE_CHECKING:
    from eldertable.kernel.game import Game

NOWHERE: Final = -1


class Hiding:
    """What is hidden at tables of one kind, as numbers: in which zones, and which cards can be taken for each other.

    Cards of one *lot* have the same back and lie in zones of one pool: who sees neither could take one for the other.
    """

    def __init__(self, game: "Game", table: Table) -> None:
        zones = game.zones(table)
        pools = sorted({zone.pool for zone in zones if zone.hidden})
        backs = sorted(set(table.backs))
        self.zones: list[int] = [index for index, zone in enumerate(zones) if zone.hidden]
        bags = [zone.pool for zone in zones if zone.order == "bag"]
        self.is_only_bag: list[bool] = [zone.order == "bag" and bags.count(zone.pool) == 1 for zone in zones]
        """Whether a zone is the only bag of its pool: it changes only if unseen cards of the pool lie elsewhere."""
        self.is_row: list[bool] = [zone.order == "row" for zone in zones]
        self.is_bag: list[bool] = [zone.order == "bag" for zone in zones]
        self.first_lot: list[int] = [
            pools.index(zone.pool) * len(backs) if zone.hidden else NOWHERE for zone in zones
        ]
        self.back: list[int] = [backs.index(back) for back in table.backs]
        self.lots = len(pools) * len(backs)


def hiding_of(table: Table) -> Hiding:
    """What is hidden at this table; found out once."""
    if table.hiding is None:
        table.hiding = Hiding(table.game, table)
    found: Hiding = table.hiding
    return found


def determinize(state: State, bit: int, seat: int, seed: int) -> Any:
    """A world that this viewer could believe in: the bit of its marks, and its seat (-1: somebody who looks on).

    It depends on the view and the seed alone, so whoever plays from it cannot cheat. It has dice of its own.
    """
    dice = Dice(seed)
    copy: Any = state.clone()
    world: State = copy
    world.take_dice(key_of_world(seed), 0)
    world.actor = -1
    world.shown = 0
    deal_anew(world, hiding_of(state.table), bit, dice)
    state.table.game.guess(world, seat if seat >= 0 else None, dice)
    decision = world.decision
    if decision is not None:
        if isinstance(decision, Together):
            _guess_sealed(world, decision, seat, dice)
        speaker = decision.seat
        if speaker != seat:
            world.ask(decision, decision.options(world, speaker))
    return copy


def deal_anew(world: State, hiding: Hiding, bit: int, dice: Dice) -> None:
    """Every hidden place keeps its back and who knows it; the unseen cards of a lot change places.

    A bag has no places: what is left of a lot is in it. So only what lies elsewhere is dealt.
    """
    zones = world.zones
    bag_of: list[int] = [NOWHERE] * hiding.lots
    stirred = _stirred(world, hiding, bit)
    lots = _unseen_lots(world, hiding, bit, stirred, bag_of)
    dealt: list[tuple[int, list[tuple[int, int]]]] = []
    for index in stirred:
        if zones[index]:
            places = _hidden_places(world, hiding, index, bit, bag_of)
            if places:
                dealt.append((index, places))
            if hiding.is_bag[index]:
                zones[index] = ()
    for index, places in dealt:
        _fill(world, hiding, index, places, bit, lots, dice)
    for lot in range(hiding.lots):
        if bag_of[lot] != NOWHERE:
            bag = bag_of[lot]
            for card in lots[lot]:
                world.marks[card] = 0
            zones[bag] = _by_number([*zones[bag], *lots[lot]])


def _stirred(world: State, hiding: Hiding, bit: int) -> list[int]:
    """The hidden zones without those that are as they are in every world: a bag with all unseen cards of its pool."""
    marks = world.marks
    elsewhere: list[int] = []
    for index in hiding.zones:
        if not hiding.is_only_bag[index] and hiding.first_lot[index] not in elsewhere:
            for card in world.zones[index]:
                if not marks[card] & bit:
                    elsewhere.append(hiding.first_lot[index])
                    break
    return [index for index in hiding.zones if hiding.first_lot[index] in elsewhere]


def _unseen_lots(
    world: State, hiding: Hiding, bit: int, stirred: list[int], bag_of: list[int]
) -> list[list[int]]:
    """The unseen cards of every lot by number, so that nothing tells where they lay; and its bag, the last if several."""
    lots: list[list[int]] = [[] for _ in range(hiding.lots)]
    marks = world.marks
    for index in stirred:
        first = hiding.first_lot[index]
        is_bag = hiding.is_bag[index]
        for card in world.zones[index]:
            if not marks[card] & bit:
                lot = first + hiding.back[card]
                lots[lot].append(card)
                if is_bag:
                    bag_of[lot] = index
    for cards in lots:
        cards.sort()
    return lots


def _hidden_places(
    world: State, hiding: Hiding, index: int, bit: int, bag_of: list[int]
) -> list[tuple[int, int]]:
    """The places of a zone that are dealt anew, by lot and who knows the card there; sorted where order means nothing."""
    marks = world.marks
    first = hiding.first_lot[index]
    found: list[tuple[int, int]] = []
    for card in world.zones[index]:
        mark = marks[card]
        if not mark & bit:
            lot = first + hiding.back[card]
            if bag_of[lot] != index:
                found.append((lot, mark))
    if not hiding.is_row[index]:
        found.sort()
    return found


def _fill(
    world: State,
    hiding: Hiding,
    index: int,
    places: list[tuple[int, int]],
    bit: int,
    lots: list[list[int]],
    dice: Dice,
) -> None:
    """Deal a card of the right lot to each of these places; what the viewer sees in the zone stays where it is."""
    marks = world.marks
    new: list[int] = []
    for lot, mark in places:
        cards = lots[lot]
        at = dice.roll(len(cards))
        card = cards[at]
        last = cards.pop()
        if at < len(cards):
            cards[at] = last
        marks[card] = mark
        new.append(card)
    if hiding.is_row[index]:
        waiting = 0
        lying = list(world.zones[index])
        for at in range(len(lying)):
            if not marks[lying[at]] & bit:
                lying[at] = new[waiting]
                waiting += 1
        world.zones[index] = tuple(lying)
    else:
        seen = [card for card in world.zones[index] if marks[card] & bit]
        world.zones[index] = _by_number(seen + new)


def _by_number(cards: list[int]) -> tuple[int, ...]:
    cards.sort()
    return tuple(cards)


def _guess_sealed(world: State, decision: Together, seat: int, dice: Dice) -> None:
    sealed = world.sealed.copy()
    for other in range(len(sealed)):
        if sealed[other] >= 0 and other != seat:
            options = decision.options(world, other)
            if options:
                sealed[other] = options[dice.roll(len(options))]
    world.sealed = sealed
