"""Everything in words: events, questions, answers, names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import LETTERS, Content
from eldertable.games.cultistorm.box.content import Texts
from eldertable.games.cultistorm.box.places import FACES, GOO_TARGET, PEEKED, SYMBOLS
from eldertable.games.cultistorm.rules.effects.board import KeepFace
from eldertable.games.cultistorm.rules.effects.clauses import ChooseClause
from eldertable.games.cultistorm.rules.effects.further.fight import Strengthen
from eldertable.games.cultistorm.rules.effects.texts import ChooseOp
from eldertable.games.cultistorm.rules.fighting import assignment, fight, winning
from eldertable.games.cultistorm.rules.phases import sealing
from eldertable.games.cultistorm.rules.preparing import development, movement, support, targets
from eldertable.games.cultistorm.rules.research import finds
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table import enemies
from eldertable.games.cultistorm.table.fields import FREE_SEAL
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import Sym
from eldertable.kernel import telling
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words


class Telling(telling.Telling):
    """The game's words in one language: the locale's sentences with the names of the content in them."""

    def __init__(self, words: Words, texts: Texts, content: Content, icons: Mapping[str, str]) -> None:
        super().__init__(words)
        self.texts = texts
        self.content = content
        self.icons = icons
        self.acts: dict[str, Callable[[StormState, int], str]] = {}
        """Preparation actions of modules that need more than their own words, by name: of the state and the seat."""
        self.lent: dict[str, tuple[str, str]] = {}
        """Cards of modules that lie before investigators: what they are called, and their face, by name."""
        self.sources: dict[int, tuple[str, str, str]] = {}
        """Other sources of modules in fights: what they are called, their kind of piece and their face, by number."""
        kinds = list(zip(content.action_kind, content.action_symbol, strict=True))
        self.action_faces = [f"{content.actions[kind].id}.{LETTERS[symbol]}" for kind, symbol in kinds]
        self.cards = [
            words("card-with-symbol", card=texts.action[kind][0], symbol=texts.symbol[symbol])
            for kind, symbol in kinds
        ]
        self.names |= {
            "who": self.side,
            "other": self.side,
            "seat": self.side,
            "place": self.place,
            "enemy": self.enemy,
            **dict.fromkeys(("symbol", "other_symbol", "face", "to"), lambda state, at: self.symbol(at)),
            **dict.fromkeys(("cultist_face", "old"), lambda state, face: self.cultist_face(face)),
            "card": self.card,
            "cards": lambda state, cards: self.listed([self.card(state, card) for card in cards]),
            "cultist": lambda state, cultist: texts.cultist[cultist][0],
            "cultists": lambda state, cultists: self.listed([texts.cultist[one][0] for one in cultists]),
            "goo": lambda state, goo: texts.goo[goo][0],
            "object": lambda state, thing: self.thing(thing),
            "investigator": lambda state, investigator: texts.investigator[investigator][0],
            "faces": self._faces,
            "symbols": lambda state, counts: self.tally(counts),
            "verbs": self._lacks,
            "dice": self._dice,
            "circle": lambda state, circle: circle + 1,
            "terror": lambda state, terror: ". ".join(texts.terror[terror]),
            "endgame": lambda state, endgame: ". ".join(texts.endgame[endgame]),
        }
        self.asking |= {
            "DrawOn": lambda state, decision: {"n": decision.left},
            "ClaimTrophy": self._asking_to_claim,
            "PickFewest": lambda state, decision: {"at": len(decision.chosen) + 1, "chosen": ""},
            "KeepFace": self._asking_about_face,
            "BuryPeeked": self._asking_to_bury,
        }
        own_cards = ("discard-kept", "discard", "regain", "take-back", "by-card")
        self.labels |= {
            **dict.fromkeys(own_cards, self.own_card),
            "take-investigator": self._investigator,
            "move": self._move,
            "use-location": self._use_location,
            "research": self._research,
            "support": self._support,
            "develop": self._develop,
            "target": self._target,
            "use-ability": self._use_ability,
            "hand-over": self._hand_over,
            "choose": self._alternative,
            "take": self._taken,
            "put-back": self._put_back,
            "keep-new-face": self._keep_new_face,
            "turn-back": self._turn_back,
            "attack": self._attack,
            "reroll-for-insanity": self._reroll_for_insanity,
            "reroll-by-ability": self._reroll_by_ability,
            "reroll-by-object": self._reroll_by_object,
            "by-support": self._by_support,
            "by-ability": self._by_ability,
            "seal": self._seal,
            "act": self._act,
        }

    # --- names --------------------------------------------------------------------------------------------

    def side(self, state: StormState, side: int) -> str:
        """What a seat is called: by its investigator once it has one; the Author is the Author."""
        if side == state.agreed.author:
            return self.words("the-author")
        if state.investigator[side] < 0:
            return self.words("seat", n=side + 1)
        return self.texts.investigator[state.investigator[side]][0]

    def card(self, state: StormState, card: int) -> str:
        """What an action card is called, or a card of a module that lies before an investigator."""
        return self.cards[card] if card < len(self.cards) else self.lent[state.action(card).id][0]

    def card_face(self, state: StormState, card: int) -> str:
        """What such a card looks like."""
        return self.action_faces[card] if card < len(self.cards) else self.lent[state.action(card).id][1]

    def thing(self, thing: int) -> str:
        """The name of an object, or of another source of a module in fights."""
        return self.sources[thing][0] if thing in self.sources else self.texts.thing[thing][0]

    def symbol(self, symbol: int) -> str:
        """The name of a symbol, or of the wild face."""
        return self.texts.symbol[symbol] if symbol < SYMBOLS else self.words("wild")

    def cultist_face(self, face: int) -> str:
        """The name of a face of a cultist die."""
        return self.texts.symbol[face] if face < SYMBOLS else self.words("blank")

    def place(self, state: StormState, place: int) -> str:
        """The name of the location on a place."""
        return self.texts.location[state.location[place]][0]

    def enemy(self, state: StormState, enemy: int) -> str:
        """The name of a cultist or of the Great Old One of a place."""
        if enemy < GOO_TARGET:
            return self.texts.cultist[enemy][0]
        goo = state.goo[enemy - GOO_TARGET]
        return self.texts.goo[goo][0] if goo >= 0 else self.words("goo-gone")

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row."""
        return ", ".join(names) or self.words("nothing")

    def tally(self, counts: Sequence[int]) -> str:
        """Symbols by name, wild faces last, each with its number if there are several."""
        named = [(n, self.symbol(at)) for at, n in enumerate(counts) if n]
        return ", ".join(name if n == 1 else f"{n} × {name}" for n, name in named) or "–"

    def source(self, state: StormState, seat: int, code: int) -> str:
        """A source of symbols in a fight: an answer to the question what covers a symbol."""
        return self.label(state, assignment.Assign(seat, 0), seat, assignment.BY_SOURCE + code)

    def _lacks(self, state: StormState, verbs: Sequence[str]) -> str:
        """What there would have to be for these verbs, each once."""
        keys = [f"lack-{verb}" if self.words.has(f"lack-{verb}") else "lack-other" for verb in verbs]
        return self.listed([self.words(key) for key in dict.fromkeys(keys)])

    def _faces(self, state: StormState, pool: Sequence[int]) -> str:
        return self.listed([self.symbol(face) for face in range(FACES) for _ in range(pool[face])])

    def _dice(self, state: StormState, dice: Sequence[int]) -> str:
        return self.listed(
            [f"{self.place(state, place)}: {self.cultist_face(face)}" for place, face in enumerate(dice)]
        )

    # --- events and questions -----------------------------------------------------------------------------

    def say(self, state: StormState, key: str, args: Mapping[str, Any]) -> str:
        if "ability" in args:
            who = state.investigator[args["who"]]
            args = {**args, "ability": self.texts.ability[who][args["ability"]][0]}
        if "sources" in args:
            used = [self.source(state, args["who"], code) for code in args["sources"]]
            args = {**args, "sources": self.listed(used)}
        return super().say(state, key, args)

    def _asking_to_claim(self, state: StormState, decision: assignment.ClaimTrophy) -> Mapping[str, Any]:
        kind = winning.trophy_for(state, decision.enemy)
        return {"symbol": self.symbol(kind), "any": "yes" if kind == c.ANY else "no"}

    def _asking_about_face(self, state: StormState, decision: KeepFace) -> Mapping[str, Any]:
        return {"new": self.cultist_face(state.cultist_dice[decision.place])}

    def _asking_to_bury(self, state: StormState, decision: Decision) -> Mapping[str, Any]:
        return {"cultist": self.texts.cultist[state.cultist(state.zones[PEEKED][-1])][0]}

    def votes(self, state: StormState, decision: Common) -> str:
        """Who voted for what so far."""
        seats = state.agreed.team
        first = (decision.seat - len(decision.votes)) % seats
        given: list[str] = []
        for at, answer in enumerate(decision.votes):
            voter = (first + at) % seats
            what = self.label(state, decision, voter, answer)
            given.append(self.words("vote", who=self.side(state, voter), what=what))
        return self.listed(given)

    # --- answers: cards and people ------------------------------------------------------------------------

    def own_card(self, state: StormState, decision: Decision, seat: int, own_card: int) -> str:
        """A card of the own deck."""
        return self.cards[state.own_card(seat, own_card)]

    def _investigator(self, state: StormState, decision: Decision, seat: int, investigator: int) -> str:
        name, role = self.texts.investigator[investigator]
        return f"{name} ({role})"

    def _hand_over(self, state: StormState, decision: Decision, seat: int, other: int, in_return: int) -> str:
        name = self.side(state, other)
        if in_return < 0:
            return self.words("to-whom", who=name)
        return self.words("in-exchange", who=name, object=self.texts.thing[in_return][0])

    def _alternative(self, state: StormState, decision: ChooseOp, seat: int, alternative: int) -> str:
        op = self.content.effects[decision.effect].clauses[decision.clause].ops[alternative]
        return self.words(f"verb-{op.deed.name}", n=op.n)

    def _taken(self, state: StormState, decision: ChooseClause, seat: int, offered: int) -> str:
        ops = decision.made(state).ops
        if offered >= len(ops):
            return self.words("answer-take-nothing")
        op = ops[offered]
        price = self.listed([self.words(f"verb-{paid.deed.name}", n=paid.n) for paid in op.cost])
        return self.words("answer-take", cost=len(op.cost), price=price, what=self._verb(state, seat, op))

    def _verb(self, state: StormState, seat: int, op: c.Op) -> str:
        """A verb of a module's text; which symbol it means, if it means one."""
        deed = op.deed
        symbol = -1
        if isinstance(deed, Strengthen):
            symbol = deed.symbol(state, seat, op)
        elif isinstance(deed, Sym) and op.what < c.ALL_SYMBOLS:
            symbol = op.what.bit_length() - 1
        if symbol >= 0:
            return self.words(f"verb-{deed.name}-of", symbol=self.texts.symbol[symbol])
        return self.words(f"verb-{deed.name}", n=op.n)

    def _put_back(self, state: StormState, decision: Decision, seat: int, cultist: int, under: int) -> str:
        name = self.texts.cultist[cultist][0]
        return self.words("put-under" if under else "put-on-top", cultist=name)

    def _keep_new_face(self, state: StormState, decision: KeepFace, seat: int) -> str:
        face = self.cultist_face(state.cultist_dice[decision.place])
        return self.words("answer-keep-new-face", face=face)

    def _turn_back(self, state: StormState, decision: KeepFace, seat: int) -> str:
        return self.words("answer-turn-back", face=self.cultist_face(decision.old))

    # --- answers: preparation -----------------------------------------------------------------------------

    def _move(self, state: StormState, decision: Decision, seat: int, place: int) -> str:
        n = movement.price_of_move(state, seat, place)
        return self.words("answer-move", place=self.place(state, place), n=n)

    def _use_location(self, state: StormState, decision: Decision, seat: int) -> str:
        here = state.place[seat]
        n = self._madness(self.content.locations[state.location[here]].effect)
        return self.words("answer-use-location", place=self.place(state, here), n=n)

    def _research(self, state: StormState, decision: Decision, seat: int) -> str:
        return self.words("answer-research", n=finds(state, seat))

    def _support(self, state: StormState, decision: Decision, seat: int, own_card: int, other: int) -> str:
        card = state.own_card(seat, own_card)
        n = support.support_madness(state, seat, state.action(card))
        text = self.texts.action[self.content.action_kind[card]][1].rstrip(".")
        return self.words(
            "answer-support", card=self.cards[card], who=self.side(state, other), n=n, text=text
        )

    def _develop(self, state: StormState, decision: Decision, seat: int, symbol: int) -> str:
        level = min(2, state.level[seat])
        ability, text = self.texts.ability[state.investigator[seat]][level]
        price = self.content.levels[level]
        costs = (("terror", price.terror), ("cultist", price.cultists), ("ongoing", price.ongoing))
        following = [self.words(f"follows-{what}", n=n) for what, n in costs if n]
        if FREE_SEAL in state.seal:
            following.append(self.words("follows-seal"))
        follows = self.listed(following)
        said = {"ability": ability, "text": text, "symbol": self.symbol(symbol), "follows": follows}
        starved = development.starves(state, seat, symbol)
        if starved >= 0:
            return self.words("develop-starves", place=self.place(state, starved), **said)
        return self.words("answer-develop", **said)

    def _target(self, state: StormState, decision: Decision, seat: int, target: int) -> str:
        mine = state.marked(seat)
        enemy = target
        if target == targets.THE_GOO:
            marked = [enemy for enemy in mine if enemy >= GOO_TARGET]
            here = state.goos_in_play()[:1] if state.absent(seat) else [state.place[seat]]
            enemy = [*marked, *[GOO_TARGET + place for place in here], GOO_TARGET][0]
        return self.words("target-back" if enemy in mine else "answer-target", enemy=self.enemy(state, enemy))

    def _use_ability(self, state: StormState, decision: Decision, seat: int, level: int) -> str:
        who = state.investigator[seat]
        n = self._madness(self.content.investigators[who].abilities[level].effect)
        return self.words("answer-use-ability", ability=self.texts.ability[who][level][0], n=n)

    def _madness(self, effect: int) -> int:
        """The insanity that a text costs before it does anything."""
        return sum(op.n for op in self.content.effects[effect].cost if op.verb == c.MAD)

    # --- answers: combat and sealing ----------------------------------------------------------------------

    def _attack(self, state: StormState, decision: Decision, seat: int, enemy: int) -> str:
        n = enemies.attack_madness(state, seat, enemy)
        return self.words("answer-attack", enemy=self.enemy(state, enemy), n=n)

    def _reroll_for_insanity(self, state: StormState, decision: Decision, seat: int, face: int) -> str:
        return self.words("answer-reroll-for-insanity", face=self.symbol(face), n=state.reroll_price(seat))

    def _reroll_by_ability(self, state: StormState, decision: Decision, seat: int, face: int) -> str:
        at = fight.rerolling_ability(state, seat)
        owner, level = divmod(at if at >= 0 else 3 * seat, 3)
        name = self.texts.ability[state.investigator[owner]][level][0]
        return self.words("reroll-by", face=self.symbol(face), by=name)

    def _reroll_by_object(self, state: StormState, decision: Decision, seat: int, face: int) -> str:
        card = fight.rerolling_object(state, seat)
        name = self.texts.thing[state.thing_kind(card)][0] if card >= 0 else ""
        return self.words("reroll-by", face=self.symbol(face), by=name)

    def _by_support(self, state: StormState, decision: Decision, seat: int, card: int) -> str:
        if card >= len(self.cards):
            return self.card(state, card)
        giver = self.side(state, state.owner(card))
        return self.words("answer-by-support", card=self.cards[card], who=giver)

    def _by_ability(self, state: StormState, decision: Decision, seat: int, level: int) -> str:
        return self.texts.ability[state.investigator[seat]][level][0]

    def _seal(self, state: StormState, decision: Decision, seat: int) -> str:
        gates = sealing.sealable(state, seat)
        if gates in ([], [state.place[seat]]):
            return self.words("answer-seal", n=sealing.price(state, state.place[seat]))
        if len(gates) > 1:
            return self.words("answer-seal-one")
        return self.words(
            "answer-seal-afar", place=self.place(state, gates[0]), n=sealing.price(state, gates[0])
        )

    def _act(self, state: StormState, decision: Decision, seat: int, act: int) -> str:
        name = state.agreed.acts[act].name
        return self.acts[name](state, seat) if name in self.acts else self.words(f"act-{name}")
