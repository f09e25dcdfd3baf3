# Everything runs in a virtual environment in .venv, which the first target that needs it makes.
# Needs Python 3.11 or newer with its venv module, and make. `make help` lists the targets.

PYTHON ?= python3
# Twice two cores, as tests wait for browsers, servers and clocks: with three workers a quarter of both cores was idle.
WORKERS ?= 4
MINUTES ?= 5

# Bytecode is kept whatever the machine has set: to compile all that a test starts, again and again, takes longer.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Each worker begins with tests that lie together and share what they set up; whoever is done takes over from the other.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -r fEs

.PHONY: help install run test long quick check format bench soak audit gallery pictures clean
.DEFAULT_GOAL := help

help:
	@echo "make run              start the bot with the local web table and print its address"
	@echo "make install          set everything up without starting anything"
	@echo "make test             run the tests but for those that take long; with GAME=id those of one game"
	@echo "make long             run the tests that take long: kills, whole visits in browsers, what the pages of hosts say"
	@echo "make quick            run the tests of what has changed since the last push"
	@echo "make check            format, lint, types, import arrows, tests: what must pass before a commit"
	@echo "make format           put the code into the form that check asks for"
	@echo "make bench            measure and print the results as JSON"
	@echo "make soak MINUTES=n   run the tests that take long, and play at random for n minutes; then floods, kills and more"
	@echo "make audit            look up whether weaknesses are known of the dependencies"
	@echo "make gallery          draw every component and sample boards into gallery/"
	@echo "make pictures         draw the pictures of the README anew, from games that are played for them in all three chats"
	@echo "make clean            remove the virtual environment and all caches; the data stay"

install: $(VENV)/.for-run

run: $(VENV)/.for-run
	@$(BIN)/python -m bot run

test: $(VENV)/.for-tests
	$(PYTEST) --short $(if $(GAME),--game $(GAME))

long: $(VENV)/.for-tests
	$(PYTEST) --long

quick: $(VENV)/.for-tests
	$(PYTEST) --changed

# Beside the types, which take one core, what tests import is compiled once: on a fresh clone each worker would do it.
check: $(VENV)/.for-tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy & $(BIN)/lint-imports; arrows=$$?; $(BIN)/python -m pytest --collect-only -qq >/dev/null; wait $$! && exit $$arrows
	$(PYTEST) --short

format: $(VENV)/.for-tests
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.for-tests
	@$(BIN)/python -m bench

soak: long
	$(BIN)/python -m tests.laws.soak --minutes $(MINUTES)
	$(BIN)/python -m tests.laws.soak --part floods
	$(BIN)/python -m tests.laws.soak --part input
	$(BIN)/python -m tests.laws.soak --part kills
	$(BIN)/python -m tests.laws.soak --part processes
	$(BIN)/python -m tests.laws.soak --part clock
	$(BIN)/python -m tests.laws.soak --part due
	$(BIN)/python -m tests.laws.soak --part year
	$(BIN)/python -m tests.laws.soak --part opponents

audit: $(VENV)/.for-tests
	@$(BIN)/python -m tests.audit

gallery: $(VENV)/.for-run
	$(BIN)/python -m bot gallery gallery

pictures: $(VENV)/.for-tests
	$(BIN)/python -m tests.pictures

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache *.egg-info build dist gallery
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.for-run: pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing what Longtable needs into $(VENV) ..."
	@$(PIP) install --quiet -c constraints.txt -e .
	@touch $@

$(VENV)/.for-tests: pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing what Longtable and its tests need into $(VENV) ..."
	@$(PIP) install --quiet -c constraints.txt -e '.[test]'
	@touch $(VENV)/.for-run $@

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Longtable needs Python 3.11 or newer. If you have one beside this: make PYTHON=python3.12 run"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
