"""Dead Money: zombies at the poker table, who want nothing more than to lose."""
