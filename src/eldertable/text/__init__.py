"""A scene as words: the terminal client, screen readers and language models all read this."""
