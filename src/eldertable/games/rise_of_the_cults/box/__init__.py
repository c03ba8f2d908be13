"""What comes in the box, frozen: tables of numbers, the shapes of the content files, and reading them.

Nothing here changes in play.
"""
