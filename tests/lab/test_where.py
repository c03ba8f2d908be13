"""Where the lines are that carry the id of a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import eldertable as et
from eldertable.kernel import BadOption, EldertableError
from eldertable.lab.where import find_rule, ids_in, where
from tests.support import VIGIL


def ids(text: str) -> list[str]:
    return sorted({rule for _, rule in ids_in(text)})


def test_ids_are_found_among_other_words() -> None:
    assert ids("as VIG-07 says (VIG-11, AB-CDE-120).") == ["AB-CDE-120", "VIG-07", "VIG-11"]
    assert ids("VIG-07x, xVIG-08, VIG-A9, UTF-8-sig, utf-8") == []


def test_a_range_names_all_between_its_ends_even_over_a_line_break() -> None:
    between = ["AB-CDE-09", "AB-CDE-10", "AB-CDE-11", "AB-CDE-12"]
    assert ids("AB-CDE-09 to AB-CDE-12") == between
    assert ids("see AB-CDE-09 to\n    # AB-CDE-12.") == between
    assert ids("AB-CDE-09 to AB-FGH-12") == ["AB-CDE-09", "AB-FGH-12"]
    assert ids("AB-CDE-12 to AB-CDE-09") == ["AB-CDE-09", "AB-CDE-12"]


def test_a_rule_is_found_in_its_ledger_code_and_tests(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        '"""Dreams."""\n\n@rule("VIG-05 to VIG-08")\ndef test_dream(): ...\n'
    )
    (tmp_path / "tests" / "test_more.py").write_text("# 07, and not VIG-070\n")
    found = where(VIGIL, "VIG-07", tmp_path)
    assert [line.text[:18] for line in found.ledger] == ["- **VIG-07** Dream"]
    assert {line.path.name for line in found.code} == {"onepage.py"}
    assert all("VIG-07" in line.text for line in found.code)
    assert found.tests is not None
    assert [(line.path.name, line.number, line.text) for line in found.tests] == [
        ("test_it.py", 3, '@rule("VIG-05 to VIG-08")')
    ]


def test_content_that_gives_its_rule_is_found_and_tests_need_a_checkout() -> None:
    carried = 0
    for game in map(et.game, et.games()):
        some = next(iter(game.rules.rules))
        found = where(game, some, None)
        assert found.tests is None
        assert found.ledger[0].text.startswith(f"- **{some}** ")
        for path in game.folder.rglob("*.toml"):
            text = path.read_text("utf-8")
            for place, rule in [one for one in ids_in(text) if one[1] in game.rules][:1]:
                line = text.count("\n", 0, place) + 1
                assert (path, line) in [(one.path, one.number) for one in where(game, rule, None).content]
                carried += 1
    assert carried


def test_a_rule_may_be_named_by_its_end_where_only_one_fits() -> None:
    assert find_rule("vig-07", [VIGIL]) == (VIGIL, "VIG-07")
    assert find_rule(" 07 ", [VIGIL]) == (VIGIL, "VIG-07")
    games = [et.game(name) for name in et.games()]
    with pytest.raises(
        BadOption, match=r"\d+ rules end with 'RUL-10': \S+-RUL-10, \S+-RUL-10.*; write one in full"
    ):
        find_rule("RUL-10", games)


def test_an_unknown_rule_is_answered_with_near_ones() -> None:
    with pytest.raises(BadOption, match=r"there is no rule 'VIG-070'; near ones: VIG-07, "):
        find_rule("VIG-070", [VIGIL])
    with pytest.raises(BadOption, match=r"^there is no rule 'whale'$"):
        find_rule("whale", [VIGIL])


def test_a_test_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_bytes(b"\xff")
    with pytest.raises(EldertableError, match=r"test_it\.py cannot be read"):
        where(VIGIL, "VIG-07", tmp_path)


@pytest.mark.parametrize("name", et.games())
def test_every_rule_of_a_ledger_is_recognised_as_an_id(name: str) -> None:
    game = et.game(name)
    assert set(game.rules.rules) <= set(ids((game.folder / "rules.md").read_text("utf-8")))
