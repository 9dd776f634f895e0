//! The lessons there are, in the order in which they are offered.

mod continents;
mod evolution;
mod new_world;
mod origin;

use super::lesson::Lesson;

/// All of them; the first is the one to begin with.
pub const LESSONS: &[&Lesson] = &[&origin::LESSON, &continents::LESSON, &evolution::LESSON, &new_world::LESSON];

/// The lesson about an edition; the first one if there is none.
pub fn about(edition: Option<&str>) -> &'static Lesson {
    LESSONS.iter().copied().find(|lesson| Some(lesson.edition) == edition).unwrap_or(LESSONS[0])
}
