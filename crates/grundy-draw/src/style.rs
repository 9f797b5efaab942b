//! Style sheets: colours and fonts, for a light page and for a dark one.
//!
//! Several pictures may stand inline in one page, so every rule holds below the class of its kind of picture only.
//! Blue and orange are told apart by nearly everyone.
//!
//! Dark colours follow the `color-scheme` of the page that a picture is part of, so that a page with a switch of
//! its own decides; a picture that is a document of its own follows the reader. A media query would ask the reader
//! also where the page has decided otherwise. Viewers that know no `light-dark()` skip that part and show the
//! light page; a fallback in the same rule, or custom properties, would turn their shapes black.

use crate::picture::Scheme;
use std::collections::BTreeMap;

/// So many steps have the colours of a heat map.
pub(crate) const LEVELS: u64 = 8;

/// A kind of pictures, which share a style sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Plots and heat maps.
    Plot,
    /// Drawings of positions.
    Drawing,
}

impl Style {
    /// The class that the root has beside `gr`, and every rule is about.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Style::Plot => "gr-plot",
            Style::Drawing => "gr-drawing",
        }
    }

    /// The style sheet.
    pub(crate) fn sheet(self, scheme: Scheme) -> String {
        let (mut light, mut dark) = (String::from("\n"), String::new());
        for line in self.rules().into_iter().flat_map(str::lines).filter(|line| !line.is_empty()) {
            for rule in line.split_inclusive('}') {
                match scheme {
                    Scheme::Reader => self.write(rule, &mut light, &mut dark),
                    scheme => light += &self.fixed(rule, scheme),
                }
            }
            light.push('\n');
            if !dark.ends_with(['\n', '{']) && !dark.is_empty() {
                dark.push('\n');
            }
        }
        let class = self.class();
        match scheme {
            Scheme::Reader => format!(
                "{light}.{class}:root{{color-scheme:light dark}}\n\
                 @supports (color:light-dark(#000,#fff)){{\n{dark}}}\n"
            ),
            Scheme::Light | Scheme::Dark => light,
        }
    }

    fn rules(self) -> [&'static str; 2] {
        match self {
            Style::Plot => [WORDS, PLOT],
            Style::Drawing => [WORDS, DRAWING],
        }
    }

    /// What the rules declare for an element with classes, by property, as on a light page.
    pub(crate) fn look(self, element: &str, classes: &str) -> BTreeMap<&'static str, &'static str> {
        let concerns = |selector: &str| match selector.strip_prefix('.') {
            Some(class) => classes.split(' ').any(|own| own == class),
            None => selector == element,
        };
        let mut look = BTreeMap::new();
        let rules = self.rules().into_iter().flat_map(|rules| rules.split_terminator('}'));
        for (selectors, body) in rules.filter_map(|rule| rule.split_once('{')) {
            if selectors.trim().split(',').any(concerns) {
                let declared = body.split(';').filter_map(|declared| declared.split_once(':'));
                // The first of two colours is that of a light page.
                look.extend(declared.map(|(property, value)| match value.split_once('|') {
                    Some((light, _)) => (property, light),
                    None => (property, value),
                }));
            }
        }
        look
    }

    /// A rule in the colours of one scheme.
    fn fixed(self, rule: &str, scheme: Scheme) -> String {
        let Some((selectors, body)) = rule.trim_end_matches('}').split_once('{') else {
            return String::new();
        };
        let declared = body.split(';').map(|declared| {
            match declared.split_once(':').and_then(|(p, value)| Some((p, value.split_once('|')?)))
            {
                Some((property, (light, dark))) => {
                    let colour = if scheme == Scheme::Dark { dark } else { light };
                    format!("{property}:{colour}")
                }
                None => declared.to_owned(),
            }
        });
        let body = declared.collect::<Vec<_>>().join(";");
        format!("{}{{{body}}}", self.scoped(selectors))
    }

    /// Selectors of this kind of picture alone.
    fn scoped(self, selectors: &str) -> String {
        let scoped = selectors.split(',').map(|selector| format!(".{} {selector}", self.class()));
        scoped.collect::<Vec<_>>().join(",")
    }

    /// Adds a rule to the part for all viewers, and what depends on the page to the part for those that know of
    /// light and dark ones.
    fn write(self, rule: &str, light: &mut String, dark: &mut String) {
        let Some((selectors, body)) = rule.trim_end_matches('}').split_once('{') else { return };
        let selectors = self.scoped(selectors);
        let (mut always, mut depends) = (Vec::new(), Vec::new());
        for declaration in body.split(';') {
            match declaration.split_once('|').zip(declaration.split_once(':')) {
                Some(((first, dark), (property, _))) => {
                    let (_, light) = first.split_once(':').unwrap_or_default();
                    always.push(first.to_owned());
                    depends.push(format!("{property}:light-dark({light},{dark})"));
                }
                None => always.push(declaration.to_owned()),
            }
        }
        *light += &format!("{selectors}{{{}}}", always.join(";"));
        if !depends.is_empty() {
            *dark += &format!("{selectors}{{{}}}", depends.join(";"));
        }
    }
}

// In the rules below `#fff|#000` is a colour on a light page and on a dark one. Selectors are of one class or one
// element; those of elements come first and weigh less than any class.

/// Words, which look the same in all pictures.
const WORDS: &str = "
text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK SC',sans-serif;fill:#1c2127|#e4e8ec}
.page{fill:#fff|#14171b}.title{font-size:15px;font-weight:600}
.faint{fill:#5b6570|#9aa5b1}.note{font-size:11px;fill:#5b6570|#9aa5b1}
";

const PLOT: &str = "
circle,rect{stroke-width:0}
.axis{stroke:#5b6570|#9aa5b1;fill:none}.grid{stroke:#e3e7eb|#272d34;fill:none}.thread{stroke:#b9cdee|#2c4468;fill:none}
.frame{fill:none;stroke:#c3cad1|#47505a;stroke-width:1}.raster{shape-rendering:crispEdges}
.cell{font-size:10px;text-anchor:middle}.tiny{font-size:8px}
.v{fill:#2466c9|#74a9f7;stroke:#2466c9|#74a9f7}.p{fill:#d9480f|#ff922b;stroke:#d9480f|#ff922b}
.n{fill:#7d93ad|#64778e;stroke:#7d93ad|#64778e}.l{fill:#1971c2|#4dabf7;stroke:#1971c2|#4dabf7}
.r{fill:#b3195a|#f06595;stroke:#b3195a|#f06595}.d{fill:#2b8a7e|#38b2a3;stroke:#2b8a7e|#38b2a3}
.l1{fill:#4a9fd8|#2c6c99;stroke:#4a9fd8|#2c6c99}.l2{fill:#8ec3e6|#275a80;stroke:#8ec3e6|#275a80}
.r1{fill:#cf5286|#9c3f61;stroke:#cf5286|#9c3f61}.r2{fill:#e39cbc|#7d3550;stroke:#e39cbc|#7d3550}
.u{fill:#e9ecef|#2a3037;stroke:#e9ecef|#2a3037}
.h1{fill:#e7f0fb|#1c2a3c;stroke:#e7f0fb|#1c2a3c}.h2{fill:#cfe1f6|#213a57;stroke:#cfe1f6|#213a57}
.h3{fill:#aecdf0|#284d77;stroke:#aecdf0|#284d77}.h4{fill:#86b3e6|#316398;stroke:#86b3e6|#316398}
.h5{fill:#5b95d8|#437db8;stroke:#5b95d8|#437db8}.h6{fill:#3877c4|#629bd3;stroke:#3877c4|#629bd3}
.h7{fill:#1f5aa6|#8dbbe8;stroke:#1f5aa6|#8dbbe8}.h8{fill:#0f3f80|#c0dcf8;stroke:#0f3f80|#c0dcf8}
.on-h6,.on-h7,.on-h8,.on-p,.on-l,.on-r,.on-d{fill:#fff|#10141a}.on-p{font-weight:700}
";

const DRAWING: &str = "
.small{font-size:11px}.tiny{font-size:9px}.strong{font-weight:700}
.ground{stroke:#7a5c3e|#b08d66;stroke-width:3;fill:none}.soil{stroke:#7a5c3e|#b08d66;stroke-width:1.2;fill:none}
.edge{fill:none;stroke-width:3.5;stroke-linecap:round}.thin{stroke-width:2}
.green{stroke:#2f9e44|#51cf66}.blue{stroke:#1971c2|#4dabf7}.red{stroke:#d6336c|#f06595}
.fallen{stroke:#8a949e|#77828e;stroke-dasharray:5 5}
.halo{fill:none;stroke:#ffc933|#8a6a00;stroke-width:13;stroke-linecap:round}
.cut{stroke:#1c2127|#fff;stroke-width:2;fill:none}
.way{stroke-width:8}.glow{fill:none;stroke:#b9cdee|#41659c;stroke-width:12;stroke-linecap:round}
.dot{fill:#1c2127|#e4e8ec}.disc{fill:#fff|#14171b;stroke:#1c2127|#e4e8ec;stroke-width:1.6}
.pale{fill:#fff|#14171b;stroke:#8a949e|#77828e;stroke-width:1.6}
.arc{fill:none;stroke:#77828e|#8a949e;stroke-width:1.4}.tip{fill:#77828e|#8a949e}
.won{stroke:#1c2127|#fff;stroke-width:2}.wontip{fill:#1c2127|#fff}
.lane{stroke:#e3e7eb|#272d34;fill:none}.cell{fill:none;stroke:#a9b3bd|#56606b;stroke-width:1}
.break{stroke:#a9b3bd|#56606b;stroke-width:1;stroke-dasharray:3 3;fill:none}
.stone{fill:#4c6a92|#8fb0dc}.taken{fill:#fff|#14171b;stroke:#1c2127|#e4e8ec;stroke-width:1.6;stroke-dasharray:3 2.4}
.lefts{stroke:#1971c2|#4dabf7}.rights{stroke:#d6336c|#f06595}.split{stroke:#1c2127|#fff;stroke-width:2;fill:none}
.light{fill:#ffc933|#8a6a00}
.token{fill:none;stroke:#1c2127|#fff;stroke-width:2.4}.panel{fill:none;stroke:#dde2e7|#2a3037;stroke-width:1}
.on{paint-order:stroke;stroke:#fff|#14171b;stroke-width:3.5;stroke-linejoin:round}
.p{fill:#d9480f|#ff922b}.n{fill:#a9c4e8|#38557c}.l{fill:#1971c2|#4dabf7}.r{fill:#b3195a|#f06595}
.d{fill:#2b8a7e|#38b2a3}.u{fill:#dde2e7|#2a3037}
.on-p,.on-l,.on-r,.on-d{fill:#fff|#10141a}.on-p{font-weight:700}
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_has_a_part_for_every_viewer_and_one_for_those_who_know_of_dark_pages() {
        let (mut light, mut dark) = (String::new(), String::new());
        Style::Plot.write(".a,.b{fill:#fff|#000;stroke:none}", &mut light, &mut dark);
        Style::Plot.write(".c{fill:none}", &mut light, &mut dark);
        let both = ".gr-plot .a,.gr-plot .b";
        assert_eq!(light, format!("{both}{{fill:#fff;stroke:none}}.gr-plot .c{{fill:none}}"));
        assert_eq!(dark, format!("{both}{{fill:light-dark(#fff,#000)}}"));
    }

    #[test]
    fn no_colour_is_lost() {
        for style in [Style::Plot, Style::Drawing] {
            let sheet = style.sheet(Scheme::Reader);
            let rules = if style == Style::Plot { PLOT } else { DRAWING };
            let both = WORDS.matches('|').count() + rules.matches('|').count();
            assert_eq!(sheet.matches("light-dark(#").count(), both + 1);
            assert!(!sheet.contains('|'));
            let depth = |c| sheet.matches(c).count();
            assert_eq!(depth('{'), depth('}'));
        }
    }

    #[test]
    fn a_look_is_what_the_rules_say_for_a_light_page() {
        let look = Style::Drawing.look("path", "edge green");
        assert_eq!(
            (look["stroke"], look["stroke-width"], look["fill"]),
            ("#2f9e44", "3.5", "none")
        );
        assert_eq!(Style::Drawing.look("text", "small strong")["font-weight"], "700");
        assert_eq!(Style::Plot.look("rect", "h1")["stroke-width"], "0");
        let dark = Style::Drawing.sheet(Scheme::Dark);
        assert!(dark.contains(".gr-drawing .page{fill:#14171b}") && !dark.contains("light-dark"));
    }
}
