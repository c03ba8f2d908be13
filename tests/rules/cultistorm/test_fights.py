"""Combat: strength, reach, sources, the assignment, penalties, Great Old Ones, sealing and the end."""

import pytest

from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    CULTIST_DISCARD,
    DISCARD,
    GOO_TARGET,
    LAID_SEAL,
    OBJECT_DISCARD,
    OBJECTS,
)
from eldertable.games.cultistorm.rules.fighting.assignment import why_no_ability
from eldertable.games.cultistorm.rules.fighting.fight import Fight
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.fields import DIED, DIED_SEALING, TOO_LATE, WON, WON_ENDGAME
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm
from tests.support import rule


def strength(table: Storm, enemy: str | int, place: int) -> str:
    """An enemy's symbols as letters; a number is the place of a Great Old One."""
    number = (
        GOO_TARGET + enemy if isinstance(enemy, int) else table.state.agreed.content.cultists.ids.index(enemy)
    )
    counts = enemy_symbols(table.state, number, place)
    return "".join("SMFWK"[at] * n for at, n in enumerate(counts))


def two_targets(*hand: str) -> Storm:
    """A ranged healer with two targets on P3; the others stand far away and have fought already."""
    table = storm("HE", "FI", "GA").at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01", "CU-S08")
    table.state.done[1] = table.state.done[2] = 1
    return table.target(0, "CU-S01", "CU-S08").hand(0, *hand).combat()


@rule("CS-STR-01", "CS-CMP-22")
def test_a_blank_die_and_a_foreign_cast_make_three_symbols() -> None:
    assert strength(storm().cultists(P2, "CU-S01"), "CU-S01", P2) == "SMF"


@rule("CS-STR-02", "CS-CMP-24", "CS-CUL-21")
def test_a_symbol_on_the_die_or_the_own_location_makes_four() -> None:
    assert strength(storm().cultists(P2, "CU-S01").cultist_die(P2, "K"), "CU-S01", P2) == "SMFK"
    assert strength(storm().cultists(P1, "CU-S01"), "CU-S01", P1) == "SSMF"


@rule("CS-STR-03")
def test_both_make_five() -> None:
    assert strength(storm().cultists(P1, "CU-S01").cultist_die(P1, "K"), "CU-S01", P1) == "SSMFK"


@rule("CS-GOO-15", "CS-GOO-14", "CS-CMP-29")
def test_a_god_has_six_symbols_at_least() -> None:
    assert strength(storm().goo(P1, "GO-S"), P1, P1) == "SSSMFK"


@rule("CS-GOO-01", "CS-GOO-02", "CS-GOO-14")
@pytest.mark.parametrize(
    ("sect", "printed"), [("S", "SSMFK"), ("M", "SMMFW"), ("F", "MFFWK"), ("W", "SFWWK"), ("K", "SMWKK")]
)
def test_go_s_go_m_go_f_go_w_go_k_come_for_their_sect_with_their_symbols(sect: str, printed: str) -> None:
    crowd = [f"CU-{other}02" for other in "SMFWK" if other != sect][:3]
    table = storm().cultists(P2, *crowd).next_cultists(f"CU-{sect}01").run(Arrive(P2, 0))
    assert table.game.content.goos.ids[table.state.goo[P2]] == f"GO-{sect}"
    assert strength(table, P2, P2) == "".join(sorted(printed + "M", key="SMFWK".index))


@rule("CS-GOO-14", "CS-SPC-03")
@pytest.mark.parametrize(
    ("god", "printed"),
    [
        ("GO-21", "SMFWK"),
        ("GO-22", "MMFWK"),
        ("GO-23", "SSMWK"),
        ("GO-24", "SFFKK"),
        ("GO-25", "SMFWW"),
        ("GO-X", "SMFWK"),
    ],
)
def test_go_21_to_go_25_and_go_x_have_their_symbols(god: str, printed: str) -> None:
    assert strength(storm().goo(P5, god), P5, P5) == printed + "K"


@rule("CS-GOO-16", "CS-CUL-18")
def test_a_god_with_four_devoured_and_a_die_has_eleven() -> None:
    table = storm().goo(P1, "GO-S").devoured(P1, "CU-S01", "CU-M01", "CU-F01", "CU-W01").cultist_die(P1, "K")
    assert len(strength(table, P1, P1)) == 11


@rule("CS-RUL-032", "CS-CMP-23")
def test_a_devoured_cultist_without_cast_adds_nothing() -> None:
    assert len(strength(storm(gaunt_choir=True).goo(P1, "GO-S").devoured(P1, "GC3"), P1, P1)) == 6


def test_gc1_choirmaster_makes_a_blank_die_count_as_a_star() -> None:
    table = storm(gaunt_choir=True).cultists(P2, "GC1", "CU-F01")
    assert strength(table, "CU-F01", P2) == "SFWK"


def test_the_symbol_that_a_blank_die_counts_as_stands_on_the_choirmaster() -> None:
    words = {"text": "While it is here, a blank cultist die here counts as a Key for all enemies here."}
    content = {"cultists": {"special": [{"id": "GC1", "what": "K", "en": words}]}}
    table = storm(gaunt_choir=True, content=content).cultists(P2, "GC1", "CU-S01")
    assert strength(table, "CU-S01", P2) == "SMFK"


def test_gc6_faceless_alto_has_the_symbol_of_its_location() -> None:
    assert strength(storm(gaunt_choir=True).cultists(P3, "GC6"), "GC6", P3) == "SFK"


def test_lo_f2_precinct_armoury_ignores_the_cultist_die() -> None:
    table = storm().location(P3, "LO-F2").cultists(P3, "CU-S01").cultist_die(P3, "K")
    assert strength(table, "CU-S01", P3) == "SMF"


def duel(*hand: str, enemy: str = "CU-S01", place: int = P2, who: str = "FI", **options: bool) -> Storm:
    """The first seat against a Novice on P2 (needs S M F), the others far away without targets."""
    table = storm(who, "SU", "RE", **options).cultists(place, enemy).at(0, place).hand(0, *hand)
    return table.at(1, P4).at(2, P5).target(0, enemy)


@rule("CS-CMB-07", "CS-DEF-01", "CS-DEF-04", "CS-DEF-06", "CS-RUL-093", "CS-RUL-097")
def test_with_every_symbol_the_investigator_wins_a_trophy_and_spends_what_was_used() -> None:
    table = duel("GN01.S", "GN02.M", "GN03.F", "GN04.W").combat().play("Novice")
    assert table.options() == ["Give up", "Win", "Win, with my own assignment", "Win, and leave the trophy"]
    table.play("Win")
    assert table.trophies_of(0) == "S"
    assert table.hand_of(0) == ["GN04.W"]
    assert table.cards(CULTIST_DISCARD) == ["CU-S01"]
    assert len(table.cards(DISCARD)) == 3


@rule("CS-DEC-23")
def test_the_trophy_may_be_left() -> None:
    table = duel("GN01.S", "GN02.M", "GN03.F").combat().play("Novice", "leave the trophy")
    assert table.trophies_of(0) == ""


@rule("CS-CMB-05", "CS-RUL-090", "CS-RUL-102")
def test_a_fight_without_winning_costs_insanity_and_terror_advances() -> None:
    table = duel("GN01.S").combat()
    table.play("Novice", "Give up")
    assert table.state.mad[0] == 1
    assert table.hand_of(0) == ["GN01.S"]
    assert table.state.terror == 2  # the two others did not fight either


@rule("CS-CMB-01", "CS-CMB-04", "CS-RUL-121")
def test_who_does_not_fight_pays_unless_agreed_that_nobody_was_there() -> None:
    table = duel("GN01.S").combat().play("Do not fight")
    assert table.state.mad[:3] == [1, 1, 1]
    kind = duel("GN01.S", idle_penalty=False).combat().play("Do not fight")
    assert kind.state.mad[:3] == [1, 0, 0]


@rule("CS-LOS-01", "CS-CMP-10", "CS-RUL-015")
def test_the_fifth_insanity_of_either_kind_loses_the_game_for_all() -> None:
    table = duel().mad(0, 3, ongoing=1).combat().play("Do not fight")
    assert table.state.ended == DIED
    assert table.state.winners == 0


@rule("CS-RNG-02", "CS-RUL-087")
def test_melee_reaches_only_the_closest() -> None:
    table = duel().cultists(P2, "CU-M01").target(0, "CU-S01", "CU-M01").combat()
    assert not table.offers("Sleepers")
    assert table.offers("Ninth Star")


@rule("CS-RNG-01")
def test_ranged_reaches_any_cultist() -> None:
    table = duel(who="HE").cultists(P2, "CU-M01").target(0, "CU-M01").combat()
    assert table.offers("Sleepers")


def test_ob23_sawn_off_shotgun_makes_ranged_and_gives_a_flame() -> None:
    table = duel("GN01.S", "GN02.M").cultists(P2, "CU-M01").objects(0, "OB23").target(0, "CU-S01", "CU-M01")
    assert table.combat().offers("Sleepers")
    table.play("Ninth Star", "Win")
    assert table.trophies_of(0) == "S"


@rule("CS-RNG-03", "CS-GOO-10")
def test_a_god_behind_a_cultist_cannot_be_attacked() -> None:
    table = duel().goo(P2, "GO-S").target(0, P2).combat()
    assert table.state.mad[0] == 1  # could not fight


def test_gc7_last_soprano_hides_behind_the_others() -> None:
    table = storm("FI", "SU", "RE", gaunt_choir=True).cultists(P2, "GC7", "CU-M01").at(0, P2)
    table.at(1, P4).at(2, P5).target(0, "GC7", "CU-M01").combat()
    assert table.options() == ["Novice (Sleepers of the Pale House)", "Do not fight"]


def test_gc4_tongue_taker_maddens_whoever_begins_a_fight() -> None:
    table = storm("FI", "SU", "RE", gaunt_choir=True).cultists(P2, "GC4").at(0, P2).target(0, "GC4")
    assert table.at(1, P4).at(2, P5).combat().options() == ["Tongue-taker, at 1 insanity", "Do not fight"]
    assert table.play("Tongue").state.mad[0] == 1


def test_gc2_hollow_twin_brings_another_when_defeated() -> None:
    table = storm("FI", "SU", "RE", gaunt_choir=True).cultists(P1, "GC2").target(0, "GC2").marker(P4)
    table.hand(0, "GN02.M", "GN06.M", "GN05.K").combat()
    if table.asked == "NowOrLater":
        table.play("Now")
    table.play("Hollow Twin", "Win")
    assert table.state.cultists_on_board() == 1


@rule("CS-DEF-03")
def test_gc3_silent_cantor_turns_the_location_off_and_gives_no_trophy() -> None:
    table = (
        storm("FI", "SU", "RE", gaunt_choir=True)
        .location(P2, "LO-S2")
        .cultists(P2, "GC3")
        .at(0, P2)
        .mad(0, 1)
    )
    assert not table.prepare().offers("Use St. Bride")
    table.hand(0, "GN03.F", "GN04.W", "GN05.K").at(1, P4).at(2, P4).target(0, "GC3").combat()
    table.play("Silent Cantor")
    assert not table.offers("leave the trophy")
    assert table.play("Win").trophies_of(0) == ""


@rule("CS-DEF-02", "CS-CMP-27")
def test_an_empty_supply_gives_no_trophy() -> None:
    table = duel("GN01.S", "GN02.M", "GN03.F").trophies(1, "SSSSSSSS").combat().play("Novice")
    assert table.options() == ["Give up", "Win", "Win, with my own assignment"]
    assert table.play("Win").trophies_of(0) == ""


@rule("CS-DEF-05", "CS-RUL-031")
def test_all_above_a_dead_cultist_move_one_space_down() -> None:
    table = duel("GN01.S", "GN02.M", "GN03.F").cultists(P2, "CU-M01").goo(P2, "GO-S").combat()
    table.play("Novice", "Win")
    assert table.column(P2) == ["CU-M01"]


@rule("CS-ROL-02", "CS-ROL-03", "CS-CMB-10", "CS-DIE-08")
def test_a_paid_reroll_costs_insanity_and_the_new_face_counts() -> None:
    table = duel("GN01.S", "GN02.M").dice(0, "K").combat().play("Novice")
    assert not table.offers("Win")
    table.luck(6, 2).play("Reroll Key for 1")
    assert table.state.mad[0] == 1
    assert table.offers("Win")


@rule("CS-RUL-060")
def test_a_deadly_reroll_is_not_offered_unless_agreed() -> None:
    assert not duel().dice(0, "K").mad(0, 4).combat().play("Novice").offers("Reroll")
    assert duel(allow_suicide=True).dice(0, "K").mad(0, 4).combat().play("Novice").offers("Reroll")


@rule("CS-DIE-09", "CS-RUL-072")
def test_a_wild_die_is_any_one_symbol() -> None:
    assert duel("GN01.S", "GN02.M").dice(0, "*").combat().play("Novice").offers("Win")
    assert not duel("GN01.S").dice(0, "*").combat().play("Novice").offers("Win")


@rule("CS-DIE-10")
def test_a_doubled_wild_die_gives_two_copies_of_one_symbol() -> None:
    table = duel("GN02.M", enemy="CU-W06", who="GA").level(0, 3).dice(0, "*")  # W S S
    assert not table.combat().play("Knife-hand").offers("Win")
    fits = duel("GN04.W", enemy="CU-W06", who="GA").level(0, 3).dice(0, "*")
    assert fits.combat().play("Knife-hand").offers("Win")


@rule("CS-CMB-08", "CS-RUL-095", "CS-RUL-089", "CS-TGT-03")
def test_two_targets_are_fought_one_after_the_other_and_no_source_serves_twice() -> None:
    table = duel("GN01.S", "GN02.M", "GN03.F", who="HE").cultists(P2, "CU-S08").target(0, "CU-S01", "CU-S08")
    table.combat().play("Novice", "Win").play("Scribe")
    assert not table.offers("Win")


@rule("CS-TGT-04", "CS-TGT-05", "CS-TGT-06", "CS-RUL-091", "CS-TGT-07")
def test_a_target_that_somebody_else_killed_cannot_be_fought() -> None:
    table = duel("GN01.S", "GN02.M", "GN03.F").at(1, P2).target(1, "CU-S01").combat()
    table.play("Now", "Novice", "Win")
    assert table.state.targets == [-1] * 10
    assert table.state.mad[1] == 1


@rule("CS-CMB-02", "CS-CMB-03", "CS-RUL-088", "CS-RUL-129", "CS-DEC-30")
def test_if_all_wait_the_first_in_seat_order_must() -> None:
    table = duel("GN01.S").at(1, P2).combat().play("Later", "Later")
    assert (table.asked, table.state.speaker) == ("ChooseFight", 0)


@rule("CS-DEC-22", "CS-RUL-094", "CS-RUL-123")
def test_the_own_assignment_offers_only_what_is_of_use_and_leaves_the_rest_coverable() -> None:
    table = (
        duel("GN01.S", "GN02.M", "FI01.S", "GN03.F").dice(0, "*").combat().play("Novice", "own assignment")
    )
    assert table.options() == [
        "Shared Sigil: Star (Star)",
        "Shared Sigil: Moon (Moon)",
        "Shared Sigil: Flame (Flame)",
        "Covering Fire (Star)",
        "Die: any symbol",
    ]
    table.play("die", "Moon")
    assert table.options() == [
        "Shared Sigil: Star (Star)",
        "Shared Sigil: Flame (Flame)",
        "Covering Fire (Star)",
    ]
    assert table.play("Covering Fire").options() == ["Leave the trophy", "Take the trophy"]
    table.play("Take the trophy")
    assert table.hand_of(0) == ["GN01.S", "GN03.F"]
    assert table.dice_of(0) == ""


@rule("CS-DEC-22")
def test_the_engine_avoids_what_is_dear_and_keeps_wilds() -> None:
    table = duel("GN01.S", "GN02.M", "GN03.F").dice(0, "*").objects(0, "OB06", "OB18").combat()
    table.play("Novice", "Win")
    assert table.dice_of(0) == "*"
    assert table.cards(OBJECTS) == ["OB06.1", "OB18.1"]


# --- objects in fights ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("charm", "missing"), [("OB01", "S"), ("OB02", "M"), ("OB03", "F"), ("OB04", "W"), ("OB05", "K")]
)
def test_ob01_to_ob05_charms_give_their_symbol_once_per_combat_phase(charm: str, missing: str) -> None:
    cards = {"S": "GN01.S", "M": "GN02.M", "F": "GN03.F", "W": "GN04.W", "K": "GN05.K"}
    enemy = {"S": "CU-S01", "M": "CU-S01", "F": "CU-S01", "W": "CU-W01", "K": "CU-W01"}[missing]
    need = {"CU-S01": "SMF", "CU-W01": "WKS"}[enemy]
    table = duel(*[cards[one] for one in need if one != missing], enemy=enemy).objects(0, charm)
    table.combat().play("Novice", "Win")
    assert table.cards(OBJECTS) == [f"{charm}.1"]
    assert table.state.used == table.state.zones[OBJECTS]
    again = duel(*[cards[one] for one in need if one != missing], enemy=enemy).objects(0, charm).combat()
    again.state.used = again.state.zones[OBJECTS]
    assert not again.play("Novice").offers("Win")


@pytest.mark.parametrize(
    ("script", "enemy", "card"),
    [
        ("OB06", "CU-S05", "GN02.M"),
        ("OB07", "CU-M05", "GN03.F"),
        ("OB08", "CU-F05", "GN04.W"),
        ("OB09", "CU-W05", "GN05.K"),
        ("OB10", "CU-K05", "GN01.S"),
    ],
)
def test_ob06_to_ob10_ward_scripts_give_two_symbols_and_are_discarded(
    script: str, enemy: str, card: str
) -> None:
    place = P3 if enemy != "CU-F05" else P2
    table = duel(card, enemy=enemy, place=place).objects(0, script).combat().play("Herald", "Win")
    assert table.cards(OBJECT_DISCARD) == [f"{script}.1"]


def test_ob14_throwing_knife_ignores_two_symbols_of_a_cultist() -> None:
    table = duel("GN01.S").objects(0, "OB14").combat().play("Novice", "Win")
    assert table.cards(OBJECT_DISCARD) == ["OB14.1"]


def test_an_object_that_helps_in_fights_is_found_behind_one_that_does_not() -> None:
    assert duel("GN01.S").objects(0, "OB11", "OB14").combat().play("Novice").offers("Win")


def test_ob18_gnawed_tome_gives_any_symbol_for_insanity() -> None:
    table = duel("GN01.S", "GN02.M").objects(0, "OB18").combat().play("Novice")
    assert lacks(table) == "You can win, at 1 insanity."
    assert table.play("Win").state.mad[0] == 1
    assert not duel("GN01.S", "GN02.M").objects(0, "OB18").mad(0, 4).combat().play("Novice").offers("Win")


def test_ob12_worn_coin_rerolls_once() -> None:
    table = duel("GN01.S", "GN02.M").objects(0, "OB12").dice(0, "K").combat().play("Novice")
    table.luck(6, 1).play("by Worn Coin")
    assert not table.offers("Worn Coin")
    assert table.state.mad[0] == 0


# --- abilities in fights --------------------------------------------------------------------------------------


def test_fi_l1_hard_knuckles_gives_a_flame() -> None:
    table = duel("GN01.S", "GN02.M").level(0, 1).combat().play("Novice", "Win")
    assert table.state.abilities_used[0] == 1


def test_fi_l2_read_the_feint_makes_a_card_any_symbol() -> None:
    assert duel("GN01.S", "GN02.M", "GN04.W").level(0, 2).combat().play("Novice").offers("Win")


@rule("CS-RUL-123")
def test_fi_l2_read_the_feint_is_of_use_once_in_a_turn() -> None:
    table = duel("GN01.S", "GN02.M", "GN04.W").level(0, 2).combat()
    table.state.abilities_used = (1, 1, *table.state.abilities_used[2:])
    assert not table.play("Novice").offers("Win")
    fresh = duel("GN01.S", "GN02.M", "GN04.W").level(0, 2).combat()
    fresh.state.abilities_used = (1, 0, *fresh.state.abilities_used[2:])
    assert fresh.play("Novice").offers("Win")


@rule("CS-DEV-01", "CS-RUL-093", "CS-CMB-10")
def test_why_an_ability_does_not_help_is_said() -> None:
    table = duel("GN01.S").level(0, 2)
    assert [why_no_ability(table.state, 0, level).rule for level in range(3)] == [
        "CS-CMB-10",
        "CS-CMB-10",
        "CS-DEV-01",
    ]
    table.state.abilities_used = (1, 1, *table.state.abilities_used[2:])
    assert [why_no_ability(table.state, 0, level).rule for level in range(2)] == ["CS-RUL-093"] * 2


def test_fi_l3_unbroken_ignores_a_symbol_and_attacks_calmly() -> None:
    table = duel("GN04.W").level(0, 3).goo(P3, "GO-S").at(0, P3).target(0, P3).combat()
    assert table.options() == ["Uhr-Sothyl, the Cold Light", "Do not fight"]
    assert table.play("Uhr").state.mad[0] == 0


def test_ga_l1_lucky_streak_rerolls_in_the_fight() -> None:
    table = duel("GN01.S", "GN02.M", who="GA").level(0, 1).dice(0, "K").combat().play("Novice")
    table.luck(6, 2).play("Lucky Streak")
    assert table.offers("Win")


def test_ga_l3_double_down_counts_a_die_twice() -> None:
    assert (
        duel("GN03.F", enemy="CU-F07", who="GA").level(0, 3).dice(0, "M").combat().play("Bone").offers("Win")
    )


@rule("CS-DEC-22")
def test_whoever_assigns_the_dice_may_double_one_of_any_symbol() -> None:
    table = duel("GN03.F", enemy="CU-F07", who="GA").level(0, 3).dice(0, "M").combat().play("Bone")
    table.play("own assignment")
    assert table.options() == ["Shared Sigil: Flame (Flame)", "Die, doubled: Moon"]


# --- Great Old Ones -------------------------------------------------------------------------------------------


def against_god(*hand: str) -> Storm:
    """The healer against Uhr-Sothyl (S S M F K) on the Flame location: needs S S M F F K."""
    table = storm("HE", "FI", "GA").goo(P3, "GO-S").at(0, P3).at(1, P4).at(2, P4).target(0, P3)
    return table.hand(0, *hand).on_location(P3, "F")


ALL_SIX = ("GN01.S", "GN09.S", "GN02.M", "GN03.F", "GN07.F", "GN05.K")


@rule("CS-GOO-12", "CS-GOO-13", "CS-GOO-17", "CS-GOO-18", "CS-GOO-20", "CS-GOO-21", "CS-GOO-19", "CS-RUL-098")
def test_a_defeated_god_leaves_its_location_sealed() -> None:
    table = against_god(*ALL_SIX).combat().play("Uhr")
    assert table.state.mad[0] == 1
    table.play("Win")
    assert table.state.closed[P3] == 1
    assert table.state.goo[P3] == -1
    assert table.trophies_of(AT_PLACE + P3) == ""
    assert table.trophies_of(0) == ""


@rule("CS-GOO-19", "CS-CUL-19")
def test_a_defeated_god_is_held_no_longer_and_not_due_at_the_gate() -> None:
    table = against_god(*ALL_SIX)
    table.state.held = table.state.due = (0, 0, 1, 0, 0)
    table.combat().play("Uhr", "Win")
    assert (table.state.held, table.state.due) == ((0,) * 5, (0,) * 5)


@rule("CS-DEF-01", "CS-RUL-098")
def test_a_god_leaves_no_trophy_to_be_declined() -> None:
    table = against_god(*ALL_SIX).combat().play("Uhr")
    assert table.options() == ["Give up", "Win", "Win, with my own assignment"]


@rule("CS-RUL-033")
def test_devoured_cultists_go_to_the_discard_pile_after_a_victory() -> None:
    table = against_god(*ALL_SIX, "HE01.M").devoured(P3, "CU-M01").combat().play("Uhr", "Win")
    assert "CU-M01" in table.cards(CULTIST_DISCARD)


@rule("CS-WIN-01", "CS-WIN-02", "CS-END-09")
def test_the_last_gate_sealed_by_a_victory_over_the_last_god_wins() -> None:
    table = against_god(*ALL_SIX).sealed(P1, P2, P4, P5).combat().play("Uhr", "Win")
    assert table.state.ended == WON
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert [side.parts["Locations sealed"] for side in outcome.sides] == [5, 5, 5]
    assert table.state.winners == 0b111


@rule("CS-LOS-04", "CS-RUL-112", "CS-END-07")
def test_after_the_endgame_the_last_god_must_not_fall_while_gates_are_open() -> None:
    table = against_god(*ALL_SIX)
    table.state.endgame = table.state.endgame_goos = 1
    assert table.combat().play("Uhr", "Win").state.ended == TOO_LATE
    spared = against_god(*ALL_SIX)
    spared.state.endgame = 1
    assert not spared.combat().play("Uhr", "Win").state.ended


@rule("CS-WIN-03")
def test_after_the_endgame_all_gates_and_all_gods_are_needed() -> None:
    table = against_god(*ALL_SIX).sealed(P1, P2, P4, P5)
    table.state.endgame = table.state.endgame_goos = 1
    assert table.combat().play("Uhr", "Win").state.ended == WON_ENDGAME


# --- sealing --------------------------------------------------------------------------------------------------


def gate(mad: int, cultists: int, **options: bool) -> Storm:
    """Four players; seat 0 on the Flame location with four trophies and its seal."""
    table = storm("HE", "FI", "GA", "SU", **options).at(0, P3).on_location(P3, "FFFF").seal(2, 0).mad(0, mad)
    return table.cultists(P3, *("CU-S01", "CU-S02", "CU-S03")[:cultists]).run(Sealing())


@rule("CS-SEA-12", "CS-SEA-01", "CS-SEA-05", "CS-SEA-07", "CS-SEA-08", "CS-SEA-11", "CS-DEC-24", "CS-RUL-104")
def test_two_cultists_cost_the_sealer_two_insanity() -> None:
    table = gate(2, 2)
    assert table.options() == ["Pass", "Seal this location for 2 insanity"]
    assert table.play("Seal this").state.mad[0] == 4
    assert table.state.closed[P3] == 1
    assert table.state.seal[2] == LAID_SEAL
    assert table.trophies_of(AT_PLACE + P3) == ""


@rule("CS-SEA-13", "CS-LOS-05")
def test_a_sealer_who_cannot_bear_it_dies_and_so_it_is_not_offered() -> None:
    assert gate(3, 2).asked == "Prepare"
    table = gate(3, 2, allow_suicide=True).play("Seal this")
    assert (table.state.ended, table.state.mad[0]) == (DIED_SEALING, 5)


@rule("CS-SEA-06")
def test_without_cultists_sealing_costs_nothing() -> None:
    table = gate(4, 0)
    assert table.options() == ["Pass", "Seal this location"]
    assert table.play("Seal this").state.mad[0] == 4


@rule("CS-SEA-09")
def test_a_location_with_a_god_cannot_be_sealed() -> None:
    table = storm().at(0, P3).on_location(P3, "FFF").seal(2, 0).goo(P3, "GO-S").run(Sealing())
    assert table.asked == "Prepare"


@rule("CS-SEA-02", "CS-SEA-03", "CS-SEA-04", "CS-RUL-106", "CS-RUL-107", "CS-DEC-18")
def test_trophies_of_the_own_symbol_are_put_down_up_to_the_number_of_players() -> None:
    table = storm().at(0, P3).on_location(P3, "FF").trophies(0, "FFS").run(Sealing()).play("Flame")
    assert table.trophies_of(AT_PLACE + P3) == "FFF"
    assert table.asked == "Prepare"
    assert storm().at(0, P3).sealed(P3).trophies(0, "F").run(Sealing()).asked == "Prepare"


@rule("CS-RUL-105")
def test_the_fifth_seal_wins_at_once() -> None:
    table = storm().sealed(P1, P2, P4, P5).at(0, P3).on_location(P3, "FFF").seal(2, 0).run(Sealing())
    assert table.play("Seal this").state.ended == WON


@rule("CS-RUL-108")
def test_a_trophy_just_won_can_be_put_down_at_the_end_of_the_round() -> None:
    table = duel("GN01.S", "GN09.S", "GN02.M", "GN03.F", place=P1).combat().play("Novice", "Win", "Star")
    assert table.trophies_of(AT_PLACE + P1) == "S"
    table = duel(place=P3).trophies(0, "F").combat().play("Do not fight", "Flame")
    assert table.trophies_of(AT_PLACE + P3) == "F"


def test_a_fight_is_always_asked_even_if_it_can_only_be_given_up() -> None:
    table = duel().combat().play("Novice")
    assert isinstance(table.state.decision, Fight)
    assert table.options() == ["Give up"]


@rule("CS-CMB-10", "CS-RUL-123")
def test_what_a_fight_lacks_is_what_no_source_covers() -> None:
    table = duel("GN01.S", enemy="CU-W01").before(0, 1, "GN05.K", "SU04.M").combat().play("Novice")
    assert lacks(table) == "You hold Star. Missing: Wave."
    table = duel("GN01.S", "GN02.M", enemy="CU-W01").level(0, 2).combat().play("Novice")
    assert lacks(table) == "You hold Star, Moon. Missing: Key."
    table = duel(enemy="CU-S05", who="GA", place=P3).level(0, 3).dice(0, "*").combat().play("Herald")
    assert lacks(table) == "You hold any symbol. Missing: Moon."
    table = duel("GN01.S", "GN02.M").objects(0, "OB18").mad(0, 4).combat().play("Novice")
    assert lacks(table) == "What you would need for it costs the last of your sanity."


def lacks(table: Storm) -> str:
    """What the prompt of a fight says after what the enemy needs."""
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    return prompt.words.split(". ", 2)[2]


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


@rule("CS-RUL-041")
def test_a_late_cultist_uses_the_die_as_it_lies() -> None:
    table = storm().cultist_die(P2, "K").next_cultists("CU-S01").run(Arrive(P2, 0))
    assert enemy_symbols(table.state, 0, P2) == [1, 1, 1, 0, 1]


@rule("CS-RUL-090", "CS-CMB-05")
def test_a_target_left_alone_after_a_fight_costs_nothing() -> None:
    table = two_targets("GN01.S", "GN02.M", "GN03.F").play("Novice", "Win", "Do not fight")
    assert (table.state.mad[0], table.state.terror) == (0, 4)


@rule("CS-RUL-090", "CS-RUL-089")
@pytest.mark.parametrize("order", [("Novice", "Scribe"), ("Scribe", "Novice")])
def test_each_fight_begun_and_lost_costs_a_penalty_in_whatever_order(order: tuple[str, str]) -> None:
    table = two_targets().play(order[0], "Give up")
    assert (table.state.mad[0], table.state.terror) == (1, 0)
    table.play(order[1], "Give up")
    assert (table.state.mad[0], table.state.terror) == (2, 1)
    assert table.asked == "Prepare"


@rule("CS-RUL-090")
def test_a_fight_won_does_not_make_up_for_one_lost() -> None:
    table = two_targets("GN01.S", "GN02.M", "GN03.F").play("Scribe", "Give up", "Novice", "Win")
    assert (table.state.mad[0], table.state.terror) == (1, 0)


@rule("CS-RUL-091", "CS-TGT-06")
def test_who_lost_a_target_to_another_may_fight_the_other_own_target_but_no_new_one() -> None:
    table = storm("HE", "FI", "SU").at(0, P3).at(1, P3).at(2, P5).cultists(P3, "CU-S01", "CU-S08", "CU-M01")
    table.target(1, "CU-S01").target(0, "CU-S01", "CU-S08").hand(1, "GN01.S", "GN02.M", "GN03.F").combat()
    table.play("Later", "Now", "Novice", "Win")
    assert table.options() == ["Scribe (Order of the Ninth Star)", "Do not fight"]


@rule("CS-RUL-088", "CS-CMB-02")
def test_combat_begins_on_place_one_wherever_the_marker_is() -> None:
    table = storm("HE", "FI", "SU").marker(P4).at(0, P4).at(1, P2).at(2, P5).cultists(P2, "CU-S01")
    table.cultists(P4, "CU-M01").target(0, "CU-M01").target(1, "CU-S01").combat()
    assert table.state.speaker == 1


@rule("CS-RUL-086", "CS-CMB-05")
def test_who_is_ready_without_a_target_has_no_fight() -> None:
    table = storm().at(1, P4).at(2, P5).cultists(P1, "CU-S01").hand(0, "GN01.S", "GN02.M", "GN03.F").prepare()
    assert table.offers("Ready", 0)
    assert table.combat().asked == "Prepare"
    assert (table.state.mad[0], len(table.column(P1))) == (1, 1)


@rule("CS-SUP-12", "CS-RUL-104", "CS-MOV-04")
def test_in_a_combat_round_there_is_nothing_but_the_fights() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01").target(0, "CU-S01")
    table.hand(0, "HE01.M", "GN01.S").mad(1, 2).on_location(P3, "FFF").seal(2, 0).combat()
    assert table.options() == ["Novice (Order of the Ninth Star)", "Do not fight"]
    assert not table.prepare().offers("Seal")


@rule("CS-RUL-135", "CS-CMB-10")
def test_fi_l1_hard_knuckles_serves_one_fight_of_a_phase_and_fi_l3_unbroken_each() -> None:
    table = storm("FI", "HE", "SU").level(0, 1).at(0, P3).at(1, P4).at(2, P5).hand(0, "GN01.S", "GN02.M")
    table.hand(0, "GN06.M", "GN05.K").cultists(P3, "CU-S01", "CU-S03").target(0, "CU-S01", "CU-S03")
    table.combat().play("Novice", "Win", "Outsider")
    assert table.options() == ["Give up"]
    unbroken = storm("FI", "HE", "SU").level(0, 3).at(0, P3).at(1, P4).at(2, P5).hand(0, "GN01.S", "GN02.M")
    unbroken.hand(0, "GN06.M", "GN05.K").cultists(P3, "CU-S01", "CU-S03").target(0, "CU-S01", "CU-S03")
    unbroken.combat().play("Novice", "Win", "Outsider", "Win")
    assert unbroken.trophies_of(0) == "SS"
