"""What the boards of Super Nova say, read from a view once: picture, alt text and text board are made from it."""
