### Nederlands: de pagina’s van de app.

page-tab = { $page } · 304 Tutor
page-you = { $name } (jij)
page-table-failed = De tafel kon niet worden getekend. Laad de pagina opnieuw, of kies de eenvoudige tafel bij de instellingen.
page-look = Bekijk de tafel en ga dan verder.
page-tale-more = Lees verder
page-tale-less = Klap in
page-pair = wij { $ours } · zij { $theirs }
page-pair-short = { $ours }:{ $theirs }
page-at-least-short = { $points }+
page-none-short = nog niet
page-trump-closed-short = gesloten
page-trump-open-short = open
page-sorry = Er ging iets mis op deze pagina. Het lag niet aan jou.
page-afresh = Begin opnieuw

## Begin

page-home-promise = Ga aan tafel zitten: binnen een minuut kies je je eerste kaart. Je hoeft nog geen regel te kennen.
page-to-practice = Oefenen
page-home-table = Deze schoppennegen lag gedekt. Waarom wint hij de slag?
page-ranks-title = De kaarten, van hoog naar laag
page-ranks-label = De rangen van hoog naar laag, met hun punten
page-ranks-note = Het is in elke kleur hetzelfde. Alle kaarten samen tellen 304 punten, en daar komt de naam van het spel vandaan.
page-points-short = { $points }

## Regels

page-rule-on-page = Open dit op de regelpagina
page-rule-open = Eigen pagina
page-rules-found = { $found } van de { $all } regels
page-no-clause = Deze link leidt naar geen regel. Hij is misschien oud of afgekapt. Hier zijn alle regels.
page-all-rules = Alle regels

## Leren

page-lesson-missing = Deze link leidt naar geen les. Hij is misschien oud of afgekapt. Dit zijn de lessen die er zijn.
page-lesson-step-missing = De link noemt een stap die niet in deze les zit. Daarom begint de les vooraan.
page-lesson-met = Regels die je bent tegengekomen
page-lesson-to-practice = Oefen nu: welke kaart mag je spelen?
page-lesson-again = Nog eens van voren af aan

## Oefenen

page-puzzle-missing = Deze link leidt naar geen puzzel. Hij is misschien oud of afgekapt. Hier is een nieuwe.
page-kind = Soort puzzel
page-kind-any = Verras me
    .full = Puzzels van elke soort door elkaar.
page-puzzle-kind-mode = Manier van vragen
page-mode-any = Gemengd
page-mode-every = Vind ze allemaal
page-mode-one = Eén antwoord
page-mode-order = Op volgorde
page-theme = Thema
page-theme-any = Elk thema
page-level = Niveau
page-level-any = Elk
page-choose-practice = Kies wat je wilt oefenen
page-next-puzzle = Volgende puzzel
page-other-puzzle = Andere puzzel
page-puzzle-code = Puzzel { $code }: het adres van deze pagina geeft iedereen dezelfde.
page-all-right = Dat is alles, en niets anders.
page-missed = { $choice } is ook goed.
page-solution = Het goede antwoord
page-report = Meld deze puzzel
    .full = Bewaart een klein bestand met deze puzzel en je antwoord. Stuur het naar je trainer als er iets niet lijkt te kloppen.
page-lesson-over-count = Je had { $right } van de { $all } vragen in één keer goed.

## Oefenen: het moment om Caps te roepen

page-go-on = Ga door
page-caps-call = Caps!
page-caps-back = Nee, nog niet
page-caps-order = Je roept Caps. In welke volgorde speel je je kaarten?
page-moment-number = (Moment { $number })
moment = Slag { $trick }, { $after ->
    [0] voor de eerste kaart
    [one] na 1 kaart
   *[other] na { $after } kaarten
 }
moment-never = Nooit

## Oefenen: een spelverloop wordt getoond

page-show-me = Laat zien
page-show-label = Hoe het gaat, stap voor stap
page-show-start = Alle handen liggen open. Ga stap voor stap vooruit.
page-show-start-changed = Alle handen liggen open. { $cards } { $cards_count ->
    [one] ligt
   *[other] liggen
 } ergens anders dan in het echte spel. Naar wat je had gezien, kon het zo zijn.
page-show-first = Naar het begin
page-show-back = Eén stap terug
page-show-forward = Eén stap vooruit
page-show-last = Naar het einde
page-show-play = Speel af
page-show-pause = Pauze
page-show-close = Terug naar de puzzel
page-show-other = Het andere verloop

## Wat eerder gebeurde

page-history = Wat eerder gebeurde
page-history-calls = Het bieden
page-history-tricks = De slagen
page-history-none = Er is nog geen slag gespeeld.
page-history-legend = ▸ kwam uit, vet won, tussen haakjes: gedekt gespeeld.
page-history-hidden = ?
page-call-pass = pas
page-call-ask = vraagt
page-call-pcc = Close Caps
page-call-open = opent
page-call-caps = Caps
page-call-redeal = opnieuw
page-call-spoilt = bedorven
