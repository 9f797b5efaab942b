# What the program itself says: errors, checks, lists and the game in the terminal.

cli-error = error:
cli-not-utf8 = the input is not text in UTF-8
cli-too-long = the input is longer than { $most } bytes

games-more = `grundy games NAME` tells the rules of a game and what is proved about it.
games-written = written as
games-example = try
games-aliases = also called
games-theorem = proved by
games-check = tested by
games-unknown = there is no game “{ $name }”; `grundy games` lists them all
games-unknown-meant = there is no game “{ $name }”; did you mean “{ $meant }”?

theorem-unknown = there is no theorem “{ $name }”; `grundy theorem` lists them all
theorem-unknown-meant = there is no theorem “{ $name }”; did you mean “{ $meant }”?

check-compared = { $check }: { $count } answers compared with brute force.
check-agrees = They agree everywhere.
check-agrees-so-far = They agree so far.
check-differs = They differ. The smallest counterexample:
check-tested = { $check }: { $count } positions that the claim speaks about were tested.
check-holds = The claim holds in all of them.
check-fails = The claim is false. The smallest counterexample:
check-left-moves = Left (player 1) to move.
check-right-moves = Right (player 2) to move.
check-none = none
check-outcomes = The outcome is claimed to be { $claimed }; by brute force it is { $truth }.
check-values = The value is claimed to be { $claimed }; by brute force it is { $truth }.
check-moves = The winning moves are claimed to be: { $claimed }. By brute force they are: { $truth }.
check-reason = The reason given does not hold: { $what }.
check-unknown = there is nothing called “{ $name }” to check; there are { $names }
check-unknown-meant = there is nothing called “{ $name }” to check; did you mean “{ $meant }”?

draw-heap = heap { $number }
draw-coin = coin { $number } on square { $square }
draw-token = token { $number } on { $vertex }
draw-ground = ground
draw-more = … and { $count } more

play-rule-normal = Normal play: the player who cannot move loses.
play-rule-misere = Misère play: the player who cannot move wins.
play-ask-side = Which side do you take, left or right?
play-ask-first = Who starts? Type “me” if you do, “you” if the program does:
play-choose = Please type one of the two words, help or quit.
play-you-are-left = You are Left.
play-you-are-right = You are Right.
play-moves = Your moves:
play-moves-more = There are more moves than are listed; type any of them in the same form, such as { $example }
play-prompt = Your move:
play-program-moves = I play: { $move }
play-example = A move is typed like this: { $example }
play-no-such-number = The moves are numbered from 1 to { $most }.
play-missed = You missed a win. This would have won: { $move }.
play-missed-draw = You let a draw go. This would have kept it: { $move }.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-resigned = You resign: I win. Thank you for the game.
play-goodbye = Goodbye.
play-end-clause-person-wins = By a clause of the rules the game ends here. You win!
play-end-clause-program-wins = By a clause of the rules the game ends here. I win.
play-end-clause-draw = By a clause of the rules the game ends here in a draw.
play-end-person-stuck-normal = You have no move left, and the player who cannot move loses. I win.
play-end-person-stuck-misere = You have no move left, and in misère play the player who cannot move wins. You win!
play-end-program-stuck-normal = I have no move left, and the player who cannot move loses. You win!
play-end-program-stuck-misere = I have no move left, and in misère play the player who cannot move wins. I win.
play-summary-perfect = You never let the win go: that was perfect play.
play-summary-hopeless = The position was lost for you from the start; against best play nothing could be done.
play-summary-draw = Against best play there was no more to be had than a draw.
play-summary-undrawn =
    { $count ->
        [one] You let the draw go once.
       *[other] You let the draw go { $count } times.
    }
play-summary-missed =
    { $count ->
        [one] You let the win go once.
       *[other] You let the win go { $count } times.
    }

# Words that may be typed, parted by commas. The English ones are understood in every language.
play-word-hint = hint
play-word-why = why
play-word-undo = undo
play-word-moves = moves
play-word-resign = resign
play-word-help = help
play-word-quit = quit
play-word-me = me
play-word-you = you
play-word-left = left
play-word-right = right

# The claims of the paper on K-L-Nim.
lemma-11 = Lemma 11 of Xu, Lv and Tian, “K-L-Nim Game”, 2017: from every defective N-position for player 2 she has a legal move to a defective N-position for player 1.
lemma-13 = Lemma 13 of Xu, Lv and Tian, “K-L-Nim Game”, 2017: from every P-position of Nim with a heap of at least k, player 2 has a legal move to a defective N-position for player 1.
lemma-13-strategy = The strategy printed in Lemma 13 of Xu, Lv and Tian, “K-L-Nim Game”, 2017: in every P-position of Nim with a heap of at least k, player 2 wins by taking k stones from such a heap.
lemma-defective-fails = After each of her moves player 1 has a legal reply that makes the nim-sum 0:
lemma-strategy-fails = After she takes k, player 1 has a winning reply:
cli-cannot-read-file = { $file } cannot be read: { $why }
cli-set-alone = --set gives a value to a constant of rules, and there are no rules: give them with --file or --rule
formula-compared = { $check }: { $count } positions compared with the formula { $formula }.
formula-agrees = It is right in all of them.
formula-differs = It is wrong. The first counterexample:
formula-says = { $position } is { $truth }, but the formula says { $claimed }.
formula-says-wins = { $position } is { $truth }, but by the formula the player to move wins.
formula-says-loses = { $position } is { $truth }, but by the formula the player to move does not win.
formula-condition = positions of { $rule } have no Grundy values, only winners: write a condition for the player to move to win, such as 'n mod 4 != 0'
games-written-impartial = Impartial: positions have Grundy values.
games-written-partizan = Partizan: the players have different options.
games-written-ends = Impartial, and a clause may end it at once: positions have winners and no values.
file-standard-input = standard input
file-standard-output = standard output
file-not-read = { $file } was not read to its end.
file-not-written = { $file } was not written to its end.
input-json = this question cannot be answered: { $why }
input-no-clock = there is no clock here, so a time limit cannot be kept
input-no-json = this command has no answer in JSON
input-same-file = { $file } is named twice, and would be written over
input-cut-short = a file became shorter while it was read, so there is no answer; run the command again when nothing changes the file any more
failure-bug = this is a mistake in the program, not in what you asked: { $why }
input-two-forms = --json and --format cannot be given together
