"""Rorschach test: blots of ink, and the Great Old One that dreams them."""
