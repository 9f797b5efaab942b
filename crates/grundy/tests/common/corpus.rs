//! The corpus as questions with their answers. Every face is asked all of them: the tests of the
//! program run this very file too.

use grundy::{Play, Value};
use std::path::{Path, PathBuf};
use toml::{Table, Value as Toml};

/// A question about a position, and what is known of the answer.
#[derive(Debug)]
pub(crate) struct Case {
    /// The file it is written in, from the folder of the corpus.
    pub(crate) file: PathBuf,
    /// The row of the file.
    pub(crate) row: usize,
    pub(crate) text: String,
    pub(crate) play: Play,
    pub(crate) loopy: bool,
    /// Whether brute force may be asked too.
    pub(crate) searchable: bool,
    /// The letter of the outcome.
    pub(crate) outcome: String,
    /// The value, if the row says something about it.
    pub(crate) value: Option<Value>,
    /// The winning moves of Left and of Right, if the row names them.
    pub(crate) winning: Option<[Vec<String>; 2]>,
}

/// Every question of the corpus, and that each file asks some.
pub(crate) fn cases() -> Vec<Case> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut cases = Vec::new();
    for folder in sorted(&root) {
        for path in sorted(&folder) {
            let file = path.strip_prefix(&root).expect("within the corpus").to_owned();
            let text = std::fs::read_to_string(&path).expect("a file of the corpus");
            let table: Table = text.parse().unwrap_or_else(|why| panic!("{file:?}: {why}"));
            let [rows] = Vec::from_iter(table.values())[..] else { panic!("{file:?}: one list") };
            let before = cases.len();
            for (row, entry) in rows.as_array().expect("a list").iter().enumerate() {
                let entry = Row { file: &file, row, entry: entry.as_table().expect("a table") };
                cases.extend(entry.cases());
            }
            assert!(cases.len() > before, "{file:?} asks nothing");
        }
    }
    cases
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().unwrap_or_else(|why| panic!("{folder:?}: {why}"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

struct Row<'a> {
    file: &'a Path,
    row: usize,
    entry: &'a Table,
}

impl Row<'_> {
    fn cases(&self) -> Vec<Case> {
        assert!(!self.text("source").is_empty(), "{:?}, row {}", self.file, self.row);
        match self.file.parent().and_then(Path::to_str) {
            Some("heap") => self.heaps(),
            Some("hackenbush") => self.drawing(),
            Some("kl") => self.kl(),
            Some("row") => self.row_of_heaps(),
            Some("graph") => self.graph(),
            Some("positions") => vec![self.position()],
            other => panic!("no folder {other:?} is known"),
        }
    }

    fn get(&self, key: &str) -> &Toml {
        let row = (self.file, self.row);
        self.entry.get(key).unwrap_or_else(|| panic!("{row:?} does not say {key}"))
    }

    fn text(&self, key: &str) -> &str {
        self.get(key).as_str().expect("a text")
    }

    fn numbers(&self, key: &str) -> Vec<u64> {
        self.get(key).clone().try_into().expect("numbers")
    }

    fn flag(&self, key: &str) -> bool {
        self.entry.get(key).is_some_and(|flag| flag.as_bool().expect("true or false"))
    }

    /// A question in normal play of which only the value is known.
    fn of_value(&self, text: String, value: Value) -> Case {
        let outcome = if value == Value::Nimber(0) { "P" } else { "N" };
        self.case(text, Play::Normal, outcome, Some(value), None)
    }

    fn case(
        &self,
        text: String,
        play: Play,
        outcome: &str,
        value: Option<Value>,
        winning: Option<[Vec<String>; 2]>,
    ) -> Case {
        let value = if play == Play::Misere { Some(Value::None) } else { value };
        Case {
            file: self.file.to_owned(),
            row: self.row,
            text,
            play,
            loopy: false,
            searchable: true,
            outcome: outcome.to_owned(),
            value,
            winning,
        }
    }

    /// Each heap alone, and all of them together.
    fn heaps(&self) -> Vec<Case> {
        let rule = self.text("rule");
        let values = self.numbers("grundy");
        let breaks = rule.contains('.') || rule == "grundys";
        let alone = values.iter().enumerate().map(|(heap, &value)| Case {
            // Brute force does not get far where heaps break.
            searchable: !breaks || heap < 12,
            ..self.of_value(format!("{rule}({heap})"), Value::Nimber(value))
        });
        let heaps = list((0..values.len()).map(|heap| heap.to_string()));
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        let all = self.of_value(format!("{rule}({heaps})"), Value::Nimber(sum));
        alone.chain([Case { searchable: false, ..all }]).collect()
    }

    fn drawing(&self) -> Vec<Case> {
        let edges: Vec<(u32, u32)> = self.get("edges").clone().try_into().expect("edges");
        let text = format!("hackenbush({})", list(edges.iter().map(|(a, b)| format!("{a}-{b}"))));
        let cut = |&edge: &u64| {
            let (a, b) = edges[usize::try_from(edge).expect("an edge")];
            format!("cut edge {edge} ({a}-{b})")
        };
        let winning: Vec<String> = self.numbers("winning_cuts").iter().map(cut).collect();
        let case = self.of_value(text, value(self.get("value")));
        let searchable = edges.len() <= 8;
        vec![Case { winning: Some([winning.clone(), winning]), searchable, ..case }]
    }

    /// The moves that a list of heap, size before and size after names.
    fn lowerings(&self, key: &str, place: &str) -> Vec<String> {
        let moves: Vec<[u64; 3]> = self.get(key).clone().try_into().expect("moves");
        moves.iter().map(|[heap, from, to]| format!("{place} {heap}: {from} → {to}")).collect()
    }

    fn kl(&self) -> Vec<Case> {
        let heaps = list(self.numbers("heaps").iter().map(u64::to_string));
        let [k, l] = ["k", "l"].map(|key| self.get(key).as_integer().expect("a number"));
        let text = format!("kl[{k}, {l}]({heaps})");
        let searchable = self.numbers("heaps").iter().all(|&heap| heap < 20);
        let case = |(play, name): (Play, &str)| {
            let outcome = self.entry.get(name)?.as_str().expect("an outcome");
            let winning = ["left", "right"].map(|side| {
                let key = format!("{name}_{side}");
                self.entry.contains_key(&key).then(|| self.lowerings(&key, "heap"))
            });
            let [left, right] = winning;
            let winning = left.zip(right).map(|(left, right)| [left, right]);
            Some(Case { searchable, ..self.case(text.clone(), play, outcome, None, winning) })
        };
        PLAYS.into_iter().filter_map(case).collect()
    }

    fn row_of_heaps(&self) -> Vec<Case> {
        let game = self.text("game");
        let place = if game == "strip" { "coin" } else { "heap" };
        let text = format!("{game}({})", list(self.numbers("heaps").iter().map(u64::to_string)));
        let winning = |key| [0, 1].map(|_| self.lowerings(key, place));
        let searchable = self.numbers("heaps").iter().all(|&heap| heap < 20);
        let normal = self.of_value(text.clone(), value(self.get("grundy")));
        let misere = self.case(text, Play::Misere, self.text("misere"), None, None);
        vec![
            Case { searchable, winning: Some(winning("normal_moves")), ..normal },
            Case { searchable, winning: Some(winning("misere_moves")), ..misere },
        ]
    }

    /// A token on each vertex, and the sums.
    fn graph(&self) -> Vec<Case> {
        let arcs = self.text("arcs");
        let mut labels: Vec<u32> =
            arcs.split([',', '>']).map(|label| label.trim().parse().expect("a label")).collect();
        labels.sort_unstable();
        labels.dedup();
        let loopy = self.entry.contains_key("values");
        let case = |tokens: &[u32], play, outcome: &str, worth| {
            let tokens = list(tokens.iter().map(u32::to_string));
            let text = format!("graph[{arcs}]({tokens})");
            let case = self.case(text, play, outcome, Some(worth), None);
            Case { loopy, ..case }
        };
        let values = self.get(if loopy { "values" } else { "grundy" }).as_array().expect("a list");
        let mut cases = Vec::new();
        for (play, name) in PLAYS {
            for (vertex, label) in labels.iter().enumerate() {
                let outcome = &self.text(name)[vertex..=vertex];
                cases.push(case(&[*label], play, outcome, value(&values[vertex])));
            }
            for sum in self.get("sums").as_array().expect("a list") {
                let tokens: Vec<u32> = sum["tokens"].clone().try_into().expect("labels");
                let outcome = sum[name].as_str().expect("an outcome");
                cases.push(case(&tokens, play, outcome, value(&sum["value"])));
            }
        }
        cases
    }

    /// A row that is a question as it stands.
    fn position(&self) -> Case {
        let play = match self.text("play") {
            "normal" => Play::Normal,
            "misere" => Play::Misere,
            other => panic!("no convention {other}"),
        };
        let names = |key| self.get(key).clone().try_into::<Vec<String>>().expect("moves");
        let winning = match self.entry.contains_key("winning") {
            true => [names("winning"), names("winning")],
            false => [names("left"), names("right")],
        };
        let worth = self.entry.get("value").map_or(Value::None, value);
        let text = self.text("expr").to_owned();
        let case = self.case(text, play, self.text("outcome"), Some(worth), Some(winning));
        Case { loopy: self.flag("loopy"), searchable: !self.flag("huge"), ..case }
    }
}

const PLAYS: [(Play, &str); 2] = [(Play::Normal, "normal"), (Play::Misere, "misere")];

fn list(items: impl Iterator<Item = String>) -> String {
    Vec::from_iter(items).join(", ")
}

/// A value as data spells it.
fn value(written: &Toml) -> Value {
    match written {
        Toml::Table(table) => {
            Value::Infinity(table["infinity"].clone().try_into().expect("a list of numbers"))
        }
        number => Value::Nimber(number.clone().try_into().expect("a number")),
    }
}
