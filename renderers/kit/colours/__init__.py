"""Every colour of every picture, how far apart they look, and what they become for eyes that are short of one kind."""
