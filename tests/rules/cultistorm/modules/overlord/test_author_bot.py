"""A sensible Author: what he answers where one answer is plainly better, in each of his own decisions."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import CULTIST_DISCARD
from eldertable.games.cultistorm.modules.events.rules import DECK, DrawEvent, EventRules
from eldertable.games.cultistorm.modules.overlord.desk import AFTER_TERROR, BEFORE_ALL, BEFORE_FIGHTS
from eldertable.games.cultistorm.modules.overlord.rules import NameWorld, PushMarker, RerollCultistDie, Stage
from eldertable.games.cultistorm.modules.overlord.windows import DrawScheme, OpenWindow
from eldertable.games.cultistorm.rules.phases.combat import CombatRound
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.storm.endgame import ActivateEndgame
from tests.rules.cultistorm.modules.overlord.backstage import Backstage, backstage
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5

FOURTH = ("CU-S01", "CU-S02", "CU-S03")
NO_STROKE_LEFT = 3


def advised(table: Backstage) -> tuple[str, ...]:
    """What the Author would answer now."""
    assert table.state.speaker == table.author
    return table.game.meaning(table.state, table.game.greedy(table.state, table.author))


def spent(table: Backstage) -> Backstage:
    """All strokes of doom are made: ink is cheap from now on."""
    table.desk.strokes = NO_STROKE_LEFT
    return table


# --- cultists -----------------------------------------------------------------------------------------------------


def test_he_sends_whoever_advances_terror_before_whoever_is_only_at_home() -> None:
    table = backstage(gaunt_choir=True).sendings("GC5", "CU-M02", "CU-S01").marker(P1)
    table.run(CultistPhase()).play("Let it be")
    assert table.asks == "Send"
    assert advised(table) == ("bring-cultist", "GC5")


def test_among_common_cultists_he_sends_the_one_that_is_hardest_to_beat_there() -> None:
    """The second location is the Moon's: who is at home there needs a symbol more."""
    table = backstage().sendings("CU-S01", "CU-M01").marker(P1)
    table.run(CultistPhase()).play("Let it be")
    assert advised(table) == ("bring-cultist", "CU-M01")
    star = backstage().sendings("CU-S01", "CU-M01").marker(P5)
    star.run(CultistPhase()).play("Let it be")
    assert advised(star) == ("bring-cultist", "CU-S01")


@pytest.mark.parametrize(
    ("full", "answer"),
    [(P5, "push-marker"), (P2, "let-marker-be"), (None, "let-marker-be")],
)
def test_he_moves_the_marker_first_where_its_steps_then_bring_a_fourth_cultist(
    full: int | None, answer: str
) -> None:
    """From the first location three steps go to the second, third and fourth; one further, to the fifth too."""
    table = backstage().ink(8).marker(P1)
    if full is not None:
        table.cultists(full, *FOURTH)
    table.run(PushMarker(table.author))
    assert advised(table) == (answer,)


def test_one_cultist_beyond_the_limit_wins_the_game_and_he_takes_it() -> None:
    table = backstage().ink(3)
    ids = [f"CU-{letter}{n:02}" for letter in "SMFWK" for n in range(1, 4)][: table.state.agreed.limit]
    for at, id in enumerate(ids):
        table.cultists(at % 5, id)
    table.sealed(*range(5)).run(Stage(table.author))
    assert advised(table) == ("stage-spawn",)


def test_he_moves_a_cultist_to_where_it_is_the_fourth() -> None:
    table = spent(backstage().ink(2)).cultists(P1, "CU-K01").cultists(P2, *FOURTH)
    table.run(Stage(table.author))
    assert advised(table) == ("stage-shift", "P1", "clockwise")


def test_he_saves_his_ink_for_a_stroke_where_the_staging_brings_little() -> None:
    table = backstage().ink(5).cultists(P3, "CU-K01").run(Stage(3))
    assert advised(table) == ("stage-nothing",)


def test_he_rolls_again_what_shows_nothing_where_many_stand_and_lets_the_others_lie() -> None:
    table = spent(backstage().ink(4)).cultists(P2, *FOURTH).cultist_die(P2, "-").cultist_die(P1, "-")
    table.run(RerollCultistDie(table.author))
    assert advised(table) == ("reroll-cultist-die", "P2")
    shows = spent(backstage().ink(4)).cultists(P2, *FOURTH)
    for place in range(5):
        shows.cultist_die(place, "S")
    shows.run(RerollCultistDie(shows.author))
    assert advised(shows) == ("let-dice-lie",)


# --- windows ------------------------------------------------------------------------------------------------------


def test_he_makes_a_stroke_of_doom_whenever_he_can() -> None:
    table = (
        backstage().ink(8).schemes("BS05", "BS09").hand(0, "HE01.S", "HE01.M").run(OpenWindow(AFTER_TERROR))
    )
    assert advised(table) == ("stroke",)


def test_a_cheap_trick_is_not_worth_the_ink_of_a_stroke_but_is_when_no_stroke_is_left() -> None:
    saving = backstage().ink(4).schemes("BS12").to(CULTIST_DISCARD, "CU-F02").run(OpenWindow(AFTER_TERROR))
    assert advised(saving) == ("say-nothing",)
    free = spent(backstage().ink(4)).schemes("BS12").to(CULTIST_DISCARD, "CU-F02")
    assert advised(free.run(OpenWindow(AFTER_TERROR))) == ("scheme", "BS12")


def test_a_nightmare_strikes_whoever_is_nearest_to_death() -> None:
    table = backstage().ink(8).schemes("BS07").mad(0, 1).mad(1, 2).run(OpenWindow(BEFORE_FIGHTS))
    assert advised(table) == ("scheme", "BS07")
    table.play("Recurring Nightmare")
    assert advised(table) == ("aim-at", "1")


def test_he_takes_the_text_of_a_star_card() -> None:
    table = backstage().ink(8).schemes("BS02").hand(0, "HE01.S").mad(1, 3).prepare()
    code = str(table.state.in_deck(table._own(0, "HE01.S")))
    table.play(table.means("support", code, "1"), seat=0)
    assert table.asks == "Window"
    assert advised(table) == ("scheme", "BS02")


def test_lost_pages_are_those_of_whoever_holds_most() -> None:
    table = spent(backstage().ink(8)).schemes("BS09").hand(0, "HE01.S").hand(1, "GN01.S", "GN02.M", "GN03.F")
    table.run(OpenWindow(AFTER_TERROR))
    assert advised(table) == ("scheme", "BS09")
    table.play("Lost Manuscript")
    assert advised(table) == ("aim-at", "1")


def test_he_strengthens_the_cultist_that_is_about_to_be_fought() -> None:
    table = backstage().ink(8).schemes("BS08").at(0, P1).at(1, P3).at(2, P3)
    table.cultists(P1, "CU-S01", "CU-M02", "CU-K03").target(0, "CU-M02").run(CombatRound(0))
    assert advised(table) == ("scheme", "BS08")
    table.play("Purple Prose")
    assert advised(table) == ("embroider", "CU-M02")


def test_a_crystal_goes_where_a_card_is_nearest_to_being_full() -> None:
    table = (
        spent(backstage().ink(8))
        .schemes("BS05")
        .terror_card(0, "TE06")
        .terror_card(1, "TE08")
        .terror_card(2, "TE07", 1)
        .terror_card(3, "TE09")
    )
    table.run(OpenWindow(AFTER_TERROR))
    assert advised(table) == ("scheme", "BS05")
    table.play("Rising Action")
    assert advised(table) == ("raise", "T3")


def test_a_hold_is_lifted_before_a_block_and_of_blocks_that_of_the_fullest_location() -> None:
    table = backstage().ink(8).schemes("BS10").goo(P2, "GO-M").cultists(P2, "CU-M01")
    table.state.blocked, table.state.held = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)
    table.run(OpenWindow(BEFORE_ALL)).play("Deus ex Machina")
    assert advised(table) == ("lift-hold", "P2")
    blocks = backstage().ink(8).schemes("BS10").cultists(P4, *FOURTH).cultists(P1, "CU-M01")
    blocks.state.blocked = (1, 0, 0, 1, 0)
    blocks.run(OpenWindow(BEFORE_ALL)).play("Deus ex Machina")
    assert advised(blocks) == ("lift-block", "P4")


def test_somebody_is_led_away_from_trophies_and_enemies() -> None:
    table = spent(backstage().ink(8)).schemes("BS11").at(0, P1).at(1, P3).at(2, P3)
    table.on_location(P1, "SS").cultists(P1, "CU-S01", "CU-S02").run(OpenWindow(AFTER_TERROR))
    table.play("Change of Scene")
    assert advised(table)[:2] == ("move-on", "0")


def test_the_dead_return_where_most_stand_already() -> None:
    table = spent(backstage().ink(8)).schemes("BS12").to(CULTIST_DISCARD, "CU-F02")
    table.cultists(P1, "CU-S01").cultists(P4, "CU-M01", "CU-M02").run(OpenWindow(AFTER_TERROR))
    table.play("The Dead Return")
    assert advised(table) == ("return-to", "P4")


# --- what he keeps, and what he decides in place of chance --------------------------------------------------------


def test_he_gives_up_the_scheme_that_does_least() -> None:
    table = backstage().schemes("BS02", "BS04", "BS07", "BS08", "BS09").run(DrawScheme())
    assert table.asks == "DropScheme"
    assert advised(table)[1] == "BS04"


@pytest.mark.parametrize(("there", "named"), [("GO-S", "GO-21"), ("GO-21", "GO-22"), ("GO-22", "GO-21")])
def test_the_great_old_one_of_the_endgame_brings_more_terror_or_else_more_cultists(
    there: str, named: str
) -> None:
    table = backstage().goo(P4, there).cultists(P4, "CU-S01").run(ActivateEndgame())
    assert advised(table) == ("name-goo", named)


@pytest.mark.parametrize(("stands", "named"), [(P3, "OW04"), (P1, "OW03")])
def test_the_world_behind_a_rift_is_dear_to_come_to_if_somebody_is_swallowed_or_else_full_of_strength(
    stands: int, named: str
) -> None:
    table = backstage(other_worlds=True).at(0, stands).run(NameWorld(3, P3))
    assert advised(table) == ("name-world", named)


def test_of_two_events_he_plays_the_one_that_harms() -> None:
    """A frenzy rather than a day of rest."""
    table = backstage(events=True)
    rules: EventRules = table.state.agreed.module(EventRules)
    top = tuple(table._out(table._find(id)) for id in ("CE12", "CE03"))
    table.state.zones[rules.zone + DECK] = top + table.state.zones[rules.zone + DECK]
    table.run(DrawEvent())
    kind, event = advised(table)
    assert (kind, rules.kinds[int(event)].id) == ("play-event", "CE03")
