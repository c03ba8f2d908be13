"""`python -m eldertable`."""

import sys

from eldertable.cli import main

if __name__ == "__main__":
    sys.exit(main())
