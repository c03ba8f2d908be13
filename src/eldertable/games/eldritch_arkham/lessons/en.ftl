# What the lessons of Eldritch Arkham say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first turn: Deep Ones
first-game-about = A whole turn of the Deep Ones: new Outsiders, prey dragged into the water, and the race to 20 Omen points.
first-game-goal = Every role plays by rules of its own; 20 Omen points win. Yours, the Deep Ones, hunt by water.
first-game-spawn = Your eight Outsiders are both actions and units. Put one on the field Spawn.
first-game-vaults = Spawn brings another Outsider to an Eldritch place. Choose the Flooded Vaults: water runs past them.
first-game-worship = Put an Outsider on Worship. It gives Mythos, which you can spend later.
first-game-call = A new Outsider lies down and cannot move. Put one on Call: it makes all of them stand up.
first-game-drag = Now the hunt. Put an Outsider on Drag.
first-game-water = The Outsider in the Vaults drags somebody along. Take the waterway to the Toll Bridge.
first-game-prey = Whom does it drag? Take a Civilian; whoever is dragged across water is gone.
first-game-sink = The Outsider waits on a marker. That marker will advance, and give its action one more field: choose Drag.
first-game-end = Two Omen points! You have three Outsiders left, but end your turn here and watch the Police.
first-game-race = A new turn: your Outsiders are back from their fields. First to 20 of these wins. Now play on!
