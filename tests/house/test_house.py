"""The rules of the house that neither a linter nor an import contract can see."""

import ast
import pkgutil
import re
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import EntryType, Junk, Message

import eldertable as et

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "eldertable"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))

CODE = re.compile(r"^[A-Z]+\d*$|_|\w-\d")
NUMBER = re.compile(r"^(\d+|[IVX]+)$")


def words_of_code(source: str) -> set[str]:
    """Every name and string in a module; docstrings may give examples."""
    tree = ast.parse(source)
    examples = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    words = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            words.add(node.id)
        elif isinstance(node, ast.Attribute):
            words.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            words.add(node.module or "")
        elif isinstance(node, ast.alias):
            words.add(node.name)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in examples:
            words.add(node.value)
    return words


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_a_game_names_it(game: str) -> None:
    """Other games may use its name as an everyday word; that they don't import it is an import contract."""
    names = (game, game.replace("_", "-"))
    strangers = [
        str(path.relative_to(ROOT))
        for path in sorted(PACKAGE.rglob("*.py"))
        if not path.is_relative_to(PACKAGE / "games")
        # a game may have a name that is an everyday word: only whole words in quotes or dotted names count
        and any(name in word.split(".") for word in words_of_code(path.read_text("utf-8")) for name in names)
    ]
    assert strangers == []


def test_every_game_folder_has_its_entry_point() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = project["entry-points"]["eldertable.games"]
    assert {name.replace("-", "_") for name in listed} == set(GAMES)
    assert all(
        target.startswith(f"eldertable.games.{name.replace('-', '_')}:") for name, target in listed.items()
    )


@pytest.mark.parametrize("name", et.games())
def test_every_option_preset_and_choice_has_words_in_every_language(name: str) -> None:
    """People agree on words: neither on the number of a card nor on a word of another language."""
    game = et.game(name)
    for locale in game.locales:
        told = {preset: game.preset_words(preset, locale) for preset in game.presets}
        for option in game.options:
            told[option.name] = game.option_words(option, locale)
            if option.kind == "choice":
                told |= {choice: game.choice_words(option, choice, locale) for choice in option.choices}
        codes = {key: words for key, words in told.items() if CODE.search(words) and not NUMBER.match(words)}
        assert not codes, f"{locale}: {codes}"
        if locale != "en":
            english = {key for key, words in told.items() if words == key and not NUMBER.match(words)}
            assert not english, f"{locale}: {english}"


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.ftl")), ids=lambda path: path.parts[-3] + "-" + path.stem
)
def test_every_line_of_a_locale_file_says_something_and_every_language_says_the_same_things(
    path: Path,
) -> None:
    """A line that is no message is passed over in silence: a sentence could lose its end that way."""
    said = parse(path.read_text("utf-8")).body
    assert [entry.content for entry in said if isinstance(entry, Junk)] == []
    english = parse(path.with_name("en.ftl").read_text("utf-8")).body
    assert message_names(said) == message_names(english)


def message_names(entries: list[EntryType]) -> set[str]:
    """The keys of the messages in a locale file."""
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def test_the_folder_of_the_games_and_the_function_of_that_name_can_both_be_meant() -> None:
    for name in GAMES:
        spoken = f"import eldertable.games.{name}.table.state as one"
        found: dict[str, ModuleType] = {}
        exec(spoken, found)  # as a user writes it: the name of the module is looked up attribute by attribute
        assert found["one"].__name__ == f"eldertable.games.{name}.table.state"
        assert pkgutil.resolve_name(f"eldertable.games.{name}.box").__name__ == f"eldertable.games.{name}.box"
    assert et.games() == tuple(sorted(name.replace("_", "-") for name in GAMES))


def sections(game: str) -> dict[str, set[str]]:
    """The numbers in content that no card has: the keys of every section that is no list of entries."""
    found: dict[str, set[str]] = {}
    for path in sorted((PACKAGE / "games" / game / "content").glob("*.toml")):
        for name, section in tomllib.loads(path.read_text("utf-8")).items():
            if isinstance(section, dict):
                found.setdefault(name, set()).update(key for key in section if key.isidentifier())
    return found


def renamed(game: str) -> list[str]:
    """Numbers with another name in code: the one on the left is neither the key nor section and key."""
    known = sections(game)
    strange = []
    for path in sorted((PACKAGE / "games" / game / "box").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Attribute):
                continue
            target, key = node.targets[0], node.value.attr
            if not isinstance(target, ast.Attribute) or ast.unparse(target.value) != "numbers":
                continue
            owners = [name for name, keys in known.items() if key in keys]
            if owners and target.attr not in {key, *[f"{name}_{key}" for name in owners]}:
                strange.append(f"{path.name}: {ast.unparse(node)}")
    return strange


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_called_in_code_as_it_is_in_content(game: str) -> None:
    """Who searches for a number of the rules finds where it is used."""
    assert renamed(game) == []


def test_styles_ask_the_page_and_not_the_window_how_wide_it_is() -> None:
    """A window knows nothing of the size of words that somebody has chosen."""
    asking = re.compile(r"@media [^{]*(?:min|max)-width[^{]*")
    found = [
        f"{path.name}: {asked}"
        for path in sorted((ROOT / "web" / "src").rglob("*.svelte"))
        for asked in asking.findall(path.read_text("utf-8"))
        if "pointer" not in asked
    ]
    assert not found
