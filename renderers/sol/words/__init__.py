"""The position of SOL in words: alt text and text board."""
