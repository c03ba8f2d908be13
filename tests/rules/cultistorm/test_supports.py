"""Supports: what becomes of the card, relays, and who decides."""

import pytest

from eldertable.games.cultistorm.box.places import BEFORE, BOX, DECK, DISCARD, HAND
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm
from tests.support import rule


def relayed(card: str, fighter: int = P3, gambler: int = P4) -> Storm:
    """The supporter plays a card for the fighter and relays it to the gambler; each has a target."""
    table = storm("SU", "FI", "GA").level(0, 2).hand(0, card).at(0, P5).at(1, fighter).at(2, gambler)
    table.cultists(fighter, "CU-S01").cultists(gambler, "CU-M01").target(1, "CU-S01").target(2, "CU-M01")
    return table


@rule("CS-CMP-16")
def test_a_card_played_as_support_gives_its_player_no_symbol() -> None:
    table = storm().hand(0, "GN01.S").prepare().play("(Star) for Sgt")
    assert "HE GN01.S" not in table.cards(HAND)


@rule("CS-DIE-03")
def test_a_support_changes_a_die_already_taken() -> None:
    table = storm("GA", "FI", "HE").pool("S").hand(0, "GN08.K").prepare().play("Take a die: Star", seat=1)
    table.play("Turn the Bones (Key) for Sgt", seat=0).play("Star to Moon")
    assert table.dice_of(1) == "M"


@rule("CS-SUP-04", "CS-RUL-065", "CS-RUL-066", "CS-RUL-067", "CS-RUL-063")
def test_a_support_counts_is_redrawn_and_reaches_far_but_needs_a_card_in_hand() -> None:
    table = storm().at(1, P4).hand(0, "GN01.S").prepare().play("(Star) for Sgt")
    assert table.state.plays[0] == 1
    assert len(table.hand_of(0)) == 1
    empty = storm().prepare()
    assert not empty.offers(" for ", 0)


@rule("CS-SUP-07", "CS-RUL-045")
def test_who_has_neither_deck_nor_discards_draws_nothing_and_nothing_is_told() -> None:
    table = storm().discard_deck(DECK, BOX).prepare()
    table.state.draw_cards(0, 1, "CS-SUP-07")
    assert (table.hand_of(0), table.chronicle.take()) == ([], [])


@rule("CS-RUL-045")
@pytest.mark.parametrize(("seat", "name"), [(1, "Sgt. Roscoe Tillman"), (2, "Felix Marlow")])
def test_cards_are_drawn_for_whoever_has_a_deck_or_discards_of_their_own(seat: int, name: str) -> None:
    table = storm("SU", "FI", "GA").hand(0, "SU01.S").discard_deck(DECK + 3 * seat, BOX)
    assert not table.prepare().offers(f"Relay Message (Star) for {name}", 0)
    assert table.discard(seat, "GN01.S").prepare().offers(f"Relay Message (Star) for {name}", 0)


@rule("CS-DEC-13")
def test_who_is_supported_decides() -> None:
    table = (
        storm("SU", "FI", "GA").hand(0, "SU05.K").discard(1, "GN01.S").prepare().play("Encore (Key) for Sgt")
    )
    assert table.state.speaker == 1


@rule("CS-ICO-05", "CS-RUL-062")
def test_a_next_turn_support_lies_on_when_the_others_go_back_after_combat() -> None:
    table = storm().at(1, P2).at(2, P3).before(1, 0, "GN10.W", "GN01.S").combat()
    assert table.cards(BEFORE + 1) == ["HE GN10.W"]


@rule("CS-RUL-045", "CS-RUL-046")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_new_deck_is_made_without_the_supports_that_lie_before_others(seat: int) -> None:
    table = storm().hand(seat, "GN02.M").before(1, seat, "GN01.S").discard(1, "GN05.K")
    for zone in range(DECK + 3 * seat, DECK + 3 * seat + 3):
        cards, table.state.zones[zone] = table.state.zones[zone], ()
        for card in cards:
            table.state.lay(card, DISCARD + seat, table.state.everyone())
    table.run(UpdatePhase()).play("Keep all cards")
    assert len(table.cards(BEFORE + 1)) == len(table.cards(DISCARD + 1)) == 1
    assert len(table.hand_of(seat)) == 4
    assert (table.cards(DISCARD + seat), table.state.deck_size(DECK + 3 * seat)) == ([], 21 - 4 - 1)


@rule("CS-DEC-31", "CS-RUL-062", "CS-RUL-125")
@pytest.mark.parametrize(("fighter", "gambler"), [(P3, P4), (P4, P3)])
def test_su_l2_relay_of_a_combat_support_serves_both_and_its_icon_falls_once(
    fighter: int, gambler: int
) -> None:
    table = relayed("GN11.F", fighter, gambler).hand(1, "GN01.S", "GN02.M", "GN03.F")
    table.hand(2, "GN02.M", "GN03.F", "GN04.W").cultist_die(P3, "K").cultist_die(P4, "K").prepare()
    table.play("Dark Bargain (Flame) for Sgt", seat=0).play("Felix")
    table.combat().play("Novice", "Win")
    assert table.cards(BEFORE + 1) == ["SU GN11.F"]
    assert len(table.column(P1)) == 1
    table.play("Novice", "Win")
    assert table.cards(BEFORE + 1) == []
    assert "SU GN11.F" in table.cards(DISCARD)
    assert table.columns() == [1, 0, 0, 0, 0]


@rule("CS-DEC-31", "CS-RUL-124")
def test_after_a_relay_the_icons_of_other_supports_are_as_dear_as_before() -> None:
    table = relayed("GN11.F").hand(1, "GN01.S", "GN02.M", "GN03.F").hand(2, "GN02.M", "GN03.F", "GN04.W")
    table.before(2, 1, "GN11.F").cultist_die(P3, "K").cultist_die(P4, "K").deck(0, "GN05.K")
    table.next_cultists("CU-K01").prepare().play("Dark Bargain (Flame) for Sgt", seat=0).play("Felix")
    table.combat().play("Novice", "Win", "Novice", "Win")
    assert (table.hand_of(2), table.columns()) == ([], [1, 0, 0, 0, 0])


@rule("CS-DEC-31")
def test_a_relayed_support_is_no_source_for_a_second_fight_of_the_same_investigator() -> None:
    table = relayed("GN11.F").hand(1, "GN01.S", "GN02.M", "GN07.F", "GN06.M", "GN03.F", "GN05.K")
    table.cultists(P3, "CU-S03").target(1, "CU-S01", "CU-S03").cultist_die(P3, "W").prepare()
    table.play("Dark Bargain (Flame) for Sgt", seat=0).play("Felix")
    assert table.combat().play("Novice", "Win", "Outsider").options() == ["Give up"]


@rule("CS-DEC-31")
def test_a_relayed_support_that_nobody_used_goes_back_after_both_rounds() -> None:
    table = relayed("GN11.F").prepare().play("Dark Bargain (Flame) for Sgt", seat=0).play("Felix")
    table.combat().play("Do not fight")
    assert table.cards(BEFORE + 1) == ["SU GN11.F"]
    table.play("Do not fight")
    assert table.cards(BEFORE + 1) == []


@rule("CS-DEC-31")
@pytest.mark.parametrize("seat", range(3))
def test_a_relay_is_used_once_a_turn_in_every_seat(seat: int) -> None:
    people = ["FI", "GA"]
    people.insert(seat, "SU")
    table = storm(*people).level(seat, 2).hand(seat, "SU01.S", "SU01.M")
    for other in range(3):
        table.deck(other, "GN01.S", "GN02.M", "GN03.F", "GN04.W")
    table.prepare().play("Relay Message (Star) for Sgt", seat=seat).play("Felix")
    table.play("Relay Message (Moon) for Sgt", seat=seat)
    assert table.asked == "Prepare"


@rule("CS-DEC-31")
def test_a_relay_can_be_declined_and_is_used_once_a_turn() -> None:
    table = storm("SU", "FI", "GA").level(0, 2).hand(0, "SU01.S", "SU01.M", "SU01.K").prepare()
    assert table.play("Relay Message (Star) for Sgt").options()[1:] == ["Felix Marlow"]
    table.play("Nobody else").play("Relay Message (Moon) for Sgt", seat=0).play("Felix")
    assert len(table.hand_of(2)) == 2
    table.play("Relay Message (Key) for Sgt", seat=0)
    assert table.asked == "Prepare"
    assert len(table.hand_of(2)) == 2
