"""How the content files become the tables that the rules read, and the texts beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.bounds import CULTIST, INVESTIGATOR, OBJECT, OWN_CARD
from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import (
    ALTERNATIVES,
    CIRCLE_PLACES,
    MODULE_ALTERNATIVES,
    SEATS,
    SYMBOLS,
)
from eldertable.games.cultistorm.box.verbs import (
    ALWAYS,
    CANCEL,
    COST,
    EVENT,
    FIGHT,
    MODULE,
    TEXT,
    OpVerb,
    TerrorVerb,
)
from eldertable.kernel.content import convert, fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.verbs import check_fields, find_verb
from eldertable.kernel.words import filled

FILES = ("actions", "board", "cultists", "goos", "investigators", "locations", "objects", "terror")
"""The files of every table."""


class Texts:
    """Names and texts of everything printed; numbers are filled in from the effects."""

    def __init__(self) -> None:
        self.symbol: list[str] = []
        self.symbol_icon: list[str] = []
        self.action: list[tuple[str, str]] = []
        self.icons: list[str] = []
        self.thing: list[tuple[str, str]] = []
        self.location: list[tuple[str, str]] = []
        self.cultist: list[tuple[str, str]] = []
        self.sect: list[str] = []
        self.sect_icon: list[str] = []
        self.goo: list[tuple[str, str]] = []
        self.terror: list[tuple[str, str]] = []
        self.endgame: list[tuple[str, str]] = []
        self.investigator: list[tuple[str, str]] = []
        self.ability: list[list[tuple[str, str]]] = []
        self.hue: list[str] = []
        self.shape: list[str] = []
        self.icon: list[str] = []


def freeze(
    files: Mapping[str, Mapping[str, Any]], verbs: Sequence[OpVerb], terror_verbs: Sequence[TerrorVerb]
) -> tuple[c.Content, Texts]:
    """The tables and texts of a set of content files; BadContent names file, entry and field."""
    for name in FILES:
        if name not in files:
            raise BadContent(f"{name}.toml is missing; the content folder needs {', '.join(FILES)}")
    content, texts = c.Content(), Texts()
    reader = Reader(content, verbs)
    _freeze_board(convert("board", files["board"], shapes.Board), content, texts)
    _freeze_goos(convert("goos", files["goos"], shapes.Goos).goo, content, texts)
    _freeze_locations(convert("locations", files["locations"], shapes.Locations).location, reader, texts)
    investigators = convert("investigators", files["investigators"], shapes.Investigators).investigator
    _freeze_investigators(investigators, reader, texts)
    actions = convert("actions", files["actions"], shapes.Actions).action
    _freeze_actions(actions, reader, texts)
    _freeze_objects(convert("objects", files["objects"], shapes.Objects).object, reader, texts)
    _freeze_cultists(convert("cultists", files["cultists"], shapes.Cultists), content, texts)
    _freeze_terror(convert("terror", files["terror"], shapes.Terrors), content, texts, terror_verbs)
    _sort_cards(content)
    return content, texts


def _sort_cards(content: c.Content) -> None:
    """The cards as they are laid out: which of them make a deck, by the number of players.

    (CS-CMP-25, CS-SET-04, CS-TWO-03)
    """
    content.action_cards = tuple(range(content.first_object))
    content.object_cards = tuple(range(content.first_object, content.first_cultist))
    content.terror_cards = tuple(range(content.first_terror, content.first_endgame))
    cultists = content.cultists
    cards = {content.first_cultist + number: number for number in range(len(cultists.ids))}
    sects = sorted({sect for number, sect in enumerate(cultists.sect) if cultists.special[number]})
    content.special_sects = [
        tuple(
            card
            for card, number in cards.items()
            if cultists.special[number] and cultists.sect[number] == sect
        )
        for sect in sects
    ]
    common = {card: cultists.skull[number] for card, number in cards.items() if not cultists.special[number]}
    for seats in range(SEATS + 1):
        content.cultist_decks.append(tuple(card for card, skull in common.items() if seats in skull))
        content.left_out.append(tuple(card for card, skull in common.items() if seats not in skull))


# --- more enemies than the base game has ------------------------------------------------------------------------------


def widen(base: c.Content) -> c.Content:
    """A copy of the content to which modules can add cultists and Great Old Ones, after those of the base game.

    Cards, texts and numbers are the same; cards behind the cultists are numbered anew by `close`.
    """
    wide = c.Content()
    for name in dir(base):
        if not name.startswith("_"):
            setattr(wide, name, getattr(base, name))
    wide.cultists, wide.goos = c.Cultists(), c.Goos()
    for table, copied in ((wide.cultists, base.cultists), (wide.goos, base.goos)):
        for name in dir(copied):
            if not name.startswith("_"):
                setattr(table, name, list(getattr(copied, name)))
    wide.names = base.names[: base.first_terror]
    wide.cultist_decks, wide.left_out = [], []
    return wide


def close(wide: c.Content, base: c.Content) -> None:
    """All cultists have been added: the cards behind them follow, and decks are made of all."""
    fits("cultists", "cultists", len(wide.cultists.ids), CULTIST)
    unique("cultists", wide.cultists.ids)
    unique("goos", wide.goos.ids)
    wide.first_terror = len(wide.names)
    wide.first_endgame = wide.first_terror + base.first_endgame - base.first_terror
    wide.names += base.names[base.first_terror :]
    _sort_cards(wide)


def add_goo(file: str, goo: shapes.Goo, content: c.Content, texts: Texts, perils: tuple[str, ...]) -> None:
    """Another Great Old One, with one of these perils."""
    table = content.goos
    printed = _letters(file, goo.id, goo.symbols, LETTERS)
    table.ids.append(goo.id)
    table.wave.append(goo.wave)
    table.symbols.append(tuple(printed.count(symbol) for symbol in range(SYMBOLS)))
    table.peril.append(listed(file, goo.id, "peril", goo.peril, perils))
    table.n.append(goo.n)
    texts.goo.append(_said(goo, []))


def add_special(
    file: str, special: shapes.Special, sect: int, goo: int, content: c.Content, abilities: tuple[str, ...]
) -> None:
    """Another member of a special sect, with one of these abilities; "?" as its cast symbol is the location's."""
    table = content.cultists
    cast = c.LOCAL_CAST if special.cast == "?" else LETTERS.index(special.cast) if special.cast else -1
    printed = _letters(file, special.id, special.symbols, LETTERS + "?", 3)
    _add_cultist(content, special.id, sect, cast, printed, goo)
    table.ability[-1] = listed(file, special.id, "ability", special.ability, abilities)
    table.what[-1] = LETTERS.index(special.what) if special.what else 0
    table.special[-1] = True


def add_creature(file: str, id: str, symbols: str, sect: int, sign: str, content: c.Content) -> None:
    """A creature: four symbols, no cast symbol, and the sign that it adds when it is devoured."""
    printed = _letters(file, id, symbols, LETTERS, 4)
    _add_cultist(content, id, sect, -1, printed, -1)
    content.cultists.sign[-1] = LETTERS.index(sign)


def listed(file: str, entry: str, field: str, word: str, known: tuple[str, ...]) -> int:
    """The number of a word of the game's vocabulary; BadContent names file, entry and field."""
    if word not in known:
        allowed = ", ".join(name for name in known if name)
        raise BadContent(f"{file}.toml: {entry}, {field}: {word!r} is unknown; known: {allowed}")
    return known.index(word)


def lent_by(module: str, files: Mapping[str, Mapping[str, Any]], where: str) -> set[str]:
    """The ids in the content file of a module that brings cards of its own; BadContent if there is no such module."""
    if module not in files or module in FILES:
        raise BadContent(f"{where}, module: no module {module!r} brings cards of its own")
    return _ids_in(files[module])


def _ids_in(node: Any) -> set[str]:
    if isinstance(node, Mapping):
        own = {str(node["id"])} if "id" in node else set()
        return own.union(*map(_ids_in, node.values()))
    return set().union(*map(_ids_in, node)) if isinstance(node, list) else set()


def _letters(file: str, entry: str, text: str, known: str, length: int | None = None) -> list[int]:
    if any(letter not in known for letter in text) or (length is not None and len(text) != length):
        wanted = f"{length} of the letters {known}" if length else f"letters of {known}"
        raise BadContent(f"{file}.toml: {entry}, symbols: {text!r} must be {wanted}")
    return [known.index(letter) for letter in text]


class Reader:
    """Reads effects with the verbs that the rules know."""

    def __init__(self, content: c.Content, verbs: Sequence[OpVerb]) -> None:
        self.content = content
        self.verbs = verbs

    def op(self, file: str, entry: str, op: shapes.Op, use: str, more: tuple[str, ...] = ()) -> c.Op:
        """A verb with its number and particular; it must be one that may stand there, or in one of `more` places."""
        where = f"{file}.toml: {entry}"
        verb = self.verbs[find_verb(self.verbs, where, op.verb)]
        if not any(fit in verb.uses for fit in (use, *more)):
            fitting = ", ".join(other.name for other in self.verbs if use in other.uses)
            raise BadContent(f"{where}, verb: {verb.name} does not fit there ({use}); fitting: {fitting}")
        check_fields(verb, where, [name for name in ("n", "what") if getattr(op, name) is not None])
        for name in ("on", "when", "calm", "cost"):
            if getattr(op, name):
                raise BadContent(f"{where}, {name}: only a clause of a module's text has it")
        return c.Op(verb, op.n or 1, verb.particular(where, op.what or ""))

    def module_op(self, file: str, entry: str, op: shapes.Op, more: tuple[str, ...]) -> c.Op:
        """A verb of a module's text, with what is paid for it; it may stand in any text, or in one of a module."""
        where = f"{file}.toml: {entry}"
        verb = self.verbs[find_verb(self.verbs, where, op.verb)]
        fit = (TEXT, MODULE, *more)
        if not any(use in verb.uses for use in fit):
            fitting = ", ".join(other.name for other in self.verbs if any(use in other.uses for use in fit))
            raise BadContent(f"{where}, verb: {verb.name} does not fit there; fitting: {fitting}")
        check_fields(verb, where, [name for name in ("n", "what") if getattr(op, name) is not None])
        made = c.Op(verb, op.n or 1, verb.particular(where, op.what or ""))
        made.cost = [self.op(file, f"{entry}, cost", paid, COST) for paid in op.cost]
        return made

    def module_effect(self, file: str, id: str, effect: list[shapes.Op], more: tuple[str, ...] = ()) -> int:
        """The number of a text of a module's card; `more` are further uses whose verbs fit there."""
        made = c.Effect()
        made.id = id
        for op in effect:
            ready = self.module_op(file, id, op, more)
            if not op.alternative:
                clause = c.Clause([ready], op.may)
                clause.on = c.ON.index(op.on or "self")
                clause.when = c.WHEN.index(op.when or "now")
                clause.calm = op.calm
                made.clauses.append(clause)
                continue
            if not made.clauses:
                raise BadContent(f"{file}.toml: {id}, or: there is nothing before it")
            for name in ("on", "when", "calm", "may"):
                if getattr(op, name):
                    raise BadContent(
                        f"{file}.toml: {id}, {name}: it stands with the first of what is offered"
                    )
            made.clauses[-1].ops.append(ready)
        if not made.clauses:
            raise BadContent(f"{file}.toml: {id}, effect: it is empty")
        if max(len(clause.ops) for clause in made.clauses) > MODULE_ALTERNATIVES:
            raise BadContent(f"{file}.toml: {id}, or: a text offers {MODULE_ALTERNATIVES} things at most")
        made.ops = [op for clause in made.clauses for op in clause.ops]
        if any(effect.id == id for effect in self.content.effects):
            raise BadContent(f"{file}.toml: {id}, id: there is a text of that name already")
        self.content.effects.append(made)
        return len(self.content.effects) - 1

    def effect(
        self,
        file: str,
        id: str,
        effect: list[shapes.Op],
        cost: list[shapes.Op] | None = None,
        on: str = "self",
        use: str = TEXT,
        more: tuple[str, ...] = (),
    ) -> int:
        """The number of a text; `more` are further uses whose verbs fit there."""
        made = c.Effect()
        made.id = id
        made.subject = c.SUBJECTS.index(on)
        made.cost = [self.op(file, id, op, COST) for op in cost or []]
        for op in effect:
            if op.alternative:
                if not made.clauses:
                    raise BadContent(f"{file}.toml: {id}, or: there is nothing before it")
                made.clauses[-1].ops.append(self.op(file, id, op, use, more))
            else:
                made.clauses.append(c.Clause([self.op(file, id, op, use, more)], op.may))
        if not made.clauses:
            raise BadContent(f"{file}.toml: {id}, effect: it is empty")
        if max(len(clause.ops) for clause in made.clauses) > ALTERNATIVES:
            raise BadContent(f"{file}.toml: {id}, or: a text offers {ALTERNATIVES} things at most")
        if use != TEXT and (len(made.clauses) != 1 or len(made.clauses[0].ops) != 1):
            raise BadContent(f"{file}.toml: {id}, effect: exactly one verb can stand there ({use})")
        made.ops = [op for clause in made.clauses for op in clause.ops]
        made.alike = all(op.deed.alike for op in made.ops)
        made.searches = any(op.verb == c.RESEARCH for op in made.ops)
        self.content.effects.append(made)
        return len(self.content.effects) - 1


def _said(entry: Any, ops: list[shapes.Op]) -> tuple[str, str]:
    numbers = {"n": ops[0].n or 1} if ops else {"n": getattr(entry, "n", 1) or 1}
    return entry.en.name, filled(entry.en.text, numbers)


def _freeze_board(board: shapes.Board, content: c.Content, texts: Texts) -> None:
    if "".join(symbol.id for symbol in board.symbol) != LETTERS:
        raise BadContent(f"board.toml: the symbols must be {', '.join(LETTERS)}, in this order")
    texts.symbol = [symbol.en.name for symbol in board.symbol]
    texts.symbol_icon = [symbol.icon for symbol in board.symbol]
    numbers = content.numbers
    for name in board.numbers.__struct_fields__:
        setattr(numbers, name, getattr(board.numbers, name))
    numbers.investigator_dice = board.dice.investigator_dice
    numbers.limit = [0] * 6
    for players in board.players:
        numbers.limit[players.count] = players.limit
    if not all(numbers.limit[3:]):
        raise BadContent("board.toml: players: 3, 4 and 5 need a limit each")
    content.investigator_die = _letters("board", "dice", board.dice.investigator, LETTERS + "*")
    content.cultist_die = _letters("board", "dice", board.dice.cultist, LETTERS + "-")
    if not content.investigator_die or not content.cultist_die:
        raise BadContent("board.toml: dice: a die needs faces")
    if len(board.level) != 3:
        raise BadContent("board.toml: level: there are three")
    content.levels = [
        c.Level(level.trophies, level.terror, level.cultists, level.ongoing) for level in board.level
    ]


def _freeze_goos(goos: list[shapes.Goo], content: c.Content, texts: Texts) -> None:
    unique("goos", [entry.id for entry in goos])
    table = content.goos
    for goo in goos:
        add_goo("goos", goo, content, texts, c.PERILS)
    if table.wave.count(1) < 2 or table.wave.count(2) < 2:
        raise BadContent("goos.toml: each wave needs two Great Old Ones at least")


def _freeze_locations(locations: list[shapes.Location], reader: Reader, texts: Texts) -> None:
    content = reader.content
    unique("locations", [entry.id for entry in locations])
    for entry in locations:
        location = c.Location()
        location.id = entry.id
        location.worth = entry.worth
        location.symbol = LETTERS.index(entry.symbol)
        location.limit = c.LIMITS.index(entry.limit)
        use = ALWAYS if entry.limit == "always" else TEXT
        location.effect = reader.effect("locations", entry.id, entry.effect, entry.cost, use=use)
        if location.limit == c.ALWAYS:
            op = content.effects[location.effect].op()
            location.always, location.always_n = op.verb, op.n
        content.locations.append(location)
        texts.location.append(_said(entry, entry.effect))
    for symbol in range(SYMBOLS):
        if not any(location.symbol == symbol for location in content.locations):
            raise BadContent(f"locations.toml: there is no location of {LETTERS[symbol]}")


def _freeze_investigators(entries: list[shapes.Investigator], reader: Reader, texts: Texts) -> None:
    content = reader.content
    unique("investigators", [entry.id for entry in entries])
    fits("investigators", "investigators", len(entries), INVESTIGATOR)
    if len(entries) < SEATS:
        raise BadContent(f"investigators.toml: {SEATS} are needed, one for each seat")
    for entry in entries:
        made = c.Investigator()
        made.id = entry.id
        made.worth = entry.worth
        made.ranged = entry.range == "ranged"
        if len(entry.ability) != 3:
            raise BadContent(f"investigators.toml: {entry.id}, ability: there must be three")
        said: list[tuple[str, str]] = []
        for level, printed in enumerate(entry.ability):
            id = f"{entry.id} L{level + 1}"
            ability = c.Ability()
            if printed.effect:
                ability.effect = reader.effect("investigators", id, printed.effect, printed.cost, printed.on)
            if printed.fight:
                ability.fight = reader.effect("investigators", f"{id} fight", printed.fight, use=FIGHT)
            ability.each = printed.each
            ability.always = [reader.op("investigators", id, op, ALWAYS) for op in printed.always]
            made.abilities.append(ability)
            said.append(_said(printed, printed.effect or printed.always or printed.fight))
        content.investigators.append(made)
        texts.investigator.append((entry.en.name, entry.en.text))
        texts.ability.append(said)
        texts.hue.append(entry.hue)
        texts.shape.append(entry.shape)
        texts.icon.append(entry.icon)


ICONS = "XRICTN0dtcg"


def _freeze_actions(entries: list[shapes.Action], reader: Reader, texts: Texts) -> None:
    """The kinds of action cards, and what they make up: a deck for each investigator."""
    unique("actions", [entry.id for entry in entries])
    ids = [investigator.id for investigator in reader.content.investigators]
    for entry in entries:
        strange = "".join(icon for icon in entry.icons if icon not in ICONS)
        if strange:
            raise BadContent(f"actions.toml: {entry.id}, icons: {strange!r} is unknown; known: {ICONS}")
        if entry.deck and entry.deck not in ids:
            raise BadContent(f"actions.toml: {entry.id}, deck: {entry.deck!r} is no investigator")
        reader.content.actions.append(_action(entry, reader))
        texts.action.append(_said(entry, entry.effect))
        texts.icons.append(entry.icons)
    for id in ids:
        _freeze_deck(id, entries, reader.content)


def _action(entry: shapes.Action, reader: Reader) -> c.Action:
    """A kind of action card: what its icons say, and its text."""
    action = c.Action()
    action.id = entry.id
    action.star = bool(entry.deck)
    action.combat = "X" in entry.icons
    action.next_turn = "N" in entry.icons
    action.research = "R" in entry.icons
    action.insanity = "I" in entry.icons
    action.cultist = "C" in entry.icons
    action.terror = "T" in entry.icons
    action.redraw = "0" not in entry.icons
    use = FIGHT if action.combat else TEXT
    action.effect = reader.effect("actions", entry.id, entry.effect, entry.cost, use=use)
    action.text = reader.content.effects[action.effect]
    return action


def _freeze_deck(id: str, entries: list[shapes.Action], content: c.Content) -> None:
    """The deck of an investigator: the kinds of its own and those that everybody has, a card for each of their symbols."""
    deck: list[tuple[int, int, str]] = []
    for kind, entry in enumerate(entries):
        if entry.deck in ("", id):
            for symbol in _letters("actions", entry.id, entry.symbols, LETTERS):
                deck.append((kind, symbol, f"{id} {entry.id}.{LETTERS[symbol]}"))
    if len({name for *_, name in deck}) != len(deck):
        raise BadContent(f"actions.toml: the deck of {id} has two cards of the same kind and symbol")
    if len(deck) < content.numbers.hand:
        raise BadContent(f"actions.toml: the deck of {id} has {len(deck)} cards; a hand needs more")
    fits("actions", f"cards in the deck of {id}", len(deck), OWN_CARD)
    content.deck_first.append(len(content.names))
    for place, (kind, symbol, name) in enumerate(deck):
        content.action_kind.append(kind)
        content.action_of.append(content.actions[kind])
        content.action_symbol.append(symbol)
        content.deck_of.append(len(content.deck_first) - 1)
        content.in_deck.append(place)
        content.names.append(name)


PLACES_OF_VERBS = {"fight": FIGHT, "both": FIGHT, "preparation": TEXT, "terror": CANCEL, "event": EVENT}
"""What the verb of an object must be fit for, by the object's use."""


def _freeze_objects(entries: list[shapes.Object], reader: Reader, texts: Texts) -> None:
    content = reader.content
    unique("objects", [entry.id for entry in entries])
    fits("objects", "kinds of object", len(entries), OBJECT)
    content.first_object = len(content.names)
    for kind, entry in enumerate(entries):
        thing = c.Thing()
        thing.id = entry.id
        thing.worth = entry.worth if entry.worth is not None else 6.0 if entry.price == "discard" else 9.0
        thing.copies = entry.copies
        thing.use = c.USES.index(entry.use)
        thing.discard = entry.price == "discard"
        thing.one_each = entry.one_each
        thing.ranged = entry.ranged
        thing.not_goo = entry.not_goo
        use = PLACES_OF_VERBS[entry.use]
        thing.effect = reader.effect("objects", entry.id, entry.effect, entry.cost, entry.on, use)
        content.things.append(thing)
        for copy in range(entry.copies):
            content.thing_kind.append(kind)
            content.names.append(f"{entry.id}.{copy + 1}")
        texts.thing.append(_said(entry, entry.effect))


def _freeze_cultists(files: shapes.Cultists, content: c.Content, texts: Texts) -> None:
    unique("cultists", [*(rank.id for rank in files.rank), *(special.id for special in files.special)])
    table, goos = content.cultists, content.goos.ids
    content.first_cultist = len(content.names)
    if "".join(sect.id for sect in files.sect) != LETTERS:
        raise BadContent(f"cultists.toml: the sects must be {', '.join(LETTERS)}, in this order")
    for number, sect in enumerate(files.sect):
        goo = listed("cultists", sect.id, "goo", sect.goo, tuple(goos))
        texts.sect.append(sect.en.name)
        texts.sect_icon.append(f"sect-{sect.id}")
        for rank in files.rank:
            if sect.id not in rank.symbols:
                raise BadContent(f"cultists.toml: rank {rank.id}, symbols: sect {sect.id} is missing")
            printed = _letters("cultists", rank.id, rank.symbols[sect.id], LETTERS, 3)
            _add_cultist(content, f"CU-{sect.id}{rank.id}", number, number, printed, goo)
            table.skull[-1] = tuple(rank.skull)
            texts.cultist.append((f"{rank.en.name} ({sect.en.name})", ""))
    choir_goo = listed("cultists", "choir", "goo", files.choir.goo, tuple(goos))
    texts.sect.append(files.choir.en.name)
    texts.sect_icon.append("choir")
    for special in files.special:
        add_special("cultists", special, len(files.sect), choir_goo, content, c.ABILITIES)
        texts.cultist.append((special.en.name, special.en.text))
    fits("cultists", "cultists", len(table.ids), CULTIST)


def _add_cultist(content: c.Content, id: str, sect: int, cast: int, printed: list[int], goo: int) -> None:
    table = content.cultists
    table.ids.append(id)
    table.sect.append(sect)
    table.cast.append(cast)
    table.sign.append(cast)
    table.symbols.append(tuple(printed.count(symbol) for symbol in range(SYMBOLS)))
    table.local.append(printed.count(SYMBOLS))
    table.ability.append(0)
    table.what.append(0)
    table.skull.append(())
    table.goo.append(goo)
    table.special.append(False)
    content.names.append(id)


def _freeze_terror(
    files: shapes.Terrors, content: c.Content, texts: Texts, verbs: Sequence[TerrorVerb]
) -> None:
    unique("terror", [*(card.id for card in files.terror), *(card.id for card in files.endgame)])
    if len(files.terror) <= CIRCLE_PLACES or not files.endgame:
        raise BadContent("terror.toml: more terror cards than places, and an Endgame card, are needed")
    content.first_terror = len(content.names)
    for entry in files.terror:
        content.terror_ids.append(entry.id)
        content.terror_number.append(entry.number)
        where = f"terror.toml: {entry.id}"
        verb = verbs[find_verb(verbs, where, entry.verb)]
        check_fields(verb, where, ["n"] if entry.n is not None else [])
        content.terror_verb.append(verb)
        content.terror_n.append(entry.n or 1)
        content.names.append(entry.id)
        texts.terror.append(_said(entry, []))
    content.first_endgame = len(content.names)
    for card in files.endgame:
        made = c.Endgame()
        made.id = card.id
        made.drop = card.drop
        made.fullest = card.where == "fullest"
        made.hold = card.hold
        made.terror_plus = card.terror_plus
        made.dice_minus = card.dice_minus
        content.endgames.append(made)
        content.names.append(card.id)
        texts.endgame.append((card.en.name, card.en.text))
