"""The NPC's turn in the solo game: where it acts, what its die calls for, and what stands in for what."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.table.fields import DECK, KEPT, STACKS, deck_of
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, UPTOWN, RiseTable, rise, the_game
from tests.support import rule

PREPARATION, INFLUENCE, DOMINANCE, AUGMENTATION = 1, 2, 3, 4
"""The faces of NPC die as Plans."""


def solo(**options: Any) -> RiseTable:
    """A solo table, the player green and NPC red, the board empty."""
    return rise(seats=1, npc_colour="red", **options)


# --- whose turn, where, which Plan ----------------------------------------------------------------------------


@rule("ROTC-NPC-01", "ROTC-RUL-56")
def test_the_npc_acts_in_the_lowest_numbered_district_where_its_marker_is_on_top() -> None:
    table = solo().marker(NORTHSIDE, 1).marker(UPTOWN, 0, 1).marker(DOWNTOWN, 1, 0).luck(4, AUGMENTATION - 1)
    table.action(1)
    assert table.told()[0] == "NPC takes its marker from Uptown and rolls Augmentation."
    assert tuple(table.markers_laid()) == ((NORTHSIDE, 1), (UPTOWN, 0), (DOWNTOWN, 1), (DOWNTOWN, 0))
    table = solo().marker(NORTHSIDE, 1).marker(UPTOWN, 1).marker(DOWNTOWN, 0, 1).luck(4, AUGMENTATION - 1)
    table.action(1)
    assert table.told()[0] == "NPC takes its marker from Downtown and rolls Augmentation."


@rule("ROTC-NPC-02", "ROTC-SRD-08")
def test_its_top_marker_goes_back_to_its_own_supply_at_once() -> None:
    table = solo().marker(UPTOWN, 1, 0, 1).luck(4, AUGMENTATION - 1).action(1)
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert tuple(table.markers_laid()) == ((UPTOWN, 1), (UPTOWN, 0))
    assert (table.state.markers[1], table.state.plans_done) == (3, [0] * 20)


@rule("ROTC-NPC-03")
@pytest.mark.parametrize(
    ("roll", "plan"), [(1, "Preparation"), (2, "Influence"), (3, "Dominance"), (4, "Augmentation")]
)
def test_the_die_calls_for_the_plan(roll: int, plan: str) -> None:
    table = solo().rituals(1, UPTOWN, 1).rituals(1, NORTHSIDE, 1).npc_turn(UPTOWN, roll)
    told = table.told()
    assert told[0] == f"NPC takes its marker from Uptown and rolls {plan}."
    assert (
        told[1]
        == {
            1: "NPC puts a level III Ritual in Uptown.",
            2: "NPC moves a Ritual from Northside to Uptown; it is level II now.",
            3: "No rival of NPC has a Ritual in Uptown: there is no Confrontation.",
            4: "NPC puts Many-Limbed Shape from Uptown on top of its deck.",
        }[roll]
    )


@rule("ROTC-SRD-08", "ROTC-NPC-02")
def test_np0_npc_round_no_limit_of_two_equal_plans_binds_the_npc() -> None:
    table = solo().marker(UPTOWN, 0, 1, 1, 1, 1).luck(4, 3, 3, 3, 3).action(1)
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert table.told().count("NPC takes its marker from Uptown and rolls Augmentation.") == 4
    assert table.cards(DECK + 3) == ["G3", "G3", "G3", "G3"]


@rule("ROTC-CMP-08")
def test_the_npc_cards_are_its_round_four_plans_and_the_bluff() -> None:
    names = [name for name, _ in the_game().texts.npc["en"]]
    assert names == ["NPC round", "Preparation", "Influence", "Dominance", "Augmentation", "Bluff"]


# --- NP1 Preparation ------------------------------------------------------------------------------------------


@rule("ROTC-NPC-06", "ROTC-RUL-68", "ROTC-SRD-09")
@pytest.mark.parametrize(
    ("elsewhere", "level", "name"), [((), 3, "III"), ((3,), 2, "II"), ((3, 2, 2), 1, "I"), ((2, 2), 3, "III")]
)
def test_np1_preparation_places_the_highest_ritual_free_then_the_investigator_advances(
    elsewhere: tuple[int, ...], level: int, name: str
) -> None:
    table = solo().rituals(1, NORTHSIDE, *elsewhere).tokens(1, thugs=1).investigators(DOWNTOWN, 0, track=2)
    table.npc_turn(DOWNTOWN, PREPARATION)
    assert table.told()[1:] == [
        f"NPC puts a level {name} Ritual in Downtown.",
        "The Investigator of Downtown advances to field 1.",
    ]
    assert table.changes() == {
        "plans downtown 1": -1,
        "markers 1": 1,
        f"rituals downtown 1 {name}": 1,
        f"rituals supply 1 {name}": -1,
        "track downtown": -1,
    }
    assert table.rituals_of(1, DOWNTOWN) == [level]


@rule("ROTC-NPC-06", "ROTC-INV-04", "ROTC-SST-09")
def test_np1_preparation_may_bring_the_investigator_in_and_a_new_one_starts_on_field_two() -> None:
    table = solo().investigators(DOWNTOWN, 1, track=1).npc_turn(DOWNTOWN, PREPARATION)
    assert (table.state.arrived[DOWNTOWN], table.state.track[DOWNTOWN]) == (2, 2)
    assert table.told()[-1] == "An Investigator arrives in Downtown; 2 are there now."


@rule("ROTC-NPC-04", "ROTC-RUL-57")
def test_np1_preparation_without_a_free_field_turns_to_dominance() -> None:
    table = solo().rituals(0, UPTOWN, 1, 1, 2).npc_turn(UPTOWN, PREPARATION)
    assert table.told()[1:3] == [
        "No Ritual field is free in Uptown: NPC turns to Dominance.",
        "NPC has no Ritual in Uptown and turns to Augmentation.",
    ]
    assert table.state.track[UPTOWN] == 2


@rule("ROTC-NPC-05")
def test_np1_preparation_without_a_ritual_in_supply_turns_to_influence() -> None:
    table = solo().rituals(1, UPTOWN, 1, 2).rituals(1, NORTHSIDE, 1, 2, 3).npc_turn(DOWNTOWN, PREPARATION)
    assert table.told()[1:3] == [
        "NPC has no Ritual in its supply and turns to Influence.",
        "NPC moves a Ritual from Uptown to Downtown; it is level I now.",
    ]
    assert table.state.track[DOWNTOWN] == 2


@rule("ROTC-RUL-57")
def test_np1_preparation_checks_the_field_before_the_supply() -> None:
    table = solo().rituals(1, UPTOWN, 1, 1, 2).rituals(1, NORTHSIDE, 2, 3).npc_turn(UPTOWN, PREPARATION)
    assert table.told()[1:3] == [
        "No Ritual field is free in Uptown: NPC turns to Dominance.",
        "No rival of NPC has a Ritual in Uptown: there is no Confrontation.",
    ]


# --- NP2 Influence --------------------------------------------------------------------------------------------


@rule("ROTC-NPC-08", "ROTC-NPC-09", "ROTC-NPC-10", "ROTC-SRD-09")
def test_np2_influence_moves_and_raises_a_ritual_and_keeps_a_card_face_down() -> None:
    table = solo().rituals(1, NORTHSIDE, 1).on_deck(1, "S4", "S1").npc_turn(DOWNTOWN, INFLUENCE)
    assert table.told()[1:] == [
        "NPC moves a Ritual from Northside to Downtown; it is level II now.",
        "NPC keeps a card face down.",
    ]
    assert table.changes() == {
        "plans downtown 1": -1,
        "markers 1": 1,
        "rituals northside 1 I": -1,
        "rituals supply 1 I": 1,
        "rituals supply 1 II": -1,
        "rituals downtown 1 II": 1,
        "deck 1 S4": -1,
        "kept S4": 1,
    }
    for viewer in (0, None):
        assert table.game.view(table.state, viewer)["zones"]["kept"] == ["Cult card|"]


@rule("ROTC-NPC-10", "ROTC-RUL-60")
def test_np2_influence_keeps_one_more_card_each_time() -> None:
    table = solo().rituals(1, NORTHSIDE, 1).kept("S4").on_deck(1, "S2").npc_turn(DOWNTOWN, INFLUENCE)
    assert table.cards(KEPT) == ["S4", "S2"]


@rule("ROTC-NPC-08", "ROTC-RUL-58", "ROTC-RUL-56")
@pytest.mark.parametrize(
    ("target", "uptown", "northside", "downtown", "origin", "level"),
    [
        (DOWNTOWN, (2,), (1,), (), NORTHSIDE, 1),  # the lowest of the higher-numbered
        (DOWNTOWN, (1,), (1,), (), UPTOWN, 1),  # among equals the nearest above
        (DOWNTOWN, (3,), (2,), (), NORTHSIDE, 2),
        (UPTOWN, (), (3,), (1,), NORTHSIDE, 3),  # higher-numbered before lower-numbered, whatever the level
        (UPTOWN, (), (), (2,), DOWNTOWN, 2),  # else lower-numbered
        (NORTHSIDE, (1,), (), (1,), UPTOWN, 1),  # among equals the nearest below
        (NORTHSIDE, (2,), (), (1,), DOWNTOWN, 1),
        (UPTOWN, (1,), (2, 3), (), NORTHSIDE, 2),  # not one that is here already
    ],
)
def test_np2_influence_takes_the_lowest_ritual_of_a_higher_numbered_district_else_of_a_lower(
    target: int,
    uptown: tuple[int, ...],
    northside: tuple[int, ...],
    downtown: tuple[int, ...],
    origin: int,
    level: int,
) -> None:
    table = solo().rituals(1, UPTOWN, *uptown).rituals(1, NORTHSIDE, *northside)
    table.rituals(1, DOWNTOWN, *downtown)
    before = {place: table.rituals_of(1, place) for place in (DOWNTOWN, UPTOWN, NORTHSIDE)}
    table.npc_turn(target, INFLUENCE)
    before[origin].remove(level)
    others = {place: levels for place, levels in before.items() if place != target}
    assert {place: table.rituals_of(1, place) for place in others} == others
    assert len(table.rituals_of(1, target)) == len(before[target]) + 1


@rule("ROTC-RUL-59", "ROTC-NPC-09")
@pytest.mark.parametrize(
    ("moved", "others", "arrives"), [(3, (), 3), (2, (3,), 2), (1, (2, 2), 1), (2, (2,), 3)]
)
def test_np2_influence_moves_without_rising_if_no_higher_marker_is_in_supply(
    moved: int, others: tuple[int, ...], arrives: int
) -> None:
    table = solo().rituals(1, DOWNTOWN, *others).rituals(1, NORTHSIDE, moved).npc_turn(UPTOWN, INFLUENCE)
    assert table.rituals_of(1, UPTOWN) == [arrives]
    assert table.rituals_of(1, NORTHSIDE) == []


@rule("ROTC-NPC-07")
def test_np2_influence_without_a_free_field_or_a_ritual_elsewhere_turns_to_dominance() -> None:
    table = solo().rituals(0, UPTOWN, 1, 1, 2).rituals(1, NORTHSIDE, 1).npc_turn(UPTOWN, INFLUENCE)
    assert table.told()[1] == "No Ritual field is free in Uptown: NPC turns to Dominance."
    assert (table.rituals_of(1, NORTHSIDE), table.cards(KEPT)) == ([1], [])
    table = solo().rituals(1, UPTOWN, 1).npc_turn(UPTOWN, INFLUENCE)
    assert table.told()[1:3] == [
        "NPC has no Ritual in another district and turns to Dominance.",
        "No rival of NPC has a Ritual in Uptown: there is no Confrontation.",
    ]
    assert table.cards(KEPT) == []


@rule("ROTC-NPC-10", "ROTC-SRD-11")
def test_np2_influence_reshuffles_the_discard_pile_only_into_an_empty_deck() -> None:
    table = solo().rituals(1, NORTHSIDE, 1).only_deck(1, "S2").discard(1, "S4").npc_turn(DOWNTOWN, INFLUENCE)
    assert (table.cards(KEPT), table.discard_of(1)) == (["S2"], ["S4"])
    table = solo().rituals(1, NORTHSIDE, 1).only_deck(1).discard(1, "S4").npc_turn(DOWNTOWN, INFLUENCE)
    assert (table.cards(KEPT), table.discard_of(1)) == (["S4"], [])


@rule("ROTC-RUL-91")
def test_np2_influence_without_any_card_moves_but_keeps_none() -> None:
    table = solo().rituals(1, NORTHSIDE, 1).only_deck(1).npc_turn(DOWNTOWN, INFLUENCE)
    assert (table.rituals_of(1, DOWNTOWN), table.cards(KEPT)) == ([2], [])
    assert table.told()[-1] == "NPC moves a Ritual from Northside to Downtown; it is level II now."


# --- NP3 Dominance --------------------------------------------------------------------------------------------


@rule("ROTC-NPC-11")
def test_np3_dominance_without_a_ritual_here_turns_to_augmentation() -> None:
    table = solo().rituals(1, NORTHSIDE, 3).npc_turn(UPTOWN, DOMINANCE)
    assert table.told()[1:] == [
        "NPC has no Ritual in Uptown and turns to Augmentation.",
        "NPC puts Many-Limbed Shape from Uptown on top of its deck.",
    ]


@rule("ROTC-NPC-11")
def test_np3_dominance_leads_to_confrontation_and_terror() -> None:
    table = solo().rituals(1, UPTOWN, 3).rituals(0, UPTOWN, 1).only_deck(1, "S2", "S2", "S2")
    table.npc_turn(UPTOWN, DOMINANCE, "TTTTT")
    assert table.told()[1:] == [
        "NPC leads a Confrontation in Uptown.",
        "Green lays no cards face down and closes a fist.",
        "Green reveals nothing and 0 Thugs: Attack 1.",
        "NPC reveals 3 × Lodge Brother and 0 Thugs: Attack 3.",
        "NPC rolls: 5 Thugs.",
        "NPC wins the Confrontation: NPC 8, Green 1.",
        "Green loses all Rituals in Uptown.",
        "Green takes a Disorganization card.",
        "NPC spreads Terror in Uptown.",
        "NPC places a Dominance marker in Uptown.",
        "NPC takes a level III Ritual back from Uptown.",
    ]


# --- NP4 Augmentation -----------------------------------------------------------------------------------------


@rule("ROTC-NPC-12", "ROTC-SRD-09")
def test_np4_augmentation_puts_a_guardian_on_the_deck_and_destroys_a_disorganization_card() -> None:
    table = solo().on_deck(1, "S2").discard(1, "S4", "X1", "X1").npc_turn(NORTHSIDE, AUGMENTATION)
    assert table.told()[1:] == [
        "NPC puts Spiteful Ghoul from Northside on top of its deck.",
        "NPC destroys Disorganization.",
    ]
    assert table.cards(DECK + 3) == ["G2", "S2"]
    assert table.discard_of(1) == ["S4", "X1"]
    assert table.changes() == {
        "plans northside 1": -1,
        "markers 1": 1,
        "northside guardians G2": -1,
        "deck 1 G2": 1,
        "discard 1 X1": -1,
        "destroyed X1": 1,
    }


@rule("ROTC-NPC-12")
def test_np4_augmentation_needs_no_disorganization_card() -> None:
    table = solo().discard(1, "S4").npc_turn(NORTHSIDE, AUGMENTATION)
    assert (table.cards(DECK + 3), table.discard_of(1), len(table.cards(STACKS + 6))) == (["G2"], ["S4"], 6)


@rule("ROTC-RUL-61")
def test_np4_augmentation_with_an_empty_stack_still_destroys_a_disorganization_card() -> None:
    table = solo().empty_stack(NORTHSIDE, 0).discard(1, "X1").tokens(1, thugs=1)
    table.npc_turn(NORTHSIDE, AUGMENTATION)
    assert (table.discard_of(1), table.cards(DECK + 3), table.tokens_of(1)) == ([], [], (1, 0, 0))


# --- NP5 Bluff ------------------------------------------------------------------------------------------------


@rule("ROTC-NPC-13", "ROTC-RUL-61")
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_np5_bluff_if_nothing_can_be_executed_the_npc_takes_two_thugs_and_keeps_them(roll: int) -> None:
    table = solo().rituals(0, NORTHSIDE, 1, 1, 2).empty_stack(NORTHSIDE, 0).discard(1, "S4")
    table.tokens(1, thugs=1)
    table.npc_turn(NORTHSIDE, roll)
    nothing = "No Guardian is left in Northside and NPC has no Disorganization card to destroy: it Bluffs."
    assert table.told()[-2:] == [nothing, "NPC takes 2 Thugs."]
    assert table.changes() == {"plans northside 1": -1, "markers 1": 1, "tokens 1 thug": 2}


@rule("ROTC-RUL-70")
def test_np5_bluff_in_the_night_of_masks_gives_three_thugs() -> None:
    table = solo(edition="pl").city("C15").empty_stack(NORTHSIDE, 0).npc_turn(NORTHSIDE, AUGMENTATION)
    assert table.tokens_of(1) == (3, 0, 0)


@rule("ROTC-NPC-10", "ROTC-SCO-08")
def test_every_card_can_be_kept_and_revealed_also_the_very_first() -> None:
    table = rise(seats=1, colours=("red",), npc_colour="green").on_deck(1, "S1").rituals(1, NORTHSIDE, 1)
    assert table.state.zones[deck_of(1)] == (0,)
    table.npc_turn(DOWNTOWN, INFLUENCE)
    assert table.cards(KEPT) == ["S1"]
    table = rise(seats=1, colours=("red",), npc_colour="green").on_deck(1, "S1").rituals(1, UPTOWN, 1)
    table.rituals(0, UPTOWN, 1).dominates(0, UPTOWN)
    assert table.changes()["destroyed S1"] == 1
