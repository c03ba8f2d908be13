"""Cultist events: the deck, when a card comes, how long it lies there, who chooses, and what is agreed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.events.rules import DECK, EventRules
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from eldertable.kernel import BadContent, BadOption
from tests.rules.cultistorm.modules.events.night import night
from tests.rules.cultistorm.table import P1, P2, new_game, storm, the_game
from tests.rules.script import plays_at_random
from tests.support import rule

# --- the deck and the card of the turn --------------------------------------------------------------------------------


@rule("CS-EVT-14", "CS-EVT-01", "CS-EVT-02")
def test_24_cards_are_shuffled_and_one_is_drawn_in_every_turn_from_the_first_on() -> None:
    table = new_game(events=True, investigators=["HE", "FI", "GA"])
    rules = table.state.agreed.module(EventRules)
    zones = table.state.zones[rules.zone : rules.zone + 5]
    names = table.game.names(table.state.table)["card"]
    kinds = Counter(names[card].split(".")[0] for zone in zones for card in zone)
    assert kinds == {
        "CE01": 2, "CE02": 2, "CE03": 2, "CE04": 2, "CE05": 1, "CE06": 2, "CE07": 2,
        "CE08": 1, "CE09": 2, "CE10": 2, "CE11": 1, "CE12": 1, "CE13": 2, "CE14": 2,
    }  # fmt: skip
    orders = set()
    for seed in range(4):
        state = new_game(seed=seed, events=True, investigators=["HE", "FI", "GA"]).state
        while type(state.decision).__name__ == "KeepStart":
            state.play(state.legal()[0])
        assert state.turn == 1
        assert state.deck_size(rules.zone + DECK) == 23
        orders.add(state.zones[rules.zone + 3] + state.zones[rules.zone + 4])
    assert len(orders) > 1


@rule("CS-EVT-02")
def test_events_may_begin_in_a_later_turn() -> None:
    game = Cultistorm({"modules": {"events": {"events_from_turn": 3}}})
    state = game.new(3, 1, options={"events": True, "investigators": ["HE", "FI", "GA"]})
    rules = state.agreed.module(EventRules)
    drawn: dict[int, int] = {}
    while not state.over and state.turn < 4:
        state.play(game.greedy(state, state.speaker))
        drawn[state.turn] = 24 - state.deck_size(rules.zone + DECK)
    assert (drawn[1], drawn[2], drawn[3]) == (0, 0, 1)


@rule("CS-EVT-02", "CS-EVT-09")
def test_the_card_comes_before_holds_end_and_great_old_ones_walk() -> None:
    table = night().goo(P2, "GO-S").cultists(P2, "CU-S01", "CU-S02", "CU-S03").night("CE11")
    assert table.column(P2) == []
    assert table.told()[1].startswith("Cultist event: Schism")


@rule("CS-EVT-03", "CS-MOD-19")
def test_the_leader_draws_and_the_table_chooses() -> None:
    table = night(table_decider="vote").cultists(P1, "CU-S01").cultists(P2, "CU-M01").night("CE05")
    assert table.state.speaker == 0
    table.play("Crane", "Sanatorium")
    assert table.state.speaker == 2
    table.play("Sanatorium")
    assert (table.column(P1), table.column(P2)) == (["CU-S01"], ["CU-W04"])


@rule("CS-EVT-03")
def test_whom_a_patrol_meets_is_voted_on() -> None:
    table = night(table_decider="vote").cultists(P1, "CU-S01", "CU-S02").night("CE09")
    assert table.play("Felix", "Sgt", "Sgt").insane() == [0, 1, 0]


@rule("CS-EVT-04")
@pytest.mark.parametrize(
    ("card", "phase", "turn"), [("CE05", False, False), ("CE01", True, False), ("CE03", True, True)]
)
def test_a_card_lies_open_as_long_as_it_lasts(card: str, phase: bool, turn: bool) -> None:
    table = night().night(card)
    assert [name.split(".")[0] for name in table.in_force()] == [card] * phase
    table.run(UpdatePhase())
    assert [name.split(".")[0] for name in table.in_force()] == [card] * turn
    table.run(Moment(TURN_ENDS, -1, -1))
    assert table.in_force() == []
    assert [name.split(".")[0] for name in table.past()] == [card]


@rule("CS-MOD-15")
def test_an_empty_deck_is_made_anew_from_the_cards_past() -> None:
    table = night()
    first = table.first()
    table.discard_deck(first + DECK, first + 4)
    assert len(table.past()) == 24
    table.run(CultistPhase())
    assert len(table.past()) + len(table.in_force()) == 1
    assert any("shuffled into a new deck" in line for line in table.told())


@rule("CS-MOD-15")
def test_with_both_empty_nothing_is_drawn() -> None:
    table = night()
    first = table.first()
    for zone in range(first, first + 3):
        table.state.zones[zone] = ()
    table.state.agenda = []
    from eldertable.games.cultistorm.modules.events.rules import DrawEvent

    DrawEvent().run(table.state)
    assert (table.in_force(), table.state.agenda) == ([], [])


@rule("CS-EVT-12")
def test_events_go_on_after_the_endgame() -> None:
    table = night()
    table.state.endgame = 1
    assert any(line.startswith("Cultist event: Pilgrims") for line in table.night("CE01").told())


# --- what is agreed ---------------------------------------------------------------------------------------------------


@rule("CS-MOD-06", "CS-MOD-23")
def test_without_its_option_there_are_no_events() -> None:
    plain, game = storm(), the_game()
    assert [option.default for option in game.options if option.name == "events"] == [False]
    assert not plain.state.agreed.modules
    assert len(game.zones(plain.state.table)) + 5 == len(game.zones(night().state.table))


@rule("CS-MOD-25")
def test_suggested_sets_have_what_is_built_of_them() -> None:
    presets = the_game().presets
    assert presets["dusk"]["events"] is True
    assert presets["all_of_it"]["events"] is True
    assert "events" not in presets["first_steps"]
    assert the_game().new(3, 1, preset="dusk").agreed.module(EventRules)


# --- bad content ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            {"events": {"event": [{"id": "CE05", "effect": [{"verb": "martir"}]}]}},
            "events.toml: CE05, verb: 'martir'",
        ),
        ({"events": {"event": [{"id": "CE05", "effect": []}]}}, "events.toml: CE05, effect: it is empty"),
        ({"events": {"event": [{"id": "CE05", "lasts": "week"}]}}, "events.toml: event CE05, lasts:"),
        ({"events": {"event": [{"id": "CE05", "copies": 0}]}}, "events.toml: event CE05, copies:"),
        ({"modules": {"events": {"events_from_turn": 0}}}, "modules.toml: events, events_from_turn:"),
        (
            {"modules": {"events": {"first": 1}}},
            "modules.toml: events: Object contains unknown field `first`",
        ),
        ({"modules": {"evnets": {}}}, "modules.toml: evnets: there is no module of that name"),
    ],
)
def test_what_is_wrong_with_content_is_said_with_file_entry_and_field(
    content: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)


def test_a_module_named_twice_is_refused(tmp_path: Any) -> None:
    for path in (the_game().folder / "content").glob("*.toml"):
        text = path.read_text("utf-8")
        again = "\n[events]\nevents_from_turn = 2\n" if path.stem == "modules" else ""
        (tmp_path / path.name).write_text(text + again, "utf-8")
    with pytest.raises(BadContent, match=r"modules\.toml: Cannot declare \('events',\) twice"):
        Cultistorm(tmp_path)
    (tmp_path / "modules.toml").unlink()
    with pytest.raises(BadContent, match=r"modules\.toml is missing"):
        Cultistorm(tmp_path)


def test_a_module_listed_twice_is_refused() -> None:
    with pytest.raises(BadContent, match="the module events is listed twice; list it once"):
        type("Twice", (Cultistorm,), {"modules": (*Cultistorm.modules, *Cultistorm.modules)})()


# --- content that counts ----------------------------------------------------------------------------------------------


def test_a_table_without_events_goes_on_whatever_their_cards_say() -> None:
    plain, changed = the_game(), Cultistorm({"events": {"event": [{"id": "CE01", "copies": 1}]}})
    turned = Cultistorm({"modules": {"events": {"events_from_turn": 2}}})
    for other in (changed, turned):
        assert plain.content_digest_of(3, {}) == other.content_digest_of(3, {})
        assert plain.content_digest_of(3, {"events": True}) != other.content_digest_of(3, {"events": True})
        assert plain.content_digest != other.content_digest


# --- looks and play ---------------------------------------------------------------------------------------------------


def test_the_scene_shows_deck_card_in_force_and_events_past() -> None:
    table = night().night("CE03")
    scene = table.game.scene(table.state, 0)
    shown = [
        (piece.zone, piece.face, piece.count, piece.badges)
        for piece in scene.moving.pieces
        if piece.kind == "cultist-event"
    ]
    assert shown == [("events", None, 23, ()), ("event", "CE03", 1, ("in force",))]
    assert {zone.id for zone in scene.still.zones} >= {"events", "event"}
    faces = {face.id: (face.name, face.text) for face in scene.still.faces}
    assert faces["CE01"] == ("Pilgrims", "The cultist marker makes 1 step more in this phase.")
    later = night().night("CE11")
    pieces = later.game.scene(later.state, 0).moving.pieces
    assert [(piece.face, piece.badges) for piece in pieces if piece.zone == "event"] == [("CE11", ())]


def test_sensible_players_let_die_where_it_helps_and_spare_the_weak() -> None:
    table = night().cultists(P1, "CU-S01").cultists(P2, "CU-M01").sealed(P1).night("CE05")
    assert table.game.meaning(table.state, table.game.greedy(table.state, 0)) == ("crowd-at", "P2")
    met = night().mad(0, 3).mad(1, 1).mad(2, 2).cultists(P1, "CU-S01", "CU-S02").night("CE09")
    assert met.game.meaning(met.state, met.game.greedy(met.state, 0)) == ("patrol-meets", "1")
    swap = night().cultists(P1, "CU-S01").cultists(P2, "CU-M01").night("CE04")
    assert swap.game.meaning(swap.state, swap.game.greedy(swap.state, 0))[0] == "crowd-at"


def test_random_games_with_events_keep_every_promise() -> None:
    plays_at_random(the_game(), seats=3, games=3, events=True)


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(BadOption, match="option events: 'perhaps' is not allowed"):
        the_game().sit_down(3, {"events": "perhaps"})
