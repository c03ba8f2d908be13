# Ancient relics in English. Names and texts of the relics come from the content file.

option-relics = Ancient relics
about-relics = Adds twelve powerful things from beyond the gates. Whoever wants one opens a gate, lets a cultist through and risks insanity on two dice. About as hard, rather easier for a team that stays calm; hardly longer.

gate-opened = { $who } opens the gate of { $place }.
rolled-at-gate = { $who } rolls { $faces } at the gate: { $n ->
    [0] nothing looks back.
    [one] one die misses.
   *[other] { $n } dice miss.
}
relic-taken = { $who } takes a relic: { $relic }.
relic-used = { $who } uses { $relic }.
relic-spent = { $who } uses { $relic }, which leaves the game.
relic-saved = { $relic } saves { $who } from the insanity that would have killed, and leaves the game.

act-open-gate = Open the gate
act-use-relic = Use the own relic
answer-open-gate = Open the gate of { $place } for a relic: a cultist comes, and each of { $n } dice that shows neither the location's symbol nor the wild gives 1 insanity
answer-use-relic = Use { $relic }
answer-take-relic = { $relic }
answer-seal-at = Seal { $place }
ask-ChooseRelic = Which relic do you take? The other one goes under the deck.
ask-SealWhere = Which location do you seal?

why-has-relic = You have a relic already: { $relic }.
why-opened = { $n ->
    [one] A gate was opened in this turn: one is all.
   *[other] { $n } gates were opened in this turn; that is all.
}
why-no-relics = There is no relic left.
why-too-mad-to-open = You have { $has } insanity; who opens a gate has { $most } at most.
why-no-relic = You have no relic.
why-not-your-relic = That relic is not yours.
why-relic-fight = { $relic } is used in fights.
why-relic-always = { $relic } works by itself.
why-relic-used = Your relic was used in this turn.
why-relic-useless = { $relic } changes nothing in this fight.

zone-relics = Relics
zone-relics-seen = Relics behind the gate
zone-relic = Relic
tip-relics = In preparation one of you may open the gate of the own location in each turn, and take one of the next two relics.
badge-under-deck = under the deck
used-relics = Relics are taken in the preparation, by whoever opens a gate: with no relic yet, little insanity, on an unsealed location without Great Old One.
used-relics-seen = Here lie the two relics of which one is taken.
used-relic = A relic is used when its text says; nobody has two, and it is never given away.
type-relic-turn = Relic, once per turn
type-relic-fight = Relic, once per combat phase
type-relic-always = Relic

sign-piece-relic = A relic. Opening a gate brings a cultist and may cost insanity; then you see two relics and keep one. Nobody has more than one.
