//! The words for Evolution and Natural Selection.
//!
//! | module | what is put into words |
//! |---|---|
//! | here | traits, cards, phases, questions, choices, points |
//! | `log` | events |
//! | `outlook` | what would follow |
//! | `refusals` | why something is not allowed |

mod log;
mod outlook;
mod refusals;

use game::Seat;
use northstar::{
    Action, Breakdown, Card, Cause, Decision, End, Growth, Negations, Phase, Preset, Question, Scarce, SpeciesId,
    Trait, TraitSet,
};

use crate::field_names::numbered_name;
use crate::words::{Arg, Words};

pub use log::log;
pub use outlook::outlook;
pub use refusals::refusal;

/// Who is who: the players in the order of the seats, and the one that is called "you".
#[derive(Clone, Debug)]
pub struct Players<'a> {
    names: Vec<&'a str>,
    you: Option<Seat>,
    called: fn(SpeciesId) -> String,
}

impl<'a> Players<'a> {
    /// The players, and who of them reads this.
    pub fn new(names: impl IntoIterator<Item = &'a str>, you: Option<Seat>) -> Self {
        Self { names: names.into_iter().collect(), you, called: species_name }
    }

    /// The same, with other names for species.
    #[must_use]
    pub fn calling(mut self, called: fn(SpeciesId) -> String) -> Self {
        self.called = called;
        self
    }

    /// The name of a species.
    pub fn species(&self, species: SpeciesId) -> String {
        (self.called)(species)
    }

    /// The name of a player, or "You", where a line begins.
    pub fn name(&self, words: &Words, seat: Seat) -> String {
        self.called_or(seat, || words.text("board-you"))
    }

    /// The name of a player, or "you", inside a line.
    pub fn name_within(&self, words: &Words, seat: Seat) -> String {
        self.called_or(seat, || words.text("you"))
    }

    fn called_or(&self, seat: Seat, you: impl Fn() -> String) -> String {
        if self.you == Some(seat) {
            return you();
        }
        self.names.get(seat.index()).map_or_else(|| seat.to_string(), |name| (*name).to_owned())
    }

    /// A message about a seat: `id-you` if that is the one spoken to, otherwise `id` with the variable `player`.
    fn say_of(&self, words: &Words, seat: Seat, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        if self.you == Some(seat) {
            return words.text_with(&format!("{id}-you"), args);
        }
        let mut args = args.to_vec();
        args.push(("player", self.name(words, seat).into()));
        words.text_with(id, &args)
    }
}

/// The name of a species: an epithet of its own, and the number it has in records.
pub fn species_name(species: SpeciesId) -> String {
    format!("{} (S{})", epithet(species), u16::from(species.0) + 1)
}

/// The name of a species alone.
pub fn epithet(species: SpeciesId) -> String {
    numbered_name(species.0)
}

/// The name of a trait, as on the card.
pub fn trait_name(words: &Words, t: Trait) -> String {
    words.text(&trait_id(t))
}

/// What a trait does, in one line.
pub fn trait_summary(words: &Words, t: Trait) -> String {
    words.text(&format!("{}.summary", trait_id(t)))
}

fn trait_id(t: Trait) -> String {
    format!("board-trait-{}", t.id().replace('_', "-"))
}

/// Traits one after another.
pub fn trait_list(words: &Words, traits: TraitSet) -> String {
    traits.iter().map(|t| trait_name(words, t)).collect::<Vec<_>>().join(", ")
}

/// A card by its trait and its number: *Horns 3*.
pub fn card_name(words: &Words, card: Card) -> String {
    let sign = if card.food < 0 { "\u{2212}" } else { "" };
    format!("{} {sign}{}", trait_name(words, card.shows), card.food.unsigned_abs())
}

/// The number of a card with its sign: *+3*.
pub fn food_number(food: i8) -> String {
    match food {
        ..0 => format!("\u{2212}{}", food.unsigned_abs()),
        _ => format!("+{food}"),
    }
}

/// The short name of a phase, for a chip.
pub fn phase_chip(words: &Words, phase: Phase) -> String {
    words.text(&phase_id(phase))
}

/// The name of a phase.
pub fn phase_title(words: &Words, phase: Phase) -> String {
    words.text(&format!("{}.title", phase_id(phase)))
}

fn phase_id(phase: Phase) -> String {
    let id = match phase {
        Phase::Setup => "setup",
        Phase::Deal => "deal",
        Phase::FoodCard => "food-card",
        Phase::Play => "play",
        Phase::Leaves => "leaves",
        Phase::Reveal => "reveal",
        Phase::Feeding => "feeding",
        Phase::EndOfFeeding => "end",
        Phase::Over => "over",
    };
    format!("board-phase-{id}")
}

/// The name of a phase, with the number that the printed book gives it.
pub fn phase_name(words: &Words, phase: Phase, preset: Preset) -> String {
    let name = phase_title(words, phase);
    match phase.number(preset) {
        Some(number) => words.text_with("board-phase-numbered", &[("number", number.into()), ("phase", name.into())]),
        None => name,
    }
}

/// The question to the seat that decides.
pub fn question(words: &Words, question: Question) -> String {
    words.text(&format!("board-question-{}", question_id(question)))
}

/// What the others read while a seat decides.
pub fn waiting(words: &Words, players: &Players<'_>, decision: &Decision) -> String {
    if players.you == Some(decision.seat) {
        return words.text("waiting-you");
    }
    let id = format!("board-waiting-{}", question_id(decision.question));
    words.text_with(&id, &[("player", players.name(words, decision.seat).into())])
}

fn question_id(question: Question) -> &'static str {
    match question {
        Question::ChooseFoodCard => "food-card",
        Question::Play => "play",
        Question::ChooseLeaf => "leaf",
        Question::Feed => "feed",
        Question::Pay { .. } => "pay",
        Question::Store { .. } => "store",
        Question::Scarce { .. } => "scarce",
    }
}

/// The label of a choice.
pub fn action(words: &Words, action: Action) -> String {
    action_of(words, &Players::new([], None), action)
}

/// The label of a choice, with species as these players call them.
pub fn action_of(words: &Words, players: &Players<'_>, action: Action) -> String {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| words.text_with(&format!("board-action-{id}"), args);
    let card = |card: Card| ("card", Arg::from(card_name(words, card)));
    let species = |name: &'static str, species: SpeciesId| (name, Arg::from(players.species(species)));
    let shown = |t: Trait| ("trait", Arg::from(trait_name(words, t)));
    match action {
        Action::FoodCard { card: laid } => say("food-card", &[card(laid)]),
        Action::PlayTrait { card: played, on } => say("trait", &[card(played), species("species", on)]),
        Action::NewSpecies { card: given, end: End::Left } => say("species-left", &[card(given)]),
        Action::NewSpecies { card: given, .. } => say("species-right", &[card(given)]),
        Action::Grow { card: given, growth, species: grown } => {
            let id = if growth == Growth::Population { "grow-pop" } else { "grow-size" };
            say(id, &[card(given), species("species", grown)])
        }
        Action::Drop { drops, from } => say("drop", &[shown(drops), species("species", from)]),
        Action::Feed { species: fed } => say("feed", &[species("species", fed)]),
        Action::Attack { attacker, victim, negate: Negations::NONE } => {
            say("attack", &[species("attacker", attacker), species("victim", victim)])
        }
        Action::Attack { attacker, victim, negate } => {
            let traits = ("traits", trait_list(words, negate.traits).into());
            say("attack-negating", &[species("attacker", attacker), species("victim", victim), traits])
        }
        Action::Intelligence { species: fed, card: given } => {
            say("intelligence", &[card(given), species("species", fed)])
        }
        Action::Pass => say("pass", &[]),
        Action::EndTurn => say("end-turn", &[]),
        Action::Pay { card: given } => say("pay", &[card(given)]),
        Action::Leaf { acts, of } => say("leaf", &[shown(acts), species("species", of)]),
        Action::DefaultOrder => say("default", &[]),
        Action::Store { tokens } => say("store", &[("count", tokens.into())]),
        Action::Scarce { first: Scarce::Forage } => say("scarce-forage", &[]),
        Action::Scarce { first: Scarce::Neighbour } => say("scarce-neighbour", &[]),
    }
}

/// What led to food.
fn cause(words: &Words, cause: Cause) -> String {
    match cause {
        Cause::Feeding => words.text("board-cause-feeding"),
        Cause::Attack => words.text("board-cause-attack"),
        Cause::Intelligence => trait_name(words, Trait::Intelligence),
        Cause::LongNeck => trait_name(words, Trait::LongNeck),
        Cause::Scavenging => trait_name(words, Trait::Scavenger),
        Cause::Cooperation(_) => trait_name(words, Trait::Cooperation),
    }
}

/// The points of a seat, part by part; the total comes last.
pub fn breakdown(words: &Words, points: &Breakdown) -> Vec<(String, u16)> {
    [
        ("board-score-food", points.food),
        ("board-score-population", points.population),
        ("board-score-traits", points.traits),
        ("score-total", points.total()),
    ]
    .map(|(id, points)| (words.text(id), points))
    .to_vec()
}

/// The points of one seat in one line.
pub fn breakdown_line(words: &Words, player: &str, points: &Breakdown) -> String {
    words.text_with("board-log-points", &[("player", player.into()), ("points", self::points(words, points).into())])
}

/// Points, part by part.
pub fn points(words: &Words, points: &Breakdown) -> String {
    words.text_with(
        "board-points",
        &[
            ("total", points.total().into()),
            ("food", points.food.into()),
            ("population", points.population.into()),
            ("traits", points.traits.into()),
        ],
    )
}
