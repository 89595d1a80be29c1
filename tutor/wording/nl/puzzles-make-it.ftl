### Nederlands: de puzzels "Haal het contract".

reason-contract-made = Na deze kaart is het contract gehaald: { $points } voor { $bid }.
    .full = Speelt iedereen vanaf hier op zijn best, dan komt de kant van de troefmaker op { $points } kaartpunten. Er zijn er { $bid } nodig.
reason-contract-fails = Na deze kaart is het contract niet te halen: { $points } voor { $bid }.
    .full = Speelt iedereen vanaf hier op zijn best, dan komt de kant van de troefmaker maar op { $points } kaartpunten. Er zijn er { $bid } nodig.
reason-only-answer = { $answerer ->
    [you] Het antwoord is { $card } van jou.
   *[other] Het antwoord is { $card } van { $answerer }.
 }
    .full = Geen andere kaart had op dat moment geholpen.
reason-deals-made = Het contract wordt gehaald in { $count } van de { $worlds } spellen.
    .full = Dat zijn alle spellen die passen bij wat je hebt gezien. Elk is met open handen uitgespeeld, zo goed als het kan.
reason-deals-beaten = Het contract wordt verslagen in { $count } van de { $worlds } spellen.
    .full = Dat zijn alle spellen die passen bij wat je hebt gezien. Elk is met open handen uitgespeeld, zo goed als het kan.
reason-deals-more = Een andere kaart lukt in { $count } van de { $worlds }.
    .full = De beste kaart is die in de meeste spellen goed is.

kind-make-it = Haal het contract
    .full = Vind de kaart die het contract haalt, of de kaart die het verslaat.
theme-make-lead = Je komt uit voor de kant van de troefmaker
theme-make-follow = Je speelt bij voor de kant van de troefmaker
theme-beat-lead = Je komt uit tegen het contract
theme-beat-follow = Je speelt bij tegen het contract
theme-make-hold = Laat hun de slag
theme-make-cut = Introeven of niet
theme-make-feed = Punten voor een slag
theme-make-indicator = Wanneer de troefaanwijzer moet introeven
theme-make-closed = De troef is nog gesloten
theme-make-exhausted = Troeven die door moeten
theme-make-equal = Twee kaarten even goed
theme-make-seat = Vanuit je eigen hand
theme-beat-seat = Vanuit je eigen hand, tegen het contract
ask-make-it-make = Alle handen liggen open. Jouw kant heeft { $taken } kaartpunten en heeft er { $bid } nodig. Welke kaart haalt het contract?
ask-make-it-beat = Alle handen liggen open. De kant van de troefmaker heeft { $taken } kaartpunten en heeft er { $bid } nodig. Welke kaart verslaat het contract?
ask-make-it-seat-make = Jouw kant heeft { $taken } kaartpunten en heeft er { $bid } nodig. Tel elk spel dat past bij wat je hebt gezien, met open handen uitgespeeld. Welke kaart haalt het contract in de meeste daarvan?
ask-make-it-seat-beat = De kant van de troefmaker heeft { $taken } kaartpunten en heeft er { $bid } nodig. Tel elk spel dat past bij wat je hebt gezien, met open handen uitgespeeld. Welke kaart verslaat het contract in de meeste daarvan?
hint-make-it-need = { $side ->
    [ours] Jouw kant heeft nog { $need } kaartpunten nodig. Er zijn er nog { $left } te winnen.
   *[theirs] De kant van de troefmaker heeft nog { $need } kaartpunten nodig. Er zijn er nog { $left } te winnen.
 }
hint-make-it-next = Vraag je bij elke kaart af wie deze slag wint, en waarmee die daarna uitkomt.
hint-make-it-trumps = Tel de troeven die er nog zijn. Wie kan nog introeven, en waarop?
hint-make-it-indicator = De troefaanwijzer mag nu introeven, en later misschien niet meer. Wat kan hij anders nog winnen?
hint-make-it-duty = Een troef die niemand bekent, bindt de troefmaker: alle andere troeven moeten dan volgen.
hint-make-it-deals = Waar kunnen de hoge kaarten zitten die je niet hebt gezien? Schrijf de spellen op die passen.
hint-make-it-not-card = { $card } is het antwoord niet.
show-make-it-line = { $card }, en daarna speelt iedereen op zijn best. De kant van de troefmaker komt op { $points } en heeft er { $bid } nodig.
show-make-it-deal = Een spel dat past, met { $card }. De kant van de troefmaker komt op { $points } en heeft er { $bid } nodig.
