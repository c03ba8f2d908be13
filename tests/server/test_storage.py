"""Storage: a unique key for every entry, all or nothing, and clear words when it is away."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from eldertable.kernel import EldertableError
from eldertable.match import Answer, Position
from eldertable.server.sheet import Place, Sheet
from eldertable.server.storage import StorageAway, Store, Taken, store_at
from eldertable.server.storage.sqlite import Job, SqliteStore
from eldertable.server.storage.store import DEAD, Statement
from eldertable.server.wire.told import ChatLine
from tests.server.site import play_on, serving


@asynccontextmanager
async def opened(db: str) -> AsyncIterator[Store]:
    store = store_at(db)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_sheet(**changes: object) -> Sheet:
    known: dict[str, object] = {"id": "one", "open": True, "created": 1}
    return Sheet(
        game="vigil",
        options={},
        places=(Place(),),
        host="",
        lang="en",
        chat=True,
        **{**known, **changes},  # type: ignore[arg-type]
    )


def an_answer(number: int) -> Answer:
    return Answer(number, 0, "Move", 7)


async def test_an_entry_lies_under_a_unique_key(db: str) -> None:
    async with opened(db) as store:
        await store.append("one", [an_answer(1)], 5)
        with pytest.raises(Taken):
            await store.append("one", [an_answer(1)], 6)
        await store.append("two", [an_answer(1)], 7)
        assert [(line.entry, line.at) for line in await store.entries("one")] == [(an_answer(1), 5)]


async def test_several_entries_are_written_all_or_none(db: str) -> None:
    async with opened(db) as store:
        await store.append("one", [an_answer(3)], 5)
        with pytest.raises(Taken):
            await store.append("one", [an_answer(1), an_answer(2), an_answer(3)], 6)
        assert [line.entry.number for line in await store.entries("one")] == [3]
        await store.append("one", [an_answer(4), an_answer(5)], 6)
        assert [line.entry.number for line in await store.entries("one", 3)] == [4, 5]


async def test_of_many_who_write_at_one_place_exactly_one_succeeds(db: str) -> None:
    async with opened(db) as store:

        async def attempt(number: int) -> bool:
            try:
                await store.append("one", [an_answer(1)], number)
            except Taken:
                return False
            return True

        assert sum(await asyncio.gather(*map(attempt, range(20)))) == 1
        assert len(await store.entries("one")) == 1


async def test_a_sheet_is_changed_only_by_who_knows_it_as_it_is(db: str) -> None:
    async with opened(db) as store:
        kept = await store.add(a_sheet())
        await store.change(kept, a_sheet(open=False))
        with pytest.raises(Taken):
            await store.change(kept, a_sheet())
        now = await store.sheet("one")
        assert now is not None
        assert (now.sheet.open, now.revision) == (False, 1)
        assert await store.sheet("two") is None
        assert await store.sheets([]) == []
        assert await store.listed(10, 0) == []


async def test_the_newest_open_tables_are_listed(db: str) -> None:
    async with opened(db) as store:
        for number in range(5):
            await store.add(a_sheet(id=f"table {number}", created=number, open=number != 3))
        assert [sheet.created for sheet in await store.listed(3, 0)] == [4, 2, 1]
        assert [sheet.created for sheet in await store.listed(3, 2)] == [4, 2]


async def test_chat_and_positions_are_kept(db: str) -> None:
    async with opened(db) as store:
        lines = [ChatLine(number, 0, "Ada", "żółw 🐢", 9) for number in (1, 2)]
        for line in lines:
            await store.say("one", line)
        with pytest.raises(Taken):
            await store.say("one", lines[1])
        assert await store.chat("one") == lines
        assert await store.chat("one", 1) == lines[1:]
        assert await store.kept_position("one") is None
        for number in (3, 9):
            await store.keep_position("one", Position(number, "1", {"fields": {}}))
        assert await store.kept_position("one") == Position(9, "1", {"fields": {}})


async def test_the_time_without_any_server_is_noted(db: str) -> None:
    async with opened(db) as store:
        await store.start(1_000)
        await store.beat("a", 1_000)
        await store.start(1_000 + DEAD)
        assert await store.outages() == []
        await store.beat("b", 2_000)
        await store.start(2_000 + DEAD + 1)
        assert await store.outages() == [(2_000, 2_001 + DEAD)]


async def test_who_is_interrupted_while_asking_to_lead_leaves_no_lock_behind(postgres_db: str) -> None:
    async with opened(postgres_db) as one, opened(postgres_db) as other:
        assert await one.lead("that table")
        assert not await other.lead("that table")
        for pause in (0.0, 0.0005, 0.001, 0.002, 0.004):
            asking = asyncio.create_task(one.lead("this table"))
            await asyncio.sleep(pause)
            asking.cancel()
            await asyncio.wait([asking])
            await one.stop_leading("this table")
            assert await other.lead("this table")
            await other.stop_leading("this table")


async def test_a_file_that_is_deleted_takes_no_more_moves(sqlite_db: str) -> None:
    async with opened(sqlite_db) as store:
        await store.append("one", [an_answer(1)], 5)
        Path(sqlite_db).unlink()
        with pytest.raises(StorageAway):
            await store.append("one", [an_answer(2)], 5)


async def test_whatever_goes_wrong_with_a_file_nobody_waits_for_ever(tmp_path: Path) -> None:
    class Broken:
        in_transaction = True

        def execute(self, sql: str) -> None:
            raise sqlite3.OperationalError(f"disk I/O error at {sql}")

    loop = asyncio.get_running_loop()
    job = Job((), loop, loop.create_future())
    SqliteStore(tmp_path / "tables.db")._do_all(Broken(), [job])  # type: ignore[arg-type]
    with pytest.raises(StorageAway, match="BEGIN"):
        await job.done


def insert(table: str, number: int, at: int = 5) -> Statement:
    sql = "INSERT INTO entries (table_id, position, at, entry) VALUES (?, ?, ?, ?)"
    return sql, (table, number, at, msgspec.json.encode(an_answer(number)).decode())


SELECT = "SELECT table_id, position FROM entries ORDER BY table_id, position"


class Watched:
    """A connection that counts transactions, and may fail at the end of one."""

    def __init__(self, connection: sqlite3.Connection, fails_at: str = "") -> None:
        self.connection = connection
        self.fails_at = fails_at
        self.said: list[str] = []

    @property
    def in_transaction(self) -> bool:
        return self.connection.in_transaction

    def execute(self, sql: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        self.said.append(sql)
        if sql == self.fails_at:
            raise sqlite3.OperationalError("the disk is full")
        return self.connection.execute(sql, values)


def together(store: SqliteStore, connection: Watched, *asked: tuple[Statement, ...]) -> list[Job]:
    """Ask for all of it at once, as if the thread had been busy while it came."""
    loop = asyncio.get_running_loop()
    jobs = [Job(statements, loop, loop.create_future()) for statements in asked]
    store._do_all(connection, jobs)  # type: ignore[arg-type]
    return jobs


async def test_what_waits_goes_to_disk_in_one_transaction_and_in_its_order(sqlite_db: str) -> None:
    async with opened(sqlite_db) as store:
        assert isinstance(store, SqliteStore)
        watched = Watched(store._connect())
        jobs = together(store, watched, (insert("b", 1),), (insert("a", 1), insert("a", 2)), ((SELECT, ()),))
        assert [(await job.done)[-1] for job in jobs[:2]] == [([], 1), ([], 1)]
        assert (await jobs[2].done)[0][0] == [("a", 1), ("a", 2), ("b", 1)]
        assert (watched.said.count("BEGIN"), watched.said.count("COMMIT")) == (1, 1)
        watched.connection.close()


async def test_who_asks_for_the_impossible_spoils_nothing_for_the_others(sqlite_db: str) -> None:
    async with opened(sqlite_db) as store:
        assert isinstance(store, SqliteStore)
        watched = Watched(store._connect())
        first, taken, too_large, last = together(
            store,
            watched,
            (insert("a", 1),),
            (insert("b", 1), insert("a", 1)),
            (insert("c", 1), insert("c", 2, at=1 << 70)),
            (insert("a", 2),),
        )
        with pytest.raises(Taken):
            await taken.done
        with pytest.raises(OverflowError):
            await too_large.done
        await first.done
        await last.done
        assert watched.connection.execute(SELECT).fetchall() == [("a", 1), ("a", 2)]
        watched.connection.close()


async def test_if_a_transaction_does_not_reach_the_disk_all_who_wait_hear_of_it(sqlite_db: str) -> None:
    async with opened(sqlite_db) as store:
        assert isinstance(store, SqliteStore)
        watched = Watched(store._connect(), fails_at="COMMIT")
        jobs = together(store, watched, (insert("a", 1),), (insert("b", 1),))
        for job in jobs:
            with pytest.raises(StorageAway, match="the disk is full"):
                await job.done
        assert await store.entries("a") == await store.entries("b") == []
        watched.connection.close()


async def test_the_log_of_a_file_begins_anew_while_moves_go_on(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldertable.server.storage.sqlite.TIDY", 20)
    async with opened(sqlite_db) as store:
        assert isinstance(store, SqliteStore)
        sizes = []
        written = 0
        for round_ in range(8):
            async with asyncio.timeout(30):
                while not store._nearly_tidy:
                    written += 1
                    await store.append("one", [an_answer(written)], 5)
                    await asyncio.sleep(0.002)
            # Whoever writes next takes over what is left, and after that the log begins anew.
            await store.append(f"after {round_}", [an_answer(1)], 5)
            sizes.append(Path(f"{sqlite_db}-wal").stat().st_size)
        assert max(sizes) < 2 * sizes[0]
        assert written >= 80
        assert [line.entry.number for line in await store.entries("one")] == list(range(1, written + 1))


async def test_a_database_that_takes_no_writes_is_away(postgres_db: str) -> None:
    async with opened(postgres_db) as store:
        with pytest.raises(StorageAway, match="read-only"):
            await store.do(("SET TRANSACTION READ ONLY", ()), ("DELETE FROM beats", ()))


async def test_a_locked_database_refuses_a_move_and_the_table_goes_on(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldertable.server.storage.sqlite.PATIENCE", 0.1)
    async with serving(sqlite_db) as site:
        table, players = await site.plays(2)
        await play_on(players, 2)
        other = sqlite3.connect(sqlite_db, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        one = next(player for player in players if player.asked)
        refused = await one.answers_with(one.options[0])
        assert refused["problem"]["code"] == "storage"
        answer = await site.http.post("/api/tables", json={"game": table.info["game"]})
        assert answer.status_code == 503
        assert answer.headers["retry-after"]
        assert answer.json()["code"] == "storage"
        other.execute("ROLLBACK")
        other.close()
        await one.says("ping")
        assert one.position == 2
        await play_on(players, 4)


async def test_a_database_that_cannot_be_used_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is not a database, whatever its name may say" * 100)
    for address in (
        str(tmp_path / "text"),
        str(tmp_path / "text" / "below"),
        "postgresql://127.0.0.1:1/none",
    ):
        with pytest.raises(EldertableError, match="--db"):
            await store_at(address).open()
