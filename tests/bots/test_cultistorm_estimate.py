"""The team's chance as the game reckons it: between none and all, the same for everybody, better for who is better off."""

import pytest

from eldertable.games.cultistorm.bot.estimate import advances_left, chance
from eldertable.games.cultistorm.box.places import SYMBOLS
from eldertable.games.cultistorm.table.fields import DIED, WON
from eldertable.kernel.dice import Dice
from tests.rules.cultistorm.table import P1, P2, Storm, storm, the_game


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_chance_lies_between_none_and_all_is_the_same_for_everybody_and_changes_nothing(
    seats: int,
) -> None:
    game, dice = the_game(), Dice(seats)
    state = game.new(seats=seats, seed=seats, unattended=True)
    while not state.over:
        before = state.digest()
        shares = game.score(state)
        assert len(shares) == seats
        assert len(set(shares)) == 1
        assert 0.0 < shares[0] < 1.0
        assert state.digest() == before
        options = state.legal()
        state.apply(options[dice.roll(len(options))])
    assert game.score(state) == [0.0] * seats


def test_at_the_end_the_score_is_exact() -> None:
    won, lost = storm().prepare().state, storm().prepare().state
    won.finish(WON, 0b111)
    lost.finish(DIED, 0)
    assert the_game().score(won) == the_game().returns(won) == [1.0, 1.0, 1.0]
    assert the_game().score(lost) == [0.0, 0.0, 0.0]


def endgame(table: Storm) -> Storm:
    """The Endgame has begun."""
    table.state.endgame = 1
    return table


def active(table: Storm) -> Storm:
    """The locations have opened round by round."""
    table.state.active = (1,) * 5
    return table


BETTER = {
    "a sealed gate": (storm().sealed(P1), storm()),
    "trophies on an open gate": (storm().on_location(P1, "SS"), storm()),
    "a trophy in the hands of whoever could put it down": (storm().trophies(0, "S"), storm()),
    "a trophy that a gate needs, not one for a sealed gate": (
        storm().sealed(P1).trophies(0, "M"),
        storm().sealed(P1).trophies(0, "S"),
    ),
    "as many trophies as fit, not more of one kind": (
        storm().on_location(P1, "SS").trophies(0, "SM"),
        storm().on_location(P1, "SS").trophies(0, "SS"),
    ),
    "a gate seal": (storm().seal(SYMBOLS - 1, 2), storm()),
    "an ability": (storm().level(1, 1), storm()),
    "an object": (storm().objects(1, "OB01"), storm()),
    "no insanity": (storm(), storm().mad(2, 1)),
    "insanity shared out, not one on the brink": (
        storm().mad(0, 1, ongoing=1).mad(1, 2),
        storm().mad(0, 3, ongoing=1),
    ),
    "no crystal on the Endgame card": (storm(), storm().endgame_card("EG1", 1)),
    "crystals, not the Endgame": (storm().endgame_card("EG1", 5), endgame(storm())),
    "four players, not five": (storm("HE", "FI", "GA", "SU"), storm("HE", "FI", "GA", "SU", "ME")),
    "three players, not four": (storm("HE", "FI", "GA"), storm("HE", "FI", "GA", "SU")),
    "no Great Old One at a gate": (storm().goo(P1, "GO-S").cultists(P1, "CU-F01"), storm().goo(P1, "GO-S")),
    "no special sect": (storm(), storm(gaunt_choir=True)),
    "a Great Old One, whose fall seals a gate": (storm().goo(P1, "GO-S").cultists(P1, "CU-F01"), storm()),
    "less time gone by": (storm(), active(storm())),
    "two sealed gates in the Endgame": (endgame(storm().sealed(P1, P2)), endgame(storm().sealed(P1))),
}


@pytest.mark.parametrize("what", BETTER)
def test_it_is_better_to_have(what: str) -> None:
    better, worse = BETTER[what]
    assert chance(better.state) > chance(worse.state)


def test_a_team_that_is_nearly_done_is_likely_to_win_and_one_that_the_endgame_surprises_to_lose() -> None:
    done = storm().sealed(0, 1, 2, 3).seal(4, 0).trophies(0, "KK").on_location(4, "K")
    assert chance(done.state) > 0.95
    assert chance(endgame(storm()).state) < 0.01


def test_time_is_chance() -> None:
    """The Endgame begins when terror brings the sixth crystal to the eye, the last place of the circle."""
    late, later = storm().endgame_card("EG1", 4), storm().endgame_card("EG1", 5)
    places = late.state.agreed.terror_places
    late.state.terror = later.state.terror = 0
    assert (advances_left(late.state), advances_left(later.state)) == (2 * places - 1, places - 1)
    later.state.terror = places - 1
    assert advances_left(later.state) == places
    assert chance(late.state) > chance(later.state)
