//! The steps of a scenario.

use game::Seat;

use crate::family::{Form, Grammar, Purpose};
use crate::fields::{Fields, list, one_or_more, scalar, seat_in, text};
use crate::place::{Fault, Place, Reading};
use crate::words::Words;
use crate::yaml::{Node, Text};

/// One step, with its place.
pub(crate) struct Step<G: Grammar> {
    pub(crate) place: Place,
    pub(crate) kind: Kind<G>,
}

pub(crate) enum Kind<G: Grammar> {
    /// A command is carried out.
    Do(Attempt<G>),
    /// A question is answered.
    Choose(Attempt<G>),
    /// It must be refused, for one of these reasons if any are named.
    Illegal(Attempt<G>, Vec<String>),
    /// It must be offered.
    Legal(Attempt<G>),
    /// Exactly these must be offered.
    LegalExactly(Exactly<G>),
    /// Something must be true now.
    Check(G::Expectation),
    /// The game goes on by itself to this point.
    AdvanceTo(G::Point, String),
    /// What a player can see.
    View(Look<G>),
    /// These options must be refused.
    IllegalConfig(Vec<(String, String)>, Vec<String>),
}

/// A command or answer of a player.
pub(crate) struct Attempt<G: Grammar> {
    pub(crate) by: Seat,
    pub(crate) form: Form,
    pub(crate) phrase: G::Phrase,
    /// As written.
    pub(crate) text: String,
}

pub(crate) struct Exactly<G: Grammar> {
    pub(crate) by: Seat,
    pub(crate) of: Option<Words>,
    pub(crate) targets: Option<Vec<String>>,
    pub(crate) options: Vec<(G::Phrase, String)>,
}

pub(crate) struct Look<G: Grammar> {
    pub(crate) by: Seat,
    pub(crate) hidden: Vec<(G::Path, String)>,
    pub(crate) visible: Vec<(G::Path, String)>,
}

impl<G: Grammar> Step<G> {
    /// The player whose answers the step is about, if it is.
    pub(crate) fn answers_of(&self) -> Option<Seat> {
        match &self.kind {
            Kind::Choose(attempt) => Some(attempt.by),
            Kind::Illegal(attempt, _) | Kind::Legal(attempt) if attempt.form == Form::Answer => Some(attempt.by),
            Kind::LegalExactly(exactly) if exactly.of.is_none() => Some(exactly.by),
            _ => None,
        }
    }

    /// Whether the step only looks, so that the one after it counts as the next.
    pub(crate) fn only_looks(&self) -> bool {
        matches!(self.kind, Kind::Check(_) | Kind::View(_) | Kind::IllegalConfig(..))
    }
}

const KINDS: &[&str] =
    &["do", "choose", "illegal", "legal", "legal_exactly", "check", "advance_to", "view", "illegal_config"];

/// Reads the list of steps.
pub(crate) fn read_steps<G: Grammar>(node: &Node, grammar: &mut G) -> Reading<Vec<Step<G>>> {
    list(node, "steps")?.iter().map(|item| read_step(item, grammar)).collect()
}

fn read_step<G: Grammar>(node: &Node, grammar: &mut G) -> Reading<Step<G>> {
    let fields = Fields::of(node, "a step")?;
    let known: Vec<&str> = KINDS.iter().copied().chain(["by", "because", "note"]).collect();
    fields.only(&known, &[], "a step")?;
    let mut kinds = KINDS.iter().copied().filter(|kind| fields.has(kind));
    let Some(kind) = kinds.next() else {
        return Err(Fault::new(node.place, format!("a step needs one of: {}", KINDS.join(", "))));
    };
    if let Some(second) = kinds.next() {
        return Err(Fault::new(node.place, format!("a step is either '{kind}' or '{second}'")));
    }
    if let Some(note) = fields.get("note") {
        text(note, "note")?;
    }
    let own: &[&str] = match kind {
        "do" | "choose" => &[kind, "by", "note"],
        "illegal" | "illegal_config" => &[kind, "because", "note"],
        _ => &[kind, "note"],
    };
    fields.only(own, &[], &format!("a step '{kind}'"))?;
    let value = fields.need(kind)?;
    let kind = match kind {
        "do" => Kind::Do(read_attempt(fields, Purpose::Done, grammar)?),
        "choose" => Kind::Choose(read_attempt(fields, Purpose::Done, grammar)?),
        "illegal" => Kind::Illegal(read_tried(value, grammar)?, read_because(fields, grammar)?),
        "legal" => Kind::Legal(read_tried(value, grammar)?),
        "legal_exactly" => Kind::LegalExactly(read_exactly(value, grammar)?),
        "check" => Kind::Check(grammar.expectation(value)?),
        "advance_to" => {
            let point = text(value, "advance_to")?;
            Kind::AdvanceTo(grammar.point(point)?, point.text.clone())
        }
        "view" => Kind::View(read_look(value, grammar)?),
        _ => Kind::IllegalConfig(read_options(value, grammar)?, read_because(fields, grammar)?),
    };
    Ok(Step { place: node.place, kind })
}

fn read_tried<G: Grammar>(node: &Node, grammar: &mut G) -> Reading<Attempt<G>> {
    let fields = Fields::of(node, "an attempt")?.only(&["by", "do", "choose"], &[], "an attempt")?;
    read_attempt(fields, Purpose::Tried, grammar)
}

fn read_attempt<G: Grammar>(fields: Fields<'_>, purpose: Purpose, grammar: &mut G) -> Reading<Attempt<G>> {
    let by = seat_in(fields.need("by")?, grammar.players())?;
    let (form, node) = match (fields.get("do"), fields.get("choose")) {
        (Some(node), None) => (Form::Command, node),
        (None, Some(node)) => (Form::Answer, node),
        _ => return Err(Fault::new(fields.place, "either 'do' or 'choose' is needed here")),
    };
    let text = text(node, "a command")?;
    let phrase = grammar.phrase(text, form, purpose)?;
    Ok(Attempt { by, form, phrase, text: text.text.clone() })
}

fn read_because<G: Grammar>(fields: Fields<'_>, grammar: &G) -> Reading<Vec<String>> {
    let Some(node) = fields.get("because") else { return Ok(Vec::new()) };
    let mut rules = Vec::new();
    for item in one_or_more(node) {
        let rule = text(item, "a rule id")?;
        grammar.check_rule(rule)?;
        rules.push(rule.text.clone());
    }
    Ok(rules)
}

fn read_exactly<G: Grammar>(node: &Node, grammar: &mut G) -> Reading<Exactly<G>> {
    let fields = Fields::of(node, "legal_exactly")?.only(&["by", "of", "targets", "options"], &[], "legal_exactly")?;
    let by = seat_in(fields.need("by")?, grammar.players())?;
    let of = fields.get("of").map(|node| grammar.beginning(text(node, "of")?)).transpose()?;
    let mut targets = None;
    if let Some(node) = fields.get("targets") {
        let items = list(node, "targets")?.iter();
        let read: Reading<Vec<String>> = items.map(|item| grammar.target(text(item, "a target")?)).collect();
        targets = Some(read?);
    }
    let form = if of.is_some() { Form::Either } else { Form::Answer };
    let mut options = Vec::new();
    for item in list(fields.need("options")?, "options")? {
        let text = text(item, "an option")?;
        options.push((grammar.phrase(text, form, Purpose::Listed)?, text.text.clone()));
    }
    Ok(Exactly { by, of, targets, options })
}

fn read_look<G: Grammar>(node: &Node, grammar: &G) -> Reading<Look<G>> {
    let fields = Fields::of(node, "view")?.only(&["by", "hidden", "visible"], &[], "view")?;
    let by = seat_in(fields.need("by")?, grammar.players())?;
    let paths = |key: &str| -> Reading<Vec<(G::Path, String)>> {
        let Some(node) = fields.get(key) else { return Ok(Vec::new()) };
        let read = |item: &Node| -> Reading<(G::Path, String)> {
            let text: &Text = text(item, "a path")?;
            Ok((grammar.path(text)?, text.text.clone()))
        };
        list(node, key)?.iter().map(read).collect()
    };
    let look = Look { by, hidden: paths("hidden")?, visible: paths("visible")? };
    if look.hidden.is_empty() && look.visible.is_empty() {
        return Err(Fault::new(node.place, "a view needs something 'hidden' or 'visible'"));
    }
    Ok(look)
}

/// Names and values of options; the names must exist, the values need not.
fn read_options<G: Grammar>(node: &Node, grammar: &G) -> Reading<Vec<(String, String)>> {
    let mut options = Vec::new();
    for (name, value) in Fields::of(node, "options")?.iter() {
        grammar.check_option(name)?;
        options.push((name.text.clone(), scalar(value, "the value of an option")?.text.clone()));
    }
    Ok(options)
}
