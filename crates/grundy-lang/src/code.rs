//! Octal and hexadecimal codes as text: `0.77`, `4.[3]`, `0.1[23]`, `0.1F`.

use crate::diagnostic::{DiagnosticKind, Diagnostics, Span};
use crate::lexer::fold;
use grundy_games::heap::OctalCode;
use std::fmt;

/// The code written at `span`, which the lexer took for one. Nothing before the point means 0.
pub(crate) fn read(span: Span, diagnostics: &mut Diagnostics<'_>) -> Option<OctalCode> {
    let mut parts: [Vec<u8>; 3] = Default::default();
    let (mut part, mut brackets) = (0, false);
    for (at, c) in span.text(diagnostics.source).char_indices() {
        match fold(c) {
            '.' => part = 1,
            '[' => (part, brackets) = (2, true),
            ']' => {}
            digit => match digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok()) {
                Some(digit) => parts[part].push(digit),
                None => {
                    let start = span.start + at;
                    let place = Span { start, end: start + c.len_utf8() };
                    diagnostics.push(place, DiagnosticKind::BadDigit { digit });
                    return None;
                }
            },
        }
    }
    let [before, after, repeat] = parts;
    if before.len() > 1 {
        diagnostics.push(span, DiagnosticKind::BeforePoint);
        return None;
    }
    if if brackets { repeat.is_empty() } else { after.is_empty() } {
        diagnostics.push(span, DiagnosticKind::NoDigits);
        return None;
    }
    let d0 = before.first().copied().unwrap_or(0);
    let digits: Vec<u8> = std::iter::once(d0).chain(after).collect();
    let code = OctalCode::new(&digits, &repeat);
    code.map_err(|error| diagnostics.push(span, DiagnosticKind::Rules(error))).ok()
}

/// The code as text that is read as the same code again.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, code: &OctalCode) -> fmt::Result {
    let (d0, after) = code.digits().split_first().unwrap_or((&0, &[]));
    write!(f, "{d0:X}.")?;
    if after.is_empty() && code.repeat().is_empty() {
        return f.write_str("0");
    }
    after.iter().try_for_each(|digit| write!(f, "{digit:X}"))?;
    if !code.repeat().is_empty() {
        f.write_str("[")?;
        code.repeat().iter().try_for_each(|digit| write!(f, "{digit:X}"))?;
        f.write_str("]")?;
    }
    Ok(())
}
