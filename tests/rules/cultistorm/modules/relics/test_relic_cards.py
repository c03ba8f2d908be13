"""The twelve relics, each by its name."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import BOX, DISCARD, ON_BOARD
from eldertable.games.cultistorm.modules.relics.rules import marks_of
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.table.fields import DIED
from eldertable.games.cultistorm.table.marks import marks_of as common
from tests.rules.cultistorm.modules.relics.gate import Gate, gate
from tests.rules.cultistorm.table import P1, P2, P3, P4, F, M, S
from tests.support import rule

LETTERS = {"S": "GN01.S", "M": "GN02.M", "F": "GN03.F", "W": "GN04.W", "K": "GN05.K"}


def facing(relic: str, cultist: str, hand: str, place: int = P2, dice: str = "", mad: int = 0) -> Gate:
    """The Healer with a relic and hand cards of these symbols in a fight on a place (P2: Moon), all others elsewhere."""
    table = gate().relic(0, relic).at(0, place).at(1, P4).at(2, P4).cultists(place, cultist).mad(0, mad)
    table.hand(0, *[LETTERS[letter] for letter in hand]).dice(0, dice).target(0, cultist)
    assert isinstance(table, Gate)
    table.combat().play("(")
    return table


# --- Lens of Green Glass ----------------------------------------------------------------------------------------------


@rule("CS-REL-07", "CS-REL-21")
def test_lens_of_green_glass() -> None:
    table = facing("RL01", "CU-S01", "SM").play("Win")
    assert (table.hand_of(0), table.column(P2), marks_of(table.state).relic_used[:3]) == ([], [], [1, 0, 0])
    assert table.relic_of(0) == ["RL01"]
    assert not facing("RL01", "CU-S01", "S").offers("Win")


@rule("CS-REL-07")
def test_the_lens_is_not_used_where_it_is_not_needed_nor_twice_in_a_phase() -> None:
    table = facing("RL01", "CU-S01", "SMF").play("Win")
    assert marks_of(table.state).relic_used[0] == 0
    used = gate().relic(0, "RL01", used=True).at(0, P2).cultists(P2, "CU-S01").target(0, "CU-S01")
    used.at(1, P4).at(2, P4).hand(0, "GN01.S", "GN02.M").combat().play("(")
    assert not used.offers("Win")


@rule("CS-REL-07")
def test_the_lens_of_another_helps_nobody() -> None:
    table = gate().relic(1, "RL01").at(0, P2).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(0, "CU-S01")
    table.hand(0, "GN01.S", "GN02.M").combat().play("now", "(")
    assert (table.state.speaker, table.offers("Win")) == (0, False)


@rule("CS-REL-21", "CS-DEC-22")
def test_the_lens_can_be_chosen_by_hand_and_is_named_when_the_fight_is_won() -> None:
    table = facing("RL01", "CU-S01", "SMF").play("own assignment")
    assert table.offers("Lens of Green Glass")
    table.play("Lens of Green Glass")
    table.play(*[label for label in table.options() if "Star" in label])
    table.play(*[label for label in table.options() if "Moon" in label])
    table.play("Take")
    assert (len(table.hand_of(0)), marks_of(table.state).relic_used[0]) == (1, 1)
    assert any("Lens of Green Glass" in words for words in table.told())


# --- Bronze Astrolabe -------------------------------------------------------------------------------------------------


def test_bronze_astrolabe() -> None:
    table = gate().relic(0, "RL02").cultist_die(P2, "M").cultist_die(P3, "K")
    assert isinstance(table, Gate)
    table.use(0)
    assert table.asked == "PickSpot"
    assert not table.offers("Crane")
    table.play("Ironworks")
    assert table.state.cultist_dice == (5, M, 5, 5, 5)


def test_the_astrolabe_needs_a_die_that_shows_something() -> None:
    table = gate().relic(0, "RL02")
    table.prepare()
    assert table.why_no("use-relic") == "CS-RUL-061"


# --- Harp with One String ---------------------------------------------------------------------------------------------


def test_harp_with_one_string() -> None:
    table = gate().relic(0, "RL03").mad(0, 1).mad(2, 3, ongoing=1).at(2, P4)
    assert isinstance(table, Gate)
    table.use(0).play("Felix")
    assert (table.state.mad[:3], table.state.ongoing[2]) == ([1, 0, 1], 1)


# --- Thumb of the Saint -----------------------------------------------------------------------------------------------


@rule("CS-REL-09")
def test_thumb_of_the_saint() -> None:
    table = gate().relic(0, "RL04").mad(0, 3, ongoing=1).mad(1, 1).run(Summon(P2, 0, 1, 0))
    assert isinstance(table, Gate)
    assert (table.state.ended, table.state.insanity(0), table.state.mad[1]) == (0, 4, 2)
    assert (table.relic_of(0), "RL04" in table.cards(BOX)) == ([], True)
    table.run(Summon(P3, 1, 1, 0))
    assert table.state.ended == DIED


@rule("CS-REL-09")
def test_the_thumb_cuts_the_whole_gain_of_a_moment_to_four() -> None:
    table = gate().relic(0, "RL04").mad(0, 3)
    table.state.madden(0, 4, "CS-CMP-19")
    assert (table.state.mad[0], table.state.ended) == (4, 0)
    other = gate().relic(0, "RL04").mad(0, 3)
    other.state.madden_for_good(0, 2, "CS-CMP-12")
    assert (other.state.mad[0], other.state.ongoing[0], other.state.ended) == (3, 1, 0)


@rule("CS-REL-09")
def test_the_thumb_is_kept_while_insanity_can_be_borne_and_saves_nobody_else() -> None:
    table = gate().relic(0, "RL04").mad(0, 3)
    table.state.madden(0, 1, "CS-CMP-19")
    assert (table.state.mad[0], table.relic_of(0)) == (4, ["RL04"])
    table.mad(1, 4).state.madden(1, 1, "CS-CMP-19")
    assert table.state.ended == DIED


@rule("CS-REL-09")
def test_a_step_that_only_the_thumb_lets_one_survive_is_offered_also_in_sealing() -> None:
    table = gate().relic(0, "RL04").mad(0, 4).at(0, P3).on_location(P3, "FFF").seal(F, 0)
    table.cultists(P3, "CU-S01", "CU-S02").run(Sealing()).play("Seal this")
    assert isinstance(table, Gate)
    assert (table.state.closed[P3], table.state.mad[0], table.state.ended) == (1, 4, 0)
    assert table.relic_of(0) == []


# --- Obsidian Ladder --------------------------------------------------------------------------------------------------


@rule("CS-REL-10")
def test_obsidian_ladder() -> None:
    table = gate().relic(0, "RL05").at(0, P1).on_location(P3, "FFF").seal(F, 0).cultists(P3, "CU-S01")
    table.run(Sealing())
    assert table.options() == ["Pass", "Seal Corbin Ironworks for 1 insanity"]
    table.play("Seal Corbin")
    assert (table.state.closed, table.state.mad[:3]) == ((0, 0, 1, 0, 0), [1, 0, 0])


@rule("CS-REL-10")
@pytest.mark.parametrize(("trophies", "owner"), [("FF", 0), ("FFF", 1)])
def test_the_ladder_needs_trophies_and_the_own_seal_as_ever(trophies: str, owner: int) -> None:
    table = gate().relic(0, "RL05").at(0, P1).on_location(P3, trophies).seal(F, owner)
    # Something to put down, so that the first seat is asked.
    table.trophies(0, "S").run(Sealing())
    assert (table.state.speaker, table.offers("Seal")) == (0, False)
    assert table.refused("seal", seat=0) == "CS-SEA-05"


@rule("CS-REL-10")
def test_without_the_ladder_nobody_seals_from_afar() -> None:
    table = gate().relic(1, "RL05").at(0, P1).at(1, P1).on_location(P3, "FFF").seal(F, 0).run(Sealing())
    assert not table.offers("Seal")


@rule("CS-REL-19")
def test_the_ladder_seals_several_locations_one_after_the_other() -> None:
    table = gate().relic(0, "RL05").at(0, P1).on_location(P3, "FFF").on_location(P2, "MMM")
    table.seal(F, 0).seal(M, 0).seal(S, 1).on_location(P1, "SSS").cultists(P2, "CU-S01").run(Sealing())
    table.play("Seal one of")
    assert (table.asked, table.options()) == (
        "SealWhere",
        ["Seal Marsh Road Sanatorium for 1 insanity", "Seal Corbin Ironworks"],
    )
    assert table.refused("seal-at", "P1", seat=0) == "CS-SEA-05"
    table.play("Corbin")
    while table.state.speaker != 0:
        table.play("Pass")
    table.play("Seal Marsh Road Sanatorium for 1")
    assert (table.state.closed, table.state.mad[0]) == ((0, 1, 1, 0, 0), 1)


# --- Jar of Stopped Time ----------------------------------------------------------------------------------------------


@rule("CS-REL-13")
def test_jar_of_stopped_time() -> None:
    table = gate().relic(0, "RL06").goo(P2, "GO-M").goo(P4, "GO-W").cultists(P2, "CU-S01")
    assert isinstance(table, Gate)
    table.use(0)
    assert (table.state.held, table.state.blocked) == ((0, 1, 0, 1, 0), (1, 0, 1, 0, 1))
    assert (table.relic_of(0), "RL06" in table.cards(BOX)) == ([], True)


# --- Weeping Mask -----------------------------------------------------------------------------------------------------


@rule("CS-REL-11")
@pytest.mark.parametrize("level", [1, 2])
def test_weeping_mask(level: int) -> None:
    table = gate().relic(0, "RL07").level(0, level).level(1, level).trophies(0, "S").trophies(1, "S")
    table.next_cultists("CU-K04").prepare()
    assert table.refused("develop", "S", seat=1) == "CS-DEV-04"
    assert table.refused("develop", "M", seat=0) == "CS-DEV-03"
    table.play(table.means("develop", "S"), seat=0)
    assert (table.state.level[0], table.trophies_of(0), table.trophies_of(ON_BOARD)) == (level + 1, "", "S")


@rule("CS-REL-11")
def test_the_mask_does_not_make_the_first_ability_cheaper() -> None:
    table = gate().relic(0, "RL07").trophies(0, "S").prepare()
    table.play(table.means("develop", "S"), seat=0)
    assert (table.state.level[0], table.trophies_of(ON_BOARD)) == (1, "S")


# --- Nail from the First Door -----------------------------------------------------------------------------------------


@rule("CS-REL-12")
def test_nail_from_the_first_door() -> None:
    table = facing("RL08", "CU-M01", "MFW").play("Win")
    assert (table.hand_of(0), marks_of(table.state).relic_used[0]) == ([], 1)
    assert not facing("RL08", "CU-M01", "MF").offers("Win")


@rule("CS-REL-12")
def test_the_nail_does_nothing_to_a_cultist_away_from_home() -> None:
    assert not facing("RL08", "CU-S01", "SF").offers("Win")
    table = facing("RL08", "CU-S01", "SMF")
    assert table.play("own assignment").refused("by-object", "RL08", seat=0) == "CS-REL-12"


@rule("CS-REL-12")
def test_the_nail_takes_the_symbol_of_the_location_from_a_great_old_one() -> None:
    table = gate().relic(0, "RL08").at(0, P2).at(1, P4).at(2, P4).goo(P2, "GO-M").target(0, P2)
    table.hand(0, "GN02.M", "GN03.F", "GN04.W", "GN01.S").dice(0, "M").combat().play("Nhylaea")
    assert table.offers("Win")


@rule("CS-REL-12")
def test_the_nail_takes_the_printed_symbol_of_the_faceless_alto() -> None:
    table = gate(gaunt_choir=True).relic(0, "RL08").at(0, P2).at(1, P4).at(2, P4)
    table.cultists(P2, "GC6").target(0, "GC6").hand(0, "GN01.S", "GN05.K").combat().play("Faceless")
    assert table.offers("Win")


# --- Choir Bone -------------------------------------------------------------------------------------------------------


@rule("CS-REL-21")
def test_choir_bone() -> None:
    table = facing("RL09", "CU-M05", "F", P1, dice="M", mad=1)
    table.play("Win")
    assert (table.state.mad[0], table.dice_of(0), marks_of(table.state).relic_used[0]) == (2, "", 1)


@rule("CS-REL-21")
def test_the_bone_doubles_every_die_for_one_insanity() -> None:
    table = facing("RL09", "CU-S06", "", P1, dice="F*").play("Win")
    assert (table.state.mad[0], table.dice_of(0)) == (1, "")


@rule("CS-REL-21", "CS-MOD-16")
def test_the_bone_is_not_used_by_somebody_whom_it_would_kill() -> None:
    assert not facing("RL09", "CU-M05", "F", P1, dice="M", mad=4).offers("Win")
    assert facing("RL09", "CU-M05", "F", P1, dice="M", mad=3).offers("Win")


@rule("CS-REL-21")
def test_the_bone_is_not_used_if_one_doubled_die_is_enough_for_less() -> None:
    table = gate("GA", "FI", "HE").relic(0, "RL09").level(0, 3).at(0, P1).at(1, P4).at(2, P4)
    table.cultists(P1, "CU-M05").target(0, "CU-M05").hand(0, "GN03.F").dice(0, "M").combat().play("(")
    table.play("Win")
    assert (table.state.mad[0], marks_of(table.state).relic_used[0]) == (0, 0)
    assert table.state.abilities_used[2] == 1


@rule("CS-REL-21")
def test_with_the_bone_nothing_else_is_spent_that_doubles_a_die() -> None:
    table = gate("GA", "FI", "HE").relic(0, "RL09").level(0, 3).at(0, P1).at(1, P4).at(2, P4)
    table.cultists(P1, "CU-S06").target(0, "CU-S06").dice(0, "F*").combat().play("(")
    table.play("own assignment")
    table.play(table.means("by-doubled-die", "F"))
    table.play("Take")
    assert (table.state.mad[0], marks_of(table.state).relic_used[0]) == (1, 1)
    assert table.state.abilities_used[2] == 0


# --- Map of Elsewhere -------------------------------------------------------------------------------------------------


@rule("CS-MOD-42", "CS-RUL-130")
def test_map_of_elsewhere() -> None:
    table = gate().relic(0, "RL10").at(0, P1).at(1, P1).prepare()
    for at in range(10):
        table.play(table.means("move", ("P2", "P1")[at % 2]), seat=0)
    assert (table.state.mad[0], table.state.moved[0]) == (0, 0)
    assert table.refused("move", "P2", seat=0) == "CS-RUL-130"
    table.play(table.means("move", "P2"), seat=1).play(table.means("move", "P1"), seat=1)
    assert table.state.mad[1] == 1


@rule("CS-MOD-42")
def test_with_the_map_neither_weariness_nor_a_great_old_one_takes_free_moves_away() -> None:
    table = gate().relic(0, "RL10").at(0, P1).at(1, P1).goo(P3, "GO-24")
    common(table.state).tired[:2] = [2, 2]
    table.prepare().play(table.means("move", "P2"), seat=0).play(table.means("move", "P2"), seat=1)
    assert table.state.mad[:2] == [0, 1]


# --- Cup of the Second Thirst -----------------------------------------------------------------------------------------


def test_cup_of_the_second_thirst() -> None:
    table = gate().relic(0, "RL11").hand(0, "GN01.S", "GN02.M").deck(0, "GN03.F", "GN04.W")
    assert isinstance(table, Gate)
    table.use(0).play("Star")
    assert (table.hand_of(0), table.cards(DISCARD)) == (["GN02.M", "GN03.F", "GN04.W"], ["HE GN01.S"])


def test_the_cup_costs_a_card() -> None:
    table = gate().relic(0, "RL11")
    table.prepare()
    assert table.why_no("use-relic") == "CS-RUL-060"


# --- Bell without a Mouth ---------------------------------------------------------------------------------------------


def test_bell_without_a_mouth() -> None:
    table = gate().relic(0, "RL12").terror_card(1, "TE01", 2).terror_card(2, "TE02", 1)
    assert isinstance(table, Gate)
    table.use(0)
    table.play(table.means("take-crystals", "T2"))
    assert table.state.crystals[:3] == (0, 1, 1)


# --- stories ----------------------------------------------------------------------------------------------------------


@rule("CS-NAR-15", "CS-NAR-16")
def test_who_takes_a_relic_hears_its_story_and_feels_it() -> None:
    table = gate(narrative="effects").at(0, P2).mad(0, 2).next_cultists("CU-K04")
    assert isinstance(table, Gate)
    table.next_relics("RL03", "RL01").open(0, "**").play("Harp")
    assert table.state.mad[0] == 1
    assert any("Harp with One String" in words for words in table.told())
    plain = gate(narrative="stories").at(0, P2).mad(0, 2).next_cultists("CU-K04")
    assert isinstance(plain, Gate)
    plain.next_relics("RL03", "RL01").open(0, "**").play("Harp")
    assert plain.state.mad[0] == 2
