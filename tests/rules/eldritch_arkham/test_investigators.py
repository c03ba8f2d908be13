"""The Arkham Advertiser, the Miskatonic University, and the ten Investigators."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.box.cards import ARKHAM, ELDRITCH, NEUTRAL
from eldertable.games.eldritch_arkham.roles.arkham_advertiser.rules import AdvertiserAction, Assignment, Scoop
from eldertable.games.eldritch_arkham.roles.miskatonic_university.rules import Research, UniversityAction
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterActs
from eldertable.games.eldritch_arkham.table.fields import (
    ABILITY_USED,
    INTERVIEWED,
    INVESTIGATOR_CARD,
    INVESTIGATOR_PAST,
)
from eldertable.games.eldritch_arkham.table.town import victims
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, RIGHT, ArkhamTable, arkham, the_game
from tests.support import rule


def press(card: str = "IN7", at: int = 2, actions: int = 3, **options: Any) -> ArkhamTable:
    return (
        arkham("arkham-advertiser", "deep-ones", "police", **options)
        .card(card)
        .units(0, at=at)
        .set(actions=actions)
    )


def report(table: ArkhamTable) -> ArkhamTable:
    return table.run(AdvertiserAction(0))


@rule("EA-ADV-01", "EA-ADV-02", "EA-ADV-03", "EA-ADV-04", "EA-ADV-05", "EA-RUL-211", "EA-INF-10")
def test_the_first_assignment_reveals_a_card_and_adds_the_investigator() -> None:
    game = the_game()
    state = game.new(seed=0, seats=2, options={"roles": ["arkham-advertiser", "deep-ones"]})
    assert (len(state.zones[INVESTIGATOR_CARD]), state.zones[INVESTIGATOR_PAST], state.sanity) == (1, (), 0)
    assert state.legal() == [2, 8, 10]
    state.play(game.answer(state, ("location", "river-precinct")))
    name = the_game().content.card_names[state.zones[INVESTIGATOR_CARD][0]]
    assert (state.count(7, 0), name, state.actions) == (1, "IN3", 4)


@rule("EA-ADV-03", "EA-RUL-134", "EA-RUL-135")
def test_a_new_card_comes_only_without_an_investigator_on_the_board() -> None:
    table = press("IN1").set(sanity=2).run(Assignment(0))
    assert (table.cards(INVESTIGATOR_CARD), table.state.sanity) == (["IN1"], 2)
    gone = (
        arkham("arkham-advertiser", "deep-ones").card("IN1").set(sanity=2).on_deck("IN2").run(Assignment(0))
    )
    gone.play("River Precinct")
    assert (gone.cards(INVESTIGATOR_CARD), gone.cards(INVESTIGATOR_PAST), gone.state.sanity) == (
        ["IN2"],
        ["IN1"],
        0,
    )


@rule("EA-ADV-06", "EA-ADV-07", "EA-RUL-128")
def test_a_step_into_an_eldritch_location_costs_sanity() -> None:
    table = report(press(at=2)).play("Step to Gibbet")
    assert (table.at(3, 0), table.state.sanity, table.state.actions) == (1, 1, 2)
    assert the_game().content.numbers.sanity == (3, 4, 5, 7)


@rule("EA-ADV-08", "EA-RUL-131")
def test_at_the_bottom_the_investigator_leaves_and_the_scoop_fails() -> None:
    table = press(at=2).set(sanity=3).dominance(LEFT, *[CIVILIAN] * 5).run(AdvertiserAction(0), Scoop(0))
    table.play("Step to Gibbet")
    assert (table.done, table.supply(0), table.state.omens[0], table.state.mythos[0]) == (True, 1, 0, 1)


@rule("EA-ADV-09", "EA-RUL-129", "EA-RUL-130", "EA-RUL-213")
def test_a_bus_ride_swaps_with_any_unit_once_per_turn() -> None:
    table = report(press(at=2).units(1, at=3, n=3).units(CIVILIAN, at=3)).play("Bus ride")
    assert table.options() == [
        "Outsider at Gibbet Rise (3)",
        "Civilian at Gibbet Rise (3)",
        "Monster at Market Square (7)",
    ]
    table.play("Outsider")
    assert (table.at(3, 0), table.at(2, 1), table.state.sanity) == (1, 1, 0)
    assert not table.offers("Bus ride")
    fixed = report(press(at=2, monster="M8").units(CIVILIAN, at=2))
    assert not fixed.offers("Bus ride")
    assert report(press(at=2, monster="M8").units(CIVILIAN, at=3)).offers("Bus ride")


@rule("EA-ADV-10")
def test_an_interview_removes_a_unit_to_arkhams_side() -> None:
    table = report(press(at=2).units(CIVILIAN, at=2)).play("Interview")
    assert table.track(RIGHT) == [CIVILIAN]


@rule("EA-ADV-11", "EA-ADV-12", "EA-ADV-13", "EA-ADV-19", "EA-RUL-132", "EA-RUL-133")
def test_a_scoop_scores_by_sanity() -> None:
    table = (
        press("IN5", at=2)
        .set(sanity=2)
        .dominance(LEFT, CIVILIAN)
        .dominance(RIGHT, CIVILIAN, CIVILIAN)
        .run(Scoop(0))
    )
    assert (table.state.omens[0], table.supply(0), table.state.mission, table.state.mythos[0]) == (5, 1, 1, 0)
    assert press("IN5", at=2).dominance(LEFT, CIVILIAN, CIVILIAN).run(Scoop(0)).state.omens[0] == 0
    assert press("IN5", at=1).dominance(LEFT, *[CIVILIAN] * 3).run(Scoop(0)).state.omens[0] == 0


@rule("EA-ADV-14", "EA-ADV-16")
def test_no_second_story_about_the_same_fight() -> None:
    table = press("IN5", at=2).set(mission=1).dominance(LEFT, *[CIVILIAN] * 3).run(Scoop(0))
    assert (table.state.omens[0], table.state.mythos[0]) == (0, 1)


@rule("EA-ADV-15")
def test_dominance_takes_the_mission_marker_back() -> None:
    table = press(at=2).set(mission=1).dominance(RIGHT, *[CIVILIAN] * 5).units(CIVILIAN, at=2)
    report(table).play("Interview")
    assert (table.state.mission, table.state.omens[0]) == (0, 1)


@rule("EA-ADV-17")
def test_stress_buys_an_action() -> None:
    table = report(press(actions=0).mythos(0, 1)).play("Stress")
    assert (table.state.actions, table.state.mythos[0]) == (1, 0)


# --- Miskatonic University ----------------------------------------------------------------------------------------


def campus(card: str = "IN7", at: int = 4, actions: int = 3, **options: Any) -> ArkhamTable:
    table = arkham("miskatonic-university", "deep-ones", "police", **options)
    return table.card(card).units(0, at=at).set(actions=actions)


def lecture(table: ArkhamTable) -> ArkhamTable:
    return table.run(UniversityAction(0))


def trip(name: str) -> int:
    return int(the_game().content.numbers.trip_ids.index(name))


@rule("EA-MIS-01", "EA-MIS-02", "EA-MIS-03", "EA-MIS-04", "EA-MIS-05")
def test_graduation_adds_the_investigator_and_reveals_a_card() -> None:
    state = the_game().new(seed=0, seats=2, options={"roles": ["miskatonic-university", "deep-ones"]})
    assert (state.trip, len(state.legal())) == (-1, 6)
    state.play(state.legal()[0])
    names = [the_game().content.card_names[card] for card in state.zones[INVESTIGATOR_CARD]]
    assert (names, state.actions) == (["IN3"], 4)
    kept = campus("IN3").turn()
    assert (kept.cards(INVESTIGATOR_CARD), kept.state.actions) == (["IN3"], 4)


@rule("EA-MIS-06", "EA-MIS-07", "EA-RUL-145")
def test_step_and_interview_move_the_investigator_and_a_civilian() -> None:
    table = lecture(campus(at=4).units(CIVILIAN, at=4).units(1, at=3, n=2)).play("Interview")
    assert table.offers("Gibbet")
    table.play("Gibbet", "Step to River")
    assert (table.at(3), table.at(8, 0), table.state.actions) == (1, 1, 1)


@rule("EA-MIS-08", "EA-MIS-16", "EA-RUL-139")
def test_a_lecture_needs_a_location_of_the_next_fields_type() -> None:
    table = lecture(campus(at=4))
    assert [label for label in table.options() if "Lecture" in label] == [
        "Lecture: the expedition goes to Ice 1 (Neutral, 2 Omen points)"
    ]
    table.play("Ice 1")
    assert not table.offers("Ice 2")
    table.play("Step to River", "Ice 2")
    assert table.state.trip == trip("ice-2")
    numbers = the_game().content.numbers
    worth = dict(zip(numbers.trip_ids, numbers.trip_omens, strict=True))
    assert worth == {
        "ice-1": 2, "ice-2": 3, "ice-3": 4, "ice-4": 6,
        "sand-1": 2, "sand-2": 3, "sand-3": 5,
        "sea-1": 3, "sea-2": 4, "sea-3": 5, "sea-4": 6,
    }  # fmt: skip


@rule("EA-MIS-09")
def test_a_lecture_may_bring_the_expedition_back() -> None:
    table = lecture(campus().set(trip=trip("sea-2"))).play("back to the start")
    assert table.state.trip == -1
    assert not table.offers("back to the start")


@rule(
    "EA-MIS-10", "EA-MIS-11", "EA-MIS-12", "EA-MIS-13", "EA-RUL-138", "EA-RUL-141", "EA-RUL-142", "EA-RUL-137"
)
def test_research_scores_and_starts_anew() -> None:
    table = campus("IN1", at=4).units(CIVILIAN, at=4, n=4).set(trip=trip("ice-3")).run(Research(0))
    assert (table.state.omens[0], table.state.trip, table.state.trip_done) == (4, -1, trip("ice-3"))
    assert (table.cards(INVESTIGATOR_CARD), table.at(4, 0)) == ([], 1)
    assert [table.at(place) for place in (1, 2, 3, 4, 5)] == [1, 1, 1, 1, 0]
    few = campus("IN1", at=4).units(CIVILIAN, at=4, n=3).set(trip=trip("ice-3")).run(Research(0))
    elsewhere = campus("IN1", at=3).units(CIVILIAN, at=3, n=4).set(trip=trip("ice-3")).run(Research(0))
    assert (few.state.omens[0], elsewhere.state.omens[0]) == (0, 0)


@rule("EA-RUL-140")
def test_no_research_at_the_start_field() -> None:
    table = campus("IN1", at=4).units(CIVILIAN, at=4, n=4).run(Research(0))
    assert (table.state.omens[0], table.cards(INVESTIGATOR_CARD)) == (0, ["IN1"])


@rule("EA-MIS-14")
def test_the_mission_marker_closes_its_field_and_all_beyond() -> None:
    table = lecture(campus(at=2).set(trip=trip("sand-1"), trip_done=trip("sand-2")))
    assert not table.offers("Sand")
    assert not lecture(campus(at=4).set(trip=trip("sand-1"), trip_done=trip("sand-2"))).offers("Sand 2")


@rule("EA-MIS-15", "EA-MIS-18")
def test_university_stress() -> None:
    assert lecture(campus(actions=0).mythos(0, 1)).play("Stress").state.actions == 1


@rule("EA-MIS-17", "EA-RUL-143", "EA-RUL-144", "EA-RUL-20")
def test_the_three_rewards() -> None:
    ice = campus("IN6", at=3).units(CIVILIAN, at=3, n=4).set(trip=trip("ice-4")).run(Research(0))
    assert (ice.state.omens[0], ice.state.mythos[0]) == (6, 3)
    sand = (
        campus("IN6", at=3).units(CIVILIAN, at=3, n=4).set(trip=trip("sand-3")).mythos(1, 2).run(Research(0))
    )
    assert (sand.state.omens[0], sand.state.mythos[:3]) == (5, [1, 1, 0])
    sea = (
        campus("IN1", at=4).units(CIVILIAN, at=4, n=4).dominance(LEFT, CIVILIAN, 1).dominance(RIGHT, CIVILIAN)
    )
    sea.set(trip=trip("sea-4")).run(Research(0)).play("Paupers")
    assert (sea.state.omens[0], sea.at(12), sea.track(LEFT), sea.track(RIGHT)) == (6, 2, [1], [])
    none = campus("IN1", at=4).units(CIVILIAN, at=4, n=4).set(trip=trip("sea-4")).run(Research(0))
    assert none.done


# --- the ten cards ------------------------------------------------------------------------------------------------


@rule("EA-ADV-18", "EA-DEC-51")
def test_in1_errand_runner_steps_twice() -> None:
    table = report(press("IN1", at=2, actions=1)).play("Step to Rail", "Flooded")
    assert (table.at(5, 0), table.state.sanity, table.state.actions) == (1, 1, 0)
    school = lecture(campus("IN1", at=4)).play("Step to River", "Stay there")
    assert school.at(8, 0) == 1


def test_in2_alienist_keeps_his_nerve_or_lectures_anything() -> None:
    table = report(press("IN2", at=2)).play("Step to Gibbet", "Keep")
    assert table.state.sanity == 0
    assert report(press("IN2", at=2)).play("Step to Gibbet", "Lose").state.sanity == 1
    assert len([label for label in lecture(campus("IN2", at=3)).options() if "Lecture" in label]) == 3


def test_in3_ferry_pilot_crosses_water() -> None:
    assert report(press("IN3", at=8)).play("Step to Orchard").at(4, 0) == 1
    assert report(press("IN3", at=8).monster_at(1)).play("Step to Market").at(7, 0) == 1
    assert not report(press("IN1", at=8).monster_at(1)).offers("Market")


def test_in4_cutpurse_ignores_control() -> None:
    assert report(press("IN4", at=2).units(1, at=3, n=2)).offers("Step to Gibbet")
    assert not report(press("IN1", at=2).units(1, at=3, n=2)).offers("Step to Gibbet")


def test_in5_nurse_calls_a_civilian_once() -> None:
    table = report(press("IN5", at=2).units(CIVILIAN, at=1).units(CIVILIAN, at=6)).play("Ability", "Toll")
    assert (table.at(2), table.state.actions) == (1, 3)
    assert not table.offers("Ability")


def test_in6_photographer_gains_mythos_after_an_interview() -> None:
    table = report(press("IN6", at=2, actions=1).units(CIVILIAN, at=2))
    assert not table.offers("Ability")
    table.play("Interview", "Ability")
    assert (table.state.mythos[0], table.state.used & ABILITY_USED) == (1, ABILITY_USED)


def test_in7_archivist_needs_one_less() -> None:
    assert press("IN7", at=1).dominance(LEFT, *[CIVILIAN] * 4).run(Scoop(0)).state.omens[0] == 3
    table = campus("IN7", at=4).units(CIVILIAN, at=4, n=4).set(trip=trip("ice-1")).run(Research(0))
    assert table.state.omens[0] == 2


@rule("EA-RUL-42")
def test_in8_prizefighter_cannot_be_taken() -> None:
    table = press("IN8", at=7)
    assert victims(table.state, 1, 6) == []
    table.run(MonsterActs(-1))
    assert table.at(7, 0) == 1
    assert victims(press("IN1", at=7).state, 1, 6) == [0]


def test_in9_medium_scores_one_more() -> None:
    assert press("IN9", at=3).dominance(LEFT, *[CIVILIAN] * 5).run(Scoop(0)).state.omens[0] == 4
    table = campus("IN9", at=3).units(CIVILIAN, at=3, n=5).set(trip=trip("ice-1")).run(Research(0))
    assert table.state.omens[0] == 3


def test_in10_night_cabman_goes_anywhere_once() -> None:
    table = report(press("IN10", at=2)).play("Take the cab to Crooked")
    assert (table.at(11, 0), table.state.sanity, table.state.actions) == (1, 1, 2)
    assert not table.offers("cab")


def test_every_investigator_has_grit_a_type_and_an_ability() -> None:
    cards = the_game().content.investigators
    assert [cards.grit[number] for number in range(10)] == [4, 3, 4, 5, 3, 4, 5, 3, 5, 4]
    types = {"neutral": NEUTRAL, "eldritch": ELDRITCH, "arkham": ARKHAM}
    of_cards = "neutral eldritch neutral arkham arkham eldritch neutral arkham eldritch neutral"
    assert [cards.type[number] for number in range(10)] == [types[name] for name in of_cards.split()]
    assert sorted(cards.verb) == list(range(10))


@rule("EA-ADV-08", "EA-RUL-131")
def test_a_runner_who_goes_mad_on_the_first_move_makes_no_second() -> None:
    table = arkham("arkham-advertiser", "deep-ones").card("IN1").units(0, at=2).set(sanity=3).turn()
    table.play("Step to Gibbet Rise (3)")
    assert (table.done, table.supply(0), table.state.mythos[0], table.state.omens[0]) == (True, 1, 1, 0)


@rule("EA-POL-21", "EA-RUL-92")
def test_a_cutpurse_ignores_control_but_neither_sigil_nor_command_post() -> None:
    sealed = (
        arkham("arkham-advertiser", "great-old-one")
        .card("IN4")
        .units(0, at=2)
        .set(actions=3)
        .set(sigil=2)
        .run(AdvertiserAction(0))
    )
    assert not sealed.offers("Step to Gibbet")
    assert not press("IN4", 2).post_on("2-3").run(AdvertiserAction(0)).offers("Step to Gibbet")


@rule("EA-RUL-31", "EA-ADV-18")
def test_a_cab_does_not_drive_where_another_faction_is_in_control() -> None:
    table = press("IN10", 2).units(1, at=11).run(AdvertiserAction(0))
    assert table.offers("cab to Paupers")
    assert not table.offers("cab to Crooked")


@rule("EA-BRD-06", "EA-POL-21", "EA-ADV-18")
def test_a_nurse_calls_from_where_a_civilian_could_come() -> None:
    table = press("IN5", 1, board="innsmouth").units(CIVILIAN, at=4).run(AdvertiserAction(0))
    assert table.play("Ability").at(1) == 1
    assert not press("IN5", 2).units(CIVILIAN, at=1).post_on("1-2").run(AdvertiserAction(0)).offers("Ability")


@rule("EA-MIS-08", "EA-MIS-18")
def test_an_alienist_lectures_anything_at_eldritch_locations_only() -> None:
    table = arkham("miskatonic-university", "deep-ones").card("IN2").units(0, at=4).set(actions=3)
    lectures = [label for label in table.run(UniversityAction(0)).options() if "Lecture" in label]
    assert lectures == ["Lecture: the expedition goes to Ice 1 (Neutral, 2 Omen points)"]


@rule("EA-MIS-10", "EA-MIS-13", "EA-MIS-12")
def test_research_at_the_first_location_with_the_first_field() -> None:
    table = campus("IN1", at=1, actions=0).units(CIVILIAN, at=1, n=4).set(trip=0).run(Research(0))
    assert (table.state.omens[0], table.state.trip, table.state.trip_done) == (2, -1, 0)
    assert [table.at(place) for place in (1, 2, 3, 4, 5)] == [1, 1, 1, 1, 0]


@rule("EA-MIS-03", "EA-MIS-04", "EA-MIS-05", "EA-MIS-09")
def test_who_stands_at_the_first_location_with_the_first_card_keeps_both() -> None:
    table = campus("IN1", at=1, actions=0).set(trip=0).turn()
    assert (table.asked, table.cards(INVESTIGATOR_CARD), table.state.actions) == (
        "UniversityAction",
        ["IN1"],
        4,
    )
    assert table.offers("back to the start")
    assert table.offers("Step to Campus")
    idle = campus("IN1", at=1, actions=0).set(actions=0).run(UniversityAction(0))
    assert idle.done


@rule("EA-ADV-05", "EA-ADV-17", "EA-MIS-05", "EA-MIS-15")
def test_without_actions_left_only_stress_and_abilities_are_offered() -> None:
    for card in ("IN1", "IN10"):
        for role, action in (
            ("arkham-advertiser", AdvertiserAction(0)),
            ("miskatonic-university", UniversityAction(0)),
        ):
            table = arkham(role, "deep-ones", "police").card(card).units(0, at=4).units(CIVILIAN, at=4)
            table.set(trip=0).mythos(0, 1).run(action)
            assert table.options() == ["End your actions", "Stress: 1 Mythos for 1 more action"]
            assert len(table.play("Stress").options()) > 3


@rule("EA-ADV-18", "EA-RUL-19", "EA-RUL-214")
def test_a_photographer_needs_mythos_in_the_pool() -> None:
    for pool, offered in ((0, False), (1, True)):
        table = arkham("arkham-advertiser", "deep-ones").card("IN6").units(0, at=2).mythos(1, 20 - pool)
        assert table.set(used=INTERVIEWED).run(AdvertiserAction(0)).done is not offered


@rule("EA-ADV-06", "EA-ADV-08", "EA-ADV-09")
def test_an_investigator_of_the_second_seat_rides_and_goes_mad() -> None:
    table = (
        arkham("feds", "arkham-advertiser", "deep-ones")
        .card("IN5")
        .units(1, at=4)
        .units(2, at=2)
        .set(actions=2, sanity=3)
    )
    table.run(AdvertiserAction(1), side=1).play("Bus", "Outsider at Campus")
    assert (table.at(2, 1), table.at(4, 2)) == (1, 1)
    table.play("Step to Gibbet")
    assert (table.done, table.supply(1)) == (True, 1)


@rule("EA-MIS-07")
def test_an_interview_of_the_university_moves_one_civilian_and_must() -> None:
    table = lecture(campus("IN1", at=4).units(CIVILIAN, at=4, n=2)).play("Interview")
    assert not table.offers("Enough")
    table.play("(4) → Gibbet")
    assert (table.asked, table.at(3), table.at(4)) == ("UniversityAction", 1, 1)


@rule("EA-MIS-07", "EA-RUL-29", "EA-MOV-02")
def test_no_interview_is_held_where_civilians_could_leave_by_water_only() -> None:
    harbour = campus(at=3, board="innsmouth").units(CIVILIAN, at=3)
    assert lecture(harbour).offers("Interview")
    assert not lecture(harbour.post_on("2-3")).offers("Interview")
