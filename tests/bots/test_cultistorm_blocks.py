"""Sensible players block where a Great Old One would come or the board would be overrun, and nowhere else."""

import pytest

from eldertable.games.cultistorm.bot.plan import Outlook
from eldertable.games.cultistorm.bot.preparation import free_worth, support_worth
from eldertable.games.cultistorm.box.places import HAND
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm


def threatened(*crowds: int, sealed: tuple[int, ...] = ()) -> Storm:
    """So many cultists at each place; the next ones come to P2, P3 and P4, the healer stands on P2."""
    table = storm("HE", "FI", "GA").marker(P1).at(0, P2).at(1, P5).at(2, P5).sealed(*sealed)
    names = iter(table.game.content.cultists.ids)
    for place, crowd in enumerate(crowds):
        table.cultists(place, *(next(names) for _ in range(crowd)))
    return table.hand(1, "FI04.S").objects(0, "OB16").prepare()


def support(table: Storm) -> float:
    """What it is worth to the fighter to block the healer's location."""
    state = table.state
    return support_worth(state, 1, state.zones[HAND + 1][0], 0, Outlook(state))


def chalk(table: Storm) -> float:
    """What it is worth to the healer to use the chalk there."""
    return free_worth(table.state, 0, table.means("use-object", "OB16"), Outlook(table.state))


def blocks(table: Storm) -> bool:
    """Whether sensible players block anything before they are ready."""
    state = table.state
    for seat in range(state.table.seats):
        answer = table.game.greedy(state, seat)
        while table.game.meaning(state, answer) != ("ready",):
            state.play(answer, state.speaker if type(state.decision).__name__ != "Prepare" else seat)
            answer = table.game.greedy(state, seat)
    return any(state.blocked)


WORTH_IT = {
    "a fourth cultist": threatened(0, 3, 0, 0, 0),
    "as many as the board bears": threatened(2, 2, 2, 2, 0),
    "more than the board bears": threatened(2, 2, 2, 2, 2),
    "too many on sealed locations": threatened(4, 4, 0, 0, 0, sealed=(P1, P2)),
}
IN_VAIN = {
    "a first cultist": threatened(0, 0, 0, 0, 0),
    "a third cultist": threatened(0, 2, 0, 0, 0),
    "a fourth cultist on a sealed location": threatened(0, 3, 0, 0, 0, sealed=(P2,)),
    "a fourth cultist elsewhere": threatened(0, 0, 3, 0, 0),
    "nearly as many as the board bears": threatened(2, 2, 2, 1, 0),
    "a cultist where none comes": threatened(0, 3, 0, 0, 0).marker(P2),
    "a cultist where a Great Old One is": threatened(0, 3, 0, 0, 0).goo(P2, "GO-S"),
}


@pytest.mark.parametrize("what", WORTH_IT)
def test_it_is_worth_a_block_to_keep_away(what: str) -> None:
    table = WORTH_IT[what]
    assert support(table) > 0.0
    assert chalk(table) > 0.0


@pytest.mark.parametrize("what", IN_VAIN)
def test_no_block_is_spent_on(what: str) -> None:
    table = IN_VAIN[what]
    assert support(table) <= 0.0
    assert chalk(table) == 0.0


def test_players_let_a_third_cultist_come_for_its_trophy_and_block_the_fourth() -> None:
    assert not blocks(threatened(0, 2, 0, 0, 0))
    assert blocks(threatened(0, 3, 0, 0, 0))


def test_where_two_cultists_come_at_once_two_are_a_crowd() -> None:
    table = threatened(0, 2, 0, 0, 0)
    assert support(table) <= 0.0
    table.goo(P3, "GO-F").goo(P4, "GO-W").goo(P5, "GO-K").goo(P1, "GO-S")
    assert support(table) > 0.0
