"""Secrets: what holds a seat or a table. Only their locks are stored; a lock tells nothing about its key."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from secrets import token_urlsafe

BYTES = 16


def new_key() -> str:
    """A secret, or a table's id, that nobody can guess: 128 bits."""
    return token_urlsafe(BYTES)


def lock_for(key: str) -> str:
    """What is stored of a secret. It is random and long, so one hash without salt is enough."""
    return blake2b(key.encode(), digest_size=32).hexdigest()


def opens(key: str | None, lock: str | None) -> bool:
    """Whether this secret opens that lock. The time it takes does not depend on how much of it is right.

    >>> opens("a", lock_for("a")), opens("b", lock_for("a")), opens(None, None)
    (True, False, False)
    """
    return key is not None and lock is not None and compare_digest(lock_for(key), lock)
