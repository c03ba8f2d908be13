# compiled
"""Chance: the dice of a game, which nobody can foretell, and quick ones for worlds and bots that need not be so good.

The dice of a game are an endless row of words of 32 bits, made by keyed BLAKE2b in blocks of sixteen from a secret
key and the number of the block. A position has the key and how many words were used: a copy copies its luck.
See docs/decisions/0013-fair-dice.md.
"""

import secrets
import struct
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

SPAN: Final = 1 << 32
"""How many words there are; a die has at most so many sides."""

MOST_USED: Final = (1 << 60) - 1
"""No game uses more words than this."""

KEY_BYTES: Final = 32

_BLOCK: Final = struct.Struct("<16I")

MASK: Final = (1 << 60) - 1
_STEP: Final = 0x5851F42D4C957F2D & MASK
_ODD: Final = 0x14057B7EF767814F & MASK


# --- the dice of a game ---------------------------------------------------------------------------------------


def key_of(seed: int | str | None) -> bytes:
    """The key of a game's dice: from a seed that somebody chose, or the key itself in hex; None: from the system.

    >>> key_of(7) == key_of(7), key_of(7) == key_of(8), key_of(None) == key_of(None)
    (True, False, False)
    >>> key_of(key_of(7).hex()) == key_of(7)
    True
    """
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, str):
        if len(seed) != 2 * KEY_BYTES or not all([digit in "0123456789abcdef" for digit in seed]):
            raise ValueError(f"a key of dice has {2 * KEY_BYTES} digits from 0 to f")
        return bytes.fromhex(seed)
    return _derived(str(seed).encode(), b"eldertable seed")


def key_of_world(seed: int) -> bytes:
    """The key of the dice of a world that somebody believes in: never that of a game, whatever its seed is."""
    return _derived(str(seed).encode(), b"eldertable world")


def luck_of_bots(key: bytes) -> int:
    """A seed for the bots at a table. Their answers, seen by all, tell nothing of the key that it comes from."""
    return int.from_bytes(_derived(key, b"eldertable bots")[:7], "little")


def _derived(source: bytes, purpose: bytes) -> bytes:
    return blake2b(source, digest_size=KEY_BYTES, person=purpose).digest()


def block_of(key: bytes, number: int) -> list[int]:
    """The words of a block: whoever lacks the key cannot tell them from chance, whatever other words he has seen."""
    return list(_BLOCK.unpack(blake2b(number.to_bytes(8, "little"), key=key).digest()))


def unfair_below(sides: int) -> int:
    """The sides times a word, without what is shown, is thrown again below this: then all faces are equally likely."""
    if not 0 < sides <= SPAN:
        raise ValueError(f"there is no die with {sides} sides")
    return (SPAN - sides) % sides


# --- quick dice -----------------------------------------------------------------------------------------------


def seeded(seed: int) -> int:
    """The integer of quick dice for a seed; neighbouring seeds give unrelated dice.

    >>> seeded(1) == seeded(1), seeded(1) == seeded(2)
    (True, False)
    """
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & ((1 << 64) - 1)
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & ((1 << 64) - 1)
    return (mixed ^ (mixed >> 31)) & MASK


class Dice:
    """Quick dice for things outside a game: sampling what is hidden, random players. A few rolls foretell the rest.

    >>> dice = Dice(7)
    >>> all(0 <= dice.roll(6) < 6 for _ in range(100))
    True
    """

    def __init__(self, seed: int) -> None:
        self.integer: i64 = seeded(seed)

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1. Compiled the product wraps at 64 bits, of which 60 are kept either way."""
        integer: i64 = (self.integer * _STEP + _ODD) & MASK
        self.integer = integer
        return ((((integer >> 22) ^ integer) >> 14) & 0xFFFFFFFF) * sides >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.roll(i + 1)
            items[i], items[j] = items[j], items[i]
