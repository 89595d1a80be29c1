### Nederlands: de cursus van de clubtafel.

course-group-club = Op de club

## De keuze van een spel

page-profile-club = Club
    .full = Twee paren, één keer bieden, en met elke kaart mag je troeven. Geen Caps, tenzij de tafel dat afspreekt.
