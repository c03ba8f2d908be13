"""A command for those who talk instead of looking: mcp."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any

from eldertable.bots import BOTS, is_guest, make_bot
from eldertable.cli.asking import (
    PERSON,
    GameName,
    Options,
    Preset,
    Seats,
    agreed_options,
    app,
    open_game,
    person_and_bots,
    seated,
)
from eldertable.kernel import BadOption, EldertableError, Game
from eldertable.kernel.dice import key_of, luck_of_bots
from eldertable.match import Match
from eldertable.text.talk import Talk

INSTRUCTIONS = (
    "You sit at a table of {title} and play one seat; bots play the others. Call look first. Then call answers to see "
    "what you are asked, and answer with the number of your choice, until the game is over. Ask why_not or rules "
    "when something is unclear."
)


@app.command
def mcp(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    seed: int | None = None,
    option: Options = None,
    preset: Preset = None,
) -> None:
    """Let a language model play: a server of the Model Context Protocol on standard input and output.

    Seats: a number (the model and greedy bots), or a list with you once (`you,greedy,master`).
    """
    try:
        from mcp.server import MCPServer
    except ImportError:
        raise EldertableError('this needs the package mcp: pip install "eldertable[mcp]"') from None
    opened = open_game(game)
    who = seated(seats, opened, person_and_bots, [PERSON, *BOTS])
    agreed = agreed_options(option)
    table = Seating(opened, who, agreed, preset, seed)
    server: Any = MCPServer("eldertable", instructions=INSTRUCTIONS.format(title=opened.title))
    for tool in table.tools():
        server.tool()(tool)
    server.run("stdio")


class Seating:
    """Who plays what; and the game that is talked about now."""

    def __init__(
        self, game: Game, who: list[str], options: dict[str, str], preset: str | None, seed: int | None
    ) -> None:
        people = [seat for seat, one in enumerate(who) if one.partition(":")[0] == PERSON]
        if len(people) != 1:
            raise BadOption(
                f"one seat is played here, not {len(people)}; write {PERSON} once among the seats"
            )
        self.game = game
        self.who = who
        self.options = options
        self.preset = preset
        self.seat = people[0]
        self.talk = self.begin(seed)
        self.lock = Lock()
        """Tools are called in several threads; one at a time may touch the table."""

    def begin(self, seed: int | None) -> Talk:
        """A new game."""
        match = Match.open(self.game, self.who, seed, self.options, self.preset)
        luck = luck_of_bots(key_of(match.header.seed))
        bots = {
            seat: make_bot(one, luck + seat, hurried=True).answer
            for seat, one in enumerate(self.who)
            if seat != self.seat and (one in BOTS or is_guest(one))
        }
        return Talk(match, bots, self.seat)

    def tools(self) -> list[Any]:
        """What the other side can call; each says in its docstring what it is for."""

        def look() -> str:
            """The whole table as your seat sees it, what happened since you last asked, and what you are asked now."""
            news = self.talk.news()
            return f"{news}\n\n{self.talk.look()}".strip()

        def answers() -> str:
            """What you are asked now, with every legal answer: its number, its words, and its meaning in brackets."""
            return self.talk.asked()

        def why_not(words: str) -> str:
            """Why something cannot be done now, with the rule. Words: of an answer, or the name of a thing."""
            return self.talk.why_not(words)

        def answer(number: int) -> str:
            """Give the answer with this number. Tells what happens until you are asked again, and the next question."""
            return self.talk.answer(number)

        def rules(words: str) -> str:
            """Rules by their number, such as those in brackets, or by words in them."""
            return self.talk.rules(words)

        def new_game(seed: int | None = None) -> str:
            """Begin a new game with the same seats; with a seed the same one again."""
            self.talk = self.begin(seed)
            return self.talk.look()

        return [self._alone(tool) for tool in (look, answers, why_not, answer, rules, new_game)]

    def _alone(self, tool: Callable[..., str]) -> Callable[..., str]:
        """A tool that waits until no other is at work."""

        @wraps(tool)
        def alone(*given: Any, **named: Any) -> str:
            with self.lock:
                return tool(*given, **named)

        return alone
