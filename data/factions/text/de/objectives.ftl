### Secret objectives.

ask-draft = sucht sich einen Auftrag aus
    .you = Such dir einen Auftrag aus
    .several = suchen sich einen Auftrag aus
    .hint = Die anderen gibst du ab, und alle sehen sie.
move-choose-draft = { $choice } behalten
ask-over-limit = gibt einen Auftrag ab
    .you = Gib einen Auftrag ab
    .several = geben einen Auftrag ab
    .hint = Du hast mehr, als du halten darfst. Alle sehen die Karte, die du abgibst.
move-choose-over-limit = { $choice } abgeben

choice-keep = { $card } doch behalten
    .help = Du wolltest ihn erfüllen und zahlen; nimm das zurück

event-drew-objectives = { $side } { AGREE($side-id, "zieht", "ziehst", "ziehen", "zieht") } { $cards }.
    .hidden = { $side } { AGREE($side-id, "zieht", "ziehst", "ziehen", "zieht") } { $n ->
        [one] einen Auftrag
       *[other] { $n } Aufträge
    }.
event-burned-objectives = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } { $cards-count ->
        [one] „{ $cards }“
       *[other] { $cards }
    } ab.
event-finished = { $side } { AGREE($side-id, "erfüllt", "erfüllst", "erfüllen", "erfüllt") } { $card } für { $points } Punkte.
event-will-finish = { $answer ->
        [yes] { $card } wird erfüllt und bezahlt, sobald es geht.
       *[no] { $card } bleibt auf deiner Hand.
    }

refusal-finished-by-itself = { $card } kostet nichts und wird deshalb erfüllt, sobald es geht.
    .title = Geht von selbst.
    .remedy = Willst du selbst entscheiden, schalte das automatische Erfüllen in deinen Einstellungen ab.
refusal-said-already = Das hast du zu { $card } schon gesagt.
    .title = Nichts zu ändern.
    .remedy = Sage das Gegenteil, um es zu ändern.
