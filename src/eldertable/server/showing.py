"""What a viewer is told: every message is built here, from that viewer's view alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import compress, count
from operator import ne
from typing import NamedTuple

import msgspec

from eldertable.kernel import Event
from eldertable.kernel.scene import Board, Counter, Moving, Piece, Scene, Still
from eldertable.match import Answer, Draft, End, Entry, Match, Position, Undo, final_answers
from eldertable.match.course import Course, title
from eldertable.server.denied import server_words
from eldertable.server.sheet import Result
from eldertable.server.wire.finished import OutcomeInfo, Sentence, SideScore
from eldertable.server.wire.told import (
    Changes,
    ClockInfo,
    DraftInfo,
    Final,
    LessonNote,
    LessonShown,
    Moved,
    OrderInfo,
    PageLine,
    PageTold,
    Tried,
    UndoInfo,
)
from eldertable.text.line import Line
from eldertable.text.page import Page
from eldertable.text.words import client_words

MOST_STILLS = 256


class Shown(NamedTuple):
    """How the table looks to a viewer now; made once for all who see the same."""

    position: int
    asked: list[int]
    still: Still
    still_id: str
    moving: Moving
    finals: list[Final]
    draft: DraftInfo | None
    undo: UndoInfo | None
    outcome: OutcomeInfo | None
    lesson: LessonShown | None = None
    orders: Sequence[OrderInfo] = ()

    def heard(self) -> Heard:
        """What a viewer has who was told all of this."""
        return Heard(self.position, self.still_id, self)


class Heard(NamedTuple):
    """What a viewer already has: the story up to a position (-1: nothing), a still part, and what was shown last."""

    position: int = -1
    still_id: str = ""
    shown: Shown | None = None


# --- the table ------------------------------------------------------------------------------------------------


def show(
    match: Match,
    viewer: int | None,
    locale: str,
    draft: Draft | None = None,
    alone: bool = False,
    board: Board | None = None,
    course: Course | None = None,
) -> Shown:
    """The table as a viewer sees it; with a draft, as it would be after that. `alone`: all others are bots.

    `board`: what everybody sees alike of the table as it is, if that was built for somebody else already.
    """
    game, state = match.game, match.state if draft is None or draft.asleep else draft.state
    moving = game.moving(state, viewer, locale, board if state is match.state else None)
    if match.over or (draft is not None and draft.final):
        moving = msgspec.structs.replace(moving, prompt=None, over=match.over)
    still = game.still(match.state, locale)
    return Shown(
        position=len(match.entries),
        asked=asked(match),
        still=still,
        still_id=still_id(still),
        moving=moving,
        finals=_finals(match, viewer, draft) if moving.prompt and moving.prompt.options else [],
        draft=None if draft is None else _draft(draft, locale),
        undo=None if viewer is None else _undo(match, viewer, locale, alone),
        outcome=outcome(match, locale),
        lesson=None if course is None or match.over else _lesson(course, match, viewer, draft, locale),
    )


def _lesson(
    course: Course, match: Match, viewer: int | None, draft: Draft | None, locale: str
) -> LessonShown | None:
    """Where its lesson is, for the learner; what is tried but not confirmed counts. None when it is over."""
    made = course.made(match)
    if viewer != course.lesson.seat or course.over(match):
        return None
    drafted = 0 if draft is None else len(draft.answers)
    waits = draft is not None and bool(draft.final or draft.asleep)
    state = match.state if draft is None else draft.state
    notes = [] if waits else course.notes(match, state, drafted, locale)
    leads = course.next(made) is not None
    if not leads and drafted:
        return None
    return LessonShown(
        title(match.game, course.lesson, locale),
        course.steps,
        [LessonNote(note.number, note.words, list(note.points), note.answer) for note in notes],
        course.fitting(state, made + drafted) if notes else [],
        course.otherwise(match, drafted, locale),
        confirm=drafted > 0 and not notes,
        leads=leads,
    )


def asked(match: Match) -> list[int]:
    """The seats that the table waits for."""
    return [seat for seat in match.waited_for(len(match.entries)) if seat >= 0]


def _finals(match: Match, viewer: int | None, draft: Draft | None) -> list[Final]:
    """What cannot be taken back, tried in a world that the viewer could believe in: so it tells no secret."""
    if viewer is None:
        return []
    state = match.state if draft is None else draft.state
    imagined = match.game.determinize(state, viewer, len(match.entries))
    return [Final(answer, why) for answer, why in final_answers(imagined, viewer).items()]


def _draft(draft: Draft, locale: str) -> DraftInfo:
    parts = zip(draft.answers, draft.labels(locale), draft.loose(), draft.questions(locale), strict=True)
    tried = [Tried(answer, label, loose, asked) for answer, label, loose, asked in parts]
    return DraftInfo(tried, draft.final)


def _undo(match: Match, seat: int, locale: str, alone: bool) -> UndoInfo:
    bound = match.undo_bound(seat, alone)
    if bound is None:
        return UndoInfo(list(match.ways_back(seat, alone)), alone=alone)
    return UndoInfo([], server_words(locale)(f"undo-{bound.reason}"), alone)


_still_ids: dict[int, tuple[Still, str]] = {}


def still_id(still: Still) -> str:
    """A fingerprint of a still part. Stills are made once and kept, so each is fingerprinted once."""
    known = _still_ids.get(id(still))
    if known is None or known[0] is not still:
        if len(_still_ids) >= MOST_STILLS:
            _still_ids.clear()
        known = still, blake2b(msgspec.json.encode(still), digest_size=8).hexdigest()
        _still_ids[id(still)] = known
    return known[1]


def outcome(match: Match, locale: str) -> OutcomeInfo | None:
    """Who won and why; None while the game goes on."""
    found = match.outcome(locale)
    if found is None:
        return None
    rule, words = found.reason
    end = match.entries[-1] if match.entries else None
    if isinstance(end, End):
        words = _ending(match, end, locale)
    sides = [SideScore(side.name, side.seat, side.rank, side.parts, side.total) for side in found.sides]
    return OutcomeInfo(list(found.winners), sides, words, rule, found.adjudicated)


def result_of(match: Match, ended: int) -> Result:
    """How a match ended, for a table's sheet: in every language, for who reads it later may speak another."""
    told = {locale: outcome(match, locale) for locale in match.game.locales}
    first = next(iter(told.values()))
    assert first is not None
    state, ended_by = match.state, match.outcome()
    sides = [first.sides[side].seat for side in first.winners]
    return Result(
        winners=tuple(seat for seat in sides if seat is not None),
        words={locale: found.words for locale, found in told.items() if found is not None},
        roles={
            locale: tuple(match.game.side_name(state, seat, locale) for seat in range(match.seats))
            for locale in told
        },
        ended=ended,
        entries=len(match.entries),
        adjudicated=first.adjudicated,
        carried=None if ended_by is None or ended_by.carried is None else dict(ended_by.carried),
    )


# --- what happened --------------------------------------------------------------------------------------------


Said = dict[tuple[int, str], str]
"""Sentences that were made for one viewer and are the same for others, by what they tell and the language."""


def story(
    match: Match, viewer: int | None, locale: str, since: int, said: Said | None = None
) -> tuple[list[Sentence], int | None]:
    """What happened after that entry; and, if something was taken back, after which entry the viewer must forget all.

    `said` is shared by viewers who are told at the same time, so that no sentence is made twice.
    """
    known = max(0, since)
    undone = [entry.to for entry in match.entries[known:] if isinstance(entry, Undo)]
    back = min(undone) if undone and min(undone) < since else None
    start = since if back is None else back
    said = {} if said is None else said
    told = [
        Sentence(
            number,
            _sentence(match, event, viewer, locale, said),
            event.rule,
            match.game.passage(match.state, event, viewer, locale),
            event.key in match.game.itself,
        )
        for number, event in match.told(start)
    ]
    forced = _only_ways(match, viewer, locale, start)
    noted = notes(match, match.entries[max(0, start) :], locale)
    reasons = [aloud(answer, locale) for answer in match.said(start)]
    if not forced and not noted and not reasons:
        return told, back
    return sorted([*forced, *told, *noted, *reasons], key=lambda sentence: sentence.position), back


def aloud(answer: Answer, locale: str) -> Sentence:
    """Why a bot moved so, as it says."""
    return Sentence(answer.number, answer.why(locale), "", by=answer.seat)


def _sentence(match: Match, event: Event, viewer: int | None, locale: str, said: Said) -> str:
    """An event as this viewer may know it: who saw the same is told the same."""
    seen, args = event.seen_by(1 << (match.seats if viewer is None else viewer))
    known = said.get((id(args), locale))
    if known is None:
        known = said[id(args), locale] = match.game.say(match.state, seen, args, locale)
    return known


def _only_ways(match: Match, viewer: int | None, locale: str, since: int) -> list[Sentence]:
    """What was answered for somebody who had no choice, with its question."""
    words = server_words(locale)
    found = []
    for number, before in match.only_ways(viewer, since):
        answer = before.legal(viewer)[0]
        prompt = match.game.prompt(before, viewer, locale)
        assert prompt is not None
        label = match.game.describe(before, answer, viewer, locale)
        found.append(Sentence(number, words("only-choice", asked=prompt.words, label=label), ""))
    return found


def notes(match: Match, entries: Iterable[Entry], locale: str) -> list[Sentence]:
    """Sentences for entries that are no moves: taken back, ended, gone on under new rules."""
    words = server_words(locale)
    noted = []
    for entry in entries:
        if isinstance(entry, Undo):
            took = "took-back-knowing" if entry.knowing else "took-back"
            noted.append(Sentence(entry.number, words(took, who=_side(match, entry.seat, locale)), ""))
        elif isinstance(entry, End):
            noted.append(Sentence(entry.number, _ending(match, entry, locale), ""))
        elif isinstance(entry, Position):
            noted.append(Sentence(entry.number, words("goes-on"), ""))
    return noted


def _ending(match: Match, end: End, locale: str) -> str:
    words = server_words(locale)
    if end.kind == "abandoned" or end.seat is None:
        return words("abandoned")
    return words(end.kind, who=_side(match, end.seat, locale))


def _side(match: Match, seat: int, locale: str) -> str:
    return match.game.side_name(match.state, seat, locale)


# --- messages -------------------------------------------------------------------------------------------------


def tell(
    shown: Shown,
    heard: Heard,
    log: Sequence[Sentence],
    back: int | None,
    clocks: Sequence[ClockInfo],
    by: int | None = None,
) -> Moved:
    """The message to somebody who already has a table: what is new, or everything if that is shorter."""
    changed = None if heard.shown is None else changes(heard.shown, shown)
    if changed is not None and sum(map(len, changed.zones.values())) * 2 > len(shown.moving.pieces):
        changed = None
    return Moved(
        position=shown.position,
        asked=shown.asked,
        still_id=shown.still_id,
        still=None if heard.still_id == shown.still_id else shown.still,
        moving=shown.moving if changed is None else None,
        changes=changed,
        log=list(log),
        back=back,
        finals=shown.finals,
        draft=shown.draft,
        undo=shown.undo,
        clocks=list(clocks),
        outcome=shown.outcome,
        lesson=shown.lesson,
        by=by,
        orders=list(shown.orders),
    )


def changes(before: Shown, after: Shown) -> Changes:
    """What has changed in the moving part."""
    zones = _changed_zones(before.moving.pieces, after.moving.pieces)
    counters, gone = _counted(before.moving.counters, after.moving.counters)
    whole = {
        name: value
        for name in ("heading", "prompt", "over", "scores", "standings", "phase")
        if (value := getattr(after.moving, name)) != getattr(before.moving, name)
    }
    return Changes(zones=zones, counters=counters, gone=gone, **whole)


def _counted(before: Sequence[Counter], after: Sequence[Counter]) -> tuple[list[Counter], list[str]]:
    """The counters that are new or show another number, and the ids of those that are gone."""
    if before == after:
        return [], []
    old = {counter.id: counter for counter in before}
    left = {counter.id for counter in after}
    changed = [counter for counter in after if old.get(counter.id) != counter]
    return changed, [counter.id for counter in before if counter.id not in left]


def _changed_zones(before: Sequence[Piece], after: Sequence[Piece]) -> dict[str, list[Piece]]:
    """The zones in which something has changed, each with all that lies there now.

    A move changes little: what is alike from the first piece on, and from the last one back, need not be sorted by zone.
    """
    first = next(compress(count(), map(ne, before, after)), min(len(before), len(after)))
    old, new = before[first:], after[first:]
    last = next(compress(count(), map(ne, reversed(old), reversed(new))), min(len(old), len(new)))
    was, is_now = _by_zone(old[: len(old) - last]), _by_zone(new[: len(new) - last])
    zones: dict[str, list[Piece]] = {
        zone: [] for zone in {**was, **is_now} if was.get(zone) != is_now.get(zone)
    }
    for piece in after:
        if piece.zone in zones:
            zones[piece.zone].append(piece)
    return zones


def _by_zone(pieces: Iterable[Piece]) -> dict[str, list[Piece]]:
    zones: dict[str, list[Piece]] = {}
    for piece in pieces:
        zones.setdefault(piece.zone, []).append(piece)
    return zones


def page(shown: Shown, viewer: int | None, who: Mapping[int, str], ref: int | None) -> PageTold:
    """The table in words, for those who listen to it."""
    locale = shown.still.locale
    told = Page(Scene(shown.still, shown.moving), viewer, client_words(locale), who)
    return PageTold(_lines(told.whole()), _lines(told.prompt()), ref)


def _lines(lines: Iterable[Line]) -> list[PageLine]:
    return [PageLine(list(line.parts), line.depth) for line in lines]
