"""One play: seats, record, replay, undo, drafts, positions.

>>> from eldertable.match import Match
"""

from eldertable.match.bounds import Bound, Reason
from eldertable.match.draft import Draft
from eldertable.match.match import Match, Replay
from eldertable.match.record import Answer, End, Ending, Entry, Header, Position, Record, Undo

__all__ = [
    "Answer",
    "Bound",
    "Draft",
    "End",
    "Ending",
    "Entry",
    "Header",
    "Match",
    "Position",
    "Reason",
    "Record",
    "Replay",
    "Undo",
]
