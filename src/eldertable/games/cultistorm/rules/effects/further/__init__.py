"""Verbs that only texts of modules have, whichever module, parted by what they touch; `verbs.py` lists them.

What belongs to one module alone stands with it.
"""
