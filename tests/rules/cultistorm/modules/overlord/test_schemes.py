"""The twelve schemes of the Author, one after the other."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import BEFORE, CIRCLE, CULTIST_DISCARD, OBJECTS
from eldertable.games.cultistorm.modules.overlord.desk import (
    AFTER_SUPPORT,
    AFTER_TERROR,
    BEFORE_ALL,
    BEFORE_FIGHTS,
)
from eldertable.games.cultistorm.modules.overlord.windows import OpenWindow
from eldertable.games.cultistorm.rules.phases.combat import CombatRound
from eldertable.games.cultistorm.rules.research import research
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from tests.rules.cultistorm.modules.overlord.backstage import Backstage, backstage
from tests.rules.cultistorm.table import P1, P2, P3, P5
from tests.support import rule


def plotting(*schemes: str, ink: int = 8, window: int = AFTER_TERROR) -> Backstage:
    """The window in which these schemes are tried."""
    return backstage().ink(ink).schemes(*schemes)


def supports(table: Backstage, seat: int, name: str, other: int) -> None:
    """A support is played."""
    code = str(table.state.in_deck(table._own(seat, name)))
    table.play(table.means("support", code, str(other)), seat=seat)


@rule("CS-OVL-17", "CS-OVL-36", "CS-MOD-44")
def test_bs01_plot_twist_lets_two_cultists_of_the_authors_choice_change_places() -> None:
    table = plotting("BS01").cultists(P1, "CU-S01", "CU-S02").cultists(P2, "CU-M01")
    table.run(OpenWindow(AFTER_TERROR)).play("Plot Twist")
    assert (table.desk.ink, table.state.speaker) == (6, 3)
    table.play(table.means("swap-cultist", "CU-S02"))
    assert (table.column(P1), table.column(P2)) == (["CU-S01", "CU-M01"], ["CU-S02"])


@rule("CS-OVL-35")
def test_bs01_plot_twist_needs_two_locations() -> None:
    table = plotting("BS01", "BS06").cultists(P1, "CU-S01", "CU-S02").run(OpenWindow(AFTER_TERROR))
    assert table.refused("scheme", "BS01", seat=3) == "CS-OVL-35"


@rule("CS-OVL-26")
def test_bs02_unreliable_narrator_takes_the_text_and_leaves_insanity_icons_and_redraw() -> None:
    table = plotting("BS02", "BS02").hand(0, "GN06.M", "HE06.M").deck(0, "HE01.M", "HE01.K").mad(1, 2)
    before = table.state.terror
    supports(table.prepare(), 0, "GN06.M", 1)
    table.play("Unreliable Narrator")
    assert (table.desk.ink, table.state.plays[0], table.state.mad[0]) == (5, 1, 1)
    assert (table.state.mad[1], "HE01.M" in table.hand_of(0)) == (2, True)
    assert table.cards(BEFORE + 1) == ["HE GN06.M"]
    table.desk.replies = 0
    supports(table, 0, "HE06.M", 1)
    table.play("Unreliable Narrator")
    assert (table.state.mad[1], before, table.state.terror) == (2, 3, 0)


@rule("CS-OVL-26")
def test_bs02_unreliable_narrator_sends_a_combat_support_back_unused() -> None:
    table = plotting("BS02").hand(0, "GN01.S").prepare()
    supports(table, 0, "GN01.S", 1)
    table.play("Unreliable Narrator")
    assert table.cards(BEFORE + 1) == []
    assert table.state.plays[0] == 1


@rule("CS-OVL-17", "CS-OVL-35")
def test_bs03_cliffhanger_leaves_one_fight_in_this_turn() -> None:
    table = plotting("BS03", "BS03").run(OpenWindow(AFTER_TERROR))
    table.play("Cliffhanger")
    table.play(table.means("aim-at", "1"))
    assert (table.desk.ink, table.desk.cliffs[:3]) == (7, [0, 1, 0])
    table.play("Cliffhanger")
    assert table.refused("aim-at", "1", seat=3) == "CS-OVL-35"
    table.play(table.means("aim-at", "0"), "Say nothing")
    rules = table.state.agreed.modules[-1]
    assert rules.bars_fight(table.state, 1, 5) is None
    table.desk.begun[1] = table.desk.begun[2] = 1
    why = rules.bars_fight(table.state, 1, 5)
    assert (why and why.rule, rules.bars_fight(table.state, 2, 5)) == ("CS-OVL-17", None)
    rules.at(table.state, TURN_ENDS, -1, -1)
    assert (table.desk.cliffs[:3], table.desk.begun[:3]) == ([0, 0, 0], [0, 0, 0])


@rule("CS-OVL-35")
def test_bs03_cliffhanger_does_not_reach_the_absent() -> None:
    table = plotting("BS03").at(2, -1).run(OpenWindow(AFTER_TERROR)).play("Cliffhanger")
    assert table.refused("aim-at", "2", seat=3) == "CS-MOD-14"


@rule("CS-OVL-30", "CS-OVL-36")
def test_bs04_foreshadowing_shows_two_terror_cards_to_the_author_and_lets_them_change_places() -> None:
    table = plotting("BS04").terror_card(0, "TE01").terror_card(1, "TE02").run(OpenWindow(AFTER_TERROR))
    table.play("Foreshadowing")
    table.play(table.means("foresee", "T1", "T2"))
    marks = [table.state.marks[table.state.zones[CIRCLE + at][0]] for at in range(3)]
    assert (marks, table.desk.ink) == ([8, 8, 0], 7)
    faces = {p.zone: p.face for p in table.game.moving(table.state, 3).pieces if p.kind == "terror"}
    assert (faces["circle-0"], faces["circle-1"]) == ("TE01", "TE02")
    others = {p.zone: p.face for p in table.game.moving(table.state, 0).pieces if p.kind == "terror"}
    assert all(str(others[f"circle-{at}"]).startswith("terror-") for at in range(2))
    table.play("Let them change places")
    assert (table.cards(CIRCLE), table.cards(CIRCLE + 1)) == (["TE02"], ["TE01"])


@rule("CS-OVL-35")
@pytest.mark.parametrize("room", [0, 1])
def test_bs05_rising_action_needs_a_card_that_does_not_become_full_by_it(room: int) -> None:
    table = plotting("BS05")
    state, number = table.state, table.game.content.terror_number
    cards = [state.zones[CIRCLE + at][0] for at in range(state.agreed.terror_places - 1)]
    short = [number[card - table.game.content.first_terror] - 1 for card in cards]
    state.crystals = (short[0] - room, *short[1:], *state.crystals[len(short) :])
    table.run(OpenWindow(AFTER_TERROR))
    assert table.offers("Rising Action") == bool(room)
    assert room or table.refused("scheme", "BS05", seat=3) == "CS-OVL-35"


@rule("CS-OVL-36")
def test_bs04_foreshadowing_exchanges_no_card_that_would_be_full() -> None:
    table = plotting("BS04")
    table.terror_card(0, "TE23", 2).terror_card(1, "TE01").run(OpenWindow(AFTER_TERROR))
    table.play("Foreshadowing")
    table.play(table.means("foresee", "T1", "T2"))
    why = table.game.refuse(table.state, 3, table.means("exchange-places"))
    assert why
    assert (why.rule, why.args) == ("CS-OVL-36", {"circle": 0})
    table.play("Leave them")
    assert table.cards(CIRCLE) == ["TE23"]


@rule("CS-OVL-36")
def test_bs04_foreshadowing_looks_at_both_places_before_it_exchanges() -> None:
    table = plotting("BS04")
    table.terror_card(1, "TE01").terror_card(2, "TE23", 2).run(OpenWindow(AFTER_TERROR))
    table.play("Foreshadowing")
    table.play(table.means("foresee", "T2", "T3"))
    why = table.game.refuse(table.state, 3, table.means("exchange-places"))
    assert why
    assert (why.rule, why.args) == ("CS-OVL-36", {"circle": 2})


@rule("CS-OVL-35", "CS-TER-01")
def test_bs05_rising_action_adds_a_crystal_where_it_does_not_fill_the_card() -> None:
    table = plotting("BS05").terror_card(0, "TE01").terror_card(1, "TE06", 2)
    table.run(OpenWindow(AFTER_TERROR)).play("Rising Action")
    assert table.refused("raise", "T2", seat=3) == "CS-OVL-35"
    assert table.refused("raise", "T4", seat=3) == "CS-TER-01"
    table.play(table.means("raise", "T1"))
    assert (table.state.crystals[0], table.desk.ink) == (1, 6)


@rule("CS-OVL-17")
def test_bs06_red_herring_lets_researches_of_this_turn_keep_nothing() -> None:
    table = plotting("BS06", "BS06").run(OpenWindow(AFTER_TERROR)).play("Red Herring")
    assert (table.desk.herring, table.desk.ink) == (1, 7)
    assert table.refused("scheme", "BS06", seat=3) == "CS-OVL-35"
    table.play("Say nothing").next_objects("OB11")
    research(table.state, 0, 1)
    table.state._settle()
    table.state.advance()
    assert (table.cards(OBJECTS), table.asks) == ([], "Prepare")
    assert any(piece.face == "herring" for piece in table.game.moving(table.state, 0).pieces)


@rule("CS-OVL-35")
def test_bs07_recurring_nightmare_maddens_somebody_with_at_most_two_insanity() -> None:
    table = plotting("BS07").mad(0, 3).mad(1, 2).run(OpenWindow(BEFORE_FIGHTS)).play("Recurring Nightmare")
    assert table.refused("aim-at", "0", seat=3) == "CS-OVL-35"
    table.play(table.means("aim-at", "1"))
    assert (table.state.mad[:3], table.desk.ink) == ([3, 3, 0], 6)


@rule("CS-OVL-35", "CS-MOD-27")
def test_bs08_purple_prose_gives_a_cultist_of_the_fight_its_cast_symbol_once_more() -> None:
    table = plotting("BS08").cultists(P1, "CU-S01").cultists(P2, "CU-M01").at(0, P1)
    number = table.state.agreed.content.cultists.ids.index("CU-S01")
    before = enemy_symbols(table.state, number, P1)
    table.desk.fighter = 0
    table.run(OpenWindow(BEFORE_FIGHTS)).play("Purple Prose")
    assert (table.desk.prose, table.desk.ink) == ((number,), 6)
    after = enemy_symbols(table.state, number, P1)
    assert [now - was for now, was in zip(after, before, strict=True)] == [1, 0, 0, 0, 0]
    none = plotting("BS08").at(0, P3)
    none.desk.fighter = 0
    none.run(OpenWindow(BEFORE_FIGHTS))
    assert none.refused("scheme", "BS08", seat=3) == "CS-OVL-35"


@rule("CS-OVL-36")
def test_bs09_lost_manuscript_lets_the_target_discard_two_cards_of_its_choice() -> None:
    table = plotting("BS09").hand(0, "HE01.S", "HE01.M", "HE03.F").run(OpenWindow(AFTER_TERROR))
    table.play("Lost Manuscript")
    assert (table.asks, table.state.speaker) == ("Drop", 0)
    assert table.desk.ink == 6
    table.play("Borrowed Courage (Flame)", "Kind Word (Star)", seat=0)
    assert table.hand_of(0) == ["HE01.M"]
    empty = plotting("BS09", "BS06").run(OpenWindow(AFTER_TERROR))
    assert empty.refused("scheme", "BS09", seat=3) == "CS-OVL-35"


@rule("CS-OVL-33", "CS-OVL-34")
def test_bs10_deus_ex_machina_takes_a_block_or_a_hold_away_but_not_at_the_gate() -> None:
    table = plotting("BS10", "BS10").goo(P2, "GO-M").cultists(P2, "CU-M01").goo(P3, "GO-F")
    table.state.blocked = (1, 0, 0, 1, 0)
    table.state.held = (0, 1, 1, 0, 0)
    table.run(OpenWindow(BEFORE_ALL)).play("Deus ex Machina")
    assert table.refused("lift-hold", "P3", seat=3) == "CS-OVL-34"
    assert table.refused("lift-block", "P2", seat=3) == "CS-OVL-35"
    assert table.refused("lift-hold", "P1", seat=3) == "CS-OVL-35"
    table.play(table.means("lift-hold", "P2"))
    assert (table.state.held, table.desk.ink) == ((0, 0, 1, 0, 0), 6)
    table.play("Deus ex Machina").play(table.means("lift-block", "P4"))
    assert (table.state.blocked, table.desk.ink) == ((1, 0, 0, 0, 0), 4)


@rule("CS-OVL-35", "CS-MOD-42")
def test_bs11_change_of_scene_moves_somebody_to_a_neighbour_for_nothing() -> None:
    table = plotting("BS11").at(1, P1).at(2, -1).run(OpenWindow(AFTER_TERROR)).play("Change of Scene")
    assert table.refused("move-on", "2", "clockwise", seat=3) == "CS-MOD-14"
    table.play(table.means("move-on", "1", "anticlockwise"))
    assert (table.state.place[1], table.state.mad[1], table.state.moved[1], table.desk.ink) == (P5, 0, 0, 7)


@rule("CS-OVL-35", "CS-MOD-21")
def test_bs12_the_dead_return_where_fewer_than_three_are() -> None:
    table = plotting("BS12").to(CULTIST_DISCARD, "CU-K01", "CU-F02").goo(P3, "GO-F")
    table.cultists(P1, "CU-S01", "CU-S02", "CU-S03").run(OpenWindow(AFTER_TERROR)).play("The Dead Return")
    assert table.refused("return-to", "P1", seat=3) == "CS-OVL-35"
    assert table.refused("return-to", "P3", seat=3) == "CS-CUL-08"
    table.play(table.means("return-to", "P2"))
    assert (table.column(P2), table.cards(CULTIST_DISCARD), table.desk.ink) == (["CU-F02"], ["CU-K01"], 5)
    nobody = plotting("BS12", "BS06").run(OpenWindow(AFTER_TERROR))
    assert nobody.refused("scheme", "BS12", seat=3) == "CS-OVL-35"


@rule("CS-OVL-33")
def test_a_scheme_is_played_in_its_own_window_only() -> None:
    for window, played in ((BEFORE_ALL, "BS10"), (AFTER_TERROR, "BS06"), (AFTER_SUPPORT, "BS02")):
        for scheme in ("BS10", "BS06", "BS02"):
            table = plotting(scheme).run(OpenWindow(window))
            if scheme != played:
                assert table.refused("scheme", scheme, seat=3) == "CS-OVL-33"


@rule("CS-OVL-17")
def test_marks_of_schemes_end_with_the_turn() -> None:
    table = plotting("BS06")
    table.desk.herring, table.desk.prose, table.desk.struck = 1, (3,), 1
    table.desk.fighter, table.desk.played, table.desk.silenced = 1, 5, 5
    table.state.agreed.modules[-1].at(table.state, TURN_ENDS, -1, -1)
    assert (table.desk.herring, len(table.desk.prose), table.desk.struck) == (0, 0, 0)
    assert (table.desk.fighter, table.desk.played, table.desk.silenced) == (-1, -1, -1)


@rule("CS-OVL-35", "CS-MOD-27")
def test_bs08_purple_prose_is_for_a_cultist_with_a_cast_symbol_where_the_fighter_stands() -> None:
    table = backstage(creatures=["CR1"]).ink(8).schemes("BS08").at(0, P1).at(1, P3).at(2, P3)
    table.cultists(P1, "CU-S01", "CU-M02", "CR1").cultists(P3, "CU-K01")
    table.run(CombatRound(0)).play("Purple Prose")
    ids = table.state.agreed.content.cultists.ids
    assert table.why_not(ids.index("CR1.1"), 3) == "why-no-cast"
    assert table.why_not(ids.index("CU-K01"), 3) == "why-not-fought-there"
    table.play(table.means("embroider", "CU-M02"))
    assert table.desk.prose == (ids.index("CU-M02"),)


@rule("CS-OVL-34")
def test_bs10_the_first_great_old_one_is_held_at_the_gate_as_any_other() -> None:
    table = plotting("BS10").goo(P2, "GO-S").goo(P3, "GO-F").cultists(P3, "CU-F01")
    table.state.held = (0, 1, 1, 0, 0)
    table.state.blocked = (1, 0, 0, 0, 0)
    table.run(OpenWindow(BEFORE_ALL)).play("Deus ex Machina")
    assert table.why_not(table.means("lift-hold", "P2"), 3) == "why-held-at-gate"
    assert table.why_not(table.means("lift-hold", "P4"), 3) == "why-no-hold"


@rule("CS-OVL-35", "CS-MOD-42")
@pytest.mark.parametrize(("way", "goal"), [(0, P2), (1, P5)])
def test_bs11_change_of_scene_goes_clockwise_or_anticlockwise(way: int, goal: int) -> None:
    table = plotting("BS11").at(1, P1).run(OpenWindow(AFTER_TERROR)).play("Change of Scene")
    table.play(1 * 2 + way)
    assert (table.state.place[1], table.state.insanity(1)) == (goal, 0)
