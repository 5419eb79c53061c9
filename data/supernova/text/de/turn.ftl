# Wie das Haus einen Zug nennt, wenn die Partie danach gezählt wird: „In Runde 12“.
-turn = Runde
