"""What every game is made of."""

from eldertable.kernel.actions import ActionSpace, steps_in
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.dice import Dice
from eldertable.kernel.errors import (
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    DeadEnd,
    Diverged,
    EldertableError,
    IllegalAnswer,
    RulesError,
    Runaway,
    UnknownGame,
)
from eldertable.kernel.events import Chronicle, Event
from eldertable.kernel.fields import ROW, Field, Zone, deck
from eldertable.kernel.game import Game
from eldertable.kernel.ledger import Ledger, Rule
from eldertable.kernel.options import Option
from eldertable.kernel.outcome import Outcome, SideResult
from eldertable.kernel.outline import Aim, Outline
from eldertable.kernel.state import Part, State, Table
from eldertable.kernel.steps import TABLE, Decision, GoOn, Refusal, Step, Together
from eldertable.kernel.telling import Telling

__all__ = [
    "ROW",
    "TABLE",
    "ActionSpace",
    "Aim",
    "Answers",
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chronicle",
    "DeadEnd",
    "Decision",
    "Dice",
    "Dimension",
    "Diverged",
    "EldertableError",
    "Event",
    "Field",
    "Game",
    "GoOn",
    "IllegalAnswer",
    "Kind",
    "Ledger",
    "Option",
    "Outcome",
    "Outline",
    "Part",
    "Refusal",
    "Rule",
    "RulesError",
    "Runaway",
    "SideResult",
    "State",
    "Step",
    "Table",
    "Telling",
    "Together",
    "UnknownGame",
    "Zone",
    "deck",
    "steps_in",
]
