"""Who wins, by what they play, by seat and by the rule that ended the game: tables for a page of the docs.

    python tools/balance.py cult --seats 2,3,4,5 -n 2000 --option numbers=tuned --picture docs/pictures/balance.svg

    python tools/balance.py cult --reports two.json three.json

    python tools/balance.py eldritch-arkham --across board --reports *.json

    python tools/balance.py cultistorm --presets easy,normal,hard,grim -n 1000

Greedy bots play, or reports of `eldertable simulate --json` are read; those of the same preset, seat count and bots are
counted together, and with --across those that differ in that option only. The tables are Markdown on the standard output,
the picture one bar per role, with its interval. A game that all win or lose together has a table of that in place of the
wins by seat.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import eldertable as et
from eldertable.lab import RoleCount, Simulation, simulate, wilson

WIDTH, ROW, LEFT, RIGHT = 640, 26, 170, 40


def read(report: dict[str, Any]) -> Simulation:
    """What a report of a simulation tells."""
    names = ("games", "finished", "shared", "others", "decisions", "all_decisions", "endings")
    result = Simulation(tuple(report["who"]), report["wins"], **{name: report[name] for name in names})
    if report["length"]["rounds"] is not None:
        result.rounds = round(report["length"]["rounds"] * result.finished)
    for role, told in report["roles"].items():
        result.roles[role] = RoleCount(told["played"], told["won"], told["shared"], told["fair"], told["by"])
    return result


def gather(reports: Iterable[dict[str, Any]], across: Sequence[str] = ()) -> dict[str, dict[int, Simulation]]:
    """What reports tell, by what was played and by seat count; reports of the same kind count together.

    Reports that differ only in the options `across` are of the same kind.
    """
    found: dict[str, dict[int, Simulation]] = {}
    for report in reports:
        options = report.get("options") or {}
        agreed = [f"{name}={value}" for name, value in options.items() if name not in across]
        bots = sorted({*report["who"]} - {"greedy"})
        kind = ", ".join([name for name in (report.get("preset"), *agreed, *bots) if name])
        more, seats = read(report), len(report["who"])
        known = found.setdefault(kind, {}).setdefault(seats, Simulation(more.who, [0] * seats))
        known.add(more)
    return {kind: dict(sorted(results.items())) for kind, results in found.items()}


def play(game: et.Game, asked: argparse.Namespace, preset: str | None) -> dict[int, Simulation]:
    """The games of bots for every seat count asked for."""
    counts = [int(count) for count in asked.seats.split(",")] if asked.seats else [n for n in game.seats if n]
    options = dict(one.split("=", 1) for one in asked.option)
    results: dict[int, Simulation] = {}
    for seats in counts:
        who = [asked.bot] * seats
        results[seats] = one = simulate(
            game, who, asked.number, seed=asked.seed, workers=asked.workers, options=options, preset=preset
        )
        print(f"{seats} seats: {one.finished} games in {one.seconds:.0f} s", file=sys.stderr, flush=True)
        if one.errors:
            raise SystemExit(f"seed {one.broken[0].seed} broke off: {one.broken[0].words}")
    return results


def share(wins: int, games: int) -> str:
    """A share of wins with its 95% interval, in percent."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table; the first column is words, the others numbers."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rows))


def times_fair(count: RoleCount) -> tuple[float, float, float]:
    """How many times its fair share a role won, and the bounds of that."""
    low, high = wilson(count.won, count.played)
    fair = count.fair / count.played
    return count.won / count.played / fair, low / fair, high / fair


def together(results: Iterable[Simulation]) -> dict[str, RoleCount]:
    """The roles of several simulations, counted as one."""
    total: dict[str, RoleCount] = {}
    for result in results:
        for role, count in result.roles.items():
            total.setdefault(role, RoleCount()).add(count)
    return total


def role_names(game: et.Game, roles: Iterable[str]) -> dict[str, str]:
    """What roles are called, where players can agree on them; the others by their ids."""
    named = {role: role for role in roles}
    for option in game.options:
        if option.per_seat:
            named |= {role: game.choice_words(option, role, "en") for role in named if role in option.choices}
    return named


def role_table(results: dict[int, Simulation], names: dict[str, str]) -> str:
    """For each role and seat count how many times its fair share it won, and over all of them."""
    total = together(results.values())
    rows = []
    for role in sorted(total, key=lambda role: -times_fair(total[role])[0]):
        row = [names[role]]
        for result in (*results.values(), None):
            count = total[role] if result is None else result.roles.get(role)
            row.append("" if count is None else "{:.2f} ({:.2f} to {:.2f})".format(*times_fair(count)))
        rows.append(row)
    return table(["role", *(f"{seats} seats" for seats in results), "all"], rows)


def seat_table(results: dict[int, Simulation]) -> str:
    """The share of games that each seat won alone; and of those shared or lost by all, if there are any."""
    most = max(results)
    rows = [
        [
            f"seat {seat}",
            *("" if seat >= seats else share(one.wins[seat], one.finished) for seats, one in results.items()),
        ]
        for seat in range(most)
    ]
    if any(one.shared for one in results.values()):
        rows.append(["several together", *(share(one.shared, one.finished) for one in results.values())])
    if any(one.others for one in results.values()):
        rows.append(["no seat", *(share(one.others, one.finished) for one in results.values())])
    return table(["", *(f"{seats} seats" for seats in results)], rows)


def together_table(kinds: dict[str, dict[int, Simulation]]) -> str:
    """The share of games that all won together, by what was played, and how many games were played."""
    counts = sorted({seats for results in kinds.values() for seats in results})
    rows = []
    for kind, results in kinds.items():
        cells = [
            share(results[seats].shared, results[seats].finished) if seats in results else ""
            for seats in counts
        ]
        played = {one.finished for one in results.values()}
        games = f"{min(played)} to {max(played)}" if len(played) > 1 else f"{max(played)}"
        rows.append([kind or "as the game comes", *cells, games])
    return table(["", *(f"{seats} seats" for seats in counts), "games each"], rows)


def ending_table(results: dict[int, Simulation], game: et.Game) -> str:
    """The share of games that each rule ended, and how long they were."""
    words, told = game.words("en"), dict[str, str]()
    for number, rule in enumerate(game.endings, 1):
        key = f"ending-{number}" if words.has(f"ending-{number}") else f"ending-{rule}"
        told.setdefault(rule, f"{rule}: {words(key).rstrip('.')}")
    rows = [
        [told[rule], *(share(one.endings.get(rule, 0), one.finished) for one in results.values())]
        for rule in told
    ]
    rows.append(["decisions in a game", *(f"{one.length:.0f}" for one in results.values())])
    if any(one.mean_rounds is not None for one in results.values()):
        rows.append(["rounds in a game", *(f"{one.mean_rounds or 0:.1f}" for one in results.values())])
    return table(["", *(f"{seats} seats" for seats in results)], rows)


def picture(title: str, roles: dict[str, RoleCount], names: dict[str, str]) -> str:
    """A bar for each role as an SVG: its share of wins, where 1 is fair, with a whisker for the interval."""
    ranked = sorted(((times_fair(count), role) for role, count in roles.items()), reverse=True)
    most = max(2.0, *(high for (_, _, high), _ in ranked))
    unit = (WIDTH - LEFT - RIGHT) / most
    height = ROW * (len(ranked) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for mark in (0.5, 1.0, 2.0):
        x = LEFT + unit * mark
        dash = "" if mark == 1 else ' stroke-dasharray="3 4"'
        parts.append(f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{ROW}" y2="{height - ROW}" stroke="#666"{dash}/>')
        parts.append(
            f'<text x="{x:.0f}" y="{height - 8}" text-anchor="middle" fill="#222">{mark:g} × fair</text>'
        )
    for number, ((value, low, high), role) in enumerate(ranked, 1):
        y = ROW * number + ROW / 2
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end" fill="#222">{names[role]}</text>'
        )
        parts.append(
            f'<rect x="{LEFT}" y="{y - 8:.0f}" width="{unit * value:.0f}" height="16" fill="#4d7a99"/>'
        )
        parts.append(
            f'<line x1="{LEFT + unit * low:.0f}" x2="{LEFT + unit * high:.0f}" y1="{y:.0f}" y2="{y:.0f}" '
            'stroke="#111" stroke-width="2"/>'
        )
    return "\n".join([*parts, "</svg>", ""])


def main(argv: Sequence[str] | None = None) -> None:
    """Play or read, and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--seats", help="seat counts, separated by commas; left out, all that the game has")
    ask.add_argument("-n", "--number", type=int, default=200, help="games for each seat count")
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--workers", type=int)
    ask.add_argument("--bot", default="greedy")
    ask.add_argument("--presets", help="named sets of options, separated by commas")
    ask.add_argument("--option", action="append", default=[], help="NAME=VALUE; may be repeated")
    ask.add_argument("--content", help="overrides of the content as JSON: {file: {...}}")
    ask.add_argument("--reports", type=Path, nargs="+", default=[], help="reports to read instead of playing")
    ask.add_argument(
        "--across", action="append", default=[], help="an option whose values count together; for reports"
    )
    ask.add_argument("--picture", type=Path, help="write a picture of the roles to this file")
    asked = ask.parse_args(argv)
    game = et.game(asked.game, json.loads(asked.content) if asked.content else None)
    presets = asked.presets.split(",") if asked.presets else [None]
    if asked.reports:
        reports = (json.loads(path.read_text(encoding="utf-8")) for path in asked.reports)
        kinds = gather(reports, asked.across)
    else:
        kinds = {preset or "": play(game, asked, preset) for preset in presets}
    if not any(won for results in kinds.values() for one in results.values() for won in one.wins):
        print("Games that all won together, in percent:\n")
        print(together_table(kinds) + "\n")
    for kind, results in kinds.items():
        if len(kinds) > 1:
            print(f"### {kind or 'As the game comes'}\n")
        tell(game, results, asked.picture)


def tell(game: et.Game, results: dict[int, Simulation], drawn: Path | None) -> None:
    """The tables of what was played with one set of options."""
    roles = together(results.values())
    names = role_names(game, roles)
    if roles:
        print("Wins by role, as a multiple of a fair share (1.00):\n")
        print(role_table(results, names) + "\n")
    if any(won for one in results.values() for won in one.wins):
        print("Wins by seat, in percent:\n")
        print(seat_table(results) + "\n")
    print("Games by the rule that ended them, in percent:\n")
    print(ending_table(results, game) + "\n")
    if roles and drawn:
        drawn.write_text(picture(f"{game.title}: wins by role", roles, names), encoding="utf-8")


if __name__ == "__main__":
    main()
