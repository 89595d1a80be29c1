### Nederlands: hoe alles heet, en hoe opsommingen gaan.
###
### Hoe deze bestanden werken: CONTRIBUTING.md, recept "A language", en het begin van en/names.ftl.
### Sleutels die met `own-` beginnen zijn hulpjes van deze taal alleen.
### De tekens op de kaarten blijven internationaal (J Q K A), zoals op de getekende kaarten; uitgesproken zijn het boer,
### vrouw, heer en aas.

## Stoelen en kanten

seat-S = Zuid
seat-N = Noord
seat-E = Oost
seat-W = West
seat-you = jij
side-ours = jouw kant
side-theirs = de andere kant
side-pair = { $first } en { $second }

## Kleuren, rangen, kaarten

suit-S = schoppen
suit-H = harten
suit-D = ruiten
suit-C = klaveren
rank-J = J
    .name = boer
rank-9 = 9
    .name = negen
rank-A = A
    .name = aas
rank-T = 10
    .name = tien
rank-K = K
    .name = heer
rank-Q = Q
    .name = vrouw
rank-8 = 8
    .name = acht
rank-7 = 7
    .name = zeven
card-sign = { $rank }{ $sign }
card-name = { $suit ->
    [C] klaver
   *[other] { $suit }
 }{ $rank }

## Opsommingen

list-and = { $start } en { $last }
list-or = { $start } of { $last }
list-next = { $start }, { $next }

## Biedingen

bid-number = { $amount }
bid-pcc = Partner Close Caps
contract = { $who ->
    [you] { $bid }, geboden door jou
   *[other] { $bid }, geboden door { $who }
 }

## Hulpjes van het Nederlands: wie handelt, als onderwerp, en de paar werkwoorden die ervan afhangen

own-They = { $who ->
    [you] Je
   *[other] { $who }
 }
own-they = { $who ->
    [you] je
   *[other] { $who }
 }
own-have = { $who ->
    [you] hebt
   *[other] heeft
 }
own-can = { $who ->
    [you] kunt
   *[other] kan
 }
own-The-maker = { $maker ->
    [you] Je
   *[other] { $maker }
 }
own-The-side = { $side ->
    [ours] Jouw kant
    [theirs] De andere kant
   *[pair] { $side }
 }
own-the-side = { $side ->
    [ours] jouw kant
    [theirs] de andere kant
   *[pair] { $side }
 }
own-tokens = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
 }
own-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
