"""Innocent victims: who comes, who is saved and for what, who is lost, and what is agreed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eldertable.games.cultistorm.bot.plan import team_plan
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import Op
from eldertable.games.cultistorm.box.places import GOO_TARGET, SUPPLY
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.stories.module import Stories
from eldertable.games.cultistorm.modules.stories.rules import narrative
from eldertable.games.cultistorm.modules.victims.rules import LOST, PILE, SAVED, saving, victims
from eldertable.games.cultistorm.rules.effects.further.verbs import FURTHER
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.table.fields import OVERRUN
from eldertable.games.cultistorm.table.modules import FIGHT_ENDS
from eldertable.kernel import BadContent
from tests.rules.cultistorm.modules.stories.telling import next_card
from tests.rules.cultistorm.modules.victims.town import Town, town
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, M, new_game, storm, the_game
from tests.rules.script import plays_at_random
from tests.support import rule

# --- who comes --------------------------------------------------------------------------------------------------------


@rule("CS-VIC-02")
def test_18_civilians_are_shuffled_and_nobody_is_lost() -> None:
    orders = set()
    for seed in range(4):
        state = new_game(seed=seed, victims=True).state
        rules = victims(state)
        names = the_game().names(state.table)["card"]
        assert (state.deck_size(rules.zone + PILE), rules.lost(state)) == (18, 0)
        pile = [names[card].split(".")[0] for zone in range(3) for card in state.zones[rules.zone + zone]]
        assert Counter(pile) == {
            "IV01": 3, "IV02": 3, "IV03": 3, "IV04": 2, "IV05": 2, "IV06": 1, "IV07": 2, "IV08": 1, "IV09": 1,
        }  # fmt: skip
        orders.add(names[state.draw(rules.zone + PILE)])
    assert len(orders) > 1


@rule("CS-VIC-03", "CS-VIC-01")
def test_from_turn_2_on_a_civilian_comes_where_most_cultists_are() -> None:
    table = town().cultists(P2, "CU-S01").cultists(P4, "CU-S02", "CU-S03").next_civilian("IV03", "IV05")
    assert table.dusk(turn=1).standing() == {}
    assert table.dusk(turn=2).standing() == {P4: "IV03"}
    assert "The Student comes to Gull Quay." in table.told()
    assert table.dusk(turn=3).standing() == {P4: "IV03", P2: "IV05"}


@rule("CS-VIC-03", "CS-MOD-09")
def test_a_civilian_comes_when_hands_and_pool_are_full() -> None:
    table = town().cultists(P2, "CU-S01")
    table.state.turn = 2
    told = table.run(UpdatePhase()).told()
    assert [line.split()[-1] for line in told][-1] == "Sanatorium."
    assert told[-2].startswith("The pool shows")


@rule("CS-VIC-03")
@pytest.mark.parametrize("people", [("HE",), ("HE", "FI")])
def test_with_two_investigators_one_comes_every_second_turn(people: tuple[str, ...]) -> None:
    came = []
    for turn in range(1, 7):
        table = town(*people).cultists(P2, "CU-S01")
        table.dusk(turn)
        while table.asked == "ChooseErrand":
            table.play("Stay")
        came.append(len(table.standing()))
    assert came == [0, 1, 0, 1, 0, 1]


@rule("CS-VIC-03", "CS-VIC-04")
def test_nobody_comes_where_a_civilian_or_a_great_old_one_is() -> None:
    table = town().cultists(P1, "CU-S01", "CU-S02").cultists(P2, "CU-M01", "CU-M02").cultists(P3, "CU-F01")
    table.civilian(P1, "IV01").goo(P2, "GO-S").dusk()
    assert table.standing().keys() == {P1, P3}
    full = town().goo(P5, "GO-K")
    for place in (P1, P2, P3, P4):
        full.civilian(place, f"IV0{place + 1}")
    assert len(full.dusk().standing()) == 4


@rule("CS-VIC-04")
def test_a_sealed_location_may_have_a_civilian() -> None:
    table = town().sealed(P3).cultists(P3, "CU-S01", "CU-S02").cultists(P1, "CU-M01").dusk()
    assert table.standing().keys() == {P3}


@rule("CS-VIC-03", "CS-DEC-32", "CS-MOD-19")
def test_of_several_fullest_locations_the_table_chooses_before_the_card_is_seen() -> None:
    table = town().cultists(P2, "CU-S01").cultists(P3, "CU-M01").goo(P4, "GO-S").civilian(P5, "IV01").dusk()
    assert (table.asked, table.state.speaker) == ("PickMeeting", 0)
    assert table.options() == ["Marsh Road Sanatorium", "Corbin Ironworks"]
    refused = [table.refusal(table.means("civilian-at", place), 0) for place in ("P1", "P4", "P5")]
    assert [why.rule for why in refused] == ["CS-VIC-03", "CS-VIC-03", "CS-VIC-04"]
    assert table.play("Ironworks").standing().keys() == {P3, P5}


@rule("CS-VIC-03")
def test_where_a_civilian_comes_may_be_voted_on() -> None:
    table = town(table_decider="vote").cultists(P2, "CU-S01").cultists(P3, "CU-M01").dusk()
    table.play("Sanatorium", "Ironworks", "Ironworks")
    assert table.standing().keys() == {P3}


@rule("CS-VIC-15", "CS-MOD-15")
def test_with_an_empty_pile_nobody_comes_and_nobody_is_shuffled_again() -> None:
    table = town().cultists(P1, "CU-S01")
    table.discard_deck(table.zone() + PILE, table.zone() + SAVED)
    assert len(table.saved()) == 18
    assert table.dusk().standing() == {}
    assert len(table.saved()) == 18


@rule("CS-VIC-03")
def test_how_often_one_comes_may_be_turned() -> None:
    game = Cultistorm({"modules": {"victims": {"vic_every": [1, 3, 1, 1]}}})
    for turn, came in ((2, 1), (3, 0), (4, 0), (5, 1)):
        table = town(game=game).cultists(P1, "CU-S01")
        assert len(table.dusk(turn).standing()) == came


# --- who is saved -----------------------------------------------------------------------------------------------------


def student(**options: Any) -> Town:
    """Two cultists and a Student on P4."""
    return town("SU", "FI", "GA", **options).cultists(P4, "CU-S01", "CU-K03").civilian(P4, "IV03")


@rule("CS-VIC-18", "CS-VIC-05", "CS-DEC-46")
def test_example_doyle_saves_the_student_for_a_card() -> None:
    table = student().hand(0, "GN04.W", "GN05.K").wins(0, P4, "CU-S01")
    assert table.trophies_of(0) == "S"
    assert table.asked == "SaveCivilian"
    assert table.options() == [
        "Do not save them",
        "Save them: discard Shared Sigil: Wave (Wave)",
        "Save them: discard Shared Sigil: Key (Key)",
        "Save them: take 1 insanity",
    ]
    table.play("discard Shared Sigil: Wave")
    assert (table.saved(), table.standing(), len(table.hand_of(0))) == (["IV03"], {}, 3)
    assert "Agnes Doyle saves the Student." in table.told()
    assert table.state.insanity(0) == 0
    assert table.dawn().lost() == []


@rule("CS-VIC-18", "CS-VIC-07")
def test_example_without_a_win_the_student_is_lost_and_a_third_cultist_comes() -> None:
    table = student().dawn()
    assert (table.lost(), len(table.column(P4))) == (["IV03"], 3)
    assert "The Student at Gull Quay is lost: 1 of 3." in table.told()


@rule("CS-VIC-05", "CS-DEC-46")
def test_a_civilian_is_saved_for_insanity_or_not_at_all() -> None:
    mad = student().hand(0, "GN04.W").wins(0, P4, "CU-S01").play("take 1 insanity")
    assert (mad.saved(), mad.state.insanity(0), len(mad.hand_of(0))) == (["IV03"], 1, 3)
    left = student().hand(0, "GN04.W").wins(0, P4, "CU-S01").play("Do not save")
    assert (left.saved(), left.standing(), len(left.hand_of(0))) == ([], {P4: "IV03"}, 1)


@rule("CS-VIC-12", "CS-MOD-16")
def test_with_an_empty_hand_only_insanity_pays_and_never_the_fifth() -> None:
    assert student().wins(0, P4, "CU-S01").options() == ["Do not save them", "Save them: take 1 insanity"]
    broken = student().mad(0, 4).hand(0, "GN04.W").wins(0, P4, "CU-S01")
    assert not broken.offers("insanity")
    assert broken.refused("save-for-insanity", seat=0) == "CS-RUL-060"
    nothing = student().mad(0, 4).wins(0, P4, "CU-S01")
    assert (nothing.asked, nothing.standing()) == ("Prepare", {P4: "IV03"})
    assert student(allow_suicide=True).mad(0, 4).wins(0, P4, "CU-S01").offers("insanity")


@rule("CS-VIC-12")
def test_cards_used_in_the_fight_cannot_pay() -> None:
    table = student().hand(0, "GN01.S", "GN02.M", "GN03.F", "GN04.W").at(0, P4).target(0, "CU-S01")
    table.state.done[1] = table.state.done[2] = 1
    table.combat().play("Ninth Star", "Win")
    assert [label for label in table.options() if "discard" in label] == [
        "Save them: discard Shared Sigil: Wave (Wave)"
    ]


@rule("CS-VIC-12")
def test_a_trophy_left_none_to_be_had_or_an_enemy_without_one_make_no_difference() -> None:
    assert student().wins(0, P4, "CU-S01", win="leave the trophy").asked == "SaveCivilian"
    empty = student().trophies(1, "SSSSSSSS")
    assert empty.trophies_of(SUPPLY) == "M" * 8 + "F" * 8 + "W" * 8 + "K" * 8
    assert empty.wins(0, P4, "CU-S01").asked == "SaveCivilian"
    cantor = town(gaunt_choir=True).cultists(P1, "GC3").civilian(P1, "IV03")
    assert cantor.wins(0, P1, "GC3").asked == "SaveCivilian"


@rule("CS-VIC-12", "CS-VIC-19")
def test_any_winner_may_save_and_a_second_win_finds_the_civilian_gone() -> None:
    table = student().at(0, P4).at(1, P4).target(0, "CU-S01").target(1, "CU-K03")
    table.armed(0, "CU-S01").armed(1, "CU-K03")
    table.state.done[2] = 1
    table.combat().play("Now", "Ninth Star", "Win", "Do not save", "Hundred Doors", "Win")
    assert (table.asked, table.state.speaker) == ("SaveCivilian", 1)
    table.play("take 1 insanity")
    assert (table.saved(), table.state.insanity(1), len(table.hand_of(1))) == (["IV03"], 1, 2)
    twice = student().wins(0, P4, "CU-S01", "CU-K03").play("take 1 insanity")
    twice.armed(0, "CU-K03").play("Hundred Doors", "Win")
    assert (twice.asked, twice.saved(), twice.column(P4)) == ("Prepare", ["IV03"], [])


@rule("CS-VIC-05")
def test_a_fight_that_is_not_won_saves_nobody() -> None:
    table = student().at(0, P4).target(0, "CU-S01")
    table.state.done[1] = table.state.done[2] = 1
    table.combat().play("Ninth Star", "Give up")
    assert (table.asked, table.standing()) == ("Prepare", {P4: "IV03"})


@rule("CS-VIC-05")
def test_the_civilian_of_another_location_is_not_saved() -> None:
    table = town().cultists(P1, "CU-S01").civilian(P2, "IV03").wins(0, P1, "CU-S01")
    assert (table.asked, table.standing()) == ("PutDown", {P2: "IV03"})


@rule("CS-VIC-12")
def test_a_win_counts_even_if_the_enemy_stands_on_the_board_again() -> None:
    table = town(gaunt_choir=True).cultists(P1, "GC2", "CU-S01").civilian(P1, "IV03").marker(P2)
    table.only_cultists()
    table.state.endgame = 1
    table.wins(0, P1, "GC2")
    assert (table.column(P2), table.asked) == (["GC2"], "SaveCivilian")


@rule("CS-VIC-19")
def test_a_win_over_a_great_old_one_saves_nobody() -> None:
    table = town().goo(P1, "GO-S").civilian(P1, "IV03")
    saving(table.state).fight_won = 1
    table.run(Moment(FIGHT_ENDS, 0, GOO_TARGET + P1))
    assert (table.asked, table.saved(), saving(table.state).fight_won) == ("Prepare", [], 0)


@rule("CS-VIC-05")
def test_the_price_may_be_turned() -> None:
    game = Cultistorm({"modules": {"victims": {"vic_price": 2}}})
    table = student(game=game).hand(0, "GN04.W", "GN05.K", "GN10.W").wins(0, P4, "CU-S01")
    table.play("discard Shared Sigil: Wave")
    assert (table.asked, table.saved()) == ("Drop", ["IV03"])
    table.play("Shared Sigil: Key")
    assert len(table.hand_of(0)) == 3
    poor = student(game=game).hand(0, "GN04.W").wins(0, P4, "CU-S01")
    assert not poor.offers("discard")
    assert poor.refused("save-for-card", "0", seat=0) == "CS-VIC-05"


@rule("CS-VIC-05", "CS-VIC-17")
def test_what_could_pay_is_a_secret_where_hands_are() -> None:
    table = student(open_hands=False).hand(0, "GN04.W").wins(0, P4, "CU-S01")
    assert table.asked == "SaveCivilian"
    prompt = table.game.prompt(table.state, 1)
    assert prompt is not None
    decision = table.state.decision
    assert decision is not None
    assert (prompt.options, decision.private(table.state)) == ((), True)
    assert not decision.private(student().state)
    poor = student(open_hands=False).mad(0, 4).wins(0, P4, "CU-S01")
    assert (poor.asked, poor.options()) == ("SaveCivilian", ["Do not save them"])


@rule("CS-MOD-32")
def test_a_win_over_a_creature_saves_as_well() -> None:
    table = town(creatures=["CR1"]).cultists(P1, "CR1.1").civilian(P1, "IV03").wins(0, P1, "CR1.1")
    assert table.play("Star").asked == "SaveCivilian"


# --- who is escorted --------------------------------------------------------------------------------------------------


@rule("CS-VIC-06", "CS-DEC-47")
def test_where_no_cultist_is_a_civilian_is_escorted_for_nothing() -> None:
    table = town().civilian(P2, "IV03").at(1, P2).prepare()
    assert not table.offers("Escort", seat=0)
    assert table.refused("act", "escort", seat=0) == "CS-VIC-06"
    table.play("Escort the Student to safety: The saver draws 2 cards", seat=1)
    assert (table.saved(), len(table.hand_of(1)), table.state.insanity(1)) == (["IV03"], 2, 0)
    assert not table.offers("Escort", seat=1)


@rule("CS-VIC-06")
@pytest.mark.parametrize("place", range(5))
def test_wherever_it_is_a_cultist_guards_the_civilian(place: int) -> None:
    table = town().cultists(place, "CU-S01").civilian(place, "IV03").at(0, place).prepare()
    assert table.refused("act", "escort", seat=0) == "CS-VIC-06"
    assert not table.offers("Escort", seat=0)


@rule("CS-VIC-06", "CS-VIC-14")
def test_one_cultist_is_enough_to_guard_a_civilian_until_something_kills_it() -> None:
    table = town().cultists(P1, "CU-S01").civilian(P1, "IV03").objects(0, "OB15").prepare()
    assert table.refused("act", "escort", seat=0) == "CS-VIC-06"
    table.play("Use Dynamite", seat=0)
    assert (table.column(P1), table.saved()) == ([], [])
    assert table.play("Escort", seat=0).saved() == ["IV03"]


@rule("CS-VIC-14")
def test_the_cemetery_saves_nobody_but_makes_room() -> None:
    table = town().location(P2, "LO-M2").at(0, P2).at(1, P3).trophies(0, "S").cultists(P3, "CU-S01")
    table.civilian(P3, "IV03").prepare().play("Use Hollow Street Cemetery", seat=0)
    assert (table.column(P3), table.saved()) == ([], [])
    assert table.offers("Escort the Student", seat=1)


# --- who is lost ------------------------------------------------------------------------------------------------------


@rule("CS-VIC-07", "CS-VIC-10")
@pytest.mark.parametrize(("crowd", "lost"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_among_two_cultists_a_civilian_puts_on_the_robe(crowd: int, lost: int) -> None:
    table = (
        town().sealed(P3).cultists(P3, *("CU-S01", "CU-M01", "CU-F01")[:crowd]).civilian(P3, "IV03").dawn()
    )
    assert (len(table.lost()), len(table.column(P3))) == (lost, crowd + lost)


@rule("CS-VIC-07")
def test_how_many_cultists_it_takes_may_be_turned() -> None:
    content = {"modules": {"victims": {"vic_turn": 3}}}
    table = town(content=content).cultists(P3, "CU-S01", "CU-M01").civilian(P3, "IV03")
    assert table.dawn().lost() == []


@rule("CS-VIC-07", "CS-VIC-21", "CS-MOD-09")
def test_conversions_come_clockwise_from_the_first_place_before_the_marker_moves() -> None:
    table = town().marker(P3)
    for place, id in ((P5, "IV01"), (P2, "IV02")):
        table.civilian(place, id).cultists(place, f"CU-S0{place}", f"CU-M0{place}")
    table.next_cultists("CU-K01", "CU-K02", "CU-K03").dawn()
    assert (table.column(P2)[-1], table.column(P5)[-1]) == ("CU-K01", "CU-K02")
    told = table.told()
    order = [at for at, line in enumerate(told) if "is lost" in line or "passes" in line.lower()]
    assert order == sorted(order)
    assert table.lost() == ["IV02", "IV01"]


@rule("CS-VIC-21")
def test_each_location_is_looked_at_when_its_turn_comes() -> None:
    table = town().cultists(P1, "CU-S01", "CU-M01", "CU-F01").civilian(P1, "IV01").next_cultists("CU-K01")
    table.cultists(P2, "CU-S02").civilian(P2, "IV02").dawn()
    assert table.goos() == {P1: "GO-K"}
    assert (table.lost(), table.standing()) == (["IV01"], {P2: "IV02"})


@rule("CS-VIC-11", "CS-MOD-21", "CS-MOD-43")
def test_the_converted_one_may_be_the_fourth_and_call_its_god_which_does_not_walk_yet() -> None:
    table = town().cultists(P2, "CU-S01", "CU-M01", "CU-F01").civilian(P2, "IV01").next_cultists("CU-W01")
    table.dawn()
    assert table.game.content.goos.ids[table.state.goo[P2]] == "GO-W"
    assert len(table.column(P2)) == 4
    assert [table.state.insanity(seat) for seat in range(3)] == [1, 1, 1]


@rule("CS-VIC-11", "CS-LOS-03")
def test_the_converted_one_counts_for_the_limit() -> None:
    table = town()
    ids = [f"CU-{sect}0{rank}" for sect in "SMFWK" for rank in range(1, 4)]
    table.sealed(P1, P2, P3)
    for at, id in enumerate(ids[: table.state.agreed.limit]):
        table.cultists((P1, P2, P3)[at % 3], id)
    table.civilian(P1, "IV01").dawn()
    assert (table.state.ended, table.lost()) == (OVERRUN, ["IV01"])


@rule("CS-VIC-11")
def test_the_converted_one_has_its_arrival_ability() -> None:
    table = town(gaunt_choir=True).cultists(P2, "CU-S01", "CU-M01").civilian(P2, "IV01")
    before = table.state.terror
    table.next_cultists("GC5").dawn()
    assert (table.state.terror - before) % 5 == 1


@rule("CS-VIC-08")
def test_where_a_great_old_one_appears_the_civilian_is_lost_without_a_cultist() -> None:
    table = town().civilian(P2, "IV01").civilian(P3, "IV02").run(Summon(P2, -1, 1, 0))
    assert (table.lost(), table.standing(), table.columns()) == (["IV01"], {P3: "IV02"}, [0] * 5)


@rule("CS-VIC-08")
def test_where_one_stands_when_the_phase_begins_the_civilian_is_lost_too() -> None:
    table = town().goo(P2, "GO-S").cultists(P2, "CU-S01", "CU-M01", "CU-F01").civilian(P2, "IV01").dawn()
    assert (table.lost(), len(table.column(P2))) == (["IV01"], 2)


@rule("CS-VIC-09", "CS-MOD-20")
def test_with_the_third_lost_the_game_is_lost_at_once() -> None:
    table = town().civilian(P1, "IV01").civilian(P2, "IV02").civilian(P3, "IV03")
    for place in (P1, P2, P3):
        table.cultists(place, f"CU-S0{place + 1}", f"CU-M0{place + 1}")
    table.dawn()
    assert table.state.over
    assert table.game.endings[table.state.ended - 1] == "CS-VIC-09"
    assert table.game.ending(table.state, "en").reason == (
        "CS-VIC-09",
        "Too many of the town have put on the robe.",
    )
    assert (table.state.winners, table.columns()[:3]) == (0, [3, 3, 2])
    two = town().civilian(P2, "IV02")
    two.to(two.zone() + LOST, "IV01").cultists(P2, "CU-S01", "CU-M01").dawn()
    assert (len(two.lost()), two.state.over) == (2, False)


@rule("CS-VIC-09")
def test_how_many_may_be_lost_may_be_turned() -> None:
    content = {"modules": {"victims": {"vic_lost": 1}}}
    table = town(content=content).civilian(P1, "IV01").run(Summon(P1, -1, 1, 0))
    assert table.game.endings[table.state.ended - 1] == "CS-VIC-09"


@rule("CS-MOD-28")
def test_fostering_comes_after_conversions() -> None:
    table = town(creatures=["CR5"]).cultists(P2, "CR5.1").civilian(P2, "IV01").cultists(P2, "CU-S01")
    table.next_cultists("CU-K01", "CU-W01", "CU-F01", "CU-M01").marker(P2).run(CultistPhase())
    assert (table.lost(), table.column(P2)) == (["IV01"], ["CR5.1", "CU-S01", "CU-K01"])
    calm = town(creatures=["CR5"]).cultists(P2, "CR5.1").civilian(P2, "IV01")
    calm.next_cultists("CU-K01", "CU-W01", "CU-F01", "CU-M01").marker(P2).run(CultistPhase())
    assert (calm.lost(), calm.column(P2)) == ([], ["CR5.1", "CU-M01"])


# --- with stories -----------------------------------------------------------------------------------------------------


@rule("CS-MOD-31", "CS-VIC-16")
@pytest.mark.parametrize(("mode", "saved"), [("effects", ["IV03"]), ("stories", [])])
def test_a_story_saves_for_nothing_whom_the_winner_did_not_save(mode: str, saved: list[str]) -> None:
    table = town(narrative=mode).cultists(P1, "CU-M02").civilian(P1, "IV03").mad(0, 4).at(0, P1)
    module = table.game.modules[5]
    assert isinstance(module, Stories)
    card = next(at for at, stories in enumerate(module.book.cards) if stories[M] == 24)
    first = narrative(table.state).card
    next_card(table, table.game.names(table.state.table)["card"][first + card])
    table.wins(0, P1, "CU-M02")
    assert (table.saved(), table.asked) == (saved, "Prepare")
    assert len(table.hand_of(0)) == 2 * len(saved)


@rule("CS-MOD-09", "CS-MOD-31")
def test_at_the_end_of_a_fight_civilians_are_saved_before_everything_else() -> None:
    table = town(creatures=["CR2"], narrative="effects", events=True)
    first = [type(rules).__name__ for rules in table.state.agreed.acting[FIGHT_ENDS]]
    assert first.index("VictimRules") < min(first.index("CreatureRules"), first.index("Narrative"))
    bloat = table.cultists(P1, "CR2.1").civilian(P1, "IV03").mad(0, 3).wins(0, P1, "CR2.1").play("Star")
    assert (bloat.asked, bloat.state.insanity(0)) == ("SaveCivilian", 3)


@rule("CS-VIC-16", "CS-MOD-14")
def test_who_is_absent_saves_and_escorts_nobody() -> None:
    table = town().civilian(P1, "IV03").at(0, -1).prepare()
    assert not table.offers("Escort", seat=0)
    assert table.refused("act", "escort", seat=0) == "CS-MOD-14"
    rules, save = victims(table.state), Op(FURTHER[c.SAVE - FURTHER[0].number], 1, 0)
    assert not rules.can_carry(table.state, 0, save)


@rule("CS-VIC-16")
def test_a_text_that_saves_does_nothing_where_nobody_stands() -> None:
    table = town().civilian(P2, "IV03").prepare()
    rules, save = victims(table.state), Op(FURTHER[c.SAVE - FURTHER[0].number], 1, 0)
    assert [rules.can_carry(table.state, seat, save) for seat in range(2)] == [False, False]
    assert rules.can_carry(table.at(1, P2).state, 1, save)
    cure = Op(FURTHER[c.CURE - FURTHER[0].number], 1, 0)
    assert not rules.can_carry(table.state, 1, cure)


# --- what people see --------------------------------------------------------------------------------------------------


@rule("CS-VIC-17")
def test_the_pile_is_hidden_and_all_else_is_open() -> None:
    table = town().civilian(P1, "IV02").civilian(P2, "IV03").cultists(P2, "CU-S01", "CU-S02")
    table.to(table.zone() + SAVED, "IV08").to(table.zone() + LOST, "IV05").prepare()
    scene = table.game.scene(table.state, 1)
    shown = {
        (piece.zone, piece.face, piece.count, piece.badges)
        for piece in scene.moving.pieces
        if piece.kind.startswith("civilian")
    }
    assert shown == {
        ("civilian-0", "IV02", 1, ()),
        ("civilian-1", "IV03", 1, ("in danger",)),
        ("civilians", None, 14, ()),
        ("civilians-saved", "IV08", 1, ()),
        ("civilians-lost", "IV05", 1, ()),
    }
    counter = next(one for one in scene.moving.counters if one.id == "lost")
    assert (counter.value, counter.most, counter.zone) == (1, 3, "civilians-lost")
    faces = {face.id: (face.name, face.text, face.line) for face in scene.still.faces}
    assert faces["IV03"] == ("Student", "The saver draws 2 cards.", "Took notes throughout.")
    assert faces["IV04"][1] == "The location is blocked in the next cultist phase."


# --- what is agreed ---------------------------------------------------------------------------------------------------


@rule("CS-MOD-06", "CS-MOD-23", "CS-MOD-25")
def test_without_the_option_there_are_no_civilians() -> None:
    plain, game = storm(), the_game()
    assert [option.default for option in game.options if option.name == "victims"] == [False]
    assert len(game.zones(plain.state.table)) + 10 == len(game.zones(town().state.table))
    assert game.presets["all_of_it"]["victims"] is True


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            {"victims": {"victim": [{"id": "IV01", "effect": [{"verb": "hug"}]}]}},
            "victims.toml: IV01, verb: 'hug'",
        ),
        ({"victims": {"victim": [{"id": "IV01", "copies": 0}]}}, "victims.toml: victim IV01, copies:"),
        ({"modules": {"victims": {"vic_every": [1]}}}, "modules.toml: victims, vic_every:"),
        ({"modules": {"victims": {"vic_lost": 0}}}, "modules.toml: victims, vic_lost:"),
    ],
)
def test_what_is_wrong_with_content_is_said_with_file_entry_and_field(
    content: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)


# --- a sensible player ------------------------------------------------------------------------------------------------


def advice(table: Town, seat: int = 0) -> tuple[str, ...]:
    """What a sensible player answers."""
    return table.game.meaning(table.state, table.game.greedy(table.state, seat))


def test_sensible_players_save_for_the_card_that_they_miss_least() -> None:
    table = student().hand(0, "GN04.W", "SU03.W").wins(0, P4, "CU-S01")
    kind, code = advice(table)
    names = table.game.names(table.state.table)["card"]
    assert (kind, names[table.state.own_card(0, int(code))]) == ("save-for-card", "SU GN04.W")


def test_sensible_players_pay_with_insanity_only_while_they_have_sanity_to_spare() -> None:
    assert advice(student().wins(0, P4, "CU-S01")) == ("save-for-insanity",)
    safe = town().cultists(P1, "CU-S01").civilian(P1, "IV04").mad(0, 3).wins(0, P1, "CU-S01")
    assert advice(safe) == ("leave-civilian",)
    last = student().mad(0, 3).cultists(P4, "CU-M01")
    last.to(last.zone() + LOST, "IV01", "IV02")
    assert advice(last.wins(0, P4, "CU-S01")) == ("save-for-insanity",)


def test_sensible_players_would_rather_die_for_nobody() -> None:
    table = student(allow_suicide=True).mad(0, 4).wins(0, P4, "CU-S01")
    assert advice(table) == ("leave-civilian",)


def test_sensible_players_escort_whom_they_can() -> None:
    assert advice(town().civilian(P1, "IV03").prepare()) == ("act", "escort")


def test_sensible_players_fight_where_somebody_is_in_danger() -> None:
    for place in (P2, P3):
        table = (
            town().cultists(P2, "CU-S02", "CU-K02").cultists(P3, "CU-S01", "CU-K01").civilian(place, "IV03")
        )
        table.mad(1, 3).mad(2, 3).dice(0, "****").prepare()
        assert team_plan(table.state).place[0] == place


def test_sensible_players_let_a_civilian_come_where_somebody_is() -> None:
    table = town().cultists(P2, "CU-S01").cultists(P3, "CU-M01").at(2, P3).dusk()
    assert advice(table) == ("civilian-at", "P3")


def test_random_games_with_civilians_keep_every_promise() -> None:
    plays_at_random(the_game(), seats=3, games=3, victims=True)


@rule("CS-VIC-05", "CS-VIC-12", "CS-DEC-46")
def test_whoever_saves_pays_with_the_own_hand() -> None:
    table = (
        town()
        .cultists(P4, "CU-S01")
        .civilian(P4, "IV03")
        .hand(0, "GN01.S")
        .hand(2, "GN04.W")
        .wins(2, P4, "CU-S01")
    )
    assert table.options() == [
        "Do not save them",
        "Save them: discard Shared Sigil: Wave (Wave)",
        "Save them: take 1 insanity",
    ]
    table.play("discard Shared Sigil: Wave")
    assert (table.hand_of(0), table.saved()) == (["GN01.S"], ["IV03"])


@rule("CS-VIC-03", "CS-VIC-04")
def test_why_a_civilian_does_not_come_somewhere() -> None:
    table = town().cultists(P2, "CU-S01").cultists(P3, "CU-M01").goo(P4, "GO-S").civilian(P5, "IV01").dusk()
    whys = [table.why_not(table.means("civilian-at", place), 0) for place in ("P1", "P4", "P5")]
    assert whys == ["why-not-fullest", "why-goo-there", "why-civilian-there"]
