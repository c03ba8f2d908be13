"""What happens when there is nothing left: no card, no piece, no victim, nowhere to go."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.rules.monster import MonsterActs
from eldertable.games.eldritch_arkham.rules.roles.feds import FedAction
from eldertable.games.eldritch_arkham.rules.roles.grimoire import Chapter
from eldertable.games.eldritch_arkham.rules.sets.officers import draw_laws
from eldertable.games.eldritch_arkham.rules.sets.rituals import draw_rituals
from eldertable.games.eldritch_arkham.table.state import LAW_DECK, LAW_HAND, RITUAL_DECK, RITUAL_HAND
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, RIGHT, SPAWN, arkham
from tests.support import rule


@rule("EA-RUL-115")
def test_with_deck_and_discards_empty_fewer_rituals_are_drawn() -> None:
    table = arkham("cthulhu-cult", "feds")
    draw_rituals(table.state, 0, 25, "EA-CUL-17")
    assert (len(table.state.zones[RITUAL_HAND]), table.state.zones[RITUAL_DECK]) == (18, ())


@rule("EA-RUL-148")
def test_with_deck_and_discards_empty_fewer_laws_are_drawn() -> None:
    table = arkham("feds", "deep-ones")
    draw_laws(table.state, 0, 20, "EA-FED-09")
    assert (len(table.state.zones[LAW_HAND]), table.state.zones[LAW_DECK]) == (15, ())


@rule("EA-MON-07")
def test_a_monster_without_spawn_in_its_supply_adds_none() -> None:
    table = arkham("deep-ones", "feds", monster="M3").units(SPAWN, at=1, n=3).units(CIVILIAN, at=6)
    table.run(MonsterActs(-1))
    assert (table.at(7, SPAWN), table.at(6), table.supply(SPAWN)) == (0, 0, 0)


@rule("EA-MON-07")
def test_the_grave_piper_adds_no_fourth_spawn() -> None:
    table = arkham("deep-ones", "feds", monster="M7")
    for location in (3, 5, 11):
        table.units(SPAWN, at=location)
    table.units(CIVILIAN, at=3, n=2).run(MonsterActs(-1))
    assert [table.at(place, SPAWN) for place in (3, 5, 11)] == [1, 1, 1]
    assert table.at(3) == 1


@rule("EA-ADV-08", "EA-RUL-131")
def test_a_runner_who_goes_mad_on_the_first_move_makes_no_second() -> None:
    table = arkham("arkham-advertiser", "deep-ones").card("IN1").units(0, at=2).set(sanity=3).turn()
    table.play("Step to Gibbet Rise (3)")
    assert (table.done, table.supply(0), table.state.mythos[0], table.state.omens[0]) == (True, 1, 1, 0)


@rule("EA-CUL-05")
def test_a_cult_without_cultists_is_told_why_it_cannot_summon() -> None:
    table = arkham("cthulhu-cult", "feds").hand("R1-1")
    for path in range(8):
        table.state.lift(0, 12)
        table.state.on_path[path] = 1
    table.turn()
    assert not table.offers("Summon")
    face = table.state.agreed.content.rituals.ids.index("R1-1")
    summon = next(answer for answer in range(30) if "ummon" in table.game.describe(table.state, answer))
    assert table.refused(summon + face)[0] == "EA-CUL-05"


@rule("EA-FED-07")
def test_feds_without_orders_are_told_what_a_raid_costs() -> None:
    table = arkham("feds", "deep-ones").dominance(LEFT, CIVILIAN).set(purse=3).run(FedAction(0))
    raid = next(answer for answer in range(12) if "Raid" in table.game.describe(table.state, answer))
    rule_id, words = table.refused(raid)
    assert rule_id == "EA-FED-07"
    assert "4" in words


@rule("EA-UNI-09", "EA-RUL-52", "EA-RUL-215")
def test_with_an_empty_supply_a_unit_comes_from_either_side_of_the_track() -> None:
    table = arkham("feds", "deep-ones").units(0, at=8, n=4).dominance(LEFT, 0).dominance(RIGHT, CIVILIAN, 0)
    table.turn().play("Recruit", "Campus Green")
    assert len(table.options()) == 2
    table.play(1)
    assert (table.track(LEFT), table.track(RIGHT), table.at(2, 0)) == ([0], [CIVILIAN], 1)


@rule("EA-RUL-56", "EA-GRM-07")
def test_blight_without_an_exposed_leader_seeks_from_the_white_die() -> None:
    table = arkham("elder-things", "feds", eldritch_grimoire="II").units(0, at=3).units(1, at=8)
    table.units(CIVILIAN, at=3).units(CIVILIAN, at=8).omens(0, 7).omens(1, 4)
    table.run(Chapter(2, 5, 0, 7), side=2)
    assert (table.track(LEFT), table.at(8), table.at(3), table.state.omens[2]) == ([CIVILIAN], 0, 1, 1)


@rule("EA-GRM-07")
def test_blight_strikes_the_leader_among_those_who_stand_without_civilians() -> None:
    table = arkham("elder-things", "feds", eldritch_grimoire="II").units(0, at=3).units(0, at=9)
    table.units(1, at=8).units(CIVILIAN, at=3).omens(0, 7).omens(1, 4)
    table.run(Chapter(2, 5, 0, 0), side=2)
    assert (table.track(LEFT), table.at(9, 0), table.at(3, 0), table.at(8, 1)) == ([0], 0, 1, 1)
