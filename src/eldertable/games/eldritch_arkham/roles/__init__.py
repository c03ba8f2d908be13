"""The roles, a folder each with the same rooms inside: rules, looks, bot; its `kit` declares what it brings.

They do not know of each other, and nothing but the game knows them: a new folder here and an entry in
`content/roles.toml` are a new role.
"""

from importlib import import_module
from pkgutil import iter_modules

from eldertable.games.eldritch_arkham.kit import Kit


def gather() -> tuple[Kit, ...]:
    """The kits of all roles in this folder, in the order of the rulebook."""
    kits = [import_module(f"{__name__}.{found.name}").kit for found in iter_modules(__path__)]
    return tuple(sorted(kits, key=lambda kit: kit.chapter))


KITS: tuple[Kit, ...] = gather()
