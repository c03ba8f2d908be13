"""What the rules do next, as steps in the order of the rulebook.

No word that a player reads is here, and no picture. What one role alone does stands in `roles/<role>/rules.py`, what two
roles share in `sets/`, Omen points and the Monster marker in `omens.py`.
"""
