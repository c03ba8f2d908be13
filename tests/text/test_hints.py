"""Hints in words."""

from __future__ import annotations

import pytest

from eldertable.text.words import client_words


@pytest.mark.parametrize(
    ("lang", "options", "worlds", "told"),
    [
        ("en", 1, 6, "The only answer, tried in 6 worlds that you could believe in:"),
        ("en", 5, 1, "The best of 5 answers, compared in one world that you could believe in:"),
        ("pl", 1, 6, "Jedyna odpowiedź, sprawdzona w 6 światach, w które możesz wierzyć:"),
        ("pl", 3, 1, "Najlepsze z 3 odpowiedzi, porównane w jednym świecie, w który możesz wierzyć:"),
        ("pl", 7, 22, "Najlepsze z 7 odpowiedzi, porównane w 22 światach, w które możesz wierzyć:"),
    ],
)
def test_of_one_answer_nothing_is_compared(lang: str, options: int, worlds: int, told: str) -> None:
    assert client_words(lang)("hint-of", options=options, worlds=worlds) == told
