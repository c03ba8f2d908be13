# compiled
"""What Followers, Mobs, Altars, Summonings and Priests are worth, counted in coins."""

from typing import Final

from eldertable.games.cult.box.places import KINDS_OF_PRIEST, PLACES, RESERVE, STRONGEST
from eldertable.games.cult.table.state import CultState

VICTORY: Final = 200.0
STRENGTH: Final = 2.2
FOLLOWERS_WORTH: Final[tuple[float, ...]] = (0.0, 5.0, 12.0, 17.0, 24.0, 29.0, 36.0, 41.0, 50.0, 56.0)
CARD: Final = 3.0


def follower_worth(followers: int) -> float:
    """What so many Followers are worth: they are the Patriarch's strength, and some open a part of the city."""
    return FOLLOWERS_WORTH[min(followers, len(FOLLOWERS_WORTH) - 1)]


def mob_worth(mobs: int, needed: int) -> float:
    """What so many Mobs are worth: the last one is the game."""
    return VICTORY if mobs >= needed else 13.0 * mobs + 4.0 * mobs * mobs


def altar_worth(altars: int, needed: int) -> float:
    """What so many Altars are worth."""
    return VICTORY if altars >= needed else 6.0 * altars + 2.0 * altars * altars


def summoning_worth(summoned: int, needed: int) -> float:
    """What so many Summonings are worth."""
    return VICTORY if summoned >= needed else 45.0 * summoned


def priests_worth(state: CultState, side: int) -> float:
    """What the Priests of a side are worth: few can be placed in a round, so the strongest count most."""
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    placed = 0
    worth = 0.0
    for kind in range(STRONGEST, 0, -1):
        owned = state.agreed.numbers.priests - state.priests[reserve + kind]
        for _ in range(owned):
            placed += 1
            worth += kind * STRENGTH + 1.0 if placed <= 4 else 0.3 * kind + 0.5
    return worth


def priests_owned(state: CultState, side: int) -> int:
    """How many Priests a side has, but for the Patriarch."""
    reserve = (side * PLACES + RESERVE) * KINDS_OF_PRIEST
    tokens = STRONGEST * state.agreed.numbers.priests
    return tokens - sum(state.priests[reserve + 1 : reserve + KINDS_OF_PRIEST])
