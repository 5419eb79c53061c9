"""What the boards of Nova Solis say, read from a view once: picture, alt text and text board are made from it."""
