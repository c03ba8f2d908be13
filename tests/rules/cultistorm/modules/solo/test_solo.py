"""Lonely Struggle alone: contacts, errands, rows, Resolve, three targets."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import (
    BEFORE,
    BOX,
    CULTIST_DECK,
    DECK,
    DISCARD,
    HAND,
    OBJECT_DECK,
    OBJECTS,
    ON_BOARD,
)
from eldertable.games.cultistorm.modules.solo.rules import CONTACTS, ChooseErrand, alone, rules_of
from eldertable.games.cultistorm.rules.fighting.fight import Penalty
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import FillHands, RollPool, UpdatePhase
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_verbs import TERRORS
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import BadOption
from eldertable.kernel.steps import Step
from tests.rules.cultistorm.modules.solo.lone import A, B, calls, lone
from tests.rules.cultistorm.table import P1, P2, P3, P5, S, new_game, the_game
from tests.rules.script import plays_at_random
from tests.support import rule


class Strike(Step):
    """A terror card of this number is carried out."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: StormState) -> None:
        TERRORS[self.number].carry(state, 1)


# --- how many play, and setup -----------------------------------------------------------------------------------------


@rule("CS-SOL-01", "CS-SOL-25", "CS-MOD-23", "CS-MOD-24")
def test_who_is_alone_plays_with_the_solo_board_and_without_the_absent_deck() -> None:
    for agreed in ("auto", "solo"):
        table = new_game(1, lonely=agreed)
        assert rules_of(table.state).board.calls == 4
        assert not any("absent" in zone.name for zone in table.game.zones(table.state.table))


@rule("CS-MOD-24")
@pytest.mark.parametrize("agreed", ["off", "two"])
def test_who_is_alone_plays_nothing_else(agreed: str) -> None:
    with pytest.raises(BadOption, match="CS-MOD-24"):
        the_game().new(seats=1, seed=1, options={"lonely": agreed})


@rule("CS-SOL-02", "CS-MOD-12")
def test_every_number_is_that_of_two_investigators() -> None:
    table = lone()
    assert (table.state.agreed.investigators, table.state.agreed.limit) == (2, 10)
    assert table.state.deck_size(CULTIST_DECK) == 40
    steps = lone().marker(P1).run(CultistPhase())
    assert (steps.state.marker, steps.columns()) == (2, [0, 1, 1, 0, 0])
    assert lone().seal(S, 0).on_location(P1, "SS").run(Sealing()).offers("Seal this location")
    assert not lone().seal(S, 0).on_location(P1, "S").run(Sealing()).offers("Seal this location")


@rule("CS-SOL-02", "CS-SOL-22", "CS-GOO-07")
def test_a_second_great_old_one_advances_terror_twice_and_maddens_you() -> None:
    table = lone().goo(P1, "GO-S").cultists(P1, "CU-S01")
    before = table.state.terror
    table.run(Summon(P2, -1, 1, 0))
    assert ((table.state.terror - before) % 5, table.state.mad[0]) == (2, 1)


@rule("CS-SOL-03", "CS-DEC-38")
def test_investigator_then_two_of_the_other_five_are_chosen() -> None:
    table = new_game(1)
    table.play("Tillman")
    assert (table.asked, len(table.options())) == ("ChooseContacts", 10)
    assert table.refused("take-contacts", "HE", "FI", seat=0) == "CS-SOL-03"
    table.play("Dr. Miriam Aldous (Healer), Prof. Tobias Wren (Researcher)")
    state = table.state
    assert [state.deck_size(DECK + 3 * seat) for seat in (0, 1, 2)] == [21, 21, 21]
    assert (state.place[0], alone(state).resolve) == (P1, 2)
    assert sum(1 for card in state.zones[BOX] if card < table.game.content.first_object) == 63


@rule("CS-SOL-31", "CS-SET-09")
def test_two_objects_are_dealt_to_you_alone() -> None:
    table = new_game(1).play("Tillman", "Healer), Prof")
    assert (table.asked, len(table.cards(OBJECTS))) == ("KeepStart", 2)
    assert table.cards(OBJECTS + 1) == table.cards(OBJECTS + 2) == []


@rule("CS-SOL-05", "CS-MOD-41")
def test_the_hand_has_six_cards_and_three_dice_are_rolled_of_which_two_may_be_taken() -> None:
    table = lone().run(FillHands(), RollPool())
    assert (len(table.hand_of(0)), sum(table.state.pool)) == (6, 3)
    dice = lone().pool("SMF").prepare().play("Take a die: Star", "Take a die: Moon")
    assert (dice.dice_of(0), dice.offers("Take a die")) == ("SM", False)
    assert dice.refused("take-die", "F", seat=0) == "CS-DIE-02"


@rule("CS-SOL-28", "CS-RUL-068")
def test_extra_dice_come_on_top_and_a_missing_die_is_taken_off() -> None:
    gambler = lone("GA", "HE", "RE").level(0, 2).run(RollPool())
    assert (sum(gambler.state.pool), gambler.state.extra) == (4, 1)
    more = lone("GA", "HE", "RE").level(0, 2).pool("SMFW")
    more.state.extra = 1
    more.prepare().play("Take a die: Star", "Take a die: Moon", "Take a die: Flame")
    assert (more.dice_of(0), more.offers("Take a die")) == ("SMF", False)
    late = lone().endgame_card("EG2")
    late.state.endgame = 1
    assert sum(late.run(RollPool()).state.pool) == 2


@rule("CS-SOL-14")
def test_seals_and_gates_need_seventeen_trophies() -> None:
    table = lone()
    price = [level.trophies for level in table.game.content.levels]
    seals = sum(price) + len(CONTACTS) * price[0]
    assert (seals, seals + 5 * table.state.agreed.investigators) == (7, 17)


# --- contacts ---------------------------------------------------------------------------------------------------------


@rule("CS-SOL-04", "CS-SOL-31")
def test_contacts_have_no_place_insanity_objects_or_fights() -> None:
    table = lone().mad(0, 1).run(Strike(1))
    state = table.state
    assert state.mad == [2, 0, 0, 0, 0]
    assert state.here(P1) == [0]
    pieces = table.game.scene(state, 0).moving.pieces
    assert [piece.face for piece in pieces if piece.zone.startswith("people-")] == ["inv-FI"]


@rule("CS-SOL-07", "CS-OVR-04", "CS-SUP-02")
def test_your_own_cards_support_nobody() -> None:
    table = lone().hand(0, "GN06.M", "FI01.F").mad(0, 2).prepare()
    assert not any(" for " in option and "Words" in option for option in table.options())
    assert (
        table.refused("support", str(table.state.in_deck(table.state.zones[HAND][0])), "0", seat=0)
        == "CS-SUP-02"
    )


@rule("CS-SOL-12")
def test_only_the_icons_in_your_own_hand_count_for_research() -> None:
    table = lone().hand(0, "GN02.M").hand(A, "GN05.K", "HE05.K").prepare()
    assert table.state.research_icons(0) == 1


# --- errands ----------------------------------------------------------------------------------------------------------


@rule("CS-SOL-08", "CS-DEC-34", "CS-MOD-09")
def test_at_the_end_of_the_update_phase_each_contact_is_sent_both_may_have_the_same() -> None:
    table = lone().mad(0, 3).run(UpdatePhase())
    assert (table.asked, len(table.options())) == ("ChooseErrand", 4)
    table.play("Comfort")
    assert (table.state.mad[0], table.asked) == (2, "ChooseErrand")
    table.play("Comfort")
    assert (table.state.mad[0], table.asked) == (1, "Prepare")
    assert table.cards(HAND + A) == table.cards(HAND + B) == []


@rule("CS-SOL-08", "CS-SOL-30")
def test_watch_blocks_any_location_in_the_next_cultist_phase() -> None:
    table = lone().marker(P1).run(ChooseErrand(0, A)).play("Watch", "Marsh Road")
    assert table.state.blocked == (0, 1, 0, 0, 0)
    assert table.run(CultistPhase()).columns() == [0, 0, 1, 0, 0]


@rule("CS-SOL-08")
def test_archive_draws_an_object() -> None:
    table = lone().next_objects("OB01").run(ChooseErrand(0, A)).play("Archive")
    assert table.asked == "KeepObject"


@rule("CS-SOL-09")
def test_a_contact_who_stays_shows_two_cards_and_one_on_an_errand_cannot_be_called() -> None:
    table = lone().run(ChooseErrand(0, A), ChooseErrand(0, B)).play("Stay", "Comfort")
    assert (len(table.cards(HAND + A)), table.cards(HAND + B)) == (2, [])
    away = lone().hand(A, "HE01.M").mad(0, 3).sent(A, "watch").prepare()
    assert calls(away) == []
    assert away.refused("act", "call-A-1", seat=0) == "CS-SOL-09"
    assert away.cards(HAND + A) == ["HE HE01.M"]


@rule("CS-SOL-30")
def test_an_errand_that_can_do_nothing_may_be_chosen() -> None:
    table = lone().discard_deck(OBJECT_DECK, BOX).run(ChooseErrand(0, A), ChooseErrand(0, B))
    table.play("Comfort", "Archive")
    assert (table.asked, table.state.mad[0], table.cards(OBJECTS)) == ("Prepare", 0, [])
    watched = lone().run(ChooseErrand(0, A))
    watched.state.blocked = (1,) * 5
    watched.play("Watch")
    assert watched.asked == "Prepare"


# --- calls ------------------------------------------------------------------------------------------------------------


@rule("CS-SOL-10", "CS-DEC-35")
def test_a_general_card_costs_insanity_and_a_star_card_none() -> None:
    table = lone().hand(A, "HE01.M", "GN06.M").mad(0, 4).prepare()
    assert calls(table) == ["Call Dr. Miriam Aldous: Kind Word (Moon)"]
    table.play("Kind Word")
    assert (table.state.mad[0], table.cards(BEFORE)) == (2, ["HE HE01.M"])
    table.play("Steady Words")
    assert table.state.mad[0] == 1


@rule("CS-SOL-10", "CS-SOL-29")
def test_each_contact_is_called_four_times_in_a_turn() -> None:
    table = lone().deck(A, *["HE01.S", "HE01.K", "HE03.M"]).hand(A, "HE01.M", "HE03.F").mad(0, 4).prepare()
    table.play("Kind Word (Moon)", "Kind Word (Star)", "Borrowed Courage (Flame)", "Borrowed Courage (Moon)")
    assert (alone(table.state).calls, calls(table)) == ([4, 0], [])
    assert table.refused("act", "call-A-1", seat=0) == "CS-SOL-10"
    rules_of(table.state).at(table.state, TURN_ENDS, -1, -1)
    assert alone(table.state).calls == [0, 0]


@rule("CS-SOL-11")
def test_the_row_is_filled_up_again_unless_the_card_forbids_it() -> None:
    table = lone().deck(A, "HE03.M").hand(A, "HE01.M", "HE02.W").mad(0, 4).prepare().play("Kind Word")
    assert sorted(table.cards(HAND + A)) == ["HE HE02.W", "HE HE03.M"]
    table.play("Sedative")
    assert (table.cards(HAND + A), table.state.mad[0]) == (["HE HE03.M"], 0)
    assert table.refused("act", "call-A-2", seat=0) == "CS-SOL-11"


@rule("CS-SOL-11")
def test_used_cards_go_to_the_contacts_pile_and_an_empty_deck_is_made_anew() -> None:
    table = lone().hand(A, "HE01.M").mad(0, 2).prepare().play("Kind Word").run(EndTurn())
    assert "HE HE01.M" in table.cards(DISCARD + A)
    empty = lone().hand(A, "HE01.M", "HE01.S").discard(A, "HE01.K").mad(0, 3)
    for zone in range(DECK + 3 * A, DECK + 3 * A + 3):
        cards, empty.state.zones[zone] = empty.state.zones[zone], ()
        for card in cards:
            empty.state.marks[card] = empty.state.everyone()
        empty.state.zones[BOX] += cards
    empty.prepare().play("Kind Word (Moon)")
    assert sorted(empty.cards(HAND + A)) == ["HE HE01.K", "HE HE01.S"]
    assert empty.cards(DISCARD + A) == []


@rule("CS-SOL-10", "CS-SOL-20", "CS-RUL-059")
def test_icons_fall_after_the_text() -> None:
    table = lone().hand(A, "HE06.M").mad(0, 4)
    before = table.state.terror
    table.prepare().play("Absolution")
    assert (table.state.mad[0], (table.state.terror - before) % 5) == (1, 1)


@rule("CS-SOL-20")
def test_next_turn_cards_lie_by_your_board_and_moves_are_yours() -> None:
    table = lone("RE", "HE", "FI").hand(B, "FI04.S").at(0, P3).prepare().play("Barricade").run(EndTurn())
    assert table.columns()[P3] == 0
    moved = lone("FI", "HE", "SU").hand(B, "SU03.W").prepare().play("Safe Passage", "Marsh Road")
    assert (moved.state.place[0], moved.asked) == (P2, "Prepare")


@rule("CS-SOL-19", "CS-RUL-061")
def test_what_could_do_nothing_cannot_be_played_and_nobody_is_given_anything() -> None:
    table = lone().hand(A, "HE01.M").prepare()
    assert calls(table) == []
    assert table.refused("act", "call-A-1", seat=0) == "CS-RUL-061"
    dice = lone("FI", "HE", "GA").hand(B, "GA04.W").dice(0, "S").prepare().play("Side Bet")
    assert not dice.offers("Give a die away")


@rule("CS-SOL-10", "CS-MOD-16", "CS-RUL-060")
def test_a_call_whose_insanity_would_be_the_fifth_is_not_offered() -> None:
    table = lone().hand(A, "GN01.S").mad(0, 4).prepare()
    assert calls(table) == []
    assert table.refused("act", "call-A-1", seat=0) == "CS-RUL-060"


@rule("CS-SOL-21", "CS-SOL-29")
def test_a_terror_card_caps_calls_at_two_for_each_contact() -> None:
    table = lone().hand(A, "HE01.M", "HE01.S").hand(B, "RE01.K").mad(0, 4)
    table.run(Strike(14)).play("Kind Word (Moon)", "Kind Word (Star)")
    assert table.refused("act", "call-A-1", seat=0) == "CS-SOL-10"
    assert table.offers("Call Prof. Tobias Wren")


@rule("CS-SOL-21")
def test_terror_cards_strike_you_and_your_hand_only() -> None:
    table = lone().hand(0, "GN01.S").hand(A, "HE01.M", "HE01.S")
    table.run(Strike(5))
    assert (table.hand_of(0), len(table.cards(HAND + A))) == ([], 2)


@rule("CS-SOL-29", "CS-RUL-066")
def test_a_peril_that_maddens_the_first_star_support_maddens_the_first_star_call() -> None:
    table = lone().goo(P3, "GO-23").cultists(P3, "CU-F01").hand(A, "HE01.M", "HE01.S").mad(0, 3).prepare()
    table.play("Kind Word (Moon)")
    assert table.state.mad[0] == 2
    table.play("Kind Word (Star)")
    assert table.state.mad[0] == 0


# --- abilities --------------------------------------------------------------------------------------------------------


@rule("CS-SOL-13", "CS-SOL-32", "CS-DEC-37")
def test_a_contacts_first_ability_costs_a_trophy_and_terror_and_brings_a_gate_seal() -> None:
    table = lone().trophies(0, "SF")
    before = table.state.terror
    table.prepare().play("Learn Calm Voice").play("Flame")
    assert (table.asked, (table.state.terror - before) % 5) == ("TakeSeal", 1)
    table.play("Star")
    assert (table.trophies_of(0), table.trophies_of(ON_BOARD + A)) == ("S", "F")
    assert (table.state.level[:3], table.state.seal[S]) == ((0, 1, 0), 0)
    assert not table.offers("Learn Calm Voice")
    assert table.refused("act", "develop-A", seat=0) == "CS-SOL-13"
    assert table.offers("Learn Method from Prof. Tobias Wren")


@rule("CS-SOL-13")
def test_what_was_not_learnt_yet_is_refused_by_the_name_of_the_first_ability() -> None:
    table = lone().prepare()
    why = table.refusal(table.means("act", "ability-A"), 0)
    assert why.rule == "CS-SOL-13"
    assert "Calm Voice" in why.args[0]


@rule("CS-SOL-13")
def test_without_a_trophy_nothing_is_learnt() -> None:
    assert lone().prepare().refused("act", "develop-B", seat=0) == "CS-SOL-13"


@rule("CS-SOL-13", "CS-SOL-15", "CS-SOL-32")
def test_the_healer_as_contact_or_as_yourself_heals_you_once_per_turn() -> None:
    table = lone().level(A, 1).mad(0, 3).prepare().play("Calm Voice")
    assert (table.state.mad[0], table.offers("Calm Voice")) == (2, False)
    assert table.refused("act", "ability-A", seat=0) == "CS-SOL-32"
    own = lone("HE", "FI", "RE").level(0, 2).mad(0, 3).prepare().play("Calm Voice", "Talking Cure")
    assert own.state.mad[0] == 1


@rule("CS-SOL-13", "CS-SOL-12")
def test_the_researcher_as_contact_adds_an_icon() -> None:
    assert lone().level(B, 1).state.research_icons(0) == 1


@rule("CS-SOL-13", "CS-SOL-32")
def test_the_fighter_as_contact_gives_a_flame_once_per_combat_phase() -> None:
    table = lone("RE", "HE", "FI").level(B, 1).cultists(P2, "CU-S01", "CU-S02").at(0, P2)
    table.hand(0, "GN01.S", "GN02.M").run(Preparation())
    assert table.cards(BEFORE) == ["FI-L1"]
    table.target(0, "CU-S01").combat().play("Novice")
    assert table.offers("Win")
    table.play("Win")
    assert table.cards(BEFORE) == []


@rule("CS-SOL-32", "CS-RUL-096")
def test_the_gambler_as_contact_rerolls_once_per_turn() -> None:
    table = (
        lone("RE", "HE", "GA").level(B, 1).dice(0, "S").cultists(P2, "CU-S01").at(0, P2).target(0, "CU-S01")
    )
    table.combat().play("Novice").luck(6, 2).play("by Lucky Streak")
    assert (table.dice_of(0), table.offers("Lucky Streak")) == ("F", False)


@rule("CS-SOL-13")
def test_the_medium_as_contact_looks_at_the_next_cultists() -> None:
    table = lone("RE", "HE", "ME").level(B, 1).prepare().play("Second Sight")
    assert table.asked == "BuryPeeked"


@rule("CS-SOL-13")
@pytest.mark.parametrize(("contact", "why"), [("GA", ""), ("FI", "why-not-in-preparation"), ("ME", "")])
def test_it_is_the_first_ability_of_a_contact_that_can_be_used_or_not(contact: str, why: str) -> None:
    table = lone("RE", "SU", contact).level(B, 1).dice(0, "S").prepare()
    assert table.why_not(table.means("act", "ability-B"), 0) == why


@rule("CS-SOL-15")
def test_the_supporters_abilities_alone() -> None:
    first = lone("SU", "HE", "RE").level(0, 1).hand(A, "GN06.M", "GN06.W").mad(0, 4).prepare()
    first.play("Steady Words (Moon)")
    assert first.state.mad[0] == 2
    assert first.offers("Steady Words (Wave), and take 1 insanity")
    second = (
        lone("SU", "HE", "RE").level(0, 2).deck(A, "HE03.M", "HE03.F").hand(A, "GN06.M", "HE02.W").prepare()
    )
    second.play("Have the cards of Dr. Miriam Aldous anew")
    assert sorted(second.cards(HAND + A)) == ["HE HE03.F", "HE HE03.M"]
    assert second.refused("act", "renew-A", seat=0) == "CS-SOL-15"
    third = lone("SU", "HE", "RE").level(0, 3).hand(A, "GN06.M", "GN06.W").mad(0, 4).prepare()
    third.play("Steady Words (Moon)", "Steady Words (Wave)")
    assert third.state.mad[0] == 0
    assert len(lone("SU", "HE", "RE").level(0, 3).run(FillHands()).hand_of(0)) == 7


@rule("CS-SOL-15")
def test_the_supporter_as_contact_makes_the_first_general_call_free() -> None:
    table = lone("RE", "HE", "SU").level(B, 1).hand(A, "GN06.M").mad(0, 2).prepare().play("Steady Words")
    assert table.state.mad[0] == 0
    assert lone().prepare().refused("act", "renew-A", seat=0) == "CS-SOL-15"


# --- Resolve ----------------------------------------------------------------------------------------------------------


@rule("CS-SOL-16")
def test_resolve_rises_with_the_second_win_of_a_turn_and_with_a_sealed_gate_to_six_at_most() -> None:
    table = lone().cultists(P2, "CU-S01", "CU-S02").at(0, P2).target(0, "CU-S01", "CU-S02")
    table.hand(0, "GN01.S", "GN02.M", "GN03.F", "FI01.S", "GN04.W", "GN05.K").combat().play("Novice", "Win")
    assert table.has_resolve == 2
    table.play("Acolyte", "Win")
    assert table.has_resolve == 3
    gate = lone().seal(S, 0).on_location(P1, "SS").run(Sealing()).play("Seal this location")
    assert gate.has_resolve == 3
    full = lone().resolve(6).seal(S, 0).on_location(P1, "SS").run(Sealing()).play("Seal this location")
    assert full.has_resolve == 6


@rule("CS-SOL-16", "CS-GOO-19")
def test_a_gate_sealed_by_a_beaten_great_old_one_gives_resolve_too() -> None:
    table = lone().goo(P2, "GO-S").at(0, P2).target(0, P2)
    table.dice(0, "********").hand(0, "GN01.S", "GN02.M", "GN03.F", "GN04.W", "GN05.K").combat()
    table.play(table.state.legal()[0], "Win")
    assert (table.has_resolve, table.state.closed[P2]) == (3, 1)


@rule("CS-SOL-17", "CS-DEC-36")
def test_resolve_turns_a_die_draws_or_heals_any_number_of_times() -> None:
    table = lone().resolve(6).dice(0, "S").mad(0, 3).prepare()
    table.play("1 Resolve", "Star to Key")
    assert (table.dice_of(0), table.has_resolve) == ("K", 5)
    table.play("2 Resolve")
    assert (len(table.hand_of(0)), table.has_resolve) == (2, 3)
    table.play("3 Resolve")
    assert (table.state.mad[0], table.has_resolve) == (1, 0)
    assert table.refused("act", "resolve-die", seat=0) == "CS-SOL-17"
    assert lone().resolve(1).prepare().refused("act", "resolve-die", seat=0) == "CS-RUL-061"


@rule("CS-SOL-08", "CS-DEC-34")
@pytest.mark.parametrize(
    ("errand", "mad", "row", "then"),
    [
        ("stay", 3, 2, "Prepare"),
        ("watch", 3, 0, "PickLocation"),
        ("archive", 3, 0, "KeepObject"),
        ("comfort", 2, 0, "Prepare"),
    ],
)
def test_what_each_errand_does(errand: str, mad: int, row: int, then: str) -> None:
    table = lone().mad(0, 3).run(ChooseErrand(0, A))
    table.play(table.means("send", errand))
    assert (table.asked, table.state.mad[0], len(table.cards(HAND + A))) == (then, mad, row)


@rule("CS-SOL-17", "CS-DEC-36")
@pytest.mark.parametrize(
    ("act", "price", "answers", "dice", "hand", "mad"),
    [
        ("resolve-die", 1, ("Star to Key",), "K", 0, 4),
        ("resolve-draw", 2, (), "S", 2, 4),
        ("resolve-heal", 3, (), "S", 0, 2),
    ],
)
def test_what_resolve_buys_and_its_price(
    act: str, price: int, answers: tuple[str, ...], dice: str, hand: int, mad: int
) -> None:
    table = lone().resolve(price).dice(0, "S").mad(0, 4).prepare()
    table.play(table.means("act", act)).play(*answers)
    assert (table.dice_of(0), len(table.hand_of(0)), table.state.mad[0]) == (dice, hand, mad)
    assert table.has_resolve == 0
    poor = lone().resolve(price - 1).dice(0, "S").mad(0, 4).prepare()
    assert poor.refused("act", act, seat=0) == "CS-SOL-17"


@rule("CS-SOL-18", "CS-SOL-33", "CS-DEC-36")
def test_resolve_buys_off_both_parts_of_a_penalty_each_asked_for_itself() -> None:
    table = lone()
    before = table.state.terror
    table.run(Penalty(0), Penalty(0)).play("Spend 1 Resolve")
    assert (table.asked, table.state.mad[0], table.state.terror) == ("BuyOff", 0, before)
    table.play("Take the penalty")
    assert (table.has_resolve, table.state.mad[0], (table.state.terror - before) % 5) == (1, 1, 1)
    poor = lone().resolve(0).run(Penalty(0))
    assert (poor.asked, poor.state.mad[0]) == ("Prepare", 1)


# --- three targets ----------------------------------------------------------------------------------------------------


@rule("CS-SOL-06", "CS-SOL-23", "CS-TGT-03")
def test_three_target_markers_and_three_fights() -> None:
    table = lone("GA", "HE", "RE").cultists(P2, "CU-S01", "CU-S02", "CU-M03").at(0, P2).prepare()
    table.play("Target Novice", "Target Acolyte", "Target Outsider")
    assert table.targets_of(0) == ["CU-S01", "CU-S02", "CU-M03"]
    fourth = lone("GA", "HE", "RE").cultists(P2, "CU-S01", "CU-S02", "CU-M03", "CU-F04").at(0, P2)
    fourth.target(0, "CU-S01", "CU-S02", "CU-M03").prepare()
    assert fourth.refused("target", "CU-F04", seat=0) == "CS-TGT-03"


@rule("CS-SOL-23", "CS-RUL-090")
def test_the_penalty_falls_for_each_fight_lost_and_once_if_none_was_begun() -> None:
    table = lone("GA", "HE", "RE").resolve(0).cultists(P2, "CU-S01", "CU-S02", "CU-M03").at(0, P2)
    table.target(0, "CU-S01", "CU-S02", "CU-M03").combat()
    table.play("Novice", "Give up", "Acolyte", "Give up", "Outsider", "Give up")
    assert table.state.mad[0] == 3
    none = lone("GA", "HE", "RE").resolve(0).cultists(P2, "CU-S01").at(0, P2).target(0, "CU-S01").combat()
    none.play("Do not fight")
    assert none.state.mad[0] == 1


@rule("CS-SOL-22", "CS-LOS-01", "CS-LOS-03")
def test_the_fifth_insanity_and_the_limit_lose_as_ever() -> None:
    mad = lone().resolve(0).mad(0, 4).run(Penalty(0))
    assert the_game().endings[mad.state.ended - 1] == "CS-LOS-01"
    table = lone().marker(P5)
    for at, id in enumerate(f"CU-{letter}0{n}" for letter in "SMFWK" for n in (1, 2)):
        table.cultists(at // 2, id)
    table.run(CultistPhase())
    assert the_game().endings[table.state.ended - 1] == "CS-LOS-03"


# --- information ------------------------------------------------------------------------------------------------------


@rule("CS-SOL-26")
def test_rows_and_piles_are_open_and_decks_are_hidden() -> None:
    table = lone(open_hands=False).run(ChooseErrand(0, A)).play("Stay")
    state = table.state
    assert all(state.marks[card] == state.everyone() for card in state.zones[HAND + A])
    hidden = [card for zone in range(3) for card in state.zones[DECK + 3 * A + zone]]
    assert len(hidden) == 19
    assert all(state.marks[card] == 0 for card in hidden)


@rule("CS-SOL-27")
def test_example_of_a_turn_alone() -> None:
    table = lone().at(0, P2).cultists(P2, "CU-K02", "CU-S01").mad(0, 2).deck(A, "HE04.S")
    table.hand(A, "HE01.M", "GN03.F").sent(B, "watch").cultist_die(P2, "-")
    table.hand(0, "GN05.K", "GN03.F", "GN04.W", "GN01.S", "GN02.M", "FI01.K")
    table.state.blocked = (0, 0, 0, 0, 1)
    before = table.state.terror
    table.prepare().play("Kind Word")
    assert (table.state.mad[0], sorted(table.cards(HAND + A))) == (0, ["HE GN03.F", "HE HE04.S"])
    table.play("Hypnosis")
    assert ("HE HE04.S" in table.cards(BEFORE), table.state.mad[0]) == (True, 0)
    assert alone(table.state).calls == [2, 0]
    table.target(0, "CU-K02", "CU-S01").combat().play("Acolyte", "Win", "Novice", "Win")
    assert (table.columns()[P2], table.has_resolve) == (0, 3)
    assert ((table.state.terror - before) % 5, table.state.mad[0]) == (1, 0)


# --- looks, bots, whole games -----------------------------------------------------------------------------------------


def test_the_scene_shows_rows_contacts_where_they_are_and_resolve() -> None:
    table = lone().hand(A, "HE01.M").level(B, 1).sent(B, "archive").prepare()
    scene = table.game.scene(table.state, 0)
    shown = {(piece.zone, piece.face) for piece in scene.moving.pieces if piece.zone.startswith("contact")}
    assert {
        ("contact-row-1", "HE01.M"),
        ("contact-board-1", "inv-HE"),
        ("contact-board-2", "inv-RE"),
        ("contact-board-2", "RE-L1"),
        ("contact-deck-1", None),
    } <= shown
    badges = [piece.badges for piece in scene.moving.pieces if piece.zone == "contact-board-2"]
    assert badges[0] == ("in the archive",)
    counted = {counter.id: counter.value for counter in scene.moving.counters}
    assert (counted["resolve"], counted["calls-1"]) == (2, 0)
    assert {side.side for side in scene.still.sides} == {0}
    assert all(piece.owner in (None, 0) for piece in scene.moving.pieces)


def test_a_call_points_at_the_card_in_the_row() -> None:
    table = lone().hand(A, "HE01.M").mad(0, 2).prepare()
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    call = next(option for option in prompt.options if option.label.startswith("Call"))
    assert call.touches == ("contact-row-1", "HE01.M")


def test_a_sensible_player_calls_for_a_fight_and_buys_penalties_off() -> None:
    game = the_game()
    table = lone().cultists(P1, "CU-S01").at(0, P1).hand(0, "GN01.S", "GN02.M", "GN03.F").hand(A, "HE03.M")
    table.prepare()
    for _ in range(12):
        if table.cards(BEFORE):
            break
        table.state.play(game.greedy(table.state, 0))
    assert table.cards(BEFORE) == ["HE HE03.M"]
    bought = lone().run(Penalty(0))
    assert game.meaning(bought.state, game.greedy(bought.state, 0)) == ("pay-resolve",)


def test_random_games_alone_keep_every_promise() -> None:
    plays_at_random(the_game(), seats=1, games=4)


@rule("CS-SOL-09", "CS-SOL-15")
@pytest.mark.parametrize(("away", "here"), [(A, B), (B, A)])
def test_only_the_row_of_a_contact_who_stays_is_had_anew(away: int, here: int) -> None:
    table = lone("SU", "HE", "RE").level(0, 2).sent(away, "watch").prepare()
    assert table.refused("act", f"renew-{'AB'[away - 1]}", seat=0) == "CS-SOL-09"
    assert table.means("act", f"renew-{'AB'[here - 1]}") in table.state.legal(0)


@rule("CS-SOL-13", "CS-SOL-32")
def test_the_ability_of_a_contact_is_called_by_its_name() -> None:
    table = lone().level(A, 1).prepare()
    faces = {face.id: face.name for face in table.game.scene(table.state, 0).still.faces}
    assert (faces["HE-L1"], faces["RE-L1"]) == ("Calm Voice", "Method")
