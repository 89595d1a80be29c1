### English: the course of the club table.

course-group-club = At the club
