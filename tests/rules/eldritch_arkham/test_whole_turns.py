"""Whole turns, step by step in the printed order."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.rules.grimoires import GrimoireTurn
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterActs
from eldertable.games.eldritch_arkham.table.fields import ANCIENT_CARD, LAW_HAND, MONSTER
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, LEFT, arkham
from tests.support import rule


@rule("EA-GEN-02", "EA-NOD-03", "EA-NOD-05", "EA-NOD-06", "EA-NOD-08", "EA-NOD-11", "EA-NOD-14")
def test_nodens_reveals_sends_a_gaunt_acts_three_times_and_hunts() -> None:
    table = arkham("nodens", "feds", "deep-ones").set(area=0).on_deck("AN2").monster_at(12)
    table.units(CIVILIAN, at=1, n=3).units(1, at=2).turn()
    assert (table.cards(ANCIENT_CARD), table.asked) == (["AN2"], "NightGaunt")
    table.play("abduct where most units are” to “the Avatar", "Area 1")
    table.play("Fly", "Civilian at Rail Depot (1)", "Campus", "Officer", "Gibbet")
    assert (table.asked, table.state.actions) == ("NodensAction", 2)
    table.play("Transport", "Rail Depot", "Transport", "Rail Depot")
    assert (table.abducted(0), table.state.omens[0], table.state.mythos[0]) == (0, 0, 1)
    assert (table.at(4), table.at(7), table.done) == (1, 1, True)


@rule("EA-GEN-02", "EA-KUR-03", "EA-KUR-04", "EA-KUR-14")
def test_kuranes_finds_a_place_dreams_acts_and_wakes_those_he_brought_home() -> None:
    table = arkham("king-kuranes", "deep-ones", "feds").set(dream_self=4, dream_dice=[0, 0])
    table.dreaming(CIVILIAN, 5).luck((6, 2), (6, 4)).turn()
    assert (table.asked, len(table.options()), table.state.dream_dice) == ("AddUnit", 6, (0, 0))
    table.play("Orchard Lanes")
    assert (table.asked, table.state.actions, table.state.mythos[0]) == ("KuranesAction", 4, 1)
    table.play("Explore Celephaïs", "Civilian", "End your actions")
    assert (table.asked, table.state.omens[0]) == ("ReleaseAt", 1)
    assert table.play("Paupers").at(12) == 1
    at_home = arkham("king-kuranes", "deep-ones", "feds").units(0, at=4).set(visions_in=[0, 0, 1, 0, 0, 0])
    at_home.set(dream_self=4).luck((6, 2), (6, 4)).turn()
    assert (at_home.asked, at_home.visions_in(3)) == ("KuranesAction", 1)


@rule("EA-GEN-02", "EA-CAR-03", "EA-CAR-04", "EA-CAR-09")
def test_carter_wakes_up_before_he_dreams() -> None:
    table = arkham("randolph-carter", "deep-ones", "nodens").set(dream_self=0, dream_dice=[0, 0])
    table.luck((6, 2), (6, 4)).turn()
    assert (table.asked, table.state.dream_dice) == ("AddUnit", (0, 0))
    assert table.options() == ["Campus Green (2)", "River Precinct (8)", "Mercy Hospital (10)"]
    table.play("Mercy")
    assert (table.asked, table.state.actions, table.state.mythos[0]) == ("CarterAction", 2, 2)


@rule("EA-GEN-02", "EA-ADV-03", "EA-ADV-04", "EA-ADV-11")
def test_the_advertiser_sends_somebody_acts_and_publishes() -> None:
    table = arkham("arkham-advertiser", "deep-ones").on_deck("IN8").dominance(LEFT, CIVILIAN, CIVILIAN)
    table.units(CIVILIAN, at=8).turn()
    assert table.options() == ["Campus Green (2)", "River Precinct (8)", "Mercy Hospital (10)"]
    table.play("River", "Interview", "End your actions")
    assert (table.state.omens[0], table.state.mission, table.supply(0)) == (3, 1, 1)


@rule("EA-GEN-02", "EA-MIS-03", "EA-MIS-08", "EA-MIS-10")
def test_the_university_graduates_lectures_and_does_research() -> None:
    table = arkham("miskatonic-university", "deep-ones").on_deck("IN1").units(CIVILIAN, at=4, n=4).turn()
    table.play("Orchard", "Ice 1", "End your actions")
    assert (table.state.omens[0], table.at(4, 0), table.state.trip) == (2, 1, -1)


@rule("EA-GEN-02", "EA-POL-06", "EA-POL-07", "EA-POL-10", "EA-POL-13", "EA-POL-15")
def test_the_police_assign_recruit_patrol_and_arrest() -> None:
    table = arkham("police", "deep-ones").hand("L2", "L6", "L10").units(CIVILIAN, at=2).turn()
    table.play("Road Block", "Wagon Round: Gain 1 Mythos")
    assert (table.asked, len(table.state.zones[LAW_HAND])) == ("AssignOrder", 3)
    table.play("Arrest", "Rail Depot")
    assert (table.asked, table.at(1, 0)) == ("OfficerMove", 1)
    table.play("(1) → Campus")
    assert (table.done, table.state.omens[0], table.abducted(0)) == (True, 1, 1)


@rule("EA-GEN-02", "EA-FED-03", "EA-FED-05", "EA-FED-15")
def test_the_feds_measure_their_control_at_the_end_of_the_day() -> None:
    table = arkham("feds", "deep-ones").hand("L2").units(0, at=2).turn().play("Gain 1 Mythos")
    assert (table.asked, table.state.purse, table.state.omens[0]) == ("FedAction", 4, 0)
    table.play("Recruit", "Campus", "Step", "(2) → Rail Depot", "End your actions")
    assert table.state.omens[0] == 4


@rule("EA-GEN-02", "EA-CUL-09", "EA-CUL-12", "EA-CUL-14")
def test_a_new_altar_waits_a_turn_for_its_due_and_its_cultists_are_gone_before_the_joining() -> None:
    table = arkham("cthulhu-cult", "feds").units(CIVILIAN, at=1)
    table.hiding("1-2", "1-5", "2-6")
    table.turn().play("End your actions")
    assert (table.done, table.altars_in(1), table.state.omens[0], table.supply(0)) == (True, 1, 0, 8)
    assert (table.at(1), table.track(LEFT)) == (1, [])
    assert table.turn().play("End your actions").state.omens[0] == 1


@rule("EA-GRM-06", "EA-GRM-03")
def test_a_grimoire_reads_surges_and_only_then_counts_its_omens() -> None:
    table = arkham("elder-things", "feds").units(CIVILIAN, at=4, n=4).mythos(2, 3)
    table.luck((6, 3), (12, 4), (6, 3), (12, 4), (6, 4)).run(GrimoireTurn(2), side=2)
    assert (table.track(LEFT), table.state.mythos[2]) == ([CIVILIAN] * 2, 0)
    assert table.state.omens[2] == 2


@rule("EA-GRM-06")
def test_a_grimoire_surges_after_reading_with_what_the_reading_gave() -> None:
    table = arkham("elder-things", "feds").monster_at(12).mythos(2, 2)
    table.luck((6, 3), (12, 4), (6, 2), (12, 4), (6, 5)).run(GrimoireTurn(2), side=2)
    assert (table.state.mythos[2], table.state.omens[2]) == (1, 0)


@rule("EA-UNI-02", "EA-GRM-06")
def test_of_equally_full_locations_a_grimoire_strikes_the_lowest_and_contains_from_the_inside() -> None:
    table = arkham("elder-things", "feds").units(CIVILIAN, at=4, n=2).units(CIVILIAN, at=9, n=2)
    table.luck((6, 2), (12, 1), (6, 6)).run(GrimoireTurn(2), side=2)
    assert (table.at(4), table.at(9)) == (1, 2)
    ledger = arkham("nodens", "order-of-dagon").dominance(LEFT, CIVILIAN, 1, CIVILIAN)
    ledger.luck((6, 5), (12, 9), (6, 6)).run(GrimoireTurn(3), side=3)
    assert (ledger.state.track[:3], ledger.at(9)) == ((CIVILIAN, 1, -1), 1)


@rule("EA-MON-07", "EA-RUL-30")
def test_the_fog_comes_whoever_is_in_control_and_takes_those_who_stand() -> None:
    table = arkham("deep-ones", "feds", monster="M6").units(0, at=8, n=2).units(DELAYED, at=8)
    table.luck((6, 3)).run(MonsterActs(-1))
    assert (table.where(MONSTER), table.at(8, 0), table.at(8, DELAYED)) == (8, 0, 1)


@rule("EA-RUL-56")
def test_with_nobody_holding_the_marker_ties_go_from_the_active_role_on() -> None:
    table = arkham("deep-ones", "feds", "nodens").units(0, at=7).units(1, at=7, n=2)
    table.run(MonsterActs(-1), side=1)
    assert (table.at(7, 0), table.at(7, 1)) == (1, 0)


@rule("EA-SET-10", "EA-RUL-10", "EA-RUL-06")
def test_every_late_player_gets_mythos_and_a_faction_short_of_two_gets_two_points() -> None:
    roles = ("deep-ones", "great-old-one", "order-of-dagon", "feds", "king-kuranes")
    state = arkham(*roles).game.new(seed=0, seats=5, options={"roles": list(roles)})
    while state.turn < 0:
        state.play(state.legal()[0])
    assert (state.mythos[:5], state.omens[:5]) == ([0, 0, 1, 1, 1], [0, 0, 0, 2, 0])
    assert arkham("nodens", "police").state.order == (0, 1, 2, 3)
