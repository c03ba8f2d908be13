# compiled
"""What the numbers of an answer name, and room for how many: the bounds that content keeps to."""

from typing import Final

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box import places as at
from eldertable.games.cult.box.places import COINS_ON, KINDS_OF_PRIEST, LOCATIONS, PIECES_EACH
from eldertable.kernel.answers import Dimension

LOCATION: Final = Dimension("location", LOCATIONS, first=1)
PLACE: Final = Dimension("place", LOCATIONS + 1)
"""A Location, with a number kept for the place of free Priests."""
SIDE: Final = Dimension("side", 5)

PRIEST: Final = Dimension("priest", KINDS_OF_PRIEST)
"""A kind of Priest: the Patriarch, or a strength."""
PURSE: Final = Dimension("purse", PIECES_EACH // COINS_ON)
"""Whether coins lie on a Priest that stands in a Location."""
BOOSTED: Final = Dimension("boosted", COINS_ON // at.BOOSTED)
"""Whether a boost lies on it. Kind, coins and boost tell Priests of one side in a Location apart. (CULT-RUL-78)"""

MIRACLE: Final = Dimension("miracle", c.MIRACLES)
INTRIGUE: Final = Dimension("intrigue", c.INTRIGUES, first=c.FIRST_INTRIGUE)
LICENSE: Final = Dimension("license", c.LICENSES, first=c.FIRST_LICENSE)
HAND_CARD: Final = Dimension("hand_card", c.FIRST_LICENSE)
"""A kind of card that is held in hand: a Miracle or an Intrigue."""
CARD_KIND: Final = Dimension("card_kind", c.KINDS)
"""Any kind of card: Miracles, Intrigues, Licenses, Supremacy."""

CULT: Final = Dimension("cult", c.MAX_CULTS)
ABILITY: Final = Dimension("ability", c.ABILITIES)
CELEBRATION: Final = Dimension("celebration", c.MAX_CELEBRATIONS)
OFFER: Final = Dimension("offer", c.MAX_OFFERS)
"""Which of the prices of a Location is paid."""
FOLLOWERS: Final = Dimension("followers", 1 + c.MOST_FOLLOWERS_PAID)
"""How many Followers an ability is paid with."""
