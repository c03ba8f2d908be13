"""Special sects: further sects of seven, each with a rule of its own, two officers and a Great Old One."""
