//! The desk: a table in play, and who looks at it.

use core::fmt;

use game::{Game, Outcome, RuleId, Seat, Viewer};
use locale::{Lang, Words};
use notation::Problem;
use notation::origin::record::{self, Recorder};
use origin::{Action, AnimalId, Config, Decision, Location, Question, Rule, State, View};
use table::{Millis, Occupant, OwnedOutcome, RecordEntry, Setup, Table, UndoPolicy, UndoRefused, Waiting};

use crate::diary::{Diary, MarkedNames};
use crate::drawing;
use crate::pick::{Click, Drop, Load, Pick, Step, Verb};
use crate::screen::Screen;

/// What the desk waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The player who looks is asked.
    Yours(Seat),
    /// A bot is asked.
    Bot(Seat),
    /// Another person at this screen is asked: the desk must be handed over first, with the cards hidden.
    HandOver(Seat),
    /// The game is over.
    Over,
}

/// A game kept as text, to go on later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The record so far.
    pub record: String,
    /// Who sits where: `person:Marta` or `bot:greedy:Wallace`, one per line.
    pub seats: String,
    /// For the dice to come.
    pub seed: u64,
}

/// Why a desk cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeskError {
    /// The record cannot be read.
    Record(Problem),
    /// The players do not fit the game.
    Seats,
    /// The game cannot be set up.
    Setup(editions::SetupError),
}

impl fmt::Display for DeskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(problem) => write!(f, "{problem}"),
            Self::Seats => write!(f, "the players do not fit the game"),
            Self::Setup(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for DeskError {}

/// A table in play, seen by one player after another.
pub struct Desk {
    pub(crate) table: Table<State>,
    pub(crate) viewer: Viewer,
    pub(crate) view: View,
    pub(crate) pick: Pick,
    pub(crate) diary: Diary,
    pub(crate) hint: Option<Action>,
    pub(crate) refused: Option<Action>,
    /// The rules that refused a click, with the animal each is about.
    pub(crate) refusals: Vec<(Rule, Option<AnimalId>)>,
    /// Whether attacks and defences take a last word.
    pub(crate) careful: bool,
    /// Lines of the diary that were there when the player last answered.
    pub(crate) answered_at: usize,
    pub(crate) lang: Lang,
    /// The position the game began with, as records write it.
    position: Option<String>,
    seed: u64,
}

impl Desk {
    /// A new game, dealt and ready.
    pub fn new(config: Config, occupants: Vec<Occupant>, seed: u64, lang: Lang) -> Result<Self, DeskError> {
        let table = Table::at(State::new(&config), setup(config, occupants, seed)).map_err(|_| DeskError::Seats)?;
        Ok(Self::at(table, None, seed, lang))
    }

    fn at(mut table: Table<State>, position: Option<String>, seed: u64, lang: Lang) -> Self {
        table.start(Millis(0));
        let viewer = first_person(table.occupants()).map_or(Viewer::Spectator, Viewer::Seat);
        let view = table.view(viewer);
        let diary = Diary::default();
        let (pick, hint, refused) = (Pick::Nothing, None, None);
        let (careful, answered_at) = (true, 0);
        let mut desk = Self {
            table,
            viewer,
            view,
            pick,
            diary,
            hint,
            refused,
            refusals: Vec::new(),
            careful,
            answered_at,
            lang,
            position,
            seed,
        };
        desk.rewrite_diary();
        desk.answered_at = desk.diary.lines().len();
        desk
    }

    /// Goes on with a game that was kept. The dice to come are those that would have come.
    pub fn resume(saved: &Saved, lang: Lang) -> Result<Self, DeskError> {
        let record = record::parse("game", &saved.record).map_err(DeskError::Record)?;
        let config = record::config_of(&record).map_err(DeskError::Setup)?;
        let occupants = read_seats(&saved.seats).ok_or(DeskError::Seats)?;
        let first = record::first_state(&record).map_err(|_| DeskError::Seats)?;
        let setup = setup(config.clone(), occupants, saved.seed);
        let mut table = Table::at(first.clone(), setup.clone()).map_err(|_| DeskError::Seats)?;
        table.start(Millis(0));
        for entry in &record.entries {
            if let notation::record::Entry::Act { seat, action } = entry {
                // Questions with one answer were answered by the table itself, as they are now.
                if table.prompt(*seat).is_some_and(|prompt| prompt.legal.contains(action)) {
                    let _ = table.act(*seat, *action, Millis(0));
                }
            }
        }
        let position = record.header.position.clone();
        let desk = Self::at(table, position.clone(), saved.seed, lang);
        // A record from elsewhere has other dice: then it is replayed as it stands.
        if desk.save().record.trim() == saved.record.trim() {
            return Ok(desk);
        }
        let entries = table_entries(&config, &record);
        let table = Table::replay_from(first, setup, &entries).map_err(|_| DeskError::Seats)?;
        Ok(Self::at(table, position, saved.seed, lang))
    }

    /// The game as text.
    pub fn save(&self) -> Saved {
        let names = self.table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect();
        let mut recorder = Recorder::new(self.table.config(), names).from_position(self.position.clone());
        for entry in self.table.record() {
            match entry {
                RecordEntry::Chance(OwnedOutcome::Die(die)) => recorder.outcome(Outcome::Die(*die)),
                RecordEntry::Chance(OwnedOutcome::Order(order)) => recorder.outcome(Outcome::Order(order)),
                RecordEntry::Act { seat, action } => recorder.action(*seat, *action),
            }
        }
        // A record of a game in play always prints: it was played.
        let record = record::print(recorder.record()).unwrap_or_default();
        Saved { record, seats: write_seats(self.table.occupants()), seed: self.seed }
    }

    /// What the desk waits for.
    pub fn stage(&self) -> Stage {
        let Waiting::Decision { asked, .. } = self.table.waiting() else { return Stage::Over };
        if let Viewer::Seat(seat) = self.viewer
            && asked.contains(seat)
        {
            return Stage::Yours(seat);
        }
        match asked.iter().next() {
            Some(seat) if self.table.occupant(seat).is_some_and(Occupant::is_bot) => Stage::Bot(seat),
            Some(seat) => Stage::HandOver(seat),
            None => Stage::Over,
        }
    }

    /// What is asked now.
    pub fn decision(&self) -> Option<Decision> {
        match self.table.waiting() {
            Waiting::Decision { decision, .. } => Some(decision),
            Waiting::Start | Waiting::Over => None,
        }
    }

    /// Another person sits down before the screen.
    pub fn hand_over(&mut self) {
        if let Stage::HandOver(seat) = self.stage() {
            self.viewer = Viewer::Seat(seat);
            self.view = self.table.view(self.viewer);
            self.forget_picks();
            self.rewrite_diary();
        }
    }

    /// Speaks another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
        self.rewrite_diary();
    }

    /// Whether attacks and defences wait for a last word.
    pub fn set_careful(&mut self, careful: bool) {
        self.careful = careful;
    }

    /// Whether the player who looks has to defend an animal.
    pub(crate) fn is_defending(&self) -> bool {
        matches!(self.decision(), Some(Decision { question: Question::Defend { .. }, .. }))
            && matches!(self.stage(), Stage::Yours(_))
    }

    /// The words of the desk.
    pub fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// The screen as data.
    pub fn screen(&self) -> Screen {
        drawing::screen(self)
    }

    /// A click on a thing. Tells whether the game went on.
    pub fn click(&mut self, click: Click) -> bool {
        self.refused = None;
        match self.pick.after(self, click) {
            Step::Stay => false,
            Step::Pick(pick) => {
                self.pick = pick;
                false
            }
            Step::Refuse(action) => {
                self.note_refusal(action);
                self.refused = Some(action);
                false
            }
            Step::Act(action) => self.act(action),
        }
    }

    fn note_refusal(&mut self, action: Action) {
        let Viewer::Seat(seat) = self.viewer else { return };
        for reason in self.table.why_not(seat, action).0 {
            let told = (reason.rule, reason.cause.map(AnimalId));
            self.refusals.retain(|known| *known != told);
            self.refusals.push(told);
        }
    }

    /// Where a rule mattered in this game: what the log says of it, then what it refused at this screen.
    pub fn mattered(&self, rule: &str) -> Vec<String> {
        let log = self.diary.lines().iter().filter(|line| line.event.rules().any(|other| other.id() == rule));
        let names = player_names(&self.table);
        let names = MarkedNames::new(&names, &self.view);
        let refused = self.refusals.iter().filter(|(other, _)| other.id() == rule);
        let refused = refused.map(|(rule, cause)| locale::origin::refusal(self.words(), &names, *rule, *cause));
        log.map(|line| line.text.clone()).chain(refused).collect()
    }

    /// Takes something up to carry it to its place: picks it, whatever was picked before.
    pub fn lift(&mut self, load: Load) {
        self.refused = None;
        self.pick = match load {
            Load::Face { card, face } => Pick::Face { card, face },
            Load::Animal(actor) => Pick::Aim { actor, verb: Verb::Attack },
            Load::Token => Pick::Nothing,
        };
    }

    /// Lets it go. Tells whether the game went on.
    pub fn drop_on(&mut self, load: Load, on: Drop) -> bool {
        self.lift(load);
        match (load, on) {
            (Load::Face { .. }, Drop::Row) => self.click(Click::AsAnimal),
            (Load::Face { .. }, Drop::Location(at)) => self.click(Click::Location(at)),
            (Load::Animal(animal), Drop::Location(at)) => self.send(animal, at),
            (Load::Token, Drop::Animal(animal)) => {
                self.pick = Pick::Actor(animal);
                let went_on = self.click(Click::Verb(Verb::Feed));
                if !went_on {
                    self.pick = Pick::Nothing;
                }
                went_on
            }
            (_, Drop::Animal(animal)) => self.click(Click::Animal(animal)),
            (_, Drop::Row | Drop::Location(_)) => self.click(Click::Cancel),
        }
    }

    /// An animal is carried to a location: it migrates, or follows a migrant, if it can.
    fn send(&mut self, animal: AnimalId, at: Location) -> bool {
        self.pick = match self.decision().map(|decision| decision.question) {
            Some(Question::ChooseFollower { animal: follower }) if follower == animal => Pick::Nothing,
            Some(Question::Feed | Question::ChooseMigrants) => Pick::Depart(animal),
            _ => return self.click(Click::Cancel),
        };
        let went_on = self.click(Click::Location(at));
        if self.pick == Pick::Depart(animal) {
            self.pick = Pick::Nothing;
        }
        went_on
    }

    /// Carries out an action of the player who looks. Tells whether it was accepted.
    pub fn act(&mut self, action: Action) -> bool {
        let Viewer::Seat(seat) = self.viewer else { return false };
        self.act_for(seat, action)
    }

    /// Carries out an action of a seat: a bot's choice, for instance. Tells whether it was accepted.
    pub fn act_for(&mut self, seat: Seat, action: Action) -> bool {
        let accepted = self.table.act(seat, action, Millis(0)).is_ok();
        if accepted {
            if self.viewer == Viewer::Seat(seat) {
                self.answered_at = self.diary.lines().len();
            }
            self.after_change();
        }
        accepted
    }

    /// What a seat sees and may do, for its bot.
    pub fn bot_prompt(&self, seat: Seat) -> Option<(View, Vec<Action>)> {
        Some((self.table.view(Viewer::Seat(seat)), self.table.prompt(seat)?.legal))
    }

    /// Shows a suggestion until the next move.
    pub fn show_hint(&mut self, action: Action) {
        self.hint = Some(action);
    }

    /// Takes the last own decision back.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let Viewer::Seat(seat) = self.viewer else { return Err(UndoRefused::NothingToUndo) };
        // Who hands the screen over is no longer the one who sits before it.
        if matches!(self.stage(), Stage::HandOver(_)) {
            return Err(UndoRefused::NothingToUndo);
        }
        self.table.undo(seat, Millis(0))?;
        self.forget_picks();
        self.view = self.table.view(self.viewer);
        self.rewrite_diary();
        self.answered_at = self.diary.lines().len();
        Ok(())
    }

    /// Whether something could be taken back.
    pub fn can_undo(&self) -> bool {
        let handed_over = matches!(self.stage(), Stage::HandOver(_));
        !handed_over && matches!(self.viewer, Viewer::Seat(seat) if self.table.can_undo(seat).is_ok())
    }

    /// What the player who looks may do now.
    pub fn legal(&self) -> Vec<Action> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        self.table.prompt(seat).map(|prompt| prompt.legal).unwrap_or_default()
    }

    /// The table, for questions.
    pub fn table(&self) -> &Table<State> {
        &self.table
    }

    /// The view of who looks.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The seed of the dice; pictures are drawn from it too.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn forget_picks(&mut self) {
        self.pick = Pick::Nothing;
        self.hint = None;
        self.refused = None;
    }

    fn after_change(&mut self) {
        self.forget_picks();
        let (words, names) = (self.words(), player_names(&self.table));
        self.diary.read_on(&self.table, self.viewer, words, &names);
        self.view = self.table.view(self.viewer);
    }

    fn rewrite_diary(&mut self) {
        let (words, names) = (self.words(), player_names(&self.table));
        self.diary = Diary::new(self.table.first_view(self.viewer));
        self.diary.read_on(&self.table, self.viewer, words, &names);
    }
}

pub(crate) fn player_names(table: &Table<State>) -> Vec<String> {
    table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect()
}

fn setup(config: Config, occupants: Vec<Occupant>, seed: u64) -> Setup<Config> {
    Setup { config, occupants, seed, undo: UndoPolicy::Casual, clocks: None }
}

fn first_person(occupants: &[Occupant]) -> Option<Seat> {
    occupants.iter().position(|occupant| !occupant.is_bot()).and_then(Seat::new)
}

fn table_entries(config: &Config, record: &record::Record) -> Vec<RecordEntry<Action>> {
    let entry = |entry: &record::Entry| match entry {
        notation::record::Entry::Shuffle(cards) => {
            let order = record::order_of(config.catalogue(), cards).unwrap_or_default();
            RecordEntry::Chance(OwnedOutcome::Order(order))
        }
        notation::record::Entry::Die(die) => RecordEntry::Chance(OwnedOutcome::Die(*die)),
        notation::record::Entry::Act { seat, action } => RecordEntry::Act { seat: *seat, action: *action },
    };
    record.entries.iter().map(entry).collect()
}

pub(crate) fn write_seats(occupants: &[Occupant]) -> String {
    let lines = occupants.iter().map(|occupant| match occupant {
        Occupant::Person { name } => format!("person:{name}"),
        Occupant::Bot { name, plays } => format!("bot:{plays}:{name}"),
    });
    lines.collect::<Vec<_>>().join("\n")
}

pub(crate) fn read_seats(text: &str) -> Option<Vec<Occupant>> {
    text.lines()
        .map(|line| {
            let (kind, rest) = line.split_once(':')?;
            match kind {
                "person" => Some(Occupant::Person { name: rest.to_owned() }),
                "bot" => {
                    let (plays, name) = rest.split_once(':')?;
                    Some(Occupant::Bot { name: name.to_owned(), plays: plays.to_owned() })
                }
                _ => None,
            }
        })
        .collect()
}
