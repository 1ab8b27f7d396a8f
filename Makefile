# make play    sets everything up and starts a game:  make play GAME=walk-the-plank
# make test    the tests:                             make test ARGS="-k hook"
# make check   what else must hold; one step of it:   make check-types
# make bench   how fast it is
# make speed   how long people wait at the table
# make pictures, make snapshots: the boards, drawn anew
# make clean   back to a fresh clone
#
# Needs make and Python 3.11 or later with venv; uses uv where there is one.
# ORLOP_PURE=1 make ...: nothing is compiled, and the sources run as they stand.

PYTHON ?= python3
GAME ?=
ARGS ?=

# What `make check` goes through, in this order: check-NAME, below, for each NAME.
CHECKS := lint types compiled uncompiled

.PHONY: play test check bench speed pictures snapshots clean setup setup-dev format coverage mutants $(CHECKS:%=check-%)

# -- what is run --------------------------------------------------------------

play: setup
	@.venv/bin/orlop play $(GAME)

test: setup-dev
	@$(PY) -m pytest $(ARGS)

check: $(CHECKS:%=check-%)

check-lint: setup-dev
	$(PY) -m ruff check .

check-types: setup-dev
	$(PY) -m mypy --strict

# The compiled modules are those of the sources
check-compiled: setup-dev
	$(PY) hatch_build.py --check

# What holds for every game holds uncompiled too
check-uncompiled: setup-dev
	ORLOP_PURE=1 $(PY) -m pytest --quiet --seconds 1 tests/contract

bench: setup-dev bench/.venv/made
	@$(PY) bench $(ARGS)

speed: setup-dev
	@$(PY) -m tests.screens.terminal.speed

pictures: setup-dev
	@$(PY) -m orlop.screens.terminal.pictures docs/pictures

snapshots: setup-dev
	@$(PY) -m tests.screens.terminal.snapshots

# The peer has an environment of its own
bench/.venv/made: bench/requirements.txt | setup-dev
	@rm -rf bench/.venv && $(PY) -m venv bench/.venv
	@bench/.venv/bin/python -m pip install -qq -r bench/requirements.txt
	@touch bench/.venv/made

format: setup-dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

# Compiled modules would hide what was run, and the mutants
coverage: setup-dev
	ORLOP_PURE=1 $(PY) -m pytest --cov --cov-report=term $(ARGS)

mutants: setup-dev
	ORLOP_PURE=1 $(PY) -m mutmut run $(ARGS)

clean:
	rm -rf .venv bench/.venv build dist mutants htmlcov .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

# -- setting up ---------------------------------------------------------------
# A stamp in .venv is named after a checksum of all that an install is made from.  So compiled
# modules of other sources are never run, and when nothing has changed nothing is done.

PY := .venv/bin/python
UV := $(shell command -v uv)
BUILD_FILES := pyproject.toml hatch_build.py
SOURCES := $(wildcard src/orlop/*.py src/orlop/table/*.py src/orlop/bots/*.py src/orlop/games/*.py src/orlop/games/*/*.py)
OF_TOOLS := $(shell { echo "$(CURDIR)"; cat $(BUILD_FILES); } | cksum | tr ' ' -)
COMPILER := echo "$(ORLOP_PURE) $(CC) $(CFLAGS)"; command -v cc gcc clang; ls /usr/include/python3*/Python.h
OF_ALL := $(OF_TOOLS)-$(shell { $(COMPILER); echo $(SOURCES); cat /dev/null $(SOURCES); } 2>/dev/null | cksum | tr ' ' -)
STAMPS := .venv/orlop
PLAY := $(STAMPS)/play-$(OF_ALL)
DEV := $(STAMPS)/dev-$(OF_ALL)
DEV_TOOLS := $(STAMPS)/tools-$(OF_TOOLS)

# No other environment, active or configured, has a say in this one.
unexport VIRTUAL_ENV CONDA_PREFIX PYTHONHOME PYTHONPATH PIP_TARGET PIP_PREFIX PIP_PYTHON UV_PYTHON
export PIP_USER := 0
export PIP_DISABLE_PIP_VERSION_CHECK := 1

ifneq ($(UV),)
INSTALL := uv pip install --quiet --python $(PY)
else
INSTALL := $(PY) -m pip install -qq
endif

setup: $(PLAY)

setup-dev: $(DEV)

$(PY):
	@rm -rf .venv
ifneq ($(UV),)
	@uv venv --quiet --no-project --python '>=3.11' .venv
else
	@$(PYTHON) -c 'import sys; sys.exit("orlop needs Python 3.11 or later: make PYTHON=..." if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "orlop needs venv (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
endif

# With the tools at hand, only what is compiled is made again.
$(PLAY): | $(PY)
	@if test -e $(DEV_TOOLS); then $(COMPILE); else $(call INSTALL_IT,.); fi
	@if test -e $(DEV_TOOLS); then $(call STAMP,$(DEV_TOOLS) $(DEV) $(PLAY)); else $(call STAMP,$(PLAY)); fi

$(DEV): | $(PY)
	@if test -e $(DEV_TOOLS); then $(COMPILE); else $(call INSTALL_IT,'.[dev]'); fi
	@$(call STAMP,$(DEV_TOOLS) $(DEV) $(PLAY))

COMPILE = echo "Setting up what has changed" >&2; $(PY) hatch_build.py
INSTALL_IT = echo "Setting up: this takes a minute or two, once" >&2; \
	$(INSTALL) --editable $(1) && { test ! -e build/uncompiled.txt || cat build/uncompiled.txt >&2; }
STAMP = rm -rf $(STAMPS) && mkdir $(STAMPS) && touch $(1)
