"""What the rules do next, as steps in the order of the rulebook.

No word that a player reads is here, and no picture. The phases of a turn are in `phases/`, what can be done in preparation
in `preparing/`, what comes by itself (cultists, Great Old Ones, terror) in `storm/`, the ends of the game in `endings.py`.
"""
