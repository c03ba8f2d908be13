"""The Arkham Advertiser: one journalist, the fight for the city, and the edge of madness."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.arkham_advertiser import rules
from eldertable.games.eldritch_arkham.roles.arkham_advertiser.bot import AdvertiserBot
from eldertable.games.eldritch_arkham.roles.arkham_advertiser.looks import AdvertiserLooks
from eldertable.games.eldritch_arkham.rules.sets import investigators

kit = Kit(
    id="arkham-advertiser",
    chapter=7,
    rules=rules.AdvertiserRules(),
    looks=AdvertiserLooks(),
    bot=AdvertiserBot(),
    step_modules=(
        investigators,
        rules,
    ),
)
