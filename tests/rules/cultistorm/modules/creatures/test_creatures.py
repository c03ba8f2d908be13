"""Cultist creatures: every set with its symbols, sign and ability, and the rulings."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import BOX, CULTIST_DECK, GOO_TARGET
from eldertable.games.cultistorm.box.verbs import TEXT
from eldertable.games.cultistorm.modules.creatures.advice import CreatureAdvice
from eldertable.games.cultistorm.modules.creatures.rules import creatures_of
from eldertable.games.cultistorm.modules.sects.rules import sects_of
from eldertable.games.cultistorm.modules.stories.rules import told
from eldertable.games.cultistorm.rules.effects.board import Kill
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.great_old_ones import devour
from eldertable.games.cultistorm.table.enemies import closest, enemy_symbols, within_reach
from eldertable.kernel.errors import BadContent, BadOption
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, new_game, storm, the_game
from tests.support import rule

ALL = ["CR1", "CR2", "CR3", "CR4", "CR5"]


def creatures(*people: str, **options: Any) -> Storm:
    """An empty board at a table with all five sets."""
    return storm(*people, **{"creatures": ALL, **options})


def number(table: Storm, id: str) -> int:
    """The number of a cultist; of a creature the first copy where no other is named."""
    ids = table.state.agreed.content.cultists.ids
    return ids.index(id) if id in ids else ids.index(f"{id}.1")


def strength(table: Storm, enemy: str | int, place: int) -> str:
    """An enemy's symbols as letters; a number is the place of a Great Old One."""
    at = GOO_TARGET + enemy if isinstance(enemy, int) else number(table, enemy)
    return "".join("SMFWK"[symbol] * n for symbol, n in enumerate(enemy_symbols(table.state, at, place)))


def reached(table: Storm, place: int, ranged: bool) -> list[str]:
    """Whom somebody reaches there."""
    return [id for id in table.column(place) if within_reach(table.state, place, number(table, id), ranged)]


def god(table: Storm, place: int) -> str:
    """The Great Old One of a place."""
    goo = table.state.goo[place]
    return table.state.agreed.content.goos.ids[goo] if goo >= 0 else ""


def fighting(table: Storm, enemy: str, *hand: str) -> Storm:
    """The first seat fights somebody where it stands; the others are done."""
    table.hand(0, *hand).target(0, enemy)
    table.state.done[1] = table.state.done[2] = 1
    table.combat()
    return table.play(table.options()[0])


HOUND = ("GN01.S", "GN02.M", "GN04.W", "GN05.K")
BLOAT = ("GN04.W", "GN10.W", "GN02.M", "GN03.F")


# --- setup ------------------------------------------------------------------------------------------------------------


@rule("CS-CRE-02", "CS-CRE-03")
@pytest.mark.parametrize(("use", "cards"), [(["CR1"], 3), (["CR2", "CR5"], 6), (ALL, 15)])
def test_three_cards_of_each_set_come_into_the_deck_and_none_leaves(use: list[str], cards: int) -> None:
    table = new_game(creatures=use)
    deck = [card for zone in range(CULTIST_DECK, CULTIST_DECK + 3) for card in table.cards(zone)]
    assert len(deck) + 5 == 45 + cards
    found = {card.split(".")[0] for card in deck if card.startswith("CR")}
    assert found == set(use)
    assert {card.split(".")[0] for card in table.cards(BOX) if card.startswith("CR")} == set(ALL) - set(use)


@rule("CS-CRE-02")
def test_none_of_the_five_first_cultists_is_a_creature() -> None:
    for seed in range(40):
        table = new_game(seed=seed, creatures=ALL)
        assert all(table.column(place)[0].startswith("CU") for place in range(5))


@rule("CS-CRE-03")
def test_each_set_is_used_once_at_most() -> None:
    with pytest.raises(BadOption, match="CR1 stands there twice"):
        new_game(creatures="CR1,CR1")


def test_sects_and_creatures_are_used_together() -> None:
    table = new_game(sects=["HT", "MC"], creatures=["CR4"])
    deck = [card for zone in range(CULTIST_DECK, CULTIST_DECK + 3) for card in table.cards(zone)]
    assert len([card for card in deck if card.startswith("CR4")]) == 3
    assert len(table.state.agreed.content.cultists.ids) == 105


# --- the cards --------------------------------------------------------------------------------------------------------


@rule("CS-CRE-05", "CS-CRE-01")
@pytest.mark.parametrize(
    ("id", "name", "printed"),
    [
        ("CR1", "Gate Hound", "SMWK"),
        ("CR2", "Marsh Bloat", "MFWW"),
        ("CR3", "Ash Wing", "SFFK"),
        ("CR4", "Lock Crawler", "MWKK"),
        ("CR5", "Pale Foster", "SMMF"),
    ],
)
def test_each_creature_has_four_symbols_no_cast_symbol_and_the_die_counts(
    id: str, name: str, printed: str
) -> None:
    table = creatures()
    for copy in (1, 2, 3):
        assert (
            table.game.telling(table.state, "en").texts.cultist[number(table, f"{id}.{copy}")][0]
            == f"{name} {copy}"
        )
    for place in range(5):
        table.to(BOX, f"{id}.1").cultists(place, f"{id}.1").cultist_die(place, "-")
        assert strength(table, id, place) == printed
    assert strength(table.cultist_die(P5, "K"), id, P5) == printed + "K"


@rule("CS-CRE-08")
@pytest.mark.parametrize(
    ("id", "sign"), [("CR1", "K"), ("CR2", "W"), ("CR3", "F"), ("CR4", "K"), ("CR5", "M")]
)
def test_a_devoured_creature_adds_its_sign(id: str, sign: str) -> None:
    table = creatures().goo(P1, "GO-S").cultists(P1, id)
    before = strength(table, P1, P1)
    devour(table.state, P1)
    assert strength(table, P1, P1) == "".join(sorted(before + sign, key="SMFWK".index))


@rule("CS-CRE-04")
def test_a_creature_counts_for_the_limit_and_for_the_price_of_sealing() -> None:
    table = creatures().cultists(P1, "CR2", "CR4").on_location(P1, "SSS").seal(0, 0)
    assert table.state.cultists_on_board() == 2
    table.run(Sealing())
    assert table.offers("Seal this location for 2 insanity")


# --- trophies ---------------------------------------------------------------------------------------------------------


@rule("CS-CRE-06", "CS-CRE-20", "CS-CRE-22")
def test_whoever_defeats_a_creature_takes_a_trophy_of_any_kind() -> None:
    table = fighting(
        creatures("FI", "SU", "GA").at(1, P4).at(2, P5).cultists(P1, "CR1"), "CR1.1", *HOUND
    ).play("Win")
    assert table.asked == "TakePrize"
    assert table.options() == ["Star", "Moon", "Flame", "Wave", "Key"]
    assert table.play("Flame").trophies_of(0) == "F"


@rule("CS-CRE-06")
def test_the_trophy_of_a_creature_may_be_left() -> None:
    table = fighting(creatures("FI", "SU", "GA").at(1, P4).at(2, P5).cultists(P1, "CR1"), "CR1.1", *HOUND)
    table.play("Win, and leave the trophy")
    assert table.asked != "TakePrize"
    assert table.trophies_of(0) == ""


@rule("CS-CRE-06")
def test_a_bonus_is_one_more_of_the_same_kind() -> None:
    table = creatures("HE", "FI", "GA").at(1, P4).at(2, P5).cultists(P1, "CR1")
    table.before(0, 1, "FI06.K")
    table = fighting(table, "CR1.1", *HOUND).play("Win", "Moon")
    assert table.trophies_of(0) == "MM"


@rule("CS-CRE-22", "CS-DEF-02")
def test_only_kinds_of_the_supply_are_offered_and_with_an_empty_one_none() -> None:
    table = creatures("FI", "SU", "GA").at(1, P4).at(2, P5).cultists(P1, "CR1")
    for letter in "SMWK":
        table.trophies(2, letter * table.state.trophies[15 * 5 + "SMFWK".index(letter)])
    fighting(table, "CR1.1", *HOUND).play("Win")
    assert table.trophies_of(0) == "F"
    table = creatures("FI", "SU", "GA").at(1, P4).at(2, P5).cultists(P1, "CR1")
    for letter in "SMFWK":
        table.trophies(2, letter * table.state.trophies[15 * 5 + "SMFWK".index(letter)])
    assert not fighting(table, "CR1.1", *HOUND).offers("Win, and leave")
    assert table.play("Win").trophies_of(0) == ""


# --- which god comes --------------------------------------------------------------------------------------------------


@rule("CS-CRE-07", "CS-CRE-04")
def test_a_creature_as_fourth_brings_a_random_god_of_the_first_wave() -> None:
    found = set()
    for seed in range(25):
        table = Storm(("HE", "FI", "GA"), {"creatures": ALL}, seed)
        table.cultists(P2, "CU-S01", "CU-M01", "CU-F01").next_cultists("CR2").run(Arrive(P2, 0))
        assert table.column(P2)[-1] == "CR2.1"
        found.add(god(table, P2))
    assert found == {"GO-S", "GO-M", "GO-F", "GO-W", "GO-K"}


@rule("CS-CRE-07", "CS-SEC-05")
def test_with_a_living_member_of_a_sect_its_god_comes_and_a_creature_is_no_special_cultist() -> None:
    table = creatures(sects=["LT"])
    sects_of(table.state).special_order = ()
    table.cultists(P4, "LT1").cultists(P2, "CU-S01", "CU-M01", "CU-F01").next_cultists("CR2").run(
        Arrive(P2, 0)
    )
    assert god(table, P2) == "GO-LT"
    assert not sects_of(table.state).special_order


# --- CR1 Gate Hound ---------------------------------------------------------------------------------------------------


@rule("CS-CRE-09", "CS-CRE-21", "CS-CRE-11")
def test_cr1_gate_hound_arrives_at_the_gate_and_hides_the_others_from_melee() -> None:
    table = (
        creatures().cultists(P3, "CU-S01", "CR3").next_cultists("CR1").cultist_die(P3, "K").run(Arrive(P3, 0))
    )
    assert table.column(P3) == ["CR1.1", "CU-S01", "CR3.1"]
    assert reached(table, P3, False) == ["CR1.1"]
    assert reached(table, P3, True) == ["CR1.1", "CU-S01", "CR3.1"]
    assert strength(table, "CR1", P3) == "SMWKK"
    assert "Gate Hound 1 goes to the gate of Corbin Ironworks, below all others." in table.told()


@rule("CS-CRE-09")
def test_cr1_a_later_hound_goes_below_the_earlier_and_as_fourth_calls_a_god_above_all() -> None:
    table = creatures().cultists(P3, "CU-S01", "CU-S02").next_cultists("CR1.1", "CR1.2")
    table.run(Arrive(P3, 0), Arrive(P3, 0))
    assert table.column(P3) == ["CR1.2", "CR1.1", "CU-S01", "CU-S02"]
    assert god(table, P3)


@rule("CS-CRE-14")
def test_cr1_gate_hound_does_not_arrive_where_a_god_is() -> None:
    table = creatures().goo(P3, "GO-S").cultists(P3, "CU-S01").next_cultists("CR1").run(Arrive(P3, 0))
    assert table.column(P3) == ["CU-S01"]


# --- CR2 Marsh Bloat --------------------------------------------------------------------------------------------------


@rule("CS-CRE-10", "CS-CRE-16", "CS-MOD-39")
def test_cr2_marsh_bloat_maddens_all_there_but_nobody_beyond_four() -> None:
    table = creatures("FI", "SU", "GA").cultists(P1, "CR2").mad(0, 4).mad(1, 1).at(2, P5)
    fighting(table, "CR2.1", *BLOAT).play("Win", "Star")
    assert table.state.mad[:3] == [4, 2, 0]


@rule("CS-CRE-16", "CS-CRE-10")
def test_cr2_marsh_bloat_does_nothing_when_it_is_killed_or_not_beaten() -> None:
    table = creatures("FI", "SU", "GA").cultists(P1, "CR2")
    Kill(16, "kill", (TEXT,)).use(table.state, 0, P1, 0)
    assert table.column(P1) == []
    assert table.prepare().state.mad[:3] == [0, 0, 0]
    table = creatures("FI", "SU", "GA").cultists(P1, "CR2")
    fighting(table, "CR2.1").play("Give up")
    assert table.state.mad[:3] == [1, 0, 0]


# --- CR3 Ash Wing -----------------------------------------------------------------------------------------------------


@rule("CS-CRE-11", "CS-CRE-15")
def test_cr3_ash_wing_is_out_of_reach_of_melee_while_another_is_there() -> None:
    table = creatures(gaunt_choir=True, sects=["LT"])
    assert reached(table.cultists(P1, "CR3"), P1, False) == ["CR3.1"]
    assert reached(table.cultists(P1, "CU-S01"), P1, False) == ["CU-S01"]
    assert reached(table, P1, True) == ["CR3.1", "CU-S01"]
    table.cultists(P2, "GC7", "CR3.2", "LT7", "CU-M01")
    assert reached(table, P2, False) == ["CU-M01"]
    assert reached(table, P2, True) == ["CR3.2", "CU-M01"]


@rule("CS-CRE-15")
def test_cr3_if_all_fly_or_hide_melee_reaches_the_one_at_the_gate() -> None:
    table = creatures(gaunt_choir=True).cultists(P1, "CR3.1", "CR3.2").cultists(P2, "GC7", "CR3.3")
    assert (reached(table, P1, False), reached(table, P1, True)) == (["CR3.1"], ["CR3.1", "CR3.2"])
    assert (reached(table, P2, False), reached(table, P2, True)) == (["GC7"], ["CR3.3"])
    assert table.state.cultist(closest(table.state, P2)) == number(table, "GC7")


@rule("CS-CRE-11")
def test_cr3_why_an_ash_wing_cannot_be_attacked_is_said() -> None:
    table = creatures("FI", "SU", "GA").cultists(P1, "CR3", "CU-S01").target(0, "CR3.1", "CU-S01")
    table.at(1, P4).at(2, P5).combat()
    assert table.options() == ["Novice (Order of the Ninth Star)", "Do not fight"]
    assert table.refused("attack", "CR3.1", seat=0) == "CS-CRE-11"


# --- CR4 Lock Crawler -------------------------------------------------------------------------------------------------


@rule("CS-CRE-12")
def test_cr4_lock_crawler_lets_nobody_put_trophies_there() -> None:
    table = creatures().cultists(P1, "CR4").trophies(0, "S").prepare()
    assert not table.offers("Put", seat=0)
    assert table.refused("deliver", "S", seat=0) == "CS-CRE-12"
    free = creatures().cultists(P2, "CR4").trophies(0, "S").prepare()
    assert free.game.why_not(free.state, 0, free.means("deliver", "S")) is None


@rule("CS-CRE-17", "CS-CRE-12")
def test_cr4_where_the_trophies_are_complete_the_gate_is_sealed_at_its_price() -> None:
    table = creatures().cultists(P1, "CR4", "CU-S01").on_location(P1, "SSS").seal(0, 0).run(Sealing())
    table.play("Seal this location for 2 insanity")
    assert (table.state.closed[P1], table.state.mad[0]) == (1, 2)


# --- CR5 Pale Foster --------------------------------------------------------------------------------------------------


def phase(table: Storm) -> Storm:
    """A cultist phase in which only Fosters bring somebody: the marker finds every other place blocked."""
    return table.run(CultistPhase())


@rule("CS-CRE-13")
def test_cr5_pale_foster_brings_a_cultist_after_the_last_arrival() -> None:
    table = creatures().marker(P5).cultists(P4, "CR5").next_cultists("CU-S01", "CU-S02", "CU-S03", "CU-K01")
    phase(table)
    assert table.column(P4) == ["CR5.1", "CU-K01"]
    assert table.columns() == [1, 1, 1, 2, 0]


@rule("CS-CRE-13")
@pytest.mark.parametrize("place", range(5))
def test_cr5_pale_foster_fosters_wherever_it_stands(place: int) -> None:
    table = creatures().marker(place).cultists(place, "CR5")
    table.next_cultists("CU-S01", "CU-S02", "CU-S03", "CU-K01")
    assert phase(table).column(place) == ["CR5.1", "CU-K01"]


@rule("CS-CRE-13", "CS-MOD-28")
def test_cr5_pale_foster_brings_nobody_to_a_blocked_or_full_location_nor_in_the_phase_of_its_arrival() -> (
    None
):
    table = creatures().marker(P5).cultists(P4, "CR5").next_cultists("CU-S01", "CU-S02", "CU-S03")
    table.state.blocked = (0, 0, 0, 1, 0)
    assert phase(table).column(P4) == ["CR5.1"]
    table = (
        creatures()
        .marker(P5)
        .cultists(P4, "CR5", "CU-M01", "CU-M02")
        .next_cultists("CU-S01", "CU-S02", "CU-S03")
    )
    assert len(phase(table).column(P4)) == 3
    table = creatures().marker(P5).next_cultists("CR5", "CU-S02", "CU-S03")
    assert phase(table).columns() == [1, 1, 1, 0, 0]


@rule("CS-CRE-13")
def test_cr5_pale_foster_brings_nobody_under_a_god() -> None:
    table = creatures().marker(P5).goo(P4, "GO-S").cultists(P4, "CR5", "CU-M01")
    table.next_cultists("CU-S01", "CU-S02", "CU-S03")
    assert phase(table).column(P4) == ["CR5.1"]


@rule("CS-CRE-18")
def test_cr5_two_fosters_on_one_location_come_one_after_the_other_and_the_cap_is_checked_each_time() -> None:
    table = (
        creatures()
        .marker(P5)
        .cultists(P4, "CR5.1", "CR5.2")
        .next_cultists("CU-S01", "CU-S02", "CU-S03", "CU-K01")
    )
    phase(table)
    assert table.column(P4) == ["CR5.1", "CR5.2", "CU-K01"]
    assert len(creatures_of(table.state).fosters) == 2


@rule("CS-CRE-18")
def test_cr5_with_a_higher_cap_a_fostered_cultist_can_call_a_god() -> None:
    table = creatures(content={"modules": {"creatures": {"foster_cap": 4}}})
    table.marker(P5).cultists(P4, "CR5", "CU-M01", "CU-M02").next_cultists(
        "CU-S01", "CU-S02", "CU-S03", "CU-K01"
    )
    assert god(phase(table), P4) == "GO-K"


# --- together with others ---------------------------------------------------------------------------------------------


@rule("CS-MOD-26")
def test_above_a_hound_a_mirror_member_reflects_nothing() -> None:
    table = creatures(sects=["MC"]).cultists(P2, "MC1").next_cultists("CR1").run(Arrive(P2, 0))
    assert table.column(P2) == ["CR1.1", "MC1"]
    assert strength(table, "MC1", P2) == "SMK"


@rule("CS-CRE-19")
@pytest.mark.parametrize(
    ("id", "story"), [("CR1", 221), ("CR2", 222), ("CR3", 223), ("CR4", 224), ("CR5", 225)]
)
def test_each_creature_has_a_story_of_its_own_whichever_copy_is_fought(id: str, story: int) -> None:
    for copy in (1, 3):
        table = (
            creatures("FI", "SU", "GA", narrative="stories").at(1, P4).at(2, P5).cultists(P1, f"{id}.{copy}")
        )
        fighting(table, f"{id}.{copy}")
        assert told(table.state).story == story


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"ability": "hums"}, "creatures.toml: CR1, ability: 'hums' is unknown"),
        ({"symbols": "SMW"}, "creatures.toml: CR1.1, symbols: 'SMW' must be 4"),
    ],
)
def test_a_creature_that_cannot_be_is_refused_with_file_entry_and_field(
    change: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadContent, match=why.replace(".", r"\.")):
        type(the_game())({"creatures": {"creature": [{"id": "CR1", **change}]}})


def test_how_many_copies_and_how_much_insanity_stand_among_the_knobs() -> None:
    table = creatures(
        "FI", "SU", "GA", content={"modules": {"creatures": {"creature_copies": 2, "bloat_mad": 2}}}
    )
    assert len(table.state.agreed.content.cultists.ids) == 100
    fighting(table.cultists(P1, "CR2").mad(1, 3).at(2, P5), "CR2.1", *BLOAT).play("Win", "Star")
    assert table.state.mad[:3] == [2, 4, 0]


@rule("CS-CRE-06", "CS-CRE-10", "CS-CRE-12", "CS-CRE-13")
def test_sensible_players_weigh_the_prize_and_what_each_creature_does() -> None:
    """A trophy of any kind is worth 9; a Bloat costs 3 for each who stands there; Crawler and Foster are worth 4 more."""
    table = creatures().at(0, P2).at(1, P2).at(2, P3).sealed(P4)
    advice = CreatureAdvice()

    def worth(id: str, place: int) -> float:
        return advice.enemy_worth(table.state, 0, number(table, id), place)

    assert [worth(id, P1) for id in ("CR1", "CR2", "CR3", "CR4", "CR5")] == [9.0, 9.0, 9.0, 13.0, 13.0]
    assert [worth("CR2", place) for place in (P2, P3)] == [3.0, 6.0]
    assert worth("CR4", P4) == 9.0, "nothing is put down on a sealed location anyway"
    assert worth("CU-S01", P1) == 0.0
