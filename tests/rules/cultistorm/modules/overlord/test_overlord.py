"""Behind the scenes: seats, setup and ends, ink, the Author's turn, his windows, and who knows what."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import (
    BOX,
    CULTIST_DECK,
    CULTIST_DISCARD,
    HAND,
    PEEKED,
    bottom_of,
)
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.events.rules import (
    DECK,
    IN_FORCE,
    NO_STEPS,
    DrawEvent,
    EventRules,
    events_of,
)
from eldertable.games.cultistorm.modules.other_worlds.opening import OpenRift
from eldertable.games.cultistorm.modules.other_worlds.worlds import worlds_of
from eldertable.games.cultistorm.modules.overlord.desk import (
    AFTER_SUPPORT,
    AFTER_TERROR,
    BEFORE_ALL,
    BEFORE_FIGHTS,
    SCHEME_DECK,
    SCHEME_DISCARD,
    SCHEMES,
    SENDINGS,
    DrawSending,
)
from eldertable.games.cultistorm.modules.overlord.module import OverlordModule
from eldertable.games.cultistorm.modules.overlord.rules import (
    PushMarker,
    RerollCultistDie,
    Send,
    Stage,
    clear_turn,
)
from eldertable.games.cultistorm.modules.overlord.windows import DrawScheme, OpenWindow
from eldertable.games.cultistorm.modules.victims.rules import STANDING, Convert, VictimRules
from eldertable.games.cultistorm.rules.fighting.fight import Penalty
from eldertable.games.cultistorm.rules.phases.cultists import Arrivals, CultistPhase
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.terror import TerrorPhase
from eldertable.games.cultistorm.rules.phases.update import RollPool
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive, Spawn
from eldertable.games.cultistorm.rules.storm.endgame import ActivateEndgame
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.kernel import BadContent, BadOption
from tests.rules.cultistorm.modules.overlord.backstage import Backstage, backstage
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, S, new_game, the_game
from tests.support import rule

SETUP = [
    (2, 5, 2, 11, 2, 1, 1, 2),
    (3, 4, 1, 12, 0, 1, 3, 3),
    (4, 4, 2, 13, 0, 1, 2, 2),
    (5, 5, 2, 14, 0, 1, 3, 2),
]
"""By investigators: places, objects, limit, dice more than one each, crystals, ink in a turn, strokes."""
INCOME_OF_THREE = 3
STROKES_OF_THREE = 3

# --- seats, setup, end ------------------------------------------------------------------------------------------------


@rule("CS-OVL-01", "CS-OVL-02", "CS-MOD-12", "CS-MOD-24", "CS-EXP-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_last_seat_is_the_authors_and_all_others_have_investigators(seats: int) -> None:
    table = new_game(seats, overlord=True)
    agreed = table.state.agreed
    assert (agreed.author, agreed.team, agreed.investigators) == (seats - 1,) * 3
    assert table.state.order() == list(range(seats - 1))
    assert table.state.place[: seats - 1] == list(range(seats - 1))
    assert table.game.side_name(table.state, seats - 1, "en") == "the Author"
    assert len(table.state.zones[HAND]) == 0
    parts = [table.game.part(seats, {"overlord": True}, seat, "en") for seat in range(seats)]
    assert parts == [""] * (seats - 1) + ["the Author, against all others"]


@rule("CS-MOD-24", "CS-MOD-23")
def test_six_play_only_with_an_author_and_need_not_say_so() -> None:
    assert new_game(6).state.agreed.author == 5
    assert new_game(5).state.agreed.author == -1
    with pytest.raises(BadOption, match="CS-MOD-24"):
        the_game().new(seats=6, seed=1, options={"overlord": False})
    with pytest.raises(BadOption, match="CS-MOD-24"):
        the_game().new(seats=2, seed=1, options={"overlord": True})
    with pytest.raises(BadOption, match="allowed: 1, 2, 3, 4, 5, 6"):
        the_game().new(seats=7, seed=1)


@rule("CS-MOD-01", "CS-OVL-21", "CS-OVR-06")
@pytest.mark.parametrize(("seats", "lonely"), [(2, "two"), (1, "solo")])
def test_an_author_and_the_lonely_struggle_do_not_go_together(seats: int, lonely: str) -> None:
    with pytest.raises(BadOption, match="CS-MOD-01"):
        the_game().new(seats=seats, seed=1, options={"overlord": True, "lonely": lonely})


@rule("CS-OVL-04")
@pytest.mark.parametrize(
    ("people", "places", "objects", "limit", "extra", "crystals", "income", "strokes"), SETUP
)
def test_the_setup_table(
    people: int, places: int, objects: int, limit: int, extra: int, crystals: int, income: int, strokes: int
) -> None:
    table = new_game(people + 1, overlord=True, terror_places=6, starting_objects=2, terror_ahead=3)
    author = next(module for module in table.game.modules if isinstance(module, OverlordModule))
    agreed, made = table.state.agreed, author.made
    assert (agreed.terror_places, agreed.starting_objects, agreed.limit) == (places, objects, limit)
    assert (agreed.pool_dice, agreed.extra_dice, agreed.crystals) == (people, extra, crystals)
    assert (agreed.terror_ahead, table.state.terror) == (0, places - 1)
    assert (made.income[people - 2], made.strokes[people - 2]) == (income, strokes)


@rule("CS-OVL-04", "CS-RUL-068")
def test_two_have_two_dice_more_than_one_each() -> None:
    table = backstage("HE", "FI").run(RollPool())
    assert (sum(table.state.pool), table.state.extra) == (4, 2)
    table = backstage().run(RollPool())
    assert (sum(table.state.pool), table.state.extra) == (3, 0)


@rule("CS-OVL-02")
def test_the_authors_investigator_is_no_matter() -> None:
    table = new_game(4, overlord=True, investigators=["HE", "FI", "GA", "GA"])
    assert table.state.investigator[3] == -1
    with pytest.raises(BadOption, match="each investigator exists once"):
        new_game(4, overlord=True, investigators=["HE", "GA", "GA", "FI"])


@rule("CS-OVL-05")
def test_the_author_begins_with_three_cultists_three_schemes_and_two_ink() -> None:
    table = new_game(4, overlord=True)
    stage = Backstage.__new__(Backstage)
    stage.__dict__ = table.__dict__
    assert (len(stage.sent()), len(stage.held()), stage.desk.ink) == (3, 3, 2)
    assert sum(table.columns()) == 5
    assert table.state.deck_size(stage.zone(SCHEME_DECK)) == 21
    assert table.state.deck_size(CULTIST_DECK) == 45 - 5 - 3


@rule("CS-OVL-03")
def test_the_author_wins_what_the_others_lose() -> None:
    table = backstage().mad(0, 4).run(Penalty(0))
    assert (table.state.winners, table.game.score(table.state)) == (8, [0.0, 0.0, 0.0, 1.0])
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason[0]) == ((3,), "CS-LOS-01")
    assert outcome.reason[1].endswith("The Author wins.")
    assert [result.rank for result in outcome.sides] == [2, 2, 2, 1]
    assert table.game.returns(table.state) == [0.0, 0.0, 0.0, 1.0]


@rule("CS-OVL-03", "CS-RUL-114")
def test_at_the_turn_cap_the_author_wins() -> None:
    table = backstage()
    table.state.turn = 60
    table.run(EndTurn())
    assert (table.state.ended, table.state.winners) == (7, 8)


@rule("CS-OVL-03", "CS-WIN-01")
def test_the_author_loses_what_the_others_win_and_they_win_together() -> None:
    table = backstage().sealed(P2, P3, P4, P5).seal(0, 0).at(0, P1).on_location(P1, "SSS").run(Sealing())
    table.play("Seal this location")
    assert (table.state.winners, table.game.score(table.state)) == (7, [1.0, 1.0, 1.0, 0.0])
    assert table.game.allied(table.state.table) == 7


@rule("CS-OVL-03")
def test_while_it_goes_on_the_authors_chance_is_what_the_team_lacks() -> None:
    table = backstage().prepare()
    shares = table.game.score(table.state)
    assert len(set(shares[:3])) == 1
    assert shares[0] + shares[3] == pytest.approx(1.0)
    assert table.game.allied(new_game(3).state.table) == 7


@rule("CS-OVL-29")
def test_a_game_broken_off_is_won_by_nobody() -> None:
    table = backstage().prepare()
    assert table.game.ahead(table.state, [0, 1, 2, 3]) == []


@rule("CS-OVL-28")
def test_two_against_the_author_have_no_absent_deck_and_play_for_each_other() -> None:
    table = backstage("HE", "FI").hand(0, "HE01.S").mad(1, 2).prepare()
    assert not any(zone.name == "absent row" for zone in table.game.zones(table.state.table))
    assert table.state.cap_supports() == 4
    assert table.offers("Kind Word", seat=0)


# --- ink --------------------------------------------------------------------------------------------------------------


@rule("CS-OVL-07")
def test_ink_comes_with_every_turn_penalty_and_terror_card_up_to_eight() -> None:
    table = backstage().ink(1).next_cultists("CU-S01", "CU-S02", "CU-S03").run(CultistPhase())
    assert table.desk.ink == 1 + INCOME_OF_THREE
    table = backstage().ink(3).run(Penalty(0))
    assert table.desk.ink == 4
    table = backstage().ink(8).run(Penalty(0))
    assert table.desk.ink == 8


@rule("CS-OVL-07")
def test_a_terror_card_gives_ink_and_the_endgame_card_none() -> None:
    table = backstage().terror_card(0, "TE01", 1).run(Advance())
    assert table.desk.ink == 1
    table = backstage().run(ActivateEndgame())
    assert (table.asks, table.desk.ink) == ("NameGoo", 0)


# --- cultists come ------------------------------------------------------------------------------------------------------


@rule("CS-OVL-08", "CS-DEC-52")
def test_for_an_ink_the_marker_moves_first_without_a_cultist() -> None:
    table = backstage().ink(1).sendings("CU-S01").marker(P1)
    table.run(CultistPhase())
    assert table.asks == "PushMarker"
    before = table.desk.ink
    assert table.options() == ["Let it be", "The marker moves on (1 ink)"]
    table.play("moves on")
    assert (table.desk.ink, table.state.marker, table.columns()) == (before - 1, P3, [0] * 5)
    assert (table.asks, table.state.decision.place) == ("Send", P3)  # type: ignore[union-attr]


@rule("CS-OVL-08")
def test_the_marker_is_moved_first_once_in_a_turn_and_not_without_ink() -> None:
    table = backstage().ink(2)
    table.desk.pushed = 1
    table.run(PushMarker(table.author))
    assert table.asks == "Prepare"
    table = backstage().run(PushMarker(3))
    assert table.asks == "Prepare"
    end = backstage()
    end.desk.pushed = end.desk.struck = end.desk.replies = 1
    end.desk.cliffs[1], end.desk.prose = 1, (4,)
    end.run(EndTurn())
    assert end.state.turn == 2


@rule("CS-OVL-09", "CS-DEC-53", "CS-OVL-39")
def test_each_step_of_the_marker_brings_a_cultist_of_his_hand_and_he_draws() -> None:
    table = backstage().sendings("CU-S01", "CU-M02", "CU-F03").marker(P1)
    table.next_cultists("CU-W01", "CU-K01", "CU-K02").run(CultistPhase())
    table.play("Let it be") if table.asks == "PushMarker" else None
    assert (table.asks, table.state.speaker) == ("Send", 3)
    assert sorted(table.state.legal(3)) == [
        table.state.agreed.content.cultists.ids.index(id) for id in ("CU-S01", "CU-M02", "CU-F03")
    ]
    table.play(table.means("bring-cultist", "CU-M02"))
    assert (table.column(P2), table.sent()) == (["CU-M02"], ["CU-S01", "CU-F03", "CU-W01"])
    table.play(table.means("bring-cultist", "CU-W01"), table.means("bring-cultist", "CU-S01"))
    assert (table.column(P3), table.column(P4)) == (["CU-W01"], ["CU-S01"])
    assert sorted(table.sent()) == ["CU-F03", "CU-K01", "CU-K02"]


@rule("CS-OVL-10")
def test_all_other_arrivals_take_the_top_card_of_the_deck() -> None:
    table = backstage().sendings("CU-S01").next_cultists("CU-W01", "CU-W02").marker(P2)
    table.run(Spawn(1, 0), Arrive(P4, 0))
    assert (table.column(P2), table.column(P4), table.sent()) == (["CU-W01"], ["CU-W02"], ["CU-S01"])


@rule("CS-OVL-22", "CS-OVL-23", "CS-CUL-04")
def test_his_fourth_cultist_brings_the_great_old_one_of_its_card() -> None:
    table = backstage().cultists(P2, "CU-M01", "CU-M02", "CU-M03").sendings("CU-F01").marker(P1)
    table.run(CultistPhase())
    table.play("Let it be") if table.asks == "PushMarker" else None
    table.play(table.means("bring-cultist", "CU-F01"))
    assert table.state.agreed.content.goos.ids[table.state.goo[P2]] == "GO-F"
    assert table.state.mad[:3] == [1, 1, 1]


@rule("CS-OVL-22", "CS-SEC-11")
def test_a_special_cultist_of_his_hand_arrives_with_its_ability() -> None:
    table = backstage(gaunt_choir=True).sendings("GC5").marker(P1)
    before = table.state.terror
    table.run(CultistPhase())
    table.play("Let it be") if table.asks == "PushMarker" else None
    table.play(table.means("bring-cultist", "GC5"))
    assert (table.state.terror - before) % table.state.agreed.terror_places == 1


@rule("CS-OVL-23", "CS-LOS-03")
def test_he_wins_with_a_cultist_beyond_the_limit() -> None:
    table = backstage()
    ids = [f"CU-{letter}{n:02}" for letter in "SMFWK" for n in range(1, 4)][: table.state.agreed.limit]
    for at, id in enumerate(ids):
        table.cultists(at % 5, id)
    table.sealed(*range(5)).sendings("CU-S10").run(CultistPhase())
    table.play("Let it be") if table.asks == "PushMarker" else None
    table.play(table.means("bring-cultist", "CU-S10"))
    assert (table.state.ended, table.state.winners) == (5, 8)


@rule("CS-OVL-06", "CS-RUL-038", "CS-END-02")
def test_the_deck_has_run_out_when_its_last_card_goes_to_his_hand_which_stays() -> None:
    table = backstage().sendings("CU-S01").only_cultists("CU-W01").to(CULTIST_DISCARD, "CU-K01")
    table.run(DrawSending())
    assert sorted(table.sent()) == ["CU-S01", "CU-W01"]
    assert (table.state.endgame, table.state.deck_size(CULTIST_DECK)) == (1, 1)


@rule("CS-OVL-37", "CS-RUL-039")
def test_with_neither_hand_nor_deck_no_cultist_arrives() -> None:
    table = backstage().only_cultists().run(CultistPhase())
    while table.asks in ("RerollCultistDie", "PushMarker"):
        table.play(table.state.legal()[0])
    assert table.columns() == [0] * 5
    empty = backstage().only_cultists().run(DrawSending())
    assert empty.sent() == []


@rule("CS-OVL-06", "CS-OVL-37", "CS-END-02")
def test_with_an_empty_deck_he_draws_when_it_was_made_anew_and_the_endgame_has_begun() -> None:
    table = backstage().only_cultists().to(CULTIST_DISCARD, "CU-S01", "CU-K01").run(DrawSending())
    while table.asked != "Prepare":
        table.play(table.state.legal()[0])
    assert (len(table.sent()), table.state.endgame, table.state.deck_size(CULTIST_DECK)) == (1, 1, 1)


@rule("CS-OVL-37")
def test_he_draws_when_all_that_the_arrival_brings_is_done() -> None:
    table = backstage(gaunt_choir=True).sendings("GC5").marker(P1)
    table.next_cultists("CU-K01").objects(0, "OB19").run(CultistPhase())
    table.play("Let it be") if table.asks == "PushMarker" else None
    table.play(table.means("bring-cultist", "GC5"))
    assert (table.asks, table.sent()) == ("RingBell", [])
    table.play("Ring the bell")
    assert table.sent() == ["CU-K01"]


@rule("CS-OVL-31", "CS-OVL-08", "CS-OVL-09", "CS-OVL-11")
def test_the_worked_example_of_an_authors_turn() -> None:
    table = (
        backstage("HE", "FI", "GA", "SU")
        .location(P3, "LO-S2", active=False)
        .location(P1, "LO-F2", active=False)
    )
    table.cultists(P3, "CU-M01", "CU-M02", "CU-M03").sendings("CU-S05", "CU-S10", "CU-K02").marker(P1)
    table.ink(4).run(Arrivals(), Stage(table.author)).play("moves on")
    assert (table.state.marker, table.desk.ink, table.columns()) == (P3, 3, [0, 0, 3, 0, 0])
    table.play(table.means("bring-cultist", "CU-S10"))
    assert table.state.agreed.content.goos.ids[table.state.goo[P3]] == "GO-S"
    assert (table.state.mad[:4], len(table.sent())) == ([1, 1, 1, 1], 3)
    for place in (P4, P5, P1):
        assert table.state.decision.place == place  # type: ignore[union-attr]
        table.play(table.state.legal()[0])
    assert (table.columns(), table.state.marker) == ([1, 0, 4, 1, 1], P1)
    assert (table.asks, table.desk.ink) == ("Stage", 3)
    table.play("One cultist more")
    assert (table.columns(), table.desk.ink) == ([2, 0, 4, 1, 1], 0)


# --- the staging, the dice ------------------------------------------------------------------------------------------


@rule("CS-OVL-11", "CS-DEC-54")
def test_the_staging_moves_a_topmost_cultist_and_brings_one_more_in_any_order_once_each() -> None:
    table = backstage().ink(6).cultists(P1, "CU-S01", "CU-S02").marker(P4).next_cultists("CU-K01")
    table.run(Stage(table.author))
    table.play(table.means("stage-shift", "P1", "clockwise"))
    assert (table.column(P1), table.column(P2), table.desk.ink) == (["CU-S01"], ["CU-S02"], 4)
    assert table.refused("stage-shift", "P1", "clockwise", seat=3) == "CS-OVL-11"
    table.play("One cultist more")
    assert (table.column(P4), table.state.marker, table.desk.ink) == (["CU-K01"], P5, 1)
    assert table.asks == "Prepare"


@rule("CS-OVL-11", "CS-OVL-18")
def test_the_staging_is_asked_only_if_there_is_ink_for_something() -> None:
    assert backstage().ink(1).cultists(P1, "CU-S01").run(Stage(3)).asks == "Prepare"
    table = backstage().ink(2).cultists(P1, "CU-S01").run(Stage(3))
    assert table.asks == "Stage"
    assert table.refused("stage-spawn", seat=3) == "CS-OVL-11"
    assert table.refused("stage-shift", "P2", "clockwise", seat=3) == "CS-OVL-11"
    table.play("Nothing more")
    assert (table.desk.ink, table.asks) == (2, "Prepare")


@rule("CS-OVL-38", "CS-RUL-119")
def test_a_moved_cultist_is_no_arrival_but_as_the_fourth_it_brings_its_great_old_one() -> None:
    table = backstage().ink(2).cultists(P1, "CU-S01").cultists(P5, "CU-M01", "CU-M02", "CU-M03")
    table.state.agreed.limit, kept = 4, table.state.agreed.limit
    table.run(Stage(table.author)).play(table.means("stage-shift", "P1", "anticlockwise"))
    table.state.agreed.limit = kept
    assert not table.state.ended
    assert table.state.agreed.content.goos.ids[table.state.goo[P5]] == "GO-S"


@rule("CS-OVL-38", "CS-MOD-44")
@pytest.mark.parametrize("goo", ["GO-S", "GO-M"])
def test_nobody_is_moved_onto_a_great_old_ones_location(goo: str) -> None:
    table = backstage().ink(2).cultists(P1, "CU-S01").goo(P2, goo).cultists(P2, "CU-M01")
    table.run(Stage(table.author))
    assert table.refused("stage-shift", "P1", "clockwise", seat=3) == "CS-OVL-38"
    table.play(table.means("stage-shift", "P2", "clockwise"))
    assert (table.column(P2), table.column(P3)) == ([], ["CU-M01"])


@rule("CS-OVL-12", "CS-DEC-55")
def test_each_cultist_die_is_rerolled_once_for_an_ink() -> None:
    table = backstage().ink(2).cultist_die(P2, "-").luck(6, 0).run(RerollCultistDie(3))
    table.play(table.means("reroll-cultist-die", "P2"))
    assert (table.state.cultist_dice[P2], table.desk.ink) == (S, 1)
    assert table.refused("reroll-cultist-die", "P2", seat=3) == "CS-OVL-12"
    table.play(table.means("reroll-cultist-die", "P1"))
    assert (table.desk.ink, table.asks) == (0, "Prepare")
    again = backstage().ink(1).run(RerollCultistDie(3)).play("Let them lie")
    assert (again.desk.ink, again.asks) == (1, "Prepare")


@rule("CS-OVL-12")
def test_a_cultist_die_may_be_rerolled_again_in_another_turn() -> None:
    table = backstage().ink(2).cultist_die(P2, "-").luck(6, 0)
    table.desk.rerolled = [1] * len(table.desk.rerolled)
    clear_turn(table.state)
    table.run(RerollCultistDie(3)).play(table.means("reroll-cultist-die", "P2"))
    assert (table.desk.ink, table.desk.rerolled) == (1, [0, 1, 0, 0, 0])


@rule("CS-MOD-29", "CS-OVL-09")
def test_without_steps_nothing_of_his_hand_comes_and_the_staging_is_open() -> None:
    table = backstage(events=True).ink(3).sendings("CU-S01").cultists(P1, "CU-M01")
    events_of(table.state).more_steps = NO_STEPS
    table.run(Arrivals(), Stage(table.author))
    assert (table.asks, table.sent(), table.columns()) == ("Stage", ["CU-S01"], [1, 0, 0, 0, 0])


# --- schemes in hand --------------------------------------------------------------------------------------------------


@rule("CS-OVL-13", "CS-DEC-56")
def test_at_the_end_of_the_update_phase_he_draws_a_scheme_and_keeps_four() -> None:
    table = backstage().schemes("BS01", "BS02", "BS03").run(DrawScheme())
    assert (len(table.held()), table.asks) == (4, "Prepare")
    table.run(DrawScheme())
    assert (len(table.held()), table.asks, table.state.speaker) == (5, "DropScheme", 3)
    table.play("Cliffhanger")
    assert (len(table.held()), table.played(), table.asks) == (4, ["BS03"], "Prepare")


@rule("CS-OVL-13", "CS-MOD-15")
def test_an_empty_scheme_deck_is_made_anew() -> None:
    table = backstage()
    table.discard_deck(table.zone(SCHEME_DECK), table.zone(SCHEME_DISCARD)).run(DrawScheme())
    assert (len(table.held()), len(table.played())) == (1, 0)
    assert table.state.deck_size(table.zone(SCHEME_DECK)) == 23


# --- windows ----------------------------------------------------------------------------------------------------------


@rule("CS-OVL-14", "CS-DEC-57")
def test_a_stroke_of_doom_advances_terror_once_a_turn_and_so_often_in_a_game() -> None:
    table = backstage().ink(8)
    before = table.state.terror
    table.run(OpenWindow(AFTER_TERROR)).play("Stroke of doom")
    assert (table.state.terror - before) % table.state.agreed.terror_places == 1
    assert (table.desk.ink, table.desk.strokes, table.asks) == (3, 1, "Prepare")
    table.schemes("BS03").run(OpenWindow(AFTER_TERROR))
    assert table.refused("stroke", seat=3) == "CS-OVL-14"
    table.desk.struck, table.desk.strokes, table.desk.ink = 0, STROKES_OF_THREE, 8
    table.run(OpenWindow(AFTER_TERROR))
    assert table.refused("stroke", seat=3) == "CS-OVL-14"
    table.desk.strokes, table.desk.ink = 0, 4
    table.run(OpenWindow(AFTER_TERROR))
    assert table.refused("stroke", seat=3) == "CS-OVL-14"


@rule("CS-OVL-14", "CS-OVL-33")
def test_a_stroke_is_made_after_the_terror_phase_only() -> None:
    table = backstage().ink(8).schemes("BS07").run(OpenWindow(BEFORE_ALL))
    assert table.refused("stroke", seat=3) == "CS-OVL-14"
    assert table.refused("scheme", "BS07", seat=3) == "CS-OVL-33"


@rule("CS-OVL-18", "CS-OVL-32", "CS-OVL-30")
@pytest.mark.parametrize(
    ("window", "ink"), [(BEFORE_ALL, 2), (AFTER_TERROR, 1), (AFTER_SUPPORT, 3), (BEFORE_FIGHTS, 2)]
)
def test_whether_he_is_asked_depends_on_his_ink_and_not_on_the_schemes_he_holds(
    window: int, ink: int
) -> None:
    for scheme in ("BS02", "BS03", "BS07", "BS10"):
        table = backstage().ink(ink).schemes(scheme).run(OpenWindow(window))
        assert (table.asks, table.state.speaker) == ("Window", 3)
        assert backstage().ink(ink - 1).schemes(scheme).run(OpenWindow(window)).asks == "Prepare"
    assert backstage().ink(4).run(OpenWindow(window)).asks == "Prepare"


@rule("CS-OVL-15", "CS-OVL-26", "CS-OVL-32")
def test_after_a_support_he_may_reply_once_a_turn() -> None:
    table = backstage().ink(8).schemes("BS02", "BS02").hand(0, "HE01.S", "HE01.M").mad(1, 3).prepare()
    table.play(table.means("support", *support_of(table, 0, "HE01.S"), "1"), seat=0)
    assert (table.asks, table.state.speaker, table.state.mad[1]) == ("Window", 3, 3)
    table.play("Unreliable Narrator")
    assert (table.state.mad[1], table.desk.ink, table.desk.replies) == (3, 5, 1)
    table.play(table.means("support", *support_of(table, 0, "HE01.M"), "1"), seat=0)
    assert (table.asks, table.state.mad[1]) == ("Prepare", 1)


def support_of(table: Backstage, seat: int, name: str) -> tuple[str]:
    """A hand card by its place in its owner's deck."""
    return (str(table.state.in_deck(table._own(seat, name))),)


@rule("CS-OVL-32")
def test_he_may_say_nothing_more_in_a_phase() -> None:
    table = backstage().ink(8).schemes("BS01").run(OpenWindow(BEFORE_FIGHTS)).play("nothing more")
    assert (table.asks, table.run(OpenWindow(BEFORE_FIGHTS)).asks) == ("Prepare", "Prepare")
    table.combat()
    assert table.desk.quiet == 0
    first = backstage().ink(8).schemes("BS01").run(OpenWindow(BEFORE_ALL))
    assert first.refused("no-more", seat=3) == "CS-OVL-32"


@rule("CS-OVL-16", "CS-OVL-39")
def test_when_a_combat_round_begins_he_may_play_one_scheme() -> None:
    table = backstage().ink(8).schemes("BS07", "BS07").at(0, P1).at(1, P2).at(2, P3).combat()
    assert (table.asks, table.state.speaker, table.desk.fighter) == ("Window", 3, 0)
    table.play("Recurring Nightmare")
    table.play(table.means("aim-at", "1"))
    # 2 paid, and 1 for the penalty of the round, in which nobody could be fought
    assert (table.state.mad[1], table.desk.ink) == (1, 7)
    assert (table.asks, table.state.speaker, table.desk.fighter) == ("Window", 3, 1)


@rule("CS-OVL-27")
@pytest.mark.parametrize("lost", [True, False])
def test_no_window_opens_where_a_cultist_ends_the_game(lost: bool) -> None:
    """He has ink for all of window I, which opens after the last arrival: not if that was one too many."""
    table = backstage().ink(8).sealed(*range(5)).sendings("CU-S10")
    ids = [f"CU-{letter}{n:02}" for letter in "SMFWK" for n in range(1, 4)]
    for at, id in enumerate(ids[: table.state.agreed.limit if lost else 1]):
        table.cultists(at % 5, id)
    table.run(CultistPhase()).play("Let it be")
    table.play(table.means("bring-cultist", "CU-S10"))
    while table.asks == "Send":
        table.play(table.options()[0])
    assert (table.state.over, table.asks) == ((True, "NoneType") if lost else (False, "Stage"))


@rule("CS-OVL-27", "CS-OVL-16")
@pytest.mark.parametrize("lost", [True, False])
def test_no_window_opens_where_a_fight_ends_the_game(lost: bool) -> None:
    """He could play a scheme before each combat round: not if somebody dies in the first."""
    table = backstage().ink(8).schemes("BS07", "BS07").mad(0, 4 if lost else 3)
    table.at(0, P1).at(1, P2).at(2, P3).combat()
    assert (table.asks, table.desk.fighter) == ("Window", 0)
    table.play("Say nothing")
    assert (table.state.over, table.asks) == ((True, "NoneType") if lost else (False, "Window"))
    assert table.desk.fighter == (0 if lost else 1)


@rule("CS-OVL-17", "CS-OVL-33")
def test_schemes_cost_ink_are_discarded_and_windows_0_and_ii_take_several() -> None:
    table = backstage().ink(3).schemes("BS03", "BS06", "BS05").run(OpenWindow(AFTER_TERROR))
    table.play("Cliffhanger")
    table.play(table.means("aim-at", "0"))
    assert (table.desk.ink, table.played(), table.asks) == (2, ["BS03"], "Window")
    table.play("Red Herring")
    assert (table.desk.ink, sorted(table.played()), table.asks) == (1, ["BS03", "BS06"], "Window")
    assert table.refused("scheme", "BS05", seat=3) == "CS-OVL-17"
    table.play("Say nothing")
    assert (table.asks, table.desk.ink) == ("Prepare", 1)


@rule("CS-OVL-30", "CS-OVL-13")
def test_that_he_has_but_one_kind_of_scheme_to_discard_is_nobodys_business() -> None:
    table = backstage().schemes("BS01", "BS01", "BS02", "BS02", "BS03").run(DrawScheme())
    assert table.asks == "DropScheme"
    assert table.state.decision is not None
    assert table.state.decision.private(table.state)


# --- in place of chance -----------------------------------------------------------------------------------------------


@rule("CS-OVL-25", "CS-DEC-58")
def test_he_names_the_great_old_one_of_the_endgame() -> None:
    table = backstage().run(ActivateEndgame())
    assert (table.asks, table.state.speaker) == ("NameGoo", 3)
    ids = table.state.agreed.content.goos.ids
    assert [ids[goo] for goo in table.state.legal(3)] == ["GO-21", "GO-22", "GO-23", "GO-24", "GO-25"]
    table.play(table.means("name-goo", "GO-23"))
    assert table.goos() == {P1: "GO-23"}


@rule("CS-OVL-25")
def test_one_in_play_cannot_be_named_and_with_two_in_play_nobody_is_asked() -> None:
    table = backstage()
    table.goo(P1, "GO-21").cultists(P1, "CU-S01").run(ActivateEndgame())
    assert table.refused("name-goo", "GO-21", seat=3) == "CS-OVL-25"
    crowded = backstage().goo(P1, "GO-21").cultists(P1, "CU-S01").goo(P2, "GO-M").cultists(P2, "CU-M01")
    assert crowded.run(ActivateEndgame()).asks == "Prepare"


@rule("CS-OVL-21", "CS-OVL-30", "CS-DEC-58")
def test_he_looks_at_two_events_plays_one_and_puts_the_other_under_the_deck() -> None:
    table = backstage(events=True)
    rules: EventRules = table.state.agreed.module(EventRules)
    top = tuple(table._out(table._find(id)) for id in ("CE03", "CE06"))
    table.state.zones[rules.zone + DECK] = top + table.state.zones[rules.zone + DECK]
    table.run(DrawEvent())
    assert (table.asks, table.state.speaker, len(table.state.legal(3))) == ("PlayEvent", 3, 2)
    seen = [state_mark(table, card) for card in top]
    assert seen == [8, 8]
    table.play(table.means("play-event", "2"))
    assert [card.split(".")[0] for card in table.cards(rules.zone + IN_FORCE)] == ["CE03"]
    assert [card.split(".")[0] for card in table.cards(bottom_of(rules.zone + DECK))] == ["CE06"]
    assert state_mark(table, top[1]) == 8


@rule("CS-OVL-21")
def test_of_two_equal_events_it_is_the_same_one_in_whichever_order_they_were_drawn() -> None:
    """The order of what he has drawn means nothing, and a position that is written down does not keep it."""
    played = []
    for order in (1, -1):
        table = backstage(events=True)
        rules: EventRules = table.state.agreed.module(EventRules)
        pair = [table._out(table._find(id)) for id in ("CE13.1", "CE13.2")][::order]
        table.state.zones[rules.zone + DECK] = tuple(pair) + table.state.zones[rules.zone + DECK]
        table.run(DrawEvent())
        assert len(table.state.legal(3)) == 1
        table.play(table.means("play-event", "12"))
        played.append(table.cards(bottom_of(rules.zone + DECK)))
    assert played == [["CE13.2"], ["CE13.2"]]


def state_mark(table: Backstage, card: int) -> int:
    """Who knows a card."""
    return table.state.marks[card]


# --- who knows what ---------------------------------------------------------------------------------------------------


@rule("CS-OVL-30")
def test_his_hands_are_his_secret_and_only_their_numbers_are_seen() -> None:
    table = backstage().ink(5).sendings("CU-S01", "CU-M02").schemes("BS07", "BS03").prepare()
    for viewer in (0, 1, None):
        pieces = table.game.moving(table.state, viewer).pieces
        shown = {
            piece.zone: (piece.face, piece.count) for piece in pieces if piece.zone in ("sendings", "schemes")
        }
        assert shown == {"sendings": (None, 2), "schemes": (None, 2)}
        assert "CU-S01" not in str(table.game.view(table.state, viewer)["zones"]["sendings"])
        assert "BS07" not in str(table.game.view(table.state, viewer)["zones"]["scheme hand"])
    own = [piece.face for piece in table.game.moving(table.state, 3).pieces if piece.zone == "schemes"]
    assert own == ["BS03", "BS07"]
    counters = {counter.id: counter.value for counter in table.game.moving(table.state, 0).counters}
    assert (counters["ink"], counters["strokes"]) == (5, STROKES_OF_THREE)


@rule("CS-OVL-30")
def test_the_order_of_his_hands_does_not_tell_what_came_last() -> None:
    table = backstage().sendings("CU-K01").next_cultists("CU-S01").run(DrawSending())
    assert table.sent() == ["CU-S01", "CU-K01"]
    table = backstage().schemes("BS12")
    table.to(table.zone(SCHEME_DECK), "BS01").run(DrawScheme())
    assert table.held() == ["BS01", "BS12"]


@rule("CS-OVL-20", "CS-RUL-116")
def test_investigators_see_each_others_hands_and_the_author_sees_none() -> None:
    table = backstage().hand(0, "HE01.S", "HE01.M").prepare()
    faces = {
        viewer: [p.face for p in table.game.moving(table.state, viewer).pieces if p.zone == "hand-0"]
        for viewer in (0, 1, 3, None)
    }
    assert faces[0] == faces[1] == ["HE01.M", "HE01.S"]
    assert faces[3] == faces[None] == [None]
    closed = backstage(open_hands=False).hand(0, "HE01.S").prepare()
    assert [p.face for p in closed.game.moving(closed.state, 1).pieces if p.zone == "hand-0"] == [None]


@rule("CS-OVL-24", "CS-OVL-30")
def test_what_a_text_lets_investigators_look_at_the_author_does_not_see() -> None:
    table = (
        backstage("ME", "FI", "GA").level(0, 1).next_cultists("CU-S01", "CU-M02").sendings("CU-F03").prepare()
    )
    table.play("Use Second Sight", seat=0)
    assert table.cards(PEEKED) == ["CU-S01", "CU-M02"]
    assert [state_mark(table, card) & 15 for card in table.state.zones[PEEKED]] == [7, 7]
    faces = [p.face for p in table.game.moving(table.state, 3).pieces if p.zone == "peeked"]
    assert faces == [None, None]
    told = [event for event in table.page if event.key == "peeked-unseen"][-1]
    assert "Novice" not in table.hears(told, 3)
    assert table.hears(told, 3) == "The investigators look at the next 2 cultists."
    assert table.hears(told, 1).startswith("Next come")
    table.play("under", "top", seat=0)
    assert state_mark(table, table.state.zones[CULTIST_DECK][0]) & 15 == 7


@rule("CS-OVL-24")
def test_the_medium_may_look_at_a_cultist_of_his_hand_instead() -> None:
    table = backstage("ME", "FI", "GA").level(0, 1).sendings("CU-S01", "CU-M02").prepare()
    table.luck(2, 1).play("Second Sight: look at a cultist", seat=0)
    assert table.sent() == ["CU-S01", "CU-M02"]
    marks = [state_mark(table, card) & 15 for card in table.state.zones[table.zone(SENDINGS)]]
    assert marks == [8, 15]
    assert table.refused("act", "read-author", seat=0) == "CS-OVL-24"
    assert table.refused("act", "read-author", seat=1) == "CS-OVL-24"
    assert not table.offers("Use Second Sight", seat=0)
    other = backstage("ME", "FI", "GA").level(0, 1).prepare()
    assert other.refused("act", "read-author", seat=0) == "CS-OVL-24"


@rule("CS-OVL-19")
def test_votes_and_blows_are_for_investigators_only() -> None:
    table = backstage(table_decider="vote").mad(0, 1)
    table.run(TerrorPhase())
    assert all(seat < 3 for seat in (table.state.leader, table.state.causer, table.state.decider()))
    assert len(table.state.investigator) == 6
    assert table.state.mad[3:] == [0, 0, 0]
    assert table.state.chooser(0) == 0
    assert table.state.chooser(3) == 3


@rule("CS-OVL-36")
def test_what_he_chooses_is_his_alone_even_where_others_vote() -> None:
    table = backstage(table_decider="vote").ink(2).schemes("BS01")
    table.cultists(P1, "CU-S01").cultists(P2, "CU-M01").run(OpenWindow(AFTER_TERROR))
    table.play("Plot Twist")
    assert table.state.speaker == 3
    table.play(table.means("swap-cultist", "CU-S01"))
    assert (table.column(P1), table.column(P2)) == (["CU-M01"], ["CU-S01"])


# --- content ----------------------------------------------------------------------------------------------------------


@rule("CS-OVL-04")
@pytest.mark.parametrize(
    ("knob", "value"),
    [
        ("pool_dice", [1, 3, 4, 5]),
        ("terror_places", [3, 4, 5, 6]),
        ("terror_ahead", [5, 0, 0, 0]),
        ("limit", [1]),
    ],
)
def test_numbers_that_cannot_be_are_refused(knob: str, value: list[int]) -> None:
    with pytest.raises(BadContent, match="overlord"):
        type(the_game())({"modules": {"overlord": {knob: value}}})


@rule("CS-OVL-32")
def test_every_window_needs_a_scheme() -> None:
    with pytest.raises(BadContent, match="window 0"):
        type(the_game())({"schemes": {"scheme": [{"id": "BS10", "window": "II"}]}})


@rule("CS-OVL-05")
def test_there_are_24_schemes_of_twelve_kinds() -> None:
    table = backstage()
    table.discard_deck(table.zone(SCHEME_DECK), table.zone(SCHEME_DISCARD))
    played = table.played()
    assert (len(played), len(set(played))) == (24, 12)
    assert table.state.zones[table.zone(SCHEMES)] == ()


# --- with other modules -----------------------------------------------------------------------------------------------


@rule("CS-OVL-40", "CS-OTH-03", "CS-DEC-58")
def test_he_chooses_the_world_behind_a_rift() -> None:
    table = backstage(other_worlds=True).marker(P2).run(OpenRift())
    assert (table.asks, table.state.speaker) == ("NameWorld", 3)
    worlds = table.state.legal(3)
    assert len(worlds) == 5
    table.play(worlds[-1])
    assert worlds_of(table.state).open[P2] == worlds[-1]
    table.state.marker = P4
    table.run(OpenRift())
    assert table.refusal(worlds[-1], 3).rule == "CS-OTH-03"


@rule("CS-OVL-40", "CS-VIC-07")
def test_whoever_puts_on_the_robe_is_of_his_hand() -> None:
    table = backstage(victims=True).sendings("CU-K01", "CU-S10").next_cultists("CU-W01")
    rules: VictimRules = table.state.agreed.module(VictimRules)
    table.cultists(P2, "CU-M01", "CU-M02")
    for place in range(5):
        cards, table.state.zones[rules.zone + STANDING + place] = (
            table.state.zones[rules.zone + STANDING + place],
            (),
        )
        table.state.shuffle_in(cards, rules.zone)
    table.to(rules.zone + STANDING + P2, "IV01").run(Convert(P2))
    assert (table.asks, table.state.speaker) == ("Send", 3)
    table.play(table.means("bring-cultist", "CU-S10"))
    assert (table.column(P2)[-1], sorted(table.sent())) == ("CU-S10", ["CU-K01", "CU-W01"])


@rule("CS-OVL-40", "CS-INK-01")
def test_blots_come_without_a_choice() -> None:
    table = backstage(inkblots=True).run(TerrorPhase())
    assert table.state.speaker != 3


@rule("CS-OVL-13", "CS-MOD-15")
def test_with_no_scheme_left_he_draws_none_and_nothing_is_told() -> None:
    table = backstage()
    table.discard_deck(table.zone(SCHEME_DECK), BOX)
    table.run(DrawScheme())
    assert (table.held(), table.told()) == ([], [])


@rule("CS-OVL-13")
def test_with_six_schemes_he_discards_two() -> None:
    table = backstage().schemes("BS01", "BS02", "BS03", "BS04", "BS05").run(DrawScheme())
    table.play("Cliffhanger")
    assert (len(table.held()), table.asks) == (5, "DropScheme")
    table.play("Foreshadowing")
    assert (len(table.held()), table.asks, sorted(table.played())) == (4, "Prepare", ["BS03", "BS04"])


@rule("CS-OVL-04")
def test_crystals_and_the_start_of_the_marker_are_taken_from_the_setup_table_too() -> None:
    game = Cultistorm(
        {"modules": {"overlord": {"endgame_crystals": [1, 3, 1, 1], "terror_ahead": [0, 2, 0, 0]}}}
    )
    for seats, crystals, ahead in ((3, 1, 0), (4, 3, 2), (5, 1, 0)):
        agreed = game.new(seats, seed=1, options={"overlord": True}).agreed
        assert (agreed.crystals, agreed.terror_ahead) == (crystals, ahead)


@rule("CS-OVL-24", "CS-OVL-30")
def test_the_author_knows_which_of_his_cultists_was_read_and_onlookers_do_not() -> None:
    table = backstage("ME", "FI", "GA").level(0, 1).sendings("CU-S01").prepare()
    table.play("Second Sight: look at a cultist", seat=0)
    told = [event for event in table.page if event.key == "mind-read"][-1]
    assert all("Novice" in table.hears(told, seat) for seat in (0, 1, 2, 3))
    assert "Novice" not in table.hears(told, None)


@rule("CS-OVL-09", "CS-OVL-10")
def test_what_he_sends_is_of_his_hand_and_not_one_of_the_dead() -> None:
    table = backstage().sendings("CU-S05").to(CULTIST_DISCARD, "CU-K01").marker(P1)
    table.run(Send(table.author, P2)).play(table.means("bring-cultist", "CU-S05"))
    assert (table.column(P2), table.cards(CULTIST_DISCARD)) == (["CU-S05"], ["CU-K01"])
