"""In random games what is offered and what is refused with a reason are all there is, and nothing is both."""

from __future__ import annotations

import pytest

import eldertable as et
from tests.rules.reasons import reasons_given

GAME = et.game("cultistorm")


@pytest.mark.parametrize("seats", [seats for seats in GAME.seats if seats])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_not_offered_has_a_reason(seats: int, seed: int) -> None:
    assert reasons_given(GAME, seats, seed).total() > 100
