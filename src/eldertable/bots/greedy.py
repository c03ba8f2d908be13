"""The player who takes what looks best now."""

from __future__ import annotations

from eldertable.kernel import Dice, EldertableError, Game, State


class Greedy:
    """Does what the game calls sensible, in a world that its seat could believe in: so it can't cheat."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, state: State, seat: int) -> int:
        """What a sensible player answers."""
        return habit(state, seat, self.dice)


def habit(state: State, seat: int, dice: Dice) -> int:
    """What a sensible player answers who knows what this seat may know; the dice imagine the rest."""
    game: Game = state.table.game
    if type(game).greedy is Game.greedy:
        raise EldertableError(f"{game.name} does not say what a sensible player does; use the bot random")
    return game.greedy(game.determinize(state, seat, dice.roll(1 << 30)), seat)
