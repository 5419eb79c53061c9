# Spielzüge, die Schritt für Schritt von Ort zu Ort führen; jeder Schritt hat seinen Preis.

choice-path = { $place }
choice-path-price = { $steps ->
    [one] kostet { $price }, Rest { $left }
   *[other] kostet { $price } in { $steps } Schritten, Rest { $left }
}
price-path = { $spent } gezahlt, Rest { $left }
path-whole = Nach { $place } für { $spent }
refusal-path-too-dear = Der billigste Weg nach { $place } kostet { $price }, und du hast { $left }.
    .title = Zu teuer.
    .remedy = Dir fehlen { $missing }.
refusal-path-here = Du bist schon in { $place }.
    .title = Schon dort.
    .remedy = Wähle einen anderen Ort.
refusal-path-again = Auf diesem Weg warst du schon in { $place }.
    .title = Nicht zweimal.
    .remedy = Wähle einen Ort, den du noch nicht betreten hast.
