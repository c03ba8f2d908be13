"""Why a thing does not glow: which answers mean it, and what stands against them.

An answer points at zones and faces (`pointing.py`); which pieces are meant is settled as clients do when they light
them. A reason is told of a thing only if its answer means that very thing: what stands against another card of the
same hand says nothing of this one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from eldertable.kernel.scene import Moving, Piece, Reason, Still
from eldertable.kernel.state import State

if TYPE_CHECKING:
    from eldertable.kernel.game import Game

MOST_OF_A_PLACE = 2
"""So many reasons can stand against a place itself."""


class Thing(msgspec.Struct, frozen=True):
    """What somebody asks about: the id of a zone, a counter, a piece or its face, and where it lies."""

    id: str
    zone: str | None = None
    owner: int | None = None


class Dark(msgspec.Struct, frozen=True):
    """Why a thing cannot be used. `place`: what it lies in, if this is said of that.

    `free`: it could be used, if nothing else were picked or chosen.
    """

    reasons: tuple[Reason, ...] = ()
    place: str = ""
    free: bool = False


class Meanings:
    """What answers mean on the table as a side sees it."""

    def __init__(self, still: Still, moving: Moving, side: int) -> None:
        self.zones = {zone.id: zone for zone in still.zones}
        self.faces: dict[str, list[Piece]] = {}
        self.pieces: dict[str, Piece] = {}
        self.side = side
        for piece in moving.pieces:
            if piece.face is not None:
                self.faces.setdefault(piece.face, []).append(piece)
            if piece.id is not None:
                self.pieces[piece.id] = piece

    def around(self, thing: Thing) -> list[str]:
        """The places of the board that a thing lies in, nearest first. What is said of a mat is said of nothing on it."""
        found: list[str] = []
        at = self.zones[thing.id].within if thing.id in self.zones else thing.zone
        while at is not None and at in self.zones:
            if self.zones[at].owner is None:
                found.append(at)
            at = self.zones[at].within
        return found

    def is_within(self, zone: str, outer: str) -> bool:
        """Whether a zone is that one or lies in it."""
        at: str | None = zone
        while at is not None and at != outer:
            at = self.zones[at].within
        return at is not None

    def named(self, touches: Sequence[str]) -> list[Piece]:
        """The pieces that an answer names where they lie."""
        found: list[Piece] = []
        for one in touches:
            if one in self.pieces:
                found.append(self.pieces[one])
            lying = [
                piece
                for piece in self.faces.get(one, [])
                if any(zone in self.zones and self.is_within(piece.zone, zone) for zone in touches)
            ]
            on_mat = [piece for piece in lying if self.zones[piece.zone].owner == self.side]
            found += on_mat or lying
        return found

    def elsewhere(self, touches: Sequence[str]) -> list[Piece]:
        """The pieces of a kind that an answer names, wherever they lie, if none lies where it says: one's own first."""
        named = {piece.face for piece in self.named(touches)}
        found: list[Piece] = []
        for one in touches:
            if one not in named:
                alike = self.faces.get(one, [])
                found += [piece for piece in alike if piece.owner == self.side] or alike
        return found

    def lights(self, touches: Sequence[str], thing: Thing) -> bool:
        """Whether a thing glows if this answer may be given."""
        if self.is_no_piece(thing):
            return thing.id in touches
        return is_among(thing, self.named(touches)) or is_among(thing, self.elsewhere(touches))

    def speaks_of(self, touches: Sequence[str], thing: Thing) -> bool:
        """Whether what stands against this answer is said of a thing that lies where the answer says.

        Where it looks for something on one's own mat, a piece of another side is not meant, however alike.
        """
        if self.is_no_piece(thing):
            return thing.id in touches
        from_mat = any(zone in self.zones and self.zones[zone].owner == self.side for zone in touches)
        if from_mat and thing.id not in self.pieces and thing.owner not in (None, self.side):
            return False
        return is_among(thing, self.named(touches))

    def misses(self, touches: Sequence[str], thing: Thing) -> bool:
        """Whether this answer looks for such a thing of one's own, or of nobody's, and it lies elsewhere."""
        if self.is_no_piece(thing) or thing.owner not in (None, self.side):
            return False
        return is_among(thing, self.elsewhere(touches))

    def is_no_piece(self, thing: Thing) -> bool:
        """Whether a thing is a zone or a counter, or no piece in particular."""
        return thing.zone is None or (thing.id not in self.pieces and thing.id not in self.faces)

    def means_place(self, touches: Sequence[str], zone: str) -> bool:
        """Whether an answer means a place as it is, and none of the things that lie there."""
        return zone in touches and not any(self.is_within(piece.zone, zone) for piece in self.named(touches))


def is_among(thing: Thing, pieces: Iterable[Piece]) -> bool:
    """Whether a thing is one of these pieces."""
    return any(
        piece.zone == thing.zone and piece.owner == thing.owner and thing.id in (piece.id, piece.face)
        for piece in pieces
    )


def weightiest(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reason that most answers have, or those that as many have."""
    found = Counter(reasons)
    most = max(found.values(), default=0)
    return tuple(reason for reason, count in found.items() if count == most)


def darkness(game: Game, state: State, seat: int, thing: Thing, locale: str, picked: Sequence[str]) -> Dark:
    """Why this seat cannot use a thing now; `picked`: what it has picked to name an answer.

    Several answers may name the thing, each refused for a reason of its own: the most frequent reason is told. If
    something is picked, only answers that name it too count, if there are any. If no answer names the thing, the
    reasons are those of the places around it.
    """
    decision = state.decision
    if decision is None or seat not in decision.seats():
        refusal = game.refuse(state, seat, 0)
        assert refusal is not None
        return Dark((Reason(game.refusal(state, refusal, locale), refusal.rule),))
    pointing = {answer: game.touches(state, decision, seat, answer) for answer in game.thinkable(state, seat)}
    legal = set(state.legal(seat))
    meanings = Meanings(game.still(state, locale), game.moving(state, seat, locale), seat)
    with_picks = {answer for answer, touches in pointing.items() if picked and set(picked) <= set(touches)}
    lighting = {answer for answer, touches in pointing.items() if meanings.lights(touches, thing)}
    if not legal.isdisjoint(lighting & with_picks or lighting):
        return Dark(free=True)
    spoken = [answer for answer, touches in pointing.items() if meanings.speaks_of(touches, thing)]
    missed = [answer for answer, touches in pointing.items() if meanings.misses(touches, thing)]
    for answers in ([answer for answer in spoken if answer in with_picks], spoken, missed):
        if answers:
            return Dark(weightiest(_against(game, state, seat, answers, locale)))
    for zone in meanings.around(thing):
        placed = [answer for answer, touches in pointing.items() if meanings.means_place(touches, zone)]
        if not legal.isdisjoint(placed):
            return Dark(place=zone, free=True)
        reasons = weightiest(_against(game, state, seat, placed, locale))
        if placed:
            # Where the reasons are as many as there are other things in those answers, none is the place's own.
            return Dark(reasons, zone) if len(reasons) <= MOST_OF_A_PLACE else Dark()
    return Dark()


def _against(game: Game, state: State, seat: int, answers: Iterable[int], locale: str) -> Iterator[Reason]:
    for answer in answers:
        reason = game.why_not(state, seat, answer, locale)
        if reason is not None:
            yield reason
