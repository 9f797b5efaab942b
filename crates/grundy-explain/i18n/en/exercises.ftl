# Exercises: what they are about.
exercise-topic-xor = Nim-sums
exercise-topic-who-wins = Nim: who wins?
exercise-topic-winning-move = Nim: find the winning move
exercise-topic-misere = Misère Nim
exercise-topic-subtraction = Taking at most so many stones
exercise-topic-mex = Grundy values by the mex
exercise-topic-sums = Sums of games
exercise-topic-graph = A token on a graph
exercise-topic-monotonic = Monotonic Nim and coins on a strip
exercise-topic-hackenbush = Hackenbush
exercise-topic-kl = K-L-Nim
exercise-topic-invariant = Find the invariant
exercise-topic-rule = Write the rule

# The list of topics.
exercise-topics = Topics of exercises
exercise-topics-hint = `grundy exercise TOPIC --level 1..5 --key` makes a sheet, `grundy practise TOPIC` asks one by one.
exercise-unknown = There are no exercises on “{ $name }”; `grundy exercise` lists the topics.
exercise-unknown-meant = There are no exercises on “{ $name }”. Did you mean `{ $meant }`?
exercise-level-none = The levels are 1 to { $most }.

# A sheet.
exercise-sheet = Level { $level } · sheet { $seed } · generator { $version }
exercise-names = Name: ____________________ Class: ____________ Date: ____________
exercise-number = Exercise { $n }
exercise-blank = Answer: ________________________________________________
exercise-key = Answers
exercise-normal = A player who cannot move loses.
exercise-misere = Misère play: a player who cannot move wins.
exercise-kl = Left may not take exactly the first number in brackets from a heap, Right not exactly the second. A player who cannot move loses.
exercise-graph = A move takes a token along one arrow. A player who cannot move loses.
exercise-hackenbush = A move cuts one edge, and whatever is no longer joined to the ground falls. A player who cannot move loses.
exercise-monotonic = A move takes stones from one heap, and the heaps must stay in increasing order. On a strip a coin moves to the left, past no other and onto no other. A player who cannot move loses.

# What is asked.
exercise-who = `{ $position }`: does the player to move win?
exercise-who-of = `{ $position }`: it is the turn of { $player }. Does { $player } win?
exercise-move = `{ $position }`: find the only winning move.
exercise-move-of = `{ $position }`: it is the turn of { $player }. Find the only winning move.
exercise-xor = Compute { $xor }.
exercise-value = `{ $position }`: find the Grundy value.
exercise-table = Make a table of the values of all smaller heaps.
exercise-window = Slide a window over the heaps: which of the last few are lost?
exercise-build = `{ $position }`: which number from { $least } to { $most } may stand for □, so that the player to move loses? One is enough.
exercise-up-to =
    { $heaps ->
        [1] There is a heap of n stones. A move takes 1 to { $most } of them.
        [2] There are two heaps, of a and of b stones. A move takes 1 to { $most } stones from one of them.
       *[other] There are three heaps, of a, b and c stones. A move takes 1 to { $most } stones from one of them.
    }
exercise-one-of = There is a heap of n stones. A move takes { $takes } of them.
exercise-several =
    { $heaps ->
        [1] There is a heap of n stones. A move takes exactly { $each } of them.
        [2] There are two heaps, of a and of b stones. A move takes exactly { $each } from one heap, or exactly { $each } from both.
       *[other] There are three heaps, of a, b and c stones. A move chooses one, two or all three heaps and takes exactly { $each } from each of these.
    }
exercise-invariant = Which condition do the positions fulfil that the player to move loses? Prove that no move keeps it, and that some move restores it.
exercise-rule = Write the rule: `{ $form }`
exercise-rule-up-to = A move takes 1 to { $n } stones from a heap.
exercise-rule-half = A move takes at least one stone from a heap, and at most half of it.
exercise-rule-one-of = A move takes { $takes } stones from a heap.
exercise-rule-all-but = A move takes any number of stones from a heap, but not exactly { $n }.
exercise-rule-divisor = A move takes k stones from a heap of n, where k divides n and is less than n.
exercise-rule-coprime = A move takes k stones from a heap of n, where k and n have no common divisor but 1.
exercise-rule-unequal = A move splits a heap into two heaps of different sizes, neither of them empty.
exercise-rule-split = A move splits a heap into two heaps, neither of them empty.
exercise-rule-take-or-split = A move takes exactly { $n } from a heap, or splits the heap into two, neither of them empty.
exercise-rule-up-to-or-split = A move takes 1 to { $n } stones from a heap, or splits the heap into two, neither of them empty.
exercise-rule-one-of-or-unequal = A move takes { $takes } stones from a heap, or splits the heap into two of different sizes, neither of them empty.
exercise-rule-even-odd = From a heap with an even number of stones a move takes 1 to { $even }, from one with an odd number 1 to { $odd }.
exercise-rule-take-and-split = A move takes 1 to { $n } stones from a heap. What is left may stay one heap or be split into two.
exercise-or = { $first } or { $last }

# The key.
exercise-key-numbers = □ = { $numbers }
exercise-key-filled = With { $n }:
exercise-key-invariant = The player to move loses exactly if `{ $condition }`.
exercise-key-invariant-why = Every move lowers the number of stones, so play ends. No move leads from a position with this condition to another one, and from every other position some move leads to one. Checked for all heaps up to { $to }.
exercise-key-rule-why = Its options are those of the game for all heaps up to { $to }.

# Judging an answer.
exercise-right = Right!
exercise-wrong-outcome = No, it is the other way round.
exercise-wrong-number = No, that is not the number.
exercise-wrong-illegal = The rules do not allow this move.
exercise-wrong-refuted = No: the answer { $move } wins for the opponent.
exercise-wrong-refuted-stuck = No: then the opponent cannot move, and in misère play that wins.
exercise-wrong-range = A number from { $least } to { $most } is asked for.
exercise-wrong-won = No: then the player to move wins by { $move }.
exercise-wrong-lost = No: at { $at } the player to move loses, and your condition does not hold.
exercise-wrong-won-at = No: at { $at } the player to move wins, and your condition holds.
exercise-wrong-broken = Your condition breaks down at { $at }.
exercise-wrong-kind = That is another kind of answer.
exercise-wrong-rule = Write one game of one number, without an end by “wins if”, “loses if” or “draws if”.
exercise-wrong-rule-partizan = Both players must have the same moves.
exercise-wrong-rule-broken = From a heap of { $n } your rule breaks down: a move must not lead below 0.
exercise-wrong-rule-missing = No: from { $n } one can move to { $left }, and your rule does not allow it.
exercise-wrong-rule-extra = No: from { $n } your rule allows a move to { $left }, which the game does not.
exercise-answer-was = The answer:

# Reading an answer.
exercise-word-wins = n, yes, y, win, wins, won
exercise-word-loses = p, no, lose, loses, lost
exercise-read-wins = Answer yes (the player to move wins) or no.
exercise-read-number = Answer with a number.
exercise-read-condition = Answer with a condition in { $names }, such as `{ $example }`.
exercise-read-move = Answer with a move, such as `{ $example }`.
exercise-read-rule = Answer with a rule on one line, such as `{ $example }`.

# Hints.
exercise-hint-theorem = Think of this: `grundy theorem { $name }`.
exercise-hint-value = Find the Grundy value first: the player to move loses exactly if it is 0.
exercise-hint-lost = The smallest positions that the player to move loses: { $positions }
exercise-hint-options = From { $n } one can move to: { $options }

# Practising.
practise-welcome = { $topic }, level { $level }. Answer, or type hint, skip or quit.
practise-prompt = Your answer:
practise-again = Try again, or type hint or skip.
practise-raised = Three clean answers: on to level { $level }.
practise-lowered = Back to level { $level } for some more practice.
practise-score = { $right } of { $answered } right at once in this topic; level { $level }.
practise-damaged = The score file { $file } cannot be read as one. Move it away, or name another with --score.
practise-word-hint = hint
practise-word-skip = skip
practise-word-quit = quit
practise-no-hint = There is no further hint. Type skip to see the answer.
