"""Load: our server and boardgame.io's, side by side (python bench/load/run.py --help)."""
