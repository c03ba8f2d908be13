"""Campaigns on the server: what carries over from table to table, who plays, and the way from and to a file.

A campaign is not told what happens at its tables. Whoever looks at it finds out: if the table of its present game is over,
what that game carries over is taken from the table's sheet, once. So nothing is lost between two writes, whichever process
dies when.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response

from eldertable.bots import BOTS
from eldertable.kernel import BadOption, BadRecord, EldertableError, Game, RulesError
from eldertable.kernel.errors import Flaw
from eldertable.match import Match, Record
from eldertable.match.campaign import Campaign, CampaignText, with_digests
from eldertable.server.catalogue import spoken, title
from eldertable.server.denied import Denied
from eldertable.server.keys import lock_for, new_key, opens
from eldertable.server.replays import checked_game, deadline
from eldertable.server.saga import KeptSaga, Saga
from eldertable.server.sheet import (
    PERSON,
    TABLE_ID,
    Place,
    Sheet,
    check_bot,
    clean,
    named,
    same_people,
)
from eldertable.server.storage import Kept, StorageAway, Taken
from eldertable.server.wire.basics import MOST_SEATS, NAME_LENGTH, Code
from eldertable.server.wire.campaigns import (
    CampaignInfo,
    CampaignOpened,
    NewCampaign,
    OpenCampaign,
    OpenMission,
)
from eldertable.server.wire.tables import SeatInfo, TableInfo

if TYPE_CHECKING:
    from eldertable.server.asking import Asked

AGAIN = 5
"""How many times a change is tried while others are quicker."""
FLAWS: dict[Flaw, Code] = {"cut": "campaign-cut", "format": "campaign-version"}
"""How a flaw of a file is told; all others mean that somebody has changed it."""


# --- from storage ---------------------------------------------------------------------------------------------


async def found(asked: Asked) -> KeptSaga:
    """The campaign that is meant, as it is now: a game of it that is over counts."""
    hall, saga = asked.hall, asked.path["campaign"]
    if not TABLE_ID.fullmatch(saga):
        raise Denied("no-campaign")
    for _ in range(AGAIN):
        kept = await hall.store.saga(saga)
        if kept is None or kept.saga.game not in hall.games:
            raise Denied("no-campaign")
        if kept.saga.table is None:
            return kept
        table = await hall.store.sheet(kept.saga.table)
        if table is None or table.sheet.phase != "over":
            return kept
        try:
            return await _taken(asked, kept, table.sheet)
        except Taken:
            continue
    raise StorageAway("other processes are always quicker")


async def _taken(asked: Asked, kept: KeptSaga, sheet: Sheet) -> KeptSaga:
    """The campaign after a table of it is over. A game that was broken off changes nothing: it is played again.

    With other dice, even if it came with a file: its record, with the seed, is open to all now.
    """
    store = asked.hall.store
    saga = msgspec.structs.replace(kept.saga, table=None, places=same_people(sheet.places), begun="")
    result = sheet.result
    if result is None or result.carried is None:
        return await store.change_saga(kept, saga)
    record = await asked.replays.record(sheet, asked.hall.game(sheet.game))
    saga = msgspec.structs.replace(
        saga,
        carried=result.carried,
        won=(*saga.won, bool(result.winners)),
        tables=(*saga.tables, sheet.id),
    )
    return await store.change_saga(kept, saga, {len(saga.won): record.text()})


async def told(asked: Asked, saga: Saga) -> CampaignInfo:
    """A campaign for somebody who looks at it."""
    hall = asked.hall
    game = hall.game(saga.game)
    tongue = spoken(game, asked.locale)
    phase = None
    seats = saga.places
    if saga.table is not None and (kept := await hall.store.sheet(saga.table)) is not None:
        phase, seats = kept.sheet.phase, kept.sheet.places
    return CampaignInfo(
        id=saga.id,
        game=saga.game,
        title=title(game, asked.locale),
        level=game.preset_words(saga.preset, tongue) if saga.preset else "",
        seats=[SeatInfo(seat, place.name, place.bot) for seat, place in enumerate(seats)],
        journey=game.journey(saga.carried, saga.won, tongue),
        created=saga.created,
        table=saga.table,
        phase=phase,
        played=list(saga.tables),
        begun=bool(saga.begun),
        lang=tongue,
        agreed=game.agreed_words(saga.options, tongue),
        unchecked=await asked.replays.gone(saga.id, len(saga.won), game),
        anew=saga.anew,
    )


# --- endpoints ------------------------------------------------------------------------------------------------


async def new_campaign(asked: Asked) -> CampaignOpened:
    """Begin a campaign; whoever begins it is the host of all its tables."""
    body: NewCampaign = asked.body
    game = asked.hall.game(body.game)
    places = tuple(Place(bot=bot and check_bot(game, bot)) for bot in body.bots)
    try:
        first = Campaign(game, ["you"] * len(places), body.preset or "", body.options)
    except BadOption as error:
        raise Denied("bad-option", why=str(error)) from None
    return await _kept(asked, first, places, body.name, body.lang, [])


async def open_campaign(asked: Asked) -> CampaignOpened:
    """Go on with a campaign from a file. It is checked whole, by playing its games again, before anything is kept."""
    body: OpenCampaign = asked.body
    hall = asked.hall
    campaign = await asked.replays.checked(read_campaign, body.text, hall.games, hall.settings.limits.entries)
    places = tuple(_sitter(who) for who in campaign.who)
    locales = campaign.game.locales
    lang = body.lang or (asked.locale if asked.locale in locales else locales[0])
    return await _kept(asked, campaign, places, body.name, lang, list(campaign.who))


async def campaign(asked: Asked) -> CampaignInfo:
    """A campaign: the road so far, what everybody carries, and what comes next."""
    return await told(asked, (await found(asked)).saga)


async def campaign_file(asked: Asked) -> Response:
    """A campaign as a file, with the records of its games that are over.

    One that goes on, or waits to, is not in it: its record has the seed, and whoever knows the address gets the file.
    """
    saga = (await found(asked)).saga
    game = asked.hall.game(saga.game)
    records = (await asked.hall.store.saga_games(saga.id))[: len(saga.won)]
    # What a game carried over is what the one after it began with.
    begun_with = [
        game.begun_with(Record.parse(text.partition("\n")[0]).header.options) for text in records[1:]
    ]
    carried = [one or {} for one in [*begun_with, saga.carried]]
    written = CampaignText(
        game=saga.game,
        who=saga.who,
        preset=saga.preset,
        options=saga.options,
        carried=saga.carried,
        played=with_digests(
            saga.game,
            len(saga.who),
            saga.preset,
            saga.options,
            zip(records, saga.won, carried[: len(records)], strict=True),
        ),
        begun="",
    )
    name = f"campaign-{saga.game}-{saga.id[:8]}.json"
    return Response(
        written.text(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


async def open_mission(asked: Asked) -> tuple[int, TableInfo]:
    """Open the table for the game that follows, with the same people: their secrets hold there. One at a time."""
    hall = asked.hall
    kept = await found(asked)
    saga = kept.saga
    there = None if saga.table is None else await hall.store.sheet(saga.table)
    # Who has sat down at the present table belongs to the campaign, too.
    must_belong(asked.key, saga, saga.places if there is None else there.sheet.places)
    if there is not None:
        return 200, asked.told(there.sheet)
    sheet = await _opened(asked, saga)
    try:
        await hall.store.change_saga(kept, msgspec.structs.replace(saga, table=sheet.id, anew=False))
    except Taken:
        # Somebody else has opened a table for it first: everybody goes there, and this one stays unused.
        await hall.store.change(Kept(sheet, 0), msgspec.structs.replace(sheet, phase="over"))
        return await open_mission(asked)
    return 201, asked.told(sheet)


async def _opened(asked: Asked, saga: Saga) -> Sheet:
    """A table for the game that follows from what was carried over."""
    hall, body = asked.hall, asked.body
    assert isinstance(body, OpenMission)
    game = hall.game(saga.game)
    options = game.next_of_campaign(saga.carried)
    if options is None:
        raise Denied("campaign-over")
    try:
        agreed = game.sit_down(len(saga.places), {**saga.options, **options}, saga.preset or None)
    except BadOption as error:
        raise Denied("bad-option", why=str(error)) from None
    sheet = Sheet(
        id=new_key(),
        game=saga.game,
        options=dict(agreed.options),
        places=saga.places,
        host=saga.host,
        created=hall.now(),
        lang=saga.lang,
        open=False,
        chat=True,
        seed=body.seed,
        campaign=saga.id,
    )
    if not saga.begun:
        return await hall.add(sheet)
    record = Record.parse(saga.begun)
    sheet = msgspec.structs.replace(sheet, phase="playing", header=record.header, begun=hall.now(), seed=None)
    await hall.store.add(sheet, record.entries)
    return sheet


def must_belong(key: str | None, saga: Saga, places: Sequence[Place]) -> None:
    """Denied to all but the host and those who play."""
    locks = (saga.host, *(place.lock for place in places))
    if not any([opens(key, lock) for lock in locks]):
        raise Denied("bad-secret")


async def _kept(
    asked: Asked,
    campaign: Campaign,
    places: Sequence[Place],
    name: str | None,
    lang: str,
    who: Sequence[str],
) -> CampaignOpened:
    """Keep a campaign; the asker sits down if a name is given and a person's seat is there."""
    hall, game = asked.hall, campaign.game
    if lang not in game.locales:
        raise Denied("bad-message", why=f"lang: this game speaks {', '.join(game.locales)}")
    host, secret, seat = new_key(), None, None
    seated = list(places)
    free = [at for at, place in enumerate(places) if place.bot is None]
    if name is not None and free:
        called = named(name)
        seat = next((at for at in free if at < len(who) and who[at] == PERSON + called), free[0])
        secret = new_key()
        seated[seat] = Place(called, lock_for(secret))
    saga = Saga(
        id=new_key(),
        game=game.name,
        preset=campaign.preset,
        lang=lang,
        host=lock_for(host),
        created=hall.now(),
        places=tuple(seated),
        carried=dict(campaign.carried),
        won=tuple(campaign.won),
        tables=(None,) * len(campaign.played),
        # A game that has ended without counting cannot go on: it is played again.
        begun="" if campaign.begun is None or campaign.begun.over else campaign.begun.record.text(),
        anew=bool(campaign.stale),
        options=campaign.agreed,
    )
    records = {number: one.record for number, one in enumerate(campaign.played, start=1)}
    await hall.store.add_saga(saga, records)
    return CampaignOpened(await told(asked, saga), host, seat, secret)


# --- files ----------------------------------------------------------------------------------------------------


def read_campaign(text: str, games: Mapping[str, Game], most: int) -> Campaign:
    """The campaign in a file; Denied says what is wrong with it. Its games are played again, where that is possible."""

    until = deadline()

    def load(record: str, number: int) -> Match:
        try:
            return checked_game(record, games, most, until).match
        except Denied as denied:
            raise Denied("campaign-game", number=number, why=denied) from None

    def lookup(name: str) -> Game:
        if name not in games:
            raise Denied("record-game", game=clean(name)[:NAME_LENGTH], games=", ".join(games))
        return games[name]

    try:
        return Campaign.parse(text.removeprefix("\ufeff").replace("\r\n", "\n"), lookup, load, MOST_SEATS)
    except BadRecord as error:
        raise Denied(FLAWS.get(error.flaw, "campaign-edited"), why=str(error)) from None
    except (EldertableError, RulesError) as error:
        # What a file says can be nonsense in ways that only the rules notice.
        raise Denied("campaign-edited", why=str(error)) from None


def _sitter(who: str) -> Place:
    """Who sat there, by a file: a bot goes on, a person must come."""
    return Place(bot=who) if who in BOTS else Place()
