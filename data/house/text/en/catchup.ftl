# What changed since a player last looked.

since-looked = New to you since you last looked, { $when }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
