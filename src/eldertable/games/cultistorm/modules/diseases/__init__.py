"""Otherworldly diseases: sicknesses without a name rise in the locations and spread, until the towns are reached."""
