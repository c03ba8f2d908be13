# compiled
"""What most steps of the rules have in common: they are somebody's."""

from typing import ClassVar

from eldertable.kernel.steps import Step


class RoleStep(Step):
    """A step of a role that needs to know no more than whose it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side
