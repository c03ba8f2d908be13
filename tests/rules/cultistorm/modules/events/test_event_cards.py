"""Every cultist event, by name."""

from __future__ import annotations

from eldertable.games.cultistorm.box.places import CULTIST_DISCARD, DEVOURED
from eldertable.games.cultistorm.modules.events.rules import MARTYRED, PickCrowd, events_of
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.arrivals import Spawn
from eldertable.games.cultistorm.rules.storm.terror_verbs import roll_cultist_dice
from eldertable.games.cultistorm.rules.turn import Turn
from eldertable.games.cultistorm.table.enemies import enemy_symbols, is_ranged, within_reach
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from tests.rules.cultistorm.modules.events.night import Night, night
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5
from tests.support import rule

ROUND = ("CU-S01", "CU-M01", "CU-F01", "CU-W01", "CU-K01")
"""One cultist for each place."""


def all_round(table: Night) -> Night:
    """A cultist on each place but the first, which has none."""
    for place, id in enumerate(ROUND):
        if place:
            table.cultists(place, id)
    return table


# --- CE01, CE02, CE12: the marker ------------------------------------------------------------------------------------


@rule("CS-EVT-06")
def test_ce01_pilgrims_the_marker_makes_one_step_more() -> None:
    table = night().night("CE01")
    assert (table.columns(), table.state.marker) == ([0, 1, 1, 1, 1], P5)
    assert sum(night().night("CE06").columns()) == 3


@rule("CS-EVT-06")
def test_ce01_pilgrims_adds_to_a_peril() -> None:
    table = night().goo(P1, "GO-22").cultists(P1, "CU-S01", "CU-S02", "CU-S03").night("CE01")
    assert sum(table.columns()[1:]) == 5


@rule("CS-EVT-07")
def test_ce02_hidden_ways_the_marker_goes_anticlockwise() -> None:
    table = night().goo(P4, "GO-S").cultists(P4, "CU-S01", "CU-S02").night("CE02")
    assert (table.columns()[:3], table.columns()[4], table.state.marker) == ([0, 1, 1], 1, P2)


@rule("CS-EVT-07")
def test_ce02_hidden_ways_holds_for_whatever_moves_the_marker_in_this_phase_only() -> None:
    table = night().night("CE02")
    at = table.state.marker
    assert events_of(table.state).steps_back == 1
    table.run(Spawn(1, 0))
    assert table.state.marker == (at - 1) % 5
    table.run(UpdatePhase())
    while table.asked != "Prepare":
        table.play(table.state.legal()[0])
    assert events_of(table.state).steps_back == 0
    table.run(Spawn(1, 0))
    assert table.state.marker == at


@rule("CS-EVT-06", "CS-EVT-10")
def test_ce12_day_of_rest_nobody_comes_and_blocks_are_used_up_all_the_same() -> None:
    table = night()
    table.state.blocked = (0, 1, 0, 0, 0)
    table.night("CE12")
    assert (table.columns(), table.state.marker, table.state.blocked) == ([0] * 5, P1, (0,) * 5)
    peril = night().goo(P1, "GO-22").cultists(P1, "CU-S01").night("CE12")
    assert sum(peril.columns()) == 0


# --- CE03, CE06, CE07, CE14: the whole turn ---------------------------------------------------------------------------


@rule("CS-EVT-13", "CS-EVT-04")
def test_ce03_frenzy_a_cultist_at_home_has_its_cast_symbol_once_more() -> None:
    table = night().cultists(P2, "CU-M02").cultists(P1, "CU-M03")
    table.state.turn = 4
    table.night("CE03")
    table.state.cultist_dice = (5, 4, 5, 5, 5)
    ids = table.game.content.cultists.ids
    assert enemy_symbols(table.state, ids.index("CU-M02"), P2) == [1, 3, 0, 0, 2]
    assert enemy_symbols(table.state, ids.index("CU-M03"), P1) == [1, 0, 1, 1, 0]
    table.run(Moment(TURN_ENDS, -1, -1))
    assert events_of(table.state).frenzy == 0


@rule("CS-EVT-13")
def test_ce03_frenzy_counts_for_one_who_is_at_home_everywhere_and_not_for_one_without_a_cast() -> None:
    table = night(sects=["MC"]).cultists(P3, "MC6").cultists(P4, "MC7").night("CE03")
    table.state.cultist_dice = (5,) * 5
    ids = table.state.agreed.content.cultists.ids
    assert enemy_symbols(table.state, ids.index("MC6"), P3) == [1, 1, 3, 0, 0]
    assert enemy_symbols(table.state, ids.index("MC7"), P4) == [0, 1, 0, 1, 1]


@rule("CS-EVT-13")
def test_ce03_frenzy_leaves_great_old_ones_alone() -> None:
    calm, wild = night().goo(P1, "GO-S").night("CE06"), night().goo(P1, "GO-S").night("CE03")
    for table in (calm, wild):
        table.state.cultist_dice = (5,) * 5
    assert enemy_symbols(wild.state, 160, P1) == enemy_symbols(calm.state, 160, P1)


@rule("CS-EVT-08")
def test_ce06_masks_ranged_investigators_are_melee() -> None:
    table = night("SU", "FI", "HE").cultists(P1, "CU-S01", "CU-S02").objects(1, "OB23")
    assert [is_ranged(table.state, seat) for seat in (0, 1)] == [True, True]
    table.night("CE06")
    assert [is_ranged(table.state, seat) for seat in (0, 1, 2)] == [False, False, False]
    top = table.game.content.cultists.ids.index("CU-S02")
    assert not within_reach(table.state, P1, top, is_ranged(table.state, 0))


@rule("CS-EVT-08", "CS-EVT-04")
def test_ce06_masks_ends_with_the_turn() -> None:
    table = night("SU", "FI", "HE").card("CE06").run(Turn())
    for _ in range(400):
        if table.state.turn > 1 or table.state.over:
            break
        table.play(table.state.legal()[0])
    assert table.state.turn == 2
    assert any(card.startswith("CE06") for card in table.past())


@rule("CS-EVT-15")
def test_ce07_vigil_the_cultist_dice_stay_as_they_lie() -> None:
    table = night().cultist_die(P2, "W").cultist_die(P4, "K").night("CE07")
    assert table.state.cultist_dice == (5, 3, 5, 4, 5)
    first = night().night("CE07")
    assert first.state.cultist_dice == (5,) * 5
    roll_cultist_dice(first.state, "CS-TER-03")
    assert first.state.cultist_dice != (5,) * 5


def test_ce14_whispers_the_calmest_takes_insanity() -> None:
    table = night().mad(0, 1).mad(2, 2).night("CE14")
    assert table.insane() == [1, 1, 2]
    tied = night().mad(0, 1).night("CE14")
    assert (tied.asked, len(tied.options())) == ("PickWhom", 2)
    assert tied.play("Felix").insane() == [1, 0, 1]


@rule("CS-EVT-17")
def test_ce14_whispers_kills_if_all_have_four() -> None:
    table = night().mad(0, 4).mad(1, 4).mad(2, 4).night("CE14").play("Felix")
    assert table.state.over


def test_ce14_whispers_the_first_support_of_each_draws_no_new_card() -> None:
    table = night().mad(0, 2).mad(1, 1).mad(2, 2).night("CE14")
    table.hand(0, "GN06.M", "HE04.S").hand(1, "GN06.M").prepare()
    table.state.mad[1] = table.state.mad[2] = 3
    table.play("Steady Words (Moon) for Felix", seat=0)
    assert table.hand_of(0) == ["HE04.S"]
    table.play("Hypnosis (Star) for Felix", seat=0)
    assert len(table.hand_of(0)) == 1
    table.play("Steady Words (Moon) for Felix", seat=1)
    assert table.hand_of(1) == []


# --- CE04, CE05, CE11: cultists change places or die -------------------------------------------------------------------


@rule("CS-EVT-05", "CS-EVT-16", "CS-EVT-11")
def test_ce04_exchange_of_cells_topmost_of_fullest_and_emptiest_change_places() -> None:
    table = (
        night()
        .cultists(P2, "CU-S01", "CU-S02")
        .cultists(P3, "CU-M01")
        .cultists(P4, "CU-F01", "CU-F02", "CU-F03")
    )
    table.target(0, "CU-F03", "CU-F02").goo(P1, "GO-S").sealed(P4).night("CE04", "CE12")
    assert (table.column(P4)[:3], table.column(P3)[0]) == (["CU-F01", "CU-F02", "CU-M01"], "CU-F03")
    assert (table.targets_of(0), table.trophies_of(0)) == (["CU-F02"], "")


@rule("CS-EVT-05")
def test_ce04_exchange_of_cells_the_table_breaks_ties() -> None:
    table = night().cultists(P2, "CU-S01").cultists(P3, "CU-M01").cultists(P4, "CU-F01").night("CE04")
    assert (table.asked, table.state.speaker, len(table.options())) == ("PickCrowd", 0, 3)
    why = table.game.why_not(table.state, 0, table.means("crowd-at", "P5"))
    assert why is not None
    assert why.rule == "CS-EVT-05"
    table.play("Gull")
    assert len(table.options()) == 2
    same = table.game.why_not(table.state, 0, table.means("crowd-at", "P4"))
    assert same is not None
    assert same.rule == "CS-EVT-16"
    table.play("Sanatorium")
    assert (table.column(P4)[0], table.column(P2)[0]) == ("CU-S01", "CU-F01")


@rule("CS-EVT-16")
def test_ce04_exchange_of_cells_needs_two_locations_without_a_great_old_one() -> None:
    one = night().cultists(P2, "CU-S01", "CU-S02").cultists(P3, "CU-M01").goo(P3, "GO-S")
    one.night("CE04")
    assert one.asked == "Prepare"
    assert one.column(P2)[:2] == ["CU-S01", "CU-S02"]
    three = night().cultists(P2, "CU-S01", "CU-S02").cultists(P4, "CU-M01").cultists(P5, "CU-K01")
    three.goo(P3, "GO-S").cultists(P3, "CU-F01", "CU-F02", "CU-F03").night("CE04")
    why = three.game.why_not(three.state, 0, three.means("crowd-at", "P3"))
    assert why is not None
    assert why.rule == "CS-EVT-16"
    full = three.game.why_not(three.state, 0, three.means("crowd-at", "P2"))
    assert full is not None
    assert full.rule == "CS-EVT-16"


@rule("CS-EVT-16")
def test_ce04_exchange_of_cells_is_no_arrival() -> None:
    table = night().cultists(P2, "CU-S01", "CU-S02", "CU-S03", "CU-S04").cultists(P3, "CU-M01").sealed(P2)
    table.state.closed = (0,) * 5
    table.night("CE04")
    assert table.column(P2)[3] == "CU-M01"
    assert not any("rises" in line for line in table.told()[:4])


@rule("CS-EVT-05", "CS-EVT-11")
def test_ce05_martyr_the_closest_of_the_fullest_dies_and_terror_stays() -> None:
    table = night().cultists(P3, "CU-F01", "CU-F02").cultists(P5, "CU-K01")
    before = table.state.terror
    table.night("CE05")
    assert (table.column(P3)[0], table.cards(CULTIST_DISCARD)) == ("CU-F02", ["CU-F01"])
    assert (table.state.terror, table.trophies_of(0)) == (before, "")


@rule("CS-EVT-05")
def test_a_location_with_fewer_than_the_fullest_is_refused_with_its_number() -> None:
    table = night().cultists(P1, "CU-S01", "CU-S02").cultists(P4, "CU-W01").cultists(P5, "CU-K01", "CU-K02")
    why = PickCrowd(0, (), MARTYRED, -1).why_not(table.state, 0, "crowd-at", (P4,))
    assert why is not None
    assert (why.rule, why.key, why.args["n"]) == ("CS-EVT-05", "why-not-such-a-crowd", 1)


@rule("CS-EVT-05")
def test_ce05_martyr_ties_are_the_tables_choice_and_nobody_need_die() -> None:
    table = night().cultists(P3, "CU-F01").cultists(P5, "CU-K01").night("CE05")
    assert (table.asked, len(table.options())) == ("PickCrowd", 2)
    empty = table.game.why_not(table.state, 0, table.means("crowd-at", "P1"))
    assert empty is not None
    assert empty.rule == "CS-EVT-05"
    table.play("Library")
    assert table.cards(CULTIST_DISCARD) == ["CU-K01"]
    nobody = night()
    before = nobody.state.terror
    assert (nobody.night("CE05").state.terror, nobody.cards(CULTIST_DISCARD)) == (before, [])


@rule("CS-EVT-05", "CS-EVT-11")
def test_ce11_schism_the_two_topmost_of_the_fullest_die() -> None:
    table = night().cultists(P3, "CU-F01", "CU-F02", "CU-F03").cultists(P5, "CU-K01", "CU-K02").night("CE11")
    assert table.column(P3)[0] == "CU-F01"
    assert sorted(table.cards(CULTIST_DISCARD)) == ["CU-F02", "CU-F03"]
    one = night().cultists(P3, "CU-F01").night("CE11")
    assert one.cards(CULTIST_DISCARD) == ["CU-F01"]
    assert night().night("CE11").cards(CULTIST_DISCARD) == []


@rule("CS-EVT-11")
def test_ce11_schism_triggers_no_ability_of_those_who_die() -> None:
    table = night(gaunt_choir=True).cultists(P3, "CU-F01", "GC2", "CU-F02").night("CE11")
    assert sorted(table.cards(CULTIST_DISCARD)) == ["CU-F02", "GC2"]
    assert sum(table.columns()) == 1 + 3


# --- CE08, CE13: more come ---------------------------------------------------------------------------------------------


@rule("CS-EVT-09")
def test_ce08_called_by_name_a_great_old_one_steps_once_more() -> None:
    table = night().goo(P2, "GO-S").cultists(P2, "CU-S01", "CU-S02", "CU-S03").night("CE08")
    assert (table.column(P2), table.cards(DEVOURED + P2)) == (["CU-S01"], ["CU-S03", "CU-S02"])


@rule("CS-EVT-09")
def test_ce08_called_by_name_who_comes_to_the_gate_by_it_does_not_cross_in_this_phase() -> None:
    for grace in (True, False):
        table = night(gate_grace=grace).goo(P2, "GO-S").cultists(P2, "CU-S01").night("CE08")
        assert (table.state.over, table.state.at_gate(P2)) == (False, True)
    due = night(gate_grace=False).goo(P2, "GO-S").night("CE08")
    assert due.state.over


@rule("CS-EVT-09")
def test_ce08_called_by_name_a_hold_holds() -> None:
    table = night().goo(P2, "GO-S").cultists(P2, "CU-S01", "CU-S02")
    table.state.held = (0, 1, 0, 0, 0)
    table.night("CE08")
    assert table.column(P2) == ["CU-S01", "CU-S02"]


@rule("CS-EVT-18", "CS-MOD-43")
def test_ce08_called_by_name_without_a_great_old_one_a_cultist_comes_and_may_be_the_fourth() -> None:
    table = night().cultists(P3, "CU-F01", "CU-F02", "CU-F03").next_cultists("CU-W01").night("CE08")
    assert (table.goos(), table.insane()) == ({P3: "GO-W"}, [1, 1, 1])
    assert table.column(P3) == ["CU-F01", "CU-F02", "CU-F03", "CU-W01"]


@rule("CS-EVT-18", "CS-MOD-43")
def test_ce13_stragglers_one_more_comes_where_most_are() -> None:
    table = night().cultists(P3, "CU-F01").sealed(P5).cultists(P5, "CU-K01", "CU-K02").night("CE13")
    assert table.columns() == [0, 1, 3, 1, 2]
    fourth = night().cultists(P3, "CU-F01", "CU-F02", "CU-F03").next_cultists("CU-M01").night("CE13")
    assert fourth.goos() == {P3: "GO-M"}
    assert fourth.column(P3) == ["CU-F01", "CU-F02", "CU-F03", "CU-M01"]


# --- CE09, CE10: insanity and cards ------------------------------------------------------------------------------------


@rule("CS-EVT-17")
def test_ce09_street_patrols_one_of_those_who_meet_two_takes_insanity() -> None:
    table = night().at(0, P2).at(1, P2).at(2, P4).cultists(P2, "CU-S01", "CU-S02").cultists(P4, "CU-M01")
    table.night("CE09")
    assert (table.asked, table.state.speaker, len(table.options())) == ("PickPatrolled", 0, 2)
    elsewhere = table.game.why_not(table.state, 0, table.means("patrol-meets", "2"))
    assert elsewhere is not None
    assert elsewhere.rule == "CS-EVT-17"
    assert table.play("Sgt").insane() == [0, 1, 0]


@rule("CS-EVT-17")
def test_ce09_street_patrols_spare_those_with_four() -> None:
    table = night().at(0, P2).at(1, P2).mad(1, 4).at(2, P4).cultists(P2, "CU-S01", "CU-S02")
    table.cultists(P4, "CU-M01", "CU-M02").mad(2, 4).night("CE09")
    assert (table.insane(), table.state.over) == ([1, 4, 4], False)
    three = night().at(0, P2).at(1, P2).at(2, P2).mad(1, 4).cultists(P2, "CU-S01", "CU-S02").night("CE09")
    spared = three.game.why_not(three.state, 0, three.means("patrol-meets", "1"))
    assert spared is not None
    assert "4 insanity" in spared.words


def test_ce09_street_patrols_go_clockwise_from_the_first_place() -> None:
    table = night("HE", "FI", "GA", "SU").at(0, P4).at(1, P4).at(2, P2).at(3, P2)
    table.cultists(P2, "CU-S01", "CU-S02").cultists(P4, "CU-M01", "CU-M02").night("CE09")
    assert len(table.options()) == 2
    table.play("Felix")
    assert table.asked == "PickPatrolled"
    table.play("Sgt")
    assert table.insane() == [0, 1, 1, 0]


@rule("CS-EVT-02", "CS-MOD-09")
def test_ce10_false_trail_everybody_discards_one_at_random_when_hands_are_filled() -> None:
    table = night().night("CE10")
    assert [len(table.hand_of(seat)) for seat in range(3)] == [0, 0, 0]
    table.run(UpdatePhase())
    assert [len(table.hand_of(seat)) for seat in range(3)] == [3, 3, 3]
    assert [card.split(".")[0] for card in table.in_force()] == ["CE10"]
    plain = night().night("CE06").run(UpdatePhase())
    assert [len(plain.hand_of(seat)) for seat in range(3)] == [4, 4, 4]
