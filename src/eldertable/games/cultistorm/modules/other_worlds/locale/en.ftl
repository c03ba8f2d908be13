# Other Worlds in English. Names and texts of the cards come from the content file.

option-other_worlds = Other Worlds
about-other_worlds = Behind every Great Old One lies a world. It opens with him, and now and then by itself where the cultist marker is, and swallows whoever stands there; the others must bring them back before that location is sealed. Harder, hardly longer.

zone-open-worlds = Open worlds
tip-open-worlds = Who stands where a world opens is swallowed. In preparation somebody on that location may bring one back: two cards with the symbols shown, or one of them and 1 insanity.
zone-swallowed = Swallowed
zone-closed-worlds = Worlds that are closed
badge-inside = inside: { $who }
sign-otherworld = An open world
about-sign-otherworld = A world is open here. Nobody else is swallowed; sealing the location while somebody is inside would lose the game.
type-otherworld = The world of { $goo }
type-otherworld-unknown = A world of a module that is not used
used-open-worlds = What a world says holds while it is open; people are brought back from it in preparation, on its location.
used-swallowed = Who is swallowed plays supports and does nothing else until somebody brings them back.
used-closed-worlds = A world opens when its Great Old One comes; one of the first wave now and then when the terror marker comes to the shield.

world-opens = A world opens at { $place }: { $world }.
world-changes = The rift at { $place } leads elsewhere now: { $world }.
world-closes = { $world } closes at { $place }.
swallowed = { $who } is swallowed.
spared = { $who } holds on and is not swallowed.
rescued = { $who } is back at { $place }.
damned = { $place } is sealed, and { $who } is damned for ever.
ending-CS-OTH-15 = A location was sealed while an investigator was in the world behind it: damned for ever.

why-somebody-inside = { $who } is in the world behind { $place }: sealing it would be the end.
why-world-open = A world is open at { $place }: { $world }.
why-few-supports = Who is in the Sleeping Ward plays { $n } supports in a turn at most.
why-silence = In the Listening Hall those inside do not support each other.
why-no-stars = No star card is played for { $who } there.
why-outside = { $who } is not swallowed.
why-inside-elsewhere = { $who } is in the world behind { $place }: go there.
why-nobody-inside = Nobody is in a world behind { $place }.
why-no-equal-cards = That takes cards that you do not have.
why-no-such-cards = { $way ->
    [0] That takes two cards: { $symbol } and { $other_symbol }.
   *[other] That takes a card with { $symbol } or { $other_symbol }.
}
why-not-this-card = That card does not bring { $who } back.

act-rescue = Bring somebody back from the world here
ask-Spare = Nobody would be left outside: who of those at { $place } is not swallowed, and gets 1 insanity?
ask-Rescue = Whom do you bring back, and how?
ask-PayRescue = { $equal ->
    [0] Which cards do you discard to bring { $other } back: { $symbol } { $way ->
        [0] and
       *[other] or
    } { $other_symbol }?
   *[other] { $way ->
        [0] Which two equal cards do you discard to bring { $other } back?
       *[other] Which card do you discard to bring { $other } back?
    }
}
ask-BringBack = Whom do you bring back?
answer-spare = { $seat }
answer-bring-back = { $seat }
answer-rescue = { $way ->
    [0] { $n ->
        [0] { $who }, for two cards
       *[other] { $who }, for two cards and { $n } insanity
    }
   *[other] { $who }, for one card and { $n } insanity
}
