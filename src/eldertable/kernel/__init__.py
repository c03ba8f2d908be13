"""What every game is made of."""

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
from eldertable.kernel.game import ActionSpace, Game, steps_in
from eldertable.kernel.ledger import Ledger, Rule
from eldertable.kernel.options import Option
from eldertable.kernel.outcome import Outcome, SideResult
from eldertable.kernel.state import State, Table
from eldertable.kernel.steps import TABLE, Decision, GoOn, Refusal, Step, Together

__all__ = [
    "ROW",
    "TABLE",
    "ActionSpace",
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chronicle",
    "DeadEnd",
    "Decision",
    "Dice",
    "Diverged",
    "EldertableError",
    "Event",
    "Field",
    "Game",
    "GoOn",
    "IllegalAnswer",
    "Ledger",
    "Option",
    "Outcome",
    "Refusal",
    "Rule",
    "RulesError",
    "Runaway",
    "SideResult",
    "State",
    "Step",
    "Table",
    "Together",
    "UnknownGame",
    "Zone",
    "deck",
    "steps_in",
]
