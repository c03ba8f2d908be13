"""Lonely Struggle alone: one investigator, and two contacts who lend their cards or run errands."""
