### What the pictures, alt texts and text boards of all games say.

colour-blue = blue
    .letter = B
colour-yellow = yellow
    .letter = Y
colour-red = red
    .letter = R
colour-green = green
    .letter = G
colour-violet = violet
    .letter = V
colour-orange = orange
    .letter = O
colour-white = white
    .letter = W
mark-circle = circle
mark-star = star
mark-square = square
mark-triangle = triangle
mark-diamond = diamond
mark-hexagon = hexagon

# A player with the colour and the shape of the seat.
board-seat = { $player } ({ $colour } { $mark })
# A seat in a text board: its player, and what is to be said of it.
board-player = { $name }: { $facts }
board-asked = { $players } { $doing }.
board-full = Full position: /game board text:true.
board-place = place { $place }

# Whose turn it is, upper right in pictures.
picture-turn = { $players } { $doing }
picture-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
picture-won = { $count ->
    [one] wins
   *[other] share the win
}
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# What is marked on a picture: choices, what would move, what has been chosen.
marks-may = You can choose { $places }.
marks-own = It starts from { $places }.
marks-chosen = Chosen: { $places }.
marks-more = { $n } more
marks-noted = { $place } ({ $note })
