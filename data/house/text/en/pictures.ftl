### What pictures of all games say, and the text board of a game without pictures.

# A seat in a text board: its player, and what is to be said of it.
board-player = { $name }: { $facts }
board-asked = { $players } { $doing }.
