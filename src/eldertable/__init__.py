"""Eldertable: cult-and-Lovecraft board games as a library.

>>> import eldertable as et
>>> et.games()
('cult', 'cultistorm', 'eldritch-arkham', 'rise-of-the-cults')
>>> game = et.game("rise-of-the-cults")
>>> s = game.new(seats=2, seed=7)
>>> s.over, s.speaker in (0, 1), len(s.legal()) > 1
(False, True, True)

`games` lists what there is, `game` opens one. A `Game` makes positions (`Game.new`), tells what a seat may know
(`Game.view`), how that looks (`Game.scene`) and what its answers mean (`Game.describe`, `Game.meaning`). A `State` is a
position: `State.legal` and `State.play` are all it takes to play.

`eldertable.match` keeps a record of a play, with undo and replay; `eldertable.bots` are players; `eldertable.lab` plays
many games, and checks that a game keeps its promises; `eldertable.kernel` is what games are made of.
"""

from collections.abc import Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import eldertable.games as _folder  # before the function of that name
from eldertable.kernel import (
    TABLE,
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    EldertableError,
    Game,
    IllegalAnswer,
    Outcome,
    State,
    UnknownGame,
)

__version__ = "0.1.0"

_registered: dict[str, type[Game]] = {}
_opened: dict[str, Game] = {}


def register(game: type[Game]) -> None:
    """Make a game known by its name, beside those that installed packages bring."""
    _registered[game.name] = game
    _opened.pop(game.name, None)


def _known() -> dict[str, Any]:
    found: dict[str, Any] = {entry.name: entry for entry in entry_points(group="eldertable.games")}
    found.update(_registered)
    return found


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(_known()))


# The function has the name of the package. With its names in it, both can be meant: `eldertable.games()`, and
# `import eldertable.games.cult as cult`.
games.__dict__ = vars(_folder)


def _loaded(name: str, entry: Any) -> type[Game]:
    """The game behind an entry point; a package that is broken is named, whatever is wrong with it."""
    try:
        kind: type[Game] = entry.load()
    except Exception as error:
        raise UnknownGame(
            f"the game {name!r} is installed but broken: {type(error).__name__}: {error}"
        ) from error
    return kind


def game(name: str, content: Path | str | Mapping[str, Any] | None = None) -> Game:
    """A game by its name; with a folder of content, or overrides of it, that game with other cards.

    >>> game("cult").title
    'Cult'
    """
    known = _known()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; games: {', '.join(sorted(known))}")
    if content is None and name in _opened:
        return _opened[name]
    found = known[name]
    kind: type[Game] = found if isinstance(found, type) else _loaded(name, found)
    opened = kind(content)
    if content is None:
        _opened[name] = opened
    return opened


__all__ = [
    "TABLE",
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "EldertableError",
    "Game",
    "IllegalAnswer",
    "Outcome",
    "State",
    "UnknownGame",
    "game",
    "games",
    "register",
]
