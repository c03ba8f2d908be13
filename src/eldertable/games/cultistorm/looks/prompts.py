"""What is asked: the question with the rules behind it, and what on the table each answer touches."""

from __future__ import annotations

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.content import LETTERS
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.rules import losses
from eldertable.games.cultistorm.rules.effects.belongings import RecoverObject, Regain
from eldertable.games.cultistorm.rules.effects.board import FreeMove, PickLocation
from eldertable.games.cultistorm.rules.effects.texts import PickSubject
from eldertable.games.cultistorm.rules.fighting import fight, winning
from eldertable.games.cultistorm.rules.fighting.assignment import Assign, AssignCard, ClaimTrophy
from eldertable.games.cultistorm.rules.fighting.fight import Fight
from eldertable.games.cultistorm.rules.fighting.winning import SecondWind
from eldertable.games.cultistorm.rules.losses import Drop, LoseObject, ReturnTrophy
from eldertable.games.cultistorm.rules.phases import preparation, sealing
from eldertable.games.cultistorm.rules.phases.combat import ChooseFight
from eldertable.games.cultistorm.rules.phases.preparation import Prepare
from eldertable.games.cultistorm.rules.phases.sealing import SealOrPass
from eldertable.games.cultistorm.rules.phases.update import DiscardKept
from eldertable.games.cultistorm.rules.preparing.development import TakeSeal
from eldertable.games.cultistorm.rules.preparing.support import RelayTo
from eldertable.games.cultistorm.rules.research import KeepObject
from eldertable.games.cultistorm.rules.setup import KeepStart
from eldertable.games.cultistorm.rules.storm.terror_cards import PickFewest, PickPlace, PickTrophy, PickVictim
from eldertable.games.cultistorm.rules.storm.terror_circle import ActivateLocation
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table import enemies, matching, symbols
from eldertable.games.cultistorm.table.state import GOO_TARGET, PLACES, SEATS, SYMBOLS, StormState
from eldertable.kernel.scene import Prompt
from eldertable.kernel.steps import Decision


def ask(state: StormState, telling: Telling, decision: Decision, seat: int | None) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind, rules = type(decision).__name__, _rules(decision)
    if seat is None or seat not in decision.seats():
        waiting = decision.seats()
        if isinstance(decision, Prepare):
            waiting = tuple(other for other in waiting if not decision.ready[other])
        names = telling.listed([telling.seat(state, other) for other in waiting])
        return Prompt(decision.seats(), kind, telling.words("waiting-for", who=names), rules)
    if isinstance(decision, Fight):
        return _fight(telling, state, decision, seat)
    chosen, needs = "", None
    if isinstance(decision, (Assign, AssignCard, ClaimTrophy)):
        chosen = telling.listed([telling.source(state, seat, code) for code in decision.chosen])
    if isinstance(decision, (Assign, AssignCard)):
        needs = sum(decision.left)
    elif isinstance(decision, Common) and decision.votes:
        chosen = telling.votes(state, decision)
    words = telling.ask(state, decision)
    return Prompt(decision.seats(), kind, words, rules, (), chosen, None, needs)


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
        chance = telling.words("fight-missing", held=telling.counted(held), missing=telling.counted(lacking))
    needed = telling.words("fight-needs", need=telling.counted(need))
    words = f"{telling.ask(state, decision)} {needed} {chance}"
    sums = sum(need) - sum(lacking)
    return Prompt(decision.seats(), "Fight", words, decision.RULES, (), "", sums, sum(need))


def _rules(decision: Decision) -> tuple[str, ...]:
    """The rules behind a question; a loss shows what has caused it."""
    if isinstance(decision, (Drop, LoseObject, ReturnTrophy)):
        return losses.CAUSES[decision.cause]
    return decision.RULES


def held_and_lacking(
    state: StormState, seat: int, enemy: int, need: list[int]
) -> tuple[list[int], list[int]]:
    """The symbols that cards and dice show, and those of the enemy that nothing the fighter has can cover."""
    kit = symbols.kit_of(state, seat, enemy, state.place[seat], ())
    held = [len(kit.cards[symbol]) + kit.dice[symbol] for symbol in range(SYMBOLS)]
    return [*held, kit.dice[c.ANY]], matching.uncovered(kit, need)


# --- what an answer touches -----------------------------------------------------------------------------------------


def touches(state: StormState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    """The zones, faces and counters that an answer touches, so that a client can light them."""
    content = state.agreed.content
    if isinstance(decision, Prepare):
        return _prepare_touches(state, seat, answer)
    if isinstance(decision, (KeepStart, LoseObject)) and answer < c.OBJECT_KINDS:
        return (f"objects-{seat}", content.things[answer].id)
    if isinstance(decision, RecoverObject) and answer < c.OBJECT_KINDS:
        return ("object-discard", content.things[answer].id)
    if isinstance(decision, KeepObject) and answer:
        return ("drawn", content.things[answer - 1].id)
    if isinstance(decision, DiscardKept) and answer:
        return (f"hand-{seat}", _own_face(state, seat, answer - 1))
    if isinstance(decision, (Drop, AssignCard)) and answer < c.DECK:
        return (f"hand-{seat}", _own_face(state, seat, answer))
    if isinstance(decision, (Regain, SecondWind)) and answer < c.DECK:
        return (f"discard-{seat}", _own_face(state, seat, answer))
    if isinstance(decision, (ActivateLocation, PickPlace, PickFewest, PickLocation, FreeMove)):
        return (f"place-{answer}",) if answer < PLACES else ()
    if isinstance(decision, (PickVictim, PickSubject)):
        return (f"mat-{answer}",)
    if isinstance(decision, RelayTo) and answer:
        return (f"mat-{answer - 1}",)
    if isinstance(decision, ReturnTrophy):
        return (f"trophy-{LETTERS[answer]}-{seat}",)
    if isinstance(decision, PickTrophy):
        return (f"trophies-{decision.place}", f"trophy-{LETTERS[answer]}")
    if isinstance(decision, ClaimTrophy) and answer:
        return ("supply", f"trophy-{LETTERS[winning.trophy_for(state, decision.enemy)]}")
    if isinstance(decision, TakeSeal) and answer:
        return ("seals", f"seal-{LETTERS[answer - 1]}")
    if isinstance(decision, ChooseFight) and answer < c.ENEMIES:
        return (f"enemy-{answer}",)
    if isinstance(decision, SealOrPass) and answer == sealing.SEAL:
        return (f"place-{state.place[seat]}",)
    if isinstance(decision, Assign) and answer < c.DECK:
        return (f"hand-{seat}", _own_face(state, seat, answer))
    return ()


def _own_face(state: StormState, seat: int, code: int) -> str:
    content = state.agreed.content
    card = state.investigator[seat] * c.DECK + code
    return f"{content.actions[content.action_kind[card]].id}.{LETTERS[content.action_symbol[card]]}"


def _prepare_touches(state: StormState, seat: int, answer: int) -> tuple[str, ...]:
    content, p = state.agreed.content, preparation
    if answer < p.TAKE_DIE:
        return ()
    if answer < p.MOVE:
        return ("pool", f"die-{answer - p.TAKE_DIE}")
    if answer < p.LOCATION:
        return (f"place-{answer - p.MOVE}",)
    if answer == p.LOCATION:
        return (f"card-{state.place[seat]}",)
    if answer == p.RESEARCH:
        return ("objects-deck",)
    if answer < p.SUPPORT:
        return (f"objects-{seat}", content.things[answer - p.GIVE].id)
    if answer < p.DEVELOP:
        code = answer - p.SUPPORT
        return (f"hand-{seat}", _own_face(state, seat, code // SEATS), f"mat-{code % SEATS}")
    if answer < p.TARGET:
        return (f"trophy-{LETTERS[answer - p.DEVELOP]}-{seat}",)
    if answer < p.OBJECT:
        target = answer - p.TARGET
        if target < GOO_TARGET:
            return (f"enemy-{target}",)
        return (f"column-{state.place[seat]}",)
    if answer < p.ABILITY:
        return (f"objects-{seat}", content.things[answer - p.OBJECT].id)
    if answer < p.DELIVER:
        return (f"board-{seat}",)
    if answer < p.REROLL:
        return (f"trophies-{state.place[seat]}", f"trophy-{LETTERS[answer - p.DELIVER]}-{seat}")
    return (f"dice-{seat}",)
