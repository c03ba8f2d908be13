"""The steps that the two roles of the Law share: the same modules in the same order, which numbers the answers."""

from typing import Final

from eldertable.games.eldritch_arkham.rules.sets import (
    law_civilians,
    law_officers,
    law_orders,
    laws,
    officers,
)

LAW_STEPS: Final = (officers, laws, law_officers, law_orders, law_civilians)
