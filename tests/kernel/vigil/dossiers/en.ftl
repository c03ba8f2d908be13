presets-long-winter-adds = Five nights, and nobody hung up the bell.
presets-long-winter-winning = As ever, but courage must last longer.
presets-long-winter-length = Twice as long.
