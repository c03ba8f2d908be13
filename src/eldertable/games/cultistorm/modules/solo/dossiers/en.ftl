# What is worth knowing of everything that can be chosen, before it is chosen.

modes-lonely-solo-adds = For one: two contacts who lend their cards or run errands, and Resolve for bad moments.
modes-lonely-solo-winning = As usual, about as hard as with three; up to three fights a turn are yours.
modes-lonely-solo-length = Shorter than with three.
