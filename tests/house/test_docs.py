"""The documents point at what is there, and the reference of the API needs nothing from elsewhere."""

import importlib
import re
from pathlib import Path
from types import FunctionType

import pytest

from tests.support import ROOT
from tools.api_docs import PUBLIC, build, outside

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
PATH = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|ts|svelte|md|toml|txt|ftl|sh))`")
ROOMS = (ROOT, ROOT / "src" / "eldertable", *ROOT.glob("src/eldertable/games/*/"))


def anchors(text: str) -> set[str]:
    """What a heading is called in an address."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    for target, anchor in LINK.findall(document.read_text("utf-8")):
        if "://" in target:
            continue
        path = document.parent / target if target else document
        assert path.exists(), target
        assert not anchor or anchor in anchors(path.read_text("utf-8")), f"{target}#{anchor}"


@pytest.mark.parametrize("name", ["docs/README.md", "docs/architecture.md", "docs/glossary.md"])
def test_every_file_that_the_map_names_is_there(name: str) -> None:
    named = PATH.findall((ROOT / name).read_text("utf-8"))
    assert [path for path in named if not any((room / path).exists() for room in ROOMS)] == []


def test_every_name_of_code_in_the_glossary_exists() -> None:
    """`Decision.speaker` counts as both: whoever looks for either finds it."""
    named = re.findall(
        r"`(?:state\.)?([A-Za-z_.]+)(?:\(\.\.\.\))?`", (ROOT / "docs/glossary.md").read_text("utf-8")
    )
    code = {
        word
        for path in (ROOT / "src/eldertable").rglob("*.py")
        for word in re.findall(r"\w+", path.read_text("utf-8"))
    }
    words = {word for name in named if not name.endswith(".md") for word in name.split(".") if word}
    assert sorted(words - code) == []


def test_every_document_is_in_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / target).resolve() for target, _ in LINK.findall(index.read_text("utf-8"))}
    here = set(ROOT.glob("docs/**/*.md")) - {index}
    assert sorted(path.name for path in here - listed) == [], "list it in docs/README.md"


def test_what_is_public_is_listed_and_says_what_it_is_for() -> None:
    for name in PUBLIC:
        module = importlib.import_module(name)
        assert module.__doc__, name
        for public in getattr(module, "__all__", ()):
            thing = getattr(module, public)
            assert thing.__doc__ or not isinstance(thing, type | FunctionType), f"{name}.{public}"


def test_what_a_page_loads_from_elsewhere_is_found() -> None:
    page = """<a href="https://example.org">out</a><script src="../search.js"></script>
        <img src="data:image/svg+xml,x"><style>a { background: url("data:image/svg+xml,http://x") }</style>"""
    assert outside(page) == []
    page = """<script async src="https://a.org/x.js"></script><link rel=stylesheet href=//b.org/x.css>
        <style>@import "https://c.org/x.css"; p { background: url(https://d.org/x.png) }</style>"""
    assert outside(page) == [
        "https://a.org/x.js",
        "//b.org/x.css",
        "https://c.org/x.css",
        "https://d.org/x.png",
    ]


@pytest.mark.slow
def test_the_reference_is_built_and_stays_at_home(tmp_path: Path) -> None:
    build(tmp_path)
    pages = {page.relative_to(tmp_path).with_suffix("").as_posix() for page in tmp_path.rglob("*.html")}
    assert pages == {"index", *(name.replace(".", "/") for name in PUBLIC)}
    assert "determinize" in (tmp_path / "eldertable" / "kernel.html").read_text("utf-8")
