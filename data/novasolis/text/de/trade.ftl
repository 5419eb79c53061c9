# X4, Handel: Verträge, verliehene Technologien, Angebote, und die Technologien der Erweiterung.

option-trade = Handel
    .help = In der Logistik handeln Reiche per Vertrag mit Stufen, Rohstoffen, Sternen und Technologien, zum Preis von Diplomatiemarkern
value-trade-off = aus
value-trade-on = an

tour-trade = In der Logistik handeln Reiche per **Vertrag**: Stufen, Rohstoffe, Sterne und Technologien gehen von einem zum anderen, bis jemand kündigt. Eine Seite macht ein Angebot; die andere nimmt an, lehnt ab oder macht ein Gegenangebot.

    Für das, was du erhältst, ziehst du **Diplomatiemarker**: Jeder kostet am Ende ½★ bis 2★. Alles, was du gibst, belegt einen deiner fünf **Handelsmarker**.

# Technologien -----------------------------------------------------------------------------------------------------

card-commodity-exchange = Warenbörse
card-free-ports = Freihäfen
card-diplomatic-corps = Diplomatisches Korps
card-advanced-mining = Bergbautechnik
card-commerce-network = Handelsnetz
card-settlers-guild = Siedlergilde
card-tribute-demands = Tributforderungen
card-merchant-princes = Handelsfürsten
card-gene-exchange = Genbörse
card-shared-academies = Gemeinsame Akademien
card-contract-foundries = Vertragsschmieden

do-trade-income-received = du erhältst in jeder Logistik { $amount } für jeden Vertrag, aus dem du etwas erhältst (höchstens { $most })
do-trade-income-contracts = du erhältst in jeder Logistik { $amount } für jeden deiner Verträge (höchstens { $most })
do-trade-income-tokens = du erhältst in jeder Logistik { $amount } je { $each } Handelsmarker, die auf Verträgen liegen
do-trade-income-lent = du erhältst in jeder Logistik { $amount } für jede verliehene Technologie
do-diplomats = sobald du für eine Vereinbarung Diplomatiemarker nimmst, zieh 1 mehr, und leg 1 davon zurück
do-mining = solange sie aktiv ist, bringt eins deiner Plättchen mit einem Grundrohstoff { $n } mehr davon
do-guild = sobald du als Geber einen Vertrag schließt, ziehst du { $tiles } Standortplättchen
do-tribute = nimmst du eine Kolonie ein oder zerstörst in einem Kampf { $units } oder mehr Einheiten eines Reiches, legst du 1 Diplomatiemarker zurück
do-newcomers = jede Bevölkerung, die du per Vertrag erhältst, zählt { $add } mehr
do-teaching = nimmt ein anderes Reich eine Technologie von dir: { $stars } erhalten, einmal je Technologie
do-supplier = solange du per Vertrag einen Rohstoff gibst: { CAPITAL($said) }

# Fragen -----------------------------------------------------------------------------------------------------------

ask-bargaining = darf vor dem Einkommen handeln
    .you = Du darfst vor deinem Einkommen handeln
    .several = dürfen vor dem Einkommen handeln
    .hint = Mach Angebote, beantworte die der anderen, kündige Verträge, oder hol Technologien zurück. Alles, was du gibst, belegt einen deiner Handelsmarker; für das, was du erhältst, ziehst du Diplomatiemarker, die am Ende Sterne kosten. Mit „Fertig“ geht es weiter; offene Angebote enden dann.
ask-trade = darf { FORM($side-id, part: "dir") } auf ein Angebot antworten: { $gives } gegen { $gets }
    .you = { CAPITAL($side) } { AGREE($side-id, "bietet", "bietest") } dir { $gives } gegen { $gets }
    .several = dürfen { FORM($side-id, part: "dir") } auf ein Angebot antworten: { $gives } gegen { $gets }
    .hint = Nimm an, lehn ab, oder mach ein Gegenangebot.
tip-trade = { $price ->
    [0] Annehmen kostet dich keine Diplomatiemarker.
   *[other] Annehmen kostet dich { $price } Diplomatiemarker.
} { $works } Niemand wartet auf dich: Das Angebot endet, wenn der Handel dieser Logistik endet.
trade-works = Ihr könnt dieses Geschäft jetzt beide machen.
trade-blocked = Annehmen geht gerade nicht: { $why }
ask-call = darf { FORM($side-id, part: "dir") } auf ein Angebot an alle antworten: { $gives } gegen { $gets }
    .you = { CAPITAL($side) } { AGREE($side-id, "bietet", "bietest") } allen { $gives } gegen { $gets }
    .several = dürfen { FORM($side-id, part: "dir") } auf ein Angebot an alle antworten: { $gives } gegen { $gets }
    .hint = Nimm an, oder lehn ab; wer zuerst annimmt, macht das Geschäft. Willst du andere Bedingungen, mach { FORM($side-id, part: "dir") } selbst ein Angebot.
ask-retort = darf im Gegenzug Verträge mit { FORM($side-id, part: "dir") } kündigen
    .you = Du darfst im Gegenzug Verträge mit { FORM($side-id, part: "dir") } kündigen
    .hint = { CAPITAL($side) } { AGREE($side-id, "hat", "hast") } einen Vertrag mit dir gekündigt. Jeder Vertrag, den du kündigst, kostet 1 Diplomatiemarker; was du gegeben hast, kommt sofort zurück. Mit „Fertig“ behältst du sie.
    .several = dürfen im Gegenzug Verträge mit { FORM($side-id, part: "dir") } kündigen
ask-return-token = legt einen Diplomatiemarker zurück
    .you = Leg einen Diplomatiemarker zurück
    .hint = Die, die du behältst, kosten dich am Ende Sterne.
ask-mine = wählt, was Bergbautechnik bringt
    .you = Wähle, was Bergbautechnik bringt
    .hint = Von diesem Rohstoff hast du 1 mehr für die Technologien, die du jetzt aktivierst, wenn Bergbautechnik dabei ist.

# Was es zu tun gibt -----------------------------------------------------------------------------------------------

group-trade = Handel
    .name = handel
    .help = Angebote, Verträge und verliehene Technologien
verb-offer = Anbieten
    .name = anbieten
    .help = Ein Geschäft anbieten: was du gibst und was du erhältst, etwa „give-energy-1 get-boson-1“
    .next = Was gibst oder erhältst du noch?
verb-counter = Gegenangebot
    .name = gegenangebot
    .help = Auf ein Angebot mit einem eigenen antworten
    .next = Was gibst oder erhältst du noch?
verb-accept = Annehmen
    .name = annehmen
    .help = Ein Angebot annehmen; das Geschäft gilt sofort
verb-decline = Ablehnen
    .name = ablehnen
    .help = Ein Angebot ablehnen
verb-retract = Angebot zurücknehmen
    .name = zurücknehmen
    .help = Dein Angebot zurücknehmen
verb-rescind = Verträge kündigen
    .name = kündigen
    .help = Beliebige deiner Verträge für je 1 Diplomatiemarker kündigen; alles kommt sofort zurück
verb-regain = Technologie zurückholen
    .name = zurückholen
    .help = Eine verliehene Technologie für 1 Diplomatiemarker zurückholen
verb-return = Marker zurücklegen
    .name = zurücklegen
    .help = Einen Diplomatiemarker in den Beutel zurücklegen
verb-leave = Geschäfte beenden
    .name = beenden
    .help = Die Geschäfte eines Reiches beenden, das niemand mehr spielt
verb-mine = Fördern
    .name = fördern
    .help = Den Rohstoff wählen, den Bergbautechnik bringt

param-partner = Reich
    .name = reich
    .help = Das Reich, mit dem du handelst, oder „everyone“ (alle)
param-terms = Bedingungen
    .name = bedingungen
    .help = Was du gibst und erhältst: „give-energy-2“, „get-boson-1“, „give-star“, „get-scanner“
param-contracts = Verträge
    .name = verträge
    .help = Die Verträge, die du kündigst, etwa „contract-1“
param-token = Marker
    .name = marker
    .help = Was der Marker kostet, in halben Sternen
param-resource = Rohstoff
    .name = rohstoff
    .help = Ein Grundrohstoff, den eins deiner Plättchen bringt

choice-partner = { CAPITAL($side) }
choice-everyone = Alle
    .help = Wer zuerst annimmt, macht das Geschäft
choice-call = Das Angebot an alle
choice-give = Du gibst { $what }
    .band = Du gibst: { $name }
choice-get = Du erhältst { $what }
    .band = Du erhältst: { $name }
choice-give-technology = Du gibst { $card }
    .help = { $said }
    .band = Du gibst: Technologien
choice-get-technology = Du erhältst { $card }
    .help = { $said }
    .band = Du erhältst: Technologien
choice-contract = { CAPITAL(FORM($side-id, part: "dein")) } Vertrag mit { FORM($other-id, part: "dir") }
    .help = { AGREE($side-id, "Gibt", "Du gibst") } { $items }
choice-regain = { $card }
    .help = { $said }
choice-token = Einen über { $stars }
choice-mine = 1 { $resource } mehr

deal-nothing = nichts
deal-energy = { $n ->
    [one] 1 Energiestufe
   *[other] { $n } Energiestufen
}
deal-population = { $n } Bevölkerung
deal-research = { $n ->
    [one] 1 Forschungsstufe
   *[other] { $n } Forschungsstufen
}
deal-fleet = { $n } Flotte
deal-star = 1★ jetzt und in jeder Logistik
deal-points = Sterne
price-trade = { $free ->
    [0] Kein Handelsmarker frei
   *[other] Noch { $free } Handelsmarker frei
}, und du nimmst { $n ->
    [0] keine
   *[other] { $n }
} Diplomatiemarker
trade-whole = { $gives } gegen { $gets } geben
# Wo ein Knopf nicht für alles Platz hat; worum es geht, steht darüber.
trade-whole-many = { $given ->
    [0] Nichts
    [one] 1 Sache
   *[other] { $given } Sachen
} gegen { $got ->
    [0] nichts
    [one] 1 Sache
   *[other] { $got } Sachen
} geben

# Was geschieht ----------------------------------------------------------------------------------------------------

tokens-dealt = ein Geschäft
tokens-rescinded = einen gekündigten Vertrag
tokens-regained = eine zurückgeholte Technologie
tokens-diplomats = Diplomatisches Korps
event-trade-preview = { $side } { AGREE($side-id, "gibt", "gibst") } { FORM($other-id, part: "dir") } { $gives } und { AGREE($side-id, "erhält", "erhältst") } { $gets }.
event-call-preview = { $side } { AGREE($side-id, "gibt", "gibst") } dem Reich, das zuerst annimmt, { $gives } und { AGREE($side-id, "erhält", "erhältst") } { $gets }.
event-called = { $side } { AGREE($side-id, "bietet", "bietest") } allen { $gives } gegen { $gets } an.
event-call-retracted = { $side } { AGREE($side-id, "nimmt", "nimmst") } das Angebot an alle zurück.
event-call-over = { CAPITAL(FORM($side-id, part: "dein")) } Angebot an alle ist vorbei.
event-trade-offered = { $side } { $gives-id ->
        [deal-nothing] { AGREE($side-id, "bittet", "bittest") } { FORM($other-id, part: "dich") } per Vertrag um { $gets }
       *[other] { AGREE($side-id, "bietet", "bietest") } { FORM($other-id, part: "dir") } { $gives } { $gets-id ->
            [deal-nothing] umsonst
           *[other] gegen { $gets }
        } an
    }.
event-trade-accepted = { $side } { AGREE($side-id, "nimmt", "nimmst") } { FORM($other-id, part: "dein") } Angebot an.
event-trade-declined = { $side } { AGREE($side-id, "lehnt", "lehnst") } { FORM($other-id, part: "dein") } Angebot ab.
event-trade-retracted = { $side } { AGREE($side-id, "nimmt", "nimmst") } das Angebot an { FORM($other-id, part: "dich") } zurück.
event-trade-over = { CAPITAL(FORM($side-id, part: "dein")) } Angebot an { FORM($other-id, part: "dich") } ist vorbei.
event-contract-signed = { $side } { AGREE($side-id, "gibt", "gibst") } { FORM($other-id, part: "dir") } ab jetzt per Vertrag: { $items }.
event-contract-rescinded = { $side } { AGREE($side-id, "kündigt", "kündigst") } einen Vertrag mit { FORM($other-id, part: "dir") }: { $items }.
event-left-deals = Niemand spielt mehr für { FORM($side-id, part: "dich") }: Alle Geschäfte dieses Reiches enden.
event-contract-over = { $side } { AGREE($side-id, "gibt", "gibst") } { FORM($other-id, part: "dir") } nicht mehr per Vertrag: { $items }.
event-technology-back = { $side } { AGREE($side-id, "erhält", "erhältst") } { $card } von { FORM($other-id, part: "dir") } zurück.
event-contract-void = { $side } { AGREE($side-id, "kann", "kannst") } { FORM($other-id, part: "dir") } nicht mehr geben, was der Vertrag verlangt: { $items }.
event-contract-no-stars = { $other } { AGREE($other-id, "hat", "hast") } keine Sterne mehr für { FORM($side-id, part: "dich") }.
event-stars-contract = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } per Vertrag.
event-stars-teaching = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für eine Technologie, die ein anderes Reich nimmt.
event-technology-lent = { $side } { AGREE($side-id, "verleiht", "verleihst") } { $card } an { FORM($other-id, part: "dich") }.
event-technology-regained = { $side } { AGREE($side-id, "holt", "holst") } { $card } von { FORM($other-id, part: "dir") } zurück.
event-token-returned = { $side } { AGREE($side-id, "legt", "legst") } einen Diplomatiemarker über { $stars } zurück.
event-mined = { $side } { AGREE($side-id, "fördert", "förderst") } { $resource }.
event-guild-tiles = { $side } { AGREE($side-id, "zieht", "ziehst") } für den Vertrag { $cards }.
    .hidden = { $side } { AGREE($side-id, "zieht", "ziehst") } für den Vertrag { $n } Standortplättchen.

# Absagen ----------------------------------------------------------------------------------------------------------

refusal-trade-empty = Bei einem Geschäft gibt mindestens einer von euch etwas.
    .title = Nichts dabei.
    .remedy = Sag, was du gibst oder was du erhältst.
refusal-trade-nothing = Gerade hast du nichts, womit du handeln könntest.
    .title = Nichts zu handeln.
    .remedy = Mach erst Handelsmarker oder Verträge frei, oder warte, bis Diplomatiemarker in den Beutel zurückkommen.
refusal-trade-unknown = Das sind keine Bedingungen eines Geschäfts.
    .title = Keine Bedingungen.
    .remedy = Wähle aus der Liste: Stufen außer dem Reaktor, Rohstoffe, 1★ oder Basistechnologien, jedes einmal.
refusal-trade-items = Ein Vertrag umfasst höchstens { $n } Sachen.
    .title = Zu viel.
    .remedy = Lass etwas weg.
refusal-trade-resource = { CAPITAL($side) } { AGREE($side-id, "hat", "hast") } nicht so viel { $what } zu geben.
    .title = Nicht genug.
    .remedy = Wähle aus der Liste.
refusal-trade-level = { CAPITAL(FORM($side-id, part: "deine")) } { $what } fiele unter 0.
    .title = Nicht genug.
    .remedy = Handle mit weniger davon.
refusal-trade-no-token = { CAPITAL($side) } { AGREE($side-id, "braucht", "brauchst") } dafür { $n ->
        [one] 1 freien Handelsmarker
       *[other] { $n } freie Handelsmarker
    } und { AGREE($side-id, "hat", "hast") } { $free ->
        [0] keinen
       *[other] { $free }
    }.
    .title = Kein Handelsmarker.
    .remedy = Handle mit weniger, oder mach erst Marker frei: Kündige einen Vertrag, oder hol eine Technologie zurück.
refusal-trade-not-basic = { $card } ist keine Basistechnologie, und nur die lassen sich verleihen.
    .title = Nicht zu verleihen.
    .remedy = Wähle eine Basistechnologie.
refusal-trade-borrowed = { CAPITAL($side) } { AGREE($side-id, "hat", "hast") } { $card } nur geliehen und { AGREE($side-id, "kann", "kannst") } das nicht weiterverleihen.
    .title = Geliehen.
    .remedy = Wähle eine andere Technologie.
refusal-trade-not-owned = { CAPITAL($side) } { AGREE($side-id, "hat", "hast") } { $card } nicht.
    .title = Nicht da.
    .remedy = Wähle aus der Liste.
refusal-trade-owned = { CAPITAL($side) } { AGREE($side-id, "hat", "hast") } { $card } schon.
    .title = Schon vorhanden.
    .remedy = Wähle eine andere Technologie.
refusal-trade-no-contract = Alle { $n } Verträge sind vergeben.
    .title = Kein Vertrag übrig.
    .remedy = Handle nur mit Technologien, oder kündige erst einen Vertrag.
refusal-trade-bag = Dieses Geschäft kostet { $n } Diplomatiemarker, und im Beutel { $left ->
        [0] ist keiner
        [one] ist 1
       *[other] sind { $left }
    }.
    .title = Beutel zu leer.
    .remedy = Handle mit weniger, oder warte, bis Marker in den Beutel zurückkommen.
refusal-trade-oneself = Mit dir selbst kannst du nicht handeln.
    .title = Das bist du.
    .remedy = Wähle ein anderes Reich.
refusal-trade-not-active = Nur wer gerade seine Logistik macht, kann handeln, und das { AGREE($side-id, "ist", "bist") } { $side }.
    .title = Nicht untereinander.
    .remedy = Mach { FORM($side-id, part: "dir") } ein Angebot, oder warte auf deine eigene Logistik.
refusal-trade-open = Zwischen dir und { FORM($side-id, part: "dir") } ist schon ein Angebot offen.
    .title = Erst antworten.
    .remedy = Beantworte es, nimm es zurück, oder warte auf die Antwort.
refusal-trade-called = Dein Angebot an alle ist noch offen.
    .title = Eins nach dem anderen.
    .remedy = Nimm es erst zurück, oder warte, bis es jemand annimmt.
refusal-trade-two = Es gibt nur ein anderes Reich.
    .title = Nur zu zweit.
    .remedy = Mach diesem Reich ein Angebot.
refusal-trade-no-offer = Ein solches Angebot gibt es für dich nicht.
    .title = Kein Angebot.
    .remedy = Wähle ein Angebot aus der Liste.
refusal-trade-countered = Ein Gegenangebot kannst du nur annehmen oder ablehnen.
    .title = Erst antworten.
    .remedy = Nimm an oder lehn ab, dann mach ein neues Angebot.
refusal-trade-own-logistics = Verträge kündigen und Technologien zurückholen kannst du nur in deiner eigenen Logistik.
    .title = Jetzt nicht.
    .remedy = Warte auf deine eigene Logistik.
refusal-trade-no-such-contract = Einen solchen Vertrag hast du nicht.
    .title = Kein solcher Vertrag.
    .remedy = Wähle aus der Liste, jeden einmal.
refusal-trade-retort = Mit { FORM($side-id, part: "dir") } hast du keinen solchen Vertrag.
    .title = Kein solcher Vertrag.
    .remedy = Wähle aus der Liste, oder wähle „Fertig“.
refusal-trade-not-lent = Du hast { $card } nicht verliehen.
    .title = Nicht verliehen.
    .remedy = Wähle eine Technologie aus der Liste.
