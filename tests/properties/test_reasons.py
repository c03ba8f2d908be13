"""Why not, asked of everything on the table, in any position of any game: what is told is true of what was asked about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from eldertable.kernel import Dice, Game, State
from eldertable.kernel.dark import Dark, Thing
from eldertable.kernel.scene import Piece, Reason, SceneZone
from tests.properties.test_states import every_game
from tests.support import wander

GAMES = 6
POSITIONS = 60
STRIDE = 13
"""So many answers lie between two positions."""
PIECES = 12
"""So many pieces are asked about in each, picked at random."""


class Asked:
    """A position as the seat that is asked sees it, with every answer that it could think of."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        decision = state.decision
        assert decision is not None
        scene = game.scene(state, seat)
        self.game, self.state, self.seat = game, state, seat
        self.zones: dict[str, SceneZone] = {zone.id: zone for zone in scene.still.zones}
        self.pieces = [piece for piece in scene.moving.pieces if piece.face or piece.id]
        self.legal = [game.touches(state, decision, seat, answer) for answer in state.legal(seat)]
        self.refused: list[tuple[tuple[str, ...], Reason]] = []
        for answer in game.thinkable(state, seat):
            if (reason := game.why_not(state, seat, answer)) is not None:
                self.refused.append((game.touches(state, decision, seat, answer), reason))

    def around(self, zone: str | None) -> list[str]:
        """A zone and all that it lies in."""
        return [] if zone is None else [zone, *self.around(self.zones[zone].within)]

    def dark(self, piece: Piece) -> Dark:
        """What is told of a piece."""
        thing = Thing(piece.id or piece.face or "", piece.zone, piece.owner)
        return self.game.dark(self.state, self.seat, thing)

    def must_be_true(self, piece: Piece, reason: Reason) -> None:
        """Some refused answer names this very piece, for this reason."""
        names = {piece.id, piece.face}
        found = [set(touches) for touches, said in self.refused if said == reason and names & set(touches)]
        assert found, f"{reason.words} is said of {piece}, which no such answer names"
        if piece.owner not in (None, self.seat):
            here = set(self.around(piece.zone))
            own = {zone.id for zone in self.zones.values() if zone.owner == self.seat}
            assert any(piece.id in touches or (here & touches and not own & touches) for touches in found), (
                f"{reason.words} is said of {piece}, and means one's own"
            )

    def must_be_true_of_place(self, piece: Piece, place: str, reason: Reason) -> None:
        """The piece lies there, on the board, and the answer names nothing else that lies there."""
        assert place in self.around(piece.zone), f"{piece} does not lie in {place}"
        assert self.zones[place].owner is None, f"{reason.words} is said of a mat, not of {piece}"
        there = {name for one in self.pieces if place in self.around(one.zone) for name in (one.id, one.face)}
        said = [set(touches) for touches, told in self.refused if told == reason and place in touches]
        assert any(not touches & there for touches in said), f"{reason.words} is said of something else there"


def positions(game: Game) -> Iterator[Asked]:
    """Positions all over a few random games."""
    for seed in range(GAMES):
        seats = game.seats[seed % len(game.seats)]
        state: State = game.new(seats, seed, unattended=True)
        while not state.over:
            seat = state.speaker
            if seat is not None and seat >= 0:
                yield Asked(game, state, seat)
            wander(state, seed, STRIDE)


@every_game
def test_a_reason_is_true_of_the_piece_that_it_is_told_of(game: Game) -> None:
    dice = Dice(1)
    for asked in islice(positions(game), POSITIONS):
        for _ in range(min(PIECES, len(asked.pieces))):
            piece = asked.pieces[dice.roll(len(asked.pieces))]
            dark = asked.dark(piece)
            for reason in dark.reasons:
                if dark.place:
                    asked.must_be_true_of_place(piece, dark.place, reason)
                else:
                    asked.must_be_true(piece, reason)


@every_game
def test_what_an_answer_points_at_is_never_told_why_not(game: Game) -> None:
    for asked in islice(positions(game), POSITIONS):
        for thing in {thing: None for touches in asked.legal for thing in touches}:
            dark = game.dark(asked.state, asked.seat, Thing(thing))
            assert dark.free
            assert not dark.reasons
