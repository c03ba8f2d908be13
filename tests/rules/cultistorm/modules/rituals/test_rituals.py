"""Dark rituals: experience, learning, when rituals are used, who may use them, and what all may know."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import SEAT
from eldertable.games.cultistorm.box.cards import Op
from eldertable.games.cultistorm.box.places import BEFORE, BOX, DISCARD
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.rituals.rules import (
    SHOWN,
    UNSEEN,
    GainExperience,
    palm_answers,
    rules_of,
    study,
)
from eldertable.games.cultistorm.modules.victims.rules import STANDING, victims
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.table.modules import FIGHT_ENDS, TURN_ENDS
from eldertable.kernel import BadContent
from eldertable.lab.playout import random_game
from tests.rules.cultistorm.modules.rituals.tome import Tome, tome
from tests.rules.cultistorm.modules.solo.lone import Lone
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, new_game, storm, the_game
from tests.support import rule

RITUALS = [f"DR{number:02}" for number in range(1, 13)]
PRICES = {
    "DR01": 3, "DR02": 3, "DR03": 4, "DR04": 4, "DR05": 8, "DR06": 7,
    "DR07": 5, "DR08": 7, "DR09": 6, "DR10": 10, "DR11": 12, "DR12": 12,
}  # fmt: skip
TWO = [
    "GN07", "GN08", "GN09", "GN10", "GN11", "HE02", "HE04", "HE06", "RE03", "RE04", "RE05", "FI03", "FI05",
    "SU02", "ME06", "GA02", "GA03",
]  # fmt: skip
ONE = [
    "GN06", "HE01", "HE03", "HE05", "RE01", "RE02", "RE06", "FI01", "FI02", "FI04", "FI06", "SU01", "SU03",
    "SU04", "SU05", "SU06", "ME01", "ME02", "ME03", "ME04", "ME05", "GA01", "GA04", "GA05", "GA06",
]  # fmt: skip


def before_win(*people: str, hand: tuple[str, ...], dice: str = "") -> Tome:
    """The first seat before a fight against CU-S01 (Star, Moon, Flame) on the Moon location, all others elsewhere."""
    table = tome(*people).at(0, P2).at(1, P4).at(2, P4).cultists(P2, "CU-S01").target(0, "CU-S01")
    table.hand(0, *hand).dice(0, dice)
    assert isinstance(table, Tome)
    return table


def won(table: Tome) -> Tome:
    """The fight is won."""
    table.combat().play("(Order", "Win")
    return table


# --- setup ------------------------------------------------------------------------------------------------------------


@rule("CS-RIT-15", "CS-RIT-04", "CS-RIT-13")
def test_twelve_rituals_are_shuffled_and_four_shown() -> None:
    seen = set()
    for seed in range(4):
        table = new_game(seed=seed, rituals=True, investigators=["HE", "FI", "GA"])
        state, rules = table.state, rules_of(table.state)
        shown = state.zones[rules.zone + SHOWN]
        deck = [card for zone in range(3) for card in state.zones[rules.zone + UNSEEN + zone]]
        names = table.game.names(state.table)["card"]
        assert (len(shown), len(deck), study(state).xp[:3]) == (4, 8, [0, 0, 0])
        assert sorted(names[card] for card in (*shown, *deck)) == RITUALS
        assert {state.marks[card] for card in shown} == {state.everyone()}
        assert {state.marks[card] for card in deck} == {0}
        seen.add(frozenset(shown))
    assert len(seen) > 1


@rule("CS-RIT-12")
def test_who_plays_alone_leaves_the_open_palm_in_the_box() -> None:
    table = new_game(seats=1, rituals=True)
    rules = rules_of(table.state)
    assert "DR02" in table.cards(BOX)
    assert len(table.state.zones[rules.zone + SHOWN]) + table.state.deck_size(rules.zone) == 11
    assert "DR02" not in new_game(seats=2, rituals=True).cards(BOX)


@rule("CS-RIT-05")
def test_prices_are_as_printed() -> None:
    library = rules_of(tome().state).library
    assert {ritual.id: ritual.price for ritual in library.rituals} == PRICES


def test_without_the_option_there_is_neither_ritual_nor_experience() -> None:
    table = storm().prepare()
    assert not table.state.agreed.acts
    faces = table.game.scene(table.state, 0).still.faces
    assert not any(icon == "experience" for face in faces for icon, _ in face.icons)


# --- experience -------------------------------------------------------------------------------------------------------


@rule("CS-RIT-02")
def test_every_action_card_has_the_points_that_it_shows() -> None:
    table = tome()
    actions = table.game.content.actions
    points = rules_of(table.state).library.points
    expected = [2 if action.id in TWO else 1 if action.id in ONE else 0 for action in actions]
    assert points == expected
    faces = {face.id: dict(face.icons) for face in table.game.scene(table.state, 0).still.faces}
    assert [faces[id].get("experience", 0) for id in ("GN07.F", "GN06.M", "GN01.S", "FI01.K")] == [2, 1, 0, 1]


@rule("CS-RIT-02", "CS-RIT-03")
def test_hand_cards_used_in_a_won_fight_give_their_points_and_others_none() -> None:
    table = before_win("FI", "HE", "GA", hand=("FI01.S", "GN06.M", "GN07.F", "GN10.W"))
    assert won(table).points() == [4, 0, 0]
    assert table.hand_of(0) == ["GN10.W"]


@rule("CS-RIT-02")
def test_dice_give_no_points() -> None:
    assert won(before_win("FI", "HE", "GA", hand=("FI01.S", "GN07.F"), dice="M")).points() == [3, 0, 0]


@rule("CS-RIT-03")
def test_supports_give_no_points_to_anybody() -> None:
    table = before_win("HE", "FI", "GA", hand=("GN01.S", "GN02.M")).before(0, 1, "GN11.F")
    assert isinstance(table, Tome)
    table.next_cultists("CU-K04")
    assert won(table).points() == [0, 0, 0]


@rule("CS-RIT-03")
def test_a_lost_fight_gives_no_points() -> None:
    table = before_win("FI", "HE", "GA", hand=("FI01.S", "GN07.F"))
    table.combat().play("(Order", "Give up")
    assert table.points() == [0, 0, 0]


@rule("CS-RIT-03")
def test_cards_discarded_give_no_points() -> None:
    table = tome().knows(0, "DR01").mad(0, 2).hand(0, "GN07.F", "GN06.M")
    assert isinstance(table, Tome)
    table.perform(0)
    assert (table.points(), len(table.cards(DISCARD))) == ([0, 0, 0], 2)


@rule("CS-RIT-17")
def test_points_of_one_win_are_added_first_and_what_goes_beyond_twelve_is_lost() -> None:
    table = before_win("FI", "HE", "GA", hand=("FI01.S", "GN06.M", "GN07.F")).xp(0, 10)
    assert won(table).points() == [12, 0, 0]
    full = before_win("FI", "HE", "GA", hand=("FI01.S", "GN06.M", "GN07.F")).xp(0, 8)
    assert won(full).points() == [12, 0, 0]


@rule("CS-RIT-08")
def test_a_card_that_counts_as_any_symbol_gives_its_points() -> None:
    table = before_win("FI", "HE", "GA", hand=("GN01.S", "GN02.M", "GN10.W")).level(0, 2)
    table.state.abilities_used = (1, *table.state.abilities_used[1:])
    assert isinstance(table, Tome)
    assert won(table).points() == [2, 0, 0]


@rule("CS-RIT-08")
def test_a_card_taken_back_after_a_win_has_given_its_points_and_gives_them_again() -> None:
    table = before_win("HE", "FI", "GA", hand=("GN01.S", "GN06.M", "GN07.F")).before(0, 1, "FI05.M")
    table.cultists(P2, "CU-S03").target(0, "CU-S01", "CU-S03")
    assert isinstance(table, Tome)
    table.combat().play("Novice", "Win")
    assert (table.asked, table.points()) == ("SecondWind", [3, 0, 0])
    table.play("Flame", "Moon")
    assert table.points() == [3, 0, 0]
    table.dice(0, "K").play("Outsider", "Win")
    assert table.points() == [6, 0, 0]


@rule("CS-RIT-02", "CS-MOD-09")
def test_experience_comes_after_the_trophy_and_before_what_the_defeat_brings() -> None:
    table = before_win("FI", "HE", "GA", hand=("FI01.S", "GN06.M", "GN07.F"))
    said = won(table).told()
    trophy = next(at for at, words in enumerate(said) if "trophy" in words)
    experience = next(at for at, words in enumerate(said) if "experience" in words)
    assert experience == trophy + 1


@rule("CS-RIT-02", "CS-MOD-09")
def test_experience_comes_after_a_civilian_is_saved() -> None:
    table = tome("FI", "HE", "GA", victims=True).at(0, P2).at(1, P4).at(2, P4).cultists(P2, "CU-S01")
    table.to(victims(table.state).zone + STANDING + P2, "IV01")
    table.hand(0, "FI01.S", "GN06.M", "GN07.F", "GN10.W").target(0, "CU-S01").combat().play("(Order", "Win")
    assert (table.asked, study(table.state).xp[0]) == ("SaveCivilian", 0)
    table.play(table.state.legal()[0])
    assert study(table.state).xp[0] == 4


@rule("CS-RIT-12")
def test_cards_of_contacts_give_no_experience() -> None:
    table = Lone(("HE", "FI", "GA"), {"rituals": True}).at(0, P2).cultists(P2, "CU-S01")
    table.target(0, "CU-S01").before(0, 1, "GN11.F").hand(0, "GN01.S", "GN06.M").next_cultists("CU-K04")
    table.combat().play("(Order", "Win")
    assert study(table.state).xp[0] == 1


@rule("CS-RIT-17", "CS-NAR-17")
def test_a_story_may_bring_experience_up_to_the_most() -> None:
    table = tome().xp(0, 10)
    op = Op(OPS[c.XP - 1], 3, 0)
    assert op.deed.can(table.state, 0, op)
    op.deed.carry(table.state, 0, op)
    assert table.points() == [12, 0, 0]
    assert not op.deed.can(table.state, 0, op)
    assert op.deed.can(table.state, 1, op)


@rule("CS-RIT-14")
def test_example_tillman_learns_the_rite_of_bones() -> None:
    table = tome("FI", "HE", "GA").at(0, P3).at(1, P4).at(2, P4).cultists(P3, "CU-F06").target(0, "CU-F06")
    table.hand(0, "GN07.F", "FI01.K", "GN03.F").dice(0, "K")
    assert isinstance(table, Tome)
    table.xp(0, 1).combat().play("(Ashen", "Win")
    assert table.points() == [4, 0, 0]
    table.shown("DR03", "DR12").dice(0, "S").learn("Rite of Bones")
    assert (table.points(), table.state.mad[0], table.known(0)) == ([0, 0, 0], 2, ["DR03"])
    table.play(table.means("act", "use-ritual"), seat=0).play(table.means("turn-die", "S", "K"))
    assert table.dice_of(0) == "K"


# --- learning ---------------------------------------------------------------------------------------------------------


@rule("CS-RIT-05", "CS-RIT-04", "CS-DEC-44")
def test_a_ritual_is_paid_for_and_the_next_one_takes_its_place() -> None:
    table = tome().shown("DR01", "DR05", "DR07", "DR12").next_rituals("DR08").xp(0, 10)
    table.prepare().play(table.means("act", "learn-ritual"), seat=0)
    assert (table.asked, len(table.options())) == ("LearnRitual", 3)
    assert table.refused("learn", "DR12", seat=0) == "CS-RIT-05"
    table.play("Rite of Return")
    assert (table.points(), table.state.mad[:3], table.known(0)) == ([2, 0, 0], [2, 0, 0], ["DR05"])
    assert table.can_learn() == ["DR01", "DR07", "DR08", "DR12"]


@rule("CS-RIT-04")
def test_an_empty_deck_shows_no_more() -> None:
    table = tome().shown("DR01").xp(0, 3)
    table.to(BOX, *[id for id in RITUALS if id != "DR01"])
    table.learn("Second Breath")
    assert (table.can_learn(), table.known(0)) == ([], ["DR01"])
    assert table.why_no("learn-ritual") == "CS-RIT-04"


@rule("CS-RIT-05")
def test_any_number_of_rituals_is_learned_and_each_has_one_owner() -> None:
    table = tome().shown("DR01", "DR05").xp(0, 12).xp(1, 12).learn("Return").learn("Second Breath")
    assert sorted(table.known(0)) == ["DR01", "DR05"]
    assert (table.points()[0], table.state.mad[0]) == (1, 4)
    table.prepare().play(table.means("act", "learn-ritual"), seat=1)
    assert not any("Return" in label for label in table.options())


@rule("CS-RIT-05", "CS-MOD-16")
def test_who_cannot_pay_or_would_die_of_it_learns_nothing() -> None:
    table = tome().shown("DR01", "DR12").xp(0, 2).xp(1, 12).mad(1, 3).prepare()
    assert isinstance(table, Tome)
    assert (table.why_no("learn-ritual", 0), table.why_no("learn-ritual", 1)) == ("CS-RIT-05", "CS-RUL-060")
    assert table.means("act", "learn-ritual") in tome().shown("DR01").xp(0, 3).mad(
        0, 2
    ).prepare().state.legal(0)


# --- using ------------------------------------------------------------------------------------------------------------


@rule("CS-RIT-06", "CS-DEC-45")
def test_a_ritual_is_performed_once_per_turn_also_in_that_in_which_it_is_learned() -> None:
    table = tome().shown("DR05").xp(0, 8).discard(0, "GN01.S", "GN02.M")
    assert isinstance(table, Tome)
    table.learn("Return").perform(0).play("Star")
    assert table.hand_of(0) == ["GN01.S"]
    assert table.why_no("use-ritual") == "CS-RIT-06"
    table.run(Moment(TURN_ENDS, -1, -1))
    table.perform(0).play("Moon")
    assert table.hand_of(0) == ["GN01.S", "GN02.M"]


@rule("CS-RIT-07")
def test_a_ritual_works_for_its_owner_only() -> None:
    table = tome().knows(0, "DR05").discard(1, "GN01.S").prepare()
    assert isinstance(table, Tome)
    assert (table.why_no("use-ritual", 1), table.why_no("use-ritual", 0)) == ("CS-RIT-06", "CS-RUL-061")


@rule("CS-DEC-45")
def test_of_several_rituals_one_is_chosen() -> None:
    table = tome().knows(0, "DR04", "DR05", "DR06", "DR08").discard(0, "GN01.S").perform(0)
    assert isinstance(table, Tome)
    assert (table.asked, len(table.options())) == ("UseRitual", 2)
    assert table.refused("use-rite", "DR06", seat=0) == "CS-RIT-06"
    assert table.refused("use-rite", "DR08", seat=0) == "CS-RUL-061"


@rule("CS-RIT-11", "CS-MOD-14")
def test_somebody_absent_learns_and_performs_four_of_them() -> None:
    table = tome().knows(0, *[id for id in RITUALS if id not in ("DR07",)]).shown("DR07").xp(0, 5)
    table.discard(0, "GN01.S").trophies(0, "S").mad(0, 1).hand(0, "GN02.M", "GN03.F").dice(0, "S")
    table.state.place[0] = -1
    assert isinstance(table, Tome)
    table.prepare()
    usable = [
        rules_of(table.state).library.rituals[number].id
        for number in rules_of(table.state).usable(table.state, 0)
    ]
    assert usable == ["DR01", "DR05", "DR08"]
    table.play(table.means("act", "use-ritual"), seat=0)
    assert table.refused("use-rite", "DR04", seat=0) == "CS-RIT-11"
    table.play("Return").learn("Closing")
    assert "DR07" in table.known(0)


# --- what is seen -----------------------------------------------------------------------------------------------------


@rule("CS-RIT-13")
def test_everybody_sees_points_and_rituals() -> None:
    table = tome(open_hands=False).shown("DR01", "DR05").knows(1, "DR08").xp(1, 7).prepare()
    scene = table.game.scene(table.state, 2)
    shown = {(piece.zone, piece.face) for piece in scene.moving.pieces if piece.kind == "ritual"}
    assert {("rituals", "DR01"), ("rituals", "DR05"), ("rituals-1", "DR08"), ("rituals-deck", None)} == shown
    counted = {counter.id: (counter.value, counter.most) for counter in scene.moving.counters}
    assert (counted["xp-1"], counted["xp-0"]) == ((7, 12), (0, 12))


# --- knobs and content ------------------------------------------------------------------------------------------------


@rule("CS-RIT-02", "CS-RIT-04", "CS-RIT-05")
def test_numbers_can_be_turned() -> None:
    turned = {"xp_max": 3, "rites_shown": 2, "rite_mad": 0}
    game = Cultistorm({"modules": {"rituals": turned}})
    table = tome(game=game)
    assert len(table.can_learn()) == 2
    rules_of(table.state).gain(table.state, 0, 9, "CS-RIT-02")
    assert table.points() == [3, 0, 0]
    table.shown("DR01").learn("Second Breath")
    assert (table.known(0), table.points(), table.state.mad[0]) == (["DR01"], [0, 0, 0], 0)
    assert len(table.can_learn()) == 2


@pytest.mark.parametrize(
    ("experience", "words"),
    [
        ({"two": ["XX99"], "one": []}, "experience: there is no action card 'XX99'"),
        ({"two": ["GN07"], "one": ["GN07"]}, "experience: GN07 is listed twice"),
    ],
)
def test_points_on_cards_that_are_not_there_are_refused(experience: dict[str, list[str]], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        Cultistorm({"rituals": {"experience": experience}})


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_with_any_number_of_players(seats: int) -> None:
    game = the_game()
    for seed in range(2):
        state = game.new(seats, seed=seed, options={"rituals": True, "relics": True})
        random_game(state, seed, [])
        assert game.audit(state) == []


def test_a_sensible_player_learns_and_performs_rituals() -> None:
    game = the_game()
    state = game.new(3, seed=2, options={"rituals": True})
    learned, used = 0, 0
    while not state.over and not used:
        state.play(game.greedy(state, state.speaker))
        learned = sum(len(rules_of(state).known(state, seat)) for seat in range(3))
        used |= study(state).rites_used
    assert learned
    assert used


def meant(table: Tome, seat: int = 0) -> tuple[str, ...]:
    """What a sensible player answers."""
    return tuple(table.game.meaning(table.state, table.game.greedy(table.state, seat)))


def in_need(*hand: str) -> Tome:
    """The fighter holds S and F against S M F, and nobody else has anything to fight with but the owner of the Open Palm."""
    table = tome().knows(0, "DR02").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01")
    table.state.researched = [1] * 5
    table.hand(0, *hand).hand(1, "GN09.S", "GN07.F").prepare()
    assert isinstance(table, Tome)
    return table


@rule("CS-RIT-10")
def test_a_sensible_player_lays_the_card_with_which_somebody_else_wins() -> None:
    table = in_need("GN06.M", "GN10.W")
    assert meant(table) == ("act", "use-ritual")
    table.play(table.means("act", "use-ritual"), seat=0)
    code = str(table.state.in_deck(table._find("HE GN06.M")))
    assert meant(table) == ("lay-palm", code, "1")


@rule("CS-RIT-10")
def test_a_sensible_player_keeps_a_card_that_wins_no_fight() -> None:
    assert meant(in_need("GN10.W", "GN08.K")) != ("act", "use-ritual")
    assert meant(in_need("GN09.S", "GN07.F")) != ("act", "use-ritual")


@rule("CS-MOD-36", "CS-RUL-073")
def test_a_sensible_player_takes_the_open_road_to_put_down_trophies_on_the_way_to_a_fight() -> None:
    table = tome().knows(0, "DR11").at(0, P1).at(1, P5).at(2, P5).cultists(P2, "CU-S01")
    table.state.researched = [1] * 5
    table.hand(0, "GN01.S", "GN02.M", "GN03.F").trophies(0, "W").level(0, 3).prepare()
    assert isinstance(table, Tome)
    assert meant(table) == ("act", "use-ritual")
    table.play(table.means("act", "use-ritual"), seat=0)
    assert (table.asked, meant(table)) == ("FreeMove", ("move-freely", "P4"))
    table.play("Gull Quay")
    assert [meant(table, seat) for seat in (1,)] == [("stay",)]
    table.play("Stay", "Stay")
    assert meant(table) == ("deliver", "W")
    table.play(table.means("deliver", "W"), seat=0)
    assert meant(table) == ("move", "P2")


@rule("CS-MOD-36", "CS-MOV-03")
def test_a_sensible_player_takes_the_open_road_in_place_of_a_move_that_costs_insanity() -> None:
    table = tome().knows(0, "DR11").at(0, P1).at(1, P5).at(2, P5).cultists(P2, "CU-S01")
    table.state.researched = [1] * 5
    table.hand(0, "GN01.S", "GN02.M", "GN03.F").prepare()
    assert isinstance(table, Tome)
    assert meant(table) == ("move", "P2")
    table.state.moved[0] = 1
    assert meant(table) == ("act", "use-ritual")
    table.play(table.means("act", "use-ritual"), seat=0)
    assert meant(table) == ("move-freely", "P2")
    idle = tome().knows(0, "DR11").at(0, P1).prepare()
    assert isinstance(idle, Tome)
    assert meant(idle) != ("act", "use-ritual")


def test_before_whom_a_card_lies_is_no_secret() -> None:
    table = tome().knows(0, "DR02").hand(0, "GN06.M").perform(0)
    table.play(table.means("lay-palm", str(table.state.in_deck(table._find("HE GN06.M"))), "1"))
    piece = next(
        piece for piece in table.game.scene(table.state, 2).moving.pieces if piece.zone == "before-1"
    )
    assert (piece.face, piece.badges) == ("GN06.M", ("for its symbol",))
    assert table.cards(BEFORE + 1) == ["HE GN06.M"]


@rule("CS-RIT-17", "CS-RIT-02")
def test_who_has_twelve_points_gains_none_and_is_told_of_none() -> None:
    table = tome().xp(0, 12).run(GainExperience(0, 2))
    assert (table.told(), study(table.state).xp[0]) == ([], 12)
    table = tome().xp(1, 11).run(GainExperience(1, 2))
    assert (len(table.told()), study(table.state).xp[:2]) == (1, [0, 12])


@rule("CS-RIT-06", "CS-RIT-07")
def test_the_sixth_finger_is_its_owners_and_once_per_combat_phase() -> None:
    table = tome().knows(1, "DR06", "DR03").at(0, P2).at(1, P2).cultists(P2, "CU-S01")
    rules = rules_of(table.state)
    finger = rules.source + rules.library.rituals[5].source
    assert [rules.has_source(table.state, seat, finger) for seat in range(3)] == [False, True, False]
    assert [rules.ritual_for(table.state, seat, finger) for seat in range(3)] == [-1, 5, -1]
    assert rules.why_no_source(table.state, 0, finger).key == "why-not-your-ritual"
    rules.spend_source(table.state, 1, finger)
    assert rules.why_no_source(table.state, 1, finger).key == "why-ritual-used"


@rule("CS-MOD-09", "CS-SEC-19")
def test_experience_comes_before_what_a_defeated_member_does() -> None:
    table = tome(sects=["LT"]).at(0, P2).at(1, P4).at(2, P4)
    state = table.state
    study(state).earned = 2
    number = state.agreed.content.cultists.ids.index("LT4")
    table.run(Moment(FIGHT_ENDS, 0, number))
    told = [line.split(" ", 3)[3] for line in table.told()]
    assert "experience" in told[0]
    assert "insanity" in told[1]


@rule("CS-RIT-10", "CS-RIT-16")
def test_whoever_owns_the_open_palm_lays_cards_of_the_own_hand() -> None:
    table = tome().knows(1, "DR02").hand(1, "GN06.M").hand(0, "GN01.S", "GN02.M").at(2, P4)
    code = table.state.in_deck(table._find("FI GN06.M"))
    assert palm_answers(table.state, 1) == [code * SEAT.size + other for other in (0, 2)]


@rule("CS-RIT-16")
def test_a_ritual_for_all_that_could_change_nothing_for_anybody_is_not_offered() -> None:
    healing = [{"verb": "heal", "n": 1, "on": "each"}]
    game = Cultistorm({"rituals": {"ritual": [{"id": "DR11", "effect": healing}]}})
    calm = tome(game=game).knows(0, "DR11").prepare()
    assert calm.refused("act", "use-ritual", seat=0) == "CS-RUL-061"
    table = tome(game=game).knows(0, "DR11").mad(1, 2).mad(2, 1)
    assert isinstance(table, Tome)
    table.perform(0)
    assert table.state.mad[:3] == [0, 1, 0]
