### English: a table with rules of its own. $game the name of a game, $count a number of settings, $name the table’s name.

house-table-title = Our table
house-table-link = Our table plays otherwise
house-table-unnamed = Our table
house-table-lead = No two tables play quite alike. Tell the app how yours does it, and the rules pages speak of your table.
house-table-in-use = Its rules hold now.
house-table-use = Play by these rules
house-table-download = Save it as a file
house-table-drop = Forget this table
house-table-keep = Put it here for everyone
house-table-keep-more = Then every player on this server can take it.
house-table-kept = Every player here finds it now.
house-table-not-kept = It could not be kept. Are there too many tables already?
house-table-differs = { $count ->
    [one] Like { $game }, but for one thing:
   *[other] Like { $game }, but for { $count } things:
 }
house-table-same = It plays just like { $game }.
house-table-beside = { $count ->
    [one] Next to { $game }: one thing is otherwise
   *[other] Next to { $game }: { $count } things are otherwise
 }
house-table-based = { $count ->
    [0] { $game }
    [one] { $game }, but for one thing
   *[other] { $game }, but for { $count } things
 }
house-table-bring = Bring your table
house-table-template = Save the file, change what your table plays otherwise, and bring it back. Lines that you leave out stay as they are.
house-table-template-save = The file for { $game }
house-table-no-settings = { $game } has nothing to set. Choose another game above.
house-table-file = Your table’s file (.toml)
house-table-faults = { $count ->
    [one] This file was not taken. One thing is wrong with it:
   *[other] This file was not taken. { $count } things are wrong with it:
 }
house-table-offered = Tables that are here
house-table-take = Make it mine
house-table-works = By your table’s rules: the rules, the cheat sheet, and a note after an answer that would be another one at your table. Lessons, puzzles and drills go by the game itself, and each says which.
house-table-not-here = This goes by the rules of the game, not by those of { $name }.
house-table-answer = At { $name } the answer would be: { $answer }.
house-table-answer-none = none of them
house-table-answer-same = At { $name } the answer is the same.
house-table-hide = Hide it from players
house-table-show = Show it to all players
house-table-remove = Remove it
