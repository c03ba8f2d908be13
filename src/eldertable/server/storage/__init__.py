"""Where tables are kept: an SQLite file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from eldertable.kernel import BadOption, EldertableError
from eldertable.server.storage.store import Kept, Line, Notice, StorageAway, Store, Taken


def store_at(address: str) -> Store:
    """The storage at an address: postgresql://..., else the path of an SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from eldertable.server.storage.postgres import PostgresStore
        except ImportError:
            raise EldertableError(
                "PostgreSQL needs one more package: pip install 'eldertable[postgres]'"
            ) from None
        return PostgresStore(address)
    if "://" in address:
        raise BadOption(
            f"tables cannot be kept in {address.partition('://')[0]}; --db takes a file or postgresql://..."
        )
    from eldertable.server.storage.sqlite import SqliteStore

    return SqliteStore(Path(address))


__all__ = ["Kept", "Line", "Notice", "StorageAway", "Store", "Taken", "store_at"]
