"""Whole campaigns between bots, counted."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import eldertable as et
from eldertable import lab
from eldertable.cli import main
from eldertable.kernel import BadOption
from tests.support import rule

THREE = ("greedy", "greedy", "greedy")
"""The missions are for three or more."""


@rule("CS-CAM-17")
@pytest.mark.parametrize(
    ("seed", "won", "ending"),
    [
        (3, (1, 2, 3, 4, 5, 6, 7), "Something Green"),
        (10, (2, 3, 4, 5, 7), "The Right Number"),
        (47, (1, 3, 7), "In Writing"),
        (5, (2, 3, 5, 6), "Somebody Else First"),
        (6, (), "You Look Up"),
    ],
)
def test_whole_campaigns_reach_each_of_the_five_endings(seed: int, won: tuple[int, ...], ending: str) -> None:
    told = lab.simulate_campaigns(et.game("cultistorm"), THREE, 1, seed=seed, preset="hard", workers=1)
    assert told.broken == []
    assert dict(told.played) == dict.fromkeys(range(1, 8), 1)
    assert tuple(number for number in range(1, 8) if told.won[number]) == won
    assert dict(told.endings) == {ending: 1}


def test_what_was_counted_is_told_with_names_and_intervals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = lab.Campaigns(THREE, 10, Counter({1: 10, 2: 10}), Counter({1: 7}), {1: "First", 2: "Second"})
    counted.endings["You Look Up"] = 10
    monkeypatch.setattr(lab, "simulate_campaigns", lambda *_, **__: counted)
    assert main(["campaign", "simulate", "cultistorm", "--seats", "3"]) == 0
    told = capsys.readouterr().out
    assert "1 First: won 7, share 70.0%, 95% interval 39.7% to 89.2%" in told
    assert "2 Second: won 0, share 0.0%, 95% interval 0.0% to 27.8%" in told
    assert "You Look Up: campaigns 10" in told
    assert main(["campaign", "simulate", "cultistorm", "--seats", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][0]["interval"] == [0.3968, 0.8922]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption, match="has no campaign"):
        lab.simulate_campaigns(et.game("cult"), ("greedy", "greedy"), 1)
    with pytest.raises(BadOption, match="0 campaigns"):
        lab.simulate_campaigns(et.game("cultistorm"), THREE, 0)
    with pytest.raises(BadOption, match="nosuch"):
        lab.simulate_campaigns(et.game("cultistorm"), ("nosuch", "greedy", "greedy"), 1)
