"""Fields that only some tables have: the parts that modules bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from eldertable.kernel import BadPosition, Field, Option, Part, Table
from tests.kernel.toys import Ask, Finish, Toy, ToyState


class Weather(Part):
    """A module's fields: what the wind does, and what every seat alone knows of it."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("wind"),
        Field("vane", of="card"),
        Field("signs", by=("seat",), sight="secret"),
    )
    wind: int
    vane: int
    signs: list[int]


class WithWeather(Toy):
    options = (Option("weather", "bool", default=False),)

    def parts(self, table: Table) -> tuple[Part, ...]:
        return (Weather(),) if table.options["weather"] else ()

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        return {**super().names(table), "seat": ("0", "1")}


GAME = WithWeather(Ask(0, 2), Finish())


def windy() -> ToyState:
    state: ToyState = GAME.new(seed=0, options={"weather": True})
    return state


def weather(state: ToyState) -> Weather:
    found = state.part(Weather)
    assert isinstance(found, Weather)
    return found


def test_a_table_without_the_module_has_nothing_of_it() -> None:
    calm = GAME.new(seed=0)
    assert calm.parts == ()
    assert calm.part(Weather) is None
    assert set(GAME.dump(calm)["fields"]) == {"log"}
    assert GAME.digest(calm) == Toy(Ask(0, 2), Finish()).digest(Toy(Ask(0, 2), Finish()).new(seed=0))


def test_on_an_empty_table_numbers_are_nought_and_names_nobody() -> None:
    part = weather(windy())
    assert (part.wind, part.vane, part.signs) == (0, -1, [0, 0])


def test_copies_have_a_part_of_their_own_and_differ_by_it() -> None:
    state = windy()
    copy = state.clone()
    weather(copy).signs[0] = 3
    assert weather(state).signs == [0, 0]
    assert not GAME.same(state, copy)
    assert GAME.digest(state) != GAME.digest(copy)


def test_a_dump_holds_the_part_and_leads_back_to_it() -> None:
    state = windy()
    part = weather(state)
    part.wind, part.vane, part.signs = 4, 2, [0, 5]
    dumped = GAME.dump(state)
    assert dumped["fields"] == {"log": [], "wind": 4, "vane": "c", "signs": {"1": 5}}
    assert GAME.same(GAME.load(dumped), state)


def test_a_dump_of_a_table_without_the_module_must_not_name_its_fields() -> None:
    dumped = GAME.dump(GAME.new(seed=0))
    dumped["fields"]["wind"] = 4
    with pytest.raises(BadPosition, match="fields: 'wind' is missing or unknown"):
        GAME.load(dumped)


def test_a_secret_of_a_module_is_seen_by_its_seat_alone() -> None:
    state = windy()
    weather(state).signs = [3, 5]
    seen: list[Any] = [GAME.view(state, seat)["fields"]["signs"] for seat in (0, 1, None)]
    assert seen == [{"0": 3}, {"1": 5}, {}]
