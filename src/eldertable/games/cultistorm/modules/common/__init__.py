"""What modules have in common: the marks that verbs of their texts leave on the table."""
