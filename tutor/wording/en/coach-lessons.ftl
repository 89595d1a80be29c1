### English: My lessons, the page where a coach brings a lesson of their own.
### $count faults, $kilobytes and $files at most, $most lessons that are kept

coach-lesson-lead = A lesson is a folder with a few text files. You write the words. The engine knows the rules and judges every answer.
coach-lesson-template = **1. Take a small lesson to begin with.** It passes the check. Unpack it anywhere.
    .title = Download the template
coach-lesson-write = **2. Make it yours, with any text editor.** The file `lesson.toml` holds the steps: what to show and what to ask. The file `en.md` holds the words, `nl.md` the same in Dutch if you like. Name the folder as you please, and write that name after `id` too.
    .title = All that a lesson can ask
coach-lesson-bring = **3. Pack the folder as a zip file and bring it here.** Did you change something? Bring it again, and it takes the place of the old one.
    .title = Your lesson, as a zip file

coach-lesson-name = Name: { $name }
coach-lesson-unnamed = A lesson
coach-lesson-fine = The check finds nothing wrong.
coach-lesson-faults = { $count ->
    [one] The check finds { $count } thing to mend.
   *[other] The check finds { $count } things to mend.
 } You can play the lesson all the same.
coach-lesson-unread = This lesson cannot be played yet. Here is what stands in the way.
coach-lesson-more = And { $count } more. Mend these first.
coach-lesson-play = Play it
coach-lesson-download = Download
coach-lesson-remove = Remove
coach-lesson-kept = Lessons stay here for this visit, and only you see them. Keep your own files.

coach-zip-no-zip = This is not a zip file that can be opened. Pack your folder as a zip file and try again.
coach-zip-locked = This zip asks for a password. Pack it without one.
coach-zip-too-big = This is too big. A lesson may take { $kilobytes } kB, packed and unpacked.
coach-zip-too-many = There are too many files in it. A lesson may have { $files }.
coach-zip-bad-name = A file in it has a name that cannot be used here. Use plain names, in the lesson’s own folder.
coach-zip-no-text = A file in it is not plain text. Save it as UTF-8:
coach-zip-no-script = There is no “lesson.toml” in it. Pack the folder of one lesson, and nothing around it.
coach-zip-kept = There are { $most } lessons here already. Remove one first.
coach-zip-strange = Something in this lesson cannot be read at all. Begin with the template, and change a little at a time.
