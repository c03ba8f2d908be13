"""The fine print: how many and no more, at least and not more than, the first location, the last seat."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.omens import Score
from eldertable.games.eldritch_arkham.rules.roles.advertiser import AdvertiserAction
from eldertable.games.eldritch_arkham.rules.roles.cthulhu_cult import ChantAltars, Corrupt, CultAction
from eldertable.games.eldritch_arkham.rules.roles.feds import FedAction
from eldertable.games.eldritch_arkham.rules.roles.grimoire import Chapter
from eldertable.games.eldritch_arkham.rules.roles.nodens import Competitor, Hunt, NightGaunt, NodensAction
from eldertable.games.eldritch_arkham.rules.roles.university import Research, UniversityAction
from eldertable.games.eldritch_arkham.rules.turn_end import EndOfTurn
from eldertable.games.eldritch_arkham.rules.turns import NextTurn
from eldertable.games.eldritch_arkham.table.state import (
    HELD,
    INTERVIEWED,
    INVESTIGATOR_CARD,
    LAW_DECK,
    LAW_PAST,
)
from eldertable.games.eldritch_arkham.table.town import victims
from tests.rules.eldritch_arkham.table import (
    CIVILIAN,
    DELAYED,
    LEFT,
    MONSTER,
    SPAWN,
    ArkhamTable,
    arkham,
    the_game,
)
from tests.support import rule

ANY = cause("EA-GOO-11")


# --- Feds ---------------------------------------------------------------------------------------------------------


def feds() -> ArkhamTable:
    return arkham("feds", "deep-ones", "nodens")


@rule("EA-FED-08", "EA-FED-09", "EA-FED-10", "EA-FED-11", "EA-FED-12", "EA-FED-13", "EA-FED-14")
def test_every_action_of_the_feds_has_its_price() -> None:
    names = (
        ["End"],
        ["End", "Step", "Assign"],
        ["End", "Step", "Assign", "Decree", "Recruit", "Arrest"],
        ["End", "Step", "Assign", "Decree", "Recruit", "Arrest", "Secure"],
        ["End", "Step", "Assign", "Decree", "Recruit", "Arrest", "Secure", "Raid"],
    )
    for purse, wanted in enumerate(names):
        table = feds().units(0, at=3).units(CIVILIAN, at=3).dominance(LEFT, CIVILIAN).hand("L2")
        table.set(purse=purse).mythos(0, 1).run(FedAction(0))
        if purse:
            assert [label.split()[0].strip(":") for label in table.options()] == wanted
        else:
            assert table.done
    for action, price in enumerate((1, 1, 2, 2, 2, 3, 4)):
        table = feds().units(0, at=3).units(CIVILIAN, at=3).dominance(LEFT, CIVILIAN).hand("L2")
        assert table.set(purse=5).run(FedAction(0)).play(1 + action).state.purse == 5 - price


@rule("EA-RUL-214", "EA-FED-07", "EA-RUL-162")
def test_feds_without_anything_only_secure_and_recruit() -> None:
    table = feds().set(purse=8).run(FedAction(0))
    assert [label.split()[0].strip(":") for label in table.options()] == [
        "End",
        "Assign",
        "Recruit",
        "Secure",
    ]
    assert not feds().units(0, at=3, n=6).set(purse=8).run(FedAction(0)).offers("Recruit")


@rule("EA-FED-07", "EA-FED-19")
def test_feds_are_told_what_is_missing() -> None:
    table = feds().mythos(0, 1).units(0, at=2).set(purse=1).hand("L2").run(FedAction(0))
    assert not table.offers("Plan")
    assert table.refused(3) != table.refused(8)
    penniless = feds().mythos(0, 2).units(0, at=2).run(FedAction(0))
    assert penniless.refused(1)[0] == "EA-FED-07"
    assert "1" in penniless.refused(1)[1]


@rule("EA-FED-13", "EA-RUL-162")
def test_the_command_post_leaves_even_the_first_location() -> None:
    table = feds().set(purse=3, post_at=0).run(FedAction(0)).play("Secure")
    assert (len(table.options()), table.offers("Rail Depot")) == (11, False)
    assert len(feds().set(purse=3).run(FedAction(0)).play("Secure").options()) == 12


@rule("EA-RUL-148", "EA-FED-09")
def test_feds_may_assign_while_there_are_discards() -> None:
    table = feds().set(purse=1)
    rest = table.state.zones[LAW_DECK + 1]
    table.state.zones[LAW_DECK + 1] = ()
    for card in rest:
        table.state.lay(card, LAW_PAST, table.state.everyone())
    assert table.run(FedAction(0)).offers("Assign")


# --- Nodens -------------------------------------------------------------------------------------------------------


def nodens(area: int = 1) -> ArkhamTable:
    """Nodens over an area; area 1 swarms 1, 2, 5 and 6, area 6 swarms 7, 8, 11 and 12."""
    return arkham("nodens", "feds", "deep-ones").set(area=area - 1).card("AN1")


@rule("EA-NOD-17", "EA-NOD-18")
def test_the_first_location_is_struck_like_any_other() -> None:
    for field in ("most units", "most roles"):
        table = nodens().units(CIVILIAN, at=1, n=3).set(gaunts=[0, 0, 1, 1]).run(NightGaunt(0))
        table.play(f"the Avatar to any area” to “abduct where {field} are")
        assert (table.at(1), table.state.count(HELD, CIVILIAN)) == (1, 2)


@rule("EA-NOD-11", "EA-NOD-12", "EA-NOD-13", "EA-NOD-14")
def test_nodens_hunts_from_any_seat() -> None:
    table = arkham("feds", "nodens", "deep-ones").set(area=0).card("AN1").held(1, CIVILIAN, 5).held(1, 2)
    table.run(Hunt(1), side=1)
    assert (table.state.omens[:3], table.state.mythos[:3]) == ([0, 2, 0], [0, 2, 0])
    assert table.options() == ["Outsider", "Civilian"]
    table.play("Outsider")
    assert ([table.at(place) for place in (4, 7, 9, 12)], table.at(4, 2)) == ([1, 2, 1, 1], 1)
    assert table.state.crowd(HELD + 1) == 0


@rule("EA-RUL-212")
def test_there_is_no_aid_where_there_is_prey() -> None:
    table = arkham("nodens", "feds", solo_aid=True).set(area=0).held(0, CIVILIAN, 4).run(Hunt(0))
    assert table.state.omens[0] == 1


@rule("EA-NOD-04", "EA-NOD-07")
def test_a_second_gate_closes_with_its_card_and_swarms_the_first_location_until_then() -> None:
    table = nodens(6).card("AN6").set(gate=0, actions=1).units(CIVILIAN, at=1).run(NodensAction(0))
    assert table.offers("Transport")
    table.run(Competitor(0))
    assert table.state.gate == -1


@rule("EA-NOD-15", "EA-RUL-102", "EA-RUL-214")
def test_a_threat_needs_its_price_and_something_to_do() -> None:
    for mythos, offered in ((3, False), (4, True)):
        table = nodens().card("AN2").units(CIVILIAN, at=1).mythos(0, mythos).run(NightGaunt(0))
        assert table.offers("Threat") is offered
    for card in ("AN1", "AN2", "AN3", "AN4", "AN8", "AN10"):
        idle = arkham("nodens", "feds", monster="M8").set(area=0).monster_at(12).card(card).mythos(0, 9)
        assert not idle.run(NightGaunt(0)).offers("Threat")
    assert nodens().card("AN8").mythos(0, 9).mythos(1, 1).run(NightGaunt(0)).offers("Threat")


@rule("EA-NOD-06", "EA-RUL-214")
def test_without_anybody_in_the_swarm_nodens_has_nothing_to_do() -> None:
    assert nodens().monster_at(12).set(actions=3).run(NodensAction(0)).done
    assert nodens().monster_at(12).units(CIVILIAN, at=1).run(NodensAction(0)).done


@rule("EA-RUL-95", "EA-RUL-181")
def test_of_two_alike_the_one_that_did_not_fly_may_fly_as_well() -> None:
    table = nodens().monster_at(12).units(CIVILIAN, at=1).units(CIVILIAN, at=2).set(actions=1)
    table.run(NodensAction(0)).play("Fly", "Civilian at Rail", "Campus")
    assert table.options() == ["Enough", "Civilian at Campus Green (2)"]
    assert (table.play("Civilian", "Gibbet").done, table.at(2), table.at(3)) == (True, 1, 1)


@rule("EA-RUL-104", "EA-RUL-198", "EA-RUL-205")
def test_spawn_and_monster_are_scattered_last_and_the_delayed_not_at_all() -> None:
    table = nodens().units(SPAWN, at=7).units(DELAYED, at=1).units(CIVILIAN, at=7)
    table.luck((12, 4), (12, 5), (12, 9)).run(NightGaunt(0))
    table.play("abduct where most units are” to “scatter")
    assert (table.at(4), table.at(5, SPAWN), table.at(9, MONSTER), table.at(1, DELAYED)) == (1, 1, 1, 1)


# --- Ancient cards ------------------------------------------------------------------------------------------------


def old_one(card: str, at: int = 3) -> ArkhamTable:
    table = arkham("great-old-one", "feds", "elder-things", "order-of-dagon").units(0, at=at).card(card)
    return table.set(rings=[6, 2])


def uses(table: ArkhamTable) -> ArkhamTable:
    return table.window().play("Outer ring, 1 step")


@rule("EA-RUL-31", "EA-MOV-03", "EA-GOO-20")
def test_a_rift_leads_elsewhere_and_only_where_all_may_enter() -> None:
    table = uses(old_one("AN10").units(1, at=3).units(3, at=1)).play("Officer")
    assert not table.offers("Rail Depot")
    assert not table.offers("Gibbet Rise")
    assert table.offers("Paupers")
    gate = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10").mythos(0, 4).units(CIVILIAN, at=1)
    gate.run(NodensAction(0)).play("Threat", "Civilian")
    assert (len(gate.options()), gate.offers("Rail Depot")) == (11, False)


@rule("EA-RUL-32", "EA-RUL-181", "EA-RUL-198")
def test_a_rift_takes_two_in_the_order_of_colours_and_nobody_who_is_delayed() -> None:
    table = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10").mythos(0, 4)
    table.units(1, at=2, n=2).units(CIVILIAN, at=2).units(DELAYED, at=2).units(2, at=2)
    table.run(NodensAction(0)).play("Threat")
    assert table.options() == ["Enough", "Officer", "Outsider", "Civilian"]
    table.play("Officer")
    assert table.options() == ["Enough", "Officer", "Outsider", "Civilian"]
    table.play("Officer")
    assert table.asked == "RiftTo"
    table.play("Paupers")
    assert (table.at(12, 1), table.at(2, 1)) == (2, 0)
    late = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10").mythos(0, 4)
    late.units(1, at=2).units(CIVILIAN, at=2).units(SPAWN, at=2)
    late.run(NodensAction(0)).play("Threat", "Civilian")
    assert late.options() == ["Enough", "Spawn"]


@rule("EA-RUL-24", "EA-GOO-20")
def test_devouring_aeon_spares_who_is_not_near() -> None:
    table = uses(old_one("AN4").units(CIVILIAN, at=1).units(CIVILIAN, at=2))
    assert table.options() == ["Enough", "Civilian at Campus Green (2)"]


@rule("EA-RUL-29", "EA-RUL-89", "EA-GOO-20")
def test_different_civilians_move_in_the_order_of_the_map() -> None:
    table = uses(old_one("AN1").units(CIVILIAN, at=1).units(CIVILIAN, at=2)).play("(1) → Campus")
    table.play("(2) → Gibbet")
    assert (table.done, table.at(2), table.at(3)) == (True, 1, 1)
    late = uses(old_one("AN1").units(CIVILIAN, at=1).units(CIVILIAN, at=12)).play("(12) → River")
    assert (late.done, late.at(1)) == (True, 1)


# --- Outsiders ----------------------------------------------------------------------------------------------------


def deep() -> ArkhamTable:
    return arkham("deep-ones", "feds")


@rule("EA-DEE-10", "EA-DEE-12", "EA-DEE-24")
def test_the_second_step_may_lead_through_water_or_past_the_first_location() -> None:
    table = deep().units(0, at=1).turn().play("Step", "(1) → Flooded", "Toll Bridge")
    assert (table.at(6, DELAYED), table.asked) == (1, "DeepAction")
    past = deep().units(0, at=2).turn().play("Step", "(2) → Rail", "Flooded")
    assert past.at(5, DELAYED) == 1
    there = deep().units(0, at=2).turn().play("Step", "(2) → Rail", "Stay there")
    assert (there.at(1, DELAYED), there.at(1, 0)) == (1, 0)


@rule("EA-DEE-14", "EA-RUL-67", "EA-RUL-68")
def test_an_outsider_drags_no_other_and_may_swim_alone() -> None:
    table = deep().units(0, at=3, n=2).units(DELAYED, at=3).turn().play("Drag", "(3) → Orchard")
    assert (table.asked, table.at(4, DELAYED), table.at(3, 0)) == ("DeepAction", 1, 1)
    alone = deep().units(0, at=5).units(CIVILIAN, at=5).turn().play("Drag", "(5) → Toll Bridge", "nobody")
    assert (alone.at(6, DELAYED), alone.at(5), alone.state.omens[0], sum(alone.state.loads)) == (1, 1, 0, 0)


@rule("EA-DEE-16", "EA-RUL-70")
def test_the_outsider_chooses_among_free_limit_markers() -> None:
    table = deep().units(0, at=5).units(CIVILIAN, at=5).set(limits=[0, 2, 3, 2, 2]).turn()
    table.state.loads[4] = 1
    table.state.lift(0, 12)
    table.play("Drag", "(5) → Toll Bridge", "Civilian")
    assert table.options() == [f"the limit marker of {row}" for row in ("Drag", "Spawn", "Worship")]


@rule("EA-DEE-22")
def test_a_swarm_costs_two_and_frees_the_last_field() -> None:
    table = deep().mythos(0, 1).turn().play("Spawn", "Gibbet", "Spawn", "Gibbet")
    assert not table.offers("Swarm")
    table = deep().mythos(0, 2).turn().play("Spawn", "Gibbet", "Spawn", "Gibbet", "Swarm")
    assert (table.state.slots[7:11], table.state.mythos[0], table.supply(0)) == ([1, 0, 0, 0], 0, 5)


@rule("EA-DEE-09")
def test_a_row_without_limit_marker_is_open_to_its_end() -> None:
    table = deep().set(limits=[3, 2, 0, 2, 2]).turn()
    table.play("Spawn", "Gibbet", "Spawn", "Gibbet", "Spawn", "Gibbet")
    assert table.offers("Spawn")
    assert not table.play("Spawn", "Gibbet").offers("Spawn")


@rule("EA-ELD-22")
def test_the_third_seal_wants_six_elder_things_on_the_board() -> None:
    for n, seal in ((4, 1), (5, 0)):
        table = arkham("elder-things", "feds").units(0, at=4, n=n).run(AddUnit(0, 1 << 11, 0, ANY))
        assert (table.at(12, 0), table.state.seals[2]) == (1, seal)


# --- Cultists -----------------------------------------------------------------------------------------------------


def hiding(*paths: str) -> ArkhamTable:
    table = arkham("cthulhu-cult", "feds", "elder-things")
    for path in paths:
        table.state.lift(0, 12)
        table.state.on_path[table.state.board.path_ids.index(path)] = 1
    return table


@rule("EA-CUL-05")
def test_only_who_would_summon_is_told_that_no_cultist_is_left() -> None:
    table = hiding("1-2", "2-3", "3-4", "1-5", "2-6", "3-7", "4-8", "6-7").set(actions=3).run(CultAction(0))
    missing = table.refused(3)
    assert table.refused(14) == missing
    assert missing not in (table.refused(2), table.refused(15))
    free = hiding().set(actions=3).run(CultAction(0))
    assert free.refused(3) != missing


@rule("EA-CUL-09", "EA-CUL-10", "EA-RUL-112")
def test_each_altar_of_an_area_has_its_due() -> None:
    table = hiding().set(altars_in=[2, 0, 0, 0, 0, 1]).run(ChantAltars(0)).play("Area 1")
    assert table.options() == ["Area 1", "Area 6"]
    table.play("Area 6")
    assert (table.done, table.state.altars_in, table.state.omens[0]) == (True, [0] * 6, 3)


@rule("EA-RUL-109", "EA-RUL-107")
def test_the_last_altar_goes_to_the_lower_of_two_surrounded_areas() -> None:
    table = hiding("1-2", "1-5", "2-6", "3-4", "3-7", "4-8").set(altars_in=[0, 0, 0, 0, 0, 3]).run(Corrupt(0))
    assert (table.state.altars_in, sum(table.state.on_path), table.supply(0)) == ([1, 0, 0, 0, 0, 3], 3, 5)


@rule("EA-CUL-04", "EA-CUL-18")
def test_the_cult_acts_as_often_as_corruption_says() -> None:
    table = arkham("cthulhu-cult", "feds").set(corruption=1).mythos(0, 1).turn()
    assert table.state.actions == 4
    table.play("Ritual", "Ritual", "Ritual", "Ritual")
    assert table.options() == ["End your actions", table.options()[1]]
    assert "Stress" in table.options()[1]


# --- the University -----------------------------------------------------------------------------------------------


def campus(card: str = "IN1", at: int = 1) -> ArkhamTable:
    return arkham("miskatonic-university", "deep-ones", "police").card(card).units(0, at=at)


@rule("EA-MIS-10", "EA-MIS-13", "EA-MIS-12")
def test_research_at_the_first_location_with_the_first_field() -> None:
    table = campus().units(CIVILIAN, at=1, n=4).set(trip=0).run(Research(0))
    assert (table.state.omens[0], table.state.trip, table.state.trip_done) == (2, -1, 0)
    assert [table.at(place) for place in (1, 2, 3, 4, 5)] == [1, 1, 1, 1, 0]


@rule("EA-MIS-03", "EA-MIS-04", "EA-MIS-05", "EA-MIS-09")
def test_who_stands_at_the_first_location_with_the_first_card_keeps_both() -> None:
    table = campus().set(trip=0).turn()
    assert (table.asked, table.cards(INVESTIGATOR_CARD), table.state.actions) == (
        "UniversityAction",
        ["IN1"],
        4,
    )
    assert table.offers("back to the start")
    assert table.offers("Step to Campus")
    idle = campus().set(actions=0).run(UniversityAction(0))
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


# --- what always follows ------------------------------------------------------------------------------------------


@rule("EA-MON-05", "EA-RUL-58", "EA-RUL-59")
def test_fewer_than_five_points_alarm_nobody_and_a_leap_counts_once() -> None:
    for n, keeper in ((1, -1), (4, -1), (5, 1)):
        assert arkham("deep-ones", "feds", "nodens").run(Score(0, n, ANY)).state.keeper == keeper
    table = arkham("deep-ones", "feds", "nodens").run(Score(0, 11, ANY))
    assert table.state.alarms[0] == 2
    table.set(keeper=-1).run(Score(1, 14, ANY))
    assert table.state.keeper == -1
    assert table.run(Score(1, 1, ANY)).state.keeper == 1


@rule("EA-RUL-187", "EA-RUL-188")
def test_actions_area_and_catch_end_with_the_turn() -> None:
    table = arkham("order-of-dagon", "feds").set(actions=3, ritual_area=2, taken=2, spot=4).run(EndOfTurn())
    state = table.state
    assert (state.actions, state.ritual_area, state.taken, state.spot) == (0, -1, 0, -1)


@rule("EA-RUL-39", "EA-CMP-10")
def test_who_spares_allies_spares_nobody_else() -> None:
    neutral = arkham("nodens", "police", "deep-ones", allies="spared").units(1, at=4).units(SPAWN, at=4)
    assert victims(neutral.state, 0, 3) == [1, SPAWN]
    cult = arkham("order-of-dagon", "deep-ones", "feds", allies="spared").units(1, at=4).units(DELAYED, at=4)
    assert victims(cult.units(SPAWN, at=4).state, 0, 3) == [SPAWN]
    assert victims(cult.state, 2, 3) == [1, SPAWN, DELAYED]


@rule("EA-RUL-13", "EA-RUL-14", "EA-RUL-64")
def test_a_round_ends_with_its_last_role_and_the_game_with_the_last_round() -> None:
    table = arkham("deep-ones", "feds", rounds=2).run(NextTurn(), side=1)
    assert (table.state.round, table.state.turn, table.state.over) == (2, 0, False)
    table.run(NextTurn(), side=0)
    assert (table.state.round, table.state.turn) == (2, 1)
    assert table.run(NextTurn(), side=1).state.over
    alone = arkham("great-old-one").units(0, at=3).run(NextTurn(), side=2)
    assert (alone.state.round, alone.state.turn) == (2, 2)


@rule("EA-GRM-07", "EA-RUL-189")
def test_blight_looks_at_every_rival_for_the_leader() -> None:
    for omens, struck in (((5, 3, 7), 2), ((5, 7, 3), 1), ((5, 5, 5), 0)):
        table = arkham("elder-things", "feds", "arkham-advertiser", eldritch_grimoire="II").card("IN1")
        for rival, n in enumerate(omens):
            table.units(rival, at=9 + rival).omens(rival, n)
        table.run(Chapter(3, 5, 0, 0), side=3)
        assert table.track(LEFT) == [struck]


@rule("EA-GRM-07", "EA-UNI-02")
def test_of_equal_rivals_the_next_in_turn_is_struck() -> None:
    table = arkham("elder-things", "feds").units(0, at=4).units(1, at=4).omens(0, 2).omens(1, 2)
    assert table.run(Chapter(2, 2, 0, 3), side=2).track(LEFT) == [0]


# --- the table ----------------------------------------------------------------------------------------------------


@rule("EA-DEC-52", "EA-RUL-01", "EA-RUL-08")
@pytest.mark.parametrize("seats", range(7))
def test_the_variants_show_both_boards_all_books_and_every_role(seats: int) -> None:
    game = the_game()
    variants = game.variants(seats)
    for options in variants:
        game.sit_down(seats, options)
    assert {options.get("board", "arkham") for options in variants} == {"arkham", "innsmouth"}
    for book in ("eldritch_grimoire", "arkham_grimoire"):
        assert {options.get(book, "I") for options in variants} == {"I", "II"}
    roles = [options["roles"] for options in variants if "roles" in options]
    assert len(roles) == (12 if seats else 0)
    assert all(len(some) == seats for some in roles)
    assert len({some[0] for some in roles}) == len(roles)


def wrong(table: ArkhamTable) -> str:
    """What the audit says, as one line."""
    return "; ".join(table.game.audit(table.state))


@rule("EA-CMP-01", "EA-SET-04", "EA-RUL-19", "EA-RUL-57")
def test_the_audit_counts_every_piece() -> None:
    def table() -> ArkhamTable:
        return arkham("deep-ones", "cthulhu-cult", "feds", "king-kuranes")

    assert wrong(table().mythos(0, 20)) == ""
    assert "Mythos" in wrong(table().mythos(0, 20).mythos(1, 1))
    assert wrong(arkham("deep-ones", "feds", mythos="unlimited").mythos(0, 21)) == ""
    assert "below nothing" in wrong(table().mythos(0, -1))
    assert "no Monster card" in wrong(table().set(monster=-1))
    one_less = table()
    one_less.state.zones[LAW_DECK + 1] = one_less.state.zones[LAW_DECK + 1][1:]
    assert wrong(one_less) != ""
    for field, full in (
        ("altars_in", [4, 0, 0, 0, 0, 0]),
        ("orders", [3, 3, 3, 3]),
        ("visions_in", [6, 0, 0, 0, 0, 0]),
    ):
        assert wrong(table().set(**{field: full})) == ""
        assert "too many" in wrong(table().set(**{field: [full[0] + 1, *full[1:]]}))
    assert "extra" in wrong(table().set(extra=[1, 0, 0, 0]))
    assert wrong(table().set(extra=[1, 0, 0, 0], orders=[1, 0, 0, 0])) == ""
    assert wrong(table().set(demand=[-1, 0, 0, 0])) == ""
    assert "not 8" in wrong(table().set(drowned=1))
    assert "not 8" in wrong(table().set(on_path=[1] + [0] * 16))
    for colour, n in ((CIVILIAN, 24), (MONSTER, 1), (SPAWN, 3), (2, 6), (3, 1), (4, 0)):
        more = table()
        more.state.put(colour, 3)
        assert f"{n + 1} units of colour {colour}, not {n}" in wrong(more)
    elder = arkham("elder-things", "feds")
    assert wrong(elder) == ""
    assert "6 markers" in wrong(elder.set(elder_waiting=elder.state.elder_waiting + 1))


@rule("EA-CMP-03", "EA-RUL-18")
def test_the_others_are_ranked_by_their_points() -> None:
    table = arkham("deep-ones", "feds", "nodens").omens(0, 19).omens(1, 3).omens(2, 8)
    outcome = table.run(Score(0, 1, ANY)).state.outcome
    assert outcome is not None
    assert [result.rank for result in outcome.sides] == [1, 3, 2, 4, 4]
    assert [result.seat for result in outcome.sides] == [0, 1, 2, None, None]
    assert [list(result.parts.values()) for result in outcome.sides] == [[20], [3], [8], [], []]
    assert not outcome.adjudicated
    book = arkham("nodens", "feds").omens(0, 7).omens(1, 7).omens(2, 19)
    outcome = book.run(Score(2, 1, ANY), side=2).state.outcome
    assert outcome is not None
    assert (outcome.winners, [result.rank for result in outcome.sides[:3]]) == ((2,), [2, 2, 1])


@rule("EA-RUL-40", "EA-CTL-01")
def test_civilians_belong_to_nobody_and_a_delayed_outsider_to_the_deep_ones() -> None:
    state = arkham("feds", "deep-ones").state
    assert [state.owner(colour) for colour in (0, 1, CIVILIAN, MONSTER, SPAWN, DELAYED)] == [
        0,
        1,
        -1,
        MONSTER,
        MONSTER,
        1,
    ]
