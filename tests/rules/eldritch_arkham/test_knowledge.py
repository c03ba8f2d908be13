"""Who may know what."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.roles.cthulhu_cult.rules import CultAction
from eldertable.games.eldritch_arkham.roles.order_of_dagon.rules import OrderAction
from eldertable.games.eldritch_arkham.rules.grimoires import GRIMOIRE_VERBS
from eldertable.games.eldritch_arkham.table.fields import LAW_HAND, RITUAL_HAND
from eldertable.kernel import Chronicle, Dice
from eldertable.kernel.steps import Decision
from tests.rules.eldritch_arkham.table import CIVILIAN, ArkhamTable, arkham, the_game
from tests.support import rule

ROLE_IDS = the_game().content.roles.ids
PAGES = [looks.page for looks in the_game().role_looks]
REMOVE = [verb.name for verb in GRIMOIRE_VERBS].index("remove")


@rule("EA-INF-01", "EA-INF-02", "EA-INF-04", "EA-INF-05", "EA-INF-06")
def test_everything_but_cards_is_open() -> None:
    game = the_game()
    assert all(field.sight == "open" for field in game.fields)
    table = arkham("police", "order-of-dagon").hand("L1", "R2-1").turn()
    assert game.view(table.state, 0)["fields"] == game.view(table.state, None)["fields"]


@rule("EA-INF-09")
@pytest.mark.parametrize(
    ("role", "action"), [("cthulhu-cult", CultAction(0)), ("order-of-dagon", OrderAction(0))]
)
def test_what_could_be_done_with_the_hand_is_a_secret_while_an_action_is_left(
    role: str, action: Decision
) -> None:
    """Without an action, or without a card, everybody sees that the hand is of no use."""
    table = arkham(role, "feds").hand("R1-1")
    assert action.private(table.set(actions=1).state)
    assert not action.private(table.set(actions=0).state)
    assert not action.private(arkham(role, "feds").set(actions=1).state)


@rule("EA-INF-09", "EA-INF-11", "EA-INF-08", "EA-INF-10")
def test_hands_are_their_owners_secret_and_decks_everybodys() -> None:
    game = the_game()
    table = arkham("police", "order-of-dagon").hand("L1", "L2", "R2-1", "R3-2")
    table.turn()
    mine, theirs = game.view(table.state, 0)["zones"], game.view(table.state, 1)["zones"]
    assert mine["law hand"] == ["L1|0", "L2|0"]
    assert theirs["law hand"] == ["Law card|0", "Law card|0"]
    assert [card.split("|")[0] for card in mine["ritual hand"]] == ["Ritual card"] * 2
    worlds = {tuple(sorted(game.determinize(table.state, 1, seed).zones[LAW_HAND])) for seed in range(9)}
    assert len(worlds) > 1
    assert table.state.zones[RITUAL_HAND] == game.determinize(table.state, 1, 3).zones[RITUAL_HAND]


@rule("EA-INF-14")
def test_a_finished_game_reveals_nothing_more() -> None:
    game = the_game()
    state = game.new(seats=1, seed=2, options={"roles": ["feds"], "rounds": 1})
    dice = Dice(1)
    while not state.over:
        state.play(state.legal()[dice.roll(len(state.legal()))])
    assert all(card.startswith("Law card") for card in game.view(state, None)["zones"].get("law hand", []))


@rule("EA-INF-13")
@pytest.mark.parametrize("numbers", ["ledger", "tuned"])
@pytest.mark.parametrize("side", ["I", "II"])
def test_the_chapters_of_a_grimoire_lie_open_with_what_they_do(side: str, numbers: str) -> None:
    table = arkham("feds", "nodens", eldritch_grimoire=side, numbers=numbers)
    still, now = (
        table.game.build_still(table.state, "en"),
        table.game.build_moving(table.state, None, "en", None),
    )
    faces = {face.id: face for face in still.faces}
    chapters = [faces[piece.face] for piece in now.pieces if piece.zone == "chapters-2" and piece.face]
    books = table.state.agreed.content.grimoires
    at = table.state.agreed.books[0]
    assert [chapter.mark for chapter in chapters] == ["1", "2", "3", "4", "5", "6"]
    for number, chapter in enumerate(chapters):
        removals = books.n[6 * at + number][books.verbs[6 * at + number].index(REMOVE)]
        assert f"emove {removals} unit" in chapter.text
    rules = still.sides[2].title
    assert f"second one for {books.surge[at]} Mythos" in rules
    assert rules.endswith(f"holds: {', '.join(str(units) for units in books.pressure[at])}.")


def shown(table: ArkhamTable) -> tuple[set[str], dict[str, int | None]]:
    """The zones where something lies, and the counters, as a spectator sees them."""
    now = table.game.build_moving(table.state, None, "en", None)
    return {piece.zone for piece in now.pieces}, {counter.id: counter.value for counter in now.counters}


@rule("EA-INF-05", "EA-ELD-20", "EA-ELD-23")
def test_everybody_sees_which_seals_are_closed_and_which_markers_wait() -> None:
    table = arkham("elder-things", "feds").set(seals=[1, 0, 1], elder_waiting=1)
    zones, counters = shown(table)
    assert zones & {"seal-1", "seal-2", "seal-3"} == {"seal-1", "seal-3"}
    assert counters["waiting-0"] == 1
    labels = {zone.id: zone.label for zone in table.game.build_still(table.state, "en").zones}
    assert labels["seal-3"] == "Seal 3: 6 of your units on the board"


@rule("EA-INF-05", "EA-ADV-12")
def test_everybody_sees_what_a_story_is_worth() -> None:
    assert shown(arkham("arkham-advertiser", "deep-ones").set(sanity=3))[1]["story-0"] == 7
    assert "story-0" not in shown(arkham("arkham-advertiser", "deep-ones").set(sanity=4))[1]


@rule("EA-INF-05", "EA-POL-05")
def test_everybody_sees_what_a_law_changes_this_turn() -> None:
    table = arkham("police", "deep-ones").set(demand=[0, -2, 0, 0], arrests_twice=1)
    heading = table.game.build_moving(table.state, None, "en", None).heading
    assert "Recruit: 2 less this turn" in heading
    assert "An Arrest may take 2 units at one location" in heading
    quiet = table.set(demand=[0, 0, 0, 0], arrests_twice=0)
    assert len(quiet.game.build_moving(quiet.state, None, "en", None).heading) == len(heading) - 2


@rule("EA-INF-03", "EA-RUL-217")
def test_a_tuned_monster_is_told_with_its_tuned_number() -> None:
    acts = [{"verb": "move", "how": "crowd"}, {"verb": "destroy", "how": "here", "n": 4}]
    game = EldritchArkham({"tuned": {"monsters": {"monster": [{"id": "M1", "act": acts}]}}})
    table = arkham("police", "deep-ones", game=game, numbers="tuned")
    heading = game.build_moving(table.state, None, "en", None).heading
    assert [line for line in heading if "destroys 4 units" in line]


@pytest.mark.parametrize("first", range(0, 12, 2))
@pytest.mark.parametrize("version", [0, 1])
def test_nothing_is_told_or_asked_by_the_page_of_a_role_that_is_not_there(first: int, version: int) -> None:
    game, chronicle = the_game(), Chronicle()
    roles = [ROLE_IDS[first + version], ROLE_IDS[(first + 2) % 12 + version], ROLE_IDS[(first + 4) % 12]]
    state = game.new(seats=3, seed=first, options={"roles": roles, "rounds": 6}, chronicle=chronicle)
    pages = {PAGES[ROLE_IDS.index(role)] for role in roles} | {
        "SET",
        "GRM",
        "MON",
        "DOM",
        "GEN",
        "RUL",
        "CMP",
    }
    dice = Dice(first)
    while not state.over:
        asked = game.ask(state, state.decision, state.speaker, "en")
        own = PAGES[state.role[state.speaker]] if state.role[state.speaker] >= 0 else ""
        assert {rule.split("-")[1] for rule in asked.rules} & set(PAGES) <= {own}, asked
        state.play(state.legal()[dice.roll(len(state.legal()))])
    for event in chronicle.take():
        assert event.rule.split("-")[1] in pages, event


@rule("EA-ELD-10", "EA-ELD-11", "EA-ELD-12", "EA-ELD-14", "EA-ELD-15", "EA-ELD-16")
@pytest.mark.parametrize(
    ("field", "cited"),
    [
        ("Spores I:", "EA-ELD-10"),
        ("Spores II:", "EA-ELD-11"),
        ("Spores III:", "EA-ELD-12"),
        ("Fly I:", "EA-ELD-14"),
        ("Fly II:", "EA-ELD-15"),
        ("Fly III:", "EA-ELD-16"),
    ],
)
def test_each_field_of_the_elder_things_cites_its_own_line(field: str, cited: str) -> None:
    table = arkham("elder-things", "feds").units(0, at=5).units(CIVILIAN, at=5).turn()
    table.play(field).play(table.state.legal()[0])
    moves = [event for event in table.chronicle.take() if event.key in ("added", "moved")]
    assert [event.rule for event in moves] == [cited]


def test_every_question_has_words() -> None:
    for kind in the_game().actions.kinds:
        assert the_game().words("en").has(f"ask-{kind.__name__}"), kind.__name__


def test_the_greedy_player_finishes_games() -> None:
    game = the_game()
    state = game.new(seats=3, seed=4, options={"rounds": 4})
    moves = 0
    while not state.over and moves < 400:
        seat = state.speaker
        assert seat is not None
        state.play(game.greedy(game.determinize(state, seat, moves), seat))
        moves += 1
    assert state.over


def test_a_copy_has_every_field_and_shares_no_list_that_is_changed() -> None:
    table = arkham("police", "order-of-dagon", "deep-ones")
    state = table.state
    for number, field in enumerate(the_game().fields, 2):
        value = getattr(state, field.name)
        setattr(state, field.name, type(value)([number] * len(value)) if field.by else number)
    copy = state.clone()
    for field in the_game().fields:
        mine, theirs = getattr(state, field.name), getattr(copy, field.name)
        assert mine == theirs, field.name
        assert not isinstance(mine, list) or field.lent or mine is not theirs, field.name
    one, other = state.clone(), state.clone()
    one.change(3, CIVILIAN, 2)
    assert one.count(3, CIVILIAN) == 2 + state.count(3, CIVILIAN) == 2 + other.count(3, CIVILIAN)
    state.change(3, CIVILIAN, 1)
    assert state.count(3, CIVILIAN) == 1 + other.count(3, CIVILIAN) == 1 + copy.count(3, CIVILIAN)


def test_fields_of_tracks_and_areas_are_named_from_one_on() -> None:
    state = arkham("police", "deep-ones").state
    names = the_game().names(state.table)
    assert (names["track"][0], names["track"][-1]) == ("1", "11")
    assert list(names["area"]) == ["1", "2", "3", "4", "5", "6"]
    assert names["slot"][:5] == ["step-1", "step-2", "step-3", "step-4", "drag-1"]
