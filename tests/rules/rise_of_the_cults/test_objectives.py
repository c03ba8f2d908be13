"""The end of the solo game: points of both sides, ties, and the eight Objective cards."""

import pytest

from eldertable.games.rise_of_the_cults.rules.scoring import lacking
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, UPTOWN, RiseTable, rise
from tests.support import rule


def solo(objective: str = "O1") -> RiseTable:
    """A solo table with this Objective, the player green and NPC red, nothing on the board."""
    return rise(seats=1, npc_colour="red", objective=objective)


def met(table: RiseTable) -> bool:
    """Whether the player wins as the board stands; else NPC does."""
    table.run()
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners in ((0,), (1,))
    won = outcome.winners == (0,)
    assert table.told()[-1].startswith("The Objective is met: " if won else "The Objective is not met: ")
    assert [result.rank for result in outcome.sides] == ([1, 2] if won else [2, 1])
    return won


@rule("ROTC-SEN-01", "ROTC-END-02", "ROTC-END-03", "ROTC-END-04")
def test_points_are_counted_for_both_sides() -> None:
    table = solo().site(0, DOWNTOWN, UPTOWN).rituals(0, DOWNTOWN, 1, 2).dominance(0, NORTHSIDE, 3)
    table.site(1, DOWNTOWN, UPTOWN, NORTHSIDE).rituals(1, UPTOWN, 1).rituals(1, NORTHSIDE, 3)
    table.dominance(1, UPTOWN, 2)
    assert met(table)
    outcome = table.state.outcome
    assert outcome is not None
    parts = [(result.seat, list(result.parts.values()), result.total) for result in outcome.sides]
    assert parts == [(0, [3, 1, 1], 5), (None, [2, 2, 1], 5)]
    assert outcome.reason == ("ROTC-SEN-02", "the Objective is met")


@rule("ROTC-SEN-02", "ROTC-RUL-69")
def test_o1_reinforcement_asks_only_for_more_points_than_the_npc() -> None:
    assert met(solo("O1").dominance(0, UPTOWN, 2).dominance(1, UPTOWN, 1))
    table = solo("O1").dominance(0, UPTOWN, 1).dominance(1, UPTOWN, 2)
    assert not met(table)
    assert table.state.winners == 2


@rule("ROTC-RUL-54", "ROTC-SEN-03")
def test_o1_reinforcement_a_complete_tie_goes_to_the_npc() -> None:
    assert not met(solo("O1"))
    assert not met(solo("O1").dominance(0, UPTOWN, 2).dominance(1, NORTHSIDE, 2))


@rule("ROTC-SEN-03", "ROTC-END-06", "ROTC-RUL-69")
@pytest.mark.parametrize(("ahead", "behind"), [(0, 1), (1, 0)])
def test_level_points_are_decided_by_dominance_markers_then_by_cult_sites(ahead: int, behind: int) -> None:
    markers = solo().dominance(ahead, UPTOWN, 1).rituals(behind, UPTOWN, 1).site(behind, DOWNTOWN, NORTHSIDE)
    assert met(markers) == (ahead == 0)
    sites = solo().site(ahead, DOWNTOWN).rituals(ahead, DOWNTOWN, 1).rituals(behind, NORTHSIDE, 1, 1)
    assert met(sites) == (ahead == 0)


@rule("ROTC-SEN-03", "ROTC-END-06")
def test_level_points_markers_and_sites_are_decided_by_the_number_of_rituals() -> None:
    table = solo().dominance(0, UPTOWN, 1).site(0, DOWNTOWN).rituals(0, NORTHSIDE, 1, 1)
    table.dominance(1, UPTOWN, 1).site(1, DOWNTOWN).rituals(1, DOWNTOWN, 1)
    assert met(table)
    table = solo().dominance(1, UPTOWN, 1).site(1, DOWNTOWN).rituals(1, NORTHSIDE, 1, 1)
    table.dominance(0, UPTOWN, 1).site(0, DOWNTOWN).rituals(0, DOWNTOWN, 1)
    assert not met(table)


@rule("ROTC-SEN-03", "ROTC-RUL-53", "ROTC-END-06")
def test_last_of_all_fewer_disorganization_cards_decide_kept_cards_of_the_npc_among_them() -> None:
    assert met(solo().discard(1, "X1"))
    assert met(solo().on_deck(1, "X1"))
    assert met(solo().kept("X1"))
    assert met(solo().discard(0, "X1").kept("X1").discard(1, "X1"))
    assert not met(solo().discard(0, "X1").kept("X1"))
    assert not met(solo().hand(0, "X1"))
    assert not met(solo().on_deck(0, "X1"))


# --- the Objectives -------------------------------------------------------------------------------------------


@rule("ROTC-SEN-02", "ROTC-SST-14")
def test_o2_deep_roots_needs_two_sites_with_a_ritual_beside_them() -> None:
    assert met(solo("O2").site(0, DOWNTOWN, UPTOWN).rituals(0, DOWNTOWN, 1).rituals(0, UPTOWN, 1))
    assert not met(solo("O2").site(0, DOWNTOWN, UPTOWN).rituals(0, DOWNTOWN, 1, 1))
    assert not met(solo("O2").site(0, DOWNTOWN).rituals(0, DOWNTOWN, 1).rituals(0, UPTOWN, 1))


@rule("ROTC-SEN-02", "ROTC-SST-14")
def test_o3_total_domination_needs_two_markers_in_northside_and_two_in_uptown() -> None:
    assert met(solo("O3").dominance(0, NORTHSIDE, 2).dominance(0, UPTOWN, 2))
    assert not met(solo("O3").dominance(0, NORTHSIDE, 1).dominance(0, UPTOWN, 4))
    assert not met(solo("O3").dominance(0, NORTHSIDE, 4).dominance(0, UPTOWN, 1))
    assert not met(solo("O3").dominance(0, NORTHSIDE, 2).dominance(0, DOWNTOWN, 4))


@rule("ROTC-SEN-02", "ROTC-RUL-69")
@pytest.mark.parametrize(
    ("objective", "mine", "behind", "level"),
    [
        ("O3", {NORTHSIDE: 2, UPTOWN: 2}, {DOWNTOWN: 3}, {DOWNTOWN: 4}),
        ("O4", {NORTHSIDE: 4}, {DOWNTOWN: 3}, {DOWNTOWN: 4}),
        ("O5", {NORTHSIDE: 4, UPTOWN: 1}, {DOWNTOWN: 4}, {DOWNTOWN: 4, UPTOWN: 1}),
        (
            "O6",
            {DOWNTOWN: 2, NORTHSIDE: 2, UPTOWN: 2},
            {UPTOWN: 2, NORTHSIDE: 2},
            {DOWNTOWN: 2, UPTOWN: 2, NORTHSIDE: 2},
        ),
    ],
)
def test_every_objective_also_asks_for_more_points_than_the_npc(
    objective: str, mine: dict[int, int], behind: dict[int, int], level: dict[int, int]
) -> None:
    for theirs, won in ((behind, True), (level, False)):
        table = solo(objective).hand(0, "G2", "G2", "G2")
        for side, markers in ((0, mine), (1, theirs)):
            for district, n in markers.items():
                table.dominance(side, district, n)
        assert met(table) == won


@rule("ROTC-SEN-02", "ROTC-RUL-53")
def test_o4_iron_discipline_needs_four_markers_and_at_most_one_disorganization_card() -> None:
    assert met(solo("O4").dominance(0, NORTHSIDE, 4))
    assert met(solo("O4").dominance(0, NORTHSIDE, 2).dominance(0, UPTOWN, 2).discard(0, "X1"))
    assert not met(solo("O4").dominance(0, NORTHSIDE, 3))
    assert not met(solo("O4").dominance(0, NORTHSIDE, 4).discard(0, "X1", "X1"))
    assert not met(solo("O4").dominance(0, NORTHSIDE, 4).hand(0, "X1").on_deck(0, "X1"))


@rule("ROTC-SEN-02", "ROTC-RUL-53")
def test_o5_menagerie_needs_five_markers_and_three_guardians_anywhere_among_the_cards() -> None:
    five = solo("O5").dominance(0, NORTHSIDE, 4).dominance(0, UPTOWN, 1)
    assert met(five.hand(0, "G1").discard(0, "G2").on_deck(0, "G3"))
    four = solo("O5").dominance(0, NORTHSIDE, 4)
    assert not met(four.hand(0, "G1").discard(0, "G2").on_deck(0, "G3"))
    two = solo("O5").dominance(0, NORTHSIDE, 4).dominance(0, UPTOWN, 1)
    assert not met(two.hand(0, "G1", "A1").discard(0, "G2").on_deck(1, "G3"))


@rule("ROTC-SEN-02")
def test_o6_the_great_rite_needs_two_markers_in_each_of_the_three_districts() -> None:
    assert met(solo("O6").dominance(0, NORTHSIDE, 2).dominance(0, UPTOWN, 2).dominance(0, DOWNTOWN, 2))
    for short in (DOWNTOWN, UPTOWN, NORTHSIDE):
        table = solo("O6")
        for district in (DOWNTOWN, UPTOWN, NORTHSIDE):
            table.dominance(0, district, 1 if district == short else 3)
        assert not met(table)


@rule("ROTC-SEN-02")
def test_o7_crushing_victory_needs_a_lead_of_four_points() -> None:
    assert met(solo("O7").dominance(0, NORTHSIDE, 4).dominance(0, UPTOWN, 1).dominance(1, DOWNTOWN, 1))
    assert not met(solo("O7").dominance(0, NORTHSIDE, 4).dominance(1, DOWNTOWN, 1))


@rule("ROTC-SEN-02")
@pytest.mark.parametrize(
    ("objective", "short"), [("O1", 0), ("O2", 2), ("O3", 4), ("O4", 4), ("O5", 5 + 3), ("O6", 6), ("O8", 6)]
)
def test_with_nothing_on_the_board_all_that_an_objective_asks_for_is_lacking(
    objective: str, short: int
) -> None:
    """Bots weigh by it how far the player is from the Objective: markers, Cult Sites and cards count one each."""
    state = solo(objective).state
    assert lacking(state, state.agreed.content.objectives[state.objective]) == short


def everywhere(*, without: str = "", district: int = -1) -> RiseTable:
    """Objective 8 with a Site, a Ritual and one marker more than NPC in every district, save for one thing."""
    table = solo("O8")
    for place, mine, theirs in ((DOWNTOWN, 2, 1), (UPTOWN, 1, 0), (NORTHSIDE, 3, 1)):
        missing = without if place == district else ""
        table.dominance(0, place, mine - (missing == "marker")).dominance(1, place, theirs)
        if missing != "site":
            table.site(0, place)
        if missing != "ritual":
            table.rituals(0, place, 1 if place < NORTHSIDE else 2)
    return table


@rule("ROTC-SEN-02")
def test_o8_silenced_rival_needs_more_markers_than_the_npc_a_site_and_a_ritual_in_every_district() -> None:
    assert met(everywhere())
    for district in (DOWNTOWN, UPTOWN):
        for missing in ("marker", "site", "ritual"):
            assert not met(everywhere(without=missing, district=district))
    for missing in ("site", "ritual"):
        assert not met(everywhere(without=missing, district=NORTHSIDE))
    level = everywhere(without="marker", district=NORTHSIDE).dominance(1, NORTHSIDE, 1)
    assert not met(level)
