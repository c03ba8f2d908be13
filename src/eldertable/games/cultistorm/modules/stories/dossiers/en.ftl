# What is worth knowing of everything that can be chosen, before it is chosen.

modes-narrative-stories-adds = A story with each fight, terror card and Great Old One, to be read for the mood.
modes-narrative-stories-winning = As without them: they change nothing.
modes-narrative-stories-length = Thirty to sixty minutes more.

modes-narrative-effects-adds = The same stories, with effects that give and take.
modes-narrative-effects-winning = About as hard: bots won four games fewer of a hundred.
modes-narrative-effects-length = Thirty to sixty minutes more. For whoever knows the rules.
