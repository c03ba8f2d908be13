"""Writes web/src/wire.ts, the wire's types for the client, from the server's Structs: `python -m tools.wire_types`."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from eldertable.bots import hints, review
from eldertable.kernel import guide, journey, scene
from eldertable.match import Why
from eldertable.server.wire import basics, campaigns, finished, games, said, tables, told

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from src/eldertable/server/wire: do not edit, run `make wire`.\n"
UNIONS = {
    "Code": basics.Code,
    "Phase": basics.Phase,
    "Why": Why,
    "FromClient": said.FromClient,
    "FromServer": told.FromServer,
}
PLAIN = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}


NOT_SENT = (scene.Board, guide.Addition, review.Question)
"""What others are built from and no client ever sees."""


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the wire and of the scenes it carries, in the order of the sources."""
    return [
        value
        for module in (
            scene,
            guide,
            journey,
            hints,
            review,
            basics,
            games,
            tables,
            campaigns,
            finished,
            said,
            told,
        )
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and not name.startswith("_")
        and value not in NOT_SENT
    ]


def written(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, kinds.Metadata):
        return written(kind.type)
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f'"{value}"' for value in sorted(map(str, kind.values)))
    if isinstance(kind, kinds.UnionType):
        parts = [one for one in kind.types if not _is_unset(one)]
        return " | ".join(dict.fromkeys(written(one) for one in parts))
    if isinstance(kind, kinds.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(written(one) for one in kind.item_types)}]"
    if isinstance(kind, (kinds.ListType, kinds.VarTupleType)):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    return PLAIN[type(kind)]


def _is_unset(kind: kinds.Type) -> bool:
    return isinstance(kind, kinds.CustomType) and kind.cls is msgspec.UnsetType


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface, with its docstring."""
    about: Any = kinds.type_info(struct)
    said = struct.__struct_config__.forbid_unknown_fields
    lines = [f"/** {' '.join(inspect.cleandoc(struct.__doc__ or '').split())} */"]
    lines.append(f"export interface {struct.__name__} {{")
    if about.tag is not None:
        lines.append(f'  {about.tag_field}: "{about.tag}";')
    for field in about.fields:
        # A client may leave out what has a default; a server leaves out only what it says it does.
        open_ended = not field.required if said else _left_out(struct, field)
        lines.append(f"  {field.encode_name}{'?' if open_ended else ''}: {_field(struct, field)};")
    return "\n".join([*lines, "}"])


def _left_out(struct: type[msgspec.Struct], field: kinds.Field) -> bool:
    if struct.__struct_config__.omit_defaults and not field.required:
        return True
    return isinstance(field.type, kinds.UnionType) and any(map(_is_unset, field.type.types))


def _field(struct: type[msgspec.Struct], field: kinds.Field) -> str:
    """A field's type, by its name where it has one."""
    hint = inspect.get_annotations(struct).get(field.name, "")
    named = str(hint).removesuffix(" | None")
    if named in UNIONS:
        return f"{named} | null" if named != hint else named
    return written(field.type)


def typescript() -> str:
    """The whole file."""
    parts: Iterable[str] = (
        *(f"export type {name} = {written(kinds.type_info(union))};" for name, union in UNIONS.items()),
        *map(interface, structs()),
    )
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
