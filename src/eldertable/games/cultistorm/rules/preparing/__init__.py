"""What an investigator can do in preparation: move, give objects, support, develop abilities, choose targets.

When, and in which order, stands in the phase itself; research, which supports bring too, in `research.py`.
"""
