"""The Feds: funds buy actions, controlled neighbourhoods make the day."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.feds import rules
from eldertable.games.eldritch_arkham.roles.feds.bot import FedsBot
from eldertable.games.eldritch_arkham.roles.feds.looks import FedsLooks
from eldertable.games.eldritch_arkham.rules.sets.law_steps import LAW_STEPS

kit = Kit(
    id="feds",
    chapter=10,
    rules=rules.FedsRules(),
    looks=FedsLooks(),
    bot=FedsBot(),
    step_modules=(*LAW_STEPS, rules),
)
