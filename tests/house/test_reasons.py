"""Why not? What is allowed and why something is not are stated apart: each is the other's test."""

from __future__ import annotations

import ast

from tests.support import ROOT

ASKING = {"options", "legal", "resolve", "further", "ascending", "apply", "play"}
"""What says, or shows by doing it, whether an answer is allowed."""


def test_a_reason_is_found_without_asking_what_is_allowed() -> None:
    reasons, asking = 0, []
    for path in sorted((ROOT / "src" / "eldertable" / "games").rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text())):
            if not isinstance(function, ast.FunctionDef) or not function.name.startswith("why"):
                continue
            reasons += 1
            asking += [
                f"{path.name}:{call.lineno}: {function.name} asks {call.func.attr}"
                for call in ast.walk(function)
                if isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr in ASKING
            ]
    assert reasons > 150
    assert not asking
