"""What the texts of cards do: to dice, to the board, to belongings.

When a text takes effect is said by the rules that play it.
"""
