"""Template Game: lots out of a hold, sold for secret bids."""
