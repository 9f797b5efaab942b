//! Fonts that have the characters of a picture.
//!
//! A generic family such as `sans-serif` is whatever a system says it is: where that is nothing, a renderer draws
//! nothing and says nothing. So real faces are chosen here, and each character is looked up in them.

use resvg::usvg::fontdb::{Database, FaceInfo, ID, Source, Stretch, Style, Weight};
use skrifa::{FontRef, MetadataProvider};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Families that are taken before all others, the best first: those of letters, of Chinese and of signs.
const FAMILIES: [&str; 24] = [
    "Noto Sans",
    "DejaVu Sans",
    "Open Sans",
    "Liberation Sans",
    "Segoe UI",
    "Roboto",
    "Helvetica Neue",
    "Arial",
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "PingFang SC",
    "Hiragino Sans GB",
    "Microsoft YaHei",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "SimHei",
    "Droid Sans Fallback",
    "Noto Sans Math",
    "Noto Sans Symbols",
    "Noto Sans Symbols2",
    "Segoe UI Symbol",
    "Arial Unicode MS",
];

/// Fonts to choose from.
#[derive(Clone, Debug)]
pub struct Fonts {
    database: Arc<Database>,
}

/// A face for some characters of a picture.
#[derive(Clone, Debug)]
struct Face {
    regular: ID,
    /// The regular one if there is no bold one.
    bold: ID,
    characters: BTreeSet<char>,
}

/// Faces that have all characters of a picture together.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) database: Arc<Database>,
    faces: Vec<Face>,
}

impl Fonts {
    /// The fonts that are installed on this machine.
    pub fn of_machine() -> Fonts {
        let mut database = Database::new();
        database.load_system_fonts();
        Fonts { database: Arc::new(database) }
    }

    /// The fonts in these files.
    pub fn of_files(files: impl IntoIterator<Item = Vec<u8>>) -> Fonts {
        let mut database = Database::new();
        for file in files {
            database.load_font_source(Source::Binary(Arc::new(file)));
        }
        Fonts { database: Arc::new(database) }
    }

    /// How many faces there are.
    pub fn len(&self) -> usize {
        self.database.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.database.is_empty()
    }

    /// Faces for texts, as few as are found by taking the preferred ones first; or the characters that no font has.
    pub(super) fn for_texts(&self, texts: &[&str]) -> Result<Chosen, String> {
        // As they stand in SVG, which has no place for control characters.
        let shown = |c: char| match c {
            '\t' | '\n' | '\r' => ' ',
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => char::REPLACEMENT_CHARACTER,
            c => c,
        };
        let mut wanted: BTreeSet<char> =
            texts.iter().flat_map(|text| text.chars()).map(shown).collect();
        let mut faces: Vec<Face> = Vec::new();
        for info in self.in_order() {
            if wanted.is_empty() {
                break;
            }
            let characters = self.has(info.id, &wanted);
            if !characters.is_empty() {
                wanted.retain(|c| !characters.contains(c));
                let bold = self.bold(info, &characters).unwrap_or(info.id);
                faces.push(Face { regular: info.id, bold, characters });
            }
        }
        match wanted.is_empty() {
            true => Ok(Chosen { database: Arc::clone(&self.database), faces }),
            false => Err(wanted.into_iter().collect()),
        }
    }

    /// Upright faces of ordinary weight, the preferred families first.
    fn in_order(&self) -> Vec<&FaceInfo> {
        let upright = |info: &&FaceInfo| info.style == Style::Normal && !info.monospaced;
        let mut infos: Vec<&FaceInfo> = self.database.faces().filter(upright).collect();
        let rank = |info: &FaceInfo| {
            let named = |family: &&str| info.families.iter().any(|(name, _)| name == family);
            let family = FAMILIES.iter().position(named).unwrap_or(FAMILIES.len());
            let weight = info.weight.0.abs_diff(Weight::NORMAL.0);
            (family, info.stretch != Stretch::Normal, weight)
        };
        // What is left to chance by the order of files is settled by names.
        infos.sort_by_cached_key(|info| (rank(info), info.post_script_name.clone()));
        infos
    }

    /// Which of some characters a face has.
    fn has(&self, face: ID, wanted: &BTreeSet<char>) -> BTreeSet<char> {
        let found = self.database.with_face_data(face, |data, index| {
            let map = FontRef::from_index(data, index).ok()?;
            let map = map.charmap();
            Some(wanted.iter().copied().filter(|&c| map.map(c).is_some()).collect())
        });
        found.flatten().unwrap_or_default()
    }

    /// The bold face of the same family, if it has the same characters.
    fn bold(&self, regular: &FaceInfo, characters: &BTreeSet<char>) -> Option<ID> {
        let family = &regular.families.first()?.0;
        let bold = self.database.faces().find(|info| {
            info.weight == Weight::BOLD
                && (info.style, info.stretch) == (Style::Normal, Stretch::Normal)
                && info.families.first().is_some_and(|(name, _)| name == family)
        })?;
        (self.has(bold.id, characters) == *characters).then_some(bold.id)
    }
}

impl Chosen {
    /// The face that a text begins with.
    pub(super) fn first(&self, is_bold: bool) -> Option<ID> {
        self.faces.first().map(|face| if is_bold { face.bold } else { face.regular })
    }

    /// The face for a character in a text that has tried the faces in `tried`.
    pub(super) fn other(&self, c: char, tried: &[ID]) -> Option<ID> {
        let is_bold =
            tried.first() == self.first(true).as_ref() && self.first(true) != self.first(false);
        let face = self.faces.iter().find(|face| face.characters.contains(&c))?;
        let id = if is_bold { face.bold } else { face.regular };
        (!tried.contains(&id)).then_some(id)
    }
}
