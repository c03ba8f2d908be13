"""What the entries of a record lead to: the one place that knows what an entry does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from eldertable.kernel import Chronicle, Event, Game, IllegalAnswer, State
from eldertable.match.bounds import Bound, why_fixed
from eldertable.match.record import Answer, End, Entry, Header, Position, Undo

MOST_BACK = 200
"""How many answers can be taken back, ten times as many as any turn has needed: each keeps a whole position."""


@dataclass(frozen=True)
class Made:
    """An answer that may still be taken back, with the state before it."""

    seat: int
    back_to: int
    before: State


def had_no_choice(before: State, seat: int) -> bool:
    """Whether a seat was asked only so that its silence tells the others nothing."""
    decision = before.decision
    return decision is not None and decision.private(before) and len(before.legal(seat)) == 1


class Play:
    """The state after so many entries, what each told, and how far the last seat to answer can go back."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.chronicle = Chronicle()
        table = game.sit_down(header.seats, header.options)
        opening = header.opening or None
        self.state: State = game.open(table, header.seed, self.chronicle, opening)
        self.end: End | None = None
        self.events: list[tuple[Event, ...]] = [tuple(self.chronicle.take())]
        self.asked = [self.kind]
        self.waited_for = [self.waits_for]
        self.standing = [0]
        self.only_ways: dict[int, Made] = {}
        """By its entry, where a seat was asked, or would have been, although all it could give was this answer."""
        self._made: list[Made] = []
        self._bound = Bound("start")
        self._origin: Position | None = None
        self._path: list[Answer] = []

    @property
    def kind(self) -> str:
        """What kind of decision is asked now; "" if none is."""
        decision = self.state.decision
        return "" if decision is None else type(decision).__name__

    @property
    def answered(self) -> Sequence[Answer] | None:
        """The answers that count, from the first on; None if they began under other rules."""
        return None if self._origin else self._path

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        decision = self.state.decision
        return () if decision is None or self.end is not None else decision.awaited()

    def skip(self, entries: int) -> None:
        """Skip entries that need not be replayed, because a whole position follows."""
        self.events += [()] * entries
        self.asked += [""] * entries
        self.waited_for += [()] * entries
        self.standing = [0]

    def follow(self, entry: Entry) -> None:
        """Do what an entry says; IllegalAnswer or BadPosition if that is not possible, and nothing is changed."""
        if self.end is not None:
            raise IllegalAnswer(f"the match has ended: {self.end.kind}")
        if isinstance(entry, Answer):
            self._answer(entry)
        elif isinstance(entry, Undo):
            self._undo(entry)
        elif isinstance(entry, Position):
            self._position(entry)
        else:
            self._end(entry)
        self.events.append(tuple(self.chronicle.take()))
        self.asked.append(self.kind)
        self.waited_for.append(self.waits_for)

    def _answer(self, entry: Answer) -> None:
        if entry.kind != self.kind:
            raise IllegalAnswer(f"{entry.kind} is not asked here, but {self.kind or 'nothing'}")
        before: State = self.state.clone()
        self.state.play(entry.answer, entry.seat)
        made = Made(entry.seat, self.standing[-1], before)
        self._made.append(made)
        if had_no_choice(before, entry.seat):
            self.only_ways[entry.number] = made
            if len(self.only_ways) > MOST_BACK:
                del self.only_ways[next(iter(self.only_ways))]
        if reason := why_fixed(before, self.state):
            self._fix(Bound(reason, entry.seat))
        elif len(self._made) > MOST_BACK:
            del self._made[0]
            self._bound = Bound("far")
        self.standing.append(entry.number)
        self._path.append(entry)

    def _undo(self, entry: Undo) -> None:
        if entry.knowing:
            self._undo_knowing(entry)
            return
        if bound := self.bound(entry.seat):
            raise IllegalAnswer(f"there is no way back: {bound.words}", key=f"undo-{bound.reason}")
        reachable = self.ways_back(entry.seat)
        if entry.to not in reachable:
            allowed = ", ".join(str(number) for number in reachable)
            raise IllegalAnswer(f"seat {entry.seat} can't go back to entry {entry.to}; possible: {allowed}")
        while self.standing[-1] > entry.to:
            self.standing.pop()
            self._path.pop()
            self.state = self._made.pop().before
        self.state.chronicle = self.chronicle

    def _undo_knowing(self, entry: Undo) -> None:
        """Go back to before a seat's last answer, whatever followed: by the same answers the same dice fall as before."""
        if bound := self.bound(entry.seat, knowing=True):
            raise IllegalAnswer(f"there is no way back: {bound.words}", key=f"undo-{bound.reason}")
        if entry.to not in (reachable := self.ways_back(entry.seat, knowing=True)):
            raise IllegalAnswer(
                f"seat {entry.seat} can't go back to entry {entry.to}; possible: {reachable[0]}"
            )
        again = Play(self.game, self.header)
        if self._origin is not None:
            again._position(self._origin)
        for answer in self._path:
            if answer.number <= entry.to:
                again._answer(answer)
        self.state, self.standing, self._path = again.state, again.standing, again._path
        self._made, self._bound = again._made, again._bound
        self.state.chronicle = self.chronicle

    def _position(self, entry: Position) -> None:
        self.state = self.game.load(entry.position)
        self.state.chronicle = self.chronicle
        self._fix(Bound("start"))
        self._origin = entry
        self._path.clear()
        self.standing.append(entry.number)

    def _end(self, entry: End) -> None:
        sides = range(self.state.table.sides)
        if not all(side in sides for side in entry.winners):
            raise IllegalAnswer(f"the winners must be sides of this table: 0 to {len(sides) - 1}")
        if entry.seat is not None and entry.seat not in range(self.state.table.seats):
            raise IllegalAnswer(f"there is no seat {entry.seat} at this table that could end the match")
        self.end = entry

    def _fix(self, bound: Bound) -> None:
        self._made.clear()
        self._bound = bound

    def ways_back(self, seat: int, knowing: bool = False) -> tuple[int, ...]:
        """The entries to which this seat may go back, the nearest first; knowing more, to its last answer alone."""
        if self.bound(seat, knowing):
            return ()
        if knowing:
            last = max(at for at, answer in enumerate(self._path) if answer.seat == seat)
            return (self.standing[last - len(self._path) - 1],)
        own = takewhile(lambda made: made.seat == seat, reversed(self._made))
        return tuple(made.back_to for made in own)

    def bound(self, seat: int, knowing: bool = False) -> Bound | None:
        """Why this seat can take nothing back; None if it can. Who may know more is stopped by an end alone."""
        if self.end is not None:
            return Bound("end")
        if knowing:
            if self.state.over:
                return Bound("over", seat)
            return None if any(answer.seat == seat for answer in self._path) else Bound("start")
        last = self._made[-1].seat if self._made else self._bound.seat
        if last is not None and last != seat:
            return Bound("seat", last)
        return None if self._made else self._bound
