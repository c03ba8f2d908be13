"""The Cthulhu Cult."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.games.eldritch_arkham.roles.cthulhu_cult.rules import (
    ChantAltars,
    Corrupt,
    CultAction,
    CultRedraw,
    Join,
)
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.landing import cross
from eldertable.games.eldritch_arkham.rules.moving import MoveOwn
from eldertable.games.eldritch_arkham.rules.sets.rituals import draw_rituals
from eldertable.games.eldritch_arkham.table.fields import (
    RITUAL_DECK,
    RITUAL_HAND,
    RITUAL_PAST,
    WORSHIP,
)
from eldertable.games.eldritch_arkham.table.town import victims
from eldertable.kernel.rows import replaced
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, ArkhamTable, arkham, the_game
from tests.support import rule

RITUALS = [f"R{area}-{value}" for area in range(1, 7) for value in (1, 2)]


def cult(**options: Any) -> ArkhamTable:
    return arkham("cthulhu-cult", "feds", "elder-things", **options)


@rule("EA-CUL-01", "EA-CUL-02", "EA-CUL-03", "EA-INF-09")
def test_setup_draws_three_cards_and_starts_at_the_first_field() -> None:
    game = the_game()
    state = game.new(seats=2, seed=5, options={"roles": ["cthulhu-cult", "feds"]})
    assert (state.corruption, len(state.zones[RITUAL_HAND]), state.count(SUPPLY, 0)) == (0, 3, 8)
    assert all(state.marks[card] == 1 for card in state.zones[RITUAL_HAND])
    assert game.content.numbers.corruption == (3, 4, 5, 6, 7)
    assert sum(game.content.rituals.mythos[game.content.face[card]] for card in range(18, 36)) == 24


@rule("EA-CUL-04", "EA-CUL-05", "EA-CUL-06", "EA-CUL-19", "EA-RUL-26", "EA-RUL-106")
def test_summon_hides_a_cultist_on_a_free_path_around_the_area() -> None:
    table = cult().hand("R1-1").hiding("1-2").turn()
    assert table.state.actions == 3
    table.play("Summon with area 1")
    assert table.options() == ["Rail Depot (1) – Flooded Vaults (5)", "Campus Green (2) – Toll Bridge (6)"]
    table.play("Flooded")
    assert (table.hides("1-5"), table.cards(RITUAL_PAST), table.state.actions) == (1, ["R1-1"], 2)
    assert table.controls(1) == -1
    assert victims(table.state, 1, 0) == []


@pytest.mark.parametrize("card", RITUALS)
def test_every_ritual_card_summons_to_its_area_and_pays_its_mythos(card: str) -> None:
    table = cult().hand(card).turn()
    area, value = int(card[1]), int(card[3])
    face = table.game.content.rituals.ids.index(card)
    assert table.game.content.rituals.area[face] == area - 1
    table.play(f"Worship with area {area}, {value} Mythos")
    assert table.cards(WORSHIP) == [card]
    table.run(CultRedraw(0))
    assert table.state.mythos[0] == value
    summoner = cult().hand(card).turn().play(f"Summon with area {area}")
    circle = summoner.state.board.circle_paths[area - 1]
    assert summoner.state.legal() == list(circle)


@rule("EA-CUL-07", "EA-CUL-16", "EA-CUL-17")
def test_worship_pays_at_the_end_and_as_many_cards_as_corruption_are_drawn() -> None:
    table = cult().hand("R1-2", "R2-1").set(corruption=1).turn()
    table.play("Worship with area 1", "Worship with area 2", "End your actions")
    assert (table.state.mythos[0], table.cards(RITUAL_PAST), len(table.state.zones[RITUAL_HAND])) == (
        3,
        ["R1-2", "R2-1"],
        4,
    )


@rule("EA-CUL-08", "EA-CUL-18", "EA-RUL-119", "EA-RUL-116")
def test_ritual_draws_and_stress_buys_actions() -> None:
    table = cult().mythos(0, 1).turn().play("Ritual", "Ritual", "Ritual")
    assert (len(table.state.zones[RITUAL_HAND]), table.state.actions) == (3, 0)
    table.play("Stress")
    assert (table.state.mythos[0], table.state.actions) == (0, 1)
    assert len(table.play("Ritual").state.zones[RITUAL_HAND]) == 4 + 3


@rule("EA-CUL-04")
def test_a_cult_without_action_and_mythos_is_not_asked_what_next() -> None:
    table = cult().hand("R1-1").set(actions=0).run(CultAction(0))
    assert table.done
    assert cult().hand("R1-1").set(actions=1).run(CultAction(0)).asked == "CultAction"


@rule("EA-RUL-115", "EA-RUL-200")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = cult().lies("R1-1", RITUAL_PAST)
    rest = table.state.zones[RITUAL_DECK + 1]
    table.state.zones[RITUAL_DECK + 1] = ()
    for card in rest:
        table.state.lay(card, WORSHIP, table.state.everyone())
    table.set(corruption=0).run(CultRedraw(0))
    assert len(table.state.zones[RITUAL_HAND]) == 3


@rule("EA-CUL-09", "EA-CUL-10", "EA-CUL-11", "EA-RUL-111", "EA-RUL-112")
def test_altars_are_buried_or_fed() -> None:
    table = cult().set(altars_in=[1, 1, 0, 0, 0, 0]).hiding("2-6").run(ChantAltars(0))
    assert table.options() == ["Area 1", "Area 2"]
    table.play("Area 2")
    assert table.options() == [
        "Bury the Altar",
        "Sacrifice the Cultist of Campus Green (2) – Toll Bridge (6)",
    ]
    table.play("Sacrifice")
    assert (table.state.omens[0], table.state.altars_in[:2], table.supply(0)) == (3, (0, 1), 8)


@rule("EA-CUL-12", "EA-CUL-13", "EA-RUL-107", "EA-RUL-108")
def test_surrounded_areas_get_altars_and_corruption_sinks() -> None:
    table = cult().set(corruption=4).hiding("1-2", "1-5", "2-6", "2-3", "3-7", "6-7", "9-10").run(Corrupt(0))
    assert (table.state.altars_in[:2], table.state.corruption, table.supply(0), table.hides("9-10")) == (
        (1, 1),
        1,
        7,
        1,
    )
    low = cult().hiding("1-2", "1-5", "2-6").run(Corrupt(0))
    assert low.state.corruption == 0


@rule("EA-RUL-109", "EA-RUL-110")
def test_without_altar_tokens_the_cultists_stay_and_an_area_may_hold_two() -> None:
    table = cult().set(altars_in=[4, 0, 0, 0, 0, 0]).hiding("1-2", "1-5", "2-6").run(Corrupt(0))
    assert (sum(table.state.on_path), table.altars_in(1)) == (3, 4)
    twice = cult().set(altars_in=[1, 0, 0, 0, 0, 0]).hiding("1-2", "1-5", "2-6").run(Corrupt(0))
    assert twice.altars_in(1) == 2


@rule("EA-CUL-14", "EA-CUL-15", "EA-RUL-113", "EA-RUL-114", "EA-RUL-23")
def test_joining_removes_a_unit_at_an_end_of_the_path() -> None:
    table = cult().units(CIVILIAN, at=2).set(corruption=3).hiding("1-2", "2-3").run(Join(0))
    assert len(table.options()) == 3
    table.play("Rail Depot (1) – Campus Green (2): a unit at Campus Green")
    assert (table.track(LEFT), table.state.corruption, table.done) == ([CIVILIAN], 4, True)
    top = cult().units(CIVILIAN, at=2, n=2).set(corruption=4).hiding("1-2").run(Join(0))
    top.play("a unit at Campus Green")
    assert (top.state.corruption, top.track(LEFT)) == (4, [CIVILIAN])


@rule("EA-CUL-20", "EA-RUL-118")
def test_crossing_a_path_sends_its_cultist_home() -> None:
    table = cult().units(CIVILIAN, at=1).hiding("1-2", "1-5")
    cross(table.state, CIVILIAN, 0, 1, "EA-MOV-01")
    assert (table.hides("1-2"), table.hides("1-5"), table.supply(0)) == (0, 1, 7)


@rule("EA-RUL-117", "EA-POL-22")
def test_a_cultist_may_hide_under_the_command_post() -> None:
    table = arkham("cthulhu-cult", "police").hand("R1-1").set(post_path=0).turn().play("Summon with area 1")
    assert table.offers("Rail Depot (1) – Campus Green (2)")


@rule("EA-CUL-05")
def test_summon_needs_a_cultist() -> None:
    table = cult().hand("R6-1").hiding("1-2", "2-3", "3-4", "1-5", "2-6", "3-7", "4-8", "6-7").turn()
    assert not table.offers("Summon")
    assert table.refused("summon-card", "R6-1")[0] == "EA-CUL-05"


@rule("EA-RUL-115")
def test_who_finds_no_ritual_card_draws_none_and_nothing_is_told() -> None:
    table = cult()
    draw_rituals(table.state, 0, 100, "EA-CUL-02")
    held = len(table.cards(RITUAL_HAND))
    table.told()
    draw_rituals(table.state, 0, 1, "EA-CUL-08")
    assert (len(table.cards(RITUAL_HAND)), table.told()) == (held, [])


@rule("EA-RUL-115")
def test_with_deck_and_discards_empty_fewer_rituals_are_drawn() -> None:
    table = arkham("cthulhu-cult", "feds")
    draw_rituals(table.state, 0, 25, "EA-CUL-17")
    assert (len(table.state.zones[RITUAL_HAND]), table.state.zones[RITUAL_DECK]) == (18, ())


@rule("EA-CUL-05")
def test_a_cult_without_cultists_is_told_why_it_cannot_summon() -> None:
    table = arkham("cthulhu-cult", "feds").hand("R1-1")
    for path in range(8):
        table.state.lift(0, SUPPLY)
        table.state.on_path = replaced(table.state.on_path, path, 1)
    table.turn()
    assert not table.offers("Summon")
    assert table.refused("summon-card", "R1-1")[0] == "EA-CUL-05"


@rule("EA-RUL-23", "EA-CUL-14")
def test_a_cultist_on_a_one_way_path_strikes_at_both_ends() -> None:
    table = arkham("cthulhu-cult", "feds", board="innsmouth").units(CIVILIAN, at=1).units(CIVILIAN, at=4)
    table.hiding("4>1")
    table.run(Join(0))
    assert table.offers("a unit at Coach Halt (1)")
    assert table.offers("a unit at Mill Falls (4)")


@rule("EA-CUL-05")
def test_only_who_would_summon_is_told_that_no_cultist_is_left() -> None:
    table = (
        cult()
        .hiding("1-2", "2-3", "3-4", "1-5", "2-6", "3-7", "4-8", "6-7")
        .hand("R1-1", "R6-2")
        .set(actions=3)
        .run(CultAction(0))
    )
    missing = table.refused("summon-card", "R1-1")
    assert missing == ("EA-CUL-05", "No Cultist is left in your supply.")
    assert table.refused("summon-card", "R6-2") == missing
    assert missing not in (table.refused("stress"), table.refused("worship-card", "R5-1"))
    assert cult().hand("R1-1").set(actions=3).run(CultAction(0)).offers("Summon with area 1")


@rule("EA-CUL-09", "EA-CUL-10", "EA-RUL-112")
def test_each_altar_of_an_area_has_its_due() -> None:
    table = cult().set(altars_in=[2, 0, 0, 0, 0, 1]).run(ChantAltars(0)).play("Area 1")
    assert table.options() == ["Area 1", "Area 6"]
    table.play("Area 6")
    assert (table.done, table.state.altars_in, table.state.omens[0]) == (True, (0,) * 6, 3)


@rule("EA-RUL-109", "EA-RUL-107")
def test_the_last_altar_goes_to_the_lower_of_two_surrounded_areas() -> None:
    table = (
        cult()
        .hiding("1-2", "1-5", "2-6", "3-4", "3-7", "4-8")
        .set(altars_in=[0, 0, 0, 0, 0, 3])
        .run(Corrupt(0))
    )
    assert (table.state.altars_in, sum(table.state.on_path), table.supply(0)) == ((1, 0, 0, 0, 0, 3), 3, 5)


@rule("EA-CUL-04", "EA-CUL-18")
def test_the_cult_acts_as_often_as_corruption_says() -> None:
    table = arkham("cthulhu-cult", "feds").set(corruption=1).mythos(0, 1).turn()
    assert table.state.actions == 4
    table.play("Ritual", "Ritual", "Ritual", "Ritual")
    assert table.options() == ["End your actions", "Stress: 1 Mythos for 1 more action"]


@rule("EA-CUL-05", "EA-CUL-07", "EA-CUL-12", "EA-CUL-14", "EA-CUL-17")
def test_the_cult_summons_corrupts_and_joins_from_any_seat() -> None:
    table = arkham("feds", "cthulhu-cult", "elder-things").hand("R1-1", "R1-2", "R6-1")
    table.hiding("1-2", "1-5", "3-4", side=1)
    table.units(CIVILIAN, at=3).turn(1)
    table.play("Summon with area 1, 1 Mythos", "Worship with area 1", "End your actions")
    assert (table.altars_in(1), table.supply(1), table.asked) == (1, 7, "Join")
    table.play("a unit at Gibbet")
    assert (table.track(LEFT), table.supply(1), table.state.mythos[:3]) == ([CIVILIAN], 8, [0, 2, 0])
    assert len(table.state.zones[RITUAL_HAND]) == 1 + 4


@rule("EA-CUL-20")
def test_everybody_hears_that_a_cultist_was_disturbed() -> None:
    table = cult().hiding("1-2").units(1, at=1).run(MoveOwn(1, 1, 0, 0, 0, cause("EA-FED-08")), side=1)
    table.play("Campus")
    assert (table.hides("1-2"), table.supply(0)) == (False, 8)
    disturbed = "A Cultist of Cthulhu Cult on the path Rail Depot (1) – Campus Green (2) is disturbed."
    assert [words for words in table.told() if "Cultist" in words] == [disturbed]


@rule("EA-CUL-04", "EA-RUL-214")
def test_the_cult_is_asked_for_nothing_if_there_is_no_card_to_use_or_draw() -> None:
    table = arkham("cthulhu-cult", "feds").set(actions=1)
    assert table.run(CultAction(0)).asked == "CultAction"
    bare = arkham("cthulhu-cult", "feds").set(actions=1)
    for zone in range(RITUAL_DECK, RITUAL_DECK + 3):
        for card in bare.state.zones[zone]:
            bare.state.move(card, zone, WORSHIP, bare.state.everyone())
    assert bare.run(CultAction(0)).done
