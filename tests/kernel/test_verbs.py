"""Verbs of card texts: what is unknown, forgotten or too much is told on loading."""

import pytest

from eldertable.kernel import BadContent, RulesError
from eldertable.kernel.verbs import Verb, check_fields, find_verb, join

DRAW = Verb("draw", needs=("n",), may=("from",))
RAID = Verb("raid")
VERBS = (DRAW, RAID)


def test_a_verb_is_found_by_its_name_and_an_unknown_one_is_refused_with_the_known_ones() -> None:
    assert find_verb(VERBS, "cards.toml: star", "raid") == 1
    with pytest.raises(BadContent, match=r"cards\.toml: star, verb: 'curse' is unknown; known: draw, raid"):
        find_verb(VERBS, "cards.toml: star", "curse")


def test_an_effect_gives_what_its_verb_needs_and_no_more_than_it_takes() -> None:
    check_fields(DRAW, "cards.toml: star", ("n",))
    check_fields(DRAW, "cards.toml: star", ("n", "from"))
    check_fields(RAID, "cards.toml: star", ())
    with pytest.raises(BadContent, match=r"cards\.toml: star, n: the verb 'draw' needs it"):
        check_fields(DRAW, "cards.toml: star", ("from",))
    with pytest.raises(BadContent, match=r"star, to: the verb 'draw' does not take it; it takes n, from"):
        check_fields(DRAW, "cards.toml: star", ("n", "to"))
    with pytest.raises(BadContent, match=r"star, n: the verb 'raid' does not take it; it takes no field"):
        check_fields(RAID, "cards.toml: star", ("n",))


def test_every_part_knows_every_verb_and_no_other() -> None:
    join(VERBS, {"looks": ("raid", "draw"), "bot": {"draw": 1, "raid": 2}})
    with pytest.raises(RulesError, match="the verb 'raid' has no entry in the bot"):
        join(VERBS, {"looks": ("raid", "draw"), "the bot": ("draw",)})
    with pytest.raises(RulesError, match="looks has an entry for 'curse', which is no verb of the rules"):
        join(VERBS, {"looks": ("raid", "draw", "curse")})
    with pytest.raises(RulesError, match="the verb 'draw' stands twice in the rules"):
        join((DRAW, RAID, DRAW), {})
