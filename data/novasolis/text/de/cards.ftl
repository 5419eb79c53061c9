# Wie Karten, Plättchen, Sektoren und Völker heißen, und was gezählt wird.

# Technologien ---------------------------------------------------------------------------------------------------

card-hidden = eine verdeckte Technologie
card-scanner = Scanner
card-survey-drones = Vermessungsdrohnen
card-fusion-reactors = Fusionsreaktoren
card-orbital-habitats = Orbitalhabitate
card-research-network = Forschungsnetz
card-fleet-command = Flottenkommando
card-ion-drives = Ionenantriebe
card-carrier-doctrine = Trägerdoktrin
card-modular-shipyards = Modulwerften
card-terraforming = Terraforming
card-barrier-shields = Barriereschilde
card-rail-drivers = Massebeschleuniger
card-ion-cannons = Ionenkanonen
card-phase-cannons = Phasenkanonen
card-antimatter-torpedoes = Antimaterietorpedos
card-gate-engineering = Tortechnik
card-planetary-defences = Planetenschutz
card-xeno-archaeology = Xenoarchäologie
card-salvage-operations = Bergungseinsätze
card-tactical-computer = Taktikcomputer
card-colony-arks = Siedlerarchen
card-frontier-beacons = Grenzleuchtfeuer
card-concord-charter = Charta der Eintracht
card-reaver-batteries = Marodeurbatterien
card-war-foundries = Kriegsschmieden
card-blood-oath = Blutschwur
card-solar-collectors = Sonnenkollektoren
card-capital-reserves = Kapitalreserven
card-golden-fleet = Goldene Flotte
card-spore-gardens = Sporengärten
card-living-hulls = Biorümpfe
card-symbiotic-web = Symbiotisches Netz
card-deep-archives = Tiefenarchive
card-precognition = Vorahnung
card-grand-thesis = Große These
card-modular-hulls = Modulrümpfe
card-siege-platforms = Belagerungsplattformen
card-ring-foundry = Ringschmiede
card-ultra-shields = Ultraschilde
card-nova-cannon = Novakanone
card-star-forge = Sternenschmiede
card-matter-compiler = Materiekompilierer
card-world-seed = Weltensaat
card-dyson-archive = Dyson-Archiv
card-gate-of-the-ancients = Tor der Uralten
card-temporal-drive = Zeitantrieb
card-oracle-lattice = Orakelgitter
card-seal-fragment = Siegelfragment
card-sentinel-swarm = Wächterschwarm
card-harmonic-disruptor = Harmoniestörer

# Standortplättchen ------------------------------------------------------------------------------------------------

tile-hidden = ein verdecktes Plättchen
tile-observatory = Observatorium
tile-academy-world = Akademiewelt
tile-archeolith-field = Archäolithfeld
tile-ion-nebula = Ionennebel
tile-antimatter-storm = Antimateriesturm
tile-omega-rift = Omega-Riss
tile-ancient-ruins-blue = Uralte Ruinen (blau)
tile-pulsar-array = Pulsarfeld
tile-garden-world = Gartenwelt
tile-ocean-world = Ozeanwelt
tile-colony-hub = Siedlungszentrum
tile-boson-mist = Bosonennebel
tile-crystal-steppe = Kristallsteppe
tile-ancient-ruins-yellow = Uralte Ruinen (gelb)
tile-cultural-wonder = Kulturwunder
tile-neutronium-mine = Neutroniummine
tile-pteracnium-vein = Pteracniumader
tile-forge-world = Schmiedewelt
tile-geothermal-moon = Glutmond
tile-shipbreaker-belt = Abwrackgürtel
tile-collapsed-core = Kernkollaps
tile-ancient-ruins-red = Uralte Ruinen (rot)

# Sektoren ---------------------------------------------------------------------------------------------------------

sector-n01 = Sektor N01
sector-n02 = Sektor N02
sector-n03 = Sektor N03
sector-n04 = Sektor N04
sector-n05 = Sektor N05
sector-n06 = Sektor N06
sector-n07 = Sektor N07
sector-n08 = Sektor N08
sector-n09 = Sektor N09
sector-n10 = Sektor N10
sector-n11 = Sektor N11
sector-n12 = Sektor N12
sector-n13 = Sektor N13
sector-n14 = Sektor N14
sector-n15 = Sektor N15
sector-n16 = Sektor N16
sector-n17 = Sektor N17
sector-n18 = Sektor N18
sector-n19 = Sektor N19
sector-n20 = Sektor N20
sector-n21 = Sektor N21
sector-n22 = Sektor N22
sector-n23 = Sektor N23
sector-n24 = Sektor N24
sector-omega-well = Omega-Brunnen
sector-antimatter-fountain = Antimateriequelle
sector-time-eddy = Zeitstrudel
sector-dead-fleet = Tote Flotte
sector-crystal-cage = Kristallkäfig
sector-whispering-arch = Flüsternder Bogen
sector-omega-spire = Omega-Nadel
sector-frozen-armada = Gefrorene Armada
sector-lifebloom = Lebensblüte
sector-aurelian-homeworld = Heimatwelt der Aurelier
sector-kharrad-homeworld = Heimatwelt der Kharrad
sector-solmari-homeworld = Heimatwelt der Solmari
sector-verdane-homeworld = Heimatwelt der Verdaner
sector-nyxari-homeworld = Heimatwelt der Nyxari
sector-ferrun-homeworld = Heimatwelt der Ferrun
sector-black-hole = Schwarzes Loch
sector-galactic-core = Galaktischer Kern

# Völker, und was jedes immer kann ---------------------------------------------------------------------------------

race-aurelian = Aurelische Eintracht
    .short = Aurelier
    .passive = Pfadfinder
    .der = die Aurelische Eintracht
    .den = die Aurelische Eintracht
race-kharrad = Kharrad-Dominion
    .short = Kharrad
    .passive = Sturmangriff
    .der = das Kharrad-Dominion
    .den = das Kharrad-Dominion
race-solmari = Solmari-Kombinat
    .short = Solmari
    .passive = Handelsbanken
    .der = das Solmari-Kombinat
    .den = das Solmari-Kombinat
race-verdane = Verdanische Symbiose
    .short = Verdaner
    .passive = Wandelsporen
    .der = die Verdanische Symbiose
    .den = die Verdanische Symbiose
race-nyxari = Nyxari-Kollegium
    .short = Nyxari
    .passive = Archivare
    .der = das Nyxari-Kollegium
    .den = das Nyxari-Kollegium
race-ferrun = Ferrun-Versammlung
    .short = Ferrun
    .passive = Schmieden
    .der = die Ferrun-Versammlung
    .den = die Ferrun-Versammlung

# Kampfplättchen ---------------------------------------------------------------------------------------------------

combat-tile-blank = Leerfeld
combat-tile-deflector = Deflektor
combat-tile-pulse-laser = Pulslaser
combat-tile-missile-salvo = Raketensalve
combat-tile-barrier-shield = Barriereschild
combat-tile-rail-driver = Massebeschleuniger
combat-tile-ion-cannon = Ionenkanone
combat-tile-phase-cannon = Phasenkanone
combat-tile-antimatter-torpedo = Antimaterietorpedo
combat-tile-reaver-battery = Marodeurbatterie
combat-tile-living-hull = Biorumpf
combat-tile-ultra-shield = Ultraschild
combat-tile-nova-cannon = Novakanone
combat-tile-plasma-beam = Plasmastrahl
combat-tile-void-shield = Leerenschild
combat-tile-entropy-cannon = Entropiekanone
combat-tile-phase-armour = Phasenpanzerung
combat-tile-chaos-lance = Chaoslanze
combat-tile-event-horizon-screen = Ereignishorizont-Schirm
combat-tile-void-fury = Leerenzorn
combat-tile-annihilation-pulse = Vernichtungspuls
combat-tile-entropy-lens = Entropielinse

# Karten der Entität und ihre Arten --------------------------------------------------------------------------------

entity-hidden = eine verdeckte Karte der Entität
entity-stirring-shadows = Schatten regen sich
entity-probing-raid = Erster Vorstoß
entity-dark-scouts = Dunkle Späher
entity-massing-shadows = Schatten sammeln sich
entity-solar-calm = Sonnenruhe
entity-opening-rift = Erster Riss
entity-dread-whispers = Banges Flüstern
entity-power-drain = Energieschwund
entity-shadow-column = Schattenkolonne
entity-swarm = Schwarm
entity-advancing-swarm = Nahender Schwarm
entity-great-swarm = Großer Schwarm
entity-ion-storm = Ionensturm
entity-second-rift = Zweiter Riss
entity-hunting-packs = Jagdrudel
entity-hardened-shadows = Gehärtete Schatten
entity-relentless-advance = Unaufhaltsamer Vormarsch
entity-tide-of-night = Flut der Nacht
entity-tide-unbroken = Ungebrochene Flut
entity-final-raiders = Letzte Plünderer
entity-dying-light = Sterbendes Licht
entity-cascade = Kaskade
entity-doom-chorus = Chor des Untergangs
entity-supernova = Supernova

entity-type-standard = Standard
entity-type-rift = Riss
entity-type-flux = Strömung
entity-type-malice = Bosheit
entity-type-supernova = Supernova

# Geheime Aufträge -------------------------------------------------------------------------------------------------

objective-hidden = ein verdeckter Auftrag
objective-shadow-hunter = Schattenjäger
objective-gatebreaker = Torbrecher
objective-relic-keeper = Artefakthüter
objective-sprawling-realm = Weites Reich
objective-cartographers = Kartografen
objective-great-library = Große Bibliothek
objective-industrial-heart = Herz der Industrie
objective-thinking-machines = Denkende Maschinen
objective-teeming-worlds = Wimmelnde Welten
objective-grand-armada = Große Armada
objective-bastions = Bastionen
objective-gate-network = Tornetz
objective-prism = Prisma
objective-monopoly = Monopol
objective-exotic-matter = Exotische Materie
objective-heart-of-darkness = Herz der Finsternis
objective-ancient-heirs = Erben der Uralten
objective-master-tactician = Meister der Taktik

# Rohstoffe --------------------------------------------------------------------------------------------------------

resource-neutronium = Neutronium
    .whole = Neutroniumerz
resource-pteracnium = Pteracnium
    .whole = Pteracniumkristall
resource-hadron = Hadron
    .whole = Hadron-Archäolith
resource-boson = Boson
    .whole = Bosonenkondensat
resource-antimatter = Antimaterie
    .whole = Antimaterie
resource-omega = Omega
    .whole = Omega-Teilchen
resource-any = ein beliebiger Grundrohstoff
    .den = einen beliebigen Grundrohstoff
resource-another = ein weiterer Grundrohstoff

# Stufen, Vorräte und andere Werte. `.die` steht vor „aller Reiche“ ------------------------------------------------

level-energy = Energiestufe
    .dein = deine Energiestufe
level-reactor = Reaktor
    .dein = dein Reaktor
level-population = Bevölkerung
    .dein = deine Bevölkerung
level-research = Forschungsstufe
    .dein = deine Forschungsstufe
level-fleet = Flotte
    .dein = deine Flotte
stock-energy = Energie
stock-research = Forschung

stat-capacity = Kapazität
    .die = die Kapazität
stat-range = Reichweite
    .die = die Reichweite
stat-scan = Sichten
    .die = das Sichten
stat-keep = Behalten
    .die = das Behalten
stat-reveal = Aufdecken
    .die = das Aufdecken
stat-hand = Handlimit
    .die = das Handlimit
stat-basics = Höchstzahl aktiver Basistechnologien
    .die = die Höchstzahl aktiver Basistechnologien
stat-support = Versorgungsreichweite
    .die = die Versorgungsreichweite
stat-defence = Verteidigung der Kolonien
    .die = die Verteidigung der Kolonien
stat-passing = Energie für ungenutzte Aktionen
    .die = die Energie für ungenutzte Aktionen
stat-trade = Handelsmarker
    .die = die Zahl der Handelsmarker

# Farben der Standorte. `.er`: ein Standort, `.e`: mehrere, `.noun`: die Farbe selbst ------------------------------

star-blue = blau
    .er = blauer
    .e = blaue
    .en = blauen
    .noun = Blau
star-yellow = gelb
    .er = gelber
    .e = gelbe
    .en = gelben
    .noun = Gelb
star-red = rot
    .er = roter
    .e = rote
    .en = roten
    .noun = Rot

# Einheiten --------------------------------------------------------------------------------------------------------

unit-ship = Schiff
    .many = Schiffe
    .kein = kein Schiff
    .dein = dein Schiff
unit-station = Station
    .many = Stationen
    .kein = keine Station
    .dein = deine Station
unit-flagship = Flaggschiff
    .many = Flaggschiffe
    .kein = kein Flaggschiff
    .dein = dein Flaggschiff
unit-destroyer = Zerstörer
    .many = Zerstörer
    .kein = kein Zerstörer
    .dein = dein Zerstörer
