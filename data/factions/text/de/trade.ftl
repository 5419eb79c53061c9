# Trading.

ask-offer = darf { FORM($side-id, part: "dir") } antworten ({ $side } bietet { $gives } für { $gets })
    .you = Du darfst { FORM($side-id, part: "dir") } antworten: { $gives } im Angebot, für { $gets }
    .several = dürfen { FORM($side-id, part: "dir") } antworten ({ $side } bietet { $gives } für { $gets })
tip-offer = Nimm an, lehne ab, oder antworte mit einem eigenen Angebot. { $works } Niemand wartet auf dich: Das Angebot endet, wenn { $side } weiterspielt.
ask-counter = darf { FORM($side-id, part: "dir") } antworten ({ $side } will { $gives } und bietet { $gets })
    .you = Du darfst { FORM($side-id, part: "dir") } antworten: gewünscht { $gives }, im Angebot { $gets }
    .several = dürfen { FORM($side-id, part: "dir") } antworten ({ $side } will { $gives } und bietet { $gets })
tip-counter = Nimm an, oder lehne ab. { $works } Das Angebot endet, wenn du weiterspielst.
ask-confirm-offer = darf den Handel mit { FORM($side-id, part: "dir") } bestätigen
    .you = Du darfst den Handel mit { FORM($side-id, part: "dir") } bestätigen
    .several = dürfen den Handel mit { FORM($side-id, part: "dir") } bestätigen
ask-confirm-counter = darf den Handel mit { FORM($side-id, part: "dir") } bestätigen
    .you = Du darfst den Handel mit { FORM($side-id, part: "dir") } bestätigen
    .several = dürfen den Handel mit { FORM($side-id, part: "dir") } bestätigen
tip-confirm = { $side } gibt { $gives }. Nimm an, um zu tauschen, lehne ab, um zu behalten, was du hast. { $works }

trade-works = Annehmen kannst du nur, solange beide Platz für das haben, was sie erhalten.
trade-blocked = Annehmen kannst du jetzt nicht: { $why }

term-energy = Energie
term-resources = Rohstoffe
term-explorers = Kundschafter
term-objectives = Aufträge
term-battery = Batterie-Ausbauten
term-cargo = Frachtraum-Ausbauten
term-alcubierre = Alcubierre-Ausbauten
term-sails = Sonnensegel-Ausbauten
term-probes = Sonden-Ausbauten
amount-energy = { $n } Energie
amount-resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
amount-explorers = { $n } Kundschafter
amount-objectives = { $n ->
    [one] 1 Auftrag
   *[other] { $n } Aufträge
}
amount-battery = { $n ->
    [one] 1 Batterie-Ausbau
   *[other] { $n } Batterie-Ausbauten
}
amount-cargo = { $n ->
    [one] 1 Frachtraum-Ausbau
   *[other] { $n } Frachtraum-Ausbauten
}
amount-alcubierre = { $n ->
    [one] 1 Alcubierre-Ausbau
   *[other] { $n } Alcubierre-Ausbauten
}
amount-sails = { $n ->
    [one] 1 Sonnensegel-Ausbau
   *[other] { $n } Sonnensegel-Ausbauten
}
amount-probes = { $n ->
    [one] 1 Sonden-Ausbau
   *[other] { $n } Sonden-Ausbauten
}

choice-decline = { $player }
reply-decline = { CAPITAL(FORM($player-player-id, part: "dein")) } Angebot ablehnen
choice-give = Du gibst { $amount }
    .band = Du gibst: { $what }
choice-get = Du erhältst { $amount }
    .band = Du erhältst: { $what }
choice-give-card = Du gibst { $card }
    .band = Du gibst: Karten
choice-get-card = Du erhältst { $card }
    .band = Du erhältst: Karten

offer-whole = { FORM($other-id, part: "dir") } { $gives } für { $gets } anbieten
counter-whole = { FORM($other-id, part: "dir") } stattdessen { $gives } für { $gets } anbieten
accept-whole = Mit { FORM($side-id, part: "dir") } tauschen
accept-picked = { $cards-count ->
    [one] { $cards } für { FORM($side-id, part: "dich") } wählen
   *[other] Diese { $cards-count } für { FORM($side-id, part: "dich") } wählen
}

event-offer-preview = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } { FORM($other-id, part: "dir") } { $gives } und { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } dafür { $gets }.
event-counter-preview = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } { FORM($other-id, part: "dir") } { $gives } und { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } dafür { $gets }.
event-no-room-yet = { $side } { AGREE($side-id, "hat", "hast", "haben", "habt") } noch keinen Platz ({ $what }); so lange muss der Handel warten.
event-accept-preview = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } { $gives }, { $other } { AGREE($other-id, "gibt", "gibst", "geben", "gebt") } { $gets }.
event-confirms-first = { $side } { AGREE($side-id, "sieht", "siehst", "sehen", "seht") } dann deine Wahl und { AGREE($side-id, "bestätigt", "bestätigst", "bestätigen", "bestätigt") } sie oder { AGREE($side-id, "lehnt", "lehnst", "lehnen", "lehnt") } ab.
event-offered = { $side } { $gives-count ->
    [0] { AGREE($side-id, "bittet", "bittest", "bitten", "bittet") } { FORM($other-id, part: "dich") } um { $gets }
   *[other] { AGREE($side-id, "bietet", "bietest", "bieten", "bietet") } { FORM($other-id, part: "dir") } { $gives } { $gets-count ->
        [0] umsonst
       *[other] für { $gets }
    }
}.
event-offered-cards = { $side } { AGREE($side-id, "bietet", "bietest", "bieten", "bietet") } { $gives } für { $gets }.
event-countered = { $other } { AGREE($other-id, "will", "willst", "wollen", "wollt") } { $gives } von { FORM($side-id, part: "dir") } und { AGREE($other-id, "bietet", "bietest", "bieten", "bietet") } { $gets }.
event-countered-cards = { $other } { AGREE($other-id, "bietet", "bietest", "bieten", "bietet") } { $gets } für { $gives }.
event-traded = { $gives-count ->
    [0] { $other } { AGREE($other-id, "schenkt", "schenkst", "schenken", "schenkt") } { FORM($side-id, part: "dir") } { $gets }
   *[other] { $gets-count ->
        [0] { $side } { AGREE($side-id, "schenkt", "schenkst", "schenken", "schenkt") } { FORM($other-id, part: "dir") } { $gives }
       *[other] { $side } { AGREE($side-id, "tauscht", "tauschst", "tauschen", "tauscht") } mit { FORM($other-id, part: "dir") }: { $gives } für { $gets }
    }
}.
event-traded-cards = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } { $gives }, { $other } { AGREE($other-id, "gibt", "gibst", "geben", "gebt") } { $gets }.
event-picked = { $side } { AGREE($side-id, "wählt", "wählst", "wählen", "wählt") } { $cards }; nun kann die andere Seite bestätigen oder ablehnen.
event-declined = { $side } { AGREE($side-id, "lehnt", "lehnst", "lehnen", "lehnt") } { FORM($other-id, part: "dein") } Angebot ab.
event-withdrew = { $side } { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } das Angebot an { FORM($other-id, part: "dich") } zurück.
event-offer-over = { CAPITAL(FORM($side-id, part: "dein")) } Angebot an { FORM($other-id, part: "dich") } ist vorbei.

refusal-trade-gone = { $side } { AGREE($side-id, "hat", "hast", "haben", "habt") } nicht mehr, was im Angebot steht.
    .title = Nicht mehr da.
    .remedy = Lehne ab und tausche dann, was da ist.
refusal-trade-no-room = { $side } { AGREE($side-id, "hat", "hast", "haben", "habt") } keinen Platz dafür: { $what }.
    .title = Kein Platz.
    .remedy = Tausche weniger, oder schaffe erst Platz.
refusal-offers-enough = Höchstens { $most } Angebote dürfen zugleich offen sein, und in einem Zug darfst du { $turn } machen.
    .title = Genug Angebote.
    .remedy = Nimm eines zurück, oder spiele weiter.
refusal-offer-open = Du hast { FORM($side-id, part: "dir") } schon ein Angebot gemacht.
    .title = Schon offen.
    .remedy = Nimm es erst zurück.
refusal-not-to-trade = { $side } { AGREE($side-id, "hat", "hast", "haben", "habt") } nichts davon zum Tauschen: { $what }.
    .title = Nichts zu tauschen.
    .remedy = Wähle aus der Liste.
