"""Every story in its own name: of what it is read, and what it does, in each way that it can be taken.

A way is written as the answers that are given, then how the fight ends if that matters, then what is different from
the same game with stories alone: `0 hand: 3 -> 2` means that the first investigator has two cards and not three.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from eldertable.games.cultistorm.modules.stories.rules import narrative
from eldertable.games.cultistorm.rules.moments import Occasion
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.table.modules import (
    ENDGAME_CARRIED_OUT,
    LOCATION_OPENED,
    TERROR_CARRIED_OUT,
)
from tests.rules.cultistorm.modules.stories.telling import (
    about_to_fight,
    differences,
    opened,
    peopled,
    seen,
    taken,
)
from tests.rules.cultistorm.table import P4, Storm
from tests.support import rule


@dataclass(frozen=True)
class Way:
    """One way through a story: answers, how the fight ends, answers then, and what is different."""

    answers: tuple[str, ...] = ()
    end: str = ""
    then: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()


def way(*answers: str, end: str = "", then: tuple[str, ...] = (), gives: str = "") -> Way:
    """In the words of the table below."""
    return Way(answers, end, then, tuple(gives.split("; ")) if gives else ())


NOTHING = (way(),)
"""A story of mood only, or one whose effect needs a module that is not used."""
DROP_OR_MAD = (
    way("Discard 1", "Sigil: Star", gives="0 hand: 3 -> 2"),
    way("Take 1 insanity", gives="0 mad: 1 -> 2"),
)
IGNORE = (way(gives="covered:  -> any"),)
MAD = (way(gives="0 mad: 1 -> 2"),)
OBJECT_IF_WON = (
    way(
        end="Win",
        then=("Charm of the Moon",),
        gives="0 objects: 1 -> 2; next objects: OB02 OB03 -> OB03 OB04",
    ),
    way(end="Give up"),
)
DRAW = (way(gives="0 hand: 3 -> 4"),)
DROP_AND_DRAW = (way("Sigil: Star"),)
LEAVE = (way("Leave the fight", gives="left: 0 -> 1"), way("None"))
BURY = (
    way("Under the deck", "Back on top", gives="next cultists: CU-F11 CU-W11 CU-K11 -> CU-F11 CU-K11"),
    way("Back on top", "Back on top"),
)
SORT = (
    way(
        "High Voice (Ashen Brotherhood) on top",
        "High Voice (Children of the Undertow) on top",
        "High Voice (Wardens of the Hundred Doors) on top",
        gives="next cultists: CU-F11 CU-W11 CU-K11 -> CU-K11 CU-W11 CU-F11",
    ),
)
REROLL = (way("any symbol", gives="0 dice: **** -> F***"), way("Leave it"))
SET_DIE = (way("any symbol to Star", gives="0 dice: **** -> S***"), way("Leave it"))
EACH_DRAWS = (way(gives="0 hand: 3 -> 4; 1 hand: 2 -> 3; 2 hand: 2 -> 3"),)


def covers(symbol: str) -> tuple[Way, ...]:
    """One symbol of the enemy is covered."""
    return (way(gives=f"covered:  -> {symbol}"),)


def stronger(name: str, now: str, otherwise: Way) -> tuple[Way, ...]:
    """The enemy has one symbol more, or something else."""
    return (way(f"Let the enemy have one {name} more", gives=f"enemy: {now}"), otherwise)


def bonus(now: str) -> tuple[Way, ...]:
    """One trophy more for a win, if one is taken."""
    return (
        way(end="Win", gives=f"0 trophies: {now}"),
        way(end="Win, and leave the trophy"),
        way(end="Give up"),
    )


def died(face: str, symbols: str) -> tuple[Way, ...]:
    """The cultist die here is turned."""
    return (way(gives=f"P1 die: - -> {face}; enemy: {symbols}"),)


TAKE_MAD = way("Take 1 insanity", gives="0 mad: 1 -> 2")

CAST: dict[int, tuple[str, tuple[Way, ...]]] = {
    1: ("The Birthday Chart", DROP_OR_MAD),
    2: ("A Readable Sky", DRAW),
    3: ("Countdown", (way(end="Win"), way(end="Give up"))),
    4: ("The Lens", covers("S")),
    5: ("The Old Tutor", LEAVE),
    6: ("Frost Inside the Coat", MAD),
    7: ("Notebook of Orbits", BURY),
    8: ("Close the Roof", IGNORE),
    9: ("One Star Too Many", stronger("Star", "SSWK -> SSSWK", TAKE_MAD)),
    10: ("Coins of No Mint", OBJECT_IF_WON),
    11: ("Every Clock at Once", NOTHING),
    12: ("Applause", bonus("SK -> SSK")),
    13: ("Asleep on Her Feet", IGNORE),
    14: ("A Minute Early", REROLL),
    15: ("Too Many Hands", MAD),
    16: ("A Forgotten Lullaby", DROP_AND_DRAW),
    17: ("Photograph of Your House", (way(end="Give up", gives="0 mad: 2 -> 3"), way(end="Win"))),
    18: (
        "The Pillow",
        stronger("Moon", "SMK -> SMMK", way("Discard 1", "Sigil: Star", gives="0 hand: 3 -> 2")),
    ),
    19: ("Sleep-talk", SORT),
    20: ("Contagion", (way(gives="0 no rerolls: 0 -> 1"),)),
    21: ("Nurse's Badge", OBJECT_IF_WON),
    22: ("The Moon Turns Its Head", died("M", "SMK -> SMMK")),
    23: ("One Step Further On", covers("M")),
    24: ("Thank You for Coming", (way(end="Win"), way(end="Give up"))),
    25: ("Ash Writes", (way("Lose an object", gives="0 objects: 1 -> 0"), TAKE_MAD)),
    26: ("The Lamp That Listens", IGNORE),
    27: ("Fed with Books", (way(gives="next objects: OB02 OB03 -> OB03 OB04"),)),
    28: ("A Burn in the Shape of a Door", stronger("Flame", "SMF -> SMFF", TAKE_MAD)),
    29: ("The Caught Torch", covers("F")),
    30: (
        "Smoke for Cover",
        (
            way(
                "Put the cultists",
                "Veilwalker (Children",
                "Veilwalker (Ashen",
                gives="P1 column: CU-F02 CU-F09 CU-W09 -> CU-W09 CU-F09 CU-F02",
            ),
            way("None"),
        ),
    ),
    31: (
        "A Real Alarm",
        (way(gives="P1 column: CU-F02 CU-F09 CU-W09 -> CU-F02 CU-F09; P2 column:  -> CU-W09"),),
    ),
    32: ("The Embers Answer", (way(end="Win"), way(end="Give up"))),
    33: ("Hilt First", bonus("FK -> FFK")),
    34: (
        "Only in Your Head",
        (way("Take 1 insanity: Cover", gives="0 mad: 1 -> 2; covered:  -> any"), way("None")),
    ),
    35: ("Small Handprints", MAD),
    36: ("A Miner's Prayer", SET_DIE),
    37: (
        "Water under the Boards",
        stronger("Wave", "MFW -> MFWW", way("No free move", gives="0 tired: 0 -> 1")),
    ),
    38: ("The Long Breath", (way(gives="P1 die: - -> F; enemy: MFW -> MFFW"),)),
    39: ("A Net Full of Keys", covers("K")),
    40: ("Wrong by a Century", (way(gives="marker: P1 -> P2"),)),
    41: (
        "Her Ring",
        (
            way(end="Win", then=("Exchange", "Key for Moon"), gives="0 trophies: WK -> MW"),
            way(end="Win", then=("None",)),
            way(end="Give up"),
        ),
    ),
    42: ("Salt in the Ink", (way(gives="0 hand: 3 -> 2"),)),
    43: ("The Gulls Fall Silent", (way(gives="P1 blocked: 0 -> 1"),)),
    44: ("From Below the Pier", MAD),
    45: ("Undertow", IGNORE),
    46: ("Barnacles", DROP_OR_MAD),
    47: ("The Bottle", (way("Sigil: Star", gives="0 hand: 3 -> 4"),)),
    48: ("Rowing without Oars", (way(end="Win"), way(end="Give up"))),
    49: ("Chalk Door", (way(end="Give up", then=("Sigil: Star",), gives="0 hand: 3 -> 2"), way(end="Win"))),
    50: ("Ninety-nine Keys", covers("K")),
    51: ("The Hundredth", MAD),
    52: (
        "The Password",
        (way("Strike", gives="covered:  -> any"), way("Leave the fight", gives="left: 0 -> 1")),
    ),
    53: (
        "The Larder",
        (
            way(
                "Draw an object",
                "Charm of the Moon",
                gives="0 objects: 1 -> 2; next objects: OB02 OB03 -> OB03 OB04",
            ),
            way("None"),
        ),
    ),
    54: ("Longer Coming Back", (way(gives="0 tired: 0 -> 1"),)),
    55: ("Hinges in Order", stronger("Key", "FWK -> FWKK", TAKE_MAD)),
    56: ("Oiled", DRAW),
    57: ("Guest List", (way("Lose a trophy", gives="0 trophies: K -> "), TAKE_MAD)),
    58: ("The Keyhole Looks Back", died("K", "FWK -> FWKK")),
    59: ("A Window That Was Not There", LEAVE),
    60: ("All Doors at Once", EACH_DRAWS),
}
"""Stories of the cast symbols, read by the narrative card of their number against the cultist 02 of that cast."""

OWN: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    131: (
        "CU-S05",
        "Herald of the Ninth Star",
        (
            way("Draw 1", gives="0 hand: 3 -> 4"),
            way("Draw 1", end="Win", gives="0 hand: 1 -> 2; 0 trophies: SK -> SSK"),
            way("Let the enemy have one Star more", gives="enemy: SSSM -> SSSSM"),
        ),
    ),
    132: (
        "CU-M05",
        "Herald of the Pale House",
        (
            way("Take 1 insanity: Strike", gives="0 mad: 1 -> 2; covered:  -> any"),
            way("Discard 1", "Sigil: Star", gives="0 hand: 3 -> 2"),
        ),
    ),
    133: ("CU-F05", "Herald of the Ashen Brothers", OBJECT_IF_WON),
    134: (
        "CU-W05",
        "Herald of the Undertow",
        (
            way("Take 1 insanity: Take", gives="0 mad: 1 -> 2; 0 trophies: K -> SK"),
            way("None"),
        ),
    ),
    135: ("CU-K05", "Herald of the Hundred Doors", SORT),
    141: ("GC1", "Choirmaster", (way(gives="P1 die: - -> S"),)),
    142: ("GC2", "Hollow Twin", (way("Sigil: Star", gives="0 hand: 3 -> 2"),)),
    143: ("GC3", "Silent Cantor", IGNORE),
    144: ("GC4", "Tongue-taker", DRAW),
    145: (
        "GC5",
        "Bellringer",
        DROP_OR_MAD,
    ),
    146: ("GC6", "Faceless Alto", REROLL),
    147: ("GC7", "Last Soprano", bonus("KK -> KKK")),
}
"""Cultists with a story of their own."""

LENT: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    151: ("HT1", "Wader", NOTHING),
    152: ("HT2", "Lantern-drowner", REROLL),
    153: ("HT3", "Net-caster", covers("W")),
    154: ("HT4", "Foghorn", (way(gives="marker: P1 -> P2"),)),
    155: ("HT5", "Bloated Pilgrim", OBJECT_IF_WON),
    156: ("HT6", "Tide-reader", BURY),
    157: (
        "HT7",
        "Harbour Bishop",
        (
            *DROP_OR_MAD,
            way("Take 1 insanity", end="Win", gives="0 mad: 1 -> 2; 0 trophies: SK -> SSK"),
        ),
    ),
    161: ("CP1", "Ratchet", NOTHING),
    162: ("CP2", "Bell-spring", DROP_AND_DRAW),
    163: ("CP3", "Furnace Novice", covers("F")),
    164: ("CP4", "Escapement", (way(gives="0 hand: 3 -> 4; 0 no rerolls: 0 -> 1"),)),
    165: ("CP5", "Counter of Sins", MAD),
    166: ("CP6", "The Winder", NOTHING),
    167: ("CP7", "Glass Deacon", covers("K")),
    171: ("LT1", "Match-girl", covers("F")),
    172: ("LT2", "Tinder Boy", NOTHING),
    173: ("LT3", "Cradle-rocker", MAD),
    174: ("LT4", "The Eldest", IGNORE),
    175: ("LT5", "Rag Twins", DROP_AND_DRAW),
    176: ("LT6", "Star-counter", covers("S")),
    177: (
        "LT7",
        "The One Behind the Door",
        (
            way("Turn a die", "any symbol to Star", gives="0 dice: **** -> S***"),
            way("Draw 1", gives="0 hand: 3 -> 4"),
        ),
    ),
    181: ("MC1", "Left Hand", NOTHING),
    182: ("MC2", "Right Hand", LEAVE),
    183: ("MC3", "Gilder", OBJECT_IF_WON),
    184: ("MC4", "Drowned Face", stronger("Wave", "SSWK -> SSWWK", TAKE_MAD)),
    185: ("MC5", "Frame-bearer", BURY),
    186: ("MC6", "Silvering", DRAW),
    187: ("MC7", "Cracked Pane", covers("M")),
    221: ("CR1", "Gate Hound", NOTHING),
    222: ("CR2", "Marsh Bloat", DRAW),
    223: (
        "CR3",
        "Ash Wing",
        (
            way("Cover a symbol", gives="covered:  -> any"),
            way(
                "Push",
                gives="P1 column: CU-S02 CU-F09 CU-W09 -> CU-S02 CU-F09; P2 column:  -> CU-W09",
            ),
        ),
    ),
    224: ("CR4", "Lock Crawler", IGNORE),
    225: ("CR5", "Pale Foster", bonus("SK -> SSK")),
}
"""Cultists that come with other modules: here the Acolyte of the Star bears their number."""

LOCATIONS: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    61: ("LO-S1", "Crane Hill Observatory", EACH_DRAWS),
    62: ("LO-S2", "St. Bride's Belfry", (way(gives="2 mad: 2 -> 1"),)),
    63: ("LO-M1", "Marsh Road Sanatorium", (way(gives="1 mad: 1 -> 2; 1 ongoing: 1 -> 0"),)),
    64: ("LO-M2", "Hollow Street Cemetery", (way("Felix", "Flame", gives="2 trophies:  -> F"),)),
    65: ("LO-F1", "Corbin Ironworks", (way(gives="pool: 0 -> 1"),)),
    66: (
        "LO-F2",
        "Precinct Armoury",
        (
            way(
                "Felix",
                "Charm of the Moon",
                gives="2 objects: 0 -> 1; next objects: OB02 OB03 -> OB03 OB04",
            ),
        ),
    ),
    67: (
        "LO-W1",
        "Gull Quay",
        (way("Marsh Road", "Stay", "Stay", gives="0 place: P1 -> P2"),),
    ),
    68: (
        "LO-W2",
        "Blackreef Lighthouse",
        (way(gives="P1 die: - -> F; P2 die: - -> F; P3 die: - -> F; P4 die: - -> F; P5 die: - -> F"),),
    ),
    69: ("LO-K1", "Aldermoor Library", SORT),
    70: (
        "LO-K2",
        "Pennick's Pawnshop",
        (way("Felix", "Ward-script of the Star", gives="2 objects: 0 -> 1"),),
    ),
}
"""Locations, each opened on P4, where the third investigator has gone."""

GOOS: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    71: (
        "GO-S",
        "The Cold Light",
        (
            way(
                "Sigil: Star",
                "Sigil: Star",
                "Sigil: Star",
                gives="0 hand: 3 -> 2; 1 hand: 2 -> 1; 2 hand: 2 -> 1",
            ),
        ),
    ),
    72: ("GO-M", "The Mother of Pale Dreams", (way(gives="0 mad: 1 -> 2"),)),
    73: ("GO-F", "The Burning Throat", NOTHING),
    74: (
        "GO-W",
        "The Drowned King",
        (way(gives="P1 die: - -> F; P2 die: - -> F; P3 die: - -> F; P4 die: - -> F; P5 die: - -> F"),),
    ),
    75: ("GO-K", "The Lock and the Wound", (way("Crane Hill", gives="P1 open: 1 -> 0"),)),
    76: (
        "GO-21",
        "The Unmaker",
        (way(gives="0 hand: 3 -> 2; 1 hand: 2 -> 1; 2 hand: 2 -> 1"),),
    ),
    77: ("GO-22", "The Black Orchard", (way(gives="marker: P1 -> P2"),)),
    78: ("GO-23", "The Listening Dark", NOTHING),
    79: ("GO-24", "The Pharaoh Unseen", NOTHING),
    80: ("GO-25", "The Rot between Stars", (way(gives="0 mad: 1 -> 2"),)),
    81: ("GO-X", "The Hollow Singer", (way("Marsh Road", gives="P2 die: - -> M"),)),
}
"""Great Old Ones, each summoned to P4."""

LENT_GOOS: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    82: ("GO-HT", "The Ninth Wave", (way(gives="marker: P1 -> P2"),)),
    83: (
        "GO-CP",
        "The Hour That Grinds",
        (way(gives="0 no rerolls: 0 -> 1; 1 no rerolls: 0 -> 1; 2 no rerolls: 0 -> 1"),),
    ),
    84: (
        "GO-LT",
        "Little Mother",
        (
            way(
                "Sigil: Star",
                "Sigil: Star",
                "Sigil: Star",
                gives="0 hand: 3 -> 2; 1 hand: 2 -> 1; 2 hand: 2 -> 1",
            ),
        ),
    ),
    85: ("GO-MC", "Who Looks Back", NOTHING),
    86: ("GO-R", "The Dreamer in Ink", EACH_DRAWS),
}
"""Great Old Ones that come with other modules: here their stories are read as those of otherworlds are."""

STORM: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    101: ("TE01", "Footsteps Overhead", NOTHING),
    102: ("TE02", "Cold Sweat", NOTHING),
    103: ("TE03", "Lights Out", NOTHING),
    104: (
        "TE04",
        "Missing Pages",
        (way("Charm of the Moon", gives="next objects: OB02 OB03 -> OB03 OB02"),),
    ),
    105: ("TE05", "Loose Tongue", NOTHING),
    106: ("TE06", "New Faces in Town", NOTHING),
    107: ("TE07", "Torn Notes", EACH_DRAWS),
    108: ("TE08", "Bad Dreams", NOTHING),
    109: ("TE09", "Wrong Turn", NOTHING),
    110: (
        "TE10",
        "Stolen Goods",
        (
            way(
                "Felix",
                "Charm of the Moon",
                gives="2 objects: 0 -> 1; next objects: OB02 OB03 -> OB03 OB04",
            ),
        ),
    ),
    111: ("TE11", "Locked Doors", NOTHING),
    112: ("TE12", "Stray Disciple", NOTHING),
    113: ("TE13", "Procession", (way(gives="0 mad: 1 -> 0; 1 mad: 1 -> 0; 2 mad: 2 -> 1"),)),
    114: ("TE14", "Blood Moon", NOTHING),
    115: ("TE15", "Panic", NOTHING),
    116: ("TE16", "Desecration", NOTHING),
    117: ("TE17", "Broken Line", NOTHING),
    118: ("TE18", "Fever", NOTHING),
    119: ("TE19", "Gathering Storm", EACH_DRAWS),
    120: ("TE20", "The Mind Gives Way", NOTHING),
    121: ("TE21", "Hands of the Dead", (way("Felix", gives="2 hand: 2 -> 3"),)),
    122: ("TE22", "Dark Harvest", NOTHING),
    123: ("TE23", "The Door Ajar", (way(gives="P5 held: 0 -> 1"),)),
    124: ("TE24", "Old Names Spoken", NOTHING),
    125: ("EG1", "The Sky Opens", NOTHING),
    126: ("EG2", "The Long Night", EACH_DRAWS),
}
"""Terror and Endgame cards, with a Great Old One on P5."""

FINDS: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    231: ("RL01", "Lens of Green Glass", NOTHING),
    232: ("RL02", "Bronze Astrolabe", (way("Crane Hill", gives="P1 die: - -> F"),)),
    233: ("RL03", "Harp with One String", (way(gives="0 mad: 1 -> 0"),)),
    234: ("RL04", "Thumb of the Saint", NOTHING),
    235: ("RL05", "Obsidian Ladder", NOTHING),
    236: ("RL06", "Jar of Stopped Time", NOTHING),
    237: (
        "RL07",
        "Weeping Mask",
        (way("Exchange", "Key for Moon", gives="0 trophies: K -> M"), way("None")),
    ),
    238: ("RL08", "Nail from the First Door", NOTHING),
    239: ("RL09", "Choir Bone", (way(gives="0 dice: **** -> F****"),)),
    240: ("RL10", "Map of Elsewhere", (way("Marsh Road", gives="0 place: P1 -> P2"),)),
    241: ("RL11", "Cup of the Second Thirst", (way(gives="0 hand: 3 -> 5"),)),
    242: ("RL12", "Bell without a Mouth", NOTHING),
    251: ("DP1", "Corner", NOTHING),
    252: ("DP2", "Edge", NOTHING),
    253: ("DP3", "Mouth", (way("Sigil: Star", gives="0 hand: 3 -> 4"),)),
    254: ("DP4", "Wheel", NOTHING),
    255: ("DP5", "Root", DRAW),
    256: ("DP6", "Heart", (way(gives="0 mad: 1 -> 0"),)),
}
"""Relics and pieces of the puzzle, read to whoever takes them: the first investigator."""

WORLDS: dict[int, tuple[str, str, tuple[Way, ...]]] = {
    261: ("OW01", "Plateau of Cold Light", NOTHING),
    262: ("OW02", "The Sleeping Ward", NOTHING),
    263: ("OW03", "Furnace City", NOTHING),
    264: ("OW04", "The Drowned Court", EACH_DRAWS),
    265: ("OW05", "House of Inner Doors", NOTHING),
    266: ("OW06", "The Unmade Shore", NOTHING),
    267: ("OW07", "The Black Orchard", NOTHING),
    268: (
        "OW08",
        "The Listening Hall",
        (
            way(
                "Draw 1",
                "Discard 1",
                "Sigil: Star",
                "Draw 1",
                gives="0 hand: 3 -> 4; 1 hand: 2 -> 1; 2 hand: 2 -> 3",
            ),
        ),
    ),
    269: ("OW09", "Avenue of Faceless Kings", NOTHING),
    270: ("OW10", "The Rotten Zenith", NOTHING),
    271: ("OW11", "The Empty Choir Stalls", NOTHING),
    272: ("OW12", "The Ebb", (way(gives="marker: P1 -> P2"),)),
    273: ("OW13", "The Great Movement", NOTHING),
    274: ("OW14", "The Nursery", (way("Felix", gives="2 mad: 2 -> 1"),)),
    275: ("OW15", "The Other Side of the Glass", NOTHING),
    276: ("OW16", "The Page", NOTHING),
}
"""Otherworlds."""


# --- reading them ---------------------------------------------------------------------------------------------------


def played(table: Storm, one: Way, with_effects: bool) -> Storm:
    """A table at which the story was just read goes this way."""
    if with_effects:
        table.play(*one.answers)
    if one.end:
        table.play(one.end)
    if with_effects:
        table.play(*one.then)
    return table


def number_read(table: Storm) -> int:
    """The last story that was told."""
    numbers = [event.args["story"] for event in table.chronicle.events if "story" in event.args]
    assert numbers, "no story was read"
    return int(numbers[-1])


def told(name: str, number: int, title: str, one: Way, make: object, enemy: str = "") -> None:
    """Read a story with and without its effect, and look at the difference."""
    assert callable(make)
    tables: list[Storm] = [make("effects"), make("stories")]
    effects, plain = tables
    assert [number_read(table) for table in tables] == [number, number]
    assert effects.game.words("en")(f"story-{number}-title") == title
    foe = effects.game.content.cultists.ids.index(enemy) if enemy else -1
    played(effects, one, True)
    played(plain, one, False)
    if not one.end and "left" not in "".join(one.gives) and enemy:
        assert effects.asked == plain.asked == "Fight", name
    found = differences(seen(effects, foe), seen(plain, foe))
    if enemy == "GC1":
        found.pop("enemy", None)
    assert sorted(f"{what}: {change}" for what, change in found.items()) == sorted(one.gives)


def ways(stories: dict[int, tuple[str, str, tuple[Way, ...]]]) -> list[object]:
    """One case for each way of each story, named after it."""
    return [
        pytest.param(number, card, title, one, id=f"{number} {title} {at + 1}")
        for number, (card, title, found) in stories.items()
        for at, one in enumerate(found)
    ]


@rule("CS-NAR-02", "CS-NAR-07", "CS-NAR-17", "CS-NAR-20")
@pytest.mark.parametrize(
    ("number", "title", "one"),
    [
        pytest.param(number, title, one, id=f"{number} {title} {at + 1}")
        for number, (title, found) in CAST.items()
        for at, one in enumerate(found)
    ],
)
def test_a_story_of_a_cast(number: int, title: str, one: Way) -> None:
    cast, card = "SMFWK"[(number - 1) // 12], f"NC{(number - 1) % 12 + 1:02}"
    enemy = f"CU-{cast}02"
    told(title, number, title, one, lambda mode: about_to_fight(mode, enemy, card), enemy)


@rule("CS-NAR-03", "CS-NAR-09")
@pytest.mark.parametrize(("number", "card", "title", "one"), ways(OWN))
def test_the_story_of_a_cultist(number: int, card: str, title: str, one: Way) -> None:
    choir = card.startswith("GC")
    told(title, number, title, one, lambda mode: about_to_fight(mode, card, gaunt_choir=choir), card)


@rule("CS-NAR-09")
@pytest.mark.parametrize(("number", "card", "title", "one"), ways(LENT))
def test_the_story_of_a_cultist_of_another_module(
    monkeypatch: pytest.MonkeyPatch, number: int, card: str, title: str, one: Way
) -> None:
    book = narrative(about_to_fight("stories", "CU-S02").state).book
    assert book.own(card) == number
    monkeypatch.setitem(book.of, "CU-S02", number)
    told(title, number, title, one, lambda mode: about_to_fight(mode, "CU-S02"), "CU-S02")


@rule("CS-NAR-14", "CS-NAR-16")
@pytest.mark.parametrize(("number", "card", "title", "one"), ways(LOCATIONS))
def test_the_story_of_a_location(number: int, card: str, title: str, one: Way) -> None:
    def opens(mode: str) -> Storm:
        table = peopled(mode).at(2, P4).location(P4, card, active=False)
        return table.run(Occasion(LOCATION_OPENED, P4))

    told(title, number, title, one, opens)


@rule("CS-NAR-12", "CS-NAR-16")
@pytest.mark.parametrize(("number", "card", "title", "one"), ways(GOOS))
def test_the_story_of_a_great_old_one(number: int, card: str, title: str, one: Way) -> None:
    def comes(mode: str) -> Storm:
        table = peopled(mode).mad(0, 0).location(0, "LO-S1").location(1, "LO-M1")
        return table.run(Summon(P4, table.game.content.goos.ids.index(card), 1, 0))

    told(title, number, title, one, comes)


@rule("CS-NAR-13", "CS-NAR-16")
@pytest.mark.parametrize(("number", "card", "title", "one"), ways(STORM))
def test_the_story_of_a_card_of_the_storm(number: int, card: str, title: str, one: Way) -> None:
    def fires(mode: str) -> Storm:
        table = peopled(mode).goo(4, "GO-S")
        content = table.game.content
        if card.startswith("EG"):
            kinds = [endgame.id for endgame in content.endgames]
            return table.run(Occasion(ENDGAME_CARRIED_OUT, kinds.index(card)))
        return table.run(Occasion(TERROR_CARRIED_OUT, content.terror_ids.index(card)))

    told(title, number, title, one, fires)


@rule("CS-NAR-15", "CS-NAR-16")
@pytest.mark.parametrize(("number", "card", "title", "one"), ways(FINDS))
def test_the_story_of_a_find(number: int, card: str, title: str, one: Way) -> None:
    told(title, number, title, one, lambda mode: peopled(mode).run(taken(card)))


@rule("CS-NAR-15", "CS-NAR-16")
@pytest.mark.parametrize(("number", "card", "title", "one"), ways({**WORLDS, **LENT_GOOS}))
def test_the_story_of_an_otherworld(number: int, card: str, title: str, one: Way) -> None:
    told(title, number, title, one, lambda mode: peopled(mode).run(opened(card)))


@rule("CS-NAR-06")
def test_every_story_of_the_book_has_a_test_and_words() -> None:
    book = (CAST, OWN, LENT, LOCATIONS, GOOS, LENT_GOOS, STORM, FINDS, WORLDS)
    numbers = [number for chapter in book for number in chapter]
    assert len(numbers) == len(set(numbers)) == 191
    words = peopled("effects").game.words("en")
    texts = [words(f"story-{number}") for number in numbers]
    assert len(set(texts)) == 191
    assert min(len(text) for text in texts) > 50
    moods = [number for number in numbers if not words.has(f"story-{number}-effect")]
    assert len(moods) == 49
