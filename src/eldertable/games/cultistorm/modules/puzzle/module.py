"""Dangerous puzzle as the game knows it: pieces, horrors, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader, listed
from eldertable.games.cultistorm.box.places import SEATS
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import KNOBS, Module, knobs, numbered
from eldertable.games.cultistorm.modules.puzzle import looks
from eldertable.games.cultistorm.modules.puzzle.bot import WORTHS, Solver
from eldertable.games.cultistorm.modules.puzzle.rules import (
    CURSES,
    PIECE,
    VERBS,
    Bearers,
    GivePiece,
    HidePuzzle,
    KeepPieces,
    Puzzle,
    PuzzleRules,
)
from eldertable.games.cultistorm.table.agreed import FEWEST
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone
from eldertable.kernel.content import convert, fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone
from eldertable.kernel.words import filled


class PieceCard(shapes.Entry):
    """A piece with its curse."""

    id: str
    curse: str
    en: shapes.Text
    n: shapes.Positive = 1


class Horror(shapes.Entry):
    """A horror."""

    id: str
    effect: list[shapes.Op]
    en: shapes.Text


class Reward(shapes.Entry):
    """What the team may do when all pieces are joined."""

    effect: list[shapes.Op]


class PuzzleFile(shapes.Entry):
    """The file puzzle.toml."""

    reward: Reward
    piece: list[PieceCard]
    horror: list[Horror]


class Knobs(shapes.Entry):
    """The entry `puzzle` of modules.toml. `puz_depth`: for two investigators, three, and so on."""

    puz_depth: list[shapes.Number]
    puz_draw: shapes.Number


class PuzzleModule(Module):
    """Dangerous puzzle."""

    name = "puzzle"
    rule = "CS-PUZ-01"
    folder = Path(__file__).parent
    steps = (HidePuzzle, GivePiece, KeepPieces)
    acts = ("give-piece", "join-pieces")
    verbs = VERBS
    zones = (*(Zone(f"pieces {seat}") for seat in range(SEATS)), Zone("joined pieces"), Zone("horrors past"))
    kinds = looks.KINDS
    points = looks.POINTS
    act_points = looks.ACT_POINTS
    present = looks.PRESENT
    worths = WORTHS
    advice = Solver()
    advised = tuple(verb.name for verb in VERBS)

    def __init__(self) -> None:
        self.puzzle = Puzzle()
        self.pieces_said: list[tuple[str, str, str]] = []
        self.horrors_said: list[tuple[str, str, str]] = []

    def option(self) -> Option:
        return Option(self.name, "bool", (), False, label="Dangerous puzzle", rule=self.rule)

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """Six pieces, then four horrors."""
        file = convert("puzzle", files["puzzle"], PuzzleFile)
        ids = [*(piece.id for piece in file.piece), *(horror.id for horror in file.horror)]
        unique("puzzle", ids)
        fits("puzzle", "pieces", len(file.piece), PIECE)
        turned = knobs(files, self.name, Knobs)
        if len(turned.puz_depth) != SEATS + 1 - FEWEST:
            raise BadContent(
                f"{KNOBS}.toml: {self.name}, puz_depth: there must be {SEATS + 1 - FEWEST} numbers"
            )
        made = Puzzle()
        made.pieces = [piece.id for piece in file.piece]
        made.curses = [listed("puzzle", piece.id, "curse", piece.curse, CURSES) for piece in file.piece]
        made.numbers = [piece.n for piece in file.piece]
        made.horrors = [reader.module_effect("puzzle", horror.id, horror.effect) for horror in file.horror]
        made.reward = reader.module_effect("puzzle", "reward", file.reward.effect)
        made.depth = [0] * FEWEST + turned.puz_depth
        made.draws = turned.puz_draw
        self.puzzle = made
        self.pieces_said = [
            (piece.id, piece.en.name, filled(piece.en.text, {"n": piece.n})) for piece in file.piece
        ]
        self.horrors_said = [
            (horror.id, horror.en.name, numbered(horror.en.text, horror.effect)) for horror in file.horror
        ]
        return ids

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return PuzzleRules(zone, card, ending, self.puzzle)

    def part(self) -> Part:
        return Bearers()

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"piece": self.puzzle.pieces}

    def back(self, card: int) -> str:
        """How many of them are left in the deck is known, so they are told apart from objects there, where order is not."""
        return "Puzzle card"

    def speak(self, telling: Telling) -> None:
        looks.speak(telling, self.pieces_said, self.horrors_said)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(telling)

    def faces(self, telling: Telling) -> list[Face]:
        return looks.faces(telling, self.pieces_said, self.horrors_said)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        return looks.pieces_on_table(state, [id for id, *_ in (*self.pieces_said, *self.horrors_said)])

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
