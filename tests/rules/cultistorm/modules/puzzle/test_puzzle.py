"""Dangerous puzzle: where its cards lie, what finding one does, curses, giving, joining, and what winning needs."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.bot.plan import Planner, symbols_ahead
from eldertable.games.cultistorm.bot.player import could_win
from eldertable.games.cultistorm.bot.preparation import urged_to_research
from eldertable.games.cultistorm.box.places import OBJECT_DECK, OBJECT_DISCARD, bottom_of
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.puzzle.rules import begun, rules_of
from eldertable.games.cultistorm.modules.relics.rules import HELD as RELIC_OF
from eldertable.games.cultistorm.modules.relics.rules import rules_of as relics_of
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.rules.storm.terror_verbs import TERRORS
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN
from eldertable.kernel import BadContent
from tests.rules.cultistorm.modules.common.pages import pages, reading
from tests.rules.cultistorm.modules.puzzle.shards import Shards, shards
from tests.rules.cultistorm.modules.two.pair import pair
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, S, Storm, storm, the_game
from tests.rules.script import plays_at_random
from tests.support import rule

ALL = ("DP1", "DP2", "DP3", "DP4", "DP5", "DP6")


def finished(table: Storm) -> str:
    """By which rule the game has ended; "" if it goes on."""
    return table.state.outcome.reason[0] if table.state.outcome else ""


# --- the deck ---------------------------------------------------------------------------------------------------------


@rule("CS-PUZ-02", "CS-PUZ-01", "CS-PUZ-19")
@pytest.mark.parametrize(("seats", "upper"), [(1, 18), (2, 18), (3, 20), (4, 24), (5, 28)])
def test_the_ten_cards_lie_among_the_upper_ones_of_the_object_deck(seats: int, upper: int) -> None:
    people = ["HE", "FI", "GA", "RE", "SU"][:seats]
    game = the_game()
    state = game.new(seats, 1, options={"puzzle": True, "investigators": people})
    while type(state.decision).__name__ in ("KeepStart", "ChooseContacts"):
        state.play(state.legal()[0])
    names = game.names(state.table)["card"]
    bag = [names[card] for card in state.zones[OBJECT_DECK + 1]]
    assert sorted(name for name in bag if name.startswith("DP")) == sorted(
        [*ALL, "DP7", "DP8", "DP9", "DP10"]
    )
    assert len(bag) == upper
    assert len(state.zones[bottom_of(OBJECT_DECK)]) == 40 - seats - (upper - 10)
    assert not any(names[card].startswith("DP") for card in state.zones[bottom_of(OBJECT_DECK)])
    for seed in range(3):
        world = game.determinize(state, 0, seed)
        assert not any(names[card].startswith("DP") for card in world.zones[bottom_of(OBJECT_DECK)])
        assert game.view(world, 0) == game.view(state, 0)


@rule("CS-PUZ-02")
def test_what_lies_below_has_an_order_by_chance() -> None:
    orders = set()
    for seed in range(3):
        state = the_game().new(3, seed, options={"puzzle": True, "investigators": ["HE", "FI", "GA"]})
        while type(state.decision).__name__ == "KeepStart":
            state.play(state.legal()[0])
        orders.add(state.zones[bottom_of(OBJECT_DECK)])
        assert list(state.zones[bottom_of(OBJECT_DECK)]) != sorted(state.zones[bottom_of(OBJECT_DECK)])
    assert len(orders) == 3


@rule("CS-PUZ-04")
def test_nobody_starts_with_a_card_of_the_puzzle() -> None:
    state = the_game().new(3, 1, options={"puzzle": True, "investigators": ["HE", "FI", "GA"]})
    assert type(state.decision).__name__ == "KeepStart"
    assert state.deck_size(OBJECT_DECK) == 34
    assert the_game().audit(state) == []


# --- finding ----------------------------------------------------------------------------------------------------------


@rule("CS-PUZ-03", "CS-PUZ-21")
def test_a_piece_is_the_drawers_at_once_besides_what_may_be_kept() -> None:
    table = shards().objects(1, "OB11", "OB12").draw(1, "DP1", "OB13", left=2)
    assert table.held(1) == ["DP1"]
    assert table.told()[0] == (
        "Sgt. Roscoe Tillman finds a piece of the puzzle: Piece: Corner. 5 pieces are missing."
    )
    table.play("Draw one", seat=1)
    assert table.asked == "KeepObject"
    assert len(table.options(1)) == 2


@rule("CS-PUZ-20")
def test_the_example_wren_finds_a_piece_and_a_horror_keeps_an_object_and_joins() -> None:
    table = shards("HE", "RE", "GA").bearing(1, "DP6").next_cultists("CU-F11", "CU-W11")
    table.draw(1, "OB11", "DP3", "DP9", left=3).play("Draw one", "Draw one", seat=1)
    assert table.held(1) == ["DP6", "DP3"]
    assert (sum(table.columns()), table.spent()) == (2, ["DP9"])
    table.play("Laudanum", seat=1)
    assert rules_of(table.state).caps_hand(table.state, 1)
    table.play("Join the pieces", seat=1)
    assert (table.held(1), table.joined()) == ([], ["DP3", "DP6"])
    assert not rules_of(table.state).caps_hand(table.state, 1)


@rule("CS-PUZ-10")
def test_while_a_piece_is_missing_research_needs_no_icon() -> None:
    table = shards().hand(0, "GN01.S").prepare()
    assert table.offers("Research", 0)
    assert table.state.research_icons(0) == 1
    assert shards().hand(0, "GN02.M", "GN05.K").state.research_icons(0) == 2
    done = shards().hand(0, "GN01.S").bearing(1, *ALL).prepare()
    assert not done.offers("Research", 0)
    assert storm().hand(0, "GN01.S").state.research_icons(0) == 0
    deep = Cultistorm({"modules": {"puzzle": {"puz_draw": 2}}})
    assert storm(game=deep, puzzle=True).state.research_icons(0) == 2


@rule("CS-PUZ-18", "CS-MOD-34", "CS-PUZ-21")
def test_a_card_of_the_absent_that_draws_objects_finds_pieces_too() -> None:
    table = pair("FI", "GA", row=("AB-RE1",), puzzle=True).next_objects("DP2", "OB13").prepare()
    table.play(table.means("act", "call-1-1"), seat=0)
    while table.asked == "DrawOn":
        table.play("Draw one")
    assert table.cards(rules_of(table.state).zone) == ["DP2"]


@rule("CS-NAR-15")
def test_whoever_finds_a_piece_hears_its_story() -> None:
    table = shards(narrative="effects").draw(1, "DP5")
    assert any("hears a story: Root" in line for line in table.told())
    assert len(table.hand_of(1)) == 1


@rule("CS-PUZ-11")
def test_cards_of_the_puzzle_are_never_discarded_unseen() -> None:
    lost = next(verb for verb in TERRORS if verb.name == "objects-lost")
    table = shards().next_objects("OB13", "DP1", "DP7")
    lost.carry(table.state, 3)
    assert len(table.state.zones[OBJECT_DISCARD]) == 1
    assert len(table.in_deck()) == 10
    assert table.state.zones[OBJECT_DECK] == ()


@rule("CS-PUZ-24")
def test_cards_of_the_puzzle_that_are_looked_at_are_shuffled_back() -> None:
    table = pages(puzzle=True).next_objects("DP1", "OB13").run(reading("look at objects"))
    assert table.asked == "Prepare"
    assert table.cards(OBJECT_DECK) == ["OB13.1"]
    only = pages(puzzle=True).next_objects("DP1", "DP2").run(reading("look at objects"))
    assert (only.asked, only.cards(OBJECT_DECK)) == ("Prepare", [])


# --- horrors ----------------------------------------------------------------------------------------------------------


@rule("CS-PUZ-04")
def test_dp7_wrong_way_round() -> None:
    table = shards().hand(0, "GN01.S", "GN02.M", "GN03.F").deck(0, "GN04.W", "GN05.K").draw(0, "DP7")
    assert table.hand_of(0) == ["GN04.W", "GN05.K"]
    assert table.spent() == ["DP7"]
    assert "DP7" not in table.in_deck()


@rule("CS-PUZ-15")
def test_dp8_it_fits_too_well_without_a_piece() -> None:
    table = shards().mad(0, 1).draw(0, "DP8")
    assert (table.state.mad[0], table.state.ongoing[0]) == (1, 1)
    assert finished(shards().mad(0, 4).draw(0, "DP8")) == "CS-LOS-01"


@rule("CS-PUZ-15")
def test_dp8_it_fits_too_well_with_pieces() -> None:
    table = shards().bearing(0, "DP2", "DP5").bearing(1, "DP1").draw(0, "DP8")
    assert table.options(0) == [
        "Keep the pieces: get ongoing insanity",
        "Let go of Piece: Edge",
        "Let go of Piece: Root",
    ]
    table.play("Edge", seat=0)
    assert (table.held(0), table.insane()) == (["DP5"], [0, 0, 0])
    assert "DP2" in table.in_deck()
    kept = shards().bearing(0, "DP2", "DP5").draw(0, "DP8").play("Keep", seat=0)
    assert (kept.held(0), kept.state.ongoing[0]) == (["DP2", "DP5"], 1)


@rule("CS-PUZ-15")
def test_dp8_at_four_insanity_a_piece_goes_back() -> None:
    table = shards().bearing(0, "DP2", "DP5").mad(0, 4).draw(0, "DP8")
    assert table.refused("keep-pieces", seat=0) == "CS-RUL-060"
    assert table.play("Root", seat=0).held(0) == ["DP2"]
    single = shards().bearing(0, "DP2").mad(0, 4).draw(0, "DP8")
    assert (single.held(0), single.insane()) == ([], [4, 0, 0])


@rule("CS-PUZ-04")
def test_dp9_eleven_sides() -> None:
    table = shards().marker(P2).draw(0, "DP9")
    assert table.columns() == [0, 1, 1, 0, 0]


@rule("CS-PUZ-23", "CS-PUZ-04")
def test_dp10_the_maker_comes() -> None:
    table = shards().at(1, P4).marker(P2).draw(1, "DP10")
    assert list(table.goos()) == [P4]
    assert table.insane() == [1, 1, 1]
    assert table.goos()[P4] in ("GO-S", "GO-M", "GO-F", "GO-W", "GO-K")
    assert list(shards().at(1, P4).sealed(P4).draw(1, "DP10").goos()) == [P5]


@rule("CS-PUZ-16")
def test_dp10_while_a_great_old_one_is_in_play() -> None:
    table = shards().goo(P2, "GO-S").cultists(P2, "CU-F02").draw(0, "DP10")
    assert list(table.goos()) == [P2]
    assert (table.insane(), table.state.terror) == ([1, 1, 1], 2)


# --- curses -----------------------------------------------------------------------------------------------------------


@rule("CS-PUZ-14", "CS-PUZ-06")
def test_dp1_corner_others_cannot_heal_its_bearer() -> None:
    table = shards().mad(1, 2).mad(2, 2).bearing(1, "DP1").hand(0, "GN06.M", "HE06.M").prepare()
    words = "Steady Words (Moon)"
    assert not any(words in option and "Roscoe" in option for option in table.options(0))
    assert any(words in option and "Felix" in option for option in table.options(0))
    support = next(
        answer
        for answer in range(3000)
        if table.game.meaning(table.state, answer)[0] == "support"
        and words in table.game.describe(table.state, answer, 0)
        and "Roscoe" in table.game.describe(table.state, answer, 0)
    )
    assert table.refusal(support, 0).rule == "CS-PUZ-14"


@rule("CS-PUZ-14")
def test_dp1_corner_the_bearer_and_fate_heal_as_ever() -> None:
    own = shards().mad(1, 3).bearing(1, "DP1").objects(1, "OB11").prepare().play("Use Laudanum", seat=1)
    while own.asked == "PickSubject":
        own.play("Roscoe", seat=1)
    assert own.state.mad[1] == 1
    other = shards().mad(1, 3).bearing(1, "DP1").objects(0, "OB11").prepare()
    assert not other.offers("Use Laudanum", 0)
    table = shards().mad(1, 3).bearing(1, "DP1")
    table.state.heal(1, 2, "CS-CMP-11")
    assert table.state.mad[1] == 1


@rule("CS-PUZ-14")
def test_dp1_corner_with_the_healers_abilities() -> None:
    table = shards().level(0, 2).mad(0, 2).mad(1, 2).bearing(0, "DP1").prepare()
    table.play("Talking Cure", "Miriam", seat=0)
    assert table.state.mad[0] == 1
    cursed = shards().level(0, 2).mad(0, 2).mad(1, 2).bearing(1, "DP1").prepare().play("Talking Cure", seat=0)
    assert cursed.asked == "Prepare"
    assert (cursed.state.mad[0], cursed.state.mad[1]) == (1, 2)


@rule("CS-PUZ-14")
def test_dp1_corner_a_support_that_does_more_does_only_the_rest() -> None:
    table = shards("SU", "FI", "GA").mad(1, 2).bearing(1, "DP1").hand(0, "SU06").prepare()
    table.play(next(option for option in table.options(0) if "Roscoe" in option), seat=0)
    assert (table.state.mad[1], len(table.hand_of(1))) == (2, 1)


@rule("CS-MOD-42", "CS-PUZ-06")
def test_dp2_edge_further_moves_are_dear() -> None:
    table = shards().bearing(0, "DP2").prepare().play("Move to Gull", seat=0)
    assert table.insane() == [0, 0, 0]
    assert table.play("Move to Crane", seat=0).insane() == [2, 0, 0]
    assert table.play("Move to Gull", seat=1).play("Move to Crane", seat=1).insane() == [2, 1, 0]
    full = shards().bearing(0, "DP2").mad(0, 3).prepare().play("Move to Gull", seat=0)
    assert not full.offers("Move to Crane", 0)


@rule("CS-MOD-41", "CS-PUZ-06")
def test_dp3_mouth_fills_the_hand_to_three() -> None:
    table = shards().bearing(0, "DP3").run(UpdatePhase())
    assert [len(table.hand_of(seat)) for seat in range(3)] == [3, 4, 4]
    joined = shards().joining("DP3", "DP4").run(UpdatePhase())
    assert [len(joined.hand_of(seat)) for seat in range(3)] == [4, 4, 4]


@rule("CS-PUZ-14", "CS-PUZ-06")
def test_dp4_wheel_forbids_rerolls() -> None:
    table = shards(paid_reroll_in_prep=True).bearing(0, "DP4").dice(0, "S").dice(1, "S").prepare()
    assert not table.offers("Reroll", 0)
    assert table.offers("Reroll", 1)


@rule("CS-PUZ-14", "CS-PUZ-06")
def test_dp5_root_strengthens_the_enemy_of_the_first_fight_of_a_turn() -> None:
    table = shards().at(0, P1).at(1, P4).at(2, P5).bearing(0, "DP5").cultists(P1, "CU-M02", "CU-M03")
    table.hand(0, "GN01.S").target(0, "CU-M02", "CU-M03").combat()
    ids = table.state.agreed.content.cultists.ids
    before = enemy_symbols(storm().cultists(P1, "CU-M02").state, ids.index("CU-M02"), P1)
    table.play(table.state.legal()[0])
    assert table.asked == "Fight"
    need = enemy_symbols(table.state, ids.index("CU-M02"), P1)
    assert need[S] == before[S] + 1
    assert sum(need) == sum(before) + 1
    assert begun(table.state)[0] == 1
    table.play("Give up")
    assert sum(enemy_symbols(table.state, ids.index("CU-M02"), P1)) == sum(before)
    table.run(Moment(CULTISTS_BEGIN, -1, -1))
    assert begun(table.state)[:3] == [0, 0, 0]


@rule("CS-PUZ-14")
def test_dp5_root_leaves_the_second_fight_and_other_fighters_alone() -> None:
    table = shards().at(0, P1).at(1, P4).at(2, P5).bearing(1, "DP5").cultists(P1, "CU-M02")
    table.hand(0, "GN01.S").target(0, "CU-M02").combat()
    number = table.state.agreed.content.cultists.ids.index("CU-M02")
    plain = sum(enemy_symbols(storm().cultists(P1, "CU-M02").state, number, P1))
    table.play(table.state.legal()[0])
    assert sum(enemy_symbols(table.state, number, P1)) == plain
    again = shards().at(0, P1).at(1, P4).at(2, P5).bearing(0, "DP5").cultists(P1, "CU-M02")
    begun(again.state)[0] = 1
    again.target(0, "CU-M02").combat().play(again.state.legal()[0])
    assert sum(enemy_symbols(again.state, number, P1)) == plain


@rule("CS-PUZ-06")
@pytest.mark.parametrize(("terror", "mad", "after"), [(4, 0, 1), (4, 3, 4), (4, 4, 4), (0, 0, 0)])
def test_dp6_heart_beats_when_the_terror_marker_comes_to_the_first_place(
    terror: int, mad: int, after: int
) -> None:
    table = shards().bearing(1, "DP6").mad(1, mad)
    table.state.terror = terror
    assert table.run(Advance()).insane() == [0, after, 0]
    assert not table.state.over


# --- giving and joining -----------------------------------------------------------------------------------------------


@rule("CS-PUZ-05", "CS-DEC-49")
def test_a_piece_is_given_to_somebody_on_the_same_location() -> None:
    table = shards().bearing(0, "DP1", "DP4").at(2, P3).prepare().play("Give a piece", seat=0)
    assert table.options(0) == ["Piece: Corner to Sgt. Roscoe Tillman", "Piece: Wheel to Sgt. Roscoe Tillman"]
    assert table.refused("give-piece", "DP1", "2", seat=0) == "CS-OBJ-01"
    assert table.refused("give-piece", "DP1", "0", seat=0) == "CS-PUZ-05"
    table.play("Wheel", seat=0)
    assert (table.held(0), table.held(1)) == (["DP1"], ["DP4"])
    assert table.told()[-1] == "Dr. Miriam Aldous gives Piece: Wheel to Sgt. Roscoe Tillman."


@rule("CS-PUZ-05", "CS-RUL-130")
def test_a_piece_is_not_given_without_one_or_alone_or_too_often() -> None:
    assert shards().prepare().refused("act", "give-piece", seat=0) == "CS-PUZ-05"
    alone = shards().bearing(0, "DP1").at(0, P3).prepare()
    assert alone.refused("act", "give-piece", seat=0) == "CS-PUZ-05"
    table = shards().bearing(0, "DP1")
    table.state.repeats[0] = 12
    assert table.prepare().refused("act", "give-piece", seat=0) == "CS-RUL-130"
    fresh = shards().bearing(0, "DP1").prepare().play("Give a piece", "Roscoe", seat=0)
    assert fresh.state.repeats[0] == 1


@rule("CS-PUZ-05")
def test_a_piece_is_no_object_to_lose_or_pay() -> None:
    table = shards().bearing(0, "DP1", "DP2").prepare()
    assert table.state.belongings(0).kinds == []
    assert table.state.has_room(0)
    assert not table.offers("Give Piece", 0)


@rule("CS-PUZ-07", "CS-DEC-50")
def test_two_pieces_or_more_are_joined_then_others_one_by_one() -> None:
    single = shards().bearing(0, "DP1").bearing(1, "DP2").prepare()
    assert single.refused("act", "join-pieces", seat=0) == "CS-PUZ-07"
    assert single.refused("act", "join-pieces", seat=2) == "CS-PUZ-07"
    table = shards().bearing(0, "DP1", "DP2", "DP3").bearing(1, "DP4").prepare().play("Join", seat=0)
    assert (table.held(0), table.joined()) == ([], ["DP1", "DP2", "DP3"])
    assert table.told()[-1].endswith("3 of the pieces lie together.")
    assert table.play("Join", seat=1).joined() == ["DP1", "DP2", "DP3", "DP4"]


@rule("CS-PUZ-09")
def test_when_all_six_are_joined_the_team_may_take_a_crystal_off_a_terror_card() -> None:
    table = shards().joining(*ALL[:5]).bearing(0, "DP6").terror_card(1, "TE01", 1).endgame_card("EG1", 1)
    table.prepare().play("Join", seat=0)
    assert table.asked == "ChooseClause"
    table.play("crystal", seat=0)
    assert (table.state.crystals[1], table.state.crystals[4]) == (0, 1)
    left = (
        shards().joining(*ALL[:5]).bearing(0, "DP6").terror_card(1, "TE01", 1).prepare().play("Join", seat=0)
    )
    left.play(left.state.legal()[-1], seat=0)
    assert (left.asked, left.state.crystals[1]) == ("Prepare", 1)
    five = (
        shards().joining(*ALL[:4]).bearing(0, "DP6").terror_card(1, "TE01", 1).prepare().play("Join", seat=0)
    )
    assert five.asked == "Prepare"


# --- winning ----------------------------------------------------------------------------------------------------------


def last_gate(*found: str) -> Shards:
    """The last gate is sealed, and these pieces are found: one of them held, the others joined."""
    table = shards().sealed(P2, P3, P4, P5).on_location(P1, "SSS").seal(S, 0)
    table.bearing(2, *found[:1]).joining(*found[1:]).run(Sealing()).play("Seal", seat=0)
    return table


@rule("CS-PUZ-08", "CS-PUZ-17")
def test_all_six_pieces_must_be_found_to_win() -> None:
    assert finished(last_gate(*ALL)) == "CS-WIN-01"
    assert finished(last_gate(*ALL[:5])) == ""


@rule("CS-REL-15")
def test_a_relic_is_no_piece_of_the_puzzle() -> None:
    """It is not joined, alone or with a piece, and does not stand for one that is missing."""
    table = shards(relics=True).bearing(0, "DP1")
    table.to(relics_of(table.state).zone + RELIC_OF + 0, "RL01").prepare()
    assert table.refused("act", "join-pieces", seat=0) == "CS-PUZ-07"
    table.bearing(0, "DP2").prepare().play("Join", seat=0)
    assert (table.joined(), table.cards(relics_of(table.state).zone + RELIC_OF)) == (["DP1", "DP2"], ["RL01"])
    lacking = (
        shards(relics=True).sealed(P2, P3, P4, P5).on_location(P1, "SSS").seal(S, 0).bearing(2, *ALL[:5])
    )
    lacking.to(relics_of(lacking.state).zone + RELIC_OF + 2, "RL02").run(Sealing()).play("Seal", seat=0)
    assert finished(lacking) == ""


@rule("CS-PUZ-08", "CS-PUZ-22")
def test_the_game_goes_on_and_is_won_when_the_last_piece_is_found() -> None:
    table = last_gate(*ALL[:5])
    assert table.cultists(P1, "CU-S01", "CU-S02", "CU-S03").goos() == {}
    assert finished(table.draw(0, "DP7")) == ""
    assert finished(table.draw(0, "DP6")) == "CS-WIN-01"
    open_gate = shards().sealed(P2, P3, P4, P5).joining(*ALL[:5]).draw(0, "DP6")
    assert finished(open_gate) == ""


@rule("CS-PUZ-13")
def test_after_the_endgame_the_team_plays_on_only_with_all_gates_sealed() -> None:
    def beaten(*sealed: int, found: tuple[str, ...] = ALL[:5]) -> str:
        table = shards().at(0, P3).at(1, P4).at(2, P5).goo(P3, "GO-F").target(0, P3).sealed(*sealed)
        table.joining(*found)
        table.state.endgame = table.state.endgame_goos = 1
        table.hand(0, "GN03.F", "GN07.F", "GN11.F", "GN02.M", "GN04.W", "GN05.K").combat().play(
            "Krahz", "Win"
        )
        return finished(table)

    assert beaten(P1, P2, P4, P5) == ""
    assert beaten(P1, P2, P4) == "CS-LOS-04"
    assert beaten(P1, P2, P4, P5, found=ALL) == "CS-WIN-03"


# --- what is agreed ---------------------------------------------------------------------------------------------------


@rule("CS-MOD-06", "CS-MOD-23")
def test_without_its_option_there_is_no_puzzle() -> None:
    plain, game = storm(), the_game()
    assert [option.default for option in game.options if option.name == "puzzle"] == [False]
    assert plain.state.deck_size(OBJECT_DECK) == 40
    assert shards().state.deck_size(OBJECT_DECK) == 50
    assert not plain.prepare().offers("piece", 0)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            {"puzzle": {"piece": [{"id": "DP1", "curse": "itch"}]}},
            "puzzle.toml: DP1, curse: 'itch' is unknown",
        ),
        ({"puzzle": {"horror": [{"id": "DP9", "effect": []}]}}, "puzzle.toml: DP9, effect: it is empty"),
        ({"modules": {"puzzle": {"puz_depth": [8, 10]}}}, "modules.toml: puzzle, puz_depth: there must be 4"),
        ({"modules": {"puzzle": {"depth": 8}}}, "modules.toml: puzzle: Object contains unknown field"),
    ],
)
def test_what_is_wrong_with_content_is_said_with_file_entry_and_field(
    content: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)


# --- looks and play ---------------------------------------------------------------------------------------------------


def test_the_scene_shows_pieces_with_their_bearers_and_those_joined() -> None:
    table = shards().bearing(1, "DP4").joining("DP1", "DP2").draw(0, "DP9")
    scene = table.game.scene(table.state, 0)
    shown = [(piece.zone, piece.face, piece.owner) for piece in scene.moving.pieces if piece.kind == "puzzle"]
    assert shown == [
        ("objects-1", "DP4", 1),
        ("puzzle", "DP1", None),
        ("puzzle", "DP2", None),
        ("horrors", "DP9", None),
    ]
    counter = next(counter for counter in scene.moving.counters if counter.id == "pieces")
    assert (counter.value, counter.most) == (3, 6)
    faces = {face.id: face for face in scene.still.faces}
    assert faces["DP2"].text == "Your second and every further move of a turn gives you 2 insanity."
    assert faces["DP9"].text == "2 cultists appear."


def test_answers_point_at_pieces_and_at_who_gets_them() -> None:
    table = shards().bearing(0, "DP1", "DP4").at(2, P3).prepare()
    prompt = table.game.prompt(table.state, 0)
    assert prompt
    touched = {option.label: option.touches for option in prompt.options}
    assert touched["Join the pieces that you hold"] == ("piece-0", "piece-3")
    given = table.play("Give a piece", seat=0).game.prompt(table.state, 0)
    assert given
    assert given.options[0].touches == ("objects-0", "piece-0", "mat-1")


def meant(table: Shards, seat: int = 0) -> tuple[str, ...]:
    """What a sensible player answers."""
    return tuple(table.game.meaning(table.state, table.game.greedy(table.state, seat)))


def test_sensible_players_look_for_pieces_and_bring_them_together() -> None:
    assert meant(shards().prepare()) == ("research",)
    assert meant(shards().bearing(0, *ALL).prepare()) == ("act", "join-pieces")
    table = shards().bearing(0, "DP1").bearing(2, "DP2")
    table.state.researched = [1] * 5
    assert meant(table.prepare()) == ("act", "give-piece")
    table.play("Give a piece", seat=0)
    assert meant(table) == ("give-piece", "DP1", "2")
    lone = shards().bearing(0, "DP1")
    lone.state.researched = [1] * 5
    assert meant(lone.prepare())[0] != "act"


def test_sensible_players_do_not_look_for_pieces_where_a_horror_would_be_the_end() -> None:
    for room, urged in ((2, True), (1, False)):
        table = shards()
        table.state.agreed.limit = 5 + room
        for place in (P1, P2, P3, P4, P5):
            table.cultists(place, f"CU-{'SMFWK'[place]}01")
        assert urged_to_research(table.state, 0) is urged
        assert urged_to_research(table.sealed(P1, P2, P3, P4, P5).state, 0)
    assert not urged_to_research(shards().bearing(0, *ALL).state, 0)


@rule("CS-PUZ-14")
def test_sensible_players_reckon_with_the_symbol_that_the_root_will_add() -> None:
    """A Novice on the Star location has S S M F; with the Root there will be three Stars, so two are too few."""
    for more, wins in (((), False), (("FI04.S",), True)):
        table = (
            shards("FI", "SU", "GA").at(0, P1).at(1, P4).at(2, P5).bearing(0, "DP5").cultists(P1, "CU-S01")
        )
        table.hand(0, "GN01.S", "GN02.M", "GN03.F", "GN09.S", *more)
        number = table.state.agreed.content.cultists.ids.index("CU-S01")
        assert symbols_ahead(table.state, 0, number, P1) == [3, 1, 1, 0, 0]
        assert symbols_ahead(table.state, 1, number, P1) == [2, 1, 1, 0, 0]
        assert could_win(table.state, 0, number) is wins
        assert (Planner(table.state).fight(0, P1, number, second=False) is not None) is wins
        begun(table.state)[0] = 1
        assert symbols_ahead(table.state, 0, number, P1) == [2, 1, 1, 0, 0]
        assert could_win(table.state, 0, number)


def test_sensible_players_bear_a_little_for_a_piece() -> None:
    assert meant(shards().bearing(0, "DP1").draw(0, "DP8")) == ("keep-pieces",)
    assert meant(shards().bearing(0, "DP1").mad(0, 3).draw(0, "DP8")) == ("let-go", "DP1")


def test_every_question_can_be_kept_and_taken_up_again() -> None:
    tables = (
        shards().bearing(0, "DP1", "DP4").prepare().play("Give a piece", seat=0),
        shards().bearing(0, "DP1").draw(0, "DP8"),
    )
    for table, asked in zip(tables, ("GivePiece", "KeepPieces"), strict=True):
        assert table.asked == asked
        kept = table.game.load(table.game.dump(table.state))
        assert table.game.digest(kept) == table.game.digest(table.state)
        assert kept.legal() == table.state.legal()


@pytest.mark.parametrize("options", [{}, {"open_hands": False, "narrative": "effects", "inkblots": True}])
def test_random_games_with_the_puzzle_keep_every_promise(options: dict[str, Any]) -> None:
    plays_at_random(the_game(), seats=3, games=3, puzzle=True, **options)
