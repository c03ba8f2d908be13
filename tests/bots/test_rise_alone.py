"""The sensible player of Rise of the Cults, alone against the NPC."""

from __future__ import annotations

from typing import Any

import pytest

import eldertable as et
from eldertable.bots import make_bot
from eldertable.games.rise_of_the_cults.bot.leaning import ALONE, TOGETHER
from eldertable.games.rise_of_the_cults.rules.scoring import points

GAMES = 40


def lead() -> float:
    """By how many points a sensible player is ahead of the NPC at the end, on average."""
    game = et.game("rise-of-the-cults")
    total = 0
    for seed in range(GAMES):
        state: Any = game.new(1, seed=seed, options={"objective": "O1"})
        game.playout(state, policy=make_bot("greedy", seed))
        total += points(state, 0) - points(state, state.agreed.npc)
    return total / GAMES


def test_alone_it_sets_store_by_what_helps_against_the_npc(monkeypatch: pytest.MonkeyPatch) -> None:
    with_its_own = lead()
    for name, worth in vars(TOGETHER).items():
        monkeypatch.setattr(ALONE, name, worth)
    assert with_its_own > lead() + 1.0
