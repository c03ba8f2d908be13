"""The rules ledger: numbered lines that code, prompts and tests refer to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_LINE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* (.*)$")
_HEADING = re.compile(r"^##+ (.*)$")
_SOURCE = re.compile(
    r"\((?:§|→|ours|rulebook|base rules|derived|implied)[^()]*(?:\([^()]*\)[^()]*)*\)"
    r"|\[(?:inferred|example|derived|option)[^\]]*\]|`opt: [^`]*`\.?|[,;]? ?§[^();]*"
)
"""Where a line comes from, and what of it can be agreed on."""
_COUNTED = re.compile(r" (?:At most [^.]*|Options: [^.]*|[\d ×=+–]+)\.$")
"""How many answers a question can have."""
_SIGNS = re.compile(r"`|\*")
_EDITIONS = {"[en]": "(English edition)", "[pl]": "(Polish edition)"}
_MARK = re.compile(r"\[(note: [^\]]*|see [A-Z0-9, -]+|later)\]")


@dataclass(frozen=True)
class Rule:
    """A line of the ledger. `mark` says why no test cites it, if none needs to."""

    id: str
    text: str
    section: str
    mark: str = ""

    @property
    def plain(self) -> str:
        """The line for players: without where it comes from, and without marks for those who keep the ledger.

        >>> Rule("H-01", "[inferred] Ships **sail**. (§ Harbour; Pier) (→RUL-43) (ours)", "Harbour").plain
        'Ships sail.'
        """
        text = _SIGNS.sub("", _SOURCE.sub("", self.text))
        for mark, edition in _EDITIONS.items():
            text = text.replace(mark, edition)
        text = " ".join(text.split())
        return _COUNTED.sub("", text) if "-DEC-" in self.id else text


class Ledger:
    """All rules of a game, by id, in the order of the rulebook."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Rule] = {}
        section = ""
        for line in text.splitlines():
            if heading := _HEADING.match(line):
                section = heading.group(1)
            elif found := _LINE.match(line):
                words = found.group(2)
                mark = _MARK.search(words)
                self.rules[found.group(1)] = Rule(
                    found.group(1),
                    _MARK.sub("", words).strip(),
                    section,
                    mark.group(1) if mark else "",
                )

    @classmethod
    def read(cls, path: Path) -> Ledger:
        """The ledger in a file."""
        return cls(path.read_text(encoding="utf-8"))

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def __getitem__(self, rule: str) -> Rule:
        return self.rules[rule]

    def __len__(self) -> int:
        return len(self.rules)

    def find(self, words: str) -> list[Rule]:
        """The rules whose id ends with these words, or in whose text they stand, whole if possible; an exact id wins."""
        wanted = words.strip().upper()
        if wanted in self.rules:
            return [self.rules[wanted]]
        if ends := [rule for rule in self.rules.values() if rule.id.endswith("-" + wanted)]:
            return ends
        if sections := [rule for rule in self.rules.values() if f"-{wanted}-" in rule.id]:
            return sections
        return self.saying(words) or [rule for rule in self.rules.values() if wanted in rule.plain.upper()]

    def saying(self, words: str) -> list[Rule]:
        """The rules in whose text these words stand, not as parts of others.

        >>> Ledger("- **H-01** The top sail is up.\\n- **H-02** Gain 1 OP.").saying("op")[0].id
        'H-02'
        """
        whole = re.compile(rf"(?<!\w){re.escape(words.strip())}(?!\w)", re.IGNORECASE)
        return [rule for rule in self.rules.values() if whole.search(rule.plain)]
