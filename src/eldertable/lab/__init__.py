"""Many games at once: simulation, and the conformance suite that every game must pass."""

from eldertable.lab.check import Checked, CheckFailure, check
from eldertable.lab.simulate import BrokenGame, RoleCount, Simulation, simulate, wilson

__all__ = [
    "BrokenGame",
    "CheckFailure",
    "Checked",
    "RoleCount",
    "Simulation",
    "check",
    "simulate",
    "wilson",
]
