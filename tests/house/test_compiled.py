"""What asks to be compiled can be: mypyc understands more than Python, and less."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT
from tools.compiled import modules

WRITE_C = "import sys; from tools.compiled import extensions; extensions(folder=sys.argv[1])"


def test_every_module_that_asks_for_it_can_be_compiled(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", WRITE_C, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert list(tmp_path.rglob("*.c"))


def names_that_may_change(source: str) -> list[str]:
    """Names in capitals that a module sets without `Final`."""
    found: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation):
            continue
        targets = (
            node.targets
            if isinstance(node, ast.Assign)
            else [node.target]
            if isinstance(node, ast.AnnAssign)
            else []
        )
        found += [
            name.id
            for target in targets
            for name in ast.walk(target)
            if isinstance(name, ast.Name) and name.id.isupper()
        ]
    return found


def test_every_constant_of_a_compiled_module_is_final(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it is looked up by its name at each use."""
    monkeypatch.chdir(ROOT)
    found = {path: names_that_may_change(Path(path).read_text("utf-8")) for path in modules()}
    assert found
    assert {path: names for path, names in found.items() if names} == {}


def test_a_constant_is_found_however_it_is_set() -> None:
    source = "A = 1\nB: int = 2\nC, D = 3, 4\nE: Final = 5\nF: Final[int] = 6\nKind = str\n_G = 7"
    assert names_that_may_change(source) == ["A", "B", "C", "D", "_G"]
