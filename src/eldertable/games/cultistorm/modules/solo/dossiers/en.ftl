# What is worth knowing of everything that can be chosen, before it is chosen.

modes-lonely-solo-adds = For one: two contacts who lend their cards or run errands, and Resolve for bad moments.
modes-lonely-solo-winning = About as hard as with three: at normal bots won 66 games of a hundred, three 59. Up to three fights a turn are yours.
modes-lonely-solo-length = Shorter than with three.
