"""Fields are declared once: from the list come digest, equality, dump, load and who sees what."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from eldertable.kernel.dice import MOST_USED, key_of
from eldertable.kernel.errors import BadOption, BadPosition
from eldertable.kernel.state import ABSENT
from eldertable.kernel.steps import TABLE, Decision, Step, Together

if TYPE_CHECKING:
    from eldertable.kernel.game import Game
    from eldertable.kernel.state import State

Sight = Literal["open", "tracked", "secret"]
Names = Mapping[str, Sequence[str]]

SEAT_SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Seats in the marks of a dump: one sign each, so that none can be taken for two."""

ROW = "*"
"""As the only dimension of a field: a row of any length, in order."""


@dataclass(frozen=True)
class Field:
    """A number or a list of numbers of a state.

    `by` names the dimensions of a list, outermost first (the game's names say how long each is), or is `(ROW,)`;
    `of` names what the numbers mean, "number" if they are just counted. `sight` is "open", "tracked" (behind a
    screen, but every change was public) or "secret": then `by` starts with the side that alone sees its part.
    A `shared` list is kept as a tuple and replaced as a whole, so that copies share it. A `lent` one is shared until it
    changes: whoever changes it asks `<name>_lent` first, and copies it if so. On an empty table every number is
    `empty`: unless it is said otherwise 0, and -1 (nobody, nowhere) if the numbers are names. What was written down while
    a field still had another name, `once`, can be read.
    """

    name: str
    by: tuple[str, ...] = ()
    of: str = "number"
    sight: Sight = "open"
    shared: bool = False
    lent: bool = False
    empty: int | None = None
    once: str = ""

    @property
    def annotation(self) -> str:
        """The type of its value, as it stands in a state class."""
        if not self.by:
            return "int"
        return "tuple[int, ...]" if self.shared else "list[int]"

    def cleared(self, names: Names) -> Any:
        """Its value on an empty table."""
        number = self.empty if self.empty is not None else 0 if self.of == "number" else -1
        if not self.by:
            return number
        length = 0 if self.by == (ROW,) else prod(len(names[dimension]) for dimension in self.by)
        return (number,) * length if self.shared else [number] * length


@dataclass(frozen=True)
class Zone:
    """A place for cards: a "row" has an order, a "set" has none, a "bag" has none and nobody sees inside.

    Cards of a hidden zone are seen by those who have a mark on them. Unseen cards of zones of one `pool` could
    lie in each other's places.
    """

    name: str
    order: Literal["row", "set", "bag"] = "row"
    hidden: bool = False
    pool: str = ""


def deck(name: str, pool: str) -> tuple[Zone, Zone, Zone]:
    """The three zones of a deck: top, bag, bottom."""
    return (
        Zone(f"{name} top", "row", True, pool),
        Zone(f"{name} bag", "bag", True, pool),
        Zone(f"{name} bottom", "row", True, pool),
    )


def settled(zone: Zone, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a zone in the order that means something: as they lie, or by number where order means nothing."""
    return cards if zone.order == "row" else tuple(sorted(cards))


# --- numbers ------------------------------------------------------------------------------------------------


def step_values(step: Step) -> list[Any]:
    """The fields of a step, in the order it declares them."""
    return [getattr(step, name) for name in step.FIELDS]


def holders(game: Game, state: State) -> list[tuple[Field, Any]]:
    """Every field of a position, and what has it: the state itself, or the part of a module that the table uses."""
    own: list[tuple[Field, Any]] = [(field, state) for field in game.fields]
    return own + [(field, part) for part in state.parts for field in part.FIELDS]


def clear(game: Game, state: State) -> None:
    """Nothing is on the table: every field is as its declaration says."""
    names = game.names(state.table)
    measure = tuple([len(named) for named in names.values()])
    if measure not in game.blank:
        game.blank[measure] = tuple([(field.name, field.cleared(names)) for field in game.fields])
    for name, value in game.blank[measure]:
        setattr(state, name, value.copy() if isinstance(value, list) else value)
    for part in state.parts:
        for field in part.FIELDS:
            setattr(part, field.name, field.cleared(names))


def numbers(game: Game, state: State) -> list[Any]:
    """Everything a position is, as plain numbers in a fixed order."""
    zones = game.zones(state.table)
    return [
        state.key.hex(),
        state.dice,
        state.ended,
        state.winners,
        state.sealed,
        [settled(zone, cards) for zone, cards in zip(zones, state.zones, strict=True)],
        state.marks,
        [[type(step).__name__, *step_values(step)] for step in state.agenda],
        [getattr(holder, field.name) for field, holder in holders(game, state)],
    ]


def digest(game: Game, state: State) -> str:
    """A fingerprint of all numbers of a position."""
    return hashlib.blake2b(msgspec.json.encode(numbers(game, state)), digest_size=12).hexdigest()


# --- between processes ----------------------------------------------------------------------------------------


def sent(game: Game, state: State) -> tuple[Any, ...]:
    """Everything that a position is, and whom it has asked what, as plain numbers beside its game."""
    table = state.table
    return (
        game,
        (table.seats, dict(table.options)),
        (state.key, state.dice, state.ended, state.winners, state.stuck, state.actor, state.shown),
        (state.zones, state.marks, state.sealed, state.choices),
        [(type(step).__name__, *step_values(step)) for step in state.agenda],
        [getattr(holder, field.name) for field, holder in holders(game, state)],
    )


def received(
    game: Game,
    table: tuple[int, dict[str, Any]],
    numbers: tuple[Any, ...],
    lists: tuple[Any, ...],
    agenda: list[tuple[Any, ...]],
    values: list[Any],
) -> State:
    """The position that was sent."""
    key, dice, *rest = numbers
    state: State = game.empty(game.sit_down(*table), key, len(lists[1]))
    state.take_dice(key, dice)
    state.ended, state.winners, state.stuck, state.actor, state.shown = rest
    state.zones, state.marks, state.sealed, state.choices = lists
    kinds: dict[str, Any] = {kind.__name__: kind for kind in game.steps}
    state.agenda = [kinds[name](*fields) for name, *fields in agenda]
    for (field, holder), value in zip(holders(game, state), values, strict=True):
        setattr(holder, field.name, value)
    return state


# --- names --------------------------------------------------------------------------------------------------


def _keys(field: Field, names: Names) -> tuple[str, ...]:
    return _crossed(tuple([tuple(names[dimension]) for dimension in field.by]))


@lru_cache(maxsize=1024)
def _crossed(dimensions: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """One key for each place of a list with these dimensions."""
    keys = [""]
    for dimension in dimensions:
        keys = [f"{key} {name}".strip() for key in keys for name in dimension]
    return tuple(keys)


def _named(value: int, of: str, names: Names) -> Any:
    if of == "number" or value < 0:
        return value
    return names[of][value]


def _number(value: Any, of: str, names: Names, where: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and (of == "number" or value == -1):
        return value
    if of != "number" and isinstance(value, str):
        known = list(names[of])
        if value in known:
            return known.index(value)
    raise BadPosition(f"{where}: {value!r} is no {of}")


def dump_field(field: Field, value: Any, names: Names) -> Any:
    """A field's value with names for numbers; lists with dimensions leave out their zeros."""
    if not field.by:
        return _named(value, field.of, names)
    if field.by == (ROW,):
        return [_named(one, field.of, names) for one in value]
    return {
        key: _named(one, field.of, names)
        for key, one in zip(_keys(field, names), value, strict=True)
        if one != 0 or field.of != "number"
    }


def load_field(field: Field, data: Any, names: Names) -> Any:
    """The value of a field from its dump."""
    where = f"field {field.name}"
    if not field.by:
        return _number(data, field.of, names, where)
    if field.by == (ROW,):
        if not isinstance(data, list):
            raise BadPosition(f"{where}: a list is expected")
        return [_number(one, field.of, names, where) for one in data]
    if not isinstance(data, dict):
        raise BadPosition(f"{where}: a table of names and numbers is expected")
    keys = _keys(field, names)
    if strange := sorted(set(data) - set(keys)):
        raise BadPosition(f"{where}: unknown place {strange[0]!r}")
    if field.of != "number" and len(data) < len(keys):
        raise BadPosition(f"{where}: a place is missing")
    return [_number(data.get(key, 0), field.of, names, f"{where}, {key}") for key in keys]


@lru_cache(maxsize=1024)
def viewers(mask: int, seats: int) -> str:
    """A set of viewers as text: a sign for each seat, and * for everybody who looks on.

    >>> viewers(0b101, 3), viewers(0b1001, 3), viewers(1 << 11, 12)
    ('02', '0*', 'b')
    """
    known = [SEAT_SIGNS[seat] for seat in range(seats) if mask >> seat & 1]
    return "".join([*known, "*"] if mask >> seats & 1 else known)


def _mask(text: str, seats: int, where: str) -> int:
    signs = SEAT_SIGNS[:seats] + "*"
    mask = 0
    for sign in text:
        if sign not in signs:
            raise BadPosition(f"{where}: {sign!r} is no seat")
        mask |= 1 << signs.index(sign)
    return mask


def dump_step(step: Step, names: Names) -> dict[str, Any]:
    """A step with names for its numbers; a field means what the names of that name are."""
    data: dict[str, Any] = {"step": type(step).__name__}
    for name in step.FIELDS:
        value = getattr(step, name)
        of = name if name in names else "number"
        data[name] = (
            [_named(one, of, names) for one in value]
            if isinstance(value, tuple)
            else _named(value, of, names)
        )
    return data


def load_step(data: Any, kinds: Mapping[str, type[Step]], names: Names) -> Step:
    """A step from its dump."""
    called = data.get("step") if isinstance(data, dict) else None
    if not isinstance(called, str) or called not in kinds:
        raise BadPosition(f"agenda: {data!r} is no step of this game")
    kind = kinds[data["step"]]
    if set(data) != {"step", *kind.FIELDS}:
        raise BadPosition(f"agenda: {data['step']} needs the fields {', '.join(kind.FIELDS) or 'none'}")
    values: list[Any] = []
    for name in kind.FIELDS:
        of = name if name in names else "number"
        where = f"agenda, {data['step']}.{name}"
        if isinstance(data[name], list):
            values.append(tuple(_number(one, of, names, where) for one in data[name]))
        else:
            values.append(_number(data[name], of, names, where))
    make: Any = kind
    try:
        step: Step = make(*values)
    except (TypeError, IndexError) as error:
        raise BadPosition(f"agenda: {data['step']}: {error}") from None
    return step


def dump(game: Game, state: State) -> dict[str, Any]:
    """A whole position as plain data with names. It has the key of the dice: a secret until the game is over."""
    table = state.table
    names = game.names(table)
    cards = names["card"]
    zones: dict[str, list[str]] = {}
    for zone, lying in zip(game.zones(table), state.zones, strict=True):
        if not lying:
            continue
        shown = settled(zone, lying)
        if zone.hidden and zone.order != "bag":
            zones[zone.name] = [f"{cards[card]}|{viewers(state.marks[card], table.seats)}" for card in shown]
        else:
            zones[zone.name] = [cards[card] for card in shown]
    return {
        "game": game.name,
        "content": game.content_digest_of(table.seats, table.options),
        "seats": table.seats,
        "options": table.options,
        "key": state.key.hex(),
        "dice": state.dice,
        "ended": state.ended,
        "winners": state.winners,
        "sealed": list(state.sealed),
        "absent": [cards[card] for card, mark in enumerate(state.marks) if mark == ABSENT],
        "zones": zones,
        "fields": {
            field.name: dump_field(field, getattr(holder, field.name), names)
            for field, holder in holders(game, state)
        },
        "agenda": [dump_step(step, names) for step in reversed(state.agenda)],
    }


class _Dump(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    content: str
    seats: int
    options: dict[str, Any]
    key: str
    dice: int
    ended: int
    winners: int
    sealed: list[int]
    absent: list[str]
    zones: dict[str, list[str]]
    fields: dict[str, Any]
    agenda: list[dict[str, Any]]


def load(game: Game, data: Any) -> State:
    """The position that a dump describes, checked as a whole."""
    read = _read(game, data)
    try:
        table = game.sit_down(read.seats, read.options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from None
    names = game.names(table)
    state: State = game.empty(table, _key(read), _count_cards(game.cards(table), read, names))
    state.marks = [ABSENT] * len(state.marks)
    _load_numbers(state, read)
    _load_zones(game, state, read, names)
    _load_fields(game, state, read, names)
    kinds = {kind.__name__: kind for kind in game.steps}
    state.agenda = [load_step(one, kinds, names) for one in reversed(read.agenda)]
    if problems := game.audit(state):
        raise BadPosition(f"components: {problems[0]}")
    _go_on(game, state)
    return state


def _read(game: Game, data: Any) -> _Dump:
    try:
        read = msgspec.convert(data, _Dump)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this is no position: {error}") from None
    if read.game != game.name:
        raise BadPosition(f"this is a position of {read.game!r}, not of {game.name!r}")
    return read


def _key(read: _Dump) -> bytes:
    try:
        return key_of(read.key)
    except ValueError as error:
        raise BadPosition(f"key: {error}") from None


def _load_numbers(state: State, read: _Dump) -> None:
    """The dice, how the game ended, and what is sealed."""
    table = state.table
    if not 0 <= read.dice <= MOST_USED:
        raise BadPosition("dice: out of range")
    if not 0 <= read.winners < 1 << table.sides or (read.winners and not read.ended):
        raise BadPosition(f"winners: {read.winners} is no set of this table's sides, or the game goes on")
    if len(read.sealed) != table.seats:
        raise BadPosition(f"sealed: {table.seats} answers are expected")
    state.take_dice(state.key, read.dice)
    state.ended, state.winners = read.ended, read.winners
    state.sealed = read.sealed


def _load_fields(game: Game, state: State, read: _Dump, names: Names) -> None:
    fields = holders(game, state)
    now = {field.once: field.name for field, _ in fields if field.once and field.name not in read.fields}
    values = {now.get(name, name): value for name, value in read.fields.items()}
    wanted = {field.name for field, _ in fields}
    if set(values) != wanted:
        odd = sorted(set(values) ^ wanted)
        raise BadPosition(f"fields: {odd[0]!r} is missing or unknown")
    for field, holder in fields:
        value = load_field(field, values[field.name], names)
        setattr(holder, field.name, tuple(value) if field.shared else value)


def _go_on(game: Game, state: State) -> None:
    """Come to what is asked, or to the end. Whatever the rules stumble over, the dump is to blame."""
    try:
        _check_question(state)
        state.advance()
        game.outcome(state)
    except BadPosition:
        raise
    except Exception as error:
        raise BadPosition(f"agenda: the rules cannot go on from here ({error})") from None


def _check_question(state: State) -> None:
    """On top of the agenda is a decision for seats of this table, and others' sealed answers fit it; or all is over."""
    if state.ended:
        if state.agenda:
            raise BadPosition("agenda: it must be empty, the game has ended")
        return
    decision = state.agenda[-1] if state.agenda else None
    if not isinstance(decision, Decision):
        raise BadPosition("agenda: the first step must be a decision, or the game must have ended")
    seats = range(state.table.seats)
    if not all(seat in seats or (seat == TABLE and not seats) for seat in decision.seats()):
        raise BadPosition(f"agenda: {type(decision).__name__} asks a seat that is not at this table")
    for seat, answer in enumerate(state.sealed):
        due = isinstance(decision, Together) and seat not in decision.seats()
        if answer != -1 and not (due and answer in decision.options(state, seat)):
            raise BadPosition(f"sealed: {answer} cannot be the answer of seat {seat} here")


def _count_cards(printed: int, read: _Dump, names: Names) -> int:
    """How many cards the table has: those of the start, and any that play has added since."""
    number = {name: card for card, name in enumerate(names["card"])}
    lying = [number.get(text.partition("|")[0], -1) for zone in read.zones.values() for text in zone]
    return max([printed - 1, *lying]) + 1


def _load_zones(game: Game, state: State, read: _Dump, names: Names) -> None:
    number = {name: card for card, name in enumerate(names["card"][: len(state.marks)])}
    zones = {zone.name: (at, zone) for at, zone in enumerate(game.zones(state.table))}
    nowhere = set(range(len(state.marks)))
    for name, lying in read.zones.items():
        if name not in zones:
            raise BadPosition(f"zones: there is no zone {name!r}")
        at, zone = zones[name]
        cards: list[int] = []
        for text in lying:
            card_name, bar, knowing = text.partition("|")
            card = number.get(card_name, -1)
            if card not in nowhere:
                raise BadPosition(f"zones, {name}: {card_name!r} is no card, or lies in two places")
            nowhere.remove(card)
            cards.append(card)
            state.marks[card] = _load_mark(state, zone, card_name, bar, knowing)
        state.zones[at] = settled(zone, tuple(cards))
    if read.content == game.content_digest_of(state.table.seats, state.table.options):
        nowhere -= {number.get(card_name, -1) for card_name in read.absent}
        if nowhere:
            raise BadPosition(
                f"zones: {names['card'][min(nowhere)]!r} lies nowhere; missing: {len(nowhere)} cards"
            )


def _load_mark(state: State, zone: Zone, card: str, bar: str, knowing: str) -> int:
    if zone.order == "bag":
        return 0
    if not zone.hidden:
        return state.everyone()
    if not bar:
        raise BadPosition(f"zones, {zone.name}: who knows {card!r}? (write {card}|0 or {card}|*)")
    return _mask(knowing, state.table.seats, f"zones, {zone.name}")
