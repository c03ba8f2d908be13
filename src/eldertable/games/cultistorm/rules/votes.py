# compiled
"""What the players decide together (the table's choice): one of them for all, or by vote."""

from typing import ClassVar

from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Decision, Step


class Common(Decision):
    """A decision of all players: one seat makes it, or all vote. (CS-RUL-117)

    Votes are given openly, in seat order from the one who would decide; most votes count, of equals the one named first.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes")

    votes: tuple[int, ...]

    def __init__(self, seat: int, votes: tuple[int, ...]) -> None:
        self.seat = seat
        self.votes = votes

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        votes = (*self.votes, answer)
        alone = not state.agreed.vote or seat == state.agreed.author
        last = alone or len(votes) == state.agreed.team
        if last or len(self.options(state, seat)) == 1:
            self.decided(state, first_of_most(votes))
            return
        if state.chronicle is not None:
            self.tell_vote(state, seat, answer)
        state.then(self.again((seat + 1) % state.agreed.team, votes))

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        """Tell what somebody votes for: mostly a location."""
        state.tell("CS-RUL-117", "voted-place", who=seat, place=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        """The same question to the next seat, with the votes so far."""
        raise NotImplementedError

    def decided(self, state: StormState, answer: int) -> None:
        """Carry out what was decided."""
        raise NotImplementedError


def first_of_most(votes: tuple[int, ...]) -> int:
    """The answer with most votes, of equals the one named first, by whoever would decide alone. (CS-TWO-17)"""
    best = votes[0]
    for vote in votes:
        if votes.count(vote) > votes.count(best):
            best = vote
    return best
