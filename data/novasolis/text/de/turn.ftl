# Runden und Züge, was in einem Zug nichts kostet, und das Ende.

ask-turn = { $n ->
    [0] darf noch tun, was keine Aktion braucht
    [one] darf noch eine Aktion machen
    [3] darf bis zu 3 Aktionen machen
   *[other] darf noch { $n } Aktionen machen
}
    .you = { $n ->
        [0] Noch etwas, bevor dein Zug endet?
        [one] Du hast noch eine Aktion
        [3] Du hast bis zu 3 Aktionen
       *[other] Du hast noch { $n } Aktionen
    }
# Was ein Reich ausgeben kann, und wofür Platz ist.
purse = Du hast { $energy } von { $reactor } Energie, { $research } Forschung, { $colonies } von { $population } Kolonien, { $units } von { $fleet } Einheiten.{ $resources-count ->
        [0] {""}
       *[other] {" "}Deine Sektoren bringen { $resources } für Technologien.
    }
# Was in einem Zug hilft: die Vorräte, was eine ungenutzte Aktion bringt, was das Volk kann (in den ersten Runden), und wie
# die Wissenschaft weitergehen kann, bis eine andere Aktion beginnt.
hint-turn =
    { $purse }
    { $n ->
        [0] Du hast alle Aktionen gemacht.
       *[other] Jede Aktion einmal pro Zug; jede ungenutzte bringt { $income } Energie.
    }{ $early ->
        [0] {""}
       *[other] {" "}Die Fähigkeit deines Volkes, { $ability }: { $said }
    }{ $pace ->
        [0] {""}
       *[other] {" "}Zum Überleben braucht ihr gemeinsam noch { $missing }: etwa { $pace }★ in jeder Runde.
    }{ $more ->
        [buy] {" "}Deine Wissenschaft geht weiter: Kauf weitere Technologien mit der übrigen Forschung.
        [buy-or-survey] {" "}Deine Wissenschaft geht weiter: Kauf weitere Technologien, oder mach für { $science-cost } Energie auch eine Vermessung.
        [survey] {" "}Deine Wissenschaft geht weiter: Für { $science-cost } Energie kannst du auch eine Vermessung machen.
        [discover] {" "}Deine Wissenschaft geht weiter: Für { $science-cost } Energie und die Forschung kannst du auch Technologien erforschen.
       *[no] {""}
    }

# Tipps für Neulinge, je nachdem, was ihrer Stellung fehlt.
newcomer-settle = Du hast ein Schiff in { $sector }: *Bauen* besiedelt den Sektor für { $cost } Energie. Eine Kolonie bringt Stufen und Sterne.
newcomer-survey = Eine *Vermessung* zieht { $scan } Plättchen: Behalte bis zu { $keep }, und decke bis zu { $reveal } in deinen Sektoren auf. Jedes hebt eine Stufe oder bringt einen Rohstoff.
newcomer-move = Alle deine Schiffe sind daheim: *Bewegen* schickt zwei in einen Sektor neben { $home }. *Bauen* besiedelt ihn mit einem davon.
newcomer-logistics = Du hast nur { $energy } Energie: *Logistik* bringt dein Einkommen. Beginne die meisten Züge damit.
newcomer-discover = Du hast { $research } Forschung: *Erforschen* kauft eine Technologie. Bringen deine Sektoren die nötigen Rohstoffe, aktiviert deine nächste *Logistik* sie.
newcomer-ships = Zum Besiedeln und Kämpfen brauchst du Schiffe: *Bauen* bringt eins für { $cost } Energie.

action-logistics = Logistik
action-build = Bauen
action-move = Bewegen
action-science = Wissenschaft

choice-number = { $n }
choice-stock-energy = Energie
choice-stock-research = Forschung
choice-claim = { $objective } für { $stars }
    .help = { $said }
choice-claims = { $how ->
    [auto] Einlösen, sobald erfüllt
   *[ask] Am Ende meines Zuges fragen
}
choice-reset = { $card }
    .help = { $said }

event-round = Runde { $number } beginnt. Den ersten Zug { AGREE($side-id, "hat", "hast") } { $side }.
event-passed = { $side } { AGREE($side-id, "lässt", "lässt") } { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    } ungenutzt und { AGREE($side-id, "erhält", "erhältst") } { $energy ->
        [0] keine Energie (der Reaktor ist voll)
       *[other] { $energy } Energie
    }.
event-returned = { $side } { AGREE($side-id, "hat", "hast") } nichts mehr und { AGREE($side-id, "kehrt", "kehrst") } mit { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffen
    } nach { $sector } zurück.
event-claimed = { $side } { AGREE($side-id, "erfüllt", "erfüllst") } den Auftrag { $objective }.
event-will-claim = { $answer ->
        [auto] Ab jetzt werden Aufträge in deinem Zug eingelöst, sobald du sie erfüllst.
       *[ask] Ab jetzt löst du Aufträge selbst ein. Dein Zug wartet nach der letzten Aktion auf dich, solange du noch einen Auftrag hast.
    }
event-ability-used = { $side } { AGREE($side-id, "nutzt", "nutzt") } { $card }.
event-ability-reset = { $side } { AGREE($side-id, "macht", "machst") } { $card } wieder bereit.
event-converted-energy = { $side } { AGREE($side-id, "wandelt", "wandelst") } { $n } Energie in Forschung um.
event-converted-research = { $side } { AGREE($side-id, "wandelt", "wandelst") } { $n } Forschung in Energie um.
event-gain-energy = { $side } { AGREE($side-id, "erhält", "erhältst") } { $n ->
        [0] keine Energie
       *[other] { $n } Energie
    } ({ $why }).
event-gain-research = { $side } { AGREE($side-id, "erhält", "erhältst") } { $n ->
        [0] keine Forschung
       *[other] { $n } Forschung
    } ({ $why }).

refusal-no-action-left = Du hast { $n } Aktionen gemacht, und mehr hat kein Zug.
    .title = Keine Aktion übrig.
    .remedy = Beende deinen Zug.
refusal-action-taken = { $action } hattest du in diesem Zug schon, und jede Aktion gibt es nur einmal.
    .title = Schon gemacht.
    .remedy = Nimm eine andere Aktion, oder beende deinen Zug.
refusal-objective-claimed = { $objective } hast du schon eingelöst.
    .title = Schon eingelöst.
    .remedy = Jeden Auftrag kannst du nur einmal einlösen.
refusal-objective-unmet = { $objective } erfüllst du noch nicht.
    .title = Noch nicht erfüllt.
    .remedy = Löse den Auftrag in einem Zug ein, in dem stimmt, was er verlangt.
refusal-objective-not-yours = { $objective } gehört nicht zu deinen Aufträgen.
    .title = Nicht deiner.
    .remedy = Einlösen kannst du nur die Aufträge, die du behalten hast.

# Das Ende ---------------------------------------------------------------------------------------------------------

event-ended-saved = Die Reiche erreichen in Runde { $round } ihr Ziel: Die Entität ist versiegelt.
event-ended-scored = In Runde { $round } explodiert der Stern, und die Partie ist vorbei.
event-ended-overwhelmed = In Runde { $round } erreicht die Bedrohungsleiste ihr Ende.
event-ended-burnt = In Runde { $round } explodiert der Stern, bevor ihr bereit seid.
event-ended-homeless = In Runde { $round } fällt die letzte Heimatwelt.
event-everyone-lost = Alle verlieren gemeinsam.
event-winners = { $sides } { AGREE($sides-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") }.
