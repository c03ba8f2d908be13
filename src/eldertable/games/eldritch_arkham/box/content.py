"""How content files become the tables that the rules read, and the texts that people read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.eldritch_arkham.box import cards as c
from eldertable.games.eldritch_arkham.box import shapes
from eldertable.games.eldritch_arkham.box.read_boards import freeze_board, freeze_dreamlands, freeze_numbers
from eldertable.games.eldritch_arkham.box.read_cards import (
    freeze_ancients,
    freeze_grimoires,
    freeze_investigators,
    freeze_laws,
    freeze_monsters,
    freeze_rituals,
    number_cards,
)
from eldertable.games.eldritch_arkham.box.read_roles import freeze_roles
from eldertable.games.eldritch_arkham.box.texts import Texts
from eldertable.games.eldritch_arkham.box.vocabulary import Vocabulary
from eldertable.kernel.content import convert
from eldertable.kernel.errors import BadContent

FILES = ("boards", "roles", "monsters", "ancients", "rituals", "investigators", "laws", "grimoires")


def freeze(files: Mapping[str, Mapping[str, Any]], verbs: Vocabulary) -> tuple[c.Content, Texts]:
    """The tables and texts of a set of content files; BadContent names file, entry and field."""
    for name in FILES:
        if name not in files:
            raise BadContent(f"{name}.toml is missing; the content folder needs {', '.join(FILES)}")
    content, texts = c.Content(), Texts()
    boards = convert("boards", files["boards"], shapes.Boards)
    for board in boards.board:
        freeze_board(board, content, texts)
    freeze_numbers(boards.numbers, content, texts)
    freeze_dreamlands(boards.dreamlands, content, texts)
    freeze_roles(convert("roles", files["roles"], shapes.Roles), verbs, content, texts)
    monsters = convert("monsters", files["monsters"], shapes.Monsters).monster
    freeze_monsters(monsters, verbs["monsters"], content, texts)
    ancients = convert("ancients", files["ancients"], shapes.Ancients).ancient
    freeze_ancients(ancients, verbs["ancients"], content, texts)
    rituals = convert("rituals", files["rituals"], shapes.Rituals).ritual
    freeze_rituals(rituals, content)
    investigators = convert("investigators", files["investigators"], shapes.Investigators).investigator
    freeze_investigators(investigators, verbs["investigators"], content, texts)
    freeze_laws(convert("laws", files["laws"], shapes.Laws).law, verbs["laws"], content, texts)
    grimoires = convert("grimoires", files["grimoires"], shapes.Grimoires).grimoire
    freeze_grimoires(grimoires, verbs, content, texts)
    number_cards(rituals, content)
    if content.numbers.offer > len(content.ancients.ids):
        raise BadContent("roles.toml, great_old_one.offer: there are not so many Ancient cards")
    return content, texts
