"""Where rule code can be broken, and how: the small changes that tools/mutants.py tries.

Changes are made to source positions, so a mutant differs from the file in nothing but its change. Docstrings,
annotations, words, assertions (`strict` is one), `__init__` and field lists are left alone, and so is a statement that has
`# pragma: no mutate` on one of its lines.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import blake2b

COMPARISONS: dict[str, tuple[str, ...]] = {
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",),
    "in": ("not in",), "not in": ("in",), "is": ("is not",), "is not": ("is",),
}  # fmt: skip
SUMS = {"+": "-", "-": "+", "*": "+", "//": "*", "%": "+", "&": "|", "|": "&", "^": "|"} | {
    "<<": ">>",
    ">>": "<<",
}
OPERATOR = re.compile(rb"not\s+in\b|is\s+not\b|\bin\b|\bis\b|<<|>>|//|<=|>=|==|!=|\band\b|\bor\b|[-+*%&|^<>]")
EMPTY = {"list": "[]", "tuple": "()", "dict": "{}", "set": "set()", "frozenset": "frozenset()"}
LEFT_ALONE = {"__init__", "__new__", "__repr__", "__str__", "__hash__"}
PRAGMA = b"# pragma: no mutate"


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from start to end of a file become the new ones."""

    file: str
    start: int
    end: int
    new: str
    kind: str
    line: int
    lines: tuple[int, int]  # of the statement that it is in: whoever runs these, runs the mutant
    shared: bool  # it may run once for all tests (a cached function), so all tests count
    address: str  # function, and place in it: stays the same when the file changes elsewhere

    def apply(self, source: bytes) -> bytes:
        """The file with this change made."""
        return source[: self.start] + self.new.encode() + source[self.end :]


class Places(ast.NodeVisitor):
    """Walks one module and notes every mutant of it."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.mutants: list[Mutant] = []
        self.offsets = [0]
        for text in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(text))
        self.spared = {i for i, text in enumerate(source.splitlines(), 1) if PRAGMA in text}
        self.lines = (1, 1)
        self.names: list[str] = []
        self.first_line = 1
        self.returns = ""
        self.shared = True
        self.visit(ast.parse(source))

    # where things are

    def span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.offsets[node.lineno - 1] + node.col_offset,
            self.offsets[node.end_lineno - 1] + node.end_col_offset,
        )

    def text(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def note(self, kind: str, start: int, end: int, new: str) -> None:
        if not self.spared.isdisjoint(range(self.lines[0], self.lines[1] + 1)):
            return
        line = self.source.count(b"\n", 0, start) + 1
        column = start - self.offsets[line - 1]
        address = f"{'.'.join(self.names)}+{line - self.first_line}:{column}"
        self.mutants.append(Mutant(self.file, start, end, new, kind, line, self.lines, self.shared, address))

    def replace(self, kind: str, node: ast.AST, new: str) -> None:
        self.note(kind, *self.span(node), new)

    def operator(
        self, kind: str, left: ast.AST, right: ast.AST, choices: Callable[[str], Iterable[str]]
    ) -> None:
        gap_start, gap_end = self.span(left)[1], self.span(right)[0]
        found = OPERATOR.search(self.source, gap_start, gap_end)
        if found:
            for new in choices(" ".join(found[0].decode().split())):
                self.note(kind, found.start(), found.end(), new)

    # what is looked at, and what is left alone

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        before = self.lines
        body = getattr(node, "body", None)
        last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno
        self.lines = (node.lineno, last)
        super().visit(node)
        self.lines = before

    def inside(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, body: list[ast.stmt]
    ) -> None:
        self.names.append(node.name)
        first_line, self.first_line = self.first_line, node.lineno
        if ast.get_docstring(node) is not None:
            body = body[1:]
        for statement in body:
            self.visit(statement)
        self.first_line = first_line
        self.names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside(node, node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in LEFT_ALONE:
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        before = self.returns, self.shared
        self.returns = ast.unparse(node.returns) if node.returns else ""
        self.shared = any("cache" in ast.unparse(decorator) for decorator in node.decorator_list)
        self.inside(node, node.body)
        self.returns, self.shared = before

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value and not self.is_field_list(node.target):
            self.drop(node, [node.target])
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(self.is_field_list(target) for target in node.targets):
            self.drop(node, node.targets)
            self.generic_visit(node)

    @staticmethod
    def is_field_list(target: ast.AST) -> bool:
        return isinstance(target, ast.Name) and ("FIELDS" in target.id or target.id.startswith("__"))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def visit_Assert(self, node: ast.Assert) -> None: ...

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in ("TypeVar", "NewType"):
            return
        self.visit(node.func)
        for i, arg in enumerate(node.args):
            if (name, i) not in {("cast", 0), ("isinstance", 1)}:
                self.visit(arg)
        for keyword in node.keywords:
            if (name, keyword.arg) != ("zip", "strict"):
                self.visit(keyword.value)

    # the changes

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, right in zip([node.left, *node.comparators], node.comparators, strict=False):
            self.operator("comparison", left, right, lambda op: COMPARISONS.get(op, ()))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.operator("and/or", left, right, lambda op: ["or" if op == "and" else "and"])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not (is_text_or_list(node.left) or is_text_or_list(node.right)):
            self.operator("sum", node.left, node.right, lambda op: [SUMS[op]] if op in SUMS else [])
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.operator("sum", node.target, node.value, lambda op: [SUMS[op]] if op in SUMS else [])
        self.replace("dropped", node, "pass")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start, _ = self.span(node)
            self.note("not", start, start + len("not"), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace("number", node, str(node.value + 1))
            if node.value > 0:
                self.replace("number", node, str(node.value - 1))

    def turned(self, test: ast.expr) -> None:
        """The other branch. A plain comparison or a `not` is turned by its own mutants."""
        if not isinstance(test, ast.Compare | ast.Constant) and not (
            isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        ):
            self.replace("branch", test, f"not ({self.text(test)})")

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" not in ast.unparse(node.test):
            self.turned(node.test)
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.turned(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.turned(test)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        value, kind = node.value, self.returns.partition("[")[0]
        if value is None:
            self.replace("dropped", node, "pass")
            return
        if kind == "bool":
            new = "" if isinstance(value, ast.Constant) else f"not ({self.text(value)})"
        elif kind == "int":
            new = "" if isinstance(value, ast.Constant) else f"({self.text(value)}) + 1"
        elif kind == "str":
            new = ""
        else:
            new = EMPTY.get(kind, "None")
        if new and new != self.text(value):
            self.replace("return", value, new)
        self.visit(value)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace("break", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace("continue", node, "break")

    def visit_Raise(self, node: ast.Raise) -> None:
        if "NotImplementedError" not in self.text(node):
            self.replace("dropped", node, "pass")

    def visit_Delete(self, node: ast.Delete) -> None:
        self.replace("dropped", node, "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.replace("dropped", node, "pass")
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def drop(self, node: ast.stmt, targets: list[ast.expr]) -> None:
        """Leave an assignment out, if what it sets was there before."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
            self.replace("dropped", node, "pass")


def is_text_or_list(node: ast.expr) -> bool:
    """Whether an operand is written out as words or a list: breaking such a sum proves nothing."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.List | ast.ListComp | ast.Tuple | ast.JoinedStr)


def digest(*parts: bytes | str) -> str:
    """A short name for some text."""
    whole = blake2b(digest_size=12)
    for part in parts:
        whole.update(part.encode() if isinstance(part, str) else part)
        whole.update(b"\0")
    return whole.hexdigest()


def is_change(mutant: Mutant, source: bytes) -> bool:
    """Whether the mutant is Python, and another program than before."""
    try:
        return ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def draw(sources: dict[str, bytes], count: int, seed: int) -> tuple[list[Mutant], int]:
    """So many mutants, at most one for a place, and the number of places there are.

    The order depends on each place's own address, so an edit elsewhere changes little, and a larger count adds
    to a smaller one.
    """
    places: dict[tuple[str, str, str], list[Mutant]] = {}
    for file, source in sources.items():
        for mutant in Places(file, source).mutants:
            places.setdefault((file, mutant.address, mutant.kind), []).append(mutant)
    drawn: list[Mutant] = []
    for key in sorted(places, key=lambda key: digest(str(seed), *key)):
        if len(drawn) == count:
            break
        ways = [mutant for mutant in places[key] if is_change(mutant, sources[key[0]])]
        if ways:
            drawn.append(ways[int(digest(str(seed), "way", *key), 16) % len(ways)])
    return drawn, len(places)
