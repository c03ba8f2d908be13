"""What lies on the table, small named changes to it, and questions that change nothing.

No rule decides here what comes next.
"""
