"""Who will win, as the game itself estimates it."""

from __future__ import annotations

from tests.rules.eldritch_arkham.table import arkham


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
