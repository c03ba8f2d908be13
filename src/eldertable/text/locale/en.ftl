# What the terminal client says by itself. The games bring their own words.

# --- the table
score = { $score ->
    [one] 1 point
   *[other] { $score } points
} as things stand
from-the-top = (from the top)
empty = empty
hidden = hidden
of-most = { $value } of { $most }
goals = What counts:
phases = Phases:
at-the-limit = (the limit)
face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
face-down-kind = { $kind } ×{ $count }, face down
chosen = Chosen: { $chosen }.
sums = In sum { $sums }.
needs = { $needs } still needed.
sums-of = { $sums } of { $needs } needed.
you = you
a-bot = bot: { $kind }

# --- playing
which-game = Which game? Type a number from 1 to { $count }, or part of a title.
welcome = Type a number or words to choose; help lists what else you can type.
seed-chosen = Seed { $seed }: whoever plays with it again gets the same cards and dice.
seed = Seed { $seed }.
only-choice = { $asked } Only one choice: { $label }.
no-such-choice = No choice is called "{ $typed }". Type a number from 1 to { $count }, or part of the words; help lists the commands.
which-one = "{ $typed }" could be: { $labels }.
pass-screen = Pass the screen to { $name }. Press Enter when only { $name } is looking.
also-asked = { $names } may answer first: type as NAME.
who-is-asked = Asked now: { $names }.
watch = Press Enter to go on; run plays to the end; help lists the commands.
review-of = { $name }: a look back at { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, from what was known then
review-nothing = There was never a choice: nothing to look back at.
review-chance = The chance of winning with each answer that was given
review-team = The team's chance of winning with each answer that was given
review-end = the end
review-moments = What decided it
review-no-moments = No single moment decided it.
review-up = { $points } points up.
review-down = { $points } points down.
review-better = Where another answer was better
review-no-better = No answer was clearly better than those that were given.
review-did = You answered: { $label }: about { $chance }%.
review-instead = Better: { $label }: about { $chance }%, { $points ->
        [one] one point
       *[other] { $points } points
    } more.
hints-off = Hints are turned off for this game.
hint-thinking = One moment: every answer is played on, in worlds that you could believe in.
hint-stopped = Never mind the hint, then.
hint-of = { $options ->
        [one] The only answer, tried
       *[other] The best of { $options } answers, compared
    } in { $worlds ->
        [one] one world
       *[other] { $worlds } worlds
    } that you could believe in:
hint-chance = about { $chance }% to win
hint-team = the team wins with about { $chance }%
hint-gains = { $points ->
        [one] One point
       *[other] { $points } points
    } better than the next best.
hint-loses = { $points ->
        [one] One point
       *[other] { $points } points
    } less than the best.
hint-alike = As far as can be seen, as good as the best of the others.
hint-luck = With bad luck { $low }%, with good luck { $high }%.
hint-likely = What likely follows:
hint-reply = Against it { $who } could do this, which leaves you { $chance }%: { $words }
hint-no-harm = Nothing that { $who } can do at once changes much.
hint-no-reply = No rival has an answer to it that one could see.
hint-no-rivals = You all win or lose together: what stands against it is the game.
undone = Taken back.
no-undo-start = There is nothing yet that could be taken back.
no-undo-dice = This cannot be taken back: dice were rolled since.
no-undo-sight = This cannot be taken back: something hidden was shown since.
no-undo-over = This cannot be taken back: the game is over.
no-undo-seat = This cannot be taken back: { $name } has answered since.
no-undo-end = This cannot be taken back: the match has ended.
no-undo-far = This cannot be taken back: it is too long ago.
saved = Saved in { $file }. Go on with: eldertable play --from { $file }
save-where = Where to? Type: save FILE
word-greedy = greedy: a bot that takes what looks sensible now, without looking ahead.
word-novice = novice: a bot that mostly does what is sensible, and now and then something a little worse, as beginners do.
word-adept = adept: a bot that plays every answer on to the end of the round, in a few worlds that it could believe in.
word-master = master: a bot that thinks as the adept does, in more worlds, and longer about the better answers.
word-random = random: a bot that takes any legal answer.
word-seed = Seed: the number from which all shuffles and dice of a game follow. With the same seed, everything is dealt the same again.
no-rule-here = This names no rule. Type ? RULE or ? WORDS.
no-rule = No rule is called or says "{ $words }".
more-rules = ... and { $count } more: type more of the words.
rules-are-english = The rules are written in English.
nothing-to-see = Nothing on the table is called "{ $words }".
input-ended = The input has ended, and the game is left here. To keep a game, type save FILE before the end.
goodbye = You leave the table. The game was not saved.
goodbye-saved = You leave the table. The game is saved. Go on with: eldertable play --from { $file }

# --- the end
over = The game is over
nobody-wins = Nobody wins.
winners = { $count ->
    [one] The victory goes to { $names }.
   *[other] { $names } share the victory.
}
and = { " and " }
side = side
total = total
winner = winner
winner-mark = yes

# --- what can be typed: the word, and what it does
command-choose = 1, 2, 3 or words
help-choose = choose; part of the words is enough if nothing else fits
command-rules = ?
help-rules = the rules of this choice; ? RULE: one by its number; ? WORDS: what a word of the game means, and the rules that say it
command-help = help
help-help = this list
command-look = look
help-look = the whole table; look WORDS: a place or a card, with its text
command-guide = guide
help-guide = how the game is played, on a page; guide WORDS: a part of it, or a word of the game
guide-words = Words of the game
no-guide = The guide has no part and no word called "{ $words }".
command-why = why
help-why = why not WORDS: why something cannot be chosen now
command-hint = hint
help-hint = the best three answers, and why, from what you know
command-undo = undo
help-undo = take back your last choice; among people, if nothing was shown since
command-as = as
help-as = as NAME: let somebody else who is asked answer first
command-run = run
help-run = play to the end without a stop
command-save = save
help-save = save FILE: keep the game
command-quit = quit
help-quit = leave the table

# --- several things, and why not ---
several = Several numbers at once will do, in any order.
picks-too-many = { $number } does not fit any more: the choice was complete before it. Nothing was chosen.
why-not = not
why-what = Why not what? Type: why not WORDS.
why-nothing = What is asked now has nothing to do with { $words }.
why-possible = { $more ->
    [0] { $label }: that can be chosen.
    [one] { $label }: that can be chosen, and one more that is called so.
   *[other] { $label }: that can be chosen, and { $more } more that are called so.
}
why-all = { $more ->
    [0] { $name }
   *[other] { $name } and { $more } more
}

# --- lessons ---
lesson-note = Note { $number } of { $steps }:
lesson-asked = Asked for: { $number }. { $label }
lesson-enter = Press Enter to go on.
lesson-table = look shows the whole table.
lesson-not-asked = Nothing is asked yet: press Enter to go on. ? WORD tells what a word of the game means.
lesson-plays = { $asked } The lesson chooses for you: { $label }.
lesson-over = The lesson ends here: from now on you choose freely, and every answer is carried out. If you are stuck, type ? (the rules of a choice), why not WORDS, hint, undo or help.
lesson-next = The next lesson: { $title }. To take it, leave and type: eldertable learn { $game } { $name }
lesson-last = That was the last lesson. For a whole game, leave and type: eldertable play { $game }
lesson-list = eldertable learn { $game } { $name }: { $title }, { $steps } notes
lesson-without = No lesson yet: { $names }.
lesson-none = { $game } has no lessons.
lesson-begins = A lesson: { $title }. Other answers than the one asked for are not carried out; quit leaves at any time.

# --- what can be chosen
dossier-first = good for a first game
dossier-difficulty = difficulty { $signs } { $hard }
dossier-lesson = there is a lesson about it: { $lesson }
dossier-untaught = no lesson about it yet
