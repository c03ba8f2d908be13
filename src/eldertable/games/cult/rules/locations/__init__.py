"""The benefits of the thirteen Locations, one module each: for each what it takes, when it is possible, what it gives.

Who may take a benefit stands in `benefits.py`; alms in `resolution.py`; which Location has which benefit in `content/`.
"""

from typing import Final

from eldertable.games.cult.rules.benefits import LocationBenefit
from eldertable.games.cult.rules.locations.academy import Academy
from eldertable.games.cult.rules.locations.artisan_district import ArtisanDistrict
from eldertable.games.cult.rules.locations.forum import Forum
from eldertable.games.cult.rules.locations.guard_quarters import GuardQuarters
from eldertable.games.cult.rules.locations.nobility_district import NobilityDistrict
from eldertable.games.cult.rules.locations.palace import Palace
from eldertable.games.cult.rules.locations.port import Port
from eldertable.games.cult.rules.locations.rift import Rift
from eldertable.games.cult.rules.locations.ruins import Ruins
from eldertable.games.cult.rules.locations.slums import Slums
from eldertable.games.cult.rules.locations.temple_district import TempleDistrict
from eldertable.games.cult.rules.locations.thieves_district import ThievesDistrict
from eldertable.games.cult.rules.locations.trade_district import TradeDistrict

BENEFITS: Final[tuple[LocationBenefit, ...]] = (
    Ruins("draw-miracle", ("n",)),
    ThievesDistrict("bribe", ("least", "most")),
    Slums("gain-followers", ("n",)),
    Forum("take-supremacy"),
    TempleDistrict("ordain", ("n",)),
    TradeDistrict("gain-coins", ("n",)),
    ArtisanDistrict("build-altar", ("price",)),
    Academy("teach", ("offers",)),
    Port("hire", ("offers",)),
    Palace("take-license"),
    NobilityDistrict("scheme", ("n",)),
    GuardQuarters("arm-mob", ("n", "price")),
    Rift("summon"),
)
"""The place of a benefit is its number."""
