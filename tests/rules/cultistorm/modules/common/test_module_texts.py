"""Texts of modules: whom a clause concerns, when, for what price, and what is offered to choose from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.diseases.rules import sickness
from eldertable.games.cultistorm.modules.frame import numbered
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.kernel import BadContent
from tests.rules.cultistorm.modules.common.pages import page_game, pages, reading
from tests.rules.cultistorm.table import P1, P2, P3, Storm, the_game
from tests.support import rule


def insanity(table: Storm) -> list[int]:
    """The insanity of the three."""
    return [table.state.insanity(seat) for seat in range(3)]


# --- alternatives, costs, may ---------------------------------------------------------------------------------------


@rule("CS-DEC-32", "CS-MOD-18")
def test_the_subject_chooses_among_alternatives_that_are_possible() -> None:
    table = pages().hand(1, "GN01.S", "GN02.M").run(reading("drop or mad", 1))
    assert (table.asked, table.state.speaker) == ("ChooseClause", 1)
    assert table.options() == ["Discard 1", "Take 1 insanity"]
    table.play("Take 1 insanity")
    assert insanity(table) == [0, 1, 0]
    empty = pages().run(reading("drop or mad", 1))
    assert empty.asked == "Prepare"
    assert insanity(empty) == [0, 1, 0]


@rule("CS-MOD-16", "CS-MOD-18")
def test_what_would_be_the_fifth_insanity_is_not_offered_and_with_nothing_left_nothing_happens() -> None:
    table = pages().mad(1, 4).hand(1, "GN01.S").run(reading("drop or mad", 1))
    assert insanity(table) == [0, 4, 0]
    assert table.hand_of(1) == []
    nothing = pages().mad(1, 4).run(reading("drop or mad", 1))
    assert (nothing.asked, insanity(nothing)) == ("Prepare", [0, 4, 0])
    suicide = pages(allow_suicide=True).mad(1, 4).hand(1, "GN01.S").run(reading("drop or mad", 1))
    assert suicide.options() == ["Discard 1", "Take 1 insanity"]


@rule("CS-MOD-16", "CS-MOD-17", "CS-MOD-18", "CS-DEC-32")
def test_why_something_cannot_be_chosen_is_said() -> None:
    table = (
        pages(allow_suicide=False).mad(1, 4).hand(1, "GN01.S", "GN02.M").run(reading("may for insanity", 1))
    )
    assert table.asked == "Prepare"
    table = pages().hand(1, "GN01.S").run(reading("drop or mad", 1))
    mad = table.means("take", "1")
    table.state.mad[1] = 4
    why = table.game.why_not(table.state, 1, mad)
    assert why is not None
    assert why.rule == "CS-RUL-060"
    nothing = table.game.why_not(table.state, 1, table.means("take-nothing"))
    assert nothing is not None
    assert nothing.rule == "CS-MOD-18"
    healing = pages().mad(1, 2).run(reading("heal or move", 1))
    healing.state.phase = COMBAT_PHASE
    lost = healing.game.why_not(healing.state, 1, healing.means("take", "0"))
    assert lost is not None
    assert lost.rule == "CS-MOD-17"


@rule("CS-DEC-32")
def test_what_may_be_done_may_be_left() -> None:
    for answer, held in (("Draw 2", 2), ("None", 0)):
        table = pages().run(reading("may draw")).play(answer)
        assert len(table.hand_of(0)) == held


@rule("CS-DEC-32", "CS-MOD-16")
def test_a_cost_is_paid_first_and_in_full() -> None:
    table = pages().run(reading("may for insanity"))
    assert table.options() == ["Take 1 insanity: Draw 2", "None"]
    table.play("Draw 2")
    assert (len(table.hand_of(0)), insanity(table)) == (2, [1, 0, 0])
    mad = pages().mad(0, 4).run(reading("may for insanity"))
    assert (mad.asked, len(mad.hand_of(0))) == ("Prepare", 0)


@rule("CS-MOD-18")
def test_without_its_cost_a_clause_is_skipped() -> None:
    paid = pages().mad(0, 3).hand(0, "GN01.S", "GN02.M").run(reading("for a card")).play("Sigil: Star")
    assert (insanity(paid), len(paid.hand_of(0))) == ([1, 0, 0], 1)
    unpaid = pages().mad(0, 3).run(reading("for a card"))
    assert insanity(unpaid) == [3, 0, 0]


# --- whom ---------------------------------------------------------------------------------------------------------


@rule("CS-MOD-19")
def test_each_here_and_the_one_with_least_insanity_are_concerned() -> None:
    each = pages().run(reading("each draws", 1))
    assert [len(each.hand_of(seat)) for seat in range(3)] == [1, 1, 1]
    here = pages().at(0, P2).at(1, P2).at(2, P3).run(reading("here mad", 1))
    assert insanity(here) == [1, 1, 0]
    least = pages().mad(0, 2).mad(1, 1).mad(2, 3).run(reading("least mad"))
    assert insanity(least) == [2, 2, 3]


@rule("CS-MOD-19", "CS-DEC-32")
def test_of_several_with_least_insanity_the_table_chooses() -> None:
    table = pages().mad(0, 2).run(reading("least mad"))
    assert (table.asked, table.state.speaker, len(table.options())) == ("PickWhom", 0, 2)
    why = table.game.why_not(table.state, 0, table.means("concern", "0"))
    assert why is not None
    assert why.words == "Dr. Miriam Aldous has 2 insanity; it strikes those with 0."
    table.play("Felix")
    assert insanity(table) == [2, 0, 1]


@rule("CS-MOD-19")
def test_the_table_chooses_whom_or_by_vote_whom_most_name() -> None:
    table = pages().mad(1, 2).run(reading("table mad", 2))
    assert (table.asked, table.state.speaker, len(table.options())) == ("PickWhom", 0, 3)
    table.play("Felix")
    assert insanity(table) == [0, 2, 1]
    vote = pages(table_decider="vote").mad(1, 1).mad(2, 1).run(reading("table heals", 2))
    vote.play("Felix", "Sgt", "Felix")
    assert insanity(vote) == [0, 1, 0]


@rule("CS-DEC-32", "CS-MOD-18")
def test_whom_a_text_for_anyone_concerns_its_subject_says_and_nobody_votes() -> None:
    table = pages(table_decider="vote").mad(0, 1).mad(1, 2).run(reading("anyone healed", 2))
    assert (table.asked, table.state.speaker) == ("PickWhom", 2)
    assert [label.split()[0] for label in table.options()] == ["Dr.", "Sgt."]
    assert insanity(table.play("Sgt")) == [1, 1, 0]
    assert pages().run(reading("anyone healed", 2)).asked == "Prepare"


@rule("CS-MOD-18", "CS-MOD-19")
def test_the_table_can_choose_only_those_whom_it_can_concern() -> None:
    table = pages().mad(1, 1).mad(2, 3).run(reading("table heals the calm", 2))
    assert insanity(table) == [0, 0, 3]
    two = pages().mad(0, 1).mad(1, 1).mad(2, 3).run(reading("table heals the calm", 2))
    said = [two.game.why_not(two.state, 0, two.means("concern", seat)) for seat in "012"]
    assert [why.rule if why else None for why in said] == [None, None, "CS-MOD-18"]
    none = pages().run(reading("table heals", 2))
    assert none.asked == "Prepare"


@rule("CS-MOD-18", "CS-DIS-09")
def test_who_cannot_be_healed_is_not_chosen_and_one_is_told_why() -> None:
    def ill(*mad: int) -> Storm:
        table = pages(diseases=True).at(1, P2).at(2, P3)
        for seat, n in enumerate(mad):
            table.mad(seat, n)
        sickness(table.state).dial[P3] = 1
        return table.run(reading("table heals", 2))

    assert insanity(ill(0, 1, 3)) == [0, 0, 3]
    table = ill(2, 1, 3)
    assert [label.split()[0] for label in table.options()] == ["Dr.", "Sgt."]
    assert table.refused("concern", "2", seat=0) == "CS-DIS-09"
    well = pages().mad(1, 1).mad(2, 3).run(reading("table heals", 2))
    why = well.game.why_not(well.state, 0, well.means("concern", "0"))
    assert why is not None
    assert (why.rule, why.words[-20:]) == ("CS-RUL-061", "no insanity to heal.")


@rule("CS-MOD-19", "CS-MOD-21")
def test_of_a_verb_about_the_board_the_table_chooses_where() -> None:
    table = pages().goo(P2, "GO-S").run(reading("table brings", 2))
    assert (table.asked, table.state.speaker, len(table.options())) == ("PickSpot", 0, 4)
    why = table.game.why_not(table.state, 0, table.means("happen-at", "P2"))
    assert why is not None
    assert why.rule == "CS-CUL-08"
    table.play("Gull")
    assert table.columns() == [0, 0, 0, 1, 0]


@rule("CS-MOD-19")
def test_ways_are_voted_on_too() -> None:
    table = pages(table_decider="vote").run(reading("table brings or advances", 2))
    assert table.state.terror == 4
    table.play("Let a cultist arrive", "Let terror advance", "Let terror advance")
    assert (table.state.terror, table.columns()) == (0, [0] * 5)
    assert any("votes for way 2" in line for line in table.told())


def test_only_a_calm_subject_is_concerned_by_what_is_for_the_calm() -> None:
    for mad, cards in ((0, 1), (1, 1), (2, 0)):
        assert len(pages().mad(0, mad).run(reading("calm draws")).hand_of(0)) == cards


# --- when ---------------------------------------------------------------------------------------------------------


def test_what_is_for_the_end_of_a_fight_waits_for_it() -> None:
    now = pages().run(reading("won or not"))
    assert (now.hand_of(0), now.state.mad[0], now.state.ongoing[0]) == ([], 0, 1)
    won = pages().run(reading("won or not", 0, c.WIN))
    assert (len(won.hand_of(0)), won.state.mad[0], won.state.ongoing[0]) == (1, 0, 0)
    lost = pages().run(reading("won or not", 0, c.FAIL))
    assert (lost.hand_of(0), lost.state.mad[0], lost.state.ongoing[0]) == ([], 1, 0)


@rule("CS-MOD-09", "CS-MOD-11")
def test_what_is_for_later_is_done_when_the_next_preparation_phase_begins_in_seat_order() -> None:
    table = pages().run(reading("later", 1), reading("later", 0))
    assert ([len(table.hand_of(seat)) for seat in range(3)], insanity(table)) == ([0, 0, 0], [1, 1, 0])
    assert marks_of(table.state).waiting_seat == (1, 0)
    table.told()
    table.run(Preparation())
    assert [len(table.hand_of(seat)) for seat in range(3)] == [1, 1, 0]
    drew = [line for line in table.told() if " draws " in line]
    assert [line.split()[0] for line in drew if "card" not in line] == ["Dr.", "Sgt."]
    table.run(Preparation())
    assert [len(table.hand_of(seat)) for seat in range(3)] == [1, 1, 0]


def test_what_is_for_later_may_concern_each() -> None:
    table = pages().run(reading("later each", 1))
    assert insanity(table) == [0, 0, 0]
    assert insanity(table.run(Preparation())) == [1, 1, 1]


@rule("CS-MOD-17")
def test_nobody_is_healed_or_moved_by_a_text_in_combat_or_after() -> None:
    table = pages().mad(0, 2)
    table.state.phase = COMBAT_PHASE
    table.run(reading("heal then draw"), reading("move"), reading("heal or move"))
    assert (insanity(table), len(table.hand_of(0)), table.state.place[0]) == ([2, 0, 0], 1, P1)
    calm = pages().mad(0, 2).run(reading("heal then draw"))
    assert (insanity(calm), len(calm.hand_of(0))) == ([1, 0, 0], 1)


@rule("CS-MOD-10", "CS-MOD-11")
def test_an_advance_by_a_text_waits_while_a_terror_card_is_carried_out() -> None:
    table = pages().terror_card(0, "TE01", 0)
    table.state.carrying = 1
    before = table.state.terror
    table.run(reading("terror twice"))
    assert (table.state.terror, table.state.pending, len(table.hand_of(0))) == (before, 2, 1)
    table.state.carrying = table.state.pending = 0
    free = pages().run(reading("terror twice"))
    assert free.state.terror == (before + 2) % free.state.agreed.terror_places


# --- content --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ops", "words"),
    [
        ([{"verb": "heel"}], "pages.toml: X, verb: 'heel' is unknown; known: heal, sane"),
        ([{"verb": "as-any"}], "pages.toml: X, verb: as-any does not fit there; fitting: heal, sane"),
        ([], "pages.toml: X, effect: it is empty"),
        ([{"verb": "mad", "or": True}], "pages.toml: X, or: there is nothing before it"),
        (
            [{"verb": "mad"}, {"verb": "draw", "or": True, "calm": True}],
            "pages.toml: X, calm: it stands with the first of what is offered",
        ),
        ([{"verb": "mad"}] + [{"verb": "draw", "or": True}] * 5, "pages.toml: X, or: a text offers 5 things"),
        (
            [{"verb": "draw", "cost": [{"verb": "heal"}]}],
            "pages.toml: X, cost, verb: heal does not fit there (cost)",
        ),
        ([{"verb": "enemy", "what": "Q"}], "pages.toml: X, what: 'Q' is not one of S, M, F, W, K, ?"),
        ([{"verb": "cultist-die-set", "what": "W"}], "pages.toml: X, what: 'W' must be here or any"),
        (
            [{"verb": "spawn-at", "what": "there"}],
            "pages.toml: X, what: 'there' is not one of here, any, full",
        ),
    ],
)
def test_what_is_wrong_with_a_text_is_said_with_file_entry_and_field(
    ops: list[dict[str, Any]], words: str
) -> None:
    reader = Reader(c.Content(), OPS)
    with pytest.raises(BadContent) as refused:
        reader.module_effect("pages", "X", msgspec.convert(ops, list[shapes.Op]))
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ([{"verb": "draw", "n": 3}, {"verb": "heal", "n": 2}], "Draw 3."),
        ([{"verb": "draw"}, {"verb": "heal", "n": 2}], "Draw 1."),
        ([], "Draw 1."),
    ],
)
def test_the_number_of_its_first_verb_stands_in_the_words_of_a_card(
    effect: list[dict[str, Any]], said: str
) -> None:
    assert numbered("Draw {n}.", msgspec.convert(effect, list[shapes.Op])) == said


def test_a_text_has_a_name_of_its_own() -> None:
    reader = Reader(c.Content(), OPS)
    draw = msgspec.convert([{"verb": "draw"}], list[shapes.Op])
    reader.module_effect("pages", "X", draw)
    with pytest.raises(BadContent, match=r"pages\.toml: X, id: there is a text of that name already"):
        reader.module_effect("pages", "X", draw)


@pytest.mark.parametrize(
    "key", [{"on": "each"}, {"when": "later"}, {"calm": True}, {"cost": [{"verb": "mad"}]}]
)
def test_texts_of_the_base_game_have_none_of_these_keys(key: dict[str, Any]) -> None:
    changed = {"actions": {"action": [{"id": "GN06", "effect": [{"verb": "heal", **key}]}]}}
    with pytest.raises(
        BadContent, match=rf"actions\.toml: GN06, {next(iter(key))}: only a clause of a module's text"
    ):
        Cultistorm(changed)


@rule("CS-MOD-06")
def test_a_table_without_modules_has_no_marks() -> None:
    assert the_game().new(seats=3, seed=1).parts == ()
    assert [type(part).__name__ for part in page_game().new(3, 1, options={"pages": True}).parts] == ["Marks"]
