# compiled
"""Chance as one integer: a state that is copied copies its luck with it."""

from typing import Final

MASK: Final = (1 << 60) - 1
_STEP: Final = 0x5851F42D4C957F2D & MASK
_ODD: Final = 0x14057B7EF767814F & MASK


def seeded(seed: int) -> int:
    """The dice integer for a seed; neighbouring seeds give unrelated dice.

    >>> seeded(1) == seeded(1), seeded(1) == seeded(2)
    (True, False)
    """
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & ((1 << 64) - 1)
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & ((1 << 64) - 1)
    return (mixed ^ (mixed >> 31)) & MASK


def after(dice: int) -> int:
    """The dice integer that follows this one."""
    return (dice * _STEP + _ODD) & MASK


def face(dice: int, sides: int) -> int:
    """What a die of so many sides shows, from 0, when the dice integer is this."""
    return ((((dice >> 22) ^ dice) >> 14) & 0xFFFFFFFF) * sides >> 32


class Dice:
    """Dice of its own for things outside a game: sampling what is hidden, random players.

    >>> dice = Dice(7)
    >>> all(0 <= dice.roll(6) < 6 for _ in range(100))
    True
    """

    def __init__(self, seed: int) -> None:
        self.integer = seeded(seed)

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        self.integer = after(self.integer)
        return face(self.integer, sides)

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.roll(i + 1)
            items[i], items[j] = items[j], items[i]
