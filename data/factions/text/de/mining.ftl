# Mining.

ask-which-asteroid = wählt einen Asteroiden zum Abbauen ({ $source })
    .you = Wähle einen Asteroiden zum Abbauen ({ $source })
    .several = wählen einen Asteroiden zum Abbauen ({ $source })
    .hint = Du erhältst so viele Rohstoffe, wie er wert ist; was nicht in deinen Frachtraum passt, ist verloren.
move-choose-which-asteroid = { $choice } abbauen

event-mined = { $side } { AGREE($side-id, "baut", "baust", "bauen", "baut") } den Asteroiden in { $slot } ab, Wert { $worth }{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } mehr
}.

refusal-no-asteroid = In { $slot } ist jetzt kein Asteroid.
    .title = Nichts dort.
    .remedy = Wähle einen Ort mit einem Asteroiden.
refusal-mined-enough = In diesem Zug kannst du keinen Asteroiden mehr abbauen.
    .title = Genug für diesen Zug.
    .remedy = Baue im nächsten Zug wieder ab.
refusal-relied-enough = Mit der Traktorschaufel baust du nur einen Asteroiden je Zug ab, und einen hattest du schon.
    .title = Genug für diesen Zug.
    .remedy = Baue einen Asteroiden ab, bei dem dein Schiff steht.
refusal-asteroid-away = Dein Schiff ist nicht dort, wo du den Asteroiden in { $slot } abbauen kannst.
    .title = Außer Reichweite.
    .remedy = Beende erst deine Bewegung in diesem Sektor.
refusal-kuiper-away = Dein Schiff grenzt nicht an das Viertel { $slot } des Kuipergürtels.
    .title = Außer Reichweite.
    .remedy = Beende deine Bewegung in einem Sektor von Band H daneben.
