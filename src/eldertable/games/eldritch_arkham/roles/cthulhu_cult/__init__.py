"""The Cthulhu Cult: Cultists hide on paths, surround areas and raise Altars there."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.cthulhu_cult import rules
from eldertable.games.eldritch_arkham.roles.cthulhu_cult.bot import CthulhuCultBot
from eldertable.games.eldritch_arkham.roles.cthulhu_cult.looks import CthulhuCultLooks

kit = Kit(
    id="cthulhu-cult",
    chapter=5,
    rules=rules.CthulhuCultRules(),
    looks=CthulhuCultLooks(),
    bot=CthulhuCultBot(),
    step_modules=(rules,),
)
