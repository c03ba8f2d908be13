"""Narrative play: a story for every fight, Great Old One, location and card of the storm. (CS-NAR)"""
