"""How a picture comes about: stamps on a ground, the frames drawn before it, and the file it is packed into."""
