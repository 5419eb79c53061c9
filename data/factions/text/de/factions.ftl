# Factions of Sol.

title = Factions of Sol
tagline = Kreise um die Sonne, lass allen deine Energie im Weg und baue in drei Runden das beste Schiff.
credits = Erdacht von Elam Blackwell und Team, erschienen bei Mark IV Games (2022). Dieser Bot ist inoffiziell und hat mit ihnen nichts zu tun.

# Places -------------------------------------------------------------------------------------------------------

planet-mercury = Merkur
    .der = der Merkur
    .den = den Merkur
    .dem = dem Merkur
    .am = am Merkur
planet-venus = Venus
    .der = die Venus
    .den = die Venus
    .dem = der Venus
    .am = an der Venus
planet-earth = Erde
    .der = die Erde
    .den = die Erde
    .dem = der Erde
    .am = an der Erde
planet-mars = Mars
    .der = der Mars
    .den = den Mars
    .dem = dem Mars
    .am = am Mars
planet-jupiter = Jupiter
    .der = der Jupiter
    .den = den Jupiter
    .dem = dem Jupiter
    .am = am Jupiter
planet-saturn = Saturn
    .der = der Saturn
    .den = den Saturn
    .dem = dem Saturn
    .am = am Saturn
planet-uranus = Uranus
    .der = der Uranus
    .den = den Uranus
    .dem = dem Uranus
    .am = am Uranus
planet-neptune = Neptun
    .der = der Neptun
    .den = den Neptun
    .dem = dem Neptun
    .am = am Neptun

# Exoplanets ---------------------------------------------------------------------------------------------------

type-swamp = Sumpf
type-ice = Eis
type-desert = Wüste
type-lava = Lava
type-wild = Joker

# Machines -----------------------------------------------------------------------------------------------------

machine-battery = Batterien
machine-cargo = Frachtraum
machine-alcubierre = Alcubierre-Antrieb
machine-sails = Sonnensegel
machine-probes = Von-Neumann-Sonden
machine-faction = Fraktionsmaschine
machine-nano-excavators = Nanobagger
machine-artificial-photosynthesis = Künstliche Photosynthese
machine-galactic-mapping = Galaktische Kartierung
machine-dark-energy-extractor = Dunkelenergie-Extraktor
machine-spacetime-inverter = Raumzeitwender
machine-advanced-spectroscopy = Hohe Spektroskopie
machine-space-elevators = Weltraumaufzüge
machine-quantum-ascendancy = Quantenaufstieg

# Factions -----------------------------------------------------------------------------------------------------

faction-megacore = MegaCore
    .motto = Was kreist, hat einen Eigentümer.
faction-zealots = Zeloten der Sonne
    .motto = Das Licht sorgt für uns. Frag nicht, wie sehr.
faction-ordinary = Ganz Normale Leute
    .motto = Schön hier. Nehmen wir.
faction-tunnelers = Quantentunnler
    .motto = Wir sind schon weg.
faction-einstein = Töchter Einsteins
    .motto = Alles ist relativ, also schieb es.
faction-deepstate = Tiefer Staat
    .motto = Das hast du nie gelesen.
faction-council = Interplanetarer Rat
    .motto = Alle dafür? Zweimal.
faction-androids = Androidenwiderstand
    .motto = Was du kannst, können wir kopieren.

# What makes a faction worth choosing, in one line of a menu: at most 100 characters -------------------------------

pitch-megacore = Einmal je Zug aus dem Nachbarsektor abbauen. Platz für 5 Rohstoffe. Beginnt am Merkur.
pitch-zealots = Am Merkur voll laden, ohne Karte. Beginnt am Merkur.
pitch-ordinary = Deine Exoplaneten bringen Ertrag, noch ehe sie erkundet sind. Beginnt an der Venus.
pitch-tunnelers = Setze beide Wurmlöcher, bewege sie für 4 Energie oder 1 Rohstoff. Beginnt am Merkur.
pitch-einstein = Wenn du einen Planeten genutzt hast, darfst du ihn 1 Schritt bewegen. Beginnt an der Erde.
pitch-deepstate = Beginnt mit Technologie, hält 2, je Runde 1 Kundschafter. Beginnt an der Venus.
pitch-council = Belohnung deiner Stimmen doppelt; einmal je Runde Erde als beliebiger Planet. Beginnt dort.
pitch-androids = Lass eine Kopie deines Schiffs am Start zurück; beide können handeln. Beginnt an der Erde.

# What choices cost and bring.
measure-energy = { $count } Energie
    .name = Energie
measure-resources = { $count ->
        [one] 1 Rohstoff
       *[other] { $count } Rohstoffe
    }
    .name = Rohstoffe
measure-explorers = { $count } Kundschafter
    .name = Kundschafter
measure-upgrades = { $count ->
        [one] 1 Ausbau
       *[other] { $count } Ausbauten
    }
measure-explored = { $count ->
        [one] 1 erkundeter Exoplanet
       *[other] { $count } erkundete Exoplaneten
    }
measure-techs = { $count ->
        [one] 1 Technologie
       *[other] { $count } Technologien
    }

measure-complete = { $count ->
        [one] 1 fertige Maschine
       *[other] { $count } fertige Maschinen
    }
measure-exoplanets = { $count ->
        [one] 1 Exoplanet
       *[other] { $count } Exoplaneten
    }
measure-secrets = { $count ->
        [one] 1 geheimer Auftrag
       *[other] { $count } geheime Aufträge
    }
measure-near-mars = { $count } Energie näher am Mars
measure-near-mercury = { $count } Energie näher am Merkur
measure-near-jupiter = { $count } Energie näher am Jupiter
measure-near-venus = { $count } Energie näher an der Venus
measure-spare-rescue = deine kostenlose Rettung

# Why a move is suggested: what is better than after another one.
reason-result = bessere Aussicht auf den Sieg
reason-points = mehr Punkte, Rohstoffe nicht gezählt
reason-resources = Platz im Frachtraum
reason-energy = mehr Energie übrig
reason-machines = Ausbauten in einer besseren Maschine
reason-exoplanets = Kundschafter auf einem besseren Exoplaneten
reason-technologies = eine bessere Technologie
reason-objectives = näher an einem deiner Aufträge
reason-berth = ein besserer Start
reason-rescue = deine kostenlose Rettung bleibt dir
# It is so many energy less to a planet, or what is kept.
ahead-near-mars = der Mars liegt { $n } Energie näher
ahead-near-mercury = der Merkur liegt { $n } Energie näher
ahead-near-jupiter = der Jupiter liegt { $n } Energie näher
ahead-near-venus = die Venus liegt { $n } Energie näher
ahead-spare-rescue = deine kostenlose Rettung bleibt dir
