"""Breaks a function that is loaded already: its code gives way to the mutant's, wherever the function is held.

Loading a game and its tests takes far longer than the test that notices a mutant. So tools/mutants.py loads them
once, and each mutant breaks its function in a forked process. That is sound for what first runs in a test. What ran
while modules were loaded has left its traces by then: such mutants are loaded from their files.
"""

from __future__ import annotations

import gc
import inspect
from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType


def loaded_functions() -> dict[str, list[FunctionType]]:
    """All functions that exist now, by the file that they were written in."""
    found: dict[str, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType:
            found.setdefault(thing.__code__.co_filename, []).append(thing)
    return found


def exchange(functions: Iterable[FunctionType], file: str, old: bytes, new: bytes, line: int) -> bool:
    """Let the functions of a file run as if this line of it had always been the new one.

    False if that cannot be done here: the line is in no function, or in one that nobody holds, or the function
    would look at other variables of those around it. Some functions may be exchanged by then.
    """
    pairs = list(zip(_outermost(_compiled(old, file)), _outermost(_compiled(new, file)), strict=False))
    around = [(before, after) for before, after in pairs if _spans(before, line)]
    if len(around) != 1:
        return False
    before, after = list(_all_within(around[0][0])), list(_all_within(around[0][1]))
    wanted = {_name(code): i for i, code in enumerate(before)}
    held = [function for function in functions if _name(function.__code__) in wanted]
    places = {wanted[_name(function.__code__)] for function in held}
    same_parts = [code.co_name for code in before] == [code.co_name for code in after]
    if 0 not in places or (places != {0} and not (same_parts and len(wanted) == len(before))):
        return False
    try:
        for function in held:
            function.__code__ = after[wanted[_name(function.__code__)]]
    except ValueError:
        return False
    return True


def _compiled(source: bytes, file: str) -> CodeType:
    return compile(source, file, "exec", dont_inherit=True)


def _within(code: CodeType) -> list[CodeType]:
    return [part for part in code.co_consts if isinstance(part, CodeType)]


def _outermost(code: CodeType) -> Iterator[CodeType]:
    """Functions and methods, without those inside them, of a module or a class."""
    for part in _within(code):
        if part.co_flags & inspect.CO_NEWLOCALS:
            yield part
        else:
            yield from _outermost(part)


def _all_within(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in _within(code):
        yield from _all_within(part)


def _spans(code: CodeType, line: int) -> bool:
    lines = [at for part in _all_within(code) for _, _, at in part.co_lines() if at is not None]
    return min(lines) <= line <= max(lines)


def _name(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno
