# Hackenbush drawings: `grundy hackenbush`.
hackenbush-size =
    { $count ->
        [one] { $standing } edge stands on the ground.
       *[other] { $standing } edges stand on the ground.
    }
hackenbush-size-fallen =
    { $count ->
        [one] { $standing } edge stands on the ground; { $fallen } more are not joined to it and have fallen already.
       *[other] { $standing } edges stand on the ground; { $fallen } more are not joined to it and have fallen already.
    }
hackenbush-fallen =
    { $count ->
        [one] The edge { $edges } is not joined to the ground: it has fallen already and counts for nothing.
       *[other] The edges { $edges } are not joined to the ground: they have fallen already and count for nothing.
    }
hackenbush-plants = The ground alone joins the { $count } plants, so the drawing is their sum: { $xor } = { $value }.
hackenbush-names = The numbers stand for these vertices: { $names }; 0 is the ground.
hackenbush-colours = Left cuts blue edges, Right cuts red ones, and both may cut green ones.
hackenbush-cuts = { $player }, to move, wins by cutting edge { $edges }.
hackenbush-no-cut = { $player }, to move, has no winning cut.
hackenbush-cuts-unknown = Which cuts win was not looked for: with more than 64 edges only the value is computed.
hackenbush-value = Value { $number }.
hackenbush-number = Without green edges and without cycles the value is a number. It is found from the tips downwards: a blue edge below a branch of value x makes it (x + n) / 2^(n − 1) for the least n ≥ 1 with x + n > 1; a red edge does the same with all signs changed; branches that meet are added. A number above 0 is a win for Left, a number below 0 for Right, and at 0 whoever moves first loses.
hackenbush-searched = This was found by search through all ways to play. With green edges or cycles there is no rule for the value here, so none is given.
hackenbush-searched-misere = This was found by search through all ways to play.
hackenbush-too-many = { $edges } edges are too many to search: drawings with red or blue edges are searched up to { $most }, and only red-blue trees have their value by a rule
hackenbush-cuts-stopped = The value is certain, but the winning cuts were not found: { $why }.
hackenbush-no-drawing = { $file } is not a drawing: { $why }
hackenbush-other-game = this is not a single Hackenbush position: write hackenbush(0-1, 1-2), or ask grundy solve
hackenbush-no-size =
    { $figure } has no size { $size }: sizes go from { $least } to { $most }
hackenbush-one-size = { $figure } has only one size
hackenbush-coloured-form = edge lists and expressions have no colours: choose json, dot or stalks
hackenbush-fallen-form = stalk notation has no place for what has fallen already: choose json, dot, edges or expr
hackenbush-misere-value = --value-only is for normal play: a misère position has no value of its own
hackenbush-unknown-figure = there is no figure “{ $name }”; there are { $names }
