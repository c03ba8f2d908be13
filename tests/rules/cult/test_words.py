"""What stands on the board in few words."""

from __future__ import annotations

from typing import Any

import eldertable as et

WHAT_PLACES_GIVE = {
    "ruins": "1 Miracle card",
    "thieves": "3 to 13 coins: a bribe",
    "slums": "1 Follower",
    "forum": "The Supremacy card",
    "trade": "6 coins",
    "nobility": "2 Intrigue cards",
    "guards": "2 Followers: a Mob",
}


def briefs(content: dict[str, Any] | None = None) -> dict[str, str]:
    """What stands on every Location in a few words."""
    game = et.game("cult", content=content)
    scene = game.scene(game.new(seats=2, seed=1), None)
    return {zone.id: zone.brief for zone in scene.still.zones if zone.look == "area"}


def test_every_location_says_in_few_words_what_it_gives() -> None:
    said = briefs()
    assert len(said) == 13
    assert all(said.values())
    assert {place: said[place] for place in WHAT_PLACES_GIVE} == WHAT_PLACES_GIVE


def test_the_few_words_follow_the_numbers_of_the_content() -> None:
    changed = {"ruins": 2, "slums": 2, "trade": 1, "nobility": 1}
    said = briefs({"board": {"location": [{"id": place, "n": n} for place, n in changed.items()]}})
    assert said["ruins"] == "2 Miracle cards"
    assert said["slums"] == "2 Followers"
    assert said["trade"] == "1 coin"
    assert said["nobility"] == "1 Intrigue card"
