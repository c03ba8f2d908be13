# The sentences of Cult in English. Names of cards, Cults, abilities and Locations come from the content files.

title = Cult
itself = The Eternal City
blurb = The Eternal City and its thirteen places, from the Ruins up to the Rift. Send your Priests, outbid and outwit rival Cults, gather Followers, raise Altars, arm the mob, and summon your deity before another answers.
seat = Seat { $n }
nothing = nothing
round-of = Round { $n }
round-of-last = Round { $n } of { $rounds }

# --- names -------------------------------------------------------------------------------------------------------

priest = { $kind ->
    [0] the Patriarch
   *[other] a Priest of strength { $kind }
}
priest-capital = { $kind ->
    [0] The Patriarch
   *[other] Priest of strength { $kind }
}
priest-with-coins = { $priest } with { $n } coins
priest-boosted = { $priest } with a boost
priest-boosted-with-coins = { $priest } with { $n } coins and a boost
deck-0 = Miracle
deck-1 = Intrigue
deck-2 = License
card-sealed = { $card }, with a dark seal
card-for = { $card } (sells for { $n })
coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
followers = { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
}
mobs = { $n ->
    [one] 1 Mob
   *[other] { $n } Mobs
}
type-miracle = Miracle
type-intrigue = Intrigue, sells for { $n }
type-license = License for { $n } coins
type-supremacy = Supremacy card
type-sealed = { $type }, with a dark seal
text-title = In the Intention Phase you may place Priests in the { $locations }, whatever your Followers.
text-approval = Your placement number { $n } of a round costs no Follower.
text-tithe = In the Intention Phase opponents pay you 1 coin for each Priest they place here: { $locations }.
text-place-anywhere = Place a free Priest of yours in the Active Location, whatever your Followers.
text-needs-presence = { $text } Only with a Priest or an Altar of yours there.
text-celebrations = { $text } To celebrate, choose one: { $list }
text-community = You gain the benefit of the { $locations } even when you lose there, if you have Influence in it.

# --- what cards say whose entry has no text of its own ------------------------------------------------------------

verb-gain-followers = Gain { $per ->
    [priests-here] { $n } × as many Followers as there are Priests in the Active Location
    [amount] as many Followers as were paid, or as the Master is strong
    [free-priests] as many Followers as you have free Priests
   *[number] { $n ->
        [one] 1 Follower
       *[other] { $n } Followers
    }
}.
verb-gain-coins = Gain { $per ->
    [priests-here] { $n } × as many coins as there are Priests in the Active Location
    [amount] as many coins as Followers were paid, or as the Master is strong
    [free-priests] as many coins as you have free Priests
   *[number] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
}.
verb-gain-mobs = Gain { $per ->
    [priests-here] { $n } × as many Mobs as there are Priests in the Active Location
    [amount] as many Mobs as Followers were paid, or as the Master is strong
    [free-priests] as many Mobs as you have free Priests
   *[number] { $n ->
        [one] 1 Mob
       *[other] { $n } Mobs
    }
}.
verb-gain-either = Gain { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
} or { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
verb-gain-priest = Gain a Priest { $per ->
    [priests-here] as strong as there are Priests in the Active Location
    [amount] as strong as Followers were paid, or as the Master
    [free-priests] as strong as you have free Priests
   *[number] of strength { $n }
}{ $where ->
    [active] {" "}in the Active Location
   *[free] {""}
}.
verb-draw = Draw { $per ->
    [priests-here] as many cards as there are Priests in the Active Location
    [amount] as many cards as Followers were paid, or as the Master is strong
    [free-priests] as many cards as you have free Priests
   *[number] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
} from the { $end } of the { $deck ->
    [miracle] Miracle
    [intrigue] Intrigue
   *[license] License
} deck.
verb-lose-followers = { $who ->
    [present] Each Cult in the Active Location
    [present-opponents] Each opponent in the Active Location
    [light-opponents] Each opponent with the light side up
   *[all] Each player
} loses { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
}.
verb-lose-mobs = { $who ->
    [present] Each Cult in the Active Location
    [present-opponents] Each opponent in the Active Location
    [light-opponents] Each opponent with the light side up
   *[all] Each player
} loses { $n ->
    [one] 1 Mob
   *[other] { $n } Mobs
}.
verb-lose-coins = { $who ->
    [present] Each Cult in the Active Location
    [present-opponents] Each opponent in the Active Location
    [light-opponents] Each opponent with the light side up
   *[all] Each player
} who has them loses { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
verb-take-coins = { $who ->
    [present] Each Cult in the Active Location
    [present-opponents] Each opponent in the Active Location
    [light-opponents] Each opponent with the light side up
   *[all] Each player
} gives you { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, or all there are.
verb-blackmail = Take half of the richest player’s coins, rounded up.
verb-threaten = Take a License of the Cult with the strongest Patriarch.
verb-give-card = { $who ->
    [present] Each Cult in the Active Location
    [present-opponents] Each opponent in the Active Location
    [light-opponents] Each opponent with the light side up
   *[all] Each player
} gives you a card{ $filter ->
    [hand] {" "}of the hand
   *[any] {""}
}.
verb-take-license = Take a face-up License of the Palace that your coins would pay for.
verb-sell-top = Reveal the top Intrigue card and gain what it sells for.
verb-place = Place { $where ->
    [or-more] { $n } or more free Priests
   *[here] { $n ->
        [one] a free Priest
       *[other] { $n } free Priests
    }
} of yours in the Active Location{ $where ->
    [by-followers] , if you have the Followers for it
   *[here] {""}
}.
verb-move = Move a Priest of yours from the Active Location to { $where ->
    [next] the next one
   *[higher] a higher one that your Followers open
}.
verb-boost = A Priest of yours in the Active Location has +{ $n } Influence.
verb-raise = Raise a Priest of yours in the Active Location by { $per ->
    [amount] the Followers paid, or the strength of the Master
   *[number] { $n }
}{ $where ->
    [next] ; it moves to the next Location
    [free] ; it leaves and is free
   *[active] {""}
}.
verb-lower = A Priest in the Active Location becomes weaker by { $n }.
verb-build-altar = Turn a Priest of yours in the Active Location into an Altar.
verb-destroy-altars = Destroy all Altars in the Active Location{ $where ->
    [none-higher] , if none stands in a higher one
   *[here] {""}
}.
verb-destroy-free = Destroy { $n ->
    [one] a free Priest
   *[other] { $n } free Priests
} of yours.
verb-ambush = Send a Priest with coins in the Active Location home and take its coins.
verb-raid = The Active Location gives no benefits and no alms.
verb-seize = All Priests leave the Active Location, and you win it.
verb-least-wins = The least Influence wins the Active Location.
verb-play-card = Play { $filter ->
    [sealed] a card with a dark seal
    [miracle] a Miracle card
   *[intrigue] an Intrigue card
} from your hand.
verb-play-top = Reveal and play the top { $n ->
    [one] Intrigue card
   *[other] { $n } Intrigue cards, one by one
}.

# --- what happens ------------------------------------------------------------------------------------------------

cult-dealt = Seat { $n } leads the Cult of { $cult }.
first-player = { $who } is First Player.
round-begins = Round { $n } begins; { $who } is First Player.
celebrates = { $who } celebrates: { $celebration }.
priest-placed = { $who } places { $priest } in the { $location }.
passed = { $who } passes.
passed-without-priests = { $who } has no free Priest left and passes.
passed-without-followers = { $who } has no Follower left for another placement and passes.
mob-benefit = { $who }’s Mobs give the benefit of the { $location }.
sold = { $who } sells { $sale }.
active = Now for the { $location }.
card-played = { $who } plays { $card }.
revealed = { $who } reveals { $card }.
ability-used = { $who } uses { $ability }.
master-set = { $who } makes { $priest } the Master.
coins-gained = { $who } gains { $n ->
    [0] no coins: the reserve is empty
    [one] 1 coin
   *[other] { $n } coins
}.
coins-lost = { $who } pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
coins-taken = { $who } takes { $n ->
    [one] 1 coin
   *[other] { $n } coins
} from { $other }.
followers-gained = { $who } gains { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
}.
followers-lost = { $who } loses { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
}.
mobs-gained = { $who } gains { $n ->
    [one] a Fanatical Mob
   *[other] { $n } Fanatical Mobs
}.
mobs-lost = { $who } loses { $n ->
    [one] a Fanatical Mob
   *[other] { $n } Fanatical Mobs
}.
drew = { $who } draws { $n ->
    [one] one { $deck } card
   *[other] { $n } { $deck } cards
}.
drew-cards = { $who } draws { $cards }.
discarded = { $who } discards { $card }.
discarded-hidden = { $who } discards one { $deck } card face down.
gave = { $who } gives { $other } one { $deck } card.
gave-card = { $who } gives { $other } { $card }.
supremacy-taken = { $who } takes the Supremacy card.
supremacy-lost = { $who } loses the Supremacy card: its Patriarch has strength { $n } now, also where he stands.
license-taken = { $who } takes the License { $card }.
licenses-laid-out = Licenses in the Palace: { $cards }.
put-on-top = { $who } puts an Intrigue card on top of the deck.
put-on-top-card = { $who } puts { $card } on top of the deck.
priest-gained = { $who } gains { $priest }.
priest-gained-there = { $who } gains { $priest } in the { $location }.
priest-raised = { $who } raises { $priest } to { $strength }.
priest-lowered = { $who }: { $priest } drops to { $strength }.
priest-returns = { $who }: { $priest } returns from the { $location }.
priest-moves = { $who } moves { $priest } from the { $origin } to the { $location }.
priest-destroyed = { $who } loses { $priest }.
priests-return = All Priests leave the { $location }.
boosted = { $who }: { $priest } has +{ $n } Influence.
altar-built = { $who } turns { $priest } in the { $location } into an Altar.
altar-destroyed = { $who } loses the Altar in the { $location }.
bribed = { $who } pays { $n } coins to win the { $location }.
purse-returned = The { $n } coins on { $who }’s Priest in the { $location } go to the reserve.
purses-meet = Two Priests with coins meet in the { $location }, of { $who } and { $other }: both go home.
ambushed = { $who } ambushes { $priest } of { $other } and takes { $n } coins.
raided = { $who } calls the Inquisition: no benefits and no alms in the { $location }.
seized = { $who } seizes the { $location }.
least-wins = The least Influence wins the { $location }.
won = { $who } wins the { $location } with Influence { $n }.
won-by-might = { $who } wins the { $location } with Influence { $n }, as much as { $rivals }, by the higher Divine Might of { $might }.
won-by-least = { $who } wins the { $location } with Influence { $n }, the least there.
won-by-least-might = { $who } wins the { $location } with Influence { $n }, the least there, as little as { $rivals }, by the lower Divine Might of { $might }.
won-by-coins = { $who } wins the { $location } by the { $coins } coins on its Priest, with Influence { $n }.
won-by-seizing = { $who } wins the { $location }, which it has seized, with Influence { $n }.
by-community = { $who } has lost the { $location }, but has its Community: the benefit is open to it, in place of alms.
no-winner = Nobody wins the { $location }.
no-benefit = { $who } cannot use the benefit of the { $location }: { $why ->
    [too-dear] { $n ->
        [one] 1 coin is needed, it has { $have }
       *[other] { $n } coins are needed, it has { $have }
    }
    [followers-short] { $n ->
        [one] 1 Follower is needed, it has { $have }
       *[other] { $n } Followers are needed, it has { $have }
    }
    [no-room] it has { $have } of { $most } Followers already
    [might-not-reached] Influence { $n }, its Divine Might, is needed, it has { $have }
    [nowhere-to-build] it has no Priest in any Location where it has no Altar yet
    [no-priest-here] no Priest of it stands there to take the coins on
    [nobody-to-raise] no Priest of it, there or free, can be raised
    [no-token] none of its Priests, there or free, can be raised, and no token of strength { $strength } is left for a new one
    [no-spare-token] none of its Priests, there or free, can be raised, and no token is left for a new one
    [supremacy-yours] the Supremacy card lies face up before it already
    [no-licenses-left] no License lies there
    [coins-short] the reserve has no coins
    [mobs-short] the reserve has no Mobs
   *[deck-short] the { $deck } deck is empty
}.
nothing-awarded = Nobody gets anything in the { $location }.
summoned = { $who } performs the Summoning, { $n ->
    [1] for the first time
    [2] for the second time
   *[other] for the time number { $n }
}.
turned-dark = The sheet of { $who } turns to its dark side; its Divine Might is { $n } now.
victory = { $who } wins: { $ending }.

# --- why not -----------------------------------------------------------------------------------------------------

cult-taken = { $cult } is led by seat { $n }.
no-free-priest = { $priest } is not free.
no-follower-to-lose = Placement number { $n } costs a Follower, and you have none.
behind-a-gate = The { $location } lies behind a gate: it needs { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
}, you have { $have }.
too-dear = { $n ->
    [one] 1 coin needed
   *[other] { $n } coins needed
}, you have { $have }.
license-of-somebody = { $card } lies before { $who }, not in the Palace.
no-mob-row = Mobs never give the benefit of the { $location }. They give, from 1 Mob on: { $locations }.
too-few-mobs = For the { $location } { $n ->
    [one] 1 Mob is needed
   *[other] { $n } Mobs are needed
}, you have { $have }.
other-mob-row = With { $n ->
    [one] 1 Mob
   *[other] { $n } Mobs
} it is the benefit of the { $location } and no other.
nobody-to-raise = No Priest of yours, there or free, can be raised.
supremacy-yours = The Supremacy card lies face up before you already.
followers-short = { $n ->
    [one] 1 Follower needed
   *[other] { $n } Followers needed
}, you have { $have }.
might-not-reached = Influence { $n }, your Divine Might, is needed there; you have { $have }.
benefit-chosen = You have chosen this benefit: take it.
nowhere-to-build = You have no Priest in any Location where you have no Altar yet.
altar-there = You have an Altar in the { $location } already.
nobody-for-an-altar = No Priest of yours stands in the { $location }; the Patriarch never becomes an Altar.
patriarch-no-altar = The Patriarch never becomes an Altar.
patriarch-not-raised = The Patriarch is never raised: he is as strong as you have Followers, with Licenses and Supremacy.
strongest-already = With { $strength } it is as strong as a Priest can be.
no-token = No token of strength { $strength } is left in your reserve.
no-spare-token = All your tokens are in use as Priests, and { $n ->
    [one] 1 as an Altar
   *[other] { $n } as Altars
}.
no-bribe-there = Coins win the Locations { $n } to { $most }, not the { $location }.
no-room = You have { $have } of { $most } Followers: no room for { $n } more.
coins-short = The reserve has { $have ->
    [one] 1 coin
   *[other] { $have } coins
}; { $n } needed.
mobs-short = The reserve has { $have ->
    [one] 1 Mob
   *[other] { $have } Mobs
}; { $n } needed.
deck-short = The { $deck } deck has { $have ->
    [one] 1 card
   *[other] { $have } cards
}; { $n } needed.
counts-nothing = { $effect } counts what is not there: it would give nothing.
no-such-priest = That would be a Priest of strength { $strength }; there are 1 to { $most }.
license-elsewhere = { $card } does not lie before { $who }.
no-licenses-left = No License lies in the Palace.
no-altar-here = No Altar stands in the { $location }.
altar-higher = An Altar stands in a Location higher up than the { $location }.
nobody-with-coins = No Priest with coins stands in the { $location }.
raided-already = The Inquisition is in the { $location } already.
nobody-to-win = No Cult that could win the { $location } is there.
nobody-richest = Nobody alone is the richest: several have { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
nobody-strongest = No Patriarch alone is the strongest: several have strength { $n }.
no-license-there = { $who } has the strongest Patriarch, of strength { $n }, and no License.
nobody-hit = { $scope ->
    [present] No Cult in the Active Location
    [present-opponents] No opponent in the Active Location
    [light-opponents] No opponent with the light side up
   *[all] Nobody
} has { $verb ->
    [lose-followers] a Follower
    [lose-mobs] a Mob
    [lose-coins] { $n } coins
    [take-coins] a coin
   *[other] a card to give
}.
only-hand-cards = { $card } is no card of the hand, and one of the hand must be given.
no-card-inside = You hold no { $filter ->
    [sealed] card with a dark seal
    [miracle] Miracle card
   *[intrigue] Intrigue card
} that could be played then.
another-card-inside = { $card } is no { $filter ->
    [sealed] card with a dark seal
    [miracle] Miracle card
   *[intrigue] Intrigue card
}.
no-priest-here = You have no Priest in the { $location }.
no-next = There is no Location after the { $location }.
only-higher = It moves to a higher Location only: from number { $n }, the { $location }, upwards.
nobody-lowered = No Priest in the { $location } can drop by { $n }.
free-short = { $n ->
    [one] 1 free Priest needed
   *[other] { $n } free Priests needed
}, you have { $have }.
free-short-to-lose = { $n ->
    [one] 1 free Priest
   *[other] { $n } free Priests
} besides the Patriarch needed, you have { $have }.
place-more = { $n ->
    [one] 1 free Priest
   *[other] { $n } free Priests
} must be placed, you have picked { $have }.
all-picked = { $n ->
    [one] The only free one is picked already
   *[other] All { $n } free ones are picked already
}: { $priest }.
patriarch-not-lowered = The Patriarch has no token that could be swapped for a weaker one.
too-weak-to-drop = A Priest of strength { $strength } cannot drop by { $n }.
no-token-of-theirs = No token of strength { $strength } is left in the reserve of { $who }.
patriarch-not-destroyed = The Patriarch is never destroyed.
token-needed = A Priest of strength { $strength } must be among them: its token is needed next.
sealed = { $card } bears a dark seal: only a dark Cult may play it.
card-too-dear = { $card } costs { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
}, you have { $have }.
ability-coins = { $ability } costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, you have { $have }.
ability-followers = { $ability } costs { $n ->
    [one] 1 Follower
   *[other] { $n } Followers
}, you have { $have }.
ability-cards = { $ability } costs { $n ->
    [one] 1 card
   *[other] { $n } cards
}, you have { $have }.
altars-stand = { $n ->
    [one] An Altar stands
   *[other] { $n } Altars stand
} in the { $location }.
rivals-stand = { $n ->
    [one] A Priest of another Cult stands
   *[other] { $n } Priests of other Cults stand
} in the { $location }.
not-present = You have neither a Priest nor an Altar in the { $location }.
patriarch-alone = Only the Patriarch can be the Master of { $ability }.
no-patriarch-free = The Master of { $ability } is the Patriarch of strength { $n } or more, and no such one of yours is free.
no-master = The Master of { $ability } is a free Priest { $most ->
    [99] of strength { $n } or more
   *[other] of strength { $n } to { $most }
}; you have none.
master-unfit = { $most ->
    [99] Strength { $n } or more needed
   *[other] Strength { $n } to { $most } needed
}, this one has { $strength }.
followers-between = Between { $n } and { $most } Followers must be paid.
other-side = { $ability } is on the side of your sheet that does not show.
not-your-ability = { $ability } is an ability of another Cult.
no-payment-works = Whatever { $n ->
    [one] card you discard
   *[other] { $n } cards you discard
} for { $ability }, it would do nothing then.
card-picked = { $card } is picked already.
card-needed = Without { $card } { $ability } would do nothing: pay with another card.

# --- what is asked -----------------------------------------------------------------------------------------------

ask-ChooseCult = Which Cult do you lead?
ask-Celebrate = Do you celebrate? You take an effect now and do nothing else in this round.
ask-PlaceOrPass = { $cost ->
    [0] Place a Priest, or pass.
   *[other] Place a Priest for a Follower, or pass.
}
ask-MobBenefit = You have passed. Which benefit do your Mobs give?
ask-Deal = Any deals? You have { $coins }.
ask-Act = { $location }: your action?
ask-TakeBenefit = Take the benefit of the { $location }? { $text }
ask-Bribe = { $location }: how many coins do you pay, to win the Location of that number?
ask-BribePriest = Which Priest takes the coins to the { $target }?
ask-Ordain = { $location }: gain a Priest, or raise one?
ask-AltarPlace = { $location }: where do you build an Altar, for { $price } coins? Only where a Priest of yours still stands, not the Patriarch, and no Altar of yours.
ask-AltarPriest = Which Priest in the { $location } becomes an Altar?
ask-Teach = { $location }: whom do you raise?
ask-Hire = { $location }: how many Followers do you hire?
ask-GrantLicense = { $location }: which License do you take?
ask-PutOnTop = Which Intrigue card goes on top of the deck?
ask-GainEither = { $effect }: Followers or coins?
ask-TakeLicense = Which License do you take?
ask-Give = Which card do you give to { $receiver }?
ask-ChoosePriest = { $effect }: which Priest of yours in the { $location }?
ask-MoveTo = { $effect }: where does the Priest go?
ask-PlaceFree = { $effect }: { $n ->
    [one] which free Priest do you place in the { $location }?
   *[other] place { $n }{ $more ->
        [yes] {" "}or more
       *[no] {""}
    } free Priests in the { $location }. Which?
}
ask-Exorcise = { $effect }: which Priest in the { $location } becomes weaker?
ask-DestroyFree = { $effect }: { $n ->
    [one] which free Priest do you destroy?
   *[other] destroy { $n } free Priests. Which?
}
ask-PlayInside = { $effect }: which card do you play?
ask-ChooseMaster = { $ability }: who is the Master?
ask-OfferFollowers = { $ability }: how many Followers do you sacrifice?
ask-PayCard = { $ability }: { $n ->
    [one] which card do you discard?
   *[other] discard { $n } cards. Which?
}
ask-community = { $question } By your Community: whatever you answer, you get no alms here.
waiting-for = Waiting for { $who }.

# --- answers -----------------------------------------------------------------------------------------------------

answer-choose-cult = { $cult }
answer-no-celebration = No celebration
answer-celebrate = { $name }: { $text }
answer-pass = Pass
answer-priest-in = { $priest } in the { $location }
answer-no-mob-benefit = No benefit
answer-mob-benefit = { $location }: { $text }
answer-deals-done = No more deals
answer-sell = Sell { $card } for { $n } coins
answer-buy = Buy { $card } for { $n } coins: { $text }
answer-license = { $card }: { $text }
license-text = { $text } Patriarch +{ $n }.
answer-no-action = Do nothing
answer-play-card = Play { $card }: { $text }
answer-use-ability = { $ability }: { $text }
answer-decline = Take nothing
answer-take-benefit = Take it
answer-bribe = { $n } coins: { $location }
answer-new-priest = Gain a Priest of strength { $n }
answer-raise-free = Raise a free Priest from { $kind } to { $strength }
answer-raise-here = Raise the { $priest } here to { $strength }
raise-for = { $increase } for { $n } coins
answer-altar-in = { $location }
answer-hire = { $followers } for { $n } coins
answer-move-to = { $place }
answer-stop-placing = Enough
answer-exorcise = { $who }: { $priest }
answer-play-inside = { $hand_card }
answer-sacrifice-followers = { $followers ->
    [one] 1 Follower
   *[other] { $followers } Followers
}

# --- the end -----------------------------------------------------------------------------------------------------

score-way = Percent of the way to victory
score-altars = Altars
score-mobs = Mobs
score-summonings = Summonings
score-might = Divine Might
ending-1 = five Altars in the city
ending-2 = four Fanatical Mobs
ending-3 = the second Summoning
ending-4 = several Cults fulfil a condition, this one has the highest Divine Might
ending-5 = the last round is over, and this Cult has come furthest

# --- places and pieces -------------------------------------------------------------------------------------------

zone-location = { $n } { $location }
zone-gate = Gate before the { $location }
zone-miracle-deck = Miracle deck
zone-intrigue-deck = Intrigue deck
zone-license-deck = License deck
zone-slots = Face-up Licenses
zone-played = Played card
zone-round = Round
zone-priests = Priests
zone-influence = Influence
zone-reserve = Reserve
zone-mat = { $who }
zone-sheet = Cult sheet
zone-free = Free Priests
zone-goods = Followers, Mobs, coins
zone-licenses = Licenses
zone-hand = Hand
zone-supply = Reserve of Priests
tip-location = { $text } Alms: { $alms }.
brief-draw-miracle = { $n } Miracle { $n ->
    [one] card
   *[other] cards
 }
brief-bribe = { $least } to { $most } coins: a bribe
brief-gain-followers = { $n } { $n ->
    [one] Follower
   *[other] Followers
 }
brief-take-supremacy = The Supremacy card
brief-ordain = New Priest, or raise one
brief-gain-coins = { $n } { $n ->
    [one] coin
   *[other] coins
 }
brief-build-altar = { $price } coins: an Altar
brief-teach = { $price } coins: raise a Priest
brief-hire = { $price } coins: { $gain } Followers
brief-take-license = A free License
brief-scheme = { $n } Intrigue { $n ->
    [one] card
   *[other] cards
 }
brief-arm-mob = { $price } Followers: a Mob
brief-summon = The Summoning
tip-mobs = Who passes with Mobs may take the benefit of one Location at once, by their number: { $list }.
mob-row = { $n } { $location }
counter-followers = Followers
counter-needed = Followers needed
counter-coins = Coins
counter-mobs = Mobs
counter-might = Divine Might
counter-patriarch = Patriarch’s strength
counter-summonings = Summonings
counter-altars = Altars
counter-placed = Placements in this round
counter-round = Round
piece-priest = { $n ->
    [0] Patriarch
   *[other] Priest { $n }
}
piece-altar = Altar
piece-leading = leads here
piece-bought = wins here, whoever has more Influence
piece-first = First Player
piece-passed = has passed
piece-celebrating = celebrates
piece-raided = Inquisition Raid: no benefits, no alms
piece-seized = has seized this Location
piece-least-wins = the least Influence wins
piece-active = being resolved
piece-miracle = Miracle card
piece-intrigue = Intrigue card
piece-license = License card
piece-sheet-light = { $cult }, light side
piece-sheet-dark = { $cult }, dark side
badge-coins = { $n } coins
badge-boost = +{ $n }
badge-master = Master
badge-sealed = dark seal
badge-payment = to be discarded
badge-face-down = face down
heading-first = First Player: { $who }
heading-location = Resolution Phase: { $location }
heading-intention = Intention Phase
ability-line-light = Ability of the light side
ability-line-dark = Ability of the dark side

icon-might = Divine Might
icon-patriarch = Bonus of the Patriarch
icon-follower = Followers
icon-coin = Coins
icon-mob = Mobs
icon-altar = Altars
icon-influence = Influence

# --- when it is used ---------------------------------------------------------------------------------------------

used-location = Priests are placed in Locations in the Intention Phase; in the Resolution Phase the winner takes the benefit.
used-deck = Cards are drawn by the benefit of the Location, by abilities and by cards; Licenses are laid out at the end of a round.
used-influence = When the Location is resolved, the highest Influence wins it.
used-priests = Priests count when their Location is resolved, and then go back to their Cults.
used-slots = Whoever wins the Palace takes a License; whoever has passed may buy them.
used-gate = In the Intention Phase a gate lets Cults pass that have so many Followers.
used-round = Nobody uses it: it counts the rounds.
used-reserve = What Cults gain comes from the reserve, and what they lose goes back to it.
used-played = The card that is being carried out lies here until that is done.
used-mat = All that belongs to this Cult lies here.
used-sheet = An ability is used as your action when a Location is resolved, unless it says otherwise; some come of themselves.
used-free = Free Priests are placed in the Intention Phase, one at a time.
used-goods = Followers open gates and pay for further placements; coins pay for benefits and Licenses; Mobs help when their Cult passes.
used-licenses = A License works by itself, as long as its Cult has it; some abilities ask for one as a price.
used-supply = Priests that are gained, or become stronger, come from here.
used-hand = A Miracle or an Intrigue is played as your action when a Location is resolved; Intrigues are also sold after passing.

# --- what people can agree on ------------------------------------------------------------------------------------

option-edition = Edition
option-edition-igrology = Igrology, 30 cards of each kind
option-sheets = Cult sheets
option-sheets-random = dealt at random
option-sheets-draft = chosen in random order
option-sheets-first-game = the ones advised for a first game
option-cults = Cults by seat
option-cults-random = as dealt
option-colours = Colours by seat
option-numbers = Numbers
option-numbers-ledger = as in the ledger
option-numbers-tuned = tuned for balance
option-followers_table = Followers needed to place
option-followers_table-standard = 0, 1, 3, 6, 9 (with the numbers of the ledger 0, 2, 4, 6, 8)
option-followers_table-fast = 0, 1, 3, 5, 7
option-mob_rows = Benefit of the Mobs
option-mob_rows-choice = any row up to the number of Mobs
option-mob_rows-exact = the row of that number
option-miracle_place_needs_followers = A Miracle that places a Priest needs the Followers (by the Note on Miracles it does not)
option-triumph_needs_presence = Triumph of the Science needs a piece there
option-coin_limit = Coins in the game
option-max_rounds = Last round
preset-first-game = Recommended first game

# --- what wins, and the parts of a round --------------------------------------------------------------------------

goal-altars = Altars
goal-altars-text = A Cult that has { $of } Altars in the city at the end of a round wins. Whoever wins the Artisan District may pay coins and turn one of their Priests in a Location into an Altar, which stays there with its own Influence.
goal-mobs = Mobs
goal-mobs-text = A Cult that has { $of } Mobs at the end of a round wins. Whoever wins the Guard Quarters may give up Followers to gain one.
goal-summonings = Summonings
goal-summonings-text = A Cult that has summoned its deity { $of ->
    [one] once
    [2] twice
   *[other] { $of } times
} wins at the end of the round. Whoever wins the Rift summons, if their Influence there is at least their Divine Might; the first time turns the Cult to its dark side, where its Might is higher.
phase-intention = Intention
phase-intention-text = One after the other places a free Priest in a Location, or passes for the rest of the phase. The higher Locations ask for Followers, and from the fourth Priest of a round on each costs one.
phase-resolution = Resolution
phase-resolution-text = Location after Location comes up, from the Ruins to the Rift. Everybody may first do one thing with a card or an ability; then whoever has most Influence there wins its benefit, and the others who have some get alms.
phase-round-end = Round end
phase-round-end-text = Whoever fulfils a victory condition now wins; of several, the Cult with the highest Divine Might. If nobody does, Licenses are filled up, Masters come home, and the winner of the last Location begins the next round.

# --- what every sign is for ---------------------------------------------------------------------------------------

sign-gate-follower = So many Followers a Cult must have to place a Priest behind this gate. They are not lost.
sign-goods-follower = Followers open gates and pay for a fourth and further placement of a round. The Slums, the Port and cards bring them; the Guard Quarters take them for Mobs.
sign-goods-mob = Four Mobs at the end of a round win. They come from the Guard Quarters, for Followers; who passes with Mobs may take a benefit at once.
sign-goods-coin = Coins pay for Altars, Licenses, bribes and lessons. They come from the Trade District, from alms and from selling Intrigues.
sign-goods-altar = Five Altars at the end of a round win. Each is bought with coins by the winner of the Artisan District, and has 4 Influence in its Location.
sign-goods-summoning = Two Summonings win. Each is performed by the winner of the Rift who has at least their Divine Might in Influence there.
sign-goods-patriarch = The strength of this Cult's Patriarch: so much Influence he has where he is placed. The Supremacy card and some effects raise it.
sign-goods-placement = How many Priests this Cult has placed in this round. Three cost nothing; each further one costs a Follower.
sign-goods-might = The higher Divine Might wins ties in Locations and at the end. A Summoning needs as much Influence in the Rift.
sign-influence-influence = All that this Cult has here: the strengths of its Priests, 4 for an Altar, and what cards add. The most wins the Location when it is resolved.
sign-reserve-mob = So many Mobs are left for all Cults together.
sign-round-round = The present round. Victory is checked at the end of each.
sign-piece-priest = A Priest adds its strength to its Cult's Influence in the Location where it stands. After the Location is resolved it goes home.
sign-face-priest-0 = The Patriarch, the one Priest who is never lost. His strength stands on his Cult's mat; he cannot become an Altar.
sign-piece-altar = An Altar: 4 Influence for its Cult in this Location in every round. It stays; only some cards and abilities destroy it.
sign-piece-marker = A mark that tells how things stand in the round.
sign-face-first = The First Player: places first, and acts first at every Location. It goes to whoever won the last Location of a round.
sign-face-passed = This Cult has passed: it places no more Priests in this round, and may deal.
sign-face-celebrating = This Cult celebrates in this round, by its Supremacy card.
sign-face-bought = This Cult has bribed the Location: as long as its coins lie on its Priest here, it wins, whatever Influence the others have.
sign-face-leading = This Cult would win the Location as things stand.
sign-face-active = This Location is being resolved.
sign-face-raided = This Location has been raided: see the card that did it.
sign-face-seized = This Cult has seized the Location by a card: it counts before all Influence.
sign-face-least-wins = At this Location the least Influence wins, because of a card.
sign-piece-sheet = The sheet of a Cult: its Divine Might and its two abilities. The first Summoning turns it to its dark side.
sign-piece-ability = An ability of a Cult, used as its action at a Location.
sign-piece-miracle = A Miracle card, played once as one's action at a Location. Drawn in the Ruins.
sign-piece-intrigue = An Intrigue card, played against others as one's action at a Location, or sold after passing. Drawn in the Nobility District.
sign-piece-license = A License works by itself for its owner, for the rest of the game. Bought after passing, or won in the Palace.
sign-piece-supremacy = The Supremacy card makes its owner's Patriarch stronger. Whoever wins the Forum takes it.
