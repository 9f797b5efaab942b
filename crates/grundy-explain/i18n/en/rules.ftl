# Mistakes in rules that somebody wrote. A name ending in -hint stands beside the underlined place.
rule-no-game = there is no game here
rule-no-game-hint = write game f(n) = {"{"} f(n - 1) if n > 0 {"}"}
rule-no-definition = a definition begins with “game” or “let”
rule-no-definition-hint = write { $instead }
rule-no-parameter-names = the parameters of { $name } are missing
rule-no-parameter-names-hint = write { $name }(n), with one name for each number of a position
rule-missing-braces = the options of a game stand in braces
rule-missing-braces-hint = write {"{"} … {"}"} around them
rule-second-bar = a game has only two players
rule-second-bar-hint = one “|” parts Left’s options from Right’s
rule-option-first = an option comes before its “for” and “if”
rule-option-first-hint = write { $instead }
rule-option-else = an option has no “else”
rule-option-else-hint = write a second option with its own “if”
rule-not-an-option = { $text } is not a position of a game
rule-not-an-option-hint = an option is a position, such as { $instead }
rule-condition-as-option = { $text } is a condition, not an option
rule-condition-as-option-hint = write “if” before it, and no comma before that
rule-ending-inside = “{ $word } if” stands behind the braces
rule-ending-inside-hint = write {"{"} … {"}"} { $word } if …
rule-catalogue-option = { $game } cannot be an option of a written game
rule-catalogue-option-hint = write it as a game of its own; *n is a Nim heap of n
rule-for-without-in = “for” and “in” take { $name } through a range or a list
rule-for-without-in-hint = write for { $name } in { $over }
rule-keyword = “{ $name }” is a word of the language and cannot be a name
rule-keyword-hint = choose another name
rule-single-equals = “=” gives a name to something
rule-single-equals-hint = to compare, write ==
rule-foreign = “{ $found }” is not used here
rule-foreign-hint = write { $instead }
rule-not-whole = numbers here are whole
rule-not-whole-hint = / rounds down, so n / 2 is ⌊n/2⌋
rule-missing-times = the sign * is missing between { $number } and { $name }
rule-missing-times-hint = write { $number } * { $name }
rule-number-too-large = this number is too large for a rule
rule-number-too-large-hint = the largest is 2^63 − 1 = 9223372036854775807
rule-not-one-character = apostrophes stand around exactly one character
rule-not-one-character-hint = a longer text stands in "…"
rule-text-of-one = quotation marks make a text, which is a list of characters
rule-text-of-one-hint = one character is '{ $character }'
rule-unclosed-text = the end of this text is missing
rule-unclosed-text-hint = close it on the same line
rule-list-brackets = a list stands in square brackets
rule-list-brackets-hint = write { $instead }
rule-list-in-list = a list holds numbers, not lists
rule-list-in-list-hint = write all numbers in one list
rule-too-deep = this is nested too deeply
rule-too-deep-hint = name parts of it with let
rule-unknown-name = nothing here is called “{ $name }”
rule-unknown-name-hint = did you mean { $nearest }?
rule-unknown-name-known = known here: { $known }; “for” and “let” give further names
rule-unknown-name-far-hint = write a number, or say before with let what { $name } is
rule-used-before = “{ $name }” is used before its “for” or “let”
rule-used-before-hint = put that “for” or “let” before this
rule-unknown-function = there is no function called “{ $name }”
rule-unknown-function-hint = did you mean { $nearest }?
rule-unknown-function-far-hint = there are gcd, min, max, abs, isqrt, is_prime, divisors, digits, len, sum and others
rule-function-alone = { $name } is a function, and its arguments stand in parentheses
rule-function-alone-hint = write { $form }
rule-needs-for = { $name } needs a “for” inside its parentheses
rule-needs-for-hint = write { $form }
rule-only-in-for = { $name } gives many lists, one after the other
rule-only-in-for-hint = it stands only behind for … in
rule-unknown-game = there is no game called “{ $name }”
rule-unknown-game-hint = did you mean { $nearest }?
rule-unknown-game-far-hint = define it with game { $name }(…) = {"{"} … {"}"}
rule-game-as-number = { $name } is a game, not a number
rule-game-as-number-hint = games stand only as options
rule-not-a-game = { $name } is not a game
rule-not-a-game-hint = an option is a position, such as { $game }(…)
rule-twice = “{ $name }” has a meaning already
rule-twice-hint = choose another name
rule-name-of-function = “{ $name }” is the name of a function
rule-name-of-function-hint = choose another name
rule-wrong-kind =
    { $found ->
        [truth] { $wanted ->
            [list] { $text } is true or false, not a list
           *[number] { $text } is true or false, not a number
        }
        [list] { $wanted ->
            [truth] { $text } is a list, not a condition
           *[number] { $text } is a list, not a number
        }
       *[number] { $wanted ->
            [truth] { $text } is a number, not a condition
           *[list] { $text } is a number, not a list
        }
    }
rule-wrong-kind-hint =
    { $wanted ->
        [truth] expected something true or false, such as n > 0
        [list] expected a list such as [1, 2, 3] or 1..n
       *[number] expected a number
    }
rule-argument-count =
    { $expected ->
        [0] { $name } takes no argument, but is given { $found }
        [one] { $name } takes one argument, but is given { $found }
       *[other] { $name } takes { $expected } arguments, but is given { $found }
    }
rule-argument-count-hint = write { $form }
rule-missing-arguments = { $name } needs a position
rule-missing-arguments-hint = write { $name }(…) with the position in the parentheses
rule-list-wanted = { $name } takes a list, not single numbers
rule-list-wanted-hint = write { $form }
rule-not-over = { $name } cannot be used with “for” inside
rule-not-over-hint = all, any, sum, min, max, count, xor and mex can
rule-unused-setting = nothing in the rules is called “{ $name }”
rule-unused-setting-hint = did you mean { $nearest }?
rule-unused-setting-far-hint = a setting gives a value to a name that the rules use
rule-too-long = this is too long for one rule
rule-too-long-hint = part it into several games

# What goes wrong at a position.
fault-overflow = a number grows beyond 64 bits
fault-overflow-hint = the result does not fit
fault-division = a division by 0
fault-division-hint = the divisor is 0 here
fault-item =
    { $length ->
        [0] there is no item { $index }: the list is empty
        [one] there is no item { $index }: the list has one item, item 0
       *[other] there is no item { $index }: the list has { $length } items, 0 to { $last }
    }
fault-item-hint = out of range here
fault-too-long = a list would have more than { $most } items
fault-too-long-hint = too long here
fault-no-answer = there is no answer for { $argument }
fault-no-answer-hint = not defined here
fault-empty-list = an empty list has no least or greatest item
fault-empty-list-hint = the list is empty here
fault-negative = a move leads to a negative number
fault-negative-hint = forbid it with “if”, or end the game with “wins if” or “loses if”
fault-too-slow = this takes too long to compute
fault-at = This happens at { $position }.
fault-reached = This happens at { $position }, reached like this:

# Play that need not end.
stop-circle = Play need not end, for a position can come again:
stop-circle-same = Play need not end, for a move can leave { $position } as it is, as if no stone were taken.
stop-circle-unknown = Play need not end, for a position can come again.

# What may stand at a place.
expected-name = a name
expected-option = an option such as f(n - 1)
stop-circle-way = It is reached like this:
