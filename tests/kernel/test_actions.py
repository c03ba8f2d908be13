"""Every answer has a fixed number, whatever the rules are doing."""

import pytest

from eldertable.kernel import GoOn
from tests.kernel.onepage import Bury, Lamps, Lay, Pledge
from tests.support import VIGIL


def test_every_answer_of_every_kind_has_a_number_and_so_has_cannot() -> None:
    actions = VIGIL.actions
    assert actions.kinds == (Bury, Lay, Lamps, Pledge, GoOn)
    assert len(actions) == (2 + 1) + (16 + 1) + (3 + 1) + (3 + 1) + (1 + 1)
    numbers = [
        actions.number(kind, answer) for kind in actions.kinds for answer in range(kind.ANSWERS.size + 1)
    ]
    assert numbers == list(range(len(actions)))


def test_the_number_leads_back_to_kind_and_answer() -> None:
    actions = VIGIL.actions
    for number in range(len(actions)):
        kind, answer = actions.answer(number)
        assert actions.number(kind, answer) == number
        assert 0 <= answer <= kind.ANSWERS.size
    assert actions.number(Lay(1), 4) == actions.number(Lay, 4)


@pytest.mark.parametrize("number", [-1, 30, 1_000])
def test_a_number_that_stands_for_nothing_is_refused(number: int) -> None:
    assert len(VIGIL.actions) == 30
    with pytest.raises(IndexError, match="is no action; actions: 0 to 29"):
        VIGIL.actions.answer(number)
