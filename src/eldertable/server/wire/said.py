"""At the table: what a client says."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from eldertable.server.wire.basics import CHAT_LENGTH, MOST_PICKED, MOST_SEATS, Id, Number

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
    """What should I answer, and why? Whoever asks again before the answer has come asks anew."""

    position: Number


class StopHint(_Said, frozen=True, tag="stop-hint"):
    """I do not wait for the hint any more: what was asked for is answered with `done`."""


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
    | StopHint
    | HaveRead
    | Pace
    | Ping
)
