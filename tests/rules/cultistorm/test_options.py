"""What a table may agree on, what may be declined, what is refused, and content of one's own."""

from typing import Any

import pytest

from eldertable.games.cultistorm.rules.phases.combat import Combat
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.terror import TerrorPhase
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance, CarryOut
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.games.cultistorm.table.state import (
    BEFORE,
    CULTIST_DISCARD,
    GOO_TARGET,
    MOVING,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    PREPARATION_PHASE,
)
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, new_game, storm, the_game
from tests.support import rule


def terror(id: str) -> CarryOut:
    """The text of a terror card."""
    return CarryOut(the_game().content.terror_ids.index(id))


# --- before the game --------------------------------------------------------------------------------------------


@rule("CS-RUL-008", "CS-SET-22")
def test_the_oldest_player_may_be_drawn_and_starts_on_place_one() -> None:
    drawn = set()
    for seed in range(12):
        state = new_game(seed=seed, first_seat="random").state
        drawn.add(state.leader)
        assert [state.place[(state.leader + step) % 3] for step in range(3)] == [P1, P2, P3]
        assert state.speaker == state.leader
    assert drawn == {0, 1, 2}
    assert {new_game(seed=seed).state.leader for seed in range(12)} == {0}


@rule("CS-RUL-002")
def test_locations_may_be_five_of_all_ten() -> None:
    laid = [new_game(seed=seed, locations="fully_random").state for seed in range(10)]
    assert all(len(set(state.location)) == 5 for state in laid)
    assert any(len({state.symbol_of(place) for place in range(5)}) < 5 for state in laid)


@rule("CS-SET-07")
def test_investigators_may_be_named_left_to_chance_or_chosen() -> None:
    for seed in range(8):
        table = new_game(seed=seed, investigators=["GA", "random", "choose"])
        gambler, chance, nobody = table.state.investigator[:3]
        assert (gambler, nobody) == (5, -1)
        assert chance in range(5)
        assert len(table.options()) == 4
        assert table.state.speaker == 2
        names = [table.game.side_name(table.state, seat, "en") for seat in range(3)]
        assert names[::2] == ["Felix Marlow", "Seat 3"]


# --- agreed rulings ------------------------------------------------------------------------------------------------


@rule("CS-RUL-059")
def test_icons_of_combat_supports_fall_when_played_if_agreed() -> None:
    table = storm("HE", "FI", "GA", combat_icons="at_play").hand(0, "GN11.F", "HE04.S").at(1, P2).at(2, P3)
    table.cultists(P2, "CU-S01").target(1, "CU-S01").hand(1, "GN01.S", "GN02.M").prepare()
    table.play("Dark Bargain (Flame) for Sgt")
    assert len(table.column(P1)) == 1
    table.play("Hypnosis (Star) for Sgt", seat=0)
    assert table.state.terror == 0
    assert len(table.cards(BEFORE + 1)) == 2
    table.combat().play("Novice", "Win")
    assert len(table.column(P1)) == 1
    assert table.trophies_of(1) == "S"


@rule("CS-RUL-070")
def test_a_die_handed_over_is_rolled_if_agreed() -> None:
    table = storm("GA", "FI", "HE", handed_die="rolled").hand(0, "GA04.W").dice(1, "K").luck(6, 0, 1)
    table.prepare().play("Side Bet (Wave) for Sgt", "Give a die", "Felix")
    assert (table.dice_of(0), table.dice_of(1)) == ("M", "")


@rule("CS-RUL-060")
def test_deadly_steps_are_offered_if_agreed() -> None:
    table = storm(allow_suicide=True).mad(0, 4).hand(0, "GN01.S").prepare()
    assert table.offers("Shared Sigil", 0)
    table.play("Shared Sigil: Star (Star) for Sgt")
    assert table.state.over


# --- the Endgame's after-effects --------------------------------------------------------------------------------------


@rule("CS-END-05", "CS-TER-05")
@pytest.mark.parametrize(("card", "place"), [("EG1", 1), ("EG2", 0)])
def test_eg1_the_sky_opens_makes_the_terror_phase_one_place_longer(card: str, place: int) -> None:
    table = storm().endgame_card(card)
    table.state.endgame = 1
    assert table.run(TerrorPhase()).state.terror == place


@rule("CS-END-05", "CS-UPD-04")
@pytest.mark.parametrize(("card", "dice"), [("EG1", 3), ("EG2", 2)])
def test_eg2_the_long_night_takes_a_die_from_the_pool(card: str, dice: int) -> None:
    table = storm().endgame_card(card)
    table.state.endgame = 1
    assert sum(table.run(UpdatePhase()).state.pool) == dice


@rule("CS-END-04", "CS-RUL-027")
def test_eg2_the_long_night_passes_sealed_locations_and_gods() -> None:
    table = storm().endgame_card("EG2", crystals=5).sealed(P1).marker(P1).goo(P2, "GO-S")
    table.cultists(P1, "CU-S01", "CU-S02", "CU-S03").cultists(P2, "CU-M01", "CU-M02").cultists(P4, "CU-K01")
    table.state.terror = 3
    assert table.run(Advance()).state.goo[P4] in range(5, 10)


@rule("CS-END-02")
def test_the_endgame_comes_once() -> None:
    table = storm().endgame_card("EG1").only_cultists("CU-S01").to(CULTIST_DISCARD, "CU-M01", "CU-F01")
    table.state.endgame = 1
    table.run(Arrive(P3, 0))
    assert table.state.goo == [-1] * 5
    assert len(table.column(P3)) == 1


# --- as far as possible ---------------------------------------------------------------------------------------------


@rule("CS-RUL-056")
def test_te04_missing_pages_takes_what_the_object_deck_has() -> None:
    table = storm().next_objects("OB01")
    rest = table.state.zones[OBJECT_DECK][1:] + table.state.zones[OBJECT_DECK + 1]
    table.state.zones[OBJECT_DECK] = table.state.zones[OBJECT_DECK][:1]
    table.state.zones[OBJECT_DECK + 1] = ()
    for card in rest:
        table.state.lay(card, OBJECT_DISCARD, table.state.everyone())
    table.run(terror("TE04"))
    assert table.state.deck_size(OBJECT_DECK) == 0


@rule("CS-RUL-126")
def test_me_l1_second_sight_sees_what_the_deck_has() -> None:
    table = storm("ME", "FI", "GA").level(0, 1).only_cultists("CU-S01").prepare().play("Second Sight")
    assert table.asked == "BuryPeeked"
    assert table.play(table.state.legal()[0]).asked == "Prepare"


@rule("CS-RUL-120", "CS-END-06")
def test_an_empty_cultist_deck_is_made_anew_before_a_draw() -> None:
    table = storm().only_cultists().to(CULTIST_DISCARD, "CU-M01")
    table.state.endgame = 1
    assert table.run(Arrive(P3, 0)).column(P3) == ["CU-M01"]


@rule("CS-RUL-079", "CS-RSH-11")
def test_re03_lost_and_found_makes_room_first() -> None:
    table = storm("RE", "FI", "GA").hand(0, "RE03.F").objects(1, "OB01", "OB02").to(OBJECT_DISCARD, "OB03")
    table.prepare().play("Lost and Found (Flame) for Sgt", "Charm of the Flame", "Charm of the Star")
    assert table.cards(OBJECTS + 1) == ["OB02.1", "OB03.1"]


# --- what may be declined ----------------------------------------------------------------------------------------------


@rule("CS-RUL-126", "CS-DEC-13")
def test_su03_safe_passage_may_be_used_in_part_or_not_at_all() -> None:
    for answers, place, trophies in (
        ((P4, "Enough"), P4, "S"),
        ((5, "Felix"), P1, ""),
        ((5, "Enough"), P1, "S"),
    ):
        table = storm("SU", "FI", "GA").hand(0, "SU03.W").trophies(1, "S").prepare()
        table.play("Safe Passage (Wave) for Sgt")
        for answer in answers:
            number = table.state.legal()[-1] if answer == "Enough" else answer
            table.play(number)
        assert (table.state.place[1], table.trophies_of(1)) == (place, trophies)
        assert table.asked == "Prepare"


@rule("CS-RUL-126", "CS-DEC-13")
@pytest.mark.parametrize(
    ("people", "card", "words"),
    [
        (("GA", "FI", "HE"), "GA06.S", "Cash In (Star) for Sgt"),
        (("SU", "FI", "HE"), "SU05.K", "Encore (Key) for Sgt"),
        (("RE", "FI", "HE"), "RE03.F", "Lost and Found (Flame) for Sgt"),
        (("GA", "FI", "HE"), "GN08.K", "Turn the Bones (Key) for Sgt"),
    ],
)
def test_up_to_so_many_may_be_none(people: tuple[str, ...], card: str, words: str) -> None:
    table = storm(*people).hand(0, card).trophies(1, "S").discard(1, "GN01.S").dice(1, "K")
    table.to(OBJECT_DISCARD, "OB01").prepare().play(words)
    before = (table.trophies_of(1), table.hand_of(1), table.dice_of(1), table.cards(OBJECTS + 1))
    table.play(table.state.legal()[-1])
    assert (table.trophies_of(1), table.hand_of(1), table.dice_of(1), table.cards(OBJECTS + 1)) == before
    assert table.asked == "Prepare"


# --- targets -------------------------------------------------------------------------------------------------------


@rule("CS-TGT-01", "CS-GOO-10")
def test_a_god_can_be_a_target_and_the_marker_can_be_taken_back() -> None:
    table = storm().goo(P3, "GO-F").cultists(P3, "CU-S01").at(1, P3).prepare()
    assert not table.offers("Target Krahz", 0)
    assert table.play("Target Krahz", seat=1).state.targets[2:4] == [GOO_TARGET + P3, -1]
    assert table.play("Take the target marker off Krahz", seat=1).state.targets[2:4] == [-1, -1]


@rule("CS-TGT-02", "CS-RUL-087")
def test_after_preparation_targets_on_other_locations_come_off() -> None:
    table = storm().cultists(P1, "CU-S01", "CU-M01").run(Preparation(), Combat())
    table.play("Target Novice (Order", seat=0).play("Target Novice (Order", seat=2)
    table.play("Move to Gull Quay", seat=0)
    assert table.state.targets[:6] == [0, -1, -1, -1, 0, -1]
    for seat in range(3):
        table.play("Ready", seat=seat)
    assert table.state.targets[:6] == [-1, -1, -1, -1, 0, -1]


@rule("CS-ICO-05", "CS-RUL-062")
def test_a_next_turn_support_lies_on_when_the_others_go_back_after_combat() -> None:
    table = storm().at(1, P2).at(2, P3).before(1, 0, "GN10.W", "GN01.S").combat()
    assert table.cards(BEFORE + 1) == ["HE GN10.W"]


@rule("CS-RUL-137", "CS-TER-03")
def test_te17_broken_line_outside_preparation_caps_the_supports_of_the_next() -> None:
    table = storm().run(terror("TE17"))
    assert table.state.cap_supports() == 3
    late = storm()
    late.state.phase = PREPARATION_PHASE + 1
    late.run(terror("TE17"))
    assert late.state.cap_supports() == 6
    late.run(Preparation())
    assert late.state.cap_supports() == 3
    EndTurn().run(late.state)
    assert late.state.cap_supports() == 6


# --- refusals ------------------------------------------------------------------------------------------------------


@rule("CS-RUL-060", "CS-SUP-02", "CS-SUP-05", "CS-SUP-09", "CS-DEV-03", "CS-RSH-01", "CS-RSH-07")
def test_what_is_refused_names_its_rule() -> None:
    table = storm().mad(0, 4).hand(0, "GN01.S", "HE05.K").prepare().play("Move to Gull", seat=0)
    assert table.refused("move", "P2", seat=0) == "CS-RUL-060"
    assert table.refused("support", "0", "1", seat=0) == "CS-SUP-09"
    assert table.refused("support", "0", "0", seat=0) == "CS-SUP-02"
    assert table.refused("develop", "S", seat=0) == "CS-DEV-03"
    assert table.refused("research", seat=1) == "CS-RSH-01"
    table.state.plays[0] = 6
    assert table.refused("support", "0", "1", seat=0) == "CS-SUP-05"
    table.state.researched[1] = 1
    assert table.refused("research", seat=1) == "CS-RSH-07"


@rule("CS-PRE-03")
def test_who_is_ready_is_told_to_take_that_back_before_acting() -> None:
    table = storm().hand(0, "GN01.S").prepare().play("Ready", seat=0)
    assert {
        table.refused(*meant, seat=0) for meant in (("move", "P2"), ("support", "0", "1"), ("research",))
    } == {"CS-PRE-03"}


@rule("CS-RUL-130")
def test_the_eleventh_free_move_is_refused_for_its_number_not_for_its_price() -> None:
    table = storm().location(P1, "LO-W1")
    table.state.repeats[MOVING] = 10
    assert table.prepare().refused("move", "P2", seat=0) == "CS-RUL-130"


@rule("CS-DEV-02", "CS-DEV-04", "CS-RUL-060")
@pytest.mark.parametrize(
    ("level", "mad", "trophies", "why"),
    [(1, 4, "FM", "CS-DEV-04"), (2, 4, "FF", "CS-RUL-060"), (3, 0, "FF", "CS-DEV-02")],
)
def test_why_an_ability_cannot_be_developed(level: int, mad: int, trophies: str, why: str) -> None:
    table = storm().level(0, level).mad(0, mad).trophies(0, trophies).prepare()
    assert table.refused("develop", "F", seat=0) == why


# --- content of one's own ----------------------------------------------------------------------------------------------


def changed(effect: list[dict[str, Any]]) -> Storm:
    """Relay Message has another text."""
    content = {"actions": {"action": [{"id": "SU01", "effect": effect}]}}
    return storm("SU", "FI", "GA", content=content).hand(0, "SU01.S").at(1, P3)


@rule("CS-DEC-13")
@pytest.mark.parametrize(
    ("verb", "answers", "left"),
    [
        ("die-set", ("Key to Moon", "Star to Moon"), "MM"),
        ("die-reroll", ("Star", "Key"), "SS"),
    ],
)
def test_a_card_may_turn_or_reroll_two_dice(verb: str, answers: tuple[str, str], left: str) -> None:
    table = changed([{"verb": verb, "n": 2}]).dice(1, "SK").luck(6, 0, 0).prepare()
    table.play("Relay Message (Star) for Sgt", *answers)
    assert table.dice_of(1) == left
    assert table.asked == "Prepare"


@rule("CS-DEC-13", "CS-OBJ-02", "CS-CMP-26")
def test_a_card_may_regain_take_give_or_move_twice() -> None:
    table = changed([{"verb": "regain", "n": 2}]).discard(1, "GN01.S", "GN02.M", "GN03.F").prepare()
    assert table.play("Relay Message (Star) for Sgt", "(Star)", "(Flame)").hand_of(1) == ["GN01.S", "GN03.F"]
    table = changed([{"verb": "trophy", "n": 2}]).prepare()
    assert table.play("Relay Message (Star) for Sgt", "Key", "Moon").trophies_of(1) == "MK"
    table = changed([{"verb": "trophy-give", "n": 2}]).trophies(1, "SK").prepare()
    table.play("Relay Message (Star) for Sgt", "Star to Felix").play(table.state.legal()[0])
    assert table.trophies_of(1) == ""
    table = changed([{"verb": "move", "n": 2}]).prepare()
    assert table.play("Relay Message (Star) for Sgt", "Gull", "Aldermoor").state.place[1] == P5
    assert table.state.mad[1] == 0


@rule("CS-CMP-19")
def test_a_card_may_bring_cultists_or_insanity() -> None:
    table = (
        changed([{"verb": "draw", "n": 1}, {"verb": "spawn", "n": 2}])
        .prepare()
        .play("Relay Message (Star) for Sgt")
    )
    assert [len(table.column(place)) for place in range(5)] == [1, 1, 0, 0, 0]
    table = changed([{"verb": "draw", "n": 1}, {"verb": "mad", "n": 2}]).prepare()
    assert table.play("Relay Message (Star) for Sgt").state.mad[1] == 2


# --- the dead stay dead --------------------------------------------------------------------------------------------


@rule("CS-CUL-02", "CS-CUL-03", "CS-RUL-020")
@pytest.mark.parametrize("id", ["TE06", "TE12", "TE13", "TE19"])
def test_terror_cards_bring_new_cultists_and_only_te21_hands_of_the_dead_the_last_dead_one(id: str) -> None:
    table = storm().to(CULTIST_DISCARD, "CU-K08").run(terror(id))
    while table.asked == "PickFewest":
        table.play(table.state.legal()[0])
    assert table.cards(CULTIST_DISCARD) == ["CU-K08"]
    assert table.state.cultists_on_board() == {"TE06": 1, "TE12": 1, "TE13": 2, "TE19": 2}[id]
    assert storm().to(CULTIST_DISCARD, "CU-K08").run(terror("TE21")).column(P1) == ["CU-K08"]


@rule("CS-CUL-02", "CS-CUL-03", "CS-DEV-07", "CS-RSH-06")
def test_arrivals_icons_events_and_developments_bring_new_cultists() -> None:
    assert len(storm().to(CULTIST_DISCARD, "CU-K08").run(CultistPhase()).cards(CULTIST_DISCARD)) == 1
    eye = storm().to(CULTIST_DISCARD, "CU-K08").hand(0, "GN02.M").next_objects("EV01.1").prepare()
    assert eye.play("Research").cards(CULTIST_DISCARD) == ["CU-K08"]
    assert len(eye.column(P1)) == 1
    grown = storm().to(CULTIST_DISCARD, "CU-K08").level(0, 1).trophies(0, "SS").prepare().play("Develop")
    assert grown.cards(CULTIST_DISCARD) == ["CU-K08"]
    assert len(grown.column(P1)) == 1
    twin = storm("FI", "HE", "SU", gaunt_choir=True).cultists(P3, "GC2").target(0, "GC2").at(0, P3)
    twin.at(1, P4).at(2, P5).hand(0, "GN02.M", "GN06.M", "GN05.K").to(CULTIST_DISCARD, "CU-K08")
    twin.combat().play("Hollow", "Win")
    assert twin.cards(CULTIST_DISCARD) == ["CU-K08", "GC2"]
    assert len(twin.column(P1)) == 1
