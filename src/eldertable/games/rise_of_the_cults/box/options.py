"""What people can agree on before they play."""

from __future__ import annotations

from eldertable.games.rise_of_the_cults.box import cards
from eldertable.games.rise_of_the_cults.box.cards import Content
from eldertable.kernel import Option


def agreeable(frozen: Content) -> tuple[Option, ...]:
    """The options of a table; Initial Setup cards and Objectives are those of the content. (ROTC-DEC-01)"""
    setups = ("random", *frozen.setup.ids)
    objectives = ("random", *(objective.id for objective in frozen.objectives))
    least, most = frozen.numbers.rounds
    colours = cards.COLOUR_IDS
    return (
        Option("edition", "choice", cards.EDITIONS, "en", label="Edition", rule="ROTC-EDI-23"),
        Option("rounds", "int", (least, most), least, label="Rounds", rule="ROTC-RUL-10"),
        Option("layout", "choice", ("free", "printed"), "free", label="Card stacks", rule="ROTC-SET-13"),
        Option("setup", "choice", setups, "random", label="Initial Setup card", rule="ROTC-SET-15"),
        Option("objective", "choice", objectives, "random", label="Objective (solo)", rule="ROTC-SST-14"),
        Option(
            "first",
            "choice",
            ("random", "1", "2", "3", "4"),
            "random",
            label="First Cultist",
            rule="ROTC-RUL-02",
        ),
        Option("colours", "choice", colours, "fixed", per_seat=True, label="Colours", rule="ROTC-RUL-01"),
        Option("choose_colours", "bool", (), False, label="Choose colours at the table", rule="ROTC-RUL-01"),
        Option(
            "npc_colour",
            "choice",
            ("random", *colours),
            "random",
            label="Colour of the NPC",
            rule="ROTC-RUL-01",
        ),
        Option(
            "open_screens",
            "bool",
            (),
            False,
            label="Screens show what can be reckoned",
            rule="ROTC-RUL-77",
        ),
        Option(
            "cards",
            "choice",
            ("edition", *cards.EDITIONS),
            "edition",
            label="Card pool",
            rule="ROTC-EDI-01",
        ),
        Option(
            "left_out",
            "choice",
            ("edition", "choose", "random", *cards.DISTRICT_IDS),
            "edition",
            label="District left out (2 or 3 players)",
            rule="ROTC-EDI-03",
        ),
        Option(
            "npc_tie",
            "choice",
            ("edition", "highest", "lowest"),
            "edition",
            label="NPC's choice among equal Rituals",
            rule="ROTC-EDI-10",
        ),
        Option(
            "npc_reinforces",
            "choice",
            ("board", "elsewhere"),
            "board",
            label="Ritual that the NPC moves in",
            rule="ROTC-RUL-64",
        ),
    )
