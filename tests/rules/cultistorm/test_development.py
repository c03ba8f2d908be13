"""Developing abilities: what they cost, which seals they give, and what is said before a payment that hurts."""

import pytest

from eldertable.games.cultistorm.box.places import ON_BOARD
from tests.rules.cultistorm.table import P3, storm
from tests.support import rule


@rule("CS-DEV-10", "CS-RUL-085", "CS-DEV-11")
def test_several_levels_and_seals_in_one_turn() -> None:
    table = storm().trophies(0, "FMM").prepare().play("Develop Calm Voice with Flame", "Star")
    table.play("Develop Talking Cure", seat=0).play("Key")
    assert table.state.level[0] == 2
    assert table.state.seal == (0, -1, -1, -1, 0)
    assert table.state.has_room(0)


@rule("CS-DEV-05")
def test_what_is_paid_lies_on_the_board_of_who_develops() -> None:
    table = storm().trophies(1, "F").prepare()
    table.play(next(option for option in table.options(1) if option.startswith("Develop")), seat=1)
    assert (table.trophies_of(1), table.trophies_of(ON_BOARD + 1), table.trophies_of(ON_BOARD)) == (
        "",
        "F",
        "",
    )


@rule("CS-RUL-110", "CS-RUL-111")
def test_a_useless_seal_can_still_be_taken() -> None:
    table = storm().sealed(P3).trophies(0, "S").prepare().play("Develop")
    assert "Flame" in table.options()


@rule("CS-RUL-118")
def test_a_payment_that_leaves_too_few_trophies_to_seal_a_location_is_allowed_with_a_warning() -> None:
    table = storm().trophies(ON_BOARD + 1, "FFFFF").trophies(0, "FS").prepare()
    does = "Once per turn: heal 1 of another investigator on your location. Then terror advances, you take a gate seal"
    warned = (
        f"Develop Calm Voice with Flame: {does}; too few Flame would be left to seal Corbin Ironworks by hand"
    )
    assert [option for option in table.options() if "Develop" in option] == [
        f"Develop Calm Voice with Star: {does}",
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


@rule("CS-DEV-02", "CS-DEV-04", "CS-RUL-060")
@pytest.mark.parametrize(
    ("level", "mad", "trophies", "why"),
    [(1, 4, "FM", "CS-DEV-04"), (2, 4, "FF", "CS-RUL-060"), (3, 0, "FF", "CS-DEV-02")],
)
def test_why_an_ability_cannot_be_developed(level: int, mad: int, trophies: str, why: str) -> None:
    table = storm().level(0, level).mad(0, mad).trophies(0, trophies).prepare()
    assert table.refused("develop", "F", seat=0) == why


@rule("CS-DEV-06", "CS-DEV-07", "CS-DEV-08")
@pytest.mark.parametrize(
    ("level", "follows"),
    [
        (0, "Then terror advances, you take a gate seal"),
        (1, "Then terror advances, a cultist appears here, you take a gate seal"),
        (2, "Then terror advances, a cultist appears here, you get 1 ongoing insanity, you take a gate seal"),
    ],
)
def test_whoever_develops_reads_beforehand_what_follows(level: int, follows: str) -> None:
    table = storm().trophies(0, "SS").level(0, level).prepare()
    (offered,) = [option for option in table.options() if "Develop" in option]
    assert offered.endswith(follows)


@rule("CS-DEV-01")
def test_who_has_developed_everything_can_still_be_told_why_not() -> None:
    table = storm().level(0, 3).trophies(0, "SSS").prepare()
    develop = table.means("develop", "S")
    assert table.game.describe(table.state, develop, 0).startswith("Develop")
    why = table.game.why_not(table.state, 0, develop)
    assert why is not None
