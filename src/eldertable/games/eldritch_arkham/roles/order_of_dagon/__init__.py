"""The Esoteric Order of Dagon: a ritual area each turn, Altars, and the Grand Ritual."""

from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.roles.order_of_dagon import rules
from eldertable.games.eldritch_arkham.roles.order_of_dagon.bot import OrderOfDagonBot
from eldertable.games.eldritch_arkham.roles.order_of_dagon.looks import OrderOfDagonLooks

kit = Kit(
    id="order-of-dagon",
    chapter=6,
    rules=rules.OrderOfDagonRules(),
    looks=OrderOfDagonLooks(),
    bot=OrderOfDagonBot(),
    step_modules=(rules,),
)
