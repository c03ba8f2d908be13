"""Optional modules: what one may bring, shown by a toy; and that nothing of it is on a table that does not use it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import CIRCLE, COLUMN, HAND, PLACES
from eldertable.games.cultistorm.modules.diseases.rules import WORST, sickness
from eldertable.games.cultistorm.rules.moments import Occasion
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import FillHands
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.endgame import ActivateEndgame
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import (
    ActivateLocation,
    Advance,
    CarryOut,
    MoveTerror,
)
from eldertable.games.cultistorm.rules.turn import Turn
from eldertable.games.cultistorm.table.asked import Asked
from eldertable.games.cultistorm.table.enemies import enemy_symbols, within_reach
from eldertable.games.cultistorm.table.modules import (
    FIGHT_BEGINS,
    FIGHT_ENDS,
    MOMENTS,
    OCCASIONS,
    ROUND_BEGINS,
    TURN_ENDS,
    Advice,
    ModuleRules,
)
from eldertable.games.cultistorm.table.zones import ZONES
from eldertable.kernel.dice import Dice
from eldertable.kernel.errors import RulesError
from tests.rules.cultistorm import toy_module
from tests.rules.cultistorm.table import P1, P2, F, Storm, add_rule, storm, the_game
from tests.rules.cultistorm.toy_module import LIT, OUT, UNLIT, ToyStorm, oil_of
from tests.rules.script import plays_at_random
from tests.support import rule


@cache
def toy_game() -> ToyStorm:
    """The game with the toy module, loaded once."""
    return ToyStorm()


def lanterns(**options: Any) -> Storm:
    """A table that uses the toy module, all lanterns unlit."""
    table = storm(game=toy_game(), lanterns=True, **options)
    state = table.state
    burning, state.zones[len(ZONES) + LIT] = state.zones[len(ZONES) + LIT], ()
    state.shuffle_in(burning, len(ZONES) + UNLIT)
    oil_of(state)[:3] = [state.table.options["lantern_oil"]] * 3
    return table


def with_light(**options: Any) -> Storm:
    """A table at which the first lantern burns."""
    return lanterns(**options).to(len(ZONES) + LIT, "LA1")


# --- nothing where it is not used -------------------------------------------------------------------------------------


@rule("CS-MOD-06")
def test_a_table_without_the_module_is_the_base_game_to_the_last_number() -> None:
    base, toy = the_game(), toy_game()
    for seed in range(2):
        one, other = base.new(seats=3, seed=seed), toy.new(seats=3, seed=seed)
        while not one.over and one.turn < 3:
            assert one.legal() == other.legal()
            answer = base.greedy(one, one.speaker)
            assert answer == toy.greedy(other, other.speaker)
            one.play(answer)
            other.play(answer)
            assert base.digest(one) == toy.digest(other)
    assert not other.parts
    assert not other.agreed.modules
    assert base.dump(one)["fields"].keys() == toy.dump(other)["fields"].keys()
    assert base.zones(one.table) == toy.zones(other.table)
    assert base.names(one.table)["card"] == toy.names(other.table)["card"]


def test_answers_of_the_base_game_keep_their_numbers() -> None:
    base, toy = the_game().actions, toy_game().actions
    assert toy.kinds[: len(base.kinds)] == base.kinds
    assert [kind.__name__ for kind in toy.kinds[len(base.kinds) :]] == ["Shade"]
    assert the_game().endings == toy_game().endings[:-1]


# --- moments ----------------------------------------------------------------------------------------------------------


@rule("CS-MOD-09")
def test_every_moment_of_a_turn_comes_in_order() -> None:
    toy_module.SEEN.clear()
    table = lanterns().cultists(P1, "CU-S01").hand(1, "GN01.S")
    table.run(Turn())
    for _ in range(300):
        if table.state.turn > 1 or table.state.over:
            break
        marks = [label for label in table.options() if label.startswith("Target")]
        shining = table.state.legal()[-1 if table.asked == "Shade" else 0]
        table.play(marks[0] if table.asked == "Prepare" and marks else shining)
    moments = [moment for moment, _, _ in toy_module.SEEN]
    first = [moment for at, moment in enumerate(moments) if moment not in moments[:at]]
    assert first == sorted(first)
    # the last one comes only where somebody plays the storm
    assert [*(MOMENTS[moment] for moment in first), "C3"] == list(MOMENTS)
    rounds = [(seat, enemy) for moment, seat, enemy in toy_module.SEEN if moment == ROUND_BEGINS]
    assert sorted(seat for seat, _ in rounds) == [0, 1, 2]
    assert all(enemy >= 0 for moment, _, enemy in toy_module.SEEN if moment in (FIGHT_BEGINS, FIGHT_ENDS))


def test_steps_at_a_moment_tell_draw_and_carry_out_a_text_of_the_module() -> None:
    table = lanterns(lantern_oil=0).run(CultistPhase())
    assert len(table.state.zones[len(ZONES) + LIT]) == 1
    assert oil_of(table.state)[0] in (1, 2)
    assert any("is lit" in line for line in table.told())


def test_what_can_happen_in_any_phase_is_told_to_the_module_with_its_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    happened: list[tuple[str, int]] = []
    add_rule(
        monkeypatch,
        toy_module.Light,
        "on",
        lambda self, state, what, n: happened.append((OCCASIONS[what], n)),
    )
    lanterns().run(Summon(P2, 0, 1, 0))
    lanterns().terror_card(1, "TE03", 1).run(CarryOut(2), Occasion(1, 2))
    lanterns().run(ActivateLocation(0, ())).play("Gull")
    table = lanterns().endgame_card("EG1").run(ActivateEndgame())
    happened = [one for one in happened if one[0] != "cultist-arrived"]
    assert happened[0] == ("goo-came", P2)
    assert happened[1:3] == [("terror-carried-out", 2), ("location-opened", 3)]
    assert [what for what, _ in happened[3:]] == ["goo-came", "endgame-carried-out"]
    assert table.state.endgame


def test_an_arrival_is_told_to_the_module_when_it_stands_and_after_the_god_that_it_calls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[str, int, bool]] = []
    add_rule(
        monkeypatch,
        toy_module.Light,
        "stands",
        lambda self, state, place, one: seen.append(("stands", one, state.goo[place] >= 0)),
    )
    add_rule(
        monkeypatch,
        toy_module.Light,
        "on",
        lambda self, state, what, n: seen.append((OCCASIONS[what], n, state.goo[P2] >= 0)),
    )
    table = lanterns().cultists(P2, "CU-S02", "CU-M02", "CU-F02").next_cultists("CU-K01")
    new = table.state.agreed.content.cultists.ids.index("CU-K01")
    seen.clear()
    table.run(Arrive(P2, 0))
    assert seen == [("stands", new, False), ("goo-came", P2, True), ("cultist-arrived", new, True)]


def test_a_full_terror_card_is_told_of_before_it_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    add_rule(
        monkeypatch,
        toy_module.Light,
        "on",
        lambda self, state, what, n: seen.append(len(state.zones[CIRCLE])),
    )
    table = lanterns().terror_card(0, "TE03", 1)
    seen.clear()
    table.run(MoveTerror())
    assert seen == [0]


# --- fights -----------------------------------------------------------------------------------------------------------


def fought() -> Storm:
    """A fight against the Novice of the Star is about to begin."""
    table = lanterns().cultists(P1, "CU-S01").hand(0, "GN02.M").at(1, P2).at(2, P2)
    return table.target(0, "CU-S01").dice(0, "SS")


def test_a_fight_can_be_called_off_without_winner_and_penalty(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, toy_module.Light, "calls_off", lambda self, state, seat, enemy: True)
    table = fought().combat().play("Novice")
    assert table.asked == "NowOrLater"
    assert (table.state.done[0], table.state.mad[0], table.cards(COLUMN)) == (1, 0, ["CU-S01"])


def test_what_costs_nothing_covers_a_symbol_in_both_ways_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not fought().combat().play("Novice").offers("Win")
    add_rule(monkeypatch, toy_module.Light, "helps", lambda self, state, seat, enemy: (1 << F,))
    table = fought().combat().play("Novice")
    assert table.offers("Win")
    table.play("own assignment", "Shared Sigil", "Take the trophy")
    assert (table.trophies_of(0), table.hand_of(0)) == ("S", [])
    simple = fought().combat().play("Novice").play("Win")
    assert (simple.trophies_of(0), simple.hand_of(0)) == ("S", [])


def test_a_win_can_bring_more_trophies(monkeypatch: pytest.MonkeyPatch) -> None:
    add_rule(monkeypatch, toy_module.Light, "won", lambda self, state, seat, enemy: 2)
    table = fought().hand(0, "GN03.F").combat().play("Novice").play("Win")
    assert table.trophies_of(0) == "SSS"


# --- reckonings -------------------------------------------------------------------------------------------------------


def test_an_enemy_has_a_symbol_less_in_the_light() -> None:
    dark, light = lanterns().cultists(P1, "CU-S01"), with_light().cultists(P1, "CU-S01")
    assert sum(enemy_symbols(light.state, 0, P1)) == sum(enemy_symbols(dark.state, 0, P1)) - 1


def test_reach_hands_moves_healing_and_rerolls_are_reckoned_with_the_module() -> None:
    dark = lanterns().cultists(P1, "CU-S01", "CU-S02").mad(0, 3).dice(1, "S").at(0, P2).at(2, P2)
    light = with_light().cultists(P1, "CU-S01", "CU-S02").mad(0, 3).dice(1, "S").at(0, P2).at(2, P2)
    assert [within_reach(table.state, P1, 1, False) for table in (dark, light)] == [False, True]
    for table, left, cards in ((dark, 1, 4), (light, 2, 5)):
        table.state.heal(0, 2, "CS-CMP-11")
        assert table.state.mad[0] == left
        table.run(FillHands())
        assert len(table.hand_of(0)) == cards
    for table, rerolls in ((dark, True), (light, False)):
        table.target(1, "CU-S01").combat().play("Novice")
        assert table.asked == "Fight"
        assert table.offers("Reroll") == rerolls


def test_moves_are_free_in_the_light() -> None:
    table = with_light().prepare().play("Move to Gull", seat=0).play("Move to Crane", seat=0)
    assert table.state.mad[0] == 0
    assert (table.state.place[0], P2) == (0, 1)


# --- actions and vetoes -----------------------------------------------------------------------------------------------


def test_a_preparation_action_of_the_module_is_offered_said_taken_and_meant() -> None:
    table = lanterns().mad(1, 2).prepare()
    assert not table.offers("Rest by the light", seat=0)
    rest = table.means("act", "rest")
    sane = table.game.why_not(table.state, 0, rest)
    assert sane is not None
    assert (sane.rule, sane.words) == ("CS-PRE-02", "That cannot be done now.")
    assert table.game.meaning(table.state, table.means("act", "rest")) == ("act", "rest")
    table.play("Rest by the light", seat=1)
    assert (table.state.mad[1], oil_of(table.state)[1]) == (1, 0)
    dark = table.game.why_not(table.state, 1, rest)
    assert dark is not None
    assert dark.words == "Sgt. Roscoe Tillman has no oil left to rest by."
    assert table.told() == ["Sgt. Roscoe Tillman rests by the light."]


def test_an_advance_of_terror_can_be_cancelled() -> None:
    table = with_light()
    before = table.state.terror
    table.run(Advance()).play("Shade Brass Lantern")
    assert (table.state.terror, table.cards(len(ZONES) + OUT)) == (before, ["LA1"])
    again = with_light().run(Advance()).play("Let it shine")
    assert again.state.terror != before


def test_a_bell_is_asked_for_after_the_module() -> None:
    table = with_light().objects(1, "OB19").run(Advance()).play("Let it shine")
    assert table.asked == "RingBell"


def test_a_victory_can_be_forbidden() -> None:
    for oil, over in ((0, False), (1, True)):
        table = lanterns(lantern_oil=oil).sealed(1, 2, 3, 4).seal(0, 0).on_location(P1, "SSS").run(Sealing())
        table.play("Seal this location")
        assert table.state.over == over


# --- fields, zones, cards, verbs, options, endings --------------------------------------------------------------------


def test_fields_zones_and_cards_are_copied_dumped_loaded_and_seen() -> None:
    game, state = toy_game(), with_light(lantern_oil=2).prepare().state
    copy = state.clone()
    oil_of(copy)[0] = 9
    assert (oil_of(state)[0], oil_of(copy)[0]) == (2, 9)
    dump = game.dump(state)
    assert dump["zones"]["lit"] == ["LA1"]
    assert dump["fields"]["oil"] == {"0": 2, "1": 2, "2": 2}
    assert game.digest(game.load(dump)) == game.digest(state)
    assert state.table.backs[len(game.content.names)] == "Lantern card"


def test_the_game_can_end_by_the_module() -> None:
    table = lanterns().to(len(ZONES) + OUT, "LA1", "LA2")
    state = table.state
    state.agreed.modules[-1].at(state, TURN_ENDS, -1, -1)
    assert state.over
    outcome = table.game.outcome(state)
    assert outcome is not None
    assert outcome.reason == ("TOY-06", "The last lantern has gone out.")


def test_the_verb_of_a_module_needs_words_and_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_module.ToyModule, "advised", ())
    with pytest.raises(RulesError, match="the verb 'glow' has no entry in the advice of lanterns"):
        ToyStorm()


# --- looks and a sensible player --------------------------------------------------------------------------------------


def test_the_scene_shows_what_the_module_lays_on_the_table() -> None:
    table = with_light().prepare()
    scene = table.game.scene(table.state, 0)
    assert any(zone.id == "lit" and zone.label == "Lit lanterns" for zone in scene.still.zones)
    assert any(piece.zone == "lit" and piece.face == "LA1" for piece in scene.moving.pieces)
    assert any(counter.label == "Oil" for counter in scene.moving.counters)
    plain = toy_game().new(seats=3, seed=1)
    assert not any(zone.id == "lit" for zone in toy_game().still(plain).zones)


def test_answers_of_the_module_point_at_its_cards() -> None:
    table = with_light().run(Advance())
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.options[0].touches == ("lit", "LA1")
    assert table.game.telling(table.state, "en").speechless(table.game.actions.kinds) == []


def test_what_the_storm_of_a_module_does_is_told_as_done_by_nobody() -> None:
    own = {"arrived", "civilian-lost", "blot-drawn", "world-opens", "event-drawn", "disease-rises", "trouble"}
    assert own - the_game().itself == set()
    assert "civilian-saved" not in the_game().itself


def test_a_sensible_player_takes_the_advice_of_the_module() -> None:
    game = toy_game()
    table = lanterns().mad(1, 3).prepare()
    assert game.meaning(table.state, game.greedy(table.state, 1)) == ("act", "rest")
    one = with_light().run(Advance())
    assert game.meaning(one.state, game.greedy(one.state, 0)) == ("let-it-shine",)
    two = with_light().to(len(ZONES) + LIT, "LA2").run(Advance())
    assert game.meaning(two.state, game.greedy(two.state, 0)) == ("shade", "LA1")


def test_random_games_with_the_module_keep_every_promise() -> None:
    plays_at_random(toy_game(), seats=3, games=4, lanterns=True)


# --- several ----------------------------------------------------------------------------------------------------------


@rule("CS-MOD-02")
def test_zones_and_endings_of_modules_are_numbered_one_after_the_other_whichever_are_used() -> None:
    game = toy_module.TwoStorm()
    both = game.new(seats=3, seed=1, options={"bare": True, "lanterns": True})
    one = game.new(seats=3, seed=1, options={"lanterns": True})
    _, bare, second = both.agreed.modules
    _, only = one.agreed.modules
    assert (bare.zone, second.zone, only.zone) == (len(ZONES), len(ZONES) + 1, len(ZONES))
    endings = len(the_game().endings)
    assert (bare.ending, second.ending, only.ending) == (endings + 1, endings + 2, endings + 2)
    assert game.endings[endings:] == ("BARE-01", "TOY-06")
    assert (bare.card, second.card) == (len(game.content.names), len(game.content.names))


def test_a_module_that_says_nothing_changes_nothing() -> None:
    base, game = the_game(), toy_module.TwoStorm()
    plain, other = base.new(seats=3, seed=5), game.new(seats=3, seed=5, options={"bare": True})
    assert len(other.agreed.modules) == 2
    while not plain.over:
        answer = base.greedy(plain, plain.speaker)
        assert (answer, plain.legal()) == (game.greedy(other, other.speaker), other.legal())
        plain.play(answer)
        other.play(answer)
    assert (plain.ended, plain.winners, plain.dice) == (other.ended, other.winners, other.dice)
    _, rules = other.agreed.modules
    assert not rules.can_act(other, 0, 0)
    with pytest.raises(NotImplementedError):
        rules.act(other, 0, 0)


UNSAID: tuple[tuple[Any, tuple[Any, ...], str], ...] = (
    (False, (), "follows_research follows_terror sets_goal"),
    (False, (0,), "acts_absent concluding forbids_victory keeps_nothing marker_back takes_endgame"),
    (
        False,
        (0, 0),
        "armed_absent cancels cancels_late caps_hand draws_event excuses gives_any let_seal moves_freely",
    ),
    (False, (0, 0), "opens_rift saves seals_from_afar sends silences spares unsays"),
    (False, (0, 0, 0), "calls_off can_act can_carry has_source summons"),
    (False, (0, 0, 0, 0), "let_choose"),
    (True, (0, 0), "may_pay_reroll may_reroll may_turn_dice redraws rolls_die"),
    (0, (0,), "rank source_madness"),
    (0, (0, 0), "entry_cost hand_size"),
    (0, (0, 0, 0), "won"),
    (None, (0, 0), "as_laid bars_delivery bars_gate bars_healing bars_research bars_sealing"),
    (None, (0, 0, 0), "bars_fight"),
    (None, (0, 0, 0, 0), "bars_support bars_text"),
    ((), (0, 0, 0), "helps"),
    (7, (0, 7), "blots pool_dice special_goo steps"),
    (7, (0, 0, 7), "healing level_price move_cost reroll_price research_icons"),
    (True, (0, 0, True), "ranged"),
    (False, (0, 0, False), "ranged"),
    (True, (0, 0, 0, False, True), "reaches"),
    (False, (0, 0, 0, True, False), "reaches"),
)
"""What a module without a rule for something says to it, and what it is asked: seats, places and numbers of no matter, last
what has been said so far."""
NO_ADVICE: tuple[tuple[Any, tuple[Any, ...], str], ...] = (
    (0.0, (0, 0), "blot_worth"),
    (0.0, (0, 0, 0), "act_worth free_move_worth standing_worth verb_worth"),
    (0.0, (0, 0, 0, 0), "enemy_worth"),
    (False, (0, 0), "wants_research"),
    (0, (0, 0), "lending_madness"),
    (-1, (0, 0, 0, 0), "lending"),
    ([], (0, 0, []), "lendable"),
)


@rule("CS-MOD-06")
@pytest.mark.parametrize(("said", "asked", "names"), UNSAID)
def test_where_a_module_has_no_rule_all_stays_as_it_is(said: Any, asked: tuple[Any, ...], names: str) -> None:
    rules = ModuleRules(0, 0, 0)
    answers = {name: getattr(rules, name)(*asked) for name in names.split()}
    assert answers == dict.fromkeys(names.split(), said)


@pytest.mark.parametrize(("said", "asked", "names"), NO_ADVICE)
def test_where_a_module_has_no_advice_nothing_is_worth_more_or_less(
    said: Any, asked: tuple[Any, ...], names: str
) -> None:
    advice = Advice()
    answers = {name: getattr(advice, name)(*asked) for name in names.split()}
    assert answers == dict.fromkeys(names.split(), said)


@rule("CS-MOD-08")
def test_modules_act_at_a_moment_in_the_order_in_which_the_game_lists_them() -> None:
    state = toy_module.TwoStorm().new(seats=3, seed=1, options={"bare": True, "lanterns": True})
    assert [type(rules).__name__ for rules in state.agreed.modules] == ["CommonRules", "ModuleRules", "Light"]
    assert [type(rules).__name__ for rules in state.agreed.acting[0]] == ["CommonRules", "Light"]
    assert [type(module).__name__ for module in toy_module.TwoStorm.modules][-2:] == [
        "BareModule",
        "ToyModule",
    ]


def test_only_those_with_a_rule_of_their_own_are_asked() -> None:
    """Whoever has another rule than none is in the list for it, in the order of the modules; a victory is told in one go."""

    class Watchful(ModuleRules):
        def silences(self, state: Any, place: int) -> bool:
            return True

    class Proud(Watchful):
        def won_with(self, state: Any, seat: int, cards: tuple[int, ...]) -> None:
            return

    class Silent(ModuleRules):
        pass

    watchful, proud, silent = Watchful(0, 0, 0), Proud(0, 0, 0), Silent(0, 0, 0)
    asked = Asked((watchful, silent, proud))
    assert asked.silences == (watchful, proud)
    assert asked.won == (proud,)
    assert asked.bars_support == ()


def test_every_rule_of_a_module_that_is_asked_for_is_one_that_modules_have() -> None:
    """Nobody is asked for something that no module can have a rule for."""
    asked = [name for name in dir(Asked(())) if not name.startswith("_")]
    assert [name for name in asked if not hasattr(ModuleRules, name)] == []


# --- all of it at one table -------------------------------------------------------------------------------------------

MINOR = {
    "other_worlds",
    "relics",
    "rituals",
    "events",
    "victims",
    "diseases",
    "puzzle",
    "research_events",
    "inkblots",
}
MISSIONS = 7


@rule("CS-MOD-02", "CS-MOD-03", "CS-MOD-04", "CS-SEC-03", "CS-CRE-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_all_that_goes_together_is_checked_together_with_any_number_of_seats(seats: int) -> None:
    """Every minor module, sect, set of creatures and story with its effect: without a major expansion that is asked for
    (one and two have one anyway, and six an Author), and with an Author where there may be one."""
    game = the_game()
    full = [table for table in game.fullest(seats) if "mission" not in table]
    assert "overlord" not in full[0]
    assert [bool(table.get("overlord")) for table in full].count(True) == (seats >= 3)
    for agreed in full:
        state = game.new(seats, seed=seats, options=agreed)
        used = {module.name for module in game.in_use(state.table)}
        investigators = state.table.investigators
        assert used >= {*MINOR, "sects", "creatures", "narrative"}
        assert ("overlord" in used) == (seats == 6 or "overlord" in agreed)
        assert len(state.agreed.special_sects) == (5 if investigators > 2 else 4)
        assert state.table.options["creatures"] == ["CR1", "CR2", "CR3", "CR4", "CR5"]
        assert state.table.options["narrative"] == "effects"
        plays_at_random(game, seats, games=1, **agreed)


def test_who_is_passed_by_would_have_said_nothing() -> None:
    """Modules that are not asked about supports, or about the price of coming somewhere, have nothing to say of it."""
    game = the_game()
    passed_by = 0
    for seed in range(12):
        state = game.new(3, seed=seed, options=game.fullest(3)[0], unattended=True)
        luck = Dice(seed)
        if seed % 2:
            sickness(state).dial[:] = [WORST] * PLACES
        while not state.over:
            asked = state.agreed.asked
            for seat in range(3):
                said = {
                    module: [
                        why
                        for card in state.zones[HAND + seat]
                        for other in range(3)
                        if other != seat
                        and (why := module.bars_support(state, seat, state.action(card), other)) is not None
                    ]
                    for module in asked.bars_support
                }
                surely = [module for module in said if not module.may_bar_supports(state, seat)]
                assert [said[module] for module in surely] == [[]] * len(surely)
                passed_by += len(surely)
            for module in asked.entry_cost:
                costs = [module.entry_cost(state, place) for place in range(PLACES)]
                assert module.may_charge_entry(state) or not any(costs)
                passed_by += not module.may_charge_entry(state)
            state.play(state.choices[luck.roll(len(state.choices))])
    assert passed_by > 1000


@rule("CS-MOD-05")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_mission_is_checked_with_all_that_it_lets_in(seats: int) -> None:
    full = [table for table in the_game().fullest(seats) if "mission" in table]
    assert [table["mission"] for table in full] == [str(number) for number in range(1, MISSIONS + 1)]
    for agreed in full:
        assert len(agreed["sects"]) == len(agreed["creatures"]) == 5
        assert agreed["narrative"] == "effects"
    named = {table["mission"]: MINOR & table.keys() for table in full if MINOR & table.keys()}
    assert named == {"3": {"inkblots"}, "6": {"victims", "puzzle"}}


def test_check_plays_every_module_alone_too_and_with_every_other() -> None:
    mixed = the_game().mixtures(3)
    assert {"events": True} in mixed
    assert {"events": True, "relics": True} in mixed
    assert len({repr(sorted(one.items())) for one in mixed}) == len(mixed)
    assert not [one for one in mixed if "overlord" in one and "mission" in one]
