"""The position of Super Nova in words: alt text and text board."""
