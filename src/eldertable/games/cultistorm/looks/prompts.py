"""What is asked: the question with the rules behind it, and what on the table each answer points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import GOO_TARGET, LEVELS, SYMBOLS
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.rules import discarding
from eldertable.games.cultistorm.rules.fighting import fight, winning
from eldertable.games.cultistorm.rules.fighting.assignment import Assign, ClaimTrophy
from eldertable.games.cultistorm.rules.fighting.fight import Fight
from eldertable.games.cultistorm.rules.phases.preparation import Prepare
from eldertable.games.cultistorm.rules.phases.sealing import sealable
from eldertable.games.cultistorm.rules.storm.terror_verbs import PickTrophy
from eldertable.games.cultistorm.table import covering, enemies, matching, symbols
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE, PREPARATION_PHASE
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.pointing import Pointing, nothing
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import Decision


def ask(state: StormState, telling: Telling, decision: Decision, seat: int | None) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind, rules = type(decision).__name__, _rules(decision)
    if seat is None or seat not in decision.seats():
        names = telling.listed([telling.side(state, other) for other in sorted(decision.awaited())])
        return Prompt(decision.seats(), kind, telling.words("waiting-for", who=names), rules)
    if kind in FULLER:
        return FULLER[kind](telling, state, decision, seat)
    votes: tuple[int, ...] = getattr(decision, "votes", ())
    chosen = telling.votes(state, _any(decision)) if votes else ""
    return Prompt(decision.seats(), kind, telling.ask(state, decision), rules, (), chosen)


def _any(decision: Decision) -> Any:
    return decision


def _rules(decision: Decision) -> tuple[str, ...]:
    """The rules behind a question; a loss shows what has caused it."""
    if "cause" in decision.FIELDS:
        return discarding.CAUSES[_any(decision).cause]
    return decision.RULES


# --- questions in a fight -------------------------------------------------------------------------------------------


def _fight(telling: Telling, state: StormState, decision: Fight, seat: int) -> Prompt:
    """A fight's prompt also says what the enemy needs, and what is missing or how much a win costs."""
    need = enemies.enemy_symbols(state, decision.enemy, state.place[seat])
    held, lacking = held_and_lacking(state, seat, decision.enemy, need)
    match = fight.match_for(state, seat, decision.enemy)
    if match is not None:
        chance = telling.words("fight-enough", n=matching.madness_of(match))
    elif not sum(lacking):
        chance = telling.words("fight-deadly")
    else:
        chance = telling.words("fight-missing", held=telling.tally(held), missing=telling.tally(lacking))
    needed = telling.words("fight-needs", need=telling.tally(need))
    words = f"{telling.ask(state, decision)} {needed} {chance}"
    sums = sum(need) - sum(lacking)
    return Prompt(decision.seats(), "Fight", words, decision.RULES, (), "", sums, sum(need))


def _assign(telling: Telling, state: StormState, decision: Assign, seat: int) -> Prompt:
    """While sources are chosen: which symbols are needed in all, which are left, and how many are covered."""
    need = decision.need(state)
    left = covering.least_left(decision.cover(state, decision.picked(state, seat)), need)
    words = telling.ask(state, decision)
    words = f"{words} {telling.words('fight-needs', need=telling.tally(need))}"
    if 0 < sum(left) < sum(need):
        words = f"{words} {telling.words('assign-left', left=telling.tally(left))}"
    sums = sum(need) - sum(left)
    return Prompt(decision.seats(), "Assign", words, decision.RULES, (), "", sums, sum(need))


def _claim(telling: Telling, state: StormState, decision: ClaimTrophy, seat: int) -> Prompt:
    chosen = telling.listed([telling.source(state, seat, code) for code in decision.chosen])
    words = telling.ask(state, decision)
    return Prompt(decision.seats(), "ClaimTrophy", words, decision.RULES, (), chosen)


def _prepare(telling: Telling, state: StormState, decision: Prepare, seat: int) -> Prompt:
    """Before the fights: whether one was ready before, what the own targets need, and what is missing."""
    said = [telling.ask(state, decision)]
    if decision.told >> seat & 1 and not decision.ready[seat]:
        said.append(telling.words("ask-ready-again"))
    for enemy in state.marked(seat):
        if enemy < 0 or enemies.place_of(state, enemy) != state.place[seat]:
            continue
        need = enemies.enemy_symbols(state, enemy, state.place[seat])
        name = telling.enemy(state, enemy)
        said.append(telling.words("target-needs", enemy=name, need=telling.tally(need)))
        lacking = held_and_lacking(state, seat, enemy, need)[1]
        key = "target-missing" if sum(lacking) else "target-covered"
        said.append(telling.words(key, missing=telling.tally(lacking)))
    return Prompt(decision.seats(), "Prepare", " ".join(said), decision.RULES)


def chance(state: StormState, telling: Telling, seat: int, enemy: int) -> str:
    """Who has a target marker on an enemy, and what is missing there before the fight."""
    who = telling.side(state, seat)
    fought = state.phase not in (PREPARATION_PHASE, COMBAT_PHASE) or state.done[seat]
    if fought or enemies.place_of(state, enemy) != state.place[seat]:
        return who
    need = enemies.enemy_symbols(state, enemy, state.place[seat])
    lacking = held_and_lacking(state, seat, enemy, need)[1]
    if sum(lacking):
        return telling.words("badge-lacks", who=who, missing=telling.tally(lacking))
    return telling.words("badge-covers", who=who)


FULLER: dict[str, Callable[[Telling, StormState, Any, int], Prompt]] = {
    "Prepare": _prepare,
    "Fight": _fight,
    "Assign": _assign,
    "ClaimTrophy": _claim,
}
"""Questions that say more than their sentence, by the name of the decision."""


def held_and_lacking(
    state: StormState, seat: int, enemy: int, need: list[int]
) -> tuple[list[int], list[int]]:
    """The symbols that the fighter's cards and dice show, and those of the enemy that they cannot cover."""
    kit = symbols.kit_of(state, seat, enemy, state.place[seat])
    held = [len(kit.cards[symbol]) + kit.dice[symbol] for symbol in range(SYMBOLS)]
    return [*held, kit.dice[c.ANY]], matching.uncovered(kit, need)


# --- what an answer points at ---------------------------------------------------------------------------------------


def _own_face(state: StormState, seat: int, own_card: int) -> str:
    content = state.agreed.content
    card = state.own_card(seat, own_card)
    return f"{content.actions[content.action_kind[card]].id}.{LETTERS[content.action_symbol[card]]}"


def in_hand(state: StormState, decision: Decision, seat: int, own_card: int) -> tuple[str, ...]:
    """A card of the own hand."""
    return (f"hand-{seat}", _own_face(state, seat, own_card))


def _discard(state: StormState, decision: Decision, seat: int, own_card: int) -> tuple[str, ...]:
    return (f"discard-{seat}", _own_face(state, seat, own_card))


def _found(state: StormState, decision: Decision, seat: int, thing: int) -> tuple[str, ...]:
    return ("drawn", state.agreed.content.things[thing].id)


def _used_object(state: StormState, decision: Decision, seat: int, thing: int) -> tuple[str, ...]:
    return ("object-discard", state.agreed.content.things[thing].id)


def _investigator(state: StormState, decision: Decision, seat: int, number: int) -> tuple[str, ...]:
    """Who it is and what they can do; nothing of it lies on the table yet."""
    id = state.agreed.content.investigators[number].id
    return (f"inv-{id}", *(f"{id}-L{level}" for level in range(1, LEVELS + 1)))


def _die(state: StormState, decision: Decision, seat: int, face: int) -> tuple[str, ...]:
    # A die that shows it elsewhere is none of the pool's.
    return ("pool", f"die-face-{face}") if state.pool[face] else ("pool",)


def _own_dice(state: StormState, decision: Decision, seat: int, face: int) -> tuple[str, ...]:
    return (f"dice-{seat}",)


def _location(state: StormState, decision: Decision, seat: int) -> tuple[str, ...]:
    return (f"card-{state.place[seat]}",)


def _objects_deck(state: StormState, decision: Decision, seat: int) -> tuple[str, ...]:
    return ("objects-deck",)


def _support(state: StormState, decision: Decision, seat: int, own_card: int, other: int) -> tuple[str, ...]:
    if other == seat:
        # Nobody supports oneself: what lies before one has nothing to do with it.
        return ()
    return (f"hand-{seat}", _own_face(state, seat, own_card), f"mat-{other}")


def _own_trophy(state: StormState, decision: Decision, seat: int, symbol: int) -> tuple[str, ...]:
    return (f"trophy-{LETTERS[symbol]}-{seat}",)


def _delivered(state: StormState, decision: Decision, seat: int, symbol: int) -> tuple[str, ...]:
    return (f"trophies-{state.place[seat]}", f"trophy-{LETTERS[symbol]}-{seat}")


def _lost_trophy(state: StormState, decision: PickTrophy, seat: int, symbol: int) -> tuple[str, ...]:
    return (f"trophies-{decision.place}", f"trophy-{LETTERS[symbol]}")


def _claimed_trophy(state: StormState, decision: ClaimTrophy, seat: int) -> tuple[str, ...]:
    return ("supply", f"trophy-{LETTERS[winning.trophy_for(state, decision.enemy)]}")


def _seal(state: StormState, decision: Decision, seat: int, symbol: int) -> tuple[str, ...]:
    return ("seals", f"seal-{LETTERS[symbol]}")


def _target(state: StormState, decision: Decision, seat: int, target: int) -> tuple[str, ...]:
    return (f"enemy-{target}",) if target < GOO_TARGET else (f"column-{state.place[seat]}",)


def _cultist(state: StormState, decision: Decision, seat: int, cultist: int) -> tuple[str, ...]:
    return (f"enemy-{cultist}",)


def _ability(state: StormState, decision: Decision, seat: int, level: int) -> tuple[str, ...]:
    return (f"board-{seat}",)


def _gates(state: StormState, decision: Decision, seat: int) -> tuple[str, ...]:
    """What can be sealed, or where one stands."""
    return tuple(f"place-{place}" for place in sealable(state, seat) or [state.place[seat]])


class Acts:
    """What preparation actions of modules point at, by their names."""

    def __init__(self, points: Mapping[str, Callable[[StormState, int], tuple[str, ...]]]) -> None:
        self.points = points

    def __call__(self, state: StormState, decision: Decision, seat: int, act: int) -> tuple[str, ...]:
        """What this one points at."""
        name = state.agreed.acts[act].name
        return self.points[name](state, seat) if name in self.points else ()


POINTING = Pointing(
    {
        **dict.fromkeys(("discard-kept", "discard", "by-card"), in_hand),
        **dict.fromkeys(("regain", "take-back"), _discard),
        **dict.fromkeys(("keep-object", "object-back"), _found),
        "swap-cultist": _cultist,
        "recover": _used_object,
        "take-investigator": _investigator,
        "take-die": _die,
        "reroll-for-insanity": _own_dice,
        "use-location": _location,
        "research": _objects_deck,
        "support": _support,
        **dict.fromkeys(("return-trophy", "develop"), _own_trophy),
        "deliver": _delivered,
        "lose-trophy": _lost_trophy,
        "claim-trophy": _claimed_trophy,
        "take-seal": _seal,
        "target": _target,
        "use-ability": _ability,
        "seal": _gates,
        **dict.fromkeys(
            (
                "act",
                "put-down",
                "take-trophy",
                "give-trophy",
                "swap-trophy",
                "turn-die",
                "wish-face",
                "reroll",
                "give-die",
                "reroll-by-ability",
                "reroll-by-object",
                "hand-over",
                "choose",
                "take",
                "add-crystals",
                "stand-next",
                "put-back",
                "take-crystals",
                "by-die",
                "by-doubled-die",
                "by-support",
                "by-object",
                "by-ability",
                "by-trophy",
            ),
            nothing,
        ),
    },
    {
        "object": lambda state, seat, thing: (f"objects-{seat}", state.agreed.content.things[thing].id),
        "place": lambda state, seat, place: (f"place-{place}",),
        "seat": lambda state, seat, other: (f"mat-{other}",),
        "enemy": lambda state, seat, enemy: (f"enemy-{enemy}",),
    },
)
"""What answers point at: by kind, or by what they name; the kinds with `nothing` name what lies nowhere by itself."""
