"""A sensible player: what it wants and how it answers.

It is only ever shown a position that its seat could believe in.
"""
