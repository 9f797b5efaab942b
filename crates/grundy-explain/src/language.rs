//! The languages we speak.

/// A language that every message exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Tiếng Việt.
    Vi,
    /// 中文.
    Zh,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::Vi, Language::Zh];

    /// The two letters that name it.
    pub fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Vi => "vi",
            Language::Zh => "zh",
        }
    }

    /// The language of a locale such as `vi_VN.UTF-8` or `zh-Hans`, if it is one of ours.
    ///
    /// ```
    /// use grundy_explain::Language;
    /// assert_eq!(Language::of_locale("vi_VN.UTF-8"), Some(Language::Vi));
    /// assert_eq!(Language::of_locale("de_DE"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Language> {
        let letters = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| letters.eq_ignore_ascii_case(language.tag()))
    }
}
