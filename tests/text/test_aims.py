"""The goals and phases at the head of a page, whatever the game."""

from __future__ import annotations

from eldertable.kernel.scene import Goal, Moving, Scene, ScenePhase, SceneSide, Standing, Still
from eldertable.text.page import Page
from eldertable.text.words import client_words

STILL = Still(
    "harbour",
    "The Harbour",
    "en",
    (4.0, 3.0),
    (
        SceneSide(0, "Red", 0, "#a33a2c", "circle"),
        SceneSide(1, "Blue", 1, "#3f7f72", "square"),
        SceneSide(2, "Green", 2, "#3f7f72", "star"),
    ),
    (),
    (),
    goals=(
        Goal("ships", "Ships", "Five ships at the pier win."),
        Goal("gold", "Gold", "Most gold wins a tie."),
        Goal("fog", "Fog", "When the fog is full, all are lost.", threat=True),
    ),
    phases=(
        ScenePhase("sail", "Sailing", "Everybody sails once."),
        ScenePhase("rest", "Rest", "Ships rest."),
    ),
)


def page(*standings: Standing, viewer: int | None = 0, phase: str = "sail", lang: str = "en") -> Page:
    scene = Scene(STILL, Moving((), (), (), None, standings=standings, phase=phase))
    return Page(scene, viewer, client_words(lang), {})


def ships(*numbers: int) -> list[Standing]:
    return [Standing("ships", now, 5, side) for side, now in enumerate(numbers)]


def told(page: Page) -> list[str]:
    return [str(line) for line in page.whole()[1:]]


def test_one_reads_how_far_one_has_come_and_who_is_nearest() -> None:
    assert told(page(*ships(2, 1, 4)))[0] == "What counts: Ships 2 of 5 (Green 4)"
    assert told(page(*ships(2, 1, 4), viewer=2))[0] == "What counts: Ships 4 of 5 (Red 2)"


def test_a_rival_with_nothing_is_not_told() -> None:
    assert told(page(*ships(2, 0, 0)))[0] == "What counts: Ships 2 of 5"


def test_who_looks_on_reads_who_leads() -> None:
    assert told(page(*ships(2, 1, 4), viewer=None))[0] == "What counts: Ships Green 4 of 5"


def test_what_is_for_all_but_one_is_told_to_all_but_that_one() -> None:
    team = Standing("ships", 2, 5, but=1)
    heads = [told(page(team, phase="", viewer=viewer)) for viewer in (0, 1, 2, None)]
    assert heads == [
        ["What counts: Ships 2 of 5"],
        [],
        ["What counts: Ships 2 of 5"],
        ["What counts: Ships 2 of 5"],
    ]


def test_a_threat_that_is_only_others_is_not_told() -> None:
    fog = [Standing("fog", 1, 4, 1), Standing("fog", 2, 4, 2)]
    assert told(page(*fog, phase="")) == []
    assert told(page(*fog, phase="", viewer=2)) == ["What counts: Fog 2 of 4"]


def test_what_has_no_limit_is_a_number() -> None:
    gold = [Standing("gold", now, None, side) for side, now in enumerate((3, 9, 1))]
    assert told(page(*gold))[0] == "What counts: Gold 3 (Blue 9)"


def test_a_threat_at_its_limit_says_so() -> None:
    assert told(page(Standing("fog", 3, 4)))[0] == "What counts: Fog 3 of 4"
    assert told(page(Standing("fog", 4, 4)))[0] == "What counts: Fog 4 of 4 (the limit)"
    assert told(page(*ships(5, 0, 0)))[0] == "What counts: Ships 5 of 5", (
        "a goal that is reached is no danger"
    )


def test_the_present_phase_stands_in_brackets() -> None:
    assert told(page(phase="rest"))[0] == "Phases: Sailing > [Rest]"
    assert told(page(phase="")) == []


def test_only_what_is_new_is_told_again() -> None:
    before = page(*ships(2, 1, 0))
    assert page(*ships(2, 1, 0)).changes(before) == []
    assert [str(line) for line in page(*ships(3, 1, 0)).changes(before)] == [
        "What counts: Ships 3 of 5 (Blue 1)"
    ]
    assert [str(line) for line in page(*ships(2, 1, 0), phase="rest").changes(before)] == [
        "Phases: Sailing > [Rest]"
    ]


def test_goals_and_phases_are_explained_by_their_names() -> None:
    shown = page(*ships(1, 1, 1))
    assert [str(line) for line in shown.about("SHIP")] == ["Ships: Five ships at the pier win."]
    assert [str(line) for line in shown.about("rest")] == ["Rest: Ships rest."]


def test_in_polish() -> None:
    assert told(page(*ships(2, 1, 0), lang="pl"))[0] == "Liczy się: Ships 2 z 5 (Blue 1)"
