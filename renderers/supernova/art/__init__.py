"""What the pictures of Super Nova are made with: the layout in pixels, grounds, glyphs and pieces of this game."""
