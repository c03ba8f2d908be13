"""What the rules do next, as steps in the order of the rulebook.

No word that a player reads is here, and no picture. The phases of a round are in `phases/`, the Plans in `plans/`, the end
of the game in `scoring.py`.
"""
