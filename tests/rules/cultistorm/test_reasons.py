"""In random games what is offered and what is refused with a reason are all there is, and nothing is both."""

from __future__ import annotations

import pytest

import eldertable as et
from tests.rules.reasons import played, told, written

GAME = et.game("cultistorm")


@pytest.mark.parametrize(("seats", "seed"), list(played(GAME)))
def test_whatever_is_not_offered_has_a_reason_and_the_same_as_ever(seats: int, seed: int) -> None:
    now = told(GAME, seats, seed)
    assert len(now) > 1
    assert now == written(GAME)[seats, seed], (
        "read what changed after: python -m tests.rules.reasons cultistorm"
    )
