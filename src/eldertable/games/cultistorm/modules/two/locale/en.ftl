# Lonely Struggle for two: the absent deck.

option-lonely = Lonely Struggle
about-lonely = What one or two play: two have a deck of those who are not at the table and help by letter and telephone, unless they are kept waiting; one has two contacts who lend their cards or run errands, and Resolve for bad moments. At normal bots won 90 of 100 games for two and 66 for one, where three won 59; at hard about as many as three. Shorter. By itself it follows the number of seats.
option-lonely-auto = by the number of players
option-lonely-off = off
option-lonely-two = for two, with the absent deck
option-lonely-solo = alone, with two contacts
why-not-lonely = option lonely: one plays solo, two play two, more play without it

called = { $who } calls { $card } for { $other }.
absent-came = { $card } comes into the row of the absent.
absent-reshuffled = The absent deck is made anew from its discard pile.
trouble = Nobody was called: { $card } is discarded, and brings trouble.

answer-call = { $n ->
    [0] Call { $card } for { $who }
   *[other] Call { $card } for { $who } and take { $n } insanity
}
answer-call-nobody = Call card { $n } of the row
why-row-short = { $n ->
    [0] The row is empty until the next update phase.
    [one] The row has only one card until the next update phase.
   *[other] The row has only { $n } cards until the next update phase.
}
why-called = { $n ->
    [one] You have called in this turn: one card each.
   *[other] You have called { $n } cards in this turn; that is all.
}

zone-absent-row = Who could be called
tip-absent-row = In preparation each of you may call one card for either investigator. If nobody calls, the leftmost brings trouble.
zone-absent-deck = Absent deck
zone-absent-discard = Absent cards discarded
counter-calls = Calls in this turn
absent-town = the townsfolk
type-absent-star = Star card of { $who }
type-absent = Card of { $who }, 1 insanity for the caller
absent-trouble-T = If nobody calls: terror advances.
absent-trouble-C = If nobody calls: a cultist comes.
absent-trouble-I = If nobody calls: 1 insanity for the calmest.
used-absent-row = Cards of the row are called in preparation, one by each player in a turn, for either investigator.
used-absent-deck = New cards come into the row at the end of the update phase.
used-absent-discard = Cards that were called or brought trouble; the deck is made anew from them when it is empty.

sign-piece-absent = A card of friends who are not there. Each of you may call one in a turn, for either investigator; without a star that costs the caller 1 insanity.
