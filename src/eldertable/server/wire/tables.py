"""Tables: how one is opened, who sits there, how its people are called, and how the server is."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from eldertable.server.wire.basics import MOST_SEATS, Name, Number, Options, Phase


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every seat has so many seconds, gains `increment` for each turn, and what happens when they have run out.

    `each`: the seconds are for the whole "game", or anew for each "move"; then there is nothing to gain.
    """

    seconds: Annotated[int, Meta(ge=1, le=1_000_000)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    then: Literal["bot", "end"] = "bot"
    each: Literal["game", "move"] = "game"


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: `name` if a person holds it, `bot` if a bot answers for it now; both: the person is absent.

    `here`: the person is connected. `timed_out`: the clock ran out and a bot took over for good. `part`: what whoever sits
    there plays, where it is another part than the others'.
    """

    seat: int
    name: str | None = None
    bot: str | None = None
    here: bool = False
    timed_out: bool = False
    part: str = ""


class ResultInfo(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won, why, when, after how many entries, and what every seat played.

    `adjudicated` as in `outcome`.
    """

    winners: list[int]
    words: str
    ended: int
    entries: int
    roles: list[str] = []
    adjudicated: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it. `chosen_seed`: a person chose the dice.

    `hints`: whether people at it may ask for hints. `reasons`: whether novices say why they move so.
    `reading`: the seconds for which what is given to read lies open at most. `lesson`: the one that it began as; such a
    table counts in no history. `campaign`: the one that its game belongs to. `begun`: when the
    game began, 0 before that; `result`: once it is over.
    """

    id: str
    game: str
    title: str
    phase: Phase
    seats: list[SeatInfo]
    options: Options
    lang: str
    open: bool
    chat: bool
    created: int
    chosen_seed: bool = False
    clock: ClockRules | None = None
    watching: int = 0
    rematch: str | None = None
    reading: float = 0.0
    lesson: str | None = None
    campaign: str | None = None
    begun: int = 0
    result: ResultInfo | None = None
    hints: bool = True
    reasons: bool = True


class TableList(msgspec.Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[TableInfo]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down: in that seat, or in the first free one."""

    name: Name
    seat: Number | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. `bots`: one per seat, null for a person. The asker sits down as `name`, if one is given.

    `beside`: others who share the asker's screen, and sit down with them.

    `lesson`: a lesson of that game; it says how many sit there, what is agreed, the seed, and which seat is the learner's.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)] | None = None
    options: Options = {}
    preset: Annotated[str, Meta(max_length=64)] | None = None
    bots: Annotated[list[Annotated[str, Meta(max_length=32)] | None], Meta(max_length=MOST_SEATS)] = []
    name: Name | None = None
    seat: Number | None = None
    lang: Annotated[str, Meta(max_length=8)] = "en"
    open: bool = False
    chat: bool = True
    hints: bool = True
    reasons: bool = True
    clock: ClockRules | None = None
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None
    lesson: Annotated[str, Meta(max_length=64)] | None = None
    beside: Annotated[list[SitDown], Meta(max_length=MOST_SEATS)] = []


class SeatHeld(msgspec.Struct, frozen=True):
    """A seat and the secret that holds it. The secret is told once: keep it."""

    seat: int
    secret: str
    table: TableInfo


class HandHeld(msgspec.Struct, frozen=True):
    """A seat of somebody who shares the screen, and the secret that holds it."""

    seat: int
    secret: str


class TableOpened(msgspec.Struct, frozen=True):
    """A new table, the host's secret, the seat of whoever opened it, and those of the others at the same screen."""

    table: TableInfo
    host: str
    seat: int | None = None
    secret: str | None = None
    beside: list[HandHeld] = []


class SetBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that shall answer for a seat."""

    bot: Annotated[str, Meta(max_length=32)] = "greedy"


class ChangeTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may change at any time; what is left out stays."""

    open: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    reasons: bool | UnsetType = UNSET


class PushAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser gives to be called by: its PushSubscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=64)]


class CallWays(msgspec.Struct, frozen=True):
    """How this server can call people: `push` is the key that a browser subscribes with; null: not so."""

    push: str | None = None
    webhooks: bool = False


class SetBells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to call me when it is my move and I am not at the table; what is left out stays. `webhook` null: no longer so."""

    webhook: Annotated[str, Meta(min_length=1, max_length=1_000)] | UnsetType | None = UNSET
    push: PushAddress | UnsetType = UNSET
    lang: Annotated[str, Meta(max_length=8)] = "en"


class Bells(msgspec.Struct, frozen=True):
    """How a seat is called now: by this address, and in so many browsers."""

    webhook: str | None = None
    pushes: int = 0


class Call(msgspec.Struct, frozen=True):
    """What a webhook or a browser is told: that it is somebody's move. Nothing that only the seat may know."""

    kind: Literal["your-move"]
    words: str
    game: str
    table: str
    seat: int
    name: str
    link: str


class Reach(msgspec.Struct, frozen=True):
    """Where others can open this server: at its `public` address, or at these in the local `network`, the best first.

    Neither: only this computer can; `command` is what to type so that others can, if that is known.
    """

    public: str | None = None
    network: list[str] = []
    command: str = ""


class Health(msgspec.Struct, frozen=True):
    """The server is up and its storage answers."""

    ok: bool
    version: str
