## Lektionen

lesson-turn-sky =
    Der Stern stirbt, und die Entität wächst. Du bist Blau, daheim in 2.0; { $rival } steht dir zur Seite.
    In deinem Zug machst du bis zu drei verschiedene Aktionen: **Logistik**, **Bauen**, **Bewegen** und **Wissenschaft**.
lesson-turn-survey =
    Beginne mit **Wissenschaft**. Eine Vermessung zieht drei Plättchen: Welten, Minen und Ruinen, die deine Sektoren wertvoll machen.
    Dein erster Zug braucht noch keine Logistik: 4 Energie hast du schon.
    .other = Das geht in diesem Zug auch später. Erst eine Vermessung: Vielleicht findest du, was deiner Heimatwelt fehlt.
    .logistics = Du hast 4 Energie und nur noch Platz für 2. Mehr brauchst du noch nicht: Erst die Vermessung.
    .discover = Eine Technologie schläft bis zu deiner nächsten Logistik. Plättchen wirken sofort: Vermessung.
    .pass = Damit verschenkst du drei Aktionen. Beginne mit einer Vermessung.
    .move = Deine Schiffe starten gleich. Sieh erst nach, was du daheim aufdecken kannst: Vermessung.
    .build = Zwei Schiffe zum Besiedeln hast du schon. Erst die Vermessung.
lesson-turn-keep =
    Ein Fund: **Uralte Ruinen**. In ihnen liegt ein Artefakt, 2★ wert. Behalte sie.
    Du darfst zwei behalten, also nimm auch das Archäolithfeld: Es bringt Hadron, das Technologien brauchen.
    .other = Lass die Uralten Ruinen nicht liegen: In ihnen steckt ein Artefakt. Behalte sie und das Archäolithfeld.
    .done = Plättchen kosten dich nichts. Behalte Uralte Ruinen und Archäolithfeld.
    .also = Auf die Ruinen kommt es an. In dieser Lektion behältst du auch das Archäolithfeld.
lesson-turn-reveal =
    Jetzt **decke** zwei **auf**. Jedes kommt auf einen freien Standort seiner Farbe in einem Sektor, der dir gehört.
    Die Uralten Ruinen auf den roten Standort daheim, das Archäolithfeld auf den blauen.
    .other = Du darfst zwei aufdecken, also tu es: Uralte Ruinen und Archäolithfeld passen beide daheim.
    .plain = Daheim ist nur ein roter Standort. Gib ihn den Uralten Ruinen: In ihnen steckt ein Artefakt.
    .done = Ein Plättchen auf der Hand nützt nichts. Decke beide auf.
lesson-turn-settle =
    Ein Artefakt: 2★. Jetzt **bewege** und **baue** in einem: Ein Schiff fliegt nach 2.1 und wird dort zur Kolonie.
    Wer einen Sektor als erstes Reich besiedelt, erhält **1★**.
    .other = Das kostet eine Aktion und bringt keinen Stern. Flieg mit einem Schiff nach 2.1, und besiedle.
    .hole = 1.0 liegt neben dem Schwarzen Loch, und das speit Schiffe der Entität aus. Besiedle 2.1: Das ist sicherer.
    .both = Für eine Kolonie reicht ein Schiff; das andere bleibt für die nächste. Flieg mit einem nach 2.1, und besiedle.
    .elsewhere = Auch das brächte einen Stern. In dieser Lektion besiedelst du 2.1; dorthin kommen bald deine Plättchen.
    .build = Daheim gehört dir schon alles. Beweg ein Schiff, und besiedle im selben Spielzug: 2.1.
    .logistics = Damit endet dein Zug ohne Stern. Flieg mit einem Schiff nach 2.1, und besiedle.
    .discover = Sie schliefe bis zu deiner nächsten Logistik. Flieg mit einem Schiff nach 2.1, und besiedle.
    .pass = Ein Stern ist einen Schritt entfernt. Flieg mit einem Schiff nach 2.1, und besiedle.
lesson-turn-end =
    Drei Aktionen: Wissenschaft, Bewegen, Bauen. Sie haben 3★ gebracht, und auch { $rival } hat einen Sektor besiedelt. Dann war die Entität am Zug.
    Ab deinem zweiten Zug bringt Logistik dein Einkommen. Spiel als Nächstes „Deine ersten Punkte“.
lesson-points-goal =
    Runde 2. Sterne (★) gewinnen: Gemeinsam braucht ihr 62 und 3 Artefakte, ehe die Entität oder der sterbende Stern schneller ist. Ihr habt 4★ und 1 Artefakt.
    Sterne gibt es fürs Besiedeln, fürs Füllen eines Sektors mit Plättchen, für Artefakte und für Siege über die Entität.
lesson-points-survey =
    Deine Kolonie in 2.1 hat einen blauen und einen roten Standort. Füll beide, und der Sektor ist **kartiert**: 1★.
    Ein rotes Plättchen hast du, die Pteracniumader. Ein blaues fehlt, also mach eine Vermessung.
    .other = Such erst das Plättchen, das dir fehlt: Vermessung.
    .logistics = Das ginge, aber deine Energie reicht für diesen Zug, und der Stern in 2.1 wartet nicht. Vermessung.
    .discover = Erst die Sterne: Vermessung, um 2.1 zu füllen.
    .pass = Damit verschenkst du drei Aktionen. Vermessung.
    .move = Dein letztes Schiff startet gleich. Erst die Vermessung, um 2.1 zu füllen.
    .build = Mehr Schiffe kommen später. Erst die Vermessung, um 2.1 zu füllen.
lesson-points-keep =
    Das Archäolithfeld ist blau: genau das, was 2.1 fehlt. Die Ozeanwelt ist gelb und passt ein andermal daheim.
    Behalte diese zwei. Eine Pteracniumader hast du schon.
    .other = Dann fehlt dir für 2.1 noch immer ein blaues Plättchen. Behalte das Archäolithfeld, und die Ozeanwelt für später.
    .done = Plättchen kosten dich nichts, und das Archäolithfeld füllt 2.1. Behalte es.
    .also = Auf das Archäolithfeld kommt es an. In dieser Lektion behältst du auch die Ozeanwelt.
lesson-points-reveal =
    Das Archäolithfeld auf den blauen Standort von 2.1, die Pteracniumader auf den roten.
    Dann sind beide voll: Du kartierst den Sektor, für 1★. Und beide Plättchen bringen Rohstoffe für Technologien.
    .other = So bleibt in 2.1 ein Standort leer, und es gibt noch keinen Stern. Decke dort Archäolithfeld und Pteracniumader auf.
    .home = Die Ozeanwelt ist gut für daheim, aber du darfst nur zwei aufdecken, und 2.1 bringt einen Stern, wenn beide dorthin kommen.
    .done = Deine Hand ist einen Stern wert. Decke beide Plättchen in 2.1 auf.
lesson-points-settle =
    Kartiert: 1★. Zwei Aktionen sind übrig, **Bewegen** und **Bauen**: Flieg mit deinem letzten Schiff in einen freien Sektor, und besiedle ihn, für noch 1★.
    2.2 liegt neben 2.1; so kannst du später beide zusammen verteidigen.
    .other = Das bringt keinen Stern. Flieg mit deinem Schiff nach 2.2, und besiedle dort.
    .build = Baue nächsten Zug, was du magst. Jetzt kann dein Schiff einen Stern holen: Flieg nach 2.2, und besiedle.
    .logistics = Das ist nächsten Zug deine erste Aktion. Jetzt nutze das Schiff: Flieg nach 2.2, und besiedle.
    .discover = Sie schliefe bis zu deiner nächsten Logistik. Flieg nach 2.2, und besiedle.
    .pass = Zwei Aktionen sind übrig, und ein Stern dazu. Flieg nach 2.2, und besiedle.
    .also = Dieser Sektor ist genauso gut. In dieser Lektion besiedelst du 2.2.
lesson-points-ship =
    Runde 3: Alle deine Schiffe sind Kolonien geworden. Aber du hast 5 Energie und nur Platz für 6.
    Gib also erst etwas aus: **Baue** daheim zwei Schiffe, für je 1 Energie. Jedes kann noch einen Sektor besiedeln, für 1★.
    .other = Das kann warten. Ohne Schiffe besiedelst du nichts: Baue zwei in 2.0.
    .station = Eine Station verteidigt gut, aber sie besiedelt nichts. Baue zwei Schiffe in 2.0.
    .gate = Sprungtore helfen, wenn dein Reich größer ist. Jetzt baue zwei Schiffe in 2.0.
    .survey = Eine gute Aktion, aber du hast kein Schiff zum Besiedeln. Baue erst zwei in 2.0.
    .logistics = Du hast nur noch Platz für 1 Energie. Baue erst zwei Schiffe, dann ist Platz für dein Einkommen.
    .discover = Technologien sind ihre Forschung wert. Aber ohne Schiffe besiedelst du nichts: Baue zwei in 2.0.
    .pass = Du hast drei Aktionen und brauchst Schiffe. Baue zwei in 2.0.
    .also = Schiffe, genau. In dieser Lektion baust du zwei.
lesson-points-logistics =
    Jetzt **Logistik**, dein Einkommen: Energie, Forschung und die Rohstoffe deiner Plättchen. Sie aktiviert auch Technologien.
    Ab deinem zweiten Zug nimmst du sie fast jedes Mal.
    .other = Nimm erst dein Einkommen: Damit zahlst du deinen nächsten Zug. Logistik.
    .survey = Plättchen hast du schon auf der Hand. Nimm dein Einkommen: Logistik.
    .move = Lass deine neuen Schiffe einen Zug warten: Mit Einkommen machst du mehr aus ihnen. Logistik.
    .discover = Eine Technologie schläft ohnehin bis zu deiner nächsten Logistik. Nimm erst dein Einkommen.
    .pass = Damit verschenkst du dein Einkommen. Logistik.
lesson-points-end =
    Gemeinsam kamt ihr in einem Zug von 4★ auf 6★. So geht es: vermessen, Sektoren füllen, besiedeln, und dazwischen Logistik.
    Später kämpfst du: Ein Schiff der Entität bringt ½★, eine Station 1★. Würfle gut.
