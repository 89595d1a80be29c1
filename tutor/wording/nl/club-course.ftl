### Nederlands: de cursus van de clubtafel.

course-group-club = Op de club
