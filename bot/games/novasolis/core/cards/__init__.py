"""The cards of Nova Solis: the language that they are written in, their rows and sums, and their texts made of
phrases.
"""
