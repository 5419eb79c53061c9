"""Potential: who is ahead and who has won."""
