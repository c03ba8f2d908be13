"""The verbs of cards, abilities and celebrations: for each what it takes, when it is possible, and what it does.

How they are said stands in `looks/sayings.py`, what they are worth in `bot/worth.py`; a card's own effects in `content/`.
"""

from typing import Final

from eldertable.games.cult.rules.effects import EffectVerb
from eldertable.games.cult.rules.verbs import gains, harm, intrigues, location, playing, priests

VERBS: Final[tuple[EffectVerb, ...]] = (
    gains.GainingFollowers("gain-followers", ("n",), ("per",)),
    gains.GainingCoins("gain-coins", ("n",), ("per",)),
    gains.GainingMobs("gain-mobs", ("n",), ("per",)),
    gains.GainingEither("gain-either", ("n", "coins")),
    gains.GainingPriest("gain-priest", ("where",), ("n", "per"), leads=("active", "free"), most=5),
    gains.Drawing("draw", ("deck",), ("n", "per", "end"), minds_cards=True),
    harm.LosingFollowers("lose-followers", ("who", "n")),
    harm.LosingMobs("lose-mobs", ("who", "n")),
    harm.LosingCoins("lose-coins", ("who", "n")),
    harm.TakingCoins("take-coins", ("who", "n")),
    intrigues.Blackmail("blackmail"),
    intrigues.Threat("threaten"),
    harm.GivingCards("give-card", ("who",), ("filter",), filters=("", "hand")),
    gains.TakingLicense("take-license"),
    gains.SellingTop("sell-top", minds_cards=True),
    priests.Placing("place", ("n",), ("where",), leads=("", "by-followers", "or-more")),
    priests.Moving("move", ("where",), leads=("next", "higher")),
    priests.Boosting("boost", ("n",)),
    priests.Raising("raise", ("where",), ("n", "per"), leads=("active", "free", "next")),
    priests.Lowering("lower", ("n",)),
    priests.BuildingAltar("build-altar"),
    location.DestroyingAltars("destroy-altars", (), ("where",), leads=("", "none-higher")),
    priests.DestroyingFree("destroy-free", ("n",)),
    location.Ambush("ambush"),
    location.Raid("raid"),
    location.Seize("seize"),
    location.LeastWins("least-wins"),
    playing.PlayingCard(
        "play-card", ("filter",), filters=("sealed", "miracle", "intrigue"), minds_cards=True
    ),
    playing.PlayingTop("play-top", ("n",)),
)
"""The place of a verb is its number."""
