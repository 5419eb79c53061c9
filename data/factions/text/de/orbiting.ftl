# Planets that move, rides, and the effects of cards on places.

verb-ride = Mitfliegen
    .name = mitfliegen
    .help = Mit dem Planeten in einen Sektor fliegen, an den er jetzt grenzt, kostenlos
verb-stay = Bleiben
    .name = bleiben
    .help = Nicht mitfliegen

ask-ride = darf mit { FORM($planet-id, part: "dem") } von { $place } mitfliegen
    .you = Du darfst mit { FORM($planet-id, part: "dem") } von { $place } mitfliegen
    .several = dürfen mit { FORM($planet-id, part: "dem") } mitfliegen
    .hint = Der Planet zieht weiter. Du kannst kostenlos mit, in einen Sektor, an den er jetzt grenzt.
tip-ride = Der Planet zieht weiter. Du kannst kostenlos mit, in einen Sektor, an den er jetzt grenzt. An { $place } grenzt er auch noch.
ask-orbit = wählt einen Planeten, der { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
} zieht ({ $source })
    .you = Wähle einen Planeten, der { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
    } zieht ({ $source })
    .several = wählen einen Planeten, der { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
    } zieht ({ $source })
    .hint = Er zieht gegen den Uhrzeigersinn auf seinem Ring; Schiffe daneben dürfen mitfliegen.
ask-teleport-planet = wählt einen Planeten, der auf seinem Ring den Ort wechselt ({ $source })
    .you = Wähle einen Planeten, der auf seinem Ring den Ort wechselt ({ $source })
    .several = wählen einen Planeten, der auf seinem Ring den Ort wechselt ({ $source })
    .hint = Schiffe daneben fliegen nicht mit.
ask-node = wählt, wohin { FORM($planet-id, part: "der") } kommt: knapp vor den gewählten Sektor, gegen den Uhrzeigersinn
    .you = Wähle, wohin { FORM($planet-id, part: "der") } kommt: knapp vor den gewählten Sektor, gegen den Uhrzeigersinn
    .several = wählen, wohin { FORM($planet-id, part: "der") } kommt
ask-which-ship = wählt das Schiff, das teleportiert ({ $source })
    .you = Wähle das Schiff, das teleportiert ({ $source })
    .several = wählen das Schiff, das teleportiert ({ $source })
ask-free-ship = wählt das Schiff, das sich bewegt ({ $source })
    .you = Wähle das Schiff, das sich bewegt ({ $source })
    .several = wählen das Schiff, das sich bewegt ({ $source })
ask-teleport-ship = wählt, wohin das Schiff in { $place } teleportiert ({ $source })
    .you = Wähle, wohin das Schiff in { $place } teleportiert ({ $source })
    .several = wählen, wohin das Schiff in { $place } teleportiert ({ $source })
    .hint = Es kostet keine Energie und lässt keine zurück.
ask-take-wormhole = wählt das Wurmloch, das versetzt wird ({ $source })
    .you = Wähle das Wurmloch, das du versetzt ({ $source })
    .several = wählen das Wurmloch, das versetzt wird ({ $source })
    .hint = Beide sind auf dem Spielplan, also muss eines umziehen.
ask-place-wormhole = wählt einen Sektor für das Wurmloch ({ $source })
    .you = Wähle einen Sektor für das Wurmloch ({ $source })
    .several = wählen einen Sektor für das Wurmloch ({ $source })
    .hint = Sektoren mit Wurmlöchern gelten für alle als benachbart.
ask-clear = darf { $n ->
    [one] noch einen Sektor
   *[other] bis zu { $n } Sektoren
} von Energie räumen ({ $source })
    .you = Du darfst { $n ->
        [one] noch einen Sektor
       *[other] bis zu { $n } Sektoren
    } von Energie räumen ({ $source })
    .several = dürfen { $n ->
        [one] noch einen Sektor
       *[other] bis zu { $n } Sektoren
    } von Energie räumen ({ $source })
    .hint = Dort verschwindet die Energie aller, der Sektor ist wieder billig.
move-choose-clear = { $choice } räumen
ask-siphon = wählt einen Sektor zum Leeren ({ $source })
    .you = Wähle einen Sektor zum Leeren, für bis zu { $most } Energie ({ $source })
    .several = wählen einen Sektor zum Leeren ({ $source })
    .hint = Alle Energie dort verschwindet; du erhältst, was in deine Batterie passt.
ask-free-move = darf das Schiff in { $place } bis zu { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
} ohne Energie bewegen ({ $source })
    .you = Du darfst das Schiff in { $place } bis zu { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
    } ohne Energie bewegen ({ $source })
    .several = dürfen das Schiff in { $place } bis zu { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
    } ohne Energie bewegen ({ $source })
    .hint = Du zahlst keine Energie und lässt keine zurück. Es gilt nicht als Bewegung.
ask-peek = darf { $n ->
    [one] noch einen Asteroiden
   *[other] bis zu { $n } Asteroiden
} ansehen ({ $source })
    .you = Du darfst { $n ->
        [one] noch einen Asteroiden
       *[other] bis zu { $n } Asteroiden
    } ansehen ({ $source })
    .several = dürfen { $n ->
        [one] noch einen Asteroiden
       *[other] bis zu { $n } Asteroiden
    } ansehen ({ $source })
    .hint = Nur du erfährst, was sie wert sind.

event-orbited = { CAPITAL(FORM($planet-id, part: "der")) } zieht weiter und grenzt nun an { $sectors }.
event-rode = { $side } { AGREE($side-id, "fliegt", "fliegst", "fliegen", "fliegt") } mit { FORM($planet-id, part: "dem") } von { $from } nach { $to } mit.
event-swapped = { CAPITAL(FORM($planet-id, part: "der")) } und { FORM($other-id, part: "der") } tauschen die Plätze.
event-planet-teleported = { CAPITAL(FORM($planet-id, part: "der")) } teleportiert und grenzt nun an { $sectors }.
event-teleported = { $side } { AGREE($side-id, "teleportiert", "teleportierst", "teleportieren", "teleportiert") } von { $from } nach { $to }.
event-wormhole-placed = { $side } { AGREE($side-id, "setzt", "setzt", "setzen", "setzt") } ein Wurmloch in { $to }.
event-wormhole-taken = { $side } { AGREE($side-id, "versetzt", "versetzt", "versetzen", "versetzt") } das Wurmloch von { $from } nach { $to }.
event-cleared = { $side } { AGREE($side-id, "räumt", "räumst", "räumen", "räumt") } { $n } Energie aus { $place }.
event-siphoned = { $side } { AGREE($side-id, "leert", "leerst", "leeren", "leert") } { $place }: { $n } Energie.
event-moved-free = { $side } { AGREE($side-id, "fliegt", "fliegst", "fliegen", "fliegt") } ohne Energie von { $from } nach { $to }.
event-peeked = Der Asteroid in { $slot } ist { $worth ->
    [one] 1 Rohstoff
   *[other] { $worth } Rohstoffe
} wert.
refusal-looked-already = Den Asteroiden in { $slot } kennst du: Er ist { $worth ->
    [one] 1 Rohstoff
   *[other] { $worth } Rohstoffe
} wert.
    .title = Schon gesehen.
    .remedy = Sieh einen anderen an.
event-looked = { $side } { AGREE($side-id, "sieht", "siehst", "sehen", "seht") } { $n ->
    [0] keinen Asteroiden
    [one] einen Asteroiden
   *[other] { $n } Asteroiden
} an.

refusal-ride-here = Dein Schiff ist schon in { $place }.
    .title = Schon dort.
    .remedy = Wähle einen anderen Sektor, oder bleibe.
refusal-ride-elsewhere = { $place } grenzt jetzt nicht an den Planeten.
    .title = Nicht daneben.
    .remedy = Wähle { $places }, oder bleibe.
