"""Games to look at again: any position through any eyes, the course of the score, and records from elsewhere."""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import pairwise
from typing import Literal, ParamSpec, TypeAlias, TypeVar

import eldertable
from eldertable.kernel import BadRecord, Diverged, EldertableError, Event, Game, RulesError, State
from eldertable.kernel.errors import Flaw
from eldertable.kernel.scene import Still
from eldertable.match import Answer, End, Entry, Match, Position, Record, Undo
from eldertable.match.match import plays_here
from eldertable.server.denied import Denied
from eldertable.server.sheet import PERSON, Sheet, clean
from eldertable.server.showing import aloud, notes, outcome, still_id
from eldertable.server.storage import Store
from eldertable.server.wire.basics import NAME_LENGTH, Code
from eldertable.server.wire.finished import (
    Landmark,
    Moment,
    RecordInfo,
    Replayed,
    ReplayStep,
    ScoreChart,
    ScorePoint,
    Sentence,
    SharePoint,
    Story,
    ToldStep,
)
from eldertable.server.wire.tables import SeatInfo

P = ParamSpec("P")
R = TypeVar("R")

MOST_KEPT = 10_000
"""How many positions of tables are kept in memory, some 100 MB at most; other games are replayed again when asked for."""
MOST_KEPT_OF_RECORDS = 5_000
"""The same for records from elsewhere: whoever looks at one brings it again when it is forgotten."""
MOST_KNOWN = 10_000
"""Of how many campaigns it is remembered which of their games can be played again."""
PATIENCE = 20.0
"""So many seconds a file from elsewhere may take: many times as long as any game or campaign that was ever played."""
MOST_MOMENTS = 4
LEAST_SWING = 0.08
"""So much of a share of winning must change hands at once to be worth a mark."""

EVERYBODY = -1
"""The viewers of what everybody may know now: all of them."""

Eyes: TypeAlias = int | Literal["open"] | None
"""Through whose eyes: a seat's, with everything face up, or (None) as somebody who looks on."""

CODES: dict[Flaw, Code] = {
    "foreign": "record-foreign",
    "format": "record-format",
    "cut": "record-cut",
    "edited": "record-edited",
    "game": "record-game",
    "version": "record-version",
    "content": "record-content",
}
"""How a flaw of a record is told."""


@dataclass
class Unrolled:
    """A game with all its positions; `first` is the earliest that these rules can show."""

    match: Match
    first: int
    states: list[State]
    charts: dict[str, ScoreChart] = field(default_factory=dict)
    """The course of the game so far, in each language that somebody has asked for."""

    @property
    def last(self) -> int:
        """The last position that can be shown."""
        return self.first + len(self.states) - 1

    def follow(self, entry: Entry) -> None:
        """Go on with an entry that was made since."""
        self.match.follow(entry)
        self.states.append(self.match.state.clone())
        self.charts.clear()


def unrolled(game: Game, record: Record) -> Unrolled:
    """Play a record again and keep every position; if play went on under new rules, those since then."""
    found = _begun(game, record)
    for entry in record.entries[found.first :]:
        found.follow(entry)
    return found


def _begun(game: Game, record: Record) -> Unrolled:
    """A record as far as it must not be shown: up to the last whole position in it, or to the very beginning."""
    first = max([entry.number for entry in record.entries if isinstance(entry, Position)], default=0)
    match = Match.load(Record(record.header, record.entries[:first]).text(), lambda _: game)
    return Unrolled(match, first, [match.state.clone()])


class Shelf:
    """Unrolled games by name, as many as there is room for; those that nobody has asked for longest go first."""

    def __init__(self) -> None:
        self._kept: dict[str, Unrolled] = {}

    def find(self, name: str) -> Unrolled | None:
        """A game, if it is there; now it is the last to go."""
        found = self._kept.pop(name, None)
        if found is not None:
            self._kept[name] = found
        return found

    def put(self, name: str, game: Unrolled, most: int) -> None:
        """Keep a game, and forget others until no more than so many positions are kept."""
        self._kept.pop(name, None)
        self._kept[name] = game
        while len(self._kept) > 1 and sum(len(one.states) for one in self._kept.values()) > most:
            del self._kept[next(iter(self._kept))]


class Replays:
    """The games that people look at again."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables = Shelf()
        self._records = Shelf()
        self._gone: dict[tuple[str, int], list[int]] = {}
        self._unrolling = asyncio.Lock()
        self._checking = asyncio.Lock()

    # --- of tables ------------------------------------------------------------------------------------------

    async def record(self, sheet: Sheet, game: Game) -> Record:
        """The record of a finished game. Before the end nobody gets it: it contains the seed.

        Its last entry has the digest of where it led, as far as these rules can tell.
        """
        if sheet.phase != "over":
            raise Denied("not-over")
        try:
            return (await self.played(sheet, game)).match.record
        except Denied:
            return await self._stored(sheet)

    async def played(self, sheet: Sheet, game: Game) -> Unrolled:
        """A game as far as it was played. Games are unrolled one at a time, and once only if two ask for the same."""
        known = self._tables.find(sheet.id)
        if known is not None and known.match.over:
            return known
        async with self._unrolling:
            known = self._tables.find(sheet.id)
            if known is None:
                known = await self._unrolled(sheet, game)
            elif not known.match.over:
                for line in await self.store.entries(sheet.id, known.last):
                    known.follow(line.entry)
            self._tables.put(sheet.id, known, MOST_KEPT)
        return known

    async def _unrolled(self, sheet: Sheet, game: Game) -> Unrolled:
        record = await self._stored(sheet)
        try:
            return await asyncio.to_thread(unrolled, game, record)
        except BadRecord:
            raise Denied("old-rules") from None

    async def _stored(self, sheet: Sheet) -> Record:
        if sheet.header is None:
            raise Denied("not-playing")
        lines = await self.store.entries(sheet.id)
        return Record(sheet.header, tuple(line.entry for line in lines))

    # --- of campaigns ---------------------------------------------------------------------------------------

    async def gone(self, campaign: str, games: int, game: Game) -> list[int]:
        """Which of the first games of a campaign cannot be played again here, by number; it is found out once."""
        known = self._gone.get((campaign, games))
        if known is None:
            records = (await self.store.saga_games(campaign))[:games] if games else []
            known = await asyncio.to_thread(_gone, game, records)
            while len(self._gone) >= MOST_KNOWN:
                del self._gone[next(iter(self._gone))]
            self._gone[campaign, games] = known
        return known

    # --- from elsewhere -------------------------------------------------------------------------------------

    async def checked(self, check: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Check what comes from elsewhere, in a thread; one at a time, and nobody who looks at a game here waits for it."""
        async with self._checking:
            return await asyncio.to_thread(check, *args, **kwargs)

    async def open_record(self, text: str, games: Mapping[str, Game], most: int) -> str:
        """Check that a text is the record of a whole game, and keep it in memory for a while: the name to ask for it by.

        The name follows from the text: the same record has the same name everywhere, and nobody can guess it.
        """
        name = name_of(text)
        async with self._checking:
            if self._records.find(name) is None:
                found = await asyncio.to_thread(whole_game, text, games, most)
                self._records.put(name, found, MOST_KEPT_OF_RECORDS)
        return name

    def opened(self, name: str) -> Unrolled:
        """A record that somebody has brought not long ago."""
        found = self._records.find(name)
        if found is None:
            raise Denied("no-record")
        return found


# --- records from elsewhere -----------------------------------------------------------------------------------


def name_of(text: str) -> str:
    """What a record from elsewhere is called here.

    >>> len(name_of("once upon a time")), name_of("a") == name_of("b")
    (22, False)
    """
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=16).digest()).decode().rstrip("=")


def whole_game(text: str, games: Mapping[str, Game], most: int) -> Unrolled:
    """The game in a record: one of ours, played to its end, and exactly as it says; else Denied says what is wrong."""
    found = checked_game(text, games, most)
    entries = found.match.entries
    if not found.match.over:
        raise Denied("record-cut", line=len(entries) + 1)
    if not entries[-1].digest:
        raise Denied("record-edited", line=len(entries) + 1)
    return found


def checked_game(text: str, games: Mapping[str, Game], most: int, until: float | None = None) -> Unrolled:
    """The game in a record, exactly as it says, whether it was played to its end or not.

    `until`: when it must have been checked, by the clock of `deadline`; left out, it may take as long as one file may.
    """
    try:
        record = Record.parse(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    except BadRecord as error:
        raise Denied(CODES[error.flaw], line=error.line, here=eldertable.__version__) from None
    header = record.header
    if header.game not in games:
        raise Denied("record-game", game=header.game, games=", ".join(games))
    if len(record.entries) > most:
        raise Denied("record-long", most=most)
    game = games[header.game]
    try:
        found = _followed(game, record, deadline() if until is None else until)
    except BadRecord as error:
        raise Denied(CODES[error.flaw], line=error.line, played=header.version, here=game.version) from None
    except (EldertableError, RulesError):
        # What a header or a whole position says can be nonsense in ways that only the rules notice.
        raise Denied("record-edited", line=1) from None
    return found


def deadline() -> float:
    """When a file from elsewhere that is looked at from now on must have been checked."""
    return time.monotonic() + PATIENCE


def _followed(game: Game, record: Record, until: float) -> Unrolled:
    """As `unrolled`, but nothing is believed: every digest is compared, and it must not take for ever."""
    found = _begun(game, record)
    for entry in record.entries[found.first :]:
        try:
            found.follow(entry)
        except BadRecord as error:
            raise BadRecord(str(error), line=entry.number + 1) from None
        if entry.digest and entry.digest != found.match.state.digest():
            raise Diverged("another position than the recorded digest says", entry.number)
        if time.monotonic() > until:
            raise Denied("record-long", most=entry.number)
    return found


def _gone(game: Game, records: Sequence[str]) -> list[int]:
    return [
        number for number, text in enumerate(records, start=1) if not plays_here(game, Record.parse(text))
    ]


def record_info(name: str, game: Unrolled, title: str) -> RecordInfo:
    """A record for those who look at it. Its words come from a file: they are cleaned as those of guests are."""
    header = game.match.header
    return RecordInfo(
        id=name,
        game=header.game,
        title=title,
        seats=[_sitter(seat, who) for seat, who in enumerate(header.who)],
        options=header.options,
    )


def _sitter(seat: int, who: str) -> SeatInfo:
    person, name = who.startswith(PERSON), clean(who.removeprefix(PERSON))[:NAME_LENGTH]
    return SeatInfo(seat, name if person else None, None if person else name)


# --- showing --------------------------------------------------------------------------------------------------


def replayed(game: Unrolled, start: int, count: int, eyes: Eyes, locale: str) -> Replayed:
    """A stretch of a game, through somebody's eyes."""
    _must_sit(game, eyes)
    last = game.last
    begin = min(max(start, game.first), last)
    stills: dict[str, Still] = {}
    steps = []
    for position in range(begin, min(begin + count, last + 1)):
        still = game.match.game.still(game.states[position - game.first], locale)
        stills[still_id(still)] = still
        steps.append(_step(game, position, still_id(still), eyes, locale))
    return Replayed(game.first, last, steps, stills, outcome(game.match, locale))


def _step(unrolled: Unrolled, position: int, still: str, eyes: Eyes, locale: str) -> ReplayStep:
    match, state = unrolled.match, unrolled.states[position - unrolled.first]
    entry = match.entries[position - 1] if position else None
    game = match.game
    if eyes == "open":
        moving = game.laid_open(state, locale)
    else:
        moving = game.moving(state, eyes, locale)
    return ReplayStep(
        position=position,
        still_id=still,
        moving=moving,
        log=_told(unrolled, position, eyes, locale),
        seat=_actor(entry),
        back=entry.to if isinstance(entry, Undo) else None,
    )


def _told(unrolled: Unrolled, position: int, eyes: Eyes, locale: str) -> list[Sentence]:
    match, state = unrolled.match, unrolled.states[position - unrolled.first]
    told = [_sentence(match.game, state, position, event, eyes, locale) for event in match.events[position]]
    if not position:
        return told
    entry = match.entries[position - 1]
    if isinstance(entry, Answer) and entry.aloud:
        told.append(aloud(entry, locale))
    return [*told, *notes(match, [entry], locale)]


def story(game: Unrolled, eyes: Eyes, locale: str) -> Story:
    """All that was told of a game, through somebody's eyes: much less than all its positions."""
    _must_sit(game, eyes)
    steps = []
    for position in range(game.first, game.last + 1):
        entry = game.match.entries[position - 1] if position else None
        log, back = _told(game, position, eyes, locale), entry.to if isinstance(entry, Undo) else None
        if log or back is not None:
            steps.append(ToldStep(position, log, back))
    return Story(steps)


def _must_sit(game: Unrolled, eyes: Eyes) -> None:
    if isinstance(eyes, int) and eyes >= game.match.seats:
        raise Denied("no-seat")


def _actor(entry: Entry | None) -> int | None:
    return entry.seat if isinstance(entry, (Answer, Undo, End)) else None


def _sentence(game: Game, state: State, position: int, event: Event, eyes: Eyes, locale: str) -> Sentence:
    if eyes != "open":
        words = game.sentence(state, event, eyes, locale)
        passage = game.passage(state, event, eyes, locale)
        return Sentence(position, words, event.rule, passage, event.key in game.itself)
    words = game.say(state, *event.seen_by(EVERYBODY), locale)
    return Sentence(position, words, event.rule, itself=event.key in game.itself)


def chart(unrolled: Unrolled, locale: str) -> ScoreChart:
    """The course of a game so far."""
    if locale not in unrolled.charts:
        unrolled.charts[locale] = _chart(unrolled, locale)
    return unrolled.charts[locale]


def _chart(unrolled: Unrolled, locale: str) -> ScoreChart:
    match, game = unrolled.match, unrolled.match.game
    points: list[ScorePoint] = []
    rounds: list[Landmark] = []
    states = unrolled.states.copy()
    for position, state in enumerate(states, unrolled.first):
        moving = game.moving(state, None, locale)
        scores, heading = list(moving.scores), moving.heading[0] if moving.heading else ""
        if scores and (not points or scores != points[-1].scores):
            points.append(ScorePoint(position, scores))
        if heading and (not rounds or heading != rounds[-1].words):
            rounds.append(Landmark(position, heading))
    last = unrolled.first + len(states) - 1
    if points and points[-1].position < last:
        points.append(ScorePoint(last, points[-1].scores))
    shares = _shares(unrolled) if match.over else []
    return ScoreChart(
        sides=list(game.still(match.state, locale).sides),
        points=points,
        rounds=rounds,
        acted=[_actor(entry) for entry in match.entries[:last]],
        shares=shares,
        moments=_moments(unrolled, shares, locale),
    )


def _shares(unrolled: Unrolled) -> list[SharePoint]:
    """Everybody's share of winning at every position, if the game can tell. It looks at everything: only after the end."""
    game = unrolled.match.game
    try:
        shares = [[round(share, 3) for share in game.score(state)] for state in unrolled.states]
    except EldertableError:
        return []
    return [
        SharePoint(position, share)
        for position, share in enumerate(shares, unrolled.first)
        if position in (unrolled.first, unrolled.last) or share != shares[position - unrolled.first - 1]
    ]


def _moments(unrolled: Unrolled, shares: Sequence[SharePoint], locale: str) -> list[Moment]:
    """Where the largest shares of winning changed hands, in the order of the game."""
    swings = []
    for before, after in pairwise(shares):
        gains = [now - then for then, now in zip(before.shares, after.shares, strict=True)]
        side = max(range(len(gains)), key=lambda side: abs(gains[side]))
        swings.append((abs(gains[side]), after.position, side, gains[side]))
    near = max(2, len(unrolled.states) // 40)
    chosen: list[tuple[float, int, int, float]] = []
    for swing in sorted(swings, reverse=True):
        if len(chosen) == MOST_MOMENTS or swing[0] < LEAST_SWING:
            break
        if all(abs(swing[1] - other[1]) > near for other in chosen):
            chosen.append(swing)
    return [
        Moment(position, side, round(gain, 3), _told_at(unrolled, position, locale))
        for _, position, side, gain in sorted(chosen, key=lambda swing: swing[1])
    ]


def _told_at(unrolled: Unrolled, position: int, locale: str) -> str:
    """What was told first of what an entry did."""
    log = _told(unrolled, position, "open", locale)
    return log[0].words if log else ""
