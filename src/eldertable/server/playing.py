"""What guests do at a table: answer, try, take back, resign, talk."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from eldertable.kernel import IllegalAnswer
from eldertable.kernel.dark import Thing
from eldertable.match import Answer, Draft, End, Match, Undo
from eldertable.server import hinting
from eldertable.server.denied import Denied, illegal
from eldertable.server.guest import Guest
from eldertable.server.live import LiveTable
from eldertable.server.orders import MOST_ORDERS, given
from eldertable.server.sheet import Place, bots_for, clean, with_orders, with_place
from eldertable.server.showing import page, show
from eldertable.server.storage import Taken
from eldertable.server.wire.said import (
    AskHint,
    CancelOrder,
    Clear,
    Confirm,
    Curtain,
    FromClient,
    GiveOrder,
    HaveRead,
    Hello,
    Look,
    Pace,
    Ping,
    PlayAnswer,
    Resign,
    Say,
    StopHint,
    TakeBack,
    TakeOut,
    TakeUndo,
    Try,
    WhyNot,
)
from eldertable.server.wire.told import ChatLine, Done, Pong, Reasons, Refused

log = logging.getLogger(__name__)


async def carry_out(table: LiveTable, guest: Guest, said: FromClient) -> None:
    """Do what a guest says; Denied says why not."""
    async with table.busy:
        await table.up_to_date()
        try:
            await _DEEDS[type(said)](table, guest, said)
        except IllegalAnswer as error:
            match = table.match
            assert match is not None
            problem = illegal(error, table.game, match.state, guest.locale)
            guest.tell(Refused(said.ref, problem, table.position))


def own_seat(table: LiveTable, guest: Guest) -> int:
    """The seat that a guest answers for; Denied if there is none, a bot answers, or it is too late."""
    table.playing()
    if guest.seat is None or guest.seat in table.bots:
        raise Denied("not-seated")
    if table.out_of_time(guest.seat):
        table.stirred.set()
        raise Denied("timed-out")
    return guest.seat


def _done(table: LiveTable, guest: Guest, said: FromClient) -> None:
    """Say that it is done. This comes after all that followed from it: a client that hears it has the new table already."""
    guest.tell(Done(said.ref, table.position))


async def _moved(table: LiveTable, guest: Guest, said: FromClient) -> None:
    await table.after_move()
    _done(table, guest, said)


# --- answers and drafts ---------------------------------------------------------------------------------------


async def _answer(table: LiveTable, guest: Guest, said: PlayAnswer) -> None:
    seat = own_seat(table, guest)
    draft = table.drafts.get(seat)
    if draft is not None and draft.final:
        raise Denied("draft-final")
    drafted = [] if draft is None else draft.answers
    _must_fit_lesson(table, guest, seat, said.answer)

    def answers(match: Match) -> list[Answer]:
        if not drafted:
            return [match.answer(said.answer, seat, said.position)]
        return match.answer_all([*drafted, said.answer], seat, said.position)

    await _count(table, guest, seat, said, answers, len(drafted) + 1)


def _must_fit_lesson(table: LiveTable, guest: Guest, seat: int, answer: int) -> None:
    """While a lesson leads, other answers than those that it takes get its words, and nothing is lost."""
    course, match, draft = table.course, table.playing(), table.drafts.get(seat)
    if course is None:
        return
    drafted = 0 if draft is None else len(draft.answers)
    state = match.state if draft is None else draft.state
    if not course.accepts(match, state, drafted, seat, answer):
        raise Denied("lesson", words=course.otherwise(match, drafted, guest.locale))


async def _confirm(table: LiveTable, guest: Guest, said: Confirm) -> None:
    seat = own_seat(table, guest)
    draft = table.drafts.get(seat)
    if draft is None:
        raise Denied("draft-empty")
    answers = draft.answers
    await _count(
        table, guest, seat, said, lambda match: match.answer_all(answers, seat, said.position), len(answers)
    )


async def _count(
    table: LiveTable,
    guest: Guest,
    seat: int,
    said: FromClient,
    answers: Callable[[Match], list[Answer]],
    count: int,
) -> None:
    """Let so many answers count, all in one go, and forget the draft that they came from."""
    await table.make(answers, count)
    guest.stop_waiting()
    table.drafts.pop(seat, None)
    await _moved(table, guest, said)


async def _try(table: LiveTable, guest: Guest, said: Try) -> None:
    seat = own_seat(table, guest)
    match = table.playing()
    match.must_still_ask(seat, said.position)
    draft = table.drafts.get(seat) or Draft(match, seat)
    if len(draft.answers) >= table.hall.settings.limits.draft:
        raise Denied("draft-full")
    _must_fit_lesson(table, guest, seat, said.answer)
    draft.answer(said.answer)
    table.drafts[seat] = draft
    _draft_changed(table, guest, said)


async def _take_back(table: LiveTable, guest: Guest, said: TakeBack) -> None:
    seat = own_seat(table, guest)
    if seat not in table.drafts:
        raise Denied("draft-empty")
    draft = table.drafts[seat]
    draft.take_back()
    if not draft.answers:
        del table.drafts[seat]
    _draft_changed(table, guest, said)


async def _take_out(table: LiveTable, guest: Guest, said: TakeOut) -> None:
    seat = own_seat(table, guest)
    if seat not in table.drafts:
        raise Denied("draft-empty")
    draft = table.drafts[seat]
    draft.take_out(said.at)
    if not draft.answers:
        del table.drafts[seat]
    _draft_changed(table, guest, said)


async def _clear(table: LiveTable, guest: Guest, said: Clear) -> None:
    table.drafts.pop(own_seat(table, guest), None)
    _draft_changed(table, guest, said)


def _draft_changed(table: LiveTable, guest: Guest, said: FromClient) -> None:
    """Show a draft to those who hold its seat, and to nobody else."""
    table.tell_guests([other for other in table.guests if other.seat == guest.seat])
    _done(table, guest, said)


async def _undo(table: LiveTable, guest: Guest, said: TakeUndo) -> None:
    seat = own_seat(table, guest)
    alone = table.alone(seat)
    if table.sheet.places[seat].orders:
        # Else what is taken back would be answered again at once.
        await table.change(lambda sheet: with_orders(sheet, seat, ()))

    def undo(match: Match) -> list[Undo]:
        undone = [match.undo(seat, said.to, alone)]
        while table.forced(match) == seat and match.ways_back(seat, alone):
            undone.append(match.undo(seat, None, alone))
        return undone

    await table.make(undo)
    table.drafts.pop(seat, None)
    await _moved(table, guest, said)


# --- in advance -----------------------------------------------------------------------------------------------


async def _order(table: LiveTable, guest: Guest, said: GiveOrder) -> None:
    """Answer now, and whenever the same is asked again, until what was named has happened."""
    seat = own_seat(table, guest)
    match = table.playing()
    match.must_still_ask(seat, said.position)
    before = table.sheet.places[seat].orders
    if table.course is not None or len(before) >= MOST_ORDERS:
        raise Denied("no-order")
    number = max((order.id for order in before), default=0) + 1
    order = given(match, seat, said.answer, said.until, guest.locale, number)
    table.drafts.pop(seat, None)
    await table.change(lambda sheet: with_orders(sheet, seat, [*sheet.places[seat].orders, order]))
    await table.make(lambda match: [match.answer(said.answer, seat)])
    await _moved(table, guest, said)


async def _cancel(table: LiveTable, guest: Guest, said: CancelOrder) -> None:
    """Answer oneself again."""
    if guest.seat is None:
        raise Denied("not-seated")
    seat = guest.seat
    left = [o for o in table.sheet.places[seat].orders if said.order not in (None, o.id)]
    await table.change(lambda sheet: with_orders(sheet, seat, left))
    _draft_changed(table, guest, said)


# --- leaving --------------------------------------------------------------------------------------------------


async def _resign(table: LiveTable, guest: Guest, said: Resign) -> None:
    """With one or two seats the game ends; with more a bot takes over, so that the others can play on."""
    seat = own_seat(table, guest)
    if len(table.sheet.places) <= 2:
        await table.end(lambda match: resignation(match, seat))
    else:
        bot = bots_for(table.game)[0]
        await table.change(lambda sheet: with_place(sheet, seat, Place(bot=bot)))
    _done(table, guest, said)


def resignation(match: Match, seat: int) -> End:
    """A seat gives up: the best of the others wins."""
    return match.end("resigned", seat, best_others(match, seat))


def best_others(match: Match, seat: int) -> list[int]:
    """Who wins if a seat drops out."""
    others = [side for side in range(match.table.sides) if side != seat]
    return match.game.ahead(match.state, others)


# --- talking and looking --------------------------------------------------------------------------------------


async def _say(table: LiveTable, guest: Guest, said: Say) -> None:
    seat = guest.seat if said.seat is None else said.seat
    if seat is None or seat not in guest.seats:
        raise Denied("not-seated")
    if not table.sheet.chat:
        raise Denied("chat-off")
    words = clean(said.words)
    if not words:
        raise Denied("bad-message", why="words: there are none")
    name = table.sheet.places[seat].name or ""
    while True:
        number = table.chat[-1].number + 1 if table.chat else 1
        line = ChatLine(number, seat, name, words, table.hall.now())
        try:
            await table.store.say(table.id, line)
            break
        except Taken:
            await table.load()
    _done(table, guest, said)
    table.say(line)


async def _draw_curtain(table: LiveTable, guest: Guest, said: Curtain) -> None:
    table.turn_to(guest, said.seat)
    _done(table, guest, said)


async def _look(table: LiveTable, guest: Guest, said: Look) -> None:
    if table.match is None:
        raise Denied("not-playing")
    draft = None if guest.seat is None else table.drafts.get(guest.seat)
    names = [place.name or place.bot for place in table.sheet.places]
    who = {seat: name for seat, name in enumerate(names) if name is not None}
    guest.tell(page(show(table.match, guest.seat, guest.locale, draft), guest.seat, who, said.ref))


async def _why_not(table: LiveTable, guest: Guest, said: WhyNot) -> None:
    """Why a thing cannot be used, as this seat may know."""
    seat = own_seat(table, guest)
    match = table.playing()
    draft = table.drafts.get(seat)
    state = match.state if draft is None or draft.asleep else draft.state
    thing = Thing(said.thing, said.zone, said.owner)
    dark = match.game.dark(state, seat, thing, guest.locale, said.picked)
    guest.tell(Reasons(said.thing, table.position, list(dark.reasons), dark.place, dark.free, said.ref))


async def _hint(table: LiveTable, guest: Guest, said: AskHint) -> None:
    seat = own_seat(table, guest)
    table.playing().must_still_ask(seat, said.position)
    hinting.ask(table, guest, seat, said.ref)


async def _stop_hint(table: LiveTable, guest: Guest, said: StopHint) -> None:
    guest.stop_waiting()
    _done(table, guest, said)


async def _have_read(table: LiveTable, guest: Guest, said: HaveRead) -> None:
    guest.read = max(guest.read, min(said.position, table.position))
    table.stirred.set()
    _done(table, guest, said)


async def _set_pace(table: LiveTable, guest: Guest, said: Pace) -> None:
    table.pace.look(guest, said.until)
    _done(table, guest, said)


async def _pong(table: LiveTable, guest: Guest, said: Ping) -> None:
    guest.tell(Pong(said.ref))


async def _hello_again(table: LiveTable, guest: Guest, said: Hello) -> None:
    raise Denied("bad-message", why="hello: it was said already")


_DEEDS: dict[type, Callable[[LiveTable, Guest, Any], Awaitable[None]]] = {
    Hello: _hello_again,
    PlayAnswer: _answer,
    Try: _try,
    TakeBack: _take_back,
    TakeOut: _take_out,
    Clear: _clear,
    Confirm: _confirm,
    TakeUndo: _undo,
    Resign: _resign,
    GiveOrder: _order,
    CancelOrder: _cancel,
    Curtain: _draw_curtain,
    Say: _say,
    Look: _look,
    WhyNot: _why_not,
    AskHint: _hint,
    StopHint: _stop_hint,
    HaveRead: _have_read,
    Pace: _set_pace,
    Ping: _pong,
}
