"""What is told of a change: every zone in which something is different, and no other."""

from __future__ import annotations

from random import Random

from eldertable.kernel.scene import Piece
from eldertable.server.showing import _changed_zones


def by_zone(pieces: tuple[Piece, ...]) -> dict[str, list[Piece]]:
    return {zone: [piece for piece in pieces if piece.zone == zone] for zone in {p.zone for p in pieces}}


def some_pieces(chance: Random) -> tuple[Piece, ...]:
    return tuple(
        Piece("token", chance.choice("abcd"), count=chance.choice([1, 1, 2]))
        for _ in range(chance.randrange(8))
    )


def test_whatever_changes_exactly_the_zones_that_differ_are_told_with_all_that_lies_there() -> None:
    chance = Random(1)
    for _ in range(500):
        before = some_pieces(chance)
        kept = [piece for piece in before if chance.random() < 0.8]
        kept[chance.randrange(len(kept) + 1) :] += some_pieces(chance)[:2]
        after = tuple(kept)
        old, new = by_zone(before), by_zone(after)
        differ = {zone: new.get(zone, []) for zone in {**old, **new} if old.get(zone) != new.get(zone)}
        assert _changed_zones(before, after) == differ


def test_nothing_is_told_of_a_table_that_looks_the_same() -> None:
    pieces = some_pieces(Random(3))
    assert _changed_zones(pieces, tuple(pieces)) == {}
    assert _changed_zones((), ()) == {}
