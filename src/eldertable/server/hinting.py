"""Hints at a table: asked for by whoever is asked something, thought of where bots think, told to nobody else."""

from __future__ import annotations

import asyncio
import logging

from eldertable.kernel import State
from eldertable.server.denied import Denied
from eldertable.server.guest import Guest
from eldertable.server.live import LiveTable
from eldertable.server.sheet import bots_for
from eldertable.server.thinking import Doubt, doubt
from eldertable.server.wire.told import Done, Hinted, Refused

log = logging.getLogger(__name__)

MOST_KEPT = 16
"""So many hints of a table are kept: whoever asks again is told the same at once."""


def ask(table: LiveTable, guest: Guest, seat: int, ref: int | None) -> None:
    """Tell a guest what to answer and why, from what the seat may know; while that is thought of the table goes on."""
    if not table.sheet.hints:
        raise Denied("hints-off")
    state = _asked_about(table, seat)
    meant = _meant_by_lesson(table, seat, state)
    if meant is not None:
        guest.tell(Hinted(table.position, meant, None, ref))
        return
    if "greedy" not in bots_for(table.game):
        raise Denied("no-hint")
    known = (guest.locale, table.game.known(state, seat))
    if known in table.hints:
        advice = table.hints[known]
        guest.tell(Hinted(table.position, advice.answers[0].answer, advice, ref))
        return
    guest.stop_waiting()
    asked = doubt(state, seat, guest.locale, table.hall.settings.hint)
    guest.waiting = asyncio.create_task(_tell(table, guest, asked, known, table.position, ref))


def _asked_about(table: LiveTable, seat: int) -> State:
    """What a seat is asked now, after what it has tried; Denied if nothing is."""
    draft = table.drafts.get(seat)
    state = table.playing().state if draft is None else draft.state
    decision = state.decision
    waits = draft is not None and bool(draft.final or draft.asleep)
    if decision is None or seat not in decision.seats() or waits:
        raise Denied("no-hint")
    return state


def _meant_by_lesson(table: LiveTable, seat: int, state: State) -> int | None:
    """What the lesson asks for, if one leads."""
    course, draft = table.course, table.drafts.get(seat)
    if course is None:
        return None
    drafted = 0 if draft is None else len(draft.answers)
    return next(iter(course.fitting(state, course.made(table.playing()) + drafted)), None)


async def _tell(
    table: LiveTable, guest: Guest, asked: Doubt, known: tuple[str, bytes], position: int, ref: int | None
) -> None:
    try:
        advice = await table.hall.thinkers.advise(asked)
    except asyncio.CancelledError:
        guest.tell(Done(ref, position))
        raise
    except Exception:
        log.exception("there is no hint at table %s...", table.id[:6])
        guest.tell(Refused(ref, Denied("no-hint").problem(guest.locale), position))
        return
    while len(table.hints) >= MOST_KEPT:
        del table.hints[next(iter(table.hints))]
    table.hints[known] = advice
    guest.tell(Hinted(position, advice.answers[0].answer, advice, ref))
