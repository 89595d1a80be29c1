### English: the pages for coaches. A part of the page NAME has its card in coach-card-NAME: what it is for, its title, the way to it.

app-nav-coach = Coach
coach-title = For coaches
coach-lead = You teach 304? Here you make what your players play.
coach-back = All for coaches

coach-card-lessons = Bring a lesson of your own. It is checked at once, and you play it here.
    .title = My lessons
    .full = Go to my lessons
