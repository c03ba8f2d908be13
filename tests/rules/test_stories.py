"""Every story that is written down is still told by a test."""

import re
from pathlib import Path

import pytest

from tests.rules.stories import HERE, module_of, page_of, read

PAGES = sorted(HERE.glob("**/stories/*.txt"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parents[1].name}-{page.stem}")
def test_no_story_outlives_its_test_module_or_its_test(page: Path) -> None:
    module = module_of(page)
    anew = f"python -m tests.rules.stories {module.parent.name} takes away what is gone"
    assert module.exists(), f"{page.name} has no test module {module.name}; {anew}"
    tests = set(re.findall(r"^def (test_\w+)", module.read_text("utf-8"), re.MULTILINE))
    gone = [name for name in read(page) if name.partition("[")[0] not in tests]
    assert gone == [], anew


def test_a_test_module_and_its_page_of_stories_name_each_other() -> None:
    page = page_of(HERE / "cult" / "test_altars.py")
    assert page == HERE / "cult" / "stories" / "altars.txt"
    assert module_of(page) == HERE / "cult" / "test_altars.py"
