# Het diploma aan het einde van een toets.

certificate-missing = Het diploma is voor wie { $needed } van de { $all } vragen in één keer goed heeft. Bekijk de lessen nog eens en kom terug: niemand telt hoe vaak.
certificate-ask-name = Je naam op het diploma
certificate-print = Afdrukken
certificate-title = Diploma
certificate-shows = Hierbij verklaren wij dat
certificate-passed = geslaagd is voor de eindtoets van het kaartspel 304
certificate-score = { $right } van de { $all } vragen in één keer goed
certificate-day =
    { $day } { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
