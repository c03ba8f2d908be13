"""The Great Old One: no turns of its own; it acts at the end of everybody's."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.great_old_one import rules
from eldertable.games.eldritch_arkham.roles.great_old_one.bot import GreatOldOneBot
from eldertable.games.eldritch_arkham.roles.great_old_one.looks import GreatOldOneLooks
from eldertable.games.eldritch_arkham.rules.sets import ancient

kit = Kit(
    id="great-old-one",
    chapter=3,
    rules=rules.GreatOldOneRules(),
    looks=GreatOldOneLooks(),
    bot=GreatOldOneBot(),
    step_modules=(
        ancient,
        rules,
    ),
    verbs={"rings": rules.RING_VERBS},
)
