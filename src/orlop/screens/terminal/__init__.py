"""The table in the terminal, line by line: reading, drawing, saving and commands each have a room of their own."""
