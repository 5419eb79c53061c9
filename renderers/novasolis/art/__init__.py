"""What the pictures of Nova Solis are made with: the layout in pixels, grounds, glyphs and pieces of this game."""
