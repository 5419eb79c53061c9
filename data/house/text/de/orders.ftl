# Feste Antworten: im Voraus gegeben.

command-order = Feste Antworten: Lass mich eine Frage für dich beantworten
    .name = antworten
command-order-set = Beantwortet die offene Frage jetzt und jedes Mal, wenn sie wiederkommt
    .name = geben
command-order-answer = Die Antwort, eine der jetzt möglichen
    .name = antwort
command-order-every = Für jede Frage dieser Art, nicht nur für genau diese
    .name = jede
command-order-list = Zeigt deine festen Antworten und gibt eine auf die offene Frage
    .name = zeigen
command-order-drop = Streicht eine feste Antwort
    .name = streichen
command-order-which = Welche feste Antwort
    .name = welche

button-order = Immer antworten …
button-orders = Feste Antworten
button-order-draft = Bisher Gewähltes
button-order-once = Nur diese Frage
button-order-every = Alle dieser Art
button-order-drop = { $number } streichen

order-title = Immer antworten …
order-intro = Wähle eine Antwort. Wirst du wieder gefragt, gebe ich sie sofort für dich. Niemand sonst erfährt, dass sie fest war.
order-choose = Antwort wählen …
order-nothing-open = Keine deiner offenen Fragen lässt sich im Voraus beantworten.
order-sure-once = *Nur diese Frage:* nur wenn du genau das gefragt wirst: „{ $asked }“. Antwort: **{ $answer }**
order-sure-every = *Alle dieser Art:* immer wenn du so etwas gefragt wirst. Antwort: **{ $answer }**
order-sure = Die Antwort gilt, bis du sie streichst, sie unmöglich wird, der Platz den Besitzer wechselt oder die Partie endet. Sie beantwortet auch gleich die offene Frage.
order-armed = **Feste Antwort gegeben.** { $order }
order-once = Nur auf diese Frage: „{ $doing }“. Antwort: **{ $answer }**
order-every = Auf alle Fragen wie diese: „{ $doing }“. Antwort: **{ $answer }**
order-gone = **Gestrichen.** { $order }
order-dropped = **Eine feste Antwort gilt nicht mehr.** { $order }. { $why }
order-dropped-illegal = Du wurdest gefragt, aber die Antwort war nicht möglich. Antworte bitte selbst.
order-dropped-seat = Der Platz gehört dir nicht mehr.
orders-title = Feste Antworten
orders-none = Du hast keine festen Antworten. Eine gibst du mit „Immer antworten …“ bei einer Frage, oder hier, während du am Zug bist.

refusal-order-not-asked = Das wirst du gerade nicht gefragt.
    .title = Nicht gefragt.
    .remedy = Eine feste Antwort beginnt bei einer offenen Frage: „Spielen“ zeigt deine.
refusal-order-not-legal = Das ist auf diese Frage gerade keine mögliche Antwort.
    .title = Nicht möglich.
    .remedy = Wähle eine der angebotenen Antworten.
refusal-order-many = Du hast an diesem Tisch schon { $most } feste Antworten; mehr gehen nicht.
    .title = Zu viele.
    .remedy = Streiche erst eine, in /my settings unter „Feste Antworten“.
refusal-order-gone = Diese feste Antwort gibt es nicht mehr.
    .title = Schon weg.
    .remedy = Welche du hast, steht in /my settings unter „Feste Antworten“.
