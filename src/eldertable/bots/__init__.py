"""Who sits down when nobody else does."""

from eldertable.bots.bot import ABOUT, BOTS, Bot, make_bot, sensible_bots
from eldertable.bots.greedy import Greedy
from eldertable.bots.levels import LEVELS, Level, Novice
from eldertable.bots.planner import Planner
from eldertable.bots.random import Random

__all__ = [
    "ABOUT",
    "BOTS",
    "LEVELS",
    "Bot",
    "Greedy",
    "Level",
    "Novice",
    "Planner",
    "Random",
    "make_bot",
    "sensible_bots",
]
