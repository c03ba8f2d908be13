"""A table that one talks with, and the server that a language model talks to."""

from __future__ import annotations

import asyncio
import re
import sys
from inspect import signature
from pathlib import Path
from threading import Event, Thread
from typing import Any, TextIO

import pytest

import eldertable as et
from eldertable.bots import make_bot
from eldertable.cli import main
from eldertable.cli.talking import Seating
from eldertable.match import Match
from eldertable.text.talk import Talk


def talk(game: str = "cult", seed: int = 4, seats: int = 2) -> Talk:
    who = ["you", *["greedy"] * (seats - 1)]
    match = Match.open(et.game(game), who, seed)
    return Talk(match, {seat: make_bot("greedy", seat).answer for seat in range(1, seats)}, 0)


def test_one_looks_is_asked_and_answers_until_the_game_is_over() -> None:
    table = talk()
    assert "Free Priests" in table.look()
    for _ in range(2000):
        if table.match.over:
            break
        asked = table.asked()
        numbers = re.findall(r"^(\d+)\. .* \[.+\]$", asked, re.MULTILINE)
        assert numbers == [str(at) for at in range(1, len(table.match.state.legal(0)) + 1)]
        table.answer(len(numbers))
    assert table.asked().startswith("The game is over: ")
    assert table.answer(1) == table.asked() == table.why_not("anything")


def test_what_happened_is_told_once() -> None:
    table = talk()
    table.news()
    assert table.news() == ""
    assert table.answer(1).strip() != table.asked()


@pytest.mark.parametrize("number", [0, -3, 10_000])
def test_a_number_that_is_no_answer_changes_nothing(number: int) -> None:
    table = talk()
    before = table.match.state.digest()
    assert f"There is no answer {number}. Give a number from 1 to " in table.answer(number)
    assert table.match.state.digest() == before


def test_why_not_tells_the_rule() -> None:
    table = talk()
    said = table.why_not("Guard Quarters")
    assert re.search(r"\[CULT-[A-Z]+-\d+\]", said)
    assert "can be done now" in table.why_not("pass")
    assert "Nothing that is called 'teapot'" in table.why_not("teapot")
    assert "Say what you would like to do" in table.why_not("  ")


def test_rules_are_found_by_number_and_by_words() -> None:
    table = talk()
    assert table.rules("CULT-SUP-08").startswith("CULT-SUP-08 ")
    assert "more; say more words." in table.rules("Priest")
    assert "No rule has 'teapot'" in table.rules("teapot")


def test_nothing_is_said_that_the_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    table = talk("rise-of-the-cults", seed=9)
    for _ in range(12):
        table.answer(1)
    state = table.match.state
    other = table.game.determinize(state, 0, 77)
    assert other.digest() != state.digest()
    said = (table.look(), table.why_not("Terror"))
    monkeypatch.setattr(Match, "state", property(lambda self: other))
    assert (table.look(), table.why_not("Terror")) == said


def test_tools_that_are_called_at_once_wait_for_each_other() -> None:
    seating = Seating(et.game("cult"), ["you", "greedy"], {}, None, 4)
    tools = {tool.__name__: tool for tool in seating.tools()}
    assert signature(tools["answer"]) == signature(tools["answer"].__wrapped__)
    done: list[str] = []
    begun, go_on = Event(), Event()

    class Slow:
        def answer(self, number: int) -> str:
            begun.set()
            assert go_on.wait(30)
            done.append("answer")
            return ""

        def asked(self) -> str:
            done.append("answers")
            return ""

    seating.talk = Slow()  # type: ignore[assignment]
    answering = Thread(target=tools["answer"], args=(1,), daemon=True)
    answering.start()
    assert begun.wait(30)
    asking = Thread(target=tools["answers"], daemon=True)
    asking.start()
    asking.join(0.2)
    go_on.set()
    answering.join(30)
    asking.join(30)
    assert done == ["answer", "answers"]


def test_two_people_cannot_talk_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "cult", "--seats", "you,you"]) == 2
    assert "one seat is played here, not 2" in capsys.readouterr().err


def test_a_client_of_the_protocol_plays(tmp_path: Path) -> None:
    async def played(complaints: TextIO) -> list[str]:
        from mcp import ClientSession, StdioServerParameters
        from mcp.client.stdio import stdio_client

        command = ["-m", "eldertable", "mcp", "cult", "--seats", "you,greedy", "--seed", "4"]
        server = StdioServerParameters(command=sys.executable, args=command)
        async with (
            stdio_client(server, errlog=complaints) as (reading, writing),
            ClientSession(reading, writing) as session,
        ):
            await session.initialize()
            tools = await session.list_tools()
            said = [", ".join(sorted(tool.name for tool in tools.tools))]
            for name, given in (
                ("look", {}),
                ("answers", {}),
                ("answer", {"number": 1}),
                ("answer", {"number": 999}),
                ("why_not", {"words": "Guard Quarters"}),
            ):
                told: Any = await session.call_tool(name, given)
                said.append(told.content[0].text)
        return said

    with (tmp_path / "complaints").open("w") as complaints:
        tools, look, answers, answered, refused, why = asyncio.run(played(complaints))
    assert tools == "answer, answers, look, new_game, rules, why_not"
    assert "Free Priests" in look
    assert re.search(r"^1\. .* \[.+\]$", answers, re.MULTILINE)
    assert answered != answers
    assert "There is no answer 999" in refused
    assert "[CULT-" in why
