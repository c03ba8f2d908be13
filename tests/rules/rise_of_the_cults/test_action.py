"""The Action phase: who takes which marker, and what it may become."""

import pytest

from eldertable.games.rise_of_the_cults.box.cards import PLANS
from eldertable.games.rise_of_the_cults.rules.phases.action import ActionPhase, ChoosePlan
from eldertable.games.rise_of_the_cults.rules.phases.planning import Planning
from tests.rules.rise_of_the_cults.table import (
    DOWNTOWN,
    NORTHSIDE,
    RIVERTOWN,
    UPTOWN,
    RiseTable,
    bluffing,
    executing,
    rise,
)
from tests.support import rule

AUGMENTATION, PREPARATION, INFLUENCE, DOMINANCE, BLUFF = range(5)


@rule("ROTC-ACT-01", "ROTC-DEC-09")
def test_only_own_markers_on_top_of_a_stack_can_be_taken() -> None:
    table = rise().marker(DOWNTOWN, 0, 1).marker(UPTOWN, 1, 0).marker(NORTHSIDE, 0, 0).action(0)
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert table.options() == [
        "Influence in Uptown",
        "Bluff in Uptown",
        "Influence in Northside",
        "Bluff in Northside",
    ]
    covered = "In Downtown a marker of Yellow lies on top."
    assert table.refused(executing(DOWNTOWN, AUGMENTATION)) == ("ROTC-ACT-01", covered)
    assert table.refused(executing(DOWNTOWN, BLUFF)) == ("ROTC-ACT-01", covered)
    assert table.refused(executing(DOWNTOWN, INFLUENCE)) == ("ROTC-ACT-01", covered)


@rule("ROTC-ACT-01", "ROTC-ACT-03", "ROTC-GEN-10")
def test_the_top_marker_of_that_stack_goes_to_the_area_of_its_plan() -> None:
    table = rise().discard(0, "S1").marker(UPTOWN, 0, 1, 0).marker(NORTHSIDE, 0).marker(DOWNTOWN, 1).action(0)
    table.play("Influence in Uptown")
    assert [event.rule for event in table.chronicle.events] == ["ROTC-ACT-03"]
    assert table.told() == ["Green takes a marker from Uptown: Influence."]
    assert table.changes() == {"plans uptown 0": -1, "plans_done 0 influence": 1}
    assert table.markers_laid() == [(UPTOWN, 0), (UPTOWN, 1), (NORTHSIDE, 0), (DOWNTOWN, 1)]


@rule("ROTC-ACT-01", "ROTC-RND-06")
def test_turns_go_clockwise_from_the_first_cultist() -> None:
    table = rise(seats=3, first="2").marker(DOWNTOWN, 0, 1, 2).marker(UPTOWN, 1).marker(NORTHSIDE, 0)
    table.run(ActionPhase())
    asked = []
    while table.asked:
        asked.append(table.speaker)
        bluff(table)
    assert asked == [1, 2, 0, 1, 0]


@rule("ROTC-ACT-02", "ROTC-DEC-09")
def test_a_marker_may_become_any_plan_that_can_be_carried_out_or_a_bluff() -> None:
    table = rise().site(0, DOWNTOWN).rituals(0, DOWNTOWN, 1).tokens(0, initiates=4).turn(DOWNTOWN)
    assert table.state.legal() == [executing(DOWNTOWN, plan) for plan in range(5)]
    assert table.options() == [
        "Augmentation in Downtown",
        "Preparation in Downtown",
        "Influence in Downtown",
        "Dominance in Downtown",
        "Bluff in Downtown",
    ]


@rule("ROTC-ACT-02", "ROTC-ACT-03")
@pytest.mark.parametrize(
    ("plan", "asked"),
    [
        ("Augmentation", "Augment"),
        ("Preparation", "Prepare"),
        ("Influence", "InfluenceBonus"),
        ("Dominance", "DeclareTerror"),
        ("Bluff", "GainTokens"),
    ],
)
def test_every_plan_has_an_area_of_its_own_and_its_own_questions(plan: str, asked: str) -> None:
    table = rise().site(0, UPTOWN).rituals(0, UPTOWN, 1).tokens(0, initiates=9).discard(0, "S1")
    table.turn(UPTOWN).play(plan)
    assert (table.asked, table.speaker) == (asked, 0)
    assert table.told()[0] == f"Green takes a marker from Uptown: {plan}."
    moved = {"plans uptown 0": -1, f"plans_done 0 {plan.lower()}": 1}
    assert {what: n for what, n in table.changes().items() if what.startswith("plans")} == moved


@rule("ROTC-DEC-09")
def test_four_markers_on_top_and_five_things_to_do_make_twenty_answers() -> None:
    table = rise(seats=4).tokens(0, initiates=4)
    for district in (DOWNTOWN, RIVERTOWN, UPTOWN, NORTHSIDE):
        table.site(0, district).rituals(0, district, 3 if district == NORTHSIDE else 1 + district // 2)
        table.marker(district, 0)
    table.action(0)
    assert table.state.legal() == list(range(20))
    assert ChoosePlan.ANSWERS.size == 20


@rule("ROTC-ACT-04")
def test_a_bluff_gives_any_two_tokens() -> None:
    table = rise().tokens(0, thugs=1).turn(UPTOWN).play("Bluff")
    assert [event.rule for event in table.chronicle.events] == ["ROTC-ACT-04"]
    assert (table.asked, table.options()) == ("GainTokens", ["1 Thug", "1 Initiate", "1 Freak"])
    table.play("1 Freak")
    assert table.options() == ["1 Thug", "1 Initiate", "1 Freak"]
    assert table.tokens_of(0) == (1, 0, 0)
    table.play("1 Initiate")
    assert table.tokens_of(0) == (1, 1, 1)
    assert table.changes() == {
        "plans uptown 0": -1,
        "plans_done 0 bluff": 1,
        "tokens 0 freak": 1,
        "tokens 0 initiate": 1,
    }
    assert (table.asked, table.speaker) == ("ChoosePlan", 1)
    assert table.told() == [
        "Green takes a marker from Uptown: Bluff.",
        "Green takes 1 Initiate.",
        "Green takes 1 Freak.",
    ]


@rule("ROTC-DEC-10", "ROTC-ACT-04", "ROTC-GEN-07")
@pytest.mark.parametrize(("city", "n", "results"), [("C01", 2, 6), ("C15", 3, 10)])
def test_a_bluff_has_six_results_and_ten_on_the_night_of_masks(city: str, n: int, results: int) -> None:
    table = rise(cards="pl").city(city).tokens(0, thugs=34, initiates=34, freaks=16).turn(UPTOWN)
    ways = table.play("Bluff").every_way("GainTokens")
    taken = [
        tuple(n - before for n, before in zip(way.tokens_of(0), (34, 34, 16), strict=True)) for way in ways
    ]
    assert len(taken) == len(set(taken)) == results
    assert set(taken) == {
        (thugs, initiates, n - thugs - initiates)
        for thugs in range(n + 1)
        for initiates in range(n + 1 - thugs)
    }


def bluff(table: RiseTable) -> None:
    """The first marker that can be taken becomes a Bluff for two Thugs."""
    assert table.asked == "ChoosePlan"
    table.play(bluffing(table.state), "1 Thug", "1 Thug")


@rule("ROTC-ACT-05")
def test_without_a_marker_on_top_a_player_passes() -> None:
    table = rise().marker(DOWNTOWN, 0, 1, 1).action(0)
    assert table.speaker == 1
    assert table.told() == ["Green has no marker on top of a stack and passes."]
    bluff(table)
    assert table.speaker == 1
    bluff(table)
    assert table.speaker == 0
    table = rise().marker(DOWNTOWN, 0, 0, 1).action(1)
    bluff(table)
    bluff(table)
    assert table.speaker == 0
    assert table.told()[-1] == "Yellow has no Plan marker left and passes."
    table = rise().marker(DOWNTOWN, 0, 1, 1).action(0)
    bluff(table)
    bluff(table)
    assert table.tokens_of(0) == (0, 0, 0)
    assert table.tokens_of(1) == (4, 0, 0)


@rule("ROTC-ACT-06")
def test_turns_go_on_until_every_marker_has_left_the_board() -> None:
    table = rise().marker(DOWNTOWN, 0, 0).marker(UPTOWN, 0, 1).action(1)
    asked = []
    while table.asked == "ChoosePlan":
        assert table.state.round == 1
        asked.append(table.speaker)
        bluff(table)
    assert asked == [1, 0, 0, 0]
    assert not table.state.plans
    assert table.state.round == 2


@rule("ROTC-ACT-07")
def test_no_plan_is_executed_a_third_time_in_a_round() -> None:
    table = rise().site(0, UPTOWN).tokens(0, initiates=9).marker(UPTOWN, 1, 1, 0, 0, 0).action(0)
    table.play("Influence")
    assert table.speaker == 0
    table.play("Influence")
    assert table.options() == ["Augmentation in Uptown", "Preparation in Uptown", "Bluff in Uptown"]
    refused = ("ROTC-ACT-07", "Influence can be executed 2 times in a round, and you have done so.")
    assert table.refused(executing(UPTOWN, INFLUENCE)) == refused
    table.play("Bluff", "1 Thug", "1 Thug")
    assert (table.speaker, table.options()) == (1, ["Influence in Uptown", "Bluff in Uptown"])


@rule("ROTC-ACT-07")
@pytest.mark.parametrize("plan", ["Augmentation", "Preparation", "Influence", "Dominance"])
def test_each_plan_has_its_own_limit_of_two(plan: str) -> None:
    names = ["Augmentation", "Preparation", "Influence", "Dominance"]
    once, twice = ([names.index(plan)] * n for n in (1, 2))
    table = rise().site(0, UPTOWN).rituals(0, UPTOWN, 1).tokens(0, initiates=9)
    assert table.done(0, *once).turn(UPTOWN).options() == [f"{name} in Uptown" for name in [*names, "Bluff"]]
    table = rise().site(0, UPTOWN).rituals(0, UPTOWN, 1).tokens(0, initiates=9)
    names.remove(plan)
    assert table.done(0, *twice).turn(UPTOWN).options() == [f"{name} in Uptown" for name in [*names, "Bluff"]]


@rule("ROTC-ACT-07", "ROTC-HID-06")
def test_the_limit_is_for_one_round() -> None:
    table = rise().marker(UPTOWN, 0, 0).action(0)
    table.play("Influence", "Influence")
    while table.asked != "ChoosePlan":
        table.play(table.state.legal()[0])
    while table.speaker != 0:
        bluff(table)
    assert "Influence in Downtown" in table.options()


@rule("ROTC-ACT-08")
def test_a_player_may_bluff_four_times() -> None:
    table = rise().marker(UPTOWN, 1, 0, 0, 0, 0).action(0)
    for _ in range(4):
        assert table.speaker == 0
        bluff(table)
    assert table.speaker == 1
    assert table.tokens_of(0) == (8, 0, 0)
    assert table.state.plans_done[:PLANS] == [0, 0, 0, 0, 4]


@rule("ROTC-RUL-28")
def test_nobody_with_a_marker_on_top_may_pass() -> None:
    table = rise().only_deck(0).turn(UPTOWN)
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert table.options() == ["Bluff in Uptown"]
    assert table.refused(20)[0] == "ROTC-ACT-01"
    assert table.refused(-1)[0] == "ROTC-ACT-01"


@rule("ROTC-RUL-29", "ROTC-RUL-30", "ROTC-AUG-01", "ROTC-DOM-01")
def test_a_plan_whose_condition_fails_is_refused_with_its_rule() -> None:
    table = rise().only_deck(0).turn(UPTOWN)
    assert table.options() == ["Bluff in Uptown"]
    assert table.refused(executing(UPTOWN, AUGMENTATION)) == (
        "ROTC-AUG-01",
        "Augmentation in Uptown needs a Cult Site or a Ritual of yours there.",
    )
    assert table.refused(executing(UPTOWN, PREPARATION)) == (
        "ROTC-PRE-06",
        "A Cult Site in Uptown would cost 5 Power; you have 0.",
    )
    assert table.refused(executing(UPTOWN, INFLUENCE)) == (
        "ROTC-RUL-30",
        "There is nothing to do in Uptown: you have no Ritual elsewhere and no card to draw.",
    )
    assert table.refused(executing(UPTOWN, DOMINANCE)) == (
        "ROTC-DOM-01",
        "Dominance in Uptown needs a Ritual of yours there.",
    )


@rule("ROTC-RUL-29", "ROTC-RUL-30")
def test_a_present_player_is_told_that_there_is_nothing_to_do() -> None:
    for table in (rise().site(0, UPTOWN), rise().rituals(0, UPTOWN, 1)):
        table.only_deck(0).turn(UPTOWN)
        assert table.refused(executing(UPTOWN, AUGMENTATION))[0] == "ROTC-RUL-30"


@rule("ROTC-RUL-36", "ROTC-PLN-03")
def test_police_raids_leave_one_plan_marker_of_everybody_aside() -> None:
    table = rise(first="2").city("C02").run(Planning(0), ActionPhase())
    asked = []
    while table.asked == "PlacePlan":
        asked.append(table.speaker)
        table.play("Uptown")
    assert asked == [1, 0, 1, 0, 1, 0]
    assert table.state.markers == [1, 1, 0, 0]
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    turns = 0
    while table.asked:
        turns += 1
        bluff(table)
    assert turns == 6


@rule("ROTC-RUL-36")
def test_police_raids_bind_the_npc_too() -> None:
    table = rise(seats=1).city("C02").run(Planning(0), ActionPhase())
    table.play("Uptown", "Uptown", "Uptown")
    assert table.asked == "ChoosePlan"
    placed = [line.split()[0] for line in table.told() if "puts a Plan marker" in line]
    assert placed == ["Green", "NPC", "Green", "NPC", "Green", "NPC"]
    assert table.state.markers[0] == 1


@rule("ROTC-SRD-07")
def test_player_and_npc_take_turns() -> None:
    table = rise(seats=1).marker(UPTOWN, 1, 0, 1, 0).action(0)
    table.play("Bluff", "1 Thug", "1 Thug")
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert table.markers_laid() == [(UPTOWN, 1), (UPTOWN, 0)]
    assert table.state.markers[:2] == [2, 3]
