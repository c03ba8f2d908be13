# compiled
"""What the common rules ask of a role: they know no role by its name.

A role says what its own page of the rulebook adds; all else is as it is for everybody.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from eldertable.kernel.steps import Step

if TYPE_CHECKING:
    from eldertable.games.eldritch_arkham.table.state import ArkhamState


@mypyc_attr(allow_interpreted_subclasses=True)
class RoleRules:
    """The rules of a role, where the common rules come to them."""

    def __init__(self) -> None:
        self.takes_turns = True
        """Only the Great Old One takes no turns. (EA-GEN-01)"""
        self.swims = False
        """Whether its units use water paths, whoever moves them. (EA-RUL-27)"""
        self.stays = False
        """Whether its units can never be taken off the board. (EA-RUL-42)"""
        self.hides = False
        """Whether none of its units stands where it could be taken. (EA-RUL-212)"""

    def set_up(self, state: "ArkhamState", side: int) -> None:
        """Put out what the role starts with. (EA-SET-07)"""

    def turn(self, side: int) -> Step:
        """The steps of its turn, as its page of the rulebook lists them. (EA-GEN-02)"""
        raise NotImplementedError

    def after_turns(self) -> Step | None:
        """What the role does at the end of everybody's turn."""
        return None

    def landed(self, state: "ArkhamState", side: int, location: int) -> None:
        """A unit of the role has come to a location, in whatever way."""

    def added(self, state: "ArkhamState", side: int, location: int) -> None:
        """A unit of the role was added."""

    def removed(self, state: "ArkhamState", side: int) -> None:
        """The role has removed a unit. (EA-UNI-04)"""

    def abducted(self, state: "ArkhamState", side: int, unit: int) -> None:
        """The role has abducted a unit. (EA-UNI-05)"""

    def dominates(self, state: "ArkhamState", side: int, faction: int) -> None:
        """A faction has gained dominance while the role was acting. (EA-DOM-05)"""

    def elsewhere(self, state: "ArkhamState", side: int) -> int:
        """How many of its units are neither on a place nor on the Dominance track."""
        return 0
