"""Texts with other numbers than the cards have: what is done twice, in part or not at all."""

from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import OBJECT_DISCARD, OBJECTS
from eldertable.kernel.dice import Dice
from tests.rules.cultistorm.table import P1, P3, P4, P5, Storm, storm, the_game
from tests.support import rule


def changed(effect: list[dict[str, Any]]) -> Storm:
    """Relay Message has another text."""
    content = {"actions": {"action": [{"id": "SU01", "effect": effect}]}}
    return storm("SU", "FI", "GA", content=content).hand(0, "SU01.S").at(1, P3)


@rule("CS-RUL-126")
def test_me_l1_second_sight_sees_what_the_deck_has() -> None:
    table = storm("ME", "FI", "GA").level(0, 1).only_cultists("CU-S01").prepare().play("Second Sight")
    assert table.asked == "BuryPeeked"
    assert table.play(table.state.legal()[0]).asked == "Prepare"


@rule("CS-RUL-079", "CS-RSH-11")
def test_re03_lost_and_found_makes_room_first() -> None:
    table = storm("RE", "FI", "GA").hand(0, "RE03.F").objects(1, "OB01", "OB02").to(OBJECT_DISCARD, "OB03")
    table.prepare().play("Lost and Found (Flame) for Sgt", "Charm of the Flame", "Charm of the Star")
    assert table.cards(OBJECTS + 1) == ["OB02.1", "OB03.1"]


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
    assert table.columns() == [1, 1, 0, 0, 0]
    table = changed([{"verb": "draw", "n": 1}, {"verb": "mad", "n": 2}]).prepare()
    assert table.play("Relay Message (Star) for Sgt").state.mad[1] == 2


def test_verbs_that_are_alike_for_all_could_help_everybody_or_nobody_in_any_position() -> None:
    game, dice, seen = the_game(), Dice(3), set()
    ops = {op.deed.name: op for effect in game.content.effects for op in effect.ops if op.deed.alike}
    for seed in range(8):
        state = game.new(seed=seed, unattended=True)
        while not state.over:
            options = state.legal()
            state.apply(options[dice.roll(len(options))])
            for name, op in ops.items():
                can = {op.deed.can(state, seat, op) for seat in range(state.table.seats)}
                assert len(can) == 1
                seen.add((name, *can))
    assert {("crystals", True), ("hold", False), ("die-gain", False)} <= seen
