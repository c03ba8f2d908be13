"""A table on paper: what was agreed, who sits where, who holds which key. Every change makes a new sheet."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec

from eldertable.bots import BOTS, sensible_bots
from eldertable.kernel import BadOption, Game
from eldertable.match import Header, Match
from eldertable.server.denied import Denied
from eldertable.server.keys import lock_for, new_key, opens
from eldertable.server.orders import Order
from eldertable.server.wire.basics import Options, Phase
from eldertable.server.wire.tables import ClockRules, NewTable, ResultInfo, SeatInfo, TableInfo

MOST_PUSHES = 5
"""In so many browsers somebody is called; the oldest is forgotten first."""

PERSON = "you:"
"""How a record marks a seat that a person held."""

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Bell(msgspec.Struct, frozen=True):
    """How to call a person: by a browser's push service or an address of their own, and in which language."""

    kind: Literal["push", "webhook"]
    url: str
    lang: str = "en"
    p256dh: str = ""
    auth: str = ""


class Place(msgspec.Struct, frozen=True):
    """A seat: the person who holds it and the lock of their key; the bot that answers now; how to call the person."""

    name: str | None = None
    lock: str | None = None
    bot: str | None = None
    timed_out: bool = False
    bells: tuple[Bell, ...] = ()
    orders: tuple[Order, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether nobody holds it and no bot answers for it."""
        return self.lock is None and self.bot is None


class Result(msgspec.Struct, frozen=True):
    """How a game ended: `winners` are seats; `words` and `roles` (what every seat played) by language.

    `carried`: what goes over into the next game of a campaign.
    """

    winners: tuple[int, ...]
    words: dict[str, str]
    roles: dict[str, tuple[str, ...]]
    ended: int
    entries: int
    adjudicated: bool = False
    carried: dict[str, Any] | None = None

    def told(self, locale: str) -> ResultInfo:
        """In a language; the game's first, if it does not speak that one."""
        spoken = locale if locale in self.words else next(iter(self.words))
        return ResultInfo(
            list(self.winners),
            self.words[spoken],
            self.ended,
            self.entries,
            list(self.roles[spoken]),
            self.adjudicated,
        )


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A table. `seed`: only if a person chose it; the header has the one that is played with."""

    id: str
    game: str
    options: Options
    places: tuple[Place, ...]
    host: str
    created: int
    lang: str
    open: bool
    chat: bool
    hints: bool = True
    reasons: bool = True
    clock: ClockRules | None = None
    seed: int | None = None
    phase: Phase = "gathering"
    header: Header | None = None
    begun: int = 0
    rematch: str | None = None
    lesson: str | None = None
    campaign: str | None = None
    result: Result | None = None

    def seat_of(self, key: str | None) -> int | None:
        """The seat that this key opens. All locks are compared, so that the time it takes tells nothing."""
        opened = [seat for seat, place in enumerate(self.places) if opens(key, place.lock)]
        return opened[0] if opened else None

    def place(self, seat: int) -> Place:
        """A seat of this table."""
        if not 0 <= seat < len(self.places):
            raise Denied("no-seat")
        return self.places[seat]

    def info(
        self,
        title: str,
        parts: Sequence[str],
        here: frozenset[int] = frozenset(),
        watching: int = 0,
        locale: str = "en",
    ) -> TableInfo:
        """The table as everybody may know it. `parts`: what is played in each seat, where that differs."""
        seats = [
            SeatInfo(seat, place.name, place.bot, seat in here, place.timed_out, parts[seat])
            for seat, place in enumerate(self.places)
        ]
        return TableInfo(
            id=self.id,
            game=self.game,
            title=title,
            phase=self.phase,
            seats=seats,
            options=self.options,
            lang=self.lang,
            open=self.open,
            chat=self.chat,
            hints=self.hints,
            reasons=self.reasons,
            created=self.created,
            chosen_seed=self.seed is not None or (self.header is not None and self.header.chosen_seed),
            clock=self.clock,
            watching=watching,
            rematch=self.rematch,
            lesson=self.lesson,
            campaign=self.campaign,
            begun=self.begun,
            result=None if self.result is None else self.result.told(locale),
        )


def existing(table: str) -> str:
    """This id, if a table could have it; Denied otherwise."""
    if not TABLE_ID.fullmatch(table):
        raise Denied("no-table")
    return table


def clean(text: str) -> str:
    """Words as plain text: without control characters and invisible marks, blanks run together.

    >>> clean(" Ada\\u202e \\x1b[31m  Lovelace\\n")
    'Ada [31m Lovelace'
    """
    seen = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    return " ".join("".join(letter for letter in seen if unicodedata.category(letter)[0] != "C").split())


def named(text: str) -> str:
    """A person's name, cleaned; Denied if it has no letters, only accents."""
    name = clean(text)
    if all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise Denied("bad-message", why="name: it has no letters")
    return name


def bots_for(game: Game) -> list[str]:
    """The bots that can play a game."""
    able = type(game).greedy is not Game.greedy
    return [name for name in BOTS if able or name not in sensible_bots()]


def check_bot(game: Game, bot: str) -> str:
    """A bot of this game by its name."""
    if bot not in bots_for(game):
        raise Denied("no-bot", bots=", ".join(bots_for(game)))
    return bot


# --- opening --------------------------------------------------------------------------------------------------


def for_lesson(game: Game, asked: NewTable) -> NewTable:
    """What is asked for with all that a lesson settles; as it is, if there is none."""
    if asked.lesson is None:
        return asked
    lesson = game.lessons.get(asked.lesson)
    if lesson is None:
        raise Denied("no-lesson", lessons=", ".join(game.lessons))
    bot = bots_for(game)[0]
    return msgspec.structs.replace(
        asked,
        seats=lesson.seats,
        options=lesson.options,
        preset=lesson.preset,
        bots=[None if seat == lesson.seat else bot for seat in range(lesson.seats)],
        seat=lesson.seat,
        seed=lesson.seed,
        open=False,
        clock=None,
        beside=[],
    )


def open_sheet(game: Game, asked: NewTable, now: int) -> tuple[Sheet, str]:
    """A new table as it was asked for, with nobody but bots at it, and the host's key."""
    try:
        table = game.sit_down(asked.seats, asked.options, asked.preset)
    except BadOption as error:
        raise Denied("bad-option", why=str(error)) from None
    bots = [*asked.bots, *[None] * (table.seats - len(asked.bots))]
    if len(bots) > table.seats:
        raise Denied("bad-message", why=f"bots: {len(bots)} for {table.seats} seats")
    if asked.lang not in game.locales:
        raise Denied("bad-message", why=f"lang: this game speaks {', '.join(game.locales)}")
    key = new_key()
    sheet = Sheet(
        id=new_key(),
        game=game.name,
        options=dict(table.options),
        places=tuple(Place(bot=bot and check_bot(game, bot)) for bot in bots),
        host=lock_for(key),
        created=now,
        lang=asked.lang,
        open=asked.open,
        chat=asked.chat,
        hints=asked.hints,
        reasons=asked.reasons,
        clock=asked.clock,
        seed=asked.seed,
        lesson=asked.lesson,
    )
    return sheet, key


def same_people(places: Sequence[Place]) -> tuple[Place, ...]:
    """Who sits at the next table after this one, with the same keys."""
    return tuple(
        msgspec.structs.replace(place, bot=None if place.timed_out else place.bot, timed_out=False, orders=())
        for place in places
    )


def next_game(sheet: Sheet, now: int) -> Sheet:
    """A table for a rematch: the same people with the same keys, and new dice."""
    return Sheet(
        id=new_key(),
        game=sheet.game,
        options=sheet.options,
        places=same_people(sheet.places),
        host=sheet.host,
        created=now,
        lang=sheet.lang,
        open=sheet.open,
        chat=sheet.chat,
        hints=sheet.hints,
        reasons=sheet.reasons,
        clock=sheet.clock,
    )


def begun(sheet: Sheet, game: Game, now: int) -> Sheet:
    """The sheet of a game that begins, if all seats are taken; else the sheet as it is."""
    if sheet.phase != "gathering" or any(place.empty for place in sheet.places):
        return sheet
    who = [place.bot or f"{PERSON}{place.name}" for place in sheet.places]
    lesson = game.lessons.get(sheet.lesson or "")
    header = Match.open(game, who, sheet.seed, sheet.options, lesson=lesson).header
    return msgspec.structs.replace(sheet, phase="playing", header=header, begun=now)


# --- seats ----------------------------------------------------------------------------------------------------


def with_place(sheet: Sheet, seat: int, place: Place) -> Sheet:
    """The sheet with another entry for a seat."""
    places = (*sheet.places[:seat], place, *sheet.places[seat + 1 :])
    return msgspec.structs.replace(sheet, places=places)


def sit_down(sheet: Sheet, name: str, lock: str, seat: int | None) -> tuple[Sheet, int]:
    """Somebody takes that seat, or the first free one; the sheet, and which it is."""
    must_not_be_over(sheet)
    free = [number for number, place in enumerate(sheet.places) if place.empty]
    if seat is not None and not sheet.place(seat).empty:
        raise Denied("seat-taken", seat=seat + 1)
    if not free:
        raise Denied("table-full")
    taken = free[0] if seat is None else seat
    return with_place(sheet, taken, Place(name, lock)), taken


def get_up(sheet: Sheet, seat: int) -> Sheet:
    """Somebody leaves, or is made to: the seat is empty, unless a bot answers for it."""
    must_not_be_over(sheet)
    if sheet.place(seat).lock is None:
        raise Denied("not-seated")
    return with_place(sheet, seat, Place(bot=sheet.place(seat).bot))


def give_to_bot(sheet: Sheet, seat: int, bot: str, here: Sequence[int] | frozenset[int]) -> Sheet:
    """A bot answers for an empty seat, or for somebody who is absent and keeps the key."""
    must_not_be_over(sheet)
    place = sheet.place(seat)
    if place.lock is not None and seat in here and place.bot is None:
        raise Denied("player-here")
    return with_place(sheet, seat, msgspec.structs.replace(place, bot=bot))


def give_back(sheet: Sheet, seat: int) -> Sheet:
    """The bot of a seat goes: the person who holds it answers again, or it is empty."""
    must_not_be_over(sheet)
    place = sheet.place(seat)
    if place.bot is None:
        raise Denied("no-seat")
    if place.timed_out:
        raise Denied("timed-out")
    return with_place(sheet, seat, msgspec.structs.replace(place, bot=None))


def run_out(sheet: Sheet, seat: int, bot: str) -> Sheet:
    """The clock of a seat has run out: a bot plays on."""
    return with_place(sheet, seat, msgspec.structs.replace(sheet.place(seat), bot=bot, timed_out=True))


def with_bell(sheet: Sheet, seat: int, bell: Bell) -> Sheet:
    """A seat is called so, too: in each browser once, and by one address."""
    place = sheet.place(seat)
    others = [one for one in place.bells if one.url != bell.url and not (one.kind == bell.kind == "webhook")]
    pushes = [one for one in [*others, bell] if one.kind == "push"][-MOST_PUSHES:]
    hooks = [one for one in [*others, bell] if one.kind == "webhook"]
    return with_place(sheet, seat, msgspec.structs.replace(place, bells=(*hooks, *pushes)))


def without_bells(sheet: Sheet, seat: int, gone: Collection[Bell]) -> Sheet:
    """A seat is not called so any more."""
    place = sheet.place(seat)
    left = tuple(bell for bell in place.bells if bell not in gone)
    return with_place(sheet, seat, msgspec.structs.replace(place, bells=left))


def with_orders(sheet: Sheet, seat: int, orders: Sequence[Order]) -> Sheet:
    """A seat has given these answers in advance."""
    return with_place(sheet, seat, msgspec.structs.replace(sheet.place(seat), orders=tuple(orders)))


def without_orders(sheet: Sheet, over: Collection[tuple[int, int]]) -> Sheet:
    """The sheet without these orders, each by its seat and its number."""
    for seat, place in enumerate(sheet.places):
        left = [order for order in place.orders if (seat, order.id) not in over]
        if len(left) < len(place.orders):
            sheet = with_orders(sheet, seat, left)
    return sheet


def must_not_be_over(sheet: Sheet) -> None:
    """Denied if the game is over."""
    if sheet.phase == "over":
        raise Denied("not-playing")
