"""Campaigns: several games that tell one story, played at one table after another by the same people."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from eldertable.kernel.journey import Journey
from eldertable.server.wire.basics import MOST_SEATS, Name, Options, Phase
from eldertable.server.wire.tables import SeatInfo


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to begin. `bots`: one per seat, null for a person. The asker takes the first such seat as `name`.

    `options`: what holds for all of its games besides the preset; which can be agreed on stands in `CampaignOffer`.
    """

    game: Annotated[str, Meta(max_length=64)]
    bots: Annotated[
        list[Annotated[str, Meta(max_length=32)] | None], Meta(min_length=1, max_length=MOST_SEATS)
    ]
    preset: Annotated[str, Meta(max_length=64)] | None = None
    name: Name | None = None
    lang: Annotated[str, Meta(max_length=8)] = "en"
    options: Options = {}


class OpenCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign from a file, to go on with here. The asker takes the seat of that `name`, or the first of a person.

    `lang`: of its tables; left out, the asker's, if the game speaks it, else the game's first.
    """

    text: str
    name: Name | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None


class OpenMission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table for the game that follows."""

    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign as everybody may know it who has its address.

    `seats`: who plays, as far as they have come. `table`: where the next game is being played, or people gather for it,
    and `phase` which of these. `played`: the tables of the games that are over, null for one from a file. `begun`: a game
    from the file waits to go on, `anew`: it cannot go on under these rules, and begins anew. `level` and `agreed`: what was
    agreed on for all games, in words: the preset, and options with their values. `unchecked`: the numbers of the games that
    were played under other rules or with other content, so that their records can be neither checked nor played again here.
    `lang`: the language of the journey.
    """

    id: str
    game: str
    title: str
    level: str
    seats: list[SeatInfo]
    journey: Journey
    created: int
    table: str | None = None
    phase: Phase | None = None
    played: list[str | None] = []
    begun: bool = False
    lang: str = "en"
    agreed: list[tuple[str, str]] = []
    unchecked: list[int] = []
    anew: bool = False


class CampaignOpened(msgspec.Struct, frozen=True):
    """A new campaign, the secret of its host, and that of the seat of whoever opened it. They hold at all its tables."""

    campaign: CampaignInfo
    host: str
    seat: int | None = None
    secret: str | None = None
