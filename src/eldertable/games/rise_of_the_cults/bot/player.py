# compiled
"""What a sensible player does here: a worth for everything that can be done, and the best of it.

Worth is counted in tenths of a Victory Point. The state is one that the seat could believe in: rivals' hands are
guesses, their tokens are reckoned (ROTC-RUL-77).
"""

from typing import Any, Final

from eldertable.games.rise_of_the_cults.bot import fighting, plans, shopping
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.advice import Worth, Worths


class Always(Worth):
    """Worth the same in every position."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, state: Any, decision: Any, seat: int, values: tuple[int, ...]) -> float:
        return self.worth


WORTHS: Final = Worths(
    {
        "leave-out": Always(0.0),
        "take-colour": Always(0.0),
        "lay-stack": Always(0.0),
        "first-site": plans.SitePlace(),
        "take-disorganization": Always(-0.5),
        "return-tokens": Always(0.0),
        "enough": Always(0.0),
        "use-ability": shopping.AbilityUsed(),
        "discard-other": shopping.OtherDiscarded(),
        "pick-die": shopping.DieRolledAgain(),
        "roll": Always(0.0),
        "turn-die": shopping.DieTurned(),
        "gain-token": shopping.TokenGained(),
        "return-token": shopping.TokenReturned(),
        "place-plan": plans.MarkerPlace(),
        "execute": plans.PlanExecuted(),
        "pay-initiates": Always(-0.5),
        "pay-card": shopping.CardPaid(),
        "destroy-nothing": Always(0.0),
        "destroy-discarded": shopping.DiscardedDestroyed(),
        "to-discard-pile": Always(0.0),
        "buy": shopping.Bought(),
        "use-augmentation": shopping.AugmentationUsed(),
        "place-ritual": plans.RitualPlaced(),
        "send-back": shopping.SentBack(),
        "take-card": shopping.CardTaken(),
        "let-advance": Always(0.0),
        "keep-back": Always(1.0),
        "prepare-site": plans.SitePrepared(),
        "prepare-ritual": plans.RitualPrepared(),
        "move-none": Always(0.0),
        "move-in": plans.RitualMoved(),
        "no-bonus": Always(0.0),
        "draw": plans.Bonus(True, False),
        "destroy": plans.Bonus(False, True),
        "draw-and-destroy": plans.Bonus(True, True),
        "destroy-and-draw": plans.Bonus(True, True),
        "stay-out": Always(0.0),
        "reinforce": fighting.Reinforcement(),
        "lay-card": fighting.CardLaid(),
        "hold-thugs": fighting.ThugsHeld(),
        "use-laid": fighting.LaidCardUsed(),
        "no-terror": Always(0.0),
        "spread-terror": Always(1.0),
        "pay-freaks": Always(-0.2),
        "frighten-with": fighting.Frightening(),
        "replace-marker": fighting.MarkerReplaced(),
        "glorify": Always(1.0),
        "lose-ritual": fighting.RitualLost(),
    }
)


def choose(state: RiseState, seat: int) -> int:
    """The answer worth most; of equals the first."""
    options = state.choices
    decision = state.decision
    if len(options) == 1 or decision is None:
        return options[0]
    return WORTHS.best(state, decision, seat, options)
