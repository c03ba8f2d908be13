"""Cthulhu: Rise of the Cults."""

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults

game = RiseOfTheCults

__all__ = ["game"]
