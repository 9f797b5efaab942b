//! What somebody has practised, to be kept in a file.

use crate::Failure;
use grundy::exercise::{Progress, Topic};
use grundy_explain::InputError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the format.
const VERSION: u32 = 1;

/// How far somebody has come in each topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    version: u32,
    /// By the names of the topics. Those that this program does not know are kept as they are.
    topics: BTreeMap<String, Progress>,
}

impl Default for Scores {
    fn default() -> Scores {
        Scores { version: VERSION, topics: BTreeMap::new() }
    }
}

impl Scores {
    /// The scores that a file called `name` holds.
    ///
    /// ```
    /// use grundy_api::scores::Scores;
    /// let scores = Scores::read("{\"version\": 1, \"topics\": {}}", "scores.json")?;
    /// assert_eq!(scores, Scores::default());
    /// assert!(Scores::read("[]", "scores.json").is_err());
    /// # Ok::<(), grundy_api::Failure>(())
    /// ```
    ///
    /// # Errors
    /// If it holds none, or those of a later version.
    pub fn read(text: &str, name: &str) -> Result<Scores, Failure> {
        let read: Option<Scores> = serde_json::from_str(text).ok();
        let fits = read.filter(|scores| scores.version == VERSION);
        Ok(fits.ok_or_else(|| InputError::Score { name: name.to_owned() })?)
    }

    /// How far the person has come in a topic.
    pub fn of(&self, topic: Topic) -> Progress {
        self.topics.get(topic.name()).copied().unwrap_or_default()
    }

    /// Notes how far the person has come in a topic.
    pub fn set(&mut self, topic: Topic, progress: Progress) {
        self.topics.insert(topic.name().to_owned(), progress);
    }

    /// What a file holds of them.
    pub fn to_json(&self) -> String {
        // Numbers and names are JSON.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}
