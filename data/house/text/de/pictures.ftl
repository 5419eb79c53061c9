### Was die Bilder, Bildbeschreibungen und Spielpläne in Worten aller Spiele sagen.

colour-blue = Blau
    .letter = B
colour-yellow = Gelb
    .letter = E
colour-red = Rot
    .letter = R
colour-green = Grün
    .letter = G
colour-violet = Violett
    .letter = V
colour-orange = Orange
    .letter = O
colour-white = Weiß
    .letter = W
mark-circle = Kreis
mark-star = Stern
mark-square = Quadrat
mark-triangle = Dreieck
mark-diamond = Raute
mark-hexagon = Sechseck

board-seat = { $player } ({ $mark } in { $colour })
board-player = { $name }: { $facts }
board-asked = { $players } { $doing }.
board-full = Ganze Stellung: /game board worte:true.
board-place = Rang { $place }

picture-turn = { $players } { $doing }
picture-players = { $count } Spieler
picture-won = { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}
picture-place = { $place }.

marks-may = Du kannst wählen: { $places }.
marks-own = Von hier aus: { $places }.
marks-chosen = Gewählt: { $places }.
marks-more = { $n } weitere
marks-noted = { $place } ({ $note })
