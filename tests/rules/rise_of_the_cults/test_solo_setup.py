"""Setting up the solo game: the player, NPC with its head start, and the Objective."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.box.cards import LEVELS
from eldertable.games.rise_of_the_cults.rules.scoring import Scoring
from eldertable.games.rise_of_the_cults.table.fields import DISCARD, HAND, KEPT, SUPPLY, deck_of
from tests.rules.rise_of_the_cults.table import (
    BLUE,
    DOWNTOWN,
    NORTHSIDE,
    RIVERTOWN,
    UPTOWN,
    RiseTable,
    at,
    setting_up,
    the_game,
)
from tests.support import rule


def set_up(seed: int = 1, **options: Any) -> RiseTable:
    """A solo game where only the player's first Cult Site is missing."""
    return setting_up(1, seed, **({"layout": "printed", "setup": "I1"} | options)).skip("PlaceStack")


@rule("ROTC-SST-02", "ROTC-SST-13")
@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("left_out", ["edition", "choose", "downtown"])
def test_rivertown_is_out_in_both_editions_and_the_player_puts_one_cult_site_anywhere_else(
    edition: str, left_out: str
) -> None:
    table = set_up(edition=edition, left_out=left_out)
    assert table.state.left_out == RIVERTOWN
    assert (table.asked, table.speaker, table.options()) == (
        "FirstSite",
        0,
        ["Downtown", "Uptown", "Northside"],
    )
    assert table.sites_of(0) == []
    table.play("Uptown")
    assert table.sites_of(0) == [UPTOWN]
    assert table.sites_left(0) == 3


@rule("ROTC-SST-03", "ROTC-BRD-03")
def test_a_district_holds_three_rituals() -> None:
    table = set_up()
    table.rituals(0, UPTOWN, 2)
    assert table.state.free_field(UPTOWN)
    table.rituals(0, UPTOWN, 1)
    assert not table.state.free_field(UPTOWN)
    assert not table.state.free_field(RIVERTOWN)


@rule("ROTC-SST-04", "ROTC-SST-05", "ROTC-SST-06", "ROTC-SET-20")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_player_and_npc_have_a_full_set_of_their_colour_and_a_shuffled_deck_of_twelve(edition: str) -> None:
    table = set_up(edition=edition, colours=("blue",), npc_colour="yellow")
    state = table.state
    assert state.colour == (BLUE, 1, -1, -1)
    everywhere = [*range(4), SUPPLY]
    for side in (0, 1):
        assert [
            sum(state.rituals[at(place, side) * LEVELS + level] for place in everywhere)
            for level in range(LEVELS)
        ] == [
            2,
            2,
            1,
        ]
        assert sum(state.sites[at(place, side)] for place in everywhere) == 4
        assert (state.dominance_of(side, SUPPLY), state.markers[side]) == (8, 4)
    own = {0: ["SB", "SB"], 1: ["SY", "SY"]}
    for side in (0, 1):
        assert table.cards(deck_of(side)) == []
        shared = ["S1", "S1", "S1", "S2", "S2", "S2", "S3", "S3", "S4", "S4"]
        assert sorted(table.cards(deck_of(side) + 1)) == sorted(shared + own[side])
        assert table.cards(HAND + side) == table.cards(DISCARD + side) == []
        assert table.tokens_of(side) == (0, 0, 0)
    assert table.cards(KEPT) == []
    assert state.markers == [4, 4, 0, 0]


@rule("ROTC-SST-05", "ROTC-RUL-01")
def test_by_default_the_npc_takes_a_random_colour_but_never_the_players() -> None:
    colours = {set_up(seed, colours=("blue",)).state.colour[1] for seed in range(40)}
    assert colours == {0, 1, 3}


@rule("ROTC-RUL-01")
def test_the_player_may_choose_both_colours() -> None:
    table = setting_up(1, choose_colours=True)
    assert (table.asked, table.speaker, table.state.legal()) == ("ChooseColour", 0, [0, 1, 2, 3])
    table.play("blue")
    assert (table.asked, table.speaker, table.state.legal()) == ("ChooseColour", 0, [0, 1, 3])
    table.play("green")
    assert table.state.colour == (2, 0, -1, -1)


@rule("ROTC-SST-07")
def test_the_player_alone_lays_all_six_stacks_or_takes_the_printed_layout() -> None:
    table = setting_up(1, setup="I1")
    for _ in range(6):
        assert (table.asked, table.speaker) == ("PlaceStack", 0)
        table.play(table.state.legal()[-1])
    assert table.asked == "FirstSite"
    laid = [[bool(table.stack_of(district, lane)) for lane in (0, 1)] for district in range(4)]
    assert laid == [[True, True], [False, False], [True, True], [True, True]]
    printed = set_up()
    assert [printed.stack_of(district, lane)[:1] for district in range(4) for lane in (0, 1)] == [
        ["G1"], ["A1"], [], [], ["G3"], ["A2"], ["G2"], ["A3"],
    ]  # fmt: skip


@rule("ROTC-SST-08", "ROTC-SST-09", "ROTC-RUL-08")
@pytest.mark.parametrize(
    ("setup", "sanity", "track", "arrived"),
    [
        ("I1", [3, 0, 3, 3], [2, 0, 2, 2], [0, 0, 0, 0]),
        ("I2", [4, 0, 4, 2], [2, 0, 2, 2], [0, 0, 0, 0]),
        ("I3", [2, 0, 3, 3], [1, 0, 1, 1], [0, 0, 0, 0]),
        ("I4", [2, 0, 2, 3], [2, 0, 2, 2], [1, 0, 1, 0]),
    ],
)
def test_the_initial_setup_card_counts_two_players_for_the_tracks(
    setup: str, sanity: list[int], track: list[int], arrived: list[int]
) -> None:
    state = set_up(setup=setup).state
    assert (list(state.sanity), state.track, state.arrived) == (sanity, track, arrived)


@rule("ROTC-SST-08")
def test_the_initial_setup_card_is_drawn_at_random() -> None:
    assert {set_up(seed, setup="random").state.setup_card for seed in range(40)} == {0, 1, 2, 3}


@rule("ROTC-SST-10")
def test_the_player_is_first_in_everything_and_nobody_takes_the_first_cultist_marker() -> None:
    for seed in range(6):
        table = set_up(seed)
        assert (table.state.first, table.speaker) == (0, 0)
        assert not any("First Cultist" in line for line in table.told())


@rule("ROTC-SST-11", "ROTC-SST-12")
def test_the_npc_starts_with_a_site_in_every_district_and_three_rituals() -> None:
    table = set_up()
    assert table.sites_of(1) == [DOWNTOWN, UPTOWN, NORTHSIDE]
    assert table.sites_left(1) == 1
    assert [table.rituals_of(1, district) for district in range(4)] == [[2], [], [1], [1]]
    assert table.rituals_of(1, SUPPLY) == [2, 3]
    assert [table.rituals_of(0, district) for district in range(4)] == [[], [], [], []]
    told = table.told()
    start = told.index("NPC puts a Cult Site in Downtown.")
    assert told[start : start + 6] == [
        "NPC puts a Cult Site in Downtown.",
        "NPC puts a Cult Site in Uptown.",
        "NPC puts a Cult Site in Northside.",
        "NPC puts a level II Ritual in Downtown.",
        "NPC puts a level I Ritual in Uptown.",
        "NPC puts a level I Ritual in Northside.",
    ]


@rule("ROTC-SST-14")
def test_one_objective_is_drawn_at_random_or_agreed() -> None:
    assert {set_up(seed).play("Uptown").state.objective for seed in range(60)} == set(range(8))
    table = set_up(objective="O3").play("Uptown")
    assert table.state.objective == 2
    assert (
        "Objective: Total Domination. Beat the NPC with 2 or more Dominance markers in Northside "
        "and 2 or more in Uptown."
    ) in table.told()


@rule("ROTC-SST-13", "ROTC-SST-14")
def test_the_first_site_is_placed_before_the_objective_is_known() -> None:
    table = set_up(objective="O3")
    assert (table.asked, table.state.objective) == ("FirstSite", -1)
    table.play("Downtown")
    assert table.state.objective == 2


@rule("ROTC-SST-15", "ROTC-CMP-08")
def test_objectives_carry_a_difficulty_and_a_first_game_uses_the_lowest() -> None:
    game = the_game()
    assert game.texts.objective_level == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [objective.id for objective in game.content.objectives] == [f"O{level}" for level in range(1, 9)]
    assert game.presets["first-game"]["objective"] == "O1"


@rule("ROTC-SST-16")
def test_example_the_easiest_objective_is_simply_to_beat_the_npc_on_points() -> None:
    table = set_up(objective="O1").play("Downtown").dominance(0, DOWNTOWN, 4).dominance(0, UPTOWN, 1)
    table.run(Scoring())
    assert table.state.winners == 1
    table = set_up(objective="O1").play("Downtown").dominance(0, DOWNTOWN, 3).run(Scoring())
    assert table.state.winners == 2
