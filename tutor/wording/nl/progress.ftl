### Nederlands: de pagina Voortgang.

app-nav-progress = Voortgang
progress-title = Je voortgang
progress-none = Er is nog niets bekend. Beantwoord wat puzzels en kom terug.
progress-none-store = Deze server kan nu niets opschrijven, dus er is geen voortgang te zien.
progress-of = Van { $name }
progress-answers = Antwoorden
progress-right = Goed
progress-row = Dagen op een rij
progress-time = Tijd besteed
progress-percent = { $percent } %
progress-hours = { $hours } u { $minutes } min
progress-minutes = { $minutes } min
progress-numbers = Als tabel

## Score

progress-rating = Score
progress-rating-lead = Alleen je eerste antwoord op een puzzel telt, zonder tip. Herhalingen, fouten, sprints en reeksen nooit.
progress-rating-of = Score van
progress-rating-all = Alle soorten
progress-rating-soon = { $answers ->
    [one] Nog één antwoord van deze soort, en er is meer te zeggen.
   *[other] Na ongeveer { $answers } antwoorden meer is er ook een getal.
 }
progress-rating-now = { $word }, { $number } (ongeveer { $spread } meer of minder)
progress-rating-hidden = Je score is verborgen. Je kunt hem bij de instellingen weer tonen.
rating-novice = Nieuweling
rating-beginner = Beginner
rating-improver = Halfgevorderd
rating-skilled = Vaardig
rating-advanced = Gevorderd
rating-expert = Expert

## Hoe het gaat

progress-kinds = Per soort puzzel
progress-clauses = Per regel
progress-first = Alleen eerste antwoorden: na de oplossing heeft iedereen het goed.
progress-kind = Soort
progress-clause = Regel
progress-share = Goed, in procenten
progress-tried = Antwoorden
progress-state = Hoe het staat
progress-unclear = te weinig om te zeggen
progress-weak = zwak
progress-fair = redelijk
progress-strong = sterk
progress-weak-lead = Je zwakste regels. Open er een om hem nog eens te lezen.
progress-mend = Mijn fouten opnieuw
progress-mend-rule = Fouten opnieuw bij: { $rule }
progress-chart-rating = Een lijn van de score, dag voor dag
progress-chart-kinds = Een staaf per soort puzzel: hoeveel eerste antwoorden goed waren
progress-chart-forecast = Een staaf voor elk van de komende veertien dagen: hoeveel herhalingen er komen
progress-chart-days = Een vakje voor elke dag van het laatste half jaar: hoe donkerder, hoe meer antwoorden

## Dagen

progress-forecast = Herhalingen die komen
progress-forecast-none = Nog geen herhalingen. Ze beginnen met je antwoorden bij het oefenen.
progress-reviews = Herhalingen
progress-day = Dag
progress-days = Je dagen
progress-best = Je beste: sprint { $sprint }, reeks { $streak }

## Meenemen

progress-files = Neem het mee
progress-files-lead = Alles wat er van je bekend is, als bestand. Lees het in op een andere computer: het komt bij wat daar al is.
progress-export = Alles exporteren
progress-csv = Antwoorden als tabel (CSV)
progress-import = Een geëxporteerd bestand inlezen
progress-imported = { $count ->
    [0] Er was niets nieuws in dat bestand.
    [one] 1 antwoord was nieuw.
   *[other] { $count } antwoorden waren nieuw.
 }
progress-import-bad = Dat bestand kan niet worden ingelezen. Kies er een dat hier met ‘Alles exporteren’ is gemaakt.
progress-card = Plaatje om te delen
    .full = Een klein plaatje met je cijfers, zonder je naam.
progress-card-answers = { $count } antwoorden
progress-card-right = { $percent } % meteen goed
progress-card-row = { $count ->
    [one] 1 dag op een rij
   *[other] { $count } dagen op een rij
 }
