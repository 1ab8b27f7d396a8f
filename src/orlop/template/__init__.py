"""The game that `orlop new-game` copies: complete, small, and played nowhere else."""
