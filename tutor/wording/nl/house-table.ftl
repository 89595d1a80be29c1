### Nederlands: een tafel met eigen regels. $game de naam van een spel, $count een aantal afspraken, $name de naam van de tafel.

house-table-title = Onze tafel
house-table-link = Onze tafel speelt anders
house-table-unnamed = Onze tafel
house-table-lead = Geen twee tafels spelen precies gelijk. Vertel hoe de jouwe het doet, dan gaan de regels over jouw tafel.
house-table-in-use = De regels van deze tafel gelden nu.
house-table-use = Speel volgens deze regels
house-table-download = Bewaar als bestand
house-table-drop = Vergeet deze tafel
house-table-keep = Zet hem hier voor iedereen neer
house-table-keep-more = Dan kan elke speler op deze server hem nemen.
house-table-kept = Elke speler hier vindt hem nu.
house-table-not-kept = Bewaren ging niet. Zijn er al te veel tafels?
house-table-differs = { $count ->
    [one] Zoals { $game }, op één ding na:
   *[other] Zoals { $game }, op { $count } dingen na:
 }
house-table-same = Deze tafel speelt precies zoals { $game }.
house-table-beside = { $count ->
    [one] Naast { $game }: één ding is anders
   *[other] Naast { $game }: { $count } dingen zijn anders
 }
house-table-based = { $count ->
    [0] { $game }
    [one] { $game }, op één ding na
   *[other] { $game }, op { $count } dingen na
 }
house-table-bring = Breng je tafel mee
house-table-template = Bewaar het bestand, verander wat jouw tafel anders speelt, en breng het terug. Regels die je weglaat, blijven zoals ze zijn.
house-table-template-save = Het bestand voor { $game }
house-table-no-settings = Bij { $game } valt niets in te stellen. Kies hierboven een ander spel.
house-table-file = Het bestand van jouw tafel (.toml)
house-table-faults = { $count ->
    [one] Dit bestand is niet overgenomen. Er is één ding mis mee:
   *[other] Dit bestand is niet overgenomen. Er zijn { $count } dingen mis mee:
 }
house-table-offered = Tafels die hier staan
house-table-take = Maak hem de mijne
house-table-works = Volgens jouw tafel: de regels, het spiekbriefje, en een melding na een antwoord dat bij jullie anders zou zijn. Lessen, puzzels en oefenreeksen gaan volgens het spel zelf, en zeggen erbij welk.
house-table-not-here = Dit gaat volgens de regels van het spel, niet volgens die van { $name }.
house-table-answer = Bij { $name } is het antwoord: { $answer }.
house-table-answer-none = geen ervan
house-table-answer-same = Bij { $name } is het antwoord hetzelfde.
house-table-hide = Verberg hem voor spelers
house-table-show = Laat hem aan alle spelers zien
house-table-remove = Haal hem weg
