# Mistakes in an expression. A name ending in -hint stands beside the underlined place.
diagnostic-error = error

diagnostic-empty = nothing is written here
diagnostic-empty-hint = write a game, such as nim(7, 5, 3, 6)
diagnostic-unexpected = “{ $found }” cannot stand here
diagnostic-unexpected-end = the text ends too early
diagnostic-unexpected-hint = expected { $expected }
diagnostic-unknown-game = there is no game called “{ $name }”
diagnostic-unknown-game-hint = did you mean { $nearest }?
diagnostic-unknown-game-far-hint = “grundy games” lists the games
diagnostic-bare-number = a number alone is not a game
diagnostic-bare-number-hint = write *{ $number } or nim({ $number })
diagnostic-number-too-large = this number is too large
diagnostic-number-too-large-hint = the largest number is 2^64 − 1 = 18446744073709551615
diagnostic-negative = numbers here cannot be negative
diagnostic-negative-hint = expected 0 or more
diagnostic-negative-result = this is { $value }, and numbers here cannot be negative
diagnostic-negative-result-hint = expected 0 or more
diagnostic-malformed-number = “{ $found }” is neither a number nor a name
diagnostic-malformed-number-hint = write large numbers as 10^18 or 1_000_000
diagnostic-label-too-large = the label of a vertex is too large
diagnostic-label-too-large-hint = the largest label is 2^32 − 1 = 4294967295
diagnostic-unclosed = this bracket is never closed
diagnostic-unclosed-hint = its “{ $close }” is missing
diagnostic-unopened = this bracket closes nothing
diagnostic-unopened-hint = remove “{ $close }”, or open it before
diagnostic-missing-position = { $game } needs a position
diagnostic-missing-position-hint = for example { $example }
diagnostic-unwanted-position = a rule is wanted here, without a position
diagnostic-unwanted-position-hint = leave this out
diagnostic-missing-parameters = { $game } needs parameters in brackets
diagnostic-missing-parameters-hint = for example { $example }
diagnostic-no-parameters = { $game } has no parameters
diagnostic-no-parameters-hint = for example { $example }
diagnostic-parameter-count =
    { $expected ->
        [one] { $game } needs one parameter, found { $found }
       *[other] { $game } needs { $expected } parameters, found { $found }
    }
diagnostic-parameter-count-hint = for example { $example }
diagnostic-unknown-variant = there is no variant “{ $name }”
diagnostic-unknown-variant-hint = expected { $expected }
diagnostic-bad-digit = “{ $digit }” is not a digit of a code
diagnostic-bad-digit-hint = digits are 0 to 9 and A to F
diagnostic-before-point = a code has one digit before its point
diagnostic-before-point-hint = such as 0.77 or 4.3
diagnostic-no-digits = a code needs digits after its point
diagnostic-no-digits-hint = such as 0.77 or 4.[3]

rules-zero-take = a move that takes 0 stones would never end the game
rules-zero-take-hint = expected 1 or more
rules-empty-range = the range from { $min } to { $max } is empty
rules-empty-range-hint = the first number must not be larger than the second
rules-zero-forbidden = a forbidden number must be 1 or more
rules-zero-forbidden-hint = 0 forbids nothing
rules-digit-too-large = the digit { $digit } is above 15
rules-passing-digit = with { $digit } before the point, a move could change nothing and play would never end
rules-passing-digit-hint = expected 0, 4, 8 or C before the point
rules-out-of-order = the heaps are not in order
rules-out-of-order-hint = must not be smaller than the one before
rules-out-of-order-strict = these are not in strictly increasing order
rules-out-of-order-strict-hint = must be larger than the one before
rules-no-such-vertex = the graph has no vertex { $label }
rules-no-such-vertex-hint = name it among the arcs, alone or with others
rules-illegal-move = the rules do not allow this move

# What may stand at a place, and how several are joined.
expected-game = a game
expected-rule = a game’s name or code
expected-number = a number
expected-range = a range such as 1..3
expected-edge = an edge such as 0-1
expected-arc = an arc such as 0>1
expected-code = a code such as 0.77
expected-word = a word
expected-end = the end
expected-or = { $first } or { $last }
expected-comma = { $first }, { $last }

# Why a text is not a move.
move-unreadable = That is not a move. Write it as it is shown, or shorter: “1 0” takes heap 1 to 0.
move-no-such-component =
    { $count ->
        [one] There is no component { $number }: there is only one.
       *[other] There is no component { $number }: there are { $count }.
    }
move-which-component = Several components have such a move. Name one: “component 1, …”.
move-no-such-place =
    { $place ->
        [coin] There is no coin { $number }. Coins here: { $count }, counted from 1.
        [edge] There is no edge { $number }. Edges here: { $count }, counted from 0.
        [token] There is no token { $number }. Tokens here: { $count }, counted from 1.
       *[heap] There is no heap { $number }. Heaps here: { $count }, counted from 1.
    }
move-which-place =
    { $place ->
        [coin] Which coin? Write its number first.
        [edge] Which edge? Write its number first.
        [token] Which token? Write its number first.
       *[heap] Which heap? Write its number first.
    }
move-not-there =
    { $place ->
        [coin] Coin { $number } is on square { $actual }.
        [edge] Edge { $number } is { $actual }.
        [token] Token { $number } is on vertex { $actual }.
       *[heap] Heap { $number } has size { $actual }.
    }
move-illegal = The rules do not allow this move.
expected-vertex-name = the name of a vertex

dot-unclosed-quote = this is never closed
dot-unclosed-quote-hint = it goes on to the end of the text
dot-deep-braces = braces are nested too deeply
dot-too-many-edges = the graph has more than { $most } edges
dot-too-many-edges-hint = larger graphs are read as lists of arcs, a line each
diagnostic-no-stalk = an edge of a stalk was expected here, not “{ $found }”
diagnostic-no-stalk-hint = edges are `e`, `b` (blue) or `r` (red), as in `ee(e;ee)`; a capital letter after an edge names where it leads, as in `eAeeeeA`
