"""What the rules do next, as steps in the order of the rulebook.

No word that a player reads is here, and no picture. A round is in `rounds.py`, its phases in `intention.py` and
`resolution.py`; what the thirteen Locations give in `locations/`, what cards and abilities do in `verbs/`.
"""
