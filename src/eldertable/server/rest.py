"""What can be asked over HTTP: every endpoint is a function, here if it is about games, and a line in ENDPOINTS."""

from __future__ import annotations

import eldertable
from eldertable.kernel.guide import Guide
from eldertable.kernel.scene import Scene
from eldertable.server import campaigns, finished, seats, tables
from eldertable.server.asking import Asked, Endpoint, EyesQuery, ReplayQuery, ReviewQuery, TablesQuery
from eldertable.server.catalogue import game_info, picture, rule_list, spoken
from eldertable.server.reach import reach
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
    Health,
    NewTable,
    Reach,
    SeatHeld,
    SetBells,
    SetBot,
    SitDown,
    TableInfo,
    TableList,
    TableOpened,
)


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


TABLE = "/api/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat}"
RECORD = "/api/records/{record}"
CAMPAIGN = "/api/campaigns/{campaign}"

ENDPOINTS = (
    Endpoint("GET", "/api/health", health, Health),
    Endpoint("GET", "/api/reach", how_to_come, Reach),
    Endpoint("GET", "/api/calls", seats.call_ways, CallWays),
    Endpoint("GET", "/api/games", games, GameList),
    Endpoint("GET", "/api/games/{game}/picture", game_picture, Scene, denies=(404,)),
    Endpoint("GET", "/api/games/{game}/rules", rules, RuleList, denies=(404,)),
    Endpoint("GET", "/api/games/{game}/guide", guide, Guide, denies=(404,)),
    Endpoint("GET", "/api/tables", tables.tables, TableList, query=TablesQuery),
    Endpoint(
        "POST",
        "/api/tables",
        tables.open_table,
        TableOpened,
        201,
        body=NewTable,
        opens=True,
        denies=(404, 409),
    ),
    Endpoint("GET", TABLE, tables.table, TableInfo, denies=(404,)),
    Endpoint(
        "PATCH", TABLE, tables.change_table, TableInfo, body=ChangeTable, secret=True, denies=(403, 404, 409)
    ),
    Endpoint("DELETE", TABLE, tables.close_table, TableInfo, secret=True, denies=(403, 404, 409)),
    Endpoint(
        "POST",
        f"{TABLE}/rematch",
        tables.rematch,
        TableInfo,
        201,
        200,
        secret=True,
        opens=True,
        denies=(403, 404, 409),
    ),
    Endpoint("POST", f"{TABLE}/seats", seats.sit_down, SeatHeld, 201, body=SitDown, denies=(404, 409)),
    Endpoint("DELETE", SEAT, seats.get_up, TableInfo, secret=True, denies=(403, 404, 409)),
    Endpoint(
        "PUT", f"{SEAT}/bot", seats.set_bot, TableInfo, body=SetBot, secret=True, denies=(403, 404, 409)
    ),
    Endpoint("DELETE", f"{SEAT}/bot", seats.take_back_seat, TableInfo, secret=True, denies=(403, 404, 409)),
    Endpoint("GET", f"{SEAT}/bells", seats.bells, Bells, secret=True, denies=(403, 404, 409)),
    Endpoint(
        "PUT", f"{SEAT}/bells", seats.set_bells, Bells, body=SetBells, secret=True, denies=(403, 404, 409)
    ),
    Endpoint("DELETE", f"{SEAT}/bells", seats.no_bells, Bells, secret=True, denies=(403, 404, 409)),
    Endpoint("GET", f"{TABLE}/record", finished.record, None, denies=(404, 409)),
    Endpoint("GET", f"{TABLE}/replay", finished.replay, Replayed, query=ReplayQuery, denies=(404, 409)),
    Endpoint("GET", f"{TABLE}/story", finished.story, Story, query=EyesQuery, denies=(404, 409)),
    Endpoint("GET", f"{TABLE}/scores", finished.scores, ScoreChart, denies=(404, 409)),
    Endpoint(
        "GET",
        f"{SEAT}/review",
        finished.review,
        LookedBack,
        query=ReviewQuery,
        secret=True,
        denies=(403, 404, 409),
    ),
    Endpoint("POST", "/api/records", finished.open_record, RecordInfo, 201, body=OpenRecord, record=True),
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
    Endpoint("GET", RECORD, finished.opened_record, RecordInfo, denies=(404,)),
    Endpoint("GET", f"{RECORD}/replay", finished.record_replay, Replayed, query=ReplayQuery, denies=(404,)),
    Endpoint("GET", f"{RECORD}/story", finished.record_story, Story, query=EyesQuery, denies=(404,)),
    Endpoint("GET", f"{RECORD}/scores", finished.record_scores, ScoreChart, denies=(404,)),
    Endpoint(
        "GET",
        f"{RECORD}/seats/{{seat}}/review",
        finished.record_review,
        LookedBack,
        query=ReviewQuery,
        denies=(404, 409),
    ),
)
