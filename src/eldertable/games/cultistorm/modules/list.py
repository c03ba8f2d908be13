"""The modules that people can agree on, in the order in which they act and in which their answers are numbered."""

from __future__ import annotations

from eldertable.games.cultistorm.modules.campaign.module import CampaignModule
from eldertable.games.cultistorm.modules.creatures.module import CreaturesModule
from eldertable.games.cultistorm.modules.diseases.module import DiseasesModule
from eldertable.games.cultistorm.modules.events.module import EventsModule
from eldertable.games.cultistorm.modules.frame import Module
from eldertable.games.cultistorm.modules.inkblots.module import Inkblots
from eldertable.games.cultistorm.modules.other_worlds.module import OtherWorldsModule
from eldertable.games.cultistorm.modules.overlord.module import OverlordModule
from eldertable.games.cultistorm.modules.puzzle.module import PuzzleModule
from eldertable.games.cultistorm.modules.relics.module import RelicsModule
from eldertable.games.cultistorm.modules.research_events.module import ResearchEventsModule
from eldertable.games.cultistorm.modules.rituals.module import RitualsModule
from eldertable.games.cultistorm.modules.sects.module import SectsModule
from eldertable.games.cultistorm.modules.solo.module import SoloModule
from eldertable.games.cultistorm.modules.stories.module import Stories
from eldertable.games.cultistorm.modules.two.module import TwoModule
from eldertable.games.cultistorm.modules.victims.module import VictimsModule

MODULES: tuple[Module, ...] = (
    EventsModule(),
    SectsModule(),
    CreaturesModule(),
    TwoModule(),
    SoloModule(),
    Stories(),
    OtherWorldsModule(),
    RelicsModule(),
    RitualsModule(),
    VictimsModule(),
    DiseasesModule(),
    PuzzleModule(),
    ResearchEventsModule(),
    Inkblots(),
    OverlordModule(),
    CampaignModule(),
)
