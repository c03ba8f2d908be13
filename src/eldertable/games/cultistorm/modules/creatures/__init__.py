"""Cultist creatures: single beings among the cultists, harder to beat, each with an ability."""
