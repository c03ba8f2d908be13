"""Who sits down when nobody else does."""

from eldertable.bots.bot import BOTS, Bot, make_bot
from eldertable.bots.greedy import Greedy
from eldertable.bots.planner import Planner
from eldertable.bots.random import Random

__all__ = ["BOTS", "Bot", "Greedy", "Planner", "Random", "make_bot"]
