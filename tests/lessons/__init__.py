"""Every lesson of every game, replayed; three beginners who choose what is wrong; and what a changed rule does."""
