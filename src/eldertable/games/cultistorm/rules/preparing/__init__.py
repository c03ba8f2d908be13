"""What an investigator can do in the Preparation phase: developing skills, supports.

The phase itself is among the phases.
"""
