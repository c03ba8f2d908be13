# Dangerous puzzle in English. Names and texts of the cards come from the content file.

option-puzzle = Dangerous puzzle
about-puzzle = Adds six pieces of a relic to the object deck, all of which must be found to win. Each is a curse while it is held, and four horrors lie among them. Harder. For teams that know the base game well.

zone-puzzle = Puzzle
zone-horrors = Horrors past
tip-puzzle = Joined pieces are no curse any more. All six must have been found to win; with all six joined, a crystal may be taken off a terror card.
used-puzzle = Pieces are joined in the preparation: two or more of one bearer, then others one by one.
used-horrors = Horrors are carried out when they are drawn, and are out of the game.
counter-pieces = Pieces found
type-piece = Piece of the puzzle
type-horror = Horror

piece-found = { $who } finds a piece of the puzzle: { $piece }. { $n ->
    [0] All pieces are found.
    [one] 1 piece is missing.
   *[other] { $n } pieces are missing.
}
horror-drawn = { $who } draws a horror: { $horror }
piece-given = { $who } gives { $piece } to { $other }.
pieces-joined = { $who } joins { $pieces }: { $n } of the pieces lie together.
piece-back = { $piece } slips out of the hands of { $who } and back among the objects.

act-give-piece = Give a piece of the puzzle
act-join-pieces = Join the pieces that you hold
ask-GivePiece = Who gets which piece?
ask-KeepPieces = Get { $n } ongoing insanity, or let go of a piece?
answer-give-piece = { $piece } to { $who }
answer-keep-pieces = Keep the pieces: get ongoing insanity
answer-let-go = Let go of { $piece }

verb-fits-too-well = Ongoing insanity, or a piece goes back

why-no-piece = { $who } holds no piece of the puzzle.
why-one-piece = The first { $n } pieces are joined together.
why-unhealed = { $who } holds a piece of the puzzle: others cannot heal its bearer.

sign-objects-deck-puzzle = Pieces of the puzzle that are found, of all there are. They lie among the objects; without every one of them nobody wins.
