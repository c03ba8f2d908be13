"""The guide of a game in every language: is all there that it needs and names?"""

from __future__ import annotations

from eldertable.kernel import BadContent, Game
from eldertable.kernel.guide import Guide
from eldertable.lab.lessons import Misfit


def check_guides(game: Game) -> int:
    """Read the guide in every language; how many words of the game are explained. Misfit says what is wrong.

    A game may have no guide at all. One that has needs it in all its languages, with words for every entry, and it names
    only rules that there are.
    """
    if not game.has_guide:
        return 0
    explained = 0
    for locale in game.locales:
        try:
            guide = game.guide(locale)
        except BadContent as error:
            raise Misfit(str(error)) from None
        _must_name_what_there_is(game, guide, locale)
        explained += len(guide.term)
    return explained


def _must_name_what_there_is(game: Game, guide: Guide, locale: str) -> None:
    where = f"guide/{locale}"
    named = [(section.title, section.rules) for section in guide.section]
    named += [(term.name, term.rules) for term in guide.term]
    for title, rules in named:
        for rule in rules:
            if rule not in game.rules:
                raise Misfit(f"{where}, {title}: there is no rule {rule}")
    forms = [(form.casefold(), term) for term in guide.term for form in (term.name, *term.forms)]
    first: dict[str, str] = {}
    for form, term in forms:
        if form in first:
            raise Misfit(f"{where}: {form!r} is explained twice, as {first[form]} and as {term.name}")
        first[form] = term.name
    for term in guide.term:
        if not term.rules:
            raise Misfit(f"{where}, {term.name}: it says what this means, but by which rule?")
