"""The cards of Factions of Sol: the language that they are written in, their rows, and their texts made of
phrases.
"""
