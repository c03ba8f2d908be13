"""Dark rituals: what is learned in won fights pays for rituals out of old tomes, and these for new actions."""
