### What the pictures of Super Nova, their alt texts and its text board say.

class-warship = Kriegsschiff
class-mercantile = Handelsschiff
class-diplomatic = Diplomatenschiff
class-scout = Späher
class-utility = Nutzschiff
trait-longrange = Fernflug: darf im Tiefraum bleiben.
trait-highg = HochG: darf hin, wo die Schwerkraft erdrückt.

# What the player whose turn it is does, in words that follow a name.
picture-draw = zieht
picture-discover = entdeckt
picture-build = baut
picture-action = handelt
picture-transport = transportiert
picture-discard = wirft ab
picture-plays = spielt { $card }
picture-attacks = greift an

picture-hidden = Verdeckte Karte
picture-over = Ende
picture-turn-number = Runde { $turn }
picture-attacks-planet = greift { $planet } an
picture-orbit-of = Orbit { $planet }
picture-any-form = M/D/E, { $at }
picture-form = { $form ->
    [military] militärisch
    [diplomatic] diplomatisch
   *[economic] wirtschaftlich
}, { $at }
picture-on = { $card } auf { $targets }
picture-window = Antworten möglich
picture-deck = Stapel
picture-discard-pile = Ablage
picture-scrapyard = Schrott
picture-top = oben: { $card }

picture-wins = gewinnt
picture-gone = fort
picture-draws-one = zieht 1
picture-opens = beginnt
picture-deep-space = Tiefraum
picture-fled = { $ship } (geflohen)
picture-left = ist ausgestiegen
picture-no-planet = noch kein Planet entdeckt
picture-closed = Orbit gesperrt
picture-closed-short = gesperrt
picture-new = neu
picture-as-printed = wie gedruckt
picture-together = zusammen
picture-with = mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-orbit = Orbit { $used } von { $support }
picture-homeworld = Heimatwelt
picture-colony = Kolonie
picture-uninhabited = unbewohnt

picture-about = Es geht um { $places }.
picture-hand = deine Hand
picture-playable = { $count } von { $all } spielbar
picture-choosable = { $count } von { $all } wählbar
picture-nothing = jetzt nichts spielbar
picture-potential = Potenzial { $potential } von { $goal }
picture-next = als Nächstes { $place }
picture-empty = Keine Handkarten.

hand-empty = Deine Hand ist leer.
hand-cards = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
hand-next = Als Nächstes spielst du { $plays }.
hand-on = { $card } auf { $target }
hand-then = { $one }, dann { $next }
hand-playable = Jetzt spielbar: { $cards }.
hand-choosable = Jetzt wählbar: { $cards }.
hand-others = Andere: { $cards }.
hand-all = Karten: { $cards }.
hand-card = { $number } { $card }
hand-kind = { $card } ({ $facts })
hand-type = { $type ->
    [planet] Planet
    [environment] Umwelt
    [civilization] Zivilisation
    [alien] Alien
    [merc] Söldner
    [ship] Schiff
    [modifier] Ausrüstung
   *[special] Sonderkarte
}
hand-face = { $card }. { $line }, { $phase ->
    [any] spielbar in jeder Phase
   *[other] spielbar in der Phase { $when }
}.

board-finished = { $title }, zu Ende nach Runde { $turn }.
board-before = { $title }, vor der ersten Runde.
board-turn = { $title }, Runde { $turn }, Phase { $phase }.
board-won = { $players } { $players-count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}.
board-orbit = der Orbit von { $planet }
board-battle = { $attacker } greift { $defender } an: { $place }.
board-battle-facts = { $attacker } greift { $defender } an: { $place }, { $facts }.
board-sums = { $ours } gegen { $theirs }
board-sums-in = { $form ->
    [military] militärisch
    [diplomatic] diplomatisch
   *[economic] wirtschaftlich
}: { $ours } gegen { $theirs }
board-fleet = mit { $ships }
board-played = { $player } hat { $card } gespielt; andere dürfen antworten.
board-played-on = { $player } hat { $card } auf { $targets } gespielt; andere dürfen antworten.
board-window = Andere dürfen antworten.
board-standing = Potenzial von { $goal }: { $scores }.
board-score = { $player } { $potential } ({ $hand })
board-or-more = { $potential } oder mehr
board-in-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
board-piles = Nachziehstapel { $deck }, Ablage { $discard }, Schrottplatz { $scrap }.
board-piles-top = Nachziehstapel { $deck }, Ablage { $discard }, oben { $top }, Schrottplatz { $scrap }.
board-owner = { $player }: { $planets }.
board-planet-briefly = { $planet } { $strength } Bevölkerung { $people } von { $room }
board-with-ships = { $planet }, { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
} { $strength }
board-orbit-together = { $count } Schiffe im Orbit: { $strength }
board-colours = { $colour } { $mark }
board-to-act = jetzt am Zug
board-first = beginnt
board-penalty = zieht eine Karte
board-resigned = hat aufgegeben
board-empire = { $player } ({ $marks }): Potenzial { $potential } von { $goal }, { $hand }
board-planet = { $planet }: Potenzial { $room }, { $strength }, Bevölkerung { $people } von { $room }, Orbit { $used } von { $support }, { $marks }
board-homeworld = Heimatwelt
board-colony = Kolonie
board-uninhabited = unbewohnt
board-of-race = { $status } der { $race }
board-closed = Orbit gesperrt
board-deep = Tiefraum: { $ship }
board-orbiting = Im Orbit: { $ship }
board-ship = { $ship } { $strength }, an Bord { $aboard } von { $hold }
board-with = mit { $cards }
board-fled = in dieser Runde geflohen
board-long-range = Fernflug
