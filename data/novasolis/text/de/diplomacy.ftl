# X3, Diplomatie: Bündnisse, Diplomatiemarker und Beistand im Kampf.

option-diplomacy = Diplomatie
    .help = Reiche dürfen Bündnisse schließen: Verbündete teilen Sektoren und Sprungtore und kämpfen Seite an Seite, zum Preis von Sternen
value-diplomacy-off = aus
value-diplomacy-on = an

tour-diplomacy = Reiche dürfen **Bündnisse** schließen. Verbündete fliegen in die Sektoren der anderen, nutzen deren Sprungtore und kämpfen Seite an Seite: Treffer und Sterne werden geteilt.

    Der Preis sind **Diplomatiemarker**, die du auslost: Jeder kostet dich am Ende ½★ bis 2★. Verlassen darfst du ein Bündnis jederzeit. Wer Verbündete angreift, nimmt zwei weitere.

# Fragen -----------------------------------------------------------------------------------------------------------

ask-alliance-join = entscheidet, ob { $side } dem Bündnis { AGREE($side-id, "beitritt", "beitrittst") }
    .you = Entscheide, ob { $side } dem Bündnis { AGREE($side-id, "beitritt", "beitrittst") }
    .several = entscheiden, ob { $side } dem Bündnis { AGREE($side-id, "beitritt", "beitrittst") }
    .hint = Verbündete fliegen in die Sektoren der anderen, nutzen deren Sprungtore und können Seite an Seite kämpfen. { CAPITAL($side) } { AGREE($side-id, "nimmt", "nimmst") } { $n } Diplomatiemarker. Alle Mitglieder müssen zustimmen.
ask-alliance-expel = entscheidet, ob { $other } aus dem Bündnis { AGREE($other-id, "muss", "musst") }
    .you = Entscheide, ob { $other } aus dem Bündnis { AGREE($other-id, "muss", "musst") }
    .several = entscheiden, ob { $other } aus dem Bündnis { AGREE($other-id, "muss", "musst") }
    .hint = { CAPITAL($side) } { AGREE($side-id, "will", "willst") } { FORM($other-id, part: "dich") } ausschließen. Alle anderen Mitglieder müssen zustimmen; dann nimmt jedes von ihnen 1 Diplomatiemarker.
ask-support = darf { FORM($side-id, part: "dir") } in { $sector } gegen { FORM($enemy-id, part: "dich") } beistehen: { $dice } Würfel gegen { $against }
    .you = Du darfst { FORM($side-id, part: "dir") } in { $sector } gegen { FORM($enemy-id, part: "dich") } beistehen: { $dice } Würfel gegen { $against }
    .several = dürfen { FORM($side-id, part: "dir") } in { $sector } gegen { FORM($enemy-id, part: "dich") } beistehen: { $dice } Würfel gegen { $against }
    .hint = Was du einsetzt, kämpft bis zum Ende des Kampfes. { CAPITAL($side) } { AGREE($side-id, "setzt", "setzt") } alle Würfel; Treffer und Sterne werden gerecht geteilt. Was sich heraushält, kann nicht getroffen werden.

# Was es zu tun gibt -----------------------------------------------------------------------------------------------

group-alliance = Diplomatie
    .name = bündnis
    .help = Bündnisse gründen, ihnen beitreten und sie verlassen
verb-ally = Bündnis gründen
    .name = gründen
    .hint = du ziehst verdeckt 2 Diplomatiemarker; jeder kostet dich für immer ½★ bis 2★. Andere dürfen ab dem nächsten Zug um Aufnahme bitten
    .help = 2 Diplomatiemarker nehmen, die Sterne kosten; andere dürfen ab dem nächsten Zug beitreten
verb-join = Bündnis beitreten
    .name = beitreten
    .help = Die Mitglieder fragen; stimmen alle zu, nimmst du Diplomatiemarker und bist dabei
verb-expel = Ausschließen
    .name = ausschließen
    .help = Abstimmen lassen; sind alle anderen dafür, geht der Verbündete, und ihr nehmt je 1 Diplomatiemarker
verb-secede = Bündnis verlassen
    .name = verlassen
    .hint = kostenlos; deine Verbündeten dürfen dich dann angreifen, und du gründest in diesem Zug kein anderes Bündnis
    .help = Kostet nichts, aber du darfst keine Einheiten und Tore bei Verbündeten haben
verb-vote = Abstimmen
    .name = abstimmen
    .help = Zustimmen oder ablehnen
verb-support = Beistehen
    .name = beistehen
    .help = Schiffe, Stationen und dein Flaggschiff in diesem Kampf einsetzen
verb-stay = Heraushalten
    .name = heraushalten
    .help = In diesem Kampf nichts einsetzen

param-alliance = Bündnis
    .name = bündnis
    .help = Das Bündnis, dem du beitreten willst
param-member = Verbündeter
    .name = mitglied
    .help = Wen ihr ausschließt
param-answer = Antwort
    .name = antwort
    .help = „yes“ (ja) oder „no“ (nein)
param-vessels = Schiffe
    .name = schiffe
    .help = Wie viele deiner Schiffe mitkämpfen
param-bastions = Stationen
    .name = stationen
    .help = Wie viele deiner Stationen mitkämpfen
param-flagships = Flaggschiff
    .name = flaggschiff
    .help = 1, wenn dein Flaggschiff mitkämpft; das tut es nur mit allen deinen anderen Einheiten dort

choice-alliance = Mit { FORM($sides-id, part: "dir") }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } mehr
    }
    .help = alle Mitglieder müssen zustimmen; dann { $n } Diplomatiemarker, die dich je ½★ bis 2★ kosten
choice-member = { CAPITAL($side) }
    .help = alle anderen müssen zustimmen; dann zieht ihr je 1 Diplomatiemarker, der ½★ bis 2★ kostet
choice-vote-yes = Ja
choice-vote-no = Nein
choice-stations = { $n ->
    [one] 1 Station
   *[other] { $n } Stationen
}
choice-flagships = { $n ->
    [0] kein Flaggschiff
   *[other] dein Flaggschiff
}
choice-ally = { CAPITAL($side) }, im Bündnis mit dir
    .help = Du verlässt das Bündnis und nimmst Diplomatiemarker; { $dice } Würfel gegen deine { $own }

# Was geschieht ----------------------------------------------------------------------------------------------------

event-tokens-drawn = { $side } { AGREE($side-id, "zieht", "ziehst") } { $n } Diplomatiemarker für { $why }: { $values }.
tokens-created = die Gründung eines Bündnisses
tokens-joined = den Beitritt zu einem Bündnis
tokens-expelled = den Ausschluss eines Verbündeten
tokens-attacked = den Angriff auf einen Verbündeten
event-alliance-created = { $side } { AGREE($side-id, "gründet", "gründest") } ein Bündnis.
event-alliance-request = { $side } { AGREE($side-id, "bittet", "bittest") } um Aufnahme in { $sides-id ->
        [reader] dein Bündnis
       *[other] das Bündnis von { FORM($sides-id, part: "dir") }
    }.
event-alliance-joined = { $side } { AGREE($side-id, "tritt", "trittst") } { $sides-id ->
        [reader] deinem Bündnis
       *[other] dem Bündnis von { FORM($sides-id, part: "dir") }
    } bei.
event-alliance-called-vote = { $side } { AGREE($side-id, "lässt", "lässt") } abstimmen, ob { $other } aus dem Bündnis { AGREE($other-id, "muss", "musst") }.
event-alliance-expelled = { $sides } { AGREE($sides-id, "schließt", "schließt", "schließen", "schließt") } { FORM($side-id, part: "dich") } aus dem Bündnis aus.
event-alliance-left = { $side } { AGREE($side-id, "verlässt", "verlässt") } das Bündnis.
event-alliance-betrayed = { $side } { AGREE($side-id, "greift", "greifst") } { FORM($other-id, part: "dich") } im eigenen Bündnis an und { AGREE($side-id, "scheidet", "scheidest") } aus ihm aus.
event-alliance-dissolved = { CAPITAL(FORM($side-id, part: "dein")) } Bündnis hat keine anderen Mitglieder mehr und ist aufgelöst.
event-alliance-vote-failed = { CAPITAL(FORM($side-id, part: "deine")) } Abstimmung ist gescheitert.
event-voted-yes = { $side } { AGREE($side-id, "stimmt", "stimmst") } mit Ja.
event-voted-no = { $side } { AGREE($side-id, "stimmt", "stimmst") } mit Nein.
event-supports = { $side } { AGREE($side-id, "steht", "stehst") } { FORM($other-id, part: "dir") } bei: { $units }.
event-supports-not = { $side } { AGREE($side-id, "hält sich", "hältst dich") } aus diesem Kampf heraus.
event-support-lost = { $side } { AGREE($side-id, "verliert", "verlierst") } ohne Versorgung in { $sector }: { $units }.

# Absagen ----------------------------------------------------------------------------------------------------------

refusal-alliance-member = Du bist schon in einem Bündnis, und mehr als eins gibt es für kein Reich.
    .title = Schon im Bündnis.
    .remedy = Verlass erst dein Bündnis.
refusal-alliance-no-trade-token = Alle deine Handelsmarker sind belegt, und ein Bündnis braucht einen.
    .title = Kein Handelsmarker.
    .remedy = Mach erst einen Handelsmarker frei.
refusal-alliance-no-tokens = Das kostet { $n } Diplomatiemarker, und im Beutel { $left ->
        [0] ist keiner
        [one] ist 1
       *[other] sind { $left }
    }.
    .title = Beutel zu leer.
    .remedy = Warte, bis Marker in den Beutel zurückkommen.
refusal-alliance-founded = Du hast in diesem Zug schon ein Bündnis gegründet.
    .title = Nur eins pro Zug.
    .remedy = Gründe das nächste in einem späteren Zug.
refusal-alliance-seceded = Du hast in diesem Zug ein Bündnis verlassen und gründest vor deinem nächsten kein anderes.
    .title = Gerade erst verlassen.
    .remedy = Gründe eins in einem späteren Zug, oder tritt jetzt einem bei.
refusal-alliance-none = Du bist in keinem Bündnis.
    .title = Kein Bündnis.
    .remedy = Gründe ein Bündnis, oder tritt einem bei.
refusal-alliance-still-there = Du hast Einheiten oder ein Tor in { $sector }, einem Sektor von { FORM($side-id, part: "dir") }.
    .title = Noch vor Ort.
    .remedy = Zieh erst deine Schiffe aus Sektoren deiner Verbündeten ab, oder rüste ab, was nicht fliegt.
refusal-alliance-asked = Dieses Bündnis hast du in diesem Zug schon gefragt.
    .title = Schon gefragt.
    .remedy = Frag in einem späteren Zug noch einmal.
refusal-alliance-in-a-move = Zwischen zwei Kämpfen kannst du dein Bündnis nur verlassen.
    .title = Erst die Kämpfe.
    .remedy = Beende deine Kämpfe, dann mach das.
refusal-alliance-unknown = Ein solches Bündnis gibt es nicht.
    .title = Kein solches Bündnis.
    .remedy = Wähle eins aus der Liste, oder gründe ein eigenes.
refusal-alliance-expel-oneself = Dich selbst kannst du nicht ausschließen.
    .title = Das bist du.
    .remedy = Verlass das Bündnis.
refusal-alliance-no-ally = Du und { $side } seid nicht verbündet.
    .title = Nicht verbündet.
    .remedy = Ausschließen könnt ihr nur Mitglieder des eigenen Bündnisses.
refusal-alliance-one-vote = Du hast in diesem Zug schon abstimmen lassen.
    .title = Nur einmal pro Zug.
    .remedy = Lass in einem späteren Zug wieder abstimmen.
refusal-alliance-not-your-turn = Bündnisse gründen, ihnen beitreten und sie verlassen kannst du nur in deinem eigenen Zug.
    .title = Nicht dein Zug.
    .remedy = Warte auf deinen Zug.
refusal-alliance-no-vote = Du hast dabei keine Stimme.
    .title = Keine Stimme.
    .remedy = Nur Mitglieder, die gefragt sind und noch nicht geantwortet haben, stimmen ab.
refusal-support-too-many = Du hast dort nur: { $units }.
    .title = So viele nicht.
    .remedy = Setz ein, was du dort hast, oder halte dich heraus.
refusal-support-flagship-last = Ein Flaggschiff wird erst nach allem anderen getroffen; darum kämpft es nur neben allem, was du dort hast.
    .title = Nicht das Flaggschiff allein.
    .remedy = Setz auch alle deine anderen Einheiten ein, oder lass das Flaggschiff weg.
refusal-support-not-asked = In diesem Kampf bist du nicht um Beistand gefragt.
    .title = Nicht gefragt.
    .remedy = Nur Verbündete mit Einheiten im Sektor dürfen beistehen, jeder einmal.
