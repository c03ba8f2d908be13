"""What people can agree on before they play."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box.cards import Content
from eldertable.games.eldritch_arkham.box.places import SEATS
from eldertable.games.eldritch_arkham.box.texts import Texts
from eldertable.kernel import Option

BOOK_SIDES = ("I", "II")


def _choice(name: str, choices: tuple[str, ...], label: str, rule: str, per_seat: bool = False) -> Option:
    """An option with several values; the first one unless people agree on another."""
    return Option(name, "choice", choices, choices[0], per_seat=per_seat, label=label, rule=rule)


def _switch(name: str, label: str, rule: str) -> Option:
    """An option that is off unless people agree on it."""
    return Option(name, "bool", (), False, label=label, rule=rule)


def agreeable(frozen: Content, texts: Texts) -> tuple[Option, ...]:
    """The options of a table; roles and Monster cards are those of the content. (EA-DEC-52)"""
    rounds, unattended = texts.rounds
    starts = ("random", *(str(seat + 1) for seat in range(SEATS)))
    numbers = "Numbers: tuned for balance, or as in the ledger"
    return (
        _choice("board", ("arkham", "innsmouth"), "Board", "EA-SET-02"),
        _choice(
            "roles",
            ("random", "choose", *frozen.roles.ids),
            "Role of each seat",
            "EA-RUL-02",
            per_seat=True,
        ),
        _switch("choose_roles", "Choose random roles at the table instead", "EA-RUL-02"),
        Option("start", "choice", starts, "1", label="Who starts", rule="EA-RUL-03"),
        _choice("eldritch_grimoire", BOOK_SIDES, "Side of the Eldritch Grimoire", "EA-RUL-08"),
        _choice("arkham_grimoire", BOOK_SIDES, "Side of the Arkham Grimoire", "EA-RUL-08"),
        _choice("monster", ("random", *frozen.monsters.ids), "Monster card", "EA-SET-04"),
        Option("rounds", "int", (1, 200), rounds, unattended, label="Last round", rule="EA-RUL-14"),
        _choice("allies", ("removable", "spared"), "Units of allies", "EA-RUL-39"),
        _choice("mythos", ("limited", "unlimited"), "Mythos", "EA-RUL-19"),
        _choice("alarms", ("once", "each-role"), "Monster at 5, 10 and 15 Omen points", "EA-RUL-58"),
        _choice("numbers", ("tuned", "ledger"), numbers, "EA-RUL-217"),
        _switch("elder_stop", "Elder Things may stop early", "EA-RUL-81"),
        _choice("elder_pairs", ("up-to", "both"), "Spores III and Fly III: the second unit", "EA-RUL-203"),
        _choice("worship_swarm", ("once", "never"), "Swarm takes from Worship worth 2", "EA-RUL-72"),
        _switch("solo_aid", "Aid where there is no prey", "EA-RUL-212"),
    )
