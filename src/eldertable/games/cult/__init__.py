"""Cult: the Eternal City."""

from eldertable.games.cult.game import Cult

game = Cult

__all__ = ["game"]
