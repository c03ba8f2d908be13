"""A new version of the rules never kills a running game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from eldertable.match import Entry
from tests.kernel.onepage import Vigil
from tests.server.site import play_on, same_scene, serving


class NextVigil(Vigil):
    """The same game with other rules, as far as its version says."""

    version: ClassVar[str] = "2"


async def test_a_game_goes_on_under_new_rules_from_the_position_that_was_kept(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, seed=9)
        await play_on(players, 7)
    async with serving(db, games={NextVigil.name: NextVigil()}) as newer:
        table.site = newer
        back = [await table.joins(seat) for seat in range(2)]
        for before, now in zip(players, back, strict=True):
            assert same_scene(now.moving, before.moving)
            assert now.position == 9
            assert "new rules" in now.words[-1]
        await play_on(back, 1_000)
        told = await newer.get(f"{table.path}/replay", position=0, count=50)
        assert told["first"] == 9
        assert told["steps"][0]["position"] == 9
        assert (await newer.get(f"{table.path}/record")).count('"entry":"position"') == 2


async def test_a_table_that_cannot_be_kept_does_not_cost_the_others_their_position(
    sqlite_db: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(sqlite_db) as site:
        broken, _ = await site.plays(2)
        table, players = await site.plays(2)
        await play_on(players, 3)
        live = site.hall.in_memory(broken.id)
        assert live is not None
        live.keep_position = None  # type: ignore[assignment, method-assign]
    assert [record for record in caplog.records if "without its position" in record.message]
    async with serving(sqlite_db, games={NextVigil.name: NextVigil()}) as newer:
        table.site = newer
        assert (await table.joins(0)).position > 3


async def test_a_game_without_a_kept_position_says_why_it_cannot_go_on(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 7)
        # As if the server had been killed: nobody keeps the position.
        site.hall._live.clear()
    async with serving(db, games={NextVigil.name: NextVigil()}) as newer:
        player = await newer.connect(table.id, secret=table.keys[0])
        await player.closed()
        assert player.refused[0]["problem"]["code"] == "old-rules"


async def test_a_finished_game_of_old_rules_can_still_be_downloaded(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 1_000)
    async with serving(db, games={NextVigil.name: NextVigil()}) as newer:
        assert (await newer.get(f"{table.path}/replay", 409))["code"] == "old-rules"
        assert (await newer.get(f"{table.path}/record")).count("\n") == players[0].position + 1


async def test_two_servers_that_go_on_under_new_rules_at_once_go_on_with_one_game(postgres_db: str) -> None:
    async with serving(postgres_db) as site:
        table, players = await site.plays(2)
        await play_on(players, 7)
    newer = {NextVigil.name: NextVigil()}
    async with serving(postgres_db, games=newer) as one, serving(postgres_db, games=newer) as other:
        append = one.hall.store.append

        async def late(where: str, entries: Sequence[Entry], at: int) -> None:
            one.hall.store.append = append  # type: ignore[method-assign]
            await other.connect(table.id, secret=table.keys[1])
            await other.players[0].until(lambda me: me.welcome)
            await append(where, entries, at)

        one.hall.store.append = late  # type: ignore[assignment, method-assign]
        table.site = one
        first = await table.joins(0)
        assert (first.position, other.players[0].position) == (9, 9)
        await play_on([first, other.players[0]], 1_000)
