### Nederlands: de pagina’s voor coaches.

app-nav-coach = Coach
coach-title = Voor coaches
coach-lead = Leer jij anderen 304? Hier maak je wat je spelers spelen.
coach-back = Alles voor coaches

coach-card-lessons = Breng een les mee die je zelf hebt gemaakt. Ze wordt meteen gecontroleerd, en je speelt haar hier.
    .title = Mijn lessen
    .full = Naar mijn lessen
