"""Super Nova in pictures: the table, a hand, a card, an empire."""
