"""Other Worlds: behind every Great Old One a world opens, and swallows whoever stands there."""
