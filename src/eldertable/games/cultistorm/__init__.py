"""Cultistorm."""

from eldertable.games.cultistorm.game import Cultistorm

game = Cultistorm

__all__ = ["game"]
