"""What the rules do next, as steps in the order of the rulebook.

No word that a player reads is here, and no picture.
"""
