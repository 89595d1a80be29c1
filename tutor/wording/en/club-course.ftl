### English: the course of the club table.

course-group-club = At the club

## The choice of a game

page-profile-club = Club
    .full = Two pairs, one auction, and any card may cut. No Caps unless the table agrees on it.
