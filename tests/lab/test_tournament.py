"""Tournaments of bots: who meets whom, what is counted, and how one goes on."""

from __future__ import annotations

import json
from collections import Counter
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

import eldertable as et
from eldertable.bots import BOTS, Terms, guests
from eldertable.cli import main
from eldertable.kernel import BadOption, EldertableError, State
from eldertable.lab import Budget, Played, Tournament, tournament
from eldertable.lab.ratings import rate
from tests.kernel.onepage import Vigil
from tests.support import VIGIL


def test_every_seed_is_played_from_every_seat() -> None:
    result = tournament(VIGIL, ["greedy", "random"], 6, seats=2, workers=1)
    assert Counter(one.who for one in result.played) == {("greedy", "random"): 3, ("random", "greedy"): 3}
    assert Counter(one.seed for one in result.played) == {0: 2, 1: 2, 2: 2}


def test_among_many_each_kind_sits_alone_among_the_other() -> None:
    result = tournament(VIGIL, ["greedy", "random"], 4, seats=4, workers=1)
    assert Counter(one.who.count("greedy") for one in result.played) == {1: 4, 3: 4}
    assert [(line.bot, line.against, line.games, line.fair) for line in result.lines()] == [
        ("greedy", "random", 4, 0.25),
        ("random", "greedy", 4, 0.25),
    ]


def test_one_kind_alone_can_be_asked_about() -> None:
    result = tournament(VIGIL, ["greedy", "random"], 4, seats=4, workers=1, alone="random")
    assert [one.who.count("random") for one in result.played] == [1] * 4
    assert [(line.bot, line.against, line.games) for line in result.lines()] == [("random", "greedy", 4)]
    result = tournament(VIGIL, ["greedy", "random"], 2, seats=2, workers=1, alone="random")
    assert [(line.bot, line.games) for line in result.lines()] == [("greedy", 2), ("random", 2)]
    with pytest.raises(BadOption, match="'master' does not play in this tournament; bots: greedy, random"):
        tournament(VIGIL, ["greedy", "random"], 2, seats=2, workers=1, alone="master")


def test_where_all_play_together_each_kind_is_a_team_on_the_same_deals() -> None:
    result = tournament(
        et.game("rise-of-the-cults"), ["greedy", "random"], 2, seats=1, workers=1, options={"objective": "O1"}
    )
    assert [(one.seed, one.who) for one in result.played] == [
        (0, ("greedy",)),
        (0, ("random",)),
        (1, ("greedy",)),
        (1, ("random",)),
    ]
    assert [(line.bot, line.against, line.games) for line in result.lines()] == [
        ("greedy", "", 2),
        ("random", "", 2),
    ]
    assert result.ratings() == {}


def game_of(seed: int, winner: int) -> Played:
    return Played(seed, ("plain", "clever"), (winner,), {"plain": (10, 0.1), "clever": (10, 2.0)})


def test_shares_intervals_ratings_and_time_follow_from_the_games() -> None:
    games = [game_of(seed, 0 if seed < 10 else 1) for seed in range(40)]
    result = Tournament("vigil", 2, False, ("plain", "clever"), games, 40)
    plain, clever = result.lines()
    assert (plain.won, clever.won, clever.share) == (10, 30, 0.75)
    assert clever.interval == pytest.approx((0.5981, 0.8581), abs=0.001)
    ratings = result.ratings()
    assert ratings["plain"].points == 1000
    assert 1040 < ratings["clever"].low < 1110
    assert ratings["clever"].points == pytest.approx(1000 + 400 * 0.477, abs=8)
    assert 1270 < ratings["clever"].high < 1380
    assert result.thinking() == pytest.approx({"plain": 0.01, "clever": 0.2})


def test_a_shared_win_counts_in_parts_and_a_game_without_winner_is_not_rated() -> None:
    games = [Played(1, ("plain", "clever"), (0, 1)), Played(2, ("plain", "clever"), ())]
    result = Tournament("vigil", 2, False, ("plain", "clever"), games, 2)
    assert [(line.games, line.won) for line in result.lines()] == [(2, 0.5), (2, 0.5)]
    assert result.ratings()["clever"].points == pytest.approx(1000)


def test_ratings_know_how_many_sit_at_a_table() -> None:
    """One of four who wins half of the games is three times as strong as each of the others."""
    games = [
        (seed, ("clever", "plain", "plain", "plain"), (0,) if seed % 2 else (1 + seed // 2 % 3,))
        for seed in range(1200)
    ]
    assert rate(["plain", "clever"], games)["clever"].points == pytest.approx(1000 + 400 * 0.477, abs=2)


def test_whoever_always_wins_is_very_strong_but_not_endlessly() -> None:
    games = [(seed, ("plain", "clever"), (1,)) for seed in range(100)]
    assert 1700 < rate(["plain", "clever"], games)["clever"].points < 2200


def test_a_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = tournament(VIGIL, ["greedy", "random"], 4, seats=2, workers=1, kept=file)
    file.write_text(file.read_text() + '[7, ["gree')  # cut off in the middle of a line
    heard: list[int] = []
    more = tournament(
        VIGIL,
        ["greedy", "random"],
        8,
        seats=2,
        workers=1,
        kept=file,
        progress=lambda done, of: heard.append(done),
    )
    assert heard == [5, 6, 7, 8]
    assert [(one.seed, one.who, one.winners) for one in more.played[:4]] == [
        (one.seed, one.who, one.winners) for one in first.played
    ]
    assert len(file.read_text().splitlines()) == 9
    again = tournament(VIGIL, ["greedy", "random"], 8, seats=2, workers=1, kept=file)
    assert again.report() == more.report()


def test_games_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tournament(VIGIL, ["greedy", "random"], 2, seats=2, workers=1, kept=file)
    before = file.read_bytes()
    with pytest.raises(EldertableError, match="belongs to another tournament"):
        tournament(VIGIL, ["greedy", "random"], 2, seats=3, workers=1, kept=file)
    assert file.read_bytes() == before


def test_games_on_other_terms_are_not_mixed_in_and_old_files_are_read(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    def play(terms: Terms) -> Tournament:
        return tournament(VIGIL, ["greedy", "random"], 2, seats=2, workers=1, kept=file, terms=terms)

    played = play(Terms()).played
    for terms in (Terms(trusted=True), Terms(faults="loss"), Terms(seconds=3.0)):
        with pytest.raises(EldertableError, match="belongs to another tournament"):
            play(terms)
    first, *lines = map(json.loads, file.read_text().splitlines())
    del first["terms"]
    file.write_text("".join(f"{json.dumps(line)}\n" for line in [first, *(line[:5] for line in lines)]))
    assert play(Terms()).played == [Played.read(one.line()) for one in played]


def test_an_empty_file_is_begun_and_what_is_no_file_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.touch()

    def play(kept: Path) -> Tournament:
        return tournament(VIGIL, ["greedy", "random"], 2, seats=2, workers=1, kept=kept)

    assert len(play(file).played) == 2
    assert len(file.read_text().splitlines()) == 3
    with pytest.raises(EldertableError, match="cannot be read: Is a directory"):
        play(tmp_path)
    with pytest.raises(EldertableError, match="cannot be written: No such file or directory"):
        play(tmp_path / "nowhere" / "games.jsonl")
    for strange in (b"\xff\xfe", b"7\n", b"\n\n", b"dear diary\n"):
        file.write_bytes(strange)
        with pytest.raises(EldertableError, match="or to none"):
            play(file)
        assert file.read_bytes() == strange


def test_faults_are_kept_reported_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(et, "_registered", {Vigil.name: Vigil})
    monkeypatch.setattr(et, "_opened", {})
    file = tmp_path / "games.jsonl"
    bots = ["greedy", "tests.bots.steady:stubborn"]
    for _ in range(2):
        result = tournament(VIGIL, bots, 2, seats=2, workers=1, kept=file)
        assert all(one.faults for one in result.played)
        assert "stubborn, seat 1: it answered -1" in result.faults[0]
        assert result.report()["faults"] == result.faults
    assert Played.read('[7, ["greedy", "random"], [0], {}, ""]').faults == ()
    command = ["tournament", Vigil.name, "--bots", ",".join(bots), "-n", "1", "--workers", "1"]
    assert main(command) == 0
    assert "faults; the first: tests.bots.steady:stubborn, seat 1: it answered -1" in capsys.readouterr().out


def test_guests_are_timed_by_the_clock_and_bots_of_the_house_by_the_processor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = import_module("eldertable.lab.tournament")
    clock, processor = count(), count(step=100)
    monkeypatch.setattr(module, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(module, "process_time", lambda: next(processor))
    result = tournament(VIGIL, ["greedy", "tests.bots.steady:Steady"], 2, seats=2, workers=1)
    assert result.thinking() == {"greedy": 100, "tests.bots.steady:Steady": 1}


def test_a_guest_that_cannot_be_made_breaks_only_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    made = count()

    class Moody:
        def __init__(self) -> None:
            if next(made) == 2:
                raise RuntimeError("not today")

        def answer(self, state: State, seat: int) -> int:
            return state.legal(seat)[0]

    monkeypatch.setattr(guests, "found", lambda name: Moody)
    result = tournament(VIGIL, ["greedy", "my:Moody"], 4, seats=2, workers=1)
    assert len(result.played) == 4
    assert ["could not be made: RuntimeError: not today" in one.broken for one in result.broken] == [True]
    assert {line.games for line in result.lines()} == {3}


@pytest.mark.parametrize("seats", [0, -1])
def test_nobody_plays_without_seats(seats: int) -> None:
    with pytest.raises(BadOption, match="allowed: 1 or more"):
        tournament(VIGIL, ["greedy", "random"], 2, seats=seats, workers=1)


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    def winners(workers: int) -> list[tuple[int, ...]]:
        result = tournament(VIGIL, ["greedy", "random"], 4, seats=2, workers=workers)
        return [one.winners for one in result.played]

    assert winners(1) == winners(2)


def test_a_bot_that_breaks_is_named_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, state: object, seat: int) -> int:
        raise ValueError("lost the thread")

    made = BOTS["random"]
    monkeypatch.setattr(made, "answer", broken)
    result = tournament(VIGIL, ["greedy", "random"], 2, seats=2, workers=1)
    assert [one.broken for one in result.broken] == ["ValueError: lost the thread"] * 2
    assert result.report()["results"] == []


@pytest.mark.parametrize(
    ("bots", "n", "budget", "words"),
    [
        (["greedy"], 2, Budget(), "two kinds of bots"),
        (["greedy", "random"], 0, Budget(), "0 games cannot be played"),
        (["greedy", "oracle"], 2, Budget(), "there is no bot 'oracle'"),
        (["greedy", "master"], 2, Budget(playouts=-1), "nobody thinks for -1 playouts"),
        (["greedy", "master"], 2, Budget(seconds=0), "nobody thinks for 0 seconds"),
    ],
)
def test_what_cannot_be_played_is_said_in_words(bots: list[str], n: int, budget: Budget, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        tournament(VIGIL, bots, n, seats=2, workers=1, budget=budget)


def test_the_command_prints_shares_ratings_and_time(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "cult", "--seats", "2", "--bots", "random,greedy", "-n", "2", "--workers", "1"]
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert "2 games of 2" in shown
    assert "a decision takes" in shown
    assert main([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [line["bot"] for line in report["results"]] == ["random", "greedy"]
    assert set(report["ratings"]) == {"random", "greedy"}
