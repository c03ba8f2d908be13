"""The Deep Ones: Outsiders are both units and action tokens; drag the living under water."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.deep_ones import rules
from eldertable.games.eldritch_arkham.roles.deep_ones.bot import DeepOnesBot
from eldertable.games.eldritch_arkham.roles.deep_ones.looks import DeepOnesLooks

kit = Kit(
    id="deep-ones",
    chapter=1,
    rules=rules.DeepOnesRules(),
    looks=DeepOnesLooks(),
    bot=DeepOnesBot(),
    step_modules=(rules,),
)
