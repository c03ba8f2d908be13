"""The Police: orders that grow every day, until they cannot be fulfilled."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.police import rules
from eldertable.games.eldritch_arkham.roles.police.bot import PoliceBot
from eldertable.games.eldritch_arkham.roles.police.looks import PoliceLooks
from eldertable.games.eldritch_arkham.rules.sets import (
    law_civilians,
    law_officers,
    law_orders,
    laws,
    officers,
)

kit = Kit(
    id="police",
    chapter=9,
    rules=rules.PoliceRules(),
    looks=PoliceLooks(),
    bot=PoliceBot(),
    steps=(
        officers,
        laws,
        law_officers,
        law_orders,
        law_civilians,
        rules,
    ),
)
