### Nederlands: een tafel met eigen regels. $game de naam van een spel, $count een aantal afspraken, $name de naam van de tafel.

own-table-title = Onze tafel
own-table-link = Onze tafel speelt anders
own-table-unnamed = Onze tafel
own-table-lead = Geen twee tafels spelen precies gelijk. Vertel hoe de jouwe het doet, dan gaan de regels over jouw tafel.
own-table-in-use = De regels van deze tafel gelden nu.
own-table-use = Speel volgens deze regels
own-table-download = Bewaar als bestand
own-table-drop = Vergeet deze tafel
own-table-keep = Zet hem hier voor iedereen neer
own-table-keep-more = Dan kan elke speler op deze server hem nemen.
own-table-kept = Elke speler hier vindt hem nu.
own-table-not-kept = Bewaren ging niet. Zijn er al te veel tafels?
own-table-differs = { $count ->
    [one] Zoals { $game }, op één ding na:
   *[other] Zoals { $game }, op { $count } dingen na:
 }
own-table-same = Deze tafel speelt precies zoals { $game }.
own-table-beside = { $count ->
    [one] Naast { $game }: één ding is anders
   *[other] Naast { $game }: { $count } dingen zijn anders
 }
own-table-based = { $count ->
    [0] { $game }
    [one] { $game }, op één ding na
   *[other] { $game }, op { $count } dingen na
 }
own-table-bring = Breng je tafel mee
own-table-template = Bewaar het bestand, verander wat jouw tafel anders speelt, en breng het terug. Regels die je weglaat, blijven zoals ze zijn.
own-table-template-save = Het bestand voor { $game }
own-table-no-settings = Bij { $game } valt niets in te stellen. Kies hierboven een ander spel.
own-table-file = Het bestand van jouw tafel (.toml)
own-table-faults = { $count ->
    [one] Dit bestand is niet overgenomen. Er is één ding mis mee:
   *[other] Dit bestand is niet overgenomen. Er zijn { $count } dingen mis mee:
 }
own-table-offered = Tafels die hier staan
own-table-take = Maak hem de mijne
own-table-works = Volgens jouw tafel: de regels, het spiekbriefje, en een melding na een antwoord dat bij jullie anders zou zijn. Lessen, puzzels en oefenreeksen gaan volgens het spel zelf, en zeggen erbij welk.
own-table-not-here = Dit gaat volgens de regels van het spel, niet volgens die van { $name }.
own-table-answer = Bij { $name } is het antwoord: { $answer }.
own-table-answer-none = geen ervan
own-table-answer-same = Bij { $name } is het antwoord hetzelfde.
