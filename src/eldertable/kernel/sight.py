"""Who may know what: the view of a seat."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from eldertable.kernel.fields import (
    ROW,
    Field,
    Names,
    dump_field,
    dump_step,
    holders,
    settled,
    step_values,
    viewers,
)
from eldertable.kernel.state import ABSENT

if TYPE_CHECKING:
    from eldertable.kernel.game import Game
    from eldertable.kernel.state import State, Table


def viewer_bit(state: State, seat: int | None) -> int:
    """The viewer's bit in the marks: a seat's, or the one of everybody who looks on."""
    return 1 << (state.table.seats if seat is None else seat)


def face_up(state: State) -> Any:
    """The same position with every card known to everybody: how a game looks once it has no secrets any more."""
    shown = state.clone()
    everybody = (2 << state.table.seats) - 1
    shown.marks = [mark if mark == ABSENT else everybody for mark in state.marks]
    return shown


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


def known(game: Game, state: State, seat: int | None) -> bytes:
    """A key of the view, for trees of what a seat knows: the same numbers as in the view, without their names."""
    table = state.table
    bit, marks, backs = viewer_bit(state, seat), state.marks, table.backs
    zones: list[Any] = []
    unseen: dict[str, list[int]] = {}
    for zone, lying in zip(game.zones(table), state.zones, strict=True):
        if not zone.hidden or not lying:
            zones.append(settled(zone, lying))
            continue
        hidden = [card for card in lying if not marks[card] & bit]
        if hidden:
            unseen.setdefault(zone.pool, []).extend(hidden)
        places = [f"{card if marks[card] & bit else backs[card]} {marks[card]}" for card in lying]
        zones.append(places if zone.order == "row" else sorted(places))
    decision = state.decision
    asked = decision is not None and seat is not None and seat in decision.seats()
    numbers = [
        (seat, table.seats, table.options, state.ended, state.winners),
        [_own_part(field, holder, game, table, seat) for field, holder in holders(game, state)],
        zones,
        {pool: sorted(cards) for pool, cards in unseen.items()},
        [answer if answer < 0 or other == seat else "sealed" for other, answer in enumerate(state.sealed)],
        [[type(step).__name__, *step_values(step)] for step in state.agenda],
        state.legal(seat) if asked else [],
    ]
    return hashlib.blake2b(msgspec.json.encode(numbers), digest_size=16).digest()


def _own_part(field: Field, holder: Any, game: Game, table: Table, seat: int | None) -> Any:
    """What a viewer may know of a field's numbers."""
    value = getattr(holder, field.name)
    if field.sight != "secret":
        return value
    if seat is None:
        return ()
    part = len(value) // len(game.names(table)[field.by[0]])
    return value[seat * part : seat * part + part]
