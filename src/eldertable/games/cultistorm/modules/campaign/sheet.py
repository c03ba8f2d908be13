"""The campaign sheet as people and files see it: by names, and never by numbers of this or that version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.modules.campaign.progress import MISSIONS, Sheet
from eldertable.kernel.errors import BadOption

OVER = MISSIONS + 1
"""The number of the next mission when all were played. (CS-CAM-27)"""
Count = Annotated[int, msgspec.Meta(ge=0, le=MISSIONS)]


class SheetSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat carries over; no relic. Without an investigator one is chosen at the table. (CS-CAM-05, CS-REL-15)"""

    investigator: str = ""
    scars: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    keepsake: str = ""


class SheetText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign sheet: the mission to be played next, what was won and lost, and who plays. (CS-CAM-05)"""

    mission: Annotated[int, msgspec.Meta(ge=1, le=OVER)]
    hope: Count
    shadow: Count
    seats: tuple[SheetSeat, ...]
    preset: str = ""
    boons: tuple[str, ...] = ()
    banes: tuple[str, ...] = ()


def read_sheet(text: str) -> SheetText | None:
    """The sheet in an option's text; None for an empty one. BadOption says what is wrong with it."""
    if not text.strip():
        return None
    try:
        return msgspec.json.decode(text, type=SheetText)
    except msgspec.MsgspecError as error:
        raise BadOption(f"option sheet: {error}") from None


def sheet_of(carried: Mapping[str, Any]) -> SheetText:
    """What a campaign carries over, as a sheet; BadOption says what is wrong with it."""
    try:
        return msgspec.convert(carried, SheetText)
    except msgspec.ValidationError as error:
        raise BadOption(f"the sheet: {error}") from None


def in_numbers(
    sheet: SheetText | None, content: Content, boons: Sequence[str], banes: Sequence[str], most_scars: int
) -> Sheet:
    """The same as the rules know it; BadOption names what there is not."""
    made = Sheet()
    if sheet is None:
        return made
    made.carried, made.hope, made.shadow = True, sheet.hope, sheet.shadow
    made.boons = _bits("boons", sheet.boons, boons)
    made.banes = _bits("banes", sheet.banes, banes)
    if sheet.hope + sheet.shadow != min(sheet.mission, OVER) - 1:
        raise BadOption("option sheet: hope and shadow are not as many as missions were played")
    if (len(sheet.boons), len(sheet.banes)) != (sheet.hope, sheet.shadow):
        raise BadOption("option sheet: there must be a boon for each hope and a bane for each shadow")
    kinds = [thing.id for thing in content.things]
    for seat, one in enumerate(sheet.seats):
        if one.scars > most_scars:
            raise BadOption(f"option sheet: seat {seat + 1} has more than {most_scars} scars")
        made.scars[seat] = one.scars
        if one.keepsake:
            if one.keepsake not in kinds:
                raise BadOption(f"option sheet: {one.keepsake!r} is no object")
            made.keepsakes[seat] = kinds.index(one.keepsake)
            if made.keepsakes.count(made.keepsakes[seat]) > content.thing_kind.count(made.keepsakes[seat]):
                raise BadOption(f"option sheet: there are not so many copies of {one.keepsake}")
    return made


def _bits(what: str, named: Sequence[str], known: Sequence[str]) -> int:
    bits = 0
    for one in named:
        if one not in known or bits >> known.index(one) & 1:
            raise BadOption(
                f"option sheet: {what}: {one!r} is unknown or there twice; known: {', '.join(known)}"
            )
        bits |= 1 << known.index(one)
    return bits
