# compiled
"""Verbs of card texts: one entry each in the rules, in the looks and with the bot, joined on loading."""

from collections.abc import Collection, Mapping, Sequence

from mypy_extensions import mypyc_attr

from eldertable.kernel.errors import BadContent, RulesError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A verb as the rules know it: its name in content files and the fields that an effect gives it.

    A game derives its own verbs from this and adds the methods that its rules ask: whether the effect is possible now,
    and doing it. Every verb is a class of its own, and one object of it stands in the game's list of verbs; the
    place in that list is the verb's number.
    """

    def __init__(self, name: str, needs: tuple[str, ...] = (), may: tuple[str, ...] = ()) -> None:
        self.name = name
        self.needs = needs
        """Fields that an effect with this verb must give."""
        self.may = may
        """Fields that it may give besides."""


def find_verb(verbs: Sequence[Verb], where: str, name: str, field: str = "verb") -> int:
    """The number of a verb; BadContent names the file and entry (`where`), the field and the verbs that there are."""
    for number in range(len(verbs)):
        if verbs[number].name == name:
            return number
    known = ", ".join([verb.name for verb in verbs])
    raise BadContent(f"{where}, {field}: {name!r} is unknown; known: {known}")


def check_fields(verb: Verb, where: str, given: Collection[str]) -> None:
    """An effect gives all that its verb needs and nothing that it does not take; BadContent names the field."""
    for field in verb.needs:
        if field not in given:
            raise BadContent(f"{where}, {field}: the verb {verb.name!r} needs it")
    for field in given:
        if field not in verb.needs and field not in verb.may:
            takes = ", ".join([*verb.needs, *verb.may]) or "no field"
            raise BadContent(f"{where}, {field}: the verb {verb.name!r} does not take it; it takes {takes}")


def join(verbs: Sequence[Verb], parts: Mapping[str, Collection[str]]) -> None:
    """Every verb has an entry in every part ("looks", "bot"), and no part knows a verb that the rules do not."""
    names = [verb.name for verb in verbs]
    for at in range(len(names)):
        if names[at] in names[:at]:
            raise RulesError(f"the verb {names[at]!r} stands twice in the rules")
    for part, known in parts.items():
        for name in names:
            if name not in known:
                raise RulesError(f"the verb {name!r} has no entry in {part}")
        for name in known:
            if name not in names:
                raise RulesError(f"{part} has an entry for {name!r}, which is no verb of the rules")
