# Games whose rules somebody wrote.
written-title = By the definition
written-title-recognised = A rule of the catalogue
written-short =
    { $count ->
        [one] { $position } has one option, of value { $first }, so it is worth { $value }: the least number that is not there.
       *[other] { $position } has { $options } options. Their values are { $values }, and the least number missing there is { $value }.
    }
written-none = { $position } has no options, so it is worth 0.
written-full = A position is worth the least number that is not the value of one of its options, and a sum is worth the xor of the values of its parts. So all that can follow was valued, from the ends of play upwards: { $n } positions.
written-shown = One option of each value:
written-head-option = option
written-head-value = value
written-recognised = The rule of { $game } is { $rule } under another name, so what is known about { $rule } holds here.
written-recognised-full = The rule of { $game } is { $rule } under another name: from how it is written, both allow the same moves from every heap, and on small heaps their moves were compared one by one. So what is known about { $rule } holds here.
written-ended-wins = By a clause of the rules the game ends here at once, and the player to move wins.
written-ended-loses = By a clause of the rules the game ends here at once, and the player to move loses.
written-ended-draws = By a clause of the rules the game ends here at once, and nobody wins.
