"""Randolph Carter: a vagrant in Arkham, a seeker of Visions in the Dreamlands."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.randolph_carter import rules
from eldertable.games.eldritch_arkham.roles.randolph_carter.bot import CarterBot
from eldertable.games.eldritch_arkham.roles.randolph_carter.looks import CarterLooks
from eldertable.games.eldritch_arkham.rules.sets import dreamers

kit = Kit(
    id="randolph-carter",
    chapter=11,
    rules=rules.CarterRules(),
    looks=CarterLooks(),
    bot=CarterBot(),
    step_modules=(
        dreamers,
        rules,
    ),
)
