"""One play: seats, record, replay, undo, drafts, positions.

>>> import eldertable as et
>>> match = Match.open(et.game(et.games()[0]), ["you:Anna", "greedy"], seed=7)
>>> made = match.answer(match.state.legal()[0], match.state.speaker)
>>> made.number, len(match.entries)
(1, 1)
>>> Match.load(match.record.text()).state == match.state, str(match.replay())
(True, 'EXACT')
"""

from eldertable.match.bounds import Bound, Reason, Why
from eldertable.match.draft import Draft, final_answers
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
    "Why",
    "final_answers",
]
