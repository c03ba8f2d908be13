"""What all tests share: the games to try, positions reached at random, and the rules that a test holds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import eldertable as et
from eldertable.kernel import Dice, Game, Ledger, State
from tests.kernel.onepage import Vigil

ROOT = Path(__file__).parents[1]
VIGIL = Vigil()
GAMES: tuple[Game, ...] = (*(et.game(name) for name in et.games()), VIGIL)
"""Every game that the properties are tried on."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as holding these rules; an id that no ledger knows is an error at once."""
    if unknown := [id for id in ids if id not in known_rules()]:
        raise ValueError(f"no ledger has the rule {', '.join(unknown)}")
    return pytest.mark.rule(*ids)


@cache
def known_rules() -> frozenset[str]:
    """The ids of all ledgers."""
    ledgers = [*sorted(ROOT.glob("src/eldertable/games/*/rules.md")), VIGIL.folder / "rules.md"]
    return frozenset(id for path in ledgers for id in Ledger.read(path).rules)


def wander(state: State, seed: int, steps: int) -> list[int]:
    """Let the speakers answer at random, so many times or to the end; the answers."""
    dice = Dice(seed)
    answers: list[int] = []
    while not state.over and len(answers) < steps:
        legal = state.legal()
        answers.append(legal[dice.roll(len(legal))])
        state.play(answers[-1])
    return answers


def viewers(state: State) -> list[int | None]:
    """Everybody who looks at the table: the seats, and a spectator."""
    return [*range(state.table.seats), None]
