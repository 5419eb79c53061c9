"""The position of Nova Solis in words: alt text and text board."""
