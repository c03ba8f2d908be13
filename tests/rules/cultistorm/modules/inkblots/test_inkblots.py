"""Rorschach test: how blots come, how they are resolved, and what happens when there are too many of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import GOO_TARGET
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.inkblots.rules import BAG, DrawBlots, PickBlot, rules_of
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.kernel import BadContent
from tests.rules.cultistorm.modules.inkblots.ink import Ink, ink
from tests.rules.cultistorm.modules.stories.telling import opened
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, F, K, M, S, W, new_game, storm, the_game
from tests.rules.script import plays_at_random
from tests.support import rule

FIVE = ("S1", "S2", "M1", "K1", "F1")

# --- the bag and the row ----------------------------------------------------------------------------------------------


@rule("CS-INK-16", "CS-INK-01", "CS-INK-14")
def test_all_25_blots_are_in_the_bag_and_nobody_knows_which_comes_next() -> None:
    table = new_game(inkblots=True, investigators=["HE", "FI", "GA"])
    rules = rules_of(table.state)
    assert [len(table.state.zones[zone]) for zone in range(rules.zone, rules.zone + 6)] == [0, 25, 0, 0, 0, 0]
    names = table.game.names(table.state.table)["card"]
    blots = Counter(names[card][:-1] for card in table.state.zones[rules.zone + 1])
    assert blots == {"IB-S": 5, "IB-M": 5, "IB-F": 5, "IB-W": 5, "IB-K": 5}
    assert table.state.goo == (-1,) * 5
    view = table.game.view(table.state, 0)
    assert view == table.game.view(table.game.determinize(table.state, 0, 5), 0)
    firsts = {ink().luck(25, at).terror().lying()[0] for at in (0, 7, 24)}
    assert len(firsts) == 3


@rule("CS-INK-02")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 1), (6, 1), (7, 2), (12, 2)])
def test_one_blot_is_drawn_in_each_terror_phase_and_two_from_turn_7_on(turn: int, drawn: int) -> None:
    table = ink().turn(turn).next_blots("W1", "K2").terror()
    assert table.lying() == ["W1", "K2"][:drawn]
    assert table.in_bag() == 25 - drawn
    assert table.told()[0] == 'An inkblot, Wave: "A ray".'


@rule("CS-INK-02", "CS-INK-07")
@pytest.mark.parametrize(("n", "left"), [(1, 24), (2, 23), (3, 22)])
def test_as_many_blots_are_drawn_as_are_due(n: int, left: int) -> None:
    table = ink().next_blots("S1", "M1", "F1").run(DrawBlots(n))
    assert (table.lying(), table.in_bag()) == (["S1", "M1", "F1"][:n], left)


@rule("CS-INK-02", "CS-INK-01")
def test_a_blot_comes_before_terror_advances_and_changes_nothing_else() -> None:
    table = ink().next_blots("S1").terror()
    assert table.told() == ['An inkblot, Star: "A moth".', "Terror advances to place 1."]
    assert (table.insane(), table.goos()) == ([0, 0, 0], {})


@rule("CS-INK-07")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    table = ink().turn(7)
    first = rules_of(table.state).zone
    table.discard_deck(first + BAG, first + 5)
    assert table.terror().lying() == []
    assert len(table.resolved()) == 25


@rule("CS-INK-17")
def test_the_row_has_the_order_of_drawing_and_closes_up() -> None:
    table = ink().row("S1", "M1", "S2").hand(0, "GN01.S", "GN09.S").next_blots("F1").prepare()
    table.play("Resolve an inkblot", "Sigil: Star", "Loose", seat=0)
    assert (table.lying(), table.resolved()) == (["M1", "S2"], ["S1"])
    assert table.terror().lying() == ["M1", "S2", "F1"]


@rule("CS-INK-01", "CS-INK-03", "CS-INK-05")
@pytest.mark.parametrize(
    ("card", "symbol", "sight"),
    [
        ("IB-S1", "Star", "A moth"),
        ("IB-S2", "Star", "Two judges"),
        ("IB-S3", "Star", "A burst lamp"),
        ("IB-S4", "Star", "A map of somewhere cold"),
        ("IB-S5", "Star", "A crown seen from above"),
        ("IB-M1", "Moon", "A sleeper"),
        ("IB-M2", "Moon", "Twins back to back"),
        ("IB-M3", "Moon", "A bowl"),
        ("IB-M4", "Moon", "An owl without a head"),
        ("IB-M5", "Moon", "A nurse bending down"),
        ("IB-F1", "Flame", "A stag"),
        ("IB-F2", "Flame", "A burning bush"),
        ("IB-F3", "Flame", "A torn glove"),
        ("IB-F4", "Flame", "Two dancers"),
        ("IB-F5", "Flame", "A furnace door"),
        ("IB-W1", "Wave", "A ray"),
        ("IB-W2", "Wave", "A drowned bell"),
        ("IB-W3", "Wave", "A woman's hair"),
        ("IB-W4", "Wave", "An anchor"),
        ("IB-W5", "Wave", "Something rising"),
        ("IB-K1", "Key", "A pelvis"),
        ("IB-K2", "Key", "A keyhole"),
        ("IB-K3", "Key", "A gatehouse"),
        ("IB-K4", "Key", "A spider"),
        ("IB-K5", "Key", "Your own hand"),
    ],
)
def test_a_blot_shows_its_symbol_when_drawn_when_resolved_and_on_the_card_of_the_dreamer(
    card: str, symbol: str, sight: str
) -> None:
    blot, letter = card.removeprefix("IB-"), card[3]
    table = ink().next_blots(blot).terror()
    assert table.told()[0] == f'An inkblot, {symbol}: "{sight}".'
    held = {"S": "GN01.S", "M": "GN02.M", "F": "GN03.F", "W": "GN04.W", "K": "GN05.K"}
    resolving = ink().row(blot).hand(1, *held.values()).prepare().play("Resolve an inkblot", seat=1)
    assert (resolving.resolved(), resolving.insane()) == ([blot], [0, 1, 0])
    assert resolving.hand_of(1) == [one for at, one in held.items() if at != letter]
    assert f'Sgt. Roscoe Tillman resolves a blot, {symbol}: "{sight}".' in resolving.told()
    dream = ink().goo(P1, "GO-R").on_dreamer(blot)
    with_it = enemy_symbols(dream.state, GOO_TARGET + P1, P1)
    without_it = enemy_symbols(ink().goo(P1, "GO-R").state, GOO_TARGET + P1, P1)
    more = [one - other for one, other in zip(with_it, without_it, strict=True)]
    assert [more[one] for one in (S, M, F, W, K)] == [int(one == letter) for one in "SMFWK"]


# --- resolving --------------------------------------------------------------------------------------------------------


@rule("CS-INK-03", "CS-DEC-51")
def test_two_cards_of_its_symbol_resolve_a_blot_without_insanity() -> None:
    table = ink().row("M1", "S1").hand(1, "GN01.S", "GN09.S", "GN03.F").prepare()
    table.play("Resolve an inkblot", seat=1)
    assert table.options(1) == ["Shared Sigil: Star (Star)", "Loose Change (Star)"]
    table.play("Sigil: Star", seat=1)
    assert table.options(1) == ["No second card: get 1 insanity", "Loose Change (Star)"]
    table.play("Loose", seat=1)
    assert (table.lying(), table.resolved(), table.insane()) == (["M1"], ["S1"], [0, 0, 0])
    assert table.hand_of(1) == ["GN03.F"]
    assert table.told()[-1] == 'Sgt. Roscoe Tillman resolves a blot, Star: "A moth".'


@rule("CS-INK-03")
def test_one_card_and_one_insanity_resolve_a_blot_too() -> None:
    table = ink().row("S1").hand(1, "GN01.S", "GN09.S").mad(1, 3).prepare()
    table.play("Resolve an inkblot", "Loose", "No second card", seat=1)
    assert (table.lying(), table.insane(), table.hand_of(1)) == ([], [0, 4, 0], ["GN01.S"])


@rule("CS-INK-03")
def test_the_only_card_of_a_symbol_leaves_nothing_to_choose() -> None:
    table = ink().row("S1", "M1").hand(1, "GN01.S", "GN03.F").prepare().play("Resolve an inkblot", seat=1)
    assert table.asked == "Prepare"
    assert (table.lying(), table.insane(), table.hand_of(1)) == (["M1"], [0, 1, 0], ["GN03.F"])


@rule("CS-INK-03", "CS-MOD-16")
def test_at_four_insanity_only_two_cards_do() -> None:
    table = ink().row("S1", "M1").hand(0, "GN01.S", "GN09.S", "HE01.S", "GN02.M").mad(0, 4).prepare()
    table.play("Resolve an inkblot", seat=0)
    assert table.options(0) == ["Shared Sigil: Star (Star)", "Loose Change (Star)", "Kind Word (Star)"]
    moon = table.means("resolve-with", "1")
    assert table.game.describe(table.state, moon, 0) == "Shared Sigil: Moon (Moon)"
    assert table.refusal(moon, 0).rule == "CS-RUL-060"
    table.play("Sigil: Star", seat=0)
    assert table.refused("bear-the-sight", seat=0) == "CS-RUL-060"
    table.play("Loose", seat=0)
    assert (table.insane(), table.state.over) == ([4, 0, 0], False)
    bold = ink(allow_suicide=True).row("S1").hand(1, "GN01.S").mad(1, 4).prepare()
    assert bold.play("Resolve an inkblot", seat=1).state.over


@rule("CS-INK-03", "CS-MOD-16")
def test_at_four_insanity_two_cards_and_no_third_one_are_enough() -> None:
    table = ink().row("S1").hand(0, "GN01.S", "GN09.S").mad(0, 4).prepare()
    table.play("Resolve an inkblot", "Sigil: Star", seat=0)
    assert (table.lying(), table.insane(), table.hand_of(0)) == ([], [4, 0, 0], [])


@rule("CS-INK-03")
@pytest.mark.parametrize(
    ("row", "hand", "mad", "rule"),
    [
        ((), ("GN01.S", "GN09.S"), 0, "CS-INK-03"),
        (("M1",), ("GN01.S", "GN09.S"), 0, "CS-INK-03"),
        (("S1",), (), 0, "CS-INK-03"),
        (("S1",), ("GN01.S",), 4, "CS-RUL-060"),
    ],
)
def test_without_a_blot_or_its_card_nothing_is_resolved(
    row: tuple[str, ...], hand: tuple[str, ...], mad: int, rule: str
) -> None:
    table = ink().row(*row).hand(0, *hand).mad(0, mad).prepare()
    assert not table.offers("Resolve an inkblot", 0)
    assert table.refused("act", "resolve-blot", seat=0) == rule


@rule("CS-INK-03")
def test_both_cards_have_the_symbol_of_one_blot() -> None:
    table = ink().row("S1", "M1").hand(0, "GN01.S", "GN09.S", "GN02.M", "GN03.F").prepare()
    table.play("Resolve an inkblot", seat=0)
    star, moon, flame = (table.means("resolve-with", code) for code in ("0", "1", "2"))
    assert table.refusal(flame, 0).rule == "CS-INK-03"
    assert table.refused("bear-the-sight", seat=0) == "CS-INK-03"
    table.play(star, seat=0)
    assert table.refusal(moon, 0).rule == "CS-INK-03"
    assert table.refusal(star, 0).rule == "CS-RUL-116"


@rule("CS-INK-03", "CS-MOD-14")
def test_somebody_absent_may_resolve_a_blot_too() -> None:
    table = ink().row("S1").hand(1, "GN01.S", "GN09.S").at(1, -1).prepare()
    table.play("Resolve an inkblot", "Sigil: Star", "Loose", seat=1)
    assert (table.lying(), table.insane()) == ([], [0, 0, 0])


@rule("CS-INK-18")
def test_resolving_never_summons_and_nobody_is_asked_while_the_row_is_short() -> None:
    table = ink().row("S1", "S2", "S3", "S4", "S5", "M1").hand(0, "GN01.S").prepare()
    assert table.play("Resolve an inkblot", seat=0).goos() == {}


def test_with_closed_hands_only_the_owner_sees_which_cards_are_laid_aside() -> None:
    table = ink(open_hands=False).row("S1").hand(0, "GN01.S", "GN09.S").prepare()
    table.play("Resolve an inkblot", "Sigil: Star", seat=0)
    game, state = table.game, table.state
    assert game.view(state, 1) == game.view(game.determinize(state, 1, 3), 1)
    imagined = game.determinize(state, 1, 3)
    assert imagined.legal(0)


# --- too many of them -------------------------------------------------------------------------------------------------


@rule("CS-INK-04", "CS-INK-05", "CS-INK-15")
def test_the_example_the_sixth_blot_brings_the_dreamer_with_the_first_five() -> None:
    table = ink().turn(6).row(*FIVE).next_blots("W1").marker(P3).location(P3, "LO-M1", False)
    table.cultists(P3, "CU-F02", "CU-K02").terror()
    assert table.goos() == {P3: "GO-R"}
    assert (table.dreamt(), table.lying(), table.in_bag()) == (list(FIVE), [], 20)
    assert table.insane() == [1, 1, 1]
    assert table.state.deck_size(rules_of(table.state).zone + BAG) == 20
    table.devoured(P3, "CU-F02", "CU-K02")
    need = enemy_symbols(table.state, GOO_TARGET + P3, P3)
    assert (need[S], need[M], need[F], need[W], need[K]) == (2, 2, 2, 0, 2)


@rule("CS-INK-04")
def test_five_blots_do_not_bring_it() -> None:
    table = ink().row("S1", "S2", "M1", "K1").next_blots("F1").terror()
    assert (len(table.lying()), table.goos()) == (5, {})


@rule("CS-INK-04", "CS-INK-05")
def test_for_two_five_blots_bring_it_and_all_five_are_on_its_card() -> None:
    table = ink("HE", "FI").row("S1", "S2", "M1", "K1").next_blots("F1").terror()
    assert list(table.goos().values()) == ["GO-R"]
    assert (table.dreamt(), table.lying(), table.in_bag()) == (["S1", "S2", "M1", "K1", "F1"], [], 20)
    alone = ink("HE").row("S1", "S2", "M1", "K1").next_blots("F1").terror()
    assert list(alone.goos().values()) == ["GO-R"]


@rule("CS-INK-04", "CS-INK-09")
def test_it_comes_to_the_marker_or_the_next_free_location() -> None:
    table = ink().row(*FIVE).next_blots("W1").marker(P2).sealed(P2, P3).terror()
    assert table.goos() == {P4: "GO-R"}


@rule("CS-INK-10", "CS-INK-08")
def test_when_the_first_of_two_brings_it_the_second_is_not_drawn() -> None:
    table = ink().turn(7).row(*FIVE).next_blots("W1", "W2").terror()
    assert (len(table.dreamt()), table.lying(), table.in_bag()) == (5, [], 20)


@rule("CS-INK-18")
def test_the_second_of_two_can_bring_it_too() -> None:
    table = ink().turn(7).row("S1", "S2", "M1", "K1").next_blots("F1", "W2").terror()
    assert table.dreamt() == ["S1", "S2", "M1", "K1", "F1"]
    assert (table.lying(), table.in_bag()) == ([], 20)


@rule("CS-INK-08")
def test_no_blot_is_drawn_while_it_is_in_play() -> None:
    table = ink().on_dreamer(*FIVE).goo(P3, "GO-R").cultists(P3, "CU-F02").terror()
    assert (table.lying(), table.in_bag()) == ([], 20)
    other = ink().goo(P3, "GO-S").cultists(P3, "CU-F02").terror()
    assert len(other.lying()) == 1


@rule("CS-INK-06", "CS-INK-11", "CS-INK-12")
@pytest.mark.parametrize("endgame", [0, 1])
def test_with_another_in_play_there_is_insanity_and_terror_and_the_row_is_empty(endgame: int) -> None:
    table = ink().row(*FIVE).next_blots("W1").goo(P2, "GO-S").cultists(P2, "CU-F02")
    table.state.endgame = table.state.endgame_goos = endgame
    table.run(DrawBlots(1))
    assert table.goos() == {P2: "GO-S"}
    assert (table.lying(), table.dreamt(), table.in_bag()) == ([], [], 25)
    assert table.insane() == [1, 1, 1]
    assert table.state.terror == 2


@rule("CS-INK-06")
def test_with_every_gate_sealed_it_does_not_come_and_nobody_suffers() -> None:
    table = ink().row(*FIVE).next_blots("W1").sealed(P1, P2, P3, P4, P5).run(DrawBlots(1))
    assert (table.goos(), table.insane()) == ({}, [0, 0, 0])
    assert (table.lying(), table.dreamt(), table.in_bag()) == ([], [], 25)


@rule("CS-INK-06")
def test_defeated_it_gives_its_blots_back_into_the_bag() -> None:
    table = ink().on_dreamer(*FIVE).row("W1").goo(P3, "GO-R").at(0, P3).at(1, P4).at(2, P5)
    table.hand(0, "GN01.S", "GN09.S", "GN02.M", "GN03.F", "GN05.K", "HE03.F").target(0, P3).combat()
    table.play("The Dreamer in Ink", "Win")
    assert table.goos() == {}
    assert (table.dreamt(), table.lying(), table.in_bag()) == ([], ["W1"], 24)
    assert table.state.closed[P3] == 1
    assert "5 blots go back into the bag." in table.told()


@rule("CS-INK-06")
def test_a_gate_sealed_elsewhere_leaves_its_blots_on_its_card() -> None:
    table = ink().on_dreamer(*FIVE).goo(P3, "GO-R").cultists(P3, "CU-F02")
    table.on_location(P1, "SSS").seal(S, 0).run(Sealing()).play("Seal", seat=0)
    assert table.state.closed[P1] == 1
    assert table.dreamt() == list(FIVE)


@rule("CS-INK-09", "CS-SEC-18", "CS-MOD-33")
def test_no_special_great_old_one_comes_in_its_place() -> None:
    table = ink(sects=["HT"]).row(*FIVE).next_blots("W1").cultists(P2, "HT1").terror()
    assert table.goos() == {P1: "GO-R"}
    crowd = ink(sects=["HT"]).cultists(P2, "HT1").run(Summon(P1, -1, 1, 0))
    assert crowd.goos() == {P1: "GO-HT"}


@rule("CS-INK-09")
def test_it_is_of_neither_wave_and_never_drawn_at_random() -> None:
    table = ink()
    goos = table.state.agreed.content.goos
    assert goos.wave[goos.ids.index("GO-R")] == 0
    for at in range(5):
        assert list(ink().luck(5, at).run(Summon(P1, -1, 1, 0)).goos().values()) != ["GO-R"]


@rule("CS-INK-17")
def test_its_symbols_are_its_blots_and_no_others() -> None:
    table = ink().on_dreamer("W1", "W2", "W3", "W4", "K1").goo(P1, "GO-R").cultist_die(P1, "F")
    assert enemy_symbols(table.state, GOO_TARGET + P1, P1) == [1, 0, 1, 4, 1]
    other = ink().on_dreamer(*FIVE).goo(P1, "GO-S").goo(P2, "GO-R")
    assert enemy_symbols(other.state, GOO_TARGET + P1, P1) == [3, 1, 1, 0, 1]
    cultist = ink().on_dreamer(*FIVE).goo(P1, "GO-R").cultists(P1, "CU-S02")
    number = cultist.state.agreed.content.cultists.ids.index("CU-S02")
    assert sum(enemy_symbols(cultist.state, number, P1)) == 4


@rule("CS-INK-12")
def test_blots_do_not_hinder_a_victory() -> None:
    table = ink().row(*FIVE).sealed(P2, P3, P4, P5).on_location(P1, "SSS").seal(S, 0)
    table.run(Sealing()).play("Seal", seat=0)
    assert table.state.outcome
    assert table.state.outcome.reason[0] == "CS-WIN-01"


# --- the Dreamer's peril ----------------------------------------------------------------------------------------------


def dreaming(**options: Any) -> Ink:
    """The Dreamer is in play, and its first blot is a Star."""
    return ink(**options).on_dreamer(*FIVE).goo(P3, "GO-R").cultists(P3, "CU-F02", "CU-F03")


@rule("CS-INK-19")
def test_everybody_with_a_card_of_its_first_symbol_loses_one_of_own_choice() -> None:
    table = dreaming().hand(0, "GN01.S", "GN09.S", "GN02.M", "GN03.F").hand(1, "GN02.M", "GN03.F", "GN04.W")
    table.hand(1, "GN05.K").hand(2, "GN01.S", "GN02.M", "GN03.F", "GN04.W").run(UpdatePhase())
    table.play("Keep all", "Keep all", "Keep all")
    assert table.asked == "DreamAway"
    assert table.options(0) == ["Shared Sigil: Star (Star)", "Loose Change (Star)"]
    assert table.refused("dream-away", "1", seat=0) == "CS-INK-19"
    table.play("Loose", seat=0)
    assert table.hand_of(0) == ["GN01.S", "GN02.M", "GN03.F"]
    assert table.hand_of(1) == ["GN02.M", "GN03.F", "GN04.W", "GN05.K"]
    assert table.hand_of(2) == ["GN02.M", "GN03.F", "GN04.W"]


@rule("CS-INK-19")
def test_another_great_old_one_takes_nothing() -> None:
    table = ink().goo(P3, "GO-S").cultists(P3, "CU-F02").hand(0, "GN01.S", "GN02.M", "GN03.F", "GN04.W")
    table.deck(1, "GN01.S").deck(2, "GN01.S").run(UpdatePhase()).play("Keep all")
    assert [len(table.hand_of(seat)) for seat in range(3)] == [4, 4, 4]


# --- texts that take blots away ---------------------------------------------------------------------------------------


@rule("CS-INK-13")
def test_a_story_takes_a_blot_of_the_tables_choice_but_none_from_the_dreamer() -> None:
    table = ink(narrative="effects").row("S1", "M1", "M2").run(opened("OW16"))
    assert (table.asked, table.options()) == ("PickBlot", ["A blot of Star", "A blot of Moon"])
    assert table.refused("wipe-blot", "K", seat=0) == "CS-INK-13"
    table.play("Moon")
    assert (table.lying(), table.resolved()) == (["S1", "M2"], ["M1"])
    dream = ink(narrative="effects").on_dreamer(*FIVE).goo(P1, "GO-R").run(opened("OW16"))
    assert (dream.asked, dream.dreamt()) == ("Prepare", list(FIVE))


@rule("CS-INK-13")
@pytest.mark.parametrize(("n", "left"), [(1, ["M1", "F1", "W1"]), (2, ["F1", "W1"]), (3, ["W1"])])
def test_so_many_are_wiped_away_one_after_the_other(n: int, left: list[str]) -> None:
    table = ink().row("S1", "M1", "F1", "W1").run(PickBlot(0, (), n)).play(*["Star", "Moon", "Flame"][:n])
    assert (table.asked, table.lying()) == ("Prepare", left)


@rule("CS-INK-13")
def test_which_blot_goes_is_voted_on() -> None:
    table = ink(narrative="effects", table_decider="vote").row("S1", "M1").run(opened("OW16"))
    table.play("Star", "Moon", "Moon")
    assert table.lying() == ["S1"]
    assert any("votes for a blot of Star" in line for line in table.told())


def test_without_the_blots_such_a_story_does_nothing() -> None:
    assert storm(narrative="effects").run(opened("OW16")).asked == "Prepare"


# --- together with others ---------------------------------------------------------------------------------------------


@rule("CS-NAR-12", "CS-MOD-45")
def test_it_has_a_story_of_its_own() -> None:
    table = ink(narrative="effects").row(*FIVE).next_blots("W1").run(DrawBlots(1))
    assert any("The Dreamer in Ink" in line and "story" in line for line in table.told())
    assert [len(table.hand_of(seat)) for seat in range(3)] == [1, 1, 1]


@rule("CS-MOD-06", "CS-MOD-23")
def test_without_its_option_there_are_no_blots() -> None:
    plain, game = storm(), the_game()
    assert [option.default for option in game.options if option.name == "inkblots"] == [False]
    assert len(game.zones(plain.state.table)) + 6 == len(game.zones(ink().state.table))
    assert "GO-R" not in plain.state.agreed.content.goos.ids
    assert not plain.prepare().offers("inkblot", 0)


def test_a_table_without_blots_goes_on_whatever_they_say() -> None:
    plain = the_game()
    other = Cultistorm({"inkblots": {"blot": [{"id": "IB-S1", "symbol": "M"}]}})
    turned = Cultistorm({"modules": {"inkblots": {"ink_double": 3}}})
    for changed in (other, turned):
        for options in ({}, {"sects": ["HT"]}):
            assert plain.content_digest_of(3, options) == changed.content_digest_of(3, options)
        used = {"inkblots": True}
        assert plain.content_digest_of(3, used) != changed.content_digest_of(3, used)


@rule("CS-INK-02", "CS-INK-04")
def test_knobs_are_turned_in_the_content() -> None:
    game = Cultistorm({"modules": {"inkblots": {"ink_limit": 7, "ink_limit_two": 6, "ink_double": 2}}})
    state = game.new(3, 1, options={"inkblots": True})
    assert (rules_of(state).limit, rules_of(state).blots_due(1), rules_of(state).blots_due(2)) == (7, 1, 2)
    assert rules_of(game.new(2, 1, options={"inkblots": True})).limit == 6


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            {"modules": {"inkblots": {"ink_limit": 4}}},
            "modules.toml: inkblots, ink_limit: the Dreamer is made",
        ),
        (
            {"modules": {"inkblots": {"ink_limit_two": 4}}},
            "modules.toml: inkblots, ink_limit_two: the Dreamer",
        ),
        ({"modules": {"inkblots": {"ink_double": 0}}}, "modules.toml: inkblots, ink_double:"),
        ({"inkblots": {"dreamer": {"peril": "ink"}}}, "inkblots.toml: GO-R, peril: 'ink' is unknown"),
        ({"inkblots": {"blot": [{"id": "IB-S1", "symbol": "Q"}]}}, "inkblots.toml: blot IB-S1, symbol:"),
    ],
)
def test_what_is_wrong_with_content_is_said_with_file_entry_and_field(
    content: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)


# --- looks and play ---------------------------------------------------------------------------------------------------


def shown(table: Ink) -> list[tuple[str, str | None, int, tuple[str, ...]]]:
    """The blots that everybody sees: where, which, how many, with what badges."""
    pieces = table.game.scene(table.state, 0).moving.pieces
    return [(piece.zone, piece.face, piece.count, piece.badges) for piece in pieces if piece.kind == "blot"]


def test_the_scene_shows_the_row_or_the_dreamers_blots_and_the_bag() -> None:
    table = ink().row("S1", "M1").prepare()
    assert shown(table) == [("blots", "IB-S1", 1, ()), ("blots", "IB-M1", 1, ()), ("ink-bag", None, 23, ())]
    dream = ink().on_dreamer("K1", "S1").goo(P1, "GO-R").prepare()
    badges = ("of the Dreamer",)
    assert shown(dream)[:2] == [("blots", "IB-K1", 1, badges), ("blots", "IB-S1", 1, badges)]
    scene = table.game.scene(table.state, 0)
    zones = {zone.id: zone for zone in scene.still.zones}
    assert zones["blots"].fields == 6
    assert "With 6 of them" in zones["blots"].tip
    faces = {face.id: face for face in scene.still.faces}
    assert (faces["IB-S1"].name, faces["IB-S1"].icon, faces["IB-S1"].line) == ("A moth", "S", "Inkblot, Star")
    assert faces["GO-R"].line == "Great Old One of neither wave"
    counter = next(counter for counter in scene.moving.counters if counter.id == "blots")
    assert (counter.value, counter.most) == (2, 6)


def touches(table: Ink, words: str) -> tuple[str, ...]:
    """What the first seat's option with these words points at."""
    prompt = table.game.prompt(table.state, 0)
    assert prompt
    return next(option.touches for option in prompt.options if words in option.label)


def test_answers_point_at_the_row_at_blots_and_at_cards() -> None:
    table = ink().row("S1", "M1", "S2").hand(0, "GN01.S", "GN09.S").prepare()
    assert touches(table, "inkblot") == ("blots",)
    assert touches(table.play("Resolve an inkblot", seat=0), "Sigil") == ("hand-0", "GN01.S")
    story = ink(narrative="effects").row("S1", "M1", "S2").run(opened("OW16"))
    assert touches(story, "Star") == ("blots", "blot-0", "blot-1")


def meant(table: Ink, seat: int = 0) -> tuple[str, ...]:
    """What a sensible player answers."""
    return tuple(table.game.meaning(table.state, table.game.greedy(table.state, seat)))


def test_sensible_players_resolve_when_the_next_blot_would_be_too_many() -> None:
    spare = ("GN01.S", "GN09.S")
    assert meant(ink().row(*FIVE).hand(0, *spare).busy().prepare()) == ("act", "resolve-blot")
    assert meant(ink().row(*FIVE[:4]).hand(0, *spare).busy().prepare()) != ("act", "resolve-blot")
    assert meant(ink().turn(6).row(*FIVE[:4]).hand(0, *spare).busy().prepare()) == ("act", "resolve-blot")
    gone = ink().row(*FIVE).goo(P3, "GO-R").cultists(P3, "CU-F02").hand(0, *spare).busy().prepare()
    assert meant(gone) != ("act", "resolve-blot")


def test_sensible_players_pay_dearly_only_where_terror_would_come() -> None:
    table = ink().row(*FIVE).hand(0, "GN01.S").mad(0, 3).busy().prepare()
    assert meant(table) != ("act", "resolve-blot")
    table = (
        ink().row(*FIVE).goo(P3, "GO-S").cultists(P3, "CU-F02").hand(0, "GN01.S").mad(0, 3).busy().prepare()
    )
    assert meant(table) == ("act", "resolve-blot")


def test_sensible_players_spare_good_cards_and_their_minds() -> None:
    table = (
        ink()
        .row(*FIVE)
        .hand(0, "GN01.S", "GN09.S", "HE01.S")
        .busy()
        .prepare()
        .play("Resolve an inkblot", seat=0)
    )
    first = meant(table)
    assert first[0] == "resolve-with"
    table.play(table.means(*first), seat=0)
    second = meant(table)
    assert second[0] == "resolve-with"
    assert table.play(table.means(*second), seat=0).hand_of(0) == ["HE01.S"]
    wiped = ink(narrative="effects").row("S1", "M1").hand(0, "GN01.S").run(opened("OW16"))
    assert meant(wiped) == ("wipe-blot", "M")


def test_every_question_can_be_kept_and_taken_up_again() -> None:
    tables = (
        ink().row("S1").hand(0, "GN01.S", "GN09.S").prepare().play("Resolve an inkblot", seat=0),
        ink(narrative="effects").row("S1", "M1").run(opened("OW16")),
        dreaming().hand(0, "GN01.S", "GN09.S", "GN02.M", "GN03.F").run(UpdatePhase()).play("Keep all"),
    )
    for table, asked in zip(tables, ("ResolveBlot", "PickBlot", "DreamAway"), strict=True):
        assert table.asked == asked
        kept = table.game.load(table.game.dump(table.state))
        assert table.game.digest(kept) == table.game.digest(table.state)
        assert kept.legal() == table.state.legal()


@pytest.mark.parametrize(
    "options", [{}, {"open_hands": False, "table_decider": "vote", "narrative": "effects"}]
)
def test_random_games_with_blots_keep_every_promise(options: dict[str, Any]) -> None:
    plays_at_random(the_game(), seats=3, games=3, inkblots=True, **options)
