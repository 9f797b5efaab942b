//! Stalk notation, written.

use grundy_games::bush::{Colour, Drawing};

/// What stands of a drawing in stalk notation: `ee(e;ee)`. Names and places are lost; what is read from it
/// is the same drawing with its vertices numbered and its edges listed in the order of the text.
pub fn stalks_text(drawing: &Drawing) -> String {
    Walk::new(drawing).text()
}

/// An edge as it is written: up a tree, or to a vertex that has a name.
#[derive(Clone, Copy)]
struct Branch {
    colour: Colour,
    to: usize,
    /// Whether the vertex is met here for the first time.
    new: bool,
}

/// A depth-first walk from the ground. All vertices on the ground are the vertex 0 here.
struct Walk {
    /// What is written at each vertex, in order.
    branches: Vec<Vec<Branch>>,
    /// Whether an edge leads back to a vertex.
    named: Vec<bool>,
}

/// A piece of text that is to be written.
enum Piece {
    Mark(&'static str),
    Branch(Branch),
}

impl Walk {
    fn new(drawing: &Drawing) -> Walk {
        let count = drawing.vertices().len() + 1;
        let place = |vertex: usize| match drawing.vertices()[vertex].on_ground {
            true => 0,
            false => vertex + 1,
        };
        let mut touching = vec![Vec::new(); count];
        for (index, line) in drawing.lines().iter().enumerate() {
            let (from, to) = (place(line.from), place(line.to));
            touching[from].push((index, to));
            if from != to {
                touching[to].push((index, from));
            }
        }
        let mut walk = Walk { branches: vec![Vec::new(); count], named: vec![false; count] };
        let mut met = vec![false; count];
        let mut used = vec![false; drawing.lines().len()];
        let mut next = vec![0; count];
        let mut way = vec![0];
        met[0] = true;
        while let Some(&here) = way.last() {
            let Some(&(index, to)) = touching[here].get(next[here]) else {
                way.pop();
                continue;
            };
            next[here] += 1;
            if std::mem::replace(&mut used[index], true) {
                continue;
            }
            let new = !std::mem::replace(&mut met[to], true);
            walk.branches[here].push(Branch { colour: drawing.lines()[index].colour, to, new });
            match new {
                true => way.push(to),
                false => walk.named[to] = true,
            }
        }
        walk
    }

    fn text(&self) -> String {
        let mut names = vec![None; self.branches.len()];
        names[0] = Some("0".to_owned());
        let mut given = 0;
        let mut pen = Pen::default();
        let mut waiting = Vec::new();
        self.wait(0, &mut waiting);
        while let Some(piece) = waiting.pop() {
            match piece {
                Piece::Mark(mark) => pen.mark(mark),
                Piece::Branch(Branch { colour, to, new }) => {
                    if new && self.named[to] {
                        names[to] = Some(name(given));
                        given += 1;
                    }
                    let shown = if new && !self.named[to] { None } else { names[to].as_deref() };
                    pen.edge(colour, shown);
                    if new {
                        self.wait(to, &mut waiting);
                    }
                }
            }
        }
        pen.mark("");
        pen.text
    }

    /// Puts what grows from a vertex on the pile, the first on top.
    fn wait(&self, vertex: usize, waiting: &mut Vec<Piece>) {
        let branches = &self.branches[vertex];
        let many = branches.len() > 1 && vertex != 0;
        waiting.extend(many.then_some(Piece::Mark(")")));
        for (i, &branch) in branches.iter().enumerate().rev() {
            waiting.push(Piece::Branch(branch));
            waiting.extend((i > 0).then_some(Piece::Mark(";")));
        }
        waiting.extend(many.then_some(Piece::Mark("(")));
    }
}

/// The names A to Z, then A1 to Z1 and so on.
fn name(number: usize) -> String {
    let letter = char::from(b'A' + u8::try_from(number % 26).unwrap_or(0));
    match number / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// Writes edges, several equal ones at once.
#[derive(Default)]
struct Pen {
    text: String,
    /// Edges that are not written yet.
    run: Option<(Colour, usize)>,
}

/// Fewer equal edges are shorter as they are.
const RUN: usize = 4;

impl Pen {
    fn edge(&mut self, colour: Colour, name: Option<&str>) {
        // The ground's 0 must not be read as a digit of a number: e^4e0.
        if name == Some("0") {
            self.flush();
        }
        self.run = match self.run {
            Some((last, count)) if last == colour => Some((colour, count + 1)),
            _ => {
                self.flush();
                Some((colour, 1))
            }
        };
        if let Some(name) = name {
            self.mark(name);
        }
    }

    fn mark(&mut self, mark: &str) {
        self.flush();
        self.text.push_str(mark);
    }

    fn flush(&mut self) {
        let Some((colour, count)) = self.run.take() else { return };
        let letter = match colour {
            Colour::Green => "e",
            Colour::Blue => "b",
            Colour::Red => "r",
        };
        match count {
            0..RUN => self.text.push_str(&letter.repeat(count)),
            _ => self.text.push_str(&format!("{letter}^{count}")),
        }
    }
}
