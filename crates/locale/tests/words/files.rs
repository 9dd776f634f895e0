//! The Fluent files as they lie on the disk, taken apart.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use locale::Lang;

/// A message or an attribute, with all it says and all it asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Variables.
    pub variables: BTreeSet<String>,
    /// Variables that decide between variants or are counted: these are numbers.
    pub numbers: BTreeSet<String>,
    /// Other messages that stand in it.
    pub references: BTreeSet<String>,
    /// Every variant written out, with `{name}` where something is put in.
    pub texts: Vec<String>,
}

/// Every message of a language by its id; attributes as `id.attribute`.
pub fn messages(lang: Lang) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for (id, message) in messages_by_file(lang).into_values().flatten() {
        assert!(all.insert(id.clone(), message).is_none(), "{lang:?} has {id} twice");
    }
    all
}

/// The messages of a language, file by file.
pub fn messages_by_file(lang: Lang) -> BTreeMap<String, Vec<(String, Message)>> {
    let mut files = BTreeMap::new();
    for (name, source) in sources(lang) {
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{lang:?} {name} cannot be parsed: {errors:?}"));
        let mut messages = Vec::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            messages.extend(message.value.iter().map(|pattern| (id.to_owned(), read(pattern))));
            let attribute =
                |attribute: &Attribute<&str>| (format!("{id}.{}", attribute.id.name), read(&attribute.value));
            messages.extend(message.attributes.iter().map(attribute));
        }
        files.insert(name, messages);
    }
    files
}

/// The ids that messages of a language refer to.
pub fn references(lang: Lang) -> BTreeSet<String> {
    messages(lang).into_values().flat_map(|message| message.references).collect()
}

/// The files of a language by name.
pub fn sources(lang: Lang) -> BTreeMap<String, String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("ftl").join(lang.code());
    let files = std::fs::read_dir(&folder).expect("the folder of the language");
    files
        .map(|file| {
            let path = file.expect("a file").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("a text file"))
        })
        .collect()
}

/// What a message says itself, without the `{names}` of what is put in.
pub fn without_placeables(text: &str) -> String {
    let rest = |(place, part)| match (place, str::split_once(part, '}')) {
        (0, _) | (_, None) => part,
        (_, Some((_, rest))) => rest,
    };
    text.split('{').enumerate().map(rest).collect::<Vec<_>>().join(" ")
}

fn read(pattern: &Pattern<&str>) -> Message {
    let mut message = Message::default();
    let texts = variants(pattern, &mut message);
    message.texts = texts;
    message
}

fn variants(pattern: &Pattern<&str>, message: &mut Message) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let choices = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![name(inline, message)],
            PatternElement::Placeable { expression: Expression::Select { selector, variants: choices } } => {
                if let InlineExpression::VariableReference { id } = selector {
                    message.numbers.insert(id.name.to_owned());
                }
                name(selector, message);
                choices.iter().flat_map(|choice| variants(&choice.value, message)).collect()
            }
        };
        texts = texts.iter().flat_map(|text| choices.iter().map(move |choice| format!("{text}{choice}"))).collect();
    }
    texts
}

fn name(inline: &InlineExpression<&str>, message: &mut Message) -> String {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
            format!("{{{}}}", id.name)
        }
        InlineExpression::FunctionReference { id, arguments } => {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    message.variables.insert(id.name.to_owned());
                    message.numbers.insert(id.name.to_owned());
                }
            }
            format!("{{{}}}", id.name)
        }
        InlineExpression::MessageReference { id, .. } => {
            message.references.insert(id.name.to_owned());
            format!("{{{}}}", id.name)
        }
        other => panic!("not used in our files: {other:?}"),
    }
}
