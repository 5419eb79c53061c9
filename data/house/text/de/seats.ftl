# Plätze einer laufenden Partie, und die Abstimmungen darüber.

event-seat-left = { $before } { AGREE($before-id, "verlässt", "verlässt", "verlassen", "verlasst") } den Tisch; der Platz ist frei.
event-seat-left-stand-in = { $before } { AGREE($before-id, "vertritt", "vertrittst", "vertreten", "vertretet") } { FORM($owner-id, part: "dich") } nicht mehr; der Platz ist frei.
event-seat-left-owner = { $owner } { AGREE($owner-id, "verlässt", "verlässt", "verlassen", "verlasst") } den Tisch endgültig; { $name } { AGREE($name-id, "behält", "behältst", "behalten", "behaltet") } den Platz.
event-seat-taken = { $name } { AGREE($name-id, "nimmt", "nimmst", "nehmen", "nehmt") } { FORM($before-id, part: "deinen") } freien Platz.
event-seat-given = { $name } { AGREE($name-id, "übernimmt", "übernimmst", "übernehmen", "übernehmt") } den Platz von { FORM($before-id, part: "dir") }.
event-seat-stand-in = { $name } { AGREE($name-id, "vertritt", "vertrittst", "vertreten", "vertretet") } { FORM($owner-id, part: "dich") }.
event-seat-back = { $name } { AGREE($name-id, "ist", "bist", "sind", "seid") } wieder da.
event-seat-voted = Der Tisch hat abgestimmt: { FORM($before-id, part: "dein") } Platz wird frei.
event-seat-removed = Wer diesen Server verwaltet, hat { FORM($before-id, part: "deinen") } Platz freigegeben.
event-seat-removed-because = Wer diesen Server verwaltet, hat { FORM($before-id, part: "deinen") } Platz freigegeben: { $reason }
event-seat-passed-over = { CAPITAL(FORM($before-id, part: "dein")) } Platz wird übersprungen, bis ihn jemand nimmt.
event-seat-offered = { $name } { AGREE($name-id, "bekommt", "bekommst", "bekommen", "bekommt") } { FORM($before-id, part: "deinen") } Platz angeboten.
event-seat-asked = { $name } { AGREE($name-id, "bittet", "bittest", "bitten", "bittet") } um { FORM($before-id, part: "deinen") } Platz.
event-seat-ask-refused = { $name } { AGREE($name-id, "bekommt", "bekommst", "bekommen", "bekommt") } den Platz nicht.
event-seat-ask-withdrawn = { $name } { AGREE($name-id, "bittet", "bittest", "bitten", "bittet") } nicht mehr um den Platz.
event-seat-declined = { $name } { AGREE($name-id, "lehnt", "lehnst", "lehnen", "lehnt") } den Platz ab.
event-seat-withdrawn = { $name } { AGREE($name-id, "bekommt", "bekommst", "bekommen", "bekommt") } den Platz nicht mehr angeboten.
event-ended-by-vote = Der Tisch hat abgestimmt: Die Partie endet hier.
event-ended-by-admin = Wer auf diesem Server die Partien verwaltet, hat diese beendet.
event-ended-because = Wer auf diesem Server die Partien verwaltet, hat diese beendet: { $reason }

vote-kick = { CAPITAL($by) } { AGREE($by-id, "möchte", "möchtest", "möchten", "möchtet") } { FORM($seat-id, part: "deinen") } Platz freigeben. Alle anderen entscheiden.
    .asked = { CAPITAL($by) } wollte { FORM($seat-id, part: "deinen") } Platz freigeben.
vote-kick-yes = Platz freigeben
vote-kick-no = Platz lassen
event-vote-kick = { $by } { AGREE($by-id, "fragt", "fragst", "fragen", "fragt") } den Tisch, ob { FORM($seat-id, part: "dein") } Platz frei wird.
event-vote-kick-closed = { $seat } { AGREE($seat-id, "behält", "behältst", "behalten", "behaltet") } den Platz.
vote-abandon = { CAPITAL($by) } { AGREE($by-id, "möchte", "möchtest", "möchten", "möchtet") } die Partie hier beenden. Mehr als die Hälfte der Spieler muss zustimmen.
    .asked = { CAPITAL($by) } wollte die Partie hier beenden.
vote-abandon-yes = Partie beenden
vote-abandon-no = Weiterspielen
event-vote-abandon = { $by } { AGREE($by-id, "fragt", "fragst", "fragen", "fragt") } den Tisch, ob die Partie hier endet.
event-vote-abandon-closed = Der Tisch spielt weiter.

vote-ruling = { CAPITAL($by) } { AGREE($by-id, "möchte", "möchtest", "möchten", "möchtet") } { $several ->
        [no] { FORM($seat-id, part: "deinen") } Zug ({ $chapter }) und alles danach zurücknehmen
       *[yes] die Partie zurücksetzen auf „{ $chapter }“
    }: { $taken }. Alle müssen zustimmen.
    .asked = { CAPITAL($by) } wollte zurück auf „{ $chapter }“.
vote-ruling-yes = Zurücksetzen
vote-ruling-no = Weiterspielen
vote-ruling-on = Weitergespielt
vote-ruling-silence = Wer bis <t:{ $until }:f> nicht antwortet, stimmt zu. Wer einen Zug macht, lehnt ab.
event-vote-ruling = { $by } { AGREE($by-id, "fragt", "fragst", "fragen", "fragt") } den Tisch, ob die Partie zurückgeht auf „{ $chapter }“.
event-vote-ruling-on = { CAPITAL($by) } { AGREE($by-id, "hat", "hast", "haben", "habt") } weitergespielt; darum geht die Partie von hier weiter.
event-vote-ruling-closed = Nicht alle wollten zurück; die Partie geht von hier weiter.

vote-newcomer-yes = Zustimmen
vote-newcomer-no = Ablehnen
vote-newcomer-silence = Wer bis <t:{ $until }:f> nicht antwortet, stimmt zu.
vote-newcomer-in-haste = Wer diesen Platz zuletzt nahm, war nach weniger als einer Stunde wieder weg; darum zählen nur Stimmen.
event-vote-newcomer-closed = { CAPITAL(FORM($seat-id, part: "dein")) } Platz bleibt, wie er ist: Der Tisch hat nicht zugestimmt.

command-end-reason = Dein Grund, falls du diesen Server verwaltest; im Verlauf für alle lesbar
    .name = grund
button-end-why = Mit Begründung …
button-end-vote = Tisch fragen
end-vote-sure = Mehr als die Hälfte der Spieler muss zustimmen, damit diese Partie endet. Ich frage sie im Kanal; deine Stimme zählt als Ja.
vote-put = Die Abstimmung läuft im Kanal, und deine Stimme ist gezählt.
reason-label = Grund
reason-help = Der Tisch kann ihn lesen, und er bleibt im Verlauf.

refusal-which-seat = Du spielst auf mehreren Plätzen.
    .title = Welcher Platz?
    .remedy = Nenne einen: { $seats }.
refusal-seat-unknown = Einen solchen Platz hat dieser Tisch nicht.
    .title = Unbekannter Platz.
    .remedy = Er hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }; wähle einen aus der Liste, die beim Tippen erscheint.
refusal-seat-held = Diesen Platz kannst du nicht übergeben.
    .title = Nicht dein Platz.
    .remedy = Er gehört { $holder }. Übergeben kannst du deinen eigenen oder einen freien.
refusal-seat-taken = Dieser Platz ist nicht mehr frei.
    .title = Platz vergeben.
    .remedy = Er gehört jetzt { $holder }.
refusal-no-free-seat = In dieser Partie ist kein Platz frei.
    .title = Tisch voll.
    .remedy = Jemand am Tisch kann dir den eigenen Platz anbieten: unter ⋯ und „Plätze“.
refusal-second-seat = { $name } hat schon einen Platz an diesem Tisch, und ein zweiter kennt die Geheimnisse eines anderen Spielers.
    .title = Nur ein Platz.
    .remedy = Wähle jemanden, der nicht am Tisch sitzt, oder einen Computerspieler.
refusal-knew-another = { $name } saß in dieser Partie schon auf einem anderen Platz und kennt dessen Geheimnisse.
    .title = Weiß zu viel.
    .remedy = Infrage kommt nur der Platz von { FORM($seat-id, part: "dir") }. Wähle jemand anderen oder einen Computerspieler.
refusal-kicked = Dein Platz in dieser Partie wurde dir genommen.
    .title = Nicht in dieser Partie.
    .remedy = Jemand am Tisch kann dir einen freien Platz anbieten.
refusal-kick-nobody = Auf diesem Platz sitzt keine Person.
    .title = Niemand da.
    .remedy = Unter ⋯ und „Plätze“ kannst du einen Computerspieler ersetzen oder einen freien Platz füllen.
refusal-kick-self = Das ist dein eigener Platz.
    .title = Dein eigener Platz.
    .remedy = Verlassen kannst du ihn mit /game seat leave.
refusal-kick-alone = Außer dir könnte niemand abstimmen.
    .title = Niemand sonst da.
    .remedy = Wer diesen Server verwaltet, kann den Platz freigeben; du auch, sobald die Partie { $days } Tage auf ihn gewartet hat. Oder schlag vor, die Partie zu beenden.
refusal-offer-yourself = Dir selbst kannst du keinen Platz anbieten.
    .title = Wähle jemand anderen.
    .remedy = Einen freien Platz nimmst du mit „Platz nehmen“, deinen eigenen holst du mit „Bin wieder da“ zurück.
refusal-offer-declined = { $name } hat einen Platz in dieser Partie angeboten bekommen und abgelehnt.
    .title = Schon abgelehnt.
    .remedy = Wähle jemand anderen. Einen freien Platz kann { $name } weiterhin nehmen.
refusal-offer-unwanted = { $name } nimmt keine Einladungen an.
    .title = Keine Einladungen.
    .remedy = Wähle jemand anderen, oder bitte die Person, selbst einen freien Platz zu nehmen.
refusal-offer-budget = Du hast binnen einer Stunde { $most } Plätze angeboten oder erbeten.
    .title = Zu viele auf einmal.
    .remedy = Das geht wieder <t:{ $until }:R>.
refusal-seat-asked = Du hast um diesen Platz gebeten, und der Tisch hat noch nicht geantwortet.
    .title = Schon gefragt.
    .remedy = Warte auf die Antwort, oder zieh die Bitte mit /game seat decline zurück.
refusal-seat-promised = Vielleicht bekommt { $name } diesen Platz; der Tisch hat noch nicht entschieden.
    .title = Noch nicht frei.
    .remedy = Versuch es wieder, wenn es entschieden ist, oder nimm einen anderen freien Platz.
refusal-seat-in-haste = Wer diesen Platz zuletzt nahm, war nach weniger als einer Stunde wieder weg, und niemand ist da, um über den Nächsten abzustimmen.
    .title = Jetzt nicht.
    .remedy = Wer abwesend ist, kann zurückkommen und dich einlassen, oder den Platz einem Computerspieler geben.
refusal-seat-ask-refused = Du hast um einen Platz gebeten, und der Tisch hat abgelehnt.
    .title = Nicht in dieser Partie.
    .remedy = Jemand am Tisch kann dir einen freien Platz anbieten.
refusal-offer-gone = Für dich liegt hier kein Angebot mehr; es wurde zurückgezogen oder ist nicht mehr nötig.
    .title = Kein Angebot.
    .remedy = Freie Plätze zeigt die neueste Nachricht im Kanal.
refusal-offer-others = Dieses Angebot ist für { FORM($name-id, part: "dich") }.
    .title = Nicht für dich.
    .remedy = Freie Plätze stehen allen offen.
refusal-only-stand-in = Du vertrittst { FORM($owner-id, part: "dich") } nur.
    .title = Nicht dein Platz.
    .remedy = Du kannst den Platz verlassen oder jemanden bitten, vorübergehend einzuspringen.
refusal-nothing-back = Niemand hält hier einen Platz für dich.
    .title = Nichts zurückzuholen.
    .remedy = Einen freien Platz nimmst du mit „Platz nehmen“.
refusal-last-person = Dann blieben nur noch Computerspieler.
    .title = Letzte Person.
    .remedy = Lass den Computerspieler vorübergehend einspringen, oder beende die Partie mit /game end.
refusal-end-vote = Ob eine Partie endet, entscheiden die Spieler zusammen.
    .title = Sache des Tisches.
    .remedy = Lass mit /game end abstimmen; gefragt { AGREE($others-id, "wird", "wirst", "werden", "werdet") } { $others }.

seat-vacant = { $name } · weg
notices-more = { $more ->
        [one] Eine weitere Frage ist offen: unter ⋯ und „Plätze“.
       *[other] { $more } weitere Fragen sind offen: unter ⋯ und „Plätze“.
    }
notice-offer = **{ $name }** bekommt { FORM($seat-id, part: "deinen") } Platz angeboten.
notice-offer-while = **{ $name }** soll { FORM($seat-id, part: "dich") } vertreten.
notice-asked = **{ $name }** möchte den Platz von { $seat } nehmen und sähe alle seine Geheimnisse. Mehr als die Hälfte des Tisches muss zustimmen.
notice-free = **{ $seat }**: Dieser Platz ist frei. Wer ihn nimmt, sieht alle seine Geheimnisse.
notice-free-while = **{ $seat }**: Hier springt gerade niemand ein.
notice-passed-over = **{ $seat }**: Dieser Platz ist frei und wird übersprungen, bis ihn jemand nimmt. Wer ihn nimmt, sieht alle seine Geheimnisse.
button-accept = Annehmen
button-take = Platz nehmen
button-pass-over = Platz überspringen
button-seat-back = Bin wieder da
farewell = { $seat } hat jetzt den Platz. Seine Geheimnisse siehst du nicht mehr.
farewell-vacant = Du hast diesen Platz nicht mehr und siehst seine Geheimnisse nicht mehr.
farewell-owner = { $seat } spielt für dich. Zurückkommen kannst du jederzeit, auch mitten in einer Frage.
farewell-free = Gerade spielt niemand für dich: { $seat }. Zurückkommen kannst du jederzeit.

refusal-away = { $holder } spielt gerade für dich.
    .title = Du bist abwesend.
    .remedy = Deinen Platz holst du mit „Bin wieder da“ zurück, unter ⋯ und „Plätze“, oder mit /game seat back.

refusal-seat-free = Du hast keinen Platz an diesem Tisch, aber einer ist frei: { $seat }.
    .title = Noch nicht dein Tisch.
    .remedy = Nimm den Platz und sieh seine Geheimnisse, oder schau mit „Spielplan“ und „Verlauf“ zu.

button-seats = Plätze
button-hand-over = Übergeben …
button-seat-leave = Aussteigen
menu-fill = Einen Platz füllen …
menu-kick = Platz freigeben von …
menu-offer-good = Für immer anbieten …
menu-offer-while = Um Vertretung bitten …
menu-engage = Ein Computerspieler …
for-good = für immer
for-while = vorübergehend

seats-heading = die Plätze
seats-free = frei
seats-passed-over = frei, übersprungen
seats-person = Spieler
seats-for = für { $name }
seats-since = seit { $since }
handover = Wer soll auf dem Platz { $seat } spielen? Die Person sieht alle Geheimnisse dieses Platzes.
handover-while = Bei „vorübergehend“ bleibt der Platz deiner, und du kannst jederzeit zurückkommen.
seat-yours = **Der Platz gehört dir.** Du siehst jetzt alle seine Geheimnisse.
seat-declined = Du hast den Platz abgelehnt.
seat-offered = Angeboten. Ich frage im Kanal, und per Direktnachricht, wenn die erwünscht sind.
seat-offered-again = Angeboten. Die Frage steht im Kanal; eine Direktnachricht zu dieser Partie gab es schon.
seat-is-asked = Du hast um den Platz gebeten. Weil er Geheimnisse hat, muss mehr als die Hälfte des Tisches zustimmen; gefragt wird im Kanal.
seat-agreed = Erledigt. Der Platz ist vergeben.
seat-agreed-so-far = Deine Stimme ist gezählt. Stimmt mehr als die Hälfte des Tisches zu, ist der Platz vergeben.
seat-declined-so-far = Deine Stimme ist gezählt. Vergeben wird der Platz nur, wenn mehr als die Hälfte des Tisches zustimmt.
seat-ask-withdrawn = Du bittest nicht mehr um den Platz.
seat-ask-answered = Erledigt. Der Platz ist weiter frei.
seat-computer-sits = Der Computerspieler übernimmt.
seat-is-passed-over = Die Partie geht weiter. Dieser Platz wird übersprungen, bis ihn jemand nimmt.
seat-freed = Der Platz ist frei.
invited = { $name } bietet dir den Platz { $seat } an. Nimmst du ihn, siehst du alle seine Geheimnisse.
invited-while = { $name } bittet dich, vorübergehend auf dem Platz { $seat } einzuspringen. Dann siehst du alle Geheimnisse des Platzes.
leave-sure = { $secrets ->
        [yes] Verlässt du den Platz { $seat }, siehst du seine Geheimnisse nicht mehr, und er ist frei für andere.
       *[no] Verlässt du den Platz { $seat }, ist er frei für andere.
    } Willst du später zurück, übergib ihn stattdessen vorübergehend.
leave-sure-last = Du bist die letzte Person an diesem Tisch. Verlässt du den Platz { $seat }, endet die Partie.

command-seat = Verlässt, nimmt oder übergibt einen Platz in einer laufenden Partie
    .name = platz
command-seat-show = Zeigt, wer welchen Platz hat und was offen ist
    .name = zeigen
command-seat-leave = Verlässt die laufende Partie; dein Platz ist frei für andere
    .name = verlassen
command-seat-take = Nimmt einen freien Platz
    .name = nehmen
command-seat-accept = Nimmt den Platz an, der dir angeboten ist
    .name = annehmen
command-seat-back = Holt deinen Platz von deiner Vertretung zurück
    .name = zurück
command-seat-decline = Lehnt einen angebotenen Platz ab oder zieht dein Angebot zurück
    .name = ablehnen
command-seat-offer = Bietet jemandem deinen Platz oder einen freien an
    .name = anbieten
command-seat-offer-who = Wem du ihn anbietest
    .name = wem
command-seat-for = Für immer oder vorübergehend
    .name = dauer
command-seat-which = Welcher Platz
    .name = platz
command-seat-computer = Gibt deinen Platz oder einen freien einem Computerspieler
    .name = computer
command-seat-computer-kind = Welcher Computerspieler
    .name = stärke
command-seat-pass-over = Spielt weiter und überspringt einen freien Platz
    .name = überspringen
command-seat-kick = Fragt den Tisch, ob der Platz eines Spielers frei wird
    .name = freigeben
command-seat-kick-reason = Falls du diesen Server verwaltest: dein Grund, den Platz sofort freizugeben
    .name = grund

refusal-offer-bot = Einem Bot kannst du keinen Platz anbieten.
    .title = Kein Spieler.
    .remedy = Wähle eine Person, oder setz mit /game seat computer einen Computerspieler hin.
refusal-seat-admins = Sofort freigeben kann einen Platz nur, wer diesen Server verwaltet.
    .title = Nicht erlaubt.
    .remedy = Lass den Grund weg: Dann stimmt der Tisch darüber ab.
refusal-seat-passed-over = Dieser Platz wird schon übersprungen.
    .title = Nichts zu ändern.
    .remedy = Füllen kannst du ihn mit „Platz nehmen“.
refusal-seat-same = Diesen Platz hat der Computerspieler schon.
    .title = Nichts zu ändern.
    .remedy = Wähle einen anderen, oder komm mit „Bin wieder da“ zurück.
