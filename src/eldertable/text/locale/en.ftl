# What the terminal client says by itself. The games bring their own words.

# --- the table
empty = empty
hidden = hidden
of-most = { $value } of { $most }
face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
face-down-kind = { $kind } ×{ $count }, face down
waiting = Waiting for
chosen = Chosen: { $chosen }.
sums = In sum { $sums }.
sums-of = { $sums } of { $needs } needed.
you = you

# --- playing
begin = { $title }. Seed { $seed }. Type a number or words to choose; help lists what else you can type.
go-on-from = { $title }, going on after { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. Type a number or words to choose; help lists what else you can type.
turn-of = { $name } decides.
only-choice = Only one choice: { $label }.
no-such-choice = Nothing here is called "{ $typed }". Type a number from 1 to { $count }, or part of a choice; help lists the commands.
which-one = "{ $typed }" could be: { $labels }.
pass-screen = Pass the screen to { $name }. Press Enter when only { $name } is looking.
also-asked = { $names } may answer first: type as NAME.
who-is-asked = Asked now: { $names }.
watch = Press Enter to go on; run plays to the end.
hint = The greedy bot would choose: { $label }
undone = Taken back.
no-undo = This cannot be taken back: { $why }
saved = Saved to { $file }. Go on with: eldertable play --from { $file }
save-where = Where to? Type: save FILE
no-rule = No rule is called or contains "{ $words }".
more-rules = and { $count } more; type more of the words
rules-language = The rules are written in English.
nothing-to-see = Nothing on the table is called "{ $words }".
no-changes = The table is as it was.
input-ended = The input has ended, and the game is left here. To keep a game, type save FILE before the end.
goodbye = You leave the table. { $saved ->
    [yes] The game is saved in { $file }.
   *[no] The game was not saved.
}

# --- the end
over = The game is over. { $reason }
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
and = { " and " }
rank = rank
side = side
total = total
winner = winner
winner-mark = yes

# --- what can be typed: the word, and what it does
command-help = help
help-help = this list
command-look = look
help-look = the whole table; look WORDS: a place or a card, with its text
command-hint = hint
help-hint = what the greedy bot would choose
command-undo = undo
help-undo = take back your last choice, if nothing was revealed since
command-save = save
help-save = save FILE: keep the game
command-rules = ?
help-rules = the rules of this choice; ? RULE: one by its number; ? WORDS: those that say it
command-as = as
help-as = as NAME: let somebody else who is asked answer first
command-run = run
help-run = play to the end without a stop
command-quit = quit
help-quit = leave the table
help-choose = 1, 2, 3 or words
help-choose-what = choose; part of the words is enough if nothing else fits

# --- a record told again
replay-head = { $title }: { $who }. Seed { $seed }.
replay-seat = { $name } chooses: { $label }
replay-undo = Taken back.
replay-exact = EXACT: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, every digest as recorded.
