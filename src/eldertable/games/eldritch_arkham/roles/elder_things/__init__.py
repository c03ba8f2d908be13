"""The Elder Things: few markers at first; spores, flights and experiments."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.elder_things import rules
from eldertable.games.eldritch_arkham.roles.elder_things.bot import ElderThingsBot
from eldertable.games.eldritch_arkham.roles.elder_things.looks import ElderThingsLooks

kit = Kit(
    id="elder-things",
    chapter=2,
    rules=rules.ElderThingsRules(),
    looks=ElderThingsLooks(),
    bot=ElderThingsBot(),
    step_modules=(rules,),
    verbs={"elder": rules.ELDER_VERBS},
)
