# Otherworldly diseases in English. Names and rules of the strains come from the content file.

option-diseases = Otherworldly diseases
about-diseases = Adds a sickness to every location: terror lets them rise, they forbid healing and worse, and at their worst they spread. Somewhat harder, since cures cost cards.

zone-strains = Diseases
tip-strains = Level 1: nobody there is healed. Level 2: also the strain's rule. Level 3: also one symbol of the location more for cultists there. Rising from 3 it breaks out: back to 2, a city is lost, both neighbours rise.
used-strains = A disease rises when terror comes to its first or third place; in preparation it is cured with cards by whoever stands there.
counter-cities = Cities lost
type-strain = Disease
strain-text = From level 2 on: { $text }
badge-strain = { $place }: { $n }
piece-dial = { $strain }, level { $n }
dial-1 = Nobody here is healed.
dial-2 = Nobody here is healed. { $text }
dial-3 = Nobody here is healed. { $text } Cultists here have one symbol of the location more.

disease-rises = { $strain } at { $place } rises to { $n }.
outbreak = { $strain } breaks out at { $place }: { $n } of { $most } cities are lost.
disease-cured = { $who } brings { $strain } at { $place } down to { $n }.
ending-CS-DIS-06 = The sickness has reached the towns.

act-cure = Cure the disease
answer-cure = Cure { $strain } (level { $n }) with cards
ask-CureWith = { $few ->
    [0] Which cards cure it? { $n } with the symbol { $symbol }, or { $more } equal ones.
   *[other] Which cards cure it? One with the symbol { $symbol }, and { $n } in all.
}
answer-cure-with = { $own_card }

why-sick = { $strain } at { $place }: nobody there is healed.
why-drowsy = Grey with sleep, { $who } plays { $n } supports in a turn at most.
why-lockjaw = { $who } cannot speak for others: no general supports.
why-palsy = The hands of { $who } tremble too much to research.
why-well = No disease is at { $place }.
why-no-cure = { $few ->
    [0] A cure costs { $n } cards with the symbol { $symbol }, or one more that are equal.
   *[other] A cure costs { $n } cards, one of them with the symbol { $symbol }.
}
why-not-a-cure = { $few ->
    [0] It does not go with the others: { $n } with the symbol { $symbol } cure, or one more that are equal.
   *[other] One of the { $n } cards has to have the symbol { $symbol }.
}

sign-strains-city = How far diseases have come to the towns. Every outbreak counts one; when the track is full the game is lost for all.
