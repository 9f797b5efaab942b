//! A picture as PNG, drawn by resvg from its SVG.

use super::fonts::Fonts;
use grundy_api::Failure;
use grundy_core::Budget;
use grundy_explain::InputError;
use grundy_explain::picture::{Picture, PictureError, Scheme};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{FontResolver, Options, Tree};
use std::sync::Arc;

/// A pixel of the picture is so many wide and high in the file, so that letters are sharp on screens of today.
const SCALE: u16 = 2;

/// Bytes for each pixel: four in the picture, as many in the copy that is compressed, and as many in what comes out
/// at worst.
const BYTES_FOR_A_PIXEL: u64 = 12;

/// The content of a PNG file with a picture, in the colours for a light page.
///
/// # Errors
/// If it shows one frame after another, one of its characters is in none of the fonts, or its pixels take more memory
/// than there may be.
pub fn png(picture: &Picture, fonts: &Fonts, budget: &mut Budget) -> Result<Vec<u8>, Failure> {
    if picture.is_animated() {
        return Err(InputError::Picture(PictureError::Moves).into());
    }
    let (width, height) = picture.size();
    let (wide, high) = (width * u64::from(SCALE), height * u64::from(SCALE));
    budget.room_for(wide.saturating_mul(high).saturating_mul(BYTES_FOR_A_PIXEL))?;
    let pixels = u32::try_from(wide).ok().zip(u32::try_from(high).ok());
    let pixmap = pixels.and_then(|(wide, high)| Pixmap::new(wide, high));
    let mut pixmap = pixmap.ok_or_else(|| Failure::Bug(format!("{wide} × {high} pixels")))?;
    budget.in_time()?;
    let chosen = fonts.for_texts(&picture.texts());
    let chosen = Arc::new(chosen.map_err(|missing| Failure::from(InputError::NoFont(missing)))?);
    let (first, other) = (Arc::clone(&chosen), Arc::clone(&chosen));
    let options = Options {
        fontdb: Arc::clone(&chosen.database),
        font_resolver: FontResolver {
            select_font: Box::new(move |font, _| first.first(font.weight() >= 600)),
            select_fallback: Box::new(move |c, tried, _| other.other(c, tried)),
        },
        ..Options::default()
    };
    let tree = Tree::from_str(&picture.svg_in(Scheme::Light), &options);
    let tree = tree.map_err(|why| Failure::Bug(why.to_string()))?;
    budget.in_time()?;
    let scale = f32::from(SCALE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    budget.in_time()?;
    pixmap.encode_png().map_err(|why| Failure::Bug(why.to_string()))
}
