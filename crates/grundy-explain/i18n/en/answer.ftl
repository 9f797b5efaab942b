# What an answer says first.
answer-wins = The player to move wins.
answer-loses = The player to move loses, whatever is played.
answer-wins-misere = In misère play the player to move wins.
answer-loses-misere = In misère play the player to move loses, whatever is played.
answer-stuck = The player to move loses: there is no move.
answer-stuck-afloat = The player to move loses: nothing stands on the ground, so there is no edge to cut.
answer-stuck-misere = In misère play the player to move wins at once, with no move needed.
answer-stuck-afloat-misere = In misère play the player to move wins at once: nothing stands on the ground, so there is no edge to cut.
answer-ended-wins = The game is over: by a clause of the rules, the player to move has won.
answer-ended-loses = The game is over: by a clause of the rules, the player to move has lost.
answer-ended-draws = The game is over: by a clause of the rules, it is a draw.
answer-draw = A draw: neither player can force a win.
answer-value = Grundy value { $value }.
answer-loopy-value = Loopy value { $value }.

# The same where the players have different moves.
answer-always = { $player } wins, whoever starts.
answer-first = Whoever moves first wins.
answer-second = Whoever moves first loses.
answer-mover-wins = { $player } to move wins.
answer-mover-loses = { $player } to move loses, whatever is played.
answer-mover-stuck = { $player } to move loses: there is no legal move.
answer-mover-stuck-misere = { $player } to move wins at once: there is no legal move.
answer-first-or-draw = { $player } wins when moving first; when { $other } moves first, it is a draw.
answer-second-or-draw = { $player } wins when { $other } moves first; when { $player } moves first, it is a draw.
answer-mover-ended-wins = With { $player } to move the game is over: by a clause of the rules, { $player } has won.
answer-mover-ended-loses = With { $player } to move the game is over: by a clause of the rules, { $player } has lost.
answer-mover-ended-draws = With { $player } to move the game is over: by a clause of the rules, it is a draw.
answer-mover-draws = { $player } to move can hold a draw, but cannot force a win.
answer-misere = Misère play: whoever cannot move wins.

# Its parts.
answer-winning =
    { $count ->
        [1] The only winning move
       *[other] Winning moves
    }
answer-winning-of =
    { $count ->
        [1] The only winning move of { $player }
       *[other] Winning moves of { $player }
    }
answer-why = Why
answer-proof = Why, step by step
answer-cite = { $source } · grundy solve --explain for the whole proof
answer-explain = grundy solve --explain for the whole reason
answer-theorem =
    { $count ->
        [one] The theorem and its proof: { $commands }.
       *[other] The theorems and their proofs: { $commands }.
    }
