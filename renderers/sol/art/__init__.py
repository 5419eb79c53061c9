"""What the pictures of SOL are made with: the layout in pixels, grounds, glyphs and pieces of this game."""
