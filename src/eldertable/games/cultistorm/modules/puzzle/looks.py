"""How the puzzle looks: pieces with the objects of their bearers, those joined beside the board, horrors past."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.cultistorm.box.places import SEATS
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.puzzle.rules import HELD, JOINED, SPENT, GivePiece, rules_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Counter, Face, Kind, Piece, SceneZone
from eldertable.kernel.steps import Decision

KINDS = (Kind("puzzle", "card", "puzzle"),)


def speak(
    telling: Telling, pieces: Sequence[tuple[str, str, str]], horrors: Sequence[tuple[str, str, str]]
) -> None:
    """Names of pieces, and horrors with what they do."""
    names = [name for _, name, _ in pieces]
    telling.names["piece"] = lambda state, piece: names[piece]
    telling.names["pieces"] = lambda state, several: telling.listed([names[piece] for piece in several])
    telling.names["horror"] = lambda state, horror: ". ".join(horrors[horror][1:])

    def give(state: StormState, decision: GivePiece, seat: int, piece: int, other: int) -> str:
        return telling.words("answer-give-piece", piece=names[piece], who=telling.side(state, other))

    telling.labels["give-piece"] = give


# --- what answers point at ------------------------------------------------------------------------------------------


def point_piece(state: StormState, decision: Decision, seat: int, piece: int, *other: int) -> tuple[str, ...]:
    """A piece among the objects of its bearer, and who gets it."""
    return (f"objects-{seat}", piece_id(piece), *(f"mat-{seat}" for seat in other))


def point_pieces(state: StormState, seat: int) -> tuple[str, ...]:
    """The pieces that somebody holds."""
    return tuple(piece_id(piece) for piece in rules_of(state).held(state, seat))


def piece_id(piece: int) -> str:
    """What a piece is called among all that lies on the table."""
    return f"piece-{piece}"


def has_piece(state: StormState, decision: Decision, seat: int, piece: int, *other: int) -> bool:
    """Whether somebody holds the piece that an answer names, and whoever else it names sits there."""
    return piece in rules_of(state).held(state, seat) and all(one < state.agreed.team for one in other)


POINTS = {"give-piece": point_piece, "let-go": point_piece}
ACT_POINTS = {"give-piece": point_pieces, "join-pieces": point_pieces}
PRESENT = {"give-piece": has_piece, "let-go": has_piece}


# --- the scene ------------------------------------------------------------------------------------------------------


def zones(telling: Telling) -> list[SceneZone]:
    """Beside the board, as soon as something lies there: what is joined, and horrors past."""
    words = telling.words
    return [
        SceneZone(
            "puzzle",
            words("zone-puzzle"),
            "puzzle",
            rules=("CS-PUZ-07", "CS-PUZ-08", "CS-PUZ-09"),
            tip=words("tip-puzzle"),
            look="hand",
            told=True,
        ),
        SceneZone("horrors", words("zone-horrors"), "horrors", rules=("CS-PUZ-04",), look="cards"),
    ]


def faces(
    telling: Telling, pieces: Sequence[tuple[str, str, str]], horrors: Sequence[tuple[str, str, str]]
) -> list[Face]:
    """Pieces with their curses, horrors with what they do."""
    words = telling.words
    return [
        Face(id, name, text, "puzzle", line=words(f"type-{kind}"), rules=rules)
        for kind, cards, rules in (
            ("piece", pieces, ("CS-PUZ-03", "CS-PUZ-06", "CS-PUZ-07")),
            ("horror", horrors, ("CS-PUZ-04",)),
        )
        for id, name, text in cards
    ]


def pieces_on_table(state: StormState, ids: Sequence[str]) -> list[Piece]:
    """What was found: with its bearers, joined, and horrors past."""
    rules = rules_of(state)
    found: list[Piece] = []
    for seat in range(SEATS):
        for order, card in enumerate(state.zones[rules.zone + HELD + seat]):
            number = card - rules.card
            found.append(
                Piece("puzzle", f"objects-{seat}", ids[number], seat, order=10 + order, id=piece_id(number))
            )
    for zone, at in (("puzzle", JOINED), ("horrors", SPENT)):
        for order, card in enumerate(state.zones[rules.zone + at]):
            number = card - rules.card
            found.append(Piece("puzzle", zone, ids[number], order=order, id=piece_id(number)))
    return found


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """How many pieces were found."""
    rules = rules_of(state)
    every = len(rules.puzzle.pieces)
    n = every - rules.missing(state)
    return [Counter("pieces", telling.words("counter-pieces"), n, "objects-deck", every, icon="puzzle")]
