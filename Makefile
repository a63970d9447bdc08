# Needs Python 3.11 or newer, git and make. Everything else is fetched, by hash, into .venv.

PYTHON ?= python3
PYTEST_ARGS ?= -n auto --dist worksteal
UV ?= uv

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
READY_NODE := $(VENV)/.ready-node

COMPILED := build/compiled
CBIN := .venv-compiled/bin
CPIP := $(CBIN)/python -m pip --disable-pip-version-check -qq
READY_COMPILED := .venv-compiled/.ready
# Nobody else calls our C functions: knowing that, the compiler calls them directly and inlines them.
HIDDEN := -fvisibility=hidden
# With PROFILED=1 it compiles twice: the second time it knows which ways games take at random. What
# else there is, bots above all, compiles as ever; games of bots in the profile made the rules slower.
PROFILE := $(CURDIR)/$(COMPILED)/profile
WATCHING := -fprofile-generate=$(PROFILE)
WATCHED := -fprofile-use=$(PROFILE) -fprofile-partial-training -Wno-missing-profile

FUZZ := .venv-schemathesis
READY_FUZZ := $(FUZZ)/.ready

LOCK_ARGS := pyproject.toml --python-version 3.11 --universal --generate-hashes --upgrade -q \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web webtest pagetypes browser test lint types clauses schemathesis pictures puzzles bench compiled dev lock clean

help: ## print the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) web ## build the page, start the server and open the browser
	@$(BIN)/novastate

web: $(READY) $(READY_NODE) ## build the page (only when its sources have changed)
	@$(BIN)/python hatch_build.py build

webtest: $(READY) $(READY_NODE) ## check the page's style and types and run its tests
	@$(BIN)/python hatch_build.py check

pagetypes: $(READY) ## write the page's types from the server's shapes
	@$(BIN)/python -m tools.page_types

browser: $(READY_DEV) ## make sure that there are a Chromium and a Firefox for the browser tests
	@$(BIN)/python -m tools.chromium
	@$(BIN)/python -m tools.firefox

test: lint web webtest browser ## lint, then run all tests
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

schemathesis: $(READY_DEV) $(READY_FUZZ) ## try the server's API with requests made from its document
	@$(BIN)/python -m tools.fuzz_api --schemathesis $(FUZZ)/bin/schemathesis

pictures: web browser ## take pictures of every game, screen and theme into build/pictures
	@$(BIN)/python -m tools.pictures

puzzles: $(READY) ## verify every shipped puzzle again, from the deal to its solution
	@$(BIN)/novastate puzzles check

bench: $(READY) ## measure decisions, games and clones a second
	@$(BIN)/novastate bench

dev: $(READY_DEV) ## make .venv with everything a developer needs
	@echo "Ready: source $(BIN)/activate"

# $(call wheel,flags): compile and install; always in the same place, where a profile finds its code.
define wheel
	@mkdir -p $(COMPILED)/mypyc
	HATCH_BUILD_HOOKS_ENABLE=1 HATCH_MYPYC_BUILD_DIR=$(CURDIR)/$(COMPILED)/mypyc CFLAGS="$(CFLAGS) $(HIDDEN) $(1)" \
		$(CPIP) wheel --no-deps --no-build-isolation -w $(COMPILED) $(COMPILED)/tree
	@rm -rf $(COMPILED)/mypyc
	@$(CPIP) install --no-deps --force-reinstall $(COMPILED)/*.whl
endef

# The build works on a copy, because it writes its output beside the sources.
compiled: web browser $(READY_COMPILED) ## build the compiled wheel and run the tests against it
	@$(CBIN)/python tools/compiler.py $(if $(PROFILED),--profiled)
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED)/tree/docs
	@cp -R src pyproject.toml hatch_build.py README.md LICENSE $(COMPILED)/tree/
	@mkdir -p $(COMPILED)/tree/web && cp -R $(filter-out web/node_modules,$(wildcard web/* web/.npmrc)) $(COMPILED)/tree/web/
	@cp -R docs/rules $(COMPILED)/tree/docs/
	@find $(COMPILED)/tree -name '*.so' -delete
ifdef PROFILED
	$(call wheel,$(WATCHING))
	@$(CBIN)/novastate bench
endif
	$(call wheel,$(if $(PROFILED),$(WATCHED)))
	@$(CBIN)/python tools/compiler.py --installed
	@$(CBIN)/python -m pytest -o pythonpath=. $(PYTEST_ARGS) tests

lock: ## write the lock files anew (needs uv)
	@command -v $(UV) >/dev/null || { echo "make lock needs uv: pip install uv" >&2; exit 1; }
	@$(UV) pip compile $(LOCK_ARGS) --group build -o requirements.lock
	@$(UV) pip compile $(LOCK_ARGS) --group dev -c requirements.lock -o requirements-dev.lock
	@$(UV) pip compile $(filter-out pyproject.toml,$(LOCK_ARGS)) --group node -o requirements-node.lock
	@$(UV) pip compile $(filter-out pyproject.toml,$(LOCK_ARGS)) --group fuzz -o requirements-fuzz.lock

clean: ## remove what make has made
	@rm -rf $(VENV) .venv-compiled $(FUZZ) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache web/node_modules src/novastate/server/static
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

# Node.js of the machine will do; where there is none, or an old one, PyPI has it.
$(READY_NODE): $(READY) requirements-node.lock
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.system_node())' || \
		{ echo "Fetching Node.js ..."; $(PIP) install --require-hashes -r requirements-node.lock; }
	@touch $@

$(READY_FUZZ): requirements-fuzz.lock
	@echo "Preparing $(FUZZ) ..."
	@$(PYTHON) -m venv $(FUZZ)
	@$(FUZZ)/bin/python -m pip --disable-pip-version-check -qq install --require-hashes -r $<
	@touch $@

$(READY_COMPILED): requirements-dev.lock
	@echo "Preparing .venv-compiled ..."
	@$(PYTHON) -m venv .venv-compiled
	@$(CPIP) install --require-hashes -r requirements-dev.lock
	@touch $@
