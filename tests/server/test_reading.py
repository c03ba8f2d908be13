"""What is given to read: bots wait for those who read, and never longer than the set time."""

from __future__ import annotations

import asyncio

from eldertable.kernel import Telling
from tests.kernel.onepage import Vigil, VigilState
from tests.kernel.storied import StoriedVigil, of_an_omen
from tests.server.site import Opened, OwnSite, Player, serving

GAMES = {Vigil.name: StoriedVigil()}
LONG = 3600.0


class OneStory(StoriedVigil):
    """The Vigil, in which only what the first seat lays gives something to read."""

    def make_telling(self, state: VigilState, locale: str) -> Telling:
        telling = super().make_telling(state, locale)
        telling.passages = {"laid": lambda args: of_an_omen(args) if args["side"] == 0 else None}
        return telling


def pages(player: Player) -> list[str]:
    """The titles of what this player was given to read."""
    return [sentence["passage"]["title"] for sentence in player.log if "passage" in sentence]


async def a_story_is_told(site: OwnSite) -> tuple[Opened, Player]:
    """A person and a bot; the person has laid an omen, so both have a story to read, and the bot is asked next."""
    table = await site.opens(seats=2, name="Ada", bots=[None, "random"])
    me = await table.joins(0)
    while not pages(me):
        await me.until(lambda me: me.asked)
        told = await me.answers_with(me.options[0])
        await me.reaches(told["position"])
    return table, me


async def test_a_sentence_carries_what_it_gives_to_read_and_who_comes_later_has_it_too(
    sqlite_db: str,
) -> None:
    async with serving(sqlite_db, games=GAMES, reading=LONG) as site:
        table, me = await a_story_is_told(site)
        told = next(sentence for sentence in me.log if "passage" in sentence)
        assert told["passage"] == {
            "id": "omen",
            "title": "An Omen",
            "words": "It lies face down, and listens.",
            "effect": "Nothing comes of it.",
        }
        later = await table.joins()
        assert pages(later) == pages(me)
        assert me.table["reading"] == LONG


async def test_bots_wait_until_those_who_sit_here_have_read(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=GAMES, reading=LONG) as site:
        _, me = await a_story_is_told(site)
        position = me.position
        assert not me.asked
        await asyncio.sleep(0.3)
        assert (await me.says("ping"), me.position)[1] == position
        await me.says("read", position=position)
        await me.until(lambda me: me.position > position)


async def test_nobody_holds_the_others_up_for_longer_than_the_set_time(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=GAMES, reading=0.2) as site:
        _, me = await a_story_is_told(site)
        position = me.position
        await me.until(lambda me: me.position > position)


async def test_what_is_given_to_read_holds_the_table_up_once_and_not_before_every_move(
    sqlite_db: str,
) -> None:
    """A client that never says that it has read: a telephone in a pocket. The bots wait once, then play at their pace."""
    reading = 2.0
    async with serving(sqlite_db, games={Vigil.name: OneStory()}, reading=reading) as site:
        table = await site.opens(seats=4, name="Ada", bots=[None, "random", "random", "random"])
        me, watcher = await table.joins(0), await table.joins()
        while not pages(watcher):
            await me.until(lambda me: me.asked)
            told = await me.answers_with(me.options[0])
            await watcher.reaches(told["position"])
        position = watcher.position
        await watcher.reaches(position + 1)
        first = asyncio.get_running_loop().time()
        await watcher.reaches(position + 5)
        assert asyncio.get_running_loop().time() - first < 2 * reading
        assert len(pages(watcher)) == 1


async def test_bots_do_not_wait_for_who_looks_on_or_is_gone(sqlite_db: str) -> None:
    async with serving(sqlite_db, games=GAMES, reading=LONG) as site:
        table, me = await a_story_is_told(site)
        watcher = await table.joins()
        position = watcher.position
        await me.leaves()
        await watcher.until(lambda watcher: watcher.position > position)
