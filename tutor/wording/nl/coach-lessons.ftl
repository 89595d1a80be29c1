### Nederlands: Mijn lessen, de pagina waar een coach een eigen les brengt.

coach-lesson-lead = Een les is een map met een paar tekstbestanden. Jij schrijft de woorden. Het programma kent de regels en beoordeelt elk antwoord.
coach-lesson-template = **1. Neem een kleine les om mee te beginnen.** Daar is niets mis mee. Pak haar uit waar je wilt.
    .title = Voorbeeld downloaden
coach-lesson-write = **2. Maak er jouw les van, met een gewone tekstverwerker.** In `lesson.toml` staan de stappen: wat je laat zien en wat je vraagt. In `en.md` staan de Engelse woorden, in `nl.md` de Nederlandse. Geef de map een eigen naam, en zet die naam ook achter `id`.
    .title = Alles wat een les kan vragen (in het Engels)
coach-lesson-bring = **3. Pak de map in als zip-bestand en breng het hier.** Heb je iets veranderd? Breng het dan opnieuw: het komt op de plaats van het oude.
    .title = Je les, als zip-bestand

coach-lesson-name = Naam: { $name }
coach-lesson-unnamed = Een les
coach-lesson-fine = De controle vindt geen fouten.
coach-lesson-faults = { $count ->
    [one] De controle vindt { $count } ding om te verbeteren.
   *[other] De controle vindt { $count } dingen om te verbeteren.
 } Je kunt de les toch al spelen.
coach-lesson-unread = Deze les kun je nog niet spelen. Dit staat in de weg.
coach-lesson-more = En nog { $count }. Verbeter eerst deze.
coach-lesson-play = Speel de les
coach-lesson-download = Downloaden
coach-lesson-remove = Weghalen
coach-lesson-kept = Lessen blijven hier zolang dit bezoek duurt, en alleen jij ziet ze. Bewaar dus je eigen bestanden.

coach-zip-no-zip = Dit is geen zip-bestand dat open kan. Pak je map in als zip en probeer het nog eens.
coach-zip-locked = Deze zip vraagt om een wachtwoord. Pak hem in zonder.
coach-zip-too-big = Dit is te groot. Een les mag { $kilobytes } kB zijn, ingepakt en uitgepakt.
coach-zip-too-many = Er zitten te veel bestanden in. Een les mag er { $files } hebben.
coach-zip-bad-name = Een bestand erin heeft een naam die hier niet kan. Gebruik gewone namen, in de map van de les zelf.
coach-zip-no-text = Een bestand erin is geen gewone tekst. Sla het op als UTF-8:
coach-zip-no-script = Er zit geen “lesson.toml” in. Pak de map van één les in, en niets eromheen.
coach-zip-kept = Er staan hier al { $most } lessen. Haal er eerst een weg.
coach-zip-strange = Iets in deze les is helemaal niet te lezen. Begin met het voorbeeld, en verander steeds een beetje.
