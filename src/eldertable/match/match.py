"""One play of a game: who sits where, what was answered, and the state that this leads to."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from eldertable.kernel import (
    BadOption,
    BadPosition,
    BadRecord,
    Diverged,
    EldertableError,
    Event,
    Game,
    IllegalAnswer,
    Outcome,
    SideResult,
    State,
    Table,
)
from eldertable.kernel.dice import key_of
from eldertable.kernel.lessons import Lesson
from eldertable.match.bounds import Bound
from eldertable.match.play import Play
from eldertable.match.record import Answer, End, Ending, Entry, Header, Position, Record, Undo

MOST_SEED = (1 << 60) - 1

E = TypeVar("E", bound=Entry)

DIGEST_EVERY = 20
"""Every so many entries one carries the digest of the position, so that a replay can say where it diverged."""


@dataclass(frozen=True)
class Replay:
    """What came of playing a record again: the state at the end, or at the entry where it diverged, and why."""

    state: State
    diverged: int | None = None
    why: str = ""

    @property
    def exact(self) -> bool:
        """Whether every entry led where it led before."""
        return self.diverged is None

    def __str__(self) -> str:
        return "EXACT" if self.exact else f"DIVERGED at entry {self.diverged}: {self.why}"


class Match:
    """A game being played. Everything that happens to it is an entry of its record."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self._play = Play(game, header)

    @classmethod
    def open(
        cls,
        game: Game,
        who: Sequence[str],
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        preset: str | None = None,
        lesson: Lesson | None = None,
    ) -> Match:
        """A new match with somebody in each seat. Without a seed the system gives dice that nobody knows.

        `lesson`: the one that it begins as, if it does; it may have changes to how the table is laid out.
        """
        table = game.sit_down(len(who), options, preset)
        if seed is not None and not 0 <= seed <= MOST_SEED:
            raise BadOption(f"{seed} is no seed; allowed: a number from 0 to {MOST_SEED}")
        header = Header(
            game=game.name,
            version=game.version,
            content=game.content_digest_of(table.seats, table.options),
            seats=table.seats,
            who=tuple(who),
            options=dict(table.options),
            seed=key_of(None).hex() if seed is None else seed,
            chosen_seed=seed is not None,
            lesson=msgspec.UNSET if lesson is None else lesson.name,
            opening=lesson.opening if lesson and lesson.opening else msgspec.UNSET,
        )
        return cls(game, header)

    @classmethod
    def load(cls, source: Path | str, game_lookup: Callable[[str], Game] | None = None) -> Match:
        """The match in a file, or in the text of one; BadRecord says which line is wrong and what to do."""
        in_memory = isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{"))
        record = Record.parse(str(source)) if in_memory else Record.read(Path(source))
        game = _game_of(record.header, game_lookup or _known_game)
        goes_on = _under_other_rules(game, record)
        match = cls._sit_down_again(game, record.header)
        verdict = match._follow(record.entries, digests=not goes_on)
        if verdict.diverged is not None:
            raise Diverged(
                f"line {verdict.diverged + 1}: entry {verdict.diverged} leads to something else, {verdict.why};"
                " restore the record as it was, or delete this line and all after it",
                verdict.diverged,
            )
        if goes_on:
            match.position()
        return match

    @classmethod
    def _sit_down_again(cls, game: Game, header: Header) -> Match:
        if header.seats != len(header.who):
            raise BadRecord(
                f"line 1: {header.seats} seats, but {len(header.who)} in who; restore the header as it was",
                line=1,
            )
        try:
            return cls(game, header)
        except EldertableError as error:
            raise BadRecord(f"line 1: {error}; restore the header as it was", line=1) from None

    # --- what there is to see -----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position now."""
        return self._play.state

    @property
    def table(self) -> Table:
        """What was agreed."""
        return self.state.table

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.table.seats

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or otherwise."""
        return self.state.over or self._play.end is not None

    @property
    def answered(self) -> Sequence[Answer] | None:
        """The answers that count, from the first on; None if the match goes on from a position under other rules."""
        return self._play.answered

    @property
    def events(self) -> Sequence[tuple[Event, ...]]:
        """What each entry told, by its number; [0] is what was told while the table was laid out."""
        return self._play.events

    @property
    def record(self) -> Record:
        """The match on paper; its last entry carries a digest, so that no edited answer goes unnoticed."""
        entries = self.entries.copy()
        if entries:
            entries[-1] = msgspec.structs.replace(entries[-1], digest=self.state.digest())
        return Record(self.header, tuple(entries))

    def told(self, since: int = -1) -> list[tuple[int, Event]]:
        """All that was told after that entry, each with its entry, without what was taken back."""
        standing = self._play.standing
        new = standing[bisect_right(standing, since) :]
        return [(number, event) for number in new for event in self.events[number]]

    def said(self, since: int = -1) -> list[Answer]:
        """The answers after that entry with which somebody said why, without what was taken back."""
        standing = self._play.standing
        numbers = standing[bisect_right(standing, max(0, since)) :]
        entries = [self.entries[number - 1] for number in numbers]
        return [entry for entry in entries if isinstance(entry, Answer) and entry.aloud]

    def silent(self, seat: int) -> bool:
        """Whether a seat has not yet said why it moves, since somebody else has moved."""
        for number in reversed(self._play.standing):
            entry = self.entries[number - 1] if number else None
            if not isinstance(entry, Answer) or entry.seat != seat:
                return True
            if entry.aloud:
                return False
        return True

    def only_ways(self, seat: int | None, since: int = -1) -> list[tuple[int, State]]:
        """Where this seat had no choice after that entry: the entries of its answers, each with the state before it.

        Without what was taken back, and no further back than anything can be taken back.
        """
        newest_first = takewhile(lambda way: way[0] > since, reversed(self._play.only_ways.items()))
        own = [(number, made.before) for number, made in newest_first if made.seat == seat]
        return [way for way in reversed(own) if way[0] in self._play.standing]

    def happened(self, since: int = -1) -> list[Event]:
        """All that was told after that entry, without what was taken back; since -1: from the first moment."""
        return [event for _, event in self.told(since)]

    def waited_for(self, position: int) -> tuple[int, ...]:
        """The seats that were asked after so many entries."""
        return self._play.waited_for[position]

    def story(self, seat: int | None, since: int = -1, locale: str = "en") -> list[str]:
        """What happened after that entry, in sentences, as this viewer may know it (None: a spectator)."""
        return [self.game.sentence(self.state, event, seat, locale) for event in self.happened(since)]

    def outcome(self, locale: str = "en") -> Outcome | None:
        """Who won and why; None while the match goes on."""
        end = self._play.end
        if end is None:
            return self.game.outcome(self.state, locale)
        sides = tuple(
            SideResult(
                self.game.side_name(self.state, side, locale),
                side if side < self.seats else None,
                1 if side in end.winners else 2,
                {},
            )
            for side in range(self.table.sides)
        )
        return Outcome(end.winners, sides, ("", end.kind), adjudicated=True)

    # --- playing ------------------------------------------------------------------------------------------

    def answer(
        self, answer: int, seat: int, position: int | None = None, aloud: Mapping[str, str] | None = None
    ) -> Answer:
        """A seat answers what it is asked; IllegalAnswer says why not, and changes nothing.

        `position` is how many entries there were when the answer was chosen. If others have answered since and this
        seat is still asked for the same kind of decision, the answer is tried on the table as it is now; unless that
        position has been taken back. `aloud`: why it does so, as it tells everybody.
        """
        self._must_stand(position)
        self.must_still_ask(seat, position)
        legal = type(answer) is int and answer in self.state.legal(seat)
        words = self.game.describe(self.state, answer, seat) if legal else ""
        return self._append(Answer(self._next, seat, self._play.kind, answer, words, aloud=dict(aloud or {})))

    def answer_all(self, answers: Sequence[int], seat: int, position: int | None = None) -> list[Answer]:
        """Several answers of a seat in one go: all of them, or none."""
        self._must_stand(position)
        self.must_still_ask(seat, position)
        trial = self.state.clone()
        for answer in answers:
            trial.play(answer, seat)
        return [self.answer(answer, seat) for answer in answers]

    def must_still_ask(self, seat: int, position: int | None) -> None:
        """IllegalAnswer unless this seat is asked the same now as it was after so many entries."""
        if position is None or position == len(self.entries):
            return
        if not 0 <= position <= len(self.entries):
            raise IllegalAnswer(
                f"there was never a table after {position} entries; there are {len(self.entries)}"
            )
        since = self.entries[position:]
        if any(not isinstance(entry, Position) and entry.seat == seat for entry in since):
            raise IllegalAnswer(f"seat {seat} has already acted since entry {position}", key="already-acted")
        kind = self._play.asked[position]
        decision = self.state.decision
        if kind != self._play.kind or decision is None or seat not in decision.seats():
            raise IllegalAnswer(
                f"the table has moved on since entry {position}: seat {seat} is no longer asked for {kind}",
                key="moved-on",
            )

    def _must_stand(self, position: int | None) -> None:
        """IllegalAnswer if the position after so many entries has been taken back: the question may mean another thing."""
        if position is None:
            return
        since = self.entries[max(0, position) :]
        if since and any(isinstance(entry, Undo) and entry.to < position for entry in since):
            raise IllegalAnswer(
                f"what was answered up to entry {position} has been taken back since", key="moved-on"
            )

    def undo_bound(self, seat: int, alone: bool = False) -> Bound | None:
        """Why this seat can take nothing back, as a reason and in English; None if it can.

        `alone`: all others are bots, so it wrongs nobody to go back, though bots have moved and dice have fallen since.
        """
        bound = self._play.bound(seat)
        return self._play.bound(seat, knowing=True) if bound and alone else bound

    def ways_back(self, seat: int, alone: bool = False) -> tuple[int, ...]:
        """The entries to which this seat may go back: as far as its own answers reach, the nearest first.

        `alone` against bots, there is always the way to before its own last answer.
        """
        return self._play.ways_back(seat) or self._play.ways_back(seat, knowing=alone)

    def undo(self, seat: int, to: int | None = None, alone: bool = False) -> Undo:
        """Take back this seat's last answer, or all after the entry `to`; IllegalAnswer says why not.

        `alone` against bots, that is possible whatever followed; the dice go back as well, so the same answer meets
        the same luck. If more is known by then, the entry says so.
        """
        knowing = alone and self._play.bound(seat) is not None
        nearest = next(iter(self.ways_back(seat, alone)), 0)
        return self._append(Undo(self._next, seat, nearest if to is None else to, knowing))

    def luck(self, seat: int) -> int:
        """A number for a bot in this seat to think with: by the same answers the same, so it goes back like the dice."""
        told = f"{self.header.seed} {seat} {len(self._play.standing)}"
        return int.from_bytes(blake2b(told.encode(), digest_size=7).digest())

    def position(self) -> Position:
        """Write the whole position down: from here the match can go on under other rules or content."""
        return self._append(Position(self._next, self.game.version, self.game.dump(self.state)))

    def end(self, kind: Ending, seat: int | None = None, winners: Sequence[int] = ()) -> End:
        """End the match by something other than its rules, with these winning sides."""
        if self.over:
            raise IllegalAnswer("the match has already ended")
        return self._append(End(self._next, kind, seat, tuple(winners)))

    def follow(self, entry: Entry) -> None:
        """Add an entry that was made elsewhere, in another copy of this match; BadRecord if it does not fit."""
        if entry.number != self._next:
            raise BadRecord(f"entry {self._next} belongs here, not {entry.number}")
        try:
            self._play.follow(entry)
        except (IllegalAnswer, BadPosition) as error:
            raise BadRecord(f"entry {entry.number} is not possible here: {error}") from None
        self.entries.append(entry)

    @property
    def _next(self) -> int:
        return len(self.entries) + 1

    def _append(self, entry: E) -> E:
        self._play.follow(entry)
        if entry.number % DIGEST_EVERY == 0:
            entry = msgspec.structs.replace(entry, digest=self.state.digest())
        self.entries.append(entry)
        return entry

    # --- the record ---------------------------------------------------------------------------------------

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        self.record.save(Path(path))

    def replay(self, to: int | None = None) -> Replay:
        """Play the record again, as far as the entry `to`: EXACT, or where it diverged."""
        return Match(self.game, self.header)._follow(self.record.entries[:to])

    def _follow(self, entries: Sequence[Entry], digests: bool = True) -> Replay:
        """Replay entries in a new match, beginning with the last position among them."""
        start = max([at for at, entry in enumerate(entries) if isinstance(entry, Position)], default=0)
        self.entries = list(entries)
        self._play.skip(start)
        for entry in entries[start:]:
            try:
                self._play.follow(entry)
            except (IllegalAnswer, BadPosition) as error:
                return Replay(self.state, entry.number, f"illegal: {error}")
            if digests and entry.digest and entry.digest != self.state.digest():
                return Replay(self.state, entry.number, "another position than the recorded digest says")
        return Replay(self.state)


def _known_game(name: str) -> Game:
    import eldertable  # at the top of the module it would be a circular import

    return eldertable.game(name)


def _game_of(header: Header, lookup: Callable[[str], Game]) -> Game:
    try:
        return lookup(header.game)
    except EldertableError as error:
        raise BadRecord(f"line 1: {error}", "game", 1) from None


def plays_here(game: Game, record: Record) -> bool:
    """Whether a record can be played again here from its first entry: under the rules and with the content that it had."""
    header = record.header
    if header.version != game.version or any(isinstance(entry, Position) for entry in record.entries):
        return False
    try:
        agreed = game.sit_down(header.seats, header.options).options
    except EldertableError:
        return False  # It was agreed on something that there is not here.
    return header.content == game.content_digest_of(header.seats, agreed)


def _under_other_rules(game: Game, record: Record) -> bool:
    """Whether a match goes on under new rules or content: from its position, if that is the last that was written."""
    positions = [entry for entry in record.entries if isinstance(entry, Position)]
    version = positions[-1].version if positions else record.header.version
    content = positions[-1].position.get("content") if positions else record.header.content
    here = game.content_digest_of(record.header.seats, record.header.options)
    if (version, content) == (game.version, here):
        return False
    if positions and positions[-1] is record.entries[-1]:
        return True
    if version != game.version:
        raise BadRecord(
            f"line 1: played under version {version} of the rules of {game.name}, here is {game.version};"
            " replay it with that version",
            "version",
            1,
        )
    raise BadRecord(
        f"line 1: played with other content of {game.name} ({content}, here {here});"
        " replay it with that content",
        "content",
        1,
    )
