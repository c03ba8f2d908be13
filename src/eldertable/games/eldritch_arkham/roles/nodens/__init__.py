"""Nodens: a swarm over the city that gathers prey for the hunt."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.nodens import rules
from eldertable.games.eldritch_arkham.roles.nodens.bot import NodensBot
from eldertable.games.eldritch_arkham.roles.nodens.looks import NodensLooks
from eldertable.games.eldritch_arkham.rules.sets import ancient

kit = Kit(
    id="nodens",
    chapter=4,
    rules=rules.NodensRules(),
    looks=NodensLooks(),
    bot=NodensBot(),
    step_modules=(
        ancient,
        rules,
    ),
    verbs={"gaunts": rules.GAUNT_VERBS},
)
