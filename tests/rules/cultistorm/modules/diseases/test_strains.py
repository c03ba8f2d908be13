"""Every strain, by name: what it does to those who stand where it is, from level 2 on."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.modules.diseases.rules import diseases, sickness
from eldertable.games.cultistorm.rules.phases.update import FillHands
from eldertable.games.cultistorm.table.enemies import is_ranged
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.modules.diseases.ward import Ward, ward
from tests.rules.cultistorm.modules.solo.lone import A, calls, lone
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5
from tests.support import rule

LEVELS = [1, 2, 3]
"""A strain's rule holds from the second on."""


def struck(id: str, place: int, level: int, **options: Any) -> Ward:
    """The first two of three stand where the strain is, the third elsewhere."""
    return ward(**options).strain(place, id, level).at(0, place).at(1, place).at(2, (place + 1) % 5)


def support_code(table: Ward, seat: int, card: str) -> str:
    """A hand card as answers name it."""
    return str(table.state.in_deck(table._own(seat, card)))


@rule("CS-DIS-04")
@pytest.mark.parametrize("level", LEVELS)
def test_ds01_starblindness_ranged_investigators_are_melee(level: int) -> None:
    table = struck("DS01", P1, level)
    assert [is_ranged(table.state, seat) for seat in range(3)] == [level < 2, False, True]
    assert is_ranged(table.at(0, P2).state, 0)


@rule("CS-DIS-04")
@pytest.mark.parametrize("level", LEVELS)
def test_ds02_silver_tremor_no_text_turns_dice(level: int) -> None:
    table = struck("DS02", P1, level).dice(1, "S").dice(2, "S").hand(0, "GN08.K").prepare()
    assert table.offers("Turn the Bones (Key) for Sgt", seat=0) == (level < 2)
    assert table.offers("Turn the Bones (Key) for Felix", seat=0)


@rule("CS-DIS-04", "CS-DIS-19")
@pytest.mark.parametrize("level", LEVELS)
def test_ds03_grey_sleep_two_supports_in_a_turn_at_most(level: int) -> None:
    table = struck("DS03", P2, level).hand(0, "GN01.S", "GN02.M", "GN03.F", "GN04.W").prepare()
    table.play("Shared Sigil: Star (Star) for Sgt", seat=0)
    assert table.offers("Shared Sigil: Moon (Moon) for Sgt", seat=0)
    table.play("Shared Sigil: Moon (Moon) for Sgt", seat=0)
    assert table.offers("Shared Sigil: Flame (Flame) for Sgt", seat=0) == (level < 2)
    if level >= 2:
        code = support_code(table, 0, "GN03.F")
        assert table.refused("support", code, "1", seat=0) == "CS-DIS-19"
        table.play("Move to Corbin Ironworks", seat=0)
        assert table.offers("Shared Sigil: Flame (Flame) for Sgt", seat=0)


@rule("CS-DIS-19")
def test_ds03_grey_sleep_supports_played_elsewhere_count() -> None:
    table = struck("DS03", P2, 2).at(0, P3).hand(0, "GN01.S", "GN02.M", "GN03.F").prepare()
    table.play("Shared Sigil: Star (Star) for Sgt", seat=0)
    table.play("Shared Sigil: Moon (Moon) for Sgt", "Move to Marsh Road", seat=0)
    assert not table.offers("Shared Sigil: Flame", seat=0)


@rule("CS-DIS-04", "CS-DIS-19")
@pytest.mark.parametrize("level", LEVELS)
def test_ds04_milk_fever_a_card_is_discarded_before_the_first_fight(level: int) -> None:
    table = struck("DS04", P2, level).hand(0, "GN01.S", "GN02.M").hand(1, "GN03.F").hand(2, "GN04.W")
    table.combat()
    if level >= 2:
        assert (table.asked, table.state.speaker) == ("Drop", 0)
        table.play("Shared Sigil: Star")
    assert [len(table.hand_of(seat)) for seat in range(3)] == ([1, 0, 1] if level >= 2 else [2, 1, 1])


@rule("CS-DIS-04", "CS-MOD-42")
@pytest.mark.parametrize("level", LEVELS)
def test_ds05_ember_cough_the_first_move_away_is_not_free(level: int) -> None:
    table = struck("DS05", P3, level).prepare().play("Move to Gull Quay", seat=0)
    assert table.state.mad[0] == (1 if level >= 2 else 0)
    assert table.play("Move to Corbin Ironworks", seat=2).state.mad[2] == 0
    again = table.play("Move to Aldermoor Library", seat=0)
    assert again.state.mad[0] == (2 if level >= 2 else 1)


@rule("CS-MOD-42")
def test_ds05_ember_cough_costs_one_however_many_moves_there_were() -> None:
    table = struck("DS05", P3, 2)
    table.state.moved[0] = 1
    assert table.prepare().play("Move to Gull Quay", seat=0).state.mad[0] == 1
    quay = struck("DS05", P3, 2).location(P3, "LO-W1").prepare().play("Move to Aldermoor", seat=0)
    assert quay.state.mad[0] == 0


@rule("CS-DIS-04")
@pytest.mark.parametrize("level", LEVELS)
def test_ds06_red_itch_a_paid_reroll_gives_one_insanity_more(level: int) -> None:
    table = struck("DS06", P3, level, paid_reroll_in_prep=True).dice(0, "S").dice(2, "S").prepare()
    price = [table.state.reroll_price(seat) for seat in range(3)]
    assert price == ([2, 2, 1] if level >= 2 else [1, 1, 1])
    table.play("Reroll", seat=0)
    assert table.state.mad[0] == price[0]
    fight = struck("DS06", P3, level).cultists(P3, "CU-S01").target(0, "CU-S01").dice(0, "W").mad(0, 3)
    fight.state.done[1] = fight.state.done[2] = 1
    fight.combat().play("Ninth Star")
    assert fight.offers("Reroll") == (level < 2)


@rule("CS-DIS-04", "CS-MOD-42")
@pytest.mark.parametrize("level", LEVELS)
def test_ds07_brine_lung_a_move_to_there_gives_one_insanity(level: int) -> None:
    table = struck("DS07", P4, level).prepare().play("Move to Gull Quay", seat=2)
    assert table.state.mad[2] == (1 if level >= 2 else 0)
    assert table.play("Move to Aldermoor Library", seat=0).state.mad[0] == 0
    dying = struck("DS07", P4, level).mad(2, 4).prepare()
    assert dying.offers("Move to Gull Quay", seat=2) == (level < 2)


@rule("CS-DIS-04", "CS-DIS-19", "CS-MOD-41")
@pytest.mark.parametrize("level", LEVELS)
def test_ds08_drowners_thirst_hands_are_filled_to_three(level: int) -> None:
    table = struck("DS08", P4, level).run(FillHands())
    small = 3 if level >= 2 else 4
    assert [len(table.hand_of(seat)) for seat in range(3)] == [small, small, 4]


@rule("CS-DIS-04", "CS-DIS-19")
@pytest.mark.parametrize("level", LEVELS)
def test_ds09_lockjaw_no_general_supports(level: int) -> None:
    table = struck("DS09", P5, level).mad(1, 2).hand(0, "GN01.S", "HE01.S").hand(2, "GN01.S").prepare()
    assert table.offers("Shared Sigil: Star (Star) for Sgt", seat=0) == (level < 2)
    assert table.offers("Shared Sigil: Star (Star) for Sgt", seat=2)
    if level >= 2:
        assert table.refused("support", support_code(table, 0, "GN01.S"), "1", seat=0) == "CS-DIS-19"
    stars = struck("DS09", P5, level).hand(0, "HE04.S").prepare()
    assert stars.offers("for Sgt", seat=0)


@rule("CS-DIS-19")
@pytest.mark.parametrize(
    ("id", "played", "general", "star"), [("DS09", 0, 0, 1), ("DS03", 2, 0, 0), ("DS03", 1, 1, 1)]
)
def test_ds09_lockjaw_and_ds03_hold_for_contacts_of_who_plays_alone(
    id: str, played: int, general: int, star: int
) -> None:
    table = lone(diseases=True).at(0, P5).hand(A, "GN01.S", "HE04.S")
    ill = sickness(table.state)
    ill.strain = (diseases(table.state).strains.ids.index(id),) * 5
    ill.dial[:] = [0, 0, 0, 0, 2]
    table.state.stars = replaced(table.state.stars, 0, played)
    table.prepare()
    generals = [label for label in calls(table) if "Shared Sigil" in label]
    assert (len(generals), len(calls(table))) == (general, general + star)


@rule("CS-DIS-04", "CS-DIS-19")
@pytest.mark.parametrize("level", LEVELS)
def test_ds10_clerks_palsy_no_research(level: int) -> None:
    table = struck("DS10", P5, level).hand(0, "GN02.M").hand(2, "GN02.M").prepare()
    assert table.offers("Research", seat=0) == (level < 2)
    assert table.offers("Research", seat=2)
    if level >= 2:
        assert table.refused("research", seat=0) == "CS-DIS-19"


@rule("CS-DIS-19")
def test_ds10_clerks_palsy_nobody_is_invited_to_research_there_either() -> None:
    table = ward("RE", "FI", "GA").strain(P5, "DS10", 2).at(1, P5).hand(0, "RE06.K").prepare()
    studies = [label for label in table.options(seat=0) if label.startswith("Joint Study")]
    assert [("Felix" in label, "Sgt" in label) for label in studies] == [(True, False)]
