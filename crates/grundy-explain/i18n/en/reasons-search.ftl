# Search, and the end of play.
search-title = By search
search-nimber = The impartial components together are worth *{ $n }, so one Nim heap of { $n } stands for them.
search-short = No theorem covers this position, so everything that can follow was searched: { $n } positions.
search-full = No theorem covers this position, so everything that can follow was searched, { $n } positions in all, and judged from the end backwards: a position is won for the player to move if some move leads to a position lost for the opponent, and lost if every move leads to one won for the opponent.
search-end = A player who cannot move has lost.
search-end-misere = A player who cannot move has won.
search-ends = Where a clause of the rules ends the game, nobody moves any more, whatever moves the rules describe: the clause says who has won or that it is a draw.
search-draw = What is neither won nor lost is a draw: its player can always avoid losing, but cannot force a win.
search-line = A line of best play:
search-title-end = The end of play
search-stuck = Nobody can move here, and the player who cannot move loses.
search-stuck-afloat = Nothing stands on the ground, so nobody can cut an edge, and the player who cannot move loses.
search-stuck-misere = Nobody can move here, and in misère play the player who cannot move wins.
search-stuck-afloat-misere = Nothing stands on the ground, so nobody can cut an edge, and in misère play the player who cannot move wins.
