# make play starts Heliograph and make test tests it; both install everything they need.
# Options for pip (an index, a cache, a certificate) come from the environment: PIP_INDEX_URL=... make play

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
# One more than the two processors that this is measured on: tests that wait for a browser or a bot leave theirs idle.
WORKERS ?= 3
FUZZ_SECONDS ?= 300
PROOFS ?= 0
FUZZ ?= --seconds $(FUZZ_SECONDS)
CAMPAIGN ?= --rounds 1
CLUSTER ?=
MUTANTS ?= 250
SEED ?= 1
LOCK ?= requirements.lock

PIP_INSTALL = -m pip install --quiet --disable-pip-version-check --require-hashes
RUN = $(VENV)/bin/python
PYTEST = $(RUN) -m pytest -n $(WORKERS) --dist worksteal --assert=plain -p tests.again

# Without bytecode on disk, each start of the bot would compile all of it; tests start many.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test smoke lint proof fuzz golden faults mutants matrix balance tryout bench listing text-board lock chromium postgres clean
.NOTPARALLEL:

help:
	@echo 'make play    start the bot: on Discord with a token in .env, otherwise in the sandbox (ARGS="--port 8080")'
	@echo 'make test    run the tests, and a short run on Python 3.13 if it is installed (ARGS="-k hurl")'
	@echo 'make lint    run ruff, mypy --strict, import-linter, and look for asserts that cannot fail and English to avoid'
	@echo 'make proof   check the proofs at length, then run make fuzz and make faults (PROOFS=40 for a sample of them)'
	@echo 'make fuzz    play random games and check every proof, for FUZZ_SECONDS (300)'
	@echo 'make golden  check that golden games play as they did; with GAME=sol ARGS="--seats 3", add one'
	@echo 'make faults  play whole games while Discord and the machine fail in every way, and kill -9 (ARGS="--rounds 3");'
	@echo '             then with three bots on one PostgreSQL, any of which may fail (CLUSTER="--trouble killed --tables 8")'
	@echo 'make mutants put 250 faults into the rules of each game; the tests must notice 90% (GAME=sol MUTANTS=20 SEED=2 ARGS="--thorough")'
	@echo 'make matrix  play every mode of Nova Solis and all pairs of options of the others (GAME=sol ARGS="--greedy")'
	@echo 'make balance let computers play each other, and add what came of it to tests/balance/kept (GAME=factions ARGS="--games 40")'
	@echo 'make tryout  play a whole game on the sandbox page, with screenshots in out/tryout (ARGS="--game sol --people 2")'
	@echo 'make bench   measure speed, sizes and memory beside their references (ARGS="load clicks"; ARGS=--short runs all in seconds)'
	@echo 'make listing draw the avatar and the banner for the App Directory, see docs/listing.md'
	@echo 'make text-board print a position as a translator reads it (GAME=sol LANGUAGE=de ARGS="--moves 30 --viewer 2")'
	@echo 'make lock    pin the newest allowed packages in the lock files'
	@echo 'make clean   remove environments, caches and build results; games and settings stay'

# With LOCK=requirements-postgres.lock it can keep its games in PostgreSQL.
play: $(VENV)/runtime.stamp
	@exec $(RUN) -m bot $(ARGS)

test: $(VENV)/dev.stamp chromium postgres
	@mkdir -p out; $(MAKE) --no-print-directory smoke >out/smoke.log 2>&1 & smoke=$$!; \
	$(PYTEST) $(ARGS); tests=$$?; \
	wait $$smoke; smoked=$$?; cat out/smoke.log; exit $$((tests | smoked))

lint: $(VENV)/dev.stamp
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy --strict
	$(VENV)/bin/lint-imports
	$(RUN) -m bot check
	$(RUN) -m tests.asserts
	$(RUN) -m tests.english

# People and troubles of the campaign wait most of the time: random games have the processors meanwhile.
proof: $(VENV)/dev.stamp chromium postgres
	PROOFS=$(PROOFS) PROOF_SEED=$(SEED) $(PYTEST) -m "deep or journey or install" $(ARGS)
	@mkdir -p out; $(RUN) -m tests.fuzz $(FUZZ) >out/fuzz.log 2>&1 & fuzz=$$!; \
	$(RUN) -m tests.campaign $(CAMPAIGN); played=$$?; \
	wait $$fuzz; fuzzed=$$?; cat out/fuzz.log; [ $$((played | fuzzed)) = 0 ]
	$(RUN) -m tests.cluster $(CLUSTER)

fuzz: $(VENV)/dev.stamp
	$(RUN) -m tests.fuzz $(FUZZ) $(ARGS)

golden: $(VENV)/dev.stamp
	$(RUN) -m tests.games.golden $(GAME) $(ARGS)

faults: $(VENV)/dev.stamp postgres
	$(RUN) -m tests.campaign $(ARGS)
	$(RUN) -m tests.cluster $(CLUSTER)

mutants: $(VENV)/dev.stamp
	$(RUN) -m tests.mutants $(GAME) --mutants $(MUTANTS) --seed $(SEED) --workers $(WORKERS) $(ARGS)

matrix: $(VENV)/dev.stamp
	$(RUN) -m tests.matrix $(if $(GAME),--game $(GAME)) $(ARGS)

balance: $(VENV)/dev.stamp
	$(RUN) -m tests.balance --workers $(WORKERS) $(if $(GAME),--game $(GAME)) $(ARGS)

tryout: $(VENV)/dev.stamp chromium
	@rm -rf out/tryout
	$(RUN) -m tests.e2e.tryout --out out/tryout $(ARGS)

bench: $(VENV)/dev.stamp
	$(RUN) -m tests.bench $(ARGS)

# An environment is rebuilt when its Python is gone or too old; packages follow their lock file.
define environment
	@$(1) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Heliograph needs Python 3.11 or newer. Name one with PYTHON=, such as: make play PYTHON=python3.12' >&2; exit 1; }
	@$(2)/bin/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo 'Creating $(2) ...'; $(1) -m venv --clear $(2); } \
		|| { rm -rf $(2); echo 'Could not create $(2). On Debian and Ubuntu, run: apt-get install python3-venv' >&2; exit 1; }
endef

$(VENV)/runtime.stamp: $(LOCK)
	$(call environment,$(PYTHON),$(VENV))
	@echo 'Installing what the bot needs ...'
	@$(RUN) $(PIP_INSTALL) -r $(LOCK)
	@touch $@

# The development lock holds the runtime lock, so this serves `make play` too.
$(VENV)/dev.stamp: requirements-dev.lock requirements.lock
	$(call environment,$(PYTHON),$(VENV))
	@echo 'Installing what the tests need ...'
	@$(RUN) $(PIP_INSTALL) --use-pep517 -r requirements-dev.lock
	@touch $(VENV)/runtime.stamp $@

chromium:
	@if [ ! -x /usr/bin/chromium ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo 'Installing Chromium for the tests of the sandbox page ...'; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null; \
	fi; \
	[ -x /usr/bin/chromium ] || { \
		echo 'The tests of the sandbox page need Chromium at /usr/bin/chromium, and it could not be installed.' >&2; \
		echo 'On Debian, run as root: apt-get install chromium' >&2; exit 1; }

# Tests start a server of their own. Where none can be had they go without, and say so; with CI set they fail.
postgres:
	@if [ -z "$$HELIOGRAPH_TEST_POSTGRES" ] && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo 'Installing PostgreSQL for the tests of the store ...'; \
			[ -e /etc/postgresql-common/createcluster.conf ] || { mkdir -p /etc/postgresql-common; \
				echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf; }; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql >/dev/null; \
		fi; \
		ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
			echo 'NOT TESTED ON POSTGRESQL: it is not here and could not be installed. On Debian, run as root: apt-get install postgresql' >&2; \
			[ -z "$$CI" ]; }; \
	fi

# The suite runs on the machine's own Python; the newest supported one gets a short run of everything that matters.
smoke:
	@for candidate in python3.13 "$$HOME"/.pyenv/versions/3.13*/bin/python; do \
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null; then \
			exec $(MAKE) --no-print-directory smoke-313 PYTHON_313="$$candidate"; \
		fi; \
	done; echo 'Python 3.13 not found: skipping the smoke run'

.PHONY: smoke-313
smoke-313: .venv-313/runtime.stamp
	@mkdir -p out
	.venv-313/bin/python -W error::SyntaxWarning -c 'import bot.app, renderers, sys; print(sys.version)'
	.venv-313/bin/python -m bot check
	.venv-313/bin/python -m bot selfplay sol --seats 3 --games 1 --seed 313
	.venv-313/bin/python -m bot picture sol --seats 3 --seed 313 --moves 60 --out out/smoke-313.png

.venv-313/runtime.stamp: requirements.lock
	$(call environment,$(PYTHON_313),.venv-313)
	@.venv-313/bin/python $(PIP_INSTALL) -r requirements.lock
	@touch $@

# One resolution for Python 3.11 to 3.13 on every machine, with the hashes of every file of each release.
listing: $(VENV)/runtime.stamp
	$(RUN) -m tools.listing

text-board: $(VENV)/runtime.stamp
	$(RUN) -m bot text $(or $(GAME),sol) $(if $(LANGUAGE),--language $(LANGUAGE)) $(or $(ARGS),--moves 20)

lock:
	@mkdir -p out
	@[ -x out/locker/bin/uv ] || { $(PYTHON) -m venv out/locker && out/locker/bin/python -m pip install --quiet uv; }
	out/locker/bin/uv pip compile pyproject.toml $(LOCK_OPTIONS) --output-file requirements.lock
	out/locker/bin/uv pip compile pyproject.toml --extra postgres --constraints requirements.lock $(LOCK_OPTIONS) \
		--output-file requirements-postgres.lock
	out/locker/bin/uv pip compile pyproject.toml --extra dev --constraints requirements-postgres.lock $(LOCK_OPTIONS) \
		--output-file requirements-dev.lock

LOCK_OPTIONS = --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--no-emit-index-url --no-annotate --no-header

clean:
	rm -rf $(VENV) .venv-313 build dist out .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find bot renderers tests -name __pycache__ -type d -prune -exec rm -rf {} +
