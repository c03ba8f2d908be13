"""What `make mutants` breaks, and what it leaves alone."""

import pytest

from tools.places import Places, draw, is_change


def broken(code: str) -> set[str]:
    """Every mutant of a function's body line, without spaces around it."""
    source = f"def rule(a: int, b: int) -> int:\n    {code}\n".encode()
    mutants = Places("rules.py", source).mutants
    assert all(is_change(mutant, source) for mutant in mutants)
    return {mutant.apply(source).decode().split("\n", 1)[1].strip() for mutant in mutants}


@pytest.mark.parametrize(
    ("code", "mutants"),
    [
        ("return a", {"return (a) + 1"}),
        ("return", {"pass"}),
        ("a.b = c", {"pass"}),
        ("a.b += c", {"a.b -= c", "pass"}),
        ("a = b < c", {"a = b <= c", "a = b >= c"}),
        ("a = (b) not in (c)", {"a = (b) in (c)"}),
        ("a = b and c", {"a = b or c"}),
        ("a = not (b)", {"a =  (b)"}),
        ("a = 'żółć', b - c", {"a = 'żółć', b + c"}),
        ("a = 2", {"a = 1", "a = 3"}),
        ("a = b if c.d() else e", {"a = b if not (c.d()) else e"}),
        ("a = [b for b in c if b.d]", {"a = [b for b in c if not (b.d)]"}),
        ("while a: break", {"while a: continue"}),
        ("raise Illegal('no', 3)", {"pass"}),
    ],
)
def test_rules_are_broken(code: str, mutants: set[str]) -> None:
    assert broken(code) == mutants


@pytest.mark.parametrize(
    "code",
    [
        '"""Words, 3 of them."""',
        "a = f'{b + 1}'",
        "a: Literal[1, 2] | None = b",
        "assert a < b",
        "FIELDS = (1, 2)",
        "if TYPE_CHECKING: a = 1",
        "def __init__(self): self.a = 1",
        "raise NotImplementedError",
        "a.b = 3  # pragma: no mutate",
        "a = dict(zip(b, c, strict=True))",
    ],
)
def test_what_is_no_rule_is_left_alone(code: str) -> None:
    assert broken(code) == set()


def test_a_larger_draw_adds_to_a_smaller_one() -> None:
    sources = {"rules.py": b"\n".join(b"a%d = %d" % (i, i) for i in range(50))}
    few, places = draw(sources, 10, seed=1)
    many, _ = draw(sources, 30, seed=1)
    assert places == 50
    assert many[:10] == few
    assert draw(sources, 10, seed=2)[0] != few
