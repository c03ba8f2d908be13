# Innocent victims in English. Names and texts of the civilians come from the content file.

option-victims = Innocent victims
about-victims = Adds people of the town who stand between investigators and cultists: save them where you win a fight, or they put on the robe. Somewhat harder, with rewards for who cares.

zone-civilian = Civilian
zone-civilians = Civilians
zone-civilians-saved = Saved
zone-civilians-lost = Lost
tip-civilian = Who wins a fight here may save them for a card or 1 insanity. Among two cultists or more they are lost when the next cultist phase begins.
used-civilian = A civilian is saved by whoever wins a fight on the location, for a card or 1 insanity, or escorted in preparation if no cultist is there.
used-civilians = One comes at the end of the update phase, where most cultists are.
used-civilians-saved = Those who were saved lie here.
used-civilians-lost = Those who were lost lie here; with too many of them the game is lost.
counter-lost = Civilians lost
badge-in-danger = in danger
piece-civilian = Civilian
nobody-there = civilian

civilian-comes = The { $civilian } comes to { $place }.
civilian-saved = { $who } saves the { $civilian }.
civilian-lost = The { $civilian } at { $place } is lost: { $n } of { $most }.
ending-CS-VIC-09 = Too many of the town have put on the robe.

ask-PickMeeting = Which of the fullest locations does the next civilian come to?
ask-SaveCivilian = The { $civilian } stands here. Save them? { $reward }
answer-civilian-at = { $place }
answer-leave-civilian = Do not save them
answer-save-for-card = Save them: discard { $card }
answer-save-for-insanity = Save them: take 1 insanity
answer-escort = Escort the { $civilian } to safety: { $reward }

why-no-civilian = No civilian stands with { $who }.
why-guarded = { $n ->
    [one] 1 cultist stands
   *[other] { $n } cultists stand
} at { $place }: win a fight there to save anybody.
why-civilian-there = The { $civilian } stands at { $place } already.
why-not-fullest = { $n ->
    [0] No cultist is
    [one] 1 cultist is
   *[other] { $n } cultists are
} at { $place }: other locations are fuller.
why-price-of-saving = { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} discarded for it; there { $has ->
    [0] is none
    [one] is 1
   *[other] are { $has }
} in hand.

sign-piece-civilian-card = A civilian who needs help. Whoever wins a fight on that location can save them, and gets what the card promises; left among cultists, they become one.
sign-civilians-lost-civilian-lost = Civilians who were lost, to the cultists or to a Great Old One. With the last that may be lost the game is lost for all.
