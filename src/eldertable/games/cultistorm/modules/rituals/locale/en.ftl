# Dark rituals in English. Names and texts of the rituals come from the content file.

option-rituals = Dark rituals
about-rituals = Adds experience: cards with which you win fights give points, and points pay for rituals out of old tomes, new actions for whoever learns them. About as hard, rather easier for who uses them well; a few minutes longer.

ritual-shown = { $ritual } can be learned.
experience = { $who } gains { $n } experience, and has { $has }.
ritual-learned = { $who } learns the { $ritual }.
ritual-used = { $who } performs the { $ritual }.
palm-laid = { $who } lays { $card } before { $other }, for its symbol.
kept-silent = { $who } performs the { $ritual }: terror does not advance.

act-learn-ritual = Learn a ritual
act-use-ritual = Perform one of your rituals
answer-use-one-rite = Perform the { $ritual }
answer-learn = { $ritual } for { $n } experience{ $mad ->
    [0] {""}
   *[other] {" "}and { $mad } insanity
}: { $text }
answer-use-rite = { $ritual }
answer-lay-palm = { $card } before { $who }
answer-keep-silent = Keep silent: terror stays, for 1 insanity
ask-LearnRitual = Which ritual do you learn?
ask-UseRitual = Which ritual do you perform?
ask-LayPalm = Which card do you lay before whom?
ask-KeepSilent = Terror is about to advance. Do you perform the { $ritual }?

why-no-rituals = There is no ritual left to learn.
why-too-little-xp = { $ritual } costs { $n } experience, you have { $has }.
why-knows-none = You know no ritual yet.
why-ritual-fight = { $ritual } is performed in fights.
why-ritual-terror = { $ritual } is performed when terror is about to advance.
why-ritual-used = That ritual was performed in this turn.
why-not-your-ritual = You do not know that ritual.
why-no-palm = There is no card in your hand, or nobody before whom it could be laid.

zone-rituals = Rituals that can be learned
zone-rituals-deck = Ritual deck
zone-known-rituals = Rituals
tip-rituals = In preparation whoever has the experience may learn one of these, for 2 insanity.
used-rituals = Rituals are learned in the preparation, for experience and 2 insanity.
used-rituals-deck = A ritual that was learned is replaced by the next.
used-known-rituals = A ritual is performed once per turn, in the preparation, if its text names no other moment.
counter-experience = Experience
icon-experience = experience points
badge-for-symbol = for its symbol
type-ritual-turn = { $tome }, { $n } experience, once per turn
type-ritual-palm = { $tome }, { $n } experience, once per turn
type-ritual-fight = { $tome }, { $n } experience, once per combat phase
type-ritual-terror = { $tome }, { $n } experience, once in the game
tome-breath = Book of Breath
tome-hands = Book of Hands
tome-bones = Book of Bones
tome-lamps = Book of Lamps

sign-piece-ritual = A ritual. It is learned in preparation for experience and 2 insanity, belongs to one investigator for good, and is used once in a turn.
sign-mind-experience = Experience, of what can be kept. Hand cards that are used for their symbol in a won fight give it; it pays for rituals.
