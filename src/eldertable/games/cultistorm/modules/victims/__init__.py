"""Innocent victims: people of the town stand between investigators and cultists, to be saved before they put on the robe."""
