"""Many games at once: simulation, and the conformance suite that every game must pass."""

from eldertable.lab.campaigns import Campaigns, simulate_campaigns
from eldertable.lab.check import Checked, CheckFailure, check
from eldertable.lab.simulate import BrokenGame, Budget, RoleCount, Simulation, simulate, wilson
from eldertable.lab.tournament import Line, Played, Tournament, tournament

__all__ = [
    "BrokenGame",
    "Budget",
    "Campaigns",
    "CheckFailure",
    "Checked",
    "Line",
    "Played",
    "RoleCount",
    "Simulation",
    "Tournament",
    "check",
    "simulate",
    "simulate_campaigns",
    "tournament",
    "wilson",
]
