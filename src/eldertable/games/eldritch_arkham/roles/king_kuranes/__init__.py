"""King Kuranes: a homeless man in the city, a god-king in the Dreamlands."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.king_kuranes import rules
from eldertable.games.eldritch_arkham.roles.king_kuranes.bot import KuranesBot
from eldertable.games.eldritch_arkham.roles.king_kuranes.looks import KuranesLooks
from eldertable.games.eldritch_arkham.rules.sets import dreamers

kit = Kit(
    id="king-kuranes",
    chapter=12,
    rules=rules.KuranesRules(),
    looks=KuranesLooks(),
    bot=KuranesBot(),
    step_modules=(
        dreamers,
        rules,
    ),
)
