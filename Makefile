# Every task of the project. `make` alone lists them.
#
# Two builds stand side by side: the sources, interpreted (.venv/bin/python), and the same package with its
# rules compiled by mypyc (build/compiled, found first through PYTHONPATH). Tests run on both.

BIN := .venv/bin
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled
unexport PYTHONPATH

# A test of the pages that hangs is ended after five minutes.
NO_HANGING := -o faulthandler_timeout=900 -o faulthandler_exit_on_timeout=true

# The tests of rules, laws, kernels, players and tables: what must hold on the compiled build as well.
RULE_TESTS = $(wildcard tests/core tests/games tests/players tests/lab) \
             $(wildcard tests/server/test_table.py tests/server/test_secrets.py tests/server/test_live.py)

# The house under attack is timed, so it is soaked with nothing beside it.
SOAK = $(COMPILED) SOBREMESA_EXPECT=compiled SOBREMESA_SOAK=1 $(BIN)/pytest -q -m soak
HOSTILE := tests/server/test_under_attack.py

.DEFAULT_GOAL := help
.PHONY: help play terminal web pictures rulebooks quick check test soak rl-test bench bench-test bench-compare bench-instructions strength order exploit strangers duel lab-ray maps docs docs-serve build lock clean \
        setup compile test-interpreted test-browser test-compiled

help: ## this list
	@echo 'Sobremesa: an open table for modern board games.'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo
	@echo '  A game of your choice:  make terminal ARGS=totem     A single test:  $(BIN)/pytest tests/... -k ...'

play: ## play: sets everything up, builds the pages and serves the table to browsers
	@scripts/setup
	@scripts/compile --try
	@scripts/web
	@$(COMPILED) $(BIN)/python -m sobremesa serve $(ARGS)

terminal: ## play in the terminal (sets everything up first)
	@scripts/setup
	@scripts/compile --try
	@$(COMPILED) $(BIN)/python -m sobremesa play $(ARGS)

web: setup ## the pages of the browser, into web/dist, with their types and unit tests checked
	@scripts/web check

pictures: setup web ## the pictures that the README shows, into docs/img/web
	PYTHONPATH=. $(BIN)/python scripts/screenshots.py

rulebooks: setup web ## how to play each game, as PDF in both languages, into build/rulebooks (ARGS="--game misty --lang es")
	PYTHONPATH=. $(BIN)/python scripts/rulebooks.py build/rulebooks $(ARGS)

quick: setup ## before a commit: lint, types, the fast tests, without the browser's (under two minutes)
	@$(MAKE) --no-print-directory check
	$(BIN)/pytest -q -n 2 -m 'not slow and not soak' --ignore=tests/web

check: setup ## format, lint and types, without running anything
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

test: export SETUP := --compiler --browser # without one, say so before anything else
test: ## everything: check, tests on both builds, docs; with timings
	@scripts/timed setup check web test-interpreted test-browser compile test-compiled docs

test-interpreted: setup ## all tests but the browser's, on the sources
	SOBREMESA_EXPECT=interpreted $(BIN)/pytest -q -n 2 --ignore=tests/web

test-browser: setup ## the pages in a real browser; what fails beside others is tried once more, alone, and said
	$(BIN)/pytest -q -n 2 $(NO_HANGING) tests/web || \
	{ echo 'Once more, alone:'; $(BIN)/pytest -q -n 1 $(NO_HANGING) --last-failed --last-failed-no-failures none tests/web; }

test-compiled: compile ## the tests of rules, laws, kernels and tables, on the compiled build
	$(COMPILED) SOBREMESA_EXPECT=compiled $(BIN)/pytest -q -n 2 $(RULE_TESTS)

soak: compile ## long random runs on the compiled build; figures go to docs/evidence
	$(SOAK) -n 2 --ignore=$(HOSTILE)
	$(SOAK) $(HOSTILE)

rl-test: compile ## the interfaces for learners by their own official tests (in .venv-rl), on the compiled build
	@scripts/setup --rl
	$(COMPILED) SOBREMESA_RL=yes .venv-rl/bin/python -m pytest -q tests/rl $(ARGS)

bench: compile ## speed, beside other engines in one table (in .venv-bench)
	@scripts/setup --bench
	@$(BIN)/python bench/build.py
	.venv-bench/bin/python bench/run.py $(ARGS)

bench-test: setup ## the games of the benchmark against OpenSpiel, move by move, on both builds
	@scripts/setup --bench
	@$(BIN)/python bench/build.py
	SOBREMESA_EXPECT=compiled .venv-bench/bin/pytest -q --import-mode=prepend -o pythonpath=build/bench bench
	SOBREMESA_EXPECT=interpreted .venv-bench/bin/pytest -q --import-mode=prepend -o pythonpath='. src' bench

bench-compare: setup ## what changed between two kept runs: make bench-compare A=83e0f0e B=HEAD
	$(BIN)/python bench/compare.py $(A) $(B)

bench-instructions: compile ## instructions of fixed games, which noise does not touch (needs valgrind)
	@$(BIN)/python bench/build.py
	$(BIN)/python bench/instructions.py $(ARGS)

strength: compile ## the rows of docs/strength.md that are left, game by game (ARGS="--only totem --minutes 8", --table)
	$(COMPILED) $(BIN)/python -m bench.strength $(ARGS)

order: compile ## does it matter who commits first in a secret step? (ARGS="--only pyramids/2 --games 400")
	$(COMPILED) $(BIN)/python -m bench.order $(ARGS)

exploit: setup ## how much a best response wins against our players (ARGS="--games kuhn --seeds 5"; --peer: OpenSpiel's)
	@$(if $(findstring --peer,$(ARGS)),scripts/setup --bench)
	@$(BIN)/python bench/build.py
	PYTHONPATH=build/bench:. $(if $(findstring --peer,$(ARGS)),.venv-bench/bin,$(BIN))/python -P -m bench.exploited $(ARGS)

duel: compile ## a player against that of another checkout (ARGS="--against ../before --game misty")
	$(COMPILED) $(BIN)/python bench/duel.py $(ARGS)

strangers: setup ## are the levels in order in games that nobody tuned? (ARGS="--only skulls/3 --games 400")
	@$(BIN)/python bench/build.py
	PYTHONPATH=build/bench:. $(BIN)/python -P -m bench.levels $(ARGS)

lab-ray: compile ## the same experiment on a cluster of two workers, one of them killed (installs Ray into .venv-ray)
	@scripts/setup --ray
	$(COMPILED) .venv-ray/bin/python -P -m pytest -q --noconftest tests/lab/on_ray.py

maps: compile ## the rows of docs/evidence/maps.md that are left, game by game (ARGS="--only inner/4 --minutes 8", --table)
	$(COMPILED) $(BIN)/python -m bench.maps $(ARGS)

docs docs-serve: export NO_MKDOCS_2_WARNING := 1 # the theme is supported until May 2027; then Zensical
docs: setup ## the documentation, into site/
	$(BIN)/mkdocs build --strict --quiet

docs-serve: setup ## the documentation in a browser, rebuilt as you write
	$(BIN)/mkdocs serve

build: setup ## wheels (compiled and pure) and sdist, into dist/, in a clean environment, and tried out
	@scripts/build

setup: ## .venv with everything in it; quick when nothing changed
	@scripts/setup $(SETUP)

compile: setup ## the compiled build, into build/compiled; quick when nothing changed
	@scripts/compile

lock: setup ## requirements/*.txt from requirements/*.in (ARGS=--upgrade for the newest)
	@scripts/lock $(ARGS)

clean: ## removes all that is made, the environments too
	rm -rf .venv .venv-bench .venv-rl .venv-ray bench/boardgame_io/node_modules build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
