//! Pictures as files: the form by the ending of the name, and the fonts of the machine for PNG.

#[cfg(feature = "png")]
mod fonts;
#[cfg(feature = "png")]
mod png;

#[cfg(feature = "png")]
pub use fonts::Fonts;
#[cfg(feature = "png")]
pub use png::png;

use grundy_api::Failure;
use grundy_core::Budget;
use grundy_explain::InputError;
use grundy_explain::picture::Picture;
use std::path::Path;

/// The forms in which pictures are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureForm {
    /// Follows the colours of its page, and may move.
    Svg,
    /// Pixels, for a light page.
    Png,
    /// A document for LaTeX.
    Tex,
    /// The environment `tikzpicture` for a document that has its preamble.
    Tikz,
}

impl PictureForm {
    /// The form that the ending of a name says; SVG if it has none.
    ///
    /// ```
    /// use grundy_host::PictureForm;
    /// assert!(matches!(PictureForm::of("house.TEX".as_ref()), Ok(PictureForm::Tex)));
    /// assert!(PictureForm::of("house.pdf".as_ref()).is_err());
    /// ```
    ///
    /// # Errors
    /// If pictures have no such form.
    pub fn of(path: &Path) -> Result<PictureForm, InputError> {
        let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        match ending.as_str() {
            "" | "svg" => Ok(PictureForm::Svg),
            "png" if cfg!(feature = "png") => Ok(PictureForm::Png),
            "tex" => Ok(PictureForm::Tex),
            "tikz" => Ok(PictureForm::Tikz),
            _ => Err(InputError::PictureEnding { name: path.to_string_lossy().into(), ending }),
        }
    }

    /// The content of a file with a picture.
    ///
    /// # Errors
    /// If the picture has no such form, no font has one of its characters, or a limit is reached.
    pub fn write(self, picture: &Picture, budget: &mut Budget) -> Result<Vec<u8>, Failure> {
        let tikz = || picture.tikz().map_err(|why| Failure::from(InputError::Picture(why)));
        match self {
            PictureForm::Svg => Ok(picture.svg().into_bytes()),
            PictureForm::Tex => Ok(tikz()?.document().into_bytes()),
            PictureForm::Tikz => Ok(tikz()?.environment().into_bytes()),
            PictureForm::Png => self::machine_png(picture, budget),
        }
    }
}

#[cfg(feature = "png")]
fn machine_png(picture: &Picture, budget: &mut Budget) -> Result<Vec<u8>, Failure> {
    png(picture, &Fonts::of_machine(), budget)
}

#[cfg(not(feature = "png"))]
fn machine_png(_: &Picture, _: &mut Budget) -> Result<Vec<u8>, Failure> {
    let (name, ending) = ("png".to_owned(), "png".to_owned());
    Err(InputError::PictureEnding { name, ending }.into())
}
