"""What people can agree on before they play."""

from __future__ import annotations

from eldertable.games.cult.box.cards import Content
from eldertable.games.cult.box.content import TABLES, Texts
from eldertable.kernel import Option

LAST_ROUND = 40
"""Where nobody attends, the game ends after this round."""


def agreeable(frozen: Content, texts: Texts) -> tuple[Option, ...]:
    """The options of a table; Cults and colours are those of the content."""
    return (
        Option("edition", "choice", ("igrology",), "igrology", label="Edition", rule="CULT-RUL-67"),
        Option(
            "sheets",
            "choice",
            ("random", "draft", "first-game"),
            "random",
            label="How Cult sheets are given out",
            rule="CULT-RUL-66",
        ),
        Option(
            "cults",
            "choice",
            ("random", *frozen.cults.ids),
            "random",
            per_seat=True,
            label="Cults by seat",
            rule="CULT-SET-07",
        ),
        Option(
            "colours",
            "choice",
            tuple(texts.colours),
            "fixed",
            per_seat=True,
            label="Colours by seat",
            rule="CULT-SET-05",
        ),
        Option(
            "numbers",
            "choice",
            ("tuned", "ledger"),
            "tuned",
            label="Numbers: tuned for balance, or as in the ledger",
            rule="CULT-RUL-90",
        ),
        Option(
            "followers_table",
            "choice",
            TABLES,
            "standard",
            label="Followers needed to place",
            rule="CULT-ITN-03",
        ),
        Option(
            "mob_rows",
            "choice",
            ("choice", "exact"),
            "choice",
            label="Mob benefit: any row up to the Mobs owned, or the exact one",
            rule="CULT-RUL-09",
        ),
        Option(
            "miracle_place_needs_followers",
            "bool",
            (),
            False,
            label="A Miracle that places a Priest needs the Followers for it",
            rule="CULT-RUL-01",
        ),
        Option(
            "triumph_needs_presence",
            "bool",
            (),
            False,
            label="Triumph of the Science needs an own piece there",
            rule="CULT-RUL-68",
        ),
        Option(
            "coin_limit",
            "int",
            (25, 999),
            label="Coins in the game (none given: without end)",
            rule="CULT-RUL-55",
        ),
        Option(
            "max_rounds",
            "int",
            (1, 200),
            unattended=LAST_ROUND,
            label="Last round (none given: until somebody wins)",
            rule="CULT-RUL-65",
        ),
    )
