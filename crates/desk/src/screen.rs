//! The screen as data: everything that is shown, in words of the chosen language. An interface only draws it.

mod areas;
mod boards;
mod things;

use std::sync::Arc;

use editions::Edition;
use game::Seat;
use table::Seq;

use crate::click::Click;
use crate::diary::{Line, SeenCue};
use crate::summary::SummaryScreen;

pub use areas::{AccessScreen, AreaCardScreen, AreaRowScreen, AreaScreen};
pub use boards::{
    BoardScreen, Diet, EndScreen, FactKind, FactScreen, HoleScreen, LaidScreen, ReadyScreen, SlotKind, SlotScreen,
    TrackScreen,
};
pub use things::{Being, Card, Emblem, Place, Tie};

/// Everything on the table's screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Screen {
    /// The edition.
    pub book: Edition,
    /// Its name.
    pub edition: String,
    /// The round in words.
    pub round: String,
    /// Whether it is the last.
    pub last_round: Option<String>,
    /// The phases of the round.
    pub phases: Vec<PhaseScreen>,
    /// Cards in the deck.
    pub deck: u16,
    /// The other seats, clockwise after the viewer.
    pub others: Vec<SeatScreen>,
    /// The viewer's own seat; nobody's for a spectator.
    pub own: Option<SeatScreen>,
    /// The bank.
    pub stage: StageScreen,
    /// The locations with their banks; empty where there is one land.
    pub locations: Vec<LocationScreen>,
    /// The row of area cards, where food lies on area cards.
    pub areas: Option<AreaRowScreen>,
    /// The watering hole with its food cards, where there is one.
    pub hole: Option<HoleScreen>,
    /// Who is on the way where, in the order of the animals.
    pub moves: Vec<MoveScreen>,
    /// The question.
    pub prompt: PromptScreen,
    /// The hand.
    pub hand: Vec<CardScreen>,
    /// A card that lies open and waits for its place.
    pub revealed: Option<RevealedScreen>,
    /// A word beside the hand.
    pub hand_note: Option<String>,
    /// Every trait on the table and in the hand, by name.
    pub traits: Vec<TraitNote>,
    /// The log.
    pub log: Vec<Arc<Line>>,
    /// What can be shown in motion, the oldest first.
    pub cues: Vec<Arc<SeenCue>>,
    /// The number after the last event that was seen.
    pub next: Seq,
    /// The attack under way, or the one that is being prepared.
    pub arrow: Option<ArrowScreen>,
    /// What the last die of a defence said.
    pub roll: Option<RollScreen>,
    /// The result, when the game is over.
    pub result: Option<ResultScreen>,
    /// The last round that is over.
    pub summary: Option<SummaryScreen>,
    /// Whether something can be taken back.
    pub can_undo: bool,
}

/// What a trait does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraitNote {
    /// Which.
    pub shows: Emblem,
    /// Its name.
    pub name: String,
    /// What it does, in one line.
    pub summary: String,
}

/// A phase in the bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhaseScreen {
    /// Which, by its number in the round.
    pub number: u8,
    /// Its name.
    pub name: String,
    /// Before, now or after.
    pub is: Progress,
    /// The lap, while it matters.
    pub lap: Option<String>,
}

/// Where in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Over.
    Done,
    /// Now.
    Now,
    /// To come.
    Later,
}

/// A seat with its animals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScreen {
    /// Which.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// Small words beside the name.
    pub tags: Vec<Tag>,
    /// Cards in hand.
    pub hand: u16,
    /// Whether these cards lie in a pool that nobody may look at.
    pub pool: bool,
    /// Points on the table.
    pub points: u16,
    /// Cards in the discard pile; nothing where all share one.
    pub discard: Option<u16>,
    /// The animals in row order.
    pub animals: Vec<AnimalScreen>,
    /// The pair cards.
    pub links: Vec<LinkScreen>,
    /// Whether the order of the animals matters: pair cards lie between neighbours.
    pub in_line: bool,
    /// Why something usual cannot be done now.
    pub note: Option<Why>,
    /// What it has besides its hand, where points are not open.
    pub facts: Vec<FactScreen>,
    /// The ends of its row, where something new can be placed now.
    pub ends: Vec<EndScreen>,
    /// Whether it is asked, or has a part in the attack under way.
    pub busy: bool,
    /// How many of its animals can be chosen now, in words.
    pub choosable: Option<String>,
}

/// A small word beside a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Its meaning, for the colour and the icon.
    pub kind: TagKind,
    /// The word.
    pub text: String,
}

/// What a tag means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TagKind {
    /// First player.
    First,
    /// This seat is asked.
    Turn,
    /// Passed.
    Passed,
    /// A bot, with its level.
    Bot,
    /// Attacks.
    Attack,
    /// Is attacked.
    Attacked,
    /// Has decided, where all decide together.
    Ready,
    /// Still decides, where all decide together.
    Busy,
}

/// An animal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnimalScreen {
    /// Which.
    pub id: Being,
    /// Whose.
    pub owner: Seat,
    /// Its field name.
    pub name: String,
    /// Red tokens.
    pub red: u8,
    /// Blue tokens.
    pub blue: u8,
    /// Tokens it needs.
    pub need: u8,
    /// Whether it would survive.
    pub fed: bool,
    /// Its single traits, the lowest first.
    pub traits: Vec<TraitScreen>,
    /// Its pair traits.
    pub pairs: Vec<Emblem>,
    /// Traits it has without a card; they are drawn.
    pub innate: Vec<Emblem>,
    /// The board of a species.
    pub board: Option<BoardScreen>,
    /// Where it lives.
    pub at: Place,
    /// The name of that location, where there are several.
    pub location: Option<String>,
    /// Where it goes in the migration under way.
    pub heading: Option<Place>,
    /// Only its traits are left.
    pub remains: Option<String>,
    /// It came back in this extinction phase.
    pub restored: Option<String>,
    /// Asleep, poisoned, paralysed.
    pub asleep: Option<String>,
    /// Dies in extinction.
    pub poisoned: Option<String>,
    /// Cannot use its traits.
    pub paralysed: Option<String>,
    /// Nobody can attack it: it has a shelter.
    pub sheltered: Option<String>,
    /// It hides in its shell until the end of the phase.
    pub shelled: Option<String>,
    /// What having no trait means for it.
    pub bare: Option<String>,
    /// Whether it can be put elsewhere in its row now.
    pub movable: bool,
    /// How it stands out.
    pub mark: Mark,
    /// Everything about it in one sentence, for a screen reader.
    pub label: String,
}

/// A single trait of an animal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraitScreen {
    /// Which.
    pub shows: Emblem,
    /// Its name.
    pub name: String,
    /// What it adds to the need.
    pub extra_need: u8,
    /// For Fat Tissue: whether a token lies on it.
    pub fat: Option<bool>,
    /// Used up for now.
    pub spent: Option<String>,
    /// It lies below a Neoplasm and does not work.
    pub disabled: Option<String>,
    /// The choice that gives this card up.
    pub give_up: Option<GiveUp>,
}

/// A card that can be given up: its choice, and whether it is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GiveUp {
    /// The number of the choice.
    pub choice: usize,
    /// Whether it is picked.
    pub picked: bool,
}

/// How a thing stands out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// At rest.
    Rest,
    /// Can be chosen.
    Legal {
        /// A word for the flag.
        flag: String,
        /// What would happen, in short.
        odds: Vec<String>,
    },
    /// Cannot be chosen now.
    Barred(Why),
    /// Does something.
    Actor {
        /// A word for the flag.
        flag: String,
        /// What it does.
        deed: Deed,
    },
    /// Something is done to it.
    Prey {
        /// A word for the flag.
        flag: String,
        /// What would happen, in short.
        odds: Vec<String>,
    },
}

/// What an animal does, for the sign beside the word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Something not chosen yet.
    Acts,
    /// Attacks.
    Attacks,
    /// Goes elsewhere.
    Travels,
    /// Goes along with another.
    Rides,
    /// Gives a card.
    Gives,
    /// Nothing: it has been chosen.
    Chosen,
}

/// Why something cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// A sentence.
    pub text: String,
    /// The rule.
    pub rule: &'static str,
    /// How many more reasons there are.
    pub more: usize,
    /// These reasons.
    pub rest: Vec<Why>,
}

/// A pair card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkScreen {
    /// Which.
    pub id: Tie,
    /// The trait.
    pub shows: Emblem,
    /// Its name.
    pub name: String,
    /// First animal; the guardian.
    pub first: Being,
    /// Second animal; the ward.
    pub second: Being,
    /// The names of both.
    pub names: [String; 2],
    /// Whether it has a direction.
    pub directed: bool,
    /// Used up for now.
    pub spent: Option<String>,
    /// The choice that gives this card up.
    pub give_up: Option<GiveUp>,
}

/// The bank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StageScreen {
    /// Tokens left.
    pub bank: u8,
    /// Tokens there were.
    pub filled: u8,
    /// The same in words.
    pub left: String,
    /// The dice.
    pub dice: Vec<u8>,
    /// The dice and their sum, in words.
    pub rolled: Option<String>,
    /// How many animals are hungry, in words.
    pub hungry: String,
    /// What they still need, in words.
    pub missing: String,
}

/// A location of the world.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocationScreen {
    /// Which.
    pub at: Place,
    /// Its name.
    pub name: String,
    /// How many animals live there, in words.
    pub animals: String,
    /// How many of them hunt, in words.
    pub hunters: String,
    /// How many of them can be chosen now, in words.
    pub choosable: Option<String>,
    /// Its bank.
    pub stage: StageScreen,
    /// How it stands out: something can be placed there, or why not.
    pub mark: Mark,
}

/// An animal that goes to another location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveScreen {
    /// Who, as it is now.
    pub animal: AnimalScreen,
    /// Where to.
    pub to: Place,
    /// Whether it is only thought of.
    pub maybe: bool,
    /// A word for the flag where it starts.
    pub leaves: String,
    /// A word for the flag where it would stand.
    pub arrives: String,
    /// Whether it follows somebody.
    pub follows: bool,
    /// What it would find there.
    pub finds: Vec<String>,
}

/// Somebody in the order of those who are asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedScreen {
    /// Who.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What was said, or that it is to come.
    pub text: String,
    /// Before, now or after.
    pub is: Progress,
    /// Whether somebody goes along.
    pub goes: bool,
}

/// The question and its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PromptScreen {
    /// What kind of moment it is.
    pub mood: Mood,
    /// The trait it is about, for the icon.
    pub icon: Option<Emblem>,
    /// The question, with marks round names.
    pub question: String,
    /// What would follow.
    pub lines: Vec<String>,
    /// Why the last click was refused.
    pub refused: Vec<Why>,
    /// Suggestions, the best first.
    pub hints: Vec<HintLine>,
    /// The faces of a die that is about to be rolled.
    pub dice: Option<DiceScreen>,
    /// Choices with a word each.
    pub choices: Vec<ChoiceScreen>,
    /// What the order of those who are asked is about.
    pub asked_about: Option<String>,
    /// Who is asked, in order, where several are.
    pub asked: Vec<AskedScreen>,
    /// Buttons, the solid one last.
    pub buttons: Vec<Button>,
}

/// A suggestion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintLine {
    /// What could be done, with marks round names.
    pub text: String,
    /// What it is expected to bring.
    pub prospect: String,
    /// Why, in sentences with marks round names.
    pub why: Vec<String>,
    /// Whether it is better than the others; none is where they are about equal.
    pub is_best: bool,
}

/// What kind of moment it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Your turn.
    Turn,
    /// Something may die.
    Attack,
    /// You are attacked.
    Defence,
    /// A question.
    Question,
    /// Somebody else is asked.
    Wait,
    /// The game is over.
    Over,
}

/// A choice of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceScreen {
    /// The trait it is about, for the icon.
    pub icon: Option<Emblem>,
    /// Its name.
    pub name: String,
    /// Its chance, in a few words.
    pub odds: String,
    /// What follows.
    pub text: String,
    /// Its place among the choices.
    pub chip: Option<Chip>,
}

/// Its place among the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chip {
    /// What it means.
    pub kind: ChipKind,
    /// The same in a word.
    pub text: String,
}

/// What the place of a choice means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChipKind {
    /// It comes first, or is chosen.
    First,
    /// It comes if the first one fails.
    Next,
    /// It is not reached.
    NotNeeded,
}

/// The faces of a die, apart by what they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceScreen {
    /// Faces that fail.
    pub fail: Vec<u8>,
    /// What follows then, in a few words.
    pub then: String,
    /// Faces that save.
    pub save: Vec<u8>,
    /// The same in a word.
    pub saved: String,
}

/// A button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// Its label.
    pub label: String,
    /// How it looks.
    pub look: Look,
    /// The trait it uses, for the icon.
    pub icon: Option<Emblem>,
    /// What it does.
    pub click: Click,
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Leaves.
    Quiet,
    /// An alternative.
    Plain,
    /// Does it.
    Solid,
    /// Does it, and something may die.
    Danger,
}

/// A card in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardScreen {
    /// The card.
    pub card: Card,
    /// Its faces.
    pub faces: Vec<FaceScreen>,
    /// What else is printed on it.
    pub lower: Option<String>,
    /// What it is used for now.
    pub flag: Option<String>,
}

/// A face of a card in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaceScreen {
    /// The trait.
    pub shows: Emblem,
    /// Its name.
    pub name: String,
    /// What it does, in one line.
    pub summary: String,
    /// Whether it joins two animals.
    pub pair: bool,
    /// Whether it is picked.
    pub picked: bool,
    /// Whether it can be played at all now.
    pub playable: bool,
}

/// A card that lies open and waits for its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RevealedScreen {
    /// Its faces.
    pub faces: Vec<FaceScreen>,
    /// What it is about, in words.
    pub text: String,
}

/// An arrow from a hunter to its prey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrowScreen {
    /// The hunter.
    pub from: Being,
    /// The prey.
    pub to: Being,
    /// Words on the arrow.
    pub text: String,
    /// Whether the prey has escaped.
    pub missed: bool,
}

/// The die of a defence, after it came to rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollScreen {
    /// What it shows.
    pub die: u8,
    /// Whether the prey escaped.
    pub escaped: bool,
    /// The same in words, with marks round names.
    pub text: String,
    /// What follows from it.
    pub note: Option<String>,
}

/// The result of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultScreen {
    /// The verdict.
    pub verdict: String,
    /// By how much, and what is left.
    pub details: Vec<String>,
    /// The animal worth most.
    pub best: Option<BestScreen>,
    /// What decides between equals.
    pub tie: Option<Why>,
    /// Each seat, the best first.
    pub places: Vec<PlaceScreen>,
}

/// The animal worth most at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestScreen {
    /// The name of its player.
    pub owner: String,
    /// The animal.
    pub animal: AnimalScreen,
    /// Its points, part by part.
    pub text: String,
}

/// A seat in the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceScreen {
    /// Which.
    pub seat: Seat,
    /// Its name.
    pub name: String,
    /// Whether it won.
    pub won: bool,
    /// The parts of its points with their names.
    pub parts: Vec<(String, u16)>,
    /// All points.
    pub total: u16,
}

/// What a screen reader says of a mark.
pub(crate) fn spoken(mark: &Mark) -> Vec<String> {
    match mark {
        Mark::Rest => Vec::new(),
        Mark::Legal { flag, odds } | Mark::Prey { flag, odds } => {
            core::iter::once(flag.clone()).chain(odds.iter().cloned()).collect()
        }
        Mark::Actor { flag, .. } => vec![flag.clone()],
        Mark::Barred(why) => vec![why.text.clone(), why.rule.to_owned()],
    }
}
