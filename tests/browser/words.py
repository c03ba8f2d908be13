"""The words of the client and the games, read from their sources: to find things by, and to find what is not translated."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from tests.support import ROOT

TABLES = ROOT / "web" / "src" / "i18n"
GAME = ROOT / "src" / "eldertable" / "games" / "rise_of_the_cults"
SENTENCES = [ROOT / "src" / "eldertable" / part / "locale" for part in ("server", "text")]

_NESTED = re.compile(r"^  (\w+): \{(.*?)\n?\s*\},$", re.M | re.S)
_ENTRY = re.compile(
    r"(?<![\w-])\"?([\w-]+)\"?:\s+(?:\([^()]*\)\s+=>\s+)?(?:\"((?:[^\"\\]|\\.)*)\"|`([^`]*)`),?", re.S
)
_HOLE = re.compile(r"\$\{[^}]*(?:\}|$)")
_RULE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)?-\d+\b")
_WORD = re.compile(r"[^\W\d_]{2,}")


class Words:
    """The client's words in a language, by the names they have in web/src/i18n."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        text = (TABLES / f"{lang}.ts").read_text(encoding="utf-8")
        self._known: dict[str, str] = {}
        for name, body in _NESTED.findall(text):
            self._known |= {f"{name}.{key}": words for key, words in _entries(body)}
        self._known |= dict(_entries(_NESTED.sub("", text)))

    def __call__(self, name: str, *fill: object) -> str:
        """What the client says there; with holes filled from left to right."""
        filling = iter(fill)
        return _HOLE.sub(lambda _: str(next(filling)), self._known[name])

    def pattern(self, name: str) -> re.Pattern[str]:
        """What the client says there, whatever fills its holes."""
        parts = [re.escape(part) for part in _HOLE.split(self._known[name])]
        return re.compile("^" + ".+".join(parts) + "$")


def _entries(text: str) -> list[tuple[str, str]]:
    return [(name, plain or template) for name, plain, template in _ENTRY.findall(text)]


@cache
def words(lang: str) -> Words:
    """The client's words in a language."""
    return Words(lang)


@cache
def english_only() -> frozenset[str]:
    """Words that client, server and game use in English and never in Polish: on a Polish page they are strangers."""
    return _vocabulary("en") - _vocabulary("pl")


def tokens(text: str) -> set[str]:
    """The words of a text; numbers of rules are none."""
    return {word.lower() for word in _WORD.findall(_RULE.sub("", text))}


def _vocabulary(lang: str) -> frozenset[str]:
    found: set[str] = set()
    table = (TABLES / f"{lang}.ts").read_text(encoding="utf-8")
    for plain, template in re.findall(r"\"((?:[^\"\\]|\\.)*)\"|`([^`]*)`", _without_comments(table)):
        found |= tokens(plain + _HOLE.sub(" ", template))
    for folder in [*SENTENCES, GAME / "locale"]:
        for line in (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                found |= tokens(re.sub(r"\{[^{}]*\}|^[\w-]+ =|^\s*\*?\[\w+\]|\$[\w-]+|->", " ", line))
    for path in (GAME / "content").glob("*.toml"):
        for text in _texts(tomllib.loads(path.read_text(encoding="utf-8")), lang):
            found |= tokens(re.sub(r"\{[^{}]*\}", " ", text))
    return frozenset(found)


def _without_comments(source: str) -> str:
    return re.sub(r"^\s*//.*$|^import .*$", "", source, flags=re.M)


def _texts(found: Any, lang: str, ours: bool = False) -> list[str]:
    """All strings below a key that is the language."""
    if isinstance(found, str):
        return [found] if ours else []
    if isinstance(found, dict):
        return [text for key, value in found.items() for text in _texts(value, lang, ours or key == lang)]
    if isinstance(found, list):
        return [text for value in found for text in _texts(value, lang, ours)]
    return []
