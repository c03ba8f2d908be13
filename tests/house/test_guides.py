"""Every game has a guide in each of its languages: a letter for the first minute, a page of rules, a glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import eldertable as et
from eldertable import lab
from eldertable.kernel import BadContent, Game
from eldertable.kernel.guide import PARTS, Guide, read_guide
from eldertable.lab.guides import check_guides
from tests.kernel.onepage import Vigil

NAMES = sorted(et.games())
SPOKEN = [(name, locale) for name in NAMES for locale in et.game(name).locales]
MOST_IN_A_LETTER = 130
"""So many words are read in the first minute, and stand on one screen of a phone."""
DRAWN = re.compile(r"\{([^}]*)\}")


@pytest.mark.parametrize(("name", "locale"), SPOKEN)
def test_a_guide_names_only_icons_and_rules_that_there_are(name: str, locale: str) -> None:
    game = et.game(name)
    guide = game.guide(locale)
    drawn = [icon for section in guide.section for icon in DRAWN.findall(section.text)]
    drawn += [icon for picture in guide.letter.pictures for icon in picture.icons]
    assert not [icon for icon in drawn if icon not in game.icons]
    assert not [rule for section in guide.section for rule in section.rules if rule not in game.rules]
    assert not [rule for term in guide.term for rule in term.rules if rule not in game.rules]
    assert all(term.rules for term in guide.term)


@pytest.mark.parametrize(("name", "locale"), SPOKEN)
def test_a_letter_is_read_in_a_minute(name: str, locale: str) -> None:
    letter = et.game(name).guide(locale).letter
    words = [letter.goal, letter.round, letter.win, *(picture.words for picture in letter.pictures)]
    assert len(" ".join(words).split()) <= MOST_IN_A_LETTER


@pytest.mark.parametrize(("name", "locale"), SPOKEN)
def test_a_page_of_rules_has_every_part_and_says_nothing_twice(name: str, locale: str) -> None:
    guide = et.game(name).guide(locale)
    ids = [section.id for section in guide.section]
    assert tuple(ids[: len(PARTS)]) == PARTS
    assert len(set(ids)) == len(ids)
    written = [form.casefold() for term in guide.term for form in (term.name, *term.forms)]
    assert len(set(written)) == len(written)
    assert [term.name for term in guide.term] == sorted(
        [term.name for term in guide.term], key=lambda one: one.casefold()
    )
    assert all(len(term.text.split()) > 4 for term in guide.term)


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_have_the_same_parts(name: str) -> None:
    game = et.game(name)
    english = game.guide("en")
    for locale in game.locales:
        other = game.guide(locale)
        assert [(one.id, one.rules) for one in other.section] == [
            (one.id, one.rules) for one in english.section
        ]
        assert [one.icons for one in other.letter.pictures] == [one.icons for one in english.letter.pictures]
        assert sorted(one.rules for one in other.term) == sorted(one.rules for one in english.term)


@pytest.mark.parametrize("name", NAMES)
def test_players_read_no_marks_of_those_who_keep_the_ledger(name: str) -> None:
    for rule in et.game(name).rules.rules.values():
        assert not re.search(r"§|\(→|\(ours|\(rulebook|\[|`|\*\*", rule.plain), rule.plain
        assert rule.plain, rule.id


GUIDE = """
[letter]
goal = "Win."
round = "Sail."
win = "Have most."
pictures = [{icons = ["a"], words = "One."}, {icons = ["b"], words = "Two."}, {icons = ["c"], words = "Three."}]
"""


def written(folder: Path, parts: tuple[str, ...], more: str = "") -> Path:
    sections = "".join(f'[[section]]\nid = "{part}"\ntitle = "T"\ntext = "W."\n' for part in parts)
    folder.mkdir()
    (folder / "en.toml").write_text(GUIDE + sections + more, encoding="utf-8")
    return folder


def test_a_guide_without_one_of_its_parts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="there is no section signs, end"):
        read_guide([written(tmp_path / "guide", PARTS[:3])], "en")


def test_a_language_without_a_guide_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"there is no guide .*pl\.toml"):
        read_guide([written(tmp_path / "guide", PARTS)], "pl")


def test_a_mistake_is_told_with_file_and_field(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"guide/en.*colour"):
        read_guide(
            [written(tmp_path / "guide", PARTS, '[[term]]\nname = "A"\ntext = "B"\ncolour = 3\n')], "en"
        )


def test_a_module_adds_sections_and_words(tmp_path: Path) -> None:
    main = written(tmp_path / "guide", PARTS, '[[term]]\nname = "Mast"\ntext = "It bears the sail."\n')
    module = tmp_path / "module"
    module.mkdir()
    added = '[[section]]\nid = "fog"\ntitle = "Fog"\ntext = "It hides."\n[[term]]\nname = "fog"\ntext = "It hides."\n'
    (module / "en.toml").write_text(added, encoding="utf-8")
    guide: Guide = read_guide([main, module, tmp_path / "nowhere"], "en")
    assert [section.id for section in guide.section] == [*PARTS, "fog"]
    assert [term.name for term in guide.term] == ["fog", "Mast"]


@pytest.mark.parametrize(
    "blank", ['name = ""\ntext = "B"', 'name = "A"\ntext = ""', 'name = "A"\ntext = " "', 'name = "A"']
)
def test_a_word_without_words_is_refused(tmp_path: Path, blank: str) -> None:
    with pytest.raises(BadContent, match=r"guide/en.*term"):
        read_guide([written(tmp_path / "guide", PARTS, f"[[term]]\n{blank}\n")], "en")


def guided(folder: Path, terms: str) -> Game:
    """A game whose guide explains these words."""

    class Guided(Vigil):
        def guide_folders(self) -> tuple[Path, ...]:
            return (folder / "guide",)

    english = written(folder / "guide", PARTS, terms) / "en.toml"
    (folder / "guide" / "pl.toml").write_text(english.read_text(encoding="utf-8"), encoding="utf-8")
    return Guided()


TERM = '[[term]]\nname = "Lamp"\ntext = "It gives light to all."\nforms = ["Lamps"]\nrules = ["VIG-09"]\n'


def test_check_reads_every_guide(tmp_path: Path) -> None:
    assert check_guides(guided(tmp_path, TERM)) == 2
    assert check_guides(Vigil()) == 0
    assert check_guides(et.game("rise-of-the-cults")) == 44


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        (TERM.replace('"It gives light to all."', '""'), "guide/en.*text"),
        (TERM.replace("VIG-09", "VIG-99"), "guide/en, Lamp: there is no rule VIG-99"),
        (TERM.replace('rules = ["VIG-09"]\n', ""), "guide/en, Lamp: .*by which rule"),
        (TERM + TERM.replace('"Lamp"', '"lamps"'), "guide/en: 'lamps' is explained twice"),
    ],
)
def test_check_refuses_a_glossary_that_does_not_explain(tmp_path: Path, terms: str, why: str) -> None:
    checked = lab.check(guided(tmp_path, terms), 1)
    assert checked.failure is not None
    assert checked.games == 0
    assert re.search(why, checked.failure.words)
