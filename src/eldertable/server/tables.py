"""Tables over HTTP: those that are open, one of them, opening, changing, closing, and another game."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from eldertable.server import sheet
from eldertable.server.asking import (
    MOST_ASKED,
    Asked,
    TablesQuery,
    as_host,
    as_seated_or_host,
    changed,
    found_sheet,
)
from eldertable.server.denied import Denied
from eldertable.server.keys import lock_for, new_key
from eldertable.server.storage import Kept
from eldertable.server.wire.tables import (
    ChangeTable,
    HandHeld,
    NewTable,
    TableInfo,
    TableList,
    TableOpened,
)

MOST_LISTED = 100
LISTED_FOR = 2 * 24 * 3600 * 1000
"""How long an open table is listed, in milliseconds."""


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
    """The host lists the table or not, and switches chat, hints and the reasons of novices on or off."""
    body: ChangeTable = asked.body
    given = {"open": body.open, "chat": body.chat, "hints": body.hints, "reasons": body.reasons}
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
