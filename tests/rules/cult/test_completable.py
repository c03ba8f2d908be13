"""What is offered can be completed, and what can be completed is offered: held against the slow truth."""

from collections.abc import Iterator

import pytest

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import FREE, PATRIARCH, SHEET
from eldertable.games.cult.rules.abilities import allowed_here, sweep, usable, visible_abilities
from eldertable.games.cult.rules.effects import could
from eldertable.games.cult.rules.means import Means
from eldertable.games.cult.rules.priests import destroy_free, set_master
from eldertable.games.cult.rules.resolution import USE
from eldertable.games.cult.table.state import CultState
from eldertable.kernel import Dice
from tests.rules.cult.table import IDS, CultScene, cult
from tests.rules.stories import TABLES
from tests.support import rule

ROUNDS = 150


def random_scene(seed: int) -> CultScene:
    """A position of two or three Cults with a bit of everything, a Location about to be resolved."""
    dice = Dice(seed)
    names = list(range(len(IDS)))
    dice.shuffle(names)
    table = cult(*[IDS[name] for name in names[: 2 + dice.roll(2)]])
    location = 1 + dice.roll(13)
    state = table.state
    for side in range(state.table.sides):
        if dice.roll(2):
            table.dark(side)
        table.followers(side, dice.roll(10)).coins(side, dice.roll(18)).mobs(side, dice.roll(3))
        if dice.roll(3) == 0:
            table.priests(side, location, PATRIARCH)
        for kind in (1, 2, 3, 4, 5):
            for _ in range(3):
                place = (FREE, location, SHEET, -1, -1, FREE)[dice.roll(6)]
                if place >= 0:
                    table.priests(side, place, kind)
        if dice.roll(4) == 0:
            table.altar(side, location)
        for _ in range(dice.roll(5)):
            table.hand(side, f"I{1 + dice.roll(30):02}" if dice.roll(2) else _miracle(table, dice))
        for _ in range(dice.roll(3)):
            _give_license(table, side, dice)
    if dice.roll(2):
        table.supremacy(dice.roll(state.table.sides))
    for _ in range(dice.roll(4)):
        _give_license(table, -1, dice)
    if dice.roll(4) == 0:
        table.only((c.MIRACLE_DECK, c.INTRIGUE_DECK)[dice.roll(2)])
    table.priests(1, location, 1) if state.reserve(1, 1) else table.altar(1, location)
    state.active = location
    assert table.game.audit(state) == []
    return table


def _miracle(table: CultScene, dice: Dice) -> str:
    deck = table.unseen(c.MIRACLE_DECK)
    return deck[dice.roll(len(deck))]


def _give_license(table: CultScene, side: int, dice: Dice) -> None:
    deck = table.unseen(c.LICENSE_DECK)
    name = deck[dice.roll(len(deck))]
    if side < 0:
        table.palace(name)
    else:
        table.licenses(side, name)


def scenes() -> Iterator[tuple[int, CultScene]]:
    """Random scenes; where a card was dealt twice or tokens ran out, another seed is tried."""
    seed = made = 0
    while made < ROUNDS:
        seed += 1
        try:
            scene = random_scene(seed)
        except AssertionError:
            continue
        made += 1
        yield seed, scene


# --- the slow truth -----------------------------------------------------------------------------------------


def works_now(state: CultState, side: int, ability: int, amount: int) -> bool:
    """Whether the effects work in the state as it is, the costs being paid."""
    cults, effects = state.agreed.cults, state.agreed.effects
    means = Means(state, side)
    means.amount = amount
    first = cults.abilities[ability].effect
    possible = [could(state, first + at, means, False) for at in range(cults.abilities[ability].effects)]
    needed = [effects.must[first + at] for at in range(cults.abilities[ability].effects)]
    return any(possible) and all(can or not must for can, must in zip(possible, needed, strict=True))


def paid_in_every_way(state: CultState, side: int, cards: int) -> Iterator[CultState]:
    """The table after every payment of so many cards."""
    if cards == 0:
        yield state
        return
    for kind in state.kinds_of_cards(side):
        after = state.clone()
        if kind < c.FIRST_LICENSE:
            after.lay_out(side, kind)
        after.discard(side, kind, "CULT-RUL-32")
        yield from paid_in_every_way(after, side, cards - 1)


def truly_usable(state: CultState, side: int, ability: int) -> bool:
    """Whether an ability works after some way to pay for it: every way is tried on a copy."""
    cults = state.agreed.cults
    if not allowed_here(state, side, ability) or state.coins[side] < cults.abilities[ability].coins:
        return False
    if state.followers[side] < cults.abilities[ability].followers:
        return False
    if cults.abilities[ability].ritual:
        return any(works_now(after, side, ability, n) for after, n in with_master(state, side, ability))
    most = cults.abilities[ability].followers_most or cults.abilities[ability].followers
    for n in range(cults.abilities[ability].followers, min(most, state.followers[side]) + 1):
        after = state.clone()
        after.coins[side] -= cults.abilities[ability].coins
        after.followers[side] -= n
        if cults.abilities[ability].free_priests:
            sweep(after, side, "CULT-CTH-02")
        amount = n if cults.abilities[ability].followers_most else 0
        for paid in paid_in_every_way(after, side, cults.abilities[ability].cards):
            if works_now(paid, side, ability, amount):
                return True
    return False


def with_master(state: CultState, side: int, ability: int) -> Iterator[tuple[CultState, int]]:
    """The table after every choice of a Master."""
    cults = state.agreed.cults
    for kind in range(6):
        strength = state.strength(side, kind)
        fits = cults.abilities[ability].least <= strength <= cults.abilities[ability].most
        patriarch = (
            not cults.abilities[ability].destroyed
            if kind == PATRIARCH
            else not cults.abilities[ability].patriarch
        )
        if state.count(side, FREE, kind) and fits and patriarch:
            after = state.clone()
            if cults.abilities[ability].destroyed:
                destroy_free(after, side, kind, "CULT-CUL-10")
            else:
                set_master(after, side, kind, "CULT-CUL-04")
            yield after, strength


def test_means_are_copied_whole() -> None:
    state = cult().state
    means = Means(state, 0)
    spent = {
        "followers": 3, "coins": 5, "weaker": 7, "master": 2, "back": True, "swept": True, "amount": 4, "gone": (8, -1)
    }  # fmt: skip
    for name, value in spent.items():
        setattr(means, name, value)
    other = means.copy(state)
    assert {name: getattr(other, name) for name in spent} == spent


@rule("CULT-RUL-34", "CULT-RUL-31", "CULT-RUL-77")
def test_an_ability_is_offered_if_and_only_if_some_payment_works() -> None:
    offered = 0
    for seed, scene in scenes():
        state = scene.state
        for side in range(state.table.sides):
            for ability in visible_abilities(state, side):
                if state.agreed.cults.abilities[ability].cards > 3:
                    continue
                truth = truly_usable(state, side, ability)
                name = state.agreed.cults.ability_ids[ability]
                assert usable(state, side, ability) == truth, f"seed {seed}, side {side}, {name}"
                offered += truth
    assert offered > ROUNDS // 2


def stuck_on_the_way(state: CultState, seat: int, depth: int) -> str:
    """The first decision of an action that has no answer, whatever was chosen before; "" if there is none."""
    decision = state.decision
    if state.stuck:
        return type(decision).__name__
    if decision is None or type(decision).BREAKS_TO is None or depth == 0:
        return ""
    answers = state.legal()
    for answer in answers[:4] + answers[4:][-2:]:
        after = state.clone()
        after.apply(answer)
        if found := stuck_on_the_way(after, seat, depth - 1):
            return f"{type(decision).__name__} {answer}, {found}"
    return ""


@rule("CULT-RUL-77", "CULT-RUL-79")
def test_whatever_is_offered_as_an_action_can_be_carried_through_on_every_way() -> None:
    tried = 0
    for seed, scene in scenes():
        location, first = scene.state.active, seed % scene.state.table.sides
        scene.state.active = -1
        scene.first(first).resolve(location)
        if scene.asked != "Act":
            continue
        state = scene.state
        for answer in state.legal()[1:]:
            after = state.clone()
            after.apply(answer)
            assert stuck_on_the_way(after, first, 5) == "", f"seed {seed}, answer {answer}"
            tried += answer >= USE
    assert tried > ROUNDS // 5
    TABLES.clear()  # so many ways are no story to be read


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_sensible_players_end_by_themselves(seats: int) -> None:
    game = cult().game
    for seed in (1, 2):
        state = game.new(seats, seed, unattended=True)
        moves = 0
        while not state.over:
            seat = state.speaker
            state.play(game.greedy(game.determinize(state, seat, moves), seat))
            moves += 1
        assert state.outcome is not None
        assert state.round <= 40
