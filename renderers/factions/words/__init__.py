"""The position of Factions of Sol in words: alt text and text board."""
