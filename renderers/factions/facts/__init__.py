"""What the boards of Factions of Sol say, read from a view once: picture, alt text and text board are made from
it.
"""
