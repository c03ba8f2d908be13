"""Reading content files: TOML that a designer edits, checked so that an error names file, entry and field."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeGuard, TypeVar

import msgspec

from eldertable.kernel.answers import Dimension
from eldertable.kernel.errors import BadContent

T = TypeVar("T")
TUNED = "tuned"
"""The file of changes to the others that a game's option `numbers = tuned` lays over them. Those for tables of six alone
stand in a file `tuned-6`."""


def read_folder(folder: Path) -> dict[str, Mapping[str, Any]]:
    """All TOML files of a folder, by name without ending."""
    if not folder.is_dir():
        raise BadContent(
            f"{folder}: there is no such content folder; give one with TOML files named as the game's own"
        )
    files: dict[str, Mapping[str, Any]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            files[path.stem] = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadContent(f"{path.name}: {error}") from None
        except RecursionError:
            raise BadContent(f"{path.name}: lists or tables lie too deep in each other") from None
        except OSError as error:
            raise BadContent(f"{path.name}: cannot be read ({error.strerror})") from None
    return files


def overlay(file: str, base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Content with changes of a file laid over it: tables merged, lists of entries by their `id`, all else replaced.

    Which of two changes of the same entry would hold nobody could tell: they are refused.
    """
    merged = dict(base)
    for key, value in changes.items():
        old = merged.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            merged[key] = overlay(file, old, value)
        elif _entries(old) and _entries(value):
            unique(file, [entry["id"] for entry in value])
            by_id = {entry["id"]: entry for entry in value}
            known = [overlay(file, entry, by_id.pop(entry["id"], {})) for entry in old]
            merged[key] = known + list(by_id.values())
        else:
            merged[key] = value
    return merged


def tune(files: Mapping[str, Mapping[str, Any]], seats: int | None = None) -> dict[str, Mapping[str, Any]]:
    """The content files with the tuned numbers laid over them, and then those for so many seats; no entry may come or go."""
    tuned = {name: data for name, data in files.items() if not _tunes(name)}
    for file in (TUNED, tuned_for(seats)):
        tuned = _tuned_by(tuned, file, files.get(file, {}))
    return tuned


def tuned_for(seats: int | None) -> str:
    """The file of changes for tables of so many seats alone."""
    return f"{TUNED}-{seats}"


def _tunes(file: str) -> bool:
    return file == TUNED or file.startswith(f"{TUNED}-")


def _tuned_by(
    files: Mapping[str, Mapping[str, Any]], file: str, changes: Mapping[str, Any]
) -> dict[str, Mapping[str, Any]]:
    tuned: dict[str, Mapping[str, Any]] = {
        name: overlay(file, data, changes.get(name, {})) for name, data in files.items()
    }
    for name, change in changes.items():
        if name not in tuned:
            raise BadContent(f"{file}.toml: {name}: there is no content file of that name")
        for key, entries in change.items():
            if isinstance(entries, list) and len(tuned[name][key]) != len(files[name][key]):
                raise BadContent(f"{file}.toml: {name}.{key}: it may change entries, not add any")
    return tuned


def _entries(value: Any) -> TypeGuard[list[Mapping[str, Any]]]:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(one, Mapping) and "id" in one for one in value)
    )


def convert(name: str, data: Mapping[str, Any], shape: type[T]) -> T:
    """A content file in its declared shape; BadContent names file, entry and field."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadContent(f"{name}.toml: {_located(str(error), data)}") from None


def _located(message: str, data: Mapping[str, Any]) -> str:
    """Put the entry's id into msgspec's message, which says only its position."""
    if " - at `$." not in message:
        return message
    words, _, path = message.partition(" - at `$.")
    path = path.rstrip("`")
    listed, bracket, rest = path.partition("[")
    if bracket:
        position, _, field = rest.partition("]")
        entries = data.get(listed)
        if isinstance(entries, list) and position.isdigit() and int(position) < len(entries):
            entry = entries[int(position)]
            label = entry.get("id", f"number {int(position) + 1}") if isinstance(entry, Mapping) else position
            return f"{listed} {label}, {field.lstrip('.') or 'entry'}: {words}"
    return f"{path}: {words}"


def unique(file: str, ids: Sequence[str]) -> None:
    """No id stands twice in a file."""
    for at, name in enumerate(ids):
        if name in ids[:at]:
            raise BadContent(f"{file}.toml: {name}, id: it stands there twice")


def fits(file: str, what: str, n: int, bound: Dimension) -> None:
    """There is room for so many: answers have fixed numbers, so content cannot outgrow the bound that they were given."""
    if n > bound.size:
        raise BadContent(f"{file}.toml: {n} {what}; there is room for {bound.size} ({bound.name})")


class Books(Generic[T]):
    """What a game has frozen from its files: as in the ledger, and with tuned numbers once somebody asks for them."""

    def __init__(
        self,
        files: Mapping[str, Mapping[str, Any]],
        seats: Sequence[int],
        freeze: Callable[[Mapping[str, Mapping[str, Any]]], T],
    ) -> None:
        known = (TUNED, *(tuned_for(count) for count in seats))
        for name in files:
            if _tunes(name) and name not in known:
                raise BadContent(f"{name}.toml: no table has so many seats; files: {', '.join(known)}")
        self._files = files
        self._freeze = freeze
        self.ledger = freeze(files)
        self._tuned: dict[str, T] = {}

    def played(self, options: Mapping[str, Any], seats: int) -> T:
        """What is played at a table of so many seats with these options, by what was agreed on as `numbers`."""
        return self.tuned(seats) if options["numbers"] == TUNED else self.ledger

    def tuned(self, seats: int) -> T:
        """With tuned numbers. Tables for which nothing else is said share them."""
        file = tuned_for(seats)
        if file not in self._files:
            file = TUNED
        if file not in self._tuned:
            self._tuned[file] = self._freeze(tune(self._files, seats))
        return self._tuned[file]


def digest(files: Mapping[str, Mapping[str, Any]]) -> str:
    """A fingerprint of content, to tell whether a record was played with the same cards."""
    return hashlib.blake2b(msgspec.json.encode(files, order="deterministic"), digest_size=8).hexdigest()
