# Signs in pictures of positions.
picture-cut = winning cut
picture-shown = what changes
picture-fallen = fallen already
picture-green = both players’ edge
picture-blue = Left’s edge
picture-red = Right’s edge
picture-token = a token
picture-winning = winning move
picture-taken = taken by a winning move
picture-outcome-n = N: the player to move wins
picture-outcome-p = P: the player to move loses
picture-outcome-d = D: a draw

# What stands below them.
picture-branches = The number in a vertex is the value of all that stands on it.
picture-rows = Each row has the vertices of one Grundy value.
picture-reduction = The value of a drawing, step by step
picture-frame = { $n } · value { $value }
picture-step-fallen = The marked edges are not joined to the ground, and so have fallen already.
picture-step-fusion = **Fusion.** Merge the marked cycle into one vertex; its edges become loops there.
picture-step-colon = **Colon.** The marked branches are worth { $xor }: put one stalk of length { $stalk } in their place.
picture-step-colon-nothing = **Colon.** The marked branches are worth { $xor }, so they may be left out.
picture-step-colon-loop = **Colon.** The marked loop is worth 1: put a stalk of one edge in its place.
picture-graph = A graph with { $vertices } vertices and { $arcs } arcs

# Pictures that cannot be drawn.
picture-too-large = too large for a picture: there are { $parts } parts to draw, and a picture has room for { $most }
picture-far-out = a vertex stands too far out to be drawn
picture-no-reduction = there is no reduction to draw step by step: only a green drawing of moderate size in normal play has one, and `--value-only` leaves it out
picture-moves = only SVG can show one frame after another: take a name that ends in `.svg`, or `--frames strip`
picture-no-form = { $file } is not written: a picture is SVG, PNG or TikZ by the ending of its name, `.svg`, `.png`, `.tex` or `.tikz`, and `.{ $ending }` is none of these
picture-no-pdf = { $file } is not written, as there are no pictures in PDF: write `.svg` and turn it into PDF, as with `rsvg-convert -f pdf -o picture.pdf picture.svg`, or write `.tex` and run LaTeX
picture-no-font = no font on this machine has these characters of the picture: { $characters }. Install one (Debian: `apt install { $package }`), or take a name that ends in `.svg`
picture-taken-left = taken by Left’s winning move
picture-taken-right = taken by Right’s winning move
picture-split = split by a winning move
picture-edges = The number beside an edge is its name in moves.
