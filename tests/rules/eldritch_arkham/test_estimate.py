"""Who will win, as the game itself estimates it."""

from __future__ import annotations

from math import log

import pytest

from eldertable.games.eldritch_arkham.bot.standing import MUCH, POINT
from tests.rules.eldritch_arkham.table import ArkhamTable, arkham


def test_who_has_more_omens_is_likelier_to_win_and_the_more_so_near_the_goal() -> None:
    def share(mine: int, theirs: int) -> float:
        table = arkham("elder-things", "police").omens(0, mine).omens(1, theirs)
        return table.game.score(table.state)[0]

    assert share(3, 2) > share(2, 2) > share(2, 3)
    assert share(17, 12) > share(7, 2) > 0.5
    assert share(19, 2) > 0.9


def test_a_grimoire_that_is_not_in_play_cannot_win() -> None:
    table = arkham("deep-ones", "feds")
    assert table.game.score(table.state)[2:] == [0.0, 0.0]
    alone = arkham("deep-ones")
    assert [share > 0.0 for share in alone.game.score(alone.state)] == [True, False, True]


def lead(table: ArkhamTable, side: int) -> float:
    """How far a side is ahead of the best of the others, in tenths of an Omen point, as its prospects tell it."""
    chance = table.game.prospects(table.state)[side]
    return MUCH * log(chance / (1 - chance))


def test_a_point_more_is_a_point_more_of_a_lead() -> None:
    led = [lead(arkham("elder-things", "police").omens(0, n).omens(1, 3), 0) for n in (3, 4, 9)]
    assert led[1] - led[0] == pytest.approx(POINT)
    assert led[2] - led[0] == pytest.approx(6 * POINT)
    table = arkham("elder-things", "police").omens(0, 9).omens(1, 3)
    mine, theirs, *grimoires = table.game.prospects(table.state)
    assert mine + theirs == pytest.approx(1.0)
    assert mine > 0.5 > grimoires[0] == grimoires[1] > 0.0


def test_mythos_is_worth_much_less_beyond_what_one_can_use() -> None:
    led = [lead(arkham("elder-things", "police").mythos(0, n), 0) for n in (0, 2, 4, 6)]
    assert led[1] - led[0] == pytest.approx(2.4)
    assert led[2] - led[1] == pytest.approx(2.4)
    assert led[3] - led[2] == pytest.approx(0.8)


def test_a_grimoire_in_play_stands_by_its_points_alone_and_one_that_is_not_has_no_prospects() -> None:
    alone = arkham("deep-ones")
    mine, absent, grimoire = alone.game.prospects(alone.state)
    assert absent == 0.0
    assert mine + grimoire == pytest.approx(1.0)
    ahead = arkham("deep-ones").omens(2, 10)
    assert lead(ahead, 2) - lead(alone, 2) == pytest.approx(10 * POINT)
    assert lead(ahead, 0) == pytest.approx(-lead(ahead, 2))
    assert ahead.game.prospects(ahead.state)[2] > 0.7 > mine
    # Of two Grimoires each is measured against the best of all others, the other one among them.
    both = arkham("elder-things", "police").omens(2, 20).omens(3, 19)
    assert lead(both, 2) == pytest.approx(POINT)
    assert lead(both, 3) == pytest.approx(-POINT)
