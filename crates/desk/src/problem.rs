//! What is wrong with a record or a position, in words of the chosen language.

use locale::{Arg, Lang, Words};
use notation::{Asked, Cause, Problem};

/// The sentence for a usual mistake. `None` for others: the reader has an English one.
pub fn sentence(lang: Lang, problem: &Problem) -> Option<String> {
    let words = Words::of(lang);
    let word = |id: &str, word: &str| words.text_with(id, &[("word", word.into())]);
    let number = |id: &str, number: u32| words.text_with(id, &[("number", Arg::Number(i64::from(number)))]);
    Some(match problem.cause.as_deref()? {
        Cause::NoRecord => word("wrong-no-record", notation::record::TITLE),
        Cause::NewerForm => words.text("wrong-newer-form"),
        Cause::NewerRules(revision) => number("wrong-newer-rules", *revision),
        Cause::NoEnd => words.text("wrong-no-end"),
        Cause::HeaderLine => words.text("wrong-header-line"),
        Cause::UnknownKey(key) => word("wrong-key", key),
        Cause::KeyTwice(key) => word("wrong-twice", key),
        Cause::NoKey(key) => word("wrong-missing", key),
        Cause::Edition(edition) => word("wrong-edition", edition),
        Cause::Number(text) => word("wrong-number", text),
        Cause::Line => words.text("wrong-line"),
        Cause::Command(command) => word("wrong-command", command),
        Cause::Animal(animal) => word(if is_species(animal) { "wrong-species" } else { "wrong-animal" }, animal),
        Cause::Trait(shows) => word("wrong-trait", shows),
        Cause::NewAnimal(name) => word(if is_species(name) { "wrong-new-species" } else { "wrong-new-animal" }, name),
        Cause::NotAsked(asked) => not_asked(words, *asked),
        Cause::Cards => words.text("wrong-cards"),
        Cause::Face(face) => number("wrong-face", u32::from(*face)),
        Cause::Rule(rule) => {
            let found = editions::rulebook::find_in(rule, lang.code());
            let title = found.first().map_or(*rule, |rule| rule.title);
            words.text_with("wrong-rule", &[("title", title.into()), ("rule", (*rule).into())])
        }
        Cause::ResultEarly => words.text("wrong-result-early"),
        Cause::Result(played) => word("wrong-result", played),
        Cause::AfterResult => words.text("wrong-after-result"),
        Cause::ResultForm => words.text("wrong-result-form"),
    })
}

/// Whether a record calls a species so: *S3*.
fn is_species(name: &str) -> bool {
    name.strip_prefix('S').is_some_and(|number| number.parse::<u8>().is_ok())
}

fn not_asked(words: &Words, asked: Asked) -> String {
    let of = |id: &str, seat: game::Seat| words.text_with(id, &[("seat", seat.to_string().into())]);
    match asked {
        Asked::Question(seat) => of("wrong-asked-question", seat),
        Asked::Turn(seat) => of("wrong-asked-turn", seat),
        Asked::Die => words.text("wrong-asked-die"),
        Asked::Shuffle => words.text("wrong-asked-shuffle"),
        Asked::Over => words.text("wrong-asked-over"),
        Asked::Together(_) | Asked::Nothing => words.text("wrong-asked-nothing"),
    }
}
