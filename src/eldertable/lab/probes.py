"""What must hold at any decision of any game, each thing a function that raises Wrong with words."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from eldertable.kernel import TABLE, Decision, Dice, Event, Game, IllegalAnswer, Refusal, State
from eldertable.kernel.fields import holders
from eldertable.kernel.picking import Picking, without
from eldertable.kernel.scene import Scene

A_WHILE = 20
"""How many decisions are played on a copy or in a sampled world."""
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")

ABSENT = "why-not-here"
"""The sentence for answers that name nothing at this table."""
GENERAL = "why-not-now"
"""The sentence that says no more than that."""


class Wrong(Exception):
    """Something does not hold; the text says what."""


@contextmanager
def during(what: str) -> Iterator[None]:
    """Turn whatever goes wrong here into words that say what was tried, and where the code stumbled."""
    try:
        yield
    except Wrong as wrong:
        raise Wrong(f"{what}: {wrong}") from wrong
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        raise Wrong(f"{what}: {type(error).__name__}: {error} ({where})") from error


def viewers(state: State) -> list[int | None]:
    """Everybody who looks at the table: the seats, and a spectator."""
    return [*range(state.table.seats), None]


def called(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def require(holds: bool, words: str) -> None:
    """Wrong with these words, unless it holds."""
    if not holds:
        raise Wrong(words)


# --- at every decision --------------------------------------------------------------------------------------


def options(game: Game, state: State) -> None:
    """Options are there, ascending, unique, inside the action space, and never *cannot*."""
    decision = state.decision
    if decision is None:
        raise Wrong("nobody is asked and the game is not over")
    kind = type(decision)
    require(kind in game.actions.kinds, f"{kind.__name__} is no decision that the game lists in its steps")
    require(not state.stuck, f"{kind.__name__} was offered and cannot be carried through")
    awaited = decision.awaited()
    require(bool(awaited), f"{kind.__name__}: the table waits for nobody")
    require(
        set(awaited) <= set(decision.seats()), f"{kind.__name__}: the table waits for one who may not answer"
    )
    for seat in decision.seats():
        allowed = state.legal(seat)
        require(bool(allowed), f"{kind.__name__}: seat {seat} has no option")
        require(
            allowed == sorted(set(allowed)),
            f"{kind.__name__}: options {allowed} are not ascending and unique",
        )
        require(
            allowed[0] >= 0 and allowed[-1] < kind.ANSWERS.size,
            f"{kind.__name__}: options {allowed} are not all from 0 to {kind.ANSWERS.size - 1}",
        )
    for seat in range(state.table.seats):
        if seat not in decision.seats():
            require(state.legal(seat) == [], f"{kind.__name__}: seat {seat} is not asked but has options")


def components(game: Game, state: State) -> None:
    """Every component is accounted for."""
    problems = game.audit(state)
    require(not problems, "components: " + "; ".join(problems))


# --- at some decisions --------------------------------------------------------------------------------------


def play_on(state: State, dice: Dice) -> None:
    """Play at random for a while, *cannot* included."""
    for _ in range(A_WHILE):
        if state.over:
            return
        state.apply(state.choices[dice.roll(len(state.choices))])


def copies(state: State, dice: Dice) -> None:
    """A clone is equal, and playing on it changes nothing here."""
    before = state.digest()
    twin = state.clone()
    require(twin == state and twin.digest() == before, "a clone differs from its original")
    require(twin.legal() == state.legal(), "a clone has other options than its original")
    play_on(twin, dice)
    require(state.digest() == before, "playing on a clone changed its original")


def dump_and_load(game: Game, state: State) -> State:
    """A position survives being written as JSON and read again."""
    loaded: State = game.load(json.loads(json.dumps(game.dump(state))))
    require(
        loaded == state and loaded.digest() == state.digest(), "a loaded position differs from the dumped one"
    )
    require(loaded.legal() == state.legal(), "a loaded position has other options than the dumped one")
    return loaded


def refusals(game: Game, state: State, dice: Dice) -> None:
    """An illegal answer, or one by somebody who is not asked, is refused with words and changes nothing."""
    decision = state.decision
    assert decision is not None
    before = state.digest()
    asked = state.speaker
    assert asked is not None
    allowed = state.legal(asked)
    forbidden = [answer for answer in range(decision.ANSWERS.size) if answer not in allowed]
    tries = [(-1, asked), (decision.ANSWERS.size + 1, asked)]
    tries += [(forbidden[dice.roll(len(forbidden))], asked)] if forbidden else []
    tries += [(allowed[0], seat) for seat in range(state.table.seats) if seat not in decision.seats()][:1]
    for answer, seat in tries:
        _refused(game, state, decision, answer, seat)
        require(state.digest() == before, f"the illegal answer {answer} changed the position")


def meanings(game: Game, state: State) -> None:
    """Every answer has a meaning of its own, which leads back to it."""
    for answer in state.choices:
        meaning = game.meaning(state, answer)
        back = game.answer(state, meaning)
        require(back == answer, f"{meaning} is the meaning of {answer}, and leads to {back}")


def _refused(game: Game, state: State, decision: Decision, answer: int, seat: int) -> None:
    try:
        state.play(answer, seat)
    except IllegalAnswer as refused:
        require(
            not refused.rule or refused.rule in game.rules,
            f"a refusal names the unknown rule {refused.rule!r}",
        )
    else:
        raise Wrong(f"the illegal answer {answer} of seat {seat} was accepted")


def why_not(game: Game, state: State, seat: int) -> list[tuple[int, Refusal]]:
    """Legal answers are not refused, all others are, for one reason: these, with what is said of them.

    Answers that name nothing at this table are left out.
    """
    decision = state.decision
    assert decision is not None
    said: list[tuple[int, Refusal]] = []
    allowed = set(state.legal(seat))
    for answer in range(decision.ANSWERS.size):
        kind, values = decision.ANSWERS.split(answer)
        called = f"{type(decision).__name__} {kind} {values}"
        refusal = game.refuse(state, seat, answer)
        if answer in allowed:
            require(refusal is None, f"{called} is legal and refused: {refusal and refusal.key}")
            continue
        if refusal is None:
            raise Wrong(f"{called} is not legal, and nothing says why")
        known_rules(game, [refusal.rule] if refusal.rule else [])
        if refusal.key != ABSENT:
            said.append((answer, refusal))
    return said


def refusals_tell_nothing(game: Game, state: State, world: State, seat: int) -> None:
    """What is refused, and why, is the same in every world that the seat could believe in."""
    decision = state.decision
    assert decision is not None
    names = game.names(state.table)
    for answer in range(decision.ANSWERS.size):
        one, other = game.refuse(state, seat, answer), game.refuse(world, seat, answer)
        require(
            _same_refusal(one, other), f"the refusal of {answer} to {type(decision).__name__} tells a secret"
        )
        if one is not None and game.presence.present(state, decision, seat, answer, names):
            for locale in game.locales:
                require(bool(game.refusal(state, one, locale).strip()), f"{one.key} has no words in {locale}")
                require(bool(game.describe(state, answer, seat, locale).strip()), f"{answer} has no words")
            game.touches(state, decision, seat, answer)


def _same_refusal(one: Refusal | None, other: Refusal | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.rule, one.key, one.args) == (other.rule, other.key, other.args)


def picking(game: Game, state: State, dice: Dice) -> None:
    """Several things are picked in any order: two orders end in the same position, and everything can be completed."""
    decision = state.decision
    if not isinstance(decision, Picking):
        return
    seat = decision.seat
    before = len(decision.picked(state, seat))
    require(set(state.ascending(seat)) <= set(state.legal(seat)), "an ascending pick is not legal")
    closed, picks = _pick_on(state, seat, dice, before)
    twin: State = state.clone()
    whole = [*decision.picked(state, seat), *picks]
    done = before
    # where the rest is forced nobody is asked, so an order may have fewer questions than another
    while isinstance(asked := twin.decision, type(decision)) and len(asked.picked(twin, seat)) >= done:
        done = len(asked.picked(twin, seat)) + 1
        left = without(whole, asked.picked(twin, seat))
        if not left:
            break
        require(left[-1] in twin.legal(seat), f"{picks} can be picked in one order and not in another")
        twin.apply(left[-1], seat)
    if closed >= 0:
        require(closed in twin.legal(seat), f"{picks} would do in one order and not in another")
        twin.apply(closed, seat)
    again: State = state.clone()
    for answer in [*picks, *([closed] if closed >= 0 else [])]:
        again.apply(answer, seat)
    twin.shown = again.shown
    require(twin == again, f"two orders of the picks {picks} end in different positions")


def _pick_on(state: State, seat: int, dice: Dice, before: int) -> tuple[int, list[int]]:
    """Pick at random until the choice is closed: the answer that closed it (-1: a pick did), and the picks."""
    trial: State = state.clone()
    picks: list[int] = []
    while isinstance(asked := trial.decision, Picking) and len(asked.picked(trial, seat)) == before + len(
        picks
    ):
        options = trial.legal(seat)
        if trial.stuck or not options:
            raise Wrong(f"the picks {picks} cannot be completed")
        answer = options[dice.roll(len(options))]
        if answer == asked.closing():
            return answer, picks
        picks.append(answer)
        trial.apply(answer, seat)
        if type(trial.decision) is not type(asked) or trial.speaker != seat:
            break
    return -1, picks


def knowledge(game: Game, state: State, viewer: int | None, dice: Dice) -> Any:
    """What a viewer knows is plain data, and worlds sampled from it depend on nothing else. Gives such a world."""
    seen = game.view(state, viewer)
    text = json.dumps(seen, sort_keys=True)
    seed, other = dice.roll(1 << 30), dice.roll(1 << 30)
    world = game.determinize(state, viewer, seed)
    require(json.dumps(game.view(world, viewer), sort_keys=True) == text, "a sampled world looks different")
    for unknown in (game.determinize(state, viewer, other), _without_secrets(game, state, viewer)):
        if json.dumps(game.view(unknown, viewer), sort_keys=True) == text:
            again = game.determinize(unknown, viewer, seed)
            require(again == world, "a sampled world depends on what cannot be seen")
    problems = game.audit(world)
    require(not problems, "a sampled world does not add up: " + "; ".join(problems))
    played = world.clone()
    play_on(played, dice)
    return world


def _without_secrets(game: Game, state: State, viewer: int | None) -> State:
    """The position with other numbers where this viewer sees none: perhaps an impossible one, but it must look the same."""
    blank: State = state.clone()
    for field, holder in holders(game, blank):
        if field.sight == "secret":
            numbers = getattr(holder, field.name)
            part = len(numbers) // len(game.names(state.table)[field.by[0]])
            setattr(holder, field.name, [n if at // part == viewer else 0 for at, n in enumerate(numbers)])
    blank.sealed = [min(answer, 0) if seat != viewer else answer for seat, answer in enumerate(state.sealed)]
    return blank


def looks(game: Game, state: State, world: State, viewer: int | None, locale: str) -> None:
    """The scene refers to nothing it does not have, has words for all, and shows nothing the viewer may not know."""
    scene = game.scene(state, viewer, locale)
    msgspec.json.encode(scene)
    other = game.scene(world, viewer, locale)
    require(other == scene, f"it shows what this viewer may not know: {_difference(scene, other)}")
    _whole(scene)
    _aimed(scene)
    prompt = scene.moving.prompt
    require(state.over == scene.moving.over, "it does not say whether the game is over")
    if prompt is None:
        return
    require(bool(prompt.words.strip()), "the prompt has no words")
    known_rules(game, prompt.rules)
    labels = [option.label for option in prompt.options]
    require(all(label.strip() for label in labels), "an option has no words")
    twice = sorted({label for label in labels if labels.count(label) > 1})
    require(not twice, f"several options are called {', '.join(map(repr, twice))}")


def _difference(scene: Scene, other: Scene) -> str:
    """Where two scenes first differ."""
    for name in scene.moving.__struct_fields__:
        one, two = getattr(scene.moving, name), getattr(other.moving, name)
        if one != two and isinstance(one, tuple) and isinstance(two, tuple):
            pairs = [(mine, its) for mine, its in zip_longest(one, two) if mine != its]
            return f"{pairs[0][0]} or {pairs[0][1]}"
        if one != two:
            return f"{name}: {one} or {two}"
    return "the part that should never change"


def _whole(scene: Scene) -> None:
    zones = {zone.id for zone in scene.still.zones}
    faces = {face.id for face in scene.still.faces}
    sides = {side.side for side in scene.still.sides}
    moving = scene.moving
    _all_in(zones, [piece.zone for piece in moving.pieces], "a piece lies in the unknown zone")
    _all_in(faces, [piece.face for piece in moving.pieces], "a piece has the unknown face")
    _all_in(sides, [piece.owner for piece in moving.pieces], "a piece is of the unknown side")
    _all_in(zones, [counter.zone for counter in moving.counters], "a counter stands in the unknown zone")
    _all_in(zones, [zone.within for zone in scene.still.zones], "a zone lies in the unknown")
    others = {piece.id for piece in moving.pieces} | {counter.id for counter in moving.counters}
    touched = [one for option in (moving.prompt.options if moving.prompt else ()) for one in option.touches]
    _all_in(zones | faces | others, touched, "an option touches the unknown")


def _aimed(scene: Scene) -> None:
    """Everybody who plays is told what wins, how far they have come, and where in a round we are."""
    still, moving = scene.still, scene.moving
    require(bool(still.goals), "it names no goal")
    require(bool(still.phases), "it names no phase")
    explained = [(goal.id, goal.name, goal.text) for goal in still.goals]
    explained += [(phase.id, phase.name, phase.text) for phase in still.phases]
    for id, name, text in explained:
        require(bool(name.strip()), f"{id} has no name")
        require(len(text.split()) > len(name.split()), f"{name!r} is not explained")
    for phase in still.phases:
        require(
            len(SENTENCE_END.findall(phase.text)) > 1, f"{phase.name!r} is not explained in two sentences"
        )
    sides = {side.side for side in still.sides}
    _all_in(
        {goal.id for goal in still.goals}, [one.goal for one in moving.standings], "somebody has the goal"
    )
    _all_in(sides, [one.side for one in moving.standings], "a goal is of the unknown side")
    _all_in(sides, [one.but for one in moving.standings], "a goal is against the unknown side")
    _all_in({phase.id for phase in still.phases} | {""}, [moving.phase], "it is in the phase")
    require(not (moving.over and moving.phase), "the game is over and in a phase")
    for one in moving.standings:
        require(one.now >= 0 and (one.of is None or one.of > 0), f"nobody stands like this: {one}")
    shared = [one.but for one in moving.standings if one.side is None]
    aiming = {one.side for one in moving.standings}
    idle = [
        side.name
        for side in still.sides
        if side.seat is not None and side.side not in aiming and all(but == side.side for but in shared)
    ]
    require(not idle, f"nothing says what {', '.join(idle)} could win by")


def _all_in(known: set[Any], used: Iterable[Any], words: str) -> None:
    strange = sorted({str(one) for one in used if one is not None and one not in known})
    require(not strange, f"{words} {', '.join(strange)}")


def known_rules(game: Game, rules: Iterable[str]) -> None:
    """All these rules stand in the ledger."""
    strange = [rule for rule in rules if rule not in game.rules]
    require(not strange, f"the ledger has no rule {', '.join(map(repr, strange))}")


def probe(game: Game, state: State, dice: Dice, said: Counter[str]) -> State:
    """Everything that is looked at only now and then. Gives the position as loaded from its dump.

    Sentences by which answers are refused are counted in `said`.
    """
    before = state.digest()
    with during("clone"):
        copies(state, dice)
    with during("dump and load"):
        loaded = dump_and_load(game, state)
    with during("meanings"):
        meanings(game, state)
    with during("an illegal answer"):
        refusals(game, state, dice)
    with during("several things in any order"):
        picking(game, state, dice)
    for viewer in viewers(state):
        with during(f"knowledge of {called(viewer)}"):
            world = knowledge(game, state, viewer, dice)
        if viewer is not None and state.decision is not None and viewer in state.decision.seats():
            with during(f"refusals of {called(viewer)}"):
                said.update(refusal.key for _, refusal in why_not(game, state, viewer))
                refusals_tell_nothing(game, state, world, viewer)
        for locale in game.locales:
            with during(f"the scene of {called(viewer)} in {locale}"):
                looks(game, state, world, viewer, locale)
    if state.speaker == TABLE:
        for locale in game.locales:
            with during(f"the words for going on in {locale}"):
                game.describe(state, 0, TABLE, locale)
    require(state.digest() == before, "looking at the position changed it")
    return loaded


# --- on the way and at the end ------------------------------------------------------------------------------


def sentences(game: Game, state: State, events: Sequence[Event]) -> None:
    """What happened can be told to everybody in every language, and names its rule."""
    for event in events:
        with during(f"the event {event.key}"):
            known_rules(game, [event.rule])
            for locale in game.locales:
                for viewer in _told_apart(state, event):
                    told = game.sentence(state, event, viewer, locale)
                    require(bool(told.strip()), f"it has no words for {called(viewer)} in {locale}")


def _told_apart(state: State, event: Event) -> list[int | None]:
    """One viewer for each sentence of an event; all others read the same words as one of them."""
    first: dict[str, int | None] = {}
    for viewer in viewers(state):
        key, _ = event.seen_by(1 << (state.table.seats if viewer is None else viewer))
        first.setdefault(key, viewer)
    return list(first.values())


def ending(game: Game, state: State) -> None:
    """A finished game has an outcome among its sides, asks nobody and refuses every answer."""
    require(state.decision is None and state.legal() == [], "the game is over and somebody is asked")
    for locale in game.locales:
        with during(f"the outcome in {locale}"):
            outcome = game.outcome(state, locale)
            if outcome is None:
                raise Wrong("there is none")
            sides = range(state.table.sides)
            require(
                len(outcome.sides) == len(sides), f"{len(outcome.sides)} sides are ranked, not {len(sides)}"
            )
            require(set(outcome.winners) <= set(sides), f"the winners {outcome.winners} are no sides")
            known_rules(game, [outcome.reason[0]])
            require(bool(outcome.reason[1].strip()), "the reason has no words")
    for viewer in viewers(state):
        for locale in game.locales:
            with during(f"the last scene of {called(viewer)} in {locale}"):
                looks(game, state, state, viewer, locale)
    with during("an answer after the end"):
        try:
            state.play(0)
        except IllegalAnswer:
            return
        raise Wrong("it was accepted")
