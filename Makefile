# make play starts Heliograph, make test proves it; both set up all they need.
# Options of pip (an index, a cache, a certificate) come from the environment as always: PIP_INDEX_URL=... make play

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
WORKERS ?= 2
FUZZ_SECONDS ?= 300

PIP_INSTALL = -m pip install --quiet --disable-pip-version-check --require-hashes
RUN = $(VENV)/bin/python

.PHONY: help play test smoke lint fuzz faults tryout bench lock chromium clean
.NOTPARALLEL:

help:
	@echo 'make play    start the bot: on Discord with a token in .env, else in the sandbox (ARGS="--port 8080")'
	@echo 'make test    run every test, then a smoke run on Python 3.13 where there is one (ARGS="-k hurl")'
	@echo 'make lint    ruff, mypy --strict, import-linter'
	@echo 'make fuzz    random games with every proof, for FUZZ_SECONDS (300)'
	@echo 'make faults  whole games while Discord and the machine fail in every way, and kill -9 (ARGS="--rounds 3")'
	@echo 'make tryout  play a whole game of Super Nova at the page, with pictures of its moments in out/tryout'
	@echo 'make bench   measure speed, sizes and memory beside their references'
	@echo 'make lock    pin the newest allowed packages in both lock files'
	@echo 'make clean   remove environments, caches and build results; games and settings stay'

play: $(VENV)/runtime.stamp
	@exec $(RUN) -m bot $(ARGS)

test: $(VENV)/dev.stamp chromium
	$(RUN) -m pytest -n $(WORKERS) --dist worksteal $(ARGS)
	@$(MAKE) --no-print-directory smoke

lint: $(VENV)/dev.stamp
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy --strict
	$(VENV)/bin/lint-imports

fuzz: $(VENV)/dev.stamp
	$(RUN) -m tests.fuzz --seconds $(FUZZ_SECONDS) $(ARGS)

faults: $(VENV)/dev.stamp
	$(RUN) -m tests.campaign $(ARGS)

tryout: $(VENV)/dev.stamp chromium
	@rm -rf out/tryout
	$(RUN) -m tests.e2e.tryout --out out/tryout $(ARGS)

bench: $(VENV)/dev.stamp
	$(RUN) -m tests.bench $(ARGS)

# An environment is made anew when its Python is gone or too old; packages follow their lock file.
define environment
	@$(1) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Heliograph needs Python 3.11 or newer; name one with PYTHON=, as in: make play PYTHON=python3.12' >&2; exit 1; }
	@$(2)/bin/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo 'Making $(2) ...'; $(1) -m venv --clear $(2); } \
		|| { rm -rf $(2); echo 'Could not make $(2). On Debian and Ubuntu: apt-get install python3-venv' >&2; exit 1; }
endef

$(VENV)/runtime.stamp: requirements.lock
	$(call environment,$(PYTHON),$(VENV))
	@echo 'Installing what the bot needs ...'
	@$(RUN) $(PIP_INSTALL) -r requirements.lock
	@touch $@

# The development lock holds the runtime lock, so this serves `make play` too.
$(VENV)/dev.stamp: requirements-dev.lock requirements.lock
	$(call environment,$(PYTHON),$(VENV))
	@echo 'Installing what the tests need ...'
	@$(RUN) $(PIP_INSTALL) --use-pep517 -r requirements-dev.lock
	@touch $(VENV)/runtime.stamp $@

chromium:
	@if [ ! -x /usr/bin/chromium ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo 'Installing Chromium for the tests of the page ...'; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null; \
	fi; \
	[ -x /usr/bin/chromium ] || { \
		echo 'The tests of the page need Chromium at /usr/bin/chromium, and it could not be installed from here.' >&2; \
		echo 'On Debian, as root: apt-get install chromium' >&2; exit 1; }

# The suite runs on the machine's own Python; the newest supported one gets a short run of everything that matters.
smoke:
	@for candidate in python3.13 "$$HOME"/.pyenv/versions/3.13*/bin/python; do \
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null; then \
			exec $(MAKE) --no-print-directory smoke-313 PYTHON_313="$$candidate"; \
		fi; \
	done; echo 'no 3.13 found: the smoke run on Python 3.13 is left out'

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
lock:
	@mkdir -p out
	@[ -x out/locker/bin/uv ] || { $(PYTHON) -m venv out/locker && out/locker/bin/python -m pip install --quiet uv; }
	out/locker/bin/uv pip compile pyproject.toml $(LOCK_OPTIONS) --output-file requirements.lock
	out/locker/bin/uv pip compile pyproject.toml --extra dev --constraints requirements.lock $(LOCK_OPTIONS) \
		--output-file requirements-dev.lock

LOCK_OPTIONS = --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--no-emit-index-url --no-annotate --no-header

clean:
	rm -rf $(VENV) .venv-313 build dist out .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find bot renderers tests -name __pycache__ -type d -prune -exec rm -rf {} +
