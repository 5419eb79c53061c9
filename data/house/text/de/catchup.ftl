# Was die anderen getan haben, seit jemand zuletzt hingesehen oder gespielt hat.

news-since = { $since ->
        [turn] Seit deinem letzten Zug
        [move] Seit deinem letzten Spielzug
        [start] Vor deinem ersten Zug
       *[looked] Seit du zuletzt hingesehen hast: { $turns ->
            [one] ein Zug
           *[other] { $turns } Züge
        }
    }
news-more = noch { $more } im Verlauf
