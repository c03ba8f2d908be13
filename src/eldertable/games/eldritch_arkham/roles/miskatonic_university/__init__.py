"""The Miskatonic University: lectures in the city, expeditions all over the world."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.miskatonic_university import rules
from eldertable.games.eldritch_arkham.roles.miskatonic_university.bot import UniversityBot
from eldertable.games.eldritch_arkham.roles.miskatonic_university.looks import UniversityLooks
from eldertable.games.eldritch_arkham.rules.sets import investigators

kit = Kit(
    id="miskatonic-university",
    chapter=8,
    rules=rules.UniversityRules(),
    looks=UniversityLooks(),
    bot=UniversityBot(),
    step_modules=(
        investigators,
        rules,
    ),
    verbs={"rewards": rules.REWARDS},
)
