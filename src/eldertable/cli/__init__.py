"""The command line, by chapter.

`playing.py`: play, learn, replay, review, serve; `campaigning.py`: campaign; `talking.py`: mcp;
`studying.py`: simulate, tournament, check, bench; `reading.py`: games, bots, rules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import CycloptsError

from eldertable.cli import campaigning, playing, reading, studying, talking  # noqa: F401 (each adds its commands to the program)
from eldertable.cli.asking import app
from eldertable.kernel import BadOption, EldertableError, RulesError, UnknownGame
from eldertable.text.line import harmless


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0 done, 1 something went wrong, 2 it was not understood."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange letter is no reason to stop a game
    try:
        code = app(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except CycloptsError as error:
        asked = " ".join(["eldertable", *(error.command_chain or ())])
        return _fail(f"{error} See {asked} --help", 2)
    except (BadOption, UnknownGame) as error:
        return _fail(str(error), 2)
    except EldertableError as error:
        return _fail(str(error), 1)
    except RulesError as error:
        return _fail(f"the rules of this game are broken, which is not your fault: {error}", 1)
    except KeyboardInterrupt:
        return _fail("stopped", 130)
    except BrokenPipeError:
        # Whoever read the output has had enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _fail(words: str, code: int) -> int:
    print(f"eldertable: {harmless(' '.join(words.split()))}", file=sys.stderr)
    return code


__all__ = ["main"]
