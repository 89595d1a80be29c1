### Nederlands: wat een les vraagt waar de schrijver er geen eigen regel voor heeft.

ask-lesson-may = Mag je nu { $do ->
    [bid] { $bid } bieden
    [ask] je partner laten spreken
    [redeal] opnieuw laten delen
    [pcc] Partner Close Caps roepen
    [caps] Caps roepen
    [open] de troef tonen
    [indicator] { $card } apart leggen
    [play] { $card } spelen
    [trump] { $suit } troef maken
    [call] { $card } vragen
    [marriage] heer en vrouw van { $suit } tonen
    [slam] alle slagen aankondigen
    [exchange] kaarten uit de weduwe nemen
   *[pass] passen
 }?
ask-lesson-maker = { own-now-calls } Wie is nu de troefmaker?
ask-lesson-lead = { own-now-calls } Wie komt uit in de eerste slag?
ask-lesson-look = Welke slag mag je nu bekijken?
ask-lesson-look-card = Mag je de kaart bekijken die { $who } in slag { $trick } speelde?
ask-lesson-made = Is het contract gehaald?
ask-lesson-tokens = Hoe staan de fiches na dit spel?
ask-lesson-rank = Zet deze kaarten op volgorde, de hoogste eerst.
ask-lesson-highest = Welke van deze kaarten is de hoogste?
ask-lesson-card-points = Hoeveel kaartpunten zijn dit samen?
ask-lesson-hand-points = Hoeveel kaartpunten heb je in je hand?
ask-lesson-partner = Wie is je partner?
ask-lesson-right = Wie zit rechts van je?
ask-lesson-left = Wie zit links van je?
ask-lesson-eldest = Wie is de voorhand?
ask-lesson-cutter = Wie mag de kaarten afnemen?
ask-lesson-leads-first = Wie komt uit in de eerste slag?
ask-lesson-leads-next = Wie komt uit in de volgende slag?
ask-lesson-deals-next = Wie deelt de volgende keer?
ask-lesson-caps = Is het nu zeker dat jouw kant elke slag wint die nog komt?
ask-lesson-order = Kies al je kaarten in de volgorde waarin je ze speelt.
ask-lesson-moment = Het spel gaat kaart voor kaart verder. Roep Caps als jij dat moet.

## De cursus

course-group-start = Eerste stappen
course-group-auction = Het bieden
course-group-trump = De verborgen troef
course-group-memory = Wat je hebt gezien
course-group-caps = Caps
course-group-match = Fiches en de partij

course-number = { $number }. { $title }
course-progress = { $done } van de { $all } lessen gedaan
course-state-done = Gedaan
course-state-begun = Begonnen
course-state-next = Nu aan de beurt
course-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
 }
course-after = Het best na { $lessons }.
course-open = Open
course-start = Begin hier
course-again = Speel nog eens
course-on = Verder met “{ $title }”
course-all = Alle lessen
course-own = { $count ->
    [one] Je eigen les
   *[other] Je eigen lessen
 }
course-practise = Oefen nu: { $what }
course-undo = Neem het terug
