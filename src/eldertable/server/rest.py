"""The lobby and finished games over HTTP: every endpoint is a function here and a line in ENDPOINTS."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta
from starlette.responses import Response

import eldertable
from eldertable.kernel import Game
from eldertable.kernel.guide import Guide
from eldertable.kernel.scene import Scene
from eldertable.server import campaigns, replays, sheet
from eldertable.server.calling import push_bell, web_bell
from eldertable.server.catalogue import game_info, picture, rule_list, spoken, table_info, title
from eldertable.server.denied import Denied
from eldertable.server.hall import Hall
from eldertable.server.keys import lock_for, new_key, opens
from eldertable.server.live import LiveTable
from eldertable.server.reach import reach
from eldertable.server.sheet import Sheet
from eldertable.server.storage import Kept
from eldertable.server.wire.basics import MOST_REPLAYED, Number
from eldertable.server.wire.campaigns import (
    CampaignInfo,
    CampaignOpened,
    NewCampaign,
    OpenCampaign,
    OpenMission,
)
from eldertable.server.wire.finished import LookedBack, OpenRecord, RecordInfo, Replayed, ScoreChart, Story
from eldertable.server.wire.games import GameList, RuleList
from eldertable.server.wire.tables import (
    Bells,
    CallWays,
    ChangeTable,
    HandHeld,
    Health,
    NewTable,
    PushAddress,
    Reach,
    SeatHeld,
    SetBells,
    SetBot,
    SitDown,
    TableInfo,
    TableList,
    TableOpened,
)

MOST_LISTED = 100
LISTED_FOR = 2 * 24 * 3600 * 1000
"""How long an open table is listed, in milliseconds."""
MOST_ASKED = 50


@dataclass(frozen=True)
class Asked:
    """A request, already understood: what it is about, what it brought, who asks (`who`: from which address)."""

    hall: Hall
    replays: replays.Replays
    path: dict[str, str]
    query: Any
    body: Any
    key: str | None
    locale: str
    who: str

    @property
    def table(self) -> str:
        """The table that is meant."""
        return sheet.existing(self.path["table"])

    def told(self, found: Sheet) -> TableInfo:
        """A table as everybody may know it."""
        live = self.hall.in_memory(found.id)
        if live is not None and live.sheet.phase == found.phase:
            return live.info(self.locale)
        return table_info(found, self.hall.game(found.game), self.locale)

    @property
    def seat(self) -> int:
        """The seat that is meant."""
        text = self.path["seat"]
        if not (text.isascii() and text.isdecimal() and len(text) < 4):
            raise Denied("no-seat")
        return int(text)


class LangQuery(msgspec.Struct, frozen=True):
    """In which language."""

    lang: Annotated[str, Meta(max_length=8)] | None = None


class TablesQuery(LangQuery, frozen=True):
    """Which tables: these, separated by commas; left out, those that are open to all."""

    ids: Annotated[str, Meta(max_length=MOST_ASKED * 23)] | None = None


class EyesQuery(LangQuery, frozen=True):
    """As which seat sees it, or laid open; left out, as everybody does."""

    seat: Number | None = None
    open: bool = False


class ReplayQuery(EyesQuery, frozen=True):
    """From which position, and how many."""

    position: Number = 0
    count: Annotated[int, Meta(ge=1, le=MOST_REPLAYED)] = 1


class ReviewQuery(LangQuery, frozen=True):
    """How many decisions one knows to be done; left out, the answer comes at once."""

    done: Number | None = None


@dataclass(frozen=True)
class Endpoint:
    """What can be asked for. `denies`: with which statuses, besides those that every endpoint may have.

    `opens`: it may open a table, which is limited more strictly; `record`: the body is a record, which may be larger
    than others, but not as often. `media`: of an answer that is a file.
    """

    method: str
    path: str
    call: Callable[[Asked], Awaitable[Any]]
    answer: Any
    status: int = 200
    also: int | None = None
    body: type[msgspec.Struct] | None = None
    query: type[LangQuery] = LangQuery
    secret: bool = False
    opens: bool = False
    record: bool = False
    media: str = "application/x-ndjson"
    denies: tuple[int, ...] = ()


# --- games ----------------------------------------------------------------------------------------------------


async def health(asked: Asked) -> Health:
    """Whether the server is up and its storage answers."""
    await asked.hall.store.outages()
    return Health(True, eldertable.__version__)


async def how_to_come(asked: Asked) -> Reach:
    """Where others can open this server."""
    return reach(asked.hall.settings)


async def games(asked: Asked) -> GameList:
    """Every game, with its options and presets."""
    return GameList([game_info(game, asked.locale) for game in asked.hall.games.values()])


async def game_picture(asked: Asked) -> Scene:
    """A position in the middle of a game, to draw the game by."""
    game = asked.hall.game(asked.path["game"])
    return await asked.hall.aside(picture, game, spoken(game, asked.locale))


async def rules(asked: Asked) -> RuleList:
    """The rules of a game, numbered."""
    return rule_list(asked.hall.game(asked.path["game"]))


async def guide(asked: Asked) -> Guide:
    """The letter for the first minute, the page of rules and the glossary."""
    game = asked.hall.game(asked.path["game"])
    return game.guide(spoken(game, asked.locale))


# --- tables ---------------------------------------------------------------------------------------------------


async def found_sheet(asked: Asked) -> Sheet:
    """The sheet of the table that is meant."""
    kept = await asked.hall.store.sheet(asked.table)
    if kept is None:
        raise Denied("no-table")
    return kept.sheet


async def tables(asked: Asked) -> TableList:
    """Open tables, the newest first; or those that are asked for, as far as they exist."""
    query: TablesQuery = asked.query
    if query.ids is None:
        found = await asked.hall.store.listed(MOST_LISTED, asked.hall.now() - LISTED_FOR)
    else:
        ids = [one for one in query.ids.split(",")[:MOST_ASKED] if sheet.TABLE_ID.fullmatch(one)]
        found = await asked.hall.store.sheets(ids)
    return TableList([asked.told(one) for one in found if one.game in asked.hall.games])


async def table(asked: Asked) -> TableInfo:
    """One table."""
    return asked.told(await found_sheet(asked))


async def open_table(asked: Asked) -> TableOpened:
    """Open a table; whoever opens it is its host, and sits down if a name is given."""
    hall = asked.hall
    game = hall.game(asked.body.game)
    body: NewTable = sheet.for_lesson(game, asked.body)
    new, host = sheet.open_sheet(game, body, hall.now())
    seat, key = None, None
    if body.name is not None:
        key = new_key()
        new, seat = sheet.sit_down(new, sheet.named(body.name), lock_for(key), body.seat)
    hands = []
    for person in body.beside:
        hand = new_key()
        new, taken = sheet.sit_down(new, sheet.named(person.name), lock_for(hand), person.seat)
        hands.append(HandHeld(taken, hand))
    new = await hall.add(new)
    return TableOpened(asked.told(new), host, seat, key, hands)


async def change_table(asked: Asked) -> TableInfo:
    """The host lists the table or not, and switches chat and hints on or off."""
    body: ChangeTable = asked.body
    given = {"open": body.open, "chat": body.chat, "hints": body.hints}
    wanted = {name: value for name, value in given.items() if value is not UNSET}
    return await changed(asked, lambda live: msgspec.structs.replace(live.sheet, **wanted), as_host)


async def close_table(asked: Asked) -> TableInfo:
    """The host ends it all."""
    async with asked.hall.at(asked.table) as live, live.busy:
        await live.newest()
        as_host(asked, live)
        sheet.must_not_be_over(live.sheet)
        if live.match is not None:
            await live.end(lambda match: match.end("abandoned"))
        else:
            await live.change(lambda old: msgspec.structs.replace(old, phase="over"))
        return live.info(asked.locale)


async def rematch(asked: Asked) -> tuple[int, TableInfo]:
    """Play again: a new table with the same people, whose keys open it too."""
    async with asked.hall.at(asked.table) as live, live.busy:
        await live.newest()
        as_seated_or_host(asked, live)
        if live.sheet.phase != "over":
            raise Denied("not-over")
        if live.sheet.rematch is not None:
            kept = await asked.hall.store.sheet(live.sheet.rematch)
            if kept is not None:
                return 200, asked.told(kept.sheet)
        new = await asked.hall.add(sheet.next_game(live.sheet, asked.hall.now()))
        await live.change(lambda old: msgspec.structs.replace(old, rematch=old.rematch or new.id))
        if live.sheet.rematch == new.id:
            return 201, asked.told(new)
    # Another process has opened a table for the rematch first: everybody goes there, and this one stays unused.
    await asked.hall.store.change(Kept(new, 0), msgspec.structs.replace(new, phase="over"))
    return await rematch(asked)


# --- seats ----------------------------------------------------------------------------------------------------


async def sit_down(asked: Asked) -> SeatHeld:
    """Take a seat: the one that is asked for, or the first free one."""
    body: SitDown = asked.body
    key, name = new_key(), sheet.named(body.name)
    async with asked.hall.at(asked.table) as live, live.busy:
        await live.newest()
        await live.change(lambda old: sheet.sit_down(old, name, lock_for(key), body.seat)[0])
        seat = live.sheet.seat_of(key)
        assert seat is not None
        return SeatHeld(seat, key, live.info(asked.locale))


async def get_up(asked: Asked) -> TableInfo:
    """Leave a seat; the host can make somebody leave."""
    return await changed(asked, lambda live: sheet.get_up(live.sheet, asked.seat), as_holder_or_host)


async def set_bot(asked: Asked) -> TableInfo:
    """The host lets a bot answer for an empty seat, or for somebody who is absent."""
    body: SetBot = asked.body

    def given(live: LiveTable) -> Sheet:
        bot = sheet.check_bot(live.game, body.bot)
        return sheet.give_to_bot(live.sheet, asked.seat, bot, live.here)

    return await changed(asked, given, as_host)


async def take_back_seat(asked: Asked) -> TableInfo:
    """The bot goes: the person who holds the seat answers again, or it is empty."""
    return await changed(asked, lambda live: sheet.give_back(live.sheet, asked.seat), as_holder_or_host)


async def call_ways(asked: Asked) -> CallWays:
    """How this server can call people whose move it is."""
    push = asked.hall.caller.push
    return CallWays(None if push is None else push.public_key, asked.hall.settings.calls.webhooks)


async def bells(asked: Asked) -> Bells:
    """How the holder of a seat is called."""
    async with asked.hall.at(asked.table) as live, live.busy:
        await live.newest()
        as_holder(asked, live)
        return bells_of(live, asked.seat)


async def set_bells(asked: Asked) -> Bells:
    """The holder of a seat wants to be called so when it is their move and they are not at the table."""
    body: SetBells = asked.body
    lang = spoken(None, body.lang)
    new = []
    if isinstance(body.push, PushAddress):
        must_have_bell(asked.hall.caller.push is not None)
        new.append(push_bell(body.push, lang))
    if isinstance(body.webhook, str):
        must_have_bell(asked.hall.settings.calls.webhooks)
        new.append(web_bell(body.webhook, lang))

    def rung(live: LiveTable) -> Sheet:
        sheet.must_not_be_over(live.sheet)
        changed = live.sheet
        if body.webhook is None:
            hooks = [bell for bell in changed.place(asked.seat).bells if bell.kind == "webhook"]
            changed = sheet.without_bells(changed, asked.seat, hooks)
        for bell in new:
            changed = sheet.with_bell(changed, asked.seat, bell)
        return changed

    await changed(asked, rung, as_holder)
    return await bells(asked)


async def no_bells(asked: Asked) -> Bells:
    """The holder of a seat does not want to be called any more."""
    await changed(
        asked,
        lambda live: sheet.without_bells(live.sheet, asked.seat, live.sheet.place(asked.seat).bells),
        as_holder,
    )
    return Bells()


def bells_of(live: LiveTable, seat: int) -> Bells:
    """How a seat is called now."""
    rung = live.sheet.place(seat).bells
    hook = next((bell.url for bell in rung if bell.kind == "webhook"), None)
    return Bells(hook, sum(bell.kind == "push" for bell in rung))


def must_have_bell(there: bool) -> None:
    """Denied if this server does not call people so."""
    if not there:
        raise Denied("no-bell")


async def changed(
    asked: Asked, alter: Callable[[LiveTable], Sheet], who: Callable[[Asked, LiveTable], None]
) -> TableInfo:
    """Change a table's sheet, if whoever asks may do that."""
    async with asked.hall.at(asked.table) as live, live.busy:
        await live.newest()

        def allowed(_: Sheet) -> Sheet:
            # Checked at every attempt: meanwhile the seat may have become somebody else's.
            who(asked, live)
            return alter(live)

        await live.change(allowed)
        return live.info(asked.locale)


def as_host(asked: Asked, live: LiveTable) -> None:
    """Denied to all but the host."""
    if asked.key is None:
        raise Denied("bad-secret")
    if not opens(asked.key, live.sheet.host):
        raise Denied("not-host" if live.sheet.seat_of(asked.key) is not None else "bad-secret")


def as_holder_or_host(asked: Asked, live: LiveTable) -> None:
    """Denied to all but the host and whoever holds the seat."""
    if live.sheet.seat_of(asked.key) != asked.seat or asked.key is None:
        as_host(asked, live)


def as_holder(asked: Asked, live: LiveTable) -> None:
    """Denied to all but whoever holds the seat."""
    must_hold(asked, live.sheet)


def must_hold(asked: Asked, found: Sheet) -> None:
    """Denied unless whoever asks holds the seat."""
    if asked.key is None:
        raise Denied("bad-secret")
    found.place(asked.seat)
    if found.seat_of(asked.key) != asked.seat:
        known = found.seat_of(asked.key) is not None or opens(asked.key, found.host)
        raise Denied("not-seated" if known else "bad-secret")


def as_seated_or_host(asked: Asked, live: LiveTable) -> None:
    """Denied to those who only look on."""
    if live.sheet.seat_of(asked.key) is None:
        as_host(asked, live)


# --- finished games -------------------------------------------------------------------------------------------


async def record(asked: Asked) -> Response:
    """The record of a finished game, lines of JSON."""
    found = await found_sheet(asked)
    text = (await asked.replays.record(found, asked.hall.game(found.game))).text()
    name = f"{found.game}-{found.id[:8]}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def replay(asked: Asked) -> Replayed:
    """Positions of a game: after the end through any eyes, before it through one's own."""
    found = await found_sheet(asked)
    eyes = looking_through(asked, found)
    return await shown(asked, await asked.replays.played(found, asked.hall.game(found.game)), eyes)


async def story(asked: Asked) -> Story:
    """All that was told of a game, to the same eyes."""
    found = await found_sheet(asked)
    eyes = looking_through(asked, found)
    return await told_to(asked, await asked.replays.played(found, asked.hall.game(found.game)), eyes)


def looking_through(asked: Asked, found: Sheet) -> replays.Eyes:
    """Through whose eyes a game is looked at. While it goes on, nobody sees by it what their own seat may not know."""
    query: EyesQuery = asked.query
    if query.seat is not None:
        found.place(query.seat)
    if found.phase != "over" and (query.open or query.seat not in (None, found.seat_of(asked.key))):
        raise Denied("not-over")
    return any_eyes(query)


async def shown(asked: Asked, game: replays.Unrolled, eyes: replays.Eyes) -> Replayed:
    """The stretch of a game that was asked for."""
    query: ReplayQuery = asked.query
    locale = spoken(game.match.game, asked.locale)
    return await asked.hall.aside(replays.replayed, game, query.position, query.count, eyes, locale)


async def told_to(asked: Asked, game: replays.Unrolled, eyes: replays.Eyes) -> Story:
    """The story of a game, in the language of whoever asks."""
    return await asked.hall.aside(replays.story, game, eyes, spoken(game.match.game, asked.locale))


async def scores(asked: Asked) -> ScoreChart:
    """The course of a game: score, rounds, who acted; after the end also the shares of winning."""
    found = await found_sheet(asked)
    game = asked.hall.game(found.game)
    return await course(asked, await asked.replays.played(found, game))


async def course(asked: Asked, game: replays.Unrolled) -> ScoreChart:
    """The course of a game, in the language of whoever asks."""
    return await asked.hall.aside(replays.chart, game, spoken(game.match.game, asked.locale))


async def review(asked: Asked) -> LookedBack:
    """A look back at one's own decisions in a finished game; it goes on while somebody asks how far it has come."""
    found = await found_sheet(asked)
    must_hold(asked, found)
    if found.phase != "over":
        raise Denied("not-over")
    game = asked.hall.game(found.game)
    return await looked_back(asked, found.id, game, lambda: asked.replays.played(found, game))


async def looked_back(
    asked: Asked, name: str, game: Game, find: Callable[[], Awaitable[replays.Unrolled]]
) -> LookedBack:
    """How far a look back has come, in the language of whoever asks."""
    query: ReviewQuery = asked.query
    which = (name, asked.seat, spoken(game, asked.locale))
    return await asked.hall.look_backs.look(which, asked.who, query.done, find)


# --- records from elsewhere -----------------------------------------------------------------------------------


async def open_record(asked: Asked) -> RecordInfo:
    """Bring the record of a finished game, to look at it. It is checked and kept in memory for a while, never stored."""
    body: OpenRecord = asked.body
    hall = asked.hall
    name = await asked.replays.open_record(body.text, hall.games, hall.settings.limits.entries)
    return record_told(asked, name)


async def opened_record(asked: Asked) -> RecordInfo:
    """A record that was brought not long ago."""
    return record_told(asked, asked.path["record"])


def record_told(asked: Asked, name: str) -> RecordInfo:
    """A record in the language of whoever asks."""
    found = asked.replays.opened(name)
    return replays.record_info(name, found, title(found.match.game, asked.locale))


async def record_replay(asked: Asked) -> Replayed:
    """Positions of a record that was brought, through any eyes."""
    return await shown(asked, asked.replays.opened(asked.path["record"]), any_eyes(asked.query))


async def record_story(asked: Asked) -> Story:
    """All that was told of the game in a record that was brought, to any eyes."""
    return await told_to(asked, asked.replays.opened(asked.path["record"]), any_eyes(asked.query))


def any_eyes(query: EyesQuery) -> replays.Eyes:
    """Through whose eyes, where nothing is secret any more."""
    return "open" if query.open else query.seat


async def record_review(asked: Asked) -> LookedBack:
    """A look back with the eyes of a seat at the game in a record that was brought."""
    name = asked.path["record"]
    game = asked.replays.opened(name)
    if asked.seat >= game.match.seats:
        raise Denied("no-seat")

    async def opened() -> replays.Unrolled:
        return game

    return await looked_back(asked, name, game.match.game, opened)


async def record_scores(asked: Asked) -> ScoreChart:
    """The course of the game in a record that was brought."""
    return await course(asked, asked.replays.opened(asked.path["record"]))


TABLE = "/api/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat}"
RECORD = "/api/records/{record}"
CAMPAIGN = "/api/campaigns/{campaign}"

ENDPOINTS = (
    Endpoint("GET", "/api/health", health, Health),
    Endpoint("GET", "/api/reach", how_to_come, Reach),
    Endpoint("GET", "/api/calls", call_ways, CallWays),
    Endpoint("GET", "/api/games", games, GameList),
    Endpoint("GET", "/api/games/{game}/picture", game_picture, Scene, denies=(404,)),
    Endpoint("GET", "/api/games/{game}/rules", rules, RuleList, denies=(404,)),
    Endpoint("GET", "/api/games/{game}/guide", guide, Guide, denies=(404,)),
    Endpoint("GET", "/api/tables", tables, TableList, query=TablesQuery),
    Endpoint(
        "POST", "/api/tables", open_table, TableOpened, 201, body=NewTable, opens=True, denies=(404, 409)
    ),
    Endpoint("GET", TABLE, table, TableInfo, denies=(404,)),
    Endpoint("PATCH", TABLE, change_table, TableInfo, body=ChangeTable, secret=True, denies=(403, 404, 409)),
    Endpoint("DELETE", TABLE, close_table, TableInfo, secret=True, denies=(403, 404, 409)),
    Endpoint(
        "POST",
        f"{TABLE}/rematch",
        rematch,
        TableInfo,
        201,
        200,
        secret=True,
        opens=True,
        denies=(403, 404, 409),
    ),
    Endpoint("POST", f"{TABLE}/seats", sit_down, SeatHeld, 201, body=SitDown, denies=(404, 409)),
    Endpoint("DELETE", SEAT, get_up, TableInfo, secret=True, denies=(403, 404, 409)),
    Endpoint("PUT", f"{SEAT}/bot", set_bot, TableInfo, body=SetBot, secret=True, denies=(403, 404, 409)),
    Endpoint("DELETE", f"{SEAT}/bot", take_back_seat, TableInfo, secret=True, denies=(403, 404, 409)),
    Endpoint("GET", f"{SEAT}/bells", bells, Bells, secret=True, denies=(403, 404, 409)),
    Endpoint("PUT", f"{SEAT}/bells", set_bells, Bells, body=SetBells, secret=True, denies=(403, 404, 409)),
    Endpoint("DELETE", f"{SEAT}/bells", no_bells, Bells, secret=True, denies=(403, 404, 409)),
    Endpoint("GET", f"{TABLE}/record", record, None, denies=(404, 409)),
    Endpoint("GET", f"{TABLE}/replay", replay, Replayed, query=ReplayQuery, denies=(404, 409)),
    Endpoint("GET", f"{TABLE}/story", story, Story, query=EyesQuery, denies=(404, 409)),
    Endpoint("GET", f"{TABLE}/scores", scores, ScoreChart, denies=(404, 409)),
    Endpoint(
        "GET", f"{SEAT}/review", review, LookedBack, query=ReviewQuery, secret=True, denies=(403, 404, 409)
    ),
    Endpoint("POST", "/api/records", open_record, RecordInfo, 201, body=OpenRecord, record=True),
    Endpoint(
        "POST",
        "/api/campaigns",
        campaigns.new_campaign,
        CampaignOpened,
        201,
        body=NewCampaign,
        opens=True,
        denies=(404,),
    ),
    Endpoint(
        "POST",
        "/api/campaigns/file",
        campaigns.open_campaign,
        CampaignOpened,
        201,
        body=OpenCampaign,
        opens=True,
        record=True,
    ),
    Endpoint("GET", CAMPAIGN, campaigns.campaign, CampaignInfo, denies=(404,)),
    Endpoint(
        "GET", f"{CAMPAIGN}/file", campaigns.campaign_file, None, media="application/json", denies=(404,)
    ),
    Endpoint(
        "POST",
        f"{CAMPAIGN}/table",
        campaigns.open_mission,
        TableInfo,
        201,
        200,
        body=OpenMission,
        secret=True,
        opens=True,
        denies=(404, 409),
    ),
    Endpoint("GET", RECORD, opened_record, RecordInfo, denies=(404,)),
    Endpoint("GET", f"{RECORD}/replay", record_replay, Replayed, query=ReplayQuery, denies=(404,)),
    Endpoint("GET", f"{RECORD}/story", record_story, Story, query=EyesQuery, denies=(404,)),
    Endpoint("GET", f"{RECORD}/scores", record_scores, ScoreChart, denies=(404,)),
    Endpoint(
        "GET",
        f"{RECORD}/seats/{{seat}}/review",
        record_review,
        LookedBack,
        query=ReviewQuery,
        denies=(404, 409),
    ),
)
