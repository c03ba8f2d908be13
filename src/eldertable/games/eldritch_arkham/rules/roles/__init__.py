"""The turns of the twelve roles and of the Grimoires, a module each. They do not know of each other."""
