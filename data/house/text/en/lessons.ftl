## Lessons: a scripted game in a private panel.

button-lessons = Lessons
lessons-title = Learn { $game }
lessons-text = Play a few moves by the real rules. Only you see it, and you can stop at any time.
lesson-turn = One turn
    .help = What a turn is, and what it brings.
lesson-points = Your first points
    .help = From nothing to points that count, and why.
# A lesson, how long it takes, and how far the reader is.
lesson-state = { $minutes } minutes{ $state ->
        [begun] , begun
        [done] , done ✓
       *[new] {""}
    }
lesson-heading = { $title } · { $number } of { $beats }
# What to choose now, as the panel calls it.
lesson-how = → { $how }
# Someone chose something legal that the lesson does not need now.
lesson-answer = **{ $chosen }?** { $answer }
lesson-changed = The rules have changed since you were last here. You go on where you were, by the new ones.
lesson-changed-anew = The rules have changed since you were last here, so this lesson begins anew.
button-lesson-begin = Begin
button-lesson-on = Go on
button-lesson-again = Start over
button-lesson-leave = All lessons
button-lessons-help = Back to help
refusal-lesson-broken = This lesson does not fit the present rules, and can’t be played until that is mended. Error code: { $code }
    .title = Out of order.
    .remedy = Try another lesson, or start a game against the computer.
