"""Rulings that no other chapter holds."""

import re

from eldertable.games.cultistorm.rules.fighting.fight import Penalty
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance, CarryOut
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.state import (
    AT_PLACE,
    DIED,
    DIED_SEALING,
    GOO_TARGET,
    HAND,
    OBJECTS,
    ON_BOARD,
    SUPPLY,
)
from tests.rules.cultistorm.table import P1, P2, P3, P4, Storm, storm, the_game
from tests.support import rule


@rule("CS-CMP-09")
def test_four_tokens_are_borne() -> None:
    assert not storm().mad(0, 3).run(Penalty(0)).state.ended
    assert storm().mad(0, 4).run(Penalty(0)).state.ended == DIED


@rule("CS-CMP-16")
def test_a_card_played_as_support_gives_its_player_no_symbol() -> None:
    table = storm().hand(0, "GN01.S").prepare().play("(Star) for Sgt")
    assert "HE GN01.S" not in table.cards(HAND)


@rule("CS-CMP-26", "CS-SET-14")
def test_there_are_eight_trophies_of_each_kind() -> None:
    assert storm().trophies_of(SUPPLY) == "S" * 8 + "M" * 8 + "F" * 8 + "W" * 8 + "K" * 8


@rule("CS-CMP-28")
def test_trophies_pay_for_a_location_action() -> None:
    table = storm().location(P1, "LO-M2").cultists(P2, "CU-S01")
    assert not table.prepare().offers("Use Hollow")
    assert table.trophies(0, "K").prepare().offers("Use Hollow")


@rule("CS-SET-15", "CS-SET-16")
def test_the_side_reserve_is_what_is_left_of_eight_dice() -> None:
    table = storm().dice(0, "SSSS").pool("MMM")
    assert table.state.side_reserve() == 1
    table.dice(1, "K")
    assert not table.hand(0, "GN09.S").prepare().offers("Loose Change")


@rule("CS-SPC-04")
def test_the_god_of_the_choir_can_come_again() -> None:
    table = storm(gaunt_choir=True).cultists(P4, "GC1")
    for place in (P1, P2):
        table.run(Summon(place, -1, 1, 0))
        assert the_game().content.goos.ids[table.state.goo[place]] == "GO-X"
        table.state.goo[place] = -1


@rule("CS-RUL-035")
def test_the_god_of_the_choir_does_not_come_twice_at_once() -> None:
    table = storm(gaunt_choir=True).cultists(P4, "GC1").goo(P4, "GO-X").run(Summon(P1, -1, 1, 0))
    assert table.state.goo[P1] == -1
    assert table.state.terror == 2


@rule("CS-PRE-02")
def test_all_kinds_of_action_are_offered_side_by_side() -> None:
    table = storm().pool("S").location(P1, "LO-S2").mad(0, 1).hand(0, "GN02.M").objects(0, "OB20")
    table.trophies(0, "S").cultists(P1, "CU-S01").level(0, 0).prepare()
    words = (
        "Take a die",
        "Move to",
        "Use St. Bride",
        "Research",
        "Give away",
        "for Sgt",
        "Develop",
        "Target",
        "Use Sealed",
        "Put a Star",
    )
    assert all(any(word in option for option in table.options()) for word in words)


@rule("CS-DIE-03")
def test_a_support_changes_a_die_already_taken() -> None:
    table = storm("GA", "FI", "HE").pool("S").hand(0, "GN08.K").prepare().play("Take a die: Star", seat=1)
    table.play("Turn the Bones (Key) for Sgt", seat=0).play("Star to Moon")
    assert table.dice_of(1) == "M"


@rule("CS-MOV-04")
def test_nobody_moves_outside_preparation() -> None:
    table = storm().cultists(P1, "CU-S01").target(0, "CU-S01").combat()
    assert not table.offers("Move")


@rule("CS-RSH-02", "CS-ICO-03", "CS-RSH-08")
def test_research_counts_the_icons_in_hand_when_it_is_carried_out() -> None:
    table = storm("RE", "FI", "GA").hand(0, "RE01.K").hand(1, "GN05.K").deck(1, "GN02.M", "GN01.S").prepare()
    assert table.offers("Research (1 find)", 1)
    table.play("Cross-Reference (Key) for Sgt")
    assert table.offers("Research (up to 2 finds)", 1)


@rule("CS-SUP-04", "CS-RUL-065", "CS-RUL-066", "CS-RUL-067", "CS-RUL-063")
def test_a_support_counts_is_redrawn_and_reaches_far_but_needs_a_card_in_hand() -> None:
    table = storm().at(1, P4).hand(0, "GN01.S").prepare().play("(Star) for Sgt")
    assert table.state.plays[0] == 1
    assert len(table.hand_of(0)) == 1
    empty = storm().prepare()
    assert not empty.offers(" for ", 0)


@rule("CS-DEV-10", "CS-RUL-085", "CS-DEV-11")
def test_several_levels_and_seals_in_one_turn() -> None:
    table = storm().trophies(0, "FMM").prepare().play("Develop Calm Voice with Flame", "Star")
    table.play("Develop Talking Cure", seat=0).play("Key")
    assert table.state.level[0] == 2
    assert table.state.seal == [0, -1, -1, -1, 0]
    assert table.state.has_room(0)


@rule("CS-CMB-06", "CS-RUL-137")
def test_a_terror_card_fired_by_a_lost_fight_is_carried_out_before_the_next() -> None:
    table = storm().terror_card(0, "TE07", crystals=2).hand(2, "GN01.S").at(1, P2).at(2, P3).combat()
    assert table.hand_of(2) == []


@rule("CS-CMB-11")
def test_no_healing_is_offered_in_combat() -> None:
    table = (
        storm().objects(0, "OB11").mad(0, 3).cultists(P1, "CU-S01").target(0, "CU-S01").combat().play("Now")
    )
    assert not table.offers("Laudanum")


@rule("CS-GOO-11")
def test_several_may_attack_a_god_one_after_the_other() -> None:
    table = storm().goo(P1, "GO-S").target(0, P1).target(1, P1).combat().play("Now", "Uhr", "Give up")
    table.play("Now")
    assert table.offers("Uhr")


@rule("CS-GOO-25")
def test_a_god_above_one_cultist_is_at_the_gate_in_the_next_cultist_phase() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-S01").run(CultistPhase())
    assert table.state.at_gate(P2)


@rule("CS-END-08")
def test_the_endgame_god_above_two_cultists_is_at_the_gate_two_phases_later() -> None:
    table = storm().goo(P4, "GO-23").cultists(P4, "CU-S01", "CU-M01").run(CultistPhase())
    assert not table.state.at_gate(P4)
    assert table.run(CultistPhase()).state.at_gate(P4)


@rule("CS-RUL-004")
def test_trophies_of_any_kind_seal_if_agreed() -> None:
    table = storm(seal_trophies="any_symbol").at(0, P3).trophies(0, "SMK").seal(2, 0).run(Sealing())
    table.play("Star", "Moon", "Key", "Seal this")
    assert table.state.closed[P3] == 1


@rule("CS-RUL-026")
def test_a_column_of_five_can_make_a_god_stronger_than_eleven() -> None:
    table = (
        storm().sealed(P2, P3, P4, 4).goo(P1, "GO-S").cultists(P1, *(f"CU-S0{row}" for row in range(1, 6)))
    )
    for _ in range(5):
        table.state.blocked = [1] * 5
        table.run(CultistPhase())
    assert table.state.at_gate(P1)
    assert sum(enemy_symbols(table.cultist_die(P1, "K").state, GOO_TARGET + P1, P1)) == 12


@rule("CS-RUL-041")
def test_a_late_cultist_uses_the_die_as_it_lies() -> None:
    table = storm().cultist_die(P2, "K").next_cultists("CU-S01").run(Arrive(P2, 0))
    assert enemy_symbols(table.state, 0, P2) == [1, 1, 1, 0, 1]


@rule("CS-RUL-049")
def test_a_location_must_be_opened_even_a_sealed_one() -> None:
    table = storm().sealed(P1)
    table.state.circles = 1
    assert len(table.run(Advance()).options()) == 5


@rule("CS-RUL-056")
def test_a_terror_text_is_done_as_far_as_possible() -> None:
    table = storm().sealed(0, 1, 2, 3).cultists(4, "CU-S01")
    table.run(CarryOut(the_game().content.terror_ids.index("TE19")))
    assert len(table.column(4)) == 2


@rule("CS-RUL-057")
def test_crystals_survive_the_endgame() -> None:
    table = storm().endgame_card("EG1", crystals=5)
    table.state.crystals[1], table.state.terror = 1, 3
    assert table.run(Advance()).state.crystals[1] == 1


@rule("CS-RUL-071")
def test_paid_rerolls_in_preparation_only_if_agreed() -> None:
    assert not storm().dice(0, "S").prepare().offers("Reroll")
    table = storm(paid_reroll_in_prep=True).dice(0, "S").prepare().play("Reroll Star")
    assert table.state.mad[0] == 1


@rule("CS-RUL-075", "CS-RUL-076", "CS-RUL-122")
def test_location_actions_work_beside_a_god_and_after_sealing_but_only_in_preparation() -> None:
    table = storm().location(P1, "LO-S2").sealed(P1).mad(0, 1)
    assert table.prepare().offers("Use St. Bride")
    assert storm().location(P1, "LO-S2").goo(P1, "GO-S").mad(0, 1).prepare().offers("Use St. Bride")
    fighting = storm().location(P1, "LO-S2").mad(0, 1).cultists(P1, "CU-S01").target(0, "CU-S01").combat()
    assert not fighting.offers("St. Bride")


@rule("CS-RUL-082")
def test_a_used_object_stays_used_when_it_changes_hands() -> None:
    table = (
        storm()
        .objects(0, "OB13")
        .prepare()
        .play("Use Hooded")
        .play("Give away Hooded", seat=0)
        .play("To Sgt")
    )
    assert table.cards(OBJECTS + 1) == ["OB13.1"]
    assert not table.offers("Use Hooded", 1)


@rule("CS-RUL-092", "CS-RUL-096", "CS-DEC-20", "CS-DEC-21")
def test_a_fight_is_declared_then_rerolled_then_won_or_given_up() -> None:
    table = storm().cultists(P1, "CU-S01").target(0, "CU-S01").dice(0, "K").at(1, P2).at(2, P2).combat()
    assert table.options() == ["Novice (Order of the Ninth Star)", "Do not fight"]
    table.play("Novice")
    assert table.options() == ["Give up", "Reroll Key for 1 insanity"]


@rule("CS-RUL-100")
def test_a_target_on_another_location_cannot_be_fought() -> None:
    table = storm().cultists(P2, "CU-S01").target(0, "CU-S01").combat()
    assert not table.offers("Novice")


@rule("CS-RUL-109")
def test_devoured_cultists_do_not_make_sealing_dearer() -> None:
    table = storm().at(0, P3).on_location(P3, "FFF").seal(2, 0).devoured(P3, "CU-S01").run(Sealing())
    assert table.play("Seal this").state.mad[0] == 0


@rule("CS-RUL-110", "CS-RUL-111")
def test_a_useless_seal_can_still_be_taken() -> None:
    table = storm().sealed(P3).trophies(0, "S").prepare().play("Develop")
    assert "Flame" in table.options()


@rule("CS-RUL-113")
def test_a_sealer_who_dies_loses_even_with_the_last_gate() -> None:
    table = storm(allow_suicide=True).sealed(0, 1, 3, 4).at(0, P3).on_location(P3, "FFF").seal(2, 0).mad(0, 4)
    table.cultists(P3, "CU-S01").run(Sealing()).play("Seal this")
    assert (table.state.ended, table.state.winners) == (DIED_SEALING, 0)


@rule("CS-RUL-118")
def test_a_payment_that_leaves_too_few_trophies_to_seal_a_location_is_allowed_with_a_warning() -> None:
    table = storm().trophies(ON_BOARD + 1, "FFFFF").trophies(0, "FS").prepare()
    warned = "Develop Calm Voice with Flame; too few would be left to seal Corbin Ironworks by hand"
    assert [option for option in table.options() if "Develop" in option] == [
        "Develop Calm Voice with Star",
        warned,
    ]
    assert table.play(warned).state.level[0] == 1


@rule("CS-RUL-118")
def test_no_warning_while_enough_are_left_or_nothing_can_be_spoilt_any_more() -> None:
    enough = storm().trophies(ON_BOARD + 1, "FFFF").trophies(0, "F").prepare()
    assert enough.offers("Develop Calm Voice with Flame")
    assert not enough.offers("too few")
    spoilt = storm().trophies(ON_BOARD + 1, "FFFFFF").trophies(0, "F").prepare()
    assert not spoilt.offers("too few")
    sealed = storm().sealed(P3).trophies(ON_BOARD + 1, "FFFFF").trophies(0, "F").prepare()
    assert not sealed.offers("too few")
    any_kind = storm(seal_trophies="any_symbol").trophies(ON_BOARD + 1, "FFFFF").trophies(0, "F").prepare()
    assert not any_kind.offers("too few")


def opening(decider: str, causer: int) -> Storm:
    """The terror circle is complete, by the action of a seat."""
    table = storm(table_decider=decider)
    table.state.circles, table.state.causer = 1, causer
    return table.run(Advance())


@rule("CS-RUL-117")
def test_who_causes_a_common_decision_makes_it_or_the_oldest_player() -> None:
    assert opening("causer", 2).state.speaker == 2
    assert opening("leader", 2).state.speaker == 0
    assert opening("causer", 2).play("Gull Quay").state.active == [0, 0, 0, 1, 0]


@rule("CS-RUL-117")
def test_by_vote_all_name_something_in_seat_order_and_most_votes_count() -> None:
    table = opening("vote", 1).play("Gull Quay")
    assert table.state.speaker == 2
    assert table.state.active == [0, 0, 0, 0, 0]
    assert table.told()[-1] == "Sgt. Roscoe Tillman votes for Gull Quay."
    prompt = table.game.prompt(table.play("Corbin").state, 0)
    assert prompt is not None
    assert prompt.chosen == "Sgt. Roscoe Tillman: Gull Quay, Felix Marlow: Corbin Ironworks"
    assert table.play("Corbin").state.active == [0, 0, 1, 0, 0]
    assert table.asked == "Prepare"


@rule("CS-RUL-117")
def test_of_equal_votes_the_one_named_first_counts() -> None:
    table = opening("vote", 1).play("Gull Quay", "Corbin", "Crane Hill")
    assert table.state.active == [0, 0, 0, 1, 0]


@rule("CS-RUL-117")
def test_every_common_decision_can_be_a_vote() -> None:
    table = storm(table_decider="vote").mad(0, 1)
    table.run(CarryOut(the_game().content.terror_ids.index("TE02"))).play("Felix", "Felix", "Roscoe")
    assert table.state.mad[:3] == [1, 0, 1]
    assert "Sgt. Roscoe Tillman votes for Felix Marlow." in table.told()
    table = storm(table_decider="vote").location(P1, "LO-S1").location(P2, "LO-M1")
    table.run(CarryOut(the_game().content.terror_ids.index("TE11"))).play("Crane", "Marsh", "Marsh")
    assert table.state.active == [1, 0, 0, 0, 0]
    table = storm(table_decider="vote").next_cultists("CU-S01", "CU-M01")
    table.run(CarryOut(the_game().content.terror_ids.index("TE19")))
    table.play("Corbin", "Corbin", "Gull", "Crane", "Gull", "Gull")
    assert [table.column(place) for place in range(5)] == [[], [], ["CU-S01"], ["CU-M01"], []]


@rule("CS-RUL-117")
def test_with_nothing_to_choose_nobody_votes() -> None:
    table = storm(table_decider="vote").mad(0, 1).mad(1, 1)
    table.run(CarryOut(the_game().content.terror_ids.index("TE02")))
    assert table.state.mad[:3] == [1, 1, 1]
    assert not any("votes" in sentence for sentence in table.told())


def test_every_option_that_a_ruling_names_can_be_agreed_on() -> None:
    offered = {option.name: option for option in the_game().options}
    ledger = (the_game().folder / "rules.md").read_text(encoding="utf-8")
    named = re.findall(r"`opt: (\w+) = ([^`]*)`", ledger)
    assert len(named) == 13
    for name, choices in named:
        option = offered[name]
        wanted = {"true", "false"} if option.kind == "bool" else {str(one) for one in option.choices}
        assert set(choices.split(" | ")) == wanted


@rule("CS-DEC-13")
def test_who_is_supported_decides() -> None:
    table = (
        storm("SU", "FI", "GA").hand(0, "SU05.K").discard(1, "GN01.S").prepare().play("Encore (Key) for Sgt")
    )
    assert table.state.speaker == 1


def test_a_place_shows_its_trophies_in_the_scene() -> None:
    table = storm().on_location(P2, "MM").prepare()
    scene = table.game.scene(table.state, 0)
    found = [piece for piece in scene.moving.pieces if piece.zone == "trophies-1"]
    assert [(piece.face, piece.count) for piece in found] == [("trophy-M", 2)]
    assert table.trophies_of(AT_PLACE + P2) == "MM"
