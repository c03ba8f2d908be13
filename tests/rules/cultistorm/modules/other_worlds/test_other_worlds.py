"""Other Worlds: when they open and close, whom they swallow, the toll, the rescue, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.box.cards import Op
from eldertable.games.cultistorm.box.places import BEFORE, DISCARD
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.diseases.rules import sickness
from eldertable.games.cultistorm.modules.inkblots.rules import RESOLVED, ROW
from eldertable.games.cultistorm.modules.other_worlds.opening import OpenRift, OpenWorld, Toll
from eldertable.games.cultistorm.modules.other_worlds.rescuing import rescues
from eldertable.games.cultistorm.modules.other_worlds.worlds import worlds_of
from eldertable.games.cultistorm.modules.two.rules import ROW as ABSENT_ROW
from eldertable.games.cultistorm.modules.two.rules import UNSEEN
from eldertable.games.cultistorm.modules.two.rules import rules_of as absent_cards_of
from eldertable.games.cultistorm.modules.victims.rules import STANDING, victims
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.fighting.winning import Defeat, Spend
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.combat import Begin, CombatRound
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.preparing.development import develop
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.rules.storm.terror_verbs import TERRORS
from eldertable.games.cultistorm.table.modules import COMBAT_BEGINS, TURN_ENDS
from eldertable.kernel import BadContent
from eldertable.lab.playout import random_game
from tests.rules.cultistorm.modules.other_worlds.beyond import NOWHERE, Beyond, beyond
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, F, new_game, storm, the_game
from tests.support import rule

FIRST_WAVE = {"OW01", "OW02", "OW03", "OW04", "OW05"}


def ended(table: Beyond) -> str:
    """The rule by which the game has ended."""
    outcome = table.state.outcome
    assert outcome is not None
    return outcome.reason[0]


# --- opening ----------------------------------------------------------------------------------------------------------


@rule("CS-OTH-01", "CS-OTH-26")
def test_every_great_old_one_has_a_world_and_all_in_use_are_laid_out() -> None:
    game = the_game()
    table = beyond(sects=["GC", "HT", "CP", "LT", "MC"], inkblots=True)
    rules = table.rules()
    ids = table.state.agreed.content.goos.ids
    world_of = {id: rules.world_of(table.state, goo) for goo, id in enumerate(ids)}
    assert [id for id, world in world_of.items() if world < 0] == ["GO-Z"]  # the heart of the storm has none
    assert {id: rules.worlds[world].id for id, world in world_of.items() if world >= 0} == {
        "GO-S": "OW01", "GO-M": "OW02", "GO-F": "OW03", "GO-W": "OW04", "GO-K": "OW05", "GO-21": "OW06",
        "GO-22": "OW07", "GO-23": "OW08", "GO-24": "OW09", "GO-25": "OW10", "GO-X": "OW11", "GO-HT": "OW12",
        "GO-CP": "OW13", "GO-LT": "OW14", "GO-MC": "OW15", "GO-R": "OW16",
    }  # fmt: skip

    def laid(state: Any) -> list[str]:
        scene = game.scene(state, 0)
        return sorted(piece.face or "" for piece in scene.moving.pieces if piece.zone == "closed-worlds")

    assert laid(table.state) == [f"OW{n:02}" for n in range(1, 17)]
    assert laid(beyond().state) == [f"OW{n:02}" for n in range(1, 11)]
    assert laid(beyond(gaunt_choir=True).state) == [f"OW{n:02}" for n in range(1, 12)]


@rule("CS-OTH-02", "CS-OTH-04", "CS-OTH-05", "CS-MOD-13")
def test_the_world_of_a_great_old_one_opens_when_he_comes_and_swallows_who_stands_there() -> None:
    table = beyond().at(0, P2).at(1, P3).at(2, P3)
    table.run(Summon(P3, table.state.agreed.content.goos.ids.index("GO-23"), 0, 0))
    assert table.open() == ["-", "-", "OW08", "-", "-"]
    assert (table.inside(), table.places(), table.minds()) == (
        [-1, P3, P3],
        [P2, NOWHERE, NOWHERE],
        [1, 1, 1],
    )
    told = table.told()
    assert told.index("Sgt. Roscoe Tillman takes 1 insanity.") < told.index(
        "A world opens at Corbin Ironworks: The Listening Hall."
    )
    table.play(table.means("move", "P3"), seat=0)
    assert (table.places(), table.inside()) == ([P3, NOWHERE, NOWHERE], [-1, P3, P3])


@rule("CS-OTH-03", "CS-OTH-30")
def test_a_rift_opens_at_the_marker_with_every_second_completed_circle() -> None:
    for complete, opens in ((0, 0), (1, 0), (2, 1), (3, 0), (4, 1)):
        table = beyond().marker(P4).to_shield(complete)
        assert [id in FIRST_WAVE for id in table.open()] == [False, False, False, bool(opens), False], (
            complete
        )
    elsewhere = beyond()
    elsewhere.state.circles = worlds_of(elsewhere.state).circled = 3
    elsewhere.state.terror = 0
    elsewhere.run(Advance())
    assert elsewhere.open() == ["-"] * 5


@rule("CS-OTH-03")
def test_how_often_rifts_open_can_be_turned() -> None:
    for every, opened in ((0, []), (1, [1, 2, 3, 4]), (3, [3])):
        game = Cultistorm({"modules": {"other_worlds": {"rift_every": every, "oth_toll": 1}}})
        found = [n for n in range(5) if beyond(game=game).to_shield(n).open() != ["-"] * 5]
        assert found == opened


@rule("CS-OTH-03")
def test_a_rift_passes_sealed_locations_and_open_worlds_by_and_is_of_the_first_wave() -> None:
    table = beyond().marker(P4).sealed(P4).world(P5, "OW06").world(P1, "OW01")
    seen = set()
    for roll in range(4):
        fresh = beyond().marker(P4).sealed(P4).world(P5, "OW06").world(P1, "OW01")
        seen.add(fresh.luck(4, roll).run(OpenRift()).open()[P2])
    assert seen == FIRST_WAVE - {"OW01"}
    assert table.run(OpenRift()).open()[P3:] == ["-", "-", "OW06"]
    full = beyond().sealed(P1, P2).world(P3, "OW01").world(P4, "OW02").world(P5, "OW03")
    assert full.run(OpenRift()).open() == ["-", "-", "OW01", "OW02", "OW03"]


@rule("CS-OTH-30")
def test_a_story_that_lets_terror_run_on_does_not_take_the_rift_away() -> None:
    table = beyond().marker(P3).to_shield(2)
    assert table.open()[P3] in FIRST_WAVE
    table.run(Advance())
    assert sum(id != "-" for id in table.open()) == 1


@rule("CS-OTH-17")
def test_a_great_old_one_takes_the_place_of_a_rift_and_those_inside_stay() -> None:
    table = beyond().world(P3, "OW01", 0).at(1, P3).at(2, P2)
    table.run(Summon(P3, table.state.agreed.content.goos.ids.index("GO-F"), 0, 0))
    assert (table.open(), table.inside()) == (["-", "-", "OW03", "-", "-"], [P3, P3, -1])


@rule("CS-OTH-27")
def test_a_rift_whose_card_is_needed_becomes_another_world() -> None:
    table = beyond().world(P2, "OW03", 0).at(1, P1).at(2, P1)
    table.run(Summon(P4, table.state.agreed.content.goos.ids.index("GO-F"), 0, 0))
    assert table.open()[P4] == "OW03"
    assert table.open()[P2] in FIRST_WAVE - {"OW03"}
    assert table.inside() == [P2, -1, -1]
    same = beyond().world(P4, "OW03").at(0, P1).at(1, P1).at(2, P1)
    same.run(Summon(P4, same.state.agreed.content.goos.ids.index("GO-F"), 0, 0))
    assert same.open() == ["-", "-", "-", "OW03", "-"]


@rule("CS-OTH-18")
def test_two_great_old_ones_open_two_worlds_and_one_that_does_not_come_opens_none() -> None:
    ids = the_game().content.goos.ids
    table = beyond().goo(P1, "GO-S").world(P1, "OW01").at(0, P5).at(1, P5).at(2, P5)
    table.run(Summon(P2, ids.index("GO-21"), 2, 1))
    assert table.open() == ["OW01", "OW06", "-", "-", "-"]
    refused = beyond().goo(P1, "GO-S").world(P1, "OW01").at(0, P5).at(1, P5).at(2, P5)
    refused.run(Summon(P2, ids.index("GO-M"), 0, 0))
    assert refused.open()[P2] == "-"
    choir = beyond(gaunt_choir=True).cultists(P2, "GC1").at(0, P5).at(1, P5).at(2, P5)
    choir.run(Summon(P2, ids.index("GO-M"), 0, 0))
    assert choir.open()[P2] == "OW11"


@rule("CS-MOD-45", "CS-NAR-15")
def test_the_order_of_a_summoning_with_stories() -> None:
    table = beyond(narrative="stories").at(0, P2).at(1, P3).at(2, P2)
    table.run(Summon(P3, table.state.agreed.content.goos.ids.index("GO-S"), 0, 0))
    assert [line for line in table.told() if "Felix" not in line] == [
        "Uhr-Sothyl, the Cold Light rises at Corbin Ironworks.",
        "Dr. Miriam Aldous takes 1 insanity.",
        "Sgt. Roscoe Tillman takes 1 insanity.",
        "All hear a story: The Cold Light.",
        "A world opens at Corbin Ironworks: Plateau of Cold Light.",
        "Sgt. Roscoe Tillman is swallowed.",
        "All hear a story: Plateau of Cold Light.",
    ]


@rule("CS-MOD-33")
def test_with_the_dreamer_in_ink_his_page_opens() -> None:
    table = beyond(inkblots=True).at(0, P5).at(1, P5).at(2, P5)
    table.run(Summon(P2, table.state.agreed.content.goos.ids.index("GO-R"), 0, 0))
    assert table.open()[P2] == "OW16"


# --- who is swallowed -------------------------------------------------------------------------------------------------


@rule("CS-OTH-06", "CS-OTH-21")
def test_who_is_swallowed_can_only_play_supports() -> None:
    table = beyond().world(P3, "OW01", 1).hand(1, "GN06.M").mad(0, 1).dice(1, "S").trophies(1, "F")
    table.objects(1, "OB01").level(1, 1).pool("M").seal(F, 1).on_location(P3, "FFF").prepare()
    kinds = {table.game.meaning(table.state, answer)[0] for answer in table.state.legal(1)}
    assert kinds == {"ready", "support"}
    assert table.refused("act", "rescue", seat=1) == "CS-MOD-14"
    assert table.run(Sealing()).asked == "Prepare"


@rule("CS-OTH-07")
def test_who_is_swallowed_is_supported_by_texts_that_need_no_place_die_or_fight() -> None:
    cards = ("GN06.M", "GN07.F", "GN01.S", "GN08.K", "GN09.S", "GN10.W")
    table = beyond().world(P3, "OW01", 1).hand(0, *cards).mad(1, 2).dice(1, "S").prepare()
    names = {verb.name for verb in OPS if verb.placeless}
    assert names == {
        "heal", "sane", "draw", "drop", "regain", "trophy-swap", "peek", "crystals", "object-shuffle"
    }  # fmt: skip
    to = [
        table.game.describe(table.state, answer, 0)
        for answer in table.state.legal(0)
        if table.game.meaning(table.state, answer)[0] == "support"
        and table.game.meaning(table.state, answer)[2] == "1"
    ]
    assert [label.split(" (")[0] for label in to] == ["Steady Words", "Spare Hands"]


@rule("CS-OTH-08")
def test_the_swallowed_have_no_combat_round_and_no_penalty() -> None:
    table = beyond().world(P3, "OW01", 1).at(0, P2).at(2, P2).cultists(P3, "CU-F01").combat()
    while table.asked != "Prepare":
        assert table.state.speaker != 1
        table.play(table.state.legal()[-1])
    assert table.minds()[1] == 0


@rule("CS-OTH-09", "CS-DEC-41")
def test_if_nobody_would_be_left_one_is_spared_and_gets_insanity() -> None:
    table = beyond().at(0, P3).at(1, P3).at(2, P3).run(OpenWorld(P3, 0))
    assert (table.asked, table.state.speaker, len(table.options())) == ("Spare", 0, 3)
    table.play("Sgt")
    assert (table.inside(), table.minds()) == ([P3, -1, P3], [0, 1, 0])
    last = beyond().world(P1, "OW02", 0, 2).at(1, P3).run(OpenWorld(P3, 0))
    assert (last.asked, last.inside(), last.minds()) == ("Prepare", [P1, -1, P1], [0, 1, 0])
    mad = beyond().world(P1, "OW02", 0, 2).at(1, P3).mad(1, 4).run(OpenWorld(P3, 0))
    assert (mad.state.over, mad.minds()) == (False, [0, 4, 0])
    gone = beyond().world(P1, "OW02", 0).at(1, P3).at(2, P3).run(OpenWorld(P3, 0))
    assert gone.refused("spare", "0", seat=0) == "CS-MOD-14"


@rule("CS-OTH-09", "CS-TWO-18")
def test_of_two_one_is_left_to_rescue_the_other() -> None:
    table = beyond("HE", "FI").at(0, P3).at(1, P3).run(OpenWorld(P3, 0)).play("Dr")
    assert (table.inside(), table.minds()) == ([-1, P3], [1, 0])


@rule("CS-OTH-09", "CS-SOL-24")
def test_who_plays_alone_is_never_swallowed() -> None:
    table = beyond("HE").at(0, P3).run(OpenWorld(P3, 0))
    assert (table.asked, table.inside(), table.minds()) == ("Prepare", [-1], [1])


@rule("CS-OTH-20")
def test_moves_pass_the_swallowed_by_and_losses_reach_them() -> None:
    table = beyond().world(P3, "OW01", 1).at(0, P2).at(2, P5).objects(1, "OB01", "OB02").trophies(1, "SMFW")
    named = {verb.name: verb for verb in TERRORS}
    table.state.agenda.clear()
    named["wrong-turn"].carry(table.state, 0)
    assert table.places() == [P3, NOWHERE, P1]
    named["objects-stolen"].carry(table.state, 2)
    named["harvest"].carry(table.state, 3)
    asked = [(type(step).__name__, step.seat) for step in table.state.agenda]  # type: ignore[attr-defined]
    assert asked == [("LoseObject", 1), ("ReturnTrophy", 1)]
    table.mad(0, 2).mad(2, 2)
    table.state.agenda.clear()
    named["mad-least"].carry(table.state, 1)
    table.run(*table.state.agenda)
    assert table.minds() == [2, 1, 2]


@rule("CS-OTH-19")
def test_a_world_that_opens_in_combat_ends_the_fights_of_the_swallowed() -> None:
    table = beyond().at(0, P2).at(1, P3).at(2, P5).cultists(P3, "CU-F01").target(1, "CU-F01")
    table.before(1, 0, "GN03.F").before(1, 2, "GN10.W")
    table.state.phase = 5
    terror = table.state.terror
    table.run(CombatRound(1))
    assert table.asked == "ChooseFight"
    table.state.agenda.append(OpenWorld(P3, 0))
    table.state.advance()
    assert (table.asked, table.inside()[1], table.minds()[1], table.state.terror) == (
        "Prepare",
        P3,
        0,
        terror,
    )
    assert table.targets_of(1) == []
    assert [card.split(" ")[1].split(".")[0] for card in table.cards(BEFORE + 1)] == ["GN10"]
    begun = beyond().at(0, P2).at(1, P3).at(2, P5).cultists(P3, "CU-F01").target(1, "CU-F01")
    begun.state.phase = 5
    enemy = begun.state.agreed.content.cultists.ids.index("CU-F01")
    begun.run(OpenWorld(P3, 0), Begin(1, enemy))
    assert (begun.asked, begun.minds()[1]) == ("Prepare", 0)


@rule("CS-OTH-19", "CS-RUL-125")
def test_who_is_swallowed_by_what_a_win_brings_has_won_all_the_same() -> None:
    table = beyond().at(0, P2).at(1, P3).at(2, P5).before(1, 0, "GN11.F")
    table.state.phase = 5
    (used,) = table.state.zones[BEFORE + 1]
    table.run(OpenWorld(P3, 0), Spend(1, (used,)))
    assert (table.inside()[1], table.cards(BEFORE + 1)) == (P3, [])
    assert used in table.state.zones[DISCARD + 0]
    assert sum(table.columns()) == 1, "the cultist of a Dark Bargain comes as ever"


@rule("CS-OTH-06", "CS-OTH-19")
def test_the_markers_of_others_stay_when_somebody_is_swallowed() -> None:
    table = beyond().at(0, P2).at(1, P3).at(2, P5).cultists(P2, "CU-S01").cultists(P5, "CU-M01")
    table.target(0, "CU-S01").target(2, "CU-M01").run(OpenWorld(P3, 0))
    assert table.inside() == [-1, P3, -1]
    assert (table.targets_of(0), table.targets_of(2)) == (["CU-S01"], ["CU-M01"])


@rule("CS-OTH-28")
def test_swallowed_in_preparation_dice_and_supports_stay_and_combat_supports_go_back_when_it_ends() -> None:
    table = beyond().at(0, P2).at(1, P3).at(2, P5).cultists(P3, "CU-F01").target(1, "CU-F01")
    table.dice(1, "S").before(1, 0, "GN03.F").before(1, 2, "GN10.W").run(OpenWorld(P3, 0))
    assert (table.targets_of(1), table.dice_of(1), len(table.cards(BEFORE + 1))) == ([], "S", 2)
    table.combat()
    assert [card.split(" ")[1].split(".")[0] for card in table.cards(BEFORE + 1)] == ["GN10"]
    kept = beyond().at(0, P2).at(1, P3).at(2, P5).before(1, 0, "GN03.F")
    kept.run(Moment(COMBAT_BEGINS, -1, -1))
    assert len(kept.cards(BEFORE + 1)) == 1


@rule("CS-OTH-29")
def test_a_development_goes_on_but_no_cultist_comes_where_nobody_stands() -> None:
    table = beyond().at(0, P2).at(1, P3).at(2, P5).level(1, 1).trophies(1, "FF").seal(F, 0)
    develop(table.state, 1, F)
    steps = list(table.state.agenda)
    table.run(OpenWorld(P3, 0), *[step for step in steps if type(step).__name__ != "Advance"])
    assert (table.asked, table.state.speaker, sum(table.columns())) == ("TakeSeal", 1, 0)


# --- the toll ---------------------------------------------------------------------------------------------------------


@rule("CS-OTH-10")
def test_the_toll_is_paid_in_each_cultist_phase_once_a_preparation_phase_has_begun_since() -> None:
    table = beyond().at(0, P2).at(1, P3).at(2, P5).run(OpenWorld(P3, 0))
    table.run(Toll())
    assert table.minds() == [0, 0, 0]
    table.run(Preparation())
    table.run(CultistPhase())
    assert table.minds() == [0, 1, 0]
    table.run(CultistPhase())
    assert table.minds() == [0, 2, 0]


@rule("CS-OTH-22")
def test_with_four_the_toll_kills() -> None:
    table = beyond().world(P3, "OW01", 1).mad(1, 4).run(CultistPhase())
    assert ended(table) == "CS-LOS-01"


# --- rescues ----------------------------------------------------------------------------------------------------------


@rule("CS-OTH-25", "CS-OTH-11", "CS-OTH-12", "CS-OTH-13", "CS-DEC-40")
def test_example_two_are_swallowed_and_both_come_back() -> None:
    table = beyond("RE", "ME", "FI", "HE").at(0, P3).at(1, P3).at(2, P2).at(3, P5).mad(0, 2).marker(P3)
    table.hand(2, "GN02.M", "GN03.F", "FI02.M").luck(5, 1).to_shield(4)
    assert (table.open()[P3], table.inside()) == ("OW02", [P3, P3, -1, -1])
    table.prepare().play(table.means("move", "P3"), seat=2)
    table.play(table.means("act", "rescue"), seat=2)
    assert table.asked == "Rescue"
    whom = table.game.side_name(table.state, 0, "en")
    table.play(f"{whom}, for two cards")
    table.play("Shared Sigil: Moon")
    assert (table.inside(), table.places()[0], table.hand_of(2)) == ([-1, P3, -1, -1], P3, ["FI02.M"])
    assert table.means("move", "P1") in table.state.legal(0)
    assert table.state.moved[0] == 0
    table.play(table.means("act", "rescue"), seat=2)
    assert (table.inside(), table.minds(), table.hand_of(2)) == ([-1] * 4, [2, 0, 1, 0], [])
    table.run(Moment(TURN_ENDS, -1, -1))
    assert table.open() == ["-"] * 5


@rule("CS-OTH-11")
def test_a_rescue_costs_a_card_with_each_symbol_or_one_and_insanity() -> None:
    def ways(*cards: str, mad: int = 0) -> list[str]:
        table = beyond().world(P3, "OW01", 1).at(0, P3).at(2, P5).hand(0, *cards).mad(0, mad).prepare()
        if table.means("act", "rescue") not in table.state.legal(0):
            return [table.refused("act", "rescue", seat=0)]
        return [("two", "one")[answer % 2] for answer in rescues(table.state, 0)]

    assert ways("GN01.S", "GN02.M") == ["two", "one"]
    assert ways("GN01.S") == ["one"]
    assert ways("GN02.M", "GN06.M") == ["one"]
    assert ways("GN03.F", "GN04.W", "GN05.K") == ["CS-OTH-11"]
    assert ways() == ["CS-OTH-11"]
    assert ways("GN01.S", "GN02.M", mad=4) == ["two"]
    assert ways("GN01.S", mad=4) == ["CS-RUL-060"]


@rule("CS-OTH-11")
def test_only_cards_that_make_a_price_can_be_picked() -> None:
    table = beyond().world(P3, "OW01", 1).at(0, P3).at(2, P5)
    table.hand(0, "GN01.S", "GN09.S", "GN02.M", "GN06.M", "GN03.F").prepare()
    codes = {name: table.state.in_deck(table._find(f"HE {name}")) for name in table.hand_of(0)}
    table.play(table.means("act", "rescue"), seat=0).play("Sgt. Roscoe Tillman, for two cards")
    assert (table.asked, len(table.options())) == ("PayRescue", 4)
    assert table.refusal(codes["GN03.F"], 0).rule == "CS-OTH-11"
    table.play("Shared Sigil: Star")
    assert (table.asked, len(table.options())) == ("PayRescue", 2)
    assert table.refusal(codes["GN01.S"], 0).rule == "CS-RUL-116"
    assert table.refusal(codes["GN09.S"], 0).rule == "CS-OTH-11"
    table.play("Shared Sigil: Moon")
    left = ["GN03.F", "GN06.M", "GN09.S"]
    assert (table.inside()[1], table.hand_of(0), table.minds()) == (-1, left, [0, 0, 0])


@rule("CS-OTH-11", "CS-OTH-31")
def test_a_rescue_needs_somebody_on_that_location() -> None:
    table = beyond("HE", "FI", "GA", "SU").world(P3, "OW01", 1).world(P2, "OW02", 3).at(0, P3).at(2, P5)
    table.hand(0, "GN01.S", "GN02.M").hand(2, "GN01.S", "GN02.M").hand(3, "GN01.S").prepare()
    assert table.refused("act", "rescue", seat=2) == "CS-OTH-11"
    assert table.refused("act", "rescue", seat=3) == "CS-MOD-14"
    table.play(table.means("act", "rescue"), seat=0)
    assert table.refused("rescue", "3", "two cards", seat=0) == "CS-OTH-11"
    assert table.refused("rescue", "2", "two cards", seat=0) == "CS-OTH-11"


def test_with_deadly_steps_agreed_on_the_insanity_of_a_rescue_may_be_the_fifth() -> None:
    table = beyond(allow_suicide=True).world(P3, "OW01", 1).at(0, P3).at(2, P5).hand(0, "GN01.S").mad(0, 4)
    table.prepare().play(table.means("act", "rescue"), seat=0)
    assert table.state.over


@rule("CS-OTH-11")
def test_a_text_may_bring_somebody_back_for_nothing() -> None:
    rescue = {verb.name: verb for verb in OPS}["rescue"]
    table = beyond("HE", "FI", "GA", "SU").world(P3, "OW01", 1, 3).at(0, P3).at(2, P5)
    assert not rescue.can(table.state, 2, Op(rescue, 1, 0))
    assert not rescue.can(table.state, 1, Op(rescue, 1, 0))
    assert rescue.can(table.state, 0, Op(rescue, 1, 0))
    table.state.agenda.clear()
    rescue.carry(table.state, 0, Op(rescue, 1, 0))
    table.run(*table.state.agenda)
    assert (table.asked, len(table.options())) == ("BringBack", 2)
    assert table.refused("bring-back", "2", seat=0) == "CS-OTH-11"
    table.play("Sgt")
    assert (table.inside(), table.places()) == ([-1, -1, -1, P3], [P3, P3, P5, NOWHERE])
    elsewhere = beyond("HE", "FI", "GA", "SU").world(P3, "OW01", 1, 3).world(P1, "OW02", 2).at(0, P3)
    elsewhere.state.agenda.clear()
    rescue.carry(elsewhere.state, 0, Op(rescue, 1, 0))
    elsewhere.run(*elsewhere.state.agenda)
    assert elsewhere.refused("bring-back", "2", seat=0) == "CS-OTH-11"


# --- closing and sealing ----------------------------------------------------------------------------------------------


@rule("CS-OTH-13", "CS-MOD-09")
def test_a_rift_closes_at_the_end_of_a_turn_with_nobody_inside_and_a_great_old_ones_world_does_not() -> None:
    table = beyond().world(P1, "OW01").world(P2, "OW02", 0).world(P3, "OW03").goo(P3, "GO-F")
    table.run(Moment(TURN_ENDS, -1, -1))
    assert table.open() == ["-", "OW02", "OW03", "-", "-"]


@rule("CS-MOD-09")
def test_rifts_close_before_the_trouble_of_two_players() -> None:
    table = beyond("HE", "FI")
    order = [type(rules).__name__ for rules in table.state.agreed.acting[TURN_ENDS]]
    assert order == ["CommonRules", "WorldRules", "TwoRules"]


@rule("CS-OTH-15", "CS-OTH-30", "CS-MOD-20")
def test_sealing_a_location_with_somebody_inside_loses_the_game() -> None:
    for others in ((), (P1, P2, P4, P5)):
        table = beyond(allow_suicide=True).world(P3, "OW01", 1).at(0, P3).at(2, P5).sealed(*others)
        table.on_location(P3, "FFF").seal(F, 0).run(Sealing()).play("Seal")
        assert (table.state.over, table.state.winners) == (True, 0)
        assert ended(table) == "CS-OTH-15"
    by_victory = beyond(allow_suicide=True).world(P3, "OW03", 1).goo(P3, "GO-F").at(0, P3)
    by_victory.sealed(P1, P2, P4, P5).run(Defeat(0, 160 + P3, 0, 0))
    assert ended(by_victory) == "CS-OTH-15"


@rule("CS-OTH-13", "CS-OTH-30")
def test_sealing_a_location_with_nobody_inside_closes_its_world() -> None:
    table = beyond().world(P3, "OW01").at(0, P3).at(1, P5).at(2, P5)
    table.on_location(P3, "FFF").seal(F, 0).run(Sealing()).play("Seal")
    assert (table.open(), table.state.over) == (["-"] * 5, False)
    beaten = (
        beyond()
        .world(P3, "OW03")
        .world(P2, "OW01", 1)
        .goo(P3, "GO-F")
        .at(0, P3)
        .run(Defeat(0, 163 - 1, 0, 0))
    )
    assert (beaten.open(), beaten.state.over) == (["-", "OW01", "-", "-", "-"], False)


@rule("CS-OTH-16")
def test_what_would_damn_somebody_is_not_offered() -> None:
    table = beyond().world(P3, "OW03", 1).goo(P3, "GO-F").at(0, P3).at(2, P5).target(0, P3)
    table.state.phase = 5
    table.run(CombatRound(0))
    assert table.asked == "Prepare"
    free = beyond().world(P3, "OW03").goo(P3, "GO-F").at(0, P3).at(2, P5).target(0, P3)
    free.state.phase = 5
    assert free.run(CombatRound(0)).asked == "ChooseFight"
    reckless = (
        beyond(allow_suicide=True).world(P3, "OW03", 1).goo(P3, "GO-F").at(0, P3).at(2, P5).target(0, P3)
    )
    reckless.state.phase = 5
    assert reckless.run(CombatRound(0)).asked == "ChooseFight"
    sealing = (
        beyond().world(P3, "OW01", 1).at(0, P3).at(2, P5).on_location(P3, "FFF").seal(F, 0).trophies(2, "K")
    )
    sealing.run(Sealing())
    assert (sealing.asked, sealing.state.speaker) == ("SealOrPass", 2)
    sealing.state.place[2], sealing.state.seal = P3, (-1, -1, 2, -1, -1)
    assert sealing.refused("seal", seat=2) == "CS-OTH-16"


# --- with other modules, options, content -----------------------------------------------------------------------------


@rule("CS-OTH-23")
def test_the_swallowed_resolve_inkblots_with_their_hand_cards() -> None:
    table = beyond(inkblots=True).world(P3, "OW01", 1).hand(1, "GN01.S", "GN09.S", "GN02.M")
    table.blots("IB-S1", "IB-K1").prepare()
    table.play(table.means("act", "resolve-blot"), seat=1).play("Shared Sigil: Star").play("Loose Change")
    assert (table.blots_in(ROW), table.blots_in(RESOLVED)) == (["IB-K1"], ["IB-S1"])
    assert (table.hand_of(1), table.minds()) == (["GN02.M"], [0, 0, 0])
    assert table.inside()[1] == P3, "and stays where it is"


@rule("CS-OTH-23", "CS-MOD-14")
def test_the_swallowed_save_nobody_whom_others_could_save() -> None:
    table = beyond(victims=True).world(P3, "OW01", 1).at(0, P3)
    table.to(victims(table.state).zone + STANDING + P3, "IV01").prepare()
    assert table.refused("act", "escort", seat=1) == "CS-MOD-14"
    table.play(table.means("act", "escort"), seat=0)
    assert table.cards(victims(table.state).zone + STANDING + P3) == []


@rule("CS-OTH-23", "CS-MOD-14")
def test_the_swallowed_cure_nothing_that_others_could_cure() -> None:
    table = beyond(diseases=True).world(P3, "OW01", 1).at(0, P3)
    sickness(table.state).dial[P3] = 2
    for seat in (0, 1):
        table.hand(seat, "GN03.F", "GN07.F")
    table.prepare()
    assert table.refused("act", "cure", seat=1) == "CS-MOD-14"
    table.play(table.means("act", "cure"), seat=0)
    while table.asked != "Prepare":
        table.play(table.state.legal()[0])
    assert (sickness(table.state).dial[P3], table.hand_of(0), table.hand_of(1)) == (
        1,
        [],
        ["GN03.F", "GN07.F"],
    )


@rule("CS-OTH-23")
def test_no_relic_gate_is_opened_where_a_world_is_open() -> None:
    table = beyond(relics=True).world(P3, "OW01").at(0, P3).at(1, P2).prepare()
    gates = [act.name for act in table.state.agreed.acts if act.rules.can_act(table.state, 1, act.number)]
    assert len(gates) == 1
    assert table.means("act", gates[0]) not in table.state.legal(0)
    assert table.refused("act", gates[0], seat=0) == "CS-OTH-23"


@rule("CS-TWO-23")
def test_an_absent_player_calls_as_usual_and_an_absent_investigator_gets_placeless_texts() -> None:
    def calls(*row: str) -> Beyond:
        table = beyond("HE", "FI").world(P3, "OW01", 1).at(0, P2).mad(0, 2).mad(1, 2)
        waiting = absent_cards_of(table.state).zone + ABSENT_ROW
        cards, table.state.zones[waiting] = table.state.zones[waiting], ()
        table.state.shuffle_in(cards, waiting - ABSENT_ROW + UNSEEN)
        table.to(waiting, *row)
        table.prepare()
        return table

    caller = calls("AB-SU1", "AB-SU3")
    for act, seat, allowed in (
        ("call-1-1", 1, True),
        ("call-1-2", 1, True),
        ("call-1-2", 0, True),
        ("call-2-1", 1, True),
        ("call-2-2", 1, False),
        ("call-2-2", 0, False),
    ):
        assert (caller.means("act", act) in caller.state.legal(seat)) is allowed, (act, seat)
    before = len(caller.hand_of(1))
    caller.play(caller.means("act", "call-1-2"), seat=1)
    assert (len(caller.hand_of(1)) - before, caller.minds()) == (2, [2, 2]), "a star costs nothing"


@rule("CS-MOD-06")
def test_without_the_option_no_world_is_on_the_table() -> None:
    table = storm()
    assert table.state.agreed.modules == ()
    scene = the_game().scene(table.state, 0)
    assert not [zone for zone in scene.still.zones if "world" in zone.id]


def test_positions_can_be_kept_and_whole_games_played() -> None:
    table = beyond().world(P3, "OW01", 1).prepare()
    text = table.game.dump(table.state)
    assert table.game.dump(table.game.load(text)) == text
    for seats in (1, 2, 3, 5):
        state = the_game().new(seats=seats, seed=seats, options={"other_worlds": True})
        random_game(state, seats, [])
        assert state.over


def test_the_scene_shows_open_worlds_and_who_is_inside() -> None:
    table = beyond().world(P3, "OW01", 1).prepare()
    scene = the_game().scene(table.state, 0)
    card = next(piece for piece in scene.moving.pieces if piece.zone == "open-worlds")
    assert (card.face, card.badges) == ("OW01", ("Corbin Ironworks", "inside: Sgt. Roscoe Tillman"))
    people = [piece.face for piece in scene.moving.pieces if piece.zone == "swallowed"]
    assert people == ["inv-FI"]
    assert [piece.zone for piece in scene.moving.pieces if piece.face == "sign-otherworld"] == ["signs-2"]


def test_a_new_game_asks_as_ever() -> None:
    assert new_game(other_worlds=True).asked == new_game().asked


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"goo": "GO-NO"}, "OW01, goo: 'GO-NO' is no Great Old One"),
        ({"goo": "GO-NO", "module": "inkblots"}, "OW01, goo: 'GO-NO' is no Great Old One"),
        ({"module": "blots"}, "OW01, module: no module 'blots' brings cards of its own"),
        ({"goo": "GO-M"}, "OW02, goo: GO-M has a world already"),
        ({"rescue": "SX"}, "OW01, rescue: two letters"),
        ({"rescue": "S"}, "OW01, rescue: two letters"),
    ],
)
def test_bad_cards_are_refused_by_name(change: dict[str, str], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        Cultistorm({"other_worlds": {"world": [{"id": "OW01", **change}]}})


# --- a sensible player ------------------------------------------------------------------------------------------------


def test_bots_go_and_rescue() -> None:
    table = beyond().world(P3, "OW01", 1).at(0, P2).at(2, P5).hand(0, "GN01.S", "GN02.M").mad(1, 4).prepare()
    game, state = table.game, table.state
    for _ in range(12):
        if table.inside()[1] < 0:
            break
        seat = 0 if table.asked == "Prepare" else state.speaker or 0
        state.play(game.greedy(state, seat), seat)
    assert table.inside()[1] == -1


def test_bots_pay_with_cards_rather_than_with_insanity() -> None:
    table = beyond().world(P3, "OW01", 1).at(0, P3).at(2, P5).hand(0, "GN01.S", "GN02.M").prepare()
    table.play(table.means("act", "rescue"), seat=0)
    assert table.game.greedy(table.state, 0) == table.means("rescue", "1", "two cards")


def test_bots_spare_who_bears_it() -> None:
    table = beyond().at(0, P3).at(1, P3).at(2, P3).mad(0, 4).mad(2, 4).run(OpenWorld(P3, 0))
    assert table.game.greedy(table.state, 0) == table.means("spare", "1")


@rule("CS-OTH-27")
def test_a_rift_on_the_first_location_becomes_another_world_as_well() -> None:
    table = beyond().world(P1, "OW03", 0).at(1, P2).at(2, P2)
    table.run(Summon(P4, table.state.agreed.content.goos.ids.index("GO-F"), 0, 0))
    assert table.open()[P4] == "OW03"
    assert table.open()[P1] in FIRST_WAVE - {"OW03"}


@rule("CS-OTH-09", "CS-RUL-117", "CS-DEC-41")
def test_who_is_spared_may_be_voted_on() -> None:
    table = beyond(table_decider="vote").at(0, P3).at(1, P3).at(2, P3).run(OpenWorld(P3, 0))
    assert [table.state.speaker] == [0]
    table.play("Sgt", "Felix", "Felix")
    assert (table.inside(), table.minds()) == ([P3, P3, -1], [0, 0, 1])


@rule("CS-OTH-11", "CS-DEC-40")
def test_for_one_card_and_insanity_only_the_two_rescue_symbols_pay() -> None:
    """OW02 asks for a Moon and a Flame."""
    table = beyond().world(P3, "OW02", 1).at(0, P3).hand(0, "GN02.M", "GN03.F", "GN04.W").prepare()
    table.play(table.means("act", "rescue"), seat=0).play("Sgt. Roscoe Tillman, for one card and 1 insanity")
    assert table.asked == "PayRescue"
    assert table.options() == ["Shared Sigil: Moon (Moon)", "Shared Sigil: Flame (Flame)"]
    wave = table.state.in_deck(table._find("HE GN04.W"))
    assert table.why_not(wave, 0) == "why-not-this-card"
    table.play("Flame")
    assert (table.inside()[1], table.hand_of(0), table.minds()) == (-1, ["GN02.M", "GN04.W"], [1, 0, 0])


@rule("CS-OTH-11", "CS-MOD-18")
def test_a_text_brings_back_the_only_one_inside_and_nobody_where_nobody_is() -> None:
    rescue = {verb.name: verb for verb in OPS}["rescue"]
    for inside in ((1,), (1, 2), ()):
        table = beyond().world(P3, "OW01", *inside).at(0, P3)
        op = Op(rescue, 1, 0)
        assert table.rules().can_carry(table.state, 0, op) is bool(inside)
