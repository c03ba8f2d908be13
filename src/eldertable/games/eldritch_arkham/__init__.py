"""Eldritch Arkham."""

from eldertable.games.eldritch_arkham.game import EldritchArkham

game = EldritchArkham

__all__ = ["game"]
