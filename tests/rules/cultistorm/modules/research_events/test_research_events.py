"""Research events: when a card comes, who carries it out, every card by name, and what still air stops."""

from __future__ import annotations

from collections import Counter

import pytest

from eldertable.games.cultistorm.box.places import ACTIONS, BEFORE, BOX, OBJECTS
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.puzzle.rules import PuzzleRules
from eldertable.games.cultistorm.modules.research_events.rules import DECK, DrawFind, FindRules
from eldertable.games.cultistorm.modules.research_events.rules import DISCARD as DISCARDED
from eldertable.games.cultistorm.modules.solo.rules import ChooseErrand
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.combat import CombatRound
from eldertable.games.cultistorm.rules.research import invited_research
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from eldertable.games.cultistorm.table.symbols import supports_of
from eldertable.kernel import BadContent
from eldertable.lab.playout import random_game
from tests.rules.cultistorm.modules.research_events.reading import Reading, reading
from tests.rules.cultistorm.modules.solo.lone import lone
from tests.rules.cultistorm.table import P1, P2, P3, new_game, storm, the_game
from tests.support import rule


def researched(table: Reading, *keep: str) -> Reading:
    """Seat 0 researches, draws once and keeps what is named."""
    table.prepare().play(table.means("research"), seat=0)
    while table.asked == "DrawOn":
        table.play("Stop")
    if table.asked == "KeepObject":
        table.play(*(keep or ("Keep none",)))
    return table


# --- the deck and when a card comes -----------------------------------------------------------------------------------


@rule("CS-RSV-10")
def test_20_cards_are_shuffled_face_down() -> None:
    first = reading().first()
    tops = set()
    for seed in range(4):
        table = new_game(seed=seed, research_events=True)
        state = table.state
        names = table.game.names(state.table)["card"]
        cards = [card for zone in range(first + DECK, first + DECK + 3) for card in state.zones[zone]]
        assert Counter(names[card].split(".")[0] for card in cards) == {
            "RV01": 3, "RV02": 2, "RV03": 2, "RV04": 2, "RV05": 2, "RV06": 1, "RV07": 1, "RV08": 1,
            "RV09": 1, "RV10": 2, "RV11": 1, "RV12": 1, "RV13": 1,
        }  # fmt: skip
        assert not any(state.marks[card] for card in cards)
        tops.add(state.draw(first + DECK))
    assert len(tops) > 1


@rule("CS-RSV-09", "CS-RSV-02", "CS-RSV-07")
def test_example_a_research_with_an_event_in_it_then_a_quiet_hour() -> None:
    table = reading().hand(0, "GN02.M", "GN05.K").mad(0, 2).next_objects("OB03", "EV02").card("RV04")
    before = table.state.terror
    table.prepare().play(table.means("research"), seat=0).play("Draw")
    assert (table.asked, (table.state.terror - before) % 5, table.past()) == ("KeepObject", 1, [])
    table.play(table.options()[1])
    assert len(table.cards(OBJECTS)) == 1
    assert (table.state.mad[0], table.past()) == (1, ["RV04"])
    assert table.told()[-2:] == [
        "Dr. Miriam Aldous comes upon something: Quiet Hour. Heal 1.",
        "Dr. Miriam Aldous loses 1 insanity.",
    ]


@rule("CS-RSV-03")
def test_a_card_comes_after_a_research_that_kept_nothing_and_after_one_of_a_card() -> None:
    own = researched(reading().hand(0, "GN02.M").next_objects("OB03").card("RV10"))
    assert (own.past(), own.found()) == (["RV10"], 1)
    invited = reading().next_objects("OB03").card("RV10")
    invited.state.agenda.clear()
    invited_research(invited.state, 1, 1)
    invited.run(*invited.state.agenda).play("Draw").play("Keep none")
    assert (invited.past(), "Sgt. Roscoe Tillman comes upon something: Dust. Nothing." in invited.told()) == (
        ["RV10"],
        True,
    )


@rule("CS-RSV-03", "CS-RSV-08")
def test_none_comes_without_a_single_draw_nor_after_objects_drawn_otherwise() -> None:
    left = reading().next_objects("OB03")
    left.state.agenda.clear()
    invited_research(left.state, 1, 1)
    left.run(*left.state.agenda).play("Stop")
    while left.asked != "Prepare":
        left.play("Keep none")
    assert left.past() == []
    clerk = reading().next_objects("OB03").find("RV02")
    clerk.play("Keep none")
    assert clerk.past() == ["RV02"]
    after = reading().next_objects("OB03", "OB04").find("RV02").play("Keep none")
    after.state.agenda.clear()
    invited_research(after.state, 1, 1)
    after.run(*after.state.agenda).play("Stop")
    assert after.past() == ["RV02"]


@rule("CS-RSV-04")
def test_the_first_research_of_a_turn_draws_one_whoever_makes_it() -> None:
    table = reading()
    for seat in (1, 0):
        table.next_objects("OB03").card("RV10")
        table.state.agenda.clear()
        invited_research(table.state, seat, 1)
        table.run(*table.state.agenda).play("Draw").play("Keep none")
    assert (table.found(), table.past()) == (1, ["RV10"])
    assert table.told().count("Sgt. Roscoe Tillman comes upon something: Dust. Nothing.") == 1
    table.run(Moment(TURN_ENDS, -1, -1))
    assert table.found() == 0


@rule("CS-RSV-04")
def test_without_a_cap_every_research_draws_one() -> None:
    free = reading(game=Cultistorm({"modules": {"research_events": {"rsv_team": 0}}}))
    for seat in range(3):
        free.hand(seat, "GN06.M").next_objects("OB03").card("RV10" if seat else "RV01")
        free.state.agenda.clear()
        invited_research(free.state, seat, 1)
        free.run(*free.state.agenda).play("Draw").play("Keep none")
    assert free.found() == 3


@rule("CS-MOD-15")
def test_an_empty_deck_is_made_anew_from_what_was_found() -> None:
    table = reading()
    table.discard_deck(table.first() + DECK, table.first() + DISCARDED)
    table.run(DrawFind(0))
    while table.asked != "Prepare":
        table.play(table.state.legal()[0])
    assert "What was found in research is shuffled into a new deck." in table.told()
    assert table.state.deck_size(table.first() + DECK) == 19
    nothing = reading()
    for zone in range(nothing.first() + DECK, nothing.first() + DECK + 3):
        nothing.state.zones[BOX] += nothing.state.zones[zone]
        nothing.state.zones[zone] = ()
    nothing.state.agenda = [DrawFind(0)]
    DrawFind(0).run(nothing.state)
    assert nothing.found() == 0


# --- every card -------------------------------------------------------------------------------------------------------


def test_rv01_good_light_a_card() -> None:
    assert len(reading().find("RV01", 1).hand_of(1)) == 1


@rule("CS-MOD-34")
def test_rv02_helpful_clerk_an_object() -> None:
    table = reading().next_objects("OB03").find("RV02", 1)
    assert (table.asked, table.state.speaker) == ("KeepObject", 1)
    table.play("Keep none")
    puzzled = reading(puzzle=True).next_objects("DP1").find("RV02", 1)
    while puzzled.asked != "Prepare":
        puzzled.play(puzzled.state.legal()[0])
    rules = puzzled.state.agreed.module(PuzzleRules)
    assert len(rules.held(puzzled.state, 1)) == 1


@rule("CS-RSV-05", "CS-RSV-11")
def test_rv03_margin_note_any_symbol_in_one_fight_and_lost_if_it_is_not_used() -> None:
    table = (
        reading()
        .at(0, P2)
        .cultists(P2, "CU-S01")
        .target(0, "CU-S01")
        .find("RV03")
        .hand(0, "GN01.S", "GN02.M")
    )
    assert [card.split(".")[0] for card in table.cards(BEFORE)] == ["RV03"]
    table.state.phase = 5
    table.run(CombatRound(0)).play("Novice")
    assert any("Win" in option for option in table.options())
    table.play(table.means("win"))
    assert (table.cards(BEFORE), table.past(), table.column(P2)) == ([], ["RV03"], [])
    without = reading().at(0, P2).cultists(P2, "CU-S01").target(0, "CU-S01").hand(0, "GN01.S", "GN02.M")
    without.state.phase = 5
    without.run(CombatRound(0)).play("Novice")
    assert not any("Win" in option for option in without.options())
    unused = reading().cultists(P1, "CU-S01").find("RV03")
    unused.state.phase = 5
    unused.run(CombatRound(0))
    assert (unused.cards(BEFORE), unused.past()) == ([], ["RV03"])


@rule("CS-RSV-05")
def test_rv03_margin_note_counts_as_any_symbol() -> None:
    table = reading().find("RV03", 1)
    assert (len(supports_of(table.state, 1)), len(supports_of(table.state, 0))) == (1, 0)
    card = supports_of(table.state, 1)[0]
    op = table.state.agreed.content.effects[table.state.action(card).effect].op()
    assert (op.deed.name, op.n, op.what) == ("sym", 1, 0b11111)


@rule("CS-RSV-05", "CS-MOD-02")
def test_rv03_margin_note_is_used_in_a_fight_with_all_modules_on_the_table() -> None:
    everything = {**the_game().presets["all_of_it"], "narrative": "stories"}
    table = reading(**{name: agreed for name, agreed in everything.items() if name != "research_events"})
    table.at(0, P2).cultists(P2, "CU-S01").target(0, "CU-S01").find("RV03").hand(0, "GN01.S", "GN02.M")
    assert supports_of(table.state, 0)[0] < ACTIONS
    table.state.phase = 5
    table.run(CombatRound(0)).play("Novice")
    table.play(table.means("win"))
    assert (table.cards(BEFORE), table.past(), "CU-S01" in table.column(P2)) == ([], ["RV03"], False)


def test_rv04_quiet_hour_heals_one() -> None:
    assert reading().mad(1, 2).find("RV04", 1).state.mad[1] == 1


@rule("CS-RSV-05")
def test_rv05_old_map_a_free_move() -> None:
    table = reading().at(1, P2).find("RV05", 1)
    assert (table.asked, table.state.speaker) == ("FreeMove", 1)
    table.play(table.means("move-freely", "P3"))
    assert (table.state.place[1], table.state.moved[1], table.state.mad[1]) == (P3, 0, 0)


@rule("CS-RSV-05")
def test_rv06_rhyme_of_warding_blocks_the_own_location() -> None:
    assert reading().at(1, P3).find("RV06", 1).state.blocked == (0, 0, 1, 0, 0)
    assert reading().at(1, P3).goo(P3, "GO-S").find("RV06", 1).asked == "Prepare"


def test_rv07_trophy_in_a_drawer_any_trophy() -> None:
    table = reading().find("RV07", 1)
    assert table.asked == "TakeTrophy"
    table.play(table.means("take-trophy", "W"))
    assert table.trophies_of(1) == "W"


def test_rv08_pattern_found_three_cultists_are_sorted() -> None:
    table = reading().next_cultists("CU-S01", "CU-M01", "CU-F01").find("RV08", 1)
    assert (table.asked, len(table.options())) == ("SortPeeked", 6)


def test_rv09_calm_weather_a_crystal_off_a_terror_card() -> None:
    table = reading().terror_card(0, "TE20", 1).terror_card(1, "TE21", 1).find("RV09", 1)
    assert table.asked == "TakeCrystals"
    table.play(table.state.legal()[0])
    assert sum(table.state.crystals) == 1


def test_rv10_dust_nothing() -> None:
    table = reading().find("RV10", 1)
    assert (table.asked, table.past(), table.hand_of(1), table.state.mad[1]) == ("Prepare", ["RV10"], [], 0)


def test_rv11_paper_cut_insanity_but_never_the_fifth() -> None:
    assert reading().mad(1, 3).find("RV11", 1).state.mad[1] == 4
    spared = reading().mad(1, 4).find("RV11", 1)
    assert (spared.state.mad[1], spared.state.over) == (4, False)


@rule("CS-RSV-06", "CS-RSV-11")
def test_rv12_still_air_the_very_next_advance_is_not_made_in_whatever_phase() -> None:
    table = reading().find("RV12", 1)
    assert (table.lying(), table.past()) == (["RV12"], [])
    table.run(Moment(TURN_ENDS, -1, -1))
    assert table.lying() == ["RV12"]
    before = table.state.terror
    table.run(Advance(), Advance())
    assert ((table.state.terror - before) % 5, table.lying(), table.past()) == (1, [], ["RV12"])


@rule("CS-MOD-38", "CS-RSV-06")
def test_rv12_still_air_comes_before_bells_and_the_bell_is_kept() -> None:
    table = reading().objects(1, "OB19").find("RV12")
    before = table.state.terror
    table.run(Advance())
    assert (table.asked, table.state.terror, table.lying()) == ("Prepare", before, [])
    table.run(Advance())
    assert (table.asked, table.state.speaker) == ("RingBell", 1)


@rule("CS-RSV-06")
def test_rv12_still_air_does_not_add_up() -> None:
    game = Cultistorm({"research_events": {"find": [{"id": "RV12", "copies": 2}]}})
    table = reading(game=game).find("RV12.1").find("RV12.2")
    assert (table.lying(), table.past()) == (["RV12"], ["RV12"])
    before = table.state.terror
    table.run(Advance(), Advance())
    assert (table.state.terror - before) % 5 == 1


def test_rv13_loose_plate_another_die() -> None:
    table = reading().find("RV13", 1)
    assert len(table.dice_of(1)) == 1


# --- options, presets, content ----------------------------------------------------------------------------------------


@rule("CS-MOD-25")
def test_first_steps_is_research_events_and_deep_night_is_whole() -> None:
    presets = the_game().presets
    assert presets["first_steps"] == {"research_events": True}
    assert presets["deep_night"] == {
        "other_worlds": True,
        "relics": True,
        "inkblots": True,
        "creatures": ["CR1", "CR4"],
    }
    assert presets["dusk"] == {"events": True, "research_events": True, "sects": ["GC"]}


@rule("CS-RSV-08")
def test_the_archive_of_a_contact_is_no_research() -> None:
    table = lone(research_events=True).next_objects("OB01").run(ChooseErrand(0, 1)).play("Archive")
    assert table.asked == "KeepObject"
    table.play("Keep none")
    assert not any("comes upon" in line for line in table.told())
    table.hand(0, "GN02.M").next_objects("OB03").prepare()
    table.play(table.means("research"), seat=0).play("Keep none")
    assert sum("comes upon" in line for line in table.told()) == 1


@rule("CS-RSV-08", "CS-OVL-30")
def test_the_author_does_not_see_a_research_event_before_it_is_turned() -> None:
    state = the_game().new(3, seed=1, options={"research_events": True, "overlord": True})
    zone = state.agreed.module(FindRules).zone
    cards = [card for part in range(3) for card in state.zones[zone + part]]
    assert cards
    assert not any(state.marks[card] & 1 << seat for card in cards for seat in range(3))


@rule("CS-RSV-08", "CS-OTH-06")
def test_who_is_absent_does_no_research() -> None:
    table = storm(research_events=True, other_worlds=True).hand(1, "GN02.M").next_objects("OB03").prepare()
    assert table.means("research") in table.state.legal(1)
    table.state.place[1] = -1
    table.prepare()
    assert table.means("research") not in table.state.legal(1)
    assert table.refused("research", seat=1) == "CS-MOD-14"


@rule("CS-MOD-06")
def test_without_the_option_research_brings_nothing_else() -> None:
    table = storm().hand(0, "GN02.M").next_objects("OB03").prepare()
    table.play(table.means("research"), seat=0).play("Keep none")
    assert (table.asked, any("comes upon" in line for line in table.told())) == ("Prepare", False)


def test_whole_games_and_positions() -> None:
    table = reading().find("RV12").find("RV03")
    text = table.game.dump(table.state)
    assert table.game.dump(table.game.load(text)) == text
    for seats in (1, 2, 4):
        state = the_game().new(seats=seats, seed=seats, options={"research_events": True})
        random_game(state, seats, [])
        assert state.over


def test_the_scene_shows_the_deck_and_what_was_found() -> None:
    table = reading().find("RV10").find("RV12")
    pieces = table.game.scene(table.state, 0).moving.pieces
    assert [(p.count, p.face) for p in pieces if p.zone == "research-events"] == [(18, None)]
    found = [(p.face, p.badges) for p in pieces if p.zone == "research-event"]
    assert found == [("RV10", ()), ("RV12", ("still air",))]


@pytest.mark.parametrize(
    ("change", "words"),
    [({"lies": "nowhere"}, "RV01, lies"), ({"copies": 0}, "RV01, copies")],
)
def test_bad_cards_are_refused_by_name(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        Cultistorm({"research_events": {"find": [{"id": "RV01", **change}]}})
