# Lonely Struggle alone: contacts, errands and Resolve.

contact-taken = { $investigator } is a contact.
contact-sent = { $other }: { $errand }.
contact-shows = { $other } has { $card } to lend.
contact-reshuffled = The deck of { $other } is made anew from the discard pile.
contact-called = { $who } calls { $other }: { $card }.
contact-developed = { $who } teaches { $ability }.
contact-used = { $ability }, the ability of { $who }, is used.
row-renewed = { $who } asks { $other } for other cards.
resolve-gained = Resolve rises to { $n }.
resolve-spent = { $who } spends { $n } Resolve.
bought-off = { $who } spends 1 Resolve: the penalty does not fall.

ask-ChooseContacts = Choose two contacts among the others.
ask-ChooseErrand = What shall { $other } do in this turn?
ask-PayForContact = Which trophy do you pay for { $ability }, the ability of { $other }?
ask-BuyOff = The penalty would fall: 1 insanity, and terror advances. Spend 1 Resolve?
answer-pay-resolve = Spend 1 Resolve
answer-bear-penalty = Take the penalty
answer-pay-for-contact = { $symbol }
answer-contact = { $n ->
    [0] Call { $who }: { $card }
   *[other] Call { $who }: { $card }, and take { $n } insanity
}
answer-contact-nothing = Call { $who }: card { $n } of the row
answer-resolve = { $n } Resolve. { $text }
answer-develop-contact = Learn { $ability } from { $who } for a trophy ({ $text }); terror advances
answer-use-contact = { $ability }, the ability of { $who }
answer-renew = Have the cards of { $who } anew

why-away = { $other } is away on an errand.
why-called-enough = { $other } has been called { $n } times in this turn; that is all.
why-no-more-shown = { $n ->
    [0] { $other } has no card to lend.
    [one] { $other } has only one card to lend.
   *[other] { $other } has only { $n } cards to lend.
}
why-too-little-resolve = That costs { $n } Resolve; you have { $has }.
why-contact-developed = You have learnt the ability of { $other } already.
why-contact-unpaid = { $n ->
    [one] { $other } teaches for a trophy; you have none.
   *[other] { $other } teaches for { $n } trophies of one kind; you have not so many.
}
why-no-relay = Only the Supporter's second ability brings other cards.
why-no-cards = { $other } has no other cards.
why-not-your-own-contact = You play { $investigator } yourself.

zone-contact-row = Cards of { $who }
zone-contact-board = { $who }
zone-contact-deck = Deck of { $who }
zone-contact-discard = Discard pile of { $who }
used-contact-row = Cards of a contact who stays are played on yourself in preparation.
used-contact-board = Contacts are sent on errands at the end of the update phase; their first abilities are learnt in preparation.
used-contact-deck = The row of a contact who stays is filled from here.
used-contact-discard = Cards of a contact that were played; the deck is made anew from them when it is empty.
counter-resolve = Resolve
counter-contact-calls = Calls of { $who }
badge-stay = stays
badge-watch = on watch
badge-archive = in the archive
badge-comfort = comforting

sign-mind-ability = Resolve, of what you can have. A second won fight in a turn and every sealed gate give 1; it turns a die, draws cards, heals, or takes a penalty away.
