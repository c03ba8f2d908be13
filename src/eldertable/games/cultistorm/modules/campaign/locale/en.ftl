# Storm of cultists in English. What is read before and after a mission, and the words of rumours, boons and banes, come from
# the content file.

option-mission = Storm of cultists
about-mission = One of seven missions that tell a story, each with a goal and a mechanism of its own. Played alone, or one after another as a campaign. Shorter than a usual game, the last three about as long; at *hard* careful bots win most of them four to six times in ten, and the sixth is the hardest.
option-mission-0 = no mission
option-mission-1 = 1: First Drops
option-mission-2 = 2: The Missing Clerk
option-mission-3 = 3: Ink and Fever
option-mission-4 = 4: Thunder over the Quay
option-mission-5 = 5: The Open Door
option-mission-6 = 6: Six Pieces
option-mission-7 = 7: Eye of the Storm
option-sheet = Campaign sheet
about-sheet = What carries over from earlier missions; a campaign writes it. Without it a mission is played alone.

mission-1-goal = Goal: { $clues } clues and { $gates } sealed gates, before the storm clock has 6 crystals. Ask around where rumours lie.
mission-2-goal = Goal: find the clerk, bring him to the first place, and seal { $gates } gates, before the storm clock has 6 crystals. With { $clues } clues he is found: win fights where he is.
mission-3-goal = Goal: { $clues } clues and { $gates } sealed gates, before the storm clock has 6 crystals. Resolve inkblots; every third turn is a night, in which you may dream of one.
mission-4-goal = Goal: { $clues } clues and { $gates } sealed gates, before the ship lands or the storm clock has 6 crystals. Beat the Hooded Tide, win at the harbour, light signal fires there.
mission-5-goal = Goal: bring the heart back through the door, seal the door, and { $gates } gates in all. Step through it together; beyond it powers are added.
mission-6-goal = Goal: set all six pieces where they fit, and seal { $gates } gates. Research finds them; whoever you save may know where to look.
mission-7-goal = Goal: seal four gates, then beat the Storm's Heart, which comes to the fifth.

heading-mission-1 = First Drops: { $has } of { $clues } clues, { $gates } of { $n } gates.
heading-mission-2 = The Missing Clerk: { $has } of { $clues } clues, { $gates } of { $n } gates, and the clerk home.
heading-mission-3 = Ink and Fever: { $has } of { $clues } clues, { $gates } of { $n } gates.
heading-mission-4 = Thunder over the Quay: { $has } of { $clues } clues, { $gates } of { $n } gates.
heading-mission-5 = The Open Door: the heart back, the door sealed, { $gates } of { $n } gates.
heading-mission-6 = Six Pieces: all six set, { $gates } of { $n } gates.
heading-mission-7 = Eye of the Storm: four gates, then the Storm's Heart.
heading-night = It is night: whoever is to fight may dream of an inkblot instead.
warns-of-heart = Beware: the fourth gate calls the Storm's Heart, its 1 insanity for everybody would kill somebody, and the campaign would be lost.

goal-gates = Sealed gates
goal-gates-text = { $of } sealed gates belong to the goal of the mission; however they are sealed, they count. The mission is won as soon as all of its goal holds and no Great Old One is in play.
goal-clues = Clues
goal-clues-text = { $of } clues are needed. How they are won says the sheet of the mission.
goal-clerk-home = The clerk at home
goal-clerk-home-text = Once he is found, whoever leaves his location may take him along. On the first place he is at home.
goal-heart-back = The heart
goal-heart-back-text = It lies in the last chamber beyond the door. Who has found it comes back one chamber in each combat phase.
goal-door-sealed = The door
goal-door-sealed-text = The location on the third place, sealed: that can be done once the heart is back and nobody is beyond.
goal-pieces-set = Pieces set
goal-pieces-set-text = Carry all { $of } pieces to the locations where they fit and set them there, for 1 insanity each. Three cultists on a location tear its piece out again.
goal-storm-heart = The Storm's Heart
goal-storm-heart-text = It comes to the fifth location when four are sealed. Who beats it wins the campaign.
goal-clock = Storm clock
goal-clock-text = With { $of } crystals on the storm clock, or when the cultist deck runs out, the mission is lost. Each time the terror marker comes to the clock it gets one.
goal-ship = The ship
goal-ship-text = She comes nearer with every turn; when she has made { $of } steps she lands, and the mission is lost. Signal fires at the harbour send her one step back.

zone-mission = Mission
zone-rumours = Rumours to come
zone-heard = Rumours heard
zone-chamber = { $n ->
    [0] Beyond the door
   *[other] Chamber { $n }
}
zone-fortunes = Boons and banes
tip-chamber = Those in one chamber cover the two symbols of the next one together when the combat phase begins, and one symbol more of your choice for each of them beyond the first.
used-mission = What the mission counts: its goal, and how far it is.
used-rumours = At the end of a turn one comes to each open location without a rumour.
used-heard = Turned up by asking around, or gone with a sealed gate.
used-chamber = When the combat phase begins, those beyond the door go on or come back.
used-fortunes = They hold in this mission; some are used once, in the preparation.
counter-clues = Clues
counter-ship = Distance of the ship
badge-found = found
badge-missing = missing
badge-piece = piece { $n }
badge-used-up = used
token-clerk = The clerk
token-clerk-text = Edmund Tarn. While he is missing, a fight won where he is brings a clue; found, he goes along with whoever leaves.
token-harbour = Harbour
token-harbour-text = The first fight won here in each turn brings a clue; a trophy burnt here sends the ship one step back.
token-door = The door
token-door-text = In preparation anybody here may step through it. It can be sealed only when the heart is back.
token-vault = A set piece
token-vault-text = Cultists have no home bonus here. Three of them tear the piece out when a cultist phase begins.
token-eye = Eye of the storm
token-eye-text = No cultist arrives here with the marker, and the cultist die does not count in fights against cultists. It moves on at the end of each turn.
token-wall = Wall of the storm
token-wall-text = The symbol of the cultist die counts twice here for cultists.
token-clock = Storm clock
token-clock-text = It takes crystals as an Endgame card does. Its sixth, or the end of the cultist deck, loses the mission.
chamber-symbol = { $symbol }, of a chamber
sign-piece-rumour = A rumour, face down. Whoever stands there may discard a card with a research icon and turn it up; most of them bring a clue.
sign-piece-chamber-symbol = A symbol of this chamber: those before it must cover both of its symbols together to go on.
sign-mission-clue = Clues that the team has found, of those that the goal of this mission needs.
sign-mission-ship = So many steps the ship is still away; at none she lands and the mission is lost.

mission-begins = { $mission }.
clues = { $n ->
    [one] A clue
   *[other] { $n } clues
}: { $has } of { $of }.
clues-lost = { $n ->
    [one] A clue is
   *[other] { $n } clues are
} lost: { $has } of { $of } left.
clock-out = The storm clock has run out.
keepsake = { $who } has kept: { $object }.
put-back-object = { $who } puts back: { $object }.
starts-with-seal = { $who } starts with the gate seal of { $symbol }.
boon-used = { $who } uses { $boon }.
comes-as = In place of { $who } comes { $investigator }.
scarred = { $who } gets a scar.
noted = { $who } keeps { $object } for the next mission.
rumour-heard = { $who } asks around at { $place }: { $rumour }.
rumour-gone = The rumour at { $place } is of no use any more: { $rumour }.
clerk-rolled = A die for the clerk: { $cultist_face }.
clerk-goes = The clerk is at { $place }.
clerk-found = The clerk is found, at { $place }.
clerk-lost = Nobody is with the clerk at { $place }: he is missing again.
dreamt-of = { $who } dreams of a blot, { $symbol }: "{ $blot }".
ship-nears = The ship comes nearer: { $n }.
ship-lands = The ship lands.
signal-fire = { $who } burns a trophy of { $symbol } for a signal fire; the ship keeps off: { $n }.
steps-through = { $who } steps through the door.
chamber-on = { $who } goes on to chamber { $n }.
chamber-back = { $who } goes back to chamber { $n }.
steps-out = { $who } steps out of the door.
covered-beyond = Chamber { $n } is covered: { $symbols }.
heart-found = They have found the heart.
heart-back = { $who } brings the heart back.
piece-set = { $who } sets a piece at { $place }: { $piece }. { $n } of 6 are set.
piece-torn-out = The piece at { $place } is torn out: { $piece }. It lies among the next objects.
looked-for-piece = Whoever was saved knows where to look: { $who } looks at the next { $n } objects.
eye-moves = The eye of the storm moves to { $place }.
gate-reopened = The gate of { $place } is opened again.
voted-symbol = { $who } votes for { $symbol }.

act-ask-around = Ask around: discard a card with a research icon
act-signal-fire = Light a signal fire: burn a trophy, and the ship keeps one step off
act-step-through = Step through the door
act-set-piece = Set a piece of the puzzle here (1 insanity)
act-use-boon = Use a boon of the campaign

ask-AskAround = With which card do you ask around?
ask-TakeAlong = Do you take the clerk along to { $place }?
ask-GuardClerk = Who bears 1 insanity so that the clerk stays?
ask-Dream = Do you fight, or dream of a blot? It is resolved, for 1 insanity.
ask-SignalFire = Which trophy do you burn?
ask-TurnBack = Do you turn back towards the door?
ask-CoverOrWait = Do you cover chamber { $n } together? { $need }{ $more ->
    [0] .
    [one] , and one symbol of your choice.
   *[other] , and { $more } symbols of your choice.
}
ask-NameSymbol = Which symbol do you cover besides? So far: { $need }.
ask-SetPiece = Which piece do you set here?
ask-UseBoon = Which boon do you use?
ask-PutBack = Which object do you put back into the deck?
ask-HandSeal = Who starts with which gate seal?
ask-ComeAs = As whom do you come to the next mission?
ask-PickScar = The mission is lost: who gets a scar?
ask-KeepMemento = Which object do you keep for the next mission?

answer-ask-with = { $own_card }
answer-leave-clerk = Leave him
answer-take-clerk = Take him along
answer-guard-clerk = { $seat }
answer-stay-awake = Stay awake and fight
answer-dream-of = Dream of { $symbol } (1 insanity)
answer-burn = { $symbol }
answer-stay-beyond = Go on, or wait
answer-turn-back-beyond = Turn back
answer-wait-beyond = Wait (1 insanity each)
answer-cover-beyond = Cover it together
answer-name-symbol = { $symbol }
answer-set-piece = { $piece }
answer-use-boon = { $boon }
answer-shuffle-back = { $object }
answer-start-with-seal = { $who }: { $symbol }
answer-come-as-before = As before
answer-come-as = As { $investigator }
answer-scar = { $seat }
answer-note-nothing = Nothing
answer-note-object = { $object }

ending-CS-CAM-10 = The storm clock has run out: the mission is lost.
ending-CS-CAM-13 = The mission is won.
ending-CS-CAM-402 = The ship has landed: the mission is lost.
ending-CS-CAM-706 = The Storm's Heart is beaten: the campaign is won.

why-not-mission = option mission: three, four or five play a mission; with another number leave it out.
why-no-minor = option mission: it names the modules that it uses itself; switch all other modules of the list off.
why-sheet-alone = option sheet: a campaign sheet goes with a mission; choose one (option mission) or leave the sheet empty.
why-other-seats = The campaign sheet is of another number of players.
why-not-its-turn = The campaign sheet is for another mission: they are played in order.
why-other-mission = That belongs to another mission.
why-no-boon = No boon is left that would change anything now.
why-no-rumour = No rumour lies where { $who } stands.
why-asked = { $who } has asked around in this turn.
why-no-icon = { $who } holds no card with a research icon.
why-without-icon = That card has no research icon.
why-no-guard = { $who } is not with the clerk, or cannot bear it.
why-dreaming = { $who } dreams.
why-not-harbour = A signal fire is lit at the harbour, { $place }.
why-fired = { $who } has lit a fire in this turn.
why-far-enough = The ship is { $n } steps away, as far as she goes.
why-nothing-burns = { $who } has no trophy to burn.
why-somebody-beyond = Somebody is beyond the door.
why-no-heart = The heart is not back yet.
why-heart-back = The heart is back.
why-not-at-door = The door is at { $place }.
why-not-covered-beyond = Together you cannot cover the next chamber ({ $symbols }) and what you would name besides.
why-not-named = With { $symbol } you could not cover it all.
why-no-slot = No piece fits there that you could set.
why-last = The last piece is set when the other five are.
why-not-joined = In this mission pieces are set, not joined.
why-scarred = { $who } has { $n } scars, as many as one can have.
why-not-free = { $investigator } is at the table.
why-all-noted = All copies of { $object } are kept already.

campaign-title = Storm of cultists
campaign-hope = Hope
campaign-shadow = Shadow
campaign-scars = { $n ->
    [0] no scar
    [one] { $n } scar
   *[other] { $n } scars
}
