"""Lonely Struggle for two: those who are not at the table help by letter and telephone, unless they are kept waiting."""
