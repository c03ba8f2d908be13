"""The conformance suite passes a good game, and a game broken in any one way fails for that reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from eldertable.kernel import Aim, BadOption, Decision, Dice, Game, Outcome, Refusal, State, Table
from eldertable.kernel.scene import Moving, Piece, Prompt, Standing
from eldertable.lab import CheckFailure, check
from tests.kernel import onepage
from tests.kernel.onepage import HAND, Bury, Lay, Vigil, VigilState
from tests.support import GAMES

SHORT = {"nights": 1, "bell": True, "oil": "1,1"}


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_game_conforms(game: Game) -> None:
    checked = check(game, 1, workers=1)
    assert checked.failure is None
    assert checked.games >= len(game.seats)
    assert checked.decisions > checked.games


def test_every_decision_can_be_looked_at_closely() -> None:
    assert check(Vigil(), 2, seats=2, every=True, workers=1).failure is None


def test_bots_can_sit_down_to_be_checked() -> None:
    assert check(Vigil(), 3, seats=("greedy", "random", "greedy"), workers=1).failure is None


def test_each_seat_count_and_variant_is_played_so_often_and_as_many_mixed_tables() -> None:
    assert check(Vigil(), 3, seats=2, workers=1).games == 3 * len(Vigil().variants(2)) + 3


class FullestFails(Vigil):
    """Something is wrong at the table with the most modules alone."""

    def fullest(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({"bell": True, "nights": 1},)

    def mixtures(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({"bell": True}, {"oil": "1,1"})

    def audit(self, state: VigilState) -> list[str]:
        agreed = state.table.options
        return ["an omen is gone"] if agreed["bell"] and agreed["nights"] == 1 else []


def test_a_single_game_of_mixtures_is_the_one_with_the_most_modules_at_once() -> None:
    failure = check(FullestFails(), 1, seats=2, workers=1).failure
    assert failure is not None
    assert failure.words.endswith("an omen is gone")


class Picky(Vigil):
    """One night goes with a bell alone."""

    def mixtures(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return ({"bell": False}, {"bell": True}, {"bell": True, "oil": [1] * seats})

    def table(self, seats: int, options: dict[str, Any]) -> Table:
        if options["nights"] == 1 and not options["bell"]:
            raise BadOption("no bell, no short night")
        return super().table(seats, options)

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        return ({"bell": True},)


def test_mixtures_that_do_not_go_with_what_is_agreed_are_left_out() -> None:
    checked = check(Picky(), 4, seats=2, options={"nights": 1}, workers=1)
    assert checked.failure is None
    assert checked.games >= 4 + 4


def test_an_agreed_option_overrides_the_variants() -> None:
    assert check(Vigil(), 3, seats=2, options=SHORT, workers=1).games == 3


def test_the_same_for_any_number_of_workers() -> None:
    alone, together = (check(Vigil(), 4, seats=3, workers=workers) for workers in (1, 2))
    assert alone == together


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    check(
        Vigil(),
        2,
        seats=2,
        options=SHORT,
        workers=1,
        progress=lambda *done: told.append(done),
    )
    assert told == [(1, 2), (2, 2)]


@pytest.mark.parametrize(("n", "seats"), [(0, 2), (1, 9), (1, ("oracle",))])
def test_what_cannot_be_checked_is_said(n: int, seats: Any) -> None:
    with pytest.raises(BadOption, match=r"allowed|bots"):
        check(Vigil(), n, seats=seats, workers=1)


# --- broken games -------------------------------------------------------------------------------------------

Break = Callable[[pytest.MonkeyPatch], Game]


def lay_offers(options: Callable[[VigilState, int], list[int]]) -> Break:
    """The Vigil with other options where an omen is laid."""

    def broken(patch: pytest.MonkeyPatch) -> Game:
        patch.setattr(Lay, "options", lambda self, state, seat: options(state, seat))
        return Vigil()

    return broken


def hand_kinds(state: VigilState, seat: int) -> list[int]:
    return sorted({state.content.kinds[card] for card in state.zones[HAND + seat]})


def as_game(kind: type[Game]) -> Break:
    return lambda patch: kind()


def breaks_off_what_was_offered(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(Lay, "options", lambda self, state, seat: [])
    patch.setattr(Lay, "BREAKS_TO", onepage.Dawn)
    return Vigil()


def crashes(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(Bury, "resolve", lambda self, state, seat, answer: 1 // answer)
    return Vigil()


def never_ends(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(Bury, "resolve", lambda self, state, seat, answer: state.then(Bury(seat)))
    return Vigil()


def runs_away(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(onepage.Dawn, "run", lambda self, state: state.then(onepage.Dawn()))
    return Vigil()


def listens_to_its_chronicle(patch: pytest.MonkeyPatch) -> Game:
    def cover(self: onepage.Cover, state: VigilState) -> None:
        state.oil[0] += state.chronicle is not None
        covered(self, state)

    covered = onepage.Cover.run
    patch.setattr(onepage.Cover, "run", cover)
    return Vigil()


def accepts_what_it_does_not_offer(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(
        VigilState,
        "play",
        lambda self, answer, seat=None: None if answer < 0 else State.play(self, answer, seat),
    )
    return Vigil()


def forgets_a_step(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(Vigil, "steps", tuple(step for step in Vigil.steps if step is not Lay))
    patch.setattr(Vigil, "choosable", Vigil.choosable[:1])
    return Vigil()


def forgets_a_field(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(Vigil, "fields", tuple(field for field in Vigil.fields if field.name != "spent"))
    return Vigil()


def cites_no_rule(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(Bury, "RULES", ("VIG-99",))
    return Vigil()


class LosesACard(Vigil):
    def audit(self, state: VigilState) -> list[str]:
        return ["an omen is gone"] if state.night == 2 else super().audit(state)


class SharedState(VigilState):
    def clone(self) -> Any:
        other = super().clone()
        other.zones = self.zones
        return other


class SharesWithItsClone(Vigil):
    state_class = SharedState


class OtherState(VigilState):
    def clone(self) -> Any:
        other = super().clone()
        other.light += 1
        return other


class ClonesSomethingElse(Vigil):
    state_class = OtherState


class LoadsSomethingElse(Vigil):
    def load(self, data: Any) -> Any:
        state = super().load(data)
        state.light += 1
        return state


class ViewIsNoData(Vigil):
    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        return {**super().view(state, seat), "state": state}


class ViewShowsDice(Vigil):
    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        return {**super().view(state, seat), "key": state.key.hex()}


class GuessesWhatIsTrue(Vigil):
    def guess(self, state: VigilState, seat: int | None, dice: Dice) -> None:
        """Leaves the courage of the others as it is: who plays from this world cheats."""


class SamplesTooMuch(Vigil):
    def guess(self, state: VigilState, seat: int | None, dice: Dice) -> None:
        super().guess(state, seat, dice)
        state.courage = [9 if side != seat else courage for side, courage in enumerate(state.courage)]


class SamplesWhatCannotBePlayed(Vigil):
    def determinize(self, state: State, seat: int | None, seed: int) -> Any:
        world = super().determinize(state, seat, seed)
        world.agenda.insert(0, onepage.Turn(99))
        world.agenda[1:-1] = []
        return world

    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        return {**super().view(state, seat), "agenda": []}


class SceneShowsHands(Vigil):
    def build_moving(self, state: VigilState, seat: int | None, locale: str, prompt: Prompt | None) -> Moving:
        shown = super().build_moving(state, seat, locale, prompt)
        hands = [state.zones[HAND + side] for side in range(state.table.seats)]
        return Moving((f"{hands}",), shown.pieces, shown.counters, prompt, shown.over)


class SceneHasAPieceNowhere(Vigil):
    def build_moving(self, state: VigilState, seat: int | None, locale: str, prompt: Prompt | None) -> Moving:
        shown = super().build_moving(state, seat, locale, prompt)
        adrift = Piece("omen", "sea")
        return Moving(shown.heading, (*shown.pieces, adrift), shown.counters, prompt, shown.over)


class NamesNoGoal(Vigil):
    goals: ClassVar[tuple[Aim, ...]] = ()

    def standings(self, state: VigilState) -> Sequence[Standing]:
        return ()


class NamesNoPhase(Vigil):
    phases: ClassVar[tuple[str, ...]] = ()


class GoalsOfNobody(Vigil):
    def standings(self, state: VigilState) -> Sequence[Standing]:
        return [Standing("nights", 0, 3, 0), Standing("dread", 0, 3, 0)]


class AimsAreForAllButOne(Vigil):
    def standings(self, state: VigilState) -> Sequence[Standing]:
        return [replace(one, side=None, but=1) for one in super().standings(state)]


class CountsBelowNothing(Vigil):
    def standings(self, state: VigilState) -> Sequence[Standing]:
        return [replace(one, now=-1) for one in super().standings(state)]


class IsInNoKnownPhase(Vigil):
    def phase(self, state: VigilState) -> str:
        return "noon"


class GoalTellsASecret(Vigil):
    def standings(self, state: VigilState) -> Sequence[Standing]:
        return [Standing("nights", state.courage[0]), Standing("dread", state.courage[1])]


class DoesNotExplainAGoal(Vigil):
    def words(self, locale: str) -> Any:
        words = super().words(locale)
        return _Without(words, "goal-dread-text")


class _Without:
    """Words in which one sentence says nothing."""

    def __init__(self, words: Any, missing: str) -> None:
        self.words, self.missing, self.has, self.locale = words, missing, words.has, words.locale

    def __call__(self, key: str, **args: Any) -> str:
        return "" if key == self.missing else str(self.words(key, **args))


class LookingChanges(Vigil):
    def build_moving(self, state: VigilState, seat: int | None, locale: str, prompt: Prompt | None) -> Moving:
        if seat is None:
            state.light += 1
        return super().build_moving(state, seat, locale, prompt)


class NamesOmensAlike(Vigil):
    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        return {**super().names(table), "omen": ["omen"] * 9}


class HasNoPolishAnswers(Vigil):
    def label(self, state: VigilState, decision: Decision, seat: int, answer: int, locale: str) -> str:
        return "" if locale == "pl" else super().label(state, decision, seat, answer, locale)


class CallsAnswersAlike(Vigil):
    def label(self, state: VigilState, decision: Decision, seat: int, answer: int, locale: str) -> str:
        return "this"


class HasNoPolishSentences(Vigil):
    def say(self, state: VigilState, key: str, args: Mapping[str, Any], locale: str) -> str:
        if locale == "pl":
            raise KeyError(key)
        return super().say(state, key, args, locale)


class NamesStrangeWinners(Vigil):
    def ending(self, state: VigilState, locale: str) -> Outcome:
        outcome = super().ending(state, locale)
        return Outcome((7,), outcome.sides, outcome.reason)


class HasNoOutcome(Vigil):
    def outcome(self, state: State, locale: str = "en") -> Outcome | None:
        return None


class CannotSetUp(Vigil):
    def start(self, state: VigilState) -> None:
        super().start(state)
        raise ValueError("the table is on fire")


class TellsWithoutARule(Vigil):
    @property
    def rules(self) -> Any:
        return {"VIG-07", "VIG-08", "VIG-09", "VIG-10", "VIG-11", "VIG-17", "VIG-18"}


def lay_refuses(why: Callable[[VigilState, int, int], Refusal | None]) -> Break:
    """Whether and why an omen may not be laid, said otherwise: of the state, the seat and the kind of omen."""

    def broken(monkeypatch: pytest.MonkeyPatch) -> Game:
        monkeypatch.setattr(Lay, "why_not", lambda _, state, seat, kind, values: why(state, seat, values[0]))
        return Vigil()

    return broken


def not_in_hand(state: VigilState, seat: int, omen: int, rule: str = "VIG-08") -> Refusal | None:
    """The reason as it should be."""
    return None if omen in hand_kinds(state, seat) else Refusal(rule, "not-in-hand", {"omen": omen})


def tells_the_others_hand(state: VigilState, seat: int, omen: int) -> Refusal | None:
    """The reason, with the first omen in the other hand in place of the own."""
    other = hand_kinds(state, 1 - seat)
    reason = not_in_hand(state, seat, omen)
    return Refusal("VIG-08", "not-in-hand", {"omen": other[0]}) if reason and other else reason


BROKEN: Mapping[str, tuple[Break, str]] = {
    "no option": (lay_offers(lambda state, seat: []), "Lay has no answer"),
    "not ascending": (lay_offers(lambda state, seat: hand_kinds(state, seat)[::-1]), "not ascending"),
    "not unique": (lay_offers(lambda state, seat: hand_kinds(state, seat) * 2), "not ascending and unique"),
    "outside the action space": (lay_offers(lambda state, seat: [99]), "not all from 0 to"),
    "cannot": (breaks_off_what_was_offered, "cannot be carried through"),
    "a decision that is not listed": (forgets_a_step, "Lay is no decision that the game lists"),
    "components": (as_game(LosesACard), "an omen is gone"),
    "a crash": (crashes, "answer 0 to Bury: ZeroDivisionError"),
    "a crash in setup": (as_game(CannotSetUp), "setup: ValueError: the table is on fire"),
    "no end": (never_ends, "did not end within 300 decisions"),
    "a runaway": (runs_away, "Runaway"),
    "a clone that shares": (as_game(SharesWithItsClone), "clone changed its original|changed its clone"),
    "a clone that differs": (as_game(ClonesSomethingElse), "a clone differs"),
    "a load that differs": (as_game(LoadsSomethingElse), "a loaded position differs"),
    "a field not declared": (forgets_a_field, "spent"),
    "a chronicle that matters": (listens_to_its_chronicle, "with a chronicle listening"),
    "an illegal answer": (accepts_what_it_does_not_offer, "the illegal answer -1 of seat 0 was accepted"),
    "a view that is no data": (as_game(ViewIsNoData), "knowledge of seat 0: TypeError"),
    "a view of more than is seen": (as_game(ViewShowsDice), "a sampled world looks different"),
    "a world that is no sample": (as_game(GuessesWhatIsTrue), "depends on what cannot be seen"),
    "a world that does not add up": (as_game(SamplesTooMuch), "does not add up"),
    "a world that cannot be played": (as_game(SamplesWhatCannotBePlayed), "knowledge of seat 0: "),
    "a scene that shows secrets": (as_game(SceneShowsHands), "shows what this viewer may not know"),
    "a piece nowhere": (as_game(SceneHasAPieceNowhere), "a piece lies in the unknown zone sea"),
    "no goal": (as_game(NamesNoGoal), "it names no goal"),
    "no phase": (as_game(NamesNoPhase), "it names no phase"),
    "a side without a goal": (as_game(GoalsOfNobody), "nothing says what Watcher 2 could win by"),
    "a side that others have a goal against, and none of its own": (
        as_game(AimsAreForAllButOne),
        "nothing says what Watcher 2 could win by",
    ),
    "less than nothing of a goal": (as_game(CountsBelowNothing), "nobody stands like this"),
    "a phase that is not listed": (as_game(IsInNoKnownPhase), "it is in the phase noon"),
    "a goal that tells a secret": (as_game(GoalTellsASecret), "shows what this viewer may not know"),
    "a goal without a sentence": (as_game(DoesNotExplainAGoal), "'Dread' is not explained"),
    "a look that changes": (as_game(LookingChanges), "changed"),
    "meanings that are alike": (
        as_game(NamesOmensAlike),
        r"\('lay', 'omen'\) is the meaning of 2, and leads to 0",
    ),
    "an answer without words": (as_game(HasNoPolishAnswers), "in pl: an option has no words"),
    "answers called alike": (as_game(CallsAnswersAlike), "several options are called 'this'"),
    "a sentence without words": (as_game(HasNoPolishSentences), "the event drawn: KeyError"),
    "an unknown rule in a prompt": (cites_no_rule, "VIG-99"),
    "an unknown rule in an event": (as_game(TellsWithoutARule), "no rule 'VIG-16'"),
    "a reason that is missing": (lay_refuses(lambda *_: None), "is not legal, and nothing says why"),
    "a reason against what is legal": (
        lay_refuses(lambda state, seat, omen: Refusal("VIG-08", "not-in-hand", {"omen": omen})),
        "is legal and refused: not-in-hand",
    ),
    "a reason with an unknown rule": (
        lay_refuses(lambda state, seat, omen: not_in_hand(state, seat, omen, "VIG-99")),
        "VIG-99",
    ),
    "a reason that tells a secret": (lay_refuses(tells_the_others_hand), "to Lay tells a secret"),
    "winners that are no sides": (as_game(NamesStrangeWinners), "are no sides"),
    "no outcome": (as_game(HasNoOutcome), "the outcome in en: there is none"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_game_fails(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, words = BROKEN[how]
    failure = check(broken(monkeypatch), 5, seats=2, workers=1, limit=300).failure
    assert failure is not None
    assert re.search(words, failure.words), failure.words


def test_a_failure_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = LosesACard()
    failure = check(game, 5, seats=2, workers=1).failure
    assert isinstance(failure, CheckFailure)
    state = game.new(len(failure.who), failure.seed, failure.options)
    for seat, answer in failure.answers:
        state.play(answer, seat)
    assert game.audit(state) == ["an omen is gone"]
    again = check(game, 1, seats=failure.who, options=failure.options, seed=failure.seed, workers=1)
    assert again.failure == failure
