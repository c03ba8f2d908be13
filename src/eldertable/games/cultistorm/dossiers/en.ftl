# What is worth knowing of everything that can be chosen, before it is chosen.

investigators-line-scores = Helps to win by
modules-difficulty-1 = no harder
modules-difficulty-2 = harder
modules-difficulty-3 = much harder
modes-difficulty-1 = no harder
modes-difficulty-2 = about as hard
modes-difficulty-3 = demanding
presets-difficulty-1 = easy
presets-difficulty-2 = harder
presets-difficulty-3 = hard

investigators-HE-aim = Keep everybody sane enough to go on.
investigators-HE-scores = A team that stays sane: anybody's fifth insanity loses the game for all. Others dare more while you are near.
investigators-HE-power = Heals one insanity a turn, later anybody's, wherever they are. Ranged: attacks any cultist on the location.

investigators-RE-aim = Find objects for the whole team.
investigators-RE-scores = Better tools for the fights that seal locations.
investigators-RE-power = Research counts one icon more and needs none; later two objects are kept of each. Melee: attacks the closest cultist only.

investigators-FI-aim = Win the fights that others cannot.
investigators-FI-scores = Trophies: each cultist beaten gives one, and trophies seal locations.
investigators-FI-power = Has a Flame in every combat phase, later any symbol by one card; at last ignores a symbol in each fight. Melee: attacks the closest cultist only.

investigators-SU-aim = Let the others win, by cards that you lend them.
investigators-SU-scores = Supports where they decide a fight, without paying for them in insanity.
investigators-SU-power = The first general support of a turn costs no insanity; later a support counts for two. Ranged: attacks any cultist on the location.

investigators-ME-aim = See what comes, and keep the worst of it away.
investigators-ME-scores = Fewer and better cultists, so that no fourth one calls a Great Old One.
investigators-ME-power = Looks at the next two cultists and buries any; later rerolls cultist dice, blocks locations, holds a Great Old One. Melee: attacks the closest cultist only.

investigators-GA-aim = Make the dice serve the team.
investigators-GA-scores = The symbol that is missing: dice for everybody's fights.
investigators-GA-power = Rerolls a die of your own each turn; later more dice lie in the pool, and one counts twice. Ranged: attacks any cultist on the location.

presets-easy-adds = Nothing new; everybody begins with two objects.
presets-easy-winning = Bots that plan their turns win some 85 of 100 games.
presets-easy-length = As usual: 75 to 120 minutes.

presets-normal-adds = Nothing new; the Endgame comes somewhat sooner.
presets-normal-winning = Bots that plan their turns win some 60 of 100 games.
presets-normal-length = As usual. A good next step once the rules sit.

presets-hard-adds = The Gaunt Choir among the cultists, and no more time.
presets-hard-winning = Bots that plan their turns win some 35 of 100 games.
presets-hard-length = As usual, if you hold out.

presets-grim-adds = The Gaunt Choir, and the Endgame sooner still.
presets-grim-winning = Bots that plan their turns win some 15 of 100 games.
presets-grim-length = Often shorter. For teams that have beaten hard.

presets-first_steps-adds = One kind module: research events.
presets-first_steps-winning = No harder than the base game: bots win 99 of 100 games.
presets-first_steps-length = No longer. A good next step after the base game.

presets-dusk-adds = Cultist events, research events, and the Gaunt Choir.
presets-dusk-winning = Bots win some 95 of 100 games.
presets-dusk-length = Hardly longer, but for the cards to read. For after a game or two.

presets-deep_night-adds = Other Worlds, relics, inkblots, and two sets of creatures.
presets-deep_night-winning = Powerful things, and worse ones: bots win some 85 of 100 games.
presets-deep_night-length = Hardly more decisions, much more to know. For teams that know every corner of the base game.

presets-all_of_it-adds = Every module at once, two sects and two sets of creatures.
presets-all_of_it-winning = Very hard, on purpose: bots win some 10 of 100 games.
presets-all_of_it-length = Short if it is lost, as it mostly is; long if not.
