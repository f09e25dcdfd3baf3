# Learning a game by playing it. What a step of a game says stands in the files of its lesson.

button-learn = Learn to play
button-lesson-before = Previous step
button-lesson-show = Show me
button-lesson-primer = In two minutes
button-lesson-skip = Skip
button-lesson-stop = Stop
button-lesson-on = Go on
button-lesson-anew = Once more
learn-title = **Lesson: { $game }**, step { $step } of { $count }
learn-task = **Your task:** { $task }
learn-lesson = Lesson
learn-rival = Rival
learn-picture = Board of { $game } in step { $step } of the lesson. The button { button-text } tells all that is on the picture.
learn-right = { $move }: right!
learn-shown = { $move }: that is it.
learn-other = { $move } is allowed. This would happen:
learn-again = Here something else is asked, so nothing has changed.
learn-later = … and some turns later:
learn-elsewhere = … and at another table:
learn-stopped = The lesson of { $game } waits at step { $step }. When you like, `/learn { $name }` goes on with it.
learn-over = **That was the lesson of { $game }.** Three tips for your first game:
learn-list = Learn a game by playing it, alone and at your own pace:
learn-list-new = **{ $game }**: { $count } steps
learn-list-begun = **{ $game }**: step { $step } of { $count } waits for you
learn-list-over = **{ $game }**: done, as often as you like
trouble-which-lesson = Choose a lesson first: `/learn GAME`. There are lessons of { $games }.
