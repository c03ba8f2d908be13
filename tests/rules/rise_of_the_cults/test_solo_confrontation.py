"""Confrontation and Terror against NPC: it moves in, reveals, rolls, and always frightens."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.table.fields import DECK, DISCARD, KEPT, LAID, SUPPLY
from tests.rules.rise_of_the_cults.table import DOWNTOWN, EXAMPLE_WON, NORTHSIDE, UPTOWN, RiseTable, rise
from tests.support import rule

DOMINANCE = 3
NO_THUGS = "xxxxx" * 3
"""Five dice and both re-rolls without a Thug."""


def solo(**options: Any) -> RiseTable:
    """A solo table, the player green and NPC red, the board empty."""
    return rise(seats=1, npc_colour="red", **options)


def weak(table: RiseTable) -> RiseTable:
    """On top of NPC's deck lie three cards without Attack, and its dice show no Thug."""
    return table.on_deck(1, "S2", "S2", "S2").dice(NO_THUGS)


# --- the worked example ---------------------------------------------------------------------------------------


@rule("ROTC-SCO-21", "ROTC-SCO-02", "ROTC-SCO-07", "ROTC-SCO-08", "ROTC-SCO-10", "ROTC-SCO-12", "ROTC-SCO-13")
def test_example_the_player_wins_by_ten_to_nine() -> None:
    table = solo().rituals(0, DOWNTOWN, 1, 3).rituals(1, UPTOWN, 3).sanity(DOWNTOWN, 3)
    table.investigators(DOWNTOWN, 1)
    table.hand(0, "A1", "A2", "G1", "S3").tokens(0, thugs=4, freaks=1).on_deck(1, "S4", "S2", "S4", "S1")
    table.dice("TTxxx" + "Txx" + "Tx").dominates(0, DOWNTOWN)
    assert table.told() == [
        "NPC moves a level III Ritual from Uptown to Downtown for the fight.",
        "Green leads a Confrontation in Downtown.",
    ]
    assert table.state.attack[:2] == [4, 3]
    table.commits("A1", "A2", "G1", thugs=4)
    assert table.told() == [
        "Green lays 3 cards face down and closes a fist.",
        "Green reveals Sower of Discord, Midnight Procession, Hidden Altar and 4 Thugs: Attack 10.",
    ]
    table.play("Enough")
    told = table.told()
    assert told[0] == "NPC reveals 2 × Night Courier, Lodge Brother and 0 Thugs: Attack 5."
    assert told[1].startswith("NPC rolls: 2 Thugs, ")
    assert told[3].split("again; the dice show ")[1].startswith("4 Thugs, ")
    assert told[4:] == [
        "Green wins the Confrontation: Green 10, NPC 9.",
        "NPC loses all Rituals in Downtown.",
        "NPC takes a Disorganization card.",
    ]
    assert table.changes() == {
        **EXAMPLE_WON,
        "deck 1 S2": -1,
        "deck 1 S4": -2,
        "discard 1 S2": 1,
        "discard 1 S4": 2,
    }
    assert table.discard_of(1) == ["X1", "S4", "S2", "S4"]


@rule("ROTC-SCO-22", "ROTC-SCO-18", "ROTC-SCO-19")
@pytest.mark.parametrize("paid", ["1 Freak", "Discard Masked Preacher"])
def test_example_then_terror_of_five_against_four(paid: str) -> None:
    table = solo().rituals(0, DOWNTOWN, 1, 3).rituals(1, UPTOWN, 3).sanity(DOWNTOWN, 3)
    table.investigators(DOWNTOWN, 1)
    table.hand(0, "S3").tokens(0, freaks=1)
    weak(table).dominates(0, DOWNTOWN).commits()
    assert table.options() == ["No Terror", "Spread Terror"]
    table.play("Spread Terror", paid, "The level I Ritual")
    assert (table.dominance_of(0, DOWNTOWN), table.rituals_of(0, DOWNTOWN)) == (1, [3])


# --- who comes --------------------------------------------------------------------------------------------------


@rule("ROTC-SCO-01")
def test_with_no_ritual_of_the_other_side_on_the_board_there_is_only_terror() -> None:
    table = solo().rituals(0, DOWNTOWN, 2, 2).hand(0, "S1").dominates(0, DOWNTOWN)
    assert table.asked == "DeclareTerror"
    table.play("Spread Terror")
    assert table.dominance_of(0, DOWNTOWN) == 2
    table = solo().rituals(1, DOWNTOWN, 2).hand(0, "S1").npc_turn(DOWNTOWN, DOMINANCE)
    assert table.told()[1:] == [
        "No rival of NPC has a Ritual in Downtown: there is no Confrontation.",
        "NPC spreads Terror in Downtown.",
        "NPC places a Dominance marker in Downtown.",
        "NPC places a Dominance marker in Downtown.",
        "NPC takes a level II Ritual back from Downtown.",
    ]


@rule("ROTC-SCO-02", "ROTC-RUL-64", "ROTC-CON-04")
def test_the_npc_moves_its_highest_ritual_on_the_board_in_at_its_level() -> None:
    table = solo().rituals(0, UPTOWN, 1).hand(0, "S2").rituals(1, UPTOWN, 2).rituals(1, DOWNTOWN, 1)
    table.rituals(1, NORTHSIDE, 1, 3)
    table.dominates(0, UPTOWN)
    assert [table.rituals_of(1, place) for place in (DOWNTOWN, UPTOWN, NORTHSIDE)] == [[1], [2, 3], [1]]
    assert table.told()[0] == "NPC moves a level III Ritual from Northside to Uptown for the fight."
    table = solo().rituals(0, UPTOWN, 1).hand(0, "S2").rituals(1, DOWNTOWN, 2).rituals(1, NORTHSIDE, 1)
    table.dominates(0, UPTOWN)
    assert [table.rituals_of(1, place) for place in (DOWNTOWN, UPTOWN, NORTHSIDE)] == [[], [2], [1]]


@rule("ROTC-SCO-02")
@pytest.mark.parametrize(
    ("downtown", "northside", "moved"), [((3,), (1,), 3), ((1,), (), 1), ((1,), (2,), 2)]
)
def test_the_highest_ritual_is_found_wherever_it_is(
    downtown: tuple[int, ...], northside: tuple[int, ...], moved: int
) -> None:
    table = solo().rituals(0, UPTOWN, 1).hand(0, "S2").rituals(1, DOWNTOWN, *downtown)
    table.rituals(1, NORTHSIDE, *northside)
    table.dominates(0, UPTOWN)
    assert table.rituals_of(1, UPTOWN) == [moved]


@rule("ROTC-RUL-64")
def test_the_npc_with_no_ritual_elsewhere_moves_nothing_and_fights() -> None:
    table = solo().rituals(0, UPTOWN, 1).hand(0, "S2").rituals(1, UPTOWN, 1).dominates(0, UPTOWN)
    stays = "The highest Ritual of NPC is in Uptown already, level I: none moves in."
    assert (table.asked, table.told()) == ("CommitCards", [stays, "Green leads a Confrontation in Uptown."])


@rule("ROTC-RUL-64")
@pytest.mark.parametrize(("reading", "moved"), [("board", []), ("elsewhere", [2])])
def test_the_npc_whose_highest_ritual_is_here_moves_none_unless_others_count_alone(
    reading: str, moved: list[int]
) -> None:
    table = solo(npc_reinforces=reading).rituals(0, UPTOWN, 1).hand(0, "S2").rituals(1, UPTOWN, 3)
    table.rituals(1, DOWNTOWN, 1).rituals(1, NORTHSIDE, 2).dominates(0, UPTOWN)
    assert table.rituals_of(1, UPTOWN) == [*moved, 3]
    stays = "The highest Ritual of NPC is in Uptown already, level III: none moves in."
    assert (stays in table.told()) == (reading == "board")


@rule("ROTC-RUL-64", "ROTC-SCO-03", "ROTC-SCO-04")
@pytest.mark.parametrize(("npc_tie", "moves"), [("highest", True), ("lowest", False)])
def test_a_ritual_as_high_here_and_there_is_told_apart_by_the_district(npc_tie: str, moves: bool) -> None:
    table = solo(npc_tie=npc_tie).rituals(0, UPTOWN, 1).hand(0, "S2").rituals(1, UPTOWN, 2)
    table.rituals(1, NORTHSIDE, 2).dominates(0, UPTOWN)
    assert table.rituals_of(1, UPTOWN) == ([2, 2] if moves else [2])


@rule("ROTC-SCO-03", "ROTC-SCO-04", "ROTC-EDI-10")
@pytest.mark.parametrize(
    ("edition", "npc_tie", "origin"),
    [
        ("en", "edition", NORTHSIDE),
        ("pl", "edition", DOWNTOWN),
        ("en", "lowest", DOWNTOWN),
        ("pl", "highest", NORTHSIDE),
    ],
)
def test_among_equal_levels_the_edition_says_from_which_district(
    edition: str, npc_tie: str, origin: int
) -> None:
    table = solo(edition=edition, npc_tie=npc_tie).rituals(0, UPTOWN, 3).hand(0, "S2")
    table.rituals(1, DOWNTOWN, 1, 2).rituals(1, NORTHSIDE, 1, 2).dominates(0, UPTOWN)
    assert table.rituals_of(1, UPTOWN) == [2]
    assert table.rituals_of(1, origin) == [1]
    assert table.rituals_of(1, DOWNTOWN + NORTHSIDE - origin) == [1, 2]
    table = solo(edition=edition, npc_tie=npc_tie).rituals(0, UPTOWN, 3).hand(0, "S2")
    table.rituals(1, DOWNTOWN, 1).rituals(1, NORTHSIDE, 1).dominates(0, UPTOWN)
    assert table.rituals_of(1, origin) == []


@rule("ROTC-SCO-05", "ROTC-DEC-18")
def test_when_the_npc_executes_the_player_may_move_one_ritual_in() -> None:
    table = solo().rituals(1, UPTOWN, 1).rituals(0, NORTHSIDE, 3).rituals(0, DOWNTOWN, 1).hand(0, "S2")
    table.npc_turn(UPTOWN, DOMINANCE)
    assert (table.asked, table.speaker) == ("Reinforce", 0)
    assert table.options() == [
        "Move none",
        "The level I Ritual in Downtown",
        "The level III Ritual in Northside",
    ]
    table.play("The level III Ritual in Northside")
    assert (table.rituals_of(0, UPTOWN), table.asked) == ([3], "CommitCards")


@rule("ROTC-SCO-05", "ROTC-SCO-19")
def test_if_the_player_stays_out_the_npc_goes_straight_to_terror_for_two() -> None:
    table = solo().rituals(1, UPTOWN, 1).rituals(0, NORTHSIDE, 3).npc_turn(UPTOWN, DOMINANCE)
    table.play("Move none")
    assert (table.dominance_of(1, UPTOWN), table.rituals_of(1, UPTOWN)) == (2, [])
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)


@rule("ROTC-SCO-06")
def test_without_a_free_field_nobody_moves_in() -> None:
    table = solo().rituals(0, UPTOWN, 1, 1, 2).rituals(1, NORTHSIDE, 3).dominates(0, UPTOWN)
    assert (table.asked, table.rituals_of(1, NORTHSIDE)) == ("DeclareTerror", [3])
    table = solo().rituals(1, UPTOWN, 1, 1, 2).rituals(0, NORTHSIDE, 3).npc_turn(UPTOWN, DOMINANCE)
    assert (table.asked, table.dominance_of(1, UPTOWN), table.rituals_of(1, UPTOWN)) == (
        "ChoosePlan",
        2,
        [1, 2],
    )
    table = solo().rituals(0, UPTOWN, 1, 2).rituals(1, UPTOWN, 1).rituals(1, NORTHSIDE, 3).hand(0, "S2")
    table.dominates(0, UPTOWN)
    assert (table.asked, table.rituals_of(1, NORTHSIDE)) == ("CommitCards", [3])


# --- the NPC's strength -----------------------------------------------------------------------------------------


@rule("ROTC-SCO-07", "ROTC-SCO-09")
@pytest.mark.parametrize("npc_leads", [False, True])
def test_in_every_confrontation_the_player_commits_and_reveals_first(npc_leads: bool) -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 3).hand(0, "S1").on_deck(1, "S1", "S2", "S2")
    if npc_leads:
        table.npc_turn(UPTOWN, DOMINANCE, NO_THUGS)
    else:
        table.dice(NO_THUGS).dominates(0, UPTOWN)
    assert (table.asked, table.speaker, table.cards(LAID + 1)) == ("CommitCards", 0, [])
    table.commits("S1")
    assert (table.asked, table.speaker, table.cards(LAID + 1)) == ("RevealAbility", 0, [])
    table.told()
    table.play("Enough")
    told = table.told()
    assert told[:3] == [
        "NPC reveals Hired Knife, 2 × Lodge Brother and 0 Thugs: Attack 4.",
        "NPC uses Hired Knife.",
        "NPC destroys Hired Knife.",
    ]
    totals = "NPC 5, Green 2" if npc_leads else "Green 2, NPC 5"
    assert f"NPC wins the Confrontation: {totals}." in told
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)


@rule("ROTC-SCO-08", "ROTC-SCO-12", "ROTC-NPC-10", "ROTC-RUL-60", "ROTC-RUL-63")
def test_the_npc_reveals_its_kept_cards_in_order_then_the_top_three_of_its_deck() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).kept("G5", "S4").hand(0, "S2")
    table.on_deck(1, "S2", "S4", "S3", "G5").dice(NO_THUGS).dominates(0, UPTOWN).commits()
    told = table.told()
    names = "Cellar Colossus, 2 × Night Courier, Lodge Brother, Masked Preacher"
    assert f"NPC reveals {names} and 0 Thugs: Attack 7." in told
    assert "NPC wins the Confrontation: Green 1, NPC 7." in told
    assert table.discard_of(1) == ["G5", "S4", "S2", "S4", "S3"]
    assert (table.cards(KEPT), table.cards(LAID + 1), table.cards(DECK + 3)) == ([], [], ["G5"])
    assert table.tokens_of(1) == (2, 0, 0)


@rule("ROTC-SCO-10", "ROTC-RUL-72")
@pytest.mark.parametrize(
    ("dice", "thugs"),
    [
        ("TTTTT", 5),
        ("xxxxx" + "TTTTT", 5),
        ("TxxxT" + "Txx" + "xT", 4),
        ("xxxxT" + "xxxx" + "xTTx", 3),
        (NO_THUGS, 0),
    ],
)
def test_five_dice_and_two_rerolls_of_all_that_show_no_thug(dice: str, thugs: int) -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).on_deck(1, "S2", "S2", "S2").dice(dice)
    rolled = table.state.dice + len(dice)
    table.dominates(0, UPTOWN)
    assert f"NPC wins the Confrontation: Green 1, NPC {2 + thugs}." in table.told()
    assert (table.state.dice, table.state.faces) == (rolled, [0, 0, 0, 0])


@rule("ROTC-SCO-11", "ROTC-SCO-12", "ROTC-SCO-15", "ROTC-NPC-13", "ROTC-RUL-60")
def test_all_thugs_of_the_npc_are_added_and_then_gone() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).tokens(1, thugs=7)
    weak(table).dominates(0, UPTOWN)
    told = table.told()
    assert "NPC reveals 3 × Lodge Brother and 7 Thugs: Attack 9." in told
    assert "NPC wins the Confrontation: Green 1, NPC 9." in told
    assert table.tokens_of(1) == (0, 0, 0)
    assert table.state.attack == table.state.thugs_shown == [0, 0, 0, 0]


@rule("ROTC-RUL-62", "ROTC-SRD-11")
def test_with_fewer_than_three_cards_the_npc_reshuffles_and_goes_on_or_reveals_what_there_is() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).discard(1, "S4", "S4", "S4").only_deck(1, "S4")
    table.dominates(0, UPTOWN)
    told = table.told()
    assert "NPC shuffles the discard pile (3 cards) into a new deck." in told
    assert "NPC reveals 3 × Night Courier and 0 Thugs: Attack 5." in told
    assert (table.state.deck_size(DECK + 3), table.discard_of(1)) == (1, ["S4", "S4", "S4"])
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).discard(1, "S4").only_deck(1, "S4")
    table.dominates(0, UPTOWN)
    assert "NPC reveals 2 × Night Courier and 0 Thugs: Attack 4." in table.told()
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).only_deck(1).dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert "NPC reveals nothing and 0 Thugs: Attack 2." in table.told()


@rule("ROTC-RUL-90", "ROTC-RUL-14")
def test_a_disorganization_card_counts_nothing_and_is_discarded_with_the_rest() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).kept("X1").on_deck(1, "X1", "S2", "S2", "S4")
    table.dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert "NPC wins the Confrontation: Green 1, NPC 2." in table.told()
    assert (table.discard_of(1), table.cards(DECK + 3)) == (["X1", "X1", "S2", "S2"], ["S4"])


@rule("ROTC-RUL-92")
def test_the_next_confrontation_of_any_kind_uses_kept_cards_and_thugs_up_a_dominance_without_one_does_not() -> (
    None
):
    table = solo().rituals(1, UPTOWN, 2).kept("S4").tokens(1, thugs=2).npc_turn(UPTOWN, DOMINANCE)
    assert (table.cards(KEPT), table.tokens_of(1)) == (["S4"], (2, 0, 0))
    table = solo().rituals(1, UPTOWN, 2).rituals(0, DOWNTOWN, 2, 2).rituals(0, UPTOWN, 1)
    table.kept("S4").tokens(1, thugs=2)
    weak(table).dominates(0, DOWNTOWN)
    assert (table.cards(KEPT), table.tokens_of(1)) == ([], (0, 0, 0))


# --- its abilities ----------------------------------------------------------------------------------------------


@rule("ROTC-SCO-09", "ROTC-RUL-63")
def test_s1_hired_knife_of_the_npc_is_always_destroyed_for_two() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).kept("S1").on_deck(1, "S1", "S2", "S2")
    table.dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert "NPC wins the Confrontation: Green 1, NPC 6." in table.told()
    assert (table.discard_of(1), table.changes()["destroyed S1"]) == (["S2", "S2"], 2)


@rule("ROTC-RUL-63", "ROTC-SRD-09", "ROTC-SCO-09")
def test_g1_sower_of_discord_of_the_npc_is_free_and_used_by_every_copy() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).on_deck(1, "G1", "S2", "G1").dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert table.discard_of(0) == ["X1", "X1", "X1"]
    assert table.discard_of(1) == ["G1", "S2", "G1"]


@rule("ROTC-RUL-71")
def test_g1_sower_of_discord_of_the_player_disorganizes_the_npc() -> None:
    table = solo().rituals(0, UPTOWN, 3).rituals(1, UPTOWN, 1).hand(0, "G1").tokens(0, initiates=1)
    weak(table).dominates(0, UPTOWN).commits("G1").play("Use Sower of Discord", "1 Initiate")
    assert table.discard_of(1) == ["X1", "X1", "S2", "S2", "S2"]


@rule("ROTC-RUL-63", "ROTC-RUL-41")
def test_g2_spiteful_ghoul_of_the_npc_sends_its_disorganization_to_the_player() -> None:
    table = solo().rituals(0, UPTOWN, 2, 3).rituals(1, UPTOWN, 1).on_deck(1, "G2", "S2", "S2").dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert (table.discard_of(0), table.discard_of(1)) == (["X1"], ["G2", "S2", "S2"])
    assert not any(" uses " in line for line in table.told())


@rule("ROTC-RUL-63", "ROTC-SCO-09")
def test_g3_many_limbed_shape_of_the_npc_adds_a_card_that_uses_its_ability_too() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).on_deck(1, "S2", "G3", "S2", "G3", "S1", "S4")
    table.dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    told = table.told()
    start = told.index("NPC uses Many-Limbed Shape.")
    assert told[start : start + 6] == [
        "NPC uses Many-Limbed Shape.",
        "NPC adds Many-Limbed Shape from the deck.",
        "NPC uses Many-Limbed Shape.",
        "NPC adds Hired Knife from the deck.",
        "NPC uses Hired Knife.",
        "NPC destroys Hired Knife.",
    ]
    assert "NPC wins the Confrontation: Green 1, NPC 8." in told
    assert (table.discard_of(1), table.cards(DECK + 3)) == (["S2", "G3", "S2", "G3"], ["S4"])


@rule("ROTC-RUL-62")
def test_g3_many_limbed_shape_of_the_npc_adds_nothing_when_no_card_is_left() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).only_deck(1, "G3").dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert "NPC wins the Confrontation: Green 1, NPC 4." in table.told()
    assert table.discard_of(1) == ["G3"]


@rule("ROTC-RUL-63")
def test_kept_cards_use_their_abilities_before_the_deck_cards() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).kept("G4").on_deck(1, "S1", "S2", "S2")
    table.dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    used = [line for line in table.told() if " uses " in line]
    assert used == ["NPC uses Pack of the Alleys.", "NPC uses Hired Knife."]


@rule("ROTC-SCO-09")
def test_g4_pack_of_the_alleys_of_the_npc_counts_its_rituals_here() -> None:
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 1, 2).on_deck(1, "G4", "S2", "S2").dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert "NPC wins the Confrontation: Green 1, NPC 6." in table.told()


@rule("ROTC-RUL-63", "ROTC-RUL-87")
def test_sr_tusked_zealot_and_g5_cellar_colossus_bring_the_npc_thugs_for_its_next_fight() -> None:
    table = solo().rituals(0, UPTOWN, 2, 3).rituals(1, UPTOWN, 1).on_deck(1, "SR", "S2", "S2").dice(NO_THUGS)
    table.tokens(1, thugs=1).dominates(0, UPTOWN)
    assert table.tokens_of(1) == (2, 0, 0)
    table = solo().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 3).on_deck(1, "G5", "S2", "SR").dice(NO_THUGS)
    table.tokens(1, thugs=1).dominates(0, UPTOWN)
    assert table.tokens_of(1) == (2, 0, 0)


@rule("ROTC-RUL-63", "ROTC-RUL-85")
def test_g6_warden_of_the_threshold_wins_the_npc_a_tie() -> None:
    table = solo(edition="pl").rituals(0, UPTOWN, 3).rituals(1, UPTOWN, 1).on_deck(1, "G6", "S2", "S2")
    table.dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    assert "NPC wins the tie with Warden of the Threshold: Green 3, NPC 3." in table.told()


@rule("ROTC-SCO-09")
def test_g7_walker_in_the_fog_and_other_windows_are_of_no_use_to_the_npc() -> None:
    table = solo(edition="pl").rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 2).on_deck(1, "G7", "S3", "S4")
    table.dice(NO_THUGS)
    table.dominates(0, UPTOWN)
    told = table.told()
    assert "NPC wins the Confrontation: Green 1, NPC 4." in told
    assert not any(" uses " in line for line in told)
    assert table.discard_of(1) == ["G7", "S3", "S4"]


# --- the result -------------------------------------------------------------------------------------------------


@rule("ROTC-SCO-13", "ROTC-SCO-15", "ROTC-SCO-16")
def test_the_loser_takes_the_rituals_back_and_a_disorganization_card() -> None:
    table = weak(solo().rituals(0, UPTOWN, 1, 1).rituals(1, UPTOWN, 3)).dominates(0, UPTOWN)
    assert (table.rituals_of(0, UPTOWN), table.rituals_of(1, UPTOWN)) == ([], [3])
    assert table.rituals_of(0, SUPPLY) == [1, 1, 2, 2, 3]
    assert (table.discard_of(0), table.discard_of(1)) == (["X1"], ["S2", "S2", "S2"])
    assert (table.asked, table.dominance_of(1, UPTOWN)) == ("ChoosePlan", 0)


@rule("ROTC-SCO-14")
def test_equal_totals_send_both_sides_rituals_home_and_disorganize_both() -> None:
    table = weak(solo().rituals(0, UPTOWN, 1, 2).rituals(1, UPTOWN, 3)).dominates(0, UPTOWN)
    assert "The Confrontation is tied, nobody wins: Green 3, NPC 3." in table.told()
    assert (table.rituals_of(0, UPTOWN), table.rituals_of(1, UPTOWN)) == ([], [])
    assert (table.discard_of(0), table.discard_of(1)) == (["X1"], ["X1", "S2", "S2", "S2"])
    assert table.asked == "ChoosePlan"


@rule("ROTC-RUL-70")
def test_bloody_feuds_disorganize_the_npc_twice_too() -> None:
    table = weak(solo().city("C11").rituals(0, UPTOWN, 2, 3).rituals(1, UPTOWN, 1)).dominates(0, UPTOWN)
    assert table.discard_of(1) == ["X1", "X1", "S2", "S2", "S2"]


@rule("ROTC-SCO-16")
def test_there_is_terror_only_for_the_side_that_executed_and_won() -> None:
    table = solo().rituals(0, UPTOWN, 2, 3).rituals(1, UPTOWN, 1).on_deck(1, "S2", "S2", "S2")
    table.tokens(0, freaks=9)
    table.npc_turn(UPTOWN, DOMINANCE, NO_THUGS)
    assert "Green wins the Confrontation: NPC 1, Green 5." in table.told()
    assert (table.asked, table.dominance_of(0, UPTOWN), table.dominance_of(1, UPTOWN)) == ("ChoosePlan", 0, 0)


# --- the NPC's Terror -------------------------------------------------------------------------------------------


@rule("ROTC-SCO-17", "ROTC-SCO-19", "ROTC-RUL-65")
def test_the_npcs_terror_always_succeeds_and_removes_its_lowest_ritual_here() -> None:
    table = solo().rituals(1, UPTOWN, 2, 3).rituals(1, NORTHSIDE, 1).sanity(UPTOWN, 4)
    table.investigators(UPTOWN, 9)
    table.npc_turn(UPTOWN, DOMINANCE)
    assert table.told()[1:] == [
        "No rival of NPC has a Ritual in Uptown: there is no Confrontation.",
        "NPC spreads Terror in Uptown.",
        "NPC places a Dominance marker in Uptown.",
        "NPC places a Dominance marker in Uptown.",
        "NPC takes a level II Ritual back from Uptown.",
    ]
    assert table.changes() == {
        "plans uptown 1": -1,
        "markers 1": 1,
        "dominance uptown 1": 2,
        "dominance supply 1": -2,
        "rituals uptown 1 II": -1,
        "rituals supply 1 II": 1,
    }


@rule("ROTC-SCO-19", "ROTC-SCO-16")
def test_after_a_won_confrontation_the_npc_places_one_marker() -> None:
    table = solo().rituals(1, UPTOWN, 1, 3).rituals(0, UPTOWN, 1).on_deck(1, "S2", "S2", "S2")
    table.npc_turn(UPTOWN, DOMINANCE, NO_THUGS)
    assert (table.dominance_of(1, UPTOWN), table.rituals_of(1, UPTOWN)) == (1, [3])


@rule("ROTC-SCO-20", "ROTC-RUL-66", "ROTC-RUL-45", "ROTC-TER-10")
def test_on_full_fields_the_npc_replaces_the_players_markers_empty_ones_first() -> None:
    table = solo().rituals(1, UPTOWN, 2).dominance(0, UPTOWN, 2).dominance(1, UPTOWN, 1)
    table.npc_turn(UPTOWN, DOMINANCE)
    assert table.told()[3:6] == [
        "NPC places a Dominance marker in Uptown.",
        "Green loses a Dominance marker in Uptown.",
        "NPC places a Dominance marker in Uptown.",
    ]
    assert (table.dominance_of(0, UPTOWN), table.dominance_of(1, UPTOWN)) == (1, 3)
    assert (table.dominance_of(0, SUPPLY), table.dominance_of(1, SUPPLY)) == (7, 5)


@rule("ROTC-RUL-66")
@pytest.mark.parametrize(("players", "own", "after"), [(0, 4, 4), (1, 3, 4), (0, 3, 4)])
def test_if_all_fields_are_its_own_the_npc_places_nothing_but_still_removes_a_ritual(
    players: int, own: int, after: int
) -> None:
    table = solo().rituals(1, UPTOWN, 1).dominance(0, UPTOWN, players).dominance(1, UPTOWN, own)
    table.npc_turn(UPTOWN, DOMINANCE)
    assert (table.dominance_of(1, UPTOWN), table.rituals_of(1, UPTOWN)) == (after, [])
    assert table.dominance_of(0, UPTOWN) == 0
    nothing = "All Dominance fields of Uptown are NPC's own: no marker is placed."
    assert table.told()[-2:] == [nothing, "NPC takes a level I Ritual back from Uptown."]


@rule("ROTC-RUL-67")
@pytest.mark.parametrize(("northside", "placed"), [(4, 0), (3, 1)])
def test_without_dominance_markers_in_supply_the_npc_still_removes_a_ritual(
    northside: int, placed: int
) -> None:
    table = solo().rituals(1, UPTOWN, 1).dominance(1, DOWNTOWN, 4).dominance(1, NORTHSIDE, northside)
    table.npc_turn(UPTOWN, DOMINANCE)
    assert (table.dominance_of(1, UPTOWN), table.dominance_of(1, SUPPLY), table.rituals_of(1, UPTOWN)) == (
        placed,
        0,
        [],
    )


@rule("ROTC-SCO-18", "ROTC-TER-01")
def test_for_the_player_terror_is_optional_and_checked() -> None:
    table = solo().rituals(0, UPTOWN, 3).sanity(UPTOWN, 3).dominates(0, UPTOWN)
    assert table.options() == ["No Terror"]
    table = solo().rituals(0, UPTOWN, 3).sanity(UPTOWN, 2).dominates(0, UPTOWN)
    assert table.options() == ["No Terror", "Spread Terror"]
    table.play("No Terror")
    assert (table.rituals_of(0, UPTOWN), table.cards(DISCARD)) == ([3], [])


@rule("ROTC-SCO-20", "ROTC-RUL-46")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_on_full_fields_the_player_replaces_a_marker_of_the_npc(edition: str) -> None:
    table = solo(edition=edition).rituals(0, UPTOWN, 2, 2).dominance(0, UPTOWN, 1).dominance(1, UPTOWN, 3)
    table.dominates(0, UPTOWN).play("Spread Terror")
    assert (table.dominance_of(0, UPTOWN), table.dominance_of(1, UPTOWN)) == (3, 1)
    assert table.dominance_of(1, SUPPLY) == 7
