# The titles of the cards.

card-hidden = eine verdeckte Karte

# Mercury: energy ---------------------------------------------------------------------------------------------

card-pale-corona = Blasse Korona
card-quiet-sun = Stille Sonne
card-solar-breeze = Sonnenbrise
card-bright-limb = Heller Rand
card-sunspot-chain = Fleckenkette
card-plasma-arch = Plasmabogen
card-full-flare = Volle Eruption
card-coronal-storm = Koronasturm

# Venus: explorers --------------------------------------------------------------------------------------------

card-swamp-things = Sumpfdinger
card-geriatric-explorers = Rüstige Rentner
card-yeti-cousins = Yeti-Vettern
card-dune-nomads = Dünennomaden
card-magma-moles = Magmamaulwürfe
card-carnivorous-orchids = Fleischfressende Orchideen
card-penguin-brigade = Pinguinbrigade
card-hydrophobic-camels = Wasserscheue Kamele
card-brimstone-bishops = Schwefelbischöfe
card-amphibious-accountants = Amphibische Buchhalter
card-mud-wallabies = Schlammwallabys
card-fungal-choir = Pilzchor
card-glass-beetles = Glaskäfer
card-frostfire-foxes = Frostfeuerfüchse
card-thermal-tortoises = Thermalschildkröten
card-retired-test-pilots = Testpiloten a. D.

# Earth: stellar events and their options ---------------------------------------------------------------------

card-solar-forecast = Sonnenvorhersage
card-prospecting-rights = Schürfrechte
card-transport-bill = Verkehrsgesetz
card-call-for-settlers = Siedleraufruf
card-security-review = Sicherheitsprüfung
card-shipyard-policy = Werftpolitik
card-wealth-debate = Vermögensdebatte
card-settlement-charter = Siedlungscharta
card-secrets-act = Geheimschutzgesetz
card-wormhole-accord = Wurmlochabkommen
card-safety-report = Sicherheitsbericht
card-working-hours = Arbeitszeiten
card-caretaker-assembly = Übergangsrat

motion-solar-maximum = Solares Maximum
motion-solar-minimum = Solares Minimum
motion-open-survey = Offene Kartierung
motion-deep-drilling = Tiefbohrung
motion-subsidised-lanes = Geförderte Routen
motion-orbital-towing = Orbitale Schlepper
motion-volunteer-wave = Freiwilligenwelle
motion-bounty-on-worlds = Kopfgeld auf Welten
motion-amnesty = Amnestie
motion-crackdown = Hartes Durchgreifen
motion-rush-orders = Eilaufträge
motion-quality-control = Qualitätskontrolle
motion-liquid-assets = Flüssige Mittel
motion-fixed-assets = Feste Werte
motion-settle-wide = Breit siedeln
motion-settle-deep = Tief siedeln
motion-declassify = Freigabe der Akten
motion-seal-the-records = Akten unter Verschluss
motion-open-the-gates = Öffnet die Tore
motion-street-sweepers = Straßenkehrer
motion-guild-rescue = Rettung durch die Gilde
motion-fuel-depots = Treibstofflager
motion-overtime = Überstunden
motion-early-bells = Früher Feierabend
motion-caretakers = Übergangsregierung

# Jupiter: exoplanets -----------------------------------------------------------------------------------------

card-yvaga = Yvaga
card-mirewood = Moorwald
card-bogthane = Bogthane
card-lilypad-nine = Seerose Neun
card-sumpters-rest = Sumpters Rast
card-gloom-delta = Düsterdelta
card-peats-landing = Torfhafen
card-wetwork = Nasswerk
card-mangrove-prime = Mangrove Prima
card-hoarfall = Reiffall
card-slush = Matsch
card-cold-comfort = Kalter Trost
card-snowblind = Schneeblind
card-permafrost-six = Permafrost Sechs
card-glacia-minor = Glacia Minor
card-aurora-shelf = Auroraschelf
card-icebreaker = Eisbrecher
card-polar-opposite = Gegenpol
card-saltpan = Salzpfanne
card-mirage = Trugbild
card-thirst = Durst
card-ochre = Ocker
card-sirocco = Schirokko
card-hourglass = Stundenglas
card-dunehome = Dünenheim
card-false-oasis = Falsche Oase
card-red-ledger = Rotes Kassenbuch
card-cinder = Schlacke
card-scoria = Scoria
card-emberlyn = Emberlyn
card-magma-carta = Magma Carta
card-forgeheart = Schmiedeherz
card-brimstone-bay = Schwefelbucht
card-old-smoky = Alter Raucher
card-pyroclast = Pyroklast
card-kiln = Brennofen

# Saturn: secret objectives -----------------------------------------------------------------------------------

card-full-tank = Voller Tank
card-bottomless-hold = Fass ohne Boden
card-running-on-fumes = Auf Reserve
card-grand-tour = Große Rundreise
card-long-haul = Langstrecke
card-big-spender = Mit vollen Händen
card-ringmaster = Ringmeister
card-litterbug = Schmutzfink
card-footprints = Fußspuren
card-burnt-offering = Brandopfer
card-edge-of-everything = Am Rand von allem
card-collector = Sammler
card-specialist = Spezialist
card-machinist = Maschinist
card-founders-pride = Gründerstolz
card-prospector = Schürfer
card-motherlode = Hauptader
card-richest-rival = Reichster Rivale
card-top-of-the-charts = Spitzenreiter
card-overachiever = Überflieger
card-crowded-dock = Gedränge am Dock
card-keep-away = Abstand halten
card-kingmaker = Königsmacher
card-ballot-stuffing = Wahlfälschung
card-gadgeteer = Tüftler
card-published-author = Fachautor
card-ice-giants = Eisriesen
card-shortcut = Abkürzung
card-talent-hoarder = Talentsammler
card-solar-diplomat = Sonnendiplomat

# Uranus: tech ------------------------------------------------------------------------------------------------

card-ion-afterburners = Ionen-Nachbrenner
card-trash-compactor = Müllpresse
card-gravity-slingshot = Schwerkraft-Schleuder
card-ore-burner = Erzbrenner
card-towed-barge = Schleppkahn
card-auxiliary-cells = Zusatzzellen
card-tractor-scoop = Traktorschaufel
card-survey-network = Messnetz
card-recruiting-office = Anwerbebüro
card-assembly-line = Fließband
card-blackmail-archive = Erpresserarchiv
card-emergency-beacon = Notfunkfeuer

# Neptune: research -------------------------------------------------------------------------------------------

card-overcharge-theory = Theorie der Überladung
card-ore-futures = Erz auf Termin
card-modular-plans = Modulare Pläne
card-open-call = Offene Bewerbung
card-grant-money = Fördergelder
card-stolen-blueprints = Gestohlene Baupläne
card-star-charts = Sternkarten
card-bent-space = Gekrümmter Raum
card-vacuum-sweep = Staubsauger
card-insider-file = Insiderakte
card-neptunian-divers = Neptunische Taucher
card-cloned-xenobiologists = Geklonte Xenobiologen
card-diamond-rain-miners = Diamantregen-Schürfer
card-proteus-annex = Proteus-Anbau
card-tritons-twin = Tritons Zwilling
card-phase-skimmer = Phasengleiter
card-perpetual-motion-patent = Perpetuum-Patent

# Asteroids ---------------------------------------------------------------------------------------------------

card-asteroid-2 = Asteroid, Wert 2
card-asteroid-3 = Asteroid, Wert 3
card-asteroid-4 = Asteroid, Wert 4
card-asteroid-5 = Asteroid, Wert 5
card-asteroid-6 = Asteroid, Wert 6

# The automa --------------------------------------------------------------------------------------------------

card-automa-mercury = Merkur
card-automa-venus = Venus
card-automa-earth = Erde
card-automa-mars = Mars
card-automa-jupiter = Jupiter
card-automa-saturn = Saturn
card-automa-uranus = Uranus
card-automa-neptune = Neptun
card-automa-megacore = MegaCore
card-automa-zealots = Zeloten der Sonne
card-automa-ordinary = Ganz Normale Leute
card-automa-tunnelers = Quantentunnler
card-automa-einstein = Töchter Einsteins
card-automa-deepstate = Tiefer Staat
card-automa-council = Interplanetarer Rat
card-automa-androids = Androidenwiderstand
