"""Dangerous puzzle: six cursed pieces and four horrors in the object deck."""
