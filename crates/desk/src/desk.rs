//! The desk: a table in play, and its viewer.

use core::cell::OnceCell;
use core::fmt;

use game::{AllReasons, Need, RuleId, Seat, SeatSet, Standings, Viewer};
use locale::{Lang, Words};
use notation::Problem;
use notation::record::{self, Opened};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{News, NumberedEvent, Occupant, ReplayError, ReplayProblem, Seq, UndoRefused};

use crate::advice::{self, Hint};
use crate::click::Click;
use crate::diary::{Diary, Reader};
use crate::family::{Family, Step, StepOf};
use crate::link::{Link, Local, Refused, Reply};
use crate::saved::Saved;
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
    /// Somebody at another screen is asked, or what the viewer has decided is on its way.
    Others,
    /// The game is over.
    Over,
}

/// Why a desk cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeskError {
    /// The record cannot be read.
    Record(Problem),
    /// The players do not fit the game; why.
    Seats(String),
    /// An entry of the record, from 1, does not fit the game.
    Entry(usize, String),
}

impl fmt::Display for DeskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(problem) => write!(f, "{problem}"),
            Self::Seats(why) => write!(f, "the players do not fit the game: {why}"),
            Self::Entry(entry, why) => write!(f, "entry {entry} of the record: {why}"),
        }
    }
}

impl core::error::Error for DeskError {}

impl<R: RuleId> From<ReplayError<R>> for DeskError {
    fn from(error: ReplayError<R>) -> Self {
        match error.problem {
            ReplayProblem::Setup(why) => Self::Seats(why.to_string()),
            problem => Self::Entry(error.entry + 1, problem.to_string()),
        }
    }
}

/// A table in play, seen by one player after another.
pub struct Desk<F: Family> {
    link: Box<dyn Link<F>>,
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) viewer: Viewer,
    /// What the viewer saw before anything happened.
    first: F::View,
    /// What they saw happen.
    seen: Vec<NumberedEvent<F::SeenEvent>>,
    /// The number after the last event.
    pub(crate) next: Seq,
    /// What they see now.
    pub(crate) view: F::View,
    /// A world that the viewer cannot distinguish from the real one: rules are asked there.
    world: OnceCell<Box<F>>,
    /// Whether something that was sent has not been answered yet.
    is_pending: bool,
    pub(crate) pick: F::Pick,
    /// What is picked once the action that was sent has been carried out.
    pub(crate) next_pick: Option<F::Pick>,
    /// Answers that the viewer has already given to questions that the action will lead to.
    answers: Vec<F::Action>,
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
}

impl<F: Family> Desk<F> {
    /// A new game, dealt and ready.
    pub fn new(config: F::Config, occupants: Vec<Occupant>, seed: u64, lang: Lang) -> Result<Self, DeskError> {
        let first = F::new(&config);
        let local = Local::new(config, (first, None), &[], occupants, seed)?;
        Ok(Self::local_at(local, lang))
    }

    fn local_at(local: Local<F>, lang: Lang) -> Self {
        let person = local.table().occupants().iter().position(|occupant| !occupant.is_bot()).and_then(Seat::new);
        Self::at(Box::new(local), person.map_or(Viewer::Spectator, Viewer::Seat), lang)
    }

    /// A desk at the end of this link.
    pub fn at(link: Box<dyn Link<F>>, viewer: Viewer, lang: Lang) -> Self {
        let first = link.first_view(viewer);
        let mut desk = Self {
            occupants: link.occupants(),
            link,
            viewer,
            view: first.clone(),
            first,
            seen: Vec::new(),
            next: 0,
            world: OnceCell::new(),
            is_pending: false,
            pick: F::Pick::default(),
            next_pick: None,
            answers: Vec::new(),
            diary: Diary::default(),
            hints: Vec::new(),
            refused: None,
            barred: None,
            refusals: Vec::new(),
            careful: true,
            answered_at: 0,
            lang,
        };
        desk.catch_up();
        desk.answered_at = desk.diary.len();
        desk
    }

    /// Goes on with a game that was kept. The dice to come are those that would have come.
    pub fn resume(saved: &Saved, lang: Lang) -> Result<Self, DeskError> {
        let Opened { header, config, first, entries, .. } =
            record::open::<F::Notation>("game", &saved.record).map_err(DeskError::Record)?;
        let occupants = header.occupants().ok_or_else(|| DeskError::Seats("nobody is named".to_owned()))?;
        let local = Local::new(config, (first, header.position), &entries, occupants, header.seed.unwrap_or(0))?;
        Ok(Self::local_at(local, lang))
    }

    /// The game as text, where the table is in this program.
    pub fn save(&self) -> Option<Saved> {
        Some(Saved { record: self.link.local()?.text() })
    }

    /// The table, where it is in this program.
    pub fn local(&self) -> Option<&Local<F>> {
        self.link.local()
    }

    /// Puts somebody else on a seat, where that is decided here.
    pub fn seat_occupant(&mut self, seat: Seat, occupant: Occupant) {
        self.link.seat(seat, occupant);
        self.occupants = self.link.occupants();
    }

    /// Reads what has arrived. Returns whether anything happened.
    pub fn catch_up(&mut self) -> bool {
        // While all decide at the same time, what another one does leaves the own half-made choice as it is.
        let decides = self.decides_with_others();
        if self.is_pending {
            match self.link.reply() {
                Reply::Pending => {}
                Reply::Done => self.is_pending = false,
                Reply::Refused(why) => {
                    self.is_pending = false;
                    self.note_reply(why);
                }
            }
        }
        self.occupants = self.link.occupants();
        let News { back_to, events, next } = self.link.news(self.viewer, self.next);
        if let Some(from) = back_to {
            self.seen.retain(|entry| entry.seq < from);
            self.rewrite_diary();
        }
        let happened = back_to.is_some() || !events.is_empty();
        let names = self.names();
        for entry in events {
            self.read(entry, &names);
        }
        self.next = next;
        if happened {
            self.world = OnceCell::new();
            if !(decides && back_to.is_none() && self.decides_with_others()) {
                self.forget_picks();
                self.pick = self.next_pick.take().unwrap_or_default();
            }
            self.give_answers();
        }
        happened
    }

    /// Whether the viewer is one of several at other screens who decide now.
    fn decides_with_others(&self) -> bool {
        let Viewer::Seat(seat) = self.viewer else { return false };
        let asked = self.asked_seats();
        self.link.local().is_none() && !self.is_pending && asked.len() > 1 && asked.contains(seat)
    }

    /// Answers questions that the next action leads to with these, one each, as far as they are legal then.
    pub(crate) fn answer_next(&mut self, answers: Vec<F::Action>) {
        self.answers = answers;
    }

    fn give_answers(&mut self) {
        if self.is_pending || self.answers.is_empty() {
            return;
        }
        let answer = self.answers.remove(0);
        if matches!(self.stage(), Stage::Yours(_)) && self.legal().contains(&answer) {
            self.act(answer);
        } else {
            self.give_answers();
        }
    }

    fn read(&mut self, entry: NumberedEvent<F::SeenEvent>, names: &[String]) {
        let reader = Reader { viewer: self.viewer, words: self.words(), players: names };
        self.diary.write(&self.view, &entry, reader);
        F::fold(&mut self.view, &entry.event);
        self.seen.push(entry);
    }

    /// A world that looks to the viewer like the real one.
    pub fn world(&self) -> &F {
        self.world.get_or_init(|| {
            // Which of these worlds it is must not matter, so it may always be the same.
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
            Box::new(F::determinize(&self.view, &mut rng))
        })
    }

    /// Every reason against an action of the seat that the viewer could know of.
    pub fn why_not(&self, seat: Seat, action: F::Action) -> AllReasons<F::Rule> {
        self.world().why_not(seat, action)
    }

    /// What would follow from a legal action of the seat.
    pub fn outlook(&self, seat: Seat, action: F::Action) -> Option<F::Outlook> {
        self.world().outlook(seat, action)
    }

    /// The points of a seat as if the game ended now: those of the viewer, and at the end those of everybody.
    pub fn breakdown(&self, seat: Seat) -> F::Breakdown {
        self.world().breakdown(seat)
    }

    /// The result, when the game is over.
    pub fn standings(&self) -> Standings {
        self.world().standings()
    }

    /// Who is asked now.
    pub fn asked_seats(&self) -> SeatSet {
        self.world().need().asked()
    }

    /// Who sits on this seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.occupants.get(seat.index())
    }

    /// What the players are called, seat by seat.
    pub fn names(&self) -> Vec<String> {
        self.occupants.iter().map(|occupant| occupant.name().to_owned()).collect()
    }

    /// What the desk waits for.
    pub fn stage(&self) -> Stage {
        if self.is_over() {
            return Stage::Over;
        }
        let asked = self.asked_seats();
        let is_bot = |seat: Seat| self.occupant(seat).is_some_and(Occupant::is_bot);
        let here = || asked.iter().filter(|seat| self.link.is_here(*seat));
        // Where several are asked at once, bots have decided before a person begins; nobody sees what.
        let bot = here().find(|seat| is_bot(*seat));
        if let (Some(bot), true) = (bot, asked.len() > 1) {
            return Stage::Bot(bot);
        }
        if let Viewer::Seat(seat) = self.viewer
            && asked.contains(seat)
        {
            return if self.is_pending { Stage::Others } else { Stage::Yours(seat) };
        }
        match here().next() {
            Some(seat) if is_bot(seat) => Stage::Bot(seat),
            Some(seat) => Stage::HandOver(seat),
            None => Stage::Others,
        }
    }

    /// Whether several decide at the same time now.
    pub fn is_together(&self) -> bool {
        self.asked_seats().len() > 1
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.world().need() == Need::Over
    }

    /// What is asked now.
    pub fn decision(&self) -> Option<F::Decision> {
        match self.world().need() {
            Need::Decision(decision) | Need::Together(_, decision) => Some(decision),
            Need::Chance(_) | Need::Progress | Need::Over => None,
        }
    }

    /// Another person sits down before the screen.
    pub fn hand_over(&mut self) {
        if let Stage::HandOver(seat) = self.stage() {
            self.viewer = Viewer::Seat(seat);
            self.first = self.link.first_view(self.viewer);
            self.seen.clear();
            self.next = 0;
            self.rewrite_diary();
            self.catch_up();
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
            Viewer::Seat(seat) => self.why_not(seat, action),
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
        let names = self.names();
        let refused = self.refusals.iter().filter(|(other, _)| other.id() == rule);
        let refused = refused.map(|(rule, cause)| F::refusal(self.words(), &names, &self.view, *rule, *cause));
        log.map(|(line, _)| line.text.clone()).chain(refused).collect()
    }

    /// Carries out an action of the viewer. Returns whether it was accepted.
    pub fn act(&mut self, action: F::Action) -> bool {
        let Viewer::Seat(seat) = self.viewer else { return false };
        self.act_for(seat, action)
    }

    /// Carries out an action of a seat that is here: a bot's choice, for instance. Returns whether it was accepted, or
    /// will be looked at.
    pub fn act_for(&mut self, seat: Seat, action: F::Action) -> bool {
        if self.is_pending {
            return false;
        }
        let reply = self.link.send(seat, action, &self.view);
        match reply {
            Reply::Refused(why) => {
                self.answers.clear();
                self.note_reply(why);
                return false;
            }
            Reply::Pending => self.is_pending = true,
            Reply::Done => {}
        }
        if self.viewer == Viewer::Seat(seat) {
            self.answered_at = self.diary.len();
        }
        self.forget_picks();
        self.catch_up();
        true
    }

    /// The table has refused something that the viewer's own rules allowed.
    fn note_reply(&mut self, why: Refused<F::Rule>) {
        if let Refused::Action(table::TableError::Illegal(illegal)) = why {
            self.bar(illegal.rule, None);
        }
    }

    /// What a seat sees and may do, for its bot; nothing where bots are asked elsewhere.
    pub fn bot_prompt(&self, seat: Seat) -> Option<(F::View, Vec<F::Action>)> {
        let table = self.link.local()?.table();
        Some((table.view(Viewer::Seat(seat)), table.prompt(seat)?.legal))
    }

    /// Shows suggestions until the next move, the best first.
    pub fn show_hints(&mut self, hints: Vec<Hint<F::Action>>) {
        self.hints = hints;
    }

    /// The suggestions in words.
    pub(crate) fn hint_lines(&self) -> Vec<HintLine> {
        let (words, names) = (self.words(), self.names());
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let equal = advice::are_about_equal(&self.hints);
        let line = |(place, hint): (usize, &Hint<F::Action>)| {
            let outlook = self.outlook(seat, hint.action);
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

    /// Takes back the viewer's last step: of what is picked if something is, else the last decision.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let Viewer::Seat(seat) = self.viewer else { return Err(UndoRefused::NothingToUndo) };
        // A player who hands the screen over no longer sits in front of it.
        if matches!(self.stage(), Stage::HandOver(_)) {
            return Err(UndoRefused::NothingToUndo);
        }
        if F::is_picking(&self.pick) {
            F::click(self, Click::Cancel);
            return Ok(());
        }
        match self.link.undo(seat) {
            Reply::Refused(Refused::Undo(why)) => return Err(why),
            Reply::Refused(Refused::Action(_)) => return Err(UndoRefused::NothingToUndo),
            Reply::Pending => self.is_pending = true,
            Reply::Done => {}
        }
        self.catch_up();
        self.answered_at = self.diary.len();
        Ok(())
    }

    /// Whether something could be taken back.
    pub fn can_undo(&self) -> bool {
        let handed_over = matches!(self.stage(), Stage::HandOver(_));
        let decided = matches!(self.viewer, Viewer::Seat(seat) if self.link.can_undo(seat));
        !handed_over && (decided || F::is_picking(&self.pick))
    }

    /// What the viewer may do now.
    pub fn legal(&self) -> Vec<F::Action> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        let mut legal = Vec::new();
        if self.asked_seats().contains(seat) {
            self.world().legal(seat, &mut legal);
        }
        legal
    }

    /// What the viewer has seen happen.
    pub fn seen(&self) -> &[NumberedEvent<F::SeenEvent>] {
        &self.seen
    }

    /// The view of the viewer.
    pub fn view(&self) -> &F::View {
        &self.view
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

    /// Writes down again what was seen, from the first view on.
    fn rewrite_diary(&mut self) {
        let names = self.names();
        self.diary = Diary::default();
        self.view = self.first.clone();
        self.world = OnceCell::new();
        for entry in core::mem::take(&mut self.seen) {
            self.read(entry, &names);
        }
    }
}
