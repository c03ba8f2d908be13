"""The client in a terminal: people choose by number or words, bots play in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from eldertable.kernel import TABLE, EldertableError, Game, Rule, State
from eldertable.kernel.scene import Choice
from eldertable.match import Match
from eldertable.text.choice import folded, meant
from eldertable.text.line import BLANK, Line, line
from eldertable.text.page import Page
from eldertable.text.screen import Screen
from eldertable.text.story import rule_lines, tell_ending, told
from eldertable.text.words import client_words

Mind = Callable[[State, int], int]
"""What answers for a seat where no person sits."""

COMMANDS = ("help", "look", "hint", "undo", "save", "as", "run", "quit")
FEW_RULES = 12
"""More rules than this are not printed at once when somebody searches them."""


class Leave(Exception):
    """Somebody leaves the table, or the input has ended."""


class Client:
    """A match played at one screen. `people` are the names of those who sit here, by seat; all others are bots."""

    def __init__(
        self,
        match: Match,
        people: Mapping[int, str],
        bots: Mapping[int, Mind],
        hint: Mind,
        screen: Screen,
        locale: str,
    ) -> None:
        self.match = match
        self.game: Game = match.game
        self.people = people
        self.bots = bots
        self.greedy = hint
        self.screen = screen
        self.locale = locale
        self.words = client_words(locale)
        ...
