# The record of a game.
play-turn-of = { $player } is to move.
play-won-by = { $player } has won.
play-drawn = The game is drawn.
play-no-moves-yet = No move has been made yet.
play-no-move-left = The game is over, or the rules do not allow the move.
play-move-refused = the move { $move } cannot be made: { $why }
play-head-who = who
play-head-move = move
play-head-mark = mark
play-head-left = value left
play-the-program = program
play-the-person = you
play-the-first = first player
play-the-second = second player
play-mark-blunder = blunder
play-mark-mistake = mistake
play-mark-only = only move
play-mark-not-judged = not judged
play-wins-kept =
    { $count ->
        [one] Wins kept ({ $who }): { $kept } of { $won }.
       *[other] Wins kept ({ $who }): { $kept } of { $won }.
    }
play-last-move = The last move ({ $who }): { $move }.
play-last-before =
    { $before ->
        [wins] Before it, the player to move could win.
        [draws] Before it, the player to move could hold a draw.
       *[other] Before it, the player to move was lost against best play.
    }
play-last-after =
    { $after ->
        [wins] After it, that player still wins.
        [draws] After it, that player can hold a draw.
       *[other] After it, that player loses against best play.
    }
play-not-judged = The position is too large to be judged within the limits.
play-last-better = Better was { $move }.

# At the terminal.
play-against-perfect = You play against the program, which plays perfectly.
play-against-strength = You play against the program, which gets about { $percent } of 100 decisions right.
play-two-people = Two people play, in turn.
play-words = Other words: { $words }. “help” says what they do.
play-turn-prompt = { $who }:
play-hint-more = Type “hint” again for more.
play-why-more = “why last” tells about the last move, “hint” what to look at.
play-again = Type “new” for another position of this kind, “history” for the moves, “back” and a number to play on from there, or “quit”.
play-new-position = A new position, { $position }: it can be won by whoever plays well.
play-no-new-position = I found no other fair position of this kind.
play-saved = Saved in { $file }.
play-save-how = To save, type “save” and the name of a file.
play-went-back = Back where { $count } moves had been made.
play-back-how = Type “back” and how many moves to keep, from 0 to { $most }.
play-repeated = The same position came for the third time: it is a draw.
play-result-resigned = { $who } resigns.
play-result-stuck = { $who } has no move left.
play-result-winner = The winner: { $who }.
play-no-hint = The position is too large to be judged, so there is no hint.
play-help-moves = Type a move as it is shown, or its number in the list. Other words:
play-help-item = **{ $word }**: { $does }
play-do-hint = a hint; ask again, and it tells more
play-do-why = who wins from here, and why
play-do-last = what the last move did
play-do-moves = list the moves again
play-do-history = the moves so far with their marks: ?? a win became a loss, ? a win or a draw was let go, ! the only winning move
play-do-undo = take back your last move and the reply to it
play-do-back = with a number: go back to where so many moves had been made
play-do-new = another position of the same kind
play-do-save = with the name of a file: save the game
play-do-resign = give up
play-do-quit = leave
play-word-last = last
play-word-new = new, rematch
play-word-history = history
play-word-back = back
play-word-save = save
