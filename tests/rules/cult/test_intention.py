"""The Intention Phase: who may place what where, and what it costs."""

import pytest

from eldertable.games.cult.box.places import SHEET
from tests.rules.cult.table import (
    ACADEMY,
    ARTISAN,
    FORUM,
    GUARDS,
    NOBILITY,
    PALACE_10,
    PORT,
    RIFT,
    RUINS,
    SLUMS,
    TEMPLE,
    THIEVES,
    TRADE,
    CultScene,
    P,
    cult,
    placement,
    setting_up,
)
from tests.support import rule


def open_locations(table: CultScene) -> list[int]:
    """The Locations in which the one who is asked may place."""
    return sorted({(answer - 1) // 6 + 1 for answer in table.state.legal() if answer})


# --- requirements -------------------------------------------------------------------------------------------


@rule("CULT-ITN-02", "CULT-ITN-03")
@pytest.mark.parametrize(
    ("followers", "last"),
    [(0, 3), (1, 3), (2, 6), (3, 6), (4, 9), (5, 9), (6, 11), (7, 11), (8, 13), (9, 13)],
)
def test_followers_open_the_city_part_by_part(followers: int, last: int) -> None:
    table = cult().followers(0, followers).placing()
    assert open_locations(table) == list(range(1, last + 1))


@rule("CULT-ITN-03")
@pytest.mark.parametrize(("followers", "last"), [(0, 3), (1, 6), (2, 6), (3, 9), (5, 11), (7, 13)])
def test_the_fast_table_needs_fewer_followers(followers: int, last: int) -> None:
    table = cult(followers_table="fast").followers(0, followers).placing()
    assert open_locations(table) == list(range(1, last + 1))


@rule("CULT-ITN-06")
def test_example_the_starting_followers_open_locations_1_to_6_and_none_of_7_to_13() -> None:
    table = setting_up(2)
    assert open_locations(table) == [1, 2, 3, 4, 5, 6]
    assert table.refused(placement(3, ARTISAN)) == (
        "CULT-ITN-03",
        "The Artisan District lies behind a gate: it needs 4 Followers, you have 2.",
    )


@rule("CULT-ITN-04")
def test_the_followers_are_only_required_not_spent() -> None:
    table = cult().followers(0, 8).free(0, 3).placing().place(3, RIFT)
    assert table.state.followers[0] == 8


@rule("CULT-ITN-05", "CULT-ART-10")
def test_losing_followers_later_moves_no_priest_and_no_altar() -> None:
    table = cult().followers(0, 8).priests(0, RIFT, 2).altar(0, GUARDS).hand(1, "I07").priests(1, SLUMS, 2)
    table.priests(0, SLUMS, 1)
    table.resolve(SLUMS).acts(1, "Slaughter").skip("TakeBenefit")
    assert table.state.followers[0] == 6
    assert table.altars(0) == [GUARDS]
    assert table.winners() == [
        "Janus wins the Slums with Influence 2.",
        "Tiamat wins the Guard Quarters with Influence 4.",
        "Tiamat wins the Rift of Darkness with Influence 2.",
    ]


# --- turns --------------------------------------------------------------------------------------------------


@rule("CULT-ITN-07", "CULT-ITN-08")
def test_placement_goes_clockwise_from_the_first_player_one_priest_a_turn() -> None:
    table = cult("CTH", "TIA", "ANU").first(1)
    for side in range(3):
        table.free(side, 1, 2)
    table.intention(1)
    order = []
    for kind, location in ((1, RUINS), (2, SLUMS)):
        for _ in range(3):
            order.append(table.speaker)
            table.place(kind, location)
    assert order == [1, 2, 0, 1, 2, 0]
    assert table.at(1, RUINS) == [1]
    assert table.at(1, SLUMS) == [2]


@rule("CULT-ITN-08", "CULT-ITN-09", "CULT-ITN-10", "CULT-SET-06")
def test_only_free_priests_are_placed_the_patriarch_like_any() -> None:
    table = cult().free(0, 2).priests(0, RUINS, 3).priests(0, SHEET, 4).placing()
    kinds = {(answer - 1) % 6 for answer in table.state.legal() if answer}
    assert kinds == {P, 2}
    for elsewhere in (3, 4, 5):
        assert table.refused(placement(elsewhere, RUINS))[0] == "CULT-ITN-09"
    table.place(P, SLUMS)
    assert table.at(0, SLUMS) == [P]


@rule("CULT-ITN-15")
def test_any_number_of_priests_of_all_cults_may_stand_in_one_location() -> None:
    table = cult("CTH", "TIA", "ANU", "ATH", "ARA")
    for side in range(5):
        table.priests(side, RUINS, 1, 1, 1, 2, 2, 2).free(side, 3)
    table.intention()
    for _ in range(5):
        table.place(3, RUINS)
    assert table.state.all_priests_in(RUINS) == 35


@rule("CULT-RUL-78", "CULT-ITN-08")
def test_priests_of_one_strength_are_one_option_and_the_patriarch_is_his_own() -> None:
    table = cult().followers(0, 3).free(0, 3, 3, 3).placing()
    assert [label for label in table.options() if "Ruins" in label] == [
        "The Patriarch in the Ruins",
        "Priest of strength 3 in the Ruins",
    ]


# --- paid placements ----------------------------------------------------------------------------------------


@rule("CULT-ITN-11", "CULT-ITN-12", "CULT-RUL-15")
def test_three_placements_are_free_the_patriarchs_too_and_each_further_one_costs_a_follower() -> None:
    table = cult().followers(0, 5).free(0, 1, 1, 2, 2).followers(1, 0)
    table.passed(1).intention()
    for kind, left in ((P, 5), (1, 5), (1, 5), (2, 4), (2, 3)):
        table.place(kind, RUINS)
        assert table.state.followers[0] == left


@rule("CULT-ITN-13", "CULT-RUL-11")
def test_without_a_follower_a_fourth_placement_is_not_allowed_and_the_player_passes() -> None:
    table = cult().free(0, 1).placed(0, 3).free(1, 1).intention()
    assert table.state.passed[0] == 1
    assert table.speaker == 1
    table = cult().free(0, 1).placed(0, 3).followers(0, 0).coins(0, 9).palace("L01").intention()
    assert (table.asked, table.speaker) == ("Deal", 0)


@rule("CULT-ITN-13")
def test_a_placement_without_a_follower_is_refused_in_words() -> None:
    table = cult().free(0, 1).placed(0, 3).followers(0, 1).placing()
    table.state.followers[0] = 0
    table.state.choices = [0]
    assert table.refused(placement(1, RUINS)) == (
        "CULT-ITN-13",
        "Placement number 4 costs a Follower, and you have none.",
    )


@rule("CULT-RUL-03", "CULT-ITN-16")
def test_the_requirement_is_checked_before_the_follower_of_that_placement_is_lost() -> None:
    table = cult().followers(0, 4).free(0, 1, 2).placed(0, 3).passed(1).intention()
    table.place(1, ARTISAN)
    assert table.state.followers[0] == 3
    assert ARTISAN not in open_locations(table)
    assert TRADE in open_locations(table)


@rule("CULT-ITN-14")
def test_placements_in_the_resolution_phase_cost_no_follower() -> None:
    table = cult().followers(0, 3).free(0, 1).placed(0, 3).priests(1, RUINS, 1).hand(0, "M01")
    table.resolve().acts(0, "Unbidden Guest", "strength 1")
    assert table.state.followers[0] == 3


@rule("CULT-RUL-11")
def test_who_cannot_place_passes_by_itself_and_it_is_a_real_pass() -> None:
    table = cult().mobs(0, 1).priests(0, SHEET, P).free(1, 1).intention()
    assert (table.asked, table.speaker) == ("MobBenefit", 0)
    table.play("Slums")
    assert table.state.followers[0] == 1
    assert table.speaker == 1


# --- Influence ----------------------------------------------------------------------------------------------


@rule("CULT-ITN-01", "CULT-CMP-06", "CULT-CMP-07", "CULT-RUL-70")
def test_priests_add_their_strength_and_the_patriarch_the_followers_of_the_moment() -> None:
    table = cult().followers(0, 4).priests(0, SLUMS, P, 2, 5)
    assert table.state.influence(0, SLUMS) == 11
    table.followers(0, 7)
    assert table.state.influence(0, SLUMS) == 14
    assert table.state.influence(0, RUINS) == table.state.influence(1, SLUMS) == 0


@rule("CULT-ITN-03")
def test_every_location_stands_behind_its_gate() -> None:
    needs = {
        RUINS: 0, THIEVES: 0, SLUMS: 0, FORUM: 2, TEMPLE: 2, TRADE: 2, ARTISAN: 4, ACADEMY: 4, PORT: 4,
        PALACE_10: 6, NOBILITY: 6, GUARDS: 8, RIFT: 8,
    }  # fmt: skip
    assert cult().state.agreed.needs[1:] == list(needs.values())
    assert (
        cult(followers_table="fast").state.agreed.needs[1:] == [0] * 3 + [1] * 3 + [3] * 3 + [5] * 2 + [7] * 2
    )


@rule("CULT-RUL-03", "CULT-ITN-12", "CULT-RUL-70")
def test_a_fourth_placement_is_judged_before_and_weakens_the_patriarch_after() -> None:
    table = cult().followers(0, 8).free(0, 1).placed(0, 3).passed(1).intention()
    table.place(P, RIFT)
    assert table.state.influence(0, RIFT) == 7
    assert not table.offers("Rift")


@rule("CULT-ITN-03", "CULT-ITN-13")
@pytest.mark.parametrize(("placed", "followers"), [(3, 1), (0, 0)])
def test_where_the_price_could_be_paid_a_closed_location_is_the_reason(placed: int, followers: int) -> None:
    table = cult().free(0, 1).placed(0, placed).followers(0, followers).placing()
    words = f"The Artisan District lies behind a gate: it needs 4 Followers, you have {followers}."
    assert table.refused(placement(1, ARTISAN)) == ("CULT-ITN-03", words)


def test_answers_that_somebody_strikes_off_a_list_are_still_allowed() -> None:
    table = cult().followers(0, 2).free(0, 1, 2).intention()
    allowed = table.state.legal()
    table.state.legal().clear()
    assert table.state.legal() == allowed
    assert cult().followers(0, 2).free(0, 1, 2).intention().state.legal() == allowed
