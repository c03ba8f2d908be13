"""What asks to be compiled can be: mypyc understands more than Python, and less."""

import subprocess
import sys
from pathlib import Path

from tests.support import ROOT

WRITE_C = "import sys; from tools.compiled import extensions; extensions(sys.argv[1])"


def test_every_module_that_asks_for_it_can_be_compiled(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", WRITE_C, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert list(tmp_path.rglob("*.c"))
