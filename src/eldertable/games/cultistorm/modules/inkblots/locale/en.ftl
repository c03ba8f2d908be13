# Rorschach test in English. What people see in the blots, and the words of the Dreamer's card, come from the content file.

option-inkblots = Rorschach test
about-inkblots = Adds blots of ink that mean nothing until there are too many: then the one who dreams them comes. They can be resolved with cards and a little sanity. About as hard.

zone-blots = Inkblots
zone-ink-bag = Bag
tip-blots = With { $n } of them the Dreamer in Ink comes. In preparation anybody may resolve one: with two cards of its symbol, or with one and 1 insanity. While it is in play its own blots lie here: they are its symbols.
badge-dreamt = of the Dreamer
tip-ink-bag = The blots still to come; there are five of each symbol in all.
used-blots = A blot is drawn when the terror phase begins, later two; they are resolved in the preparation.
used-ink-bag = A blot is drawn from it when each terror phase begins.
counter-blots = Unresolved blots
type-blot = Inkblot, { $symbol }

blot-drawn = An inkblot, { $symbol }: "{ $blot }".
too-many-blots = { $n } blots, and they are one picture: who dreams it is called.
blots-back = { $n ->
    [one] 1 blot goes back into the bag.
   *[other] { $n } blots go back into the bag.
}
blot-resolved = { $who } resolves a blot, { $symbol }: "{ $blot }".
blot-wiped = A blot is wiped out, { $symbol }: "{ $blot }".
voted-blot = { $who } votes for a blot of { $symbol }.

act-resolve-blot = Resolve an inkblot: 2 cards of its symbol, or 1 and 1 insanity
ask-ResolveBlot = Which cards resolve a blot? Two of its symbol, or one and 1 insanity.
ask-PickBlot = A blot of which symbol goes out of the game?
ask-DreamAway = Which card of { $symbol } do you lose to the Dreamer in Ink?
answer-bear-the-sight = No second card: get 1 insanity
answer-resolve-with = { $own_card }
answer-wipe-blot = A blot of { $symbol }
answer-dream-away = { $own_card }

why-no-blot = No unresolved blot lies there.
why-no-card-of-a-blot = { $who } holds no card with the symbol of a blot.
why-no-such-blot = No unresolved blot has { $symbol }.
why-a-card-first = First a card of the blot's symbol.
why-another-symbol = It has { $symbol }: both cards must have the same symbol.
why-not-dreamt = The Dreamer takes a card of { $symbol }.

sign-piece-blot = An inkblot of this symbol. Two cards of the symbol, or one and 1 insanity, take it out of the game; if too many lie there, what dreams in them comes.
