"""Who sits down when nobody else does."""

from eldertable.bots.bot import ABOUT, BOTS, Bot, make_bot, sensible_bots
from eldertable.bots.greedy import Greedy
from eldertable.bots.guests import STRANGERS, Forfeit, Guest, Terms, installed_guests, is_guest, seat_guest
from eldertable.bots.levels import LEVELS, Level, Novice
from eldertable.bots.planner import Planner
from eldertable.bots.random import Random

__all__ = [
    "ABOUT",
    "BOTS",
    "LEVELS",
    "STRANGERS",
    "Bot",
    "Forfeit",
    "Greedy",
    "Guest",
    "Level",
    "Novice",
    "Planner",
    "Random",
    "Terms",
    "installed_guests",
    "is_guest",
    "make_bot",
    "seat_guest",
    "sensible_bots",
]
