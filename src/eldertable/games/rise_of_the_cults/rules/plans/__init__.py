"""The six plans and what they lead to: one module for each, and those that a Confrontation needs.

When a plan is laid or carried out stands one room up.
"""
