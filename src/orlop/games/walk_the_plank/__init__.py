"""Walk the Plank!  Read state.py, then rounds.py, battles.py and, how it begins, setup.py."""
