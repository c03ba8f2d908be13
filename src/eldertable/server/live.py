"""A table in memory: its sheet, its match, its guests. All that happens to it happens here, one thing after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from eldertable.bots.hints import Advice
from eldertable.kernel import BadRecord, Game, IllegalAnswer
from eldertable.kernel.scene import Board
from eldertable.match import Draft, End, Entry, Match, Position, Record
from eldertable.match.course import Course
from eldertable.server.catalogue import table_info
from eldertable.server.clock import Clocks
from eldertable.server.denied import Denied, illegal
from eldertable.server.guest import Guest, encode
from eldertable.server.orders import MOST_AT_ONCE, answer_of, is_over
from eldertable.server.pace import Pace
from eldertable.server.sheet import Bell, Sheet, begun, without_bells, without_orders
from eldertable.server.showing import Heard, Said, Shown, result_of, show, story, tell
from eldertable.server.storage import Kept, Line, StorageAway, Taken
from eldertable.server.wire.basics import MOST_CHAT
from eldertable.server.wire.tables import TableInfo
from eldertable.server.wire.told import ChatLine, Chatted, ClockInfo, Moved, Refused, TableChanged, Welcome

if TYPE_CHECKING:
    from eldertable.server.hall import Hall

log = logging.getLogger(__name__)

AGAIN = 5
"""How many times a move is tried while other processes are quicker."""
REPLAY_IN_THREAD = 40
"""A record with more entries than this is replayed in a thread, so that other tables are served meanwhile."""


class Seated(NamedTuple):
    """Who answers for which seat.

    `bots`: the seats that bots answer for, and which. `others`: those that nobody has left to a bot for good.
    `all_people`: whether there are several seats and people hold all of them.
    """

    bots: Mapping[int, str]
    others: frozenset[int]
    all_people: bool

    @classmethod
    def by(cls, sheet: Sheet) -> Seated:
        """As a sheet says it."""
        places = sheet.places
        bots = {seat: place.bot for seat, place in enumerate(places) if place.bot is not None}
        others = frozenset(
            seat for seat, place in enumerate(places) if place.lock is not None or place.bot is None
        )
        held = all(place.lock is not None and place.bot is None for place in places)
        return cls(bots, others, len(places) > 1 and held)


class LiveTable:
    """A table that somebody looks at. Whoever changes it holds `busy`; a change is told to nobody before it is stored."""

    def __init__(self, hall: Hall, game: Game, kept: Kept) -> None:
        self.hall = hall
        self.store = hall.store
        self.game = game
        self.kept = kept
        self._seated_by, self._seated = kept.sheet, Seated.by(kept.sheet)
        self.match: Match | None = None
        self._course: Course | None = None
        self.clocks: Clocks | None = None
        self.last_at = 0
        self.pace = Pace(self)
        self.chat: list[ChatLine] = []
        self.guests: list[Guest] = []
        self.drafts: dict[int, Draft] = {}
        self.hints: dict[tuple[str, bytes], Advice] = {}
        """The hints that were given last, by language and by what the seat knew."""
        self._phase = ""
        self._orders_over: set[tuple[int, int]] = set()
        """The answers in advance, by seat and number, of which what ends them has happened."""
        self.others_here: tuple[frozenset[int], int] = frozenset(), 0
        self.busy = asyncio.Lock()
        self.stirred = asyncio.Event()
        self.users = 0
        self.deserted_at = hall.now()
        self.stale = False

    @property
    def id(self) -> str:
        """The table's id."""
        return self.sheet.id

    @property
    def sheet(self) -> Sheet:
        """What is on paper."""
        return self.kept.sheet

    @property
    def position(self) -> int:
        """How many entries there are."""
        return 0 if self.match is None else len(self.match.entries)

    @property
    def seated(self) -> Seated:
        """Who answers for which seat, by the sheet as it is now."""
        if self._seated_by is not self.sheet:
            self._seated_by, self._seated = self.sheet, Seated.by(self.sheet)
        return self._seated

    @property
    def bots(self) -> Mapping[int, str]:
        """The seats that bots answer for."""
        return self.seated.bots

    @property
    def course(self) -> Course | None:
        """The lesson that the table began as, if it did."""
        if self.sheet.lesson is None or self.match is None:
            return None
        if self._course is None or self._course.game is not self.game:
            self._course = Course.of(self.match)
        return self._course

    def alone(self, seat: int | None) -> bool:
        """Whether no other person has a seat: then it wrongs nobody to take back what bots have answered to."""
        return seat is not None and self.seated.others <= {seat}

    @property
    def left_to_people(self) -> bool:
        """Whether a move leaves nothing to do but for people: they hold all seats, more than one, and no clock runs."""
        return self.clocks is None and self.seated.all_people

    def forced(self, match: Match) -> int | None:
        """The seat of a person who is asked only to hide that there is one answer, while nobody is there to hide it from."""
        decision = match.state.decision
        if (
            decision is None
            or len(self.seated.others) > 1
            or not decision.private(match.state)
            or self.watching
        ):
            return None
        asked = [seat for seat in decision.awaited() if seat not in self.bots and self.alone(seat)]
        return next((seat for seat in asked if len(match.state.legal(seat)) == 1), None)

    @property
    def watching(self) -> int:
        """How many look on without a seat, at this process and at others."""
        return self.others_here[1] + sum(not guest.seats for guest in self.guests)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are connected, to this process or to another one."""
        return self.others_here[0] | {seat for guest in self.guests for seat in guest.seats}

    @property
    def room(self) -> int:
        """How many more entries the record takes."""
        return self.hall.settings.limits.entries - self.position

    def out_of_time(self, seat: int) -> bool:
        """Whether a seat's time is up, even if nothing has come of it yet."""
        return self.clocks is not None and self.clocks.out(seat, self.hall.now())

    def playing(self) -> Match:
        """The match that is being played; Denied if there is none."""
        if self.match is None or self.match.over:
            raise Denied("not-playing")
        return self.match

    # --- from storage ---------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Load everything from storage, and forget what is not stored."""
        kept = await self.store.sheet(self.id)
        if kept is None:
            raise Denied("no-table")
        self.kept = kept
        self.chat = await self.store.chat(self.id)
        self.others_here = await self.store.others_here(self.id, self.hall.process, self.hall.now())
        self.match, self.clocks = None, None
        self.drafts.clear()
        if self.sheet.header is not None:
            await self._load_match(await self.store.entries(self.id))
        self.stale = False

    async def _load_match(self, lines: Sequence[Line]) -> None:
        assert self.sheet.header is not None
        entries = [line.entry for line in lines]
        try:
            self.match = await self._replayed(entries)
        except BadRecord as error:
            log.warning("table %s...: %s", self.id[:6], error)
            self.match = await self._under_new_rules(entries)
        if not lines and self.course is not None:
            self.course.set_out(self.match)
        new = self.match.entries[len(lines) :]
        now = self.hall.now()
        if new:
            try:
                await self.store.append(self.id, new, now)
            except Taken:
                # Another process with the new rules has already gone on from there.
                await self._load_match(await self.store.entries(self.id))
                return
        self._set_clocks([*lines, *(Line(entry, now) for entry in new)])

    async def _replayed(self, entries: Sequence[Entry]) -> Match:
        assert self.sheet.header is not None
        text = Record(self.sheet.header, tuple(entries)).text()
        if len(entries) > REPLAY_IN_THREAD:
            return await asyncio.to_thread(Match.load, text, lambda _: self.game)
        return Match.load(text, lambda _: self.game)

    async def _under_new_rules(self, entries: Sequence[Entry]) -> Match:
        """Go on from the position that a server with the old rules kept."""
        position = await self.store.kept_position(self.id)
        if position is None or position.number != len(entries) + 1:
            raise Denied("old-rules")
        try:
            return await self._replayed([*entries, position])
        except BadRecord as error:
            log.warning("table %s...: %s", self.id[:6], error)
            raise Denied("old-rules") from None

    def _set_clocks(self, lines: Sequence[Line]) -> None:
        match, rules = self.match, self.sheet.clock
        assert match is not None
        self.last_at = lines[-1].at if lines else self.sheet.begun
        if rules is None:
            return
        self.clocks = Clocks(rules, match.seats, self.sheet.begun, match.waited_for(0), self.hall.outages)
        for line in lines:
            self.clocks.follow(line.entry, line.at, match.waited_for(line.entry.number))

    def distrust(self) -> None:
        """What is in memory may differ from what is stored: have it loaded again before anything else happens."""
        self.stale = True
        self.stirred.set()

    async def up_to_date(self) -> None:
        """If something went wrong before, load everything again and tell the guests; call it with `busy` held."""
        if self.stale:
            await self.load()
            self.tell_table()
            self.tell_all()

    async def newest(self) -> None:
        """As up_to_date, and also load what another process may have changed on the sheet a moment ago."""
        await self.up_to_date()
        if self.store.shared:
            await self._look_again()

    async def catch_up(self, position: int) -> None:
        """Another process has changed something: load what is new, and tell the guests."""
        async with self.busy:
            await self.up_to_date()
            if position > self.position or position < 0:
                await self._follow(await self.store.entries(self.id, self.position))
            if position <= 0:
                await self._look_again()

    async def _follow(self, lines: Sequence[Line]) -> None:
        if not lines:
            return
        if self.match is None:
            await self._look_again()
            return
        try:
            for line in lines:
                self.match.follow(line.entry)
                self._note(line.entry, line.at)
        except BadRecord:
            await self.load()
        self.tell_all()

    async def _look_again(self) -> None:
        """Load sheet, chat and who is here again: another process may have changed them."""
        kept = await self.store.sheet(self.id)
        lines = await self.store.chat(self.id, self.chat[-1].number if self.chat else 0)
        here = await self.store.others_here(self.id, self.hall.process, self.hall.now())
        if kept is not None and (kept.revision, here) != (self.kept.revision, self.others_here):
            self._take_up(kept)
            self.others_here = here
            if self.match is None and self.sheet.header is not None:
                await self.load()
                self.tell_table()
                self.tell_all()
            else:
                self.tell_table()
        self._tell_chat(lines)

    # --- to storage -----------------------------------------------------------------------------------------

    async def make(self, entries: Callable[[Match], Sequence[Entry]], count: int = 1) -> None:
        """Make entries and store them; if another process was quicker, load its entries and try again.

        `count` says how many they will be. Call it with `busy` held. IllegalAnswer if it is not possible (any more),
        Denied if the record has no room.
        """
        for _ in range(AGAIN):
            await self.up_to_date()
            match = self.playing()
            # Checked before they are made: entries that are made but not stored cost a replay of the whole record.
            if count > self.room:
                raise Denied("record-full", most=self.hall.settings.limits.entries)
            asked = match.waited_for(self.position)
            self._phase = match.game.phase(match.state)
            made = [*entries(match)]
            self._look_at_orders(match)
            made += self._only_ways(match, self.room - len(made))
            now = max(self.hall.now(), self.last_at)
            try:
                await self.store.append(self.id, made, now)
            except Taken:
                self.distrust()
            except BaseException:
                self.distrust()
                raise
            else:
                for entry in made:
                    self._note(entry, now)
                self._call_those_asked(asked)
                return
        raise StorageAway("other processes are always quicker")

    def _call_those_asked(self, before: Collection[int] = ()) -> None:
        """Call the people whose move it has become, unless they are here, or a bot answers for them."""
        if self.match is None or self.match.over or self.sheet.lesson is not None:
            return
        for seat in self.match.waited_for(self.position):
            away = seat >= 0 and seat not in before and seat not in self.bots and seat not in self.here
            if away and self.hall.caller.wanted(self, seat):
                self.hall.caller.call(self, seat)

    async def forget_bells(self, seat: int, gone: Collection[Bell]) -> None:
        """Nobody hears these any more."""
        async with self.busy:
            await self.change(lambda sheet: without_bells(sheet, seat, gone))

    def _only_ways(self, match: Match, room: int) -> list[Entry]:
        """What a person has no choice but to answer next is answered at once: the question is not even shown."""
        made: list[Entry] = []
        while len(made) < min(room, MOST_AT_ONCE):
            if (seat := self.forced(match)) is not None:
                made.append(match.answer(match.state.legal(seat)[0], seat))
            elif (ordered := self.ordered(match)) is not None:
                made.append(match.answer(ordered[1], ordered[0]))
            else:
                break
            self._look_at_orders(match)
        return made

    def ordered(self, match: Match) -> tuple[int, int] | None:
        """A seat whose answer to what is asked now was given in advance, and that answer."""
        if match.over or not any(place.orders for place in self.sheet.places):
            return None
        for seat, place in enumerate(self.sheet.places):
            for order in place.orders:
                if (seat, order.id) in self._orders_over or seat in self.bots or self.out_of_time(seat):
                    continue
                if (answer := answer_of(order, match, seat)) is not None:
                    return seat, answer
        return None

    def _look_at_orders(self, match: Match) -> None:
        """Note of which orders the end has come with the last entry."""
        for seat, place in enumerate(self.sheet.places):
            self._orders_over |= {
                (seat, order.id) for order in place.orders if is_over(order, seat, match, self._phase)
            }
        self._phase = match.game.phase(match.state)

    def _note(self, entry: Entry, at: int) -> None:
        self.last_at = at
        if self.match is None:
            return
        self.pace.note(self.match, entry, at)
        if self.clocks is not None:
            self.clocks.follow(entry, at, self.match.waited_for(entry.number))

    async def end(self, ending: Callable[[Match], End]) -> None:
        """End the match by something other than its rules. Even a full record has room for this, or it could never end."""
        await self.make(lambda match: [ending(match)], count=0)
        await self.after_move()

    async def after_move(self) -> None:
        """Tell everybody what happened. The end is noted first: whoever hears of it may ask for the replay at once."""
        await self.note_end()
        if self._orders_over:
            over = frozenset(self._orders_over)
            await self.change(lambda sheet: without_orders(sheet, over))
            self._orders_over.clear()
        self.tell_all()

    @property
    def end_to_note(self) -> bool:
        """Whether the game is over and the sheet does not say so yet, or not how it ended."""
        return self.match is not None and self.match.over and self.sheet.result is None

    async def note_end(self) -> None:
        """If the game is over, note it on the sheet."""
        if self.end_to_note:
            assert self.match is not None
            result = result_of(self.match, self.last_at)
            await self.change(lambda sheet: msgspec.structs.replace(sheet, phase="over", result=result))

    async def change(self, alter: Callable[[Sheet], Sheet]) -> None:
        """Change the sheet, store it and tell everybody; begin the game if it can begin now. Call it with `busy` held."""
        await self.up_to_date()
        for _ in range(AGAIN):
            sheet = begun(alter(self.sheet), self.game, self.hall.now())
            try:
                kept = await self.store.change(self.kept, sheet)
                break
            except Taken:
                await self.load()
            except BaseException:
                self.distrust()
                raise
        else:
            raise StorageAway("other processes are always quicker")
        self._take_up(kept)
        begins = self.match is None and sheet.header is not None
        if begins:
            await self._load_match([])
        self.tell_table()
        if begins:
            self.tell_all()
            self._call_those_asked()

    def _take_up(self, kept: Kept) -> None:
        """Use a changed sheet. Where a seat has a new holder its draft is dropped: the new holder must not see it."""
        for seat in list(self.drafts):
            if kept.sheet.places[seat].lock != self.sheet.places[seat].lock:
                del self.drafts[seat]
        self.kept = kept

    def due(self, deserted: bool) -> int | None:
        """When a clock may run out, at the earliest; None if none will. `deserted`: nobody is here to answer before that."""
        rules, now = self.sheet.clock, self.hall.now()
        if rules is None or self.sheet.phase == "over" or (self.match is not None and self.match.over):
            return None
        if self.match is None or self.clocks is None:
            return None if deserted else now + rules.seconds * 1000
        first = self.clocks.first_out(now, self.bots)
        if deserted:
            return None if first is None else now + max(0, first[1])
        least = self.clocks.least(self.bots)
        return now + (least if first is None else max(0, min(least, first[1])))

    async def keep_position(self) -> None:
        """Keep the whole position, so that a server with other rules can go on from it."""
        if self.store.shared or self.stale:
            await self.catch_up(-1)
        if self.match is not None and not self.match.over:
            dump = self.game.dump(self.match.state)
            await self.store.keep_position(self.id, Position(self.position + 1, self.game.version, dump))

    # --- guests ---------------------------------------------------------------------------------------------

    async def welcome(
        self, guest: Guest, since: int | None, still_id: str | None, chat_since: int, until: int | None = None
    ) -> None:
        """A guest comes in, or comes back, and is told what it does not have."""
        async with self.busy:
            await self.up_to_date()
            guest.look_at(self.sheet)
            if guest.lock is not None and guest.seat is None:
                # A guest who has just sat down through another process may arrive before the notice of it.
                await self.newest()
                guest.look_at(self.sheet)
            if guest.lock is not None and guest.seat is None:
                raise Denied("bad-secret")
            astray = since is not None and since > self.position
            guest.heard = Heard(-1 if since is None or astray else since, still_id or "")
            guest.read = self.position
            self.pace.look(guest, until)
            self.guests.append(guest)
            chat = [line for line in self.chat if line.number > chat_since]
            first = self._first(guest)
            if first is not None and astray:
                first = msgspec.structs.replace(first, back=-1)
            guest.tell(Welcome(guest.seat, guest.host, self.info(guest.locale), chat, first, guest.seats))
            await self._presence_changed(guest)

    def _first(self, guest: Guest) -> Moved | None:
        if self.match is None:
            return None
        shown = self._shown(guest)
        moved = self._moved(guest, shown, self._clocks())
        guest.heard = shown.heard()
        return moved if guest.seat is None else msgspec.structs.replace(moved, left=self._left_by(guest.seat))

    def _left_by(self, seat: int) -> int:
        """The last entry that a seat made itself, with what was answered for it at once because it had no choice."""
        assert self.match is not None
        forced = {number for number, _ in self.match.only_ways(seat)}
        own = (entry.number for entry in reversed(self.match.entries) if getattr(entry, "seat", None) == seat)
        left = next((number for number in own if number not in forced), 0)
        while left + 1 in forced:
            left += 1
        return left

    def turn_to(self, guest: Guest, seat: int | None) -> None:
        """Another one at a screen that several share looks now: what the one before has seen is to be forgotten there."""
        guest.turn_to(seat, self.sheet)
        guest.stop_waiting()
        guest.heard = Heard()
        guest.read = self.position
        guest.tell(TableChanged(guest.seat, guest.host, self.info(guest.locale), guest.seats))
        if (first := self._first(guest)) is not None:
            guest.tell(msgspec.structs.replace(first, back=-1))

    async def farewell(self, guest: Guest) -> None:
        """A guest is gone."""
        guest.stop_waiting()
        async with self.busy:
            self.guests.remove(guest)
            await self._presence_changed(guest)

    async def _presence_changed(self, guest: Guest) -> None:
        seats = sorted({seat for other in self.guests for seat in other.seats})
        watching = sum(not other.seats for other in self.guests)
        self.tell_table(besides=guest)
        try:
            await self.store.set_here(self.id, self.hall.process, seats, watching)
        except StorageAway:
            log.warning("table %s...: storage is away, others will not see who is here", self.id[:6])

    # --- telling --------------------------------------------------------------------------------------------

    def info(self, locale: str) -> TableInfo:
        """The table as everybody may know it."""
        found = table_info(self.sheet, self.game, locale, self.here, self.watching)
        return msgspec.structs.replace(found, reading=self.hall.settings.reading)

    def tell_table(self, besides: Guest | None = None) -> None:
        """Tell everybody who sits where, and show the table again to those whose seat has changed: they see other things."""
        self.stirred.set()
        infos: dict[str, TableInfo] = {}
        before = {guest: guest.seat for guest in self.guests}
        for guest in self.guests:
            guest.look_at(self.sheet)
            if guest is not besides:
                info = infos.setdefault(guest.locale, self.info(guest.locale))
                guest.tell(TableChanged(guest.seat, guest.host, info, guest.seats))
        self.tell_guests([guest for guest, seat in before.items() if guest.seat != seat])

    def tell_all(self) -> None:
        """Tell everybody how the table is now, each by their own view; drafts are tried again first."""
        if not self.left_to_people or self.end_to_note:
            self.stirred.set()
        for seat, draft in list(self.drafts.items()):
            self._refresh(seat, draft)
        self.tell_guests(self.guests)

    def _refresh(self, seat: int, draft: Draft) -> None:
        try:
            draft.refresh()
        except IllegalAnswer as error:
            for guest in self.guests:
                if guest.seat == seat:
                    problem = illegal(error, self.game, draft.match.state, guest.locale)
                    guest.tell(Refused(None, problem, self.position))
        if not draft.answers:
            self.drafts.pop(seat, None)

    def tell_guests(self, guests: Iterable[Guest]) -> None:
        """Tell these guests how the table is now. A message is built once for all who see the same and know the same."""
        if self.match is None:
            return
        clocks = self._clocks()
        boards: dict[str, Board | None] = {}
        shown: dict[tuple[int | None, str], Shown] = {}
        told: dict[tuple[int | None, str, int, str, int], bytes] = {}
        said: Said = {}
        for guest in guests:
            eyes = guest.seat, guest.locale
            if eyes not in shown:
                if guest.locale not in boards and guest.seat not in self.drafts:
                    boards[guest.locale] = self.game.build_board(self.match.state, guest.locale)
                shown[eyes] = self._shown(guest, boards.get(guest.locale))
            same = (*eyes, guest.heard.position, guest.heard.still_id, id(guest.heard.shown))
            if same not in told:
                told[same] = encode(self._moved(guest, shown[eyes], clocks, said))
            guest.heard = shown[eyes].heard()
            guest.put(told[same])

    def _shown(self, guest: Guest, board: Board | None = None) -> Shown:
        assert self.match is not None
        draft = None if guest.seat is None else self.drafts.get(guest.seat)
        alone = self.alone(guest.seat)
        orders = () if guest.seat is None else self.sheet.places[guest.seat].orders
        shown = show(self.match, guest.seat, guest.locale, draft, alone, board, self.course)
        return shown._replace(orders=[order.info() for order in orders]) if orders else shown

    def _moved(
        self, guest: Guest, shown: Shown, clocks: Sequence[ClockInfo], said: Said | None = None
    ) -> Moved:
        assert self.match is not None
        log, back = story(self.match, guest.seat, guest.locale, guest.heard.position, said)
        return tell(shown, guest.heard, log, back, clocks, self._acted_after(guest.heard.position))

    def _acted_after(self, position: int) -> int | None:
        """The seat that made the first entry after a position; None if nobody did."""
        assert self.match is not None
        new = self.match.entries[position:] if position >= 0 else ()
        return getattr(new[0], "seat", None) if new else None

    def _clocks(self) -> list[ClockInfo]:
        over = self.match is None or self.match.over
        return [] if self.clocks is None or over else self.clocks.told(self.hall.now())

    def say(self, line: ChatLine) -> None:
        """Tell everybody what was said."""
        self._tell_chat([line])

    def _tell_chat(self, lines: list[ChatLine]) -> None:
        if lines:
            self.chat = [*self.chat, *lines][-MOST_CHAT:]
            message = encode(Chatted(lines))
            for guest in self.guests:
                guest.put(message)
