"""Ancient relics: opening a gate, what it costs, which relic is taken, when relics are used, and what all may know."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import BOX, OBJECTS, bottom_of
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.other_worlds.worlds import worlds_of
from eldertable.games.cultistorm.modules.relics.rules import HELD, UNSEEN, marks_of, rules_of
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.sealing import Sealing, sealable
from eldertable.games.cultistorm.table.fields import OVERRUN
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from eldertable.kernel import BadContent
from eldertable.lab.playout import random_game
from tests.rules.cultistorm.modules.relics.gate import Gate, gate
from tests.rules.cultistorm.table import P1, P2, P3, P4, F, new_game, storm, the_game
from tests.support import rule

RELICS = [f"RL{number:02}" for number in range(1, 13)]


def before_gate(*people: str, **options: Any) -> Gate:
    """The first seat on the Moon location; a Key cultist and the relics RL01 and RL02 are next."""
    table = gate(*people, **options).at(0, P2).at(1, P3).at(2, P4).next_cultists("CU-K04")
    assert isinstance(table, Gate)
    return table.next_relics("RL01", "RL02")


# --- the deck ---------------------------------------------------------------------------------------------------------


@rule("CS-REL-18", "CS-REL-16")
def test_twelve_relics_are_shuffled_face_down() -> None:
    orders = set()
    for seed in range(4):
        table = new_game(seed=seed, relics=True, investigators=["HE", "FI", "GA"])
        state, rules = table.state, rules_of(table.state)
        deck = [card for zone in range(3) for card in state.zones[rules.zone + UNSEEN + zone]]
        assert sorted(table.game.names(state.table)["card"][card] for card in deck) == RELICS
        assert [state.marks[card] for card in deck] == [0] * 12
        orders.add(tuple(state.draw(rules.zone + UNSEEN) for _ in range(12)))
    assert len(orders) > 1


def test_without_the_option_there_is_no_relic() -> None:
    table = storm().prepare()
    assert not table.state.agreed.acts
    assert not any(name.startswith("RL") for name in table.game.names(table.state.table)["card"])


# --- opening a gate ---------------------------------------------------------------------------------------------------


@rule("CS-REL-02", "CS-REL-03", "CS-REL-04", "CS-REL-05", "CS-DEC-42", "CS-DEC-70")
def test_a_cultist_comes_two_dice_are_rolled_and_one_of_two_relics_is_taken() -> None:
    table = before_gate().open(0, "MS")
    assert table.column(P2) == ["CU-K04"]
    assert (table.state.mad[:3], table.state.ongoing[:3]) == ([1, 0, 0], (0, 0, 0))
    assert (table.asked, table.state.speaker, len(table.options())) == ("ChooseRelic", 0, 2)
    table.play("Astrolabe")
    assert (table.relic_of(0), table.relic_of(1)) == (["RL02"], [])
    assert table.cards(bottom_of(table.first() + UNSEEN)) == ["RL01"]
    assert table.state.deck_size(table.first() + UNSEEN) == 11


@rule("CS-REL-04")
@pytest.mark.parametrize(
    ("faces", "mad", "ongoing"),
    [("MM", 0, 0), ("M*", 0, 0), ("**", 0, 0), ("SM", 1, 0), ("*K", 1, 0), ("SS", 1, 1), ("WK", 1, 1)],
)
def test_each_die_without_the_symbol_or_the_wild_maddens_and_two_leave_a_token_for_good(
    faces: str, mad: int, ongoing: int
) -> None:
    table = before_gate().dice(1, "SSSSSSSS").open(0, faces)
    assert (table.state.mad[0], table.state.ongoing[0]) == (mad, ongoing)
    assert table.dice_of(0) == ""


@rule("CS-REL-04")
@pytest.mark.parametrize(
    ("dice", "faces", "mad", "ongoing"), [(1, "S", 1, 0), (1, "M", 0, 0), (3, "SSM", 2, 0), (3, "SSK", 2, 1)]
)
def test_how_many_dice_are_rolled_may_be_turned_and_one_alone_leaves_no_token_for_good(
    dice: int, faces: str, mad: int, ongoing: int
) -> None:
    game = Cultistorm({"modules": {"relics": {"relic_dice": dice}}})
    table = before_gate(game=game).open(0, faces)
    assert (table.state.mad[0], table.state.ongoing[0]) == (mad, ongoing)


@rule("CS-REL-02")
def test_one_gate_is_opened_in_a_turn_by_all_together() -> None:
    table = before_gate().open(0).play("Lens")
    assert table.why_no("open-gate", seat=1) == "CS-REL-02"
    table.run(Moment(TURN_ENDS, -1, -1))
    assert table.means("act", "open-gate") in table.state.legal(1)


@rule("CS-REL-02")
@pytest.mark.parametrize(
    ("mad", "ongoing", "offered"), [(2, 0, True), (0, 2, True), (3, 0, False), (2, 1, False)]
)
def test_who_opens_a_gate_has_two_insanity_at_most(mad: int, ongoing: int, offered: bool) -> None:
    table = before_gate().mad(0, mad, ongoing)
    table.prepare()
    assert isinstance(table, Gate)
    assert (table.means("act", "open-gate") in table.state.legal(0)) == offered
    if not offered:
        assert table.why_no("open-gate") == "CS-REL-02"


@rule("CS-REL-02")
def test_neither_a_sealed_gate_nor_that_of_a_great_old_one_is_opened() -> None:
    table = before_gate().sealed(P2).goo(P3, "GO-F").prepare()
    assert isinstance(table, Gate)
    assert (table.why_no("open-gate", 0), table.why_no("open-gate", 1)) == ("CS-REL-02", "CS-REL-02")
    assert table.means("act", "open-gate") in table.state.legal(2)


@rule("CS-REL-02", "CS-REL-06")
def test_who_has_a_relic_opens_no_gate() -> None:
    table = before_gate().relic(0, "RL07")
    table.prepare()
    assert table.why_no("open-gate") == "CS-REL-06"
    assert table.means("act", "open-gate") in table.state.legal(1)


@rule("CS-REL-05", "CS-REL-06")
def test_the_last_in_the_row_takes_one_of_two_and_opens_no_second_gate() -> None:
    table = before_gate().open(2, "**").play("Astrolabe")
    assert [table.relic_of(seat) for seat in range(3)] == [[], [], ["RL02"]]
    table.run(Moment(TURN_ENDS, -1, -1))
    assert [table.why_no("open-gate", seat) for seat in (2,)] == ["CS-REL-06"]
    assert table.means("act", "open-gate") in table.state.legal(1)


@rule("CS-REL-09", "CS-REL-13")
def test_a_relic_that_leaves_the_game_is_that_of_its_bearer() -> None:
    table = gate().relic(1, "RL03").relic(2, "RL04")
    rules_of(table.state).remove(table.state, 2)
    assert [table.relic_of(seat) for seat in range(3)] == [[], ["RL03"], []]
    assert "RL04" in table.cards(BOX)


@rule("CS-REL-02")
@pytest.mark.parametrize("id", ["GO-S", "GO-F"])
def test_beside_any_great_old_one_no_gate_is_opened(id: str) -> None:
    standing = before_gate().goo(P2, id)
    standing.prepare()
    assert standing.why_no("open-gate") == "CS-REL-02"


@rule("CS-REL-20")
def test_the_last_relic_is_taken_without_a_choice_and_then_no_gate_is_opened() -> None:
    table = before_gate().only_relics("RL05").open(0)
    assert (table.asked, table.relic_of(0)) == ("Prepare", ["RL05"])
    table.run(Moment(TURN_ENDS, -1, -1))
    assert table.why_no("open-gate", seat=1) == "CS-REL-02"


@rule("CS-REL-20")
def test_a_relic_cannot_be_declined() -> None:
    table = before_gate().open(0)
    assert sorted(table.options()) == sorted(
        label for label in table.options() if "Lens" in label or "Astrolabe" in label
    )


@rule("CS-REL-08", "CS-MOD-21")
def test_a_fourth_cultist_brings_a_great_old_one_and_the_gate_stays_open() -> None:
    table = before_gate().cultists(P2, "CU-S01", "CU-S02", "CU-S03")
    assert isinstance(table, Gate)
    table.next_cultists("CU-F03").open(0, "MK").play("Lens")
    assert table.goos() == {P2: "GO-F"}
    assert (table.state.mad[:3], table.relic_of(0)) == ([2, 1, 1], ["RL01"])


@rule("CS-REL-08")
def test_beyond_the_limit_the_team_has_lost_before_dice_are_rolled() -> None:
    table = before_gate().cultists(P1, "CU-S01", "CU-S02")
    assert isinstance(table, Gate)
    table.state.agreed.limit = 2
    table.open(0, "SS")
    assert (table.state.ended, table.state.mad[0]) == (OVERRUN, 0)


@rule("CS-REL-16")
def test_all_know_what_is_taken_and_what_goes_under_the_deck() -> None:
    table = before_gate(open_hands=False).open(0).play("Lens")
    state, everyone = table.state, table.state.everyone()
    under, held = state.zones[table.first() + UNSEEN + 2], state.zones[table.first() + HELD]
    assert [state.marks[card] for card in under + held] == [everyone, everyone]
    scene = table.game.scene(state, 2)
    shown = {(piece.zone, piece.face) for piece in scene.moving.pieces if piece.kind == "relic"}
    assert shown == {("relics", None), ("relics", "RL02"), ("relic-0", "RL01")}


@rule("CS-REL-17")
def test_example_marlow_opens_the_moon_gate() -> None:
    table = gate("GA", "FI", "HE").at(0, P2).at(1, P3).at(2, P4).mad(0, 1).next_cultists("CU-F03")
    table.cultists(P2, "CU-S01", "CU-M02")
    assert isinstance(table, Gate)
    table.next_relics("RL01", "RL09").open(0, "MK").play("Choir Bone")
    assert table.column(P2) == ["CU-S01", "CU-M02", "CU-F03"]
    assert (table.state.insanity(0), table.relic_of(0)) == (2, ["RL09"])


# --- having and using one ---------------------------------------------------------------------------------------------


@rule("CS-REL-06")
def test_a_relic_is_no_object() -> None:
    table = gate().relic(0, "RL03").at(1, P1).objects(0, "OB11")
    table.prepare()
    gifts = [label for label in table.options(0) if label.startswith("Give")]
    assert len(gifts) == 1
    assert table.cards(OBJECTS) == ["OB11.1"]


@rule("CS-REL-07", "CS-DEC-43")
def test_a_relic_is_used_once_per_turn() -> None:
    table = gate().relic(0, "RL03").mad(1, 4)
    assert isinstance(table, Gate)
    table.mad(2, 1).use(0).play("Sgt")
    assert table.state.mad[:3] == [0, 2, 1]
    assert (table.why_no("use-relic"), table.why_no("use-relic", seat=1)) == ("CS-REL-07", "CS-REL-07")
    table.run(Moment(TURN_ENDS, -1, -1))
    table.use(0).play("Sgt")
    assert table.state.mad[:3] == [0, 0, 1]


@rule("CS-REL-07")
@pytest.mark.parametrize("relic", ["RL01", "RL04", "RL05", "RL07", "RL08", "RL09", "RL10"])
def test_what_is_used_in_fights_or_always_is_not_used_in_preparation(relic: str) -> None:
    table = gate().relic(0, relic)
    table.prepare()
    assert table.why_no("use-relic") == "CS-REL-07"


@rule("CS-REL-07", "CS-RUL-061")
def test_a_relic_that_would_change_nothing_is_not_used() -> None:
    table = gate().relic(0, "RL03")
    table.prepare()
    assert table.why_no("use-relic") == "CS-RUL-061"


@rule("CS-REL-13")
def test_who_has_used_a_relic_up_may_open_a_gate_and_use_the_next_at_once() -> None:
    table = before_gate().relic(0, "RL06").use(0)
    assert (table.relic_of(0), "RL06" in table.cards(BOX)) == ([], True)
    table.mad(0, 1).next_relics("RL03", "RL12")
    table.open(0, "**").play("Harp")
    assert table.state.mad[0] == 1
    table.play(table.means("act", "use-relic"), seat=0)
    assert table.state.mad[0] == 0


# --- with other modules -----------------------------------------------------------------------------------------------


@rule("CS-REL-08", "CS-OTH-29")
def test_an_opener_whom_a_world_swallows_still_rolls_and_takes_a_relic() -> None:
    table = before_gate(other_worlds=True).cultists(P2, "CU-S01", "CU-S02", "CU-S03")
    assert isinstance(table, Gate)
    table.next_cultists("CU-F03").open(0, "MK")
    assert (table.goos(), table.state.place[0]) == ({P2: "GO-F"}, -1)
    table.play("Lens")
    assert (table.state.mad[:3], table.relic_of(0)) == ([2, 1, 1], ["RL01"])


@rule("CS-REL-10", "CS-OTH-06")
def test_who_is_absent_neither_opens_a_gate_nor_uses_a_relic_nor_seals() -> None:
    table = before_gate().relic(1, "RL03").relic(2, "RL05").mad(0, 2).on_location(P3, "FFF").seal(F, 2)
    table.state.place[:3] = [-1, -1, -1]
    assert isinstance(table, Gate)
    table.prepare()
    assert (table.why_no("open-gate", 0), table.why_no("use-relic", 1)) == ("CS-MOD-14", "CS-MOD-14")
    assert sealable(table.state, 2) == []
    table.state.place[2] = P1
    assert sealable(table.state, 2) == [P3]


@rule("CS-MOD-35")
def test_the_thumb_saves_nobody_from_being_damned() -> None:
    table = gate(other_worlds=True, allow_suicide=True).relic(1, "RL04").at(0, P3).at(2, P4)
    worlds = worlds_of(table.state)
    worlds.open, worlds.inside = (-1, -1, 0, -1, -1), [-1, P3, -1, -1, -1]
    table.state.place[1] = -1
    table.on_location(P3, "FFF").seal(F, 0).run(Sealing()).play("Seal this")
    assert isinstance(table, Gate)
    assert table.game.endings[table.state.ended - 1] == "CS-OTH-15"
    assert table.relic_of(1) == ["RL04"]


# --- knobs and content ------------------------------------------------------------------------------------------------


@rule("CS-REL-02", "CS-REL-04")
def test_gates_dice_and_insanity_can_be_turned() -> None:
    turned = {"relic_per_turn": 2, "relic_dice": 3, "relic_insanity": 0}
    table = before_gate(content={"modules": {"relics": turned}}).open(0, "SSS")
    assert (table.state.mad[0], table.state.ongoing[0]) == (2, 1)
    table.play("Lens")
    assert table.means("act", "open-gate") in table.state.legal(1)
    table.mad(1, 1).prepare()
    assert table.why_no("open-gate", seat=1) == "CS-REL-02"


def lens(number: int) -> dict[str, Any]:
    """One more relic that is used in fights."""
    return {
        "id": f"RL{number}",
        "use": "fight",
        "effect": [{"verb": "ignore", "n": 1}],
        "worth": 1.0,
        "en": {"name": f"Lens {number}", "text": "Ignore {n}."},
    }


def test_another_relic_for_fights_needs_no_code() -> None:
    table = gate(content={"relics": {"relic": [lens(13)]}}).relic(0, "RL13").at(0, P2).at(1, P4).at(2, P4)
    table.cultists(P2, "CU-S01").hand(0, "GN01.S", "GN02.M").target(0, "CU-S01").combat().play("(", "Win")
    assert (table.hand_of(0), table.column(P2), marks_of(table.state).relic_used[:3]) == ([], [], [1, 0, 0])


def test_eight_cards_of_modules_in_fights_are_not_too_many() -> None:
    more = Cultistorm({"relics": {"relic": [lens(13), lens(14), lens(15), lens(16)]}})
    table = gate(game=more).relic(0, "RL16").at(0, P2).cultists(P2, "CU-S01").hand(0, "GN01.S", "GN02.M")
    table.at(1, P4).at(2, P4).target(0, "CU-S01").combat().play("(", "Win")
    assert (table.hand_of(0), table.column(P2)) == ([], [])


def test_the_room_for_what_modules_bring_into_fights_is_named() -> None:
    more = {"relics": {"relic": [lens(13), lens(14), lens(15), lens(16), lens(17)]}}
    with pytest.raises(BadContent, match="use: there is room for 8 cards of modules in fights"):
        Cultistorm(more)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_with_any_number_of_players(seats: int) -> None:
    game = the_game()
    for seed in range(2):
        state = game.new(seats, seed=seed, options={"relics": True})
        random_game(state, seed, [])
        assert game.audit(state) == []


def test_a_sensible_player_opens_gates_and_uses_relics() -> None:
    game = the_game()
    state = game.new(3, seed=1, options={"relics": True})
    held, used = set(), 0
    while not state.over and state.turn < 6:
        state.play(game.greedy(state, state.speaker))
        held |= {seat for seat in range(3) if rules_of(state).number_of(state, seat) >= 0}
        used = max(used, sum(marks_of(state).relic_used))
    assert held
    assert used
