"""The end: Victory Points, tie-breaks, and the Objectives of the solo game."""

import pytest

from eldertable.games.rise_of_the_cults.box.cards import Objective
from eldertable.games.rise_of_the_cults.rules.scoring import objective_met, standing
from eldertable.kernel import Outcome
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, RIVERTOWN, UPTOWN, RiseTable, rise
from tests.support import rule


def outcome(table: RiseTable) -> Outcome:
    """How the game ends if it ends now."""
    found = table.run().state.outcome
    assert found is not None
    return found


def score(table: RiseTable) -> list[int | None]:
    """Everybody's Victory Points."""
    return [side.total for side in outcome(table).sides]


# --- when ---------------------------------------------------------------------------------------------------


@rule("ROTC-END-01", "ROTC-RND-05")
def test_the_last_action_phase_ends_the_game_without_hiding() -> None:
    table = (
        rise().round(6).hand(0, "S1").tokens(0, thugs=9).dominance(0, UPTOWN, 3).marker(UPTOWN, 0).action(0)
    )
    table.play("Bluff", "1 Thug")
    assert not table.state.over
    table.play("1 Thug")
    assert (table.state.over, table.asked, table.speaker) == (True, "", None)
    assert (table.hand_of(0), table.tokens_of(0)) == (["S1"], (11, 0, 0))
    assert table.told()[-1] == "The game is over. Won with 3 Victory Points: Green."


@rule("ROTC-END-01", "ROTC-RND-01")
@pytest.mark.parametrize(("number", "rounds"), [(5, 6), (6, 7), (9, 10)])
def test_the_round_before_the_last_does_not_end_the_game(number: int, rounds: int) -> None:
    table = rise(rounds=rounds).round(number).marker(UPTOWN, 0).action(0).play("Bluff", "1 Thug", "1 Thug")
    assert not table.state.over
    assert table.state.round == number + 1


# --- Victory Points -----------------------------------------------------------------------------------------


@rule("ROTC-END-02", "ROTC-END-07")
def test_every_dominance_marker_on_the_board_is_a_point() -> None:
    table = rise(seats=4).dominance(0, DOWNTOWN, 2).dominance(0, RIVERTOWN, 1).dominance(0, NORTHSIDE, 3)
    ended = outcome(table.dominance(1, UPTOWN, 1).dominance(2, DOWNTOWN, 1).dominance(2, UPTOWN, 1))
    assert [side.total for side in ended.sides] == [6, 1, 2, 0]
    assert ended.sides[0].parts == {"Dominance markers": 6, "Cult Sites with a Ritual": 0, "Most Rituals": 0}


@rule("ROTC-END-03")
def test_a_site_with_an_own_ritual_beside_it_is_a_point() -> None:
    table = rise(seats=4).site(0, DOWNTOWN, RIVERTOWN, UPTOWN, NORTHSIDE).site(1, DOWNTOWN).site(2, UPTOWN)
    table.rituals(0, DOWNTOWN, 1, 1).rituals(0, NORTHSIDE, 3).rituals(1, UPTOWN, 3).rituals(2, RIVERTOWN, 1)
    ended = outcome(table)
    parts = [side.parts["Cult Sites with a Ritual"] for side in ended.sides]
    assert parts == [2, 0, 0, 0]
    assert ended.sides[0].parts == {"Dominance markers": 0, "Cult Sites with a Ritual": 2, "Most Rituals": 1}
    assert [side.total for side in ended.sides] == [3, 0, 0, 0]


@rule("ROTC-END-04")
def test_the_most_rituals_are_a_point_whatever_their_levels() -> None:
    assert score(rise().rituals(0, DOWNTOWN, 1).rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 3)) == [1, 0]
    assert score(rise().rituals(0, DOWNTOWN, 1, 1).rituals(1, NORTHSIDE, 1, 1, 2)) == [0, 1]


@rule("ROTC-END-04")
def test_all_who_tie_for_the_most_rituals_get_the_point() -> None:
    table = rise(seats=3).rituals(0, DOWNTOWN, 1, 1).rituals(1, DOWNTOWN, 2).rituals(1, UPTOWN, 3)
    assert score(table.rituals(2, NORTHSIDE, 3)) == [1, 1, 0]


@rule("ROTC-RUL-51")
def test_with_no_ritual_on_the_board_nobody_scores_for_them() -> None:
    assert score(rise(seats=3)) == [0, 0, 0]


@rule("ROTC-END-05")
def test_the_most_points_win_whatever_the_tie_breaks_say() -> None:
    table = rise(seats=3).dominance(0, UPTOWN, 3).dominance(1, DOWNTOWN, 2).dominance(2, UPTOWN, 1)
    table.site(1, DOWNTOWN, UPTOWN).rituals(1, DOWNTOWN, 1).rituals(1, UPTOWN, 3)
    ended = outcome(table.discard(1, "X1"))
    assert ended.winners == (1,)
    assert [side.total for side in ended.sides] == [3, 5, 1]
    assert [side.rank for side in ended.sides] == [2, 1, 3]
    assert ended.reason == ("ROTC-END-05", "most Victory Points")
    assert table.told() == ["The game is over. Won with 5 Victory Points: Yellow."]
    assert [(side.name, side.seat) for side in ended.sides] == [("Green", 0), ("Yellow", 1), ("Blue", 2)]


# --- tie-breaks ---------------------------------------------------------------------------------------------


@rule("ROTC-END-06")
def test_first_tie_break_most_dominance_markers() -> None:
    table = rise().dominance(0, UPTOWN, 2).discard(0, "X1")
    ended = outcome(table.site(1, UPTOWN, DOWNTOWN).rituals(1, UPTOWN, 1))
    assert [side.total for side in ended.sides] == [2, 2]
    assert ended.winners == (0,)
    assert ended.reason == ("ROTC-END-06", "level on Victory Points, decided by the tie-break")
    assert "Level on 2 Victory Points: the most Dominance markers decide." in table.told()
    assert [side.rank for side in ended.sides] == [1, 2]


@rule("ROTC-END-06")
def test_second_tie_break_most_cult_sites() -> None:
    table = rise().rituals(0, UPTOWN, 1, 1).site(1, NORTHSIDE).rituals(1, NORTHSIDE, 1).discard(1, "X1")
    ended = outcome(table)
    assert [side.total for side in ended.sides] == [1, 1]
    assert ended.winners == (1,)
    assert ended.reason[0] == "ROTC-END-06"
    assert "Level on 1 Victory Point: the most Cult Sites decide." in table.told()


@rule("ROTC-RUL-52", "ROTC-END-06")
def test_the_tie_break_counts_every_cult_site_on_the_board() -> None:
    for districts in ((DOWNTOWN, NORTHSIDE), (NORTHSIDE, UPTOWN)):
        table = rise().site(0, UPTOWN).rituals(0, UPTOWN, 3).site(1, *districts).rituals(1, NORTHSIDE, 1)
        ended = outcome(table.discard(1, "X1"))
        assert [side.total for side in ended.sides] == [2, 2]
        assert ended.winners == (1,)


@rule("ROTC-END-06")
def test_third_tie_break_most_rituals() -> None:
    table = rise().site(0, DOWNTOWN).rituals(0, UPTOWN, 1, 1).discard(0, "X1")
    ended = outcome(table.site(1, NORTHSIDE).rituals(1, NORTHSIDE, 3))
    assert [side.total for side in ended.sides] == [1, 1]
    assert ended.winners == (0,)
    assert "Level on 1 Victory Point: the most Rituals decide." in table.told()
    sites = rise().site(0, DOWNTOWN, UPTOWN).rituals(0, NORTHSIDE, 1, 1)
    assert outcome(sites.site(1, DOWNTOWN, UPTOWN).rituals(1, DOWNTOWN, 3)).winners == (0,)
    assert "Level on 1 Victory Point: the most Rituals decide." in sites.told()


@rule("ROTC-END-06", "ROTC-RUL-53")
def test_fourth_tie_break_fewest_disorganization_cards_in_deck_discard_pile_and_hand() -> None:
    for table in (rise().on_deck(0, "X1"), rise().discard(0, "X1"), rise().hand(0, "X1")):
        assert outcome(table).winners == (1,)
        assert "Level on 0 Victory Points: the fewest Disorganization cards decide." in table.told()
    everywhere = rise().on_deck(0, "X1").discard(0, "X1").hand(0, "X1")
    assert outcome(everywhere.discard(1, "X1", "X1", "X1", "X1")).winners == (0,)
    for other in (rise().on_deck(1, "X1"), rise().discard(1, "X1"), rise().hand(1, "X1")):
        assert outcome(other).winners == (0,)
    assert outcome(rise().discard(0, "X1", "S1").discard(1, "X1", "S2")).winners == (0, 1)


@rule("ROTC-END-06", "ROTC-RUL-52", "ROTC-RUL-53")
def test_standing_is_points_dominance_sites_rituals_and_disorganization() -> None:
    table = rise().dominance(1, UPTOWN, 2).site(1, UPTOWN, DOWNTOWN, NORTHSIDE).rituals(1, UPTOWN, 1, 2)
    table.rituals(1, NORTHSIDE, 3).discard(1, "X1").on_deck(1, "X1")
    assert standing(table.state, 1) == (5, 2, 3, 3, -2)
    assert standing(table.state, 0) == (0, 0, 0, 0, 0)


@rule("ROTC-RUL-54")
def test_whoever_is_level_in_everything_shares_the_victory() -> None:
    table = (
        rise(seats=3)
        .dominance(0, UPTOWN, 1)
        .dominance(1, UPTOWN, 1)
        .dominance(2, DOWNTOWN, 1)
        .discard(1, "X1")
    )
    ended = outcome(table)
    assert ended.winners == (0, 2)
    assert [side.rank for side in ended.sides] == [1, 2, 1]
    assert ended.reason == ("ROTC-RUL-54", "level in everything: a shared victory")
    assert table.told() == [
        "Level on 1 Victory Point: the fewest Disorganization cards decide.",
        "The game is over. Won with 1 Victory Point: Green, Blue.",
    ]


def test_in_a_game_that_is_broken_off_those_with_most_points_are_ahead() -> None:
    table = rise(3).dominance(1, UPTOWN, 2)
    assert table.game.ahead(table.state, (0, 1, 2)) == [1]
    assert table.game.ahead(table.state, (0, 2)) == [0, 2]
    assert table.game.ahead(table.state, ()) == []


# --- solo ---------------------------------------------------------------------------------------------------


def meets(objective: str, table: RiseTable) -> bool:
    """Whether the player wins with this Objective card as the board stands."""
    ended = outcome(table)
    won = ended.winners == (0,)
    met = ("ROTC-SEN-02", "the Objective is met" if won else "the Objective is not met")
    assert ended.winners in ((0,), (1,))
    assert ended.reason == met
    assert [side.rank for side in ended.sides] == ([1, 2] if won else [2, 1])
    assert table.game.content.objectives[table.state.objective].id == objective
    assert [event.args["who"] for event in table.chronicle.events] == [0]
    told = table.told()
    assert told[0].startswith("The Objective is met:" if won else "The Objective is not met:")
    return won


def solo(objective: str) -> RiseTable:
    """A solo game with this Objective, nothing on the board."""
    return rise(seats=1, objective=objective)


@rule("ROTC-SEN-01", "ROTC-SEN-02", "ROTC-RUL-69", "ROTC-SST-16")
def test_o1_reinforcement_asks_for_more_points_than_the_npc() -> None:
    assert meets("O1", solo("O1").dominance(0, UPTOWN, 1))
    assert not meets("O1", solo("O1").dominance(0, UPTOWN, 1).dominance(1, DOWNTOWN, 2))
    npc = solo("O1").dominance(0, UPTOWN, 2).site(1, UPTOWN).rituals(1, UPTOWN, 1).dominance(1, UPTOWN, 1)
    assert not meets("O1", npc)


@rule("ROTC-SEN-03", "ROTC-RUL-69")
def test_the_tie_break_list_decides_between_player_and_npc() -> None:
    assert meets("O1", solo("O1").dominance(0, UPTOWN, 1).rituals(1, UPTOWN, 1))
    assert not meets("O1", solo("O1").dominance(1, UPTOWN, 1).rituals(0, UPTOWN, 1))


@rule("ROTC-RUL-53", "ROTC-RUL-54")
def test_a_tie_in_everything_is_the_npcs_and_its_kept_cards_count() -> None:
    assert not meets("O1", solo("O1"))
    assert meets("O1", solo("O1").kept("X1"))
    assert not meets("O1", solo("O1").kept("X1").discard(0, "X1"))


@rule("ROTC-SEN-02")
def test_o2_deep_roots_asks_for_two_sites_with_a_ritual() -> None:
    two = solo("O2").site(0, UPTOWN, DOWNTOWN).rituals(0, UPTOWN, 1).rituals(0, DOWNTOWN, 1)
    assert meets("O2", two)
    one = solo("O2").site(0, UPTOWN, DOWNTOWN).rituals(0, UPTOWN, 1).rituals(0, NORTHSIDE, 1)
    assert not meets("O2", one)


@rule("ROTC-SEN-02")
@pytest.mark.parametrize(
    ("northside", "uptown", "won"), [(2, 2, True), (1, 4, False), (4, 1, False), (3, 2, True)]
)
def test_o3_total_domination_asks_for_two_markers_in_northside_and_in_uptown(
    northside: int, uptown: int, won: bool
) -> None:
    table = solo("O3").dominance(0, NORTHSIDE, northside).dominance(0, UPTOWN, uptown)
    assert meets("O3", table) == won


@rule("ROTC-SEN-02")
@pytest.mark.parametrize(
    ("markers", "clutter", "won"), [(4, 1, True), (3, 1, False), (4, 2, False), (4, 0, True)]
)
def test_o4_iron_discipline_asks_for_four_markers_and_at_most_one_disorganization_card(
    markers: int, clutter: int, won: bool
) -> None:
    table = solo("O4").dominance(0, DOWNTOWN, 1).dominance(0, UPTOWN, markers - 1)
    assert meets("O4", table.discard(0, *["X1"] * clutter)) == won


@rule("ROTC-SEN-02")
def test_an_objective_may_forbid_disorganization_altogether() -> None:
    strict = Objective()
    strict.max_disorganization = 0
    assert objective_met(solo("O1").dominance(0, UPTOWN, 1).state, strict)
    assert not objective_met(solo("O1").dominance(0, UPTOWN, 1).discard(0, "X1").state, strict)


@rule("ROTC-SEN-02", "ROTC-RUL-53")
@pytest.mark.parametrize(
    ("markers", "deck", "won"),
    [
        (5, ["G1", "G2", "G2"], True),
        (4, ["G1", "G2", "G2"], False),
        (5, ["G1", "G2", "A1"], False),
        (5, ["G1", "G2", "G3", "G4"], True),
    ],
)
def test_o5_menagerie_asks_for_five_markers_and_three_guardians(
    markers: int, deck: list[str], won: bool
) -> None:
    table = solo("O5").dominance(0, DOWNTOWN, 2).dominance(0, UPTOWN, markers - 2)
    assert meets("O5", table.on_deck(0, deck[0]).discard(0, deck[1]).hand(0, *deck[2:])) == won


@rule("ROTC-SEN-02")
@pytest.mark.parametrize("short", [None, DOWNTOWN, UPTOWN, NORTHSIDE])
def test_o6_the_great_rite_asks_for_two_markers_in_each_district(short: int | None) -> None:
    table = solo("O6")
    for district in (DOWNTOWN, UPTOWN, NORTHSIDE):
        table.dominance(0, district, 1 if district == short else 2)
    assert meets("O6", table) == (short is None)


@rule("ROTC-SEN-02")
@pytest.mark.parametrize(("mine", "won"), [(5, False), (6, True), (7, True)])
def test_o7_crushing_victory_asks_for_a_lead_of_four(mine: int, won: bool) -> None:
    table = solo("O7").dominance(0, DOWNTOWN, 3).dominance(0, UPTOWN, mine - 3)
    assert meets("O7", table.dominance(1, NORTHSIDE, 2)) == won


def silenced(district: int, markers: int, npc: int, site: bool = True, ritual: bool = True) -> RiseTable:
    """The eighth Objective is met everywhere, except perhaps in one district."""
    table = solo("O8")
    for other in (DOWNTOWN, UPTOWN, NORTHSIDE):
        table.dominance(0, other, markers if other == district else 2)
        table.dominance(1, other, npc if other == district else 1)
        if site or other != district:
            table.site(0, other)
        if ritual or other != district:
            table.rituals(0, other, 1 if other != NORTHSIDE else 2)
    return table


@rule("ROTC-SEN-02")
@pytest.mark.parametrize("district", [DOWNTOWN, UPTOWN, NORTHSIDE])
def test_o8_silenced_rival_asks_for_more_markers_and_a_site_with_a_ritual_in_each_district(
    district: int,
) -> None:
    assert meets("O8", silenced(district, 1, 0))
    assert not meets("O8", silenced(district, 1, 1))
    assert not meets("O8", silenced(district, 0, 0))
    assert not meets("O8", silenced(district, 2, 1, site=False))
    assert not meets("O8", silenced(district, 2, 1, ritual=False))
