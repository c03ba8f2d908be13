"""The phases of a round, a module each: City, Mobilization and Recruitment, Planning, Action, Hiding.

They do not know of each other; `rounds.py` one room up puts them in order.
"""
