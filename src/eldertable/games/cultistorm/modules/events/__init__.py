"""Cultist events: one card of what the cultists are up to is drawn and carried out when each cultist phase begins."""
