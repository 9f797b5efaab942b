//! Texts as LaTeX reads them, and what a document needs to show them.

/// Characters that every engine of LaTeX can show, by a command.
const COMMANDS: [(char, &str); 47] = [
    ('\\', "\\textbackslash{}"),
    ('{', "\\{"),
    ('}', "\\}"),
    ('$', "\\$"),
    ('&', "\\&"),
    ('#', "\\#"),
    ('%', "\\%"),
    ('_', "\\_"),
    ('^', "\\textasciicircum{}"),
    ('~', "\\textasciitilde{}"),
    ('<', "\\textless{}"),
    ('>', "\\textgreater{}"),
    ('|', "\\textbar{}"),
    ('"', "''"),
    ('`', "\\textasciigrave{}"),
    ('\u{a0}', "~"),
    ('\u{2009}', "\\,"),
    ('→', "$\\rightarrow$"),
    ('←', "$\\leftarrow$"),
    ('↑', "$\\uparrow$"),
    ('↓', "$\\downarrow$"),
    ('∞', "$\\infty$"),
    ('×', "$\\times$"),
    ('·', "$\\cdot$"),
    ('−', "$-$"),
    ('⊕', "$\\oplus$"),
    ('≤', "$\\leq$"),
    ('≥', "$\\geq$"),
    ('≠', "$\\neq$"),
    ('∈', "$\\in$"),
    ('…', "\\ldots{}"),
    ('–', "--"),
    ('—', "---"),
    ('’', "'"),
    ('‘', "`"),
    ('“', "``"),
    ('”', "''"),
    ('⁰', "$^0$"),
    ('¹', "$^1$"),
    ('²', "$^2$"),
    ('³', "$^3$"),
    ('⁴', "$^4$"),
    ('⁵', "$^5$"),
    ('⁶', "$^6$"),
    ('⁷', "$^7$"),
    ('⁸', "$^8$"),
    ('⁹', "$^9$"),
];

/// Fonts for Chinese, the first of which that is there is used.
const CHINESE: [&str; 9] = [
    "Noto Sans CJK SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "PingFang SC",
    "Microsoft YaHei",
    "WenQuanYi Zen Hei",
    "FandolHei-Regular.otf",
    "SimHei",
    "Droid Sans Fallback",
];

fn command(c: char) -> Option<&'static str> {
    COMMANDS.iter().find(|&&(other, _)| other == c).map(|&(_, command)| command)
}

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}' | '\u{20000}'..='\u{3ffff}')
}

/// A text between braces. Runs of Chinese characters have their own font.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut within = false;
    for c in text.chars() {
        if is_chinese(c) != within {
            escaped.push_str(if within { "}" } else { "{\\grchinese " });
            within = !within;
        }
        match command(c) {
            Some(command) => escaped.push_str(command),
            // What ends a line in TeX does not belong into a node.
            None if c.is_control() => escaped.push(' '),
            None => escaped.push(c),
        }
    }
    if within {
        escaped.push('}');
    }
    escaped
}

/// The kinds of characters in a picture.
#[derive(Default)]
pub(super) struct Scripts {
    /// Neither ASCII nor among the commands, as in Vietnamese.
    letters: bool,
    chinese: bool,
}

impl Scripts {
    pub(super) fn see(&mut self, text: &str) {
        for c in text.chars().filter(|&c| !c.is_ascii() && command(c).is_none()) {
            match is_chinese(c) {
                true => self.chinese = true,
                false => self.letters = true,
            }
        }
    }

    /// What loads the fonts; a character that they have not is an error and is not left out.
    pub(super) fn preamble(&self) -> String {
        let mut text = String::from(match (self.chinese, self.letters) {
            (true, _) => "% For XeLaTeX or LuaLaTeX, and a font for Chinese.\n",
            (false, true) => "% For XeLaTeX or LuaLaTeX; also for pdfLaTeX with the encoding T5.\n",
            (false, false) => "% For pdfLaTeX, XeLaTeX or LuaLaTeX.\n",
        });
        text += "\\usepackage{iftex}\n\\usepackage{tikz}\n\\ifPDFTeX\n";
        text += match (self.chinese, self.letters) {
            (true, _) => {
                "  \\PackageError{grundy}{This picture has Chinese words: use XeLaTeX or LuaLaTeX}{}\n"
            }
            (false, true) => {
                "  \\usepackage[utf8]{inputenc}\n  \\usepackage[T5]{fontenc}\n  \
                 \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n"
            }
            (false, false) => {
                "  \\IfFileExists{lmodern.sty}{\\usepackage[T1]{fontenc}\\usepackage{lmodern}}{\\usepackage{fix-cm}}\n"
            }
        };
        text += "\\else\n  \\usepackage{fontspec}\n";
        if self.chinese {
            for font in CHINESE {
                text += &format!(
                    "  \\IfFontExistsTF{{{font}}}{{\\newfontfamily\\grchinese{{{font}}}}}{{%\n"
                );
            }
            text += "  \\PackageError{grundy}{No font for Chinese was found: install one, such as Noto Sans CJK}{}%\n";
            text += &format!("  {}\n", "}".repeat(CHINESE.len()));
        }
        text + "\\fi\n\\tracinglostchars=3\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_character_is_taken_for_a_command() {
        assert_eq!(escaped("50% of {a_1} & $b#"), "50\\% of \\{a\\_1\\} \\& \\$b\\#");
        assert_eq!(
            escaped("\\end{x}^~"),
            "\\textbackslash{}end\\{x\\}\\textasciicircum{}\\textasciitilde{}"
        );
        assert_eq!(escaped("nước → 1"), "nước $\\rightarrow$ 1");
        assert_eq!(escaped("值 3，a\n"), "{\\grchinese 值} 3{\\grchinese ，}a ");
    }

    #[test]
    fn documents_load_what_their_texts_need() {
        let preamble = |text| {
            let mut scripts = Scripts::default();
            scripts.see(text);
            scripts.preamble()
        };
        assert!(preamble("heap 3 → 1").starts_with("% For pdfLaTeX"));
        assert!(preamble("đống 3").contains("T5"));
        assert!(preamble("第 3 堆").contains("Noto Sans CJK SC"));
    }
}
