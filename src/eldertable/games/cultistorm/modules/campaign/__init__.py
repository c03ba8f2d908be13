"""Storm of cultists: seven missions in a row that tell one story, and what carries over."""
