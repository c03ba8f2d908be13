"""What is written from a list of fields follows it."""

import pytest

from eldertable.kernel import Field
from tools import fields


def test_types_and_copies_of_every_state_follow_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert fields.main(["--check"]) == 0, capsys.readouterr().err


def test_a_list_a_shared_list_and_a_number_are_typed_and_copied_each_in_its_way() -> None:
    declared = (
        Field("round"),
        Field("coins", by=("side",)),
        Field("order", by=("*",), shared=True),
        Field("crowds", by=("place",), lent=True),
    )
    assert [line.strip() for line in fields.types(declared)] == [
        "round: int",
        "coins: list[int]",
        "order: tuple[int, ...]",
        "crowds: list[int]",
    ]
    lines = fields.clone("Toy", declared, ("reach", "crowds_lent"))
    assert "        other.coins = self.coins.copy()" in lines
    assert "        other.order = self.order" in lines
    assert "        other.reach = self.reach" in lines
    at = lines.index("        self.crowds_lent = True")
    assert lines[at + 1] == "        other.crowds = self.crowds"
    assert "        other.crowds_lent = self.crowds_lent" in lines[at:]
