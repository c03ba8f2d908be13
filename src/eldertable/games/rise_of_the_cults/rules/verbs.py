# compiled
"""Everything that abilities of Cult cards can do, as content files name it; each stands in the chapter of its window."""

from typing import Final

from eldertable.games.rise_of_the_cults.box.verbs import CardVerb
from eldertable.games.rise_of_the_cults.rules.phases import mobilization, recruitment
from eldertable.games.rise_of_the_cults.rules.plans import (
    augmentation,
    confrontation,
    dominance_markers,
    influence,
    laid_cards,
    preparation,
    terror,
)

VERBS: Final[tuple[CardVerb, ...]] = (
    mobilization.DRAW,
    recruitment.REROLL,
    recruitment.SET_DIE,
    recruitment.GAIN_TOKENS,
    influence.BOTH_BONUSES,
    preparation.SKIP_ADVANCE,
    augmentation.PLACE_RITUAL,
    augmentation.TAKE_DISTRICT_CARD,
    augmentation.REMOVE_RITUAL,
    laid_cards.ADD_ATTACK,
    laid_cards.ADD_ATTACK_PER_RITUAL,
    laid_cards.ADD_TOP_CARD,
    laid_cards.DISORGANIZE_OTHERS,
    confrontation.DISORGANIZE_WINNER,
    confrontation.GAIN_THUGS,
    confrontation.WIN_TIES,
    terror.ADD_TERROR,
    terror.IGNORE_INVESTIGATOR,
    dominance_markers.ADD_DOMINANCE,
)
