"""The Police: orders that grow every day, until they cannot be fulfilled."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.police import rules
from eldertable.games.eldritch_arkham.roles.police.bot import PoliceBot
from eldertable.games.eldritch_arkham.roles.police.looks import PoliceLooks
from eldertable.games.eldritch_arkham.rules.sets.law_steps import LAW_STEPS

kit = Kit(
    id="police",
    chapter=9,
    rules=rules.PoliceRules(),
    looks=PoliceLooks(),
    bot=PoliceBot(),
    step_modules=(*LAW_STEPS, rules),
)
