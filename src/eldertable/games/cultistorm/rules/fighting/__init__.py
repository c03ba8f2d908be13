"""A combat round, who assigns which symbols, and what a won fight brings.

When there is a fight stands in the Combat phase.
"""
