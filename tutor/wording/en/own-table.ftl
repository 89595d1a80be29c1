### English: a table with rules of its own. $game the name of a game, $count a number of settings, $name the table’s name.

own-table-title = Our table
own-table-link = Our table plays otherwise
own-table-unnamed = Our table
own-table-lead = No two tables play quite alike. Tell the app how yours does it, and the rules pages speak of your table.
own-table-in-use = Its rules hold now.
own-table-use = Play by these rules
own-table-download = Save it as a file
own-table-drop = Forget this table
own-table-keep = Put it here for everyone
own-table-keep-more = Then every player on this server can take it.
own-table-kept = Every player here finds it now.
own-table-not-kept = It could not be kept. Are there too many tables already?
own-table-differs = { $count ->
    [one] Like { $game }, but for one thing:
   *[other] Like { $game }, but for { $count } things:
 }
own-table-same = It plays just like { $game }.
own-table-beside = { $count ->
    [one] Next to { $game }: one thing is otherwise
   *[other] Next to { $game }: { $count } things are otherwise
 }
own-table-based = { $count ->
    [0] { $game }
    [one] { $game }, but for one thing
   *[other] { $game }, but for { $count } things
 }
own-table-bring = Bring your table
own-table-template = Save the file, change what your table plays otherwise, and bring it back. Lines that you leave out stay as they are.
own-table-template-save = The file for { $game }
own-table-no-settings = { $game } has nothing to set. Choose another game above.
own-table-file = Your table’s file (.toml)
own-table-faults = { $count ->
    [one] This file was not taken. One thing is wrong with it:
   *[other] This file was not taken. { $count } things are wrong with it:
 }
own-table-offered = Tables that are here
own-table-take = Make it mine
own-table-works = By your table’s rules: the rules, the cheat sheet, and a note after an answer that would be another one at your table. Lessons, puzzles and drills go by the game itself, and each says which.
own-table-not-here = This goes by the rules of the game, not by those of { $name }.
own-table-answer = At { $name } the answer would be: { $answer }.
own-table-answer-none = none of them
own-table-answer-same = At { $name } the answer is the same.
