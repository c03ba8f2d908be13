"""Seats over HTTP: who sits down and gets up, bots in their place, and how they are called when it is their turn."""

from __future__ import annotations

from eldertable.server import sheet
from eldertable.server.asking import Asked, as_holder, as_holder_or_host, as_host, changed
from eldertable.server.calling import push_bell, web_bell
from eldertable.server.catalogue import spoken
from eldertable.server.denied import Denied
from eldertable.server.keys import lock_for, new_key
from eldertable.server.live import LiveTable
from eldertable.server.sheet import Sheet
from eldertable.server.wire.tables import (
    Bells,
    CallWays,
    PushAddress,
    SeatHeld,
    SetBells,
    SetBot,
    SitDown,
    TableInfo,
)


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
