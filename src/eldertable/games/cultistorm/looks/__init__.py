"""Words and pictures: sentences, prompts, labels, the scene and its faces. No rule is decided here."""
