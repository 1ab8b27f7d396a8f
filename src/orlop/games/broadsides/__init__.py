"""Broadsides.  Read state.py, then turns.py, actions.py, firing.py, damage.py and, how it begins, opening.py."""
