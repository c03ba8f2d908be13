"""Special sects: every card, every sect rule, every officer, every Great Old One with its peril, and the rulings."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.bot.plan import symbols_ahead
from eldertable.games.cultistorm.bot.player import could_win
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    BOX,
    COLUMN,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DISCARD,
    GOO_TARGET,
    REMOVED,
)
from eldertable.games.cultistorm.box.verbs import Op
from eldertable.games.cultistorm.modules.sects.advice import SectAdvice
from eldertable.games.cultistorm.modules.sects.rules import SectRules, sects_of
from eldertable.games.cultistorm.rules.effects.texts import perform
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase, MarkerStep, RollCultistDice
from eldertable.games.cultistorm.rules.phases.update import FillHands
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive, Spawn
from eldertable.games.cultistorm.rules.storm.endgame import ActivateEndgame
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon, banish, devour
from eldertable.games.cultistorm.table.enemies import enemy_symbols, within_reach
from eldertable.games.cultistorm.table.fields import CULTIST_PHASE, PREPARATION_PHASE
from eldertable.games.cultistorm.table.modules import CULTIST_ARRIVED, DICE_ROLLED, OCCASIONS
from eldertable.kernel.errors import BadContent, BadOption
from tests.rules.cultistorm.modules.events.night import night
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, new_game, storm, the_game
from tests.support import rule

ALL = ["GC", "HT", "CP", "LT", "MC"]


def sects(*people: str, use: list[str] | None = None, **options: Any) -> Storm:
    """An empty board at a table with special sects: all five where nothing else is said."""
    table = storm(*people, sects=use or ALL, **options)
    sects_of(table.state).special_order = ()
    return table


def number(table: Storm, id: str) -> int:
    """The number of a cultist."""
    return table.state.agreed.content.cultists.ids.index(id)


def strength(table: Storm, enemy: str | int, place: int) -> str:
    """An enemy's symbols as letters; a number is the place of a Great Old One."""
    counts = enemy_symbols(
        table.state, GOO_TARGET + enemy if isinstance(enemy, int) else number(table, enemy), place
    )
    return "".join("SMFWK"[at] * n for at, n in enumerate(counts))


def god(table: Storm, place: int) -> str:
    """The Great Old One of a place."""
    goo = table.state.goo[place]
    return table.state.agreed.content.goos.ids[goo] if goo >= 0 else ""


def fighting(table: Storm, enemy: str, *hand: str) -> Storm:
    """The first seat fights somebody where it stands; the others stand at P4 and P5 and are done."""
    table.at(1, P4).at(2, P5).hand(0, *hand).target(0, enemy)
    table.state.done[1] = table.state.done[2] = 1
    table.combat()
    return table.play(table.options()[0])


# --- setup ------------------------------------------------------------------------------------------------------------


@rule("CS-SEC-01", "CS-SPC-05")
@pytest.mark.parametrize(("use", "removed"), [(["HT"], 7), (["GC", "LT"], 14), (ALL, 35)])
def test_seven_common_cards_leave_unseen_for_each_sect_before_the_first_comes_in(
    use: list[str], removed: int
) -> None:
    table = new_game(sects=use)
    gone = table.cards(REMOVED)
    assert len(gone) == removed
    assert all(card.startswith("CU-") for card in gone)
    assert table.state.deck_size(CULTIST_DECK) + 5 == 45
    assert all(not table.state.marks[card] for card in table.state.zones[REMOVED])


@rule("CS-SEC-02", "CS-SEC-01")
def test_there_are_five_special_sects_and_those_not_used_stay_in_the_box() -> None:
    table = new_game(sects=["CP", "MC"])
    boxed = {card[:2] for card in table.cards(BOX) if card[:2] in ALL}
    assert boxed == {"GC", "HT", "LT"}
    found = [
        card
        for zone in range(len(table.state.zones))
        for card in table.cards(zone)
        if card[:2] in ("CP", "MC")
    ]
    assert len(found) == 14


def test_the_gaunt_choir_alone_is_the_base_game_however_it_is_agreed_on() -> None:
    one = the_game().new(seats=3, seed=5, options={"sects": ["GC"]})
    other = the_game().new(seats=3, seed=5, options={"gaunt_choir": True})
    assert not one.agreed.modules
    assert one.zones == other.zones
    assert one.agreed.content is the_game().content


def test_the_option_of_the_base_game_brings_the_choir_among_other_sects() -> None:
    table = new_game(gaunt_choir=True, sects=["HT"])
    assert table.state.agreed.special_sects == (0, 1)
    assert len(table.state.zones[REMOVED]) == 14


@rule("CS-SEC-03")
def test_two_investigators_face_four_sects_at_most() -> None:
    for sects, choir in ((ALL, False), (ALL[1:], True)):
        with pytest.raises(BadOption, match=r"four special sects at most.*CS-SEC-03"):
            the_game().sit_down(2, {"sects": sects, "gaunt_choir": choir})
    the_game().sit_down(2, {"sects": ALL[1:], "gaunt_choir": False})
    the_game().sit_down(3, {"sects": ALL, "gaunt_choir": False})


@rule("CS-SEC-03", "CS-OVL-28")
def test_two_investigators_and_an_author_face_four_sects_at_most_too() -> None:
    with pytest.raises(BadOption, match=r"four special sects at most.*CS-SEC-03"):
        the_game().sit_down(3, {"sects": ALL, "overlord": True})
    the_game().sit_down(3, {"sects": ALL[1:], "overlord": True})
    the_game().sit_down(4, {"sects": ALL, "overlord": True})


@pytest.mark.parametrize(
    ("given", "why"), [("HT,XX", "'XX' is not allowed"), ("HT,HT", "HT stands there twice")]
)
def test_sects_that_are_unknown_or_named_twice_are_refused(given: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        new_game(sects=given)


@rule("CS-SEC-24", "CS-RUL-012")
def test_all_see_which_sects_are_in_use_and_nobody_which_cards_left() -> None:
    table = new_game(sects=["HT"])
    state = table.state
    deck = [card for zone in range(CULTIST_DECK, CULTIST_DECK + 3) for card in state.zones[zone]]
    known = table.game.determinize(state, 0, 3)
    assert sorted(
        card for zone in (*range(CULTIST_DECK, CULTIST_DECK + 3), REMOVED) for card in known.zones[zone]
    ) == sorted([*deck, *state.zones[REMOVED]])
    assert not any(state.marks[card] for card in state.zones[REMOVED])


# --- the cards --------------------------------------------------------------------------------------------------------

CARDS = [
    ("HT1", "Wader", "W", "SWW"),
    ("HT2", "Lantern-drowner", "W", "MWK"),
    ("HT3", "Net-caster", "S", "SFW"),
    ("HT4", "Foghorn", "S", "SSW"),
    ("HT5", "Bloated Pilgrim", "", "FWK"),
    ("HT6", "Tide-reader", "M", "MWW"),
    ("HT7", "Harbour Bishop", "W", "WWW"),
    ("CP1", "Ratchet", "K", "FKK"),
    ("CP2", "Bell-spring", "K", "SMK"),
    ("CP3", "Furnace Novice", "F", "FWK"),
    ("CP4", "Escapement", "", "KKK"),
    ("CP5", "Counter of Sins", "S", "SMK"),
    ("CP6", "The Winder", "K", "FWK"),
    ("CP7", "Glass Deacon", "M", "SMK"),
    ("LT1", "Match-girl", "F", "SMF"),
    ("LT2", "Tinder Boy", "F", "FFK"),
    ("LT3", "Cradle-rocker", "M", "MFW"),
    ("LT4", "The Eldest", "", "SFW"),
    ("LT5", "Rag Twins", "K", "MFK"),
    ("LT6", "Star-counter", "S", "SFF"),
    ("LT7", "The One Behind the Door", "F", "FWK"),
    ("MC1", "Left Hand", "S", "SMK"),
    ("MC2", "Right Hand", "M", "SMW"),
    ("MC3", "Gilder", "F", "SMF"),
    ("MC4", "Drowned Face", "W", "MFW"),
    ("MC5", "Frame-bearer", "K", "SMK"),
    ("MC7", "Cracked Pane", "", "MWK"),
]


@rule("CS-SEC-02", "CS-CMP-22", "CS-CMP-24")
@pytest.mark.parametrize(
    ("id", "name", "cast", "printed"), CARDS, ids=[f"{card[0]} {card[1]}" for card in CARDS]
)
def test_each_member_has_its_name_its_symbols_and_its_cast_symbol_at_home(
    id: str, name: str, cast: str, printed: str
) -> None:
    table = sects().cultists(P1, id)
    assert table.game.telling(table.state, "en").texts.cultist[number(table, id)][0] == name
    for place, letter in enumerate("SMFWK"):
        table.to(BOX, id).cultists(place, id).cultist_die(place, "S")
        home = letter if letter == cast else ""
        assert strength(table, id, place) == "".join(sorted(f"{printed}{home}S", key="SMFWK".index))


@pytest.mark.parametrize(
    ("id", "name", "printed"),
    [
        ("GO-HT", "Ghul-Naar, the Ninth Wave", "SMWWW"),
        ("GO-CP", "Tzorm, the Hour That Grinds", "SFFKK"),
        ("GO-LT", "Little Mother", "SMMFK"),
        ("GO-MC", "Ixaal, Who Looks Back", "SMFWK"),
    ],
)
@rule("CS-SEC-08", "CS-GOO-14")
def test_each_sect_has_a_god_with_its_symbols_that_is_of_neither_wave(
    id: str, name: str, printed: str
) -> None:
    table = sects().goo(P5, id)
    assert strength(table, P5, P5) == printed + "K"
    goo = table.state.goo[P5]
    assert table.game.telling(table.state, "en").texts.goo[goo][0] == name
    assert table.state.agreed.content.goos.wave[goo] == 0


# --- which god comes --------------------------------------------------------------------------------------------------


@rule("CS-SEC-05", "CS-SPC-03", "CS-RUL-034")
@pytest.mark.parametrize(
    ("member", "called"),
    [("HT1", "GO-HT"), ("CP1", "GO-CP"), ("LT1", "GO-LT"), ("MC1", "GO-MC"), ("GC6", "GO-X")],
)
def test_the_god_of_a_living_member_comes_in_place_of_any_other(member: str, called: str) -> None:
    table = sects().cultists(P4, member).cultists(P2, "CU-S02", "CU-M02", "CU-F02").next_cultists("CU-K01")
    assert god(table.run(Arrive(P2, 0)), P2) == called
    table = sects().cultists(P4, member).marker(P3).run(Summon(P3, -1, 1, 0))
    assert god(table, P3) == called


@rule("CS-SEC-05")
def test_an_endgame_card_summons_one_of_the_second_wave_all_the_same() -> None:
    table = sects().cultists(P4, "LT1").endgame_card("EG1").run(ActivateEndgame())
    assert god(table, P1) in ("GO-21", "GO-22", "GO-23", "GO-24", "GO-25")


@rule("CS-SEC-06", "CS-RUL-034")
def test_of_several_sects_the_member_that_arrived_last_and_lives_calls() -> None:
    table = sects().next_cultists("HT1", "LT1", "MC1").run(Arrive(P1, 0), Arrive(P2, 0), Arrive(P3, 0))
    copy = table.state.clone()
    table.run(Summon(P5, -1, 1, 0))
    assert god(table, P5) == "GO-MC"
    table.state = copy
    copy = table.to(CULTIST_DISCARD, "MC1").state.clone()
    table.run(Summon(P5, -1, 1, 0))
    assert god(table, P5) == "GO-LT"
    table.state = copy
    table.to(CULTIST_DISCARD, "LT1").run(Summon(P5, -1, 1, 0))
    assert god(table, P5) == "GO-HT"


@rule("CS-SEC-06")
def test_a_member_that_comes_back_has_arrived_last() -> None:
    table = sects().next_cultists("HT1", "LT1").run(Arrive(P1, 0), Arrive(P2, 0))
    table.next_cultists("HT1").run(Arrive(P3, 0), Summon(P5, -1, 1, 0))
    assert god(table, P5) == "GO-HT"


@rule("CS-SEC-06")
def test_members_of_the_setup_arrived_in_the_order_of_places() -> None:
    for seed in range(40):
        state = the_game().new(seats=3, seed=seed, options={"sects": ALL})
        ids = state.agreed.content.cultists.ids
        laid = [ids[state.cultist(state.zones[zone][0])] for zone in state_columns(state)]
        members = [id for id in laid if id[:2] in ALL]
        assert [ids[one] for one in sects_of(state).special_order] == members


def state_columns(state: Any) -> range:
    """The zones of the columns."""
    return range(COLUMN, COLUMN + 5)


@rule("CS-SEC-07", "CS-SPC-04")
def test_a_special_god_that_was_defeated_may_come_again() -> None:
    table = sects().cultists(P4, "CP1").run(Summon(P3, -1, 1, 0))
    assert god(table, P3) == "GO-CP"
    banish(table.state, P3)
    assert god(table.run(Summon(P2, -1, 1, 0)), P2) == "GO-CP"


# --- arrivals: the Hooded Tide ----------------------------------------------------------------------------------------


@rule("CS-SEC-04", "CS-SEC-11", "CS-SEC-09")
def test_the_hooded_tide_moves_the_marker_on_without_a_cultist() -> None:
    table = sects().marker(P4).next_cultists("HT1").run(Arrive(P2, 0))
    assert (table.state.marker, table.columns()) == (P5, [0, 1, 0, 0, 0])
    assert "Wader draws the cultist marker on to Aldermoor Library." in table.told()


@rule("CS-SEC-11")
def test_in_a_spawn_the_usual_step_comes_besides() -> None:
    table = sects().marker(P1).next_cultists("HT4").run(Spawn(1, 0))
    assert (table.state.marker, table.columns()) == (P3, [1, 0, 0, 0, 0])


@rule("CS-SEC-25", "CS-SEC-11")
def test_ht3_arrives_as_fourth_its_god_comes_and_the_next_step_goes_to_p4() -> None:
    table = sects().marker(P1).cultists(P2, "CU-S01", "CU-M01", "CU-F01").next_cultists("HT3", "CU-K01")
    table.run(MarkerStep(2))
    assert table.column(P2) == ["CU-S01", "CU-M01", "CU-F01", "HT3"]
    assert god(table, P2) == "GO-HT"
    assert table.state.mad[:3] == [1, 1, 1]
    assert (table.state.marker, table.column(P4)) == (P4, ["CU-K01"])


@rule("CS-SEC-09", "CS-RUL-010")
def test_nothing_of_an_arrival_works_in_setup() -> None:
    for seed in range(30):
        state = the_game().new(seats=3, seed=seed, options={"sects": ["HT"]})
        assert state.marker == P1


def test_ht6_tide_reader_turns_the_die_where_it_arrives_at_once_after_the_roll() -> None:
    for place in (P1, P3):
        table = sects().next_cultists("HT6")
        table.state.phase = PREPARATION_PHASE
        assert table.run(Arrive(place, 0)).state.cultist_dice[place] == 3


@rule("CS-SEC-27")
def test_ht6_tide_reader_waits_for_the_roll_of_the_cultist_phase() -> None:
    for stays, shown in ((True, 3), (False, 0)):
        table = sects().next_cultists("HT6").luck(6, *[0] * 5)
        table.state.phase = CULTIST_PHASE
        table.run(Arrive(P3, 0))
        assert table.state.cultist_dice[P3] == 5
        if not stays:
            table.to(CULTIST_DISCARD, "HT6")
        roll(table)
        assert table.state.cultist_dice[P3] == shown
        table.luck(6, *[0] * 5)
        assert roll(table).state.cultist_dice[P3] == 0


def roll(table: Storm) -> Storm:
    """The cultist dice are rolled at the end of the cultist phase."""
    return table.run(RollCultistDice(), Moment(DICE_ROLLED, -1, -1))


def test_ht3_net_caster_takes_a_hand_card_of_own_choice_from_whoever_fights_it() -> None:
    table = fighting(sects("FI", "SU", "GA").cultists(P1, "HT3"), "HT3", "GN01.S", "GN02.M", "GN03.F")
    assert table.asked == "Drop"
    table.play("Shared Sigil: Moon")
    assert table.asked == "Fight"
    assert table.cards(DISCARD) == ["FI GN02.M"]


def test_ht3_net_caster_takes_nothing_from_an_empty_hand() -> None:
    assert fighting(sects("FI", "SU", "GA").cultists(P1, "HT3"), "HT3").asked == "Fight"


# --- the Clockwork Penitents ------------------------------------------------------------------------------------------


@rule("CS-SEC-12", "CS-SEC-04")
def test_nothing_is_ignored_against_a_penitent() -> None:
    for enemy, symbols, won in (("CP7", "SMMK", False), ("MC2", "SMMW", True)):
        table = sects("FI", "SU", "GA").at(0, P2).cultists(P2, enemy).objects(0, "OB14")
        assert strength(table, enemy, P2) == symbols
        fighting(table, enemy, "GN02.M", "GN06.M")
        assert table.offers("Win") == won


@rule("CS-SEC-12")
def test_a_story_that_would_strike_a_symbol_strikes_none_of_a_penitent() -> None:
    for enemy, struck in (("CP7", False), ("MC2", True)):
        table = sects("FI", "SU", "GA", narrative="stories").at(0, P2).cultists(P2, enemy)
        fighting(table, enemy)
        verbs = {verb.name: verb for verb in OPS}
        assert verbs["ignore"].can(table.state, 0, Op(verbs["ignore"], 1, 0)) == struck


@rule("CS-SEC-20")
def test_cp4_escapement_forbids_rerolls_on_its_location_only() -> None:
    for place, rerolls in ((P1, False), (P2, True)):
        table = sects("GA", "SU", "FI").cultists(P1, "CU-S01").cultists(place, "CP4").level(0, 1).dice(0, "K")
        fighting(table, "CU-S01")
        assert table.offers("Reroll") == rerolls
        if not rerolls:
            assert table.refused("reroll-for-insanity", "K", seat=0) == "CS-ROL-02"


@rule("CS-SEC-20")
def test_cp4_escapement_forbids_rerolls_in_preparation_but_not_turning_a_die() -> None:
    for place, rerolls in ((P1, False), (P2, True)):
        table = (
            sects("GA", "SU", "FI", paid_reroll_in_prep=True).cultists(place, "CP4").level(0, 1).dice(0, "K")
        )
        table.prepare()
        assert table.offers("Reroll", seat=0) == rerolls
        verbs = {verb.name: verb for verb in OPS}
        assert verbs["die-set"].can(table.state, 0, Op(verbs["die-set"], 1, 0))
        assert verbs["die-reroll"].can(table.state, 0, Op(verbs["die-reroll"], 1, 0)) == rerolls


@rule("CS-SEC-29")
def test_cp6_winder_makes_a_blank_a_key_and_with_the_choirmaster_a_star_too() -> None:
    table = sects().cultists(P2, "CP6", "CU-F01")
    assert strength(table, "CU-F01", P2) == "FWKK"
    assert strength(table.cultists(P2, "GC1"), "CU-F01", P2) == "SFWKK"
    assert strength(table.cultist_die(P2, "M"), "CU-F01", P2) == "MFWK"
    table = sects().location(P3, "LO-F2").cultists(P3, "CP6", "GC1", "CU-S01")
    assert strength(table, "CU-S01", P3) == "SMF"


# --- the Lantern Orphans ----------------------------------------------------------------------------------------------


@rule("CS-SEC-13", "CS-SEC-04")
def test_the_winner_over_an_orphan_discards_one_more_card_after_those_used() -> None:
    table = fighting(
        sects("FI", "SU", "GA").cultists(P1, "LT1"), "LT1", "GN01.S", "GN02.M", "GN03.F", "GN04.W", "GN05.K"
    )
    table.play("Win")
    assert table.asked == "Drop"
    table.play("Shared Sigil: Wave")
    assert table.cards(DISCARD)[-1] == "FI GN04.W"
    assert table.hand_of(0) == ["GN05.K"]


@rule("CS-SEC-13", "CS-SEC-10")
def test_who_has_no_card_left_discards_none_and_who_gives_up_neither() -> None:
    table = fighting(sects("FI", "SU", "GA").cultists(P1, "LT1"), "LT1", "GN01.S", "GN02.M", "GN03.F").play(
        "Win"
    )
    assert table.asked != "Drop"
    table = fighting(sects("FI", "SU", "GA").cultists(P1, "LT1"), "LT1", "GN01.S", "GN02.M").play("Give up")
    assert len(table.hand_of(0)) == 2


@rule("CS-SEC-19", "CS-SEC-10")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (4, 4)])
def test_lt4_eldest_maddens_its_conqueror_but_not_beyond_four_and_then_takes_the_card(
    before: int, after: int
) -> None:
    table = sects("FI", "SU", "GA").cultists(P1, "LT4").mad(0, before)
    fighting(table, "LT4", "GN01.S", "GN03.F", "GN04.W", "GN05.K", "GN02.M").play("Win")
    assert (table.state.mad[0], table.asked) == (after, "Drop")


@rule("CS-SEC-10", "CS-RUL-099")
def test_lt4_eldest_does_nothing_when_it_is_killed_without_a_fight() -> None:
    table = sects("FI", "SU", "GA").cultists(P1, "LT4")
    table.hand(0, "GN01.S")
    table.state.discard_cultist(table._find("LT4"), P1)
    table.prepare()
    assert (table.state.mad[0], table.hand_of(0)) == (0, ["GN01.S"])


def test_lt7_one_behind_the_door_hides() -> None:
    table = sects().cultists(P2, "LT7", "CU-M01")
    assert [within_reach(table.state, P2, number(table, id), True) for id in ("LT7", "CU-M01")] == [
        False,
        True,
    ]
    alone = sects().cultists(P2, "LT7")
    assert within_reach(alone.state, P2, number(alone, "LT7"), False)


@rule("CS-SEC-28")
def test_if_all_hide_the_one_at_the_gate_can_be_attacked_by_everybody() -> None:
    table = sects().cultists(P2, "LT7", "GC7")
    for ranged in (False, True):
        assert [within_reach(table.state, P2, number(table, id), ranged) for id in ("LT7", "GC7")] == [
            True,
            False,
        ]
    table.cultists(P2, "CU-M01")
    for ranged in (False, True):
        reached = [
            within_reach(table.state, P2, number(table, id), ranged) for id in ("LT7", "GC7", "CU-M01")
        ]
        assert reached == [False, False, True]


# --- the Mirror Congregation ------------------------------------------------------------------------------------------


@rule("CS-SEC-14", "CS-SEC-26", "CS-SEC-04")
def test_mc1_above_a_moon_on_a_star_location_with_a_moon_on_the_die_has_six_symbols() -> None:
    table = sects().cultists(P1, "CU-M05", "MC1").cultist_die(P1, "M")
    assert strength(table, "MC1", P1) == "SSMMMK"


@rule("CS-SEC-14")
def test_nothing_is_reflected_at_the_gate_or_above_one_without_a_cast_symbol() -> None:
    assert strength(sects().cultists(P2, "MC1", "CU-M05"), "MC1", P2) == "SMK"
    assert strength(sects().cultists(P2, "HT5", "MC1"), "MC1", P2) == "SMK"
    assert strength(sects().cultists(P2, "CU-F05", "MC1"), "MC1", P2) == "SMK"


@rule("CS-SEC-23", "CS-SEC-14")
def test_a_member_that_is_moved_reflects_where_it_stands_now_and_does_not_arrive() -> None:
    table = sects().marker(P1).cultists(P2, "MC1").cultists(P3, "CU-S01")
    table.to(BOX, "MC1").cultists(P3, "MC1")
    assert strength(table, "MC1", P3) == "SSMK"
    table = sects().cultists(P2, "HT1", "CU-S01").marker(P4)
    effects = table.state.agreed.content.effects
    reorder = next(at for at, effect in enumerate(effects) if effect.ops[0].deed.name == "reorder")
    table.at(0, P2).prepare()
    perform(table.state, 0, reorder)
    table.state.advance()
    table.play("Novice", "Wader")
    assert (table.column(P2), table.state.marker) == (["CU-S01", "HT1"], P4)


@rule("CS-SEC-22")
def test_mc6_silvering_has_the_cast_symbol_of_its_location() -> None:
    for place, home in enumerate("SMFWK"):
        table = sects().cultists(place, "MC6")
        assert strength(table, "MC6", place) == "".join(sorted(f"SMF{home}", key="SMFWK".index))
    table = fighting(
        sects("FI", "SU", "GA").at(0, P2).cultists(P2, "MC6"), "MC6", "GN01.S", "GN02.M", "GN06.M", "GN03.F"
    )
    assert table.play("Win").trophies_of(0) == "M"
    fourth = sects().cultists(P2, "CU-S01", "CU-M01", "CU-F01").next_cultists("MC6").run(Arrive(P2, 0))
    assert god(fourth, P2) == "GO-MC"


@rule("CS-SEC-22", "CS-SEC-14")
def test_above_mc6_the_symbol_of_the_location_is_reflected() -> None:
    assert strength(sects().cultists(P5, "MC6", "MC1"), "MC1", P5) == "SMKK"


@rule("CS-SEC-15")
def test_a_devoured_member_adds_its_cast_symbol_only_and_mc6_that_of_the_location() -> None:
    table = sects().goo(P4, "GO-HT").devoured(P4, "CU-M05", "MC1")
    assert strength(table, P4, P4) == "SSMMWWWW"
    assert strength(sects().goo(P5, "GO-HT").devoured(P5, "MC6"), P5, P5) == "SMWWWKK"
    table = sects().goo(P3, "GO-HT").cultists(P3, "CP4")
    devour(table.state, P3)
    assert table.state.may_reroll(0)


@rule("CS-SEC-21")
def test_mc7_cracked_pane_forbids_any_symbol_on_its_location() -> None:
    for place, won in ((P2, False), (P3, True)):
        table = sects("FI", "SU", "GA").level(0, 2).at(0, P2).cultists(P2, "CU-M03").cultists(place, "MC7")
        fighting(table, "CU-M03", *covering(table))
        assert table.offers("Win") == won


def covering(table: Storm) -> list[str]:
    """Cards for all symbols of CU-M03 at P2 but the last, and one that shows another."""
    cards = {"S": "GN01.S", "M": "GN02.M", "F": "GN03.F", "W": "GN04.W", "K": "GN05.K"}
    more = {"S": "GN06.S", "M": "GN06.M", "F": "GN07.F", "W": "GN08.W", "K": "GN09.K"}
    need = strength(table, "CU-M03", P2)
    hand: list[str] = []
    for letter in need[:-1]:
        hand.append(more[letter] if cards[letter] in hand else cards[letter])
    other = next(letter for letter in "SMFWK" if letter not in need and letter != "F")
    return [*hand, cards[other]]


# --- perils -----------------------------------------------------------------------------------------------------------


@rule("CS-SEC-16")
def test_while_go_ht_is_in_play_the_die_of_its_location_is_set_to_a_wave() -> None:
    table = sects().goo(P3, "GO-HT").cultists(P3, "CU-S01").luck(6, *[0] * 5)
    assert roll(table).state.cultist_dice == (0, 0, 3, 0, 0)


@rule("CS-SEC-16")
def test_while_go_cp_is_in_play_a_paid_reroll_gives_two_insanity() -> None:
    for mad, offered in ((2, True), (3, False)):
        table = (
            sects("FI", "SU", "GA")
            .goo(P3, "GO-CP")
            .cultists(P3, "CU-S01")
            .cultists(P1, "CU-S02")
            .dice(0, "K")
            .mad(0, mad)
        )
        fighting(table, "CU-S02")
        assert table.offers("Reroll Key for 2 insanity") == offered
        if offered:
            assert table.play("Reroll Key").state.mad[0] == 4
        else:
            assert table.refused("reroll-for-insanity", "K", seat=0) == "CS-RUL-060"


@rule("CS-SEC-16")
def test_while_go_lt_is_in_play_hands_are_filled_to_three() -> None:
    table = sects().goo(P3, "GO-LT").cultists(P3, "CU-S01").run(FillHands())
    assert [len(table.hand_of(seat)) for seat in range(3)] == [3, 3, 3]


@rule("CS-SEC-16", "CS-SEC-30")
def test_while_go_mc_is_in_play_the_first_enemy_of_each_investigator_has_what_lies_on_the_discard_pile() -> (
    None
):
    table = sects("FI", "SU", "GA").goo(P3, "GO-MC").cultists(P3, "CU-S02").cultists(P1, "CU-S01", "CU-S08")
    table.discard(0, "GN01.S", "GN05.K").target(0, "CU-S01", "CU-S08")
    table.at(1, P4).at(2, P5)
    table.state.done[1] = table.state.done[2] = 1
    assert strength(table, "CU-S01", P1) == "SSMF"
    table.combat().play("Novice")
    assert strength(table, "CU-S01", P1) == "SSMFK"
    assert strength(table, "CU-S02", P3) == "SWK"
    table.discard(0, "GN04.W")
    assert strength(table, "CU-S01", P1) == "SSMFK"
    table.play("Give up")
    assert strength(table, "CU-S01", P1) == "SSMF"


@rule("CS-SEC-30")
def test_sensible_players_reckon_with_what_will_look_back() -> None:
    """A Novice on the Star location has S S M F; K lies on the discard pile, so K is needed besides in the first fight."""
    table = sects("FI", "SU", "GA").goo(P3, "GO-MC").cultists(P3, "CU-S02").cultists(P1, "CU-S01")
    table.discard(0, "GN05.K").hand(0, "GN01.S", "GN09.S", "GN02.M", "GN03.F").at(1, P4).at(2, P5)
    novice = number(table, "CU-S01")
    assert symbols_ahead(table.state, 0, novice, P1) == [2, 1, 1, 0, 1]
    assert symbols_ahead(table.state, 1, novice, P1) == [2, 1, 1, 0, 0]
    assert not could_win(table.state, 0, novice)
    sects_of(table.state).has_fought[0] = 1
    assert symbols_ahead(table.state, 0, novice, P1) == [2, 1, 1, 0, 0]
    assert could_win(table.state, 0, novice)


@rule("CS-SEC-30")
def test_a_second_fight_and_an_empty_pile_reflect_nothing_and_a_new_turn_does_again() -> None:
    table = sects("FI", "SU", "GA").goo(P3, "GO-MC").cultists(P3, "CU-S02").cultists(P1, "CU-S01")
    rules: SectRules = table.state.agreed.module(SectRules)
    first = number(table, "CU-S01")
    rules.fight_begins(table.state, 0, first)
    assert strength(table, "CU-S01", P1) == "SSMF"
    table.discard(0, "GN05.K")
    rules.fight_begins(table.state, 0, first)
    assert strength(table, "CU-S01", P1) == "SSMF"
    rules.fight_begins(table.state, 1, first)
    table.discard(2, "GN05.K")
    rules.fight_begins(table.state, 2, first)
    assert strength(table, "CU-S01", P1) == "SSMFK"
    rules.fight_ends(table.state, 2, first)
    table.run(CultistPhase())
    rules.fight_begins(table.state, 0, first)
    assert sects_of(table.state).reflected == 4


@rule("CS-SEC-17")
def test_of_two_gods_in_the_endgame_both_perils_hold() -> None:
    table = sects().goo(P3, "GO-LT").goo(P4, "GO-CP").cultists(P3, "CU-S01").cultists(P4, "CU-S02")
    assert table.state.reroll_price(0) == 2
    assert [table.state.hand_size(seat) for seat in range(3)] == [3, 3, 3]


@rule("CS-SEC-16")
def test_how_dear_rerolls_are_and_how_small_hands_stands_among_the_knobs() -> None:
    knobs = {"modules": {"sects": {"tzorm_reroll": 3, "little_mother_hand": 2}}}
    table = storm(sects=["CP", "LT"], content=knobs).goo(P3, "GO-LT").goo(P4, "GO-CP")
    assert (table.state.reroll_price(0), table.state.hand_size(0)) == (3, 2)


# --- together with cultist events -------------------------------------------------------------------------------------


@rule("CS-SEC-11", "CS-EVT-07")
def test_while_the_marker_goes_back_the_hooded_tide_draws_it_back_too() -> None:
    table = night(sects=["HT"]).marker(P1)
    table.next_cultists("HT1", "CU-S01", "CU-S02").night("CE02")
    assert table.columns() == [0, 1, 1, 0, 1]
    assert table.state.marker == P2


@rule("CS-MOD-27", "CS-SEC-14")
def test_frenzy_is_added_and_not_reflected() -> None:
    table = night(sects=["MC"]).cultists(P1, "CU-S05", "MC1").cultists(P4, "MC6")
    assert (strength(table, "MC1", P1), strength(table, "MC6", P4)) == ("SSSMK", "SMFW")
    table.night("CE03").cultist_die(P1, "-").cultist_die(P4, "-")
    assert (strength(table, "MC1", P1), strength(table, "MC6", P4)) == ("SSSSMK", "SMFWW")


@rule("CS-MOD-30", "CS-SEC-16")
def test_in_a_vigil_the_dice_stay_and_the_ninth_wave_sets_its_own_all_the_same() -> None:
    table = night(sects=["HT"]).goo(P3, "GO-HT").cultists(P3, "CU-S01", "CU-S02")
    for place in range(5):
        table.cultist_die(place, "K")
    table.night("CE07")
    assert table.state.cultist_dice == (4, 4, 3, 4, 4)


# --- content ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rule": "hums"}, "sects.toml: HT, rule: 'hums' is unknown; known: tide, exact, pity, reflection"),
        ({"goo": {"peril": "hums"}}, "sects.toml: GO-HT, peril: 'hums' is unknown"),
        ({"member": [{"id": "HT1", "ability": "hums"}]}, "sects.toml: HT1, ability: 'hums' is unknown"),
        ({"member": [{"id": "HT1", "symbols": "WX"}]}, "sects.toml: HT1, symbols: 'WX' must be 3"),
    ],
)
def test_a_sect_that_cannot_be_is_refused_with_file_entry_and_field(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadContent, match=why.replace(".", r"\.")):
        type(the_game())({"sects": {"sect": [{"id": "HT", **change}]}})


@rule("CS-SEC-13")
def test_how_many_cards_the_orphans_cost_stands_in_the_content() -> None:
    table = storm("FI", "SU", "GA", sects=["LT"], content={"modules": {"sects": {"orphans_drop": 2}}})
    table.cultists(P1, "LT1")
    fighting(table, "LT1", "GN01.S", "GN02.M", "GN03.F", "GN04.W", "GN05.K").play("Win")
    assert table.hand_of(0) == []
    text = table.game.telling(table.state, "en").texts.cultist[number(table, "LT1")][1]
    assert "discards 2 hand" in text


@rule("CS-SEC-04", "CS-SEC-19")
def test_sensible_players_weigh_what_an_officer_costs_them_and_what_it_hinders() -> None:
    table = sects().mad(1, 3).mad(2, 4)
    advice = SectAdvice()

    def worth(id: str, seat: int) -> float:
        return advice.enemy_worth(table.state, seat, number(table, id), P1)

    content = table.state.agreed.content.cultists
    by_ability = {content.ability[at]: id for at, id in enumerate(content.ids)}
    assert [worth(by_ability[c.DROP_WHEN_FOUGHT], seat) for seat in range(3)] == [-1.5, -1.5, -1.5]
    assert [worth(by_ability[c.MAD_WHEN_DEFEATED], seat) for seat in range(3)] == [-5.5, -5.5, -1.5]
    for ability in (c.BLANK_COUNTS, c.NO_REROLL_HERE, c.NO_AS_ANY_HERE):
        assert worth(by_ability[ability], 0) == 1.0
    assert worth("CU-S01", 0) == 0.0


@rule("CS-SEC-09", "CS-SEC-11")
def test_only_an_arrival_moves_the_tide() -> None:
    for occasion in range(len(OCCASIONS)):
        table = sects()
        table.state.agenda.clear()
        table.state.agreed.module(SectRules).on(table.state, occasion, number(table, "HT1"))
        assert len(table.state.agenda) == (occasion == CULTIST_ARRIVED)


@rule("CS-SEC-14")
def test_a_star_is_reflected_too() -> None:
    table = sects().cultists(P2, "CU-S05", "MC1")
    assert strength(table, "MC1", P2) == "SSMK"


@rule("CS-SEC-30")
def test_a_star_on_the_discard_pile_looks_back_too() -> None:
    table = sects("FI", "SU", "GA").goo(P3, "GO-MC").cultists(P3, "CU-S02").cultists(P1, "CU-S01")
    rules: SectRules = table.state.agreed.module(SectRules)
    table.discard(1, "GN05.K", "GN01.S")
    need = [0, 1, 0, 0, 0]
    SectAdvice().first_fight(table.state, 1, P1, need)
    assert need == [1, 1, 0, 0, 0], "and a sensible player reckons with it"
    rules.fight_begins(table.state, 1, number(table, "CU-S01"))
    assert strength(table, "CU-S01", P1) == "SSSMF"


@rule("CS-SEC-10", "CS-SEC-13")
def test_who_does_not_beat_a_member_on_the_first_location_discards_nothing() -> None:
    table = sects("FI", "SU", "GA").cultists(P1, "LT1").hand(0, "GN01.S", "GN05.K")
    rules: SectRules = table.state.agreed.module(SectRules)
    rules.fight_ends(table.state, 0, number(table, "LT1"))
    assert (table.hand_of(0), len(table.state.agenda)) == (["GN01.S", "GN05.K"], 0)
