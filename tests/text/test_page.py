"""A scene in words, whatever the game."""

from __future__ import annotations

import io

import msgspec
import pytest

from eldertable.kernel.scene import (
    Choice,
    Counter,
    Dossier,
    Face,
    Look,
    Moving,
    Piece,
    Prompt,
    Scene,
    SceneSide,
    SceneZone,
    Sign,
    Still,
)
from eldertable.text.line import line
from eldertable.text.page import Page
from eldertable.text.screen import Screen
from eldertable.text.words import client_words

STILL = Still(
    "harbour",
    "The Harbour",
    "en",
    (4.0, 3.0),
    (SceneSide(0, "Red", 0, "#a33a2c", "circle", "The Fleet"), SceneSide(1, "Blue", 1, "#3f7f72", "square")),
    (
        SceneZone("pier", "Pier", "place", rules=("H-01",), tip="Ships lie here."),
        SceneZone("pier-ships", "Pier: Ships", "ships", within="pier"),
        SceneZone("fog", "Fog", "track"),
        SceneZone("wreck", "Wreck", "heap", look="pile"),
        SceneZone("mat-0", "Red's mat", "mat", owner=0),
        SceneZone("hand-0", "Hand", "hand", owner=0, within="mat-0"),
        SceneZone("supply-0", "Supply", "supply", owner=0, within="mat-0"),
        SceneZone("mat-1", "Blue's mat", "mat", owner=1),
        SceneZone("hand-1", "Hand", "hand", owner=1, within="mat-1"),
    ),
    (
        Face("ship", "ship"),
        Face("storm", "Storm", "All ships leave.", icons=(("wind", 3),), line="Weather", rules=("H-02",)),
        Face("calm", "Calm", line="Weather"),
    ),
    signs=(Sign("wind", "Wind", "whirlwind"),),
)
FOG = Counter("fog", "Fog", 2, "fog", most=5)
CARDS = (Piece("card", "hand-0", "storm", 0, 2), Piece("card", "hand-0", "calm", 0))
BACKS = (Piece("card", "hand-1", None, 1, 3),)
SHIPS = (Piece("ship", "pier-ships", "ship", 0), Piece("ship", "pier-ships", "ship", 1, 2, badges=("laden",)))
SUPPLY = (Piece("ship", "supply-0", "ship", 0, 4),)
ASKED = Prompt((0,), "Sail", "Where do you sail?", ("H-03",), (Choice(4, "to the pier"), Choice(7, "away")))


def page(
    *pieces: Piece,
    fog: int | None = 2,
    prompt: Prompt | None = None,
    viewer: int | None = 0,
    heading: str = "Dusk",
) -> Page:
    counter = Counter("fog", "Fog", fog, "fog", most=5)
    scene = Scene(STILL, Moving((heading,), pieces, (counter,), prompt))
    return Page(scene, viewer, client_words("en"), {0: "Ann", 1: "greedy"})


def text(lines: list[object]) -> str:
    return "\n".join(str(one) for one in lines)


def test_the_whole_table_in_words() -> None:
    assert text([*page(*CARDS, *BACKS, *SHIPS, *SUPPLY).whole()]) == (
        "The Harbour\n"
        "Dusk\n"
        "\n"
        "Pier:\n"
        "  Ships: Red, Blue ×2 (laden)\n"
        "\n"
        "Fog: 2 of 5\n"
        "\n"
        "Blue (greedy):\n"
        "  Hand: 3 face down\n"
        "\n"
        "Red (Ann), The Fleet:\n"
        "  Hand:\n"
        "    Storm ×2: Wind 3: All ships leave.\n"
        "    Calm: Weather\n"
        "  Supply: ship ×4"
    )


def test_empty_fields_of_the_own_board_say_what_is_printed_there() -> None:
    field = SceneZone("field", "Field 1", "field", owner=0, within="mat-0", tip="Two ships sail.")
    still = msgspec.structs.replace(STILL, zones=(*STILL.zones, field))
    own, other = (
        Page(Scene(still, Moving((), (), (), None)), viewer, client_words("en"), {}) for viewer in (0, 1)
    )
    assert text([*own.whole()]).endswith("Red, The Fleet:\n  Field 1 (Two ships sail)")
    moved = Page(
        Scene(still, Moving((), (Piece("ship", "field", "ship", 0),), (), None)), 0, client_words("en"), {}
    )
    assert "\n  Field 1 (Two ships sail): ship" in text([*moved.whole()])
    assert text([*moved.changes(own)]) == "Red:\n  Field 1: ship"
    assert "Field 1" not in text([*other.whole()])
    for page in (own, other):
        assert text([*page.about("field 1")]) == "Field 1: Two ships sail."


def test_a_part_of_the_map_is_told_when_something_lies_there_or_it_is_asked_for() -> None:
    zones = tuple(
        msgspec.structs.replace(zone, look="ward") if zone.id == "pier" else zone for zone in STILL.zones
    )
    still = msgspec.structs.replace(STILL, zones=zones)
    where = Prompt((0,), "Sail", "Where?", ("H-03",), (Choice(4, "to the pier", ("pier",)),))
    told = [
        text([*Page(Scene(still, Moving((), (), (), asked)), 0, client_words("en"), {}).whole()])
        for asked in (None, where)
    ]
    assert ["Pier (Ships lie here)" in one for one in told] == [False, True]


@pytest.mark.parametrize("look", ["area", "plate"])
def test_places_of_the_common_board_say_what_is_printed_there(look: Look) -> None:
    zones = tuple(
        msgspec.structs.replace(zone, look=look) if zone.id == "pier" else zone for zone in STILL.zones
    )
    still = msgspec.structs.replace(STILL, zones=zones)
    empty = Page(Scene(still, Moving((), (), (), None)), 0, client_words("en"), {})
    assert "Pier (Ships lie here)" in [str(told) for told in empty.whole()]


def test_numbers_of_several_sides_in_one_place_are_told_together() -> None:
    def fog(red: int, blue: int) -> Page:
        thick = (Counter("fog-0", "Red", red, "fog", owner=0), Counter("fog-1", "Blue", blue, "fog", owner=1))
        return Page(Scene(STILL, Moving((), (), thick, None)), 0, client_words("en"), {})

    assert [str(told) for told in fog(2, 3).changes(fog(2, 1))] == ["Fog: Red 2, Blue 3"]

    def lit(red: int, blue: int) -> Page:
        thick = (Counter("fog-0", "Red", red, "fog", owner=0), Counter("fog-1", "Blue", blue, "fog", owner=1))
        lamp = (Piece("ship", "fog", "calm"),)
        return Page(Scene(STILL, Moving((), lamp, thick, None)), 0, client_words("en"), {})

    assert [str(told) for told in lit(2, 3).changes(lit(2, 1))] == ["Fog: Red 2, Blue 3, Calm"]


def test_an_icon_has_a_number_where_there_are_several_of_it() -> None:
    faces = (*STILL.faces, Face("gale", "Gale", icons=(("wind", 1), ("night", 1))))
    still = msgspec.structs.replace(
        STILL, faces=faces, signs=(*STILL.signs, Sign("night", "at night", "moon"))
    )
    told = Page(Scene(still, Moving((), (), (), None)), 0, client_words("en"), {})
    assert text([*told.about("gale")]) == "Gale: Wind 1, at night"


def test_a_pile_is_told_from_the_top() -> None:
    pile = (Piece("card", "wreck", "calm", order=0), Piece("card", "wreck", "storm", order=1))
    assert "Wreck (from the top): Storm, Calm" in text([*page(*pile).whole()])


def test_scores_stand_with_their_sides() -> None:
    one, other = (
        Page(Scene(STILL, Moving((), (), (), None, scores=scores)), 0, client_words("en"), {})
        for scores in ((1, 0), (2, 0))
    )
    assert "Red, The Fleet: 1 point as things stand" in text([*one.whole()])
    assert text([*other.changes(one)]) == "Red: 2 points as things stand"


def test_scores_that_are_no_points_are_named() -> None:
    still = msgspec.structs.replace(STILL, score="Omens")
    told = Page(Scene(still, Moving((), (), (), None, scores=(1, 0))), 0, client_words("en"), {})
    assert "Red, The Fleet: Omens: 1" in text([*told.whole()])


def test_what_lies_nowhere_and_what_is_hidden() -> None:
    told = text([*page(fog=None).whole()])
    assert "Pier" not in told
    assert "Fog: hidden of 5" in told


def test_only_what_changed_is_told_under_the_names_around_it() -> None:
    before = page(*CARDS, *SHIPS, *SUPPLY)
    after = page(*CARDS, SHIPS[0], fog=3, heading="Night")
    assert text([*after.changes(before)]) == "Night\nPier:\n  Ships: Red\nFog: 3 of 5"
    assert text([*page(*CARDS).changes(page(*CARDS, *SHIPS))]) == "Pier:\n  Ships: empty"
    assert before.changes(before) == []


def test_of_numbers_only_those_that_changed_are_told_again() -> None:
    def fleet(fog: int, moon: int, *ships: Piece) -> Page:
        counters = (Counter("fog", "Fog", fog, "fog", 5), Counter("moon", "Moon", moon, "fog"))
        moving = Moving((), ships, counters, None)
        return Page(Scene(STILL, moving), None, client_words("en"), {})

    one, other = fleet(2, 7), fleet(2, 8)
    assert text([*one.whole()]).endswith("Fog: 2 of 5, Moon 7")
    assert text([*other.changes(one)]) == "Fog: Moon 8"
    lantern = Piece("ship", "fog", "ship", 0)
    # Where things lie otherwise the whole place is told: what is gone can only be heard by its absence.
    assert text([*fleet(2, 8, lantern).changes(one)]).startswith("Fog: 2 of 5, Moon 8, ")
    assert text([*one.changes(fleet(2, 7, lantern))]) == "Fog: 2 of 5, Moon 7"


def test_options_are_numbered_for_who_is_asked() -> None:
    assert text([*page(prompt=ASKED).prompt()]) == "Where do you sail? [H-03]\n  1. to the pier\n  2. away"
    waiting = Prompt((1,), "Sail", "Blue sails.", ("H-03",))
    assert text([*page(prompt=waiting).prompt()]) == "Blue sails. [H-03]"
    assert page().prompt() == []


def test_a_choice_in_parts_says_what_is_chosen_and_needed() -> None:
    parts = Prompt((0,), "Pay", "Pay.", (), (Choice(0, "enough"),), "a Thug", 2, 3)
    assert str(page(prompt=parts).prompt()[1]) == "Chosen: a Thug. 2 of 3 needed."
    parts = Prompt((0,), "Pay", "Pay.", (), (Choice(0, "enough"),), "", 2)
    assert str(page(prompt=parts).prompt()[1]) == "In sum 2."
    parts = Prompt((0,), "Pay", "Pay.", (), (Choice(0, "enough"),), "", None, 3)
    assert str(page(prompt=parts).prompt()[1]) == "3 still needed."


def test_who_may_type_several_numbers_is_told_so() -> None:
    ship, boat, enough = Choice(1, "the ship"), Choice(2, "the boat"), Choice(0, "enough")
    several = "Several numbers at once will do, in any order."
    for way, options, told in (
        ("set", (enough, ship, boat), True),
        ("set", (enough, ship), False),
        ("spread", (ship,), True),
    ):
        asked = Prompt((0,), "Load", "Load.", (), options, way=way, enough=0 if enough in options else None)
        assert (several in text([*page(prompt=asked).prompt()])) == told
        alone = page(prompt=asked)
        alone.one_pick = True
        assert several not in text([*alone.prompt()])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("storm", "Storm: Weather: Wind 3: All ships leave. [H-02]"),
        ("PIER", "Pier:\n  Ships: Red, Blue ×2 (laden)\nPier: Ships lie here. [H-01]"),
        ("whale", ""),
    ],
)
def test_a_place_or_a_card_by_its_name(words: str, told: str) -> None:
    assert text([*page(*SHIPS).about(words)]) == told


def test_a_spectator_sees_nobody_last() -> None:
    told = text([*page(*BACKS, Piece("card", "hand-0", None, 0), viewer=None).whole()])
    assert told.index("Red (Ann)") < told.index("Blue (greedy)")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_only_where_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown = {}
    for kind in (io.StringIO, Terminal):
        out = kind()
        screen = Screen(out, io.StringIO())
        screen.know(STILL.sides)
        screen.title("The Harbour")
        screen.part()
        screen.show(line(("Red", "side 0"), " sails"))
        screen.table(["side", "ships"], [[line("Red"), line("4")], [line("Blue"), line()]])
        shown[kind] = out.getvalue()
    assert shown[io.StringIO] == "The Harbour\n\nRed sails\nRed: ships 4\nBlue\n"
    assert "\x1b[" in shown[Terminal]
    assert "● " in shown[Terminal]
    assert "═" in shown[Terminal]


def test_nothing_that_is_shown_steers_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    for out in (io.StringIO(), Terminal()):
        screen = Screen(out, io.StringIO())
        screen.title("The \x1b]0;Harbour\x07")
        screen.show(line(("Ada\x1b[2J\x9b2J\r", "side 0"), " sails"))
        screen.table(["who", "ships"], [[line("Bo\x1bc"), line("4")]])
        shown = out.getvalue()
        assert "Harbour" in shown
        assert "Ada[2J2J" in shown
        for steering in ("\x1b]", "\x1b[2J", "\x1bc", "\x9b", "\x07", "\r"):
            assert steering not in shown


def test_whoever_wants_no_colour_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")
    assert Screen(Terminal(), io.StringIO()).plain


def test_both_languages_have_the_same_words() -> None:
    keys = {locale: set(client_words(locale)._bundle._messages) for locale in ("en", "pl")}
    assert keys["en"] == keys["pl"]


def test_where_all_is_told_everybody_reads_what_is_written_on_what_lies_there() -> None:
    told = SceneZone("sky", "Sky", "sky", told=True)
    still = msgspec.structs.replace(STILL, zones=(*STILL.zones, told))
    moving = Moving((), (Piece("card", "sky", "storm", badges=("soon",)),), (), None)
    for viewer in (0, 1, None):
        read = Page(Scene(still, moving), viewer, client_words("en"), {})
        assert "Sky:\n  Storm (soon): Wind 3: All ships leave." in text([*read.whole()])


# --- what can be chosen ---------------------------------------------------------------------------------------

FLEET = Dossier(
    "fleets-red",
    "Red Fleet",
    "sail",
    (("Aim", "Sail first."), ("Scores by", "Each harbour: 2."), ("Special", "Two winds.")),
    2,
    "middling",
    first=True,
    rules=("H-04",),
    lesson="sailing",
)
TUGS = Dossier(
    "fleets-blue", "Blue Tugs", "tug", (("Card", "Tug, cost 1"), ("Text", "Pulls.")), untaught=True
)


def choosing(dossiers: dict[int, tuple[str, ...]], viewer: int = 0, plays: str = "") -> Page:
    sides = (msgspec.structs.replace(STILL.sides[0], dossier=plays), STILL.sides[1])
    still = msgspec.structs.replace(STILL, sides=sides, dossiers=(FLEET, TUGS))
    asked = msgspec.structs.replace(ASKED, dossiers=dossiers)
    return Page(Scene(still, Moving((), (), (), asked)), viewer, client_words("en"), {})


def test_whoever_chooses_reads_what_there_is_to_choose() -> None:
    assert [str(told) for told in choosing({4: ("fleets-red",), 7: ("fleets-blue",)}).prompt()[1:]] == [
        "  1. to the pier",
        "      good for a first game; difficulty ◆◆◇ middling; there is a lesson about it: sailing [H-04]",
        "      Aim: Sail first.",
        "      Scores by: Each harbour: 2.",
        "      Special: Two winds.",
        "  2. away",
        "      no lesson about it yet",
        "      Card: Tug, cost 1",
        "      Text: Pulls.",
    ]


def test_what_several_answers_choose_is_told_once() -> None:
    told = [str(one) for one in choosing({4: ("fleets-red",), 7: ("fleets-red",)}).prompt()]
    assert told[-1] == "  2. away"
    assert told.count("      Aim: Sail first.") == 1


def test_an_answer_that_chooses_two_things_tells_of_each_by_name() -> None:
    told = [str(one) for one in choosing({4: ("fleets-red", "fleets-blue"), 7: ("fleets-blue",)}).prompt()]
    assert told[1:3] == ["  1. to the pier", "      Red Fleet"]
    assert [one for one in told if one.startswith("      ") and one[6] != " "] == [
        "      Red Fleet",
        "      Blue Tugs",
    ]
    assert "        Aim: Sail first." in told
    assert told[-1] == "  2. away"


def test_an_answer_with_nothing_to_tell_is_a_line() -> None:
    assert len(choosing({4: ("fleets-gone",)}).prompt()) == 3


def test_aim_and_scoring_stay_on_the_own_mat() -> None:
    told = [str(one) for one in choosing({}, plays="fleets-red").whole()]
    at = next(number for number, one in enumerate(told) if one.startswith("Red"))
    assert told[at + 1 : at + 3] == ["  Aim: Sail first.", "  Scores by: Each harbour: 2."]
    assert not any("Two winds" in one for one in told)
    others = [str(one) for one in choosing({}, viewer=1, plays="fleets-red").whole()]
    assert not any("Sail first" in one for one in others)


def test_who_asks_reads_the_whole_dossier() -> None:
    told = [str(one) for one in choosing({}).about("red fleet")]
    assert told[0] == "Red Fleet"
    assert told[-1] == "  Special: Two winds."
