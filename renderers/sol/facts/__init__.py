"""What the boards of SOL say, read from a view once: picture, alt text and text board are made from it."""
