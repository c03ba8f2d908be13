"""The six phases of a turn, one module each. They do not know of each other; `turn` puts them in order."""
