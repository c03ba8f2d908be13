"""The rules ledger: numbered lines that can be found."""

import pytest

from eldertable.kernel import Ledger
from tests.support import ROOT, VIGIL, rule

LEDGER = Ledger(
    """# A game (prefix TOY)

## 1. Dreams (DRM)

- **TOY-DRM-01** Dream of the sea. (§Dreams 1)
- **TOY-DRM-02** Wake up at once. [note: nobody can]
- TOY-DRM-03 is no rule, for want of its stars.
### Rulings
- **TOY-RUL-1** Sleepers are [en] asleep. [see TOY-DRM-01, TOY-DRM-02]
- **TOY-RUL-10** Sleepers snore. [later]
"""
)


def test_a_rule_has_an_id_a_text_a_section_and_perhaps_a_mark() -> None:
    assert list(LEDGER.rules) == ["TOY-DRM-01", "TOY-DRM-02", "TOY-RUL-1", "TOY-RUL-10"]
    first = LEDGER["TOY-DRM-01"]
    assert (first.text, first.section, first.mark) == ("Dream of the sea. (§Dreams 1)", "1. Dreams (DRM)", "")
    assert (LEDGER["TOY-DRM-02"].text, LEDGER["TOY-DRM-02"].mark) == ("Wake up at once.", "note: nobody can")
    assert (LEDGER["TOY-RUL-1"].text, LEDGER["TOY-RUL-1"].section) == ("Sleepers are [en] asleep.", "Rulings")
    assert LEDGER["TOY-RUL-1"].mark == "see TOY-DRM-01, TOY-DRM-02"
    assert LEDGER["TOY-RUL-10"].mark == "later"
    assert ("TOY-DRM-03" in LEDGER, "TOY-DRM-01" in LEDGER, len(LEDGER)) == (False, True, 4)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("toy-rul-1", ["TOY-RUL-1"]),
        ("drm-02", ["TOY-DRM-02"]),
        ("RUL", ["TOY-RUL-1", "TOY-RUL-10"]),
        ("  sea ", ["TOY-DRM-01"]),
        ("dragons", []),
    ],
)
def test_a_rule_is_found_by_its_id_the_end_of_it_a_section_or_words(words: str, found: list[str]) -> None:
    assert [rule.id for rule in LEDGER.find(words)] == found


def test_every_rule_that_the_game_cites_is_in_its_ledger() -> None:
    source = (ROOT / "tests/kernel/onepage.py").read_text("utf-8")
    assert len(VIGIL.rules) == 19
    assert [id for id in VIGIL.rules.rules if id not in source] == ["VIG-19"], "a note that no code can break"
    assert all(id in VIGIL.rules for kind in VIGIL.actions.kinds for id in kind.RULES)


def test_a_test_cannot_cite_a_rule_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="no ledger has the rule VIG-99"):
        rule("VIG-01", "VIG-" + "99")
    assert rule("VIG-01").mark.args == ("VIG-01",)
