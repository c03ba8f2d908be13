"""Everything that passes between server and client, as types: the one source of /openapi.json and web/src/wire.ts.

Times are milliseconds; `at` and `created` count from 1970, all others are spans.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from eldertable.kernel.scene import (
    Counter,
    Dossier,
    Moving,
    Passage,
    Piece,
    Prompt,
    Reason,
    SceneSide,
    Standing,
    Still,
)
from eldertable.match import Why

NAME_LENGTH = 24
CHAT_LENGTH = 400
MOST_CHAT = 500
"""So many lines of chat are kept for a table."""
MOST_SEATS = 12
MOST_REPLAYED = 50

MOST_PICKED = 16
"""So many things are clicked on, at most, to name one answer."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=128)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Value: TypeAlias = bool | int | str | list[bool | int | str] | None
Options: TypeAlias = dict[str, Value]
Phase: TypeAlias = Literal["gathering", "playing", "over"]

Code: TypeAlias = Literal[
    "already-acted",
    "bad-bell",
    "bad-json",
    "bad-message",
    "bad-option",
    "bad-origin",
    "bad-secret",
    "chat-off",
    "draft-dropped",
    "draft-empty",
    "draft-final",
    "draft-fixed",
    "draft-full",
    "draft-lost",
    "fault",
    "hello-first",
    "illegal",
    "lesson",
    "moved-on",
    "no-bell",
    "no-bot",
    "no-game",
    "no-hint",
    "no-lesson",
    "no-order",
    "no-record",
    "no-seat",
    "no-table",
    "not-found",
    "not-host",
    "not-over",
    "not-playing",
    "not-seated",
    "old-rules",
    "player-here",
    "record-big",
    "record-cut",
    "record-edited",
    "record-foreign",
    "record-full",
    "record-game",
    "record-long",
    "record-version",
    "seat-taken",
    "storage",
    "table-full",
    "timed-out",
    "too-big",
    "too-fast",
    "too-many",
    "undo-dice",
    "undo-end",
    "undo-far",
    "undo-over",
    "undo-seat",
    "undo-sight",
    "undo-start",
    "wrong-method",
]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong and what to do, in the asker's language; `rule` if a rule forbids it."""

    code: Code
    words: str
    rule: str = ""


# --- games ----------------------------------------------------------------------------------------------------


class OptionChoice(msgspec.Struct, frozen=True):
    """A value that an option can have, with its words, and the dossier of what it chooses."""

    value: bool | int | str
    label: str
    dossier: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing to agree on before a game. A number has bounds.

    `per_seat` takes a list, one value per seat; `several` a list of choices, each once. `about` says what it adds to the
    game, where its name does not; a switch may have a `dossier` besides.
    """

    name: str
    label: str
    kind: Literal["bool", "int", "choice", "text"]
    default: Value
    choices: list[OptionChoice] = []
    least: int | None = None
    most: int | None = None
    per_seat: bool = False
    several: bool = False
    rule: str = ""
    group: str = ""
    about: str = ""
    dossier: str = ""


class OptionGroup(msgspec.Struct, frozen=True):
    """Options that stand together."""

    name: str
    label: str


class PresetInfo(msgspec.Struct, frozen=True):
    """A named set of options. `about` says what it adds, where its name does not; `by_seats` what it says besides at
    tables of so many seats."""

    name: str
    label: str
    options: Options
    about: str = ""
    by_seats: dict[int, Options] = {}
    dossier: str = ""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game, for those who choose one."""

    name: str
    title: str
    about: str
    kind: Literal["first", "short"]
    steps: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game for the lobby. `minutes` least and most; `weight` from 1 (light) to 5 (heavy).

    `untaught`: the names of what could have a lesson and has none.
    `defaults_by_seats`: what options are at tables of so many seats, if nothing else is said. `dossiers`: what is worth
    knowing of what can be chosen.
    """

    name: str
    title: str
    blurb: str
    seats: list[int]
    default_seats: int
    minutes: tuple[int, int]
    weight: int
    locales: list[str]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    groups: list[OptionGroup] = []
    lessons: list[LessonInfo] = []
    untaught: list[str] = []
    defaults_by_seats: dict[int, Options] = {}
    dossiers: list[Dossier] = []


class GameList(msgspec.Struct, frozen=True):
    """Every game."""

    games: list[GameInfo]


class RuleInfo(msgspec.Struct, frozen=True):
    """A line of a game's rules."""

    id: str
    text: str
    section: str


class RuleList(msgspec.Struct, frozen=True):
    """The rules of a game, in the order of the rulebook."""

    rules: list[RuleInfo]


# --- tables ---------------------------------------------------------------------------------------------------


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

    `reading`: the seconds for which what is given to read lies open at most. `lesson`: the one that it began as; such a
    table counts in no history. `begun`: when the game began, 0 before that; `result`: once it is over.
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
    begun: int = 0
    result: ResultInfo | None = None


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


# --- finished games -------------------------------------------------------------------------------------------


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at entry `position`, as this viewer may know it, its rule, and what it gives to read."""

    position: int
    words: str
    rule: str
    passage: Passage | None = None


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after so many entries, and what the last of them told. `back` as in `moved`."""

    position: int
    still_id: str
    moving: Moving
    log: list[Sentence]
    seat: int | None = None
    back: int | None = None


class SideScore(msgspec.Struct, frozen=True):
    """A side at the end."""

    name: str
    seat: int | None
    rank: int
    parts: dict[str, int]
    total: int | None


class OutcomeInfo(msgspec.Struct, frozen=True):
    """Who won (numbers of sides) and why. `adjudicated`: not by the rules, but resigned, out of time, abandoned."""

    winners: list[int]
    sides: list[SideScore]
    words: str
    rule: str = ""
    adjudicated: bool = False


class Replayed(msgspec.Struct, frozen=True):
    """A stretch of a game, which can be shown from position `first` to `last`.

    `stills`: by their ids, those that the steps need. `outcome`: once the game is over.
    """

    first: int
    last: int
    steps: list[ReplayStep]
    stills: dict[str, Still]
    outcome: OutcomeInfo | None = None


class ToldStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one entry told. `back` as in `moved`."""

    position: int
    log: list[Sentence]
    back: int | None = None


class Story(msgspec.Struct, frozen=True):
    """All that was told of a game, by entry; entries that told nothing are left out."""

    steps: list[ToldStep]


class ScorePoint(msgspec.Struct, frozen=True):
    """What every side had after so many entries."""

    position: int
    scores: list[int]


class SharePoint(msgspec.Struct, frozen=True):
    """Every side's share of winning after so many entries, from 0 to 1, as the game reckons it."""

    position: int
    shares: list[float]


class Landmark(msgspec.Struct, frozen=True):
    """A position where a round begins, or another part of the game, and its name."""

    position: int
    words: str


class Moment(msgspec.Struct, frozen=True):
    """A position where much was decided: the side whose share of winning changed most, by how much, and what happened."""

    position: int
    side: int
    gain: float
    words: str


class ScoreChart(msgspec.Struct, frozen=True):
    """The course of a game: `points` are the score over time, none if it keeps no score; `acted` who made each entry.

    `shares` and `moments` come only after the end, for they look at everything.
    """

    sides: list[SceneSide]
    points: list[ScorePoint]
    rounds: list[Landmark] = []
    acted: list[int | None] = []
    shares: list[SharePoint] = []
    moments: list[Moment] = []


class OpenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game from elsewhere, as its file has it."""

    text: str


class RecordInfo(msgspec.Struct, frozen=True):
    """A record that was opened: its name here, which game it is, and who sat where."""

    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    options: Options


# --- at the table: what a client says -------------------------------------------------------------------------

Ref: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
AnAnswer: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client says; `ref` comes back with `done` or `refused`."""

    ref: Ref | None = None


class Hello(_Said, frozen=True, tag="hello"):
    """The first message: who I am (nobody: a spectator), my language, what I already have, and my pace (see `Pace`).

    `beside`: the secrets of others who share this screen. They are here, too, but only what `secret` opens is shown;
    see `Curtain`.
    """

    secret: Annotated[str, Meta(max_length=64)] | None = None
    beside: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_SEATS)] = []
    host: Annotated[str, Meta(max_length=64)] | None = None
    lang: Annotated[str, Meta(max_length=8)] = "en"
    since: Number | None = None
    chat_since: Number = 0
    still_id: Annotated[str, Meta(max_length=64)] | None = None
    until: Number | None = None


class PlayAnswer(_Said, frozen=True, tag="answer"):
    """My answer counts, and the draft before it, if there is one. `position`: the table I answered at."""

    position: Number
    answer: AnAnswer


class Try(_Said, frozen=True, tag="try"):
    """Add an answer to my draft: only I see what comes of it."""

    position: Number
    answer: AnAnswer


class TakeBack(_Said, frozen=True, tag="back"):
    """Take the last answer of my draft back."""


class TakeOut(_Said, frozen=True, tag="out"):
    """Take one pick out of my draft, by its place among the answers: one of those that are `loose`."""

    at: Number


class Clear(_Said, frozen=True, tag="clear"):
    """Forget my draft."""


class Confirm(_Said, frozen=True, tag="confirm"):
    """My draft counts, all in one go."""

    position: Number


class TakeUndo(_Said, frozen=True, tag="undo"):
    """Take back my last answer, or all of mine after the entry `to`."""

    to: Number | None = None


class Resign(_Said, frozen=True, tag="resign"):
    """I give up: with one or two seats the game ends, with more a bot takes my seat over."""


Until: TypeAlias = Literal["cancelled", "phase", "round", "otherwise"]
"""How long an answer in advance counts: until it is cancelled, the phase or the round ends, or somebody else answers the
same question with another kind of answer."""


class GiveOrder(_Said, frozen=True, tag="order"):
    """Answer what I am asked now with this, and whenever the same is asked again, until something happens."""

    position: Number
    answer: AnAnswer
    until: Until


class CancelOrder(_Said, frozen=True, tag="cancel"):
    """I answer myself again: forget that order, or all of mine."""

    order: Number | None = None


class Curtain(_Said, frozen=True, tag="curtain"):
    """Several of us share this screen: show what this one sees; None: what everybody sees."""

    seat: Number | None


class Say(_Said, frozen=True, tag="say"):
    """Words to those at the table. `seat`: who of those at this screen speaks, if the curtain is drawn."""

    words: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    seat: Number | None = None


class Look(_Said, frozen=True, tag="look"):
    """Tell me the table in words."""


class WhyNot(_Said, frozen=True, tag="why"):
    """Why can't I use this now: a zone, a face, a piece or a counter, by its id? `position`: the table I look at.

    `zone` is where it lies and `owner` the side that a piece belongs to; `picked` is what I have clicked on to name an
    answer.
    """

    position: Number
    thing: Id
    zone: Id | None = None
    owner: Number | None = None
    picked: Annotated[list[Id], Meta(max_length=MOST_PICKED)] = []


class AskHint(_Said, frozen=True, tag="hint"):
    """What would a bot answer in my place, if it knew no more than I do? `position`: the table I look at."""

    position: Number


class HaveRead(_Said, frozen=True, tag="read"):
    """I have read all that was given to read up to this position: bots need not wait for me."""

    position: Number


class Pace(_Said, frozen=True, tag="pace"):
    """I look at the moves of bots one by one: let them play until the table is at position `until`, and wait for me there.

    None: they need not wait. It counts where nobody else has a seat and no clock runs; elsewhere play goes on.
    """

    until: Number | None


class Ping(_Said, frozen=True, tag="ping"):
    """Are you there?"""


FromClient: TypeAlias = (
    Hello
    | PlayAnswer
    | Try
    | TakeBack
    | TakeOut
    | Clear
    | Confirm
    | TakeUndo
    | Resign
    | GiveOrder
    | CancelOrder
    | Curtain
    | Say
    | Look
    | WhyNot
    | AskHint
    | HaveRead
    | Pace
    | Ping
)


# --- at the table: what the server tells ----------------------------------------------------------------------


class Changes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of the moving part: each zone named here now holds these pieces; what is left out stays."""

    zones: dict[str, list[Piece]] = {}
    counters: list[Counter] = []
    gone: list[str] = []
    heading: list[str] | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    over: bool | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    standings: list[Standing] | UnsetType = UNSET
    phase: str | UnsetType = UNSET


class Final(msgspec.Struct, frozen=True):
    """An option that cannot be taken back, and why: chance decides, the game ends, or another acts."""

    answer: int
    why: Why


class Tried(msgspec.Struct, frozen=True):
    """An answer of a draft, in words. `loose`: a pick that can be taken out by itself.

    `asked` is the question, where a choice begins; further picks of it have none.
    """

    answer: int
    label: str
    loose: bool = False
    asked: str = ""


class DraftInfo(msgspec.Struct, frozen=True):
    """A seat's draft. With `final` nothing can follow: confirm, or take back."""

    answers: list[Tried] = []
    final: Why | None = None


class UndoInfo(msgspec.Struct, frozen=True):
    """How far a seat can go back: the entries after which it would take up again, nearest first; else why not.

    `alone`: all others are bots, so there is a way back whatever they did and the dice showed, until the game ends.
    """

    ways: list[int] = []
    why: str = ""
    alone: bool = False


class ClockInfo(msgspec.Struct, frozen=True):
    """What a seat has left, at the moment of the message; it runs while the seat is asked."""

    seat: int
    left: int
    running: bool


class LessonNote(msgspec.Struct, frozen=True):
    """A note of a lesson, number so and so: what it says, and the ids of what it speaks of, in the order to look at them.

    `answer`: the one that it asks for; without one it is only read.
    """

    number: int
    words: str
    points: list[str]
    answer: int | None = None


class LessonShown(msgspec.Struct, frozen=True):
    """Where a lesson is: the notes to read now, the last of which may ask for an answer.

    `takes` are the answers that it takes, `otherwise` what it says to others. No notes: others move, or, with
    `confirm`, what is chosen waits to be confirmed. `leads` no more: after these notes the learner plays on freely.
    """

    title: str
    steps: int
    notes: list[LessonNote]
    takes: list[int]
    otherwise: str = ""
    confirm: bool = False
    leads: bool = True


class OrderInfo(msgspec.Struct, frozen=True):
    """An answer that I have given in advance: the question, the answer in words, and how long it counts."""

    id: int
    asked: str
    label: str
    until: Until


class Moved(msgspec.Struct, frozen=True, omit_defaults=True, tag="moved"):
    """The table as it is now, after `position` entries: whole (`moving`) or as `changes` of what was sent before.

    `back`: forget the sentences of the log after that position, then add `log`.
    `still` comes at first, and again if what it shows was settled meanwhile.
    `finals`, `draft`, `undo`, `orders` and `lesson` are for a seat's own eyes.
    `by`: the seat that acted first after what was sent before.
    """

    position: int
    asked: list[int]
    still_id: str
    still: Still | None = None
    moving: Moving | None = None
    changes: Changes | None = None
    log: list[Sentence] = []
    back: int | None = None
    finals: list[Final] = []
    draft: DraftInfo | None = None
    undo: UndoInfo | None = None
    clocks: list[ClockInfo] = []
    outcome: OutcomeInfo | None = None
    lesson: LessonShown | None = None
    by: int | None = None
    orders: list[OrderInfo] = []


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody at the table said."""

    number: int
    seat: int
    name: str
    words: str
    at: int


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to `hello`: where I sit, the table, and, if the game has begun, all I need to draw it.

    `seats`: those of all who share this screen.
    """

    seat: int | None
    host: bool
    table: TableInfo
    chat: list[ChatLine]
    moved: Moved | None
    seats: list[int] = []


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Who sits where, who is here, what the host changed. `seat` and `host`: what I am now.

    `seats`: those of all who share this screen.
    """

    seat: int | None
    host: bool
    table: TableInfo
    seats: list[int] = []


class Chatted(msgspec.Struct, frozen=True, tag="chat"):
    """New words at the table."""

    chat: list[ChatLine]


class PageLine(msgspec.Struct, frozen=True):
    """A line in parts: words, and what they are ("title", "heading", "zone", "prompt", "number", "rule", "side 0", ...)."""

    parts: list[tuple[str, str]]
    depth: int = 0


class PageTold(msgspec.Struct, frozen=True, tag="page"):
    """The table in words: the answer to `look`."""

    table: list[PageLine]
    prompt: list[PageLine]
    ref: int | None = None


class Reasons(msgspec.Struct, frozen=True, tag="reasons"):
    """Why a thing cannot be used now: the answer to `why`. No reasons: what is asked now has nothing to do with it.

    `place` is the zone of which they are said, if it is not the thing itself. `free`: it could be used, if nothing else
    were picked or chosen.
    """

    thing: str
    position: int
    reasons: list[Reason]
    place: str = ""
    free: bool = False
    ref: int | None = None


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """What a bot would answer: the answer to `hint`."""

    position: int
    answer: int
    ref: int | None = None


class Done(msgspec.Struct, frozen=True, tag="done"):
    """What was said with this `ref` was done, and is kept; the table is now after `position` entries."""

    ref: int | None
    position: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """What was said was not done, and changed nothing."""

    ref: int | None
    problem: Problem
    position: int | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""

    ref: int | None = None


FromServer: TypeAlias = (
    Welcome | Moved | TableChanged | Chatted | PageTold | Reasons | Hinted | Done | Refused | Pong
)
