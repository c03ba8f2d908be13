# What every game says in the same words.
cannot = It cannot be carried through: break off
go-on = Go on
why-over = The game is over: nothing can be answered any more.
why-not-asked = You are not asked now.
why-no-answer = That is no answer to this question.
why-not-here = There is no such thing at this table.
why-possible = Something else is possible, so this cannot be broken off.
why-not-now = That is not possible now.

# --- what a beginner says of a move: after it comes a sentence that tells of something, or the name of another move
aloud-hope = { $who } thinks aloud: I hope for this: { $words }
aloud-better = { $who } thinks aloud: I prefer this to “{ $other }”, by { $points } in a hundred games.

# --- lessons
lesson-otherwise = That is possible, but not what this note is about, so nothing was done. The note says what to try now.

# --- dossiers: what is worth knowing before one chooses
line-aim = Aim
line-scores = Scores by
line-power = Special
line-adds = Adds
line-winning = Winning
line-length = Length
line-card = Card
line-text = Text
difficulty-1 = easy
difficulty-2 = middling
difficulty-3 = demanding
