"""What every game says of winning: how far everybody has come, and in which phase of a round we are."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

import eldertable as et
from eldertable.bots import make_bot
from eldertable.games.cult.rules.victory import fulfils
from eldertable.games.rise_of_the_cults.looks.goals import conditions
from eldertable.games.rise_of_the_cults.rules.scoring import objective_met
from eldertable.kernel.rows import replaced
from eldertable.kernel.scene import Standing
from eldertable.text.aims import Aims
from eldertable.text.words import client_words
from tests.rules.cult.table import cult
from tests.rules.cultistorm.modules.overlord.backstage import backstage
from tests.rules.cultistorm.table import storm
from tests.rules.eldritch_arkham.table import arkham
from tests.rules.rise_of_the_cults.table import rise


def standing(table: object, goal: str, side: int | None = 0) -> tuple[int, int | None]:
    """How a side stands: so many now, of so many."""
    found: list[Standing] = [
        one
        for one in table.game.standings(table.state)  # type: ignore[attr-defined]
        if (one.goal, one.side) == (goal, side)
    ]
    assert len(found) == 1, found
    return found[0].now, found[0].of


def phases(name: str, seats: int, seed: int = 1) -> list[str]:
    """The phases of a whole random game, each once as long as it lasts."""
    game = et.game(name)
    state, bot = game.new(seats, seed), make_bot("random", 1)
    found = [game.phase(state)]
    while not state.over:
        state.apply(bot.answer(state, state.speaker))
        if not state.over:
            found.append(game.phase(state))
    return [phase for phase, _ in groupby(found)]


@pytest.mark.parametrize("name", sorted(et.games()))
def test_what_a_game_does_of_itself_is_told_in_sentences_of_its_own(name: str) -> None:
    """In every language there are its sentences, and a word for who acts then."""
    game = et.game(name)
    assert game.itself
    for locale in game.locales:
        words = game.words(locale)
        assert not [key for key in game.itself if not words.has(key)], locale
        assert game.still(game.new(game.default_seats, 1), locale).itself == words("itself")


# --- Cult -----------------------------------------------------------------------------------------------------------


def test_a_cult_counts_altars_mobs_and_summonings_of_its_own() -> None:
    table = cult()
    assert [standing(table, goal) for goal in ("altars", "mobs", "summonings")] == [(0, 5), (0, 4), (0, 2)]
    table.mobs(1, 3).altar(1, 7, 9).state.summoned = (1, 0)
    assert standing(table, "altars", 1) == (2, 5)
    assert [standing(table, "mobs", side) for side in (0, 1)] == [(0, 4), (3, 4)]
    assert [standing(table, "summonings", side) for side in (0, 1)] == [(1, 2), (0, 2)]


@pytest.mark.parametrize(("mobs", "summoned", "wins"), [(3, 1, False), (4, 0, True), (0, 2, True)])
def test_a_cult_that_has_as_many_as_needed_fulfils_a_condition(mobs: int, summoned: int, wins: bool) -> None:
    table = cult().mobs(0, mobs)
    table.state.summoned = (summoned, 0)
    ways = [standing(table, goal) for goal in ("altars", "mobs", "summonings")]
    assert any(of is not None and now >= of for now, of in ways) is wins is fulfils(table.state, 0)


def test_intention_and_resolution_take_turns() -> None:
    found = phases("cult", 2)
    assert set(found) == {"intention", "resolution"}
    assert found[:3] == ["intention", "resolution", "intention"]


# --- Rise of the Cults ----------------------------------------------------------------------------------------------


def test_a_cultist_counts_points_dominance_and_sites_with_a_ritual() -> None:
    table = rise(seats=2).dominance(0, 0, 2).site(0, 1).rituals(0, 1, 1).site(0, 2).dominance(1, 0, 1)
    assert standing(table, "points") == (4, None)
    assert (standing(table, "dominance")[0], standing(table, "sites")[0]) == (2, 1)
    assert standing(table, "points", 1) == (1, None)


def test_a_round_runs_through_its_six_phases() -> None:
    found = phases("rise-of-the-cults", 2)
    order = ("city", "mobilization", "recruitment", "planning", "action", "hiding")
    assert found[0] == "", "the table is laid out first"
    assert set(found) - {""} <= set(order)
    later = [phase for phase in found if phase]
    assert later[:3] == ["mobilization", "recruitment", "planning"], "the first round has no city phase"
    for one, other in pairwise(later):
        wrapped = order.index(other) < order.index(one)
        assert not wrapped or one in ("action", "hiding"), (one, other)
    assert later[-1] == "action", "the last round has no hiding phase"


def test_alone_one_counts_what_the_objective_asks_for() -> None:
    """All of its conditions are there exactly when the Objective is met, in every position of these games."""
    game, bot = et.game("rise-of-the-cults"), make_bot("greedy", 1)
    met, seen = set(), 0
    for number, objective in enumerate(game.content.objectives):
        state = game.new(1, seed=number, options={"objective": objective.id})
        while not state.over:
            if state.objective >= 0:
                asked, seen = conditions(state, objective), seen + 1
                assert all(asked) is objective_met(state, objective), (objective.id, asked)
                met.add(all(asked))
                held = {one.goal: (one.now, one.of) for one in game.standings(state) if one.side == 0}
                assert held["objective"] == (asked.count(True), len(asked))
            state.apply(bot.answer(state, state.speaker))
    assert seen > 500
    assert met == {True, False}


# --- Cultistorm -----------------------------------------------------------------------------------------------------


def test_gates_and_cultists_count_for_all_and_insanity_for_each() -> None:
    table = storm("HE", "FI", "GA")
    table.state.closed = (1, 0, 2, 0, 0)
    table.state.mad[1] = 2
    table.state.ongoing = replaced(table.state.ongoing, 1, 1)
    assert standing(table, "seals", None) == (2, 5)
    assert standing(table, "cultists", None) == (0, 11)
    assert [standing(table, "insanity", seat) for seat in (0, 1, 2)] == [(0, 4), (3, 4), (0, 4)]
    assert {one.goal for one in table.game.standings(table.state)} == {"seals", "cultists", "insanity"}
    threats = {aim.name: aim.threat for aim in table.game.goals}
    assert [threats[name] for name in ("seals", "cultists", "insanity")] == [False, True, True]


def test_the_author_counts_what_undoes_the_team_and_is_threatened_by_sealed_gates() -> None:
    table = backstage("HE", "FI", "GA")
    table.state.closed = (1, 0, 2, 0, 0)
    table.mad(0, 1).mad(2, 2, ongoing=1).cultists(1, "CU-S01", "CU-S02")
    assert standing(table, "despair", 3) == (3, 5)
    assert standing(table, "overrun", 3) == (2, 13)
    assert standing(table, "sealed-off", 3) == (2, 5)
    threats = {aim.name: aim.threat for aim in table.game.goals}
    assert [threats[name] for name in ("despair", "overrun", "sealed-off")] == [False, False, True]


def test_what_the_team_wins_by_is_none_of_the_authors_goals() -> None:
    table = backstage("HE", "FI", "GA").mad(2, 2)
    words = client_words("en")

    def head(seat: int | None) -> str:
        return str(Aims(table.game.scene(table.state, seat), seat, words).goals()[0])

    assert head(2) == (
        "What counts: Sealed gates 0 of 5; Cultists 0 of 12; Your insanity 2 of 4; Despair the Author 2 of 5"
    )
    assert head(3) == "What counts: Despair 2 of 5; Cultists 0 of 13; Sealed gates 0 of 5"


@pytest.mark.parametrize(
    ("number", "name"), list(enumerate(("", "arrive", "update", "terror", "prepare", "fight", "seal")))
)
def test_a_turn_has_six_phases(number: int, name: str) -> None:
    table = storm()
    table.state.phase = number
    assert table.game.phase(table.state) == name


# --- Eldritch Arkham ------------------------------------------------------------------------------------------------


def test_a_role_counts_omen_points_and_a_faction_its_side_of_the_track() -> None:
    table = arkham("deep-ones", "nodens", "feds")
    table.state.omens[0] = 7
    track = list(table.state.track)
    track[0], track[1], track[-1] = 0, 0, 1
    table.state.track = tuple(track)
    assert [standing(table, "omens", side) for side in (0, 1)] == [(7, 20), (0, 20)]
    assert standing(table, "dominance", 0) == (2, 6), "five fields to fill, and one unit more"
    assert standing(table, "dominance", 2) == (1, 6)
    assert not [one for one in table.game.standings(table.state) if one.goal == "dominance" and one.side == 1]


def test_the_monster_a_turn_and_what_follows() -> None:
    found = phases("eldritch-arkham", 3)
    assert "turn" in found
    assert set(found) <= {"", "monster", "turn", "after"}
