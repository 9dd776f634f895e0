//! The desk: a table in play, and its viewer.

use core::fmt;

use game::{AllReasons, RuleId, Seat, Viewer};
use locale::{Lang, Words};
use notation::Problem;
use table::{Millis, Occupant, RecordEntry, Setup, Table, UndoPolicy, UndoRefused, Waiting};

use crate::advice::{self, Hint};
use crate::diary::Diary;
use crate::family::{Family, Step, StepOf};
use crate::records::{self, Opened};
use crate::screen::HintLine;

/// What the desk waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The viewer is asked.
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
pub struct Desk<F: Family> {
    pub(crate) table: Table<F>,
    pub(crate) viewer: Viewer,
    pub(crate) view: F::View,
    pub(crate) pick: F::Pick,
    pub(crate) diary: Diary<F>,
    pub(crate) hints: Vec<Hint<F::Action>>,
    pub(crate) refused: Option<F::Action>,
    /// A rule that forbids what no action stands for, with the animal it is about.
    pub(crate) barred: Option<(F::Rule, Option<u8>)>,
    /// The rules that refused a click, with the animal each is about.
    refusals: Vec<(F::Rule, Option<u8>)>,
    /// Whether attacks and defences need a confirmation.
    pub(crate) careful: bool,
    /// Lines of the diary that were there when the player last answered.
    pub(crate) answered_at: usize,
    pub(crate) lang: Lang,
    /// The position the game began with, as records write it.
    position: Option<String>,
    seed: u64,
}

impl<F: Family> Desk<F> {
    /// A new game, dealt and ready.
    pub fn new(config: F::Config, occupants: Vec<Occupant>, seed: u64, lang: Lang) -> Result<Self, DeskError> {
        let table = Table::at(F::new(&config), setup(config, occupants, seed)).map_err(|_| DeskError::Seats)?;
        Ok(Self::at(table, None, seed, lang))
    }

    fn at(mut table: Table<F>, position: Option<String>, seed: u64, lang: Lang) -> Self {
        table.start(Millis(0));
        let viewer = first_person(table.occupants()).map_or(Viewer::Spectator, Viewer::Seat);
        let view = table.view(viewer);
        let diary = Diary::new(table.first_view(viewer));
        let mut desk = Self {
            table,
            viewer,
            view,
            pick: F::Pick::default(),
            diary,
            hints: Vec::new(),
            refused: None,
            barred: None,
            refusals: Vec::new(),
            careful: true,
            answered_at: 0,
            lang,
            position,
            seed,
        };
        desk.rewrite_diary();
        desk.answered_at = desk.diary.len();
        desk
    }

    /// Goes on with a game that was kept. The dice to come are those that would have come.
    pub fn resume(saved: &Saved, lang: Lang) -> Result<Self, DeskError> {
        let Opened { config, first, position, entries } = records::open::<F>(&saved.record)?;
        let occupants = read_seats(&saved.seats).ok_or(DeskError::Seats)?;
        let setup = setup(config, occupants, saved.seed);
        let mut table = Table::at(first.clone(), setup.clone()).map_err(|_| DeskError::Seats)?;
        table.start(Millis(0));
        for entry in &entries {
            if let RecordEntry::Act { seat, action } = entry {
                // Questions with one answer were answered by the table itself, as they are now.
                if table.prompt(*seat).is_some() && table.why_not(*seat, *action).0.is_empty() {
                    let _ = table.act(*seat, *action, Millis(0));
                }
            }
        }
        let desk = Self::at(table, position.clone(), saved.seed, lang);
        // A record from elsewhere has other dice: then it is replayed as it stands.
        if desk.save().record.trim() == saved.record.trim() {
            return Ok(desk);
        }
        let table = Table::replay_from(first, setup, &entries).map_err(|_| DeskError::Seats)?;
        Ok(Self::at(table, position, saved.seed, lang))
    }

    /// The game as text.
    pub fn save(&self) -> Saved {
        let names = self.table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect();
        let record = records::write::<F>(self.table.config(), names, self.position.clone(), self.table.record());
        Saved { record, seats: write_seats(self.table.occupants()), seed: self.seed }
    }

    /// What the desk waits for.
    pub fn stage(&self) -> Stage {
        let Waiting::Decision { asked, .. } = self.table.waiting() else { return Stage::Over };
        // Where several are asked at once, bots have decided before a person begins; nobody sees what.
        let bot = asked.iter().find(|seat| self.table.occupant(*seat).is_some_and(Occupant::is_bot));
        if let (Some(bot), true) = (bot, asked.len() > 1) {
            return Stage::Bot(bot);
        }
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

    /// Whether several decide at the same time now.
    pub fn is_together(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Decision { asked, .. } if asked.len() > 1)
    }

    /// What is asked now.
    pub fn decision(&self) -> Option<F::Decision> {
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

    /// Uses another language from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
        self.rewrite_diary();
    }

    /// Whether attacks and defences wait for a confirmation.
    pub fn set_careful(&mut self, careful: bool) {
        self.careful = careful;
    }

    /// The words of the desk.
    pub fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }

    /// What a click leads to. Returns whether the game went on.
    pub(crate) fn take(&mut self, step: StepOf<F>) -> bool {
        match step {
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

    /// Every reason against an action of the viewer.
    pub(crate) fn reasons(&self, action: F::Action) -> AllReasons<F::Rule> {
        match self.viewer {
            Viewer::Seat(seat) => self.table.why_not(seat, action),
            Viewer::Spectator => AllReasons(Vec::new()),
        }
    }

    fn note_refusal(&mut self, action: F::Action) {
        for reason in self.reasons(action).0 {
            self.note((reason.rule, reason.cause));
        }
    }

    fn note(&mut self, told: (F::Rule, Option<u8>)) {
        self.refusals.retain(|known| *known != told);
        self.refusals.push(told);
    }

    /// Something that no action stands for is forbidden by a rule.
    pub(crate) fn bar(&mut self, rule: F::Rule, cause: Option<u8>) {
        self.note((rule, cause));
        self.barred = Some((rule, cause));
    }

    /// What was refused is forgotten.
    pub(crate) fn forget_refusal(&mut self) {
        (self.refused, self.barred) = (None, None);
    }

    /// Where a rule was applied in this game: the lines of the log that cite it, then what it refused at this screen.
    pub fn lines_citing(&self, rule: &str) -> Vec<String> {
        let log = self.diary.entries().iter().filter(|(_, seen)| F::rules_of(seen).contains(&rule));
        let names = player_names(&self.table);
        let refused = self.refusals.iter().filter(|(other, _)| other.id() == rule);
        let refused = refused.map(|(rule, cause)| F::refusal(self.words(), &names, &self.view, *rule, *cause));
        log.map(|(line, _)| line.text.clone()).chain(refused).collect()
    }

    /// Carries out an action of the viewer. Returns whether it was accepted.
    pub fn act(&mut self, action: F::Action) -> bool {
        let Viewer::Seat(seat) = self.viewer else { return false };
        self.act_for(seat, action)
    }

    /// Carries out an action of a seat: a bot's choice, for instance. Returns whether it was accepted.
    pub fn act_for(&mut self, seat: Seat, action: F::Action) -> bool {
        let accepted = self.table.act(seat, action, Millis(0)).is_ok();
        if accepted {
            if self.viewer == Viewer::Seat(seat) {
                self.answered_at = self.diary.len();
            }
            self.after_change();
        }
        accepted
    }

    /// What a seat sees and may do, for its bot.
    pub fn bot_prompt(&self, seat: Seat) -> Option<(F::View, Vec<F::Action>)> {
        Some((self.table.view(Viewer::Seat(seat)), self.table.prompt(seat)?.legal))
    }

    /// Shows suggestions until the next move, the best first.
    pub fn show_hints(&mut self, hints: Vec<Hint<F::Action>>) {
        self.hints = hints;
    }

    /// The suggestions in words.
    pub(crate) fn hint_lines(&self) -> Vec<HintLine> {
        let (words, names) = (self.words(), player_names(&self.table));
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let equal = advice::are_about_equal(&self.hints);
        let line = |(place, hint): (usize, &Hint<F::Action>)| {
            let outlook = self.table.outlook(seat, hint.action);
            let follows = outlook.map(|outlook| F::outlook_lines(words, &names, &self.view, &outlook, hint.action));
            let follows = follows.unwrap_or_default();
            HintLine {
                text: F::action(words, &names, &self.view, hint.action),
                prospect: advice::prospect(words, hint.prospect),
                why: advice::sentences::<F>(words, &names, &self.view, seat, &hint.why, follows),
                is_best: place == 0 && !equal,
            }
        };
        self.hints.iter().enumerate().map(line).collect()
    }

    /// Carries out a suggestion that is shown. Returns whether the game went on.
    pub fn play_hint(&mut self, place: usize) -> bool {
        let action = self.hints.get(place).map(|hint| hint.action);
        action.is_some_and(|action| self.act(action))
    }

    /// The suggestions are no longer shown.
    pub fn drop_hints(&mut self) {
        self.hints.clear();
    }

    /// Takes the viewer's last decision back.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let Viewer::Seat(seat) = self.viewer else { return Err(UndoRefused::NothingToUndo) };
        // A player who hands the screen over no longer sits in front of it.
        if matches!(self.stage(), Stage::HandOver(_)) {
            return Err(UndoRefused::NothingToUndo);
        }
        self.table.undo(seat, Millis(0))?;
        self.forget_picks();
        self.view = self.table.view(self.viewer);
        self.rewrite_diary();
        self.answered_at = self.diary.len();
        Ok(())
    }

    /// Whether something could be taken back.
    pub fn can_undo(&self) -> bool {
        let handed_over = matches!(self.stage(), Stage::HandOver(_));
        !handed_over && matches!(self.viewer, Viewer::Seat(seat) if self.table.can_undo(seat).is_ok())
    }

    /// What the viewer may do now.
    pub fn legal(&self) -> Vec<F::Action> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        self.table.prompt(seat).map(|prompt| prompt.legal).unwrap_or_default()
    }

    /// The table, for questions.
    pub fn table(&self) -> &Table<F> {
        &self.table
    }

    /// The view of the viewer.
    pub fn view(&self) -> &F::View {
        &self.view
    }

    /// The seed of the dice; pictures are drawn from it too.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn forget_picks(&mut self) {
        self.pick = F::Pick::default();
        self.hints.clear();
        self.forget_refusal();
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

pub(crate) fn player_names<F: Family>(table: &Table<F>) -> Vec<String> {
    table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect()
}

fn setup<C>(config: C, occupants: Vec<Occupant>, seed: u64) -> Setup<C> {
    Setup { config, occupants, seed, undo: UndoPolicy::Casual, clocks: None }
}

fn first_person(occupants: &[Occupant]) -> Option<Seat> {
    occupants.iter().position(|occupant| !occupant.is_bot()).and_then(Seat::new)
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
