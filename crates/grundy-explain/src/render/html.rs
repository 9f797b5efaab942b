//! Documents as pages of HTML that need nothing else: to be read on a screen, printed and handed out.

use super::is_number;
use crate::{Block, Doc, Language, Row, Span, Tone};
use std::fmt::Write;

/// What a page looks like, on a screen and on paper.
const STYLE: &str = "\
:root{color-scheme:light;--ink:#1c2127;--faint:#5b6570;--line:#c3cad2}\
*{box-sizing:border-box}\
body{margin:0 auto;padding:2rem 1.5rem 3rem;max-width:46rem;color:var(--ink);background:#fff;\
font:17px/1.5 Georgia,'Noto Serif','Times New Roman',serif}\
:root:lang(zh) body{font-family:'Noto Serif CJK SC','Source Han Serif SC','Songti SC',SimSun,serif;line-height:1.7}\
h1{font-size:1.7rem;line-height:1.25;margin:0 0 .3rem}\
h1+p{margin-top:0}\
h2{font-size:1.05rem;margin:0 0 .25rem}h3,h4,h5,h6{font-size:1rem;margin:.8rem 0 .2rem}\
p{margin:.35rem 0}ol,ul{margin:.35rem 0;padding-left:1.6rem}\
section{margin:1.5rem 0;break-inside:avoid}\
section+h1{break-before:page;border-top:3px double var(--line);margin-top:3rem;padding-top:1.2rem}\
table{border-collapse:collapse;margin:.5rem 0;font-variant-numeric:tabular-nums}\
td,th{padding:.12rem .7rem .12rem 0;text-align:left;vertical-align:top}\
td.n,th.n{text-align:right}th{font-weight:normal;color:var(--faint)}\
tr.ruled td{border-top:1px solid var(--ink)}\
code,pre{font-family:'DejaVu Sans Mono','Noto Sans Mono',Consolas,monospace;font-size:.9em}\
code{white-space:pre-wrap;overflow-wrap:anywhere}pre{margin:.4rem 0;overflow-x:auto}\
.faint{color:var(--faint);font-size:.9em}.good,.bad,.strong{font-weight:bold}\
.in{border-left:3px solid var(--line);padding-left:.9rem;margin:.4rem 0}\
figure{margin:.5rem 0;break-inside:avoid}figure svg{max-width:100%;max-height:22rem;width:auto;height:auto}\
.rule{display:inline-block;min-width:9rem;border-bottom:1px solid var(--ink)}\
.long{min-width:60%}\
@media(max-width:30rem){body{padding:1rem}}\
@media print{body{max-width:none;padding:0;font-size:11.5pt}section+h1{border:0;margin:0;padding:0}\
section{margin:5mm 0}@page{margin:18mm}}";

/// Blanks to be filled in, as documents write them, are at least so long.
const BLANK: usize = 6;

/// `doc` as a page of HTML called `title`. Everything is escaped but the pictures, which we draw ourselves.
///
/// What follows a heading of level 2 is one section, which is not parted at the end of a page.
///
/// ```
/// use grundy_explain::{Block, Doc, Language, render};
/// let doc = Doc::new(vec![Block::Paragraph(vec!["a < b & c".into()])]);
/// let page = render::html(&doc, "<script>", Language::En);
/// assert!(page.contains("<p>a &lt; b &amp; c</p>"));
/// assert!(page.contains("<title>&lt;script&gt;</title>"));
/// ```
pub fn html(doc: &Doc, title: &str, language: Language) -> String {
    let mut body = String::new();
    let mut open = false;
    for block in &doc.blocks {
        if let Block::Heading(level @ 0..=2, _) = block {
            if open {
                body.push_str("</section>\n");
            }
            open = *level == 2;
            if open {
                body.push_str("<section>\n");
            }
        }
        write_block(block, &mut body);
    }
    if open {
        body.push_str("</section>\n");
    }
    let (tag, title) = (language.tag(), escaped(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

/// Blocks are nested by the kinds of reasons, not by the input, so this recursion is shallow.
fn write_block(block: &Block, out: &mut String) {
    match block {
        Block::Heading(level, spans) => {
            let level = (*level).clamp(1, 6);
            let _ = writeln!(out, "<h{level}>{}</h{level}>", inline(spans));
        }
        Block::Paragraph(spans) => {
            let _ = writeln!(out, "<p>{}</p>", inline(spans));
        }
        Block::List { numbered, items } => {
            let tag = if *numbered { "ol" } else { "ul" };
            let items: String =
                items.iter().map(|item| format!("<li>{}</li>\n", inline(item))).collect();
            let _ = writeln!(out, "<{tag}>\n{items}</{tag}>");
        }
        Block::Table { head, rows } => write_table(head.as_ref(), rows, out),
        Block::Code(code) => {
            let _ = writeln!(out, "<pre>{}</pre>", escaped(code.trim_end_matches('\n')));
        }
        Block::Indented(inner) => {
            out.push_str("<div class=\"in\">\n");
            inner.iter().for_each(|block| write_block(block, out));
            out.push_str("</div>\n");
        }
        Block::Figure(figure) => {
            let title = escaped(&figure.title);
            let _ = writeln!(
                out,
                "<figure role=\"group\" aria-label=\"{title}\">{}</figure>",
                figure.svg.trim()
            );
        }
    }
}

fn write_table(head: Option<&Row>, rows: &[Row], out: &mut String) {
    let all = || head.into_iter().chain(rows);
    let count = all().map(|row| row.cells.len()).max().unwrap_or(0);
    let number = |row: &Row, i: usize| row.cells.get(i).is_none_or(|cell| is_number(cell));
    let right: Vec<bool> = (0..count).map(|i| rows.iter().all(|row| number(row, i))).collect();
    let line = |row: &Row, tag: &str| {
        let cell = |i: usize| {
            let text = row.cells.get(i).map_or(String::new(), |spans| inline(spans));
            let class = if right[i] { " class=\"n\"" } else { "" };
            format!("<{tag}{class}>{text}</{tag}>")
        };
        let cells: String = (0..count).map(cell).collect();
        let class = if row.ruled { " class=\"ruled\"" } else { "" };
        format!("<tr{class}>{cells}</tr>\n")
    };
    out.push_str("<table>\n");
    if let Some(head) = head {
        let _ = write!(out, "<thead>\n{}</thead>\n", line(head, "th"));
    }
    let rows: String = rows.iter().map(|row| line(row, "td")).collect();
    let _ = writeln!(out, "<tbody>\n{rows}</tbody>\n</table>");
}

fn inline(spans: &[Span]) -> String {
    spans.iter().map(span).collect()
}

fn span(span: &Span) -> String {
    let text = blanks(&escaped(&span.text));
    match span.tone {
        Tone::Plain => text,
        Tone::Strong => format!("<span class=\"strong\">{text}</span>"),
        Tone::Good => format!("<span class=\"good\">{text}</span>"),
        Tone::Bad => format!("<span class=\"bad\">{text}</span>"),
        Tone::Faint => format!("<span class=\"faint\">{text}</span>"),
        Tone::Code => format!("<code>{text}</code>"),
    }
}

/// Runs of low lines become lines to write on.
fn blanks(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('_') {
        let length = rest[start..].bytes().take_while(|&byte| byte == b'_').count();
        out.push_str(&rest[..start]);
        match length {
            0..BLANK => out.push_str(&rest[start..start + length]),
            BLANK..40 => out.push_str("<span class=\"rule\">&nbsp;</span>"),
            _ => out.push_str("<span class=\"rule long\">&nbsp;</span>"),
        }
        rest = &rest[start + length..];
    }
    out + rest
}

/// Text that no browser takes for anything else, in elements and in attributes between double quotes.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // Controls but for line breaks are in no page.
            c if c.is_control() && c != '\n' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Figure;

    const EVIL: &str = "</title></style><script>alert(1)</script>\" onload='x' &";

    #[test]
    fn nothing_that_is_told_becomes_markup() {
        let spans = |tone| vec![Span::new(EVIL, tone)];
        let all = [Tone::Plain, Tone::Strong, Tone::Good, Tone::Bad, Tone::Faint, Tone::Code];
        let mut blocks: Vec<Block> = all.into_iter().map(|t| Block::Paragraph(spans(t))).collect();
        let row = Row::new(vec![spans(Tone::Plain)]);
        blocks.extend([
            Block::Heading(2, spans(Tone::Plain)),
            Block::List { numbered: true, items: vec![spans(Tone::Code)] },
            Block::Table { head: Some(row.clone()), rows: vec![row.ruled()] },
            Block::Code(EVIL.to_owned()),
            Block::Indented(vec![Block::Paragraph(spans(Tone::Plain))]),
            Block::Figure(Figure { title: EVIL.to_owned(), ..Figure::default() }),
        ]);
        let page = html(&Doc::new(blocks), EVIL, Language::En);
        assert!(!page.contains("<script") && !page.contains("\" onload"), "{page}");
        assert_eq!(page.matches("&lt;script&gt;").count(), 14);
        assert_eq!(page.matches("</style>").count(), 1);
    }

    #[test]
    fn sections_and_blanks() {
        let text = |text: &str| vec![Span::from(text)];
        let doc = Doc::new(vec![
            Block::Heading(1, text("Nim")),
            Block::Heading(2, text("1")),
            Block::Paragraph(text("Answer: __________ a_b")),
            Block::Heading(2, text("2")),
            Block::Heading(1, text("Key")),
        ]);
        let page = html(&doc, "Nim", Language::Vi);
        let body = page.split("<body>\n").nth(1).unwrap();
        let expected = "<h1>Nim</h1>\n<section>\n<h2>1</h2>\n\
                        <p>Answer: <span class=\"rule\">&nbsp;</span> a_b</p>\n</section>\n\
                        <section>\n<h2>2</h2>\n</section>\n<h1>Key</h1>\n</body>\n</html>\n";
        assert_eq!(body, expected);
        assert!(page.contains("<html lang=\"vi\">"));
    }
}
