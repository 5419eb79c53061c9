"""What the bot knows about itself: whether it keeps up, which servers it is in, what it and Discord tell each other."""
