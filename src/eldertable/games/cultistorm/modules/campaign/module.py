"""Storm of cultists as the game knows it: missions, sheets, rules, words, looks and advice in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import content as reading
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.content import Reader, Texts
from eldertable.games.cultistorm.box.options import MINORS
from eldertable.games.cultistorm.box.places import PLACES, SEATS
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.campaign import boons, carrying_over, looks, rules, setup
from eldertable.games.cultistorm.modules.campaign.bot import WORTHS, Campaigner
from eldertable.games.cultistorm.modules.campaign.missions import (
    first_drops,
    ink_and_fever,
    missing_clerk,
    open_door,
    six_pieces,
    thunder,
)
from eldertable.games.cultistorm.modules.campaign.missions.eye_of_the_storm import EyeOfTheStorm
from eldertable.games.cultistorm.modules.campaign.progress import (
    ACTS,
    CHAMBERS,
    CLOCKS,
    MISSIONS,
    Progress,
    Story,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.sheet import (
    SheetSeat,
    SheetText,
    in_numbers,
    read_sheet,
    sheet_of,
)
from eldertable.games.cultistorm.modules.frame import KNOBS, Module, knobs, numbered
from eldertable.games.cultistorm.modules.puzzle.rules import PIECES
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Option, Part, Zone, deck
from eldertable.kernel.content import convert, unique
from eldertable.kernel.errors import BadContent, BadOption
from eldertable.kernel.journey import Chapter, Journey, Traveller
from eldertable.kernel.journey import Fortune as Held
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone, Standing
from eldertable.kernel.words import Words, filled

FEWEST_SEATS = 3
TIDE = "HT"
"""The sect that waits for the ship. (CS-CAM-401)"""
TIDE_GOO = "GO-HT"


class Told(shapes.Entry):
    """What is read before a mission, and after it."""

    name: str
    read: str
    won: str
    lost: str


class MissionEntry(shapes.Entry):
    """A mission: what it leaves, and the modules it uses."""

    id: str
    boon: str
    bane: str
    modules: list[str]
    en: Told


class Ending(shapes.Entry):
    """An ending of the campaign: after which result, with how much Hope at least."""

    id: str
    won: bool
    hope: shapes.Number
    en: shapes.Text


class Rumour(shapes.Entry):
    """A rumour, and whether there is something in it."""

    id: str
    effect: list[shapes.Op]
    en: shapes.Text
    is_true: bool = msgspec.field(default=False, name="true")


class Fortune(shapes.Entry):
    """A boon or a bane; with a text it is used once in a mission."""

    id: str
    en: shapes.Text
    effect: list[shapes.Op] = msgspec.field(default_factory=list)


class CampaignFile(shapes.Entry):
    """The file campaign.toml."""

    heart: shapes.Goo
    mission: list[MissionEntry]
    ending: list[Ending]
    rumour: list[Rumour]
    boon: list[Fortune]
    bane: list[Fortune]


class Knobs(shapes.Entry):
    """The entry `mission` of modules.toml."""

    clocks: list[shapes.Number]
    clues: list[list[shapes.Number]]
    gates: list[list[shapes.Number]]
    crystals: list[list[shapes.Number]]
    room: list[list[shapes.Number]]
    clerk_left: shapes.Number
    ship: shapes.Positive
    chambers: list[shapes.Positive]
    torn_depth: shapes.Positive
    saver_looks: shapes.Number
    dreamer_clues: shapes.Number
    strike_max: shapes.Number
    scar_max: shapes.Number
    heart_more: list[shapes.Number]


class CampaignModule(Module):
    """A mission, played alone or with the sheet of a campaign."""

    name = "mission"
    rule = "CS-CAM-01"
    major = True
    group = "modes"
    folder = Path(__file__).parent
    steps = (
        setup.OpenSheet,
        setup.GiveKeepsakes,
        setup.BearScars,
        carrying_over.CloseSheet,
        setup.PutBack,
        setup.HandSeal,
        boons.UseBoon,
        carrying_over.ComeAs,
        carrying_over.PickScar,
        carrying_over.KeepMemento,
        *first_drops.STEPS,
        *missing_clerk.STEPS,
        *ink_and_fever.STEPS,
        *thunder.STEPS,
        *open_door.STEPS,
        *six_pieces.STEPS,
    )
    acts = ACTS
    endings = ("CS-CAM-10", "CS-CAM-13", "CS-CAM-402", "CS-CAM-706")
    zones = (
        *deck("rumours", "rumours"),
        *(Zone(f"rumour {place}", "row", True, "rumours") for place in range(PLACES)),
        Zone("rumours turned"),
        Zone("keepsakes"),
    )
    wide = True
    kinds = looks.KINDS
    goals = looks.GOALS
    itself = frozenset(
        {
            "clerk-goes",
            "clerk-lost",
            "clerk-rolled",
            "clock-out",
            "eye-moves",
            "gate-reopened",
            "mission-begins",
            "ship-lands",
            "ship-nears",
        }
    )
    points = looks.POINTS
    act_points = looks.ACT_POINTS
    present = looks.PRESENT
    worths = WORTHS
    advice = Campaigner()

    def __init__(self) -> None:
        self.stories: list[Story] = []
        """The numbers of the campaign, for 3, 4 and 5 seats."""
        self.missions: list[MissionEntry] = []
        self.endings_told: list[Ending] = []
        self.rumours: list[Rumour] = []
        self.boons: list[Fortune] = []
        self.banes: list[Fortune] = []
        self.options = (
            Option("sheet", "text", (), "", label="Campaign sheet", rule="CS-CAM-05", group="rulings"),
        )
        self.heart = -1

    # --- what people agree on -----------------------------------------------------------------------------

    def option(self) -> Option:
        choices = tuple(str(number) for number in range(MISSIONS + 1))
        return Option(self.name, "choice", choices, "0", label="Storm of cultists", rule=self.rule)

    def used(self, seats: int, options: Mapping[str, Any]) -> bool:
        return bool(options[self.name] != "0")

    def implies(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The modules that the mission names, and the investigators of the sheet. (CS-CAM-03, CS-CAM-20)"""
        if options[self.name] == "0":
            return {}
        mission = self.missions[int(options[self.name]) - 1]
        found: dict[str, Any] = {module: True for module in mission.modules if module in MINORS}
        if "sects" in mission.modules:
            found["sects"] = [
                sect for sect in ("GC", "HT", "CP", "LT", "MC") if sect == TIDE or sect in options["sects"]
            ]
        sheet = read_sheet(options["sheet"])
        if sheet is not None and any(one.investigator for one in sheet.seats):
            found["investigators"] = [one.investigator or "choose" for one in sheet.seats]
        return found

    def why_refused(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str] | None:
        """Three to five, no other major expansion, and no further minor module. (CS-MOD-01, CS-MOD-05, CS-MOD-24)"""
        if not self.used(seats, options):
            return ("CS-CAM-05", "why-sheet-alone") if options["sheet"].strip() else None
        if options.get("lonely") in ("two", "solo"):
            return ("CS-MOD-01", "why-not-two-majors")
        if not FEWEST_SEATS <= seats <= SEATS:
            return ("CS-MOD-24", "why-not-mission")
        if options.get("overlord"):
            return ("CS-MOD-01", "why-not-two-majors")
        mission = self.missions[int(options[self.name]) - 1]
        if any(options.get(minor) and minor not in mission.modules for minor in MINORS):
            return ("CS-MOD-05", "why-no-minor")
        sheet = read_sheet(options["sheet"])
        if sheet is None:
            return None
        if len(sheet.seats) != seats:
            return ("CS-CAM-03", "why-other-seats")
        if str(sheet.mission) != options[self.name]:
            return ("CS-CAM-02", "why-not-its-turn")
        return None

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        if not FEWEST_SEATS <= seats <= SEATS:
            return ()
        return tuple({self.name: str(number)} for number in range(1, MISSIONS + 1))

    def files(self) -> tuple[str, ...]:
        """A table with more enemies has those of all modules, most of them in the box."""
        return ("campaign", "creatures", "inkblots", "sects")

    # --- content ------------------------------------------------------------------------------------------

    def widen(self, files: Mapping[str, Mapping[str, Any]], content: Content, texts: Texts) -> None:
        """The Storm's Heart, of neither wave. (CS-CAM-703)"""
        heart = convert("campaign", files["campaign"], CampaignFile).heart
        turned = knobs(files, self.name, Knobs)
        self._check_knobs(turned)
        more = dict(zip(("three", "four", "five"), turned.heart_more, strict=True))
        said = msgspec.structs.replace(heart.en, text=filled(heart.en.text, more))
        heart = msgspec.structs.replace(heart, en=said)
        reading.add_goo("campaign", heart, content, texts, c.EYE_PERILS)
        self.heart = len(content.goos.ids) - 1

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        """Eight rumours; missions, boons, banes and endings are no cards."""
        file = convert("campaign", files["campaign"], CampaignFile)
        for entries in (file.mission, file.ending, file.rumour, file.boon, file.bane):
            unique("campaign", [entry.id for entry in entries])
        if [mission.id for mission in file.mission] != [str(at + 1) for at in range(MISSIONS)]:
            raise BadContent(f"campaign.toml: mission: there must be 1 to {MISSIONS}, in this order")
        self._check_missions(file)
        self.missions, self.endings_told, self.rumours = file.mission, file.ending, file.rumour
        self.boons, self.banes = file.boon, file.bane
        turned = knobs(files, self.name, Knobs)
        rumours = [reader.module_effect("campaign", rumour.id, rumour.effect) for rumour in file.rumour]
        boons = [
            reader.module_effect("campaign", boon.id, boon.effect) if boon.effect else -1
            for boon in file.boon
        ]
        self.stories = [
            self._story(file, turned, seats, rumours, boons) for seats in range(FEWEST_SEATS, SEATS + 1)
        ]
        return [rumour.id for rumour in file.rumour]

    def _check_missions(self, file: CampaignFile) -> None:
        """Whether what missions name is there: modules, and what each leaves behind, each once. (CS-CAM-06, CS-CAM-20)"""
        for mission in file.mission:
            where = f"campaign.toml: mission {mission.id}"
            for at, module in enumerate(mission.modules):
                if module not in (*MINORS, "sects"):
                    raise BadContent(
                        f"{where}, modules: there is no module {module!r} for a mission; "
                        f"known: {', '.join((*MINORS, 'sects'))}"
                    )
                if module in mission.modules[:at]:
                    raise BadContent(f"{where}, modules: {module} is named twice; name it once")
        for kind, left, fortunes in (
            ("boon", [mission.boon for mission in file.mission], file.boon),
            ("bane", [mission.bane for mission in file.mission], file.bane),
        ):
            known = [fortune.id for fortune in fortunes]
            for at, id in enumerate(left):
                where = f"campaign.toml: mission {file.mission[at].id}, {kind}"
                if id and id not in known:
                    raise BadContent(f"{where}: {id!r} is no {kind}; known: {', '.join(known)}")
                if id and id in left[:at]:
                    raise BadContent(f"{where}: mission {left.index(id) + 1} leaves {id} already")

    def _check_knobs(self, turned: Knobs) -> None:
        """Whether there is a number for each mission, and one for 3, 4 and 5 investigators where they differ."""
        for name in ("clocks", "clues", "gates", "crystals", "room"):
            if len(getattr(turned, name)) != MISSIONS:
                raise BadContent(f"{KNOBS}.toml: mission, {name}: there must be {MISSIONS} numbers")
        each = SEATS + 1 - FEWEST_SEATS
        for name, lists in (
            ("clues", turned.clues),
            ("gates", turned.gates),
            ("room", turned.room),
            ("crystals", [crystals for crystals in turned.crystals if crystals]),
            ("chambers", [turned.chambers]),
            ("heart_more", [turned.heart_more]),
        ):
            if any(len(numbers) != each for numbers in lists):
                raise BadContent(f"{KNOBS}.toml: mission, {name}: one number for 3, 4 and 5")
        if min(turned.clocks[:CLOCKS]) < 1:
            raise BadContent(f"{KNOBS}.toml: mission, clocks: a clock has 1 crystal at least")
        if max(turned.chambers) > CHAMBERS:
            raise BadContent(f"{KNOBS}.toml: mission, chambers: there is room for {CHAMBERS}")

    def _story(
        self, file: CampaignFile, turned: Knobs, seats: int, rumours: list[int], boons: list[int]
    ) -> Story:
        """The numbers of both files for so many seats."""
        made, at = Story(), seats - FEWEST_SEATS
        made.rumours, made.boons = rumours, boons
        made.truths = [rumour.is_true for rumour in file.rumour]
        made.clocks = turned.clocks
        made.clues = [clues[at] for clues in turned.clues]
        made.gates = [gates[at] for gates in turned.gates]
        made.room = [room[at] for room in turned.room]
        made.crystals = [crystals[at] if crystals else -1 for crystals in turned.crystals]
        made.clerk_left, made.ship, made.chambers = turned.clerk_left, turned.ship, turned.chambers[at]
        made.torn_depth, made.saver_looks = turned.torn_depth, turned.saver_looks
        made.dreamer_clues, made.strike_max = turned.dreamer_clues, turned.strike_max
        made.scar_max, made.heart, made.heart_more = turned.scar_max, self.heart, turned.heart_more[at]
        return made

    # --- rules --------------------------------------------------------------------------------------------

    def rules_at(self, table: StormTable, zone: int, card: int, ending: int) -> ModuleRules:
        """Each mission has rules of its own."""
        number = int(table.options[self.name])
        boons, banes = [boon.id for boon in self.boons], [bane.id for bane in self.banes]
        text = read_sheet(table.options["sheet"])
        story = self.stories[table.seats - FEWEST_SEATS]
        sheet = in_numbers(text, table.content, boons, banes, story.scar_max)
        made = (zone, card, ending, number, story, sheet)
        if number == 4:
            return thunder.Thunder(*made, TIDE_GOO)
        kinds: dict[int, type[rules.CampaignRules]] = {
            1: first_drops.FirstDrops,
            2: missing_clerk.MissingClerk,
            3: ink_and_fever.InkAndFever,
            5: open_door.OpenDoor,
            6: six_pieces.SixPieces,
            7: EyeOfTheStorm,
        }
        return kinds[number](*made)

    def part(self) -> Part:
        return Progress()

    def names(self) -> Mapping[str, Sequence[str]]:
        return {
            "chamber": [str(number + 1) for number in range(CHAMBERS)],
            "half": ("a", "b"),
            "vault": [f"DP{number + 1}" for number in range(PIECES)],
            "piece": [f"DP{number + 1}" for number in range(PIECES)],
            "boon": [boon.id for boon in self.boons],
        }

    def back(self, card: int) -> str:
        return "Rumour"

    def carries(self, state: StormState) -> Mapping[str, Any] | None:
        """The sheet after the mission: a new one, and nothing else goes over. The old one stays as it is for whoever
        plays the mission again.

        (CS-CAM-06, CS-CAM-19, CS-CAM-23, CS-CAM-27, CS-CAM-28)
        """
        before = read_sheet(state.table.options["sheet"])
        if before is None:
            return None
        seats = tuple(self._seat_after(state, before, seat) for seat in range(len(before.seats)))
        after = msgspec.structs.replace(self._after(before, state.winners > 0), seats=seats)
        found: Mapping[str, Any] = msgspec.to_builtins(after)
        return found

    def _after(self, before: SheetText, won: bool) -> SheetText:
        """The sheet after a mission, but for who plays. (CS-CAM-06, CS-CAM-17)"""
        mission, last = self.missions[before.mission - 1], before.mission == MISSIONS
        return msgspec.structs.replace(
            before,
            mission=before.mission + 1,
            hope=before.hope + (won and not last),
            shadow=before.shadow + (not won and not last),
            boons=(*before.boons, mission.boon) if won and mission.boon else before.boons,
            banes=(*before.banes, mission.bane) if not won and mission.bane else before.banes,
        )

    def _seat_after(self, state: StormState, before: SheetText, seat: int) -> SheetSeat:
        """What a seat carries over. (CS-CAM-03, CS-CAM-07, CS-CAM-08)"""
        made, content, one = progress(state), state.agreed.content, before.seats[seat]
        who = made.successor[seat] if made.successor[seat] >= 0 else state.investigator[seat]
        scars = one.scars
        if before.mission < MISSIONS:
            died = state.insanity(seat) > state.most_insanity()
            scars = min(rules.rules_of(state).story.scar_max, scars + int(died or made.scarred == seat))
        keepsake = content.things[made.memento[seat]].id if made.memento[seat] >= 0 else ""
        return SheetSeat(content.investigators[who].id, scars, keepsake)

    # --- a campaign ---------------------------------------------------------------------------------------

    def begin_campaign(self, seats: int, preset: str) -> Mapping[str, Any] | None:
        """An empty sheet for the first mission. (CS-CAM-02, CS-CAM-05)"""
        found: Mapping[str, Any] = msgspec.to_builtins(SheetText(1, 0, 0, (SheetSeat(),) * seats, preset))
        return found

    def next_of_campaign(self, carried: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The next mission with its sheet; none after the seventh. (CS-CAM-02)"""
        sheet = sheet_of(carried)
        if sheet.mission > MISSIONS:
            return None
        text = msgspec.json.encode(sheet).decode()
        return {self.name: str(sheet.mission), "sheet": text}

    def begun_with(self, options: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The sheet of a mission. (CS-CAM-05)"""
        sheet = read_sheet(str(options.get("sheet", "")))
        found: Mapping[str, Any] | None = None if sheet is None else msgspec.to_builtins(sheet)
        return found

    def won_between(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> bool | None:
        """Hope and a boon, or Shadow and a bane; the seventh mission leaves neither. (CS-CAM-06, CS-CAM-17)"""
        then, now = sheet_of(before), sheet_of(after)
        won = now.hope > then.hope
        hurt = [seat.scars for seat in then.seats]
        healed = len(now.seats) != len(hurt) or any(
            seat.scars < had for seat, had in zip(now.seats, hurt, strict=True)
        )
        if healed or msgspec.structs.replace(self._after(then, won), seats=now.seats) != now:
            raise BadOption(f"no mission {then.mission} makes the one sheet of the other")
        return None if then.mission == MISSIONS else won

    def journey(
        self, carried: Mapping[str, Any], won: Sequence[bool], words: Words, content: Content, texts: Texts
    ) -> Journey:
        """The road so far, the sheet of everybody, and the next mission. (CS-CAM-05, CS-CAM-17)"""
        sheet = sheet_of(carried)
        over = sheet.mission > MISSIONS and bool(won)
        ending = self.ending_of(won[-1], sheet.hope).en if over else None
        held = (*sheet.boons, *sheet.banes)
        return Journey(
            title=words("campaign-title"),
            marks=[(words("campaign-hope"), sheet.hope), (words("campaign-shadow"), sheet.shadow)],
            chapters=[self._chapter(mission, sheet, won) for mission in self.missions],
            fortunes=[
                Held(fortune.en.name, fortune.en.text, good)
                for good, fortunes in ((True, self.boons), (False, self.banes))
                for fortune in fortunes
                if fortune.id in held
            ],
            travellers=[self._traveller(seat, words, content, texts) for seat in sheet.seats],
            ending=ending.text if ending else "",
            ending_name=ending.name if ending else "",
            over=sheet.mission > MISSIONS,
        )

    def _chapter(self, mission: MissionEntry, sheet: SheetText, won: Sequence[bool]) -> Chapter:
        """A mission: what was read before it and after it, as far as the story has come."""
        number = int(mission.id)
        if number >= sheet.mission:
            coming = number == sheet.mission
            return Chapter(
                number, mission.en.name, "next" if coming else "later", mission.en.read if coming else ""
            )
        good = won[number - 1]
        after = mission.en.won if good else mission.en.lost
        return Chapter(number, mission.en.name, "won" if good else "lost", mission.en.read, after)

    def _traveller(self, seat: SheetSeat, words: Words, content: Content, texts: Texts) -> Traveller:
        """A seat of the sheet. (CS-CAM-05)"""
        ids = [one.id for one in content.investigators]
        things = [one.id for one in content.things]
        who = ids.index(seat.investigator) if seat.investigator in ids else -1
        keeps = texts.thing[things.index(seat.keepsake)] if seat.keepsake in things else ("", "")
        return Traveller(
            name=texts.investigator[who][0] if who >= 0 else "",
            scars=seat.scars,
            most_scars=self.stories[0].scar_max,
            scars_words=words("campaign-scars", n=seat.scars),
            keepsake=keeps[0],
            keepsake_text=keeps[1],
        )

    # --- looks --------------------------------------------------------------------------------------------

    def farewell(self, state: StormState, words: Words) -> str:
        """What is read after the mission, or at the end of the whole story. (CS-CAM-17, CS-CAM-21)"""
        mission = self.missions[int(state.table.options[self.name]) - 1]
        won = state.winners > 0
        if int(mission.id) < MISSIONS:
            return mission.en.won if won else mission.en.lost
        return self.ending_of(won, rules.rules_of(state).sheet.hope).en.text

    def ending_of(self, won: bool, hope: int) -> Ending:
        """The ending of the campaign for a result and the Hope with which the last mission began. (CS-CAM-17)"""
        return next(one for one in self.endings_told if one.won == won and hope >= one.hope)

    def speak(self, telling: Telling) -> None:
        looks.speak(
            telling,
            [(mission.en.name, mission.en.read) for mission in self.missions],
            [(rumour.en.name, numbered(rumour.en.text, rumour.effect)) for rumour in self.rumours],
            [(boon.en.name, boon.en.text) for boon in self.boons],
        )

    def heading(self, state: StormState, telling: Telling) -> list[str]:
        return looks.heading(state, telling)

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return looks.zones(state, telling)

    def faces(self, telling: Telling) -> list[Face]:
        said = [
            (rumour.id, rumour.en.name, numbered(rumour.en.text, rumour.effect)) for rumour in self.rumours
        ]
        fortunes = [
            (fortune.id, fortune.en.name, fortune.en.text, kind)
            for kind, fortunes in (("boon", self.boons), ("bane", self.banes))
            for fortune in fortunes
        ]
        return looks.faces(telling, said, fortunes)

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        ids = [rumour.id for rumour in self.rumours]
        fortunes = ([boon.id for boon in self.boons], [bane.id for bane in self.banes])
        return looks.pieces(state, telling, ids, fortunes)

    def standings(self, state: StormState) -> list[Standing]:
        return looks.standings(state)

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return looks.counters(state, telling)
