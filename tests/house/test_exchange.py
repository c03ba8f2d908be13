"""A mutant breaks a function that is loaded already, wherever it is held, and nothing else."""

from collections.abc import Callable
from functools import partial
from types import FunctionType, ModuleType

from tools.exchange import exchange, loaded_functions

SOURCE = b"""\
PRICE = 3

def price(cards):
    return PRICE + \\
        cards

def shop(discount):
    def pay(cards):
        return price(cards) - discount
    return pay

class Merchant:
    greed = 2

    def asks(self, cards):
        return [price(card) * self.greed for card in cards]

    doubled = lambda self, cards: 2 * cards

pay_less = shop(1)
"""
FILE = "/nowhere/market.py"


def market() -> ModuleType:
    module = ModuleType("market")
    exec(compile(SOURCE, FILE, "exec"), module.__dict__)
    return module


def broken(module: ModuleType, old: bytes, new: bytes) -> bool:
    """Break one place of the loaded module."""
    assert SOURCE.count(old) == 1
    line = SOURCE[: SOURCE.index(old)].count(b"\n") + 1
    mine = [one for one in loaded_functions()[FILE] if one.__globals__ is module.__dict__]
    return exchange(mine, FILE, SOURCE, SOURCE.replace(old, new), line)


def test_whoever_holds_the_function_has_the_broken_one() -> None:
    module = market()
    held: Callable[[int], int] = module.price
    bound = partial(module.price, 4)
    assert broken(module, b"PRICE + \\\n        cards", b"PRICE - cards")
    assert (held(1), bound(), module.price(2)) == (2, -1, 1)
    assert module.Merchant().asks([1, 3]) == [4, 0]


def test_methods_and_what_is_inside_them_are_broken_while_the_rest_stays() -> None:
    module = market()
    merchant = module.Merchant()
    assert broken(module, b"price(card) * self", b"price(card) + self")
    assert merchant.asks([1, 3]) == [6, 8]
    assert (merchant.doubled(3), module.price(1)) == (6, 4)


def test_a_function_made_by_another_before_is_broken_too() -> None:
    module = market()
    assert broken(module, b"(cards) - discount", b"(cards) + discount")
    assert module.pay_less(1) == 5
    assert module.shop(2)(1) == 6


def test_what_runs_while_the_module_loads_is_not_broken() -> None:
    module = market()
    assert not broken(module, b"PRICE = 3", b"PRICE = 4")
    assert not broken(module, b"greed = 2", b"greed = 3")
    assert not broken(module, b"shop(1)", b"shop(2)")
    assert (module.price(1), module.pay_less(1), module.Merchant().asks([1])) == (4, 3, [8])


def test_a_function_that_would_look_at_other_variables_is_not_broken() -> None:
    module = market()
    assert not broken(module, b"price(cards) - discount", b"None")
    assert module.pay_less(1) == 3


def test_a_function_that_nobody_holds_is_not_broken() -> None:
    module = market()
    others: list[FunctionType] = [module.shop]
    assert not exchange(others, FILE, SOURCE, SOURCE.replace(b"PRICE + ", b"PRICE - "), 4)
    assert module.price(1) == 4
