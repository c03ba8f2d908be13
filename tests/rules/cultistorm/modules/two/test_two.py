"""Lonely Struggle for two: the absent deck, its row, calls and trouble."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import BEFORE, BOX, CULTIST_DECK, HAND
from eldertable.games.cultistorm.modules.two.module import TwoModule
from eldertable.games.cultistorm.modules.two.rules import FillRow, Trouble, calls_of, rules_of
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import RollPool, UpdatePhase
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.kernel import BadOption
from tests.rules.cultistorm.modules.two.pair import gone, pair, row, unseen
from tests.rules.cultistorm.table import P1, P2, P3, P4, S, new_game, the_game
from tests.rules.script import plays_at_random
from tests.support import rule

# --- how many play ----------------------------------------------------------------------------------------------------


@rule("CS-TWO-01", "CS-MOD-12", "CS-MOD-23", "CS-MOD-24", "CS-EXP-03")
def test_two_at_the_table_play_with_the_absent_deck_unless_they_say_otherwise() -> None:
    for agreed in ("auto", "two"):
        table = new_game(2, lonely=agreed)
        assert rules_of(table.state).deck.ids[0] == "AB-HE1"
        assert table.state.agreed.investigators == 2
    assert new_game(3).state.agreed.modules == ()
    assert new_game(3, lonely="off").state.agreed.investigators == 3


@rule("CS-MOD-24")
@pytest.mark.parametrize(("seats", "agreed"), [(2, "off"), (2, "solo"), (3, "two"), (5, "solo")])
def test_another_number_of_players_is_refused(seats: int, agreed: str) -> None:
    with pytest.raises(BadOption, match="CS-MOD-24"):
        the_game().new(seats=seats, seed=1, options={"lonely": agreed})


@rule("CS-TWO-02", "CS-CUL-13")
def test_two_lose_to_more_than_ten_cultists() -> None:
    assert pair().state.agreed.limit == 10


@rule("CS-TWO-03")
def test_the_cultist_deck_has_forty_cards() -> None:
    table = pair()
    cultists = range(table.game.content.first_cultist, table.game.content.first_terror)
    assert table.state.deck_size(CULTIST_DECK) == 40
    assert sum(1 for card in table.state.zones[BOX] if card in cultists) == 22


@rule("CS-TWO-04", "CS-MOD-12")
def test_two_steps_two_trophies_two_dice_and_four_supports() -> None:
    table = pair().marker(P1).run(CultistPhase())
    assert (table.state.marker, table.columns()) == (2, [0, 1, 1, 0, 0])
    assert sum(pair().run(RollPool()).state.pool) == 2
    assert pair().state.cap_supports() == 4
    full = pair().seal(S, 0).on_location(P1, "SS").run(Sealing())
    assert full.offers("Seal this location")
    assert not pair().seal(S, 0).on_location(P1, "S").run(Sealing()).offers("Seal this location")


@rule("CS-TWO-14")
def test_five_seals_and_five_gates_need_eighteen_trophies() -> None:
    table = pair()
    price = [level.trophies for level in table.game.content.levels]
    seals = price[0] + price[0] + price[1] + price[1] + price[2]
    assert (seals, seals + 5 * table.state.agreed.investigators) == (8, 18)


@rule("CS-TWO-20")
def test_a_second_great_old_one_advances_terror_twice() -> None:
    table = pair().goo(P1, "GO-S").cultists(P1, "CU-S01")
    before = table.state.terror
    table.run(Summon(P2, -1, 1, 0))
    assert (table.state.terror - before) % 5 == 2
    assert table.state.mad[:2] == [1, 1]


@rule("CS-TWO-25")
def test_two_start_on_the_first_two_places() -> None:
    assert new_game(2).state.place[:2] == [P1, P2]


# --- the deck and the row ---------------------------------------------------------------------------------------------


@rule("CS-TWO-05")
def test_the_deck_has_the_cards_of_the_four_whom_nobody_plays_and_the_townsfolk() -> None:
    table = pair("HE", "GA")
    assert unseen(table) == 24
    left = [name for name in table.cards(BOX) if name.startswith("AB-")]
    assert left == ["AB-HE1", "AB-HE2", "AB-HE3", "AB-HE4", "AB-GA1", "AB-GA2", "AB-GA3", "AB-GA4"]


@rule("CS-TWO-05")
def test_whom_nobody_plays_is_known_only_once_both_have_chosen() -> None:
    table = new_game(2)
    assert unseen(table) == 0
    table.play("Agnes Doyle", "Felix Marlow")
    left = [name for name in table.cards(BOX) if name.startswith("AB-")]
    assert [unseen(table), len(left)] == [24, 8]
    assert {name[3:5] for name in left} == {"SU", "GA"}


@rule("CS-TWO-06", "CS-TWO-13")
def test_the_row_is_filled_to_three_with_new_cards_on_the_right() -> None:
    table = pair(row=("AB-GA2",)).run(UpdatePhase())
    assert (len(row(table)), row(table)[0], unseen(table)) == (3, "AB-GA2", 21)
    assert len(row(table.run(UpdatePhase()))) == 3


@rule("CS-TWO-06", "CS-MOD-15")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = pair(row=("AB-GA2",))
    rules = rules_of(table.state)
    table.discard_deck(rules.zone, rules.zone + 4).run(FillRow())
    assert (len(row(table)), len(gone(table)), unseen(table)) == (3, 0, 21)


@rule("CS-MOD-15")
def test_with_deck_and_pile_empty_nothing_is_drawn() -> None:
    table = pair(row=("AB-GA2",))
    rules = rules_of(table.state)
    table.discard_deck(rules.zone, BOX).run(FillRow())
    assert row(table) == ["AB-GA2"]


@rule("CS-TWO-21")
def test_row_and_pile_are_open_and_the_deck_is_hidden() -> None:
    table = pair(row=("AB-RE1", "AB-TF7")).mad(0, 2).prepare().play("District Nurse for Dr", seat=1)
    rules, state = rules_of(table.state), table.state
    hidden = [card for zone in range(3) for card in state.zones[rules.zone + zone]]
    assert len(hidden) == 22
    assert all(state.marks[card] == 0 for card in hidden)
    shown = [*rules.row(state), *state.zones[rules.zone + 4]]
    assert len(shown) == 2
    assert all(state.marks[card] == state.everyone() for card in shown)


# --- calls ------------------------------------------------------------------------------------------------------------


@rule("CS-TWO-07", "CS-DEC-33")
def test_a_card_is_called_for_either_investigator_the_own_one_included() -> None:
    table = pair("RE", "FI", row=("AB-SU1", "AB-HE2")).mad(0, 3).mad(1, 3).prepare()
    calls = [option for option in table.options(0) if option.startswith("Call")]
    assert calls == [
        "Call Wire from Agnes Doyle for Prof. Tobias Wren",
        "Call Wire from Agnes Doyle for Sgt. Roscoe Tillman",
        "Call Prescription by Post for Prof. Tobias Wren and take 1 insanity",
        "Call Prescription by Post for Sgt. Roscoe Tillman and take 1 insanity",
    ]
    table.play("Post for Prof", seat=0)
    assert (table.state.mad[:2], gone(table), row(table)) == ([1, 3], ["AB-HE2"], ["AB-SU1"])


@rule("CS-TWO-07")
def test_a_star_card_costs_nothing() -> None:
    table = pair("RE", "FI", row=("AB-SU1",)).prepare().play("Wire from Agnes Doyle for Sgt", seat=0)
    assert (table.state.mad[:2], len(table.hand_of(1))) == ([0, 0], 2)


@rule("CS-TWO-08")
def test_each_calls_once_in_a_turn() -> None:
    table = pair("RE", "FI", row=("AB-SU1", "AB-HE2", "AB-GA1")).mad(0, 1).prepare()
    table.play("Wire from Agnes Doyle for Sgt", seat=0)
    assert not table.offers("Call", seat=0)
    assert table.refused("act", "call-1-1", seat=0) == "CS-TWO-08"
    table.play("Marker for Prof", seat=1)
    assert not table.offers("Call", seat=1)
    assert (calls_of(table.state)[:2], row(table)) == ([1, 1], ["AB-HE2"])


@rule("CS-TWO-08", "CS-TWO-12")
def test_in_the_next_turn_each_may_call_again() -> None:
    table = pair("RE", "FI", row=("AB-SU1", "AB-GA1")).prepare().play("Wire from Agnes Doyle for Sgt", seat=0)
    table.run(Trouble(), EndTurn())
    assert calls_of(table.state)[:2] == [0, 0]


@rule("CS-TWO-09")
def test_a_call_is_no_support() -> None:
    table = pair("SU", "RE", row=("AB-HE2", "AB-FI1")).mad(0, 2).level(0, 1).goo(P3, "GO-23").prepare()
    table.play("Post for Agnes", seat=0).play("Old Squad for Prof", seat=1)
    state = table.state
    assert (state.plays[:2], state.generals[:2], state.stars[:2]) == ([0, 0], (0, 0), (0, 0))
    assert table.cards(HAND) == table.cards(HAND + 1) == []
    assert state.mad[:2] == [0, 0]
    assert "Agnes Doyle takes 1 insanity." in table.told()


@rule("CS-TWO-10")
def test_a_combat_card_lies_before_the_investigator_and_is_used_like_a_support() -> None:
    table = pair("RE", "FI", row=("AB-SU2",)).cultists(P1, "CU-S01").hand(1, "GN01.S", "GN02.M", "GN03.F")
    table.at(0, P2).at(1, P1).prepare().play("Carbon Copies for Sgt", seat=0)
    assert (table.cards(BEFORE + 1), table.state.mad[0]) == (["AB-SU2"], 1)
    table.target(1, "CU-S01").combat().play("Novice")
    assert table.offers("Win")
    table.play("Win")
    assert (table.cards(BEFORE + 1), gone(table)) == ([], ["AB-SU2"])


@rule("CS-TWO-10")
def test_a_combat_card_unused_is_discarded_at_the_end_of_the_round() -> None:
    table = pair("RE", "FI", row=("AB-SU2",)).cultists(P1, "CU-S01").at(0, P2).at(1, P1)
    table.prepare().play("Carbon Copies for Sgt", seat=0).target(1, "CU-S01").combat().play("Do not fight")
    assert (table.cards(BEFORE + 1), gone(table)) == ([], ["AB-SU2"])


@rule("CS-TWO-10", "CS-RUL-133")
def test_a_next_turn_card_blocks_the_next_cultist_phase_and_goes_then() -> None:
    table = pair("RE", "GA", row=("AB-FI2",)).at(0, P2).at(1, P4).marker(P1)
    table.prepare().play("Roadblock for Prof", seat=0)
    assert table.cards(BEFORE) == ["AB-FI2"]
    table.run(EndTurn())
    assert (table.cards(BEFORE), table.columns()[P2], gone(table)) == ([], 0, ["AB-FI2"])


@rule("CS-TWO-11", "CS-RUL-061")
def test_a_card_that_could_do_nothing_for_an_investigator_cannot_be_called_for_that_one() -> None:
    table = pair("RE", "FI", row=("AB-HE1",)).mad(1, 1).prepare()
    assert table.offers("Telephones for Sgt", seat=0)
    assert not table.offers("Telephones for Prof", seat=0)
    assert table.refused("act", "call-1-1", seat=0) == "CS-RUL-061"


@rule("CS-TWO-07", "CS-MOD-16", "CS-RUL-060")
def test_a_call_whose_insanity_would_be_the_fifth_is_not_offered() -> None:
    table = pair("RE", "FI", row=("AB-HE2", "AB-HE1")).mad(0, 4).prepare()
    assert table.offers("Telephones for Prof", seat=0)
    assert not table.offers("Post for Prof", seat=0)
    assert table.refused("act", "call-1-1", seat=0) == "CS-RUL-060"


@rule("CS-TWO-13")
def test_a_place_in_the_row_stays_empty_until_the_update_phase() -> None:
    table = pair("RE", "FI", row=("AB-SU1", "AB-GA1")).prepare().play("Wire from Agnes Doyle for Sgt", seat=0)
    assert row(table) == ["AB-GA1"]
    assert table.refused("act", "call-2-1", seat=1) == "CS-TWO-13"


@rule("CS-TWO-24")
def test_choices_in_a_called_text_are_those_of_the_investigator_named_after_the_caller_has_paid() -> None:
    table = pair("RE", "FI", row=("AB-HE4",)).mad(1, 2, ongoing=1).prepare().play("Remembers for Sgt", seat=0)
    assert (table.asked, table.state.speaker, table.state.mad[0]) == ("ChooseOp", 1, 1)
    table.play("Heal 2")
    assert (table.state.mad[1], table.state.ongoing[1]) == (0, 1)


@rule("CS-TWO-24", "CS-TWO-07")
def test_who_calls_for_the_own_healing_pays_first() -> None:
    table = pair("RE", "FI", row=("AB-HE2",)).mad(0, 2).prepare().play("Post for Prof", seat=0)
    assert table.state.mad[0] == 0


@rule("CS-TWO-22")
def test_example_of_two_calls_in_a_turn() -> None:
    table = pair("RE", "FI", row=("AB-HE1", "AB-TF3", "AB-GA2")).mad(1, 3).at(1, P4).prepare()
    table.play("Telephones for Sgt", seat=0)
    assert table.state.mad[:2] == [0, 1]
    table.play("Watchman for Sgt", seat=1)
    assert (table.state.mad[:2], table.state.blocked) == ([0, 2], (0, 0, 0, 1, 0))
    assert row(table) == ["AB-GA2"]
    table.run(UpdatePhase())
    assert (len(row(table)), row(table)[0]) == (3, "AB-GA2")


# --- trouble ----------------------------------------------------------------------------------------------------------


@rule("CS-TWO-12")
def test_if_nobody_called_the_oldest_card_is_discarded_with_its_trouble() -> None:
    table = pair("RE", "FI", row=("AB-SU1", "AB-GA1"))
    table.state.turn = 2
    before = table.state.terror
    table.run(Trouble())
    assert (row(table), gone(table)) == (["AB-GA1"], ["AB-SU1"])
    assert (table.state.terror - before) % 5 == 1


@rule("CS-TWO-12")
def test_trouble_can_be_a_cultist() -> None:
    table = pair("RE", "FI", row=("AB-GA1",)).marker(P3)
    table.state.turn = 2
    table.run(Trouble())
    assert table.columns() == [0, 0, 1, 0, 0]


@rule("CS-TWO-12")
def test_trouble_can_be_insanity_for_the_calmest() -> None:
    table = pair("RE", "FI", row=("AB-HE1",)).mad(0, 2).mad(1, 1)
    table.state.turn = 2
    table.run(Trouble())
    assert table.state.mad[:2] == [2, 2]
    even = pair("RE", "FI", row=("AB-HE1",)).mad(0, 1).mad(1, 1)
    even.state.turn = 2
    even.run(Trouble()).play("Sgt. Roscoe Tillman")
    assert even.state.mad[:2] == [1, 2]


@rule("CS-TWO-12")
def test_there_is_no_trouble_in_the_first_turn_nor_after_a_call() -> None:
    first = pair("RE", "FI", row=("AB-SU1",)).run(Trouble())
    assert row(first) == ["AB-SU1"]
    called = pair("RE", "FI", row=("AB-SU1", "AB-GA1"))
    called.state.turn = 2
    called.prepare().play("Marker for Prof", seat=0).run(Trouble())
    assert row(called) == ["AB-SU1"]


@rule("CS-TWO-12", "CS-MOD-09")
def test_trouble_comes_at_the_end_of_a_turn_and_the_row_in_the_update_phase() -> None:
    table = new_game(2, investigators=["RE", "FI"])
    while table.asked != "Prepare":
        table.play(table.state.legal()[-1])
    assert len(row(table)) == 3
    oldest = []
    for _ in range(400):
        if table.state.turn > 2 or table.state.over:
            break
        if table.state.turn == 2 and table.asked == "Prepare":
            oldest = row(table)[:1]
        table.play(table.state.legal()[0])
    assert gone(table) == oldest


@rule("CS-TWO-19", "CS-LOS-01")
def test_trouble_that_kills_loses_the_game() -> None:
    table = pair("RE", "FI", row=("AB-HE1",)).mad(0, 4).mad(1, 4)
    table.state.turn = 2
    table.run(Trouble()).play("Prof")
    assert the_game().endings[table.state.ended - 1] == "CS-LOS-01"


@rule("CS-TWO-19", "CS-LOS-03")
def test_trouble_that_brings_one_cultist_too_many_loses_the_game() -> None:
    cultists = [f"CU-{letter}0{n}" for letter in "SMFWK" for n in (1, 2)]
    table = pair("RE", "FI", row=("AB-GA1",))
    for at, id in enumerate(cultists):
        table.cultists(at // 2, id)
    table.state.turn = 2
    table.run(Trouble())
    assert the_game().endings[table.state.ended - 1] == "CS-LOS-03"


# --- base rules between two -------------------------------------------------------------------------------------------


@rule("CS-TWO-15", "CS-DEC-31")
def test_of_two_the_supporter_may_relay_to_herself() -> None:
    table = pair("SU", "FI").level(0, 2).hand(0, "GN06.M").mad(0, 3).mad(1, 3).prepare()
    table.play("Steady Words (Moon) for Sgt", seat=0)
    assert table.asked == "RelayTo"
    table.play("Agnes Doyle")
    assert table.state.mad[:2] == [1, 1]


@rule("CS-TWO-15", "CS-TWO-16")
def test_a_relay_of_two_does_not_name_the_supported_twice_and_others_are_the_other_player() -> None:
    table = pair("SU", "FI").level(0, 2).hand(0, "GN06.M").mad(0, 3).mad(1, 3).prepare()
    table.play("Steady Words (Moon) for Sgt", seat=0)
    assert table.refused("relay-to", "1", seat=0) == "CS-DEC-31"
    healer = pair("HE", "FI").level(0, 1).mad(0, 2).mad(1, 2).prepare().play("Calm Voice", seat=0)
    assert healer.state.mad[:2] == [2, 1]


@rule("CS-TWO-17", "CS-RUL-117")
def test_of_one_vote_against_one_the_deciders_counts() -> None:
    table = pair("RE", "FI", row=("AB-HE1",), table_decider="vote")
    table.state.turn = 2
    table.run(Trouble()).play("Prof. Tobias Wren", "Sgt. Roscoe Tillman")
    assert table.state.mad[:2] == [1, 0]


# --- looks, bots, whole games -----------------------------------------------------------------------------------------


def test_the_scene_shows_row_deck_pile_and_calls() -> None:
    table = pair("RE", "FI", row=("AB-SU1", "AB-GA1")).prepare().play("Marker for Prof", seat=1)
    scene = table.game.scene(table.state, 0)
    shown = [(piece.zone, piece.face, piece.count) for piece in scene.moving.pieces if piece.kind == "absent"]
    assert shown == [
        ("absent-row", "AB-SU1", 1),
        ("absent-deck", None, 22),
        ("absent-discard", "AB-GA1", 1),
    ]
    counted = {counter.id: counter.value for counter in scene.moving.counters}
    assert (counted["calls-0"], counted["calls-1"]) == (0, 1)
    face = next(face for face in scene.still.faces if face.id == "AB-SU1")
    assert face.line == "Star card of Agnes Doyle"
    assert face.text == "Draw 2 cards. If nobody calls: terror advances."


def test_a_call_points_at_its_card_and_at_the_mat_of_the_investigator() -> None:
    table = pair("RE", "FI", row=("AB-SU1",)).prepare()
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    call = next(option for option in prompt.options if option.label.endswith("for Sgt. Roscoe Tillman"))
    assert call.touches == ("absent-row", "AB-SU1", "mat-1")


def test_a_card_before_an_investigator_is_seen_and_named_in_a_fight() -> None:
    table = pair("RE", "FI", row=("AB-SU2",)).cultists(P1, "CU-S01").hand(1, "GN01.S", "GN02.M", "GN03.F")
    table.at(0, P2).at(1, P1).prepare().play("Carbon Copies for Sgt", seat=0)
    pieces = table.game.scene(table.state, 0).moving.pieces
    assert [piece.face for piece in pieces if piece.zone == "before-1"] == ["AB-SU2"]
    table.target(1, "CU-S01").combat().play("Novice", "Win, with my own")
    assert table.offers("Three Carbon Copies")


def test_a_sensible_player_calls_rather_than_have_trouble() -> None:
    game = the_game()
    table = pair("RE", "FI", row=("AB-SU1",))
    table.state.turn = 2
    table.prepare()
    meant = game.meaning(table.state, game.greedy(table.state, 0))
    assert meant[0] == "act"


def test_a_sensible_player_calls_a_combat_card_for_the_fight_that_lacks_it() -> None:
    game = the_game()
    table = pair("RE", "FI", row=("AB-SU2",)).cultists(P1, "CU-S01").at(0, P2).at(1, P1)
    table.hand(1, "GN01.S", "GN02.M", "GN03.F").prepare()
    for _ in range(12):
        if table.asked != "Prepare" or table.cards(BEFORE + 1):
            break
        table.state.play(game.greedy(table.state, table.state.speaker or 0))
    assert table.cards(BEFORE + 1) == ["AB-SU2"]


def test_random_games_of_two_keep_every_promise() -> None:
    plays_at_random(the_game(), seats=2, games=4)


@rule("CS-MOD-24")
def test_only_a_table_of_two_is_checked_as_one_of_two() -> None:
    module = next(module for module in the_game().modules if isinstance(module, TwoModule))
    assert [list(module.variants(seats)) for seats in (1, 2, 3)] == [[], [{"lonely": "two"}], []]
