//! Documents as LaTeX, which `xelatex` compiles, and `pdflatex` too if the language is English or Vietnamese.

use super::is_number;
use crate::{Block, Doc, Language, Row, Span, Tone};
use std::fmt::Write;

/// What every document begins with, after its class.
const PREAMBLE: &str = r"\usepackage{iftex}
\ifPDFTeX
  \usepackage[utf8]{inputenc}
  \usepackage[T5,T1]{fontenc}
\fi
\usepackage[a4paper,margin=20mm]{geometry}
\usepackage{amsmath,amssymb}
\usepackage{needspace}
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.5\baselineskip}
\emergencystretch=3em
\newcommand{\blank}{\underline{\hspace{3.2cm}}}
\newcommand{\longblank}{\underline{\hspace{9cm}}}
";

/// What pictures need besides.
const PICTURES: &str = "\\usepackage{tikz}\n\\providecommand{\\grchinese}{}\n";

/// `doc` as a document of LaTeX called `title`. Everything is escaped but the pictures, which we draw ourselves.
///
/// ```
/// use grundy_explain::{Block, Doc, Language, render};
/// let doc = Doc::new(vec![Block::Paragraph(vec!["3 ⊕ 5 & 100%".into()])]);
/// let text = render::latex(&doc, "Nim", Language::En);
/// assert!(text.contains("3 \\ensuremath{\\oplus} 5 \\& 100\\%"));
/// ```
pub fn latex(doc: &Doc, title: &str, language: Language) -> String {
    let class = match language {
        Language::En | Language::Vi => "\\documentclass[11pt]{article}\n",
        Language::Zh => "% xelatex\n\\documentclass[11pt,UTF8]{ctexart}\n",
    };
    let text = match language {
        // The encoding that has all letters of Vietnamese.
        Language::Vi => "\\ifPDFTeX\\fontencoding{T5}\\selectfont\\fi\n",
        Language::En | Language::Zh => "",
    };
    let mut body = String::new();
    doc.blocks.iter().for_each(|block| write_block(block, &mut body));
    let title = one_line(title);
    let pictures = if body.contains("\\begin{tikzpicture}") { PICTURES } else { "" };
    format!(
        "{class}% {title}\n{PREAMBLE}{pictures}\\begin{{document}}\n{text}{body}\\end{{document}}\n"
    )
}

/// A text that stays in its comment.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Blocks are nested by the kinds of reasons, not by the input, so this recursion is shallow.
fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Heading(level, spans) => {
            let text = inline(spans);
            let _ = match level {
                // A page of its own, but for the first.
                0 | 1 if out.is_empty() => write!(out, "{{\\LARGE\\bfseries {text}\\par}}\n\n"),
                0 | 1 => write!(out, "\\clearpage\n{{\\LARGE\\bfseries {text}\\par}}\n\n"),
                2 => write!(
                    out,
                    "\\needspace{{5\\baselineskip}}\n\\medskip{{\\large\\bfseries {text}\\par}}\n\n"
                ),
                _ => write!(out, "{{\\bfseries {text}\\par}}\n\n"),
            };
        }
        Block::Paragraph(spans) => {
            let _ = write!(out, "{}\n\n", inline(spans));
        }
        Block::List { numbered, items } => {
            let name = if *numbered { "enumerate" } else { "itemize" };
            let items: String =
                items.iter().map(|item| format!("\\item {{}}{}\n", inline(item))).collect();
            if !items.is_empty() {
                let _ = write!(out, "\\begin{{{name}}}\n{items}\\end{{{name}}}\n\n");
            }
        }
        Block::Table { head, rows } => write_table(head.as_ref(), rows, out),
        Block::Code(code) => {
            let line = |line: &str| format!("\\mbox{{\\ttfamily {}}}\\\\\n", spaced(line));
            let lines: String = code.lines().map(line).collect();
            let _ = write!(out, "{{\\footnotesize\\raggedright\n{lines}\\par}}\n\n");
        }
        Block::Indented(inner) => {
            let mut text = String::new();
            inner.iter().for_each(|block| write_block(block, &mut text));
            let _ = write!(out, "\\begin{{quote}}\n{text}\\end{{quote}}\n\n");
        }
        Block::Figure(figure) => {
            if !figure.tikz.is_empty() {
                let _ = write!(out, "{}\n\n", figure.tikz.trim());
            }
        }
    }
}

fn write_table(head: Option<&Row>, rows: &[Row], out: &mut String) {
    let all = || head.into_iter().chain(rows);
    let count = all().map(|row| row.cells.len()).max().unwrap_or(0);
    if count == 0 {
        return;
    }
    let number = |row: &Row, i: usize| row.cells.get(i).is_none_or(|cell| is_number(cell));
    let width = |i: usize| {
        let cells = all().filter_map(|row| row.cells.get(i));
        let letters =
            |cell: &Vec<Span>| cell.iter().map(|span| span.text.chars().count()).sum::<usize>();
        cells.map(letters).max().unwrap_or(0)
    };
    // A column of sentences is broken into lines; numbers stand at the right.
    let total: usize = (0..count).map(width).sum();
    let column = |i: usize| match rows.iter().all(|row| number(row, i)) {
        true => "r".to_owned(),
        false if total > 70 && width(i) > 20 => {
            let share = (90 * width(i) / total.max(1)).clamp(20, 80);
            format!("p{{0.{share:02}\\linewidth}}")
        }
        false => "l".to_owned(),
    };
    let columns: String = (0..count).map(column).collect();
    let line = |row: &Row| {
        let cell = |i: usize| row.cells.get(i).map_or(String::new(), |spans| inline(spans));
        let cells: Vec<String> = (0..count).map(cell).collect();
        let rule = if row.ruled { "\\hline\n" } else { "" };
        // An empty group keeps a cell that begins with a bracket from being taken for an option of the line break.
        format!("{rule}{{}}{} \\\\\n", cells.join(" & "))
    };
    let lines: String = all().map(line).collect();
    let _ = write!(out, "\\begin{{tabular}}{{@{{}}{columns}@{{}}}}\n{lines}\\end{{tabular}}\n\n");
}

fn inline(spans: &[Span]) -> String {
    spans.iter().map(span).collect()
}

fn span(span: &Span) -> String {
    let text = blanks(&span.text);
    match span.tone {
        Tone::Plain => text,
        Tone::Strong | Tone::Good | Tone::Bad => format!("\\textbf{{{text}}}"),
        Tone::Faint => format!("{{\\small {text}}}"),
        Tone::Code => format!("\\texttt{{{text}}}"),
    }
}

/// Escaped text, in which runs of low lines are lines to write on.
fn blanks(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("______") {
        let length = rest[start..].bytes().take_while(|&byte| byte == b'_').count();
        out += &escaped(&rest[..start]);
        out += if length < 40 { "\\blank{}" } else { "\\longblank{}" };
        rest = &rest[start + length..];
    }
    out + &escaped(rest)
}

/// Escaped text whose spaces stay.
fn spaced(text: &str) -> String {
    escaped(text).replace(' ', "~")
}

/// Text that LaTeX sets as it is. Signs that its fonts lack become formulas.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => {
                out.push('\\');
                out.push(c);
            }
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            // Ligatures, and marks that Babel or fonts make active.
            '<' => out.push_str("\\ensuremath{<}"),
            '>' => out.push_str("\\ensuremath{>}"),
            '-' => out.push_str("-{}"),
            '"' => out.push_str("\\textquotedbl{}"),
            '\'' => out.push_str("\\textquotesingle{}"),
            '`' => out.push_str("\\textasciigrave{}"),
            '[' | ']' => {
                out.push('{');
                out.push(c);
                out.push('}');
            }
            '\n' => out.push(' '),
            c if c.is_control() => out.push(' '),
            c => match formula(c) {
                Some(name) => {
                    let _ = write!(out, "\\ensuremath{{{name}}}");
                }
                None => out.push(c),
            },
        }
    }
    out
}

/// The formula for a sign.
fn formula(c: char) -> Option<&'static str> {
    Some(match c {
        '⊕' => "\\oplus",
        '≠' => "\\neq",
        '≤' => "\\leq",
        '≥' => "\\geq",
        '→' => "\\to",
        '⇔' => "\\Leftrightarrow",
        '·' => "\\cdot",
        '×' => "\\times",
        '−' => "-",
        '∞' => "\\infty",
        '∈' => "\\in",
        '∅' => "\\varnothing",
        '⌊' => "\\lfloor",
        '⌋' => "\\rfloor",
        '□' => "\\square",
        '…' => "\\ldots",
        '▲' => "\\blacktriangle",
        '↑' => "\\uparrow",
        '↓' => "\\downarrow",
        '←' => "\\leftarrow",
        '●' => "\\bullet",
        '²' => "^2",
        'φ' => "\\varphi",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_told_becomes_a_command() {
        let evil = "\\input{x} $a_1^2$ % & # ~ {[]}\n\\end{document}";
        let text = escaped(evil);
        let expected = "\\textbackslash{}input\\{x\\} \\$a\\_1\\textasciicircum{}2\\$ \\% \\& \\# \
                        \\textasciitilde{} \\{{[}{]}\\} \\textbackslash{}end\\{document\\}";
        assert_eq!(text, expected);
        let document = latex(&Doc::default(), "a\n\\input{x}", Language::Zh);
        assert!(document.contains("% a \\input{x}\n"), "{document}");
        assert!(document.contains("{ctexart}"));
    }

    #[test]
    fn tables_align_numbers_and_blanks_are_lines() {
        let cell = |text: &str| vec![Span::from(text)];
        let rows = vec![
            Row::new(vec![cell("heap"), cell("12")]),
            Row::new(vec![cell("⊕"), cell("3")]).ruled(),
        ];
        let mut out = String::new();
        write_block(&Block::table(rows), &mut out);
        let expected = "\\begin{tabular}{@{}lr@{}}\n{}heap & 12 \\\\\n\\hline\n\
                        {}\\ensuremath{\\oplus} & 3 \\\\\n\\end{tabular}\n\n";
        assert_eq!(out, expected);
        assert_eq!(blanks("x: ________"), "x: \\blank{}");
    }
}
