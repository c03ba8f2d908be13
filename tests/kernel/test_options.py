"""What can be agreed on before a game begins, and what cannot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from eldertable.kernel import BadOption, Option
from eldertable.kernel.options import settle
from tests.kernel.onepage import Vigil
from tests.support import VIGIL

BELL = Option("bell", "bool", default=True)
NIGHTS = Option("nights", "int", (1, 5), default=3, unattended=2)
EDITION = Option("edition", "choice", ("en", "pl"), default="en")
MOTTO = Option("motto", "text")
ROLES = Option("roles", "choice", ("monk", "nun"), per_seat=True)
HOUR = Option("hour", "choice", ("0", "1", "12"), default="0")
GUESTS = Option("guests", "choice", ("owl", "fox", "elk"), default=(), several=True)
OIL = Option("oil", "int", (0, 9), per_seat=True)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        *[(BELL, text, True) for text in (True, "yes", "TRUE", "on", "1")],
        *[(BELL, text, False) for text in (False, "no", "False", " off ", "0")],
        (NIGHTS, 4, 4),
        (NIGHTS, " 5 ", 5),
        (EDITION, "pl", "pl"),
        (EDITION, " pl ", "pl"),
        *[(HOUR, hour, "12") for hour in ("12", " 12 ", 12)],
        (MOTTO, " ia ia ", "ia ia"),
        (MOTTO, None, None),
        (ROLES, "nun, monk", ["nun", "monk"]),
        (ROLES, ["nun", "monk"], ["nun", "monk"]),
        (ROLES, None, None),
        (OIL, "0,9", [0, 9]),
        (GUESTS, "elk, owl", ["owl", "elk"]),
        (GUESTS, ("fox",), ["fox"]),
        (GUESTS, "", []),
        (GUESTS, "none", []),
        (GUESTS, [], []),
    ],
)
def test_an_option_is_read_as_a_person_or_a_program_gives_it(option: Option, given: Any, read: Any) -> None:
    assert option.read(given, seats=2) == read


@pytest.mark.parametrize(
    ("option", "given", "allowed"),
    [
        (BELL, "maybe", "yes or no"),
        (BELL, 1, "yes or no"),
        (BELL, None, "yes or no"),
        *[(NIGHTS, bad, "a number from 1 to 5") for bad in (0, 6, "6", "-1", "--3", "1.5", "", "٣", True, None, 2.0)],
        (NIGHTS, "9" * 5_000, "a number from 1 to 5"),
        *[(EDITION, bad, r"en \| pl") for bad in ("de", "EN", 0, None)],
        *[(HOUR, bad, r"0 \| 1 \| 12") for bad in (2, True, 1.0, "01", None)],
        (MOTTO, 7, "any text"),
        *[(ROLES, bad, r"needs 2 values: one per seat, .* of monk \| nun") for bad in ("nun", "nun,nun,nun", 3, 0.5)],
        (ROLES, "nun,friar", r"'friar' is not allowed; allowed: one per seat"),
        (GUESTS, "owl,bat", r"'bat' is not allowed; allowed: none, or any of owl \| fox \| elk, separated by commas"),
        (GUESTS, "owl,owl", "owl stands there twice"),
        (GUESTS, 3, "none, or any of owl"),
        (OIL, "1,x", "'x' is not allowed; allowed: one per seat, separated by commas, of a number from 0 to 9"),
    ],
)  # fmt: skip
def test_a_bad_value_is_refused_and_what_is_allowed_is_said(option: Option, given: Any, allowed: str) -> None:
    with pytest.raises(BadOption, match=allowed) as refused:
        option.read(given, seats=2)
    assert option.name in str(refused.value)


def test_options_that_are_not_given_have_their_default() -> None:
    assert settle((BELL, NIGHTS, ROLES, GUESTS), {"bell": "no"}, seats=2) == {
        "bell": False,
        "nights": 3,
        "roles": None,
        "guests": [],
    }


def test_where_nobody_looks_on_the_unattended_default_holds() -> None:
    assert settle((BELL, NIGHTS), {}, seats=2, unattended=True) == {"bell": True, "nights": 2}
    assert settle((BELL, NIGHTS), {"nights": 5}, seats=2, unattended=True) == {"bell": True, "nights": 5}


def test_settled_options_can_be_settled_again() -> None:
    options = (BELL, NIGHTS, EDITION, MOTTO, ROLES, OIL)
    settled = settle(options, {"oil": "1,2"}, seats=2)
    assert settle(options, settled, seats=2) == settled


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no option 'fog'; options: nights, bell, oil"):
        VIGIL.new(2, 0, options={"fog": True})


@pytest.mark.parametrize("seats", [5, -1, True, "2", 2.0])
def test_a_table_has_as_many_seats_as_the_game_allows(seats: Any) -> None:
    with pytest.raises(BadOption, match=r"the-vigil cannot be played with .* seats; allowed: 0, 1, 2, 3, 4"):
        VIGIL.new(seats, 0)


def test_without_a_number_the_default_seats_are_taken() -> None:
    assert VIGIL.new(seed=0).table.seats == 2


def test_who_agrees_on_the_same_sits_at_the_same_table() -> None:
    game = Vigil()
    table = game.new(2, 1, options={"nights": 4}).table
    assert game.new(2, 2, options={"nights": 4}).table is table
    assert game.new(2, 1, options={"nights": 4}, unattended=True).table is not table
    assert game.new(3, 1, options={"nights": 4}).table is not table
    assert game.new(2, 1, options={"nights": 5}).table.options["nights"] == 5


def test_a_game_keeps_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldertable.kernel.game.MOST_TABLES", 2)
    game = Vigil()
    tables = [game.sit_down(seats) for seats in (1, 2, 3)]
    assert [game.sit_down(seats) is table for seats, table in zip((3, 2, 1), tables[::-1], strict=True)] == [
        True,
        True,
        False,
    ]


def test_a_preset_is_a_set_of_options_that_others_override() -> None:
    options = VIGIL.new(2, 0, preset="long-winter", options={"nights": 4}).table.options
    assert options == {"nights": 4, "bell": False, "oil": None}


def test_a_preset_can_say_more_at_a_table_of_so_many_seats() -> None:
    class Crowded(Vigil):
        presets_by_seats: Mapping[str, Mapping[int, Mapping[str, Any]]] = {"long-winter": {4: {"nights": 4}}}

    crowded = Crowded()
    assert crowded.new(3, 0, preset="long-winter").table.options["nights"] == 5
    four = crowded.new(4, 0, preset="long-winter").table.options
    assert (four["nights"], four["bell"]) == (4, False)
    chosen = crowded.new(4, 0, preset="long-winter", options={"nights": 3}).table.options
    assert chosen["nights"] == 3


def test_a_table_of_so_many_seats_can_have_defaults_of_its_own() -> None:
    class Crowded(Vigil):
        defaults_by_seats: Mapping[int, Mapping[str, Any]] = {4: {"nights": 4, "bell": False}}

    crowded = Crowded()
    assert crowded.new(3, 0).table.options["nights"] == 3
    assert crowded.new(4, 0).table.options["nights"] == 4
    assert crowded.new(4, 0, preset="long-winter").table.options["nights"] == 5
    chosen = crowded.new(4, 0, options={"nights": 2}).table.options
    assert (chosen["nights"], chosen["bell"]) == (2, False)


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="the-vigil has no preset 'summer'; presets: long-winter"):
        VIGIL.new(2, 0, preset="summer")
