"""Who may know what: the view of a seat, and a whole state that this seat could believe in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from eldertable.kernel.dice import Dice, key_of_world
from eldertable.kernel.fields import ROW, Field, Names, dump_field, dump_step, holders, settled, viewers
from eldertable.kernel.steps import Together

if TYPE_CHECKING:
    from eldertable.kernel.game import Game
    from eldertable.kernel.state import State


def viewer_bit(state: State, seat: int | None) -> int:
    """The viewer's bit in the marks: a seat's, or the one of everybody who looks on."""
    return 1 << (state.table.seats if seat is None else seat)


def _field_view(field: Field, value: Any, names: Names, seat: int | None) -> Any:
    if field.sight != "secret":
        return dump_field(field, value, names)
    if field.by == (ROW,) or not field.by:
        raise ValueError(f"secret field {field.name} must be listed by side first")
    if seat is None:
        return {}
    part = len(value) // len(names[field.by[0]])
    own = Field(field.name, field.by[1:], field.of)
    kept = value[seat * part : seat * part + part]
    return {names[field.by[0]][seat]: dump_field(own, kept if own.by else kept[0], names)}


def _zones_view(
    game: Game, state: State, cards: Sequence[str], bit: int
) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """What lies in each zone, with backs for what the viewer cannot see; and the unseen cards of each pool."""
    zones: dict[str, list[str]] = {}
    unseen: dict[str, list[str]] = {}
    for zone, lying in zip(game.zones(state.table), state.zones, strict=True):
        if not lying:
            continue
        if not zone.hidden:
            zones[zone.name] = [cards[card] for card in settled(zone, lying)]
            continue
        places: list[str] = []
        for card in lying:
            mark = state.marks[card]
            if not mark & bit:
                unseen.setdefault(zone.pool, []).append(cards[card])
            shown = cards[card] if mark & bit else state.table.backs[card]
            places.append(f"{shown}|{viewers(mark, state.table.seats)}")
        zones[zone.name] = places if zone.order == "row" else sorted(places)
    return zones, unseen


def view(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know, as plain data."""
    table = state.table
    names = game.names(table)
    zones, unseen = _zones_view(game, state, names["card"], viewer_bit(state, seat))
    decision = state.decision
    asked = decision is not None and seat is not None and seat in decision.seats()
    return {
        "game": game.name,
        "seat": seat,
        "seats": table.seats,
        "options": table.options,
        "ended": state.ended,
        "winners": state.winners,
        "fields": {
            field.name: _field_view(field, getattr(holder, field.name), names, seat)
            for field, holder in holders(game, state)
        },
        "zones": zones,
        "unseen": {pool: sorted(hidden) for pool, hidden in unseen.items()},
        "sealed": [
            answer if answer < 0 or other == seat else "sealed" for other, answer in enumerate(state.sealed)
        ],
        "agenda": [dump_step(step, names) for step in reversed(state.agenda)],
        "legal": state.legal(seat) if asked else [],
    }


def determinize(game: Game, state: State, seat: int | None, seed: int) -> Any:
    """A full state that this seat could believe in: what it cannot see is dealt anew.

    It depends on the view and the seed alone, so whoever plays from it cannot cheat. It has dice of its own.
    """
    dice = Dice(seed)
    sample = state.clone()
    sample.take_dice(key_of_world(seed), 0)
    sample.actor = -1
    sample.shown = 0
    _deal_anew(game, sample, viewer_bit(state, seat), dice)
    game.guess(sample, seat, dice)
    _guess_sealed(sample, seat, dice)
    decision = sample.decision
    if decision is not None and decision.speaker() != seat:
        sample._ask(decision, decision.options(sample, decision.speaker()))
    return sample


def _deal_anew(game: Game, sample: State, bit: int, dice: Dice) -> None:
    """Every hidden place keeps its back and who knows it; the unseen cards of a pool change places."""
    zones, backs, marks = game.zones(sample.table), sample.table.backs, sample.marks
    pools: dict[tuple[str, str], tuple[list[tuple[int, int, int]], list[int]]] = {}
    laid: dict[int, list[int]] = {}
    for index, zone in enumerate(zones):
        if not zone.hidden or not sample.zones[index]:
            continue
        laid[index] = lying = list(settled(zone, sample.zones[index]))
        hidden = [
            (backs[card], marks[card], position)
            for position, card in enumerate(lying)
            if not marks[card] & bit
        ]
        if zone.order != "row":
            hidden.sort()
        for seen, mark, position in hidden:
            key = (zone.pool, seen)
            if key not in pools:
                pools[key] = ([], [])
            places, cards = pools[key]
            places.append((index, position, mark))
            cards.append(lying[position])
    for key in sorted(pools):
        places, cards = pools[key]
        cards.sort()
        dice.shuffle(cards)
        for (index, position, mark), card in zip(places, cards, strict=True):
            laid[index][position] = card
            marks[card] = mark
    for index, lying in laid.items():
        sample.zones[index] = settled(zones[index], tuple(lying))


def _guess_sealed(sample: State, seat: int | None, dice: Dice) -> None:
    decision = sample.decision
    if not isinstance(decision, Together):
        return
    for other, answer in enumerate(sample.sealed):
        if answer >= 0 and other != seat:
            options = decision.options(sample, other)
            if options:
                sample.sealed[other] = options[dice.roll(len(options))]
