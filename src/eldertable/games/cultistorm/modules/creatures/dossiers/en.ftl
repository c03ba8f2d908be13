# What is worth knowing of everything that can be chosen, before it is chosen.

modules-creatures-CR1-adds = Three hounds among the cultists, four symbols each. They arrive at the gate, in front of all others.
modules-creatures-CR1-winning = About as hard: harder to beat than cultists, but each pays a trophy of free choice.
modules-creatures-CR1-length = Hardly longer.

modules-creatures-CR2-adds = Three bloats among the cultists, four symbols each. When one bursts, everybody there takes an insanity.
modules-creatures-CR2-winning = About as hard, if you fight them where few stand. Each pays a trophy of free choice.
modules-creatures-CR2-length = Hardly longer.

modules-creatures-CR3-adds = Three winged ones among the cultists, four symbols each. Melee cannot reach them while others are there.
modules-creatures-CR3-winning = About as hard; ranged investigators matter more. Each pays a trophy of free choice.
modules-creatures-CR3-length = Hardly longer.

modules-creatures-CR4-adds = Three crawlers among the cultists, four symbols each. Where one lives, no trophies can be put down.
modules-creatures-CR4-winning = About as hard. They stand between you and a seal. Each pays a trophy of free choice.
modules-creatures-CR4-length = Hardly longer.

modules-creatures-CR5-adds = Three fosterers among the cultists, four symbols each. Each brings another cultist every turn.
modules-creatures-CR5-winning = About as hard, if you beat them soon: they fill the board. Each pays a trophy of free choice.
modules-creatures-CR5-length = Hardly longer.
