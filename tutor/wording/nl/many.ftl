### Nederlands: zes en acht spelers in de club. Een kant kiest met [ours] [pair].

## Stoelen die alleen een grotere tafel heeft

seat-SE = Zuidoost
seat-NE = Noordoost
seat-NW = Noordwest
seat-SW = Zuidwest

## Hetzelfde in een of twee letters, waar er veel op een rij staan

seat-short-S = Z
seat-short-E = O
seat-short-N = N
seat-short-W = W
seat-short-SE = ZO
seat-short-NE = NO
seat-short-NW = NW
seat-short-SW = ZW

## Mag niet aan de grotere tafel

reason-redeal-never = Hier mag niemand opnieuw laten delen.
    .full = Dat recht gaat over de eerste vier kaarten. Aan deze tafel krijgt niemand vier kaarten voordat er wordt geboden.
reason-indicator-first-packet = De troefaanwijzer moet een van de eerst gedeelde kaarten zijn.
    .full = Kies { $cards_or }. Het tweede pakketje wordt pas daarna gedeeld.

## De fiches van een spel: één kant rekent af met elk van de andere

settle-each-made = { own-The-side } { $side ->
    [pair] krijgen
   *[other] krijgt
 } { own-tokens } van elke andere kant.
settle-each-failed = { own-The-side } { $side ->
    [pair] betalen
   *[other] betaalt
 } { own-tokens } aan elke andere kant.
settle-each-penalty = Het bod telt niet meer: { own-the-side } { $side ->
    [pair] betalen
   *[other] betaalt
 } { own-tokens } aan elke andere kant.
settle-each-short = { own-The-side } { $side ->
    [pair] konden
   *[other] kon
 } { $to ->
    [ours] jouw kant
   *[pair] { $to }
 } { $count ->
    [0] niets
   *[other] maar { own-tokens }
 } geven.
settle-each-tokens = Fiches nu: { $held }.
referee-points-sides = Kaartpunten: { $points }.
