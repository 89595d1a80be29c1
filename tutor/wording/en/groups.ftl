### English: groups of players, and drills that are given to them.

coach-card-groups = Put your players together, give a group a drill, and see who has done it.
    .title = Groups
    .full = Make groups

group-lead = A group is a class, or the players of one evening. Give it a drill at “Drills”: each player then finds the drill on the first page, with its last day.
group-not-here = Groups are kept where only you can reach the app, or where coaches log in.
group-new = A new group
group-name = Name of the group
group-name-missing = Give the group a name first.
group-members = Players
group-nobody = Nobody here has a name yet. Make the group and send your players its link.
group-choose = Choose players
group-number = Player { $number }
group-make = Make the group
group-count = { $count ->
    [0] Nobody is in it yet.
    [one] 1 player
   *[other] { $count } players
 }
group-link = The link and the code to join it
group-change = Change the group
group-save = Save
group-remove = Remove the group
    .full = The players stay, and what they handed in.

group-join-title = Join a group
group-join-none = There is no group with this link any more. Ask your coach for a new one.
group-join = Your coach asks you into the group **{ $name }**. You then find its drills on the first page. Your coach sees your name and what you hand in, and none of your other answers.
group-join-as = You join as **{ $name }**.
group-join-yes = Join
group-joined = You are in the group { $name }.

## Who gets a drill

coach-kept-who = Who finds it on their first page
    .full = Choose everybody, groups or single players. All others need the link.
coach-kept-everybody = Everybody here
coach-kept-group = Group { $name }
coach-kept-nobody = Nobody: they need the link
coach-kept-done = { $done } of { $all } handed it in
coach-kept-not-yet = not yet
result-group = Whose results
result-waiting = Not handed in yet: { $players }

## For players

drill-done = You handed it in on { $day }.
drill-all = All { $count } drills
