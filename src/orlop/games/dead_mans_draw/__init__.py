"""Dead Man's Draw.

Read state.py, then rules.py, suits.py, traits.py, editions.py and variants.py; how it begins stands in opening.py.
"""
