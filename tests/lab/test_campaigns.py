"""Whole campaigns between bots, counted."""

from __future__ import annotations

import pytest

import eldertable as et
from eldertable import lab
from eldertable.kernel import BadOption

THREE = ("greedy", "greedy", "greedy")
"""The missions are for three or more."""


def test_a_campaign_is_counted_game_by_game_and_by_its_ending() -> None:
    told = lab.simulate_campaigns(et.game("cultistorm"), THREE, 1, seed=4, preset="hard", workers=1)
    assert told.broken == []
    assert told.campaigns == 1
    assert dict(told.played) == dict.fromkeys(range(1, 8), 1)
    assert told.names[4] == "Thunder over the Quay"
    assert sum(told.endings.values()) == 1
    good = {"Something Green", "The Right Number", "In Writing"}
    assert (set(told.endings) <= good) == bool(told.won[7])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="has no campaign"):
        lab.simulate_campaigns(et.game("cult"), ("greedy", "greedy"), 1)
    with pytest.raises(BadOption, match="0 campaigns"):
        lab.simulate_campaigns(et.game("cultistorm"), THREE, 0)
    with pytest.raises(BadOption, match="nosuch"):
        lab.simulate_campaigns(et.game("cultistorm"), ("nosuch", "greedy", "greedy"), 1)
