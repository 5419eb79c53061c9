"""What the pictures of Factions of Sol are made with: the layout in pixels, grounds, glyphs and pieces of this
game.
"""
