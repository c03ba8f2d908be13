"""Which rules the tests of a checkout cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldertable.kernel import EldertableError
from eldertable.lab.coverage import checkout, citations, coverage
from tests.support import ROOT, VIGIL


@pytest.fixture
def checked_out(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    return tmp_path


def write(root: Path, text: str) -> None:
    (root / "tests" / "rules" / "test_it.py").write_text(text, encoding="utf-8")


def test_every_way_to_cite_a_rule_is_found(checked_out: Path) -> None:
    write(
        checked_out,
        '@rule("VIG-01", "VIG-02")\ndef test_a(): ...\n'
        '@pytest.mark.rule("VIG-03")\ndef test_b(): ...\n'
        'pytestmark = [pytest.mark.rule("VIG-04")]\n'
        'CASES = [pytest.param(1, marks=rule("VIG-05"))]\n'
        'text = "VIG-06"\n'
        'other("VIG-07")\n',
    )
    assert list(citations(checked_out / "tests")) == ["VIG-01", "VIG-02", "VIG-03", "VIG-04", "VIG-05"]


def test_rules_neither_cited_nor_marked_are_missing(checked_out: Path) -> None:
    write(checked_out, '@rule("VIG-01")\ndef test_a(): ...\n')
    (covered,) = coverage([VIGIL], checked_out, [VIGIL])
    assert (covered.ids, covered.tested) == (len(VIGIL.rules), 1)
    assert covered.marked + covered.tested + len(covered.missing) == covered.ids
    assert "VIG-02" in covered.missing
    assert "VIG-01" not in covered.missing
    assert "VIG-19" not in covered.missing  # a note


def test_an_unknown_rule_is_an_error_that_names_the_file(checked_out: Path) -> None:
    write(checked_out, '@rule("VIG-99")\ndef test_a(): ...\n')
    with pytest.raises(EldertableError, match=r"tests/rules/test_it\.py cites the unknown rule VIG-99"):
        coverage([VIGIL], checked_out, [VIGIL])


def test_a_ledger_among_the_tests_is_known(checked_out: Path) -> None:
    write(checked_out, '@rule("TOY-01")\ndef test_a(): ...\n')
    (checked_out / "tests" / "rules.md").write_text("- **TOY-01** Wind it up.\n", encoding="utf-8")
    assert coverage([VIGIL], checked_out, [VIGIL])[0].tested == 0


def test_a_test_that_is_no_python_is_named(checked_out: Path) -> None:
    write(checked_out, "def (")
    with pytest.raises(EldertableError, match=r"test_it\.py cannot be read"):
        citations(checked_out / "tests")


def test_a_checkout_is_found_from_any_folder_in_it(tmp_path: Path) -> None:
    assert checkout(Path(__file__).parent) == ROOT
    with pytest.raises(EldertableError, match="not in a checkout"):
        checkout(tmp_path)
