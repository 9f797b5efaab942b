//! A picture of a terminal with what a command printed in it, beside pictures that the program drew.

use std::fmt::Write;

/// The width of a column, the height of a line, and the space around the text, in tenths of a pixel.
const COLUMN: usize = 84;
const LINE: usize = 200;
const PADDING: usize = 240;
/// The bar of the window.
const BAR: usize = 380;
/// The width of the cards beside the terminal, and the space between.
const CARD: usize = 4200;
const GAP: usize = 200;

/// The colours of the terminal, which is dark on a dark page too.
const STYLE: &str = "\
.gr-readme .window{fill:#161b22;stroke:#30363d}.gr-readme .bar{fill:#21262d}.gr-readme .card{fill:#fff;stroke:#d0d7de}
.gr-readme .word{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Noto Sans Mono',monospace;fill:#dbe2ea}
.gr-readme .s1{fill:#fff;font-weight:700}.gr-readme .s2{fill:#8b96a3}.gr-readme .s32{fill:#6fd08c}
.gr-readme .prompt{fill:#8ab8f0}.gr-readme .one{fill:#ff5f57}.gr-readme .two{fill:#febc2e}.gr-readme .three{fill:#28c840}
.gr-readme:root{color-scheme:light dark}
@supports (color:light-dark(#000,#fff)){.gr-readme .card{fill:light-dark(#fff,#14171b);stroke:light-dark(#d0d7de,#30363d)}}
";

/// Commands and what they printed, with the colours of a terminal, beside `drawings`.
pub fn picture(commands: &[(String, String)], drawings: &[String]) -> String {
    let said = commands.iter().flat_map(|(command, printed)| {
        let prompt = format!("\u{1b}[prompt$\u{1b}[1m {command}");
        let printed = printed.trim_end().lines().map(str::to_owned);
        [prompt, String::new()].into_iter().chain(printed).chain([String::new()])
    });
    let said: Vec<String> = said.collect();
    let lines = said.len().saturating_sub(1);
    let columns = said.iter().map(|line| words(line).1).max().unwrap_or(0);
    let window = columns * COLUMN + 2 * PADDING;
    let sizes: Vec<(usize, usize)> = drawings.iter().map(|drawing| size(drawing)).collect();
    let inner = CARD - 200;
    let cards: Vec<usize> = sizes.iter().map(|(w, h)| inner * h / w + 200).collect();
    let beside = cards.iter().sum::<usize>() + GAP * cards.len().saturating_sub(1);
    let height = (BAR + 2 * PADDING + lines * LINE).max(beside);
    let (width, all) = (window + GAP + CARD, height + 20);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"gr-readme\" viewBox=\"-1 -1 {} {}\" role=\"img\">\n\
         <title>Grundy in a terminal</title>\n<style>\n{STYLE}</style>\n",
        px(width + 20),
        px(all),
    );
    let (w, h, bar) = (px(window), px(height), px(BAR));
    let _ = writeln!(svg, "<rect class=\"window\" width=\"{w}\" height=\"{h}\" rx=\"10\"/>");
    let _ = writeln!(
        svg,
        "<path class=\"bar\" d=\"M.5 {bar}V10a9.5 9.5 0 0 1 9.5-9.5H{}a9.5 9.5 0 0 1 9.5 9.5V{bar}z\"/>",
        px(window - 100)
    );
    for (i, class) in ["one", "two", "three"].into_iter().enumerate() {
        let _ =
            writeln!(svg, "<circle class=\"{class}\" cx=\"{}\" cy=\"19\" r=\"6\"/>", 22 + 20 * i);
    }
    let mut baseline = BAR + PADDING - 80;
    for line in &said {
        baseline += LINE;
        write_line(&mut svg, line, baseline);
    }
    let mut top = 0;
    // Cards stand as far apart as the terminal is high.
    let gap = (height - cards.iter().sum::<usize>()) / cards.len().saturating_sub(1).max(1);
    for (drawing, card) in drawings.iter().zip(cards) {
        let (x, y) = (px(window + GAP), px(top));
        let _ = writeln!(
            svg,
            "<rect class=\"card\" x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" rx=\"10\"/>",
            px(CARD),
            px(card)
        );
        let place = format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" ",
            px(window + GAP + 100),
            px(top + 100),
            px(inner),
            px(card - 200)
        );
        svg += &drawing.replacen("<svg ", &place, 1);
        top += card + gap;
    }
    svg + "</svg>\n"
}

fn px(tenths: usize) -> String {
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}.{rest}", tenths / 10),
    }
}

/// Width and height of a picture, as its root says.
fn size(svg: &str) -> (usize, usize) {
    let view = svg.split("viewBox=\"0 0 ").nth(1).and_then(|rest| rest.split('"').next());
    let (w, h) = view.and_then(|view| view.split_once(' ')).expect("a view box");
    let whole = |length: &str| length.parse::<f64>().expect("a length").round();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    (whole(w) as usize, whole(h) as usize)
}

/// A word, the column it begins in, and its style.
type Word<'a> = (String, usize, &'a str);

/// The words of a line with escape sequences, and the number of its columns.
fn words(line: &str) -> (Vec<Word<'_>>, usize) {
    let (mut words, mut column): (Vec<Word<'_>>, _) = (Vec::new(), 0);
    let mut style = "";
    for (i, piece) in line.split('\u{1b}').enumerate() {
        let text = match (i, piece.strip_prefix('[')) {
            (1.., Some(escape)) if escape.starts_with("prompt") => {
                style = "prompt";
                &escape["prompt".len()..]
            }
            (1.., Some(escape)) => {
                let (code, text) = escape.split_once('m').expect("a sequence ends");
                style = code;
                text
            }
            _ => piece,
        };
        let mut beginning = true;
        for c in text.chars() {
            match (c, words.last_mut()) {
                (' ', _) => beginning = true,
                (c, Some((word, ..))) if !beginning => word.push(c),
                (c, _) => {
                    words.push((c.to_string(), column, style));
                    beginning = false;
                }
            }
            column += 1;
        }
    }
    (words, column)
}

/// Each word stands in its column, however wide the letters of a font are.
fn write_line(svg: &mut String, line: &str, baseline: usize) {
    for (word, column, style) in words(line).0 {
        let x = px(PADDING + column * COLUMN);
        let class = match style {
            "" | "0" => "word".to_owned(),
            "prompt" => "word prompt".to_owned(),
            code => format!("word s{code}"),
        };
        let length = px(word.chars().count() * COLUMN);
        let word = word.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            svg,
            "<text class=\"{class}\" x=\"{x}\" y=\"{}\" textLength=\"{length}\" lengthAdjust=\"spacingAndGlyphs\">{word}</text>",
            px(baseline)
        );
    }
}
