"""What is put on a board: marks, icons, pieces, planets, plates, cards, lines, and how a target is shown."""
