### Nederlands: wie er speelt, sessies bij Oefenen, wat wordt onthouden.

## Wie er speelt

who-title = Wie speelt er?
who-lead = Kies een naam, dan worden je antwoorden daaronder bewaard. Geen account, geen wachtwoord. Andere browsers tonen de namen van deze niet. Is er een trainer op deze server, dan ziet die je naam.
who-nobody = Iemand zonder naam
who-new = Een nieuwe naam
who-add = Toevoegen en spelen
who-rename = Naam wijzigen
who-forget = Deze speler vergeten
    .full = Alle antwoorden, herhalingen, scores en lessen van { $name } worden voorgoed gewist. Exporteer ze eerst als je ze wilt houden.
who-forget-sure = Ja, wis alles
who-forget-button = { $name } vergeten
who-account = Je bent ingelogd als { $name }.
who-account-lead = Je antwoorden worden bij je account bewaard. Niemand anders hier ziet ze.
who-log-in = Inloggen
    .full = Met een account gaat je voortgang mee naar elk apparaat.
who-log-out = Uitloggen

keep-failed = Je laatste antwoord kon niet worden opgeschreven en is misschien weg. Je kunt doorgaan; vertel het aan wie dit programma beheert.
keep-none = Deze server kan nu niets opschrijven. Je voortgang blijft alleen zolang hij draait.

## Sessies

run-choose = Sessies
run-review = Herhalen
    .full = Wat je eerder had, komt terug net voordat je het zou vergeten. Het verandert nooit je score.
run-fit = Op mijn niveau
    .full = Puzzels die je ongeveer vier van de vijf keer goed hebt. Ze tellen mee voor je score.
run-mistakes = Mijn fouten
    .full = Puzzels die je fout had, in andere kleuren en op andere plaatsen, tot je ze goed hebt.
run-daily = Puzzels van de dag
    .full = Vijf puzzels, vandaag voor iedereen dezelfde.
run-sprint = Sprint
    .full = Drie minuten, drie levens. Het wordt steeds moeilijker.
run-streak = Reeks
    .full = Hoeveel op een rij? Eén fout en het is voorbij. Geen klok.
run-stop = Stoppen
run-clear = Sluiten
run-at = { $number } van { $all }
run-right = { $right } goed
run-lives = { $lives ->
    [one] nog 1 leven
   *[other] nog { $lives } levens
 }
run-time = Tijd over
run-over = { $right } van de { $all } goed.
run-over-sprint = De sprint is voorbij: { $right } goed.
run-over-streak = De reeks is voorbij: { $right ->
    [0] deze keer geen.
   *[other] { $right } op een rij.
 }
run-over-best = Dat is je beste tot nu toe!
run-none-review = Er is vandaag niets te herhalen.
run-none-mistakes = Er is geen fout meer om goed te maken.
run-reviews-none = Vandaag niets te herhalen
run-reviews = { $count ->
    [one] 1 herhaling vandaag
   *[other] { $count } herhalingen vandaag
 }
run-reviews-start = Nu herhalen
run-daily-start = Puzzels van de dag

## Instellingen

page-set-remind = Herinner me in het menu aan herhalingen
page-set-no-rating = Verberg mijn score
