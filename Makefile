# Needs Python 3.11 or newer, git and make. Everything else is fetched, by hash, into .venv.

PYTHON ?= python3
PYTEST_ARGS ?= -n auto --dist worksteal
UV ?= uv

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev

COMPILED := build/compiled
CBIN := .venv-compiled/bin
CPIP := $(CBIN)/python -m pip --disable-pip-version-check -qq
READY_COMPILED := .venv-compiled/.ready

LOCK_ARGS := pyproject.toml --python-version 3.11 --universal --generate-hashes --upgrade -q \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint types clauses bench compiled dev lock clean

help: ## print the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## play against the bots in the terminal
	@$(BIN)/novastate play

test: lint ## lint, then run all tests
	@$(BIN)/python -m pytest $(PYTEST_ARGS)

lint: $(READY_DEV) ## check style, types and the layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/mypy

types: $(READY_DEV) ## check the types alone
	@$(BIN)/mypy

clauses: $(READY_DEV) ## print each clause of the rules and the tests that name it
	@$(BIN)/python tools/clauses.py

bench: $(READY) ## measure decisions, games and clones a second
	@$(BIN)/novastate bench

dev: $(READY_DEV) ## make .venv with everything a developer needs
	@echo "Ready: source $(BIN)/activate"

# The build works on a copy, because it writes its output beside the sources.
compiled: $(READY_COMPILED) ## build the compiled wheel and run the tests against it
	@$(CBIN)/python tools/compiler.py
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED)/tree/docs
	@cp -R src pyproject.toml README.md LICENSE $(COMPILED)/tree/
	@cp -R docs/rules $(COMPILED)/tree/docs/
	@find $(COMPILED)/tree -name '*.so' -delete
	HATCH_BUILD_HOOKS_ENABLE=1 $(CPIP) wheel --no-deps --no-build-isolation -w $(COMPILED) $(COMPILED)/tree
	@$(CPIP) install --no-deps --force-reinstall $(COMPILED)/*.whl
	@$(CBIN)/python tools/compiler.py --installed
	@$(CBIN)/python -m pytest -o pythonpath=. $(PYTEST_ARGS) tests

lock: ## write the lock files anew (needs uv)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: pip install uv" >&2; exit 1; }
	@$(UV) pip compile $(LOCK_ARGS) --group build -o requirements.lock
	@$(UV) pip compile $(LOCK_ARGS) --group dev -c requirements.lock -o requirements-dev.lock

clean: ## remove what make has made
	@rm -rf $(VENV) .venv-compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "novastate needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV)

# The developer's packages include the player's, so either stamp will do for playing.
$(READY): $(BIN)/python requirements.lock pyproject.toml
	@echo "Preparing $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(READY_DEV): $(BIN)/python requirements-dev.lock pyproject.toml
	@echo "Preparing $(VENV) for development ..."
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@ $(READY)

$(READY_COMPILED): requirements-dev.lock
	@echo "Preparing .venv-compiled ..."
	@$(PYTHON) -m venv .venv-compiled
	@$(CPIP) install --require-hashes -r requirements-dev.lock
	@touch $@
