"""Missions 5 to 7: the door, the vault, the eye of the storm."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import BEFORE, GOO_TARGET, HAND, OBJECT_DECK
from eldertable.games.cultistorm.modules.campaign.missions.eye_of_the_storm import EyeOfTheStorm
from eldertable.games.cultistorm.modules.campaign.missions.six_pieces import SixPieces
from eldertable.games.cultistorm.modules.campaign.progress import BACK, FOUND
from eldertable.games.cultistorm.modules.puzzle.rules import rules_of as puzzle_of
from eldertable.games.cultistorm.modules.victims.rules import LOST, VictimRules, victims
from eldertable.games.cultistorm.rules.moments import Moment, Occasion
from eldertable.games.cultistorm.rules.phases.sealing import Sealing, seal
from eldertable.games.cultistorm.rules.storm.endgame import ActivateEndgame
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon, banish
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.modules import (
    BLOCKS_COUNT,
    FIGHT_ENDS,
    GATE_SEALED,
    LOCATION_OPENED,
    TURN_ENDS,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import kit_of
from tests.rules.cultistorm.modules.campaign.field import Field, field, sheet
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, F, K, M, S, W, new_game
from tests.support import rule

# --- mission 5 ------------------------------------------------------------------------------------------------------


def beyond(*chambers: int, people: tuple[str, ...] = ("ME", "SU", "GA"), **options: object) -> Field:
    """Seats in these chambers (-1: before the door); all chambers show Moon and Key."""
    table = field(5, *people, **options)
    table.made.symbols[:] = [M, K] * 5
    for seat, chamber in enumerate(chambers):
        table.made.chamber[seat] = chamber
        table.at(seat, -1 if chamber >= 0 else P5)
    return table


@rule("CS-CAM-501")
@pytest.mark.parametrize(("people", "used"), [(3, 6), (4, 4), (5, 4)])
def test_every_chamber_has_two_symbols_and_never_a_blank(people: int, used: int) -> None:
    for seed in range(6):
        part = new_game(people, mission="5", seed=seed).state
        symbols = [part.part(type(field(5).made)).symbols[at] for at in range(10)]
        assert all(0 <= symbol < 5 for symbol in symbols[:used])
        assert symbols[used:] == [-1] * (10 - used)


@rule("CS-CAM-502", "CS-MOD-13", "CS-CAM-514")
def test_who_stands_at_the_door_may_step_through_and_is_absent_then() -> None:
    table = field(5).at(0, P3).at(1, P2).cultists(P3, "CU-S01").target(0, "CU-S01").dice(0, "S").prepare()
    assert table.refused("act", "step-through", seat=1) == "CS-CAM-502"
    table.play("Step through the door", seat=0)
    assert (table.state.place[0], table.made.chamber[0], table.dice_of(0)) == (-1, 0, "S")
    assert table.targets_of(0) == []
    assert not any(option.startswith(("Move", "Research", "Target")) for option in table.options(0))
    table.made.heart = BACK
    table.at(2, P3).prepare()
    assert table.refused("act", "step-through", seat=2) == "CS-CAM-514"


@rule("CS-CAM-502")
def test_whoever_steps_through_takes_nobody_elses_target_along() -> None:
    table = field(5).at(1, P3).at(0, P2).at(2, P1).cultists(P1, "CU-S01").cultists(P2, "CU-M01")
    table.target(0, "CU-M01").target(1, "CU-M01").target(2, "CU-S01").prepare().play("Step through", seat=1)
    assert [len(table.targets_of(seat)) for seat in range(3)] == [1, 0, 1]


@rule("CS-CAM-508", "CS-CAM-510", "CS-CAM-502")
def test_beyond_the_door_one_takes_a_die_and_gets_combat_supports_and_dice() -> None:
    table = beyond(0, people=("ME", "FI", "GA")).pool("SW").hand(1, "GN01.S").prepare()
    table.play(table.means("take-die", "S"), seat=0)
    assert table.dice_of(0) == "S"
    table.play("Shared Sigil: Star (Star) for Odile Sarro", seat=1)
    assert table.cards(BEFORE) == ["FI GN01.S"]
    assert table.refused("move", "P1", seat=0) == "CS-MOD-14"


@rule("CS-CAM-503", "CS-CAM-509", "CS-DEC-66", "CS-DEC-67", "CS-CAM-513")
def test_sarro_and_doyle_cover_the_first_chamber_together() -> None:
    table = beyond(0, 0).hand(0, "GN02.M").dice(0, "*").hand(1, "GN03.F", "GN01.S").combat()
    table.play("Go on", "Go on")
    assert table.asked == "CoverOrWait"
    table.play("Cover it together")
    assert (table.asked, table.options()) == ("NameSymbol", ["Star", "Flame"])
    assert table.refused("name-symbol", "W", seat=0) == "CS-CAM-503"
    table.play("Flame")
    assert table.made.chamber[:2] == [1, 1]
    assert (table.dice_of(0), table.hand_of(0), table.hand_of(1)) == ("", [], ["GN01.S"])
    assert table.insane() == [0, 0, 0]


@rule("CS-CAM-503")
def test_who_does_not_cover_gets_insanity_but_never_the_fifth() -> None:
    table = beyond(0, 0).mad(1, 4).hand(0, "GN02.M").combat().play("Go on", "Go on")
    assert (table.insane(), table.made.chamber[:2]) == ([1, 4, 0], [0, 0])
    able = beyond(0).hand(0, "GN02.M", "GN05.K").combat().play("Go on")
    able.play("Wait")
    assert (able.insane(), able.made.chamber[0], able.hand_of(0)) == ([1, 0, 0], 0, ["GN02.M", "GN05.K"])


@rule("CS-CAM-503")
def test_without_the_symbols_covering_is_refused_with_a_reason() -> None:
    table = beyond(0).hand(0, "GN02.M", "GN05.K", "GN01.S").combat().play("Go on")
    for card in table.state.zones[HAND][1:]:
        table.state.discard_from_hand(card, 0)
    table.state.choices = table.state.agenda[-1].options(table.state, 0)  # type: ignore[attr-defined]
    assert table.refusal(table.means("cover-beyond"), 0).rule == "CS-CAM-503"


@rule("CS-CAM-504", "CS-CAM-512", "CS-CAM-511")
def test_the_heart_lies_in_the_last_chamber_and_is_brought_back_step_by_step() -> None:
    last = 3
    table = beyond(last - 1, -1, -1).hand(0, "GN02.M", "GN05.K").combat().play("Go on", "Cover")
    assert (table.made.chamber[0], table.made.heart, table.made.bearer[0]) == (last, FOUND, 1)
    for chamber in range(last - 1, 0, -1):
        table.until("Prepare").combat()
        assert (table.made.chamber[0], table.insane()[0]) == (chamber, 0)
    table.until("Prepare").combat()
    assert (table.made.chamber[0], table.state.place[0], table.made.heart) == (-1, P3, BACK)
    assert table.state.done[0] == 1


@rule("CS-CAM-515", "CS-CAM-504")
@pytest.mark.parametrize(
    ("people", "turns"),
    [
        (("ME", "SU", "GA", "FI", "HE"), [1, 2, 1, -1]),
        (("ME", "SU", "GA", "FI"), [1, 2, 1, -1]),
        (("ME", "SU", "GA"), [1, 2, 3, 2, 1, -1]),
    ],
)
def test_two_who_always_cover_need_as_many_turns_back_as_in(
    people: tuple[str, ...], turns: list[int]
) -> None:
    table, chambers = beyond(0, 0, people=people), []
    for _ in turns:
        table.state.done = [0] * 5
        for seat in (0, 1):
            table.state.dice_of[seat * 6 + 5] = 3
        table.combat()
        while table.asked != "Prepare":
            options = table.options()
            wish = [option for option in options if option.startswith(("Go on", "Cover"))]
            table.play(wish[0] if wish else table.state.legal()[0])
        chambers.append(table.made.chamber[0])
    assert chambers == turns
    assert (table.state.place[:2], table.made.heart) == ([P3, P3], BACK)


@rule("CS-CAM-504", "CS-CAM-511")
def test_others_may_turn_back_in_any_combat_phase_and_get_no_insanity() -> None:
    table = beyond(1, 0).combat().play("Turn back", "Turn back")
    assert (table.made.chamber[:2], table.state.place[:2], table.insane()) == ([-1, -1], [P3, P3], [0, 0, 0])


@rule("CS-CAM-510", "CS-CAM-511")
def test_groups_cover_one_after_the_other_the_farthest_first() -> None:
    table = beyond(0, 1, 0).hand(0, "GN02.M", "GN05.K").hand(1, "GN02.M", "GN05.K").dice(2, "*").combat()
    table.play("Go on", "Go on", "Go on")
    assert (table.asked, table.state.speaker) == ("CoverOrWait", 1)
    table.play("Cover")
    assert (table.asked, table.state.speaker, table.made.chamber[1]) == ("CoverOrWait", 0, 2)


@rule("CS-CAM-513")
def test_supports_go_back_used_or_not_and_ignore_strikes_a_symbol() -> None:
    table = beyond(0).hand(0, "GN02.M").before(0, 1, "GN01.S", "GN05.K").combat().play("Go on", "Cover")
    assert (table.made.chamber[0], table.cards(BEFORE)) == (1, [])


@rule("CS-CAM-513")
def test_the_icon_of_a_support_that_was_used_beyond_falls() -> None:
    table = beyond(0, people=("ME", "HE", "GA")).hand(0, "GN01.S", "GN02.M").before(0, 1, "HE04.S")
    before = table.state.terror
    table.combat().play("Go on", "Cover")
    assert (table.made.chamber[0], table.cards(BEFORE)) == (1, [])
    assert ((table.state.terror - before) % 5, table.told()[-1]) == (1, "Terror advances to place 1.")


def unlike(*chambers: int, people: tuple[str, ...] = ("ME", "SU", "GA"), **options: object) -> Field:
    """The same, but the first chamber shows Moon and Key, the second Star and Flame, the third two Waves."""
    table = beyond(*chambers, people=people, **options)
    table.made.symbols[:] = [M, K, S, F, W, W, M, M, M, M]
    return table


@rule("CS-CAM-501", "CS-CAM-503")
def test_each_chamber_asks_for_its_own_two_symbols() -> None:
    def covered(chamber: int, dice: str) -> bool:
        table = unlike(chamber).dice(0, dice).combat().play("Go on")
        return table.asked == "CoverOrWait" and table.play("Cover").made.chamber[0] == chamber + 1

    assert [[covered(chamber, dice) for dice in ("MK", "SF", "WW")] for chamber in range(3)] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


@rule("CS-CAM-503")
def test_what_lacks_is_said_with_the_symbols_of_the_next_chamber() -> None:
    table = unlike(1).dice(0, "SF").combat().play("Go on")
    table.state.dice_of[S] = 0
    table.state.choices = table.state.agenda[-1].options(table.state, 0)  # type: ignore[attr-defined]
    why = table.refusal(table.means("cover-beyond"), 0)
    assert why.rule == "CS-CAM-503"
    assert "the next chamber (Star, Flame)" in why.args[0]


@rule("CS-CAM-503", "CS-DEC-67")
def test_in_the_second_chamber_too_only_what_still_covers_all_is_named() -> None:
    table = (
        unlike(1, 1).hand(0, "GN01.S", "GN03.F").hand(1, "GN04.W", "GN05.K").combat().play("Go on", "Go on")
    )
    table.play("Cover")
    assert (table.asked, table.options()) == ("NameSymbol", ["Wave", "Key"])
    assert [table.refused("name-symbol", symbol, seat=0) for symbol in "SMF"] == ["CS-CAM-503"] * 3
    table.play("Wave")
    assert (table.made.chamber[:2], table.hand_of(0), table.hand_of(1)) == ([2, 2], [], ["GN05.K"])


@rule("CS-CAM-503")
def test_where_one_symbol_alone_can_be_named_it_is_and_one_may_have_all_the_other_nothing() -> None:
    table = unlike(1, 1).hand(0, "GN01.S", "GN03.F", "GN04.W").combat().play("Go on", "Go on", "Cover")
    assert (table.made.chamber[:2], table.hand_of(0)) == ([2, 2], [])
    other = unlike(1, 1).hand(1, "GN01.S", "GN03.F", "GN04.W").combat().play("Go on", "Go on", "Cover")
    assert (other.made.chamber[:2], other.hand_of(1)) == ([2, 2], [])


@rule("CS-CAM-503", "CS-DEC-67", "CS-RUL-117")
def test_three_name_two_symbols_and_cover_four() -> None:
    table = unlike(0, 0, 0).hand(0, "GN02.M", "GN05.K").hand(1, "GN01.S").hand(2, "GN03.F", "GN04.W").combat()
    table.play("Go on", "Go on", "Go on", "Cover", "Star")
    assert [table.why_not(table.means("name-symbol", symbol), 0) for symbol in "SMFWK"] == [
        "why-not-named",
        "why-not-named",
        "",
        "",
        "why-not-named",
    ]
    table.play("Flame")
    assert table.made.chamber[:3] == [1, 1, 1]
    assert [table.hand_of(seat) for seat in range(3)] == [[], [], ["GN04.W"]]


@rule("CS-CAM-503")
def test_three_do_not_cover_what_would_be_enough_for_two() -> None:
    table = unlike(0, 0, 0).hand(0, "GN02.M", "GN05.K").hand(1, "GN01.S").combat()
    table.play("Go on", "Go on", "Go on")
    assert (table.made.chamber[:3], table.insane()) == ([0, 0, 0], [1, 1, 1])


@rule("CS-CAM-503", "CS-DEC-67", "CS-RUL-117")
def test_where_the_table_votes_all_name_a_symbol() -> None:
    table = beyond(0, 0, table_decider="vote").hand(0, "GN02.M", "GN05.K").hand(1, "GN01.S", "GN03.F")
    table.combat().play("Go on", "Go on", "Cover")
    first = table.state.speaker
    table.play("Flame").play("Star")
    assert "votes for" in table.told()[-1]
    table.play("Star")
    assert first == 0
    assert (table.made.chamber[:2], table.hand_of(1)) == ([1, 1], ["GN03.F"])


@rule("CS-CAM-513", "CS-RUL-124")
def test_a_source_that_costs_insanity_costs_it_beyond_the_door_too() -> None:
    table = beyond(0).objects(0, "OB18").hand(0, "GN02.M").combat().play("Go on", "Cover")
    assert (table.made.chamber[0], table.insane()[0]) == (1, 1)
    deadly = beyond(0).objects(0, "OB18").hand(0, "GN02.M").mad(0, 4).combat().play("Go on")
    assert (deadly.made.chamber[0], deadly.insane()[0]) == (0, 4), "nobody covers and dies of it"


@rule("CS-CAM-513")
def test_of_two_supports_each_icon_falls() -> None:
    table = beyond(0, people=("ME", "HE", "GA")).before(0, 1, "HE04.S", "GN01.S").hand(0, "GN05.K")
    table.made.symbols[:] = [S, K] * 5
    before = table.state.terror
    table.combat().play("Go on", "Cover")
    assert (table.made.chamber[0], table.state.terror, table.hand_of(0)) == (1, before, [])


@rule("CS-CAM-513", "CS-RUL-124", "CS-RUL-059")
@pytest.mark.parametrize(("when", "fallen"), [("at_use", 1), ("at_play", 0)])
def test_a_dark_bargain_used_beyond_brings_its_cultist_unless_icons_fell_when_it_was_played(
    when: str, fallen: int
) -> None:
    table = beyond(0, combat_icons=when).marker(P2).hand(0, "GN05.K").before(0, 1, "GN04.W", "GN11.F")
    table.state.relay_used = 1
    table.combat().play("Go on", "Cover")
    assert (table.made.chamber[0], sum(table.columns()), table.cards(BEFORE)) == (1, fallen, [])


@rule("CS-CAM-513", "CS-DEC-22")
@pytest.mark.parametrize(("dear", "cheap"), [(0, 1), (1, 0)])
def test_of_two_who_could_cover_the_one_to_whom_it_costs_less_does(dear: int, cheap: int) -> None:
    table = unlike(0, 0).objects(dear, "OB18").hand(dear, "GN02.M").hand(cheap, "GN05.K", "GN03.F")
    table.combat().play("Go on", "Go on", "Cover", "Flame")
    assert (table.made.chamber[:2], table.insane()) == ([1, 1], [0, 0, 0])
    assert (table.hand_of(dear), table.hand_of(cheap)) == ([], [])


@rule("CS-CAM-504", "CS-CAM-511")
def test_whoever_comes_back_to_a_chamber_is_not_asked_there_and_gets_no_insanity() -> None:
    table = beyond(2, 1).hand(1, "GN02.M", "GN05.K").combat().play("Turn back", "Go on", "Cover")
    assert (table.made.chamber[:2], table.insane()) == ([1, 2], [0, 0, 0])
    assert table.made.aside == [0] * 5


@rule("CS-CAM-513")
def test_supports_of_whoever_waits_before_the_first_chamber_go_back_too() -> None:
    table = beyond(0).before(0, 1, "GN01.S").combat().play("Go on")
    assert (table.made.chamber[0], table.cards(BEFORE)) == (0, [])


@rule("CS-CAM-502", "CS-CAM-506")
def test_stepping_through_holds_a_great_old_one_at_the_door() -> None:
    table = field(5).goo(P3, "GO-S").at(0, P3).prepare()
    assert table.state.held[P3] == 0
    assert table.play("Step through", seat=0).state.held[P3] == 1


@rule("CS-CAM-507", "CS-CAM-512", "CS-CAM-13")
def test_where_door_and_gates_are_sealed_already_bringing_the_heart_back_wins() -> None:
    def out(*sealed: int) -> str:
        table = beyond(1).sealed(*sealed)
        table.made.bearer[0], table.made.heart = 1, FOUND
        return table.combat().ending()

    assert out(P1, P2, P3) == "CS-CAM-13"
    assert out(P1, P3) == ""
    assert out(P1, P2, P4, P5) == "", "the door is open"


@rule("CS-CAM-505")
def test_while_nobody_is_beyond_a_cultist_comes_to_the_door() -> None:
    table = field(5).marker(P3).cultist_phase()
    assert table.columns() == [1, 0, 1, 1, 1]
    inside = beyond(0).marker(P3).cultist_phase()
    assert inside.columns() == [1, 0, 0, 1, 1]
    done = field(5).marker(P3)
    done.made.heart = BACK
    assert done.cultist_phase().columns() == [1, 0, 0, 1, 1]


@rule("CS-CAM-506")
def test_the_door_is_sealed_only_when_the_heart_is_back_and_nobody_beyond() -> None:
    table = field(5).at(0, P3).seal(F, 0).on_location(P3, "FFF")

    def refused() -> str:
        why = table.state.why_no_sealing(P3)
        return why.rule if why else ""

    assert (refused(), table.run(Sealing()).asked) == ("CS-CAM-506", "Prepare")
    table.made.heart = BACK
    table.made.chamber[1], table.state.place[1] = 1, -1
    assert (refused(), table.run(Sealing()).asked) == ("CS-CAM-506", "Prepare")
    table.made.chamber[1], table.state.place[1] = -1, P2
    assert refused() == ""
    assert table.run(Sealing()).offers("Seal", 0)


@rule("CS-CAM-506", "CS-CAM-508")
def test_a_great_old_one_at_the_door_is_held_while_somebody_is_beyond_and_cannot_be_fought() -> None:
    table = beyond(0).goo(P3, "GO-S").cultists(P3, "CU-S01").cultist_phase()
    assert (table.column(P3), table.state.place[0]) == (["CU-S01"], -1)
    gate = beyond(0).goo(P3, "GO-S").at(1, P3).target(1, P3).dice(1, "******")
    why = gate.state.why_no_fight(1, GOO_TARGET + P3)
    assert why is not None
    assert why.rule == "CS-CAM-506"
    assert gate.combat().until("Prepare").goos() == {P3: "GO-S"}
    assert beyond(-1).goo(P3, "GO-S").state.why_no_fight(1, GOO_TARGET + P3) is None


@rule("CS-CAM-506")
def test_a_door_sealed_by_a_great_old_ones_defeat_can_still_be_stepped_through() -> None:
    table = field(5).sealed(P3).at(0, P3).prepare()
    assert table.play("Step through", seat=0).made.chamber[0] == 0


@rule("CS-CAM-507", "CS-CAM-12")
@pytest.mark.parametrize(("people", "others"), [(3, 2), (4, 2), (5, 1)])
def test_heart_door_and_the_other_gates_win(people: int, others: int) -> None:
    def shut(*sealed: int) -> Field:
        table = field(5, *("ME", "SU", "GA", "FI", "HE")[:people]).sealed(*sealed).at(0, P3)
        table.made.heart = BACK
        seal(table.state, 0, P3)
        return table

    assert shut(*[P1, P2][:others]).ending() == "CS-CAM-13"
    assert shut(*[P1, P2][: others - 1]).ending() == ""
    heartless = field(5).sealed(P1, P2).at(0, P3)
    seal(heartless.state, 0, P3)
    assert heartless.ending() == ""


@rule("CS-CAM-514")
def test_with_everybody_beyond_the_game_goes_on() -> None:
    table = beyond(0, 0, 0).marker(P5)
    table.next_turn()
    assert not table.state.over
    assert sum(table.columns()) == 3


@rule("CS-CAM-14", "CS-CAM-11")
def test_the_last_great_old_one_of_the_endgame_loses_while_the_goal_is_not_reached() -> None:
    table = field(5).sealed(P1, P2, P4, P5).goo(P3, "GO-S")
    table.state.endgame = table.state.endgame_goos = 1
    banish(table.state, P3)
    assert table.ending() == "CS-LOS-04"
    won = field(5).sealed(P1, P2, P4, P5).goo(P3, "GO-S")
    won.state.endgame = won.state.endgame_goos = 1
    won.made.heart = BACK
    banish(won.state, P3)
    assert won.ending() == "CS-CAM-13"


# --- mission 6 ------------------------------------------------------------------------------------------------------


@rule("CS-CAM-601", "CS-CAM-20")
def test_pieces_are_set_not_joined_and_lost_civilians_lose_nothing() -> None:
    table = field(6).piece(0, 1, 2).prepare()
    assert table.refused("act", "join-pieces", seat=0) == "CS-CAM-601"
    lost = victims(table.state).zone + LOST
    table.to(lost, "IV01.1", "IV02.1").civilian(P4, "IV03").cultists(P4, "CU-S01", "CU-S02").marker(P5)
    table.run(Moment(BLOCKS_COUNT, -1, -1))
    assert (len(table.state.zones[lost]), table.state.over, table.columns()[P4]) == (3, False, 3)


@rule("CS-CAM-602", "CS-CAM-608", "CS-DEC-68")
def test_wren_sets_the_moon_and_three_cultists_tear_it_out() -> None:
    table = field(6, "RE", "FI", "GA").location(P2, "LO-M2").piece(0, 2, 3).at(0, P2).prepare()
    assert puzzle_of(table.state).cursed(table.state, 0, 1)
    table.play("Set a piece", seat=0)
    assert (table.made.vault, table.insane()[0]) == ([-1, P2, -1, -1, -1, -1], 1)
    assert not puzzle_of(table.state).cursed(table.state, 0, 1)
    table.cultists(P2, "CU-S01", "CU-S02", "CU-F01").run(Moment(BLOCKS_COUNT, -1, -1))
    assert table.made.vault[1] == -1
    upper = [name for zone in (OBJECT_DECK, OBJECT_DECK + 1) for name in table.cards(zone)]
    assert (len(upper), "DP2" in upper) == (11, True)


@rule("CS-CAM-602")
def test_a_piece_fits_on_its_own_location_sealed_or_not_but_beside_no_great_old_one() -> None:
    table = field(6).piece(0, 1).at(0, P2).prepare()
    assert table.refused("act", "set-piece", seat=0) == "CS-CAM-602"
    assert table.refused("act", "set-piece", seat=1) == "CS-CAM-602"
    assert field(6).piece(0, 1).at(0, P1).sealed(P1).prepare().offers("Set a piece", 0)
    crowded = field(6).piece(0, 1).at(0, P1).goo(P1, "GO-S").prepare()
    assert crowded.refused("act", "set-piece", seat=0) == "CS-CAM-602"
    burdened = field(6).piece(0, 1).at(0, P1).mad(0, 4).prepare()
    assert burdened.refused("act", "set-piece", seat=0) == "CS-RUL-060"


@rule("CS-CAM-603", "CS-CAM-609", "CS-DEC-68")
def test_the_sixth_piece_is_set_last_on_any_location_and_stays_when_another_is_torn_out() -> None:
    table = field(6).piece(0, 6).at(0, P4).prepare()
    assert table.refused("act", "set-piece", seat=0) == "CS-CAM-602"
    table.made.vault[:5] = [P1, P2, P3, P4, P5]
    for number in range(1, 6):
        table.to(puzzle_of(table.state).zone + 5, f"DP{number}")
    table.prepare().play("Set a piece", seat=0)
    assert table.made.vault[5] == P4
    table.cultists(P1, "CU-S01", "CU-S02", "CU-F01").run(Moment(BLOCKS_COUNT, -1, -1))
    assert table.made.vault == [-1, P2, P3, P4, P5, P4]
    table.cultists(P4, "CU-M01", "CU-M02", "CU-F02").run(Moment(BLOCKS_COUNT, -1, -1))
    assert table.made.vault == [-1, P2, P3, -1, P5, -1]


@rule("CS-CAM-604")
def test_where_a_piece_is_set_cultists_are_not_at_home() -> None:
    table = field(6).cultists(P1, "CU-S01").cultists(P2, "CU-M01")
    enemy = table.state.agreed.content.cultists.ids.index("CU-S01")
    assert enemy_symbols(table.state, enemy, P1) == [2, 1, 1, 0, 0]
    table.made.vault[0] = P1
    assert enemy_symbols(table.state, enemy, P1) == [1, 1, 1, 0, 0]


@rule("CS-CAM-604")
def test_a_great_old_one_is_as_strong_where_a_piece_is_set() -> None:
    table = field(6).goo(P1, "GO-S")
    before = enemy_symbols(table.state, GOO_TARGET + P1, P1)
    table.made.vault[0] = P1
    assert enemy_symbols(table.state, GOO_TARGET + P1, P1) == before


@rule("CS-CAM-605", "CS-MOD-09")
def test_two_cultists_do_not_tear_a_piece_out() -> None:
    table = field(6).cultists(P1, "CU-S01", "CU-S02")
    table.made.vault[0] = P1
    table.to(puzzle_of(table.state).zone + 5, "DP1").run(Moment(BLOCKS_COUNT, -1, -1))
    assert table.made.vault[0] == P1


@rule("CS-CAM-606", "CS-CAM-610")
def test_whoever_saves_a_civilian_looks_for_the_piece_of_that_location() -> None:
    table = field(6).civilian(P2, "IV05").at(0, P2).next_objects("EV01", "DP2", "OB01").prepare()
    table.play("Escort", seat=0).until("Prepare")
    assert puzzle_of(table.state).held(table.state, 0) == (1,)
    assert [name.split(".")[0] for name in table.cards(OBJECT_DECK)][:2] == ["EV01", "OB01"]
    for above, seen in (
        (["OB01", "OB02", "OB03", "OB04"], (1,)),
        (["OB01", "OB02", "OB03", "OB04", "OB05"], ()),
    ):
        other = field(6).civilian(P2, "IV05").at(0, P2).next_objects(*above, "DP2").prepare()
        other.play("Escort", seat=0).until("Prepare")
        assert puzzle_of(other.state).held(other.state, 0) == seen, "the saver looks at five objects"
    found = field(6).civilian(P2, "IV05").at(0, P2).piece(1, 2).next_objects("OB01").prepare()
    found.play("Escort", seat=0).until("Prepare")
    assert not any("knows where to look" in line for line in found.told())


@rule("CS-CAM-607")
@pytest.mark.parametrize(("people", "gates"), [(3, 2), (4, 2), (5, 1)])
@pytest.mark.parametrize(("set_before", "fewer", "ending"), [(5, 0, "CS-CAM-13"), (5, 1, ""), (4, 0, "")])
def test_six_pieces_and_the_gates_win(
    people: int, gates: int, set_before: int, fewer: int, ending: str
) -> None:
    table = field(6, *("ME", "SU", "GA", "FI", "HE")[:people]).sealed(*[P1, P2][: gates - fewer]).at(0, P5)
    table.piece(0, 6 if set_before == 5 else 5).made.vault[:set_before] = [P1, P2, P3, P4, P5][:set_before]
    for number in range(1, set_before + 1):
        table.to(puzzle_of(table.state).zone + 5, f"DP{number}")
    assert table.prepare().play("Set a piece", seat=0).ending() == ending


@rule("CS-CAM-26", "CS-CAM-610")
def test_where_no_location_has_its_symbol_a_piece_is_set_anywhere() -> None:
    table = field(6, locations="fully_random").piece(0, 2).at(0, P4)
    table.state.location = (0, 0, 4, 4, 6)
    assert table.prepare().offers("Set a piece", 0)


@rule("CS-CAM-602", "CS-CAM-603")
def test_of_several_pieces_one_says_which_is_set_and_never_the_sixth_before_the_others() -> None:
    table = field(6, locations="fully_random").piece(0, 2, 5, 6).at(0, P4)
    table.state.location = (0, 0, 4, 4, 6)
    table.prepare().play(table.means("act", "set-piece"), seat=0)
    assert (table.asked, len(table.options())) == ("SetPiece", 2)
    assert table.refused("set-piece", "DP6", seat=0) == "CS-CAM-603"
    assert table.refused("set-piece", "DP1", seat=0) == "CS-CAM-602"
    table.play(table.means("set-piece", "DP5"))
    assert table.made.vault == [-1, -1, -1, -1, P4, -1]


@rule("CS-CAM-602")
def test_whoever_has_three_insanity_may_still_set_a_piece() -> None:
    table = field(6).piece(2, 1).at(2, P1).mad(2, 3).prepare()
    assert table.play("Set a piece", seat=2).insane() == [0, 0, 4]
    assert not puzzle_of(table.state).held(table.state, 2)


@rule("CS-CAM-603")
def test_the_sixth_piece_waits_while_others_with_its_bearer_fit() -> None:
    table = field(6, locations="fully_random").at(0, P4)
    table.state.location = (0, 0, 4, 4, 6)
    zone = puzzle_of(table.state).zone
    table.to(zone, "DP6", "DP2", "DP5").prepare()
    table.play(table.means("act", "set-piece"), seat=0)
    assert len(table.options()) == 2


@rule("CS-CAM-605", "CS-MOD-09")
def test_a_piece_is_torn_out_before_a_civilian_there_is_lost_and_becomes_the_third_cultist() -> None:
    table = field(6).civilian(P4, "IV03").cultists(P4, "CU-S01", "CU-S02").marker(P5)
    table.made.vault[3] = P4
    table.to(puzzle_of(table.state).zone + 5, "DP4").run(Moment(BLOCKS_COUNT, -1, -1))
    assert (table.columns()[P4], table.made.vault[3]) == (3, P4)


@rule("CS-CAM-09")
def test_nothing_is_held_there_without_the_bane_of_the_draught() -> None:
    table = field(6, sheet=sheet(6, "BO1", "BO2", "BO3", "BO4", banes=("BA1",))).goo(P3, "GO-S").turn(1)
    assert table.run(Moment(TURN_ENDS, -1, -1)).state.held[P3] == 0


@rule("CS-MOD-09")
def test_where_blocks_count_the_mission_acts_first_and_at_the_end_of_a_fight_victims_do() -> None:
    def order(moment: int) -> list[str]:
        acting = field(6).state.agreed.acting[moment]
        return [type(rules).__name__ for rules in acting if isinstance(rules, SixPieces | VictimRules)]

    assert order(BLOCKS_COUNT) == ["SixPieces", "VictimRules"]
    assert [order(moment) for moment in (FIGHT_ENDS, TURN_ENDS)] == [["VictimRules", "SixPieces"]] * 2


# --- mission 7 ------------------------------------------------------------------------------------------------------


def eye(**options: object) -> Field:
    """The eye over the first place, and no block but its own."""
    table = field(7, **options)
    table.made.eye, table.state.blocked = P1, (1, 0, 0, 0, 0)
    return table


@rule("CS-CAM-701", "CS-CAM-705")
def test_the_eye_moves_clockwise_at_the_end_of_each_turn_but_not_beside_the_heart() -> None:
    table = eye().run(Moment(TURN_ENDS, -1, -1))
    assert (table.made.eye, table.state.blocked[P2]) == (P2, 1)
    assert new_game(mission="7").state.part(type(table.made)).eye == P1
    still = eye().goo(P4, "GO-Z").run(Moment(TURN_ENDS, -1, -1))
    assert still.made.eye == P1
    assert still.rules.wall(still.state) == -1  # type: ignore[attr-defined]


@rule("CS-CAM-702")
def test_no_cultist_arrives_under_the_eye() -> None:
    table = eye().marker(P4).cultist_phase()
    assert table.columns() == [0, 1, 0, 0, 1]


@rule("CS-CAM-702", "CS-SEC-29")
def test_a_blank_that_counts_beside_one_of_the_choir_counts_nothing_under_the_eye() -> None:
    def need(table: Field, place: int) -> list[int]:
        table.cultists(place, "GC1", "CU-K01").cultist_die(place, "-")
        ids = table.state.agreed.content.cultists.ids
        return enemy_symbols(table.state, ids.index("CU-K01"), place)

    assert need(eye(gaunt_choir=True), P3) == [2, 1, 0, 0, 1]
    assert need(eye(gaunt_choir=True), P1) == [1, 1, 0, 0, 1]


@rule("CS-CAM-702", "CS-CAM-705")
def test_the_cultist_die_counts_nothing_under_the_eye_and_twice_at_the_wall() -> None:
    def need(table: Field, place: int) -> list[int]:
        table.cultists(place, "CU-S01").cultist_die(place, "W")
        return enemy_symbols(table.state, table.state.agreed.content.cultists.ids.index("CU-S01"), place)

    assert need(eye(), P3)[W] == 1
    assert need(eye(), P1)[W] == 0
    assert need(eye(), P2)[W] == 2
    assert need(eye().goo(P4, "GO-Z"), P2)[W] == 1
    off = eye().location(P2, "LO-F2")
    assert need(off, P2)[W] == 0


@rule("CS-CAM-703", "CS-CAM-710")
def test_the_fourth_gate_calls_the_storms_heart_to_the_fifth_location() -> None:
    table = eye().sealed(P1, P2, P3).at(0, P4).seal(W, 0).on_location(P4, "WWW").cultists(P5, "CU-S01")
    table.run(Sealing()).play("Seal", seat=0)
    assert table.state.agreed.content.goos.ids[table.state.goo[P5]] == "GO-Z"
    assert (table.insane(), table.column(P5), table.state.over) == ([1, 1, 1], ["CU-S01"], False)


@rule("CS-CAM-703")
def test_three_gates_do_not_call_the_storms_heart_nor_does_it_come_twice() -> None:
    table = eye().sealed(P1, P2, P3).run(Occasion(GATE_SEALED, P3))
    assert (table.goos(), table.made.came) == ({}, 0)
    again = eye().sealed(P1, P2, P3, P4)
    again.made.came = 1
    assert again.run(Occasion(GATE_SEALED, P5)).goos() == {}
    other = eye().sealed(P1, P2, P3, P4).run(Occasion(LOCATION_OPENED, P5))
    assert other.goos() == {}


@rule("CS-CAM-703", "CS-CAM-707")
def test_it_waits_for_another_great_old_one_and_opens_the_gate_of_the_last_one_again() -> None:
    table = eye().sealed(P1, P2, P3).goo(P5, "GO-S").at(0, P4)
    seal(table.state, 0, P4)
    table.run(Occasion(GATE_SEALED, P4))
    assert table.made.came == 0
    banish(table.state, P5)
    assert not table.state.over
    table.run(Occasion(GATE_SEALED, P5))
    assert table.state.agreed.content.goos.ids[table.state.goo[P5]] == "GO-Z"
    assert table.state.closed[P5] == 0


@rule("CS-CAM-708", "CS-CAM-712", "CS-CAM-707")
def test_with_all_gates_sealed_it_opens_the_last_one_which_keeps_its_altar() -> None:
    table = eye().sealed(P1, P2, P3, P4, P5).location(P3, "LO-F1", active=True)
    table.run(Occasion(GATE_SEALED, P3))
    assert (table.state.closed, table.state.active[P3]) == ((1, 1, 0, 1, 1), 1)
    assert table.state.agreed.content.goos.ids[table.state.goo[P3]] == "GO-Z"


@rule("CS-CAM-706", "CS-CAM-13")
def test_its_defeat_wins_the_campaign() -> None:
    table = eye().sealed(P1, P2, P3, P4).goo(P5, "GO-Z")
    table.made.came = 1
    banish(table.state, P5)
    assert (table.ending(), table.state.winners) == ("CS-CAM-706", 0b111)


@rule("CS-CAM-707", "CS-CAM-14")
def test_the_last_endgame_great_old_one_does_not_lose_the_mission() -> None:
    table = eye().sealed(P1).goo(P5, "GO-S")
    table.state.endgame = table.state.endgame_goos = 1
    banish(table.state, P5)
    assert not table.state.over


@rule("CS-CAM-711")
def test_the_endgame_brings_no_other_beside_it() -> None:
    table = eye().sealed(P1, P2, P3, P4).goo(P5, "GO-Z").run(ActivateEndgame()).until("Prepare")
    assert table.state.goos_in_play() == [P5]
    assert table.state.endgame == 1


def heart_symbols(state: StormState) -> list[int]:
    return enemy_symbols(state, GOO_TARGET + P2, P2)


@rule("CS-CAM-704", "CS-CAM-709", "CS-CAM-24")
@pytest.mark.parametrize(
    ("hope", "shadow", "symbols", "struck"), [(6, 0, 11, 3), (3, 3, 11, 0), (1, 5, 14, 0), (0, 6, 14, 0)]
)
def test_hope_strikes_its_symbols_and_shadow_gives_it_more(
    hope: int, shadow: int, symbols: int, struck: int
) -> None:
    boons = [f"BO{at + 1}" for at in range(hope)]
    banes = tuple(f"BA{at + 1}" for at in range(hope, 6))
    table = eye(sheet=sheet(7, *boons, banes=banes)).goo(P2, "GO-Z")
    assert sum(heart_symbols(table.state)) == symbols + 1, "and that of the location"
    assert len(kit_of(table.state, 0, GOO_TARGET + P2, P2).free) == struck
    assert len(kit_of(table.cultists(P1, "CU-S01").state, 0, 0, P1).free) == 0


@rule("CS-CAM-704")
@pytest.mark.parametrize(("seats", "symbols"), [(3, 11), (4, 14), (5, 15)])
def test_the_more_there_are_the_more_symbols_the_heart_has(seats: int, symbols: int) -> None:
    table = field(7, *("HE", "FI", "GA", "RE", "SU")[:seats]).goo(P2, "GO-Z")
    assert sum(heart_symbols(table.state)) == symbols + 1, "and that of the location"
    face = next(face for face in table.game.still(table.state).faces if face.id == "GO-Z")
    assert "6 symbols more with three investigators, 9 with four, 10 with five" in face.text


@rule("CS-CAM-704")
def test_the_symbols_of_shadow_go_on_where_those_of_the_heart_end() -> None:
    table = eye(sheet=sheet(7, banes=tuple(f"BA{at + 1}" for at in range(6)))).goo(P2, "GO-Z")
    assert heart_symbols(table.state) == [3, 4, 3, 3, 2]


@rule("CS-CAM-709")
def test_tillman_before_the_heart() -> None:
    boons = ("BO1", "BO2", "BO3", "BO4", "BO5")
    table = (
        eye(sheet=sheet(7, *boons, banes=("BA6",)))
        .goo(P2, "GO-Z")
        .devoured(P2, "CU-F01", "CU-W01")
        .level(1, 3)
    )
    assert heart_symbols(table.state) == [3, 3, 3, 3, 2]
    kit = kit_of(table.state, 1, GOO_TARGET + P2, P2)
    assert (len(kit.free), sum(kit.strike_n)) == (3, 1)


@rule("CS-CAM-710")
def test_the_table_warns_whoever_would_seal_the_fourth_gate_while_somebody_has_four() -> None:
    table = eye().sealed(P1, P2, P3).at(0, P4).seal(W, 0).on_location(P4, "WWW").mad(2, 4).run(Sealing())
    assert any("Beware" in option for option in table.options(0))
    assert any("Beware" in line for line in table.game.scene(table.state, 0).moving.heading)
    calm = eye().sealed(P1, P2, P3).at(0, P4).seal(W, 0).on_location(P4, "WWW").mad(2, 3).run(Sealing())
    assert not any("Beware" in option for option in calm.options(0))
    assert table.play("Seal", seat=0).ending() == "CS-LOS-01"


def test_the_heart_is_replaced_by_no_other() -> None:
    table = eye(sects=["HT"]).cultists(P5, "HT1").sealed(P1, P2, P3, P4)
    rules = table.rules
    assert isinstance(rules, EyeOfTheStorm)
    table.run(Summon(P5, rules.story.heart, 1, 0))
    assert table.state.goo[P5] == rules.story.heart
