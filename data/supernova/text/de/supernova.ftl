# Super Nova.

title = Super Nova
tagline = Besiedle, handle, rede und schieße dich zum größten Reich, bevor die Sterne sterben.
credits = Erdacht von John Montrie, Regeln bearbeitet von Bruce Mount (1995). Dieser Bot ist inoffiziell und hat mit ihnen nichts zu tun.
hint-first = Deine Hand habe ich dir als Direktnachricht geschickt; *Meine Hand* zeigt sie auch hier. In jeder Phase sind alle reihum dran: Lege zuerst einen Planeten aus (Entdecken), dann besiedle ihn und baue auf ihm (Bauen). Was du jetzt spielen kannst, hat einen goldenen Rahmen; am Anfang siehst du dir nur deine Hand an.
tour-goal = { tagline }

    Wessen Reich am Ende einer Runde genug **Potenzial** hat, gewinnt: 13, 15 oder 17, je nach Spielerzahl. Es ist die große Zahl neben jedem Namen.
tour-points = Potenzial ist das **P** deiner Planeten mit ihrer Umwelt und ihrer Zivilisation. Schiffe und Leute zählen nichts, aber sie verteidigen, was du hast, und nehmen, was andere haben.

    Du entdeckst höchstens einen Planeten je Runde. Gute Umwelten kommen auf deine eigenen Planeten, schlechte auf fremde.
tour-score = **Was als Potenzial zählt**
    - **1 bis 4** · ein Planet
    - **−1 bis +1** · eine Umwelt darauf
    - **0 bis +2** · eine Zivilisation darauf
    - **0** · Leute und Schiffe

    Das Ziel ist **17** zu zweit, **15** zu dritt, **13** ab vier Spielern.
tour-usual = In einer ersten Partie braucht ein Computer der Stärke *Mittel* rund { $turns } Runden. Wer gewinnt, hat dann { $best }, der Schnitt ist { $score }.
tour-moves = Alle spielen eine Phase, bevor die nächste beginnt: **Ziehen**, einen Planeten **Entdecken**, Leute, Schiffe und Zivilisation **Bauen**, eine **Aktion**, **Transport**, **Abwerfen**.

    Die Aktion wählst du: eine Karte tauschen, einen Planeten angreifen, Karten wegwerfen oder abwarten. Dazwischen dürfen alle Sonderkarten spielen, und niemand weiß, wer welche hat.

headline = Runde { $turn } · { $phase } · Ziel { $goal } Potenzial
headline-over = { $winners } { AGREE($winners-id, "hat", "hast", "haben", "habt") } gewonnen

# Moves --------------------------------------------------------------------------------------------------------

group-battle = Schlacht
    .name = schlacht
    .help = Im Angriff senden, verteidigen, fliehen, zuschlagen und sich zurückziehen
group-deal = Handel
    .name = handel
    .help = Anderen Karten anbieten und auf Angebote antworten
group-empire = Dein Reich
    .name = reich
    .help = Eine Heimatwelt ernennen, ihr Volk bestimmen oder aufgeben
group-set = Einstellungen
    .name = einstellungen
    .help = Wann du gefragt wirst und was sich von selbst spielt
verb-play = Karte ausspielen
    .name = ausspielen
    .help = Eine Handkarte auf einen Planeten, ein Schiff oder eine Karte spielen
move-play-without-target = { $card-name } { $card-kind ->
        [planet] entdecken
       *[other] ausspielen
    }
move-play-without-after = { $card-name } { $card-kind ->
        [special] { $target-kind ->
            [side] für
           *[other] auf
        }
        [ship] bei
       *[other] auf
    } { $target-kind ->
        [asset] { $target-name } bei { $target-at } ({ FORM($target-owner-id, part: "own") })
        [planet] { $card-kind ->
            [special] { $target }
           *[other] { $target-owner-id ->
                [reader] { $target-name }
               *[other] { $target-name } ({ FORM($target-owner-id, part: "own") })
            }
        }
       *[other] { $target }
    } { $card-kind ->
        [special] spielen
        [ship] bauen
       *[other] legen
    }
verb-lay = Karten auslegen
    .name = auslegen
    .help = Mehrere Karten nacheinander: erst ein Ort, dann alles, was dorthin kommt; tippe „at-altair scout“
    .next = Noch mehr Karten?
verb-done = Fertig
    .name = fertig
    .help = Abschließen, was du hier tust
verb-pass = Passen
    .name = passen
    .help = Hier nichts tun
verb-draw = Ziehen
    .name = ziehen
    .help = Die Hand von einem Stapel auffüllen, oder eine erste Hand ohne Planeten ersetzen
move-draw-exchange = { $pile }
move-draw = { $pile-id ->
        [choice-discard-pile] Vom Ablagestapel ziehen
       *[choice-main] Vom Nachziehstapel ziehen
    }
verb-attack = Angreifen
    .name = angreifen
    .help = Einen Planeten mit Schiffen von einem deiner Planeten angreifen
move-move = { $card-name } { FORM($to-name-id, part: "kind") ->
        [ship] { FORM($to-name-id, part: "auf") }
       *[other] nach { $to-name }
    } bewegen
move-trade = { FORM($player-id, part: "dir") } { $card-name } anbieten
move-attack = { $planet } von { $from } aus angreifen
verb-muster = Mit einer Flotte angreifen
    .name = flotte
    .help = Planet wählen und die Schiffe, die angreifen; tippe „freya“ oder „freya scout battleship“
    .next = Wer greift noch an?
verb-send = Senden
    .name = senden
    .help = Dieses Schiff mit der angreifenden Flotte senden
verb-defend = Verteidigen
    .name = verteidigen
    .help = Den Planeten mit den Schiffen verteidigen, die noch da sind
verb-flee = Fliehen
    .name = fliehen
    .help = Dieses Schiff in den Tiefraum senden
move-strike = { $category-kind ->
        [bypass] Die Schiffe umfliegen
       *[other] { CAPITAL($category-category) } zuschlagen, { $category-ours } gegen { $category-theirs }
    }
move-choose = { $choice }
move-flee = { $ship } fliehen lassen
verb-strike = Zuschlagen
    .name = zuschlagen
    .help = In dieser Angriffsart angreifen, oder die Schiffe umfliegen
verb-withdraw = Sich zurückziehen
    .name = rückzug
    .help = Den Angriff abbrechen und heimkehren
verb-bargain = Ein Geschäft machen
    .name = geschäft
    .help = Anderen eine Karte anbieten, oder auf ein Angebot mit Karten und Versprechen antworten
    .next = Was gibst oder erhältst du noch?
verb-trade = Tauschen
    .name = tauschen
    .help = Jemandem eine Karte anbieten; du kannst sie mehreren anbieten, einem nach dem anderen
verb-counter = Gegenangebot
    .name = gegenangebot
    .help = Eine Karte oder ein Versprechen in deine Antwort aufnehmen
verb-promise = In Worten versprechen
    .name = versprechen
    .help = Ein Versprechen in eigenen Worten in die Antwort aufnehmen; es ist nicht bindend
    .next = Was versprichst du noch?
verb-accept = Annehmen
    .name = annehmen
    .help = Diese Antwort auf dein Angebot annehmen
verb-dump = Karten über Bord werfen
    .name = wegwerfen
    .help = Bis zu drei Karten auf einmal abwerfen, in der Reihenfolge deiner Hand
    .next = Noch eine Karte über Bord werfen?
verb-jettison = Über Bord werfen
    .name = über-bord
    .help = Eine Karte auf den Ablagestapel werfen, bis zu drei
verb-move = Bewegen
    .name = bewegen
    .help = Ein Schiff oder Bevölkerung bewegen; jede Karte einmal je Runde
verb-transport = Transport
    .name = transport
    .help = Mehrere Schiffe und Leute bewegen: erst ein Ort, dann was dorthin kommt; tippe „at-vega scout“
    .next = Noch etwas bewegen?
verb-choose = Wählen
    .name = wählen
    .help = Eine Karte oder ein Volk wählen
verb-discard = Abwerfen
    .name = abwerfen
    .help = Eine Karte abwerfen
move-discard-drop-ship = { $card-name } hergeben
move-discard-drop-population = { $card-name } hergeben
move-discard-discard = { $card-name } abwerfen
verb-homeworld = Heimatwelt
    .name = heimatwelt
    .help = Einen Planeten zu deiner Heimatwelt ernennen, oder ihr Volk bestimmen
move-homeworld-without-race = { $planet-name } zu deiner Heimatwelt ernennen
move-homeworld = { $planet-name } zur Heimatwelt der { $race-race } machen
verb-queue = Als Nächstes spielen
    .name = danach
    .help = Solange andere auf deine Karte antworten dürfen: festlegen, was du danach spielst
verb-close = Fenster schließen
    .name = schließen
    .help = Die Zeit zum Antworten ist vorbei
verb-ask = Wann ich gefragt werde
    .name = fragen
    .help = Wählen, wonach du gefragt wirst, wovon du hörst und wie lange
verb-hold = Nach einer Karte fragen
    .name = nachfragen
    .help = Immer gefragt werden, wenn du diese Sonderkarte spielen könntest, auch wenn du sie nicht hast
verb-pledge = Zusage
    .name = zusage
    .help = Diese Sonderkarte spielt sich selbst, wenn du zurückliegst oder sie die Schlacht dreht
verb-autopass = Für mich passen
    .name = auto-passen
    .help = Für dich passen, wenn keine deiner Sonderkarten passt; niemand merkt es
verb-attend = In jedem Fenster fragen
    .name = immer-fragen
    .help = In jedem Fenster gefragt werden, auch wenn es nur andere betrifft; alle warten auf dich
verb-double = Hauptquartier
    .name = hauptquartier
    .help = Wählen, ob Söldner ihre Stärken an ihrem Hauptquartier verdoppeln
verb-resign = Aufgeben
    .name = aufgeben
    .help = Für immer aussteigen: Dein Reich und deine Hand werden verschrottet

param-card = die Karte
    .name = karte
param-cards = die Karten
    .name = karten
param-after = die frühere Karte, auf die sie folgt
    .name = nach-karte
param-target = worauf sie gespielt wird
    .name = ziel
param-pile = der Stapel
    .name = stapel
param-planet = der Planet
    .name = planet
param-from = der Planet, von dem deine Schiffe kommen
    .name = von
param-ship = das Schiff
    .name = schiff
param-category = die Angriffsart
    .name = art
param-player = der Spieler
    .name = spieler
param-to = wohin
    .name = nach
param-choice = deine Wahl
    .name = wahl
param-race = das Volk der Heimatwelt
    .name = volk
param-when = wann du gefragt wirst
    .name = wann
param-scope = wie lange
    .name = dauer
param-answer = an oder aus
    .name = antwort
param-side = im Angriff oder in der Verteidigung
    .name = seite
param-condition = wann
    .name = bedingung
param-sure = „ja“
    .name = sicher
param-fleet = der Planet, der angegriffen wird, dann Schiffe
    .name = flotte
param-words = dein Versprechen
    .name = worte
param-terms = eine Karte, dann Spieler; oder als Antwort Karten und Versprechen
    .name = bedingungen
param-row = ein Ort, dann was dorthin kommt, dann der nächste Ort
    .name = reihe

# Options ------------------------------------------------------------------------------------------------------

preset-first = Erste Partie
    .help = Alle beginnen mit einer Heimatwelt, und keine Karte zerstört einen Planeten
preset-full = Volles Spiel
    .help = Jede Karte und Regel wie gedruckt: Finde deine Heimatwelt selbst
preset-market = Offener Markt
    .help = Tausche in deiner Aktionsphase, sooft du willst
preset-hidden = Verdeckte Stapel
    .help = Was auf einem Planeten lebt, bleibt verborgen, bis ihn jemand angreift
preset-decks = Eigene Decks
    .help = Alle ziehen von einem eigenen Deck mit 60 Karten
option-goal = Ziel
    .name = ziel
    .help = Das nötige Potenzial heben oder senken
value-goal-minus-4 = 4 weniger
value-goal-minus-3 = 3 weniger
value-goal-minus-2 = 2 weniger
value-goal-minus-1 = 1 weniger
value-goal-0 = wie gedruckt
value-goal-plus-1 = 1 mehr
value-goal-plus-2 = 2 mehr
value-goal-plus-3 = 3 mehr
value-goal-plus-4 = 4 mehr
value-goal-plus-5 = 5 mehr
value-goal-plus-6 = 6 mehr
option-stacks = Stapel
    .name = stapel
    .help = Verdeckt: Zivilisation und Bevölkerung bleiben verborgen, bis der Planet angegriffen wird
value-stacks-open = offen
value-stacks-closed = verdeckt
option-trade = Handel
    .name = handel
    .help = Frei: In deiner Aktionsphase tauschst du, sooft du willst, neben einer anderen Aktion
value-trade-once = ein Angebot je Runde
value-trade-free = frei
option-decks = Decks
    .name = decks
    .help = Alle ziehen von einem gemeinsamen Deck, oder jeder von einem eigenen
value-decks-shared = ein gemeinsames Deck
value-decks-own-40 = eigene Decks, 40 Karten
value-decks-own-50 = eigene Decks, 50 Karten
value-decks-own-60 = eigene Decks, 60 Karten
value-decks-own-75 = eigene Decks, 75 Karten
option-short = Kurzes Spiel
    .name = kurz
    .help = Alle beginnen mit einem Planeten, der schon Heimatwelt ist
value-short-off = aus
value-short-on = an
option-annihilation = Vernichtung
    .name = vernichtung
    .help = Aus: ohne Super Nova und Schwarzes Loch
value-annihilation-on = an
value-annihilation-off = aus
option-haven = Geschützter Start
    .name = schutz
    .help = An: In Runde 1 und 2 kann niemandes einziger Planet angegriffen werden
value-haven-off = aus
value-haven-on = an
option-leakless = Verdeckte Antworten
    .name = verdeckt
    .help = An: Aus der Zeit bis zur Antwort verrät sich nicht, ob jemand eine hatte
value-leakless-off = aus
value-leakless-on = an
option-parallel = Alle zugleich
    .name = zugleich
    .help = An: Entdecken, Bauen und Transport spielen alle zugleich, gut für Partien über Tage; nur Aktion reihum
value-parallel-off = aus
value-parallel-on = an
option-attend = Wer gefragt wird
    .name = fragen
    .help = Alle: Jedes Fenster fragt alle und wartet, außer sie wollen es nicht; gut für Partien über Tage
value-attend-off = wen es betrifft
value-attend-on = alle

# Things -------------------------------------------------------------------------------------------------------

phase-setup = Aufbau
phase-draw = Ziehen
phase-discover = Entdecken
phase-others = Umwelten für andere
phase-own = eigene Umwelten
phase-environments = Umwelten
phase-build = Bauen
phase-action = Aktion
phase-transport = Transport
phase-discard = Abwerfen
phase-any = jede Phase
held-phase = Spielbar in: { $phase }.

type-planet = Planet
type-environment = Umwelt
type-civilization = Zivilisation
type-alien = Alien
type-merc = Söldner
type-ship = Schiff
type-modifier = Ausrüstung
type-special = Sonderkarte

race-koolian = Koolianer
race-antarian = Antarier
race-tlisk = Tlisk
race-terran = Terraner
race-vorrud = Vorrud
race-mirelli = Mirelli

category-military = militärisch
category-diplomatic = diplomatisch
category-economic = wirtschaftlich
side-attacker = die angreifende Seite
side-defender = die verteidigende Seite
card-hidden = eine verdeckte Karte

timing-own-action = in deiner eigenen Aktionsphase, außerhalb von Schlachten
timing-battle = in einer Schlacht
timing-battle-o = in einer Schlacht zwischen Schiffen
timing-own-transport = in deiner eigenen Transportphase
timing-window = wenn du in einer Phase dran bist, oder nach einer fremden Karte
timing-response = nach einer fremden Sonderkarte
timing-phase-end = wenn alle mit Entdecken, Bauen, Aktion oder Transport fertig sind

vow = { $kind ->
        [peace] kein Angriff auf { FORM($target-id, part: "dich") }
        [help] Hilfe in der Schlacht für { FORM($target-id, part: "dich") }
        [passage] keine Sonderkarten gegen { FORM($target-id, part: "dich") }
       *[favour] ein Gefallen für { FORM($target-id, part: "dich") }
    } { $term }
term-turn = bis zum Ende dieser Runde
term-next = bis zum Ende der nächsten Runde
term-game = bis zum Ende der Partie
promise-whole = „{ $promise }“ versprechen
promise-peace = kein Angriff bis zum Ende der nächsten Runde
promise-help = Hilfe in der nächsten Schlacht
promise-passage = in dieser Runde keine Sonderkarten gegen diese Person
    .you = in dieser Runde keine Sonderkarten gegen dich
promise-favour = später ein Gefallen

asking-never = nie fragen
asking-mine = fragen, wenn es mich betrifft
asking-always = immer fragen
scope-phase = für diese Phase
scope-turn = für diese Runde
scope-game = für die ganze Partie
pledge-attacking = wenn ich angreife
pledge-defending = wenn ich verteidige
pledge-if-behind = wenn ich in ihrer Angriffsart zurückliege
pledge-if-it-turns = wenn sie den Ausschlag gibt
pledge-off = gar nicht

count-planets = Planeten
count-ships = Schiffe
count-hand = Handkarten
# Tips for newcomers, by what their position lacks.
newcomer-planet = Lege { $card } aus: P { $p } ist dein Potenzial, und so viele Leute können dort leben. Mit { $goal } Potenzial am Ende einer Runde gewinnst du.
newcomer-environment = { $card } gibt { $planet } { $p } Potenzial mehr: Gute Umwelten kommen auf deine eigenen Planeten.
newcomer-spoil = { $card } nimmt { $planet } { $p } Potenzial: Schlechte Umwelten kommen auf fremde Planeten.
newcomer-civilization = { $card } gibt { $planet } { $p } Potenzial mehr.
newcomer-homeworld = Ernenne { $planet } zu deiner Heimatwelt: Dann kannst du sofort Leute dorthin bringen.
newcomer-people = Bring { $card } nach { $planet }: Leute verteidigen einen Planeten, und jede Karte gibt einem Schiff mehr Platz im Orbit.
newcomer-ship = { $planet } hat kein Schiff: { $card } in seinem Orbit verteidigt ihn und kann später angreifen.
newcomer-attack = Deine Schiffe bei { $origin } sind stärker als { $planet } { FORM($owner-id, part: "von") }: { $categories }. Greif an: Hält dich keine Sonderkarte auf, gehören die { $p } Potenzial dir.
newcomer-jettison = Für { $cards } hast du keinen Planeten: Wirf weg, was du nicht brauchst; in der nächsten Runde füllst du wieder auf zehn Karten auf.
newcomer-window = Hier geht es nur darum, ob du mit einer Sonderkarte antwortest. Hilft dir keine aus deiner Hand, passe.
# What gives potential.
source-worlds = Planeten
source-environments = Umwelten
source-civilization = Zivilisation

standing-ask = Immer passen, { $scope }

# Questions, after the name of who is asked ---------------------------------------------------------------------

ask-exchange = sieht die erste Hand an
    .you = Sieh dir deine erste Hand an
    .several = sehen ihre erste Hand an
hint-exchange-new = Du hast keinen Planeten, also darfst du alle zehn Karten abwerfen und zehn neue ziehen.
hint-exchange-keep = Du hast einen Planeten, also behältst du diese Hand.
ask-draw = zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
    .you = Von welchem Stapel ziehst du { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }?
    .hint = Du ziehst, wenn alle gewählt haben. Was in einem Stapel fehlt, kommt aus dem anderen.
    .several = ziehen Karten
ask-draw-again = wählt noch einmal einen Stapel
    .you = Von welchem Stapel ziehst du? Der Ablagestapel hat sich geändert
    .several = wählen noch einmal einen Stapel
    .hint = Jemand vor dir hat eine Karte genommen, die du gezogen hättest.
ask-discover = darf einen Planeten entdecken
    .you = Du darfst einen Planeten entdecken
    .several = dürfen einen Planeten entdecken
    .hint = Lege einen Planeten aus deiner Hand aus, oder passe; je Runde geht nur einer. Sein P ist dein Potenzial, und so viele Leute fasst er.
ask-homeworld = darf den ersten Planeten zur Heimatwelt ernennen
    .you = Du darfst deinen ersten Planeten zur Heimatwelt ernennen
    .several = dürfen ihren ersten Planeten zur Heimatwelt ernennen
    .hint = Auf einer Heimatwelt baust du ohne Leute dort: Söldner sofort, Aliens ihres Volkes. Du hast immer nur eine; ihr Volk hat Zeit, gilt dann aber für immer.
ask-further-discovery = darf noch einen Planeten entdecken
    .you = Du darfst noch einen Planeten entdecken
    .several = dürfen noch einen Planeten entdecken
ask-shape = darf Umwelten auf neue Planeten spielen
    .you = Du darfst Umwelten auf neue Planeten spielen
    .several = dürfen Umwelten auf neue Planeten spielen
ask-shape-own = darf auf Umwelten mit einer eigenen antworten
    .you = Du darfst auf deinem neuen Planeten mit einer Umwelt antworten
    .several = dürfen auf Umwelten mit einer eigenen antworten
hint-shape = Neu: { $planets }. Auf jeden eine Umwelt: gute auf deine eigenen Planeten, schlechte auf fremde. Ausgelegt werden sie, wenn alle gewählt haben.
hint-shape-own = Andere haben auf { $planets } gespielt: { $cards }. { $wished-count ->
        [0] Du darfst dort eine Umwelt dazulegen, oder passe.
       *[other] Geplant hast du { $wished }; das wird gespielt, wenn du nicht antwortest. Du darfst etwas anderes spielen, oder passe.
    }
ask-build = baut
    .you = Baue
    .several = bauen
    .hint = Spiele so viele Karten, wie du willst: Leute und Zivilisation auf Planeten, Schiffe in den Orbit, Ausrüstung auf Schiffe. Nur Potenzial gewinnt; Leute und Schiffe verteidigen es.
ask-terraform = darf eine schlechte Umwelt verschrotten
    .you = Du darfst eine schlechte Umwelt verschrotten
    .several = dürfen eine schlechte Umwelt verschrotten
ask-action = wählt eine Aktion
    .you = Wähle eine Aktion
    .several = wählen eine Aktion
    .hint = Eine davon, oder passe. Scheitert ein Angriff, verlierst du die Schiffe, die mitgeflogen sind.
hint-action-jettison = Wirf noch mehr Karten weg, oder drück auf Fertig.
hint-action-peaceful = Eine davon, oder passe. Du hast keine Schiffe, die angreifen könnten.
ask-action-more = darf in der Aktionsphase noch Sonderkarten spielen
    .you = Noch etwas, bevor deine Aktion endet?
    .several = dürfen in der Aktionsphase noch Sonderkarten spielen
    .hint = Drück auf Fertig, oder spiele erst eine Sonderkarte.
ask-offer = bietet eine Karte zum Tausch an
    .you = Biete eine Karte zum Tausch an
    .several = bieten eine Karte zum Tausch an
    .hint = Du kannst dieselbe Karte mehreren anbieten. Drück dann auf Fertig.
ask-bargain = darf auf { FORM($from-id, part: "dein") } Angebot antworten
    .you = Du darfst auf { FORM($from-id, part: "dein") } Angebot antworten
    .several = dürfen auf das Angebot antworten
hint-bargain = Für dich: { $card }{ $written ->
        [yes] {" · "}{ $text }
       *[no] .
    } Antworte mit Karten und Versprechen deiner Wahl, oder passe. Versprechen sind nicht bindend.
ask-bargain-clock = wartet auf Antworten zu { FORM($seat-id, part: "deinem") } Angebot
    .you = Warte auf Antworten zu { FORM($seat-id, part: "deinem") } Angebot
    .several = warten auf Antworten zu { FORM($seat-id, part: "deinem") } Angebot
ask-accept = wählt ein Angebot aus
    .you = Wähle, welches Angebot du annimmst
    .several = wählen ein Angebot aus
    .hint = Nimm eines an, oder passe: Dann kommt kein Geschäft zustande.
ask-muster = sendet Schiffe gegen { $planet }
    .you = Sende Schiffe gegen { $planet }
    .several = senden Schiffe gegen { $planet }
    .hint = Sende ein Schiff nach dem anderen, dann drück auf Fertig.
ask-defend = verteidigt { $planet } mit { $ships } (M/D/E) gegen { FORM($attacker-id, part: "deine") } Flotte { $fleet }, oder lässt Schiffe fliehen
    .you = { CAPITAL(FORM($attacker-id, part: "deine")) } Flotte greift { $planet } an: { $fleet } gegen deine Schiffe { $ships } (M/D/E). Verteidige, oder lass Schiffe fliehen
    .several = verteidigen { $planet } mit { $ships } (M/D/E) gegen { FORM($attacker-id, part: "deine") } Flotte { $fleet }, oder lassen Schiffe fliehen
    .hint = Schiffe, die fliehen, kommen in den Tiefraum; bring sie im Transport zu einem anderen Planeten, sonst sind sie verloren. Wie unterlegene Schiffe verloren gehen, bestimmt die Angriffsart: Regel 8.5.
ask-form = wählt, wie die Schiffe bei { $planet } angegriffen werden
    .you = Wähle, wie du die Schiffe bei { $planet } angreifst
    .several = wählen, wie die Schiffe bei { $planet } angegriffen werden
ask-strike = schlägt bei { $planet } zu oder zieht sich zurück
    .you = Schlage bei { $planet } zu, oder zieh dich zurück
    .several = schlagen bei { $planet } zu oder ziehen sich zurück
    .hint = Deine Flotte gegen den Planeten, wie er ist. Andere dürfen noch Sonderkarten spielen. Der Rückzug kostet nichts.
ask-asset-return = nimmt eine der verlorenen Karten auf die Hand zurück
    .you = Nimm eine Karte auf die Hand zurück; die anderen verlierst du
    .several = nehmen eine der verlorenen Karten auf die Hand zurück
ask-asset-keep = behält eine der gewonnenen Karten
    .you = Behalte eine der gewonnenen Karten; die anderen gehen zurück
    .several = behalten eine der gewonnenen Karten
ask-asset-spare = darf eine Zivilisation verschonen
    .you = Du darfst eine Zivilisation behalten; die anderen werden verschrottet
    .several = dürfen eine Zivilisation verschonen
ask-burn = darf Schiffe vor der Super Nova retten
    .you = Du darfst Schiffe vor der Super Nova retten; die anderen werden zerstört
    .several = dürfen Schiffe vor der Super Nova retten
ask-transport = bewegt Schiffe und Bevölkerung
    .you = Bewege Schiffe und Bevölkerung
    .several = bewegen Schiffe und Bevölkerung
    .hint = Wähle, was wohin kommt, eins nach dem anderen oder mehrere auf einmal. Jede Karte bewegt sich einmal: Schiffe zu deinen anderen Planeten, Leute zwischen einem Planeten und den Schiffen in seinem Orbit.
hint-transport-risk = Am Ende dieser Runde verlierst du Schiffe, wenn du keine bewegst: { ships-at-risk }
ships-at-risk = { $crowded-count ->
        [0] {""}
       *[other] kein Platz für alle im Orbit von { $crowded }
    }{ $adrift-count ->
        [0] .
       *[other] { $crowded-count ->
            [0] {""}
           *[other] ;{" "}
        }{ $adrift } im Tiefraum.
    }
ask-landing = wählt den Rest der Landegruppe
    .you = Wähle den Rest der Landegruppe
    .several = wählen den Rest der Landegruppe
ask-keep-race = behält ein Volk auf { $planet }
    .you = Behalte ein Volk auf { $planet }
    .several = behalten ein Volk auf { $planet }
ask-drop-population = wirft überzählige Bevölkerung ab
    .you = Wirf überzählige Bevölkerung ab
    .several = werfen überzählige Bevölkerung ab
    .hint = Ein Planet oder Schiff fasst so viel Bevölkerung, wie sein Potenzial angibt.
ask-drop-ship = gibt ein Schiff bei { $planet } her
    .you = Gib ein Schiff bei { $planet } her
    .several = geben ein Schiff bei { $planet } her
    .hint = Ein Planet versorgt ein Schiff, und eines mehr je Bevölkerungskarte auf ihm.
ask-discard = wirft eine Karte ab
    .you = Wirf eine Karte ab
    .several = werfen eine Karte ab
    .hint = Sie ist fort, außer jemand nimmt sie vom Ablagestapel. In der nächsten Runde füllst du die Hand auf zehn auf.
ask-window-card = darf antworten: { $card } von { FORM($seat-id, part: "dir") }
    .you = Du darfst antworten: { $card } von { FORM($seat-id, part: "dir") }
    .several = dürfen antworten: { $card } von { FORM($seat-id, part: "dir") }
    .hint = Antworte mit einer Sonderkarte, oder passe.
ask-window-cards = darf auf Karten von { FORM($seat-id, part: "dir") } antworten: { $cards }
    .you = Du darfst auf Karten von { FORM($seat-id, part: "dir") } antworten: { $cards }
    .several = dürfen auf Karten von { FORM($seat-id, part: "dir") } antworten: { $cards }
    .hint = Antworte auf eine davon mit einer Sonderkarte, oder passe.
ask-window-laid = darf auf die eben gespielten Karten antworten: { $cards }
    .you = Du darfst auf die eben gespielten Karten antworten: { $cards }
    .several = dürfen auf die eben gespielten Karten antworten: { $cards }
    .hint = Antworte auf eine davon mit einer Sonderkarte, oder passe.
ask-window-special = darf antworten: { $card } von { FORM($seat-id, part: "dir") }
    .you = Du darfst antworten: { $card } von { FORM($seat-id, part: "dir") }
    .several = dürfen antworten: { $card } von { FORM($seat-id, part: "dir") }
    .hint = Antworte mit einer Sonderkarte, oder passe.
ask-window-orbit = darf in der Schlacht zwischen Schiffen Sonderkarten spielen: { $attacker } gegen { $defender }
    .you = Du darfst in der Schlacht zwischen Schiffen Sonderkarten spielen: Angriff { $attacker }, Verteidigung { $defender }
    .several = dürfen in der Schlacht zwischen Schiffen Sonderkarten spielen: { $attacker } gegen { $defender }
    .hint = Spiele Sonderkarten für eine der Seiten, oder passe.
ask-window-planet = darf in der Schlacht um den Planeten Sonderkarten spielen: { $attacker } gegen { $defender }
    .you = Du darfst in der Schlacht um den Planeten Sonderkarten spielen: Angriff { $attacker }, Verteidigung { $defender }
    .several = dürfen in der Schlacht um den Planeten Sonderkarten spielen: { $attacker } gegen { $defender }
    .hint = Spiele Sonderkarten für eine der Seiten, oder passe.
ask-window-ending = darf am Ende der Phase { $phase } auf die eben gespielten Karten antworten: { $cards }
    .you = Du darfst am Ende der Phase { $phase } auf die eben gespielten Karten antworten: { $cards }
    .several = dürfen am Ende der Phase { $phase } auf die eben gespielten Karten antworten: { $cards }
    .hint = Antworte auf eine davon mit einer Sonderkarte, spiele Zeitriss, um die Phase noch einmal zu haben, oder passe.
ask-window-end = darf am Ende der Phase { $phase } eine Sonderkarte spielen
    .you = Du darfst am Ende der Phase { $phase } eine Sonderkarte spielen
    .several = dürfen am Ende der Phase { $phase } eine Sonderkarte spielen
    .hint = Spiele Zeitriss, um die Phase noch einmal zu haben, eine andere Sonderkarte, oder passe.

# Choices ------------------------------------------------------------------------------------------------------

choice-after = gleich nach { $card }
choice-card = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · { $type }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    }
    .help = { $text }
choice-planet-card = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · { $marks }
    .help = Potenzial { $potential }, Platz für { $potential } { $potential ->
        [one] Bevölkerungskarte
       *[other] Bevölkerungskarten
    }{ $written ->
        [yes] {" · "}{ $text }
       *[no] {""}
    }
choice-special = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · Sonderkarte
    .help = { $text }
choice-open-card = { $name }
choice-asset = { $name }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    } · bei { $at } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = { $text }
choice-planet = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = Potenzial { $potential } · M/D/E { $strength }
choice-closed-planet = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
choice-attacked = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = { $strength ->
        [none] {""}
       *[other] M/D/E { $strength } ·{" "}
    }{ $count ->
        [0] keine Schiffe im Orbit
        [one] ein Schiff im Orbit: { $fleet }
       *[other] { $count } Schiffe im Orbit: { $fleet }
    }
choice-origin = { $name }
    .help = { $count ->
        [one] ein Schiff im Orbit
       *[other] { $count } Schiffe im Orbit
    }: M/D/E { $fleet }
choice-own-planet = { $name }
    .band = { $owner }
    .help = { room-for-people } und { $berths ->
        [0] keine Schiffe
        [one] ein Schiff
       *[other] { $berths } Schiffe
    } · Potenzial { $potential } · M/D/E { $strength }
choice-ship = { $name } ({ FORM($owner-id, part: "own") }) bei { $at }
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
choice-ship-deep = { $name } ({ FORM($owner-id, part: "own") }) im Tiefraum
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
choice-own-ship = { $name } bei { $at }
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
choice-own-ship-deep = { $name } im Tiefraum
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
room-for-people = Platz für { $room ->
        [0] keine Bevölkerung
        [one] 1 Bevölkerungskarte
       *[other] { $room } Bevölkerungskarten
    }
choice-lost-ship = { $name } bei { $at }
    .band = { $owner }
    .help = M/D/E { $strength } · an Bord: { $aboard }
choice-lost-ship-deep = { $name } im Tiefraum
    .band = { $owner }
    .help = M/D/E { $strength } · an Bord: { $aboard }
choice-lost = { $name }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    } · bei { $at }
    .help = { $changes }
choice-keep-race = { $race }
    .help = du wirfst { $cards } ab
choice-to = nach { $name }
    .help = kann { $cards } aufnehmen
row-to = { row-card } nach { $name }
row-aboard = { row-card } an Bord: { $name }
row-card = { $card } { $from ->
        [deep] aus dem Tiefraum
       *[other] von { $from }
    }
choice-aboard = an Bord: { $name }
    .help = kann { $cards } aufnehmen
changed = { $what ->
        [p] Potenzial
        [orbit] Orbit
        [hold] Platz an Bord
        [m] M
        [d] D
       *[e] E
    } { $before } → { $after }
changed-pair = hebt { $card } auf
changed-nothing = ändert hier nichts
detail-laid = { $changes }
detail-laid-written = { $changes } · { $text }
choice-side = { $side } ({ FORM($owner-id, part: "own") })
choice-target = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = { $count ->
        [0] kein Schiff verteidigt
        [one] ein Schiff verteidigt mit { $ships }
       *[other] { $count } Schiffe verteidigen mit { $ships }
    }{ $planet ->
        [none] {""}
       *[other] , Planet { $planet }
    } (M/D/E) · { $outlook }
choice-sent = { $name } bei { $at }
    .help = deine Flotte { $fleet } (M/D/E) · { $outlook }
outlook-won = gewinnt { $categories }, +{ $gain } Potenzial oder mehr
outlook-short = gewinnt in keiner Angriffsart
outlook-lost = verliert gegen die Schiffe
outlook-forms = verliert militärisch gegen die Schiffe, aber nicht so: { $forms }
outlook-ships = besiegt die Schiffe; was den Planeten verteidigt, ist verborgen
choice-player = { $player }
choice-counter = { $count ->
        [0] { $promised ->
            [one] ein Versprechen
           *[other] { $promised } Versprechen
        } von { FORM($player-id, part: "dir") }
        [one] { $cards } von { FORM($player-id, part: "dir") }{ counter-promises }
        [2] { $cards } von { FORM($player-id, part: "dir") }{ counter-promises }
       *[other] { $count } Karten von { FORM($player-id, part: "dir") }{ counter-promises }
    }
    .help = { $count ->
        [0] {""}
        [one] {""}
        [2] {""}
       *[other] { $cards }{ $promised ->
            [0] {""}
           *[other] {" · "}
        }
    }{ $promised ->
        [0] {""}
       *[other] { $promises }
    }
counter-promises = { $promised ->
        [0] {""}
        [one] , mit einem Versprechen
       *[other] , mit { $promised } Versprechen
    }
choice-main = Nachziehstapel
    .help = noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
choice-discard-pile = Ablagestapel
    .help = jetzt obenauf: { $cards }
choice-new-hand = Abwerfen und zehn neue Karten ziehen
choice-keep = Diese Hand behalten
choice-promise = Versprechen: { $promise }
choice-vow = Versprechen: { vow }
    .band = Versprechen: { $kind ->
        [peace] kein Angriff
        [help] Hilfe in der Schlacht
        [passage] keine Sonderkarten
       *[favour] ein Gefallen
    }
choice-race = { $race }
choice-home-race = { $race } · { race-held }
    .help = { $first ->
        [0] { $text }
       *[1] Erste Partie: { $text }
    }
race-first = Gut für die erste Partie
race-held = { $held ->
    [0] keine
    [one] eine
   *[other] { $held }
} auf deiner Hand
race-alt = { $race }{ $first ->
    [0] {""}
   *[1] {" "}(gut für die erste Partie)
}, { race-held }: { $text }
choice-strike-won = { CAPITAL($category) }: { $ours } gegen { $theirs }, du würdest gewinnen
    .help = { $where ->
        [orbit] { $kind ->
            [military] die Schiffe werden mit allen an Bord verschrottet
            [diplomatic] die Schiffe schließen sich dir an; { $owner } { AGREE($owner-id, "nimmt", "nimmst") } eine Karte an Bord zurück
           *[economic] die Schiffe schließen sich dir mit einer Karte an Bord an; { $owner } { AGREE($owner-id, "nimmt", "nimmst") } die anderen zurück
        }
       *[planet] { $kind ->
            [military] { $planet } gehört dir, +{ $gain } Potenzial: Alles, was dort gebaut ist, wird verschrottet
            [diplomatic] { $planet } gehört dir (+{ $gain } oder mehr) mit allem bis auf eine Karte, die { $owner } { AGREE($owner-id, "zurücknimmt", "zurücknimmst") }
           *[economic] { $planet } gehört dir (+{ $gain } oder mehr) mit einer Karte; { $owner } { AGREE($owner-id, "nimmt", "nimmst") } die anderen zurück
        }
    }
choice-strike-drawn = { CAPITAL($category) }: { $ours } gegen { $theirs }, ein Patt
    .help = du kehrst heim
choice-strike-lost = { CAPITAL($category) }: { $ours } gegen { $theirs }, du würdest verlieren
    .help = { $kind ->
        [military] deine Schiffe werden mit allen an Bord verschrottet
        [diplomatic] deine Schiffe laufen zu { FORM($owner-id, part: "dir") } über; du nimmst eine Karte an Bord zurück
       *[economic] deine Schiffe laufen mit einer Karte an Bord zu { FORM($owner-id, part: "dir") } über; du nimmst die anderen zurück
    }
choice-bypass = die Schiffe umfliegen
choice-on = an
choice-off = aus
choice-yes = ja, für immer aussteigen
choice-done = dann passen
choice-go-on = dann weitermachen
dump-whole = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } über Bord werfen
choice-forget = die Liste leeren
choice-all-ships = alle { $count } Schiffe bei { $at }
    .help = deine Flotte { $fleet } (M/D/E) · { $outlook }
choice-everyone = alle ({ $count } Spieler)

price-planet = { $name }: Leute { $people }/{ $capacity }, Orbit { $ships }/{ $support }
price-ship = { $name }: Leute { $people }/{ $hold }
price-muster = { $count ->
        [0] {""}
       *[other] deine Flotte { $ours }{" "}
    }gegen { $ships ->
        [none] keine Schiffe
       *[other] Schiffe { $ships }
    }{ $planet ->
        [none] {""}
       *[other] {" und Planet "}{ $planet }
    } (M/D/E){ $count ->
        [0] {""}
       *[other] {" · "}{ $outlook }
    }
muster-whole = { $planet } mit { $count ->
        [one] einem Schiff
       *[other] { $count } Schiffen
    } angreifen{ $category ->
        [none] {""}
       *[other] : { $category }
    }
bargain-whole-offer = { $to-count ->
    [one] { $card } { FORM($to-id, part: "dir") } anbieten
   *[other] { $card } diesen { $to-count } anbieten
}
bargain-whole-answer = Mit { $cards ->
        [0] { whole-promises }
        [one] einer Karte{ whole-and-promises }
       *[other] { $cards } Karten{ whole-and-promises }
    } antworten
whole-and-promises = { $promises ->
        [0] {""}
       *[other] {" "}und { whole-promises }
    }
whole-promises = { $promises ->
        [one] einem Versprechen
       *[other] { $promises } Versprechen
    }
lay-whole = { $count ->
        [one] Ausspielen
       *[other] { $count } Karten ausspielen
    }{ whole-end }
lay-whole-special = { $card }{ $on ->
        [none] {""}
       *[other] {" "}auf { $on }
    } spielen
transport-whole = { $count ->
        [one] Bewegen
       *[other] { $count } Karten bewegen
    }{ whole-end }
whole-end = { $ends ->
        [yes] {" "}und { $phase } beenden
       *[no] {""}
    }

# What happened -------------------------------------------------------------------------------------------------

event-will-lay = { $card } { $place ->
        [orbit] bei { $at } bauen
       *[stack] auf { $at } legen
    }
event-will-move = { $card } { FORM($to-id, part: "kind") ->
        [ship] { FORM($to-id, part: "auf") }
       *[other] nach { $to }
    } bewegen
event-will-lose = Am Ende dieser Runde gehen dann Schiffe verloren: { ships-at-risk }
event-will-attack = { FORM($owner-id, part: "deinen") } Planeten { $planet } mit { $ships } von { $origin } aus angreifen
event-will-jettison = { $card } über Bord werfen
event-will-offer = { FORM($to-id, part: "dir") } { $card } anbieten
event-draws-again = Jemand hat vom Ablagestapel genommen, { $seat-id ->
        [reader] vor dir: Wähle noch einmal.
       *[other] vor { $seat }; { $seat } wählt noch einmal.
    }
event-draws-from = { $pile-id ->
        [pile-discard] Du ziehst vom Ablagestapel.
       *[pile-main] Du ziehst vom Nachziehstapel.
    }
pile-main = Nachziehstapel
pile-discard = Ablagestapel
event-seated = Plätze, reihum: { IN_ORDER($seats-id) }.
event-turn = Runde { $turn }. { CAPITAL($seat) } { AGREE($seat-id, "beginnt", "beginnst") }.
event-phase = Phase { $phase }.
event-exchanged = { $seat } { AGREE($seat-id, "hat", "hast", "haben", "habt") } keinen Planeten und { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } eine neue Hand.
event-put-back = { $seat } { AGREE($seat-id, "wirft", "wirfst", "werfen", "werft") } dafür { $cards } ab.
event-drew = { $seat } { AGREE($seat-id, "zieht", "ziehst", "ziehen", "zieht") } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Nachziehstapel.
event-drew-cards = Du ziehst { $cards }.
event-hold-hint = { $card } kann nur am Ende einer Phase gespielt werden. Um dann gefragt zu werden, stelle „Nach einer Karte fragen“ für { $card } ein.
event-drew-open = { $seat } { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } { $cards } vom Ablagestapel.
event-discovered = { $seat } { AGREE($seat-id, "entdeckt", "entdeckst", "entdecken", "entdeckt") } { $planet }.
event-shape-planned = Du wirst { $card } auf { $planet } spielen.
event-shaped = { $seat } { AGREE($seat-id, "spielt", "spielst", "spielen", "spielt") } { $card } auf { $planet }.
event-paired = { $card } und { $other } heben sich auf: Beide kommen von { $planet } auf den Schrottplatz.
event-designated = { $seat } { AGREE($seat-id, "ernennt", "ernennst", "ernennen", "ernennt") } { $planet } zur Heimatwelt.
event-declared = { $planet } ist nun eine Heimatwelt der { $race }.
event-built = { $seat } { AGREE($seat-id, "baut", "baust", "bauen", "baut") } { $card } { $place ->
        [orbit] bei
       *[stack] auf
    } { $at }.
event-terraformed = { $seat } { AGREE($seat-id, "verschrottet", "verschrottest", "verschrotten", "verschrottet") } { $card } auf { $planet }.
event-passed = { $seat } { AGREE($seat-id, "verzichtet", "verzichtest", "verzichten", "verzichtet") } auf eine Aktion.
event-offered = { $seat } { AGREE($seat-id, "bietet", "bietest", "bieten", "bietet") } { FORM($to-id, part: "dir") } eine Karte an.
event-offered-card = Im Angebot: { $card }.
event-promised = { $seat } { AGREE($seat-id, "verspricht", "versprichst", "versprechen", "versprecht") } { FORM($to-id, part: "dir") }: { $to-id ->
        [reader] { FORM($promise-id, part: "you") }
       *[other] { $promise }
    }.
event-countered-cards = { $seat } { AGREE($seat-id, "bietet", "bietest", "bieten", "bietet") } { $cards-count ->
        [0] keine Karten
       *[other] { $cards }
    }.
event-declined = { $seat } { AGREE($seat-id, "lehnt", "lehnst", "lehnen", "lehnt") } ab.
event-no-deal = { $seat } { AGREE($seat-id, "macht", "machst", "machen", "macht") } kein Geschäft.
event-traded = { $seat } { AGREE($seat-id, "tauscht", "tauschst", "tauschen", "tauscht") } mit { FORM($other-id, part: "dir") }: eine Karte gegen { $count ->
        [0] ein Versprechen
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-traded-cards = Du gibst { $gave-count ->
        [0] ein Versprechen
       *[other] { $gave }
    } und erhältst { $got-count ->
        [0] ein Versprechen
       *[other] { $got }
    }.
event-jettisoned = { $seat } { AGREE($seat-id, "wirft", "wirfst", "werfen", "werft") } { $card } über Bord.
event-attack = { $seat } { AGREE($seat-id, "greift", "greifst", "greifen", "greift") } { FORM($owner-id, part: "deinen") } Planeten { $planet } von { $origin } aus an, mit { $ships }.
event-peek = Der Spionagering deckt { FORM($seat-id, part: "deine") } Sonderkarten auf: { $cards }.
event-defended = { $seat } { AGREE($seat-id, "verteidigt", "verteidigst", "verteidigen", "verteidigt") } mit { $ships }.
event-fled = { $seat } { AGREE($seat-id, "lässt", "lässt", "lassen", "lasst") } { $ship } in den Tiefraum fliehen.
event-bypassed = { $seat } { AGREE($seat-id, "umfliegt", "umfliegst", "umfliegen", "umfliegt") } die Schiffe im Orbit mit { $ships }.
event-orbit-battle = { CAPITAL(FORM($seat-id, part: "deine")) } Flotte greift die Schiffe bei { $planet } { $category } an: { $attacker } (M/D/E) gegen { $defender }.
event-planet-battle = { $seat } { AGREE($seat-id, "schlägt", "schlägst", "schlagen", "schlagt") } bei { $planet } { $category } zu: { $attacker } (M/D/E) gegen { $defender }.
event-odds = Jetzt steht es { $attacker } (M/D/E) für { FORM($seat-id, part: "dich") } gegen { $defender } für { FORM($owner-id, part: "dich") }.
event-attacker-wins = { $seat } { AGREE($seat-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") } bei { $planet } { $category }, { $attacker } gegen { $defender }{ $by ->
        [category] {""}
        [ties] {" "}(Gleichstand, den Mirelli gewinnen)
       *[other] {" "}(Gleichstand, es entscheidet: { $by })
    }.
event-defender-wins = { $owner } { AGREE($owner-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") } bei { $planet } { $category }, { $defender } gegen { $attacker }{ $by ->
        [category] {""}
        [ties] {" "}(Gleichstand, den Mirelli gewinnen)
       *[other] {" "}(Gleichstand, es entscheidet: { $by })
    }.
event-stalemate = Patt bei { $planet }, { $attacker } (M/D/E) auf beiden Seiten: { $seat } { AGREE($seat-id, "kehrt", "kehrst", "kehren", "kehrt") } heim.
event-withdrew = { $seat } { AGREE($seat-id, "zieht sich", "ziehst dich", "ziehen sich", "zieht euch") } von { $planet } zurück.
event-destroyed = Auf den Schrottplatz: { $cards }.
event-ships-taken = { $seat } { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } { FORM($other-id, part: "dir") } ab: { $ships }.
event-returned = Zurück auf { FORM($seat-id, part: "deine") } Hand: { $cards }.
event-captured = { $seat } { AGREE($seat-id, "erobert", "eroberst", "erobern", "erobert") } { $planet } von { FORM($other-id, part: "dir") }.
event-cloaked = { CAPITAL(FORM($seat-id, part: "dein")) } Schiff verschwindet hinter der Tarnvorrichtung: { $ship }.
event-announced = { $seat } { AGREE($seat-id, "spielt", "spielst", "spielen", "spielt") } { $card }{ $aim ->
        [none] {""}
        [for] {" "}für { $target }
       *[on] {" "}auf { $target }
    }.
event-announced-after = { $seat } { AGREE($seat-id, "spielt", "spielst", "spielen", "spielt") } { $card } auf { $target }, gleich nach { $after }.
event-went-back = Was { $seat } danach ausgelegt { AGREE($seat-id, "hat", "hast", "haben", "habt") }, kommt auf die Hand zurück: { $cards }. { CAPITAL($seat) } { AGREE($seat-id, "macht", "machst", "machen", "macht") } weiter.
event-special-fizzled = { $card } hat kein Ziel mehr und bewirkt nichts.
event-cancelled = { $card } wird aufgehoben; beide Karten kommen auf den Schrottplatz.
event-super-nova = Der Stern von { $planet } explodiert.
event-escaped = { $seat } { AGREE($seat-id, "rettet", "rettest", "retten", "rettet") } { $ship } in den Tiefraum.
event-black-hole = Bei { $planet } öffnet sich ein Schwarzes Loch. { $count ->
        [0] Kein Schiff war dort; der Orbit
       *[other] In den Tiefraum: { $ships }. Der Orbit
    } ist für diese Runde gesperrt.
event-wormhole = Das Wurmloch schleudert { FORM($owner-id, part: "dein") } Schiff in den Tiefraum: { $ship }.
event-rift = Die Zeit reißt: { $seat } { AGREE($seat-id, "spielt", "spielst", "spielen", "spielt") } diese Phase noch einmal.
event-cease-fire = Waffenruhe: { $seat } { AGREE($seat-id, "kehrt", "kehrst", "kehren", "kehrt") } heim.
event-plague = Die Seuche rafft { $card } dahin.
event-salvaged = { $seat } { AGREE($seat-id, "birgt", "birgst", "bergen", "bergt") } { $card }.
event-exodus = { CAPITAL(FORM($seat-id, part: "deine")) } Bevölkerung zieht in dieser Phase ohne Schiffe um.
event-moved-ship = { $seat } { AGREE($seat-id, "bewegt", "bewegst", "bewegen", "bewegt") } { $ship } nach { $to }.
event-moved-population = { $seat } { AGREE($seat-id, "bringt", "bringst", "bringen", "bringt") } { $card } auf { $to }.
event-given-up = { $seat } { AGREE($seat-id, "muss", "musst", "müssen", "müsst") } Karten vom Spielplan abwerfen: { $cards }.
event-ship-lost = { $seat } { AGREE($seat-id, "verliert", "verlierst", "verlieren", "verliert") } { $cards }{ $why ->
        [orbit] : Im Orbit war kein Platz
       *[deep] {" "}im Tiefraum
    }.
event-discarded = { $seat } { AGREE($seat-id, "wirft", "wirfst", "werfen", "werft") } { $card } ab.
event-penalty = { $seat } { AGREE($seat-id, "hat", "hast", "haben", "habt") } keine Karte zum Abwerfen und { AGREE($seat-id, "zieht", "ziehst", "ziehen", "zieht") } in der nächsten Runde nur eine.
event-tie = Gleichstand bei { $potential } zwischen { FORM($seats-id, part: "dir") }: Es folgt noch eine Runde.
event-reshuffled = Die { $count } Karten des Ablagestapels werden zum neuen Nachziehstapel.
event-exhausted = Die Stapel sind erschöpft.
event-resigned = { $seat } { AGREE($seat-id, "gibt", "gibst", "geben", "gebt") } auf.
event-over = { $winners } { $count ->
        [one] { AGREE($winners-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") }
       *[other] { AGREE($winners-id, "teilt sich", "teilst dir", "teilen sich", "teilt euch") } den Sieg
    } mit { $potential } Potenzial.
event-asks = Von nun an, { $scope }: { $ask }.
event-hold-on = Du wirst immer gefragt, wenn { $card } gespielt werden könnte.
event-hold-off = Nach { $card } wirst du nicht mehr gefragt.
event-pledged = Zusage für { $card }, { $side }: { $when }.
event-listed = { $number ->
        [one] Als Nächstes spielst du { $card } auf { $at }, wenn niemand antwortet.
       *[other] Dann spielst du { $card } auf { $at }.
    }
event-listed-done = Dann bist du in dieser Phase fertig.
event-list-answered = Jemand hat geantwortet, deine Liste hält hier an.
event-list-refused = Deine Liste hält hier an: { $card } kann nicht auf { $at } gespielt werden.
event-list-dropped = Noch auf deiner Hand: { $cards }.
event-because-needs-high-g = { refusal-needs-high-g }
event-because-needs-people = { refusal-needs-people }
event-because-no-berth = { refusal-no-berth }
event-because-no-room = { refusal-no-room }
event-because-no-such-planet = { refusal-no-such-planet }
event-because-not-in-hand = { refusal-not-in-hand }
event-because-not-new = { refusal-not-new }
event-because-not-your-planet = { refusal-not-your-planet }
event-because-not-your-ship = { refusal-not-your-ship }
event-because-orbit-closed = { refusal-orbit-closed }
event-because-other-race = { refusal-other-race }
event-because-uninhabited = { refusal-uninhabited }
event-autopass-on = Von nun an passt der Bot für dich, wenn keine deiner Sonderkarten passt.
event-autopass-off = Von nun an wirst du gefragt, auch wenn keine deiner Sonderkarten passt.
event-away = { $seat } { AGREE($seat-id, "hat", "hast", "haben", "habt") } zwei Fenster nacheinander verstreichen lassen. Kein Fenster wartet mehr auf { FORM($seat-id, part: "dich") }, bis { $seat } wieder { AGREE($seat-id, "spielt", "spielst", "spielen", "spielt") }.
event-back = { $seat } { AGREE($seat-id, "ist", "bist", "sind", "seid") } zurück: Fenster warten wieder auf { FORM($seat-id, part: "dich") }.
event-may-answer = Du wirst nicht gefragt, kannst aber jetzt eine Sonderkarte spielen.
event-may-turn = Du wirst nicht gefragt, kannst diese Schlacht aber drehen: Angriff { $attacker }, Verteidigung { $defender }.
event-may-play-aside = Du hast nichts zu bewegen, kannst aber eine Sonderkarte spielen, während andere bewegen.
event-attend-on = { $seat } { AGREE($seat-id, "will", "willst", "wollen", "wollt") } von nun an in jedem Fenster gefragt werden.
event-attend-off = { $seat } { AGREE($seat-id, "wird", "wirst", "werden", "werdet") } von nun an nur gefragt, wenn ein Fenster { AGREE($seat-id, "diesen Platz", "dich") } betrifft.
event-double-on = { CAPITAL(FORM($seat-id, part: "deine")) } Söldner verdoppeln ihre Stärken an ihrem Hauptquartier.
event-double-off = { CAPITAL(FORM($seat-id, part: "deine")) } Söldner verdoppeln ihre Stärken nicht mehr.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
    .title = Nicht auf der Hand.
    .remedy = Deine Karten zeigt /hand.
refusal-no-such-card = Eine Karte namens „{ $given }“ gibt es nicht.
    .title = Unbekannte Karte.
    .remedy = Wähle aus dem Menü; deine Karten zeigt /hand.
refusal-other-phase = { $card } ist nur in der Phase { $phase } spielbar, und jetzt ist { $now }.
    .title = Falsche Phase.
    .remedy = Heb die Karte bis dahin auf.
refusal-no-special = Nur mit Sonderkarten kannst du antworten, und { $card } ist keine.
    .title = Keine Sonderkarte.
    .remedy = Spiele eine Sonderkarte, oder passe.
refusal-wrong-timing = Wann { $card } spielbar ist: { $timing }.
    .title = Nicht jetzt.
    .remedy = Heb die Karte bis dahin auf.
refusal-own-card-open = Die anderen dürfen noch auf deine Karte antworten.
    .title = Deine eigene Karte.
    .remedy = Spielt jemand eine Sonderkarte, darfst du darauf antworten.
refusal-nothing-to-pass = Hier wartet niemand auf deine Antwort.
    .title = Niemand wartet.
    .remedy = Solange Antworten möglich sind, kannst du noch eine Sonderkarte spielen.
refusal-wrong-target = { $card } passt nicht auf dieses Ziel. { $text }
    .title = Falsches Ziel.
    .remedy = Das Menü zeigt jedes mögliche Ziel.
refusal-orbit-closed = Ein Schwarzes Loch sperrt den Orbit von { $at } für den Rest dieser Runde.
    .title = Orbit gesperrt.
    .remedy = Wähle einen anderen Planeten, oder warte bis zur nächsten Runde.
refusal-needs-high-g = Bei { $at } lassen sich nur HochG-Schiffe bauen.
    .title = Zu viel Schwerkraft.
    .remedy = Baue es bei einem anderen Planeten.
refusal-too-heavy = Auf { $to } landet Bevölkerung nur aus HochG-Schiffen.
    .title = Zu viel Schwerkraft.
    .remedy = Bewege sie mit einem HochG-Schiff, oder gib diesem einen Schwerkraftausgleich.
refusal-natives = Auf { $to } landen Leute nur, wenn sie zusammen mindestens M { $strength } haben; die an Bord dort haben M { $there }.
    .title = Feindselige Einheimische.
    .remedy = Bring mehr militärische Stärke an Bord von Schiffen in seinem Orbit.
refusal-environment-later = { $card } ist eine Umwelt; die kommen dran, wenn alle einen Planeten entdecken konnten.
    .title = Zu früh.
    .remedy = Spiele einen Planeten, oder passe.
refusal-planet-earlier = { $card } ist ein Planet, und die Zeit für Planeten ist in dieser Runde vorbei.
    .title = Zu spät.
    .remedy = Spiele Umwelten, oder passe.
refusal-not-new = { $card } geht nur auf einen Planeten, der in dieser Runde entdeckt wurde, einmal auf jeden.
    .title = Falsches Ziel.
    .remedy = Neue Planeten: { $planets }.
refusal-not-your-ship = { $at } ist keines deiner Schiffe.
    .title = Nicht dein Schiff.
    .remedy = Ausrüstung kommt auf deine eigenen Schiffe.
refusal-not-your-planet = { $at } ist ein Planet von { FORM($owner-id, part: "dir") }.
    .title = Nicht dein Planet.
    .remedy = Spiele { $card } auf einen deiner eigenen Planeten.
refusal-no-such-planet = { $at } ist kein Planet im Spiel.
    .title = Kein solcher Planet.
    .remedy = Wähle einen Planeten für { $card }.
refusal-needs-people = { $card } geht nur auf Heimatwelten und Kolonien.
    .title = Dort lebt niemand.
    .remedy = Wähle einen Planeten mit Bevölkerung.
refusal-no-berth = Der Orbit von { $at } ist voll: { $used } von { $support } Plätzen sind besetzt.
    .title = Kein Platz im Orbit.
    .remedy = Bevölkerung auf dem Planeten schafft Platz für mehr Schiffe.
refusal-uninhabited = { $at } ist unbewohnt: Die erste Bevölkerung muss per Schiff kommen.
    .title = Unbewohnt.
    .remedy = Baue auf einer Heimatwelt oder Kolonie. Hast du keine Heimatwelt, ernenne erst einen Planeten dazu.
refusal-no-room = { $at } ist voll und fasst { $capacity ->
        [one] eine Bevölkerungskarte
       *[other] { $capacity } Bevölkerungskarten
    }.
    .title = Kein Platz.
    .remedy = Hebe das Potenzial, oder wähle einen anderen Planeten.
refusal-other-race = { $card } kann auf { $at } nicht leben: wegen seines Volkes oder derer, die dort leben.
    .title = Falsches Volk.
    .remedy = Baue Aliens auf ihrer Heimatwelt oder auf Kolonien von Söldnern oder des eigenen Volkes.
refusal-acted-already = In dieser Aktionsphase hast du deine Aktion schon gehabt.
    .title = Nur eine Aktion.
    .remedy = Beende deine Aktionsphase.
refusal-traded-already = In dieser Runde hast du schon eine Karte angeboten.
    .title = Nur ein Angebot.
    .remedy = Wähle eine andere Aktion.
refusal-other-on-offer = { $card } steht schon im Angebot, und du kannst immer nur eine Karte anbieten.
    .title = Nur ein Angebot.
    .remedy = Biete sie noch jemandem an, oder drück auf Fertig.
refusal-invited-already = { $player } hast du schon gefragt, oder dieser Platz spielt nicht mehr mit.
    .title = Schon gefragt.
    .remedy = Nenne jemand anderen, oder drück auf Fertig.
refusal-given-already = { $card } ist schon in deiner Antwort.
    .title = Schon dabei.
    .remedy = Nimm eine andere Karte oder ein Versprechen dazu, oder drück auf Fertig.
refusal-promised-enough = Eine Antwort hat höchstens { $most } Versprechen.
    .title = Genug Versprechen.
    .remedy = Drück auf Fertig, oder passe und antworte neu.
refusal-promise-words = Das lässt sich nicht versprechen.
    .title = Kein Versprechen.
    .remedy = Tippe bis zu { $longest } Buchstaben, ohne Zeichen wie geschweifte Klammern, solange du auf ein Angebot antworten darfst.
refusal-promised-already = Das hast du schon versprochen.
    .title = Schon versprochen.
    .remedy = Nimm eine Karte oder ein anderes Versprechen dazu, oder drück auf Fertig.
refusal-no-answer-to-accept = { $player } bietet nichts für deine Karte.
    .title = Kein Angebot.
    .remedy = Das Menü zeigt jede Antwort. Passe, um kein Geschäft zu machen.
refusal-moved-already = { $card } hat sich in dieser Runde schon bewegt.
    .title = Schon bewegt.
    .remedy = Jede Karte bewegt sich einmal je Runde.
refusal-not-your-card = { $card } gehört nicht dir.
    .title = Nicht deine.
    .remedy = Bewege deine eigenen Schiffe und deine Bevölkerung.
refusal-ship-to-own-planet = Schiffe können nur zu deinen eigenen Planeten.
    .title = Nicht dorthin.
    .remedy = Zu einem fremden Planeten kommst du mit einem Angriff.
refusal-already-there = { $card } ist schon dort: { $to }.
    .title = Schon dort.
    .remedy = Wähle einen anderen Ort, oder lass die Karte, wo sie ist.
refusal-no-way = { $card } kommt nicht dorthin: { $to }.
    .title = Kein Weg.
    .remedy = Bevölkerung bewegt sich zwischen einem Planeten und den Schiffen in seinem Orbit und zwischen Schiffen am selben Ort.
refusal-only-planet = { $planet } ist der einzige Planet von { FORM($owner-id, part: "dir") } und geschützt, bis Runde { $turns } vorbei ist.
    .title = Einziger Planet.
    .remedy = Greife jemanden mit mehr Planeten an, oder warte.
refusal-own-planet = { $planet } ist dein eigener Planet.
    .title = Dein eigener Planet.
    .remedy = Greife einen fremden Planeten an.
refusal-not-your-origin = { $origin } gehört dir nicht.
    .title = Nicht dein Planet.
    .remedy = Wähle einen deiner eigenen Planeten: Eine Flotte startet aus seinem Orbit.
refusal-no-fleet = Im Orbit von { $origin } hast du keine Schiffe.
    .title = Keine Schiffe dort.
    .remedy = Baue dort Schiffe, oder greife von einem anderen Planeten aus an.
refusal-all-fled = Die Schiffe bei { $origin } sind in dieser Runde geflohen und können nicht kämpfen.
    .title = Geflohen.
    .remedy = Greife von einem anderen Planeten aus an, oder warte bis zur nächsten Runde.
refusal-other-orbit = { $card } steht im Orbit von { $origin } nicht bereit.
    .title = Anderer Orbit.
    .remedy = Alle Schiffe einer Flotte starten aus demselben Orbit, und wer in dieser Runde geflohen ist, greift nicht an.
refusal-not-your-homeworld = { $planet } gehört { FORM($owner-id, part: "dir") }.
    .title = Nicht dein Planet.
    .remedy = Nenne einen deiner eigenen Planeten.
refusal-homeworld-already = Du hast schon eine Heimatwelt; eine neue kann nur ernennen, wer keine hat.
    .title = Nur eine Heimatwelt.
    .remedy = Bring per Schiff Bevölkerung nach { $planet }: So wird eine Kolonie daraus.
refusal-race-already = { $planet } ist eine Heimatwelt der { $race }, und das ändert sich nicht mehr.
    .title = Schon bestimmt.
    .remedy = Das Volk bleibt, solange es eine Heimatwelt ist.
refusal-others-live-there = Auf { $planet } leben Aliens eines anderen Volkes.
    .title = Falsches Volk.
    .remedy = Bestimme das Volk, das dort lebt.
refusal-list-now = Keine deiner Karten wartet auf eine Antwort.
    .title = Spiele sie gleich.
    .remedy = Nimm „Karte ausspielen“. Die Liste ist nur für die Zeit, in der andere antworten dürfen.
refusal-list-later = Karten vormerken kannst du nur, solange andere auf eine gebaute Karte oder eine Umwelt von dir antworten dürfen.
    .title = Noch nicht.
    .remedy = Warte, bis du bei Bauen oder den Umwelten dran bist.
refusal-list-ended = Deine Liste endet, wenn du in der Phase fertig bist.
    .title = Liste zu Ende.
    .remedy = Wähle „die Liste leeren“, um neu zu beginnen.
refusal-resign-later = Aufgeben kannst du nur, wenn sonst nichts läuft, und es läuft noch etwas.
    .title = Nicht jetzt.
    .remedy = Gib während einer Phase auf, wenn kein Fenster, kein Handel und kein Angriff offen ist.

# What choices cost and bring.
measure-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    .name = Karten
measure-planets = { $count ->
        [one] 1 Planet
       *[other] { $count } Planeten
    }
measure-population = { $count } Bevölkerung
measure-strength = { $count } Stärke auf deinen Planeten
measure-fleet = { $count } Stärke in deinen Schiffen
measure-safe = { $count ->
        [one] 1 Planet
       *[other] { $count } Planeten
    } außer Reichweite fremder Schiffe
measure-prey = { $count ->
        [one] 1 Planet, den deine Schiffe
       *[other] { $count } Planeten, die deine Schiffe
    } einnehmen könnten
measure-behind = { $count } Potenzial weniger für den stärksten Gegner
measure-ships = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }

# Why a move is suggested: what is better than after another one.
reason-result = bessere Aussicht auf den Sieg
reason-potential = du kommst dem Ziel näher
reason-planets = deine Planeten sind besser verteidigt
reason-ships = deine Schiffe sind stärker oder sicherer
reason-hand = du behältst die nützlicheren Karten
reason-idle = so wirst du Leute los, die nirgends hinkönnen
reason-hope = dein nächster Angriff hat bessere Aussichten
reason-fear = der nächste Angriff auf dich hat schlechtere Aussichten
reason-battle = bessere Aussichten in dieser Schlacht
reason-trade = der bessere Tausch
reason-risk = eine Sonderkarte hält es weniger wahrscheinlich auf
reason-rivals = es wirft deinen stärksten Gegner zurück
reason-unless = falls keine Sonderkarte es aufhält
ahead-behind = der beste Gegner hat { $n } weniger
score = { $score } Potenzial
measure-score =
    .name = Potenzial
